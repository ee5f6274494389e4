/* What fuse.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "fuse.h"

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
    OP_DynamicQuantizeLinear,
    OP_HardSigmoid,
    OP_LeakyRelu,
    OP_MatMulInteger,
    OP_Mul,
    OP_Relu,
    OP_Sigmoid,
    OP_Tanh,
    OP_com_microsoft_BiasGelu,
    OP_com_microsoft_Gelu,
    OP_com_microsoft_MatMulIntegerToFloat,
};
enum {
    ATTR_to,
};
static const char *const op_names[] = {
    "Add",
    "Cast",
    "Clip",
    "Conv",
    "DynamicQuantizeLinear",
    "HardSigmoid",
    "LeakyRelu",
    "MatMulInteger",
    "Mul",
    "Relu",
    "Sigmoid",
    "Tanh",
    "com.microsoft.BiasGelu",
    "com.microsoft.Gelu",
    "com.microsoft.MatMulIntegerToFloat",
};
static const char *const attr_names[] = {
    "to",
};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 15,
    .ops = op_names,
    .n_attrs = 1,
    .attrs = attr_names,
};

struct fuse_conv_activation_whole {
    struct fuse_conv_activation_match m;
};

static bool fuse_conv_activation_whole(const dfg_graph *g, dfg_node n,
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
    return accept(ctx, &(struct fuse_conv_activation_whole){.m = {.root = n, .x = x, .w = w, .b = b,
            .c = c, .y = n}});
}

struct fuse_conv_leaky_whole {
    struct fuse_conv_leaky_match m;
};

static bool fuse_conv_leaky_whole(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_LeakyRelu || !dfg_argc_is(g, n, 1))
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
    return accept(ctx, &(struct fuse_conv_leaky_whole){.m = {.root = n, .x = x, .w = w, .b = b, .c = c,
            .y = n}});
}

struct fuse_conv_hard_sigmoid_whole {
    struct fuse_conv_hard_sigmoid_match m;
};

static bool fuse_conv_hard_sigmoid_whole(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_HardSigmoid || !dfg_argc_is(g, n, 1))
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
    return accept(ctx, &(struct fuse_conv_hard_sigmoid_whole){.m = {.root = n, .x = x, .w = w, .b = b,
            .c = c, .y = n}});
}

struct fuse_conv_clip_whole {
    struct fuse_conv_clip_match m;
    dfg_node clip;
    dfg_node constant;
    dfg_node constant_2;
};

static bool fuse_conv_clip_whole(const dfg_graph *g, dfg_node n,
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
        if (dfg_op(g, constant) != DFG_CONST)
            return false;
    }
    bool has_hi = dfg_arg(g, n, 2) != DFG_NONE;
    dfg_node hi = DFG_NONE, constant_2 = DFG_NONE;
    if (has_hi) {
        hi = dfg_arg(g, n, 2);
        constant_2 = hi;
        if (dfg_op(g, constant_2) != DFG_CONST)
            return false;
    }
    if (!dfg_same_body(g, n, c))
        return false;
    /* where x.dtype == f32 */
    if (dfg_dtype(g, x) != DFG_F32)
        return false;
    return accept(ctx, &(struct fuse_conv_clip_whole){.m = {.root = n, .x = x, .w = w, .b = b, .lo = lo,
            .hi = hi, .c = c}, .clip = n, .constant = constant,
            .constant_2 = constant_2});
}

struct fuse_conv_sum_activation_whole {
    struct fuse_conv_sum_activation_match m;
    dfg_node add;
};

static bool fuse_conv_sum_activation_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_Relu || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (dfg_op(g, add) != OP_Add || !dfg_has_args(g, add, 2))
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
        if (dfg_op(g, z) == DFG_CONST)
            continue;
        if (accept(ctx, &(struct fuse_conv_sum_activation_whole){.m = {.root = n, .x = x, .w = w, .b = b,
                .z = z, .c = c, .y = n}, .add = add}))
            return true;
    }
    return false;
}

struct fuse_conv_sum_whole {
    struct fuse_conv_sum_match m;
    dfg_node add;
};

static bool fuse_conv_sum_whole(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_Add || !dfg_has_args(g, n, 2))
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
        if (dfg_op(g, z) == DFG_CONST)
            continue;
        if (accept(ctx, &(struct fuse_conv_sum_whole){.m = {.root = n, .x = x, .w = w, .b = b, .z = z,
                .c = c}, .add = n}))
            return true;
    }
    return false;
}

struct fuse_bias_gelu_whole {
    struct fuse_bias_gelu_match m;
    dfg_node gelu;
    dfg_node add;
};

static bool fuse_bias_gelu_whole(const dfg_graph *g, dfg_node n,
                                 bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_com_microsoft_Gelu || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (dfg_op(g, add) != OP_Add || !dfg_has_args(g, add, 2))
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
        if (!dfg_eq(dfg_extent_of(g, b, 0), dfg_extent_of(g, x, -1)))
            continue;
        if (accept(ctx, &(struct fuse_bias_gelu_whole){.m = {.root = n, .x = x, .b = b}, .gelu = n,
                .add = add}))
            return true;
    }
    return false;
}

struct fuse_gelu_approximation_whole {
    struct fuse_gelu_approximation_match m;
    dfg_node gelu;
};

static bool fuse_gelu_approximation_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_com_microsoft_Gelu || !dfg_has_args(g, n, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct fuse_gelu_approximation_whole){.m = {.root = n, .x = x}, .gelu = n});
}

struct fuse_bias_gelu_approximation_whole {
    struct fuse_bias_gelu_approximation_match m;
    dfg_node biasGelu;
};

