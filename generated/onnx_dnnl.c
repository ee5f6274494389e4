/* Made by pat2c from onnx_dnnl.pat; do not edit. */
#include "onnx_dnnl.h"
_Static_assert(ONNX_DNNL_H == 0x53a002a439cbfd5f, "onnx_dnnl.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    onnx_dnnl_op_Abs = DFG_FIRST_OP, onnx_dnnl_op_Add, onnx_dnnl_op_AveragePool,
    onnx_dnnl_op_BatchNormalization, onnx_dnnl_op_Cast, onnx_dnnl_op_Clip, onnx_dnnl_op_Conv,
    onnx_dnnl_op_ConvTranspose, onnx_dnnl_op_DequantizeLinear, onnx_dnnl_op_Div, onnx_dnnl_op_Elu,
    onnx_dnnl_op_Erf, onnx_dnnl_op_Exp, onnx_dnnl_op_Gelu, onnx_dnnl_op_Gemm,
    onnx_dnnl_op_GlobalAveragePool, onnx_dnnl_op_HardSigmoid, onnx_dnnl_op_HardSwish,
    onnx_dnnl_op_LayerNormalization, onnx_dnnl_op_LeakyRelu, onnx_dnnl_op_Log, onnx_dnnl_op_MatMul,
    onnx_dnnl_op_Max, onnx_dnnl_op_MaxPool, onnx_dnnl_op_Min, onnx_dnnl_op_Mul, onnx_dnnl_op_Pow,
    onnx_dnnl_op_QuantizeLinear, onnx_dnnl_op_Reciprocal, onnx_dnnl_op_ReduceMean, onnx_dnnl_op_Relu,
    onnx_dnnl_op_Round, onnx_dnnl_op_Sigmoid, onnx_dnnl_op_Softmax, onnx_dnnl_op_Softplus,
    onnx_dnnl_op_Sqrt, onnx_dnnl_op_Sub, onnx_dnnl_op_Sum, onnx_dnnl_op_Tanh,
    onnx_dnnl_op_com_microsoft_FastGelu, onnx_dnnl_op_com_microsoft_Gelu,
};
enum {
    onnx_dnnl_attr_alpha, onnx_dnnl_attr_beta, onnx_dnnl_attr_ceil_mode, onnx_dnnl_attr_keepdims,
    onnx_dnnl_attr_training_mode,
};
static const char *const onnx_dnnl_op_names[] = {
    "Abs", "Add", "AveragePool", "BatchNormalization", "Cast", "Clip", "Conv", "ConvTranspose",
    "DequantizeLinear", "Div", "Elu", "Erf", "Exp", "Gelu", "Gemm", "GlobalAveragePool", "HardSigmoid",
    "HardSwish", "LayerNormalization", "LeakyRelu", "Log", "MatMul", "Max", "MaxPool", "Min", "Mul", "Pow",
    "QuantizeLinear", "Reciprocal", "ReduceMean", "Relu", "Round", "Sigmoid", "Softmax", "Softplus", "Sqrt",
    "Sub", "Sum", "Tanh", "com.microsoft.FastGelu", "com.microsoft.Gelu",
};
static const char *const onnx_dnnl_attr_names[] = {
    "alpha", "beta", "ceil_mode", "keepdims", "training_mode",
};

const struct dfg_names onnx_dnnl_names = {
    .abi = DFG_ABI, .needs = 0, .name = "onnx_dnnl", .run = ONNX_DNNL_H, .n_ops = 41,
    .ops = onnx_dnnl_op_names, .n_attrs = 5, .attrs = onnx_dnnl_attr_names,
};

/* onnx_dnnl.pat:11  pattern plain(p) = p & _ : f32; */
bool onnx_dnnl_plain_find(DFG_FIND(onnx_dnnl_plain))
{
    if (dfg_dtype(g, n) != DFG_F32) return false;
    DFG_GIVE(onnx_dnnl_plain, .root = n, .p = n);
    DFG_GIVE_WHOLE(onnx_dnnl_plain, .x = n);
    return true;
}

/* onnx_fusion.pat:88  pattern quantized(p, s, z) = QuantizeLinear(p, s & const, (z & const)?); */
static bool onnx_dnnl_quantized_find(const dfg_graph *g, dfg_node n, struct onnx_dnnl_quantized_match *m)
{
    if (dfg_op(g, n) != onnx_dnnl_op_QuantizeLinear || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    dfg_node p = dfg_arg(g, n, 0), s = dfg_arg(g, n, 1);
    if (!dfg_is(g, s, DFG_CONST)) return false;
    dfg_node z = DFG_NONE;
    if (dfg_arg(g, n, 2) != DFG_NONE) {
        z = dfg_arg(g, n, 2);
        if (!dfg_is(g, z, DFG_CONST)) return false;
    }
    DFG_GIVE(onnx_dnnl_quantized, .root = n, .p = p, .s = s, .z = z);
    return true;
}

/* onnx_fusion.pat:87  pattern dequantized(q, s, z) = DequantizeLinear(q, s & const, (z & const)?); */
static bool onnx_dnnl_dequantized_find(DFG_FIND_MATCH(onnx_dnnl_dequantized))
{
    if (dfg_op(g, n) != onnx_dnnl_op_DequantizeLinear || dfg_n_args(g, n) > 3
        || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    dfg_node q = dfg_arg(g, n, 0), s = dfg_arg(g, n, 1);
    if (!dfg_is(g, s, DFG_CONST)) return false;
    dfg_node z = DFG_NONE;
    if (dfg_arg(g, n, 2) != DFG_NONE) {
        z = dfg_arg(g, n, 2);
        if (!dfg_is(g, z, DFG_CONST)) return false;
    }
    DFG_GIVE(onnx_dnnl_dequantized, .root = n, .q = q, .s = s, .z = z);
    return true;
}

/* onnx_dnnl.pat:14  cond bytes(x, w, q) = x.dtype in {u8, i8}, w.dtype in {u8, i8}, q.dtype in {u8, i8}; */
static DFG_APART bool onnx_dnnl_bytes(const dfg_graph *g, dfg_node x, dfg_node w, dfg_node q)
{
    return (dfg_dtype(g, x) == DFG_U8 || dfg_dtype(g, x) == DFG_I8)
        && (dfg_dtype(g, w) == DFG_U8 || dfg_dtype(g, w) == DFG_I8)
        && (dfg_dtype(g, q) == DFG_U8 || dfg_dtype(g, q) == DFG_I8);
}

/* onnx_dnnl.pat:15  pattern int8_conv(x, w) {
 *     q = qdq_conv(x, _, _, w & const, _, _, _, _, _, _, _);
 *     where bytes(x, w, q);
 *     return q;
 * } */
bool onnx_dnnl_int8_conv_find(DFG_FIND(onnx_dnnl_int8_conv))
{
    struct onnx_dnnl_quantized_match quantized;
    if (dfg_op(g, n) != onnx_dnnl_op_QuantizeLinear || !onnx_dnnl_quantized_find(g, n, &quantized))
        return false;
    dfg_node v = quantized.p, relu = DFG_NONE, conv = v;
    if (dfg_calls_argc(g, v, onnx_dnnl_op_Relu, 1)) {
        relu = v;
        conv = dfg_arg(g, relu, 0);
    }
    if (dfg_op(g, conv) != onnx_dnnl_op_Conv || dfg_n_args(g, conv) > 3) return false;
    struct onnx_dnnl_dequantized_match dequantized;
    if (dfg_op(g, dfg_arg(g, conv, 0)) != onnx_dnnl_op_DequantizeLinear) return false;
    if (!onnx_dnnl_dequantized_find(g, dfg_arg(g, conv, 0), &dequantized)) return false;
    struct onnx_dnnl_dequantized_match dequantized_2;
    if (dfg_op(g, dfg_arg(g, conv, 1)) != onnx_dnnl_op_DequantizeLinear) return false;
    if (!onnx_dnnl_dequantized_find(g, dfg_arg(g, conv, 1), &dequantized_2)
        || !dfg_is(g, dequantized_2.q, DFG_CONST))
        return false;
    bool has_v = dfg_arg(g, conv, 2) != DFG_NONE;
    dfg_node v_2 = DFG_NONE, dequantizeLinear_3 = DFG_NONE, x_5 = DFG_NONE, x_6 = DFG_NONE, x_7 = DFG_NONE;
    dfg_node constant_7 = DFG_NONE;
    bool is_dequantizeLinear_3 = false;
    struct onnx_dnnl_dequantized_match dequantized_3 = {0};
    if (has_v) {
        v_2 = dfg_arg(g, conv, 2);
        is_dequantizeLinear_3 = dfg_op(g, v_2) == onnx_dnnl_op_DequantizeLinear && dfg_n_args(g, v_2) <= 3
            && dfg_arg(g, v_2, 0) != DFG_NONE;
        if (is_dequantizeLinear_3) {
            dequantizeLinear_3 = v_2;
            if (!onnx_dnnl_dequantized_find(g, dequantizeLinear_3, &dequantized_3)) return false;
            x_5 = dequantized_3.q;
            x_6 = dequantized_3.s;
            if (dequantized_3.z != DFG_NONE) x_7 = dequantized_3.z;
        } else {
            x_5 = v_2;
            constant_7 = v_2;
            if (!dfg_is(g, constant_7, DFG_CONST)) return false;
        }
    }
    if (!dfg_in_body(g, n,
                     (const dfg_node[]){relu, conv, dequantized.root, dequantized_2.root,
                                        dequantizeLinear_3}, 5))
        return false;
    if (!onnx_dnnl_bytes(g, dequantized.q, dequantized_2.q, n)) return false;
    DFG_GIVE(onnx_dnnl_int8_conv, .root = n, .x = dequantized.q, .w = dequantized_2.q, .q = n);
    DFG_GIVE_PARTS(whole->dequantized = dequantized, whole->dequantized_2 = dequantized_2,
                   whole->dequantized_3 = dequantized_3, whole->quantized = quantized, whole->relu = relu,
                   whole->conv = conv, whole->dequantizeLinear_3 = dequantizeLinear_3,
                   whole->constant_7 = constant_7, whole->x_5 = x_5, whole->x_6 = x_6, whole->x_7 = x_7);
    return true;
}

/* onnx_dnnl.pat:20  pattern int8_gemm(x, w) {
 *     q = qdq_gemm(x, _, _, w & const, _, _, _, _, _, _, _);
 *     where bytes(x, w, q);
 *     return q;
 * } */
bool onnx_dnnl_int8_gemm_find(DFG_FIND(onnx_dnnl_int8_gemm))
{
    struct onnx_dnnl_quantized_match quantized;
    if (dfg_op(g, n) != onnx_dnnl_op_QuantizeLinear || !onnx_dnnl_quantized_find(g, n, &quantized))
        return false;
    dfg_node v = quantized.p, relu = DFG_NONE, gemm = v;
    if (dfg_calls_argc(g, v, onnx_dnnl_op_Relu, 1)) {
        relu = v;
        gemm = dfg_arg(g, relu, 0);
    }
    if (dfg_op(g, gemm) != onnx_dnnl_op_Gemm || dfg_n_args(g, gemm) > 3) return false;
    struct onnx_dnnl_dequantized_match dequantized;
    if (dfg_op(g, dfg_arg(g, gemm, 0)) != onnx_dnnl_op_DequantizeLinear) return false;
    if (!onnx_dnnl_dequantized_find(g, dfg_arg(g, gemm, 0), &dequantized)) return false;
    struct onnx_dnnl_dequantized_match dequantized_2;
    if (dfg_op(g, dfg_arg(g, gemm, 1)) != onnx_dnnl_op_DequantizeLinear) return false;
    if (!onnx_dnnl_dequantized_find(g, dfg_arg(g, gemm, 1), &dequantized_2)
        || !dfg_is(g, dequantized_2.q, DFG_CONST))
        return false;
    bool has_v = dfg_arg(g, gemm, 2) != DFG_NONE;
    dfg_node v_2 = DFG_NONE, dequantizeLinear_3 = DFG_NONE, x_5 = DFG_NONE, x_6 = DFG_NONE, x_7 = DFG_NONE;
    dfg_node constant_7 = DFG_NONE;
    bool is_dequantizeLinear_3 = false;
    struct onnx_dnnl_dequantized_match dequantized_3 = {0};
    if (has_v) {
        v_2 = dfg_arg(g, gemm, 2);
        is_dequantizeLinear_3 = dfg_op(g, v_2) == onnx_dnnl_op_DequantizeLinear && dfg_n_args(g, v_2) <= 3
            && dfg_arg(g, v_2, 0) != DFG_NONE;
        if (is_dequantizeLinear_3) {
            dequantizeLinear_3 = v_2;
            if (!onnx_dnnl_dequantized_find(g, dequantizeLinear_3, &dequantized_3)) return false;
            x_5 = dequantized_3.q;
            x_6 = dequantized_3.s;
            if (dequantized_3.z != DFG_NONE) x_7 = dequantized_3.z;
        } else {
            x_5 = v_2;
            constant_7 = v_2;
            if (!dfg_is(g, constant_7, DFG_CONST)) return false;
        }
    }
    if (!dfg_in_body(g, n,
                     (const dfg_node[]){relu, gemm, dequantized.root, dequantized_2.root,
                                        dequantizeLinear_3}, 5))
        return false;
    if (!onnx_dnnl_bytes(g, dequantized.q, dequantized_2.q, n)) return false;
    DFG_GIVE(onnx_dnnl_int8_gemm, .root = n, .x = dequantized.q, .w = dequantized_2.q, .q = n);
    DFG_GIVE_PARTS(whole->dequantized = dequantized, whole->dequantized_2 = dequantized_2,
                   whole->dequantized_3 = dequantized_3, whole->quantized = quantized, whole->relu = relu,
                   whole->gemm = gemm, whole->dequantizeLinear_3 = dequantizeLinear_3,
                   whole->constant_7 = constant_7, whole->x_5 = x_5, whole->x_6 = x_6, whole->x_7 = x_7);
    return true;
}

/* onnx_dnnl.pat:25  pattern int8_matmul(x, w) {
 *     q = qdq_matmul(x, _, _, w, _, _, _, _);
 *     where bytes(x, w, q);
 *     return q;
 * } */
bool onnx_dnnl_int8_matmul_find(DFG_FIND(onnx_dnnl_int8_matmul))
{
    struct onnx_dnnl_quantized_match quantized;
    if (dfg_op(g, n) != onnx_dnnl_op_QuantizeLinear || !onnx_dnnl_quantized_find(g, n, &quantized))
        return false;
    dfg_node matMul = quantized.p;
    if (!dfg_calls_argc(g, matMul, onnx_dnnl_op_MatMul, 2)) return false;
    struct onnx_dnnl_dequantized_match dequantized;
    if (dfg_op(g, dfg_operand(g, matMul, 0)) != onnx_dnnl_op_DequantizeLinear) return false;
    if (!onnx_dnnl_dequantized_find(g, dfg_operand(g, matMul, 0), &dequantized)) return false;
    struct onnx_dnnl_dequantized_match dequantized_2;
    if (dfg_op(g, dfg_operand(g, matMul, 1)) != onnx_dnnl_op_DequantizeLinear) return false;
    if (!onnx_dnnl_dequantized_find(g, dfg_operand(g, matMul, 1), &dequantized_2)) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){matMul, dequantized.root, dequantized_2.root}, 3))
        return false;
    if (!onnx_dnnl_bytes(g, dequantized.q, dequantized_2.q, n)) return false;
    DFG_GIVE(onnx_dnnl_int8_matmul, .root = n, .x = dequantized.q, .w = dequantized_2.q, .q = n);
    DFG_GIVE_PARTS(whole->dequantized = dequantized, whole->dequantized_2 = dequantized_2,
                   whole->quantized = quantized, whole->matMul = matMul);
    return true;
}

/* onnx_dnnl.pat:30  pattern int8_binary(x, y) {
 *     q = qdq_binary(x, _, _, y, _, _, _, _);
 *     where bytes(x, y, q);
 *     return q;
 * } */
bool onnx_dnnl_int8_binary_find(DFG_FIND_ON(onnx_dnnl_int8_binary))
{
    struct onnx_dnnl_quantized_match quantized;
    if (dfg_op(g, n) != onnx_dnnl_op_QuantizeLinear || !onnx_dnnl_quantized_find(g, n, &quantized))
        return false;
    dfg_node v = quantized.p, relu = DFG_NONE, call = v;
    if (dfg_calls_argc(g, v, onnx_dnnl_op_Relu, 1)) {
        relu = v;
        call = dfg_arg(g, relu, 0);
    }
    if (!(dfg_op(g, call) == onnx_dnnl_op_Add || dfg_op(g, call) == onnx_dnnl_op_Sub
          || dfg_op(g, call) == onnx_dnnl_op_Mul || dfg_op(g, call) == onnx_dnnl_op_Div)
        || !dfg_argc_is(g, call, 2))
        return false;
    for (uint32_t swap = way[0]; swap < (dfg_op(g, call) == onnx_dnnl_op_Add
                                         || dfg_op(g, call) == onnx_dnnl_op_Mul
                                         ? dfg_orders(g, call)
                                         : 1u);
         way[0] = ++swap) {
        struct onnx_dnnl_dequantized_match dequantized;
        if (dfg_op(g, dfg_arg(g, call, swap)) != onnx_dnnl_op_DequantizeLinear) continue;
        if (!onnx_dnnl_dequantized_find(g, dfg_arg(g, call, swap), &dequantized)) continue;
        struct onnx_dnnl_dequantized_match dequantized_2;
        if (dfg_op(g, dfg_arg(g, call, 1 - swap)) != onnx_dnnl_op_DequantizeLinear) continue;
        if (!onnx_dnnl_dequantized_find(g, dfg_arg(g, call, 1 - swap), &dequantized_2)) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){relu, call, dequantized.root, dequantized_2.root}, 4))
            continue;
        if (!onnx_dnnl_bytes(g, dequantized.q, dequantized_2.q, n)) continue;
        DFG_GIVE(onnx_dnnl_int8_binary, .root = n, .x = dequantized.q, .y = dequantized_2.q, .q = n);
        DFG_GIVE_PARTS(whole->dequantized = dequantized, whole->dequantized_2 = dequantized_2,
                       whole->quantized = quantized, whole->relu = relu, whole->call = call);
        return true;
    }
    return false;
}

