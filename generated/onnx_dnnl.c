/* Made by pat2c from onnx_dnnl.pat; do not edit. */
#include "onnx_dnnl.h"
#if ONNX_DNNL_H != 0xf2f9f3c283de16fc
#error "onnx_dnnl.h is of another run of pat2c than this file"
#endif

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_Abs = DFG_FIRST_OP,
    OP_Add,
    OP_AveragePool,
    OP_BatchNormalization,
    OP_Cast,
    OP_Clip,
    OP_Conv,
    OP_ConvTranspose,
    OP_DequantizeLinear,
    OP_Div,
    OP_Elu,
    OP_Erf,
    OP_Exp,
    OP_Gelu,
    OP_Gemm,
    OP_GlobalAveragePool,
    OP_HardSigmoid,
    OP_HardSwish,
    OP_LayerNormalization,
    OP_LeakyRelu,
    OP_Log,
    OP_MatMul,
    OP_Max,
    OP_MaxPool,
    OP_Min,
    OP_Mul,
    OP_Pow,
    OP_QuantizeLinear,
    OP_Reciprocal,
    OP_ReduceMean,
    OP_Relu,
    OP_Round,
    OP_Sigmoid,
    OP_Softmax,
    OP_Softplus,
    OP_Sqrt,
    OP_Sub,
    OP_Sum,
    OP_Tanh,
    OP_com_microsoft_FastGelu,
    OP_com_microsoft_Gelu,
};
enum {
    ATTR_alpha,
    ATTR_beta,
    ATTR_ceil_mode,
    ATTR_keepdims,
    ATTR_training_mode,
};
static const char *const op_names[] = {
    "Abs",
    "Add",
    "AveragePool",
    "BatchNormalization",
    "Cast",
    "Clip",
    "Conv",
    "ConvTranspose",
    "DequantizeLinear",
    "Div",
    "Elu",
    "Erf",
    "Exp",
    "Gelu",
    "Gemm",
    "GlobalAveragePool",
    "HardSigmoid",
    "HardSwish",
    "LayerNormalization",
    "LeakyRelu",
    "Log",
    "MatMul",
    "Max",
    "MaxPool",
    "Min",
    "Mul",
    "Pow",
    "QuantizeLinear",
    "Reciprocal",
    "ReduceMean",
    "Relu",
    "Round",
    "Sigmoid",
    "Softmax",
    "Softplus",
    "Sqrt",
    "Sub",
    "Sum",
    "Tanh",
    "com.microsoft.FastGelu",
    "com.microsoft.Gelu",
};
static const char *const attr_names[] = {
    "alpha",
    "beta",
    "ceil_mode",
    "keepdims",
    "training_mode",
};

const struct dfg_names onnx_dnnl_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 41,
    .ops = op_names,
    .n_attrs = 5,
    .attrs = attr_names,
};

/* onnx_dnnl.pat:11
 * pattern plain(p) = p & _ : f32;
 */
bool onnx_dnnl_plain_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_plain_match *m)
{
    dfg_node p = n;
    if (dfg_dtype(g, n) != DFG_F32)
        return false;
    *m = (struct onnx_dnnl_plain_match){.root = n, .p = p};
    return true;
}

bool onnx_dnnl_plain_each(const dfg_graph *g, dfg_node n,
                          bool (*accept)(void *ctx, const struct onnx_dnnl_plain_match *m),
                          void *ctx)
{
    struct onnx_dnnl_plain_match m;
    return onnx_dnnl_plain_match(g, n, &m) && accept(ctx, &m);
}

/* onnx_dnnl.pat:14
 * cond bytes(x, w, q) = x.dtype in {u8, i8}, w.dtype in {u8, i8}, q.dtype in {u8, i8};
 */
static bool bytes(const dfg_graph *g, dfg_node x, dfg_node w, dfg_node q)
{
    return (dfg_dtype(g, x) == DFG_U8 || dfg_dtype(g, x) == DFG_I8)
        && (dfg_dtype(g, w) == DFG_U8 || dfg_dtype(g, w) == DFG_I8)
        && (dfg_dtype(g, q) == DFG_U8 || dfg_dtype(g, q) == DFG_I8);
}

/* onnx_dnnl.pat:15
 * pattern int8_conv(x, w) {
 *     q = qdq_conv(x, _, _, w & const, _, _, _, _, _, _, _);
 *     where bytes(x, w, q);
 *     return q;
 * }
 */
bool onnx_dnnl_int8_conv_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_int8_conv_match *m)
{
    if (dfg_op(g, n) != OP_QuantizeLinear || dfg_n_args(g, n) > 3)
        return false;
    dfg_node v = dfg_arg(g, n, 0);
    bool is_relu = dfg_calls_argc(g, v, OP_Relu, 1);
    dfg_node conv = is_relu ? dfg_arg(g, v, 0) : v;
    if (dfg_op(g, conv) != OP_Conv || dfg_n_args(g, conv) > 3)
        return false;
    dfg_node dequantizeLinear = dfg_arg(g, conv, 0);
    if (dfg_op(g, dequantizeLinear) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear) > 3
        || dfg_arg(g, dequantizeLinear, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, dequantizeLinear, 0);
    dfg_node x_2 = dfg_arg(g, dequantizeLinear, 1);
    if (!dfg_is(g, x_2, DFG_CONST))
        return false;
    bool has_x = dfg_arg(g, dequantizeLinear, 2) != DFG_NONE;
    dfg_node x_3 = DFG_NONE;
    if (has_x) {
        x_3 = dfg_arg(g, dequantizeLinear, 2);
        if (!dfg_is(g, x_3, DFG_CONST))
            return false;
    }
    dfg_node dequantizeLinear_2 = dfg_arg(g, conv, 1);
    if (dfg_op(g, dequantizeLinear_2) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear_2) > 3)
        return false;
    dfg_node w = dfg_arg(g, dequantizeLinear_2, 0);
    if (!dfg_is(g, w, DFG_CONST))
        return false;
    dfg_node x_4 = dfg_arg(g, dequantizeLinear_2, 1);
    if (!dfg_is(g, x_4, DFG_CONST))
        return false;
    bool has_x_2 = dfg_arg(g, dequantizeLinear_2, 2) != DFG_NONE;
    dfg_node x_5 = DFG_NONE;
    if (has_x_2) {
        x_5 = dfg_arg(g, dequantizeLinear_2, 2);
        if (!dfg_is(g, x_5, DFG_CONST))
            return false;
    }
    bool has_v = dfg_arg(g, conv, 2) != DFG_NONE;
    dfg_node v_2 = DFG_NONE, x_6 = DFG_NONE, x_7 = DFG_NONE;
    bool is_dequantizeLinear = false, has_x_3 = false;
    if (has_v) {
        v_2 = dfg_arg(g, conv, 2);
        is_dequantizeLinear = dfg_op(g, v_2) == OP_DequantizeLinear && dfg_n_args(g, v_2) <= 3
            && dfg_arg(g, v_2, 0) != DFG_NONE;
        if (is_dequantizeLinear) {
            x_6 = dfg_arg(g, v_2, 1);
            if (!dfg_is(g, x_6, DFG_CONST))
                return false;
            has_x_3 = dfg_arg(g, v_2, 2) != DFG_NONE;
            if (has_x_3) {
                x_7 = dfg_arg(g, v_2, 2);
                if (!dfg_is(g, x_7, DFG_CONST))
                    return false;
            }
        } else if (!dfg_is(g, v_2, DFG_CONST)) {
            return false;
        }
    }
    dfg_node x_8 = dfg_arg(g, n, 1);
    if (!dfg_is(g, x_8, DFG_CONST))
        return false;
    bool has_x_4 = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node x_9 = DFG_NONE;
    if (has_x_4) {
        x_9 = dfg_arg(g, n, 2);
        if (!dfg_is(g, x_9, DFG_CONST))
            return false;
    }
    if (!dfg_in_body(g, n,
                     (const dfg_node[]){is_relu ? v : DFG_NONE, conv, dequantizeLinear, dequantizeLinear_2,
                                        has_v && is_dequantizeLinear ? v_2 : DFG_NONE},
                     5))
        return false;
    /* where bytes(x, w, q) */
    if (!bytes(g, x, w, n))
        return false;
    *m = (struct onnx_dnnl_int8_conv_match){.root = n, .x = x, .w = w, .q = n};
    return true;
}

bool onnx_dnnl_int8_conv_each(const dfg_graph *g, dfg_node n,
                              bool (*accept)(void *ctx, const struct onnx_dnnl_int8_conv_match *m),
                              void *ctx)
{
    struct onnx_dnnl_int8_conv_match m;
    return onnx_dnnl_int8_conv_match(g, n, &m) && accept(ctx, &m);
}

/* onnx_dnnl.pat:20
 * pattern int8_gemm(x, w) {
 *     q = qdq_gemm(x, _, _, w & const, _, _, _, _, _, _, _);
 *     where bytes(x, w, q);
 *     return q;
 * }
 */
bool onnx_dnnl_int8_gemm_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_int8_gemm_match *m)
{
    if (dfg_op(g, n) != OP_QuantizeLinear || dfg_n_args(g, n) > 3)
        return false;
    dfg_node v = dfg_arg(g, n, 0);
    bool is_relu = dfg_calls_argc(g, v, OP_Relu, 1);
    dfg_node gemm = is_relu ? dfg_arg(g, v, 0) : v;
    if (dfg_op(g, gemm) != OP_Gemm || dfg_n_args(g, gemm) > 3)
        return false;
    dfg_node dequantizeLinear = dfg_arg(g, gemm, 0);
    if (dfg_op(g, dequantizeLinear) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear) > 3
        || dfg_arg(g, dequantizeLinear, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, dequantizeLinear, 0);
    dfg_node x_2 = dfg_arg(g, dequantizeLinear, 1);
    if (!dfg_is(g, x_2, DFG_CONST))
        return false;
    bool has_x = dfg_arg(g, dequantizeLinear, 2) != DFG_NONE;
    dfg_node x_3 = DFG_NONE;
    if (has_x) {
        x_3 = dfg_arg(g, dequantizeLinear, 2);
        if (!dfg_is(g, x_3, DFG_CONST))
            return false;
    }
    dfg_node dequantizeLinear_2 = dfg_arg(g, gemm, 1);
    if (dfg_op(g, dequantizeLinear_2) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear_2) > 3)
        return false;
    dfg_node w = dfg_arg(g, dequantizeLinear_2, 0);
    if (!dfg_is(g, w, DFG_CONST))
        return false;
    dfg_node x_4 = dfg_arg(g, dequantizeLinear_2, 1);
    if (!dfg_is(g, x_4, DFG_CONST))
        return false;
    bool has_x_2 = dfg_arg(g, dequantizeLinear_2, 2) != DFG_NONE;
    dfg_node x_5 = DFG_NONE;
    if (has_x_2) {
        x_5 = dfg_arg(g, dequantizeLinear_2, 2);
        if (!dfg_is(g, x_5, DFG_CONST))
            return false;
    }
    bool has_v = dfg_arg(g, gemm, 2) != DFG_NONE;
    dfg_node v_2 = DFG_NONE, x_6 = DFG_NONE, x_7 = DFG_NONE;
    bool is_dequantizeLinear = false, has_x_3 = false;
    if (has_v) {
        v_2 = dfg_arg(g, gemm, 2);
        is_dequantizeLinear = dfg_op(g, v_2) == OP_DequantizeLinear && dfg_n_args(g, v_2) <= 3
            && dfg_arg(g, v_2, 0) != DFG_NONE;
        if (is_dequantizeLinear) {
            x_6 = dfg_arg(g, v_2, 1);
            if (!dfg_is(g, x_6, DFG_CONST))
                return false;
            has_x_3 = dfg_arg(g, v_2, 2) != DFG_NONE;
            if (has_x_3) {
                x_7 = dfg_arg(g, v_2, 2);
                if (!dfg_is(g, x_7, DFG_CONST))
                    return false;
            }
        } else if (!dfg_is(g, v_2, DFG_CONST)) {
            return false;
        }
    }
    dfg_node x_8 = dfg_arg(g, n, 1);
    if (!dfg_is(g, x_8, DFG_CONST))
        return false;
    bool has_x_4 = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node x_9 = DFG_NONE;
    if (has_x_4) {
        x_9 = dfg_arg(g, n, 2);
        if (!dfg_is(g, x_9, DFG_CONST))
            return false;
    }
    if (!dfg_in_body(g, n,
                     (const dfg_node[]){is_relu ? v : DFG_NONE, gemm, dequantizeLinear, dequantizeLinear_2,
                                        has_v && is_dequantizeLinear ? v_2 : DFG_NONE},
                     5))
        return false;
    /* where bytes(x, w, q) */
    if (!bytes(g, x, w, n))
        return false;
    *m = (struct onnx_dnnl_int8_gemm_match){.root = n, .x = x, .w = w, .q = n};
    return true;
}

bool onnx_dnnl_int8_gemm_each(const dfg_graph *g, dfg_node n,
                              bool (*accept)(void *ctx, const struct onnx_dnnl_int8_gemm_match *m),
                              void *ctx)
{
    struct onnx_dnnl_int8_gemm_match m;
    return onnx_dnnl_int8_gemm_match(g, n, &m) && accept(ctx, &m);
}

/* onnx_dnnl.pat:25
 * pattern int8_matmul(x, w) {
 *     q = qdq_matmul(x, _, _, w, _, _, _, _);
 *     where bytes(x, w, q);
 *     return q;
 * }
 */
bool onnx_dnnl_int8_matmul_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_int8_matmul_match *m)
{
    if (dfg_op(g, n) != OP_QuantizeLinear || dfg_n_args(g, n) > 3)
        return false;
    dfg_node matMul = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, matMul, OP_MatMul, 2))
        return false;
    dfg_node dequantizeLinear = dfg_arg(g, matMul, 0);
    if (dfg_op(g, dequantizeLinear) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear) > 3
        || dfg_arg(g, dequantizeLinear, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, dequantizeLinear, 0);
    dfg_node x_2 = dfg_arg(g, dequantizeLinear, 1);
    if (!dfg_is(g, x_2, DFG_CONST))
        return false;
    bool has_x = dfg_arg(g, dequantizeLinear, 2) != DFG_NONE;
    dfg_node x_3 = DFG_NONE;
    if (has_x) {
        x_3 = dfg_arg(g, dequantizeLinear, 2);
        if (!dfg_is(g, x_3, DFG_CONST))
            return false;
    }
    dfg_node dequantizeLinear_2 = dfg_arg(g, matMul, 1);
    if (dfg_op(g, dequantizeLinear_2) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear_2) > 3
        || dfg_arg(g, dequantizeLinear_2, 0) == DFG_NONE)
        return false;
    dfg_node w = dfg_arg(g, dequantizeLinear_2, 0);
    dfg_node x_4 = dfg_arg(g, dequantizeLinear_2, 1);
    if (!dfg_is(g, x_4, DFG_CONST))
        return false;
    bool has_x_2 = dfg_arg(g, dequantizeLinear_2, 2) != DFG_NONE;
    dfg_node x_5 = DFG_NONE;
    if (has_x_2) {
        x_5 = dfg_arg(g, dequantizeLinear_2, 2);
        if (!dfg_is(g, x_5, DFG_CONST))
            return false;
    }
    dfg_node x_6 = dfg_arg(g, n, 1);
    if (!dfg_is(g, x_6, DFG_CONST))
        return false;
    bool has_x_3 = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node x_7 = DFG_NONE;
    if (has_x_3) {
        x_7 = dfg_arg(g, n, 2);
        if (!dfg_is(g, x_7, DFG_CONST))
            return false;
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){matMul, dequantizeLinear, dequantizeLinear_2}, 3))
        return false;
    /* where bytes(x, w, q) */
    if (!bytes(g, x, w, n))
        return false;
    *m = (struct onnx_dnnl_int8_matmul_match){.root = n, .x = x, .w = w, .q = n};
    return true;
}

bool onnx_dnnl_int8_matmul_each(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const struct onnx_dnnl_int8_matmul_match *m),
                                void *ctx)
{
    struct onnx_dnnl_int8_matmul_match m;
    return onnx_dnnl_int8_matmul_match(g, n, &m) && accept(ctx, &m);
}

/* onnx_dnnl.pat:30
 * pattern int8_binary(x, y) {
 *     q = qdq_binary(x, _, _, y, _, _, _, _);
 *     where bytes(x, y, q);
 *     return q;
 * }
 */
bool onnx_dnnl_int8_binary_each(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const struct onnx_dnnl_int8_binary_match *m),
                                void *ctx)
{
    if (dfg_op(g, n) != OP_QuantizeLinear || dfg_n_args(g, n) > 3)
        return false;
    dfg_node x = dfg_arg(g, n, 1);
    if (!dfg_is(g, x, DFG_CONST))
        return false;
    bool has_x = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node x_2 = DFG_NONE;
    if (has_x) {
        x_2 = dfg_arg(g, n, 2);
        if (!dfg_is(g, x_2, DFG_CONST))
            return false;
    }
    dfg_node v = dfg_arg(g, n, 0);
    bool is_relu = dfg_calls_argc(g, v, OP_Relu, 1);
    dfg_node call = is_relu ? dfg_arg(g, v, 0) : v;
    if (!(dfg_op(g, call) == OP_Add || dfg_op(g, call) == OP_Sub || dfg_op(g, call) == OP_Mul
          || dfg_op(g, call) == OP_Div)
        || !dfg_argc_is(g, call, 2))
        return false;
    for (uint32_t swap = 0; swap < ((dfg_op(g, call) == OP_Add || dfg_op(g, call) == OP_Mul) ? dfg_orders(g, call) : 1u); swap++) {
        dfg_node dequantizeLinear = dfg_arg(g, call, swap);
        if (dfg_op(g, dequantizeLinear) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear) > 3
            || dfg_arg(g, dequantizeLinear, 0) == DFG_NONE)
            continue;
        dfg_node x_3 = dfg_arg(g, dequantizeLinear, 0);
        dfg_node x_4 = dfg_arg(g, dequantizeLinear, 1);
        if (!dfg_is(g, x_4, DFG_CONST))
            continue;
        bool has_x_2 = dfg_arg(g, dequantizeLinear, 2) != DFG_NONE;
        dfg_node x_5 = DFG_NONE;
        if (has_x_2) {
            x_5 = dfg_arg(g, dequantizeLinear, 2);
            if (!dfg_is(g, x_5, DFG_CONST))
                continue;
        }
        dfg_node dequantizeLinear_2 = dfg_arg(g, call, 1 - swap);
        if (dfg_op(g, dequantizeLinear_2) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear_2) > 3
            || dfg_arg(g, dequantizeLinear_2, 0) == DFG_NONE)
            continue;
        dfg_node y = dfg_arg(g, dequantizeLinear_2, 0);
        dfg_node x_6 = dfg_arg(g, dequantizeLinear_2, 1);
        if (!dfg_is(g, x_6, DFG_CONST))
            continue;
        bool has_x_3 = dfg_arg(g, dequantizeLinear_2, 2) != DFG_NONE;
        dfg_node x_7 = DFG_NONE;
        if (has_x_3) {
            x_7 = dfg_arg(g, dequantizeLinear_2, 2);
            if (!dfg_is(g, x_7, DFG_CONST))
                continue;
        }
        if (!dfg_in_body(g, n,
                         (const dfg_node[]){is_relu ? v : DFG_NONE, call, dequantizeLinear,
                                            dequantizeLinear_2},
                         4))
            continue;
        /* where bytes(x, y, q) */
        if (!bytes(g, x_3, y, n))
            continue;
        if (accept(ctx, &(struct onnx_dnnl_int8_binary_match){.root = n, .x = x_3, .y = y, .q = n}))
            return true;
    }
    return false;
}

static bool onnx_dnnl_int8_binary_keep(void *m, const struct onnx_dnnl_int8_binary_match *found)
{
    *(struct onnx_dnnl_int8_binary_match *)m = *found;
    return true;
}

bool onnx_dnnl_int8_binary_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_int8_binary_match *m)
{
    return onnx_dnnl_int8_binary_each(g, n, onnx_dnnl_int8_binary_keep, m);
}

/* onnx_dnnl.pat:42, as an entry of a table
 * "dnnl.layer_norm"        = plain(layer_norm);
 */
bool onnx_dnnl_dnnl_layer_norm_each(const dfg_graph *g, dfg_node n,
                                    bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_layer_norm_match *m),
                                    void *ctx)
{
    bool is_add = dfg_calls_with(g, n, OP_Add, 2);
    for (uint32_t swap = 0; swap < (is_add ? dfg_orders(g, n) : 1u); swap++) {
        dfg_node mul = DFG_NONE;
        if (is_add) {
            mul = dfg_arg(g, n, swap);
            if (!dfg_calls_with(g, mul, OP_Mul, 2))
                continue;
        }
        for (uint32_t swap_2 = 0; swap_2 < (is_add ? dfg_orders(g, mul) : 1u); swap_2++) {
            dfg_node n_2 = DFG_NONE, d = DFG_NONE, x = DFG_NONE, reduceMean = DFG_NONE, s = DFG_NONE;
            dfg_node reciprocal = DFG_NONE, add = DFG_NONE, eps = DFG_NONE, v = DFG_NONE, v_2 = DFG_NONE;
            dfg_node e = DFG_NONE;
            bool is_div = false, is_pow = false;
            uint32_t swap_3 = 0, swap_4 = 0;
            if (is_add) {
                n_2 = dfg_arg(g, mul, swap_2);
                is_div = dfg_calls_argc(g, n_2, OP_Div, 2);
                if (is_div) {
                    d = dfg_arg(g, n_2, 0);
                    if (!dfg_calls_with(g, d, OP_Sub, 2))
                        continue;
                    x = dfg_arg(g, d, 0);
                    reduceMean = dfg_arg(g, d, 1);
                    if (!dfg_calls_with(g, reduceMean, OP_ReduceMean, 1))
                        continue;
                    if (!dfg_int_is(g, reduceMean, ATTR_keepdims, 1, 1))
                        continue;
                    if (dfg_arg(g, reduceMean, 0) != x)
                        continue;
                    s = dfg_arg(g, n_2, 1);
                } else {
                    if (!dfg_calls_argc(g, n_2, OP_Mul, 2))
                        continue;
                    swap_3 = dfg_op(g, dfg_arg(g, n_2, 0)) == OP_Sub ? 0 : 1;
                    d = dfg_arg(g, n_2, swap_3);
                    if (!dfg_calls_with(g, d, OP_Sub, 2))
                        continue;
                    x = dfg_arg(g, d, 0);
                    reduceMean = dfg_arg(g, d, 1);
                    if (!dfg_calls_with(g, reduceMean, OP_ReduceMean, 1))
                        continue;
                    if (!dfg_int_is(g, reduceMean, ATTR_keepdims, 1, 1))
                        continue;
                    if (dfg_arg(g, reduceMean, 0) != x)
                        continue;
                    reciprocal = dfg_arg(g, n_2, 1 - swap_3);
                    if (!dfg_calls_argc(g, reciprocal, OP_Reciprocal, 1))
                        continue;
                    s = dfg_arg(g, reciprocal, 0);
                }
                if (!dfg_calls_argc(g, s, OP_Sqrt, 1))
                    continue;
                add = dfg_arg(g, s, 0);
                if (!dfg_calls_argc(g, add, OP_Add, 2))
                    continue;
                swap_4 = dfg_op(g, dfg_arg(g, add, 0)) == OP_ReduceMean ? 0 : 1;
                eps = dfg_arg(g, add, 1 - swap_4);
                if (!dfg_is(g, eps, DFG_CONST))
                    continue;
                v = dfg_arg(g, add, swap_4);
                if (!dfg_calls_argc(g, v, OP_ReduceMean, 1) || !dfg_int_is(g, v, ATTR_keepdims, 1, 1))
                    continue;
                v_2 = dfg_arg(g, v, 0);
                is_pow = dfg_calls_argc(g, v_2, OP_Pow, 2);
                if (is_pow) {
                    if (!dfg_const_is(g, dfg_arg(g, v_2, 1), dfg_int(2), DFG_NO_DTYPE))
                        continue;
                    e = dfg_arg(g, v_2, 0);
                } else if (!dfg_calls_argc(g, v_2, OP_Mul, 2)) {
                    continue;
                }
            }
            for (uint32_t swap_5 = 0; swap_5 < (is_add && !is_pow ? dfg_orders(g, v_2) : 1u); swap_5++) {
                bool is_cast = false;
                dfg_node v_3 = DFG_NONE;
                if (is_add) {
                    if (!is_pow) {
                        e = dfg_arg(g, v_2, swap_5);
                        if (dfg_arg(g, v_2, 1 - swap_5) != e)
                            continue;
                    }
                    is_cast = dfg_calls_argc(g, e, OP_Cast, 1);
                    if (is_cast) {
                        v_3 = dfg_arg(g, e, 0);
                    } else {
                        v_3 = e;
                    }
                }
                for (uint32_t alt = 0; alt < (is_add ? 2u : 1u); alt++) {
                    dfg_node reduceMean_2 = DFG_NONE, n_call = DFG_NONE;
                    if (is_add) {
                        if (alt == 0) {
                            if (v_3 != d)
                                continue;
                        } else {
                            if (!dfg_calls_with(g, v_3, OP_Sub, 2))
                                continue;
                            if (dfg_arg(g, v_3, 0) != x)
                                continue;
                            reduceMean_2 = dfg_arg(g, v_3, 1);
                            if (!dfg_calls_with(g, reduceMean_2, OP_ReduceMean, 1))
                                continue;
                            if (!dfg_int_is(g, reduceMean_2, ATTR_keepdims, 1, 1))
                                continue;
                            if (dfg_arg(g, reduceMean_2, 0) != x)
                                continue;
                        }
                    } else {
                        n_call = dfg_first_result(g, n);
                        if (dfg_op(g, n_call) != OP_LayerNormalization || dfg_n_args(g, n_call) > 3
                            || dfg_arg(g, n_call, 0) == DFG_NONE || dfg_arg(g, n_call, 1) == DFG_NONE)
                            continue;
                        x = dfg_arg(g, n_call, 0);
                    }
                    if (dfg_dtype(g, n) != DFG_F32)
                        continue;
                    if (!dfg_in_body(g, n,
                                     (const dfg_node[]){mul, is_add && is_div ? n_2 : DFG_NONE, d,
                                                        reduceMean, is_add && !is_div ? n_2 : DFG_NONE,
                                                        reciprocal, s, add, v,
                                                        is_add && is_pow ? v_2 : DFG_NONE,
                                                        is_add && !is_pow ? v_2 : DFG_NONE,
                                                        is_add && is_cast ? e : DFG_NONE,
                                                        is_add && alt == 1 ? v_3 : DFG_NONE, reduceMean_2,
                                                        !is_add ? n_call : DFG_NONE},
                                     15))
                        continue;
                    if (accept(ctx, &(struct onnx_dnnl_dnnl_layer_norm_match){.root = n}))
                        return true;
                }
            }
        }
    }
    return false;
}

