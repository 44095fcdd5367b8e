#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
source "$(dirname "$0")/lib.sh"

printf 'pl p (1)\npl q (1)\ntr t p q?1 -> \n' > a.net
exits 0 "$cunf" convert a.net --encoding plain --to tina
says out "tr t p q -> q"
exits 0 "$cunf" convert a.net --encoding contextual --to tina
says out "tr t p q?1 ->"