static bool fuse_bias_gelu_approximation_whole(const dfg_graph *g, dfg_node n,
                                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_com_microsoft_BiasGelu || !dfg_has_args(g, n, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node b = dfg_arg(g, n, 1);
    return accept(ctx, &(struct fuse_bias_gelu_approximation_whole){.m = {.root = n, .x = x, .b = b},
            .biasGelu = n});
}

struct fuse_integer_product_sum_whole {
    struct fuse_integer_product_sum_match m;
    dfg_node add;
    dfg_node mul;
    dfg_node cast;
    dfg_node matMulInteger;
    dfg_node mul_2;
};

static bool fuse_integer_product_sum_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_Add || !dfg_has_args(g, n, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node bias = dfg_arg(g, n, 1 - swap);
        dfg_node mul = dfg_arg(g, n, swap);
        if (dfg_op(g, mul) != OP_Mul || !dfg_argc_is(g, mul, 2))
            continue;
        uint32_t swap_2 = dfg_op(g, dfg_arg(g, mul, 0)) == OP_Cast ? 0 : 1;
        dfg_node cast = dfg_arg(g, mul, swap_2);
        if (dfg_op(g, cast) != OP_Cast || !dfg_argc_is(g, cast, 1))
            continue;
        if (!dfg_eq(dfg_attr(g, cast, ATTR_to), dfg_int(1)))
            continue;
        dfg_node matMulInteger = dfg_arg(g, cast, 0);
        if (dfg_op(g, matMulInteger) != OP_MatMulInteger || dfg_n_args(g, matMulInteger) > 4
            || dfg_arg(g, matMulInteger, 1) == DFG_NONE)
            continue;
        dfg_node v = dfg_arg(g, matMulInteger, 0);
        if (!dfg_is_get(g, v, 0))
            continue;
        dfg_node q = dfg_arg(g, v, 0);
        if (dfg_op(g, q) != OP_DynamicQuantizeLinear || !dfg_has_args(g, q, 1))
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
        if (dfg_op(g, mul_2) != OP_Mul || !dfg_has_args(g, mul_2, 2))
            continue;
        /* where b.rank == 2 */
        if (dfg_rank(g, b) != 2)
            continue;
        /* where bias.rank == 1 */
        if (dfg_rank(g, bias) != 1)
            continue;
        /* where bias.shape[0] == b.shape[1] */
        if (!dfg_eq(dfg_extent_of(g, bias, 0), dfg_extent_of(g, b, 1)))
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
            if (!(dfg_eq(dfg_elements_of(g, scale), dfg_int(1))
                  || dfg_eq(dfg_extent_of(g, scale, 0), dfg_extent_of(g, b, 1))))
                continue;
            if (accept(ctx, &(struct fuse_integer_product_sum_whole){.m = {.root = n, .x = x, .b = b,
                    .zero = zero, .scale = scale, .bias = bias, .q = q, .v = v, .s = s, .z = z},
                    .add = n, .mul = mul, .cast = cast, .matMulInteger = matMulInteger,
                    .mul_2 = mul_2}))
                return true;
        }
    }
    return false;
}

struct fuse_integer_product_whole {
    struct fuse_integer_product_match m;
    dfg_node mul;
    dfg_node cast;
    dfg_node matMulInteger;
    dfg_node mul_2;
};

static bool fuse_integer_product_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_Mul || !dfg_argc_is(g, n, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_Cast ? 0 : 1;
    dfg_node cast = dfg_arg(g, n, swap);
    if (dfg_op(g, cast) != OP_Cast || !dfg_argc_is(g, cast, 1))
        return false;
    if (!dfg_eq(dfg_attr(g, cast, ATTR_to), dfg_int(1)))
        return false;
    dfg_node matMulInteger = dfg_arg(g, cast, 0);
    if (dfg_op(g, matMulInteger) != OP_MatMulInteger || dfg_n_args(g, matMulInteger) > 4
        || dfg_arg(g, matMulInteger, 1) == DFG_NONE)
        return false;
    dfg_node v = dfg_arg(g, matMulInteger, 0);
    if (!dfg_is_get(g, v, 0))
        return false;
    dfg_node q = dfg_arg(g, v, 0);
    if (dfg_op(g, q) != OP_DynamicQuantizeLinear || !dfg_has_args(g, q, 1))
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
    if (dfg_op(g, mul_2) != OP_Mul || !dfg_has_args(g, mul_2, 2))
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
        if (!(dfg_eq(dfg_elements_of(g, scale), dfg_int(1))
              || dfg_eq(dfg_extent_of(g, scale, 0), dfg_extent_of(g, b, 1))))
            continue;
        if (accept(ctx, &(struct fuse_integer_product_whole){.m = {.root = n, .x = x, .b = b,
                .zero = zero, .scale = scale, .q = q, .v = v, .s = s, .z = z}, .mul = n,
                .cast = cast, .matMulInteger = matMulInteger, .mul_2 = mul_2}))
            return true;
    }
    return false;
}

struct fuse_dynamic_quantize_product_whole {
    struct fuse_dynamic_quantize_product_match m;
    dfg_node matMulIntegerToFloat;
    dfg_node get;
    dfg_node get_2;
    dfg_node get_3;
};

static bool fuse_dynamic_quantize_product_whole(const dfg_graph *g, dfg_node n,
                                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_com_microsoft_MatMulIntegerToFloat || dfg_n_args(g, n) > 7
        || dfg_arg(g, n, 1) == DFG_NONE || dfg_arg(g, n, 3) == DFG_NONE)
        return false;
    dfg_node get = dfg_arg(g, n, 0);
    if (!dfg_is_get(g, get, 0))
        return false;
    dfg_node q = dfg_arg(g, get, 0);
    if (dfg_op(g, q) != OP_DynamicQuantizeLinear || !dfg_has_args(g, q, 1))
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
    return accept(ctx, &(struct fuse_dynamic_quantize_product_whole){.m = {.root = n, .x = x, .b = b,
            .zero = zero, .scale = scale, .bias = bias, .q = q},
            .matMulIntegerToFloat = n, .get = get, .get_2 = get_2, .get_3 = get_3});
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- conv_activation ---- */

static const struct dfg_desc_expr fuse_conv_activation_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 13 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 13 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 13 },
};
static const struct dfg_desc_node fuse_conv_activation_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 3, .ops = (const char *const[]){ "Relu", "Sigmoid", "Tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "y",
        .text = "(Relu | Sigmoid | Tanh)(c)", .line = 11 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 3, 4, },
        .optional = 0x4u,
        .name = "c",
        .text = "Conv(x, w, b?)", .line = 10 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 9 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 9 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 9 },
};
static const struct dfg_desc_region fuse_conv_activation_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fuse_conv_activation_refs[] = { { 2, -1 }, { 3, -1 }, { 4, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture fuse_conv_activation_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fuse_conv_activation_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct fuse_conv_activation_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct fuse_conv_activation_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct fuse_conv_activation_match, c) },
    { "y", DFG_CAP_NODE, offsetof(struct fuse_conv_activation_match, y) },
};
static const struct dfg_desc_pattern fuse_conv_activation_desc = {
    .n_nodes = 5, .n_exprs = 4, .n_vars = 0, .n_sets = 5,
    .nodes = fuse_conv_activation_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fuse_conv_activation_regions,
    .exprs = fuse_conv_activation_exprs,
    .captures = fuse_conv_activation_refs,
    .text = "rule conv_activation(x, w, b) {\012    c = Conv(x, w, b?);\012    y = (Relu | Sigmoid | Tanh)(c);\012    match y;\012    where x.dtype == f32;\012    rewrite com.microsoft.FusedConv(x, w, b?) {\012        ..c, activation = y.op == Relu ? \"Relu\" : y.op == Tanh ? \"Tanh\" : \"Sigmoid\"\012    };\012}", .line = 9, .n_where = 1, .where = (const uint32_t[]){ 3, }
};
static bool fuse_conv_activation_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fuse_conv_activation_match(g, n, m);
}
static bool fuse_conv_activation_pass(void *ctx, const struct fuse_conv_activation_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fuse_conv_activation_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fuse_conv_activation_each(g, n, fuse_conv_activation_pass, &e);
}

static const struct dfg_part fuse_conv_activation_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fuse_conv_activation_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fuse_conv_activation_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct fuse_conv_activation_whole, m.b) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct fuse_conv_activation_whole, m.c) },
    { DFG_PART_ROOT, false, 1, 4, offsetof(struct fuse_conv_activation_whole, m.y) },
};
/* ---- conv_leaky ---- */

