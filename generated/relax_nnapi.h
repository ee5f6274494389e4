/* Made by pat2c from relax_nnapi.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with relax_nnapi_names. */
#ifndef RELAX_NNAPI_H
#define RELAX_NNAPI_H 0xeac54be5e9b3e44b /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names relax_nnapi_names;

/* Params that are decided at run time: a graph's `options` points at one of these, or is NULL
 * for the declared values. */
struct relax_nnapi_options {
    int64_t feature_level;
};
extern const struct relax_nnapi_options relax_nnapi_default_options;

/* relax_nnapi.pat:14  pattern conv2d(x, w, b) { c = relax.nn.conv2d(x, w); where one_a_channel(b, c, w); return rela ... */
struct relax_nnapi_conv2d_match { dfg_node root, x, w, b, c; };
DFG_MATCHERS_OF_WAYS(relax_nnapi_conv2d, match, 1, NULL)

/* relax_nnapi.pat:19  pattern cast_number = relax.astype(_ : {f16, f32, i32}) : {f16, f32, i32}; */
struct relax_nnapi_cast_number_match { dfg_node root; };
struct relax_nnapi_cast_number_whole { struct relax_nnapi_cast_number_match m; dfg_node x; };
DFG_MATCHERS(relax_nnapi_cast_number, NULL)

/* relax_nnapi.pat:20  pattern cast_float = relax.astype(_ : {f16, f32}) : {f16, f32}; */
struct relax_nnapi_cast_float_match { dfg_node root; };
struct relax_nnapi_cast_float_whole { struct relax_nnapi_cast_float_match m; dfg_node x; };
DFG_MATCHERS(relax_nnapi_cast_float, NULL)

/* relax_nnapi.pat:24  "nnapi.add" = relax.add(_, _); */
struct relax_nnapi_nnapi_add_match { dfg_node root; };
struct relax_nnapi_nnapi_add_whole { struct relax_nnapi_nnapi_add_match m; dfg_node x, x_2; };
DFG_MATCHERS_OF_WAYS(relax_nnapi_nnapi_add, whole, 1, NULL)

/* relax_nnapi.pat:25  "nnapi.mul" = relax.multiply(_, _); */
struct relax_nnapi_nnapi_mul_match { dfg_node root; };
struct relax_nnapi_nnapi_mul_whole { struct relax_nnapi_nnapi_mul_match m; dfg_node x, x_2; };
DFG_MATCHERS_OF_WAYS(relax_nnapi_nnapi_mul, whole, 1, NULL)

/* relax_nnapi.pat:26  "nnapi.div" = relax.divide(_, _) where feature_level >= 2; */
struct relax_nnapi_nnapi_div_match { dfg_node root; };
struct relax_nnapi_nnapi_div_whole { struct relax_nnapi_nnapi_div_match m; dfg_node x, x_2; };
DFG_MATCHERS(relax_nnapi_nnapi_div, NULL)

/* relax_nnapi.pat:27  "nnapi.sub" = relax.subtract(_, _) where feature_level >= 2; */
struct relax_nnapi_nnapi_sub_match { dfg_node root; };
struct relax_nnapi_nnapi_sub_whole { struct relax_nnapi_nnapi_sub_match m; dfg_node x, x_2; };
DFG_MATCHERS(relax_nnapi_nnapi_sub, NULL)

/* relax_nnapi.pat:28  "nnapi.pow" = relax.power(_, _) where feature_level >= 3; */
struct relax_nnapi_nnapi_pow_match { dfg_node root; };
struct relax_nnapi_nnapi_pow_whole { struct relax_nnapi_nnapi_pow_match m; dfg_node x, x_2; };
DFG_MATCHERS(relax_nnapi_nnapi_pow, NULL)

/* relax_nnapi.pat:29  "nnapi.equal" = relax.equal(_, _) where feature_level >= 3; */
struct relax_nnapi_nnapi_equal_match { dfg_node root; };
struct relax_nnapi_nnapi_equal_whole { struct relax_nnapi_nnapi_equal_match m; dfg_node x, x_2; };
DFG_MATCHERS_OF_WAYS(relax_nnapi_nnapi_equal, whole, 1, NULL)

/* relax_nnapi.pat:30  "nnapi.greater" = relax.greater(_, _) where feature_level >= 3; */
struct relax_nnapi_nnapi_greater_match { dfg_node root; };
struct relax_nnapi_nnapi_greater_whole { struct relax_nnapi_nnapi_greater_match m; dfg_node x, x_2; };
DFG_MATCHERS(relax_nnapi_nnapi_greater, NULL)

