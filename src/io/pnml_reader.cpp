// SPDX-License-Identifier: Apache-2.0
// PNML place/transition nets, as the Model Checking Contest and many editors write them.
#include <algorithm>
#include <charconv>
#include <limits>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "cunf/base/format.hpp"
#include "io/cursor.hpp"
#include "io/name_codec.hpp"
#include "io/nupn.hpp"
#include "io/parsed_net.hpp"
#include "io/pnml_ids.hpp"
#include "io/xml_document.hpp"

namespace cunf::io {

namespace {

using base::format;
using net::PlaceId;
using net::TransitionId;
using pugi::xml_node;

enum class NodeKind { Place, Transition, Reference, Arc };

struct Node {
  NodeKind kind;
  std::uint32_t index = 0;  // of the place or transition
  std::string_view target;  // of the reference
};

enum class ArcKind { Flow, Read };

class PnmlReader {
 public:
  explicit PnmlReader(Source& source) : document_(source) {}

  ParsedNet read() {
    xml_node net = find_net();
    check_type(net);
    read_own_annotations(net);
    read_pages(net);
    for (xml_node arc : arcs_) read_arc(arc);
    if (nupn_) read_nupn();
    if (ids_differ_) {
      builder_.set_place_keys(std::move(place_ids_));
      builder_.set_transition_keys(std::move(transition_ids_));
    }
    auto [result, warnings] = builder_.build(net::RepeatedArcs::AddWeights);
    return {std::move(result), std::move(warnings), self_loops_are_meant_, says_empty_};
  }

 private:
  xml_node find_net() {
    xml_node root = document_.root();
    if (local_name(root) != "pnml")
      document_.fail(
          root, format("expected the element <pnml>, found <{}>", shortened(local_name(root))));
    xml_node found;
    for (xml_node node : root.children()) {
      if (local_name(node) != "net") continue;
      if (found) document_.fail(node, "the file holds a second net; split it in two");
      found = node;
    }
    if (!found) document_.fail(root, "the file holds no <net>");
    return found;
  }

  void check_type(xml_node net) {
    std::string_view type = attribute(net, "type");
    for (std::string_view coloured : {"symmetricnet", "highlevel", "hlpng", "HLPN", "coloured"})
      if (type.find(coloured) != std::string_view::npos)
        document_.fail(net, format("the net is of the type `{}`; cunf reads place/transition nets, "
                                   "so unfold its colours first",
                                   shortened(type)));
    std::string_view name = content(child(child(net, "name"), "text"));
    std::string_view id = attribute(net, "id");
    if (name.empty() && id != kPnmlNetId) name = id;
    builder_ = net::NetBuilder(std::string(name));
  }

  // What our own writer adds.
  void read_own_annotations(xml_node net) {
    for (xml_node tool : net.children()) {
      if (local_name(tool) != "toolspecific" || attribute(tool, "tool") != "cunf") continue;
      if (content(child(tool, "self-loops")) == "consume") self_loops_are_meant_ = true;
      if (child(tool, "escaped-names")) escaped_ = true;
      if (child(tool, "escaped-units")) escaped_units_ = true;
      note_size(child(tool, "size"));
    }
  }

  void note_size(xml_node size) {
    says_empty_ |= attribute(size, "places") == "0" && attribute(size, "transitions") == "0";
  }

  // Pages may nest to any depth.
  void read_pages(xml_node net) {
    std::vector<xml_node> open{net};
    while (!open.empty()) {
      xml_node page = open.back();
      open.pop_back();
      std::vector<xml_node> inner;
      for (xml_node element : page.children()) {
        if (local_name(element) == "page")
          inner.push_back(element);
        else
          read_element(element);
      }
      open.insert(open.end(), inner.rbegin(), inner.rend());
    }
  }

  void read_element(xml_node element) {
    std::string_view name = local_name(element);
    if (name == "place") {
      read_place(element);
    } else if (name == "transition") {
      read_transition(element);
    } else if (name == "arc") {
      if (element.attribute("id")) add_id(element, {NodeKind::Arc, 0, {}});
      arcs_.push_back(element);
    } else if (name == "referencePlace" || name == "referenceTransition") {
      add_id(element, {NodeKind::Reference, 0, attribute(element, "ref")});
    } else if (name == "toolspecific" && attribute(element, "tool") == "nupn") {
      nupn_ = element;
      note_size(child(element, "size"));
    } else if (name == "declaration") {
      document_.fail(element,
                     "the net is coloured; cunf reads place/transition nets, so unfold "
                     "its colours first");
    }
  }

  void add_id(xml_node element, Node node) {
    std::string_view id = attribute(element, "id");
    if (id.empty()) document_.fail(element, format("this <{}> has no id", local_name(element)));
    if (!nodes_.emplace(id, node).second)
      document_.fail(element, format("the id `{}` is used twice", shortened(id)));
  }

  // The label if there is one, else the id.
  std::string node_name(xml_node element) {
    std::string_view id = attribute(element, "id");
    std::string_view label = content(child(child(element, "name"), "text"));
    if (label.empty()) return std::string(id);
    std::string name = escaped_ ? unescaped(label) : std::string(label);
    ids_differ_ |= name != id;
    return name;
  }

  void read_place(xml_node element) {
    add_id(element, {NodeKind::Place, static_cast<std::uint32_t>(builder_.place_count()), {}});
    PlaceId p = builder_.add_place(node_name(element));
    place_ids_.push_back(attribute(element, "id"));
    for (xml_node part : element.children()) {
      std::string_view name = local_name(part);
      if (name == "initialMarking") {
        std::uint32_t tokens = read_number(part);
        if (tokens > 1)
          document_.fail(part, format("place `{}` has {} tokens: the net is not 1-safe",
                                      shortened(builder_.name(p)), tokens));
        if (tokens == 1) builder_.mark(p);
      } else if (name == "hlinitialMarking") {
        document_.fail(part,
                       "the net is coloured; cunf reads place/transition nets, so unfold its "
                       "colours first");
      } else if (name == "graphics") {
        if (auto point = read_point(part)) builder_.set_point(p, *point);
      }
    }
  }

