/* Made by pat2c from ethos_n.pat; do not edit. */
#include "ethos_n.h"
_Static_assert(ETHOS_N_H == 0x8748e9812a37dab4, "ethos_n.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    ethos_n_op_cast = DFG_FIRST_OP, ethos_n_op_clip, ethos_n_op_image_resize2d, ethos_n_op_mean,
    ethos_n_op_nn_avg_pool2d, ethos_n_op_nn_bias_add, ethos_n_op_nn_depth_to_space,
    ethos_n_op_nn_leaky_relu, ethos_n_op_nn_max_pool2d, ethos_n_op_nn_pad, ethos_n_op_qnn_add,
    ethos_n_op_qnn_concatenate, ethos_n_op_qnn_conv2d, ethos_n_op_qnn_conv2d_transpose,
    ethos_n_op_qnn_dense, ethos_n_op_qnn_dequantize, ethos_n_op_qnn_mul, ethos_n_op_qnn_quantize,
    ethos_n_op_qnn_requantize, ethos_n_op_reshape, ethos_n_op_sigmoid, ethos_n_op_split, ethos_n_op_tanh,
};
enum {
    ethos_n_attr_alpha, ethos_n_attr_data_layout, ethos_n_attr_dilation, ethos_n_attr_groups,
    ethos_n_attr_kernel_layout, ethos_n_attr_layout, ethos_n_attr_method, ethos_n_attr_mode,
    ethos_n_attr_padding,
};
enum {
    ethos_n_str_DCR, ethos_n_str_NCHW, ethos_n_str_NHWC, ethos_n_str_O, ethos_n_str_OIHW,
    ethos_n_str_linear, ethos_n_str_nearest_neighbor,
};
static const char *const ethos_n_op_names[] = {
    "cast", "clip", "image.resize2d", "mean", "nn.avg_pool2d", "nn.bias_add", "nn.depth_to_space",
    "nn.leaky_relu", "nn.max_pool2d", "nn.pad", "qnn.add", "qnn.concatenate", "qnn.conv2d",
    "qnn.conv2d_transpose", "qnn.dense", "qnn.dequantize", "qnn.mul", "qnn.quantize", "qnn.requantize",
    "reshape", "sigmoid", "split", "tanh",
};
static const char *const ethos_n_attr_names[] = {
    "alpha", "data_layout", "dilation", "groups", "kernel_layout", "layout", "method", "mode", "padding",
};
static const char *const ethos_n_str_names[] = {
    "DCR", "NCHW", "NHWC", "O", "OIHW", "linear", "nearest_neighbor",
};
static const dfg_val ethos_n_list_0_0[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}};
static const dfg_val ethos_n_list_1_1[] = {{.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 1}};

const struct dfg_names ethos_n_names = {
    .abi = DFG_ABI, .needs = 0, .name = "ethos_n", .run = ETHOS_N_H, .n_ops = 23, .ops = ethos_n_op_names,
    .n_attrs = 9, .attrs = ethos_n_attr_names, .n_strs = 7, .strs = ethos_n_str_names,
};

/* ethos_n.pat:10  pattern requantized(p) = qnn.requantize(p, const, const, const, const); */
bool ethos_n_requantized_find(DFG_FIND(ethos_n_requantized))
{
    if (!dfg_calls_argc(g, n, ethos_n_op_qnn_requantize, 5)) return false;
    dfg_node p = dfg_operand(g, n, 0), constant = dfg_operand(g, n, 1);
    if (!dfg_is(g, constant, DFG_CONST)) return false;
    dfg_node constant_2 = dfg_operand(g, n, 2);
    if (!dfg_is(g, constant_2, DFG_CONST)) return false;
    dfg_node constant_3 = dfg_operand(g, n, 3);
    if (!dfg_is(g, constant_3, DFG_CONST)) return false;
    dfg_node constant_4 = dfg_operand(g, n, 4);
    if (!dfg_is(g, constant_4, DFG_CONST)) return false;
    DFG_GIVE(ethos_n_requantized, .root = n, .p = p);
    DFG_GIVE_WHOLE(ethos_n_requantized, .constant = constant, .constant_2 = constant_2,
                   .constant_3 = constant_3, .constant_4 = constant_4);
    return true;
}

/* ethos_n.pat:9  cond tensor_ok(x) = x.dtype in {u8, i8, i32}, x.rank <= 4, x.shape[0] == 1; */
static DFG_APART bool ethos_n_tensor_ok(const dfg_graph *g, dfg_node x)
{
    return (dfg_dtype(g, x) == DFG_U8 || dfg_dtype(g, x) == DFG_I8 || dfg_dtype(g, x) == DFG_I32)
        && dfg_le(dfg_rank_of(g, x), dfg_int(4)) && dfg_extent(g, x, 0) == 1;
}

static DFG_APART dfg_val ethos_n_value(const dfg_graph *g, dfg_node sx, dfg_node sc)
{
    return dfg_mul(dfg_value_of(g, sx), dfg_value_of(g, sc));
}

static DFG_APART bool ethos_n_holds(const dfg_graph *g, dfg_node sx, dfg_node sc, dfg_node c, dfg_node zc, dfg_node so)
{
    return dfg_close_within(dfg_mul(ethos_n_value(g, sx, sc),
                                    dfg_sub(dfg_value_of(g, c), dfg_value_of(g, zc))), dfg_value_of(g, so),
                            dfg_float(0.004))
        != DFG_TRUE;
}

/* ethos_n.pat:15  pattern mul_to_reinterpret(x, c, sx, zx, sc, zc, so, zo) {
 *     r = qnn.mul(x, c & const, sx & const, zx & const, sc & const, zc & const, so & const, zo & const);
 *     where tensor_ok(x), c.elements == 1;
 *     where value(sx) * value(sc) * (value(c) - value(zc)) ~= value(so) +- 0.004;
 *     return r;
 * } */
bool ethos_n_mul_to_reinterpret_find(DFG_FIND_ON_MATCH(ethos_n_mul_to_reinterpret))
{
    if (!dfg_calls_argc(g, n, ethos_n_op_qnn_mul, 8)) return false;
    bool differ = dfg_operand(g, n, 0) != dfg_operand(g, n, 1)
        || dfg_operand(g, n, 2) != dfg_operand(g, n, 4) || dfg_operand(g, n, 3) != dfg_operand(g, n, 5);
    for (uint32_t swap = way[0]; swap < (differ ? 2u : 1u); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, n, swap ? 1u : 0u), c = dfg_arg(g, n, swap ? 0u : 1u);
        if (!dfg_is(g, c, DFG_CONST)) continue;
        dfg_node sx = dfg_arg(g, n, swap ? 4u : 2u);
        if (!dfg_is(g, sx, DFG_CONST)) continue;
        dfg_node zx = dfg_arg(g, n, swap ? 5u : 3u);
        if (!dfg_is(g, zx, DFG_CONST)) continue;
        dfg_node sc = dfg_arg(g, n, swap ? 2u : 4u);
        if (!dfg_is(g, sc, DFG_CONST)) continue;
        dfg_node zc = dfg_arg(g, n, swap ? 3u : 5u);
        if (!dfg_is(g, zc, DFG_CONST)) continue;
        dfg_node so = dfg_operand(g, n, 6u);
        if (!dfg_is(g, so, DFG_CONST)) continue;
        dfg_node zo = dfg_operand(g, n, 7u);
        if (!dfg_is(g, zo, DFG_CONST) || !ethos_n_tensor_ok(g, x)) continue;
        if (!dfg_extent_eq(g, dfg_elements_of(g, c), dfg_int(1))) continue;
        /* where value(sx) * value(sc) * (value(c) - value(zc)) ~= value(so) +- 0.004 */
        if (ethos_n_holds(g, sx, sc, c, zc, so)) continue;
        DFG_GIVE(ethos_n_mul_to_reinterpret, .root = n, .x = x, .c = c, .sx = sx, .zx = zx, .sc = sc,
                 .zc = zc, .so = so, .zo = zo, .r = n);
        return true;
    }
    return false;
}

