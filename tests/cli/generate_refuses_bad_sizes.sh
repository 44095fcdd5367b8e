#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
source "$(dirname "$0")/lib.sh"

exits 2 "$cunf" generate philosophers 1
says err "philosophers takes a size from 2"
exits 2 "$cunf" generate philosophers 3x
exits 2 "$cunf" generate philosophers
exits 2 "$cunf" generate filosophers 3
says err 'did you mean `philosophers`?'
exits 2 "$cunf" generate philosophers 3 --seed x