  void read_transition(xml_node element) {
    add_id(element,
           {NodeKind::Transition, static_cast<std::uint32_t>(builder_.transition_count()), {}});
    TransitionId t = builder_.add_transition(node_name(element), XmlDocument::where(element));
    transition_ids_.push_back(attribute(element, "id"));
    if (auto point = read_point(child(element, "graphics"))) builder_.set_point(t, *point);
  }

  static std::optional<net::Point> read_point(xml_node graphics) {
    xml_node position = child(graphics, "position");
    if (!position) return std::nullopt;
    auto coordinate = [&](const char* name) {
      std::string_view text = attribute(position, name);
      double value = 0;
      std::from_chars(text.data(), text.data() + text.size(), value);
      return value == value && value > -1e9 && value < 1e9 ? value : 0;
    };
    return net::Point{coordinate("x"), coordinate("y")};
  }

  // The number in <text>, or in <value> as older tools write it, there also as `Default,1`.
  std::uint32_t read_number(xml_node element) {
    xml_node holder = child(element, "text");
    if (!holder) holder = child(element, "value");
    std::string_view text = content(holder);
    constexpr std::string_view kDefault = "Default,";
    if (text.starts_with(kDefault)) text.remove_prefix(kDefault.size());
    std::uint32_t value = 0;
    auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty())
      document_.fail(element,
                     format("expected a number in <{}>, found nothing", local_name(element)));
    if (error == std::errc::result_out_of_range)
      document_.fail(element, format("the number {} is too large", shortened(text)));
    if (error != std::errc() || end != text.data() + text.size())
      document_.fail(element, format("expected a number in <{}>, found `{}`", local_name(element),
                                     shortened(text)));
    return value;
  }

  void read_arc(xml_node arc) {
    Node source = resolve(arc, "source");
    Node target = resolve(arc, "target");
    xml_node inscription = child(arc, "inscription");
    std::uint32_t weight = inscription ? read_number(inscription) : 1;
    if (weight == 0) document_.fail(arc, "an arc of weight 0; remove it");
    if (source.kind == target.kind)
      document_.fail(arc, "an arc joins a place and a transition, not two of a kind");
    ArcKind kind = arc_kind(arc);
    std::uint32_t where = XmlDocument::where(arc);
    if (source.kind == NodeKind::Place && kind == ArcKind::Flow)
      builder_.add_input(PlaceId(source.index), TransitionId(target.index), weight, where);
    else if (source.kind == NodeKind::Place)
      builder_.add_read(PlaceId(source.index), TransitionId(target.index), weight, where);
    else if (kind == ArcKind::Flow)
      builder_.add_output(TransitionId(source.index), PlaceId(target.index), weight, where);
    else
      document_.fail(arc, "a read arc goes from a place to a transition");
  }

  // The place or transition at one end of an arc, through any reference nodes.
  Node resolve(xml_node arc, const char* end) {
    std::string_view id = attribute(arc, end);
    if (id.empty()) document_.fail(arc, format("this arc has no {}", end));
    std::vector<Node*> passed;  // references; they lead to the end at once from now on
    while (passed.size() <= nodes_.size()) {
      auto found = nodes_.find(id);
      if (found == nodes_.end() || found->second.kind == NodeKind::Arc)
        document_.fail(arc, format("the {} `{}` of this arc does not exist", end, shortened(id)));
      if (found->second.kind != NodeKind::Reference) {
        for (Node* reference : passed) reference->target = found->first;
        return found->second;
      }
      passed.push_back(&found->second);
      id = found->second.target;
    }
    document_.fail(arc, format("the {} of this arc is a reference to itself", end));
  }

  ArcKind arc_kind(xml_node arc) {
    std::string_view kind = attribute(arc, "type");
    for (const char* name : {"type", "arctype"}) {
      xml_node type = child(arc, name);
      if (!type) continue;
      kind = attribute(type, "value");
      if (kind.empty()) kind = content(child(type, "text"));
      if (kind.empty()) kind = content(type);
    }
    if (kind.empty() || kind == "normal") return ArcKind::Flow;
    for (std::string_view read : {"read", "readarc", "test", "context"})
      if (kind == read) return ArcKind::Read;
    document_.fail(arc, format("arcs of the type `{}` are not supported; cunf knows ordinary and "
                               "read arcs",
                               shortened(kind)));
  }

  void read_nupn() {
    auto find_place = [&](std::string_view id) -> std::optional<PlaceId> {
      auto found = nodes_.find(id);
      if (found == nodes_.end() || found->second.kind != NodeKind::Place) return std::nullopt;
      return PlaceId(found->second.index);
    };
    if (auto units = read_units(document_, nupn_, find_place, escaped_units_))
      builder_.set_units(std::move(*units), XmlDocument::where(nupn_));
  }

  XmlDocument document_;
  net::NetBuilder builder_;
  std::unordered_map<std::string_view, Node> nodes_;  // by id
  std::vector<xml_node> arcs_;
  base::StringTable place_ids_;
  base::StringTable transition_ids_;
  xml_node nupn_;
  bool ids_differ_ = false;  // from the names
  bool escaped_ = false;
  bool escaped_units_ = false;
  bool says_empty_ = false;
  bool self_loops_are_meant_ = false;
};

}  // namespace

ParsedNet read_pnml(Source& source) { return PnmlReader(source).read(); }

}  // namespace cunf::io