/* onnx_fusion.pat:119  pattern centred(x) = Sub(x, ReduceMean(x) { keepdims == 1 }); */
static bool onnx_dnnl_centred_find(DFG_FIND(onnx_dnnl_centred))
{
    if (!dfg_calls_argc(g, n, onnx_dnnl_op_Sub, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), reduceMean = dfg_operand(g, n, 1);
    if (!dfg_calls_argc(g, reduceMean, onnx_dnnl_op_ReduceMean, 1)) return false;
    if (!dfg_int_is(g, reduceMean, onnx_dnnl_attr_keepdims, 1, 1)) return false;
    if (dfg_operand(g, reduceMean, 0) != x) return false;
    if (!dfg_same_body(g, n, reduceMean)) return false;
    DFG_GIVE(onnx_dnnl_centred, .root = n, .x = x);
    DFG_GIVE_WHOLE(onnx_dnnl_centred, .reduceMean = reduceMean);
    return true;
}

/* onnx_fusion.pat:124  Sqrt(Add(v, eps & const)) */
static bool onnx_dnnl_dnnl_layer_norm_n_s_find(DFG_FIND_ON(onnx_dnnl_dnnl_layer_norm_n_s))
{
    if (!dfg_calls_argc(g, n, onnx_dnnl_op_Sqrt, 1)) return false;
    dfg_node add = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, add, onnx_dnnl_op_Add, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, add, 0)) == onnx_dnnl_op_ReduceMean ? 0 : 1;
    dfg_node eps = dfg_arg(g, add, 1 - swap);
    if (!dfg_is(g, eps, DFG_CONST)) return false;
    dfg_node v = dfg_arg(g, add, swap);
    if (!dfg_calls_argc(g, v, onnx_dnnl_op_ReduceMean, 1)) return false;
    if (!dfg_int_is(g, v, onnx_dnnl_attr_keepdims, 1, 1)) return false;
    dfg_node v_2 = dfg_operand(g, v, 0);
    bool is_pow = dfg_calls_argc(g, v_2, onnx_dnnl_op_Pow, 2);
    dfg_node pow = DFG_NONE, constant = DFG_NONE, e = DFG_NONE, mul = DFG_NONE;
    if (is_pow) {
        pow = v_2;
        constant = dfg_arg(g, pow, 1);
        if (!dfg_const_is(g, constant, dfg_int(2), DFG_NO_DTYPE)) return false;
        e = dfg_arg(g, pow, 0);
    } else {
        mul = v_2;
        if (!dfg_calls_argc(g, mul, onnx_dnnl_op_Mul, 2)) return false;
    }
    for (uint32_t swap_2 = way[0]; swap_2 < (!is_pow ? dfg_orders(g, mul) : 1u);
         way[0] = ++swap_2, way[1] = 0) {
        if (!is_pow) {
            e = dfg_arg(g, mul, swap_2);
            if (dfg_arg(g, mul, 1 - swap_2) != e) continue;
        }
        for (uint32_t alt = way[1]; alt < 2u; way[1] = ++alt, way[2] = 0) {
            dfg_node cast = DFG_NONE, v_3 = e;
            if (alt == 0) {
                cast = e;
                if (!dfg_calls_argc(g, cast, onnx_dnnl_op_Cast, 1)) continue;
                v_3 = dfg_arg(g, cast, 0);
            }
            for (uint32_t alt_2 = way[2]; alt_2 < 2u; way[2] = ++alt_2) {
                dfg_node d = DFG_NONE, sub = DFG_NONE, x = DFG_NONE;
                struct onnx_dnnl_centred_match centred = {0};
                if (whole != NULL) whole->centred = (struct onnx_dnnl_centred_whole){0};
                if (alt_2 == 0) {
                    d = v_3;
                } else {
                    sub = v_3;
                    if (dfg_op(g, sub) != onnx_dnnl_op_Sub) continue;
                    if (!onnx_dnnl_centred_find(g, sub, &centred, DFG_PART(whole, centred))) continue;
                    x = centred.x;
                }
                if (!dfg_in_body(g, n, (const dfg_node[]){add, v, pow, mul, cast, sub}, 6)) continue;
                DFG_GIVE(onnx_dnnl_dnnl_layer_norm_n_s, .root = n, .d = d, .x = x);
                DFG_GIVE_PARTS(whole->add = add, whole->v = v, whole->pow = pow, whole->cast = cast,
                               whole->sub = sub, whole->constant = constant, whole->mul = mul,
                               whole->eps = eps, whole->constant_2 = eps);
                return true;
            }
        }
    }
    return false;
}

static bool onnx_dnnl_dnnl_layer_norm_n_as_div_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct onnx_dnnl_dnnl_layer_norm_n_match *m, struct onnx_dnnl_dnnl_layer_norm_n_whole *whole)
{
    if (!dfg_calls_argc(g, n, onnx_dnnl_op_Div, 2)) return false;
    struct onnx_dnnl_centred_match centred;
    struct onnx_dnnl_centred_whole centred_whole;
    if (dfg_op(g, dfg_operand(g, n, 0)) != onnx_dnnl_op_Sub) return false;
    if (!onnx_dnnl_centred_find(g, dfg_operand(g, n, 0), &centred, &centred_whole)) return false;
    if (dfg_op(g, dfg_operand(g, n, 1)) != onnx_dnnl_op_Sqrt) return false;
    struct onnx_dnnl_dnnl_layer_norm_n_s_match s;
    struct onnx_dnnl_dnnl_layer_norm_n_s_whole s_whole;
    for (; onnx_dnnl_dnnl_layer_norm_n_s_find(g, dfg_operand(g, n, 1), way, &s, &s_whole); way[2]++) {
        if (s.d != DFG_NONE) {
            if (s.d != centred.root) continue;
        }
        if (s.x != DFG_NONE) {
            if (s.x != centred.x) continue;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){centred.root, s.root}, 2)) continue;
        DFG_GIVE(onnx_dnnl_dnnl_layer_norm_n, .root = n, .x = centred.x);
        DFG_GIVE_WHOLE(onnx_dnnl_dnnl_layer_norm_n, .div = n, .d = centred.root,
                       .reduceMean = centred_whole.reduceMean, .s = s.root, .add = s_whole.add,
                       .v = s_whole.v, .pow = s_whole.pow, .cast = s_whole.cast, .sub = s_whole.sub,
                       .reduceMean_2 = s_whole.centred.reduceMean, .constant = s_whole.constant,
                       .mul = s_whole.mul, .eps = s_whole.eps, .constant_2 = s_whole.constant_2);
        return true;
    }
    return false;
}

static bool onnx_dnnl_dnnl_layer_norm_n_as_mul_find(const dfg_graph *g, dfg_node n, uint32_t *way,
    struct onnx_dnnl_dnnl_layer_norm_n_match *m, struct onnx_dnnl_dnnl_layer_norm_n_whole *whole)
{
    if (!dfg_calls_argc(g, n, onnx_dnnl_op_Mul, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == onnx_dnnl_op_Sub ? 0 : 1;
    struct onnx_dnnl_centred_match centred;
    struct onnx_dnnl_centred_whole centred_whole;
    if (dfg_op(g, dfg_arg(g, n, swap)) != onnx_dnnl_op_Sub) return false;
    if (!onnx_dnnl_centred_find(g, dfg_arg(g, n, swap), &centred, &centred_whole)) return false;
    dfg_node reciprocal = dfg_arg(g, n, 1 - swap);
    if (!dfg_calls_argc(g, reciprocal, onnx_dnnl_op_Reciprocal, 1)) return false;
    if (dfg_op(g, dfg_operand(g, reciprocal, 0)) != onnx_dnnl_op_Sqrt) return false;
    struct onnx_dnnl_dnnl_layer_norm_n_s_match s;
    struct onnx_dnnl_dnnl_layer_norm_n_s_whole s_whole;
    for (; onnx_dnnl_dnnl_layer_norm_n_s_find(g, dfg_operand(g, reciprocal, 0), way, &s, &s_whole); way[2]++) {
        if (s.d != DFG_NONE) {
            if (s.d != centred.root) continue;
        }
        if (s.x != DFG_NONE) {
            if (s.x != centred.x) continue;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){centred.root, reciprocal, s.root}, 3)) continue;
        DFG_GIVE(onnx_dnnl_dnnl_layer_norm_n, .root = n, .x = centred.x);
        DFG_GIVE_WHOLE(onnx_dnnl_dnnl_layer_norm_n, .d = centred.root,
                       .reduceMean = centred_whole.reduceMean, .s = s.root, .add = s_whole.add,
                       .v = s_whole.v, .pow = s_whole.pow, .cast = s_whole.cast, .sub = s_whole.sub,
                       .reduceMean_2 = s_whole.centred.reduceMean, .constant = s_whole.constant,
                       .mul = s_whole.mul, .eps = s_whole.eps, .constant_2 = s_whole.constant_2, .mul_2 = n,
                       .reciprocal = reciprocal);
        return true;
    }
    return false;
}

/* onnx_fusion.pat:125  Div(d, s) | Mul(d, Reciprocal(s)) */
static bool onnx_dnnl_dnnl_layer_norm_n_find(DFG_FIND_ON(onnx_dnnl_dnnl_layer_norm_n))
{
    bool is_div = dfg_calls_argc(g, n, onnx_dnnl_op_Div, 2);
    if (!is_div) {
        if (dfg_op(g, n) != onnx_dnnl_op_Mul) return false;
    }
    for (; is_div ? onnx_dnnl_dnnl_layer_norm_n_as_div_find(g, n, way, m, whole)
             : onnx_dnnl_dnnl_layer_norm_n_as_mul_find(g, n, way, m, whole);
         way[2]++) {
        return true;
    }
    return false;
}

/* onnx_dnnl.pat:42, as an entry of a table  "dnnl.layer_norm"        = plain(layer_norm); */
bool onnx_dnnl_dnnl_layer_norm_find(DFG_FIND_ON(onnx_dnnl_dnnl_layer_norm))
{
    /* layer_norm is written out: nothing else uses it */
    bool is_add = dfg_calls_argc(g, n, onnx_dnnl_op_Add, 2);
    dfg_node add = DFG_NONE;
    if (is_add) add = n;
    for (uint32_t swap = way[0]; swap < (is_add ? dfg_orders(g, add) : 1u); way[0] = ++swap, way[1] = 0) {
        dfg_node bias = DFG_NONE, mul = DFG_NONE;
        if (is_add) {
            bias = dfg_arg(g, add, 1 - swap);
            mul = dfg_arg(g, add, swap);
            if (!dfg_calls_argc(g, mul, onnx_dnnl_op_Mul, 2)) continue;
        }
        for (uint32_t swap_2 = way[1]; swap_2 < (is_add ? dfg_orders(g, mul) : 1u);
             way[1] = ++swap_2, dfg_restart(way + 2, 3)) {
            dfg_node scale = DFG_NONE;
            if (is_add) scale = dfg_arg(g, mul, 1 - swap_2);
            struct onnx_dnnl_dnnl_layer_norm_n_match n_2 = {0};
            if (whole != NULL) whole->n_2 = (struct onnx_dnnl_dnnl_layer_norm_n_whole){0};
            for (; is_add
                     ? onnx_dnnl_dnnl_layer_norm_n_find(g, dfg_arg(g, mul, swap_2), way + 2, &n_2,
                                                        DFG_PART(whole, n_2))
                     : way[4] == 0;
                 way[4]++) {
                dfg_node x = DFG_NONE, layerNormalization = DFG_NONE, layerNormalization_call = DFG_NONE;
                bool has_bias = false;
                if (is_add) {
                    x = n_2.x;
                } else {
                    layerNormalization = n;
                    layerNormalization_call = dfg_first_result(g, layerNormalization);
                    if (dfg_op(g, layerNormalization_call) != onnx_dnnl_op_LayerNormalization
                        || dfg_n_args(g, layerNormalization_call) > 3
                        || dfg_arg(g, layerNormalization_call, 0) == DFG_NONE
                        || dfg_arg(g, layerNormalization_call, 1) == DFG_NONE)
                        continue;
                    x = dfg_arg(g, layerNormalization_call, 0);
                    scale = dfg_arg(g, layerNormalization_call, 1);
                    has_bias = dfg_arg(g, layerNormalization_call, 2) != DFG_NONE;
                    if (has_bias) bias = dfg_arg(g, layerNormalization_call, 2);
                }
                if (dfg_dtype(g, n) != DFG_F32) continue;
                if (!dfg_in_body(g, n,
                                 (const dfg_node[]){add, mul, is_add ? n_2.root : DFG_NONE,
                                                    layerNormalization,
                                                    !is_add ? layerNormalization_call : DFG_NONE}, 5))
                    continue;
                if (!(is_add || (!is_add && has_bias))) bias = DFG_NONE;
                DFG_GIVE(onnx_dnnl_dnnl_layer_norm, .root = n);
                DFG_GIVE_PARTS(whole->add = add, whole->mul = mul, whole->x = x, whole->scale = scale,
                               whole->bias = bias, whole->layerNormalization = layerNormalization,
                               whole->layerNormalization_call = dfg_first_result(g, layerNormalization),
                               whole->x_2 = n);
                return true;
            }
        }
    }
    return false;
}

/* onnx_fusion.pat:33  pattern relu6(x) = Clip(x, 0, 6); */
static bool onnx_dnnl_relu6_find(DFG_FIND(onnx_dnnl_relu6))
{
    if (!dfg_calls_with(g, n, onnx_dnnl_op_Clip, 3)) return false;
    dfg_node x = dfg_operand(g, n, 0), constant = dfg_operand(g, n, 1);
    if (!dfg_const_is(g, constant, dfg_int(0), DFG_NO_DTYPE)) return false;
    dfg_node constant_2 = dfg_operand(g, n, 2);
    if (!dfg_const_is(g, constant_2, dfg_int(6), DFG_NO_DTYPE)) return false;
    DFG_GIVE(onnx_dnnl_relu6, .root = n, .x = x);
    DFG_GIVE_WHOLE(onnx_dnnl_relu6, .constant = constant, .constant_2 = constant_2);
    return true;
}

/* onnx_fusion.pat:35  pattern swish(x) = Mul(x, Sigmoid(x)); */
static bool onnx_dnnl_swish_find(DFG_FIND_ON(onnx_dnnl_swish))
{
    if (!dfg_calls_argc(g, n, onnx_dnnl_op_Mul, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, n, swap), sigmoid = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_argc(g, sigmoid, onnx_dnnl_op_Sigmoid, 1)) continue;
        if (dfg_operand(g, sigmoid, 0) != x) continue;
        if (!dfg_same_body(g, n, sigmoid)) continue;
        DFG_GIVE(onnx_dnnl_swish, .root = n, .x = x);
        DFG_GIVE_WHOLE(onnx_dnnl_swish, .sigmoid = sigmoid);
        return true;
    }
    return false;
}

/* onnx_fusion.pat:37  pattern hard_sigmoid(x) =
 *     Div(Clip(Add(x, 3), 0, 6), 6)
 *     | Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4))
 *     | HardSigmoid(x) { alpha ~= 0.16666667 +- 1e-4, beta ~= 0.5 }; */
static bool onnx_dnnl_hard_sigmoid_find(DFG_FIND_ON(onnx_dnnl_hard_sigmoid))
{
    uint32_t alt = dfg_calls_argc(g, n, onnx_dnnl_op_Div, 2) ? 0
        : dfg_calls_argc(g, n, onnx_dnnl_op_Mul, 2) ? 1 : 2;
    dfg_node div = DFG_NONE, constant_4 = DFG_NONE, clip = DFG_NONE, constant_2 = DFG_NONE;
    dfg_node constant_3 = DFG_NONE, add = DFG_NONE, mul = DFG_NONE, constant_8 = DFG_NONE;
    dfg_node clip_2 = DFG_NONE, constant_6 = DFG_NONE, constant_7 = DFG_NONE, add_2 = DFG_NONE;
    uint32_t swap = 0;
    if (alt == 0) {
        div = n;
        constant_4 = dfg_arg(g, div, 1);
        if (!dfg_const_is(g, constant_4, dfg_int(6), DFG_NO_DTYPE)) return false;
        clip = dfg_arg(g, div, 0);
        if (!dfg_calls_with(g, clip, onnx_dnnl_op_Clip, 3)) return false;
        constant_2 = dfg_arg(g, clip, 1);
        if (!dfg_const_is(g, constant_2, dfg_int(0), DFG_NO_DTYPE)) return false;
        constant_3 = dfg_arg(g, clip, 2);
        if (!dfg_const_is(g, constant_3, dfg_int(6), DFG_NO_DTYPE)) return false;
        add = dfg_arg(g, clip, 0);
        if (!dfg_calls_argc(g, add, onnx_dnnl_op_Add, 2)) return false;
    } else if (alt == 1) {
        mul = n;
        swap = dfg_op(g, dfg_arg(g, mul, 0)) == onnx_dnnl_op_Clip ? 0 : 1;
        constant_8 = dfg_arg(g, mul, 1 - swap);
        if (!dfg_const_near(g, constant_8, dfg_float(0.16666667), 0.0001, DFG_NO_DTYPE)) return false;
        clip_2 = dfg_arg(g, mul, swap);
        if (!dfg_calls_with(g, clip_2, onnx_dnnl_op_Clip, 3)) return false;
        constant_6 = dfg_arg(g, clip_2, 1);
        if (!dfg_const_is(g, constant_6, dfg_int(0), DFG_NO_DTYPE)) return false;
        constant_7 = dfg_arg(g, clip_2, 2);
        if (!dfg_const_is(g, constant_7, dfg_int(6), DFG_NO_DTYPE)) return false;
        add_2 = dfg_arg(g, clip_2, 0);
        if (!dfg_calls_argc(g, add_2, onnx_dnnl_op_Add, 2)) return false;
    }
    for (uint32_t swap_2 = way[0]; swap_2 < (alt == 0 ? dfg_orders(g, add) : alt == 1 ? dfg_orders(g, add_2)
                                             : 1u);
         way[0] = ++swap_2) {
        dfg_node x = DFG_NONE, constant = DFG_NONE, constant_5 = DFG_NONE, hardSigmoid = DFG_NONE;
        if (alt == 0) {
            x = dfg_arg(g, add, swap_2);
            constant = dfg_arg(g, add, 1 - swap_2);
            if (!dfg_const_is(g, constant, dfg_int(3), DFG_NO_DTYPE)) continue;
        } else if (alt == 1) {
            x = dfg_arg(g, add_2, swap_2);
            constant_5 = dfg_arg(g, add_2, 1 - swap_2);
            if (!dfg_const_is(g, constant_5, dfg_int(3), DFG_NO_DTYPE)) continue;
        } else {
            hardSigmoid = n;
            if (!dfg_calls_argc(g, hardSigmoid, onnx_dnnl_op_HardSigmoid, 1)) continue;
            if (!dfg_near_by(dfg_attr_or_float(g, hardSigmoid, onnx_dnnl_attr_alpha, 0.2),
                             dfg_float(0.16666667), 0.0001))
                continue;
            if (!dfg_near(dfg_attr_or_float(g, hardSigmoid, onnx_dnnl_attr_beta, 0.5), dfg_float(0.5)))
                continue;
            x = dfg_arg(g, hardSigmoid, 0);
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){div, clip, add, mul, clip_2, add_2, hardSigmoid}, 7))
            continue;
        DFG_GIVE(onnx_dnnl_hard_sigmoid, .root = n, .x = x);
        DFG_GIVE_WHOLE(onnx_dnnl_hard_sigmoid, .div = div, .clip = clip, .add = add, .constant = constant,
                       .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4,
                       .mul = mul, .clip_2 = clip_2, .add_2 = add_2, .constant_5 = constant_5,
                       .constant_6 = constant_6, .constant_7 = constant_7, .constant_8 = constant_8,
                       .hardSigmoid = hardSigmoid);
        return true;
    }
    return false;
}

/* onnx_fusion.pat:76  pattern sum(a, b) = Add(a, b) | Sum(a, b); */
static bool onnx_dnnl_sum_find(DFG_FIND_ON(onnx_dnnl_sum))
{
    bool is_add = dfg_calls_argc(g, n, onnx_dnnl_op_Add, 2);
    dfg_node add = DFG_NONE, sum = DFG_NONE;
    if (is_add) {
        add = n;
    } else {
        sum = n;
        if (!dfg_calls_with(g, sum, onnx_dnnl_op_Sum, 2)) return false;
    }
    for (uint32_t swap = way[0]; swap < (is_add ? dfg_orders(g, add) : dfg_orders(g, sum)); way[0] = ++swap) {
        dfg_node a = DFG_NONE, b = DFG_NONE;
        if (is_add) {
            a = dfg_arg(g, add, swap);
            b = dfg_arg(g, add, 1 - swap);
        } else {
            a = dfg_arg(g, sum, swap);
            b = dfg_arg(g, sum, 1 - swap);
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){add, sum}, 2)) continue;
        DFG_GIVE(onnx_dnnl_sum, .root = n, .a = a, .b = b);
        DFG_GIVE_WHOLE(onnx_dnnl_sum, .add = add, .sum = sum);
        return true;
    }
    return false;
}

/* onnx_fusion.pat:22  pattern normalized(p, scale, bias, mean, variance) =
 *     BatchNormalization(p, scale & const, bias & const, mean & const, variance & const) { training_mode == 0 }; */
