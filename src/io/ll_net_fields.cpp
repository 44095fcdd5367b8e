// SPDX-License-Identifier: Apache-2.0
#include "io/ll_net_fields.hpp"

#include "cunf/base/format.hpp"

namespace cunf::io {

namespace {

using base::format;

bool is_one_of(char c, std::string_view set) {
  return c != '\0' && set.find(c) != std::string_view::npos;
}

class FieldReader {
 public:
  FieldReader(const Source& source, Cursor& cursor) : source_(source), cursor_(cursor) {
    fields_.where = cursor.offset();
  }

  LlNetFields read() {
    for (;;) {
      cursor_.take_while([](char c) { return c != '\n' && is_blank(c); });
      char c = cursor_.peek();
      if (cursor_.at_end() || c == '\n') return fields_;
      if (c == '%')
        cursor_.take_line();
      else if (is_digit(c) || c == '-')
        read_number_or_pair();
      else if (c == '"' || c == '\'')
        set_once(fields_.name, read_string(), "name");
      else
        read_letter_field();
    }
  }

 private:
  template <class T>
  void set_once(std::optional<T>& field, T value, std::string_view what) {
    if (field) source_.fail(start_, format("a second {} for the same object", what));
    field = value;
  }

  std::int64_t read_signed() {
    bool negative = cursor_.take('-');
    auto value = static_cast<std::int64_t>(cursor_.number());
    return negative ? -value : value;
  }

  bool take_pair_separator() { return cursor_.take('@') || cursor_.take('<') || cursor_.take('>'); }

  void read_number_or_pair() {
    start_ = cursor_.offset();
    std::int64_t first = read_signed();
    if (take_pair_separator()) {
      std::pair<std::int64_t, std::int64_t> pair(first, read_signed());
      set_once(fields_.pair, pair, "pair of numbers");
    } else if (first < 0) {
      source_.fail(start_, "the number of an object can not be negative");
    } else {
      set_once(fields_.number, static_cast<std::uint64_t>(first), "number");
    }
  }

  std::string_view read_string() {
    start_ = cursor_.offset();
    char quote = cursor_.peek();
    if (quote != '"' && quote != '\'')
      cursor_.fail(format("expected a string in quotes, found {}", cursor_.here()));
    cursor_.skip(1);
    std::string_view text = cursor_.take_while([quote](char c) { return c != quote && c != '\n'; });
    if (!cursor_.take(quote)) source_.fail(start_, "this string has no closing quote");
    source_.check_utf8(text);
    return text;
  }

  void read_letter_field() {
    start_ = cursor_.offset();
    char letter = cursor_.peek();
    if (is_one_of(letter, "exSr")) {
      cursor_.skip(1);
    } else if (is_one_of(letter, "Mm")) {
      cursor_.skip(1);
      std::uint64_t tokens = is_digit(cursor_.peek()) ? cursor_.number() : 1;
      // Files say `M1M1m1`: the same marking may be given again.
      if (letter == 'M' && fields_.marking != tokens)
        set_once(fields_.marking, tokens, "and different initial marking");
    } else if (is_one_of(letter, "kstvcw")) {
      cursor_.skip(1);
      std::uint64_t value = cursor_.number();
      if (letter == 'w') fields_.weight = value;
    } else if (is_one_of(letter, "nNaAJQqhHjB")) {
      cursor_.skip(1);
      read_signed();
      if (!take_pair_separator())
        cursor_.fail(
            format("expected `@` after `{}`'s first number, found {}", letter, cursor_.here()));
      read_signed();
    } else if (is_one_of(letter, "buRTPgizyZp")) {
      cursor_.skip(1);
      read_string();
    } else {
      cursor_.fail(format("{} does not begin any field of an object", cursor_.here()));
    }
  }

  const Source& source_;
  Cursor& cursor_;
  LlNetFields fields_;
  std::size_t start_ = 0;  // of the field that is being read
};

}  // namespace

LlNetFields read_ll_net_fields(const Source& source, Cursor& cursor) {
  return FieldReader(source, cursor).read();
}

}  // namespace cunf::io
