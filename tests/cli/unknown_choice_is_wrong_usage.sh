#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
source "$(dirname "$0")/lib.sh"

exits 2 "$cunf" convert "$nets/peterson_2.net" --to tina --encoding plane
says err "--encoding takes one of contextual|plain|replicated, not \`plane\`, did you mean \`plain\`?"
exits 2 "$cunf" convert "$nets/peterson_2.net" --to pmnl
says err 'unknown format `pmnl`, did you mean `pnml`?'