/* ethos_n.pat:21  pattern mul_to_depthwise(x, c) {
 *     r = qnn.mul(x, c & const, const, const, const, const, const, const);
 *     where tensor_ok(x), c.elements == x.shape[-1];
 *     return r;
 * } */
bool ethos_n_mul_to_depthwise_find(DFG_FIND_ON(ethos_n_mul_to_depthwise))
{
    if (!dfg_calls_argc(g, n, ethos_n_op_qnn_mul, 8)) return false;
    bool differ = dfg_operand(g, n, 0) != dfg_operand(g, n, 1)
        || dfg_operand(g, n, 2) != dfg_operand(g, n, 4) || dfg_operand(g, n, 3) != dfg_operand(g, n, 5);
    for (uint32_t swap = way[0]; swap < (differ ? 2u : 1u); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, n, swap ? 1u : 0u), c = dfg_arg(g, n, swap ? 0u : 1u);
        if (!dfg_is(g, c, DFG_CONST)) continue;
        dfg_node constant = dfg_arg(g, n, swap ? 4u : 2u);
        if (!dfg_is(g, constant, DFG_CONST)) continue;
        dfg_node constant_2 = dfg_arg(g, n, swap ? 5u : 3u);
        if (!dfg_is(g, constant_2, DFG_CONST)) continue;
        dfg_node constant_3 = dfg_arg(g, n, swap ? 2u : 4u);
        if (!dfg_is(g, constant_3, DFG_CONST)) continue;
        dfg_node constant_4 = dfg_arg(g, n, swap ? 3u : 5u);
        if (!dfg_is(g, constant_4, DFG_CONST)) continue;
        dfg_node constant_5 = dfg_operand(g, n, 6u);
        if (!dfg_is(g, constant_5, DFG_CONST)) continue;
        dfg_node constant_6 = dfg_operand(g, n, 7u);
        if (!dfg_is(g, constant_6, DFG_CONST) || !ethos_n_tensor_ok(g, x)) continue;
        if (!dfg_extent_eq(g, dfg_elements_of(g, c), dfg_extent_of(g, x, -1))) continue;
        DFG_GIVE(ethos_n_mul_to_depthwise, .root = n, .x = x, .c = c, .r = n);
        DFG_GIVE_WHOLE(ethos_n_mul_to_depthwise, .constant = constant, .constant_2 = constant_2,
                       .constant_3 = constant_3, .constant_4 = constant_4, .constant_5 = constant_5,
                       .constant_6 = constant_6);
        return true;
    }
    return false;
}

/* ethos_n.pat:27  pattern add_to_reinterpret(x, c, sx, zx, sc, zc, so, zo) {
 *     r = qnn.add(x, c & const, sx & const, zx & const, sc & const, zc & const, so & const, zo & const);
 *     where tensor_ok(x), c.elements == 1, value(sx) ~= value(so) +- 0.004;
 *     return r;
 * } */
bool ethos_n_add_to_reinterpret_find(DFG_FIND_ON_MATCH(ethos_n_add_to_reinterpret))
{
    if (!dfg_calls_argc(g, n, ethos_n_op_qnn_add, 8)) return false;
    bool differ = dfg_operand(g, n, 0) != dfg_operand(g, n, 1)
        || dfg_operand(g, n, 2) != dfg_operand(g, n, 4) || dfg_operand(g, n, 3) != dfg_operand(g, n, 5);
    for (uint32_t swap = way[0]; swap < (differ ? 2u : 1u); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, n, swap ? 1u : 0u), c = dfg_arg(g, n, swap ? 0u : 1u);
        if (!dfg_is(g, c, DFG_CONST)) continue;
        dfg_node sx = dfg_arg(g, n, swap ? 4u : 2u);
        if (!dfg_is(g, sx, DFG_CONST)) continue;
        dfg_node zx = dfg_arg(g, n, swap ? 5u : 3u);
        if (!dfg_is(g, zx, DFG_CONST)) continue;
        dfg_node sc = dfg_arg(g, n, swap ? 2u : 4u);
        if (!dfg_is(g, sc, DFG_CONST)) continue;
        dfg_node zc = dfg_arg(g, n, swap ? 3u : 5u);
        if (!dfg_is(g, zc, DFG_CONST)) continue;
        dfg_node so = dfg_operand(g, n, 6u);
        if (!dfg_is(g, so, DFG_CONST)) continue;
        dfg_node zo = dfg_operand(g, n, 7u);
        if (!dfg_is(g, zo, DFG_CONST) || !ethos_n_tensor_ok(g, x)) continue;
        if (!dfg_extent_eq(g, dfg_elements_of(g, c), dfg_int(1))) continue;
        /* where value(sx) ~= value(so) +- 0.004 */
        if (dfg_close_within(dfg_value_of(g, sx), dfg_value_of(g, so), dfg_float(0.004)) != DFG_TRUE)
            continue;
        DFG_GIVE(ethos_n_add_to_reinterpret, .root = n, .x = x, .c = c, .sx = sx, .zx = zx, .sc = sc,
                 .zc = zc, .so = so, .zo = zo, .r = n);
        return true;
    }
    return false;
}

/* ethos_n.pat:32  pattern add_to_depthwise(x, c) {
 *     r = qnn.add(x, c & const, const, const, const, const, const, const);
 *     where tensor_ok(x), c.elements == x.shape[-1];
 *     return r;
 * } */
bool ethos_n_add_to_depthwise_find(DFG_FIND_ON(ethos_n_add_to_depthwise))
{
    if (!dfg_calls_argc(g, n, ethos_n_op_qnn_add, 8)) return false;
    bool differ = dfg_operand(g, n, 0) != dfg_operand(g, n, 1)
        || dfg_operand(g, n, 2) != dfg_operand(g, n, 4) || dfg_operand(g, n, 3) != dfg_operand(g, n, 5);
    for (uint32_t swap = way[0]; swap < (differ ? 2u : 1u); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, n, swap ? 1u : 0u), c = dfg_arg(g, n, swap ? 0u : 1u);
        if (!dfg_is(g, c, DFG_CONST)) continue;
        dfg_node constant = dfg_arg(g, n, swap ? 4u : 2u);
        if (!dfg_is(g, constant, DFG_CONST)) continue;
        dfg_node constant_2 = dfg_arg(g, n, swap ? 5u : 3u);
        if (!dfg_is(g, constant_2, DFG_CONST)) continue;
        dfg_node constant_3 = dfg_arg(g, n, swap ? 2u : 4u);
        if (!dfg_is(g, constant_3, DFG_CONST)) continue;
        dfg_node constant_4 = dfg_arg(g, n, swap ? 3u : 5u);
        if (!dfg_is(g, constant_4, DFG_CONST)) continue;
        dfg_node constant_5 = dfg_operand(g, n, 6u);
        if (!dfg_is(g, constant_5, DFG_CONST)) continue;
        dfg_node constant_6 = dfg_operand(g, n, 7u);
        if (!dfg_is(g, constant_6, DFG_CONST) || !ethos_n_tensor_ok(g, x)) continue;
        if (!dfg_extent_eq(g, dfg_elements_of(g, c), dfg_extent_of(g, x, -1))) continue;
        DFG_GIVE(ethos_n_add_to_depthwise, .root = n, .x = x, .c = c, .r = n);
        DFG_GIVE_WHOLE(ethos_n_add_to_depthwise, .constant = constant, .constant_2 = constant_2,
                       .constant_3 = constant_3, .constant_4 = constant_4, .constant_5 = constant_5,
                       .constant_6 = constant_6);
        return true;
    }
    return false;
}

