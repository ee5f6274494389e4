/* What tensorrt.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "tensorrt.h"
#if TENSORRT_H != 0x458d041b8ebfaa9f
#error "tensorrt.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"


static const struct dfg_pattern tensorrt_patterns[] = {
#define WHOLE tensorrt_conv1d_match
    {DFG_FOUND_ROW(tensorrt_conv1d, match, 0), .name = "conv1d", .place = "tensorrt.pat:39", .depth = 1,
     CAPTURES(3, 2, NODE("x", x), NODE("w", w), NODE("c", c)), PARTS(4, PART(INPUT, 0, x),
     PART(INPUT, 1, w), {DFG_PART_ROOT, 0, 1, 2, AT(c)}, PART(CONST, 1, w))},
#undef WHOLE
#define WHOLE tensorrt_conv2d_match
    {DFG_FOUND_ROW(tensorrt_conv2d, match, 0), .name = "conv2d", .place = "tensorrt.pat:44", .depth = 1,
     CAPTURES(3, 2, NODE("x", x), NODE("w", w), NODE("c", c)), PARTS(4, PART(INPUT, 0, x),
     PART(INPUT, 1, w), {DFG_PART_ROOT, 0, 1, 2, AT(c)}, PART(CONST, 1, w))},
#undef WHOLE
#define WHOLE tensorrt_conv3d_match
    {DFG_FOUND_ROW(tensorrt_conv3d, match, 0), .name = "conv3d", .place = "tensorrt.pat:49", .depth = 1,
     CAPTURES(3, 2, NODE("x", x), NODE("w", w), NODE("c", c)), PARTS(4, PART(INPUT, 0, x),
     PART(INPUT, 1, w), {DFG_PART_ROOT, 0, 1, 2, AT(c)}, PART(CONST, 1, w))},
#undef WHOLE
#define WHOLE tensorrt_conv2d_transpose_match
    {DFG_FOUND_ROW(tensorrt_conv2d_transpose, match, 0), .name = "conv2d_transpose",
     .place = "tensorrt.pat:54", .depth = 1, CAPTURES(3, 2, NODE("x", x), NODE("w", w), NODE("c", c)),
     PARTS(3, PART(INPUT, 0, x), PART(INPUT, 1, w), {DFG_PART_ROOT, 0, 1, 2, AT(c)})},
#undef WHOLE
#define WHOLE tensorrt_conv3d_transpose_match
    {DFG_FOUND_ROW(tensorrt_conv3d_transpose, match, 0), .name = "conv3d_transpose",
     .place = "tensorrt.pat:59", .depth = 1, CAPTURES(3, 2, NODE("x", x), NODE("w", w), NODE("c", c)),
     PARTS(3, PART(INPUT, 0, x), PART(INPUT, 1, w), {DFG_PART_ROOT, 0, 1, 2, AT(c)})},
#undef WHOLE
#define WHOLE tensorrt_dense_match
    {DFG_FOUND_ROW(tensorrt_dense, match, 0), .name = "dense", .place = "tensorrt.pat:64", .depth = 1,
     CAPTURES(2, 2, NODE("x", x), NODE("w", w)), PARTS(4, PART(INPUT, 0, x), PART(INPUT, 1, w), ROOT(root),
     PART(CONST, 1, w))},
#undef WHOLE
#define WHOLE tensorrt_bias_add_match
    {DFG_FOUND_ROW(tensorrt_bias_add, match, 0), .name = "bias_add", .place = "tensorrt.pat:65", .depth = 1,
     CAPTURES(2, 2, NODE("x", x), NODE("b", b)), PARTS(3, PART(INPUT, 0, x), PART(INPUT, 1, b),
     ROOT(root))},
#undef WHOLE
#define WHOLE tensorrt_batch_matmul_match
    {DFG_FOUND_ROW(tensorrt_batch_matmul, match, 0), .name = "batch_matmul", .place = "tensorrt.pat:66",
     .depth = 1, CAPTURES(2, 2, NODE("a", a), NODE("b", b)), PARTS(3, PART(INPUT, 0, a), PART(INPUT, 1, b),
     ROOT(root))},
#undef WHOLE
#define WHOLE tensorrt_add_two_match
    {DFG_FOUND_ROW(tensorrt_add_two, match, 1), .name = "add_two", .place = "tensorrt.pat:80", .depth = 1,
     CAPTURES(2, 2, NODE("a", a), NODE("b", b)), PARTS(3, PART(INPUT, 0, a), PART(INPUT, 1, b),
     ROOT(root))},
#undef WHOLE
#define WHOLE tensorrt_divide_two_match
    {DFG_FOUND_ROW(tensorrt_divide_two, match, 0), .name = "divide_two", .place = "tensorrt.pat:82",
     .depth = 1, CAPTURES(2, 2, NODE("a", a), NODE("b", b)), PARTS(3, PART(INPUT, 0, a), PART(INPUT, 1, b),
     ROOT(root))},
#undef WHOLE
#define WHOLE tensorrt_subtract_two_match
    {DFG_FOUND_ROW(tensorrt_subtract_two, match, 0), .name = "subtract_two", .place = "tensorrt.pat:83",
     .depth = 1, CAPTURES(2, 2, NODE("a", a), NODE("b", b)), PARTS(3, PART(INPUT, 0, a), PART(INPUT, 1, b),
     ROOT(root))},
#undef WHOLE
#define WHOLE tensorrt_multiply_two_match
    {DFG_FOUND_ROW(tensorrt_multiply_two, match, 1), .name = "multiply_two", .place = "tensorrt.pat:84",
     .depth = 1, CAPTURES(2, 2, NODE("a", a), NODE("b", b)), PARTS(3, PART(INPUT, 0, a), PART(INPUT, 1, b),
     ROOT(root))},
#undef WHOLE
#define WHOLE tensorrt_power_two_match
    {DFG_FOUND_ROW(tensorrt_power_two, match, 0), .name = "power_two", .place = "tensorrt.pat:85",
     .depth = 1, CAPTURES(2, 2, NODE("a", a), NODE("b", b)), PARTS(3, PART(INPUT, 0, a), PART(INPUT, 1, b),
     ROOT(root))},
#undef WHOLE
#define WHOLE tensorrt_maximum_two_match
    {DFG_FOUND_ROW(tensorrt_maximum_two, match, 1), .name = "maximum_two", .place = "tensorrt.pat:86",
     .depth = 1, CAPTURES(2, 2, NODE("a", a), NODE("b", b)), PARTS(3, PART(INPUT, 0, a), PART(INPUT, 1, b),
     ROOT(root))},
#undef WHOLE
#define WHOLE tensorrt_minimum_two_match
    {DFG_FOUND_ROW(tensorrt_minimum_two, match, 1), .name = "minimum_two", .place = "tensorrt.pat:87",
     .depth = 1, CAPTURES(2, 2, NODE("a", a), NODE("b", b)), PARTS(3, PART(INPUT, 0, a), PART(INPUT, 1, b),
     ROOT(root))},
#undef WHOLE
#define WHOLE tensorrt_fit_match
    {DFG_FOUND_ROW(tensorrt_fit, match, 0), .name = "fit", .place = "tensorrt.pat:90",
     CAPTURES(1, 1, NODE("x", x)), PARTS(1, {DFG_PART_ROOT, 0, 1, 0, AT(x)})},
#undef WHOLE
#define WHOLE tensorrt_since_5_match
    {DFG_FOUND_ROW(tensorrt_since_5, match, 0), .name = "since_5", .place = "tensorrt.pat:91",
     CAPTURES(1, 1, NODE("x", x)), PARTS(1, {DFG_PART_ROOT, 0, 1, 0, AT(x)})},
#undef WHOLE
#define WHOLE tensorrt_since_7_match
    {DFG_FOUND_ROW(tensorrt_since_7, match, 0), .name = "since_7", .place = "tensorrt.pat:92",
     CAPTURES(1, 1, NODE("x", x)), PARTS(1, {DFG_PART_ROOT, 0, 1, 0, AT(x)})},
#undef WHOLE
#define WHOLE tensorrt_batch_norm_match
    {DFG_FOUND_ROW(tensorrt_batch_norm, match, 0), .name = "batch_norm", .place = "tensorrt.pat:96",
     .depth = 2, CAPTURES(6, 5, NODE("x", x), NODE("g", g), NODE("b", b), NODE("m", m), NODE("v", v),
     NODE("n", n)), PARTS(11, PART(INPUT, 0, x), PART(INPUT, 1, g), PART(INPUT, 2, b), PART(INPUT, 3, m),
     PART(INPUT, 4, v), PART(INNER, 5, n), PART(CONST, 1, g), PART(CONST, 2, b), PART(CONST, 3, m),
     PART(CONST, 4, v), ROOT(root))},
#undef WHOLE
#define WHOLE tensorrt_layer_norm_match
    {DFG_FOUND_ROW(tensorrt_layer_norm, match, 0), .name = "layer_norm", .place = "tensorrt.pat:102",
     .depth = 1, CAPTURES(4, 3, NODE("x", x), NODE("g", g), NODE("b", b), VALUE("axis", axis)),
     PARTS(6, PART(INPUT, 0, x), PART(INPUT, 1, g), PART(INPUT, 2, b), ROOT(root), PART(CONST, 1, g),
     PART(CONST, 2, b))},
#undef WHOLE
#define WHOLE tensorrt_softmax_match
    {DFG_FOUND_ROW(tensorrt_softmax, match, 0), .name = "softmax", .place = "tensorrt.pat:105", .depth = 1,
     CAPTURES(2, 1, NODE("x", x), VALUE("axis", axis)), PARTS(2, PART(INPUT, 0, x), ROOT(root))},
#undef WHOLE
#define WHOLE tensorrt_split_up_match
    {DFG_FOUND_ROW(tensorrt_split_up, match, 0), .name = "split_up", .place = "tensorrt.pat:106",
     .depth = 1, CAPTURES(2, 1, NODE("x", x), VALUE("axis", axis)), PARTS(2, PART(INPUT, 0, x),
     ROOT(root))},
#undef WHOLE
#define WHOLE tensorrt_expanded_match
    {DFG_FOUND_ROW(tensorrt_expanded, match, 0), .name = "expanded", .place = "tensorrt.pat:108",
     .depth = 1, CAPTURES(2, 1, NODE("x", x), VALUE("axis", axis)), PARTS(2, PART(INPUT, 0, x),
     ROOT(root))},
#undef WHOLE
#define WHOLE tensorrt_squeezed_match
    {DFG_FOUND_ROW(tensorrt_squeezed, match, 0), .name = "squeezed", .place = "tensorrt.pat:110",
     .depth = 1, CAPTURES(2, 1, NODE("x", x), VALUE("axes", axes)), PARTS(2, PART(INPUT, 0, x),
     ROOT(root))},
#undef WHOLE
#define WHOLE tensorrt_concatenated_whole
    {DFG_FOUND_ROW(tensorrt_concatenated, whole, 0), .name = "concatenated", .place = "tensorrt.pat:111",
     .depth = 2, CAPTURES(3, 1, NODES("fields", m.fields), NODE("c", m.c), VALUE("axis", m.axis)),
     PARTS(3, {DFG_PART_ROOT, 0, 1, 1, AT(m.c)}, INNER(tuple), {DFG_PART_INPUT, 1, 0, 0, AT(m.fields)})},
#undef WHOLE
#define WHOLE tensorrt_transposed_match
    {DFG_FOUND_ROW(tensorrt_transposed, match, 0), .name = "transposed", .place = "tensorrt.pat:116",
     .depth = 1, CAPTURES(2, 1, NODE("x", x), VALUE("axes", axes)), PARTS(2, PART(INPUT, 0, x),
     ROOT(root))},
#undef WHOLE
#define WHOLE tensorrt_reshaped_match
    {DFG_FOUND_ROW(tensorrt_reshaped, match, 0), .name = "reshaped", .place = "tensorrt.pat:118",
     .depth = 1, CAPTURES(3, 1, NODE("x", x), NODE("r", r), VALUE("shape", shape)),
     PARTS(2, PART(INPUT, 0, x), {DFG_PART_ROOT, 0, 1, 1, AT(r)})},
#undef WHOLE
#define WHOLE tensorrt_sliced_match
    {DFG_FOUND_ROW(tensorrt_sliced, match, 0), .name = "sliced", .place = "tensorrt.pat:125", .depth = 1,
     CAPTURES(2, 1, NODE("x", x), NODE("s", s)), PARTS(2, PART(INPUT, 0, x),
     {DFG_PART_ROOT, 0, 1, 1, AT(s)})},
#undef WHOLE
#define WHOLE tensorrt_padded_whole
    {DFG_FOUND_ROW(tensorrt_padded, whole, 0), .name = "padded", .place = "tensorrt.pat:133", .depth = 1,
     CAPTURES(1, 1, NODE("x", m.x)), PARTS(3, PART(INPUT, 0, m.x), ROOT(m.root), CONST(constant))},
#undef WHOLE
#define WHOLE tensorrt_relaid_match
    {DFG_FOUND_ROW(tensorrt_relaid, match, 0), .name = "relaid", .place = "tensorrt.pat:136", .depth = 1,
     CAPTURES(4, 1, NODE("x", x), NODE("t", t), VALUE("from", from), VALUE("to", to)),
     PARTS(2, PART(INPUT, 0, x), {DFG_PART_ROOT, 0, 1, 1, AT(t)})},
#undef WHOLE
#define WHOLE tensorrt_max_pool2d_match
    {DFG_FOUND_ROW(tensorrt_max_pool2d, match, 0), .name = "max_pool2d", .place = "tensorrt.pat:148",
     .depth = 1, CAPTURES(2, 1, NODE("x", x), NODE("p", p)), PARTS(2, PART(INPUT, 0, x),
     {DFG_PART_ROOT, 0, 1, 1, AT(p)})},
#undef WHOLE
#define WHOLE tensorrt_avg_pool2d_match
    {DFG_FOUND_ROW(tensorrt_avg_pool2d, match, 0), .name = "avg_pool2d", .place = "tensorrt.pat:153",
     .depth = 1, CAPTURES(2, 1, NODE("x", x), NODE("p", p)), PARTS(2, PART(INPUT, 0, x),
     {DFG_PART_ROOT, 0, 1, 1, AT(p)})},
#undef WHOLE
#define WHOLE tensorrt_max_pool3d_match
    {DFG_FOUND_ROW(tensorrt_max_pool3d, match, 0), .name = "max_pool3d", .place = "tensorrt.pat:160",
     .depth = 1, CAPTURES(1, 1, NODE("x", x)), PARTS(2, PART(INPUT, 0, x), ROOT(root))},
#undef WHOLE
#define WHOLE tensorrt_avg_pool3d_match
    {DFG_FOUND_ROW(tensorrt_avg_pool3d, match, 0), .name = "avg_pool3d", .place = "tensorrt.pat:161",
     .depth = 1, CAPTURES(1, 1, NODE("x", x)), PARTS(2, PART(INPUT, 0, x), ROOT(root))},
#undef WHOLE
#define WHOLE tensorrt_global_max_pool2d_match
    {DFG_FOUND_ROW(tensorrt_global_max_pool2d, match, 0), .name = "global_max_pool2d",
     .place = "tensorrt.pat:162", .depth = 1, CAPTURES(1, 1, NODE("x", x)), PARTS(2, PART(INPUT, 0, x),
     ROOT(root))},
#undef WHOLE
#define WHOLE tensorrt_global_avg_pool2d_match
    {DFG_FOUND_ROW(tensorrt_global_avg_pool2d, match, 0), .name = "global_avg_pool2d",
     .place = "tensorrt.pat:163", .depth = 1, CAPTURES(1, 1, NODE("x", x)), PARTS(2, PART(INPUT, 0, x),
     ROOT(root))},
#undef WHOLE
#define WHOLE tensorrt_adaptive_max_pool2d_match
    {DFG_FOUND_ROW(tensorrt_adaptive_max_pool2d, match, 0), .name = "adaptive_max_pool2d",
     .place = "tensorrt.pat:164", .depth = 1, CAPTURES(2, 1, NODE("x", x), NODE("p", p)),
     PARTS(2, PART(INPUT, 0, x), {DFG_PART_ROOT, 0, 1, 1, AT(p)})},
#undef WHOLE
#define WHOLE tensorrt_adaptive_avg_pool2d_match
    {DFG_FOUND_ROW(tensorrt_adaptive_avg_pool2d, match, 0), .name = "adaptive_avg_pool2d",
     .place = "tensorrt.pat:169", .depth = 1, CAPTURES(2, 1, NODE("x", x), NODE("p", p)),
     PARTS(2, PART(INPUT, 0, x), {DFG_PART_ROOT, 0, 1, 1, AT(p)})},
#undef WHOLE
#define WHOLE tensorrt_reduced_match
    {DFG_FOUND_ROW(tensorrt_reduced, match, 0), .name = "reduced", .place = "tensorrt.pat:175", .depth = 1,
     CAPTURES(2, 1, NODE("x", x), NODE("r", r)), PARTS(2, PART(INPUT, 0, x),
     {DFG_PART_ROOT, 0, 1, 1, AT(r)})},
#undef WHOLE
#define WHOLE tensorrt_sum_whole
    {DFG_FOUND_ROW(tensorrt_sum, whole, 0), .name = "tensorrt.sum", .place = "tensorrt.pat:218",
     .is_entry = true, .depth = 1, PARTS(5, ROOT(m.root), INNER(r), INPUT(reduced.x), INNER(sum),
     {DFG_PART_INPUT, 1, 0, -1, AT(rest)})},
#undef WHOLE
#define WHOLE tensorrt_prod_whole
    {DFG_FOUND_ROW(tensorrt_prod, whole, 0), .name = "tensorrt.prod", .place = "tensorrt.pat:219",
     .is_entry = true, .depth = 1, PARTS(5, ROOT(m.root), INNER(r), INPUT(reduced.x), INNER(prod),
     {DFG_PART_INPUT, 1, 0, -1, AT(rest)})},
#undef WHOLE
#define WHOLE tensorrt_max_whole
    {DFG_FOUND_ROW(tensorrt_max, whole, 0), .name = "tensorrt.max", .place = "tensorrt.pat:220",
     .is_entry = true, .depth = 1, PARTS(5, ROOT(m.root), INNER(r), INPUT(reduced.x), INNER(max),
     {DFG_PART_INPUT, 1, 0, -1, AT(rest)})},
#undef WHOLE
#define WHOLE tensorrt_min_whole
    {DFG_FOUND_ROW(tensorrt_min, whole, 0), .name = "tensorrt.min", .place = "tensorrt.pat:221",
     .is_entry = true, .depth = 1, PARTS(5, ROOT(m.root), INNER(r), INPUT(reduced.x), INNER(min),
     {DFG_PART_INPUT, 1, 0, -1, AT(rest)})},
#undef WHOLE
#define WHOLE tensorrt_mean_whole
    {DFG_FOUND_ROW(tensorrt_mean, whole, 0), .name = "tensorrt.mean", .place = "tensorrt.pat:222",
     .is_entry = true, .depth = 1, PARTS(5, ROOT(m.root), INNER(r), INPUT(reduced.x), INNER(mean),
     {DFG_PART_INPUT, 1, 0, -1, AT(rest)})},
#undef WHOLE
#define WHOLE tensorrt_nn_relu_whole
    {DFG_FOUND_ROW(tensorrt_nn_relu, whole, 0), .name = "tensorrt.nn.relu", .place = "tensorrt.pat:223",
     .is_entry = true, .depth = 1, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE tensorrt_sigmoid_whole
    {DFG_FOUND_ROW(tensorrt_sigmoid, whole, 0), .name = "tensorrt.sigmoid", .place = "tensorrt.pat:224",
     .is_entry = true, .depth = 1, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE tensorrt_tanh_whole
    {DFG_FOUND_ROW(tensorrt_tanh, whole, 0), .name = "tensorrt.tanh", .place = "tensorrt.pat:225",
     .is_entry = true, .depth = 1, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE tensorrt_exp_whole
    {DFG_FOUND_ROW(tensorrt_exp, whole, 0), .name = "tensorrt.exp", .place = "tensorrt.pat:226",
     .is_entry = true, .depth = 1, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE tensorrt_log_whole
    {DFG_FOUND_ROW(tensorrt_log, whole, 0), .name = "tensorrt.log", .place = "tensorrt.pat:227",
     .is_entry = true, .depth = 1, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE tensorrt_sqrt_whole
    {DFG_FOUND_ROW(tensorrt_sqrt, whole, 0), .name = "tensorrt.sqrt", .place = "tensorrt.pat:228",
     .is_entry = true, .depth = 1, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE tensorrt_abs_whole
    {DFG_FOUND_ROW(tensorrt_abs, whole, 0), .name = "tensorrt.abs", .place = "tensorrt.pat:229",
     .is_entry = true, .depth = 1, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE tensorrt_negative_whole
    {DFG_FOUND_ROW(tensorrt_negative, whole, 0), .name = "tensorrt.negative", .place = "tensorrt.pat:230",
     .is_entry = true, .depth = 1, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE tensorrt_nn_batch_flatten_whole
    {DFG_FOUND_ROW(tensorrt_nn_batch_flatten, whole, 0), .name = "tensorrt.nn.batch_flatten",
     .place = "tensorrt.pat:231", .is_entry = true, .depth = 1, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE tensorrt_clip_whole
    {DFG_FOUND_ROW(tensorrt_clip, whole, 0), .name = "tensorrt.clip", .place = "tensorrt.pat:232",
     .is_entry = true, .depth = 1, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE tensorrt_floor_whole
    {DFG_FOUND_ROW(tensorrt_floor, whole, 0), .name = "tensorrt.floor", .place = "tensorrt.pat:233",
     .is_entry = true, .depth = 1, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE tensorrt_nn_leaky_relu_whole
    {DFG_FOUND_ROW(tensorrt_nn_leaky_relu, whole, 0), .name = "tensorrt.nn.leaky_relu",
     .place = "tensorrt.pat:234", .is_entry = true, .depth = 1, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE tensorrt_sin_whole
    {DFG_FOUND_ROW(tensorrt_sin, whole, 0), .name = "tensorrt.sin", .place = "tensorrt.pat:235",
     .is_entry = true, .depth = 1, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE tensorrt_cos_whole
    {DFG_FOUND_ROW(tensorrt_cos, whole, 0), .name = "tensorrt.cos", .place = "tensorrt.pat:236",
     .is_entry = true, .depth = 1, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE tensorrt_atan_whole
    {DFG_FOUND_ROW(tensorrt_atan, whole, 0), .name = "tensorrt.atan", .place = "tensorrt.pat:237",
     .is_entry = true, .depth = 1, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE tensorrt_ceil_whole
    {DFG_FOUND_ROW(tensorrt_ceil, whole, 0), .name = "tensorrt.ceil", .place = "tensorrt.pat:238",
     .is_entry = true, .depth = 1, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE tensorrt_erf_whole
    {DFG_FOUND_ROW(tensorrt_erf, whole, 0), .name = "tensorrt.erf", .place = "tensorrt.pat:239",
     .is_entry = true, .depth = 1, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
};

/* ---- table tensorrt ---- */

