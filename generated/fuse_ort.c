/* Made by pat2c from fuse_ort.pat; do not edit. */
#include "fuse_ort.h"
_Static_assert(FUSE_ORT_H == 0xfaac3ae028d8ba92, "fuse_ort.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    fuse_ort_op_Add = DFG_FIRST_OP, fuse_ort_op_Attention, fuse_ort_op_AveragePool, fuse_ort_op_Cast,
    fuse_ort_op_Clip, fuse_ort_op_Concat, fuse_ort_op_Conv, fuse_ort_op_DequantizeLinear,
    fuse_ort_op_DequantizeLinear_v21, fuse_ort_op_DequantizeLinear_v23, fuse_ort_op_Div,
    fuse_ort_op_DynamicQuantizeLinear, fuse_ort_op_Elu, fuse_ort_op_Expand, fuse_ort_op_Gather,
    fuse_ort_op_Gelu, fuse_ort_op_Gemm, fuse_ort_op_GlobalAveragePool, fuse_ort_op_HardSigmoid,
    fuse_ort_op_LayerNormalization, fuse_ort_op_LeakyRelu, fuse_ort_op_MatMul, fuse_ort_op_MatMulInteger,
    fuse_ort_op_Mul, fuse_ort_op_Pad, fuse_ort_op_QuantizeLinear, fuse_ort_op_Relu, fuse_ort_op_Reshape,
    fuse_ort_op_RotaryEmbedding, fuse_ort_op_Sigmoid, fuse_ort_op_Softmax, fuse_ort_op_Softplus,
    fuse_ort_op_Softsign, fuse_ort_op_Split, fuse_ort_op_Swish, fuse_ort_op_Tanh, fuse_ort_op_Transpose,
    fuse_ort_op_Where, fuse_ort_op_com_microsoft_DynamicQuantizeMatMul, fuse_ort_op_com_microsoft_FastGelu,
    fuse_ort_op_com_microsoft_FusedConv, fuse_ort_op_com_microsoft_FusedMatMul,
    fuse_ort_op_com_microsoft_Gelu, fuse_ort_op_com_microsoft_MatMulIntegerToFloat,
    fuse_ort_op_com_microsoft_MatMulNBits, fuse_ort_op_com_microsoft_MultiHeadAttention,
};
enum {
    fuse_ort_attr_alpha, fuse_ort_attr_approximate, fuse_ort_attr_auto_pad, fuse_ort_attr_axis,
    fuse_ort_attr_beta, fuse_ort_attr_block_size, fuse_ort_attr_ceil_mode, fuse_ort_attr_count_include_pad,
    fuse_ort_attr_interleaved, fuse_ort_attr_is_causal, fuse_ort_attr_kv_num_heads, fuse_ort_attr_mode,
    fuse_ort_attr_perm, fuse_ort_attr_q_num_heads, fuse_ort_attr_qk_matmul_output_mode,
    fuse_ort_attr_softcap, fuse_ort_attr_to, fuse_ort_attr_transA, fuse_ort_attr_transB,
    fuse_ort_attr_transBatchA, fuse_ort_attr_transBatchB, fuse_ort_attr_unidirectional,
};
enum {
    fuse_ort_str_NOTSET, fuse_ort_str_VALID, fuse_ort_str_constant, fuse_ort_str_none, fuse_ort_str_tanh,
};
static const char *const fuse_ort_op_names[] = {
    "Add", "Attention", "AveragePool", "Cast", "Clip", "Concat", "Conv", "DequantizeLinear",
    "DequantizeLinear.v21", "DequantizeLinear.v23", "Div", "DynamicQuantizeLinear", "Elu", "Expand",
    "Gather", "Gelu", "Gemm", "GlobalAveragePool", "HardSigmoid", "LayerNormalization", "LeakyRelu",
    "MatMul", "MatMulInteger", "Mul", "Pad", "QuantizeLinear", "Relu", "Reshape", "RotaryEmbedding",
    "Sigmoid", "Softmax", "Softplus", "Softsign", "Split", "Swish", "Tanh", "Transpose", "Where",
    "com.microsoft.DynamicQuantizeMatMul", "com.microsoft.FastGelu", "com.microsoft.FusedConv",
    "com.microsoft.FusedMatMul", "com.microsoft.Gelu", "com.microsoft.MatMulIntegerToFloat",
    "com.microsoft.MatMulNBits", "com.microsoft.MultiHeadAttention",
};
static const char *const fuse_ort_attr_names[] = {
    "alpha", "approximate", "auto_pad", "axis", "beta", "block_size", "ceil_mode", "count_include_pad",
    "interleaved", "is_causal", "kv_num_heads", "mode", "perm", "q_num_heads", "qk_matmul_output_mode",
    "softcap", "to", "transA", "transB", "transBatchA", "transBatchB", "unidirectional",
};
static const char *const fuse_ort_str_names[] = { "NOTSET", "VALID", "constant", "none", "tanh" };
static const dfg_val fuse_ort_list_1_0[] = {{.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 0}};

const struct dfg_names fuse_ort_names = {
    .abi = DFG_ABI, .needs = DFG_NEEDS_USERS | DFG_NEEDS_SCRATCH | DFG_NEEDS_FORMS, .name = "fuse_ort",
    .run = FUSE_ORT_H, .n_rows = 4, .n_ops = 46, .ops = fuse_ort_op_names, .n_attrs = 22,
    .attrs = fuse_ort_attr_names, .n_strs = 5, .strs = fuse_ort_str_names,
};

/* fuse_ort.pat:28  rule fuse_conv_activation(x, w, b) {
 *     c = Conv(x, w, b?);
 *     y = (Relu | Sigmoid | Tanh)(c);
 *     match y;
 *     where x.dtype == f32;
 *     rewrite com.microsoft.FusedConv(x, w, b?) {
 *         ..c, activation = y.op == Relu ? "Relu" : y.op == Tanh ? "Tanh" : "Sigmoid"
 *     };
 * } */
bool fuse_ort_fuse_conv_activation_match(DFG_FIND_MATCH(fuse_ort_fuse_conv_activation))
{
    if (!(dfg_op(g, n) == fuse_ort_op_Relu || dfg_op(g, n) == fuse_ort_op_Sigmoid
          || dfg_op(g, n) == fuse_ort_op_Tanh)
        || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node c = dfg_operand(g, n, 0);
    if (dfg_op(g, c) != fuse_ort_op_Conv || dfg_n_args(g, c) > 3 || dfg_arg(g, c, 0) == DFG_NONE
        || dfg_arg(g, c, 1) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, c, 0), w = dfg_arg(g, c, 1), b = dfg_arg(g, c, 2);
    if (!dfg_same_body(g, n, c) || dfg_dtype(g, x) != DFG_F32) return false;
    DFG_GIVE(fuse_ort_fuse_conv_activation, .root = n, .x = x, .w = w, .b = b, .c = c, .y = n);
    return true;
}

/* fuse_ort.pat:37  rule fuse_conv_leaky(x, w, b) {
 *     c = Conv(x, w, b?);
 *     y = LeakyRelu(c);
 *     match y;
 *     where x.dtype == f32;
 *     rewrite com.microsoft.FusedConv(x, w, b?) { ..c, activation = "LeakyRelu", activation_params = [y.alpha] };
 * } */
bool fuse_ort_fuse_conv_leaky_match(DFG_FIND_MATCH(fuse_ort_fuse_conv_leaky))
{
    if (!dfg_calls_argc(g, n, fuse_ort_op_LeakyRelu, 1)) return false;
    dfg_node c = dfg_operand(g, n, 0);
    if (dfg_op(g, c) != fuse_ort_op_Conv || dfg_n_args(g, c) > 3 || dfg_arg(g, c, 0) == DFG_NONE
        || dfg_arg(g, c, 1) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, c, 0), w = dfg_arg(g, c, 1), b = dfg_arg(g, c, 2);
    if (!dfg_same_body(g, n, c) || dfg_dtype(g, x) != DFG_F32) return false;
    DFG_GIVE(fuse_ort_fuse_conv_leaky, .root = n, .x = x, .w = w, .b = b, .c = c, .y = n);
    return true;
}

/* fuse_ort.pat:44  rule fuse_conv_hard_sigmoid(x, w, b) {
 *     c = Conv(x, w, b?);
 *     y = HardSigmoid(c);
 *     match y;
 *     where x.dtype == f32;
 *     rewrite com.microsoft.FusedConv(x, w, b?) {
 *         ..c, activation = "HardSigmoid", activation_params = [y.alpha, y.beta]
 *     };
 * } */
bool fuse_ort_fuse_conv_hard_sigmoid_match(DFG_FIND_MATCH(fuse_ort_fuse_conv_hard_sigmoid))
{
    if (!dfg_calls_argc(g, n, fuse_ort_op_HardSigmoid, 1)) return false;
    dfg_node c = dfg_operand(g, n, 0);
    if (dfg_op(g, c) != fuse_ort_op_Conv || dfg_n_args(g, c) > 3 || dfg_arg(g, c, 0) == DFG_NONE
        || dfg_arg(g, c, 1) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, c, 0), w = dfg_arg(g, c, 1), b = dfg_arg(g, c, 2);
    if (!dfg_same_body(g, n, c) || dfg_dtype(g, x) != DFG_F32) return false;
    DFG_GIVE(fuse_ort_fuse_conv_hard_sigmoid, .root = n, .x = x, .w = w, .b = b, .c = c, .y = n);
    return true;
}

/* fuse_ort.pat:53  rule fuse_conv_clip(x, w, b, lo, hi) {
 *     c = Conv(x, w, b?);
 *     match Clip(c, (lo & const)?, (hi & const)?);
 *     where x.dtype == f32;
 *     rewrite com.microsoft.FusedConv(x, w, b?) {
 *         ..c, activation = "Clip",
 *         activation_params = [present(lo) ? value(lo) : -3.4028235e38, present(hi) ? value(hi) : 3.4028235e38]
 *     };
 * } */
bool fuse_ort_fuse_conv_clip_match(const dfg_graph *g, dfg_node n, struct fuse_ort_fuse_conv_clip_match *m)
{
    if (dfg_op(g, n) != fuse_ort_op_Clip || dfg_n_args(g, n) > 3) return false;
    dfg_node c = dfg_arg(g, n, 0);
    if (dfg_op(g, c) != fuse_ort_op_Conv || dfg_n_args(g, c) > 3 || dfg_arg(g, c, 0) == DFG_NONE
        || dfg_arg(g, c, 1) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, c, 0), w = dfg_arg(g, c, 1), b = dfg_arg(g, c, 2), lo = DFG_NONE;
    if (dfg_arg(g, n, 1) != DFG_NONE) {
        lo = dfg_arg(g, n, 1);
        if (!dfg_is(g, lo, DFG_CONST)) return false;
    }
    dfg_node hi = DFG_NONE;
    if (dfg_arg(g, n, 2) != DFG_NONE) {
        hi = dfg_arg(g, n, 2);
        if (!dfg_is(g, hi, DFG_CONST)) return false;
    }
    if (!dfg_same_body(g, n, c) || dfg_dtype(g, x) != DFG_F32) return false;
    DFG_GIVE(fuse_ort_fuse_conv_clip, .root = n, .x = x, .w = w, .b = b, .lo = lo, .hi = hi, .c = c);
    return true;
}

/* fuse_ort.pat:70  rule fuse_conv_sum(x, w, b, z) {
 *     c = Conv(x, w, b?);
 *     match Add(c, z);
 *     where x.dtype == f32, same_shape(c, z), not is_const(z);
 *     rewrite com.microsoft.FusedConv(x, w, b?, z) { ..c };
 * } */
bool fuse_ort_fuse_conv_sum_find(DFG_FIND_ON_MATCH(fuse_ort_fuse_conv_sum))
{
    if (!dfg_calls_argc(g, n, fuse_ort_op_Add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node c = dfg_arg(g, n, swap);
        if (dfg_op(g, c) != fuse_ort_op_Conv || dfg_n_args(g, c) > 3 || dfg_arg(g, c, 0) == DFG_NONE
            || dfg_arg(g, c, 1) == DFG_NONE)
            continue;
        dfg_node x = dfg_arg(g, c, 0), w = dfg_arg(g, c, 1), b = dfg_arg(g, c, 2);
        dfg_node z = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, c) || dfg_dtype(g, x) != DFG_F32 || dfg_same_shape(g, c, z) != DFG_TRUE)
            continue;
        if (dfg_is(g, z, DFG_CONST)) continue;
        DFG_GIVE(fuse_ort_fuse_conv_sum, .root = n, .x = x, .w = w, .b = b, .z = z, .c = c);
        return true;
    }
    return false;
}

/* fuse_ort.pat:63  rule fuse_conv_sum_activation(x, w, b, z) : priority 1 {
 *     c = Conv(x, w, b?);
 *     y = Relu(Add(c, z));
 *     match y;
 *     where x.dtype == f32, same_shape(c, z), not is_const(z);
 *     rewrite com.microsoft.FusedConv(x, w, b?, z) { ..c, activation = "Relu" };
 * } */
bool fuse_ort_fuse_conv_sum_activation_find(DFG_FIND_ON(fuse_ort_fuse_conv_sum_activation))
{
    if (!dfg_calls_argc(g, n, fuse_ort_op_Relu, 1) || dfg_op(g, dfg_operand(g, n, 0)) != fuse_ort_op_Add)
        return false;
    struct fuse_ort_fuse_conv_sum_match fuse_conv_sum;
    for (; fuse_ort_fuse_conv_sum_find(g, dfg_operand(g, n, 0), way, &fuse_conv_sum); way[0]++) {
        if (!dfg_same_body(g, n, fuse_conv_sum.root)) continue;
        DFG_GIVE(fuse_ort_fuse_conv_sum_activation, .root = n, .x = fuse_conv_sum.x, .w = fuse_conv_sum.w,
                 .b = fuse_conv_sum.b, .z = fuse_conv_sum.z, .c = fuse_conv_sum.c, .y = n);
        DFG_GIVE_PARTS(whole->fuse_conv_sum = fuse_conv_sum);
        return true;
    }
    return false;
}

static DFG_APART dfg_val fuse_ort_min(const dfg_graph *g, dfg_node pads)
{
    const dfg_val list = dfg_elements(g, pads);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_item_at(&list, k);
        total = dfg_min(k == 0 ? each : total, each);
    }
    return total;
}

static DFG_APART bool fuse_ort_holds(const dfg_graph *g, dfg_node pads, dfg_node x)
{
    return !dfg_scalar_eq(dfg_count(dfg_len(dfg_elements(g, pads))),
                          dfg_int_mul(dfg_int(2), dfg_rank_of(g, x)));
}

static DFG_APART bool fuse_ort_holds_2(const dfg_graph *g, dfg_node pads)
{
    return !dfg_scalar_eq(dfg_item(dfg_elements(g, pads), 0), dfg_int(0));
}

static DFG_APART bool fuse_ort_holds_3(const dfg_graph *g, dfg_node pads)
{
    return !dfg_scalar_eq(dfg_item(dfg_elements(g, pads), 1), dfg_int(0));
}

/* fuse_ort.pat:78  rule ort_pad_conv(x, pads, zero, w, b, z) {
 *     c = com.microsoft.FusedConv(Pad(x, pads & const, (zero & 0)?) { mode == "constant" }, w, b?, z?);
 *     match c;
 *     where c.auto_pad in {"NOTSET", "VALID"}, x.rank >= 3;
 *     where min([v for v in value(pads)]) >= 0, len([v for v in value(pads)]) == 2 * x.rank;
 *     where value(pads)[0] == 0, value(pads)[1] == 0, value(pads)[x.rank] == 0, value(pads)[x.rank + 1] == 0;
 *     rewrite com.microsoft.FusedConv(x, w, b?, z?) {
 *         ..c, auto_pad = "NOTSET",
 *         pads = [value(pads)[i < x.rank - 2 ? i + 2 : i + 4]
 *                 + (present(c.pads) and c.auto_pad == "NOTSET" ? c.pads[i] : 0)
 *                 for i in range(2 * (x.rank - 2))]
 *     };
 * } */
bool fuse_ort_ort_pad_conv_find(DFG_FIND(fuse_ort_ort_pad_conv))
{
    if (dfg_op(g, n) != fuse_ort_op_com_microsoft_FusedConv || dfg_n_args(g, n) > 4
        || dfg_arg(g, n, 1) == DFG_NONE)
        return false;
    dfg_node pad = dfg_arg(g, n, 0);
    if (dfg_op(g, pad) != fuse_ort_op_Pad || dfg_n_args(g, pad) > 3 || dfg_arg(g, pad, 0) == DFG_NONE)
        return false;
    if (!dfg_str_is(g, pad, fuse_ort_attr_mode, fuse_ort_str_constant, fuse_ort_str_constant)) return false;
    dfg_node x = dfg_arg(g, pad, 0), pads = dfg_arg(g, pad, 1);
    if (!dfg_is(g, pads, DFG_CONST)) return false;
    dfg_node zero = DFG_NONE;
    if (dfg_arg(g, pad, 2) != DFG_NONE) {
        zero = dfg_arg(g, pad, 2);
        if (!dfg_const_is(g, zero, dfg_int(0), DFG_NO_DTYPE)) return false;
    }
    dfg_node w = dfg_arg(g, n, 1), b = dfg_arg(g, n, 2), z = dfg_arg(g, n, 3);
    if (!dfg_same_body(g, n, pad)) return false;
    /* where c.auto_pad in {"NOTSET", "VALID"} */
    if (!(dfg_str_is(g, n, fuse_ort_attr_auto_pad, fuse_ort_str_NOTSET, fuse_ort_str_NOTSET)
          || dfg_str_is(g, n, fuse_ort_attr_auto_pad, fuse_ort_str_VALID, fuse_ort_str_NOTSET)))
        return false;
    if (!dfg_ge(dfg_rank_of(g, x), dfg_int(3)) || !dfg_ge(fuse_ort_min(g, pads), dfg_int(0))) return false;
    /* where len([v for v in value(pads)]) == 2 * x.rank */
    if (fuse_ort_holds(g, pads, x)) return false;
    if (fuse_ort_holds_2(g, pads)) return false;
    if (fuse_ort_holds_3(g, pads)) return false;
    if (!dfg_scalar_eq(dfg_at(dfg_elements(g, pads), dfg_rank_of(g, x)), dfg_int(0))) return false;
    if (!dfg_scalar_eq(dfg_at(dfg_elements(g, pads), dfg_rank_plus(g, x, 1)), dfg_int(0))) return false;
    DFG_GIVE(fuse_ort_ort_pad_conv, .root = n, .x = x, .pads = pads, .zero = zero, .w = w, .b = b, .z = z,
             .c = n);
    DFG_GIVE_WHOLE(fuse_ort_ort_pad_conv, .pad = pad);
    return true;
}

/* fuse_ort.pat:94  rule ort_gelu(x) { match Gelu(x) { approximate == "none" }; rewrite com.microsoft.Gelu(x); } */
bool fuse_ort_ort_gelu_match(const dfg_graph *g, dfg_node n, struct fuse_ort_ort_gelu_match *m)
{
    if (!dfg_calls_argc(g, n, fuse_ort_op_Gelu, 1)) return false;
    if (!dfg_str_is(g, n, fuse_ort_attr_approximate, fuse_ort_str_none, fuse_ort_str_none)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(fuse_ort_ort_gelu, .root = n, .x = x);
    return true;
}

/* fuse_ort.pat:95
 * rule ort_gelu_tanh(x) { match Gelu(x) { approximate == "tanh" }; where x.rank >= 1; rewrite com.microsoft.FastGelu(x); } */
bool fuse_ort_ort_gelu_tanh_match(const dfg_graph *g, dfg_node n, struct fuse_ort_ort_gelu_tanh_match *m)
{
    if (!dfg_calls_argc(g, n, fuse_ort_op_Gelu, 1)) return false;
    if (!dfg_str_is(g, n, fuse_ort_attr_approximate, fuse_ort_str_tanh, fuse_ort_str_none)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_ge(dfg_rank_of(g, x), dfg_int(1))) return false;
    DFG_GIVE(fuse_ort_ort_gelu_tanh, .root = n, .x = x);
    return true;
}

/* fuse_ort.pat:96  rule ort_swish(x) {
 *     y = Swish(x);
 *     match y;
 *     where x.dtype == f32;
 *     rewrite com.microsoft.QuickGelu(x) { alpha = y.alpha };
 * } */
bool fuse_ort_ort_swish_match(const dfg_graph *g, dfg_node n, struct fuse_ort_ort_swish_match *m)
{
    if (!dfg_calls_argc(g, n, fuse_ort_op_Swish, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (dfg_dtype(g, x) != DFG_F32) return false;
    DFG_GIVE(fuse_ort_ort_swish, .root = n, .x = x, .y = n);
    return true;
}

/* fuse_ort.pat:103  rule fuse_bias_gelu(x, b) {
 *     match com.microsoft.Gelu(Add(x, b));
 *     where b.rank == 1, b.shape[0] == x.shape[-1];
 *     rewrite com.microsoft.BiasGelu(x, b);
 * } */
bool fuse_ort_fuse_bias_gelu_find(DFG_FIND_ON(fuse_ort_fuse_bias_gelu))
{
    if (!dfg_calls_argc(g, n, fuse_ort_op_com_microsoft_Gelu, 1)) return false;
    dfg_node add = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, add, fuse_ort_op_Add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, add); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, add, swap), b = dfg_arg(g, add, 1 - swap);
        if (!dfg_same_body(g, n, add) || dfg_rank(g, b) != 1) continue;
        if (!dfg_extent_eq(g, dfg_extent_of(g, b, 0), dfg_extent_of(g, x, -1))) continue;
        DFG_GIVE(fuse_ort_fuse_bias_gelu, .root = n, .x = x, .b = b);
        DFG_GIVE_WHOLE(fuse_ort_fuse_bias_gelu, .add = add);
        return true;
    }
    return false;
}

/* fuse_ort.pat:108  rule fuse_bias_gelu_tanh(x, b) {
 *     match com.microsoft.FastGelu(Add(x, b));
 *     where b.rank == 1, b.shape[0] == x.shape[-1], x.dtype == f32;
 *     rewrite com.microsoft.FastGelu(x, b);
 * } */
bool fuse_ort_fuse_bias_gelu_tanh_find(DFG_FIND_ON(fuse_ort_fuse_bias_gelu_tanh))
{
    if (!dfg_calls_with(g, n, fuse_ort_op_com_microsoft_FastGelu, 1)) return false;
    dfg_node add = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, add, fuse_ort_op_Add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, add); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, add, swap), b = dfg_arg(g, add, 1 - swap);
        if (!dfg_same_body(g, n, add) || dfg_rank(g, b) != 1) continue;
        if (!dfg_extent_eq(g, dfg_extent_of(g, b, 0), dfg_extent_of(g, x, -1))) continue;
        if (dfg_dtype(g, x) != DFG_F32) continue;
        DFG_GIVE(fuse_ort_fuse_bias_gelu_tanh, .root = n, .x = x, .b = b);
        DFG_GIVE_WHOLE(fuse_ort_fuse_bias_gelu_tanh, .add = add);
        return true;
    }
    return false;
}

/* fuse_ort.pat:126  rule fuse_integer_product(x, b, zero, scale) : keep_shared {
 *     q = DynamicQuantizeLinear(x);
 *     v = q.0;
 *     s = q.1;
 *     z = q.2;
 *     match Mul(Cast(MatMulInteger(v, b, z, zero?)) { to == 1 }, Mul(s, scale));
 *     where b.rank == 2, scale.rank <= 1, scale.elements == 1 or scale.shape[0] == b.shape[1];
 *     rewrite com.microsoft.MatMulIntegerToFloat(v, b, s, scale, z, zero?);
 * } */
bool fuse_ort_fuse_integer_product_find(DFG_FIND_ON(fuse_ort_fuse_integer_product))
{
    if (!dfg_calls_argc(g, n, fuse_ort_op_Mul, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == fuse_ort_op_Cast ? 0 : 1;
    dfg_node cast = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, cast, fuse_ort_op_Cast, 1)) return false;
    if (!dfg_scalar_eq(dfg_attr(g, cast, fuse_ort_attr_to), dfg_int(1))) return false;
    dfg_node matMulInteger = dfg_operand(g, cast, 0);
    if (dfg_op(g, matMulInteger) != fuse_ort_op_MatMulInteger || dfg_n_args(g, matMulInteger) > 4
        || dfg_arg(g, matMulInteger, 1) == DFG_NONE)
        return false;
    dfg_node v = dfg_arg(g, matMulInteger, 0);
    if (!dfg_is_get(g, v, 0)) return false;
    dfg_node q = dfg_arg(g, v, 0);
    if (!dfg_calls_argc(g, q, fuse_ort_op_DynamicQuantizeLinear, 1)) return false;
    dfg_node x = dfg_operand(g, q, 0), b = dfg_arg(g, matMulInteger, 1), z = dfg_arg(g, matMulInteger, 2);
    if (!dfg_is_get(g, z, 2)) return false;
    if (dfg_arg(g, z, 0) != q) return false;
    dfg_node zero = dfg_arg(g, matMulInteger, 3), mul = dfg_arg(g, n, 1 - swap);
    if (!dfg_calls_argc(g, mul, fuse_ort_op_Mul, 2) || dfg_rank(g, b) != 2) return false;
    for (uint32_t swap_2 = way[0]; swap_2 < dfg_orders(g, mul); way[0] = ++swap_2) {
        dfg_node s = dfg_arg(g, mul, swap_2);
        if (!dfg_is_get(g, s, 1)) continue;
        if (dfg_arg(g, s, 0) != q) continue;
        dfg_node scale = dfg_arg(g, mul, 1 - swap_2);
        if (!dfg_in_body(g, n, (const dfg_node[]){cast, matMulInteger, v, q, z, mul, s}, 7)) continue;
        if (!dfg_le(dfg_rank_of(g, scale), dfg_int(1))) continue;
        /* where scale.elements == 1 or scale.shape[0] == b.shape[1] */
        if (!(dfg_extent_eq(g, dfg_elements_of(g, scale), dfg_int(1))
              || dfg_extent_eq(g, dfg_extent_of(g, scale, 0), dfg_extent_of(g, b, 1))))
            continue;
        DFG_GIVE(fuse_ort_fuse_integer_product, .root = n, .x = x, .b = b, .zero = zero, .scale = scale,
                 .q = q, .v = v, .s = s, .z = z);
        DFG_GIVE_WHOLE(fuse_ort_fuse_integer_product, .cast = cast, .matMulInteger = matMulInteger,
                       .mul = mul);
        return true;
    }
    return false;
}

/* fuse_ort.pat:116  rule fuse_integer_product_sum(x, b, zero, scale, bias) : priority 1, keep_shared {
 *     q = DynamicQuantizeLinear(x);
 *     v = q.0;
 *     s = q.1;
 *     z = q.2;
 *     match Add(Mul(Cast(MatMulInteger(v, b, z, zero?)) { to == 1 }, Mul(s, scale)), bias);
 *     where b.rank == 2, scale.rank <= 1, bias.rank == 1, bias.shape[0] == b.shape[1];
 *     where scale.elements == 1 or scale.shape[0] == b.shape[1];
 *     rewrite com.microsoft.MatMulIntegerToFloat(v, b, s, scale, z, zero?, bias);
 * } */
