// SPDX-License-Identifier: Apache-2.0
// What we say to ourselves in comments of formats that lack the words: `cunf WORD arguments…`.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cunf/net/net.hpp"

namespace cunf::io {

struct Directive {
  std::string_view word;                    // empty: an ordinary comment
  std::vector<std::string_view> arguments;  // separated by blanks
};

// `comment` is the text of a comment without the characters that make it one.
[[nodiscard]] Directive parse_directive(std::string_view comment);

// The directives that concern a file as a whole.
struct Annotations {
  bool escaped_names = false;         // names are to be unescaped
  bool self_loops_are_meant = false;  // they are no read arcs in disguise
  bool empty_net = false;             // that there are no nodes is no accident

  // Takes the directive if it is one of these.
  void note(const Directive& directive);

  // Comments that say so, a line each, between what begins and what ends a comment.
  [[nodiscard]] std::string to_comments(std::string_view begin, std::string_view end) const;
};

[[nodiscard]] bool has_self_loops(const net::Net& net);

// In a format without read arcs we write them as self-loops, and a reader takes those for read arcs
// again. That fails, so that the read arcs must be listed, if the net has self-loops of its own or
// transitions that only read.
[[nodiscard]] bool must_list_read_arcs(const net::Net& net);

}  // namespace cunf::io
