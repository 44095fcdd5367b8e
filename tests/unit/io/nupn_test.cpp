// SPDX-License-Identifier: Apache-2.0
#include "io/nupn.hpp"

#include <doctest/doctest.h>

#include "cunf/io/net_writer.hpp"
#include "cunf/net/net_builder.hpp"
#include "reading.hpp"

using namespace cunf::io;
using namespace cunf::net;
using namespace cunf::test;

namespace {

// A file with places p (marked) and q, and this structure.
std::string file(const std::string& attributes, const std::string& units) {
  return "<pnml><net id='n'><place id='p'><initialMarking><text>1</text></initialMarking></place>"
         "<place id='q'/><toolspecific tool='nupn' version='1.1'>\n<structure " +
         attributes + ">\n" + units + "</structure></toolspecific></net></pnml>";
}

std::optional<Units> units(const std::string& attributes, const std::string& units) {
  return load(Format::Pnml, file(attributes, units)).net.units();
}

std::string error(const std::string& attributes, const std::string& units) {
  return cunf::test::error(Format::Pnml, file(attributes, units));
}

}  // namespace

TEST_CASE("units nest, and each lists its own places") {
  auto found = units("units='2' root='u' safe='true'",
                     "<unit id='v'><places>p\n q</places><subunits/></unit>"
                     "<unit id='u'><places/><subunits> v </subunits></unit>");
  REQUIRE(found);
  CHECK(found->units ==
        std::vector<Unit>{{"v", {PlaceId(0), PlaceId(1)}, {}}, {"u", {}, {UnitId(0)}}});
  CHECK(found->root == UnitId(1));
  CHECK(found->certified_safe);
}

TEST_CASE("only the word true certifies") {
  const char* one = "<unit id='u'><places>p q</places><subunits/></unit>";
  CHECK_FALSE(units("root='u' safe='false'", one)->certified_safe);
  CHECK_FALSE(units("root='u'", one)->certified_safe);
  CHECK(units("root='u' safe='true'", one)->certified_safe);
}

TEST_CASE("a block without a structure says nothing") {
  CHECK_FALSE(load(Format::Pnml,
                   "<pnml><net id='n'><place id='p'/><toolspecific tool='nupn'>"
                   "<size places='1'/></toolspecific></net></pnml>")
                  .net.units());
}

TEST_CASE("a certificate makes a transition dead that would put two tokens on a place") {
  const std::string text =
      "<pnml><net id='n'><place id='p'/><place id='q'/><transition id='t'/>"
      "<arc source='p' target='t'/><arc source='t' target='q'><inscription><text>2</text>"
      "</inscription></arc><toolspecific tool='nupn'><structure root='u' safe='true'>"
      "<unit id='u'><places>p q</places></unit></structure></toolspecific></net></pnml>";
  CHECK(read(Format::Pnml, text) == "p q");
  CHECK(warnings(Format::Pnml, text).find("dropped transition `t`") != std::string::npos);
}

TEST_CASE("units that are wrong") {
  CHECK(error("root='x'", "<unit id='u'/>") == "2:1: there is no unit `x`");
  CHECK(error("root='u'", "<unit id='u'/><unit id='u'/>") ==
        "3:15: the unit `u` is declared twice");
  CHECK(error("root='u'", "<unit id='u'><places>r</places></unit>") ==
        "3:1: a unit lists `r`, which is no place");
  CHECK(error("root='u'", "<unit id='u'><subunits>w</subunits></unit>") ==
        "3:1: there is no unit `w`");
  CHECK(error("root='u'", "<unit id='u'><subunits>u</subunits></unit>") != "");
  CHECK(error("root='u'", "<unit id='u'/><unit id='v'/>") != "");
  CHECK(error("root='u'", "<unit id='u'><places>p p</places></unit>") != "");
}

TEST_CASE("units are written with ids that XML has") {
  NetBuilder builder;
  PlaceId p = builder.add_place("p 1");
  builder.set_units(Units{{Unit{"1", {p}, {UnitId(1)}}, Unit{"1", {}, {}}}, UnitId(0), true});
  const std::string text = to_text(builder.build().net, Format::Pnml);
  CHECK(text.find("<structure units=\"2\" root=\"_x31_\" safe=\"true\">") != std::string::npos);
  CHECK(
      text.find("<unit id=\"_x31_\"><places> p_x20_1 </places><subunits> _xn1__x31_ </subunits>") !=
      std::string::npos);
  CHECK(text.find("<escaped-units/>") != std::string::npos);
}
