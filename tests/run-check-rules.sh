#!/bin/bash
# run-check-rules.sh DFG-OPT UNSOUND.so: --check-rules finds a graph for each rule that is
# known to be wrong, and none for the rules that ship in their place.
source=$(cd "$(dirname "$0")/.." && pwd)
opt=$1 unsound=$2 passed=0 failed=0

# says RULE TEXT OPTION...: the rule's line has this text
says() {
    local rule=$1 text=$2 got
    shift 2
    got=$("$opt" "$@" --check-rules="$rule" 2>&1 | grep -m 1 "^$rule:")
    if [[ "$got" == *"$text"* ]]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED $rule: wanted '$text', got '$got'"
    fi
}

# ONNX Script's five that miscompile, without their guards; with several seeds
for seed in 1 2 3; do
    for rule in relu_of_clip clip_of_clip min_of_max norm_into_conv slices_to_split own_reshape; do
        says $rule DIFFERS --load "$unsound" --seed=$seed
    done
done
# found RULE OPTION...: from four of five seeds that no one has chosen it is found that the rule is wrong
found() {
    local rule=$1 from=0
    shift
    for seed in 1 2 3 4 5; do
        "$opt" --load "$unsound" "$@" --seed=$seed --check-rules="$rule" 2>&1 | grep -q "^$rule:.*DIFFERS" && from=$((from + 1))
    done
    if [ $from -ge 4 ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED $rule: found from $from of 5 seeds"
    fi
}

# ... this project's own, as they were before they were mended
for rule in clip_of_clip_as_double max_of_max_as_double plus_zero requantize_alike move_dequantized \
    relu_quantized_anyhow attention_scaled attention_divided attention_plain attention_masked skip_norm \
    skip_norm_only einsum_as_matmul product_of_any_scales; do
    found $rule
done
found attention_below_zero --fast-math
# ... and some on quantised values
for rule in limit_into_sum quantised_and_back quantised_at_once swish_of_limits relu_of_reshape; do
    says $rule DIFFERS --load "$unsound"
done
# ... and as they ship
for rule in relu_clip clip_clip min_max fold_batch_norm slices_split tfl_fuse_activation tfl_requantize tfl_quantize_into \
    tfl_hard_swish tfl_activation_before_concat tfl_permute_weights; do
    if "$opt" --list | grep -qE "^  rule +$rule "; then
        says $rule "same on 100 graphs"
    else
        failed=$((failed + 1))
        echo "FAILED $rule: it does not ship"
    fi
done

# Each rule of fast_math changes a sign of zero, an infinity or NaN: else it belongs elsewhere.  (That of zeros of
# a Relu is left out, where two halves make a LeakyRelu.)
while read -r rule; do
    says $rule DIFFERS
done < <(sed -n 's/^rule \([a-z_0-9]*\)(.*/\1/p' "$source/patterns/rules/fast_math.pat" | grep -v '^make_leaky_relu_halves$')

# A counterexample is a graph on which the results differ: it can be tried by itself.
folder=$(mktemp -d)
"$opt" --load "$unsound" --check-rules=relu_of_clip > "$folder/found"
status=$?
awk '/^\/\/ /{n++} n == 1' "$folder/found" > "$folder/graph.dfg"
if [ $status = 1 ] && ! "$opt" --load "$unsound" --rewrite relu_of_clip --verify 5 "$folder/graph.dfg" 2> "$folder/verify" &&
    grep -q DIFFERS "$folder/verify"; then
    passed=$((passed + 1))
else
    failed=$((failed + 1))
    echo "FAILED the counterexample: status $status"
    cat "$folder/graph.dfg" "$folder/verify"
fi
rm -r "$folder"

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
