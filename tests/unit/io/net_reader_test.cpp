// SPDX-License-Identifier: Apache-2.0
#include "cunf/io/net_reader.hpp"

#include <doctest/doctest.h>

#include <cstdio>
#include <filesystem>

#include "cunf/io/file.hpp"
#include "io/gzip.hpp"
#include "reading.hpp"

using namespace cunf::io;
using namespace cunf::test;
using cunf::base::FileError;
using cunf::base::InputError;

namespace {

constexpr const char* kTina = "pl p (1)\npl q (1)\ntr t p q -> q\n";

}  // namespace

TEST_CASE("self-loops mean what the format suggests, or what the caller says") {
  CHECK(read(Format::Tina, kTina) == "p* q* ; p q -t-> q");
  CHECK(read(Format::Tina, kTina, SelfLoops::Consume) == "p* q* ; p q -t-> q");
  CHECK(read(Format::Tina, kTina, SelfLoops::Read) == "p* q* ; p ?q -t->");
  const char* lola = "PLACE p, q; MARKING p, q; TRANSITION t CONSUME p, q; PRODUCE q;";
  CHECK(read(Format::Lola, lola) == "p* q* ; p ?q -t->");
  CHECK(read(Format::Lola, lola, SelfLoops::Consume) == "p* q* ; p q -t-> q");
}

TEST_CASE("the caller's word counts more than the file's") {
  const char* lola =
      "{cunf self-loops-are-meant}PLACE p, q; MARKING p, q;"
      "TRANSITION t CONSUME p, q; PRODUCE q;";
  CHECK(read(Format::Lola, lola) == "p* q* ; p q -t-> q");
  CHECK(read(Format::Lola, lola, SelfLoops::Read) == "p* q* ; p ?q -t->");
}

TEST_CASE("how many self-loops were turned is counted") {
  const LoadedNet loaded = load(Format::Tina, kTina, SelfLoops::Read);
  CHECK(loaded.self_loops_turned == 1);
  CHECK(loaded.self_loops_kept == 0);
  CHECK(load(Format::Tina, kTina).self_loops_turned == 0);
}

TEST_CASE("transitions that only read stay as they are when self-loops are turned") {
  const LoadedNet loaded = load(Format::Tina, "pl p (1)\ntr t p?1 ->\n", SelfLoops::Read);
  CHECK(describe(loaded.net) == "p* ; ?p -t->");
  CHECK(loaded.self_loops_turned == 0);
  CHECK(loaded.self_loops_kept == 0);
}

TEST_CASE("a file is read by its suffix, compressed or not, or as the caller says") {
  const std::string base =
      (std::filesystem::temp_directory_path() / "cunf-net-reader-test").string();
  for (const char* suffix : {".net", ".net.gz"}) {
    const std::string path = base + suffix;
    write_file(path, kTina);
    CHECK(describe(read_net(path).net) == "p* q* ; p q -t-> q");
    ReadOptions as_lola;
    as_lola.format = Format::Lola;
    CHECK_THROWS_AS((void)read_net(path, as_lola), InputError);
    ReadOptions small;
    small.max_bytes = 3;
    CHECK_THROWS_AS((void)read_net(path, small), FileError);
    std::filesystem::remove(path);
  }
  CHECK_THROWS_AS((void)read_net(base + ".txt"), FileError);
  CHECK_THROWS_AS((void)read_net(base + ".net"), FileError);
}

TEST_CASE("warnings and errors have positions") {
  CHECK(warnings(Format::Tina, "pl p (1)\ntr t [1,2] p ->\n") ==
        "2:6: time intervals are ignored: the net is read as untimed\n");
  CHECK(error(Format::Tina, "pl p (1)\ntr t -> p\n").substr(0, 5) == "2:4: ");
}

TEST_CASE("messages stay on one line, whatever the names") {
  CHECK(error(Format::Tina, "pl {a\nb} (2)\n") ==
        "2:5: place `a\\x0ab` has 2 tokens: the net is not 1-safe");
  CHECK(warnings(Format::Tina, "#cunf escaped-names\npl p (1)\ntr {_x1b_} p?1 p ->\n") ==
        "3:12: transition `\\x1b` both reads and consumes place `p`: taken as a consumption\n");
}

TEST_CASE("a file without nodes is no net unless it says so") {
  CHECK(error(Format::Tina, "# nothing\n") == "1:1: the file holds no places and no transitions");
  CHECK(read(Format::Tina, "#cunf empty-net\n") == "");
}
