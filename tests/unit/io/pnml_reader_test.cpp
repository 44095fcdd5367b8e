// SPDX-License-Identifier: Apache-2.0
#include <doctest/doctest.h>

#include "io/gzip.hpp"
#include "reading.hpp"

using namespace cunf::io;
using namespace cunf::net;
using namespace cunf::test;

namespace {

constexpr Format kPnml = Format::Pnml;

// The lines of a net.
std::string file(const std::string& lines) {
  return "<pnml><net id='n' type='http://www.pnml.org/version-2009/grammar/ptnet'>\n" + lines +
         "\n</net></pnml>\n";
}
std::string read(const std::string& lines) { return cunf::test::read(kPnml, file(lines)); }
// Lines are counted from the first one of the net.
std::string error(const std::string& lines) {
  std::string text = cunf::test::error(kPnml, file(lines));
  return text.empty() ? text : std::to_string(std::stoi(text) - 1) + text.substr(text.find(':'));
}

const std::string kP = "<place id='p'><initialMarking><text>1</text></initialMarking></place>";
const std::string kQ = "<place id='q'/>";
const std::string kT = "<transition id='t'/>";
const std::string kIn = "<arc id='a1' source='p' target='t'/>";
const std::string kOut = "<arc id='a2' source='t' target='q'/>";

}  // namespace

TEST_CASE("a net without a page, with one, and with nested ones") {
  const char* expected = "p* q ; p -t-> q";
  CHECK(read(kP + kQ + kT + kIn + kOut) == expected);
  CHECK(read("<page id='g'>" + kP + kQ + kT + kIn + kOut + "</page>") == expected);
  CHECK(read("<page id='g'>" + kP + "<page id='h'>" + kQ + "</page>" + kT + "</page>" + kIn +
             kOut) == expected);
  CHECK(read(kIn + kOut + "<page id='g'>" + kT + "</page><page id='h'>" + kP + kQ + "</page>") ==
        expected);
}

TEST_CASE("reference nodes stand for what they refer to, also over several steps") {
  CHECK(read(kP + kQ + kT +
             "<page id='g'><referencePlace id='r' ref='s'/>"
             "<referencePlace id='s' ref='p'/><referenceTransition id='u' ref='t'/>"
             "<arc source='r' target='u'/><arc source='u' target='q'/></page>") ==
        "p* q ; p -t-> q");
  CHECK(error(kT + "<referencePlace id='r' ref='r'/>\n<arc source='r' target='t'/>") ==
        "2:1: the source of this arc is a reference to itself");
  CHECK(error(kT + "<referencePlace id='r' ref='x'/>\n<arc source='r' target='t'/>") ==
        "2:1: the source `x` of this arc does not exist");
}

TEST_CASE("a prefix for the namespace makes no difference") {
  CHECK(cunf::test::read(kPnml,
                         "<?xml version='1.0'?><x:pnml xmlns:x='u'><x:net id='n'><x:place id='p'>"
                         "<x:initialMarking><x:text>1</x:text></x:initialMarking></x:place>"
                         "<x:transition id='t'/><x:arc source='p' target='t'><x:type value='read'/>"
                         "</x:arc></x:net></x:pnml>") == "p* ; ?p -t->");
}

TEST_CASE("names are labels, keys are ids") {
  const LoadedNet loaded =
      load(kPnml, file("<place id='p1'><name><text> a &amp; b </text></name></place>"
                       "<place id='p2'><name><text>a &amp; b</text></name></place>"
                       "<place id='p3'><name><text/></name></place>"));
  CHECK(loaded.net.name(PlaceId(0)) == "a & b");
  CHECK(loaded.net.name(PlaceId(1)) == "a & b");
  CHECK(loaded.net.name(PlaceId(2)) == "p3");
  CHECK(loaded.net.key(PlaceId(0)) == "p1");
  CHECK(loaded.net.key(PlaceId(1)) == "p2");
  CHECK(load(kPnml, file(kP)).net.key(PlaceId(0)) == "p");
}

TEST_CASE("the net has a name or an id") {
  CHECK(load(kPnml, file(kP)).net.name() == "n");
  CHECK(load(kPnml, file("<name><text>the net</text></name>" + kP)).net.name() == "the net");
}

