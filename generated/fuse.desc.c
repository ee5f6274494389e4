/* What fuse.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "fuse.h"
#if FUSE_H != 0x6c56cdd446ccf50e
#error "fuse.h is of another run of pat2c than this file"
#endif

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_Add = DFG_FIRST_OP,
    OP_Cast,
    OP_Clip,
    OP_Conv,
    OP_Div,
    OP_DynamicQuantizeLinear,
    OP_Erf,
    OP_Gemm,
    OP_HardSigmoid,
    OP_LayerNormalization,
    OP_LeakyRelu,
    OP_MatMul,
    OP_MatMulInteger,
    OP_Mul,
    OP_Pow,
    OP_Reciprocal,
    OP_ReduceMean,
    OP_Relu,
    OP_Sigmoid,
    OP_SimplifiedLayerNormalization,
    OP_Sqrt,
    OP_Tanh,
    OP_Transpose,
    OP_com_microsoft_FusedMatMul,
    OP_com_microsoft_Gelu,
    OP_com_microsoft_MatMulIntegerToFloat,
};
enum {
    ATTR_axes,
    ATTR_axis,
    ATTR_keepdims,
    ATTR_perm,
    ATTR_to,
    ATTR_transBatchA,
    ATTR_transBatchB,
};
static const char *const op_names[] = {
    "Add",
    "Cast",
    "Clip",
    "Conv",
    "Div",
    "DynamicQuantizeLinear",
    "Erf",
    "Gemm",
    "HardSigmoid",
    "LayerNormalization",
    "LeakyRelu",
    "MatMul",
    "MatMulInteger",
    "Mul",
    "Pow",
    "Reciprocal",
    "ReduceMean",
    "Relu",
    "Sigmoid",
    "SimplifiedLayerNormalization",
    "Sqrt",
    "Tanh",
    "Transpose",
    "com.microsoft.FusedMatMul",
    "com.microsoft.Gelu",
    "com.microsoft.MatMulIntegerToFloat",
};
static const char *const attr_names[] = {
    "axes",
    "axis",
    "keepdims",
    "perm",
    "to",
    "transBatchA",
    "transBatchB",
};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 26,
    .ops = op_names,
    .n_attrs = 7,
    .attrs = attr_names,
};

struct fuse_fuse_conv_activation_whole {
    struct fuse_fuse_conv_activation_match m;
};

static bool fuse_fuse_conv_activation_whole(const dfg_graph *g, dfg_node n,
                                            bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!(dfg_op(g, n) == OP_Relu || dfg_op(g, n) == OP_Sigmoid || dfg_op(g, n) == OP_Tanh)
        || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node c = dfg_arg(g, n, 0);
    if (dfg_op(g, c) != OP_Conv || dfg_n_args(g, c) > 3 || dfg_arg(g, c, 0) == DFG_NONE
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
    return accept(ctx, &(struct fuse_fuse_conv_activation_whole){.m = {.root = n, .x = x, .w = w, .b = b,
            .c = c, .y = n}});
}

struct fuse_fuse_conv_leaky_whole {
    struct fuse_fuse_conv_leaky_match m;
};

static bool fuse_fuse_conv_leaky_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_LeakyRelu, 1))
        return false;
    dfg_node c = dfg_arg(g, n, 0);
    if (dfg_op(g, c) != OP_Conv || dfg_n_args(g, c) > 3 || dfg_arg(g, c, 0) == DFG_NONE
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
    return accept(ctx, &(struct fuse_fuse_conv_leaky_whole){.m = {.root = n, .x = x, .w = w, .b = b,
            .c = c, .y = n}});
}

struct fuse_fuse_conv_hard_sigmoid_whole {
    struct fuse_fuse_conv_hard_sigmoid_match m;
};

static bool fuse_fuse_conv_hard_sigmoid_whole(const dfg_graph *g, dfg_node n,
                                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_HardSigmoid, 1))
        return false;
    dfg_node c = dfg_arg(g, n, 0);
    if (dfg_op(g, c) != OP_Conv || dfg_n_args(g, c) > 3 || dfg_arg(g, c, 0) == DFG_NONE
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
    return accept(ctx, &(struct fuse_fuse_conv_hard_sigmoid_whole){.m = {.root = n, .x = x, .w = w,
            .b = b, .c = c, .y = n}});
}

struct fuse_fuse_conv_clip_whole {
    struct fuse_fuse_conv_clip_match m;
    dfg_node clip;
    dfg_node constant;
    dfg_node constant_2;
};

static bool fuse_fuse_conv_clip_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_Clip || dfg_n_args(g, n) > 3)
        return false;
    dfg_node c = dfg_arg(g, n, 0);
    if (dfg_op(g, c) != OP_Conv || dfg_n_args(g, c) > 3 || dfg_arg(g, c, 0) == DFG_NONE
        || dfg_arg(g, c, 1) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, c, 0);
    dfg_node w = dfg_arg(g, c, 1);
    dfg_node b = dfg_arg(g, c, 2);
    bool has_lo = dfg_arg(g, n, 1) != DFG_NONE;
    dfg_node lo = DFG_NONE, constant = DFG_NONE;
    if (has_lo) {
        lo = dfg_arg(g, n, 1);
        constant = lo;
        if (!dfg_is(g, constant, DFG_CONST))
            return false;
    }
    bool has_hi = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node hi = DFG_NONE, constant_2 = DFG_NONE;
    if (has_hi) {
        hi = dfg_arg(g, n, 2);
        constant_2 = hi;
        if (!dfg_is(g, constant_2, DFG_CONST))
            return false;
    }
    if (!dfg_same_body(g, n, c))
        return false;
    /* where x.dtype == f32 */
    if (dfg_dtype(g, x) != DFG_F32)
        return false;
    return accept(ctx, &(struct fuse_fuse_conv_clip_whole){.m = {.root = n, .x = x, .w = w, .b = b,
            .lo = lo, .hi = hi, .c = c}, .clip = n, .constant = constant,
            .constant_2 = constant_2});
}

struct fuse_fuse_conv_sum_activation_whole {
    struct fuse_fuse_conv_sum_activation_match m;
    dfg_node add;
};

static bool fuse_fuse_conv_sum_activation_whole(const dfg_graph *g, dfg_node n,
                                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_Relu, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, add, OP_Add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node c = dfg_arg(g, add, swap);
        if (dfg_op(g, c) != OP_Conv || dfg_n_args(g, c) > 3 || dfg_arg(g, c, 0) == DFG_NONE
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
                .b = b, .z = z, .c = c, .y = n}, .add = add}))
            return true;
    }
    return false;
}

struct fuse_fuse_conv_sum_whole {
    struct fuse_fuse_conv_sum_match m;
    dfg_node add;
};

static bool fuse_fuse_conv_sum_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node c = dfg_arg(g, n, swap);
        if (dfg_op(g, c) != OP_Conv || dfg_n_args(g, c) > 3 || dfg_arg(g, c, 0) == DFG_NONE
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
        if (accept(ctx, &(struct fuse_fuse_conv_sum_whole){.m = {.root = n, .x = x, .w = w, .b = b,
                .z = z, .c = c}, .add = n}))
            return true;
    }
    return false;
}

/* fuse.pat:10
 * cond one(c, x) = c.elements == 1, c.rank == 0 or c.rank <= x.rank;
 */
static bool one(const dfg_graph *g, dfg_node c, dfg_node x)
{
    return dfg_dim_eq(g, dfg_elements_of(g, c), dfg_int(1))
        && (dfg_rank(g, c) == 0 || dfg_le(dfg_rank_of(g, c), dfg_rank_of(g, x)));
}

struct fuse_fuse_gelu_whole {
    struct fuse_fuse_gelu_match m;
    dfg_node erf;
    dfg_node div;
    dfg_node constant;
    dfg_node mul;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node v;
    dfg_node mul_2;
    dfg_node mul_3;
    dfg_node constant_4;
    dfg_node mul_4;
    dfg_node mul_5;
    dfg_node constant_5;
    dfg_node mul_6;
    dfg_node mul_7;
    dfg_node constant_6;
};

static bool fuse_fuse_gelu_whole(const dfg_graph *g, dfg_node n,
                                 bool (*accept)(void *ctx, const void *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 3u; alt++) {
        dfg_node mul_2 = DFG_NONE, h = DFG_NONE, constant_4 = DFG_NONE, mul_3 = DFG_NONE;
        uint32_t swap = 0;
        if (alt == 0) {
            mul_2 = n;
            if (!dfg_calls_argc(g, mul_2, OP_Mul, 2))
                continue;
            swap = dfg_op(g, dfg_arg(g, mul_2, 0)) == OP_Mul ? 0 : 1;
            h = dfg_arg(g, mul_2, 1 - swap);
            constant_4 = h;
            if (!dfg_const_is(g, constant_4, dfg_float(0.5), DFG_NO_DTYPE))
                continue;
            mul_3 = dfg_arg(g, mul_2, swap);
            if (!dfg_calls_with(g, mul_3, OP_Mul, 2))
                continue;
        }
        for (uint32_t swap_2 = 0; swap_2 < (alt == 0 ? dfg_orders(g, mul_3) : 1u); swap_2++) {
            dfg_node x = DFG_NONE, t = DFG_NONE, mul_4 = DFG_NONE;
            if (alt == 0) {
                x = dfg_arg(g, mul_3, swap_2);
                t = dfg_arg(g, mul_3, 1 - swap_2);
            } else if (alt == 1) {
                mul_4 = n;
                if (!dfg_calls_with(g, mul_4, OP_Mul, 2))
                    continue;
            }
            for (uint32_t swap_3 = 0; swap_3 < (alt == 1 ? dfg_orders(g, mul_4) : 1u); swap_3++) {
                dfg_node mul_5 = DFG_NONE, constant_5 = DFG_NONE, mul_6 = DFG_NONE, mul_7 = DFG_NONE;
                uint32_t swap_4 = 0, swap_5 = 0;
                if (alt == 1) {
                    x = dfg_arg(g, mul_4, swap_3);
                    mul_5 = dfg_arg(g, mul_4, 1 - swap_3);
                    if (!dfg_calls_argc(g, mul_5, OP_Mul, 2))
                        continue;
                    swap_4 = dfg_op(g, dfg_arg(g, mul_5, 0)) == OP_Add ? 0 : 1;
                    h = dfg_arg(g, mul_5, 1 - swap_4);
                    constant_5 = h;
                    if (!dfg_const_is(g, constant_5, dfg_float(0.5), DFG_NO_DTYPE))
                        continue;
                    t = dfg_arg(g, mul_5, swap_4);
                } else if (alt == 2) {
                    mul_6 = n;
                    if (!dfg_calls_argc(g, mul_6, OP_Mul, 2))
                        continue;
                    swap_5 = dfg_op(g, dfg_arg(g, mul_6, 0)) == OP_Mul ? 0 : 1;
                    mul_7 = dfg_arg(g, mul_6, swap_5);
                    if (!dfg_calls_with(g, mul_7, OP_Mul, 2))
                        continue;
                }
                for (uint32_t swap_6 = 0; swap_6 < (alt == 2 ? dfg_orders(g, mul_7) : 1u); swap_6++) {
                    dfg_node constant_6 = DFG_NONE;
                    if (alt == 2) {
                        x = dfg_arg(g, mul_7, swap_6);
                        h = dfg_arg(g, mul_7, 1 - swap_6);
                        constant_6 = h;
                        if (!dfg_const_is(g, constant_6, dfg_float(0.5), DFG_NO_DTYPE))
                            continue;
                        t = dfg_arg(g, mul_6, 1 - swap_5);
                    }
                    if (!dfg_calls_argc(g, t, OP_Add, 2))
                        continue;
                    uint32_t swap_7 = dfg_op(g, dfg_arg(g, t, 0)) == OP_Erf ? 0 : 1;
                    dfg_node o = dfg_arg(g, t, 1 - swap_7);
                    dfg_node constant_3 = o;
                    if (!dfg_const_is(g, constant_3, dfg_int(1), DFG_NO_DTYPE))
                        continue;
                    dfg_node erf = dfg_arg(g, t, swap_7);
                    if (!dfg_calls_argc(g, erf, OP_Erf, 1))
                        continue;
                    dfg_node v = dfg_arg(g, erf, 0);
                    bool is_div = dfg_calls_with(g, v, OP_Div, 2);
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
                        if (!dfg_calls_with(g, mul, OP_Mul, 2))
                            continue;
                    }
                    /* where one(o, x) */
                    if (!one(g, o, x))
                        continue;
                    /* where one(h, x) */
                    if (!one(g, h, x))
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
                        if (!one(g, r, x))
                            continue;
                        if (accept(ctx, &(struct fuse_fuse_gelu_whole){.m = {.root = n, .x = x, .r = r, .o = o, .h = h,
                                .t = t}, .erf = erf, .div = div, .constant = constant, .mul = mul,
                                .constant_2 = constant_2, .constant_3 = constant_3, .v = n, .mul_2 = mul_2,
                                .mul_3 = mul_3, .constant_4 = constant_4, .mul_4 = mul_4, .mul_5 = mul_5,
                                .constant_5 = constant_5, .mul_6 = mul_6, .mul_7 = mul_7,
                                .constant_6 = constant_6}))
                            return true;
                    }
                }
            }
        }
    }
    return false;
}

struct fuse_cubic_whole {
    struct fuse_cubic_match m;
    dfg_node v;
    dfg_node mul;
    dfg_node pow;
    dfg_node constant;
    dfg_node mul_2;
    dfg_node mul_3;
    dfg_node constant_2;
    dfg_node mul_4;
    dfg_node mul_5;
    dfg_node mul_6;
    dfg_node constant_3;
};

static bool fuse_cubic_whole(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 2u; alt++) {
        dfg_node mul = DFG_NONE, k = DFG_NONE, constant_2 = DFG_NONE, v = DFG_NONE, pow = DFG_NONE;
        dfg_node x = DFG_NONE, p = DFG_NONE, constant = DFG_NONE, mul_2 = DFG_NONE;
        uint32_t swap = 0;
        bool is_pow = false;
        if (alt == 0) {
            mul = n;
            if (!dfg_calls_argc(g, mul, OP_Mul, 2))
                continue;
            swap = (dfg_op(g, dfg_arg(g, mul, 0)) == OP_Pow || dfg_op(g, dfg_arg(g, mul, 0)) == OP_Mul) ? 0
                : 1;
            k = dfg_arg(g, mul, 1 - swap);
            constant_2 = k;
            if (!dfg_const_near(g, constant_2, dfg_float(0.044715), 0.0001, DFG_NO_DTYPE))
                continue;
            v = dfg_arg(g, mul, swap);
            is_pow = dfg_calls_with(g, v, OP_Pow, 2);
            if (is_pow) {
                pow = v;
                x = dfg_arg(g, pow, 0);
                p = dfg_arg(g, pow, 1);
                constant = p;
                if (!dfg_const_is(g, constant, dfg_int(3), DFG_NO_DTYPE))
                    continue;
            } else {
                mul_2 = v;
                if (!dfg_calls_with(g, mul_2, OP_Mul, 2))
                    continue;
            }
        }
        for (uint32_t swap_2 = 0; swap_2 < (alt == 0 && !is_pow ? dfg_orders(g, mul_2) : 1u); swap_2++) {
            dfg_node mul_3 = DFG_NONE;
            if (alt == 0 && !is_pow) {
                x = dfg_arg(g, mul_2, swap_2);
                mul_3 = dfg_arg(g, mul_2, 1 - swap_2);
                if (!dfg_calls_with(g, mul_3, OP_Mul, 2))
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
                    if (!dfg_calls_with(g, mul_4, OP_Mul, 2))
                        continue;
                }
                for (uint32_t swap_4 = 0; swap_4 < (alt == 1 ? dfg_orders(g, mul_4) : 1u); swap_4++) {
                    dfg_node mul_5 = DFG_NONE;
                    if (alt == 1) {
                        x = dfg_arg(g, mul_4, swap_4);
                        mul_5 = dfg_arg(g, mul_4, 1 - swap_4);
                        if (!dfg_calls_with(g, mul_5, OP_Mul, 2))
                            continue;
                    }
                    for (uint32_t swap_5 = 0; swap_5 < (alt == 1 ? dfg_orders(g, mul_5) : 1u); swap_5++) {
                        dfg_node mul_6 = DFG_NONE;
                        if (alt == 1) {
                            if (dfg_arg(g, mul_5, swap_5) != x)
                                continue;
                            mul_6 = dfg_arg(g, mul_5, 1 - swap_5);
                            if (!dfg_calls_with(g, mul_6, OP_Mul, 2))
                                continue;
                        }
                        for (uint32_t swap_6 = 0; swap_6 < (alt == 1 ? dfg_orders(g, mul_6) : 1u); swap_6++) {
                            dfg_node constant_3 = DFG_NONE;
                            if (alt == 1) {
                                if (dfg_arg(g, mul_6, swap_6) != x)
                                    continue;
                                k = dfg_arg(g, mul_6, 1 - swap_6);
                                constant_3 = k;
                                if (!dfg_const_near(g, constant_3, dfg_float(0.044715), 0.0001,
                                                    DFG_NO_DTYPE))
                                    continue;
                            }
                            if (!dfg_in_body(g, n,
                                             (const dfg_node[]){mul, pow, mul_2, mul_3, mul_4, mul_5,
                                                                mul_6},
                                             7))
                                continue;
                            if (accept(ctx, &(struct fuse_cubic_whole){.m = {.root = n, .x = x, .k = k, .p = p}, .v = n,
                                    .mul = mul, .pow = pow, .constant = constant, .mul_2 = mul_2, .mul_3 = mul_3,
                                    .constant_2 = constant_2, .mul_4 = mul_4, .mul_5 = mul_5, .mul_6 = mul_6,
                                    .constant_3 = constant_3}))
                                return true;
                        }
                    }
                }
            }
        }
    }
    return false;
}

struct fuse_fuse_gelu_tanh_whole {
    struct fuse_fuse_gelu_tanh_match m;
    dfg_node tanh;
    dfg_node mul;
    dfg_node add;
    dfg_node mul_2;
    dfg_node pow;
    dfg_node constant;
    dfg_node mul_3;
    dfg_node mul_4;
    dfg_node constant_2;
    dfg_node mul_5;
    dfg_node mul_6;
    dfg_node mul_7;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node v;
    dfg_node mul_8;
    dfg_node mul_9;
    dfg_node constant_6;
    dfg_node mul_10;
    dfg_node mul_11;
    dfg_node constant_7;
    dfg_node mul_12;
    dfg_node mul_13;
    dfg_node constant_8;
};

static bool fuse_fuse_gelu_tanh_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 3u; alt++) {
        dfg_node mul_8 = DFG_NONE, h = DFG_NONE, constant_6 = DFG_NONE, mul_9 = DFG_NONE;
        uint32_t swap = 0;
        if (alt == 0) {
            mul_8 = n;
            if (!dfg_calls_argc(g, mul_8, OP_Mul, 2))
                continue;
            swap = dfg_op(g, dfg_arg(g, mul_8, 0)) == OP_Mul ? 0 : 1;
            h = dfg_arg(g, mul_8, 1 - swap);
            constant_6 = h;
            if (!dfg_const_is(g, constant_6, dfg_float(0.5), DFG_NO_DTYPE))
                continue;
            mul_9 = dfg_arg(g, mul_8, swap);
            if (!dfg_calls_with(g, mul_9, OP_Mul, 2))
                continue;
        }
        for (uint32_t swap_2 = 0; swap_2 < (alt == 0 ? dfg_orders(g, mul_9) : 1u); swap_2++) {
            dfg_node x = DFG_NONE, t = DFG_NONE, mul_10 = DFG_NONE;
            if (alt == 0) {
                x = dfg_arg(g, mul_9, swap_2);
                t = dfg_arg(g, mul_9, 1 - swap_2);
            } else if (alt == 1) {
                mul_10 = n;
                if (!dfg_calls_with(g, mul_10, OP_Mul, 2))
                    continue;
            }
            for (uint32_t swap_3 = 0; swap_3 < (alt == 1 ? dfg_orders(g, mul_10) : 1u); swap_3++) {
                dfg_node mul_11 = DFG_NONE, constant_7 = DFG_NONE, mul_12 = DFG_NONE, mul_13 = DFG_NONE;
                uint32_t swap_4 = 0, swap_5 = 0;
                if (alt == 1) {
                    x = dfg_arg(g, mul_10, swap_3);
                    mul_11 = dfg_arg(g, mul_10, 1 - swap_3);
                    if (!dfg_calls_argc(g, mul_11, OP_Mul, 2))
                        continue;
                    swap_4 = dfg_op(g, dfg_arg(g, mul_11, 0)) == OP_Add ? 0 : 1;
                    h = dfg_arg(g, mul_11, 1 - swap_4);
                    constant_7 = h;
                    if (!dfg_const_is(g, constant_7, dfg_float(0.5), DFG_NO_DTYPE))
                        continue;
                    t = dfg_arg(g, mul_11, swap_4);
                } else if (alt == 2) {
                    mul_12 = n;
                    if (!dfg_calls_argc(g, mul_12, OP_Mul, 2))
                        continue;
                    swap_5 = dfg_op(g, dfg_arg(g, mul_12, 0)) == OP_Mul ? 0 : 1;
                    mul_13 = dfg_arg(g, mul_12, swap_5);
                    if (!dfg_calls_with(g, mul_13, OP_Mul, 2))
                        continue;
                }
                for (uint32_t swap_6 = 0; swap_6 < (alt == 2 ? dfg_orders(g, mul_13) : 1u); swap_6++) {
                    dfg_node constant_8 = DFG_NONE;
                    if (alt == 2) {
                        x = dfg_arg(g, mul_13, swap_6);
                        h = dfg_arg(g, mul_13, 1 - swap_6);
                        constant_8 = h;
                        if (!dfg_const_is(g, constant_8, dfg_float(0.5), DFG_NO_DTYPE))
                            continue;
                        t = dfg_arg(g, mul_12, 1 - swap_5);
                    }
                    if (!dfg_calls_argc(g, t, OP_Add, 2))
                        continue;
                    uint32_t swap_7 = dfg_op(g, dfg_arg(g, t, 0)) == OP_Tanh ? 0 : 1;
                    dfg_node o = dfg_arg(g, t, 1 - swap_7);
                    dfg_node constant_5 = o;
                    if (!dfg_const_is(g, constant_5, dfg_int(1), DFG_NO_DTYPE))
                        continue;
                    dfg_node tanh = dfg_arg(g, t, swap_7);
                    if (!dfg_calls_argc(g, tanh, OP_Tanh, 1))
                        continue;
                    dfg_node mul = dfg_arg(g, tanh, 0);
                    if (!dfg_calls_argc(g, mul, OP_Mul, 2))
                        continue;
                    uint32_t swap_8 = dfg_op(g, dfg_arg(g, mul, 0)) == OP_Add ? 0 : 1;
                    dfg_node r = dfg_arg(g, mul, 1 - swap_8);
                    dfg_node constant_4 = r;
                    if (!dfg_const_near(g, constant_4, dfg_float(0.79788456), 0.001, DFG_NO_DTYPE))
                        continue;
                    dfg_node add = dfg_arg(g, mul, swap_8);
                    if (!dfg_calls_with(g, add, OP_Add, 2))
                        continue;
                    /* where one(r, x) */
                    if (!one(g, r, x))
                        continue;
                    /* where one(o, x) */
                    if (!one(g, o, x))
                        continue;
                    /* where one(h, x) */
                    if (!one(g, h, x))
                        continue;
                    /* where x.rank >= 1 */
                    if (!dfg_ge(dfg_rank_of(g, x), dfg_int(1)))
                        continue;
                    for (uint32_t swap_9 = 0; swap_9 < dfg_orders(g, add); swap_9++) {
                        if (dfg_arg(g, add, swap_9) != x)
                            continue;
                        dfg_node v = dfg_arg(g, add, 1 - swap_9);
                        for (uint32_t alt_2 = 0; alt_2 < 2u; alt_2++) {
                            dfg_node mul_2 = DFG_NONE, k = DFG_NONE, constant_2 = DFG_NONE, v_2 = DFG_NONE;
                            dfg_node pow = DFG_NONE, p = DFG_NONE, constant = DFG_NONE, mul_3 = DFG_NONE;
                            uint32_t swap_10 = 0;
                            bool is_pow = false;
                            if (alt_2 == 0) {
                                mul_2 = v;
                                if (!dfg_calls_argc(g, mul_2, OP_Mul, 2))
                                    continue;
                                swap_10 = (dfg_op(g, dfg_arg(g, mul_2, 0)) == OP_Pow
                                           || dfg_op(g, dfg_arg(g, mul_2, 0)) == OP_Mul)
                                    ? 0
                                    : 1;
                                k = dfg_arg(g, mul_2, 1 - swap_10);
                                constant_2 = k;
                                if (!dfg_const_near(g, constant_2, dfg_float(0.044715), 0.0001,
                                                    DFG_NO_DTYPE))
                                    continue;
                                v_2 = dfg_arg(g, mul_2, swap_10);
                                is_pow = dfg_calls_with(g, v_2, OP_Pow, 2);
                                if (is_pow) {
                                    pow = v_2;
                                    if (dfg_arg(g, pow, 0) != x)
                                        continue;
                                    p = dfg_arg(g, pow, 1);
                                    constant = p;
                                    if (!dfg_const_is(g, constant, dfg_int(3), DFG_NO_DTYPE))
                                        continue;
                                } else {
                                    mul_3 = v_2;
                                    if (!dfg_calls_with(g, mul_3, OP_Mul, 2))
                                        continue;
                                }
                            }
                            for (uint32_t swap_11 = 0; swap_11 < (alt_2 == 0 && !is_pow ? dfg_orders(g, mul_3) : 1u); swap_11++) {
                                dfg_node mul_4 = DFG_NONE;
                                if (alt_2 == 0 && !is_pow) {
                                    if (dfg_arg(g, mul_3, swap_11) != x)
                                        continue;
                                    mul_4 = dfg_arg(g, mul_3, 1 - swap_11);
                                    if (!dfg_calls_with(g, mul_4, OP_Mul, 2))
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
                                        if (!dfg_calls_with(g, mul_5, OP_Mul, 2))
                                            continue;
                                    }
                                    for (uint32_t swap_13 = 0; swap_13 < (alt_2 == 1 ? dfg_orders(g, mul_5) : 1u); swap_13++) {
                                        dfg_node mul_6 = DFG_NONE;
                                        if (alt_2 == 1) {
                                            if (dfg_arg(g, mul_5, swap_13) != x)
                                                continue;
                                            mul_6 = dfg_arg(g, mul_5, 1 - swap_13);
                                            if (!dfg_calls_with(g, mul_6, OP_Mul, 2))
                                                continue;
                                        }
                                        for (uint32_t swap_14 = 0; swap_14 < (alt_2 == 1 ? dfg_orders(g, mul_6) : 1u); swap_14++) {
                                            dfg_node mul_7 = DFG_NONE;
                                            if (alt_2 == 1) {
                                                if (dfg_arg(g, mul_6, swap_14) != x)
                                                    continue;
                                                mul_7 = dfg_arg(g, mul_6, 1 - swap_14);
                                                if (!dfg_calls_with(g, mul_7, OP_Mul, 2))
                                                    continue;
                                            }
                                            for (uint32_t swap_15 = 0; swap_15 < (alt_2 == 1 ? dfg_orders(g, mul_7) : 1u); swap_15++) {
                                                dfg_node constant_3 = DFG_NONE;
                                                if (alt_2 == 1) {
                                                    if (dfg_arg(g, mul_7, swap_15) != x)
                                                        continue;
                                                    k = dfg_arg(g, mul_7, 1 - swap_15);
                                                    constant_3 = k;
                                                    if (!dfg_const_near(g, constant_3, dfg_float(0.044715),
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
                                                if (!one(g, k, x))
                                                    continue;
                                                /* where not present(p) or one(p, x) */
                                                if (!(p == DFG_NONE || one(g, p, x)))
                                                    continue;
                                                if (accept(ctx, &(struct fuse_fuse_gelu_tanh_whole){.m = {.root = n, .x = x, .k = k, .p = p,
                                                        .r = r, .o = o, .h = h, .t = t}, .tanh = tanh, .mul = mul, .add = add,
                                                        .mul_2 = mul_2, .pow = pow, .constant = constant, .mul_3 = mul_3, .mul_4 = mul_4,
                                                        .constant_2 = constant_2, .mul_5 = mul_5, .mul_6 = mul_6, .mul_7 = mul_7,
                                                        .constant_3 = constant_3, .constant_4 = constant_4, .constant_5 = constant_5,
                                                        .v = n, .mul_8 = mul_8, .mul_9 = mul_9, .constant_6 = constant_6,
                                                        .mul_10 = mul_10, .mul_11 = mul_11, .constant_7 = constant_7, .mul_12 = mul_12,
                                                        .mul_13 = mul_13, .constant_8 = constant_8}))
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

struct fuse_fuse_quick_gelu_whole {
    struct fuse_fuse_quick_gelu_match m;
    dfg_node mul;
    dfg_node sigmoid;
    dfg_node mul_2;
    dfg_node constant;
};

static bool fuse_fuse_quick_gelu_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Mul, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, swap);
        dfg_node sigmoid = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_argc(g, sigmoid, OP_Sigmoid, 1))
            continue;
        dfg_node mul_2 = dfg_arg(g, sigmoid, 0);
        if (!dfg_calls_with(g, mul_2, OP_Mul, 2))
            continue;
        for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, mul_2); swap_2++) {
            if (dfg_arg(g, mul_2, swap_2) != x)
                continue;
            dfg_node a = dfg_arg(g, mul_2, 1 - swap_2);
            dfg_node constant = a;
            if (!dfg_is(g, constant, DFG_CONST)
                || !dfg_in_body(g, n, (const dfg_node[]){sigmoid, mul_2}, 2))
                continue;
            /* where one(a, x) */
            if (!one(g, a, x))
                continue;
            /* where value(a) ~= 1.702 +- 1e-3 */
            if (dfg_close_within(dfg_value_of(g, a), dfg_float(1.702), dfg_float(0.001)) != DFG_TRUE)
                continue;
            if (accept(ctx, &(struct fuse_fuse_quick_gelu_whole){.m = {.root = n, .x = x, .a = a}, .mul = n,
                    .sigmoid = sigmoid, .mul_2 = mul_2, .constant = constant}))
                return true;
        }
    }
    return false;
}

struct fuse_fuse_bias_gelu_whole {
    struct fuse_fuse_bias_gelu_match m;
    dfg_node gelu;
    dfg_node add;
};

static bool fuse_fuse_bias_gelu_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_com_microsoft_Gelu, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, add, OP_Add, 2))
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
        if (accept(ctx, &(struct fuse_fuse_bias_gelu_whole){.m = {.root = n, .x = x, .b = b}, .gelu = n,
                .add = add}))
            return true;
    }
    return false;
}

struct fuse_fuse_integer_product_sum_whole {
    struct fuse_fuse_integer_product_sum_match m;
    dfg_node add;
    dfg_node mul;
    dfg_node cast;
    dfg_node matMulInteger;
    dfg_node mul_2;
};

static bool fuse_fuse_integer_product_sum_whole(const dfg_graph *g, dfg_node n,
                                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node bias = dfg_arg(g, n, 1 - swap);
        dfg_node mul = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, mul, OP_Mul, 2))
            continue;
        uint32_t swap_2 = dfg_op(g, dfg_arg(g, mul, 0)) == OP_Cast ? 0 : 1;
        dfg_node cast = dfg_arg(g, mul, swap_2);
        if (!dfg_calls_argc(g, cast, OP_Cast, 1) || !dfg_eq(dfg_attr(g, cast, ATTR_to), dfg_int(1)))
            continue;
        dfg_node matMulInteger = dfg_arg(g, cast, 0);
        if (dfg_op(g, matMulInteger) != OP_MatMulInteger || dfg_n_args(g, matMulInteger) > 4
            || dfg_arg(g, matMulInteger, 1) == DFG_NONE)
            continue;
        dfg_node v = dfg_arg(g, matMulInteger, 0);
        if (!dfg_is_get(g, v, 0))
            continue;
        dfg_node q = dfg_arg(g, v, 0);
        if (!dfg_calls_with(g, q, OP_DynamicQuantizeLinear, 1))
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
        if (!dfg_calls_with(g, mul_2, OP_Mul, 2))
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
                    .add = n, .mul = mul, .cast = cast, .matMulInteger = matMulInteger,
                    .mul_2 = mul_2}))
                return true;
        }
    }
    return false;
}

