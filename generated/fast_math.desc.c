/* What fast_math.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "fast_math.h"
#if FAST_MATH_H != 0xa0e047e3a8f7d13b
#error "fast_math.h is of another run of pat2c than this file"
#endif

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_Add = DFG_FIRST_OP,
    OP_Clip,
    OP_Div,
    OP_Exp,
    OP_Mul,
    OP_Neg,
    OP_Pow,
    OP_ReduceL2,
    OP_ReduceSum,
    OP_Relu,
    OP_Sub,
};
enum {
    ATTR_axes,
    ATTR_keepdims,
};
static const char *const op_names[] = {
    "Add",
    "Clip",
    "Div",
    "Exp",
    "Mul",
    "Neg",
    "Pow",
    "ReduceL2",
    "ReduceSum",
    "Relu",
    "Sub",
};
static const char *const attr_names[] = {
    "axes",
    "keepdims",
};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 11,
    .ops = op_names,
    .n_attrs = 2,
    .attrs = attr_names,
};

/* fast_math.pat:10
 * cond no_wider(c, x, y) = c.rank == 0 or (c.elements == 1 and c.rank <= x.rank) or same_shape(x, y);
 */
static bool no_wider(const dfg_graph *g, dfg_node c, dfg_node x, dfg_node y)
{
    return dfg_rank(g, c) == 0
        || (dfg_dim_eq(g, dfg_elements_of(g, c), dfg_int(1))
            && dfg_le(dfg_rank_of(g, c), dfg_rank_of(g, x)))
        || dfg_same_shape(g, x, y) == DFG_TRUE;
}

struct fast_math_add_any_zero_whole {
    struct fast_math_add_any_zero_match m;
    dfg_node constant;
};

static bool fast_math_add_any_zero_whole(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, swap);
        dfg_node c = dfg_arg(g, n, 1 - swap);
        dfg_node constant = c;
        if (!dfg_splat_is(g, constant, dfg_int(0), DFG_NO_DTYPE))
            continue;
        /* where no_wider(c, x, y) */
        if (!no_wider(g, c, x, n))
            continue;
        if (accept(ctx, &(struct fast_math_add_any_zero_whole){.m = {.root = n, .x = x, .c = c, .y = n},
                .constant = constant}))
            return true;
    }
    return false;
}

struct fast_math_sub_any_zero_whole {
    struct fast_math_sub_any_zero_match m;
    dfg_node constant;
};

static bool fast_math_sub_any_zero_whole(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Sub, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node c = dfg_arg(g, n, 1);
    dfg_node constant = c;
    if (!dfg_splat_is(g, constant, dfg_int(0), DFG_NO_DTYPE))
        return false;
    /* where no_wider(c, x, y) */
    if (!no_wider(g, c, x, n))
        return false;
    return accept(ctx, &(struct fast_math_sub_any_zero_whole){.m = {.root = n, .x = x, .c = c, .y = n},
            .constant = constant});
}

struct fast_math_clip_free_float_whole {
    struct fast_math_clip_free_float_match m;
    dfg_node clip;
};

static bool fast_math_clip_free_float_whole(const dfg_graph *g, dfg_node n,
                                            bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Clip, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct fast_math_clip_free_float_whole){.m = {.root = n, .x = x}, .clip = n});
}

/* fast_math.pat:7
 * cond one(c, x) = c.elements == 1, c.rank == 0 or c.rank <= x.rank;
 */
static bool one(const dfg_graph *g, dfg_node c, dfg_node x)
{
    return dfg_dim_eq(g, dfg_elements_of(g, c), dfg_int(1))
        && (dfg_rank(g, c) == 0 || dfg_le(dfg_rank_of(g, c), dfg_rank_of(g, x)));
}

struct fast_math_pow_half_whole {
    struct fast_math_pow_half_match m;
    dfg_node pow;
    dfg_node constant;
};

