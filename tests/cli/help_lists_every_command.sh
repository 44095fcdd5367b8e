#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
source "$(dirname "$0")/lib.sh"

exits 0 "$cunf" --help
is_empty err
for command in convert generate completion; do
  says out "  $command "
  exits 0 "$cunf" help "$command"
  cp out help
  exits 0 "$cunf" "$command" --help
  same out help
  exits 0 "$cunf" --help
done
exits 0 "$cunf" help help
exits 2 "$cunf" help convert more
exits 2 "$cunf" --version more