static bool onnx_dnnl_normalized_find(DFG_FIND(onnx_dnnl_normalized))
{
    dfg_node n_call = dfg_first_result(g, n);
    if (!dfg_calls_argc(g, n_call, onnx_dnnl_op_BatchNormalization, 5)) return false;
    if (!dfg_int_is(g, n_call, onnx_dnnl_attr_training_mode, 0, 0)) return false;
    dfg_node p = dfg_operand(g, n_call, 0), scale = dfg_operand(g, n_call, 1);
    if (!dfg_is(g, scale, DFG_CONST)) return false;
    dfg_node bias = dfg_operand(g, n_call, 2);
    if (!dfg_is(g, bias, DFG_CONST)) return false;
    dfg_node mean = dfg_operand(g, n_call, 3);
    if (!dfg_is(g, mean, DFG_CONST)) return false;
    dfg_node variance = dfg_operand(g, n_call, 4);
    if (!dfg_is(g, variance, DFG_CONST) || !dfg_same_body(g, n, n_call)) return false;
    DFG_GIVE(onnx_dnnl_normalized, .root = n, .p = p, .scale = scale, .bias = bias, .mean = mean,
             .variance = variance);
    DFG_GIVE_WHOLE(onnx_dnnl_normalized, .batchNormalization_call = dfg_first_result(g, n));
    return true;
}

/* onnx_fusion.pat:25  pattern conv_norm(x, w, b, scale, bias, mean, variance) =
 *     normalized(Conv(x, w & const, b?), scale, bias, mean, variance); */
