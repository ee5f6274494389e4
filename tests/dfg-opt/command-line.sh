# shellcheck shell=bash disable=SC2154
# command-line.sh -- dfg-opt: the command line, and what it refuses.  Sourced by run-dfg-opt.sh, in a folder of its own.

says "help" 0 "--match P[,P...]" "$opt" --help
version=$(sed -n 's/^#define PAT_VERSION "\(.*\)".*/\1/p' "$here/../gen/pat.h")
says "version" 0 "dfg-opt $version" "$opt" --version
says "no input" 2 "no input" "$opt"
says "emit" 0 "const dfg_graph g = {" "$opt" --emit=c g.dfg
for name in int switch NULL dfg dfg_op dfg_graph main _Bool uint8_t; do
    "$opt" --emit=c -o "$name.c" g.dfg
    says "emit a word of C: $name" 0 "const dfg_graph ${name}_ = {" cat "$name.c"
done
says "emit and match" 2 "both print" "$opt" --emit=c --match dnnl g.dfg
says "emit a view" 0 "dnnl." "$opt" --emit=c --match dnnl -o g-data.c g.dfg
says "a view" 0 "const dfg_graph g_data_dnnl = {" cat g-data.c
printf 'op nn.relu(x) : elemwise;\npattern p(x) = nn.relu(x);\n' > own.pat
says "emit what is not compiled" 1 "'own' is not compiled" "$opt" --patterns own.pat --match p --emit=c -o own.c g.dfg
says "two inputs" 2 "second input" "$opt" g.dfg g.dfg
says "unknown option" 2 "unknown option '--infre'" "$opt" --infre g.dfg
says "infer" 0 "%2 = nn.relu(%1) : f32[1, 8, 8, 8]" "$opt" --infer -o - g.dfg
says "no infer" 0 "%2 = nn.relu(%1)" "$opt" -o - g.dfg
says "missing value" 2 "'--match' needs a value: P[,P...]" "$opt" g.dfg --match
says "value of a switch" 2 "takes no value" "$opt" --list=all
says "at without explain" 2 "--explain" "$opt" --at %0 g.dfg
says "explained nothing" 2 "is called 'nothing'" "$opt" --explain nothing g.dfg
says "explained nowhere" 1 "no node is called '%9'" "$opt" --explain dnnl --at %9 g.dfg
says "stats without match" 2 "--match" "$opt" --stats g.dfg
says "missing file" 1 "none.dfg" "$opt" none.dfg
echo 'fn @main(%x) { return %y }' > bad.dfg
says "bad graph" 1 "bad.dfg:1:23: error:" "$opt" bad.dfg
says "list" 0 "table   dnnl" "$opt" --list
says "unknown pattern" 2 "is called 'nothing'" "$opt" --match nothing g.dfg
says "mistyped pattern" 2 "did you mean 'onnx_fusion'" "$opt" --match onnx_fuson g.dfg
says "empty name" 2 "is called ''" "$opt" --match dnnl, g.dfg
says "not a library" 1 "g.dfg: can't be loaded" "$opt" --load g.dfg --list
says "time" 0 "bytes" "$opt" --time --match dnnl g.dfg
says "dot" 0 "digraph" "$opt" --dot - --match dnnl g.dfg
says "unwritable output" 1 "none/g.dfg" "$opt" -o none/g.dfg g.dfg