static bool onnx_dnnl_dnnl_layer_norm_keep(void *m, const struct onnx_dnnl_dnnl_layer_norm_match *found)
{
    *(struct onnx_dnnl_dnnl_layer_norm_match *)m = *found;
    return true;
}

bool onnx_dnnl_dnnl_layer_norm_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_layer_norm_match *m)
{
    return onnx_dnnl_dnnl_layer_norm_each(g, n, onnx_dnnl_dnnl_layer_norm_keep, m);
}

/* onnx_dnnl.pat:43, as an entry of a table
 * "dnnl.conv_norm_sum_act" = plain(conv_norm_sum_act);
 */
bool onnx_dnnl_dnnl_conv_norm_sum_act_each(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_conv_norm_sum_act_match *m),
                                           void *ctx)
{
    for (uint32_t alt = 0; alt < 4u; alt++) {
        dfg_node v = DFG_NONE, sigmoid = DFG_NONE, v_2 = DFG_NONE, clip = DFG_NONE, add = DFG_NONE;
        dfg_node clip_2 = DFG_NONE, add_2 = DFG_NONE;
        uint32_t swap = 0, swap_2 = 0, alt_2 = 0, swap_3 = 0, swap_4 = 0, swap_5 = 0;
        if (alt == 0) {
            if (!(dfg_op(g, n) == OP_Relu || dfg_op(g, n) == OP_LeakyRelu || dfg_op(g, n) == OP_Sigmoid
                  || dfg_op(g, n) == OP_Tanh || dfg_op(g, n) == OP_HardSigmoid
                  || dfg_op(g, n) == OP_HardSwish || dfg_op(g, n) == OP_Gelu)
                || !dfg_argc_is(g, n, 1))
                continue;
            v = dfg_arg(g, n, 0);
        } else if (alt == 1) {
            if (!dfg_calls_with(g, n, OP_Clip, 3)
                || !dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(0), DFG_NO_DTYPE)
                || !dfg_const_is(g, dfg_arg(g, n, 2), dfg_int(6), DFG_NO_DTYPE))
                continue;
            v = dfg_arg(g, n, 0);
        } else if (alt == 2) {
            if (!dfg_calls_argc(g, n, OP_Mul, 2))
                continue;
            swap = (dfg_op(g, dfg_arg(g, n, 0)) == OP_Add || dfg_op(g, dfg_arg(g, n, 0)) == OP_Sum) ? 0 : 1;
            v = dfg_arg(g, n, swap);
            sigmoid = dfg_arg(g, n, 1 - swap);
            if (!dfg_calls_argc(g, sigmoid, OP_Sigmoid, 1))
                continue;
            if (dfg_arg(g, sigmoid, 0) != v)
                continue;
        } else {
            if (!dfg_calls_argc(g, n, OP_Mul, 2))
                continue;
            swap_2 = (dfg_op(g, dfg_arg(g, n, 0)) == OP_Add || dfg_op(g, dfg_arg(g, n, 0)) == OP_Sum) ? 0
                : 1;
            v = dfg_arg(g, n, swap_2);
            v_2 = dfg_arg(g, n, 1 - swap_2);
            alt_2 = dfg_calls_argc(g, v_2, OP_Div, 2) ? 0 : dfg_calls_argc(g, v_2, OP_Mul, 2) ? 1 : 2;
            if (alt_2 == 0) {
                if (!dfg_const_is(g, dfg_arg(g, v_2, 1), dfg_int(6), DFG_NO_DTYPE))
                    continue;
                clip = dfg_arg(g, v_2, 0);
                if (!dfg_calls_with(g, clip, OP_Clip, 3)
                    || !dfg_const_is(g, dfg_arg(g, clip, 1), dfg_int(0), DFG_NO_DTYPE)
                    || !dfg_const_is(g, dfg_arg(g, clip, 2), dfg_int(6), DFG_NO_DTYPE))
                    continue;
                add = dfg_arg(g, clip, 0);
                if (!dfg_calls_argc(g, add, OP_Add, 2))
                    continue;
                swap_3 = (dfg_op(g, dfg_arg(g, add, 0)) == OP_Add
                          || dfg_op(g, dfg_arg(g, add, 0)) == OP_Sum)
                    ? 0
                    : 1;
                if (!dfg_const_is(g, dfg_arg(g, add, 1 - swap_3), dfg_int(3), DFG_NO_DTYPE))
                    continue;
                if (dfg_arg(g, add, swap_3) != v)
                    continue;
            } else if (alt_2 == 1) {
                swap_4 = dfg_op(g, dfg_arg(g, v_2, 0)) == OP_Clip ? 0 : 1;
                if (!dfg_const_near(g, dfg_arg(g, v_2, 1 - swap_4), dfg_float(0.16666667), 0.0001,
                                    DFG_NO_DTYPE))
                    continue;
                clip_2 = dfg_arg(g, v_2, swap_4);
                if (!dfg_calls_with(g, clip_2, OP_Clip, 3)
                    || !dfg_const_is(g, dfg_arg(g, clip_2, 1), dfg_int(0), DFG_NO_DTYPE)
                    || !dfg_const_is(g, dfg_arg(g, clip_2, 2), dfg_int(6), DFG_NO_DTYPE))
                    continue;
                add_2 = dfg_arg(g, clip_2, 0);
                if (!dfg_calls_argc(g, add_2, OP_Add, 2))
                    continue;
                swap_5 = (dfg_op(g, dfg_arg(g, add_2, 0)) == OP_Add
                          || dfg_op(g, dfg_arg(g, add_2, 0)) == OP_Sum)
                    ? 0
                    : 1;
                if (!dfg_const_is(g, dfg_arg(g, add_2, 1 - swap_5), dfg_int(3), DFG_NO_DTYPE))
                    continue;
                if (dfg_arg(g, add_2, swap_5) != v)
                    continue;
            } else {
                if (!dfg_calls_argc(g, v_2, OP_HardSigmoid, 1))
                    continue;
                if (!dfg_near_by(dfg_attr_or(g, v_2, ATTR_alpha, dfg_float(0.2)), dfg_float(0.16666667),
                                 0.0001))
                    continue;
                if (!dfg_near(dfg_attr_or(g, v_2, ATTR_beta, dfg_float(0.5)), dfg_float(0.5)))
                    continue;
                if (dfg_arg(g, v_2, 0) != v)
                    continue;
            }
        }
        bool is_add = dfg_calls_with(g, v, OP_Add, 2);
        for (uint32_t swap_6 = 0; swap_6 < (is_add ? dfg_orders(g, v) : 1u); swap_6++) {
            dfg_node batchNormalization = DFG_NONE;
            if (is_add) {
                batchNormalization = dfg_arg(g, v, swap_6);
            } else if (!dfg_calls_with(g, v, OP_Sum, 2)) {
                continue;
            }
            for (uint32_t swap_7 = 0; swap_7 < (!is_add ? dfg_orders(g, v) : 1u); swap_7++) {
                if (!is_add) {
                    batchNormalization = dfg_arg(g, v, swap_7);
                }
                dfg_node batchNormalization_call = dfg_first_result(g, batchNormalization);
                if (!dfg_calls_argc(g, batchNormalization_call, OP_BatchNormalization, 5))
                    continue;
                if (!dfg_int_is(g, batchNormalization_call, ATTR_training_mode, 0, 0))
                    continue;
                dfg_node conv = dfg_arg(g, batchNormalization_call, 0);
                if (dfg_op(g, conv) != OP_Conv || dfg_n_args(g, conv) > 3
                    || dfg_arg(g, conv, 0) == DFG_NONE)
                    continue;
                dfg_node w = dfg_arg(g, conv, 1);
                if (!dfg_is(g, w, DFG_CONST))
                    continue;
                dfg_node scale = dfg_arg(g, batchNormalization_call, 1);
                if (!dfg_is(g, scale, DFG_CONST))
                    continue;
                dfg_node bias = dfg_arg(g, batchNormalization_call, 2);
                if (!dfg_is(g, bias, DFG_CONST))
                    continue;
                dfg_node mean = dfg_arg(g, batchNormalization_call, 3);
                if (!dfg_is(g, mean, DFG_CONST))
                    continue;
                dfg_node variance = dfg_arg(g, batchNormalization_call, 4);
                if (!dfg_is(g, variance, DFG_CONST) || dfg_dtype(g, n) != DFG_F32)
                    continue;
                if (!dfg_in_body(g, n,
                                 (const dfg_node[]){sigmoid, alt == 3 && alt_2 == 0 ? v_2 : DFG_NONE, clip,
                                                    add, alt == 3 && alt_2 == 1 ? v_2 : DFG_NONE, clip_2,
                                                    add_2, alt == 3 && alt_2 == 2 ? v_2 : DFG_NONE,
                                                    is_add ? v : DFG_NONE, !is_add ? v : DFG_NONE,
                                                    batchNormalization, batchNormalization_call, conv},
                                 13))
                    continue;
                if (accept(ctx, &(struct onnx_dnnl_dnnl_conv_norm_sum_act_match){.root = n}))
                    return true;
            }
        }
    }
    return false;
}

static bool onnx_dnnl_dnnl_conv_norm_sum_act_keep(void *m, const struct onnx_dnnl_dnnl_conv_norm_sum_act_match *found)
{
    *(struct onnx_dnnl_dnnl_conv_norm_sum_act_match *)m = *found;
    return true;
}

bool onnx_dnnl_dnnl_conv_norm_sum_act_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_conv_norm_sum_act_match *m)
{
    return onnx_dnnl_dnnl_conv_norm_sum_act_each(g, n, onnx_dnnl_dnnl_conv_norm_sum_act_keep, m);
}

/* onnx_dnnl.pat:44, as an entry of a table
 * "dnnl.conv_norm_sum"     = plain(conv_norm_sum);
 */
bool onnx_dnnl_dnnl_conv_norm_sum_each(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_conv_norm_sum_match *m),
                                       void *ctx)
{
    bool is_add = dfg_calls_with(g, n, OP_Add, 2);
    for (uint32_t swap = 0; swap < (is_add ? dfg_orders(g, n) : 1u); swap++) {
        dfg_node batchNormalization = DFG_NONE;
        if (is_add) {
            batchNormalization = dfg_arg(g, n, swap);
        } else if (!dfg_calls_with(g, n, OP_Sum, 2)) {
            continue;
        }
        for (uint32_t swap_2 = 0; swap_2 < (!is_add ? dfg_orders(g, n) : 1u); swap_2++) {
            if (!is_add) {
                batchNormalization = dfg_arg(g, n, swap_2);
            }
            dfg_node batchNormalization_call = dfg_first_result(g, batchNormalization);
            if (!dfg_calls_argc(g, batchNormalization_call, OP_BatchNormalization, 5))
                continue;
            if (!dfg_int_is(g, batchNormalization_call, ATTR_training_mode, 0, 0))
                continue;
            dfg_node conv = dfg_arg(g, batchNormalization_call, 0);
            if (dfg_op(g, conv) != OP_Conv || dfg_n_args(g, conv) > 3 || dfg_arg(g, conv, 0) == DFG_NONE)
                continue;
            dfg_node w = dfg_arg(g, conv, 1);
            if (!dfg_is(g, w, DFG_CONST))
                continue;
            dfg_node scale = dfg_arg(g, batchNormalization_call, 1);
            if (!dfg_is(g, scale, DFG_CONST))
                continue;
            dfg_node bias = dfg_arg(g, batchNormalization_call, 2);
            if (!dfg_is(g, bias, DFG_CONST))
                continue;
            dfg_node mean = dfg_arg(g, batchNormalization_call, 3);
            if (!dfg_is(g, mean, DFG_CONST))
                continue;
            dfg_node variance = dfg_arg(g, batchNormalization_call, 4);
            if (!dfg_is(g, variance, DFG_CONST) || dfg_dtype(g, n) != DFG_F32)
                continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){batchNormalization, batchNormalization_call, conv},
                             3))
                continue;
            if (accept(ctx, &(struct onnx_dnnl_dnnl_conv_norm_sum_match){.root = n}))
                return true;
        }
    }
    return false;
}

static bool onnx_dnnl_dnnl_conv_norm_sum_keep(void *m, const struct onnx_dnnl_dnnl_conv_norm_sum_match *found)
{
    *(struct onnx_dnnl_dnnl_conv_norm_sum_match *)m = *found;
    return true;
}

bool onnx_dnnl_dnnl_conv_norm_sum_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_conv_norm_sum_match *m)
{
    return onnx_dnnl_dnnl_conv_norm_sum_each(g, n, onnx_dnnl_dnnl_conv_norm_sum_keep, m);
}

/* onnx_dnnl.pat:45, as an entry of a table
 * "dnnl.conv_sum_act"      = plain(conv_sum_act);
 */
bool onnx_dnnl_dnnl_conv_sum_act_each(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_conv_sum_act_match *m),
                                      void *ctx)
{
    for (uint32_t alt = 0; alt < 4u; alt++) {
        dfg_node v = DFG_NONE, sigmoid = DFG_NONE, v_2 = DFG_NONE, clip = DFG_NONE, add = DFG_NONE;
        dfg_node clip_2 = DFG_NONE, add_2 = DFG_NONE;
        uint32_t swap = 0, swap_2 = 0, alt_2 = 0, swap_3 = 0, swap_4 = 0, swap_5 = 0;
        if (alt == 0) {
            if (!(dfg_op(g, n) == OP_Relu || dfg_op(g, n) == OP_LeakyRelu || dfg_op(g, n) == OP_Sigmoid
                  || dfg_op(g, n) == OP_Tanh || dfg_op(g, n) == OP_HardSigmoid
                  || dfg_op(g, n) == OP_HardSwish || dfg_op(g, n) == OP_Gelu)
                || !dfg_argc_is(g, n, 1))
                continue;
            v = dfg_arg(g, n, 0);
        } else if (alt == 1) {
            if (!dfg_calls_with(g, n, OP_Clip, 3)
                || !dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(0), DFG_NO_DTYPE)
                || !dfg_const_is(g, dfg_arg(g, n, 2), dfg_int(6), DFG_NO_DTYPE))
                continue;
            v = dfg_arg(g, n, 0);
        } else if (alt == 2) {
            if (!dfg_calls_argc(g, n, OP_Mul, 2))
                continue;
            swap = (dfg_op(g, dfg_arg(g, n, 0)) == OP_Add || dfg_op(g, dfg_arg(g, n, 0)) == OP_Sum) ? 0 : 1;
            v = dfg_arg(g, n, swap);
            sigmoid = dfg_arg(g, n, 1 - swap);
            if (!dfg_calls_argc(g, sigmoid, OP_Sigmoid, 1))
                continue;
            if (dfg_arg(g, sigmoid, 0) != v)
                continue;
        } else {
            if (!dfg_calls_argc(g, n, OP_Mul, 2))
                continue;
            swap_2 = (dfg_op(g, dfg_arg(g, n, 0)) == OP_Add || dfg_op(g, dfg_arg(g, n, 0)) == OP_Sum) ? 0
                : 1;
            v = dfg_arg(g, n, swap_2);
            v_2 = dfg_arg(g, n, 1 - swap_2);
            alt_2 = dfg_calls_argc(g, v_2, OP_Div, 2) ? 0 : dfg_calls_argc(g, v_2, OP_Mul, 2) ? 1 : 2;
            if (alt_2 == 0) {
                if (!dfg_const_is(g, dfg_arg(g, v_2, 1), dfg_int(6), DFG_NO_DTYPE))
                    continue;
                clip = dfg_arg(g, v_2, 0);
                if (!dfg_calls_with(g, clip, OP_Clip, 3)
                    || !dfg_const_is(g, dfg_arg(g, clip, 1), dfg_int(0), DFG_NO_DTYPE)
                    || !dfg_const_is(g, dfg_arg(g, clip, 2), dfg_int(6), DFG_NO_DTYPE))
                    continue;
                add = dfg_arg(g, clip, 0);
                if (!dfg_calls_argc(g, add, OP_Add, 2))
                    continue;
                swap_3 = (dfg_op(g, dfg_arg(g, add, 0)) == OP_Add
                          || dfg_op(g, dfg_arg(g, add, 0)) == OP_Sum)
                    ? 0
                    : 1;
                if (!dfg_const_is(g, dfg_arg(g, add, 1 - swap_3), dfg_int(3), DFG_NO_DTYPE))
                    continue;
                if (dfg_arg(g, add, swap_3) != v)
                    continue;
            } else if (alt_2 == 1) {
                swap_4 = dfg_op(g, dfg_arg(g, v_2, 0)) == OP_Clip ? 0 : 1;
                if (!dfg_const_near(g, dfg_arg(g, v_2, 1 - swap_4), dfg_float(0.16666667), 0.0001,
                                    DFG_NO_DTYPE))
                    continue;
                clip_2 = dfg_arg(g, v_2, swap_4);
                if (!dfg_calls_with(g, clip_2, OP_Clip, 3)
                    || !dfg_const_is(g, dfg_arg(g, clip_2, 1), dfg_int(0), DFG_NO_DTYPE)
                    || !dfg_const_is(g, dfg_arg(g, clip_2, 2), dfg_int(6), DFG_NO_DTYPE))
                    continue;
                add_2 = dfg_arg(g, clip_2, 0);
                if (!dfg_calls_argc(g, add_2, OP_Add, 2))
                    continue;
                swap_5 = (dfg_op(g, dfg_arg(g, add_2, 0)) == OP_Add
                          || dfg_op(g, dfg_arg(g, add_2, 0)) == OP_Sum)
                    ? 0
                    : 1;
                if (!dfg_const_is(g, dfg_arg(g, add_2, 1 - swap_5), dfg_int(3), DFG_NO_DTYPE))
                    continue;
                if (dfg_arg(g, add_2, swap_5) != v)
                    continue;
            } else {
                if (!dfg_calls_argc(g, v_2, OP_HardSigmoid, 1))
                    continue;
                if (!dfg_near_by(dfg_attr_or(g, v_2, ATTR_alpha, dfg_float(0.2)), dfg_float(0.16666667),
                                 0.0001))
                    continue;
                if (!dfg_near(dfg_attr_or(g, v_2, ATTR_beta, dfg_float(0.5)), dfg_float(0.5)))
                    continue;
                if (dfg_arg(g, v_2, 0) != v)
                    continue;
            }
        }
        bool is_add = dfg_calls_with(g, v, OP_Add, 2);
        for (uint32_t swap_6 = 0; swap_6 < (is_add ? dfg_orders(g, v) : 1u); swap_6++) {
            dfg_node conv = DFG_NONE;
            if (is_add) {
                conv = dfg_arg(g, v, swap_6);
            } else if (!dfg_calls_with(g, v, OP_Sum, 2)) {
                continue;
            }
            for (uint32_t swap_7 = 0; swap_7 < (!is_add ? dfg_orders(g, v) : 1u); swap_7++) {
                if (!is_add) {
                    conv = dfg_arg(g, v, swap_7);
                }
                if (dfg_op(g, conv) != OP_Conv || dfg_n_args(g, conv) > 3 || dfg_arg(g, conv, 0) == DFG_NONE
                    || dfg_arg(g, conv, 1) == DFG_NONE)
                    continue;
                if (dfg_dtype(g, n) != DFG_F32)
                    continue;
                if (!dfg_in_body(g, n,
                                 (const dfg_node[]){sigmoid, alt == 3 && alt_2 == 0 ? v_2 : DFG_NONE, clip,
                                                    add, alt == 3 && alt_2 == 1 ? v_2 : DFG_NONE, clip_2,
                                                    add_2, alt == 3 && alt_2 == 2 ? v_2 : DFG_NONE,
                                                    is_add ? v : DFG_NONE, !is_add ? v : DFG_NONE, conv},
                                 11))
                    continue;
                if (accept(ctx, &(struct onnx_dnnl_dnnl_conv_sum_act_match){.root = n}))
                    return true;
            }
        }
    }
    return false;
}

static bool onnx_dnnl_dnnl_conv_sum_act_keep(void *m, const struct onnx_dnnl_dnnl_conv_sum_act_match *found)
{
    *(struct onnx_dnnl_dnnl_conv_sum_act_match *)m = *found;
    return true;
}

bool onnx_dnnl_dnnl_conv_sum_act_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_conv_sum_act_match *m)
{
    return onnx_dnnl_dnnl_conv_sum_act_each(g, n, onnx_dnnl_dnnl_conv_sum_act_keep, m);
}

/* onnx_dnnl.pat:46, as an entry of a table
 * "dnnl.conv_norm_act"     = plain(conv_norm_act);
 */
bool onnx_dnnl_dnnl_conv_norm_act_each(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_conv_norm_act_match *m),
                                       void *ctx)
{
    for (uint32_t alt = 0; alt < 4u; alt++) {
        dfg_node batchNormalization = DFG_NONE, sigmoid = DFG_NONE, v = DFG_NONE, clip = DFG_NONE;
        dfg_node add = DFG_NONE, clip_2 = DFG_NONE, add_2 = DFG_NONE;
        uint32_t swap = 0, swap_2 = 0, alt_2 = 0, swap_3 = 0, swap_4 = 0, swap_5 = 0;
        if (alt == 0) {
            if (!(dfg_op(g, n) == OP_Relu || dfg_op(g, n) == OP_LeakyRelu || dfg_op(g, n) == OP_Sigmoid
                  || dfg_op(g, n) == OP_Tanh || dfg_op(g, n) == OP_HardSigmoid
                  || dfg_op(g, n) == OP_HardSwish || dfg_op(g, n) == OP_Gelu)
                || !dfg_argc_is(g, n, 1))
                continue;
            batchNormalization = dfg_arg(g, n, 0);
        } else if (alt == 1) {
            if (!dfg_calls_with(g, n, OP_Clip, 3))
                continue;
            batchNormalization = dfg_arg(g, n, 0);
            if (!dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(0), DFG_NO_DTYPE)
                || !dfg_const_is(g, dfg_arg(g, n, 2), dfg_int(6), DFG_NO_DTYPE))
                continue;
        } else if (alt == 2) {
            if (!dfg_calls_argc(g, n, OP_Mul, 2))
                continue;
            swap = (dfg_op(g, dfg_arg(g, n, 0)) == OP_BatchNormalization
                    || dfg_is(g, dfg_arg(g, n, 0), DFG_GET))
                ? 0
                : 1;
            batchNormalization = dfg_arg(g, n, swap);
            sigmoid = dfg_arg(g, n, 1 - swap);
            if (!dfg_calls_argc(g, sigmoid, OP_Sigmoid, 1))
                continue;
            if (dfg_arg(g, sigmoid, 0) != batchNormalization)
                continue;
        } else {
            if (!dfg_calls_argc(g, n, OP_Mul, 2))
                continue;
            swap_2 = (dfg_op(g, dfg_arg(g, n, 0)) == OP_BatchNormalization
                      || dfg_is(g, dfg_arg(g, n, 0), DFG_GET))
                ? 0
                : 1;
            batchNormalization = dfg_arg(g, n, swap_2);
            v = dfg_arg(g, n, 1 - swap_2);
            alt_2 = dfg_calls_argc(g, v, OP_Div, 2) ? 0 : dfg_calls_argc(g, v, OP_Mul, 2) ? 1 : 2;
            if (alt_2 == 0) {
                clip = dfg_arg(g, v, 0);
                if (!dfg_calls_with(g, clip, OP_Clip, 3))
                    continue;
                add = dfg_arg(g, clip, 0);
                if (!dfg_calls_argc(g, add, OP_Add, 2))
                    continue;
                swap_3 = (dfg_op(g, dfg_arg(g, add, 0)) == OP_BatchNormalization
                          || dfg_is(g, dfg_arg(g, add, 0), DFG_GET))
                    ? 0
                    : 1;
                if (dfg_arg(g, add, swap_3) != batchNormalization)
                    continue;
                if (!dfg_const_is(g, dfg_arg(g, add, 1 - swap_3), dfg_int(3), DFG_NO_DTYPE)
                    || !dfg_const_is(g, dfg_arg(g, clip, 1), dfg_int(0), DFG_NO_DTYPE)
                    || !dfg_const_is(g, dfg_arg(g, clip, 2), dfg_int(6), DFG_NO_DTYPE)
                    || !dfg_const_is(g, dfg_arg(g, v, 1), dfg_int(6), DFG_NO_DTYPE))
                    continue;
            } else if (alt_2 == 1) {
                swap_4 = dfg_op(g, dfg_arg(g, v, 0)) == OP_Clip ? 0 : 1;
                clip_2 = dfg_arg(g, v, swap_4);
                if (!dfg_calls_with(g, clip_2, OP_Clip, 3))
                    continue;
                add_2 = dfg_arg(g, clip_2, 0);
                if (!dfg_calls_argc(g, add_2, OP_Add, 2))
                    continue;
                swap_5 = (dfg_op(g, dfg_arg(g, add_2, 0)) == OP_BatchNormalization
                          || dfg_is(g, dfg_arg(g, add_2, 0), DFG_GET))
                    ? 0
                    : 1;
                if (dfg_arg(g, add_2, swap_5) != batchNormalization)
                    continue;
                if (!dfg_const_is(g, dfg_arg(g, add_2, 1 - swap_5), dfg_int(3), DFG_NO_DTYPE)
                    || !dfg_const_is(g, dfg_arg(g, clip_2, 1), dfg_int(0), DFG_NO_DTYPE)
                    || !dfg_const_is(g, dfg_arg(g, clip_2, 2), dfg_int(6), DFG_NO_DTYPE)
                    || !dfg_const_near(g, dfg_arg(g, v, 1 - swap_4), dfg_float(0.16666667), 0.0001,
                                       DFG_NO_DTYPE))
                    continue;
            } else {
                if (!dfg_calls_argc(g, v, OP_HardSigmoid, 1))
                    continue;
                if (!dfg_near_by(dfg_attr_or(g, v, ATTR_alpha, dfg_float(0.2)), dfg_float(0.16666667),
                                 0.0001))
                    continue;
                if (!dfg_near(dfg_attr_or(g, v, ATTR_beta, dfg_float(0.5)), dfg_float(0.5)))
                    continue;
                if (dfg_arg(g, v, 0) != batchNormalization)
                    continue;
            }
        }
        dfg_node batchNormalization_call = dfg_first_result(g, batchNormalization);
        if (!dfg_calls_argc(g, batchNormalization_call, OP_BatchNormalization, 5))
            continue;
        if (!dfg_int_is(g, batchNormalization_call, ATTR_training_mode, 0, 0))
            continue;
        dfg_node conv = dfg_arg(g, batchNormalization_call, 0);
        if (dfg_op(g, conv) != OP_Conv || dfg_n_args(g, conv) > 3 || dfg_arg(g, conv, 0) == DFG_NONE)
            continue;
        dfg_node w = dfg_arg(g, conv, 1);
        if (!dfg_is(g, w, DFG_CONST))
            continue;
        dfg_node scale = dfg_arg(g, batchNormalization_call, 1);
        if (!dfg_is(g, scale, DFG_CONST))
            continue;
        dfg_node bias = dfg_arg(g, batchNormalization_call, 2);
        if (!dfg_is(g, bias, DFG_CONST))
            continue;
        dfg_node mean = dfg_arg(g, batchNormalization_call, 3);
        if (!dfg_is(g, mean, DFG_CONST))
            continue;
        dfg_node variance = dfg_arg(g, batchNormalization_call, 4);
        if (!dfg_is(g, variance, DFG_CONST) || dfg_dtype(g, n) != DFG_F32)
            continue;
        if (!dfg_in_body(g, n,
                         (const dfg_node[]){sigmoid, alt == 3 && alt_2 == 0 ? v : DFG_NONE, clip, add,
                                            alt == 3 && alt_2 == 1 ? v : DFG_NONE, clip_2, add_2,
                                            alt == 3 && alt_2 == 2 ? v : DFG_NONE, batchNormalization,
                                            batchNormalization_call, conv},
                         11))
            continue;
        if (accept(ctx, &(struct onnx_dnnl_dnnl_conv_norm_act_match){.root = n}))
            return true;
    }
    return false;
}