struct fuse_fuse_integer_product_whole {
    struct fuse_fuse_integer_product_match m;
    dfg_node mul;
    dfg_node cast;
    dfg_node matMulInteger;
    dfg_node mul_2;
};

static bool fuse_fuse_integer_product_whole(const dfg_graph *g, dfg_node n,
                                            bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_Mul, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_Cast ? 0 : 1;
    dfg_node cast = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, cast, OP_Cast, 1) || !dfg_eq(dfg_attr(g, cast, ATTR_to), dfg_int(1)))
        return false;
    dfg_node matMulInteger = dfg_arg(g, cast, 0);
    if (dfg_op(g, matMulInteger) != OP_MatMulInteger || dfg_n_args(g, matMulInteger) > 4
        || dfg_arg(g, matMulInteger, 1) == DFG_NONE)
        return false;
    dfg_node v = dfg_arg(g, matMulInteger, 0);
    if (!dfg_is_get(g, v, 0))
        return false;
    dfg_node q = dfg_arg(g, v, 0);
    if (!dfg_calls_with(g, q, OP_DynamicQuantizeLinear, 1))
        return false;
    dfg_node x = dfg_arg(g, q, 0);
    dfg_node b = dfg_arg(g, matMulInteger, 1);
    dfg_node z = dfg_arg(g, matMulInteger, 2);
    if (!dfg_is_get(g, z, 2))
        return false;
    if (dfg_arg(g, z, 0) != q)
        return false;
    dfg_node zero = dfg_arg(g, matMulInteger, 3);
    dfg_node mul_2 = dfg_arg(g, n, 1 - swap);
    if (!dfg_calls_with(g, mul_2, OP_Mul, 2))
        return false;
    /* where b.rank == 2 */
    if (dfg_rank(g, b) != 2)
        return false;
    for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, mul_2); swap_2++) {
        dfg_node s = dfg_arg(g, mul_2, swap_2);
        if (!dfg_is_get(g, s, 1))
            continue;
        if (dfg_arg(g, s, 0) != q)
            continue;
        dfg_node scale = dfg_arg(g, mul_2, 1 - swap_2);
        if (!dfg_in_body(g, n, (const dfg_node[]){cast, matMulInteger, v, q, z, mul_2, s}, 7))
            continue;
        /* where scale.rank <= 1 */
        if (!dfg_le(dfg_rank_of(g, scale), dfg_int(1)))
            continue;
        /* where scale.elements == 1 or scale.shape[0] == b.shape[1] */
        if (!(dfg_dim_eq(g, dfg_elements_of(g, scale), dfg_int(1))
              || dfg_dim_eq(g, dfg_extent_of(g, scale, 0), dfg_extent_of(g, b, 1))))
            continue;
        if (accept(ctx, &(struct fuse_fuse_integer_product_whole){.m = {.root = n, .x = x, .b = b,
                .zero = zero, .scale = scale, .q = q, .v = v, .s = s, .z = z}, .mul = n,
                .cast = cast, .matMulInteger = matMulInteger, .mul_2 = mul_2}))
            return true;
    }
    return false;
}

struct fuse_fuse_dynamic_product_whole {
    struct fuse_fuse_dynamic_product_match m;
    dfg_node matMulIntegerToFloat;
    dfg_node get;
    dfg_node get_2;
    dfg_node get_3;
};

static bool fuse_fuse_dynamic_product_whole(const dfg_graph *g, dfg_node n,
                                            bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_com_microsoft_MatMulIntegerToFloat || dfg_n_args(g, n) > 7
        || dfg_arg(g, n, 1) == DFG_NONE || dfg_arg(g, n, 3) == DFG_NONE)
        return false;
    dfg_node get = dfg_arg(g, n, 0);
    if (!dfg_is_get(g, get, 0))
        return false;
    dfg_node q = dfg_arg(g, get, 0);
    if (!dfg_calls_with(g, q, OP_DynamicQuantizeLinear, 1))
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
    return accept(ctx, &(struct fuse_fuse_dynamic_product_whole){.m = {.root = n, .x = x, .b = b,
            .zero = zero, .scale = scale, .bias = bias, .q = q},
            .matMulIntegerToFloat = n, .get = get, .get_2 = get_2, .get_3 = get_3});
}

/* fuse.pat:8
 * cond single(c) = c.elements == 1, c.rank <= 1;
 */
static bool single(const dfg_graph *g, dfg_node c)
{
    return dfg_dim_eq(g, dfg_elements_of(g, c), dfg_int(1)) && dfg_le(dfg_rank_of(g, c), dfg_int(1));
}

/* fuse.pat:14
 * cond along(c, x) = c.rank == 1, c.shape[0] == x.shape[-1];
 */
static bool along(const dfg_graph *g, dfg_node c, dfg_node x)
{
    return dfg_rank(g, c) == 1 && dfg_dim_eq(g, dfg_extent_of(g, c, 0), dfg_extent_of(g, x, -1));
}

struct fuse_fuse_rms_norm_whole {
    struct fuse_fuse_rms_norm_match m;
    dfg_node add;
    dfg_node reduceMean;
    dfg_node pow;
    dfg_node constant;
    dfg_node mul;
    dfg_node constant_2;
    dfg_node div;
    dfg_node mul_2;
    dfg_node reciprocal;
    dfg_node mul_3;
    dfg_node div_2;
    dfg_node constant_3;
    dfg_node mul_4;
};

static bool fuse_fuse_rms_norm_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Mul, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node scale = dfg_arg(g, n, 1 - swap);
        dfg_node n_2 = dfg_arg(g, n, swap);
        for (uint32_t alt = 0; alt < 3u; alt++) {
            dfg_node div = DFG_NONE, x = DFG_NONE, s = DFG_NONE, mul_2 = DFG_NONE;
            if (alt == 0) {
                div = n_2;
                if (!dfg_calls_with(g, div, OP_Div, 2))
                    continue;
                x = dfg_arg(g, div, 0);
                s = dfg_arg(g, div, 1);
            } else if (alt == 1) {
                mul_2 = n_2;
                if (!dfg_calls_with(g, mul_2, OP_Mul, 2))
                    continue;
            }
            for (uint32_t swap_2 = 0; swap_2 < (alt == 1 ? dfg_orders(g, mul_2) : 1u); swap_2++) {
                dfg_node reciprocal = DFG_NONE, mul_3 = DFG_NONE;
                if (alt == 1) {
                    x = dfg_arg(g, mul_2, swap_2);
                    reciprocal = dfg_arg(g, mul_2, 1 - swap_2);
                    if (!dfg_calls_argc(g, reciprocal, OP_Reciprocal, 1))
                        continue;
                    s = dfg_arg(g, reciprocal, 0);
                } else if (alt == 2) {
                    mul_3 = n_2;
                    if (!dfg_calls_with(g, mul_3, OP_Mul, 2))
                        continue;
                }
                for (uint32_t swap_3 = 0; swap_3 < (alt == 2 ? dfg_orders(g, mul_3) : 1u); swap_3++) {
                    dfg_node div_2 = DFG_NONE, constant_3 = DFG_NONE;
                    if (alt == 2) {
                        x = dfg_arg(g, mul_3, swap_3);
                        div_2 = dfg_arg(g, mul_3, 1 - swap_3);
                        if (!dfg_calls_argc(g, div_2, OP_Div, 2))
                            continue;
                        constant_3 = dfg_arg(g, div_2, 0);
                        if (!dfg_const_is(g, constant_3, dfg_int(1), DFG_NO_DTYPE))
                            continue;
                        s = dfg_arg(g, div_2, 1);
                    }
                    if (!dfg_calls_argc(g, s, OP_Sqrt, 1))
                        continue;
                    dfg_node add = dfg_arg(g, s, 0);
                    if (!dfg_calls_argc(g, add, OP_Add, 2))
                        continue;
                    uint32_t swap_4 = dfg_op(g, dfg_arg(g, add, 0)) == OP_ReduceMean ? 0 : 1;
                    dfg_node eps = dfg_arg(g, add, 1 - swap_4);
                    dfg_node constant_2 = eps;
                    if (!dfg_is(g, constant_2, DFG_CONST))
                        continue;
                    dfg_node reduceMean = dfg_arg(g, add, swap_4);
                    if (!dfg_calls_argc(g, reduceMean, OP_ReduceMean, 1))
                        continue;
                    dfg_val q = dfg_attr(g, reduceMean, ATTR_axes);
                    if (!dfg_known(q) || !dfg_int_is(g, reduceMean, ATTR_keepdims, 1, 1))
                        continue;
                    dfg_node v = dfg_arg(g, reduceMean, 0);
                    bool is_pow = dfg_calls_with(g, v, OP_Pow, 2);
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
                        if (!dfg_calls_with(g, mul, OP_Mul, 2))
                            continue;
                    }
                    /* where q == [-1] or q == [x.rank - 1] */
                    if (!(dfg_eq(q, DFG_LIST(dfg_int(-1)))
                          || dfg_eq(q, DFG_LIST(dfg_sub(dfg_rank_of(g, x), dfg_int(1))))))
                        continue;
                    /* where single(eps) */
                    if (!single(g, eps))
                        continue;
                    /* where along(scale, x) */
                    if (!along(g, scale, x))
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
                                .constant_2 = constant_2, .div = div, .mul_2 = mul_2, .reciprocal = reciprocal,
                                .mul_3 = mul_3, .div_2 = div_2, .constant_3 = constant_3, .mul_4 = n}))
                            return true;
                    }
                }
            }
        }
    }
    return false;
}

struct fuse_fuse_rms_norm_wide_whole {
    struct fuse_fuse_rms_norm_wide_match m;
    dfg_node add;
    dfg_node reduceMean;
    dfg_node pow;
    dfg_node constant;
    dfg_node mul;
    dfg_node constant_2;
    dfg_node div;
    dfg_node mul_2;
    dfg_node reciprocal;
    dfg_node mul_3;
    dfg_node div_2;
    dfg_node constant_3;
    dfg_node mul_4;
};

static bool fuse_fuse_rms_norm_wide_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Mul, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node scale = dfg_arg(g, n, 1 - swap);
        dfg_node c = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, c, OP_Cast, 1))
            continue;
        dfg_node n_2 = dfg_arg(g, c, 0);
        for (uint32_t alt = 0; alt < 3u; alt++) {
            dfg_node div = DFG_NONE, w = DFG_NONE, x = DFG_NONE, s = DFG_NONE, mul_2 = DFG_NONE;
            dfg_node reciprocal = DFG_NONE, mul_3 = DFG_NONE, div_2 = DFG_NONE, constant_3 = DFG_NONE;
            uint32_t swap_2 = 0, swap_3 = 0;
            if (alt == 0) {
                div = n_2;
                if (!dfg_calls_argc(g, div, OP_Div, 2))
                    continue;
                w = dfg_arg(g, div, 0);
                if (!dfg_calls_with(g, w, OP_Cast, 1) || !dfg_eq(dfg_attr(g, w, ATTR_to), dfg_int(1)))
                    continue;
                x = dfg_arg(g, w, 0);
                s = dfg_arg(g, div, 1);
            } else if (alt == 1) {
                mul_2 = n_2;
                if (!dfg_calls_argc(g, mul_2, OP_Mul, 2))
                    continue;
                swap_2 = dfg_op(g, dfg_arg(g, mul_2, 0)) == OP_Cast ? 0 : 1;
                w = dfg_arg(g, mul_2, swap_2);
                if (!dfg_calls_with(g, w, OP_Cast, 1) || !dfg_eq(dfg_attr(g, w, ATTR_to), dfg_int(1)))
                    continue;
                x = dfg_arg(g, w, 0);
                reciprocal = dfg_arg(g, mul_2, 1 - swap_2);
                if (!dfg_calls_argc(g, reciprocal, OP_Reciprocal, 1))
                    continue;
                s = dfg_arg(g, reciprocal, 0);
            } else {
                mul_3 = n_2;
                if (!dfg_calls_argc(g, mul_3, OP_Mul, 2))
                    continue;
                swap_3 = dfg_op(g, dfg_arg(g, mul_3, 0)) == OP_Cast ? 0 : 1;
                w = dfg_arg(g, mul_3, swap_3);
                if (!dfg_calls_with(g, w, OP_Cast, 1) || !dfg_eq(dfg_attr(g, w, ATTR_to), dfg_int(1)))
                    continue;
                x = dfg_arg(g, w, 0);
                div_2 = dfg_arg(g, mul_3, 1 - swap_3);
                if (!dfg_calls_argc(g, div_2, OP_Div, 2))
                    continue;
                constant_3 = dfg_arg(g, div_2, 0);
                if (!dfg_const_is(g, constant_3, dfg_int(1), DFG_NO_DTYPE))
                    continue;
                s = dfg_arg(g, div_2, 1);
            }
            if (!dfg_calls_argc(g, s, OP_Sqrt, 1))
                continue;
            dfg_node add = dfg_arg(g, s, 0);
            if (!dfg_calls_argc(g, add, OP_Add, 2))
                continue;
            uint32_t swap_4 = dfg_op(g, dfg_arg(g, add, 0)) == OP_ReduceMean ? 0 : 1;
            dfg_node eps = dfg_arg(g, add, 1 - swap_4);
            dfg_node constant_2 = eps;
            if (!dfg_is(g, constant_2, DFG_CONST))
                continue;
            dfg_node reduceMean = dfg_arg(g, add, swap_4);
            if (!dfg_calls_argc(g, reduceMean, OP_ReduceMean, 1))
                continue;
            dfg_val q = dfg_attr(g, reduceMean, ATTR_axes);
            if (!dfg_known(q) || !dfg_int_is(g, reduceMean, ATTR_keepdims, 1, 1))
                continue;
            dfg_node v = dfg_arg(g, reduceMean, 0);
            bool is_pow = dfg_calls_argc(g, v, OP_Pow, 2);
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
                if (!dfg_calls_argc(g, mul, OP_Mul, 2))
                    continue;
            }
            /* where q == [-1] or q == [x.rank - 1] */
            if (!(dfg_eq(q, DFG_LIST(dfg_int(-1)))
                  || dfg_eq(q, DFG_LIST(dfg_sub(dfg_rank_of(g, x), dfg_int(1))))))
                continue;
            /* where single(eps) */
            if (!single(g, eps))
                continue;
            /* where along(scale, x) */
            if (!along(g, scale, x))
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
                        .constant_2 = constant_2, .div = div, .mul_2 = mul_2, .reciprocal = reciprocal,
                        .mul_3 = mul_3, .div_2 = div_2, .constant_3 = constant_3, .mul_4 = n}))
                    return true;
            }
        }
    }
    return false;
}

struct fuse_fuse_skip_norm_whole {
    struct fuse_fuse_skip_norm_match m;
    dfg_node n_call;
};

static bool fuse_fuse_skip_norm_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    dfg_node n_call = dfg_first_result(g, n);
    if (dfg_op(g, n_call) != OP_LayerNormalization || dfg_n_args(g, n_call) > 3
        || dfg_arg(g, n_call, 1) == DFG_NONE)
        return false;
    if (!dfg_int_is(g, n_call, ATTR_axis, -1, -1))
        return false;
    dfg_node scale = dfg_arg(g, n_call, 1);
    dfg_node shift = dfg_arg(g, n_call, 2);
    dfg_node s = dfg_arg(g, n_call, 0);
    if (!dfg_calls_with(g, s, OP_Add, 2))
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
        if (!along(g, scale, x))
            continue;
        /* where not present(shift) or along(shift, x) */
        if (!(shift == DFG_NONE || along(g, shift, x)))
            continue;
        if (accept(ctx, &(struct fuse_fuse_skip_norm_whole){.m = {.root = n, .x = x, .skip = skip,
                .scale = scale, .shift = shift, .s = s, .n = n},
                .n_call = dfg_first_result(g, n)}))
            return true;
    }
    return false;
}

struct fuse_fuse_skip_norm_only_whole {
    struct fuse_fuse_skip_norm_only_match m;
    dfg_node n_call;
    dfg_node add;
};

static bool fuse_fuse_skip_norm_only_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    dfg_node n_call = dfg_first_result(g, n);
    if (dfg_op(g, n_call) != OP_LayerNormalization || dfg_n_args(g, n_call) > 3
        || dfg_arg(g, n_call, 1) == DFG_NONE)
        return false;
    if (!dfg_int_is(g, n_call, ATTR_axis, -1, -1))
        return false;
    dfg_node scale = dfg_arg(g, n_call, 1);
    dfg_node shift = dfg_arg(g, n_call, 2);
    dfg_node add = dfg_arg(g, n_call, 0);
    if (!dfg_calls_with(g, add, OP_Add, 2))
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
        if (!along(g, scale, x))
            continue;
        /* where not present(shift) or along(shift, x) */
        if (!(shift == DFG_NONE || along(g, shift, x)))
            continue;
        if (accept(ctx, &(struct fuse_fuse_skip_norm_only_whole){.m = {.root = n, .x = x, .skip = skip,
                .scale = scale, .shift = shift, .n = n},
                .n_call = dfg_first_result(g, n), .add = add}))
            return true;
    }
    return false;
}

struct fuse_fuse_skip_rms_norm_whole {
    struct fuse_fuse_skip_rms_norm_match m;
    dfg_node n_call;
};

static bool fuse_fuse_skip_rms_norm_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    dfg_node n_call = dfg_first_result(g, n);
    if (!dfg_calls_with(g, n_call, OP_SimplifiedLayerNormalization, 2))
        return false;
    if (!dfg_int_is(g, n_call, ATTR_axis, -1, -1))
        return false;
    dfg_node scale = dfg_arg(g, n_call, 1);
    dfg_node s = dfg_arg(g, n_call, 0);
    if (!dfg_calls_with(g, s, OP_Add, 2))
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
        if (!along(g, scale, x))
            continue;
        if (accept(ctx, &(struct fuse_fuse_skip_rms_norm_whole){.m = {.root = n, .x = x, .skip = skip,
                .scale = scale, .s = s, .n = n}, .n_call = dfg_first_result(g, n)}))
            return true;
    }
    return false;
}

static enum dfg_tri fuse_same1(const dfg_graph *g, dfg_node t)
{
    const dfg_val list = dfg_attr(g, t, ATTR_perm);
    const dfg_val list2 = DFG_LIST(dfg_sub(dfg_count(dfg_len(dfg_attr(g, t, ATTR_perm))), dfg_int(1)),
                                   dfg_sub(dfg_count(dfg_len(dfg_attr(g, t, ATTR_perm))), dfg_int(2)));
    const int64_t n = dfg_len(list);
    const int64_t m = dfg_joined(dfg_range_len(dfg_int(0),
                                               dfg_sub(dfg_count(dfg_len(dfg_attr(g, t, ATTR_perm))),
                                                       dfg_int(2)),
                                               dfg_int(1)),
                                 2);
    if (!dfg_is_length(n) || !dfg_is_length(m))
        return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all,
                       dfg_same(dfg_item(list, k),
                                (k < dfg_range_len(dfg_int(0),
                                                   dfg_sub(
                                                       dfg_count(dfg_len(dfg_attr(g, t, ATTR_perm))),
                                                       dfg_int(2)),
                                                   dfg_int(1))
                                 ? dfg_int(k)
                                 : dfg_item(list2,
                                            k - dfg_range_len(
                                                dfg_int(0),
                                                dfg_sub(dfg_count(dfg_len(dfg_attr(g, t, ATTR_perm))),
                                                        dfg_int(2)),
                                                dfg_int(1))))));
    return all;
}

/* fuse.pat:16
 * cond swaps_last(t, a) =
 *     (present(t.perm) and len(t.perm) >= 2
 *      and t.perm == concat(range(len(t.perm) - 2), [len(t.perm) - 1, len(t.perm) - 2]))
 *     or (not present(t.perm) and a.rank == 2);
 */
static bool swaps_last(const dfg_graph *g, dfg_node t, dfg_node a)
{
    return (dfg_known(dfg_attr(g, t, ATTR_perm))
            && dfg_ge(dfg_count(dfg_len(dfg_attr(g, t, ATTR_perm))), dfg_int(2))
            && fuse_same1(g, t) == DFG_TRUE)
        || (!dfg_known(dfg_attr(g, t, ATTR_perm)) && dfg_rank(g, a) == 2);
}

struct fuse_fuse_matmul_a_whole {
    struct fuse_fuse_matmul_a_match m;
    dfg_node matMul;
};

