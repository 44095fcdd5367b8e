// SPDX-License-Identifier: Apache-2.0
#include "io/cursor.hpp"

#include <charconv>

#include "cunf/base/format.hpp"

namespace cunf::io {

std::uint64_t Cursor::number(std::uint64_t most) {
  std::size_t begin = at_;
  std::string_view digits = take_while(is_digit);
  if (digits.empty()) fail(base::format("expected a number, found {}", here()));
  std::uint64_t value = 0;
  auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  if (error != std::errc() || value > most)
    fail_at(begin, base::format("the number {} is too large", shortened(digits)));
  return value;
}

std::string Cursor::here() const {
  if (at_end()) return "the end of the file";
  if (peek() == '\n' || peek() == '\r') return "the end of the line";
  std::size_t length = 1;
  while (at_ + length < text_.size() && (text_[at_ + length] & 0xc0) == 0x80) ++length;
  return base::format("`{}`", text_.substr(at_, length));
}

std::string shortened(std::string_view text) {
  constexpr std::size_t kMost = 60;
  if (text.size() <= kMost) return std::string(text);
  std::size_t end = kMost;
  while (end > 0 && (text[end] & 0xc0) == 0x80) --end;
  return std::string(text.substr(0, end)) + "…";
}

}  // namespace cunf::io