static bool onnx_dnnl_dnnl_conv_norm_act_keep(void *m, const struct onnx_dnnl_dnnl_conv_norm_act_match *found)
{
    *(struct onnx_dnnl_dnnl_conv_norm_act_match *)m = *found;
    return true;
}

bool onnx_dnnl_dnnl_conv_norm_act_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_conv_norm_act_match *m)
{
    return onnx_dnnl_dnnl_conv_norm_act_each(g, n, onnx_dnnl_dnnl_conv_norm_act_keep, m);
}

/* onnx_dnnl.pat:47, as an entry of a table
 * "dnnl.conv_norm"         = plain(conv_norm);
 */
bool onnx_dnnl_dnnl_conv_norm_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_conv_norm_match *m)
{
    dfg_node n_call = dfg_first_result(g, n);
    if (!dfg_calls_argc(g, n_call, OP_BatchNormalization, 5))
        return false;
    if (!dfg_int_is(g, n_call, ATTR_training_mode, 0, 0))
        return false;
    dfg_node conv = dfg_arg(g, n_call, 0);
    if (dfg_op(g, conv) != OP_Conv || dfg_n_args(g, conv) > 3 || dfg_arg(g, conv, 0) == DFG_NONE)
        return false;
    dfg_node w = dfg_arg(g, conv, 1);
    if (!dfg_is(g, w, DFG_CONST))
        return false;
    dfg_node scale = dfg_arg(g, n_call, 1);
    if (!dfg_is(g, scale, DFG_CONST))
        return false;
    dfg_node bias = dfg_arg(g, n_call, 2);
    if (!dfg_is(g, bias, DFG_CONST))
        return false;
    dfg_node mean = dfg_arg(g, n_call, 3);
    if (!dfg_is(g, mean, DFG_CONST))
        return false;
    dfg_node variance = dfg_arg(g, n_call, 4);
    if (!dfg_is(g, variance, DFG_CONST) || dfg_dtype(g, n) != DFG_F32)
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){n_call, conv}, 2))
        return false;
    *m = (struct onnx_dnnl_dnnl_conv_norm_match){.root = n};
    return true;
}

bool onnx_dnnl_dnnl_conv_norm_each(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_conv_norm_match *m),
                                   void *ctx)
{
    struct onnx_dnnl_dnnl_conv_norm_match m;
    return onnx_dnnl_dnnl_conv_norm_match(g, n, &m) && accept(ctx, &m);
}

/* onnx_dnnl.pat:48, as an entry of a table
 * "dnnl.deconv_norm_act"   = plain(conv_transpose_norm_act);
 */
bool onnx_dnnl_dnnl_deconv_norm_act_each(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_deconv_norm_act_match *m),
                                         void *ctx)
{
    for (uint32_t alt = 0; alt < 4u; alt++) {
        dfg_node batchNormalization = DFG_NONE, sigmoid = DFG_NONE, v = DFG_NONE, clip = DFG_NONE;
        dfg_node add = DFG_NONE, clip_2 = DFG_NONE, add_2 = DFG_NONE;
        uint32_t swap = 0, swap_2 = 0, alt_2 = 0, swap_3 = 0, swap_4 = 0, swap_5 = 0;
        if (alt == 0) {
            if (!(dfg_op(g, n) == OP_Relu || dfg_op(g, n) == OP_LeakyRelu || dfg_op(g, n) == OP_Sigmoid
                  || dfg_op(g, n) == OP_Tanh || dfg_op(g, n) == OP_HardSigmoid
                  || dfg_op(g, n) == OP_HardSwish || dfg_op(g, n) == OP_Gelu)
                || !dfg_argc_is(g, n, 1))
                continue;
            batchNormalization = dfg_arg(g, n, 0);
        } else if (alt == 1) {
            if (!dfg_calls_with(g, n, OP_Clip, 3))
                continue;
            batchNormalization = dfg_arg(g, n, 0);
            if (!dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(0), DFG_NO_DTYPE)
                || !dfg_const_is(g, dfg_arg(g, n, 2), dfg_int(6), DFG_NO_DTYPE))
                continue;
        } else if (alt == 2) {
            if (!dfg_calls_argc(g, n, OP_Mul, 2))
                continue;
            swap = (dfg_op(g, dfg_arg(g, n, 0)) == OP_BatchNormalization
                    || dfg_is(g, dfg_arg(g, n, 0), DFG_GET))
                ? 0
                : 1;
            batchNormalization = dfg_arg(g, n, swap);
            sigmoid = dfg_arg(g, n, 1 - swap);
            if (!dfg_calls_argc(g, sigmoid, OP_Sigmoid, 1))
                continue;
            if (dfg_arg(g, sigmoid, 0) != batchNormalization)
                continue;
        } else {
            if (!dfg_calls_argc(g, n, OP_Mul, 2))
                continue;
            swap_2 = (dfg_op(g, dfg_arg(g, n, 0)) == OP_BatchNormalization
                      || dfg_is(g, dfg_arg(g, n, 0), DFG_GET))
                ? 0
                : 1;
            batchNormalization = dfg_arg(g, n, swap_2);
            v = dfg_arg(g, n, 1 - swap_2);
            alt_2 = dfg_calls_argc(g, v, OP_Div, 2) ? 0 : dfg_calls_argc(g, v, OP_Mul, 2) ? 1 : 2;
            if (alt_2 == 0) {
                clip = dfg_arg(g, v, 0);
                if (!dfg_calls_with(g, clip, OP_Clip, 3))
                    continue;
                add = dfg_arg(g, clip, 0);
                if (!dfg_calls_argc(g, add, OP_Add, 2))
                    continue;
                swap_3 = (dfg_op(g, dfg_arg(g, add, 0)) == OP_BatchNormalization
                          || dfg_is(g, dfg_arg(g, add, 0), DFG_GET))
                    ? 0
                    : 1;
                if (dfg_arg(g, add, swap_3) != batchNormalization)
                    continue;
                if (!dfg_const_is(g, dfg_arg(g, add, 1 - swap_3), dfg_int(3), DFG_NO_DTYPE)
                    || !dfg_const_is(g, dfg_arg(g, clip, 1), dfg_int(0), DFG_NO_DTYPE)
                    || !dfg_const_is(g, dfg_arg(g, clip, 2), dfg_int(6), DFG_NO_DTYPE)
                    || !dfg_const_is(g, dfg_arg(g, v, 1), dfg_int(6), DFG_NO_DTYPE))
                    continue;
            } else if (alt_2 == 1) {
                swap_4 = dfg_op(g, dfg_arg(g, v, 0)) == OP_Clip ? 0 : 1;
                clip_2 = dfg_arg(g, v, swap_4);
                if (!dfg_calls_with(g, clip_2, OP_Clip, 3))
                    continue;
                add_2 = dfg_arg(g, clip_2, 0);
                if (!dfg_calls_argc(g, add_2, OP_Add, 2))
                    continue;
                swap_5 = (dfg_op(g, dfg_arg(g, add_2, 0)) == OP_BatchNormalization
                          || dfg_is(g, dfg_arg(g, add_2, 0), DFG_GET))
                    ? 0
                    : 1;
                if (dfg_arg(g, add_2, swap_5) != batchNormalization)
                    continue;
                if (!dfg_const_is(g, dfg_arg(g, add_2, 1 - swap_5), dfg_int(3), DFG_NO_DTYPE)
                    || !dfg_const_is(g, dfg_arg(g, clip_2, 1), dfg_int(0), DFG_NO_DTYPE)
                    || !dfg_const_is(g, dfg_arg(g, clip_2, 2), dfg_int(6), DFG_NO_DTYPE)
                    || !dfg_const_near(g, dfg_arg(g, v, 1 - swap_4), dfg_float(0.16666667), 0.0001,
                                       DFG_NO_DTYPE))
                    continue;
            } else {
                if (!dfg_calls_argc(g, v, OP_HardSigmoid, 1))
                    continue;
                if (!dfg_near_by(dfg_attr_or(g, v, ATTR_alpha, dfg_float(0.2)), dfg_float(0.16666667),
                                 0.0001))
                    continue;
                if (!dfg_near(dfg_attr_or(g, v, ATTR_beta, dfg_float(0.5)), dfg_float(0.5)))
                    continue;
                if (dfg_arg(g, v, 0) != batchNormalization)
                    continue;
            }
        }
        dfg_node batchNormalization_call = dfg_first_result(g, batchNormalization);
        if (!dfg_calls_argc(g, batchNormalization_call, OP_BatchNormalization, 5))
            continue;
        if (!dfg_int_is(g, batchNormalization_call, ATTR_training_mode, 0, 0))
            continue;
        dfg_node convTranspose = dfg_arg(g, batchNormalization_call, 0);
        if (dfg_op(g, convTranspose) != OP_ConvTranspose || dfg_n_args(g, convTranspose) > 3
            || dfg_arg(g, convTranspose, 0) == DFG_NONE)
            continue;
        dfg_node w = dfg_arg(g, convTranspose, 1);
        if (!dfg_is(g, w, DFG_CONST))
            continue;
        dfg_node scale = dfg_arg(g, batchNormalization_call, 1);
        if (!dfg_is(g, scale, DFG_CONST))
            continue;
        dfg_node bias = dfg_arg(g, batchNormalization_call, 2);
        if (!dfg_is(g, bias, DFG_CONST))
            continue;
        dfg_node mean = dfg_arg(g, batchNormalization_call, 3);
        if (!dfg_is(g, mean, DFG_CONST))
            continue;
        dfg_node variance = dfg_arg(g, batchNormalization_call, 4);
        if (!dfg_is(g, variance, DFG_CONST) || dfg_dtype(g, n) != DFG_F32)
            continue;
        if (!dfg_in_body(g, n,
                         (const dfg_node[]){sigmoid, alt == 3 && alt_2 == 0 ? v : DFG_NONE, clip, add,
                                            alt == 3 && alt_2 == 1 ? v : DFG_NONE, clip_2, add_2,
                                            alt == 3 && alt_2 == 2 ? v : DFG_NONE, batchNormalization,
                                            batchNormalization_call, convTranspose},
                         11))
            continue;
        if (accept(ctx, &(struct onnx_dnnl_dnnl_deconv_norm_act_match){.root = n}))
            return true;
    }
    return false;
}

static bool onnx_dnnl_dnnl_deconv_norm_act_keep(void *m, const struct onnx_dnnl_dnnl_deconv_norm_act_match *found)
{
    *(struct onnx_dnnl_dnnl_deconv_norm_act_match *)m = *found;
    return true;
}

bool onnx_dnnl_dnnl_deconv_norm_act_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_deconv_norm_act_match *m)
{
    return onnx_dnnl_dnnl_deconv_norm_act_each(g, n, onnx_dnnl_dnnl_deconv_norm_act_keep, m);
}

/* onnx_dnnl.pat:49, as an entry of a table
 * "dnnl.deconv_norm"       = plain(conv_transpose_norm);
 */
bool onnx_dnnl_dnnl_deconv_norm_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_deconv_norm_match *m)
{
    dfg_node n_call = dfg_first_result(g, n);
    if (!dfg_calls_argc(g, n_call, OP_BatchNormalization, 5))
        return false;
    if (!dfg_int_is(g, n_call, ATTR_training_mode, 0, 0))
        return false;
    dfg_node convTranspose = dfg_arg(g, n_call, 0);
    if (dfg_op(g, convTranspose) != OP_ConvTranspose || dfg_n_args(g, convTranspose) > 3
        || dfg_arg(g, convTranspose, 0) == DFG_NONE)
        return false;
    dfg_node w = dfg_arg(g, convTranspose, 1);
    if (!dfg_is(g, w, DFG_CONST))
        return false;
    dfg_node scale = dfg_arg(g, n_call, 1);
    if (!dfg_is(g, scale, DFG_CONST))
        return false;
    dfg_node bias = dfg_arg(g, n_call, 2);
    if (!dfg_is(g, bias, DFG_CONST))
        return false;
    dfg_node mean = dfg_arg(g, n_call, 3);
    if (!dfg_is(g, mean, DFG_CONST))
        return false;
    dfg_node variance = dfg_arg(g, n_call, 4);
    if (!dfg_is(g, variance, DFG_CONST) || dfg_dtype(g, n) != DFG_F32)
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){n_call, convTranspose}, 2))
        return false;
    *m = (struct onnx_dnnl_dnnl_deconv_norm_match){.root = n};
    return true;
}

bool onnx_dnnl_dnnl_deconv_norm_each(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_deconv_norm_match *m),
                                     void *ctx)
{
    struct onnx_dnnl_dnnl_deconv_norm_match m;
    return onnx_dnnl_dnnl_deconv_norm_match(g, n, &m) && accept(ctx, &m);
}

/* onnx_dnnl.pat:50, as an entry of a table
 * "dnnl.conv_act"          = plain(conv_act);
 */
bool onnx_dnnl_dnnl_conv_act_each(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_conv_act_match *m),
                                  void *ctx)
{
    for (uint32_t alt = 0; alt < 4u; alt++) {
        dfg_node conv = DFG_NONE, sigmoid = DFG_NONE, v = DFG_NONE, clip = DFG_NONE, add = DFG_NONE;
        dfg_node clip_2 = DFG_NONE, add_2 = DFG_NONE;
        uint32_t swap = 0, swap_2 = 0, alt_2 = 0, swap_3 = 0, swap_4 = 0, swap_5 = 0;
        if (alt == 0) {
            if (!(dfg_op(g, n) == OP_Relu || dfg_op(g, n) == OP_LeakyRelu || dfg_op(g, n) == OP_Sigmoid
                  || dfg_op(g, n) == OP_Tanh || dfg_op(g, n) == OP_HardSigmoid
                  || dfg_op(g, n) == OP_HardSwish || dfg_op(g, n) == OP_Gelu)
                || !dfg_argc_is(g, n, 1))
                continue;
            conv = dfg_arg(g, n, 0);
        } else if (alt == 1) {
            if (!dfg_calls_with(g, n, OP_Clip, 3))
                continue;
            conv = dfg_arg(g, n, 0);
            if (!dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(0), DFG_NO_DTYPE)
                || !dfg_const_is(g, dfg_arg(g, n, 2), dfg_int(6), DFG_NO_DTYPE))
                continue;
        } else if (alt == 2) {
            if (!dfg_calls_argc(g, n, OP_Mul, 2))
                continue;
            swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_Conv ? 0 : 1;
            conv = dfg_arg(g, n, swap);
            sigmoid = dfg_arg(g, n, 1 - swap);
            if (!dfg_calls_argc(g, sigmoid, OP_Sigmoid, 1))
                continue;
            if (dfg_arg(g, sigmoid, 0) != conv)
                continue;
        } else {
            if (!dfg_calls_argc(g, n, OP_Mul, 2))
                continue;
            swap_2 = dfg_op(g, dfg_arg(g, n, 0)) == OP_Conv ? 0 : 1;
            conv = dfg_arg(g, n, swap_2);
            v = dfg_arg(g, n, 1 - swap_2);
            alt_2 = dfg_calls_argc(g, v, OP_Div, 2) ? 0 : dfg_calls_argc(g, v, OP_Mul, 2) ? 1 : 2;
            if (alt_2 == 0) {
                clip = dfg_arg(g, v, 0);
                if (!dfg_calls_with(g, clip, OP_Clip, 3))
                    continue;
                add = dfg_arg(g, clip, 0);
                if (!dfg_calls_argc(g, add, OP_Add, 2))
                    continue;
                swap_3 = dfg_op(g, dfg_arg(g, add, 0)) == OP_Conv ? 0 : 1;
                if (dfg_arg(g, add, swap_3) != conv)
                    continue;
                if (!dfg_const_is(g, dfg_arg(g, add, 1 - swap_3), dfg_int(3), DFG_NO_DTYPE)
                    || !dfg_const_is(g, dfg_arg(g, clip, 1), dfg_int(0), DFG_NO_DTYPE)
                    || !dfg_const_is(g, dfg_arg(g, clip, 2), dfg_int(6), DFG_NO_DTYPE)
                    || !dfg_const_is(g, dfg_arg(g, v, 1), dfg_int(6), DFG_NO_DTYPE))
                    continue;
            } else if (alt_2 == 1) {
                swap_4 = dfg_op(g, dfg_arg(g, v, 0)) == OP_Clip ? 0 : 1;
                clip_2 = dfg_arg(g, v, swap_4);
                if (!dfg_calls_with(g, clip_2, OP_Clip, 3))
                    continue;
                add_2 = dfg_arg(g, clip_2, 0);
                if (!dfg_calls_argc(g, add_2, OP_Add, 2))
                    continue;
                swap_5 = dfg_op(g, dfg_arg(g, add_2, 0)) == OP_Conv ? 0 : 1;
                if (dfg_arg(g, add_2, swap_5) != conv)
                    continue;
                if (!dfg_const_is(g, dfg_arg(g, add_2, 1 - swap_5), dfg_int(3), DFG_NO_DTYPE)
                    || !dfg_const_is(g, dfg_arg(g, clip_2, 1), dfg_int(0), DFG_NO_DTYPE)
                    || !dfg_const_is(g, dfg_arg(g, clip_2, 2), dfg_int(6), DFG_NO_DTYPE)
                    || !dfg_const_near(g, dfg_arg(g, v, 1 - swap_4), dfg_float(0.16666667), 0.0001,
                                       DFG_NO_DTYPE))
                    continue;
            } else {
                if (!dfg_calls_argc(g, v, OP_HardSigmoid, 1))
                    continue;
                if (!dfg_near_by(dfg_attr_or(g, v, ATTR_alpha, dfg_float(0.2)), dfg_float(0.16666667),
                                 0.0001))
                    continue;
                if (!dfg_near(dfg_attr_or(g, v, ATTR_beta, dfg_float(0.5)), dfg_float(0.5)))
                    continue;
                if (dfg_arg(g, v, 0) != conv)
                    continue;
            }
        }
        if (dfg_op(g, conv) != OP_Conv || dfg_n_args(g, conv) > 3 || dfg_arg(g, conv, 0) == DFG_NONE
            || dfg_arg(g, conv, 1) == DFG_NONE)
            continue;
        if (dfg_dtype(g, n) != DFG_F32)
            continue;
        if (!dfg_in_body(g, n,
                         (const dfg_node[]){sigmoid, alt == 3 && alt_2 == 0 ? v : DFG_NONE, clip, add,
                                            alt == 3 && alt_2 == 1 ? v : DFG_NONE, clip_2, add_2,
                                            alt == 3 && alt_2 == 2 ? v : DFG_NONE, conv},
                         9))
            continue;
        if (accept(ctx, &(struct onnx_dnnl_dnnl_conv_act_match){.root = n}))
            return true;
    }
    return false;
}

static bool onnx_dnnl_dnnl_conv_act_keep(void *m, const struct onnx_dnnl_dnnl_conv_act_match *found)
{
    *(struct onnx_dnnl_dnnl_conv_act_match *)m = *found;
    return true;
}

bool onnx_dnnl_dnnl_conv_act_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_conv_act_match *m)
{
    return onnx_dnnl_dnnl_conv_act_each(g, n, onnx_dnnl_dnnl_conv_act_keep, m);
}

/* onnx_dnnl.pat:51, as an entry of a table
 * "dnnl.conv_sum"          = plain(conv_sum);
 */
bool onnx_dnnl_dnnl_conv_sum_each(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_conv_sum_match *m),
                                  void *ctx)
{
    bool is_add = dfg_calls_with(g, n, OP_Add, 2);
    for (uint32_t swap = 0; swap < (is_add ? dfg_orders(g, n) : 1u); swap++) {
        dfg_node conv = DFG_NONE;
        if (is_add) {
            conv = dfg_arg(g, n, swap);
        } else if (!dfg_calls_with(g, n, OP_Sum, 2)) {
            continue;
        }
        for (uint32_t swap_2 = 0; swap_2 < (!is_add ? dfg_orders(g, n) : 1u); swap_2++) {
            if (!is_add) {
                conv = dfg_arg(g, n, swap_2);
            }
            if (dfg_op(g, conv) != OP_Conv || dfg_n_args(g, conv) > 3 || dfg_arg(g, conv, 0) == DFG_NONE
                || dfg_arg(g, conv, 1) == DFG_NONE)
                continue;
            if (dfg_dtype(g, n) != DFG_F32 || !dfg_same_body(g, n, conv))
                continue;
            if (accept(ctx, &(struct onnx_dnnl_dnnl_conv_sum_match){.root = n}))
                return true;
        }
    }
    return false;
}

static bool onnx_dnnl_dnnl_conv_sum_keep(void *m, const struct onnx_dnnl_dnnl_conv_sum_match *found)
{
    *(struct onnx_dnnl_dnnl_conv_sum_match *)m = *found;
    return true;
}

bool onnx_dnnl_dnnl_conv_sum_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_conv_sum_match *m)
{
    return onnx_dnnl_dnnl_conv_sum_each(g, n, onnx_dnnl_dnnl_conv_sum_keep, m);
}

/* onnx_dnnl.pat:52, as an entry of a table
 * "dnnl.gemm_act"          = plain(gemm_act);
 */