DFG_TABLE_SLOTS(tensorrt)

static const struct dfg_table_entry tensorrt_entries[] = {
    { .name = "tensorrt.nn.conv1d", .pattern = 0 },
    { .name = "tensorrt.nn.conv2d", .pattern = 1 },
    { .name = "tensorrt.nn.conv3d", .pattern = 2 },
    { .name = "tensorrt.nn.conv2d_transpose", .pattern = 3 },
    { .name = "tensorrt.nn.conv3d_transpose", .pattern = 4 },
    { .name = "tensorrt.nn.dense", .pattern = 5 },
    { .name = "tensorrt.nn.bias_add", .pattern = 6 },
    { .name = "tensorrt.nn.batch_matmul", .pattern = 7 },
    { .name = "tensorrt.add", .pattern = 8 },
    { .name = "tensorrt.divide", .pattern = 9 },
    { .name = "tensorrt.subtract", .pattern = 10 },
    { .name = "tensorrt.multiply", .pattern = 11 },
    { .name = "tensorrt.power", .pattern = 12 },
    { .name = "tensorrt.maximum", .pattern = 13 },
    { .name = "tensorrt.minimum", .pattern = 14 },
    { .name = "tensorrt.nn.batch_norm", .pattern = 18 },
    { .name = "tensorrt.nn.layer_norm", .pattern = 19 },
    { .name = "tensorrt.nn.softmax", .pattern = 20 },
    { .name = "tensorrt.split", .pattern = 21 },
    { .name = "tensorrt.expand_dims", .pattern = 22 },
    { .name = "tensorrt.squeeze", .pattern = 23 },
    { .name = "tensorrt.concatenate", .pattern = 24 },
    { .name = "tensorrt.transpose", .pattern = 25 },
    { .name = "tensorrt.reshape", .pattern = 26 },
    { .name = "tensorrt.strided_slice", .pattern = 27 },
    { .name = "tensorrt.nn.pad", .pattern = 28 },
    { .name = "tensorrt.layout_transform", .pattern = 29 },
    { .name = "tensorrt.nn.max_pool2d", .pattern = 30 },
    { .name = "tensorrt.nn.avg_pool2d", .pattern = 31 },
    { .name = "tensorrt.nn.max_pool3d", .pattern = 32 },
    { .name = "tensorrt.nn.avg_pool3d", .pattern = 33 },
    { .name = "tensorrt.nn.global_max_pool2d", .pattern = 34 },
    { .name = "tensorrt.nn.global_avg_pool2d", .pattern = 35 },
    { .name = "tensorrt.nn.adaptive_max_pool2d", .pattern = 36 },
    { .name = "tensorrt.nn.adaptive_avg_pool2d", .pattern = 37 },
    { .name = "tensorrt.sum", .pattern = 39 },
    { .name = "tensorrt.prod", .pattern = 40 },
    { .name = "tensorrt.max", .pattern = 41 },
    { .name = "tensorrt.min", .pattern = 42 },
    { .name = "tensorrt.mean", .pattern = 43 },
    { .name = "tensorrt.nn.relu", .pattern = 44 },
    { .name = "tensorrt.sigmoid", .pattern = 45 },
    { .name = "tensorrt.tanh", .pattern = 46 },
    { .name = "tensorrt.exp", .pattern = 47 },
    { .name = "tensorrt.log", .pattern = 48 },
    { .name = "tensorrt.sqrt", .pattern = 49 },
    { .name = "tensorrt.abs", .pattern = 50 },
    { .name = "tensorrt.negative", .pattern = 51 },
    { .name = "tensorrt.nn.batch_flatten", .pattern = 52 },
    { .name = "tensorrt.clip", .pattern = 53 },
    { .name = "tensorrt.floor", .pattern = 54 },
    { .name = "tensorrt.nn.leaky_relu", .pattern = 55 },
    { .name = "tensorrt.sin", .pattern = 56 },
    { .name = "tensorrt.cos", .pattern = 57 },
    { .name = "tensorrt.atan", .pattern = 58 },
    { .name = "tensorrt.ceil", .pattern = 59 },
    { .name = "tensorrt.erf", .pattern = 60 },
};
static const struct dfg_attr_text tensorrt_attrs[] = {
    { "Compiler", "\"tensorrt\"" },
};
static const struct dfg_table tensorrt_tables[] = {
    { .name = "tensorrt", .n = 57, .last_wins = false, .entries = tensorrt_entries, .n_words = 1,
      .n_attrs = 1, .attrs = tensorrt_attrs,
      .candidates = tensorrt_candidates_slot, .first = tensorrt_first_slot, .sweep = tensorrt_sweep_slot },
};

