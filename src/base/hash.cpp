// SPDX-License-Identifier: Apache-2.0
#include "cunf/base/hash.hpp"

namespace cunf::base {

std::uint64_t hash_words(std::span<const std::uint64_t> words) {
  std::uint64_t hash = words.size();
  for (std::uint64_t word : words) hash = combine(hash, word);
  return hash;
}

}  // namespace cunf::base