bool onnx_dnnl_dnnl_gemm_act_each(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_gemm_act_match *m),
                                  void *ctx)
{
    for (uint32_t alt = 0; alt < 4u; alt++) {
        dfg_node gemm = DFG_NONE, sigmoid = DFG_NONE, v = DFG_NONE, clip = DFG_NONE, add = DFG_NONE;
        dfg_node clip_2 = DFG_NONE, add_2 = DFG_NONE;
        uint32_t swap = 0, swap_2 = 0, alt_2 = 0, swap_3 = 0, swap_4 = 0, swap_5 = 0;
        if (alt == 0) {
            if (!(dfg_op(g, n) == OP_Relu || dfg_op(g, n) == OP_LeakyRelu || dfg_op(g, n) == OP_Sigmoid
                  || dfg_op(g, n) == OP_Tanh || dfg_op(g, n) == OP_HardSigmoid
                  || dfg_op(g, n) == OP_HardSwish || dfg_op(g, n) == OP_Gelu)
                || !dfg_argc_is(g, n, 1))
                continue;
            gemm = dfg_arg(g, n, 0);
        } else if (alt == 1) {
            if (!dfg_calls_with(g, n, OP_Clip, 3))
                continue;
            gemm = dfg_arg(g, n, 0);
            if (!dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(0), DFG_NO_DTYPE)
                || !dfg_const_is(g, dfg_arg(g, n, 2), dfg_int(6), DFG_NO_DTYPE))
                continue;
        } else if (alt == 2) {
            if (!dfg_calls_argc(g, n, OP_Mul, 2))
                continue;
            swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_Gemm ? 0 : 1;
            gemm = dfg_arg(g, n, swap);
            sigmoid = dfg_arg(g, n, 1 - swap);
            if (!dfg_calls_argc(g, sigmoid, OP_Sigmoid, 1))
                continue;
            if (dfg_arg(g, sigmoid, 0) != gemm)
                continue;
        } else {
            if (!dfg_calls_argc(g, n, OP_Mul, 2))
                continue;
            swap_2 = dfg_op(g, dfg_arg(g, n, 0)) == OP_Gemm ? 0 : 1;
            gemm = dfg_arg(g, n, swap_2);
            v = dfg_arg(g, n, 1 - swap_2);
            alt_2 = dfg_calls_argc(g, v, OP_Div, 2) ? 0 : dfg_calls_argc(g, v, OP_Mul, 2) ? 1 : 2;
            if (alt_2 == 0) {
                clip = dfg_arg(g, v, 0);
                if (!dfg_calls_with(g, clip, OP_Clip, 3))
                    continue;
                add = dfg_arg(g, clip, 0);
                if (!dfg_calls_argc(g, add, OP_Add, 2))
                    continue;
                swap_3 = dfg_op(g, dfg_arg(g, add, 0)) == OP_Gemm ? 0 : 1;
                if (dfg_arg(g, add, swap_3) != gemm)
                    continue;
                if (!dfg_const_is(g, dfg_arg(g, add, 1 - swap_3), dfg_int(3), DFG_NO_DTYPE)
                    || !dfg_const_is(g, dfg_arg(g, clip, 1), dfg_int(0), DFG_NO_DTYPE)
                    || !dfg_const_is(g, dfg_arg(g, clip, 2), dfg_int(6), DFG_NO_DTYPE)
                    || !dfg_const_is(g, dfg_arg(g, v, 1), dfg_int(6), DFG_NO_DTYPE))
                    continue;
            } else if (alt_2 == 1) {
                swap_4 = dfg_op(g, dfg_arg(g, v, 0)) == OP_Clip ? 0 : 1;
                clip_2 = dfg_arg(g, v, swap_4);
                if (!dfg_calls_with(g, clip_2, OP_Clip, 3))
                    continue;
                add_2 = dfg_arg(g, clip_2, 0);
                if (!dfg_calls_argc(g, add_2, OP_Add, 2))
                    continue;
                swap_5 = dfg_op(g, dfg_arg(g, add_2, 0)) == OP_Gemm ? 0 : 1;
                if (dfg_arg(g, add_2, swap_5) != gemm)
                    continue;
                if (!dfg_const_is(g, dfg_arg(g, add_2, 1 - swap_5), dfg_int(3), DFG_NO_DTYPE)
                    || !dfg_const_is(g, dfg_arg(g, clip_2, 1), dfg_int(0), DFG_NO_DTYPE)
                    || !dfg_const_is(g, dfg_arg(g, clip_2, 2), dfg_int(6), DFG_NO_DTYPE)
                    || !dfg_const_near(g, dfg_arg(g, v, 1 - swap_4), dfg_float(0.16666667), 0.0001,
                                       DFG_NO_DTYPE))
                    continue;
            } else {
                if (!dfg_calls_argc(g, v, OP_HardSigmoid, 1))
                    continue;
                if (!dfg_near_by(dfg_attr_or(g, v, ATTR_alpha, dfg_float(0.2)), dfg_float(0.16666667),
                                 0.0001))
                    continue;
                if (!dfg_near(dfg_attr_or(g, v, ATTR_beta, dfg_float(0.5)), dfg_float(0.5)))
                    continue;
                if (dfg_arg(g, v, 0) != gemm)
                    continue;
            }
        }
        if (dfg_op(g, gemm) != OP_Gemm || dfg_n_args(g, gemm) > 3 || dfg_arg(g, gemm, 0) == DFG_NONE
            || dfg_arg(g, gemm, 1) == DFG_NONE)
            continue;
        if (dfg_dtype(g, n) != DFG_F32)
            continue;
        if (!dfg_in_body(g, n,
                         (const dfg_node[]){sigmoid, alt == 3 && alt_2 == 0 ? v : DFG_NONE, clip, add,
                                            alt == 3 && alt_2 == 1 ? v : DFG_NONE, clip_2, add_2,
                                            alt == 3 && alt_2 == 2 ? v : DFG_NONE, gemm},
                         9))
            continue;
        if (accept(ctx, &(struct onnx_dnnl_dnnl_gemm_act_match){.root = n}))
            return true;
    }
    return false;
}

static bool onnx_dnnl_dnnl_gemm_act_keep(void *m, const struct onnx_dnnl_dnnl_gemm_act_match *found)
{
    *(struct onnx_dnnl_dnnl_gemm_act_match *)m = *found;
    return true;
}

bool onnx_dnnl_dnnl_gemm_act_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_gemm_act_match *m)
{
    return onnx_dnnl_dnnl_gemm_act_each(g, n, onnx_dnnl_dnnl_gemm_act_keep, m);
}

/* onnx_dnnl.pat:53, as an entry of a table
 * "dnnl.matmul_bias_gelu"  = plain(matmul_bias_gelu);
 */
bool onnx_dnnl_dnnl_matmul_bias_gelu_each(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_matmul_bias_gelu_match *m),
                                          void *ctx)
{
    for (uint32_t alt = 0; alt < 5u; alt++) {
        for (uint32_t alt_2 = 0; alt_2 < (alt == 0 ? 3u : 1u); alt_2++) {
            uint32_t swap = 0;
            dfg_node mul = DFG_NONE;
            if (alt == 0 && alt_2 == 0) {
                if (!dfg_calls_argc(g, n, OP_Mul, 2))
                    continue;
                swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_Mul ? 0 : 1;
                if (!dfg_const_is(g, dfg_arg(g, n, 1 - swap), dfg_float(0.5), DFG_NO_DTYPE))
                    continue;
                mul = dfg_arg(g, n, swap);
                if (!dfg_calls_argc(g, mul, OP_Mul, 2))
                    continue;
            }
            for (uint32_t swap_2 = 0; swap_2 < (alt == 0 && alt_2 == 0 ? dfg_orders(g, mul) : 1u); swap_2++) {
                dfg_node add = DFG_NONE, t = DFG_NONE, mul_2 = DFG_NONE, mul_3 = DFG_NONE, erf = DFG_NONE;
                dfg_node v = DFG_NONE;
                uint32_t swap_3 = 0, swap_4 = 0, swap_5 = 0, swap_6 = 0, swap_7 = 0, swap_8 = 0;
                bool is_div = false;
                if (alt == 0) {
                    if (alt_2 == 0) {
                        add = dfg_arg(g, mul, swap_2);
                        t = dfg_arg(g, mul, 1 - swap_2);
                    } else if (alt_2 == 1) {
                        if (!dfg_calls_argc(g, n, OP_Mul, 2))
                            continue;
                        swap_3 = dfg_op(g, dfg_arg(g, n, 0)) == OP_Add ? 0 : 1;
                        add = dfg_arg(g, n, swap_3);
                        mul_2 = dfg_arg(g, n, 1 - swap_3);
                        if (!dfg_calls_argc(g, mul_2, OP_Mul, 2))
                            continue;
                        swap_4 = dfg_op(g, dfg_arg(g, mul_2, 0)) == OP_Add ? 0 : 1;
                        t = dfg_arg(g, mul_2, swap_4);
                        if (!dfg_const_is(g, dfg_arg(g, mul_2, 1 - swap_4), dfg_float(0.5), DFG_NO_DTYPE))
                            continue;
                    } else {
                        if (!dfg_calls_argc(g, n, OP_Mul, 2))
                            continue;
                        swap_5 = dfg_op(g, dfg_arg(g, n, 0)) == OP_Mul ? 0 : 1;
                        mul_3 = dfg_arg(g, n, swap_5);
                        if (!dfg_calls_argc(g, mul_3, OP_Mul, 2))
                            continue;
                        swap_6 = dfg_op(g, dfg_arg(g, mul_3, 0)) == OP_Add ? 0 : 1;
                        add = dfg_arg(g, mul_3, swap_6);
                        if (!dfg_const_is(g, dfg_arg(g, mul_3, 1 - swap_6), dfg_float(0.5), DFG_NO_DTYPE))
                            continue;
                        t = dfg_arg(g, n, 1 - swap_5);
                    }
                    if (!dfg_calls_argc(g, t, OP_Add, 2))
                        continue;
                    swap_7 = dfg_op(g, dfg_arg(g, t, 0)) == OP_Erf ? 0 : 1;
                    erf = dfg_arg(g, t, swap_7);
                    if (!dfg_calls_argc(g, erf, OP_Erf, 1))
                        continue;
                    v = dfg_arg(g, erf, 0);
                    is_div = dfg_calls_argc(g, v, OP_Div, 2);
                    if (is_div) {
                        if (dfg_arg(g, v, 0) != add)
                            continue;
                        if (!dfg_const_near(g, dfg_arg(g, v, 1), dfg_float(1.41421356), 0.001,
                                            DFG_NO_DTYPE))
                            continue;
                    } else {
                        if (!dfg_calls_argc(g, v, OP_Mul, 2))
                            continue;
                        swap_8 = dfg_op(g, dfg_arg(g, v, 0)) == OP_Add ? 0 : 1;
                        if (dfg_arg(g, v, swap_8) != add)
                            continue;
                        if (!dfg_const_near(g, dfg_arg(g, v, 1 - swap_8), dfg_float(0.70710678), 0.001,
                                            DFG_NO_DTYPE))
                            continue;
                    }
                    if (!dfg_const_is(g, dfg_arg(g, t, 1 - swap_7), dfg_int(1), DFG_NO_DTYPE))
                        continue;
                }
                for (uint32_t alt_3 = 0; alt_3 < (alt == 1 ? 3u : 1u); alt_3++) {
                    uint32_t swap_9 = 0;
                    dfg_node mul_4 = DFG_NONE;
                    if (alt == 1 && alt_3 == 0) {
                        if (!dfg_calls_argc(g, n, OP_Mul, 2))
                            continue;
                        swap_9 = dfg_op(g, dfg_arg(g, n, 0)) == OP_Mul ? 0 : 1;
                        if (!dfg_const_is(g, dfg_arg(g, n, 1 - swap_9), dfg_float(0.5), DFG_NO_DTYPE))
                            continue;
                        mul_4 = dfg_arg(g, n, swap_9);
                        if (!dfg_calls_argc(g, mul_4, OP_Mul, 2))
                            continue;
                    }
                    for (uint32_t swap_10 = 0; swap_10 < (alt == 1 && alt_3 == 0 ? dfg_orders(g, mul_4) : 1u); swap_10++) {
                        dfg_node t_2 = DFG_NONE, mul_5 = DFG_NONE, mul_6 = DFG_NONE, tanh = DFG_NONE, mul_7 = DFG_NONE;
                        dfg_node add_2 = DFG_NONE, v_2 = DFG_NONE;
                        uint32_t swap_11 = 0, swap_12 = 0, swap_13 = 0, swap_14 = 0, swap_15 = 0, swap_16 = 0;
                        uint32_t swap_17 = 0;
                        if (alt == 1) {
                            if (alt_3 == 0) {
                                add = dfg_arg(g, mul_4, swap_10);
                                t_2 = dfg_arg(g, mul_4, 1 - swap_10);
                            } else if (alt_3 == 1) {
                                if (!dfg_calls_argc(g, n, OP_Mul, 2))
                                    continue;
                                swap_11 = dfg_op(g, dfg_arg(g, n, 0)) == OP_Add ? 0 : 1;
                                add = dfg_arg(g, n, swap_11);
                                mul_5 = dfg_arg(g, n, 1 - swap_11);
                                if (!dfg_calls_argc(g, mul_5, OP_Mul, 2))
                                    continue;
                                swap_12 = dfg_op(g, dfg_arg(g, mul_5, 0)) == OP_Add ? 0 : 1;
                                if (!dfg_const_is(g, dfg_arg(g, mul_5, 1 - swap_12), dfg_float(0.5),
                                                  DFG_NO_DTYPE))
                                    continue;
                                t_2 = dfg_arg(g, mul_5, swap_12);
                            } else {
                                if (!dfg_calls_argc(g, n, OP_Mul, 2))
                                    continue;
                                swap_13 = dfg_op(g, dfg_arg(g, n, 0)) == OP_Mul ? 0 : 1;
                                mul_6 = dfg_arg(g, n, swap_13);
                                if (!dfg_calls_argc(g, mul_6, OP_Mul, 2))
                                    continue;
                                swap_14 = dfg_op(g, dfg_arg(g, mul_6, 0)) == OP_Add ? 0 : 1;
                                add = dfg_arg(g, mul_6, swap_14);
                                if (!dfg_const_is(g, dfg_arg(g, mul_6, 1 - swap_14), dfg_float(0.5),
                                                  DFG_NO_DTYPE))
                                    continue;
                                t_2 = dfg_arg(g, n, 1 - swap_13);
                            }
                            if (!dfg_calls_argc(g, t_2, OP_Add, 2))
                                continue;
                            swap_15 = dfg_op(g, dfg_arg(g, t_2, 0)) == OP_Tanh ? 0 : 1;
                            if (!dfg_const_is(g, dfg_arg(g, t_2, 1 - swap_15), dfg_int(1), DFG_NO_DTYPE))
                                continue;
                            tanh = dfg_arg(g, t_2, swap_15);
                            if (!dfg_calls_argc(g, tanh, OP_Tanh, 1))
                                continue;
                            mul_7 = dfg_arg(g, tanh, 0);
                            if (!dfg_calls_argc(g, mul_7, OP_Mul, 2))
                                continue;
                            swap_16 = dfg_op(g, dfg_arg(g, mul_7, 0)) == OP_Add ? 0 : 1;
                            if (!dfg_const_near(g, dfg_arg(g, mul_7, 1 - swap_16), dfg_float(0.79788456),
                                                0.001, DFG_NO_DTYPE))
                                continue;
                            add_2 = dfg_arg(g, mul_7, swap_16);
                            if (!dfg_calls_argc(g, add_2, OP_Add, 2))
                                continue;
                            swap_17 = dfg_op(g, dfg_arg(g, add_2, 0)) == OP_Add ? 0 : 1;
                            if (dfg_arg(g, add_2, swap_17) != add)
                                continue;
                            v_2 = dfg_arg(g, add_2, 1 - swap_17);
                        }
                        for (uint32_t alt_4 = 0; alt_4 < (alt == 1 ? 2u : 1u); alt_4++) {
                            uint32_t swap_18 = 0, swap_19 = 0;
                            dfg_node v_3 = DFG_NONE, mul_8 = DFG_NONE;
                            bool is_pow = false;
                            if (alt == 1 && alt_4 == 0) {
                                if (!dfg_calls_argc(g, v_2, OP_Mul, 2))
                                    continue;
                                swap_18 = (dfg_op(g, dfg_arg(g, v_2, 0)) == OP_Pow
                                           || dfg_op(g, dfg_arg(g, v_2, 0)) == OP_Mul)
                                    ? 0
                                    : 1;
                                if (!dfg_const_near(g, dfg_arg(g, v_2, 1 - swap_18),
                                                    dfg_float(0.044715), 0.0001, DFG_NO_DTYPE))
                                    continue;
                                v_3 = dfg_arg(g, v_2, swap_18);
                                is_pow = dfg_calls_argc(g, v_3, OP_Pow, 2);
                                if (is_pow) {
                                    if (dfg_arg(g, v_3, 0) != add)
                                        continue;
                                    if (!dfg_const_is(g, dfg_arg(g, v_3, 1), dfg_int(3), DFG_NO_DTYPE))
                                        continue;
                                } else {
                                    if (!dfg_calls_argc(g, v_3, OP_Mul, 2))
                                        continue;
                                    swap_19 = dfg_op(g, dfg_arg(g, v_3, 0)) == OP_Add ? 0 : 1;
                                    if (dfg_arg(g, v_3, swap_19) != add)
                                        continue;
                                    mul_8 = dfg_arg(g, v_3, 1 - swap_19);
                                    if (!dfg_calls_argc(g, mul_8, OP_Mul, 2))
                                        continue;
                                }
                            }
                            for (uint32_t swap_20 = 0; swap_20 < (alt == 1 && alt_4 == 0 && !is_pow ? dfg_orders(g, mul_8) : 1u); swap_20++) {
                                uint32_t swap_21 = 0, swap_22 = 0, swap_23 = 0;
                                dfg_node mul_9 = DFG_NONE, mul_10 = DFG_NONE;
                                if (alt == 1) {
                                    if (alt_4 == 0) {
                                        if (!is_pow) {
                                            if (dfg_arg(g, mul_8, swap_20) != add)
                                                continue;
                                            if (dfg_arg(g, mul_8, 1 - swap_20) != add)
                                                continue;
                                        }
                                    } else {
                                        if (!dfg_calls_argc(g, v_2, OP_Mul, 2))
                                            continue;
                                        swap_21 = dfg_op(g, dfg_arg(g, v_2, 0)) == OP_Add ? 0 : 1;
                                        if (dfg_arg(g, v_2, swap_21) != add)
                                            continue;
                                        mul_9 = dfg_arg(g, v_2, 1 - swap_21);
                                        if (!dfg_calls_argc(g, mul_9, OP_Mul, 2))
                                            continue;
                                        swap_22 = dfg_op(g, dfg_arg(g, mul_9, 0)) == OP_Add ? 0 : 1;
                                        if (dfg_arg(g, mul_9, swap_22) != add)
                                            continue;
                                        mul_10 = dfg_arg(g, mul_9, 1 - swap_22);
                                        if (!dfg_calls_argc(g, mul_10, OP_Mul, 2))
                                            continue;
                                        swap_23 = dfg_op(g, dfg_arg(g, mul_10, 0)) == OP_Add ? 0 : 1;
                                        if (dfg_arg(g, mul_10, swap_23) != add)
                                            continue;
                                        if (!dfg_const_near(g, dfg_arg(g, mul_10, 1 - swap_23),
                                                            dfg_float(0.044715), 0.0001, DFG_NO_DTYPE))
                                            continue;
                                    }
                                } else if (alt == 2) {
                                    if (!dfg_calls_argc(g, n, OP_Gelu, 1))
                                        continue;
                                    add = dfg_arg(g, n, 0);
                                } else if (alt == 3) {
                                    if (!dfg_calls_argc(g, n, OP_com_microsoft_Gelu, 1))
                                        continue;
                                    add = dfg_arg(g, n, 0);
                                } else if (alt == 4) {
                                    if (dfg_op(g, n) != OP_com_microsoft_FastGelu)
                                        continue;
                                    add = dfg_arg(g, n, 0);
                                }
                                if (!dfg_calls_argc(g, add, OP_Add, 2))
                                    continue;
                                uint32_t swap_24 = dfg_op(g, dfg_arg(g, add, 0)) == OP_MatMul ? 0 : 1;
                                dfg_node matMul = dfg_arg(g, add, swap_24);
                                if (!dfg_calls_with(g, matMul, OP_MatMul, 2))
                                    continue;
                                dfg_node c = dfg_arg(g, add, 1 - swap_24);
                                if (!dfg_is(g, c, DFG_CONST) || dfg_dtype(g, n) != DFG_F32)
                                    continue;
                                if (!dfg_in_body(g, n,
                                                 (const dfg_node[]){mul, mul_2, mul_3, t, erf,
                                                                    alt == 0 && is_div ? v : DFG_NONE,
                                                                    alt == 0 && !is_div ? v : DFG_NONE,
                                                                    mul_4, mul_5, mul_6, t_2, tanh, mul_7,
                                                                    add_2,
                                                                    alt == 1 && alt_4 == 0 ? v_2 : DFG_NONE,
                                                                    alt == 1 && alt_4 == 0 && is_pow ? v_3
                                                                    : DFG_NONE,
                                                                    alt == 1 && alt_4 == 0 && !is_pow ? v_3
                                                                    : DFG_NONE,
                                                                    mul_8,
                                                                    alt == 1 && alt_4 == 1 ? v_2 : DFG_NONE,
                                                                    mul_9, mul_10, add, matMul},
                                                 23))
                                    continue;
                                if (accept(ctx, &(struct onnx_dnnl_dnnl_matmul_bias_gelu_match){.root = n}))
                                    return true;
                            }
                        }
                    }
                }
            }
        }
    }
    return false;
}

static bool onnx_dnnl_dnnl_matmul_bias_gelu_keep(void *m, const struct onnx_dnnl_dnnl_matmul_bias_gelu_match *found)
{
    *(struct onnx_dnnl_dnnl_matmul_bias_gelu_match *)m = *found;
    return true;
}

bool onnx_dnnl_dnnl_matmul_bias_gelu_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_matmul_bias_gelu_match *m)
{
    return onnx_dnnl_dnnl_matmul_bias_gelu_each(g, n, onnx_dnnl_dnnl_matmul_bias_gelu_keep, m);
}

/* onnx_dnnl.pat:54, as an entry of a table
 * "dnnl.matmul_bias_act"   = plain(matmul_bias_act);
 */
bool onnx_dnnl_dnnl_matmul_bias_act_each(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_matmul_bias_act_match *m),
                                         void *ctx)
{
    for (uint32_t alt = 0; alt < 4u; alt++) {
        dfg_node add = DFG_NONE, sigmoid = DFG_NONE, v = DFG_NONE, clip = DFG_NONE, add_2 = DFG_NONE;
        dfg_node clip_2 = DFG_NONE, add_3 = DFG_NONE;
        uint32_t swap = 0, swap_2 = 0, alt_2 = 0, swap_3 = 0, swap_4 = 0, swap_5 = 0;
        if (alt == 0) {
            if (!(dfg_op(g, n) == OP_Relu || dfg_op(g, n) == OP_LeakyRelu || dfg_op(g, n) == OP_Sigmoid
                  || dfg_op(g, n) == OP_Tanh || dfg_op(g, n) == OP_HardSigmoid
                  || dfg_op(g, n) == OP_HardSwish || dfg_op(g, n) == OP_Gelu)
                || !dfg_argc_is(g, n, 1))
                continue;
            add = dfg_arg(g, n, 0);
        } else if (alt == 1) {
            if (!dfg_calls_with(g, n, OP_Clip, 3))
                continue;
            add = dfg_arg(g, n, 0);
            if (!dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(0), DFG_NO_DTYPE)
                || !dfg_const_is(g, dfg_arg(g, n, 2), dfg_int(6), DFG_NO_DTYPE))
                continue;
        } else if (alt == 2) {
            if (!dfg_calls_argc(g, n, OP_Mul, 2))
                continue;
            swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_Add ? 0 : 1;
            add = dfg_arg(g, n, swap);
            sigmoid = dfg_arg(g, n, 1 - swap);
            if (!dfg_calls_argc(g, sigmoid, OP_Sigmoid, 1))
                continue;
            if (dfg_arg(g, sigmoid, 0) != add)
                continue;
        } else {
            if (!dfg_calls_argc(g, n, OP_Mul, 2))
                continue;
            swap_2 = dfg_op(g, dfg_arg(g, n, 0)) == OP_Add ? 0 : 1;
            add = dfg_arg(g, n, swap_2);
            v = dfg_arg(g, n, 1 - swap_2);
            alt_2 = dfg_calls_argc(g, v, OP_Div, 2) ? 0 : dfg_calls_argc(g, v, OP_Mul, 2) ? 1 : 2;
            if (alt_2 == 0) {
                clip = dfg_arg(g, v, 0);
                if (!dfg_calls_with(g, clip, OP_Clip, 3))
                    continue;
                add_2 = dfg_arg(g, clip, 0);
                if (!dfg_calls_argc(g, add_2, OP_Add, 2))
                    continue;
                swap_3 = dfg_op(g, dfg_arg(g, add_2, 0)) == OP_Add ? 0 : 1;
                if (dfg_arg(g, add_2, swap_3) != add)
                    continue;
                if (!dfg_const_is(g, dfg_arg(g, add_2, 1 - swap_3), dfg_int(3), DFG_NO_DTYPE)
                    || !dfg_const_is(g, dfg_arg(g, clip, 1), dfg_int(0), DFG_NO_DTYPE)
                    || !dfg_const_is(g, dfg_arg(g, clip, 2), dfg_int(6), DFG_NO_DTYPE)
                    || !dfg_const_is(g, dfg_arg(g, v, 1), dfg_int(6), DFG_NO_DTYPE))
                    continue;
            } else if (alt_2 == 1) {
                swap_4 = dfg_op(g, dfg_arg(g, v, 0)) == OP_Clip ? 0 : 1;
                clip_2 = dfg_arg(g, v, swap_4);
                if (!dfg_calls_with(g, clip_2, OP_Clip, 3))
                    continue;
                add_3 = dfg_arg(g, clip_2, 0);
                if (!dfg_calls_argc(g, add_3, OP_Add, 2))
                    continue;
                swap_5 = dfg_op(g, dfg_arg(g, add_3, 0)) == OP_Add ? 0 : 1;
                if (dfg_arg(g, add_3, swap_5) != add)
                    continue;
                if (!dfg_const_is(g, dfg_arg(g, add_3, 1 - swap_5), dfg_int(3), DFG_NO_DTYPE)
                    || !dfg_const_is(g, dfg_arg(g, clip_2, 1), dfg_int(0), DFG_NO_DTYPE)
                    || !dfg_const_is(g, dfg_arg(g, clip_2, 2), dfg_int(6), DFG_NO_DTYPE)
                    || !dfg_const_near(g, dfg_arg(g, v, 1 - swap_4), dfg_float(0.16666667), 0.0001,
                                       DFG_NO_DTYPE))
                    continue;
            } else {
                if (!dfg_calls_argc(g, v, OP_HardSigmoid, 1))
                    continue;
                if (!dfg_near_by(dfg_attr_or(g, v, ATTR_alpha, dfg_float(0.2)), dfg_float(0.16666667),
                                 0.0001))
                    continue;
                if (!dfg_near(dfg_attr_or(g, v, ATTR_beta, dfg_float(0.5)), dfg_float(0.5)))
                    continue;
                if (dfg_arg(g, v, 0) != add)
                    continue;
            }
        }
        if (!dfg_calls_argc(g, add, OP_Add, 2))
            continue;
        uint32_t swap_6 = dfg_op(g, dfg_arg(g, add, 0)) == OP_MatMul ? 0 : 1;
        dfg_node matMul = dfg_arg(g, add, swap_6);
        if (!dfg_calls_with(g, matMul, OP_MatMul, 2))
            continue;
        dfg_node c = dfg_arg(g, add, 1 - swap_6);
        if (!dfg_is(g, c, DFG_CONST) || dfg_dtype(g, n) != DFG_F32)
            continue;
        if (!dfg_in_body(g, n,
                         (const dfg_node[]){sigmoid, alt == 3 && alt_2 == 0 ? v : DFG_NONE, clip, add_2,
                                            alt == 3 && alt_2 == 1 ? v : DFG_NONE, clip_2, add_3,
                                            alt == 3 && alt_2 == 2 ? v : DFG_NONE, add, matMul},
                         10))
            continue;
        if (accept(ctx, &(struct onnx_dnnl_dnnl_matmul_bias_act_match){.root = n}))
            return true;
    }
    return false;
}

