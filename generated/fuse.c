/* Made by pat2c from fuse.pat; do not edit. */
#include "fuse.h"
#if FUSE_H != 0x235402cc0df86fd8
#error "fuse.h is of another run of pat2c than this file"
#endif

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    fuse_op_Add = DFG_FIRST_OP, fuse_op_Cast, fuse_op_Clip, fuse_op_Conv, fuse_op_Div,
    fuse_op_DynamicQuantizeLinear, fuse_op_Erf, fuse_op_Gemm, fuse_op_HardSigmoid,
    fuse_op_LayerNormalization, fuse_op_LeakyRelu, fuse_op_MatMul, fuse_op_MatMulInteger, fuse_op_Mul,
    fuse_op_Pow, fuse_op_Reciprocal, fuse_op_ReduceMean, fuse_op_Relu, fuse_op_Sigmoid,
    fuse_op_SimplifiedLayerNormalization, fuse_op_Sqrt, fuse_op_Tanh, fuse_op_Transpose,
    fuse_op_com_microsoft_FusedMatMul, fuse_op_com_microsoft_Gelu,
    fuse_op_com_microsoft_MatMulIntegerToFloat,
};
enum {
    fuse_attr_axes, fuse_attr_axis, fuse_attr_keepdims, fuse_attr_perm, fuse_attr_to,
    fuse_attr_transBatchA, fuse_attr_transBatchB,
};
static const char *const fuse_op_names[] = {
    "Add", "Cast", "Clip", "Conv", "Div", "DynamicQuantizeLinear", "Erf", "Gemm", "HardSigmoid",
    "LayerNormalization", "LeakyRelu", "MatMul", "MatMulInteger", "Mul", "Pow", "Reciprocal",
    "ReduceMean", "Relu", "Sigmoid", "SimplifiedLayerNormalization", "Sqrt", "Tanh", "Transpose",
    "com.microsoft.FusedMatMul", "com.microsoft.Gelu", "com.microsoft.MatMulIntegerToFloat",
};
static const char *const fuse_attr_names[] = {
    "axes", "axis", "keepdims", "perm", "to", "transBatchA", "transBatchB",
};

const struct dfg_names fuse_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 26,
    .ops = fuse_op_names,
    .n_attrs = 7,
    .attrs = fuse_attr_names,
};

/* fuse.pat:24
 * rule fuse_conv_activation(x, w, b) {
 *     c = Conv(x, w, b?);
 *     y = (Relu | Sigmoid | Tanh)(c);
 *     match y;
 *     where x.dtype == f32;
 *     rewrite com.microsoft.FusedConv(x, w, b?) {
 *         ..c, activation = y.op == Relu ? "Relu" : y.op == Tanh ? "Tanh" : "Sigmoid"
 *     };
 * }
 */
bool fuse_fuse_conv_activation_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_conv_activation_match *m)
{
    if (!(dfg_op(g, n) == fuse_op_Relu || dfg_op(g, n) == fuse_op_Sigmoid || dfg_op(g, n) == fuse_op_Tanh)
        || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node c = dfg_arg(g, n, 0);
    if (dfg_op(g, c) != fuse_op_Conv || dfg_n_args(g, c) > 3 || dfg_arg(g, c, 0) == DFG_NONE
        || dfg_arg(g, c, 1) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, c, 0);
    dfg_node w = dfg_arg(g, c, 1);
    dfg_node b = dfg_arg(g, c, 2);
    if (!dfg_same_body(g, n, c))
        return false;
    /* where x.dtype == f32 */
    if (dfg_dtype(g, x) != DFG_F32)
        return false;
    *m = (struct fuse_fuse_conv_activation_match){.root = n, .x = x, .w = w, .b = b,
            .c = c, .y = n};
    return true;
}

bool fuse_fuse_conv_activation_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fuse_fuse_conv_activation_match *m), void *ctx)
{
    struct fuse_fuse_conv_activation_match m;
    return fuse_fuse_conv_activation_match(g, n, &m) && accept(ctx, &m);
}

/* fuse.pat:33
 * rule fuse_conv_leaky(x, w, b) {
 *     c = Conv(x, w, b?);
 *     y = LeakyRelu(c);
 *     match y;
 *     where x.dtype == f32;
 *     rewrite com.microsoft.FusedConv(x, w, b?) { ..c, activation = "LeakyRelu", activation_params = [y.alpha] };
 * }
 */
bool fuse_fuse_conv_leaky_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_conv_leaky_match *m)
{
    if (!dfg_calls_argc(g, n, fuse_op_LeakyRelu, 1))
        return false;
    dfg_node c = dfg_arg(g, n, 0);
    if (dfg_op(g, c) != fuse_op_Conv || dfg_n_args(g, c) > 3 || dfg_arg(g, c, 0) == DFG_NONE
        || dfg_arg(g, c, 1) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, c, 0);
    dfg_node w = dfg_arg(g, c, 1);
    dfg_node b = dfg_arg(g, c, 2);
    if (!dfg_same_body(g, n, c))
        return false;
    /* where x.dtype == f32 */
    if (dfg_dtype(g, x) != DFG_F32)
        return false;
    *m = (struct fuse_fuse_conv_leaky_match){.root = n, .x = x, .w = w, .b = b, .c = c,
            .y = n};
    return true;
}

bool fuse_fuse_conv_leaky_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fuse_fuse_conv_leaky_match *m), void *ctx)
{
    struct fuse_fuse_conv_leaky_match m;
    return fuse_fuse_conv_leaky_match(g, n, &m) && accept(ctx, &m);
}

/* fuse.pat:40
 * rule fuse_conv_hard_sigmoid(x, w, b) {
 *     c = Conv(x, w, b?);
 *     y = HardSigmoid(c);
 *     match y;
 *     where x.dtype == f32;
 *     rewrite com.microsoft.FusedConv(x, w, b?) {
 *         ..c, activation = "HardSigmoid", activation_params = [y.alpha, y.beta]
 *     };
 * }
 */
bool fuse_fuse_conv_hard_sigmoid_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_conv_hard_sigmoid_match *m)
{
    if (!dfg_calls_argc(g, n, fuse_op_HardSigmoid, 1))
        return false;
    dfg_node c = dfg_arg(g, n, 0);
    if (dfg_op(g, c) != fuse_op_Conv || dfg_n_args(g, c) > 3 || dfg_arg(g, c, 0) == DFG_NONE
        || dfg_arg(g, c, 1) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, c, 0);
    dfg_node w = dfg_arg(g, c, 1);
    dfg_node b = dfg_arg(g, c, 2);
    if (!dfg_same_body(g, n, c))
        return false;
    /* where x.dtype == f32 */
    if (dfg_dtype(g, x) != DFG_F32)
        return false;
    *m = (struct fuse_fuse_conv_hard_sigmoid_match){.root = n, .x = x, .w = w, .b = b,
            .c = c, .y = n};
    return true;
}

bool fuse_fuse_conv_hard_sigmoid_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fuse_fuse_conv_hard_sigmoid_match *m), void *ctx)
{
    struct fuse_fuse_conv_hard_sigmoid_match m;
    return fuse_fuse_conv_hard_sigmoid_match(g, n, &m) && accept(ctx, &m);
}

/* fuse.pat:49
 * rule fuse_conv_clip(x, w, b, lo, hi) {
 *     c = Conv(x, w, b?);
 *     match Clip(c, (lo & const)?, (hi & const)?);
 *     where x.dtype == f32;
 *     rewrite com.microsoft.FusedConv(x, w, b?) {
 *         ..c, activation = "Clip",
 *         activation_params = [present(lo) ? value(lo) : -3.4028235e38, present(hi) ? value(hi) : 3.4028235e38]
 *     };
 * }
 */
bool fuse_fuse_conv_clip_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_conv_clip_match *m)
{
    if (dfg_op(g, n) != fuse_op_Clip || dfg_n_args(g, n) > 3)
        return false;
    dfg_node c = dfg_arg(g, n, 0);
    if (dfg_op(g, c) != fuse_op_Conv || dfg_n_args(g, c) > 3 || dfg_arg(g, c, 0) == DFG_NONE
        || dfg_arg(g, c, 1) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, c, 0);
    dfg_node w = dfg_arg(g, c, 1);
    dfg_node b = dfg_arg(g, c, 2);
    bool has_lo = dfg_arg(g, n, 1) != DFG_NONE;
    dfg_node lo = DFG_NONE;
    if (has_lo) {
        lo = dfg_arg(g, n, 1);
        if (!dfg_is(g, lo, DFG_CONST))
            return false;
    }
    bool has_hi = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node hi = DFG_NONE;
    if (has_hi) {
        hi = dfg_arg(g, n, 2);
        if (!dfg_is(g, hi, DFG_CONST))
            return false;
    }
    if (!dfg_same_body(g, n, c))
        return false;
    /* where x.dtype == f32 */
    if (dfg_dtype(g, x) != DFG_F32)
        return false;
    *m = (struct fuse_fuse_conv_clip_match){.root = n, .x = x, .w = w, .b = b, .lo = lo,
            .hi = hi, .c = c};
    return true;
}

bool fuse_fuse_conv_clip_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fuse_fuse_conv_clip_match *m), void *ctx)
{
    struct fuse_fuse_conv_clip_match m;
    return fuse_fuse_conv_clip_match(g, n, &m) && accept(ctx, &m);
}

/* fuse.pat:59
 * rule fuse_conv_sum_activation(x, w, b, z) : priority 1 {
 *     c = Conv(x, w, b?);
 *     y = Relu(Add(c, z));
 *     match y;
 *     where x.dtype == f32, same_shape(c, z), not is_const(z);
 *     rewrite com.microsoft.FusedConv(x, w, b?, z) { ..c, activation = "Relu" };
 * }
 */
bool fuse_fuse_conv_sum_activation_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fuse_fuse_conv_sum_activation_match *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, fuse_op_Relu, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, add, fuse_op_Add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node c = dfg_arg(g, add, swap);
        if (dfg_op(g, c) != fuse_op_Conv || dfg_n_args(g, c) > 3 || dfg_arg(g, c, 0) == DFG_NONE
            || dfg_arg(g, c, 1) == DFG_NONE)
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, c, 2);
        dfg_node z = dfg_arg(g, add, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){add, c}, 2))
            continue;
        /* where x.dtype == f32 */
        if (dfg_dtype(g, x) != DFG_F32)
            continue;
        /* where same_shape(c, z) */
        if (dfg_same_shape(g, c, z) != DFG_TRUE)
            continue;
        /* where not is_const(z) */
        if (dfg_is(g, z, DFG_CONST))
            continue;
        if (accept(ctx, &(struct fuse_fuse_conv_sum_activation_whole){.m = {.root = n, .x = x, .w = w,
                .b = b, .z = z, .c = c, .y = n}, .add = add}.m))
            return true;
    }
    return false;
}

static bool fuse_fuse_conv_sum_activation_keep(void *m, const struct fuse_fuse_conv_sum_activation_match *found)
{
    *(struct fuse_fuse_conv_sum_activation_match *)m = *found;
    return true;
}

bool fuse_fuse_conv_sum_activation_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_conv_sum_activation_match *m)
{
    return fuse_fuse_conv_sum_activation_each(g, n, fuse_fuse_conv_sum_activation_keep, m);
}

/* fuse.pat:66
 * rule fuse_conv_sum(x, w, b, z) {
 *     c = Conv(x, w, b?);
 *     match Add(c, z);
 *     where x.dtype == f32, same_shape(c, z), not is_const(z);
 *     rewrite com.microsoft.FusedConv(x, w, b?, z) { ..c };
 * }
 */
