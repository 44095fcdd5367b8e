// SPDX-License-Identifier: Apache-2.0
// LoLA nets: places, marking, then transitions with what they consume and produce.
#include <cstdint>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

#include "cunf/base/format.hpp"
#include "io/cursor.hpp"
#include "io/directives.hpp"
#include "io/lola_names.hpp"
#include "io/name_codec.hpp"
#include "io/node_table.hpp"
#include "io/parsed_net.hpp"

namespace cunf::io {

namespace {

using base::format;
using net::PlaceId;
using net::TransitionId;

struct Amount {
  PlaceId place;
  std::uint64_t count;
  std::uint32_t where;
};

class LolaReader {
 public:
  explicit LolaReader(const Source& source) : source_(source), cursor_(source), nodes_(builder_) {}

  ParsedNet read() {
    refuse_high_level();
    expect_word("PLACE");
    read_places();
    read_marking();
    for (skip_blanks(); !cursor_.at_end(); skip_blanks()) read_transition();
    auto [net, warnings] = builder_.build(net::RepeatedArcs::AddWeights);
    return {std::move(net), std::move(warnings), annotations_.self_loops_are_meant,
            annotations_.empty_net};
  }

 private:
  // Comments stand in braces, or as in C.
  void skip_blanks() {
    for (;;) {
      cursor_.take_while(is_blank);
      std::uint32_t where = cursor_.offset();
      if (cursor_.take('{')) {
        note_directive(cursor_.take_while([](char c) { return c != '}'; }));
        if (!cursor_.take('}')) source_.fail(where, "this comment has no closing brace");
      } else if (cursor_.looking_at("//")) {
        cursor_.take_line();
      } else if (cursor_.take("/*")) {
        while (!cursor_.at_end() && !cursor_.looking_at("*/")) cursor_.skip(1);
        if (!cursor_.take("*/")) source_.fail(where, "this comment has no end");
      } else {
        return;
      }
    }
  }

  void note_directive(std::string_view comment) {
    Directive directive = parse_directive(comment);
    annotations_.note(directive);
    if (directive.word == "read") read_tokens_ = directive.arguments;
  }

  std::string_view read_word() {
    skip_blanks();
    return cursor_.take_while(is_lola_name_char);
  }

  [[nodiscard]] std::string_view peek_word() {
    skip_blanks();
    Cursor ahead = cursor_;
    return ahead.take_while(is_lola_name_char);
  }

  bool take_word(std::string_view word) {
    if (peek_word() != word) return false;
    cursor_.skip(word.size());
    return true;
  }

  void refuse_high_level() {
    for (std::string_view word : {"SORT", "FUNCTION", "VAR"})
      if (peek_word() == word)
        cursor_.fail(
            format("high-level nets (`{}`) are not supported; cunf reads place/transition "
                   "nets",
                   word));
  }

  void expect_word(std::string_view word) {
    if (take_word(word)) return;
    std::string_view found = peek_word();
    cursor_.fail(format("expected `{}`, found {}", word,
                        found.empty() ? cursor_.here() : format("`{}`", shortened(found))));
  }

  void expect(char c) {
    skip_blanks();
    if (!cursor_.take(c)) cursor_.fail(format("expected `{}`, found {}", c, cursor_.here()));
  }

  // Between two items of a list.
  void expect_comma() {
    if (!cursor_.take(',')) cursor_.fail(format("expected `,` or `;`, found {}", cursor_.here()));
  }

  // PLACE [SAFE [bound] :] p, q; [SAFE [bound] : r;] …
  void read_places() {
    do {
      if (take_word("SAFE")) {
        skip_blanks();
        if (is_digit(cursor_.peek())) cursor_.number();
        expect(':');
      }
      read_place_list();
    } while (peek_word() == "SAFE");
  }

  void read_place_list() {
    for (bool first = true;; first = false) {
      skip_blanks();
      if (first && cursor_.take(';')) return;
      std::uint32_t where = cursor_.offset();
      std::string token = read_name("place");
      if (nodes_.find_place(token).is_valid())
        source_.fail(where, format("the place `{}` is declared twice", shortened(token)));
      nodes_.place(token, decoded(token));
      skip_blanks();
      if (cursor_.take(';')) return;
      expect_comma();
    }
  }

