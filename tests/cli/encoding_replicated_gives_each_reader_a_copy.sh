#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
source "$(dirname "$0")/lib.sh"

printf 'pl p (1)\npl a (1)\npl b (1)\ntr t a p?1 ->\ntr u b p?1 ->\ntr v p ->\n' > a.net
exits 0 "$cunf" convert a.net --encoding replicated --to tina
says out "tr t p a -> p"
says out "tr u p'2 b -> p'2"
says out "tr v p p'2 ->"