static bool onnx_dnnl_dnnl_matmul_bias_act_keep(void *m, const struct onnx_dnnl_dnnl_matmul_bias_act_match *found)
{
    *(struct onnx_dnnl_dnnl_matmul_bias_act_match *)m = *found;
    return true;
}

bool onnx_dnnl_dnnl_matmul_bias_act_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_matmul_bias_act_match *m)
{
    return onnx_dnnl_dnnl_matmul_bias_act_each(g, n, onnx_dnnl_dnnl_matmul_bias_act_keep, m);
}

/* onnx_dnnl.pat:55, as an entry of a table
 * "dnnl.matmul_bias_sum"   = plain(matmul_bias_sum);
 */
bool onnx_dnnl_dnnl_matmul_bias_sum_each(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_matmul_bias_sum_match *m),
                                         void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node add = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, add, OP_Add, 2))
            continue;
        uint32_t swap_2 = dfg_op(g, dfg_arg(g, add, 0)) == OP_MatMul ? 0 : 1;
        dfg_node matMul = dfg_arg(g, add, swap_2);
        if (!dfg_calls_with(g, matMul, OP_MatMul, 2))
            continue;
        dfg_node c = dfg_arg(g, add, 1 - swap_2);
        if (!dfg_is(g, c, DFG_CONST) || dfg_dtype(g, n) != DFG_F32)
            continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){add, matMul}, 2))
            continue;
        if (accept(ctx, &(struct onnx_dnnl_dnnl_matmul_bias_sum_match){.root = n}))
            return true;
    }
    return false;
}

static bool onnx_dnnl_dnnl_matmul_bias_sum_keep(void *m, const struct onnx_dnnl_dnnl_matmul_bias_sum_match *found)
{
    *(struct onnx_dnnl_dnnl_matmul_bias_sum_match *)m = *found;
    return true;
}

bool onnx_dnnl_dnnl_matmul_bias_sum_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_matmul_bias_sum_match *m)
{
    return onnx_dnnl_dnnl_matmul_bias_sum_each(g, n, onnx_dnnl_dnnl_matmul_bias_sum_keep, m);
}

/* What is inside all loops of onnx_dnnl_dnnl_gelu. */
static bool onnx_dnnl_dnnl_gelu_part2(const dfg_graph *g, dfg_node n,
    bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_gelu_match *m),
    void *ctx, uint32_t alt, dfg_node mul, dfg_node x, dfg_node t, dfg_node mul_2,
    dfg_node mul_3, dfg_node erf, dfg_node v, bool is_div, dfg_node mul_4,
    dfg_node t_2, dfg_node mul_5, dfg_node mul_6, dfg_node tanh, dfg_node mul_7,
    dfg_node add, dfg_node v_2, uint32_t alt_4, dfg_node v_3, bool is_pow)
{
    for (uint32_t swap_19 = 0; swap_19 < (alt == 1 && alt_4 == 0 && !is_pow ? dfg_orders(g, v_3) : 1u); swap_19++) {
        dfg_node mul_8 = DFG_NONE;
        if (alt == 1 && alt_4 == 0 && !is_pow) {
            if (dfg_arg(g, v_3, swap_19) != x)
                continue;
            mul_8 = dfg_arg(g, v_3, 1 - swap_19);
            if (!dfg_calls_with(g, mul_8, OP_Mul, 2))
                continue;
        }
        for (uint32_t swap_20 = 0; swap_20 < (alt == 1 && alt_4 == 0 && !is_pow ? dfg_orders(g, mul_8) : 1u); swap_20++) {
            if (alt == 1) {
                if (alt_4 == 0) {
                    if (!is_pow) {
                        if (dfg_arg(g, mul_8, swap_20) != x)
                            continue;
                        if (dfg_arg(g, mul_8, 1 - swap_20) != x)
                            continue;
                    }
                } else if (!dfg_calls_with(g, v_2, OP_Mul, 2)) {
                    continue;
                }
            }
            for (uint32_t swap_21 = 0; swap_21 < (alt == 1 && alt_4 == 1 ? dfg_orders(g, v_2) : 1u); swap_21++) {
                dfg_node mul_9 = DFG_NONE;
                if (alt == 1 && alt_4 == 1) {
                    if (dfg_arg(g, v_2, swap_21) != x)
                        continue;
                    mul_9 = dfg_arg(g, v_2, 1 - swap_21);
                    if (!dfg_calls_with(g, mul_9, OP_Mul, 2))
                        continue;
                }
                for (uint32_t swap_22 = 0; swap_22 < (alt == 1 && alt_4 == 1 ? dfg_orders(g, mul_9) : 1u); swap_22++) {
                    dfg_node mul_10 = DFG_NONE;
                    if (alt == 1 && alt_4 == 1) {
                        if (dfg_arg(g, mul_9, swap_22) != x)
                            continue;
                        mul_10 = dfg_arg(g, mul_9, 1 - swap_22);
                        if (!dfg_calls_with(g, mul_10, OP_Mul, 2))
                            continue;
                    }
                    for (uint32_t swap_23 = 0; swap_23 < (alt == 1 && alt_4 == 1 ? dfg_orders(g, mul_10) : 1u); swap_23++) {
                        if (alt == 1) {
                            if (alt_4 == 1) {
                                if (dfg_arg(g, mul_10, swap_23) != x)
                                    continue;
                                if (!dfg_const_near(g, dfg_arg(g, mul_10, 1 - swap_23), dfg_float(0.044715),
                                                    0.0001, DFG_NO_DTYPE))
                                    continue;
                            }
                        } else if (alt == 2) {
                            if (!dfg_calls_with(g, n, OP_Gelu, 1))
                                continue;
                            x = dfg_arg(g, n, 0);
                        } else if (alt == 3) {
                            if (!dfg_calls_with(g, n, OP_com_microsoft_Gelu, 1))
                                continue;
                            x = dfg_arg(g, n, 0);
                        } else if (alt == 4) {
                            if (dfg_op(g, n) != OP_com_microsoft_FastGelu || dfg_arg(g, n, 0) == DFG_NONE)
                                continue;
                            x = dfg_arg(g, n, 0);
                        }
                        if (dfg_dtype(g, n) != DFG_F32)
                            continue;
                        if (alt != 0)
                            t = DFG_NONE;
                        if (alt != 1)
                            t_2 = DFG_NONE;
                        if (!dfg_in_body(g, n,
                                         (const dfg_node[]){mul, mul_2, mul_3, t, erf,
                                                            alt == 0 && is_div ? v : DFG_NONE,
                                                            alt == 0 && !is_div ? v : DFG_NONE, mul_4,
                                                            mul_5, mul_6, t_2, tanh, mul_7, add,
                                                            alt == 1 && alt_4 == 0 ? v_2 : DFG_NONE,
                                                            alt == 1 && alt_4 == 0 && is_pow ? v_3
                                                            : DFG_NONE,
                                                            alt == 1 && alt_4 == 0 && !is_pow ? v_3
                                                            : DFG_NONE,
                                                            mul_8, alt == 1 && alt_4 == 1 ? v_2 : DFG_NONE,
                                                            mul_9, mul_10},
                                         21))
                            continue;
                        if (accept(ctx, &(struct onnx_dnnl_dnnl_gelu_match){.root = n}))
                            return true;
                    }
                }
            }
        }
    }
    return false;
}

/* onnx_dnnl.pat:56, as an entry of a table
 * "dnnl.gelu"              = plain(gelu);
 */
bool onnx_dnnl_dnnl_gelu_each(const dfg_graph *g, dfg_node n,
                              bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_gelu_match *m),
                              void *ctx)
{
    for (uint32_t alt = 0; alt < 5u; alt++) {
        for (uint32_t alt_2 = 0; alt_2 < (alt == 0 ? 3u : 1u); alt_2++) {
            uint32_t swap = 0;
            dfg_node mul = DFG_NONE;
            if (alt == 0 && alt_2 == 0) {
                if (!dfg_calls_argc(g, n, OP_Mul, 2))
                    continue;
                swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_Mul ? 0 : 1;
                if (!dfg_const_is(g, dfg_arg(g, n, 1 - swap), dfg_float(0.5), DFG_NO_DTYPE))
                    continue;
                mul = dfg_arg(g, n, swap);
                if (!dfg_calls_with(g, mul, OP_Mul, 2))
                    continue;
            }
            for (uint32_t swap_2 = 0; swap_2 < (alt == 0 && alt_2 == 0 ? dfg_orders(g, mul) : 1u); swap_2++) {
                dfg_node x = DFG_NONE, t = DFG_NONE;
                if (alt == 0) {
                    if (alt_2 == 0) {
                        x = dfg_arg(g, mul, swap_2);
                        t = dfg_arg(g, mul, 1 - swap_2);
                    } else if (alt_2 == 1) {
                        if (!dfg_calls_with(g, n, OP_Mul, 2))
                            continue;
                    }
                }
                for (uint32_t swap_3 = 0; swap_3 < (alt == 0 && alt_2 == 1 ? dfg_orders(g, n) : 1u); swap_3++) {
                    dfg_node mul_2 = DFG_NONE, mul_3 = DFG_NONE;
                    uint32_t swap_4 = 0, swap_5 = 0;
                    if (alt == 0) {
                        if (alt_2 == 1) {
                            x = dfg_arg(g, n, swap_3);
                            mul_2 = dfg_arg(g, n, 1 - swap_3);
                            if (!dfg_calls_argc(g, mul_2, OP_Mul, 2))
                                continue;
                            swap_4 = dfg_op(g, dfg_arg(g, mul_2, 0)) == OP_Add ? 0 : 1;
                            if (!dfg_const_is(g, dfg_arg(g, mul_2, 1 - swap_4), dfg_float(0.5),
                                              DFG_NO_DTYPE))
                                continue;
                            t = dfg_arg(g, mul_2, swap_4);
                        } else if (alt_2 == 2) {
                            if (!dfg_calls_argc(g, n, OP_Mul, 2))
                                continue;
                            swap_5 = dfg_op(g, dfg_arg(g, n, 0)) == OP_Mul ? 0 : 1;
                            mul_3 = dfg_arg(g, n, swap_5);
                            if (!dfg_calls_with(g, mul_3, OP_Mul, 2))
                                continue;
                        }
                    }
                    for (uint32_t swap_6 = 0; swap_6 < (alt == 0 && alt_2 == 2 ? dfg_orders(g, mul_3) : 1u); swap_6++) {
                        uint32_t swap_7 = 0;
                        dfg_node erf = DFG_NONE, v = DFG_NONE;
                        bool is_div = false;
                        if (alt == 0) {
                            if (alt_2 == 2) {
                                x = dfg_arg(g, mul_3, swap_6);
                                if (!dfg_const_is(g, dfg_arg(g, mul_3, 1 - swap_6), dfg_float(0.5),
                                                  DFG_NO_DTYPE))
                                    continue;
                                t = dfg_arg(g, n, 1 - swap_5);
                            }
                            if (!dfg_calls_argc(g, t, OP_Add, 2))
                                continue;
                            swap_7 = dfg_op(g, dfg_arg(g, t, 0)) == OP_Erf ? 0 : 1;
                            if (!dfg_const_is(g, dfg_arg(g, t, 1 - swap_7), dfg_int(1), DFG_NO_DTYPE))
                                continue;
                            erf = dfg_arg(g, t, swap_7);
                            if (!dfg_calls_argc(g, erf, OP_Erf, 1))
                                continue;
                            v = dfg_arg(g, erf, 0);
                            is_div = dfg_calls_with(g, v, OP_Div, 2);
                            if (is_div) {
                                if (dfg_arg(g, v, 0) != x)
                                    continue;
                                if (!dfg_const_near(g, dfg_arg(g, v, 1), dfg_float(1.41421356), 0.001,
                                                    DFG_NO_DTYPE))
                                    continue;
                            } else if (!dfg_calls_with(g, v, OP_Mul, 2)) {
                                continue;
                            }
                        }
                        for (uint32_t swap_8 = 0; swap_8 < (alt == 0 && !is_div ? dfg_orders(g, v) : 1u); swap_8++) {
                            if (alt == 0 && !is_div) {
                                if (dfg_arg(g, v, swap_8) != x)
                                    continue;
                                if (!dfg_const_near(g, dfg_arg(g, v, 1 - swap_8), dfg_float(0.70710678),
                                                    0.001, DFG_NO_DTYPE))
                                    continue;
                            }
                            for (uint32_t alt_3 = 0; alt_3 < (alt == 1 ? 3u : 1u); alt_3++) {
                                uint32_t swap_9 = 0;
                                dfg_node mul_4 = DFG_NONE;
                                if (alt == 1 && alt_3 == 0) {
                                    if (!dfg_calls_argc(g, n, OP_Mul, 2))
                                        continue;
                                    swap_9 = dfg_op(g, dfg_arg(g, n, 0)) == OP_Mul ? 0 : 1;
                                    if (!dfg_const_is(g, dfg_arg(g, n, 1 - swap_9), dfg_float(0.5),
                                                      DFG_NO_DTYPE))
                                        continue;
                                    mul_4 = dfg_arg(g, n, swap_9);
                                    if (!dfg_calls_with(g, mul_4, OP_Mul, 2))
                                        continue;
                                }
                                for (uint32_t swap_10 = 0; swap_10 < (alt == 1 && alt_3 == 0 ? dfg_orders(g, mul_4) : 1u); swap_10++) {
                                    dfg_node t_2 = DFG_NONE;
                                    if (alt == 1) {
                                        if (alt_3 == 0) {
                                            x = dfg_arg(g, mul_4, swap_10);
                                            t_2 = dfg_arg(g, mul_4, 1 - swap_10);
                                        } else if (alt_3 == 1) {
                                            if (!dfg_calls_with(g, n, OP_Mul, 2))
                                                continue;
                                        }
                                    }
                                    for (uint32_t swap_11 = 0; swap_11 < (alt == 1 && alt_3 == 1 ? dfg_orders(g, n) : 1u); swap_11++) {
                                        dfg_node mul_5 = DFG_NONE, mul_6 = DFG_NONE;
                                        uint32_t swap_12 = 0, swap_13 = 0;
                                        if (alt == 1) {
                                            if (alt_3 == 1) {
                                                x = dfg_arg(g, n, swap_11);
                                                mul_5 = dfg_arg(g, n, 1 - swap_11);
                                                if (!dfg_calls_argc(g, mul_5, OP_Mul, 2))
                                                    continue;
                                                swap_12 = dfg_op(g, dfg_arg(g, mul_5, 0)) == OP_Add ? 0 : 1;
                                                if (!dfg_const_is(g, dfg_arg(g, mul_5, 1 - swap_12),
                                                                  dfg_float(0.5), DFG_NO_DTYPE))
                                                    continue;
                                                t_2 = dfg_arg(g, mul_5, swap_12);
                                            } else if (alt_3 == 2) {
                                                if (!dfg_calls_argc(g, n, OP_Mul, 2))
                                                    continue;
                                                swap_13 = dfg_op(g, dfg_arg(g, n, 0)) == OP_Mul ? 0 : 1;
                                                mul_6 = dfg_arg(g, n, swap_13);
                                                if (!dfg_calls_with(g, mul_6, OP_Mul, 2))
                                                    continue;
                                            }
                                        }
                                        for (uint32_t swap_14 = 0; swap_14 < (alt == 1 && alt_3 == 2 ? dfg_orders(g, mul_6) : 1u); swap_14++) {
                                            uint32_t swap_15 = 0, swap_16 = 0;
                                            dfg_node tanh = DFG_NONE, mul_7 = DFG_NONE, add = DFG_NONE;
                                            if (alt == 1) {
                                                if (alt_3 == 2) {
                                                    x = dfg_arg(g, mul_6, swap_14);
                                                    if (!dfg_const_is(g, dfg_arg(g, mul_6, 1 - swap_14),
                                                                      dfg_float(0.5), DFG_NO_DTYPE))
                                                        continue;
                                                    t_2 = dfg_arg(g, n, 1 - swap_13);
                                                }
                                                if (!dfg_calls_argc(g, t_2, OP_Add, 2))
                                                    continue;
                                                swap_15 = dfg_op(g, dfg_arg(g, t_2, 0)) == OP_Tanh ? 0 : 1;
                                                if (!dfg_const_is(g, dfg_arg(g, t_2, 1 - swap_15),
                                                                  dfg_int(1), DFG_NO_DTYPE))
                                                    continue;
                                                tanh = dfg_arg(g, t_2, swap_15);
                                                if (!dfg_calls_argc(g, tanh, OP_Tanh, 1))
                                                    continue;
                                                mul_7 = dfg_arg(g, tanh, 0);
                                                if (!dfg_calls_argc(g, mul_7, OP_Mul, 2))
                                                    continue;
                                                swap_16 = dfg_op(g, dfg_arg(g, mul_7, 0)) == OP_Add ? 0 : 1;
                                                if (!dfg_const_near(g, dfg_arg(g, mul_7, 1 - swap_16),
                                                                    dfg_float(0.79788456), 0.001,
                                                                    DFG_NO_DTYPE))
                                                    continue;
                                                add = dfg_arg(g, mul_7, swap_16);
                                                if (!dfg_calls_with(g, add, OP_Add, 2))
                                                    continue;
                                            }
                                            for (uint32_t swap_17 = 0; swap_17 < (alt == 1 ? dfg_orders(g, add) : 1u); swap_17++) {
                                                dfg_node v_2 = DFG_NONE;
                                                if (alt == 1) {
                                                    if (dfg_arg(g, add, swap_17) != x)
                                                        continue;
                                                    v_2 = dfg_arg(g, add, 1 - swap_17);
                                                }
                                                for (uint32_t alt_4 = 0; alt_4 < (alt == 1 ? 2u : 1u); alt_4++) {
                                                    uint32_t swap_18 = 0;
                                                    dfg_node v_3 = DFG_NONE;
                                                    bool is_pow = false;
                                                    if (alt == 1 && alt_4 == 0) {
                                                        if (!dfg_calls_argc(g, v_2, OP_Mul, 2))
                                                            continue;
                                                        swap_18 = (dfg_op(g, dfg_arg(g, v_2, 0)) == OP_Pow
                                                                   || dfg_op(g, dfg_arg(g, v_2, 0)) == OP_Mul)
                                                            ? 0
                                                            : 1;
                                                        if (!dfg_const_near(g, dfg_arg(g, v_2, 1 - swap_18),
                                                                            dfg_float(0.044715), 0.0001,
                                                                            DFG_NO_DTYPE))
                                                            continue;
                                                        v_3 = dfg_arg(g, v_2, swap_18);
                                                        is_pow = dfg_calls_with(g, v_3, OP_Pow, 2);
                                                        if (is_pow) {
                                                            if (dfg_arg(g, v_3, 0) != x)
                                                                continue;
                                                            if (!dfg_const_is(g, dfg_arg(g, v_3, 1), dfg_int(3),
                                                                              DFG_NO_DTYPE))
                                                                continue;
                                                        } else if (!dfg_calls_with(g, v_3, OP_Mul, 2)) {
                                                            continue;
                                                        }
                                                    }
                                                    if (onnx_dnnl_dnnl_gelu_part2(g, n, accept, ctx, alt, mul, x, t, mul_2, mul_3, erf, v, is_div, mul_4, t_2,
                                                        mul_5, mul_6, tanh, mul_7, add, v_2, alt_4, v_3, is_pow))
                                                        return true;
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    return false;
}

static bool onnx_dnnl_dnnl_gelu_keep(void *m, const struct onnx_dnnl_dnnl_gelu_match *found)
{
    *(struct onnx_dnnl_dnnl_gelu_match *)m = *found;
    return true;
}

bool onnx_dnnl_dnnl_gelu_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_gelu_match *m)
{
    return onnx_dnnl_dnnl_gelu_each(g, n, onnx_dnnl_dnnl_gelu_keep, m);
}

/* onnx_dnnl.pat:57, as an entry of a table
 * "dnnl.swish"             = plain(swish);
 */
bool onnx_dnnl_dnnl_swish_each(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_swish_match *m),
                               void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Mul, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, swap);
        dfg_node sigmoid = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_with(g, sigmoid, OP_Sigmoid, 1))
            continue;
        if (dfg_arg(g, sigmoid, 0) != x)
            continue;
        if (dfg_dtype(g, n) != DFG_F32 || !dfg_same_body(g, n, sigmoid))
            continue;
        if (accept(ctx, &(struct onnx_dnnl_dnnl_swish_match){.root = n}))
            return true;
    }
    return false;
}

static bool onnx_dnnl_dnnl_swish_keep(void *m, const struct onnx_dnnl_dnnl_swish_match *found)
{
    *(struct onnx_dnnl_dnnl_swish_match *)m = *found;
    return true;
}

bool onnx_dnnl_dnnl_swish_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_swish_match *m)
{
    return onnx_dnnl_dnnl_swish_each(g, n, onnx_dnnl_dnnl_swish_keep, m);
}

/* onnx_dnnl.pat:58, as an entry of a table
 * "dnnl.hard_swish"        = plain(hard_swish);
 */
bool onnx_dnnl_dnnl_hard_swish_each(const dfg_graph *g, dfg_node n,
                                    bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_hard_swish_match *m),
                                    void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Mul, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, swap);
        dfg_node v = dfg_arg(g, n, 1 - swap);
        uint32_t alt = dfg_calls_argc(g, v, OP_Div, 2) ? 0 : dfg_calls_argc(g, v, OP_Mul, 2) ? 1 : 2;
        dfg_node clip = DFG_NONE, add = DFG_NONE;
        if (alt == 0) {
            if (!dfg_const_is(g, dfg_arg(g, v, 1), dfg_int(6), DFG_NO_DTYPE))
                continue;
            clip = dfg_arg(g, v, 0);
            if (!dfg_calls_with(g, clip, OP_Clip, 3)
                || !dfg_const_is(g, dfg_arg(g, clip, 1), dfg_int(0), DFG_NO_DTYPE)
                || !dfg_const_is(g, dfg_arg(g, clip, 2), dfg_int(6), DFG_NO_DTYPE))
                continue;
            add = dfg_arg(g, clip, 0);
            if (!dfg_calls_with(g, add, OP_Add, 2))
                continue;
        }
        for (uint32_t swap_2 = 0; swap_2 < (alt == 0 ? dfg_orders(g, add) : 1u); swap_2++) {
            uint32_t swap_3 = 0;
            dfg_node clip_2 = DFG_NONE, add_2 = DFG_NONE;
            if (alt == 0) {
                if (dfg_arg(g, add, swap_2) != x)
                    continue;
                if (!dfg_const_is(g, dfg_arg(g, add, 1 - swap_2), dfg_int(3), DFG_NO_DTYPE))
                    continue;
            } else if (alt == 1) {
                swap_3 = dfg_op(g, dfg_arg(g, v, 0)) == OP_Clip ? 0 : 1;
                if (!dfg_const_near(g, dfg_arg(g, v, 1 - swap_3), dfg_float(0.16666667), 0.0001,
                                    DFG_NO_DTYPE))
                    continue;
                clip_2 = dfg_arg(g, v, swap_3);
                if (!dfg_calls_with(g, clip_2, OP_Clip, 3)
                    || !dfg_const_is(g, dfg_arg(g, clip_2, 1), dfg_int(0), DFG_NO_DTYPE)
                    || !dfg_const_is(g, dfg_arg(g, clip_2, 2), dfg_int(6), DFG_NO_DTYPE))
                    continue;
                add_2 = dfg_arg(g, clip_2, 0);
                if (!dfg_calls_with(g, add_2, OP_Add, 2))
                    continue;
            }
            for (uint32_t swap_4 = 0; swap_4 < (alt == 1 ? dfg_orders(g, add_2) : 1u); swap_4++) {
                if (alt == 1) {
                    if (dfg_arg(g, add_2, swap_4) != x)
                        continue;
                    if (!dfg_const_is(g, dfg_arg(g, add_2, 1 - swap_4), dfg_int(3), DFG_NO_DTYPE))
                        continue;
                } else if (alt == 2) {
                    if (!dfg_calls_with(g, v, OP_HardSigmoid, 1))
                        continue;
                    if (!dfg_near_by(dfg_attr_or(g, v, ATTR_alpha, dfg_float(0.2)), dfg_float(0.16666667),
                                     0.0001))
                        continue;
                    if (!dfg_near(dfg_attr_or(g, v, ATTR_beta, dfg_float(0.5)), dfg_float(0.5)))
                        continue;
                    if (dfg_arg(g, v, 0) != x)
                        continue;
                }
                if (dfg_dtype(g, n) != DFG_F32)
                    continue;
                if (!dfg_in_body(g, n,
                                 (const dfg_node[]){alt == 0 ? v : DFG_NONE, clip, add,
                                                    alt == 1 ? v : DFG_NONE, clip_2, add_2,
                                                    alt == 2 ? v : DFG_NONE},
                                 7))
                    continue;
                if (accept(ctx, &(struct onnx_dnnl_dnnl_hard_swish_match){.root = n}))
                    return true;
            }
        }
    }
    return false;
}

static bool onnx_dnnl_dnnl_hard_swish_keep(void *m, const struct onnx_dnnl_dnnl_hard_swish_match *found)
{
    *(struct onnx_dnnl_dnnl_hard_swish_match *)m = *found;
    return true;
}

bool onnx_dnnl_dnnl_hard_swish_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_hard_swish_match *m)
{
    return onnx_dnnl_dnnl_hard_swish_each(g, n, onnx_dnnl_dnnl_hard_swish_keep, m);
}

/* onnx_dnnl.pat:59, as an entry of a table
 * "dnnl.matmul_bias"       = plain(matmul_bias);
 */
bool onnx_dnnl_dnnl_matmul_bias_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_matmul_bias_match *m)
{
    if (!dfg_calls_argc(g, n, OP_Add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_MatMul ? 0 : 1;
    dfg_node matMul = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, matMul, OP_MatMul, 2))
        return false;
    dfg_node c = dfg_arg(g, n, 1 - swap);
    if (!dfg_is(g, c, DFG_CONST) || dfg_dtype(g, n) != DFG_F32 || !dfg_same_body(g, n, matMul))
        return false;
    *m = (struct onnx_dnnl_dnnl_matmul_bias_match){.root = n};
    return true;
}

bool onnx_dnnl_dnnl_matmul_bias_each(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_matmul_bias_match *m),
                                     void *ctx)
{
    struct onnx_dnnl_dnnl_matmul_bias_match m;
    return onnx_dnnl_dnnl_matmul_bias_match(g, n, &m) && accept(ctx, &m);
}

