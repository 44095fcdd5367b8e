// SPDX-License-Identifier: Apache-2.0
#include "io/directives.hpp"

#include <algorithm>

#include "cunf/base/format.hpp"
#include "io/cursor.hpp"

namespace cunf::io {

namespace {

constexpr std::string_view kMark = "cunf ";
constexpr std::string_view kEscapedNames = "escaped-names";
constexpr std::string_view kSelfLoops = "self-loops-are-meant";
constexpr std::string_view kEmptyNet = "empty-net";

}  // namespace

Directive parse_directive(std::string_view comment) {
  if (!comment.starts_with(kMark)) return {};
  comment.remove_prefix(kMark.size());
  std::vector<std::string_view> words;
  while (!comment.empty()) {
    auto blank =
        static_cast<std::size_t>(std::ranges::find_if(comment, is_blank) - comment.begin());
    if (blank > 0) words.push_back(comment.substr(0, blank));
    comment.remove_prefix(std::min(blank + 1, comment.size()));
  }
  if (words.empty()) return {};
  return {words.front(), {words.begin() + 1, words.end()}};
}

void Annotations::note(const Directive& directive) {
  escaped_names |= directive.word == kEscapedNames;
  self_loops_are_meant |= directive.word == kSelfLoops;
  empty_net |= directive.word == kEmptyNet;
}

std::string Annotations::to_comments(std::string_view begin, std::string_view end) const {
  std::string text;
  auto say = [&](bool holds, std::string_view word) {
    if (holds) text += base::format("{}{}{}{}\n", begin, kMark, word, end);
  };
  say(escaped_names, kEscapedNames);
  say(self_loops_are_meant, kSelfLoops);
  say(empty_net, kEmptyNet);
  return text;
}

bool must_list_read_arcs(const net::Net& net) {
  auto only_reads = [&](net::TransitionId t) { return net.preset(t).empty(); };
  return has_self_loops(net) || std::ranges::any_of(net.transitions(), only_reads);
}

bool has_self_loops(const net::Net& net) {
  for (net::TransitionId t : net.transitions())
    for (net::PlaceId p : net.preset(t))
      if (std::ranges::binary_search(net.postset(t), p)) return true;
  return false;
}

}  // namespace cunf::io
