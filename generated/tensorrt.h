/* Made by pat2c from tensorrt.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with tensorrt_names. */
#ifndef TENSORRT_H
#define TENSORRT_H 0x6926823146c01df3 /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names tensorrt_names;

/* Params that are decided at run time: a graph's `options` points at one of these, or is NULL
 * for the declared values. */
struct tensorrt_options {
    bool implicit_batch;
    bool use_fp16;
    int64_t version;
};
extern const struct tensorrt_options tensorrt_default_options;

/* tensorrt.pat:39  pattern conv1d(x, w) { c = nn.conv1d(x, w & const) { data_layout == "NCW", kernel_layout == "OIW" ... */
struct tensorrt_conv1d_match { dfg_node root, x, w, c; };
DFG_MATCHERS_OF_MATCH(tensorrt_conv1d, NULL)

/* tensorrt.pat:44  pattern conv2d(x, w) { c = nn.conv2d(x, w & const) { data_layout == "NCHW", kernel_layout == "OIH ... */
struct tensorrt_conv2d_match { dfg_node root, x, w, c; };
DFG_MATCHERS_OF_MATCH(tensorrt_conv2d, NULL)

/* tensorrt.pat:49  pattern conv3d(x, w) { c = nn.conv3d(x, w & const) { data_layout == "NCDHW", kernel_layout == "OI ... */
struct tensorrt_conv3d_match { dfg_node root, x, w, c; };
DFG_MATCHERS_OF_MATCH(tensorrt_conv3d, NULL)

/* tensorrt.pat:54  pattern conv2d_transpose(x, w) { c = nn.conv2d_transpose(x, w) { data_layout == "NCHW", kernel_la ... */
struct tensorrt_conv2d_transpose_match { dfg_node root, x, w, c; };
DFG_MATCHERS_OF_MATCH(tensorrt_conv2d_transpose, NULL)

/* tensorrt.pat:59  pattern conv3d_transpose(x, w) { c = nn.conv3d_transpose(x, w) { data_layout == "NCDHW", kernel_l ... */
struct tensorrt_conv3d_transpose_match { dfg_node root, x, w, c; };
DFG_MATCHERS_OF_MATCH(tensorrt_conv3d_transpose, NULL)

/* tensorrt.pat:64  pattern dense(x, w) = nn.dense(x, w & const) where input_ok(x), input_ok(w), x.rank in 2..4, w.ra ... */
struct tensorrt_dense_match { dfg_node root, x, w; };
DFG_MATCHERS_OF_MATCH(tensorrt_dense, NULL)

/* tensorrt.pat:65  pattern bias_add(x, b) = nn.bias_add(x, b) where input_ok(x), input_ok(b), x.rank in 2..4; */
struct tensorrt_bias_add_match { dfg_node root, x, b; };
DFG_MATCHERS_OF_MATCH(tensorrt_bias_add, NULL)

/* tensorrt.pat:66  pattern batch_matmul(a, b) = nn.batch_matmul(a, b) where input_ok(a), input_ok(b), not implicit_b ... */
struct tensorrt_batch_matmul_match { dfg_node root, a, b; };
DFG_MATCHERS_OF_MATCH(tensorrt_batch_matmul, NULL)

/* tensorrt.pat:80  pattern add_two(a, b) = add(a, b) where binary_ok(a, b), sum_ok(a, b); */
struct tensorrt_add_two_match { dfg_node root, a, b; };
DFG_MATCHERS_OF_WAYS(tensorrt_add_two, match, 1, NULL)

/* tensorrt.pat:82  pattern divide_two(a, b) = `divide`(a, b) where binary_ok(a, b); */
struct tensorrt_divide_two_match { dfg_node root, a, b; };
DFG_MATCHERS_OF_MATCH(tensorrt_divide_two, NULL)

/* tensorrt.pat:83  pattern subtract_two(a, b) = `subtract`(a, b) where binary_ok(a, b); */
struct tensorrt_subtract_two_match { dfg_node root, a, b; };
DFG_MATCHERS_OF_MATCH(tensorrt_subtract_two, NULL)

