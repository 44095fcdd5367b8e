// SPDX-License-Identifier: Apache-2.0
// PEP low-level nets: header, then sections of one object a line.
#include <algorithm>
#include <limits>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "cunf/base/format.hpp"
#include "cunf/base/suggest.hpp"
#include "io/directives.hpp"
#include "io/ll_net_fields.hpp"
#include "io/name_codec.hpp"
#include "io/parsed_net.hpp"

namespace cunf::io {

namespace {

using base::format;
using net::PlaceId;
using net::TransitionId;

enum class Section {
  None,
  Defaults,
  PlaceDefaults,
  ArcDefaults,
  Blocks,
  Skipped,
  Texts,
  Places,
  Transitions,
  Outputs,
  Inputs,
  Reads,
  Resets
};

struct SectionName {
  std::string_view name;
  Section section;
};

constexpr SectionName kSections[] = {
    {"DBL", Section::Defaults},    {"DPL", Section::PlaceDefaults}, {"DTR", Section::Defaults},
    {"DPT", Section::ArcDefaults}, {"BL", Section::Blocks},         {"PL", Section::Places},
    {"TR", Section::Transitions},  {"PTR", Section::Skipped},       {"TP", Section::Outputs},
    {"PT", Section::Inputs},       {"RA", Section::Reads},          {"PTP", Section::Skipped},
    {"PPT", Section::Skipped},     {"TX", Section::Texts},          {"RS", Section::Resets},
};

// Objects by their number in the file.
template <class I>
class Numbering {
 public:
  // The number of the next object, which says `given` or nothing.
  std::uint64_t next(const Source& source, std::optional<std::uint64_t> given,
                     std::uint32_t where) {
    std::uint64_t expected = numbers_.size() + 1;
    if (given && *given != expected) in_sequence_ = false;
    if (!given && !in_sequence_)
      source.fail(where, "this object needs a number, as the numbers before it have gaps");
    std::uint64_t number = given.value_or(expected);
    if (ids_.contains(number))
      source.fail(where, format("the number {} is used twice in this section", number));
    return number;
  }

  void add(std::uint64_t number, I id) {
    numbers_.push_back(number);
    ids_.emplace(number, id);
  }

  [[nodiscard]] std::optional<I> find(std::int64_t number) const {
    auto found = number < 0 ? ids_.end() : ids_.find(static_cast<std::uint64_t>(number));
    if (found == ids_.end()) return std::nullopt;
    return found->second;
  }

  [[nodiscard]] base::StringTable keys() const {
    base::StringTable keys;
    for (std::uint64_t number : numbers_) keys.push_back(format("{}", number));
    return keys;
  }

 private:
  std::vector<std::uint64_t> numbers_;
  std::unordered_map<std::uint64_t, I> ids_;
  bool in_sequence_ = true;
};

class LlNetReader {
 public:
  explicit LlNetReader(const Source& source) : source_(source), cursor_(source) {}

  ParsedNet read() {
    read_header();
    while (!cursor_.at_end()) {
      read_line();
      cursor_.take('\n');
    }
    check_complete();
    if (names_repeat_) {
      builder_.set_place_keys(places_.keys());
      builder_.set_transition_keys(transitions_.keys());
    }
    auto [net, warnings] = builder_.build();
    if (!source_.text().ends_with('\n'))
      warnings.push_back({cursor_.offset(), "the last line has no end; is the file complete?"});
    return {std::move(net), std::move(warnings), false, true};  // the sections are there
  }

 private:
  void read_header() {
    expect_header({"PEP"});
    expect_header({"PetriBox", "PTNet"});
    expect_header({"FORMAT_N", "FORMAT_N2"});
  }

  void expect_header(std::initializer_list<std::string_view> words) {
    skip_blank_lines();
    std::uint32_t where = cursor_.offset();
    std::string_view line = cursor_.take_line();
    std::string_view word = line.substr(0, line.find_first_of(" \t\r%"));
    if (std::ranges::find(words, word) == words.end()) {
      std::string expected;
      for (std::string_view known : words)
        expected += format("{}`{}`", expected.empty() ? "" : " or ", known);
      source_.fail(where,
                   format("expected the line {} in the header of a PEP file, found {}", expected,
                          word.empty() ? "nothing" : format("`{}`", shortened(word))));
    }
    cursor_.take('\n');
  }

  void skip_blank_lines() {
    for (;;) {
      cursor_.take_while(is_blank);
      if (cursor_.peek() != '%') return;
      note_directive();
    }
  }

  void note_directive() { annotations_.note(parse_directive(cursor_.take_line().substr(1))); }

  void read_line() {
    cursor_.take_while([](char c) { return c == ' ' || c == '\t' || c == '\r'; });
    if (cursor_.peek() == '%')
      note_directive();
    else if (is_upper(cursor_.peek()) && starts_section())
      begin_section();
    else if (section_ == Section::Skipped || section_ == Section::Texts || cursor_.peek() == '\n')
      cursor_.take_line();
    else
      read_object();
  }

  [[nodiscard]] bool starts_section() const {
    std::string_view rest = source_.text().substr(cursor_.offset(), 2);
    return rest.size() == 2 && is_upper(rest[0]) && is_upper(rest[1]);
  }