static bool fast_math_pow_half_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Pow, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node c = dfg_arg(g, n, 1);
    dfg_node constant = c;
    if (!dfg_const_is(g, constant, dfg_float(0.5), DFG_NO_DTYPE))
        return false;
    /* where one(c, x) */
    if (!one(g, c, x))
        return false;
    /* where x.dtype in {f16, f32, f64} */
    if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32 || dfg_dtype(g, x) == DFG_F64))
        return false;
    return accept(ctx, &(struct fast_math_pow_half_whole){.m = {.root = n, .x = x, .c = c}, .pow = n,
            .constant = constant});
}

struct fast_math_make_softmax_whole {
    struct fast_math_make_softmax_match m;
    dfg_node div;
    dfg_node reduceSum;
    dfg_node constant;
};

static bool fast_math_make_softmax_whole(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_Div, 2))
        return false;
    dfg_node e = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, e, OP_Exp, 1))
        return false;
    dfg_node x = dfg_arg(g, e, 0);
    dfg_node reduceSum = dfg_arg(g, n, 1);
    if (!dfg_calls_with(g, reduceSum, OP_ReduceSum, 2))
        return false;
    if (!dfg_int_is(g, reduceSum, ATTR_keepdims, 1, 1))
        return false;
    if (dfg_arg(g, reduceSum, 0) != e)
        return false;
    dfg_node a = dfg_arg(g, reduceSum, 1);
    dfg_node constant = a;
    if (!dfg_is(g, constant, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){e, reduceSum}, 2))
        return false;
    /* where x.dtype in {f16, bf16, f32, f64} */
    if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_BF16 || dfg_dtype(g, x) == DFG_F32
          || dfg_dtype(g, x) == DFG_F64))
        return false;
    /* where value(a) >= -8 */
    if (!dfg_ge(dfg_value_of(g, a), dfg_int(-8)))
        return false;
    /* where uses(e) == 2 */
    if (dfg_uses(g, e) != 2)
        return false;
    return accept(ctx, &(struct fast_math_make_softmax_whole){.m = {.root = n, .x = x, .a = a, .e = e},
            .div = n, .reduceSum = reduceSum, .constant = constant});
}

struct fast_math_make_l2_norm_whole {
    struct fast_math_make_l2_norm_match m;
    dfg_node div;
    dfg_node reduceL2;
};

static bool fast_math_make_l2_norm_whole(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Div, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node reduceL2 = dfg_arg(g, n, 1);
    if (!dfg_calls_with(g, reduceL2, OP_ReduceL2, 1))
        return false;
    dfg_val p = dfg_attr(g, reduceL2, ATTR_axes);
    if (!dfg_known(p) || !dfg_int_is(g, reduceL2, ATTR_keepdims, 1, 1))
        return false;
    if (dfg_arg(g, reduceL2, 0) != x)
        return false;
    if (!dfg_same_body(g, n, reduceL2))
        return false;
    /* where len(p) == 1 */
    if (!dfg_eq(dfg_count(dfg_len(p)), dfg_int(1)))
        return false;
    /* where x.dtype in {f16, bf16, f32, f64} */
    if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_BF16 || dfg_dtype(g, x) == DFG_F32
          || dfg_dtype(g, x) == DFG_F64))
        return false;
    return accept(ctx, &(struct fast_math_make_l2_norm_whole){.m = {.root = n, .x = x, .p = p}, .div = n,
            .reduceL2 = reduceL2});
}

struct fast_math_make_leaky_relu_halves_whole {
    struct fast_math_make_leaky_relu_halves_match m;
    dfg_node sub;
    dfg_node relu;
    dfg_node mul;
    dfg_node relu_2;
    dfg_node neg;
    dfg_node constant;
};

