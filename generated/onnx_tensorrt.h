/* Made by pat2c from onnx_tensorrt.pat; do not edit.
 *
 * P_match: does pattern P match at n?  Its first match goes to *m, which is left alone otherwise.
 * P_each:  every match at n, in the order of the search, until accept says yes; did it?
 * Pure, re-entrant, no memory.  The graph is a view that dfg_bind() made with onnx_tensorrt_names.
 */
#ifndef ONNX_TENSORRT_H
#define ONNX_TENSORRT_H

#include "dfg_match.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const struct dfg_names onnx_tensorrt_names;

/* Params that are decided at run time: a graph's `options` points at one of these, or is NULL
 * for the declared values. */
struct onnx_tensorrt_options {
    bool use_fp16;
};
extern const struct onnx_tensorrt_options onnx_tensorrt_default_options;

/* onnx_tensorrt.pat:14
 * pattern conv2d(x, w, b) = (Conv | ConvTranspose)(x, w & const, b?) where input_ok(x), w.rank in 3..5;
 */
struct onnx_tensorrt_conv2d_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b; /* DFG_NONE where it takes no part */
};
bool onnx_tensorrt_conv2d_match(const dfg_graph *g, dfg_node n, struct onnx_tensorrt_conv2d_match *m);
bool onnx_tensorrt_conv2d_each(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const struct onnx_tensorrt_conv2d_match *m),
                               void *ctx);

/* onnx_tensorrt.pat:15
 * pattern product(a, b) = MatMul(a, b) where input_ok(a), input_ok(b), a.rank <= 4;
 */
struct onnx_tensorrt_product_match {
    dfg_node root;
    dfg_node a;
    dfg_node b;
};
bool onnx_tensorrt_product_match(const dfg_graph *g, dfg_node n, struct onnx_tensorrt_product_match *m);
bool onnx_tensorrt_product_each(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const struct onnx_tensorrt_product_match *m),
                                void *ctx);

/* onnx_tensorrt.pat:16
 * pattern dense(a, b, c) = Gemm(a, b, c?) where input_ok(a), input_ok(b);
 */
struct onnx_tensorrt_dense_match {
    dfg_node root;
    dfg_node a;
    dfg_node b;
    dfg_node c; /* DFG_NONE where it takes no part */
};
bool onnx_tensorrt_dense_match(const dfg_graph *g, dfg_node n, struct onnx_tensorrt_dense_match *m);
bool onnx_tensorrt_dense_each(const dfg_graph *g, dfg_node n,
                              bool (*accept)(void *ctx, const struct onnx_tensorrt_dense_match *m),
                              void *ctx);

/* onnx_tensorrt.pat:17
 * pattern binary(a, b) = (Add | Sub | Mul | Div | Pow | Min | Max)(a, b) where input_ok(a), input_ok(b);
 */
struct onnx_tensorrt_binary_match {
    dfg_node root;
    dfg_node a;
    dfg_node b;
};
bool onnx_tensorrt_binary_match(const dfg_graph *g, dfg_node n, struct onnx_tensorrt_binary_match *m);
bool onnx_tensorrt_binary_each(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const struct onnx_tensorrt_binary_match *m),
                               void *ctx);

/* onnx_tensorrt.pat:18
 * pattern pool(x) = (MaxPool | AveragePool | GlobalMaxPool | GlobalAveragePool)(x & (_ : [_, _, _, _] | _ : [_, _, _, _, _]))
 *         where input_ok(x);
 */
struct onnx_tensorrt_pool_match {
    dfg_node root;
    dfg_node x;
};
bool onnx_tensorrt_pool_match(const dfg_graph *g, dfg_node n, struct onnx_tensorrt_pool_match *m);
bool onnx_tensorrt_pool_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct onnx_tensorrt_pool_match *m),
                             void *ctx);

/* onnx_tensorrt.pat:20
 * pattern unary(x) = (Relu | Sigmoid | Tanh | Exp | Log | Sqrt | Abs | Neg | Floor | Ceil | Sin | Cos | Atan | Erf | LeakyRelu
 *         | Softmax | Elu | Softplus | HardSigmoid | Flatten | Transpose | Identity | LogSoftmax)(x) where input_ok(x);
 */
struct onnx_tensorrt_unary_match {
    dfg_node root;
    dfg_node x;
};
bool onnx_tensorrt_unary_match(const dfg_graph *g, dfg_node n, struct onnx_tensorrt_unary_match *m);
bool onnx_tensorrt_unary_each(const dfg_graph *g, dfg_node n,
                              bool (*accept)(void *ctx, const struct onnx_tensorrt_unary_match *m),
                              void *ctx);

/* onnx_tensorrt.pat:22
 * pattern reduction(x) = (ReduceMean | ReduceMax | ReduceMin | ReduceProd | ReduceSum)(x, ...) where input_ok(x);
 */
