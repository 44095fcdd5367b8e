#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
source "$(dirname "$0")/lib.sh"

"$cunf" generate philosophers 60000 -o a.pnml
size=$(stat -c %s a.pnml)
[ "$size" -gt 40000000 ] || fail "only $size bytes"
exits 0 "$cunf" convert a.pnml -o b.net --json
seconds=$(sed 's/.*"seconds": \([0-9]*\).*/\1/' out)
peak=$(sed 's/.*"peak_bytes": \([0-9]*\).*/\1/' out)
[ "$seconds" -lt 20 ] || fail "$seconds seconds"
[ "$((peak / size))" -lt 10 ] || fail "$peak bytes for a file of $size bytes"
