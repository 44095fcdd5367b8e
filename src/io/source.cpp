// SPDX-License-Identifier: Apache-2.0
#include "io/source.hpp"

#include <algorithm>
#include <utility>

#include "cunf/base/format.hpp"
#include "io/utf8.hpp"

namespace cunf::io {

Source::Source(std::string name, std::string text)
    : name_(std::move(name)), text_(std::move(text)) {
  constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";
  if (text_.starts_with(kByteOrderMark)) text_.erase(0, kByteOrderMark.size());
}

std::string& Source::text_to_modify() {
  line_starts_.assign(1, 0);
  for (std::size_t at = text_.find('\n'); at != std::string::npos; at = text_.find('\n', at + 1))
    line_starts_.push_back(static_cast<std::uint32_t>(at + 1));
  return text_;
}

base::Position Source::position(std::size_t offset) const {
  offset = std::min(offset, text_.size());
  std::size_t line = 0;
  std::size_t line_start = 0;
  if (line_starts_.empty()) {
    auto before = text().substr(0, offset);
    line = static_cast<std::size_t>(std::ranges::count(before, '\n')) + 1;
    line_start = before.rfind('\n') + 1;  // npos + 1 is 0
  } else {
    line = static_cast<std::size_t>(std::ranges::upper_bound(line_starts_, offset) -
                                    line_starts_.begin());
    line_start = line_starts_[line - 1];
  }
  return {name_, line, count_code_points(text().substr(line_start, offset - line_start)) + 1};
}

void Source::fail(std::size_t offset, const std::string& message) const {
  throw base::InputError(position(offset), printable(message));
}

void Source::check_text() const {
  auto is_control = [](char c) {
    return static_cast<unsigned char>(c) < 0x20 && (c < '\t' || c > '\r');
  };
  auto control = std::ranges::find_if(text_, is_control);
  if (control != text_.end())
    fail(static_cast<std::size_t>(control - text_.begin()),
         base::format("this is no text: it holds the byte 0x{:02x}",
                      static_cast<unsigned char>(*control)));
}

void Source::check_utf8(std::string_view part) const {
  std::size_t invalid = find_invalid_utf8(part);
  if (invalid == std::string_view::npos) return;
  fail(static_cast<std::size_t>(part.data() - text_.data()) + invalid,
       base::format("the byte 0x{:02x} is not valid UTF-8 here; convert the file to UTF-8",
                    static_cast<unsigned char>(part[invalid])));
}

}  // namespace cunf::io
