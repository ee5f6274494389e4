#!/bin/bash
# nightly-rules.sh DFG-OPT PYTHON [SEED]: all rules that ship, from a seed that is new each run, by the evaluator and by
# ONNX Runtime.
opt=$1 python=$2 seed=${3:-$(date +%s)} status=0
here=$(dirname "$0")
echo "seed $seed"
for set in standard algebra recent fuse_ort ort_skip_norm approximate; do
    "$here/run-shipped-rules.sh" "$opt" $set "$seed" || status=1
done
for set in fast_math attention tflite_simplify relay_simplify inference_simplifier relax_attention dnnl_legalize clml_legalize \
    ethos_u_legalize; do
    "$here/run-shipped-rules.sh" "$opt" $set "$seed" --fast-math || status=1
done
"$python" "$here/models/rules_onnx.py" --dfg-opt "$opt" --known "$here/models/rules_onnx.known" --seed "$seed"
judged=$?
[ $judged = 77 ] && echo "SKIPPED: ONNX Runtime did not judge"
[ $judged = 0 ] || [ $judged = 77 ] || status=1
"$python" "$here/models/rule_kernels.py" --dfg-opt "$opt" --seed "$seed"
[ $? = 0 ] || [ $judged = 77 ] || status=1
"$python" "$here/rules_end.py" "$opt" "$seed" || status=1
exit $status
