#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
source "$(dirname "$0")/lib.sh"

exits 0 "$cunf" --version
grep -qE '^cunf [0-9]+\.[0-9]+\.[0-9]+$' out || fail "no version: $(cat out)"
is_empty err
