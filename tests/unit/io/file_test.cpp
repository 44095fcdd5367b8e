// SPDX-License-Identifier: Apache-2.0
#include "cunf/io/file.hpp"

#include <doctest/doctest.h>
#include <fcntl.h>
#include <unistd.h>

#include <filesystem>
#include <string>

#include "cunf/base/error.hpp"
#include "io/gzip.hpp"

using namespace cunf::io;
using cunf::base::FileError;
namespace fs = std::filesystem;

namespace {

// A directory for one test case.
class Scratch {
 public:
  Scratch() {
    std::string pattern = (fs::temp_directory_path() / "cunf-file-XXXXXX").string();
    REQUIRE(::mkdtemp(pattern.data()) != nullptr);
    path_ = pattern;
  }
  ~Scratch() { fs::remove_all(path_); }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;

  [[nodiscard]] std::string file(const char* name) const { return (path_ / name).string(); }
  [[nodiscard]] std::size_t count() const {
    return static_cast<std::size_t>(
        std::distance(fs::directory_iterator(path_), fs::directory_iterator()));
  }

 private:
  fs::path path_;
};

constexpr std::uint64_t kPlenty = 1 << 24;

}  // namespace

TEST_CASE("a file holds what was written, and nothing is left beside it") {
  Scratch scratch;
  for (std::size_t size : {0U, 1U, 4096U, 1U << 20, (1U << 20) + 1, 5'000'000U}) {
    const std::string content(size, 'x');
    write_file(scratch.file("a"), content);
    CHECK(read_file(scratch.file("a"), kPlenty) == content);
  }
  CHECK(scratch.count() == 1);
}

TEST_CASE("a name that ends in .gz makes it compressed") {
  Scratch scratch;
  write_file(scratch.file("a.gz"), "text");
  const std::string bytes = read_file(scratch.file("a.gz"), kPlenty);
  CHECK(is_gzip(bytes));
  CHECK(gunzip(bytes, "a.gz", kPlenty) == "text");
}

TEST_CASE("a file that is too large is refused, at once if its size is known") {
  Scratch scratch;
  write_file(scratch.file("a"), "12345");
  CHECK(read_file(scratch.file("a"), 5) == "12345");
  CHECK_THROWS_AS((void)read_file(scratch.file("a"), 4), FileError);
  fs::resize_file(scratch.file("a"), std::uint64_t{1} << 40);  // sparse
  CHECK_THROWS_AS((void)read_file(scratch.file("a"), kPlenty), FileError);
}

TEST_CASE("what can not be read or written is said") {
  Scratch scratch;
  CHECK_THROWS_WITH_AS((void)read_file("/nowhere/at/all", 1),
                       "/nowhere/at/all: can not be opened: No such file or directory", FileError);
  CHECK_THROWS_WITH_AS((void)read_file("/", 1), "/: can not be read: Is a directory", FileError);
  CHECK_THROWS_WITH_AS(write_file("/nowhere/at/all", ""),
                       "/nowhere/at/all: can not be created: No such file or directory", FileError);
  CHECK_THROWS_AS(write_file("/", ""), FileError);
}

TEST_CASE("after a failure the old content is still there, and no temporary file") {
  Scratch scratch;
  fs::create_directory(scratch.file("a"));
  CHECK_THROWS_AS(write_file(scratch.file("a"), "new"), FileError);
  CHECK(fs::is_directory(scratch.file("a")));
  CHECK(scratch.count() == 1);
}

TEST_CASE("a symbolic link stays one, and its file is written") {
  Scratch scratch;
  write_file(scratch.file("real"), "old");
  fs::create_symlink("real", scratch.file("link"));
  write_file(scratch.file("link"), "new");
  CHECK(fs::is_symlink(scratch.file("link")));
  CHECK(read_file(scratch.file("real"), kPlenty) == "new");
  CHECK(scratch.count() == 2);
}

TEST_CASE("an open file under its name in /dev is written in place") {
  Scratch scratch;
  const int open_file = ::open(scratch.file("a").c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
  REQUIRE(open_file >= 0);
  write_file("/dev/fd/" + std::to_string(open_file), "text");
  ::close(open_file);
  CHECK(read_file(scratch.file("a"), kPlenty) == "text");
  CHECK(scratch.count() == 1);
}

TEST_CASE("devices and pipes are written in place") {
  write_file("/dev/null", "gone");
  CHECK(fs::is_character_file("/dev/null"));
  CHECK(read_file("/dev/null", 0) == "");
  CHECK_THROWS_AS(write_file("/dev/full", "text"), FileError);
}