bool fuse_ort_fuse_integer_product_sum_find(DFG_FIND_ON(fuse_ort_fuse_integer_product_sum))
{
    if (!dfg_calls_argc(g, n, fuse_ort_op_Add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap, way[1] = 0) {
        dfg_node bias = dfg_arg(g, n, 1 - swap);
        if (dfg_op(g, dfg_arg(g, n, swap)) != fuse_ort_op_Mul || dfg_rank(g, bias) != 1) continue;
        struct fuse_ort_fuse_integer_product_match fuse_integer_product;
        for (; fuse_ort_fuse_integer_product_find(g, dfg_arg(g, n, swap), way + 1, &fuse_integer_product,
                                                  DFG_PART(whole, fuse_integer_product));
             way[1]++) {
            if (!dfg_same_body(g, n, fuse_integer_product.root)) continue;
            /* where bias.shape[0] == b.shape[1] */
            if (!dfg_extent_eq(g, dfg_extent_of(g, bias, 0), dfg_extent_of(g, fuse_integer_product.b, 1)))
                continue;
            DFG_GIVE_IN_BOTH(fuse_ort_fuse_integer_product_sum, .root = n, .x = fuse_integer_product.x,
                             .b = fuse_integer_product.b, .zero = fuse_integer_product.zero,
                             .scale = fuse_integer_product.scale, .bias = bias, .q = fuse_integer_product.q,
                             .v = fuse_integer_product.v, .s = fuse_integer_product.s,
                             .z = fuse_integer_product.z);
            return true;
        }
    }
    return false;
}

/* fuse_ort.pat:136  rule merge_integer_products(x, s, z, q, k, v, qs, ks, vs, qz, kz, vz) {
 *     match com.microsoft.MatMulIntegerToFloat(x, q & const, s, qs & const, z, qz & const),
 *           com.microsoft.MatMulIntegerToFloat(x, k & const, s, ks & const, z, kz & const),
 *           com.microsoft.MatMulIntegerToFloat(x, v & const, s, vs & const, z, vz & const);
 *     where uses(x) == 3, q.rank == 2, k.rank == 2, v.rank == 2, qs.rank <= 1, ks.rank <= 1, vs.rank <= 1;
 *     where qz.rank <= 1, kz.rank <= 1, vz.rank <= 1, same_dtype(qz, kz), same_dtype(qz, vz);
 *     rewrite {
 *         p = com.microsoft.MatMulIntegerToFloat(x, Concat(q, k, v) { axis = 1 }, s,
 *             Concat(Expand(qs, i64 [q.shape[1]]), Expand(ks, i64 [k.shape[1]]), Expand(vs, i64 [v.shape[1]]))
 *             { axis = 0 }, z,
 *             Concat(Expand(qz, i64 [q.shape[1]]), Expand(kz, i64 [k.shape[1]]), Expand(vz, i64 [v.shape[1]]))
 *             { axis = 0 });
 *         r = Split(p, i64 [q.shape[1], k.shape[1], v.shape[1]]) -> 3 { axis = -1 };
 *         return r.0, r.1, r.2;
 *     }
 * } */
bool fuse_ort_merge_integer_products_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fuse_ort_merge_integer_products_match *m), void *ctx)
{
    if (!dfg_calls_with(g, n, fuse_ort_op_com_microsoft_MatMulIntegerToFloat, 6)) return false;
    dfg_node x = dfg_operand(g, n, 0), q = dfg_operand(g, n, 1);
    if (!dfg_is(g, q, DFG_CONST)) return false;
    dfg_node s = dfg_operand(g, n, 2), qs = dfg_operand(g, n, 3);
    if (!dfg_is(g, qs, DFG_CONST)) return false;
    dfg_node z = dfg_operand(g, n, 4), qz = dfg_operand(g, n, 5);
    if (!dfg_is(g, qz, DFG_CONST) || dfg_uses(g, x) != 3 || dfg_rank(g, q) != 2) return false;
    if (!dfg_le(dfg_rank_of(g, qs), dfg_int(1)) || !dfg_le(dfg_rank_of(g, qz), dfg_int(1))) return false;
    struct dfg_nodes readers = dfg_readers(g, 0, (const dfg_node[]){x}, 1, 1);
    for (uint32_t k = 0; k < readers.n; k++) {
        dfg_node matMulIntegerToFloat = readers.at[k];
        if (!dfg_calls_with(g, matMulIntegerToFloat, fuse_ort_op_com_microsoft_MatMulIntegerToFloat, 6))
            continue;
        if (dfg_operand(g, matMulIntegerToFloat, 0) != x) continue;
        dfg_node k_2 = dfg_operand(g, matMulIntegerToFloat, 1);
        if (!dfg_is(g, k_2, DFG_CONST)) continue;
        if (dfg_operand(g, matMulIntegerToFloat, 2) != s) continue;
        dfg_node ks = dfg_operand(g, matMulIntegerToFloat, 3);
        if (!dfg_is(g, ks, DFG_CONST)) continue;
        if (dfg_operand(g, matMulIntegerToFloat, 4) != z) continue;
        dfg_node kz = dfg_operand(g, matMulIntegerToFloat, 5);
        if (!dfg_is(g, kz, DFG_CONST)) continue;
        if (matMulIntegerToFloat == n) continue;
        if (dfg_rank(g, k_2) != 2 || !dfg_le(dfg_rank_of(g, ks), dfg_int(1))) continue;
        if (!dfg_le(dfg_rank_of(g, kz), dfg_int(1)) || dfg_same_dtype(g, qz, kz) != DFG_TRUE) continue;
        struct dfg_nodes readers_2 = dfg_readers(g, 2, (const dfg_node[]){x}, 1, 1);
        for (uint32_t k_3 = 0; k_3 < readers_2.n; k_3++) {
            dfg_node matMulIntegerToFloat_2 = readers_2.at[k_3];
            if (!dfg_calls_with(g, matMulIntegerToFloat_2, fuse_ort_op_com_microsoft_MatMulIntegerToFloat,
                                6))
                continue;
            if (dfg_operand(g, matMulIntegerToFloat_2, 0) != x) continue;
            dfg_node v = dfg_operand(g, matMulIntegerToFloat_2, 1);
            if (!dfg_is(g, v, DFG_CONST)) continue;
            if (dfg_operand(g, matMulIntegerToFloat_2, 2) != s) continue;
            dfg_node vs = dfg_operand(g, matMulIntegerToFloat_2, 3);
            if (!dfg_is(g, vs, DFG_CONST)) continue;
            if (dfg_operand(g, matMulIntegerToFloat_2, 4) != z) continue;
            dfg_node vz = dfg_operand(g, matMulIntegerToFloat_2, 5);
            if (!dfg_is(g, vz, DFG_CONST)) continue;
            if (matMulIntegerToFloat_2 == n) continue;
            if (matMulIntegerToFloat_2 == matMulIntegerToFloat) continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){matMulIntegerToFloat, matMulIntegerToFloat_2}, 2))
                continue;
            if (dfg_rank(g, v) != 2 || !dfg_le(dfg_rank_of(g, vs), dfg_int(1))) continue;
            if (!dfg_le(dfg_rank_of(g, vz), dfg_int(1)) || dfg_same_dtype(g, qz, vz) != DFG_TRUE) continue;
            if (accept(ctx, &(struct fuse_ort_merge_integer_products_whole){
                    .m = {.root = n, .x = x, .s = s, .z = z, .q = q, .k = k_2, .v = v, .qs = qs, .ks = ks,
                          .vs = vs, .qz = qz, .kz = kz, .vz = vz},
                    .matMulIntegerToFloat = matMulIntegerToFloat,
                    .matMulIntegerToFloat_2 = matMulIntegerToFloat_2}.m))
                return true;
        }
    }
    return false;
}

/* fuse_ort.pat:152  rule fuse_dynamic_product(x, b, zero, scale, bias) {
 *     q = DynamicQuantizeLinear(x);
 *     match com.microsoft.MatMulIntegerToFloat(q.0, b, q.1, scale, q.2, zero?, bias?);
 *     rewrite com.microsoft.DynamicQuantizeMatMul(x, b, scale, zero?, bias?);
 * } */
bool fuse_ort_fuse_dynamic_product_find(DFG_FIND(fuse_ort_fuse_dynamic_product))
{
    if (dfg_op(g, n) != fuse_ort_op_com_microsoft_MatMulIntegerToFloat || dfg_n_args(g, n) > 7
        || dfg_arg(g, n, 1) == DFG_NONE || dfg_arg(g, n, 3) == DFG_NONE)
        return false;
    dfg_node get = dfg_arg(g, n, 0);
    if (!dfg_is_get(g, get, 0)) return false;
    dfg_node q = dfg_arg(g, get, 0);
    if (!dfg_calls_argc(g, q, fuse_ort_op_DynamicQuantizeLinear, 1)) return false;
    dfg_node x = dfg_operand(g, q, 0), b = dfg_arg(g, n, 1), get_2 = dfg_arg(g, n, 2);
    if (!dfg_is_get(g, get_2, 1)) return false;
    if (dfg_arg(g, get_2, 0) != q) return false;
    dfg_node scale = dfg_arg(g, n, 3), get_3 = dfg_arg(g, n, 4);
    if (!dfg_is_get(g, get_3, 2)) return false;
    if (dfg_arg(g, get_3, 0) != q) return false;
    dfg_node zero = dfg_arg(g, n, 5), bias = dfg_arg(g, n, 6);
    if (!dfg_in_body(g, n, (const dfg_node[]){get, q, get_2, get_3}, 4)) return false;
    DFG_GIVE(fuse_ort_fuse_dynamic_product, .root = n, .x = x, .b = b, .zero = zero, .scale = scale,
             .bias = bias, .q = q);
    DFG_GIVE_WHOLE(fuse_ort_fuse_dynamic_product, .get = get, .get_2 = get_2, .get_3 = get_3);
    return true;
}

/* fuse_ort.pat:157  rule fuse_dynamic_product_sum(x, b, zero, scale, bias, absent) {
 *     p = com.microsoft.DynamicQuantizeMatMul(x, b, scale, zero?, absent?);
 *     match Add(p, bias & const);
 *     where not present(absent), bias.rank == 1, bias.shape[0] == b.shape[1], b.rank == 2, bias.dtype == f32;
 *     rewrite com.microsoft.DynamicQuantizeMatMul(x, b, scale, zero?, bias);
 * } */
bool fuse_ort_fuse_dynamic_product_sum_match(DFG_FIND_MATCH(fuse_ort_fuse_dynamic_product_sum))
{
    if (!dfg_calls_argc(g, n, fuse_ort_op_Add, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == fuse_ort_op_com_microsoft_DynamicQuantizeMatMul ? 0
        : 1;
    dfg_node p = dfg_arg(g, n, swap);
    if (dfg_op(g, p) != fuse_ort_op_com_microsoft_DynamicQuantizeMatMul || dfg_n_args(g, p) > 5
        || dfg_arg(g, p, 0) == DFG_NONE || dfg_arg(g, p, 1) == DFG_NONE || dfg_arg(g, p, 2) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, p, 0), b = dfg_arg(g, p, 1), scale = dfg_arg(g, p, 2), zero = dfg_arg(g, p, 3);
    dfg_node absent = dfg_arg(g, p, 4), bias = dfg_arg(g, n, 1 - swap);
    if (!dfg_is(g, bias, DFG_CONST) || !dfg_same_body(g, n, p) || absent != DFG_NONE) return false;
    if (dfg_rank(g, bias) != 1) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, bias, 0), dfg_extent_of(g, b, 1)) || dfg_rank(g, b) != 2)
        return false;
    if (dfg_dtype(g, bias) != DFG_F32) return false;
    DFG_GIVE(fuse_ort_fuse_dynamic_product_sum, .root = n, .x = x, .b = b, .zero = zero, .scale = scale,
             .bias = bias, .absent = absent, .p = p);
    return true;
}

/* fuse_ort.pat:167  DequantizeLinear.v21(w & const, s & const, (z & const)?)
 * | DequantizeLinear.v23(w & const, s & const, (z & const)?) */
static bool fuse_ort_ort_matmul_nbits_d_find(DFG_FIND(fuse_ort_ort_matmul_nbits_d))
{
    dfg_node v21 = DFG_NONE, w = DFG_NONE, constant = DFG_NONE, s = DFG_NONE, constant_2 = DFG_NONE;
    dfg_node z = DFG_NONE, constant_3 = DFG_NONE, v23 = DFG_NONE, constant_4 = DFG_NONE;
    dfg_node constant_5 = DFG_NONE, constant_6 = DFG_NONE;
    bool has_z = false, has_z_2 = false;
    if (dfg_op(g, n) == fuse_ort_op_DequantizeLinear_v21 && dfg_n_args(g, n) <= 3) {
        v21 = n;
        w = dfg_arg(g, v21, 0);
        constant = w;
        if (!dfg_is(g, constant, DFG_CONST)) return false;
        s = dfg_arg(g, v21, 1);
        constant_2 = s;
        if (!dfg_is(g, constant_2, DFG_CONST)) return false;
        has_z = dfg_arg(g, v21, 2) != DFG_NONE;
        if (has_z) {
            z = dfg_arg(g, v21, 2);
            constant_3 = z;
            if (!dfg_is(g, constant_3, DFG_CONST)) return false;
        }
    } else {
        v23 = n;
        if (dfg_op(g, v23) != fuse_ort_op_DequantizeLinear_v23 || dfg_n_args(g, v23) > 3) return false;
        w = dfg_arg(g, v23, 0);
        constant_4 = w;
        if (!dfg_is(g, constant_4, DFG_CONST)) return false;
        s = dfg_arg(g, v23, 1);
        constant_5 = s;
        if (!dfg_is(g, constant_5, DFG_CONST)) return false;
        has_z_2 = dfg_arg(g, v23, 2) != DFG_NONE;
        if (has_z_2) {
            z = dfg_arg(g, v23, 2);
            constant_6 = z;
            if (!dfg_is(g, constant_6, DFG_CONST)) return false;
        }
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){v21, v23}, 2)) return false;
    DFG_GIVE(fuse_ort_ort_matmul_nbits_d, .root = n, .w = w, .s = s, .z = z);
    DFG_GIVE_WHOLE(fuse_ort_ort_matmul_nbits_d, .v21 = v21, .constant = constant, .constant_2 = constant_2,
                   .constant_3 = constant_3, .v23 = v23, .constant_4 = constant_4, .constant_5 = constant_5,
                   .constant_6 = constant_6);
    return true;
}

/* fuse_ort.pat:15  cond along(c, x) = c.rank == 1, c.shape[0] == x.shape[-1]; */
static DFG_APART bool fuse_ort_along(const dfg_graph *g, dfg_node c, dfg_node x)
{
    return dfg_rank(g, c) == 1 && dfg_extent_eq(g, dfg_extent_of(g, c, 0), dfg_extent_of(g, x, -1));
}

static bool fuse_ort_ort_matmul_nbits_as_matMul_find(const dfg_graph *g, dfg_node n,
    struct fuse_ort_ort_matmul_nbits_match *m, struct fuse_ort_ort_matmul_nbits_whole *whole)
{
    if (!dfg_calls_argc(g, n, fuse_ort_op_MatMul, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), v = dfg_operand(g, n, 1);
    bool is_d = dfg_op(g, v) == fuse_ort_op_DequantizeLinear_v21
        || dfg_op(g, v) == fuse_ort_op_DequantizeLinear_v23;
    dfg_node d = DFG_NONE, t = DFG_NONE;
    if (is_d) {
        d = v;
    } else {
        t = v;
        if (!dfg_calls_argc(g, t, fuse_ort_op_Transpose, 1)) return false;
        if (!dfg_list_is(g, t, fuse_ort_attr_perm, dfg_list(fuse_ort_list_1_0, 2), false)) return false;
        d = dfg_arg(g, t, 0);
    }
    struct fuse_ort_ort_matmul_nbits_d_match d_2;
    struct fuse_ort_ort_matmul_nbits_d_whole d_2_whole;
    if (!fuse_ort_ort_matmul_nbits_d_find(g, d, &d_2, &d_2_whole)) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){t, d}, 2)) return false;
    DFG_GIVE(fuse_ort_ort_matmul_nbits, .root = n, .x = x, .w = d_2.w, .s = d_2.s, .z = d_2.z, .d = d,
             .t = t, .y = n);
    DFG_GIVE_WHOLE(fuse_ort_ort_matmul_nbits, .v21 = d_2_whole.v21, .constant = d_2_whole.constant,
                   .constant_2 = d_2_whole.constant_2, .constant_3 = d_2_whole.constant_3,
                   .v23 = d_2_whole.v23, .constant_4 = d_2_whole.constant_4,
                   .constant_5 = d_2_whole.constant_5, .constant_6 = d_2_whole.constant_6, .matMul = n);
    return true;
}

static bool fuse_ort_ort_matmul_nbits_as_gemm_find(const dfg_graph *g, dfg_node n,
    struct fuse_ort_ort_matmul_nbits_match *m, struct fuse_ort_ort_matmul_nbits_whole *whole)
{
    if (dfg_op(g, n) != fuse_ort_op_Gemm || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    if (!dfg_float_is(g, n, fuse_ort_attr_alpha, 1.0, 1.0)) return false;
    if (!dfg_float_is(g, n, fuse_ort_attr_beta, 1.0, 1.0)) return false;
    if (!dfg_int_is(g, n, fuse_ort_attr_transA, 0, 0)) return false;
    dfg_node x = dfg_arg(g, n, 0), v = dfg_arg(g, n, 1);
    bool is_d = dfg_op(g, v) == fuse_ort_op_DequantizeLinear_v21
        || dfg_op(g, v) == fuse_ort_op_DequantizeLinear_v23;
    dfg_node d = DFG_NONE, t = DFG_NONE;
    if (is_d) {
        d = v;
    } else {
        t = v;
        if (!dfg_calls_argc(g, t, fuse_ort_op_Transpose, 1)) return false;
        if (!dfg_list_is(g, t, fuse_ort_attr_perm, dfg_list(fuse_ort_list_1_0, 2), false)) return false;
        d = dfg_arg(g, t, 0);
    }
    struct fuse_ort_ort_matmul_nbits_d_match d_2;
    struct fuse_ort_ort_matmul_nbits_d_whole d_2_whole;
    if (!fuse_ort_ort_matmul_nbits_d_find(g, d, &d_2, &d_2_whole)) return false;
    dfg_node b = dfg_arg(g, n, 2);
    if (!dfg_in_body(g, n, (const dfg_node[]){t, d}, 2)) return false;
    DFG_GIVE(fuse_ort_ort_matmul_nbits, .root = n, .x = x, .w = d_2.w, .s = d_2.s, .z = d_2.z, .b = b,
             .d = d, .t = t, .y = n);
    DFG_GIVE_WHOLE(fuse_ort_ort_matmul_nbits, .v21 = d_2_whole.v21, .constant = d_2_whole.constant,
                   .constant_2 = d_2_whole.constant_2, .constant_3 = d_2_whole.constant_3,
                   .v23 = d_2_whole.v23, .constant_4 = d_2_whole.constant_4,
                   .constant_5 = d_2_whole.constant_5, .constant_6 = d_2_whole.constant_6, .gemm = n);
    return true;
}

/* fuse_ort.pat:166  rule ort_matmul_nbits(x, w, s, z, b) : keep_shared, priority 3 {
 *     d = DequantizeLinear.v21(w & const, s & const, (z & const)?)
 *         | DequantizeLinear.v23(w & const, s & const, (z & const)?);
 *     t = Transpose(d) { perm == [1, 0] };
 *     y = MatMul(x, d | t) | Gemm(x, d | t, b?) { alpha == 1, beta == 1, transA == 0 };
 *     match y;
 *     where d.block_size in {16, 32, 64, 128, 256}, w.dtype in {i4, u4, i8, u8}, x.dtype == f32, s.dtype == f32;
 *     where x.rank >= 1, not present(b) or along(b, y);
 *     rewrite extern ort_blocks_of_bits;
 * } */
bool fuse_ort_ort_matmul_nbits_find(DFG_FIND(fuse_ort_ort_matmul_nbits))
{
    bool is_matMul = dfg_calls_argc(g, n, fuse_ort_op_MatMul, 2);
    if (!is_matMul) {
        if (dfg_op(g, n) != fuse_ort_op_Gemm) return false;
    } else if (!fuse_ort_ort_matmul_nbits_as_matMul_find(g, n, m, whole)) {
        return false;
    }
    if (!is_matMul) {
        if (!fuse_ort_ort_matmul_nbits_as_gemm_find(g, n, m, whole)) return false;
    }
    dfg_node x = m->x, w = m->w, s = m->s, b = m->b, d = m->d;
    /* where d.block_size in {16, 32, 64, 128, 256} */
    if (!(dfg_int_is(g, d, fuse_ort_attr_block_size, 16, 0)
          || dfg_int_is(g, d, fuse_ort_attr_block_size, 32, 0)
          || dfg_int_is(g, d, fuse_ort_attr_block_size, 64, 0)
          || dfg_int_is(g, d, fuse_ort_attr_block_size, 128, 0)
          || dfg_int_is(g, d, fuse_ort_attr_block_size, 256, 0)))
        return false;
    /* where w.dtype in {i4, u4, i8, u8} */
    if (!(dfg_dtype(g, w) == DFG_I4 || dfg_dtype(g, w) == DFG_U4 || dfg_dtype(g, w) == DFG_I8
          || dfg_dtype(g, w) == DFG_U8))
        return false;
    if (dfg_dtype(g, x) != DFG_F32 || dfg_dtype(g, s) != DFG_F32) return false;
    return dfg_ge(dfg_rank_of(g, x), dfg_int(1)) && (b == DFG_NONE || fuse_ort_along(g, b, n));
}

/* fuse_ort.pat:176  rule ort_matmul_nbits_bias(a, w, s, z, b, absent) {
 *     n = com.microsoft.MatMulNBits(a, w, s, z?, absent?);
 *     match Add(n, b & const);
 *     where not present(absent), along(b, n), same_dtype(b, n);
 *     rewrite com.microsoft.MatMulNBits(a, w, s, z?, absent?, b) { ..n };
 * } */
bool fuse_ort_ort_matmul_nbits_bias_match(DFG_FIND_MATCH(fuse_ort_ort_matmul_nbits_bias))
{
    if (!dfg_calls_argc(g, n, fuse_ort_op_Add, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == fuse_ort_op_com_microsoft_MatMulNBits ? 0 : 1;
    dfg_node n_2 = dfg_arg(g, n, swap);
    if (dfg_op(g, n_2) != fuse_ort_op_com_microsoft_MatMulNBits || dfg_n_args(g, n_2) > 5
        || dfg_arg(g, n_2, 0) == DFG_NONE || dfg_arg(g, n_2, 1) == DFG_NONE
        || dfg_arg(g, n_2, 2) == DFG_NONE)
        return false;
    dfg_node a = dfg_arg(g, n_2, 0), w = dfg_arg(g, n_2, 1), s = dfg_arg(g, n_2, 2), z = dfg_arg(g, n_2, 3);
    dfg_node absent = dfg_arg(g, n_2, 4), b = dfg_arg(g, n, 1 - swap);
    if (!dfg_is(g, b, DFG_CONST) || !dfg_same_body(g, n, n_2) || absent != DFG_NONE) return false;
    if (!fuse_ort_along(g, b, n_2) || dfg_same_dtype(g, b, n_2) != DFG_TRUE) return false;
    DFG_GIVE(fuse_ort_ort_matmul_nbits_bias, .root = n, .a = a, .w = w, .s = s, .z = z, .b = b,
             .absent = absent, .n = n_2);
    return true;
}

static DFG_APART int64_t fuse_ort_length(const dfg_graph *g, dfg_node t)
{
    return dfg_range_to(dfg_int_sub(dfg_count(dfg_len(dfg_attr(g, t, fuse_ort_attr_perm))), dfg_int(2)));
}

static DFG_APART enum dfg_tri fuse_ort_same(const dfg_graph *g, dfg_node t)
{
    const dfg_val list = dfg_attr(g, t, fuse_ort_attr_perm);
    const int64_t n = dfg_len(list), m = dfg_joined(fuse_ort_length(g, t), 2);
    if (!dfg_is_length(n) || !dfg_is_length(m)) return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all,
                       dfg_scalar_same(dfg_stored_item_at(&list, k),
                                       k < fuse_ort_length(g, t) ? dfg_int(k)
                                       : k - fuse_ort_length(g, t) == 0
                                         ? dfg_int_sub(dfg_count(dfg_len(dfg_attr(g, t,
                                                                                  fuse_ort_attr_perm))),
                                                       dfg_int(1))
                                       : dfg_int_sub(dfg_count(dfg_len(dfg_attr(g, t, fuse_ort_attr_perm))),
                                                     dfg_int(2))));
    return all;
}

/* fuse_ort.pat:20  cond swaps_last(t, a) =
 *     (present(t.perm) and len(t.perm) >= 2
 *      and t.perm == concat(range(len(t.perm) - 2), [len(t.perm) - 1, len(t.perm) - 2]))
 *     or (not present(t.perm) and a.rank == 2); */
static DFG_APART bool fuse_ort_swaps_last(const dfg_graph *g, dfg_node t, dfg_node a)
{
    return (dfg_known(dfg_attr(g, t, fuse_ort_attr_perm))
            && dfg_ge(dfg_count(dfg_len(dfg_attr(g, t, fuse_ort_attr_perm))), dfg_int(2))
            && fuse_ort_same(g, t) == DFG_TRUE)
        || (!dfg_known(dfg_attr(g, t, fuse_ort_attr_perm)) && dfg_rank(g, a) == 2);
}

/* fuse_ort.pat:186  cond is_across(t, a) =
 *     t.op == Transpose
 *         ? swaps_last(t, a)
 *         : t.rank == 2 and t.shape[0] == a.shape[1] and t.shape[1] == a.shape[0]
 *         and (a.shape[0] == 1 or a.shape[1] == 1); */
static DFG_APART bool fuse_ort_is_across(const dfg_graph *g, dfg_node t, dfg_node a)
{
    return (dfg_op(g, t) == fuse_ort_op_Transpose && fuse_ort_swaps_last(g, t, a))
        || (dfg_scalar_ne(dfg_op_of(g, t), dfg_op_val(g, fuse_ort_op_Transpose)) && dfg_rank(g, t) == 2
            && dfg_extent_eq(g, dfg_extent_of(g, t, 0), dfg_extent_of(g, a, 1))
            && dfg_extent_eq(g, dfg_extent_of(g, t, 1), dfg_extent_of(g, a, 0))
            && (dfg_extent(g, a, 0) == 1 || dfg_extent(g, a, 1) == 1));
}

static DFG_APART enum dfg_tri fuse_ort_same_2(const dfg_graph *g, dfg_node t)
{
    const dfg_val list = dfg_attr(g, t, fuse_ort_attr_perm);
    const int64_t n = dfg_len(list), m = dfg_joined(fuse_ort_length(g, t), 2);
    if (!dfg_is_length(n) || !dfg_is_length(m)) return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all,
                       dfg_scalar_same(dfg_stored_item_at(&list, k),
                                       k < fuse_ort_length(g, t) ? dfg_int_add(dfg_int(k), dfg_int(1))
                                       : k - fuse_ort_length(g, t) == 0 ? dfg_int(0)
                                       : dfg_int_sub(dfg_count(dfg_len(dfg_attr(g, t, fuse_ort_attr_perm))),
                                                     dfg_int(1))));
    return all;
}

static DFG_APART enum dfg_tri fuse_ort_same_3(const dfg_graph *g, dfg_node t)
{
    const dfg_val list = dfg_attr(g, t, fuse_ort_attr_perm);
    const int64_t n = dfg_len(list), m = dfg_joined(fuse_ort_length(g, t), 2);
    if (!dfg_is_length(n) || !dfg_is_length(m)) return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all,
                       dfg_scalar_same(dfg_stored_item_at(&list, k),
                                       k < fuse_ort_length(g, t) ? dfg_int_add(dfg_int(k), dfg_int(1))
                                       : k - fuse_ort_length(g, t) == 0
                                         ? dfg_int_sub(dfg_count(dfg_len(dfg_attr(g, t,
                                                                                  fuse_ort_attr_perm))),
                                                       dfg_int(1))
                                       : dfg_int(0)));
    return all;
}

