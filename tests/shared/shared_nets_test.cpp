// SPDX-License-Identifier: Apache-2.0
// Nets by other people, with what is known about them.
#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <set>
#include <string>

#include "cunf/io/net_reader.hpp"
#include "cunf/io/net_writer.hpp"
#include "cunf/net/transform.hpp"
#include "shared/tsv.hpp"
#include "support/naive_unfolding.hpp"
#include "support/reachability.hpp"

using namespace cunf;
using test::read_tsv;
using test::TsvRow;

namespace {

const std::string kShared = CUNF_SHARED;

std::string contest_file(const TsvRow& row) {
  return kShared + "/mcc/" + row.at("instance") + "/model.pnml.gz";
}

std::size_t number(const std::string& text) { return std::strtoull(text.c_str(), nullptr, 10); }

std::size_t self_loop_count(const net::Net& net) {
  std::size_t count = 0;
  for (net::TransitionId t : net.transitions())
    for (net::PlaceId p : net.preset(t))
      if (std::ranges::binary_search(net.postset(t), p)) ++count;
  return count;
}

// Every format gives back what was written.
void check_round_trips(const net::Net& net) {
  for (io::Format format :
       {io::Format::LlNet, io::Format::Pnml, io::Format::Tina, io::Format::Lola, io::Format::Stg}) {
    CAPTURE(io::info(format).name);
    std::string text = io::to_text(net, format);
    net::Net again = io::parse_net(text, "again", format).net;
    CHECK(io::to_text(again, format) == text);
    if (format == io::Format::Pnml)
      CHECK(net::same_net(net, again));
    else
      CHECK(net::same_net(net::without_units(net), again));  // only PNML has units
  }
}

}  // namespace

TEST_SUITE("nets") {
  TEST_CASE("every PEP net is read, with the known counts") {
    std::set<std::string> files;
    for (const TsvRow& row : read_tsv(kShared + "/nets/reference.tsv")) {
      std::string path = kShared + "/nets/" + row.at("kind") + "/" + row.at("net") + ".ll_net";
      if (!files.insert(path).second) continue;
      CAPTURE(path);
      io::LoadedNet loaded = io::read_net(path);
      CHECK(loaded.warnings.empty());
      CHECK(loaded.net.place_count() == number(row.at("places")));
      CHECK(loaded.net.transition_count() == number(row.at("transitions")));
      CHECK(loaded.net.read_arc_count() == number(row.at("read_arcs")));
      check_round_trips(loaded.net);
    }
    std::size_t on_disk = 0;
    for (const char* kind : {"plain", "cont"})
      for (const auto& entry : std::filesystem::directory_iterator(kShared + "/nets/" + kind))
        if (entry.path().extension() == ".ll_net") ++on_disk;
    CHECK(files.size() == on_disk);
  }

  TEST_CASE("the plain encoding of a contextual net is the plain net") {
    std::size_t count = 0;
    for (const auto& entry : std::filesystem::directory_iterator(kShared + "/nets/cont")) {
      std::string name = entry.path().filename();
      CAPTURE(name);
      net::Net cont = io::read_net(entry.path()).net;
      net::Net plain = io::read_net(kShared + "/nets/plain/" + name).net;
      CHECK(net::same_net(net::read_arcs_to_self_loops(cont), plain));
      ++count;
    }
    CHECK(count == 50);
  }
}

