/* The replacements of gemm.pat's rules.  Made by pat2c; do not edit. */
#include "gemm.h"
#if GEMM_H != 0x6222cb9ba61e6993
#error "gemm.h is of another run of pat2c than this file"
#endif

#include "dfg_rewrite.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    gemm_rule_op_Add = DFG_FIRST_OP, gemm_rule_op_Concat, gemm_rule_op_Gather, gemm_rule_op_Gemm,
    gemm_rule_op_MatMul, gemm_rule_op_Reshape, gemm_rule_op_Shape, gemm_rule_op_Slice,
    gemm_rule_op_Transpose, gemm_rule_op_Unsqueeze,
};
enum {
    gemm_rule_attr_allowzero, gemm_rule_attr_alpha, gemm_rule_attr_beta, gemm_rule_attr_transA,
    gemm_rule_attr_transB,
};
static const char *const gemm_rule_op_names[] = {
    "Add", "Concat", "Gather", "Gemm", "MatMul", "Reshape", "Shape", "Slice", "Transpose", "Unsqueeze",
};
static const char *const gemm_rule_attr_names[] = {
    "allowzero", "alpha", "beta", "transA", "transB",
};

static const struct dfg_names gemm_rule_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 10,
    .ops = gemm_rule_op_names,
    .n_attrs = 5,
    .attrs = gemm_rule_attr_names,
};

/* gemm.pat:21, rule make_gemm:
 * rewrite Gemm(a, b, c) { transA = present(ta) ? 1 : 0, transB = present(tb) ? 1 : 0 };
 */
static bool gemm_make_gemm_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct gemm_make_gemm_match *m = match;
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, gemm_rule_attr_transA, m->ta != DFG_NONE ? dfg_int(1) : dfg_int(0));
    dfg_set_attr(r, &attrs, gemm_rule_attr_transB, m->tb != DFG_NONE ? dfg_int(1) : dfg_int(0));
    with[0] = dfg_new_call(r, gemm_rule_op_Gemm, DFG_OPERANDS(m->a, m->b, m->c), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* gemm.pat:29, rule gemm_transpose_a:  rewrite Gemm(a, b, c?) { ..g, transA = g.transA == 0 ? 1 : 0 }; */
static bool gemm_gemm_transpose_a_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct gemm_gemm_transpose_a_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->g);
    dfg_set_attr(r, &attrs, gemm_rule_attr_transA,
                 dfg_choose(dfg_scalar_same(dfg_attr_or(g, m->g, gemm_rule_attr_transA, dfg_int(0)),
                                            dfg_int(0)),
                            dfg_int(1), dfg_int(0)));
    with[0] = dfg_new_call(r, gemm_rule_op_Gemm, DFG_OPERANDS(m->a, m->b, m->c), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* gemm.pat:36, rule gemm_transpose_b:  rewrite Gemm(a, b, c?) { ..g, transB = g.transB == 0 ? 1 : 0 }; */
static bool gemm_gemm_transpose_b_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct gemm_gemm_transpose_b_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->g);
    dfg_set_attr(r, &attrs, gemm_rule_attr_transB,
                 dfg_choose(dfg_scalar_same(dfg_attr_or(g, m->g, gemm_rule_attr_transB, dfg_int(0)),
                                            dfg_int(0)),
                            dfg_int(1), dfg_int(0)));
    with[0] = dfg_new_call(r, gemm_rule_op_Gemm, DFG_OPERANDS(m->a, m->b, m->c), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* gemm.pat:44, rule gemm_transpose_y:
 * rewrite Gemm(b, a) { ..g, transA = g.transB == 0 ? 1 : 0, transB = g.transA == 0 ? 1 : 0 };
 */
static bool gemm_gemm_transpose_y_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct gemm_gemm_transpose_y_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->g);
    dfg_set_attr(r, &attrs, gemm_rule_attr_transA,
                 dfg_choose(dfg_scalar_same(dfg_attr_or(g, m->g, gemm_rule_attr_transB, dfg_int(0)),
                                            dfg_int(0)),
                            dfg_int(1), dfg_int(0)));
    dfg_set_attr(r, &attrs, gemm_rule_attr_transB,
                 dfg_choose(dfg_scalar_same(dfg_attr_or(g, m->g, gemm_rule_attr_transA, dfg_int(0)),
                                            dfg_int(0)),
                            dfg_int(1), dfg_int(0)));
    with[0] = dfg_new_call(r, gemm_rule_op_Gemm, DFG_OPERANDS(m->b, m->a), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* gemm.pat:56, rule gemm_rows:  rewrite Add(MatMul(a, b), c); */
static bool gemm_gemm_rows_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct gemm_gemm_rows_match *m = match;
    const dfg_node matMul = dfg_new_call(r, gemm_rule_op_MatMul, DFG_OPERANDS(m->a, m->b), NULL, 0);
    with[0] = dfg_new_call(r, gemm_rule_op_Add, DFG_OPERANDS(matMul, m->c), NULL, 0);
    return with[0] != DFG_NONE;
}