/* fuse_ort.pat:192  cond batches_first(t) =
 *     present(t.perm), len(t.perm) >= 3,
 *     t.perm == concat([i + 1 for i in range(len(t.perm) - 2)], [0, len(t.perm) - 1])
 *     or t.perm == concat([i + 1 for i in range(len(t.perm) - 2)], [len(t.perm) - 1, 0]); */
static DFG_APART bool fuse_ort_batches_first(const dfg_graph *g, dfg_node t)
{
    return dfg_known(dfg_attr(g, t, fuse_ort_attr_perm))
        && dfg_ge(dfg_count(dfg_len(dfg_attr(g, t, fuse_ort_attr_perm))), dfg_int(3))
        && (fuse_ort_same_2(g, t) == DFG_TRUE || fuse_ort_same_3(g, t) == DFG_TRUE);
}

/* fuse_ort.pat:197
 * cond flagged(t, a, b) = (is_across(t, a) and b.rank >= 2) or (batches_first(t) and a.rank == b.rank); */
static DFG_APART bool fuse_ort_flagged(const dfg_graph *g, dfg_node t, dfg_node a, dfg_node b)
{
    return (fuse_ort_is_across(g, t, a) && dfg_ge(dfg_rank_of(g, b), dfg_int(2)))
        || (fuse_ort_batches_first(g, t) && dfg_scalar_eq(dfg_rank_of(g, a), dfg_rank_of(g, b)));
}

/* fuse_ort.pat:201  rule fuse_matmul_a(a, b) : keep_shared {
 *     t = Transpose(a) | Reshape(a, _);
 *     m = MatMul(t, b) | com.microsoft.FusedMatMul(t, b) { transBatchA == 0 };
 *     match m;
 *     where flagged(t, a, b), a.dtype == f32;
 *     rewrite com.microsoft.FusedMatMul(a, b) {
 *         ..m, transBatchA = batches_first(t) ? 1 : 0,
 *         transA = last_stays(t) ? (as_it_is(m, m.transA) ? 0 : 1) : (as_it_is(m, m.transA) ? 1 : 0)
 *     };
 * } */
bool fuse_ort_fuse_matmul_a_find(DFG_FIND(fuse_ort_fuse_matmul_a))
{
    dfg_node matMul = DFG_NONE, t = DFG_NONE, b = DFG_NONE, fusedMatMul = DFG_NONE;
    if (dfg_calls_argc(g, n, fuse_ort_op_MatMul, 2)) {
        matMul = n;
        t = dfg_arg(g, matMul, 0);
        b = dfg_arg(g, matMul, 1);
    } else {
        fusedMatMul = n;
        if (!dfg_calls_argc(g, fusedMatMul, fuse_ort_op_com_microsoft_FusedMatMul, 2)) return false;
        if (!dfg_int_is(g, fusedMatMul, fuse_ort_attr_transBatchA, 0, 0)) return false;
        t = dfg_arg(g, fusedMatMul, 0);
        b = dfg_arg(g, fusedMatMul, 1);
    }
    dfg_node transpose = DFG_NONE, a = DFG_NONE, reshape = DFG_NONE, x = DFG_NONE;
    if (dfg_calls_argc(g, t, fuse_ort_op_Transpose, 1)) {
        transpose = t;
        a = dfg_arg(g, transpose, 0);
    } else {
        reshape = t;
        if (!dfg_calls_argc(g, reshape, fuse_ort_op_Reshape, 2)) return false;
        a = dfg_arg(g, reshape, 0);
        x = dfg_arg(g, reshape, 1);
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){matMul, fusedMatMul, transpose, reshape}, 4)) return false;
    if (!fuse_ort_flagged(g, t, a, b) || dfg_dtype(g, a) != DFG_F32) return false;
    DFG_GIVE(fuse_ort_fuse_matmul_a, .root = n, .a = a, .b = b, .t = t, .m = n);
    DFG_GIVE_WHOLE(fuse_ort_fuse_matmul_a, .transpose = transpose, .reshape = reshape, .x = x,
                   .matMul = matMul, .fusedMatMul = fusedMatMul);
    return true;
}

/* fuse_ort.pat:211  rule fuse_matmul_b(a, b) : keep_shared {
 *     t = Transpose(b) | Reshape(b, _);
 *     m = MatMul(a, t) | com.microsoft.FusedMatMul(a, t) { transBatchB == 0 };
 *     match m;
 *     where flagged(t, b, a), a.dtype == f32;
 *     rewrite com.microsoft.FusedMatMul(a, b) {
 *         ..m, transBatchB = batches_first(t) ? 1 : 0,
 *         transB = last_stays(t) ? (as_it_is(m, m.transB) ? 0 : 1) : (as_it_is(m, m.transB) ? 1 : 0)
 *     };
 * } */
bool fuse_ort_fuse_matmul_b_find(DFG_FIND(fuse_ort_fuse_matmul_b))
{
    dfg_node matMul = DFG_NONE, a = DFG_NONE, t = DFG_NONE, fusedMatMul = DFG_NONE;
    if (dfg_calls_argc(g, n, fuse_ort_op_MatMul, 2)) {
        matMul = n;
        a = dfg_arg(g, matMul, 0);
        t = dfg_arg(g, matMul, 1);
    } else {
        fusedMatMul = n;
        if (!dfg_calls_argc(g, fusedMatMul, fuse_ort_op_com_microsoft_FusedMatMul, 2)) return false;
        if (!dfg_int_is(g, fusedMatMul, fuse_ort_attr_transBatchB, 0, 0)) return false;
        a = dfg_arg(g, fusedMatMul, 0);
        t = dfg_arg(g, fusedMatMul, 1);
    }
    dfg_node transpose = DFG_NONE, b = DFG_NONE, reshape = DFG_NONE, x = DFG_NONE;
    if (dfg_calls_argc(g, t, fuse_ort_op_Transpose, 1)) {
        transpose = t;
        b = dfg_arg(g, transpose, 0);
    } else {
        reshape = t;
        if (!dfg_calls_argc(g, reshape, fuse_ort_op_Reshape, 2)) return false;
        b = dfg_arg(g, reshape, 0);
        x = dfg_arg(g, reshape, 1);
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){matMul, fusedMatMul, transpose, reshape}, 4)) return false;
    if (!fuse_ort_flagged(g, t, b, a) || dfg_dtype(g, a) != DFG_F32) return false;
    DFG_GIVE(fuse_ort_fuse_matmul_b, .root = n, .a = a, .b = b, .t = t, .m = n);
    DFG_GIVE_WHOLE(fuse_ort_fuse_matmul_b, .transpose = transpose, .reshape = reshape, .x = x,
                   .matMul = matMul, .fusedMatMul = fusedMatMul);
    return true;
}

/* fuse_ort.pat:222  rule fuse_matmul_across(a, b) {
 *     m = MatMul(a, b) | com.microsoft.FusedMatMul(a, b) { transBatchA == 0, transBatchB == 0 };
 *     y = Transpose(m) | Reshape(m, _);
 *     match y;
 *     where m.dtype == f32, a.rank == 2, b.rank == 2, is_across(y, m);
 *     rewrite com.microsoft.FusedMatMul(b, a) {
 *         ..m, transA = as_it_is(m, m.transB) ? 1 : 0, transB = as_it_is(m, m.transA) ? 1 : 0
 *     };
 * } */
bool fuse_ort_fuse_matmul_across_find(DFG_FIND(fuse_ort_fuse_matmul_across))
{
    dfg_node transpose = DFG_NONE, m_2 = DFG_NONE, reshape = DFG_NONE, x = DFG_NONE;
    if (dfg_calls_argc(g, n, fuse_ort_op_Transpose, 1)) {
        transpose = n;
        m_2 = dfg_arg(g, transpose, 0);
    } else {
        reshape = n;
        if (!dfg_calls_argc(g, reshape, fuse_ort_op_Reshape, 2)) return false;
        m_2 = dfg_arg(g, reshape, 0);
        x = dfg_arg(g, reshape, 1);
    }
    dfg_node matMul = DFG_NONE, a = DFG_NONE, b = DFG_NONE, fusedMatMul = DFG_NONE;
    if (dfg_calls_argc(g, m_2, fuse_ort_op_MatMul, 2)) {
        matMul = m_2;
        a = dfg_arg(g, matMul, 0);
        b = dfg_arg(g, matMul, 1);
    } else {
        fusedMatMul = m_2;
        if (!dfg_calls_argc(g, fusedMatMul, fuse_ort_op_com_microsoft_FusedMatMul, 2)) return false;
        if (!dfg_int_is(g, fusedMatMul, fuse_ort_attr_transBatchA, 0, 0)) return false;
        if (!dfg_int_is(g, fusedMatMul, fuse_ort_attr_transBatchB, 0, 0)) return false;
        a = dfg_arg(g, fusedMatMul, 0);
        b = dfg_arg(g, fusedMatMul, 1);
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){transpose, reshape, matMul, fusedMatMul}, 4)) return false;
    if (dfg_dtype(g, m_2) != DFG_F32 || dfg_rank(g, a) != 2 || dfg_rank(g, b) != 2) return false;
    if (!fuse_ort_is_across(g, n, m_2)) return false;
    DFG_GIVE(fuse_ort_fuse_matmul_across, .root = n, .a = a, .b = b, .m = m_2, .y = n);
    DFG_GIVE_WHOLE(fuse_ort_fuse_matmul_across, .matMul = matMul, .fusedMatMul = fusedMatMul,
                   .transpose = transpose, .reshape = reshape, .x = x);
    return true;
}

/* fuse_ort.pat:13  cond moderate(s) = abs(value(s)) > 1e-30, abs(value(s)) < 1e30; */
static DFG_APART bool fuse_ort_moderate(const dfg_graph *g, dfg_node s)
{
    return dfg_gt(dfg_abs(dfg_value_of(g, s)), dfg_float(1e-30))
        && dfg_lt(dfg_abs(dfg_value_of(g, s)), dfg_float(1e+30));
}

/* fuse_ort.pat:232  rule fuse_matmul_scale(a, b, s) {
 *     m = MatMul(a, b);
 *     match Mul(m, s & const);
 *     where s.elements == 1, s.rank <= m.rank, m.dtype == f32, a.rank >= 2, b.rank >= 2, moderate(s);
 *     rewrite com.microsoft.FusedMatMul(a, b) { alpha = value(s) };
 * } */
bool fuse_ort_fuse_matmul_scale_match(DFG_FIND_MATCH(fuse_ort_fuse_matmul_scale))
{
    if (!dfg_calls_argc(g, n, fuse_ort_op_Mul, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == fuse_ort_op_MatMul ? 0 : 1;
    dfg_node m_2 = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, m_2, fuse_ort_op_MatMul, 2)) return false;
    dfg_node a = dfg_operand(g, m_2, 0), b = dfg_operand(g, m_2, 1), s = dfg_arg(g, n, 1 - swap);
    if (!dfg_is(g, s, DFG_CONST) || !dfg_same_body(g, n, m_2)) return false;
    if (!dfg_extent_eq(g, dfg_elements_of(g, s), dfg_int(1))) return false;
    if (!dfg_le(dfg_rank_of(g, s), dfg_rank_of(g, m_2)) || dfg_dtype(g, m_2) != DFG_F32) return false;
    if (!dfg_ge(dfg_rank_of(g, a), dfg_int(2)) || !dfg_ge(dfg_rank_of(g, b), dfg_int(2))) return false;
    if (!fuse_ort_moderate(g, s)) return false;
    DFG_GIVE(fuse_ort_fuse_matmul_scale, .root = n, .a = a, .b = b, .s = s, .m = m_2);
    return true;
}

/* fuse_ort.pat:238  rule fuse_matmul_divisor(a, b, s) {
 *     m = MatMul(a, b);
 *     match Div(m, s & const);
 *     where s.elements == 1, s.rank <= m.rank, m.dtype == f32, a.rank >= 2, b.rank >= 2, moderate(s);
 *     rewrite com.microsoft.FusedMatMul(a, b) { alpha = 1.0 / value(s) };
 * } */
bool fuse_ort_fuse_matmul_divisor_match(DFG_FIND_MATCH(fuse_ort_fuse_matmul_divisor))
{
    if (!dfg_calls_argc(g, n, fuse_ort_op_Div, 2)) return false;
    dfg_node m_2 = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, m_2, fuse_ort_op_MatMul, 2)) return false;
    dfg_node a = dfg_operand(g, m_2, 0), b = dfg_operand(g, m_2, 1), s = dfg_operand(g, n, 1);
    if (!dfg_is(g, s, DFG_CONST) || !dfg_same_body(g, n, m_2)) return false;
    if (!dfg_extent_eq(g, dfg_elements_of(g, s), dfg_int(1))) return false;
    if (!dfg_le(dfg_rank_of(g, s), dfg_rank_of(g, m_2)) || dfg_dtype(g, m_2) != DFG_F32) return false;
    if (!dfg_ge(dfg_rank_of(g, a), dfg_int(2)) || !dfg_ge(dfg_rank_of(g, b), dfg_int(2))) return false;
    if (!fuse_ort_moderate(g, s)) return false;
    DFG_GIVE(fuse_ort_fuse_matmul_divisor, .root = n, .a = a, .b = b, .s = s, .m = m_2);
    return true;
}

static DFG_APART bool fuse_ort_holds_4(const dfg_graph *g, dfg_node m_2, dfg_node s)
{
    return !dfg_gt(dfg_abs(dfg_mul(dfg_attr_or_float(g, m_2, fuse_ort_attr_alpha, 1.0),
                                   dfg_value_of(g, s))), dfg_float(1e-30));
}

/* fuse_ort.pat:244  rule fuse_matmul_more_scale(a, b, s) {
 *     m = com.microsoft.FusedMatMul(a, b);
 *     match Mul(m, s & const);
 *     where m.dtype == f32, s.elements == 1, s.rank <= m.rank, abs(m.alpha * value(s)) > 1e-30,
 *         abs(m.alpha * value(s)) < 1e30;
 *     rewrite com.microsoft.FusedMatMul(a, b) { ..m, alpha = m.alpha * value(s) };
 * } */
bool fuse_ort_fuse_matmul_more_scale_match(DFG_FIND_MATCH(fuse_ort_fuse_matmul_more_scale))
{
    if (!dfg_calls_argc(g, n, fuse_ort_op_Mul, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == fuse_ort_op_com_microsoft_FusedMatMul ? 0 : 1;
    dfg_node m_2 = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, m_2, fuse_ort_op_com_microsoft_FusedMatMul, 2)) return false;
    dfg_node a = dfg_operand(g, m_2, 0), b = dfg_operand(g, m_2, 1), s = dfg_arg(g, n, 1 - swap);
    if (!dfg_is(g, s, DFG_CONST) || !dfg_same_body(g, n, m_2) || dfg_dtype(g, m_2) != DFG_F32) return false;
    if (!dfg_extent_eq(g, dfg_elements_of(g, s), dfg_int(1))) return false;
    if (!dfg_le(dfg_rank_of(g, s), dfg_rank_of(g, m_2))) return false;
    /* where abs(m.alpha * value(s)) > 1e-30 */
    if (fuse_ort_holds_4(g, m_2, s)) return false;
    /* where abs(m.alpha * value(s)) < 1e30 */
    if (!dfg_lt(dfg_abs(dfg_mul(dfg_attr_or_float(g, m_2, fuse_ort_attr_alpha, 1.0), dfg_value_of(g, s))),
                dfg_float(1e+30)))
        return false;
    DFG_GIVE(fuse_ort_fuse_matmul_more_scale, .root = n, .a = a, .b = b, .s = s, .m = m_2);
    return true;
}

/* fuse_ort.pat:254  Mul(...) */
static bool fuse_ort_fuse_matmul_scale_a_not1(const dfg_graph *g, dfg_node n, dfg_node root)
{
    return dfg_op(g, n) == fuse_ort_op_Mul && dfg_same_body(g, root, n);
}

/* fuse_ort.pat:253  rule fuse_matmul_scale_a(a, b, s) {
 *     o = (Mul | Div)(a & !Mul(...), s & const);
 *     match MatMul(o, b);
 *     where s.elements == 1, s.rank <= a.rank, a.dtype == f32, a.rank >= 2, b.rank >= 2, moderate(s);
 *     rewrite com.microsoft.FusedMatMul(a, b) { alpha = o.op == Mul ? value(s) : 1.0 / value(s) };
 * } */
bool fuse_ort_fuse_matmul_scale_a_find(DFG_FIND_ON_MATCH(fuse_ort_fuse_matmul_scale_a))
{
    if (!dfg_calls_argc(g, n, fuse_ort_op_MatMul, 2)) return false;
    dfg_node b = dfg_operand(g, n, 1), o = dfg_operand(g, n, 0);
    if (!(dfg_op(g, o) == fuse_ort_op_Mul || dfg_op(g, o) == fuse_ort_op_Div) || !dfg_argc_is(g, o, 2))
        return false;
    if (!dfg_ge(dfg_rank_of(g, b), dfg_int(2))) return false;
    for (uint32_t swap = way[0]; swap < (dfg_op(g, o) == fuse_ort_op_Mul ? dfg_orders(g, o) : 1u);
         way[0] = ++swap) {
        dfg_node a = dfg_arg(g, o, swap);
        if (fuse_ort_fuse_matmul_scale_a_not1(g, a, n)) continue;
        dfg_node s = dfg_arg(g, o, 1 - swap);
        if (!dfg_is(g, s, DFG_CONST) || !dfg_same_body(g, n, o)) continue;
        if (!dfg_extent_eq(g, dfg_elements_of(g, s), dfg_int(1))) continue;
        if (!dfg_le(dfg_rank_of(g, s), dfg_rank_of(g, a)) || dfg_dtype(g, a) != DFG_F32) continue;
        if (!dfg_ge(dfg_rank_of(g, a), dfg_int(2)) || !fuse_ort_moderate(g, s)) continue;
        DFG_GIVE(fuse_ort_fuse_matmul_scale_a, .root = n, .a = a, .b = b, .s = s, .o = o);
        return true;
    }
    return false;
}

/* fuse_ort.pat:260  Mul(...) */
static bool fuse_ort_fuse_matmul_scale_b_not1(const dfg_graph *g, dfg_node n, dfg_node root)
{
    return dfg_op(g, n) == fuse_ort_op_Mul && dfg_same_body(g, root, n);
}

/* fuse_ort.pat:259  rule fuse_matmul_scale_b(a, b, s) {
 *     o = (Mul | Div)(b & !Mul(...), s & const);
 *     match MatMul(a, o);
 *     where s.elements == 1, s.rank <= b.rank, a.dtype == f32, a.rank >= 2, b.rank >= 2, moderate(s);
 *     rewrite com.microsoft.FusedMatMul(a, b) { alpha = o.op == Mul ? value(s) : 1.0 / value(s) };
 * } */
bool fuse_ort_fuse_matmul_scale_b_find(DFG_FIND_ON_MATCH(fuse_ort_fuse_matmul_scale_b))
{
    if (!dfg_calls_argc(g, n, fuse_ort_op_MatMul, 2)) return false;
    dfg_node a = dfg_operand(g, n, 0), o = dfg_operand(g, n, 1);
    if (!(dfg_op(g, o) == fuse_ort_op_Mul || dfg_op(g, o) == fuse_ort_op_Div) || !dfg_argc_is(g, o, 2))
        return false;
    if (dfg_dtype(g, a) != DFG_F32 || !dfg_ge(dfg_rank_of(g, a), dfg_int(2))) return false;
    for (uint32_t swap = way[0]; swap < (dfg_op(g, o) == fuse_ort_op_Mul ? dfg_orders(g, o) : 1u);
         way[0] = ++swap) {
        dfg_node b = dfg_arg(g, o, swap);
        if (fuse_ort_fuse_matmul_scale_b_not1(g, b, n)) continue;
        dfg_node s = dfg_arg(g, o, 1 - swap);
        if (!dfg_is(g, s, DFG_CONST) || !dfg_same_body(g, n, o)) continue;
        if (!dfg_extent_eq(g, dfg_elements_of(g, s), dfg_int(1))) continue;
        if (!dfg_le(dfg_rank_of(g, s), dfg_rank_of(g, b)) || !dfg_ge(dfg_rank_of(g, b), dfg_int(2)))
            continue;
        if (!fuse_ort_moderate(g, s)) continue;
        DFG_GIVE(fuse_ort_fuse_matmul_scale_b, .root = n, .a = a, .b = b, .s = s, .o = o);
        return true;
    }
    return false;
}

/* fuse_ort.pat:268  rule fuse_gemm(a, b, c) {
 *     g = Gemm(a, b, c?);
 *     y = (Relu | Sigmoid | Tanh | Softplus | Softsign)(g);
 *     match y;
 *     where g.dtype == f32;
 *     rewrite com.microsoft.FusedGemm(a, b, c?) {
 *         ..g, activation = y.op == Relu ? "Relu" : y.op == Tanh ? "Tanh" : y.op == Sigmoid ? "Sigmoid"
 *                         : y.op == Softplus ? "Softplus" : "Softsign"
 *     };
 * } */