static const struct dfg_desc_expr fuse_conv_leaky_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 22 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 22 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 22 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 22 },
};
static const struct dfg_desc_node fuse_conv_leaky_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "LeakyRelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "y",
        .text = "LeakyRelu(c)", .line = 20 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 3, 4, },
        .optional = 0x4u,
        .name = "c",
        .text = "Conv(x, w, b?)", .line = 19 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 18 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 18 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 18 },
};
static const struct dfg_desc_region fuse_conv_leaky_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fuse_conv_leaky_refs[] = { { 2, -1 }, { 3, -1 }, { 4, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture fuse_conv_leaky_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fuse_conv_leaky_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct fuse_conv_leaky_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct fuse_conv_leaky_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct fuse_conv_leaky_match, c) },
    { "y", DFG_CAP_NODE, offsetof(struct fuse_conv_leaky_match, y) },
};
static const struct dfg_desc_pattern fuse_conv_leaky_desc = {
    .n_nodes = 5, .n_exprs = 4, .n_vars = 0, .n_sets = 5,
    .nodes = fuse_conv_leaky_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fuse_conv_leaky_regions,
    .exprs = fuse_conv_leaky_exprs,
    .captures = fuse_conv_leaky_refs,
    .text = "rule conv_leaky(x, w, b) {\012    c = Conv(x, w, b?);\012    y = LeakyRelu(c);\012    match y;\012    where x.dtype == f32;\012    rewrite com.microsoft.FusedConv(x, w, b?) { ..c, activation = \"LeakyRelu\", activation_params = [y.alpha] };\012}", .line = 18, .n_where = 1, .where = (const uint32_t[]){ 3, }
};
static bool fuse_conv_leaky_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fuse_conv_leaky_match(g, n, m);
}
static bool fuse_conv_leaky_pass(void *ctx, const struct fuse_conv_leaky_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fuse_conv_leaky_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fuse_conv_leaky_each(g, n, fuse_conv_leaky_pass, &e);
}

static const struct dfg_part fuse_conv_leaky_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fuse_conv_leaky_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fuse_conv_leaky_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct fuse_conv_leaky_whole, m.b) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct fuse_conv_leaky_whole, m.c) },
    { DFG_PART_ROOT, false, 1, 4, offsetof(struct fuse_conv_leaky_whole, m.y) },
};
/* ---- conv_hard_sigmoid ---- */

static const struct dfg_desc_expr fuse_conv_hard_sigmoid_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 29 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 29 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 29 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 29 },
};
static const struct dfg_desc_node fuse_conv_hard_sigmoid_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "HardSigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "y",
        .text = "HardSigmoid(c)", .line = 27 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 3, 4, },
        .optional = 0x4u,
        .name = "c",
        .text = "Conv(x, w, b?)", .line = 26 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 25 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 25 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 25 },
};
static const struct dfg_desc_region fuse_conv_hard_sigmoid_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fuse_conv_hard_sigmoid_refs[] = { { 2, -1 }, { 3, -1 }, { 4, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture fuse_conv_hard_sigmoid_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fuse_conv_hard_sigmoid_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct fuse_conv_hard_sigmoid_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct fuse_conv_hard_sigmoid_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct fuse_conv_hard_sigmoid_match, c) },
    { "y", DFG_CAP_NODE, offsetof(struct fuse_conv_hard_sigmoid_match, y) },
};
static const struct dfg_desc_pattern fuse_conv_hard_sigmoid_desc = {
    .n_nodes = 5, .n_exprs = 4, .n_vars = 0, .n_sets = 5,
    .nodes = fuse_conv_hard_sigmoid_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fuse_conv_hard_sigmoid_regions,
    .exprs = fuse_conv_hard_sigmoid_exprs,
    .captures = fuse_conv_hard_sigmoid_refs,
    .text = "rule conv_hard_sigmoid(x, w, b) {\012    c = Conv(x, w, b?);\012    y = HardSigmoid(c);\012    match y;\012    where x.dtype == f32;\012    rewrite com.microsoft.FusedConv(x, w, b?) {\012        ..c, activation = \"HardSigmoid\", activation_params = [y.alpha, y.beta]\012    };\012}", .line = 25, .n_where = 1, .where = (const uint32_t[]){ 3, }
};
static bool fuse_conv_hard_sigmoid_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fuse_conv_hard_sigmoid_match(g, n, m);
}
static bool fuse_conv_hard_sigmoid_pass(void *ctx, const struct fuse_conv_hard_sigmoid_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fuse_conv_hard_sigmoid_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fuse_conv_hard_sigmoid_each(g, n, fuse_conv_hard_sigmoid_pass, &e);
}

static const struct dfg_part fuse_conv_hard_sigmoid_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fuse_conv_hard_sigmoid_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fuse_conv_hard_sigmoid_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct fuse_conv_hard_sigmoid_whole, m.b) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct fuse_conv_hard_sigmoid_whole, m.c) },
    { DFG_PART_ROOT, false, 1, 4, offsetof(struct fuse_conv_hard_sigmoid_whole, m.y) },
};
/* ---- conv_clip ---- */

static const struct dfg_desc_expr fuse_conv_clip_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 37 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 37 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 37 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 37 },
};
static const struct dfg_desc_node fuse_conv_clip_nodes[11] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 5, 8, },
        .optional = 0x6u,
        .text = "Clip(c, (lo & const)?, (hi & const)?)", .line = 36 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 3, 4, },
        .optional = 0x4u,
        .name = "c",
        .text = "Conv(x, w, b?)", .line = 35 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 34 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 34 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 34 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "(lo & const)", .line = 36 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "lo",
        .text = "lo", .line = 34 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 36 },
    [8] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .text = "(hi & const)", .line = 36 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "hi",
        .text = "hi", .line = 34 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 36 },
};
static const struct dfg_desc_region fuse_conv_clip_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fuse_conv_clip_refs[] = { { 2, -1 }, { 3, -1 }, { 4, -1 }, { 6, -1 }, { 9, -1 }, { 1, -1 }, };
static const struct dfg_capture fuse_conv_clip_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fuse_conv_clip_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct fuse_conv_clip_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct fuse_conv_clip_match, b) },
    { "lo", DFG_CAP_NODE, offsetof(struct fuse_conv_clip_match, lo) },
    { "hi", DFG_CAP_NODE, offsetof(struct fuse_conv_clip_match, hi) },
    { "c", DFG_CAP_NODE, offsetof(struct fuse_conv_clip_match, c) },
};
static const struct dfg_desc_pattern fuse_conv_clip_desc = {
    .n_nodes = 11, .n_exprs = 4, .n_vars = 0, .n_sets = 6,
    .nodes = fuse_conv_clip_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fuse_conv_clip_regions,
    .exprs = fuse_conv_clip_exprs,
    .captures = fuse_conv_clip_refs,
    .text = "rule conv_clip(x, w, b, lo, hi) {\012    c = Conv(x, w, b?);\012    match Clip(c, (lo & const)?, (hi & const)?);\012    where x.dtype == f32;\012    rewrite com.microsoft.FusedConv(x, w, b?) {\012        ..c, activation = \"Clip\",\012        activation_params = [present(lo) ? value(lo) : -3.4028235e38, present(hi) ? value(hi) : 3.4028235e38]\012    };\012}", .line = 34, .n_where = 1, .where = (const uint32_t[]){ 3, }
};
static bool fuse_conv_clip_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fuse_conv_clip_match(g, n, m);
}
static bool fuse_conv_clip_pass(void *ctx, const struct fuse_conv_clip_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fuse_conv_clip_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fuse_conv_clip_each(g, n, fuse_conv_clip_pass, &e);
}

