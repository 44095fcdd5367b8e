// SPDX-License-Identifier: Apache-2.0
// TINA nets: declarations in any order; the net is their superposition.
#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "cunf/base/format.hpp"
#include "io/cursor.hpp"
#include "io/directives.hpp"
#include "io/name_codec.hpp"
#include "io/node_table.hpp"
#include "io/parsed_net.hpp"
#include "io/tina_names.hpp"

namespace cunf::io {

namespace {

using base::format;
using net::PlaceId;
using net::TransitionId;

struct Name {
  std::string text;  // as the file has it, which tells nodes apart
  std::uint32_t where;
};

enum class ArcKind { Flow, Read };

struct ArcEnd {
  Name node;
  ArcKind kind;
  std::uint32_t weight;
};

// Both sides of an arrow.
struct Arrow {
  std::vector<ArcEnd> from;
  std::vector<ArcEnd> to;
};

class TinaReader {
 public:
  explicit TinaReader(const Source& source) : source_(source), cursor_(source), nodes_(builder_) {}

  ParsedNet read() {
    for (skip_blanks(); !cursor_.at_end(); skip_blanks()) read_declaration();
    for (std::size_t p = 0; p < tokens_.size(); ++p) mark(PlaceId(p));
    auto [net, warnings] = builder_.build(net::RepeatedArcs::AddWeights);
    if (timed_)
      warnings.push_back({*timed_, "time intervals are ignored: the net is read as untimed"});
    if (!source_.text().empty() && !source_.text().ends_with('\n'))
      warnings.push_back({cursor_.offset(), "the last line has no end; is the file complete?"});
    return {std::move(net), std::move(warnings), false, annotations_.empty_net};
  }

 private:
  // Blanks and comments; a comment is a line that begins with `#`.
  void skip_blanks() {
    for (;;) {
      cursor_.take_while(is_blank);
      if (cursor_.peek() != '#') return;
      annotations_.note(parse_directive(cursor_.take_line().substr(1)));
    }
  }

  [[nodiscard]] std::string_view peek_word() const {
    Cursor ahead = cursor_;
    return ahead.take_while(is_tina_name_char);
  }

  void read_declaration() {
    std::uint32_t where = cursor_.offset();
    std::string_view word = cursor_.take_while(is_tina_name_char);
    if (word == "net")
      builder_.set_name(decoded(read_name()));
    else if (word == "tr")
      read_transition();
    else if (word == "pl")
      read_place();
    else if (word == "lb")
      read_name(), read_name();
    else if (word == "nt")
      read_name(), read_name(), read_name();
    else if (word == "pr")
      source_.fail(where,
                   "priorities (`pr`) are not supported; remove them if the net means the "
                   "same without");
    else
      source_.fail(where, format("expected a declaration (`tr`, `pl`, `net`, …), found {}",
                                 word.empty() ? cursor_.here() : format("`{}`", shortened(word))));
  }

  Name read_name() {
    skip_blanks();
    Name name{{}, cursor_.offset()};
    if (cursor_.take('{'))
      read_quoted_name(name);
    else
      name.text = cursor_.take_while(is_tina_name_char);
    if (name.text.empty())
      source_.fail(name.where, format("expected a name, found {}", cursor_.here()));
    return name;
  }

  void read_quoted_name(Name& name) {
    for (;;) {
      name.text += cursor_.take_while([](char c) { return c != '}' && c != '\\'; });
      if (cursor_.take('}')) return;
      if (cursor_.take('\\') && !cursor_.at_end()) {
        name.text += cursor_.peek();
        cursor_.skip(1);
      } else {
        source_.fail(name.where, "this name has no closing brace");
      }
    }
  }

  [[nodiscard]] std::string decoded(const Name& name) const {
    return annotations_.escaped_names ? unescaped(name.text) : name.text;
  }

  void read_transition() {
    Name name = read_name();
    TransitionId t = transition(name);
    skip_label();
    skip_interval();
    Arrow arrow = read_arrow();
    for (const ArcEnd& end : arrow.from) {
      PlaceId p = place(end.node);
      if (end.kind == ArcKind::Read)
        builder_.add_read(p, t, end.weight, end.node.where);
      else
        builder_.add_input(p, t, end.weight, end.node.where);
    }
    for (const ArcEnd& end : arrow.to) {
      refuse_read(end);
      builder_.add_output(t, place(end.node), end.weight, end.node.where);
    }
  }

