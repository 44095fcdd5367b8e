// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <iterator>
#include <string>

#include "cunf/base/format.hpp"
#include "io/directives.hpp"
#include "io/name_codec.hpp"
#include "io/nupn.hpp"
#include "io/parsed_net.hpp"
#include "io/pnml_ids.hpp"
#include "io/utf8.hpp"
#include "io/xml_document.hpp"

namespace cunf::io {

namespace {

using base::format_to;
using net::PlaceId;
using net::TransitionId;

// A label is read without the blanks around it.
NameRules label_rules() {
  return {[](char c) { return static_cast<unsigned char>(c) >= 0x20; },
          [](std::string_view name) {
            return !name.empty() && name.front() != ' ' && name.back() != ' ';
          }};
}

class PnmlWriter {
 public:
  PnmlWriter(const net::Net& net, Dialect dialect)
      : net_(net),
        ids_(key_tokens(net, pnml_id_rules(), Namespaces::Shared)),
        labels_(name_tokens(net, label_rules(), label_rules(), Namespaces::Repeating)),
        ours_(dialect == Dialect::Ours) {
    if (net.units()) unit_ids_ = unit_tokens(*net.units());
  }

  std::string write() {
    format_to(out(),
              "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
              "<pnml xmlns=\"http://www.pnml.org/version-2009/grammar/pnml\">\n"
              "  <net id=\"{}\" type=\"http://www.pnml.org/version-2009/grammar/ptnet\">\n",
              kPnmlNetId);
    if (!net_.name().empty() && labels_are_plain(net_.name()))
      format_to(out(), "    <name><text>{}</text></name>\n", xml_escaped(net_.name()));
    if (ours_) write_annotations();
    text_ += "    <page id=\"page-1\">\n";
    for (PlaceId p : net_.places()) write_place(p);
    for (TransitionId t : net_.transitions()) write_transition(t);
    for (TransitionId t : net_.transitions()) write_arcs(t);
    if (net_.units()) text_ += write_units(net_, ids_, unit_ids_);
    text_ += "    </page>\n  </net>\n</pnml>\n";
    return std::move(text_);
  }

 private:
  std::back_insert_iterator<std::string> out() { return std::back_inserter(text_); }

  static bool labels_are_plain(std::string_view name) {
    NameRules rules = label_rules();
    return std::ranges::all_of(name, rules.accepts_char) && rules.accepts_name(name) &&
           find_invalid_utf8(name) == std::string_view::npos;
  }

  // What the reader could not know otherwise.
  void write_annotations() {
    std::string notes;
    if (has_self_loops(net_)) notes += "<self-loops>consume</self-loops>";
    if (labels_.escaped) notes += "<escaped-names/>";
    if (unit_ids_.escaped) notes += "<escaped-units/>";
    if (net_.place_count() + net_.transition_count() == 0)
      notes += "<size places=\"0\" transitions=\"0\"/>";
    if (!notes.empty())
      format_to(out(), "    <toolspecific tool=\"cunf\" version=\"1\">{}</toolspecific>\n", notes);
  }

  template <class I>
  void write_node(I node) {
    format_to(out(), " id=\"{}\"><name><text>{}</text></name>", ids_[node],
              xml_escaped(labels_[node]));
    if (auto point = net_.point(node))
      format_to(out(), "<graphics><position x=\"{}\" y=\"{}\"/></graphics>", point->x, point->y);
  }

  void write_place(PlaceId p) {
    text_ += "      <place";
    write_node(p);
    if (net_.initial_marking().test(p)) text_ += "<initialMarking><text>1</text></initialMarking>";
    text_ += "</place>\n";
  }

  void write_transition(TransitionId t) {
    text_ += "      <transition";
    write_node(t);
    text_ += "</transition>\n";
  }

  void write_arcs(TransitionId t) {
    for (PlaceId p : net_.preset(t)) write_arc(ids_[p], ids_[t], "/>");
    for (PlaceId p : net_.context(t)) write_arc(ids_[p], ids_[t], "><type value=\"test\"/></arc>");
    for (PlaceId p : net_.postset(t)) write_arc(ids_[t], ids_[p], "/>");
  }

  void write_arc(std::string_view source, std::string_view target, std::string_view end) {
    format_to(out(), "      <arc id=\"arc-{}\" source=\"{}\" target=\"{}\"{}\n", ++arc_count_,
              source, target, end);
  }

  const net::Net& net_;
  NodeTokens ids_;
  NodeTokens labels_;
  NodeTokens unit_ids_;
  bool ours_;
  std::size_t arc_count_ = 0;
  std::string text_;
};

}  // namespace

std::string write_pnml(const net::Net& net, Dialect dialect) {
  return PnmlWriter(net, dialect).write();
}

}  // namespace cunf::io