static const struct dfg_part fuse_conv_clip_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fuse_conv_clip_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fuse_conv_clip_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct fuse_conv_clip_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct fuse_conv_clip_whole, m.lo) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct fuse_conv_clip_whole, m.hi) },
    { DFG_PART_INNER, false, 0, 5, offsetof(struct fuse_conv_clip_whole, m.c) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct fuse_conv_clip_whole, clip) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fuse_conv_clip_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fuse_conv_clip_whole, constant_2) },
};
/* ---- conv_sum_activation ---- */

static const struct dfg_desc_expr fuse_conv_sum_activation_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 48 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 48 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 48 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 48 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 48 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 6, .text = "z", .line = 48 },
    /* 6 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, }, .text = "same_shape(c, z)", .line = 48 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 6, .text = "z", .line = 48 },
    /* 8 */ { .op = DFG_E_PRED, .sub = DFG_F_IS_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "is_const(z)", .line = 48 },
    /* 9 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "not is_const(z)", .line = 48 },
};
static const struct dfg_desc_node fuse_conv_sum_activation_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "y",
        .text = "Relu(Add(c, z))", .line = 46 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 6, },
        .text = "Add(c, z)", .line = 46 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 5, },
        .optional = 0x4u,
        .name = "c",
        .text = "Conv(x, w, b?)", .line = 45 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 44 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 44 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 44 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "z",
        .text = "z", .line = 44 },
};
static const struct dfg_desc_region fuse_conv_sum_activation_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fuse_conv_sum_activation_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, { 6, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture fuse_conv_sum_activation_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fuse_conv_sum_activation_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct fuse_conv_sum_activation_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct fuse_conv_sum_activation_match, b) },
    { "z", DFG_CAP_NODE, offsetof(struct fuse_conv_sum_activation_match, z) },
    { "c", DFG_CAP_NODE, offsetof(struct fuse_conv_sum_activation_match, c) },
    { "y", DFG_CAP_NODE, offsetof(struct fuse_conv_sum_activation_match, y) },
};
static const struct dfg_desc_pattern fuse_conv_sum_activation_desc = {
    .n_nodes = 7, .n_exprs = 10, .n_vars = 0, .n_sets = 6,
    .nodes = fuse_conv_sum_activation_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fuse_conv_sum_activation_regions,
    .exprs = fuse_conv_sum_activation_exprs,
    .captures = fuse_conv_sum_activation_refs,
    .text = "rule conv_sum_activation(x, w, b, z) : priority 1 {\012    c = Conv(x, w, b?);\012    y = Relu(Add(c, z));\012    match y;\012    where x.dtype == f32, same_shape(c, z), not is_const(z);\012    rewrite com.microsoft.FusedConv(x, w, b?, z) { ..c, activation = \"Relu\" };\012}", .line = 44, .n_where = 3, .where = (const uint32_t[]){ 3, 6, 9, }
};
static bool fuse_conv_sum_activation_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fuse_conv_sum_activation_match(g, n, m);
}
static bool fuse_conv_sum_activation_pass(void *ctx, const struct fuse_conv_sum_activation_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fuse_conv_sum_activation_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fuse_conv_sum_activation_each(g, n, fuse_conv_sum_activation_pass, &e);
}

static const struct dfg_part fuse_conv_sum_activation_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fuse_conv_sum_activation_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fuse_conv_sum_activation_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct fuse_conv_sum_activation_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct fuse_conv_sum_activation_whole, m.z) },
    { DFG_PART_INNER, false, 0, 4, offsetof(struct fuse_conv_sum_activation_whole, m.c) },
    { DFG_PART_ROOT, false, 1, 5, offsetof(struct fuse_conv_sum_activation_whole, m.y) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_conv_sum_activation_whole, add) },
};
/* ---- conv_sum ---- */

static const struct dfg_desc_expr fuse_conv_sum_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 54 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 54 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 54 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 54 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 54 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 5, .text = "z", .line = 54 },
    /* 6 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, }, .text = "same_shape(c, z)", .line = 54 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 5, .text = "z", .line = 54 },
    /* 8 */ { .op = DFG_E_PRED, .sub = DFG_F_IS_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "is_const(z)", .line = 54 },
    /* 9 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "not is_const(z)", .line = 54 },
};
static const struct dfg_desc_node fuse_conv_sum_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, },
        .text = "Add(c, z)", .line = 53 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 3, 4, },
        .optional = 0x4u,
        .name = "c",
        .text = "Conv(x, w, b?)", .line = 52 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 51 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 51 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 51 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "z",
        .text = "z", .line = 51 },
};
static const struct dfg_desc_region fuse_conv_sum_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fuse_conv_sum_refs[] = { { 2, -1 }, { 3, -1 }, { 4, -1 }, { 5, -1 }, { 1, -1 }, };
static const struct dfg_capture fuse_conv_sum_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fuse_conv_sum_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct fuse_conv_sum_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct fuse_conv_sum_match, b) },
    { "z", DFG_CAP_NODE, offsetof(struct fuse_conv_sum_match, z) },
    { "c", DFG_CAP_NODE, offsetof(struct fuse_conv_sum_match, c) },
};
static const struct dfg_desc_pattern fuse_conv_sum_desc = {
    .n_nodes = 6, .n_exprs = 10, .n_vars = 0, .n_sets = 5,
    .nodes = fuse_conv_sum_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fuse_conv_sum_regions,
    .exprs = fuse_conv_sum_exprs,
    .captures = fuse_conv_sum_refs,
    .text = "rule conv_sum(x, w, b, z) {\012    c = Conv(x, w, b?);\012    match Add(c, z);\012    where x.dtype == f32, same_shape(c, z), not is_const(z);\012    rewrite com.microsoft.FusedConv(x, w, b?, z) { ..c };\012}", .line = 51, .n_where = 3, .where = (const uint32_t[]){ 3, 6, 9, }
};
static bool fuse_conv_sum_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fuse_conv_sum_match(g, n, m);
}
static bool fuse_conv_sum_pass(void *ctx, const struct fuse_conv_sum_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fuse_conv_sum_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fuse_conv_sum_each(g, n, fuse_conv_sum_pass, &e);
}

static const struct dfg_part fuse_conv_sum_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fuse_conv_sum_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fuse_conv_sum_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct fuse_conv_sum_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct fuse_conv_sum_whole, m.z) },
    { DFG_PART_INNER, false, 0, 4, offsetof(struct fuse_conv_sum_whole, m.c) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct fuse_conv_sum_whole, add) },
};
/* ---- bias_gelu ---- */