static bool onnx_dnnl_conv_norm_find(DFG_FIND(onnx_dnnl_conv_norm))
{
    struct onnx_dnnl_normalized_match normalized;
    if (!onnx_dnnl_normalized_find(g, n, &normalized, NULL)) return false;
    dfg_node conv = normalized.p;
    if (dfg_op(g, conv) != onnx_dnnl_op_Conv || dfg_n_args(g, conv) > 3 || dfg_arg(g, conv, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, conv, 0), w = dfg_arg(g, conv, 1);
    if (!dfg_is(g, w, DFG_CONST)) return false;
    dfg_node b = dfg_arg(g, conv, 2);
    if (!dfg_same_body(g, n, conv)) return false;
    DFG_GIVE(onnx_dnnl_conv_norm, .root = n, .x = x, .w = w, .b = b, .scale = normalized.scale,
             .bias = normalized.bias, .mean = normalized.mean, .variance = normalized.variance);
    DFG_GIVE_WHOLE(onnx_dnnl_conv_norm, .batchNormalization_call = dfg_first_result(g, n), .conv = conv);
    return true;
}

/* onnx_fusion.pat:78  pattern conv_norm_sum(x, w, b, scale, bias, mean, variance, residual) =
 *     sum(conv_norm(x, w, b, scale, bias, mean, variance), residual); */
static bool onnx_dnnl_conv_norm_sum_find(DFG_FIND_ON(onnx_dnnl_conv_norm_sum))
{
    struct onnx_dnnl_sum_match sum;
    for (; onnx_dnnl_sum_find(g, n, way, &sum, DFG_PART(whole, sum)); way[0]++) {
        struct onnx_dnnl_conv_norm_match conv_norm;
        if (!onnx_dnnl_conv_norm_find(g, sum.a, &conv_norm, DFG_PART(whole, conv_norm))) continue;
        if (!dfg_same_body(g, n, sum.a)) continue;
        DFG_GIVE(onnx_dnnl_conv_norm_sum, .root = n, .x = conv_norm.x, .w = conv_norm.w, .b = conv_norm.b,
                 .scale = conv_norm.scale, .bias = conv_norm.bias, .mean = conv_norm.mean,
                 .variance = conv_norm.variance, .residual = sum.b);
        DFG_GIVE_PARTS(whole->batchNormalization_call = dfg_first_result(g, sum.a));
        return true;
    }
    return false;
}

/* onnx_fusion.pat:62  ops nonlinear */
static DFG_APART bool onnx_dnnl_is_nonlinear(const dfg_graph *g, dfg_node n)
{
    switch (dfg_op(g, n)) {
    case onnx_dnnl_op_Relu: case onnx_dnnl_op_LeakyRelu: case onnx_dnnl_op_Sigmoid: case onnx_dnnl_op_Tanh:
    case onnx_dnnl_op_HardSigmoid: case onnx_dnnl_op_HardSwish: case onnx_dnnl_op_Gelu: return true;
    default: return false;
    }
}

/* onnx_dnnl.pat:43, as an entry of a table  "dnnl.conv_norm_sum_act" = plain(conv_norm_sum_act); */
bool onnx_dnnl_dnnl_conv_norm_sum_act_find(DFG_FIND_ON(onnx_dnnl_dnnl_conv_norm_sum_act))
{
    /* conv_norm_sum_act is written out: nothing else uses it */
    for (uint32_t alt = way[0]; alt < 4u; way[0] = ++alt, way[1] = 0) {
        dfg_node call = DFG_NONE, v = DFG_NONE, clip = DFG_NONE, mul = DFG_NONE, mul_2 = DFG_NONE;
        struct onnx_dnnl_relu6_match relu6 = {0};
        if (whole != NULL) whole->relu6 = (struct onnx_dnnl_relu6_whole){0};
        uint32_t swap = 0;
        if (alt == 0) {
            call = n;
            if (!onnx_dnnl_is_nonlinear(g, call) || !dfg_argc_is(g, call, 1)) continue;
            v = dfg_arg(g, call, 0);
        } else if (alt == 1) {
            clip = n;
            if (dfg_op(g, clip) != onnx_dnnl_op_Clip
                || !onnx_dnnl_relu6_find(g, clip, &relu6, DFG_PART(whole, relu6)))
                continue;
            v = relu6.x;
        } else if (alt == 2) {
            mul = n;
            if (dfg_op(g, mul) != onnx_dnnl_op_Mul) continue;
        } else {
            mul_2 = n;
            /* hard_swish is written out: a choice of its own follows one of an argument */
            if (!dfg_calls_argc(g, mul_2, onnx_dnnl_op_Mul, 2)) continue;
            swap = dfg_op(g, dfg_arg(g, mul_2, 0)) == onnx_dnnl_op_Add
                || dfg_op(g, dfg_arg(g, mul_2, 0)) == onnx_dnnl_op_Sum
                ? 0
                : 1;
            v = dfg_arg(g, mul_2, swap);
        }
        struct onnx_dnnl_swish_match swish = {0};
        if (whole != NULL) whole->swish = (struct onnx_dnnl_swish_whole){0};
        struct onnx_dnnl_hard_sigmoid_match hard_sigmoid = {0};
        if (whole != NULL) whole->hard_sigmoid = (struct onnx_dnnl_hard_sigmoid_whole){0};
        for (; alt == 2 ? onnx_dnnl_swish_find(g, mul, way + 1, &swish, DFG_PART(whole, swish))
                 : alt == 3
                   ? onnx_dnnl_hard_sigmoid_find(g, dfg_arg(g, mul_2, 1 - swap), way + 1, &hard_sigmoid,
                                                 DFG_PART(whole, hard_sigmoid))
                 : way[1] == 0;
             way[1]++, way[2] = 0) {
            if (alt == 2) {
                v = swish.x;
            } else if (alt == 3) {
                if (hard_sigmoid.x != v) continue;
            }
            struct onnx_dnnl_conv_norm_sum_match conv_norm_sum;
            for (; onnx_dnnl_conv_norm_sum_find(g, v, way + 2, &conv_norm_sum,
                                                DFG_PART(whole, conv_norm_sum));
                 way[2]++) {
                if (dfg_dtype(g, n) != DFG_F32) continue;
                if (!dfg_in_body(g, n,
                                 (const dfg_node[]){call, clip, mul, mul_2,
                                                    alt == 3 ? hard_sigmoid.root : DFG_NONE, v}, 6))
                    continue;
                DFG_GIVE(onnx_dnnl_dnnl_conv_norm_sum_act, .root = n);
                DFG_GIVE_PARTS(whole->call = call,
                               whole->batchNormalization_call = dfg_first_result(
                                   g, whole->conv_norm_sum.sum.m.a), whole->clip = clip, whole->mul = mul,
                               whole->mul_2 = mul_2, whole->x_2 = n);
                return true;
            }
        }
    }
    return false;
}

/* onnx_dnnl.pat:44, as an entry of a table  "dnnl.conv_norm_sum"     = plain(conv_norm_sum); */
bool onnx_dnnl_dnnl_conv_norm_sum_find(DFG_FIND_ON(onnx_dnnl_dnnl_conv_norm_sum))
{
    struct onnx_dnnl_conv_norm_sum_match conv_norm_sum;
    for (; onnx_dnnl_conv_norm_sum_find(g, n, way, &conv_norm_sum, DFG_PART(whole, conv_norm_sum)); way[0]++) {
        if (dfg_dtype(g, n) != DFG_F32) continue;
        DFG_GIVE(onnx_dnnl_dnnl_conv_norm_sum, .root = n);
        DFG_GIVE_PARTS(whole->batchNormalization_call = dfg_first_result(g, whole->conv_norm_sum.sum.m.a),
                       whole->x_2 = n);
        return true;
    }
    return false;
}

/* onnx_fusion.pat:77  pattern conv_sum(x, w, b, residual) = sum(conv(x, w, b), residual); */
static bool onnx_dnnl_conv_sum_find(DFG_FIND_ON(onnx_dnnl_conv_sum))
{
    struct onnx_dnnl_sum_match sum;
    for (; onnx_dnnl_sum_find(g, n, way, &sum, DFG_PART(whole, sum)); way[0]++) {
        dfg_node conv = sum.a;
        if (dfg_op(g, conv) != onnx_dnnl_op_Conv || dfg_n_args(g, conv) > 3
            || dfg_arg(g, conv, 0) == DFG_NONE || dfg_arg(g, conv, 1) == DFG_NONE)
            continue;
        dfg_node x = dfg_arg(g, conv, 0), w = dfg_arg(g, conv, 1), b = dfg_arg(g, conv, 2);
        if (!dfg_same_body(g, n, conv)) continue;
        DFG_GIVE(onnx_dnnl_conv_sum, .root = n, .x = x, .w = w, .b = b, .residual = sum.b);
        DFG_GIVE_PARTS(whole->conv = conv);
        return true;
    }
    return false;
}

/* onnx_dnnl.pat:45, as an entry of a table  "dnnl.conv_sum_act"      = plain(conv_sum_act); */
bool onnx_dnnl_dnnl_conv_sum_act_find(DFG_FIND_ON(onnx_dnnl_dnnl_conv_sum_act))
{
    /* conv_sum_act is written out: nothing else uses it */
    for (uint32_t alt = way[0]; alt < 4u; way[0] = ++alt, way[1] = 0) {
        dfg_node call = DFG_NONE, v = DFG_NONE, clip = DFG_NONE, mul = DFG_NONE, mul_2 = DFG_NONE;
        struct onnx_dnnl_relu6_match relu6 = {0};
        if (whole != NULL) whole->relu6 = (struct onnx_dnnl_relu6_whole){0};
        uint32_t swap = 0;
        if (alt == 0) {
            call = n;
            if (!onnx_dnnl_is_nonlinear(g, call) || !dfg_argc_is(g, call, 1)) continue;
            v = dfg_arg(g, call, 0);
        } else if (alt == 1) {
            clip = n;
            if (dfg_op(g, clip) != onnx_dnnl_op_Clip
                || !onnx_dnnl_relu6_find(g, clip, &relu6, DFG_PART(whole, relu6)))
                continue;
            v = relu6.x;
        } else if (alt == 2) {
            mul = n;
            if (dfg_op(g, mul) != onnx_dnnl_op_Mul) continue;
        } else {
            mul_2 = n;
            /* hard_swish is written out: a choice of its own follows one of an argument */
            if (!dfg_calls_argc(g, mul_2, onnx_dnnl_op_Mul, 2)) continue;
            swap = dfg_op(g, dfg_arg(g, mul_2, 0)) == onnx_dnnl_op_Add
                || dfg_op(g, dfg_arg(g, mul_2, 0)) == onnx_dnnl_op_Sum
                ? 0
                : 1;
            v = dfg_arg(g, mul_2, swap);
        }
        struct onnx_dnnl_swish_match swish = {0};
        if (whole != NULL) whole->swish = (struct onnx_dnnl_swish_whole){0};
        struct onnx_dnnl_hard_sigmoid_match hard_sigmoid = {0};
        if (whole != NULL) whole->hard_sigmoid = (struct onnx_dnnl_hard_sigmoid_whole){0};
        for (; alt == 2 ? onnx_dnnl_swish_find(g, mul, way + 1, &swish, DFG_PART(whole, swish))
                 : alt == 3
                   ? onnx_dnnl_hard_sigmoid_find(g, dfg_arg(g, mul_2, 1 - swap), way + 1, &hard_sigmoid,
                                                 DFG_PART(whole, hard_sigmoid))
                 : way[1] == 0;
             way[1]++, way[2] = 0) {
            if (alt == 2) {
                v = swish.x;
            } else if (alt == 3) {
                if (hard_sigmoid.x != v) continue;
            }
            struct onnx_dnnl_conv_sum_match conv_sum;
            for (; onnx_dnnl_conv_sum_find(g, v, way + 2, &conv_sum, DFG_PART(whole, conv_sum)); way[2]++) {
                if (dfg_dtype(g, n) != DFG_F32) continue;
                if (!dfg_in_body(g, n,
                                 (const dfg_node[]){call, clip, mul, mul_2,
                                                    alt == 3 ? hard_sigmoid.root : DFG_NONE, v}, 6))
                    continue;
                DFG_GIVE(onnx_dnnl_dnnl_conv_sum_act, .root = n);
                DFG_GIVE_PARTS(whole->call = call, whole->clip = clip, whole->mul = mul,
                               whole->mul_2 = mul_2, whole->x_2 = n);
                return true;
            }
        }
    }
    return false;
}

/* onnx_fusion.pat:41  pattern hard_swish(x) = Mul(x, hard_sigmoid(x)); */
static bool onnx_dnnl_hard_swish_find(DFG_FIND_ON(onnx_dnnl_hard_swish))
{
    if (!dfg_calls_argc(g, n, onnx_dnnl_op_Mul, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap, way[1] = 0) {
        dfg_node x = dfg_arg(g, n, swap);
        struct onnx_dnnl_hard_sigmoid_match hard_sigmoid;
        for (; onnx_dnnl_hard_sigmoid_find(g, dfg_arg(g, n, 1 - swap), way + 1, &hard_sigmoid,
                                           DFG_PART(whole, hard_sigmoid));
             way[1]++) {
            if (hard_sigmoid.x != x) continue;
            if (!dfg_same_body(g, n, hard_sigmoid.root)) continue;
            DFG_GIVE_IN_BOTH(onnx_dnnl_hard_swish, .root = n, .x = x);
            return true;
        }
    }
    return false;
}

/* onnx_fusion.pat:63  pattern activation(x) = nonlinear(x) | relu6(x) | swish(x) | hard_swish(x); */
static bool onnx_dnnl_activation_find(DFG_FIND_ON(onnx_dnnl_activation))
{
    for (uint32_t alt = way[0]; alt < 4u; way[0] = ++alt, dfg_restart(way + 1, 2)) {
        dfg_node call = DFG_NONE, x = DFG_NONE, clip = DFG_NONE, mul = DFG_NONE, mul_2 = DFG_NONE;
        struct onnx_dnnl_relu6_match relu6 = {0};
        if (whole != NULL) whole->relu6 = (struct onnx_dnnl_relu6_whole){0};
        if (alt == 0) {
            call = n;
            if (!onnx_dnnl_is_nonlinear(g, call) || !dfg_argc_is(g, call, 1)) continue;
            x = dfg_arg(g, call, 0);
        } else if (alt == 1) {
            clip = n;
            if (dfg_op(g, clip) != onnx_dnnl_op_Clip
                || !onnx_dnnl_relu6_find(g, clip, &relu6, DFG_PART(whole, relu6)))
                continue;
            x = relu6.x;
        } else if (alt == 2) {
            mul = n;
            if (dfg_op(g, mul) != onnx_dnnl_op_Mul) continue;
        } else {
            mul_2 = n;
            if (dfg_op(g, mul_2) != onnx_dnnl_op_Mul) continue;
        }
        struct onnx_dnnl_swish_match swish = {0};
        if (whole != NULL) whole->swish = (struct onnx_dnnl_swish_whole){0};
        struct onnx_dnnl_hard_swish_match hard_swish = {0};
        if (whole != NULL) whole->hard_swish = (struct onnx_dnnl_hard_swish_whole){0};
        for (; alt == 2 ? onnx_dnnl_swish_find(g, mul, way + 2, &swish, DFG_PART(whole, swish))
                 : alt == 3
                   ? onnx_dnnl_hard_swish_find(g, mul_2, way + 1, &hard_swish, DFG_PART(whole, hard_swish))
                 : way[2] == 0;
             way[2]++) {
            if (alt == 2) {
                x = swish.x;
            } else if (alt == 3) {
                x = hard_swish.x;
            }
            if (!dfg_in_body(g, n, (const dfg_node[]){call, clip, mul, mul_2}, 4)) continue;
            DFG_GIVE(onnx_dnnl_activation, .root = n, .x = x);
            DFG_GIVE_PARTS(whole->call = call, whole->clip = clip, whole->mul = mul, whole->mul_2 = mul_2);
            return true;
        }
    }
    return false;
}

/* onnx_dnnl.pat:46, as an entry of a table  "dnnl.conv_norm_act"     = plain(conv_norm_act); */
bool onnx_dnnl_dnnl_conv_norm_act_find(DFG_FIND_ON(onnx_dnnl_dnnl_conv_norm_act))
{
    struct onnx_dnnl_activation_match activation;
    for (; onnx_dnnl_activation_find(g, n, way, &activation, DFG_PART(whole, activation)); way[2]++) {
        struct onnx_dnnl_conv_norm_match conv_norm;
        if (!onnx_dnnl_conv_norm_find(g, activation.x, &conv_norm, DFG_PART(whole, conv_norm))) continue;
        if (dfg_dtype(g, n) != DFG_F32 || !dfg_same_body(g, n, activation.x)) continue;
        DFG_GIVE(onnx_dnnl_dnnl_conv_norm_act, .root = n);
        DFG_GIVE_PARTS(whole->batchNormalization_call = dfg_first_result(g, activation.x), whole->x_2 = n);
        return true;
    }
    return false;
}

/* onnx_dnnl.pat:47, as an entry of a table  "dnnl.conv_norm"         = plain(conv_norm); */
bool onnx_dnnl_dnnl_conv_norm_find(DFG_FIND(onnx_dnnl_dnnl_conv_norm))
{
    struct onnx_dnnl_conv_norm_match conv_norm;
    if (!onnx_dnnl_conv_norm_find(g, n, &conv_norm, DFG_PART(whole, conv_norm))
        || dfg_dtype(g, n) != DFG_F32)
        return false;
    DFG_GIVE(onnx_dnnl_dnnl_conv_norm, .root = n);
    DFG_GIVE_PARTS(whole->batchNormalization = n, whole->batchNormalization_call = dfg_first_result(g, n),
                   whole->x_2 = n);
    return true;
}

/* onnx_fusion.pat:27  pattern conv_transpose_norm(x, w, b, scale, bias, mean, variance) =
 *     normalized(ConvTranspose(x, w & const, b?), scale, bias, mean, variance); */
static bool onnx_dnnl_conv_transpose_norm_find(DFG_FIND(onnx_dnnl_conv_transpose_norm))
{
    struct onnx_dnnl_normalized_match normalized;
    if (!onnx_dnnl_normalized_find(g, n, &normalized, NULL)) return false;
    dfg_node convTranspose = normalized.p;
    if (dfg_op(g, convTranspose) != onnx_dnnl_op_ConvTranspose || dfg_n_args(g, convTranspose) > 3
        || dfg_arg(g, convTranspose, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, convTranspose, 0), w = dfg_arg(g, convTranspose, 1);
    if (!dfg_is(g, w, DFG_CONST)) return false;
    dfg_node b = dfg_arg(g, convTranspose, 2);
    if (!dfg_same_body(g, n, convTranspose)) return false;
    DFG_GIVE(onnx_dnnl_conv_transpose_norm, .root = n, .x = x, .w = w, .b = b, .scale = normalized.scale,
             .bias = normalized.bias, .mean = normalized.mean, .variance = normalized.variance);
    DFG_GIVE_WHOLE(onnx_dnnl_conv_transpose_norm, .batchNormalization_call = dfg_first_result(g, n),
                   .convTranspose = convTranspose);
    return true;
}

/* onnx_dnnl.pat:48, as an entry of a table  "dnnl.deconv_norm_act"   = plain(conv_transpose_norm_act); */
bool onnx_dnnl_dnnl_deconv_norm_act_find(DFG_FIND_ON(onnx_dnnl_dnnl_deconv_norm_act))
{
    struct onnx_dnnl_activation_match activation;
    for (; onnx_dnnl_activation_find(g, n, way, &activation, DFG_PART(whole, activation)); way[2]++) {
        struct onnx_dnnl_conv_transpose_norm_match conv_transpose_norm;
        if (!onnx_dnnl_conv_transpose_norm_find(g, activation.x, &conv_transpose_norm,
                                                DFG_PART(whole, conv_transpose_norm)))
            continue;
        if (dfg_dtype(g, n) != DFG_F32 || !dfg_same_body(g, n, activation.x)) continue;
        DFG_GIVE(onnx_dnnl_dnnl_deconv_norm_act, .root = n);
        DFG_GIVE_PARTS(whole->batchNormalization_call = dfg_first_result(g, activation.x), whole->x_2 = n);
        return true;
    }
    return false;
}

/* onnx_dnnl.pat:49, as an entry of a table  "dnnl.deconv_norm"       = plain(conv_transpose_norm); */
bool onnx_dnnl_dnnl_deconv_norm_find(DFG_FIND(onnx_dnnl_dnnl_deconv_norm))
{
    struct onnx_dnnl_conv_transpose_norm_match conv_transpose_norm;
    if (!onnx_dnnl_conv_transpose_norm_find(g, n, &conv_transpose_norm,
                                            DFG_PART(whole, conv_transpose_norm)))
        return false;
    if (dfg_dtype(g, n) != DFG_F32) return false;
    DFG_GIVE(onnx_dnnl_dnnl_deconv_norm, .root = n);
    DFG_GIVE_PARTS(whole->batchNormalization = n, whole->batchNormalization_call = dfg_first_result(g, n),
                   whole->x_2 = n);
    return true;
}

/* onnx_dnnl.pat:50, as an entry of a table  "dnnl.conv_act"          = plain(conv_act); */
bool onnx_dnnl_dnnl_conv_act_find(DFG_FIND_ON(onnx_dnnl_dnnl_conv_act))
{
    struct onnx_dnnl_activation_match activation;
    for (; onnx_dnnl_activation_find(g, n, way, &activation, DFG_PART(whole, activation)); way[2]++) {
        dfg_node conv = activation.x;
        if (dfg_op(g, conv) != onnx_dnnl_op_Conv || dfg_n_args(g, conv) > 3
            || dfg_arg(g, conv, 0) == DFG_NONE || dfg_arg(g, conv, 1) == DFG_NONE)
            continue;
        dfg_node x = dfg_arg(g, conv, 0), w = dfg_arg(g, conv, 1), b = dfg_arg(g, conv, 2);
        if (dfg_dtype(g, n) != DFG_F32 || !dfg_same_body(g, n, conv)) continue;
        DFG_GIVE(onnx_dnnl_dnnl_conv_act, .root = n);
        DFG_GIVE_PARTS(whole->conv = conv, whole->x = x, whole->w = w, whole->b = b, whole->x_2 = n);
        return true;
    }
    return false;
}

/* onnx_dnnl.pat:51, as an entry of a table  "dnnl.conv_sum"          = plain(conv_sum); */
bool onnx_dnnl_dnnl_conv_sum_find(DFG_FIND_ON(onnx_dnnl_dnnl_conv_sum))
{
    struct onnx_dnnl_conv_sum_match conv_sum;
    for (; onnx_dnnl_conv_sum_find(g, n, way, &conv_sum, DFG_PART(whole, conv_sum)); way[0]++) {
        if (dfg_dtype(g, n) != DFG_F32) continue;
        DFG_GIVE(onnx_dnnl_dnnl_conv_sum, .root = n);
        DFG_GIVE_PARTS(whole->x_2 = n);
        return true;
    }
    return false;
}

/* onnx_dnnl.pat:52, as an entry of a table  "dnnl.gemm_act"          = plain(gemm_act); */
bool onnx_dnnl_dnnl_gemm_act_find(DFG_FIND_ON(onnx_dnnl_dnnl_gemm_act))
{
    struct onnx_dnnl_activation_match activation;
    for (; onnx_dnnl_activation_find(g, n, way, &activation, DFG_PART(whole, activation)); way[2]++) {
        dfg_node gemm = activation.x;
        if (dfg_op(g, gemm) != onnx_dnnl_op_Gemm || dfg_n_args(g, gemm) > 3
            || dfg_arg(g, gemm, 0) == DFG_NONE || dfg_arg(g, gemm, 1) == DFG_NONE)
            continue;
        dfg_node a = dfg_arg(g, gemm, 0), b = dfg_arg(g, gemm, 1), c = dfg_arg(g, gemm, 2);
        if (dfg_dtype(g, n) != DFG_F32 || !dfg_same_body(g, n, gemm)) continue;
        DFG_GIVE(onnx_dnnl_dnnl_gemm_act, .root = n);
        DFG_GIVE_PARTS(whole->gemm = gemm, whole->a = a, whole->b = b, whole->c = c, whole->x = n);
        return true;
    }
    return false;
}

/* onnx_fusion.pat:45  Add(Erf(Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3))), 1) */
static bool onnx_dnnl_gelu_erf_t_find(DFG_FIND_ON(onnx_dnnl_gelu_erf_t))
{
    if (!dfg_calls_argc(g, n, onnx_dnnl_op_Add, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == onnx_dnnl_op_Erf ? 0 : 1;
    dfg_node constant_3 = dfg_arg(g, n, 1 - swap);
    if (!dfg_const_is(g, constant_3, dfg_int(1), DFG_NO_DTYPE)) return false;
    dfg_node erf = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, erf, onnx_dnnl_op_Erf, 1)) return false;
    dfg_node v = dfg_operand(g, erf, 0);
    bool is_div = dfg_calls_argc(g, v, onnx_dnnl_op_Div, 2);
    dfg_node div = DFG_NONE, x = DFG_NONE, constant = DFG_NONE, mul = DFG_NONE;
    if (is_div) {
        div = v;
        x = dfg_arg(g, div, 0);
        constant = dfg_arg(g, div, 1);
        if (!dfg_const_near(g, constant, dfg_float(1.41421356), 0.001, DFG_NO_DTYPE)) return false;
    } else {
        mul = v;
        if (!dfg_calls_argc(g, mul, onnx_dnnl_op_Mul, 2)) return false;
    }
    for (uint32_t swap_2 = way[0]; swap_2 < (!is_div ? dfg_orders(g, mul) : 1u); way[0] = ++swap_2) {
        dfg_node constant_2 = DFG_NONE;
        if (!is_div) {
            x = dfg_arg(g, mul, swap_2);
            constant_2 = dfg_arg(g, mul, 1 - swap_2);
            if (!dfg_const_near(g, constant_2, dfg_float(0.70710678), 0.001, DFG_NO_DTYPE)) continue;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){erf, div, mul}, 3)) continue;
        DFG_GIVE(onnx_dnnl_gelu_erf_t, .root = n, .x = x);
        DFG_GIVE_WHOLE(onnx_dnnl_gelu_erf_t, .erf = erf, .div = div, .constant = constant, .mul = mul,
                       .constant_2 = constant_2, .constant_3 = constant_3);
        return true;
    }
    return false;
}

/* onnx_fusion.pat:44  pattern gelu_erf(x) {
 *     t = Add(Erf(Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3))), 1);
 *     return Mul(Mul(x, t), 0.5) | Mul(x, Mul(t, 0.5)) | Mul(Mul(x, 0.5), t);
 * } */
static bool onnx_dnnl_gelu_erf_find(DFG_FIND_ON(onnx_dnnl_gelu_erf))
{
    for (uint32_t alt = way[0]; alt < 3u; way[0] = ++alt, way[1] = 0) {
        dfg_node mul_2 = DFG_NONE, constant_4 = DFG_NONE, mul_3 = DFG_NONE, mul_4 = DFG_NONE;
        dfg_node mul_6 = DFG_NONE, mul_7 = DFG_NONE;
        uint32_t swap = 0, swap_2 = 0;
        if (alt == 0) {
            mul_2 = n;
            if (!dfg_calls_argc(g, mul_2, onnx_dnnl_op_Mul, 2)) continue;
            swap = dfg_op(g, dfg_arg(g, mul_2, 0)) == onnx_dnnl_op_Mul ? 0 : 1;
            constant_4 = dfg_arg(g, mul_2, 1 - swap);
            if (!dfg_const_is(g, constant_4, dfg_float(0.5), DFG_NO_DTYPE)) continue;
            mul_3 = dfg_arg(g, mul_2, swap);
            if (!dfg_calls_argc(g, mul_3, onnx_dnnl_op_Mul, 2)) continue;
        } else if (alt == 1) {
            mul_4 = n;
            if (!dfg_calls_argc(g, mul_4, onnx_dnnl_op_Mul, 2)) continue;
        } else {
            mul_6 = n;
            if (!dfg_calls_argc(g, mul_6, onnx_dnnl_op_Mul, 2)) continue;
            swap_2 = dfg_op(g, dfg_arg(g, mul_6, 0)) == onnx_dnnl_op_Mul ? 0 : 1;
            mul_7 = dfg_arg(g, mul_6, swap_2);
            if (!dfg_calls_argc(g, mul_7, onnx_dnnl_op_Mul, 2)) continue;
        }
        for (uint32_t swap_3 = way[1]; swap_3 < (alt == 0 ? dfg_orders(g, mul_3)
                                                 : alt == 1 ? dfg_orders(g, mul_4) : dfg_orders(g, mul_7));
             way[1] = ++swap_3, way[2] = 0) {
            dfg_node x = DFG_NONE, t = DFG_NONE, mul_5 = DFG_NONE, constant_5 = DFG_NONE;
            dfg_node constant_6 = DFG_NONE;
            uint32_t swap_4 = 0;
            if (alt == 0) {
                x = dfg_arg(g, mul_3, swap_3);
                t = dfg_arg(g, mul_3, 1 - swap_3);
            } else if (alt == 1) {
                x = dfg_arg(g, mul_4, swap_3);
                mul_5 = dfg_arg(g, mul_4, 1 - swap_3);
                if (!dfg_calls_argc(g, mul_5, onnx_dnnl_op_Mul, 2)) continue;
                swap_4 = dfg_op(g, dfg_arg(g, mul_5, 0)) == onnx_dnnl_op_Add ? 0 : 1;
                constant_5 = dfg_arg(g, mul_5, 1 - swap_4);
                if (!dfg_const_is(g, constant_5, dfg_float(0.5), DFG_NO_DTYPE)) continue;
                t = dfg_arg(g, mul_5, swap_4);
            } else {
                x = dfg_arg(g, mul_7, swap_3);
                constant_6 = dfg_arg(g, mul_7, 1 - swap_3);
                if (!dfg_const_is(g, constant_6, dfg_float(0.5), DFG_NO_DTYPE)) continue;
                t = dfg_arg(g, mul_6, 1 - swap_2);
            }
            if (dfg_op(g, t) != onnx_dnnl_op_Add) continue;
            struct onnx_dnnl_gelu_erf_t_match t_2;
            for (; onnx_dnnl_gelu_erf_t_find(g, t, way + 2, &t_2, DFG_PART(whole, t_2)); way[2]++) {
                if (t_2.x != x) continue;
                if (!dfg_in_body(g, n, (const dfg_node[]){mul_2, mul_3, mul_4, mul_5, mul_6, mul_7, t}, 7))
                    continue;
                DFG_GIVE(onnx_dnnl_gelu_erf, .root = n, .x = x, .t = t);
                DFG_GIVE_PARTS(whole->mul_2 = mul_2, whole->mul_3 = mul_3, whole->constant_4 = constant_4,
                               whole->mul_4 = mul_4, whole->mul_5 = mul_5, whole->constant_5 = constant_5,
                               whole->mul_6 = mul_6, whole->mul_7 = mul_7, whole->constant_6 = constant_6);
                return true;
            }
        }
    }
    return false;
}

/* onnx_fusion.pat:50  pattern cube(x) = Pow(x, 3) | Mul(x, Mul(x, x)); */
static bool onnx_dnnl_cube_find(DFG_FIND_ON(onnx_dnnl_cube))
{
    bool is_pow = dfg_calls_argc(g, n, onnx_dnnl_op_Pow, 2);
    dfg_node pow = DFG_NONE, x = DFG_NONE, constant = DFG_NONE, mul = DFG_NONE;
    if (is_pow) {
        pow = n;
        x = dfg_arg(g, pow, 0);
        constant = dfg_arg(g, pow, 1);
        if (!dfg_const_is(g, constant, dfg_int(3), DFG_NO_DTYPE)) return false;
    } else {
        mul = n;
        if (!dfg_calls_argc(g, mul, onnx_dnnl_op_Mul, 2)) return false;
    }
    for (uint32_t swap = way[0]; swap < (!is_pow ? dfg_orders(g, mul) : 1u); way[0] = ++swap, way[1] = 0) {
        dfg_node mul_2 = DFG_NONE;
        if (!is_pow) {
            x = dfg_arg(g, mul, swap);
            mul_2 = dfg_arg(g, mul, 1 - swap);
            if (!dfg_calls_argc(g, mul_2, onnx_dnnl_op_Mul, 2)) continue;
        }
        for (uint32_t swap_2 = way[1]; swap_2 < (!is_pow ? dfg_orders(g, mul_2) : 1u); way[1] = ++swap_2) {
            if (!is_pow) {
                if (dfg_arg(g, mul_2, swap_2) != x) continue;
                if (dfg_arg(g, mul_2, 1 - swap_2) != x) continue;
            }
            if (!dfg_in_body(g, n, (const dfg_node[]){pow, mul, mul_2}, 3)) continue;
            DFG_GIVE(onnx_dnnl_cube, .root = n, .x = x);
            DFG_GIVE_WHOLE(onnx_dnnl_cube, .pow = pow, .constant = constant, .mul = mul, .mul_2 = mul_2);
            return true;
        }
    }
    return false;
}

/* onnx_fusion.pat:51  pattern cubic(x) =
 *     Mul(cube(x), approx(0.044715, 1e-4))
 *     | Mul(x, Mul(x, Mul(x, approx(0.044715, 1e-4)))); */
static bool onnx_dnnl_cubic_find(DFG_FIND_ON(onnx_dnnl_cubic))
{
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt, dfg_restart(way + 1, 2)) {
        dfg_node mul = DFG_NONE, constant_2 = DFG_NONE;
        uint32_t swap = 0;
        if (alt == 0) {
            mul = n;
            if (!dfg_calls_argc(g, mul, onnx_dnnl_op_Mul, 2)) continue;
            swap = dfg_op(g, dfg_arg(g, mul, 0)) == onnx_dnnl_op_Pow
                || dfg_op(g, dfg_arg(g, mul, 0)) == onnx_dnnl_op_Mul
                ? 0
                : 1;
            constant_2 = dfg_arg(g, mul, 1 - swap);
            if (!dfg_const_near(g, constant_2, dfg_float(0.044715), 0.0001, DFG_NO_DTYPE)) continue;
        }
        struct onnx_dnnl_cube_match cube = {0};
        if (whole != NULL) whole->cube = (struct onnx_dnnl_cube_whole){0};
        for (; alt == 0
                 ? onnx_dnnl_cube_find(g, dfg_arg(g, mul, swap), way + 1, &cube, DFG_PART(whole, cube))
                 : way[2] == 0;
             way[2]++, way[3] = 0) {
            dfg_node x = DFG_NONE, mul_4 = DFG_NONE;
            if (alt == 0) {
                x = cube.x;
            } else {
                mul_4 = n;
                if (!dfg_calls_argc(g, mul_4, onnx_dnnl_op_Mul, 2)) continue;
            }
            for (uint32_t swap_2 = way[3]; swap_2 < (alt == 1 ? dfg_orders(g, mul_4) : 1u);
                 way[3] = ++swap_2, way[4] = 0) {
                dfg_node mul_5 = DFG_NONE;
                if (alt == 1) {
                    x = dfg_arg(g, mul_4, swap_2);
                    mul_5 = dfg_arg(g, mul_4, 1 - swap_2);
                    if (!dfg_calls_argc(g, mul_5, onnx_dnnl_op_Mul, 2)) continue;
                }
                for (uint32_t swap_3 = way[4]; swap_3 < (alt == 1 ? dfg_orders(g, mul_5) : 1u);
                     way[4] = ++swap_3, way[5] = 0) {
                    dfg_node mul_6 = DFG_NONE;
                    if (alt == 1) {
                        if (dfg_arg(g, mul_5, swap_3) != x) continue;
                        mul_6 = dfg_arg(g, mul_5, 1 - swap_3);
                        if (!dfg_calls_argc(g, mul_6, onnx_dnnl_op_Mul, 2)) continue;
                    }
                    for (uint32_t swap_4 = way[5]; swap_4 < (alt == 1 ? dfg_orders(g, mul_6) : 1u);
                         way[5] = ++swap_4) {
                        dfg_node constant_3 = DFG_NONE;
                        if (alt == 1) {
                            if (dfg_arg(g, mul_6, swap_4) != x) continue;
                            constant_3 = dfg_arg(g, mul_6, 1 - swap_4);
                            if (!dfg_const_near(g, constant_3, dfg_float(0.044715), 0.0001, DFG_NO_DTYPE))
                                continue;
                        }
                        if (!dfg_in_body(g, n,
                                         (const dfg_node[]){mul, alt == 0 ? cube.root : DFG_NONE, mul_4,
                                                            mul_5, mul_6}, 5))
                            continue;
                        DFG_GIVE(onnx_dnnl_cubic, .root = n, .x = x);
                        DFG_GIVE_PARTS(whole->mul = mul, whole->constant_2 = constant_2,
                                       whole->mul_4 = mul_4, whole->mul_5 = mul_5, whole->mul_6 = mul_6,
                                       whole->constant_3 = constant_3);
                        return true;
                    }
                }
            }
        }
    }
    return false;
}

/* onnx_fusion.pat:55  Add(Tanh(Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3))), 1) */
static bool onnx_dnnl_gelu_tanh_t_find(DFG_FIND_ON(onnx_dnnl_gelu_tanh_t))
{
    if (!dfg_calls_argc(g, n, onnx_dnnl_op_Add, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == onnx_dnnl_op_Tanh ? 0 : 1;
    dfg_node constant_5 = dfg_arg(g, n, 1 - swap);
    if (!dfg_const_is(g, constant_5, dfg_int(1), DFG_NO_DTYPE)) return false;
    dfg_node tanh = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, tanh, onnx_dnnl_op_Tanh, 1)) return false;
    dfg_node mul = dfg_operand(g, tanh, 0);
    if (!dfg_calls_argc(g, mul, onnx_dnnl_op_Mul, 2)) return false;
    uint32_t swap_2 = dfg_op(g, dfg_operand(g, mul, 0)) == onnx_dnnl_op_Add ? 0 : 1;
    dfg_node constant_4 = dfg_arg(g, mul, 1 - swap_2);
    if (!dfg_const_near(g, constant_4, dfg_float(0.79788456), 0.001, DFG_NO_DTYPE)) return false;
    dfg_node add = dfg_arg(g, mul, swap_2);
    if (!dfg_calls_argc(g, add, onnx_dnnl_op_Add, 2)) return false;
    for (uint32_t swap_3 = way[0]; swap_3 < dfg_orders(g, add); way[0] = ++swap_3, dfg_restart(way + 1, 6)) {
        dfg_node x = dfg_arg(g, add, swap_3);
        struct onnx_dnnl_cubic_match cubic;
        for (; onnx_dnnl_cubic_find(g, dfg_arg(g, add, 1 - swap_3), way + 1, &cubic,
                                    DFG_PART(whole, cubic));
             way[6]++) {
            if (cubic.x != x) continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){tanh, mul, add, cubic.root}, 4)) continue;
            DFG_GIVE(onnx_dnnl_gelu_tanh_t, .root = n, .x = x);
            DFG_GIVE_PARTS(whole->tanh = tanh, whole->mul = mul, whole->add = add,
                           whole->constant_4 = constant_4, whole->constant_5 = constant_5);
            return true;
        }
    }
    return false;
}

