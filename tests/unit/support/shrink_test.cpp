// SPDX-License-Identifier: Apache-2.0
#include "support/shrink.hpp"

#include <doctest/doctest.h>

#include <cstdlib>
#include <stdexcept>
#include <string>
#include <vector>

#include "cunf/net/net_builder.hpp"
#include "support/net_literal.hpp"
#include "support/reachability.hpp"

using namespace cunf::net;
using namespace cunf::test;

namespace {

bool is_unsafe(const Net& n) { return explore(n).unsafe.has_value(); }

// Sets CUNF_TEST_SCALE for the life of a test case.
class Scale {
 public:
  explicit Scale(const char* value) {
    if (const char* old = std::getenv("CUNF_TEST_SCALE")) old_ = old;
    set(value);
  }
  ~Scale() { set(old_.empty() ? nullptr : old_.c_str()); }
  Scale(const Scale&) = delete;
  Scale& operator=(const Scale&) = delete;

 private:
  static void set(const char* value) {
    if (value == nullptr)
      unsetenv("CUNF_TEST_SCALE");
    else
      setenv("CUNF_TEST_SCALE", value, 1);
  }
  std::string old_;
};

}  // namespace

TEST_CASE("what always fails shrinks to nothing") {
  Net n = net("p* ?q* -t-> r ; r -u-> p ; q -v-> s t u");
  CHECK(describe(shrink(n, [](const Net&) { return true; })) == "");
}

TEST_CASE("an unsafe net shrinks to its unsafe core") {
  Net n = net("a* -t-> b c ; b ?r* -u-> d ; c -v-> d e ; e -w-> f ; r -x-> r g ; f g -y->");
  REQUIRE(is_unsafe(n));
  Net small = shrink(n, is_unsafe);
  CHECK(is_unsafe(small));
  CHECK(small.transition_count() == 1);
  CHECK(small.place_count() == 2);
  CHECK(small.flow_arc_count() == 2);
  CHECK(small.read_arc_count() == 0);
}

TEST_CASE("arcs and tokens go, too, but presets stay non-empty") {
  Net n = net("p* q* ?r* -t-> s, u");
  Net small = shrink(n, [](const Net& m) { return m.transition_count() == 1; });
  CHECK(small.flow_arc_count() == 1);
  CHECK(small.read_arc_count() == 0);
  CHECK(small.place_count() == 1);
  CHECK(small.initial_marking().none());
}

TEST_CASE("what the failure needs stays, names included") {
  Net n = net("p* ?q* -t-> r ; q -u-> s");
  auto has_read = [](const Net& m) { return m.read_arc_count() == 1; };
  CHECK(describe(shrink(n, has_read)) == "q ; ?q -t->");
  auto is_marked = [](const Net& m) { return m.initial_marking().count() == 2; };
  CHECK(describe(shrink(n, is_marked)) == "p* q*");
}

TEST_CASE("a failure that needs the units is left alone") {
  NetBuilder builder;
  builder.add_place("p");
  builder.set_units({{Unit{"root", {PlaceId(0)}, {}}}, UnitId(0), false});
  Net n = builder.build().net;
  CHECK(shrink(n, [](const Net& m) { return m.units().has_value(); }).units().has_value());
}

TEST_CASE("a property that holds is tried on every seed and reports nothing") {
  Scale scale(nullptr);
  std::vector<std::uint64_t> seeds;
  auto make = [&](std::uint64_t seed) {
    seeds.push_back(seed);
    return net("p* -t-> q");
  };
  CHECK(find_counterexample("holds", 3, 10, make, [](const Net&) { return ""; }) == "");
  CHECK(seeds == std::vector<std::uint64_t>{10, 11, 12});
  check_property("holds", 3, 10, make, [](const Net&) { return ""; });
}

TEST_CASE("a property that fails is reported with its seed and a net to paste") {
  auto make = [](std::uint64_t seed) {
    return seed < 7 ? net("p* -t-> q") : net("p* r* -t-> q* s ; s -u-> p");
  };
  auto is_safe = [](const Net& n) { return is_unsafe(n) ? "not safe" : ""; };
  CHECK(find_counterexample("safety", 20, 0, make, is_safe) ==
        "safety fails with seed 7: not safe\n"
        "shrunk to net(\"p* q* ; p -t-> q\"): not safe");
}

TEST_CASE("a property that throws fails") {
  auto throws = [](const Net&) -> std::string { throw std::runtime_error("oops"); };
  std::string report = find_counterexample(
      "calm", 1, 0, [](std::uint64_t) { return net("p"); }, throws);
  CHECK(report == "calm fails with seed 0: exception: oops\nshrunk to net(\"\"): exception: oops");
}

TEST_CASE("the environment scales the number of seeds") {
  int tried = 0;
  auto make = [](std::uint64_t) { return Net(); };
  auto count = [&](const Net&) { return ++tried, ""; };
  Scale scale("5");
  CHECK(test_scale() == 5);
  CHECK(find_counterexample("count", 4, 0, make, count) == "");
  CHECK(tried == 20);
}

TEST_CASE("a scale that is no number is 1") {
  for (const char* text : {"", "0", "many"}) {
    Scale scale(text);
    CHECK(test_scale() == 1);
  }
}
