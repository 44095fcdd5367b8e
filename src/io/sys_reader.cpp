// SPDX-License-Identifier: Apache-2.0
// Client/server systems: processes with their steps in braces.
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "cunf/base/format.hpp"
#include "cunf/io/system_io.hpp"
#include "io/cursor.hpp"
#include "io/parsed_net.hpp"
#include "io/read_source.hpp"
#include "io/sys_names.hpp"

namespace cunf::io {

namespace {

using base::format;
using model::ActionId;
using model::LocalStateId;
using model::Process;
using model::ProcessId;
using model::Role;

struct Name {
  std::string text;
  std::uint32_t where;
};

// A step in words.
struct WrittenStep {
  Name from;
  Name action;
  Name to;
};

class SysReader {
 public:
  explicit SysReader(const Source& source) : source_(source), cursor_(source) {}

  model::ClientServerSystem read() {
    for (skip_blanks(); !cursor_.at_end(); skip_blanks()) read_process();
    for (std::size_t a = 0; a < system_.actions.size(); ++a) check_action(a);
    return std::move(system_);
  }

 private:
  void skip_blanks() {
    for (;;) {
      cursor_.take_while(is_blank);
      if (cursor_.peek() != '#') return;
      cursor_.take_line();
    }
  }

  Name read_name(std::string_view what) {
    skip_blanks();
    Name name{{}, cursor_.offset()};
    if (cursor_.peek() == '"') {
      read_quoted(name);
      return name;
    }
    name.text = cursor_.take_while(is_sys_name_char);
    if (name.text.empty())
      cursor_.fail(format("expected the name of {}, found {}", what, cursor_.here()));
    return name;
  }

  void read_quoted(Name& name) {
    cursor_.skip(1);
    for (;;) {
      name.text += cursor_.take_while([](char c) { return c != '"' && c != '\\' && c != '\n'; });
      if (cursor_.take('"')) break;
      if (!cursor_.take('\\')) source_.fail(name.where, "this name has no closing quote");
      name.text += read_escape();
    }
    if (name.text.empty()) source_.fail(name.where, "a name can not be empty");
  }

  // Behind a backslash: a quote, a backslash, or a byte as `xHH`.
  char read_escape() {
    char c = cursor_.peek();
    cursor_.skip(cursor_.at_end() ? 0 : 1);
    if (c == '"' || c == '\\') return c;
    std::optional<unsigned> value;
    if (c == 'x') value = parse_hex_byte(source_.text().substr(cursor_.offset(), 2));
    if (!value) cursor_.fail("expected `\\\"`, `\\\\` or `\\xHH` in a name");
    cursor_.skip(2);
    return static_cast<char>(*value);
  }

  void expect(std::string_view word) {
    skip_blanks();
    if (!cursor_.take(word)) cursor_.fail(format("expected `{}`, found {}", word, cursor_.here()));
  }

  void read_process() {
    std::uint32_t where = cursor_.offset();
    std::string_view word = cursor_.take_while(is_sys_name_char);
    if (word != "client" && word != "server")
      source_.fail(where, format("expected `client` or `server`, found {}",
                                 word.empty() ? cursor_.here() : format("`{}`", shortened(word))));
    Name name = read_name("a process");
    if (!process_names_.insert(name.text).second)
      source_.fail(name.where, format("the process `{}` is declared twice", shortened(name.text)));
    Process process{name.text, word == "client" ? Role::Client : Role::Server, {}, {}};
    expect("{");
    std::optional<Name> start;
    std::vector<WrittenStep> steps = read_steps(start);
    if (!start)
      source_.fail(name.where,
                   format("the process `{}` has no `start` state", shortened(name.text)));
    add_steps(process, *start, steps);
    system_.processes.push_back(std::move(process));
  }

  // Up to the closing brace.
  std::vector<WrittenStep> read_steps(std::optional<Name>& start) {
    std::vector<WrittenStep> steps;
    for (;;) {
      skip_blanks();
      if (cursor_.take('}')) return steps;
      if (cursor_.at_end()) cursor_.fail("expected a step or `}`, found the end of the file");
      bool is_quoted = cursor_.peek() == '"';
      Name from = read_name("a state");
      skip_blanks();
      if (from.text == "start" && !is_quoted && cursor_.peek() != '-') {
        if (start) source_.fail(from.where, "a second `start` in this process");
        start = read_name("a state");
        continue;
      }
      expect("-");
      Name action = read_name("an action");
      expect("->");
      steps.push_back({std::move(from), std::move(action), read_name("a state")});
    }
  }

  // States are numbered as they come up, the start first.
  void add_steps(Process& process, const Name& start, const std::vector<WrittenStep>& steps) {
    std::unordered_map<std::string, LocalStateId> states;
    auto state = [&](const Name& name) {
      auto [found, is_new] = states.try_emplace(name.text, states.size());
      if (is_new) process.states.push_back(name.text);
      return found->second;
    };
    state(start);
    std::set<model::Step> seen;
    for (const WrittenStep& written : steps) {
      LocalStateId from = state(written.from);
      model::Step step{from, action(written.action, process.role), state(written.to)};
      if (!seen.insert(step).second)
        source_.fail(written.from.where, "this step stands twice in its process");
      process.steps.push_back(step);
    }
  }

  // The action of that name, used by the process that is being read.
  ActionId action(const Name& name, Role role) {
    auto [found, is_new] = actions_.try_emplace(name.text, system_.actions.size());
    if (is_new) {
      system_.actions.push_back({name.text, {}, {}});
      action_where_.push_back(name.where);
    }
    ProcessId self(system_.processes.size());
    model::Action& used = system_.actions[found->second.index()];
    ProcessId& owner = role == Role::Client ? used.client : used.server;
    if (owner.is_valid() && owner != self)
      source_.fail(name.where,
                   format("the action `{}` belongs to the {} `{}` already; an action is shared by "
                          "one client and one server",
                          shortened(name.text), role == Role::Client ? "client" : "server",
                          shortened(system_.processes[owner.index()].name)));
    owner = self;
    return found->second;
  }

  void check_action(std::size_t a) const {
    const model::Action& action = system_.actions[a];
    if (action.client.is_valid() && action.server.is_valid()) return;
    source_.fail(action_where_[a],
                 format("the action `{0}` has no {1}; one {1} must take part "
                        "in it",
                        shortened(action.name), action.client.is_valid() ? "server" : "client"));
  }

  const Source& source_;
  Cursor cursor_;
  model::ClientServerSystem system_;
  std::unordered_set<std::string> process_names_;
  std::unordered_map<std::string, ActionId> actions_;
  std::vector<std::uint32_t> action_where_;  // where each action came up first
};

model::ClientServerSystem read_system(const Source& source) {
  source.check_utf8();
  return SysReader(source).read();
}

}  // namespace

model::ClientServerSystem read_system(const std::string& path, std::uint64_t max_bytes) {
  return read_system(read_source(path, max_bytes));
}

model::ClientServerSystem parse_system(std::string text, const std::string& name) {
  return read_system(make_source(name, std::move(text), Source::kLargest));
}

ParsedNet read_sys(const Source& source) {
  model::ClientServerSystem system = read_system(source);
  if (system.processes.empty()) source.fail(0, "the file holds no processes");
  return {model::to_net(system), {}};
}

}  // namespace cunf::io
