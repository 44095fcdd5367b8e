// SPDX-License-Identifier: Apache-2.0
#include "cunf/base/limits.hpp"

#include <utility>

#include "cunf/base/resource_usage.hpp"

namespace cunf::base {

std::string_view to_string(Limit limit) {
  switch (limit) {
    case Limit::Time:
      return "time";
    case Limit::Memory:
      return "memory";
    case Limit::Count:
      return "count";
    case Limit::Stop:
      return "stop";
  }
  return "";
}

LimitWatch::LimitWatch(Limits limits)
    : limits_(std::move(limits)), start_(std::chrono::steady_clock::now()) {}

std::optional<Limit> LimitWatch::exceeded(std::uint64_t count) {
  if (!found_) found_ = check(count);
  return found_;
}

std::optional<Limit> LimitWatch::check(std::uint64_t count) {
  if (limits_.count && count > *limits_.count) return Limit::Count;
  if (limits_.stop.stop_requested()) return Limit::Stop;
  if (limits_.time && std::chrono::steady_clock::now() - start_ > *limits_.time) return Limit::Time;
  if (calls_++ % kStride != 0) return std::nullopt;
  if (limits_.memory && resident_bytes() > *limits_.memory) return Limit::Memory;
  return std::nullopt;
}

}  // namespace cunf::base