static bool fuse_fuse_matmul_a_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_MatMul, 2))
        return false;
    dfg_node t = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, t, OP_Transpose, 1))
        return false;
    dfg_node a = dfg_arg(g, t, 0);
    dfg_node b = dfg_arg(g, n, 1);
    if (!dfg_same_body(g, n, t))
        return false;
    /* where swaps_last(t, a) */
    if (!swaps_last(g, t, a))
        return false;
    /* where b.rank >= 2 */
    if (!dfg_ge(dfg_rank_of(g, b), dfg_int(2)))
        return false;
    /* where a.dtype == f32 */
    if (dfg_dtype(g, a) != DFG_F32)
        return false;
    return accept(ctx, &(struct fuse_fuse_matmul_a_whole){.m = {.root = n, .a = a, .b = b, .t = t},
            .matMul = n});
}

struct fuse_fuse_matmul_b_whole {
    struct fuse_fuse_matmul_b_match m;
    dfg_node matMul;
};

static bool fuse_fuse_matmul_b_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_MatMul, 2))
        return false;
    dfg_node a = dfg_arg(g, n, 0);
    dfg_node t = dfg_arg(g, n, 1);
    if (!dfg_calls_with(g, t, OP_Transpose, 1))
        return false;
    dfg_node b = dfg_arg(g, t, 0);
    if (!dfg_same_body(g, n, t))
        return false;
    /* where swaps_last(t, b) */
    if (!swaps_last(g, t, b))
        return false;
    /* where a.rank >= 2 */
    if (!dfg_ge(dfg_rank_of(g, a), dfg_int(2)))
        return false;
    /* where a.dtype == f32 */
    if (dfg_dtype(g, a) != DFG_F32)
        return false;
    return accept(ctx, &(struct fuse_fuse_matmul_b_whole){.m = {.root = n, .a = a, .b = b, .t = t},
            .matMul = n});
}

struct fuse_fuse_matmul_more_a_whole {
    struct fuse_fuse_matmul_more_a_match m;
};

static bool fuse_fuse_matmul_more_a_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_com_microsoft_FusedMatMul, 2))
        return false;
    if (!dfg_int_is(g, n, ATTR_transBatchA, 0, 0))
        return false;
    dfg_node t = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, t, OP_Transpose, 1))
        return false;
    dfg_node a = dfg_arg(g, t, 0);
    dfg_node b = dfg_arg(g, n, 1);
    if (!dfg_same_body(g, n, t))
        return false;
    /* where swaps_last(t, a) */
    if (!swaps_last(g, t, a))
        return false;
    /* where b.rank >= 2 */
    if (!dfg_ge(dfg_rank_of(g, b), dfg_int(2)))
        return false;
    return accept(ctx, &(struct fuse_fuse_matmul_more_a_whole){.m = {.root = n, .a = a, .b = b, .t = t,
            .m = n}});
}

struct fuse_fuse_matmul_more_b_whole {
    struct fuse_fuse_matmul_more_b_match m;
};

static bool fuse_fuse_matmul_more_b_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_com_microsoft_FusedMatMul, 2))
        return false;
    if (!dfg_int_is(g, n, ATTR_transBatchB, 0, 0))
        return false;
    dfg_node a = dfg_arg(g, n, 0);
    dfg_node t = dfg_arg(g, n, 1);
    if (!dfg_calls_with(g, t, OP_Transpose, 1))
        return false;
    dfg_node b = dfg_arg(g, t, 0);
    if (!dfg_same_body(g, n, t))
        return false;
    /* where swaps_last(t, b) */
    if (!swaps_last(g, t, b))
        return false;
    /* where a.rank >= 2 */
    if (!dfg_ge(dfg_rank_of(g, a), dfg_int(2)))
        return false;
    return accept(ctx, &(struct fuse_fuse_matmul_more_b_whole){.m = {.root = n, .a = a, .b = b, .t = t,
            .m = n}});
}

/* fuse.pat:12
 * cond moderate(s) = abs(value(s)) > 1e-30, abs(value(s)) < 1e30;
 */
static bool moderate(const dfg_graph *g, dfg_node s)
{
    return dfg_gt(dfg_abs(dfg_value_of(g, s)), dfg_float(1e-30))
        && dfg_lt(dfg_abs(dfg_value_of(g, s)), dfg_float(1e+30));
}

struct fuse_fuse_matmul_scale_whole {
    struct fuse_fuse_matmul_scale_match m;
    dfg_node mul;
    dfg_node constant;
};

static bool fuse_fuse_matmul_scale_whole(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_Mul, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_MatMul ? 0 : 1;
    dfg_node m_2 = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, m_2, OP_MatMul, 2))
        return false;
    dfg_node a = dfg_arg(g, m_2, 0);
    dfg_node b = dfg_arg(g, m_2, 1);
    dfg_node s = dfg_arg(g, n, 1 - swap);
    dfg_node constant = s;
    if (!dfg_is(g, constant, DFG_CONST) || !dfg_same_body(g, n, m_2))
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
    if (!moderate(g, s))
        return false;
    return accept(ctx, &(struct fuse_fuse_matmul_scale_whole){.m = {.root = n, .a = a, .b = b, .s = s,
            .m = m_2}, .mul = n, .constant = constant});
}

struct fuse_fuse_matmul_divisor_whole {
    struct fuse_fuse_matmul_divisor_match m;
    dfg_node div;
    dfg_node constant;
};

static bool fuse_fuse_matmul_divisor_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_Div, 2))
        return false;
    dfg_node m_2 = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, m_2, OP_MatMul, 2))
        return false;
    dfg_node a = dfg_arg(g, m_2, 0);
    dfg_node b = dfg_arg(g, m_2, 1);
    dfg_node s = dfg_arg(g, n, 1);
    dfg_node constant = s;
    if (!dfg_is(g, constant, DFG_CONST) || !dfg_same_body(g, n, m_2))
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
    if (!moderate(g, s))
        return false;
    return accept(ctx, &(struct fuse_fuse_matmul_divisor_whole){.m = {.root = n, .a = a, .b = b, .s = s,
            .m = m_2}, .div = n, .constant = constant});
}

struct fuse_fuse_matmul_more_scale_whole {
    struct fuse_fuse_matmul_more_scale_match m;
    dfg_node mul;
    dfg_node constant;
};

static bool fuse_fuse_matmul_more_scale_whole(const dfg_graph *g, dfg_node n,
                                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_Mul, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_com_microsoft_FusedMatMul ? 0 : 1;
    dfg_node m_2 = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, m_2, OP_com_microsoft_FusedMatMul, 2))
        return false;
    dfg_node a = dfg_arg(g, m_2, 0);
    dfg_node b = dfg_arg(g, m_2, 1);
    dfg_node s = dfg_arg(g, n, 1 - swap);
    dfg_node constant = s;
    if (!dfg_is(g, constant, DFG_CONST) || !dfg_same_body(g, n, m_2))
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
    if (!moderate(g, s))
        return false;
    return accept(ctx, &(struct fuse_fuse_matmul_more_scale_whole){.m = {.root = n, .a = a, .b = b,
            .s = s, .m = m_2}, .mul = n, .constant = constant});
}

struct fuse_fuse_gemm_whole {
    struct fuse_fuse_gemm_match m;
};

static bool fuse_fuse_gemm_whole(const dfg_graph *g, dfg_node n,
                                 bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!(dfg_op(g, n) == OP_Relu || dfg_op(g, n) == OP_Sigmoid || dfg_op(g, n) == OP_Tanh)
        || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node g_2 = dfg_arg(g, n, 0);
    if (dfg_op(g, g_2) != OP_Gemm || dfg_n_args(g, g_2) > 3 || dfg_arg(g, g_2, 0) == DFG_NONE
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
    return accept(ctx, &(struct fuse_fuse_gemm_whole){.m = {.root = n, .a = a, .b = b, .c = c, .g = g_2,
            .y = n}});
}

struct fuse_fuse_gemm_leaky_whole {
    struct fuse_fuse_gemm_leaky_match m;
};

static bool fuse_fuse_gemm_leaky_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_LeakyRelu, 1))
        return false;
    dfg_node g_2 = dfg_arg(g, n, 0);
    if (dfg_op(g, g_2) != OP_Gemm || dfg_n_args(g, g_2) > 3 || dfg_arg(g, g_2, 0) == DFG_NONE
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
    return accept(ctx, &(struct fuse_fuse_gemm_leaky_whole){.m = {.root = n, .a = a, .b = b, .c = c,
            .g = g_2, .y = n}});
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- fuse_conv_activation ---- */

static const struct dfg_desc_expr fuse_fuse_conv_activation_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 28 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 28 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 28 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 28 },
};
static const struct dfg_desc_node fuse_fuse_conv_activation_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 3, .ops = (const char *const[]){ "Relu", "Sigmoid", "Tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "y",
        .text = "(Relu | Sigmoid | Tanh)(c)", .line = 26 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 3, 4, },
        .optional = 0x4u,
        .name = "c",
        .text = "Conv(x, w, b?)", .line = 25 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 24 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 24 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 24 },
};
static const struct dfg_desc_region fuse_fuse_conv_activation_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fuse_fuse_conv_activation_refs[] = { { 2, -1 }, { 3, -1 }, { 4, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture fuse_fuse_conv_activation_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fuse_fuse_conv_activation_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct fuse_fuse_conv_activation_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct fuse_fuse_conv_activation_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct fuse_fuse_conv_activation_match, c) },
    { "y", DFG_CAP_NODE, offsetof(struct fuse_fuse_conv_activation_match, y) },
};
static const struct dfg_desc_pattern fuse_fuse_conv_activation_desc = {
    .n_nodes = 5, .n_exprs = 4, .n_vars = 0, .n_sets = 5,
    .nodes = fuse_fuse_conv_activation_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fuse_fuse_conv_activation_regions,
    .exprs = fuse_fuse_conv_activation_exprs,
    .captures = fuse_fuse_conv_activation_refs,
    .text = "rule fuse_conv_activation(x, w, b) {\012    c = Conv(x, w, b?);\012    y = (Relu | Sigmoid | Tanh)(c);\012    match y;\012    where x.dtype == f32;\012    rewrite com.microsoft.FusedConv(x, w, b?) {\012        ..c, activation = y.op == Relu ? \"Relu\" : y.op == Tanh ? \"Tanh\" : \"Sigmoid\"\012    };\012}", .line = 24, .n_where = 1, .where = (const uint32_t[]){ 3, }
};
static bool fuse_fuse_conv_activation_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fuse_fuse_conv_activation_match(g, n, m);
}
static bool fuse_fuse_conv_activation_pass(void *ctx, const struct fuse_fuse_conv_activation_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fuse_fuse_conv_activation_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fuse_fuse_conv_activation_each(g, n, fuse_fuse_conv_activation_pass, &e);
}

static const struct dfg_part fuse_fuse_conv_activation_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fuse_fuse_conv_activation_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fuse_fuse_conv_activation_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct fuse_fuse_conv_activation_whole, m.b) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct fuse_fuse_conv_activation_whole, m.c) },
    { DFG_PART_ROOT, false, 1, 4, offsetof(struct fuse_fuse_conv_activation_whole, m.y) },
};
/* ---- fuse_conv_leaky ---- */

static const struct dfg_desc_expr fuse_fuse_conv_leaky_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 37 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 37 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 37 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 37 },
};
static const struct dfg_desc_node fuse_fuse_conv_leaky_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "LeakyRelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "y",
        .text = "LeakyRelu(c)", .line = 35 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 3, 4, },
        .optional = 0x4u,
        .name = "c",
        .text = "Conv(x, w, b?)", .line = 34 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 33 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 33 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 33 },
};
static const struct dfg_desc_region fuse_fuse_conv_leaky_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fuse_fuse_conv_leaky_refs[] = { { 2, -1 }, { 3, -1 }, { 4, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture fuse_fuse_conv_leaky_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fuse_fuse_conv_leaky_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct fuse_fuse_conv_leaky_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct fuse_fuse_conv_leaky_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct fuse_fuse_conv_leaky_match, c) },
    { "y", DFG_CAP_NODE, offsetof(struct fuse_fuse_conv_leaky_match, y) },
};
static const struct dfg_desc_pattern fuse_fuse_conv_leaky_desc = {
    .n_nodes = 5, .n_exprs = 4, .n_vars = 0, .n_sets = 5,
    .nodes = fuse_fuse_conv_leaky_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fuse_fuse_conv_leaky_regions,
    .exprs = fuse_fuse_conv_leaky_exprs,
    .captures = fuse_fuse_conv_leaky_refs,
    .text = "rule fuse_conv_leaky(x, w, b) {\012    c = Conv(x, w, b?);\012    y = LeakyRelu(c);\012    match y;\012    where x.dtype == f32;\012    rewrite com.microsoft.FusedConv(x, w, b?) { ..c, activation = \"LeakyRelu\", activation_params = [y.alpha] };\012}", .line = 33, .n_where = 1, .where = (const uint32_t[]){ 3, }
};
static bool fuse_fuse_conv_leaky_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fuse_fuse_conv_leaky_match(g, n, m);
}
static bool fuse_fuse_conv_leaky_pass(void *ctx, const struct fuse_fuse_conv_leaky_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fuse_fuse_conv_leaky_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fuse_fuse_conv_leaky_each(g, n, fuse_fuse_conv_leaky_pass, &e);
}

static const struct dfg_part fuse_fuse_conv_leaky_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fuse_fuse_conv_leaky_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fuse_fuse_conv_leaky_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct fuse_fuse_conv_leaky_whole, m.b) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct fuse_fuse_conv_leaky_whole, m.c) },
    { DFG_PART_ROOT, false, 1, 4, offsetof(struct fuse_fuse_conv_leaky_whole, m.y) },
};
/* ---- fuse_conv_hard_sigmoid ---- */

static const struct dfg_desc_expr fuse_fuse_conv_hard_sigmoid_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 44 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 44 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 44 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 44 },
};
static const struct dfg_desc_node fuse_fuse_conv_hard_sigmoid_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "HardSigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "y",
        .text = "HardSigmoid(c)", .line = 42 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 3, 4, },
        .optional = 0x4u,
        .name = "c",
        .text = "Conv(x, w, b?)", .line = 41 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 40 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 40 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 40 },
};
static const struct dfg_desc_region fuse_fuse_conv_hard_sigmoid_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fuse_fuse_conv_hard_sigmoid_refs[] = { { 2, -1 }, { 3, -1 }, { 4, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture fuse_fuse_conv_hard_sigmoid_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fuse_fuse_conv_hard_sigmoid_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct fuse_fuse_conv_hard_sigmoid_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct fuse_fuse_conv_hard_sigmoid_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct fuse_fuse_conv_hard_sigmoid_match, c) },
    { "y", DFG_CAP_NODE, offsetof(struct fuse_fuse_conv_hard_sigmoid_match, y) },
};
static const struct dfg_desc_pattern fuse_fuse_conv_hard_sigmoid_desc = {
    .n_nodes = 5, .n_exprs = 4, .n_vars = 0, .n_sets = 5,
    .nodes = fuse_fuse_conv_hard_sigmoid_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fuse_fuse_conv_hard_sigmoid_regions,
    .exprs = fuse_fuse_conv_hard_sigmoid_exprs,
    .captures = fuse_fuse_conv_hard_sigmoid_refs,
    .text = "rule fuse_conv_hard_sigmoid(x, w, b) {\012    c = Conv(x, w, b?);\012    y = HardSigmoid(c);\012    match y;\012    where x.dtype == f32;\012    rewrite com.microsoft.FusedConv(x, w, b?) {\012        ..c, activation = \"HardSigmoid\", activation_params = [y.alpha, y.beta]\012    };\012}", .line = 40, .n_where = 1, .where = (const uint32_t[]){ 3, }
};
static bool fuse_fuse_conv_hard_sigmoid_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fuse_fuse_conv_hard_sigmoid_match(g, n, m);
}
static bool fuse_fuse_conv_hard_sigmoid_pass(void *ctx, const struct fuse_fuse_conv_hard_sigmoid_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fuse_fuse_conv_hard_sigmoid_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fuse_fuse_conv_hard_sigmoid_each(g, n, fuse_fuse_conv_hard_sigmoid_pass, &e);
}

static const struct dfg_part fuse_fuse_conv_hard_sigmoid_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fuse_fuse_conv_hard_sigmoid_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fuse_fuse_conv_hard_sigmoid_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct fuse_fuse_conv_hard_sigmoid_whole, m.b) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct fuse_fuse_conv_hard_sigmoid_whole, m.c) },
    { DFG_PART_ROOT, false, 1, 4, offsetof(struct fuse_fuse_conv_hard_sigmoid_whole, m.y) },
};
/* ---- fuse_conv_clip ---- */

static const struct dfg_desc_expr fuse_fuse_conv_clip_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 52 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 52 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 52 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 52 },
};
static const struct dfg_desc_node fuse_fuse_conv_clip_nodes[11] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 5, 8, },
        .optional = 0x6u,
        .text = "Clip(c, (lo & const)?, (hi & const)?)", .line = 51 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 3, 4, },
        .optional = 0x4u,
        .name = "c",
        .text = "Conv(x, w, b?)", .line = 50 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 49 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 49 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 49 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "(lo & const)", .line = 51 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "lo",
        .text = "lo", .line = 49 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 51 },
    [8] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .text = "(hi & const)", .line = 51 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "hi",
        .text = "hi", .line = 49 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 51 },
};
static const struct dfg_desc_region fuse_fuse_conv_clip_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fuse_fuse_conv_clip_refs[] = { { 2, -1 }, { 3, -1 }, { 4, -1 }, { 6, -1 }, { 9, -1 }, { 1, -1 }, };
static const struct dfg_capture fuse_fuse_conv_clip_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fuse_fuse_conv_clip_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct fuse_fuse_conv_clip_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct fuse_fuse_conv_clip_match, b) },
    { "lo", DFG_CAP_NODE, offsetof(struct fuse_fuse_conv_clip_match, lo) },
    { "hi", DFG_CAP_NODE, offsetof(struct fuse_fuse_conv_clip_match, hi) },
    { "c", DFG_CAP_NODE, offsetof(struct fuse_fuse_conv_clip_match, c) },
};
static const struct dfg_desc_pattern fuse_fuse_conv_clip_desc = {
    .n_nodes = 11, .n_exprs = 4, .n_vars = 0, .n_sets = 6,
    .nodes = fuse_fuse_conv_clip_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fuse_fuse_conv_clip_regions,
    .exprs = fuse_fuse_conv_clip_exprs,
    .captures = fuse_fuse_conv_clip_refs,
    .text = "rule fuse_conv_clip(x, w, b, lo, hi) {\012    c = Conv(x, w, b?);\012    match Clip(c, (lo & const)?, (hi & const)?);\012    where x.dtype == f32;\012    rewrite com.microsoft.FusedConv(x, w, b?) {\012        ..c, activation = \"Clip\",\012        activation_params = [present(lo) ? value(lo) : -3.4028235e38, present(hi) ? value(hi) : 3.4028235e38]\012    };\012}", .line = 49, .n_where = 1, .where = (const uint32_t[]){ 3, }
};
static bool fuse_fuse_conv_clip_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fuse_fuse_conv_clip_match(g, n, m);
}
static bool fuse_fuse_conv_clip_pass(void *ctx, const struct fuse_fuse_conv_clip_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fuse_fuse_conv_clip_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fuse_fuse_conv_clip_each(g, n, fuse_fuse_conv_clip_pass, &e);
}

static const struct dfg_part fuse_fuse_conv_clip_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fuse_fuse_conv_clip_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fuse_fuse_conv_clip_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct fuse_fuse_conv_clip_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct fuse_fuse_conv_clip_whole, m.lo) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct fuse_fuse_conv_clip_whole, m.hi) },
    { DFG_PART_INNER, false, 0, 5, offsetof(struct fuse_fuse_conv_clip_whole, m.c) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct fuse_fuse_conv_clip_whole, clip) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fuse_fuse_conv_clip_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fuse_fuse_conv_clip_whole, constant_2) },
};
/* ---- fuse_conv_sum_activation ---- */

static const struct dfg_desc_expr fuse_fuse_conv_sum_activation_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 63 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 63 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 63 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 63 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 63 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 6, .text = "z", .line = 63 },
    /* 6 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, }, .text = "same_shape(c, z)", .line = 63 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 6, .text = "z", .line = 63 },
    /* 8 */ { .op = DFG_E_PRED, .sub = DFG_F_IS_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "is_const(z)", .line = 63 },
    /* 9 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "not is_const(z)", .line = 63 },
};
static const struct dfg_desc_node fuse_fuse_conv_sum_activation_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "y",
        .text = "Relu(Add(c, z))", .line = 61 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 6, },
        .text = "Add(c, z)", .line = 61 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 5, },
        .optional = 0x4u,
        .name = "c",
        .text = "Conv(x, w, b?)", .line = 60 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 59 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 59 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 59 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "z",
        .text = "z", .line = 59 },
};
static const struct dfg_desc_region fuse_fuse_conv_sum_activation_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fuse_fuse_conv_sum_activation_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, { 6, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture fuse_fuse_conv_sum_activation_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fuse_fuse_conv_sum_activation_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct fuse_fuse_conv_sum_activation_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct fuse_fuse_conv_sum_activation_match, b) },
    { "z", DFG_CAP_NODE, offsetof(struct fuse_fuse_conv_sum_activation_match, z) },
    { "c", DFG_CAP_NODE, offsetof(struct fuse_fuse_conv_sum_activation_match, c) },
    { "y", DFG_CAP_NODE, offsetof(struct fuse_fuse_conv_sum_activation_match, y) },
};
static const struct dfg_desc_pattern fuse_fuse_conv_sum_activation_desc = {
    .n_nodes = 7, .n_exprs = 10, .n_vars = 0, .n_sets = 6,
    .nodes = fuse_fuse_conv_sum_activation_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fuse_fuse_conv_sum_activation_regions,
    .exprs = fuse_fuse_conv_sum_activation_exprs,
    .captures = fuse_fuse_conv_sum_activation_refs,
    .text = "rule fuse_conv_sum_activation(x, w, b, z) : priority 1 {\012    c = Conv(x, w, b?);\012    y = Relu(Add(c, z));\012    match y;\012    where x.dtype == f32, same_shape(c, z), not is_const(z);\012    rewrite com.microsoft.FusedConv(x, w, b?, z) { ..c, activation = \"Relu\" };\012}", .line = 59, .n_where = 3, .where = (const uint32_t[]){ 3, 6, 9, }
};
static bool fuse_fuse_conv_sum_activation_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fuse_fuse_conv_sum_activation_match(g, n, m);
}
static bool fuse_fuse_conv_sum_activation_pass(void *ctx, const struct fuse_fuse_conv_sum_activation_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fuse_fuse_conv_sum_activation_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fuse_fuse_conv_sum_activation_each(g, n, fuse_fuse_conv_sum_activation_pass, &e);
}

static const struct dfg_part fuse_fuse_conv_sum_activation_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fuse_fuse_conv_sum_activation_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fuse_fuse_conv_sum_activation_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct fuse_fuse_conv_sum_activation_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct fuse_fuse_conv_sum_activation_whole, m.z) },
    { DFG_PART_INNER, false, 0, 4, offsetof(struct fuse_fuse_conv_sum_activation_whole, m.c) },
    { DFG_PART_ROOT, false, 1, 5, offsetof(struct fuse_fuse_conv_sum_activation_whole, m.y) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_conv_sum_activation_whole, add) },
};
/* ---- fuse_conv_sum ---- */

static const struct dfg_desc_expr fuse_fuse_conv_sum_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 69 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 69 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 69 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 69 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 69 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 5, .text = "z", .line = 69 },
    /* 6 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, }, .text = "same_shape(c, z)", .line = 69 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 5, .text = "z", .line = 69 },
    /* 8 */ { .op = DFG_E_PRED, .sub = DFG_F_IS_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "is_const(z)", .line = 69 },
    /* 9 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "not is_const(z)", .line = 69 },
};
static const struct dfg_desc_node fuse_fuse_conv_sum_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, },
        .text = "Add(c, z)", .line = 68 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 3, 4, },
        .optional = 0x4u,
        .name = "c",
        .text = "Conv(x, w, b?)", .line = 67 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 66 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 66 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 66 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "z",
        .text = "z", .line = 66 },
};
static const struct dfg_desc_region fuse_fuse_conv_sum_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fuse_fuse_conv_sum_refs[] = { { 2, -1 }, { 3, -1 }, { 4, -1 }, { 5, -1 }, { 1, -1 }, };
static const struct dfg_capture fuse_fuse_conv_sum_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fuse_fuse_conv_sum_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct fuse_fuse_conv_sum_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct fuse_fuse_conv_sum_match, b) },
    { "z", DFG_CAP_NODE, offsetof(struct fuse_fuse_conv_sum_match, z) },
    { "c", DFG_CAP_NODE, offsetof(struct fuse_fuse_conv_sum_match, c) },
};
static const struct dfg_desc_pattern fuse_fuse_conv_sum_desc = {
    .n_nodes = 6, .n_exprs = 10, .n_vars = 0, .n_sets = 5,
    .nodes = fuse_fuse_conv_sum_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fuse_fuse_conv_sum_regions,
    .exprs = fuse_fuse_conv_sum_exprs,
    .captures = fuse_fuse_conv_sum_refs,
    .text = "rule fuse_conv_sum(x, w, b, z) {\012    c = Conv(x, w, b?);\012    match Add(c, z);\012    where x.dtype == f32, same_shape(c, z), not is_const(z);\012    rewrite com.microsoft.FusedConv(x, w, b?, z) { ..c };\012}", .line = 66, .n_where = 3, .where = (const uint32_t[]){ 3, 6, 9, }
};
static bool fuse_fuse_conv_sum_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fuse_fuse_conv_sum_match(g, n, m);
}
static bool fuse_fuse_conv_sum_pass(void *ctx, const struct fuse_fuse_conv_sum_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fuse_fuse_conv_sum_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fuse_fuse_conv_sum_each(g, n, fuse_fuse_conv_sum_pass, &e);
}

static const struct dfg_part fuse_fuse_conv_sum_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fuse_fuse_conv_sum_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fuse_fuse_conv_sum_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct fuse_fuse_conv_sum_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct fuse_fuse_conv_sum_whole, m.z) },
    { DFG_PART_INNER, false, 0, 4, offsetof(struct fuse_fuse_conv_sum_whole, m.c) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct fuse_fuse_conv_sum_whole, add) },
};
/* ---- fuse_gelu ---- */

