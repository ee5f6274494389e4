/* Made by pat2c from onnx_cmsis_nn.pat; do not edit. */
#include "onnx_cmsis_nn.h"
_Static_assert(ONNX_CMSIS_NN_H == 0xc193968d4d964394, "onnx_cmsis_nn.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    onnx_cmsis_nn_op_Add = DFG_FIRST_OP, onnx_cmsis_nn_op_AveragePool, onnx_cmsis_nn_op_Clip,
    onnx_cmsis_nn_op_Conv, onnx_cmsis_nn_op_DequantizeLinear, onnx_cmsis_nn_op_Gemm,
    onnx_cmsis_nn_op_MatMul, onnx_cmsis_nn_op_MaxPool, onnx_cmsis_nn_op_Mul,
    onnx_cmsis_nn_op_QuantizeLinear, onnx_cmsis_nn_op_Relu, onnx_cmsis_nn_op_Reshape,
    onnx_cmsis_nn_op_Softmax, onnx_cmsis_nn_op_Squeeze, onnx_cmsis_nn_op_Transpose,
    onnx_cmsis_nn_op_Unsqueeze,
};
enum {
    onnx_cmsis_nn_attr_alpha, onnx_cmsis_nn_attr_axis, onnx_cmsis_nn_attr_beta,
    onnx_cmsis_nn_attr_ceil_mode, onnx_cmsis_nn_attr_dilations, onnx_cmsis_nn_attr_transA,
};
static const char *const onnx_cmsis_nn_op_names[] = {
    "Add", "AveragePool", "Clip", "Conv", "DequantizeLinear", "Gemm", "MatMul", "MaxPool", "Mul",
    "QuantizeLinear", "Relu", "Reshape", "Softmax", "Squeeze", "Transpose", "Unsqueeze",
};
static const char *const onnx_cmsis_nn_attr_names[] = {
    "alpha", "axis", "beta", "ceil_mode", "dilations", "transA",
};

const struct dfg_names onnx_cmsis_nn_names = {
    .abi = DFG_ABI, .needs = 0, .name = "onnx_cmsis_nn", .run = ONNX_CMSIS_NN_H, .n_ops = 16,
    .ops = onnx_cmsis_nn_op_names, .n_attrs = 6, .attrs = onnx_cmsis_nn_attr_names,
};