TEST_CASE("encodings: UTF-8 unless it says Latin-1") {
  const std::string body =
      "<pnml><net id='n'><place id='p'><name><text>caf\xe9</text></name>"
      "</place></net></pnml>";
  CHECK(cunf::test::read(kPnml, "<?xml version='1.0' encoding='ISO-8859-1'?>" + body) == "café");
  CHECK(cunf::test::read(kPnml, "<?xml version='1.0' encoding=\"latin1\"?>" + body) == "café");
  CHECK(cunf::test::error(kPnml, body).find("0xe9 is not valid UTF-8") != std::string::npos);
  CHECK(cunf::test::error(kPnml, "<?xml version='1.0' encoding='UTF-16'?>" + body) ==
        "1:1: the encoding `utf-16` is not supported; convert the file to UTF-8");
  CHECK(cunf::test::read(kPnml, "\xef\xbb\xbf<?xml version='1.0' encoding='utf-8'?>" +
                                    file("<place id='é'/>")) == "é");
}

TEST_CASE("compressed files are read as well") {
  CHECK(cunf::test::read(kPnml, gzip(file(kP))) == "p*");
}

TEST_CASE("markings are 0 or 1, in any of the forms that tools write") {
  auto place = [](const std::string& marking) {
    return "<place id='p'><initialMarking>" + marking + "</initialMarking></place>";
  };
  CHECK(read(place("<text>0</text>")) == "p");
  CHECK(read(place("<text>\n 1\n</text>")) == "p*");
  CHECK(read(place("<graphics/><value>1</value>")) == "p*");
  CHECK(read(place("<value>Default,1</value>")) == "p*");
  CHECK(read(place("<text><![CDATA[1]]></text>")) == "p*");
  CHECK(error(place("<text>2</text>")) == "1:15: place `p` has 2 tokens: the net is not 1-safe");
  CHECK(error(place("<text>-1</text>")) ==
        "1:15: expected a number in <initialMarking>, found `-1`");
  CHECK(error(place("<text>1.5</text>")) ==
        "1:15: expected a number in <initialMarking>, found `1.5`");
  CHECK(error(place("<text></text>")) ==
        "1:15: expected a number in <initialMarking>, found nothing");
  CHECK(error(place("<text>4294967296</text>")) == "1:15: the number 4294967296 is too large");
}

TEST_CASE("read arcs in all spellings") {
  const std::string nodes = kP + kQ + kT + kIn;
  auto arc = [&](const std::string& attribute, const std::string& child) {
    return nodes + "<arc id='r' source='q' target='t'" + attribute + ">" + child + "</arc>";
  };
  const char* expected = "p* q ; p ?q -t->";
  for (const char* word : {"read", "readarc", "test", "context"}) {
    const std::string type = word;
    CHECK(read(arc(" type='" + type + "'", "")) == expected);
    CHECK(read(arc("", "<type value='" + type + "'/>")) == expected);
    CHECK(read(arc("", "<type>" + type + "</type>")) == expected);
    CHECK(read(arc("", "<type><text>" + type + "</text></type>")) == expected);
    CHECK(read(arc("", "<arctype><text>" + type + "</text></arctype>")) == expected);
  }
  CHECK(read(arc(" type='normal'", "")) == "p* q ; p q -t->");
  CHECK(read(arc("", "<type value='normal'/>")) == "p* q ; p q -t->");
  for (const char* word : {"inhibitor", "reset", "stopwatch"})
    CHECK(error(arc(std::string(" type='") + word + "'", "")) ==
          std::string("1:") + std::to_string(nodes.size() + 1) + ": arcs of the type `" + word +
              "` are not supported; cunf knows ordinary and read arcs");
}

TEST_CASE("self-loops are read arcs unless the file or the caller says otherwise") {
  const std::string loop =
      kP + kQ + kT + kIn + "<arc source='q' target='t'/><arc source='t' target='q'/>";
  CHECK(read(loop) == "p* q ; p ?q -t->");
  CHECK(cunf::test::read(kPnml, file(loop), SelfLoops::Consume) == "p* q ; p q -t-> q");
  CHECK(read("<toolspecific tool='cunf' version='1'><self-loops>consume</self-loops>"
             "</toolspecific>" +
             loop) == "p* q ; p q -t-> q");
}

