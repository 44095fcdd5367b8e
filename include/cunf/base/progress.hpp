// SPDX-License-Identifier: Apache-2.0
// How a long computation tells what it is doing, without knowing who listens.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>

namespace cunf::base {

struct Progress {
  std::string_view phase;              // "reading", "unfolding", …
  std::uint64_t done = 0;              // items so far
  std::optional<std::uint64_t> total;  // items in all, if that is known
};

// Empty: nobody listens.
using ProgressSink = std::function<void(const Progress&)>;

// Passes on at most one report an interval, so that a caller may report in its inner loop.
class ProgressMeter {
 public:
  explicit ProgressMeter(ProgressSink sink,
                         std::chrono::milliseconds interval = std::chrono::milliseconds(200));

  void report(const Progress& progress);

 private:
  ProgressSink sink_;
  std::chrono::milliseconds interval_;
  std::chrono::steady_clock::time_point next_;
};

}  // namespace cunf::base