static const struct dfg_desc_expr fuse_bias_gelu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 62 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 62 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 62 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "b.rank == 1", .line = 62 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 62 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 62 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 62 },
    /* 7 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "b.shape[0]", .line = 62 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 62 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 62 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 62 },
    /* 11 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "x.shape[-1]", .line = 62 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 11, }, .text = "b.shape[0] == x.shape[-1]", .line = 62 },
};
static const struct dfg_desc_node fuse_bias_gelu_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "com.microsoft.Gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "com.microsoft.Gelu(Add(x, b))", .line = 61 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "Add(x, b)", .line = 61 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 60 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 60 },
};
static const struct dfg_desc_region fuse_bias_gelu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fuse_bias_gelu_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture fuse_bias_gelu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fuse_bias_gelu_match, x) },
    { "b", DFG_CAP_NODE, offsetof(struct fuse_bias_gelu_match, b) },
};
static const struct dfg_desc_pattern fuse_bias_gelu_desc = {
    .n_nodes = 4, .n_exprs = 13, .n_vars = 0, .n_sets = 2,
    .nodes = fuse_bias_gelu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fuse_bias_gelu_regions,
    .exprs = fuse_bias_gelu_exprs,
    .captures = fuse_bias_gelu_refs,
    .text = "rule bias_gelu(x, b) {\012    match com.microsoft.Gelu(Add(x, b));\012    where b.rank == 1, b.shape[0] == x.shape[-1];\012    rewrite com.microsoft.BiasGelu(x, b);\012}", .line = 60, .n_where = 2, .where = (const uint32_t[]){ 3, 12, }
};
static bool fuse_bias_gelu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fuse_bias_gelu_match(g, n, m);
}
static bool fuse_bias_gelu_pass(void *ctx, const struct fuse_bias_gelu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fuse_bias_gelu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fuse_bias_gelu_each(g, n, fuse_bias_gelu_pass, &e);
}

static const struct dfg_part fuse_bias_gelu_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fuse_bias_gelu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fuse_bias_gelu_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct fuse_bias_gelu_whole, gelu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_bias_gelu_whole, add) },
};
/* ---- gelu_approximation ---- */

static const struct dfg_desc_node fuse_gelu_approximation_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "com.microsoft.Gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "com.microsoft.Gelu(x)", .line = 66 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 66 },
};
static const struct dfg_desc_region fuse_gelu_approximation_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fuse_gelu_approximation_refs[] = { { 1, -1 }, };
static const struct dfg_capture fuse_gelu_approximation_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fuse_gelu_approximation_match, x) },
};
static const struct dfg_desc_pattern fuse_gelu_approximation_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = fuse_gelu_approximation_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fuse_gelu_approximation_regions,
    .captures = fuse_gelu_approximation_refs,
    .text = "rule gelu_approximation(x) { match com.microsoft.Gelu(x); rewrite com.microsoft.FastGelu(x); }", .line = 66
};
static bool fuse_gelu_approximation_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fuse_gelu_approximation_match(g, n, m);
}
static bool fuse_gelu_approximation_pass(void *ctx, const struct fuse_gelu_approximation_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fuse_gelu_approximation_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fuse_gelu_approximation_each(g, n, fuse_gelu_approximation_pass, &e);
}

static const struct dfg_part fuse_gelu_approximation_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fuse_gelu_approximation_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct fuse_gelu_approximation_whole, gelu) },
};
/* ---- bias_gelu_approximation ---- */

static const struct dfg_desc_node fuse_bias_gelu_approximation_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "com.microsoft.BiasGelu", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "com.microsoft.BiasGelu(x, b)", .line = 67 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 67 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 67 },
};
static const struct dfg_desc_region fuse_bias_gelu_approximation_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fuse_bias_gelu_approximation_refs[] = { { 1, -1 }, { 2, -1 }, };
static const struct dfg_capture fuse_bias_gelu_approximation_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fuse_bias_gelu_approximation_match, x) },
    { "b", DFG_CAP_NODE, offsetof(struct fuse_bias_gelu_approximation_match, b) },
};
static const struct dfg_desc_pattern fuse_bias_gelu_approximation_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = fuse_bias_gelu_approximation_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fuse_bias_gelu_approximation_regions,
    .captures = fuse_bias_gelu_approximation_refs,
    .text = "rule bias_gelu_approximation(x, b) { match com.microsoft.BiasGelu(x, b); rewrite com.microsoft.FastGelu(x, b); }", .line = 67
};
static bool fuse_bias_gelu_approximation_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fuse_bias_gelu_approximation_match(g, n, m);
}
static bool fuse_bias_gelu_approximation_pass(void *ctx, const struct fuse_bias_gelu_approximation_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fuse_bias_gelu_approximation_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fuse_bias_gelu_approximation_each(g, n, fuse_bias_gelu_approximation_pass, &e);
}

static const struct dfg_part fuse_bias_gelu_approximation_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fuse_bias_gelu_approximation_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fuse_bias_gelu_approximation_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct fuse_bias_gelu_approximation_whole, biasGelu) },
};
/* ---- integer_product_sum ---- */