bool fuse_ort_fuse_gemm_match(const dfg_graph *g, dfg_node n, struct fuse_ort_fuse_gemm_match *m)
{
    if (!(dfg_op(g, n) == fuse_ort_op_Relu || dfg_op(g, n) == fuse_ort_op_Sigmoid
          || dfg_op(g, n) == fuse_ort_op_Tanh || dfg_op(g, n) == fuse_ort_op_Softplus
          || dfg_op(g, n) == fuse_ort_op_Softsign)
        || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node g_2 = dfg_operand(g, n, 0);
    if (dfg_op(g, g_2) != fuse_ort_op_Gemm || dfg_n_args(g, g_2) > 3 || dfg_arg(g, g_2, 0) == DFG_NONE
        || dfg_arg(g, g_2, 1) == DFG_NONE)
        return false;
    dfg_node a = dfg_arg(g, g_2, 0), b = dfg_arg(g, g_2, 1), c = dfg_arg(g, g_2, 2);
    if (!dfg_same_body(g, n, g_2) || dfg_dtype(g, g_2) != DFG_F32) return false;
    DFG_GIVE(fuse_ort_fuse_gemm, .root = n, .a = a, .b = b, .c = c, .g = g_2, .y = n);
    return true;
}

/* fuse_ort.pat:278  rule fuse_gemm_elu(a, b, c) {
 *     g = Gemm(a, b, c?);
 *     y = Elu(g);
 *     match y;
 *     where g.dtype == f32;
 *     rewrite com.microsoft.FusedGemm(a, b, c?) { ..g, activation = "Elu", activation_alpha = y.alpha };
 * } */
bool fuse_ort_fuse_gemm_elu_match(const dfg_graph *g, dfg_node n, struct fuse_ort_fuse_gemm_elu_match *m)
{
    if (!dfg_calls_argc(g, n, fuse_ort_op_Elu, 1)) return false;
    dfg_node g_2 = dfg_operand(g, n, 0);
    if (dfg_op(g, g_2) != fuse_ort_op_Gemm || dfg_n_args(g, g_2) > 3 || dfg_arg(g, g_2, 0) == DFG_NONE
        || dfg_arg(g, g_2, 1) == DFG_NONE)
        return false;
    dfg_node a = dfg_arg(g, g_2, 0), b = dfg_arg(g, g_2, 1), c = dfg_arg(g, g_2, 2);
    if (!dfg_same_body(g, n, g_2) || dfg_dtype(g, g_2) != DFG_F32) return false;
    DFG_GIVE(fuse_ort_fuse_gemm_elu, .root = n, .a = a, .b = b, .c = c, .g = g_2, .y = n);
    return true;
}

/* fuse_ort.pat:285  rule fuse_gemm_hard_sigmoid(a, b, c) {
 *     g = Gemm(a, b, c?);
 *     y = HardSigmoid(g);
 *     match y;
 *     where g.dtype == f32;
 *     rewrite com.microsoft.FusedGemm(a, b, c?) {
 *         ..g, activation = "HardSigmoid", activation_alpha = y.alpha, activation_beta = y.beta
 *     };
 * } */
bool fuse_ort_fuse_gemm_hard_sigmoid_match(DFG_FIND_MATCH(fuse_ort_fuse_gemm_hard_sigmoid))
{
    if (!dfg_calls_argc(g, n, fuse_ort_op_HardSigmoid, 1)) return false;
    dfg_node g_2 = dfg_operand(g, n, 0);
    if (dfg_op(g, g_2) != fuse_ort_op_Gemm || dfg_n_args(g, g_2) > 3 || dfg_arg(g, g_2, 0) == DFG_NONE
        || dfg_arg(g, g_2, 1) == DFG_NONE)
        return false;
    dfg_node a = dfg_arg(g, g_2, 0), b = dfg_arg(g, g_2, 1), c = dfg_arg(g, g_2, 2);
    if (!dfg_same_body(g, n, g_2) || dfg_dtype(g, g_2) != DFG_F32) return false;
    DFG_GIVE(fuse_ort_fuse_gemm_hard_sigmoid, .root = n, .a = a, .b = b, .c = c, .g = g_2, .y = n);
    return true;
}

/* fuse_ort.pat:294  rule fuse_gemm_leaky(a, b, c) {
 *     g = Gemm(a, b, c?);
 *     y = LeakyRelu(g);
 *     match y;
 *     where g.dtype == f32;
 *     rewrite com.microsoft.FusedGemm(a, b, c?) { ..g, activation = "LeakyRelu", activation_alpha = y.alpha };
 * } */
bool fuse_ort_fuse_gemm_leaky_match(DFG_FIND_MATCH(fuse_ort_fuse_gemm_leaky))
{
    if (!dfg_calls_argc(g, n, fuse_ort_op_LeakyRelu, 1)) return false;
    dfg_node g_2 = dfg_operand(g, n, 0);
    if (dfg_op(g, g_2) != fuse_ort_op_Gemm || dfg_n_args(g, g_2) > 3 || dfg_arg(g, g_2, 0) == DFG_NONE
        || dfg_arg(g, g_2, 1) == DFG_NONE)
        return false;
    dfg_node a = dfg_arg(g, g_2, 0), b = dfg_arg(g, g_2, 1), c = dfg_arg(g, g_2, 2);
    if (!dfg_same_body(g, n, g_2) || dfg_dtype(g, g_2) != DFG_F32) return false;
    DFG_GIVE(fuse_ort_fuse_gemm_leaky, .root = n, .a = a, .b = b, .c = c, .g = g_2, .y = n);
    return true;
}

/* fuse_ort.pat:305
 * cond plain(a) = a.q_num_heads == a.kv_num_heads, a.q_num_heads > 0, a.is_causal == 0, a.softcap == 0,
 *     a.qk_matmul_output_mode == 0; */
static DFG_APART bool fuse_ort_plain(const dfg_graph *g, dfg_node a)
{
    return dfg_eq(dfg_attr(g, dfg_call_of(g, a), fuse_ort_attr_q_num_heads),
                  dfg_attr(g, dfg_call_of(g, a), fuse_ort_attr_kv_num_heads))
        && dfg_gt(dfg_attr(g, dfg_call_of(g, a), fuse_ort_attr_q_num_heads), dfg_int(0))
        && dfg_int_is(g, dfg_call_of(g, a), fuse_ort_attr_is_causal, 0, 0)
        && dfg_float_is(g, dfg_call_of(g, a), fuse_ort_attr_softcap, 0.0, 0.0)
        && dfg_int_is(g, dfg_call_of(g, a), fuse_ort_attr_qk_matmul_output_mode, 0, 0);
}

/* fuse_ort.pat:308
 * cond added(mask, q) = mask.rank == 4, same_dtype(mask, q), not extern ort_computes_infinity(mask); */
static DFG_APART bool fuse_ort_added(const dfg_graph *g, dfg_node mask, dfg_node q)
{
    return dfg_rank(g, mask) == 4 && dfg_same_dtype(g, mask, q) == DFG_TRUE && mask != DFG_NONE
        && !ort_computes_infinity(g, mask);
}

/* fuse_ort.pat:311  rule ort_attention(x, wq, wk, wv, bq, bk, bv, mask, absent) : priority 2 {
 *     a = Attention(Add(MatMul(x, wq & const), bq & const), Add(MatMul(x, wk & const), bk & const),
 *                   Add(MatMul(x, wv & const), bv & const), mask?, absent?);
 *     match a;
 *     where plain(a), x.rank == 3, x.dtype == f32, not present(absent), not present(mask) or added(mask, x);
 *     where wq.rank == 2, same_shape(wq, wk), same_shape(wq, wv), along(bq, wq), same_shape(bq, bk), same_shape(bq, bv);
 *     rewrite com.microsoft.Attention(x, Concat(wq, wk, wv) { axis = 1 }, Concat(bq, bk, bv) { axis = 0 }, absent?,
 *         absent?, mask?) {
 *         num_heads = a.q_num_heads, scale = a.scale?
 *     };
 * } */
bool fuse_ort_ort_attention_find(DFG_FIND(fuse_ort_ort_attention))
{
    dfg_node n_call = dfg_first_result(g, n);
    if (dfg_op(g, n_call) != fuse_ort_op_Attention || dfg_n_args(g, n_call) > 5) return false;
    dfg_node add = dfg_arg(g, n_call, 0);
    if (!dfg_calls_argc(g, add, fuse_ort_op_Add, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, add, 0)) == fuse_ort_op_MatMul ? 0 : 1;
    dfg_node matMul = dfg_arg(g, add, swap);
    if (!dfg_calls_argc(g, matMul, fuse_ort_op_MatMul, 2)) return false;
    dfg_node x = dfg_operand(g, matMul, 0), wq = dfg_operand(g, matMul, 1);
    if (!dfg_is(g, wq, DFG_CONST)) return false;
    dfg_node bq = dfg_arg(g, add, 1 - swap);
    if (!dfg_is(g, bq, DFG_CONST)) return false;
    dfg_node add_2 = dfg_arg(g, n_call, 1);
    if (!dfg_calls_argc(g, add_2, fuse_ort_op_Add, 2)) return false;
    uint32_t swap_2 = dfg_op(g, dfg_operand(g, add_2, 0)) == fuse_ort_op_MatMul ? 0 : 1;
    dfg_node matMul_2 = dfg_arg(g, add_2, swap_2);
    if (!dfg_calls_argc(g, matMul_2, fuse_ort_op_MatMul, 2)) return false;
    if (dfg_operand(g, matMul_2, 0) != x) return false;
    dfg_node wk = dfg_operand(g, matMul_2, 1);
    if (!dfg_is(g, wk, DFG_CONST)) return false;
    dfg_node bk = dfg_arg(g, add_2, 1 - swap_2);
    if (!dfg_is(g, bk, DFG_CONST)) return false;
    dfg_node add_3 = dfg_arg(g, n_call, 2);
    if (!dfg_calls_argc(g, add_3, fuse_ort_op_Add, 2)) return false;
    uint32_t swap_3 = dfg_op(g, dfg_operand(g, add_3, 0)) == fuse_ort_op_MatMul ? 0 : 1;
    dfg_node matMul_3 = dfg_arg(g, add_3, swap_3);
    if (!dfg_calls_argc(g, matMul_3, fuse_ort_op_MatMul, 2)) return false;
    if (dfg_operand(g, matMul_3, 0) != x) return false;
    dfg_node wv = dfg_operand(g, matMul_3, 1);
    if (!dfg_is(g, wv, DFG_CONST)) return false;
    dfg_node bv = dfg_arg(g, add_3, 1 - swap_3);
    if (!dfg_is(g, bv, DFG_CONST)) return false;
    dfg_node mask = dfg_arg(g, n_call, 3), absent = dfg_arg(g, n_call, 4);
    if (!dfg_in_body(g, n, (const dfg_node[]){n_call, add, matMul, add_2, matMul_2, add_3, matMul_3}, 7))
        return false;
    if (!fuse_ort_plain(g, n) || dfg_rank(g, x) != 3 || dfg_dtype(g, x) != DFG_F32) return false;
    if (absent != DFG_NONE || !(mask == DFG_NONE || fuse_ort_added(g, mask, x))) return false;
    if (dfg_rank(g, wq) != 2 || dfg_same_shape(g, wq, wk) != DFG_TRUE) return false;
    if (dfg_same_shape(g, wq, wv) != DFG_TRUE || !fuse_ort_along(g, bq, wq)) return false;
    if (dfg_same_shape(g, bq, bk) != DFG_TRUE || dfg_same_shape(g, bq, bv) != DFG_TRUE) return false;
    DFG_GIVE(fuse_ort_ort_attention, .root = n, .x = x, .wq = wq, .wk = wk, .wv = wv, .bq = bq, .bk = bk,
             .bv = bv, .mask = mask, .absent = absent, .a = n);
    DFG_GIVE_WHOLE(fuse_ort_ort_attention, .a_call = dfg_first_result(g, n), .add = add, .matMul = matMul,
                   .add_2 = add_2, .matMul_2 = matMul_2, .add_3 = add_3, .matMul_3 = matMul_3);
    return true;
}

/* fuse_ort.pat:323  pattern alone(q, k, v, mask, absent) =
 *     Attention(q, k, v, mask?, absent?) | com.microsoft.MultiHeadAttention(q, k, v, absent?, absent?, mask?); */
bool fuse_ort_alone_find(DFG_FIND_ON(fuse_ort_alone))
{
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt) {
        dfg_node attention = DFG_NONE, attention_call = DFG_NONE, q = DFG_NONE, k = DFG_NONE, v = DFG_NONE;
        dfg_node mask = DFG_NONE, absent = DFG_NONE, multiHeadAttention = DFG_NONE;
        dfg_node multiHeadAttention_call = DFG_NONE;
        bool has_mask = false, has_absent = false, has_absent_2 = false, has_absent_3 = false;
        bool has_mask_2 = false;
        if (alt == 0) {
            attention = n;
            attention_call = dfg_first_result(g, attention);
            if (dfg_op(g, attention_call) != fuse_ort_op_Attention || dfg_n_args(g, attention_call) > 5
                || dfg_arg(g, attention_call, 0) == DFG_NONE || dfg_arg(g, attention_call, 1) == DFG_NONE
                || dfg_arg(g, attention_call, 2) == DFG_NONE)
                continue;
            q = dfg_arg(g, attention_call, 0);
            k = dfg_arg(g, attention_call, 1);
            v = dfg_arg(g, attention_call, 2);
            has_mask = dfg_arg(g, attention_call, 3) != DFG_NONE;
            if (has_mask) mask = dfg_arg(g, attention_call, 3);
            has_absent = dfg_arg(g, attention_call, 4) != DFG_NONE;
            if (has_absent) absent = dfg_arg(g, attention_call, 4);
        } else {
            multiHeadAttention = n;
            multiHeadAttention_call = dfg_first_result(g, multiHeadAttention);
            if (dfg_op(g, multiHeadAttention_call) != fuse_ort_op_com_microsoft_MultiHeadAttention
                || dfg_n_args(g, multiHeadAttention_call) > 6
                || dfg_arg(g, multiHeadAttention_call, 0) == DFG_NONE
                || dfg_arg(g, multiHeadAttention_call, 1) == DFG_NONE
                || dfg_arg(g, multiHeadAttention_call, 2) == DFG_NONE)
                continue;
            q = dfg_arg(g, multiHeadAttention_call, 0);
            k = dfg_arg(g, multiHeadAttention_call, 1);
            v = dfg_arg(g, multiHeadAttention_call, 2);
            has_absent_2 = dfg_arg(g, multiHeadAttention_call, 3) != DFG_NONE;
            if (has_absent_2) absent = dfg_arg(g, multiHeadAttention_call, 3);
            has_absent_3 = dfg_arg(g, multiHeadAttention_call, 4) != DFG_NONE;
            if (has_absent_3) {
                if (!((alt == 0 && has_absent) || (alt == 1 && has_absent_2)))
                    absent = dfg_arg(g, multiHeadAttention_call, 4);
                if (absent != dfg_arg(g, multiHeadAttention_call, 4)) continue;
            }
            has_mask_2 = dfg_arg(g, multiHeadAttention_call, 5) != DFG_NONE;
            if (has_mask_2) mask = dfg_arg(g, multiHeadAttention_call, 5);
        }
        if (!dfg_in_body(g, n,
                         (const dfg_node[]){attention, alt == 0 ? attention_call : DFG_NONE,
                                            multiHeadAttention,
                                            alt == 1 ? multiHeadAttention_call : DFG_NONE}, 4))
            continue;
        DFG_GIVE(fuse_ort_alone, .root = n, .q = q, .k = k, .v = v, .mask = mask, .absent = absent);
        DFG_GIVE_WHOLE(fuse_ort_alone, .attention = attention,
                       .attention_call = dfg_first_result(g, attention),
                       .multiHeadAttention = multiHeadAttention,
                       .multiHeadAttention_call = dfg_first_result(g, multiHeadAttention));
        return true;
    }
    return false;
}

/* fuse_ort.pat:305
 * cond plain(a) = a.q_num_heads == a.kv_num_heads, a.q_num_heads > 0, a.is_causal == 0, a.softcap == 0,
 *     a.qk_matmul_output_mode == 0; */
static DFG_APART bool fuse_ort_plain_2(const dfg_graph *g, dfg_node a)
{
    return dfg_eq(dfg_attr(g, dfg_call_of(g, a), fuse_ort_attr_q_num_heads),
                  dfg_attr(g, dfg_call_of(g, a), fuse_ort_attr_kv_num_heads))
        && dfg_gt(dfg_attr(g, dfg_call_of(g, a), fuse_ort_attr_q_num_heads), dfg_int(0))
        && dfg_scalar_eq(dfg_attr_or(g, dfg_call_of(g, a), fuse_ort_attr_is_causal,
                                     dfg_op(g, dfg_call_of(g, a)) == fuse_ort_op_Attention ? dfg_int(0)
                                     : dfg_nil()), dfg_int(0))
        && dfg_scalar_eq(dfg_attr_or(g, dfg_call_of(g, a), fuse_ort_attr_softcap,
                                     dfg_op(g, dfg_call_of(g, a)) == fuse_ort_op_Attention ? dfg_float(0.0)
                                     : dfg_nil()), dfg_int(0))
        && dfg_scalar_eq(dfg_attr_or(g, dfg_call_of(g, a), fuse_ort_attr_qk_matmul_output_mode,
                                     dfg_op(g, dfg_call_of(g, a)) == fuse_ort_op_Attention ? dfg_int(0)
                                     : dfg_nil()), dfg_int(0));
}

/* fuse_ort.pat:325  cond plain_alone(a) = a.op == Attention ? plain(a) : a.unidirectional == 0; */
static DFG_APART bool fuse_ort_plain_alone(const dfg_graph *g, dfg_node a)
{
    return (dfg_op(g, dfg_call_of(g, a)) == fuse_ort_op_Attention && fuse_ort_plain_2(g, a))
        || (dfg_scalar_ne(dfg_op_of(g, dfg_call_of(g, a)), dfg_op_val(g, fuse_ort_op_Attention))
            && dfg_scalar_eq(dfg_attr_or(g, dfg_call_of(g, a), fuse_ort_attr_unidirectional,
                                         dfg_op(g, dfg_call_of(g, a))
                                         == fuse_ort_op_com_microsoft_MultiHeadAttention
                                         ? dfg_int(0)
                                         : dfg_nil()), dfg_int(0)));
}

/* fuse_ort.pat:326  rule ort_attention_packed(x, w, b, mask, absent) : priority 2 {
 *     p = MatMul(x, w & const);
 *     s = Split(Add(p, b & const) | p, ...) { axis in {-1, 2} };
 *     q = s.0;
 *     k = s.1;
 *     v = s.2;
 *     a = alone(q, k, v, mask, absent);
 *     match a;
 *     where plain_alone(a), x.rank == 3, x.dtype == f32, not present(absent), not present(mask) or added(mask, x);
 *     where w.rank == 2, not present(b) or along(b, w), q.shape[2] * 3 == w.shape[1], k.shape[2] == q.shape[2],
 *         v.shape[2] == q.shape[2];
 *     rewrite com.microsoft.Attention(x, w, b?, absent?, absent?, mask?) {
 *         num_heads = a.op == Attention ? a.q_num_heads : a.num_heads, scale = a.scale?
 *     };
 * } */
bool fuse_ort_ort_attention_packed_find(DFG_FIND_ON(fuse_ort_ort_attention_packed))
{
    if (!fuse_ort_plain_alone(g, n)) return false;
    struct fuse_ort_alone_match alone;
    for (; fuse_ort_alone_find(g, n, way, &alone, DFG_PART(whole, alone)); way[0]++) {
        dfg_node q = alone.q;
        if (!dfg_is_get(g, q, 0)) continue;
        dfg_node s = dfg_arg(g, q, 0);
        if (dfg_op(g, s) != fuse_ort_op_Split) continue;
        if (!(dfg_int_is(g, s, fuse_ort_attr_axis, -1, 0) || dfg_int_is(g, s, fuse_ort_attr_axis, 2, 0)))
            continue;
        struct dfg_nodes rest = dfg_rest(g, s, 1, 0);
        dfg_node v = dfg_arg(g, s, 0), add = DFG_NONE, p = v, b = DFG_NONE;
        uint32_t swap = 0;
        if (dfg_calls_argc(g, v, fuse_ort_op_Add, 2)) {
            add = v;
            swap = dfg_op(g, dfg_arg(g, add, 0)) == fuse_ort_op_MatMul ? 0 : 1;
            p = dfg_arg(g, add, swap);
            b = dfg_arg(g, add, 1 - swap);
            if (!dfg_is(g, b, DFG_CONST)) continue;
        }
        if (!dfg_calls_argc(g, p, fuse_ort_op_MatMul, 2)) continue;
        dfg_node x = dfg_arg(g, p, 0), w = dfg_arg(g, p, 1);
        if (!dfg_is(g, w, DFG_CONST)) continue;
        dfg_node k = alone.k;
        if (!dfg_is_get(g, k, 1)) continue;
        if (dfg_arg(g, k, 0) != s) continue;
        dfg_node v_2 = alone.v;
        if (!dfg_is_get(g, v_2, 2)) continue;
        if (dfg_arg(g, v_2, 0) != s) continue;
        dfg_node mask = DFG_NONE, absent = DFG_NONE;
        if (alone.mask != DFG_NONE) mask = alone.mask;
        if (alone.absent != DFG_NONE) absent = alone.absent;
        if (!dfg_in_body(g, n, (const dfg_node[]){q, s, add, p, k, v_2}, 6) || dfg_rank(g, x) != 3)
            continue;
        if (dfg_dtype(g, x) != DFG_F32 || absent != DFG_NONE) continue;
        if (!(mask == DFG_NONE || fuse_ort_added(g, mask, x)) || dfg_rank(g, w) != 2) continue;
        if (!(b == DFG_NONE || fuse_ort_along(g, b, w))) continue;
        /* where q.shape[2] * 3 == w.shape[1] */
        if (!dfg_extent_eq(g, dfg_extent_mul(g, dfg_extent_of(g, q, 2), dfg_int(3)),
                           dfg_extent_of(g, w, 1)))
            continue;
        if (!dfg_extent_eq(g, dfg_extent_of(g, k, 2), dfg_extent_of(g, q, 2))) continue;
        if (!dfg_extent_eq(g, dfg_extent_of(g, v_2, 2), dfg_extent_of(g, q, 2))) continue;
        DFG_GIVE(fuse_ort_ort_attention_packed, .root = n, .x = x, .w = w, .b = b, .mask = mask,
                 .absent = absent, .p = p, .s = s, .q = q, .k = k, .v = v_2, .a = n);
        DFG_GIVE_PARTS(whole->attention_call = dfg_first_result(g, whole->alone.attention),
                       whole->multiHeadAttention_call = dfg_first_result(g,
                                                                         whole->alone.multiHeadAttention),
                       whole->rest = rest, whole->add = add);
        return true;
    }
    return false;
}

/* fuse_ort.pat:354  q0 | q1 | q2 */
static bool fuse_ort_ort_parts_in_order_q_find(DFG_FIND_ON_MATCH(fuse_ort_ort_parts_in_order_q))
{
    for (uint32_t alt = way[0]; alt < 3u; way[0] = ++alt) {
        dfg_node q0 = DFG_NONE, s = DFG_NONE, q1 = DFG_NONE, q2 = DFG_NONE;
        if (alt == 0) {
            q0 = n;
            if (!dfg_is_get(g, q0, 0)) continue;
            s = dfg_arg(g, q0, 0);
        } else if (alt == 1) {
            q1 = n;
            if (!dfg_is_get(g, q1, 1)) continue;
            s = dfg_arg(g, q1, 0);
        } else {
            q2 = n;
            if (!dfg_is_get(g, q2, 2)) continue;
            s = dfg_arg(g, q2, 0);
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){q0, q1, q2}, 3)) continue;
        DFG_GIVE(fuse_ort_ort_parts_in_order_q, .root = n, .q0 = q0, .s = s, .q1 = q1, .q2 = q2);
        return true;
    }
    return false;
}

/* fuse_ort.pat:355  k0 | k1 | k2 */
static bool fuse_ort_ort_parts_in_order_k_find(DFG_FIND_ON_MATCH(fuse_ort_ort_parts_in_order_k))
{
    for (uint32_t alt = way[0]; alt < 3u; way[0] = ++alt) {
        dfg_node k0 = DFG_NONE, s = DFG_NONE, k1 = DFG_NONE, k2 = DFG_NONE;
        if (alt == 0) {
            k0 = n;
            if (!dfg_is_get(g, k0, 0)) continue;
            s = dfg_arg(g, k0, 0);
        } else if (alt == 1) {
            k1 = n;
            if (!dfg_is_get(g, k1, 1)) continue;
            s = dfg_arg(g, k1, 0);
        } else {
            k2 = n;
            if (!dfg_is_get(g, k2, 2)) continue;
            s = dfg_arg(g, k2, 0);
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){k0, k1, k2}, 3)) continue;
        DFG_GIVE(fuse_ort_ort_parts_in_order_k, .root = n, .k0 = k0, .s = s, .k1 = k1, .k2 = k2);
        return true;
    }
    return false;
}

/* fuse_ort.pat:342  rule ort_parts_in_order(x, w, b, mask, absent) : priority 3 {
 *     p = MatMul(x, w & const);
 *     s = Split(p, ...) { axis in {-1, 2} };
 *     q0 = s.0;
 *     q1 = s.1;
 *     q2 = s.2;
 *     k0 = s.0;
 *     k1 = s.1;
 *     k2 = s.2;
 *     v0 = s.0;
 *     v1 = s.1;
 *     v2 = s.2;
 *     q = q0 | q1 | q2;
 *     k = k0 | k1 | k2;
 *     v = v0 | v1 | v2;
 *     a = com.microsoft.MultiHeadAttention(q, k, v, b?, absent?, mask?);
 *     match a;
 *     where x.rank == 3, w.rank == 2, not present(absent), q.shape[2] > 0, q.shape[2] * 3 == w.shape[1],
 *         k.shape[2] == q.shape[2], v.shape[2] == q.shape[2];
 *     where (present(q0) ? 0 : present(q1) ? 1 : 2) + (present(k0) ? 0 : present(k1) ? 1 : 2)
 *             + (present(v0) ? 0 : present(v1) ? 1 : 2) == 3,
 *         not (present(q1) and present(k1)), not (present(q0) and present(k1));
 *     rewrite {
 *         n = Split(MatMul(x, Concat(
 *                 Slice(w, i64 [(present(q0) ? 0 : present(q1) ? 1 : 2) * q.shape[2]],
 *                       i64 [(present(q0) ? 1 : present(q1) ? 2 : 3) * q.shape[2]], i64 [1]),
 *                 Slice(w, i64 [(present(k0) ? 0 : present(k1) ? 1 : 2) * q.shape[2]],
 *                       i64 [(present(k0) ? 1 : present(k1) ? 2 : 3) * q.shape[2]], i64 [1]),
 *                 Slice(w, i64 [(present(v0) ? 0 : present(v1) ? 1 : 2) * q.shape[2]],
 *                       i64 [(present(v0) ? 1 : present(v1) ? 2 : 3) * q.shape[2]], i64 [1])) { axis = 1 }),
 *             i64 [q.shape[2], q.shape[2], q.shape[2]]) -> 3 { axis = -1 };
 *         return com.microsoft.MultiHeadAttention(n.0, n.1, n.2, b?, absent?, mask?) { ..a };
 *     }
 * } */
bool fuse_ort_ort_parts_in_order_find(DFG_FIND_ON(fuse_ort_ort_parts_in_order))
{
    dfg_node n_call = dfg_first_result(g, n);
    if (dfg_op(g, n_call) != fuse_ort_op_com_microsoft_MultiHeadAttention || dfg_n_args(g, n_call) > 6)
        return false;
    dfg_node b = dfg_arg(g, n_call, 3), absent = dfg_arg(g, n_call, 4), mask = dfg_arg(g, n_call, 5);
    dfg_node q = dfg_arg(g, n_call, 0);
    if (absent != DFG_NONE || !dfg_dim_gt(g, dfg_extent_of(g, q, 2), dfg_int(0))) return false;
    struct fuse_ort_ort_parts_in_order_q_match q_2;
    for (; fuse_ort_ort_parts_in_order_q_find(g, q, way, &q_2); way[0]++, way[1] = 0) {
        dfg_node s = q_2.s;
        if (dfg_op(g, s) != fuse_ort_op_Split) continue;
        if (!(dfg_int_is(g, s, fuse_ort_attr_axis, -1, 0) || dfg_int_is(g, s, fuse_ort_attr_axis, 2, 0)))
            continue;
        struct dfg_nodes rest = dfg_rest(g, s, 1, 0);
        dfg_node p = dfg_arg(g, s, 0);
        if (!dfg_calls_argc(g, p, fuse_ort_op_MatMul, 2)) continue;
        dfg_node x = dfg_operand(g, p, 0), w = dfg_operand(g, p, 1);
        if (!dfg_is(g, w, DFG_CONST)) continue;
        dfg_node k = dfg_arg(g, n_call, 1);
        if (dfg_rank(g, x) != 3 || dfg_rank(g, w) != 2) continue;
        /* where q.shape[2] * 3 == w.shape[1] */
        if (!dfg_extent_eq(g, dfg_extent_mul(g, dfg_extent_of(g, q, 2), dfg_int(3)),
                           dfg_extent_of(g, w, 1)))
            continue;
        if (!dfg_extent_eq(g, dfg_extent_of(g, k, 2), dfg_extent_of(g, q, 2))) continue;
        struct fuse_ort_ort_parts_in_order_k_match k_2;
        for (; fuse_ort_ort_parts_in_order_k_find(g, k, way + 1, &k_2); way[1]++, way[2] = 0) {
            if (k_2.s != s) continue;
            dfg_node v = dfg_arg(g, n_call, 2);
            if (!dfg_extent_eq(g, dfg_extent_of(g, v, 2), dfg_extent_of(g, q, 2))) continue;
            if (!(q_2.q1 == DFG_NONE || k_2.k1 == DFG_NONE) || !(q_2.q0 == DFG_NONE || k_2.k1 == DFG_NONE))
                continue;
            for (uint32_t alt = way[2]; alt < 3u; way[2] = ++alt) {
                dfg_node v0 = DFG_NONE, v1 = DFG_NONE, v2 = DFG_NONE;
                if (alt == 0) {
                    v0 = v;
                    if (!dfg_is_get(g, v0, 0)) continue;
                    if (dfg_arg(g, v0, 0) != s) continue;
                } else if (alt == 1) {
                    v1 = v;
                    if (!dfg_is_get(g, v1, 1)) continue;
                    if (dfg_arg(g, v1, 0) != s) continue;
                } else {
                    v2 = v;
                    if (!dfg_is_get(g, v2, 2)) continue;
                    if (dfg_arg(g, v2, 0) != s) continue;
                }
                if (!dfg_in_body(g, n, (const dfg_node[]){n_call, q, s, p, k, v0, v1, v2}, 8)) continue;
                /* where (present(q0) ? 0 : present(q1) ? 1 : 2) + (present(k0) ? 0 : present(k1) ? 1 : 2) +
                 * (present(v0) ? 0 : present(v1) ? 1 : 2) == 3 */
                if (!dfg_scalar_eq(dfg_int_add(dfg_int_add(q_2.q0 != DFG_NONE ? dfg_int(0)
                                                           : q_2.q1 != DFG_NONE ? dfg_int(1) : dfg_int(2),
                                                           k_2.k0 != DFG_NONE ? dfg_int(0)
                                                           : k_2.k1 != DFG_NONE ? dfg_int(1) : dfg_int(2)),
                                               v0 != DFG_NONE ? dfg_int(0) : v1 != DFG_NONE ? dfg_int(1)
                                               : dfg_int(2)), dfg_int(3)))
                    continue;
                DFG_GIVE(fuse_ort_ort_parts_in_order, .root = n, .x = x, .w = w, .b = b, .mask = mask,
                         .absent = absent, .p = p, .s = s, .q0 = q_2.q0, .q1 = q_2.q1, .q2 = q_2.q2,
                         .k0 = k_2.k0, .k1 = k_2.k1, .k2 = k_2.k2, .v0 = v0, .v1 = v1, .v2 = v2, .q = q,
                         .k = k, .v = v, .a = n);
                DFG_GIVE_WHOLE(fuse_ort_ort_parts_in_order, .rest = rest, .a_call = dfg_first_result(g, n));
                return true;
            }
        }
    }
    return false;
}

/* fuse_ort.pat:376  rule ort_biases_of_parts(x, w, scale, zero, b, mask, rest, absent) : priority 3 {
 *     p = MatMul(x, w & const) | com.microsoft.DynamicQuantizeMatMul(x, w & const, scale, zero);
 *     s = Split(p, ...rest) { axis in {-1, 2} };
 *     q = s.0;
 *     k = s.1;
 *     v = s.2 & s.-1;
 *     a = com.microsoft.MultiHeadAttention(q, k, v, b & const, absent?, mask?);
 *     match a;
 *     where x.rank == 3, along(b, p), not present(absent);
 *     rewrite {
 *         n = Split(Add(p, b), ...rest) -> 3 { ..s };
 *         return com.microsoft.MultiHeadAttention(n.0, n.1, n.2, absent?, absent?, mask?) { ..a };
 *     }
 * } */