/* onnx_fusion.pat:88  pattern quantized(p, s, z) = QuantizeLinear(p, s & const, (z & const)?); */
static bool onnx_cmsis_nn_quantized_find(DFG_FIND_MATCH(onnx_cmsis_nn_quantized))
{
    if (dfg_op(g, n) != onnx_cmsis_nn_op_QuantizeLinear || dfg_n_args(g, n) > 3
        || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    dfg_node p = dfg_arg(g, n, 0), s = dfg_arg(g, n, 1);
    if (!dfg_is(g, s, DFG_CONST)) return false;
    dfg_node z = DFG_NONE;
    if (dfg_arg(g, n, 2) != DFG_NONE) {
        z = dfg_arg(g, n, 2);
        if (!dfg_is(g, z, DFG_CONST)) return false;
    }
    DFG_GIVE(onnx_cmsis_nn_quantized, .root = n, .p = p, .s = s, .z = z);
    return true;
}

/* onnx_fusion.pat:87  pattern dequantized(q, s, z) = DequantizeLinear(q, s & const, (z & const)?); */
static bool onnx_cmsis_nn_dequantized_find(DFG_FIND_MATCH(onnx_cmsis_nn_dequantized))
{
    if (dfg_op(g, n) != onnx_cmsis_nn_op_DequantizeLinear || dfg_n_args(g, n) > 3
        || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    dfg_node q = dfg_arg(g, n, 0), s = dfg_arg(g, n, 1);
    if (!dfg_is(g, s, DFG_CONST)) return false;
    dfg_node z = DFG_NONE;
    if (dfg_arg(g, n, 2) != DFG_NONE) {
        z = dfg_arg(g, n, 2);
        if (!dfg_is(g, z, DFG_CONST)) return false;
    }
    DFG_GIVE(onnx_cmsis_nn_dequantized, .root = n, .q = q, .s = s, .z = z);
    return true;
}

/* onnx_cmsis_nn.pat:13  cond int8(x, q) = x.dtype == i8, q.dtype == i8; */
static DFG_APART bool onnx_cmsis_nn_int8(const dfg_graph *g, dfg_node x, dfg_node q)
{
    return dfg_dtype(g, x) == DFG_I8 && dfg_dtype(g, q) == DFG_I8;
}

static DFG_APART dfg_val onnx_cmsis_nn_max(const dfg_graph *g, dfg_node z)
{
    const dfg_val list = dfg_elements(g, z);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_abs(dfg_item_at(&list, k));
        total = dfg_max(k == 0 ? each : total, each);
    }
    return total;
}

/* onnx_cmsis_nn.pat:12  cond around_zero(z) = not present(z) or max([abs(v) for v in value(z)]) == 0; */
static DFG_APART bool onnx_cmsis_nn_around_zero(const dfg_graph *g, dfg_node z)
{
    return z == DFG_NONE || dfg_scalar_eq(onnx_cmsis_nn_max(g, z), dfg_int(0));
}

/* onnx_cmsis_nn.pat:15  pattern conv2d(x, w, w_zero) {
 *     q = qdq_conv(x, _, _, w & const, _, w_zero, _, _, _, _, _);
 *     where int8(x, q), w.dtype == i8, w.rank == 4, x.shape[0] == 1, around_zero(w_zero);
 *     return q;
 * } */
bool onnx_cmsis_nn_conv2d_find(DFG_FIND(onnx_cmsis_nn_conv2d))
{
    struct onnx_cmsis_nn_quantized_match quantized;
    if (dfg_op(g, n) != onnx_cmsis_nn_op_QuantizeLinear) return false;
    if (!onnx_cmsis_nn_quantized_find(g, n, &quantized)) return false;
    dfg_node v = quantized.p, relu = DFG_NONE, conv = v;
    if (dfg_calls_argc(g, v, onnx_cmsis_nn_op_Relu, 1)) {
        relu = v;
        conv = dfg_arg(g, relu, 0);
    }
    if (dfg_op(g, conv) != onnx_cmsis_nn_op_Conv || dfg_n_args(g, conv) > 3) return false;
    struct onnx_cmsis_nn_dequantized_match dequantized;
    if (dfg_op(g, dfg_arg(g, conv, 0)) != onnx_cmsis_nn_op_DequantizeLinear) return false;
    if (!onnx_cmsis_nn_dequantized_find(g, dfg_arg(g, conv, 0), &dequantized)) return false;
    struct onnx_cmsis_nn_dequantized_match dequantized_2;
    if (dfg_op(g, dfg_arg(g, conv, 1)) != onnx_cmsis_nn_op_DequantizeLinear) return false;
    if (!onnx_cmsis_nn_dequantized_find(g, dfg_arg(g, conv, 1), &dequantized_2)
        || !dfg_is(g, dequantized_2.q, DFG_CONST))
        return false;
    bool has_v = dfg_arg(g, conv, 2) != DFG_NONE;
    dfg_node v_2 = DFG_NONE, dequantizeLinear_3 = DFG_NONE, x_4 = DFG_NONE, x_5 = DFG_NONE, x_6 = DFG_NONE;
    dfg_node constant_6 = DFG_NONE;
    bool is_dequantizeLinear_3 = false;
    struct onnx_cmsis_nn_dequantized_match dequantized_3 = {0};
    if (has_v) {
        v_2 = dfg_arg(g, conv, 2);
        is_dequantizeLinear_3 = dfg_op(g, v_2) == onnx_cmsis_nn_op_DequantizeLinear
            && dfg_n_args(g, v_2) <= 3 && dfg_arg(g, v_2, 0) != DFG_NONE;
        if (is_dequantizeLinear_3) {
            dequantizeLinear_3 = v_2;
            if (!onnx_cmsis_nn_dequantized_find(g, dequantizeLinear_3, &dequantized_3)) return false;
            x_4 = dequantized_3.q;
            x_5 = dequantized_3.s;
            if (dequantized_3.z != DFG_NONE) x_6 = dequantized_3.z;
        } else {
            x_4 = v_2;
            constant_6 = v_2;
            if (!dfg_is(g, constant_6, DFG_CONST)) return false;
        }
    }
    if (!dfg_in_body(g, n,
                     (const dfg_node[]){relu, conv, dequantized.root, dequantized_2.root,
                                        dequantizeLinear_3}, 5))
        return false;
    if (!onnx_cmsis_nn_int8(g, dequantized.q, n) || dfg_dtype(g, dequantized_2.q) != DFG_I8) return false;
    if (dfg_rank(g, dequantized_2.q) != 4 || dfg_extent(g, dequantized.q, 0) != 1) return false;
    if (!onnx_cmsis_nn_around_zero(g, dequantized_2.z)) return false;
    DFG_GIVE(onnx_cmsis_nn_conv2d, .root = n, .x = dequantized.q, .w = dequantized_2.q,
             .w_zero = dequantized_2.z, .q = n);
    DFG_GIVE_PARTS(whole->dequantized = dequantized, whole->dequantized_2 = dequantized_2,
                   whole->dequantized_3 = dequantized_3, whole->quantized = quantized, whole->relu = relu,
                   whole->conv = conv, whole->dequantizeLinear_3 = dequantizeLinear_3,
                   whole->constant_6 = constant_6, whole->x_4 = x_4, whole->x_5 = x_5, whole->x_6 = x_6);
    return true;
}

/* onnx_cmsis_nn.pat:20  pattern fully_connected(x, w, w_zero) {
 *     g = Gemm(dequantized(x, _, _), dequantized(w & const, _, w_zero), (dequantized(_, _, _) | const)?)
 *         { transA == 0, alpha == 1, beta == 1 };
 *     q = quantized(Relu?(g), _, _);
 *     where int8(x, q), w.dtype == i8, around_zero(w_zero);
 *     return q;
 * } */
bool onnx_cmsis_nn_fully_connected_find(DFG_FIND(onnx_cmsis_nn_fully_connected))
{
    struct onnx_cmsis_nn_quantized_match quantized;
    if (dfg_op(g, n) != onnx_cmsis_nn_op_QuantizeLinear) return false;
    if (!onnx_cmsis_nn_quantized_find(g, n, &quantized)) return false;
    dfg_node v = quantized.p, relu = DFG_NONE, g_2 = v;
    if (dfg_calls_argc(g, v, onnx_cmsis_nn_op_Relu, 1)) {
        relu = v;
        g_2 = dfg_arg(g, relu, 0);
    }
    if (dfg_op(g, g_2) != onnx_cmsis_nn_op_Gemm || dfg_n_args(g, g_2) > 3) return false;
    if (!dfg_int_is(g, g_2, onnx_cmsis_nn_attr_transA, 0, 0)) return false;
    if (!dfg_float_is(g, g_2, onnx_cmsis_nn_attr_alpha, 1.0, 1.0)) return false;
    if (!dfg_float_is(g, g_2, onnx_cmsis_nn_attr_beta, 1.0, 1.0)) return false;
    struct onnx_cmsis_nn_dequantized_match dequantized;
    if (dfg_op(g, dfg_arg(g, g_2, 0)) != onnx_cmsis_nn_op_DequantizeLinear) return false;
    if (!onnx_cmsis_nn_dequantized_find(g, dfg_arg(g, g_2, 0), &dequantized)) return false;
    struct onnx_cmsis_nn_dequantized_match dequantized_2;
    if (dfg_op(g, dfg_arg(g, g_2, 1)) != onnx_cmsis_nn_op_DequantizeLinear) return false;
    if (!onnx_cmsis_nn_dequantized_find(g, dfg_arg(g, g_2, 1), &dequantized_2)
        || !dfg_is(g, dequantized_2.q, DFG_CONST))
        return false;
    bool has_v = dfg_arg(g, g_2, 2) != DFG_NONE;
    dfg_node v_2 = DFG_NONE, dequantizeLinear_3 = DFG_NONE, x_4 = DFG_NONE, x_5 = DFG_NONE, x_6 = DFG_NONE;
    dfg_node constant_8 = DFG_NONE;
    bool is_dequantizeLinear_3 = false;
    struct onnx_cmsis_nn_dequantized_match dequantized_3 = {0};
    if (has_v) {
        v_2 = dfg_arg(g, g_2, 2);
        is_dequantizeLinear_3 = dfg_op(g, v_2) == onnx_cmsis_nn_op_DequantizeLinear
            && dfg_n_args(g, v_2) <= 3 && dfg_arg(g, v_2, 0) != DFG_NONE;
        if (is_dequantizeLinear_3) {
            dequantizeLinear_3 = v_2;
            if (!onnx_cmsis_nn_dequantized_find(g, dequantizeLinear_3, &dequantized_3)) return false;
            x_4 = dequantized_3.q;
            x_5 = dequantized_3.s;
            if (dequantized_3.z != DFG_NONE) x_6 = dequantized_3.z;
        } else {
            constant_8 = v_2;
            if (!dfg_is(g, constant_8, DFG_CONST)) return false;
        }
    }
    if (!dfg_in_body(
            g, n, (const dfg_node[]){relu, g_2, dequantized.root, dequantized_2.root, dequantizeLinear_3},
            5))
        return false;
    if (!onnx_cmsis_nn_int8(g, dequantized.q, n) || dfg_dtype(g, dequantized_2.q) != DFG_I8) return false;
    if (!onnx_cmsis_nn_around_zero(g, dequantized_2.z)) return false;
    DFG_GIVE(onnx_cmsis_nn_fully_connected, .root = n, .x = dequantized.q, .w = dequantized_2.q,
             .w_zero = dequantized_2.z, .g = g_2, .q = n);
    DFG_GIVE_PARTS(whole->quantized = quantized, whole->dequantized = dequantized,
                   whole->dequantized_2 = dequantized_2, whole->dequantized_3 = dequantized_3,
                   whole->dequantizeLinear_3 = dequantizeLinear_3, whole->x_4 = x_4, whole->x_5 = x_5,
                   whole->x_6 = x_6, whole->constant_8 = constant_8, whole->relu = relu);
    return true;
}

/* onnx_cmsis_nn.pat:27  pattern batch_matmul(x, w) {
 *     q = qdq_matmul(x, _, _, w, _, _, _, _);
 *     where int8(x, q), w.dtype == i8, x.rank in 2..4;
 *     return q;
 * } */
bool onnx_cmsis_nn_batch_matmul_find(DFG_FIND(onnx_cmsis_nn_batch_matmul))
{
    struct onnx_cmsis_nn_quantized_match quantized;
    if (dfg_op(g, n) != onnx_cmsis_nn_op_QuantizeLinear) return false;
    if (!onnx_cmsis_nn_quantized_find(g, n, &quantized)) return false;
    dfg_node matMul = quantized.p;
    if (!dfg_calls_argc(g, matMul, onnx_cmsis_nn_op_MatMul, 2)) return false;
    struct onnx_cmsis_nn_dequantized_match dequantized;
    if (dfg_op(g, dfg_operand(g, matMul, 0)) != onnx_cmsis_nn_op_DequantizeLinear) return false;
    if (!onnx_cmsis_nn_dequantized_find(g, dfg_operand(g, matMul, 0), &dequantized)) return false;
    struct onnx_cmsis_nn_dequantized_match dequantized_2;
    if (dfg_op(g, dfg_operand(g, matMul, 1)) != onnx_cmsis_nn_op_DequantizeLinear) return false;
    if (!onnx_cmsis_nn_dequantized_find(g, dfg_operand(g, matMul, 1), &dequantized_2)) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){matMul, dequantized.root, dequantized_2.root}, 3))
        return false;
    if (!onnx_cmsis_nn_int8(g, dequantized.q, n) || dfg_dtype(g, dequantized_2.q) != DFG_I8) return false;
    if (!dfg_within(dfg_rank_of(g, dequantized.q), dfg_int(2), dfg_int(4))) return false;
    DFG_GIVE(onnx_cmsis_nn_batch_matmul, .root = n, .x = dequantized.q, .w = dequantized_2.q, .q = n);
    DFG_GIVE_PARTS(whole->dequantized = dequantized, whole->dequantized_2 = dequantized_2,
                   whole->quantized = quantized, whole->matMul = matMul);
    return true;
}

