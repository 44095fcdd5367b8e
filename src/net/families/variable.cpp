// SPDX-License-Identifier: Apache-2.0
#include "net/families/variable.hpp"

#include "cunf/base/format.hpp"
#include "net/families/step.hpp"

namespace cunf::net::family {

Variable add_boolean(NetBuilder& builder, std::string_view name, bool initial) {
  Variable variable = {builder.add_place(base::format("{}_false", name)),
                       builder.add_place(base::format("{}_true", name))};
  builder.mark(variable[initial ? kTrue : kFalse]);
  return variable;
}

void add_assignment(NetBuilder& builder, std::string_view name, const Assignment& assignment) {
  const auto& [variable, value, from, to] = assignment;
  for (PlaceId old : variable) {
    std::string step = base::format("{}_over_{}", name, builder.name(old));
    if (old == variable[value])
      add_step(builder, step, {.consumes = {from}, .reads = {old}, .produces = {to}});
    else
      add_step(builder, step, {.consumes = {from, old}, .produces = {to, variable[value]}});
  }
}

}  // namespace cunf::net::family
