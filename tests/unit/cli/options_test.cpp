// SPDX-License-Identifier: Apache-2.0
#include "cli/options.hpp"

#include <doctest/doctest.h>

using namespace cunf::cli;

namespace {

constexpr OptionSpec kTable[] = {
    {"output", 'o', "FILE", "where to"},
    {"mode", '\0', "fast|slow", "how"},
    {"count", 'n', "N", "how many"},
    {"verbose", 'v', "", "say more"},
};

ParsedOptions parse(const std::vector<std::string>& arguments) {
  return ParsedOptions(kTable, arguments);
}

}  // namespace

TEST_CASE("long, short and joined options are understood") {
  ParsedOptions options = parse({"in", "-o", "out", "--mode=slow", "-n7", "--verbose"});
  CHECK(options.positionals() == std::vector<std::string>{"in"});
  CHECK(options.value("output") == "out");
  CHECK(options.value("mode") == "slow");
  CHECK(options.number("count") == 7);
  CHECK(options.has("verbose"));
}

TEST_CASE("what was not given is absent") {
  ParsedOptions options = parse({});
  CHECK(options.positionals().empty());
  CHECK(!options.value("output"));
  CHECK(!options.number("count"));
  CHECK(!options.has("verbose"));
}

TEST_CASE("a dash is a positional argument, and so is all behind two of them") {
  CHECK(parse({"-", "x"}).positionals() == std::vector<std::string>{"-", "x"});
  CHECK(parse({"--", "--verbose"}).positionals() == std::vector<std::string>{"--verbose"});
}

TEST_CASE("wrong usage is an error that says what is wrong") {
  CHECK_THROWS_WITH_AS(parse({"--verbos"}), "unknown option `--verbos`, did you mean `--verbose`?",
                       UsageError);
  CHECK_THROWS_WITH_AS(parse({"--mode", "fats"}),
                       "--mode takes one of fast|slow, not `fats`, did you mean `fast`?",
                       UsageError);
  CHECK_THROWS_WITH_AS(parse({"-o", "a", "--output", "b"}), "--output is given twice", UsageError);
  CHECK_THROWS_AS(parse({"--output"}), UsageError);
  CHECK_THROWS_AS(parse({"--verbose=1"}), UsageError);
  CHECK_THROWS_WITH_AS((void)parse({"-n", "many"}).number("count"),
                       "--count takes a whole number below 2^64, not `many`", UsageError);
  CHECK_THROWS_AS((void)parse({"-n", "-1"}).number("count"), UsageError);
  CHECK_THROWS_AS((void)parse({"-n", "99999999999999999999"}).number("count"), UsageError);
}

TEST_CASE("an argument with bars is a choice") {
  CHECK(choices("a|b|c") == std::vector<std::string_view>{"a", "b", "c"});
  CHECK(choices("FILE").empty());
  CHECK(choices("").empty());
}

TEST_CASE("the description has every option with its argument and text") {
  std::string text = describe(kTable);
  CHECK(text.find("-o, --output FILE") != std::string::npos);
  CHECK(text.find("--mode fast|slow") != std::string::npos);
  CHECK(text.find("say more") != std::string::npos);
}
