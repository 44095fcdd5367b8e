#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# library_has_no_global_state.sh LIBRARY: no object in it has data that can change.
set -euo pipefail
objdump -tC "$1" | awk '
  / O / && /[ \t]\.t?(data|bss)/ && !/\.data\.rel\.ro|DW\.ref/ { print "data that can change: " $0; found = 1 }
  / \.text/ { text = 1 }
  END { if (!text) print "this is no library"; exit found || !text }'