/* onnx_fusion.pat:54  pattern gelu_tanh(x) {
 *     t = Add(Tanh(Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3))), 1);
 *     return Mul(Mul(x, t), 0.5) | Mul(x, Mul(t, 0.5)) | Mul(Mul(x, 0.5), t);
 * } */
static bool onnx_dnnl_gelu_tanh_find(DFG_FIND_ON(onnx_dnnl_gelu_tanh))
{
    for (uint32_t alt = way[0]; alt < 3u; way[0] = ++alt, way[1] = 0) {
        dfg_node mul_8 = DFG_NONE, constant_6 = DFG_NONE, mul_9 = DFG_NONE, mul_10 = DFG_NONE;
        dfg_node mul_12 = DFG_NONE, mul_13 = DFG_NONE;
        uint32_t swap = 0, swap_2 = 0;
        if (alt == 0) {
            mul_8 = n;
            if (!dfg_calls_argc(g, mul_8, onnx_dnnl_op_Mul, 2)) continue;
            swap = dfg_op(g, dfg_arg(g, mul_8, 0)) == onnx_dnnl_op_Mul ? 0 : 1;
            constant_6 = dfg_arg(g, mul_8, 1 - swap);
            if (!dfg_const_is(g, constant_6, dfg_float(0.5), DFG_NO_DTYPE)) continue;
            mul_9 = dfg_arg(g, mul_8, swap);
            if (!dfg_calls_argc(g, mul_9, onnx_dnnl_op_Mul, 2)) continue;
        } else if (alt == 1) {
            mul_10 = n;
            if (!dfg_calls_argc(g, mul_10, onnx_dnnl_op_Mul, 2)) continue;
        } else {
            mul_12 = n;
            if (!dfg_calls_argc(g, mul_12, onnx_dnnl_op_Mul, 2)) continue;
            swap_2 = dfg_op(g, dfg_arg(g, mul_12, 0)) == onnx_dnnl_op_Mul ? 0 : 1;
            mul_13 = dfg_arg(g, mul_12, swap_2);
            if (!dfg_calls_argc(g, mul_13, onnx_dnnl_op_Mul, 2)) continue;
        }
        for (uint32_t swap_3 = way[1]; swap_3 < (alt == 0 ? dfg_orders(g, mul_9)
                                                 : alt == 1 ? dfg_orders(g, mul_10)
                                                 : dfg_orders(g, mul_13));
             way[1] = ++swap_3, dfg_restart(way + 2, 7)) {
            dfg_node x = DFG_NONE, t = DFG_NONE, mul_11 = DFG_NONE, constant_7 = DFG_NONE;
            dfg_node constant_8 = DFG_NONE;
            uint32_t swap_4 = 0;
            if (alt == 0) {
                x = dfg_arg(g, mul_9, swap_3);
                t = dfg_arg(g, mul_9, 1 - swap_3);
            } else if (alt == 1) {
                x = dfg_arg(g, mul_10, swap_3);
                mul_11 = dfg_arg(g, mul_10, 1 - swap_3);
                if (!dfg_calls_argc(g, mul_11, onnx_dnnl_op_Mul, 2)) continue;
                swap_4 = dfg_op(g, dfg_arg(g, mul_11, 0)) == onnx_dnnl_op_Add ? 0 : 1;
                constant_7 = dfg_arg(g, mul_11, 1 - swap_4);
                if (!dfg_const_is(g, constant_7, dfg_float(0.5), DFG_NO_DTYPE)) continue;
                t = dfg_arg(g, mul_11, swap_4);
            } else {
                x = dfg_arg(g, mul_13, swap_3);
                constant_8 = dfg_arg(g, mul_13, 1 - swap_3);
                if (!dfg_const_is(g, constant_8, dfg_float(0.5), DFG_NO_DTYPE)) continue;
                t = dfg_arg(g, mul_12, 1 - swap_2);
            }
            if (dfg_op(g, t) != onnx_dnnl_op_Add) continue;
            struct onnx_dnnl_gelu_tanh_t_match t_2;
            for (; onnx_dnnl_gelu_tanh_t_find(g, t, way + 2, &t_2, DFG_PART(whole, t_2)); way[8]++) {
                if (t_2.x != x) continue;
                if (!dfg_in_body(
                        g, n, (const dfg_node[]){mul_8, mul_9, mul_10, mul_11, mul_12, mul_13, t}, 7))
                    continue;
                DFG_GIVE(onnx_dnnl_gelu_tanh, .root = n, .x = x, .t = t);
                DFG_GIVE_PARTS(whole->mul_8 = mul_8, whole->mul_9 = mul_9, whole->constant_6 = constant_6,
                               whole->mul_10 = mul_10, whole->mul_11 = mul_11,
                               whole->constant_7 = constant_7, whole->mul_12 = mul_12,
                               whole->mul_13 = mul_13, whole->constant_8 = constant_8);
                return true;
            }
        }
    }
    return false;
}

/* onnx_fusion.pat:59
 * pattern gelu(x) = gelu_erf(x) | gelu_tanh(x) | Gelu(x) | com.microsoft.Gelu(x) | com.microsoft.FastGelu(x, ...); */
static bool onnx_dnnl_gelu_find(DFG_FIND_ON(onnx_dnnl_gelu))
{
    for (uint32_t alt = way[0]; alt < 5u; way[0] = ++alt, dfg_restart(way + 1, 9)) {
        struct onnx_dnnl_gelu_erf_match gelu_erf = {0};
        if (whole != NULL) whole->gelu_erf = (struct onnx_dnnl_gelu_erf_whole){0};
        struct onnx_dnnl_gelu_tanh_match gelu_tanh = {0};
        if (whole != NULL) whole->gelu_tanh = (struct onnx_dnnl_gelu_tanh_whole){0};
        for (; alt == 0 ? onnx_dnnl_gelu_erf_find(g, n, way + 7, &gelu_erf, DFG_PART(whole, gelu_erf))
                 : alt == 1
                   ? onnx_dnnl_gelu_tanh_find(g, n, way + 1, &gelu_tanh, DFG_PART(whole, gelu_tanh))
                 : way[9] == 0;
             way[9]++) {
            dfg_node x = DFG_NONE, gelu = DFG_NONE, gelu_2 = DFG_NONE, fastGelu = DFG_NONE;
            struct dfg_nodes rest = { NULL, 0 };
            if (alt == 0) {
                x = gelu_erf.x;
            } else if (alt == 1) {
                x = gelu_tanh.x;
            } else if (alt == 2) {
                gelu = n;
                if (!dfg_calls_argc(g, gelu, onnx_dnnl_op_Gelu, 1)) continue;
                x = dfg_arg(g, gelu, 0);
            } else if (alt == 3) {
                gelu_2 = n;
                if (!dfg_calls_argc(g, gelu_2, onnx_dnnl_op_com_microsoft_Gelu, 1)) continue;
                x = dfg_arg(g, gelu_2, 0);
            } else {
                fastGelu = n;
                if (dfg_op(g, fastGelu) != onnx_dnnl_op_com_microsoft_FastGelu
                    || dfg_arg(g, fastGelu, 0) == DFG_NONE)
                    continue;
                rest = dfg_rest(g, fastGelu, 1, 0);
                x = dfg_arg(g, fastGelu, 0);
            }
            if (!dfg_in_body(g, n, (const dfg_node[]){gelu, gelu_2, fastGelu}, 3)) continue;
            DFG_GIVE(onnx_dnnl_gelu, .root = n, .x = x);
            DFG_GIVE_PARTS(whole->gelu = gelu, whole->gelu_2 = gelu_2, whole->fastGelu = fastGelu,
                           whole->rest = rest);
            return true;
        }
    }
    return false;
}

/* onnx_fusion.pat:19  pattern matmul_bias(a, b, c) = Add(MatMul(a, b), c & const); */
static bool onnx_dnnl_matmul_bias_find(DFG_FIND(onnx_dnnl_matmul_bias))
{
    if (!dfg_calls_argc(g, n, onnx_dnnl_op_Add, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == onnx_dnnl_op_MatMul ? 0 : 1;
    dfg_node matMul = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, matMul, onnx_dnnl_op_MatMul, 2)) return false;
    dfg_node a = dfg_operand(g, matMul, 0), b = dfg_operand(g, matMul, 1), c = dfg_arg(g, n, 1 - swap);
    if (!dfg_is(g, c, DFG_CONST) || !dfg_same_body(g, n, matMul)) return false;
    DFG_GIVE(onnx_dnnl_matmul_bias, .root = n, .a = a, .b = b, .c = c);
    DFG_GIVE_WHOLE(onnx_dnnl_matmul_bias, .matMul = matMul);
    return true;
}

/* onnx_dnnl.pat:53, as an entry of a table  "dnnl.matmul_bias_gelu"  = plain(matmul_bias_gelu); */
bool onnx_dnnl_dnnl_matmul_bias_gelu_find(DFG_FIND_ON(onnx_dnnl_dnnl_matmul_bias_gelu))
{
    struct onnx_dnnl_gelu_match gelu;
    for (; onnx_dnnl_gelu_find(g, n, way, &gelu, DFG_PART(whole, gelu)); way[9]++) {
        struct onnx_dnnl_matmul_bias_match matmul_bias;
        if (dfg_op(g, gelu.x) != onnx_dnnl_op_Add) continue;
        if (!onnx_dnnl_matmul_bias_find(g, gelu.x, &matmul_bias, DFG_PART(whole, matmul_bias))) continue;
        if (dfg_dtype(g, n) != DFG_F32 || !dfg_same_body(g, n, gelu.x)) continue;
        DFG_GIVE(onnx_dnnl_dnnl_matmul_bias_gelu, .root = n);
        DFG_GIVE_PARTS(whole->x = n);
        return true;
    }
    return false;
}

/* onnx_dnnl.pat:54, as an entry of a table  "dnnl.matmul_bias_act"   = plain(matmul_bias_act); */
bool onnx_dnnl_dnnl_matmul_bias_act_find(DFG_FIND_ON(onnx_dnnl_dnnl_matmul_bias_act))
{
    struct onnx_dnnl_activation_match activation;
    for (; onnx_dnnl_activation_find(g, n, way, &activation, DFG_PART(whole, activation)); way[2]++) {
        struct onnx_dnnl_matmul_bias_match matmul_bias;
        if (dfg_op(g, activation.x) != onnx_dnnl_op_Add) continue;
        if (!onnx_dnnl_matmul_bias_find(g, activation.x, &matmul_bias, DFG_PART(whole, matmul_bias)))
            continue;
        if (dfg_dtype(g, n) != DFG_F32 || !dfg_same_body(g, n, activation.x)) continue;
        DFG_GIVE(onnx_dnnl_dnnl_matmul_bias_act, .root = n);
        DFG_GIVE_PARTS(whole->x = n);
        return true;
    }
    return false;
}

/* onnx_dnnl.pat:55, as an entry of a table  "dnnl.matmul_bias_sum"   = plain(matmul_bias_sum); */
bool onnx_dnnl_dnnl_matmul_bias_sum_find(DFG_FIND_ON(onnx_dnnl_dnnl_matmul_bias_sum))
{
    /* matmul_bias_sum is written out: nothing else uses it */
    if (!dfg_calls_argc(g, n, onnx_dnnl_op_Add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        struct onnx_dnnl_matmul_bias_match matmul_bias;
        if (dfg_op(g, dfg_arg(g, n, swap)) != onnx_dnnl_op_Add) continue;
        if (!onnx_dnnl_matmul_bias_find(g, dfg_arg(g, n, swap), &matmul_bias, DFG_PART(whole, matmul_bias)))
            continue;
        dfg_node residual = dfg_arg(g, n, 1 - swap);
        if (dfg_dtype(g, n) != DFG_F32 || !dfg_in_body(g, n, (const dfg_node[]){n, matmul_bias.root}, 2))
            continue;
        DFG_GIVE(onnx_dnnl_dnnl_matmul_bias_sum, .root = n);
        DFG_GIVE_PARTS(whole->add = n, whole->residual = residual, whole->x = n);
        return true;
    }
    return false;
}

/* onnx_dnnl.pat:56, as an entry of a table  "dnnl.gelu"              = plain(gelu); */
bool onnx_dnnl_dnnl_gelu_find(DFG_FIND_ON(onnx_dnnl_dnnl_gelu))
{
    struct onnx_dnnl_gelu_match gelu;
    for (; onnx_dnnl_gelu_find(g, n, way, &gelu, DFG_PART(whole, gelu)); way[9]++) {
        if (dfg_dtype(g, n) != DFG_F32) continue;
        DFG_GIVE(onnx_dnnl_dnnl_gelu, .root = n);
        DFG_GIVE_PARTS(whole->x_2 = n);
        return true;
    }
    return false;
}

/* onnx_dnnl.pat:57, as an entry of a table  "dnnl.swish"             = plain(swish); */
bool onnx_dnnl_dnnl_swish_find(DFG_FIND_ON(onnx_dnnl_dnnl_swish))
{
    if (dfg_op(g, n) != onnx_dnnl_op_Mul) return false;
    struct onnx_dnnl_swish_match swish;
    for (; onnx_dnnl_swish_find(g, n, way, &swish, DFG_PART(whole, swish)); way[0]++) {
        if (dfg_dtype(g, n) != DFG_F32) continue;
        DFG_GIVE(onnx_dnnl_dnnl_swish, .root = n);
        DFG_GIVE_PARTS(whole->mul = n, whole->x_2 = n);
        return true;
    }
    return false;
}

/* onnx_dnnl.pat:58, as an entry of a table  "dnnl.hard_swish"        = plain(hard_swish); */
bool onnx_dnnl_dnnl_hard_swish_find(DFG_FIND_ON(onnx_dnnl_dnnl_hard_swish))
{
    if (dfg_op(g, n) != onnx_dnnl_op_Mul) return false;
    struct onnx_dnnl_hard_swish_match hard_swish;
    for (; onnx_dnnl_hard_swish_find(g, n, way, &hard_swish, DFG_PART(whole, hard_swish)); way[1]++) {
        if (dfg_dtype(g, n) != DFG_F32) continue;
        DFG_GIVE(onnx_dnnl_dnnl_hard_swish, .root = n);
        DFG_GIVE_PARTS(whole->mul = n, whole->x_2 = n);
        return true;
    }
    return false;
}

/* onnx_dnnl.pat:59, as an entry of a table  "dnnl.matmul_bias"       = plain(matmul_bias); */
bool onnx_dnnl_dnnl_matmul_bias_find(DFG_FIND(onnx_dnnl_dnnl_matmul_bias))
{
    struct onnx_dnnl_matmul_bias_match matmul_bias;
    if (dfg_op(g, n) != onnx_dnnl_op_Add) return false;
    if (!onnx_dnnl_matmul_bias_find(g, n, &matmul_bias, DFG_PART(whole, matmul_bias))) return false;
    if (dfg_dtype(g, n) != DFG_F32) return false;
    DFG_GIVE(onnx_dnnl_dnnl_matmul_bias, .root = n);
    DFG_GIVE_PARTS(whole->add = n, whole->x = n);
    return true;
}

/* onnx_dnnl.pat:60, as an entry of a table  "dnnl.conv"              = plain(conv); */
bool onnx_dnnl_dnnl_conv_find(DFG_FIND(onnx_dnnl_dnnl_conv))
{
    if (dfg_op(g, n) != onnx_dnnl_op_Conv || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 0) == DFG_NONE
        || dfg_arg(g, n, 1) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 0), w = dfg_arg(g, n, 1), b = dfg_arg(g, n, 2);
    if (dfg_dtype(g, n) != DFG_F32 || !dfg_same_body(g, n, n)) return false;
    DFG_GIVE(onnx_dnnl_dnnl_conv, .root = n);
    DFG_GIVE_WHOLE(onnx_dnnl_dnnl_conv, .conv = n, .x = x, .w = w, .b = b, .x_2 = n);
    return true;
}

/* onnx_dnnl.pat:61, as an entry of a table  "dnnl.deconv"            = plain(ConvTranspose(_, _, _)); */
bool onnx_dnnl_dnnl_deconv_find(DFG_FIND(onnx_dnnl_dnnl_deconv))
{
    if (!dfg_calls_with(g, n, onnx_dnnl_op_ConvTranspose, 3)) return false;
    dfg_node x_2 = dfg_operand(g, n, 0), x_3 = dfg_operand(g, n, 1), x_4 = dfg_operand(g, n, 2);
    if (dfg_dtype(g, n) != DFG_F32 || !dfg_same_body(g, n, n)) return false;
    DFG_GIVE(onnx_dnnl_dnnl_deconv, .root = n);
    DFG_GIVE_WHOLE(onnx_dnnl_dnnl_deconv, .x = n, .convTranspose = n, .x_2 = x_2, .x_3 = x_3, .x_4 = x_4);
    return true;
}

/* onnx_dnnl.pat:62, as an entry of a table  "dnnl.deconv_no_bias"    = plain(ConvTranspose(_, _)); */
bool onnx_dnnl_dnnl_deconv_no_bias_find(DFG_FIND(onnx_dnnl_dnnl_deconv_no_bias))
{
    if (!dfg_calls_with(g, n, onnx_dnnl_op_ConvTranspose, 2)) return false;
    dfg_node x_2 = dfg_operand(g, n, 0), x_3 = dfg_operand(g, n, 1);
    if (dfg_dtype(g, n) != DFG_F32 || !dfg_same_body(g, n, n)) return false;
    DFG_GIVE(onnx_dnnl_dnnl_deconv_no_bias, .root = n);
    DFG_GIVE_WHOLE(onnx_dnnl_dnnl_deconv_no_bias, .x = n, .convTranspose = n, .x_2 = x_2, .x_3 = x_3);
    return true;
}

/* onnx_dnnl.pat:63, as an entry of a table  "dnnl.gemm"              = plain(gemm); */
bool onnx_dnnl_dnnl_gemm_find(DFG_FIND(onnx_dnnl_dnnl_gemm))
{
    if (dfg_op(g, n) != onnx_dnnl_op_Gemm || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 0) == DFG_NONE
        || dfg_arg(g, n, 1) == DFG_NONE)
        return false;
    dfg_node a = dfg_arg(g, n, 0), b = dfg_arg(g, n, 1), c = dfg_arg(g, n, 2);
    if (dfg_dtype(g, n) != DFG_F32 || !dfg_same_body(g, n, n)) return false;
    DFG_GIVE(onnx_dnnl_dnnl_gemm, .root = n);
    DFG_GIVE_WHOLE(onnx_dnnl_dnnl_gemm, .gemm = n, .a = a, .b = b, .c = c, .x = n);
    return true;
}

