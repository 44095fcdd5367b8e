// SPDX-License-Identifier: Apache-2.0
#include "io/nupn.hpp"

#include <iterator>
#include <unordered_map>
#include <vector>

#include "cunf/base/format.hpp"
#include "io/cursor.hpp"
#include "io/pnml_ids.hpp"

namespace cunf::io {

namespace {

using base::format;
using base::format_to;
using net::UnitId;

std::vector<std::string_view> words(std::string_view text) {
  std::vector<std::string_view> result;
  for (std::size_t at = 0; at < text.size();) {
    while (at < text.size() && is_blank(text[at])) ++at;
    std::size_t begin = at;
    while (at < text.size() && !is_blank(text[at])) ++at;
    if (at > begin) result.push_back(text.substr(begin, at - begin));
  }
  return result;
}

}  // namespace

std::optional<net::Units> read_units(
    const XmlDocument& document, pugi::xml_node nupn,
    const std::function<std::optional<net::PlaceId>(std::string_view)>& find_place,
    bool escaped_names) {
  pugi::xml_node structure = child(nupn, "structure");
  if (!structure) return std::nullopt;
  net::Units units;
  units.certified_safe = attribute(structure, "safe") == "true";
  std::vector<pugi::xml_node> elements;
  std::unordered_map<std::string_view, UnitId> by_id;
  for (pugi::xml_node element : structure.children()) {
    if (local_name(element) != "unit") continue;
    std::string_view id = attribute(element, "id");
    if (!by_id.emplace(id, UnitId(elements.size())).second)
      document.fail(element, format("the unit `{}` is declared twice", shortened(id)));
    elements.push_back(element);
    units.units.push_back({escaped_names ? unescaped(id) : std::string(id), {}, {}});
  }
  auto find_unit = [&](pugi::xml_node element, std::string_view id) {
    auto found = by_id.find(id);
    if (found == by_id.end())
      document.fail(element, format("there is no unit `{}`", shortened(id)));
    return found->second;
  };
  units.root = find_unit(structure, attribute(structure, "root"));
  for (std::size_t u = 0; u < elements.size(); ++u) {
    for (std::string_view id : words(content(child(elements[u], "places")))) {
      auto place = find_place(id);
      if (!place)
        document.fail(elements[u], format("a unit lists `{}`, which is no place", shortened(id)));
      units.units[u].places.push_back(*place);
    }
    for (std::string_view id : words(content(child(elements[u], "subunits"))))
      units.units[u].subunits.push_back(find_unit(elements[u], id));
  }
  return units;
}

NodeTokens unit_tokens(const net::Units& units) {
  base::StringTable names;
  for (const net::Unit& unit : units.units) names.push_back(unit.name);
  return tokens_for(names, pnml_id_rules(), {}, pnml_id_rules(), Namespaces::Separate);
}

std::string write_units(const net::Net& net, const NodeTokens& ids, const NodeTokens& unit_ids) {
  const net::Units& units = *net.units();
  auto unit_id = [&](UnitId u) { return unit_ids.places[u.index()]; };
  std::string text = "      <toolspecific tool=\"nupn\" version=\"1.1\">\n";
  auto out = std::back_inserter(text);
  format_to(out, "        <size places=\"{}\" transitions=\"{}\" arcs=\"{}\"/>\n",
            net.place_count(), net.transition_count(), net.flow_arc_count() + net.read_arc_count());
  format_to(out, "        <structure units=\"{}\" root=\"{}\" safe=\"{}\">\n", units.units.size(),
            unit_id(units.root), units.certified_safe);
  for (std::size_t u = 0; u < units.units.size(); ++u) {
    format_to(out, "          <unit id=\"{}\"><places>", unit_id(UnitId(u)));
    for (net::PlaceId p : units.units[u].places) format_to(out, " {}", ids[p]);
    text += " </places><subunits>";
    for (UnitId below : units.units[u].subunits) format_to(out, " {}", unit_id(below));
    text += " </subunits></unit>\n";
  }
  return text + "        </structure>\n      </toolspecific>\n";
}

}  // namespace cunf::io
