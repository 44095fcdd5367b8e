// SPDX-License-Identifier: Apache-2.0
#include <doctest/doctest.h>

#include "reading.hpp"

using namespace cunf::io;
using namespace cunf::net;
using namespace cunf::test;

namespace {

std::string read(const std::string& text) { return cunf::test::read(Format::Stg, text); }
// With the names of implicit places, which literals can not hold.
std::string places(const std::string& text) {
  const Net n = load(Format::Stg, text).net;
  std::string result;
  for (PlaceId p : n.places())
    result += std::string(n.name(p)) + (n.initial_marking().test(p) ? "* " : " ");
  return result;
}
std::string error(const std::string& text) { return cunf::test::error(Format::Stg, text); }

}  // namespace

TEST_CASE("places that are named, places that are implied") {
  const char* text =
      ".model m\n.inputs a\n.outputs b\n.graph\na+ b+ p\nb+ a-\na- b-\nb- a+\np a-\n"
      ".marking { <b-,a+> }\n.end\n";
  CHECK(places(text) == "<a+,b+> p <b+,a-> <a-,b-> <b-,a+>* ");
  CHECK(read(text) ==
        "p0 p1 p2 p3 p4* ; p4 -a+-> p0 p1 ; p0 -b+-> p2 ; p1 p2 -a--> p3 ; p3 -b--> p4");
}

TEST_CASE("instances are transitions of their own") {
  CHECK(read(".inputs a\n.graph\np a+ a+/1\na+ q\na+/1 q\n.marking { p }\n.end\n") ==
        "p* q ; p -a+-> q ; p -a+/1-> q");
}

TEST_CASE("dummies have no edges but may have instances") {
  CHECK(read(".dummy d\n.graph\np d d/2\n.marking { p }\n.end\n") == "p* ; p -d-> ; p -d/2->");
}

TEST_CASE("a name can be a dummy and a signal") {
  CHECK(read(".inputs a\n.dummy a\n.graph\np a a+\n.marking { p }\n.end\n") ==
        "p* ; p -a-> ; p -a+->");
}

TEST_CASE("markings span lines and may have counts") {
  const std::string graph = ".dummy d e\n.graph\np d\nq d\nd e\n";
  CHECK(places(graph + ".marking {p q}\n.end\n") == "p* q* <d,e> ");
  CHECK(places(graph + ".marking\n{ p=1 # one\n\n<d,e>=0\n}\n.end\n") == "p* q <d,e> ");
  CHECK(places(graph + ".marking { <d,e>=01 }\n.end\n") == "p q <d,e>* ");
  CHECK(places(graph + ".marking { }\n.end\n") == "p q <d,e> ");
}

TEST_CASE("comments, blank lines, other keywords and what follows the end") {
  CHECK(read("# c\n\n.name n\n.capacity x=1\n.slowenv\n.dummy d # e\n.graph # f\np d#g\n"
             ".marking { p }\n.end\nanything") == "p* ; p -d->");
  CHECK(load(Format::Stg, ".model m\n.dummy d\n.graph\np d\n.marking{}\n.end").net.name() == "m");
}

TEST_CASE("a line with one node declares it") {
  CHECK(read(".dummy d\n.graph\np\nq d\n.marking { p }\n.end\n") == "p* q ; q -d->");
}

TEST_CASE("self-loops are read arcs, unless the file says otherwise") {
  const std::string graph = ".dummy d\n.graph\np d\nq d\nd q\n.marking { p q }\n.end\n";
  CHECK(read(graph) == "p* q* ; p ?q -d->");
  CHECK(read("#cunf self-loops-are-meant\n" + graph) == "p* q* ; p q -d-> q");
  CHECK(read("#cunf self-loops-are-meant\n#cunf read d q\n" + graph) == "p* q* ; p ?q -d->");
}

TEST_CASE("our comments give the order of the nodes") {
  CHECK(read("#cunf places q p r\n#cunf transitions e d\n.dummy d e\n.graph\np d e\n"
             ".marking { p }\n.end\n") == "q p* r ; p -e-> ; p -d->");
}

TEST_CASE("names are unescaped if the file says so") {
  CHECK(read("#cunf escaped-names\n.dummy d\n.graph\n_x31_ d\n.marking { _x31_ }\n.end\n") ==
        "1* ; 1 -d->");
}

TEST_CASE("what is wrong is said where it is") {
  const std::string graph = ".inputs a\n.dummy d\n.graph\n";
  CHECK(error("") == "1:1: `.end` is missing; is the file complete?");
  CHECK(error(".model m\n.graph\n.end\n") == "1:1: the file holds no places and no transitions");
  CHECK(error(".grph\n") == "1:1: unknown keyword `.grph`, did you mean `.graph`?");
  CHECK(error("p d\n") == "1:1: expected a line such as `.graph`, found `p`");
  CHECK(error(graph + "p b+\n") ==
        "4:3: the signal `b` is not declared as input, output or internal");
  CHECK(error(graph + "p a\n") == "4:3: the signal `a` needs an edge here: `+`, `-` or `~`");
  CHECK(error(graph + "p q\n") ==
        "4:3: an arc from place `p` to place `q`; a transition must stand between them");
  CHECK(error(graph + "p! d\n") == "4:1: `p!` is neither a transition nor the name of a place");
  CHECK(error(graph + "p d d\n.marking { }\n.end\n") ==
        "4:5: repeated arc from a place to a transition: place `p`, transition `d`");
  CHECK(error(graph + "p d\n.marking { q }\n") == "5:12: there is no place `q` to mark");
  CHECK(error(graph + "p d\n.marking { p p }\n") ==
        "5:14: place `p` has more than one token: the net is not 1-safe");
  CHECK(error(graph + "p d\n.marking { p=9999999999999999999999 }\n") ==
        "5:12: place `p` has more than one token: the net is not 1-safe");
  CHECK(error(graph + "p d\n.marking { p= }\n") == "5:12: expected a number of tokens in `p=`");
  CHECK(error(graph + "p d\n.marking { p\n") == "5:1: this marking has no closing brace");
  CHECK(error(graph + "p d\n.marking }\n") == "5:1: expected `{` behind `.marking`");
  CHECK(error(".inputs a+\n") == "1:9: `a+` can not be a name here");
}

TEST_CASE("a remark about a read arc must name a self-loop") {
  CHECK(error(".dummy d\n#cunf read d p\n.graph\nq d\np d\n.marking { p q }\n.end\n") ==
        "2:15: the remark `cunf read d p` names no self-loop");
  CHECK(error(".dummy d\n#cunf read d p\n.graph\nq d\np d\nd p\n.marking { p q }\n.end\n") == "");
}
