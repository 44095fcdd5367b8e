// SPDX-License-Identifier: Apache-2.0
#include <doctest/doctest.h>

#include "reading.hpp"

using namespace cunf::io;
using namespace cunf::net;
using namespace cunf::test;

namespace {

std::string read(const std::string& text) { return cunf::test::read(Format::Lola, text); }
std::string error(const std::string& text) { return cunf::test::error(Format::Lola, text); }

}  // namespace

TEST_CASE("a small net") {
  CHECK(read("PLACE p, q;\nMARKING p: 1;\nTRANSITION t CONSUME p: 1; PRODUCE q: 1;\n"
             "TRANSITION u CONSUME q: 1; PRODUCE ;\n") == "p* q ; p -t-> q ; q -u->");
}

TEST_CASE("counts may be missing or zero") {
  CHECK(read("PLACE p,q,r;MARKING p,q:0;TRANSITION t CONSUME p,r:0;PRODUCE q;") ==
        "p* q r ; p -t-> q");
}

TEST_CASE("places come in groups with bounds") {
  CHECK(read("PLACE SAFE 1: p, q; SAFE: r; SAFE 3 : s; MARKING s;") == "p q r s*");
  CHECK(read("PLACE SAFE : p; MARKING;") == "p");
  CHECK(read("PLACE; SAFE: p; MARKING p;") == "p*");
}

TEST_CASE("transitions may be fair") {
  CHECK(read("PLACE p; MARKING p; TRANSITION t STRONG FAIR CONSUME p; PRODUCE;"
             "TRANSITION u WEAK FAIR CONSUME p; PRODUCE;") == "p* ; p -t-> ; p -u->");
}

TEST_CASE("comments stand in braces or as in C, anywhere between words") {
  CHECK(read("{a}PLACE /*b\n*/p{c},// d\nq;MARKING{}{}p:/* */1;") == "p* q");
}

TEST_CASE("names are whatever has no blanks or punctuation") {
  CHECK(read("PLACE p.1, 2, a'b, <x|y>, é, a//b; MARKING 2: 1;") == "p.1 2* a'b <x|y> é a//b");
}

TEST_CASE("self-loops are read arcs, unless the net says otherwise") {
  const std::string text = "PLACE p, q; MARKING p, q; TRANSITION t CONSUME p, q; PRODUCE q;";
  CHECK(read(text) == "p* q* ; p ?q -t->");
  CHECK(read("{cunf self-loops-are-meant}" + text) == "p* q* ; p q -t-> q");
  const LoadedNet kept =
      load(Format::Lola, "PLACE p, q; MARKING p, q; TRANSITION t CONSUME p, q; PRODUCE q, p;");
  CHECK(describe(kept.net) == "p* q* ; p ?q -t-> p");
  CHECK(kept.self_loops_turned == 1);
  CHECK(kept.self_loops_kept == 1);
}

TEST_CASE("our comments tell read arcs from self-loops") {
  CHECK(read("{cunf self-loops-are-meant}PLACE p, q; MARKING p, q;"
             "TRANSITION t {cunf read q} CONSUME p, q; PRODUCE p, q;"
             "TRANSITION u CONSUME q; PRODUCE q;") == "p* q* ; p ?q -t-> p ; q -u-> q");
}

TEST_CASE("a comment can not make a read arc of what is no self-loop") {
  CHECK(read("{cunf self-loops-are-meant}PLACE p, q; MARKING p;"
             "TRANSITION t {cunf read p q x} CONSUME p; PRODUCE q;") == "p* q ; p -t-> q");
}

TEST_CASE("a place named twice counts twice") {
  CHECK(warnings(Format::Lola, "PLACE p; MARKING p; TRANSITION t CONSUME p, p; PRODUCE;")
            .find("dropped transition `t`") != std::string::npos);
  CHECK(error("PLACE p; MARKING p, p;") == "1:21: place `p` has 2 tokens: the net is not 1-safe");
}

TEST_CASE("nothing at all must be said to be meant") {
  CHECK(error("PLACE; MARKING;") == "1:1: the file holds no places and no transitions");
  CHECK(read("{cunf empty-net} PLACE; MARKING;") == "");
}

TEST_CASE("what is wrong is said where it is") {
  CHECK(error("") == "1:1: expected `PLACE`, found the end of the file");
  CHECK(error("PLACES p;") == "1:1: expected `PLACE`, found `PLACES`");
  CHECK(error("PLACE p, p; MARKING;") == "1:10: the place `p` is declared twice");
  CHECK(error("PLACE p,; MARKING;") == "1:9: expected the name of a place, found `;`");
  CHECK(error("PLACE p q;") == "1:9: expected `,` or `;`, found `q`");
  CHECK(error("PLACE SAFE; ").find("1:11: expected `:`") == 0);
  CHECK(error("PLACE p; MARKING q;") == "1:18: the place `q` is not declared under PLACE");
  CHECK(error("PLACE p; MARKING p: x;") == "1:21: expected a number, found `x`");
  CHECK(error("PLACE p; MARKING p; TRANSITION t CONSUME p PRODUCE;") ==
        "1:44: expected `,` or `;`, found `P`");
  CHECK(error("PLACE p; MARKING p; TRANSITION t PRODUCE;") ==
        "1:34: expected `CONSUME`, found `PRODUCE`");
  CHECK(error("PLACE p; MARKING p; TRANSITION CONSUME p;") ==
        "1:32: expected the name of a transition, found `CONSUME`");
  CHECK(error("PLACE p {") == "1:9: this comment has no closing brace");
  CHECK(error("PLACE p /*/") == "1:9: this comment has no end");
  CHECK(error("PLACE p; MARKING p; p") == "1:21: expected `TRANSITION`, found `p`");
  CHECK(error("SORT s;") ==
        "1:1: high-level nets (`SORT`) are not supported; cunf reads "
        "place/transition nets");
}
