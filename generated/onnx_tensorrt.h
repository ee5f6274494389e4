/* Made by pat2c from onnx_tensorrt.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with onnx_tensorrt_names. */
#ifndef ONNX_TENSORRT_H
#define ONNX_TENSORRT_H 0x7c6b40ba8255a0e9 /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names onnx_tensorrt_names;

/* Params that are decided at run time: a graph's `options` points at one of these, or is NULL
 * for the declared values. */
struct onnx_tensorrt_options {
    bool use_fp16;
};
extern const struct onnx_tensorrt_options onnx_tensorrt_default_options;

/* onnx_tensorrt.pat:19  pattern convolution(x, w, b) = Conv(x, w & const, b?) where input_ok(x), type_ok(w), not pre ... */
struct onnx_tensorrt_convolution_match { dfg_node root, x, w, b; /* maybe absent: b */ };
DFG_MATCHERS_OF_MATCH(onnx_tensorrt_convolution, NULL)

/* onnx_tensorrt.pat:21  pattern deconvolution(x, w, b) { c = ConvTranspose(x, w & const, b?); where input_ok(x), typ ... */
struct onnx_tensorrt_deconvolution_match { dfg_node root, x, w, b, c; /* maybe absent: b */ };
DFG_MATCHERS_OF_MATCH(onnx_tensorrt_deconvolution, NULL)

/* onnx_tensorrt.pat:27  pattern product(a, b) = MatMul(a, b) where input_ok(a), input_ok(b), a.rank <= 4; */
struct onnx_tensorrt_product_match { dfg_node root, a, b; };
DFG_MATCHERS_OF_MATCH(onnx_tensorrt_product, NULL)

/* onnx_tensorrt.pat:28  pattern dense(a, b, c) = Gemm(a, b, c?) where input_ok(a), input_ok(b); */
struct onnx_tensorrt_dense_match { dfg_node root, a, b, c; /* maybe absent: c */ };
DFG_MATCHERS_OF_MATCH(onnx_tensorrt_dense, NULL)

/* onnx_tensorrt.pat:29  pattern binary(a, b) = (Add | Sub | Mul | Div | Pow | Min | Max)(a, b) where input_ok(a), in ... */
struct onnx_tensorrt_binary_match { dfg_node root, a, b; };
DFG_MATCHERS_OF_WAYS(onnx_tensorrt_binary, match, 1, NULL)

/* onnx_tensorrt.pat:34  pattern rank_4_or_5 = _ : [_, _, _, _] | _ : [_, _, _, _, _]; */
struct onnx_tensorrt_rank_4_or_5_match { dfg_node root; };
struct onnx_tensorrt_rank_4_or_5_whole { struct onnx_tensorrt_rank_4_or_5_match m; dfg_node x, x_2; };
DFG_MATCHERS_OF_WAYS(onnx_tensorrt_rank_4_or_5, whole, 1, NULL)

/* onnx_tensorrt.pat:36  pattern pool(x) { p = (MaxPool | AveragePool | GlobalMaxPool | GlobalAveragePool)(x & rank_4 ... */
struct onnx_tensorrt_pool_match { dfg_node root, x, p; };
struct onnx_tensorrt_pool_whole {
    struct onnx_tensorrt_pool_match m; struct onnx_tensorrt_rank_4_or_5_whole rank_4_or_5; dfg_node p_call;
};
DFG_MATCHERS_OF_WAYS(onnx_tensorrt_pool, whole, 1, NULL)

/* onnx_tensorrt.pat:41  pattern unary(x) = (Relu | Sigmoid | Tanh | Exp | Log | Sqrt | Abs | Neg | Floor | Ceil | Si ... */
struct onnx_tensorrt_unary_match { dfg_node root, x; };
DFG_MATCHERS_OF_MATCH(onnx_tensorrt_unary, NULL)

/* onnx_tensorrt.pat:44  pattern reduction(x) = ((ReduceMean | ReduceMax | ReduceMin | ReduceProd)(x) | ReduceSum(x,  ... */
struct onnx_tensorrt_reduction_match { dfg_node root, x; };
struct onnx_tensorrt_reduction_whole {
    struct onnx_tensorrt_reduction_match m; dfg_node call, reduceSum, constant;
};
DFG_MATCHERS(onnx_tensorrt_reduction, NULL)

/* onnx_tensorrt.pat:45  pattern shaped(x) = (Squeeze(x, const?) | (Reshape | Unsqueeze | Expand | Tile)(x, const) |  ... */
struct onnx_tensorrt_shaped_match { dfg_node root, x; };
struct onnx_tensorrt_shaped_whole {
    struct onnx_tensorrt_shaped_match m;
    dfg_node squeeze, constant, call, constant_2, clip, constant_3, constant_4, slice, constant_5,
             constant_6, constant_7, constant_8, resize, constant_9, constant_10, constant_11;
};
DFG_MATCHERS(onnx_tensorrt_shaped, &found)

