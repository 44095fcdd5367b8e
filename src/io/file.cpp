// SPDX-License-Identifier: Apache-2.0
#include "cunf/io/file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>

#include "cunf/base/error.hpp"
#include "cunf/base/format.hpp"
#include "io/gzip.hpp"

namespace cunf::io {

namespace {

using base::FileError;
using base::format;

std::string name_of(const std::string& path, const char* standard) {
  return path == "-" ? standard : path;
}

// Closes what it opened; standard input and output stay open.
class Descriptor {
 public:
  Descriptor(int number, bool owned) : number_(number), owned_(owned) {}
  ~Descriptor() {
    if (owned_ && number_ >= 0) ::close(number_);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;

  [[nodiscard]] int number() const { return number_; }
  bool close() {
    int number = number_;
    number_ = -1;
    return !owned_ || ::close(number) == 0;
  }

 private:
  int number_;
  bool owned_;
};

// The file that a symbolic link stands for, so that not the link is replaced.
std::string behind_links(const std::string& path) {
  std::unique_ptr<char, decltype(&std::free)> resolved(::realpath(path.c_str(), nullptr),
                                                       &std::free);
  return resolved ? std::string(resolved.get()) : path;
}

void write_all(int descriptor, std::string_view content, const std::string& name) {
  while (!content.empty()) {
    ssize_t written = ::write(descriptor, content.data(), content.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) throw FileError(name, format("can not be written: {}", std::strerror(errno)));
    content.remove_prefix(static_cast<std::size_t>(written));
  }
}

}  // namespace

std::string read_file(const std::string& path, std::uint64_t max_bytes) {
  std::string name = name_of(path, "standard input");
  Descriptor file(path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC),
                  path != "-");
  if (file.number() < 0)
    throw FileError(name, format("can not be opened: {}", std::strerror(errno)));
  struct stat status {};
  std::string content;
  auto too_large = [&] {
    return FileError(name,
                     format("has more than {} bytes; raise --max-input to read it", max_bytes));
  };
  if (::fstat(file.number(), &status) == 0 && S_ISREG(status.st_mode)) {
    if (static_cast<std::uint64_t>(status.st_size) > max_bytes) throw too_large();
    content.reserve(static_cast<std::size_t>(status.st_size) + 1);
  }
  constexpr std::size_t kChunk = 1 << 20;
  for (;;) {
    std::size_t old_size = content.size();
    content.resize(std::max(content.capacity(), old_size + kChunk));
    ssize_t got = ::read(file.number(), content.data() + old_size, content.size() - old_size);
    if (got < 0 && errno != EINTR)
      throw FileError(name, format("can not be read: {}", std::strerror(errno)));
    content.resize(old_size + static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
    if (content.size() > max_bytes) throw too_large();
    if (got == 0) return content;
  }
}

void write_file(const std::string& path, std::string_view content) {
  if (path == "-") {
    write_all(STDOUT_FILENO, content, "standard output");
    return;
  }
  std::string compressed;
  if (path.ends_with(".gz")) content = compressed = gzip(content);
  // A device or a pipe can only be written in place, and so can whatever `/dev/stdout` is; a
  // regular file is written beside and moved.
  struct stat status {};
  bool in_place = path.starts_with("/dev/") || path.starts_with("/proc/") ||
                  (::stat(path.c_str(), &status) == 0 && !S_ISREG(status.st_mode));
  std::string final_path = in_place ? path : behind_links(path);
  std::string target = in_place ? path : format("{}.{}.tmp", final_path, ::getpid());
  Descriptor file(::open(target.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666), true);
  if (file.number() < 0)
    throw FileError(path, format("can not be created: {}", std::strerror(errno)));
  bool replaces = !in_place && S_ISREG(status.st_mode);
  if (replaces && ::fchmod(file.number(), status.st_mode & 07777) != 0)
    throw FileError(path, format("can not keep its permissions: {}", std::strerror(errno)));
  try {
    write_all(file.number(), content, path);
    if (!file.close())
      throw FileError(path, format("can not be written: {}", std::strerror(errno)));
    if (!in_place && std::rename(target.c_str(), final_path.c_str()) != 0)
      throw FileError(path, format("can not be replaced: {}", std::strerror(errno)));
  } catch (...) {
    if (!in_place) ::unlink(target.c_str());
    throw;
  }
}

}  // namespace cunf::io
