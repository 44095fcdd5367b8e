// SPDX-License-Identifier: Apache-2.0
#include "cunf/io/format.hpp"

#include <doctest/doctest.h>

#include "cunf/base/format.hpp"

using namespace cunf::io;

TEST_CASE("a suffix tells the format, also before .gz") {
  CHECK(format_of_path("a.ll_net") == Format::LlNet);
  CHECK(format_of_path("a.pnml") == Format::Pnml);
  CHECK(format_of_path("dir.pnml/a.net") == Format::Tina);
  CHECK(format_of_path("a.lola.gz") == Format::Lola);
  CHECK(format_of_path(".g") == Format::Stg);
  CHECK(format_of_path("a.b.sys") == Format::Sys);
  for (const char* path : {"", "-", "net", "a.gz", "a.net.bak", "a.pnml.gz.gz", "a.PNML", "ag"})
    CHECK_FALSE(format_of_path(path));
}

TEST_CASE("every format is found by its name and by its suffix") {
  for (const FormatInfo& format : formats()) {
    CHECK(format_named(format.name) == format.format);
    CHECK(info(format.format).name == format.name);
    CHECK(format_of_path(cunf::base::format("x{}", format.suffix)) == format.format);
  }
  CHECK_FALSE(format_named("pep"));
  CHECK_FALSE(format_named(""));
}

TEST_CASE("formats without read arcs are those where a self-loop may be one") {
  CHECK(info(Format::LlNet).has_read_arcs);
  CHECK(info(Format::Tina).has_read_arcs);
  CHECK_FALSE(info(Format::Pnml).has_read_arcs);
  CHECK_FALSE(info(Format::Lola).has_read_arcs);
  CHECK_FALSE(info(Format::Stg).has_read_arcs);
}