/* onnx_dnnl.pat:64, as an entry of a table  "dnnl.matmul"            = plain(MatMul(_, _)); */
bool onnx_dnnl_dnnl_matmul_find(DFG_FIND(onnx_dnnl_dnnl_matmul))
{
    if (!dfg_calls_argc(g, n, onnx_dnnl_op_MatMul, 2)) return false;
    dfg_node x_2 = dfg_operand(g, n, 0), x_3 = dfg_operand(g, n, 1);
    if (dfg_dtype(g, n) != DFG_F32 || !dfg_same_body(g, n, n)) return false;
    DFG_GIVE(onnx_dnnl_dnnl_matmul, .root = n);
    DFG_GIVE_WHOLE(onnx_dnnl_dnnl_matmul, .x = n, .matMul = n, .x_2 = x_2, .x_3 = x_3);
    return true;
}

/* onnx_dnnl.pat:65, as an entry of a table  "dnnl.softmax"           = plain(Softmax(_)); */
bool onnx_dnnl_dnnl_softmax_find(DFG_FIND(onnx_dnnl_dnnl_softmax))
{
    if (!dfg_calls_argc(g, n, onnx_dnnl_op_Softmax, 1)) return false;
    dfg_node x_2 = dfg_operand(g, n, 0);
    if (dfg_dtype(g, n) != DFG_F32 || !dfg_same_body(g, n, n)) return false;
    DFG_GIVE(onnx_dnnl_dnnl_softmax, .root = n);
    DFG_GIVE_WHOLE(onnx_dnnl_dnnl_softmax, .x = n, .softmax = n, .x_2 = x_2);
    return true;
}

/* onnx_dnnl.pat:66, as an entry of a table
 * "dnnl.pool"              = plain((MaxPool | AveragePool)(_) { ceil_mode == 0 } | GlobalAveragePool(_)); */
bool onnx_dnnl_dnnl_pool_find(DFG_FIND(onnx_dnnl_dnnl_pool))
{
    bool is_call = dfg_op(g, n) == onnx_dnnl_op_MaxPool || dfg_op(g, n) == onnx_dnnl_op_AveragePool
        || dfg_is(g, n, DFG_GET);
    dfg_node call = DFG_NONE, call_call = DFG_NONE, x_2 = DFG_NONE, globalAveragePool = DFG_NONE;
    dfg_node x_3 = DFG_NONE;
    if (is_call) {
        call = n;
        call_call = dfg_first_result(g, call);
        if (!(call_call == call || dfg_op(g, call_call) == onnx_dnnl_op_MaxPool)) return false;
        if (!(dfg_op(g, call_call) == onnx_dnnl_op_MaxPool
              || dfg_op(g, call_call) == onnx_dnnl_op_AveragePool)
            || !dfg_argc_is(g, call_call, 1))
            return false;
        if (!dfg_int_is(g, call_call, onnx_dnnl_attr_ceil_mode, 0, 0)) return false;
        x_2 = dfg_arg(g, call_call, 0);
    } else {
        globalAveragePool = n;
        if (!dfg_calls_argc(g, globalAveragePool, onnx_dnnl_op_GlobalAveragePool, 1)) return false;
        x_3 = dfg_arg(g, globalAveragePool, 0);
    }
    if (dfg_dtype(g, n) != DFG_F32) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){call, is_call ? call_call : DFG_NONE, globalAveragePool}, 3))
        return false;
    DFG_GIVE(onnx_dnnl_dnnl_pool, .root = n);
    DFG_GIVE_WHOLE(onnx_dnnl_dnnl_pool, .x = n, .call = call, .call_call = dfg_first_result(g, call),
                   .x_2 = x_2, .globalAveragePool = globalAveragePool, .x_3 = x_3);
    return true;
}

/* onnx_dnnl.pat:67, as an entry of a table  "dnnl.batch_norm"        = plain(normalized); */
bool onnx_dnnl_dnnl_batch_norm_find(DFG_FIND(onnx_dnnl_dnnl_batch_norm))
{
    struct onnx_dnnl_normalized_match normalized;
    if (!onnx_dnnl_normalized_find(g, n, &normalized, DFG_PART(whole, normalized))) return false;
    if (dfg_dtype(g, n) != DFG_F32) return false;
    DFG_GIVE(onnx_dnnl_dnnl_batch_norm, .root = n);
    DFG_GIVE_PARTS(whole->batchNormalization = n, whole->batchNormalization_call = dfg_first_result(g, n),
                   whole->x = n);
    return true;
}

/* onnx_dnnl.pat:68, as an entry of a table
 * "dnnl.eltwise"           = plain((Relu | LeakyRelu | Sigmoid | Tanh | Abs | Exp | Log | Sqrt | Round
 *                                  | Elu | Softplus)(_) | Clip(...)); */
bool onnx_dnnl_dnnl_eltwise_find(DFG_FIND(onnx_dnnl_dnnl_eltwise))
{
    bool is_call = (dfg_op(g, n) == onnx_dnnl_op_Relu || dfg_op(g, n) == onnx_dnnl_op_LeakyRelu
                    || dfg_op(g, n) == onnx_dnnl_op_Sigmoid || dfg_op(g, n) == onnx_dnnl_op_Tanh
                    || dfg_op(g, n) == onnx_dnnl_op_Abs || dfg_op(g, n) == onnx_dnnl_op_Exp
                    || dfg_op(g, n) == onnx_dnnl_op_Log || dfg_op(g, n) == onnx_dnnl_op_Sqrt
                    || dfg_op(g, n) == onnx_dnnl_op_Round || dfg_op(g, n) == onnx_dnnl_op_Elu
                    || dfg_op(g, n) == onnx_dnnl_op_Softplus)
        && dfg_argc_is(g, n, 1);
    dfg_node call = DFG_NONE, x_2 = DFG_NONE, clip = DFG_NONE;
    struct dfg_nodes rest = { NULL, 0 };
    if (is_call) {
        call = n;
        x_2 = dfg_arg(g, call, 0);
    } else {
        clip = n;
        if (dfg_op(g, clip) != onnx_dnnl_op_Clip) return false;
        rest = dfg_rest(g, clip, 0, 0);
    }
    if (dfg_dtype(g, n) != DFG_F32 || !dfg_in_body(g, n, (const dfg_node[]){call, clip}, 2)) return false;
    DFG_GIVE(onnx_dnnl_dnnl_eltwise, .root = n);
    DFG_GIVE_WHOLE(onnx_dnnl_dnnl_eltwise, .x = n, .call = call, .x_2 = x_2, .clip = clip, .rest = rest);
    return true;
}

/* onnx_dnnl.pat:70, as an entry of a table
 * "dnnl.binary"            = plain((Add | Sub | Mul | Div | Min | Max)(_, _)); */
bool onnx_dnnl_dnnl_binary_find(DFG_FIND_ON(onnx_dnnl_dnnl_binary))
{
    if (!(dfg_op(g, n) == onnx_dnnl_op_Add || dfg_op(g, n) == onnx_dnnl_op_Sub
          || dfg_op(g, n) == onnx_dnnl_op_Mul || dfg_op(g, n) == onnx_dnnl_op_Div
          || dfg_op(g, n) == onnx_dnnl_op_Min || dfg_op(g, n) == onnx_dnnl_op_Max)
        || !dfg_has_args(g, n, 2))
        return false;
    for (uint32_t swap = way[0]; swap < (dfg_op(g, n) == onnx_dnnl_op_Add
                                         || dfg_op(g, n) == onnx_dnnl_op_Mul
                                         || dfg_op(g, n) == onnx_dnnl_op_Min
                                         || dfg_op(g, n) == onnx_dnnl_op_Max
                                         ? dfg_orders(g, n)
                                         : 1u);
         way[0] = ++swap) {
        dfg_node x_2 = dfg_arg(g, n, swap), x_3 = dfg_arg(g, n, 1 - swap);
        if (dfg_dtype(g, n) != DFG_F32 || !dfg_same_body(g, n, n)) continue;
        DFG_GIVE(onnx_dnnl_dnnl_binary, .root = n);
        DFG_GIVE_WHOLE(onnx_dnnl_dnnl_binary, .x = n, .call = n, .x_2 = x_2, .x_3 = x_3);
        return true;
    }
    return false;
}

/* ---- onnx_dnnl.pat:36  table onnx_dnnl ---- */

/* Does the candidate match?  What level 1 does not say is asked by the entry's own matcher. */
static bool onnx_dnnl_confirm(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    switch (bit) {
    case 0: return DFG_MATCHES(onnx_dnnl_int8_conv, g, n); /* where bytes(x, w, q) */
    case 1: return DFG_MATCHES(onnx_dnnl_int8_gemm, g, n); /* where bytes(x, w, q) */
    case 2: return DFG_MATCHES(onnx_dnnl_int8_matmul, g, n); /* where bytes(x, w, q) */
    case 3: return DFG_MATCHES(onnx_dnnl_int8_binary, g, n); /* where bytes(x, y, q) */
    case 4: return DFG_MATCHES(onnx_dnnl_dnnl_layer_norm, g, n); /* x is one node at several places */
    case 5: /* 'Add(a, b) | Sum(a, b)' is one node at several places */
        return DFG_MATCHES(onnx_dnnl_dnnl_conv_norm_sum_act, g, n);
    case 6: return DFG_MATCHES_CANDIDATE(onnx_dnnl_dnnl_conv_norm_sum, g, n);
    case 7: /* 'Add(a, b) | Sum(a, b)' is one node at several places */
        return DFG_MATCHES(onnx_dnnl_dnnl_conv_sum_act, g, n);
    case 8: /* 'BatchNormalization(p, scale & const, bia ...' is one n ... */
        return DFG_MATCHES(onnx_dnnl_dnnl_conv_norm_act, g, n);
    case 9: return DFG_MATCHES_CANDIDATE(onnx_dnnl_dnnl_conv_norm, g, n);
    case 10: /* 'BatchNormalization(p, scale & const, bia ...' is one n ... */
        return DFG_MATCHES(onnx_dnnl_dnnl_deconv_norm_act, g, n);
    case 11: return DFG_MATCHES_CANDIDATE(onnx_dnnl_dnnl_deconv_norm, g, n);
    case 12: /* 'Conv(x, w, b?)' is one node at several places */
        return DFG_MATCHES(onnx_dnnl_dnnl_conv_act, g, n);
    case 13: return DFG_MATCHES_CANDIDATE(onnx_dnnl_dnnl_conv_sum, g, n);
    case 14: /* 'Gemm(a, b, c?)' is one node at several places */
        return DFG_MATCHES(onnx_dnnl_dnnl_gemm_act, g, n);
    case 15: /* 'Add(MatMul(a, b), c & const)' is one node at several p ... */
        return DFG_MATCHES(onnx_dnnl_dnnl_matmul_bias_gelu, g, n);
    case 16: /* 'Add(MatMul(a, b), c & const)' is one node at several p ... */
        return DFG_MATCHES(onnx_dnnl_dnnl_matmul_bias_act, g, n);
    case 17: return DFG_MATCHES_CANDIDATE(onnx_dnnl_dnnl_matmul_bias_sum, g, n);
    case 18: return DFG_MATCHES(onnx_dnnl_dnnl_gelu, g, n); /* x is one node at several places */
    case 19: return DFG_MATCHES(onnx_dnnl_dnnl_swish, g, n); /* x is one node at several places */
    case 20: return DFG_MATCHES(onnx_dnnl_dnnl_hard_swish, g, n); /* x is one node at several places */
    case 21: return DFG_MATCHES_CANDIDATE(onnx_dnnl_dnnl_matmul_bias, g, n);
    case 22: return DFG_MATCHES_CANDIDATE(onnx_dnnl_dnnl_conv, g, n);
    case 23: return DFG_MATCHES_CANDIDATE(onnx_dnnl_dnnl_deconv, g, n);
    case 24: return DFG_MATCHES_CANDIDATE(onnx_dnnl_dnnl_deconv_no_bias, g, n);
    case 25: return DFG_MATCHES_CANDIDATE(onnx_dnnl_dnnl_gemm, g, n);
    case 26: return DFG_MATCHES_CANDIDATE(onnx_dnnl_dnnl_matmul, g, n);
    case 27: return DFG_MATCHES_CANDIDATE(onnx_dnnl_dnnl_softmax, g, n);
    case 28: return DFG_MATCHES_CANDIDATE(onnx_dnnl_dnnl_pool, g, n);
    case 29: return DFG_MATCHES_CANDIDATE(onnx_dnnl_dnnl_batch_norm, g, n);
    case 30: return DFG_MATCHES_CANDIDATE(onnx_dnnl_dnnl_eltwise, g, n);
    case 31: return DFG_MATCHES_CANDIDATE(onnx_dnnl_dnnl_binary, g, n);
    default: return false;
    }
}

/* onnx_fusion.pat:87  DequantizeLinear(q, s & const, (z & const)?) */
static inline bool onnx_dnnl_is_dequantized(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_dnnl_op_DequantizeLinear) && dfg_n_args(g, n) <= 3
        && dfg_arg(g, n, 0) != DFG_NONE && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST)
        && (dfg_arg(g, n, 2) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 2), DFG_CONST));
}

/* onnx_fusion.pat:87  DequantizeLinear(q, s & const, (z & const)?) */
static inline bool onnx_dnnl_is_dequantized_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_dnnl_op_DequantizeLinear) && dfg_n_args(g, n) <= 3
        && dfg_is(g, dfg_arg(g, n, 0), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST)
        && (dfg_arg(g, n, 2) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 2), DFG_CONST));
}

/* onnx_fusion.pat:94  Conv(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero), (dequantized(b, b_s ...; the operator is known */
static inline bool onnx_dnnl_is_Conv(const dfg_graph *g, dfg_node n)
{
    return dfg_n_args(g, n) <= 3 && onnx_dnnl_is_dequantized(g, dfg_arg(g, n, 0))
        && onnx_dnnl_is_dequantized_2(g, dfg_arg(g, n, 1))
        && (dfg_arg(g, n, 2) == DFG_NONE || onnx_dnnl_is_dequantized(g, dfg_arg(g, n, 2))
            || dfg_is(g, dfg_arg(g, n, 2), DFG_CONST));
}

/* onnx_fusion.pat:98  Gemm(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero), (dequantized(b, b_s ...; the operator is known */
static inline bool onnx_dnnl_is_Gemm(const dfg_graph *g, dfg_node n)
{
    return dfg_n_args(g, n) <= 3 && onnx_dnnl_is_dequantized(g, dfg_arg(g, n, 0))
        && onnx_dnnl_is_dequantized_2(g, dfg_arg(g, n, 1))
        && (dfg_arg(g, n, 2) == DFG_NONE || onnx_dnnl_is_dequantized(g, dfg_arg(g, n, 2))
            || dfg_is(g, dfg_arg(g, n, 2), DFG_CONST));
}

/* onnx_fusion.pat:104  (Add | Sub | Mul | Div)(dequantized(x, x_scale, x_zero), dequantized(y, y_scale, y_zero)); the operator is known */
static inline bool onnx_dnnl_is_Add(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && onnx_dnnl_is_dequantized(g, dfg_operand(g, n, 0))
        && onnx_dnnl_is_dequantized(g, dfg_operand(g, n, 1));
}

/* onnx_fusion.pat:102  MatMul(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero)); the operator is known */
static inline bool onnx_dnnl_is_MatMul(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && onnx_dnnl_is_dequantized(g, dfg_operand(g, n, 0))
        && onnx_dnnl_is_dequantized(g, dfg_operand(g, n, 1));
}

/* op in {QuantizeLinear}: ONNX_DNNL_DNNL_INT8_CONV, ONNX_DNNL_DNNL_INT8_GEMM,
 * ONNX_DNNL_DNNL_INT8_MATMUL, ONNX_DNNL_DNNL_INT8_BINARY */
static inline DFG_IN_LINE_FOR_SPEED uint64_t onnx_dnnl_at_QuantizeLinear(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_n_args(g, n) <= 3 && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST)
        && (dfg_arg(g, n, 2) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 2), DFG_CONST))) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        switch (dfg_op(g, a0)) {
        case onnx_dnnl_op_Relu:
            if (dfg_argc_is(g, a0, 1)) {
                const dfg_node a0_0 = dfg_operand(g, a0, 0);
                switch (dfg_op(g, a0_0)) {
                case onnx_dnnl_op_Conv:
                    if (onnx_dnnl_is_Conv(g, a0_0)) set |= DFG_BIT(ONNX_DNNL_DNNL_INT8_CONV);
                    break;
                case onnx_dnnl_op_Gemm:
                    if (onnx_dnnl_is_Gemm(g, a0_0)) set |= DFG_BIT(ONNX_DNNL_DNNL_INT8_GEMM);
                    break;
                case onnx_dnnl_op_Add: case onnx_dnnl_op_Div: case onnx_dnnl_op_Mul: case onnx_dnnl_op_Sub:
                    if (onnx_dnnl_is_Add(g, a0_0)) set |= DFG_BIT(ONNX_DNNL_DNNL_INT8_BINARY);
                    break;
                default: break;
                }
            }
            break;
        case onnx_dnnl_op_Conv:
            if (onnx_dnnl_is_Conv(g, a0)) set |= DFG_BIT(ONNX_DNNL_DNNL_INT8_CONV);
            break;
        case onnx_dnnl_op_Gemm:
            if (onnx_dnnl_is_Gemm(g, a0)) set |= DFG_BIT(ONNX_DNNL_DNNL_INT8_GEMM);
            break;
        case onnx_dnnl_op_MatMul:
            if (onnx_dnnl_is_MatMul(g, a0)) set |= DFG_BIT(ONNX_DNNL_DNNL_INT8_MATMUL);
            break;
        case onnx_dnnl_op_Add: case onnx_dnnl_op_Div: case onnx_dnnl_op_Mul: case onnx_dnnl_op_Sub:
            if (onnx_dnnl_is_Add(g, a0)) set |= DFG_BIT(ONNX_DNNL_DNNL_INT8_BINARY);
            break;
        default: break;
        }
    }
    return set;
}

/* onnx_fusion.pat:119  Sub(x, ReduceMean(x) { keepdims == 1 }) */
static inline bool onnx_dnnl_is_centred(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_dnnl_op_Sub, 2)) return false;
    const dfg_node a1 = dfg_operand(g, n, 1);
    return dfg_calls_argc(g, a1, onnx_dnnl_op_ReduceMean, 1)
        && dfg_int_is(g, a1, onnx_dnnl_attr_keepdims, 1, 1);
}

/* onnx_fusion.pat:123  Pow(e, 2) */
static inline bool onnx_dnnl_is_Pow(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, onnx_dnnl_op_Pow, 2)
        && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(2), DFG_NO_DTYPE);
}

/* onnx_fusion.pat:123  ReduceMean(Pow(e, 2) | Mul(e, e)) */
static inline bool onnx_dnnl_is_v(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, onnx_dnnl_op_ReduceMean, 1)
        && (onnx_dnnl_is_Pow(g, dfg_operand(g, n, 0))
            || dfg_calls_argc(g, dfg_operand(g, n, 0), onnx_dnnl_op_Mul, 2))
        && dfg_int_is(g, n, onnx_dnnl_attr_keepdims, 1, 1);
}

/* onnx_fusion.pat:124  Add(v, eps & const) */
static inline bool onnx_dnnl_is_Add_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_dnnl_op_Add, 2)) return false;
    return (onnx_dnnl_is_v(g, dfg_operand(g, n, 0)) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST) && onnx_dnnl_is_v(g, dfg_operand(g, n, 1)));
}

/* onnx_fusion.pat:124  Sqrt(Add(v, eps & const)) */
static inline bool onnx_dnnl_is_s(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, onnx_dnnl_op_Sqrt, 1) && onnx_dnnl_is_Add_2(g, dfg_operand(g, n, 0));
}

/* onnx_fusion.pat:125  Div(d, s) */
static inline bool onnx_dnnl_is_Div(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, onnx_dnnl_op_Div, 2) && onnx_dnnl_is_centred(g, dfg_operand(g, n, 0))
        && onnx_dnnl_is_s(g, dfg_operand(g, n, 1));
}

/* onnx_fusion.pat:125  Reciprocal(s) */
static inline bool onnx_dnnl_is_Reciprocal(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, onnx_dnnl_op_Reciprocal, 1) && onnx_dnnl_is_s(g, dfg_operand(g, n, 0));
}