/* relax_nnapi.pat:31  "nnapi.greater_equal" = relax.greater_equal(_, _) where feature_level >= 3; */
struct relax_nnapi_nnapi_greater_equal_match { dfg_node root; };
struct relax_nnapi_nnapi_greater_equal_whole {
    struct relax_nnapi_nnapi_greater_equal_match m; dfg_node x, x_2;
};
DFG_MATCHERS(relax_nnapi_nnapi_greater_equal, NULL)

/* relax_nnapi.pat:32  "nnapi.less" = relax.less(_, _) where feature_level >= 3; */
struct relax_nnapi_nnapi_less_match { dfg_node root; };
struct relax_nnapi_nnapi_less_whole { struct relax_nnapi_nnapi_less_match m; dfg_node x, x_2; };
DFG_MATCHERS(relax_nnapi_nnapi_less, NULL)

/* relax_nnapi.pat:33  "nnapi.less_equal" = relax.less_equal(_, _) where feature_level >= 3; */
struct relax_nnapi_nnapi_less_equal_match { dfg_node root; };
struct relax_nnapi_nnapi_less_equal_whole { struct relax_nnapi_nnapi_less_equal_match m; dfg_node x, x_2; };
DFG_MATCHERS(relax_nnapi_nnapi_less_equal, NULL)

/* relax_nnapi.pat:34  "nnapi.not_equal" = relax.not_equal(_, _) where feature_level >= 3; */
struct relax_nnapi_nnapi_not_equal_match { dfg_node root; };
struct relax_nnapi_nnapi_not_equal_whole { struct relax_nnapi_nnapi_not_equal_match m; dfg_node x, x_2; };
DFG_MATCHERS_OF_WAYS(relax_nnapi_nnapi_not_equal, whole, 1, NULL)

/* relax_nnapi.pat:35  "nnapi.maximum" = relax.maximum(_, _) where feature_level >= 3; */
struct relax_nnapi_nnapi_maximum_match { dfg_node root; };
struct relax_nnapi_nnapi_maximum_whole { struct relax_nnapi_nnapi_maximum_match m; dfg_node x, x_2; };
DFG_MATCHERS_OF_WAYS(relax_nnapi_nnapi_maximum, whole, 1, NULL)

/* relax_nnapi.pat:36  "nnapi.minimum" = relax.minimum(_, _) where feature_level >= 3; */
struct relax_nnapi_nnapi_minimum_match { dfg_node root; };
struct relax_nnapi_nnapi_minimum_whole { struct relax_nnapi_nnapi_minimum_match m; dfg_node x, x_2; };
DFG_MATCHERS_OF_WAYS(relax_nnapi_nnapi_minimum, whole, 1, NULL)

/* relax_nnapi.pat:37  "nnapi.floor" = relax.floor(_); */
struct relax_nnapi_nnapi_floor_match { dfg_node root; };
struct relax_nnapi_nnapi_floor_whole { struct relax_nnapi_nnapi_floor_match m; dfg_node x; };
DFG_MATCHERS(relax_nnapi_nnapi_floor, NULL)

/* relax_nnapi.pat:38  "nnapi.relu" = relax.nn.relu(_); */
struct relax_nnapi_nnapi_relu_match { dfg_node root; };
struct relax_nnapi_nnapi_relu_whole { struct relax_nnapi_nnapi_relu_match m; dfg_node x; };
DFG_MATCHERS(relax_nnapi_nnapi_relu, NULL)

/* relax_nnapi.pat:39  "nnapi.logistic" = relax.sigmoid(_); */
struct relax_nnapi_nnapi_logistic_match { dfg_node root; };
struct relax_nnapi_nnapi_logistic_whole { struct relax_nnapi_nnapi_logistic_match m; dfg_node x; };
DFG_MATCHERS(relax_nnapi_nnapi_logistic, NULL)

/* relax_nnapi.pat:40  "nnapi.softmax" = relax.nn.softmax(_); */
struct relax_nnapi_nnapi_softmax_match { dfg_node root; };
struct relax_nnapi_nnapi_softmax_whole { struct relax_nnapi_nnapi_softmax_match m; dfg_node x; };
DFG_MATCHERS(relax_nnapi_nnapi_softmax, NULL)

/* relax_nnapi.pat:41  "nnapi.tanh" = relax.tanh(_); */
struct relax_nnapi_nnapi_tanh_match { dfg_node root; };
struct relax_nnapi_nnapi_tanh_whole { struct relax_nnapi_nnapi_tanh_match m; dfg_node x; };
DFG_MATCHERS(relax_nnapi_nnapi_tanh, NULL)

/* relax_nnapi.pat:42  "nnapi.abs" = relax.abs(_) where feature_level >= 3; */
struct relax_nnapi_nnapi_abs_match { dfg_node root; };
struct relax_nnapi_nnapi_abs_whole { struct relax_nnapi_nnapi_abs_match m; dfg_node x; };
DFG_MATCHERS(relax_nnapi_nnapi_abs, NULL)

