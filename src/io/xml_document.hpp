// SPDX-License-Identifier: Apache-2.0
// A parsed XML document that knows where its elements stood.
#pragma once

#include <cstdint>
#include <pugixml.hpp>
#include <string>
#include <string_view>

#include "io/source.hpp"

namespace cunf::io {

class XmlDocument {
 public:
  // Parses in place, in time and memory linear in the text. Entities are never expanded. Throws
  // InputError if it is not well-formed, declares entities, or has an encoding that we do not know.
  explicit XmlDocument(Source& source);

  [[nodiscard]] pugi::xml_node root() const { return document_.document_element(); }
  [[nodiscard]] static std::uint32_t where(pugi::xml_node element);
  [[noreturn]] void fail(pugi::xml_node element, const std::string& message) const {
    source_.fail(where(element), message);
  }

 private:
  const Source& source_;
  pugi::xml_document document_;
};

// Without a namespace prefix.
[[nodiscard]] std::string_view local_name(pugi::xml_node element);
[[nodiscard]] pugi::xml_node child(pugi::xml_node element, std::string_view name);
// The text in the element, without blanks around it.
[[nodiscard]] std::string_view content(pugi::xml_node element);
[[nodiscard]] std::string_view attribute(pugi::xml_node element, const char* name);

// With `&`, `<`, `>` and `"` escaped.
[[nodiscard]] std::string xml_escaped(std::string_view text);

}  // namespace cunf::io
