/* Made by pat2c from bnns.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with bnns_names. */
#ifndef BNNS_H
#define BNNS_H 0x4b22b942348005b3 /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names bnns_names;

/* bnns.pat:23  pattern conv(x, w) { c = nn.conv2d(x, w & const); where conv2d_ok(c, x, w); return c; } */
struct bnns_conv_match { dfg_node root, x, w, c; };
DFG_MATCHERS_OF_MATCH(bnns_conv, NULL)

/* bnns.pat:29  pattern conv_bias(x, w, b) = add(conv(x, w), b & const & (_ : [1, _, 1, 1] | _ : [_, 1, 1])) | nn.bia ... */
struct bnns_conv_bias_match { dfg_node root, x, w, b; };
struct bnns_conv_bias_whole {
    struct bnns_conv_bias_match m; struct bnns_conv_match conv; struct bnns_conv_match conv_2;
    dfg_node add, c, constant_2, x, x_2, bias_add, c_2, constant_4;
};
DFG_MATCHERS_OF_WAYS(bnns_conv_bias, whole, 1, NULL)

/* bnns.pat:32  pattern dense(x, w) { d = nn.dense(x, w & const); where dense_ok(d, x, w); return d; } */
struct bnns_dense_match { dfg_node root, x, w, d; };
DFG_MATCHERS_OF_MATCH(bnns_dense, NULL)

/* bnns.pat:37  pattern dense_bias(x, w, b) = add(dense(x, w), b); */
struct bnns_dense_bias_match { dfg_node root, x, w, b; };
struct bnns_dense_bias_whole { struct bnns_dense_bias_match m; dfg_node d; };
DFG_MATCHERS_OF_WAYS(bnns_dense_bias, whole, 1, NULL)

struct bnns_dense_bias_gelu_cubed_match { dfg_node root, d; };
struct bnns_dense_bias_gelu_cubed_whole {
    struct bnns_dense_bias_gelu_cubed_match m; dfg_node multiply, power, constant, constant_2;
};
/* bnns.pat:39  pattern dense_bias_gelu(x, w, b) { d = dense_bias(x, w, b); cubed = multiply(power(d, 3), approx(0.04 ... */
struct bnns_dense_bias_gelu_match { dfg_node root, x, w, b, d, cubed; };
struct bnns_dense_bias_gelu_whole {
    struct bnns_dense_bias_gelu_match m;
    dfg_node multiply, power, d, constant, constant_2, multiply_2, multiply_3, add, tanh, multiply_4,
             constant_3, constant_4, constant_5, multiply_5, multiply_6, add_2, tanh_2, multiply_7,
             constant_6, constant_7, constant_8;
};
DFG_MATCHERS_OF_WAYS(bnns_dense_bias_gelu, whole, 4, &found)

/* bnns.pat:48  pattern batch_matmul(a, b) = nn.batch_matmul(a, b) where plain_f32(a), plain_f32(b); */
struct bnns_batch_matmul_match { dfg_node root, a, b; };
DFG_MATCHERS_OF_MATCH(bnns_batch_matmul, NULL)

/* bnns.pat:49  pattern pool2d(x) = (nn.max_pool2d | nn.avg_pool2d | nn.global_max_pool2d | nn.global_avg_pool2d)(x)  ... */
struct bnns_pool2d_match { dfg_node root, x; };
DFG_MATCHERS_OF_MATCH(bnns_pool2d, NULL)

/* bnns.pat:51  pattern instance_norm(x, g, b) { n = nn.instance_norm(x, g & const, b & const) { axis = axis }; where ... */
struct bnns_instance_norm_match { dfg_node root, x, g, b, n; dfg_val axis; };
DFG_MATCHERS_OF_MATCH(bnns_instance_norm, NULL)

/* bnns.pat:59  "bnns.conv2d_bias_relu" = nn.relu(conv_bias); */
struct bnns_conv2d_bias_relu_match { dfg_node root; };
struct bnns_conv2d_bias_relu_whole {
    struct bnns_conv2d_bias_relu_match m; struct bnns_conv_bias_whole conv_bias;
};
DFG_MATCHERS_OF_WAYS(bnns_conv2d_bias_relu, whole, 1, NULL)

/* bnns.pat:60  "bnns.conv2d_relu" = nn.relu(conv); */
struct bnns_conv2d_relu_match { dfg_node root; };
struct bnns_conv2d_relu_whole {
    struct bnns_conv2d_relu_match m; struct bnns_conv_match conv; dfg_node c;
};
DFG_MATCHERS(bnns_conv2d_relu, NULL)

/* bnns.pat:61  "bnns.conv2d_bias_sigmoid" = sigmoid(conv_bias); */
struct bnns_conv2d_bias_sigmoid_match { dfg_node root; };
struct bnns_conv2d_bias_sigmoid_whole {
    struct bnns_conv2d_bias_sigmoid_match m; struct bnns_conv_bias_whole conv_bias;
};
DFG_MATCHERS_OF_WAYS(bnns_conv2d_bias_sigmoid, whole, 1, NULL)

/* bnns.pat:62  "bnns.conv2d_sigmoid" = sigmoid(conv); */
struct bnns_conv2d_sigmoid_match { dfg_node root; };
struct bnns_conv2d_sigmoid_whole {
    struct bnns_conv2d_sigmoid_match m; struct bnns_conv_match conv; dfg_node c;
};
DFG_MATCHERS(bnns_conv2d_sigmoid, NULL)

enum bnns_entry {
    BNNS_CONV2D_BIAS_RELU, /* "bnns.conv2d_bias_relu": bnns.pat:59 */
    BNNS_CONV2D_RELU, /* "bnns.conv2d_relu": bnns.pat:60 */
    BNNS_CONV2D_BIAS_SIGMOID, /* "bnns.conv2d_bias_sigmoid": bnns.pat:61 */
    BNNS_CONV2D_SIGMOID, /* "bnns.conv2d_sigmoid": bnns.pat:62 */
    BNNS_CONV2D_BIAS, /* "bnns.conv2d_bias": bnns.pat:29 */
    BNNS_DENSE_BIAS_GELU, /* "bnns.dense_bias_gelu": bnns.pat:39 */
    BNNS_DENSE_BIAS, /* "bnns.dense_bias": bnns.pat:37 */
    BNNS_CONV2D, /* "bnns.conv2d": bnns.pat:23 */
    BNNS_DENSE, /* "bnns.dense": bnns.pat:32 */
    BNNS_BATCH_MATMUL, /* "bnns.batch_matmul": bnns.pat:48 */
    BNNS_POOL2D, /* "bnns.pool2d": bnns.pat:49 */
    BNNS_INSTANCE_NORM, /* "bnns.instance_norm": bnns.pat:51 */
    BNNS_N_ENTRIES
};
enum { BNNS_WORDS = 1 /* 64-bit words of a candidate set */ };

/* The entries of table bnns that may match at n, a bit each in order of priority:
 * the first entry lowest.  Never misses one.  Pure, no memory.
 */
uint64_t bnns_candidates(const dfg_graph *g, dfg_node n);

/* The entry of highest priority that does match at n (enum bnns_entry), or -1. */
int32_t bnns_first(const dfg_graph *g, dfg_node n);

/* All nodes of first .. last-1 that have candidates, in order, with their sets (1 word each).
 * nodes and sets have room for last - first of them.  How many there are.
 */
size_t bnns_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets);

DFG_END_C

#endif