bool fuse_ort_ort_biases_of_parts_find(DFG_FIND(fuse_ort_ort_biases_of_parts))
{
    dfg_node n_call = dfg_first_result(g, n);
    if (dfg_op(g, n_call) != fuse_ort_op_com_microsoft_MultiHeadAttention || dfg_n_args(g, n_call) > 6)
        return false;
    dfg_node q = dfg_arg(g, n_call, 0);
    if (!dfg_is_get(g, q, 0)) return false;
    dfg_node s = dfg_arg(g, q, 0);
    if (dfg_op(g, s) != fuse_ort_op_Split) return false;
    if (!(dfg_int_is(g, s, fuse_ort_attr_axis, -1, 0) || dfg_int_is(g, s, fuse_ort_attr_axis, 2, 0)))
        return false;
    struct dfg_nodes rest = dfg_rest(g, s, 1, 0);
    dfg_node p = dfg_arg(g, s, 0), matMul = DFG_NONE, x = DFG_NONE, w = DFG_NONE, constant = DFG_NONE;
    dfg_node dynamicQuantizeMatMul = DFG_NONE, constant_2 = DFG_NONE, scale = DFG_NONE, zero = DFG_NONE;
    if (dfg_calls_argc(g, p, fuse_ort_op_MatMul, 2)) {
        matMul = p;
        x = dfg_arg(g, matMul, 0);
        w = dfg_arg(g, matMul, 1);
        constant = w;
        if (!dfg_is(g, constant, DFG_CONST)) return false;
    } else {
        dynamicQuantizeMatMul = p;
        if (!dfg_calls_with(g, dynamicQuantizeMatMul, fuse_ort_op_com_microsoft_DynamicQuantizeMatMul, 4))
            return false;
        x = dfg_arg(g, dynamicQuantizeMatMul, 0);
        w = dfg_arg(g, dynamicQuantizeMatMul, 1);
        constant_2 = w;
        if (!dfg_is(g, constant_2, DFG_CONST)) return false;
        scale = dfg_arg(g, dynamicQuantizeMatMul, 2);
        zero = dfg_arg(g, dynamicQuantizeMatMul, 3);
    }
    dfg_node k = dfg_arg(g, n_call, 1);
    if (!dfg_is_get(g, k, 1)) return false;
    if (dfg_arg(g, k, 0) != s) return false;
    dfg_node get_2 = dfg_arg(g, n_call, 2);
    if (!dfg_is_get(g, get_2, 2)) return false;
    if (dfg_arg(g, get_2, 0) != s) return false;
    if (!dfg_is_get_back(g, get_2, 1)) return false;
    if (dfg_arg(g, get_2, 0) != s) return false;
    dfg_node b = dfg_arg(g, n_call, 3);
    if (!dfg_is(g, b, DFG_CONST)) return false;
    dfg_node absent = dfg_arg(g, n_call, 4), mask = dfg_arg(g, n_call, 5);
    if (!dfg_in_body(g, n, (const dfg_node[]){n_call, q, s, matMul, dynamicQuantizeMatMul, k, get_2, get_2},
                     8))
        return false;
    if (dfg_rank(g, x) != 3 || !fuse_ort_along(g, b, p) || absent != DFG_NONE) return false;
    DFG_GIVE(fuse_ort_ort_biases_of_parts, .root = n, .x = x, .w = w, .scale = scale, .zero = zero, .b = b,
             .mask = mask, .rest = rest, .absent = absent, .p = p, .s = s, .q = q, .k = k, .v = get_2,
             .a = n);
    DFG_GIVE_WHOLE(fuse_ort_ort_biases_of_parts, .matMul = matMul, .constant = constant,
                   .dynamicQuantizeMatMul = dynamicQuantizeMatMul, .constant_2 = constant_2, .get = get_2,
                   .get_2 = get_2, .a_call = dfg_first_result(g, n));
    return true;
}

/* fuse_ort.pat:392  Add(...) */
static bool fuse_ort_ort_key_without_bias_not1(const dfg_graph *g, dfg_node n, dfg_node root)
{
    return dfg_op(g, n) == fuse_ort_op_Add && dfg_same_body(g, root, n);
}

/* fuse_ort.pat:391  rule ort_key_without_bias(q, k, v, bq, bv, mask, absent) : priority 2 {
 *     a = Attention(Add(q, bq & const), k & !Add(...), Add(v, bv & const), mask?, absent?);
 *     match a;
 *     where plain(a), q.rank == 3, k.rank == 3, q.dtype == f32, not present(absent), not present(mask) or added(mask, q);
 *     where along(bq, q), along(bv, v);
 *     rewrite Attention(Add(q, bq), Add(k, Expand(like(bq, 0.0), i64 [k.shape[2]])), Add(v, bv), mask?) { ..a };
 * } */
bool fuse_ort_ort_key_without_bias_find(DFG_FIND_ON(fuse_ort_ort_key_without_bias))
{
    dfg_node n_call = dfg_first_result(g, n);
    if (dfg_op(g, n_call) != fuse_ort_op_Attention || dfg_n_args(g, n_call) > 5
        || dfg_arg(g, n_call, 1) == DFG_NONE)
        return false;
    dfg_node k = dfg_arg(g, n_call, 1);
    if (fuse_ort_ort_key_without_bias_not1(g, k, n)) return false;
    dfg_node mask = dfg_arg(g, n_call, 3), absent = dfg_arg(g, n_call, 4), add = dfg_arg(g, n_call, 0);
    if (!dfg_calls_argc(g, add, fuse_ort_op_Add, 2) || !fuse_ort_plain(g, n) || dfg_rank(g, k) != 3)
        return false;
    if (absent != DFG_NONE) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, add); way[0] = ++swap, way[1] = 0) {
        dfg_node q = dfg_arg(g, add, swap), bq = dfg_arg(g, add, 1 - swap);
        if (!dfg_is(g, bq, DFG_CONST)) continue;
        dfg_node add_2 = dfg_arg(g, n_call, 2);
        if (!dfg_calls_argc(g, add_2, fuse_ort_op_Add, 2) || dfg_rank(g, q) != 3) continue;
        if (dfg_dtype(g, q) != DFG_F32 || !(mask == DFG_NONE || fuse_ort_added(g, mask, q))) continue;
        if (!fuse_ort_along(g, bq, q)) continue;
        for (uint32_t swap_2 = way[1]; swap_2 < dfg_orders(g, add_2); way[1] = ++swap_2) {
            dfg_node v = dfg_arg(g, add_2, swap_2), bv = dfg_arg(g, add_2, 1 - swap_2);
            if (!dfg_is(g, bv, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){n_call, add, add_2}, 3))
                continue;
            if (!fuse_ort_along(g, bv, v)) continue;
            DFG_GIVE(fuse_ort_ort_key_without_bias, .root = n, .q = q, .k = k, .v = v, .bq = bq, .bv = bv,
                     .mask = mask, .absent = absent, .a = n);
            DFG_GIVE_WHOLE(fuse_ort_ort_key_without_bias, .a_call = dfg_first_result(g, n), .add = add,
                           .add_2 = add_2);
            return true;
        }
    }
    return false;
}

/* fuse_ort.pat:399  rule ort_multi_head_attention(q, k, v, bq, bk, bv, mask, absent) : priority 1 {
 *     a = Attention(Add(q, bq & const), Add(k, bk & const), Add(v, bv & const), mask?, absent?);
 *     match a;
 *     where plain(a), q.rank == 3, k.rank == 3, v.rank == 3, q.dtype == f32, not present(absent),
 *         not present(mask) or added(mask, q);
 *     where along(bq, q), along(bk, k), along(bv, v);
 *     rewrite com.microsoft.MultiHeadAttention(q, k, v, Concat(bq, bk, bv) { axis = 0 }, absent?, mask?) {
 *         num_heads = a.q_num_heads, scale = a.scale?
 *     };
 * } */
bool fuse_ort_ort_multi_head_attention_find(DFG_FIND_ON(fuse_ort_ort_multi_head_attention))
{
    dfg_node n_call = dfg_first_result(g, n);
    if (dfg_op(g, n_call) != fuse_ort_op_Attention || dfg_n_args(g, n_call) > 5) return false;
    dfg_node mask = dfg_arg(g, n_call, 3), absent = dfg_arg(g, n_call, 4), add = dfg_arg(g, n_call, 0);
    if (!dfg_calls_argc(g, add, fuse_ort_op_Add, 2) || !fuse_ort_plain(g, n) || absent != DFG_NONE)
        return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, add); way[0] = ++swap, way[1] = 0) {
        dfg_node q = dfg_arg(g, add, swap), bq = dfg_arg(g, add, 1 - swap);
        if (!dfg_is(g, bq, DFG_CONST)) continue;
        dfg_node add_2 = dfg_arg(g, n_call, 1);
        if (!dfg_calls_argc(g, add_2, fuse_ort_op_Add, 2) || dfg_rank(g, q) != 3) continue;
        if (dfg_dtype(g, q) != DFG_F32 || !(mask == DFG_NONE || fuse_ort_added(g, mask, q))) continue;
        if (!fuse_ort_along(g, bq, q)) continue;
        for (uint32_t swap_2 = way[1]; swap_2 < dfg_orders(g, add_2); way[1] = ++swap_2, way[2] = 0) {
            dfg_node k = dfg_arg(g, add_2, swap_2), bk = dfg_arg(g, add_2, 1 - swap_2);
            if (!dfg_is(g, bk, DFG_CONST)) continue;
            dfg_node add_3 = dfg_arg(g, n_call, 2);
            if (!dfg_calls_argc(g, add_3, fuse_ort_op_Add, 2) || dfg_rank(g, k) != 3) continue;
            if (!fuse_ort_along(g, bk, k)) continue;
            for (uint32_t swap_3 = way[2]; swap_3 < dfg_orders(g, add_3); way[2] = ++swap_3) {
                dfg_node v = dfg_arg(g, add_3, swap_3), bv = dfg_arg(g, add_3, 1 - swap_3);
                if (!dfg_is(g, bv, DFG_CONST)) continue;
                if (!dfg_in_body(g, n, (const dfg_node[]){n_call, add, add_2, add_3}, 4)
                    || dfg_rank(g, v) != 3)
                    continue;
                if (!fuse_ort_along(g, bv, v)) continue;
                DFG_GIVE(fuse_ort_ort_multi_head_attention, .root = n, .q = q, .k = k, .v = v, .bq = bq,
                         .bk = bk, .bv = bv, .mask = mask, .absent = absent, .a = n);
                DFG_GIVE_WHOLE(fuse_ort_ort_multi_head_attention, .a_call = dfg_first_result(g, n),
                               .add = add, .add_2 = add_2, .add_3 = add_3);
                return true;
            }
        }
    }
    return false;
}

/* fuse_ort.pat:412  cond grouped(a, q, k, v, pk, pv) =
 *     a.kv_num_heads > 0, a.q_num_heads > a.kv_num_heads, a.softcap == 0, a.qk_matmul_output_mode == 0,
 *     q.rank == 3, k.rank == 3, q.dtype == f32, same_shape(k, v), q.shape[0] > 0, q.shape[1] > 0,
 *     k.shape[1] == q.shape[1],
 *     not present(pk) or (pk.shape[2] > 0 and same_shape(pk, pv) and (q.shape[0] == 1 or q.shape[1] == 1)); */
static DFG_APART bool fuse_ort_grouped(const dfg_graph *g, dfg_node a, dfg_node q, dfg_node k2, dfg_node v,
    dfg_node pk, dfg_node pv)
{
    return dfg_gt(dfg_attr(g, dfg_call_of(g, a), fuse_ort_attr_kv_num_heads), dfg_int(0))
        && dfg_gt(dfg_attr(g, dfg_call_of(g, a), fuse_ort_attr_q_num_heads),
                  dfg_attr(g, dfg_call_of(g, a), fuse_ort_attr_kv_num_heads))
        && dfg_float_is(g, dfg_call_of(g, a), fuse_ort_attr_softcap, 0.0, 0.0)
        && dfg_int_is(g, dfg_call_of(g, a), fuse_ort_attr_qk_matmul_output_mode, 0, 0)
        && dfg_rank(g, q) == 3 && dfg_rank(g, k2) == 3 && dfg_dtype(g, q) == DFG_F32
        && dfg_same_shape(g, k2, v) == DFG_TRUE && dfg_dim_gt(g, dfg_extent_of(g, q, 0), dfg_int(0))
        && dfg_dim_gt(g, dfg_extent_of(g, q, 1), dfg_int(0))
        && dfg_extent_eq(g, dfg_extent_of(g, k2, 1), dfg_extent_of(g, q, 1))
        && (pk == DFG_NONE
            || (dfg_dim_gt(g, dfg_extent_of(g, pk, 2), dfg_int(0)) && dfg_same_shape(g, pk, pv) == DFG_TRUE
                && (dfg_extent(g, q, 0) == 1 || dfg_extent(g, q, 1) == 1)));
}

/* fuse_ort.pat:417  cond causal(a, mask, q, pk) =
 *     (a.is_causal == 1 and not present(mask))
 *     or (a.is_causal == 0 and present(mask) and mask.shape[-2] == q.shape[1]
 *         and mask.shape[-1] == (present(pk) ? pk.shape[2] : 0) + q.shape[1] and extern ort_hides_what_follows(mask)); */
static DFG_APART bool fuse_ort_causal(const dfg_graph *g, dfg_node a, dfg_node mask, dfg_node q, dfg_node pk)
{
    return (dfg_int_is(g, dfg_call_of(g, a), fuse_ort_attr_is_causal, 1, 0) && mask == DFG_NONE)
        || (dfg_int_is(g, dfg_call_of(g, a), fuse_ort_attr_is_causal, 0, 0) && mask != DFG_NONE
            && dfg_extent_eq(g, dfg_extent_of(g, mask, -2), dfg_extent_of(g, q, 1))
            && dfg_extent_eq(g, dfg_extent_of(g, mask, -1),
                             dfg_extent_add(g, pk != DFG_NONE ? dfg_extent_of(g, pk, 2) : dfg_int(0),
                                            dfg_extent_of(g, q, 1)))
            && mask != DFG_NONE && ort_hides_what_follows(g, mask));
}

/* fuse_ort.pat:421  rule ort_group_query_attention(q, k, v, mask, pk, pv) {
 *     a = Attention(q, k, v, (mask & const)?, pk?, pv?);
 *     match a;
 *     where grouped(a, q, k, v, pk, pv), causal(a, mask, q, pk);
 *     rewrite com.microsoft.GroupQueryAttention(q, k, v, pk?, pv?,
 *         Expand(i32 [(present(pk) ? pk.shape[2] : 0) + q.shape[1] - 1], i64 [q.shape[0]]),
 *         i32 [(present(pk) ? pk.shape[2] : 0) + q.shape[1]]) -> 3 {
 *         num_heads = a.q_num_heads, kv_num_heads = a.kv_num_heads, scale = a.scale?
 *     }.0;
 * } */
bool fuse_ort_ort_group_query_attention_find(DFG_FIND(fuse_ort_ort_group_query_attention))
{
    dfg_node n_call = dfg_first_result(g, n);
    if (dfg_op(g, n_call) != fuse_ort_op_Attention || dfg_n_args(g, n_call) > 6
        || dfg_arg(g, n_call, 0) == DFG_NONE || dfg_arg(g, n_call, 1) == DFG_NONE
        || dfg_arg(g, n_call, 2) == DFG_NONE)
        return false;
    dfg_node q = dfg_arg(g, n_call, 0), k = dfg_arg(g, n_call, 1), v = dfg_arg(g, n_call, 2);
    dfg_node mask = DFG_NONE;
    if (dfg_arg(g, n_call, 3) != DFG_NONE) {
        mask = dfg_arg(g, n_call, 3);
        if (!dfg_is(g, mask, DFG_CONST)) return false;
    }
    dfg_node pk = dfg_arg(g, n_call, 4), pv = dfg_arg(g, n_call, 5);
    if (!dfg_same_body(g, n, n_call) || !fuse_ort_grouped(g, n, q, k, v, pk, pv)) return false;
    if (!fuse_ort_causal(g, n, mask, q, pk)) return false;
    DFG_GIVE(fuse_ort_ort_group_query_attention, .root = n, .q = q, .k = k, .v = v, .mask = mask, .pk = pk,
             .pv = pv, .a = n);
    DFG_GIVE_WHOLE(fuse_ort_ort_group_query_attention, .a_call = dfg_first_result(g, n));
    return true;
}

/* fuse_ort.pat:412  cond grouped(a, q, k, v, pk, pv) =
 *     a.kv_num_heads > 0, a.q_num_heads > a.kv_num_heads, a.softcap == 0, a.qk_matmul_output_mode == 0,
 *     q.rank == 3, k.rank == 3, q.dtype == f32, same_shape(k, v), q.shape[0] > 0, q.shape[1] > 0,
 *     k.shape[1] == q.shape[1],
 *     not present(pk) or (pk.shape[2] > 0 and same_shape(pk, pv) and (q.shape[0] == 1 or q.shape[1] == 1)); */
static DFG_APART bool fuse_ort_grouped_2(const dfg_graph *g, dfg_node a, dfg_node q, dfg_node k2,
    dfg_node v, dfg_node pk, dfg_node pv)
{
    return dfg_gt(dfg_attr(g, dfg_call_of(g, a), fuse_ort_attr_kv_num_heads), dfg_int(0))
        && dfg_gt(dfg_attr(g, dfg_call_of(g, a), fuse_ort_attr_q_num_heads),
                  dfg_attr(g, dfg_call_of(g, a), fuse_ort_attr_kv_num_heads))
        && dfg_float_is(g, dfg_call_of(g, a), fuse_ort_attr_softcap, 0.0, 0.0)
        && dfg_int_is(g, dfg_call_of(g, a), fuse_ort_attr_qk_matmul_output_mode, 0, 0)
        && dfg_rank(g, q) == 3 && dfg_rank(g, k2) == 3 && dfg_dtype(g, q) == DFG_F32
        && dfg_same_shape(g, k2, v) == DFG_TRUE && dfg_dim_gt(g, dfg_extent_of(g, q, 0), dfg_int(0))
        && dfg_dim_gt(g, dfg_extent_of(g, q, 1), dfg_int(0))
        && dfg_extent_eq(g, dfg_extent_of(g, k2, 1), dfg_extent_of(g, q, 1))
        && dfg_dim_gt(g, dfg_extent_of(g, pk, 2), dfg_int(0)) && dfg_same_shape(g, pk, pv) == DFG_TRUE
        && (dfg_extent(g, q, 0) == 1 || dfg_extent(g, q, 1) == 1);
}

/* fuse_ort.pat:417  cond causal(a, mask, q, pk) =
 *     (a.is_causal == 1 and not present(mask))
 *     or (a.is_causal == 0 and present(mask) and mask.shape[-2] == q.shape[1]
 *         and mask.shape[-1] == (present(pk) ? pk.shape[2] : 0) + q.shape[1] and extern ort_hides_what_follows(mask)); */
static DFG_APART bool fuse_ort_causal_2(const dfg_graph *g, dfg_node a, dfg_node mask, dfg_node q, dfg_node pk)
{
    return (dfg_int_is(g, dfg_call_of(g, a), fuse_ort_attr_is_causal, 1, 0) && mask == DFG_NONE)
        || (dfg_int_is(g, dfg_call_of(g, a), fuse_ort_attr_is_causal, 0, 0) && mask != DFG_NONE
            && dfg_extent_eq(g, dfg_extent_of(g, mask, -2), dfg_extent_of(g, q, 1))
            && dfg_extent_eq(g, dfg_extent_of(g, mask, -1),
                             dfg_extent_add(g, dfg_extent_of(g, pk, 2), dfg_extent_of(g, q, 1)))
            && mask != DFG_NONE && ort_hides_what_follows(g, mask));
}

/* fuse_ort.pat:431  rule ort_group_query_attention_present(q, k, v, mask, pk, pv) {
 *     a = Attention(q, k, v, (mask & const)?, pk, pv);
 *     y = a.0;
 *     present_k = a.1;
 *     present_v = a.2;
 *     match y, present_k, present_v;
 *     where grouped(a, q, k, v, pk, pv), causal(a, mask, q, pk);
 *     rewrite {
 *         n = com.microsoft.GroupQueryAttention(q, k, v, pk, pv,
 *             Expand(i32 [pk.shape[2] + q.shape[1] - 1], i64 [q.shape[0]]), i32 [pk.shape[2] + q.shape[1]]) -> 3 {
 *             num_heads = a.q_num_heads, kv_num_heads = a.kv_num_heads, scale = a.scale?
 *         };
 *         return n.0, n.1, n.2;
 *     }
 * } */
bool fuse_ort_ort_group_query_attention_present_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fuse_ort_ort_group_query_attention_present_match *m), void *ctx)
{
    if (!dfg_is_get(g, n, 0)) return false;
    dfg_node a = dfg_arg(g, n, 0);
    if (dfg_op(g, a) != fuse_ort_op_Attention || dfg_n_args(g, a) > 6 || dfg_arg(g, a, 0) == DFG_NONE
        || dfg_arg(g, a, 1) == DFG_NONE || dfg_arg(g, a, 2) == DFG_NONE || dfg_arg(g, a, 4) == DFG_NONE
        || dfg_arg(g, a, 5) == DFG_NONE)
        return false;
    dfg_node q = dfg_arg(g, a, 0), k = dfg_arg(g, a, 1), v = dfg_arg(g, a, 2), mask = DFG_NONE;
    if (dfg_arg(g, a, 3) != DFG_NONE) {
        mask = dfg_arg(g, a, 3);
        if (!dfg_is(g, mask, DFG_CONST)) return false;
    }
    dfg_node pk = dfg_arg(g, a, 4), pv = dfg_arg(g, a, 5);
    if (!fuse_ort_grouped_2(g, a, q, k, v, pk, pv)) return false;
    struct dfg_nodes readers = dfg_readers(g, 0, (const dfg_node[]){a}, 1, 1);
    for (uint32_t k_2 = 0; k_2 < readers.n; k_2++) {
        dfg_node present_k = readers.at[k_2];
        if (!dfg_is_get(g, present_k, 1)) continue;
        if (dfg_arg(g, present_k, 0) != a) continue;
        if (present_k == n) continue;
        struct dfg_nodes readers_2 = dfg_readers(g, 2, (const dfg_node[]){a}, 1, 1);
        for (uint32_t k_3 = 0; k_3 < readers_2.n; k_3++) {
            dfg_node present_v = readers_2.at[k_3];
            if (!dfg_is_get(g, present_v, 2)) continue;
            if (dfg_arg(g, present_v, 0) != a) continue;
            if (present_v == n) continue;
            if (present_v == present_k) continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){a, present_k, present_v}, 3)) continue;
            if (!fuse_ort_causal_2(g, a, mask, q, pk)) continue;
            if (accept(ctx, &(struct fuse_ort_ort_group_query_attention_present_match){
                    .root = n, .q = q, .k = k, .v = v, .mask = mask, .pk = pk, .pv = pv, .a = a, .y = n,
                    .present_k = present_k, .present_v = present_v}))
                return true;
        }
    }
    return false;
}

static DFG_APART int64_t fuse_ort_length_2(const dfg_graph *g, dfg_node q)
{
    return dfg_range_to(dfg_extent_mul(g, dfg_extent_of(g, q, 0), dfg_extent_of(g, q, 1)));
}

static DFG_APART enum dfg_tri fuse_ort_same_4(const dfg_graph *g, dfg_node at, dfg_node q)
{
    const dfg_val list = dfg_elements(g, at);
    const int64_t n = dfg_len(list), m = fuse_ort_length_2(g, q);
    if (!dfg_is_length(n) || !dfg_is_length(m)) return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all,
                       dfg_extent_same(g, dfg_item_at(&list, k),
                                       dfg_dim_mod(g, dfg_int(k), dfg_extent_of(g, q, 1))));
    return all;
}

/* fuse_ort.pat:447  rule ort_group_query_attention_rotary(q, k, v, cos, sin, at, mask, absent) : priority 1 {
 *     rq = RotaryEmbedding(q, cos, sin, (at & const)?);
 *     rk = RotaryEmbedding(k, cos, sin, (at & const)?);
 *     a = Attention(rq, rk, v, (mask & const)?, absent?);
 *     match a;
 *     where grouped(a, rq, rk, v, absent, absent), not present(absent), causal(a, mask, rq, absent),
 *         rq.interleaved == rk.interleaved, cos.shape[-1] % 8 == 0, same_dtype(cos, q);
 *     where present(at) ? cos.shape[0] >= q.shape[1]
 *                         and value(at) == [i % q.shape[1] for i in range(q.shape[0] * q.shape[1])]
 *                       : q.shape[0] == 1;
 *     rewrite com.microsoft.GroupQueryAttention(q, k, v, absent?, absent?,
 *         Expand(i32 [q.shape[1] - 1], i64 [q.shape[0]]), i32 [q.shape[1]],
 *         Reshape(cos, i64 [cos.shape[-2], cos.shape[-1]]), Reshape(sin, i64 [cos.shape[-2], cos.shape[-1]])) -> 3 {
 *         num_heads = a.q_num_heads, kv_num_heads = a.kv_num_heads, scale = a.scale?, do_rotary = 1,
 *         rotary_interleaved = rq.interleaved
 *     }.0;
 * } */
bool fuse_ort_ort_group_query_attention_rotary_find(DFG_FIND(fuse_ort_ort_group_query_attention_rotary))
{
    dfg_node n_call = dfg_first_result(g, n);
    if (dfg_op(g, n_call) != fuse_ort_op_Attention || dfg_n_args(g, n_call) > 5
        || dfg_arg(g, n_call, 2) == DFG_NONE)
        return false;
    dfg_node rq = dfg_arg(g, n_call, 0);
    if (dfg_op(g, rq) != fuse_ort_op_RotaryEmbedding || dfg_n_args(g, rq) > 4
        || dfg_arg(g, rq, 0) == DFG_NONE || dfg_arg(g, rq, 1) == DFG_NONE || dfg_arg(g, rq, 2) == DFG_NONE)
        return false;
    dfg_node q = dfg_arg(g, rq, 0), cos = dfg_arg(g, rq, 1), sin = dfg_arg(g, rq, 2);
    bool has_at = dfg_arg(g, rq, 3) != DFG_NONE;
    dfg_node at = DFG_NONE, constant = DFG_NONE;
    if (has_at) {
        at = dfg_arg(g, rq, 3);
        constant = at;
        if (!dfg_is(g, constant, DFG_CONST)) return false;
    }
    dfg_node rk = dfg_arg(g, n_call, 1);
    if (dfg_op(g, rk) != fuse_ort_op_RotaryEmbedding || dfg_n_args(g, rk) > 4
        || dfg_arg(g, rk, 0) == DFG_NONE || dfg_arg(g, rk, 1) == DFG_NONE || dfg_arg(g, rk, 2) == DFG_NONE)
        return false;
    dfg_node k = dfg_arg(g, rk, 0);
    if (dfg_arg(g, rk, 1) != cos) return false;
    if (dfg_arg(g, rk, 2) != sin) return false;
    dfg_node constant_2 = DFG_NONE;
    if (dfg_arg(g, rk, 3) != DFG_NONE) {
        if (!has_at) at = dfg_arg(g, rk, 3);
        if (at != dfg_arg(g, rk, 3)) return false;
        constant_2 = at;
        if (!dfg_is(g, constant_2, DFG_CONST)) return false;
    }
    dfg_node v = dfg_arg(g, n_call, 2), mask = DFG_NONE;
    if (dfg_arg(g, n_call, 3) != DFG_NONE) {
        mask = dfg_arg(g, n_call, 3);
        if (!dfg_is(g, mask, DFG_CONST)) return false;
    }
    dfg_node absent = dfg_arg(g, n_call, 4);
    if (!dfg_in_body(g, n, (const dfg_node[]){n_call, rq, rk}, 3)) return false;
    if (!fuse_ort_grouped(g, n, rq, rk, v, absent, absent) || absent != DFG_NONE) return false;
    if (!fuse_ort_causal(g, n, mask, rq, absent)) return false;
    /* where rq.interleaved == rk.interleaved */
    if (!dfg_eq(dfg_attr_or_int(g, rq, fuse_ort_attr_interleaved, 0),
                dfg_attr_or_int(g, rk, fuse_ort_attr_interleaved, 0)))
        return false;
    /* where cos.shape[-1] % 8 == 0 */
    if (!dfg_extent_eq(g, dfg_dim_mod(g, dfg_extent_of(g, cos, -1), dfg_int(8)), dfg_int(0))) return false;
    if (dfg_same_dtype(g, cos, q) != DFG_TRUE) return false;
    /* where present(at) ? cos.shape[0] >= q.shape[1] and value(at) == [i % q.shape[1] for i in
     * range(q.shape[0] * q.shape[1])] : q.shape[0] == 1 */
    if (!(at != DFG_NONE
          ? dfg_dim_ge(g, dfg_extent_of(g, cos, 0), dfg_extent_of(g, q, 1))
            && fuse_ort_same_4(g, at, q) == DFG_TRUE
          : dfg_extent(g, q, 0) == 1))
        return false;
    DFG_GIVE(fuse_ort_ort_group_query_attention_rotary, .root = n, .q = q, .k = k, .v = v, .cos = cos,
             .sin = sin, .at = at, .mask = mask, .absent = absent, .rq = rq, .rk = rk, .a = n);
    DFG_GIVE_WHOLE(fuse_ort_ort_group_query_attention_rotary, .constant = constant,
                   .constant_2 = constant_2, .a_call = dfg_first_result(g, n));
    return true;
}

