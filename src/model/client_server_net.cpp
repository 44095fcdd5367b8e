// SPDX-License-Identifier: Apache-2.0
// A client/server system as a net.
#include <utility>

#include "cunf/base/error.hpp"
#include "cunf/base/format.hpp"
#include "cunf/model/client_server.hpp"
#include "cunf/net/net_builder.hpp"

namespace cunf::model {

namespace {

using base::format;
using net::PlaceId;
using net::TransitionId;

// The steps of one action: those of its client, those of its server.
using StepPair = std::pair<std::vector<Step>, std::vector<Step>>;

std::vector<StepPair> steps_by_action(const ClientServerSystem& system) {
  std::vector<StepPair> result(system.actions.size());
  for (const Process& process : system.processes) {
    for (const Step& step : process.steps) {
      StepPair& pair = result[step.action.index()];
      (process.role == Role::Client ? pair.first : pair.second).push_back(step);
    }
  }
  return result;
}

// As far as the net depends on it.
void check_invariant(const ClientServerSystem& system) {
  for (std::size_t i = 0; i < system.processes.size(); ++i) {
    const Process& process = system.processes[i];
    base::require(!process.states.empty(), "a process without states");
    for (const Step& step : process.steps) {
      base::require(step.action.index() < system.actions.size() &&
                        step.from.index() < process.states.size() &&
                        step.to.index() < process.states.size(),
                    "a step with an action or a state that does not exist");
      const Action& action = system.actions[step.action.index()];
      base::require(ProcessId(i) == (process.role == Role::Client ? action.client : action.server),
                    "a step with an action of another process");
    }
  }
}

class NetOfSystem {
 public:
  explicit NetOfSystem(const ClientServerSystem& system) : system_(system) {}

  net::Net make() {
    add_places();
    std::vector<StepPair> steps = steps_by_action(system_);
    for (std::size_t a = 0; a < steps.size(); ++a) add_transitions(system_.actions[a], steps[a]);
    return builder_.build().net;
  }

 private:
  void add_places() {
    net::Units units;
    units.certified_safe = true;
    units.root = net::UnitId(0);
    units.units.push_back({"root", {}, {}});
    for (const Process& process : system_.processes) {
      first_place_.emplace_back(builder_.place_count());
      net::Unit unit{format("unit.{}", process.name), {}, {}};
      for (const std::string& state : process.states)
        unit.places.push_back(builder_.add_place(format("{}.{}", process.name, state)));
      builder_.mark(unit.places.front());
      units.units[0].subunits.emplace_back(units.units.size());
      units.units.push_back(std::move(unit));
    }
    if (!system_.processes.empty()) builder_.set_units(std::move(units));
  }

  void add_transitions(const Action& action, const StepPair& steps) {
    std::size_t count = steps.first.size() * steps.second.size();
    std::size_t number = 0;
    for (const Step& client : steps.first) {
      for (const Step& server : steps.second) {
        std::string suffix = count == 1 ? std::string() : format("/{}", ++number);
        TransitionId t = builder_.add_transition(action.name + suffix);
        add_arcs(t, action.client, client);
        add_arcs(t, action.server, server);
      }
    }
  }

  void add_arcs(TransitionId t, ProcessId process, const Step& step) {
    std::size_t first = first_place_[process.index()].index();
    builder_.add_input(PlaceId(first + step.from.index()), t);
    builder_.add_output(t, PlaceId(first + step.to.index()));
  }

  const ClientServerSystem& system_;
  net::NetBuilder builder_;
  std::vector<PlaceId> first_place_;  // of each process
};

}  // namespace

net::Net to_net(const ClientServerSystem& system) {
  check_invariant(system);
  return NetOfSystem(system).make();
}

}  // namespace cunf::model