static bool fast_math_make_leaky_relu_halves_whole(const dfg_graph *g, dfg_node n,
                                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_Sub, 2))
        return false;
    dfg_node relu = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, relu, OP_Relu, 1))
        return false;
    dfg_node x = dfg_arg(g, relu, 0);
    dfg_node mul = dfg_arg(g, n, 1);
    if (!dfg_calls_argc(g, mul, OP_Mul, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, mul, 0)) == OP_Relu ? 0 : 1;
    dfg_node relu_2 = dfg_arg(g, mul, swap);
    if (!dfg_calls_argc(g, relu_2, OP_Relu, 1))
        return false;
    dfg_node neg = dfg_arg(g, relu_2, 0);
    if (!dfg_calls_with(g, neg, OP_Neg, 1))
        return false;
    if (dfg_arg(g, neg, 0) != x)
        return false;
    dfg_node a = dfg_arg(g, mul, 1 - swap);
    dfg_node constant = a;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){relu, mul, relu_2, neg}, 4))
        return false;
    /* where one(a, x) */
    if (!one(g, a, x))
        return false;
    /* where x.dtype in {f16, bf16, f32, f64} */
    if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_BF16 || dfg_dtype(g, x) == DFG_F32
          || dfg_dtype(g, x) == DFG_F64))
        return false;
    return accept(ctx, &(struct fast_math_make_leaky_relu_halves_whole){.m = {.root = n, .x = x, .a = a},
            .sub = n, .relu = relu, .mul = mul, .relu_2 = relu_2, .neg = neg,
            .constant = constant});
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- add_any_zero ---- */

static const struct dfg_desc_expr fast_math_add_any_zero_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 10 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 10 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 10 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.rank == 0", .line = 10 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 10 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "elements", .line = 10 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 10 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "c.elements == 1", .line = 10 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 10 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 10 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 10 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 10 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "c.rank <= x.rank", .line = 10 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "(c.elements == 1 and c.rank <= x.rank)", .line = 10 },
    /* 14 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "c.rank == 0 or (c.elements == 1 and c.rank <= x.rank)", .line = 10 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 10 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 10 },
    /* 17 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "same_shape(x, y)", .line = 10 },
    /* 18 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 17, }, .text = "c.rank == 0 or (c.elements == 1 and c.rank <= x.rank) or same_shape(x, y)", .line = 10 },
};
static const struct dfg_desc_node fast_math_add_any_zero_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "y",
        .text = "Add(x, c & splat(0))", .line = 11 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 11 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "c & splat(0)", .line = 11 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 11 },
    [4] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SPLAT, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 11 },
};
static const struct dfg_desc_region fast_math_add_any_zero_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fast_math_add_any_zero_refs[] = { { 1, -1 }, { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture fast_math_add_any_zero_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fast_math_add_any_zero_match, x) },
    { "c", DFG_CAP_NODE, offsetof(struct fast_math_add_any_zero_match, c) },
    { "y", DFG_CAP_NODE, offsetof(struct fast_math_add_any_zero_match, y) },
};
static const struct dfg_desc_pattern fast_math_add_any_zero_desc = {
    .n_nodes = 5, .n_exprs = 19, .n_vars = 0, .n_sets = 3,
    .nodes = fast_math_add_any_zero_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fast_math_add_any_zero_regions,
    .exprs = fast_math_add_any_zero_exprs,
    .captures = fast_math_add_any_zero_refs,
    .text = "rule add_any_zero(x, c) { y = Add(x, c & splat(0)); match y; where no_wider(c, x, y); rewrite x; }", .line = 11, .n_where = 1, .where = (const uint32_t[]){ 18, }
};
static bool fast_math_add_any_zero_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fast_math_add_any_zero_match(g, n, m);
}
static bool fast_math_add_any_zero_pass(void *ctx, const struct fast_math_add_any_zero_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fast_math_add_any_zero_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fast_math_add_any_zero_each(g, n, fast_math_add_any_zero_pass, &e);
}

static const struct dfg_part fast_math_add_any_zero_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fast_math_add_any_zero_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fast_math_add_any_zero_whole, m.c) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct fast_math_add_any_zero_whole, m.y) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fast_math_add_any_zero_whole, constant) },
};
/* ---- sub_any_zero ---- */

