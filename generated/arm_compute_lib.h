/* Made by pat2c from arm_compute_lib.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with arm_compute_lib_names. */
#ifndef ARM_COMPUTE_LIB_H
#define ARM_COMPUTE_LIB_H 0xeaa4a0da862a9d7d /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names arm_compute_lib_names;

/* Params that are decided at run time: a graph's `options` points at one of these, or is NULL
 * for the declared values. */
struct arm_compute_lib_options {
    bool concat;
};
extern const struct arm_compute_lib_options arm_compute_lib_default_options;

/* arm_compute_lib.pat:28  pattern conv2d(x, w, b) { c = nn.conv2d(nn.pad(x, _) | x, w & const); where shape_ok(c, x, ... */
struct arm_compute_lib_conv2d_match { dfg_node root, x, w, b, c; /* maybe absent: b */ };
struct arm_compute_lib_conv2d_whole {
    struct arm_compute_lib_conv2d_match m; dfg_node pad, x, relu, bias_add;
};
DFG_MATCHERS_OF_WAYS(arm_compute_lib_conv2d, whole, 1, NULL)

struct arm_compute_lib_qnn_conv2d_v_match {
    dfg_node root, c, x, w, x_zero, w_zero, x_scale, w_scale, b; /* maybe absent: b */
};
struct arm_compute_lib_qnn_conv2d_v_whole {
    struct arm_compute_lib_qnn_conv2d_v_match m; dfg_node bias_add, pad, x;
};
/* arm_compute_lib.pat:34  pattern qnn_conv2d(x, w, b, x_zero, w_zero, x_scale, w_scale, scale, zero) { c = qnn.conv2 ... */
struct arm_compute_lib_qnn_conv2d_match {
    dfg_node root, x, w, b, x_zero, w_zero, x_scale, w_scale, scale, zero, c, r; /* maybe absent: b */
};
struct arm_compute_lib_qnn_conv2d_whole {
    struct arm_compute_lib_qnn_conv2d_match m; struct arm_compute_lib_qnn_conv2d_v_whole v_3;
    dfg_node relu, x_2, x_3;
};
DFG_MATCHERS_OF_WAYS(arm_compute_lib_qnn_conv2d, whole, 1, NULL)

/* arm_compute_lib.pat:43  pattern dense(x, w, b) { d = nn.dense(x, w & const); where x.dtype == f32, w.dtype == f32, ... */
struct arm_compute_lib_dense_match { dfg_node root, x, w, b, d; /* maybe absent: b */ };
struct arm_compute_lib_dense_whole { struct arm_compute_lib_dense_match m; dfg_node bias_add; };
DFG_MATCHERS(arm_compute_lib_dense, NULL)

/* arm_compute_lib.pat:49  pattern qnn_dense(x, w, b, x_zero, w_zero, x_scale, w_scale, scale, zero) { d = qnn.dense( ... */
struct arm_compute_lib_qnn_dense_match {
    dfg_node root, x, w, b, x_zero, w_zero, x_scale, w_scale, scale, zero, d, r; /* maybe absent: b */
};
struct arm_compute_lib_qnn_dense_whole {
    struct arm_compute_lib_qnn_dense_match m; dfg_node bias_add, x, x_2;
};
DFG_MATCHERS(arm_compute_lib_qnn_dense, NULL)

/* arm_compute_lib.pat:58  pattern avg_pool2d(x) { wide = cast(x) { dtype == i32 }; r = cast(nn.avg_pool2d(wide) { la ... */
struct arm_compute_lib_avg_pool2d_match { dfg_node root, x, wide, r; };
struct arm_compute_lib_avg_pool2d_whole {
    struct arm_compute_lib_avg_pool2d_match m; dfg_node avg_pool2d, global_avg_pool2d;
};
DFG_MATCHERS(arm_compute_lib_avg_pool2d, NULL)

/* arm_compute_lib.pat:66  pattern l2_pool2d(x) = sqrt(nn.avg_pool2d(power(x, 2)) { layout == "NHWC", dilation == [1, ... */
struct arm_compute_lib_l2_pool2d_match { dfg_node root, x; };
struct arm_compute_lib_l2_pool2d_whole {
    struct arm_compute_lib_l2_pool2d_match m; dfg_node avg_pool2d, power, constant;
};
DFG_MATCHERS(arm_compute_lib_l2_pool2d, NULL)

/* arm_compute_lib.pat:69  pattern concatenation(fields) = concatenate((...fields)) { axis in -4..3 } where concat, a ... */
struct arm_compute_lib_concatenation_match { dfg_node root; struct dfg_nodes fields; };
struct arm_compute_lib_concatenation_whole { struct arm_compute_lib_concatenation_match m; dfg_node tuple; };
DFG_MATCHERS(arm_compute_lib_concatenation, NULL)

