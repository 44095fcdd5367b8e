// SPDX-License-Identifier: Apache-2.0
// Text formatting: {fmt} under our own name, so that no other module names it.
#pragma once

#include <fmt/format.h>

namespace cunf::base {

using fmt::format;
using fmt::format_to;

}  // namespace cunf::base