/* ethos_n.pat:37  pattern qnn_add(a, b) {
 *     r = qnn.add(a, b, const, const, const, const, const, const);
 *     where tensor_ok(a), tensor_ok(b);
 *     return r;
 * } */
bool ethos_n_qnn_add_find(DFG_FIND_ON(ethos_n_qnn_add))
{
    if (!dfg_calls_argc(g, n, ethos_n_op_qnn_add, 8)) return false;
    bool differ = dfg_operand(g, n, 0) != dfg_operand(g, n, 1)
        || dfg_operand(g, n, 2) != dfg_operand(g, n, 4) || dfg_operand(g, n, 3) != dfg_operand(g, n, 5);
    for (uint32_t swap = way[0]; swap < (differ ? 2u : 1u); way[0] = ++swap) {
        dfg_node a = dfg_arg(g, n, swap ? 1u : 0u), b = dfg_arg(g, n, swap ? 0u : 1u);
        dfg_node constant = dfg_arg(g, n, swap ? 4u : 2u);
        if (!dfg_is(g, constant, DFG_CONST)) continue;
        dfg_node constant_2 = dfg_arg(g, n, swap ? 5u : 3u);
        if (!dfg_is(g, constant_2, DFG_CONST)) continue;
        dfg_node constant_3 = dfg_arg(g, n, swap ? 2u : 4u);
        if (!dfg_is(g, constant_3, DFG_CONST)) continue;
        dfg_node constant_4 = dfg_arg(g, n, swap ? 3u : 5u);
        if (!dfg_is(g, constant_4, DFG_CONST)) continue;
        dfg_node constant_5 = dfg_operand(g, n, 6u);
        if (!dfg_is(g, constant_5, DFG_CONST)) continue;
        dfg_node constant_6 = dfg_operand(g, n, 7u);
        if (!dfg_is(g, constant_6, DFG_CONST) || !ethos_n_tensor_ok(g, a) || !ethos_n_tensor_ok(g, b))
            continue;
        DFG_GIVE(ethos_n_qnn_add, .root = n, .a = a, .b = b, .r = n);
        DFG_GIVE_WHOLE(ethos_n_qnn_add, .constant = constant, .constant_2 = constant_2,
                       .constant_3 = constant_3, .constant_4 = constant_4, .constant_5 = constant_5,
                       .constant_6 = constant_6);
        return true;
    }
    return false;
}

/* ethos_n.pat:46  pattern conv2d(x, w, b) {
 *     padded = nn.pad(x, _);
 *     c = qnn.conv2d(padded | x, w & const, const, const, const, const) { data_layout == "NHWC", padding = own };
 *     where tensor_ok(x), c.dilation == [1, 1], not present(padded) or max(own) == 0;
 *     where c.groups == 1 or (c.groups == x.shape[3] and c.groups == dim(w, c.kernel_layout, "O"));
 *     return requantized(nn.bias_add(c, b & const));
 * } */
bool ethos_n_conv2d_find(DFG_FIND_ON(ethos_n_conv2d))
{
    struct ethos_n_requantized_match requantized;
    if (dfg_op(g, n) != ethos_n_op_qnn_requantize) return false;
    if (!ethos_n_requantized_find(g, n, &requantized, DFG_PART(whole, requantized))) return false;
    dfg_node bias_add = requantized.p;
    if (!dfg_calls_argc(g, bias_add, ethos_n_op_nn_bias_add, 2)) return false;
    dfg_node b = dfg_operand(g, bias_add, 1);
    if (!dfg_is(g, b, DFG_CONST)) return false;
    dfg_node c = dfg_operand(g, bias_add, 0);
    if (!dfg_calls_argc(g, c, ethos_n_op_qnn_conv2d, 6)) return false;
    if (!dfg_str_is(g, c, ethos_n_attr_data_layout, ethos_n_str_NHWC, ethos_n_str_NCHW)) return false;
    dfg_val own = dfg_attr_or_list(g, c, ethos_n_attr_padding, ethos_n_list_0_0, 2);
    if (!dfg_known(own)) return false;
    dfg_node w = dfg_operand(g, c, 1);
    if (!dfg_is(g, w, DFG_CONST)) return false;
    dfg_node constant_5 = dfg_operand(g, c, 2);
    if (!dfg_is(g, constant_5, DFG_CONST)) return false;
    dfg_node constant_6 = dfg_operand(g, c, 3);
    if (!dfg_is(g, constant_6, DFG_CONST)) return false;
    dfg_node constant_7 = dfg_operand(g, c, 4);
    if (!dfg_is(g, constant_7, DFG_CONST)) return false;
    dfg_node constant_8 = dfg_operand(g, c, 5);
    if (!dfg_is(g, constant_8, DFG_CONST)) return false;
    dfg_node v = dfg_operand(g, c, 0);
    if (!dfg_list_is(g, c, ethos_n_attr_dilation, dfg_list(ethos_n_list_1_1, 2), true)) return false;
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt) {
        dfg_node padded = DFG_NONE, x = v, x_2 = DFG_NONE;
        if (alt == 0) {
            padded = v;
            if (!dfg_calls_argc(g, padded, ethos_n_op_nn_pad, 2)) continue;
            x = dfg_arg(g, padded, 0);
            x_2 = dfg_arg(g, padded, 1);
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){bias_add, c, padded}, 3) || !ethos_n_tensor_ok(g, x))
            continue;
        if (!(padded == DFG_NONE || dfg_scalar_eq(dfg_max_of(own), dfg_int(0)))) continue;
        /* where c.groups == 1 or (c.groups == x.shape[3] and c.groups == dim(w, c.kernel_layout, "O")) */
        if (!(dfg_int_is(g, c, ethos_n_attr_groups, 1, 1)
              || (dfg_extent_eq(g, dfg_attr_or_int(g, c, ethos_n_attr_groups, 1), dfg_extent_of(g, x, 3))
                  && dfg_extent_eq(g, dfg_attr_or_int(g, c, ethos_n_attr_groups, 1),
                                   dfg_layout_dim(g, w,
                                                  dfg_attr_or_str(g, c, ethos_n_attr_kernel_layout,
                                                                  ethos_n_str_OIHW),
                                                  dfg_str(g, ethos_n_str_O))))))
            continue;
        DFG_GIVE(ethos_n_conv2d, .root = n, .x = x, .w = w, .b = b, .padded = padded, .c = c, .own = own);
        DFG_GIVE_PARTS(whole->x = x_2, whole->constant_5 = constant_5, whole->constant_6 = constant_6,
                       whole->constant_7 = constant_7, whole->constant_8 = constant_8,
                       whole->bias_add = bias_add);
        return true;
    }
    return false;
}

