#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
source "$(dirname "$0")/lib.sh"

exits 0 "$cunf" convert "$nets/peterson_2.net" --to pnml --portable
! grep -qE 'toolspecific|<type' out || fail "extensions in portable PNML"
exits 0 "$cunf" convert "$nets/peterson_2.net" --to ll_net --portable
! grep -q '^RA' out || fail "read arcs in a portable PEP file"
