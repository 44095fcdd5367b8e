// SPDX-License-Identifier: Apache-2.0
// Signal transition graphs in the format of Petrify and Workcraft.
#include <algorithm>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "cunf/base/format.hpp"
#include "cunf/base/suggest.hpp"
#include "io/cursor.hpp"
#include "io/directives.hpp"
#include "io/name_codec.hpp"
#include "io/node_table.hpp"
#include "io/parsed_net.hpp"
#include "io/stg_names.hpp"

namespace cunf::io {

namespace {

using base::format;
using net::PlaceId;
using net::TransitionId;

struct Token {
  std::string_view text;
  std::uint32_t where;
};

struct Node {
  PlaceId place;  // one of the two is valid
  TransitionId transition;
};

constexpr std::string_view kKeywords[] = {".model",    ".name",     ".inputs",  ".outputs",
                                          ".internal", ".dummy",    ".graph",   ".marking",
                                          ".end",      ".capacity", ".slowenv", ".coords"};

// Which arcs of a self-loop have come up.
struct LoopArcs {
  std::uint32_t where;  // the comment that calls it a read arc
  bool has_input = false;
  bool has_output = false;
};

class StgReader {
 public:
  explicit StgReader(const Source& source) : source_(source), cursor_(source), nodes_(builder_) {}

  ParsedNet read() {
    while (!ended_ && !cursor_.at_end()) {
      read_line();
      cursor_.take('\n');
    }
    if (!ended_) cursor_.fail("`.end` is missing; is the file complete?");
    for (const auto& [key, arcs] : reads_)
      if (!arcs.has_input || !arcs.has_output)
        source_.fail(arcs.where,
                     format("the remark `cunf read {}` names no self-loop", shortened(key)));
    auto [net, warnings] = builder_.build();
    return {std::move(net), std::move(warnings), annotations_.self_loops_are_meant,
            annotations_.empty_net};
  }

 private:
  void read_line() {
    std::vector<Token> tokens = read_tokens();
    if (tokens.empty()) return;
    if (tokens[0].text[0] == '.')
      read_keyword(tokens);
    else if (in_graph_)
      read_arcs(tokens);
    else
      source_.fail(tokens[0].where, format("expected a line such as `.graph`, found `{}`",
                                           shortened(tokens[0].text)));
  }

  // Words up to the end of the line or a comment; braces are words of their own.
  std::vector<Token> read_tokens() {
    std::vector<Token> tokens;
    for (;;) {
      cursor_.take_while([](char c) { return c != '\n' && is_blank(c); });
      std::uint32_t where = cursor_.offset();
      if (cursor_.at_end() || cursor_.peek() == '\n') return tokens;
      if (cursor_.take('#')) {
        note_directive(cursor_.take_line());
      } else if (cursor_.peek() == '{' || cursor_.peek() == '}') {
        tokens.push_back({source_.text().substr(where, 1), where});
        cursor_.skip(1);
      } else {
        auto is_word = [](char c) { return !is_blank(c) && c != '#' && c != '{' && c != '}'; };
        tokens.push_back({cursor_.take_while(is_word), where});
      }
    }
  }

  void note_directive(std::string_view comment) {
    Directive directive = parse_directive(comment);
    annotations_.note(directive);
    const auto& arguments = directive.arguments;
    if (directive.word == "places")
      for (std::string_view token : arguments) place(token);
    else if (directive.word == "transitions")
      for (std::string_view token : arguments) transition({token, cursor_.offset()});
    else if (directive.word == "read")
      for (std::size_t i = 1; i < arguments.size(); ++i)
        reads_.try_emplace(read_key(arguments[0], arguments[i]), LoopArcs{cursor_.offset()});
  }

  static std::string read_key(std::string_view transition, std::string_view place) {
    return format("{} {}", transition, place);
  }

  void read_keyword(const std::vector<Token>& tokens) {
    std::string_view keyword = tokens[0].text;
    in_graph_ = keyword == ".graph";
    if (keyword == ".inputs" || keyword == ".outputs" || keyword == ".internal")
      declare(tokens, signals_);
    else if (keyword == ".dummy")
      declare(tokens, dummies_);
    else if (keyword == ".model" || keyword == ".name")
      builder_.set_name(std::string(tokens.size() > 1 ? tokens[1].text : std::string_view()));
    else if (keyword == ".marking")
      read_marking(tokens);
    else if (keyword == ".end")
      ended_ = true;
    else if (std::ranges::find(kKeywords, keyword) == std::end(kKeywords))
      source_.fail(tokens[0].where, format("unknown keyword `{}`{}", shortened(keyword),
                                           base::suggestion(keyword, kKeywords)));
  }

  void declare(const std::vector<Token>& tokens, std::unordered_set<std::string_view>& set) {
    for (const Token& token : tokens) {
      if (&token == &tokens.front()) continue;
      if (!is_stg_identifier(token.text))
        source_.fail(token.where, format("`{}` can not be a name here", shortened(token.text)));
      set.insert(token.text);
    }
  }