/* onnx_cmsis_nn.pat:32  pattern elementwise(x, y) {
 *     q = quantized(Relu?((Add | Mul)(dequantized(x, _, _), dequantized(y, _, _))), _, _);
 *     where int8(x, q), y.dtype == i8, same_shape(x, y);
 *     return q;
 * } */
bool onnx_cmsis_nn_elementwise_find(DFG_FIND_ON(onnx_cmsis_nn_elementwise))
{
    struct onnx_cmsis_nn_quantized_match quantized;
    if (dfg_op(g, n) != onnx_cmsis_nn_op_QuantizeLinear) return false;
    if (!onnx_cmsis_nn_quantized_find(g, n, &quantized)) return false;
    dfg_node v = quantized.p, relu = DFG_NONE, call = v;
    if (dfg_calls_argc(g, v, onnx_cmsis_nn_op_Relu, 1)) {
        relu = v;
        call = dfg_arg(g, relu, 0);
    }
    if (!(dfg_op(g, call) == onnx_cmsis_nn_op_Add || dfg_op(g, call) == onnx_cmsis_nn_op_Mul)
        || !dfg_argc_is(g, call, 2))
        return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, call); way[0] = ++swap) {
        struct onnx_cmsis_nn_dequantized_match dequantized;
        if (dfg_op(g, dfg_arg(g, call, swap)) != onnx_cmsis_nn_op_DequantizeLinear) continue;
        if (!onnx_cmsis_nn_dequantized_find(g, dfg_arg(g, call, swap), &dequantized)) continue;
        struct onnx_cmsis_nn_dequantized_match dequantized_2;
        if (dfg_op(g, dfg_arg(g, call, 1 - swap)) != onnx_cmsis_nn_op_DequantizeLinear) continue;
        if (!onnx_cmsis_nn_dequantized_find(g, dfg_arg(g, call, 1 - swap), &dequantized_2)) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){relu, call, dequantized.root, dequantized_2.root}, 4))
            continue;
        if (!onnx_cmsis_nn_int8(g, dequantized.q, n) || dfg_dtype(g, dequantized_2.q) != DFG_I8) continue;
        if (dfg_same_shape(g, dequantized.q, dequantized_2.q) != DFG_TRUE) continue;
        DFG_GIVE(onnx_cmsis_nn_elementwise, .root = n, .x = dequantized.q, .y = dequantized_2.q, .q = n);
        DFG_GIVE_PARTS(whole->quantized = quantized, whole->dequantized = dequantized,
                       whole->dequantized_2 = dequantized_2, whole->relu = relu, whole->call = call);
        return true;
    }
    return false;
}

