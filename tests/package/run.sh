#!/bin/bash
# Installs the Debian packages on a bare Debian, and uses them there: first without a compiler and without Python, then
# with what libpat2c-dev asks for, then with a compiler.
#
# usage: run.sh BUILD-DIR [ROOT]
#   BUILD-DIR  where `cpack --preset debian` left the packages
#   ROOT       a minimal Debian 12, made by debootstrap where there is none (BUILD-DIR/bare); it is copied, and stays bare
# Exit status 77: not root, or debootstrap is not installed, or reaches no mirror.
set -eu
build=$(realpath "$1")
bare=${2:-$build/bare}
here=$(cd "$(dirname "$0")" && pwd)
top=$(cd "$here/../.." && pwd)
[ "$(id -u)" = 0 ] || { echo "skipped: only root can change its root"; exit 77; }
if [ ! -x "$bare/usr/bin/apt-get" ]; then
    command -v debootstrap > /dev/null || { echo "skipped: no debootstrap (apt-get install debootstrap)"; exit 77; }
    debootstrap --variant=minbase bookworm "$bare" > "$build/bare.log" 2>&1 ||
        { echo "skipped: debootstrap made no system"; tail -n 5 "$build/bare.log"; exit 77; }
fi
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
cp -a "$bare/." "$root"
cp /etc/resolv.conf "$root/etc/resolv.conf"
mkdir -p "$root/deb"
cp "$build"/*.deb "$root/deb"

# in_root SHELL-COMMAND: in a mount namespace of its own, so that nothing stays mounted
in_root() {
    # shellcheck disable=SC2016
    unshare --mount --pid --fork sh -c 'mount -t proc proc "$0/proc" && exec chroot "$0" sh -euc "$1"' "$root" "export LC_ALL=C.UTF-8; $1"
}
apt='DEBIAN_FRONTEND=noninteractive apt-get -qq -o Dpkg::Use-Pty=0 -y --no-install-recommends'
say() { echo "== $*"; }

say "the programs, on a system without a compiler and without Python"
in_root "apt-get -qq update; find / -xdev -type f | sort > /before; $apt install /deb/pat2c_*.deb" > "$build/apt.log" 2>&1
in_root '! command -v cc && ! command -v python3'
cp "$top/tests/example/npu.pat" "$top/tests/example/both.dfg" "$root/tmp"
in_root 'cd /tmp; pat2c npu.pat; ls npu.*; dfg-opt --patterns npu.pat --partition npu --report both.dfg | head -n 1
         dfg-opt --match onnx_fusion --stats both.dfg | grep -v " 0$"
         ! dfg-opt --compile --patterns npu.pat --match npu both.dfg
         sed s/Relu/Rellu/ npu.pat > wrong.pat; ! pat2c wrong.pat; pat2c --version; dfg-opt --version
         pat2c --lsp < /dev/null || test $? = 1
         test -f /usr/share/man/man1/pat2c.1; test -f /usr/share/doc/pat2c/patterns/guide/tutorial.md' 2>&1 | tee "$build/use.log"
grep -q 'did you mean Relu' "$build/use.log"

say "the tutorial, with what libpat2c-dev asks for, without a compiler"
in_root "$apt install /deb/*.deb; ! command -v cc" >> "$build/apt.log" 2>&1
mkdir "$root/shims" "$root/tmp/pages"
for program in pat2c dfg-opt pat2c-cases; do
    # what a page calls runs in the other system; the folder of the page is seen from both
    cat > "$root/shims/$program" <<E
#!/bin/sh
exec chroot "$root" sh -c 'cd "\$0" && exec $program "\$@"' "\${PWD#$root}" "\$@"
E
    chmod +x "$root/shims/$program"
done
pages() {
    # shellcheck disable=SC2016
    TMPDIR=$root/tmp/pages unshare --mount sh -c 'mount -t proc proc "$0/proc" && exec "$@"' "$root" \
        python3 "$top/tests/run-docs.py" --build "$build" --programs "$root/shims" "$@"
}
pages "$top/patterns/guide/tutorial.md"

say "with a compiler: the recipe for continuous integration, the self-test, programs"
in_root "$apt install gcc libc6-dev pkg-config graphviz" >> "$build/apt.log" 2>&1
pages "$top/patterns/guide/ci.md"
cp "$top/tests/example/coverage.c" "$root/tmp"
# shellcheck disable=SC2016
in_root 'cd /tmp; pat2c --selftest selftest.c npu.pat; pat2c -o onnx.c /usr/share/pat2c/ops/onnx.ops
         cc -o selftest selftest.c npu.c npu.unit.c onnx.c $(pkg-config --cflags --libs dfg-interp); ./selftest | tail -n 1
         cc -o coverage coverage.c npu.c onnx.c $(pkg-config --cflags --libs dfg); ldd coverage | grep -o "libdfg.so[^ ]*"; ./coverage both.dfg
         cc -static -o coverage coverage.c npu.c onnx.c $(pkg-config --static --cflags --libs dfg); ./coverage both.dfg
         dfg-opt --compile --patterns npu.pat --match npu both.dfg'

say "the commands of the recipes for GitHub and GitLab, on the bare system, with the packages where they look for them"
python3 "$top/tests/ci_recipes.py" "$root/tmp/repository" "$top/patterns/guide/ci.md"
in_root 'cd /tmp/repository; pat2c npu.pat'
for server in github gitlab; do
    other=$(mktemp -d)
    trap 'rm -rf "$root" "$other"' EXIT
    cp -a "$bare/." "$other"
    cp /etc/resolv.conf "$other/etc/resolv.conf"
    cp -r "$root/deb" "$other/deb"
    cp -r "$root/tmp/repository" "$other/work"
    python3 "$top/tests/ci_recipes.py" "$server" "$top/patterns/guide/ci.md" > "$other/recipe.sh"
    # the runners of GitHub have sudo and curl
    printf '#!/bin/sh\nexec "$@"\n' > "$other/usr/bin/sudo" && chmod +x "$other/usr/bin/sudo"
    unshare --mount --pid --fork sh -c 'mount -t proc proc "$0/proc" && exec chroot "$0" sh -euc "$1"' "$other" \
        "export LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive PAT2C_PACKAGES=file:///deb; cd /work
         [ $server = gitlab ] || { apt-get -qq update; apt-get -qq install -y curl; }
         sh /recipe.sh" > "$build/$server.log" 2>&1 || { tail -n 20 "$build/$server.log"; exit 1; }
    grep -c '"calls"' "$other/work/reports/all.jsonl"
    rm -rf "$other"
done

say "and nothing stays"
in_root "$apt purge pat2c libpat2c-dev 'libpat2c0*'" >> "$build/apt.log" 2>&1
! in_root 'find / -xdev -type f' | grep -E 'pat2c|libdfg|dfg[-_.a-z]*\.h' | grep -vE '^/(deb|tmp|shims|root)/|/var/(cache|lib)'
echo "the packages work"
