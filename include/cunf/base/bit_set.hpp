// SPDX-License-Identifier: Apache-2.0
// A set of ids as bits, of a size fixed at construction.
#pragma once

#include <bit>
#include <boost/container/small_vector.hpp>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <utility>

#include "cunf/base/hash.hpp"

namespace cunf::base {

// Up to 256 members live inside the object. Binary operations want operands of the same size.
template <class I>
class BitSet {
 public:
  BitSet() = default;
  explicit BitSet(std::size_t size) : size_(size), words_((size + 63) / 64, 0) {}
  BitSet(const BitSet&) = default;
  BitSet& operator=(const BitSet&) = default;
  ~BitSet() = default;
  // What was moved from is the set of size 0.
  BitSet(BitSet&& other) noexcept
      : size_(std::exchange(other.size_, 0)), words_(std::move(other.words_)) {
    other.words_.clear();
  }
  BitSet& operator=(BitSet&& other) noexcept {
    if (this == &other) return *this;
    size_ = std::exchange(other.size_, 0);
    words_ = std::move(other.words_);
    other.words_.clear();
    return *this;
  }

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool test(I id) const { return (word(id) >> (id.index() % 64) & 1) != 0; }
  void set(I id) { word(id) |= bit(id); }
  void reset(I id) { word(id) &= ~bit(id); }
  void flip(I id) { word(id) ^= bit(id); }
  void clear() { words_.assign(words_.size(), 0); }

  [[nodiscard]] bool none() const {
    for (std::uint64_t w : words_)
      if (w != 0) return false;
    return true;
  }

  [[nodiscard]] std::size_t count() const {
    std::size_t n = 0;
    for (std::uint64_t w : words_) n += static_cast<std::size_t>(std::popcount(w));
    return n;
  }

  [[nodiscard]] bool is_subset_of(const BitSet& other) const {
    assert(size_ == other.size_);
    for (std::size_t i = 0; i < words_.size(); ++i)
      if ((words_[i] & ~other.words_[i]) != 0) return false;
    return true;
  }

  [[nodiscard]] bool intersects(const BitSet& other) const {
    assert(size_ == other.size_);
    for (std::size_t i = 0; i < words_.size(); ++i)
      if ((words_[i] & other.words_[i]) != 0) return true;
    return false;
  }

  BitSet& operator|=(const BitSet& other) { return combine(other, std::bit_or<>()); }
  BitSet& operator&=(const BitSet& other) { return combine(other, std::bit_and<>()); }
  BitSet& operator^=(const BitSet& other) { return combine(other, std::bit_xor<>()); }
  BitSet& operator-=(const BitSet& other) {
    return combine(other, [](std::uint64_t a, std::uint64_t b) { return a & ~b; });
  }

  // Calls `visit(id)` for every member, in ascending order.
  template <class Visit>
  void for_each(Visit visit) const {
    for (std::size_t i = 0; i < words_.size(); ++i)
      for (std::uint64_t w = words_[i]; w != 0; w &= w - 1)
        visit(I(i * 64 + static_cast<std::size_t>(std::countr_zero(w))));
  }

  [[nodiscard]] std::span<const std::uint64_t> words() const {
    return {words_.data(), words_.size()};
  }
  [[nodiscard]] std::uint64_t hash() const { return hash_words(words()); }

  friend bool operator==(const BitSet& a, const BitSet& b) {
    return a.size_ == b.size_ && a.words_ == b.words_;
  }
  // Some total order, for ordered containers.
  friend std::strong_ordering operator<=>(const BitSet& a, const BitSet& b) {
    if (auto by_size = a.size_ <=> b.size_; by_size != 0) return by_size;
    for (std::size_t i = 0; i < a.words_.size(); ++i)
      if (auto by_word = a.words_[i] <=> b.words_[i]; by_word != 0) return by_word;
    return std::strong_ordering::equal;
  }

 private:
  static std::uint64_t bit(I id) { return std::uint64_t{1} << (id.index() % 64); }

  [[nodiscard]] std::uint64_t word(I id) const {
    assert(id.index() < size_);
    return words_[id.index() / 64];
  }
  std::uint64_t& word(I id) {
    assert(id.index() < size_);
    return words_[id.index() / 64];
  }

  template <class Operation>
  BitSet& combine(const BitSet& other, Operation operation) {
    assert(size_ == other.size_);
    for (std::size_t i = 0; i < words_.size(); ++i)
      words_[i] = operation(words_[i], other.words_[i]);
    return *this;
  }

  std::size_t size_ = 0;
  boost::container::small_vector<std::uint64_t, 4> words_;  // bits at and above size_ stay 0
};

}  // namespace cunf::base

template <class I>
struct std::hash<cunf::base::BitSet<I>> {
  std::size_t operator()(const cunf::base::BitSet<I>& set) const noexcept { return set.hash(); }
};