/* onnx_cmsis_nn.pat:37  pattern pool(x) {
 *     p = (AveragePool | MaxPool)(dequantized(x, _, _)) { ceil_mode == 0 };
 *     q = quantized(p, _, _);
 *     where int8(x, q), x.rank == 4, x.shape[0] == 1, not present(p.dilations) or max(p.dilations) == 1;
 *     return q;
 * } */
bool onnx_cmsis_nn_pool_find(DFG_FIND(onnx_cmsis_nn_pool))
{
    struct onnx_cmsis_nn_quantized_match quantized;
    if (dfg_op(g, n) != onnx_cmsis_nn_op_QuantizeLinear) return false;
    if (!onnx_cmsis_nn_quantized_find(g, n, &quantized)) return false;
    dfg_node p = quantized.p, p_call = dfg_first_result(g, p);
    if (!(p_call == p || dfg_op(g, p_call) == onnx_cmsis_nn_op_MaxPool)) return false;
    if (!(dfg_op(g, p_call) == onnx_cmsis_nn_op_AveragePool
          || dfg_op(g, p_call) == onnx_cmsis_nn_op_MaxPool)
        || !dfg_argc_is(g, p_call, 1))
        return false;
    if (!dfg_int_is(g, p_call, onnx_cmsis_nn_attr_ceil_mode, 0, 0)) return false;
    struct onnx_cmsis_nn_dequantized_match dequantized;
    if (dfg_op(g, dfg_operand(g, p_call, 0)) != onnx_cmsis_nn_op_DequantizeLinear) return false;
    if (!onnx_cmsis_nn_dequantized_find(g, dfg_operand(g, p_call, 0), &dequantized)) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){p, p_call, dequantized.root}, 3)) return false;
    if (!onnx_cmsis_nn_int8(g, dequantized.q, n) || dfg_rank(g, dequantized.q) != 4) return false;
    if (dfg_extent(g, dequantized.q, 0) != 1) return false;
    /* where not present(p.dilations) or max(p.dilations) == 1 */
    if (dfg_known(dfg_attr(g, dfg_call_of(g, p), onnx_cmsis_nn_attr_dilations))
        && !dfg_scalar_eq(dfg_max_of(dfg_attr(g, dfg_call_of(g, p), onnx_cmsis_nn_attr_dilations)),
                          dfg_int(1)))
        return false;
    DFG_GIVE(onnx_cmsis_nn_pool, .root = n, .x = dequantized.q, .p = p, .q = n);
    DFG_GIVE_PARTS(whole->quantized = quantized, whole->dequantized = dequantized,
                   whole->p_call = dfg_first_result(g, p));
    return true;
}