/* ethos_n.pat:53  pattern conv2d_transpose(x, w, b) {
 *     c = qnn.conv2d_transpose(x, w & const, const, const, const, const) { data_layout == "NHWC", dilation == [1, 1] };
 *     where tensor_ok(x);
 *     return requantized(nn.bias_add?(c, b & const));
 * } */
bool ethos_n_conv2d_transpose_find(DFG_FIND(ethos_n_conv2d_transpose))
{
    struct ethos_n_requantized_match requantized;
    if (dfg_op(g, n) != ethos_n_op_qnn_requantize) return false;
    if (!ethos_n_requantized_find(g, n, &requantized, DFG_PART(whole, requantized))) return false;
    dfg_node v = requantized.p, bias_add = DFG_NONE, c = v, b = DFG_NONE;
    if (dfg_calls_argc(g, v, ethos_n_op_nn_bias_add, 2)) {
        bias_add = v;
        c = dfg_arg(g, bias_add, 0);
        b = dfg_arg(g, bias_add, 1);
        if (!dfg_is(g, b, DFG_CONST)) return false;
    }
    if (!dfg_calls_argc(g, c, ethos_n_op_qnn_conv2d_transpose, 6)) return false;
    if (!dfg_str_is(g, c, ethos_n_attr_data_layout, ethos_n_str_NHWC, ethos_n_str_NCHW)) return false;
    if (!dfg_list_is(g, c, ethos_n_attr_dilation, dfg_list(ethos_n_list_1_1, 2), true)) return false;
    dfg_node x = dfg_arg(g, c, 0), w = dfg_arg(g, c, 1);
    if (!dfg_is(g, w, DFG_CONST)) return false;
    dfg_node constant_5 = dfg_arg(g, c, 2);
    if (!dfg_is(g, constant_5, DFG_CONST)) return false;
    dfg_node constant_6 = dfg_arg(g, c, 3);
    if (!dfg_is(g, constant_6, DFG_CONST)) return false;
    dfg_node constant_7 = dfg_arg(g, c, 4);
    if (!dfg_is(g, constant_7, DFG_CONST)) return false;
    dfg_node constant_8 = dfg_arg(g, c, 5);
    if (!dfg_is(g, constant_8, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){bias_add, c}, 2))
        return false;
    if (!ethos_n_tensor_ok(g, x)) return false;
    DFG_GIVE(ethos_n_conv2d_transpose, .root = n, .x = x, .w = w, .b = b, .c = c);
    DFG_GIVE_PARTS(whole->constant_5 = constant_5, whole->constant_6 = constant_6,
                   whole->constant_7 = constant_7, whole->constant_8 = constant_8,
                   whole->bias_add = bias_add);
    return true;
}

/* ethos_n.pat:58  pattern fc(x, w, b) {
 *     d = qnn.dense(x, w & const, const, const, const, const);
 *     where tensor_ok(x);
 *     return requantized(nn.bias_add(d, b & const));
 * } */
bool ethos_n_fc_find(DFG_FIND(ethos_n_fc))
{
    struct ethos_n_requantized_match requantized;
    if (dfg_op(g, n) != ethos_n_op_qnn_requantize) return false;
    if (!ethos_n_requantized_find(g, n, &requantized, DFG_PART(whole, requantized))) return false;
    dfg_node bias_add = requantized.p;
    if (!dfg_calls_argc(g, bias_add, ethos_n_op_nn_bias_add, 2)) return false;
    dfg_node d = dfg_operand(g, bias_add, 0);
    if (!dfg_calls_argc(g, d, ethos_n_op_qnn_dense, 6)) return false;
    dfg_node x = dfg_operand(g, d, 0), w = dfg_operand(g, d, 1);
    if (!dfg_is(g, w, DFG_CONST)) return false;
    dfg_node constant_5 = dfg_operand(g, d, 2);
    if (!dfg_is(g, constant_5, DFG_CONST)) return false;
    dfg_node constant_6 = dfg_operand(g, d, 3);
    if (!dfg_is(g, constant_6, DFG_CONST)) return false;
    dfg_node constant_7 = dfg_operand(g, d, 4);
    if (!dfg_is(g, constant_7, DFG_CONST)) return false;
    dfg_node constant_8 = dfg_operand(g, d, 5);
    if (!dfg_is(g, constant_8, DFG_CONST)) return false;
    dfg_node b = dfg_operand(g, bias_add, 1);
    if (!dfg_is(g, b, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){bias_add, d}, 2)) return false;
    if (!ethos_n_tensor_ok(g, x)) return false;
    DFG_GIVE(ethos_n_fc, .root = n, .x = x, .w = w, .b = b, .d = d);
    DFG_GIVE_PARTS(whole->constant_5 = constant_5, whole->constant_6 = constant_6,
                   whole->constant_7 = constant_7, whole->constant_8 = constant_8,
                   whole->bias_add = bias_add);
    return true;
}

/* ethos_n.pat:66  pattern avg_pool2d(x) = cast(nn.avg_pool2d(cast(x)) { layout == "NHWC" }) where tensor_ok(x); */
bool ethos_n_avg_pool2d_find(DFG_FIND(ethos_n_avg_pool2d))
{
    if (!dfg_calls_argc(g, n, ethos_n_op_cast, 1)) return false;
    dfg_node avg_pool2d = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, avg_pool2d, ethos_n_op_nn_avg_pool2d, 1)) return false;
    if (!dfg_str_is(g, avg_pool2d, ethos_n_attr_layout, ethos_n_str_NHWC, ethos_n_str_NCHW)) return false;
    dfg_node cast = dfg_operand(g, avg_pool2d, 0);
    if (!dfg_calls_argc(g, cast, ethos_n_op_cast, 1)) return false;
    dfg_node x = dfg_operand(g, cast, 0);
    if (!dfg_in_body(g, n, (const dfg_node[]){avg_pool2d, cast}, 2) || !ethos_n_tensor_ok(g, x))
        return false;
    DFG_GIVE(ethos_n_avg_pool2d, .root = n, .x = x);
    DFG_GIVE_WHOLE(ethos_n_avg_pool2d, .avg_pool2d = avg_pool2d, .cast = cast);
    return true;
}

/* ethos_n.pat:67  pattern mean_of(x) = requantized(mean(cast(x))) where tensor_ok(x); */
bool ethos_n_mean_of_find(DFG_FIND(ethos_n_mean_of))
{
    struct ethos_n_requantized_match requantized;
    if (dfg_op(g, n) != ethos_n_op_qnn_requantize) return false;
    if (!ethos_n_requantized_find(g, n, &requantized, DFG_PART(whole, requantized))) return false;
    dfg_node mean = requantized.p;
    if (!dfg_calls_argc(g, mean, ethos_n_op_mean, 1)) return false;
    dfg_node cast = dfg_operand(g, mean, 0);
    if (!dfg_calls_argc(g, cast, ethos_n_op_cast, 1)) return false;
    dfg_node x = dfg_operand(g, cast, 0);
    if (!dfg_in_body(g, n, (const dfg_node[]){mean, cast}, 2) || !ethos_n_tensor_ok(g, x)) return false;
    DFG_GIVE(ethos_n_mean_of, .root = n, .x = x);
    DFG_GIVE_PARTS(whole->mean = mean, whole->cast = cast);
    return true;
}

