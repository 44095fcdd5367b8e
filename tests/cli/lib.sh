# SPDX-License-Identifier: Apache-2.0
# Sourced by every test: $cunf is the program, the working directory is empty and goes away.
set -euo pipefail
cunf=$1
nets=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

fail() {
  echo "FAILED: $*" >&2
  exit 1
}

# exits CODE COMMAND…: standard output and error go to the files `out` and `err`.
exits() {
  local expected=$1 code=0
  shift
  "$@" >out 2>err || code=$?
  [ "$code" = "$expected" ] || fail "exit code $code instead of $expected: $* $(cat err)"
}

# says FILE TEXT: the file has the text.
says() { grep -qF -- "$2" "$1" || fail "$1 does not say '$2': $(cat "$1")"; }

# is_empty FILE
is_empty() { [ ! -s "$1" ] || fail "$1 is not empty: $(cat "$1")"; }

# same FILE FILE
same() { cmp -s "$1" "$2" || fail "$1 and $2 differ"; }
