// SPDX-License-Identifier: Apache-2.0
// Strong ids: an index of four bytes whose type says what it is an index of.
#pragma once

#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <limits>
#include <ranges>
#include <utility>

namespace cunf::base {

// `Tag` is any type, never defined, that tells one kind of id from the others.
template <class Tag>
class Id {
 public:
  static constexpr std::uint32_t kInvalid = std::numeric_limits<std::uint32_t>::max();

  constexpr Id() = default;  // an id that names nothing
  constexpr explicit Id(std::size_t index) : index_(static_cast<std::uint32_t>(index)) {
    assert(index < kInvalid);
  }

  [[nodiscard]] constexpr std::uint32_t index() const { return index_; }
  [[nodiscard]] constexpr bool is_valid() const { return index_ != kInvalid; }

  friend constexpr auto operator<=>(Id, Id) = default;  // NOLINT(modernize-use-nullptr)

 private:
  std::uint32_t index_ = kInvalid;
};

// The ids 0 … count-1, to be walked in a range-based for.
template <class I>
class IdRange {
 public:
  class iterator {
   public:
    using value_type = I;
    using difference_type = std::ptrdiff_t;
    using reference = I;
    using pointer = void;
    using iterator_category = std::input_iterator_tag;  // as `reference` is no reference
    using iterator_concept = std::random_access_iterator_tag;

    iterator() = default;
    explicit iterator(std::size_t at) : at_(static_cast<difference_type>(at)) {}
    I operator*() const { return I(static_cast<std::size_t>(at_)); }
    I operator[](difference_type n) const { return *(*this + n); }
    iterator& operator++() { return *this += 1; }
    iterator& operator--() { return *this -= 1; }
    iterator operator++(int) { return std::exchange(*this, *this + 1); }
    iterator operator--(int) { return std::exchange(*this, *this - 1); }
    iterator& operator+=(difference_type n) {
      at_ += n;
      return *this;
    }
    iterator& operator-=(difference_type n) { return *this += -n; }
    friend iterator operator+(iterator i, difference_type n) { return i += n; }
    friend iterator operator+(difference_type n, iterator i) { return i += n; }
    friend iterator operator-(iterator i, difference_type n) { return i -= n; }
    friend difference_type operator-(iterator a, iterator b) { return a.at_ - b.at_; }
    friend auto operator<=>(iterator, iterator) = default;  // NOLINT(modernize-use-nullptr)

   private:
    difference_type at_ = 0;
  };

  explicit IdRange(std::size_t count) : count_(count) {}
  [[nodiscard]] iterator begin() const { return iterator(0); }
  [[nodiscard]] iterator end() const { return iterator(count_); }
  [[nodiscard]] std::size_t size() const { return count_; }

 private:
  std::size_t count_;
};

}  // namespace cunf::base

template <class I>
inline constexpr bool std::ranges::enable_borrowed_range<cunf::base::IdRange<I>> = true;

template <class Tag>
struct std::hash<cunf::base::Id<Tag>> {
  std::size_t operator()(cunf::base::Id<Tag> id) const noexcept { return id.index(); }
};