bool fuse_fuse_conv_sum_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct fuse_fuse_conv_sum_match *m), void *ctx)
{
    if (!dfg_calls_with(g, n, fuse_op_Add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node c = dfg_arg(g, n, swap);
        if (dfg_op(g, c) != fuse_op_Conv || dfg_n_args(g, c) > 3 || dfg_arg(g, c, 0) == DFG_NONE
            || dfg_arg(g, c, 1) == DFG_NONE)
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, c, 2);
        dfg_node z = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, c))
            continue;
        /* where x.dtype == f32 */
        if (dfg_dtype(g, x) != DFG_F32)
            continue;
        /* where same_shape(c, z) */
        if (dfg_same_shape(g, c, z) != DFG_TRUE)
            continue;
        /* where not is_const(z) */
        if (dfg_is(g, z, DFG_CONST))
            continue;
        if (accept(ctx, &(struct fuse_fuse_conv_sum_match){.root = n, .x = x, .w = w, .b = b, .z = z,
                .c = c}))
            return true;
    }
    return false;
}

static bool fuse_fuse_conv_sum_keep(void *m, const struct fuse_fuse_conv_sum_match *found)
{
    *(struct fuse_fuse_conv_sum_match *)m = *found;
    return true;
}

bool fuse_fuse_conv_sum_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_conv_sum_match *m)
{
    return fuse_fuse_conv_sum_each(g, n, fuse_fuse_conv_sum_keep, m);
}

/* fuse.pat:10
 * cond one(c, x) = c.elements == 1, c.rank == 0 or c.rank <= x.rank;
 */
static bool fuse_one(const dfg_graph *g, dfg_node c, dfg_node x)
{
    return dfg_dim_eq(g, dfg_elements_of(g, c), dfg_int(1))
        && (dfg_rank(g, c) == 0 || dfg_le(dfg_rank_of(g, c), dfg_rank_of(g, x)));
}

/* fuse.pat:76
 * rule fuse_gelu(x, r, o, h) {
 *     t = Add(Erf(Div(x, r & approx(1.41421356, 1e-3)) | Mul(x, r & approx(0.70710678, 1e-3))), o & 1);
 *     match Mul(Mul(x, t), h & 0.5) | Mul(x, Mul(t, h & 0.5)) | Mul(Mul(x, h & 0.5), t);
 *     where one(r, x), one(o, x), one(h, x);
 *     rewrite com.microsoft.Gelu(x);
 * }
 */
bool fuse_fuse_gelu_each(const dfg_graph *g, dfg_node n,
                         bool (*accept)(void *ctx, const struct fuse_fuse_gelu_match *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 3u; alt++) {
        dfg_node mul_2 = DFG_NONE, h = DFG_NONE, constant_3 = DFG_NONE, mul_3 = DFG_NONE;
        uint32_t swap = 0;
        if (alt == 0) {
            mul_2 = n;
            if (!dfg_calls_argc(g, mul_2, fuse_op_Mul, 2))
                continue;
            swap = dfg_op(g, dfg_arg(g, mul_2, 0)) == fuse_op_Mul ? 0 : 1;
            h = dfg_arg(g, mul_2, 1 - swap);
            constant_3 = h;
            if (!dfg_const_is(g, constant_3, dfg_float(0.5), DFG_NO_DTYPE))
                continue;
            mul_3 = dfg_arg(g, mul_2, swap);
            if (!dfg_calls_with(g, mul_3, fuse_op_Mul, 2))
                continue;
        }
        for (uint32_t swap_2 = 0; swap_2 < (alt == 0 ? dfg_orders(g, mul_3) : 1u); swap_2++) {
            dfg_node x = DFG_NONE, t = DFG_NONE, mul_4 = DFG_NONE;
            if (alt == 0) {
                x = dfg_arg(g, mul_3, swap_2);
                t = dfg_arg(g, mul_3, 1 - swap_2);
            } else if (alt == 1) {
                mul_4 = n;
                if (!dfg_calls_with(g, mul_4, fuse_op_Mul, 2))
                    continue;
            }
            for (uint32_t swap_3 = 0; swap_3 < (alt == 1 ? dfg_orders(g, mul_4) : 1u); swap_3++) {
                dfg_node mul_5 = DFG_NONE, constant_4 = DFG_NONE, mul_6 = DFG_NONE, mul_7 = DFG_NONE;
                uint32_t swap_4 = 0, swap_5 = 0;
                if (alt == 1) {
                    x = dfg_arg(g, mul_4, swap_3);
                    mul_5 = dfg_arg(g, mul_4, 1 - swap_3);
                    if (!dfg_calls_argc(g, mul_5, fuse_op_Mul, 2))
                        continue;
                    swap_4 = dfg_op(g, dfg_arg(g, mul_5, 0)) == fuse_op_Add ? 0 : 1;
                    h = dfg_arg(g, mul_5, 1 - swap_4);
                    constant_4 = h;
                    if (!dfg_const_is(g, constant_4, dfg_float(0.5), DFG_NO_DTYPE))
                        continue;
                    t = dfg_arg(g, mul_5, swap_4);
                } else if (alt == 2) {
                    mul_6 = n;
                    if (!dfg_calls_argc(g, mul_6, fuse_op_Mul, 2))
                        continue;
                    swap_5 = dfg_op(g, dfg_arg(g, mul_6, 0)) == fuse_op_Mul ? 0 : 1;
                    mul_7 = dfg_arg(g, mul_6, swap_5);
                    if (!dfg_calls_with(g, mul_7, fuse_op_Mul, 2))
                        continue;
                }
                for (uint32_t swap_6 = 0; swap_6 < (alt == 2 ? dfg_orders(g, mul_7) : 1u); swap_6++) {
                    dfg_node constant_5 = DFG_NONE;
                    if (alt == 2) {
                        x = dfg_arg(g, mul_7, swap_6);
                        h = dfg_arg(g, mul_7, 1 - swap_6);
                        constant_5 = h;
                        if (!dfg_const_is(g, constant_5, dfg_float(0.5), DFG_NO_DTYPE))
                            continue;
                        t = dfg_arg(g, mul_6, 1 - swap_5);
                    }
                    if (!dfg_calls_argc(g, t, fuse_op_Add, 2))
                        continue;
                    uint32_t swap_7 = dfg_op(g, dfg_arg(g, t, 0)) == fuse_op_Erf ? 0 : 1;
                    dfg_node o = dfg_arg(g, t, 1 - swap_7);
                    if (!dfg_const_is(g, o, dfg_int(1), DFG_NO_DTYPE))
                        continue;
                    dfg_node erf = dfg_arg(g, t, swap_7);
                    if (!dfg_calls_argc(g, erf, fuse_op_Erf, 1))
                        continue;
                    dfg_node v = dfg_arg(g, erf, 0);
                    bool is_div = dfg_calls_with(g, v, fuse_op_Div, 2);
                    dfg_node div = DFG_NONE, r = DFG_NONE, constant = DFG_NONE, mul = DFG_NONE;
                    if (is_div) {
                        div = v;
                        if (dfg_arg(g, div, 0) != x)
                            continue;
                        r = dfg_arg(g, div, 1);
                        constant = r;
                        if (!dfg_const_near(g, constant, dfg_float(1.41421356), 0.001, DFG_NO_DTYPE))
                            continue;
                    } else {
                        mul = v;
                        if (!dfg_calls_with(g, mul, fuse_op_Mul, 2))
                            continue;
                    }
                    /* where one(o, x) */
                    if (!fuse_one(g, o, x))
                        continue;
                    /* where one(h, x) */
                    if (!fuse_one(g, h, x))
                        continue;
                    for (uint32_t swap_8 = 0; swap_8 < (!is_div ? dfg_orders(g, mul) : 1u); swap_8++) {
                        dfg_node constant_2 = DFG_NONE;
                        if (!is_div) {
                            if (dfg_arg(g, mul, swap_8) != x)
                                continue;
                            r = dfg_arg(g, mul, 1 - swap_8);
                            constant_2 = r;
                            if (!dfg_const_near(g, constant_2, dfg_float(0.70710678), 0.001, DFG_NO_DTYPE))
                                continue;
                        }
                        if (!dfg_in_body(g, n,
                                         (const dfg_node[]){mul_2, mul_3, mul_4, mul_5, mul_6, mul_7, t,
                                                            erf, div, mul},
                                         10))
                            continue;
                        /* where one(r, x) */
                        if (!fuse_one(g, r, x))
                            continue;
                        if (accept(ctx, &(struct fuse_fuse_gelu_whole){.m = {.root = n, .x = x, .r = r, .o = o, .h = h,
                                .t = t}, .erf = erf, .div = div, .constant = constant, .mul = mul,
                                .constant_2 = constant_2, .mul_2 = mul_2, .mul_3 = mul_3,
                                .constant_3 = constant_3, .mul_4 = mul_4, .mul_5 = mul_5,
                                .constant_4 = constant_4, .mul_6 = mul_6, .mul_7 = mul_7,
                                .constant_5 = constant_5}.m))
                            return true;
                    }
                }
            }
        }
    }
    return false;
}

static bool fuse_fuse_gelu_keep(void *m, const struct fuse_fuse_gelu_match *found)
{
    *(struct fuse_fuse_gelu_match *)m = *found;
    return true;
}

bool fuse_fuse_gelu_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_gelu_match *m)
{
    return fuse_fuse_gelu_each(g, n, fuse_fuse_gelu_keep, m);
}

/* fuse.pat:83
 * pattern cubic(x, k, p) =
 *     Mul(Pow(x, p & 3) | Mul(x, Mul(x, x)), k & approx(0.044715, 1e-4))
 *     | Mul(x, Mul(x, Mul(x, k & approx(0.044715, 1e-4))));
 */
bool fuse_cubic_each(const dfg_graph *g, dfg_node n,
                     bool (*accept)(void *ctx, const struct fuse_cubic_match *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 2u; alt++) {
        dfg_node mul = DFG_NONE, k = DFG_NONE, constant = DFG_NONE, v = DFG_NONE, pow = DFG_NONE;
        dfg_node x = DFG_NONE, p = DFG_NONE, mul_2 = DFG_NONE;
        uint32_t swap = 0;
        bool is_pow = false;
        if (alt == 0) {
            mul = n;
            if (!dfg_calls_argc(g, mul, fuse_op_Mul, 2))
                continue;
            swap = dfg_op(g, dfg_arg(g, mul, 0)) == fuse_op_Pow
                || dfg_op(g, dfg_arg(g, mul, 0)) == fuse_op_Mul
                ? 0
                : 1;
            k = dfg_arg(g, mul, 1 - swap);
            constant = k;
            if (!dfg_const_near(g, constant, dfg_float(0.044715), 0.0001, DFG_NO_DTYPE))
                continue;
            v = dfg_arg(g, mul, swap);
            is_pow = dfg_calls_with(g, v, fuse_op_Pow, 2);
            if (is_pow) {
                pow = v;
                x = dfg_arg(g, pow, 0);
                p = dfg_arg(g, pow, 1);
                if (!dfg_const_is(g, p, dfg_int(3), DFG_NO_DTYPE))
                    continue;
            } else {
                mul_2 = v;
                if (!dfg_calls_with(g, mul_2, fuse_op_Mul, 2))
                    continue;
            }
        }
        for (uint32_t swap_2 = 0; swap_2 < (alt == 0 && !is_pow ? dfg_orders(g, mul_2) : 1u); swap_2++) {
            dfg_node mul_3 = DFG_NONE;
            if (alt == 0 && !is_pow) {
                x = dfg_arg(g, mul_2, swap_2);
                mul_3 = dfg_arg(g, mul_2, 1 - swap_2);
                if (!dfg_calls_with(g, mul_3, fuse_op_Mul, 2))
                    continue;
            }
            for (uint32_t swap_3 = 0; swap_3 < (alt == 0 && !is_pow ? dfg_orders(g, mul_3) : 1u); swap_3++) {
                dfg_node mul_4 = DFG_NONE;
                if (alt == 0) {
                    if (!is_pow) {
                        if (dfg_arg(g, mul_3, swap_3) != x)
                            continue;
                        if (dfg_arg(g, mul_3, 1 - swap_3) != x)
                            continue;
                    }
                } else {
                    mul_4 = n;
                    if (!dfg_calls_with(g, mul_4, fuse_op_Mul, 2))
                        continue;
                }
                for (uint32_t swap_4 = 0; swap_4 < (alt == 1 ? dfg_orders(g, mul_4) : 1u); swap_4++) {
                    dfg_node mul_5 = DFG_NONE;
                    if (alt == 1) {
                        x = dfg_arg(g, mul_4, swap_4);
                        mul_5 = dfg_arg(g, mul_4, 1 - swap_4);
                        if (!dfg_calls_with(g, mul_5, fuse_op_Mul, 2))
                            continue;
                    }
                    for (uint32_t swap_5 = 0; swap_5 < (alt == 1 ? dfg_orders(g, mul_5) : 1u); swap_5++) {
                        dfg_node mul_6 = DFG_NONE;
                        if (alt == 1) {
                            if (dfg_arg(g, mul_5, swap_5) != x)
                                continue;
                            mul_6 = dfg_arg(g, mul_5, 1 - swap_5);
                            if (!dfg_calls_with(g, mul_6, fuse_op_Mul, 2))
                                continue;
                        }
                        for (uint32_t swap_6 = 0; swap_6 < (alt == 1 ? dfg_orders(g, mul_6) : 1u); swap_6++) {
                            dfg_node constant_2 = DFG_NONE;
                            if (alt == 1) {
                                if (dfg_arg(g, mul_6, swap_6) != x)
                                    continue;
                                k = dfg_arg(g, mul_6, 1 - swap_6);
                                constant_2 = k;
                                if (!dfg_const_near(g, constant_2, dfg_float(0.044715), 0.0001,
                                                    DFG_NO_DTYPE))
                                    continue;
                            }
                            if (!dfg_in_body(g, n,
                                             (const dfg_node[]){mul, pow, mul_2, mul_3, mul_4, mul_5,
                                                                mul_6},
                                             7))
                                continue;
                            if (accept(ctx, &(struct fuse_cubic_whole){.m = {.root = n, .x = x, .k = k, .p = p}, .mul = mul,
                                    .pow = pow, .mul_2 = mul_2, .mul_3 = mul_3, .constant = constant, .mul_4 = mul_4,
                                    .mul_5 = mul_5, .mul_6 = mul_6, .constant_2 = constant_2}.m))
                                return true;
                        }
                    }
                }
            }
        }
    }
    return false;
}

