#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
source "$(dirname "$0")/lib.sh"

echo old > a.pnml
echo "this is no net" > bad.ll_net
exits 3 "$cunf" convert bad.ll_net -o a.pnml
[ "$(cat a.pnml)" = old ] || fail "the output was touched"
[ "$(ls | wc -l)" = 4 ] || fail "something was left behind: $(ls)"
