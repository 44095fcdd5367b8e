// SPDX-License-Identifier: Apache-2.0
// Client/server systems: processes with local states that synchronise in pairs. Every action
// belongs to one client and one server, and both must be able to do it.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "cunf/base/id.hpp"
#include "cunf/net/net.hpp"

namespace cunf::model {

using ActionId = base::Id<struct ActionTag>;
using ProcessId = base::Id<struct ProcessTag>;
using LocalStateId = base::Id<struct LocalStateTag>;  // counted in each process on its own

enum class Role { Client, Server };

struct Step {
  LocalStateId from;
  ActionId action;
  LocalStateId to;

  friend auto operator<=>(const Step&, const Step&) = default;
};

struct Process {
  std::string name;
  Role role = Role::Client;
  std::vector<std::string> states;  // the first one is where it starts
  std::vector<Step> steps;          // in the order in which they were written

  friend bool operator==(const Process&, const Process&) = default;
};

struct Action {
  std::string name;
  ProcessId client;
  ProcessId server;

  friend bool operator==(const Action&, const Action&) = default;
};

// Invariant: names are unique among the actions, the processes and the states of a process; a
// process has a state; no step is repeated; the steps with an action are in its two processes.
struct ClientServerSystem {
  std::vector<Action> actions;     // an ActionId is an index in it
  std::vector<Process> processes;  // a ProcessId is an index in it

  friend bool operator==(const ClientServerSystem&, const ClientServerSystem&) = default;
};

// A place `process.state` for every local state, and a transition for every pair of steps with
// the same action, called after the action (and numbered `action/1`, … if there are several).
// Its units are the processes, so it is certified to be 1-safe.
[[nodiscard]] net::Net to_net(const ClientServerSystem& system);

}  // namespace cunf::model