static bool fuse_cubic_keep(void *m, const struct fuse_cubic_match *found)
{
    *(struct fuse_cubic_match *)m = *found;
    return true;
}

bool fuse_cubic_match(const dfg_graph *g, dfg_node n, struct fuse_cubic_match *m)
{
    return fuse_cubic_each(g, n, fuse_cubic_keep, m);
}

/* fuse.pat:86
 * rule fuse_gelu_tanh(x, k, p, r, o, h) {
 *     t = Add(Tanh(Mul(Add(x, cubic(x, k, p)), r & approx(0.79788456, 1e-3))), o & 1);
 *     match Mul(Mul(x, t), h & 0.5) | Mul(x, Mul(t, h & 0.5)) | Mul(Mul(x, h & 0.5), t);
 *     where one(k, x), not present(p) or one(p, x), one(r, x), one(o, x), one(h, x), x.rank >= 1;
 *     rewrite com.microsoft.FastGelu(x);
 * }
 */
bool fuse_fuse_gelu_tanh_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fuse_fuse_gelu_tanh_match *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 3u; alt++) {
        dfg_node mul_8 = DFG_NONE, h = DFG_NONE, constant_3 = DFG_NONE, mul_9 = DFG_NONE;
        uint32_t swap = 0;
        if (alt == 0) {
            mul_8 = n;
            if (!dfg_calls_argc(g, mul_8, fuse_op_Mul, 2))
                continue;
            swap = dfg_op(g, dfg_arg(g, mul_8, 0)) == fuse_op_Mul ? 0 : 1;
            h = dfg_arg(g, mul_8, 1 - swap);
            constant_3 = h;
            if (!dfg_const_is(g, constant_3, dfg_float(0.5), DFG_NO_DTYPE))
                continue;
            mul_9 = dfg_arg(g, mul_8, swap);
            if (!dfg_calls_with(g, mul_9, fuse_op_Mul, 2))
                continue;
        }
        for (uint32_t swap_2 = 0; swap_2 < (alt == 0 ? dfg_orders(g, mul_9) : 1u); swap_2++) {
            dfg_node x = DFG_NONE, t = DFG_NONE, mul_10 = DFG_NONE;
            if (alt == 0) {
                x = dfg_arg(g, mul_9, swap_2);
                t = dfg_arg(g, mul_9, 1 - swap_2);
            } else if (alt == 1) {
                mul_10 = n;
                if (!dfg_calls_with(g, mul_10, fuse_op_Mul, 2))
                    continue;
            }
            for (uint32_t swap_3 = 0; swap_3 < (alt == 1 ? dfg_orders(g, mul_10) : 1u); swap_3++) {
                dfg_node mul_11 = DFG_NONE, constant_4 = DFG_NONE, mul_12 = DFG_NONE, mul_13 = DFG_NONE;
                uint32_t swap_4 = 0, swap_5 = 0;
                if (alt == 1) {
                    x = dfg_arg(g, mul_10, swap_3);
                    mul_11 = dfg_arg(g, mul_10, 1 - swap_3);
                    if (!dfg_calls_argc(g, mul_11, fuse_op_Mul, 2))
                        continue;
                    swap_4 = dfg_op(g, dfg_arg(g, mul_11, 0)) == fuse_op_Add ? 0 : 1;
                    h = dfg_arg(g, mul_11, 1 - swap_4);
                    constant_4 = h;
                    if (!dfg_const_is(g, constant_4, dfg_float(0.5), DFG_NO_DTYPE))
                        continue;
                    t = dfg_arg(g, mul_11, swap_4);
                } else if (alt == 2) {
                    mul_12 = n;
                    if (!dfg_calls_argc(g, mul_12, fuse_op_Mul, 2))
                        continue;
                    swap_5 = dfg_op(g, dfg_arg(g, mul_12, 0)) == fuse_op_Mul ? 0 : 1;
                    mul_13 = dfg_arg(g, mul_12, swap_5);
                    if (!dfg_calls_with(g, mul_13, fuse_op_Mul, 2))
                        continue;
                }
                for (uint32_t swap_6 = 0; swap_6 < (alt == 2 ? dfg_orders(g, mul_13) : 1u); swap_6++) {
                    dfg_node constant_5 = DFG_NONE;
                    if (alt == 2) {
                        x = dfg_arg(g, mul_13, swap_6);
                        h = dfg_arg(g, mul_13, 1 - swap_6);
                        constant_5 = h;
                        if (!dfg_const_is(g, constant_5, dfg_float(0.5), DFG_NO_DTYPE))
                            continue;
                        t = dfg_arg(g, mul_12, 1 - swap_5);
                    }
                    if (!dfg_calls_argc(g, t, fuse_op_Add, 2))
                        continue;
                    uint32_t swap_7 = dfg_op(g, dfg_arg(g, t, 0)) == fuse_op_Tanh ? 0 : 1;
                    dfg_node o = dfg_arg(g, t, 1 - swap_7);
                    if (!dfg_const_is(g, o, dfg_int(1), DFG_NO_DTYPE))
                        continue;
                    dfg_node tanh = dfg_arg(g, t, swap_7);
                    if (!dfg_calls_argc(g, tanh, fuse_op_Tanh, 1))
                        continue;
                    dfg_node mul = dfg_arg(g, tanh, 0);
                    if (!dfg_calls_argc(g, mul, fuse_op_Mul, 2))
                        continue;
                    uint32_t swap_8 = dfg_op(g, dfg_arg(g, mul, 0)) == fuse_op_Add ? 0 : 1;
                    dfg_node r = dfg_arg(g, mul, 1 - swap_8);
                    if (!dfg_const_near(g, r, dfg_float(0.79788456), 0.001, DFG_NO_DTYPE))
                        continue;
                    dfg_node add = dfg_arg(g, mul, swap_8);
                    if (!dfg_calls_with(g, add, fuse_op_Add, 2))
                        continue;
                    /* where one(r, x) */
                    if (!fuse_one(g, r, x))
                        continue;
                    /* where one(o, x) */
                    if (!fuse_one(g, o, x))
                        continue;
                    /* where one(h, x) */
                    if (!fuse_one(g, h, x))
                        continue;
                    /* where x.rank >= 1 */
                    if (!dfg_ge(dfg_rank_of(g, x), dfg_int(1)))
                        continue;
                    for (uint32_t swap_9 = 0; swap_9 < dfg_orders(g, add); swap_9++) {
                        if (dfg_arg(g, add, swap_9) != x)
                            continue;
                        dfg_node v = dfg_arg(g, add, 1 - swap_9);
                        for (uint32_t alt_2 = 0; alt_2 < 2u; alt_2++) {
                            dfg_node mul_2 = DFG_NONE, k = DFG_NONE, constant = DFG_NONE, v_2 = DFG_NONE, pow = DFG_NONE;
                            dfg_node p = DFG_NONE, mul_3 = DFG_NONE;
                            uint32_t swap_10 = 0;
                            bool is_pow = false;
                            if (alt_2 == 0) {
                                mul_2 = v;
                                if (!dfg_calls_argc(g, mul_2, fuse_op_Mul, 2))
                                    continue;
                                swap_10 = dfg_op(g, dfg_arg(g, mul_2, 0)) == fuse_op_Pow
                                    || dfg_op(g, dfg_arg(g, mul_2, 0)) == fuse_op_Mul
                                    ? 0
                                    : 1;
                                k = dfg_arg(g, mul_2, 1 - swap_10);
                                constant = k;
                                if (!dfg_const_near(g, constant, dfg_float(0.044715), 0.0001, DFG_NO_DTYPE))
                                    continue;
                                v_2 = dfg_arg(g, mul_2, swap_10);
                                is_pow = dfg_calls_with(g, v_2, fuse_op_Pow, 2);
                                if (is_pow) {
                                    pow = v_2;
                                    if (dfg_arg(g, pow, 0) != x)
                                        continue;
                                    p = dfg_arg(g, pow, 1);
                                    if (!dfg_const_is(g, p, dfg_int(3), DFG_NO_DTYPE))
                                        continue;
                                } else {
                                    mul_3 = v_2;
                                    if (!dfg_calls_with(g, mul_3, fuse_op_Mul, 2))
                                        continue;
                                }
                            }
                            for (uint32_t swap_11 = 0; swap_11 < (alt_2 == 0 && !is_pow ? dfg_orders(g, mul_3) : 1u); swap_11++) {
                                dfg_node mul_4 = DFG_NONE;
                                if (alt_2 == 0 && !is_pow) {
                                    if (dfg_arg(g, mul_3, swap_11) != x)
                                        continue;
                                    mul_4 = dfg_arg(g, mul_3, 1 - swap_11);
                                    if (!dfg_calls_with(g, mul_4, fuse_op_Mul, 2))
                                        continue;
                                }
                                for (uint32_t swap_12 = 0; swap_12 < (alt_2 == 0 && !is_pow ? dfg_orders(g, mul_4) : 1u); swap_12++) {
                                    dfg_node mul_5 = DFG_NONE;
                                    if (alt_2 == 0) {
                                        if (!is_pow) {
                                            if (dfg_arg(g, mul_4, swap_12) != x)
                                                continue;
                                            if (dfg_arg(g, mul_4, 1 - swap_12) != x)
                                                continue;
                                        }
                                    } else {
                                        mul_5 = v;
                                        if (!dfg_calls_with(g, mul_5, fuse_op_Mul, 2))
                                            continue;
                                    }
                                    for (uint32_t swap_13 = 0; swap_13 < (alt_2 == 1 ? dfg_orders(g, mul_5) : 1u); swap_13++) {
                                        dfg_node mul_6 = DFG_NONE;
                                        if (alt_2 == 1) {
                                            if (dfg_arg(g, mul_5, swap_13) != x)
                                                continue;
                                            mul_6 = dfg_arg(g, mul_5, 1 - swap_13);
                                            if (!dfg_calls_with(g, mul_6, fuse_op_Mul, 2))
                                                continue;
                                        }
                                        for (uint32_t swap_14 = 0; swap_14 < (alt_2 == 1 ? dfg_orders(g, mul_6) : 1u); swap_14++) {
                                            dfg_node mul_7 = DFG_NONE;
                                            if (alt_2 == 1) {
                                                if (dfg_arg(g, mul_6, swap_14) != x)
                                                    continue;
                                                mul_7 = dfg_arg(g, mul_6, 1 - swap_14);
                                                if (!dfg_calls_with(g, mul_7, fuse_op_Mul, 2))
                                                    continue;
                                            }
                                            for (uint32_t swap_15 = 0; swap_15 < (alt_2 == 1 ? dfg_orders(g, mul_7) : 1u); swap_15++) {
                                                dfg_node constant_2 = DFG_NONE;
                                                if (alt_2 == 1) {
                                                    if (dfg_arg(g, mul_7, swap_15) != x)
                                                        continue;
                                                    k = dfg_arg(g, mul_7, 1 - swap_15);
                                                    constant_2 = k;
                                                    if (!dfg_const_near(g, constant_2, dfg_float(0.044715),
                                                                        0.0001, DFG_NO_DTYPE))
                                                        continue;
                                                }
                                                if (!dfg_in_body(g, n,
                                                                 (const dfg_node[]){mul_8, mul_9, mul_10,
                                                                                    mul_11, mul_12, mul_13,
                                                                                    t, tanh, mul, add,
                                                                                    mul_2, pow, mul_3,
                                                                                    mul_4, mul_5, mul_6,
                                                                                    mul_7},
                                                                 17))
                                                    continue;
                                                /* where one(k, x) */
                                                if (!fuse_one(g, k, x))
                                                    continue;
                                                /* where not present(p) or one(p, x) */
                                                if (!(p == DFG_NONE || fuse_one(g, p, x)))
                                                    continue;
                                                if (accept(ctx, &(struct fuse_fuse_gelu_tanh_whole){.m = {.root = n, .x = x, .k = k, .p = p,
                                                        .r = r, .o = o, .h = h, .t = t}, .tanh = tanh, .mul = mul, .add = add,
                                                        .mul_2 = mul_2, .pow = pow, .mul_3 = mul_3, .mul_4 = mul_4, .constant = constant,
                                                        .mul_5 = mul_5, .mul_6 = mul_6, .mul_7 = mul_7, .constant_2 = constant_2,
                                                        .mul_8 = mul_8, .mul_9 = mul_9, .constant_3 = constant_3, .mul_10 = mul_10,
                                                        .mul_11 = mul_11, .constant_4 = constant_4, .mul_12 = mul_12, .mul_13 = mul_13,
                                                        .constant_5 = constant_5}.m))
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
    return false;
}

static bool fuse_fuse_gelu_tanh_keep(void *m, const struct fuse_fuse_gelu_tanh_match *found)
{
    *(struct fuse_fuse_gelu_tanh_match *)m = *found;
    return true;
}

bool fuse_fuse_gelu_tanh_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_gelu_tanh_match *m)
{
    return fuse_fuse_gelu_tanh_each(g, n, fuse_fuse_gelu_tanh_keep, m);
}

/* fuse.pat:93
 * rule fuse_quick_gelu(x, a) {
 *     match Mul(x, Sigmoid(Mul(x, a & const)));
 *     where one(a, x), value(a) ~= 1.702 +- 1e-3;
 *     rewrite com.microsoft.QuickGelu(x) { alpha = value(a) };
 * }
 */
bool fuse_fuse_quick_gelu_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fuse_fuse_quick_gelu_match *m), void *ctx)
{
    if (!dfg_calls_with(g, n, fuse_op_Mul, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, swap);
        dfg_node sigmoid = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_argc(g, sigmoid, fuse_op_Sigmoid, 1))
            continue;
        dfg_node mul = dfg_arg(g, sigmoid, 0);
        if (!dfg_calls_with(g, mul, fuse_op_Mul, 2))
            continue;
        for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, mul); swap_2++) {
            if (dfg_arg(g, mul, swap_2) != x)
                continue;
            dfg_node a = dfg_arg(g, mul, 1 - swap_2);
            if (!dfg_is(g, a, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){sigmoid, mul}, 2))
                continue;
            /* where one(a, x) */
            if (!fuse_one(g, a, x))
                continue;
            /* where value(a) ~= 1.702 +- 1e-3 */
            if (dfg_close_within(dfg_value_of(g, a), dfg_float(1.702), dfg_float(0.001)) != DFG_TRUE)
                continue;
            if (accept(ctx, &(struct fuse_fuse_quick_gelu_whole){.m = {.root = n, .x = x, .a = a},
                    .sigmoid = sigmoid, .mul = mul}.m))
                return true;
        }
    }
    return false;
}

static bool fuse_fuse_quick_gelu_keep(void *m, const struct fuse_fuse_quick_gelu_match *found)
{
    *(struct fuse_fuse_quick_gelu_match *)m = *found;
    return true;
}

bool fuse_fuse_quick_gelu_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_quick_gelu_match *m)
{
    return fuse_fuse_quick_gelu_each(g, n, fuse_fuse_quick_gelu_keep, m);
}

/* fuse.pat:99
 * rule fuse_bias_gelu(x, b) {
 *     match com.microsoft.Gelu(Add(x, b));
 *     where b.rank == 1, b.shape[0] == x.shape[-1];
 *     rewrite com.microsoft.BiasGelu(x, b);
 * }
 */
bool fuse_fuse_bias_gelu_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fuse_fuse_bias_gelu_match *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, fuse_op_com_microsoft_Gelu, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, add, fuse_op_Add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node x = dfg_arg(g, add, swap);
        dfg_node b = dfg_arg(g, add, 1 - swap);
        if (!dfg_same_body(g, n, add))
            continue;
        /* where b.rank == 1 */
        if (dfg_rank(g, b) != 1)
            continue;
        /* where b.shape[0] == x.shape[-1] */
        if (!dfg_dim_eq(g, dfg_extent_of(g, b, 0), dfg_extent_of(g, x, -1)))
            continue;
        if (accept(ctx, &(struct fuse_fuse_bias_gelu_whole){.m = {.root = n, .x = x, .b = b}, .add = add}.m))
            return true;
    }
    return false;
}