/* onnx_dnnl.pat:60, as an entry of a table
 * "dnnl.conv"              = plain(conv);
 */
bool onnx_dnnl_dnnl_conv_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_conv_match *m)
{
    if (dfg_op(g, n) != OP_Conv || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 0) == DFG_NONE
        || dfg_arg(g, n, 1) == DFG_NONE)
        return false;
    if (dfg_dtype(g, n) != DFG_F32)
        return false;
    *m = (struct onnx_dnnl_dnnl_conv_match){.root = n};
    return true;
}

bool onnx_dnnl_dnnl_conv_each(const dfg_graph *g, dfg_node n,
                              bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_conv_match *m),
                              void *ctx)
{
    struct onnx_dnnl_dnnl_conv_match m;
    return onnx_dnnl_dnnl_conv_match(g, n, &m) && accept(ctx, &m);
}

/* onnx_dnnl.pat:61, as an entry of a table
 * "dnnl.deconv"            = plain(ConvTranspose(_, _, _));
 */
bool onnx_dnnl_dnnl_deconv_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_deconv_match *m)
{
    if (!dfg_calls_with(g, n, OP_ConvTranspose, 3) || dfg_dtype(g, n) != DFG_F32)
        return false;
    *m = (struct onnx_dnnl_dnnl_deconv_match){.root = n};
    return true;
}

bool onnx_dnnl_dnnl_deconv_each(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_deconv_match *m),
                                void *ctx)
{
    struct onnx_dnnl_dnnl_deconv_match m;
    return onnx_dnnl_dnnl_deconv_match(g, n, &m) && accept(ctx, &m);
}

/* onnx_dnnl.pat:62, as an entry of a table
 * "dnnl.deconv_no_bias"    = plain(ConvTranspose(_, _));
 */
bool onnx_dnnl_dnnl_deconv_no_bias_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_deconv_no_bias_match *m)
{
    if (!dfg_calls_with(g, n, OP_ConvTranspose, 2) || dfg_dtype(g, n) != DFG_F32)
        return false;
    *m = (struct onnx_dnnl_dnnl_deconv_no_bias_match){.root = n};
    return true;
}

bool onnx_dnnl_dnnl_deconv_no_bias_each(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_deconv_no_bias_match *m),
                                        void *ctx)
{
    struct onnx_dnnl_dnnl_deconv_no_bias_match m;
    return onnx_dnnl_dnnl_deconv_no_bias_match(g, n, &m) && accept(ctx, &m);
}

/* onnx_dnnl.pat:63, as an entry of a table
 * "dnnl.gemm"              = plain(gemm);
 */
bool onnx_dnnl_dnnl_gemm_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_gemm_match *m)
{
    if (dfg_op(g, n) != OP_Gemm || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 0) == DFG_NONE
        || dfg_arg(g, n, 1) == DFG_NONE)
        return false;
    if (dfg_dtype(g, n) != DFG_F32)
        return false;
    *m = (struct onnx_dnnl_dnnl_gemm_match){.root = n};
    return true;
}

bool onnx_dnnl_dnnl_gemm_each(const dfg_graph *g, dfg_node n,
                              bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_gemm_match *m),
                              void *ctx)
{
    struct onnx_dnnl_dnnl_gemm_match m;
    return onnx_dnnl_dnnl_gemm_match(g, n, &m) && accept(ctx, &m);
}

/* onnx_dnnl.pat:64, as an entry of a table
 * "dnnl.matmul"            = plain(MatMul(_, _));
 */
bool onnx_dnnl_dnnl_matmul_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_matmul_match *m)
{
    if (!dfg_calls_with(g, n, OP_MatMul, 2) || dfg_dtype(g, n) != DFG_F32)
        return false;
    *m = (struct onnx_dnnl_dnnl_matmul_match){.root = n};
    return true;
}

bool onnx_dnnl_dnnl_matmul_each(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_matmul_match *m),
                                void *ctx)
{
    struct onnx_dnnl_dnnl_matmul_match m;
    return onnx_dnnl_dnnl_matmul_match(g, n, &m) && accept(ctx, &m);
}

/* onnx_dnnl.pat:65, as an entry of a table
 * "dnnl.softmax"           = plain(Softmax(_));
 */
bool onnx_dnnl_dnnl_softmax_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_softmax_match *m)
{
    if (!dfg_calls_with(g, n, OP_Softmax, 1) || dfg_dtype(g, n) != DFG_F32)
        return false;
    *m = (struct onnx_dnnl_dnnl_softmax_match){.root = n};
    return true;
}

bool onnx_dnnl_dnnl_softmax_each(const dfg_graph *g, dfg_node n,
                                 bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_softmax_match *m),
                                 void *ctx)
{
    struct onnx_dnnl_dnnl_softmax_match m;
    return onnx_dnnl_dnnl_softmax_match(g, n, &m) && accept(ctx, &m);
}

/* onnx_dnnl.pat:66, as an entry of a table
 * "dnnl.pool"              = plain((MaxPool | AveragePool)(_) { ceil_mode == 0 } | GlobalAveragePool(_));
 */
bool onnx_dnnl_dnnl_pool_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_pool_match *m)
{
    bool is_call = (dfg_op(g, n) == OP_MaxPool || dfg_op(g, n) == OP_AveragePool || dfg_is(g, n, DFG_GET));
    dfg_node n_call = DFG_NONE;
    if (is_call) {
        n_call = dfg_first_result(g, n);
        if (!(n_call == n || dfg_op(g, n_call) == OP_MaxPool))
            return false;
        if (!(dfg_op(g, n_call) == OP_MaxPool || dfg_op(g, n_call) == OP_AveragePool)
            || !dfg_has_args(g, n_call, 1))
            return false;
        if (!dfg_int_is(g, n_call, ATTR_ceil_mode, 0, 0))
            return false;
    } else if (!dfg_calls_with(g, n, OP_GlobalAveragePool, 1)) {
        return false;
    }
    if (dfg_dtype(g, n) != DFG_F32)
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){is_call ? n_call : DFG_NONE}, 1))
        return false;
    *m = (struct onnx_dnnl_dnnl_pool_match){.root = n};
    return true;
}

bool onnx_dnnl_dnnl_pool_each(const dfg_graph *g, dfg_node n,
                              bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_pool_match *m),
                              void *ctx)
{
    struct onnx_dnnl_dnnl_pool_match m;
    return onnx_dnnl_dnnl_pool_match(g, n, &m) && accept(ctx, &m);
}

/* onnx_dnnl.pat:67, as an entry of a table
 * "dnnl.batch_norm"        = plain(normalized);
 */
bool onnx_dnnl_dnnl_batch_norm_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_batch_norm_match *m)
{
    dfg_node n_call = dfg_first_result(g, n);
    if (!dfg_calls_with(g, n_call, OP_BatchNormalization, 5))
        return false;
    if (!dfg_int_is(g, n_call, ATTR_training_mode, 0, 0))
        return false;
    dfg_node scale = dfg_arg(g, n_call, 1);
    if (!dfg_is(g, scale, DFG_CONST))
        return false;
    dfg_node bias = dfg_arg(g, n_call, 2);
    if (!dfg_is(g, bias, DFG_CONST))
        return false;
    dfg_node mean = dfg_arg(g, n_call, 3);
    if (!dfg_is(g, mean, DFG_CONST))
        return false;
    dfg_node variance = dfg_arg(g, n_call, 4);
    if (!dfg_is(g, variance, DFG_CONST) || dfg_dtype(g, n) != DFG_F32 || !dfg_same_body(g, n, n_call))
        return false;
    *m = (struct onnx_dnnl_dnnl_batch_norm_match){.root = n};
    return true;
}

bool onnx_dnnl_dnnl_batch_norm_each(const dfg_graph *g, dfg_node n,
                                    bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_batch_norm_match *m),
                                    void *ctx)
{
    struct onnx_dnnl_dnnl_batch_norm_match m;
    return onnx_dnnl_dnnl_batch_norm_match(g, n, &m) && accept(ctx, &m);
}

/* onnx_dnnl.pat:68, as an entry of a table
 * "dnnl.eltwise"           = plain((Relu | LeakyRelu | Sigmoid | Tanh | Abs | Exp | Log | Sqrt | Round | Elu | Softplus)(_)
 *                                      | Clip(...));
 */
bool onnx_dnnl_dnnl_eltwise_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_eltwise_match *m)
{
    bool is_call = (dfg_op(g, n) == OP_Relu || dfg_op(g, n) == OP_LeakyRelu || dfg_op(g, n) == OP_Sigmoid
                    || dfg_op(g, n) == OP_Tanh || dfg_op(g, n) == OP_Abs || dfg_op(g, n) == OP_Exp
                    || dfg_op(g, n) == OP_Log || dfg_op(g, n) == OP_Sqrt || dfg_op(g, n) == OP_Round
                    || dfg_op(g, n) == OP_Elu || dfg_op(g, n) == OP_Softplus)
        && dfg_has_args(g, n, 1);
    if (!is_call) {
        if (dfg_op(g, n) != OP_Clip)
            return false;
    }
    if (dfg_dtype(g, n) != DFG_F32)
        return false;
    *m = (struct onnx_dnnl_dnnl_eltwise_match){.root = n};
    return true;
}

bool onnx_dnnl_dnnl_eltwise_each(const dfg_graph *g, dfg_node n,
                                 bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_eltwise_match *m),
                                 void *ctx)
{
    struct onnx_dnnl_dnnl_eltwise_match m;
    return onnx_dnnl_dnnl_eltwise_match(g, n, &m) && accept(ctx, &m);
}

/* onnx_dnnl.pat:70, as an entry of a table
 * "dnnl.binary"            = plain((Add | Sub | Mul | Div | Min | Max)(_, _));
 */
bool onnx_dnnl_dnnl_binary_each(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const struct onnx_dnnl_dnnl_binary_match *m),
                                void *ctx)
{
    if (!(dfg_op(g, n) == OP_Add || dfg_op(g, n) == OP_Sub || dfg_op(g, n) == OP_Mul
          || dfg_op(g, n) == OP_Div || dfg_op(g, n) == OP_Min || dfg_op(g, n) == OP_Max)
        || !dfg_has_args(g, n, 2))
        return false;
    for (uint32_t swap = 0; swap < ((dfg_op(g, n) == OP_Add || dfg_op(g, n) == OP_Mul || dfg_op(g, n) == OP_Min || dfg_op(g, n) == OP_Max) ? dfg_orders(g, n) : 1u); swap++) {
        if (dfg_dtype(g, n) != DFG_F32)
            continue;
        if (accept(ctx, &(struct onnx_dnnl_dnnl_binary_match){.root = n}))
            return true;
    }
    return false;
}

static bool onnx_dnnl_dnnl_binary_keep(void *m, const struct onnx_dnnl_dnnl_binary_match *found)
{
    *(struct onnx_dnnl_dnnl_binary_match *)m = *found;
    return true;
}

bool onnx_dnnl_dnnl_binary_match(const dfg_graph *g, dfg_node n, struct onnx_dnnl_dnnl_binary_match *m)
{
    return onnx_dnnl_dnnl_binary_each(g, n, onnx_dnnl_dnnl_binary_keep, m);
}

/* ---- onnx_dnnl.pat:36  table onnx_dnnl ---- */

/* Does the candidate match?  What level 1 does not say is asked by the entry's own matcher. */
static bool onnx_dnnl_confirm(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    switch (bit) {
    case 0: { /* ONNX_DNNL_DNNL_INT8_CONV: where bytes(x, w, q) */
        struct onnx_dnnl_int8_conv_match m;
        return onnx_dnnl_int8_conv_match(g, n, &m);
    }
    case 1: { /* ONNX_DNNL_DNNL_INT8_GEMM: where bytes(x, w, q) */
        struct onnx_dnnl_int8_gemm_match m;
        return onnx_dnnl_int8_gemm_match(g, n, &m);
    }
    case 2: { /* ONNX_DNNL_DNNL_INT8_MATMUL: where bytes(x, w, q) */
        struct onnx_dnnl_int8_matmul_match m;
        return onnx_dnnl_int8_matmul_match(g, n, &m);
    }
    case 3: { /* ONNX_DNNL_DNNL_INT8_BINARY: where bytes(x, y, q) */
        struct onnx_dnnl_int8_binary_match m;
        return onnx_dnnl_int8_binary_match(g, n, &m);
    }
    case 4: { /* ONNX_DNNL_DNNL_LAYER_NORM: x is one node at several places */
        struct onnx_dnnl_dnnl_layer_norm_match m;
        return onnx_dnnl_dnnl_layer_norm_match(g, n, &m);
    }
    case 5: { /* ONNX_DNNL_DNNL_CONV_NORM_SUM_ACT: 'Add(a, b) | Sum(a, b)' is one node at several places */
        struct onnx_dnnl_dnnl_conv_norm_sum_act_match m;
        return onnx_dnnl_dnnl_conv_norm_sum_act_match(g, n, &m);
    }
    case 6: { /* ONNX_DNNL_DNNL_CONV_NORM_SUM: exact but for closures */
        struct onnx_dnnl_dnnl_conv_norm_sum_match m;
        return g->body == NULL || onnx_dnnl_dnnl_conv_norm_sum_match(g, n, &m);
    }
    case 7: { /* ONNX_DNNL_DNNL_CONV_SUM_ACT: 'Add(a, b) | Sum(a, b)' is one node at several places */
        struct onnx_dnnl_dnnl_conv_sum_act_match m;
        return onnx_dnnl_dnnl_conv_sum_act_match(g, n, &m);
    }
    case 8: { /* ONNX_DNNL_DNNL_CONV_NORM_ACT: 'BatchNormalization(p, scale & const, bia ...' is one n ... */
        struct onnx_dnnl_dnnl_conv_norm_act_match m;
        return onnx_dnnl_dnnl_conv_norm_act_match(g, n, &m);
    }
    case 9: { /* ONNX_DNNL_DNNL_CONV_NORM: exact but for closures */
        struct onnx_dnnl_dnnl_conv_norm_match m;
        return g->body == NULL || onnx_dnnl_dnnl_conv_norm_match(g, n, &m);
    }
    case 10: { /* ONNX_DNNL_DNNL_DECONV_NORM_ACT: 'BatchNormalization(p, scale & const, bia ...' is one n ... */
        struct onnx_dnnl_dnnl_deconv_norm_act_match m;
        return onnx_dnnl_dnnl_deconv_norm_act_match(g, n, &m);
    }
    case 11: { /* ONNX_DNNL_DNNL_DECONV_NORM: exact but for closures */
        struct onnx_dnnl_dnnl_deconv_norm_match m;
        return g->body == NULL || onnx_dnnl_dnnl_deconv_norm_match(g, n, &m);
    }
    case 12: { /* ONNX_DNNL_DNNL_CONV_ACT: 'Conv(x, w, b?)' is one node at several places */
        struct onnx_dnnl_dnnl_conv_act_match m;
        return onnx_dnnl_dnnl_conv_act_match(g, n, &m);
    }
    case 13: { /* ONNX_DNNL_DNNL_CONV_SUM: exact but for closures */
        struct onnx_dnnl_dnnl_conv_sum_match m;
        return g->body == NULL || onnx_dnnl_dnnl_conv_sum_match(g, n, &m);
    }
    case 14: { /* ONNX_DNNL_DNNL_GEMM_ACT: 'Gemm(a, b, c?)' is one node at several places */
        struct onnx_dnnl_dnnl_gemm_act_match m;
        return onnx_dnnl_dnnl_gemm_act_match(g, n, &m);
    }
    case 15: { /* ONNX_DNNL_DNNL_MATMUL_BIAS_GELU: 'Add(MatMul(a, b), c & const)' is one node at several p ... */
        struct onnx_dnnl_dnnl_matmul_bias_gelu_match m;
        return onnx_dnnl_dnnl_matmul_bias_gelu_match(g, n, &m);
    }
    case 16: { /* ONNX_DNNL_DNNL_MATMUL_BIAS_ACT: 'Add(MatMul(a, b), c & const)' is one node at several p ... */
        struct onnx_dnnl_dnnl_matmul_bias_act_match m;
        return onnx_dnnl_dnnl_matmul_bias_act_match(g, n, &m);
    }
    case 17: { /* ONNX_DNNL_DNNL_MATMUL_BIAS_SUM: exact but for closures */
        struct onnx_dnnl_dnnl_matmul_bias_sum_match m;
        return g->body == NULL || onnx_dnnl_dnnl_matmul_bias_sum_match(g, n, &m);
    }
    case 18: { /* ONNX_DNNL_DNNL_GELU: x is one node at several places */
        struct onnx_dnnl_dnnl_gelu_match m;
        return onnx_dnnl_dnnl_gelu_match(g, n, &m);
    }
    case 19: { /* ONNX_DNNL_DNNL_SWISH: x is one node at several places */
        struct onnx_dnnl_dnnl_swish_match m;
        return onnx_dnnl_dnnl_swish_match(g, n, &m);
    }
    case 20: { /* ONNX_DNNL_DNNL_HARD_SWISH: x is one node at several places */
        struct onnx_dnnl_dnnl_hard_swish_match m;
        return onnx_dnnl_dnnl_hard_swish_match(g, n, &m);
    }
    case 21: { /* ONNX_DNNL_DNNL_MATMUL_BIAS: exact but for closures */
        struct onnx_dnnl_dnnl_matmul_bias_match m;
        return g->body == NULL || onnx_dnnl_dnnl_matmul_bias_match(g, n, &m);
    }
    case 22: { /* ONNX_DNNL_DNNL_CONV: exact but for closures */
        struct onnx_dnnl_dnnl_conv_match m;
        return g->body == NULL || onnx_dnnl_dnnl_conv_match(g, n, &m);
    }
    case 23: { /* ONNX_DNNL_DNNL_DECONV: exact but for closures */
        struct onnx_dnnl_dnnl_deconv_match m;
        return g->body == NULL || onnx_dnnl_dnnl_deconv_match(g, n, &m);
    }
    case 24: { /* ONNX_DNNL_DNNL_DECONV_NO_BIAS: exact but for closures */
        struct onnx_dnnl_dnnl_deconv_no_bias_match m;
        return g->body == NULL || onnx_dnnl_dnnl_deconv_no_bias_match(g, n, &m);
    }
    case 25: { /* ONNX_DNNL_DNNL_GEMM: exact but for closures */
        struct onnx_dnnl_dnnl_gemm_match m;
        return g->body == NULL || onnx_dnnl_dnnl_gemm_match(g, n, &m);
    }
    case 26: { /* ONNX_DNNL_DNNL_MATMUL: exact but for closures */
        struct onnx_dnnl_dnnl_matmul_match m;
        return g->body == NULL || onnx_dnnl_dnnl_matmul_match(g, n, &m);
    }
    case 27: { /* ONNX_DNNL_DNNL_SOFTMAX: exact but for closures */
        struct onnx_dnnl_dnnl_softmax_match m;
        return g->body == NULL || onnx_dnnl_dnnl_softmax_match(g, n, &m);
    }
    case 28: { /* ONNX_DNNL_DNNL_POOL: exact but for closures */
        struct onnx_dnnl_dnnl_pool_match m;
        return g->body == NULL || onnx_dnnl_dnnl_pool_match(g, n, &m);
    }
    case 29: { /* ONNX_DNNL_DNNL_BATCH_NORM: exact but for closures */
        struct onnx_dnnl_dnnl_batch_norm_match m;
        return g->body == NULL || onnx_dnnl_dnnl_batch_norm_match(g, n, &m);
    }
    case 30: { /* ONNX_DNNL_DNNL_ELTWISE: exact but for closures */
        struct onnx_dnnl_dnnl_eltwise_match m;
        return g->body == NULL || onnx_dnnl_dnnl_eltwise_match(g, n, &m);
    }
    case 31: { /* ONNX_DNNL_DNNL_BINARY: exact but for closures */
        struct onnx_dnnl_dnnl_binary_match m;
        return g->body == NULL || onnx_dnnl_dnnl_binary_match(g, n, &m);
    }
    default:
        return false;
    }
}

/* onnx_fusion.pat:88  DequantizeLinear(q, s & const, (z & const)?) */
static inline bool is_dequantized(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, OP_DequantizeLinear) && dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE
        && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST)
        && (dfg_arg(g, n, 2) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 2), DFG_CONST));
}

/* onnx_fusion.pat:88  DequantizeLinear(q, s & const, (z & const)?) */
static inline bool is_dequantized_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, OP_DequantizeLinear) && dfg_n_args(g, n) <= 3
        && dfg_is(g, dfg_arg(g, n, 0), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST)
        && (dfg_arg(g, n, 2) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 2), DFG_CONST));
}

/* onnx_fusion.pat:95  Conv(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero), (dequantized(b, b_s ...; the operator is known */
static inline bool is_Conv(const dfg_graph *g, dfg_node n)
{
    return dfg_n_args(g, n) <= 3 && is_dequantized(g, dfg_arg(g, n, 0))
        && is_dequantized_2(g, dfg_arg(g, n, 1))
        && (dfg_arg(g, n, 2) == DFG_NONE || is_dequantized(g, dfg_arg(g, n, 2))
            || dfg_is(g, dfg_arg(g, n, 2), DFG_CONST));
}

/* onnx_fusion.pat:99  Gemm(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero), (dequantized(b, b_s ...; the operator is known */
static inline bool is_Gemm(const dfg_graph *g, dfg_node n)
{
    return dfg_n_args(g, n) <= 3 && is_dequantized(g, dfg_arg(g, n, 0))
        && is_dequantized_2(g, dfg_arg(g, n, 1))
        && (dfg_arg(g, n, 2) == DFG_NONE || is_dequantized(g, dfg_arg(g, n, 2))
            || dfg_is(g, dfg_arg(g, n, 2), DFG_CONST));
}

/* onnx_fusion.pat:105  (Add | Sub | Mul | Div)(dequantized(x, x_scale, x_zero), dequantized(y, y_scale, y_zero)); the operator is known */
static inline bool is_Add(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && is_dequantized(g, dfg_arg(g, n, 0))
        && is_dequantized(g, dfg_arg(g, n, 1));
}

/* onnx_fusion.pat:103  MatMul(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero)); the operator is known */
static inline bool is_MatMul(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && is_dequantized(g, dfg_arg(g, n, 0))
        && is_dequantized(g, dfg_arg(g, n, 1));
}

/* op in {QuantizeLinear}: ONNX_DNNL_DNNL_INT8_CONV, ONNX_DNNL_DNNL_INT8_GEMM, ONNX_DNNL_DNNL_INT8_MATMUL,
 * ONNX_DNNL_DNNL_INT8_BINARY */
static uint64_t onnx_dnnl_at_QuantizeLinear(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_is(g, dfg_arg(g, n, 1), DFG_CONST)
        && (dfg_arg(g, n, 2) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 2), DFG_CONST))
        && dfg_n_args(g, n) <= 3) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        switch (dfg_op(g, a0)) {
        case OP_Relu: {
            if (dfg_argc_is(g, a0, 1)) {
                const dfg_node a0_0 = dfg_arg(g, a0, 0);
                switch (dfg_op(g, a0_0)) {
                case OP_Conv:
                    if (is_Conv(g, a0_0))
                        set |= DFG_BIT(ONNX_DNNL_DNNL_INT8_CONV);
                    break;
                case OP_Gemm:
                    if (is_Gemm(g, a0_0))
                        set |= DFG_BIT(ONNX_DNNL_DNNL_INT8_GEMM);
                    break;
                case OP_Add:
                case OP_Div:
                case OP_Mul:
                case OP_Sub:
                    if (is_Add(g, a0_0))
                        set |= DFG_BIT(ONNX_DNNL_DNNL_INT8_BINARY);
                    break;
                default:
                    break;
                }
            }
            break;
        }
        case OP_Conv:
            if (is_Conv(g, a0))
                set |= DFG_BIT(ONNX_DNNL_DNNL_INT8_CONV);
            break;
        case OP_Gemm:
            if (is_Gemm(g, a0))
                set |= DFG_BIT(ONNX_DNNL_DNNL_INT8_GEMM);
            break;
        case OP_MatMul:
            if (is_MatMul(g, a0))
                set |= DFG_BIT(ONNX_DNNL_DNNL_INT8_MATMUL);
            break;
        case OP_Add:
        case OP_Div:
        case OP_Mul:
        case OP_Sub:
            if (is_Add(g, a0))
                set |= DFG_BIT(ONNX_DNNL_DNNL_INT8_BINARY);
            break;
        default:
            break;
        }
    }
    return set;
}