static const struct dfg_desc_expr fuse_fuse_gelu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 9, .text = "c", .line = 10 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 10 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 10 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.elements == 1", .line = 10 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 9, .text = "c", .line = 10 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 10 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 10 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "c.rank == 0", .line = 10 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 9, .text = "c", .line = 10 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 10 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 10 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 10 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "c.rank <= x.rank", .line = 10 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "c.elements == 1, c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 15, .text = "c", .line = 10 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "elements", .line = 10 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 10 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "c.elements == 1", .line = 10 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 15, .text = "c", .line = 10 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "rank", .line = 10 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 10 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "c.rank == 0", .line = 10 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 15, .text = "c", .line = 10 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "rank", .line = 10 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 10 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "rank", .line = 10 },
    /* 27 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 24, 26, }, .text = "c.rank <= x.rank", .line = 10 },
    /* 28 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 27, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 29 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 28, }, .text = "c.elements == 1, c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 18, .text = "c", .line = 10 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "elements", .line = 10 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 10 },
    /* 33 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "c.elements == 1", .line = 10 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 18, .text = "c", .line = 10 },
    /* 35 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "rank", .line = 10 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 10 },
    /* 37 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "c.rank == 0", .line = 10 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 18, .text = "c", .line = 10 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "rank", .line = 10 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 10 },
    /* 41 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "rank", .line = 10 },
    /* 42 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 39, 41, }, .text = "c.rank <= x.rank", .line = 10 },
    /* 43 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 37, 42, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 44 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 33, 43, }, .text = "c.elements == 1, c.rank == 0 or c.rank <= x.rank", .line = 10 },
};
static const struct dfg_desc_node fuse_fuse_gelu_nodes[28] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 20, 24, },
        .text = "Mul(Mul(x, t), h & 0.5) | Mul(x, Mul(t, h & 0.5)) | Mul(Mul(x, h & 0.5), t)", .line = 78 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 17, },
        .text = "Mul(Mul(x, t), h & 0.5)", .line = 78 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "Mul(x, t)", .line = 78 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 76 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 14, },
        .name = "t",
        .text = "Add(Erf(Div(x, r & approx(1.41421356, 1e-3)) | Mul(x, r & approx(0.70710678, 1e-...", .line = 77 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Erf", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .text = "Erf(Div(x, r & approx(1.41421356, 1e-3)) | Mul(x, r & approx(0.70710678, 1e-3)))", .line = 77 },
    [6] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 11, },
        .text = "Div(x, r & approx(1.41421356, 1e-3)) | Mul(x, r & approx(0.70710678, 1e-3))", .line = 77 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, },
        .text = "Div(x, r & approx(1.41421356, 1e-3))", .line = 77 },
    [8] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .text = "r & approx(1.41421356, 1e-3)", .line = 77 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 76 },
    [10] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 1.41421356 }, 0.001 },
        .text = "approx(1.41421356, 1e-3)", .line = 77 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 12, },
        .text = "Mul(x, r & approx(0.70710678, 1e-3))", .line = 77 },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 13, },
        .text = "r & approx(0.70710678, 1e-3)", .line = 77 },
    [13] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.70710678 }, 0.001 },
        .text = "approx(0.70710678, 1e-3)", .line = 77 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "o & 1", .line = 77 },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "o",
        .text = "o", .line = 76 },
    [16] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 77 },
    [17] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, },
        .text = "h & 0.5", .line = 78 },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "h",
        .text = "h", .line = 76 },
    [19] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 78 },
    [20] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 21, },
        .text = "Mul(x, Mul(t, h & 0.5))", .line = 78 },
    [21] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 22, },
        .text = "Mul(t, h & 0.5)", .line = 78 },
    [22] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 23, },
        .text = "h & 0.5", .line = 78 },
    [23] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 78 },
    [24] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 25, 4, },
        .text = "Mul(Mul(x, h & 0.5), t)", .line = 78 },
    [25] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 26, },
        .text = "Mul(x, h & 0.5)", .line = 78 },
    [26] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 27, },
        .text = "h & 0.5", .line = 78 },
    [27] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 78 },
};
static const struct dfg_desc_region fuse_fuse_gelu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fuse_fuse_gelu_refs[] = { { 3, -1 }, { 9, -1 }, { 15, -1 }, { 18, -1 }, { 4, -1 }, };
static const struct dfg_capture fuse_fuse_gelu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fuse_fuse_gelu_match, x) },
    { "r", DFG_CAP_NODE, offsetof(struct fuse_fuse_gelu_match, r) },
    { "o", DFG_CAP_NODE, offsetof(struct fuse_fuse_gelu_match, o) },
    { "h", DFG_CAP_NODE, offsetof(struct fuse_fuse_gelu_match, h) },
    { "t", DFG_CAP_NODE, offsetof(struct fuse_fuse_gelu_match, t) },
};
static const struct dfg_desc_pattern fuse_fuse_gelu_desc = {
    .n_nodes = 28, .n_exprs = 45, .n_vars = 0, .n_sets = 5,
    .nodes = fuse_fuse_gelu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fuse_fuse_gelu_regions,
    .exprs = fuse_fuse_gelu_exprs,
    .captures = fuse_fuse_gelu_refs,
    .text = "rule fuse_gelu(x, r, o, h) {\012    t = Add(Erf(Div(x, r & approx(1.41421356, 1e-3)) | Mul(x, r & approx(0.70710678, 1e-3))), o & 1);\012    match Mul(Mul(x, t), h & 0.5) | Mul(x, Mul(t, h & 0.5)) | Mul(Mul(x, h & 0.5), t);\012    where one(r, x), one(o, x), one(h, x);\012    rewrite com.microsoft.Gelu(x);\012}", .line = 76, .n_where = 3, .where = (const uint32_t[]){ 14, 29, 44, }
};
static bool fuse_fuse_gelu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fuse_fuse_gelu_match(g, n, m);
}
static bool fuse_fuse_gelu_pass(void *ctx, const struct fuse_fuse_gelu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fuse_fuse_gelu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fuse_fuse_gelu_each(g, n, fuse_fuse_gelu_pass, &e);
}

static const struct dfg_part fuse_fuse_gelu_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fuse_fuse_gelu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fuse_fuse_gelu_whole, m.r) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct fuse_fuse_gelu_whole, m.o) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct fuse_fuse_gelu_whole, m.h) },
    { DFG_PART_INNER, false, 0, 4, offsetof(struct fuse_fuse_gelu_whole, m.t) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_gelu_whole, erf) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_gelu_whole, div) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fuse_fuse_gelu_whole, constant) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_gelu_whole, mul) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fuse_fuse_gelu_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fuse_fuse_gelu_whole, constant_3) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct fuse_fuse_gelu_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_gelu_whole, mul_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_gelu_whole, mul_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fuse_fuse_gelu_whole, constant_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_gelu_whole, mul_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_gelu_whole, mul_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fuse_fuse_gelu_whole, constant_5) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_gelu_whole, mul_6) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_gelu_whole, mul_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fuse_fuse_gelu_whole, constant_6) },
};
/* ---- cubic ---- */

static const struct dfg_desc_node fuse_cubic_nodes[18] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 13, },
        .text = "Mul(Pow(x, p & 3) | Mul(x, Mul(x, x)), k & approx(0.044715, 1e-4))\012    | Mul(x, ...", .line = 84 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 10, },
        .text = "Mul(Pow(x, p & 3) | Mul(x, Mul(x, x)), k & approx(0.044715, 1e-4))", .line = 84 },
    [2] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, },
        .text = "Pow(x, p & 3) | Mul(x, Mul(x, x))", .line = 84 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Pow", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "Pow(x, p & 3)", .line = 84 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 83 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "p & 3", .line = 84 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "p",
        .text = "p", .line = 83 },
    [7] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 84 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, },
        .text = "Mul(x, Mul(x, x))", .line = 84 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 4, },
        .text = "Mul(x, x)", .line = 84 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "k & approx(0.044715, 1e-4)", .line = 84 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "k",
        .text = "k", .line = 83 },
    [12] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.044715 }, 0.0001 },
        .text = "approx(0.044715, 1e-4)", .line = 84 },
    [13] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 14, },
        .text = "Mul(x, Mul(x, Mul(x, k & approx(0.044715, 1e-4))))", .line = 85 },
    [14] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 15, },
        .text = "Mul(x, Mul(x, k & approx(0.044715, 1e-4)))", .line = 85 },
    [15] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 16, },
        .text = "Mul(x, k & approx(0.044715, 1e-4))", .line = 85 },
    [16] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 17, },
        .text = "k & approx(0.044715, 1e-4)", .line = 85 },
    [17] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.044715 }, 0.0001 },
        .text = "approx(0.044715, 1e-4)", .line = 85 },
};
static const struct dfg_desc_region fuse_cubic_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fuse_cubic_refs[] = { { 4, -1 }, { 11, -1 }, { 6, -1 }, };
static const struct dfg_capture fuse_cubic_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fuse_cubic_match, x) },
    { "k", DFG_CAP_NODE, offsetof(struct fuse_cubic_match, k) },
    { "p", DFG_CAP_NODE, offsetof(struct fuse_cubic_match, p) },
};
static const struct dfg_desc_pattern fuse_cubic_desc = {
    .n_nodes = 18, .n_exprs = 0, .n_vars = 0, .n_sets = 3,
    .nodes = fuse_cubic_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fuse_cubic_regions,
    .captures = fuse_cubic_refs,
    .text = "pattern cubic(x, k, p) =\012    Mul(Pow(x, p & 3) | Mul(x, Mul(x, x)), k & approx(0.044715, 1e-4))\012    | Mul(x, Mul(x, Mul(x, k & approx(0.044715, 1e-4))));", .line = 83
};
static bool fuse_cubic_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fuse_cubic_match(g, n, m);
}
static bool fuse_cubic_pass(void *ctx, const struct fuse_cubic_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fuse_cubic_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fuse_cubic_each(g, n, fuse_cubic_pass, &e);
}

static const struct dfg_part fuse_cubic_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fuse_cubic_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fuse_cubic_whole, m.k) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct fuse_cubic_whole, m.p) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct fuse_cubic_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_cubic_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_cubic_whole, pow) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fuse_cubic_whole, constant) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_cubic_whole, mul_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_cubic_whole, mul_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fuse_cubic_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_cubic_whole, mul_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_cubic_whole, mul_5) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_cubic_whole, mul_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fuse_cubic_whole, constant_3) },
};
/* ---- fuse_gelu_tanh ---- */

static const struct dfg_desc_expr fuse_fuse_gelu_tanh_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 18, .text = "c", .line = 10 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 10 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 10 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.elements == 1", .line = 10 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 18, .text = "c", .line = 10 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 10 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 10 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "c.rank == 0", .line = 10 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 18, .text = "c", .line = 10 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 10 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 10 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 10 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "c.rank <= x.rank", .line = 10 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "c.elements == 1, c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 13, .text = "p", .line = 89 },
    /* 16 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "present(p)", .line = 89 },
    /* 17 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "not present(p)", .line = 89 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 13, .text = "c", .line = 10 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "elements", .line = 10 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 10 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "c.elements == 1", .line = 10 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 13, .text = "c", .line = 10 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "rank", .line = 10 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 10 },
    /* 25 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "c.rank == 0", .line = 10 },
    /* 26 */ { .op = DFG_E_NODE, .ref = 13, .text = "c", .line = 10 },
    /* 27 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "rank", .line = 10 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 10 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 10 },
    /* 30 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "c.rank <= x.rank", .line = 10 },
    /* 31 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 25, 30, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 32 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 31, }, .text = "c.elements == 1, c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 33 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 17, 32, }, .text = "not present(p) or one(p, x)", .line = 89 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 26, .text = "c", .line = 10 },
    /* 35 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "elements", .line = 10 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 10 },
    /* 37 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "c.elements == 1", .line = 10 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 26, .text = "c", .line = 10 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "rank", .line = 10 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 10 },
    /* 41 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "c.rank == 0", .line = 10 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 26, .text = "c", .line = 10 },
    /* 43 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "rank", .line = 10 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 10 },
    /* 45 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "rank", .line = 10 },
    /* 46 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 43, 45, }, .text = "c.rank <= x.rank", .line = 10 },
    /* 47 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 41, 46, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 48 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 47, }, .text = "c.elements == 1, c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 49 */ { .op = DFG_E_NODE, .ref = 29, .text = "c", .line = 10 },
    /* 50 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "elements", .line = 10 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 10 },
    /* 52 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 50, 51, }, .text = "c.elements == 1", .line = 10 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 29, .text = "c", .line = 10 },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "rank", .line = 10 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 10 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "c.rank == 0", .line = 10 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 29, .text = "c", .line = 10 },
    /* 58 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .text = "rank", .line = 10 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 10 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "rank", .line = 10 },
    /* 61 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 58, 60, }, .text = "c.rank <= x.rank", .line = 10 },
    /* 62 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 56, 61, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 63 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 52, 62, }, .text = "c.elements == 1, c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 64 */ { .op = DFG_E_NODE, .ref = 32, .text = "c", .line = 10 },
    /* 65 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "elements", .line = 10 },
    /* 66 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 10 },
    /* 67 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 65, 66, }, .text = "c.elements == 1", .line = 10 },
    /* 68 */ { .op = DFG_E_NODE, .ref = 32, .text = "c", .line = 10 },
    /* 69 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 68, }, .text = "rank", .line = 10 },
    /* 70 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 10 },
    /* 71 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 69, 70, }, .text = "c.rank == 0", .line = 10 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 32, .text = "c", .line = 10 },
    /* 73 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .text = "rank", .line = 10 },
    /* 74 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 10 },
    /* 75 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 74, }, .text = "rank", .line = 10 },
    /* 76 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 73, 75, }, .text = "c.rank <= x.rank", .line = 10 },
    /* 77 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 71, 76, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 78 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 67, 77, }, .text = "c.elements == 1, c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 79 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 89 },
    /* 80 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 79, }, .text = "rank", .line = 89 },
    /* 81 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 89 },
    /* 82 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 80, 81, }, .text = "x.rank >= 1", .line = 89 },
};
static const struct dfg_desc_node fuse_fuse_gelu_tanh_nodes[42] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 34, 38, },
        .text = "Mul(Mul(x, t), h & 0.5) | Mul(x, Mul(t, h & 0.5)) | Mul(Mul(x, h & 0.5), t)", .line = 88 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 31, },
        .text = "Mul(Mul(x, t), h & 0.5)", .line = 88 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "Mul(x, t)", .line = 88 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 86 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 28, },
        .name = "t",
        .text = "Add(Tanh(Mul(Add(x, cubic(x, k, p)), r & approx(0.79788456, 1e-3))), o & 1)", .line = 87 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .text = "Tanh(Mul(Add(x, cubic(x, k, p)), r & approx(0.79788456, 1e-3)))", .line = 87 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 25, },
        .text = "Mul(Add(x, cubic(x, k, p)), r & approx(0.79788456, 1e-3))", .line = 87 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, },
        .text = "Add(x, cubic(x, k, p))", .line = 87 },
    [8] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 20, },
        .text = "Mul(Pow(x, p & 3) | Mul(x, Mul(x, x)), k & approx(0.044715, 1e-4))\012    | Mul(x, ...", .line = 84 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 17, },
        .text = "Mul(Pow(x, p & 3) | Mul(x, Mul(x, x)), k & approx(0.044715, 1e-4))", .line = 84 },
    [10] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 15, },
        .text = "Pow(x, p & 3) | Mul(x, Mul(x, x))", .line = 84 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Pow", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 12, },
        .text = "Pow(x, p & 3)", .line = 84 },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "p & 3", .line = 84 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "p",
        .text = "p", .line = 86 },
    [14] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 84 },
    [15] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 16, },
        .text = "Mul(x, Mul(x, x))", .line = 84 },
    [16] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 3, },
        .text = "Mul(x, x)", .line = 84 },
    [17] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, },
        .text = "k & approx(0.044715, 1e-4)", .line = 84 },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "k",
        .text = "k", .line = 86 },
    [19] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.044715 }, 0.0001 },
        .text = "approx(0.044715, 1e-4)", .line = 84 },
    [20] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 21, },
        .text = "Mul(x, Mul(x, Mul(x, k & approx(0.044715, 1e-4))))", .line = 85 },
    [21] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 22, },
        .text = "Mul(x, Mul(x, k & approx(0.044715, 1e-4)))", .line = 85 },
    [22] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 23, },
        .text = "Mul(x, k & approx(0.044715, 1e-4))", .line = 85 },
    [23] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 24, },
        .text = "k & approx(0.044715, 1e-4)", .line = 85 },
    [24] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.044715 }, 0.0001 },
        .text = "approx(0.044715, 1e-4)", .line = 85 },
    [25] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, },
        .text = "r & approx(0.79788456, 1e-3)", .line = 87 },
    [26] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 86 },
    [27] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.79788456 }, 0.001 },
        .text = "approx(0.79788456, 1e-3)", .line = 87 },
    [28] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, },
        .text = "o & 1", .line = 87 },
    [29] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "o",
        .text = "o", .line = 86 },
    [30] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 87 },
    [31] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, },
        .text = "h & 0.5", .line = 88 },
    [32] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "h",
        .text = "h", .line = 86 },
    [33] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 88 },
    [34] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 35, },
        .text = "Mul(x, Mul(t, h & 0.5))", .line = 88 },
    [35] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 36, },
        .text = "Mul(t, h & 0.5)", .line = 88 },
    [36] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 32, 37, },
        .text = "h & 0.5", .line = 88 },
    [37] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 88 },
    [38] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 39, 4, },
        .text = "Mul(Mul(x, h & 0.5), t)", .line = 88 },
    [39] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 40, },
        .text = "Mul(x, h & 0.5)", .line = 88 },
    [40] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 32, 41, },
        .text = "h & 0.5", .line = 88 },
    [41] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 88 },
};
static const struct dfg_desc_region fuse_fuse_gelu_tanh_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fuse_fuse_gelu_tanh_refs[] = { { 3, -1 }, { 18, -1 }, { 13, -1 }, { 26, -1 }, { 29, -1 }, { 32, -1 }, { 4, -1 }, };
static const struct dfg_capture fuse_fuse_gelu_tanh_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fuse_fuse_gelu_tanh_match, x) },
    { "k", DFG_CAP_NODE, offsetof(struct fuse_fuse_gelu_tanh_match, k) },
    { "p", DFG_CAP_NODE, offsetof(struct fuse_fuse_gelu_tanh_match, p) },
    { "r", DFG_CAP_NODE, offsetof(struct fuse_fuse_gelu_tanh_match, r) },
    { "o", DFG_CAP_NODE, offsetof(struct fuse_fuse_gelu_tanh_match, o) },
    { "h", DFG_CAP_NODE, offsetof(struct fuse_fuse_gelu_tanh_match, h) },
    { "t", DFG_CAP_NODE, offsetof(struct fuse_fuse_gelu_tanh_match, t) },
};
static const struct dfg_desc_pattern fuse_fuse_gelu_tanh_desc = {
    .n_nodes = 42, .n_exprs = 83, .n_vars = 0, .n_sets = 7,
    .nodes = fuse_fuse_gelu_tanh_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fuse_fuse_gelu_tanh_regions,
    .exprs = fuse_fuse_gelu_tanh_exprs,
    .captures = fuse_fuse_gelu_tanh_refs,
    .text = "rule fuse_gelu_tanh(x, k, p, r, o, h) {\012    t = Add(Tanh(Mul(Add(x, cubic(x, k, p)), r & approx(0.79788456, 1e-3))), o & 1);\012    match Mul(Mul(x, t), h & 0.5) | Mul(x, Mul(t, h & 0.5)) | Mul(Mul(x, h & 0.5), t);\012    where one(k, x), not present(p) or one(p, x), one(r, x), one(o, x), one(h, x), x.rank >= 1;\012    rewrite com.microsoft.FastGelu(x);\012}", .line = 86, .n_where = 6, .where = (const uint32_t[]){ 14, 33, 48, 63, 78, 82, }
};
static bool fuse_fuse_gelu_tanh_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fuse_fuse_gelu_tanh_match(g, n, m);
}
static bool fuse_fuse_gelu_tanh_pass(void *ctx, const struct fuse_fuse_gelu_tanh_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fuse_fuse_gelu_tanh_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fuse_fuse_gelu_tanh_each(g, n, fuse_fuse_gelu_tanh_pass, &e);
}

static const struct dfg_part fuse_fuse_gelu_tanh_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fuse_fuse_gelu_tanh_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fuse_fuse_gelu_tanh_whole, m.k) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct fuse_fuse_gelu_tanh_whole, m.p) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct fuse_fuse_gelu_tanh_whole, m.r) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct fuse_fuse_gelu_tanh_whole, m.o) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct fuse_fuse_gelu_tanh_whole, m.h) },
    { DFG_PART_INNER, false, 0, 6, offsetof(struct fuse_fuse_gelu_tanh_whole, m.t) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_gelu_tanh_whole, tanh) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_gelu_tanh_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_gelu_tanh_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_gelu_tanh_whole, mul_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_gelu_tanh_whole, pow) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fuse_fuse_gelu_tanh_whole, constant) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_gelu_tanh_whole, mul_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_gelu_tanh_whole, mul_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fuse_fuse_gelu_tanh_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_gelu_tanh_whole, mul_5) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_gelu_tanh_whole, mul_6) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_gelu_tanh_whole, mul_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fuse_fuse_gelu_tanh_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fuse_fuse_gelu_tanh_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fuse_fuse_gelu_tanh_whole, constant_5) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct fuse_fuse_gelu_tanh_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_gelu_tanh_whole, mul_8) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_gelu_tanh_whole, mul_9) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fuse_fuse_gelu_tanh_whole, constant_6) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_gelu_tanh_whole, mul_10) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_gelu_tanh_whole, mul_11) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fuse_fuse_gelu_tanh_whole, constant_7) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_gelu_tanh_whole, mul_12) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_gelu_tanh_whole, mul_13) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fuse_fuse_gelu_tanh_whole, constant_8) },
};
/* ---- fuse_quick_gelu ---- */

static const struct dfg_desc_expr fuse_fuse_quick_gelu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 10 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 10 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 10 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.elements == 1", .line = 10 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 10 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 10 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 10 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "c.rank == 0", .line = 10 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 10 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 10 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 10 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 10 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "c.rank <= x.rank", .line = 10 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "c.elements == 1, c.rank == 0 or c.rank <= x.rank", .line = 10 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 5, .text = "a", .line = 95 },
    /* 16 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "value(a)", .line = 95 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 1.702 }, .text = "1.702", .line = 95 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 0.001 }, .text = "1e-3", .line = 95 },
    /* 19 */ { .op = DFG_E_NEAR, .n_kids = 3, .kids = (const uint32_t[]){ 16, 17, 18, }, .text = "value(a) ~= 1.702 +- 1e-3", .line = 95 },
};
static const struct dfg_desc_node fuse_fuse_quick_gelu_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "Mul(x, Sigmoid(Mul(x, a & const)))", .line = 94 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 93 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "Sigmoid(Mul(x, a & const))", .line = 94 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "Mul(x, a & const)", .line = 94 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "a & const", .line = 94 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 93 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 94 },
};
static const struct dfg_desc_region fuse_fuse_quick_gelu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fuse_fuse_quick_gelu_refs[] = { { 1, -1 }, { 5, -1 }, };
static const struct dfg_capture fuse_fuse_quick_gelu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fuse_fuse_quick_gelu_match, x) },
    { "a", DFG_CAP_NODE, offsetof(struct fuse_fuse_quick_gelu_match, a) },
};
static const struct dfg_desc_pattern fuse_fuse_quick_gelu_desc = {
    .n_nodes = 7, .n_exprs = 20, .n_vars = 0, .n_sets = 2,
    .nodes = fuse_fuse_quick_gelu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fuse_fuse_quick_gelu_regions,
    .exprs = fuse_fuse_quick_gelu_exprs,
    .captures = fuse_fuse_quick_gelu_refs,
    .text = "rule fuse_quick_gelu(x, a) {\012    match Mul(x, Sigmoid(Mul(x, a & const)));\012    where one(a, x), value(a) ~= 1.702 +- 1e-3;\012    rewrite com.microsoft.QuickGelu(x) { alpha = value(a) };\012}", .line = 93, .n_where = 2, .where = (const uint32_t[]){ 14, 19, }
};
static bool fuse_fuse_quick_gelu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fuse_fuse_quick_gelu_match(g, n, m);
}
static bool fuse_fuse_quick_gelu_pass(void *ctx, const struct fuse_fuse_quick_gelu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fuse_fuse_quick_gelu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fuse_fuse_quick_gelu_each(g, n, fuse_fuse_quick_gelu_pass, &e);
}

static const struct dfg_part fuse_fuse_quick_gelu_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fuse_fuse_quick_gelu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fuse_fuse_quick_gelu_whole, m.a) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct fuse_fuse_quick_gelu_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_quick_gelu_whole, sigmoid) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_quick_gelu_whole, mul_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fuse_fuse_quick_gelu_whole, constant) },
};
/* ---- fuse_bias_gelu ---- */

static const struct dfg_desc_expr fuse_fuse_bias_gelu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 101 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 101 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 101 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "b.rank == 1", .line = 101 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 101 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 101 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 101 },
    /* 7 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "b.shape[0]", .line = 101 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 101 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 101 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 101 },
    /* 11 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "x.shape[-1]", .line = 101 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 11, }, .text = "b.shape[0] == x.shape[-1]", .line = 101 },
};
static const struct dfg_desc_node fuse_fuse_bias_gelu_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "com.microsoft.Gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "com.microsoft.Gelu(Add(x, b))", .line = 100 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "Add(x, b)", .line = 100 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 99 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 99 },
};
static const struct dfg_desc_region fuse_fuse_bias_gelu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fuse_fuse_bias_gelu_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture fuse_fuse_bias_gelu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fuse_fuse_bias_gelu_match, x) },
    { "b", DFG_CAP_NODE, offsetof(struct fuse_fuse_bias_gelu_match, b) },
};
static const struct dfg_desc_pattern fuse_fuse_bias_gelu_desc = {
    .n_nodes = 4, .n_exprs = 13, .n_vars = 0, .n_sets = 2,
    .nodes = fuse_fuse_bias_gelu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fuse_fuse_bias_gelu_regions,
    .exprs = fuse_fuse_bias_gelu_exprs,
    .captures = fuse_fuse_bias_gelu_refs,
    .text = "rule fuse_bias_gelu(x, b) {\012    match com.microsoft.Gelu(Add(x, b));\012    where b.rank == 1, b.shape[0] == x.shape[-1];\012    rewrite com.microsoft.BiasGelu(x, b);\012}", .line = 99, .n_where = 2, .where = (const uint32_t[]){ 3, 12, }
};
static bool fuse_fuse_bias_gelu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fuse_fuse_bias_gelu_match(g, n, m);
}
static bool fuse_fuse_bias_gelu_pass(void *ctx, const struct fuse_fuse_bias_gelu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fuse_fuse_bias_gelu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fuse_fuse_bias_gelu_each(g, n, fuse_fuse_bias_gelu_pass, &e);
}

static const struct dfg_part fuse_fuse_bias_gelu_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fuse_fuse_bias_gelu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fuse_fuse_bias_gelu_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct fuse_fuse_bias_gelu_whole, gelu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_bias_gelu_whole, add) },
};
/* ---- fuse_integer_product_sum ---- */