static bool fuse_fuse_bias_gelu_keep(void *m, const struct fuse_fuse_bias_gelu_match *found)
{
    *(struct fuse_fuse_bias_gelu_match *)m = *found;
    return true;
}

bool fuse_fuse_bias_gelu_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_bias_gelu_match *m)
{
    return fuse_fuse_bias_gelu_each(g, n, fuse_fuse_bias_gelu_keep, m);
}

/* fuse.pat:107
 * rule fuse_integer_product_sum(x, b, zero, scale, bias) : priority 1, keep_shared {
 *     q = DynamicQuantizeLinear(x);
 *     v = q.0;
 *     s = q.1;
 *     z = q.2;
 *     match Add(Mul(Cast(MatMulInteger(v, b, z, zero?)) { to == 1 }, Mul(s, scale)), bias);
 *     where b.rank == 2, scale.rank <= 1, bias.rank == 1, bias.shape[0] == b.shape[1];
 *     where scale.elements == 1 or scale.shape[0] == b.shape[1];
 *     rewrite com.microsoft.MatMulIntegerToFloat(v, b, s, scale, z, zero?, bias);
 * }
 */
bool fuse_fuse_integer_product_sum_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fuse_fuse_integer_product_sum_match *m), void *ctx)
{
    if (!dfg_calls_with(g, n, fuse_op_Add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node bias = dfg_arg(g, n, 1 - swap);
        dfg_node mul = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, mul, fuse_op_Mul, 2))
            continue;
        uint32_t swap_2 = dfg_op(g, dfg_arg(g, mul, 0)) == fuse_op_Cast ? 0 : 1;
        dfg_node cast = dfg_arg(g, mul, swap_2);
        if (!dfg_calls_argc(g, cast, fuse_op_Cast, 1))
            continue;
        if (!dfg_eq(dfg_attr(g, cast, fuse_attr_to), dfg_int(1)))
            continue;
        dfg_node matMulInteger = dfg_arg(g, cast, 0);
        if (dfg_op(g, matMulInteger) != fuse_op_MatMulInteger || dfg_n_args(g, matMulInteger) > 4
            || dfg_arg(g, matMulInteger, 1) == DFG_NONE)
            continue;
        dfg_node v = dfg_arg(g, matMulInteger, 0);
        if (!dfg_is_get(g, v, 0))
            continue;
        dfg_node q = dfg_arg(g, v, 0);
        if (!dfg_calls_with(g, q, fuse_op_DynamicQuantizeLinear, 1))
            continue;
        dfg_node x = dfg_arg(g, q, 0);
        dfg_node b = dfg_arg(g, matMulInteger, 1);
        dfg_node z = dfg_arg(g, matMulInteger, 2);
        if (!dfg_is_get(g, z, 2))
            continue;
        if (dfg_arg(g, z, 0) != q)
            continue;
        dfg_node zero = dfg_arg(g, matMulInteger, 3);
        dfg_node mul_2 = dfg_arg(g, mul, 1 - swap_2);
        if (!dfg_calls_with(g, mul_2, fuse_op_Mul, 2))
            continue;
        /* where b.rank == 2 */
        if (dfg_rank(g, b) != 2)
            continue;
        /* where bias.rank == 1 */
        if (dfg_rank(g, bias) != 1)
            continue;
        /* where bias.shape[0] == b.shape[1] */
        if (!dfg_dim_eq(g, dfg_extent_of(g, bias, 0), dfg_extent_of(g, b, 1)))
            continue;
        for (uint32_t swap_3 = 0; swap_3 < dfg_orders(g, mul_2); swap_3++) {
            dfg_node s = dfg_arg(g, mul_2, swap_3);
            if (!dfg_is_get(g, s, 1))
                continue;
            if (dfg_arg(g, s, 0) != q)
                continue;
            dfg_node scale = dfg_arg(g, mul_2, 1 - swap_3);
            if (!dfg_in_body(g, n, (const dfg_node[]){mul, cast, matMulInteger, v, q, z, mul_2, s}, 8))
                continue;
            /* where scale.rank <= 1 */
            if (!dfg_le(dfg_rank_of(g, scale), dfg_int(1)))
                continue;
            /* where scale.elements == 1 or scale.shape[0] == b.shape[1] */
            if (!(dfg_dim_eq(g, dfg_elements_of(g, scale), dfg_int(1))
                  || dfg_dim_eq(g, dfg_extent_of(g, scale, 0), dfg_extent_of(g, b, 1))))
                continue;
            if (accept(ctx, &(struct fuse_fuse_integer_product_sum_whole){.m = {.root = n, .x = x, .b = b,
                    .zero = zero, .scale = scale, .bias = bias, .q = q, .v = v, .s = s, .z = z},
                    .mul = mul, .cast = cast, .matMulInteger = matMulInteger, .mul_2 = mul_2}.m))
                return true;
        }
    }
    return false;
}

static bool fuse_fuse_integer_product_sum_keep(void *m, const struct fuse_fuse_integer_product_sum_match *found)
{
    *(struct fuse_fuse_integer_product_sum_match *)m = *found;
    return true;
}

bool fuse_fuse_integer_product_sum_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_integer_product_sum_match *m)
{
    return fuse_fuse_integer_product_sum_each(g, n, fuse_fuse_integer_product_sum_keep, m);
}

/* fuse.pat:117
 * rule fuse_integer_product(x, b, zero, scale) : keep_shared {
 *     q = DynamicQuantizeLinear(x);
 *     v = q.0;
 *     s = q.1;
 *     z = q.2;
 *     match Mul(Cast(MatMulInteger(v, b, z, zero?)) { to == 1 }, Mul(s, scale));
 *     where b.rank == 2, scale.rank <= 1, scale.elements == 1 or scale.shape[0] == b.shape[1];
 *     rewrite com.microsoft.MatMulIntegerToFloat(v, b, s, scale, z, zero?);
 * }
 */
