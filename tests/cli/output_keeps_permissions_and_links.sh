#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
source "$(dirname "$0")/lib.sh"

echo old > a.net
chmod 640 a.net
ln -s a.net link.net
exits 0 "$cunf" convert "$nets/peterson_2.net" -o link.net
[ -L link.net ] || fail "the link was replaced"
[ "$(stat -c %a a.net)" = 640 ] || fail "the permissions changed"
same a.net "$nets/peterson_2.net"
