// SPDX-License-Identifier: Apache-2.0
#include "net/families/scan.hpp"

#include "net/families/step.hpp"

namespace cunf::net::family {

PlaceId add_scan(NetBuilder& builder, const Scan& scan) {
  std::size_t i = scan.process;
  PlaceId next = scan.success;
  for (std::size_t j = scan.flags.size(); j-- > 0;) {  // from the last, as each needs its next
    if (j == i) continue;
    PlaceId look = builder.add_place(numbered("look", {i, j}));
    add_step(builder, numbered("clear", {i, j}),
             {.consumes = {look}, .reads = {scan.flags[j][scan.clear]}, .produces = {next}});
    add_step(
        builder, numbered("blocked", {i, j}),
        {.consumes = {look}, .reads = {scan.flags[j][1 - scan.clear]}, .produces = {scan.failure}});
    next = look;
  }
  return next;
}

}  // namespace cunf::net::family
