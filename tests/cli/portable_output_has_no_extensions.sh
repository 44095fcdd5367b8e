#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
source "$(dirname "$0")/lib.sh"

exits 0 "$cunf" convert "$nets/peterson_2.net" --to pnml --portable
! grep -qE 'toolspecific|<type' out || fail "extensions in portable PNML"
for format in ll_net tina lola g; do
  printf 'pl {a b} (1)\npl q (1)\ntr {t 1} {a b} q?1 -> q2\ntr u q -> q\n' > a.net
  exits 0 "$cunf" convert a.net --to "$format" --portable
  ! grep -q 'cunf' out || fail "remarks in portable $format: $(cat out)"
done
exits 0 "$cunf" convert "$nets/peterson_2.net" --to ll_net --portable
! grep -q '^RA' out || fail "read arcs in a portable PEP file"