/* tensorrt.pat:84  pattern multiply_two(a, b) = `multiply`(a, b) where binary_ok(a, b); */
struct tensorrt_multiply_two_match { dfg_node root, a, b; };
DFG_MATCHERS_OF_WAYS(tensorrt_multiply_two, match, 1, NULL)

/* tensorrt.pat:85  pattern power_two(a, b) = `power`(a, b) where binary_ok(a, b); */
struct tensorrt_power_two_match { dfg_node root, a, b; };
DFG_MATCHERS_OF_MATCH(tensorrt_power_two, NULL)

/* tensorrt.pat:86  pattern maximum_two(a, b) = `maximum`(a, b) where binary_ok(a, b); */
struct tensorrt_maximum_two_match { dfg_node root, a, b; };
DFG_MATCHERS_OF_WAYS(tensorrt_maximum_two, match, 1, NULL)

/* tensorrt.pat:87  pattern minimum_two(a, b) = `minimum`(a, b) where binary_ok(a, b); */
struct tensorrt_minimum_two_match { dfg_node root, a, b; };
DFG_MATCHERS_OF_WAYS(tensorrt_minimum_two, match, 1, NULL)

/* tensorrt.pat:90  pattern fit(x) = x where input_ok(x); */
struct tensorrt_fit_match { dfg_node root, x; };
DFG_MATCHERS_OF_MATCH(tensorrt_fit, NULL)

/* tensorrt.pat:91  pattern since_5(x) = x where input_ok(x), version >= 50105; */
struct tensorrt_since_5_match { dfg_node root, x; };
DFG_MATCHERS_OF_MATCH(tensorrt_since_5, NULL)

/* tensorrt.pat:92  pattern since_7(x) = x where input_ok(x), version >= 70000; */
struct tensorrt_since_7_match { dfg_node root, x; };
DFG_MATCHERS_OF_MATCH(tensorrt_since_7, NULL)

/* tensorrt.pat:96  pattern batch_norm(x, g, b, m, v) { n = nn.batch_norm(x, g & const, b & const, m & const, v & con ... */
struct tensorrt_batch_norm_match { dfg_node root, x, g, b, m, v, n; };
DFG_MATCHERS_OF_MATCH(tensorrt_batch_norm, NULL)

/* tensorrt.pat:102  pattern layer_norm(x, g, b) = nn.layer_norm(x, g & const, b & const) { axis = axis } where input ... */
struct tensorrt_layer_norm_match { dfg_node root, x, g, b; dfg_val axis; };
DFG_MATCHERS_OF_MATCH(tensorrt_layer_norm, NULL)

/* tensorrt.pat:105  pattern softmax(x) = nn.softmax(x) { axis = axis } where input_ok(x), axis_ok(axis, x); */
struct tensorrt_softmax_match { dfg_node root, x; dfg_val axis; };
DFG_MATCHERS_OF_MATCH(tensorrt_softmax, NULL)

/* tensorrt.pat:106  pattern split_up(x) = `split`(x) { axis = axis } where input_ok(x), axis_ok(axis, x); */
struct tensorrt_split_up_match { dfg_node root, x; dfg_val axis; };
DFG_MATCHERS_OF_MATCH(tensorrt_split_up, NULL)

/* tensorrt.pat:108  pattern expanded(x) = expand_dims(x) { axis = axis } where input_ok(x), not implicit_batch or (a ... */
struct tensorrt_expanded_match { dfg_node root, x; dfg_val axis; };
DFG_MATCHERS_OF_MATCH(tensorrt_expanded, NULL)

/* tensorrt.pat:110  pattern squeezed(x) = squeeze(x) { axis = axes } where input_ok(x), len(axes) > 0, axes_ok(axes, ... */
struct tensorrt_squeezed_match { dfg_node root, x; dfg_val axes; };
DFG_MATCHERS_OF_MATCH(tensorrt_squeezed, NULL)