/* relax_nnapi.pat:43  "nnapi.exp" = relax.exp(_) where feature_level >= 3; */
struct relax_nnapi_nnapi_exp_match { dfg_node root; };
struct relax_nnapi_nnapi_exp_whole { struct relax_nnapi_nnapi_exp_match m; dfg_node x; };
DFG_MATCHERS(relax_nnapi_nnapi_exp, NULL)

/* relax_nnapi.pat:44  "nnapi.log" = relax.log(_) where feature_level >= 3; */
struct relax_nnapi_nnapi_log_match { dfg_node root; };
struct relax_nnapi_nnapi_log_whole { struct relax_nnapi_nnapi_log_match m; dfg_node x; };
DFG_MATCHERS(relax_nnapi_nnapi_log, NULL)

/* relax_nnapi.pat:45  "nnapi.neg" = relax.negative(_) where feature_level >= 3; */
struct relax_nnapi_nnapi_neg_match { dfg_node root; };
struct relax_nnapi_nnapi_neg_whole { struct relax_nnapi_nnapi_neg_match m; dfg_node x; };
DFG_MATCHERS(relax_nnapi_nnapi_neg, NULL)

/* relax_nnapi.pat:19  pattern cast_number = relax.astype(_ : {f16, f32, i32}) : {f16, f32, i32}; */
struct relax_nnapi_nnapi_cast_match { dfg_node root; };
struct relax_nnapi_nnapi_cast_whole { struct relax_nnapi_nnapi_cast_match m; dfg_node x; };
DFG_MATCHERS(relax_nnapi_nnapi_cast, NULL)

/* relax_nnapi.pat:47  "nnapi.sqrt" = relax.sqrt(_) where feature_level >= 3; */
struct relax_nnapi_nnapi_sqrt_match { dfg_node root; };
struct relax_nnapi_nnapi_sqrt_whole { struct relax_nnapi_nnapi_sqrt_match m; dfg_node x; };
DFG_MATCHERS(relax_nnapi_nnapi_sqrt, NULL)

/* relax_nnapi.pat:48  "nnapi.rsqrt" = relax.rsqrt(_) where feature_level >= 3; */
struct relax_nnapi_nnapi_rsqrt_match { dfg_node root; };
struct relax_nnapi_nnapi_rsqrt_whole { struct relax_nnapi_nnapi_rsqrt_match m; dfg_node x; };
DFG_MATCHERS(relax_nnapi_nnapi_rsqrt, NULL)

/* relax_nnapi.pat:49  "nnapi.batch_matmul" = relax.matmul(_, _) where feature_level >= 6; */
struct relax_nnapi_nnapi_batch_matmul_match { dfg_node root; };
struct relax_nnapi_nnapi_batch_matmul_whole {
    struct relax_nnapi_nnapi_batch_matmul_match m; dfg_node x, x_2;
};
DFG_MATCHERS(relax_nnapi_nnapi_batch_matmul, NULL)

/* relax_nnapi.pat:50  "nnapi.transpose" = relax.permute_dims(_) where feature_level >= 2; */
struct relax_nnapi_nnapi_transpose_match { dfg_node root; };
struct relax_nnapi_nnapi_transpose_whole { struct relax_nnapi_nnapi_transpose_match m; dfg_node x; };
DFG_MATCHERS(relax_nnapi_nnapi_transpose, NULL)

/* relax_nnapi.pat:20  pattern cast_float = relax.astype(_ : {f16, f32}) : {f16, f32}; */
struct relax_nnapi_nnapi_cast_2_match { dfg_node root; };
struct relax_nnapi_nnapi_cast_2_whole { struct relax_nnapi_nnapi_cast_2_match m; dfg_node x; };
DFG_MATCHERS(relax_nnapi_nnapi_cast_2, NULL)

/* relax_nnapi.pat:52  "nnapi.mean" = relax.mean(_) where feature_level >= 2; */
struct relax_nnapi_nnapi_mean_match { dfg_node root; };
struct relax_nnapi_nnapi_mean_whole { struct relax_nnapi_nnapi_mean_match m; dfg_node x; };
DFG_MATCHERS(relax_nnapi_nnapi_mean, NULL)

/* relax_nnapi.pat:54  "nnapi.max_pool_2d" = relax.nn.max_pool2d(_); */
struct relax_nnapi_nnapi_max_pool_2d_match { dfg_node root; };
struct relax_nnapi_nnapi_max_pool_2d_whole { struct relax_nnapi_nnapi_max_pool_2d_match m; dfg_node x; };
DFG_MATCHERS(relax_nnapi_nnapi_max_pool_2d, NULL)