/* onnx_fusion.pat:125  Mul(d, Reciprocal(s)) */
static inline bool onnx_dnnl_is_Mul_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_dnnl_op_Mul, 2)) return false;
    return onnx_dnnl_is_Reciprocal(g, dfg_operand(g, n, 1))
        || onnx_dnnl_is_Reciprocal(g, dfg_operand(g, n, 0));
}

/* onnx_fusion.pat:126  Mul(n, scale); the operator is known */
static inline bool onnx_dnnl_is_Mul(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    return onnx_dnnl_is_Div(g, dfg_operand(g, n, 0)) || onnx_dnnl_is_Mul_2(g, dfg_operand(g, n, 0))
        || onnx_dnnl_is_Div(g, dfg_operand(g, n, 1)) || onnx_dnnl_is_Mul_2(g, dfg_operand(g, n, 1));
}

/* onnx_fusion.pat:26  Conv(x, w & const, b?) */
static inline bool onnx_dnnl_is_Conv_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_dnnl_op_Conv) && dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE
        && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST);
}

/* onnx_fusion.pat:23  BatchNormalization(p, scale & const, bias & const, mean & const, variance & const) */
static inline bool onnx_dnnl_is_normalized(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, onnx_dnnl_op_BatchNormalization, 5)
        && onnx_dnnl_is_Conv_2(g, dfg_operand(g, n, 0)) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 3), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 4), DFG_CONST)
        && dfg_int_is(g, n, onnx_dnnl_attr_training_mode, 0, 0);
}

/* onnx_fusion.pat:19  Add(MatMul(a, b), c & const) */
static inline bool onnx_dnnl_is_matmul_bias(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_dnnl_op_Add, 2)) return false;
    return (dfg_calls_argc(g, dfg_operand(g, n, 0), onnx_dnnl_op_MatMul, 2)
            && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST)
            && dfg_calls_argc(g, dfg_operand(g, n, 1), onnx_dnnl_op_MatMul, 2));
}

/* op in {Add}: ONNX_DNNL_DNNL_LAYER_NORM, ONNX_DNNL_DNNL_CONV_NORM_SUM,
 * ONNX_DNNL_DNNL_CONV_SUM, ONNX_DNNL_DNNL_MATMUL_BIAS_SUM, ONNX_DNNL_DNNL_MATMUL_BIAS */
static inline DFG_IN_LINE_FOR_SPEED uint64_t onnx_dnnl_at_Add(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2) && dfg_dtype(g, n) == DFG_F32) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case onnx_dnnl_op_Mul:
            if (onnx_dnnl_is_Mul(g, a0)) set |= DFG_BIT(ONNX_DNNL_DNNL_LAYER_NORM);
            break;
        case onnx_dnnl_op_BatchNormalization: case DFG_GET:
            if (onnx_dnnl_is_normalized(g, dfg_first_result(g, a0)))
                set |= DFG_BIT(ONNX_DNNL_DNNL_CONV_NORM_SUM);
            break;
        case onnx_dnnl_op_Conv:
            if (dfg_n_args(g, a0) <= 3 && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE)
                set |= DFG_BIT(ONNX_DNNL_DNNL_CONV_SUM);
            break;
        case onnx_dnnl_op_Add:
            if (onnx_dnnl_is_matmul_bias(g, a0)) set |= DFG_BIT(ONNX_DNNL_DNNL_MATMUL_BIAS_SUM);
            break;
        case onnx_dnnl_op_MatMul:
            if (dfg_argc_is(g, a0, 2) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
                set |= DFG_BIT(ONNX_DNNL_DNNL_MATMUL_BIAS);
            break;
        case DFG_CONST:
            if (dfg_calls_argc(g, dfg_operand(g, n, 1), onnx_dnnl_op_MatMul, 2))
                set |= DFG_BIT(ONNX_DNNL_DNNL_MATMUL_BIAS);
            break;
        default: break;
        }
        const dfg_node a1 = dfg_operand(g, n, 1);
        switch (dfg_op(g, a1)) {
        case onnx_dnnl_op_Mul:
            if (onnx_dnnl_is_Mul(g, a1)) set |= DFG_BIT(ONNX_DNNL_DNNL_LAYER_NORM);
            break;
        case onnx_dnnl_op_BatchNormalization: case DFG_GET:
            if (onnx_dnnl_is_normalized(g, dfg_first_result(g, a1)))
                set |= DFG_BIT(ONNX_DNNL_DNNL_CONV_NORM_SUM);
            break;
        case onnx_dnnl_op_Conv:
            if (dfg_n_args(g, a1) <= 3 && dfg_arg(g, a1, 0) != DFG_NONE && dfg_arg(g, a1, 1) != DFG_NONE)
                set |= DFG_BIT(ONNX_DNNL_DNNL_CONV_SUM);
            break;
        case onnx_dnnl_op_Add:
            if (onnx_dnnl_is_matmul_bias(g, a1)) set |= DFG_BIT(ONNX_DNNL_DNNL_MATMUL_BIAS_SUM);
            break;
        default: break;
        }
    }
    return set;
}

/* op in {LayerNormalization}: ONNX_DNNL_DNNL_LAYER_NORM */
static inline DFG_IN_LINE_FOR_SPEED uint64_t onnx_dnnl_at_LayerNormalization(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) <= 1 && dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE
        && dfg_arg(g, n, 1) != DFG_NONE && dfg_dtype(g, n) == DFG_F32)
        set |= DFG_BIT(ONNX_DNNL_DNNL_LAYER_NORM);
    return set;
}

/* onnx_fusion.pat:28  ConvTranspose(x, w & const, b?) */
static inline bool onnx_dnnl_is_ConvTranspose(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, onnx_dnnl_op_ConvTranspose) && dfg_n_args(g, n) <= 3
        && dfg_arg(g, n, 0) != DFG_NONE && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST);
}

/* from bit 0 on: ONNX_DNNL_DNNL_CONV_NORM, ONNX_DNNL_DNNL_DECONV_NORM,
 * ONNX_DNNL_DNNL_BATCH_NORM, and 1 more such group */
static uint64_t onnx_dnnl_part(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_int_is(g, n, onnx_dnnl_attr_training_mode, 0, 0)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case onnx_dnnl_op_Conv:
            if (onnx_dnnl_is_Conv_2(g, a0)) set |= DFG_BIT(0); /* ONNX_DNNL_DNNL_CONV_NORM ... */
            break;
        case onnx_dnnl_op_ConvTranspose:
            if (onnx_dnnl_is_ConvTranspose(g, a0)) set |= DFG_BIT(2); /* ONNX_DNNL_DNNL_DECONV_NORM ... */
            break;
        default: break;
        }
        set |= DFG_BIT(20); /* ONNX_DNNL_DNNL_BATCH_NORM ... */
    }
    return set;
}

/* op in {get}: ONNX_DNNL_DNNL_LAYER_NORM, ONNX_DNNL_DNNL_CONV_NORM,
 * ONNX_DNNL_DNNL_DECONV_NORM, ONNX_DNNL_DNNL_POOL, ONNX_DNNL_DNNL_BATCH_NORM */
static inline DFG_IN_LINE_FOR_SPEED uint64_t onnx_dnnl_at_get(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) == 0 && dfg_dtype(g, n) == DFG_F32) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        switch (dfg_op(g, a0)) {
        case onnx_dnnl_op_LayerNormalization:
            if (dfg_n_args(g, a0) <= 3 && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE)
                set |= DFG_BIT(ONNX_DNNL_DNNL_LAYER_NORM);
            break;
        case onnx_dnnl_op_BatchNormalization:
            if (dfg_argc_is(g, a0, 5) && dfg_is(g, dfg_operand(g, a0, 1), DFG_CONST)
                && dfg_is(g, dfg_operand(g, a0, 2), DFG_CONST)
                && dfg_is(g, dfg_operand(g, a0, 3), DFG_CONST)
                && dfg_is(g, dfg_operand(g, a0, 4), DFG_CONST))
                set |= onnx_dnnl_part(g, a0) << 9;
            break;
        case onnx_dnnl_op_MaxPool:
            if (dfg_argc_is(g, a0, 1) && dfg_int_is(g, a0, onnx_dnnl_attr_ceil_mode, 0, 0))
                set |= DFG_BIT(ONNX_DNNL_DNNL_POOL);
            break;
        default: break;
        }
    }
    return set;
}

/* onnx_fusion.pat:23  BatchNormalization(p, scale & const, bias & const, mean & const, variance & const) */
static inline bool onnx_dnnl_is_normalized_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, onnx_dnnl_op_BatchNormalization, 5)
        && onnx_dnnl_is_ConvTranspose(g, dfg_operand(g, n, 0)) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 3), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 4), DFG_CONST)
        && dfg_int_is(g, n, onnx_dnnl_attr_training_mode, 0, 0);
}

/* onnx_fusion.pat:76  Add(a, b) */
static inline bool onnx_dnnl_is_Add_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_dnnl_op_Add, 2)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0), a1 = dfg_operand(g, n, 1);
    return onnx_dnnl_is_normalized(g, dfg_first_result(g, a0))
        || onnx_dnnl_is_normalized(g, dfg_first_result(g, a1));
}

/* onnx_fusion.pat:76  Add(a, b) */
static inline bool onnx_dnnl_is_Add_4(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_dnnl_op_Add, 2)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0), a1 = dfg_operand(g, n, 1);
    return (dfg_calls(g, a0, onnx_dnnl_op_Conv) && dfg_n_args(g, a0) <= 3 && dfg_arg(g, a0, 0) != DFG_NONE
            && dfg_arg(g, a0, 1) != DFG_NONE)
        || (dfg_calls(g, a1, onnx_dnnl_op_Conv) && dfg_n_args(g, a1) <= 3 && dfg_arg(g, a1, 0) != DFG_NONE
            && dfg_arg(g, a1, 1) != DFG_NONE);
}

/* op in {Gelu, HardSigmoid, HardSwish, LeakyRelu, Relu, Sigmoid, Tanh}:
 * ONNX_DNNL_DNNL_CONV_NORM_SUM_ACT, ONNX_DNNL_DNNL_CONV_SUM_ACT, ONNX_DNNL_DNNL_CONV_NORM_ACT,
 * ONNX_DNNL_DNNL_DECONV_NORM_ACT, ONNX_DNNL_DNNL_CONV_ACT, ONNX_DNNL_DNNL_GEMM_ACT and 1 more */
static uint64_t onnx_dnnl_at_Gelu_like(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1) && dfg_dtype(g, n) == DFG_F32) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case onnx_dnnl_op_BatchNormalization: case DFG_GET:
            if (onnx_dnnl_is_normalized(g, dfg_first_result(g, a0)))
                set |= DFG_BIT(ONNX_DNNL_DNNL_CONV_NORM_ACT);
            if (onnx_dnnl_is_normalized_2(g, dfg_first_result(g, a0)))
                set |= DFG_BIT(ONNX_DNNL_DNNL_DECONV_NORM_ACT);
            break;
        case onnx_dnnl_op_Conv:
            if (dfg_n_args(g, a0) <= 3 && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE)
                set |= DFG_BIT(ONNX_DNNL_DNNL_CONV_ACT);
            break;
        case onnx_dnnl_op_Gemm:
            if (dfg_n_args(g, a0) <= 3 && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE)
                set |= DFG_BIT(ONNX_DNNL_DNNL_GEMM_ACT);
            break;
        case onnx_dnnl_op_Add:
            if (onnx_dnnl_is_matmul_bias(g, a0)) set |= DFG_BIT(ONNX_DNNL_DNNL_MATMUL_BIAS_ACT);
            break;
        default: break;
        }
        if (onnx_dnnl_is_Add_3(g, a0) || dfg_calls_with(g, a0, onnx_dnnl_op_Sum, 2))
            set |= DFG_BIT(ONNX_DNNL_DNNL_CONV_NORM_SUM_ACT);
        if (onnx_dnnl_is_Add_4(g, a0) || dfg_calls_with(g, a0, onnx_dnnl_op_Sum, 2))
            set |= DFG_BIT(ONNX_DNNL_DNNL_CONV_SUM_ACT);
    }
    return set;
}

/* op in {Clip}: ONNX_DNNL_DNNL_CONV_NORM_SUM_ACT, ONNX_DNNL_DNNL_CONV_SUM_ACT,
 * ONNX_DNNL_DNNL_CONV_NORM_ACT, ONNX_DNNL_DNNL_DECONV_NORM_ACT, ONNX_DNNL_DNNL_CONV_ACT,
 * ONNX_DNNL_DNNL_GEMM_ACT and 2 more */
static inline DFG_IN_LINE_FOR_SPEED uint64_t onnx_dnnl_at_Clip(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_dtype(g, n) == DFG_F32) {
        if (dfg_has_args(g, n, 3) && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(0), DFG_NO_DTYPE)
            && dfg_const_is(g, dfg_operand(g, n, 2), dfg_int(6), DFG_NO_DTYPE)) {
            set |= DFG_BIT(ONNX_DNNL_DNNL_CONV_NORM_SUM_ACT);
            set |= DFG_BIT(ONNX_DNNL_DNNL_CONV_SUM_ACT);
            set |= DFG_BIT(ONNX_DNNL_DNNL_CONV_NORM_ACT);
            set |= DFG_BIT(ONNX_DNNL_DNNL_DECONV_NORM_ACT);
            set |= DFG_BIT(ONNX_DNNL_DNNL_CONV_ACT);
            set |= DFG_BIT(ONNX_DNNL_DNNL_GEMM_ACT);
            set |= DFG_BIT(ONNX_DNNL_DNNL_MATMUL_BIAS_ACT);
        }
        set |= DFG_BIT(ONNX_DNNL_DNNL_ELTWISE);
    }
    return set;
}

/* onnx_fusion.pat:38  Add(x, 3) */
static inline bool onnx_dnnl_is_Add_5(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_dnnl_op_Add, 2)) return false;
    return dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(3), DFG_NO_DTYPE)
        || dfg_const_is(g, dfg_operand(g, n, 0), dfg_int(3), DFG_NO_DTYPE);
}

/* onnx_fusion.pat:38  Clip(Add(x, 3), 0, 6) */
static inline bool onnx_dnnl_is_Clip(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_with(g, n, onnx_dnnl_op_Clip, 3) && onnx_dnnl_is_Add_5(g, dfg_operand(g, n, 0))
        && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(0), DFG_NO_DTYPE)
        && dfg_const_is(g, dfg_operand(g, n, 2), dfg_int(6), DFG_NO_DTYPE);
}

/* onnx_fusion.pat:38  Div(Clip(Add(x, 3), 0, 6), 6) */
static inline bool onnx_dnnl_is_Div_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, onnx_dnnl_op_Div, 2) && onnx_dnnl_is_Clip(g, dfg_operand(g, n, 0))
        && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(6), DFG_NO_DTYPE);
}

/* onnx_fusion.pat:39  Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4)) */
static inline bool onnx_dnnl_is_Mul_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_dnnl_op_Mul, 2)) return false;
    return (onnx_dnnl_is_Clip(g, dfg_operand(g, n, 0))
            && dfg_const_near(g, dfg_operand(g, n, 1), dfg_float(0.16666667), 0.0001, DFG_NO_DTYPE))
        || (dfg_const_near(g, dfg_operand(g, n, 0), dfg_float(0.16666667), 0.0001, DFG_NO_DTYPE)
            && onnx_dnnl_is_Clip(g, dfg_operand(g, n, 1)));
}

/* onnx_fusion.pat:46  Mul(x, 0.5) */
static inline bool onnx_dnnl_is_Mul_4(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_dnnl_op_Mul, 2)) return false;
    return dfg_const_is(g, dfg_operand(g, n, 1), dfg_float(0.5), DFG_NO_DTYPE)
        || dfg_const_is(g, dfg_operand(g, n, 0), dfg_float(0.5), DFG_NO_DTYPE);
}

/* onnx_fusion.pat:45  Div(x, approx(1.41421356, 1e-3)) */
static inline bool onnx_dnnl_is_Div_3(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, onnx_dnnl_op_Div, 2)
        && dfg_const_near(g, dfg_operand(g, n, 1), dfg_float(1.41421356), 0.001, DFG_NO_DTYPE);
}

/* onnx_fusion.pat:45  Mul(x, approx(0.70710678, 1e-3)) */
static inline bool onnx_dnnl_is_Mul_5(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_dnnl_op_Mul, 2)) return false;
    return dfg_const_near(g, dfg_operand(g, n, 1), dfg_float(0.70710678), 0.001, DFG_NO_DTYPE)
        || dfg_const_near(g, dfg_operand(g, n, 0), dfg_float(0.70710678), 0.001, DFG_NO_DTYPE);
}

/* onnx_fusion.pat:45  Erf(Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3))) */
static inline bool onnx_dnnl_is_Erf(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, onnx_dnnl_op_Erf, 1)
        && (onnx_dnnl_is_Div_3(g, dfg_operand(g, n, 0)) || onnx_dnnl_is_Mul_5(g, dfg_operand(g, n, 0)));
}

/* onnx_fusion.pat:45  Add(Erf(Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3))), 1) */
static inline bool onnx_dnnl_is_t(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_dnnl_op_Add, 2)) return false;
    return (onnx_dnnl_is_Erf(g, dfg_operand(g, n, 0))
            && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(1), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_operand(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
            && onnx_dnnl_is_Erf(g, dfg_operand(g, n, 1)));
}

/* onnx_fusion.pat:46  Mul(t, 0.5) */
static inline bool onnx_dnnl_is_Mul_6(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_dnnl_op_Mul, 2)) return false;
    return (onnx_dnnl_is_t(g, dfg_operand(g, n, 0))
            && dfg_const_is(g, dfg_operand(g, n, 1), dfg_float(0.5), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_operand(g, n, 0), dfg_float(0.5), DFG_NO_DTYPE)
            && onnx_dnnl_is_t(g, dfg_operand(g, n, 1)));
}

/* onnx_fusion.pat:50  Pow(x, 3) */
static inline bool onnx_dnnl_is_Pow_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, onnx_dnnl_op_Pow, 2)
        && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(3), DFG_NO_DTYPE);
}

/* onnx_fusion.pat:50  Mul(x, Mul(x, x)) */
static inline bool onnx_dnnl_is_Mul_9(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_dnnl_op_Mul, 2)) return false;
    return dfg_calls_argc(g, dfg_operand(g, n, 1), onnx_dnnl_op_Mul, 2)
        || dfg_calls_argc(g, dfg_operand(g, n, 0), onnx_dnnl_op_Mul, 2);
}

/* onnx_fusion.pat:52  Mul(cube(x), approx(0.044715, 1e-4)) */
static inline bool onnx_dnnl_is_Mul_8(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_dnnl_op_Mul, 2)) return false;
    return ((onnx_dnnl_is_Pow_2(g, dfg_operand(g, n, 0)) || onnx_dnnl_is_Mul_9(g, dfg_operand(g, n, 0)))
            && dfg_const_near(g, dfg_operand(g, n, 1), dfg_float(0.044715), 0.0001, DFG_NO_DTYPE))
        || (dfg_const_near(g, dfg_operand(g, n, 0), dfg_float(0.044715), 0.0001, DFG_NO_DTYPE)
            && (onnx_dnnl_is_Pow_2(g, dfg_operand(g, n, 1))
                || onnx_dnnl_is_Mul_9(g, dfg_operand(g, n, 1))));
}

/* onnx_fusion.pat:53  Mul(x, approx(0.044715, 1e-4)) */
static inline bool onnx_dnnl_is_Mul_12(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_dnnl_op_Mul, 2)) return false;
    return dfg_const_near(g, dfg_operand(g, n, 1), dfg_float(0.044715), 0.0001, DFG_NO_DTYPE)
        || dfg_const_near(g, dfg_operand(g, n, 0), dfg_float(0.044715), 0.0001, DFG_NO_DTYPE);
}