/* tensorrt.pat:111  pattern concatenated(fields) { c = concatenate((...fields)) { axis = axis }; where all(fields, i ... */
struct tensorrt_concatenated_match {
    dfg_node root; struct dfg_nodes fields; dfg_node c; dfg_val axis;
};
struct tensorrt_concatenated_whole { struct tensorrt_concatenated_match m; dfg_node tuple; };
DFG_MATCHERS(tensorrt_concatenated, NULL)

/* tensorrt.pat:116  pattern transposed(x) = transpose(x) { axes = axes } where input_ok(x), not implicit_batch or ax ... */
struct tensorrt_transposed_match { dfg_node root, x; dfg_val axes; };
DFG_MATCHERS_OF_MATCH(tensorrt_transposed, NULL)

/* tensorrt.pat:118  pattern reshaped(x) { r = reshape(x) { newshape = shape }; where input_ok(x), len(shape) == 0 or ... */
struct tensorrt_reshaped_match { dfg_node root, x, r; dfg_val shape; };
DFG_MATCHERS_OF_MATCH(tensorrt_reshaped, NULL)

/* tensorrt.pat:125  pattern sliced(x) { s = strided_slice(x); where input_ok(x), version >= 50105, not present(s.str ... */
struct tensorrt_sliced_match { dfg_node root, x, s; };
DFG_MATCHERS_OF_MATCH(tensorrt_sliced, NULL)

/* tensorrt.pat:133  pattern padded(x) = nn.pad(x, 0) { pad_mode == "constant", pad_width in {[[0, 0], [0, 0], _, _], ... */
struct tensorrt_padded_match { dfg_node root, x; };
struct tensorrt_padded_whole { struct tensorrt_padded_match m; dfg_node constant; };
DFG_MATCHERS(tensorrt_padded, NULL)

/* tensorrt.pat:136  pattern relaid(x) { t = layout_transform(x) { src_layout = from, dst_layout = to }; where input_ ... */
struct tensorrt_relaid_match { dfg_node root, x, t; dfg_val from, to; };
DFG_MATCHERS_OF_MATCH(tensorrt_relaid, NULL)

/* tensorrt.pat:148  pattern max_pool2d(x) { p = nn.max_pool2d(x) { layout == "NCHW" }; where input_ok(x), rounding_o ... */
struct tensorrt_max_pool2d_match { dfg_node root, x, p; };
DFG_MATCHERS_OF_MATCH(tensorrt_max_pool2d, NULL)

/* tensorrt.pat:153  pattern avg_pool2d(x) { p = nn.avg_pool2d(x) { layout == "NCHW" }; where input_ok(x), rounding_o ... */
struct tensorrt_avg_pool2d_match { dfg_node root, x, p; };
DFG_MATCHERS_OF_MATCH(tensorrt_avg_pool2d, NULL)

/* tensorrt.pat:160  pattern max_pool3d(x) = nn.max_pool3d(x) { layout == "NCDHW" } where input_ok(x), version >= 60001; */
struct tensorrt_max_pool3d_match { dfg_node root, x; };
DFG_MATCHERS_OF_MATCH(tensorrt_max_pool3d, NULL)

/* tensorrt.pat:161  pattern avg_pool3d(x) = nn.avg_pool3d(x) { layout == "NCDHW" } where input_ok(x), version >= 60001; */
struct tensorrt_avg_pool3d_match { dfg_node root, x; };
DFG_MATCHERS_OF_MATCH(tensorrt_avg_pool3d, NULL)

/* tensorrt.pat:162  pattern global_max_pool2d(x) = nn.global_max_pool2d(x) { layout == "NCHW" } where input_ok(x); */
struct tensorrt_global_max_pool2d_match { dfg_node root, x; };
DFG_MATCHERS_OF_MATCH(tensorrt_global_max_pool2d, NULL)

