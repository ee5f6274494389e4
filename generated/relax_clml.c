/* Made by pat2c from relax_clml.pat; do not edit. */
#include "relax_clml.h"
_Static_assert(RELAX_CLML_H == 0x2b09cbfceff84331, "relax_clml.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    relax_clml_op_relax_add = DFG_FIRST_OP, relax_clml_op_relax_call_tir, relax_clml_op_relax_clip,
    relax_clml_op_relax_divide, relax_clml_op_relax_matmul, relax_clml_op_relax_maximum,
    relax_clml_op_relax_mean, relax_clml_op_relax_minimum, relax_clml_op_relax_multiply,
    relax_clml_op_relax_nn_avg_pool1d, relax_clml_op_relax_nn_avg_pool2d, relax_clml_op_relax_nn_avg_pool3d,
    relax_clml_op_relax_nn_batch_norm, relax_clml_op_relax_nn_conv1d,
    relax_clml_op_relax_nn_conv1d_transpose, relax_clml_op_relax_nn_conv2d,
    relax_clml_op_relax_nn_conv2d_transpose, relax_clml_op_relax_nn_conv3d,
    relax_clml_op_relax_nn_conv3d_transpose, relax_clml_op_relax_nn_max_pool1d,
    relax_clml_op_relax_nn_max_pool2d, relax_clml_op_relax_nn_max_pool3d, relax_clml_op_relax_nn_pad,
    relax_clml_op_relax_nn_relu, relax_clml_op_relax_nn_softmax, relax_clml_op_relax_reshape,
    relax_clml_op_relax_subtract,
};
enum {
    relax_clml_attr_axis, relax_clml_attr_data_layout, relax_clml_attr_dilation,
    relax_clml_attr_kernel_layout, relax_clml_attr_pad_mode, relax_clml_attr_pad_value,
    relax_clml_attr_padding, relax_clml_attr_pool_size, relax_clml_attr_strides,
};
enum { relax_clml_str_IOHW, relax_clml_str_NCHW, relax_clml_str_OIHW, relax_clml_str_constant };
static const char *const relax_clml_op_names[] = {
    "relax.add", "relax.call_tir", "relax.clip", "relax.divide", "relax.matmul", "relax.maximum",
    "relax.mean", "relax.minimum", "relax.multiply", "relax.nn.avg_pool1d", "relax.nn.avg_pool2d",
    "relax.nn.avg_pool3d", "relax.nn.batch_norm", "relax.nn.conv1d", "relax.nn.conv1d_transpose",
    "relax.nn.conv2d", "relax.nn.conv2d_transpose", "relax.nn.conv3d", "relax.nn.conv3d_transpose",
    "relax.nn.max_pool1d", "relax.nn.max_pool2d", "relax.nn.max_pool3d", "relax.nn.pad", "relax.nn.relu",
    "relax.nn.softmax", "relax.reshape", "relax.subtract",
};
static const char *const relax_clml_attr_names[] = {
    "axis", "data_layout", "dilation", "kernel_layout", "pad_mode", "pad_value", "padding", "pool_size",
    "strides",
};
static const char *const relax_clml_str_names[] = { "IOHW", "NCHW", "OIHW", "constant" };
static const dfg_val relax_clml_list_0_0[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}};
static const dfg_val relax_clml_list_0_0_0_0[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}};
static const dfg_val relax_clml_list_0_0_0_0_0_0[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}};
static const dfg_val relax_clml_list_1[] = {{.tag = DFG_V_INT, .u.i = 1}};
static const dfg_val relax_clml_list_1_1[] = {{.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 1}};
static const dfg_val relax_clml_list_1_1_1[] = {{.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 1}};
static const dfg_val relax_clml_list_2_3[] = {{.tag = DFG_V_INT, .u.i = 2}, {.tag = DFG_V_INT, .u.i = 3}};

const struct dfg_names relax_clml_names = {
    .abi = DFG_ABI, .needs = DFG_NEEDS_FORMS, .name = "relax_clml", .run = RELAX_CLML_H, .n_ops = 27,
    .ops = relax_clml_op_names, .n_attrs = 9, .attrs = relax_clml_attr_names, .n_strs = 4,
    .strs = relax_clml_str_names,
};

/* relax_clml.pat:23  cond floats(x, w) = x.dtype in {f16, f32}, w.dtype in {f16, f32}; */
static DFG_APART bool relax_clml_floats(const dfg_graph *g, dfg_node x, dfg_node w)
{
    return (dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32)
        && (dfg_dtype(g, w) == DFG_F16 || dfg_dtype(g, w) == DFG_F32);
}

/* relax_clml.pat:25
 * pattern conv2d(x, w) = relax.nn.conv2d(x, w) { data_layout == "NCHW", kernel_layout == "OIHW" } where floats(x, w); */
bool relax_clml_conv2d_match(const dfg_graph *g, dfg_node n, struct relax_clml_conv2d_match *m)
{
    if (!dfg_calls_argc(g, n, relax_clml_op_relax_nn_conv2d, 2)) return false;
    if (!dfg_str_is(g, n, relax_clml_attr_data_layout, relax_clml_str_NCHW, relax_clml_str_NCHW))
        return false;
    if (!dfg_str_is(g, n, relax_clml_attr_kernel_layout, relax_clml_str_OIHW, relax_clml_str_OIHW))
        return false;
    dfg_node x = dfg_operand(g, n, 0), w = dfg_operand(g, n, 1);
    if (!relax_clml_floats(g, x, w)) return false;
    DFG_GIVE(relax_clml_conv2d, .root = n, .x = x, .w = w);
    return true;
}

/* relax_clml.pat:26
 * pattern pad_conv2d(x, w) = conv2d(relax.nn.pad(x) { pad_mode == "constant", pad_value == 0.0 }, w); */
bool relax_clml_pad_conv2d_find(DFG_FIND(relax_clml_pad_conv2d))
{
    struct relax_clml_conv2d_match conv2d;
    if (dfg_op(g, n) != relax_clml_op_relax_nn_conv2d || !relax_clml_conv2d_match(g, n, &conv2d))
        return false;
    dfg_node pad = conv2d.x;
    if (!dfg_calls_with(g, pad, relax_clml_op_relax_nn_pad, 1)) return false;
    if (!dfg_str_is(g, pad, relax_clml_attr_pad_mode, relax_clml_str_constant, relax_clml_str_constant))
        return false;
    if (!dfg_float_is(g, pad, relax_clml_attr_pad_value, 0.0, 0.0)) return false;
    dfg_node x = dfg_operand(g, pad, 0);
    if (!dfg_same_body(g, n, pad)) return false;
    DFG_GIVE(relax_clml_pad_conv2d, .root = n, .x = x, .w = conv2d.w);
    DFG_GIVE_WHOLE(relax_clml_pad_conv2d, .pad = pad);
    return true;
}

/* relax_clml.pat:27
 * pattern conv2d_transpose(x, w) = relax.nn.conv2d_transpose(x, w) { data_layout == "NCHW", kernel_layout == "OIHW" }
 *     where floats(x, w); */
bool relax_clml_conv2d_transpose_match(DFG_FIND_MATCH(relax_clml_conv2d_transpose))
{
    if (!dfg_calls_argc(g, n, relax_clml_op_relax_nn_conv2d_transpose, 2)) return false;
    if (!dfg_str_is(g, n, relax_clml_attr_data_layout, relax_clml_str_NCHW, relax_clml_str_NCHW))
        return false;
    if (!dfg_str_is(g, n, relax_clml_attr_kernel_layout, relax_clml_str_OIHW, relax_clml_str_IOHW))
        return false;
    dfg_node x = dfg_operand(g, n, 0), w = dfg_operand(g, n, 1);
    if (!relax_clml_floats(g, x, w)) return false;
    DFG_GIVE(relax_clml_conv2d_transpose, .root = n, .x = x, .w = w);
    return true;
}

/* relax_clml.pat:30  pattern biased(c) {
 *     b = const;
 *     where b.elements == c.shape[1], b.shape[-3] == b.elements;
 *     return relax.add(c, b);
 * } */
bool relax_clml_biased_find(DFG_FIND_ON_MATCH(relax_clml_biased))
{
    if (!dfg_calls_argc(g, n, relax_clml_op_relax_add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node c = dfg_arg(g, n, swap), b = dfg_arg(g, n, 1 - swap);
        if (!dfg_is(g, b, DFG_CONST) || !dfg_extent_eq(g, dfg_elements_of(g, b), dfg_extent_of(g, c, 1)))
            continue;
        if (!dfg_extent_eq(g, dfg_extent_of(g, b, -3), dfg_elements_of(g, b))) continue;
        DFG_GIVE(relax_clml_biased, .root = n, .c = c, .b = b);
        return true;
    }
    return false;
}

/* relax_clml.pat:35  pattern norm(c) = relax.nn.batch_norm(c, const, const, const, const); */
bool relax_clml_norm_find(DFG_FIND(relax_clml_norm))
{
    if (!dfg_calls_argc(g, n, relax_clml_op_relax_nn_batch_norm, 5)) return false;
    dfg_node c = dfg_operand(g, n, 0), constant = dfg_operand(g, n, 1);
    if (!dfg_is(g, constant, DFG_CONST)) return false;
    dfg_node constant_2 = dfg_operand(g, n, 2);
    if (!dfg_is(g, constant_2, DFG_CONST)) return false;
    dfg_node constant_3 = dfg_operand(g, n, 3);
    if (!dfg_is(g, constant_3, DFG_CONST)) return false;
    dfg_node constant_4 = dfg_operand(g, n, 4);
    if (!dfg_is(g, constant_4, DFG_CONST)) return false;
    DFG_GIVE(relax_clml_norm, .root = n, .c = c);
    DFG_GIVE_WHOLE(relax_clml_norm, .constant = constant, .constant_2 = constant_2,
                   .constant_3 = constant_3, .constant_4 = constant_4);
    return true;
}

/* relax_clml.pat:36  pattern first(t) = t.0; */
bool relax_clml_first_match(const dfg_graph *g, dfg_node n, struct relax_clml_first_match *m)
{
    if (!dfg_is_get(g, n, 0)) return false;
    dfg_node t = dfg_arg(g, n, 0);
    DFG_GIVE(relax_clml_first, .root = n, .t = t);
    return true;
}

/* relax_clml.pat:37  pattern relu6(c) = relax.clip(c, scalar(0), scalar(6)); */
bool relax_clml_relu6_find(DFG_FIND(relax_clml_relu6))
{
    if (!dfg_calls_argc(g, n, relax_clml_op_relax_clip, 3)) return false;
    dfg_node c = dfg_operand(g, n, 0), constant = dfg_operand(g, n, 1);
    if (!dfg_scalar_is(g, constant, dfg_int(0), DFG_NO_DTYPE)) return false;
    dfg_node constant_2 = dfg_operand(g, n, 2);
    if (!dfg_scalar_is(g, constant_2, dfg_int(6), DFG_NO_DTYPE)) return false;
    DFG_GIVE(relax_clml_relu6, .root = n, .c = c);
    DFG_GIVE_WHOLE(relax_clml_relu6, .constant = constant, .constant_2 = constant_2);
    return true;
}

/* relax_clml.pat:57  pattern mean(x) = relax.mean(x) { axis == [2, 3] }
 *     where x.rank == 4, x.shape[1] > 0, x.shape[2] > 0, x.shape[3] > 0; */
bool relax_clml_mean_match(const dfg_graph *g, dfg_node n, struct relax_clml_mean_match *m)
{
    if (!dfg_calls_argc(g, n, relax_clml_op_relax_mean, 1)) return false;
    if (!dfg_list_is(g, n, relax_clml_attr_axis, dfg_list(relax_clml_list_2_3, 2), false)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (dfg_rank(g, x) != 4 || !dfg_dim_gt(g, dfg_extent_of(g, x, 1), dfg_int(0))) return false;
    if (!dfg_dim_gt(g, dfg_extent_of(g, x, 2), dfg_int(0))) return false;
    if (!dfg_dim_gt(g, dfg_extent_of(g, x, 3), dfg_int(0))) return false;
    DFG_GIVE(relax_clml_mean, .root = n, .x = x);
    return true;
}

/* relax_clml.pat:61  pattern reshaped_norm(x, gamma, beta, average, variance) {
 *     n = relax.nn.batch_norm(x, gamma & const : f32, beta & const : f32, average & const : f32,
 *                             variance & const : f32);
 *     where same_shape(gamma, beta, average, variance);
 *     return relax.reshape(n.0, _);
 * } */
bool relax_clml_reshaped_norm_find(DFG_FIND(relax_clml_reshaped_norm))
{
    if (!dfg_calls_argc(g, n, relax_clml_op_relax_reshape, 2)) return false;
    dfg_node get = dfg_operand(g, n, 0);
    if (!dfg_is_get(g, get, 0)) return false;
    dfg_node n_2 = dfg_arg(g, get, 0);
    if (!dfg_calls_argc(g, n_2, relax_clml_op_relax_nn_batch_norm, 5)) return false;
    dfg_node x = dfg_operand(g, n_2, 0), gamma = dfg_operand(g, n_2, 1);
    if (!dfg_is(g, gamma, DFG_CONST) || dfg_dtype(g, gamma) != DFG_F32) return false;
    dfg_node beta = dfg_operand(g, n_2, 2);
    if (!dfg_is(g, beta, DFG_CONST) || dfg_dtype(g, beta) != DFG_F32) return false;
    dfg_node average = dfg_operand(g, n_2, 3);
    if (!dfg_is(g, average, DFG_CONST) || dfg_dtype(g, average) != DFG_F32) return false;
    dfg_node variance = dfg_operand(g, n_2, 4);
    if (!dfg_is(g, variance, DFG_CONST) || dfg_dtype(g, variance) != DFG_F32) return false;
    dfg_node x_2 = dfg_operand(g, n, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){get, n_2}, 2)) return false;
    /* where same_shape(gamma, beta, average, variance) */
    if (dfg_same_shape(g, gamma, beta) != DFG_TRUE || dfg_same_shape(g, gamma, average) != DFG_TRUE
        || dfg_same_shape(g, gamma, variance) != DFG_TRUE)
        return false;
    DFG_GIVE(relax_clml_reshaped_norm, .root = n, .x = x, .gamma = gamma, .beta = beta, .average = average,
             .variance = variance, .n = n_2);
    DFG_GIVE_WHOLE(relax_clml_reshaped_norm, .get = get, .x = x_2);
    return true;
}

/* relax_clml.pat:69  pattern dequant_matmul(x, w, scales) {
 *     decoded = relax.call_tir(global "*dequantize*", (w, scales));
 *     r = relax.matmul(x : f16, decoded);
 *     where r.rank == 3, r.shape[0] == 1, r.dtype == f16;
 *     where decoded.rank == 2, w.shape[-1] == r.shape[-1], decoded.shape[-2] == x.shape[-1];
 *     return r;
 * } */
bool relax_clml_dequant_matmul_find(DFG_FIND(relax_clml_dequant_matmul))
{
    if (!dfg_calls_argc(g, n, relax_clml_op_relax_matmul, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (dfg_dtype(g, x) != DFG_F16) return false;
    dfg_node decoded = dfg_operand(g, n, 1);
    if (!dfg_calls_with(g, decoded, relax_clml_op_relax_call_tir, 2)) return false;
    dfg_node global = dfg_operand(g, decoded, 0);
    if (!dfg_global_fits(g, global, "*dequantize*")) return false;
    dfg_node tuple = dfg_operand(g, decoded, 1);
    if (!dfg_is(g, tuple, DFG_TUPLE) || !dfg_has_args(g, tuple, 2)) return false;
    dfg_node w = dfg_operand(g, tuple, 0), scales = dfg_operand(g, tuple, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){decoded, tuple}, 2) || dfg_rank(g, n) != 3) return false;
    if (dfg_extent(g, n, 0) != 1 || dfg_dtype(g, n) != DFG_F16 || dfg_rank(g, decoded) != 2) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, w, -1), dfg_extent_of(g, n, -1))) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, decoded, -2), dfg_extent_of(g, x, -1))) return false;
    DFG_GIVE(relax_clml_dequant_matmul, .root = n, .x = x, .w = w, .scales = scales, .decoded = decoded,
             .r = n);
    DFG_GIVE_WHOLE(relax_clml_dequant_matmul, .global = global, .tuple = tuple);
    return true;
}

/* relax_clml.pat:80, as an entry of a table, with a = none, t = none, n = none, b = biased, c = conv2d_transpose
 * "openclml.{a}{t}{n}{b}{c}"(x, w) = a(t(n(b(c(x, w))))); */
bool relax_clml_openclml_bias_nn_conv2d_transpose_find(DFG_FIND_ON(relax_clml_openclml_bias_nn_conv2d_transpose))
{
    if (dfg_op(g, n) != relax_clml_op_relax_add) return false;
    struct relax_clml_biased_match biased;
    for (; relax_clml_biased_find(g, n, way, &biased); way[0]++) {
        struct relax_clml_conv2d_transpose_match conv2d_transpose;
        if (dfg_op(g, biased.c) != relax_clml_op_relax_nn_conv2d_transpose) continue;
        if (!relax_clml_conv2d_transpose_match(g, biased.c, &conv2d_transpose)) continue;
        if (!dfg_same_body(g, n, biased.c)) continue;
        DFG_GIVE(relax_clml_openclml_bias_nn_conv2d_transpose, .root = n, .x = conv2d_transpose.x,
                 .w = conv2d_transpose.w);
        DFG_GIVE_PARTS(whole->biased = biased);
        return true;
    }
    return false;
}

