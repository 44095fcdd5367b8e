// SPDX-License-Identifier: Apache-2.0
#include "check.hpp"

#include <cstdio>
#include <cstdlib>
#include <string>

#include "cunf/base/error.hpp"
#include "cunf/io/net_reader.hpp"
#include "cunf/io/net_writer.hpp"
#include "cunf/net/transform.hpp"

namespace cunf::fuzz {

namespace {

void check_format(const net::Net& net, io::Format format) {
  const std::string text = io::to_text(net, format);
  try {
    const net::Net again = io::parse_net(text, "written", format).net;
    if (!net::same_net(net, again)) fail("another net", text.c_str());
    if (io::to_text(again, format) != text) fail("other bytes", text.c_str());
  } catch (const base::InputError& error) {
    fail(error.what(), text.c_str());
  }
}

}  // namespace

void fail(const char* what, const char* detail) {
  std::fprintf(stderr, "%s:\n%s\n", what, detail);
  std::abort();
}

void check_round_trip(const net::Net& net) {
  const net::Net plain = net::without_units(net);
  for (const io::FormatInfo& info : io::formats()) {
    if (info.format == io::Format::Sys) continue;
    check_format(info.format == io::Format::Pnml ? net : plain, info.format);
  }
}

void check_reader(const std::uint8_t* data, std::size_t size, io::Format format) {
  io::ReadOptions options;
  options.max_bytes = kMaxBytes;
  net::Net net;
  try {
    std::string text(reinterpret_cast<const char*>(data), size);
    net = io::parse_net(std::move(text), "input", format, options).net;
  } catch (const base::InputError&) {
    return;
  } catch (const base::FileError&) {
    return;
  }
  check_round_trip(net);
}

}  // namespace cunf::fuzz
