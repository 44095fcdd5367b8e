// SPDX-License-Identifier: Apache-2.0
#include "io/read_source.hpp"

#include <algorithm>
#include <utility>

#include "cunf/base/error.hpp"
#include "cunf/base/format.hpp"
#include "cunf/io/file.hpp"
#include "io/gzip.hpp"

namespace cunf::io {

Format format_for_reading(const std::string& path) {
  if (auto format = format_of_path(path)) return *format;
  std::string known;
  for (const FormatInfo& format : formats())
    known += base::format("{}{}", known.empty() ? "" : " ", format.name);
  throw base::FileError(path == "-" ? "standard input" : path,
                        base::format("the name does not tell the format; say --from with one "
                                     "of: {}",
                                     known));
}

Source read_source(const std::string& path, std::uint64_t max_bytes) {
  return make_source(path == "-" ? "standard input" : path, read_file(path, max_bytes), max_bytes);
}

Source make_source(const std::string& name, std::string bytes, std::uint64_t max_bytes) {
  max_bytes = std::min(max_bytes, Source::kLargest);
  if (is_gzip(bytes)) bytes = gunzip(bytes, name, max_bytes);
  if (bytes.size() > max_bytes)
    throw base::FileError(
        name, base::format("has more than {} bytes; raise --max-input to read it", max_bytes));
  Source source(name, std::move(bytes));
  source.check_text();
  return source;
}

}  // namespace cunf::io