/* tensorrt.pat:163  pattern global_avg_pool2d(x) = nn.global_avg_pool2d(x) { layout == "NCHW" } where input_ok(x); */
struct tensorrt_global_avg_pool2d_match { dfg_node root, x; };
DFG_MATCHERS_OF_MATCH(tensorrt_global_avg_pool2d, NULL)

/* tensorrt.pat:164  pattern adaptive_max_pool2d(x) { p = nn.adaptive_max_pool2d(x) { layout == "NCHW" }; where input ... */
struct tensorrt_adaptive_max_pool2d_match { dfg_node root, x, p; };
DFG_MATCHERS_OF_MATCH(tensorrt_adaptive_max_pool2d, NULL)

/* tensorrt.pat:169  pattern adaptive_avg_pool2d(x) { p = nn.adaptive_avg_pool2d(x) { layout == "NCHW" }; where input ... */
struct tensorrt_adaptive_avg_pool2d_match { dfg_node root, x, p; };
DFG_MATCHERS_OF_MATCH(tensorrt_adaptive_avg_pool2d, NULL)

/* tensorrt.pat:175  pattern reduced(x) { r = (sum | prod | max | min | mean)(x) { exclude == false }; where input_ok ... */
struct tensorrt_reduced_match { dfg_node root, x, r; };
DFG_MATCHERS_OF_MATCH(tensorrt_reduced, NULL)

/* tensorrt.pat:218  "tensorrt.sum" = reduced & sum(...); */
struct tensorrt_sum_match { dfg_node root; };
struct tensorrt_sum_whole {
    struct tensorrt_sum_match m; struct tensorrt_reduced_match reduced; dfg_node r, sum;
    struct dfg_nodes rest;
};
DFG_MATCHERS(tensorrt_sum, NULL)

/* tensorrt.pat:219  "tensorrt.prod" = reduced & prod(...); */
struct tensorrt_prod_match { dfg_node root; };
struct tensorrt_prod_whole {
    struct tensorrt_prod_match m; struct tensorrt_reduced_match reduced; dfg_node r, prod;
    struct dfg_nodes rest;
};
DFG_MATCHERS(tensorrt_prod, NULL)

/* tensorrt.pat:220  "tensorrt.max" = reduced & max(...); */
struct tensorrt_max_match { dfg_node root; };
struct tensorrt_max_whole {
    struct tensorrt_max_match m; struct tensorrt_reduced_match reduced; dfg_node r, max;
    struct dfg_nodes rest;
};
DFG_MATCHERS(tensorrt_max, NULL)

/* tensorrt.pat:221  "tensorrt.min" = reduced & min(...); */
struct tensorrt_min_match { dfg_node root; };
struct tensorrt_min_whole {
    struct tensorrt_min_match m; struct tensorrt_reduced_match reduced; dfg_node r, min;
    struct dfg_nodes rest;
};
DFG_MATCHERS(tensorrt_min, NULL)

/* tensorrt.pat:222  "tensorrt.mean" = reduced & mean(...); */
struct tensorrt_mean_match { dfg_node root; };
struct tensorrt_mean_whole {
    struct tensorrt_mean_match m; struct tensorrt_reduced_match reduced; dfg_node r, mean;
    struct dfg_nodes rest;
};
DFG_MATCHERS(tensorrt_mean, NULL)

/* tensorrt.pat:223  "tensorrt.nn.relu" = nn.relu(fit); */
struct tensorrt_nn_relu_match { dfg_node root; };
struct tensorrt_nn_relu_whole { struct tensorrt_nn_relu_match m; dfg_node x; };
DFG_MATCHERS(tensorrt_nn_relu, NULL)

/* tensorrt.pat:224  "tensorrt.sigmoid" = sigmoid(fit); */
struct tensorrt_sigmoid_match { dfg_node root; };
struct tensorrt_sigmoid_whole { struct tensorrt_sigmoid_match m; dfg_node x; };
DFG_MATCHERS(tensorrt_sigmoid, NULL)

