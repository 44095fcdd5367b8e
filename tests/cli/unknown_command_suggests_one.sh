#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
source "$(dirname "$0")/lib.sh"

exits 2 "$cunf" convrt net.ll_net
says err 'unknown command `convrt`, did you mean `convert`?'