bool fuse_fuse_integer_product_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fuse_fuse_integer_product_match *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, fuse_op_Mul, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == fuse_op_Cast ? 0 : 1;
    dfg_node cast = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, cast, fuse_op_Cast, 1))
        return false;
    if (!dfg_eq(dfg_attr(g, cast, fuse_attr_to), dfg_int(1)))
        return false;
    dfg_node matMulInteger = dfg_arg(g, cast, 0);
    if (dfg_op(g, matMulInteger) != fuse_op_MatMulInteger || dfg_n_args(g, matMulInteger) > 4
        || dfg_arg(g, matMulInteger, 1) == DFG_NONE)
        return false;
    dfg_node v = dfg_arg(g, matMulInteger, 0);
    if (!dfg_is_get(g, v, 0))
        return false;
    dfg_node q = dfg_arg(g, v, 0);
    if (!dfg_calls_with(g, q, fuse_op_DynamicQuantizeLinear, 1))
        return false;
    dfg_node x = dfg_arg(g, q, 0);
    dfg_node b = dfg_arg(g, matMulInteger, 1);
    dfg_node z = dfg_arg(g, matMulInteger, 2);
    if (!dfg_is_get(g, z, 2))
        return false;
    if (dfg_arg(g, z, 0) != q)
        return false;
    dfg_node zero = dfg_arg(g, matMulInteger, 3);
    dfg_node mul = dfg_arg(g, n, 1 - swap);
    if (!dfg_calls_with(g, mul, fuse_op_Mul, 2))
        return false;
    /* where b.rank == 2 */
    if (dfg_rank(g, b) != 2)
        return false;
    for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, mul); swap_2++) {
        dfg_node s = dfg_arg(g, mul, swap_2);
        if (!dfg_is_get(g, s, 1))
            continue;
        if (dfg_arg(g, s, 0) != q)
            continue;
        dfg_node scale = dfg_arg(g, mul, 1 - swap_2);
        if (!dfg_in_body(g, n, (const dfg_node[]){cast, matMulInteger, v, q, z, mul, s}, 7))
            continue;
        /* where scale.rank <= 1 */
        if (!dfg_le(dfg_rank_of(g, scale), dfg_int(1)))
            continue;
        /* where scale.elements == 1 or scale.shape[0] == b.shape[1] */
        if (!(dfg_dim_eq(g, dfg_elements_of(g, scale), dfg_int(1))
              || dfg_dim_eq(g, dfg_extent_of(g, scale, 0), dfg_extent_of(g, b, 1))))
            continue;
        if (accept(ctx, &(struct fuse_fuse_integer_product_whole){.m = {.root = n, .x = x, .b = b,
                .zero = zero, .scale = scale, .q = q, .v = v, .s = s, .z = z},
                .cast = cast, .matMulInteger = matMulInteger, .mul = mul}.m))
            return true;
    }
    return false;
}

static bool fuse_fuse_integer_product_keep(void *m, const struct fuse_fuse_integer_product_match *found)
{
    *(struct fuse_fuse_integer_product_match *)m = *found;
    return true;
}

bool fuse_fuse_integer_product_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_integer_product_match *m)
{
    return fuse_fuse_integer_product_each(g, n, fuse_fuse_integer_product_keep, m);
}

/* fuse.pat:126
 * rule fuse_dynamic_product(x, b, zero, scale, bias) {
 *     q = DynamicQuantizeLinear(x);
 *     match com.microsoft.MatMulIntegerToFloat(q.0, b, q.1, scale, q.2, zero?, bias?);
 *     rewrite com.microsoft.DynamicQuantizeMatMul(x, b, scale, zero?, bias?);
 * }
 */
static bool fuse_fuse_dynamic_product_find(const dfg_graph *g, dfg_node n, struct fuse_fuse_dynamic_product_whole *m)
{
    if (dfg_op(g, n) != fuse_op_com_microsoft_MatMulIntegerToFloat || dfg_n_args(g, n) > 7
        || dfg_arg(g, n, 1) == DFG_NONE || dfg_arg(g, n, 3) == DFG_NONE)
        return false;
    dfg_node get = dfg_arg(g, n, 0);
    if (!dfg_is_get(g, get, 0))
        return false;
    dfg_node q = dfg_arg(g, get, 0);
    if (!dfg_calls_with(g, q, fuse_op_DynamicQuantizeLinear, 1))
        return false;
    dfg_node x = dfg_arg(g, q, 0);
    dfg_node b = dfg_arg(g, n, 1);
    dfg_node get_2 = dfg_arg(g, n, 2);
    if (!dfg_is_get(g, get_2, 1))
        return false;
    if (dfg_arg(g, get_2, 0) != q)
        return false;
    dfg_node scale = dfg_arg(g, n, 3);
    dfg_node get_3 = dfg_arg(g, n, 4);
    if (!dfg_is_get(g, get_3, 2))
        return false;
    if (dfg_arg(g, get_3, 0) != q)
        return false;
    dfg_node zero = dfg_arg(g, n, 5);
    dfg_node bias = dfg_arg(g, n, 6);
    if (!dfg_in_body(g, n, (const dfg_node[]){get, q, get_2, get_3}, 4))
        return false;
    *m = (struct fuse_fuse_dynamic_product_whole){.m = {.root = n, .x = x, .b = b,
            .zero = zero, .scale = scale, .bias = bias, .q = q}, .get = get,
            .get_2 = get_2, .get_3 = get_3};
    return true;
}

bool fuse_fuse_dynamic_product_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_dynamic_product_match *m)
{
    struct fuse_fuse_dynamic_product_whole whole;
    if (!fuse_fuse_dynamic_product_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool fuse_fuse_dynamic_product_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fuse_fuse_dynamic_product_match *m), void *ctx)
{
    struct fuse_fuse_dynamic_product_whole whole;
    return fuse_fuse_dynamic_product_find(g, n, &whole) && accept(ctx, &whole.m);
}

/* fuse.pat:8
 * cond single(c) = c.elements == 1, c.rank <= 1;
 */
static bool fuse_single(const dfg_graph *g, dfg_node c)
{
    return dfg_dim_eq(g, dfg_elements_of(g, c), dfg_int(1)) && dfg_le(dfg_rank_of(g, c), dfg_int(1));
}

/* fuse.pat:14
 * cond along(c, x) = c.rank == 1, c.shape[0] == x.shape[-1];
 */
static bool fuse_along(const dfg_graph *g, dfg_node c, dfg_node x)
{
    return dfg_rank(g, c) == 1 && dfg_dim_eq(g, dfg_extent_of(g, c, 0), dfg_extent_of(g, x, -1));
}

/* fuse.pat:135
 * rule fuse_rms_norm(x, eps, scale) {
 *     s = Sqrt(Add(ReduceMean(Pow(x, 2) | Mul(x, x)) { axes = q, keepdims == 1 }, eps & const));
 *     n = Div(x, s) | Mul(x, Reciprocal(s)) | Mul(x, Div(1, s));
 *     match Mul(n, scale);
 *     where q == [-1] or q == [x.rank - 1], single(eps), along(scale, x);
 *     rewrite SimplifiedLayerNormalization(x, scale) { axis = -1, epsilon = value(eps), stash_type = 1 };
 * }
 */
bool fuse_fuse_rms_norm_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct fuse_fuse_rms_norm_match *m), void *ctx)
{
    if (!dfg_calls_with(g, n, fuse_op_Mul, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node scale = dfg_arg(g, n, 1 - swap);
        dfg_node n_2 = dfg_arg(g, n, swap);
        for (uint32_t alt = 0; alt < 3u; alt++) {
            dfg_node div = DFG_NONE, x = DFG_NONE, s = DFG_NONE, mul_2 = DFG_NONE;
            if (alt == 0) {
                div = n_2;
                if (!dfg_calls_with(g, div, fuse_op_Div, 2))
                    continue;
                x = dfg_arg(g, div, 0);
                s = dfg_arg(g, div, 1);
            } else if (alt == 1) {
                mul_2 = n_2;
                if (!dfg_calls_with(g, mul_2, fuse_op_Mul, 2))
                    continue;
            }
            for (uint32_t swap_2 = 0; swap_2 < (alt == 1 ? dfg_orders(g, mul_2) : 1u); swap_2++) {
                dfg_node reciprocal = DFG_NONE, mul_3 = DFG_NONE;
                if (alt == 1) {
                    x = dfg_arg(g, mul_2, swap_2);
                    reciprocal = dfg_arg(g, mul_2, 1 - swap_2);
                    if (!dfg_calls_argc(g, reciprocal, fuse_op_Reciprocal, 1))
                        continue;
                    s = dfg_arg(g, reciprocal, 0);
                } else if (alt == 2) {
                    mul_3 = n_2;
                    if (!dfg_calls_with(g, mul_3, fuse_op_Mul, 2))
                        continue;
                }
                for (uint32_t swap_3 = 0; swap_3 < (alt == 2 ? dfg_orders(g, mul_3) : 1u); swap_3++) {
                    dfg_node div_2 = DFG_NONE, constant_2 = DFG_NONE;
                    if (alt == 2) {
                        x = dfg_arg(g, mul_3, swap_3);
                        div_2 = dfg_arg(g, mul_3, 1 - swap_3);
                        if (!dfg_calls_argc(g, div_2, fuse_op_Div, 2))
                            continue;
                        constant_2 = dfg_arg(g, div_2, 0);
                        if (!dfg_const_is(g, constant_2, dfg_int(1), DFG_NO_DTYPE))
                            continue;
                        s = dfg_arg(g, div_2, 1);
                    }
                    if (!dfg_calls_argc(g, s, fuse_op_Sqrt, 1))
                        continue;
                    dfg_node add = dfg_arg(g, s, 0);
                    if (!dfg_calls_argc(g, add, fuse_op_Add, 2))
                        continue;
                    uint32_t swap_4 = dfg_op(g, dfg_arg(g, add, 0)) == fuse_op_ReduceMean ? 0 : 1;
                    dfg_node eps = dfg_arg(g, add, 1 - swap_4);
                    if (!dfg_is(g, eps, DFG_CONST))
                        continue;
                    dfg_node reduceMean = dfg_arg(g, add, swap_4);
                    if (!dfg_calls_argc(g, reduceMean, fuse_op_ReduceMean, 1))
                        continue;
                    dfg_val q = dfg_attr(g, reduceMean, fuse_attr_axes);
                    if (!dfg_known(q) || !dfg_int_is(g, reduceMean, fuse_attr_keepdims, 1, 1))
                        continue;
                    dfg_node v = dfg_arg(g, reduceMean, 0);
                    bool is_pow = dfg_calls_with(g, v, fuse_op_Pow, 2);
                    dfg_node pow = DFG_NONE, constant = DFG_NONE, mul = DFG_NONE;
                    if (is_pow) {
                        pow = v;
                        if (dfg_arg(g, pow, 0) != x)
                            continue;
                        constant = dfg_arg(g, pow, 1);
                        if (!dfg_const_is(g, constant, dfg_int(2), DFG_NO_DTYPE))
                            continue;
                    } else {
                        mul = v;
                        if (!dfg_calls_with(g, mul, fuse_op_Mul, 2))
                            continue;
                    }
                    /* where q == [-1] or q == [x.rank - 1] */
                    if (!(dfg_eq(q, DFG_LIST(dfg_int(-1)))
                          || dfg_eq(q, DFG_LIST(dfg_sub(dfg_rank_of(g, x), dfg_int(1))))))
                        continue;
                    /* where single(eps) */
                    if (!fuse_single(g, eps))
                        continue;
                    /* where along(scale, x) */
                    if (!fuse_along(g, scale, x))
                        continue;
                    for (uint32_t swap_5 = 0; swap_5 < (!is_pow ? dfg_orders(g, mul) : 1u); swap_5++) {
                        if (!is_pow) {
                            if (dfg_arg(g, mul, swap_5) != x)
                                continue;
                            if (dfg_arg(g, mul, 1 - swap_5) != x)
                                continue;
                        }
                        if (!dfg_in_body(g, n,
                                         (const dfg_node[]){div, mul_2, reciprocal, mul_3, div_2, s, add,
                                                            reduceMean, pow, mul},
                                         10))
                            continue;
                        if (accept(ctx, &(struct fuse_fuse_rms_norm_whole){.m = {.root = n, .x = x, .eps = eps,
                                .scale = scale, .s = s, .n = n_2, .q = q}, .add = add,
                                .reduceMean = reduceMean, .pow = pow, .constant = constant, .mul = mul,
                                .div = div, .mul_2 = mul_2, .reciprocal = reciprocal, .mul_3 = mul_3,
                                .div_2 = div_2, .constant_2 = constant_2}.m))
                            return true;
                    }
                }
            }
        }
    }
    return false;
}

static bool fuse_fuse_rms_norm_keep(void *m, const struct fuse_fuse_rms_norm_match *found)
{
    *(struct fuse_fuse_rms_norm_match *)m = *found;
    return true;
}

bool fuse_fuse_rms_norm_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_rms_norm_match *m)
{
    return fuse_fuse_rms_norm_each(g, n, fuse_fuse_rms_norm_keep, m);
}