/* onnx_cmsis_nn.pat:44  pattern softmax(x, s, z) {
 *     p = Softmax(dequantized(x, _, _));
 *     q = quantized(p, s, z);
 *     where int8(x, q), p.axis in {-1, x.rank - 1}, value(s) == 0.00390625, value(z) == -128;
 *     return q;
 * } */
bool onnx_cmsis_nn_softmax_find(DFG_FIND(onnx_cmsis_nn_softmax))
{
    struct onnx_cmsis_nn_quantized_match quantized;
    if (dfg_op(g, n) != onnx_cmsis_nn_op_QuantizeLinear) return false;
    if (!onnx_cmsis_nn_quantized_find(g, n, &quantized)) return false;
    dfg_node p = quantized.p;
    if (!dfg_calls_argc(g, p, onnx_cmsis_nn_op_Softmax, 1)) return false;
    struct onnx_cmsis_nn_dequantized_match dequantized;
    if (dfg_op(g, dfg_operand(g, p, 0)) != onnx_cmsis_nn_op_DequantizeLinear) return false;
    if (!onnx_cmsis_nn_dequantized_find(g, dfg_operand(g, p, 0), &dequantized)) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){p, dequantized.root}, 2)) return false;
    if (!onnx_cmsis_nn_int8(g, dequantized.q, n)) return false;
    /* where p.axis in {-1, x.rank - 1} */
    if (!(dfg_int_is(g, p, onnx_cmsis_nn_attr_axis, -1, -1)
          || dfg_member(dfg_attr_or_int(g, p, onnx_cmsis_nn_attr_axis, -1),
                        dfg_rank_plus(g, dequantized.q, -1))
             == DFG_TRUE))
        return false;
    if (!dfg_scalar_eq(dfg_value_of(g, quantized.s), dfg_float(0.00390625))) return false;
    if (!dfg_scalar_eq(dfg_value_of(g, quantized.z), dfg_int(-128))) return false;
    DFG_GIVE(onnx_cmsis_nn_softmax, .root = n, .x = dequantized.q, .s = quantized.s, .z = quantized.z,
             .p = p, .q = n);
    DFG_GIVE_PARTS(whole->dequantized = dequantized);
    return true;
}

/* onnx_cmsis_nn.pat:50  pattern relu(x) {
 *     q = quantized(Relu(dequantized(x, _, _)) | relu6(dequantized(x, _, _)), _, _);
 *     where int8(x, q);
 *     return q;
 * } */
bool onnx_cmsis_nn_relu_find(DFG_FIND(onnx_cmsis_nn_relu))
{
    struct onnx_cmsis_nn_quantized_match quantized;
    if (dfg_op(g, n) != onnx_cmsis_nn_op_QuantizeLinear) return false;
    if (!onnx_cmsis_nn_quantized_find(g, n, &quantized)) return false;
    dfg_node v = quantized.p;
    bool is_relu = dfg_calls_argc(g, v, onnx_cmsis_nn_op_Relu, 1);
    dfg_node relu = DFG_NONE, dequantizeLinear = DFG_NONE, x = DFG_NONE, x_2 = DFG_NONE, x_2_2 = DFG_NONE;
    dfg_node clip = DFG_NONE, dequantizeLinear_2 = DFG_NONE, x_3 = DFG_NONE, x_4 = DFG_NONE;
    dfg_node constant_7 = DFG_NONE, constant_8 = DFG_NONE;
    struct onnx_cmsis_nn_dequantized_match dequantized = {0};
    struct onnx_cmsis_nn_dequantized_match dequantized_2 = {0};
    if (is_relu) {
        relu = v;
        dequantizeLinear = dfg_arg(g, relu, 0);
        if (dfg_op(g, dequantizeLinear) != onnx_cmsis_nn_op_DequantizeLinear) return false;
        if (!onnx_cmsis_nn_dequantized_find(g, dequantizeLinear, &dequantized)) return false;
        x = dequantized.q;
        x_2 = dequantized.s;
        if (dequantized.z != DFG_NONE) x_2_2 = dequantized.z;
    } else {
        clip = v;
        /* relu6 is written out: nothing else uses it */
        if (!dfg_calls_with(g, clip, onnx_cmsis_nn_op_Clip, 3)) return false;
        dequantizeLinear_2 = dfg_arg(g, clip, 0);
        if (dfg_op(g, dequantizeLinear_2) != onnx_cmsis_nn_op_DequantizeLinear) return false;
        if (!onnx_cmsis_nn_dequantized_find(g, dequantizeLinear_2, &dequantized_2)) return false;
        x = dequantized_2.q;
        x_3 = dequantized_2.s;
        if (dequantized_2.z != DFG_NONE) x_4 = dequantized_2.z;
        constant_7 = dfg_arg(g, clip, 1);
        if (!dfg_const_is(g, constant_7, dfg_int(0), DFG_NO_DTYPE)) return false;
        constant_8 = dfg_arg(g, clip, 2);
        if (!dfg_const_is(g, constant_8, dfg_int(6), DFG_NO_DTYPE)) return false;
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){relu, dequantizeLinear, clip, dequantizeLinear_2}, 4))
        return false;
    if (!onnx_cmsis_nn_int8(g, x, n)) return false;
    DFG_GIVE(onnx_cmsis_nn_relu, .root = n, .x = x, .q = n);
    DFG_GIVE_PARTS(whole->quantized = quantized, whole->dequantized = dequantized,
                   whole->dequantized_2 = dequantized_2, whole->relu = relu,
                   whole->dequantizeLinear = dequantizeLinear, whole->clip = clip,
                   whole->dequantizeLinear_2 = dequantizeLinear_2, whole->constant_7 = constant_7,
                   whole->constant_8 = constant_8, whole->x = x_2, whole->x_2 = x_2_2, whole->x_3 = x_3,
                   whole->x_4 = x_4);
    return true;
}