/* relax_clml.pat:80, as an entry of a table, with a = none, t = none, n = norm, b = biased, c = conv2d_transpose */
bool relax_clml_openclml_bn_bias_nn_conv2d_transpose_find(DFG_FIND_ON(relax_clml_openclml_bn_bias_nn_conv2d_transpose))
{
    struct relax_clml_norm_match norm;
    if (dfg_op(g, n) != relax_clml_op_relax_nn_batch_norm) return false;
    if (!relax_clml_norm_find(g, n, &norm, DFG_PART(whole, norm))) return false;
    if (dfg_op(g, norm.c) != relax_clml_op_relax_add) return false;
    struct relax_clml_openclml_bias_nn_conv2d_transpose_match add;
    for (; relax_clml_openclml_bias_nn_conv2d_transpose_find(g, norm.c, way, &add, DFG_PART(whole, add));
         way[0]++) {
        if (!dfg_same_body(g, n, norm.c)) continue;
        DFG_GIVE_IN_BOTH(relax_clml_openclml_bn_bias_nn_conv2d_transpose, .root = n, .x = add.x,
                         .w = add.w);
        return true;
    }
    return false;
}

/* relax_clml.pat:80, as an entry of a table, with a = none, t = first, n = norm, b = biased, c = conv2d_transpose */
bool relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_find(DFG_FIND_ON(relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose))
{
    if (!dfg_is_get(g, n, 0) || dfg_op(g, dfg_arg(g, n, 0)) != relax_clml_op_relax_nn_batch_norm)
        return false;
    struct relax_clml_openclml_bn_bias_nn_conv2d_transpose_match batch_norm;
    for (; relax_clml_openclml_bn_bias_nn_conv2d_transpose_find(g, dfg_arg(g, n, 0), way, &batch_norm,
                                                                DFG_PART(whole, batch_norm));
         way[0]++) {
        if (!dfg_same_body(g, n, batch_norm.root)) continue;
        DFG_GIVE_IN_BOTH(relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose, .root = n,
                         .x = batch_norm.x, .w = batch_norm.w);
        return true;
    }
    return false;
}

/* relax_clml.pat:80, as an entry of a table, with a = relu6, t = first, n = norm, b = biased, c = conv2d_transpose */
bool relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_find(DFG_FIND_ON(relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose))
{
    struct relax_clml_relu6_match relu6;
    if (dfg_op(g, n) != relax_clml_op_relax_clip) return false;
    if (!relax_clml_relu6_find(g, n, &relu6, DFG_PART(whole, relu6))) return false;
    struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_match get;
    for (; relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_find(g, relu6.c, way, &get,
                                                                      DFG_PART(whole, get));
         way[0]++) {
        if (!dfg_same_body(g, n, relu6.c)) continue;
        DFG_GIVE_IN_BOTH(relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose, .root = n, .x = get.x,
                         .w = get.w);
        return true;
    }
    return false;
}

/* relax_clml.pat:80, as an entry of a table, with a = none, t = none, n = none, b = biased, c = pad_conv2d */
bool relax_clml_openclml_bias_pad_nn_conv2d_find(DFG_FIND_ON(relax_clml_openclml_bias_pad_nn_conv2d))
{
    if (dfg_op(g, n) != relax_clml_op_relax_add) return false;
    struct relax_clml_biased_match biased;
    for (; relax_clml_biased_find(g, n, way, &biased); way[0]++) {
        struct relax_clml_pad_conv2d_match pad_conv2d;
        if (dfg_op(g, biased.c) != relax_clml_op_relax_nn_conv2d) continue;
        if (!relax_clml_pad_conv2d_find(g, biased.c, &pad_conv2d, DFG_PART(whole, pad_conv2d))) continue;
        if (!dfg_same_body(g, n, biased.c)) continue;
        DFG_GIVE(relax_clml_openclml_bias_pad_nn_conv2d, .root = n, .x = pad_conv2d.x, .w = pad_conv2d.w);
        DFG_GIVE_PARTS(whole->biased = biased);
        return true;
    }
    return false;
}

/* relax_clml.pat:80, as an entry of a table, with a = none, t = none, n = norm, b = biased, c = pad_conv2d */
bool relax_clml_openclml_bn_bias_pad_nn_conv2d_find(DFG_FIND_ON(relax_clml_openclml_bn_bias_pad_nn_conv2d))
{
    struct relax_clml_norm_match norm;
    if (dfg_op(g, n) != relax_clml_op_relax_nn_batch_norm) return false;
    if (!relax_clml_norm_find(g, n, &norm, DFG_PART(whole, norm))) return false;
    if (dfg_op(g, norm.c) != relax_clml_op_relax_add) return false;
    struct relax_clml_openclml_bias_pad_nn_conv2d_match add;
    for (; relax_clml_openclml_bias_pad_nn_conv2d_find(g, norm.c, way, &add, DFG_PART(whole, add)); way[0]++) {
        if (!dfg_same_body(g, n, norm.c)) continue;
        DFG_GIVE_IN_BOTH(relax_clml_openclml_bn_bias_pad_nn_conv2d, .root = n, .x = add.x, .w = add.w);
        return true;
    }
    return false;
}

/* relax_clml.pat:80, as an entry of a table, with a = none, t = first, n = norm, b = biased, c = pad_conv2d */
bool relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_find(DFG_FIND_ON(relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d))
{
    if (!dfg_is_get(g, n, 0) || dfg_op(g, dfg_arg(g, n, 0)) != relax_clml_op_relax_nn_batch_norm)
        return false;
    struct relax_clml_openclml_bn_bias_pad_nn_conv2d_match batch_norm;
    for (; relax_clml_openclml_bn_bias_pad_nn_conv2d_find(g, dfg_arg(g, n, 0), way, &batch_norm,
                                                          DFG_PART(whole, batch_norm));
         way[0]++) {
        if (!dfg_same_body(g, n, batch_norm.root)) continue;
        DFG_GIVE_IN_BOTH(relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d, .root = n, .x = batch_norm.x,
                         .w = batch_norm.w);
        return true;
    }
    return false;
}

/* relax_clml.pat:80, as an entry of a table, with a = relu6, t = first, n = norm, b = biased, c = pad_conv2d */
bool relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_find(DFG_FIND_ON(relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d))
{
    struct relax_clml_relu6_match relu6;
    if (dfg_op(g, n) != relax_clml_op_relax_clip) return false;
    if (!relax_clml_relu6_find(g, n, &relu6, DFG_PART(whole, relu6))) return false;
    struct relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_match get;
    for (; relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_find(g, relu6.c, way, &get,
                                                                DFG_PART(whole, get));
         way[0]++) {
        if (!dfg_same_body(g, n, relu6.c)) continue;
        DFG_GIVE_IN_BOTH(relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d, .root = n, .x = get.x,
                         .w = get.w);
        return true;
    }
    return false;
}

/* relax_clml.pat:80, as an entry of a table, with a = none, t = none, n = none, b = biased, c = conv2d */
bool relax_clml_openclml_bias_nn_conv2d_find(DFG_FIND_ON(relax_clml_openclml_bias_nn_conv2d))
{
    if (dfg_op(g, n) != relax_clml_op_relax_add) return false;
    struct relax_clml_biased_match biased;
    for (; relax_clml_biased_find(g, n, way, &biased); way[0]++) {
        struct relax_clml_conv2d_match conv2d;
        if (dfg_op(g, biased.c) != relax_clml_op_relax_nn_conv2d) continue;
        if (!relax_clml_conv2d_match(g, biased.c, &conv2d) || !dfg_same_body(g, n, biased.c)) continue;
        DFG_GIVE(relax_clml_openclml_bias_nn_conv2d, .root = n, .x = conv2d.x, .w = conv2d.w);
        DFG_GIVE_PARTS(whole->biased = biased);
        return true;
    }
    return false;
}

/* relax_clml.pat:80, as an entry of a table, with a = none, t = none, n = norm, b = biased, c = conv2d */
bool relax_clml_openclml_bn_bias_nn_conv2d_find(DFG_FIND_ON(relax_clml_openclml_bn_bias_nn_conv2d))
{
    struct relax_clml_norm_match norm;
    if (dfg_op(g, n) != relax_clml_op_relax_nn_batch_norm) return false;
    if (!relax_clml_norm_find(g, n, &norm, DFG_PART(whole, norm))) return false;
    if (dfg_op(g, norm.c) != relax_clml_op_relax_add) return false;
    struct relax_clml_openclml_bias_nn_conv2d_match add;
    for (; relax_clml_openclml_bias_nn_conv2d_find(g, norm.c, way, &add, DFG_PART(whole, add)); way[0]++) {
        if (!dfg_same_body(g, n, norm.c)) continue;
        DFG_GIVE_IN_BOTH(relax_clml_openclml_bn_bias_nn_conv2d, .root = n, .x = add.x, .w = add.w);
        return true;
    }
    return false;
}

/* relax_clml.pat:80, as an entry of a table, with a = none, t = first, n = norm, b = biased, c = conv2d */
bool relax_clml_openclml_tuple_bn_bias_nn_conv2d_find(DFG_FIND_ON(relax_clml_openclml_tuple_bn_bias_nn_conv2d))
{
    if (!dfg_is_get(g, n, 0) || dfg_op(g, dfg_arg(g, n, 0)) != relax_clml_op_relax_nn_batch_norm)
        return false;
    struct relax_clml_openclml_bn_bias_nn_conv2d_match batch_norm;
    for (; relax_clml_openclml_bn_bias_nn_conv2d_find(g, dfg_arg(g, n, 0), way, &batch_norm,
                                                      DFG_PART(whole, batch_norm));
         way[0]++) {
        if (!dfg_same_body(g, n, batch_norm.root)) continue;
        DFG_GIVE_IN_BOTH(relax_clml_openclml_tuple_bn_bias_nn_conv2d, .root = n, .x = batch_norm.x,
                         .w = batch_norm.w);
        return true;
    }
    return false;
}

/* relax_clml.pat:80, as an entry of a table, with a = relu6, t = first, n = norm, b = biased, c = conv2d */
bool relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_find(DFG_FIND_ON(relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d))
{
    struct relax_clml_relu6_match relu6;
    if (dfg_op(g, n) != relax_clml_op_relax_clip) return false;
    if (!relax_clml_relu6_find(g, n, &relu6, DFG_PART(whole, relu6))) return false;
    struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_match get;
    for (; relax_clml_openclml_tuple_bn_bias_nn_conv2d_find(g, relu6.c, way, &get, DFG_PART(whole, get));
         way[0]++) {
        if (!dfg_same_body(g, n, relu6.c)) continue;
        DFG_GIVE_IN_BOTH(relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d, .root = n, .x = get.x,
                         .w = get.w);
        return true;
    }
    return false;
}

/* relax_clml.pat:80, as an entry of a table, with a = none, t = none, n = norm, b = none, c = conv2d_transpose */
bool relax_clml_openclml_bn_nn_conv2d_transpose_find(DFG_FIND(relax_clml_openclml_bn_nn_conv2d_transpose))
{
    struct relax_clml_norm_match norm;
    if (dfg_op(g, n) != relax_clml_op_relax_nn_batch_norm) return false;
    if (!relax_clml_norm_find(g, n, &norm, DFG_PART(whole, norm))) return false;
    struct relax_clml_conv2d_transpose_match conv2d_transpose;
    if (dfg_op(g, norm.c) != relax_clml_op_relax_nn_conv2d_transpose) return false;
    if (!relax_clml_conv2d_transpose_match(g, norm.c, &conv2d_transpose)) return false;
    if (!dfg_same_body(g, n, norm.c)) return false;
    DFG_GIVE_IN_BOTH(relax_clml_openclml_bn_nn_conv2d_transpose, .root = n, .x = conv2d_transpose.x,
                     .w = conv2d_transpose.w);
    return true;
}

/* relax_clml.pat:80, as an entry of a table, with a = none, t = first, n = norm, b = none, c = conv2d_transpose */
bool relax_clml_openclml_tuple_bn_nn_conv2d_transpose_find(DFG_FIND(relax_clml_openclml_tuple_bn_nn_conv2d_transpose))
{
    if (!dfg_is_get(g, n, 0)) return false;
    struct relax_clml_openclml_bn_nn_conv2d_transpose_match batch_norm;
    if (dfg_op(g, dfg_arg(g, n, 0)) != relax_clml_op_relax_nn_batch_norm) return false;
    if (!relax_clml_openclml_bn_nn_conv2d_transpose_find(g, dfg_arg(g, n, 0), &batch_norm,
                                                         DFG_PART(whole, batch_norm)))
        return false;
    if (!dfg_same_body(g, n, batch_norm.root)) return false;
    DFG_GIVE_IN_BOTH(relax_clml_openclml_tuple_bn_nn_conv2d_transpose, .root = n, .x = batch_norm.x,
                     .w = batch_norm.w);
    return true;
}

/* relax_clml.pat:80, as an entry of a table, with a = relu6, t = first, n = norm, b = none, c = conv2d_transpose */
bool relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_find(DFG_FIND(relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose))
{
    struct relax_clml_relu6_match relu6;
    if (dfg_op(g, n) != relax_clml_op_relax_clip) return false;
    if (!relax_clml_relu6_find(g, n, &relu6, DFG_PART(whole, relu6))) return false;
    struct relax_clml_openclml_tuple_bn_nn_conv2d_transpose_match get;
    if (!relax_clml_openclml_tuple_bn_nn_conv2d_transpose_find(g, relu6.c, &get, DFG_PART(whole, get)))
        return false;
    if (!dfg_same_body(g, n, relu6.c)) return false;
    DFG_GIVE_IN_BOTH(relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose, .root = n, .x = get.x,
                     .w = get.w);
    return true;
}

/* relax_clml.pat:80, as an entry of a table, with a = none, t = none, n = norm, b = none, c = pad_conv2d */
bool relax_clml_openclml_bn_pad_nn_conv2d_find(DFG_FIND(relax_clml_openclml_bn_pad_nn_conv2d))
{
    struct relax_clml_norm_match norm;
    if (dfg_op(g, n) != relax_clml_op_relax_nn_batch_norm) return false;
    if (!relax_clml_norm_find(g, n, &norm, DFG_PART(whole, norm))) return false;
    struct relax_clml_pad_conv2d_match pad_conv2d;
    if (dfg_op(g, norm.c) != relax_clml_op_relax_nn_conv2d) return false;
    if (!relax_clml_pad_conv2d_find(g, norm.c, &pad_conv2d, DFG_PART(whole, pad_conv2d))) return false;
    if (!dfg_same_body(g, n, norm.c)) return false;
    DFG_GIVE_IN_BOTH(relax_clml_openclml_bn_pad_nn_conv2d, .root = n, .x = pad_conv2d.x, .w = pad_conv2d.w);
    return true;
}

/* relax_clml.pat:80, as an entry of a table, with a = none, t = first, n = norm, b = none, c = pad_conv2d */
bool relax_clml_openclml_tuple_bn_pad_nn_conv2d_find(DFG_FIND(relax_clml_openclml_tuple_bn_pad_nn_conv2d))
{
    if (!dfg_is_get(g, n, 0)) return false;
    struct relax_clml_openclml_bn_pad_nn_conv2d_match batch_norm;
    if (dfg_op(g, dfg_arg(g, n, 0)) != relax_clml_op_relax_nn_batch_norm) return false;
    if (!relax_clml_openclml_bn_pad_nn_conv2d_find(g, dfg_arg(g, n, 0), &batch_norm,
                                                   DFG_PART(whole, batch_norm)))
        return false;
    if (!dfg_same_body(g, n, batch_norm.root)) return false;
    DFG_GIVE_IN_BOTH(relax_clml_openclml_tuple_bn_pad_nn_conv2d, .root = n, .x = batch_norm.x,
                     .w = batch_norm.w);
    return true;
}

/* relax_clml.pat:80, as an entry of a table, with a = relu6, t = first, n = norm, b = none, c = pad_conv2d */
bool relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_find(DFG_FIND(relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d))
{
    struct relax_clml_relu6_match relu6;
    if (dfg_op(g, n) != relax_clml_op_relax_clip) return false;
    if (!relax_clml_relu6_find(g, n, &relu6, DFG_PART(whole, relu6))) return false;
    struct relax_clml_openclml_tuple_bn_pad_nn_conv2d_match get;
    if (!relax_clml_openclml_tuple_bn_pad_nn_conv2d_find(g, relu6.c, &get, DFG_PART(whole, get)))
        return false;
    if (!dfg_same_body(g, n, relu6.c)) return false;
    DFG_GIVE_IN_BOTH(relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d, .root = n, .x = get.x, .w = get.w);
    return true;
}

/* relax_clml.pat:80, as an entry of a table, with a = none, t = none, n = norm, b = none, c = conv2d */
bool relax_clml_openclml_bn_nn_conv2d_find(DFG_FIND(relax_clml_openclml_bn_nn_conv2d))
{
    struct relax_clml_norm_match norm;
    if (dfg_op(g, n) != relax_clml_op_relax_nn_batch_norm) return false;
    if (!relax_clml_norm_find(g, n, &norm, DFG_PART(whole, norm))) return false;
    struct relax_clml_conv2d_match conv2d;
    if (dfg_op(g, norm.c) != relax_clml_op_relax_nn_conv2d) return false;
    if (!relax_clml_conv2d_match(g, norm.c, &conv2d) || !dfg_same_body(g, n, norm.c)) return false;
    DFG_GIVE_IN_BOTH(relax_clml_openclml_bn_nn_conv2d, .root = n, .x = conv2d.x, .w = conv2d.w);
    return true;
}