static const struct dfg_desc_expr fuse_fuse_integer_product_sum_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 113 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 113 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 113 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "b.rank == 2", .line = 113 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 12, .text = "scale", .line = 113 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 113 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 113 },
    /* 7 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "scale.rank <= 1", .line = 113 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 13, .text = "bias", .line = 113 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 113 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 113 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "bias.rank == 1", .line = 113 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 13, .text = "bias", .line = 113 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "shape", .line = 113 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 113 },
    /* 15 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "bias.shape[0]", .line = 113 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 113 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "shape", .line = 113 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 113 },
    /* 19 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "b.shape[1]", .line = 113 },
    /* 20 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 19, }, .text = "bias.shape[0] == b.shape[1]", .line = 113 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 12, .text = "scale", .line = 114 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "elements", .line = 114 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 114 },
    /* 24 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "scale.elements == 1", .line = 114 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 12, .text = "scale", .line = 114 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "shape", .line = 114 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 114 },
    /* 28 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "scale.shape[0]", .line = 114 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 114 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "shape", .line = 114 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 114 },
    /* 32 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "b.shape[1]", .line = 114 },
    /* 33 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 28, 32, }, .text = "scale.shape[0] == b.shape[1]", .line = 114 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 24, 33, }, .text = "scale.elements == 1 or scale.shape[0] == b.shape[1]", .line = 114 },
};
static const struct dfg_desc_node fuse_fuse_integer_product_sum_nodes[14] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 13, },
        .text = "Add(Mul(Cast(MatMulInteger(v, b, z, zero?)) { to == 1 }, Mul(s, scale)), bias)", .line = 112 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 10, },
        .text = "Mul(Cast(MatMulInteger(v, b, z, zero?)) { to == 1 }, Mul(s, scale))", .line = 112 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "to", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "to == 1", .line = 112 },
        },
        .text = "Cast(MatMulInteger(v, b, z, zero?))", .line = 112 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMulInteger", },
        .n_kids = 4, .kids = (const uint32_t[]){ 4, 7, 8, 9, },
        .optional = 0x8u,
        .text = "MatMulInteger(v, b, z, zero?)", .line = 112 },
    [4] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .name = "v",
        .text = "q.0", .line = 109 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DynamicQuantizeLinear", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .under_get = true,
        .name = "q",
        .text = "DynamicQuantizeLinear(x)", .line = 108 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 107 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 107 },
    [8] = { .kind = DFG_D_GET, .rest = -1, .index = 2, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .name = "z",
        .text = "q.2", .line = 111 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zero",
        .text = "zero", .line = 107 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "Mul(s, scale)", .line = 112 },
    [11] = { .kind = DFG_D_GET, .rest = -1, .index = 1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .name = "s",
        .text = "q.1", .line = 110 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 107 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 107 },
};
static const struct dfg_desc_region fuse_fuse_integer_product_sum_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fuse_fuse_integer_product_sum_refs[] = { { 6, -1 }, { 7, -1 }, { 9, -1 }, { 12, -1 }, { 13, -1 }, { 5, -1 }, { 4, -1 }, { 11, -1 }, { 8, -1 }, };
static const struct dfg_capture fuse_fuse_integer_product_sum_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fuse_fuse_integer_product_sum_match, x) },
    { "b", DFG_CAP_NODE, offsetof(struct fuse_fuse_integer_product_sum_match, b) },
    { "zero", DFG_CAP_NODE, offsetof(struct fuse_fuse_integer_product_sum_match, zero) },
    { "scale", DFG_CAP_NODE, offsetof(struct fuse_fuse_integer_product_sum_match, scale) },
    { "bias", DFG_CAP_NODE, offsetof(struct fuse_fuse_integer_product_sum_match, bias) },
    { "q", DFG_CAP_NODE, offsetof(struct fuse_fuse_integer_product_sum_match, q) },
    { "v", DFG_CAP_NODE, offsetof(struct fuse_fuse_integer_product_sum_match, v) },
    { "s", DFG_CAP_NODE, offsetof(struct fuse_fuse_integer_product_sum_match, s) },
    { "z", DFG_CAP_NODE, offsetof(struct fuse_fuse_integer_product_sum_match, z) },
};
static const struct dfg_desc_pattern fuse_fuse_integer_product_sum_desc = {
    .n_nodes = 14, .n_exprs = 35, .n_vars = 0, .n_sets = 9,
    .nodes = fuse_fuse_integer_product_sum_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fuse_fuse_integer_product_sum_regions,
    .exprs = fuse_fuse_integer_product_sum_exprs,
    .captures = fuse_fuse_integer_product_sum_refs,
    .text = "rule fuse_integer_product_sum(x, b, zero, scale, bias) : priority 1, keep_shared {\012    q = DynamicQuantizeLinear(x);\012    v = q.0;\012    s = q.1;\012    z = q.2;\012    match Add(Mul(Cast(MatMulInteger(v, b, z, zero?)) { to == 1 }, Mul(s, scale)), bias);\012    where b.rank == 2, scale.rank <= 1, bias.rank == 1, bias.shape[0] == b.shape[1];\012    where scale.elements == 1 or scale.shape[0] == b.shape[1];\012    rewrite com.microsoft.MatMulIntegerToFloat(v, b, s, scale, z, zero?, bias);\012}", .line = 107, .n_where = 5, .where = (const uint32_t[]){ 3, 7, 11, 20, 34, }
};
static bool fuse_fuse_integer_product_sum_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fuse_fuse_integer_product_sum_match(g, n, m);
}
static bool fuse_fuse_integer_product_sum_pass(void *ctx, const struct fuse_fuse_integer_product_sum_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fuse_fuse_integer_product_sum_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fuse_fuse_integer_product_sum_each(g, n, fuse_fuse_integer_product_sum_pass, &e);
}

static const struct dfg_part fuse_fuse_integer_product_sum_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fuse_fuse_integer_product_sum_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fuse_fuse_integer_product_sum_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct fuse_fuse_integer_product_sum_whole, m.zero) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct fuse_fuse_integer_product_sum_whole, m.scale) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct fuse_fuse_integer_product_sum_whole, m.bias) },
    { DFG_PART_INNER, false, 0, 5, offsetof(struct fuse_fuse_integer_product_sum_whole, m.q) },
    { DFG_PART_INNER, false, 0, 6, offsetof(struct fuse_fuse_integer_product_sum_whole, m.v) },
    { DFG_PART_INNER, false, 0, 7, offsetof(struct fuse_fuse_integer_product_sum_whole, m.s) },
    { DFG_PART_INNER, false, 0, 8, offsetof(struct fuse_fuse_integer_product_sum_whole, m.z) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct fuse_fuse_integer_product_sum_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_integer_product_sum_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_integer_product_sum_whole, cast) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_integer_product_sum_whole, matMulInteger) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_integer_product_sum_whole, mul_2) },
};
/* ---- fuse_integer_product ---- */

static const struct dfg_desc_expr fuse_fuse_integer_product_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 123 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 123 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 123 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "b.rank == 2", .line = 123 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 11, .text = "scale", .line = 123 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 123 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 123 },
    /* 7 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "scale.rank <= 1", .line = 123 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 11, .text = "scale", .line = 123 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "elements", .line = 123 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 123 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "scale.elements == 1", .line = 123 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 11, .text = "scale", .line = 123 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "shape", .line = 123 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 123 },
    /* 15 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "scale.shape[0]", .line = 123 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 123 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "shape", .line = 123 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 123 },
    /* 19 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "b.shape[1]", .line = 123 },
    /* 20 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 19, }, .text = "scale.shape[0] == b.shape[1]", .line = 123 },
    /* 21 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 11, 20, }, .text = "scale.elements == 1 or scale.shape[0] == b.shape[1]", .line = 123 },
};
static const struct dfg_desc_node fuse_fuse_integer_product_nodes[12] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 9, },
        .text = "Mul(Cast(MatMulInteger(v, b, z, zero?)) { to == 1 }, Mul(s, scale))", .line = 122 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "to", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "to == 1", .line = 122 },
        },
        .text = "Cast(MatMulInteger(v, b, z, zero?))", .line = 122 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMulInteger", },
        .n_kids = 4, .kids = (const uint32_t[]){ 3, 6, 7, 8, },
        .optional = 0x8u,
        .text = "MatMulInteger(v, b, z, zero?)", .line = 122 },
    [3] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .name = "v",
        .text = "q.0", .line = 119 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DynamicQuantizeLinear", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .under_get = true,
        .name = "q",
        .text = "DynamicQuantizeLinear(x)", .line = 118 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 117 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 117 },
    [7] = { .kind = DFG_D_GET, .rest = -1, .index = 2, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .name = "z",
        .text = "q.2", .line = 121 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zero",
        .text = "zero", .line = 117 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "Mul(s, scale)", .line = 122 },
    [10] = { .kind = DFG_D_GET, .rest = -1, .index = 1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .name = "s",
        .text = "q.1", .line = 120 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 117 },
};
static const struct dfg_desc_region fuse_fuse_integer_product_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fuse_fuse_integer_product_refs[] = { { 5, -1 }, { 6, -1 }, { 8, -1 }, { 11, -1 }, { 4, -1 }, { 3, -1 }, { 10, -1 }, { 7, -1 }, };
static const struct dfg_capture fuse_fuse_integer_product_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fuse_fuse_integer_product_match, x) },
    { "b", DFG_CAP_NODE, offsetof(struct fuse_fuse_integer_product_match, b) },
    { "zero", DFG_CAP_NODE, offsetof(struct fuse_fuse_integer_product_match, zero) },
    { "scale", DFG_CAP_NODE, offsetof(struct fuse_fuse_integer_product_match, scale) },
    { "q", DFG_CAP_NODE, offsetof(struct fuse_fuse_integer_product_match, q) },
    { "v", DFG_CAP_NODE, offsetof(struct fuse_fuse_integer_product_match, v) },
    { "s", DFG_CAP_NODE, offsetof(struct fuse_fuse_integer_product_match, s) },
    { "z", DFG_CAP_NODE, offsetof(struct fuse_fuse_integer_product_match, z) },
};
static const struct dfg_desc_pattern fuse_fuse_integer_product_desc = {
    .n_nodes = 12, .n_exprs = 22, .n_vars = 0, .n_sets = 8,
    .nodes = fuse_fuse_integer_product_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fuse_fuse_integer_product_regions,
    .exprs = fuse_fuse_integer_product_exprs,
    .captures = fuse_fuse_integer_product_refs,
    .text = "rule fuse_integer_product(x, b, zero, scale) : keep_shared {\012    q = DynamicQuantizeLinear(x);\012    v = q.0;\012    s = q.1;\012    z = q.2;\012    match Mul(Cast(MatMulInteger(v, b, z, zero?)) { to == 1 }, Mul(s, scale));\012    where b.rank == 2, scale.rank <= 1, scale.elements == 1 or scale.shape[0] == b.shape[1];\012    rewrite com.microsoft.MatMulIntegerToFloat(v, b, s, scale, z, zero?);\012}", .line = 117, .n_where = 3, .where = (const uint32_t[]){ 3, 7, 21, }
};
static bool fuse_fuse_integer_product_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fuse_fuse_integer_product_match(g, n, m);
}
static bool fuse_fuse_integer_product_pass(void *ctx, const struct fuse_fuse_integer_product_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fuse_fuse_integer_product_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fuse_fuse_integer_product_each(g, n, fuse_fuse_integer_product_pass, &e);
}

static const struct dfg_part fuse_fuse_integer_product_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fuse_fuse_integer_product_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fuse_fuse_integer_product_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct fuse_fuse_integer_product_whole, m.zero) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct fuse_fuse_integer_product_whole, m.scale) },
    { DFG_PART_INNER, false, 0, 4, offsetof(struct fuse_fuse_integer_product_whole, m.q) },
    { DFG_PART_INNER, false, 0, 5, offsetof(struct fuse_fuse_integer_product_whole, m.v) },
    { DFG_PART_INNER, false, 0, 6, offsetof(struct fuse_fuse_integer_product_whole, m.s) },
    { DFG_PART_INNER, false, 0, 7, offsetof(struct fuse_fuse_integer_product_whole, m.z) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct fuse_fuse_integer_product_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_integer_product_whole, cast) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_integer_product_whole, matMulInteger) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_integer_product_whole, mul_2) },
};
/* ---- fuse_dynamic_product ---- */

static const struct dfg_desc_node fuse_fuse_dynamic_product_nodes[10] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "com.microsoft.MatMulIntegerToFloat", },
        .n_kids = 7, .kids = (const uint32_t[]){ 1, 4, 5, 6, 7, 8, 9, },
        .optional = 0x60u,
        .text = "com.microsoft.MatMulIntegerToFloat(q.0, b, q.1, scale, q.2, zero?, bias?)", .line = 128 },
    [1] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "q.0", .line = 128 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DynamicQuantizeLinear", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .under_get = true,
        .name = "q",
        .text = "DynamicQuantizeLinear(x)", .line = 127 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 126 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 126 },
    [5] = { .kind = DFG_D_GET, .rest = -1, .index = 1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "q.1", .line = 128 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 126 },
    [7] = { .kind = DFG_D_GET, .rest = -1, .index = 2, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "q.2", .line = 128 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zero",
        .text = "zero", .line = 126 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 126 },
};
static const struct dfg_desc_region fuse_fuse_dynamic_product_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fuse_fuse_dynamic_product_refs[] = { { 3, -1 }, { 4, -1 }, { 8, -1 }, { 6, -1 }, { 9, -1 }, { 2, -1 }, };
static const struct dfg_capture fuse_fuse_dynamic_product_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fuse_fuse_dynamic_product_match, x) },
    { "b", DFG_CAP_NODE, offsetof(struct fuse_fuse_dynamic_product_match, b) },
    { "zero", DFG_CAP_NODE, offsetof(struct fuse_fuse_dynamic_product_match, zero) },
    { "scale", DFG_CAP_NODE, offsetof(struct fuse_fuse_dynamic_product_match, scale) },
    { "bias", DFG_CAP_NODE, offsetof(struct fuse_fuse_dynamic_product_match, bias) },
    { "q", DFG_CAP_NODE, offsetof(struct fuse_fuse_dynamic_product_match, q) },
};
static const struct dfg_desc_pattern fuse_fuse_dynamic_product_desc = {
    .n_nodes = 10, .n_exprs = 0, .n_vars = 0, .n_sets = 6,
    .nodes = fuse_fuse_dynamic_product_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fuse_fuse_dynamic_product_regions,
    .captures = fuse_fuse_dynamic_product_refs,
    .text = "rule fuse_dynamic_product(x, b, zero, scale, bias) {\012    q = DynamicQuantizeLinear(x);\012    match com.microsoft.MatMulIntegerToFloat(q.0, b, q.1, scale, q.2, zero?, bias?);\012    rewrite com.microsoft.DynamicQuantizeMatMul(x, b, scale, zero?, bias?);\012}", .line = 126
};
static bool fuse_fuse_dynamic_product_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fuse_fuse_dynamic_product_match(g, n, m);
}
static bool fuse_fuse_dynamic_product_pass(void *ctx, const struct fuse_fuse_dynamic_product_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fuse_fuse_dynamic_product_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fuse_fuse_dynamic_product_each(g, n, fuse_fuse_dynamic_product_pass, &e);
}

static const struct dfg_part fuse_fuse_dynamic_product_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fuse_fuse_dynamic_product_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fuse_fuse_dynamic_product_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct fuse_fuse_dynamic_product_whole, m.zero) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct fuse_fuse_dynamic_product_whole, m.scale) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct fuse_fuse_dynamic_product_whole, m.bias) },
    { DFG_PART_INNER, false, 0, 5, offsetof(struct fuse_fuse_dynamic_product_whole, m.q) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct fuse_fuse_dynamic_product_whole, matMulIntegerToFloat) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_dynamic_product_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_dynamic_product_whole, get_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_dynamic_product_whole, get_3) },
};
/* ---- fuse_rms_norm ---- */

static const struct dfg_desc_expr fuse_fuse_rms_norm_exprs[] = {
    /* 0 */ { .op = DFG_E_VAR, .ref = 0, .text = "q", .line = 139 },
    /* 1 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 1, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = -1LL }, } }, .text = "[-1]", .line = 139 },
    /* 2 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "q == [-1]", .line = 139 },
    /* 3 */ { .op = DFG_E_VAR, .ref = 0, .text = "q", .line = 139 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 139 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 139 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 139 },
    /* 7 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank - 1", .line = 139 },
    /* 8 */ { .op = DFG_E_LIST, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "[x.rank - 1]", .line = 139 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, }, .text = "q == [x.rank - 1]", .line = 139 },
    /* 10 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 2, 9, }, .text = "q == [-1] or q == [x.rank - 1]", .line = 139 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 12, .text = "c", .line = 8 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 8 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 8 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "c.elements == 1", .line = 8 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 12, .text = "c", .line = 8 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "rank", .line = 8 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 8 },
    /* 18 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "c.rank <= 1", .line = 8 },
    /* 19 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 14, 18, }, .text = "c.elements == 1, c.rank <= 1", .line = 8 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 19, .text = "c", .line = 14 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "rank", .line = 14 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 14 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "c.rank == 1", .line = 14 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 19, .text = "c", .line = 14 },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "shape", .line = 14 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 14 },
    /* 27 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "c.shape[0]", .line = 14 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 14 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "shape", .line = 14 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 14 },
    /* 31 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "x.shape[-1]", .line = 14 },
    /* 32 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 27, 31, }, .text = "c.shape[0] == x.shape[-1]", .line = 14 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 23, 32, }, .text = "c.rank == 1, c.shape[0] == x.shape[-1]", .line = 14 },
};
static const struct dfg_desc_node fuse_fuse_rms_norm_nodes[20] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 19, },
        .text = "Mul(n, scale)", .line = 138 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 14, 16, },
        .name = "n",
        .text = "Div(x, s) | Mul(x, Reciprocal(s)) | Mul(x, Div(1, s))", .line = 137 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "Div(x, s)", .line = 137 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 135 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sqrt", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .name = "s",
        .text = "Sqrt(Add(ReduceMean(Pow(x, 2) | Mul(x, x)) { axes = q, keepdims == 1 }, eps & co...", .line = 136 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 11, },
        .text = "Add(ReduceMean(Pow(x, 2) | Mul(x, x)) { axes = q, keepdims == 1 }, eps & const)", .line = 136 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "ReduceMean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 7, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axes", .expr = -1, .var = 0, .text = "axes = q", .line = 136 },
            { .test = DFG_D_TEST_EQ, .name = "keepdims", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "keepdims == 1", .line = 136 },
        },
        .text = "ReduceMean(Pow(x, 2) | Mul(x, x))", .line = 136 },
    [7] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 10, },
        .text = "Pow(x, 2) | Mul(x, x)", .line = 136 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Pow", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 9, },
        .text = "Pow(x, 2)", .line = 136 },
    [9] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 2LL }, 0.0 },
        .text = "2", .line = 136 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 3, },
        .text = "Mul(x, x)", .line = 136 },
    [11] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, },
        .text = "eps & const", .line = 136 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "eps",
        .text = "eps", .line = 135 },
    [13] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 136 },
    [14] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 15, },
        .text = "Mul(x, Reciprocal(s))", .line = 137 },
    [15] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Reciprocal", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .text = "Reciprocal(s)", .line = 137 },
    [16] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 17, },
        .text = "Mul(x, Div(1, s))", .line = 137 },
    [17] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 4, },
        .text = "Div(1, s)", .line = 137 },
    [18] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 137 },
    [19] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 135 },
};
static const struct dfg_desc_region fuse_fuse_rms_norm_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t fuse_fuse_rms_norm_var_regions[] = { 0, };
static const bool fuse_fuse_rms_norm_dims[] = { 0, };
static const struct dfg_desc_capture fuse_fuse_rms_norm_refs[] = { { 3, -1 }, { 12, -1 }, { 19, -1 }, { 4, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture fuse_fuse_rms_norm_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fuse_fuse_rms_norm_match, x) },
    { "eps", DFG_CAP_NODE, offsetof(struct fuse_fuse_rms_norm_match, eps) },
    { "scale", DFG_CAP_NODE, offsetof(struct fuse_fuse_rms_norm_match, scale) },
    { "s", DFG_CAP_NODE, offsetof(struct fuse_fuse_rms_norm_match, s) },
    { "n", DFG_CAP_NODE, offsetof(struct fuse_fuse_rms_norm_match, n) },
    { "q", DFG_CAP_VALUE, offsetof(struct fuse_fuse_rms_norm_match, q) },
};
static const struct dfg_desc_pattern fuse_fuse_rms_norm_desc = {
    .n_nodes = 20, .n_exprs = 34, .n_vars = 1, .n_sets = 6,
    .nodes = fuse_fuse_rms_norm_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fuse_fuse_rms_norm_regions,
    .var_region = fuse_fuse_rms_norm_var_regions,
    .exprs = fuse_fuse_rms_norm_exprs,
    .captures = fuse_fuse_rms_norm_refs,
    .var_is_dim = fuse_fuse_rms_norm_dims,
    .text = "rule fuse_rms_norm(x, eps, scale) {\012    s = Sqrt(Add(ReduceMean(Pow(x, 2) | Mul(x, x)) { axes = q, keepdims == 1 }, eps & const));\012    n = Div(x, s) | Mul(x, Reciprocal(s)) | Mul(x, Div(1, s));\012    match Mul(n, scale);\012    where q == [-1] or q == [x.rank - 1], single(eps), along(scale, x);\012    rewrite SimplifiedLayerNormalization(x, scale) { axis = -1, epsilon = value(eps), stash_type = 1 };\012}", .line = 135, .n_where = 3, .where = (const uint32_t[]){ 10, 19, 33, }
};
static bool fuse_fuse_rms_norm_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fuse_fuse_rms_norm_match(g, n, m);
}
static bool fuse_fuse_rms_norm_pass(void *ctx, const struct fuse_fuse_rms_norm_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fuse_fuse_rms_norm_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fuse_fuse_rms_norm_each(g, n, fuse_fuse_rms_norm_pass, &e);
}

static const struct dfg_part fuse_fuse_rms_norm_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fuse_fuse_rms_norm_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fuse_fuse_rms_norm_whole, m.eps) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct fuse_fuse_rms_norm_whole, m.scale) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct fuse_fuse_rms_norm_whole, m.s) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_rms_norm_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_rms_norm_whole, reduceMean) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_rms_norm_whole, pow) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fuse_fuse_rms_norm_whole, constant) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_rms_norm_whole, mul) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fuse_fuse_rms_norm_whole, constant_2) },
    { DFG_PART_NONE, false, 0, 4, offsetof(struct fuse_fuse_rms_norm_whole, m.n) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_rms_norm_whole, div) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_rms_norm_whole, mul_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_rms_norm_whole, reciprocal) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_rms_norm_whole, mul_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_rms_norm_whole, div_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fuse_fuse_rms_norm_whole, constant_3) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct fuse_fuse_rms_norm_whole, mul_4) },
};
/* ---- fuse_rms_norm_wide ---- */

