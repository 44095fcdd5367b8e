// SPDX-License-Identifier: Apache-2.0
#include "cunf/base/json.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace cunf::base;

TEST_CASE("plain text is only put in quotes") {
  CHECK(json_quoted("") == "\"\"");
  CHECK(json_quoted("p0 -> t/1") == "\"p0 -> t/1\"");
}

TEST_CASE("quotes, backslashes and white space are escaped") {
  CHECK(json_quoted("say \"hi\"") == R"("say \"hi\"")");
  CHECK(json_quoted("a\\b") == R"("a\\b")");
  CHECK(json_quoted("a\nb\tc\rd") == R"("a\nb\tc\rd")");
}

TEST_CASE("no control character is left as it is") {
  CHECK(json_quoted(std::string_view("\0", 1)) == R"("\u0000")");
  CHECK(json_quoted("\x01\x1f") == R"("\u0001\u001f")");
  for (char c = 0; c < 0x20; ++c) {
    std::string quoted = json_quoted(std::string(1, c));
    CHECK(quoted.size() > 3);
    CHECK(quoted[1] == '\\');
  }
}

TEST_CASE("text beyond ASCII stays as it is") {
  CHECK(json_quoted("µ→é") == "\"µ→é\"");
  CHECK(json_quoted("\x7f") == "\"\x7f\"");
}
