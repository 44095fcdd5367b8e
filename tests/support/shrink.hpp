// SPDX-License-Identifier: Apache-2.0
// Properties of many nets, and small nets for those that do not hold.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "cunf/net/net.hpp"

namespace cunf::test {

// A net that still fails and from which nothing more can be taken: no transition, place, arc or
// token, nor a transition for a token that it has moved. Units, keys and points go first; if the
// net does not fail without them it is returned as it is. Pre: fails(net).
[[nodiscard]] net::Net shrink(const net::Net& net,
                              const std::function<bool(const net::Net&)>& fails);

using MakeNet = std::function<net::Net(std::uint64_t seed)>;

// What is wrong with the net; empty if the property holds. Throwing is wrong, too.
using Property = std::function<std::string(const net::Net&)>;

// What the environment variable CUNF_TEST_SCALE says, 1 if it says nothing: long runs try so many
// times as many nets.
[[nodiscard]] std::uint64_t test_scale();

// Tries the seeds first_seed, first_seed + 1, … , count times the scale of them. Returns a report
// of the first failure, with its seed and the shrunk net as a literal; empty if there is none.
[[nodiscard]] std::string find_counterexample(const std::string& name, std::uint64_t count,
                                              std::uint64_t first_seed, const MakeNet& make_net,
                                              const Property& property);

// The same as an assertion of the running test case.
void check_property(const std::string& name, std::uint64_t count, std::uint64_t first_seed,
                    const MakeNet& make_net, const Property& property);

}  // namespace cunf::test
