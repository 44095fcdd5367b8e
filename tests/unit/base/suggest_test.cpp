// SPDX-License-Identifier: Apache-2.0
#include "cunf/base/suggest.hpp"

#include <doctest/doctest.h>

#include <initializer_list>
#include <string>
#include <vector>

using namespace cunf::base;

namespace {

std::string suggested(std::string_view word, std::initializer_list<std::string_view> candidates) {
  return suggestion(word, std::vector(candidates));
}

}  // namespace

TEST_CASE("the edit distance counts insertions, deletions, substitutions and swaps") {
  CHECK(edit_distance("", "") == 0);
  CHECK(edit_distance("place", "place") == 0);
  CHECK(edit_distance("", "abc") == 3);
  CHECK(edit_distance("abc", "") == 3);
  CHECK(edit_distance("p7", "p17") == 1);
  CHECK(edit_distance("p17", "p7") == 1);
  CHECK(edit_distance("kitten", "sitting") == 3);
  CHECK(edit_distance("unfold", "unflod") == 1);
  CHECK(edit_distance("ab", "ba") == 1);
  CHECK(edit_distance("abcd", "badc") == 2);
}

TEST_CASE("the edit distance is symmetric and 0 only between equal words") {
  const std::string_view words[] = {"", "a", "b", "ab", "ba", "abc", "cab", "acb", "aabb", "abab"};
  for (std::string_view a : words)
    for (std::string_view b : words) {
      CHECK(edit_distance(a, b) == edit_distance(b, a));
      CHECK((edit_distance(a, b) == 0) == (a == b));
    }
}

TEST_CASE("the nearest candidate is suggested") {
  CHECK(suggested("p7", {"q", "p17", "transition"}) == ", did you mean `p17`?");
  CHECK(suggested("--max-evnets", {"--max-depth", "--max-events"}) ==
        ", did you mean `--max-events`?");
}

TEST_CASE("of equally near candidates the first is suggested") {
  CHECK(suggested("p1", {"p2", "p3"}) == ", did you mean `p2`?");
}

TEST_CASE("nothing is suggested when nothing is near") {
  CHECK(suggested("unfold", {}) == "");
  CHECK(suggested("unfold", {"check", "compare"}) == "");
  CHECK(suggested("", {"a", "ab"}) == "");
  CHECK(suggested("a", {"b"}) == "");
  CHECK(suggested("a", {""}) == "");
}

TEST_CASE("very long words and candidates are left alone") {
  std::string word(65, 'a');
  CHECK(suggested(word, {word}) == "");
  CHECK(suggested("aaa", {word}) == "");
  CHECK(suggested(std::string(64, 'a'), {std::string(63, 'a')}) != "");
}