/* relax_clml.pat:80, as an entry of a table, with a = none, t = first, n = norm, b = none, c = conv2d */
bool relax_clml_openclml_tuple_bn_nn_conv2d_find(DFG_FIND(relax_clml_openclml_tuple_bn_nn_conv2d))
{
    if (!dfg_is_get(g, n, 0)) return false;
    struct relax_clml_openclml_bn_nn_conv2d_match batch_norm;
    if (dfg_op(g, dfg_arg(g, n, 0)) != relax_clml_op_relax_nn_batch_norm) return false;
    if (!relax_clml_openclml_bn_nn_conv2d_find(g, dfg_arg(g, n, 0), &batch_norm,
                                               DFG_PART(whole, batch_norm)))
        return false;
    if (!dfg_same_body(g, n, batch_norm.root)) return false;
    DFG_GIVE_IN_BOTH(relax_clml_openclml_tuple_bn_nn_conv2d, .root = n, .x = batch_norm.x,
                     .w = batch_norm.w);
    return true;
}

/* relax_clml.pat:80, as an entry of a table, with a = relu6, t = first, n = norm, b = none, c = conv2d */
bool relax_clml_openclml_clip_tuple_bn_nn_conv2d_find(DFG_FIND(relax_clml_openclml_clip_tuple_bn_nn_conv2d))
{
    struct relax_clml_relu6_match relu6;
    if (dfg_op(g, n) != relax_clml_op_relax_clip) return false;
    if (!relax_clml_relu6_find(g, n, &relu6, DFG_PART(whole, relu6))) return false;
    struct relax_clml_openclml_tuple_bn_nn_conv2d_match get;
    if (!relax_clml_openclml_tuple_bn_nn_conv2d_find(g, relu6.c, &get, DFG_PART(whole, get))) return false;
    if (!dfg_same_body(g, n, relu6.c)) return false;
    DFG_GIVE_IN_BOTH(relax_clml_openclml_clip_tuple_bn_nn_conv2d, .root = n, .x = get.x, .w = get.w);
    return true;
}

/* relax_clml.pat:80, as an entry of a table, with a = none, t = first, n = none, b = biased, c = conv2d_transpose */
bool relax_clml_openclml_tuple_bias_nn_conv2d_transpose_find(DFG_FIND_ON(relax_clml_openclml_tuple_bias_nn_conv2d_transpose))
{
    if (!dfg_is_get(g, n, 0) || dfg_op(g, dfg_arg(g, n, 0)) != relax_clml_op_relax_add) return false;
    struct relax_clml_openclml_bias_nn_conv2d_transpose_match add;
    for (; relax_clml_openclml_bias_nn_conv2d_transpose_find(g, dfg_arg(g, n, 0), way, &add,
                                                             DFG_PART(whole, add));
         way[0]++) {
        if (!dfg_same_body(g, n, add.root)) continue;
        DFG_GIVE_IN_BOTH(relax_clml_openclml_tuple_bias_nn_conv2d_transpose, .root = n, .x = add.x,
                         .w = add.w);
        return true;
    }
    return false;
}

/* relax_clml.pat:80, as an entry of a table, with a = relu6, t = first, n = none, b = biased, c = conv2d_transpose */
bool relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_find(DFG_FIND_ON(relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose))
{
    struct relax_clml_relu6_match relu6;
    if (dfg_op(g, n) != relax_clml_op_relax_clip) return false;
    if (!relax_clml_relu6_find(g, n, &relu6, DFG_PART(whole, relu6))) return false;
    struct relax_clml_openclml_tuple_bias_nn_conv2d_transpose_match get;
    for (; relax_clml_openclml_tuple_bias_nn_conv2d_transpose_find(g, relu6.c, way, &get,
                                                                   DFG_PART(whole, get));
         way[0]++) {
        if (!dfg_same_body(g, n, relu6.c)) continue;
        DFG_GIVE_IN_BOTH(relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose, .root = n, .x = get.x,
                         .w = get.w);
        return true;
    }
    return false;
}

/* relax_clml.pat:80, as an entry of a table, with a = none, t = first, n = none, b = biased, c = pad_conv2d */
bool relax_clml_openclml_tuple_bias_pad_nn_conv2d_find(DFG_FIND_ON(relax_clml_openclml_tuple_bias_pad_nn_conv2d))
{
    if (!dfg_is_get(g, n, 0) || dfg_op(g, dfg_arg(g, n, 0)) != relax_clml_op_relax_add) return false;
    struct relax_clml_openclml_bias_pad_nn_conv2d_match add;
    for (; relax_clml_openclml_bias_pad_nn_conv2d_find(g, dfg_arg(g, n, 0), way, &add,
                                                       DFG_PART(whole, add));
         way[0]++) {
        if (!dfg_same_body(g, n, add.root)) continue;
        DFG_GIVE_IN_BOTH(relax_clml_openclml_tuple_bias_pad_nn_conv2d, .root = n, .x = add.x, .w = add.w);
        return true;
    }
    return false;
}

/* relax_clml.pat:80, as an entry of a table, with a = relu6, t = first, n = none, b = biased, c = pad_conv2d */
bool relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_find(DFG_FIND_ON(relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d))
{
    struct relax_clml_relu6_match relu6;
    if (dfg_op(g, n) != relax_clml_op_relax_clip) return false;
    if (!relax_clml_relu6_find(g, n, &relu6, DFG_PART(whole, relu6))) return false;
    struct relax_clml_openclml_tuple_bias_pad_nn_conv2d_match get;
    for (; relax_clml_openclml_tuple_bias_pad_nn_conv2d_find(g, relu6.c, way, &get, DFG_PART(whole, get));
         way[0]++) {
        if (!dfg_same_body(g, n, relu6.c)) continue;
        DFG_GIVE_IN_BOTH(relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d, .root = n, .x = get.x,
                         .w = get.w);
        return true;
    }
    return false;
}

/* relax_clml.pat:80, as an entry of a table, with a = none, t = first, n = none, b = biased, c = conv2d */
bool relax_clml_openclml_tuple_bias_nn_conv2d_find(DFG_FIND_ON(relax_clml_openclml_tuple_bias_nn_conv2d))
{
    if (!dfg_is_get(g, n, 0) || dfg_op(g, dfg_arg(g, n, 0)) != relax_clml_op_relax_add) return false;
    struct relax_clml_openclml_bias_nn_conv2d_match add;
    for (; relax_clml_openclml_bias_nn_conv2d_find(g, dfg_arg(g, n, 0), way, &add, DFG_PART(whole, add));
         way[0]++) {
        if (!dfg_same_body(g, n, add.root)) continue;
        DFG_GIVE_IN_BOTH(relax_clml_openclml_tuple_bias_nn_conv2d, .root = n, .x = add.x, .w = add.w);
        return true;
    }
    return false;
}

/* relax_clml.pat:80, as an entry of a table, with a = relu6, t = first, n = none, b = biased, c = conv2d */
bool relax_clml_openclml_clip_tuple_bias_nn_conv2d_find(DFG_FIND_ON(relax_clml_openclml_clip_tuple_bias_nn_conv2d))
{
    struct relax_clml_relu6_match relu6;
    if (dfg_op(g, n) != relax_clml_op_relax_clip) return false;
    if (!relax_clml_relu6_find(g, n, &relu6, DFG_PART(whole, relu6))) return false;
    struct relax_clml_openclml_tuple_bias_nn_conv2d_match get;
    for (; relax_clml_openclml_tuple_bias_nn_conv2d_find(g, relu6.c, way, &get, DFG_PART(whole, get)); way[0]++) {
        if (!dfg_same_body(g, n, relu6.c)) continue;
        DFG_GIVE_IN_BOTH(relax_clml_openclml_clip_tuple_bias_nn_conv2d, .root = n, .x = get.x, .w = get.w);
        return true;
    }
    return false;
}

/* relax_clml.pat:80, as an entry of a table, with a = none, t = first, n = none, b = none, c = conv2d_transpose */
bool relax_clml_openclml_tuple_nn_conv2d_transpose_find(DFG_FIND(relax_clml_openclml_tuple_nn_conv2d_transpose))
{
    if (!dfg_is_get(g, n, 0)) return false;
    struct relax_clml_conv2d_transpose_match conv2d_transpose;
    if (dfg_op(g, dfg_arg(g, n, 0)) != relax_clml_op_relax_nn_conv2d_transpose) return false;
    if (!relax_clml_conv2d_transpose_match(g, dfg_arg(g, n, 0), &conv2d_transpose)) return false;
    if (!dfg_same_body(g, n, conv2d_transpose.root)) return false;
    DFG_GIVE(relax_clml_openclml_tuple_nn_conv2d_transpose, .root = n, .x = conv2d_transpose.x,
             .w = conv2d_transpose.w);
    DFG_GIVE_PARTS(whole->conv2d_transpose = conv2d_transpose);
    return true;
}

/* relax_clml.pat:80, as an entry of a table, with a = relu6, t = first, n = none, b = none, c = conv2d_transpose */
bool relax_clml_openclml_clip_tuple_nn_conv2d_transpose_find(DFG_FIND(relax_clml_openclml_clip_tuple_nn_conv2d_transpose))
{
    struct relax_clml_relu6_match relu6;
    if (dfg_op(g, n) != relax_clml_op_relax_clip) return false;
    if (!relax_clml_relu6_find(g, n, &relu6, DFG_PART(whole, relu6))) return false;
    struct relax_clml_openclml_tuple_nn_conv2d_transpose_match get;
    if (!relax_clml_openclml_tuple_nn_conv2d_transpose_find(g, relu6.c, &get, DFG_PART(whole, get)))
        return false;
    if (!dfg_same_body(g, n, relu6.c)) return false;
    DFG_GIVE_IN_BOTH(relax_clml_openclml_clip_tuple_nn_conv2d_transpose, .root = n, .x = get.x, .w = get.w);
    return true;
}

/* relax_clml.pat:80, as an entry of a table, with a = none, t = first, n = none, b = none, c = pad_conv2d */
bool relax_clml_openclml_tuple_pad_nn_conv2d_find(DFG_FIND(relax_clml_openclml_tuple_pad_nn_conv2d))
{
    if (!dfg_is_get(g, n, 0)) return false;
    struct relax_clml_pad_conv2d_match pad_conv2d;
    if (dfg_op(g, dfg_arg(g, n, 0)) != relax_clml_op_relax_nn_conv2d) return false;
    if (!relax_clml_pad_conv2d_find(g, dfg_arg(g, n, 0), &pad_conv2d, DFG_PART(whole, pad_conv2d)))
        return false;
    if (!dfg_same_body(g, n, pad_conv2d.root)) return false;
    DFG_GIVE_IN_BOTH(relax_clml_openclml_tuple_pad_nn_conv2d, .root = n, .x = pad_conv2d.x,
                     .w = pad_conv2d.w);
    return true;
}

/* relax_clml.pat:80, as an entry of a table, with a = relu6, t = first, n = none, b = none, c = pad_conv2d */
bool relax_clml_openclml_clip_tuple_pad_nn_conv2d_find(DFG_FIND(relax_clml_openclml_clip_tuple_pad_nn_conv2d))
{
    struct relax_clml_relu6_match relu6;
    if (dfg_op(g, n) != relax_clml_op_relax_clip) return false;
    if (!relax_clml_relu6_find(g, n, &relu6, DFG_PART(whole, relu6))) return false;
    struct relax_clml_openclml_tuple_pad_nn_conv2d_match get;
    if (!relax_clml_openclml_tuple_pad_nn_conv2d_find(g, relu6.c, &get, DFG_PART(whole, get))) return false;
    if (!dfg_same_body(g, n, relu6.c)) return false;
    DFG_GIVE_IN_BOTH(relax_clml_openclml_clip_tuple_pad_nn_conv2d, .root = n, .x = get.x, .w = get.w);
    return true;
}

/* relax_clml.pat:80, as an entry of a table, with a = none, t = first, n = none, b = none, c = conv2d */
bool relax_clml_openclml_tuple_nn_conv2d_find(DFG_FIND(relax_clml_openclml_tuple_nn_conv2d))
{
    if (!dfg_is_get(g, n, 0)) return false;
    struct relax_clml_conv2d_match conv2d;
    if (dfg_op(g, dfg_arg(g, n, 0)) != relax_clml_op_relax_nn_conv2d) return false;
    if (!relax_clml_conv2d_match(g, dfg_arg(g, n, 0), &conv2d) || !dfg_same_body(g, n, conv2d.root))
        return false;
    DFG_GIVE(relax_clml_openclml_tuple_nn_conv2d, .root = n, .x = conv2d.x, .w = conv2d.w);
    DFG_GIVE_PARTS(whole->conv2d = conv2d);
    return true;
}

/* relax_clml.pat:80, as an entry of a table, with a = relu6, t = first, n = none, b = none, c = conv2d */
bool relax_clml_openclml_clip_tuple_nn_conv2d_find(DFG_FIND(relax_clml_openclml_clip_tuple_nn_conv2d))
{
    struct relax_clml_relu6_match relu6;
    if (dfg_op(g, n) != relax_clml_op_relax_clip) return false;
    if (!relax_clml_relu6_find(g, n, &relu6, DFG_PART(whole, relu6))) return false;
    struct relax_clml_openclml_tuple_nn_conv2d_match get;
    if (!relax_clml_openclml_tuple_nn_conv2d_find(g, relu6.c, &get, DFG_PART(whole, get))) return false;
    if (!dfg_same_body(g, n, relu6.c)) return false;
    DFG_GIVE_IN_BOTH(relax_clml_openclml_clip_tuple_nn_conv2d, .root = n, .x = get.x, .w = get.w);
    return true;
}

/* relax_clml.pat:80, as an entry of a table, with a = relu6, t = none, n = norm, b = biased, c = conv2d_transpose */
bool relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_find(DFG_FIND_ON(relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose))
{
    struct relax_clml_relu6_match relu6;
    if (dfg_op(g, n) != relax_clml_op_relax_clip) return false;
    if (!relax_clml_relu6_find(g, n, &relu6, DFG_PART(whole, relu6))) return false;
    if (dfg_op(g, relu6.c) != relax_clml_op_relax_nn_batch_norm) return false;
    struct relax_clml_openclml_bn_bias_nn_conv2d_transpose_match batch_norm;
    for (; relax_clml_openclml_bn_bias_nn_conv2d_transpose_find(g, relu6.c, way, &batch_norm,
                                                                DFG_PART(whole, batch_norm));
         way[0]++) {
        if (!dfg_same_body(g, n, relu6.c)) continue;
        DFG_GIVE_IN_BOTH(relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose, .root = n, .x = batch_norm.x,
                         .w = batch_norm.w);
        return true;
    }
    return false;
}

/* relax_clml.pat:80, as an entry of a table, with a = relu6, t = none, n = norm, b = biased, c = pad_conv2d */
bool relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_find(DFG_FIND_ON(relax_clml_openclml_clip_bn_bias_pad_nn_conv2d))
{
    struct relax_clml_relu6_match relu6;
    if (dfg_op(g, n) != relax_clml_op_relax_clip) return false;
    if (!relax_clml_relu6_find(g, n, &relu6, DFG_PART(whole, relu6))) return false;
    if (dfg_op(g, relu6.c) != relax_clml_op_relax_nn_batch_norm) return false;
    struct relax_clml_openclml_bn_bias_pad_nn_conv2d_match batch_norm;
    for (; relax_clml_openclml_bn_bias_pad_nn_conv2d_find(g, relu6.c, way, &batch_norm,
                                                          DFG_PART(whole, batch_norm));
         way[0]++) {
        if (!dfg_same_body(g, n, relu6.c)) continue;
        DFG_GIVE_IN_BOTH(relax_clml_openclml_clip_bn_bias_pad_nn_conv2d, .root = n, .x = batch_norm.x,
                         .w = batch_norm.w);
        return true;
    }
    return false;
}

/* relax_clml.pat:80, as an entry of a table, with a = relu6, t = none, n = norm, b = biased, c = conv2d */
bool relax_clml_openclml_clip_bn_bias_nn_conv2d_find(DFG_FIND_ON(relax_clml_openclml_clip_bn_bias_nn_conv2d))
{
    struct relax_clml_relu6_match relu6;
    if (dfg_op(g, n) != relax_clml_op_relax_clip) return false;
    if (!relax_clml_relu6_find(g, n, &relu6, DFG_PART(whole, relu6))) return false;
    if (dfg_op(g, relu6.c) != relax_clml_op_relax_nn_batch_norm) return false;
    struct relax_clml_openclml_bn_bias_nn_conv2d_match batch_norm;
    for (; relax_clml_openclml_bn_bias_nn_conv2d_find(g, relu6.c, way, &batch_norm,
                                                      DFG_PART(whole, batch_norm));
         way[0]++) {
        if (!dfg_same_body(g, n, relu6.c)) continue;
        DFG_GIVE_IN_BOTH(relax_clml_openclml_clip_bn_bias_nn_conv2d, .root = n, .x = batch_norm.x,
                         .w = batch_norm.w);
        return true;
    }
    return false;
}

