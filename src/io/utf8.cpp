// SPDX-License-Identifier: Apache-2.0
#include "io/utf8.hpp"

#include <algorithm>

#include "cunf/base/format.hpp"

namespace cunf::io {

namespace {

unsigned char byte(char c) { return static_cast<unsigned char>(c); }

bool is_continuation(char c) { return (byte(c) & 0xc0) == 0x80; }

// Length of the valid sequence at the start of `text`, or 0 (RFC 3629, section 4).
std::size_t sequence_length(std::string_view text) {
  unsigned char lead = byte(text[0]);
  if (lead < 0x80) return 1;
  std::size_t length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  if (lead < 0xc2 || lead > 0xf4 || text.size() < length) return 0;
  if (!std::ranges::all_of(text.substr(1, length - 1), is_continuation)) return 0;
  unsigned char second = byte(text[1]);
  if (lead == 0xe0 && second < 0xa0) return 0;  // too long a form
  if (lead == 0xed && second > 0x9f) return 0;  // surrogates
  if (lead == 0xf0 && second < 0x90) return 0;  // too long a form
  if (lead == 0xf4 && second > 0x8f) return 0;  // above U+10FFFF
  return length;
}

}  // namespace

std::size_t find_invalid_utf8(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    std::size_t length = sequence_length(text.substr(at));
    if (length == 0) return at;
    at += length;
  }
  return std::string_view::npos;
}

std::size_t count_code_points(std::string_view text) {
  return static_cast<std::size_t>(
      std::ranges::count_if(text, [](char c) { return !is_continuation(c); }));
}

std::string latin1_to_utf8(std::string_view text) {
  std::string utf8;
  utf8.reserve(text.size());
  for (char c : text) {
    if (byte(c) < 0x80) {
      utf8 += c;
    } else {
      utf8 += static_cast<char>(0xc0 | (byte(c) >> 6));
      utf8 += static_cast<char>(0x80 | (byte(c) & 0x3f));
    }
  }
  return utf8;
}

std::string printable(std::string_view text) {
  constexpr std::size_t kMost = 500;  // a message is not the place for a longer name
  std::string result;
  while (!text.empty()) {
    if (result.size() > kMost) return result + "…";
    std::size_t length = sequence_length(text);
    if (length == 0 || byte(text[0]) < 0x20 || byte(text[0]) == 0x7f)
      result += base::format("\\x{:02x}", byte(text[0]));
    else
      result += text.substr(0, length);
    text.remove_prefix(std::max<std::size_t>(length, 1));
  }
  return result;
}

}  // namespace cunf::io
