#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
source "$(dirname "$0")/lib.sh"

exits 0 "$cunf" completion bash
bash -n out
complete() {  # words…: what bash would offer for the last one
  bash -c 'source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _cunf
           printf "%s\n" "${COMPREPLY[@]}"' _ "$work/script" "$@"
}
cp out script
complete cunf gen > offered
[ "$(cat offered)" = generate ] || fail "$(cat offered)"
complete cunf convert --enc > offered
[ "$(cat offered)" = --encoding ] || fail "$(cat offered)"
complete cunf convert --encoding repl > offered
[ "$(cat offered)" = replicated ] || fail "$(cat offered)"
complete cunf generate phil > offered
[ "$(cat offered)" = philosophers ] || fail "$(cat offered)"
complete cunf convert --to = pn > offered
[ "$(cat offered)" = pnml ] || fail "$(cat offered)"
exits 2 "$cunf" completion fish
