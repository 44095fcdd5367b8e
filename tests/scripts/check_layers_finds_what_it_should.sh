#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Breaks each rule in a copy of the sources; scripts/check_layers must notice.
set -euo pipefail
root=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -r "$root/include" "$root/src" "$root/scripts" "$work"
"$work/scripts/check_layers" >/dev/null || { echo "the copy fails as it is"; exit 1; }

expect() {  # file, line to add, what must be said
  local file=$work/$1 out
  cp "$file" "$work/saved"
  echo "$2" >> "$file"
  if out=$("$work/scripts/check_layers"); then
    echo "not noticed in $1: $2"
    exit 1
  fi
  grep -qF -- "$3" <<< "$out" || { echo "expected '$3', got: $out"; exit 1; }
  cp "$work/saved" "$file"
}

expect src/base/error.cpp '#include "cunf/net/net.hpp"' "base must not include net"
expect src/net/net.cpp '#include "cunf/io/file.hpp"' "net must not include io"
expect src/cli/convert.cpp '#include "io/source.hpp"' "is private to io"
expect include/cunf/io/file.hpp '#include "io/source.hpp"' "an installed header"
expect src/net/net.cpp '#include <fmt/format.h>' "net must not name fmt/format.h"
expect src/net/net.cpp '#include <pugixml.hpp>' "net must not name pugixml.hpp"
expect src/io/file.cpp '#include <boost/program_options.hpp>' "io must not name boost/program_options"
expect src/io/file.cpp '#include <openssl/md5.h>' "unknown library"
expect src/io/file.cpp 'void f() { std::cout << 1; }' "only cli prints and exits"
expect src/net/net.cpp 'void f() { std::exit(1); }' "only cli prints and exits"
expect src/net/net.cpp 'void f() { fprintf(stderr, "x"); }' "only cli prints and exits"
expect src/net/net.cpp 'void f() { fmt::print("x"); }' "only cli prints and exits"
expect src/net/net.cpp 'void f() { std::abort(); }' "only cli prints and exits"
expect src/net/net.cpp '#include "net/../io/source.hpp"' "by a way around"
expect src/net/net.cpp 'static int counter = 0;' "a global variable?"
expect src/net/net.cpp '  static std::vector<int> cache;' "a global variable?"
