// SPDX-License-Identifier: Apache-2.0
// Every line of nets/MANIFEST.tsv holds: the file is what the generator writes, and the net has the
// counts that the naive oracle finds.
#include <doctest/doctest.h>

#include <cstdlib>
#include <filesystem>
#include <set>
#include <string>

#include "cunf/base/format.hpp"
#include "cunf/io/file.hpp"
#include "cunf/io/net_reader.hpp"
#include "cunf/io/net_writer.hpp"
#include "cunf/net/families.hpp"
#include "cunf/net/transform.hpp"
#include "shared/tsv.hpp"
#include "support/reachability.hpp"

using namespace cunf;
using test::TsvRow;

namespace {

const std::string kNets = CUNF_NETS;

// The columns behind file, family, n and seed, as the manifest must have them.
std::string counted(const net::Net& net) {
  test::Reachability reached = test::explore(net);
  if (reached.unsafe)
    return base::format("{}\t{}\t{}\t{}\t-\t-\tno", net.place_count(), net.transition_count(),
                        net.flow_arc_count(), net.read_arc_count());
  return base::format("{}\t{}\t{}\t{}\t{}\t{}\tyes", net.place_count(), net.transition_count(),
                      net.flow_arc_count(), net.read_arc_count(), reached.markings.size(),
                      reached.deadlocks.size());
}

std::string written(const TsvRow& row) {
  std::string line;
  for (const char* column :
       {"places", "transitions", "arcs", "read_arcs", "markings", "deadlocks", "safe"})
    line += (line.empty() ? "" : "\t") + row.at(column);
  return line;
}

}  // namespace

TEST_CASE("the manifest lists all nets, and what it says of them is so") {
  std::set<std::string> listed{"MANIFEST.tsv"};
  for (const TsvRow& row : test::read_tsv(kNets + "/MANIFEST.tsv")) {
    const std::string& file = row.at("file");
    CAPTURE(file);
    listed.insert(file);
    io::LoadedNet loaded = io::read_net(kNets + "/" + file);
    CHECK(loaded.warnings.empty());
    CHECK(counted(loaded.net) == written(row));
  }
  std::set<std::string> present;
  for (const auto& entry : std::filesystem::directory_iterator(kNets))
    present.insert(entry.path().filename());
  CHECK(listed == present);
}

TEST_CASE("the generators write the nets byte by byte") {
  std::size_t generated = 0;
  std::set<std::string> families;
  for (const TsvRow& row : test::read_tsv(kNets + "/MANIFEST.tsv")) {
    if (row.at("family") == "-") continue;
    CAPTURE(row.at("file"));
    const net::Family* family = net::find_family(row.at("family"));
    REQUIRE(family != nullptr);
    net::Net net = family->generate(std::strtoull(row.at("n").c_str(), nullptr, 10),
                                    std::strtoull(row.at("seed").c_str(), nullptr, 10));
    std::string path = kNets + "/" + row.at("file");
    CHECK(io::to_text(net, *io::format_of_path(path)) == io::read_file(path, 1 << 20));
    families.insert(row.at("family"));
    ++generated;
  }
  CHECK(generated > 0);
  CHECK(families.size() == net::families().size());
}

TEST_CASE("the plain encoding has the same markings and deadlocks") {
  for (const TsvRow& row : test::read_tsv(kNets + "/MANIFEST.tsv")) {
    CAPTURE(row.at("file"));
    net::Net net = io::read_net(kNets + "/" + row.at("file")).net;
    test::Reachability contextual = test::explore(net);
    test::Reachability plain = test::explore(net::read_arcs_to_self_loops(net));
    CHECK(contextual.markings == plain.markings);
    CHECK(contextual.deadlocks == plain.deadlocks);
    CHECK(contextual.unsafe.has_value() == plain.unsafe.has_value());
  }
}
