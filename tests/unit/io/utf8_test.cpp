// SPDX-License-Identifier: Apache-2.0
#include "io/utf8.hpp"

#include <doctest/doctest.h>

using namespace cunf::io;
using namespace std::string_view_literals;

TEST_CASE("valid text has no invalid byte") {
  for (std::string_view text :
       {""sv, "abc"sv, "\0"sv, "é"sv, "日本"sv, "😀"sv, "\x7f"sv, "\xc2\x80"sv, "\xed\x9f\xbf"sv,
        "\xee\x80\x80"sv, "\xf4\x8f\xbf\xbf"sv})
    CHECK(find_invalid_utf8(text) == std::string_view::npos);
}

TEST_CASE("the first invalid byte is found") {
  CHECK(find_invalid_utf8("ab\xff") == 2);
  CHECK(find_invalid_utf8("é\x80") == 2);
  for (std::string_view text :
       {"\x80"sv, "\xc3"sv, "\xc0\x80"sv, "\xc1\xbf"sv, "\xe0\x80\x80"sv, "\xe2\x82"sv,
        "\xed\xa0\x80"sv, "\xf0\x80\x80\x80"sv, "\xf0\x9f\x98"sv, "\xf4\x90\x80\x80"sv,
        "\xf5\x80\x80\x80"sv, "\xfe"sv, "\xc3\x28"sv})
    CHECK(find_invalid_utf8(text) == 0);
}

TEST_CASE("characters are counted, not bytes") {
  CHECK(count_code_points("") == 0);
  CHECK(count_code_points("aé日😀") == 4);
}

TEST_CASE("Latin-1 becomes UTF-8") {
  CHECK(latin1_to_utf8("caf\xe9\xff\x80") == "caféÿ\u0080");
  CHECK(latin1_to_utf8("") == "");
}

TEST_CASE("what is printed stays on its line") {
  CHECK(printable("aé日 b") == "aé日 b");
  CHECK(printable("a\nb\x1b[31m\x7f"sv) == "a\\x0ab\\x1b[31m\\x7f");
  CHECK(printable("\0\xff\xc3"sv) == "\\x00\\xff\\xc3");
}

TEST_CASE("what is printed in a message is not longer than a message") {
  std::string text = printable(std::string(300'000, 'x'));
  CHECK(text.size() < 600);
  CHECK(text.ends_with("x…"));
}