static const struct dfg_desc_expr fast_math_sub_any_zero_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 10 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 10 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 10 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.rank == 0", .line = 10 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 10 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "elements", .line = 10 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 10 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "c.elements == 1", .line = 10 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 10 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 10 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 10 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 10 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "c.rank <= x.rank", .line = 10 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "(c.elements == 1 and c.rank <= x.rank)", .line = 10 },
    /* 14 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "c.rank == 0 or (c.elements == 1 and c.rank <= x.rank)", .line = 10 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 10 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 10 },
    /* 17 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "same_shape(x, y)", .line = 10 },
    /* 18 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 17, }, .text = "c.rank == 0 or (c.elements == 1 and c.rank <= x.rank) or same_shape(x, y)", .line = 10 },
};
static const struct dfg_desc_node fast_math_sub_any_zero_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sub", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "y",
        .text = "Sub(x, c & splat(0))", .line = 12 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 12 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "c & splat(0)", .line = 12 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 12 },
    [4] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SPLAT, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 12 },
};
static const struct dfg_desc_region fast_math_sub_any_zero_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fast_math_sub_any_zero_refs[] = { { 1, -1 }, { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture fast_math_sub_any_zero_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fast_math_sub_any_zero_match, x) },
    { "c", DFG_CAP_NODE, offsetof(struct fast_math_sub_any_zero_match, c) },
    { "y", DFG_CAP_NODE, offsetof(struct fast_math_sub_any_zero_match, y) },
};
static const struct dfg_desc_pattern fast_math_sub_any_zero_desc = {
    .n_nodes = 5, .n_exprs = 19, .n_vars = 0, .n_sets = 3,
    .nodes = fast_math_sub_any_zero_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fast_math_sub_any_zero_regions,
    .exprs = fast_math_sub_any_zero_exprs,
    .captures = fast_math_sub_any_zero_refs,
    .text = "rule sub_any_zero(x, c) { y = Sub(x, c & splat(0)); match y; where no_wider(c, x, y); rewrite x; }", .line = 12, .n_where = 1, .where = (const uint32_t[]){ 18, }
};
static bool fast_math_sub_any_zero_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fast_math_sub_any_zero_match(g, n, m);
}
static bool fast_math_sub_any_zero_pass(void *ctx, const struct fast_math_sub_any_zero_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fast_math_sub_any_zero_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fast_math_sub_any_zero_each(g, n, fast_math_sub_any_zero_pass, &e);
}

static const struct dfg_part fast_math_sub_any_zero_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fast_math_sub_any_zero_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fast_math_sub_any_zero_whole, m.c) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct fast_math_sub_any_zero_whole, m.y) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fast_math_sub_any_zero_whole, constant) },
};
/* ---- clip_free_float ---- */

static const struct dfg_desc_node fast_math_clip_free_float_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "Clip(x)", .line = 14 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 14 },
};
static const struct dfg_desc_region fast_math_clip_free_float_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fast_math_clip_free_float_refs[] = { { 1, -1 }, };
static const struct dfg_capture fast_math_clip_free_float_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fast_math_clip_free_float_match, x) },
};
static const struct dfg_desc_pattern fast_math_clip_free_float_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = fast_math_clip_free_float_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fast_math_clip_free_float_regions,
    .captures = fast_math_clip_free_float_refs,
    .text = "rule clip_free_float(x) { match Clip(x); rewrite x; }", .line = 14
};
static bool fast_math_clip_free_float_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fast_math_clip_free_float_match(g, n, m);
}
static bool fast_math_clip_free_float_pass(void *ctx, const struct fast_math_clip_free_float_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fast_math_clip_free_float_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fast_math_clip_free_float_each(g, n, fast_math_clip_free_float_pass, &e);
}

static const struct dfg_part fast_math_clip_free_float_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fast_math_clip_free_float_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct fast_math_clip_free_float_whole, clip) },
};
/* ---- pow_half ---- */