/* fuse.pat:143
 * rule fuse_rms_norm_wide(x, eps, scale) : priority 1 {
 *     w = Cast(x) { to == 1 };
 *     s = Sqrt(Add(ReduceMean(Pow(w, 2) | Mul(w, w)) { axes = q, keepdims == 1 }, eps & const));
 *     n = Div(w, s) | Mul(w, Reciprocal(s)) | Mul(w, Div(1, s));
 *     c = Cast(n);
 *     match Mul(c, scale);
 *     where q == [-1] or q == [x.rank - 1], single(eps), along(scale, x), same_dtype(x, c), x.dtype in {f16, f32};
 *     rewrite SimplifiedLayerNormalization(x, scale) { axis = -1, epsilon = value(eps), stash_type = 1 };
 * }
 */
bool fuse_fuse_rms_norm_wide_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fuse_fuse_rms_norm_wide_match *m), void *ctx)
{
    if (!dfg_calls_with(g, n, fuse_op_Mul, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node scale = dfg_arg(g, n, 1 - swap);
        dfg_node c = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, c, fuse_op_Cast, 1))
            continue;
        dfg_node n_2 = dfg_arg(g, c, 0);
        for (uint32_t alt = 0; alt < 3u; alt++) {
            dfg_node div = DFG_NONE, w = DFG_NONE, x = DFG_NONE, s = DFG_NONE, mul_2 = DFG_NONE;
            dfg_node reciprocal = DFG_NONE, mul_3 = DFG_NONE, div_2 = DFG_NONE, constant_2 = DFG_NONE;
            uint32_t swap_2 = 0, swap_3 = 0;
            if (alt == 0) {
                div = n_2;
                if (!dfg_calls_argc(g, div, fuse_op_Div, 2))
                    continue;
                w = dfg_arg(g, div, 0);
                if (!dfg_calls_with(g, w, fuse_op_Cast, 1)
                    || !dfg_eq(dfg_attr(g, w, fuse_attr_to), dfg_int(1)))
                    continue;
                x = dfg_arg(g, w, 0);
                s = dfg_arg(g, div, 1);
            } else if (alt == 1) {
                mul_2 = n_2;
                if (!dfg_calls_argc(g, mul_2, fuse_op_Mul, 2))
                    continue;
                swap_2 = dfg_op(g, dfg_arg(g, mul_2, 0)) == fuse_op_Cast ? 0 : 1;
                w = dfg_arg(g, mul_2, swap_2);
                if (!dfg_calls_with(g, w, fuse_op_Cast, 1)
                    || !dfg_eq(dfg_attr(g, w, fuse_attr_to), dfg_int(1)))
                    continue;
                x = dfg_arg(g, w, 0);
                reciprocal = dfg_arg(g, mul_2, 1 - swap_2);
                if (!dfg_calls_argc(g, reciprocal, fuse_op_Reciprocal, 1))
                    continue;
                s = dfg_arg(g, reciprocal, 0);
            } else {
                mul_3 = n_2;
                if (!dfg_calls_argc(g, mul_3, fuse_op_Mul, 2))
                    continue;
                swap_3 = dfg_op(g, dfg_arg(g, mul_3, 0)) == fuse_op_Cast ? 0 : 1;
                w = dfg_arg(g, mul_3, swap_3);
                if (!dfg_calls_with(g, w, fuse_op_Cast, 1)
                    || !dfg_eq(dfg_attr(g, w, fuse_attr_to), dfg_int(1)))
                    continue;
                x = dfg_arg(g, w, 0);
                div_2 = dfg_arg(g, mul_3, 1 - swap_3);
                if (!dfg_calls_argc(g, div_2, fuse_op_Div, 2))
                    continue;
                constant_2 = dfg_arg(g, div_2, 0);
                if (!dfg_const_is(g, constant_2, dfg_int(1), DFG_NO_DTYPE))
                    continue;
                s = dfg_arg(g, div_2, 1);
            }
            if (!dfg_calls_argc(g, s, fuse_op_Sqrt, 1))
                continue;
            dfg_node add = dfg_arg(g, s, 0);
            if (!dfg_calls_argc(g, add, fuse_op_Add, 2))
                continue;
            uint32_t swap_4 = dfg_op(g, dfg_arg(g, add, 0)) == fuse_op_ReduceMean ? 0 : 1;
            dfg_node eps = dfg_arg(g, add, 1 - swap_4);
            if (!dfg_is(g, eps, DFG_CONST))
                continue;
            dfg_node reduceMean = dfg_arg(g, add, swap_4);
            if (!dfg_calls_argc(g, reduceMean, fuse_op_ReduceMean, 1))
                continue;
            dfg_val q = dfg_attr(g, reduceMean, fuse_attr_axes);
            if (!dfg_known(q) || !dfg_int_is(g, reduceMean, fuse_attr_keepdims, 1, 1))
                continue;
            dfg_node v = dfg_arg(g, reduceMean, 0);
            bool is_pow = dfg_calls_argc(g, v, fuse_op_Pow, 2);
            dfg_node pow = DFG_NONE, constant = DFG_NONE, mul = DFG_NONE;
            if (is_pow) {
                pow = v;
                if (dfg_arg(g, pow, 0) != w)
                    continue;
                constant = dfg_arg(g, pow, 1);
                if (!dfg_const_is(g, constant, dfg_int(2), DFG_NO_DTYPE))
                    continue;
            } else {
                mul = v;
                if (!dfg_calls_argc(g, mul, fuse_op_Mul, 2))
                    continue;
            }
            /* where q == [-1] or q == [x.rank - 1] */
            if (!(dfg_eq(q, DFG_LIST(dfg_int(-1)))
                  || dfg_eq(q, DFG_LIST(dfg_sub(dfg_rank_of(g, x), dfg_int(1))))))
                continue;
            /* where single(eps) */
            if (!fuse_single(g, eps))
                continue;
            /* where along(scale, x) */
            if (!fuse_along(g, scale, x))
                continue;
            /* where same_dtype(x, c) */
            if (dfg_same_dtype(g, x, c) != DFG_TRUE)
                continue;
            /* where x.dtype in {f16, f32} */
            if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32))
                continue;
            for (uint32_t swap_5 = 0; swap_5 < (!is_pow ? dfg_orders(g, mul) : 1u); swap_5++) {
                if (!is_pow) {
                    if (dfg_arg(g, mul, swap_5) != w)
                        continue;
                    if (dfg_arg(g, mul, 1 - swap_5) != w)
                        continue;
                }
                if (!dfg_in_body(g, n,
                                 (const dfg_node[]){c, div, w, mul_2, reciprocal, mul_3, div_2, s, add,
                                                    reduceMean, pow, mul},
                                 12))
                    continue;
                if (accept(ctx, &(struct fuse_fuse_rms_norm_wide_whole){.m = {.root = n, .x = x, .eps = eps,
                        .scale = scale, .w = w, .s = s, .n = n_2, .c = c, .q = q}, .add = add,
                        .reduceMean = reduceMean, .pow = pow, .constant = constant, .mul = mul,
                        .div = div, .mul_2 = mul_2, .reciprocal = reciprocal, .mul_3 = mul_3,
                        .div_2 = div_2, .constant_2 = constant_2}.m))
                    return true;
            }
        }
    }
    return false;
}

static bool fuse_fuse_rms_norm_wide_keep(void *m, const struct fuse_fuse_rms_norm_wide_match *found)
{
    *(struct fuse_fuse_rms_norm_wide_match *)m = *found;
    return true;
}

bool fuse_fuse_rms_norm_wide_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_rms_norm_wide_match *m)
{
    return fuse_fuse_rms_norm_wide_each(g, n, fuse_fuse_rms_norm_wide_keep, m);
}

/* fuse.pat:154
 * rule fuse_skip_norm(x, skip, scale, shift) : priority 1 {
 *     s = Add(x, skip);
 *     n = LayerNormalization(s, scale, shift?) { axis == -1 };
 *     match n, s;
 *     where uses(s) > 1, x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);
 *     where not present(shift) or along(shift, x);
 *     rewrite {
 *         k = com.microsoft.SkipLayerNormalization(x, skip, scale, shift?) -> 4 { epsilon = n.epsilon };
 *         return k.0, k.3;
 *     }
 * }
 */
bool fuse_fuse_skip_norm_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fuse_fuse_skip_norm_match *m), void *ctx)
{
    dfg_node n_call = dfg_first_result(g, n);
    if (dfg_op(g, n_call) != fuse_op_LayerNormalization || dfg_n_args(g, n_call) > 3
        || dfg_arg(g, n_call, 1) == DFG_NONE)
        return false;
    if (!dfg_int_is(g, n_call, fuse_attr_axis, -1, -1))
        return false;
    dfg_node scale = dfg_arg(g, n_call, 1);
    dfg_node shift = dfg_arg(g, n_call, 2);
    dfg_node s = dfg_arg(g, n_call, 0);
    if (!dfg_calls_with(g, s, fuse_op_Add, 2))
        return false;
    /* where uses(s) > 1 */
    if (!dfg_gt(dfg_uses_of(g, s), dfg_int(1)))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, s); swap++) {
        dfg_node x = dfg_arg(g, s, swap);
        dfg_node skip = dfg_arg(g, s, 1 - swap);
        if (s == n)
            continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){n_call, s}, 2))
            continue;
        /* where x.rank == 3 */
        if (dfg_rank(g, x) != 3)
            continue;
        /* where same_shape(x, skip) */
        if (dfg_same_shape(g, x, skip) != DFG_TRUE)
            continue;
        /* where x.dtype in {f16, f32} */
        if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32))
            continue;
        /* where along(scale, x) */
        if (!fuse_along(g, scale, x))
            continue;
        /* where not present(shift) or along(shift, x) */
        if (!(shift == DFG_NONE || fuse_along(g, shift, x)))
            continue;
        if (accept(ctx, &(struct fuse_fuse_skip_norm_whole){.m = {.root = n, .x = x, .skip = skip,
                .scale = scale, .shift = shift, .s = s, .n = n},
                .n_call = dfg_first_result(g, n)}.m))
            return true;
    }
    return false;
}

static bool fuse_fuse_skip_norm_keep(void *m, const struct fuse_fuse_skip_norm_match *found)
{
    *(struct fuse_fuse_skip_norm_match *)m = *found;
    return true;
}

bool fuse_fuse_skip_norm_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_skip_norm_match *m)
{
    return fuse_fuse_skip_norm_each(g, n, fuse_fuse_skip_norm_keep, m);
}

/* fuse.pat:165
 * rule fuse_skip_norm_only(x, skip, scale, shift) {
 *     n = LayerNormalization(Add(x, skip), scale, shift?) { axis == -1 };
 *     match n;
 *     where x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);
 *     where not present(shift) or along(shift, x);
 *     rewrite com.microsoft.SkipLayerNormalization(x, skip, scale, shift?) { epsilon = n.epsilon };
 * }
 */