TEST_SUITE("contest") {
  TEST_CASE("every contest net is read, with the known counts") {
    std::size_t count = 0;
    for (const TsvRow& row : read_tsv(kShared + "/mcc/index.tsv")) {
      CAPTURE(row.at("instance"));
      net::Net plain =
          io::read_net(contest_file(row), {.format = {}, .self_loops = io::SelfLoops::Consume}).net;
      CHECK(plain.place_count() == number(row.at("places")));
      CHECK(plain.transition_count() == number(row.at("transitions")));
      CHECK(plain.flow_arc_count() == number(row.at("arcs")));
      CHECK(self_loop_count(plain) == number(row.at("self_loops")));
      io::LoadedNet contextual = io::read_net(contest_file(row));
      CHECK(contextual.warnings.empty());
      CHECK(contextual.net.read_arc_count() == contextual.self_loops_turned);
      CHECK(contextual.self_loops_turned + self_loop_count(contextual.net) ==
            number(row.at("self_loops")));
      ++count;
    }
    CHECK(count == 79);
  }

  TEST_CASE("contest nets survive every format") {
    for (const TsvRow& row : read_tsv(kShared + "/mcc/index.tsv")) {
      CAPTURE(row.at("instance"));
      check_round_trips(io::read_net(contest_file(row)).net);
    }
  }
}

TEST_SUITE("states") {
  TEST_CASE("the oracle counts the contest's states and finds its deadlocks") {
    std::size_t count = 0;
    for (const TsvRow& row : read_tsv(kShared + "/mcc/index.tsv")) {
      std::size_t states = number(row.at("states"));
      if (row.at("states").size() > 9 || states == 0 || states > CUNF_MOST_STATES) continue;
      CAPTURE(row.at("instance"));
      net::Net contextual = io::read_net(contest_file(row)).net;
      for (const net::Net& net : {contextual, net::read_arcs_to_self_loops(contextual)}) {
        test::Reachability reached = test::explore(net, states + 1);
        CHECK(reached.complete);
        CHECK(!reached.unsafe);
        CHECK(reached.markings.size() == states);
        CHECK(!reached.deadlocks.empty() == (row.at("deadlock") == "TRUE"));
      }
      ++count;
    }
    MESSAGE("instances explored: " << count);
    CHECK(count == (CUNF_MOST_STATES == 1000000 ? 28 : 26));
  }

  TEST_CASE("the index and the verdicts agree") {
    std::map<std::string, TsvRow> by_instance;
    for (const TsvRow& row : read_tsv(kShared + "/mcc/index.tsv"))
      by_instance[row.at("instance")] = row;
    std::size_t compared = 0;
    for (const TsvRow& row : read_tsv(kShared + "/mcc/verdicts.tsv")) {
      const TsvRow& index = by_instance.at(row.at("instance"));
      if (row.at("property") == "States") {
        CHECK(row.at("verdict") == index.at("states"));
        ++compared;
      } else if (row.at("property") == "ReachabilityDeadlock") {
        CHECK(row.at("verdict") == index.at("deadlock"));
        ++compared;
      }
    }
    CHECK(compared == 79 + 64);
  }
}

TEST_SUITE("prefixes") {
  TEST_CASE("the naive oracle counts what other unfolders count") {
    const std::map<std::string, test::NaiveOrder> orders{{"cunf:erv", test::NaiveOrder::Erv},
                                                         {"cunf:mole", test::NaiveOrder::Mole},
                                                         {"cunf:mcm", test::NaiveOrder::McMillan},
                                                         {"cunf:parikh", test::NaiveOrder::Parikh}};
    std::size_t compared = 0;
    for (const TsvRow& row : read_tsv(kShared + "/nets/reference.tsv")) {
      auto order = orders.find(row.at("tool_and_order"));
      if (order == orders.end() || number(row.at("histories")) > 70) continue;
      std::string path = kShared + "/nets/" + row.at("kind") + "/" + row.at("net") + ".ll_net";
      CAPTURE(path);
      CAPTURE(order->first);
      test::NaivePrefix prefix = test::naive_unfolding(io::read_net(path).net, order->second);
      if (!prefix.complete) continue;
      CHECK(prefix.is_safe);
      CHECK(prefix.events.size() == number(row.at("events")));
      CHECK(prefix.conditions.size() == number(row.at("conditions")));
      CHECK(prefix.histories.size() == number(row.at("histories")));
      CHECK(prefix.cutoff_count() == number(row.at("cutoffs")));
      ++compared;
    }
    CHECK(compared >= 32);
  }
}
