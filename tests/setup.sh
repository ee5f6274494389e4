#!/bin/sh
# Installs what building and testing need on Debian 12, and the packages given:
# chromium, for the tests that open a page.
set -eu
packages="gcc clang libclang-rt-14-dev libc6-dev cmake ninja-build pkg-config re2c protobuf-c-compiler
    libprotobuf-c-dev libonnx-dev libcmocka-dev graphviz python3 git ca-certificates $*"
missing=
for p in $packages; do
    dpkg-query -W -f='${Status}' "$p" 2> /dev/null | grep -q 'ok installed' || missing="$missing $p"
done
[ -z "$missing" ] && exit 0
sudo=
[ "$(id -u)" = 0 ] || sudo=sudo
$sudo apt-get update -qq
# shellcheck disable=SC2086
$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing
