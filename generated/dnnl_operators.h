/* Made by pat2c from dnnl_operators.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with dnnl_operators_names. */
#ifndef DNNL_OPERATORS_H
#define DNNL_OPERATORS_H 0xfbae0539db333812 /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names dnnl_operators_names;

/* dnnl_operators.pat:11  pattern narrow(x) = x where x.dtype != i64; */
struct dnnl_operators_narrow_match { dfg_node root, x; };
DFG_MATCHERS_OF_MATCH(dnnl_operators_narrow, NULL)

/* dnnl_operators.pat:15  "dnnl.nn.batch_norm" = nn.batch_norm(narrow, narrow, narrow, narrow, narrow).0; */
struct dnnl_operators_dnnl_nn_batch_norm_match { dfg_node root; };
struct dnnl_operators_dnnl_nn_batch_norm_whole {
    struct dnnl_operators_dnnl_nn_batch_norm_match m; dfg_node batch_norm, x, x_2, x_3, x_4, x_5;
};
DFG_MATCHERS(dnnl_operators_dnnl_nn_batch_norm, NULL)

/* dnnl_operators.pat:16  "dnnl.nn.conv1d" = nn.conv1d(narrow, narrow); */
struct dnnl_operators_dnnl_nn_conv1d_match { dfg_node root; };
struct dnnl_operators_dnnl_nn_conv1d_whole { struct dnnl_operators_dnnl_nn_conv1d_match m; dfg_node x, x_2; };
DFG_MATCHERS(dnnl_operators_dnnl_nn_conv1d, NULL)

/* dnnl_operators.pat:17  "dnnl.nn.conv2d" = nn.conv2d(narrow, narrow); */
struct dnnl_operators_dnnl_nn_conv2d_match { dfg_node root; };
struct dnnl_operators_dnnl_nn_conv2d_whole { struct dnnl_operators_dnnl_nn_conv2d_match m; dfg_node x, x_2; };
DFG_MATCHERS(dnnl_operators_dnnl_nn_conv2d, NULL)

/* dnnl_operators.pat:18  "dnnl.nn.conv3d" = nn.conv3d(narrow, narrow); */
struct dnnl_operators_dnnl_nn_conv3d_match { dfg_node root; };
struct dnnl_operators_dnnl_nn_conv3d_whole { struct dnnl_operators_dnnl_nn_conv3d_match m; dfg_node x, x_2; };
DFG_MATCHERS(dnnl_operators_dnnl_nn_conv3d, NULL)

/* dnnl_operators.pat:19  "dnnl.nn.conv2d_transpose" = nn.conv2d_transpose(narrow, narrow); */
struct dnnl_operators_dnnl_nn_conv2d_transpose_match { dfg_node root; };
struct dnnl_operators_dnnl_nn_conv2d_transpose_whole {
    struct dnnl_operators_dnnl_nn_conv2d_transpose_match m; dfg_node x, x_2;
};
DFG_MATCHERS(dnnl_operators_dnnl_nn_conv2d_transpose, NULL)

/* dnnl_operators.pat:20  "dnnl.nn.conv3d_transpose" = nn.conv3d_transpose(narrow, narrow); */
struct dnnl_operators_dnnl_nn_conv3d_transpose_match { dfg_node root; };
struct dnnl_operators_dnnl_nn_conv3d_transpose_whole {
    struct dnnl_operators_dnnl_nn_conv3d_transpose_match m; dfg_node x, x_2;
};
DFG_MATCHERS(dnnl_operators_dnnl_nn_conv3d_transpose, NULL)

/* dnnl_operators.pat:21  "dnnl.nn.dense" = nn.dense(narrow, narrow); */
struct dnnl_operators_dnnl_nn_dense_match { dfg_node root; };
struct dnnl_operators_dnnl_nn_dense_whole { struct dnnl_operators_dnnl_nn_dense_match m; dfg_node x, x_2; };
DFG_MATCHERS(dnnl_operators_dnnl_nn_dense, NULL)

/* dnnl_operators.pat:22  "dnnl.nn.max_pool2d" = nn.max_pool2d(narrow) { ceil_mode == false }; */
struct dnnl_operators_dnnl_nn_max_pool2d_match { dfg_node root; };
struct dnnl_operators_dnnl_nn_max_pool2d_whole {
    struct dnnl_operators_dnnl_nn_max_pool2d_match m; dfg_node x;
};
DFG_MATCHERS(dnnl_operators_dnnl_nn_max_pool2d, NULL)

/* dnnl_operators.pat:23  "dnnl.nn.avg_pool2d" = nn.avg_pool2d(narrow) { ceil_mode == false }; */
struct dnnl_operators_dnnl_nn_avg_pool2d_match { dfg_node root; };
struct dnnl_operators_dnnl_nn_avg_pool2d_whole {
    struct dnnl_operators_dnnl_nn_avg_pool2d_match m; dfg_node x;
};
DFG_MATCHERS(dnnl_operators_dnnl_nn_avg_pool2d, NULL)

/* dnnl_operators.pat:24  "dnnl.nn.max_pool3d" = nn.max_pool3d(narrow) { ceil_mode == false }; */
struct dnnl_operators_dnnl_nn_max_pool3d_match { dfg_node root; };
struct dnnl_operators_dnnl_nn_max_pool3d_whole {
    struct dnnl_operators_dnnl_nn_max_pool3d_match m; dfg_node x;
};
DFG_MATCHERS(dnnl_operators_dnnl_nn_max_pool3d, NULL)

/* dnnl_operators.pat:25  "dnnl.nn.avg_pool3d" = nn.avg_pool3d(narrow) { ceil_mode == false }; */
struct dnnl_operators_dnnl_nn_avg_pool3d_match { dfg_node root; };
struct dnnl_operators_dnnl_nn_avg_pool3d_whole {
    struct dnnl_operators_dnnl_nn_avg_pool3d_match m; dfg_node x;
};
DFG_MATCHERS(dnnl_operators_dnnl_nn_avg_pool3d, NULL)

/* dnnl_operators.pat:26  "dnnl.nn.global_avg_pool2d" = nn.global_avg_pool2d(narrow); */
struct dnnl_operators_dnnl_nn_global_avg_pool2d_match { dfg_node root; };
struct dnnl_operators_dnnl_nn_global_avg_pool2d_whole {
    struct dnnl_operators_dnnl_nn_global_avg_pool2d_match m; dfg_node x;
};
DFG_MATCHERS(dnnl_operators_dnnl_nn_global_avg_pool2d, NULL)

/* dnnl_operators.pat:27  "dnnl.abs" = abs(narrow); */
struct dnnl_operators_dnnl_abs_match { dfg_node root; };
struct dnnl_operators_dnnl_abs_whole { struct dnnl_operators_dnnl_abs_match m; dfg_node x; };
DFG_MATCHERS(dnnl_operators_dnnl_abs, NULL)

/* dnnl_operators.pat:28  "dnnl.clip" = clip(narrow); */
struct dnnl_operators_dnnl_clip_match { dfg_node root; };
struct dnnl_operators_dnnl_clip_whole { struct dnnl_operators_dnnl_clip_match m; dfg_node x; };
DFG_MATCHERS(dnnl_operators_dnnl_clip, NULL)

/* dnnl_operators.pat:29  "dnnl.exp" = exp(narrow); */
struct dnnl_operators_dnnl_exp_match { dfg_node root; };
struct dnnl_operators_dnnl_exp_whole { struct dnnl_operators_dnnl_exp_match m; dfg_node x; };
DFG_MATCHERS(dnnl_operators_dnnl_exp, NULL)

/* dnnl_operators.pat:30  "dnnl.log" = log(narrow); */
struct dnnl_operators_dnnl_log_match { dfg_node root; };
struct dnnl_operators_dnnl_log_whole { struct dnnl_operators_dnnl_log_match m; dfg_node x; };
DFG_MATCHERS(dnnl_operators_dnnl_log, NULL)

/* dnnl_operators.pat:31  "dnnl.sqrt" = sqrt(narrow); */
struct dnnl_operators_dnnl_sqrt_match { dfg_node root; };
struct dnnl_operators_dnnl_sqrt_whole { struct dnnl_operators_dnnl_sqrt_match m; dfg_node x; };
DFG_MATCHERS(dnnl_operators_dnnl_sqrt, NULL)

/* dnnl_operators.pat:32  "dnnl.round" = round(narrow); */
struct dnnl_operators_dnnl_round_match { dfg_node root; };
struct dnnl_operators_dnnl_round_whole { struct dnnl_operators_dnnl_round_match m; dfg_node x; };
DFG_MATCHERS(dnnl_operators_dnnl_round, NULL)