/* ethos_n.pat:68  pattern sigmoid_table(x, s, z) {
 *     q = qnn.quantize(sigmoid(qnn.dequantize(x, const, const)), s & const, z & const);
 *     where tensor_ok(x), value(s) == 0.00390625;
 *     where (q.dtype == i8 and value(z) == -128) or (q.dtype == u8 and value(z) == 0);
 *     return q;
 * } */
bool ethos_n_sigmoid_table_find(DFG_FIND(ethos_n_sigmoid_table))
{
    if (!dfg_calls_argc(g, n, ethos_n_op_qnn_quantize, 3)) return false;
    dfg_node sigmoid = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, sigmoid, ethos_n_op_sigmoid, 1)) return false;
    dfg_node dequantize = dfg_operand(g, sigmoid, 0);
    if (!dfg_calls_argc(g, dequantize, ethos_n_op_qnn_dequantize, 3)) return false;
    dfg_node x = dfg_operand(g, dequantize, 0), constant = dfg_operand(g, dequantize, 1);
    if (!dfg_is(g, constant, DFG_CONST)) return false;
    dfg_node constant_2 = dfg_operand(g, dequantize, 2);
    if (!dfg_is(g, constant_2, DFG_CONST)) return false;
    dfg_node s = dfg_operand(g, n, 1);
    if (!dfg_is(g, s, DFG_CONST)) return false;
    dfg_node z = dfg_operand(g, n, 2);
    if (!dfg_is(g, z, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){sigmoid, dequantize}, 2))
        return false;
    if (!ethos_n_tensor_ok(g, x) || !dfg_scalar_eq(dfg_value_of(g, s), dfg_float(0.00390625))) return false;
    /* where (q.dtype == i8 and value(z) == -128) or (q.dtype == u8 and value(z) == 0) */
    if (!((dfg_dtype(g, n) == DFG_I8 && dfg_scalar_eq(dfg_value_of(g, z), dfg_int(-128)))
          || (dfg_dtype(g, n) == DFG_U8 && dfg_scalar_eq(dfg_value_of(g, z), dfg_int(0)))))
        return false;
    DFG_GIVE(ethos_n_sigmoid_table, .root = n, .x = x, .s = s, .z = z, .q = n);
    DFG_GIVE_WHOLE(ethos_n_sigmoid_table, .sigmoid = sigmoid, .dequantize = dequantize,
                   .constant = constant, .constant_2 = constant_2);
    return true;
}

/* ethos_n.pat:74  pattern tanh_table(x, s, z) {
 *     q = qnn.quantize(tanh(qnn.dequantize(x, const, const)), s & const, z & const);
 *     where tensor_ok(x), value(s) == 0.0078125;
 *     where (q.dtype == i8 and value(z) == 0) or (q.dtype == u8 and value(z) == 128);
 *     return q;
 * } */
bool ethos_n_tanh_table_find(DFG_FIND(ethos_n_tanh_table))
{
    if (!dfg_calls_argc(g, n, ethos_n_op_qnn_quantize, 3)) return false;
    dfg_node tanh = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, tanh, ethos_n_op_tanh, 1)) return false;
    dfg_node dequantize = dfg_operand(g, tanh, 0);
    if (!dfg_calls_argc(g, dequantize, ethos_n_op_qnn_dequantize, 3)) return false;
    dfg_node x = dfg_operand(g, dequantize, 0), constant = dfg_operand(g, dequantize, 1);
    if (!dfg_is(g, constant, DFG_CONST)) return false;
    dfg_node constant_2 = dfg_operand(g, dequantize, 2);
    if (!dfg_is(g, constant_2, DFG_CONST)) return false;
    dfg_node s = dfg_operand(g, n, 1);
    if (!dfg_is(g, s, DFG_CONST)) return false;
    dfg_node z = dfg_operand(g, n, 2);
    if (!dfg_is(g, z, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){tanh, dequantize}, 2))
        return false;
    if (!ethos_n_tensor_ok(g, x) || !dfg_scalar_eq(dfg_value_of(g, s), dfg_float(0.0078125))) return false;
    /* where (q.dtype == i8 and value(z) == 0) or (q.dtype == u8 and value(z) == 128) */
    if (!((dfg_dtype(g, n) == DFG_I8 && dfg_scalar_eq(dfg_value_of(g, z), dfg_int(0)))
          || (dfg_dtype(g, n) == DFG_U8 && dfg_scalar_eq(dfg_value_of(g, z), dfg_int(128)))))
        return false;
    DFG_GIVE(ethos_n_tanh_table, .root = n, .x = x, .s = s, .z = z, .q = n);
    DFG_GIVE_WHOLE(ethos_n_tanh_table, .tanh = tanh, .dequantize = dequantize, .constant = constant,
                   .constant_2 = constant_2);
    return true;
}

/* ethos_n.pat:80  pattern leaky_relu_table(x) {
 *     l = nn.leaky_relu(qnn.dequantize(x, const, const)) { alpha = a };
 *     where tensor_ok(x), a > 0.0, a < 1.0;
 *     return qnn.quantize(l, const, const);
 * } */
bool ethos_n_leaky_relu_table_find(DFG_FIND(ethos_n_leaky_relu_table))
{
    if (!dfg_calls_argc(g, n, ethos_n_op_qnn_quantize, 3)) return false;
    dfg_node l = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, l, ethos_n_op_nn_leaky_relu, 1)) return false;
    dfg_val a = dfg_attr_or_float(g, l, ethos_n_attr_alpha, 0.25);
    if (!dfg_known(a)) return false;
    dfg_node dequantize = dfg_operand(g, l, 0);
    if (!dfg_calls_argc(g, dequantize, ethos_n_op_qnn_dequantize, 3)) return false;
    dfg_node x = dfg_operand(g, dequantize, 0), constant = dfg_operand(g, dequantize, 1);
    if (!dfg_is(g, constant, DFG_CONST)) return false;
    dfg_node constant_2 = dfg_operand(g, dequantize, 2);
    if (!dfg_is(g, constant_2, DFG_CONST)) return false;
    dfg_node constant_3 = dfg_operand(g, n, 1);
    if (!dfg_is(g, constant_3, DFG_CONST)) return false;
    dfg_node constant_4 = dfg_operand(g, n, 2);
    if (!dfg_is(g, constant_4, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){l, dequantize}, 2))
        return false;
    if (!ethos_n_tensor_ok(g, x) || !dfg_gt(a, dfg_float(0.0)) || !dfg_lt(a, dfg_float(1.0))) return false;
    DFG_GIVE(ethos_n_leaky_relu_table, .root = n, .x = x, .l = l, .a = a);
    DFG_GIVE_WHOLE(ethos_n_leaky_relu_table, .dequantize = dequantize, .constant = constant,
                   .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4);
    return true;
}

/* ethos_n.pat:85
 * pattern resized(x) = image.resize2d(x) { method == "nearest_neighbor", layout == "NHWC" } where tensor_ok(x); */
bool ethos_n_resized_match(const dfg_graph *g, dfg_node n, struct ethos_n_resized_match *m)
{
    if (!dfg_calls_argc(g, n, ethos_n_op_image_resize2d, 1)) return false;
    if (!dfg_str_is(g, n, ethos_n_attr_method, ethos_n_str_nearest_neighbor, ethos_n_str_linear))
        return false;
    if (!dfg_str_is(g, n, ethos_n_attr_layout, ethos_n_str_NHWC, ethos_n_str_NCHW)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!ethos_n_tensor_ok(g, x)) return false;
    DFG_GIVE(ethos_n_resized, .root = n, .x = x);
    return true;
}

/* ethos_n.pat:86  pattern rescaled(x) = requantized(x) where tensor_ok(x); */
bool ethos_n_rescaled_find(DFG_FIND(ethos_n_rescaled))
{
    struct ethos_n_requantized_match requantized;
    if (dfg_op(g, n) != ethos_n_op_qnn_requantize) return false;
    if (!ethos_n_requantized_find(g, n, &requantized, DFG_PART(whole, requantized))) return false;
    if (!ethos_n_tensor_ok(g, requantized.p)) return false;
    DFG_GIVE_IN_BOTH(ethos_n_rescaled, .root = n, .x = requantized.p);
    return true;
}

/* ethos_n.pat:88  pattern max_pool2d(x) = nn.max_pool2d(x) { layout == "NHWC" } where tensor_ok(x); */
bool ethos_n_max_pool2d_match(const dfg_graph *g, dfg_node n, struct ethos_n_max_pool2d_match *m)
{
    if (!dfg_calls_argc(g, n, ethos_n_op_nn_max_pool2d, 1)) return false;
    if (!dfg_str_is(g, n, ethos_n_attr_layout, ethos_n_str_NHWC, ethos_n_str_NCHW)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!ethos_n_tensor_ok(g, x)) return false;
    DFG_GIVE(ethos_n_max_pool2d, .root = n, .x = x);
    return true;
}

/* ethos_n.pat:89  pattern reshaped(x) {
 *     r = reshape(x);
 *     where tensor_ok(x), tensor_ok(r);
 *     return r;
 * } */
bool ethos_n_reshaped_match(const dfg_graph *g, dfg_node n, struct ethos_n_reshaped_match *m)
{
    if (!dfg_calls_argc(g, n, ethos_n_op_reshape, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!ethos_n_tensor_ok(g, x) || !ethos_n_tensor_ok(g, n)) return false;
    DFG_GIVE(ethos_n_reshaped, .root = n, .x = x, .r = n);
    return true;
}

/* ethos_n.pat:94  pattern concatenated {
 *     c = qnn.concatenate((...), (...), (...), const, const);
 *     where tensor_ok(c);
 *     return c;
 * } */
bool ethos_n_concatenated_find(DFG_FIND(ethos_n_concatenated))
{
    if (!dfg_calls_argc(g, n, ethos_n_op_qnn_concatenate, 5)) return false;
    dfg_node tuple = dfg_operand(g, n, 0);
    if (!dfg_is(g, tuple, DFG_TUPLE)) return false;
    struct dfg_nodes rest = dfg_rest(g, tuple, 0, 0);
    dfg_node tuple_2 = dfg_operand(g, n, 1);
    if (!dfg_is(g, tuple_2, DFG_TUPLE)) return false;
    struct dfg_nodes rest_2 = dfg_rest(g, tuple_2, 0, 0);
    dfg_node tuple_3 = dfg_operand(g, n, 2);
    if (!dfg_is(g, tuple_3, DFG_TUPLE)) return false;
    struct dfg_nodes rest_3 = dfg_rest(g, tuple_3, 0, 0);
    dfg_node constant = dfg_operand(g, n, 3);
    if (!dfg_is(g, constant, DFG_CONST)) return false;
    dfg_node constant_2 = dfg_operand(g, n, 4);
    if (!dfg_is(g, constant_2, DFG_CONST)) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){tuple, tuple_2, tuple_3}, 3)) return false;
    if (!ethos_n_tensor_ok(g, n)) return false;
    DFG_GIVE(ethos_n_concatenated, .root = n, .c = n);
    DFG_GIVE_WHOLE(ethos_n_concatenated, .tuple = tuple, .rest = rest, .tuple_2 = tuple_2, .rest_2 = rest_2,
                   .tuple_3 = tuple_3, .rest_3 = rest_3, .constant = constant, .constant_2 = constant_2);
    return true;
}

/* ethos_n.pat:99  pattern split_up(x) = `split`(x) where tensor_ok(x); */
bool ethos_n_split_up_match(const dfg_graph *g, dfg_node n, struct ethos_n_split_up_match *m)
{
    if (!dfg_calls_argc(g, n, ethos_n_op_split, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!ethos_n_tensor_ok(g, x)) return false;
    DFG_GIVE(ethos_n_split_up, .root = n, .x = x);
    return true;
}

/* ethos_n.pat:100
 * pattern to_space(x) = nn.depth_to_space(x) { mode == "DCR", layout == "NHWC" } where tensor_ok(x); */
bool ethos_n_to_space_match(const dfg_graph *g, dfg_node n, struct ethos_n_to_space_match *m)
{
    if (!dfg_calls_argc(g, n, ethos_n_op_nn_depth_to_space, 1)) return false;
    if (!dfg_str_is(g, n, ethos_n_attr_mode, ethos_n_str_DCR, ethos_n_str_DCR)) return false;
    if (!dfg_str_is(g, n, ethos_n_attr_layout, ethos_n_str_NHWC, ethos_n_str_NCHW)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!ethos_n_tensor_ok(g, x)) return false;
    DFG_GIVE(ethos_n_to_space, .root = n, .x = x);
    return true;
}

/* ethos_n.pat:101  pattern clipped(x) = clip(x) where tensor_ok(x); */
bool ethos_n_clipped_match(const dfg_graph *g, dfg_node n, struct ethos_n_clipped_match *m)
{
    if (!dfg_calls_argc(g, n, ethos_n_op_clip, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!ethos_n_tensor_ok(g, x)) return false;
    DFG_GIVE(ethos_n_clipped, .root = n, .x = x);
    return true;
}

/* ---- ethos_n.pat:103  table ethos_n ---- */

/* Does the candidate match?  What level 1 does not say is asked by the entry's own matcher. */
static bool ethos_n_confirm(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    switch (bit) {
    case 0: return DFG_MATCHES(ethos_n_mul_to_reinterpret, g, n); /* where tensor_ok(x) */
    case 1: return DFG_MATCHES(ethos_n_mul_to_depthwise, g, n); /* where tensor_ok(x) */
    case 2: return DFG_MATCHES(ethos_n_add_to_reinterpret, g, n); /* where tensor_ok(x) */
    case 3: return DFG_MATCHES(ethos_n_add_to_depthwise, g, n); /* where tensor_ok(x) */
    case 4: return DFG_MATCHES(ethos_n_qnn_add, g, n); /* where tensor_ok(a) */
    case 5: return DFG_MATCHES(ethos_n_conv2d, g, n); /* attribute padding is given a name */
    case 6: return DFG_MATCHES(ethos_n_conv2d_transpose, g, n); /* where tensor_ok(x) */
    case 7: return DFG_MATCHES(ethos_n_avg_pool2d, g, n); /* where tensor_ok(x) */
    case 8: return DFG_MATCHES(ethos_n_sigmoid_table, g, n); /* where tensor_ok(x) */
    case 9: return DFG_MATCHES(ethos_n_fc, g, n); /* where tensor_ok(x) */
    case 10: return DFG_MATCHES(ethos_n_mean_of, g, n); /* where tensor_ok(x) */
    case 11: return DFG_MATCHES(ethos_n_tanh_table, g, n); /* where tensor_ok(x) */
    case 12: return DFG_MATCHES(ethos_n_leaky_relu_table, g, n); /* attribute alpha is given a name */
    case 13: return DFG_MATCHES(ethos_n_resized, g, n); /* where tensor_ok(x) */
    case 14: return DFG_MATCHES(ethos_n_rescaled, g, n); /* where tensor_ok(x) */
    case 15: return DFG_MATCHES(ethos_n_max_pool2d, g, n); /* where tensor_ok(x) */
    case 16: return DFG_MATCHES(ethos_n_reshaped, g, n); /* where tensor_ok(x) */
    case 17: return DFG_MATCHES(ethos_n_concatenated, g, n); /* where tensor_ok(c) */
    case 18: return DFG_MATCHES(ethos_n_split_up, g, n); /* where tensor_ok(x) */
    case 19: return DFG_MATCHES(ethos_n_to_space, g, n); /* where tensor_ok(x) */
    case 20: return DFG_MATCHES(ethos_n_clipped, g, n); /* where tensor_ok(x) */
    default: return false;
    }
}

/* op in {qnn.mul}: ETHOS_N_QNN_MUL_TO_REINTERPRET_QUANTIZE, ETHOS_N_QNN_MUL_TO_DEPTHWISE */
static uint64_t ethos_n_at_qnn_mul(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (((dfg_is(g, dfg_arg(g, n, 1), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 2), DFG_CONST)
          && dfg_is(g, dfg_arg(g, n, 3), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 4), DFG_CONST)
          && dfg_is(g, dfg_arg(g, n, 5), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 6), DFG_CONST)
          && dfg_is(g, dfg_arg(g, n, 7), DFG_CONST))
         || (dfg_is(g, dfg_arg(g, n, 0), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 2), DFG_CONST)
             && dfg_is(g, dfg_arg(g, n, 3), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 4), DFG_CONST)
             && dfg_is(g, dfg_arg(g, n, 5), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 6), DFG_CONST)
             && dfg_is(g, dfg_arg(g, n, 7), DFG_CONST)))
        && dfg_argc_is(g, n, 8)) {
        set |= DFG_BIT(ETHOS_N_QNN_MUL_TO_REINTERPRET_QUANTIZE);
        set |= DFG_BIT(ETHOS_N_QNN_MUL_TO_DEPTHWISE);
    }
    return set;
}

/* op in {qnn.add}: ETHOS_N_QNN_ADD_TO_REINTERPRET_QUANTIZE, ETHOS_N_QNN_ADD_TO_DEPTHWISE,
 * ETHOS_N_QNN_ADD */
static uint64_t ethos_n_at_qnn_add(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 8)) {
        if ((dfg_is(g, dfg_operand(g, n, 1), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST)
             && dfg_is(g, dfg_operand(g, n, 3), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 4), DFG_CONST)
             && dfg_is(g, dfg_operand(g, n, 5), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 6), DFG_CONST)
             && dfg_is(g, dfg_operand(g, n, 7), DFG_CONST))
            || (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST)
                && dfg_is(g, dfg_operand(g, n, 3), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 4), DFG_CONST)
                && dfg_is(g, dfg_operand(g, n, 5), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 6), DFG_CONST)
                && dfg_is(g, dfg_operand(g, n, 7), DFG_CONST))) {
            set |= DFG_BIT(ETHOS_N_QNN_ADD_TO_REINTERPRET_QUANTIZE);
            set |= DFG_BIT(ETHOS_N_QNN_ADD_TO_DEPTHWISE);
        }
        if (dfg_is(g, dfg_operand(g, n, 2), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 3), DFG_CONST)
            && dfg_is(g, dfg_operand(g, n, 4), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 5), DFG_CONST)
            && dfg_is(g, dfg_operand(g, n, 6), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 7), DFG_CONST))
            set |= DFG_BIT(ETHOS_N_QNN_ADD);
    }
    return set;
}

/* ethos_n.pat:48  qnn.conv2d(padded | x, w & const, const, const, const, const); the operator is known */
static inline bool ethos_n_is_c(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 6) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 3), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 4), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 5), DFG_CONST)
        && dfg_str_is(g, n, ethos_n_attr_data_layout, ethos_n_str_NHWC, ethos_n_str_NCHW);
}

/* ethos_n.pat:59  qnn.dense(x, w & const, const, const, const, const); the operator is known */
static inline bool ethos_n_is_d(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 6) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 3), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 4), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 5), DFG_CONST);
}

/* ethos_n.pat:67  mean(cast(x)); the operator is known */
static inline bool ethos_n_is_mean(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && dfg_calls_argc(g, dfg_operand(g, n, 0), ethos_n_op_cast, 1);
}

/* ethos_n.pat:54  qnn.conv2d_transpose(x, w & const, const, const, const, const) */
static inline bool ethos_n_is_c_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, ethos_n_op_qnn_conv2d_transpose, 6)
        && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 3), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 4), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 5), DFG_CONST)
        && dfg_str_is(g, n, ethos_n_attr_data_layout, ethos_n_str_NHWC, ethos_n_str_NCHW)
        && dfg_list_is(g, n, ethos_n_attr_dilation, dfg_list(ethos_n_list_1_1, 2), true);
}

/* ethos_n.pat:56  nn.bias_add?(c, b & const) */
static inline bool ethos_n_is_nn_bias_add(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, ethos_n_op_nn_bias_add, 2) && ethos_n_is_c_2(g, dfg_operand(g, n, 0))
        && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST);
}

/* op in {qnn.requantize}: ETHOS_N_QNN_CONV2D, ETHOS_N_QNN_CONV2D_TRANSPOSE, ETHOS_N_QNN_FC,
 * ETHOS_N_QNN_MEAN, ETHOS_N_QNN_REQUANTIZE */
static uint64_t ethos_n_at_qnn_requantize(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 5) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 3), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 4), DFG_CONST)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case ethos_n_op_nn_bias_add:
            if (dfg_argc_is(g, a0, 2) && dfg_is(g, dfg_operand(g, a0, 1), DFG_CONST)) {
                const dfg_node a0_0 = dfg_operand(g, a0, 0);
                switch (dfg_op(g, a0_0)) {
                case ethos_n_op_qnn_conv2d:
                    if (ethos_n_is_c(g, a0_0)) set |= DFG_BIT(ETHOS_N_QNN_CONV2D);
                    break;
                case ethos_n_op_qnn_dense:
                    if (ethos_n_is_d(g, a0_0)) set |= DFG_BIT(ETHOS_N_QNN_FC);
                    break;
                default: break;
                }
            }
            break;
        case ethos_n_op_mean: if (ethos_n_is_mean(g, a0)) set |= DFG_BIT(ETHOS_N_QNN_MEAN); break;
        default: break;
        }
        if (ethos_n_is_nn_bias_add(g, a0) || ethos_n_is_c_2(g, a0))
            set |= DFG_BIT(ETHOS_N_QNN_CONV2D_TRANSPOSE);
        set |= DFG_BIT(ETHOS_N_QNN_REQUANTIZE);
    }
    return set;
}

/* ethos_n.pat:66  nn.avg_pool2d(cast(x)) */
static inline bool ethos_n_is_nn_avg_pool2d(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, ethos_n_op_nn_avg_pool2d, 1)
        && dfg_calls_argc(g, dfg_operand(g, n, 0), ethos_n_op_cast, 1)
        && dfg_str_is(g, n, ethos_n_attr_layout, ethos_n_str_NHWC, ethos_n_str_NCHW);
}

/* ethos_n.pat:66  cast(nn.avg_pool2d(cast(x)) { layout == "NHWC" }); the operator is known */
static inline bool ethos_n_is_avg_pool2d(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && ethos_n_is_nn_avg_pool2d(g, dfg_operand(g, n, 0));
}

/* ethos_n.pat:69  qnn.dequantize(x, const, const) */
static inline bool ethos_n_is_qnn_dequantize(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, ethos_n_op_qnn_dequantize, 3) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST);
}

/* ethos_n.pat:69  sigmoid(qnn.dequantize(x, const, const)); the operator is known */
static inline bool ethos_n_is_sigmoid(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && ethos_n_is_qnn_dequantize(g, dfg_operand(g, n, 0));
}

/* ethos_n.pat:75  tanh(qnn.dequantize(x, const, const)); the operator is known */
static inline bool ethos_n_is_tanh(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && ethos_n_is_qnn_dequantize(g, dfg_operand(g, n, 0));
}

/* ethos_n.pat:81  nn.leaky_relu(qnn.dequantize(x, const, const)); the operator is known */
static inline bool ethos_n_is_l(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && ethos_n_is_qnn_dequantize(g, dfg_operand(g, n, 0));
}

/* op in {qnn.quantize}: ETHOS_N_QNN_SIGMOID, ETHOS_N_QNN_TANH, ETHOS_N_QNN_LEAKY_RELU */
static uint64_t ethos_n_at_qnn_quantize(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 3) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case ethos_n_op_sigmoid: if (ethos_n_is_sigmoid(g, a0)) set |= DFG_BIT(ETHOS_N_QNN_SIGMOID); break;
        case ethos_n_op_tanh: if (ethos_n_is_tanh(g, a0)) set |= DFG_BIT(ETHOS_N_QNN_TANH); break;
        case ethos_n_op_nn_leaky_relu:
            if (ethos_n_is_l(g, a0)) set |= DFG_BIT(ETHOS_N_QNN_LEAKY_RELU);
            break;
        default: break;
        }
    }
    return set;
}

/* op in {image.resize2d}: ETHOS_N_QNN_RESIZE */
static uint64_t ethos_n_at_image_resize2d(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1) && dfg_str_is(g, n, ethos_n_attr_layout, ethos_n_str_NHWC, ethos_n_str_NCHW)
        && dfg_str_is(g, n, ethos_n_attr_method, ethos_n_str_nearest_neighbor, ethos_n_str_linear))
        set |= DFG_BIT(ETHOS_N_QNN_RESIZE);
    return set;
}

/* op in {nn.max_pool2d}: ETHOS_N_MAX_POOL2D */
static uint64_t ethos_n_at_nn_max_pool2d(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1) && dfg_str_is(g, n, ethos_n_attr_layout, ethos_n_str_NHWC, ethos_n_str_NCHW))
        set |= DFG_BIT(ETHOS_N_MAX_POOL2D);
    return set;
}

/* ethos_n.pat:95  qnn.concatenate((...), (...), (...), const, const); the operator is known */
static inline bool ethos_n_is_c_3(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 5) && dfg_is(g, dfg_operand(g, n, 0), DFG_TUPLE)
        && dfg_is(g, dfg_operand(g, n, 1), DFG_TUPLE) && dfg_is(g, dfg_operand(g, n, 2), DFG_TUPLE)
        && dfg_is(g, dfg_operand(g, n, 3), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 4), DFG_CONST);
}

/* op in {nn.depth_to_space}: ETHOS_N_DEPTH_TO_SPACE */
static uint64_t ethos_n_at_nn_depth_to_space(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1) && dfg_str_is(g, n, ethos_n_attr_layout, ethos_n_str_NHWC, ethos_n_str_NCHW)
        && dfg_str_is(g, n, ethos_n_attr_mode, ethos_n_str_DCR, ethos_n_str_DCR))
        set |= DFG_BIT(ETHOS_N_DEPTH_TO_SPACE);
    return set;
}

size_t ethos_n_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets)
{
    size_t count = 0;
    for (dfg_node n = first; n < last; n++) {
        uint64_t set = 0;
        switch (dfg_op(g, n)) {
        case ethos_n_op_qnn_mul: set = ethos_n_at_qnn_mul(g, n); break;
        case ethos_n_op_qnn_add: set = ethos_n_at_qnn_add(g, n); break;
        case ethos_n_op_qnn_requantize: set = ethos_n_at_qnn_requantize(g, n); break;
        case ethos_n_op_cast:
            set = ethos_n_is_avg_pool2d(g, n) ? DFG_BIT(ETHOS_N_QNN_AVG_POOL2D) : 0;
            break;
        case ethos_n_op_qnn_quantize: set = ethos_n_at_qnn_quantize(g, n); break;
        case ethos_n_op_image_resize2d: set = ethos_n_at_image_resize2d(g, n); break;
        case ethos_n_op_nn_max_pool2d: set = ethos_n_at_nn_max_pool2d(g, n); break;
        case ethos_n_op_reshape: set = dfg_argc_is(g, n, 1) ? DFG_BIT(ETHOS_N_RESHAPE) : 0; break;
        case ethos_n_op_qnn_concatenate:
            set = ethos_n_is_c_3(g, n) ? DFG_BIT(ETHOS_N_QNN_CONCATENATE) : 0;
            break;
        case ethos_n_op_split: set = dfg_argc_is(g, n, 1) ? DFG_BIT(ETHOS_N_SPLIT) : 0; break;
        case ethos_n_op_nn_depth_to_space: set = ethos_n_at_nn_depth_to_space(g, n); break;
        case ethos_n_op_clip: set = dfg_argc_is(g, n, 1) ? DFG_BIT(ETHOS_N_CLIP) : 0; break;
        default: continue;
        }
        nodes[count] = n;
        sets[count] = set;
        count += set != 0;
    }
    return count;
}

uint64_t ethos_n_candidates(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    dfg_node node = n;
    ethos_n_sweep(g, n, n + 1, &node, &set);
    return set;
}

int32_t ethos_n_first(const dfg_graph *g, dfg_node n)
{
    for (uint64_t set = ethos_n_candidates(g, n); set != 0; set &= set - 1) {
        const uint32_t bit = dfg_lowest_bit(set);
        if (ethos_n_confirm(g, n, bit)) return (int32_t)bit;
    }
    return -1;
}
