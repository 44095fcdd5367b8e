// SPDX-License-Identifier: Apache-2.0
#include "cunf/base/suggest.hpp"

#include <algorithm>
#include <vector>

namespace cunf::base {

std::size_t edit_distance(std::string_view a, std::string_view b) {
  // Row i of the classical table; the two rows before it are all that it needs.
  std::vector<std::size_t> before_last(b.size() + 1);
  std::vector<std::size_t> last(b.size() + 1);
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::swap(before_last, last);
    std::swap(last, row);
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      std::size_t replace = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, replace});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        row[j] = std::min(row[j], before_last[j - 2] + 1);
    }
  }
  return row[b.size()];
}

std::string suggestion(std::string_view word, std::span<const std::string_view> candidates) {
  constexpr std::size_t kLongest = 64;  // of a word that somebody may have mistyped
  if (word.size() > kLongest) return {};
  std::string_view best;
  std::size_t best_distance = word.size() / 3 + 2;  // farther than this is another word
  for (std::string_view candidate : candidates) {
    if (candidate.size() > kLongest) continue;
    std::size_t distance = edit_distance(word, candidate);
    if (distance < best_distance && distance < candidate.size()) {
      best = candidate;
      best_distance = distance;
    }
  }
  if (best.empty()) return {};
  return ", did you mean `" + std::string(best) + "`?";
}

}  // namespace cunf::base