static const struct dfg_desc_expr fuse_integer_product_sum_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 77 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 77 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 77 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "b.rank == 2", .line = 77 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 12, .text = "scale", .line = 77 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 77 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 77 },
    /* 7 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "scale.rank <= 1", .line = 77 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 13, .text = "bias", .line = 77 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 77 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 77 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "bias.rank == 1", .line = 77 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 13, .text = "bias", .line = 77 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "shape", .line = 77 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 77 },
    /* 15 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "bias.shape[0]", .line = 77 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 77 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "shape", .line = 77 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 77 },
    /* 19 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "b.shape[1]", .line = 77 },
    /* 20 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 19, }, .text = "bias.shape[0] == b.shape[1]", .line = 77 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 12, .text = "scale", .line = 78 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "elements", .line = 78 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 78 },
    /* 24 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "scale.elements == 1", .line = 78 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 12, .text = "scale", .line = 78 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "shape", .line = 78 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 78 },
    /* 28 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "scale.shape[0]", .line = 78 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 78 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "shape", .line = 78 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 78 },
    /* 32 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "b.shape[1]", .line = 78 },
    /* 33 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 28, 32, }, .text = "scale.shape[0] == b.shape[1]", .line = 78 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 24, 33, }, .text = "scale.elements == 1 or scale.shape[0] == b.shape[1]", .line = 78 },
};
static const struct dfg_desc_node fuse_integer_product_sum_nodes[14] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 13, },
        .text = "Add(Mul(Cast(MatMulInteger(v, b, z, zero?)) { to == 1 }, Mul(s, scale)), bias)", .line = 76 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 10, },
        .text = "Mul(Cast(MatMulInteger(v, b, z, zero?)) { to == 1 }, Mul(s, scale))", .line = 76 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "to", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "to == 1", .line = 76 },
        },
        .text = "Cast(MatMulInteger(v, b, z, zero?))", .line = 76 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMulInteger", },
        .n_kids = 4, .kids = (const uint32_t[]){ 4, 7, 8, 9, },
        .optional = 0x8u,
        .text = "MatMulInteger(v, b, z, zero?)", .line = 76 },
    [4] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .name = "v",
        .text = "q.0", .line = 73 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DynamicQuantizeLinear", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .under_get = true,
        .name = "q",
        .text = "DynamicQuantizeLinear(x)", .line = 72 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 71 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 71 },
    [8] = { .kind = DFG_D_GET, .rest = -1, .index = 2, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .name = "z",
        .text = "q.2", .line = 75 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zero",
        .text = "zero", .line = 71 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "Mul(s, scale)", .line = 76 },
    [11] = { .kind = DFG_D_GET, .rest = -1, .index = 1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .name = "s",
        .text = "q.1", .line = 74 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 71 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 71 },
};
static const struct dfg_desc_region fuse_integer_product_sum_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fuse_integer_product_sum_refs[] = { { 6, -1 }, { 7, -1 }, { 9, -1 }, { 12, -1 }, { 13, -1 }, { 5, -1 }, { 4, -1 }, { 11, -1 }, { 8, -1 }, };
static const struct dfg_capture fuse_integer_product_sum_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fuse_integer_product_sum_match, x) },
    { "b", DFG_CAP_NODE, offsetof(struct fuse_integer_product_sum_match, b) },
    { "zero", DFG_CAP_NODE, offsetof(struct fuse_integer_product_sum_match, zero) },
    { "scale", DFG_CAP_NODE, offsetof(struct fuse_integer_product_sum_match, scale) },
    { "bias", DFG_CAP_NODE, offsetof(struct fuse_integer_product_sum_match, bias) },
    { "q", DFG_CAP_NODE, offsetof(struct fuse_integer_product_sum_match, q) },
    { "v", DFG_CAP_NODE, offsetof(struct fuse_integer_product_sum_match, v) },
    { "s", DFG_CAP_NODE, offsetof(struct fuse_integer_product_sum_match, s) },
    { "z", DFG_CAP_NODE, offsetof(struct fuse_integer_product_sum_match, z) },
};
static const struct dfg_desc_pattern fuse_integer_product_sum_desc = {
    .n_nodes = 14, .n_exprs = 35, .n_vars = 0, .n_sets = 9,
    .nodes = fuse_integer_product_sum_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fuse_integer_product_sum_regions,
    .exprs = fuse_integer_product_sum_exprs,
    .captures = fuse_integer_product_sum_refs,
    .text = "rule integer_product_sum(x, b, zero, scale, bias) : priority 1, keep_shared {\012    q = DynamicQuantizeLinear(x);\012    v = q.0;\012    s = q.1;\012    z = q.2;\012    match Add(Mul(Cast(MatMulInteger(v, b, z, zero?)) { to == 1 }, Mul(s, scale)), bias);\012    where b.rank == 2, scale.rank <= 1, bias.rank == 1, bias.shape[0] == b.shape[1];\012    where scale.elements == 1 or scale.shape[0] == b.shape[1];\012    rewrite com.microsoft.MatMulIntegerToFloat(v, b, s, scale, z, zero?, bias);\012}", .line = 71, .n_where = 5, .where = (const uint32_t[]){ 3, 7, 11, 20, 34, }
};
static bool fuse_integer_product_sum_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fuse_integer_product_sum_match(g, n, m);
}
static bool fuse_integer_product_sum_pass(void *ctx, const struct fuse_integer_product_sum_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fuse_integer_product_sum_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fuse_integer_product_sum_each(g, n, fuse_integer_product_sum_pass, &e);
}

static const struct dfg_part fuse_integer_product_sum_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fuse_integer_product_sum_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fuse_integer_product_sum_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct fuse_integer_product_sum_whole, m.zero) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct fuse_integer_product_sum_whole, m.scale) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct fuse_integer_product_sum_whole, m.bias) },
    { DFG_PART_INNER, false, 0, 5, offsetof(struct fuse_integer_product_sum_whole, m.q) },
    { DFG_PART_INNER, false, 0, 6, offsetof(struct fuse_integer_product_sum_whole, m.v) },
    { DFG_PART_INNER, false, 0, 7, offsetof(struct fuse_integer_product_sum_whole, m.s) },
    { DFG_PART_INNER, false, 0, 8, offsetof(struct fuse_integer_product_sum_whole, m.z) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct fuse_integer_product_sum_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_integer_product_sum_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_integer_product_sum_whole, cast) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_integer_product_sum_whole, matMulInteger) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_integer_product_sum_whole, mul_2) },
};
/* ---- integer_product ---- */