/* onnx_tensorrt.pat:48  pattern padded(x, p) = Pad(x & rank_4_or_5, p & const, (0)?) { mode == "constant" } where in ... */
struct onnx_tensorrt_padded_match { dfg_node root, x, p; };
struct onnx_tensorrt_padded_whole {
    struct onnx_tensorrt_padded_match m; struct onnx_tensorrt_rank_4_or_5_whole rank_4_or_5;
    dfg_node constant;
};
DFG_MATCHERS_OF_WAYS(onnx_tensorrt_padded, whole, 1, NULL)

/* onnx_tensorrt.pat:51  pattern batch_norm(x) = BatchNormalization(x, const, const, const, const) { training_mode == ... */
struct onnx_tensorrt_batch_norm_match { dfg_node root, x; };
struct onnx_tensorrt_batch_norm_whole {
    struct onnx_tensorrt_batch_norm_match m;
    dfg_node batchNormalization_call, constant, constant_2, constant_3, constant_4;
};
DFG_MATCHERS(onnx_tensorrt_batch_norm, NULL)

/* onnx_tensorrt.pat:53  pattern layer_normal(x, s, b) = LayerNormalization(x, s, b?) where input_ok(x); */
struct onnx_tensorrt_layer_normal_match { dfg_node root, x, s, b; /* maybe absent: b */ };
struct onnx_tensorrt_layer_normal_whole {
    struct onnx_tensorrt_layer_normal_match m; dfg_node layerNormalization_call;
};
DFG_MATCHERS(onnx_tensorrt_layer_normal, NULL)

/* onnx_tensorrt.pat:54  pattern concatenated(fields) = Concat(...fields) where all(fields, input_ok(fields) and not  ... */
struct onnx_tensorrt_concatenated_match { dfg_node root; struct dfg_nodes fields; };
DFG_MATCHERS_OF_MATCH(onnx_tensorrt_concatenated, NULL)

/* onnx_tensorrt.pat:55  pattern split_up(x, by) = Split(x, (by & const)?) where input_ok(x); */
struct onnx_tensorrt_split_up_match { dfg_node root, x, by; /* maybe absent: by */ };
DFG_MATCHERS_OF_MATCH(onnx_tensorrt_split_up, NULL)

enum onnx_tensorrt_entry {
    ONNX_TENSORRT_TENSORRT_CONV, /* "tensorrt.conv": onnx_tensorrt.pat:19 */
    ONNX_TENSORRT_TENSORRT_DECONV, /* "tensorrt.deconv": onnx_tensorrt.pat:21 */
    ONNX_TENSORRT_TENSORRT_MATMUL, /* "tensorrt.matmul": onnx_tensorrt.pat:27 */
    ONNX_TENSORRT_TENSORRT_GEMM, /* "tensorrt.gemm": onnx_tensorrt.pat:28 */
    ONNX_TENSORRT_TENSORRT_BINARY, /* "tensorrt.binary": onnx_tensorrt.pat:29 */
    ONNX_TENSORRT_TENSORRT_POOL, /* "tensorrt.pool": onnx_tensorrt.pat:36 */
    ONNX_TENSORRT_TENSORRT_UNARY, /* "tensorrt.unary": onnx_tensorrt.pat:41 */
    ONNX_TENSORRT_TENSORRT_REDUCE, /* "tensorrt.reduce": onnx_tensorrt.pat:44 */
    ONNX_TENSORRT_TENSORRT_SHAPE, /* "tensorrt.shape": onnx_tensorrt.pat:45 */
    ONNX_TENSORRT_TENSORRT_PAD, /* "tensorrt.pad": onnx_tensorrt.pat:48 */
    ONNX_TENSORRT_TENSORRT_BATCH_NORM, /* "tensorrt.batch_norm": onnx_tensorrt.pat:51 */
    ONNX_TENSORRT_TENSORRT_LAYER_NORM, /* "tensorrt.layer_norm": onnx_tensorrt.pat:53 */
    ONNX_TENSORRT_TENSORRT_CONCAT, /* "tensorrt.concat": onnx_tensorrt.pat:54 */
    ONNX_TENSORRT_TENSORRT_SPLIT, /* "tensorrt.split": onnx_tensorrt.pat:55 */
    ONNX_TENSORRT_N_ENTRIES
};
enum { ONNX_TENSORRT_WORDS = 1 /* 64-bit words of a candidate set */ };

/* The entries of table onnx_tensorrt that may match at n, a bit each in order of priority:
 * the first entry lowest.  Never misses one.  Pure, no memory.
 */
uint64_t onnx_tensorrt_candidates(const dfg_graph *g, dfg_node n);

/* The entry of highest priority that does match at n (enum onnx_tensorrt_entry), or -1. */
int32_t onnx_tensorrt_first(const dfg_graph *g, dfg_node n);

/* All nodes of first .. last-1 that have candidates, in order, with their sets (1 word each).
 * nodes and sets have room for last - first of them.  How many there are.
 */
size_t onnx_tensorrt_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets);

DFG_END_C

#endif