static const struct dfg_desc_expr fuse_fuse_rms_norm_wide_exprs[] = {
    /* 0 */ { .op = DFG_E_VAR, .ref = 0, .text = "q", .line = 149 },
    /* 1 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 1, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = -1LL }, } }, .text = "[-1]", .line = 149 },
    /* 2 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "q == [-1]", .line = 149 },
    /* 3 */ { .op = DFG_E_VAR, .ref = 0, .text = "q", .line = 149 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 149 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 149 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 149 },
    /* 7 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank - 1", .line = 149 },
    /* 8 */ { .op = DFG_E_LIST, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "[x.rank - 1]", .line = 149 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, }, .text = "q == [x.rank - 1]", .line = 149 },
    /* 10 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 2, 9, }, .text = "q == [-1] or q == [x.rank - 1]", .line = 149 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 14, .text = "c", .line = 8 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 8 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 8 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "c.elements == 1", .line = 8 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 14, .text = "c", .line = 8 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "rank", .line = 8 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 8 },
    /* 18 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "c.rank <= 1", .line = 8 },
    /* 19 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 14, 18, }, .text = "c.elements == 1, c.rank <= 1", .line = 8 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 21, .text = "c", .line = 14 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "rank", .line = 14 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 14 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "c.rank == 1", .line = 14 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 21, .text = "c", .line = 14 },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "shape", .line = 14 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 14 },
    /* 27 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "c.shape[0]", .line = 14 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 14 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "shape", .line = 14 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 14 },
    /* 31 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "x.shape[-1]", .line = 14 },
    /* 32 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 27, 31, }, .text = "c.shape[0] == x.shape[-1]", .line = 14 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 23, 32, }, .text = "c.rank == 1, c.shape[0] == x.shape[-1]", .line = 14 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 149 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 149 },
    /* 36 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 34, 35, }, .text = "same_dtype(x, c)", .line = 149 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 149 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "dtype", .line = 149 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 149 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 149 },
    /* 41 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 38, 39, 40, }, .text = "x.dtype in {f16, f32}", .line = 149 },
};
static const struct dfg_desc_node fuse_fuse_rms_norm_wide_nodes[22] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 21, },
        .text = "Mul(c, scale)", .line = 148 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "c",
        .text = "Cast(n)", .line = 147 },
    [2] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 16, 18, },
        .name = "n",
        .text = "Div(w, s) | Mul(w, Reciprocal(s)) | Mul(w, Div(1, s))", .line = 146 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 6, },
        .text = "Div(w, s)", .line = 146 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "to", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "to == 1", .line = 144 },
        },
        .name = "w",
        .text = "Cast(x)", .line = 144 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 143 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sqrt", },
        .n_kids = 1, .kids = (const uint32_t[]){ 7, },
        .name = "s",
        .text = "Sqrt(Add(ReduceMean(Pow(w, 2) | Mul(w, w)) { axes = q, keepdims == 1 }, eps & co...", .line = 145 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 13, },
        .text = "Add(ReduceMean(Pow(w, 2) | Mul(w, w)) { axes = q, keepdims == 1 }, eps & const)", .line = 145 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "ReduceMean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 9, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axes", .expr = -1, .var = 0, .text = "axes = q", .line = 145 },
            { .test = DFG_D_TEST_EQ, .name = "keepdims", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "keepdims == 1", .line = 145 },
        },
        .text = "ReduceMean(Pow(w, 2) | Mul(w, w))", .line = 145 },
    [9] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, },
        .text = "Pow(w, 2) | Mul(w, w)", .line = 145 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Pow", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 11, },
        .text = "Pow(w, 2)", .line = 145 },
    [11] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 2LL }, 0.0 },
        .text = "2", .line = 145 },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 4, },
        .text = "Mul(w, w)", .line = 145 },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "eps & const", .line = 145 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "eps",
        .text = "eps", .line = 143 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 145 },
    [16] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 17, },
        .text = "Mul(w, Reciprocal(s))", .line = 146 },
    [17] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Reciprocal", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .text = "Reciprocal(s)", .line = 146 },
    [18] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 19, },
        .text = "Mul(w, Div(1, s))", .line = 146 },
    [19] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 20, 6, },
        .text = "Div(1, s)", .line = 146 },
    [20] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 146 },
    [21] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 143 },
};
static const struct dfg_desc_region fuse_fuse_rms_norm_wide_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t fuse_fuse_rms_norm_wide_var_regions[] = { 0, };
static const bool fuse_fuse_rms_norm_wide_dims[] = { 0, };
static const struct dfg_desc_capture fuse_fuse_rms_norm_wide_refs[] = { { 5, -1 }, { 14, -1 }, { 21, -1 }, { 4, -1 }, { 6, -1 }, { 2, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture fuse_fuse_rms_norm_wide_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fuse_fuse_rms_norm_wide_match, x) },
    { "eps", DFG_CAP_NODE, offsetof(struct fuse_fuse_rms_norm_wide_match, eps) },
    { "scale", DFG_CAP_NODE, offsetof(struct fuse_fuse_rms_norm_wide_match, scale) },
    { "w", DFG_CAP_NODE, offsetof(struct fuse_fuse_rms_norm_wide_match, w) },
    { "s", DFG_CAP_NODE, offsetof(struct fuse_fuse_rms_norm_wide_match, s) },
    { "n", DFG_CAP_NODE, offsetof(struct fuse_fuse_rms_norm_wide_match, n) },
    { "c", DFG_CAP_NODE, offsetof(struct fuse_fuse_rms_norm_wide_match, c) },
    { "q", DFG_CAP_VALUE, offsetof(struct fuse_fuse_rms_norm_wide_match, q) },
};
static const struct dfg_desc_pattern fuse_fuse_rms_norm_wide_desc = {
    .n_nodes = 22, .n_exprs = 42, .n_vars = 1, .n_sets = 8,
    .nodes = fuse_fuse_rms_norm_wide_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fuse_fuse_rms_norm_wide_regions,
    .var_region = fuse_fuse_rms_norm_wide_var_regions,
    .exprs = fuse_fuse_rms_norm_wide_exprs,
    .captures = fuse_fuse_rms_norm_wide_refs,
    .var_is_dim = fuse_fuse_rms_norm_wide_dims,
    .text = "rule fuse_rms_norm_wide(x, eps, scale) : priority 1 {\012    w = Cast(x) { to == 1 };\012    s = Sqrt(Add(ReduceMean(Pow(w, 2) | Mul(w, w)) { axes = q, keepdims == 1 }, eps & const));\012    n = Div(w, s) | Mul(w, Reciprocal(s)) | Mul(w, Div(1, s));\012    c = Cast(n);\012    match Mul(c, scale);\012    where q == [-1] or q == [x.rank - 1], single(eps), along(scale, x), same_dtype(x, c), x.dtype in {f16, f32};\012    rewrite SimplifiedLayerNormalization(x, scale) { axis = -1, epsilon = value(eps), stash_type = 1 };\012}", .line = 143, .n_where = 5, .where = (const uint32_t[]){ 10, 19, 33, 36, 41, }
};
static bool fuse_fuse_rms_norm_wide_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fuse_fuse_rms_norm_wide_match(g, n, m);
}
static bool fuse_fuse_rms_norm_wide_pass(void *ctx, const struct fuse_fuse_rms_norm_wide_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fuse_fuse_rms_norm_wide_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fuse_fuse_rms_norm_wide_each(g, n, fuse_fuse_rms_norm_wide_pass, &e);
}

static const struct dfg_part fuse_fuse_rms_norm_wide_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fuse_fuse_rms_norm_wide_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fuse_fuse_rms_norm_wide_whole, m.eps) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct fuse_fuse_rms_norm_wide_whole, m.scale) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct fuse_fuse_rms_norm_wide_whole, m.w) },
    { DFG_PART_INNER, false, 0, 4, offsetof(struct fuse_fuse_rms_norm_wide_whole, m.s) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_rms_norm_wide_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_rms_norm_wide_whole, reduceMean) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_rms_norm_wide_whole, pow) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fuse_fuse_rms_norm_wide_whole, constant) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_rms_norm_wide_whole, mul) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fuse_fuse_rms_norm_wide_whole, constant_2) },
    { DFG_PART_NONE, false, 0, 5, offsetof(struct fuse_fuse_rms_norm_wide_whole, m.n) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_rms_norm_wide_whole, div) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_rms_norm_wide_whole, mul_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_rms_norm_wide_whole, reciprocal) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_rms_norm_wide_whole, mul_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_rms_norm_wide_whole, div_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fuse_fuse_rms_norm_wide_whole, constant_3) },
    { DFG_PART_INNER, false, 0, 6, offsetof(struct fuse_fuse_rms_norm_wide_whole, m.c) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct fuse_fuse_rms_norm_wide_whole, mul_4) },
};
/* ---- fuse_skip_norm ---- */

static const struct dfg_desc_expr fuse_fuse_skip_norm_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "s", .line = 158 },
    /* 1 */ { .op = DFG_E_CALL, .sub = DFG_F_USES, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "uses(s)", .line = 158 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 158 },
    /* 3 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "uses(s) > 1", .line = 158 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 158 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 158 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 158 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank == 3", .line = 158 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 158 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 3, .text = "skip", .line = 158 },
    /* 10 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "same_shape(x, skip)", .line = 158 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 158 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "dtype", .line = 158 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 158 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 158 },
    /* 15 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 12, 13, 14, }, .text = "x.dtype in {f16, f32}", .line = 158 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 14 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "rank", .line = 14 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 14 },
    /* 19 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "c.rank == 1", .line = 14 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 14 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "shape", .line = 14 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 14 },
    /* 23 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "c.shape[0]", .line = 14 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 14 },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "shape", .line = 14 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 14 },
    /* 27 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "x.shape[-1]", .line = 14 },
    /* 28 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 23, 27, }, .text = "c.shape[0] == x.shape[-1]", .line = 14 },
    /* 29 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 19, 28, }, .text = "c.rank == 1, c.shape[0] == x.shape[-1]", .line = 14 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 5, .text = "shift", .line = 159 },
    /* 31 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "present(shift)", .line = 159 },
    /* 32 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "not present(shift)", .line = 159 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 14 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "rank", .line = 14 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 14 },
    /* 36 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 34, 35, }, .text = "c.rank == 1", .line = 14 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 14 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "shape", .line = 14 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 14 },
    /* 40 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "c.shape[0]", .line = 14 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 14 },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "shape", .line = 14 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 14 },
    /* 44 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "x.shape[-1]", .line = 14 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 40, 44, }, .text = "c.shape[0] == x.shape[-1]", .line = 14 },
    /* 46 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 36, 45, }, .text = "c.rank == 1, c.shape[0] == x.shape[-1]", .line = 14 },
    /* 47 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 32, 46, }, .text = "not present(shift) or along(shift, x)", .line = 159 },
};
static const struct dfg_desc_node fuse_fuse_skip_norm_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "LayerNormalization", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 4, 5, },
        .optional = 0x4u,
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axis", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "axis == -1", .line = 156 },
        },
        .name = "n",
        .text = "LayerNormalization(s, scale, shift?)", .line = 156 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .name = "s",
        .text = "Add(x, skip)", .line = 155 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 154 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "skip",
        .text = "skip", .line = 154 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 154 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "shift",
        .text = "shift", .line = 154 },
};
static const struct dfg_desc_region fuse_fuse_skip_norm_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fuse_fuse_skip_norm_refs[] = { { 2, -1 }, { 3, -1 }, { 4, -1 }, { 5, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture fuse_fuse_skip_norm_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fuse_fuse_skip_norm_match, x) },
    { "skip", DFG_CAP_NODE, offsetof(struct fuse_fuse_skip_norm_match, skip) },
    { "scale", DFG_CAP_NODE, offsetof(struct fuse_fuse_skip_norm_match, scale) },
    { "shift", DFG_CAP_NODE, offsetof(struct fuse_fuse_skip_norm_match, shift) },
    { "s", DFG_CAP_NODE, offsetof(struct fuse_fuse_skip_norm_match, s) },
    { "n", DFG_CAP_NODE, offsetof(struct fuse_fuse_skip_norm_match, n) },
};
static const struct dfg_desc_pattern fuse_fuse_skip_norm_desc = {
    .n_nodes = 6, .n_exprs = 48, .n_vars = 0, .n_sets = 6,
    .nodes = fuse_fuse_skip_norm_nodes,
    .n_roots = 2, .roots = (const uint32_t[]){ 0, 1, },
    .n_regions = 1, .regions = fuse_fuse_skip_norm_regions,
    .exprs = fuse_fuse_skip_norm_exprs,
    .captures = fuse_fuse_skip_norm_refs,
    .text = "rule fuse_skip_norm(x, skip, scale, shift) : priority 1 {\012    s = Add(x, skip);\012    n = LayerNormalization(s, scale, shift?) { axis == -1 };\012    match n, s;\012    where uses(s) > 1, x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);\012    where not present(shift) or along(shift, x);\012    rewrite {\012        k = com.microsoft.SkipLayerNormalization(x, skip, scale, shift?) -> 4 { epsilon = n.epsilon };\012        return k.0, k.3;\012    }\012}", .line = 154, .n_where = 6, .where = (const uint32_t[]){ 3, 7, 10, 15, 29, 47, }
};
static bool fuse_fuse_skip_norm_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fuse_fuse_skip_norm_match(g, n, m);
}
static bool fuse_fuse_skip_norm_pass(void *ctx, const struct fuse_fuse_skip_norm_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fuse_fuse_skip_norm_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fuse_fuse_skip_norm_each(g, n, fuse_fuse_skip_norm_pass, &e);
}

static const struct dfg_part fuse_fuse_skip_norm_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fuse_fuse_skip_norm_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fuse_fuse_skip_norm_whole, m.skip) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct fuse_fuse_skip_norm_whole, m.scale) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct fuse_fuse_skip_norm_whole, m.shift) },
    { DFG_PART_ROOT, false, 2, 4, offsetof(struct fuse_fuse_skip_norm_whole, m.s) },
    { DFG_PART_ROOT, false, 1, 5, offsetof(struct fuse_fuse_skip_norm_whole, m.n) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_skip_norm_whole, n_call) },
};
/* ---- fuse_skip_norm_only ---- */

static const struct dfg_desc_expr fuse_fuse_skip_norm_only_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 168 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 168 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 168 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.rank == 3", .line = 168 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 168 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 3, .text = "skip", .line = 168 },
    /* 6 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, }, .text = "same_shape(x, skip)", .line = 168 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 168 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "dtype", .line = 168 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 168 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 168 },
    /* 11 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 8, 9, 10, }, .text = "x.dtype in {f16, f32}", .line = 168 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 14 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "rank", .line = 14 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 14 },
    /* 15 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "c.rank == 1", .line = 14 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 14 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "shape", .line = 14 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 14 },
    /* 19 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "c.shape[0]", .line = 14 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 14 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "shape", .line = 14 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 14 },
    /* 23 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "x.shape[-1]", .line = 14 },
    /* 24 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "c.shape[0] == x.shape[-1]", .line = 14 },
    /* 25 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 15, 24, }, .text = "c.rank == 1, c.shape[0] == x.shape[-1]", .line = 14 },
    /* 26 */ { .op = DFG_E_NODE, .ref = 5, .text = "shift", .line = 169 },
    /* 27 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "present(shift)", .line = 169 },
    /* 28 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "not present(shift)", .line = 169 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 14 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "rank", .line = 14 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 14 },
    /* 32 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "c.rank == 1", .line = 14 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 14 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "shape", .line = 14 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 14 },
    /* 36 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 34, 35, }, .text = "c.shape[0]", .line = 14 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 14 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "shape", .line = 14 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 14 },
    /* 40 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "x.shape[-1]", .line = 14 },
    /* 41 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 36, 40, }, .text = "c.shape[0] == x.shape[-1]", .line = 14 },
    /* 42 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 32, 41, }, .text = "c.rank == 1, c.shape[0] == x.shape[-1]", .line = 14 },
    /* 43 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 28, 42, }, .text = "not present(shift) or along(shift, x)", .line = 169 },
};
static const struct dfg_desc_node fuse_fuse_skip_norm_only_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "LayerNormalization", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 4, 5, },
        .optional = 0x4u,
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axis", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "axis == -1", .line = 166 },
        },
        .name = "n",
        .text = "LayerNormalization(Add(x, skip), scale, shift?)", .line = 166 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "Add(x, skip)", .line = 166 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 165 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "skip",
        .text = "skip", .line = 165 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 165 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "shift",
        .text = "shift", .line = 165 },
};
static const struct dfg_desc_region fuse_fuse_skip_norm_only_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fuse_fuse_skip_norm_only_refs[] = { { 2, -1 }, { 3, -1 }, { 4, -1 }, { 5, -1 }, { 0, -1 }, };
static const struct dfg_capture fuse_fuse_skip_norm_only_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fuse_fuse_skip_norm_only_match, x) },
    { "skip", DFG_CAP_NODE, offsetof(struct fuse_fuse_skip_norm_only_match, skip) },
    { "scale", DFG_CAP_NODE, offsetof(struct fuse_fuse_skip_norm_only_match, scale) },
    { "shift", DFG_CAP_NODE, offsetof(struct fuse_fuse_skip_norm_only_match, shift) },
    { "n", DFG_CAP_NODE, offsetof(struct fuse_fuse_skip_norm_only_match, n) },
};
static const struct dfg_desc_pattern fuse_fuse_skip_norm_only_desc = {
    .n_nodes = 6, .n_exprs = 44, .n_vars = 0, .n_sets = 5,
    .nodes = fuse_fuse_skip_norm_only_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fuse_fuse_skip_norm_only_regions,
    .exprs = fuse_fuse_skip_norm_only_exprs,
    .captures = fuse_fuse_skip_norm_only_refs,
    .text = "rule fuse_skip_norm_only(x, skip, scale, shift) {\012    n = LayerNormalization(Add(x, skip), scale, shift?) { axis == -1 };\012    match n;\012    where x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);\012    where not present(shift) or along(shift, x);\012    rewrite com.microsoft.SkipLayerNormalization(x, skip, scale, shift?) { epsilon = n.epsilon };\012}", .line = 165, .n_where = 5, .where = (const uint32_t[]){ 3, 6, 11, 25, 43, }
};
static bool fuse_fuse_skip_norm_only_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fuse_fuse_skip_norm_only_match(g, n, m);
}
static bool fuse_fuse_skip_norm_only_pass(void *ctx, const struct fuse_fuse_skip_norm_only_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fuse_fuse_skip_norm_only_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fuse_fuse_skip_norm_only_each(g, n, fuse_fuse_skip_norm_only_pass, &e);
}

static const struct dfg_part fuse_fuse_skip_norm_only_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fuse_fuse_skip_norm_only_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fuse_fuse_skip_norm_only_whole, m.skip) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct fuse_fuse_skip_norm_only_whole, m.scale) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct fuse_fuse_skip_norm_only_whole, m.shift) },
    { DFG_PART_ROOT, false, 1, 4, offsetof(struct fuse_fuse_skip_norm_only_whole, m.n) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_skip_norm_only_whole, n_call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_skip_norm_only_whole, add) },
};
/* ---- fuse_skip_rms_norm ---- */

static const struct dfg_desc_expr fuse_fuse_skip_rms_norm_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "s", .line = 176 },
    /* 1 */ { .op = DFG_E_CALL, .sub = DFG_F_USES, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "uses(s)", .line = 176 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 176 },
    /* 3 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "uses(s) > 1", .line = 176 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 176 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 176 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 176 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank == 3", .line = 176 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 176 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 3, .text = "skip", .line = 176 },
    /* 10 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "same_shape(x, skip)", .line = 176 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 176 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "dtype", .line = 176 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 176 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 176 },
    /* 15 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 12, 13, 14, }, .text = "x.dtype in {f16, f32}", .line = 176 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 14 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "rank", .line = 14 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 14 },
    /* 19 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "c.rank == 1", .line = 14 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 14 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "shape", .line = 14 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 14 },
    /* 23 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "c.shape[0]", .line = 14 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 14 },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "shape", .line = 14 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 14 },
    /* 27 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "x.shape[-1]", .line = 14 },
    /* 28 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 23, 27, }, .text = "c.shape[0] == x.shape[-1]", .line = 14 },
    /* 29 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 19, 28, }, .text = "c.rank == 1, c.shape[0] == x.shape[-1]", .line = 14 },
};
static const struct dfg_desc_node fuse_fuse_skip_rms_norm_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "SimplifiedLayerNormalization", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axis", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "axis == -1", .line = 174 },
        },
        .name = "n",
        .text = "SimplifiedLayerNormalization(s, scale)", .line = 174 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .name = "s",
        .text = "Add(x, skip)", .line = 173 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 172 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "skip",
        .text = "skip", .line = 172 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 172 },
};
static const struct dfg_desc_region fuse_fuse_skip_rms_norm_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fuse_fuse_skip_rms_norm_refs[] = { { 2, -1 }, { 3, -1 }, { 4, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture fuse_fuse_skip_rms_norm_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fuse_fuse_skip_rms_norm_match, x) },
    { "skip", DFG_CAP_NODE, offsetof(struct fuse_fuse_skip_rms_norm_match, skip) },
    { "scale", DFG_CAP_NODE, offsetof(struct fuse_fuse_skip_rms_norm_match, scale) },
    { "s", DFG_CAP_NODE, offsetof(struct fuse_fuse_skip_rms_norm_match, s) },
    { "n", DFG_CAP_NODE, offsetof(struct fuse_fuse_skip_rms_norm_match, n) },
};
static const struct dfg_desc_pattern fuse_fuse_skip_rms_norm_desc = {
    .n_nodes = 5, .n_exprs = 30, .n_vars = 0, .n_sets = 5,
    .nodes = fuse_fuse_skip_rms_norm_nodes,
    .n_roots = 2, .roots = (const uint32_t[]){ 0, 1, },
    .n_regions = 1, .regions = fuse_fuse_skip_rms_norm_regions,
    .exprs = fuse_fuse_skip_rms_norm_exprs,
    .captures = fuse_fuse_skip_rms_norm_refs,
    .text = "rule fuse_skip_rms_norm(x, skip, scale) : priority 1 {\012    s = Add(x, skip);\012    n = SimplifiedLayerNormalization(s, scale) { axis == -1 };\012    match n, s;\012    where uses(s) > 1, x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);\012    rewrite {\012        k = com.microsoft.SkipSimplifiedLayerNormalization(x, skip, scale) -> 4 { epsilon = n.epsilon };\012        return k.0, k.3;\012    }\012}", .line = 172, .n_where = 5, .where = (const uint32_t[]){ 3, 7, 10, 15, 29, }
};
static bool fuse_fuse_skip_rms_norm_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fuse_fuse_skip_rms_norm_match(g, n, m);
}
static bool fuse_fuse_skip_rms_norm_pass(void *ctx, const struct fuse_fuse_skip_rms_norm_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fuse_fuse_skip_rms_norm_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fuse_fuse_skip_rms_norm_each(g, n, fuse_fuse_skip_rms_norm_pass, &e);
}

static const struct dfg_part fuse_fuse_skip_rms_norm_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fuse_fuse_skip_rms_norm_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fuse_fuse_skip_rms_norm_whole, m.skip) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct fuse_fuse_skip_rms_norm_whole, m.scale) },
    { DFG_PART_ROOT, false, 2, 3, offsetof(struct fuse_fuse_skip_rms_norm_whole, m.s) },
    { DFG_PART_ROOT, false, 1, 4, offsetof(struct fuse_fuse_skip_rms_norm_whole, m.n) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_fuse_skip_rms_norm_whole, n_call) },
};
/* ---- fuse_matmul_a ---- */

static const struct dfg_desc_expr fuse_fuse_matmul_a_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "t", .line = 17 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "perm", .text = "perm", .line = 17 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(t.perm)", .line = 17 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 1, .text = "t", .line = 17 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "perm", .text = "perm", .line = 17 },
    /* 5 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "len(t.perm)", .line = 17 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 17 },
    /* 7 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "len(t.perm) >= 2", .line = 17 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 2, 7, }, .text = "present(t.perm) and len(t.perm) >= 2", .line = 17 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 1, .text = "t", .line = 18 },
    /* 10 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .name = "perm", .text = "perm", .line = 18 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 1, .text = "t", .line = 18 },
    /* 12 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .name = "perm", .text = "perm", .line = 18 },
    /* 13 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "len(t.perm)", .line = 18 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 18 },
    /* 15 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "len(t.perm) - 2", .line = 18 },
    /* 16 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "range(len(t.perm) - 2)", .line = 18 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 1, .text = "t", .line = 18 },
    /* 18 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .name = "perm", .text = "perm", .line = 18 },
    /* 19 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "len(t.perm)", .line = 18 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 18 },
    /* 21 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "len(t.perm) - 1", .line = 18 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "t", .line = 18 },
    /* 23 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .name = "perm", .text = "perm", .line = 18 },
    /* 24 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "len(t.perm)", .line = 18 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 18 },
    /* 26 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "len(t.perm) - 2", .line = 18 },
    /* 27 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 21, 26, }, .text = "[len(t.perm) - 1, len(t.perm) - 2]", .line = 18 },
    /* 28 */ { .op = DFG_E_CALL, .sub = DFG_F_CONCAT, .n_kids = 2, .kids = (const uint32_t[]){ 16, 27, }, .text = "concat(range(len(t.perm) - 2), [len(t.perm) - 1, len(t.perm) - 2])", .line = 18 },
    /* 29 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 28, }, .text = "t.perm == concat(range(len(t.perm) - 2), [len(t.perm) - 1, len(t.perm) - 2])", .line = 18 },
    /* 30 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 29, }, .text = "(present(t.perm) and len(t.perm) >= 2\012     and t.perm == concat(range(len(t.perm) - 2), [len(t.perm) - 1, len(t.perm) - 2]))", .line = 17 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 1, .text = "t", .line = 19 },
    /* 32 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .name = "perm", .text = "perm", .line = 19 },
    /* 33 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "present(t.perm)", .line = 19 },
    /* 34 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "not present(t.perm)", .line = 19 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 19 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "rank", .line = 19 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 19 },
    /* 38 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "a.rank == 2", .line = 19 },
    /* 39 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 34, 38, }, .text = "(not present(t.perm) and a.rank == 2)", .line = 19 },
    /* 40 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 30, 39, }, .text = "(present(t.perm) and len(t.perm) >= 2\012     and t.perm == concat(range(len(t.perm) - 2), [len(t.perm) - 1, len(t.perm) - 2]))\012    or (not present(t.perm) and a.rank == 2)", .line = 17 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 188 },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "rank", .line = 188 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 188 },
    /* 44 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "b.rank >= 2", .line = 188 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 188 },
    /* 46 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "dtype", .line = 188 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 188 },
    /* 48 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 46, 47, }, .text = "a.dtype == f32", .line = 188 },
};
static const struct dfg_desc_node fuse_fuse_matmul_a_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, },
        .text = "MatMul(t, b)", .line = 187 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Transpose", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "t",
        .text = "Transpose(a)", .line = 186 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 185 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 185 },
};
static const struct dfg_desc_region fuse_fuse_matmul_a_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fuse_fuse_matmul_a_refs[] = { { 2, -1 }, { 3, -1 }, { 1, -1 }, };
static const struct dfg_capture fuse_fuse_matmul_a_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct fuse_fuse_matmul_a_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct fuse_fuse_matmul_a_match, b) },
    { "t", DFG_CAP_NODE, offsetof(struct fuse_fuse_matmul_a_match, t) },
};
static const struct dfg_desc_pattern fuse_fuse_matmul_a_desc = {
    .n_nodes = 4, .n_exprs = 49, .n_vars = 0, .n_sets = 3,
    .nodes = fuse_fuse_matmul_a_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fuse_fuse_matmul_a_regions,
    .exprs = fuse_fuse_matmul_a_exprs,
    .captures = fuse_fuse_matmul_a_refs,
    .text = "rule fuse_matmul_a(a, b) : keep_shared {\012    t = Transpose(a);\012    match MatMul(t, b);\012    where swaps_last(t, a), b.rank >= 2, a.dtype == f32;\012    rewrite com.microsoft.FusedMatMul(a, b) { transA = 1 };\012}", .line = 185, .n_where = 3, .where = (const uint32_t[]){ 40, 44, 48, }
};
static bool fuse_fuse_matmul_a_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fuse_fuse_matmul_a_match(g, n, m);
}
static bool fuse_fuse_matmul_a_pass(void *ctx, const struct fuse_fuse_matmul_a_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fuse_fuse_matmul_a_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fuse_fuse_matmul_a_each(g, n, fuse_fuse_matmul_a_pass, &e);
}

static const struct dfg_part fuse_fuse_matmul_a_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fuse_fuse_matmul_a_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fuse_fuse_matmul_a_whole, m.b) },
    { DFG_PART_INNER, false, 0, 2, offsetof(struct fuse_fuse_matmul_a_whole, m.t) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct fuse_fuse_matmul_a_whole, matMul) },
};
/* ---- fuse_matmul_b ---- */

