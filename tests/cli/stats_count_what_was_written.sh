#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
source "$(dirname "$0")/lib.sh"

exits 0 "$cunf" convert "$nets/peterson_2.net" -o a.pnml --json
is_empty err
says out '"schema": 1, "places": 14, "transitions": 12, "arcs": 36, "read_arcs": 6'
exits 0 "$cunf" convert "$nets/peterson_2.net" -o a.pnml --stats
is_empty out
says err "read arcs                   6"
exits 2 "$cunf" convert "$nets/peterson_2.net" --to pnml --json
says err "--output"