/* gemm.pat:66, rule matmul_rows:  rewrite MatMul(a, b); */
static bool gemm_matmul_rows_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct gemm_matmul_rows_match *m = match;
    with[0] = dfg_new_call(r, gemm_rule_op_MatMul, DFG_OPERANDS(m->a, m->b), NULL, 0);
    return with[0] != DFG_NONE;
}

/* gemm.pat:83, rule gemm_rows_of_shape:  rewrite Add(MatMul(a, b), c); */
static bool gemm_gemm_rows_of_shape_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct gemm_gemm_rows_of_shape_match *m = match;
    const dfg_node matMul = dfg_new_call(r, gemm_rule_op_MatMul, DFG_OPERANDS(m->a, m->b), NULL, 0);
    with[0] = dfg_new_call(r, gemm_rule_op_Add, DFG_OPERANDS(matMul, m->c), NULL, 0);
    return with[0] != DFG_NONE;
}

/* gemm.pat:92, rule gemm_rows_of_reshape:  rewrite Add(MatMul(a, b), c); */
static bool gemm_gemm_rows_of_reshape_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct gemm_gemm_rows_of_reshape_match *m = match;
    const dfg_node matMul = dfg_new_call(r, gemm_rule_op_MatMul, DFG_OPERANDS(m->a, m->b), NULL, 0);
    with[0] = dfg_new_call(r, gemm_rule_op_Add, DFG_OPERANDS(matMul, m->c), NULL, 0);
    return with[0] != DFG_NONE;
}

/* gemm.pat:108, rule matmul_stacks:  rewrite MatMul(a, b); */
static bool gemm_matmul_stacks_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct gemm_matmul_stacks_match *m = match;
    with[0] = dfg_new_call(r, gemm_rule_op_MatMul, DFG_OPERANDS(m->a, m->b), NULL, 0);
    return with[0] != DFG_NONE;
}

/* ---- which rules may match at a node: a bit each, in order of priority ---- */

enum {
    gemm_rule_make_gemm,
    gemm_rule_gemm_transpose_a,
    gemm_rule_gemm_transpose_b,
    gemm_rule_gemm_transpose_y,
    gemm_rule_gemm_rows,
    gemm_rule_matmul_rows,
    gemm_rule_gemm_rows_of_shape,
    gemm_rule_gemm_rows_of_reshape,
    gemm_rule_matmul_stacks,
};

/* gemm.pat:17  Add(m, c); the operator is known */
static inline bool gemm_rule_is_y(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    const dfg_node a1 = dfg_operand(g, n, 1);
    return (dfg_calls(g, a0, gemm_rule_op_MatMul) && dfg_argc_is(g, a0, 2))
        || (dfg_calls(g, a1, gemm_rule_op_MatMul) && dfg_argc_is(g, a1, 2));
}