/* onnx_fusion.pat:120  Sub(x, ReduceMean(x) { keepdims == 1 }) */
static inline bool is_centred(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_Sub) || !dfg_has_args(g, n, 2))
        return false;
    const dfg_node a1 = dfg_arg(g, n, 1);
    return dfg_calls(g, a1, OP_ReduceMean) && dfg_has_args(g, a1, 1)
        && dfg_int_is(g, a1, ATTR_keepdims, 1, 1);
}

/* onnx_fusion.pat:124  Pow(e, 2) */
static inline bool is_Pow(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, OP_Pow) && dfg_argc_is(g, n, 2)
        && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(2), DFG_NO_DTYPE);
}

/* onnx_fusion.pat:124  ReduceMean(Pow(e, 2) | Mul(e, e)) */
static inline bool is_v(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_ReduceMean) || !dfg_argc_is(g, n, 1))
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return (is_Pow(g, a0) || (dfg_calls(g, a0, OP_Mul) && dfg_argc_is(g, a0, 2)))
        && dfg_int_is(g, n, ATTR_keepdims, 1, 1);
}

/* onnx_fusion.pat:125  Add(v, eps & const) */
static inline bool is_Add_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_Add) || !dfg_argc_is(g, n, 2))
        return false;
    return (is_v(g, dfg_arg(g, n, 0)) && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_arg(g, n, 0), DFG_CONST) && is_v(g, dfg_arg(g, n, 1)));
}

/* onnx_fusion.pat:125  Sqrt(Add(v, eps & const)) */
static inline bool is_s(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, OP_Sqrt) && dfg_argc_is(g, n, 1) && is_Add_2(g, dfg_arg(g, n, 0));
}

/* onnx_fusion.pat:126  Div(d, s) */
static inline bool is_Div(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, OP_Div) && dfg_argc_is(g, n, 2) && is_centred(g, dfg_arg(g, n, 0))
        && is_s(g, dfg_arg(g, n, 1));
}

/* onnx_fusion.pat:126  Reciprocal(s) */
static inline bool is_Reciprocal(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, OP_Reciprocal) && dfg_argc_is(g, n, 1) && is_s(g, dfg_arg(g, n, 0));
}

/* onnx_fusion.pat:126  Mul(d, Reciprocal(s)) */
static inline bool is_Mul_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    return is_Reciprocal(g, dfg_arg(g, n, 1)) || is_Reciprocal(g, dfg_arg(g, n, 0));
}

/* onnx_fusion.pat:127  Mul(n, scale); the operator is known */
static inline bool is_Mul(const dfg_graph *g, dfg_node n)
{
    if (!dfg_has_args(g, n, 2))
        return false;
    return is_Div(g, dfg_arg(g, n, 0)) || is_Mul_2(g, dfg_arg(g, n, 0)) || is_Div(g, dfg_arg(g, n, 1))
        || is_Mul_2(g, dfg_arg(g, n, 1));
}

/* onnx_fusion.pat:28  Conv(x, w & const, b?) */
static inline bool is_Conv_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, OP_Conv) && dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE
        && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST);
}

/* onnx_fusion.pat:25  BatchNormalization(p, scale & const, bias & const, mean & const, variance & const) */
static inline bool is_normalized(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, OP_BatchNormalization) && dfg_argc_is(g, n, 5) && is_Conv_2(g, dfg_arg(g, n, 0))
        && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 2), DFG_CONST)
        && dfg_is(g, dfg_arg(g, n, 3), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 4), DFG_CONST)
        && dfg_int_is(g, n, ATTR_training_mode, 0, 0);
}

/* onnx_fusion.pat:21  Add(MatMul(a, b), c & const) */
static inline bool is_matmul_bias(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_Add) || !dfg_argc_is(g, n, 2))
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    const dfg_node a1 = dfg_arg(g, n, 1);
    return (dfg_calls(g, a0, OP_MatMul) && dfg_has_args(g, a0, 2) && dfg_is(g, a1, DFG_CONST))
        || (dfg_is(g, a0, DFG_CONST) && dfg_calls(g, a1, OP_MatMul) && dfg_has_args(g, a1, 2));
}

/* from bit 0 on: ONNX_DNNL_DNNL_LAYER_NORM, ONNX_DNNL_DNNL_CONV_NORM_SUM,
 * ONNX_DNNL_DNNL_CONV_SUM, ONNX_DNNL_DNNL_MATMUL_BIAS_SUM, and 1 more such
 * group */
static uint64_t onnx_dnnl_part(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    switch (dfg_op(g, n)) {
    case OP_Mul:
        if (is_Mul(g, n))
            set |= DFG_BIT(0); /* ONNX_DNNL_DNNL_LAYER_NORM ... */
        break;
    case OP_BatchNormalization:
    case DFG_GET:
        if (is_normalized(g, dfg_first_result(g, n)))
            set |= DFG_BIT(2); /* ONNX_DNNL_DNNL_CONV_NORM_SUM ... */
        break;
    case OP_Conv:
        if (dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE && dfg_arg(g, n, 1) != DFG_NONE)
            set |= DFG_BIT(9); /* ONNX_DNNL_DNNL_CONV_SUM ... */
        break;
    case OP_Add:
        if (is_matmul_bias(g, n))
            set |= DFG_BIT(13); /* ONNX_DNNL_DNNL_MATMUL_BIAS_SUM ... */
        break;
    default:
        break;
    }
    return set;
}

/* op in {Add}: ONNX_DNNL_DNNL_LAYER_NORM, ONNX_DNNL_DNNL_CONV_NORM_SUM, ONNX_DNNL_DNNL_CONV_SUM,
 * ONNX_DNNL_DNNL_MATMUL_BIAS_SUM, ONNX_DNNL_DNNL_MATMUL_BIAS */
static uint64_t onnx_dnnl_at_Add(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_dtype(g, n) == DFG_F32) {
        if (dfg_has_args(g, n, 2)) {
            set |= onnx_dnnl_part(g, dfg_arg(g, n, 0)) << 4;
            set |= onnx_dnnl_part(g, dfg_arg(g, n, 1)) << 4;
        }
        const dfg_node a0 = dfg_arg(g, n, 0);
        const dfg_node a1 = dfg_arg(g, n, 1);
        if (dfg_argc_is(g, n, 2)
            && ((dfg_calls(g, a0, OP_MatMul) && dfg_has_args(g, a0, 2) && dfg_is(g, a1, DFG_CONST))
                || (dfg_is(g, a0, DFG_CONST) && dfg_calls(g, a1, OP_MatMul) && dfg_has_args(g, a1, 2))))
            set |= DFG_BIT(ONNX_DNNL_DNNL_MATMUL_BIAS);
    }
    return set;
}

/* op in {LayerNormalization}: ONNX_DNNL_DNNL_LAYER_NORM */
static uint64_t onnx_dnnl_at_LayerNormalization(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) <= 1 && dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE
        && dfg_arg(g, n, 1) != DFG_NONE && dfg_dtype(g, n) == DFG_F32)
        set |= DFG_BIT(ONNX_DNNL_DNNL_LAYER_NORM);
    return set;
}

/* onnx_fusion.pat:30  ConvTranspose(x, w & const, b?) */
static inline bool is_ConvTranspose(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, OP_ConvTranspose) && dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE
        && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST);
}

/* from bit 0 on: ONNX_DNNL_DNNL_CONV_NORM, ONNX_DNNL_DNNL_DECONV_NORM, ONNX_DNNL_DNNL_BATCH_NORM,
 * and 1 more such group */
static uint64_t onnx_dnnl_part_2(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_int_is(g, n, ATTR_training_mode, 0, 0)) {
        if (dfg_argc_is(g, n, 5)) {
            const dfg_node a0 = dfg_arg(g, n, 0);
            switch (dfg_op(g, a0)) {
            case OP_Conv:
                if (is_Conv_2(g, a0))
                    set |= DFG_BIT(0); /* ONNX_DNNL_DNNL_CONV_NORM ... */
                break;
            case OP_ConvTranspose:
                if (is_ConvTranspose(g, a0))
                    set |= DFG_BIT(2); /* ONNX_DNNL_DNNL_DECONV_NORM ... */
                break;
            default:
                break;
            }
        }
        if (dfg_has_args(g, n, 5))
            set |= DFG_BIT(20); /* ONNX_DNNL_DNNL_BATCH_NORM ... */
    }
    return set;
}

/* op in {get}: ONNX_DNNL_DNNL_LAYER_NORM, ONNX_DNNL_DNNL_CONV_NORM, ONNX_DNNL_DNNL_DECONV_NORM,
 * ONNX_DNNL_DNNL_POOL, ONNX_DNNL_DNNL_BATCH_NORM */
static uint64_t onnx_dnnl_at_get(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) == 0 && dfg_dtype(g, n) == DFG_F32) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        switch (dfg_op(g, a0)) {
        case OP_LayerNormalization:
            if (dfg_n_args(g, a0) <= 3 && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE)
                set |= DFG_BIT(ONNX_DNNL_DNNL_LAYER_NORM);
            break;
        case OP_BatchNormalization:
            if (dfg_is(g, dfg_arg(g, a0, 1), DFG_CONST) && dfg_is(g, dfg_arg(g, a0, 2), DFG_CONST)
                && dfg_is(g, dfg_arg(g, a0, 3), DFG_CONST) && dfg_is(g, dfg_arg(g, a0, 4), DFG_CONST))
                set |= onnx_dnnl_part_2(g, a0) << 9;
            break;
        case OP_MaxPool:
            if (dfg_has_args(g, a0, 1) && dfg_int_is(g, a0, ATTR_ceil_mode, 0, 0))
                set |= DFG_BIT(ONNX_DNNL_DNNL_POOL);
            break;
        default:
            break;
        }
    }
    return set;
}

/* onnx_fusion.pat:25  BatchNormalization(p, scale & const, bias & const, mean & const, variance & const) */
static inline bool is_normalized_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, OP_BatchNormalization) && dfg_argc_is(g, n, 5)
        && is_ConvTranspose(g, dfg_arg(g, n, 0)) && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_arg(g, n, 2), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 3), DFG_CONST)
        && dfg_is(g, dfg_arg(g, n, 4), DFG_CONST) && dfg_int_is(g, n, ATTR_training_mode, 0, 0);
}

/* onnx_fusion.pat:77  Add(a, b) */
static inline bool is_Add_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_Add) || !dfg_has_args(g, n, 2))
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    const dfg_node a1 = dfg_arg(g, n, 1);
    return is_normalized(g, dfg_first_result(g, a0)) || is_normalized(g, dfg_first_result(g, a1));
}

/* onnx_fusion.pat:77  Add(a, b) */
static inline bool is_Add_4(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_Add) || !dfg_has_args(g, n, 2))
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    const dfg_node a1 = dfg_arg(g, n, 1);
    return (dfg_calls(g, a0, OP_Conv) && dfg_n_args(g, a0) <= 3 && dfg_arg(g, a0, 0) != DFG_NONE
            && dfg_arg(g, a0, 1) != DFG_NONE)
        || (dfg_calls(g, a1, OP_Conv) && dfg_n_args(g, a1) <= 3 && dfg_arg(g, a1, 0) != DFG_NONE
            && dfg_arg(g, a1, 1) != DFG_NONE);
}

/* op in {Gelu, HardSigmoid, HardSwish, LeakyRelu, Relu, Sigmoid, Tanh}: ONNX_DNNL_DNNL_CONV_NORM_SUM_ACT, ONNX_DNNL_DNNL_CONV_SUM_ACT, ONNX_DNNL_DNNL_CONV_NORM_ACT,
 * ONNX_DNNL_DNNL_DECONV_NORM_ACT, ONNX_DNNL_DNNL_CONV_ACT, ONNX_DNNL_DNNL_GEMM_ACT,
 * ONNX_DNNL_DNNL_MATMUL_BIAS_ACT */
static uint64_t onnx_dnnl_at_Gelu_like(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1) && dfg_dtype(g, n) == DFG_F32) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        switch (dfg_op(g, a0)) {
        case OP_BatchNormalization:
        case DFG_GET:
            if (is_normalized(g, dfg_first_result(g, a0)))
                set |= DFG_BIT(ONNX_DNNL_DNNL_CONV_NORM_ACT);
            if (is_normalized_2(g, dfg_first_result(g, a0)))
                set |= DFG_BIT(ONNX_DNNL_DNNL_DECONV_NORM_ACT);
            break;
        case OP_Conv:
            if (dfg_n_args(g, a0) <= 3 && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE)
                set |= DFG_BIT(ONNX_DNNL_DNNL_CONV_ACT);
            break;
        case OP_Gemm:
            if (dfg_n_args(g, a0) <= 3 && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE)
                set |= DFG_BIT(ONNX_DNNL_DNNL_GEMM_ACT);
            break;
        case OP_Add:
            if (is_matmul_bias(g, a0))
                set |= DFG_BIT(ONNX_DNNL_DNNL_MATMUL_BIAS_ACT);
            break;
        default:
            break;
        }
        if (is_Add_3(g, a0) || (dfg_calls(g, a0, OP_Sum) && dfg_has_args(g, a0, 2)))
            set |= DFG_BIT(ONNX_DNNL_DNNL_CONV_NORM_SUM_ACT);
        if (is_Add_4(g, a0) || (dfg_calls(g, a0, OP_Sum) && dfg_has_args(g, a0, 2)))
            set |= DFG_BIT(ONNX_DNNL_DNNL_CONV_SUM_ACT);
    }
    return set;
}

/* op in {Clip}: ONNX_DNNL_DNNL_CONV_NORM_SUM_ACT, ONNX_DNNL_DNNL_CONV_SUM_ACT, ONNX_DNNL_DNNL_CONV_NORM_ACT,
 * ONNX_DNNL_DNNL_DECONV_NORM_ACT, ONNX_DNNL_DNNL_CONV_ACT, ONNX_DNNL_DNNL_GEMM_ACT,
 * ONNX_DNNL_DNNL_MATMUL_BIAS_ACT, ONNX_DNNL_DNNL_ELTWISE */
static uint64_t onnx_dnnl_at_Clip(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_dtype(g, n) == DFG_F32) {
        if (dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(0), DFG_NO_DTYPE)
            && dfg_const_is(g, dfg_arg(g, n, 2), dfg_int(6), DFG_NO_DTYPE) && dfg_has_args(g, n, 3)) {
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

/* onnx_fusion.pat:40  Add(x, 3) */
static inline bool is_Add_5(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_Add) || !dfg_argc_is(g, n, 2))
        return false;
    return dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(3), DFG_NO_DTYPE)
        || dfg_const_is(g, dfg_arg(g, n, 0), dfg_int(3), DFG_NO_DTYPE);
}

/* onnx_fusion.pat:40  Clip(Add(x, 3), 0, 6) */
static inline bool is_Clip(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, OP_Clip) && dfg_has_args(g, n, 3) && is_Add_5(g, dfg_arg(g, n, 0))
        && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(0), DFG_NO_DTYPE)
        && dfg_const_is(g, dfg_arg(g, n, 2), dfg_int(6), DFG_NO_DTYPE);
}

/* onnx_fusion.pat:40  Div(Clip(Add(x, 3), 0, 6), 6) */
static inline bool is_Div_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, OP_Div) && dfg_argc_is(g, n, 2) && is_Clip(g, dfg_arg(g, n, 0))
        && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(6), DFG_NO_DTYPE);
}

/* onnx_fusion.pat:41  Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4)) */
static inline bool is_Mul_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    return (is_Clip(g, dfg_arg(g, n, 0))
            && dfg_const_near(g, dfg_arg(g, n, 1), dfg_float(0.16666667), 0.0001, DFG_NO_DTYPE))
        || (dfg_const_near(g, dfg_arg(g, n, 0), dfg_float(0.16666667), 0.0001, DFG_NO_DTYPE)
            && is_Clip(g, dfg_arg(g, n, 1)));
}

/* onnx_fusion.pat:47  Div(x, approx(1.41421356, 1e-3)) */
static inline bool is_Div_3(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, OP_Div) && dfg_argc_is(g, n, 2)
        && dfg_const_near(g, dfg_arg(g, n, 1), dfg_float(1.41421356), 0.001, DFG_NO_DTYPE);
}

/* onnx_fusion.pat:47  Mul(x, approx(0.70710678, 1e-3)) */
static inline bool is_Mul_4(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    return dfg_const_near(g, dfg_arg(g, n, 1), dfg_float(0.70710678), 0.001, DFG_NO_DTYPE)
        || dfg_const_near(g, dfg_arg(g, n, 0), dfg_float(0.70710678), 0.001, DFG_NO_DTYPE);
}

/* onnx_fusion.pat:47  Erf(Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3))) */
static inline bool is_Erf(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, OP_Erf) && dfg_argc_is(g, n, 1)
        && (is_Div_3(g, dfg_arg(g, n, 0)) || is_Mul_4(g, dfg_arg(g, n, 0)));
}

/* onnx_fusion.pat:47  Add(Erf(Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3))), 1) */
static inline bool is_t(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_Add) || !dfg_argc_is(g, n, 2))
        return false;
    return (is_Erf(g, dfg_arg(g, n, 0)) && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(1), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_arg(g, n, 0), dfg_int(1), DFG_NO_DTYPE) && is_Erf(g, dfg_arg(g, n, 1)));
}

/* onnx_fusion.pat:53  Pow(x, 3) */
static inline bool is_Pow_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, OP_Pow) && dfg_argc_is(g, n, 2)
        && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(3), DFG_NO_DTYPE);
}

/* onnx_fusion.pat:53  Mul(x, Mul(x, x)) */
static inline bool is_Mul_7(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    const dfg_node a1 = dfg_arg(g, n, 1);
    const dfg_node a0 = dfg_arg(g, n, 0);
    return (dfg_calls(g, a1, OP_Mul) && dfg_argc_is(g, a1, 2))
        || (dfg_calls(g, a0, OP_Mul) && dfg_argc_is(g, a0, 2));
}

/* onnx_fusion.pat:53  Mul(Pow(x, 3) | Mul(x, Mul(x, x)), approx(0.044715, 1e-4)) */
static inline bool is_Mul_6(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    return ((is_Pow_2(g, dfg_arg(g, n, 0)) || is_Mul_7(g, dfg_arg(g, n, 0)))
            && dfg_const_near(g, dfg_arg(g, n, 1), dfg_float(0.044715), 0.0001, DFG_NO_DTYPE))
        || (dfg_const_near(g, dfg_arg(g, n, 0), dfg_float(0.044715), 0.0001, DFG_NO_DTYPE)
            && (is_Pow_2(g, dfg_arg(g, n, 1)) || is_Mul_7(g, dfg_arg(g, n, 1))));
}

/* onnx_fusion.pat:54  Mul(x, approx(0.044715, 1e-4)) */
static inline bool is_Mul_10(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    return dfg_const_near(g, dfg_arg(g, n, 1), dfg_float(0.044715), 0.0001, DFG_NO_DTYPE)
        || dfg_const_near(g, dfg_arg(g, n, 0), dfg_float(0.044715), 0.0001, DFG_NO_DTYPE);
}

/* onnx_fusion.pat:54  Mul(x, Mul(x, approx(0.044715, 1e-4))) */
static inline bool is_Mul_9(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    return is_Mul_10(g, dfg_arg(g, n, 1)) || is_Mul_10(g, dfg_arg(g, n, 0));
}

/* onnx_fusion.pat:54  Mul(x, Mul(x, Mul(x, approx(0.044715, 1e-4)))) */
static inline bool is_Mul_8(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    return is_Mul_9(g, dfg_arg(g, n, 1)) || is_Mul_9(g, dfg_arg(g, n, 0));
}

/* onnx_fusion.pat:56  Add(x, cubic(x)) */
static inline bool is_Add_6(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_Add) || !dfg_argc_is(g, n, 2))
        return false;
    return is_Mul_6(g, dfg_arg(g, n, 1)) || is_Mul_8(g, dfg_arg(g, n, 1)) || is_Mul_6(g, dfg_arg(g, n, 0))
        || is_Mul_8(g, dfg_arg(g, n, 0));
}

/* onnx_fusion.pat:56  Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3)) */
static inline bool is_Mul_5(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    return (is_Add_6(g, dfg_arg(g, n, 0))
            && dfg_const_near(g, dfg_arg(g, n, 1), dfg_float(0.79788456), 0.001, DFG_NO_DTYPE))
        || (dfg_const_near(g, dfg_arg(g, n, 0), dfg_float(0.79788456), 0.001, DFG_NO_DTYPE)
            && is_Add_6(g, dfg_arg(g, n, 1)));
}

/* onnx_fusion.pat:56  Tanh(Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3))) */
static inline bool is_Tanh(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, OP_Tanh) && dfg_argc_is(g, n, 1) && is_Mul_5(g, dfg_arg(g, n, 0));
}

/* onnx_fusion.pat:56  Add(Tanh(Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3))), 1) */
static inline bool is_t_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_Add) || !dfg_argc_is(g, n, 2))
        return false;
    return (is_Tanh(g, dfg_arg(g, n, 0)) && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(1), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_arg(g, n, 0), dfg_int(1), DFG_NO_DTYPE) && is_Tanh(g, dfg_arg(g, n, 1)));
}

/* onnx_fusion.pat:47  Div(x, approx(1.41421356, 1e-3)) */
static inline bool is_Div_4(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, OP_Div) && dfg_has_args(g, n, 2)
        && dfg_const_near(g, dfg_arg(g, n, 1), dfg_float(1.41421356), 0.001, DFG_NO_DTYPE);
}

/* onnx_fusion.pat:47  Mul(x, approx(0.70710678, 1e-3)) */
static inline bool is_Mul_11(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_Mul) || !dfg_has_args(g, n, 2))
        return false;
    return dfg_const_near(g, dfg_arg(g, n, 1), dfg_float(0.70710678), 0.001, DFG_NO_DTYPE)
        || dfg_const_near(g, dfg_arg(g, n, 0), dfg_float(0.70710678), 0.001, DFG_NO_DTYPE);
}

/* onnx_fusion.pat:47  Erf(Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3))) */
static inline bool is_Erf_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, OP_Erf) && dfg_argc_is(g, n, 1)
        && (is_Div_4(g, dfg_arg(g, n, 0)) || is_Mul_11(g, dfg_arg(g, n, 0)));
}

/* onnx_fusion.pat:47  Add(Erf(Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3))), 1) */
static inline bool is_t_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_Add) || !dfg_argc_is(g, n, 2))
        return false;
    return (is_Erf_2(g, dfg_arg(g, n, 0)) && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(1), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_arg(g, n, 0), dfg_int(1), DFG_NO_DTYPE) && is_Erf_2(g, dfg_arg(g, n, 1)));
}

/* onnx_fusion.pat:53  Pow(x, 3) */
static inline bool is_Pow_3(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, OP_Pow) && dfg_has_args(g, n, 2)
        && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(3), DFG_NO_DTYPE);
}

/* onnx_fusion.pat:53  Mul(x, Mul(x, x)) */
static inline bool is_Mul_14(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_Mul) || !dfg_has_args(g, n, 2))
        return false;
    const dfg_node a1 = dfg_arg(g, n, 1);
    const dfg_node a0 = dfg_arg(g, n, 0);
    return (dfg_calls(g, a1, OP_Mul) && dfg_has_args(g, a1, 2))
        || (dfg_calls(g, a0, OP_Mul) && dfg_has_args(g, a0, 2));
}

/* onnx_fusion.pat:53  Mul(Pow(x, 3) | Mul(x, Mul(x, x)), approx(0.044715, 1e-4)) */
static inline bool is_Mul_13(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    return ((is_Pow_3(g, dfg_arg(g, n, 0)) || is_Mul_14(g, dfg_arg(g, n, 0)))
            && dfg_const_near(g, dfg_arg(g, n, 1), dfg_float(0.044715), 0.0001, DFG_NO_DTYPE))
        || (dfg_const_near(g, dfg_arg(g, n, 0), dfg_float(0.044715), 0.0001, DFG_NO_DTYPE)
            && (is_Pow_3(g, dfg_arg(g, n, 1)) || is_Mul_14(g, dfg_arg(g, n, 1))));
}

/* onnx_fusion.pat:54  Mul(x, approx(0.044715, 1e-4)) */
static inline bool is_Mul_17(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_Mul) || !dfg_has_args(g, n, 2))
        return false;
    return dfg_const_near(g, dfg_arg(g, n, 1), dfg_float(0.044715), 0.0001, DFG_NO_DTYPE)
        || dfg_const_near(g, dfg_arg(g, n, 0), dfg_float(0.044715), 0.0001, DFG_NO_DTYPE);
}

/* onnx_fusion.pat:54  Mul(x, Mul(x, approx(0.044715, 1e-4))) */
static inline bool is_Mul_16(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_Mul) || !dfg_has_args(g, n, 2))
        return false;
    return is_Mul_17(g, dfg_arg(g, n, 1)) || is_Mul_17(g, dfg_arg(g, n, 0));
}

/* onnx_fusion.pat:54  Mul(x, Mul(x, Mul(x, approx(0.044715, 1e-4)))) */
static inline bool is_Mul_15(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_Mul) || !dfg_has_args(g, n, 2))
        return false;
    return is_Mul_16(g, dfg_arg(g, n, 1)) || is_Mul_16(g, dfg_arg(g, n, 0));
}

/* onnx_fusion.pat:56  Add(x, cubic(x)) */
static inline bool is_Add_7(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_Add) || !dfg_has_args(g, n, 2))
        return false;
    return is_Mul_13(g, dfg_arg(g, n, 1)) || is_Mul_15(g, dfg_arg(g, n, 1))
        || is_Mul_13(g, dfg_arg(g, n, 0)) || is_Mul_15(g, dfg_arg(g, n, 0));
}

/* onnx_fusion.pat:56  Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3)) */
static inline bool is_Mul_12(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    return (is_Add_7(g, dfg_arg(g, n, 0))
            && dfg_const_near(g, dfg_arg(g, n, 1), dfg_float(0.79788456), 0.001, DFG_NO_DTYPE))
        || (dfg_const_near(g, dfg_arg(g, n, 0), dfg_float(0.79788456), 0.001, DFG_NO_DTYPE)
            && is_Add_7(g, dfg_arg(g, n, 1)));
}