bool fuse_fuse_skip_norm_only_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fuse_fuse_skip_norm_only_match *m), void *ctx)
{
    dfg_node n_call = dfg_first_result(g, n);
    if (dfg_op(g, n_call) != fuse_op_LayerNormalization || dfg_n_args(g, n_call) > 3
        || dfg_arg(g, n_call, 1) == DFG_NONE)
        return false;
    if (!dfg_int_is(g, n_call, fuse_attr_axis, -1, -1))
        return false;
    dfg_node scale = dfg_arg(g, n_call, 1);
    dfg_node shift = dfg_arg(g, n_call, 2);
    dfg_node add = dfg_arg(g, n_call, 0);
    if (!dfg_calls_with(g, add, fuse_op_Add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node x = dfg_arg(g, add, swap);
        dfg_node skip = dfg_arg(g, add, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){n_call, add}, 2))
            continue;
        /* where x.rank == 3 */
        if (dfg_rank(g, x) != 3)
            continue;
        /* where same_shape(x, skip) */
        if (dfg_same_shape(g, x, skip) != DFG_TRUE)
            continue;
        /* where x.dtype in {f16, f32} */
        if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32))
            continue;
        /* where along(scale, x) */
        if (!fuse_along(g, scale, x))
            continue;
        /* where not present(shift) or along(shift, x) */
        if (!(shift == DFG_NONE || fuse_along(g, shift, x)))
            continue;
        if (accept(ctx, &(struct fuse_fuse_skip_norm_only_whole){.m = {.root = n, .x = x, .skip = skip,
                .scale = scale, .shift = shift, .n = n},
                .n_call = dfg_first_result(g, n), .add = add}.m))
            return true;
    }
    return false;
}

static bool fuse_fuse_skip_norm_only_keep(void *m, const struct fuse_fuse_skip_norm_only_match *found)
{
    *(struct fuse_fuse_skip_norm_only_match *)m = *found;
    return true;
}

bool fuse_fuse_skip_norm_only_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_skip_norm_only_match *m)
{
    return fuse_fuse_skip_norm_only_each(g, n, fuse_fuse_skip_norm_only_keep, m);
}

/* fuse.pat:172
 * rule fuse_skip_rms_norm(x, skip, scale) : priority 1 {
 *     s = Add(x, skip);
 *     n = SimplifiedLayerNormalization(s, scale) { axis == -1 };
 *     match n, s;
 *     where uses(s) > 1, x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);
 *     rewrite {
 *         k = com.microsoft.SkipSimplifiedLayerNormalization(x, skip, scale) -> 4 { epsilon = n.epsilon };
 *         return k.0, k.3;
 *     }
 * }
 */
bool fuse_fuse_skip_rms_norm_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fuse_fuse_skip_rms_norm_match *m), void *ctx)
{
    dfg_node n_call = dfg_first_result(g, n);
    if (!dfg_calls_with(g, n_call, fuse_op_SimplifiedLayerNormalization, 2))
        return false;
    if (!dfg_int_is(g, n_call, fuse_attr_axis, -1, -1))
        return false;
    dfg_node scale = dfg_arg(g, n_call, 1);
    dfg_node s = dfg_arg(g, n_call, 0);
    if (!dfg_calls_with(g, s, fuse_op_Add, 2))
        return false;
    /* where uses(s) > 1 */
    if (!dfg_gt(dfg_uses_of(g, s), dfg_int(1)))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, s); swap++) {
        dfg_node x = dfg_arg(g, s, swap);
        dfg_node skip = dfg_arg(g, s, 1 - swap);
        if (s == n)
            continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){n_call, s}, 2))
            continue;
        /* where x.rank == 3 */
        if (dfg_rank(g, x) != 3)
            continue;
        /* where same_shape(x, skip) */
        if (dfg_same_shape(g, x, skip) != DFG_TRUE)
            continue;
        /* where x.dtype in {f16, f32} */
        if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32))
            continue;
        /* where along(scale, x) */
        if (!fuse_along(g, scale, x))
            continue;
        if (accept(ctx, &(struct fuse_fuse_skip_rms_norm_whole){.m = {.root = n, .x = x, .skip = skip,
                .scale = scale, .s = s, .n = n}, .n_call = dfg_first_result(g, n)}.m))
            return true;
    }
    return false;
}

static bool fuse_fuse_skip_rms_norm_keep(void *m, const struct fuse_fuse_skip_rms_norm_match *found)
{
    *(struct fuse_fuse_skip_rms_norm_match *)m = *found;
    return true;
}

bool fuse_fuse_skip_rms_norm_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_skip_rms_norm_match *m)
{
    return fuse_fuse_skip_rms_norm_each(g, n, fuse_fuse_skip_rms_norm_keep, m);
}

static enum dfg_tri fuse_same(const dfg_graph *g, dfg_node t)
{
    const dfg_val list = dfg_attr(g, t, fuse_attr_perm);
    const dfg_val list2 = DFG_LIST(dfg_sub(dfg_count(dfg_len(dfg_attr(g, t, fuse_attr_perm))), dfg_int(1)),
                                   dfg_sub(dfg_count(dfg_len(dfg_attr(g, t, fuse_attr_perm))), dfg_int(2)));
    const int64_t n = dfg_len(list);
    const int64_t m = dfg_joined(dfg_range_len(dfg_int(0),
                                               dfg_sub(dfg_count(dfg_len(dfg_attr(g, t, fuse_attr_perm))),
                                                       dfg_int(2)),
                                               dfg_int(1)),
                                 2);
    if (!dfg_is_length(n) || !dfg_is_length(m))
        return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all,
                       dfg_same(dfg_item(list, k),
                                k < dfg_range_len(dfg_int(0),
                                                  dfg_sub(dfg_count(
                                                              dfg_len(dfg_attr(g, t, fuse_attr_perm))),
                                                          dfg_int(2)),
                                                  dfg_int(1))
                                ? dfg_int(k)
                                : dfg_item(list2,
                                           k - dfg_range_len(dfg_int(0),
                                                             dfg_sub(
                                                                 dfg_count(
                                                                     dfg_len(
                                                                         dfg_attr(g, t, fuse_attr_perm))),
                                                                 dfg_int(2)),
                                                             dfg_int(1)))));
    return all;
}

/* fuse.pat:16
 * cond swaps_last(t, a) =
 *     (present(t.perm) and len(t.perm) >= 2
 *      and t.perm == concat(range(len(t.perm) - 2), [len(t.perm) - 1, len(t.perm) - 2]))
 *     or (not present(t.perm) and a.rank == 2);
 */
static bool fuse_swaps_last(const dfg_graph *g, dfg_node t, dfg_node a)
{
    return (dfg_known(dfg_attr(g, t, fuse_attr_perm))
            && dfg_ge(dfg_count(dfg_len(dfg_attr(g, t, fuse_attr_perm))), dfg_int(2))
            && fuse_same(g, t) == DFG_TRUE)
        || (!dfg_known(dfg_attr(g, t, fuse_attr_perm)) && dfg_rank(g, a) == 2);
}

/* fuse.pat:185
 * rule fuse_matmul_a(a, b) : keep_shared {
 *     t = Transpose(a);
 *     match MatMul(t, b);
 *     where swaps_last(t, a), b.rank >= 2, a.dtype == f32;
 *     rewrite com.microsoft.FusedMatMul(a, b) { transA = 1 };
 * }
 */
bool fuse_fuse_matmul_a_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_matmul_a_match *m)
{
    if (!dfg_calls_with(g, n, fuse_op_MatMul, 2))
        return false;
    dfg_node t = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, t, fuse_op_Transpose, 1))
        return false;
    dfg_node a = dfg_arg(g, t, 0);
    dfg_node b = dfg_arg(g, n, 1);
    if (!dfg_same_body(g, n, t))
        return false;
    /* where swaps_last(t, a) */
    if (!fuse_swaps_last(g, t, a))
        return false;
    /* where b.rank >= 2 */
    if (!dfg_ge(dfg_rank_of(g, b), dfg_int(2)))
        return false;
    /* where a.dtype == f32 */
    if (dfg_dtype(g, a) != DFG_F32)
        return false;
    *m = (struct fuse_fuse_matmul_a_match){.root = n, .a = a, .b = b, .t = t};
    return true;
}

bool fuse_fuse_matmul_a_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct fuse_fuse_matmul_a_match *m), void *ctx)
{
    struct fuse_fuse_matmul_a_match m;
    return fuse_fuse_matmul_a_match(g, n, &m) && accept(ctx, &m);
}

/* fuse.pat:191
 * rule fuse_matmul_b(a, b) : keep_shared {
 *     t = Transpose(b);
 *     match MatMul(a, t);
 *     where swaps_last(t, b), a.rank >= 2, a.dtype == f32;
 *     rewrite com.microsoft.FusedMatMul(a, b) { transB = 1 };
 * }
 */
bool fuse_fuse_matmul_b_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_matmul_b_match *m)
{
    if (!dfg_calls_with(g, n, fuse_op_MatMul, 2))
        return false;
    dfg_node a = dfg_arg(g, n, 0);
    dfg_node t = dfg_arg(g, n, 1);
    if (!dfg_calls_with(g, t, fuse_op_Transpose, 1))
        return false;
    dfg_node b = dfg_arg(g, t, 0);
    if (!dfg_same_body(g, n, t))
        return false;
    /* where swaps_last(t, b) */
    if (!fuse_swaps_last(g, t, b))
        return false;
    /* where a.rank >= 2 */
    if (!dfg_ge(dfg_rank_of(g, a), dfg_int(2)))
        return false;
    /* where a.dtype == f32 */
    if (dfg_dtype(g, a) != DFG_F32)
        return false;
    *m = (struct fuse_fuse_matmul_b_match){.root = n, .a = a, .b = b, .t = t};
    return true;
}

bool fuse_fuse_matmul_b_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct fuse_fuse_matmul_b_match *m), void *ctx)
{
    struct fuse_fuse_matmul_b_match m;
    return fuse_fuse_matmul_b_match(g, n, &m) && accept(ctx, &m);
}

/* fuse.pat:197
 * rule fuse_matmul_more_a(a, b) : keep_shared {
 *     t = Transpose(a);
 *     m = com.microsoft.FusedMatMul(t, b) { transBatchA == 0 };
 *     match m;
 *     where swaps_last(t, a), b.rank >= 2; // a vector is taken for a matrix's row
 *     rewrite com.microsoft.FusedMatMul(a, b) { ..m, transA = 1 - m.transA };
 * }
 */
bool fuse_fuse_matmul_more_a_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_matmul_more_a_match *m)
{
    if (!dfg_calls_with(g, n, fuse_op_com_microsoft_FusedMatMul, 2))
        return false;
    if (!dfg_int_is(g, n, fuse_attr_transBatchA, 0, 0))
        return false;
    dfg_node t = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, t, fuse_op_Transpose, 1))
        return false;
    dfg_node a = dfg_arg(g, t, 0);
    dfg_node b = dfg_arg(g, n, 1);
    if (!dfg_same_body(g, n, t))
        return false;
    /* where swaps_last(t, a) */
    if (!fuse_swaps_last(g, t, a))
        return false;
    /* where b.rank >= 2 */
    if (!dfg_ge(dfg_rank_of(g, b), dfg_int(2)))
        return false;
    *m = (struct fuse_fuse_matmul_more_a_match){.root = n, .a = a, .b = b, .t = t, .m = n};
    return true;
}

bool fuse_fuse_matmul_more_a_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fuse_fuse_matmul_more_a_match *m), void *ctx)
{
    struct fuse_fuse_matmul_more_a_match m;
    return fuse_fuse_matmul_more_a_match(g, n, &m) && accept(ctx, &m);
}