static const struct dfg_desc_expr fast_math_pow_half_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 7 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 7 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 7 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.elements == 1", .line = 7 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 7 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 7 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 7 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "c.rank == 0", .line = 7 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 7 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 7 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 7 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 7 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "c.rank <= x.rank", .line = 7 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 7 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "c.elements == 1, c.rank == 0 or c.rank <= x.rank", .line = 7 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 18 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 18 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 18 },
    /* 20 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 16, 17, 18, 19, }, .text = "x.dtype in {f16, f32, f64}", .line = 18 },
};
static const struct dfg_desc_node fast_math_pow_half_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Pow", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "Pow(x, c & 0.5)", .line = 17 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 16 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "c & 0.5", .line = 17 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 16 },
    [4] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 17 },
};
static const struct dfg_desc_region fast_math_pow_half_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fast_math_pow_half_refs[] = { { 1, -1 }, { 3, -1 }, };
static const struct dfg_capture fast_math_pow_half_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fast_math_pow_half_match, x) },
    { "c", DFG_CAP_NODE, offsetof(struct fast_math_pow_half_match, c) },
};
static const struct dfg_desc_pattern fast_math_pow_half_desc = {
    .n_nodes = 5, .n_exprs = 21, .n_vars = 0, .n_sets = 2,
    .nodes = fast_math_pow_half_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fast_math_pow_half_regions,
    .exprs = fast_math_pow_half_exprs,
    .captures = fast_math_pow_half_refs,
    .text = "rule pow_half(x, c) {\012    match Pow(x, c & 0.5);\012    where one(c, x), x.dtype in {f16, f32, f64};\012    rewrite Sqrt(x);\012}", .line = 16, .n_where = 2, .where = (const uint32_t[]){ 14, 20, }
};
static bool fast_math_pow_half_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fast_math_pow_half_match(g, n, m);
}
static bool fast_math_pow_half_pass(void *ctx, const struct fast_math_pow_half_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fast_math_pow_half_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fast_math_pow_half_each(g, n, fast_math_pow_half_pass, &e);
}

static const struct dfg_part fast_math_pow_half_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fast_math_pow_half_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fast_math_pow_half_whole, m.c) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct fast_math_pow_half_whole, pow) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fast_math_pow_half_whole, constant) },
};
/* ---- make_softmax ---- */

static const struct dfg_desc_expr fast_math_make_softmax_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 26 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 26 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 26 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 26 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 26 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 26 },
    /* 6 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 1, 2, 3, 4, 5, }, .text = "x.dtype in {f16, bf16, f32, f64}", .line = 26 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 5, .text = "a", .line = 26 },
    /* 8 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "value(a)", .line = 26 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -8LL }, .text = "-8", .line = 26 },
    /* 10 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "value(a) >= -8", .line = 26 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 1, .text = "e", .line = 26 },
    /* 12 */ { .op = DFG_E_CALL, .sub = DFG_F_USES, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "uses(e)", .line = 26 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 26 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "uses(e) == 2", .line = 26 },
};
static const struct dfg_desc_node fast_math_make_softmax_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, },
        .text = "Div(e, ReduceSum(e, a & const) { keepdims == 1 })", .line = 25 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Exp", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "e",
        .text = "Exp(x)", .line = 24 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 23 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "ReduceSum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "keepdims", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "keepdims == 1", .line = 25 },
        },
        .text = "ReduceSum(e, a & const)", .line = 25 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "a & const", .line = 25 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 23 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
};
static const struct dfg_desc_region fast_math_make_softmax_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fast_math_make_softmax_refs[] = { { 2, -1 }, { 5, -1 }, { 1, -1 }, };
static const struct dfg_capture fast_math_make_softmax_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fast_math_make_softmax_match, x) },
    { "a", DFG_CAP_NODE, offsetof(struct fast_math_make_softmax_match, a) },
    { "e", DFG_CAP_NODE, offsetof(struct fast_math_make_softmax_match, e) },
};
static const struct dfg_desc_pattern fast_math_make_softmax_desc = {
    .n_nodes = 7, .n_exprs = 15, .n_vars = 0, .n_sets = 3,
    .nodes = fast_math_make_softmax_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fast_math_make_softmax_regions,
    .exprs = fast_math_make_softmax_exprs,
    .captures = fast_math_make_softmax_refs,
    .text = "rule make_softmax(x, a) {\012    e = Exp(x);\012    match Div(e, ReduceSum(e, a & const) { keepdims == 1 });\012    where x.dtype in {f16, bf16, f32, f64}, value(a) >= -8, uses(e) == 2;\012    rewrite Softmax(x) { axis = value(a) };\012}", .line = 23, .n_where = 3, .where = (const uint32_t[]){ 6, 10, 14, }
};
static bool fast_math_make_softmax_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fast_math_make_softmax_match(g, n, m);
}
static bool fast_math_make_softmax_pass(void *ctx, const struct fast_math_make_softmax_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fast_math_make_softmax_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fast_math_make_softmax_each(g, n, fast_math_make_softmax_pass, &e);
}