/* onnx_fusion.pat:56  Tanh(Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3))) */
static inline bool is_Tanh_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, OP_Tanh) && dfg_argc_is(g, n, 1) && is_Mul_12(g, dfg_arg(g, n, 0));
}

/* onnx_fusion.pat:56  Add(Tanh(Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3))), 1) */
static inline bool is_t_4(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_Add) || !dfg_argc_is(g, n, 2))
        return false;
    return (is_Tanh_2(g, dfg_arg(g, n, 0)) && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(1), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_arg(g, n, 0), dfg_int(1), DFG_NO_DTYPE) && is_Tanh_2(g, dfg_arg(g, n, 1)));
}

/* from bit 0 on: ONNX_DNNL_DNNL_MATMUL_BIAS_GELU, ONNX_DNNL_DNNL_GELU, and
 * 1 more such group */
static uint64_t onnx_dnnl_part_4(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        if ((is_matmul_bias(g, dfg_arg(g, n, 0)) && is_t(g, dfg_arg(g, n, 1)))
            || (is_t(g, dfg_arg(g, n, 0)) && is_matmul_bias(g, dfg_arg(g, n, 1)))
            || is_t_2(g, dfg_arg(g, n, 1)) || is_t_2(g, dfg_arg(g, n, 0)))
            set |= DFG_BIT(0); /* ONNX_DNNL_DNNL_MATMUL_BIAS_GELU ... */
    }
    if (dfg_has_args(g, n, 2)) {
        if (is_t_3(g, dfg_arg(g, n, 1)) || is_t_3(g, dfg_arg(g, n, 0)) || is_t_4(g, dfg_arg(g, n, 1))
            || is_t_4(g, dfg_arg(g, n, 0)))
            set |= DFG_BIT(3); /* ONNX_DNNL_DNNL_GELU ... */
    }
    return set;
}

/* from bit 0 on: ONNX_DNNL_DNNL_MATMUL_BIAS_GELU, and 1 more such group */
static uint64_t onnx_dnnl_part_5(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if ((is_Erf(g, dfg_arg(g, n, 0)) && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(1), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_arg(g, n, 0), dfg_int(1), DFG_NO_DTYPE) && is_Erf(g, dfg_arg(g, n, 1)))
        || (is_Tanh(g, dfg_arg(g, n, 0)) && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(1), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_arg(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
            && is_Tanh(g, dfg_arg(g, n, 1))))
        set |= DFG_BIT(0); /* ONNX_DNNL_DNNL_MATMUL_BIAS_GELU ... */
    return set;
}

/* from bit 0 on: ONNX_DNNL_DNNL_GELU, and 1 more such group */
static uint64_t onnx_dnnl_part_6(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if ((is_Erf_2(g, dfg_arg(g, n, 0)) && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(1), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_arg(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
            && is_Erf_2(g, dfg_arg(g, n, 1)))
        || (is_Tanh_2(g, dfg_arg(g, n, 0))
            && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(1), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_arg(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
            && is_Tanh_2(g, dfg_arg(g, n, 1))))
        set |= DFG_BIT(0); /* ONNX_DNNL_DNNL_GELU ... */
    return set;
}

/* from bit 0 on: ONNX_DNNL_DNNL_MATMUL_BIAS_GELU, and 1 more such group */
static uint64_t onnx_dnnl_part_7(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if ((is_t(g, dfg_arg(g, n, 0)) && dfg_const_is(g, dfg_arg(g, n, 1), dfg_float(0.5), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_arg(g, n, 0), dfg_float(0.5), DFG_NO_DTYPE)
            && is_t(g, dfg_arg(g, n, 1)))
        || (is_t_2(g, dfg_arg(g, n, 0))
            && dfg_const_is(g, dfg_arg(g, n, 1), dfg_float(0.5), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_arg(g, n, 0), dfg_float(0.5), DFG_NO_DTYPE)
            && is_t_2(g, dfg_arg(g, n, 1))))
        set |= DFG_BIT(0); /* ONNX_DNNL_DNNL_MATMUL_BIAS_GELU ... */
    return set;
}

/* from bit 0 on: ONNX_DNNL_DNNL_GELU, ONNX_DNNL_DNNL_SWISH, and 1 more such
 * group */
static uint64_t onnx_dnnl_part_8(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    switch (dfg_op(g, n)) {
    case OP_Mul:
        if (dfg_argc_is(g, n, 2)) {
            if ((is_t_3(g, dfg_arg(g, n, 0)) && dfg_const_is(g, dfg_arg(g, n, 1), dfg_float(0.5), DFG_NO_DTYPE))
                || (dfg_const_is(g, dfg_arg(g, n, 0), dfg_float(0.5), DFG_NO_DTYPE)
                    && is_t_3(g, dfg_arg(g, n, 1)))
                || (is_t_4(g, dfg_arg(g, n, 0))
                    && dfg_const_is(g, dfg_arg(g, n, 1), dfg_float(0.5), DFG_NO_DTYPE))
                || (dfg_const_is(g, dfg_arg(g, n, 0), dfg_float(0.5), DFG_NO_DTYPE)
                    && is_t_4(g, dfg_arg(g, n, 1))))
                set |= DFG_BIT(0); /* ONNX_DNNL_DNNL_GELU ... */
        }
        break;
    case OP_Sigmoid:
        if (dfg_has_args(g, n, 1))
            set |= DFG_BIT(1); /* ONNX_DNNL_DNNL_SWISH ... */
        break;
    default:
        break;
    }
    return set;
}

/* onnx_fusion.pat:40  Add(x, 3) */
static inline bool is_Add_8(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_Add) || !dfg_has_args(g, n, 2))
        return false;
    return dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(3), DFG_NO_DTYPE)
        || dfg_const_is(g, dfg_arg(g, n, 0), dfg_int(3), DFG_NO_DTYPE);
}

/* onnx_fusion.pat:40  Clip(Add(x, 3), 0, 6) */
static inline bool is_Clip_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, OP_Clip) && dfg_has_args(g, n, 3) && is_Add_8(g, dfg_arg(g, n, 0))
        && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(0), DFG_NO_DTYPE)
        && dfg_const_is(g, dfg_arg(g, n, 2), dfg_int(6), DFG_NO_DTYPE);
}

/* onnx_fusion.pat:40  Div(Clip(Add(x, 3), 0, 6), 6) */
static inline bool is_Div_5(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, OP_Div) && dfg_argc_is(g, n, 2) && is_Clip_2(g, dfg_arg(g, n, 0))
        && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(6), DFG_NO_DTYPE);
}

/* onnx_fusion.pat:41  Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4)) */
static inline bool is_Mul_18(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    return (is_Clip_2(g, dfg_arg(g, n, 0))
            && dfg_const_near(g, dfg_arg(g, n, 1), dfg_float(0.16666667), 0.0001, DFG_NO_DTYPE))
        || (dfg_const_near(g, dfg_arg(g, n, 0), dfg_float(0.16666667), 0.0001, DFG_NO_DTYPE)
            && is_Clip_2(g, dfg_arg(g, n, 1)));
}

/* from bit 0 on: ONNX_DNNL_DNNL_CONV_NORM_SUM_ACT, ONNX_DNNL_DNNL_CONV_SUM_ACT,
 * ONNX_DNNL_DNNL_CONV_NORM_ACT, ONNX_DNNL_DNNL_DECONV_NORM_ACT, ONNX_DNNL_DNNL_CONV_ACT,
 * ONNX_DNNL_DNNL_GEMM_ACT, ONNX_DNNL_DNNL_MATMUL_BIAS_GELU, ONNX_DNNL_DNNL_MATMUL_BIAS_ACT,
 * ONNX_DNNL_DNNL_GELU, ONNX_DNNL_DNNL_SWISH, ONNX_DNNL_DNNL_HARD_SWISH */
static uint64_t onnx_dnnl_part_3(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        const dfg_node a1 = dfg_arg(g, n, 1);
        const dfg_node a0 = dfg_arg(g, n, 0);
        if ((dfg_calls(g, a1, OP_Sigmoid) && dfg_argc_is(g, a1, 1))
            || (dfg_calls(g, a0, OP_Sigmoid) && dfg_argc_is(g, a0, 1)) || is_Div_2(g, a1) || is_Mul_3(g, a1)
            || (dfg_calls(g, a1, OP_HardSigmoid) && dfg_argc_is(g, a1, 1)
                && dfg_near_by(dfg_attr_or(g, a1, ATTR_alpha, dfg_float(0.2)), dfg_float(0.16666667),
                               0.0001)
                && dfg_near(dfg_attr_or(g, a1, ATTR_beta, dfg_float(0.5)), dfg_float(0.5)))
            || is_Div_2(g, a0) || is_Mul_3(g, a0)
            || (dfg_calls(g, a0, OP_HardSigmoid) && dfg_argc_is(g, a0, 1)
                && dfg_near_by(dfg_attr_or(g, a0, ATTR_alpha, dfg_float(0.2)), dfg_float(0.16666667),
                               0.0001)
                && dfg_near(dfg_attr_or(g, a0, ATTR_beta, dfg_float(0.5)), dfg_float(0.5)))) {
            set |= DFG_BIT(0); /* ONNX_DNNL_DNNL_CONV_NORM_SUM_ACT */
            set |= DFG_BIT(2); /* ONNX_DNNL_DNNL_CONV_SUM_ACT */
            set |= DFG_BIT(3); /* ONNX_DNNL_DNNL_CONV_NORM_ACT */
            set |= DFG_BIT(5); /* ONNX_DNNL_DNNL_DECONV_NORM_ACT */
            set |= DFG_BIT(7); /* ONNX_DNNL_DNNL_CONV_ACT */
            set |= DFG_BIT(9); /* ONNX_DNNL_DNNL_GEMM_ACT */
            set |= DFG_BIT(11); /* ONNX_DNNL_DNNL_MATMUL_BIAS_ACT */
        }
        switch (dfg_op(g, a0)) {
        case OP_Mul:
            switch (dfg_op(g, a1)) {
            case DFG_CONST:
                if (dfg_const_is(g, a1, dfg_float(0.5), DFG_NO_DTYPE))
                    set |= onnx_dnnl_part_4(g, a0) << 10;
                break;
            case OP_Add:
                if ((dfg_const_is(g, dfg_arg(g, a0, 1), dfg_float(0.5), DFG_NO_DTYPE)
                     || dfg_const_is(g, dfg_arg(g, a0, 0), dfg_float(0.5), DFG_NO_DTYPE))
                    && dfg_argc_is(g, a1, 2)) {
                    if (dfg_argc_is(g, a0, 2))
                        set |= onnx_dnnl_part_5(g, a1) << 10;
                    if (dfg_has_args(g, a0, 2))
                        set |= onnx_dnnl_part_6(g, a1) << 13;
                }
                break;
            default:
                break;
            }
            if (dfg_argc_is(g, a0, 2))
                set |= onnx_dnnl_part_7(g, a0) << 10;
            break;
        case DFG_CONST:
            if (dfg_const_is(g, a0, dfg_float(0.5), DFG_NO_DTYPE) && dfg_calls(g, a1, OP_Mul))
                set |= onnx_dnnl_part_4(g, a1) << 10;
            break;
        case OP_Add:
            if (dfg_argc_is(g, a0, 2) && dfg_calls(g, a1, OP_Mul)
                && (dfg_const_is(g, dfg_arg(g, a1, 1), dfg_float(0.5), DFG_NO_DTYPE)
                    || dfg_const_is(g, dfg_arg(g, a1, 0), dfg_float(0.5), DFG_NO_DTYPE))) {
                if (dfg_argc_is(g, a1, 2))
                    set |= onnx_dnnl_part_5(g, a0) << 10;
                if (dfg_has_args(g, a1, 2))
                    set |= onnx_dnnl_part_6(g, a0) << 13;
            }
            break;
        default:
            break;
        }
        if (dfg_calls(g, a1, OP_Mul) && dfg_argc_is(g, a1, 2))
            set |= onnx_dnnl_part_7(g, a1) << 10;
    }
    if (dfg_has_args(g, n, 2)) {
        set |= onnx_dnnl_part_8(g, dfg_arg(g, n, 1)) << 13;
        set |= onnx_dnnl_part_8(g, dfg_arg(g, n, 0)) << 13;
        const dfg_node a1 = dfg_arg(g, n, 1);
        if (is_Div_5(g, a1) || is_Mul_18(g, a1)
            || (dfg_calls(g, a1, OP_HardSigmoid) && dfg_has_args(g, a1, 1)
                && dfg_near_by(dfg_attr_or(g, a1, ATTR_alpha, dfg_float(0.2)), dfg_float(0.16666667),
                               0.0001)
                && dfg_near(dfg_attr_or(g, a1, ATTR_beta, dfg_float(0.5)), dfg_float(0.5))))
            set |= DFG_BIT(15); /* ONNX_DNNL_DNNL_HARD_SWISH */
        const dfg_node a0 = dfg_arg(g, n, 0);
        if (is_Div_5(g, a0) || is_Mul_18(g, a0)
            || (dfg_calls(g, a0, OP_HardSigmoid) && dfg_has_args(g, a0, 1)
                && dfg_near_by(dfg_attr_or(g, a0, ATTR_alpha, dfg_float(0.2)), dfg_float(0.16666667),
                               0.0001)
                && dfg_near(dfg_attr_or(g, a0, ATTR_beta, dfg_float(0.5)), dfg_float(0.5))))
            set |= DFG_BIT(15); /* ONNX_DNNL_DNNL_HARD_SWISH */
    }
    return set;
}

/* op in {Mul}: ONNX_DNNL_DNNL_CONV_NORM_SUM_ACT, ONNX_DNNL_DNNL_CONV_SUM_ACT, ONNX_DNNL_DNNL_CONV_NORM_ACT,
 * ONNX_DNNL_DNNL_DECONV_NORM_ACT, ONNX_DNNL_DNNL_CONV_ACT, ONNX_DNNL_DNNL_GEMM_ACT,
 * ONNX_DNNL_DNNL_MATMUL_BIAS_GELU, ONNX_DNNL_DNNL_MATMUL_BIAS_ACT, ONNX_DNNL_DNNL_GELU,
 * ONNX_DNNL_DNNL_SWISH, ONNX_DNNL_DNNL_HARD_SWISH */
static uint64_t onnx_dnnl_at_Mul(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_dtype(g, n) == DFG_F32)
        set |= onnx_dnnl_part_3(g, n) << 5;
    return set;
}

/* op in {Sum}: ONNX_DNNL_DNNL_CONV_NORM_SUM, ONNX_DNNL_DNNL_CONV_SUM */
static uint64_t onnx_dnnl_at_Sum(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 2) && dfg_dtype(g, n) == DFG_F32) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        const dfg_node a1 = dfg_arg(g, n, 1);
        if (is_normalized(g, dfg_first_result(g, a0)) || is_normalized(g, dfg_first_result(g, a1)))
            set |= DFG_BIT(ONNX_DNNL_DNNL_CONV_NORM_SUM);
        if ((dfg_calls(g, a0, OP_Conv) && dfg_n_args(g, a0) <= 3 && dfg_arg(g, a0, 0) != DFG_NONE
             && dfg_arg(g, a0, 1) != DFG_NONE)
            || (dfg_calls(g, a1, OP_Conv) && dfg_n_args(g, a1) <= 3 && dfg_arg(g, a1, 0) != DFG_NONE
                && dfg_arg(g, a1, 1) != DFG_NONE))
            set |= DFG_BIT(ONNX_DNNL_DNNL_CONV_SUM);
    }
    return set;
}

/* op in {BatchNormalization}: ONNX_DNNL_DNNL_CONV_NORM, ONNX_DNNL_DNNL_DECONV_NORM, ONNX_DNNL_DNNL_BATCH_NORM */
static uint64_t onnx_dnnl_at_BatchNormalization(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_is(g, dfg_arg(g, n, 1), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 2), DFG_CONST)
        && dfg_is(g, dfg_arg(g, n, 3), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 4), DFG_CONST)
        && dfg_data(g, n) <= 1 && dfg_dtype(g, n) == DFG_F32)
        set |= onnx_dnnl_part_2(g, n) << 9;
    return set;
}

/* from bit 0 on: ONNX_DNNL_DNNL_MATMUL_BIAS_GELU, ONNX_DNNL_DNNL_GELU, and
 * 1 more such group */
static uint64_t onnx_dnnl_part_9(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_dtype(g, n) == DFG_F32) {
        if (dfg_argc_is(g, n, 1))
            set |= DFG_BIT(0); /* ONNX_DNNL_DNNL_MATMUL_BIAS_GELU ... */
        if (dfg_has_args(g, n, 1))
            set |= DFG_BIT(3); /* ONNX_DNNL_DNNL_GELU ... */
    }
    return set;
}

/* op in {com.microsoft.FastGelu}: ONNX_DNNL_DNNL_MATMUL_BIAS_GELU, ONNX_DNNL_DNNL_GELU */
static uint64_t onnx_dnnl_at_com_microsoft_FastGelu(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_dtype(g, n) == DFG_F32) {
        set |= DFG_BIT(ONNX_DNNL_DNNL_MATMUL_BIAS_GELU);
        if (dfg_arg(g, n, 0) != DFG_NONE)
            set |= DFG_BIT(ONNX_DNNL_DNNL_GELU);
    }
    return set;
}

/* from bit 0 on: ONNX_DNNL_DNNL_CONV, and 1 more such group */
static uint64_t onnx_dnnl_part_10(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE && dfg_arg(g, n, 1) != DFG_NONE
        && dfg_dtype(g, n) == DFG_F32)
        set |= DFG_BIT(0); /* ONNX_DNNL_DNNL_CONV ... */
    return set;
}

/* op in {ConvTranspose}: ONNX_DNNL_DNNL_DECONV, ONNX_DNNL_DNNL_DECONV_NO_BIAS */
static uint64_t onnx_dnnl_at_ConvTranspose(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_dtype(g, n) == DFG_F32) {
        if (dfg_has_args(g, n, 3))
            set |= DFG_BIT(ONNX_DNNL_DNNL_DECONV);
        if (dfg_has_args(g, n, 2))
            set |= DFG_BIT(ONNX_DNNL_DNNL_DECONV_NO_BIAS);
    }
    return set;
}

/* from bit 0 on: ONNX_DNNL_DNNL_MATMUL, and 1 more such group */
static uint64_t onnx_dnnl_part_11(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 2) && dfg_dtype(g, n) == DFG_F32)
        set |= DFG_BIT(0); /* ONNX_DNNL_DNNL_MATMUL ... */
    return set;
}

/* from bit 0 on: ONNX_DNNL_DNNL_SOFTMAX, and 2 more such groups */
static uint64_t onnx_dnnl_part_12(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 1) && dfg_dtype(g, n) == DFG_F32)
        set |= DFG_BIT(0); /* ONNX_DNNL_DNNL_SOFTMAX ... */
    return set;
}

/* op in {AveragePool}: ONNX_DNNL_DNNL_POOL */
static uint64_t onnx_dnnl_at_AveragePool(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 1) && dfg_dtype(g, n) == DFG_F32 && dfg_int_is(g, n, ATTR_ceil_mode, 0, 0))
        set |= DFG_BIT(ONNX_DNNL_DNNL_POOL);
    return set;
}

/* op in {MaxPool}: ONNX_DNNL_DNNL_POOL */
static uint64_t onnx_dnnl_at_MaxPool(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) <= 1 && dfg_has_args(g, n, 1) && dfg_dtype(g, n) == DFG_F32
        && dfg_int_is(g, n, ATTR_ceil_mode, 0, 0))
        set |= DFG_BIT(ONNX_DNNL_DNNL_POOL);
    return set;
}

uint64_t onnx_dnnl_candidates(const dfg_graph *g, dfg_node n)
{
    switch (dfg_op(g, n)) {
    case OP_QuantizeLinear:
        return onnx_dnnl_at_QuantizeLinear(g, n);
    case OP_Add:
        return onnx_dnnl_at_Add(g, n) | onnx_dnnl_part_11(g, n) << 31;
    case OP_LayerNormalization:
        return onnx_dnnl_at_LayerNormalization(g, n);
    case DFG_GET:
        return onnx_dnnl_at_get(g, n);
    case OP_Gelu:
        return onnx_dnnl_at_Gelu_like(g, n) | onnx_dnnl_part_9(g, n) << 15;
    case OP_HardSigmoid:
    case OP_HardSwish:
        return onnx_dnnl_at_Gelu_like(g, n);
    case OP_LeakyRelu:
    case OP_Relu:
    case OP_Sigmoid:
    case OP_Tanh:
        return onnx_dnnl_at_Gelu_like(g, n) | onnx_dnnl_part_12(g, n) << 30;
    case OP_Clip:
        return onnx_dnnl_at_Clip(g, n);
    case OP_Mul:
        return onnx_dnnl_at_Mul(g, n) | onnx_dnnl_part_11(g, n) << 31;
    case OP_Sum:
        return onnx_dnnl_at_Sum(g, n);
    case OP_BatchNormalization:
        return onnx_dnnl_at_BatchNormalization(g, n);
    case OP_com_microsoft_Gelu:
        return onnx_dnnl_part_9(g, n) << 15;
    case OP_com_microsoft_FastGelu:
        return onnx_dnnl_at_com_microsoft_FastGelu(g, n);
    case OP_Conv:
        return onnx_dnnl_part_10(g, n) << 22;
    case OP_ConvTranspose:
        return onnx_dnnl_at_ConvTranspose(g, n);
    case OP_Gemm:
        return onnx_dnnl_part_10(g, n) << 25;
    case OP_MatMul:
        return onnx_dnnl_part_11(g, n) << 26;
    case OP_Softmax:
        return onnx_dnnl_part_12(g, n) << 27;
    case OP_AveragePool:
        return onnx_dnnl_at_AveragePool(g, n);
    case OP_MaxPool:
        return onnx_dnnl_at_MaxPool(g, n);
    case OP_GlobalAveragePool:
        return onnx_dnnl_part_12(g, n) << 28;
    case OP_Abs:
    case OP_Elu:
    case OP_Exp:
    case OP_Log:
    case OP_Round:
    case OP_Softplus:
    case OP_Sqrt:
        return onnx_dnnl_part_12(g, n) << 30;
    case OP_Div:
    case OP_Max:
    case OP_Min:
    case OP_Sub:
        return onnx_dnnl_part_11(g, n) << 31;
    default:
        return 0;
    }
}

int32_t onnx_dnnl_first(const dfg_graph *g, dfg_node n)
{
    for (uint64_t set = onnx_dnnl_candidates(g, n); set != 0; set &= set - 1) {
        const uint32_t bit = dfg_lowest_bit(set);
        if (onnx_dnnl_confirm(g, n, bit))
            return (int32_t)bit;
    }
    return -1;
}

size_t onnx_dnnl_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets)
{
    size_t count = 0;
    for (dfg_node n = first; n < last; n++) {
        uint64_t set;
        switch (dfg_op(g, n)) {
        case OP_QuantizeLinear:
            set = onnx_dnnl_at_QuantizeLinear(g, n);
            break;
        case OP_Add:
            set = onnx_dnnl_at_Add(g, n) | onnx_dnnl_part_11(g, n) << 31;
            break;
        case OP_LayerNormalization:
            set = onnx_dnnl_at_LayerNormalization(g, n);
            break;
        case DFG_GET:
            set = onnx_dnnl_at_get(g, n);
            break;
        case OP_Gelu:
            set = onnx_dnnl_at_Gelu_like(g, n) | onnx_dnnl_part_9(g, n) << 15;
            break;
        case OP_HardSigmoid:
        case OP_HardSwish:
            set = onnx_dnnl_at_Gelu_like(g, n);
            break;
        case OP_LeakyRelu:
        case OP_Relu:
        case OP_Sigmoid:
        case OP_Tanh:
            set = onnx_dnnl_at_Gelu_like(g, n) | onnx_dnnl_part_12(g, n) << 30;
            break;
        case OP_Clip:
            set = onnx_dnnl_at_Clip(g, n);
            break;
        case OP_Mul:
            set = onnx_dnnl_at_Mul(g, n) | onnx_dnnl_part_11(g, n) << 31;
            break;
        case OP_Sum:
            set = onnx_dnnl_at_Sum(g, n);
            break;
        case OP_BatchNormalization:
            set = onnx_dnnl_at_BatchNormalization(g, n);
            break;
        case OP_com_microsoft_Gelu:
            set = onnx_dnnl_part_9(g, n) << 15;
            break;
        case OP_com_microsoft_FastGelu:
            set = onnx_dnnl_at_com_microsoft_FastGelu(g, n);
            break;
        case OP_Conv:
            set = onnx_dnnl_part_10(g, n) << 22;
            break;
        case OP_ConvTranspose:
            set = onnx_dnnl_at_ConvTranspose(g, n);
            break;
        case OP_Gemm:
            set = onnx_dnnl_part_10(g, n) << 25;
            break;
        case OP_MatMul:
            set = onnx_dnnl_part_11(g, n) << 26;
            break;
        case OP_Softmax:
            set = onnx_dnnl_part_12(g, n) << 27;
            break;
        case OP_AveragePool:
            set = onnx_dnnl_at_AveragePool(g, n);
            break;
        case OP_MaxPool:
            set = onnx_dnnl_at_MaxPool(g, n);
            break;
        case OP_GlobalAveragePool:
            set = onnx_dnnl_part_12(g, n) << 28;
            break;
        case OP_Abs:
        case OP_Elu:
        case OP_Exp:
        case OP_Log:
        case OP_Round:
        case OP_Softplus:
        case OP_Sqrt:
            set = onnx_dnnl_part_12(g, n) << 30;
            break;
        case OP_Div:
        case OP_Max:
        case OP_Min:
        case OP_Sub:
            set = onnx_dnnl_part_11(g, n) << 31;
            break;
        default:
            continue;
        }
        nodes[count] = n;
        sets[count] = set;
        count += set != 0;
    }
    return count;
}