/* op in {Gemm}: gemm_rule_gemm_transpose_a, gemm_rule_gemm_transpose_b */
static uint64_t gemm_rule_at_Gemm(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    const dfg_node a0 = dfg_arg(g, n, 0);
    if (dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 1) != DFG_NONE && dfg_calls(g, a0, gemm_rule_op_Transpose)
        && dfg_argc_is(g, a0, 1))
        set |= DFG_BIT(gemm_rule_gemm_transpose_a);
    const dfg_node a1 = dfg_arg(g, n, 1);
    if (dfg_n_args(g, n) <= 3 && a0 != DFG_NONE && dfg_calls(g, a1, gemm_rule_op_Transpose)
        && dfg_argc_is(g, a1, 1))
        set |= DFG_BIT(gemm_rule_gemm_transpose_b);
    return set;
}

/* gemm.pat:41  Transpose(g); the operator is known */
static inline bool gemm_rule_is_t(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 1)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return dfg_calls(g, a0, gemm_rule_op_Gemm) && dfg_has_args(g, a0, 2);
}

/* gemm.pat:72  Gather(s, scalar(0)) */
static inline bool gemm_rule_is_Gather(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, gemm_rule_op_Gather) || !dfg_argc_is(g, n, 2)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return dfg_calls(g, a0, gemm_rule_op_Shape) && dfg_argc_is(g, a0, 1)
        && dfg_scalar_is(g, dfg_operand(g, n, 1), dfg_int(0), DFG_NO_DTYPE);
}

/* gemm.pat:72  Unsqueeze(Gather(s, scalar(0)), 0) */
static inline bool gemm_rule_is_Unsqueeze(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, gemm_rule_op_Unsqueeze) && dfg_argc_is(g, n, 2)
        && gemm_rule_is_Gather(g, dfg_operand(g, n, 0))
        && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(0), DFG_NO_DTYPE);
}

/* gemm.pat:72  Gather(s, scalar(1)) */
static inline bool gemm_rule_is_Gather_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, gemm_rule_op_Gather) && dfg_argc_is(g, n, 2)
        && dfg_scalar_is(g, dfg_operand(g, n, 1), dfg_int(1), DFG_NO_DTYPE);
}

/* gemm.pat:72  Unsqueeze(Gather(s, scalar(1)), 0) */
static inline bool gemm_rule_is_Unsqueeze_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, gemm_rule_op_Unsqueeze) && dfg_argc_is(g, n, 2)
        && gemm_rule_is_Gather_2(g, dfg_operand(g, n, 0))
        && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(0), DFG_NO_DTYPE);
}

/* gemm.pat:72  Concat(Unsqueeze(Gather(s, scalar(0)), 0), Unsqueeze(Gather(s, scalar(1)), 0), n & const) */
static inline bool gemm_rule_is_Concat(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, gemm_rule_op_Concat) && dfg_has_args(g, n, 3)
        && gemm_rule_is_Unsqueeze(g, dfg_operand(g, n, 0))
        && gemm_rule_is_Unsqueeze_2(g, dfg_operand(g, n, 1)) && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST);
}

/* gemm.pat:73  Slice(s, 0, 2, 0?, 1?) */
static inline bool gemm_rule_is_Slice(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, gemm_rule_op_Slice) && dfg_n_args(g, n) <= 5
        && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(0), DFG_NO_DTYPE)
        && dfg_const_is(g, dfg_arg(g, n, 2), dfg_int(2), DFG_NO_DTYPE)
        && (dfg_arg(g, n, 3) == DFG_NONE || dfg_const_is(g, dfg_arg(g, n, 3), dfg_int(0), DFG_NO_DTYPE))
        && (dfg_arg(g, n, 4) == DFG_NONE || dfg_const_is(g, dfg_arg(g, n, 4), dfg_int(1), DFG_NO_DTYPE));
}

/* gemm.pat:73  Concat(Slice(s, 0, 2, 0?, 1?), n & const) */
static inline bool gemm_rule_is_Concat_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, gemm_rule_op_Concat) && dfg_has_args(g, n, 2)
        && gemm_rule_is_Slice(g, dfg_operand(g, n, 0)) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST);
}