/* fuse_ort.pat:18  cond one_scale(s) = s.elements == 1, s.dtype == f32, value(s) > 1e-12, value(s) < 1e12; */
static DFG_APART bool fuse_ort_one_scale(const dfg_graph *g, dfg_node s)
{
    return dfg_extent_eq(g, dfg_elements_of(g, s), dfg_int(1)) && dfg_dtype(g, s) == DFG_F32
        && dfg_gt(dfg_value_of(g, s), dfg_float(1e-12))
        && dfg_lt(dfg_value_of(g, s), dfg_float(1000000000000.0));
}

static DFG_APART dfg_val fuse_ort_min_2(const dfg_graph *g, dfg_node scale)
{
    const dfg_val list = dfg_elements(g, scale);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_item_at(&list, k);
        total = dfg_min(k == 0 ? each : total, each);
    }
    return total;
}

static DFG_APART dfg_val fuse_ort_max(const dfg_graph *g, dfg_node scale)
{
    const dfg_val list = dfg_elements(g, scale);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_item_at(&list, k);
        total = dfg_max(k == 0 ? each : total, each);
    }
    return total;
}

/* fuse_ort.pat:465  cond quantized(x, w, b, scale, zero, q, k, v) =
 *     x.rank == 3, x.dtype == f32, w.rank == 2, w.shape[0] > 0, along(b, w), scale.rank <= 1, zero.rank <= 1,
 *     one_scale(scale) or (min([v for v in value(scale)]) > 1e-12 and max([v for v in value(scale)]) < 1e12),
 *     q.shape[2] * 3 == w.shape[1], k.shape[2] == q.shape[2], v.shape[2] == q.shape[2]; */
static DFG_APART bool fuse_ort_quantized(const dfg_graph *g, dfg_node x, dfg_node w, dfg_node b,
    dfg_node scale, dfg_node zero, dfg_node q, dfg_node k2, dfg_node v)
{
    return dfg_rank(g, x) == 3 && dfg_dtype(g, x) == DFG_F32 && dfg_rank(g, w) == 2
        && dfg_dim_gt(g, dfg_extent_of(g, w, 0), dfg_int(0)) && fuse_ort_along(g, b, w)
        && dfg_le(dfg_rank_of(g, scale), dfg_int(1)) && dfg_le(dfg_rank_of(g, zero), dfg_int(1))
        && (fuse_ort_one_scale(g, scale)
            || (dfg_gt(fuse_ort_min_2(g, scale), dfg_float(1e-12))
                && dfg_lt(fuse_ort_max(g, scale), dfg_float(1000000000000.0))))
        && dfg_extent_eq(g, dfg_extent_mul(g, dfg_extent_of(g, q, 2), dfg_int(3)), dfg_extent_of(g, w, 1))
        && dfg_extent_eq(g, dfg_extent_of(g, k2, 2), dfg_extent_of(g, q, 2))
        && dfg_extent_eq(g, dfg_extent_of(g, v, 2), dfg_extent_of(g, q, 2));
}

/* fuse_ort.pat:469  rule ort_quantized_attention(x, w, scale, zero, b, absent) : priority 2 {
 *     s = Split(com.microsoft.DynamicQuantizeMatMul(x, w & const, scale & const, zero & const, b & const), ...) {
 *         axis in {-1, 2}
 *     };
 *     q = s.0;
 *     k = s.1;
 *     v = s.2;
 *     a = alone(q, k, v, absent, absent);
 *     match a;
 *     where plain_alone(a), not present(absent), quantized(x, w, b, scale, zero, q, k, v);
 *     rewrite {
 *         d = DynamicQuantizeLinear(x);
 *         return com.microsoft.QAttention(d.0, w, b, d.1, scale, absent?, d.2, zero) {
 *             num_heads = a.op == Attention ? a.q_num_heads : a.num_heads, scale = a.scale?
 *         };
 *     }
 * } */
bool fuse_ort_ort_quantized_attention_find(DFG_FIND_ON(fuse_ort_ort_quantized_attention))
{
    if (!fuse_ort_plain_alone(g, n)) return false;
    struct fuse_ort_alone_match alone;
    for (; fuse_ort_alone_find(g, n, way, &alone, DFG_PART(whole, alone)); way[0]++) {
        dfg_node q = alone.q;
        if (!dfg_is_get(g, q, 0)) continue;
        dfg_node s = dfg_arg(g, q, 0);
        if (dfg_op(g, s) != fuse_ort_op_Split) continue;
        if (!(dfg_int_is(g, s, fuse_ort_attr_axis, -1, 0) || dfg_int_is(g, s, fuse_ort_attr_axis, 2, 0)))
            continue;
        struct dfg_nodes rest = dfg_rest(g, s, 1, 0);
        dfg_node dynamicQuantizeMatMul = dfg_arg(g, s, 0);
        if (!dfg_calls_with(g, dynamicQuantizeMatMul, fuse_ort_op_com_microsoft_DynamicQuantizeMatMul, 5))
            continue;
        dfg_node x = dfg_operand(g, dynamicQuantizeMatMul, 0), w = dfg_operand(g, dynamicQuantizeMatMul, 1);
        if (!dfg_is(g, w, DFG_CONST)) continue;
        dfg_node scale = dfg_operand(g, dynamicQuantizeMatMul, 2);
        if (!dfg_is(g, scale, DFG_CONST)) continue;
        dfg_node zero = dfg_operand(g, dynamicQuantizeMatMul, 3);
        if (!dfg_is(g, zero, DFG_CONST)) continue;
        dfg_node b = dfg_operand(g, dynamicQuantizeMatMul, 4);
        if (!dfg_is(g, b, DFG_CONST)) continue;
        dfg_node k = alone.k;
        if (!dfg_is_get(g, k, 1)) continue;
        if (dfg_arg(g, k, 0) != s) continue;
        dfg_node v = alone.v;
        if (!dfg_is_get(g, v, 2)) continue;
        if (dfg_arg(g, v, 0) != s) continue;
        dfg_node absent = DFG_NONE;
        if (alone.mask != DFG_NONE) absent = alone.mask;
        if (alone.absent != DFG_NONE) {
            if (alone.mask == DFG_NONE) absent = alone.absent;
            if (absent != alone.absent) continue;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){q, s, dynamicQuantizeMatMul, k, v}, 5)) continue;
        if (absent != DFG_NONE || !fuse_ort_quantized(g, x, w, b, scale, zero, q, k, v)) continue;
        DFG_GIVE(fuse_ort_ort_quantized_attention, .root = n, .x = x, .w = w, .scale = scale, .zero = zero,
                 .b = b, .absent = absent, .s = s, .q = q, .k = k, .v = v, .a = n);
        DFG_GIVE_PARTS(whole->attention_call = dfg_first_result(g, whole->alone.attention),
                       whole->multiHeadAttention_call = dfg_first_result(g,
                                                                         whole->alone.multiHeadAttention),
                       whole->rest = rest, whole->dynamicQuantizeMatMul = dynamicQuantizeMatMul);
        return true;
    }
    return false;
}

/* fuse_ort.pat:491  com.microsoft.DynamicQuantizeMatMul(x, w & const, scale & const, zero & const, b & const) */
static bool fuse_ort_ort_quantized_attention_keys_dynamicQuantizeMatMul_find(DFG_FIND_MATCH(fuse_ort_ort_quantized_attention_keys_dynamicQuantizeMatMul))
{
    if (!dfg_calls_with(g, n, fuse_ort_op_com_microsoft_DynamicQuantizeMatMul, 5)) return false;
    dfg_node x = dfg_operand(g, n, 0), w = dfg_operand(g, n, 1);
    if (!dfg_is(g, w, DFG_CONST)) return false;
    dfg_node scale = dfg_operand(g, n, 2);
    if (!dfg_is(g, scale, DFG_CONST)) return false;
    dfg_node zero = dfg_operand(g, n, 3);
    if (!dfg_is(g, zero, DFG_CONST)) return false;
    dfg_node b = dfg_operand(g, n, 4);
    if (!dfg_is(g, b, DFG_CONST)) return false;
    DFG_GIVE(fuse_ort_ort_quantized_attention_keys_dynamicQuantizeMatMul, .root = n, .x = x, .w = w,
             .scale = scale, .zero = zero, .b = b);
    return true;
}

/* fuse_ort.pat:498  hidden | Expand(hidden, _) */
static bool fuse_ort_ort_quantized_attention_keys_shown_find(DFG_FIND_ON(fuse_ort_ort_quantized_attention_keys_shown))
{
    dfg_node hidden = DFG_NONE, expand_2 = DFG_NONE, x_2 = DFG_NONE;
    if (dfg_calls_argc(g, n, fuse_ort_op_Where, 3)) {
        hidden = n;
    } else {
        expand_2 = n;
        if (!dfg_calls_argc(g, expand_2, fuse_ort_op_Expand, 2)) return false;
        x_2 = dfg_arg(g, expand_2, 1);
        hidden = dfg_arg(g, expand_2, 0);
    }
    if (!dfg_calls_argc(g, hidden, fuse_ort_op_Where, 3)) return false;
    dfg_node m_2 = dfg_arg(g, hidden, 1);
    if (!dfg_is(g, m_2, DFG_CONST)) return false;
    dfg_node n_2 = dfg_arg(g, hidden, 2);
    if (!dfg_is(g, n_2, DFG_CONST)) return false;
    dfg_node v = dfg_arg(g, hidden, 0);
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt) {
        dfg_node c = DFG_NONE, expand = DFG_NONE, x = DFG_NONE;
        if (alt == 0) {
            c = v;
        } else {
            expand = v;
            if (!dfg_calls_argc(g, expand, fuse_ort_op_Expand, 2)) continue;
            c = dfg_arg(g, expand, 0);
            x = dfg_arg(g, expand, 1);
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){expand_2, hidden, expand}, 3)) continue;
        DFG_GIVE(fuse_ort_ort_quantized_attention_keys_shown, .root = n, .hidden = hidden, .c = c, .m = m_2,
                 .n = n_2);
        DFG_GIVE_WHOLE(fuse_ort_ort_quantized_attention_keys_shown, .expand = expand, .x = x,
                       .expand_2 = expand_2, .x_2 = x_2);
        return true;
    }
    return false;
}

/* fuse_ort.pat:487  cond hides_keys(c, x, y, kept, low) =
 *     c.rank == 4, c.shape[1] == 1, c.shape[2] == 1, c.dtype == bool, x.elements == 1, y.elements == 1,
 *     value(kept) == 0, value(low) < 0, value(low) > -3.4e38; */
static DFG_APART bool fuse_ort_hides_keys(const dfg_graph *g, dfg_node c, dfg_node x, dfg_node y, dfg_node kept, dfg_node low)
{
    return dfg_rank(g, c) == 4 && dfg_extent(g, c, 1) == 1 && dfg_extent(g, c, 2) == 1
        && dfg_dtype(g, c) == DFG_BOOL && dfg_extent_eq(g, dfg_elements_of(g, x), dfg_int(1))
        && dfg_extent_eq(g, dfg_elements_of(g, y), dfg_int(1))
        && dfg_scalar_eq(dfg_value_of(g, kept), dfg_int(0)) && dfg_lt(dfg_value_of(g, low), dfg_int(0))
        && dfg_gt(dfg_value_of(g, low), dfg_float(-3.4e+38));
}

/* fuse_ort.pat:490
 * rule ort_quantized_attention_keys(x, w, scale, zero, b, c, m, n, absent) : keep_shared, priority 3 {
 *     s = Split(com.microsoft.DynamicQuantizeMatMul(x, w & const, scale & const, zero & const, b & const), ...) {
 *         axis in {-1, 2}
 *     };
 *     q = s.0;
 *     k = s.1;
 *     v = s.2;
 *     hidden = Where(c | Expand(c, _), m & const, n & const);
 *     shown = hidden | Expand(hidden, _);
 *     a = Attention(q, k, v, shown, absent?) | com.microsoft.MultiHeadAttention(q, k, v, absent?, absent?, shown);
 *     match a;
 *     where plain_alone(a), not present(absent), quantized(x, w, b, scale, zero, q, k, v), c.shape[3] == x.shape[1],
 *         c.shape[0] == x.shape[0], hides_keys(c, m, n, m, n) or hides_keys(c, m, n, n, m);
 *     rewrite {
 *         d = DynamicQuantizeLinear(x);
 *         return com.microsoft.QAttention(d.0, w, b, d.1, scale,
 *             Squeeze(Where(c, i32 [value(m) == 0 ? 1 : 0], i32 [value(n) == 0 ? 1 : 0]), i64 [1, 2]), d.2, zero) {
 *             num_heads = a.op == Attention ? a.q_num_heads : a.num_heads, scale = a.scale?,
 *             mask_filter_value = min(value(m), value(n))
 *         };
 *     }
 * } */
bool fuse_ort_ort_quantized_attention_keys_find(DFG_FIND_ON(fuse_ort_ort_quantized_attention_keys))
{
    if (!fuse_ort_plain_alone(g, n)) return false;
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt, way[1] = 0) {
        dfg_node attention = DFG_NONE, attention_call = DFG_NONE, q = DFG_NONE, k = DFG_NONE, v = DFG_NONE;
        dfg_node absent = DFG_NONE, shown = DFG_NONE, multiHeadAttention = DFG_NONE;
        dfg_node multiHeadAttention_call = DFG_NONE;
        bool has_absent = false, has_absent_2 = false, has_absent_3 = false;
        if (alt == 0) {
            attention = n;
            attention_call = dfg_first_result(g, attention);
            if (dfg_op(g, attention_call) != fuse_ort_op_Attention || dfg_n_args(g, attention_call) > 5)
                continue;
            q = dfg_arg(g, attention_call, 0);
            k = dfg_arg(g, attention_call, 1);
            v = dfg_arg(g, attention_call, 2);
            has_absent = dfg_arg(g, attention_call, 4) != DFG_NONE;
            if (has_absent) absent = dfg_arg(g, attention_call, 4);
            shown = dfg_arg(g, attention_call, 3);
        } else {
            multiHeadAttention = n;
            multiHeadAttention_call = dfg_first_result(g, multiHeadAttention);
            if (dfg_op(g, multiHeadAttention_call) != fuse_ort_op_com_microsoft_MultiHeadAttention
                || dfg_n_args(g, multiHeadAttention_call) > 6)
                continue;
            q = dfg_arg(g, multiHeadAttention_call, 0);
            k = dfg_arg(g, multiHeadAttention_call, 1);
            v = dfg_arg(g, multiHeadAttention_call, 2);
            has_absent_2 = dfg_arg(g, multiHeadAttention_call, 3) != DFG_NONE;
            if (has_absent_2) absent = dfg_arg(g, multiHeadAttention_call, 3);
            has_absent_3 = dfg_arg(g, multiHeadAttention_call, 4) != DFG_NONE;
            if (has_absent_3) {
                if (!((alt == 0 && has_absent) || (alt == 1 && has_absent_2)))
                    absent = dfg_arg(g, multiHeadAttention_call, 4);
                if (absent != dfg_arg(g, multiHeadAttention_call, 4)) continue;
            }
            shown = dfg_arg(g, multiHeadAttention_call, 5);
        }
        if (!dfg_is_get(g, q, 0)) continue;
        dfg_node s = dfg_arg(g, q, 0);
        if (dfg_op(g, s) != fuse_ort_op_Split) continue;
        if (!(dfg_int_is(g, s, fuse_ort_attr_axis, -1, 0) || dfg_int_is(g, s, fuse_ort_attr_axis, 2, 0)))
            continue;
        struct dfg_nodes rest = dfg_rest(g, s, 1, 0);
        struct fuse_ort_ort_quantized_attention_keys_dynamicQuantizeMatMul_match dynamicQuantizeMatMul;
        if (dfg_op(g, dfg_arg(g, s, 0)) != fuse_ort_op_com_microsoft_DynamicQuantizeMatMul) continue;
        if (!fuse_ort_ort_quantized_attention_keys_dynamicQuantizeMatMul_find(g, dfg_arg(g, s, 0),
                                                                              &dynamicQuantizeMatMul))
            continue;
        if (!dfg_is_get(g, k, 1)) continue;
        if (dfg_arg(g, k, 0) != s) continue;
        if (!dfg_is_get(g, v, 2)) continue;
        if (dfg_arg(g, v, 0) != s) continue;
        struct fuse_ort_ort_quantized_attention_keys_shown_match shown_2;
        for (; fuse_ort_ort_quantized_attention_keys_shown_find(g, shown, way + 1, &shown_2,
                                                                DFG_PART(whole, shown_2));
             way[1]++) {
            if (!dfg_in_body(g, n,
                             (const dfg_node[]){attention, alt == 0 ? attention_call : DFG_NONE,
                                                multiHeadAttention,
                                                alt == 1 ? multiHeadAttention_call : DFG_NONE, q, s,
                                                dynamicQuantizeMatMul.root, k, v, shown}, 10))
                continue;
            if (absent != DFG_NONE) continue;
            /* where quantized(x, w, b, scale, zero, q, k, v) */
            if (!fuse_ort_quantized(g, dynamicQuantizeMatMul.x, dynamicQuantizeMatMul.w,
                                    dynamicQuantizeMatMul.b, dynamicQuantizeMatMul.scale,
                                    dynamicQuantizeMatMul.zero, q, k, v))
                continue;
            /* where c.shape[3] == x.shape[1] */
            if (!dfg_extent_eq(g, dfg_extent_of(g, shown_2.c, 3),
                               dfg_extent_of(g, dynamicQuantizeMatMul.x, 1)))
                continue;
            /* where c.shape[0] == x.shape[0] */
            if (!dfg_extent_eq(g, dfg_extent_of(g, shown_2.c, 0),
                               dfg_extent_of(g, dynamicQuantizeMatMul.x, 0)))
                continue;
            /* where hides_keys(c, m, n, m, n) or hides_keys(c, m, n, n, m) */
            if (!(fuse_ort_hides_keys(g, shown_2.c, shown_2.m, shown_2.n, shown_2.m, shown_2.n)
                  || fuse_ort_hides_keys(g, shown_2.c, shown_2.m, shown_2.n, shown_2.n, shown_2.m)))
                continue;
            DFG_GIVE(fuse_ort_ort_quantized_attention_keys, .root = n, .x = dynamicQuantizeMatMul.x,
                     .w = dynamicQuantizeMatMul.w, .scale = dynamicQuantizeMatMul.scale,
                     .zero = dynamicQuantizeMatMul.zero, .b = dynamicQuantizeMatMul.b, .c = shown_2.c,
                     .m = shown_2.m, .n = shown_2.n, .absent = absent, .s = s, .q = q, .k = k, .v = v,
                     .hidden = shown_2.hidden, .shown = shown, .a = n);
            DFG_GIVE_PARTS(whole->dynamicQuantizeMatMul = dynamicQuantizeMatMul, whole->rest = rest,
                           whole->attention = attention,
                           whole->attention_call = dfg_first_result(g, attention),
                           whole->multiHeadAttention = multiHeadAttention,
                           whole->multiHeadAttention_call = dfg_first_result(g, multiHeadAttention));
            return true;
        }
    }
    return false;
}

/* fuse_ort.pat:522  Add(Add(w, t), places & const) | Add(Add(w, places & const), t)
 * | Add(w, Add(t, places & const)) */
static bool fuse_ort_ort_embed_kinds_v_find(DFG_FIND_ON(fuse_ort_ort_embed_kinds_v))
{
    for (uint32_t alt = way[0]; alt < 3u; way[0] = ++alt, way[1] = 0) {
        dfg_node add = DFG_NONE, places = DFG_NONE, constant = DFG_NONE, add_2 = DFG_NONE;
        uint32_t swap = 0;
        if (alt == 0) {
            add = n;
            if (!dfg_calls_argc(g, add, fuse_ort_op_Add, 2)) continue;
            swap = dfg_op(g, dfg_arg(g, add, 0)) == fuse_ort_op_Add ? 0 : 1;
            places = dfg_arg(g, add, 1 - swap);
            constant = places;
            if (!dfg_is(g, constant, DFG_CONST)) continue;
            add_2 = dfg_arg(g, add, swap);
            if (!dfg_calls_argc(g, add_2, fuse_ort_op_Add, 2)) continue;
        }
        for (uint32_t swap_2 = way[1]; swap_2 < (alt == 0 ? dfg_orders(g, add_2) : 1u); way[1] = ++swap_2) {
            dfg_node w = DFG_NONE, t = DFG_NONE, add_3 = DFG_NONE, add_4 = DFG_NONE, constant_2 = DFG_NONE;
            dfg_node add_5 = DFG_NONE, add_6 = DFG_NONE, constant_3 = DFG_NONE;
            uint32_t swap_3 = 0, swap_4 = 0, swap_5 = 0, swap_6 = 0;
            if (alt == 0) {
                w = dfg_arg(g, add_2, swap_2);
                t = dfg_arg(g, add_2, 1 - swap_2);
            } else if (alt == 1) {
                add_3 = n;
                if (!dfg_calls_argc(g, add_3, fuse_ort_op_Add, 2)) continue;
                swap_3 = dfg_op(g, dfg_arg(g, add_3, 0)) == fuse_ort_op_Add ? 0 : 1;
                add_4 = dfg_arg(g, add_3, swap_3);
                if (!dfg_calls_argc(g, add_4, fuse_ort_op_Add, 2)) continue;
                swap_4 = dfg_op(g, dfg_arg(g, add_4, 0)) == fuse_ort_op_Gather ? 0 : 1;
                w = dfg_arg(g, add_4, swap_4);
                places = dfg_arg(g, add_4, 1 - swap_4);
                constant_2 = places;
                if (!dfg_is(g, constant_2, DFG_CONST)) continue;
                t = dfg_arg(g, add_3, 1 - swap_3);
            } else {
                add_5 = n;
                if (!dfg_calls_argc(g, add_5, fuse_ort_op_Add, 2)) continue;
                swap_5 = dfg_op(g, dfg_arg(g, add_5, 0)) == fuse_ort_op_Gather ? 0 : 1;
                w = dfg_arg(g, add_5, swap_5);
                add_6 = dfg_arg(g, add_5, 1 - swap_5);
                if (!dfg_calls_argc(g, add_6, fuse_ort_op_Add, 2)) continue;
                swap_6 = dfg_op(g, dfg_arg(g, add_6, 0)) == fuse_ort_op_Gather ? 0 : 1;
                t = dfg_arg(g, add_6, swap_6);
                places = dfg_arg(g, add_6, 1 - swap_6);
                constant_3 = places;
                if (!dfg_is(g, constant_3, DFG_CONST)) continue;
            }
            if (!dfg_calls_argc(g, w, fuse_ort_op_Gather, 2) || !dfg_int_is(g, w, fuse_ort_attr_axis, 0, 0))
                continue;
            dfg_node words = dfg_arg(g, w, 0), ids = dfg_arg(g, w, 1);
            if (!dfg_calls_argc(g, t, fuse_ort_op_Gather, 2) || !dfg_int_is(g, t, fuse_ort_attr_axis, 0, 0))
                continue;
            dfg_node kinds = dfg_arg(g, t, 0), types = dfg_arg(g, t, 1);
            if (!dfg_in_body(g, n, (const dfg_node[]){add, add_2, add_3, add_4, add_5, add_6, w, t}, 8))
                continue;
            DFG_GIVE(fuse_ort_ort_embed_kinds_v, .root = n, .w = w, .words = words, .ids = ids, .t = t,
                     .kinds = kinds, .types = types, .places = places);
            DFG_GIVE_WHOLE(fuse_ort_ort_embed_kinds_v, .add = add, .add_2 = add_2, .constant = constant,
                           .add_3 = add_3, .add_4 = add_4, .constant_2 = constant_2, .add_5 = add_5,
                           .add_6 = add_6, .constant_3 = constant_3);
            return true;
        }
    }
    return false;
}

/* fuse_ort.pat:515  cond embeds(words, ids, places, w) =
 *     ids.rank == 2, ids.dtype in {i32, i64}, w.dtype == f32, words.rank == 2, ids.shape[1] > 0, words.shape[1] > 0,
 *     places.rank <= 3, places.elements == ids.shape[1] * words.shape[1],
 *     places.shape[-2] == ids.shape[1], places.shape[-1] == words.shape[1]; */
static DFG_APART bool fuse_ort_embeds(const dfg_graph *g, dfg_node words, dfg_node ids, dfg_node places, dfg_node w)
{
    return dfg_rank(g, ids) == 2 && (dfg_dtype(g, ids) == DFG_I32 || dfg_dtype(g, ids) == DFG_I64)
        && dfg_dtype(g, w) == DFG_F32 && dfg_rank(g, words) == 2
        && dfg_dim_gt(g, dfg_extent_of(g, ids, 1), dfg_int(0))
        && dfg_dim_gt(g, dfg_extent_of(g, words, 1), dfg_int(0))
        && dfg_le(dfg_rank_of(g, places), dfg_int(3))
        && dfg_extent_eq(g, dfg_elements_of(g, places),
                         dfg_extent_mul(g, dfg_extent_of(g, ids, 1), dfg_extent_of(g, words, 1)))
        && dfg_extent_eq(g, dfg_extent_of(g, places, -2), dfg_extent_of(g, ids, 1))
        && dfg_extent_eq(g, dfg_extent_of(g, places, -1), dfg_extent_of(g, words, 1));
}

/* fuse_ort.pat:519  rule ort_embed_kinds(words, ids, kinds, types, places, scale, shift) {
 *     w = Gather(words, ids) { axis == 0 };
 *     t = Gather(kinds, types) { axis == 0 };
 *     n = LayerNormalization(Add(Add(w, t), places & const) | Add(Add(w, places & const), t)
 *                            | Add(w, Add(t, places & const)),
 *                            scale, shift) { axis == -1 };
 *     match n;
 *     where embeds(words, ids, places, w), same_shape(ids, types), types.dtype in {i32, i64}, kinds.rank == 2,
 *         kinds.shape[1] == words.shape[1];
 *     where along(scale, w), along(shift, w);
 *     rewrite com.microsoft.EmbedLayerNormalization(Cast(ids) { to = 6 }, Cast(types) { to = 6 }, words,
 *         Reshape(places, i64 [places.shape[-2], places.shape[-1]]), kinds, scale, shift) -> 2 { epsilon = n.epsilon }.0;
 * } */