/* relax_clml.pat:80, as an entry of a table, with a = relu6, t = none, n = norm, b = none, c = conv2d_transpose */
bool relax_clml_openclml_clip_bn_nn_conv2d_transpose_find(DFG_FIND(relax_clml_openclml_clip_bn_nn_conv2d_transpose))
{
    struct relax_clml_relu6_match relu6;
    if (dfg_op(g, n) != relax_clml_op_relax_clip) return false;
    if (!relax_clml_relu6_find(g, n, &relu6, DFG_PART(whole, relu6))) return false;
    struct relax_clml_openclml_bn_nn_conv2d_transpose_match batch_norm;
    if (dfg_op(g, relu6.c) != relax_clml_op_relax_nn_batch_norm) return false;
    if (!relax_clml_openclml_bn_nn_conv2d_transpose_find(g, relu6.c, &batch_norm,
                                                         DFG_PART(whole, batch_norm)))
        return false;
    if (!dfg_same_body(g, n, relu6.c)) return false;
    DFG_GIVE_IN_BOTH(relax_clml_openclml_clip_bn_nn_conv2d_transpose, .root = n, .x = batch_norm.x,
                     .w = batch_norm.w);
    return true;
}

/* relax_clml.pat:80, as an entry of a table, with a = relu6, t = none, n = norm, b = none, c = pad_conv2d */
bool relax_clml_openclml_clip_bn_pad_nn_conv2d_find(DFG_FIND(relax_clml_openclml_clip_bn_pad_nn_conv2d))
{
    struct relax_clml_relu6_match relu6;
    if (dfg_op(g, n) != relax_clml_op_relax_clip) return false;
    if (!relax_clml_relu6_find(g, n, &relu6, DFG_PART(whole, relu6))) return false;
    struct relax_clml_openclml_bn_pad_nn_conv2d_match batch_norm;
    if (dfg_op(g, relu6.c) != relax_clml_op_relax_nn_batch_norm) return false;
    if (!relax_clml_openclml_bn_pad_nn_conv2d_find(g, relu6.c, &batch_norm, DFG_PART(whole, batch_norm)))
        return false;
    if (!dfg_same_body(g, n, relu6.c)) return false;
    DFG_GIVE_IN_BOTH(relax_clml_openclml_clip_bn_pad_nn_conv2d, .root = n, .x = batch_norm.x,
                     .w = batch_norm.w);
    return true;
}

/* relax_clml.pat:80, as an entry of a table, with a = relu6, t = none, n = norm, b = none, c = conv2d */
bool relax_clml_openclml_clip_bn_nn_conv2d_find(DFG_FIND(relax_clml_openclml_clip_bn_nn_conv2d))
{
    struct relax_clml_relu6_match relu6;
    if (dfg_op(g, n) != relax_clml_op_relax_clip) return false;
    if (!relax_clml_relu6_find(g, n, &relu6, DFG_PART(whole, relu6))) return false;
    struct relax_clml_openclml_bn_nn_conv2d_match batch_norm;
    if (dfg_op(g, relu6.c) != relax_clml_op_relax_nn_batch_norm) return false;
    if (!relax_clml_openclml_bn_nn_conv2d_find(g, relu6.c, &batch_norm, DFG_PART(whole, batch_norm)))
        return false;
    if (!dfg_same_body(g, n, relu6.c)) return false;
    DFG_GIVE_IN_BOTH(relax_clml_openclml_clip_bn_nn_conv2d, .root = n, .x = batch_norm.x,
                     .w = batch_norm.w);
    return true;
}

/* relax_clml.pat:80, as an entry of a table, with a = relu6, t = none, n = none, b = biased, c = conv2d_transpose */
bool relax_clml_openclml_clip_bias_nn_conv2d_transpose_find(DFG_FIND_ON(relax_clml_openclml_clip_bias_nn_conv2d_transpose))
{
    struct relax_clml_relu6_match relu6;
    if (dfg_op(g, n) != relax_clml_op_relax_clip) return false;
    if (!relax_clml_relu6_find(g, n, &relu6, DFG_PART(whole, relu6))) return false;
    if (dfg_op(g, relu6.c) != relax_clml_op_relax_add) return false;
    struct relax_clml_openclml_bias_nn_conv2d_transpose_match add;
    for (; relax_clml_openclml_bias_nn_conv2d_transpose_find(g, relu6.c, way, &add, DFG_PART(whole, add));
         way[0]++) {
        if (!dfg_same_body(g, n, relu6.c)) continue;
        DFG_GIVE_IN_BOTH(relax_clml_openclml_clip_bias_nn_conv2d_transpose, .root = n, .x = add.x,
                         .w = add.w);
        return true;
    }
    return false;
}

/* relax_clml.pat:80, as an entry of a table, with a = relu6, t = none, n = none, b = biased, c = pad_conv2d */
bool relax_clml_openclml_clip_bias_pad_nn_conv2d_find(DFG_FIND_ON(relax_clml_openclml_clip_bias_pad_nn_conv2d))
{
    struct relax_clml_relu6_match relu6;
    if (dfg_op(g, n) != relax_clml_op_relax_clip) return false;
    if (!relax_clml_relu6_find(g, n, &relu6, DFG_PART(whole, relu6))) return false;
    if (dfg_op(g, relu6.c) != relax_clml_op_relax_add) return false;
    struct relax_clml_openclml_bias_pad_nn_conv2d_match add;
    for (; relax_clml_openclml_bias_pad_nn_conv2d_find(g, relu6.c, way, &add, DFG_PART(whole, add)); way[0]++) {
        if (!dfg_same_body(g, n, relu6.c)) continue;
        DFG_GIVE_IN_BOTH(relax_clml_openclml_clip_bias_pad_nn_conv2d, .root = n, .x = add.x, .w = add.w);
        return true;
    }
    return false;
}

/* relax_clml.pat:80, as an entry of a table, with a = relu6, t = none, n = none, b = biased, c = conv2d */
bool relax_clml_openclml_clip_bias_nn_conv2d_find(DFG_FIND_ON(relax_clml_openclml_clip_bias_nn_conv2d))
{
    struct relax_clml_relu6_match relu6;
    if (dfg_op(g, n) != relax_clml_op_relax_clip) return false;
    if (!relax_clml_relu6_find(g, n, &relu6, DFG_PART(whole, relu6))) return false;
    if (dfg_op(g, relu6.c) != relax_clml_op_relax_add) return false;
    struct relax_clml_openclml_bias_nn_conv2d_match add;
    for (; relax_clml_openclml_bias_nn_conv2d_find(g, relu6.c, way, &add, DFG_PART(whole, add)); way[0]++) {
        if (!dfg_same_body(g, n, relu6.c)) continue;
        DFG_GIVE_IN_BOTH(relax_clml_openclml_clip_bias_nn_conv2d, .root = n, .x = add.x, .w = add.w);
        return true;
    }
    return false;
}

/* relax_clml.pat:80, as an entry of a table, with a = relu6, t = none, n = none, b = none, c = conv2d_transpose */
bool relax_clml_openclml_clip_nn_conv2d_transpose_find(DFG_FIND(relax_clml_openclml_clip_nn_conv2d_transpose))
{
    struct relax_clml_relu6_match relu6;
    if (dfg_op(g, n) != relax_clml_op_relax_clip) return false;
    if (!relax_clml_relu6_find(g, n, &relu6, DFG_PART(whole, relu6))) return false;
    struct relax_clml_conv2d_transpose_match conv2d_transpose;
    if (dfg_op(g, relu6.c) != relax_clml_op_relax_nn_conv2d_transpose) return false;
    if (!relax_clml_conv2d_transpose_match(g, relu6.c, &conv2d_transpose)) return false;
    if (!dfg_same_body(g, n, relu6.c)) return false;
    DFG_GIVE_IN_BOTH(relax_clml_openclml_clip_nn_conv2d_transpose, .root = n, .x = conv2d_transpose.x,
                     .w = conv2d_transpose.w);
    return true;
}

/* relax_clml.pat:80, as an entry of a table, with a = relu6, t = none, n = none, b = none, c = pad_conv2d */
bool relax_clml_openclml_clip_pad_nn_conv2d_find(DFG_FIND(relax_clml_openclml_clip_pad_nn_conv2d))
{
    struct relax_clml_relu6_match relu6;
    if (dfg_op(g, n) != relax_clml_op_relax_clip) return false;
    if (!relax_clml_relu6_find(g, n, &relu6, DFG_PART(whole, relu6))) return false;
    struct relax_clml_pad_conv2d_match pad_conv2d;
    if (dfg_op(g, relu6.c) != relax_clml_op_relax_nn_conv2d) return false;
    if (!relax_clml_pad_conv2d_find(g, relu6.c, &pad_conv2d, DFG_PART(whole, pad_conv2d))) return false;
    if (!dfg_same_body(g, n, relu6.c)) return false;
    DFG_GIVE_IN_BOTH(relax_clml_openclml_clip_pad_nn_conv2d, .root = n, .x = pad_conv2d.x,
                     .w = pad_conv2d.w);
    return true;
}

/* relax_clml.pat:80, as an entry of a table, with a = relu6, t = none, n = none, b = none, c = conv2d */
bool relax_clml_openclml_clip_nn_conv2d_find(DFG_FIND(relax_clml_openclml_clip_nn_conv2d))
{
    struct relax_clml_relu6_match relu6;
    if (dfg_op(g, n) != relax_clml_op_relax_clip) return false;
    if (!relax_clml_relu6_find(g, n, &relu6, DFG_PART(whole, relu6))) return false;
    struct relax_clml_conv2d_match conv2d;
    if (dfg_op(g, relu6.c) != relax_clml_op_relax_nn_conv2d) return false;
    if (!relax_clml_conv2d_match(g, relu6.c, &conv2d) || !dfg_same_body(g, n, relu6.c)) return false;
    DFG_GIVE_IN_BOTH(relax_clml_openclml_clip_nn_conv2d, .root = n, .x = conv2d.x, .w = conv2d.w);
    return true;
}

/* relax_clml.pat:80, as an entry of a table, with a = relax.nn.relu, t = first, n = norm, b = biased, c = conv2d_transpose */
bool relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_find(DFG_FIND_ON(relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose))
{
    if (!dfg_calls_argc(g, n, relax_clml_op_relax_nn_relu, 1)) return false;
    struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_match get;
    for (; relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_find(g, dfg_operand(g, n, 0), way, &get,
                                                                      DFG_PART(whole, get));
         way[0]++) {
        if (!dfg_same_body(g, n, get.root)) continue;
        DFG_GIVE_IN_BOTH(relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose, .root = n, .x = get.x,
                         .w = get.w);
        return true;
    }
    return false;
}

/* relax_clml.pat:80, as an entry of a table, with a = relax.nn.relu, t = first, n = norm, b = biased, c = pad_conv2d */
bool relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_find(DFG_FIND_ON(relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d))
{
    if (!dfg_calls_argc(g, n, relax_clml_op_relax_nn_relu, 1)) return false;
    struct relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_match get;
    for (; relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_find(g, dfg_operand(g, n, 0), way, &get,
                                                                DFG_PART(whole, get));
         way[0]++) {
        if (!dfg_same_body(g, n, get.root)) continue;
        DFG_GIVE_IN_BOTH(relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d, .root = n, .x = get.x,
                         .w = get.w);
        return true;
    }
    return false;
}

/* relax_clml.pat:80, as an entry of a table, with a = relax.nn.relu, t = first, n = norm, b = biased, c = conv2d */
bool relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_find(DFG_FIND_ON(relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d))
{
    if (!dfg_calls_argc(g, n, relax_clml_op_relax_nn_relu, 1)) return false;
    struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_match get;
    for (; relax_clml_openclml_tuple_bn_bias_nn_conv2d_find(g, dfg_operand(g, n, 0), way, &get,
                                                            DFG_PART(whole, get));
         way[0]++) {
        if (!dfg_same_body(g, n, get.root)) continue;
        DFG_GIVE_IN_BOTH(relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d, .root = n, .x = get.x,
                         .w = get.w);
        return true;
    }
    return false;
}

/* relax_clml.pat:80, as an entry of a table, with a = relax.nn.relu, t = first, n = norm, b = none, c = conv2d_transpose */
bool relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_find(DFG_FIND(relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose))
{
    if (!dfg_calls_argc(g, n, relax_clml_op_relax_nn_relu, 1)) return false;
    struct relax_clml_openclml_tuple_bn_nn_conv2d_transpose_match get;
    if (!relax_clml_openclml_tuple_bn_nn_conv2d_transpose_find(g, dfg_operand(g, n, 0), &get,
                                                               DFG_PART(whole, get)))
        return false;
    if (!dfg_same_body(g, n, get.root)) return false;
    DFG_GIVE_IN_BOTH(relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose, .root = n, .x = get.x,
                     .w = get.w);
    return true;
}

/* relax_clml.pat:80, as an entry of a table, with a = relax.nn.relu, t = first, n = norm, b = none, c = pad_conv2d */
bool relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_find(DFG_FIND(relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d))
{
    if (!dfg_calls_argc(g, n, relax_clml_op_relax_nn_relu, 1)) return false;
    struct relax_clml_openclml_tuple_bn_pad_nn_conv2d_match get;
    if (!relax_clml_openclml_tuple_bn_pad_nn_conv2d_find(g, dfg_operand(g, n, 0), &get,
                                                         DFG_PART(whole, get)))
        return false;
    if (!dfg_same_body(g, n, get.root)) return false;
    DFG_GIVE_IN_BOTH(relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d, .root = n, .x = get.x, .w = get.w);
    return true;
}

/* relax_clml.pat:80, as an entry of a table, with a = relax.nn.relu, t = first, n = norm, b = none, c = conv2d */
bool relax_clml_openclml_relu_tuple_bn_nn_conv2d_find(DFG_FIND(relax_clml_openclml_relu_tuple_bn_nn_conv2d))
{
    if (!dfg_calls_argc(g, n, relax_clml_op_relax_nn_relu, 1)) return false;
    struct relax_clml_openclml_tuple_bn_nn_conv2d_match get;
    if (!relax_clml_openclml_tuple_bn_nn_conv2d_find(g, dfg_operand(g, n, 0), &get, DFG_PART(whole, get)))
        return false;
    if (!dfg_same_body(g, n, get.root)) return false;
    DFG_GIVE_IN_BOTH(relax_clml_openclml_relu_tuple_bn_nn_conv2d, .root = n, .x = get.x, .w = get.w);
    return true;
}

/* relax_clml.pat:80, as an entry of a table, with a = relax.nn.relu, t = first, n = none, b = biased, c = conv2d_transpose */
bool relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_find(DFG_FIND_ON(relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose))
{
    if (!dfg_calls_argc(g, n, relax_clml_op_relax_nn_relu, 1)) return false;
    struct relax_clml_openclml_tuple_bias_nn_conv2d_transpose_match get;
    for (; relax_clml_openclml_tuple_bias_nn_conv2d_transpose_find(g, dfg_operand(g, n, 0), way, &get,
                                                                   DFG_PART(whole, get));
         way[0]++) {
        if (!dfg_same_body(g, n, get.root)) continue;
        DFG_GIVE_IN_BOTH(relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose, .root = n, .x = get.x,
                         .w = get.w);
        return true;
    }
    return false;
}

/* relax_clml.pat:80, as an entry of a table, with a = relax.nn.relu, t = first, n = none, b = biased, c = pad_conv2d */
bool relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_find(DFG_FIND_ON(relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d))
{
    if (!dfg_calls_argc(g, n, relax_clml_op_relax_nn_relu, 1)) return false;
    struct relax_clml_openclml_tuple_bias_pad_nn_conv2d_match get;
    for (; relax_clml_openclml_tuple_bias_pad_nn_conv2d_find(g, dfg_operand(g, n, 0), way, &get,
                                                             DFG_PART(whole, get));
         way[0]++) {
        if (!dfg_same_body(g, n, get.root)) continue;
        DFG_GIVE_IN_BOTH(relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d, .root = n, .x = get.x,
                         .w = get.w);
        return true;
    }
    return false;
}

/* relax_clml.pat:80, as an entry of a table, with a = relax.nn.relu, t = first, n = none, b = biased, c = conv2d */
bool relax_clml_openclml_relu_tuple_bias_nn_conv2d_find(DFG_FIND_ON(relax_clml_openclml_relu_tuple_bias_nn_conv2d))
{
    if (!dfg_calls_argc(g, n, relax_clml_op_relax_nn_relu, 1)) return false;
    struct relax_clml_openclml_tuple_bias_nn_conv2d_match get;
    for (; relax_clml_openclml_tuple_bias_nn_conv2d_find(g, dfg_operand(g, n, 0), way, &get,
                                                         DFG_PART(whole, get));
         way[0]++) {
        if (!dfg_same_body(g, n, get.root)) continue;
        DFG_GIVE_IN_BOTH(relax_clml_openclml_relu_tuple_bias_nn_conv2d, .root = n, .x = get.x, .w = get.w);
        return true;
    }
    return false;
}

/* relax_clml.pat:80, as an entry of a table, with a = relax.nn.relu, t = first, n = none, b = none, c = conv2d_transpose */
bool relax_clml_openclml_relu_tuple_nn_conv2d_transpose_find(DFG_FIND(relax_clml_openclml_relu_tuple_nn_conv2d_transpose))
{
    if (!dfg_calls_argc(g, n, relax_clml_op_relax_nn_relu, 1)) return false;
    struct relax_clml_openclml_tuple_nn_conv2d_transpose_match get;
    if (!relax_clml_openclml_tuple_nn_conv2d_transpose_find(g, dfg_operand(g, n, 0), &get,
                                                            DFG_PART(whole, get)))
        return false;
    if (!dfg_same_body(g, n, get.root)) return false;
    DFG_GIVE_IN_BOTH(relax_clml_openclml_relu_tuple_nn_conv2d_transpose, .root = n, .x = get.x, .w = get.w);
    return true;
}

