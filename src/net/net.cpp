// SPDX-License-Identifier: Apache-2.0
#include "cunf/net/net.hpp"

#include <algorithm>

namespace cunf::net {

namespace {

template <class I>
bool same_names(const Net& a, const Net& b, base::IdRange<I> nodes) {
  for (I node : nodes)
    if (a.name(node) != b.name(node)) return false;
  return true;
}

}  // namespace

bool same_net(const Net& a, const Net& b) {
  if (a.place_count() != b.place_count() || a.transition_count() != b.transition_count())
    return false;
  if (!same_names(a, b, a.places()) || !same_names(a, b, a.transitions())) return false;
  if (a.initial_marking() != b.initial_marking() || a.units() != b.units()) return false;
  for (TransitionId t : a.transitions()) {
    if (!std::ranges::equal(a.preset(t), b.preset(t))) return false;
    if (!std::ranges::equal(a.postset(t), b.postset(t))) return false;
    if (!std::ranges::equal(a.context(t), b.context(t))) return false;
  }
  return true;
}

}  // namespace cunf::net