/* tensorrt.pat:225  "tensorrt.tanh" = tanh(fit); */
struct tensorrt_tanh_match { dfg_node root; };
struct tensorrt_tanh_whole { struct tensorrt_tanh_match m; dfg_node x; };
DFG_MATCHERS(tensorrt_tanh, NULL)

/* tensorrt.pat:226  "tensorrt.exp" = exp(fit); */
struct tensorrt_exp_match { dfg_node root; };
struct tensorrt_exp_whole { struct tensorrt_exp_match m; dfg_node x; };
DFG_MATCHERS(tensorrt_exp, NULL)

/* tensorrt.pat:227  "tensorrt.log" = log(fit); */
struct tensorrt_log_match { dfg_node root; };
struct tensorrt_log_whole { struct tensorrt_log_match m; dfg_node x; };
DFG_MATCHERS(tensorrt_log, NULL)

/* tensorrt.pat:228  "tensorrt.sqrt" = sqrt(fit); */
struct tensorrt_sqrt_match { dfg_node root; };
struct tensorrt_sqrt_whole { struct tensorrt_sqrt_match m; dfg_node x; };
DFG_MATCHERS(tensorrt_sqrt, NULL)

/* tensorrt.pat:229  "tensorrt.abs" = abs(fit); */
struct tensorrt_abs_match { dfg_node root; };
struct tensorrt_abs_whole { struct tensorrt_abs_match m; dfg_node x; };
DFG_MATCHERS(tensorrt_abs, NULL)

/* tensorrt.pat:230  "tensorrt.negative" = negative(fit); */
struct tensorrt_negative_match { dfg_node root; };
struct tensorrt_negative_whole { struct tensorrt_negative_match m; dfg_node x; };
DFG_MATCHERS(tensorrt_negative, NULL)

/* tensorrt.pat:231  "tensorrt.nn.batch_flatten" = nn.batch_flatten(fit); */
struct tensorrt_nn_batch_flatten_match { dfg_node root; };
struct tensorrt_nn_batch_flatten_whole { struct tensorrt_nn_batch_flatten_match m; dfg_node x; };
DFG_MATCHERS(tensorrt_nn_batch_flatten, NULL)

/* tensorrt.pat:232  "tensorrt.clip" = clip(fit); */
struct tensorrt_clip_match { dfg_node root; };
struct tensorrt_clip_whole { struct tensorrt_clip_match m; dfg_node x; };
DFG_MATCHERS(tensorrt_clip, NULL)

/* tensorrt.pat:233  "tensorrt.floor" = floor(fit); */
struct tensorrt_floor_match { dfg_node root; };
struct tensorrt_floor_whole { struct tensorrt_floor_match m; dfg_node x; };
DFG_MATCHERS(tensorrt_floor, NULL)

/* tensorrt.pat:234  "tensorrt.nn.leaky_relu" = nn.leaky_relu(since_5); */
struct tensorrt_nn_leaky_relu_match { dfg_node root; };
struct tensorrt_nn_leaky_relu_whole { struct tensorrt_nn_leaky_relu_match m; dfg_node x; };
DFG_MATCHERS(tensorrt_nn_leaky_relu, NULL)

/* tensorrt.pat:235  "tensorrt.sin" = sin(since_5); */
struct tensorrt_sin_match { dfg_node root; };
struct tensorrt_sin_whole { struct tensorrt_sin_match m; dfg_node x; };
DFG_MATCHERS(tensorrt_sin, NULL)

/* tensorrt.pat:236  "tensorrt.cos" = cos(since_5); */
struct tensorrt_cos_match { dfg_node root; };
struct tensorrt_cos_whole { struct tensorrt_cos_match m; dfg_node x; };
DFG_MATCHERS(tensorrt_cos, NULL)

/* tensorrt.pat:237  "tensorrt.atan" = atan(since_5); */
struct tensorrt_atan_match { dfg_node root; };
struct tensorrt_atan_whole { struct tensorrt_atan_match m; dfg_node x; };
DFG_MATCHERS(tensorrt_atan, NULL)