/* relax_clml.pat:80, as an entry of a table, with a = relax.nn.relu, t = first, n = none, b = none, c = pad_conv2d */
bool relax_clml_openclml_relu_tuple_pad_nn_conv2d_find(DFG_FIND(relax_clml_openclml_relu_tuple_pad_nn_conv2d))
{
    if (!dfg_calls_argc(g, n, relax_clml_op_relax_nn_relu, 1)) return false;
    struct relax_clml_openclml_tuple_pad_nn_conv2d_match get;
    if (!relax_clml_openclml_tuple_pad_nn_conv2d_find(g, dfg_operand(g, n, 0), &get, DFG_PART(whole, get)))
        return false;
    if (!dfg_same_body(g, n, get.root)) return false;
    DFG_GIVE_IN_BOTH(relax_clml_openclml_relu_tuple_pad_nn_conv2d, .root = n, .x = get.x, .w = get.w);
    return true;
}

/* relax_clml.pat:80, as an entry of a table, with a = relax.nn.relu, t = first, n = none, b = none, c = conv2d */
bool relax_clml_openclml_relu_tuple_nn_conv2d_find(DFG_FIND(relax_clml_openclml_relu_tuple_nn_conv2d))
{
    if (!dfg_calls_argc(g, n, relax_clml_op_relax_nn_relu, 1)) return false;
    struct relax_clml_openclml_tuple_nn_conv2d_match get;
    if (!relax_clml_openclml_tuple_nn_conv2d_find(g, dfg_operand(g, n, 0), &get, DFG_PART(whole, get)))
        return false;
    if (!dfg_same_body(g, n, get.root)) return false;
    DFG_GIVE_IN_BOTH(relax_clml_openclml_relu_tuple_nn_conv2d, .root = n, .x = get.x, .w = get.w);
    return true;
}

/* relax_clml.pat:80, as an entry of a table, with a = relax.nn.relu, t = none, n = norm, b = biased, c = conv2d_transpose */
bool relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_find(DFG_FIND_ON(relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose))
{
    if (!dfg_calls_argc(g, n, relax_clml_op_relax_nn_relu, 1)) return false;
    if (dfg_op(g, dfg_operand(g, n, 0)) != relax_clml_op_relax_nn_batch_norm) return false;
    struct relax_clml_openclml_bn_bias_nn_conv2d_transpose_match batch_norm;
    for (; relax_clml_openclml_bn_bias_nn_conv2d_transpose_find(g, dfg_operand(g, n, 0), way, &batch_norm,
                                                                DFG_PART(whole, batch_norm));
         way[0]++) {
        if (!dfg_same_body(g, n, batch_norm.root)) continue;
        DFG_GIVE_IN_BOTH(relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose, .root = n, .x = batch_norm.x,
                         .w = batch_norm.w);
        return true;
    }
    return false;
}

/* relax_clml.pat:80, as an entry of a table, with a = relax.nn.relu, t = none, n = norm, b = biased, c = pad_conv2d */
bool relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_find(DFG_FIND_ON(relax_clml_openclml_relu_bn_bias_pad_nn_conv2d))
{
    if (!dfg_calls_argc(g, n, relax_clml_op_relax_nn_relu, 1)) return false;
    if (dfg_op(g, dfg_operand(g, n, 0)) != relax_clml_op_relax_nn_batch_norm) return false;
    struct relax_clml_openclml_bn_bias_pad_nn_conv2d_match batch_norm;
    for (; relax_clml_openclml_bn_bias_pad_nn_conv2d_find(g, dfg_operand(g, n, 0), way, &batch_norm,
                                                          DFG_PART(whole, batch_norm));
         way[0]++) {
        if (!dfg_same_body(g, n, batch_norm.root)) continue;
        DFG_GIVE_IN_BOTH(relax_clml_openclml_relu_bn_bias_pad_nn_conv2d, .root = n, .x = batch_norm.x,
                         .w = batch_norm.w);
        return true;
    }
    return false;
}

/* relax_clml.pat:80, as an entry of a table, with a = relax.nn.relu, t = none, n = norm, b = biased, c = conv2d */
bool relax_clml_openclml_relu_bn_bias_nn_conv2d_find(DFG_FIND_ON(relax_clml_openclml_relu_bn_bias_nn_conv2d))
{
    if (!dfg_calls_argc(g, n, relax_clml_op_relax_nn_relu, 1)) return false;
    if (dfg_op(g, dfg_operand(g, n, 0)) != relax_clml_op_relax_nn_batch_norm) return false;
    struct relax_clml_openclml_bn_bias_nn_conv2d_match batch_norm;
    for (; relax_clml_openclml_bn_bias_nn_conv2d_find(g, dfg_operand(g, n, 0), way, &batch_norm,
                                                      DFG_PART(whole, batch_norm));
         way[0]++) {
        if (!dfg_same_body(g, n, batch_norm.root)) continue;
        DFG_GIVE_IN_BOTH(relax_clml_openclml_relu_bn_bias_nn_conv2d, .root = n, .x = batch_norm.x,
                         .w = batch_norm.w);
        return true;
    }
    return false;
}

/* relax_clml.pat:80, as an entry of a table, with a = relax.nn.relu, t = none, n = norm, b = none, c = conv2d_transpose */
bool relax_clml_openclml_relu_bn_nn_conv2d_transpose_find(DFG_FIND(relax_clml_openclml_relu_bn_nn_conv2d_transpose))
{
    if (!dfg_calls_argc(g, n, relax_clml_op_relax_nn_relu, 1)) return false;
    struct relax_clml_openclml_bn_nn_conv2d_transpose_match batch_norm;
    if (dfg_op(g, dfg_operand(g, n, 0)) != relax_clml_op_relax_nn_batch_norm) return false;
    if (!relax_clml_openclml_bn_nn_conv2d_transpose_find(g, dfg_operand(g, n, 0), &batch_norm,
                                                         DFG_PART(whole, batch_norm)))
        return false;
    if (!dfg_same_body(g, n, batch_norm.root)) return false;
    DFG_GIVE_IN_BOTH(relax_clml_openclml_relu_bn_nn_conv2d_transpose, .root = n, .x = batch_norm.x,
                     .w = batch_norm.w);
    return true;
}

/* relax_clml.pat:80, as an entry of a table, with a = relax.nn.relu, t = none, n = norm, b = none, c = pad_conv2d */
bool relax_clml_openclml_relu_bn_pad_nn_conv2d_find(DFG_FIND(relax_clml_openclml_relu_bn_pad_nn_conv2d))
{
    if (!dfg_calls_argc(g, n, relax_clml_op_relax_nn_relu, 1)) return false;
    struct relax_clml_openclml_bn_pad_nn_conv2d_match batch_norm;
    if (dfg_op(g, dfg_operand(g, n, 0)) != relax_clml_op_relax_nn_batch_norm) return false;
    if (!relax_clml_openclml_bn_pad_nn_conv2d_find(g, dfg_operand(g, n, 0), &batch_norm,
                                                   DFG_PART(whole, batch_norm)))
        return false;
    if (!dfg_same_body(g, n, batch_norm.root)) return false;
    DFG_GIVE_IN_BOTH(relax_clml_openclml_relu_bn_pad_nn_conv2d, .root = n, .x = batch_norm.x,
                     .w = batch_norm.w);
    return true;
}

/* relax_clml.pat:80, as an entry of a table, with a = relax.nn.relu, t = none, n = norm, b = none, c = conv2d */
bool relax_clml_openclml_relu_bn_nn_conv2d_find(DFG_FIND(relax_clml_openclml_relu_bn_nn_conv2d))
{
    if (!dfg_calls_argc(g, n, relax_clml_op_relax_nn_relu, 1)) return false;
    struct relax_clml_openclml_bn_nn_conv2d_match batch_norm;
    if (dfg_op(g, dfg_operand(g, n, 0)) != relax_clml_op_relax_nn_batch_norm) return false;
    if (!relax_clml_openclml_bn_nn_conv2d_find(g, dfg_operand(g, n, 0), &batch_norm,
                                               DFG_PART(whole, batch_norm)))
        return false;
    if (!dfg_same_body(g, n, batch_norm.root)) return false;
    DFG_GIVE_IN_BOTH(relax_clml_openclml_relu_bn_nn_conv2d, .root = n, .x = batch_norm.x,
                     .w = batch_norm.w);
    return true;
}

/* relax_clml.pat:80, as an entry of a table, with a = relax.nn.relu, t = none, n = none, b = biased, c = conv2d_transpose */
bool relax_clml_openclml_relu_bias_nn_conv2d_transpose_find(DFG_FIND_ON(relax_clml_openclml_relu_bias_nn_conv2d_transpose))
{
    if (!dfg_calls_argc(g, n, relax_clml_op_relax_nn_relu, 1)) return false;
    if (dfg_op(g, dfg_operand(g, n, 0)) != relax_clml_op_relax_add) return false;
    struct relax_clml_openclml_bias_nn_conv2d_transpose_match add;
    for (; relax_clml_openclml_bias_nn_conv2d_transpose_find(g, dfg_operand(g, n, 0), way, &add,
                                                             DFG_PART(whole, add));
         way[0]++) {
        if (!dfg_same_body(g, n, add.root)) continue;
        DFG_GIVE_IN_BOTH(relax_clml_openclml_relu_bias_nn_conv2d_transpose, .root = n, .x = add.x,
                         .w = add.w);
        return true;
    }
    return false;
}

/* relax_clml.pat:80, as an entry of a table, with a = relax.nn.relu, t = none, n = none, b = biased, c = pad_conv2d */
bool relax_clml_openclml_relu_bias_pad_nn_conv2d_find(DFG_FIND_ON(relax_clml_openclml_relu_bias_pad_nn_conv2d))
{
    if (!dfg_calls_argc(g, n, relax_clml_op_relax_nn_relu, 1)) return false;
    if (dfg_op(g, dfg_operand(g, n, 0)) != relax_clml_op_relax_add) return false;
    struct relax_clml_openclml_bias_pad_nn_conv2d_match add;
    for (; relax_clml_openclml_bias_pad_nn_conv2d_find(g, dfg_operand(g, n, 0), way, &add,
                                                       DFG_PART(whole, add));
         way[0]++) {
        if (!dfg_same_body(g, n, add.root)) continue;
        DFG_GIVE_IN_BOTH(relax_clml_openclml_relu_bias_pad_nn_conv2d, .root = n, .x = add.x, .w = add.w);
        return true;
    }
    return false;
}

/* relax_clml.pat:80, as an entry of a table, with a = relax.nn.relu, t = none, n = none, b = biased, c = conv2d */
bool relax_clml_openclml_relu_bias_nn_conv2d_find(DFG_FIND_ON(relax_clml_openclml_relu_bias_nn_conv2d))
{
    if (!dfg_calls_argc(g, n, relax_clml_op_relax_nn_relu, 1)) return false;
    if (dfg_op(g, dfg_operand(g, n, 0)) != relax_clml_op_relax_add) return false;
    struct relax_clml_openclml_bias_nn_conv2d_match add;
    for (; relax_clml_openclml_bias_nn_conv2d_find(g, dfg_operand(g, n, 0), way, &add,
                                                   DFG_PART(whole, add));
         way[0]++) {
        if (!dfg_same_body(g, n, add.root)) continue;
        DFG_GIVE_IN_BOTH(relax_clml_openclml_relu_bias_nn_conv2d, .root = n, .x = add.x, .w = add.w);
        return true;
    }
    return false;
}

/* relax_clml.pat:80, as an entry of a table, with a = relax.nn.relu, t = none, n = none, b = none, c = conv2d_transpose */
bool relax_clml_openclml_relu_nn_conv2d_transpose_find(DFG_FIND(relax_clml_openclml_relu_nn_conv2d_transpose))
{
    if (!dfg_calls_argc(g, n, relax_clml_op_relax_nn_relu, 1)) return false;
    struct relax_clml_conv2d_transpose_match conv2d_transpose;
    if (dfg_op(g, dfg_operand(g, n, 0)) != relax_clml_op_relax_nn_conv2d_transpose) return false;
    if (!relax_clml_conv2d_transpose_match(g, dfg_operand(g, n, 0), &conv2d_transpose)) return false;
    if (!dfg_same_body(g, n, conv2d_transpose.root)) return false;
    DFG_GIVE(relax_clml_openclml_relu_nn_conv2d_transpose, .root = n, .x = conv2d_transpose.x,
             .w = conv2d_transpose.w);
    DFG_GIVE_PARTS(whole->conv2d_transpose = conv2d_transpose);
    return true;
}

/* relax_clml.pat:80, as an entry of a table, with a = relax.nn.relu, t = none, n = none, b = none, c = pad_conv2d */
bool relax_clml_openclml_relu_pad_nn_conv2d_find(DFG_FIND(relax_clml_openclml_relu_pad_nn_conv2d))
{
    if (!dfg_calls_argc(g, n, relax_clml_op_relax_nn_relu, 1)) return false;
    struct relax_clml_pad_conv2d_match pad_conv2d;
    if (dfg_op(g, dfg_operand(g, n, 0)) != relax_clml_op_relax_nn_conv2d) return false;
    if (!relax_clml_pad_conv2d_find(g, dfg_operand(g, n, 0), &pad_conv2d, DFG_PART(whole, pad_conv2d)))
        return false;
    if (!dfg_same_body(g, n, pad_conv2d.root)) return false;
    DFG_GIVE_IN_BOTH(relax_clml_openclml_relu_pad_nn_conv2d, .root = n, .x = pad_conv2d.x,
                     .w = pad_conv2d.w);
    return true;
}

/* relax_clml.pat:80, as an entry of a table, with a = relax.nn.relu, t = none, n = none, b = none, c = conv2d */
bool relax_clml_openclml_relu_nn_conv2d_find(DFG_FIND(relax_clml_openclml_relu_nn_conv2d))
{
    if (!dfg_calls_argc(g, n, relax_clml_op_relax_nn_relu, 1)) return false;
    struct relax_clml_conv2d_match conv2d;
    if (dfg_op(g, dfg_operand(g, n, 0)) != relax_clml_op_relax_nn_conv2d) return false;
    if (!relax_clml_conv2d_match(g, dfg_operand(g, n, 0), &conv2d) || !dfg_same_body(g, n, conv2d.root))
        return false;
    DFG_GIVE(relax_clml_openclml_relu_nn_conv2d, .root = n, .x = conv2d.x, .w = conv2d.w);
    DFG_GIVE_PARTS(whole->conv2d = conv2d);
    return true;
}

/* relax_clml.pat:80, as an entry of a table, with a = none, t = none, n = none, b = none, c = conv2d_transpose */
bool relax_clml_openclml_nn_conv2d_transpose_match(DFG_FIND_MATCH(relax_clml_openclml_nn_conv2d_transpose))
{
    struct relax_clml_conv2d_transpose_match conv2d_transpose;
    if (dfg_op(g, n) != relax_clml_op_relax_nn_conv2d_transpose) return false;
    if (!relax_clml_conv2d_transpose_match(g, n, &conv2d_transpose)) return false;
    DFG_GIVE(relax_clml_openclml_nn_conv2d_transpose, .root = n, .x = conv2d_transpose.x,
             .w = conv2d_transpose.w);
    return true;
}

/* relax_clml.pat:80, as an entry of a table, with a = none, t = none, n = none, b = none, c = pad_conv2d */
bool relax_clml_openclml_pad_nn_conv2d_find(DFG_FIND(relax_clml_openclml_pad_nn_conv2d))
{
    struct relax_clml_pad_conv2d_match pad_conv2d;
    if (dfg_op(g, n) != relax_clml_op_relax_nn_conv2d) return false;
    if (!relax_clml_pad_conv2d_find(g, n, &pad_conv2d, DFG_PART(whole, pad_conv2d))) return false;
    DFG_GIVE_IN_BOTH(relax_clml_openclml_pad_nn_conv2d, .root = n, .x = pad_conv2d.x, .w = pad_conv2d.w);
    return true;
}

/* relax_clml.pat:80, as an entry of a table, with a = none, t = none, n = none, b = none, c = conv2d */
bool relax_clml_openclml_nn_conv2d_match(DFG_FIND_MATCH(relax_clml_openclml_nn_conv2d))
{
    struct relax_clml_conv2d_match conv2d;
    if (dfg_op(g, n) != relax_clml_op_relax_nn_conv2d || !relax_clml_conv2d_match(g, n, &conv2d))
        return false;
    DFG_GIVE(relax_clml_openclml_nn_conv2d, .root = n, .x = conv2d.x, .w = conv2d.w);
    return true;
}

/* relax_clml.pat:48  cond operand(x) = x.rank > 0, x.dtype != i64, x.shape[0] <= 1; */
static DFG_APART bool relax_clml_operand(const dfg_graph *g, dfg_node x)
{
    return dfg_gt(dfg_rank_of(g, x), dfg_int(0))
        && dfg_scalar_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64))
        && dfg_dim_le(g, dfg_extent_of(g, x, 0), dfg_int(1));
}

/* relax_clml.pat:82, as an entry of a table, with o = relax.add
 * "openclml.relax.{o}"(a, b) = o(a, b) where operand(a), operand(b), same_shape(a, b); */
