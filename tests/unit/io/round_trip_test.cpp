// SPDX-License-Identifier: Apache-2.0
// What is written is read again as the same net, whatever its names and shape, and written again as
// the same bytes; the portable dialect keeps everything but read arcs and names.
#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "cunf/base/format.hpp"
#include "cunf/base/random.hpp"
#include "cunf/io/net_reader.hpp"
#include "cunf/io/net_writer.hpp"
#include "cunf/io/system_io.hpp"
#include "cunf/net/net_builder.hpp"
#include "cunf/net/random_net.hpp"
#include "cunf/net/transform.hpp"
#include "io/gzip.hpp"
#include "support/net_literal.hpp"
#include "support/shrink.hpp"

using namespace cunf::io;
using namespace cunf::net;
using namespace std::string_view_literals;
using cunf::base::format;
using cunf::base::Random;
using cunf::test::check_property;
using cunf::test::describe;

namespace {

constexpr Format kNetFormats[] = {Format::LlNet, Format::Pnml, Format::Tina, Format::Lola,
                                  Format::Stg};

// Each has broken some reader or writer of some tool.
constexpr std::string_view kNastyNames[] = {"a b",
                                            " a",
                                            "a ",
                                            " ",
                                            "  ",
                                            "a\tb",
                                            "\t",
                                            "a\nb",
                                            "\n",
                                            "\r",
                                            "a\r\nb",
                                            "\v\f",
                                            "\x01",
                                            "\x1b[31m",
                                            "\x7f",
                                            "a\0b"sv,
                                            "\0"sv,
                                            "\"",
                                            "'",
                                            "\"'",
                                            "say \"it's\"",
                                            "`",
                                            "{",
                                            "}",
                                            "{}",
                                            "{a}",
                                            "}{",
                                            "\\",
                                            "a\\",
                                            "\\}",
                                            "\\{",
                                            "\\\\",
                                            "%",
                                            "%a",
                                            "a%b",
                                            "#",
                                            "#a",
                                            "a#b",
                                            "&",
                                            "<",
                                            ">",
                                            "&amp;",
                                            "&#65;",
                                            "&<>\"",
                                            "]]>",
                                            "<![CDATA[a]]>",
                                            "<!-- a -->",
                                            "<?a?>",
                                            "</text>",
                                            "$",
                                            "@",
                                            "!",
                                            "?",
                                            "a?1",
                                            "a*2",
                                            "a?-1",
                                            "*",
                                            "(",
                                            ")",
                                            "(1)",
                                            "[",
                                            "]",
                                            "[0,1]",
                                            "|",
                                            ",",
                                            ";",
                                            ":",
                                            "a:b",
                                            "a,b",
                                            "a;b",
                                            "=",
                                            "a=2",
                                            "->",
                                            "a->b",
                                            "-",
                                            "--",
                                            "-a",
                                            "/",
                                            "//",
                                            "//a",
                                            "/*",
                                            "/* a */",
                                            "a/",
                                            "a/b",
                                            "a/1",
                                            "/1",
                                            "+",
                                            "~",
                                            ".",
                                            "..",
                                            ".a",
                                            "a.b",
                                            ".end",
                                            ".graph",
                                            ".dummy",
                                            "a+",
                                            "a-",
                                            "a~",
                                            "a+/1",
                                            "a-/2",
                                            "a+/",
                                            "a+/x",
                                            "a++",
                                            "a+b",
                                            "+a",
                                            "a",
                                            "PLACE",
                                            "MARKING",
                                            "TRANSITION",
                                            "CONSUME",
                                            "PRODUCE",
                                            "SAFE",
                                            "STRONG",
                                            "WEAK",
                                            "FAIR",
                                            "tr",
                                            "pl",
                                            "net",
                                            "lb",
                                            "nt",
                                            "pr",
                                            "PEP",
                                            "PTNet",
                                            "PL",
                                            "TR",
                                            "TP",
                                            "PT",
                                            "RA",
                                            "RS",
                                            "TX",
                                            "M1",
                                            "place",
                                            "arc",
                                            "arc-1",
                                            "net-1",
                                            "page-1",
                                            "nupn",
                                            "cunf",
                                            "cunf escaped-names",
                                            "%cunf escaped-names",
                                            "{cunf escaped-names}",
                                            "#cunf escaped-names",
                                            "start",
                                            "client",
                                            "server",
                                            "_",
                                            "__",
                                            "_x",
                                            "__x",
                                            "_x_",
                                            "_x20_",
                                            "_x2_",
                                            "_x20",
                                            "_x200_",
                                            "_xn_",
                                            "_xn1_",
                                            "_xn1_a",
                                            "_xn1_a+",
                                            "_x5f_",
                                            "_x5f_x20_",
                                            "_x61_",
                                            "__x20_",
                                            "x20_",
                                            "_xzz_",
                                            "_xff_",
                                            "_x00_",
                                            "_X20_",
                                            "1",
                                            "0",
                                            "1a",
                                            "007",
                                            "-1",
                                            "1@2",
                                            "1<2",
                                            "P1",
                                            "T1",
                                            "<a,b>",
                                            "<a+,b->",
                                            "<a+,a+>",
                                            "<t0,t1>",
                                            "<,>",
                                            "<a,b",
                                            "a,b>",
                                            "é",
                                            "Ünïcödé",
                                            "日本語",
                                            "\u00a0",
                                            "\u2028",
                                            "\ufeff",
                                            "😀",
                                            "a\u0301",
                                            "\xff",
                                            "\xc3",
                                            "\x80",
                                            "é\xff",
                                            "\xed\xa0\x80"};

// Only PNML has units.
Net expressible(const Net& net, Format format) {
  return format == Format::Pnml ? net : without_units(net);
}

// Nothing if the net survives; else what is wrong, with the text that was written.
std::string problem_with(const Net& net, Format format) {
  const Net original = expressible(net, format);
  const std::string text = to_text(original, format);
  auto report = [&](std::string_view what) {
    return cunf::base::format("{}: {}\n{}", info(format).name, what, text);
  };
  try {
    const LoadedNet loaded = parse_net(text, "written", format);
    if (!same_net(loaded.net, original))
      return report(cunf::base::format("reads as another net: {}", describe(loaded.net)));
    if (!loaded.warnings.empty()) return report(loaded.warnings.front().message);
    const std::string again = to_text(loaded.net, format);
    if (again != text) return report("is written differently then:\n" + again);
  } catch (const std::exception& error) {
    return report(error.what());
  }
  return {};
}

std::string problem_with(const Net& net) {
  for (Format format : kNetFormats)
    if (std::string problem = problem_with(net, format); !problem.empty()) return problem;
  return {};
}

void check_round_trip(const Net& net) {
  for (Format format : kNetFormats) CHECK(problem_with(net, format) == "");
}

// Pre: the names suffice.
Net with_names(const Net& net, const std::vector<std::string>& places,
               const std::vector<std::string>& transitions) {
  return renamed(
      net, [&](PlaceId p) { return places.at(p.index()); },
      [&](TransitionId t) { return transitions.at(t.index()); });
}

std::string random_name(Random& random) {
  constexpr std::string_view kPieces[] = {
      "a",  "a",    "b",  "t", "_", "_x", "_xn1_", "_x20_", "5f", "n1_",   "x", " ", "\t",
      "\n", "\x01", "\"", "'", "{", "}",  "\\",    "%",     "#",  "&",     "<", ">", ",",
      ";",  ":",    "+",  "-", "~", "/",  "/1",    "/2",    "1",  "0",     ".", "=", "?",
      "*",  "(",    ")",  "[", "é", "語", "\xff",  "PL",    "tr", "PLACE", "->"};
  std::string name;
  for (std::uint64_t n = random.between(1, 4); n > 0; --n)
    name += kPieces[random.below(std::size(kPieces))];
  return name;
}

// Out of a small pool, so that nodes share names, and `<t,u>` where a place lies between t and u.
std::string pick_name(Random& random, const std::vector<std::string>& pool) {
  if (random.chance(30)) return std::string(kNastyNames[random.below(std::size(kNastyNames))]);
  return pool[random.below(pool.size())];
}

std::optional<Units> random_units(Random& random, std::size_t places) {
  if (random.chance(60)) return std::nullopt;
  Units units{{}, UnitId(0), false};
  for (std::uint64_t n = random.between(1, 4); n > 0; --n) {
    UnitId self(units.units.size());
    if (self.index() > 0) units.units[random.below(self.index())].subunits.push_back(self);
    units.units.push_back({random_name(random), {}, {}});
  }
  for (std::size_t p = 0; p < places; ++p)
    if (random.chance(80))
      units.units[random.below(units.units.size())].places.push_back(PlaceId(p));
  return units;
}

Net random_base(Random& random, std::uint64_t seed) {
  RandomNetOptions options;
  options.machines = random.between(1, 3);
  options.states = random.between(1, 3);
  options.transitions = random.below(7);
  options.read_percent = static_cast<unsigned>(random.below(80));
  options.discipline = random.chance(50) ? Discipline::StateMachines : Discipline::None;
  return random_net(options, seed);
}

// A random net with isolated places, observers and self-loops thrown in, all nodes renamed.
Net nasty_net(std::uint64_t seed) {
  Random random(seed);
  const Net base = random_base(random, seed);
  std::vector<std::string> pool;
  for (int i = 0; i < 6; ++i) pool.push_back(random_name(random));
  std::vector<std::string> transitions;
  for (std::size_t i = 0; i < base.transition_count(); ++i)
    transitions.push_back(pick_name(random, pool));

  NetBuilder builder(random_name(random));
  for (PlaceId p : base.places()) {
    bool between = base.preset(p).size() == 1 && base.postset(p).size() == 1;
    builder.add_place(between && random.chance(50)
                          ? format("<{},{}>", transitions[base.preset(p)[0].index()],
                                   transitions[base.postset(p)[0].index()])
                          : pick_name(random, pool));
    if (base.initial_marking().test(p)) builder.mark(p);
    if (random.chance(20)) builder.set_point(p, {static_cast<double>(random.below(99)) / 4, -7});
  }
  for (TransitionId t : base.transitions()) {
    builder.add_transition(transitions[t.index()]);
    for (PlaceId p : base.preset(t)) builder.add_input(p, t);
    for (PlaceId p : base.postset(t)) builder.add_output(t, p);
    for (PlaceId p : base.context(t)) builder.add_read(p, t);
  }
  if (random.chance(20)) builder.mark(builder.add_place(pick_name(random, pool)));
  if (random.chance(20)) (void)builder.add_place(pick_name(random, pool));
  if (random.chance(20))
    builder.add_read(PlaceId(0), builder.add_transition(pick_name(random, pool)));
  if (random.chance(20)) {
    TransitionId t = builder.add_transition(pick_name(random, pool));
    builder.add_input(PlaceId(0), t);
    builder.add_output(t, PlaceId(0));
  }
  if (auto units = random_units(random, builder.place_count())) builder.set_units(*units);
  return builder.build().net;
}

// Arcs and marking without any names.
Net numbered(const Net& net) {
  return renamed(
      without_units(net), [](PlaceId p) { return format("p{}", p.index()); },
      [](TransitionId t) { return format("t{}", t.index()); });
}

// Arcs and marking without any order. Pre: names are unique.
std::set<std::string> facts(const Net& net) {
  std::set<std::string> result;
  for (PlaceId p : net.places())
    result.insert(format("{}{}", net.name(p), net.initial_marking().test(p) ? "*" : ""));
  for (TransitionId t : net.transitions()) {
    result.insert(format("-{}->", net.name(t)));
    for (PlaceId p : net.preset(t)) result.insert(format("{} -{}->", net.name(p), net.name(t)));
    for (PlaceId p : net.context(t)) result.insert(format("?{} -{}->", net.name(p), net.name(t)));
    for (PlaceId p : net.postset(t)) result.insert(format("-{}-> {}", net.name(t), net.name(p)));
  }
  return result;
}

ReadOptions keeping_self_loops() {
  ReadOptions options;
  options.self_loops = SelfLoops::Consume;
  return options;
}

std::string problem_with_portable(const Net& net, Format format) {
  if (net.place_count() + net.transition_count() == 0) return {};  // nobody writes that
  const Net plain = format == Format::Tina ? net : read_arcs_to_self_loops(net);
  const std::string text = to_text(net, format, Dialect::Portable);
  const Net loaded = parse_net(text, "portable", format, keeping_self_loops()).net;
  const bool same = format == Format::Stg
                        ? loaded.place_count() == plain.place_count() &&
                              loaded.transition_count() == plain.transition_count() &&
                              loaded.flow_arc_count() == plain.flow_arc_count() &&
                              loaded.initial_marking().count() == plain.initial_marking().count()
                        : same_net(numbered(loaded), numbered(plain));
  return same ? std::string() : cunf::base::format("{}:\n{}", info(format).name, text);
}

}  // namespace

