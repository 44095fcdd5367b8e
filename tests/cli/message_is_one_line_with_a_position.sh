#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
source "$(dirname "$0")/lib.sh"

printf 'PEP\nPTNet\nFORMAT_N\nPL\n1"p"M1\nTR\n1"t"\nTP\nPT\n1>2\n' > a.ll_net
exits 3 "$cunf" convert a.ll_net --to tina
[ "$(cat err)" = 'a.ll_net:10:1: there is no transition with number 2' ] || fail "$(cat err)"
