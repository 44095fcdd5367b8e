// SPDX-License-Identifier: Apache-2.0
#include "io/xml_document.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace cunf::io;
using cunf::base::InputError;

namespace {

std::string error(std::string text) {
  Source source("f", std::move(text));
  try {
    XmlDocument document(source);
    return {};
  } catch (const InputError& error) {
    return error.what();
  }
}

std::string nested(std::size_t depth) {
  std::string text;
  for (std::size_t i = 0; i < depth; ++i) text += "<a>";
  for (std::size_t i = 0; i < depth; ++i) text += "</a>";
  return text;
}

}  // namespace

TEST_CASE("elements, attributes, contents and where they are") {
  Source source("f", "<?xml version='1.0'?>\n<x:a b='1&lt;2'>\n  <x:c> d &amp; e </x:c><c/></x:a>");
  XmlDocument document(source);
  CHECK(local_name(document.root()) == "a");
  CHECK(attribute(document.root(), "b") == "1<2");
  CHECK(attribute(document.root(), "none") == "");
  CHECK(content(child(document.root(), "c")) == "d & e");
  CHECK_FALSE(child(document.root(), "none"));
  CHECK(content({}) == "");
  CHECK_THROWS_WITH_AS(document.fail(child(document.root(), "c"), "here"), "f:3:3: here",
                       InputError);
}

TEST_CASE("what is not well-formed is refused with its place") {
  CHECK(error("") == "f:1:1: this is not well-formed XML: No document element found");
  CHECK(error("text") == "f:1:4: this is not well-formed XML: No document element found");
  CHECK(error("<a>\n<b></a>").find("f:2:") == 0);
  CHECK(error("<a").find("f:1:") == 0);
}

TEST_CASE("declarations of entities are refused, plain ones are not") {
  CHECK(error("<!DOCTYPE a [<!ENTITY b \"c\">]><a/>")
            .find("a document type declaration with entities is refused; remove it") !=
        std::string::npos);
  CHECK(error("<!DOCTYPE a SYSTEM \"a.dtd\"><a/>") == "");
}

TEST_CASE("unknown entities are left alone") {
  Source source("f", "<a>&b;&#233;&#xe9;</a>");
  CHECK(content(XmlDocument(source).root()) == "&b;éé");
}

TEST_CASE("encodings") {
  auto text = [](const char* declaration) {
    Source source("f", std::string(declaration) + "<a>\xe9</a>");
    return std::string(content(XmlDocument(source).root()));
  };
  for (const char* name : {"<?xml encoding='ISO-8859-1'?>", "<?xml encoding = \"iso-8859-1\" ?>",
                           "<?xml version='1.0' encoding='Latin1'?>"})
    CHECK(text(name) == "é");
  for (const char* name :
       {"", "<?xml version='1.0'?>", "<?xml encoding='UTF-8'?>", "<?xml encoding='us-ascii'?>"})
    CHECK_THROWS_AS((void)text(name), InputError);
  CHECK(error("<?xml encoding='utf8'?><a>é</a>") == "");
  CHECK(error("<?xml encoding='EUC-JP'?><a/>") ==
        "f:1:1: the encoding `euc-jp` is not supported; convert the file to UTF-8");
}

TEST_CASE("nesting may be deep") { CHECK(error(nested(200'000)) == ""); }

TEST_CASE("texts for attributes and elements are escaped") {
  CHECK(xml_escaped("a<b>&\"c'") == "a&lt;b&gt;&amp;&quot;c'");
}