bool relax_clml_openclml_relax_add_find(DFG_FIND_ON_MATCH(relax_clml_openclml_relax_add))
{
    if (!dfg_calls_argc(g, n, relax_clml_op_relax_add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node a = dfg_arg(g, n, swap), b = dfg_arg(g, n, 1 - swap);
        if (!relax_clml_operand(g, a) || !relax_clml_operand(g, b) || dfg_same_shape(g, a, b) != DFG_TRUE)
            continue;
        DFG_GIVE(relax_clml_openclml_relax_add, .root = n, .a = a, .b = b);
        return true;
    }
    return false;
}

/* relax_clml.pat:82, as an entry of a table, with o = relax.subtract */
bool relax_clml_openclml_relax_subtract_match(DFG_FIND_MATCH(relax_clml_openclml_relax_subtract))
{
    if (!dfg_calls_argc(g, n, relax_clml_op_relax_subtract, 2)) return false;
    dfg_node a = dfg_operand(g, n, 0), b = dfg_operand(g, n, 1);
    if (!relax_clml_operand(g, a) || !relax_clml_operand(g, b) || dfg_same_shape(g, a, b) != DFG_TRUE)
        return false;
    DFG_GIVE(relax_clml_openclml_relax_subtract, .root = n, .a = a, .b = b);
    return true;
}

/* relax_clml.pat:82, as an entry of a table, with o = relax.multiply */
bool relax_clml_openclml_relax_multiply_find(DFG_FIND_ON_MATCH(relax_clml_openclml_relax_multiply))
{
    if (!dfg_calls_argc(g, n, relax_clml_op_relax_multiply, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node a = dfg_arg(g, n, swap), b = dfg_arg(g, n, 1 - swap);
        if (!relax_clml_operand(g, a) || !relax_clml_operand(g, b) || dfg_same_shape(g, a, b) != DFG_TRUE)
            continue;
        DFG_GIVE(relax_clml_openclml_relax_multiply, .root = n, .a = a, .b = b);
        return true;
    }
    return false;
}

/* relax_clml.pat:82, as an entry of a table, with o = relax.divide */
bool relax_clml_openclml_relax_divide_match(DFG_FIND_MATCH(relax_clml_openclml_relax_divide))
{
    if (!dfg_calls_argc(g, n, relax_clml_op_relax_divide, 2)) return false;
    dfg_node a = dfg_operand(g, n, 0), b = dfg_operand(g, n, 1);
    if (!relax_clml_operand(g, a) || !relax_clml_operand(g, b) || dfg_same_shape(g, a, b) != DFG_TRUE)
        return false;
    DFG_GIVE(relax_clml_openclml_relax_divide, .root = n, .a = a, .b = b);
    return true;
}

/* relax_clml.pat:82, as an entry of a table, with o = relax.maximum */
bool relax_clml_openclml_relax_maximum_find(DFG_FIND_ON_MATCH(relax_clml_openclml_relax_maximum))
{
    if (!dfg_calls_argc(g, n, relax_clml_op_relax_maximum, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node a = dfg_arg(g, n, swap), b = dfg_arg(g, n, 1 - swap);
        if (!relax_clml_operand(g, a) || !relax_clml_operand(g, b) || dfg_same_shape(g, a, b) != DFG_TRUE)
            continue;
        DFG_GIVE(relax_clml_openclml_relax_maximum, .root = n, .a = a, .b = b);
        return true;
    }
    return false;
}

/* relax_clml.pat:82, as an entry of a table, with o = relax.minimum */
bool relax_clml_openclml_relax_minimum_find(DFG_FIND_ON_MATCH(relax_clml_openclml_relax_minimum))
{
    if (!dfg_calls_argc(g, n, relax_clml_op_relax_minimum, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node a = dfg_arg(g, n, swap), b = dfg_arg(g, n, 1 - swap);
        if (!relax_clml_operand(g, a) || !relax_clml_operand(g, b) || dfg_same_shape(g, a, b) != DFG_TRUE)
            continue;
        DFG_GIVE(relax_clml_openclml_relax_minimum, .root = n, .a = a, .b = b);
        return true;
    }
    return false;
}

/* relax_clml.pat:83, as an entry of a table  "openclml.relax.nn.softmax"(x) = relax.nn.softmax(x) where operand(x); */
bool relax_clml_openclml_relax_nn_softmax_match(DFG_FIND_MATCH(relax_clml_openclml_relax_nn_softmax))
{
    if (!dfg_calls_argc(g, n, relax_clml_op_relax_nn_softmax, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!relax_clml_operand(g, x)) return false;
    DFG_GIVE(relax_clml_openclml_relax_nn_softmax, .root = n, .x = x);
    return true;
}

/* relax_clml.pat:84, as an entry of a table  "openclml.relax.nn.relu"(x) = relax.nn.relu(x) where operand(x); */
bool relax_clml_openclml_relax_nn_relu_match(DFG_FIND_MATCH(relax_clml_openclml_relax_nn_relu))
{
    if (!dfg_calls_argc(g, n, relax_clml_op_relax_nn_relu, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!relax_clml_operand(g, x)) return false;
    DFG_GIVE(relax_clml_openclml_relax_nn_relu, .root = n, .x = x);
    return true;
}

/* relax_clml.pat:85, as an entry of a table  "openclml.relax.clip"(x) = relax.clip(x, _, _) where operand(x); */
bool relax_clml_openclml_relax_clip_find(DFG_FIND(relax_clml_openclml_relax_clip))
{
    if (!dfg_calls_argc(g, n, relax_clml_op_relax_clip, 3)) return false;
    dfg_node x = dfg_operand(g, n, 0), x_2 = dfg_operand(g, n, 1), x_2_2 = dfg_operand(g, n, 2);
    if (!relax_clml_operand(g, x)) return false;
    DFG_GIVE(relax_clml_openclml_relax_clip, .root = n, .x = x);
    DFG_GIVE_WHOLE(relax_clml_openclml_relax_clip, .x = x_2, .x_2 = x_2_2);
    return true;
}

static DFG_APART bool relax_clml_holds(const dfg_graph *g, dfg_node x)
{
    return dfg_dim_gt(g, dfg_dim_min_of(g, dfg_shape_of(g, x)), dfg_int(0));
}

static DFG_APART bool relax_clml_holds_2(const dfg_graph *g, dfg_node p)
{
    return dfg_len(dfg_attr_or(g, dfg_call_of(g, p), relax_clml_attr_pool_size,
                               dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_avg_pool1d
                               || dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_max_pool1d
                               ? dfg_list(relax_clml_list_1, 1)
                               : dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_avg_pool2d
                                 || dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_max_pool2d
                                 ? dfg_list(relax_clml_list_1_1, 2)
                               : dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_avg_pool3d
                                 || dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_max_pool3d
                                 ? dfg_list(relax_clml_list_1_1_1, 3)
                               : dfg_nil()))
        == 2;
}

static DFG_APART bool relax_clml_holds_3(const dfg_graph *g, dfg_node p)
{
    return dfg_len(dfg_attr_or(g, dfg_call_of(g, p), relax_clml_attr_strides,
                               dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_avg_pool1d
                               || dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_conv1d
                               || dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_conv1d_transpose
                               || dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_max_pool1d
                               ? dfg_list(relax_clml_list_1, 1)
                               : dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_avg_pool2d
                                 || dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_conv2d
                                 || dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_conv2d_transpose
                                 || dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_max_pool2d
                                 ? dfg_list(relax_clml_list_1_1, 2)
                               : dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_avg_pool3d
                                 || dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_conv3d
                                 || dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_conv3d_transpose
                                 || dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_max_pool3d
                                 ? dfg_list(relax_clml_list_1_1_1, 3)
                               : dfg_nil()))
        == 2;
}

static DFG_APART bool relax_clml_holds_4(const dfg_graph *g, dfg_node p)
{
    return dfg_len(dfg_attr_or(g, dfg_call_of(g, p), relax_clml_attr_padding,
                               dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_avg_pool1d
                               || dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_conv1d
                               || dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_conv1d_transpose
                               || dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_max_pool1d
                               ? dfg_list(relax_clml_list_0_0, 2)
                               : dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_avg_pool2d
                                 || dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_conv2d
                                 || dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_conv2d_transpose
                                 || dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_max_pool2d
                                 ? dfg_list(relax_clml_list_0_0_0_0, 4)
                               : dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_avg_pool3d
                                 || dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_conv3d
                                 || dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_conv3d_transpose
                                 || dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_max_pool3d
                                 ? dfg_list(relax_clml_list_0_0_0_0_0_0, 6)
                               : dfg_nil()))
        == 4;
}

static DFG_APART bool relax_clml_holds_5(const dfg_graph *g, dfg_node p)
{
    return dfg_gt(dfg_min_of(dfg_attr_or(g, dfg_call_of(g, p), relax_clml_attr_pool_size,
                                         dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_avg_pool1d
                                         || dfg_op(g, dfg_call_of(g, p))
                                            == relax_clml_op_relax_nn_max_pool1d
                                         ? dfg_list(relax_clml_list_1, 1)
                                         : dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_avg_pool2d
                                           || dfg_op(g, dfg_call_of(g, p))
                                              == relax_clml_op_relax_nn_max_pool2d
                                           ? dfg_list(relax_clml_list_1_1, 2)
                                         : dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_avg_pool3d
                                           || dfg_op(g, dfg_call_of(g, p))
                                              == relax_clml_op_relax_nn_max_pool3d
                                           ? dfg_list(relax_clml_list_1_1_1, 3)
                                         : dfg_nil())), dfg_int(0));
}

static DFG_APART bool relax_clml_holds_6(const dfg_graph *g, dfg_node p)
{
    return dfg_gt(dfg_min_of(dfg_attr_or(
                                 g, dfg_call_of(g, p), relax_clml_attr_strides,
                                 dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_avg_pool1d
                                 || dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_conv1d
                                 || dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_conv1d_transpose
                                 || dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_max_pool1d
                                 ? dfg_list(relax_clml_list_1, 1)
                                 : dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_avg_pool2d
                                   || dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_conv2d
                                   || dfg_op(g, dfg_call_of(g, p))
                                      == relax_clml_op_relax_nn_conv2d_transpose
                                   || dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_max_pool2d
                                   ? dfg_list(relax_clml_list_1_1, 2)
                                 : dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_avg_pool3d
                                   || dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_conv3d
                                   || dfg_op(g, dfg_call_of(g, p))
                                      == relax_clml_op_relax_nn_conv3d_transpose
                                   || dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_max_pool3d
                                   ? dfg_list(relax_clml_list_1_1_1, 3)
                                 : dfg_nil())), dfg_int(0));
}

static DFG_APART bool relax_clml_holds_7(const dfg_graph *g, dfg_node p)
{
    return dfg_gt(dfg_min_of(dfg_attr_or(
                                 g, dfg_call_of(g, p), relax_clml_attr_dilation,
                                 dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_avg_pool1d
                                 || dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_conv1d
                                 || dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_conv1d_transpose
                                 || dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_max_pool1d
                                 ? dfg_list(relax_clml_list_1, 1)
                                 : dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_avg_pool2d
                                   || dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_conv2d
                                   || dfg_op(g, dfg_call_of(g, p))
                                      == relax_clml_op_relax_nn_conv2d_transpose
                                   || dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_max_pool2d
                                   ? dfg_list(relax_clml_list_1_1, 2)
                                 : dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_avg_pool3d
                                   || dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_conv3d
                                   || dfg_op(g, dfg_call_of(g, p))
                                      == relax_clml_op_relax_nn_conv3d_transpose
                                   || dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_max_pool3d
                                   ? dfg_list(relax_clml_list_1_1_1, 3)
                                 : dfg_nil())), dfg_int(0));
}

static DFG_APART bool relax_clml_holds_8(const dfg_graph *g, dfg_node p)
{
    return dfg_ge(dfg_min_of(dfg_attr_or(
                                 g, dfg_call_of(g, p), relax_clml_attr_padding,
                                 dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_avg_pool1d
                                 || dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_conv1d
                                 || dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_conv1d_transpose
                                 || dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_max_pool1d
                                 ? dfg_list(relax_clml_list_0_0, 2)
                                 : dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_avg_pool2d
                                   || dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_conv2d
                                   || dfg_op(g, dfg_call_of(g, p))
                                      == relax_clml_op_relax_nn_conv2d_transpose
                                   || dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_max_pool2d
                                   ? dfg_list(relax_clml_list_0_0_0_0, 4)
                                 : dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_avg_pool3d
                                   || dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_conv3d
                                   || dfg_op(g, dfg_call_of(g, p))
                                      == relax_clml_op_relax_nn_conv3d_transpose
                                   || dfg_op(g, dfg_call_of(g, p)) == relax_clml_op_relax_nn_max_pool3d
                                   ? dfg_list(relax_clml_list_0_0_0_0_0_0, 6)
                                 : dfg_nil())), dfg_int(0));
}

/* relax_clml.pat:53  cond pool_ok(p, x) =
 *     x.rank == 4, min(x.shape) > 0, len(p.pool_size) == 2, len(p.strides) == 2, len(p.padding) == 4,
 *     min(p.pool_size) > 0, min(p.strides) > 0, min(p.dilation) > 0, min(p.padding) >= 0; */
static DFG_APART bool relax_clml_pool_ok(const dfg_graph *g, dfg_node p, dfg_node x)
{
    return dfg_rank(g, x) == 4 && relax_clml_holds(g, x) && relax_clml_holds_2(g, p)
        && relax_clml_holds_3(g, p) && relax_clml_holds_4(g, p) && relax_clml_holds_5(g, p)
        && relax_clml_holds_6(g, p) && relax_clml_holds_7(g, p) && relax_clml_holds_8(g, p);
}

/* relax_clml.pat:86, as an entry of a table, with p = relax.nn.max_pool2d
 * "openclml.nn.{p}"(c, x) = c & p(x) where pool_ok(c, x); */
bool relax_clml_openclml_nn_max_pool2d_find(DFG_FIND(relax_clml_openclml_nn_max_pool2d))
{
    if (!dfg_calls_argc(g, n, relax_clml_op_relax_nn_max_pool2d, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_same_body(g, n, n) || !relax_clml_pool_ok(g, n, x)) return false;
    DFG_GIVE(relax_clml_openclml_nn_max_pool2d, .root = n, .c = n, .x = x);
    DFG_GIVE_WHOLE(relax_clml_openclml_nn_max_pool2d, .max_pool2d = n);
    return true;
}

/* relax_clml.pat:86, as an entry of a table, with p = relax.nn.avg_pool2d */
bool relax_clml_openclml_nn_avg_pool2d_find(DFG_FIND(relax_clml_openclml_nn_avg_pool2d))
{
    if (!dfg_calls_argc(g, n, relax_clml_op_relax_nn_avg_pool2d, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_same_body(g, n, n) || !relax_clml_pool_ok(g, n, x)) return false;
    DFG_GIVE(relax_clml_openclml_nn_avg_pool2d, .root = n, .c = n, .x = x);
    DFG_GIVE_WHOLE(relax_clml_openclml_nn_avg_pool2d, .avg_pool2d = n);
    return true;
}

/* relax_clml.pat:88, as an entry of a table  "openclml.reshape" = relax.reshape(_, _); */
bool relax_clml_openclml_reshape_find(DFG_FIND(relax_clml_openclml_reshape))
{
    if (!dfg_calls_argc(g, n, relax_clml_op_relax_reshape, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), x_2 = dfg_operand(g, n, 1);
    DFG_GIVE(relax_clml_openclml_reshape, .root = n);
    DFG_GIVE_WHOLE(relax_clml_openclml_reshape, .x = x, .x_2 = x_2);
    return true;
}

/* ---- relax_clml.pat:77  table relax_clml ---- */

/* Candidates 0 to 31. */
static bool relax_clml_confirm_2(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    switch (bit) {
    case 0: /* where floats(x, w) */
        return DFG_MATCHES(relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose, g, n);
    case 1: /* where floats(x, w) */
        return DFG_MATCHES(relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d, g, n);
    case 2: /* where floats(x, w) */
        return DFG_MATCHES(relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d, g, n);
    case 3: /* where floats(x, w) */
        return DFG_MATCHES(relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose, g, n);
    case 4: /* where floats(x, w) */
        return DFG_MATCHES(relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d, g, n);
    case 5: return DFG_MATCHES(relax_clml_openclml_clip_tuple_bn_nn_conv2d, g, n); /* where floats(x, w) */
    case 6: /* where floats(x, w) */
        return DFG_MATCHES(relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose, g, n);
    case 7: /* where floats(x, w) */
        return DFG_MATCHES(relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d, g, n);
    case 8: /* where floats(x, w) */
        return DFG_MATCHES(relax_clml_openclml_clip_tuple_bias_nn_conv2d, g, n);
    case 9: /* where floats(x, w) */
        return DFG_MATCHES(relax_clml_openclml_clip_tuple_nn_conv2d_transpose, g, n);
    case 10: /* where floats(x, w) */
        return DFG_MATCHES(relax_clml_openclml_clip_tuple_pad_nn_conv2d, g, n);
    case 11: return DFG_MATCHES(relax_clml_openclml_clip_tuple_nn_conv2d, g, n); /* where floats(x, w) */
    case 12: /* where floats(x, w) */
        return DFG_MATCHES(relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose, g, n);
    case 13: /* where floats(x, w) */
        return DFG_MATCHES(relax_clml_openclml_clip_bn_bias_pad_nn_conv2d, g, n);
    case 14: return DFG_MATCHES(relax_clml_openclml_clip_bn_bias_nn_conv2d, g, n); /* where floats(x, w) */
    case 15: /* where floats(x, w) */
        return DFG_MATCHES(relax_clml_openclml_clip_bn_nn_conv2d_transpose, g, n);
    case 16: return DFG_MATCHES(relax_clml_openclml_clip_bn_pad_nn_conv2d, g, n); /* where floats(x, w) */
    case 17: return DFG_MATCHES(relax_clml_openclml_clip_bn_nn_conv2d, g, n); /* where floats(x, w) */
    case 18: /* where floats(x, w) */
        return DFG_MATCHES(relax_clml_openclml_clip_bias_nn_conv2d_transpose, g, n);
    case 19: /* where floats(x, w) */
        return DFG_MATCHES(relax_clml_openclml_clip_bias_pad_nn_conv2d, g, n);
    case 20: return DFG_MATCHES(relax_clml_openclml_clip_bias_nn_conv2d, g, n); /* where floats(x, w) */
    case 21: /* where floats(x, w) */
        return DFG_MATCHES(relax_clml_openclml_clip_nn_conv2d_transpose, g, n);
    case 22: return DFG_MATCHES(relax_clml_openclml_clip_pad_nn_conv2d, g, n); /* where floats(x, w) */
    case 23: return DFG_MATCHES(relax_clml_openclml_clip_nn_conv2d, g, n); /* where floats(x, w) */
    case 24: /* where floats(x, w) */
        return DFG_MATCHES(relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose, g, n);
    case 25: /* where floats(x, w) */
        return DFG_MATCHES(relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d, g, n);
    case 26: /* where floats(x, w) */
        return DFG_MATCHES(relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d, g, n);
    case 27: /* where floats(x, w) */
        return DFG_MATCHES(relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose, g, n);
    case 28: /* where floats(x, w) */
        return DFG_MATCHES(relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d, g, n);
    case 29: /* where floats(x, w) */
        return DFG_MATCHES(relax_clml_openclml_relu_tuple_bn_nn_conv2d, g, n);
    case 30: /* where floats(x, w) */
        return DFG_MATCHES(relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose, g, n);
    case 31: /* where floats(x, w) */
        return DFG_MATCHES(relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d, g, n);
    default: return false;
    }
}

/* Candidates 32 to 63. */
static bool relax_clml_confirm_3(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    switch (bit) {
    case 32: /* where floats(x, w) */
        return DFG_MATCHES(relax_clml_openclml_relu_tuple_bias_nn_conv2d, g, n);
    case 33: /* where floats(x, w) */
        return DFG_MATCHES(relax_clml_openclml_relu_tuple_nn_conv2d_transpose, g, n);
    case 34: /* where floats(x, w) */
        return DFG_MATCHES(relax_clml_openclml_relu_tuple_pad_nn_conv2d, g, n);
    case 35: return DFG_MATCHES(relax_clml_openclml_relu_tuple_nn_conv2d, g, n); /* where floats(x, w) */
    case 36: /* where floats(x, w) */
        return DFG_MATCHES(relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose, g, n);
    case 37: /* where floats(x, w) */
        return DFG_MATCHES(relax_clml_openclml_relu_bn_bias_pad_nn_conv2d, g, n);
    case 38: return DFG_MATCHES(relax_clml_openclml_relu_bn_bias_nn_conv2d, g, n); /* where floats(x, w) */
    case 39: /* where floats(x, w) */
        return DFG_MATCHES(relax_clml_openclml_relu_bn_nn_conv2d_transpose, g, n);
    case 40: return DFG_MATCHES(relax_clml_openclml_relu_bn_pad_nn_conv2d, g, n); /* where floats(x, w) */
    case 41: return DFG_MATCHES(relax_clml_openclml_relu_bn_nn_conv2d, g, n); /* where floats(x, w) */
    case 42: /* where floats(x, w) */
        return DFG_MATCHES(relax_clml_openclml_relu_bias_nn_conv2d_transpose, g, n);
    case 43: /* where floats(x, w) */
        return DFG_MATCHES(relax_clml_openclml_relu_bias_pad_nn_conv2d, g, n);
    case 44: return DFG_MATCHES(relax_clml_openclml_relu_bias_nn_conv2d, g, n); /* where floats(x, w) */
    case 45: /* where floats(x, w) */
        return DFG_MATCHES(relax_clml_openclml_relu_nn_conv2d_transpose, g, n);
    case 46: return DFG_MATCHES(relax_clml_openclml_relu_pad_nn_conv2d, g, n); /* where floats(x, w) */
    case 47: return DFG_MATCHES(relax_clml_openclml_relu_nn_conv2d, g, n); /* where floats(x, w) */
    case 48: /* where floats(x, w) */
        return DFG_MATCHES(relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose, g, n);
    case 49: /* where floats(x, w) */
        return DFG_MATCHES(relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d, g, n);
    case 50: /* where floats(x, w) */
        return DFG_MATCHES(relax_clml_openclml_tuple_bn_bias_nn_conv2d, g, n);
    case 51: /* where floats(x, w) */
        return DFG_MATCHES(relax_clml_openclml_tuple_bn_nn_conv2d_transpose, g, n);
    case 52: return DFG_MATCHES(relax_clml_openclml_tuple_bn_pad_nn_conv2d, g, n); /* where floats(x, w) */
    case 53: return DFG_MATCHES(relax_clml_openclml_tuple_bn_nn_conv2d, g, n); /* where floats(x, w) */
    case 54: /* where floats(x, w) */
        return DFG_MATCHES(relax_clml_openclml_tuple_bias_nn_conv2d_transpose, g, n);
    case 55: /* where floats(x, w) */
        return DFG_MATCHES(relax_clml_openclml_tuple_bias_pad_nn_conv2d, g, n);
    case 56: return DFG_MATCHES(relax_clml_openclml_tuple_bias_nn_conv2d, g, n); /* where floats(x, w) */
    case 57: /* where floats(x, w) */
        return DFG_MATCHES(relax_clml_openclml_tuple_nn_conv2d_transpose, g, n);
    case 58: return DFG_MATCHES(relax_clml_openclml_tuple_pad_nn_conv2d, g, n); /* where floats(x, w) */
    case 59: return DFG_MATCHES(relax_clml_openclml_tuple_nn_conv2d, g, n); /* where floats(x, w) */
    case 60: /* where floats(x, w) */
        return DFG_MATCHES(relax_clml_openclml_bn_bias_nn_conv2d_transpose, g, n);
    case 61: return DFG_MATCHES(relax_clml_openclml_bn_bias_pad_nn_conv2d, g, n); /* where floats(x, w) */
    case 62: return DFG_MATCHES(relax_clml_openclml_bn_bias_nn_conv2d, g, n); /* where floats(x, w) */
    case 63: return DFG_MATCHES(relax_clml_openclml_bn_nn_conv2d_transpose, g, n); /* where floats(x, w) */
    default: return false;
    }
}

/* Candidates 64 to 86. */
static bool relax_clml_confirm_4(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    switch (bit) {
    case 64: return DFG_MATCHES(relax_clml_openclml_bn_pad_nn_conv2d, g, n); /* where floats(x, w) */
    case 65: return DFG_MATCHES(relax_clml_openclml_bn_nn_conv2d, g, n); /* where floats(x, w) */
    case 66: /* where floats(x, w) */
        return DFG_MATCHES(relax_clml_openclml_bias_nn_conv2d_transpose, g, n);
    case 67: return DFG_MATCHES(relax_clml_openclml_bias_pad_nn_conv2d, g, n); /* where floats(x, w) */
    case 68: return DFG_MATCHES(relax_clml_openclml_bias_nn_conv2d, g, n); /* where floats(x, w) */
    case 69: return DFG_MATCHES(relax_clml_openclml_nn_conv2d_transpose, g, n); /* where floats(x, w) */
    case 70: return DFG_MATCHES(relax_clml_openclml_pad_nn_conv2d, g, n); /* where floats(x, w) */
    case 71: return DFG_MATCHES(relax_clml_openclml_nn_conv2d, g, n); /* where floats(x, w) */
    case 72: /* where same_shape(gamma, beta, average, variance) */
        return DFG_MATCHES(relax_clml_reshaped_norm, g, n);
    case 73: return DFG_MATCHES(relax_clml_openclml_relax_add, g, n); /* where operand(a) */
    case 74: return DFG_MATCHES(relax_clml_openclml_relax_subtract, g, n); /* where operand(a) */
    case 75: return DFG_MATCHES(relax_clml_openclml_relax_multiply, g, n); /* where operand(a) */
    case 76: return DFG_MATCHES(relax_clml_openclml_relax_divide, g, n); /* where operand(a) */
    case 77: return DFG_MATCHES(relax_clml_openclml_relax_maximum, g, n); /* where operand(a) */
    case 78: return DFG_MATCHES(relax_clml_openclml_relax_minimum, g, n); /* where operand(a) */
    case 79: return DFG_MATCHES(relax_clml_openclml_relax_nn_softmax, g, n); /* where operand(x) */
    case 80: return DFG_MATCHES(relax_clml_openclml_relax_nn_relu, g, n); /* where operand(x) */
    case 81: return DFG_MATCHES(relax_clml_openclml_relax_clip, g, n); /* where operand(x) */
    case 82: return DFG_MATCHES(relax_clml_openclml_nn_max_pool2d, g, n); /* where pool_ok(c, x) */
    case 83: return DFG_MATCHES(relax_clml_openclml_nn_avg_pool2d, g, n); /* where pool_ok(c, x) */
    case 84: return DFG_MATCHES(relax_clml_mean, g, n); /* where x.rank == 4 */
    case 85: return DFG_MATCHES_CANDIDATE(relax_clml_openclml_reshape, g, n);
    case 86: return DFG_MATCHES(relax_clml_dequant_matmul, g, n); /* where r.rank == 3 */
    default: return false;
    }
}

/* Does the candidate match?  What level 1 does not say is asked by the entry's own matcher. */
static bool relax_clml_confirm(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    if (bit < 32) return relax_clml_confirm_2(g, n, bit);
    if (bit < 64) return relax_clml_confirm_3(g, n, bit);
    return relax_clml_confirm_4(g, n, bit);
}

/* from bit 0 on: RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_BIAS_NN_CONV2D_TRANSPOSE, and 11 more such
 * groups */
static uint64_t relax_clml_part_8(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    const dfg_node a0 = dfg_operand(g, n, 0);
    if (dfg_argc_is(g, a0, 2) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
        && dfg_str_is(g, a0, relax_clml_attr_data_layout, relax_clml_str_NCHW, relax_clml_str_NCHW)
        && dfg_str_is(g, a0, relax_clml_attr_kernel_layout, relax_clml_str_OIHW, relax_clml_str_IOHW))
        set |= DFG_BIT(0); /* RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_BIAS_NN_CONV2D_TRANSPOSE ... */
    return set;
}

/* from bit 0 on: RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_BIAS_NN_CONV2D_TRANSPOSE, and 23 more such
 * groups */
static uint64_t relax_clml_part_10(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)
        && dfg_str_is(g, n, relax_clml_attr_data_layout, relax_clml_str_NCHW, relax_clml_str_NCHW)
        && dfg_str_is(g, n, relax_clml_attr_kernel_layout, relax_clml_str_OIHW, relax_clml_str_IOHW))
        set |= DFG_BIT(0); /* RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_BIAS_NN_CONV2D_TRANSPOSE ... */
    return set;
}

/* from bit 0 on: RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_BIAS_PAD_NN_CONV2D,
 * RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_BIAS_NN_CONV2D, and 35 more such groups */
static uint64_t relax_clml_part_11(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)
        && dfg_str_is(g, n, relax_clml_attr_data_layout, relax_clml_str_NCHW, relax_clml_str_NCHW)
        && dfg_str_is(g, n, relax_clml_attr_kernel_layout, relax_clml_str_OIHW, relax_clml_str_OIHW)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        if (dfg_calls_with(g, a0, relax_clml_op_relax_nn_pad, 1)
            && dfg_str_is(g, a0, relax_clml_attr_pad_mode, relax_clml_str_constant, relax_clml_str_constant)
            && dfg_float_is(g, a0, relax_clml_attr_pad_value, 0.0, 0.0))
            set |= DFG_BIT(0); /* RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_BIAS_PAD_NN_CONV2D ... */
        set |= DFG_BIT(1); /* RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_BIAS_NN_CONV2D ... */
    }
    return set;
}

/* from bit 0 on: RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_BIAS_NN_CONV2D_TRANSPOSE,
 * RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_BIAS_PAD_NN_CONV2D,
 * RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_BIAS_NN_CONV2D, and 11 more such groups */
static uint64_t relax_clml_part_9(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    switch (dfg_op(g, n)) {
    case relax_clml_op_relax_nn_conv2d_transpose: set |= relax_clml_part_10(g, n); break;
    case relax_clml_op_relax_nn_conv2d: set |= relax_clml_part_11(g, n) << 1; break;
    default: break;
    }
    return set;
}

/* from bit 0 on: RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_BIAS_PAD_NN_CONV2D,
 * RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_BIAS_NN_CONV2D, and 11 more such groups */
static uint64_t relax_clml_part_12(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)) set |= relax_clml_part_11(g, dfg_operand(g, n, 0));
    return set;
}

/* from bit 0 on: RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_BIAS_NN_CONV2D_TRANSPOSE,
 * RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_BIAS_PAD_NN_CONV2D,
 * RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_BIAS_NN_CONV2D, and 10 more such groups */
static uint64_t relax_clml_part_7(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case relax_clml_op_relax_nn_conv2d_transpose: set |= relax_clml_part_8(g, n); break;
        case DFG_CONST: set |= relax_clml_part_9(g, dfg_operand(g, n, 1)); break;
        case relax_clml_op_relax_nn_conv2d: set |= relax_clml_part_12(g, n) << 1; break;
        default: break;
        }
    }
    return set;
}

/* from bit 0 on: RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_BIAS_NN_CONV2D_TRANSPOSE,
 * RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_BIAS_PAD_NN_CONV2D,
 * RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_BIAS_NN_CONV2D,
 * RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_NN_CONV2D_TRANSPOSE,
 * RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_PAD_NN_CONV2D, RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_NN_CONV2D,
 * and 5 more such groups */
static uint64_t relax_clml_part_6(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 5) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 3), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 4), DFG_CONST)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case relax_clml_op_relax_add: set |= relax_clml_part_7(g, a0); break;
        case relax_clml_op_relax_nn_conv2d_transpose: set |= relax_clml_part_10(g, a0) << 3; break;
        case relax_clml_op_relax_nn_conv2d: set |= relax_clml_part_11(g, a0) << 4; break;
        default: break;
        }
    }
    return set;
}

