// SPDX-License-Identifier: Apache-2.0
#include <doctest/doctest.h>

#include "reading.hpp"

using namespace cunf::io;
using namespace cunf::net;
using namespace cunf::test;

namespace {

constexpr Format kLlNet = Format::LlNet;

const std::string kHeader = "PEP\nPTNet\nFORMAT_N2\n";

std::string read(const std::string& sections) {
  return cunf::test::read(kLlNet, kHeader + sections);
}
// Lines are counted from the first one behind the header.
std::string error(const std::string& sections) {
  std::string text = cunf::test::error(kLlNet, kHeader + sections);
  if (text.empty()) return text;
  return std::to_string(std::stoi(text) - 3) + text.substr(text.find(':'));
}

}  // namespace

TEST_CASE("a small net") {
  CHECK(read("PL\n1\"p\"M1\n2\"q\"\nTR\n1\"t\"\n2\"u\"\nTP\n1<2\n2<1\nPT\n1>1\n2>2\n") ==
        "p* q ; p -t-> q ; q -u-> p");
}

TEST_CASE("either kind of net, in either format, after comments and blank lines") {
  const std::string rest = "PL\n1\"p\"M1\nTR\nTP\nPT\n";
  for (const char* header :
       {"PEP\nPetriBox\nFORMAT_N\n", "PEP\nPTNet\nFORMAT_N\n", "PEP\r\nPetriBox\r\nFORMAT_N2\r\n",
        "PEP  \n\n%c\nPTNet %c\nFORMAT_N\n"})
    CHECK(cunf::test::read(kLlNet, header + rest) == "p*");
}

TEST_CASE("fields in any order, blanks and comments everywhere") {
  CHECK(read("  PL % places\n\n% none\nM1 \"p\" 1 k1\n 'q'2 10@20 e % q\nTR\n\"t\"0@0 1\nTP\n"
             "  1<2\n1@1\nPT\n1>1 w1\n") == "p* q ; p -t-> p q");
}

TEST_CASE("read arcs stand before or behind the arcs to transitions") {
  const std::string nodes = "PL\n1\"p\"M1\n2\"q\"M1\nTR\n1\"t\"\nTP\n";
  const char* expected = "p* q* ; p ?q -t->";
  CHECK(read(nodes + "PT\n1>1\nRA\n1<2\n") == expected);
  CHECK(read(nodes + "RA\n1<2\nPT\n1>1\n") == expected);
  CHECK(read("PL\n1\"p\"M1\n2\"q\"M1\nTR\n1\"t\"\nRA\n1>2\nTP\nPT\n1@1\n") == expected);
}

TEST_CASE("a self-loop in a PEP file is meant as one unless we are told otherwise") {
  const std::string text = kHeader + "PL\n1\"p\"M1\n2\"q\"M1\nTR\n1\"t\"\nTP\n1<2\nPT\n1>1\n2>1\n";
  CHECK(cunf::test::read(kLlNet, text) == "p* q* ; p q -t-> q");
  CHECK(cunf::test::read(kLlNet, text, SelfLoops::Read) == "p* q* ; p ?q -t->");
}

TEST_CASE("phantom sections, blocks, defaults and texts are skipped") {
  CHECK(read("DBL n1@2\nDPL k1\nDTR s1\nDPT w1\nBL\n1\"block\"\nPL\n1\"p\"M1\nTR\n1\"t\"\nPTR\n"
             "1\"phantom\"\nTP\nPT\n1>1\nPTP\n7<7\nPPT\n7>7\nTX\n1\"text\"0@0\n") == "p* ; p -t->");
}

TEST_CASE("texts may be in Latin-1, names may not") {
  CHECK(read("PL\n1\"p\"M1\nTR\nTP\nPT\nTX\n1\"caf\xe9\"\n\xe9t\xe9\n") == "p*");
  CHECK(error("PL\n1\"caf\xe9\"\nTR\nTP\nPT\n") ==
        "2:6: the byte 0xe9 is not valid UTF-8 here; convert the file to UTF-8");
}

TEST_CASE("free text may begin with capitals") {
  CHECK(read("PL\n1\"p\"M1\nTR\nTP\nPT\nTX\n1\"first line\nSECOND LINE\"\n") == "p*");
}

TEST_CASE("the default marking holds for places that say nothing") {
  CHECK(read("DPL M1\nPL\n1\"p\"\n2\"q\"M0\nTR\nTP\nPT\n") == "p* q");
}

TEST_CASE("objects without numbers are numbered from 1") {
  CHECK(read("PL\n\"p\"M1\n\"q\"\n3\"r\"\nTR\n\"t\"\nTP\n1<3\nPT\n1>1\n2>1\n") ==
        "p* q r ; p q -t-> r");
}

