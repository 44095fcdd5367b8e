// SPDX-License-Identifier: Apache-2.0
// Tables with a head line and tabs between columns.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace cunf::test {

using TsvRow = std::map<std::string, std::string>;  // by the name of the column

// Throws std::runtime_error if there is no such file.
[[nodiscard]] std::vector<TsvRow> read_tsv(const std::string& path);

}  // namespace cunf::test
