// SPDX-License-Identifier: Apache-2.0
#include "io/xml_document.hpp"

#include <algorithm>
#include <initializer_list>
#include <utility>

#include "cunf/base/format.hpp"
#include "io/cursor.hpp"
#include "io/utf8.hpp"

namespace cunf::io {

namespace {

using base::format;

// The encoding that the XML declaration names, in lower case; empty if it names none.
std::string declared_encoding(std::string_view text) {
  if (!text.starts_with("<?xml")) return {};
  std::string_view declaration = text.substr(0, text.find("?>"));
  constexpr std::string_view kAttribute = "encoding";
  std::size_t at = declaration.find(kAttribute);
  if (at == std::string_view::npos) return {};
  std::string_view value = declaration.substr(at + kAttribute.size());
  while (!value.empty() && (is_blank(value[0]) || value[0] == '=')) value.remove_prefix(1);
  if (value.empty()) return {};
  std::size_t end = value.find(value[0], 1);
  if (end == std::string_view::npos) return {};
  std::string name(value.substr(1, end - 1));
  std::ranges::transform(name, name.begin(),
                         [](char c) { return is_upper(c) ? static_cast<char>(c + 32) : c; });
  return name;
}

void convert_to_utf8(Source& source) {
  std::string encoding = declared_encoding(source.text());
  auto is_one_of = [&](std::initializer_list<std::string_view> names) {
    return std::ranges::find(names, encoding) != names.end();
  };
  if (is_one_of({"iso-8859-1", "iso8859-1", "iso_8859-1", "latin1", "latin-1"}))
    source = Source(source.name(), latin1_to_utf8(source.text()));
  else if (!is_one_of({"", "utf-8", "utf8", "us-ascii", "ascii"}))
    source.fail(0, format("the encoding `{}` is not supported; convert the file to UTF-8",
                          shortened(encoding)));
  source.check_utf8();
}

}  // namespace

XmlDocument::XmlDocument(Source& source) : source_(source) {
  convert_to_utf8(source);
  constexpr unsigned kOptions = pugi::parse_escapes | pugi::parse_cdata |
                                pugi::parse_wconv_attribute | pugi::parse_eol |
                                pugi::parse_embed_pcdata | pugi::parse_doctype;
  std::string& text = source.text_to_modify();
  pugi::xml_parse_result result =
      document_.load_buffer_inplace(text.data(), text.size(), kOptions, pugi::encoding_utf8);
  if (!result)
    source_.fail(static_cast<std::size_t>(result.offset),
                 format("this is not well-formed XML: {}", result.description()));
  for (pugi::xml_node node : document_.children())
    if (node.type() == pugi::node_doctype &&
        std::string_view(node.value()).find('[') != std::string_view::npos)
      source_.fail(where(node), "a document type declaration with entities is refused; remove it");
}

std::uint32_t XmlDocument::where(pugi::xml_node element) {
  // pugixml points at the name; the element begins one character before.
  return static_cast<std::uint32_t>(std::max<std::ptrdiff_t>(element.offset_debug() - 1, 0));
}

std::string_view local_name(pugi::xml_node element) {
  std::string_view name = element.name();
  return name.substr(name.find(':') + 1);  // npos + 1 is 0
}

pugi::xml_node child(pugi::xml_node element, std::string_view name) {
  for (pugi::xml_node node : element.children())
    if (local_name(node) == name) return node;
  return {};
}

std::string_view content(pugi::xml_node element) {
  std::string_view text = element.child_value();
  while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
  return text;
}

std::string_view attribute(pugi::xml_node element, const char* name) {
  return element.attribute(name).value();
}

std::string xml_escaped(std::string_view text) {
  std::string result;
  for (char c : text) {
    switch (c) {
      case '&':
        result += "&amp;";
        break;
      case '<':
        result += "&lt;";
        break;
      case '>':
        result += "&gt;";
        break;
      case '"':
        result += "&quot;";
        break;
      default:
        result += c;
    }
  }
  return result;
}

}  // namespace cunf::io