static const struct dfg_param tensorrt_params[] = {
    {"implicit_batch", offsetof(struct tensorrt_options, implicit_batch)},
    {"use_fp16", offsetof(struct tensorrt_options, use_fp16)},
    {"version", offsetof(struct tensorrt_options, version)},
};

static const char *const tensorrt_imports[] = { "relay", NULL };
static const char *const tensorrt_text_0[] = { /* tensorrt.pat */
    "// tensorrt.pat -- what TensorRT can run: 57 entries over Relay operators.\n//\n"
    "// Names and conditions are those of TVM 0.16 (relay/op/contrib/tensorrt.py), which\n"
    "// has 59; no two are of one operator, so that their order says nothing.  Repairs:\n"
    "//   - squeeze, pad, layer_norm and conv3d_transpose have the operands that Relay\n"
    "//     gives them; there their patterns have others, so that they never match.\n"
    "//     What is asked of them is what is asked there in vain.\n"
    "//   - max and pad stand once; there the second of two can never be reached.\n"
    "//   - The batch is the first extent, whether its axis is counted from the front or\n"
    "//     from the end; there only 0 counts.\n"
    "//   - Products are taken whatever their shapes; there those of one network are not.\n"
    "//   - conv1d is asked for its out_layout, adaptive pools for their layout, as the\n"
    "//     other convolutions and pools are; there they are not.\n"
    "//   - A slice may name the first axes only; there the check fails with an error.  It\n"
    "//     may end behind the batch, as one to the end does from ONNX; there that changes it.\n"
    "//   - A reshape keeps a batch that is said by a name; there extents have none.\n"
    "//   - Operands are tensors; there operators that Relay lets have a tuple (clip)\n"
    "//     are taken with one.  A pad is with 0; there also with what is below.\n"
    "// All operands are of f32 (f16 where it is asked for), and static: each extent is a\n"
    "// number, but for the first one with an implicit batch.\n\nimport \"relay.ops\";\n\n"
    "param implicit_batch: bool = true : runtime;\nparam use_fp16: bool = false : runtime;\n"
    "param version: int = 80000 : runtime; // 10000 * major + 100 * minor + patch\n\n"
    "cond type_ok(x) = x.dtype == f32 or (use_fp16 and x.dtype == f16);\ncond static_shape(x) =\n"
    "    present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])));\n"
    "cond input_ok(x) = type_ok(x), static_shape(x);\n"
    "cond same_layout(c, layout) = attr(c, out_layout) in {\"\", layout} or not present(c.out_layout);\n"
    "// An axis of x that is not an implicit batch; such axes only.\n"
    "cond axis_ok(axis, x) = not implicit_batch or (axis != 0 and axis != -x.rank);\n"
    "cond axes_ok(axes, x) = not implicit_batch or min([(i + x.rank) % x.rank for i in axes]) > 0;\n\n"
    "// ---- convolutions, products ----\n\npattern conv1d(x, w) {\n"
    "    c = nn.conv1d(x, w & const) { data_layout == \"NCW\", kernel_layout == \"OIW\" };\n"
    "    where input_ok(x), input_ok(w), same_layout(c, \"NCW\");\n    return c;\n}\npattern conv2d(x, w) {\n"
    "    c = nn.conv2d(x, w & const) { data_layout == \"NCHW\", kernel_layout == \"OIHW\" };\n"
    "    where input_ok(x), input_ok(w), same_layout(c, \"NCHW\");\n    return c;\n}\npattern conv3d(x, w) {\n"
    "    c = nn.conv3d(x, w & const) { data_layout == \"NCDHW\", kernel_layout == \"OIDHW\" };\n"
    "    where input_ok(x), input_ok(w), same_layout(c, \"NCDHW\"), version >= 60001;\n    return c;\n}\n"
    "pattern conv2d_transpose(x, w) {\n"
    "    c = nn.conv2d_transpose(x, w) { data_layout == \"NCHW\", kernel_layout == \"OIHW\", dilation == [1, 1] };\n"
    "    where input_ok(x), input_ok(w), same_layout(c, \"NCHW\");\n    return c;\n}\n"
    "pattern conv3d_transpose(x, w) {\n"
    "    c = nn.conv3d_transpose(x, w) { data_layout == \"NCDHW\", kernel_layout == \"OIDHW\", dilation == [1, 1, 1] };\n"
    "    where input_ok(x), input_ok(w), same_layout(c, \"NCDHW\"), max(c.output_padding) == 0, version >= 60001;\n"
    "    return c;\n}\n"
    "pattern dense(x, w) = nn.dense(x, w & const) where input_ok(x), input_ok(w), x.rank in 2..4, w.rank == 2;\n"
    "pattern bias_add(x, b) = nn.bias_add(x, b) where input_ok(x), input_ok(b), x.rank in 2..4;\n"
    "pattern batch_matmul(a, b) = nn.batch_matmul(a, b)\n"
    "        where input_ok(a), input_ok(b), not implicit_batch or a.rank == b.rank;\n\n"
    "// ---- elementwise ----\n\ncond binary_ok(a, b) = input_ok(a), input_ok(b);\n\n"
    "// A constant with a batch of its own, and more than three extents.\ncond batched_constant(a, b) =\n"
    "    is_const(a) or is_const(b), a.shape[0] == b.shape[0], a.shape[0] != 1, a.rank > 3 or b.rank > 3;\n",
    "// An implicit batch can't add a scalar, an explicit one no batched constant.\ncond sum_ok(a, b) =\n"
    "    (implicit_batch and a.rank > 0 and b.rank > 0)\n"
    "        or (not implicit_batch and (a.rank == 0 or b.rank == 0 or not batched_constant(a, b)));\n"
    "pattern add_two(a, b) = add(a, b) where binary_ok(a, b), sum_ok(a, b);\n\n"
    "pattern divide_two(a, b) = `divide`(a, b) where binary_ok(a, b);\n"
    "pattern subtract_two(a, b) = `subtract`(a, b) where binary_ok(a, b);\n"
    "pattern multiply_two(a, b) = `multiply`(a, b) where binary_ok(a, b);\n"
    "pattern power_two(a, b) = `power`(a, b) where binary_ok(a, b);\n"
    "pattern maximum_two(a, b) = `maximum`(a, b) where binary_ok(a, b);\n"
    "pattern minimum_two(a, b) = `minimum`(a, b) where binary_ok(a, b);\n\n"
    "// An operand that is fit for any of the elementwise operators.\n"
    "pattern fit(x) = x where input_ok(x);\npattern since_5(x) = x where input_ok(x), version >= 50105;\n"
    "pattern since_7(x) = x where input_ok(x), version >= 70000;\n\n// ---- normalisation, shapes ----\n\n"
    "pattern batch_norm(x, g, b, m, v) {\n"
    "    n = nn.batch_norm(x, g & const, b & const, m & const, v & const) { axis in {1, 3} };\n"
    "    where input_ok(x), type_ok(g), type_ok(b), type_ok(m), type_ok(v);\n"
    "    where x.rank <= 4 or (x.rank == 5 and version >= 60001);\n    return n.0;\n}\n"
    "pattern layer_norm(x, g, b) = nn.layer_norm(x, g & const, b & const) { axis = axis }\n"
    "        where input_ok(x), type_ok(g), type_ok(b), axis_ok(axis, x);\n\n"
    "pattern softmax(x) = nn.softmax(x) { axis = axis } where input_ok(x), axis_ok(axis, x);\n"
    "pattern split_up(x) = `split`(x) { axis = axis } where input_ok(x), axis_ok(axis, x);\n"
    "// From the end, an axis of the result is counted.\n"
    "pattern expanded(x) = expand_dims(x) { axis = axis }\n"
    "        where input_ok(x), not implicit_batch or (axis != 0 and axis != -x.rank - 1);\n"
    "pattern squeezed(x) = squeeze(x) { axis = axes } where input_ok(x), len(axes) > 0, axes_ok(axes, x);\n"
    "pattern concatenated(fields) {\n    c = concatenate((...fields)) { axis = axis };\n"
    "    where all(fields, input_ok(fields) and not is_const(fields) and axis_ok(axis, fields));\n"
    "    return c;\n}\n"
    "pattern transposed(x) = transpose(x) { axes = axes } where input_ok(x), not implicit_batch or axes[0] == 0;\n"
    "// An implicit batch stays as it is.\npattern reshaped(x) {\n    r = reshape(x) { newshape = shape };\n"
    "    where input_ok(x), len(shape) == 0 or min(shape) >= -1;\n"
    "    where not implicit_batch or (x.rank > 0 and (shape[0] in {0, x.shape[0]} or r.shape[0] == x.shape[0]));\n"
    "    return r;\n}\n// An implicit batch is not cut; nothing is empty.\npattern sliced(x) {\n"
    "    s = strided_slice(x);\n"
    "    where input_ok(x), version >= 50105, not present(s.strides) or min(s.strides) > 0;\n"
    "    where (implicit_batch and s.shape[0] == x.shape[0] and min([s.shape[i] for i in range(1, s.rank)]) >= 1)\n"
    "        or (not implicit_batch and min(s.shape) >= 1);\n    return s;\n}\n"
    "// With zeros, the last two of four extents or of five.\npattern padded(x) = nn.pad(x, 0)\n"
    "        { pad_mode == \"constant\", pad_width in {[[0, 0], [0, 0], _, _], [[0, 0], [0, 0], [0, 0], _, _]} }\n"
    "        where input_ok(x);\npattern relaid(x) {\n"
    "    t = layout_transform(x) { src_layout = from, dst_layout = to };\n    where input_ok(x);\n"
    "    where (from == \"NCHW\" and to == \"NHWC\") or (from == \"NHWC\" and to == \"NCHW\")\n"
    "        or (from == \"NCDHW\" and to == \"NDHWC\") or (from == \"NDHWC\" and to == \"NCDHW\");\n"
    "    return t;\n}\n\n// ---- pools, reductions ----\n\n"
    "cond rounding_ok(p) = not p.ceil_mode or version >= 50105;\n\npattern max_pool2d(x) {\n"
    "    p = nn.max_pool2d(x) { layout == \"NCHW\" };\n    where input_ok(x), rounding_ok(p);\n    return p;\n"
    "}\npattern avg_pool2d(x) {\n    p = nn.avg_pool2d(x) { layout == \"NCHW\" };\n"
    "    where input_ok(x), rounding_ok(p);\n    where not p.count_include_pad or len(p.padding) != 4\n"
    "        or (p.padding[0] == p.padding[2] and p.padding[1] == p.padding[3]);\n    return p;\n}\n"
    "pattern max_pool3d(x) = nn.max_pool3d(x) { layout == \"NCDHW\" } where input_ok(x), version >= 60001;\n",
    "pattern avg_pool3d(x) = nn.avg_pool3d(x) { layout == \"NCDHW\" } where input_ok(x), version >= 60001;\n"
    "pattern global_max_pool2d(x) = nn.global_max_pool2d(x) { layout == \"NCHW\" } where input_ok(x);\n"
    "pattern global_avg_pool2d(x) = nn.global_avg_pool2d(x) { layout == \"NCHW\" } where input_ok(x);\n"
    "pattern adaptive_max_pool2d(x) {\n    p = nn.adaptive_max_pool2d(x) { layout == \"NCHW\" };\n"
    "    where input_ok(x), p.output_size == [1, 1];\n    return p;\n}\npattern adaptive_avg_pool2d(x) {\n"
    "    p = nn.adaptive_avg_pool2d(x) { layout == \"NCHW\" };\n"
    "    where input_ok(x), p.output_size == [1, 1];\n    return p;\n}\n\npattern reduced(x) {\n"
    "    r = (sum | prod | max | min | mean)(x) { exclude == false };\n"
    "    where input_ok(x), not implicit_batch or (present(r.axis) and axes_ok(r.axis, x));\n"
    "    return r;\n}\n\ntable tensorrt {\n    attrs { Compiler = \"tensorrt\" };\n"
    "    \"tensorrt.nn.conv1d\"           = conv1d;\n    \"tensorrt.nn.conv2d\"           = conv2d;\n"
    "    \"tensorrt.nn.conv3d\"           = conv3d;\n    \"tensorrt.nn.conv2d_transpose\" = conv2d_transpose;\n"
    "    \"tensorrt.nn.conv3d_transpose\" = conv3d_transpose;\n    \"tensorrt.nn.dense\"            = dense;\n"
    "    \"tensorrt.nn.bias_add\"         = bias_add;\n    \"tensorrt.nn.batch_matmul\"     = batch_matmul;\n"
    "    \"tensorrt.add\"                 = add_two;\n    \"tensorrt.divide\"              = divide_two;\n"
    "    \"tensorrt.subtract\"            = subtract_two;\n"
    "    \"tensorrt.multiply\"            = multiply_two;\n    \"tensorrt.power\"               = power_two;\n"
    "    \"tensorrt.maximum\"             = maximum_two;\n    \"tensorrt.minimum\"             = minimum_two;\n"
    "    \"tensorrt.nn.batch_norm\"       = batch_norm;\n    \"tensorrt.nn.layer_norm\"       = layer_norm;\n"
    "    \"tensorrt.nn.softmax\"          = softmax;\n    \"tensorrt.split\"               = split_up;\n"
    "    \"tensorrt.expand_dims\"         = expanded;\n    \"tensorrt.squeeze\"             = squeezed;\n"
    "    \"tensorrt.concatenate\"         = concatenated;\n    \"tensorrt.transpose\"           = transposed;\n"
    "    \"tensorrt.reshape\"             = reshaped;\n    \"tensorrt.strided_slice\"       = sliced;\n"
    "    \"tensorrt.nn.pad\"              = padded;\n    \"tensorrt.layout_transform\"    = relaid;\n"
    "    \"tensorrt.nn.max_pool2d\"          = max_pool2d;\n"
    "    \"tensorrt.nn.avg_pool2d\"          = avg_pool2d;\n"
    "    \"tensorrt.nn.max_pool3d\"          = max_pool3d;\n"
    "    \"tensorrt.nn.avg_pool3d\"          = avg_pool3d;\n"
    "    \"tensorrt.nn.global_max_pool2d\"   = global_max_pool2d;\n"
    "    \"tensorrt.nn.global_avg_pool2d\"   = global_avg_pool2d;\n"
    "    \"tensorrt.nn.adaptive_max_pool2d\" = adaptive_max_pool2d;\n"
    "    \"tensorrt.nn.adaptive_avg_pool2d\" = adaptive_avg_pool2d;\n"
    "    \"tensorrt.sum\"      = reduced & sum(...);\n    \"tensorrt.prod\"     = reduced & prod(...);\n"
    "    \"tensorrt.max\"      = reduced & max(...);\n    \"tensorrt.min\"      = reduced & min(...);\n"
    "    \"tensorrt.mean\"     = reduced & mean(...);\n    \"tensorrt.nn.relu\"  = nn.relu(fit);\n"
    "    \"tensorrt.sigmoid\"  = sigmoid(fit);\n    \"tensorrt.tanh\"     = tanh(fit);\n"
    "    \"tensorrt.exp\"      = exp(fit);\n    \"tensorrt.log\"      = log(fit);\n"
    "    \"tensorrt.sqrt\"     = sqrt(fit);\n    \"tensorrt.abs\"      = abs(fit);\n"
    "    \"tensorrt.negative\" = negative(fit);\n    \"tensorrt.nn.batch_flatten\" = nn.batch_flatten(fit);\n"
    "    \"tensorrt.clip\"     = clip(fit);\n    \"tensorrt.floor\"    = floor(fit);\n"
    "    \"tensorrt.nn.leaky_relu\" = nn.leaky_relu(since_5);\n    \"tensorrt.sin\"      = sin(since_5);\n"
    "    \"tensorrt.cos\"      = cos(since_5);\n    \"tensorrt.atan\"     = atan(since_5);\n"
    "    \"tensorrt.ceil\"     = ceil(since_5);\n    \"tensorrt.erf\"      = erf(since_7);\n}\n",
    NULL};
static const struct dfg_source tensorrt_sources[] = {
    {"tensorrt.pat", UINT64_C(0x0de9003d8d8fac1d), tensorrt_text_0, (const uint32_t[]){1}, 1},
    {"relay.ops", UINT64_C(0xc89a62d8c170169e), NULL, NULL, 0},
};
extern const struct dfg_unit tensorrt_unit;
const struct dfg_unit tensorrt_unit = {
    .abi = DFG_ABI,
    .name = "tensorrt",
    .imports = tensorrt_imports,
    .names = &tensorrt_names,
    .n_patterns = 61, .patterns = tensorrt_patterns,
    .n_tables = 1, .tables = tensorrt_tables,
    .version = "0.1.0", .hash = UINT64_C(0x1d20e40d4d7bb89e),
    .n_sources = 2, .sources = tensorrt_sources, .law_limit = 64,
    .prefix = "tensorrt_",
    .n_params = 3, .params = tensorrt_params,
    .options = &tensorrt_default_options, .options_size = sizeof(struct tensorrt_options),
};
