#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
source "$(dirname "$0")/lib.sh"

exits 0 "$cunf" generate --list
cut -d' ' -f1 out > names
[ "$(wc -l < names)" -ge 12 ] || fail "too few families"
while read -r family; do
  exits 0 "$cunf" generate "$family" 3 -o "$family.pnml"
done < names