static const struct dfg_desc_expr fuse_integer_product_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 87 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 87 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 87 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "b.rank == 2", .line = 87 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 11, .text = "scale", .line = 87 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 87 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 87 },
    /* 7 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "scale.rank <= 1", .line = 87 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 11, .text = "scale", .line = 87 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "elements", .line = 87 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 87 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "scale.elements == 1", .line = 87 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 11, .text = "scale", .line = 87 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "shape", .line = 87 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 87 },
    /* 15 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "scale.shape[0]", .line = 87 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 87 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "shape", .line = 87 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 87 },
    /* 19 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "b.shape[1]", .line = 87 },
    /* 20 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 19, }, .text = "scale.shape[0] == b.shape[1]", .line = 87 },
    /* 21 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 11, 20, }, .text = "scale.elements == 1 or scale.shape[0] == b.shape[1]", .line = 87 },
};
static const struct dfg_desc_node fuse_integer_product_nodes[12] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 9, },
        .text = "Mul(Cast(MatMulInteger(v, b, z, zero?)) { to == 1 }, Mul(s, scale))", .line = 86 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "to", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "to == 1", .line = 86 },
        },
        .text = "Cast(MatMulInteger(v, b, z, zero?))", .line = 86 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMulInteger", },
        .n_kids = 4, .kids = (const uint32_t[]){ 3, 6, 7, 8, },
        .optional = 0x8u,
        .text = "MatMulInteger(v, b, z, zero?)", .line = 86 },
    [3] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .name = "v",
        .text = "q.0", .line = 83 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DynamicQuantizeLinear", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .under_get = true,
        .name = "q",
        .text = "DynamicQuantizeLinear(x)", .line = 82 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 81 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 81 },
    [7] = { .kind = DFG_D_GET, .rest = -1, .index = 2, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .name = "z",
        .text = "q.2", .line = 85 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zero",
        .text = "zero", .line = 81 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "Mul(s, scale)", .line = 86 },
    [10] = { .kind = DFG_D_GET, .rest = -1, .index = 1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .name = "s",
        .text = "q.1", .line = 84 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 81 },
};
static const struct dfg_desc_region fuse_integer_product_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fuse_integer_product_refs[] = { { 5, -1 }, { 6, -1 }, { 8, -1 }, { 11, -1 }, { 4, -1 }, { 3, -1 }, { 10, -1 }, { 7, -1 }, };
static const struct dfg_capture fuse_integer_product_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fuse_integer_product_match, x) },
    { "b", DFG_CAP_NODE, offsetof(struct fuse_integer_product_match, b) },
    { "zero", DFG_CAP_NODE, offsetof(struct fuse_integer_product_match, zero) },
    { "scale", DFG_CAP_NODE, offsetof(struct fuse_integer_product_match, scale) },
    { "q", DFG_CAP_NODE, offsetof(struct fuse_integer_product_match, q) },
    { "v", DFG_CAP_NODE, offsetof(struct fuse_integer_product_match, v) },
    { "s", DFG_CAP_NODE, offsetof(struct fuse_integer_product_match, s) },
    { "z", DFG_CAP_NODE, offsetof(struct fuse_integer_product_match, z) },
};
static const struct dfg_desc_pattern fuse_integer_product_desc = {
    .n_nodes = 12, .n_exprs = 22, .n_vars = 0, .n_sets = 8,
    .nodes = fuse_integer_product_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fuse_integer_product_regions,
    .exprs = fuse_integer_product_exprs,
    .captures = fuse_integer_product_refs,
    .text = "rule integer_product(x, b, zero, scale) : keep_shared {\012    q = DynamicQuantizeLinear(x);\012    v = q.0;\012    s = q.1;\012    z = q.2;\012    match Mul(Cast(MatMulInteger(v, b, z, zero?)) { to == 1 }, Mul(s, scale));\012    where b.rank == 2, scale.rank <= 1, scale.elements == 1 or scale.shape[0] == b.shape[1];\012    rewrite com.microsoft.MatMulIntegerToFloat(v, b, s, scale, z, zero?);\012}", .line = 81, .n_where = 3, .where = (const uint32_t[]){ 3, 7, 21, }
};
static bool fuse_integer_product_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fuse_integer_product_match(g, n, m);
}
static bool fuse_integer_product_pass(void *ctx, const struct fuse_integer_product_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fuse_integer_product_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fuse_integer_product_each(g, n, fuse_integer_product_pass, &e);
}

static const struct dfg_part fuse_integer_product_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fuse_integer_product_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fuse_integer_product_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct fuse_integer_product_whole, m.zero) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct fuse_integer_product_whole, m.scale) },
    { DFG_PART_INNER, false, 0, 4, offsetof(struct fuse_integer_product_whole, m.q) },
    { DFG_PART_INNER, false, 0, 5, offsetof(struct fuse_integer_product_whole, m.v) },
    { DFG_PART_INNER, false, 0, 6, offsetof(struct fuse_integer_product_whole, m.s) },
    { DFG_PART_INNER, false, 0, 7, offsetof(struct fuse_integer_product_whole, m.z) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct fuse_integer_product_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_integer_product_whole, cast) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_integer_product_whole, matMulInteger) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_integer_product_whole, mul_2) },
};
/* ---- dynamic_quantize_product ---- */

static const struct dfg_desc_node fuse_dynamic_quantize_product_nodes[10] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "com.microsoft.MatMulIntegerToFloat", },
        .n_kids = 7, .kids = (const uint32_t[]){ 1, 4, 5, 6, 7, 8, 9, },
        .optional = 0x60u,
        .text = "com.microsoft.MatMulIntegerToFloat(q.0, b, q.1, scale, q.2, zero?, bias?)", .line = 92 },
    [1] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "q.0", .line = 92 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DynamicQuantizeLinear", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .under_get = true,
        .name = "q",
        .text = "DynamicQuantizeLinear(x)", .line = 91 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 90 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 90 },
    [5] = { .kind = DFG_D_GET, .rest = -1, .index = 1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "q.1", .line = 92 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 90 },
    [7] = { .kind = DFG_D_GET, .rest = -1, .index = 2, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "q.2", .line = 92 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zero",
        .text = "zero", .line = 90 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 90 },
};
static const struct dfg_desc_region fuse_dynamic_quantize_product_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fuse_dynamic_quantize_product_refs[] = { { 3, -1 }, { 4, -1 }, { 8, -1 }, { 6, -1 }, { 9, -1 }, { 2, -1 }, };
static const struct dfg_capture fuse_dynamic_quantize_product_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fuse_dynamic_quantize_product_match, x) },
    { "b", DFG_CAP_NODE, offsetof(struct fuse_dynamic_quantize_product_match, b) },
    { "zero", DFG_CAP_NODE, offsetof(struct fuse_dynamic_quantize_product_match, zero) },
    { "scale", DFG_CAP_NODE, offsetof(struct fuse_dynamic_quantize_product_match, scale) },
    { "bias", DFG_CAP_NODE, offsetof(struct fuse_dynamic_quantize_product_match, bias) },
    { "q", DFG_CAP_NODE, offsetof(struct fuse_dynamic_quantize_product_match, q) },
};
static const struct dfg_desc_pattern fuse_dynamic_quantize_product_desc = {
    .n_nodes = 10, .n_exprs = 0, .n_vars = 0, .n_sets = 6,
    .nodes = fuse_dynamic_quantize_product_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fuse_dynamic_quantize_product_regions,
    .captures = fuse_dynamic_quantize_product_refs,
    .text = "rule dynamic_quantize_product(x, b, zero, scale, bias) {\012    q = DynamicQuantizeLinear(x);\012    match com.microsoft.MatMulIntegerToFloat(q.0, b, q.1, scale, q.2, zero?, bias?);\012    rewrite com.microsoft.DynamicQuantizeMatMul(x, b, scale, zero?, bias?);\012}", .line = 90
};
static bool fuse_dynamic_quantize_product_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fuse_dynamic_quantize_product_match(g, n, m);
}
static bool fuse_dynamic_quantize_product_pass(void *ctx, const struct fuse_dynamic_quantize_product_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fuse_dynamic_quantize_product_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fuse_dynamic_quantize_product_each(g, n, fuse_dynamic_quantize_product_pass, &e);
}

