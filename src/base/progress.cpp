// SPDX-License-Identifier: Apache-2.0
#include "cunf/base/progress.hpp"

#include <utility>

namespace cunf::base {

ProgressMeter::ProgressMeter(ProgressSink sink, std::chrono::milliseconds interval)
    : sink_(std::move(sink)),
      interval_(interval),
      next_(std::chrono::steady_clock::now() + interval) {}

void ProgressMeter::report(const Progress& progress) {
  if (!sink_) return;
  auto now = std::chrono::steady_clock::now();
  if (now < next_) return;
  next_ = now + interval_;
  sink_(progress);
}

}  // namespace cunf::base