  std::string read_name(std::string_view what) {
    std::uint32_t where = cursor_.offset();
    std::string_view word = read_word();
    if (word.empty())
      cursor_.fail(format("expected the name of a {}, found {}", what, cursor_.here()));
    if (is_lola_keyword(word))
      source_.fail(where, format("expected the name of a {}, found `{}`", what, word));
    return std::string(word);
  }

  [[nodiscard]] std::string decoded(const std::string& token) const {
    return annotations_.escaped_names ? unescaped(token) : token;
  }

  void read_marking() {
    expect_word("MARKING");
    std::vector<std::uint64_t> tokens(builder_.place_count(), 0);
    for (const Amount& amount : read_amounts()) {
      tokens[amount.place.index()] += amount.count;
      if (tokens[amount.place.index()] > 1)
        source_.fail(amount.where,
                     format("place `{}` has {} tokens: the net is not 1-safe",
                            shortened(builder_.name(amount.place)), tokens[amount.place.index()]));
      if (amount.count == 1) builder_.mark(amount.place);
    }
  }

  // p: 1, q, r: 2;  — without a number it is 1.
  std::vector<Amount> read_amounts() {
    std::vector<Amount> amounts;
    for (bool first = true;; first = false) {
      skip_blanks();
      if (first && cursor_.take(';')) return amounts;
      Amount amount{{}, 1, cursor_.offset()};
      std::string token = read_name("place");
      amount.place = nodes_.find_place(token);
      if (!amount.place.is_valid())
        source_.fail(amount.where,
                     format("the place `{}` is not declared under PLACE", shortened(token)));
      skip_blanks();
      if (cursor_.take(':')) {
        skip_blanks();
        amount.count = cursor_.number();
      }
      if (amount.count > 0) amounts.push_back(amount);
      skip_blanks();
      if (cursor_.take(';')) return amounts;
      expect_comma();
    }
  }

  void read_transition() {
    expect_word("TRANSITION");
    read_tokens_.clear();
    skip_blanks();
    std::uint32_t where = cursor_.offset();
    std::string token = read_name("transition");
    if (nodes_.find_transition(token).is_valid())
      source_.fail(where, format("the transition `{}` is declared twice", shortened(token)));
    TransitionId t = nodes_.transition(token, decoded(token), where);
    if (take_word("STRONG") || take_word("WEAK")) expect_word("FAIR");
    expect_word("CONSUME");
    std::vector<Amount> consumed = read_amounts();
    expect_word("PRODUCE");
    std::vector<Amount> produced = read_amounts();
    std::unordered_set<PlaceId> reads = read_places(consumed, produced);
    for (const Amount& amount : consumed) {
      if (reads.contains(amount.place))
        builder_.add_read(amount.place, t, 1, amount.where);
      else
        builder_.add_input(amount.place, t, weight(amount), amount.where);
    }
    for (const Amount& amount : produced)
      if (!reads.contains(amount.place))
        builder_.add_output(t, amount.place, weight(amount), amount.where);
  }

  static std::uint32_t weight(const Amount& amount) {
    return static_cast<std::uint32_t>(amount.count);
  }

  // The self-loops which a comment at this transition declares to be read arcs.
  [[nodiscard]] std::unordered_set<PlaceId> read_places(const std::vector<Amount>& consumed,
                                                        const std::vector<Amount>& produced) const {
    std::unordered_set<PlaceId> declared;
    for (std::string_view token : read_tokens_)
      if (PlaceId p = nodes_.find_place(token); p.is_valid()) declared.insert(p);
    auto keep_single = [&](const std::vector<Amount>& amounts) {
      std::unordered_set<PlaceId> kept;
      for (const Amount& amount : amounts)
        if (amount.count == 1 && declared.contains(amount.place)) kept.insert(amount.place);
      declared = std::move(kept);
    };
    keep_single(consumed);
    keep_single(produced);
    return declared;
  }

  const Source& source_;
  Cursor cursor_;
  net::NetBuilder builder_;
  NodeTable nodes_;
  std::vector<std::string_view> read_tokens_;  // of the last comment that lists read places
  Annotations annotations_;
};

}  // namespace

ParsedNet read_lola(const Source& source) {
  source.check_utf8();
  return LolaReader(source).read();
}

}  // namespace cunf::io
