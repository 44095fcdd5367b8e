#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
source "$(dirname "$0")/lib.sh"

exits 0 "$cunf" generate random 6 --seed 17 -o a.ll_net
exits 0 "$cunf" generate random 6 --seed 17
same a.ll_net out
exits 0 "$cunf" generate random 6 --seed 18
! cmp -s a.ll_net out || fail "another seed gives the same net"
