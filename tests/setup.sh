#!/bin/sh
# Installs on Debian 12 what building needs, and more.
#
# usage: setup.sh [test] [PACKAGE...]
#   test      what the tests need, too: another compiler, re2c, cmocka
#   PACKAGE   more packages: chromium, for the tests that open a page
set -eu
packages="gcc libc6-dev cmake ninja-build pkg-config protobuf-c-compiler libprotobuf-c-dev libonnx-dev libcjson-dev"
if [ "${1:-}" = test ]; then
    shift
    packages="$packages g++ clang libclang-rt-14-dev re2c libcmocka-dev graphviz python3 python3-dev python3-venv git ca-certificates"
    [ "$(dpkg --print-architecture)" != amd64 ] || packages="$packages lib32gcc-12-dev" # programs of 32 bits
fi
missing=
for p in $packages "$@"; do
    dpkg-query -W -f='${Status}' "$p" 2> /dev/null | grep -q 'ok installed' || missing="$missing $p"
done
[ -z "$missing" ] && exit 0
sudo=
[ "$(id -u)" = 0 ] || sudo=sudo
$sudo apt-get update -qq
# shellcheck disable=SC2086
$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing
