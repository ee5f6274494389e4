/* Made by pat2c from onnx_ethos_u.pat; do not edit. */
#include "onnx_ethos_u.h"
_Static_assert(ONNX_ETHOS_U_H == 0x8d71dd6d1404f972, "onnx_ethos_u.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    onnx_ethos_u_op_Abs = DFG_FIRST_OP, onnx_ethos_u_op_Add, onnx_ethos_u_op_AveragePool,
    onnx_ethos_u_op_Clip, onnx_ethos_u_op_Conv, onnx_ethos_u_op_DequantizeLinear, onnx_ethos_u_op_Div,
    onnx_ethos_u_op_Gemm, onnx_ethos_u_op_GlobalAveragePool, onnx_ethos_u_op_HardSigmoid,
    onnx_ethos_u_op_LeakyRelu, onnx_ethos_u_op_MatMul, onnx_ethos_u_op_Max, onnx_ethos_u_op_MaxPool,
    onnx_ethos_u_op_Min, onnx_ethos_u_op_Mul, onnx_ethos_u_op_QuantizeLinear, onnx_ethos_u_op_Relu,
    onnx_ethos_u_op_Reshape, onnx_ethos_u_op_Sigmoid, onnx_ethos_u_op_Slice, onnx_ethos_u_op_Softmax,
    onnx_ethos_u_op_Squeeze, onnx_ethos_u_op_Sub, onnx_ethos_u_op_Tanh, onnx_ethos_u_op_Unsqueeze,
};
enum {
    onnx_ethos_u_attr_alpha, onnx_ethos_u_attr_auto_pad, onnx_ethos_u_attr_beta,
    onnx_ethos_u_attr_count_include_pad, onnx_ethos_u_attr_dilations, onnx_ethos_u_attr_group,
    onnx_ethos_u_attr_kernel_shape, onnx_ethos_u_attr_pads, onnx_ethos_u_attr_strides,
    onnx_ethos_u_attr_transA,
};
enum { onnx_ethos_u_str_NOTSET, onnx_ethos_u_str_VALID };
static const char *const onnx_ethos_u_op_names[] = {
    "Abs", "Add", "AveragePool", "Clip", "Conv", "DequantizeLinear", "Div", "Gemm", "GlobalAveragePool",
    "HardSigmoid", "LeakyRelu", "MatMul", "Max", "MaxPool", "Min", "Mul", "QuantizeLinear", "Relu",
    "Reshape", "Sigmoid", "Slice", "Softmax", "Squeeze", "Sub", "Tanh", "Unsqueeze",
};
static const char *const onnx_ethos_u_attr_names[] = {
    "alpha", "auto_pad", "beta", "count_include_pad", "dilations", "group", "kernel_shape", "pads",
    "strides", "transA",
};
static const char *const onnx_ethos_u_str_names[] = { "NOTSET", "VALID" };

const struct dfg_names onnx_ethos_u_names = {
    .abi = DFG_ABI, .needs = DFG_NEEDS_FORMS, .name = "onnx_ethos_u", .run = ONNX_ETHOS_U_H, .n_ops = 26,
    .ops = onnx_ethos_u_op_names, .n_attrs = 10, .attrs = onnx_ethos_u_attr_names, .n_strs = 2,
    .strs = onnx_ethos_u_str_names,
};

/* onnx_fusion.pat:88  pattern quantized(p, s, z) = QuantizeLinear(p, s & const, (z & const)?); */
static bool onnx_ethos_u_quantized_find(DFG_FIND_MATCH(onnx_ethos_u_quantized))
{
    if (dfg_op(g, n) != onnx_ethos_u_op_QuantizeLinear || dfg_n_args(g, n) > 3
        || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    dfg_node p = dfg_arg(g, n, 0), s = dfg_arg(g, n, 1);
    if (!dfg_is(g, s, DFG_CONST)) return false;
    dfg_node z = DFG_NONE;
    if (dfg_arg(g, n, 2) != DFG_NONE) {
        z = dfg_arg(g, n, 2);
        if (!dfg_is(g, z, DFG_CONST)) return false;
    }
    DFG_GIVE(onnx_ethos_u_quantized, .root = n, .p = p, .s = s, .z = z);
    return true;
}

/* onnx_fusion.pat:87  pattern dequantized(q, s, z) = DequantizeLinear(q, s & const, (z & const)?); */
static bool onnx_ethos_u_dequantized_find(DFG_FIND_MATCH(onnx_ethos_u_dequantized))
{
    if (dfg_op(g, n) != onnx_ethos_u_op_DequantizeLinear || dfg_n_args(g, n) > 3
        || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    dfg_node q = dfg_arg(g, n, 0), s = dfg_arg(g, n, 1);
    if (!dfg_is(g, s, DFG_CONST)) return false;
    dfg_node z = DFG_NONE;
    if (dfg_arg(g, n, 2) != DFG_NONE) {
        z = dfg_arg(g, n, 2);
        if (!dfg_is(g, z, DFG_CONST)) return false;
    }
    DFG_GIVE(onnx_ethos_u_dequantized, .root = n, .q = q, .s = s, .z = z);
    return true;
}

/* onnx_ethos_u.pat:27  Conv(dequantized(x, _, _), dequantized(w & const, _, _), (dequantized(_, _, _) | const)?) */
static bool onnx_ethos_u_conv2d_c_find(DFG_FIND(onnx_ethos_u_conv2d_c))
{
    if (dfg_op(g, n) != onnx_ethos_u_op_Conv || dfg_n_args(g, n) > 3) return false;
    struct onnx_ethos_u_dequantized_match dequantized;
    if (dfg_op(g, dfg_arg(g, n, 0)) != onnx_ethos_u_op_DequantizeLinear) return false;
    if (!onnx_ethos_u_dequantized_find(g, dfg_arg(g, n, 0), &dequantized)) return false;
    struct onnx_ethos_u_dequantized_match dequantized_2;
    if (dfg_op(g, dfg_arg(g, n, 1)) != onnx_ethos_u_op_DequantizeLinear) return false;
    if (!onnx_ethos_u_dequantized_find(g, dfg_arg(g, n, 1), &dequantized_2)
        || !dfg_is(g, dequantized_2.q, DFG_CONST))
        return false;
    bool has_v = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node v = DFG_NONE, dequantizeLinear_3 = DFG_NONE, x_5 = DFG_NONE, x_6 = DFG_NONE, x_7 = DFG_NONE;
    dfg_node constant_7 = DFG_NONE;
    bool is_dequantizeLinear_3 = false;
    struct onnx_ethos_u_dequantized_match dequantized_3 = {0};
    if (has_v) {
        v = dfg_arg(g, n, 2);
        is_dequantizeLinear_3 = dfg_op(g, v) == onnx_ethos_u_op_DequantizeLinear && dfg_n_args(g, v) <= 3
            && dfg_arg(g, v, 0) != DFG_NONE;
        if (is_dequantizeLinear_3) {
            dequantizeLinear_3 = v;
            if (!onnx_ethos_u_dequantized_find(g, dequantizeLinear_3, &dequantized_3)) return false;
            x_5 = dequantized_3.q;
            x_6 = dequantized_3.s;
            if (dequantized_3.z != DFG_NONE) x_7 = dequantized_3.z;
        } else {
            constant_7 = v;
            if (!dfg_is(g, constant_7, DFG_CONST)) return false;
        }
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){dequantized.root, dequantized_2.root, dequantizeLinear_3}, 3))
        return false;
    DFG_GIVE(onnx_ethos_u_conv2d_c, .root = n, .x = dequantized.q, .w = dequantized_2.q);
    DFG_GIVE_PARTS(whole->dequantized = dequantized, whole->dequantized_2 = dequantized_2,
                   whole->dequantized_3 = dequantized_3, whole->dequantizeLinear_3 = dequantizeLinear_3,
                   whole->x_5 = x_5, whole->x_6 = x_6, whole->x_7 = x_7, whole->constant_7 = constant_7);
    return true;
}

/* onnx_ethos_u.pat:11  cond fits(x) = x.rank == 0 or max(x.shape) <= 65536; */
static DFG_APART bool onnx_ethos_u_fits(const dfg_graph *g, dfg_node x)
{
    return dfg_rank(g, x) == 0 || dfg_dim_le(g, dfg_dim_max_of(g, dfg_shape_of(g, x)), dfg_int(65536));
}

/* onnx_ethos_u.pat:12  cond byte(x) = x.dtype in {u8, i8}, fits(x); */
static DFG_APART bool onnx_ethos_u_byte(const dfg_graph *g, dfg_node x)
{
    return (dfg_dtype(g, x) == DFG_U8 || dfg_dtype(g, x) == DFG_I8) && onnx_ethos_u_fits(g, x);
}

/* onnx_ethos_u.pat:18
 * cond strides_ok(c) = not present(c.strides) or (c.strides[0] in 1..3 and c.strides[1] in 1..3); */
static DFG_APART bool onnx_ethos_u_strides_ok(const dfg_graph *g, dfg_node c)
{
    return !dfg_known(dfg_attr(g, c, onnx_ethos_u_attr_strides))
        || (dfg_within(dfg_stored_item(dfg_attr(g, c, onnx_ethos_u_attr_strides), 0), dfg_int(1),
                       dfg_int(3))
            && dfg_within(dfg_stored_item(dfg_attr(g, c, onnx_ethos_u_attr_strides), 1), dfg_int(1),
                          dfg_int(3)));
}

/* onnx_ethos_u.pat:19
 * cond dilations_ok(c) = not present(c.dilations) or (c.dilations[0] in 1..2 and c.dilations[1] in 1..2); */
static DFG_APART bool onnx_ethos_u_dilations_ok(const dfg_graph *g, dfg_node c)
{
    return !dfg_known(dfg_attr(g, c, onnx_ethos_u_attr_dilations))
        || (dfg_within(dfg_stored_item(dfg_attr(g, c, onnx_ethos_u_attr_dilations), 0), dfg_int(1),
                       dfg_int(2))
            && dfg_within(dfg_stored_item(dfg_attr(g, c, onnx_ethos_u_attr_dilations), 1), dfg_int(1),
                          dfg_int(2)));
}

static DFG_APART bool onnx_ethos_u_holds(const dfg_graph *g, dfg_node c)
{
    return !dfg_known(dfg_attr(g, c, onnx_ethos_u_attr_pads));
}

static DFG_APART bool onnx_ethos_u_holds_2(const dfg_graph *g, dfg_node c)
{
    return dfg_le(dfg_stored_item(dfg_attr(g, c, onnx_ethos_u_attr_pads), 0), dfg_int(31));
}

static DFG_APART bool onnx_ethos_u_holds_3(const dfg_graph *g, dfg_node c)
{
    return dfg_le(dfg_stored_item(dfg_attr(g, c, onnx_ethos_u_attr_pads), 1), dfg_int(31));
}

static DFG_APART bool onnx_ethos_u_holds_4(const dfg_graph *g, dfg_node c)
{
    return dfg_le(dfg_stored_item(dfg_attr(g, c, onnx_ethos_u_attr_pads), 2),
                  dfg_int_add(dfg_int(31), dfg_int(1)));
}

static DFG_APART bool onnx_ethos_u_holds_5(const dfg_graph *g, dfg_node c)
{
    return dfg_le(dfg_stored_item(dfg_attr(g, c, onnx_ethos_u_attr_pads), 3),
                  dfg_int_add(dfg_int(31), dfg_int(1)));
}

/* onnx_ethos_u.pat:20, most = 31  cond pads_ok(c, most) =
 *     not present(c.pads)
 *         or (c.pads[0] <= most and c.pads[1] <= most and c.pads[2] <= most + 1 and c.pads[3] <= most + 1); */
static DFG_APART bool onnx_ethos_u_pads_ok(const dfg_graph *g, dfg_node c)
{
    return onnx_ethos_u_holds(g, c)
        || (onnx_ethos_u_holds_2(g, c) && onnx_ethos_u_holds_3(g, c) && onnx_ethos_u_holds_4(g, c)
            && onnx_ethos_u_holds_5(g, c));
}

static DFG_APART bool onnx_ethos_u_holds_6(const dfg_graph *g, const struct onnx_ethos_u_conv2d_c_match *c_2, dfg_node c)
{
    return !dfg_dim_within(g,
                           dfg_extent_add(g,
                                          dfg_extent_mul(g,
                                                         dfg_extent_sub(g, dfg_extent_of(g, c_2->w, 2),
                                                                        dfg_int(1)),
                                                         dfg_known(dfg_attr(g, c,
                                                                            onnx_ethos_u_attr_dilations))
                                                         ? dfg_stored_item(dfg_attr(g, c,
                                                                                    onnx_ethos_u_attr_dilations),
                                                                           0)
                                                         : dfg_int(1)), dfg_int(1)), dfg_int(1),
                           dfg_int(64));
}

static DFG_APART dfg_val onnx_ethos_u_value(const dfg_graph *g, const struct onnx_ethos_u_conv2d_c_match *c_2, dfg_node c)
{
    return dfg_extent_add(g,
                          dfg_extent_mul(g, dfg_extent_sub(g, dfg_extent_of(g, c_2->w, 2), dfg_int(1)),
                                         dfg_known(dfg_attr(g, c, onnx_ethos_u_attr_dilations))
                                         ? dfg_stored_item(dfg_attr(g, c, onnx_ethos_u_attr_dilations), 0)
                                         : dfg_int(1)), dfg_int(1));
}

static DFG_APART dfg_val onnx_ethos_u_value_2(const dfg_graph *g, const struct onnx_ethos_u_conv2d_c_match *c_2, dfg_node c)
{
    return dfg_extent_add(g,
                          dfg_extent_mul(g, dfg_extent_sub(g, dfg_extent_of(g, c_2->w, 3), dfg_int(1)),
                                         dfg_known(dfg_attr(g, c, onnx_ethos_u_attr_dilations))
                                         ? dfg_stored_item(dfg_attr(g, c, onnx_ethos_u_attr_dilations), 1)
                                         : dfg_int(1)), dfg_int(1));
}

static DFG_APART bool onnx_ethos_u_holds_7(const dfg_graph *g, const struct onnx_ethos_u_conv2d_c_match *c_2, dfg_node c)
{
    return dfg_dim_le(g, dfg_extent_mul(g, onnx_ethos_u_value(g, c_2, c), onnx_ethos_u_value_2(g, c_2, c)),
                      dfg_int(4096));
}

/* onnx_ethos_u.pat:26  pattern conv2d(x, w) {
 *     c = Conv(dequantized(x, _, _), dequantized(w & const, _, _), (dequantized(_, _, _) | const)?);
 *     q = quantized(Relu?(c) | relu6(c), _, _);
 *     where byte(x), byte(w), byte(q), x.shape[0] == 1, w.rank == 4, strides_ok(c), dilations_ok(c), pads_ok(c, 31);
 *     where c.group == 1 or (c.group == w.shape[0] and w.shape[1] == 1);
 *     where span_ok((w.shape[2] - 1) * (present(c.dilations) ? c.dilations[0] : 1) + 1,
 *                   (w.shape[3] - 1) * (present(c.dilations) ? c.dilations[1] : 1) + 1);
 *     return q;
 * } */
bool onnx_ethos_u_conv2d_find(DFG_FIND(onnx_ethos_u_conv2d))
{
    struct onnx_ethos_u_quantized_match quantized;
    if (dfg_op(g, n) != onnx_ethos_u_op_QuantizeLinear) return false;
    if (!onnx_ethos_u_quantized_find(g, n, &quantized)) return false;
    dfg_node v = quantized.p;
    bool is_relu = false;
    dfg_node relu = DFG_NONE, c = DFG_NONE, clip = DFG_NONE, constant_10 = DFG_NONE, constant_11 = DFG_NONE;
    if (dfg_op(g, v) == onnx_ethos_u_op_Relu || dfg_op(g, v) == onnx_ethos_u_op_Conv) {
        is_relu = dfg_calls_argc(g, v, onnx_ethos_u_op_Relu, 1);
        if (is_relu) {
            relu = v;
            c = dfg_arg(g, relu, 0);
        } else {
            c = v;
        }
    } else {
        clip = v;
        /* relu6 is written out: nothing else uses it */
        if (!dfg_calls_with(g, clip, onnx_ethos_u_op_Clip, 3)) return false;
        c = dfg_arg(g, clip, 0);
        constant_10 = dfg_arg(g, clip, 1);
        if (!dfg_const_is(g, constant_10, dfg_int(0), DFG_NO_DTYPE)) return false;
        constant_11 = dfg_arg(g, clip, 2);
        if (!dfg_const_is(g, constant_11, dfg_int(6), DFG_NO_DTYPE)) return false;
    }
    struct onnx_ethos_u_conv2d_c_match c_2;
    if (dfg_op(g, c) != onnx_ethos_u_op_Conv
        || !onnx_ethos_u_conv2d_c_find(g, c, &c_2, DFG_PART(whole, c_2)))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){relu, clip, c}, 3) || !onnx_ethos_u_byte(g, c_2.x))
        return false;
    if (!onnx_ethos_u_byte(g, c_2.w) || !onnx_ethos_u_byte(g, n) || dfg_extent(g, c_2.x, 0) != 1)
        return false;
    if (dfg_rank(g, c_2.w) != 4 || !onnx_ethos_u_strides_ok(g, c) || !onnx_ethos_u_dilations_ok(g, c))
        return false;
    if (!onnx_ethos_u_pads_ok(g, c)) return false;
    /* where c.group == 1 or (c.group == w.shape[0] and w.shape[1] == 1) */
    if (!(dfg_int_is(g, c, onnx_ethos_u_attr_group, 1, 1)
          || (dfg_extent_eq(g, dfg_attr_or_int(g, c, onnx_ethos_u_attr_group, 1),
                            dfg_extent_of(g, c_2.w, 0))
              && dfg_extent(g, c_2.w, 1) == 1)))
        return false;
    /* where span_ok((w.shape[2] - 1) * (present(c.dilations) ? c.dilations[0] : 1) + 1,
     * (w.shape[3] - 1) * (present(c.dilations) ? c.dilations[1] : 1) + 1) */
    if (onnx_ethos_u_holds_6(g, &c_2, c) || !onnx_ethos_u_holds_7(g, &c_2, c)) return false;
    DFG_GIVE(onnx_ethos_u_conv2d, .root = n, .x = c_2.x, .w = c_2.w, .c = c, .q = n);
    DFG_GIVE_PARTS(whole->quantized = quantized, whole->relu = relu, whole->clip = clip,
                   whole->constant_10 = constant_10, whole->constant_11 = constant_11);
    return true;
}

/* onnx_ethos_u.pat:13  cond int8(x) = x.dtype == i8, fits(x); */
static DFG_APART bool onnx_ethos_u_int8(const dfg_graph *g, dfg_node x)
{
    return dfg_dtype(g, x) == DFG_I8 && onnx_ethos_u_fits(g, x);
}

/* onnx_ethos_u.pat:35  pattern fully_connected(x, w) {
 *     g = Gemm(dequantized(x, _, _), dequantized(w & const, _, _), (dequantized(_, _, _) | const)?)
 *         { transA == 0, alpha == 1, beta == 1 };
 *     q = quantized(Relu?(g), _, _);
 *     where int8(x), int8(w), int8(q), x.rank == 2, x.shape[0] == 1;
 *     return q;
 * } */
bool onnx_ethos_u_fully_connected_find(DFG_FIND(onnx_ethos_u_fully_connected))
{
    struct onnx_ethos_u_quantized_match quantized;
    if (dfg_op(g, n) != onnx_ethos_u_op_QuantizeLinear) return false;
    if (!onnx_ethos_u_quantized_find(g, n, &quantized)) return false;
    dfg_node v = quantized.p, relu = DFG_NONE, g_2 = v;
    if (dfg_calls_argc(g, v, onnx_ethos_u_op_Relu, 1)) {
        relu = v;
        g_2 = dfg_arg(g, relu, 0);
    }
    if (dfg_op(g, g_2) != onnx_ethos_u_op_Gemm || dfg_n_args(g, g_2) > 3) return false;
    if (!dfg_int_is(g, g_2, onnx_ethos_u_attr_transA, 0, 0)) return false;
    if (!dfg_float_is(g, g_2, onnx_ethos_u_attr_alpha, 1.0, 1.0)) return false;
    if (!dfg_float_is(g, g_2, onnx_ethos_u_attr_beta, 1.0, 1.0)) return false;
    struct onnx_ethos_u_dequantized_match dequantized;
    if (dfg_op(g, dfg_arg(g, g_2, 0)) != onnx_ethos_u_op_DequantizeLinear) return false;
    if (!onnx_ethos_u_dequantized_find(g, dfg_arg(g, g_2, 0), &dequantized)) return false;
    struct onnx_ethos_u_dequantized_match dequantized_2;
    if (dfg_op(g, dfg_arg(g, g_2, 1)) != onnx_ethos_u_op_DequantizeLinear) return false;
    if (!onnx_ethos_u_dequantized_find(g, dfg_arg(g, g_2, 1), &dequantized_2)
        || !dfg_is(g, dequantized_2.q, DFG_CONST))
        return false;
    bool has_v = dfg_arg(g, g_2, 2) != DFG_NONE;
    dfg_node v_2 = DFG_NONE, dequantizeLinear_3 = DFG_NONE, x_5 = DFG_NONE, x_6 = DFG_NONE, x_7 = DFG_NONE;
    dfg_node constant_9 = DFG_NONE;
    bool is_dequantizeLinear_3 = false;
    struct onnx_ethos_u_dequantized_match dequantized_3 = {0};
    if (has_v) {
        v_2 = dfg_arg(g, g_2, 2);
        is_dequantizeLinear_3 = dfg_op(g, v_2) == onnx_ethos_u_op_DequantizeLinear
            && dfg_n_args(g, v_2) <= 3 && dfg_arg(g, v_2, 0) != DFG_NONE;
        if (is_dequantizeLinear_3) {
            dequantizeLinear_3 = v_2;
            if (!onnx_ethos_u_dequantized_find(g, dequantizeLinear_3, &dequantized_3)) return false;
            x_5 = dequantized_3.q;
            x_6 = dequantized_3.s;
            if (dequantized_3.z != DFG_NONE) x_7 = dequantized_3.z;
        } else {
            constant_9 = v_2;
            if (!dfg_is(g, constant_9, DFG_CONST)) return false;
        }
    }
    if (!dfg_in_body(
            g, n, (const dfg_node[]){relu, g_2, dequantized.root, dequantized_2.root, dequantizeLinear_3},
            5))
        return false;
    if (!onnx_ethos_u_int8(g, dequantized.q) || !onnx_ethos_u_int8(g, dequantized_2.q)) return false;
    if (!onnx_ethos_u_int8(g, n) || dfg_rank(g, dequantized.q) != 2) return false;
    if (dfg_extent(g, dequantized.q, 0) != 1) return false;
    DFG_GIVE(onnx_ethos_u_fully_connected, .root = n, .x = dequantized.q, .w = dequantized_2.q, .g = g_2,
             .q = n);
    DFG_GIVE_PARTS(whole->quantized = quantized, whole->dequantized = dequantized,
                   whole->dequantized_2 = dequantized_2, whole->dequantized_3 = dequantized_3,
                   whole->dequantizeLinear_3 = dequantizeLinear_3, whole->x_5 = x_5, whole->x_6 = x_6,
                   whole->x_7 = x_7, whole->constant_9 = constant_9, whole->relu = relu);
    return true;
}

/* onnx_ethos_u.pat:42  pattern matmul(x, w) {
 *     q = qdq_matmul(x, _, _, w, _, _, _, _);
 *     where int8(x), int8(w), int8(q), x.rank == 2, w.rank == 2;
 *     return q;
 * } */
bool onnx_ethos_u_matmul_find(DFG_FIND(onnx_ethos_u_matmul))
{
    struct onnx_ethos_u_quantized_match quantized;
    if (dfg_op(g, n) != onnx_ethos_u_op_QuantizeLinear) return false;
    if (!onnx_ethos_u_quantized_find(g, n, &quantized)) return false;
    dfg_node matMul = quantized.p;
    if (!dfg_calls_argc(g, matMul, onnx_ethos_u_op_MatMul, 2)) return false;
    struct onnx_ethos_u_dequantized_match dequantized;
    if (dfg_op(g, dfg_operand(g, matMul, 0)) != onnx_ethos_u_op_DequantizeLinear) return false;
    if (!onnx_ethos_u_dequantized_find(g, dfg_operand(g, matMul, 0), &dequantized)) return false;
    struct onnx_ethos_u_dequantized_match dequantized_2;
    if (dfg_op(g, dfg_operand(g, matMul, 1)) != onnx_ethos_u_op_DequantizeLinear) return false;
    if (!onnx_ethos_u_dequantized_find(g, dfg_operand(g, matMul, 1), &dequantized_2)) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){matMul, dequantized.root, dequantized_2.root}, 3))
        return false;
    if (!onnx_ethos_u_int8(g, dequantized.q) || !onnx_ethos_u_int8(g, dequantized_2.q)) return false;
    if (!onnx_ethos_u_int8(g, n) || dfg_rank(g, dequantized.q) != 2) return false;
    if (dfg_rank(g, dequantized_2.q) != 2) return false;
    DFG_GIVE(onnx_ethos_u_matmul, .root = n, .x = dequantized.q, .w = dequantized_2.q, .q = n);
    DFG_GIVE_PARTS(whole->dequantized = dequantized, whole->dequantized_2 = dequantized_2,
                   whole->quantized = quantized, whole->matMul = matMul);
    return true;
}

/* onnx_ethos_u.pat:18
 * cond strides_ok(c) = not present(c.strides) or (c.strides[0] in 1..3 and c.strides[1] in 1..3); */
static DFG_APART bool onnx_ethos_u_strides_ok_2(const dfg_graph *g, dfg_node c)
{
    return !dfg_known(dfg_attr(g, dfg_call_of(g, c), onnx_ethos_u_attr_strides))
        || (dfg_within(dfg_stored_item(dfg_attr(g, dfg_call_of(g, c), onnx_ethos_u_attr_strides), 0),
                       dfg_int(1), dfg_int(3))
            && dfg_within(dfg_stored_item(dfg_attr(g, dfg_call_of(g, c), onnx_ethos_u_attr_strides), 1),
                          dfg_int(1), dfg_int(3)));
}

static DFG_APART bool onnx_ethos_u_holds_8(const dfg_graph *g, dfg_node p)
{
    return dfg_le(dfg_stored_item(dfg_attr(g, dfg_call_of(g, p), onnx_ethos_u_attr_kernel_shape), 1),
                  dfg_int(256));
}

static DFG_APART bool onnx_ethos_u_holds_9(const dfg_graph *g, dfg_node p)
{
    return dfg_le(dfg_int_mul(
                      dfg_stored_item(dfg_attr(g, dfg_call_of(g, p), onnx_ethos_u_attr_kernel_shape), 0),
                      dfg_stored_item(dfg_attr(g, dfg_call_of(g, p), onnx_ethos_u_attr_kernel_shape), 1)),
                  dfg_int(65536));
}

/* onnx_ethos_u.pat:48  cond pool_ok(p, x, q) =
 *     byte(x), byte(q), x.dtype == q.dtype, x.rank == 4, x.shape[0] == 1, strides_ok(p),
 *     p.kernel_shape[1] <= 256, p.kernel_shape[0] * p.kernel_shape[1] <= 65536; */
static DFG_APART bool onnx_ethos_u_pool_ok(const dfg_graph *g, dfg_node p, dfg_node x, dfg_node q)
{
    return onnx_ethos_u_byte(g, x) && onnx_ethos_u_byte(g, q)
        && dfg_scalar_eq(dfg_dtype_of(g, x), dfg_dtype_of(g, q)) && dfg_rank(g, x) == 4
        && dfg_extent(g, x, 0) == 1 && onnx_ethos_u_strides_ok_2(g, p) && onnx_ethos_u_holds_8(g, p)
        && onnx_ethos_u_holds_9(g, p);
}

static DFG_APART bool onnx_ethos_u_holds_10(const dfg_graph *g, dfg_node c)
{
    return !dfg_known(dfg_attr(g, dfg_call_of(g, c), onnx_ethos_u_attr_pads));
}

static DFG_APART bool onnx_ethos_u_holds_11(const dfg_graph *g, dfg_node c)
{
    return dfg_le(dfg_stored_item(dfg_attr(g, dfg_call_of(g, c), onnx_ethos_u_attr_pads), 0), dfg_int(127));
}

static DFG_APART bool onnx_ethos_u_holds_12(const dfg_graph *g, dfg_node c)
{
    return dfg_le(dfg_stored_item(dfg_attr(g, dfg_call_of(g, c), onnx_ethos_u_attr_pads), 1), dfg_int(127));
}

static DFG_APART bool onnx_ethos_u_holds_13(const dfg_graph *g, dfg_node c)
{
    return dfg_le(dfg_stored_item(dfg_attr(g, dfg_call_of(g, c), onnx_ethos_u_attr_pads), 2),
                  dfg_int_add(dfg_int(127), dfg_int(1)));
}

static DFG_APART bool onnx_ethos_u_holds_14(const dfg_graph *g, dfg_node c)
{
    return dfg_le(dfg_stored_item(dfg_attr(g, dfg_call_of(g, c), onnx_ethos_u_attr_pads), 3),
                  dfg_int_add(dfg_int(127), dfg_int(1)));
}

/* onnx_ethos_u.pat:20, most = 127  cond pads_ok(c, most) =
 *     not present(c.pads)
 *         or (c.pads[0] <= most and c.pads[1] <= most and c.pads[2] <= most + 1 and c.pads[3] <= most + 1); */
static DFG_APART bool onnx_ethos_u_pads_ok_2(const dfg_graph *g, dfg_node c)
{
    return onnx_ethos_u_holds_10(g, c)
        || (onnx_ethos_u_holds_11(g, c) && onnx_ethos_u_holds_12(g, c) && onnx_ethos_u_holds_13(g, c)
            && onnx_ethos_u_holds_14(g, c));
}

/* onnx_ethos_u.pat:51  cond max_pool_ok(p) = pads_ok(p, 127), not present(p.dilations) or max(p.dilations) == 1; */
static DFG_APART bool onnx_ethos_u_max_pool_ok(const dfg_graph *g, dfg_node p)
{
    return onnx_ethos_u_pads_ok_2(g, p)
        && (!dfg_known(dfg_attr(g, dfg_call_of(g, p), onnx_ethos_u_attr_dilations))
            || dfg_scalar_eq(dfg_max_of(dfg_attr(g, dfg_call_of(g, p), onnx_ethos_u_attr_dilations)),
                             dfg_int(1)));
}

static DFG_APART bool onnx_ethos_u_holds_15(const dfg_graph *g, dfg_node c)
{
    return dfg_le(dfg_stored_item(dfg_attr(g, dfg_call_of(g, c), onnx_ethos_u_attr_pads), 0), dfg_int(3));
}

static DFG_APART bool onnx_ethos_u_holds_16(const dfg_graph *g, dfg_node c)
{
    return dfg_le(dfg_stored_item(dfg_attr(g, dfg_call_of(g, c), onnx_ethos_u_attr_pads), 1), dfg_int(3));
}

static DFG_APART bool onnx_ethos_u_holds_17(const dfg_graph *g, dfg_node c)
{
    return dfg_le(dfg_stored_item(dfg_attr(g, dfg_call_of(g, c), onnx_ethos_u_attr_pads), 2),
                  dfg_int_add(dfg_int(3), dfg_int(1)));
}

static DFG_APART bool onnx_ethos_u_holds_18(const dfg_graph *g, dfg_node c)
{
    return dfg_le(dfg_stored_item(dfg_attr(g, dfg_call_of(g, c), onnx_ethos_u_attr_pads), 3),
                  dfg_int_add(dfg_int(3), dfg_int(1)));
}

/* onnx_ethos_u.pat:20, most = 3  cond pads_ok(c, most) =
 *     not present(c.pads)
 *         or (c.pads[0] <= most and c.pads[1] <= most and c.pads[2] <= most + 1 and c.pads[3] <= most + 1); */
static DFG_APART bool onnx_ethos_u_pads_ok_3(const dfg_graph *g, dfg_node c)
{
    return onnx_ethos_u_holds_10(g, c)
        || (onnx_ethos_u_holds_15(g, c) && onnx_ethos_u_holds_16(g, c) && onnx_ethos_u_holds_17(g, c)
            && onnx_ethos_u_holds_18(g, c));
}

/* onnx_ethos_u.pat:53  cond average_pool_ok(p) =
 *     p.count_include_pad == 0, pads_ok(p, 3),
 *     max(p.kernel_shape) <= 8
 *         or (p.auto_pad in {"NOTSET", "VALID"} and (not present(p.pads) or max(p.pads) == 0)); */
static DFG_APART bool onnx_ethos_u_average_pool_ok(const dfg_graph *g, dfg_node p)
{
    return dfg_scalar_eq(dfg_attr_or(g, dfg_call_of(g, p), onnx_ethos_u_attr_count_include_pad,
                                     dfg_op(g, dfg_call_of(g, p)) == onnx_ethos_u_op_AveragePool
                                     ? dfg_int(0)
                                     : dfg_nil()), dfg_int(0))
        && onnx_ethos_u_pads_ok_3(g, p)
        && (dfg_le(dfg_max_of(dfg_attr(g, dfg_call_of(g, p), onnx_ethos_u_attr_kernel_shape)), dfg_int(8))
            || ((dfg_str_is(g, dfg_call_of(g, p), onnx_ethos_u_attr_auto_pad, onnx_ethos_u_str_NOTSET,
                            onnx_ethos_u_str_NOTSET)
                 || dfg_str_is(g, dfg_call_of(g, p), onnx_ethos_u_attr_auto_pad, onnx_ethos_u_str_VALID,
                               onnx_ethos_u_str_NOTSET))
                && (!dfg_known(dfg_attr(g, dfg_call_of(g, p), onnx_ethos_u_attr_pads))
                    || dfg_scalar_eq(dfg_max_of(dfg_attr(g, dfg_call_of(g, p), onnx_ethos_u_attr_pads)),
                                     dfg_int(0)))));
}

/* onnx_ethos_u.pat:58  pattern pool(x) {
 *     p = (MaxPool | AveragePool)(dequantized(x, _, _));
 *     q = quantized(p, _, _);
 *     where pool_ok(p, x, q), (p.op == MaxPool and max_pool_ok(p)) or (p.op == AveragePool and average_pool_ok(p));
 *     return q;
 * } */
bool onnx_ethos_u_pool_find(DFG_FIND(onnx_ethos_u_pool))
{
    struct onnx_ethos_u_quantized_match quantized;
    if (dfg_op(g, n) != onnx_ethos_u_op_QuantizeLinear) return false;
    if (!onnx_ethos_u_quantized_find(g, n, &quantized)) return false;
    dfg_node p = quantized.p, p_call = dfg_first_result(g, p);
    if (!(p_call == p || dfg_op(g, p_call) == onnx_ethos_u_op_MaxPool)) return false;
    if (!(dfg_op(g, p_call) == onnx_ethos_u_op_MaxPool || dfg_op(g, p_call) == onnx_ethos_u_op_AveragePool)
        || !dfg_argc_is(g, p_call, 1))
        return false;
    struct onnx_ethos_u_dequantized_match dequantized;
    if (dfg_op(g, dfg_operand(g, p_call, 0)) != onnx_ethos_u_op_DequantizeLinear) return false;
    if (!onnx_ethos_u_dequantized_find(g, dfg_operand(g, p_call, 0), &dequantized)) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){p, p_call, dequantized.root}, 3)) return false;
    if (!onnx_ethos_u_pool_ok(g, p, dequantized.q, n)) return false;
    /* where (p.op == MaxPool and max_pool_ok(p)) or (p.op == AveragePool and average_pool_ok(p)) */
    if (!((dfg_op(g, dfg_call_of(g, p)) == onnx_ethos_u_op_MaxPool && onnx_ethos_u_max_pool_ok(g, p))
          || (dfg_op(g, dfg_call_of(g, p)) == onnx_ethos_u_op_AveragePool
              && onnx_ethos_u_average_pool_ok(g, p))))
        return false;
    DFG_GIVE(onnx_ethos_u_pool, .root = n, .x = dequantized.q, .p = p, .q = n);
    DFG_GIVE_PARTS(whole->quantized = quantized, whole->dequantized = dequantized,
                   whole->p_call = dfg_first_result(g, p));
    return true;
}

/* onnx_ethos_u.pat:64  pattern global_pool(x) {
 *     q = quantized(GlobalAveragePool(dequantized(x, _, _)), _, _);
 *     where int8(x), int8(q), x.rank == 4, x.shape[0] == 1, x.shape[2] * x.shape[3] <= 4096;
 *     return q;
 * } */
bool onnx_ethos_u_global_pool_find(DFG_FIND(onnx_ethos_u_global_pool))
{
    struct onnx_ethos_u_quantized_match quantized;
    if (dfg_op(g, n) != onnx_ethos_u_op_QuantizeLinear) return false;
    if (!onnx_ethos_u_quantized_find(g, n, &quantized)) return false;
    dfg_node globalAveragePool = quantized.p;
    if (!dfg_calls_argc(g, globalAveragePool, onnx_ethos_u_op_GlobalAveragePool, 1)) return false;
    struct onnx_ethos_u_dequantized_match dequantized;
    if (dfg_op(g, dfg_operand(g, globalAveragePool, 0)) != onnx_ethos_u_op_DequantizeLinear) return false;
    if (!onnx_ethos_u_dequantized_find(g, dfg_operand(g, globalAveragePool, 0), &dequantized)) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){globalAveragePool, dequantized.root}, 2)) return false;
    if (!onnx_ethos_u_int8(g, dequantized.q) || !onnx_ethos_u_int8(g, n)) return false;
    if (dfg_rank(g, dequantized.q) != 4 || dfg_extent(g, dequantized.q, 0) != 1) return false;
    /* where x.shape[2] * x.shape[3] <= 4096 */
    if (!dfg_dim_le(
            g, dfg_extent_mul(g, dfg_extent_of(g, dequantized.q, 2), dfg_extent_of(g, dequantized.q, 3)),
            dfg_int(4096)))
        return false;
    DFG_GIVE(onnx_ethos_u_global_pool, .root = n, .x = dequantized.q, .q = n);
    DFG_GIVE_PARTS(whole->quantized = quantized, whole->dequantized = dequantized,
                   whole->globalAveragePool = globalAveragePool);
    return true;
}

/* onnx_ethos_u.pat:14  cond one_batch(x) = x.rank < 4 or x.shape[0] == 1; */
static DFG_APART bool onnx_ethos_u_one_batch(const dfg_graph *g, dfg_node x)
{
    return dfg_lt(dfg_rank_of(g, x), dfg_int(4)) || dfg_extent(g, x, 0) == 1;
}

/* onnx_ethos_u.pat:15  cond flat(x) = x.rank <= 4, one_batch(x); */
static DFG_APART bool onnx_ethos_u_flat(const dfg_graph *g, dfg_node x)
{
    return dfg_le(dfg_rank_of(g, x), dfg_int(4)) && onnx_ethos_u_one_batch(g, x);
}

/* onnx_ethos_u.pat:70  cond pair_ok(x, y, q) =
 *     byte(x), byte(y), byte(q), flat(x), flat(y), broadcast_to(x, y) or broadcast_to(y, x); */
static DFG_APART bool onnx_ethos_u_pair_ok(const dfg_graph *g, dfg_node x, dfg_node y, dfg_node q)
{
    return onnx_ethos_u_byte(g, x) && onnx_ethos_u_byte(g, y) && onnx_ethos_u_byte(g, q)
        && onnx_ethos_u_flat(g, x) && onnx_ethos_u_flat(g, y)
        && (dfg_broadcast_to(g, x, y) == DFG_TRUE || dfg_broadcast_to(g, y, x) == DFG_TRUE);
}

/* onnx_ethos_u.pat:73  pattern elementwise(x, y) {
 *     q = quantized(Relu?((Add | Sub | Mul)(dequantized(x, _, _), dequantized(y, _, _))), _, _);
 *     where pair_ok(x, y, q);
 *     return q;
 * } */
bool onnx_ethos_u_elementwise_find(DFG_FIND_ON(onnx_ethos_u_elementwise))
{
    struct onnx_ethos_u_quantized_match quantized;
    if (dfg_op(g, n) != onnx_ethos_u_op_QuantizeLinear) return false;
    if (!onnx_ethos_u_quantized_find(g, n, &quantized)) return false;
    dfg_node v = quantized.p, relu = DFG_NONE, call = v;
    if (dfg_calls_argc(g, v, onnx_ethos_u_op_Relu, 1)) {
        relu = v;
        call = dfg_arg(g, relu, 0);
    }
    if (!(dfg_op(g, call) == onnx_ethos_u_op_Add || dfg_op(g, call) == onnx_ethos_u_op_Sub
          || dfg_op(g, call) == onnx_ethos_u_op_Mul)
        || !dfg_argc_is(g, call, 2))
        return false;
    for (uint32_t swap = way[0]; swap < (dfg_op(g, call) == onnx_ethos_u_op_Add
                                         || dfg_op(g, call) == onnx_ethos_u_op_Mul
                                         ? dfg_orders(g, call)
                                         : 1u);
         way[0] = ++swap) {
        struct onnx_ethos_u_dequantized_match dequantized;
        if (dfg_op(g, dfg_arg(g, call, swap)) != onnx_ethos_u_op_DequantizeLinear) continue;
        if (!onnx_ethos_u_dequantized_find(g, dfg_arg(g, call, swap), &dequantized)) continue;
        struct onnx_ethos_u_dequantized_match dequantized_2;
        if (dfg_op(g, dfg_arg(g, call, 1 - swap)) != onnx_ethos_u_op_DequantizeLinear) continue;
        if (!onnx_ethos_u_dequantized_find(g, dfg_arg(g, call, 1 - swap), &dequantized_2)) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){relu, call, dequantized.root, dequantized_2.root}, 4))
            continue;
        if (!onnx_ethos_u_pair_ok(g, dequantized.q, dequantized_2.q, n)) continue;
        DFG_GIVE(onnx_ethos_u_elementwise, .root = n, .x = dequantized.q, .y = dequantized_2.q, .q = n);
        DFG_GIVE_PARTS(whole->quantized = quantized, whole->dequantized = dequantized,
                       whole->dequantized_2 = dequantized_2, whole->relu = relu, whole->call = call);
        return true;
    }
    return false;
}

static DFG_APART bool onnx_ethos_u_holds_19(const dfg_graph *g, dfg_node s, dfg_node t)
{
    return dfg_eq(dfg_value_beside(g, s, dfg_value_of(g, t)), dfg_value_beside(g, t, dfg_value_of(g, s)));
}

static DFG_APART bool onnx_ethos_u_holds_20(const dfg_graph *g, dfg_node z, dfg_node y)
{
    return dfg_eq(dfg_value_beside(g, z, dfg_value_of(g, y)), dfg_value_beside(g, y, dfg_value_of(g, z)))
        || (z == DFG_NONE && y == DFG_NONE);
}

/* onnx_fusion.pat:90  cond same_scale(s, z, t, y) =
 *     value(s) == value(t), value(z) == value(y) or (not present(z) and not present(y)); */
static DFG_APART bool onnx_ethos_u_same_scale(const dfg_graph *g, dfg_node s, dfg_node z, dfg_node t, dfg_node y)
{
    return onnx_ethos_u_holds_19(g, s, t) && onnx_ethos_u_holds_20(g, z, y);
}

/* onnx_ethos_u.pat:79  pattern extremum(x, y, s, z, t, zt, u, zu) {
 *     q = quantized(Relu?((Min | Max)(dequantized(x, s, z), dequantized(y, t, zt))), u, zu);
 *     where pair_ok(x, y, q), x.dtype == y.dtype, x.dtype == q.dtype, same_scale(s, z, t, zt), same_scale(s, z, u, zu);
 *     return q;
 * } */
bool onnx_ethos_u_extremum_find(DFG_FIND_ON(onnx_ethos_u_extremum))
{
    struct onnx_ethos_u_quantized_match quantized;
    if (dfg_op(g, n) != onnx_ethos_u_op_QuantizeLinear) return false;
    if (!onnx_ethos_u_quantized_find(g, n, &quantized)) return false;
    dfg_node v = quantized.p, relu = DFG_NONE, call = v;
    if (dfg_calls_argc(g, v, onnx_ethos_u_op_Relu, 1)) {
        relu = v;
        call = dfg_arg(g, relu, 0);
    }
    if (!(dfg_op(g, call) == onnx_ethos_u_op_Min || dfg_op(g, call) == onnx_ethos_u_op_Max)
        || !dfg_has_args(g, call, 2))
        return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, call); way[0] = ++swap) {
        struct onnx_ethos_u_dequantized_match dequantized;
        if (dfg_op(g, dfg_arg(g, call, swap)) != onnx_ethos_u_op_DequantizeLinear) continue;
        if (!onnx_ethos_u_dequantized_find(g, dfg_arg(g, call, swap), &dequantized)) continue;
        struct onnx_ethos_u_dequantized_match dequantized_2;
        if (dfg_op(g, dfg_arg(g, call, 1 - swap)) != onnx_ethos_u_op_DequantizeLinear) continue;
        if (!onnx_ethos_u_dequantized_find(g, dfg_arg(g, call, 1 - swap), &dequantized_2)) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){relu, call, dequantized.root, dequantized_2.root}, 4))
            continue;
        if (!onnx_ethos_u_pair_ok(g, dequantized.q, dequantized_2.q, n)) continue;
        if (!dfg_scalar_eq(dfg_dtype_of(g, dequantized.q), dfg_dtype_of(g, dequantized_2.q))) continue;
        if (!dfg_scalar_eq(dfg_dtype_of(g, dequantized.q), dfg_dtype_of(g, n))) continue;
        /* where same_scale(s, z, t, zt) */
        if (!onnx_ethos_u_same_scale(g, dequantized.s, dequantized.z, dequantized_2.s, dequantized_2.z))
            continue;
        /* where same_scale(s, z, u, zu) */
        if (!onnx_ethos_u_same_scale(g, dequantized.s, dequantized.z, quantized.s, quantized.z)) continue;
        DFG_GIVE(onnx_ethos_u_extremum, .root = n, .x = dequantized.q, .y = dequantized_2.q,
                 .s = dequantized.s, .z = dequantized.z, .t = dequantized_2.s, .zt = dequantized_2.z,
                 .u = quantized.s, .zu = quantized.z, .q = n);
        DFG_GIVE_PARTS(whole->dequantized = dequantized, whole->dequantized_2 = dequantized_2,
                       whole->relu = relu, whole->call = call);
        return true;
    }
    return false;
}

/* onnx_ethos_u.pat:84  pattern table_of(x) {
 *     q = quantized((Abs | Tanh | Sigmoid | LeakyRelu | Relu)(dequantized(x, _, _)), _, _);
 *     where int8(x), int8(q), flat(x);
 *     return q;
 * } */
bool onnx_ethos_u_table_of_find(DFG_FIND(onnx_ethos_u_table_of))
{
    struct onnx_ethos_u_quantized_match quantized;
    if (dfg_op(g, n) != onnx_ethos_u_op_QuantizeLinear) return false;
    if (!onnx_ethos_u_quantized_find(g, n, &quantized)) return false;
    dfg_node call = quantized.p;
    if (!(dfg_op(g, call) == onnx_ethos_u_op_Abs || dfg_op(g, call) == onnx_ethos_u_op_Tanh
          || dfg_op(g, call) == onnx_ethos_u_op_Sigmoid || dfg_op(g, call) == onnx_ethos_u_op_LeakyRelu
          || dfg_op(g, call) == onnx_ethos_u_op_Relu)
        || !dfg_argc_is(g, call, 1))
        return false;
    struct onnx_ethos_u_dequantized_match dequantized;
    if (dfg_op(g, dfg_operand(g, call, 0)) != onnx_ethos_u_op_DequantizeLinear) return false;
    if (!onnx_ethos_u_dequantized_find(g, dfg_operand(g, call, 0), &dequantized)) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){call, dequantized.root}, 2)) return false;
    if (!onnx_ethos_u_int8(g, dequantized.q) || !onnx_ethos_u_int8(g, n)) return false;
    if (!onnx_ethos_u_flat(g, dequantized.q)) return false;
    DFG_GIVE(onnx_ethos_u_table_of, .root = n, .x = dequantized.q, .q = n);
    DFG_GIVE_PARTS(whole->quantized = quantized, whole->dequantized = dequantized, whole->call = call);
    return true;
}

/* onnx_ethos_u.pat:89  pattern softmax(x) {
 *     q = quantized(Softmax(dequantized(x, _, _)), _, _);
 *     where int8(x), int8(q), x.rank <= 4;
 *     return q;
 * } */
bool onnx_ethos_u_softmax_find(DFG_FIND(onnx_ethos_u_softmax))
{
    struct onnx_ethos_u_quantized_match quantized;
    if (dfg_op(g, n) != onnx_ethos_u_op_QuantizeLinear) return false;
    if (!onnx_ethos_u_quantized_find(g, n, &quantized)) return false;
    dfg_node softmax = quantized.p;
    if (!dfg_calls_argc(g, softmax, onnx_ethos_u_op_Softmax, 1)) return false;
    struct onnx_ethos_u_dequantized_match dequantized;
    if (dfg_op(g, dfg_operand(g, softmax, 0)) != onnx_ethos_u_op_DequantizeLinear) return false;
    if (!onnx_ethos_u_dequantized_find(g, dfg_operand(g, softmax, 0), &dequantized)) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){softmax, dequantized.root}, 2)) return false;
    if (!onnx_ethos_u_int8(g, dequantized.q) || !onnx_ethos_u_int8(g, n)) return false;
    if (!dfg_le(dfg_rank_of(g, dequantized.q), dfg_int(4))) return false;
    DFG_GIVE(onnx_ethos_u_softmax, .root = n, .x = dequantized.q, .q = n);
    DFG_GIVE_PARTS(whole->quantized = quantized, whole->dequantized = dequantized,
                   whole->softmax = softmax);
    return true;
}

/* onnx_fusion.pat:38  Div(Clip(Add(x, 3), 0, 6), 6)
 * | Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4))
 * | HardSigmoid(x) { alpha ~= 0.16666667 +- 1e-4, beta ~= 0.5 } */
static bool onnx_ethos_u_hard_swish_table_v_find(DFG_FIND_ON(onnx_ethos_u_hard_swish_table_v))
{
    /* hard_sigmoid is written out: nothing else uses it */
    uint32_t alt = dfg_calls_argc(g, n, onnx_ethos_u_op_Div, 2) ? 0
        : dfg_calls_argc(g, n, onnx_ethos_u_op_Mul, 2) ? 1 : 2;
    dfg_node div = DFG_NONE, constant_4 = DFG_NONE, clip = DFG_NONE, constant_2 = DFG_NONE;
    dfg_node constant_3 = DFG_NONE, add = DFG_NONE, mul = DFG_NONE, constant_8 = DFG_NONE;
    dfg_node clip_2 = DFG_NONE, constant_6 = DFG_NONE, constant_7 = DFG_NONE, add_2 = DFG_NONE;
    uint32_t swap = 0;
    if (alt == 0) {
        div = n;
        constant_4 = dfg_arg(g, div, 1);
        if (!dfg_const_is(g, constant_4, dfg_int(6), DFG_NO_DTYPE)) return false;
        clip = dfg_arg(g, div, 0);
        if (!dfg_calls_with(g, clip, onnx_ethos_u_op_Clip, 3)) return false;
        constant_2 = dfg_arg(g, clip, 1);
        if (!dfg_const_is(g, constant_2, dfg_int(0), DFG_NO_DTYPE)) return false;
        constant_3 = dfg_arg(g, clip, 2);
        if (!dfg_const_is(g, constant_3, dfg_int(6), DFG_NO_DTYPE)) return false;
        add = dfg_arg(g, clip, 0);
        if (!dfg_calls_argc(g, add, onnx_ethos_u_op_Add, 2)) return false;
    } else if (alt == 1) {
        mul = n;
        swap = dfg_op(g, dfg_arg(g, mul, 0)) == onnx_ethos_u_op_Clip ? 0 : 1;
        constant_8 = dfg_arg(g, mul, 1 - swap);
        if (!dfg_const_near(g, constant_8, dfg_float(0.16666667), 0.0001, DFG_NO_DTYPE)) return false;
        clip_2 = dfg_arg(g, mul, swap);
        if (!dfg_calls_with(g, clip_2, onnx_ethos_u_op_Clip, 3)) return false;
        constant_6 = dfg_arg(g, clip_2, 1);
        if (!dfg_const_is(g, constant_6, dfg_int(0), DFG_NO_DTYPE)) return false;
        constant_7 = dfg_arg(g, clip_2, 2);
        if (!dfg_const_is(g, constant_7, dfg_int(6), DFG_NO_DTYPE)) return false;
        add_2 = dfg_arg(g, clip_2, 0);
        if (!dfg_calls_argc(g, add_2, onnx_ethos_u_op_Add, 2)) return false;
    }
    for (uint32_t swap_2 = way[0]; swap_2 < (alt == 0 ? dfg_orders(g, add) : alt == 1 ? dfg_orders(g, add_2)
                                             : 1u);
         way[0] = ++swap_2) {
        dfg_node dequantizeLinear = DFG_NONE, constant = DFG_NONE, constant_5 = DFG_NONE;
        dfg_node hardSigmoid = DFG_NONE;
        if (alt == 0) {
            dequantizeLinear = dfg_arg(g, add, swap_2);
            constant = dfg_arg(g, add, 1 - swap_2);
            if (!dfg_const_is(g, constant, dfg_int(3), DFG_NO_DTYPE)) continue;
        } else if (alt == 1) {
            dequantizeLinear = dfg_arg(g, add_2, swap_2);
            constant_5 = dfg_arg(g, add_2, 1 - swap_2);
            if (!dfg_const_is(g, constant_5, dfg_int(3), DFG_NO_DTYPE)) continue;
        } else {
            hardSigmoid = n;
            if (!dfg_calls_argc(g, hardSigmoid, onnx_ethos_u_op_HardSigmoid, 1)) continue;
            if (!dfg_near_by(dfg_attr_or_float(g, hardSigmoid, onnx_ethos_u_attr_alpha, 0.2),
                             dfg_float(0.16666667), 0.0001))
                continue;
            if (!dfg_near(dfg_attr_or_float(g, hardSigmoid, onnx_ethos_u_attr_beta, 0.5), dfg_float(0.5)))
                continue;
            dequantizeLinear = dfg_arg(g, hardSigmoid, 0);
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){div, clip, add, mul, clip_2, add_2, hardSigmoid}, 7))
            continue;
        DFG_GIVE(onnx_ethos_u_hard_swish_table_v, .root = n, .dequantizeLinear = dequantizeLinear);
        DFG_GIVE_WHOLE(onnx_ethos_u_hard_swish_table_v, .div = div, .clip = clip, .add = add,
                       .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
                       .constant_4 = constant_4, .mul = mul, .clip_2 = clip_2, .add_2 = add_2,
                       .constant_5 = constant_5, .constant_6 = constant_6, .constant_7 = constant_7,
                       .constant_8 = constant_8, .hardSigmoid = hardSigmoid);
        return true;
    }
    return false;
}

/* onnx_ethos_u.pat:94  pattern hard_swish_table(x) {
 *     q = quantized(hard_swish(dequantized(x, _, _)), _, _);
 *     where int8(x), int8(q);
 *     return q;
 * } */
bool onnx_ethos_u_hard_swish_table_find(DFG_FIND_ON(onnx_ethos_u_hard_swish_table))
{
    struct onnx_ethos_u_quantized_match quantized;
    if (dfg_op(g, n) != onnx_ethos_u_op_QuantizeLinear) return false;
    if (!onnx_ethos_u_quantized_find(g, n, &quantized)) return false;
    dfg_node mul = quantized.p;
    /* hard_swish is written out: nothing else uses it */
    if (!dfg_calls_argc(g, mul, onnx_ethos_u_op_Mul, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, mul, 0)) == onnx_ethos_u_op_DequantizeLinear ? 0 : 1;
    struct onnx_ethos_u_dequantized_match dequantized;
    if (dfg_op(g, dfg_arg(g, mul, swap)) != onnx_ethos_u_op_DequantizeLinear) return false;
    if (!onnx_ethos_u_dequantized_find(g, dfg_arg(g, mul, swap), &dequantized)) return false;
    if (!onnx_ethos_u_int8(g, dequantized.q) || !onnx_ethos_u_int8(g, n)) return false;
    struct onnx_ethos_u_hard_swish_table_v_match v;
    for (; onnx_ethos_u_hard_swish_table_v_find(g, dfg_arg(g, mul, 1 - swap), way, &v, DFG_PART(whole, v));
         way[0]++) {
        if (v.dequantizeLinear != dequantized.root) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){mul, dequantized.root, v.root}, 3)) continue;
        DFG_GIVE(onnx_ethos_u_hard_swish_table, .root = n, .x = dequantized.q, .q = n);
        DFG_GIVE_PARTS(whole->dequantized = dequantized, whole->quantized = quantized, whole->mul = mul);
        return true;
    }
    return false;
}

/* onnx_ethos_u.pat:101  pattern moved(x, s, z, t, y) {
 *     q = quantized((Reshape | Squeeze | Unsqueeze)(dequantized(x, s, z), ...)
 *                   | Slice(dequantized(x, s, z), const, const, const?, (splat(1) & const)?), t, y);
 *     where int8(x), int8(q), x.rank <= 4, q.rank <= 4, same_scale(s, z, t, y);
 *     return q;
 * } */
bool onnx_ethos_u_moved_find(DFG_FIND(onnx_ethos_u_moved))
{
    struct onnx_ethos_u_quantized_match quantized;
    if (dfg_op(g, n) != onnx_ethos_u_op_QuantizeLinear) return false;
    if (!onnx_ethos_u_quantized_find(g, n, &quantized)) return false;
    dfg_node v = quantized.p;
    bool is_call = dfg_op(g, v) == onnx_ethos_u_op_Reshape || dfg_op(g, v) == onnx_ethos_u_op_Squeeze
        || dfg_op(g, v) == onnx_ethos_u_op_Unsqueeze;
    dfg_node call = DFG_NONE, dequantizeLinear = DFG_NONE, x = DFG_NONE, s = DFG_NONE, z = DFG_NONE;
    dfg_node slice = DFG_NONE, dequantizeLinear_2 = DFG_NONE, constant_5 = DFG_NONE, constant_6 = DFG_NONE;
    dfg_node constant_7 = DFG_NONE, constant_8 = DFG_NONE, constant_8_2 = DFG_NONE, constant_9 = DFG_NONE;
    struct dfg_nodes rest = { NULL, 0 };
    struct onnx_ethos_u_dequantized_match dequantized = {0};
    struct onnx_ethos_u_dequantized_match dequantized_2 = {0};
    bool has_constant_7 = false, has_constant_8 = false;
    if (is_call) {
        call = v;
        rest = dfg_rest(g, call, 1, 0);
        dequantizeLinear = dfg_arg(g, call, 0);
        if (dfg_op(g, dequantizeLinear) != onnx_ethos_u_op_DequantizeLinear) return false;
        if (!onnx_ethos_u_dequantized_find(g, dequantizeLinear, &dequantized)) return false;
        x = dequantized.q;
        s = dequantized.s;
        if (dequantized.z != DFG_NONE) z = dequantized.z;
    } else {
        slice = v;
        if (dfg_op(g, slice) != onnx_ethos_u_op_Slice || dfg_n_args(g, slice) > 5) return false;
        dequantizeLinear_2 = dfg_arg(g, slice, 0);
        if (dfg_op(g, dequantizeLinear_2) != onnx_ethos_u_op_DequantizeLinear) return false;
        if (!onnx_ethos_u_dequantized_find(g, dequantizeLinear_2, &dequantized_2)) return false;
        x = dequantized_2.q;
        s = dequantized_2.s;
        if (dequantized_2.z != DFG_NONE) z = dequantized_2.z;
        constant_5 = dfg_arg(g, slice, 1);
        if (!dfg_is(g, constant_5, DFG_CONST)) return false;
        constant_6 = dfg_arg(g, slice, 2);
        if (!dfg_is(g, constant_6, DFG_CONST)) return false;
        has_constant_7 = dfg_arg(g, slice, 3) != DFG_NONE;
        if (has_constant_7) {
            constant_7 = dfg_arg(g, slice, 3);
            if (!dfg_is(g, constant_7, DFG_CONST)) return false;
        }
        has_constant_8 = dfg_arg(g, slice, 4) != DFG_NONE;
        if (has_constant_8) {
            constant_8 = dfg_arg(g, slice, 4);
            constant_8_2 = constant_8;
            if (!dfg_splat_is(g, constant_8_2, dfg_int(1), DFG_NO_DTYPE)) return false;
            constant_9 = constant_8;
            if (!dfg_is(g, constant_9, DFG_CONST)) return false;
        }
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){call, dequantizeLinear, slice, dequantizeLinear_2}, 4))
        return false;
    if (!onnx_ethos_u_int8(g, x) || !onnx_ethos_u_int8(g, n)) return false;
    if (!dfg_le(dfg_rank_of(g, x), dfg_int(4)) || !dfg_le(dfg_rank_of(g, n), dfg_int(4))) return false;
    if (!onnx_ethos_u_same_scale(g, s, z, quantized.s, quantized.z)) return false;
    DFG_GIVE(onnx_ethos_u_moved, .root = n, .x = x, .s = s, .z = z, .t = quantized.s, .y = quantized.z,
             .q = n);
    DFG_GIVE_PARTS(whole->dequantized = dequantized, whole->dequantized_2 = dequantized_2,
                   whole->call = call, whole->rest = rest, whole->dequantizeLinear = dequantizeLinear,
                   whole->slice = slice, whole->dequantizeLinear_2 = dequantizeLinear_2,
                   whole->constant_5 = constant_5, whole->constant_6 = constant_6,
                   whole->constant_7 = constant_7, whole->constant_8 = constant_8_2,
                   whole->constant_9 = constant_9);
    return true;
}

/* onnx_ethos_u.pat:107  pattern rescaled(x) {
 *     q = requantize(x, _, _, _, _);
 *     where int8(x), int8(q), x.rank <= 4;
 *     return q;
 * } */
bool onnx_ethos_u_rescaled_find(DFG_FIND(onnx_ethos_u_rescaled))
{
    struct onnx_ethos_u_quantized_match quantized;
    if (dfg_op(g, n) != onnx_ethos_u_op_QuantizeLinear) return false;
    if (!onnx_ethos_u_quantized_find(g, n, &quantized)) return false;
    struct onnx_ethos_u_dequantized_match dequantized;
    if (dfg_op(g, quantized.p) != onnx_ethos_u_op_DequantizeLinear) return false;
    if (!onnx_ethos_u_dequantized_find(g, quantized.p, &dequantized)) return false;
    if (!dfg_same_body(g, n, quantized.p) || !onnx_ethos_u_int8(g, dequantized.q)) return false;
    if (!onnx_ethos_u_int8(g, n) || !dfg_le(dfg_rank_of(g, dequantized.q), dfg_int(4))) return false;
    DFG_GIVE(onnx_ethos_u_rescaled, .root = n, .x = dequantized.q, .q = n);
    DFG_GIVE_PARTS(whole->quantized = quantized, whole->dequantized = dequantized);
    return true;
}

/* ---- onnx_ethos_u.pat:113  table onnx_ethos_u ---- */

/* Does the candidate match?  What level 1 does not say is asked by the entry's own matcher. */
static bool onnx_ethos_u_confirm(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    switch (bit) {
    case 0: return DFG_MATCHES(onnx_ethos_u_conv2d, g, n); /* where byte(x) */
    case 1: return DFG_MATCHES(onnx_ethos_u_fully_connected, g, n); /* where int8(x) */
    case 2: return DFG_MATCHES(onnx_ethos_u_matmul, g, n); /* where int8(x) */
    case 3: return DFG_MATCHES(onnx_ethos_u_pool, g, n); /* where pool_ok(p, x, q) */
    case 4: return DFG_MATCHES(onnx_ethos_u_global_pool, g, n); /* where int8(x) */
    case 5: return DFG_MATCHES(onnx_ethos_u_elementwise, g, n); /* where pair_ok(x, y, q) */
    case 6: return DFG_MATCHES(onnx_ethos_u_extremum, g, n); /* where pair_ok(x, y, q) */
    case 7: return DFG_MATCHES(onnx_ethos_u_table_of, g, n); /* where int8(x) */
    case 8: return DFG_MATCHES(onnx_ethos_u_softmax, g, n); /* where int8(x) */
    case 9: /* 'DequantizeLinear(q, s & const, (z & cons ...' is one n ... */
        return DFG_MATCHES(onnx_ethos_u_hard_swish_table, g, n);
    case 10: return DFG_MATCHES(onnx_ethos_u_moved, g, n); /* where int8(x) */
    case 11: return DFG_MATCHES(onnx_ethos_u_rescaled, g, n); /* where int8(x) */
    default: return false;
    }
}

/* onnx_fusion.pat:87  DequantizeLinear(q, s & const, (z & const)?) */
static inline bool onnx_ethos_u_is_dequantized(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_ethos_u_op_DequantizeLinear) && dfg_n_args(g, n) <= 3
        && dfg_arg(g, n, 0) != DFG_NONE && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST)
        && (dfg_arg(g, n, 2) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 2), DFG_CONST));
}

/* onnx_fusion.pat:102  MatMul(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero)); the operator is known */
static inline bool onnx_ethos_u_is_MatMul(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && onnx_ethos_u_is_dequantized(g, dfg_operand(g, n, 0))
        && onnx_ethos_u_is_dequantized(g, dfg_operand(g, n, 1));
}

/* onnx_ethos_u.pat:65  GlobalAveragePool(dequantized(x, _, _)); the operator is known */
static inline bool onnx_ethos_u_is_GlobalAveragePool(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && onnx_ethos_u_is_dequantized(g, dfg_operand(g, n, 0));
}

/* onnx_ethos_u.pat:85  (Abs | Tanh | Sigmoid | LeakyRelu | Relu)(dequantized(x, _, _)); the operator is known */
static inline bool onnx_ethos_u_is_Abs(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && onnx_ethos_u_is_dequantized(g, dfg_operand(g, n, 0));
}

/* onnx_ethos_u.pat:90  Softmax(dequantized(x, _, _)); the operator is known */
static inline bool onnx_ethos_u_is_Softmax(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && onnx_ethos_u_is_dequantized(g, dfg_operand(g, n, 0));
}

/* onnx_fusion.pat:38  Add(x, 3) */
static inline bool onnx_ethos_u_is_Add(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_ethos_u_op_Add, 2)) return false;
    return dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(3), DFG_NO_DTYPE)
        || dfg_const_is(g, dfg_operand(g, n, 0), dfg_int(3), DFG_NO_DTYPE);
}

/* onnx_fusion.pat:38  Clip(Add(x, 3), 0, 6) */
static inline bool onnx_ethos_u_is_Clip(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_with(g, n, onnx_ethos_u_op_Clip, 3) && onnx_ethos_u_is_Add(g, dfg_operand(g, n, 0))
        && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(0), DFG_NO_DTYPE)
        && dfg_const_is(g, dfg_operand(g, n, 2), dfg_int(6), DFG_NO_DTYPE);
}

/* onnx_fusion.pat:38  Div(Clip(Add(x, 3), 0, 6), 6) */
static inline bool onnx_ethos_u_is_Div(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, onnx_ethos_u_op_Div, 2) && onnx_ethos_u_is_Clip(g, dfg_operand(g, n, 0))
        && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(6), DFG_NO_DTYPE);
}

/* onnx_fusion.pat:39  Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4)) */
static inline bool onnx_ethos_u_is_Mul(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_ethos_u_op_Mul, 2)) return false;
    return (onnx_ethos_u_is_Clip(g, dfg_operand(g, n, 0))
            && dfg_const_near(g, dfg_operand(g, n, 1), dfg_float(0.16666667), 0.0001, DFG_NO_DTYPE))
        || (dfg_const_near(g, dfg_operand(g, n, 0), dfg_float(0.16666667), 0.0001, DFG_NO_DTYPE)
            && onnx_ethos_u_is_Clip(g, dfg_operand(g, n, 1)));
}

/* onnx_fusion.pat:41  Mul(x, hard_sigmoid(x)); the operator is known */
static inline bool onnx_ethos_u_is_hard_swish(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    const dfg_node a1 = dfg_operand(g, n, 1), a0 = dfg_operand(g, n, 0);
    return (onnx_ethos_u_is_dequantized(g, a0)
            && (onnx_ethos_u_is_Div(g, a1) || onnx_ethos_u_is_Mul(g, a1)
                || (dfg_calls_argc(g, a1, onnx_ethos_u_op_HardSigmoid, 1)
                    && dfg_near_by(dfg_attr_or_float(g, a1, onnx_ethos_u_attr_alpha, 0.2),
                                   dfg_float(0.16666667), 0.0001)
                    && dfg_near(dfg_attr_or_float(g, a1, onnx_ethos_u_attr_beta, 0.5), dfg_float(0.5)))))
        || ((onnx_ethos_u_is_Div(g, a0) || onnx_ethos_u_is_Mul(g, a0)
             || (dfg_calls_argc(g, a0, onnx_ethos_u_op_HardSigmoid, 1)
                 && dfg_near_by(dfg_attr_or_float(g, a0, onnx_ethos_u_attr_alpha, 0.2),
                                dfg_float(0.16666667), 0.0001)
                 && dfg_near(dfg_attr_or_float(g, a0, onnx_ethos_u_attr_beta, 0.5), dfg_float(0.5))))
            && onnx_ethos_u_is_dequantized(g, a1));
}

/* onnx_fusion.pat:87  DequantizeLinear(q, s & const, (z & const)?) */
static inline bool onnx_ethos_u_is_dequantized_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_ethos_u_op_DequantizeLinear) && dfg_n_args(g, n) <= 3
        && dfg_is(g, dfg_arg(g, n, 0), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST)
        && (dfg_arg(g, n, 2) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 2), DFG_CONST));
}

/* onnx_ethos_u.pat:27  Conv(dequantized(x, _, _), dequantized(w & const, _, _), (dequantized(_, _, _) | const)?) */
static inline bool onnx_ethos_u_is_c(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_ethos_u_op_Conv) && dfg_n_args(g, n) <= 3
        && onnx_ethos_u_is_dequantized(g, dfg_arg(g, n, 0))
        && onnx_ethos_u_is_dequantized_2(g, dfg_arg(g, n, 1))
        && (dfg_arg(g, n, 2) == DFG_NONE || onnx_ethos_u_is_dequantized(g, dfg_arg(g, n, 2))
            || dfg_is(g, dfg_arg(g, n, 2), DFG_CONST));
}

/* onnx_fusion.pat:33  Clip(x, 0, 6); the operator is known */
static inline bool onnx_ethos_u_is_relu6(const dfg_graph *g, dfg_node n)
{
    return dfg_has_args(g, n, 3) && onnx_ethos_u_is_c(g, dfg_operand(g, n, 0))
        && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(0), DFG_NO_DTYPE)
        && dfg_const_is(g, dfg_operand(g, n, 2), dfg_int(6), DFG_NO_DTYPE);
}

/* onnx_ethos_u.pat:36  Gemm(dequantized(x, _, _), dequantized(w & const, _, _), (dequantized(_, _, _) | const)?); the operator is known */
static inline bool onnx_ethos_u_is_g(const dfg_graph *g, dfg_node n)
{
    return dfg_n_args(g, n) <= 3 && onnx_ethos_u_is_dequantized(g, dfg_arg(g, n, 0))
        && onnx_ethos_u_is_dequantized_2(g, dfg_arg(g, n, 1))
        && (dfg_arg(g, n, 2) == DFG_NONE || onnx_ethos_u_is_dequantized(g, dfg_arg(g, n, 2))
            || dfg_is(g, dfg_arg(g, n, 2), DFG_CONST))
        && dfg_float_is(g, n, onnx_ethos_u_attr_alpha, 1.0, 1.0)
        && dfg_float_is(g, n, onnx_ethos_u_attr_beta, 1.0, 1.0)
        && dfg_int_is(g, n, onnx_ethos_u_attr_transA, 0, 0);
}

/* onnx_ethos_u.pat:59  (MaxPool | AveragePool)(dequantized(x, _, _)); the operator is known */
static inline bool onnx_ethos_u_is_AveragePool(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && onnx_ethos_u_is_dequantized(g, dfg_operand(g, n, 0));
}

/* onnx_ethos_u.pat:80  (Min | Max)(dequantized(x, s, z), dequantized(y, t, zt)); the operator is known */
static inline bool onnx_ethos_u_is_Max(const dfg_graph *g, dfg_node n)
{
    return dfg_has_args(g, n, 2) && onnx_ethos_u_is_dequantized(g, dfg_operand(g, n, 0))
        && onnx_ethos_u_is_dequantized(g, dfg_operand(g, n, 1));
}

/* onnx_ethos_u.pat:102  (Reshape | Squeeze | Unsqueeze)(dequantized(x, s, z), ...); the operator is known */
static inline bool onnx_ethos_u_is_Reshape(const dfg_graph *g, dfg_node n)
{
    return onnx_ethos_u_is_dequantized(g, dfg_arg(g, n, 0));
}

/* onnx_ethos_u.pat:103  Slice(dequantized(x, s, z), const, const, const?, (splat(1) & const)?); the operator is known */
static inline bool onnx_ethos_u_is_Slice(const dfg_graph *g, dfg_node n)
{
    return dfg_n_args(g, n) <= 5 && onnx_ethos_u_is_dequantized(g, dfg_arg(g, n, 0))
        && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 2), DFG_CONST)
        && (dfg_arg(g, n, 3) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 3), DFG_CONST))
        && (dfg_arg(g, n, 4) == DFG_NONE || dfg_splat_is(g, dfg_arg(g, n, 4), dfg_int(1), DFG_NO_DTYPE));
}

/* onnx_ethos_u.pat:74  (Add | Sub | Mul)(dequantized(x, _, _), dequantized(y, _, _)); the operator is known */
static inline bool onnx_ethos_u_is_Add_2(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && onnx_ethos_u_is_dequantized(g, dfg_operand(g, n, 0))
        && onnx_ethos_u_is_dequantized(g, dfg_operand(g, n, 1));
}

/* onnx_ethos_u.pat:59  (MaxPool | AveragePool)(dequantized(x, _, _)) */
static inline bool onnx_ethos_u_is_MaxPool(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, onnx_ethos_u_op_MaxPool, 1)
        && onnx_ethos_u_is_dequantized(g, dfg_operand(g, n, 0));
}

/* op in {QuantizeLinear}: ONNX_ETHOS_U_ETHOS_U_CONV2D, ONNX_ETHOS_U_ETHOS_U_FULLY_CONNECTED,
 * ONNX_ETHOS_U_ETHOS_U_MATMUL, ONNX_ETHOS_U_ETHOS_U_POOL, ONNX_ETHOS_U_ETHOS_U_GLOBAL_POOL,
 * ONNX_ETHOS_U_ETHOS_U_ELEMENTWISE and 6 more */
static uint64_t onnx_ethos_u_at_QuantizeLinear(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_n_args(g, n) <= 3 && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST)
        && (dfg_arg(g, n, 2) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 2), DFG_CONST))) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        switch (dfg_op(g, a0)) {
        case onnx_ethos_u_op_MatMul:
            if (onnx_ethos_u_is_MatMul(g, a0)) set |= DFG_BIT(ONNX_ETHOS_U_ETHOS_U_MATMUL);
            break;
        case onnx_ethos_u_op_GlobalAveragePool:
            if (onnx_ethos_u_is_GlobalAveragePool(g, a0)) set |= DFG_BIT(ONNX_ETHOS_U_ETHOS_U_GLOBAL_POOL);
            break;
        case onnx_ethos_u_op_Abs: case onnx_ethos_u_op_LeakyRelu: case onnx_ethos_u_op_Relu:
        case onnx_ethos_u_op_Sigmoid: case onnx_ethos_u_op_Tanh:
            if (onnx_ethos_u_is_Abs(g, a0)) set |= DFG_BIT(ONNX_ETHOS_U_ETHOS_U_TABLE);
            break;
        case onnx_ethos_u_op_Softmax:
            if (onnx_ethos_u_is_Softmax(g, a0)) set |= DFG_BIT(ONNX_ETHOS_U_ETHOS_U_SOFTMAX);
            break;
        case onnx_ethos_u_op_Mul:
            if (onnx_ethos_u_is_hard_swish(g, a0)) set |= DFG_BIT(ONNX_ETHOS_U_ETHOS_U_HARD_SWISH);
            break;
        case onnx_ethos_u_op_DequantizeLinear:
            if (onnx_ethos_u_is_dequantized(g, a0)) set |= DFG_BIT(ONNX_ETHOS_U_ETHOS_U_REQUANTIZE);
            break;
        case onnx_ethos_u_op_Conv:
            if (onnx_ethos_u_is_c(g, a0)) set |= DFG_BIT(ONNX_ETHOS_U_ETHOS_U_CONV2D);
            break;
        case onnx_ethos_u_op_Clip:
            if (onnx_ethos_u_is_relu6(g, a0)) set |= DFG_BIT(ONNX_ETHOS_U_ETHOS_U_CONV2D);
            break;
        case onnx_ethos_u_op_Gemm:
            if (onnx_ethos_u_is_g(g, a0)) set |= DFG_BIT(ONNX_ETHOS_U_ETHOS_U_FULLY_CONNECTED);
            break;
        case onnx_ethos_u_op_AveragePool:
            if (onnx_ethos_u_is_AveragePool(g, a0)) set |= DFG_BIT(ONNX_ETHOS_U_ETHOS_U_POOL);
            break;
        case onnx_ethos_u_op_Max: case onnx_ethos_u_op_Min:
            if (onnx_ethos_u_is_Max(g, a0)) set |= DFG_BIT(ONNX_ETHOS_U_ETHOS_U_EXTREMUM);
            break;
        case onnx_ethos_u_op_Reshape: case onnx_ethos_u_op_Squeeze: case onnx_ethos_u_op_Unsqueeze:
            if (onnx_ethos_u_is_Reshape(g, a0)) set |= DFG_BIT(ONNX_ETHOS_U_ETHOS_U_MOVE);
            break;
        case onnx_ethos_u_op_Slice:
            if (onnx_ethos_u_is_Slice(g, a0)) set |= DFG_BIT(ONNX_ETHOS_U_ETHOS_U_MOVE);
            break;
        default: break;
        }
        switch (dfg_op(g, a0)) {
        case onnx_ethos_u_op_Relu:
            if (dfg_argc_is(g, a0, 1)) {
                const dfg_node a0_0 = dfg_operand(g, a0, 0);
                switch (dfg_op(g, a0_0)) {
                case onnx_ethos_u_op_Conv:
                    if (onnx_ethos_u_is_c(g, a0_0)) set |= DFG_BIT(ONNX_ETHOS_U_ETHOS_U_CONV2D);
                    break;
                case onnx_ethos_u_op_Gemm:
                    if (onnx_ethos_u_is_g(g, a0_0)) set |= DFG_BIT(ONNX_ETHOS_U_ETHOS_U_FULLY_CONNECTED);
                    break;
                case onnx_ethos_u_op_Add: case onnx_ethos_u_op_Mul: case onnx_ethos_u_op_Sub:
                    if (onnx_ethos_u_is_Add_2(g, a0_0)) set |= DFG_BIT(ONNX_ETHOS_U_ETHOS_U_ELEMENTWISE);
                    break;
                case onnx_ethos_u_op_Max: case onnx_ethos_u_op_Min:
                    if (onnx_ethos_u_is_Max(g, a0_0)) set |= DFG_BIT(ONNX_ETHOS_U_ETHOS_U_EXTREMUM);
                    break;
                default: break;
                }
            }
            break;
        case onnx_ethos_u_op_Add: case onnx_ethos_u_op_Mul: case onnx_ethos_u_op_Sub:
            if (onnx_ethos_u_is_Add_2(g, a0)) set |= DFG_BIT(ONNX_ETHOS_U_ETHOS_U_ELEMENTWISE);
            break;
        default: break;
        }
        if (onnx_ethos_u_is_MaxPool(g, dfg_first_result(g, a0))) set |= DFG_BIT(ONNX_ETHOS_U_ETHOS_U_POOL);
    }
    return set;
}

size_t onnx_ethos_u_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets)
{
    size_t count = 0;
    struct dfg_scan scan = dfg_scan_for(g, first, last, onnx_ethos_u_op_QuantizeLinear);
    for (dfg_node n; (n = dfg_scan_next(&scan)) < last;) {
        const uint64_t set = onnx_ethos_u_at_QuantizeLinear(g, n);
        nodes[count] = n;
        sets[count] = set;
        count += set != 0;
    }
    return count;
}

uint64_t onnx_ethos_u_candidates(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    dfg_node node = n;
    onnx_ethos_u_sweep(g, n, n + 1, &node, &set);
    return set;
}

int32_t onnx_ethos_u_first(const dfg_graph *g, dfg_node n)
{
    for (uint64_t set = onnx_ethos_u_candidates(g, n); set != 0; set &= set - 1) {
        const uint32_t bit = dfg_lowest_bit(set);
        if (onnx_ethos_u_confirm(g, n, bit)) return (int32_t)bit;
    }
    return -1;
}