TEST_CASE("weights") {
  auto weighted = [](const std::string& source, const std::string& target, const char* weight) {
    return "<arc id='w' source='" + source + "' target='" + target + "'><inscription><text>" +
           weight + "</text></inscription></arc>";
  };
  CHECK(read(kP + kQ + kT + weighted("p", "t", "1") + kOut) == "p* q ; p -t-> q");
  const std::string heavy = kP + kQ + kT + "<transition id='u'/>" + kIn + weighted("p", "u", "2");
  CHECK(read(heavy) == "p* q ; p -t->");
  CHECK(warnings(kPnml, file(heavy)).find("dropped transition `u`") != std::string::npos);
  CHECK(read(kP + kQ + kT + kIn + kIn.substr(0, 4) + kIn.substr(12)) == "p* q");  // twice is two
  CHECK(error(kP + kQ + kT + kIn + "\n" + weighted("t", "q", "2")).find("2:1: transition `t`") ==
        0);
  CHECK(error(kP + kT + "\n" + weighted("p", "t", "0")) == "2:1: an arc of weight 0; remove it");
}

TEST_CASE("coordinates are kept") {
  const LoadedNet loaded =
      load(kPnml, file("<place id='p'><graphics><position x='1.5' y='-2'/></graphics></place>"
                       "<place id='q'><graphics><position x='nan' y='1e99'/></graphics></place>"));
  CHECK(loaded.net.point(PlaceId(0)) == Point{1.5, -2});
  CHECK(loaded.net.point(PlaceId(1)) == Point{0, 0});
}

TEST_CASE("a net without nodes must say so") {
  CHECK(error("") == "0:1: the file holds no places and no transitions");
  CHECK(read("<toolspecific tool='nupn'><size places='0' transitions='0' arcs='0'/>"
             "</toolspecific>") == "");
  CHECK(read("<toolspecific tool='cunf'><size places='0' transitions='0'/></toolspecific>") == "");
}

TEST_CASE("coloured nets are refused") {
  CHECK(cunf::test::error(kPnml, "<pnml><net id='n' type='.../symmetricnet'/></pnml>")
            .find("1:7: the net is of the type `.../symmetricnet`") == 0);
  CHECK(error("<declaration/>").find("1:1: the net is coloured") == 0);
  CHECK(error("<place id='p'><hlinitialMarking/></place>").find("1:15: the net is coloured") == 0);
}

TEST_CASE("what is wrong is said where it is") {
  CHECK(error(kP + "\n" + kP) == "2:1: the id `p` is used twice");
  CHECK(error(kP + "\n<transition/>") == "2:1: this <transition> has no id");
  CHECK(error(kP + kT + "\n<arc id='p' source='p' target='t'/>") ==
        "2:1: the id `p` is used twice");
  CHECK(error(kP + kT + kIn + "\n<arc source='a1' target='t'/>") ==
        "2:1: the source `a1` of this arc does not exist");
  CHECK(error(kP + kT + "\n<arc source='p'/>") == "2:1: this arc has no target");
  CHECK(error(kP + kQ + "\n<arc source='p' target='q'/>") ==
        "2:1: an arc joins a place and a transition, not two of a kind");
  CHECK(error(kP + kQ + kT + kIn + "\n<arc source='t' target='q' type='test'/>") ==
        "2:1: a read arc goes from a place to a transition");
  CHECK(cunf::test::error(kPnml, "<pnml/>") == "1:1: the file holds no <net>");
  CHECK(cunf::test::error(kPnml, "<a/>") == "1:1: expected the element <pnml>, found <a>");
  CHECK(cunf::test::error(kPnml, "<pnml><net id='n'/><net id='m'/></pnml>") ==
        "1:20: the file holds a second net; split it in two");
}

TEST_CASE("a long chain of references is followed in linear time") {
  std::string text =
      "<pnml><net id='n'><page id='g'><place id='p'/><transition id='t'/>"
      "<referencePlace id='r0' ref='p'/>";
  const int length = 30'000;
  for (int i = 1; i <= length; ++i)
    text +=
        "<referencePlace id='r" + std::to_string(i) + "' ref='r" + std::to_string(i - 1) + "'/>";
  text += "<arc id='a' source='r" + std::to_string(length) + "' target='t'/>";
  for (int i = length; i > 0; --i)
    text += "<arc id='o" + std::to_string(i) + "' source='r" + std::to_string(i) + "' target='t'/>";
  text += "</page></net></pnml>";
  // All these arcs are one of a weight above 1, which no transition survives.
  CHECK(cunf::test::load(cunf::io::Format::Pnml, text).net.transition_count() == 0);
}
