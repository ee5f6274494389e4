#!/bin/bash
# A corpus on two hosts, by GNU parallel and ssh: a worker is killed half-way, a host goes down, and each model has one
# line in the end, the same as one process makes.
#
# usage: run-parallel.sh DFG-OPT FOLDER...   (of models)
# The hosts are network namespaces, each with an sshd of its own.  Exit status 77, "skipped": not root, or there is
# no sshd, ip or GNU parallel (apt-get install parallel openssh-server iproute2).
set -eu
opt=$(realpath "$1")
shift
here=$(cd "$(dirname "$0")" && pwd)
for program in parallel ip /usr/sbin/sshd ssh-keygen; do
    command -v "$program" > /dev/null || { echo "skipped: there is no $program"; exit 77; }
done
[ "$(id -u)" = 0 ] || { echo "skipped: only root makes network namespaces"; exit 77; }
ip netns add "pat2c-$$-probe" 2> /dev/null || { echo "skipped: no network namespace can be made here"; exit 77; }
ip netns delete "pat2c-$$-probe"
work=$(mktemp -d)
hosts=
stop() {
    for host in $hosts; do
        [ ! -f "$work/$host.pid" ] || kill "$(cat "$work/$host.pid")" 2> /dev/null || true
        ip netns delete "pat2c-$$-$host" 2> /dev/null || true
    done
    rm -rf "$work"
}
trap stop EXIT
mkdir -p "$work/corpus" /run/sshd

# two hosts, 10.71.N.2, of which each knows this one, 10.71.N.1
ssh-keygen -q -t ed25519 -N '' -f "$work/key"
ssh-keygen -q -t ed25519 -N '' -f "$work/host_key"
echo "UserKnownHostsFile /dev/null
StrictHostKeyChecking no
LogLevel ERROR
IdentityFile $work/key
ConnectTimeout 5" > "$work/ssh_config"
start() { # HOST N
    local name=pat2c-$$-$1
    hosts="$hosts $1"
    ip netns add "$name"
    ip link add "p$$-$2" type veth peer name eth0 netns "$name"
    ip address add "10.71.$2.1/24" dev "p$$-$2" && ip link set "p$$-$2" up
    ip -n "$name" address add "10.71.$2.2/24" dev eth0 && ip -n "$name" link set eth0 up && ip -n "$name" link set lo up
    echo "ListenAddress 10.71.$2.2
HostKey $work/host_key
PidFile $work/$1.pid
AuthorizedKeysFile $work/key.pub
PermitRootLogin yes
StrictModes no
UsePAM no
MaxStartups 100" > "$work/$1.conf"
    ip netns exec "$name" /usr/sbin/sshd -f "$work/$1.conf" -E "$work/$1.log"
    printf 'Host %s\nHostName 10.71.%s.2\nUser root\n' "$1" "$2" >> "$work/ssh_config"
}
start one 1
start two 2

# the corpus: all of the models, three times each under another name
i=0
for ((copy = 0; copy < 3; copy++)); do
    for model in $(find "$@" -maxdepth 1 \( -name '*.onnx' -o -name '*.dfg' \) -size -200k | LC_ALL=C sort); do
        ln -s "$(realpath "$model")" "$work/corpus/$((i++))-$(basename "$model")"
    done
done
cd "$work"
find corpus -type l | LC_ALL=C sort > paths
"$opt" --jsonl --infer --partition onnx_dnnl < paths > alone.jsonl || true
[ "$(wc -l < alone.jsonl)" = "$(wc -l < paths)" ] || { echo "FAILED: one process: $(wc -l < alone.jsonl) lines"; exit 1; }

# run NAME [OPTION...]: both hosts; compares with what one process makes
run() {
    local name=$1
    shift
    : > "$work/log"
    parallel --ssh "ssh -F $work/ssh_config" -N 40 --retries 4 -S 2/one,2/two --wd "$work" --joblog jobs "$@" \
        "printf '%s\n' {} | '$here/worker.sh' '$work/log' '$work/die' '$opt' --jsonl --infer --partition onnx_dnnl || [ \$? = 1 ]" \
        < paths > "$name.jsonl" 2> "$name.err" || true
    if ! cmp <(LC_ALL=C sort alone.jsonl) <(LC_ALL=C sort "$name.jsonl"); then
        echo "FAILED $name: $(wc -l < "$name.jsonl") lines of $(wc -l < paths)"
        head "$name.err"
        exit 1
    fi
    echo "$name: $(wc -l < "$name.jsonl") models on $(cut -d ' ' -f 1 log | sort -u | wc -l) hosts, given out $(awk '{ n += $2 } END { print n }' log) times"
}
run "both hosts"
[ "$(cut -d ' ' -f 1 log | sort -u | wc -l)" = 2 ] || { echo "FAILED: one host did all"; exit 1; }
mkdir die
run "a worker is killed"
[ ! -d die ] || { echo "FAILED: no worker was killed"; exit 1; }
kill "$(cat two.pid)"
rm -f two.pid
run "a host is down"
[ "$(cut -d ' ' -f 1 log | sort -u | wc -l)" = 1 ] || { echo "FAILED: the host was up"; exit 1; }

# what the lines add up to is what reports of the models, made one by one, do
sum() { grep -ho '"calls": [0-9]*, "covered": [0-9]*' "$@" | awk -F '[ ,]+' '{ c += $2; v += $4 } END { print v, "of", c, "calls" }'; }
while read -r model; do
    "$opt" --infer --partition onnx_dnnl --report=json "$model" >> reports.json 2> /dev/null || true
done < paths
[ "$(sum reports.json)" = "$(sum "a worker is killed.jsonl")" ] || { echo "FAILED: the counts do not add up"; exit 1; }
echo "in all: $(sum reports.json)"

# ... and sum.jq makes of the workers' lines what one process says of all models together
command -v jq > /dev/null || { echo "skipped: sum.jq, there is no jq"; exit 0; }
split -n l/7 "a worker is killed.jsonl" part.
cat part.* | jq -n -f "$here/../../patterns/guide/sum.jq" > summed.json
"$opt" --jsonl --infer --partition onnx_dnnl --report=text < paths > together.txt 2> errors.txt || true
{
    jq -r '"\(.models) models: \(.covered) of \(.calls) calls"' summed.json
    jq -r '.limits[] | "\(.place)): \(.calls) calls in \(.models)"' summed.json
    jq -r '"\(.failed) of \(.models + .failed) models failed"' summed.json
} > theirs
{
    sed -n '1s/ calls.*/ calls/p' together.txt
    sed -n 's/.*(\([^(]*[0-9]\)): .*, +\([0-9]*\) calls, in \([0-9]*\) models\{0,1\}$/\1): \2 calls in \3/p' together.txt
    sed -n 's/^dfg-opt: \([0-9]* of [0-9]* models failed\)$/\1/p' errors.txt
} > ours
diff ours theirs || { echo "FAILED: sum.jq and one process differ"; exit 1; }
echo "summed: $(head -n 1 theirs)"