/* dnnl_operators.pat:33  "dnnl.nn.relu" = nn.relu(narrow); */
struct dnnl_operators_dnnl_nn_relu_match { dfg_node root; };
struct dnnl_operators_dnnl_nn_relu_whole { struct dnnl_operators_dnnl_nn_relu_match m; dfg_node x; };
DFG_MATCHERS(dnnl_operators_dnnl_nn_relu, NULL)

/* dnnl_operators.pat:34  "dnnl.nn.leaky_relu" = nn.leaky_relu(narrow); */
struct dnnl_operators_dnnl_nn_leaky_relu_match { dfg_node root; };
struct dnnl_operators_dnnl_nn_leaky_relu_whole {
    struct dnnl_operators_dnnl_nn_leaky_relu_match m; dfg_node x;
};
DFG_MATCHERS(dnnl_operators_dnnl_nn_leaky_relu, NULL)

/* dnnl_operators.pat:35  "dnnl.tanh" = tanh(narrow); */
struct dnnl_operators_dnnl_tanh_match { dfg_node root; };
struct dnnl_operators_dnnl_tanh_whole { struct dnnl_operators_dnnl_tanh_match m; dfg_node x; };
DFG_MATCHERS(dnnl_operators_dnnl_tanh, NULL)

/* dnnl_operators.pat:36  "dnnl.sigmoid" = sigmoid(narrow); */
struct dnnl_operators_dnnl_sigmoid_match { dfg_node root; };
struct dnnl_operators_dnnl_sigmoid_whole { struct dnnl_operators_dnnl_sigmoid_match m; dfg_node x; };
DFG_MATCHERS(dnnl_operators_dnnl_sigmoid, NULL)

/* dnnl_operators.pat:37  "dnnl.nn.softmax" = nn.softmax(narrow); */
struct dnnl_operators_dnnl_nn_softmax_match { dfg_node root; };
struct dnnl_operators_dnnl_nn_softmax_whole { struct dnnl_operators_dnnl_nn_softmax_match m; dfg_node x; };
DFG_MATCHERS(dnnl_operators_dnnl_nn_softmax, NULL)

/* dnnl_operators.pat:38  "dnnl.add" = add(narrow, narrow); */
struct dnnl_operators_dnnl_add_match { dfg_node root; };
struct dnnl_operators_dnnl_add_whole { struct dnnl_operators_dnnl_add_match m; dfg_node x, x_2; };
DFG_MATCHERS_OF_WAYS(dnnl_operators_dnnl_add, whole, 1, NULL)

/* dnnl_operators.pat:39  "dnnl.multiply" = multiply(narrow, narrow); */
struct dnnl_operators_dnnl_multiply_match { dfg_node root; };
struct dnnl_operators_dnnl_multiply_whole { struct dnnl_operators_dnnl_multiply_match m; dfg_node x, x_2; };
DFG_MATCHERS_OF_WAYS(dnnl_operators_dnnl_multiply, whole, 1, NULL)

/* dnnl_operators.pat:40  "dnnl.nn.layer_norm" = nn.layer_norm(narrow, narrow, narrow); */
struct dnnl_operators_dnnl_nn_layer_norm_match { dfg_node root; };
struct dnnl_operators_dnnl_nn_layer_norm_whole {
    struct dnnl_operators_dnnl_nn_layer_norm_match m; dfg_node x, x_2, x_3;
};
DFG_MATCHERS(dnnl_operators_dnnl_nn_layer_norm, NULL)

/* dnnl_operators.pat:41  "dnnl.nn.batch_matmul" = nn.batch_matmul(narrow, narrow); */
struct dnnl_operators_dnnl_nn_batch_matmul_match { dfg_node root; };
struct dnnl_operators_dnnl_nn_batch_matmul_whole {
    struct dnnl_operators_dnnl_nn_batch_matmul_match m; dfg_node x, x_2;
};
DFG_MATCHERS(dnnl_operators_dnnl_nn_batch_matmul, NULL)

