// SPDX-License-Identifier: Apache-2.0
// Nets from text, and back.
//
//   net("p0* -t1-> p1 ; p0 ?q* -t2-> p2, p3")
//
// Entries are separated by `;`, and an entry is one transition: what it takes, an arrow with its
// name, what it puts (maybe nothing). Places are separated by blanks or commas. `?q` before the
// arrow reads q instead of consuming it. A `*` behind any occurrence of a place marks it
// initially. An entry without an arrow only declares places. Places are numbered in the order in
// which they first appear, transitions in the order of their entries; two entries with one name
// are two transitions. A place name has no `?`, `*` or `->` and does not begin with `-`.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "cunf/net/net.hpp"

namespace cunf::test {

// Throws std::invalid_argument for text that is not as above, and for a net that is not in normal
// form or would have to be changed to get there.
[[nodiscard]] net::Net net(std::string_view text);

// The net as such text: all places in order, then the transitions. Reading it again gives the same
// net but for units, keys and points. Names that the text can not hold, or that two places share,
// give way to p0, p1, … for all places, t0, t1, … for all transitions.
[[nodiscard]] std::string describe(const net::Net& net);

// The first node of that name. Throws std::invalid_argument if there is none.
[[nodiscard]] net::PlaceId place(const net::Net& net, std::string_view name);
[[nodiscard]] net::TransitionId transition(const net::Net& net, std::string_view name);

// The marking with these places, separated by blanks or commas.
[[nodiscard]] net::Marking marking(const net::Net& net, std::string_view places);

// Names separated by one blank, in the order given; for a marking, in the order of its places.
[[nodiscard]] std::string names(const net::Net& net, std::span<const net::PlaceId> places);
[[nodiscard]] std::string names(const net::Net& net, std::span<const net::TransitionId> run);
[[nodiscard]] std::string names(const net::Net& net, const net::Marking& marking);

}  // namespace cunf::test
