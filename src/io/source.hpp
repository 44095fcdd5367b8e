// SPDX-License-Identifier: Apache-2.0
// A text that is being read, and where in it things are.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cunf/base/error.hpp"

namespace cunf::io {

class Source {
 public:
  // Offsets have 32 bits.
  static constexpr std::uint64_t kLargest = (std::uint64_t{1} << 32) - 1;

  Source(std::string name, std::string text);

  [[nodiscard]] const std::string& name() const { return name_; }
  [[nodiscard]] std::string_view text() const { return text_; }

  // For a parser that works in place. Lines are remembered as they are now.
  [[nodiscard]] std::string& text_to_modify();

  [[nodiscard]] base::Position position(std::size_t offset) const;
  [[noreturn]] void fail(std::size_t offset, const std::string& message) const;

  // Refuses control characters, which no text has.
  void check_text() const;
  // Refuses bytes that are not UTF-8, in all of the text or in a part of it.
  void check_utf8() const { check_utf8(text()); }
  void check_utf8(std::string_view part) const;  // Pre: `part` is a part of text()

 private:
  std::string name_;
  std::string text_;
  std::vector<std::uint32_t> line_starts_;  // empty: look for the line ends in text_
};

}  // namespace cunf::io
