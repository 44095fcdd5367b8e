#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
source "$(dirname "$0")/lib.sh"

exits 2 "$cunf" convert "$nets/peterson_2.net" --to tina --to lola
says err "--to is given twice"