static const struct dfg_desc_expr fuse_fuse_matmul_b_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "t", .line = 17 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "perm", .text = "perm", .line = 17 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(t.perm)", .line = 17 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 2, .text = "t", .line = 17 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "perm", .text = "perm", .line = 17 },
    /* 5 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "len(t.perm)", .line = 17 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 17 },
    /* 7 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "len(t.perm) >= 2", .line = 17 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 2, 7, }, .text = "present(t.perm) and len(t.perm) >= 2", .line = 17 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 2, .text = "t", .line = 18 },
    /* 10 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .name = "perm", .text = "perm", .line = 18 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 2, .text = "t", .line = 18 },
    /* 12 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .name = "perm", .text = "perm", .line = 18 },
    /* 13 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "len(t.perm)", .line = 18 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 18 },
    /* 15 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "len(t.perm) - 2", .line = 18 },
    /* 16 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "range(len(t.perm) - 2)", .line = 18 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 2, .text = "t", .line = 18 },
    /* 18 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .name = "perm", .text = "perm", .line = 18 },
    /* 19 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "len(t.perm)", .line = 18 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 18 },
    /* 21 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "len(t.perm) - 1", .line = 18 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 2, .text = "t", .line = 18 },
    /* 23 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .name = "perm", .text = "perm", .line = 18 },
    /* 24 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "len(t.perm)", .line = 18 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 18 },
    /* 26 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "len(t.perm) - 2", .line = 18 },
    /* 27 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 21, 26, }, .text = "[len(t.perm) - 1, len(t.perm) - 2]", .line = 18 },
    /* 28 */ { .op = DFG_E_CALL, .sub = DFG_F_CONCAT, .n_kids = 2, .kids = (const uint32_t[]){ 16, 27, }, .text = "concat(range(len(t.perm) - 2), [len(t.perm) - 1, len(t.perm) - 2])", .line = 18 },
    /* 29 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 28, }, .text = "t.perm == concat(range(len(t.perm) - 2), [len(t.perm) - 1, len(t.perm) - 2])", .line = 18 },
    /* 30 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 29, }, .text = "(present(t.perm) and len(t.perm) >= 2\012     and t.perm == concat(range(len(t.perm) - 2), [len(t.perm) - 1, len(t.perm) - 2]))", .line = 17 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 2, .text = "t", .line = 19 },
    /* 32 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .name = "perm", .text = "perm", .line = 19 },
    /* 33 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "present(t.perm)", .line = 19 },
    /* 34 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "not present(t.perm)", .line = 19 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 19 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "rank", .line = 19 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 19 },
    /* 38 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "a.rank == 2", .line = 19 },
    /* 39 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 34, 38, }, .text = "(not present(t.perm) and a.rank == 2)", .line = 19 },
    /* 40 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 30, 39, }, .text = "(present(t.perm) and len(t.perm) >= 2\012     and t.perm == concat(range(len(t.perm) - 2), [len(t.perm) - 1, len(t.perm) - 2]))\012    or (not present(t.perm) and a.rank == 2)", .line = 17 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 194 },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "rank", .line = 194 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 194 },
    /* 44 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "a.rank >= 2", .line = 194 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 194 },
    /* 46 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "dtype", .line = 194 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 194 },
    /* 48 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 46, 47, }, .text = "a.dtype == f32", .line = 194 },
};
static const struct dfg_desc_node fuse_fuse_matmul_b_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "MatMul(a, t)", .line = 193 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 191 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Transpose", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .name = "t",
        .text = "Transpose(b)", .line = 192 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 191 },
};
static const struct dfg_desc_region fuse_fuse_matmul_b_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fuse_fuse_matmul_b_refs[] = { { 1, -1 }, { 3, -1 }, { 2, -1 }, };
static const struct dfg_capture fuse_fuse_matmul_b_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct fuse_fuse_matmul_b_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct fuse_fuse_matmul_b_match, b) },
    { "t", DFG_CAP_NODE, offsetof(struct fuse_fuse_matmul_b_match, t) },
};
static const struct dfg_desc_pattern fuse_fuse_matmul_b_desc = {
    .n_nodes = 4, .n_exprs = 49, .n_vars = 0, .n_sets = 3,
    .nodes = fuse_fuse_matmul_b_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fuse_fuse_matmul_b_regions,
    .exprs = fuse_fuse_matmul_b_exprs,
    .captures = fuse_fuse_matmul_b_refs,
    .text = "rule fuse_matmul_b(a, b) : keep_shared {\012    t = Transpose(b);\012    match MatMul(a, t);\012    where swaps_last(t, b), a.rank >= 2, a.dtype == f32;\012    rewrite com.microsoft.FusedMatMul(a, b) { transB = 1 };\012}", .line = 191, .n_where = 3, .where = (const uint32_t[]){ 40, 44, 48, }
};
static bool fuse_fuse_matmul_b_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fuse_fuse_matmul_b_match(g, n, m);
}
static bool fuse_fuse_matmul_b_pass(void *ctx, const struct fuse_fuse_matmul_b_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fuse_fuse_matmul_b_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fuse_fuse_matmul_b_each(g, n, fuse_fuse_matmul_b_pass, &e);
}

static const struct dfg_part fuse_fuse_matmul_b_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fuse_fuse_matmul_b_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fuse_fuse_matmul_b_whole, m.b) },
    { DFG_PART_INNER, false, 0, 2, offsetof(struct fuse_fuse_matmul_b_whole, m.t) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct fuse_fuse_matmul_b_whole, matMul) },
};
/* ---- fuse_matmul_more_a ---- */

static const struct dfg_desc_expr fuse_fuse_matmul_more_a_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "t", .line = 17 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "perm", .text = "perm", .line = 17 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(t.perm)", .line = 17 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 1, .text = "t", .line = 17 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "perm", .text = "perm", .line = 17 },
    /* 5 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "len(t.perm)", .line = 17 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 17 },
    /* 7 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "len(t.perm) >= 2", .line = 17 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 2, 7, }, .text = "present(t.perm) and len(t.perm) >= 2", .line = 17 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 1, .text = "t", .line = 18 },
    /* 10 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .name = "perm", .text = "perm", .line = 18 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 1, .text = "t", .line = 18 },
    /* 12 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .name = "perm", .text = "perm", .line = 18 },
    /* 13 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "len(t.perm)", .line = 18 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 18 },
    /* 15 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "len(t.perm) - 2", .line = 18 },
    /* 16 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "range(len(t.perm) - 2)", .line = 18 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 1, .text = "t", .line = 18 },
    /* 18 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .name = "perm", .text = "perm", .line = 18 },
    /* 19 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "len(t.perm)", .line = 18 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 18 },
    /* 21 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "len(t.perm) - 1", .line = 18 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "t", .line = 18 },
    /* 23 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .name = "perm", .text = "perm", .line = 18 },
    /* 24 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "len(t.perm)", .line = 18 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 18 },
    /* 26 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "len(t.perm) - 2", .line = 18 },
    /* 27 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 21, 26, }, .text = "[len(t.perm) - 1, len(t.perm) - 2]", .line = 18 },
    /* 28 */ { .op = DFG_E_CALL, .sub = DFG_F_CONCAT, .n_kids = 2, .kids = (const uint32_t[]){ 16, 27, }, .text = "concat(range(len(t.perm) - 2), [len(t.perm) - 1, len(t.perm) - 2])", .line = 18 },
    /* 29 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 28, }, .text = "t.perm == concat(range(len(t.perm) - 2), [len(t.perm) - 1, len(t.perm) - 2])", .line = 18 },
    /* 30 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 29, }, .text = "(present(t.perm) and len(t.perm) >= 2\012     and t.perm == concat(range(len(t.perm) - 2), [len(t.perm) - 1, len(t.perm) - 2]))", .line = 17 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 1, .text = "t", .line = 19 },
    /* 32 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .name = "perm", .text = "perm", .line = 19 },
    /* 33 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "present(t.perm)", .line = 19 },
    /* 34 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "not present(t.perm)", .line = 19 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 19 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "rank", .line = 19 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 19 },
    /* 38 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "a.rank == 2", .line = 19 },
    /* 39 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 34, 38, }, .text = "(not present(t.perm) and a.rank == 2)", .line = 19 },
    /* 40 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 30, 39, }, .text = "(present(t.perm) and len(t.perm) >= 2\012     and t.perm == concat(range(len(t.perm) - 2), [len(t.perm) - 1, len(t.perm) - 2]))\012    or (not present(t.perm) and a.rank == 2)", .line = 17 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 201 },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "rank", .line = 201 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 201 },
    /* 44 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "b.rank >= 2", .line = 201 },
};
static const struct dfg_desc_node fuse_fuse_matmul_more_a_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "com.microsoft.FusedMatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "transBatchA", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "transBatchA == 0", .line = 199 },
        },
        .name = "m",
        .text = "com.microsoft.FusedMatMul(t, b)", .line = 199 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Transpose", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "t",
        .text = "Transpose(a)", .line = 198 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 197 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 197 },
};
static const struct dfg_desc_region fuse_fuse_matmul_more_a_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fuse_fuse_matmul_more_a_refs[] = { { 2, -1 }, { 3, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture fuse_fuse_matmul_more_a_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct fuse_fuse_matmul_more_a_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct fuse_fuse_matmul_more_a_match, b) },
    { "t", DFG_CAP_NODE, offsetof(struct fuse_fuse_matmul_more_a_match, t) },
    { "m", DFG_CAP_NODE, offsetof(struct fuse_fuse_matmul_more_a_match, m) },
};
static const struct dfg_desc_pattern fuse_fuse_matmul_more_a_desc = {
    .n_nodes = 4, .n_exprs = 45, .n_vars = 0, .n_sets = 4,
    .nodes = fuse_fuse_matmul_more_a_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fuse_fuse_matmul_more_a_regions,
    .exprs = fuse_fuse_matmul_more_a_exprs,
    .captures = fuse_fuse_matmul_more_a_refs,
    .text = "rule fuse_matmul_more_a(a, b) : keep_shared {\012    t = Transpose(a);\012    m = com.microsoft.FusedMatMul(t, b) { transBatchA == 0 };\012    match m;\012    where swaps_last(t, a), b.rank >= 2; // a vector is taken for a matrix's row\012    rewrite com.microsoft.FusedMatMul(a, b) { ..m, transA = 1 - m.transA };\012}", .line = 197, .n_where = 2, .where = (const uint32_t[]){ 40, 44, }
};
static bool fuse_fuse_matmul_more_a_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fuse_fuse_matmul_more_a_match(g, n, m);
}
static bool fuse_fuse_matmul_more_a_pass(void *ctx, const struct fuse_fuse_matmul_more_a_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fuse_fuse_matmul_more_a_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fuse_fuse_matmul_more_a_each(g, n, fuse_fuse_matmul_more_a_pass, &e);
}

static const struct dfg_part fuse_fuse_matmul_more_a_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fuse_fuse_matmul_more_a_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fuse_fuse_matmul_more_a_whole, m.b) },
    { DFG_PART_INNER, false, 0, 2, offsetof(struct fuse_fuse_matmul_more_a_whole, m.t) },
    { DFG_PART_ROOT, false, 1, 3, offsetof(struct fuse_fuse_matmul_more_a_whole, m.m) },
};
/* ---- fuse_matmul_more_b ---- */

static const struct dfg_desc_expr fuse_fuse_matmul_more_b_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "t", .line = 17 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "perm", .text = "perm", .line = 17 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(t.perm)", .line = 17 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 2, .text = "t", .line = 17 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "perm", .text = "perm", .line = 17 },
    /* 5 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "len(t.perm)", .line = 17 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 17 },
    /* 7 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "len(t.perm) >= 2", .line = 17 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 2, 7, }, .text = "present(t.perm) and len(t.perm) >= 2", .line = 17 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 2, .text = "t", .line = 18 },
    /* 10 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .name = "perm", .text = "perm", .line = 18 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 2, .text = "t", .line = 18 },
    /* 12 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .name = "perm", .text = "perm", .line = 18 },
    /* 13 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "len(t.perm)", .line = 18 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 18 },
    /* 15 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "len(t.perm) - 2", .line = 18 },
    /* 16 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "range(len(t.perm) - 2)", .line = 18 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 2, .text = "t", .line = 18 },
    /* 18 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .name = "perm", .text = "perm", .line = 18 },
    /* 19 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "len(t.perm)", .line = 18 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 18 },
    /* 21 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "len(t.perm) - 1", .line = 18 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 2, .text = "t", .line = 18 },
    /* 23 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .name = "perm", .text = "perm", .line = 18 },
    /* 24 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "len(t.perm)", .line = 18 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 18 },
    /* 26 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "len(t.perm) - 2", .line = 18 },
    /* 27 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 21, 26, }, .text = "[len(t.perm) - 1, len(t.perm) - 2]", .line = 18 },
    /* 28 */ { .op = DFG_E_CALL, .sub = DFG_F_CONCAT, .n_kids = 2, .kids = (const uint32_t[]){ 16, 27, }, .text = "concat(range(len(t.perm) - 2), [len(t.perm) - 1, len(t.perm) - 2])", .line = 18 },
    /* 29 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 28, }, .text = "t.perm == concat(range(len(t.perm) - 2), [len(t.perm) - 1, len(t.perm) - 2])", .line = 18 },
    /* 30 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 29, }, .text = "(present(t.perm) and len(t.perm) >= 2\012     and t.perm == concat(range(len(t.perm) - 2), [len(t.perm) - 1, len(t.perm) - 2]))", .line = 17 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 2, .text = "t", .line = 19 },
    /* 32 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .name = "perm", .text = "perm", .line = 19 },
    /* 33 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "present(t.perm)", .line = 19 },
    /* 34 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "not present(t.perm)", .line = 19 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 19 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "rank", .line = 19 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 19 },
    /* 38 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "a.rank == 2", .line = 19 },
    /* 39 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 34, 38, }, .text = "(not present(t.perm) and a.rank == 2)", .line = 19 },
    /* 40 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 30, 39, }, .text = "(present(t.perm) and len(t.perm) >= 2\012     and t.perm == concat(range(len(t.perm) - 2), [len(t.perm) - 1, len(t.perm) - 2]))\012    or (not present(t.perm) and a.rank == 2)", .line = 17 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 208 },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "rank", .line = 208 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 208 },
    /* 44 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "a.rank >= 2", .line = 208 },
};
static const struct dfg_desc_node fuse_fuse_matmul_more_b_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "com.microsoft.FusedMatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "transBatchB", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "transBatchB == 0", .line = 206 },
        },
        .name = "m",
        .text = "com.microsoft.FusedMatMul(a, t)", .line = 206 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 204 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Transpose", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .name = "t",
        .text = "Transpose(b)", .line = 205 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 204 },
};
static const struct dfg_desc_region fuse_fuse_matmul_more_b_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fuse_fuse_matmul_more_b_refs[] = { { 1, -1 }, { 3, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture fuse_fuse_matmul_more_b_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct fuse_fuse_matmul_more_b_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct fuse_fuse_matmul_more_b_match, b) },
    { "t", DFG_CAP_NODE, offsetof(struct fuse_fuse_matmul_more_b_match, t) },
    { "m", DFG_CAP_NODE, offsetof(struct fuse_fuse_matmul_more_b_match, m) },
};
static const struct dfg_desc_pattern fuse_fuse_matmul_more_b_desc = {
    .n_nodes = 4, .n_exprs = 45, .n_vars = 0, .n_sets = 4,
    .nodes = fuse_fuse_matmul_more_b_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fuse_fuse_matmul_more_b_regions,
    .exprs = fuse_fuse_matmul_more_b_exprs,
    .captures = fuse_fuse_matmul_more_b_refs,
    .text = "rule fuse_matmul_more_b(a, b) : keep_shared {\012    t = Transpose(b);\012    m = com.microsoft.FusedMatMul(a, t) { transBatchB == 0 };\012    match m;\012    where swaps_last(t, b), a.rank >= 2;\012    rewrite com.microsoft.FusedMatMul(a, b) { ..m, transB = 1 - m.transB };\012}", .line = 204, .n_where = 2, .where = (const uint32_t[]){ 40, 44, }
};
static bool fuse_fuse_matmul_more_b_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fuse_fuse_matmul_more_b_match(g, n, m);
}
static bool fuse_fuse_matmul_more_b_pass(void *ctx, const struct fuse_fuse_matmul_more_b_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fuse_fuse_matmul_more_b_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fuse_fuse_matmul_more_b_each(g, n, fuse_fuse_matmul_more_b_pass, &e);
}

static const struct dfg_part fuse_fuse_matmul_more_b_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fuse_fuse_matmul_more_b_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fuse_fuse_matmul_more_b_whole, m.b) },
    { DFG_PART_INNER, false, 0, 2, offsetof(struct fuse_fuse_matmul_more_b_whole, m.t) },
    { DFG_PART_ROOT, false, 1, 3, offsetof(struct fuse_fuse_matmul_more_b_whole, m.m) },
};
/* ---- fuse_matmul_scale ---- */

static const struct dfg_desc_expr fuse_fuse_matmul_scale_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 215 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 215 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 215 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "s.elements == 1", .line = 215 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 215 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 215 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "m", .line = 215 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "rank", .line = 215 },
    /* 8 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 7, }, .text = "s.rank <= m.rank", .line = 215 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 1, .text = "m", .line = 215 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "dtype", .line = 215 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 215 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "m.dtype == f32", .line = 215 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 215 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "rank", .line = 215 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 215 },
    /* 16 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "a.rank >= 2", .line = 215 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 215 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 215 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 215 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "b.rank >= 2", .line = 215 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 12 },
    /* 22 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "value(s)", .line = 12 },
    /* 23 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "abs(value(s))", .line = 12 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 1e-30 }, .text = "1e-30", .line = 12 },
    /* 25 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "abs(value(s)) > 1e-30", .line = 12 },
    /* 26 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 12 },
    /* 27 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "value(s)", .line = 12 },
    /* 28 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "abs(value(s))", .line = 12 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 1e+30 }, .text = "1e30", .line = 12 },
    /* 30 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "abs(value(s)) < 1e30", .line = 12 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 25, 30, }, .text = "abs(value(s)) > 1e-30, abs(value(s)) < 1e30", .line = 12 },
};
static const struct dfg_desc_node fuse_fuse_matmul_scale_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "Mul(m, s & const)", .line = 214 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .name = "m",
        .text = "MatMul(a, b)", .line = 213 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 212 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 212 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "s & const", .line = 214 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 212 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 214 },
};
static const struct dfg_desc_region fuse_fuse_matmul_scale_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fuse_fuse_matmul_scale_refs[] = { { 2, -1 }, { 3, -1 }, { 5, -1 }, { 1, -1 }, };
static const struct dfg_capture fuse_fuse_matmul_scale_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct fuse_fuse_matmul_scale_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct fuse_fuse_matmul_scale_match, b) },
    { "s", DFG_CAP_NODE, offsetof(struct fuse_fuse_matmul_scale_match, s) },
    { "m", DFG_CAP_NODE, offsetof(struct fuse_fuse_matmul_scale_match, m) },
};
static const struct dfg_desc_pattern fuse_fuse_matmul_scale_desc = {
    .n_nodes = 7, .n_exprs = 32, .n_vars = 0, .n_sets = 4,
    .nodes = fuse_fuse_matmul_scale_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fuse_fuse_matmul_scale_regions,
    .exprs = fuse_fuse_matmul_scale_exprs,
    .captures = fuse_fuse_matmul_scale_refs,
    .text = "rule fuse_matmul_scale(a, b, s) {\012    m = MatMul(a, b);\012    match Mul(m, s & const);\012    where s.elements == 1, s.rank <= m.rank, m.dtype == f32, a.rank >= 2, b.rank >= 2, moderate(s);\012    rewrite com.microsoft.FusedMatMul(a, b) { alpha = value(s) };\012}", .line = 212, .n_where = 6, .where = (const uint32_t[]){ 3, 8, 12, 16, 20, 31, }
};
static bool fuse_fuse_matmul_scale_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fuse_fuse_matmul_scale_match(g, n, m);
}
static bool fuse_fuse_matmul_scale_pass(void *ctx, const struct fuse_fuse_matmul_scale_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fuse_fuse_matmul_scale_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fuse_fuse_matmul_scale_each(g, n, fuse_fuse_matmul_scale_pass, &e);
}

static const struct dfg_part fuse_fuse_matmul_scale_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fuse_fuse_matmul_scale_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fuse_fuse_matmul_scale_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct fuse_fuse_matmul_scale_whole, m.s) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct fuse_fuse_matmul_scale_whole, m.m) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct fuse_fuse_matmul_scale_whole, mul) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fuse_fuse_matmul_scale_whole, constant) },
};
/* ---- fuse_matmul_divisor ---- */

static const struct dfg_desc_expr fuse_fuse_matmul_divisor_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 221 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 221 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 221 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "s.elements == 1", .line = 221 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 221 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 221 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "m", .line = 221 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "rank", .line = 221 },
    /* 8 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 7, }, .text = "s.rank <= m.rank", .line = 221 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 1, .text = "m", .line = 221 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "dtype", .line = 221 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 221 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "m.dtype == f32", .line = 221 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 221 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "rank", .line = 221 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 221 },
    /* 16 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "a.rank >= 2", .line = 221 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 221 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 221 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 221 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "b.rank >= 2", .line = 221 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 12 },
    /* 22 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "value(s)", .line = 12 },
    /* 23 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "abs(value(s))", .line = 12 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 1e-30 }, .text = "1e-30", .line = 12 },
    /* 25 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "abs(value(s)) > 1e-30", .line = 12 },
    /* 26 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 12 },
    /* 27 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "value(s)", .line = 12 },
    /* 28 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "abs(value(s))", .line = 12 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 1e+30 }, .text = "1e30", .line = 12 },
    /* 30 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "abs(value(s)) < 1e30", .line = 12 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 25, 30, }, .text = "abs(value(s)) > 1e-30, abs(value(s)) < 1e30", .line = 12 },
};
static const struct dfg_desc_node fuse_fuse_matmul_divisor_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "Div(m, s & const)", .line = 220 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .name = "m",
        .text = "MatMul(a, b)", .line = 219 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 218 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 218 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "s & const", .line = 220 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 218 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 220 },
};
static const struct dfg_desc_region fuse_fuse_matmul_divisor_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fuse_fuse_matmul_divisor_refs[] = { { 2, -1 }, { 3, -1 }, { 5, -1 }, { 1, -1 }, };
static const struct dfg_capture fuse_fuse_matmul_divisor_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct fuse_fuse_matmul_divisor_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct fuse_fuse_matmul_divisor_match, b) },
    { "s", DFG_CAP_NODE, offsetof(struct fuse_fuse_matmul_divisor_match, s) },
    { "m", DFG_CAP_NODE, offsetof(struct fuse_fuse_matmul_divisor_match, m) },
};
static const struct dfg_desc_pattern fuse_fuse_matmul_divisor_desc = {
    .n_nodes = 7, .n_exprs = 32, .n_vars = 0, .n_sets = 4,
    .nodes = fuse_fuse_matmul_divisor_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fuse_fuse_matmul_divisor_regions,
    .exprs = fuse_fuse_matmul_divisor_exprs,
    .captures = fuse_fuse_matmul_divisor_refs,
    .text = "rule fuse_matmul_divisor(a, b, s) {\012    m = MatMul(a, b);\012    match Div(m, s & const);\012    where s.elements == 1, s.rank <= m.rank, m.dtype == f32, a.rank >= 2, b.rank >= 2, moderate(s);\012    rewrite com.microsoft.FusedMatMul(a, b) { alpha = 1.0 / value(s) };\012}", .line = 218, .n_where = 6, .where = (const uint32_t[]){ 3, 8, 12, 16, 20, 31, }
};
static bool fuse_fuse_matmul_divisor_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fuse_fuse_matmul_divisor_match(g, n, m);
}
static bool fuse_fuse_matmul_divisor_pass(void *ctx, const struct fuse_fuse_matmul_divisor_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fuse_fuse_matmul_divisor_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fuse_fuse_matmul_divisor_each(g, n, fuse_fuse_matmul_divisor_pass, &e);
}

static const struct dfg_part fuse_fuse_matmul_divisor_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fuse_fuse_matmul_divisor_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fuse_fuse_matmul_divisor_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct fuse_fuse_matmul_divisor_whole, m.s) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct fuse_fuse_matmul_divisor_whole, m.m) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct fuse_fuse_matmul_divisor_whole, div) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fuse_fuse_matmul_divisor_whole, constant) },
};
/* ---- fuse_matmul_more_scale ---- */

static const struct dfg_desc_expr fuse_fuse_matmul_more_scale_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "m", .line = 227 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 227 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 227 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "m.dtype == f32", .line = 227 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 227 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "elements", .line = 227 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 227 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "s.elements == 1", .line = 227 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 227 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 227 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 1, .text = "m", .line = 227 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 227 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "s.rank <= m.rank", .line = 227 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 12 },
    /* 14 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "value(s)", .line = 12 },
    /* 15 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "abs(value(s))", .line = 12 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 1e-30 }, .text = "1e-30", .line = 12 },
    /* 17 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "abs(value(s)) > 1e-30", .line = 12 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 12 },
    /* 19 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "value(s)", .line = 12 },
    /* 20 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "abs(value(s))", .line = 12 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 1e+30 }, .text = "1e30", .line = 12 },
    /* 22 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "abs(value(s)) < 1e30", .line = 12 },
    /* 23 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 22, }, .text = "abs(value(s)) > 1e-30, abs(value(s)) < 1e30", .line = 12 },
};
static const struct dfg_desc_node fuse_fuse_matmul_more_scale_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "Mul(m, s & const)", .line = 226 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "com.microsoft.FusedMatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .name = "m",
        .text = "com.microsoft.FusedMatMul(a, b)", .line = 225 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 224 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 224 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "s & const", .line = 226 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 224 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 226 },
};
static const struct dfg_desc_region fuse_fuse_matmul_more_scale_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fuse_fuse_matmul_more_scale_refs[] = { { 2, -1 }, { 3, -1 }, { 5, -1 }, { 1, -1 }, };
static const struct dfg_capture fuse_fuse_matmul_more_scale_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct fuse_fuse_matmul_more_scale_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct fuse_fuse_matmul_more_scale_match, b) },
    { "s", DFG_CAP_NODE, offsetof(struct fuse_fuse_matmul_more_scale_match, s) },
    { "m", DFG_CAP_NODE, offsetof(struct fuse_fuse_matmul_more_scale_match, m) },
};
static const struct dfg_desc_pattern fuse_fuse_matmul_more_scale_desc = {
    .n_nodes = 7, .n_exprs = 24, .n_vars = 0, .n_sets = 4,
    .nodes = fuse_fuse_matmul_more_scale_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fuse_fuse_matmul_more_scale_regions,
    .exprs = fuse_fuse_matmul_more_scale_exprs,
    .captures = fuse_fuse_matmul_more_scale_refs,
    .text = "rule fuse_matmul_more_scale(a, b, s) {\012    m = com.microsoft.FusedMatMul(a, b);\012    match Mul(m, s & const);\012    where m.dtype == f32, s.elements == 1, s.rank <= m.rank, moderate(s);\012    rewrite com.microsoft.FusedMatMul(a, b) { ..m, alpha = m.alpha * value(s) };\012}", .line = 224, .n_where = 4, .where = (const uint32_t[]){ 3, 7, 12, 23, }
};
static bool fuse_fuse_matmul_more_scale_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fuse_fuse_matmul_more_scale_match(g, n, m);
}
static bool fuse_fuse_matmul_more_scale_pass(void *ctx, const struct fuse_fuse_matmul_more_scale_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fuse_fuse_matmul_more_scale_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fuse_fuse_matmul_more_scale_each(g, n, fuse_fuse_matmul_more_scale_pass, &e);
}

static const struct dfg_part fuse_fuse_matmul_more_scale_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fuse_fuse_matmul_more_scale_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fuse_fuse_matmul_more_scale_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct fuse_fuse_matmul_more_scale_whole, m.s) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct fuse_fuse_matmul_more_scale_whole, m.m) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct fuse_fuse_matmul_more_scale_whole, mul) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fuse_fuse_matmul_more_scale_whole, constant) },
};
/* ---- fuse_gemm ---- */