static const struct dfg_part fuse_dynamic_quantize_product_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fuse_dynamic_quantize_product_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fuse_dynamic_quantize_product_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct fuse_dynamic_quantize_product_whole, m.zero) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct fuse_dynamic_quantize_product_whole, m.scale) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct fuse_dynamic_quantize_product_whole, m.bias) },
    { DFG_PART_INNER, false, 0, 5, offsetof(struct fuse_dynamic_quantize_product_whole, m.q) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct fuse_dynamic_quantize_product_whole, matMulIntegerToFloat) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_dynamic_quantize_product_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_dynamic_quantize_product_whole, get_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fuse_dynamic_quantize_product_whole, get_3) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "conv_activation", .place = "fuse.pat:9", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fuse_conv_activation_match),
      .n_captures = 5, .captures = fuse_conv_activation_captures,
      .match = fuse_conv_activation_any, .each = fuse_conv_activation_all, .desc = &fuse_conv_activation_desc,
      .whole_size = sizeof(struct fuse_conv_activation_whole), .n_parts = sizeof fuse_conv_activation_parts / sizeof *fuse_conv_activation_parts,
      .n_params = 3, .parts = fuse_conv_activation_parts, .whole = fuse_conv_activation_whole },
    { .name = "conv_leaky", .place = "fuse.pat:18", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fuse_conv_leaky_match),
      .n_captures = 5, .captures = fuse_conv_leaky_captures,
      .match = fuse_conv_leaky_any, .each = fuse_conv_leaky_all, .desc = &fuse_conv_leaky_desc,
      .whole_size = sizeof(struct fuse_conv_leaky_whole), .n_parts = sizeof fuse_conv_leaky_parts / sizeof *fuse_conv_leaky_parts,
      .n_params = 3, .parts = fuse_conv_leaky_parts, .whole = fuse_conv_leaky_whole },
    { .name = "conv_hard_sigmoid", .place = "fuse.pat:25", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fuse_conv_hard_sigmoid_match),
      .n_captures = 5, .captures = fuse_conv_hard_sigmoid_captures,
      .match = fuse_conv_hard_sigmoid_any, .each = fuse_conv_hard_sigmoid_all, .desc = &fuse_conv_hard_sigmoid_desc,
      .whole_size = sizeof(struct fuse_conv_hard_sigmoid_whole), .n_parts = sizeof fuse_conv_hard_sigmoid_parts / sizeof *fuse_conv_hard_sigmoid_parts,
      .n_params = 3, .parts = fuse_conv_hard_sigmoid_parts, .whole = fuse_conv_hard_sigmoid_whole },
    { .name = "conv_clip", .place = "fuse.pat:34", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fuse_conv_clip_match),
      .n_captures = 6, .captures = fuse_conv_clip_captures,
      .match = fuse_conv_clip_any, .each = fuse_conv_clip_all, .desc = &fuse_conv_clip_desc,
      .whole_size = sizeof(struct fuse_conv_clip_whole), .n_parts = sizeof fuse_conv_clip_parts / sizeof *fuse_conv_clip_parts,
      .n_params = 5, .parts = fuse_conv_clip_parts, .whole = fuse_conv_clip_whole },
    { .name = "conv_sum_activation", .place = "fuse.pat:44", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fuse_conv_sum_activation_match),
      .n_captures = 6, .captures = fuse_conv_sum_activation_captures,
      .match = fuse_conv_sum_activation_any, .each = fuse_conv_sum_activation_all, .desc = &fuse_conv_sum_activation_desc,
      .whole_size = sizeof(struct fuse_conv_sum_activation_whole), .n_parts = sizeof fuse_conv_sum_activation_parts / sizeof *fuse_conv_sum_activation_parts,
      .n_params = 4, .parts = fuse_conv_sum_activation_parts, .whole = fuse_conv_sum_activation_whole },
    { .name = "conv_sum", .place = "fuse.pat:51", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fuse_conv_sum_match),
      .n_captures = 5, .captures = fuse_conv_sum_captures,
      .match = fuse_conv_sum_any, .each = fuse_conv_sum_all, .desc = &fuse_conv_sum_desc,
      .whole_size = sizeof(struct fuse_conv_sum_whole), .n_parts = sizeof fuse_conv_sum_parts / sizeof *fuse_conv_sum_parts,
      .n_params = 4, .parts = fuse_conv_sum_parts, .whole = fuse_conv_sum_whole },
    { .name = "bias_gelu", .place = "fuse.pat:60", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fuse_bias_gelu_match),
      .n_captures = 2, .captures = fuse_bias_gelu_captures,
      .match = fuse_bias_gelu_any, .each = fuse_bias_gelu_all, .desc = &fuse_bias_gelu_desc,
      .whole_size = sizeof(struct fuse_bias_gelu_whole), .n_parts = sizeof fuse_bias_gelu_parts / sizeof *fuse_bias_gelu_parts,
      .n_params = 2, .parts = fuse_bias_gelu_parts, .whole = fuse_bias_gelu_whole },
    { .name = "gelu_approximation", .place = "fuse.pat:66", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fuse_gelu_approximation_match),
      .n_captures = 1, .captures = fuse_gelu_approximation_captures,
      .match = fuse_gelu_approximation_any, .each = fuse_gelu_approximation_all, .desc = &fuse_gelu_approximation_desc,
      .whole_size = sizeof(struct fuse_gelu_approximation_whole), .n_parts = sizeof fuse_gelu_approximation_parts / sizeof *fuse_gelu_approximation_parts,
      .n_params = 1, .parts = fuse_gelu_approximation_parts, .whole = fuse_gelu_approximation_whole },
    { .name = "bias_gelu_approximation", .place = "fuse.pat:67", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fuse_bias_gelu_approximation_match),
      .n_captures = 2, .captures = fuse_bias_gelu_approximation_captures,
      .match = fuse_bias_gelu_approximation_any, .each = fuse_bias_gelu_approximation_all, .desc = &fuse_bias_gelu_approximation_desc,
      .whole_size = sizeof(struct fuse_bias_gelu_approximation_whole), .n_parts = sizeof fuse_bias_gelu_approximation_parts / sizeof *fuse_bias_gelu_approximation_parts,
      .n_params = 2, .parts = fuse_bias_gelu_approximation_parts, .whole = fuse_bias_gelu_approximation_whole },
    { .name = "integer_product_sum", .place = "fuse.pat:71", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fuse_integer_product_sum_match),
      .n_captures = 9, .captures = fuse_integer_product_sum_captures,
      .match = fuse_integer_product_sum_any, .each = fuse_integer_product_sum_all, .desc = &fuse_integer_product_sum_desc,
      .whole_size = sizeof(struct fuse_integer_product_sum_whole), .n_parts = sizeof fuse_integer_product_sum_parts / sizeof *fuse_integer_product_sum_parts,
      .n_params = 5, .parts = fuse_integer_product_sum_parts, .whole = fuse_integer_product_sum_whole },
    { .name = "integer_product", .place = "fuse.pat:81", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fuse_integer_product_match),
      .n_captures = 8, .captures = fuse_integer_product_captures,
      .match = fuse_integer_product_any, .each = fuse_integer_product_all, .desc = &fuse_integer_product_desc,
      .whole_size = sizeof(struct fuse_integer_product_whole), .n_parts = sizeof fuse_integer_product_parts / sizeof *fuse_integer_product_parts,
      .n_params = 4, .parts = fuse_integer_product_parts, .whole = fuse_integer_product_whole },
    { .name = "dynamic_quantize_product", .place = "fuse.pat:90", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fuse_dynamic_quantize_product_match),
      .n_captures = 6, .captures = fuse_dynamic_quantize_product_captures,
      .match = fuse_dynamic_quantize_product_any, .each = fuse_dynamic_quantize_product_all, .desc = &fuse_dynamic_quantize_product_desc,
      .whole_size = sizeof(struct fuse_dynamic_quantize_product_whole), .n_parts = sizeof fuse_dynamic_quantize_product_parts / sizeof *fuse_dynamic_quantize_product_parts,
      .n_params = 5, .parts = fuse_dynamic_quantize_product_parts, .whole = fuse_dynamic_quantize_product_whole },
};

static const char *const imports[] = { "onnx", "com_microsoft", NULL };
extern const struct dfg_unit fuse_unit;
const struct dfg_unit fuse_unit = {
    .abi = DFG_ABI,
    .name = "fuse",
    .imports = imports,
    .names = &fuse_names, .whole_names = &whole_names,
    .n_patterns = 12, .patterns = patterns,
};