bool fuse_ort_ort_embed_kinds_find(DFG_FIND_ON(fuse_ort_ort_embed_kinds))
{
    dfg_node n_call = dfg_first_result(g, n);
    if (!dfg_calls_with(g, n_call, fuse_ort_op_LayerNormalization, 3)) return false;
    if (!dfg_int_is(g, n_call, fuse_ort_attr_axis, -1, -1)) return false;
    dfg_node scale = dfg_operand(g, n_call, 1), shift = dfg_operand(g, n_call, 2);
    struct fuse_ort_ort_embed_kinds_v_match v;
    for (; fuse_ort_ort_embed_kinds_v_find(g, dfg_operand(g, n_call, 0), way, &v, DFG_PART(whole, v)); way[1]++) {
        if (!dfg_in_body(g, n, (const dfg_node[]){n_call, v.root}, 2)) continue;
        if (!fuse_ort_embeds(g, v.words, v.ids, v.places, v.w)) continue;
        if (dfg_same_shape(g, v.ids, v.types) != DFG_TRUE) continue;
        if (!(dfg_dtype(g, v.types) == DFG_I32 || dfg_dtype(g, v.types) == DFG_I64)) continue;
        if (dfg_rank(g, v.kinds) != 2) continue;
        if (!dfg_extent_eq(g, dfg_extent_of(g, v.kinds, 1), dfg_extent_of(g, v.words, 1))) continue;
        if (!fuse_ort_along(g, scale, v.w) || !fuse_ort_along(g, shift, v.w)) continue;
        DFG_GIVE(fuse_ort_ort_embed_kinds, .root = n, .words = v.words, .ids = v.ids, .kinds = v.kinds,
                 .types = v.types, .places = v.places, .scale = scale, .shift = shift, .w = v.w, .t = v.t,
                 .n = n);
        DFG_GIVE_PARTS(whole->n_call = dfg_first_result(g, n));
        return true;
    }
    return false;
}

/* fuse_ort.pat:533  rule ort_embed(words, ids, places, scale, shift, absent) {
 *     w = Gather(words, ids) { axis == 0 };
 *     n = LayerNormalization(Add(w | Gather(w, absent), places & const), scale, shift) { axis == -1 };
 *     match n;
 *     where embeds(words, ids, places, w), not present(absent), along(scale, w), along(shift, w);
 *     rewrite com.microsoft.EmbedLayerNormalization(Cast(ids) { to = 6 }, absent?, words,
 *         Reshape(places, i64 [places.shape[-2], places.shape[-1]]), absent?, scale, shift)
 *         -> 2 { epsilon = n.epsilon }.0;
 * } */
bool fuse_ort_ort_embed_find(DFG_FIND_ON(fuse_ort_ort_embed))
{
    dfg_node n_call = dfg_first_result(g, n);
    if (!dfg_calls_with(g, n_call, fuse_ort_op_LayerNormalization, 3)) return false;
    if (!dfg_int_is(g, n_call, fuse_ort_attr_axis, -1, -1)) return false;
    dfg_node scale = dfg_operand(g, n_call, 1), shift = dfg_operand(g, n_call, 2);
    dfg_node add = dfg_operand(g, n_call, 0);
    if (!dfg_calls_argc(g, add, fuse_ort_op_Add, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, add, 0)) == fuse_ort_op_Gather
        || dfg_op(g, dfg_operand(g, add, 0)) == fuse_ort_op_Gather
        ? 0
        : 1;
    dfg_node places = dfg_arg(g, add, 1 - swap);
    if (!dfg_is(g, places, DFG_CONST)) return false;
    dfg_node v = dfg_arg(g, add, swap);
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt) {
        dfg_node w = DFG_NONE, gather = DFG_NONE, absent = DFG_NONE;
        if (alt == 0) {
            w = v;
        } else {
            gather = v;
            if (!dfg_calls_argc(g, gather, fuse_ort_op_Gather, 2)) continue;
            w = dfg_arg(g, gather, 0);
            absent = dfg_arg(g, gather, 1);
        }
        if (!dfg_calls_argc(g, w, fuse_ort_op_Gather, 2) || !dfg_int_is(g, w, fuse_ort_attr_axis, 0, 0))
            continue;
        dfg_node words = dfg_arg(g, w, 0), ids = dfg_arg(g, w, 1);
        if (!dfg_in_body(g, n, (const dfg_node[]){n_call, add, gather, w}, 4)) continue;
        if (!fuse_ort_embeds(g, words, ids, places, w) || absent != DFG_NONE) continue;
        if (!fuse_ort_along(g, scale, w) || !fuse_ort_along(g, shift, w)) continue;
        DFG_GIVE(fuse_ort_ort_embed, .root = n, .words = words, .ids = ids, .places = places,
                 .scale = scale, .shift = shift, .absent = absent, .w = w, .n = n);
        DFG_GIVE_WHOLE(fuse_ort_ort_embed, .n_call = dfg_first_result(g, n), .add = add, .gather = gather);
        return true;
    }
    return false;
}

/* fuse_ort.pat:549  cond alike(s, z, t, y) = one_scale(s), one_scale(t), z.dtype in {i8, u8}, same_dtype(z, y),
 *     value(s) < 10000 * value(t); */
static DFG_APART bool fuse_ort_alike(const dfg_graph *g, dfg_node s, dfg_node z, dfg_node t, dfg_node y)
{
    return fuse_ort_one_scale(g, s) && fuse_ort_one_scale(g, t)
        && (dfg_dtype(g, z) == DFG_I8 || dfg_dtype(g, z) == DFG_U8) && dfg_same_dtype(g, z, y) == DFG_TRUE
        && dfg_lt(dfg_value_beside(g, s, dfg_mul(dfg_int(10000), dfg_value_of(g, t))),
                  dfg_mul(dfg_int(10000), dfg_value_of(g, t)));
}

static DFG_APART dfg_val fuse_ort_min_3(const dfg_graph *g, dfg_node s)
{
    const dfg_val list = dfg_elements(g, s);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_item_at(&list, k);
        total = dfg_min(k == 0 ? each : total, each);
    }
    return total;
}

static DFG_APART dfg_val fuse_ort_max_2(const dfg_graph *g, dfg_node s)
{
    const dfg_val list = dfg_elements(g, s);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_item_at(&list, k);
        total = dfg_max(k == 0 ? each : total, each);
    }
    return total;
}

/* fuse_ort.pat:558  cond of_weights(s, z, az) =
 *     z.dtype == i8 or (z.dtype == u8 and az.dtype == u8),
 *     one_scale(s) or (s.dtype == f32 and s.rank == 1 and z.rank == 1 and min([v for v in value(s)]) > 1e-12
 *                      and max([v for v in value(s)]) < 1e12); */
static DFG_APART bool fuse_ort_of_weights(const dfg_graph *g, dfg_node s, dfg_node z, dfg_node az)
{
    return (dfg_dtype(g, z) == DFG_I8 || (dfg_dtype(g, z) == DFG_U8 && dfg_dtype(g, az) == DFG_U8))
        && (fuse_ort_one_scale(g, s)
            || (dfg_dtype(g, s) == DFG_F32 && dfg_rank(g, s) == 1 && dfg_rank(g, z) == 1
                && dfg_gt(fuse_ort_min_3(g, s), dfg_float(1e-12))
                && dfg_lt(fuse_ort_max_2(g, s), dfg_float(1000000000000.0))));
}

static DFG_APART dfg_val fuse_ort_max_3(const dfg_graph *g, dfg_node b)
{
    const dfg_val list = dfg_elements(g, b);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_item_at(&list, k);
        total = dfg_max(k == 0 ? each : total, each);
    }
    return total;
}

static DFG_APART dfg_val fuse_ort_value(const dfg_graph *g, dfg_node a, dfg_node b)
{
    return dfg_mul(dfg_value_of(g, a),
                   dfg_choose(dfg_extent_same(g, dfg_elements_of(g, b), dfg_int(1)), dfg_value_of(g, b),
                              fuse_ort_max_3(g, b)));
}

/* fuse_ort.pat:554  cond fine(a, b, y) =
 *     value(a) * (b.elements == 1 ? value(b) : max([v for v in value(b)])) <= value(y); */
static DFG_APART bool fuse_ort_fine(const dfg_graph *g, dfg_node a, dfg_node b, dfg_node y)
{
    return dfg_le(fuse_ort_value(g, a, b), dfg_value_beside(g, y, fuse_ort_value(g, a, b)));
}

/* fuse_ort.pat:562  rule qlinear_matmul(a, as, az, b, bs, bz, ys, yz) : keep_shared {
 *     d = DequantizeLinear(b, bs & const, bz & const);
 *     m = MatMul(DequantizeLinear(a, as & const, az & const), d);
 *     match QuantizeLinear(m, ys & const, yz & const);
 *     where alike(as, az, ys, yz), of_weights(bs, bz, az), uses(m) == 1, fine(as, bs, ys);
 *     where bs.elements == 1 or (b.rank == 2 and d.axis in {-1, 1});
 *     rewrite QLinearMatMul(a, as, az, b, bs, bz, ys, yz);
 * } */
bool fuse_ort_qlinear_matmul_find(DFG_FIND(fuse_ort_qlinear_matmul))
{
    if (!dfg_calls_with(g, n, fuse_ort_op_QuantizeLinear, 3)) return false;
    dfg_node m_2 = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, m_2, fuse_ort_op_MatMul, 2)) return false;
    dfg_node dequantizeLinear = dfg_operand(g, m_2, 0);
    if (!dfg_calls_with(g, dequantizeLinear, fuse_ort_op_DequantizeLinear, 3)) return false;
    dfg_node a = dfg_operand(g, dequantizeLinear, 0), as = dfg_operand(g, dequantizeLinear, 1);
    if (!dfg_is(g, as, DFG_CONST)) return false;
    dfg_node az = dfg_operand(g, dequantizeLinear, 2);
    if (!dfg_is(g, az, DFG_CONST)) return false;
    dfg_node d = dfg_operand(g, m_2, 1);
    if (!dfg_calls_with(g, d, fuse_ort_op_DequantizeLinear, 3)) return false;
    dfg_node b = dfg_operand(g, d, 0), bs = dfg_operand(g, d, 1);
    if (!dfg_is(g, bs, DFG_CONST)) return false;
    dfg_node bz = dfg_operand(g, d, 2);
    if (!dfg_is(g, bz, DFG_CONST)) return false;
    dfg_node ys = dfg_operand(g, n, 1);
    if (!dfg_is(g, ys, DFG_CONST)) return false;
    dfg_node yz = dfg_operand(g, n, 2);
    if (!dfg_is(g, yz, DFG_CONST)) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){m_2, dequantizeLinear, d}, 3)) return false;
    if (!fuse_ort_alike(g, as, az, ys, yz) || !fuse_ort_of_weights(g, bs, bz, az)) return false;
    if (dfg_uses(g, m_2) != 1 || !fuse_ort_fine(g, as, bs, ys)) return false;
    /* where bs.elements == 1 or (b.rank == 2 and d.axis in {-1, 1}) */
    if (!(dfg_extent_eq(g, dfg_elements_of(g, bs), dfg_int(1))
          || (dfg_rank(g, b) == 2
              && (dfg_int_is(g, d, fuse_ort_attr_axis, -1, 1)
                  || dfg_int_is(g, d, fuse_ort_attr_axis, 1, 1)))))
        return false;
    DFG_GIVE(fuse_ort_qlinear_matmul, .root = n, .a = a, .as = as, .az = az, .b = b, .bs = bs, .bz = bz,
             .ys = ys, .yz = yz, .d = d, .m = m_2);
    DFG_GIVE_WHOLE(fuse_ort_qlinear_matmul, .dequantizeLinear = dequantizeLinear);
    return true;
}

/* fuse_ort.pat:570  rule qlinear_conv(x, xs, xz, w, ws, wz, ys, yz) : keep_shared {
 *     d = DequantizeLinear(w & const, ws & const, wz & const);
 *     c = Conv(DequantizeLinear(x, xs & const, xz & const), d);
 *     match QuantizeLinear(c, ys & const, yz & const);
 *     where alike(xs, xz, ys, yz), of_weights(ws, wz, xz), ws.elements == 1 or d.axis == 0, uses(c) == 1,
 *         fine(xs, ws, ys);
 *     rewrite QLinearConv(x, xs, xz, w, ws, wz, ys, yz) { ..c };
 * } */
bool fuse_ort_qlinear_conv_find(DFG_FIND(fuse_ort_qlinear_conv))
{
    if (!dfg_calls_with(g, n, fuse_ort_op_QuantizeLinear, 3)) return false;
    dfg_node c = dfg_operand(g, n, 0);
    if (!dfg_calls_with(g, c, fuse_ort_op_Conv, 2)) return false;
    dfg_node dequantizeLinear = dfg_operand(g, c, 0);
    if (!dfg_calls_with(g, dequantizeLinear, fuse_ort_op_DequantizeLinear, 3)) return false;
    dfg_node x = dfg_operand(g, dequantizeLinear, 0), xs = dfg_operand(g, dequantizeLinear, 1);
    if (!dfg_is(g, xs, DFG_CONST)) return false;
    dfg_node xz = dfg_operand(g, dequantizeLinear, 2);
    if (!dfg_is(g, xz, DFG_CONST)) return false;
    dfg_node d = dfg_operand(g, c, 1);
    if (!dfg_calls_with(g, d, fuse_ort_op_DequantizeLinear, 3)) return false;
    dfg_node w = dfg_operand(g, d, 0);
    if (!dfg_is(g, w, DFG_CONST)) return false;
    dfg_node ws = dfg_operand(g, d, 1);
    if (!dfg_is(g, ws, DFG_CONST)) return false;
    dfg_node wz = dfg_operand(g, d, 2);
    if (!dfg_is(g, wz, DFG_CONST)) return false;
    dfg_node ys = dfg_operand(g, n, 1);
    if (!dfg_is(g, ys, DFG_CONST)) return false;
    dfg_node yz = dfg_operand(g, n, 2);
    if (!dfg_is(g, yz, DFG_CONST)) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){c, dequantizeLinear, d}, 3)) return false;
    if (!fuse_ort_alike(g, xs, xz, ys, yz) || !fuse_ort_of_weights(g, ws, wz, xz)) return false;
    /* where ws.elements == 1 or d.axis == 0 */
    if (!(dfg_extent_eq(g, dfg_elements_of(g, ws), dfg_int(1))
          || dfg_int_is(g, d, fuse_ort_attr_axis, 0, 1)))
        return false;
    if (dfg_uses(g, c) != 1 || !fuse_ort_fine(g, xs, ws, ys)) return false;
    DFG_GIVE(fuse_ort_qlinear_conv, .root = n, .x = x, .xs = xs, .xz = xz, .w = w, .ws = ws, .wz = wz,
             .ys = ys, .yz = yz, .d = d, .c = c);
    DFG_GIVE_WHOLE(fuse_ort_qlinear_conv, .dequantizeLinear = dequantizeLinear);
    return true;
}

static DFG_APART dfg_val fuse_ort_max_4(const dfg_graph *g, dfg_node b)
{
    const dfg_val list = dfg_elements(g, b);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_abs(dfg_item_at(&list, k));
        total = dfg_max(k == 0 ? each : total, each);
    }
    return total;
}

static DFG_APART dfg_val fuse_ort_value_2(const dfg_graph *g, dfg_node xs, dfg_node ws, const dfg_val *i)
{
    return dfg_mul(dfg_value_of(g, xs), dfg_at(dfg_elements(g, ws), *i));
}

static DFG_APART dfg_val fuse_ort_value_3(const dfg_graph *g, dfg_node bs, const dfg_val *i, dfg_node xs, dfg_node ws)
{
    return dfg_abs(dfg_sub(dfg_at(dfg_elements(g, bs), *i), fuse_ort_value_2(g, xs, ws, i)));
}

static DFG_APART dfg_val fuse_ort_item(const dfg_graph *g, dfg_node bs, const dfg_val *i, dfg_node xs, dfg_node ws)
{
    return dfg_div(fuse_ort_value_3(g, bs, i, xs, ws), dfg_at(dfg_elements(g, ws), *i));
}

static DFG_APART dfg_val fuse_ort_max_5(const dfg_graph *g, dfg_node bs, dfg_node xs, dfg_node ws)
{
    const int64_t n = dfg_range_to(dfg_extent_of(g, bs, 0));
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = fuse_ort_item(g, bs, DFG_PUT(dfg_int(k)), xs, ws);
        total = dfg_max(k == 0 ? each : total, each);
    }
    return total;
}

static DFG_APART bool fuse_ort_holds_5(const dfg_graph *g, dfg_node b)
{
    return dfg_lt(fuse_ort_max_4(g, b), dfg_int(1073741824));
}

static DFG_APART bool fuse_ort_holds_6(const dfg_graph *g, dfg_node ws, dfg_node bs, dfg_node xs)
{
    return dfg_extent_eq(g, dfg_elements_of(g, ws), dfg_int(1))
        && dfg_extent_eq(g, dfg_elements_of(g, bs), dfg_int(1))
        && dfg_near(dfg_value_of(g, bs), dfg_mul(dfg_value_of(g, xs), dfg_value_of(g, ws)));
}

static DFG_APART bool fuse_ort_holds_7(const dfg_graph *g, dfg_node ws, dfg_node bs, dfg_node xs)
{
    return dfg_rank(g, ws) == 1 && dfg_same_shape(g, bs, ws) == DFG_TRUE
        && dfg_lt(fuse_ort_max_5(g, bs, xs, ws), dfg_mul(dfg_float(1e-05), dfg_value_of(g, xs)));
}

/* fuse_ort.pat:579  cond is_bias(b, bs, xs, ws) =
 *     max([abs(v) for v in value(b)]) < 1073741824,
 *     (ws.elements == 1 and bs.elements == 1 and value(bs) ~= value(xs) * value(ws))
 *     or (ws.rank == 1 and same_shape(bs, ws)
 *         and max([abs(value(bs)[i] - value(xs) * value(ws)[i]) / value(ws)[i] for i in range(bs.shape[0])])
 *         < 1e-5 * value(xs)); */
static DFG_APART bool fuse_ort_is_bias(const dfg_graph *g, dfg_node b, dfg_node bs, dfg_node xs, dfg_node ws)
{
    return fuse_ort_holds_5(g, b) && (fuse_ort_holds_6(g, ws, bs, xs) || fuse_ort_holds_7(g, ws, bs, xs));
}

/* fuse_ort.pat:585  rule qlinear_conv_bias(x, xs, xz, w, ws, wz, b, bs, bz, ys, yz) : keep_shared {
 *     d = DequantizeLinear(w & const, ws & const, wz & const);
 *     c = Conv(DequantizeLinear(x, xs & const, xz & const), d,
 *              DequantizeLinear(b & const : i32, bs & const, (bz & splat(0))?));
 *     match QuantizeLinear(c, ys & const, yz & const);
 *     where alike(xs, xz, ys, yz), of_weights(ws, wz, xz), ws.elements == 1 or d.axis == 0, uses(c) == 1,
 *         fine(xs, ws, ys),
 *         is_bias(b, bs, xs, ws);
 *     rewrite QLinearConv(x, xs, xz, w, ws, wz, ys, yz, b) { ..c };
 * } */
bool fuse_ort_qlinear_conv_bias_find(DFG_FIND(fuse_ort_qlinear_conv_bias))
{
    if (!dfg_calls_with(g, n, fuse_ort_op_QuantizeLinear, 3)) return false;
    dfg_node c = dfg_operand(g, n, 0);
    if (!dfg_calls_with(g, c, fuse_ort_op_Conv, 3)) return false;
    dfg_node dequantizeLinear = dfg_operand(g, c, 0);
    if (!dfg_calls_with(g, dequantizeLinear, fuse_ort_op_DequantizeLinear, 3)) return false;
    dfg_node x = dfg_operand(g, dequantizeLinear, 0), xs = dfg_operand(g, dequantizeLinear, 1);
    if (!dfg_is(g, xs, DFG_CONST)) return false;
    dfg_node xz = dfg_operand(g, dequantizeLinear, 2);
    if (!dfg_is(g, xz, DFG_CONST)) return false;
    dfg_node d = dfg_operand(g, c, 1);
    if (!dfg_calls_with(g, d, fuse_ort_op_DequantizeLinear, 3)) return false;
    dfg_node w = dfg_operand(g, d, 0);
    if (!dfg_is(g, w, DFG_CONST)) return false;
    dfg_node ws = dfg_operand(g, d, 1);
    if (!dfg_is(g, ws, DFG_CONST)) return false;
    dfg_node wz = dfg_operand(g, d, 2);
    if (!dfg_is(g, wz, DFG_CONST)) return false;
    dfg_node dequantizeLinear_2 = dfg_operand(g, c, 2);
    if (dfg_op(g, dequantizeLinear_2) != fuse_ort_op_DequantizeLinear
        || dfg_n_args(g, dequantizeLinear_2) > 3)
        return false;
    dfg_node b = dfg_arg(g, dequantizeLinear_2, 0);
    if (!dfg_is(g, b, DFG_CONST) || dfg_dtype(g, b) != DFG_I32) return false;
    dfg_node bs = dfg_arg(g, dequantizeLinear_2, 1);
    if (!dfg_is(g, bs, DFG_CONST)) return false;
    dfg_node bz = DFG_NONE;
    if (dfg_arg(g, dequantizeLinear_2, 2) != DFG_NONE) {
        bz = dfg_arg(g, dequantizeLinear_2, 2);
        if (!dfg_splat_is(g, bz, dfg_int(0), DFG_NO_DTYPE)) return false;
    }
    dfg_node ys = dfg_operand(g, n, 1);
    if (!dfg_is(g, ys, DFG_CONST)) return false;
    dfg_node yz = dfg_operand(g, n, 2);
    if (!dfg_is(g, yz, DFG_CONST)) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){c, dequantizeLinear, d, dequantizeLinear_2}, 4)) return false;
    if (!fuse_ort_alike(g, xs, xz, ys, yz) || !fuse_ort_of_weights(g, ws, wz, xz)) return false;
    /* where ws.elements == 1 or d.axis == 0 */
    if (!(dfg_extent_eq(g, dfg_elements_of(g, ws), dfg_int(1))
          || dfg_int_is(g, d, fuse_ort_attr_axis, 0, 1)))
        return false;
    if (dfg_uses(g, c) != 1 || !fuse_ort_fine(g, xs, ws, ys) || !fuse_ort_is_bias(g, b, bs, xs, ws))
        return false;
    DFG_GIVE(fuse_ort_qlinear_conv_bias, .root = n, .x = x, .xs = xs, .xz = xz, .w = w, .ws = ws, .wz = wz,
             .b = b, .bs = bs, .bz = bz, .ys = ys, .yz = yz, .d = d, .c = c);
    DFG_GIVE_WHOLE(fuse_ort_qlinear_conv_bias, .dequantizeLinear = dequantizeLinear,
                   .dequantizeLinear_2 = dequantizeLinear_2);
    return true;
}

/* fuse_ort.pat:595  rule qlinear_gemm(x, xs, xz, w, ws, wz, b, bs, bz, ys, yz) : keep_shared {
 *     d = DequantizeLinear(w & const, ws & const, wz & const);
 *     m = Gemm(DequantizeLinear(x, xs & const, xz & const), d,
 *              DequantizeLinear(b & const : i32, bs & const, (bz & splat(0))?)) { alpha == 1, beta == 1 };
 *     match QuantizeLinear(m, ys & const, yz & const);
 *     where alike(xs, xz, ys, yz), of_weights(ws, wz, xz), uses(m) == 1, fine(xs, ws, ys);
 *     where ws.elements == 1 or (m.transB == 0 and d.axis in {-1, 1}) or (m.transB != 0 and d.axis in {-2, 0});
 *     where b.rank == 1, is_bias(b, bs, xs, ws);
 *     rewrite com.microsoft.QGemm(x, xs, xz, w, ws, wz, b, ys, yz) { transA = m.transA, transB = m.transB };
 * } */
bool fuse_ort_qlinear_gemm_find(DFG_FIND(fuse_ort_qlinear_gemm))
{
    if (!dfg_calls_with(g, n, fuse_ort_op_QuantizeLinear, 3)) return false;
    dfg_node m_2 = dfg_operand(g, n, 0);
    if (!dfg_calls_with(g, m_2, fuse_ort_op_Gemm, 3)) return false;
    if (!dfg_float_is(g, m_2, fuse_ort_attr_alpha, 1.0, 1.0)) return false;
    if (!dfg_float_is(g, m_2, fuse_ort_attr_beta, 1.0, 1.0)) return false;
    dfg_node dequantizeLinear = dfg_operand(g, m_2, 0);
    if (!dfg_calls_with(g, dequantizeLinear, fuse_ort_op_DequantizeLinear, 3)) return false;
    dfg_node x = dfg_operand(g, dequantizeLinear, 0), xs = dfg_operand(g, dequantizeLinear, 1);
    if (!dfg_is(g, xs, DFG_CONST)) return false;
    dfg_node xz = dfg_operand(g, dequantizeLinear, 2);
    if (!dfg_is(g, xz, DFG_CONST)) return false;
    dfg_node d = dfg_operand(g, m_2, 1);
    if (!dfg_calls_with(g, d, fuse_ort_op_DequantizeLinear, 3)) return false;
    dfg_node w = dfg_operand(g, d, 0);
    if (!dfg_is(g, w, DFG_CONST)) return false;
    dfg_node ws = dfg_operand(g, d, 1);
    if (!dfg_is(g, ws, DFG_CONST)) return false;
    dfg_node wz = dfg_operand(g, d, 2);
    if (!dfg_is(g, wz, DFG_CONST)) return false;
    dfg_node dequantizeLinear_2 = dfg_operand(g, m_2, 2);
    if (dfg_op(g, dequantizeLinear_2) != fuse_ort_op_DequantizeLinear
        || dfg_n_args(g, dequantizeLinear_2) > 3)
        return false;
    dfg_node b = dfg_arg(g, dequantizeLinear_2, 0);
    if (!dfg_is(g, b, DFG_CONST) || dfg_dtype(g, b) != DFG_I32) return false;
    dfg_node bs = dfg_arg(g, dequantizeLinear_2, 1);
    if (!dfg_is(g, bs, DFG_CONST)) return false;
    dfg_node bz = DFG_NONE;
    if (dfg_arg(g, dequantizeLinear_2, 2) != DFG_NONE) {
        bz = dfg_arg(g, dequantizeLinear_2, 2);
        if (!dfg_splat_is(g, bz, dfg_int(0), DFG_NO_DTYPE)) return false;
    }
    dfg_node ys = dfg_operand(g, n, 1);
    if (!dfg_is(g, ys, DFG_CONST)) return false;
    dfg_node yz = dfg_operand(g, n, 2);
    if (!dfg_is(g, yz, DFG_CONST)) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){m_2, dequantizeLinear, d, dequantizeLinear_2}, 4))
        return false;
    if (!fuse_ort_alike(g, xs, xz, ys, yz) || !fuse_ort_of_weights(g, ws, wz, xz)) return false;
    if (dfg_uses(g, m_2) != 1 || !fuse_ort_fine(g, xs, ws, ys)) return false;
    /* where ws.elements == 1 or (m.transB == 0 and d.axis in {-1, 1}) or (m.transB != 0 and d.axis
     * in {-2, 0}) */
    if (!(dfg_extent_eq(g, dfg_elements_of(g, ws), dfg_int(1))
          || (dfg_int_is(g, m_2, fuse_ort_attr_transB, 0, 0)
              && (dfg_int_is(g, d, fuse_ort_attr_axis, -1, 1)
                  || dfg_int_is(g, d, fuse_ort_attr_axis, 1, 1)))
          || (dfg_scalar_ne(dfg_attr_or_int(g, m_2, fuse_ort_attr_transB, 0), dfg_int(0))
              && (dfg_int_is(g, d, fuse_ort_attr_axis, -2, 1)
                  || dfg_int_is(g, d, fuse_ort_attr_axis, 0, 1)))))
        return false;
    if (dfg_rank(g, b) != 1 || !fuse_ort_is_bias(g, b, bs, xs, ws)) return false;
    DFG_GIVE(fuse_ort_qlinear_gemm, .root = n, .x = x, .xs = xs, .xz = xz, .w = w, .ws = ws, .wz = wz,
             .b = b, .bs = bs, .bz = bz, .ys = ys, .yz = yz, .d = d, .m = m_2);
    DFG_GIVE_WHOLE(fuse_ort_qlinear_gemm, .dequantizeLinear = dequantizeLinear,
                   .dequantizeLinear_2 = dequantizeLinear_2);
    return true;
}

