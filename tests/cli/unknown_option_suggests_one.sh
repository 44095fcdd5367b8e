#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
source "$(dirname "$0")/lib.sh"

exits 2 "$cunf" convert "$nets/peterson_2.net" --encodin plain
says err 'did you mean `--encoding`?'
exits 2 "$cunf" convert "$nets/peterson_2.net" -x
says err 'unknown option `-x`'