static const struct dfg_part fast_math_make_softmax_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fast_math_make_softmax_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fast_math_make_softmax_whole, m.a) },
    { DFG_PART_INNER, false, 0, 2, offsetof(struct fast_math_make_softmax_whole, m.e) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct fast_math_make_softmax_whole, div) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fast_math_make_softmax_whole, reduceSum) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fast_math_make_softmax_whole, constant) },
};
/* ---- make_l2_norm ---- */

static const struct dfg_desc_expr fast_math_make_l2_norm_exprs[] = {
    /* 0 */ { .op = DFG_E_VAR, .ref = 0, .text = "p", .line = 33 },
    /* 1 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "len(p)", .line = 33 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 33 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "len(p) == 1", .line = 33 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 33 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 33 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 33 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 33 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 33 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 33 },
    /* 10 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 5, 6, 7, 8, 9, }, .text = "x.dtype in {f16, bf16, f32, f64}", .line = 33 },
};
static const struct dfg_desc_node fast_math_make_l2_norm_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "Div(x, ReduceL2(x) { axes = p, keepdims == 1 })", .line = 32 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 31 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "ReduceL2", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axes", .expr = -1, .var = 0, .text = "axes = p", .line = 32 },
            { .test = DFG_D_TEST_EQ, .name = "keepdims", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "keepdims == 1", .line = 32 },
        },
        .text = "ReduceL2(x)", .line = 32 },
};
static const struct dfg_desc_region fast_math_make_l2_norm_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t fast_math_make_l2_norm_var_regions[] = { 0, };
static const bool fast_math_make_l2_norm_dims[] = { 0, };
static const struct dfg_desc_capture fast_math_make_l2_norm_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture fast_math_make_l2_norm_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fast_math_make_l2_norm_match, x) },
    { "p", DFG_CAP_VALUE, offsetof(struct fast_math_make_l2_norm_match, p) },
};
static const struct dfg_desc_pattern fast_math_make_l2_norm_desc = {
    .n_nodes = 3, .n_exprs = 11, .n_vars = 1, .n_sets = 2,
    .nodes = fast_math_make_l2_norm_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fast_math_make_l2_norm_regions,
    .var_region = fast_math_make_l2_norm_var_regions,
    .exprs = fast_math_make_l2_norm_exprs,
    .captures = fast_math_make_l2_norm_refs,
    .var_is_dim = fast_math_make_l2_norm_dims,
    .text = "rule make_l2_norm(x) {\012    match Div(x, ReduceL2(x) { axes = p, keepdims == 1 });\012    where len(p) == 1, x.dtype in {f16, bf16, f32, f64};\012    rewrite LpNormalization(x) { axis = p[0], p = 2 };\012}", .line = 31, .n_where = 2, .where = (const uint32_t[]){ 3, 10, }
};
static bool fast_math_make_l2_norm_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fast_math_make_l2_norm_match(g, n, m);
}
static bool fast_math_make_l2_norm_pass(void *ctx, const struct fast_math_make_l2_norm_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fast_math_make_l2_norm_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fast_math_make_l2_norm_each(g, n, fast_math_make_l2_norm_pass, &e);
}

static const struct dfg_part fast_math_make_l2_norm_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fast_math_make_l2_norm_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct fast_math_make_l2_norm_whole, div) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fast_math_make_l2_norm_whole, reduceL2) },
};
/* ---- make_leaky_relu_halves ---- */

static const struct dfg_desc_expr fast_math_make_leaky_relu_halves_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 7 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 7 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 7 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.elements == 1", .line = 7 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 7 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 7 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 7 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "c.rank == 0", .line = 7 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 7 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 7 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 7 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 7 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "c.rank <= x.rank", .line = 7 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 7 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "c.elements == 1, c.rank == 0 or c.rank <= x.rank", .line = 7 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 40 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 40 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 40 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 40 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 40 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 40 },
    /* 21 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 16, 17, 18, 19, 20, }, .text = "x.dtype in {f16, bf16, f32, f64}", .line = 40 },
};
static const struct dfg_desc_node fast_math_make_leaky_relu_halves_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sub", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, },
        .text = "Sub(Relu(x), Mul(Relu(Neg(x)), a & const))", .line = 39 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "Relu(x)", .line = 39 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 38 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 6, },
        .text = "Mul(Relu(Neg(x)), a & const)", .line = 39 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .text = "Relu(Neg(x))", .line = 39 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Neg", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "Neg(x)", .line = 39 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "a & const", .line = 39 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 38 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 39 },
};
static const struct dfg_desc_region fast_math_make_leaky_relu_halves_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture fast_math_make_leaky_relu_halves_refs[] = { { 2, -1 }, { 7, -1 }, };
static const struct dfg_capture fast_math_make_leaky_relu_halves_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fast_math_make_leaky_relu_halves_match, x) },
    { "a", DFG_CAP_NODE, offsetof(struct fast_math_make_leaky_relu_halves_match, a) },
};
static const struct dfg_desc_pattern fast_math_make_leaky_relu_halves_desc = {
    .n_nodes = 9, .n_exprs = 22, .n_vars = 0, .n_sets = 2,
    .nodes = fast_math_make_leaky_relu_halves_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = fast_math_make_leaky_relu_halves_regions,
    .exprs = fast_math_make_leaky_relu_halves_exprs,
    .captures = fast_math_make_leaky_relu_halves_refs,
    .text = "rule make_leaky_relu_halves(x, a) {\012    match Sub(Relu(x), Mul(Relu(Neg(x)), a & const));\012    where one(a, x), x.dtype in {f16, bf16, f32, f64};\012    rewrite LeakyRelu(x) { alpha = value(a) };\012}", .line = 38, .n_where = 2, .where = (const uint32_t[]){ 14, 21, }
};
static bool fast_math_make_leaky_relu_halves_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fast_math_make_leaky_relu_halves_match(g, n, m);
}
static bool fast_math_make_leaky_relu_halves_pass(void *ctx, const struct fast_math_make_leaky_relu_halves_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fast_math_make_leaky_relu_halves_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fast_math_make_leaky_relu_halves_each(g, n, fast_math_make_leaky_relu_halves_pass, &e);
}

static const struct dfg_part fast_math_make_leaky_relu_halves_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fast_math_make_leaky_relu_halves_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fast_math_make_leaky_relu_halves_whole, m.a) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct fast_math_make_leaky_relu_halves_whole, sub) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fast_math_make_leaky_relu_halves_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fast_math_make_leaky_relu_halves_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fast_math_make_leaky_relu_halves_whole, relu_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fast_math_make_leaky_relu_halves_whole, neg) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct fast_math_make_leaky_relu_halves_whole, constant) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "add_any_zero", .place = "fast_math.pat:11", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fast_math_add_any_zero_match),
      .n_captures = 3, .captures = fast_math_add_any_zero_captures,
      .match = fast_math_add_any_zero_any, .each = fast_math_add_any_zero_all, .desc = &fast_math_add_any_zero_desc,
      .whole_size = sizeof(struct fast_math_add_any_zero_whole), .n_parts = sizeof fast_math_add_any_zero_parts / sizeof *fast_math_add_any_zero_parts,
      .n_params = 2, .parts = fast_math_add_any_zero_parts, .whole = fast_math_add_any_zero_whole },
    { .name = "sub_any_zero", .place = "fast_math.pat:12", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fast_math_sub_any_zero_match),
      .n_captures = 3, .captures = fast_math_sub_any_zero_captures,
      .match = fast_math_sub_any_zero_any, .each = fast_math_sub_any_zero_all, .desc = &fast_math_sub_any_zero_desc,
      .whole_size = sizeof(struct fast_math_sub_any_zero_whole), .n_parts = sizeof fast_math_sub_any_zero_parts / sizeof *fast_math_sub_any_zero_parts,
      .n_params = 2, .parts = fast_math_sub_any_zero_parts, .whole = fast_math_sub_any_zero_whole },
    { .name = "clip_free_float", .place = "fast_math.pat:14", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fast_math_clip_free_float_match),
      .n_captures = 1, .captures = fast_math_clip_free_float_captures,
      .match = fast_math_clip_free_float_any, .each = fast_math_clip_free_float_all, .desc = &fast_math_clip_free_float_desc,
      .whole_size = sizeof(struct fast_math_clip_free_float_whole), .n_parts = sizeof fast_math_clip_free_float_parts / sizeof *fast_math_clip_free_float_parts,
      .n_params = 1, .parts = fast_math_clip_free_float_parts, .whole = fast_math_clip_free_float_whole },
    { .name = "pow_half", .place = "fast_math.pat:16", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fast_math_pow_half_match),
      .n_captures = 2, .captures = fast_math_pow_half_captures,
      .match = fast_math_pow_half_any, .each = fast_math_pow_half_all, .desc = &fast_math_pow_half_desc,
      .whole_size = sizeof(struct fast_math_pow_half_whole), .n_parts = sizeof fast_math_pow_half_parts / sizeof *fast_math_pow_half_parts,
      .n_params = 2, .parts = fast_math_pow_half_parts, .whole = fast_math_pow_half_whole },
    { .name = "make_softmax", .place = "fast_math.pat:23", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fast_math_make_softmax_match),
      .n_captures = 3, .captures = fast_math_make_softmax_captures,
      .match = fast_math_make_softmax_any, .each = fast_math_make_softmax_all, .desc = &fast_math_make_softmax_desc,
      .whole_size = sizeof(struct fast_math_make_softmax_whole), .n_parts = sizeof fast_math_make_softmax_parts / sizeof *fast_math_make_softmax_parts,
      .n_params = 2, .parts = fast_math_make_softmax_parts, .whole = fast_math_make_softmax_whole },
    { .name = "make_l2_norm", .place = "fast_math.pat:31", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fast_math_make_l2_norm_match),
      .n_captures = 2, .captures = fast_math_make_l2_norm_captures,
      .match = fast_math_make_l2_norm_any, .each = fast_math_make_l2_norm_all, .desc = &fast_math_make_l2_norm_desc,
      .whole_size = sizeof(struct fast_math_make_l2_norm_whole), .n_parts = sizeof fast_math_make_l2_norm_parts / sizeof *fast_math_make_l2_norm_parts,
      .n_params = 1, .parts = fast_math_make_l2_norm_parts, .whole = fast_math_make_l2_norm_whole },
    { .name = "make_leaky_relu_halves", .place = "fast_math.pat:38", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct fast_math_make_leaky_relu_halves_match),
      .n_captures = 2, .captures = fast_math_make_leaky_relu_halves_captures,
      .match = fast_math_make_leaky_relu_halves_any, .each = fast_math_make_leaky_relu_halves_all, .desc = &fast_math_make_leaky_relu_halves_desc,
      .whole_size = sizeof(struct fast_math_make_leaky_relu_halves_whole), .n_parts = sizeof fast_math_make_leaky_relu_halves_parts / sizeof *fast_math_make_leaky_relu_halves_parts,
      .n_params = 2, .parts = fast_math_make_leaky_relu_halves_parts, .whole = fast_math_make_leaky_relu_halves_whole },
};

static const char *const imports[] = { "onnx", NULL };
extern const struct dfg_unit fast_math_unit;
const struct dfg_unit fast_math_unit = {
    .abi = DFG_ABI,
    .name = "fast_math",
    .imports = imports,
    .names = &fast_math_names, .whole_names = &whole_names,
    .n_patterns = 7, .patterns = patterns,
    .rules = &fast_math_rules,
};
