#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
source "$(dirname "$0")/lib.sh"

exits 0 "$cunf" convert "$nets/milner_8.ll_net" -o a.pnml.gz
gzip -t a.pnml.gz
exits 0 "$cunf" convert a.pnml.gz -o b.ll_net
same b.ll_net "$nets/milner_8.ll_net"
"$cunf" convert - --from pnml --to ll_net < a.pnml.gz > c.ll_net
same c.ll_net b.ll_net
