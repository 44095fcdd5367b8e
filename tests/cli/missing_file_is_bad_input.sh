#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
source "$(dirname "$0")/lib.sh"

exits 3 "$cunf" convert nowhere.ll_net --to tina
is_empty out
says err "nowhere.ll_net: can not be opened: No such file or directory"
exits 3 "$cunf" convert "$nets/peterson_2.net" -o nowhere/a.pnml
says err "nowhere/a.pnml: can not be created"