/* tensorrt.pat:238  "tensorrt.ceil" = ceil(since_5); */
struct tensorrt_ceil_match { dfg_node root; };
struct tensorrt_ceil_whole { struct tensorrt_ceil_match m; dfg_node x; };
DFG_MATCHERS(tensorrt_ceil, NULL)

/* tensorrt.pat:239  "tensorrt.erf" = erf(since_7); */
struct tensorrt_erf_match { dfg_node root; };
struct tensorrt_erf_whole { struct tensorrt_erf_match m; dfg_node x; };
DFG_MATCHERS(tensorrt_erf, NULL)

enum tensorrt_entry {
    TENSORRT_NN_CONV1D, /* "tensorrt.nn.conv1d": tensorrt.pat:39 */
    TENSORRT_NN_CONV2D, /* "tensorrt.nn.conv2d": tensorrt.pat:44 */
    TENSORRT_NN_CONV3D, /* "tensorrt.nn.conv3d": tensorrt.pat:49 */
    TENSORRT_NN_CONV2D_TRANSPOSE, /* "tensorrt.nn.conv2d_transpose": tensorrt.pat:54 */
    TENSORRT_NN_CONV3D_TRANSPOSE, /* "tensorrt.nn.conv3d_transpose": tensorrt.pat:59 */
    TENSORRT_NN_DENSE, /* "tensorrt.nn.dense": tensorrt.pat:64 */
    TENSORRT_NN_BIAS_ADD, /* "tensorrt.nn.bias_add": tensorrt.pat:65 */
    TENSORRT_NN_BATCH_MATMUL, /* "tensorrt.nn.batch_matmul": tensorrt.pat:66 */
    TENSORRT_ADD, /* "tensorrt.add": tensorrt.pat:80 */
    TENSORRT_DIVIDE, /* "tensorrt.divide": tensorrt.pat:82 */
    TENSORRT_SUBTRACT, /* "tensorrt.subtract": tensorrt.pat:83 */
    TENSORRT_MULTIPLY, /* "tensorrt.multiply": tensorrt.pat:84 */
    TENSORRT_POWER, /* "tensorrt.power": tensorrt.pat:85 */
    TENSORRT_MAXIMUM, /* "tensorrt.maximum": tensorrt.pat:86 */
    TENSORRT_MINIMUM, /* "tensorrt.minimum": tensorrt.pat:87 */
    TENSORRT_NN_BATCH_NORM, /* "tensorrt.nn.batch_norm": tensorrt.pat:96 */
    TENSORRT_NN_LAYER_NORM, /* "tensorrt.nn.layer_norm": tensorrt.pat:102 */
    TENSORRT_NN_SOFTMAX, /* "tensorrt.nn.softmax": tensorrt.pat:105 */
    TENSORRT_SPLIT, /* "tensorrt.split": tensorrt.pat:106 */
    TENSORRT_EXPAND_DIMS, /* "tensorrt.expand_dims": tensorrt.pat:108 */
    TENSORRT_SQUEEZE, /* "tensorrt.squeeze": tensorrt.pat:110 */
    TENSORRT_CONCATENATE, /* "tensorrt.concatenate": tensorrt.pat:111 */
    TENSORRT_TRANSPOSE, /* "tensorrt.transpose": tensorrt.pat:116 */
    TENSORRT_RESHAPE, /* "tensorrt.reshape": tensorrt.pat:118 */
    TENSORRT_STRIDED_SLICE, /* "tensorrt.strided_slice": tensorrt.pat:125 */
    TENSORRT_NN_PAD, /* "tensorrt.nn.pad": tensorrt.pat:133 */
    TENSORRT_LAYOUT_TRANSFORM, /* "tensorrt.layout_transform": tensorrt.pat:136 */
    TENSORRT_NN_MAX_POOL2D, /* "tensorrt.nn.max_pool2d": tensorrt.pat:148 */
    TENSORRT_NN_AVG_POOL2D, /* "tensorrt.nn.avg_pool2d": tensorrt.pat:153 */
    TENSORRT_NN_MAX_POOL3D, /* "tensorrt.nn.max_pool3d": tensorrt.pat:160 */
    TENSORRT_NN_AVG_POOL3D, /* "tensorrt.nn.avg_pool3d": tensorrt.pat:161 */
    TENSORRT_NN_GLOBAL_MAX_POOL2D, /* "tensorrt.nn.global_max_pool2d": tensorrt.pat:162 */
    TENSORRT_NN_GLOBAL_AVG_POOL2D, /* "tensorrt.nn.global_avg_pool2d": tensorrt.pat:163 */
    TENSORRT_NN_ADAPTIVE_MAX_POOL2D, /* "tensorrt.nn.adaptive_max_pool2d": tensorrt.pat:164 */
    TENSORRT_NN_ADAPTIVE_AVG_POOL2D, /* "tensorrt.nn.adaptive_avg_pool2d": tensorrt.pat:169 */
    TENSORRT_SUM, /* "tensorrt.sum": tensorrt.pat:218 */
    TENSORRT_PROD, /* "tensorrt.prod": tensorrt.pat:219 */
    TENSORRT_MAX, /* "tensorrt.max": tensorrt.pat:220 */
    TENSORRT_MIN, /* "tensorrt.min": tensorrt.pat:221 */
    TENSORRT_MEAN, /* "tensorrt.mean": tensorrt.pat:222 */
    TENSORRT_NN_RELU, /* "tensorrt.nn.relu": tensorrt.pat:223 */
    TENSORRT_SIGMOID, /* "tensorrt.sigmoid": tensorrt.pat:224 */
    TENSORRT_TANH, /* "tensorrt.tanh": tensorrt.pat:225 */
    TENSORRT_EXP, /* "tensorrt.exp": tensorrt.pat:226 */
    TENSORRT_LOG, /* "tensorrt.log": tensorrt.pat:227 */
    TENSORRT_SQRT, /* "tensorrt.sqrt": tensorrt.pat:228 */
    TENSORRT_ABS, /* "tensorrt.abs": tensorrt.pat:229 */
    TENSORRT_NEGATIVE, /* "tensorrt.negative": tensorrt.pat:230 */
    TENSORRT_NN_BATCH_FLATTEN, /* "tensorrt.nn.batch_flatten": tensorrt.pat:231 */
    TENSORRT_CLIP, /* "tensorrt.clip": tensorrt.pat:232 */
    TENSORRT_FLOOR, /* "tensorrt.floor": tensorrt.pat:233 */
    TENSORRT_NN_LEAKY_RELU, /* "tensorrt.nn.leaky_relu": tensorrt.pat:234 */
    TENSORRT_SIN, /* "tensorrt.sin": tensorrt.pat:235 */
    TENSORRT_COS, /* "tensorrt.cos": tensorrt.pat:236 */
    TENSORRT_ATAN, /* "tensorrt.atan": tensorrt.pat:237 */
    TENSORRT_CEIL, /* "tensorrt.ceil": tensorrt.pat:238 */
    TENSORRT_ERF, /* "tensorrt.erf": tensorrt.pat:239 */
    TENSORRT_N_ENTRIES
};
enum { TENSORRT_WORDS = 1 /* 64-bit words of a candidate set */ };

/* The entries of table tensorrt that may match at n, a bit each in order of priority:
 * the first entry lowest.  Never misses one.  Pure, no memory.
 */
uint64_t tensorrt_candidates(const dfg_graph *g, dfg_node n);

/* The entry of highest priority that does match at n (enum tensorrt_entry), or -1. */
int32_t tensorrt_first(const dfg_graph *g, dfg_node n);

/* All nodes of first .. last-1 that have candidates, in order, with their sets (1 word each).
 * nodes and sets have room for last - first of them.  How many there are.
 */
size_t tensorrt_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets);

DFG_END_C

#endif