TEST_CASE("after a gap every object needs its number") {
  CHECK(read("PL\n1\"p\"M1\n5\"q\"\n2\"r\"\nTR\n9\"t\"\nTP\n9<5\nPT\n1>9\n") ==
        "p* q r ; p -t-> q");
  CHECK(error("PL\n5\"p\"\n\"q\"\nTR\nTP\nPT\n") ==
        "3:1: this object needs a number, as the numbers before it have gaps");
  CHECK(error("PL\n\"p\"\n1\"q\"\nTR\nTP\nPT\n") ==
        "3:1: the number 1 is used twice in this section");
}

TEST_CASE("nodes without names are called after their numbers") {
  CHECK(read("PL\n7M1\n9\"\"\nTR\n4\nTP\n4<9\nPT\n7>4\n") == "P7* P9 ; P7 -T4-> P9");
}

TEST_CASE("nodes with the same name are told apart by number") {
  const LoadedNet loaded =
      load(kLlNet, kHeader + "PL\n3\"p\"M1\n8\"p\"\nTR\n5\"t\"\nTP\n5<8\nPT\n3>5\n");
  CHECK(loaded.net.key(PlaceId(0)) == "3");
  CHECK(loaded.net.key(PlaceId(1)) == "8");
  CHECK(loaded.net.key(TransitionId(0)) == "5");
  CHECK(loaded.net.name(PlaceId(1)) == "p");
}

TEST_CASE("coordinates are kept") {
  const LoadedNet loaded = load(kLlNet, kHeader + "PL\n1\"p\"M1 10@-20\nTR\n1\"t\"\nTP\nPT\n1>1\n");
  CHECK(loaded.net.point(PlaceId(0)) == Point{10, -20});
  CHECK_FALSE(loaded.net.point(TransitionId(0)));
}

TEST_CASE("names are unescaped only if the file says so") {
  CHECK(read("PL\n1\"_x41_\"M1\nTR\nTP\nPT\n") == "_x41_*");
  CHECK(read("%cunf escaped-names\nPL\n1\"_x41_\"M1\nTR\nTP\nPT\n") == "A*");
}

TEST_CASE("the empty net has all its sections") { CHECK(read("PL\nTR\nTP\nPT\n") == ""); }

TEST_CASE("warnings") {
  CHECK(warnings(kLlNet, kHeader + "PL\n1\"p\"M1\nTR\n1\"t\"\nTP\nPT\n1>1\nRA\n1<1\n") ==
        "12:1: transition `t` both reads and consumes place `p`: taken as a consumption\n");
  CHECK(warnings(kLlNet, kHeader + "PL\nTR\nTP\nPT") ==
        "7:3: the last line has no end; is the file complete?\n");
}

TEST_CASE("sections that are wrong") {
  CHECK(error("PL\nTR\nTP\n") == "4:1: section `PT` is missing");
  CHECK(error("PL\nTP\n") == "2:1: section `TR` must stand before the arcs");
  CHECK(error("PLA\n").find("1:1: unknown section `PLA`") == 0);
  CHECK(error("PL\nPL\n") == "2:1: a second section `PL`");
  CHECK(error("1\"p\"\n") == "1:1: expected a section such as `PL` (places) here");
  CHECK(error("PL\nTR\nTP\nPT\nRS\n1<1\n") ==
        "5:1: section `RS`: reset arcs are not supported; cunf reads contextual nets");
}

TEST_CASE("nets that are wrong") {
  CHECK(error("PL\n1\"p\"M2\nTR\nTP\nPT\n") ==
        "2:1: place `p` (number 1) has 2 tokens: the net is not 1-safe");
  CHECK(error("PL\n1\"p\"\nTR\n1\"t\"\nTP\nPT\n1>1w3\n") ==
        "7:1: an arc of transition `t` (number 1) has weight 3, which a 1-safe net can not use");
  CHECK(error("PL\n1\"p\"\nTR\n1\"t\"\nTP\nPT\n1>1\n1>1\n") ==
        "8:1: repeated arc from a place to a transition: place `p`, transition `t`");
  CHECK(error("PL\n1\"p\"\nTR\n1\"t\"\nTP\nPT\n2>1\n") == "7:1: there is no place with number 2");
  CHECK(error("PL\n1\"p\"\nTR\n1\"t\"\nTP\n-1<1\nPT\n") ==
        "6:1: there is no transition with number -1");
  CHECK(error("PL\n1\"p\"\nTR\n1\"t\"\nTP\n1\nPT\n") == "6:1: expected an arc such as `1<2`");
}
