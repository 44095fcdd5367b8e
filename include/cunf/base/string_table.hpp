// SPDX-License-Identifier: Apache-2.0
// Many strings in one block of memory, each known by its index.
#pragma once

#include <cassert>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace cunf::base {

class StringTable {
 public:
  void push_back(std::string_view text) {
    text_ += text;
    end_.push_back(text_.size());
  }

  [[nodiscard]] std::size_t size() const { return end_.size(); }
  [[nodiscard]] bool empty() const { return end_.empty(); }

  [[nodiscard]] std::string_view operator[](std::size_t index) const {
    assert(index < size());
    std::size_t begin = index == 0 ? 0 : end_[index - 1];
    return std::string_view(text_).substr(begin, end_[index] - begin);
  }

  friend bool operator==(const StringTable&, const StringTable&) = default;

 private:
  std::string text_;              // all strings, one after the other
  std::vector<std::size_t> end_;  // where each ends in text_
};

}  // namespace cunf::base