/* onnx_fusion.pat:53  Mul(x, Mul(x, approx(0.044715, 1e-4))) */
static inline bool onnx_dnnl_is_Mul_11(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_dnnl_op_Mul, 2)) return false;
    return onnx_dnnl_is_Mul_12(g, dfg_operand(g, n, 1)) || onnx_dnnl_is_Mul_12(g, dfg_operand(g, n, 0));
}

/* onnx_fusion.pat:53  Mul(x, Mul(x, Mul(x, approx(0.044715, 1e-4)))) */
static inline bool onnx_dnnl_is_Mul_10(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_dnnl_op_Mul, 2)) return false;
    return onnx_dnnl_is_Mul_11(g, dfg_operand(g, n, 1)) || onnx_dnnl_is_Mul_11(g, dfg_operand(g, n, 0));
}

/* onnx_fusion.pat:55  Add(x, cubic(x)) */
static inline bool onnx_dnnl_is_Add_6(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_dnnl_op_Add, 2)) return false;
    return onnx_dnnl_is_Mul_8(g, dfg_operand(g, n, 1)) || onnx_dnnl_is_Mul_10(g, dfg_operand(g, n, 1))
        || onnx_dnnl_is_Mul_8(g, dfg_operand(g, n, 0)) || onnx_dnnl_is_Mul_10(g, dfg_operand(g, n, 0));
}

/* onnx_fusion.pat:55  Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3)) */
static inline bool onnx_dnnl_is_Mul_7(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_dnnl_op_Mul, 2)) return false;
    return (onnx_dnnl_is_Add_6(g, dfg_operand(g, n, 0))
            && dfg_const_near(g, dfg_operand(g, n, 1), dfg_float(0.79788456), 0.001, DFG_NO_DTYPE))
        || (dfg_const_near(g, dfg_operand(g, n, 0), dfg_float(0.79788456), 0.001, DFG_NO_DTYPE)
            && onnx_dnnl_is_Add_6(g, dfg_operand(g, n, 1)));
}

/* onnx_fusion.pat:55  Tanh(Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3))) */
static inline bool onnx_dnnl_is_Tanh(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, onnx_dnnl_op_Tanh, 1) && onnx_dnnl_is_Mul_7(g, dfg_operand(g, n, 0));
}

/* onnx_fusion.pat:55  Add(Tanh(Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3))), 1) */
static inline bool onnx_dnnl_is_t_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_dnnl_op_Add, 2)) return false;
    return (onnx_dnnl_is_Tanh(g, dfg_operand(g, n, 0))
            && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(1), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_operand(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
            && onnx_dnnl_is_Tanh(g, dfg_operand(g, n, 1)));
}

/* onnx_fusion.pat:56  Mul(x, t) */
static inline bool onnx_dnnl_is_Mul_13(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_dnnl_op_Mul, 2)) return false;
    return onnx_dnnl_is_t_2(g, dfg_operand(g, n, 1)) || onnx_dnnl_is_t_2(g, dfg_operand(g, n, 0));
}

/* onnx_fusion.pat:56  Mul(t, 0.5) */
static inline bool onnx_dnnl_is_Mul_14(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_dnnl_op_Mul, 2)) return false;
    return (onnx_dnnl_is_t_2(g, dfg_operand(g, n, 0))
            && dfg_const_is(g, dfg_operand(g, n, 1), dfg_float(0.5), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_operand(g, n, 0), dfg_float(0.5), DFG_NO_DTYPE)
            && onnx_dnnl_is_t_2(g, dfg_operand(g, n, 1)));
}

/* onnx_fusion.pat:46  Mul(x, t) */
static inline bool onnx_dnnl_is_Mul_15(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_dnnl_op_Mul, 2)) return false;
    return (onnx_dnnl_is_matmul_bias(g, dfg_operand(g, n, 0)) && onnx_dnnl_is_t(g, dfg_operand(g, n, 1)))
        || (onnx_dnnl_is_t(g, dfg_operand(g, n, 0)) && onnx_dnnl_is_matmul_bias(g, dfg_operand(g, n, 1)));
}

/* onnx_fusion.pat:46  Mul(x, t) */
static inline bool onnx_dnnl_is_Mul_16(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, onnx_dnnl_op_Mul, 2)) return false;
    return onnx_dnnl_is_t(g, dfg_operand(g, n, 1)) || onnx_dnnl_is_t(g, dfg_operand(g, n, 0));
}

/* op in {Mul}: ONNX_DNNL_DNNL_CONV_NORM_SUM_ACT, ONNX_DNNL_DNNL_CONV_SUM_ACT,
 * ONNX_DNNL_DNNL_CONV_NORM_ACT, ONNX_DNNL_DNNL_DECONV_NORM_ACT, ONNX_DNNL_DNNL_CONV_ACT,
 * ONNX_DNNL_DNNL_GEMM_ACT and 5 more */
static inline DFG_IN_LINE_FOR_SPEED uint64_t onnx_dnnl_at_Mul(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2) && dfg_dtype(g, n) == DFG_F32) {
        if (dfg_calls_argc(g, dfg_operand(g, n, 1), onnx_dnnl_op_Sigmoid, 1)
            || dfg_calls_argc(g, dfg_operand(g, n, 0), onnx_dnnl_op_Sigmoid, 1)) {
            set |= DFG_BIT(ONNX_DNNL_DNNL_CONV_NORM_SUM_ACT);
            set |= DFG_BIT(ONNX_DNNL_DNNL_CONV_SUM_ACT);
            set |= DFG_BIT(ONNX_DNNL_DNNL_CONV_NORM_ACT);
            set |= DFG_BIT(ONNX_DNNL_DNNL_DECONV_NORM_ACT);
            set |= DFG_BIT(ONNX_DNNL_DNNL_CONV_ACT);
            set |= DFG_BIT(ONNX_DNNL_DNNL_GEMM_ACT);
            set |= DFG_BIT(ONNX_DNNL_DNNL_MATMUL_BIAS_ACT);
            set |= DFG_BIT(ONNX_DNNL_DNNL_SWISH);
        }
        const dfg_node a1 = dfg_operand(g, n, 1), a0 = dfg_operand(g, n, 0);
        if (onnx_dnnl_is_Div_2(g, a1) || onnx_dnnl_is_Mul_3(g, a1)
            || (dfg_calls_argc(g, a1, onnx_dnnl_op_HardSigmoid, 1)
                && dfg_near_by(dfg_attr_or_float(g, a1, onnx_dnnl_attr_alpha, 0.2), dfg_float(0.16666667),
                               0.0001)
                && dfg_near(dfg_attr_or_float(g, a1, onnx_dnnl_attr_beta, 0.5), dfg_float(0.5)))
            || onnx_dnnl_is_Div_2(g, a0) || onnx_dnnl_is_Mul_3(g, a0)
            || (dfg_calls_argc(g, a0, onnx_dnnl_op_HardSigmoid, 1)
                && dfg_near_by(dfg_attr_or_float(g, a0, onnx_dnnl_attr_alpha, 0.2), dfg_float(0.16666667),
                               0.0001)
                && dfg_near(dfg_attr_or_float(g, a0, onnx_dnnl_attr_beta, 0.5), dfg_float(0.5)))) {
            set |= DFG_BIT(ONNX_DNNL_DNNL_CONV_NORM_SUM_ACT);
            set |= DFG_BIT(ONNX_DNNL_DNNL_CONV_SUM_ACT);
            set |= DFG_BIT(ONNX_DNNL_DNNL_CONV_NORM_ACT);
            set |= DFG_BIT(ONNX_DNNL_DNNL_DECONV_NORM_ACT);
            set |= DFG_BIT(ONNX_DNNL_DNNL_CONV_ACT);
            set |= DFG_BIT(ONNX_DNNL_DNNL_GEMM_ACT);
            set |= DFG_BIT(ONNX_DNNL_DNNL_MATMUL_BIAS_ACT);
            set |= DFG_BIT(ONNX_DNNL_DNNL_HARD_SWISH);
        }
        if ((onnx_dnnl_is_Mul_4(g, a0) && onnx_dnnl_is_t(g, a1))
            || (onnx_dnnl_is_t(g, a0) && onnx_dnnl_is_Mul_4(g, a1)) || onnx_dnnl_is_Mul_6(g, a1)
            || onnx_dnnl_is_Mul_6(g, a0) || (onnx_dnnl_is_Mul_4(g, a0) && onnx_dnnl_is_t_2(g, a1))
            || (onnx_dnnl_is_t_2(g, a0) && onnx_dnnl_is_Mul_4(g, a1))
            || (onnx_dnnl_is_Mul_13(g, a0) && dfg_const_is(g, a1, dfg_float(0.5), DFG_NO_DTYPE))
            || (dfg_const_is(g, a0, dfg_float(0.5), DFG_NO_DTYPE) && onnx_dnnl_is_Mul_13(g, a1))
            || onnx_dnnl_is_Mul_14(g, a1) || onnx_dnnl_is_Mul_14(g, a0)) {
            set |= DFG_BIT(ONNX_DNNL_DNNL_MATMUL_BIAS_GELU);
            set |= DFG_BIT(ONNX_DNNL_DNNL_GELU);
        }
        if ((onnx_dnnl_is_Mul_15(g, a0) && dfg_const_is(g, a1, dfg_float(0.5), DFG_NO_DTYPE))
            || (dfg_const_is(g, a0, dfg_float(0.5), DFG_NO_DTYPE) && onnx_dnnl_is_Mul_15(g, a1)))
            set |= DFG_BIT(ONNX_DNNL_DNNL_MATMUL_BIAS_GELU);
        if ((onnx_dnnl_is_Mul_16(g, a0) && dfg_const_is(g, a1, dfg_float(0.5), DFG_NO_DTYPE))
            || (dfg_const_is(g, a0, dfg_float(0.5), DFG_NO_DTYPE) && onnx_dnnl_is_Mul_16(g, a1)))
            set |= DFG_BIT(ONNX_DNNL_DNNL_GELU);
    }
    return set;
}

/* op in {Sum}: ONNX_DNNL_DNNL_CONV_NORM_SUM, ONNX_DNNL_DNNL_CONV_SUM */
static inline DFG_IN_LINE_FOR_SPEED uint64_t onnx_dnnl_at_Sum(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 2) && dfg_dtype(g, n) == DFG_F32) {
        const dfg_node a0 = dfg_operand(g, n, 0), a1 = dfg_operand(g, n, 1);
        if (onnx_dnnl_is_normalized(g, dfg_first_result(g, a0))
            || onnx_dnnl_is_normalized(g, dfg_first_result(g, a1)))
            set |= DFG_BIT(ONNX_DNNL_DNNL_CONV_NORM_SUM);
        if ((dfg_calls(g, a0, onnx_dnnl_op_Conv) && dfg_n_args(g, a0) <= 3 && dfg_arg(g, a0, 0) != DFG_NONE
             && dfg_arg(g, a0, 1) != DFG_NONE)
            || (dfg_calls(g, a1, onnx_dnnl_op_Conv) && dfg_n_args(g, a1) <= 3
                && dfg_arg(g, a1, 0) != DFG_NONE && dfg_arg(g, a1, 1) != DFG_NONE))
            set |= DFG_BIT(ONNX_DNNL_DNNL_CONV_SUM);
    }
    return set;
}

/* op in {BatchNormalization}: ONNX_DNNL_DNNL_CONV_NORM, ONNX_DNNL_DNNL_DECONV_NORM,
 * ONNX_DNNL_DNNL_BATCH_NORM */
static inline DFG_IN_LINE_FOR_SPEED uint64_t onnx_dnnl_at_BatchNormalization(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) <= 1 && dfg_argc_is(g, n, 5) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 3), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 4), DFG_CONST) && dfg_dtype(g, n) == DFG_F32)
        set |= onnx_dnnl_part(g, n) << 9;
    return set;
}

/* from bit 0 on: ONNX_DNNL_DNNL_MATMUL_BIAS_GELU, ONNX_DNNL_DNNL_GELU, and 1 more such group */
static uint64_t onnx_dnnl_part_2(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1) && dfg_dtype(g, n) == DFG_F32) {
        set |= DFG_BIT(0); /* ONNX_DNNL_DNNL_MATMUL_BIAS_GELU ... */
        set |= DFG_BIT(3); /* ONNX_DNNL_DNNL_GELU ... */
    }
    return set;
}

/* op in {com.microsoft.FastGelu}: ONNX_DNNL_DNNL_MATMUL_BIAS_GELU, ONNX_DNNL_DNNL_GELU */
static inline DFG_IN_LINE_FOR_SPEED uint64_t onnx_dnnl_at_com_microsoft_FastGelu(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_dtype(g, n) == DFG_F32) {
        set |= DFG_BIT(ONNX_DNNL_DNNL_MATMUL_BIAS_GELU);
        if (dfg_arg(g, n, 0) != DFG_NONE) set |= DFG_BIT(ONNX_DNNL_DNNL_GELU);
    }
    return set;
}

/* from bit 0 on: ONNX_DNNL_DNNL_CONV, and 1 more such group */
static uint64_t onnx_dnnl_part_3(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE && dfg_arg(g, n, 1) != DFG_NONE
        && dfg_dtype(g, n) == DFG_F32)
        set |= DFG_BIT(0); /* ONNX_DNNL_DNNL_CONV ... */
    return set;
}

/* op in {ConvTranspose}: ONNX_DNNL_DNNL_DECONV, ONNX_DNNL_DNNL_DECONV_NO_BIAS */
static inline DFG_IN_LINE_FOR_SPEED uint64_t onnx_dnnl_at_ConvTranspose(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_dtype(g, n) == DFG_F32) {
        if (dfg_has_args(g, n, 3)) set |= DFG_BIT(ONNX_DNNL_DNNL_DECONV);
        if (dfg_has_args(g, n, 2)) set |= DFG_BIT(ONNX_DNNL_DNNL_DECONV_NO_BIAS);
    }
    return set;
}

/* op in {MatMul}: ONNX_DNNL_DNNL_MATMUL */
static inline DFG_IN_LINE_FOR_SPEED uint64_t onnx_dnnl_at_MatMul(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2) && dfg_dtype(g, n) == DFG_F32) set |= DFG_BIT(ONNX_DNNL_DNNL_MATMUL);
    return set;
}

/* from bit 0 on: ONNX_DNNL_DNNL_SOFTMAX, and 2 more such groups */
static uint64_t onnx_dnnl_part_4(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1) && dfg_dtype(g, n) == DFG_F32)
        set |= DFG_BIT(0); /* ONNX_DNNL_DNNL_SOFTMAX ... */
    return set;
}

/* op in {AveragePool}: ONNX_DNNL_DNNL_POOL */
static inline DFG_IN_LINE_FOR_SPEED uint64_t onnx_dnnl_at_AveragePool(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1) && dfg_dtype(g, n) == DFG_F32
        && dfg_int_is(g, n, onnx_dnnl_attr_ceil_mode, 0, 0))
        set |= DFG_BIT(ONNX_DNNL_DNNL_POOL);
    return set;
}

/* op in {MaxPool}: ONNX_DNNL_DNNL_POOL */
static inline DFG_IN_LINE_FOR_SPEED uint64_t onnx_dnnl_at_MaxPool(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) <= 1 && dfg_argc_is(g, n, 1) && dfg_dtype(g, n) == DFG_F32
        && dfg_int_is(g, n, onnx_dnnl_attr_ceil_mode, 0, 0))
        set |= DFG_BIT(ONNX_DNNL_DNNL_POOL);
    return set;
}

/* op in {Add, Div, Max, Min, Mul, Sub}: ONNX_DNNL_DNNL_BINARY */
static uint64_t onnx_dnnl_at_Add_like(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 2) && dfg_dtype(g, n) == DFG_F32) set |= DFG_BIT(ONNX_DNNL_DNNL_BINARY);
    return set;
}

size_t onnx_dnnl_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets)
{
    size_t count = 0;
    for (dfg_node n = first; n < last; n++) {
        uint64_t set = 0;
        switch (dfg_op(g, n)) {
        case onnx_dnnl_op_QuantizeLinear: set = onnx_dnnl_at_QuantizeLinear(g, n); break;
        case onnx_dnnl_op_Add: set = onnx_dnnl_at_Add(g, n) | onnx_dnnl_at_Add_like(g, n); break;
        case onnx_dnnl_op_LayerNormalization: set = onnx_dnnl_at_LayerNormalization(g, n); break;
        case DFG_GET: set = onnx_dnnl_at_get(g, n); break;
        case onnx_dnnl_op_Gelu: set = onnx_dnnl_at_Gelu_like(g, n) | onnx_dnnl_part_2(g, n) << 15; break;
        case onnx_dnnl_op_HardSigmoid: case onnx_dnnl_op_HardSwish:
            set = onnx_dnnl_at_Gelu_like(g, n);
            break;
        case onnx_dnnl_op_LeakyRelu: case onnx_dnnl_op_Relu: case onnx_dnnl_op_Sigmoid:
        case onnx_dnnl_op_Tanh: set = onnx_dnnl_at_Gelu_like(g, n) | onnx_dnnl_part_4(g, n) << 30; break;
        case onnx_dnnl_op_Clip: set = onnx_dnnl_at_Clip(g, n); break;
        case onnx_dnnl_op_Mul: set = onnx_dnnl_at_Mul(g, n) | onnx_dnnl_at_Add_like(g, n); break;
        case onnx_dnnl_op_Sum: set = onnx_dnnl_at_Sum(g, n); break;
        case onnx_dnnl_op_BatchNormalization: set = onnx_dnnl_at_BatchNormalization(g, n); break;
        case onnx_dnnl_op_com_microsoft_Gelu: set = onnx_dnnl_part_2(g, n) << 15; break;
        case onnx_dnnl_op_com_microsoft_FastGelu: set = onnx_dnnl_at_com_microsoft_FastGelu(g, n); break;
        case onnx_dnnl_op_Conv: set = onnx_dnnl_part_3(g, n) << 22; break;
        case onnx_dnnl_op_ConvTranspose: set = onnx_dnnl_at_ConvTranspose(g, n); break;
        case onnx_dnnl_op_Gemm: set = onnx_dnnl_part_3(g, n) << 25; break;
        case onnx_dnnl_op_MatMul: set = onnx_dnnl_at_MatMul(g, n); break;
        case onnx_dnnl_op_Softmax: set = onnx_dnnl_part_4(g, n) << 27; break;
        case onnx_dnnl_op_AveragePool: set = onnx_dnnl_at_AveragePool(g, n); break;
        case onnx_dnnl_op_MaxPool: set = onnx_dnnl_at_MaxPool(g, n); break;
        case onnx_dnnl_op_GlobalAveragePool: set = onnx_dnnl_part_4(g, n) << 28; break;
        case onnx_dnnl_op_Abs: case onnx_dnnl_op_Elu: case onnx_dnnl_op_Exp: case onnx_dnnl_op_Log:
        case onnx_dnnl_op_Round: case onnx_dnnl_op_Softplus: case onnx_dnnl_op_Sqrt:
            set = onnx_dnnl_part_4(g, n) << 30;
            break;
        case onnx_dnnl_op_Div: case onnx_dnnl_op_Max: case onnx_dnnl_op_Min: case onnx_dnnl_op_Sub:
            set = onnx_dnnl_at_Add_like(g, n);
            break;
        default: continue;
        }
        nodes[count] = n;
        sets[count] = set;
        count += set != 0;
    }
    return count;
}

uint64_t onnx_dnnl_candidates(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    dfg_node node = n;
    onnx_dnnl_sweep(g, n, n + 1, &node, &set);
    return set;
}

int32_t onnx_dnnl_first(const dfg_graph *g, dfg_node n)
{
    for (uint64_t set = onnx_dnnl_candidates(g, n); set != 0; set &= set - 1) {
        const uint32_t bit = dfg_lowest_bit(set);
        if (onnx_dnnl_confirm(g, n, bit)) return (int32_t)bit;
    }
    return -1;
}
