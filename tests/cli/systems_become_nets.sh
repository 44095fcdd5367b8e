#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
source "$(dirname "$0")/lib.sh"

exits 0 "$cunf" convert "$nets/two_locks.sys" --to tina
says out "tr {P.takes.L} {P.idle} {L.free} -> {P.one} {L.held}"
exits 0 "$cunf" convert "$nets/two_locks.sys" -o a.sys
exits 0 "$cunf" convert a.sys -o b.sys
same a.sys b.sys
exits 2 "$cunf" convert "$nets/peterson_2.net" --to sys
says err "can not be written as .sys"
exits 2 "$cunf" convert a.sys -o b.sys --encoding plain
says err "--encoding"
