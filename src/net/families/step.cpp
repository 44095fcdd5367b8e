// SPDX-License-Identifier: Apache-2.0
#include "net/families/step.hpp"

namespace cunf::net::family {

std::string numbered(std::string_view stem, std::initializer_list<std::size_t> at) {
  std::string name(stem);
  for (std::size_t index : at) {
    if (name.size() > stem.size()) name += '_';
    name += std::to_string(index + 1);
  }
  return name;
}

PlaceId add_marked_place(NetBuilder& builder, std::string_view name) {
  PlaceId p = builder.add_place(name);
  builder.mark(p);
  return p;
}

std::vector<PlaceId> add_places(NetBuilder& builder, std::string_view stem, std::size_t count) {
  std::vector<PlaceId> places;
  places.reserve(count);
  for (std::size_t i = 0; i < count; ++i) places.push_back(builder.add_place(numbered(stem, {i})));
  return places;
}

std::vector<PlaceId> add_marked_places(NetBuilder& builder, std::string_view stem,
                                       std::size_t count) {
  std::vector<PlaceId> places = add_places(builder, stem, count);
  for (PlaceId p : places) builder.mark(p);
  return places;
}

void add_step(NetBuilder& builder, std::string_view name, const Arcs& arcs) {
  TransitionId t = builder.add_transition(name);
  for (PlaceId p : arcs.consumes) builder.add_input(p, t);
  for (PlaceId p : arcs.reads) builder.add_read(p, t);
  for (PlaceId p : arcs.produces) builder.add_output(t, p);
}

}  // namespace cunf::net::family