/* from bit 0 on: RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_BIAS_NN_CONV2D_TRANSPOSE,
 * RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_BIAS_PAD_NN_CONV2D,
 * RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_BIAS_NN_CONV2D,
 * RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_NN_CONV2D_TRANSPOSE,
 * RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_PAD_NN_CONV2D, RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_NN_CONV2D
 * and 6 more, and 2 more such groups */
static uint64_t relax_clml_part_5(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    switch (dfg_op(g, n)) {
    case relax_clml_op_relax_nn_batch_norm: set |= relax_clml_part_6(g, n); break;
    case relax_clml_op_relax_add: set |= relax_clml_part_7(g, n) << 6; break;
    case relax_clml_op_relax_nn_conv2d_transpose: set |= relax_clml_part_10(g, n) << 9; break;
    case relax_clml_op_relax_nn_conv2d: set |= relax_clml_part_11(g, n) << 10; break;
    default: break;
    }
    return set;
}

/* from bit 0 on: RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_BIAS_NN_CONV2D_TRANSPOSE,
 * RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_BIAS_PAD_NN_CONV2D,
 * RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_BIAS_NN_CONV2D,
 * RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_NN_CONV2D_TRANSPOSE,
 * RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_PAD_NN_CONV2D, RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_NN_CONV2D
 * and 6 more, and 2 more such groups */
static uint64_t relax_clml_part_4(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) == 0) set |= relax_clml_part_5(g, dfg_arg(g, n, 0));
    return set;
}

/* from bit 0 on: RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_BIAS_NN_CONV2D_TRANSPOSE,
 * RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_BIAS_PAD_NN_CONV2D,
 * RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_BIAS_NN_CONV2D,
 * RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_NN_CONV2D_TRANSPOSE,
 * RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_PAD_NN_CONV2D, RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_NN_CONV2D
 * and 18 more */
static inline DFG_IN_LINE_FOR_SPEED uint64_t relax_clml_part_3(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    switch (dfg_op(g, n)) {
    case DFG_GET: set |= relax_clml_part_4(g, n); break;
    case relax_clml_op_relax_nn_batch_norm: set |= relax_clml_part_6(g, n) << 12; break;
    case relax_clml_op_relax_add: set |= relax_clml_part_7(g, n) << 18; break;
    case relax_clml_op_relax_nn_conv2d_transpose: set |= relax_clml_part_10(g, n) << 21; break;
    case relax_clml_op_relax_nn_conv2d: set |= relax_clml_part_11(g, n) << 22; break;
    default: break;
    }
    return set;
}

/* from bit 0 on: RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_BIAS_NN_CONV2D_TRANSPOSE,
 * RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_BIAS_PAD_NN_CONV2D,
 * RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_BIAS_NN_CONV2D,
 * RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_NN_CONV2D_TRANSPOSE,
 * RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_PAD_NN_CONV2D, RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_NN_CONV2D
 * and 18 more */
static inline DFG_IN_LINE_FOR_SPEED uint64_t relax_clml_part_2(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_scalar_is(g, dfg_operand(g, n, 2), dfg_int(6), DFG_NO_DTYPE))
        set |= relax_clml_part_3(g, dfg_operand(g, n, 0));
    return set;
}

/* may match: RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_BIAS_NN_CONV2D_TRANSPOSE,
 * RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_BIAS_PAD_NN_CONV2D,
 * RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_BIAS_NN_CONV2D,
 * RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_NN_CONV2D_TRANSPOSE,
 * RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_PAD_NN_CONV2D, RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_NN_CONV2D
 * and 19 more */