enum dnnl_operators_entry {
    DNNL_OPERATORS_DNNL_NN_BATCH_NORM, /* "dnnl.nn.batch_norm": dnnl_operators.pat:15 */
    DNNL_OPERATORS_DNNL_NN_CONV1D, /* "dnnl.nn.conv1d": dnnl_operators.pat:16 */
    DNNL_OPERATORS_DNNL_NN_CONV2D, /* "dnnl.nn.conv2d": dnnl_operators.pat:17 */
    DNNL_OPERATORS_DNNL_NN_CONV3D, /* "dnnl.nn.conv3d": dnnl_operators.pat:18 */
    DNNL_OPERATORS_DNNL_NN_CONV2D_TRANSPOSE, /* "dnnl.nn.conv2d_transpose": dnnl_operators.pat:19 */
    DNNL_OPERATORS_DNNL_NN_CONV3D_TRANSPOSE, /* "dnnl.nn.conv3d_transpose": dnnl_operators.pat:20 */
    DNNL_OPERATORS_DNNL_NN_DENSE, /* "dnnl.nn.dense": dnnl_operators.pat:21 */
    DNNL_OPERATORS_DNNL_NN_MAX_POOL2D, /* "dnnl.nn.max_pool2d": dnnl_operators.pat:22 */
    DNNL_OPERATORS_DNNL_NN_AVG_POOL2D, /* "dnnl.nn.avg_pool2d": dnnl_operators.pat:23 */
    DNNL_OPERATORS_DNNL_NN_MAX_POOL3D, /* "dnnl.nn.max_pool3d": dnnl_operators.pat:24 */
    DNNL_OPERATORS_DNNL_NN_AVG_POOL3D, /* "dnnl.nn.avg_pool3d": dnnl_operators.pat:25 */
    DNNL_OPERATORS_DNNL_NN_GLOBAL_AVG_POOL2D, /* "dnnl.nn.global_avg_pool2d": dnnl_operators.pat:26 */
    DNNL_OPERATORS_DNNL_ABS, /* "dnnl.abs": dnnl_operators.pat:27 */
    DNNL_OPERATORS_DNNL_CLIP, /* "dnnl.clip": dnnl_operators.pat:28 */
    DNNL_OPERATORS_DNNL_EXP, /* "dnnl.exp": dnnl_operators.pat:29 */
    DNNL_OPERATORS_DNNL_LOG, /* "dnnl.log": dnnl_operators.pat:30 */
    DNNL_OPERATORS_DNNL_SQRT, /* "dnnl.sqrt": dnnl_operators.pat:31 */
    DNNL_OPERATORS_DNNL_ROUND, /* "dnnl.round": dnnl_operators.pat:32 */
    DNNL_OPERATORS_DNNL_NN_RELU, /* "dnnl.nn.relu": dnnl_operators.pat:33 */
    DNNL_OPERATORS_DNNL_NN_LEAKY_RELU, /* "dnnl.nn.leaky_relu": dnnl_operators.pat:34 */
    DNNL_OPERATORS_DNNL_TANH, /* "dnnl.tanh": dnnl_operators.pat:35 */
    DNNL_OPERATORS_DNNL_SIGMOID, /* "dnnl.sigmoid": dnnl_operators.pat:36 */
    DNNL_OPERATORS_DNNL_NN_SOFTMAX, /* "dnnl.nn.softmax": dnnl_operators.pat:37 */
    DNNL_OPERATORS_DNNL_ADD, /* "dnnl.add": dnnl_operators.pat:38 */
    DNNL_OPERATORS_DNNL_MULTIPLY, /* "dnnl.multiply": dnnl_operators.pat:39 */
    DNNL_OPERATORS_DNNL_NN_LAYER_NORM, /* "dnnl.nn.layer_norm": dnnl_operators.pat:40 */
    DNNL_OPERATORS_DNNL_NN_BATCH_MATMUL, /* "dnnl.nn.batch_matmul": dnnl_operators.pat:41 */
    DNNL_OPERATORS_N_ENTRIES
};
enum { DNNL_OPERATORS_WORDS = 1 /* 64-bit words of a candidate set */ };

/* The entries of table dnnl_operators that may match at n, a bit each in order of priority:
 * the first entry lowest.  Never misses one.  Pure, no memory.
 */
uint64_t dnnl_operators_candidates(const dfg_graph *g, dfg_node n);

/* The entry of highest priority that does match at n (enum dnnl_operators_entry), or -1. */
int32_t dnnl_operators_first(const dfg_graph *g, dfg_node n);

/* All nodes of first .. last-1 that have candidates, in order, with their sets (1 word each).
 * nodes and sets have room for last - first of them.  How many there are.
 */
size_t dnnl_operators_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets);

DFG_END_C

#endif