/* arm_compute_lib.pat:74  pattern max_pool2d(x) = nn.max_pool2d(x) { layout == "NHWC", dilation == [1, 1] } where x. ... */
struct arm_compute_lib_max_pool2d_match { dfg_node root, x; };
DFG_MATCHERS_OF_MATCH(arm_compute_lib_max_pool2d, NULL)

/* arm_compute_lib.pat:76  pattern plain_avg_pool2d(x) = nn.avg_pool2d(x) { layout == "NHWC", dilation == [1, 1] } wh ... */
struct arm_compute_lib_plain_avg_pool2d_match { dfg_node root, x; };
DFG_MATCHERS_OF_MATCH(arm_compute_lib_plain_avg_pool2d, NULL)

/* arm_compute_lib.pat:79  pattern global_pool2d(x) { p = (nn.global_max_pool2d | nn.global_avg_pool2d)(x) { layout = ... */
struct arm_compute_lib_global_pool2d_match { dfg_node root, x, p; };
DFG_MATCHERS_OF_MATCH(arm_compute_lib_global_pool2d, NULL)

/* arm_compute_lib.pat:84  pattern binary_f32(a, b) = (maximum | add)(a, b) where a.dtype == f32, b.dtype == f32; */
struct arm_compute_lib_binary_f32_match { dfg_node root, a, b; };
DFG_MATCHERS_OF_WAYS(arm_compute_lib_binary_f32, match, 1, NULL)

/* arm_compute_lib.pat:85  pattern qnn_add(a, b, sa, za, sb, zb, so, zo) { r = qnn.add(a, b, sa, za, sb, zb, so, zo); ... */
struct arm_compute_lib_qnn_add_match { dfg_node root, a, b, sa, za, sb, zb, so, zo, r; };
DFG_MATCHERS_OF_WAYS(arm_compute_lib_qnn_add, match, 1, NULL)

/* arm_compute_lib.pat:106  "arm_compute_lib.reshape" = reshape(_); */
struct arm_compute_lib_reshape_match { dfg_node root; };
struct arm_compute_lib_reshape_whole { struct arm_compute_lib_reshape_match m; dfg_node x; };
DFG_MATCHERS(arm_compute_lib_reshape, NULL)

enum arm_compute_lib_entry {
    ARM_COMPUTE_LIB_CONV2D, /* "arm_compute_lib.conv2d": arm_compute_lib.pat:28 */
    ARM_COMPUTE_LIB_QNN_CONV2D, /* "arm_compute_lib.qnn_conv2d": arm_compute_lib.pat:34 */
    ARM_COMPUTE_LIB_DENSE, /* "arm_compute_lib.dense": arm_compute_lib.pat:43 */
    ARM_COMPUTE_LIB_QNN_DENSE, /* "arm_compute_lib.qnn_dense": arm_compute_lib.pat:49 */
    ARM_COMPUTE_LIB_AVG_POOL2D, /* "arm_compute_lib.avg_pool2d": arm_compute_lib.pat:58 */
    ARM_COMPUTE_LIB_L2_POOL2D, /* "arm_compute_lib.l2_pool2d": arm_compute_lib.pat:66 */
    ARM_COMPUTE_LIB_CONCATENATE, /* "arm_compute_lib.concatenate": arm_compute_lib.pat:69 */
    ARM_COMPUTE_LIB_MAX_POOL2D, /* "arm_compute_lib.max_pool2d": arm_compute_lib.pat:74 */
    ARM_COMPUTE_LIB_AVG_POOL2D_2, /* "arm_compute_lib.avg_pool2d": arm_compute_lib.pat:76 */
    ARM_COMPUTE_LIB_GLOBAL_POOL2D, /* "arm_compute_lib.global_pool2d": arm_compute_lib.pat:79 */
    ARM_COMPUTE_LIB_BINARY, /* "arm_compute_lib.binary": arm_compute_lib.pat:84 */
    ARM_COMPUTE_LIB_QNN_ADD, /* "arm_compute_lib.qnn_add": arm_compute_lib.pat:85 */
    ARM_COMPUTE_LIB_RESHAPE, /* "arm_compute_lib.reshape": arm_compute_lib.pat:106 */
    ARM_COMPUTE_LIB_N_ENTRIES
};
enum { ARM_COMPUTE_LIB_WORDS = 1 /* 64-bit words of a candidate set */ };

/* The entries of table arm_compute_lib that may match at n, a bit each in order of priority:
 * the first entry lowest.  Never misses one.  Pure, no memory.
 */
uint64_t arm_compute_lib_candidates(const dfg_graph *g, dfg_node n);

/* The entry of highest priority that does match at n (enum arm_compute_lib_entry), or -1. */
int32_t arm_compute_lib_first(const dfg_graph *g, dfg_node n);

/* All nodes of first .. last-1 that have candidates, in order, with their sets (1 word each).
 * nodes and sets have room for last - first of them.  How many there are.
 */
size_t arm_compute_lib_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets);

DFG_END_C

#endif