static DFG_APART bool onnx_cmsis_nn_holds(const dfg_graph *g, dfg_node s, dfg_node t)
{
    return dfg_eq(dfg_value_beside(g, s, dfg_value_of(g, t)), dfg_value_beside(g, t, dfg_value_of(g, s)));
}

static DFG_APART bool onnx_cmsis_nn_holds_2(const dfg_graph *g, dfg_node z, dfg_node y)
{
    return dfg_eq(dfg_value_beside(g, z, dfg_value_of(g, y)), dfg_value_beside(g, y, dfg_value_of(g, z)))
        || (z == DFG_NONE && y == DFG_NONE);
}

/* onnx_fusion.pat:90  cond same_scale(s, z, t, y) =
 *     value(s) == value(t), value(z) == value(y) or (not present(z) and not present(y)); */
static DFG_APART bool onnx_cmsis_nn_same_scale(const dfg_graph *g, dfg_node s, dfg_node z, dfg_node t, dfg_node y)
{
    return onnx_cmsis_nn_holds(g, s, t) && onnx_cmsis_nn_holds_2(g, z, y);
}

/* onnx_cmsis_nn.pat:56  pattern moved(x, s, z, t, y) {
 *     q = quantized((Transpose | Reshape | Squeeze | Unsqueeze)(dequantized(x, s, z), ...), t, y);
 *     where int8(x, q), x.rank <= 4, same_scale(s, z, t, y);
 *     return q;
 * } */
bool onnx_cmsis_nn_moved_find(DFG_FIND(onnx_cmsis_nn_moved))
{
    struct onnx_cmsis_nn_quantized_match quantized;
    if (dfg_op(g, n) != onnx_cmsis_nn_op_QuantizeLinear) return false;
    if (!onnx_cmsis_nn_quantized_find(g, n, &quantized)) return false;
    dfg_node call = quantized.p;
    if (!(dfg_op(g, call) == onnx_cmsis_nn_op_Transpose || dfg_op(g, call) == onnx_cmsis_nn_op_Reshape
          || dfg_op(g, call) == onnx_cmsis_nn_op_Squeeze || dfg_op(g, call) == onnx_cmsis_nn_op_Unsqueeze))
        return false;
    struct dfg_nodes rest = dfg_rest(g, call, 1, 0);
    struct onnx_cmsis_nn_dequantized_match dequantized;
    if (dfg_op(g, dfg_arg(g, call, 0)) != onnx_cmsis_nn_op_DequantizeLinear) return false;
    if (!onnx_cmsis_nn_dequantized_find(g, dfg_arg(g, call, 0), &dequantized)) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){call, dequantized.root}, 2)) return false;
    if (!onnx_cmsis_nn_int8(g, dequantized.q, n)) return false;
    if (!dfg_le(dfg_rank_of(g, dequantized.q), dfg_int(4))) return false;
    /* where same_scale(s, z, t, y) */
    if (!onnx_cmsis_nn_same_scale(g, dequantized.s, dequantized.z, quantized.s, quantized.z)) return false;
    DFG_GIVE(onnx_cmsis_nn_moved, .root = n, .x = dequantized.q, .s = dequantized.s, .z = dequantized.z,
             .t = quantized.s, .y = quantized.z, .q = n);
    DFG_GIVE_PARTS(whole->dequantized = dequantized, whole->call = call, whole->rest = rest);
    return true;
}

/* ---- onnx_cmsis_nn.pat:62  table onnx_cmsis_nn ---- */

/* Does the candidate match?  What level 1 does not say is asked by the entry's own matcher. */
static bool onnx_cmsis_nn_confirm(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    switch (bit) {
    case 0: return DFG_MATCHES(onnx_cmsis_nn_conv2d, g, n); /* where int8(x, q) */
    case 1: return DFG_MATCHES(onnx_cmsis_nn_fully_connected, g, n); /* where int8(x, q) */
    case 2: return DFG_MATCHES(onnx_cmsis_nn_batch_matmul, g, n); /* where int8(x, q) */
    case 3: return DFG_MATCHES(onnx_cmsis_nn_elementwise, g, n); /* where int8(x, q) */
    case 4: return DFG_MATCHES(onnx_cmsis_nn_pool, g, n); /* where int8(x, q) */
    case 5: return DFG_MATCHES(onnx_cmsis_nn_softmax, g, n); /* where int8(x, q) */
    case 6: return DFG_MATCHES(onnx_cmsis_nn_relu, g, n); /* where int8(x, q) */
    case 7: return DFG_MATCHES(onnx_cmsis_nn_moved, g, n); /* where int8(x, q) */
    default: return false;
    }
}