  void begin_section() {
    std::uint32_t where = cursor_.offset();
    std::string_view word = cursor_.take_while(is_upper);
    const auto* found = std::ranges::find(kSections, word, &SectionName::name);
    if (found == std::end(kSections) && section_ == Section::Texts) {
      cursor_.take_line();  // a text goes on
      return;
    }
    if (found == std::end(kSections)) {
      std::vector<std::string_view> names;
      for (const SectionName& section : kSections) names.push_back(section.name);
      source_.fail(
          where, format("unknown section `{}`{}", shortened(word), base::suggestion(word, names)));
    }
    if (found->section == Section::Resets)
      source_.fail(where, "section `RS`: reset arcs are not supported; cunf reads contextual nets");
    if (!seen_.insert(found->name).second)
      source_.fail(where, format("a second section `{}`", word));
    section_ = found->section;
    require_nodes_before_arcs(where);
    LlNetFields fields = read_ll_net_fields(source_, cursor_);
    if (section_ == Section::PlaceDefaults) default_marking_ = fields.marking.value_or(0);
    if (section_ == Section::ArcDefaults && fields.weight != 1)
      source_.fail(where, format("arcs have weight {} by default, which a 1-safe net can not use",
                                 fields.weight));
  }

  void require_nodes_before_arcs(std::uint32_t where) const {
    bool is_arcs =
        section_ == Section::Outputs || section_ == Section::Inputs || section_ == Section::Reads;
    for (std::string_view needed : {"PL", "TR"})
      if (is_arcs && !seen_.contains(needed))
        source_.fail(where, format("section `{}` must stand before the arcs", needed));
  }

  void read_object() {
    if (section_ == Section::None) cursor_.fail("expected a section such as `PL` (places) here");
    LlNetFields fields = read_ll_net_fields(source_, cursor_);
    switch (section_) {
      case Section::Places:
        return add_place(fields);
      case Section::Transitions:
        return add_transition(fields);
      case Section::Outputs:
        return add_arc(fields, false);
      case Section::Inputs:
        return add_arc(fields, true);
      case Section::Reads:
        return add_arc(fields, false);
      default:
        return;  // blocks and defaults say nothing that we keep
    }
  }

  std::string object_name(const LlNetFields& fields, char letter, std::uint64_t number) const {
    if (!fields.name || fields.name->empty()) return format("{}{}", letter, number);
    return annotations_.escaped_names ? unescaped(*fields.name) : std::string(*fields.name);
  }

  void add_place(const LlNetFields& fields) {
    std::uint64_t number = places_.next(source_, fields.number, fields.where);
    std::string name = object_name(fields, 'P', number);
    PlaceId p = builder_.add_place(name);
    places_.add(number, p);
    names_repeat_ |= !place_names_.insert(name).second;
    std::uint64_t tokens = fields.marking.value_or(default_marking_);
    if (tokens > 1)
      source_.fail(fields.where, format("place `{}` (number {}) has {} tokens: the net is not "
                                        "1-safe",
                                        shortened(name), number, tokens));
    if (tokens == 1) builder_.mark(p);
    if (fields.pair) builder_.set_point(p, point(fields));
  }

  void add_transition(const LlNetFields& fields) {
    std::uint64_t number = transitions_.next(source_, fields.number, fields.where);
    std::string name = object_name(fields, 'T', number);
    TransitionId t = builder_.add_transition(name, fields.where);
    transitions_.add(number, t);
    names_repeat_ |= !transition_names_.insert(name).second;
    if (fields.pair) builder_.set_point(t, point(fields));
  }

  static net::Point point(const LlNetFields& fields) {
    return {static_cast<double>(fields.pair->first), static_cast<double>(fields.pair->second)};
  }

  void add_arc(const LlNetFields& fields, bool place_first) {
    if (!fields.pair)
      source_.fail(fields.where,
                   place_first ? "expected an arc such as `1>2`" : "expected an arc such as `1<2`");
    auto [place, transition] = *fields.pair;
    if (!place_first) std::swap(place, transition);
    std::optional<PlaceId> p = places_.find(place);
    std::optional<TransitionId> t = transitions_.find(transition);
    if (!p) source_.fail(fields.where, format("there is no place with number {}", place));
    if (!t) source_.fail(fields.where, format("there is no transition with number {}", transition));
    if (fields.weight != 1)
      source_.fail(fields.where, format("an arc of transition `{}` (number {}) has weight {}, "
                                        "which a 1-safe net can not use",
                                        shortened(builder_.name(*t)), transition, fields.weight));
    if (section_ == Section::Inputs)
      builder_.add_input(*p, *t, 1, fields.where);
    else if (section_ == Section::Outputs)
      builder_.add_output(*t, *p, 1, fields.where);
    else
      builder_.add_read(*p, *t, 1, fields.where);
  }

  void check_complete() const {
    for (std::string_view needed : {"PL", "TR", "TP", "PT"})
      if (!seen_.contains(needed))
        source_.fail(source_.text().size(), format("section `{}` is missing", needed));
  }

  const Source& source_;
  Cursor cursor_;
  net::NetBuilder builder_;
  Numbering<PlaceId> places_;
  Numbering<TransitionId> transitions_;
  std::unordered_set<std::string> place_names_;
  std::unordered_set<std::string> transition_names_;
  std::unordered_set<std::string_view> seen_;  // sections
  Section section_ = Section::None;
  std::uint64_t default_marking_ = 0;
  bool names_repeat_ = false;
  Annotations annotations_;
};

}  // namespace

ParsedNet read_ll_net(const Source& source) { return LlNetReader(source).read(); }

}  // namespace cunf::io
