// SPDX-License-Identifier: Apache-2.0
#include "cunf/net/name_index.hpp"

#include <algorithm>

namespace cunf::net {

namespace {

template <class I, class Text>
std::vector<I> sorted_by(base::IdRange<I> nodes, Text text) {
  std::vector<I> sorted(nodes.begin(), nodes.end());
  std::ranges::stable_sort(sorted, {}, text);
  return sorted;
}

template <class I, class Name, class Key>
std::span<const I> find(const std::vector<I>& by_name, const std::vector<I>& by_key,
                        std::string_view wanted, Name name, Key key) {
  auto equal = [&](const std::vector<I>& sorted, auto text) -> std::span<const I> {
    return {std::ranges::lower_bound(sorted, wanted, {}, text),
            std::ranges::upper_bound(sorted, wanted, {}, text)};
  };
  std::span<const I> named = equal(by_name, name);
  return named.empty() ? equal(by_key, key) : named;
}

template <class I, class Key>
I find_one(const std::vector<I>& by_key, std::string_view wanted, Key key) {
  auto found = std::ranges::lower_bound(by_key, wanted, {}, key);
  return found != by_key.end() && key(*found) == wanted ? *found : I();
}

}  // namespace

NameIndex::NameIndex(const Net& net)
    : net_(net),
      places_by_name_(sorted_by(net.places(), [&](PlaceId p) { return net.name(p); })),
      places_by_key_(sorted_by(net.places(), [&](PlaceId p) { return net.key(p); })),
      transitions_by_name_(
          sorted_by(net.transitions(), [&](TransitionId t) { return net.name(t); })),
      transitions_by_key_(
          sorted_by(net.transitions(), [&](TransitionId t) { return net.key(t); })) {}

std::span<const PlaceId> NameIndex::places(std::string_view name) const {
  return find(
      places_by_name_, places_by_key_, name, [&](PlaceId p) { return net_.name(p); },
      [&](PlaceId p) { return net_.key(p); });
}

std::span<const TransitionId> NameIndex::transitions(std::string_view name) const {
  return find(
      transitions_by_name_, transitions_by_key_, name, [&](TransitionId t) { return net_.name(t); },
      [&](TransitionId t) { return net_.key(t); });
}

PlaceId NameIndex::place_with_key(std::string_view key) const {
  return find_one(places_by_key_, key, [&](PlaceId p) { return net_.key(p); });
}

TransitionId NameIndex::transition_with_key(std::string_view key) const {
  return find_one(transitions_by_key_, key, [&](TransitionId t) { return net_.key(t); });
}

}  // namespace cunf::net