TEST_CASE("every nasty name survives, at a place, at a transition and at both") {
  const Net shape = cunf::test::net("p* q -t-> q r ; r ?p -u-> ; ?r -v->");
  for (std::string_view view : kNastyNames) {
    const std::string name(view);
    CAPTURE(name);
    check_round_trip(with_names(shape, {name, "q", "r"}, {"t", "u", "v"}));
    check_round_trip(with_names(shape, {"p", "q", "r"}, {name, "u", "v"}));
    check_round_trip(with_names(shape, {name, name, "r"}, {name, "u", name}));
    check_round_trip(with_names(shape, {"a", name, "a"}, {"a+", name, "a+/1"}));
  }
}

TEST_CASE("all nasty names survive in one net") {
  NetBuilder builder("all of them");
  for (std::string_view name : kNastyNames) {
    PlaceId p = builder.add_place(name);
    TransitionId t = builder.add_transition(name);
    builder.mark(p);
    builder.add_input(p, t);
  }
  check_round_trip(builder.build().net);
}

TEST_CASE("two nasty names stay apart") {
  const Net shape = cunf::test::net("p* -t-> q ; q -u-> p");
  auto make = [&](std::uint64_t seed) {
    Random random(seed);
    const std::string one(kNastyNames[random.below(std::size(kNastyNames))]);
    const std::string two = one + std::string(kNastyNames[random.below(std::size(kNastyNames))]);
    return with_names(shape, {one, two}, {two, one});
  };
  check_property("two names", 3000, 400'001, make, [](const Net& n) { return problem_with(n); });
}

TEST_CASE("an escaped place is not taken for the signal of an escaped transition") {
  const Net shape = cunf::test::net("p* -t-> q ; q -u-> p");
  check_round_trip(with_names(shape, {"p ", "q"}, {"p +", "u"}));
  check_round_trip(with_names(shape, {"p ", "q"}, {"p /1", "u"}));
  check_round_trip(with_names(shape, {"p", "p"}, {"p+", "p+"}));
  check_round_trip(with_names(shape, {":", "q"}, {":+", "u"}));
  check_round_trip(with_names(shape, {":", ":"}, {":+", ":/1"}));
  check_round_trip(with_names(shape, {"_xn1_p", "p"}, {"p", "p"}));
}

TEST_CASE("very long names survive") {
  const std::string plain(100'000, 'a');
  const std::string escaped(100'000, ' ');
  const Net shape = cunf::test::net("p* -t-> q");
  check_round_trip(with_names(shape, {plain, plain}, {plain}));
  check_round_trip(with_names(shape, {escaped, plain}, {escaped}));
}

TEST_CASE("every shape survives") {
  for (const char* text :
       {"", "p", "p*", "p* q", "p* -t->", "p* -t-> p", "p* -t-> p q", "p* q* -t-> p q r",
        "?p* -t->", "?p* ?q -t-> ; p -u-> q", "p* ?q* -t-> p r", "p* ?q* -t-> r",
        "p* ?q* -t-> r ; q ?p -u-> q", "p* q* -t-> p q ; ?p -u-> ; p ?q -v->",
        "p* -t-> q ; p* -t-> q ; q -t-> p",
        "p* -a+-> q ; q -a+/1-> p ; p -a--> q ; q -b~/12-> p"}) {
    CAPTURE(text);
    check_round_trip(cunf::test::net(text));
  }
}

TEST_CASE("implicit places of signal transition graphs survive") {
  check_round_trip(with_names(cunf::test::net("p* -t-> p"), {"<t,t>"}, {"t"}));
  check_round_trip(with_names(cunf::test::net("p* -u-> ; ?p -t->"), {"<t,u>"}, {"u", "t"}));
  check_round_trip(with_names(cunf::test::net("p* -u-> q ; q -v-> p ; ?p -t->"), {"<v,u>", "<u,v>"},
                              {"u", "v", "t"}));
  const Net between = cunf::test::net("p* -u-> q ; q -t-> p");
  check_round_trip(with_names(between, {"<a+,b->", "<b-,a+>"}, {"b-", "a+"}));
  check_round_trip(with_names(between, {"<a+,b ->", "q"}, {"b -", "a+"}));
  const Net twice = cunf::test::net("p q ; p q -u-> r ; r -t-> p q");
  check_round_trip(with_names(twice, {"<t,u>", "<t,u>", "r"}, {"u", "t"}));
  check_round_trip(with_names(twice, {"<u,u>", "<u,u>", "r"}, {"u", "u"}));
  check_round_trip(with_names(twice, {"<t t,u>", "<t t,u>", "<"}, {"u", "t t"}));
}

TEST_CASE("units survive in PNML, whatever they are called") {
  for (std::string_view name : kNastyNames) {
    NetBuilder builder;
    PlaceId p = builder.add_place("p"), q = builder.add_place("q");
    builder.mark(p);
    TransitionId t = builder.add_transition("t");
    builder.add_input(p, t);
    builder.add_output(t, q);
    builder.set_units(Units{{Unit{"root", {q}, {UnitId(1), UnitId(2)}},
                             Unit{std::string(name), {p}, {}}, Unit{std::string(name), {}, {}}},
                            UnitId(0),
                            name.size() % 2 == 0});
    CHECK(problem_with(builder.build().net, Format::Pnml) == "");
  }
}

TEST_CASE("the name of the net, coordinates and keys survive in PNML") {
  NetBuilder builder("a & b");
  PlaceId p = builder.add_place("p");
  builder.mark(p);
  TransitionId t = builder.add_transition("p");
  builder.add_input(p, t);
  builder.set_point(p, {1.25, -3});
  cunf::base::StringTable keys;
  keys.push_back("id 1");
  builder.set_place_keys(keys);
  const Net original = builder.build().net;
  const std::string text = to_text(original, Format::Pnml);
  const Net loaded = parse_net(text, "written", Format::Pnml).net;
  CHECK(loaded.name() == "a & b");
  CHECK(loaded.point(p) == Point{1.25, -3});
  CHECK_FALSE(loaded.point(t));
  CHECK(loaded.key(p) != loaded.key(t));
  CHECK(to_text(loaded, Format::Pnml) == text);
}

TEST_CASE("random nets with nasty names survive in every format") {
  check_property("round trip", 2500, 1, nasty_net, [](const Net& n) { return problem_with(n); });
}

TEST_CASE("random nets survive a walk through all formats") {
  auto walk = [](const Net& n) -> std::string {
    const Net original = without_units(n);
    Net current = original;
    for (int round = 0; round < 2; ++round) {
      for (Format format : kNetFormats) {
        current = parse_net(to_text(current, format), "walk", format).net;
        if (!same_net(current, original)) return std::string(info(format).name);
      }
    }
    return {};
  };
  check_property("walk", 300, 100'001, nasty_net, walk);
}

TEST_CASE("portable text has the plain encoding of a net, with names of its own") {
  check_property("portable", 1000, 200'001, nasty_net, [](const Net& n) -> std::string {
    for (Format format : kNetFormats)
      if (auto problem = problem_with_portable(n, format); !problem.empty()) return problem;
    return {};
  });
}

TEST_CASE("portable text keeps names that the format has") {
  auto make = [](std::uint64_t seed) {
    Random random(seed);
    return random_base(random, seed);
  };
  check_property("portable names", 300, 300'001, make, [](const Net& n) -> std::string {
    for (Format format : kNetFormats) {
      const Net plain = format == Format::Tina ? n : read_arcs_to_self_loops(n);
      const std::string text = to_text(n, format, Dialect::Portable);
      if (text.find("cunf") != std::string::npos) return "an annotation:\n" + text;
      const Net loaded = parse_net(text, "portable", format, keeping_self_loops()).net;
      if (facts(loaded) != facts(plain)) return text;
    }
    return {};
  });
}

TEST_CASE("compressed text is read as well") {
  const Net n = nasty_net(7);
  for (Format format : kNetFormats) {
    const Net original = expressible(n, format);
    CHECK(same_net(original, parse_net(gzip(to_text(original, format)), "small", format).net));
  }
}

namespace {

// A system in the form in which the reader numbers things: by asking it.
std::string random_system(Random& random) {
  auto quoted = [](const std::string& name) {
    std::string result = "\"";
    for (char c : name) result += format("\\x{:02x}", static_cast<unsigned char>(c));
    return result + "\"";
  };
  std::vector<std::string> names;
  for (int i = 0; i < 4; ++i) names.push_back(quoted(format("{}{}", random_name(random), i)));
  std::string text;
  for (std::string_view role : {"client", "server"}) {
    text += format("{} {} {{ start {}\n", role, quoted(std::string(role) + random_name(random)),
                   names[random.below(2)]);
    for (std::size_t step = 0; step < 4; ++step)
      text += format("{} -{}-> {}\n", names[step], names[step % 2], names[random.below(4)]);
    text += "}\n";
  }
  return text;
}

}  // namespace

TEST_CASE("client/server systems survive, and are written as the same bytes again") {
  for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
    CAPTURE(seed);
    Random random(seed);
    const auto system = parse_system(random_system(random), "random.sys");
    const std::string text = to_text(system);
    CAPTURE(text);
    const auto again = parse_system(text, "written.sys");
    REQUIRE(again == system);
    REQUIRE(to_text(again) == text);
    REQUIRE(problem_with(cunf::model::to_net(system)) == "");
  }
}