/* gemm.pat:71  Shape(a) */
static inline bool gemm_rule_is_s(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, gemm_rule_op_Shape) || !dfg_argc_is(g, n, 1)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return dfg_calls(g, a0, gemm_rule_op_Reshape) && dfg_argc_is(g, a0, 2);
}

/* gemm.pat:72  Gather(s, scalar(0)) */
static inline bool gemm_rule_is_Gather_3(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, gemm_rule_op_Gather) && dfg_argc_is(g, n, 2)
        && gemm_rule_is_s(g, dfg_operand(g, n, 0))
        && dfg_scalar_is(g, dfg_operand(g, n, 1), dfg_int(0), DFG_NO_DTYPE);
}

/* gemm.pat:72  Unsqueeze(Gather(s, scalar(0)), 0) */
static inline bool gemm_rule_is_Unsqueeze_3(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, gemm_rule_op_Unsqueeze) && dfg_argc_is(g, n, 2)
        && gemm_rule_is_Gather_3(g, dfg_operand(g, n, 0))
        && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(0), DFG_NO_DTYPE);
}

/* gemm.pat:72  Concat(Unsqueeze(Gather(s, scalar(0)), 0), Unsqueeze(Gather(s, scalar(1)), 0), n & const) */
static inline bool gemm_rule_is_Concat_3(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, gemm_rule_op_Concat) && dfg_has_args(g, n, 3)
        && gemm_rule_is_Unsqueeze_3(g, dfg_operand(g, n, 0))
        && gemm_rule_is_Unsqueeze_2(g, dfg_operand(g, n, 1)) && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST);
}

/* op in {Reshape}: gemm_rule_gemm_rows, gemm_rule_matmul_rows, gemm_rule_gemm_rows_of_shape,
 * gemm_rule_gemm_rows_of_reshape, gemm_rule_matmul_stacks */
static uint64_t gemm_rule_at_Reshape(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case gemm_rule_op_Gemm:
            if (dfg_has_args(g, a0, 3)) {
                const dfg_node a0_0 = dfg_operand(g, a0, 0);
                if (dfg_calls(g, a0_0, gemm_rule_op_Reshape) && dfg_argc_is(g, a0_0, 2)
                    && dfg_float_is(g, a0, gemm_rule_attr_alpha, 1.0, 1.0)
                    && dfg_float_is(g, a0, gemm_rule_attr_beta, 1.0, 1.0)
                    && dfg_int_is(g, a0, gemm_rule_attr_transA, 0, 0)
                    && dfg_int_is(g, a0, gemm_rule_attr_transB, 0, 0)) {
                    if (dfg_int_is(g, n, gemm_rule_attr_allowzero, 0, 0)) {
                        if (gemm_rule_is_Concat(g, dfg_operand(g, n, 1))
                            || gemm_rule_is_Concat_2(g, dfg_operand(g, n, 1)))
                            set |= DFG_BIT(gemm_rule_gemm_rows_of_shape);
                        if (gemm_rule_is_Concat_3(g, dfg_operand(g, n, 1))
                            || gemm_rule_is_Concat_2(g, dfg_operand(g, n, 1)))
                            set |= DFG_BIT(gemm_rule_gemm_rows_of_reshape);
                    }
                    set |= DFG_BIT(gemm_rule_gemm_rows);
                }
            }
            break;
        case gemm_rule_op_MatMul:
            if (dfg_argc_is(g, a0, 2)) {
                const dfg_node a0_0 = dfg_operand(g, a0, 0);
                if (dfg_calls(g, a0_0, gemm_rule_op_Reshape) && dfg_argc_is(g, a0_0, 2)) {
                    set |= DFG_BIT(gemm_rule_matmul_rows);
                    const dfg_node a0_1 = dfg_operand(g, a0, 1);
                    if (dfg_calls(g, a0_1, gemm_rule_op_Reshape) && dfg_argc_is(g, a0_1, 2))
                        set |= DFG_BIT(gemm_rule_matmul_stacks);
                }
            }
            break;
        default:
            break;
        }
    }
    return set;
}