/* onnx_fusion.pat:87  DequantizeLinear(q, s & const, (z & const)?) */
static inline bool onnx_cmsis_nn_is_dequantized(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_cmsis_nn_op_DequantizeLinear) && dfg_n_args(g, n) <= 3
        && dfg_arg(g, n, 0) != DFG_NONE && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST)
        && (dfg_arg(g, n, 2) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 2), DFG_CONST));
}

/* onnx_fusion.pat:102  MatMul(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero)); the operator is known */
static inline bool onnx_cmsis_nn_is_MatMul(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && onnx_cmsis_nn_is_dequantized(g, dfg_operand(g, n, 0))
        && onnx_cmsis_nn_is_dequantized(g, dfg_operand(g, n, 1));
}

/* onnx_cmsis_nn.pat:45  Softmax(dequantized(x, _, _)); the operator is known */
static inline bool onnx_cmsis_nn_is_p(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && onnx_cmsis_nn_is_dequantized(g, dfg_operand(g, n, 0));
}

/* onnx_cmsis_nn.pat:57  (Transpose | Reshape | Squeeze | Unsqueeze)(dequantized(x, s, z), ...); the operator is known */
static inline bool onnx_cmsis_nn_is_Reshape(const dfg_graph *g, dfg_node n)
{
    return onnx_cmsis_nn_is_dequantized(g, dfg_arg(g, n, 0));
}

/* onnx_fusion.pat:87  DequantizeLinear(q, s & const, (z & const)?) */
static inline bool onnx_cmsis_nn_is_dequantized_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_cmsis_nn_op_DequantizeLinear) && dfg_n_args(g, n) <= 3
        && dfg_is(g, dfg_arg(g, n, 0), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST)
        && (dfg_arg(g, n, 2) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 2), DFG_CONST));
}

/* onnx_fusion.pat:94  Conv(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero), (dequantized(b, b_s ...; the operator is known */
static inline bool onnx_cmsis_nn_is_Conv(const dfg_graph *g, dfg_node n)
{
    return dfg_n_args(g, n) <= 3 && onnx_cmsis_nn_is_dequantized(g, dfg_arg(g, n, 0))
        && onnx_cmsis_nn_is_dequantized_2(g, dfg_arg(g, n, 1))
        && (dfg_arg(g, n, 2) == DFG_NONE || onnx_cmsis_nn_is_dequantized(g, dfg_arg(g, n, 2))
            || dfg_is(g, dfg_arg(g, n, 2), DFG_CONST));
}

/* onnx_cmsis_nn.pat:21  Gemm(dequantized(x, _, _), dequantized(w & const, _, w_zero), (dequantized(_, _, _) | cons ...; the operator is known */
static inline bool onnx_cmsis_nn_is_g(const dfg_graph *g, dfg_node n)
{
    return dfg_n_args(g, n) <= 3 && onnx_cmsis_nn_is_dequantized(g, dfg_arg(g, n, 0))
        && onnx_cmsis_nn_is_dequantized_2(g, dfg_arg(g, n, 1))
        && (dfg_arg(g, n, 2) == DFG_NONE || onnx_cmsis_nn_is_dequantized(g, dfg_arg(g, n, 2))
            || dfg_is(g, dfg_arg(g, n, 2), DFG_CONST))
        && dfg_float_is(g, n, onnx_cmsis_nn_attr_alpha, 1.0, 1.0)
        && dfg_float_is(g, n, onnx_cmsis_nn_attr_beta, 1.0, 1.0)
        && dfg_int_is(g, n, onnx_cmsis_nn_attr_transA, 0, 0);
}

/* onnx_cmsis_nn.pat:33  (Add | Mul)(dequantized(x, _, _), dequantized(y, _, _)); the operator is known */
static inline bool onnx_cmsis_nn_is_Add(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && onnx_cmsis_nn_is_dequantized(g, dfg_operand(g, n, 0))
        && onnx_cmsis_nn_is_dequantized(g, dfg_operand(g, n, 1));
}

/* onnx_cmsis_nn.pat:38  (AveragePool | MaxPool)(dequantized(x, _, _)); the operator is known */
static inline bool onnx_cmsis_nn_is_AveragePool(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && onnx_cmsis_nn_is_dequantized(g, dfg_operand(g, n, 0))
        && dfg_int_is(g, n, onnx_cmsis_nn_attr_ceil_mode, 0, 0);
}

/* onnx_fusion.pat:33  Clip(x, 0, 6); the operator is known */
static inline bool onnx_cmsis_nn_is_relu6(const dfg_graph *g, dfg_node n)
{
    return dfg_has_args(g, n, 3) && onnx_cmsis_nn_is_dequantized(g, dfg_operand(g, n, 0))
        && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(0), DFG_NO_DTYPE)
        && dfg_const_is(g, dfg_operand(g, n, 2), dfg_int(6), DFG_NO_DTYPE);
}

/* onnx_cmsis_nn.pat:38  (AveragePool | MaxPool)(dequantized(x, _, _)) */
static inline bool onnx_cmsis_nn_is_MaxPool(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, onnx_cmsis_nn_op_MaxPool, 1)
        && onnx_cmsis_nn_is_dequantized(g, dfg_operand(g, n, 0))
        && dfg_int_is(g, n, onnx_cmsis_nn_attr_ceil_mode, 0, 0);
}