enum relax_nnapi_entry {
    RELAX_NNAPI_NNAPI_ADD, /* "nnapi.add": relax_nnapi.pat:24 */
    RELAX_NNAPI_NNAPI_MUL, /* "nnapi.mul": relax_nnapi.pat:25 */
    RELAX_NNAPI_NNAPI_DIV, /* "nnapi.div": relax_nnapi.pat:26 */
    RELAX_NNAPI_NNAPI_SUB, /* "nnapi.sub": relax_nnapi.pat:27 */
    RELAX_NNAPI_NNAPI_POW, /* "nnapi.pow": relax_nnapi.pat:28 */
    RELAX_NNAPI_NNAPI_EQUAL, /* "nnapi.equal": relax_nnapi.pat:29 */
    RELAX_NNAPI_NNAPI_GREATER, /* "nnapi.greater": relax_nnapi.pat:30 */
    RELAX_NNAPI_NNAPI_GREATER_EQUAL, /* "nnapi.greater_equal": relax_nnapi.pat:31 */
    RELAX_NNAPI_NNAPI_LESS, /* "nnapi.less": relax_nnapi.pat:32 */
    RELAX_NNAPI_NNAPI_LESS_EQUAL, /* "nnapi.less_equal": relax_nnapi.pat:33 */
    RELAX_NNAPI_NNAPI_NOT_EQUAL, /* "nnapi.not_equal": relax_nnapi.pat:34 */
    RELAX_NNAPI_NNAPI_MAXIMUM, /* "nnapi.maximum": relax_nnapi.pat:35 */
    RELAX_NNAPI_NNAPI_MINIMUM, /* "nnapi.minimum": relax_nnapi.pat:36 */
    RELAX_NNAPI_NNAPI_FLOOR, /* "nnapi.floor": relax_nnapi.pat:37 */
    RELAX_NNAPI_NNAPI_RELU, /* "nnapi.relu": relax_nnapi.pat:38 */
    RELAX_NNAPI_NNAPI_LOGISTIC, /* "nnapi.logistic": relax_nnapi.pat:39 */
    RELAX_NNAPI_NNAPI_SOFTMAX, /* "nnapi.softmax": relax_nnapi.pat:40 */
    RELAX_NNAPI_NNAPI_TANH, /* "nnapi.tanh": relax_nnapi.pat:41 */
    RELAX_NNAPI_NNAPI_ABS, /* "nnapi.abs": relax_nnapi.pat:42 */
    RELAX_NNAPI_NNAPI_EXP, /* "nnapi.exp": relax_nnapi.pat:43 */
    RELAX_NNAPI_NNAPI_LOG, /* "nnapi.log": relax_nnapi.pat:44 */
    RELAX_NNAPI_NNAPI_NEG, /* "nnapi.neg": relax_nnapi.pat:45 */
    RELAX_NNAPI_NNAPI_CAST, /* "nnapi.cast": relax_nnapi.pat:19 */
    RELAX_NNAPI_NNAPI_SQRT, /* "nnapi.sqrt": relax_nnapi.pat:47 */
    RELAX_NNAPI_NNAPI_RSQRT, /* "nnapi.rsqrt": relax_nnapi.pat:48 */
    RELAX_NNAPI_NNAPI_BATCH_MATMUL, /* "nnapi.batch_matmul": relax_nnapi.pat:49 */
    RELAX_NNAPI_NNAPI_TRANSPOSE, /* "nnapi.transpose": relax_nnapi.pat:50 */
    RELAX_NNAPI_NNAPI_CAST_2, /* "nnapi.cast": relax_nnapi.pat:20 */
    RELAX_NNAPI_NNAPI_MEAN, /* "nnapi.mean": relax_nnapi.pat:52 */
    RELAX_NNAPI_NNAPI_CONV2D, /* "nnapi.conv2d": relax_nnapi.pat:14 */
    RELAX_NNAPI_NNAPI_MAX_POOL_2D, /* "nnapi.max_pool_2d": relax_nnapi.pat:54 */
    RELAX_NNAPI_N_ENTRIES
};
enum { RELAX_NNAPI_WORDS = 1 /* 64-bit words of a candidate set */ };

/* The entries of table relax_nnapi that may match at n, a bit each in order of priority:
 * the last entry lowest (last_wins).  Never misses one.  Pure, no memory.
 */
uint64_t relax_nnapi_candidates(const dfg_graph *g, dfg_node n);

/* The entry of highest priority that does match at n (enum relax_nnapi_entry), or -1. */
int32_t relax_nnapi_first(const dfg_graph *g, dfg_node n);

/* All nodes of first .. last-1 that have candidates, in order, with their sets (1 word each).
 * nodes and sets have room for last - first of them.  How many there are.
 */
size_t relax_nnapi_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets);

DFG_END_C

#endif