static void gemm_rules_candidates(const struct dfg_rules *self, const dfg_graph *g, dfg_node n, uint64_t *set)
{
    (void)self;
    switch (dfg_op(g, n)) {
    case gemm_rule_op_Add: *set = gemm_rule_is_y(g, n) ? DFG_BIT(gemm_rule_make_gemm) : 0; break;
    case gemm_rule_op_Gemm: *set = gemm_rule_at_Gemm(g, n); break;
    case gemm_rule_op_Transpose:
        *set = gemm_rule_is_t(g, n) ? DFG_BIT(gemm_rule_gemm_transpose_y) : 0;
        break;
    case gemm_rule_op_Reshape: *set = gemm_rule_at_Reshape(g, n); break;
    default: *set = 0; break;
    }
}

static const struct dfg_rule gemm_rule_rows[] = {
    [gemm_rule_make_gemm] = {.name = "make_gemm", .place = "gemm.pat:13", .pattern = 0, .n_roots = 1, .priority = 1,
        .roots = (const uint16_t[]){gemm_rule_op_Add, 0}, .build = gemm_make_gemm_build},
    [gemm_rule_gemm_transpose_a] = {.name = "gemm_transpose_a", .place = "gemm.pat:24", .pattern = 1, .n_roots = 1, .keep_shared = true,
        .roots = (const uint16_t[]){gemm_rule_op_Gemm, 0}, .build = gemm_gemm_transpose_a_build},
    [gemm_rule_gemm_transpose_b] = {.name = "gemm_transpose_b", .place = "gemm.pat:31", .pattern = 2, .n_roots = 1, .keep_shared = true,
        .roots = (const uint16_t[]){gemm_rule_op_Gemm, 0}, .build = gemm_gemm_transpose_b_build},
    [gemm_rule_gemm_transpose_y] = {.name = "gemm_transpose_y", .place = "gemm.pat:39", .pattern = 3, .n_roots = 1,
        .roots = (const uint16_t[]){gemm_rule_op_Transpose, 0}, .build = gemm_gemm_transpose_y_build},
    [gemm_rule_gemm_rows] = {.name = "gemm_rows", .place = "gemm.pat:47", .pattern = 4, .n_roots = 1, .keep_shared = true,
        .roots = (const uint16_t[]){gemm_rule_op_Reshape, 0}, .build = gemm_gemm_rows_build},
    [gemm_rule_matmul_rows] = {.name = "matmul_rows", .place = "gemm.pat:58", .pattern = 5, .n_roots = 1, .keep_shared = true,
        .roots = (const uint16_t[]){gemm_rule_op_Reshape, 0}, .build = gemm_matmul_rows_build},
    [gemm_rule_gemm_rows_of_shape] = {.name = "gemm_rows_of_shape", .place = "gemm.pat:78", .pattern = 7, .n_roots = 1,
        .keep_shared = true, .roots = (const uint16_t[]){gemm_rule_op_Reshape, 0},
        .build = gemm_gemm_rows_of_shape_build},
    [gemm_rule_gemm_rows_of_reshape] = {.name = "gemm_rows_of_reshape", .place = "gemm.pat:86", .pattern = 8, .n_roots = 1,
        .keep_shared = true, .roots = (const uint16_t[]){gemm_rule_op_Reshape, 0},
        .build = gemm_gemm_rows_of_reshape_build},
    [gemm_rule_matmul_stacks] = {.name = "matmul_stacks", .place = "gemm.pat:95", .pattern = 9, .n_roots = 1, .keep_shared = true,
        .roots = (const uint16_t[]){gemm_rule_op_Reshape, 0}, .build = gemm_matmul_stacks_build},
};

const struct dfg_rules gemm_rules = {
    .abi = DFG_ABI,
    .n = 9, .n_words = 1, .rules = gemm_rule_rows,
    .names = &gemm_rule_names, .candidates = gemm_rules_candidates,
};