/* fuse_ort.pat:552
 * cond alike_numbers(s, z, t, y) = alike(s, z, t, y), s.rank == 0, z.rank == 0, t.rank == 0, y.rank == 0; */
static DFG_APART bool fuse_ort_alike_numbers(const dfg_graph *g, dfg_node s, dfg_node z, dfg_node t, dfg_node y)
{
    return fuse_ort_alike(g, s, z, t, y) && dfg_rank(g, s) == 0 && dfg_rank(g, z) == 0
        && dfg_rank(g, t) == 0 && dfg_rank(g, y) == 0;
}

/* fuse_ort.pat:605  rule qlinear_add(a, as, az, b, bs, bz, ys, yz) : keep_shared {
 *     s = Add(DequantizeLinear(a, as & const, az & const), DequantizeLinear(b, bs & const, bz & const));
 *     match QuantizeLinear(s, ys & const, yz & const);
 *     where alike_numbers(as, az, ys, yz), alike_numbers(bs, bz, ys, yz), uses(s) == 1;
 *     rewrite com.microsoft.QLinearAdd(a, as, az, b, bs, bz, ys, yz);
 * } */
bool fuse_ort_qlinear_add_find(DFG_FIND_ON(fuse_ort_qlinear_add))
{
    if (!dfg_calls_with(g, n, fuse_ort_op_QuantizeLinear, 3)) return false;
    dfg_node ys = dfg_operand(g, n, 1);
    if (!dfg_is(g, ys, DFG_CONST)) return false;
    dfg_node yz = dfg_operand(g, n, 2);
    if (!dfg_is(g, yz, DFG_CONST)) return false;
    dfg_node s = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, s, fuse_ort_op_Add, 2) || dfg_uses(g, s) != 1) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, s); way[0] = ++swap) {
        dfg_node dequantizeLinear = dfg_arg(g, s, swap);
        if (!dfg_calls_with(g, dequantizeLinear, fuse_ort_op_DequantizeLinear, 3)) continue;
        dfg_node a = dfg_operand(g, dequantizeLinear, 0), as = dfg_operand(g, dequantizeLinear, 1);
        if (!dfg_is(g, as, DFG_CONST)) continue;
        dfg_node az = dfg_operand(g, dequantizeLinear, 2);
        if (!dfg_is(g, az, DFG_CONST)) continue;
        dfg_node dequantizeLinear_2 = dfg_arg(g, s, 1 - swap);
        if (!dfg_calls_with(g, dequantizeLinear_2, fuse_ort_op_DequantizeLinear, 3)) continue;
        dfg_node b = dfg_operand(g, dequantizeLinear_2, 0), bs = dfg_operand(g, dequantizeLinear_2, 1);
        if (!dfg_is(g, bs, DFG_CONST)) continue;
        dfg_node bz = dfg_operand(g, dequantizeLinear_2, 2);
        if (!dfg_is(g, bz, DFG_CONST)) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){s, dequantizeLinear, dequantizeLinear_2}, 3)) continue;
        if (!fuse_ort_alike_numbers(g, as, az, ys, yz) || !fuse_ort_alike_numbers(g, bs, bz, ys, yz))
            continue;
        DFG_GIVE(fuse_ort_qlinear_add, .root = n, .a = a, .as = as, .az = az, .b = b, .bs = bs, .bz = bz,
                 .ys = ys, .yz = yz, .s = s);
        DFG_GIVE_WHOLE(fuse_ort_qlinear_add, .dequantizeLinear = dequantizeLinear,
                       .dequantizeLinear_2 = dequantizeLinear_2);
        return true;
    }
    return false;
}

/* fuse_ort.pat:611  rule qlinear_mul(a, as, az, b, bs, bz, ys, yz) : keep_shared {
 *     s = Mul(DequantizeLinear(a, as & const, az & const), DequantizeLinear(b, bs & const, bz & const));
 *     match QuantizeLinear(s, ys & const, yz & const);
 *     where alike_numbers(as, az, ys, yz), alike_numbers(bs, bz, ys, yz), uses(s) == 1;
 *     rewrite com.microsoft.QLinearMul(a, as, az, b, bs, bz, ys, yz);
 * } */
bool fuse_ort_qlinear_mul_find(DFG_FIND_ON(fuse_ort_qlinear_mul))
{
    if (!dfg_calls_with(g, n, fuse_ort_op_QuantizeLinear, 3)) return false;
    dfg_node ys = dfg_operand(g, n, 1);
    if (!dfg_is(g, ys, DFG_CONST)) return false;
    dfg_node yz = dfg_operand(g, n, 2);
    if (!dfg_is(g, yz, DFG_CONST)) return false;
    dfg_node s = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, s, fuse_ort_op_Mul, 2) || dfg_uses(g, s) != 1) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, s); way[0] = ++swap) {
        dfg_node dequantizeLinear = dfg_arg(g, s, swap);
        if (!dfg_calls_with(g, dequantizeLinear, fuse_ort_op_DequantizeLinear, 3)) continue;
        dfg_node a = dfg_operand(g, dequantizeLinear, 0), as = dfg_operand(g, dequantizeLinear, 1);
        if (!dfg_is(g, as, DFG_CONST)) continue;
        dfg_node az = dfg_operand(g, dequantizeLinear, 2);
        if (!dfg_is(g, az, DFG_CONST)) continue;
        dfg_node dequantizeLinear_2 = dfg_arg(g, s, 1 - swap);
        if (!dfg_calls_with(g, dequantizeLinear_2, fuse_ort_op_DequantizeLinear, 3)) continue;
        dfg_node b = dfg_operand(g, dequantizeLinear_2, 0), bs = dfg_operand(g, dequantizeLinear_2, 1);
        if (!dfg_is(g, bs, DFG_CONST)) continue;
        dfg_node bz = dfg_operand(g, dequantizeLinear_2, 2);
        if (!dfg_is(g, bz, DFG_CONST)) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){s, dequantizeLinear, dequantizeLinear_2}, 3)) continue;
        if (!fuse_ort_alike_numbers(g, as, az, ys, yz) || !fuse_ort_alike_numbers(g, bs, bz, ys, yz))
            continue;
        DFG_GIVE(fuse_ort_qlinear_mul, .root = n, .a = a, .as = as, .az = az, .b = b, .bs = bs, .bz = bz,
                 .ys = ys, .yz = yz, .s = s);
        DFG_GIVE_WHOLE(fuse_ort_qlinear_mul, .dequantizeLinear = dequantizeLinear,
                       .dequantizeLinear_2 = dequantizeLinear_2);
        return true;
    }
    return false;
}

/* fuse_ort.pat:617  rule qlinear_global_pool(x, xs, xz, ys, yz) : keep_shared {
 *     p = GlobalAveragePool(DequantizeLinear(x, xs & const, xz & const));
 *     match QuantizeLinear(p, ys & const, yz & const);
 *     where alike(xs, xz, ys, yz), uses(p) == 1, x.rank >= 3;
 *     rewrite com.microsoft.QLinearGlobalAveragePool(x, xs, xz, ys, yz);
 * } */
bool fuse_ort_qlinear_global_pool_find(DFG_FIND(fuse_ort_qlinear_global_pool))
{
    if (!dfg_calls_with(g, n, fuse_ort_op_QuantizeLinear, 3)) return false;
    dfg_node p = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, p, fuse_ort_op_GlobalAveragePool, 1)) return false;
    dfg_node dequantizeLinear = dfg_operand(g, p, 0);
    if (!dfg_calls_with(g, dequantizeLinear, fuse_ort_op_DequantizeLinear, 3)) return false;
    dfg_node x = dfg_operand(g, dequantizeLinear, 0), xs = dfg_operand(g, dequantizeLinear, 1);
    if (!dfg_is(g, xs, DFG_CONST)) return false;
    dfg_node xz = dfg_operand(g, dequantizeLinear, 2);
    if (!dfg_is(g, xz, DFG_CONST)) return false;
    dfg_node ys = dfg_operand(g, n, 1);
    if (!dfg_is(g, ys, DFG_CONST)) return false;
    dfg_node yz = dfg_operand(g, n, 2);
    if (!dfg_is(g, yz, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){p, dequantizeLinear}, 2))
        return false;
    if (!fuse_ort_alike(g, xs, xz, ys, yz) || dfg_uses(g, p) != 1) return false;
    if (!dfg_ge(dfg_rank_of(g, x), dfg_int(3))) return false;
    DFG_GIVE(fuse_ort_qlinear_global_pool, .root = n, .x = x, .xs = xs, .xz = xz, .ys = ys, .yz = yz,
             .p = p);
    DFG_GIVE_WHOLE(fuse_ort_qlinear_global_pool, .dequantizeLinear = dequantizeLinear);
    return true;
}

/* fuse_ort.pat:623  rule qlinear_sigmoid(x, xs, xz, ys, yz) : keep_shared {
 *     p = Sigmoid(DequantizeLinear(x, xs & const, xz & const));
 *     match QuantizeLinear(p, ys & const, yz & const);
 *     where alike(xs, xz, ys, yz), uses(p) == 1;
 *     rewrite com.microsoft.QLinearSigmoid(x, xs, xz, ys, yz);
 * } */
bool fuse_ort_qlinear_sigmoid_find(DFG_FIND(fuse_ort_qlinear_sigmoid))
{
    if (!dfg_calls_with(g, n, fuse_ort_op_QuantizeLinear, 3)) return false;
    dfg_node p = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, p, fuse_ort_op_Sigmoid, 1)) return false;
    dfg_node dequantizeLinear = dfg_operand(g, p, 0);
    if (!dfg_calls_with(g, dequantizeLinear, fuse_ort_op_DequantizeLinear, 3)) return false;
    dfg_node x = dfg_operand(g, dequantizeLinear, 0), xs = dfg_operand(g, dequantizeLinear, 1);
    if (!dfg_is(g, xs, DFG_CONST)) return false;
    dfg_node xz = dfg_operand(g, dequantizeLinear, 2);
    if (!dfg_is(g, xz, DFG_CONST)) return false;
    dfg_node ys = dfg_operand(g, n, 1);
    if (!dfg_is(g, ys, DFG_CONST)) return false;
    dfg_node yz = dfg_operand(g, n, 2);
    if (!dfg_is(g, yz, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){p, dequantizeLinear}, 2))
        return false;
    if (!fuse_ort_alike(g, xs, xz, ys, yz) || dfg_uses(g, p) != 1) return false;
    DFG_GIVE(fuse_ort_qlinear_sigmoid, .root = n, .x = x, .xs = xs, .xz = xz, .ys = ys, .yz = yz, .p = p);
    DFG_GIVE_WHOLE(fuse_ort_qlinear_sigmoid, .dequantizeLinear = dequantizeLinear);
    return true;
}

/* fuse_ort.pat:629  rule qlinear_leaky(x, xs, xz, ys, yz) : keep_shared {
 *     p = LeakyRelu(DequantizeLinear(x, xs & const, xz & const));
 *     match QuantizeLinear(p, ys & const, yz & const);
 *     where alike(xs, xz, ys, yz), uses(p) == 1;
 *     rewrite com.microsoft.QLinearLeakyRelu(x, xs, xz, ys, yz) { alpha = p.alpha };
 * } */
bool fuse_ort_qlinear_leaky_find(DFG_FIND(fuse_ort_qlinear_leaky))
{
    if (!dfg_calls_with(g, n, fuse_ort_op_QuantizeLinear, 3)) return false;
    dfg_node p = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, p, fuse_ort_op_LeakyRelu, 1)) return false;
    dfg_node dequantizeLinear = dfg_operand(g, p, 0);
    if (!dfg_calls_with(g, dequantizeLinear, fuse_ort_op_DequantizeLinear, 3)) return false;
    dfg_node x = dfg_operand(g, dequantizeLinear, 0), xs = dfg_operand(g, dequantizeLinear, 1);
    if (!dfg_is(g, xs, DFG_CONST)) return false;
    dfg_node xz = dfg_operand(g, dequantizeLinear, 2);
    if (!dfg_is(g, xz, DFG_CONST)) return false;
    dfg_node ys = dfg_operand(g, n, 1);
    if (!dfg_is(g, ys, DFG_CONST)) return false;
    dfg_node yz = dfg_operand(g, n, 2);
    if (!dfg_is(g, yz, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){p, dequantizeLinear}, 2))
        return false;
    if (!fuse_ort_alike(g, xs, xz, ys, yz) || dfg_uses(g, p) != 1) return false;
    DFG_GIVE(fuse_ort_qlinear_leaky, .root = n, .x = x, .xs = xs, .xz = xz, .ys = ys, .yz = yz, .p = p);
    DFG_GIVE_WHOLE(fuse_ort_qlinear_leaky, .dequantizeLinear = dequantizeLinear);
    return true;
}

/* fuse_ort.pat:636  rule qlinear_average_pool(x, xs, xz, ys, yz) : keep_shared {
 *     p = AveragePool(DequantizeLinear(x, xs & const, xz & const));
 *     match QuantizeLinear(p, ys & const, yz & const);
 *     where alike_numbers(xs, xz, ys, yz), uses(p) == 1, x.rank >= 3,
 *         p.ceil_mode == 0 or p.count_include_pad == 0;
 *     rewrite com.microsoft.QLinearAveragePool(x, xs, xz, ys, yz) { ..p };
 * } */
bool fuse_ort_qlinear_average_pool_find(DFG_FIND(fuse_ort_qlinear_average_pool))
{
    if (!dfg_calls_with(g, n, fuse_ort_op_QuantizeLinear, 3)) return false;
    dfg_node p = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, p, fuse_ort_op_AveragePool, 1)) return false;
    dfg_node dequantizeLinear = dfg_operand(g, p, 0);
    if (!dfg_calls_with(g, dequantizeLinear, fuse_ort_op_DequantizeLinear, 3)) return false;
    dfg_node x = dfg_operand(g, dequantizeLinear, 0), xs = dfg_operand(g, dequantizeLinear, 1);
    if (!dfg_is(g, xs, DFG_CONST)) return false;
    dfg_node xz = dfg_operand(g, dequantizeLinear, 2);
    if (!dfg_is(g, xz, DFG_CONST)) return false;
    dfg_node ys = dfg_operand(g, n, 1);
    if (!dfg_is(g, ys, DFG_CONST)) return false;
    dfg_node yz = dfg_operand(g, n, 2);
    if (!dfg_is(g, yz, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){p, dequantizeLinear}, 2))
        return false;
    if (!fuse_ort_alike_numbers(g, xs, xz, ys, yz) || dfg_uses(g, p) != 1) return false;
    if (!dfg_ge(dfg_rank_of(g, x), dfg_int(3))) return false;
    /* where p.ceil_mode == 0 or p.count_include_pad == 0 */
    if (!(dfg_int_is(g, p, fuse_ort_attr_ceil_mode, 0, 0)
          || dfg_int_is(g, p, fuse_ort_attr_count_include_pad, 0, 0)))
        return false;
    DFG_GIVE(fuse_ort_qlinear_average_pool, .root = n, .x = x, .xs = xs, .xz = xz, .ys = ys, .yz = yz,
             .p = p);
    DFG_GIVE_WHOLE(fuse_ort_qlinear_average_pool, .dequantizeLinear = dequantizeLinear);
    return true;
}

/* fuse_ort.pat:643  rule qlinear_softmax(x, xs, xz, ys, yz) : keep_shared {
 *     p = Softmax(DequantizeLinear(x, xs & const, xz & const));
 *     match QuantizeLinear(p, ys & const, yz & const);
 *     where alike(xs, xz, ys, yz), uses(p) == 1;
 *     rewrite com.microsoft.QLinearSoftmax(x, xs, xz, ys, yz) { axis = p.axis, opset = 13 };
 * } */
bool fuse_ort_qlinear_softmax_find(DFG_FIND(fuse_ort_qlinear_softmax))
{
    if (!dfg_calls_with(g, n, fuse_ort_op_QuantizeLinear, 3)) return false;
    dfg_node p = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, p, fuse_ort_op_Softmax, 1)) return false;
    dfg_node dequantizeLinear = dfg_operand(g, p, 0);
    if (!dfg_calls_with(g, dequantizeLinear, fuse_ort_op_DequantizeLinear, 3)) return false;
    dfg_node x = dfg_operand(g, dequantizeLinear, 0), xs = dfg_operand(g, dequantizeLinear, 1);
    if (!dfg_is(g, xs, DFG_CONST)) return false;
    dfg_node xz = dfg_operand(g, dequantizeLinear, 2);
    if (!dfg_is(g, xz, DFG_CONST)) return false;
    dfg_node ys = dfg_operand(g, n, 1);
    if (!dfg_is(g, ys, DFG_CONST)) return false;
    dfg_node yz = dfg_operand(g, n, 2);
    if (!dfg_is(g, yz, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){p, dequantizeLinear}, 2))
        return false;
    if (!fuse_ort_alike(g, xs, xz, ys, yz) || dfg_uses(g, p) != 1) return false;
    DFG_GIVE(fuse_ort_qlinear_softmax, .root = n, .x = x, .xs = xs, .xz = xz, .ys = ys, .yz = yz, .p = p);
    DFG_GIVE_WHOLE(fuse_ort_qlinear_softmax, .dequantizeLinear = dequantizeLinear);
    return true;
}

/* fuse_ort.pat:649  rule qlinear_where(c, a, as, az, b, bs, bz, ys, yz) : keep_shared {
 *     p = Where(c, DequantizeLinear(a, as & const, az & const), DequantizeLinear(b, bs & const, bz & const));
 *     match QuantizeLinear(p, ys & const, yz & const);
 *     where alike(as, az, ys, yz), alike(bs, bz, ys, yz), uses(p) == 1;
 *     rewrite com.microsoft.QLinearWhere(c, a, as, az, b, bs, bz, ys, yz);
 * } */
bool fuse_ort_qlinear_where_find(DFG_FIND(fuse_ort_qlinear_where))
{
    if (!dfg_calls_with(g, n, fuse_ort_op_QuantizeLinear, 3)) return false;
    dfg_node p = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, p, fuse_ort_op_Where, 3)) return false;
    dfg_node c = dfg_operand(g, p, 0), dequantizeLinear = dfg_operand(g, p, 1);
    if (!dfg_calls_with(g, dequantizeLinear, fuse_ort_op_DequantizeLinear, 3)) return false;
    dfg_node a = dfg_operand(g, dequantizeLinear, 0), as = dfg_operand(g, dequantizeLinear, 1);
    if (!dfg_is(g, as, DFG_CONST)) return false;
    dfg_node az = dfg_operand(g, dequantizeLinear, 2);
    if (!dfg_is(g, az, DFG_CONST)) return false;
    dfg_node dequantizeLinear_2 = dfg_operand(g, p, 2);
    if (!dfg_calls_with(g, dequantizeLinear_2, fuse_ort_op_DequantizeLinear, 3)) return false;
    dfg_node b = dfg_operand(g, dequantizeLinear_2, 0), bs = dfg_operand(g, dequantizeLinear_2, 1);
    if (!dfg_is(g, bs, DFG_CONST)) return false;
    dfg_node bz = dfg_operand(g, dequantizeLinear_2, 2);
    if (!dfg_is(g, bz, DFG_CONST)) return false;
    dfg_node ys = dfg_operand(g, n, 1);
    if (!dfg_is(g, ys, DFG_CONST)) return false;
    dfg_node yz = dfg_operand(g, n, 2);
    if (!dfg_is(g, yz, DFG_CONST)) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){p, dequantizeLinear, dequantizeLinear_2}, 3)) return false;
    if (!fuse_ort_alike(g, as, az, ys, yz) || !fuse_ort_alike(g, bs, bz, ys, yz)) return false;
    if (dfg_uses(g, p) != 1) return false;
    DFG_GIVE(fuse_ort_qlinear_where, .root = n, .c = c, .a = a, .as = as, .az = az, .b = b, .bs = bs,
             .bz = bz, .ys = ys, .yz = yz, .p = p);
    DFG_GIVE_WHOLE(fuse_ort_qlinear_where, .dequantizeLinear = dequantizeLinear,
                   .dequantizeLinear_2 = dequantizeLinear_2);
    return true;
}

/* fuse_ort.pat:18, known not to hold
 * cond one_scale(s) = s.elements == 1, s.dtype == f32, value(s) > 1e-12, value(s) < 1e12; */
static DFG_APART bool fuse_ort_not_one_scale(const dfg_graph *g, dfg_node s)
{
    return dfg_extent_ne(g, dfg_elements_of(g, s), dfg_int(1))
        || dfg_scalar_ne(dfg_dtype_of(g, s), dfg_dtype_val(DFG_F32))
        || dfg_le(dfg_value_of(g, s), dfg_float(1e-12))
        || dfg_ge(dfg_value_of(g, s), dfg_float(1000000000000.0));
}

static DFG_APART dfg_val fuse_ort_value_4(const dfg_graph *g, dfg_node each, dfg_node ys)
{
    return dfg_value_beside(g, each, dfg_mul(dfg_int(10000), dfg_value_of(g, ys)));
}

static DFG_APART enum dfg_tri fuse_ort_all_2(const dfg_graph *g, struct dfg_nodes s, dfg_node ys)
{
    enum dfg_tri all = DFG_TRUE;
    for (uint32_t k = 0; all != DFG_FALSE && k < s.n; k++) {
        const dfg_node each = s.at[k];
        all = dfg_both(all,
                       fuse_ort_one_scale(g, each)
                       && dfg_lt(fuse_ort_value_4(g, each, ys),
                                 dfg_mul(dfg_int(10000), dfg_value_of(g, ys)))
                       ? DFG_TRUE
                       : fuse_ort_not_one_scale(g, each)
                         || dfg_ge(fuse_ort_value_4(g, each, ys),
                                   dfg_mul(dfg_int(10000), dfg_value_of(g, ys)))
                         ? DFG_FALSE
                       : DFG_UNKNOWN);
    }
    return all;
}

static DFG_APART enum dfg_tri fuse_ort_all_3(const dfg_graph *g, struct dfg_nodes z, dfg_node yz)
{
    enum dfg_tri all = DFG_TRUE;
    for (uint32_t k = 0; all != DFG_FALSE && k < z.n; k++) {
        const dfg_node each = z.at[k];
        all = dfg_both(all,
                       (dfg_dtype(g, each) == DFG_I8 || dfg_dtype(g, each) == DFG_U8)
                       && dfg_same_dtype(g, each, yz) == DFG_TRUE
                       ? DFG_TRUE
                       : (dfg_scalar_ne(dfg_dtype_of(g, each), dfg_dtype_val(DFG_I8))
                          && dfg_scalar_ne(dfg_dtype_of(g, each), dfg_dtype_val(DFG_U8)))
                         || dfg_same_dtype(g, each, yz) == DFG_FALSE
                         ? DFG_FALSE
                       : DFG_UNKNOWN);
    }
    return all;
}

/* fuse_ort.pat:656  DequantizeLinear(x, s & const, z & const) */
static bool fuse_ort_qlinear_concat_each1(const dfg_graph *g, dfg_node n, dfg_node root, dfg_node *found_x,
    dfg_node *found_s, dfg_node *found_z, dfg_node *found_d)
{
    if (!dfg_calls_with(g, n, fuse_ort_op_DequantizeLinear, 3)) return false;
    dfg_node x = dfg_operand(g, n, 0), s = dfg_operand(g, n, 1);
    if (!dfg_is(g, s, DFG_CONST)) return false;
    dfg_node z = dfg_operand(g, n, 2);
    if (!dfg_is(g, z, DFG_CONST) || !dfg_same_body(g, root, n)) return false;
    *found_x = x;
    *found_s = s;
    *found_z = z;
    *found_d = n;
    return true;
}

/* fuse_ort.pat:655  rule qlinear_concat(x, s, z, ys, yz) : keep_shared {
 *     d = DequantizeLinear(x, s & const, z & const);
 *     c = Concat(every d);
 *     match QuantizeLinear(c, ys & const, yz & const);
 *     where one_scale(ys), all(s, one_scale(s) and value(s) < 10000 * value(ys)),
 *         all(z, z.dtype in {i8, u8} and same_dtype(z, yz)), uses(c) == 1;
 *     rewrite extern ort_concat_quantized;
 * } */
bool fuse_ort_qlinear_concat_match(const dfg_graph *g, dfg_node n, struct fuse_ort_qlinear_concat_match *m)
{
    if (!dfg_calls_with(g, n, fuse_ort_op_QuantizeLinear, 3)) return false;
    dfg_node c = dfg_operand(g, n, 0);
    if (dfg_op(g, c) != fuse_ort_op_Concat || dfg_n_args(g, c) <= 0) return false;
    dfg_node ys = dfg_operand(g, n, 1);
    if (!dfg_is(g, ys, DFG_CONST)) return false;
    dfg_node yz = dfg_operand(g, n, 2);
    if (!dfg_is(g, yz, DFG_CONST) || !dfg_same_body(g, n, c)) return false;
    struct dfg_nodes x = {NULL, 0}, s = {NULL, 0}, z = {NULL, 0}, d = {NULL, 0};
    bool all = true;
    const struct dfg_nodes nodes = dfg_rest(g, c, 0, 0);
    for (uint32_t i = 0; all && i < nodes.n; i++) {
        dfg_node x_found = DFG_NONE, s_found = DFG_NONE, z_found = DFG_NONE, d_found = DFG_NONE;
        all = nodes.at[i] != DFG_NONE
            && fuse_ort_qlinear_concat_each1(g, nodes.at[i], n, &x_found, &s_found, &z_found, &d_found);
        if (x_found != DFG_NONE) dfg_row(g, 0)[x.n++] = x_found;
        if (s_found != DFG_NONE) dfg_row(g, 1)[s.n++] = s_found;
        if (z_found != DFG_NONE) dfg_row(g, 2)[z.n++] = z_found;
        if (d_found != DFG_NONE) dfg_row(g, 3)[d.n++] = d_found;
    }
    x = (struct dfg_nodes){dfg_row(g, 0), x.n};
    s = (struct dfg_nodes){dfg_row(g, 1), s.n};
    z = (struct dfg_nodes){dfg_row(g, 2), z.n};
    d = (struct dfg_nodes){dfg_row(g, 3), d.n};
    if (!all) return false;
    if (!fuse_ort_one_scale(g, ys) || fuse_ort_all_2(g, s, ys) != DFG_TRUE) return false;
    if (fuse_ort_all_3(g, z, yz) != DFG_TRUE || dfg_uses(g, c) != 1) return false;
    DFG_GIVE(fuse_ort_qlinear_concat, .root = n, .x = x, .s = s, .z = z, .ys = ys, .yz = yz, .d = d,
             .c = c);
    return true;
}
