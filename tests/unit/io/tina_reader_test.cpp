// SPDX-License-Identifier: Apache-2.0
#include <doctest/doctest.h>

#include "reading.hpp"

using namespace cunf::io;
using namespace cunf::net;
using namespace cunf::test;

namespace {

std::string read(const std::string& text) { return cunf::test::read(Format::Tina, text + "\n"); }
std::string error(const std::string& text) { return cunf::test::error(Format::Tina, text + "\n"); }

}  // namespace

TEST_CASE("places and transitions in any order") {
  CHECK(read("tr t p -> q\npl p (1)\ntr u q -> p") == "p* q ; p -t-> q ; q -u-> p");
  CHECK(read("pl p (1) pl q (0) pl r") == "p* q r");
}

TEST_CASE("names in braces, with backslashes") {
  CHECK(read("pl {p} (1)\ntr {t} p -> p.1 p'") == "p* p.1 p' ; p -t-> p.1 p'");
  const LoadedNet loaded = load(Format::Tina, "pl {a \\} \\\\ \\{ b\nc} (1)\npl {tr}\n");
  CHECK(loaded.net.name(PlaceId(0)) == "a } \\ { b\nc");
  CHECK(loaded.net.name(PlaceId(1)) == "tr");
}

TEST_CASE("names may begin with digits and have letters beyond ASCII") {
  CHECK(read("tr 1 2 -> é 3") == "2 é 3 ; 2 -1-> é 3");
}

TEST_CASE("weights, read arcs and both") {
  CHECK(read("pl p (1)\ntr t p*1 q?1 -> r*1") == "p* q r ; p ?q -t-> r");
  CHECK(read("pl p (1)\ntr t p?1 ->") == "p* ; ?p -t->");
  CHECK(read("pl p (1)\ntr t p p?1 ->") == "p* ; p -t->");
  CHECK(read("tr t p ->\ntr u p*2 q -> r") == "p q r ; p -t->");
  CHECK(read("tr t p ->\ntr u p*2K ->") == "p ; p -t->");
  CHECK(read("tr t p ->\ntr u q?2 p ->") == "p q ; p -t->");
}

TEST_CASE("self-loops are meant") { CHECK(read("pl p (1)\ntr t p -> p") == "p* ; p -t-> p"); }

TEST_CASE("places may have the arcs") {
  CHECK(read("pl p (1) t -> u?1 v\npl q (1) -> u\npl r -> t") ==
        "p* q* r ; r -t-> p ; q ?p -u-> ; p -v->");
}

TEST_CASE("declarations of one node add up") {
  CHECK(read("tr t p -> q\ntr t r -> s\npl p (1)\npl p (0)") == "p* q r s ; p r -t-> q s");
  CHECK(read("tr t p -> q\ntr t p -> r") == "p q r");  // together it needs two tokens
  CHECK(error("pl p (1)\npl p (1)") == "2:7: place `p` has 2 tokens: the net is not 1-safe");
}

TEST_CASE("labels, intervals, notes and the name of the net") {
  const LoadedNet loaded = load(Format::Tina,
                                "net {my net}\ntr t : lab [0,w[ p -> q\npl p : {a b} (1)\nlb p x\n"
                                "nt n 1 {text}\ntr u:v ]1,3] q ->\n");
  CHECK(loaded.net.name() == "my net");
  CHECK(describe(loaded.net) == "p* q ; p -t-> q ; q -u->");
  REQUIRE(loaded.warnings.size() == 1);
  CHECK(loaded.warnings[0].position.line == 6);
}

TEST_CASE("amounts have letters") {
  CHECK(error("pl p (1K)") == "1:7: place `p` has 1000 tokens: the net is not 1-safe");
  CHECK(error("pl p (2E)") == "1:7: place `p` has 1000000000 tokens: the net is not 1-safe");
  CHECK(read("pl p (0K)") == "p");
}

TEST_CASE("comments") {
  CHECK(read("# c\npl p (1) # d\n  # e\ntr t p # f\n -> q") == "p* q ; p -t-> q");
}

TEST_CASE("nodes that were told apart by escapes stay apart") {
  const LoadedNet loaded = load(Format::Tina,
                                "#cunf escaped-names\npl a (1)\npl _xn1_a\ntr t a -> _xn1_a\n"
                                "tr _xn1_t _xn1_a ->\ntr {_x41_} a ->\n");
  CHECK(loaded.net.place_count() == 2);
  CHECK(loaded.net.transition_count() == 3);
  CHECK(loaded.net.name(PlaceId(1)) == "a");
  CHECK(loaded.net.name(TransitionId(1)) == "t");
  CHECK(loaded.net.name(TransitionId(2)) == "A");
  CHECK(read("pl _x41_ (1)") == "_x41_*");
}

TEST_CASE("warnings") {
  CHECK(warnings(Format::Tina, "pl p (1)") ==
        "1:9: the last line has no end; is the file complete?\n");
  CHECK(warnings(Format::Tina, "tr t p p?1 ->\n") ==
        "1:8: transition `t` both reads and consumes place `p`: taken as a consumption\n");
}

TEST_CASE("what is wrong is said where it is") {
  CHECK(error("") == "1:1: the file holds no places and no transitions");
  CHECK(error("place p") == "1:1: expected a declaration (`tr`, `pl`, `net`, …), found `place`");
  CHECK(error("pl") == "2:1: expected a name, found the end of the file");
  CHECK(error("pl {} (1)") == "1:4: expected a name, found ` `");
  CHECK(error("pl {p (1)") == "1:4: this name has no closing brace");
  CHECK(error("pl {p\\") == "1:4: this name has no closing brace");
  CHECK(error("pl p (1") == "2:1: expected `)`, found the end of the file");
  CHECK(error("pl p ()") == "1:7: expected a number, found `)`");
  CHECK(error("tr t p\ntr u q ->") == "2:1: expected `->`, found `t`");
  CHECK(error("tr t p q?-1 ->") == "1:10: inhibitor arcs (`?-`) are not supported");
  CHECK(error("tr t p!1 ->") == "1:7: stopwatch arcs (`!`) are not supported");
  CHECK(error("pr t > u").find("1:1: priorities (`pr`) are not supported") == 0);
  CHECK(error("tr t p*0 ->") == "1:6: an arc of weight 0; remove it");
  CHECK(error("tr t p -> q?1") == "1:11: a read arc goes from a place to a transition");
  CHECK(error("pl p t?1 ->") == "1:6: a read arc goes from a place to a transition");
  CHECK(error("tr t [0,1 p ->") == "1:6: this interval has no closing bracket");
  CHECK(error("pl p (99999999999)") == "1:7: the number 99999999999 is too large");
  CHECK(error("tr t -> p").find("1:4: transition `t` consumes nothing") == 0);
  CHECK(error("tr t p -> q*2").find("1:11: transition `t` puts 2 tokens on place `q`") == 0);
  CHECK(error("tr t p q?1 -> q").find("1:15: transition `t` reads and puts a second token") == 0);
}
