// SPDX-License-Identifier: Apache-2.0
// What a computation may use, and the watch that tells when it has used it up. Running into a
// limit is a result, not an error.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string_view>

namespace cunf::base {

struct Limits {
  std::optional<std::chrono::nanoseconds> time;  // wall clock, from the watch's construction
  std::optional<std::uint64_t> memory;           // bytes of resident memory of this process
  std::optional<std::uint64_t> count;            // the most items that it may produce
  std::stop_token stop;                          // a request to stop, from a signal say
};

enum class Limit { Time, Memory, Count, Stop };

[[nodiscard]] std::string_view to_string(Limit limit);

// Asked in the innermost loop, by one thread: the memory is looked at once in `kStride` calls.
class LimitWatch {
 public:
  static constexpr std::uint32_t kStride = 64;

  explicit LimitWatch(Limits limits);

  // Which limit is exceeded, now that `count` items have been produced; the first one found is
  // the answer for good.
  [[nodiscard]] std::optional<Limit> exceeded(std::uint64_t count);

 private:
  [[nodiscard]] std::optional<Limit> check(std::uint64_t count);

  Limits limits_;
  std::chrono::steady_clock::time_point start_;
  std::uint32_t calls_ = 0;
  std::optional<Limit> found_;
};

}  // namespace cunf::base
