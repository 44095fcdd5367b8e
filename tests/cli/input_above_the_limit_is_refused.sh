#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
source "$(dirname "$0")/lib.sh"

exits 3 "$cunf" convert "$nets/peterson_3.ll_net" --to tina --max-input 1K
says err "raise --max-input"
exits 0 "$cunf" convert "$nets/peterson_3.ll_net" --to tina --max-input 1M
exits 2 "$cunf" convert "$nets/peterson_3.ll_net" --to tina --max-input many
gzip -c "$nets/peterson_3.ll_net" > a.ll_net.gz
exits 3 "$cunf" convert a.ll_net.gz --to tina --max-input 1K
says err "raise --max-input"
