#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
source "$(dirname "$0")/lib.sh"

for suffix in ll_net pnml net lola g; do
  exits 0 "$cunf" convert "$nets/dekker_2.ll_net" -o "a.$suffix"
  is_empty out
  exits 0 "$cunf" convert "a.$suffix" -o back.ll_net
  same back.ll_net "$nets/dekker_2.ll_net"
done
