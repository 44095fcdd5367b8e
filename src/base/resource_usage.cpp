// SPDX-License-Identifier: Apache-2.0
#include "cunf/base/resource_usage.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <fstream>

namespace cunf::base {

namespace {

rusage usage() {
  rusage result{};
  getrusage(RUSAGE_SELF, &result);
  return result;
}

double seconds(const timeval& time) {
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
}

}  // namespace

std::uint64_t resident_bytes() {
  std::ifstream statm("/proc/self/statm");
  std::uint64_t total = 0;
  std::uint64_t resident = 0;
  if (!(statm >> total >> resident)) return peak_resident_bytes();
  return resident * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

std::uint64_t peak_resident_bytes() { return static_cast<std::uint64_t>(usage().ru_maxrss) * 1024; }

double user_seconds() { return seconds(usage().ru_utime); }

double system_seconds() { return seconds(usage().ru_stime); }

}  // namespace cunf::base
