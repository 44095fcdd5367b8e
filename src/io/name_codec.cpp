// SPDX-License-Identifier: Apache-2.0
#include "io/name_codec.hpp"

#include <algorithm>
#include <charconv>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "cunf/base/format.hpp"
#include "io/utf8.hpp"

namespace cunf::io {

namespace {

using base::format;

constexpr std::string_view kEscape = "_x";

bool is_utf8(std::string_view text) { return find_invalid_utf8(text) == std::string_view::npos; }

bool accepts(const NameRules& rules, std::string_view name) {
  return is_utf8(name) && std::ranges::all_of(name, rules.accepts_char) && rules.accepts_name(name);
}

std::string escaped_byte(char c) {
  return format("{}{:02x}_", kEscape, static_cast<unsigned char>(c));
}

bool needs_escapes(const base::StringTable& texts, const NameRules& rules, bool may_repeat,
                   std::unordered_set<std::string_view>& seen) {
  for (std::size_t i = 0; i < texts.size(); ++i) {
    if (!accepts(rules, texts[i])) return true;
    if (!may_repeat && !seen.insert(texts[i]).second) return true;
  }
  return false;
}

// Hands out tokens, each once.
class UniqueTokens {
 public:
  std::string make(const std::string& token) {
    if (used_.insert(token).second) return token;
    for (std::size_t& n = last_number_[token];;) {
      std::string numbered = format("{}n{}_{}", kEscape, ++n, token);
      if (used_.insert(numbered).second) return numbered;
    }
  }
  void clear() { *this = UniqueTokens(); }

 private:
  std::unordered_set<std::string> used_;
  std::unordered_map<std::string, std::size_t> last_number_;
};

}  // namespace

std::string escaped(std::string_view name, const NameRules& rules) {
  std::string token;
  bool keeps_high_bytes = is_utf8(name);  // else no file could hold it
  for (std::size_t i = 0; i < name.size(); ++i) {
    bool looks_escaped = name.substr(i).starts_with(kEscape);
    bool is_lost = static_cast<unsigned char>(name[i]) >= 0x80 && !keeps_high_bytes;
    if (rules.accepts_char(name[i]) && !looks_escaped && !is_lost)
      token += name[i];
    else
      token += escaped_byte(name[i]);
  }
  if (rules.accepts_name(token)) return token;
  // The name as a whole is refused, as a reserved word or for how it begins or ends: so much of
  // it is escaped that only letters, digits and underscores are left, an underscore first.
  token.clear();
  for (std::size_t i = 0; i < name.size(); ++i) {
    bool is_plain = (name[i] >= 'a' && name[i] <= 'z') || (name[i] >= 'A' && name[i] <= 'Z');
    token += i == 0 || !is_plain ? escaped_byte(name[i]) : std::string(1, name[i]);
  }
  // Still refused only if something else has that name: a number that is never handed out.
  return rules.accepts_name(token) ? token : format("{}n0_{}", kEscape, token);
}

std::string unescaped(std::string_view token) {
  std::string name;
  while (!token.empty()) {
    std::size_t end = token.starts_with(kEscape) ? token.find('_', 1) : std::string_view::npos;
    if (end == std::string_view::npos) {
      name += token[0];
      token.remove_prefix(1);
      continue;
    }
    std::string_view body = token.substr(kEscape.size(), end - kEscape.size());
    unsigned value = 0;
    auto [rest, error] = std::from_chars(body.data(), body.data() + body.size(), value, 16);
    bool is_byte = body.size() == 2 && error == std::errc() && rest == body.data() + 2;
    bool is_number = body.starts_with('n');
    if (is_byte) name += static_cast<char>(value);
    if (!is_byte && !is_number) {
      name += token[0];
      token.remove_prefix(1);
      continue;
    }
    token.remove_prefix(end + 1);
  }
  return name;
}

NodeTokens tokens_for(const base::StringTable& places, const NameRules& place_rules,
                      const base::StringTable& transitions, const NameRules& transition_rules,
                      Namespaces namespaces) {
  NodeTokens tokens;
  bool may_repeat = namespaces == Namespaces::Repeating;
  std::unordered_set<std::string_view> seen;
  tokens.escaped = needs_escapes(places, place_rules, may_repeat, seen);
  if (namespaces == Namespaces::Separate) seen.clear();
  tokens.escaped |= needs_escapes(transitions, transition_rules, may_repeat, seen);

  UniqueTokens unique;
  auto token = [&](std::string_view text, const NameRules& rules) {
    if (!tokens.escaped) return std::string(text);
    return may_repeat ? escaped(text, rules) : unique.make(escaped(text, rules));
  };
  for (std::size_t p = 0; p < places.size(); ++p)
    tokens.places.push_back(token(places[p], place_rules));
  if (namespaces == Namespaces::Separate) unique.clear();
  for (std::size_t t = 0; t < transitions.size(); ++t)
    tokens.transitions.push_back(token(transitions[t], transition_rules));
  return tokens;
}

NodeTokens name_tokens(const net::Net& net, const NameRules& place_rules,
                       const NameRules& transition_rules, Namespaces namespaces) {
  base::StringTable places;
  base::StringTable transitions;
  for (net::PlaceId p : net.places()) places.push_back(net.name(p));
  for (net::TransitionId t : net.transitions()) transitions.push_back(net.name(t));
  return tokens_for(places, place_rules, transitions, transition_rules, namespaces);
}

NodeTokens key_tokens(const net::Net& net, const NameRules& rules, Namespaces namespaces) {
  base::StringTable places;
  base::StringTable transitions;
  for (net::PlaceId p : net.places()) places.push_back(net.key(p));
  for (net::TransitionId t : net.transitions()) transitions.push_back(net.key(t));
  return tokens_for(places, rules, transitions, rules, namespaces);
}

}  // namespace cunf::io
