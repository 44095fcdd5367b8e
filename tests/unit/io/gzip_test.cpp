// SPDX-License-Identifier: Apache-2.0
#include "io/gzip.hpp"

#include <doctest/doctest.h>

#include "cunf/base/error.hpp"
#include "cunf/base/random.hpp"

using namespace cunf::io;
using cunf::base::InputError;

namespace {

constexpr std::uint64_t kPlenty = 1 << 24;

}  // namespace

TEST_CASE("what was compressed is decompressed") {
  cunf::base::Random random(1);
  for (std::size_t size : {0U, 1U, 65535U, 65536U, 65537U, 1'000'000U}) {
    std::string text;
    for (std::size_t i = 0; i < size; ++i) text += static_cast<char>(random.below(256));
    const std::string bytes = gzip(text);
    CHECK(is_gzip(bytes));
    CHECK(gunzip(bytes, "f", kPlenty) == text);
    CHECK(gzip(text) == bytes);
  }
}

TEST_CASE("the members of a file follow each other") {
  CHECK(gunzip(gzip("a\n") + gzip("") + gzip("b\n"), "f", kPlenty) == "a\nb\n");
}

TEST_CASE("a file cut anywhere is truncated, never half read") {
  const std::string bytes = gzip("pl p (1)\ntr t p ->\n");
  for (std::size_t size = 0; size < bytes.size(); ++size)
    CHECK_THROWS_AS((void)gunzip(std::string_view(bytes).substr(0, size), "f", kPlenty),
                    InputError);
  CHECK_THROWS_WITH((void)gunzip(std::string_view(bytes).substr(0, bytes.size() - 1), "f", kPlenty),
                    "f:3:1: the gzip data end too early: the file is truncated");
}

TEST_CASE("damage is found, also behind the text") {
  const std::string bytes = gzip("pl p (1)\ntr t p ->\n");
  for (std::size_t i : {std::size_t{3}, std::size_t{12}, bytes.size() - 1, bytes.size() - 5}) {
    std::string damaged = bytes;
    damaged[i] = static_cast<char>(damaged[i] ^ 0x55);
    CHECK_THROWS_AS((void)gunzip(damaged, "f", kPlenty), InputError);
  }
  CHECK_THROWS_WITH((void)gunzip(bytes + "more", "f", kPlenty), "f:3:1: the gzip data are damaged");
}

TEST_CASE("a bomb is stopped") {
  const std::string bytes = gzip(std::string(50'000'000, '\n'));
  CHECK(bytes.size() < 100'000);
  CHECK_THROWS_AS((void)gunzip(bytes, "f", 1'000'000), InputError);
  CHECK(gunzip(gzip("12345"), "f", 5) == "12345");
  CHECK_THROWS_AS((void)gunzip(gzip("123456"), "f", 5), InputError);
}

TEST_CASE("only the two bytes of gzip make a file compressed") {
  CHECK_FALSE(is_gzip(""));
  CHECK_FALSE(is_gzip("\x1f"));
  CHECK_FALSE(is_gzip("BZh9"));
  CHECK(is_gzip("\x1f\x8b"));
}