  // A transition is what was declared as one: a signal with an edge, or a dummy.
  [[nodiscard]] bool is_transition(const Token& token) const {
    auto name = parse_stg_transition(token.text);
    if (!name) return false;
    if (!name->has_edge) {
      if (signals_.contains(name->base) && !dummies_.contains(name->base))
        source_.fail(token.where, format("the signal `{}` needs an edge here: `+`, `-` or `~`",
                                         shortened(name->base)));
      return dummies_.contains(name->base);
    }
    if (!signals_.contains(name->base))
      source_.fail(token.where, format("the signal `{}` is not declared as input, output or "
                                       "internal",
                                       shortened(name->base)));
    return true;
  }

  [[nodiscard]] std::string decoded(std::string_view token) const {
    return annotations_.escaped_names ? unescaped(token) : std::string(token);
  }
  PlaceId place(std::string_view token) { return nodes_.place(token, decoded(token)); }
  TransitionId transition(const Token& token) {
    return nodes_.transition(token.text, decoded(token.text), token.where);
  }

  Node node(const Token& token) {
    if (is_transition(token)) return {{}, transition(token)};
    if (!is_stg_identifier(token.text))
      source_.fail(token.where, format("`{}` is neither a transition nor the name of a place",
                                       shortened(token.text)));
    return {place(token.text), {}};
  }

  // The first node of a line has arcs to all others.
  void read_arcs(const std::vector<Token>& tokens) {
    const Token& head = tokens.front();
    Node from = node(head);
    for (const Token& token : tokens) {
      if (&token == &head) continue;
      Node to = node(token);
      if (from.place.is_valid() && to.place.is_valid())
        source_.fail(token.where, format("an arc from place `{}` to place `{}`; a transition "
                                         "must stand between them",
                                         shortened(head.text), shortened(token.text)));
      if (from.place.is_valid()) {
        add_input(head, from.place, token, to.transition);
      } else if (to.place.is_valid()) {
        add_output(head, from.transition, token, to.place);
      } else {
        PlaceId between = place(format("<{},{}>", head.text, token.text));
        builder_.add_output(from.transition, between, 1, token.where);
        builder_.add_input(between, to.transition, 1, token.where);
      }
    }
  }

  void add_input(const Token& place, PlaceId p, const Token& transition, TransitionId t) {
    auto read = reads_.find(read_key(transition.text, place.text));
    if (read == reads_.end()) return builder_.add_input(p, t, 1, transition.where);
    read->second.has_input = true;
    builder_.add_read(p, t, 1, transition.where);
  }

  void add_output(const Token& transition, TransitionId t, const Token& place, PlaceId p) {
    auto read = reads_.find(read_key(transition.text, place.text));
    if (read == reads_.end()) return builder_.add_output(t, p, 1, place.where);
    read->second.has_output = true;
  }

  // `{ p1 <a+,b-> p2=1 }`, over several lines perhaps.
  void read_marking(std::vector<Token> tokens) {
    std::uint32_t where = tokens[0].where;
    tokens.erase(tokens.begin());
    while (tokens.empty() || tokens.back().text != "}") {
      if (cursor_.at_end()) source_.fail(where, "this marking has no closing brace");
      cursor_.take('\n');
      std::vector<Token> more = read_tokens();
      tokens.insert(tokens.end(), more.begin(), more.end());
    }
    if (tokens.size() < 2 || tokens.front().text != "{")
      source_.fail(where, "expected `{` behind `.marking`");
    for (std::size_t i = 1; i + 1 < tokens.size(); ++i) mark(tokens[i]);
  }

  void mark(const Token& token) {
    auto [text, count] = split_count(token);
    PlaceId p = nodes_.find_place(text);
    if (!p.is_valid())
      source_.fail(token.where, format("there is no place `{}` to mark", shortened(text)));
    if (count > 1 || (count == 1 && !marked_.insert(p).second))
      source_.fail(token.where, format("place `{}` has more than one token: the net is not 1-safe",
                                       shortened(text)));
    if (count == 1) builder_.mark(p);
  }

  [[nodiscard]] std::pair<std::string_view, std::size_t> split_count(const Token& token) const {
    std::size_t equals = token.text.find('=');
    if (equals == std::string_view::npos) return {token.text, 1};
    std::string_view digits = token.text.substr(equals + 1);
    if (digits.empty() || !std::ranges::all_of(digits, is_digit))
      source_.fail(token.where,
                   format("expected a number of tokens in `{}`", shortened(token.text)));
    digits.remove_prefix(std::min(digits.find_first_not_of('0'), digits.size()));
    std::size_t count = digits.empty() ? 0 : digits == "1" ? 1 : 2;  // 2 is "too many"
    return {token.text.substr(0, equals), count};
  }

  const Source& source_;
  Cursor cursor_;
  net::NetBuilder builder_;
  NodeTable nodes_;
  std::unordered_set<std::string_view> signals_;
  std::unordered_set<std::string_view> dummies_;
  std::unordered_map<std::string, LoopArcs> reads_;  // self-loops that a comment calls read arcs
  std::unordered_set<PlaceId> marked_;
  Annotations annotations_;
  bool in_graph_ = false;
  bool ended_ = false;
};

}  // namespace

ParsedNet read_stg(const Source& source) {
  source.check_utf8();
  return StgReader(source).read();
}

}  // namespace cunf::io