struct onnx_tensorrt_reduction_match {
    dfg_node root;
    dfg_node x;
};
bool onnx_tensorrt_reduction_match(const dfg_graph *g, dfg_node n, struct onnx_tensorrt_reduction_match *m);
bool onnx_tensorrt_reduction_each(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const struct onnx_tensorrt_reduction_match *m),
                                  void *ctx);

/* onnx_tensorrt.pat:23
 * pattern shaped(x) = (Reshape | Squeeze | Unsqueeze | Expand | Slice | Pad | Clip | Resize | Tile)(x, ...) where input_ok(x);
 */
struct onnx_tensorrt_shaped_match {
    dfg_node root;
    dfg_node x;
};
bool onnx_tensorrt_shaped_match(const dfg_graph *g, dfg_node n, struct onnx_tensorrt_shaped_match *m);
bool onnx_tensorrt_shaped_each(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const struct onnx_tensorrt_shaped_match *m),
                               void *ctx);

/* onnx_tensorrt.pat:24
 * pattern batch_norm(x) = BatchNormalization(x, const, const, const, const) where input_ok(x), x.rank <= 5;
 */
struct onnx_tensorrt_batch_norm_match {
    dfg_node root;
    dfg_node x;
};
bool onnx_tensorrt_batch_norm_match(const dfg_graph *g, dfg_node n, struct onnx_tensorrt_batch_norm_match *m);
bool onnx_tensorrt_batch_norm_each(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const struct onnx_tensorrt_batch_norm_match *m),
                                   void *ctx);

/* onnx_tensorrt.pat:25
 * pattern layer_normal(x, s, b) = LayerNormalization(x, s, b?) where input_ok(x);
 */
struct onnx_tensorrt_layer_normal_match {
    dfg_node root;
    dfg_node x;
    dfg_node s;
    dfg_node b; /* DFG_NONE where it takes no part */
};
bool onnx_tensorrt_layer_normal_match(const dfg_graph *g, dfg_node n, struct onnx_tensorrt_layer_normal_match *m);
bool onnx_tensorrt_layer_normal_each(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const struct onnx_tensorrt_layer_normal_match *m),
                                     void *ctx);

/* onnx_tensorrt.pat:26
 * pattern concatenated {
 *     c = Concat(...);
 *     where input_ok(c);
 *     return c;
 * }
 */
struct onnx_tensorrt_concatenated_match {
    dfg_node root;
    dfg_node c;
};
bool onnx_tensorrt_concatenated_match(const dfg_graph *g, dfg_node n, struct onnx_tensorrt_concatenated_match *m);
bool onnx_tensorrt_concatenated_each(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const struct onnx_tensorrt_concatenated_match *m),
                                     void *ctx);

/* onnx_tensorrt.pat:31
 * pattern split_up(x, by) = Split(x, by?) where input_ok(x);
 */
struct onnx_tensorrt_split_up_match {
    dfg_node root;
    dfg_node x;
    dfg_node by; /* DFG_NONE where it takes no part */
};
bool onnx_tensorrt_split_up_match(const dfg_graph *g, dfg_node n, struct onnx_tensorrt_split_up_match *m);
bool onnx_tensorrt_split_up_each(const dfg_graph *g, dfg_node n,
                                 bool (*accept)(void *ctx, const struct onnx_tensorrt_split_up_match *m),
                                 void *ctx);

enum onnx_tensorrt_entry {
    ONNX_TENSORRT_TENSORRT_CONV, /* "tensorrt.conv": onnx_tensorrt.pat:14 */
    ONNX_TENSORRT_TENSORRT_MATMUL, /* "tensorrt.matmul": onnx_tensorrt.pat:15 */
    ONNX_TENSORRT_TENSORRT_GEMM, /* "tensorrt.gemm": onnx_tensorrt.pat:16 */
    ONNX_TENSORRT_TENSORRT_BINARY, /* "tensorrt.binary": onnx_tensorrt.pat:17 */
    ONNX_TENSORRT_TENSORRT_POOL, /* "tensorrt.pool": onnx_tensorrt.pat:18 */
    ONNX_TENSORRT_TENSORRT_UNARY, /* "tensorrt.unary": onnx_tensorrt.pat:20 */
    ONNX_TENSORRT_TENSORRT_REDUCE, /* "tensorrt.reduce": onnx_tensorrt.pat:22 */
    ONNX_TENSORRT_TENSORRT_SHAPE, /* "tensorrt.shape": onnx_tensorrt.pat:23 */
    ONNX_TENSORRT_TENSORRT_BATCH_NORM, /* "tensorrt.batch_norm": onnx_tensorrt.pat:24 */
    ONNX_TENSORRT_TENSORRT_LAYER_NORM, /* "tensorrt.layer_norm": onnx_tensorrt.pat:25 */
    ONNX_TENSORRT_TENSORRT_CONCAT, /* "tensorrt.concat": onnx_tensorrt.pat:26 */
    ONNX_TENSORRT_TENSORRT_SPLIT, /* "tensorrt.split": onnx_tensorrt.pat:31 */
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

#ifdef __cplusplus
}
#endif

#endif
