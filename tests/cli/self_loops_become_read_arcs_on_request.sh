#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
source "$(dirname "$0")/lib.sh"

printf 'PEP\nPTNet\nFORMAT_N\nPL\n1"p"M1\n2"q"M1\nTR\n1"t"\nTP\n1<2\nPT\n1>1\n2>1\n' > a.ll_net
exits 0 "$cunf" convert a.ll_net --to tina
says out "tr t p q -> q"
is_empty err
exits 0 "$cunf" convert a.ll_net --to tina --self-loops=read
says out "tr t p q?1 ->"
says err "1 self-loop read as read arc;"
exits 0 "$cunf" convert a.ll_net --to tina --self-loops=read --quiet
is_empty err
