// SPDX-License-Identifier: Apache-2.0
// What can go wrong, each kind with a type of its own: bad input, a limit of what we read, and
// misuse of the library. Broken invariants are `assert`s.
#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>

namespace cunf::base {

// Where in an input something is. Lines and columns start at 1; 0 means "the file as a whole".
struct Position {
  std::string file;
  std::size_t line = 0;
  std::size_t column = 0;

  friend bool operator==(const Position&, const Position&) = default;
};

[[nodiscard]] std::string to_string(const Position& position);

// The input is wrong; `what()` reads `file:line:column: message`.
class InputError : public std::runtime_error {
 public:
  InputError(Position position, const std::string& message);

  [[nodiscard]] const Position& position() const { return position_; }

 private:
  Position position_;
};

// A file could not be opened, read or written; `what()` reads `file: message`.
class FileError : public std::runtime_error {
 public:
  FileError(const std::string& file, const std::string& message);
};

// The caller of a library function broke its contract.
class MisuseError : public std::logic_error {
 public:
  using std::logic_error::logic_error;
};

// Checks a precondition of the library's interface, in every build.
inline void require(bool holds, const char* what) {
  if (!holds) throw MisuseError(what);
}

}  // namespace cunf::base
