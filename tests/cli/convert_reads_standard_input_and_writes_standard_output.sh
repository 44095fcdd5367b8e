#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
source "$(dirname "$0")/lib.sh"

"$cunf" convert - --from ll_net --to tina < "$nets/peterson_3.ll_net" > a.net
"$cunf" convert a.net --to ll_net > b.ll_net
same b.ll_net "$nets/peterson_3.ll_net"
exits 2 "$cunf" convert - --to tina
says err "--from"