/* fuse.pat:204
 * rule fuse_matmul_more_b(a, b) : keep_shared {
 *     t = Transpose(b);
 *     m = com.microsoft.FusedMatMul(a, t) { transBatchB == 0 };
 *     match m;
 *     where swaps_last(t, b), a.rank >= 2;
 *     rewrite com.microsoft.FusedMatMul(a, b) { ..m, transB = 1 - m.transB };
 * }
 */
bool fuse_fuse_matmul_more_b_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_matmul_more_b_match *m)
{
    if (!dfg_calls_with(g, n, fuse_op_com_microsoft_FusedMatMul, 2))
        return false;
    if (!dfg_int_is(g, n, fuse_attr_transBatchB, 0, 0))
        return false;
    dfg_node a = dfg_arg(g, n, 0);
    dfg_node t = dfg_arg(g, n, 1);
    if (!dfg_calls_with(g, t, fuse_op_Transpose, 1))
        return false;
    dfg_node b = dfg_arg(g, t, 0);
    if (!dfg_same_body(g, n, t))
        return false;
    /* where swaps_last(t, b) */
    if (!fuse_swaps_last(g, t, b))
        return false;
    /* where a.rank >= 2 */
    if (!dfg_ge(dfg_rank_of(g, a), dfg_int(2)))
        return false;
    *m = (struct fuse_fuse_matmul_more_b_match){.root = n, .a = a, .b = b, .t = t, .m = n};
    return true;
}

bool fuse_fuse_matmul_more_b_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fuse_fuse_matmul_more_b_match *m), void *ctx)
{
    struct fuse_fuse_matmul_more_b_match m;
    return fuse_fuse_matmul_more_b_match(g, n, &m) && accept(ctx, &m);
}

/* fuse.pat:12
 * cond moderate(s) = abs(value(s)) > 1e-30, abs(value(s)) < 1e30;
 */
static bool fuse_moderate(const dfg_graph *g, dfg_node s)
{
    return dfg_gt(dfg_abs(dfg_value_of(g, s)), dfg_float(1e-30))
        && dfg_lt(dfg_abs(dfg_value_of(g, s)), dfg_float(1e+30));
}

/* fuse.pat:212
 * rule fuse_matmul_scale(a, b, s) {
 *     m = MatMul(a, b);
 *     match Mul(m, s & const);
 *     where s.elements == 1, s.rank <= m.rank, m.dtype == f32, a.rank >= 2, b.rank >= 2, moderate(s);
 *     rewrite com.microsoft.FusedMatMul(a, b) { alpha = value(s) };
 * }
 */
bool fuse_fuse_matmul_scale_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_matmul_scale_match *m)
{
    if (!dfg_calls_argc(g, n, fuse_op_Mul, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == fuse_op_MatMul ? 0 : 1;
    dfg_node m_2 = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, m_2, fuse_op_MatMul, 2))
        return false;
    dfg_node a = dfg_arg(g, m_2, 0);
    dfg_node b = dfg_arg(g, m_2, 1);
    dfg_node s = dfg_arg(g, n, 1 - swap);
    if (!dfg_is(g, s, DFG_CONST) || !dfg_same_body(g, n, m_2))
        return false;
    /* where s.elements == 1 */
    if (!dfg_dim_eq(g, dfg_elements_of(g, s), dfg_int(1)))
        return false;
    /* where s.rank <= m.rank */
    if (!dfg_le(dfg_rank_of(g, s), dfg_rank_of(g, m_2)))
        return false;
    /* where m.dtype == f32 */
    if (dfg_dtype(g, m_2) != DFG_F32)
        return false;
    /* where a.rank >= 2 */
    if (!dfg_ge(dfg_rank_of(g, a), dfg_int(2)))
        return false;
    /* where b.rank >= 2 */
    if (!dfg_ge(dfg_rank_of(g, b), dfg_int(2)))
        return false;
    /* where moderate(s) */
    if (!fuse_moderate(g, s))
        return false;
    *m = (struct fuse_fuse_matmul_scale_match){.root = n, .a = a, .b = b, .s = s,
            .m = m_2};
    return true;
}

bool fuse_fuse_matmul_scale_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fuse_fuse_matmul_scale_match *m), void *ctx)
{
    struct fuse_fuse_matmul_scale_match m;
    return fuse_fuse_matmul_scale_match(g, n, &m) && accept(ctx, &m);
}

/* fuse.pat:218
 * rule fuse_matmul_divisor(a, b, s) {
 *     m = MatMul(a, b);
 *     match Div(m, s & const);
 *     where s.elements == 1, s.rank <= m.rank, m.dtype == f32, a.rank >= 2, b.rank >= 2, moderate(s);
 *     rewrite com.microsoft.FusedMatMul(a, b) { alpha = 1.0 / value(s) };
 * }
 */
bool fuse_fuse_matmul_divisor_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_matmul_divisor_match *m)
{
    if (!dfg_calls_argc(g, n, fuse_op_Div, 2))
        return false;
    dfg_node m_2 = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, m_2, fuse_op_MatMul, 2))
        return false;
    dfg_node a = dfg_arg(g, m_2, 0);
    dfg_node b = dfg_arg(g, m_2, 1);
    dfg_node s = dfg_arg(g, n, 1);
    if (!dfg_is(g, s, DFG_CONST) || !dfg_same_body(g, n, m_2))
        return false;
    /* where s.elements == 1 */
    if (!dfg_dim_eq(g, dfg_elements_of(g, s), dfg_int(1)))
        return false;
    /* where s.rank <= m.rank */
    if (!dfg_le(dfg_rank_of(g, s), dfg_rank_of(g, m_2)))
        return false;
    /* where m.dtype == f32 */
    if (dfg_dtype(g, m_2) != DFG_F32)
        return false;
    /* where a.rank >= 2 */
    if (!dfg_ge(dfg_rank_of(g, a), dfg_int(2)))
        return false;
    /* where b.rank >= 2 */
    if (!dfg_ge(dfg_rank_of(g, b), dfg_int(2)))
        return false;
    /* where moderate(s) */
    if (!fuse_moderate(g, s))
        return false;
    *m = (struct fuse_fuse_matmul_divisor_match){.root = n, .a = a, .b = b, .s = s,
            .m = m_2};
    return true;
}

bool fuse_fuse_matmul_divisor_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fuse_fuse_matmul_divisor_match *m), void *ctx)
{
    struct fuse_fuse_matmul_divisor_match m;
    return fuse_fuse_matmul_divisor_match(g, n, &m) && accept(ctx, &m);
}

/* fuse.pat:224
 * rule fuse_matmul_more_scale(a, b, s) {
 *     m = com.microsoft.FusedMatMul(a, b);
 *     match Mul(m, s & const);
 *     where m.dtype == f32, s.elements == 1, s.rank <= m.rank, moderate(s);
 *     rewrite com.microsoft.FusedMatMul(a, b) { ..m, alpha = m.alpha * value(s) };
 * }
 */
bool fuse_fuse_matmul_more_scale_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_matmul_more_scale_match *m)
{
    if (!dfg_calls_argc(g, n, fuse_op_Mul, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == fuse_op_com_microsoft_FusedMatMul ? 0 : 1;
    dfg_node m_2 = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, m_2, fuse_op_com_microsoft_FusedMatMul, 2))
        return false;
    dfg_node a = dfg_arg(g, m_2, 0);
    dfg_node b = dfg_arg(g, m_2, 1);
    dfg_node s = dfg_arg(g, n, 1 - swap);
    if (!dfg_is(g, s, DFG_CONST) || !dfg_same_body(g, n, m_2))
        return false;
    /* where m.dtype == f32 */
    if (dfg_dtype(g, m_2) != DFG_F32)
        return false;
    /* where s.elements == 1 */
    if (!dfg_dim_eq(g, dfg_elements_of(g, s), dfg_int(1)))
        return false;
    /* where s.rank <= m.rank */
    if (!dfg_le(dfg_rank_of(g, s), dfg_rank_of(g, m_2)))
        return false;
    /* where moderate(s) */
    if (!fuse_moderate(g, s))
        return false;
    *m = (struct fuse_fuse_matmul_more_scale_match){.root = n, .a = a, .b = b, .s = s,
            .m = m_2};
    return true;
}

bool fuse_fuse_matmul_more_scale_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fuse_fuse_matmul_more_scale_match *m), void *ctx)
{
    struct fuse_fuse_matmul_more_scale_match m;
    return fuse_fuse_matmul_more_scale_match(g, n, &m) && accept(ctx, &m);
}

/* fuse.pat:233
 * rule fuse_gemm(a, b, c) {
 *     g = Gemm(a, b, c?);
 *     y = (Relu | Sigmoid | Tanh)(g);
 *     match y;
 *     where g.dtype == f32;
 *     rewrite com.microsoft.FusedGemm(a, b, c?) {
 *         ..g, activation = y.op == Relu ? "Relu" : y.op == Tanh ? "Tanh" : "Sigmoid"
 *     };
 * }
 */
bool fuse_fuse_gemm_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_gemm_match *m)
{
    if (!(dfg_op(g, n) == fuse_op_Relu || dfg_op(g, n) == fuse_op_Sigmoid || dfg_op(g, n) == fuse_op_Tanh)
        || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node g_2 = dfg_arg(g, n, 0);
    if (dfg_op(g, g_2) != fuse_op_Gemm || dfg_n_args(g, g_2) > 3 || dfg_arg(g, g_2, 0) == DFG_NONE
        || dfg_arg(g, g_2, 1) == DFG_NONE)
        return false;
    dfg_node a = dfg_arg(g, g_2, 0);
    dfg_node b = dfg_arg(g, g_2, 1);
    dfg_node c = dfg_arg(g, g_2, 2);
    if (!dfg_same_body(g, n, g_2))
        return false;
    /* where g.dtype == f32 */
    if (dfg_dtype(g, g_2) != DFG_F32)
        return false;
    *m = (struct fuse_fuse_gemm_match){.root = n, .a = a, .b = b, .c = c, .g = g_2,
            .y = n};
    return true;
}

bool fuse_fuse_gemm_each(const dfg_graph *g, dfg_node n,
                         bool (*accept)(void *ctx, const struct fuse_fuse_gemm_match *m), void *ctx)
{
    struct fuse_fuse_gemm_match m;
    return fuse_fuse_gemm_match(g, n, &m) && accept(ctx, &m);
}

/* fuse.pat:242
 * rule fuse_gemm_leaky(a, b, c) {
 *     g = Gemm(a, b, c?);
 *     y = LeakyRelu(g);
 *     match y;
 *     where g.dtype == f32;
 *     rewrite com.microsoft.FusedGemm(a, b, c?) { ..g, activation = "LeakyRelu", activation_alpha = y.alpha };
 * }
 */
bool fuse_fuse_gemm_leaky_match(const dfg_graph *g, dfg_node n, struct fuse_fuse_gemm_leaky_match *m)
{
    if (!dfg_calls_argc(g, n, fuse_op_LeakyRelu, 1))
        return false;
    dfg_node g_2 = dfg_arg(g, n, 0);
    if (dfg_op(g, g_2) != fuse_op_Gemm || dfg_n_args(g, g_2) > 3 || dfg_arg(g, g_2, 0) == DFG_NONE
        || dfg_arg(g, g_2, 1) == DFG_NONE)
        return false;
    dfg_node a = dfg_arg(g, g_2, 0);
    dfg_node b = dfg_arg(g, g_2, 1);
    dfg_node c = dfg_arg(g, g_2, 2);
    if (!dfg_same_body(g, n, g_2))
        return false;
    /* where g.dtype == f32 */
    if (dfg_dtype(g, g_2) != DFG_F32)
        return false;
    *m = (struct fuse_fuse_gemm_leaky_match){.root = n, .a = a, .b = b, .c = c, .g = g_2,
            .y = n};
    return true;
}

bool fuse_fuse_gemm_leaky_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct fuse_fuse_gemm_leaky_match *m), void *ctx)
{
    struct fuse_fuse_gemm_leaky_match m;
    return fuse_fuse_gemm_leaky_match(g, n, &m) && accept(ctx, &m);
}