static const struct dfg_desc_expr fuse_fuse_gemm_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "g", .line = 237 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 237 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 237 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "g.dtype == f32", .line = 237 },
};
static const struct dfg_desc_node fuse_fuse_gemm_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 3, .ops = (const char *const[]){ "Relu", "Sigmoid", "Tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "y",
        .text = "(Relu | Sigmoid | Tanh)(g)", .line = 235 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Gemm", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 3, 4, },
        .optional = 0x4u,
        .name = "g",
        .text = "Gemm(a, b, c?)", .line = 234 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 233 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 233 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 233 },
};
static const struct dfg_desc_region fuse_fuse_gemm_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fuse_fuse_gemm_refs[] = { { 2, -1 }, { 3, -1 }, { 4, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture fuse_fuse_gemm_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct fuse_fuse_gemm_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct fuse_fuse_gemm_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct fuse_fuse_gemm_match, c) },
    { "g", DFG_CAP_NODE, offsetof(struct fuse_fuse_gemm_match, g) },
    { "y", DFG_CAP_NODE, offsetof(struct fuse_fuse_gemm_match, y) },
};
static const struct dfg_desc_pattern fuse_fuse_gemm_desc = {
    .n_nodes = 5, .n_exprs = 4, .n_vars = 0, .n_sets = 5,
    .nodes = fuse_fuse_gemm_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fuse_fuse_gemm_regions,
    .exprs = fuse_fuse_gemm_exprs,
    .captures = fuse_fuse_gemm_refs,
    .text = "rule fuse_gemm(a, b, c) {\012    g = Gemm(a, b, c?);\012    y = (Relu | Sigmoid | Tanh)(g);\012    match y;\012    where g.dtype == f32;\012    rewrite com.microsoft.FusedGemm(a, b, c?) {\012        ..g, activation = y.op == Relu ? \"Relu\" : y.op == Tanh ? \"Tanh\" : \"Sigmoid\"\012    };\012}", .line = 233, .n_where = 1, .where = (const uint32_t[]){ 3, }
};
static bool fuse_fuse_gemm_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fuse_fuse_gemm_match(g, n, m);
}
static bool fuse_fuse_gemm_pass(void *ctx, const struct fuse_fuse_gemm_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fuse_fuse_gemm_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fuse_fuse_gemm_each(g, n, fuse_fuse_gemm_pass, &e);
}

static const struct dfg_part fuse_fuse_gemm_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fuse_fuse_gemm_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fuse_fuse_gemm_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct fuse_fuse_gemm_whole, m.c) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct fuse_fuse_gemm_whole, m.g) },
    { DFG_PART_ROOT, false, 1, 4, offsetof(struct fuse_fuse_gemm_whole, m.y) },
};
/* ---- fuse_gemm_leaky ---- */

static const struct dfg_desc_expr fuse_fuse_gemm_leaky_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "g", .line = 246 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 246 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 246 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "g.dtype == f32", .line = 246 },
};
static const struct dfg_desc_node fuse_fuse_gemm_leaky_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "LeakyRelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "y",
        .text = "LeakyRelu(g)", .line = 244 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Gemm", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 3, 4, },
        .optional = 0x4u,
        .name = "g",
        .text = "Gemm(a, b, c?)", .line = 243 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 242 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 242 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 242 },
};
static const struct dfg_desc_region fuse_fuse_gemm_leaky_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fuse_fuse_gemm_leaky_refs[] = { { 2, -1 }, { 3, -1 }, { 4, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture fuse_fuse_gemm_leaky_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct fuse_fuse_gemm_leaky_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct fuse_fuse_gemm_leaky_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct fuse_fuse_gemm_leaky_match, c) },
    { "g", DFG_CAP_NODE, offsetof(struct fuse_fuse_gemm_leaky_match, g) },
    { "y", DFG_CAP_NODE, offsetof(struct fuse_fuse_gemm_leaky_match, y) },
};
static const struct dfg_desc_pattern fuse_fuse_gemm_leaky_desc = {
    .n_nodes = 5, .n_exprs = 4, .n_vars = 0, .n_sets = 5,
    .nodes = fuse_fuse_gemm_leaky_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fuse_fuse_gemm_leaky_regions,
    .exprs = fuse_fuse_gemm_leaky_exprs,
    .captures = fuse_fuse_gemm_leaky_refs,
    .text = "rule fuse_gemm_leaky(a, b, c) {\012    g = Gemm(a, b, c?);\012    y = LeakyRelu(g);\012    match y;\012    where g.dtype == f32;\012    rewrite com.microsoft.FusedGemm(a, b, c?) { ..g, activation = \"LeakyRelu\", activation_alpha = y.alpha };\012}", .line = 242, .n_where = 1, .where = (const uint32_t[]){ 3, }
};
static bool fuse_fuse_gemm_leaky_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fuse_fuse_gemm_leaky_match(g, n, m);
}
static bool fuse_fuse_gemm_leaky_pass(void *ctx, const struct fuse_fuse_gemm_leaky_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fuse_fuse_gemm_leaky_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fuse_fuse_gemm_leaky_each(g, n, fuse_fuse_gemm_leaky_pass, &e);
}

static const struct dfg_part fuse_fuse_gemm_leaky_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fuse_fuse_gemm_leaky_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fuse_fuse_gemm_leaky_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct fuse_fuse_gemm_leaky_whole, m.c) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct fuse_fuse_gemm_leaky_whole, m.g) },
    { DFG_PART_ROOT, false, 1, 4, offsetof(struct fuse_fuse_gemm_leaky_whole, m.y) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "fuse_conv_activation", .place = "fuse.pat:24", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fuse_fuse_conv_activation_match),
      .n_captures = 5, .captures = fuse_fuse_conv_activation_captures,
      .match = fuse_fuse_conv_activation_any, .each = fuse_fuse_conv_activation_all, .desc = &fuse_fuse_conv_activation_desc,
      .whole_size = sizeof(struct fuse_fuse_conv_activation_whole), .n_parts = sizeof fuse_fuse_conv_activation_parts / sizeof *fuse_fuse_conv_activation_parts,
      .n_params = 3, .parts = fuse_fuse_conv_activation_parts, .whole = fuse_fuse_conv_activation_whole },
    { .name = "fuse_conv_leaky", .place = "fuse.pat:33", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fuse_fuse_conv_leaky_match),
      .n_captures = 5, .captures = fuse_fuse_conv_leaky_captures,
      .match = fuse_fuse_conv_leaky_any, .each = fuse_fuse_conv_leaky_all, .desc = &fuse_fuse_conv_leaky_desc,
      .whole_size = sizeof(struct fuse_fuse_conv_leaky_whole), .n_parts = sizeof fuse_fuse_conv_leaky_parts / sizeof *fuse_fuse_conv_leaky_parts,
      .n_params = 3, .parts = fuse_fuse_conv_leaky_parts, .whole = fuse_fuse_conv_leaky_whole },
    { .name = "fuse_conv_hard_sigmoid", .place = "fuse.pat:40", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fuse_fuse_conv_hard_sigmoid_match),
      .n_captures = 5, .captures = fuse_fuse_conv_hard_sigmoid_captures,
      .match = fuse_fuse_conv_hard_sigmoid_any, .each = fuse_fuse_conv_hard_sigmoid_all, .desc = &fuse_fuse_conv_hard_sigmoid_desc,
      .whole_size = sizeof(struct fuse_fuse_conv_hard_sigmoid_whole), .n_parts = sizeof fuse_fuse_conv_hard_sigmoid_parts / sizeof *fuse_fuse_conv_hard_sigmoid_parts,
      .n_params = 3, .parts = fuse_fuse_conv_hard_sigmoid_parts, .whole = fuse_fuse_conv_hard_sigmoid_whole },
    { .name = "fuse_conv_clip", .place = "fuse.pat:49", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fuse_fuse_conv_clip_match),
      .n_captures = 6, .captures = fuse_fuse_conv_clip_captures,
      .match = fuse_fuse_conv_clip_any, .each = fuse_fuse_conv_clip_all, .desc = &fuse_fuse_conv_clip_desc,
      .whole_size = sizeof(struct fuse_fuse_conv_clip_whole), .n_parts = sizeof fuse_fuse_conv_clip_parts / sizeof *fuse_fuse_conv_clip_parts,
      .n_params = 5, .parts = fuse_fuse_conv_clip_parts, .whole = fuse_fuse_conv_clip_whole },
    { .name = "fuse_conv_sum_activation", .place = "fuse.pat:59", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fuse_fuse_conv_sum_activation_match),
      .n_captures = 6, .captures = fuse_fuse_conv_sum_activation_captures,
      .match = fuse_fuse_conv_sum_activation_any, .each = fuse_fuse_conv_sum_activation_all, .desc = &fuse_fuse_conv_sum_activation_desc,
      .whole_size = sizeof(struct fuse_fuse_conv_sum_activation_whole), .n_parts = sizeof fuse_fuse_conv_sum_activation_parts / sizeof *fuse_fuse_conv_sum_activation_parts,
      .n_params = 4, .parts = fuse_fuse_conv_sum_activation_parts, .whole = fuse_fuse_conv_sum_activation_whole },
    { .name = "fuse_conv_sum", .place = "fuse.pat:66", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fuse_fuse_conv_sum_match),
      .n_captures = 5, .captures = fuse_fuse_conv_sum_captures,
      .match = fuse_fuse_conv_sum_any, .each = fuse_fuse_conv_sum_all, .desc = &fuse_fuse_conv_sum_desc,
      .whole_size = sizeof(struct fuse_fuse_conv_sum_whole), .n_parts = sizeof fuse_fuse_conv_sum_parts / sizeof *fuse_fuse_conv_sum_parts,
      .n_params = 4, .parts = fuse_fuse_conv_sum_parts, .whole = fuse_fuse_conv_sum_whole },
    { .name = "fuse_gelu", .place = "fuse.pat:76", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fuse_fuse_gelu_match),
      .n_captures = 5, .captures = fuse_fuse_gelu_captures,
      .match = fuse_fuse_gelu_any, .each = fuse_fuse_gelu_all, .desc = &fuse_fuse_gelu_desc,
      .whole_size = sizeof(struct fuse_fuse_gelu_whole), .n_parts = sizeof fuse_fuse_gelu_parts / sizeof *fuse_fuse_gelu_parts,
      .n_params = 4, .parts = fuse_fuse_gelu_parts, .whole = fuse_fuse_gelu_whole },
    { .name = "cubic", .place = "fuse.pat:83", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct fuse_cubic_match),
      .n_captures = 3, .captures = fuse_cubic_captures,
      .match = fuse_cubic_any, .each = fuse_cubic_all, .desc = &fuse_cubic_desc,
      .whole_size = sizeof(struct fuse_cubic_whole), .n_parts = sizeof fuse_cubic_parts / sizeof *fuse_cubic_parts,
      .n_params = 3, .parts = fuse_cubic_parts, .whole = fuse_cubic_whole },
    { .name = "fuse_gelu_tanh", .place = "fuse.pat:86", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fuse_fuse_gelu_tanh_match),
      .n_captures = 7, .captures = fuse_fuse_gelu_tanh_captures,
      .match = fuse_fuse_gelu_tanh_any, .each = fuse_fuse_gelu_tanh_all, .desc = &fuse_fuse_gelu_tanh_desc,
      .whole_size = sizeof(struct fuse_fuse_gelu_tanh_whole), .n_parts = sizeof fuse_fuse_gelu_tanh_parts / sizeof *fuse_fuse_gelu_tanh_parts,
      .n_params = 6, .parts = fuse_fuse_gelu_tanh_parts, .whole = fuse_fuse_gelu_tanh_whole },
    { .name = "fuse_quick_gelu", .place = "fuse.pat:93", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fuse_fuse_quick_gelu_match),
      .n_captures = 2, .captures = fuse_fuse_quick_gelu_captures,
      .match = fuse_fuse_quick_gelu_any, .each = fuse_fuse_quick_gelu_all, .desc = &fuse_fuse_quick_gelu_desc,
      .whole_size = sizeof(struct fuse_fuse_quick_gelu_whole), .n_parts = sizeof fuse_fuse_quick_gelu_parts / sizeof *fuse_fuse_quick_gelu_parts,
      .n_params = 2, .parts = fuse_fuse_quick_gelu_parts, .whole = fuse_fuse_quick_gelu_whole },
    { .name = "fuse_bias_gelu", .place = "fuse.pat:99", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fuse_fuse_bias_gelu_match),
      .n_captures = 2, .captures = fuse_fuse_bias_gelu_captures,
      .match = fuse_fuse_bias_gelu_any, .each = fuse_fuse_bias_gelu_all, .desc = &fuse_fuse_bias_gelu_desc,
      .whole_size = sizeof(struct fuse_fuse_bias_gelu_whole), .n_parts = sizeof fuse_fuse_bias_gelu_parts / sizeof *fuse_fuse_bias_gelu_parts,
      .n_params = 2, .parts = fuse_fuse_bias_gelu_parts, .whole = fuse_fuse_bias_gelu_whole },
    { .name = "fuse_integer_product_sum", .place = "fuse.pat:107", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fuse_fuse_integer_product_sum_match),
      .n_captures = 9, .captures = fuse_fuse_integer_product_sum_captures,
      .match = fuse_fuse_integer_product_sum_any, .each = fuse_fuse_integer_product_sum_all, .desc = &fuse_fuse_integer_product_sum_desc,
      .whole_size = sizeof(struct fuse_fuse_integer_product_sum_whole), .n_parts = sizeof fuse_fuse_integer_product_sum_parts / sizeof *fuse_fuse_integer_product_sum_parts,
      .n_params = 5, .parts = fuse_fuse_integer_product_sum_parts, .whole = fuse_fuse_integer_product_sum_whole },
    { .name = "fuse_integer_product", .place = "fuse.pat:117", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fuse_fuse_integer_product_match),
      .n_captures = 8, .captures = fuse_fuse_integer_product_captures,
      .match = fuse_fuse_integer_product_any, .each = fuse_fuse_integer_product_all, .desc = &fuse_fuse_integer_product_desc,
      .whole_size = sizeof(struct fuse_fuse_integer_product_whole), .n_parts = sizeof fuse_fuse_integer_product_parts / sizeof *fuse_fuse_integer_product_parts,
      .n_params = 4, .parts = fuse_fuse_integer_product_parts, .whole = fuse_fuse_integer_product_whole },
    { .name = "fuse_dynamic_product", .place = "fuse.pat:126", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fuse_fuse_dynamic_product_match),
      .n_captures = 6, .captures = fuse_fuse_dynamic_product_captures,
      .match = fuse_fuse_dynamic_product_any, .each = fuse_fuse_dynamic_product_all, .desc = &fuse_fuse_dynamic_product_desc,
      .whole_size = sizeof(struct fuse_fuse_dynamic_product_whole), .n_parts = sizeof fuse_fuse_dynamic_product_parts / sizeof *fuse_fuse_dynamic_product_parts,
      .n_params = 5, .parts = fuse_fuse_dynamic_product_parts, .whole = fuse_fuse_dynamic_product_whole },
    { .name = "fuse_rms_norm", .place = "fuse.pat:135", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fuse_fuse_rms_norm_match),
      .n_captures = 6, .captures = fuse_fuse_rms_norm_captures,
      .match = fuse_fuse_rms_norm_any, .each = fuse_fuse_rms_norm_all, .desc = &fuse_fuse_rms_norm_desc,
      .whole_size = sizeof(struct fuse_fuse_rms_norm_whole), .n_parts = sizeof fuse_fuse_rms_norm_parts / sizeof *fuse_fuse_rms_norm_parts,
      .n_params = 3, .parts = fuse_fuse_rms_norm_parts, .whole = fuse_fuse_rms_norm_whole },
    { .name = "fuse_rms_norm_wide", .place = "fuse.pat:143", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fuse_fuse_rms_norm_wide_match),
      .n_captures = 8, .captures = fuse_fuse_rms_norm_wide_captures,
      .match = fuse_fuse_rms_norm_wide_any, .each = fuse_fuse_rms_norm_wide_all, .desc = &fuse_fuse_rms_norm_wide_desc,
      .whole_size = sizeof(struct fuse_fuse_rms_norm_wide_whole), .n_parts = sizeof fuse_fuse_rms_norm_wide_parts / sizeof *fuse_fuse_rms_norm_wide_parts,
      .n_params = 3, .parts = fuse_fuse_rms_norm_wide_parts, .whole = fuse_fuse_rms_norm_wide_whole },
    { .name = "fuse_skip_norm", .place = "fuse.pat:154", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fuse_fuse_skip_norm_match),
      .n_captures = 6, .captures = fuse_fuse_skip_norm_captures,
      .match = fuse_fuse_skip_norm_any, .each = fuse_fuse_skip_norm_all, .desc = &fuse_fuse_skip_norm_desc,
      .whole_size = sizeof(struct fuse_fuse_skip_norm_whole), .n_parts = sizeof fuse_fuse_skip_norm_parts / sizeof *fuse_fuse_skip_norm_parts,
      .n_params = 4, .parts = fuse_fuse_skip_norm_parts, .whole = fuse_fuse_skip_norm_whole },
    { .name = "fuse_skip_norm_only", .place = "fuse.pat:165", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fuse_fuse_skip_norm_only_match),
      .n_captures = 5, .captures = fuse_fuse_skip_norm_only_captures,
      .match = fuse_fuse_skip_norm_only_any, .each = fuse_fuse_skip_norm_only_all, .desc = &fuse_fuse_skip_norm_only_desc,
      .whole_size = sizeof(struct fuse_fuse_skip_norm_only_whole), .n_parts = sizeof fuse_fuse_skip_norm_only_parts / sizeof *fuse_fuse_skip_norm_only_parts,
      .n_params = 4, .parts = fuse_fuse_skip_norm_only_parts, .whole = fuse_fuse_skip_norm_only_whole },
    { .name = "fuse_skip_rms_norm", .place = "fuse.pat:172", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fuse_fuse_skip_rms_norm_match),
      .n_captures = 5, .captures = fuse_fuse_skip_rms_norm_captures,
      .match = fuse_fuse_skip_rms_norm_any, .each = fuse_fuse_skip_rms_norm_all, .desc = &fuse_fuse_skip_rms_norm_desc,
      .whole_size = sizeof(struct fuse_fuse_skip_rms_norm_whole), .n_parts = sizeof fuse_fuse_skip_rms_norm_parts / sizeof *fuse_fuse_skip_rms_norm_parts,
      .n_params = 3, .parts = fuse_fuse_skip_rms_norm_parts, .whole = fuse_fuse_skip_rms_norm_whole },
    { .name = "fuse_matmul_a", .place = "fuse.pat:185", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fuse_fuse_matmul_a_match),
      .n_captures = 3, .captures = fuse_fuse_matmul_a_captures,
      .match = fuse_fuse_matmul_a_any, .each = fuse_fuse_matmul_a_all, .desc = &fuse_fuse_matmul_a_desc,
      .whole_size = sizeof(struct fuse_fuse_matmul_a_whole), .n_parts = sizeof fuse_fuse_matmul_a_parts / sizeof *fuse_fuse_matmul_a_parts,
      .n_params = 2, .parts = fuse_fuse_matmul_a_parts, .whole = fuse_fuse_matmul_a_whole },
    { .name = "fuse_matmul_b", .place = "fuse.pat:191", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fuse_fuse_matmul_b_match),
      .n_captures = 3, .captures = fuse_fuse_matmul_b_captures,
      .match = fuse_fuse_matmul_b_any, .each = fuse_fuse_matmul_b_all, .desc = &fuse_fuse_matmul_b_desc,
      .whole_size = sizeof(struct fuse_fuse_matmul_b_whole), .n_parts = sizeof fuse_fuse_matmul_b_parts / sizeof *fuse_fuse_matmul_b_parts,
      .n_params = 2, .parts = fuse_fuse_matmul_b_parts, .whole = fuse_fuse_matmul_b_whole },
    { .name = "fuse_matmul_more_a", .place = "fuse.pat:197", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fuse_fuse_matmul_more_a_match),
      .n_captures = 4, .captures = fuse_fuse_matmul_more_a_captures,
      .match = fuse_fuse_matmul_more_a_any, .each = fuse_fuse_matmul_more_a_all, .desc = &fuse_fuse_matmul_more_a_desc,
      .whole_size = sizeof(struct fuse_fuse_matmul_more_a_whole), .n_parts = sizeof fuse_fuse_matmul_more_a_parts / sizeof *fuse_fuse_matmul_more_a_parts,
      .n_params = 2, .parts = fuse_fuse_matmul_more_a_parts, .whole = fuse_fuse_matmul_more_a_whole },
    { .name = "fuse_matmul_more_b", .place = "fuse.pat:204", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fuse_fuse_matmul_more_b_match),
      .n_captures = 4, .captures = fuse_fuse_matmul_more_b_captures,
      .match = fuse_fuse_matmul_more_b_any, .each = fuse_fuse_matmul_more_b_all, .desc = &fuse_fuse_matmul_more_b_desc,
      .whole_size = sizeof(struct fuse_fuse_matmul_more_b_whole), .n_parts = sizeof fuse_fuse_matmul_more_b_parts / sizeof *fuse_fuse_matmul_more_b_parts,
      .n_params = 2, .parts = fuse_fuse_matmul_more_b_parts, .whole = fuse_fuse_matmul_more_b_whole },
    { .name = "fuse_matmul_scale", .place = "fuse.pat:212", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fuse_fuse_matmul_scale_match),
      .n_captures = 4, .captures = fuse_fuse_matmul_scale_captures,
      .match = fuse_fuse_matmul_scale_any, .each = fuse_fuse_matmul_scale_all, .desc = &fuse_fuse_matmul_scale_desc,
      .whole_size = sizeof(struct fuse_fuse_matmul_scale_whole), .n_parts = sizeof fuse_fuse_matmul_scale_parts / sizeof *fuse_fuse_matmul_scale_parts,
      .n_params = 3, .parts = fuse_fuse_matmul_scale_parts, .whole = fuse_fuse_matmul_scale_whole },
    { .name = "fuse_matmul_divisor", .place = "fuse.pat:218", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fuse_fuse_matmul_divisor_match),
      .n_captures = 4, .captures = fuse_fuse_matmul_divisor_captures,
      .match = fuse_fuse_matmul_divisor_any, .each = fuse_fuse_matmul_divisor_all, .desc = &fuse_fuse_matmul_divisor_desc,
      .whole_size = sizeof(struct fuse_fuse_matmul_divisor_whole), .n_parts = sizeof fuse_fuse_matmul_divisor_parts / sizeof *fuse_fuse_matmul_divisor_parts,
      .n_params = 3, .parts = fuse_fuse_matmul_divisor_parts, .whole = fuse_fuse_matmul_divisor_whole },
    { .name = "fuse_matmul_more_scale", .place = "fuse.pat:224", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fuse_fuse_matmul_more_scale_match),
      .n_captures = 4, .captures = fuse_fuse_matmul_more_scale_captures,
      .match = fuse_fuse_matmul_more_scale_any, .each = fuse_fuse_matmul_more_scale_all, .desc = &fuse_fuse_matmul_more_scale_desc,
      .whole_size = sizeof(struct fuse_fuse_matmul_more_scale_whole), .n_parts = sizeof fuse_fuse_matmul_more_scale_parts / sizeof *fuse_fuse_matmul_more_scale_parts,
      .n_params = 3, .parts = fuse_fuse_matmul_more_scale_parts, .whole = fuse_fuse_matmul_more_scale_whole },
    { .name = "fuse_gemm", .place = "fuse.pat:233", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fuse_fuse_gemm_match),
      .n_captures = 5, .captures = fuse_fuse_gemm_captures,
      .match = fuse_fuse_gemm_any, .each = fuse_fuse_gemm_all, .desc = &fuse_fuse_gemm_desc,
      .whole_size = sizeof(struct fuse_fuse_gemm_whole), .n_parts = sizeof fuse_fuse_gemm_parts / sizeof *fuse_fuse_gemm_parts,
      .n_params = 3, .parts = fuse_fuse_gemm_parts, .whole = fuse_fuse_gemm_whole },
    { .name = "fuse_gemm_leaky", .place = "fuse.pat:242", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fuse_fuse_gemm_leaky_match),
      .n_captures = 5, .captures = fuse_fuse_gemm_leaky_captures,
      .match = fuse_fuse_gemm_leaky_any, .each = fuse_fuse_gemm_leaky_all, .desc = &fuse_fuse_gemm_leaky_desc,
      .whole_size = sizeof(struct fuse_fuse_gemm_leaky_whole), .n_parts = sizeof fuse_fuse_gemm_leaky_parts / sizeof *fuse_fuse_gemm_leaky_parts,
      .n_params = 3, .parts = fuse_fuse_gemm_leaky_parts, .whole = fuse_fuse_gemm_leaky_whole },
};

static const char *const imports[] = { "onnx", "com_microsoft", NULL };
extern const struct dfg_unit fuse_unit;
const struct dfg_unit fuse_unit = {
    .abi = DFG_ABI,
    .name = "fuse",
    .imports = imports,
    .names = &fuse_names, .whole_names = &whole_names,
    .n_patterns = 28, .patterns = patterns,
    .rules = &fuse_rules,
};