/* op in {QuantizeLinear}: ONNX_CMSIS_NN_CMSIS_NN_CONV2D,
 * ONNX_CMSIS_NN_CMSIS_NN_FULLY_CONNECTED, ONNX_CMSIS_NN_CMSIS_NN_BATCH_MATMUL,
 * ONNX_CMSIS_NN_CMSIS_NN_ELEMENTWISE, ONNX_CMSIS_NN_CMSIS_NN_POOL,
 * ONNX_CMSIS_NN_CMSIS_NN_SOFTMAX and 2 more */
static uint64_t onnx_cmsis_nn_at_QuantizeLinear(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_n_args(g, n) <= 3 && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST)
        && (dfg_arg(g, n, 2) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 2), DFG_CONST))) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        switch (dfg_op(g, a0)) {
        case onnx_cmsis_nn_op_MatMul:
            if (onnx_cmsis_nn_is_MatMul(g, a0)) set |= DFG_BIT(ONNX_CMSIS_NN_CMSIS_NN_BATCH_MATMUL);
            break;
        case onnx_cmsis_nn_op_Softmax:
            if (onnx_cmsis_nn_is_p(g, a0)) set |= DFG_BIT(ONNX_CMSIS_NN_CMSIS_NN_SOFTMAX);
            break;
        case onnx_cmsis_nn_op_Reshape: case onnx_cmsis_nn_op_Squeeze: case onnx_cmsis_nn_op_Transpose:
        case onnx_cmsis_nn_op_Unsqueeze:
            if (onnx_cmsis_nn_is_Reshape(g, a0)) set |= DFG_BIT(ONNX_CMSIS_NN_CMSIS_NN_MOVE);
            break;
        case onnx_cmsis_nn_op_Relu:
            if (dfg_argc_is(g, a0, 1)) {
                const dfg_node a0_0 = dfg_operand(g, a0, 0);
                switch (dfg_op(g, a0_0)) {
                case onnx_cmsis_nn_op_Conv:
                    if (onnx_cmsis_nn_is_Conv(g, a0_0)) set |= DFG_BIT(ONNX_CMSIS_NN_CMSIS_NN_CONV2D);
                    break;
                case onnx_cmsis_nn_op_Gemm:
                    if (onnx_cmsis_nn_is_g(g, a0_0))
                        set |= DFG_BIT(ONNX_CMSIS_NN_CMSIS_NN_FULLY_CONNECTED);
                    break;
                case onnx_cmsis_nn_op_Add: case onnx_cmsis_nn_op_Mul:
                    if (onnx_cmsis_nn_is_Add(g, a0_0)) set |= DFG_BIT(ONNX_CMSIS_NN_CMSIS_NN_ELEMENTWISE);
                    break;
                case onnx_cmsis_nn_op_DequantizeLinear:
                    if (onnx_cmsis_nn_is_dequantized(g, a0_0)) set |= DFG_BIT(ONNX_CMSIS_NN_CMSIS_NN_RELU);
                    break;
                default: break;
                }
            }
            break;
        case onnx_cmsis_nn_op_Conv:
            if (onnx_cmsis_nn_is_Conv(g, a0)) set |= DFG_BIT(ONNX_CMSIS_NN_CMSIS_NN_CONV2D);
            break;
        case onnx_cmsis_nn_op_Gemm:
            if (onnx_cmsis_nn_is_g(g, a0)) set |= DFG_BIT(ONNX_CMSIS_NN_CMSIS_NN_FULLY_CONNECTED);
            break;
        case onnx_cmsis_nn_op_Add: case onnx_cmsis_nn_op_Mul:
            if (onnx_cmsis_nn_is_Add(g, a0)) set |= DFG_BIT(ONNX_CMSIS_NN_CMSIS_NN_ELEMENTWISE);
            break;
        case onnx_cmsis_nn_op_AveragePool:
            if (onnx_cmsis_nn_is_AveragePool(g, a0)) set |= DFG_BIT(ONNX_CMSIS_NN_CMSIS_NN_POOL);
            break;
        case onnx_cmsis_nn_op_Clip:
            if (onnx_cmsis_nn_is_relu6(g, a0)) set |= DFG_BIT(ONNX_CMSIS_NN_CMSIS_NN_RELU);
            break;
        default: break;
        }
        if (onnx_cmsis_nn_is_MaxPool(g, dfg_first_result(g, a0)))
            set |= DFG_BIT(ONNX_CMSIS_NN_CMSIS_NN_POOL);
    }
    return set;
}

size_t onnx_cmsis_nn_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets)
{
    size_t count = 0;
    struct dfg_scan scan = dfg_scan_for(g, first, last, onnx_cmsis_nn_op_QuantizeLinear);
    for (dfg_node n; (n = dfg_scan_next(&scan)) < last;) {
        const uint64_t set = onnx_cmsis_nn_at_QuantizeLinear(g, n);
        nodes[count] = n;
        sets[count] = set;
        count += set != 0;
    }
    return count;
}

uint64_t onnx_cmsis_nn_candidates(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    dfg_node node = n;
    onnx_cmsis_nn_sweep(g, n, n + 1, &node, &set);
    return set;
}

int32_t onnx_cmsis_nn_first(const dfg_graph *g, dfg_node n)
{
    for (uint64_t set = onnx_cmsis_nn_candidates(g, n); set != 0; set &= set - 1) {
        const uint32_t bit = dfg_lowest_bit(set);
        if (onnx_cmsis_nn_confirm(g, n, bit)) return (int32_t)bit;
    }
    return -1;
}