static inline DFG_IN_LINE_FOR_SPEED bool relax_clml_part(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    bool found = false;
    if (dfg_scalar_is(g, dfg_operand(g, n, 1), dfg_int(0), DFG_NO_DTYPE))
        found |= set[0] |= relax_clml_part_2(g, n);
    found |= set[1] |= DFG_BIT(17); /* RELAX_CLML_OPENCLML_RELAX_CLIP */
    return found;
}

/* op in {relax.clip}: RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_BIAS_NN_CONV2D_TRANSPOSE,
 * RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_BIAS_PAD_NN_CONV2D,
 * RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_BIAS_NN_CONV2D,
 * RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_NN_CONV2D_TRANSPOSE,
 * RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_PAD_NN_CONV2D, RELAX_CLML_OPENCLML_CLIP_TUPLE_BN_NN_CONV2D
 * and 19 more */
static inline DFG_IN_LINE_FOR_SPEED bool relax_clml_at_relax_clip(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    bool found = false;
    if (dfg_argc_is(g, n, 3)) found |= relax_clml_part(g, n, set);
    return found;
}

/* from bit 0 on: RELAX_CLML_OPENCLML_RELU_TUPLE_BN_BIAS_NN_CONV2D_TRANSPOSE,
 * RELAX_CLML_OPENCLML_RELU_TUPLE_BN_BIAS_PAD_NN_CONV2D,
 * RELAX_CLML_OPENCLML_RELU_TUPLE_BN_BIAS_NN_CONV2D,
 * RELAX_CLML_OPENCLML_RELU_TUPLE_BN_NN_CONV2D_TRANSPOSE,
 * RELAX_CLML_OPENCLML_RELU_TUPLE_BN_PAD_NN_CONV2D, RELAX_CLML_OPENCLML_RELU_TUPLE_BN_NN_CONV2D
 * and 19 more */
static inline DFG_IN_LINE_FOR_SPEED uint64_t relax_clml_part_13(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    switch (dfg_op(g, n)) {
    case DFG_GET: set |= relax_clml_part_4(g, n); break;
    case relax_clml_op_relax_nn_batch_norm: set |= relax_clml_part_6(g, n) << 12; break;
    case relax_clml_op_relax_add: set |= relax_clml_part_7(g, n) << 18; break;
    case relax_clml_op_relax_nn_conv2d_transpose: set |= relax_clml_part_10(g, n) << 21; break;
    case relax_clml_op_relax_nn_conv2d: set |= relax_clml_part_11(g, n) << 22; break;
    default: break;
    }
    set |= DFG_BIT(56); /* RELAX_CLML_OPENCLML_RELAX_NN_RELU */
    return set;
}

/* op in {relax.nn.relu}: RELAX_CLML_OPENCLML_RELU_TUPLE_BN_BIAS_NN_CONV2D_TRANSPOSE,
 * RELAX_CLML_OPENCLML_RELU_TUPLE_BN_BIAS_PAD_NN_CONV2D,
 * RELAX_CLML_OPENCLML_RELU_TUPLE_BN_BIAS_NN_CONV2D,
 * RELAX_CLML_OPENCLML_RELU_TUPLE_BN_NN_CONV2D_TRANSPOSE,
 * RELAX_CLML_OPENCLML_RELU_TUPLE_BN_PAD_NN_CONV2D, RELAX_CLML_OPENCLML_RELU_TUPLE_BN_NN_CONV2D
 * and 19 more */
static inline DFG_IN_LINE_FOR_SPEED bool relax_clml_at_relax_nn_relu(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    bool found = false;
    if (dfg_argc_is(g, n, 1)) {
        const uint64_t part = relax_clml_part_13(g, dfg_operand(g, n, 0));
        found |= set[0] |= part << 24;
        found |= set[1] |= part >> 40;
    }
    return found;
}

/* op in {get}: RELAX_CLML_OPENCLML_TUPLE_BN_BIAS_NN_CONV2D_TRANSPOSE,
 * RELAX_CLML_OPENCLML_TUPLE_BN_BIAS_PAD_NN_CONV2D, RELAX_CLML_OPENCLML_TUPLE_BN_BIAS_NN_CONV2D,
 * RELAX_CLML_OPENCLML_TUPLE_BN_NN_CONV2D_TRANSPOSE, RELAX_CLML_OPENCLML_TUPLE_BN_PAD_NN_CONV2D,
 * RELAX_CLML_OPENCLML_TUPLE_BN_NN_CONV2D and 6 more */
static inline DFG_IN_LINE_FOR_SPEED bool relax_clml_at_get(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    bool found = false;
    found |= set[0] |= relax_clml_part_4(g, n) << 48;
    return found;
}

/* op in {relax.nn.batch_norm}: RELAX_CLML_OPENCLML_BN_BIAS_NN_CONV2D_TRANSPOSE,
 * RELAX_CLML_OPENCLML_BN_BIAS_PAD_NN_CONV2D, RELAX_CLML_OPENCLML_BN_BIAS_NN_CONV2D,
 * RELAX_CLML_OPENCLML_BN_NN_CONV2D_TRANSPOSE, RELAX_CLML_OPENCLML_BN_PAD_NN_CONV2D,
 * RELAX_CLML_OPENCLML_BN_NN_CONV2D */
static inline DFG_IN_LINE_FOR_SPEED bool relax_clml_at_relax_nn_batch_norm(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    bool found = false;
    {
        const uint64_t part = relax_clml_part_6(g, n);
        found |= set[0] |= part << 60;
        found |= set[1] |= part >> 4;
    }
    return found;
}

/* op in {relax.add}: RELAX_CLML_OPENCLML_BIAS_NN_CONV2D_TRANSPOSE,
 * RELAX_CLML_OPENCLML_BIAS_PAD_NN_CONV2D, RELAX_CLML_OPENCLML_BIAS_NN_CONV2D,
 * RELAX_CLML_OPENCLML_RELAX_ADD */
static inline DFG_IN_LINE_FOR_SPEED bool relax_clml_at_relax_add(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    bool found = false;
    if (dfg_argc_is(g, n, 2)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case relax_clml_op_relax_nn_conv2d_transpose:
            found |= set[1] |= relax_clml_part_8(g, n) << 2;
            break;
        case DFG_CONST: found |= (set[1] |= relax_clml_part_9(g, dfg_operand(g, n, 1)) << 2); break;
        case relax_clml_op_relax_nn_conv2d: found |= (set[1] |= relax_clml_part_12(g, n) << 3); break;
        default: break;
        }
        found |= set[1] |= DFG_BIT(9); /* RELAX_CLML_OPENCLML_RELAX_ADD */
    }
    return found;
}

/* op in {relax.nn.conv2d_transpose}: RELAX_CLML_OPENCLML_NN_CONV2D_TRANSPOSE */
static inline DFG_IN_LINE_FOR_SPEED bool relax_clml_at_relax_nn_conv2d_transpose(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    bool found = false;
    found |= set[1] |= relax_clml_part_10(g, n) << 5;
    return found;
}

/* op in {relax.nn.conv2d}: RELAX_CLML_OPENCLML_PAD_NN_CONV2D, RELAX_CLML_OPENCLML_NN_CONV2D */
static inline DFG_IN_LINE_FOR_SPEED bool relax_clml_at_relax_nn_conv2d(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    bool found = false;
    found |= set[1] |= relax_clml_part_11(g, n) << 6;
    return found;
}

/* relax_clml.pat:62  relax.nn.batch_norm(x, gamma & const : f32, beta & const : f32, average & const : f32, var ... */
static inline bool relax_clml_is_n(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, relax_clml_op_relax_nn_batch_norm, 5)) return false;
    const dfg_node a1 = dfg_operand(g, n, 1), a2 = dfg_operand(g, n, 2), a3 = dfg_operand(g, n, 3);
    const dfg_node a4 = dfg_operand(g, n, 4);
    return dfg_is(g, a1, DFG_CONST) && dfg_dtype(g, a1) == DFG_F32 && dfg_is(g, a2, DFG_CONST)
        && dfg_dtype(g, a2) == DFG_F32 && dfg_is(g, a3, DFG_CONST) && dfg_dtype(g, a3) == DFG_F32
        && dfg_is(g, a4, DFG_CONST) && dfg_dtype(g, a4) == DFG_F32;
}

/* relax_clml.pat:65  n.0 */
static inline bool relax_clml_is_node(const dfg_graph *g, dfg_node n)
{
    return dfg_is(g, n, DFG_GET) && dfg_data(g, n) == 0 && relax_clml_is_n(g, dfg_arg(g, n, 0));
}

/* op in {relax.reshape}: RELAX_CLML_OPENCLML_NN_BATCH_NORM, RELAX_CLML_OPENCLML_RESHAPE */
static inline DFG_IN_LINE_FOR_SPEED bool relax_clml_at_relax_reshape(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    bool found = false;
    if (dfg_argc_is(g, n, 2)) {
        if (relax_clml_is_node(g, dfg_operand(g, n, 0)))
            found |= set[1] |= DFG_BIT(8); /* RELAX_CLML_OPENCLML_NN_BATCH_NORM */
        found |= set[1] |= DFG_BIT(21); /* RELAX_CLML_OPENCLML_RESHAPE */
    }
    return found;
}

/* op in {relax.subtract}: RELAX_CLML_OPENCLML_RELAX_SUBTRACT */
static inline DFG_IN_LINE_FOR_SPEED bool relax_clml_at_relax_subtract(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    bool found = false;
    if (dfg_argc_is(g, n, 2)) found |= (set[1] |= DFG_BIT(10)); /* RELAX_CLML_OPENCLML_RELAX_SUBTRACT */
    return found;
}

/* op in {relax.multiply}: RELAX_CLML_OPENCLML_RELAX_MULTIPLY */
static inline DFG_IN_LINE_FOR_SPEED bool relax_clml_at_relax_multiply(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    bool found = false;
    if (dfg_argc_is(g, n, 2)) found |= (set[1] |= DFG_BIT(11)); /* RELAX_CLML_OPENCLML_RELAX_MULTIPLY */
    return found;
}

/* op in {relax.divide}: RELAX_CLML_OPENCLML_RELAX_DIVIDE */
static inline DFG_IN_LINE_FOR_SPEED bool relax_clml_at_relax_divide(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    bool found = false;
    if (dfg_argc_is(g, n, 2)) found |= (set[1] |= DFG_BIT(12)); /* RELAX_CLML_OPENCLML_RELAX_DIVIDE */
    return found;
}

/* op in {relax.maximum}: RELAX_CLML_OPENCLML_RELAX_MAXIMUM */
static inline DFG_IN_LINE_FOR_SPEED bool relax_clml_at_relax_maximum(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    bool found = false;
    if (dfg_argc_is(g, n, 2)) found |= (set[1] |= DFG_BIT(13)); /* RELAX_CLML_OPENCLML_RELAX_MAXIMUM */
    return found;
}

/* op in {relax.minimum}: RELAX_CLML_OPENCLML_RELAX_MINIMUM */
static inline DFG_IN_LINE_FOR_SPEED bool relax_clml_at_relax_minimum(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    bool found = false;
    if (dfg_argc_is(g, n, 2)) found |= (set[1] |= DFG_BIT(14)); /* RELAX_CLML_OPENCLML_RELAX_MINIMUM */
    return found;
}

/* op in {relax.nn.softmax}: RELAX_CLML_OPENCLML_RELAX_NN_SOFTMAX */
static inline DFG_IN_LINE_FOR_SPEED bool relax_clml_at_relax_nn_softmax(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    bool found = false;
    if (dfg_argc_is(g, n, 1)) found |= (set[1] |= DFG_BIT(15)); /* RELAX_CLML_OPENCLML_RELAX_NN_SOFTMAX */
    return found;
}

/* op in {relax.nn.max_pool2d}: RELAX_CLML_OPENCLML_NN_MAX_POOL2D */
static inline DFG_IN_LINE_FOR_SPEED bool relax_clml_at_relax_nn_max_pool2d(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    bool found = false;
    if (dfg_argc_is(g, n, 1)) found |= (set[1] |= DFG_BIT(18)); /* RELAX_CLML_OPENCLML_NN_MAX_POOL2D */
    return found;
}

/* op in {relax.nn.avg_pool2d}: RELAX_CLML_OPENCLML_NN_AVG_POOL2D */
static inline DFG_IN_LINE_FOR_SPEED bool relax_clml_at_relax_nn_avg_pool2d(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    bool found = false;
    if (dfg_argc_is(g, n, 1)) found |= (set[1] |= DFG_BIT(19)); /* RELAX_CLML_OPENCLML_NN_AVG_POOL2D */
    return found;
}

/* op in {relax.mean}: RELAX_CLML_OPENCLML_NN_GLOBAL_AVG_POOL2D */
static inline DFG_IN_LINE_FOR_SPEED bool relax_clml_at_relax_mean(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    bool found = false;
    if (dfg_argc_is(g, n, 1)
        && dfg_list_is(g, n, relax_clml_attr_axis, dfg_list(relax_clml_list_2_3, 2), false))
        found |= set[1] |= DFG_BIT(20); /* RELAX_CLML_OPENCLML_NN_GLOBAL_AVG_POOL2D */
    return found;
}

/* relax_clml.pat:70  relax.call_tir(global "*dequantize*", (w, scales)) */
static inline bool relax_clml_is_decoded(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_with(g, n, relax_clml_op_relax_call_tir, 2)) return false;
    const dfg_node a1 = dfg_operand(g, n, 1);
    return dfg_global_fits(g, dfg_operand(g, n, 0), "*dequantize*") && dfg_is(g, a1, DFG_TUPLE)
        && dfg_has_args(g, a1, 2);
}

/* relax_clml.pat:71  relax.matmul(x : f16, decoded); the operator is known */
static inline bool relax_clml_is_r(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && dfg_dtype(g, dfg_operand(g, n, 0)) == DFG_F16
        && relax_clml_is_decoded(g, dfg_operand(g, n, 1));
}

/* op in {relax.matmul}: RELAX_CLML_OPENCLML_DEQUANT_MATMUL */
static inline DFG_IN_LINE_FOR_SPEED bool relax_clml_at_relax_matmul(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    bool found = false;
    if (relax_clml_is_r(g, n)) found |= (set[1] |= DFG_BIT(22)); /* RELAX_CLML_OPENCLML_DEQUANT_MATMUL */
    return found;
}

size_t relax_clml_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets)
{
    size_t count = 0;
    uint64_t *set = sets;
    if (first < last) dfg_clear_set(set, 2);
    for (dfg_node n = first; n < last; n++) {
        bool found = false;
        switch (dfg_op(g, n)) {
        case relax_clml_op_relax_clip: found = relax_clml_at_relax_clip(g, n, set); break;
        case relax_clml_op_relax_nn_relu: found = relax_clml_at_relax_nn_relu(g, n, set); break;
        case DFG_GET: found = relax_clml_at_get(g, n, set); break;
        case relax_clml_op_relax_nn_batch_norm:
            found = relax_clml_at_relax_nn_batch_norm(g, n, set);
            break;
        case relax_clml_op_relax_add: found = relax_clml_at_relax_add(g, n, set); break;
        case relax_clml_op_relax_nn_conv2d_transpose:
            found = relax_clml_at_relax_nn_conv2d_transpose(g, n, set);
            break;
        case relax_clml_op_relax_nn_conv2d: found = relax_clml_at_relax_nn_conv2d(g, n, set); break;
        case relax_clml_op_relax_reshape: found = relax_clml_at_relax_reshape(g, n, set); break;
        case relax_clml_op_relax_subtract: found = relax_clml_at_relax_subtract(g, n, set); break;
        case relax_clml_op_relax_multiply: found = relax_clml_at_relax_multiply(g, n, set); break;
        case relax_clml_op_relax_divide: found = relax_clml_at_relax_divide(g, n, set); break;
        case relax_clml_op_relax_maximum: found = relax_clml_at_relax_maximum(g, n, set); break;
        case relax_clml_op_relax_minimum: found = relax_clml_at_relax_minimum(g, n, set); break;
        case relax_clml_op_relax_nn_softmax: found = relax_clml_at_relax_nn_softmax(g, n, set); break;
        case relax_clml_op_relax_nn_max_pool2d:
            found = relax_clml_at_relax_nn_max_pool2d(g, n, set);
            break;
        case relax_clml_op_relax_nn_avg_pool2d:
            found = relax_clml_at_relax_nn_avg_pool2d(g, n, set);
            break;
        case relax_clml_op_relax_mean: found = relax_clml_at_relax_mean(g, n, set); break;
        case relax_clml_op_relax_matmul: found = relax_clml_at_relax_matmul(g, n, set); break;
        default: continue;
        }
        if (!found) continue;
        nodes[count++] = n;
        set += 2;
        if (n != last - 1) dfg_clear_set(set, 2);
    }
    return count;
}

void relax_clml_candidates(const dfg_graph *g, dfg_node n, uint64_t set[2])
{
    dfg_node node = n;
    relax_clml_sweep(g, n, n + 1, &node, set);
}

int32_t relax_clml_first(const dfg_graph *g, dfg_node n)
{
    uint64_t set[2];
    dfg_node node = n;
    if (relax_clml_sweep(g, n, n + 1, &node, set) == 0) return -1;
    for (uint32_t i = 0; i < 2; i++)
        for (uint64_t left = set[i]; left != 0; left &= left - 1) {
            const uint32_t bit = 64 * i + dfg_lowest_bit(left);
            if (relax_clml_confirm(g, n, bit)) return (int32_t)bit;
        }
    return -1;
}
