// SPDX-License-Identifier: Apache-2.0
// A place in a text that moves forward: what the hand-written readers share.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "io/source.hpp"

namespace cunf::io {

[[nodiscard]] constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
[[nodiscard]] constexpr bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
[[nodiscard]] constexpr bool is_letter(char c) { return is_upper(c) || (c >= 'a' && c <= 'z'); }
[[nodiscard]] constexpr bool is_blank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

class Cursor {
 public:
  // Pre: `source` outlives this object.
  explicit Cursor(const Source& source) : source_(source), text_(source.text()) {}

  [[nodiscard]] bool at_end() const { return at_ == text_.size(); }
  [[nodiscard]] std::uint32_t offset() const { return static_cast<std::uint32_t>(at_); }
  // The next character, or NUL at the end (a checked text has no NUL).
  [[nodiscard]] char peek() const { return at_end() ? '\0' : text_[at_]; }
  [[nodiscard]] bool looking_at(std::string_view word) const {
    return text_.substr(at_).starts_with(word);
  }

  void skip(std::size_t count) { at_ += count; }
  bool take(char c) {
    if (at_end() || text_[at_] != c) return false;
    ++at_;
    return true;
  }
  bool take(std::string_view word) {
    if (!looking_at(word)) return false;
    at_ += word.size();
    return true;
  }
  template <class Predicate>
  std::string_view take_while(Predicate accepts) {
    std::size_t begin = at_;
    while (!at_end() && accepts(text_[at_])) ++at_;
    return text_.substr(begin, at_ - begin);
  }
  // Up to the end of the line, which stays.
  std::string_view take_line() {
    return take_while([](char c) { return c != '\n'; });
  }

  // Digits. Fails if there are none, or if the number is above `most`.
  std::uint64_t number(std::uint64_t most = 1'000'000'000);

  [[noreturn]] void fail(const std::string& message) const { source_.fail(at_, message); }
  [[noreturn]] void fail_at(std::size_t offset, const std::string& message) const {
    source_.fail(offset, message);
  }
  // "`x`", "the end of the line" or "the end of the file": what stands here.
  [[nodiscard]] std::string here() const;

 private:
  const Source& source_;
  std::string_view text_;
  std::size_t at_ = 0;
};

// A name or word cut to a length that fits in a message.
[[nodiscard]] std::string shortened(std::string_view text);

}  // namespace cunf::io
