// SPDX-License-Identifier: Apache-2.0
#include <doctest/doctest.h>

#include "cunf/io/system_io.hpp"
#include "reading.hpp"

using namespace cunf::io;
using namespace cunf::model;
using cunf::base::InputError;

namespace {

std::string error(const std::string& text) {
  try {
    (void)parse_system(text, "f");
    return {};
  } catch (const InputError& error) {
    return std::string(error.what()).substr(2);
  }
}

LocalStateId state(std::size_t i) { return LocalStateId(i); }

}  // namespace

TEST_CASE("the example of the format") {
  const ClientServerSystem system = parse_system(
      "client P1 { start s0  s0 -take.L-> s1  s1 -put.L-> s0 }\n"
      "server L  { start free  free -take.L-> taken  taken -put.L-> free }\n",
      "f");
  REQUIRE(system.processes.size() == 2);
  REQUIRE(system.actions.size() == 2);
  CHECK(system.actions[0] == Action{"take.L", ProcessId(0), ProcessId(1)});
  CHECK(system.actions[1].name == "put.L");
  const Process& client = system.processes[0];
  CHECK(client.name == "P1");
  CHECK(client.role == Role::Client);
  CHECK(client.states == std::vector<std::string>{"s0", "s1"});
  CHECK(client.steps ==
        std::vector<Step>{{state(0), ActionId(0), state(1)}, {state(1), ActionId(1), state(0)}});
  CHECK(system.processes[1].role == Role::Server);
  CHECK(system.processes[1].states.front() == "free");
}

TEST_CASE("the start may stand anywhere, and is the first state") {
  const ClientServerSystem system =
      parse_system("client c { a -x-> b start b } server d { start s s -x-> s }", "f");
  CHECK(system.processes[0].states == std::vector<std::string>{"b", "a"});
}

TEST_CASE("names in quotes may be anything, also `start`") {
  const ClientServerSystem system = parse_system(
      "client \"a b\\x41\\\"\\\\#{}\" { start \"start\" start -\"x-> y\"-> \"start\" }\n"
      "server d{start s s-\"x-> y\"->s}",
      "f");
  CHECK(system.processes[0].name == "a bA\"\\#{}");
  CHECK(system.processes[0].states == std::vector<std::string>{"start"});
  CHECK(system.actions[0].name == "x-> y");
}

TEST_CASE("comments and blanks") {
  CHECK(parse_system("# c\nclient#d\nc\n{#e\nstart s}#f", "f").processes.size() == 1);
  CHECK(parse_system("", "f").processes.empty());
  CHECK(parse_system("client é { start s' }", "f").processes[0].name == "é");
}

TEST_CASE("a system is read as a net as well") {
  CHECK(cunf::test::read(Format::Sys,
                         "client c { start s s -a-> t }\nserver d { start u u -a-> u }") ==
        "c.s* c.t d.u* ; c.s d.u -a-> c.t d.u");
  CHECK(cunf::test::error(Format::Sys, "# nothing") == "1:1: the file holds no processes");
}

TEST_CASE("what is wrong is said where it is") {
  CHECK(error("process p {}") == "1:1: expected `client` or `server`, found `process`");
  CHECK(error("}") == "1:1: expected `client` or `server`, found `}`");
  CHECK(error("client { start s }") == "1:8: expected the name of a process, found `{`");
  CHECK(error("client c start s") == "1:10: expected `{`, found `s`");
  CHECK(error("client c { }") == "1:8: the process `c` has no `start` state");
  CHECK(error("client c { start s start s }") == "1:20: a second `start` in this process");
  CHECK(error("client c { start s") == "1:19: expected a step or `}`, found the end of the file");
  CHECK(error("client c { start s s }") == "1:22: expected `-`, found `}`");
  CHECK(error("client c { start s s -a- s }") == "1:24: expected `->`, found `-`");
  CHECK(error("client c { start s s -a-> s }") ==
        "1:23: the action `a` has no server; one server must take part in it");
  CHECK(error("server c { start s s -a-> s }") ==
        "1:23: the action `a` has no client; one client must take part in it");
  CHECK(error("client c { start s s -a-> s s -a-> s }") ==
        "1:29: this step stands twice in its process");
  CHECK(error("client c { start s }\nserver c { start s }") ==
        "2:8: the process `c` is declared twice");
  CHECK(error("client c { start s s -a-> s }\nclient d { start s s -a-> s }") ==
        "2:23: the action `a` belongs to the client `c` already; an action is shared by one client "
        "and one server");
  CHECK(error("client \"c") == "1:8: this name has no closing quote");
  CHECK(error("client \"c\n\"") == "1:8: this name has no closing quote");
  CHECK(error("client \"\"") == "1:8: a name can not be empty");
  for (const char* escape : {"\\n", "\\x4", "\\xg0", "\\x-0", "\\x+1", "\\"})
    CHECK(error(std::string("client \"") + escape).find("expected `\\\"`, `\\\\` or `\\xHH`") !=
          std::string::npos);
  CHECK(error("client c\xff").find("not valid UTF-8") != std::string::npos);
}