  void read_place() {
    Name name = read_name();
    PlaceId p = place(name);
    skip_label();
    skip_blanks();
    if (cursor_.take('(')) {
      skip_blanks();
      std::uint32_t where = cursor_.offset();
      tokens_[p.index()].first += read_amount();
      tokens_[p.index()].second = where;
      skip_blanks();
      if (!cursor_.take(')')) cursor_.fail(format("expected `)`, found {}", cursor_.here()));
    }
    Arrow arrow = read_arrow();
    for (const ArcEnd& end : arrow.from) {
      refuse_read(end);
      builder_.add_output(transition(end.node), p, end.weight, end.node.where);
    }
    for (const ArcEnd& end : arrow.to) {
      if (end.kind == ArcKind::Read)
        builder_.add_read(p, transition(end.node), end.weight, end.node.where);
      else
        builder_.add_input(p, transition(end.node), end.weight, end.node.where);
    }
  }

  PlaceId place(const Name& name) {
    PlaceId p = nodes_.place(name.text, decoded(name));
    tokens_.resize(std::max(tokens_.size(), p.index() + std::size_t{1}));
    return p;
  }

  TransitionId transition(const Name& name) {
    return nodes_.transition(name.text, decoded(name), name.where);
  }

  void refuse_read(const ArcEnd& end) const {
    if (end.kind == ArcKind::Read)
      source_.fail(end.node.where, "a read arc goes from a place to a transition");
  }

  void mark(PlaceId p) {
    auto [count, where] = tokens_[p.index()];
    if (count > 1)
      source_.fail(where, format("place `{}` has {} tokens: the net is not 1-safe",
                                 shortened(builder_.name(p)), count));
    if (count == 1) builder_.mark(p);
  }

  void skip_label() {
    skip_blanks();
    if (cursor_.take(':')) read_name();
  }

  // `[a,b]`, with brackets turned outwards where an end is open, and `w` for infinity.
  void skip_interval() {
    skip_blanks();
    if (cursor_.peek() != '[' && cursor_.peek() != ']') return;
    std::uint32_t where = cursor_.offset();
    auto is_inside = [](char c) { return c != '[' && c != ']' && c != '\n'; };
    cursor_.skip(1);
    std::string_view ends = cursor_.take_while(is_inside);
    if (!cursor_.take('[') && !cursor_.take(']'))
      source_.fail(where, "this interval has no closing bracket");
    if (ends != "0,w" && !timed_) timed_ = where;
  }

  // Nodes up to the next declaration; the arrow may be missing if there are none.
  Arrow read_arrow() {
    Arrow arrow;
    arrow.from = read_ends();
    skip_blanks();
    if (cursor_.take("->"))
      arrow.to = read_ends();
    else if (!arrow.from.empty())
      cursor_.fail(format("expected `->`, found {}", cursor_.here()));
    return arrow;
  }

  std::vector<ArcEnd> read_ends() {
    std::vector<ArcEnd> ends;
    for (skip_blanks(); begins_node(); skip_blanks()) {
      ArcEnd end{read_name(), ArcKind::Flow, 1};
      if (cursor_.take('*')) {
        end.weight = read_weight(end.node);
      } else if (cursor_.peek() == '!') {
        cursor_.fail("stopwatch arcs (`!`) are not supported");
      } else if (cursor_.take('?')) {
        if (cursor_.peek() == '-') cursor_.fail("inhibitor arcs (`?-`) are not supported");
        end.kind = ArcKind::Read;
        end.weight = read_weight(end.node);
      }
      ends.push_back(std::move(end));
    }
    return ends;
  }

  [[nodiscard]] bool begins_node() const {
    if (cursor_.peek() == '{') return true;
    std::string_view word = peek_word();
    return !word.empty() && !is_tina_keyword(word);
  }

  std::uint32_t read_weight(const Name& node) {
    std::uint64_t weight = read_amount();
    if (weight == 0) source_.fail(node.where, "an arc of weight 0; remove it");
    return static_cast<std::uint32_t>(weight);
  }

  // A number; the letters K, M, G, T, P, E multiply it by powers of 1000.
  std::uint64_t read_amount() {
    constexpr std::uint64_t kMost = 1'000'000'000;
    std::uint64_t amount = cursor_.number(kMost);
    constexpr std::string_view kLetters = "KMGTPE";
    std::size_t power = cursor_.at_end() ? std::string_view::npos : kLetters.find(cursor_.peek());
    if (power == std::string_view::npos) return amount;
    cursor_.skip(1);
    for (std::size_t i = 0; i <= power; ++i) amount = std::min(amount * 1000, kMost);
    return amount;
  }

  const Source& source_;
  Cursor cursor_;
  net::NetBuilder builder_;
  NodeTable nodes_;
  std::vector<std::pair<std::uint64_t, std::uint32_t>> tokens_;  // of each place, and where
  std::optional<std::uint32_t> timed_;  // where the first interval is that says something
  Annotations annotations_;
};

}  // namespace

ParsedNet read_tina(const Source& source) {
  source.check_utf8();
  return TinaReader(source).read();
}

}  // namespace cunf::io
