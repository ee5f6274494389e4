/* The replacements of gemm.pat's rules.  Made by pat2c; do not edit. */
#include "gemm.h"
_Static_assert(GEMM_H == 0x903d9b780fe81b0f, "gemm.h is of another run of pat2c than this file");

#include "dfg_rewrite.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    gemm_rule_op_Add = DFG_FIRST_OP, gemm_rule_op_Concat, gemm_rule_op_Einsum, gemm_rule_op_Gemm,
    gemm_rule_op_MatMul, gemm_rule_op_Reshape, gemm_rule_op_Slice, gemm_rule_op_Transpose,
    gemm_rule_op_Unsqueeze,
};
enum {
    gemm_rule_attr_allowzero, gemm_rule_attr_alpha, gemm_rule_attr_beta, gemm_rule_attr_equation,
    gemm_rule_attr_perm, gemm_rule_attr_transA, gemm_rule_attr_transB,
};
enum { gemm_rule_str_ab_bc_ac, gemm_rule_str_abc_acd_abd, gemm_rule_str_abcd_abde_abce };
static const char *const gemm_rule_op_names[] = {
    "Add", "Concat", "Einsum", "Gemm", "MatMul", "Reshape", "Slice", "Transpose", "Unsqueeze",
};
static const char *const gemm_rule_attr_names[] = {
    "allowzero", "alpha", "beta", "equation", "perm", "transA", "transB",
};
static const char *const gemm_rule_str_names[] = { "ab,bc->ac", "abc,acd->abd", "abcd,abde->abce" };
static const dfg_val gemm_rule_list_0_2_1[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 2}, {.tag = DFG_V_INT, .u.i = 1}};
static const dfg_val gemm_rule_list_1_0[] = {{.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 0}};

static const struct dfg_names gemm_rule_names = {
    .abi = DFG_ABI, .needs = 0, .n_ops = 9, .ops = gemm_rule_op_names, .n_attrs = 7,
    .attrs = gemm_rule_attr_names, .n_strs = 3, .strs = gemm_rule_str_names,
};

/* gemm.pat:21, rule make_gemm:
 * rewrite Gemm(a, b, c) { transA = present(ta) ? 1 : 0, transB = present(tb) ? 1 : 0 }; */
DFG_BUILD(gemm_make_gemm)
{
    with[0] = dfg_new_call(r, gemm_rule_op_Gemm, DFG_OPERANDS(m->a, m->b, m->c),
                           DFG_ATTRS(dfg_give(gemm_rule_attr_transA,
                                              m->ta != DFG_NONE ? dfg_int(1) : dfg_int(0)),
                                     dfg_give(gemm_rule_attr_transB,
                                              m->tb != DFG_NONE ? dfg_int(1) : dfg_int(0))), 0);
}

/* gemm.pat:29, rule gemm_transpose_a:  rewrite Gemm(a, b, c?) { ..g, transA = g.transA == 0 ? 1 : 0 }; */
DFG_BUILD(gemm_gemm_transpose_a)
{
    with[0] = dfg_new_call(r, gemm_rule_op_Gemm, DFG_OPERANDS(m->a, m->b, m->c),
                           DFG_ATTRS(dfg_take(m->g),
                                     dfg_give(gemm_rule_attr_transA,
                                              dfg_choose_int(dfg_scalar_same(dfg_attr_or_int(
                                                                                 g, m->g,
                                                                                 gemm_rule_attr_transA, 0),
                                                                             dfg_int(0)), 1, 0))), 0);
}

/* gemm.pat:36, rule gemm_transpose_b:  rewrite Gemm(a, b, c?) { ..g, transB = g.transB == 0 ? 1 : 0 }; */
DFG_BUILD(gemm_gemm_transpose_b)
{
    with[0] = dfg_new_call(r, gemm_rule_op_Gemm, DFG_OPERANDS(m->a, m->b, m->c),
                           DFG_ATTRS(dfg_take(m->g),
                                     dfg_give(gemm_rule_attr_transB,
                                              dfg_choose_int(dfg_scalar_same(dfg_attr_or_int(
                                                                                 g, m->g,
                                                                                 gemm_rule_attr_transB, 0),
                                                                             dfg_int(0)), 1, 0))), 0);
}

/* gemm.pat:44, rule gemm_transpose_y:
 * rewrite Gemm(b, a) { ..g, transA = g.transB == 0 ? 1 : 0, transB = g.transA == 0 ? 1 : 0 }; */
DFG_BUILD(gemm_gemm_transpose_y)
{
    with[0] = dfg_new_call(r, gemm_rule_op_Gemm, DFG_OPERANDS(m->b, m->a),
                           DFG_ATTRS(dfg_take(m->g),
                                     dfg_give(gemm_rule_attr_transA,
                                              dfg_choose_int(dfg_scalar_same(dfg_attr_or_int(
                                                                                 g, m->g,
                                                                                 gemm_rule_attr_transB, 0),
                                                                             dfg_int(0)), 1, 0)),
                                     dfg_give(gemm_rule_attr_transB,
                                              dfg_choose_int(dfg_scalar_same(dfg_attr_or_int(
                                                                                 g, m->g,
                                                                                 gemm_rule_attr_transA, 0),
                                                                             dfg_int(0)), 1, 0))), 0);
}

/* gemm.pat:56, rule gemm_rows:  rewrite Add(MatMul(a, b), c); */
static const struct dfg_made_call gemm_gemm_rows_calls[] = {
    {gemm_rule_op_MatMul, 2, {DFG_FROM(gemm_gemm_rows, a), DFG_FROM(gemm_gemm_rows, b)}},
    {gemm_rule_op_Add, 2, {DFG_FROM_CALL + 0, DFG_FROM(gemm_gemm_rows, c)}},
};

/* gemm.pat:67, rule gemm_rows_turned:  rewrite Add(MatMul(a, Transpose(b) { perm = [1, 0] }), c); */
DFG_BUILD(gemm_gemm_rows_turned)
{
    const dfg_node transpose = dfg_new_call(
            r, gemm_rule_op_Transpose, DFG_OPERANDS(m->b),
            DFG_ATTRS(dfg_give(gemm_rule_attr_perm, dfg_list(gemm_rule_list_1_0, 2))), 0);
    const dfg_node matMul = dfg_new_call(r, gemm_rule_op_MatMul, DFG_OPERANDS(m->a, transpose), NULL, 0);
    with[0] = dfg_new_call(r, gemm_rule_op_Add, DFG_OPERANDS(matMul, m->c), NULL, 0);
}

/* gemm.pat:77, rule matmul_rows:  rewrite MatMul(a, b); */
static const struct dfg_made_call gemm_matmul_rows_calls[] = {
    {gemm_rule_op_MatMul, 2, {DFG_FROM(gemm_matmul_rows, a), DFG_FROM(gemm_matmul_rows, b)}},
};

/* gemm.pat:94, rule gemm_rows_of_shape:  rewrite Add(MatMul(a, b), c); */
static const struct dfg_made_call gemm_gemm_rows_of_shape_calls[] = {
    {gemm_rule_op_MatMul, 2, {DFG_FROM(gemm_gemm_rows_of_shape, a), DFG_FROM(gemm_gemm_rows_of_shape, b)}},
    {gemm_rule_op_Add, 2, {DFG_FROM_CALL + 0, DFG_FROM(gemm_gemm_rows_of_shape, c)}},
};

/* gemm.pat:103, rule gemm_rows_of_reshape:  rewrite Add(MatMul(a, b), c); */
static const struct dfg_made_call gemm_gemm_rows_of_reshape_calls[] = {
    {gemm_rule_op_MatMul, 2, {DFG_FROM(gemm_gemm_rows_of_reshape, a), DFG_FROM(gemm_gemm_rows_of_reshape, b)}},
    {gemm_rule_op_Add, 2, {DFG_FROM_CALL + 0, DFG_FROM(gemm_gemm_rows_of_reshape, c)}},
};

/* gemm.pat:119, rule matmul_stacks:  rewrite MatMul(a, b); */
static const struct dfg_made_call gemm_matmul_stacks_calls[] = {
    {gemm_rule_op_MatMul, 2, {DFG_FROM(gemm_matmul_stacks, a), DFG_FROM(gemm_matmul_stacks, b)}},
};

static DFG_APART dfg_val gemm_rule_item(const dfg_graph *g, const dfg_val *i, dfg_node b)
{
    return dfg_choose(dfg_less(*i, dfg_rank_plus(g, b, -2)), *i,
                      dfg_choose(dfg_scalar_same(*i, dfg_rank_plus(g, b, -2)), dfg_int_add(*i, dfg_int(1)),
                                 dfg_int_sub(*i, dfg_int(1))));
}

/* gemm.pat:134, rule matmul_stacks_turned:  rewrite MatMul(a, Transpose(b) {
 *     perm = [i < b.rank - 2 ? i : i == b.rank - 2 ? i + 1 : i - 1 for i in range(b.rank)]
 * }); */
DFG_BUILD(gemm_matmul_stacks_turned)
{
    struct dfg_values perm = {0};
    const int64_t n = dfg_rank_less(g, m->b, 0);
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &perm, gemm_rule_item(g, DFG_PUT(dfg_int(i)), m->b));
    const dfg_node transpose = dfg_new_call(
            r, gemm_rule_op_Transpose, DFG_OPERANDS(m->b),
            DFG_ATTRS(dfg_give(gemm_rule_attr_perm, n < 0 ? dfg_nil() : dfg_list_of(r, &perm))), 0);
    with[0] = dfg_new_call(r, gemm_rule_op_MatMul, DFG_OPERANDS(m->a, transpose), NULL, 0);
}

/* gemm.pat:145, rule bias_before_heads:  rewrite Reshape(Add(x, Reshape(c, i64 [-1])), s) { ..r }; */
DFG_BUILD(gemm_bias_before_heads)
{
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_int(-1)));
    const dfg_node reshape = dfg_new_call(r, gemm_rule_op_Reshape, DFG_OPERANDS(m->c, constant), NULL, 0);
    const dfg_node add = dfg_new_call(r, gemm_rule_op_Add, DFG_OPERANDS(m->x, reshape), NULL, 0);
    with[0] = dfg_new_call(r, gemm_rule_op_Reshape, DFG_OPERANDS(add, m->s), DFG_ATTRS(dfg_take(m->r)), 0);
}

/* gemm.pat:152, rule einsum_matmul:  rewrite MatMul(a, b); */
static const struct dfg_made_call gemm_einsum_matmul_calls[] = {
    {gemm_rule_op_MatMul, 2, {DFG_FROM(gemm_einsum_matmul, a), DFG_FROM(gemm_einsum_matmul, b)}},
};

/* ---- which rules may match at a node: a bit each, in order of priority ---- */

enum {
    gemm_rule_make_gemm, gemm_rule_gemm_transpose_a, gemm_rule_gemm_transpose_b, gemm_rule_gemm_transpose_y,
    gemm_rule_gemm_rows, gemm_rule_gemm_rows_turned, gemm_rule_matmul_rows, gemm_rule_gemm_rows_of_shape,
    gemm_rule_gemm_rows_of_reshape, gemm_rule_matmul_stacks, gemm_rule_matmul_stacks_turned,
    gemm_rule_bias_before_heads, gemm_rule_einsum_matmul,
};

/* op in {Add}: gemm_rule_make_gemm, gemm_rule_bias_before_heads */
static uint64_t gemm_rule_at_Add(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        if (dfg_calls_argc(g, dfg_operand(g, n, 0), gemm_rule_op_MatMul, 2)
            || dfg_calls_argc(g, dfg_operand(g, n, 1), gemm_rule_op_MatMul, 2))
            set |= DFG_BIT(gemm_rule_make_gemm);
        if ((dfg_calls_argc(g, dfg_operand(g, n, 0), gemm_rule_op_Reshape, 2)
             && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
            || (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST)
                && dfg_calls_argc(g, dfg_operand(g, n, 1), gemm_rule_op_Reshape, 2)))
            set |= DFG_BIT(gemm_rule_bias_before_heads);
    }
    return set;
}

/* op in {Gemm}: gemm_rule_gemm_transpose_a, gemm_rule_gemm_transpose_b */
static uint64_t gemm_rule_at_Gemm(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 1) != DFG_NONE
        && dfg_calls_argc(g, dfg_arg(g, n, 0), gemm_rule_op_Transpose, 1))
        set |= DFG_BIT(gemm_rule_gemm_transpose_a);
    if (dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE
        && dfg_calls_argc(g, dfg_arg(g, n, 1), gemm_rule_op_Transpose, 1))
        set |= DFG_BIT(gemm_rule_gemm_transpose_b);
    return set;
}

/* gemm.pat:41  Transpose(g); the operator is known */
static inline bool gemm_rule_is_t(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && dfg_calls_with(g, dfg_operand(g, n, 0), gemm_rule_op_Gemm, 2);
}

/* gemm.pat:83  Concat(Unsqueeze(Gather(s, scalar(0)), 0), Unsqueeze(Gather(s, scalar(1)), 0), n & const) */
static inline bool gemm_rule_is_Concat(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_with(g, n, gemm_rule_op_Concat, 3)
        && dfg_calls_argc(g, dfg_operand(g, n, 0), gemm_rule_op_Unsqueeze, 2)
        && dfg_calls_argc(g, dfg_operand(g, n, 1), gemm_rule_op_Unsqueeze, 2)
        && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST);
}

/* gemm.pat:84  Concat(Slice(s, 0, 2, 0?, 1?), n & const) */
static inline bool gemm_rule_is_Concat_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_with(g, n, gemm_rule_op_Concat, 2)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return dfg_calls(g, a0, gemm_rule_op_Slice) && dfg_n_args(g, a0) <= 5
        && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST);
}

/* op in {Reshape}: gemm_rule_gemm_rows, gemm_rule_gemm_rows_turned, gemm_rule_matmul_rows,
 * gemm_rule_gemm_rows_of_shape, gemm_rule_gemm_rows_of_reshape, gemm_rule_matmul_stacks and 1
 * more */
static uint64_t gemm_rule_at_Reshape(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case gemm_rule_op_Gemm:
            if (dfg_has_args(g, a0, 3) && dfg_calls_argc(g, dfg_operand(g, a0, 0), gemm_rule_op_Reshape, 2)
                && dfg_float_is(g, a0, gemm_rule_attr_alpha, 1.0, 1.0)
                && dfg_float_is(g, a0, gemm_rule_attr_beta, 1.0, 1.0)
                && dfg_int_is(g, a0, gemm_rule_attr_transA, 0, 0)) {
                if (dfg_int_is(g, a0, gemm_rule_attr_transB, 0, 0)) {
                    if ((gemm_rule_is_Concat(g, dfg_operand(g, n, 1))
                         || gemm_rule_is_Concat_2(g, dfg_operand(g, n, 1)))
                        && dfg_int_is(g, n, gemm_rule_attr_allowzero, 0, 0)) {
                        set |= DFG_BIT(gemm_rule_gemm_rows_of_shape);
                        set |= DFG_BIT(gemm_rule_gemm_rows_of_reshape);
                    }
                    set |= DFG_BIT(gemm_rule_gemm_rows);
                }
                if (dfg_is(g, dfg_operand(g, a0, 1), DFG_CONST)
                    && dfg_int_is(g, a0, gemm_rule_attr_transB, 1, 0))
                    set |= DFG_BIT(gemm_rule_gemm_rows_turned);
            }
            break;
        case gemm_rule_op_MatMul:
            if (dfg_argc_is(g, a0, 2) && dfg_calls_argc(g, dfg_operand(g, a0, 0), gemm_rule_op_Reshape, 2)) {
                const dfg_node a0_1 = dfg_operand(g, a0, 1);
                switch (dfg_op(g, a0_1)) {
                case gemm_rule_op_Reshape:
                    if (dfg_argc_is(g, a0_1, 2)) set |= DFG_BIT(gemm_rule_matmul_stacks);
                    break;
                case gemm_rule_op_Transpose:
                    if (dfg_argc_is(g, a0_1, 1)
                        && dfg_list_is(g, a0_1, gemm_rule_attr_perm, dfg_list(gemm_rule_list_0_2_1, 3),
                                       false))
                        set |= DFG_BIT(gemm_rule_matmul_stacks_turned);
                    break;
                default: break;
                }
                set |= DFG_BIT(gemm_rule_matmul_rows);
            }
            break;
        default: break;
        }
    }
    return set;
}

/* op in {Einsum}: gemm_rule_einsum_matmul */
static uint64_t gemm_rule_at_Einsum(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 2)
        && (dfg_scalar_eq(dfg_attr(g, n, gemm_rule_attr_equation), dfg_str(g, gemm_rule_str_ab_bc_ac))
            || dfg_scalar_eq(dfg_attr(g, n, gemm_rule_attr_equation), dfg_str(g, gemm_rule_str_abc_acd_abd))
            || dfg_scalar_eq(dfg_attr(g, n, gemm_rule_attr_equation),
                             dfg_str(g, gemm_rule_str_abcd_abde_abce))))
        set |= DFG_BIT(gemm_rule_einsum_matmul);
    return set;
}

static void gemm_rules_candidates(const struct dfg_rules *self, const dfg_graph *g, dfg_node n, uint64_t *set)
{
    (void)self;
    switch (dfg_op(g, n)) {
    case gemm_rule_op_Add: *set = gemm_rule_at_Add(g, n); break;
    case gemm_rule_op_Gemm: *set = gemm_rule_at_Gemm(g, n); break;
    case gemm_rule_op_Transpose:
        *set = gemm_rule_is_t(g, n) ? DFG_BIT(gemm_rule_gemm_transpose_y) : 0;
        break;
    case gemm_rule_op_Reshape: *set = gemm_rule_at_Reshape(g, n); break;
    case gemm_rule_op_Einsum: *set = gemm_rule_at_Einsum(g, n); break;
    default: *set = 0; break;
    }
}

static const struct dfg_rule gemm_rule_rows[] = {
    {DFG_RULE(gemm_make_gemm, 0, 1), .priority = 1, DFG_ROOTS(gemm_rule_op_Add)},
    {DFG_RULE(gemm_gemm_transpose_a, 1, 1), .keep_shared = true, DFG_ROOTS(gemm_rule_op_Gemm)},
    {DFG_RULE(gemm_gemm_transpose_b, 2, 1), .keep_shared = true, DFG_ROOTS(gemm_rule_op_Gemm)},
    {DFG_RULE(gemm_gemm_transpose_y, 3, 1), DFG_ROOTS(gemm_rule_op_Transpose)},
    {DFG_RULE_OF_CALLS(gemm_gemm_rows, 4, 1), .keep_shared = true, DFG_ROOTS(gemm_rule_op_Reshape)},
    {DFG_RULE(gemm_gemm_rows_turned, 5, 1), .keep_shared = true, DFG_ROOTS(gemm_rule_op_Reshape)},
    {DFG_RULE_OF_CALLS(gemm_matmul_rows, 6, 1), .keep_shared = true, DFG_ROOTS(gemm_rule_op_Reshape)},
    {DFG_RULE_OF_CALLS(gemm_gemm_rows_of_shape, 8, 1), .keep_shared = true,
     DFG_ROOTS(gemm_rule_op_Reshape)},
    {DFG_RULE_OF_CALLS(gemm_gemm_rows_of_reshape, 9, 1), .keep_shared = true,
     DFG_ROOTS(gemm_rule_op_Reshape)},
    {DFG_RULE_OF_CALLS(gemm_matmul_stacks, 10, 1), .keep_shared = true, DFG_ROOTS(gemm_rule_op_Reshape)},
    {DFG_RULE(gemm_matmul_stacks_turned, 11, 1), .keep_shared = true, DFG_ROOTS(gemm_rule_op_Reshape)},
    {DFG_RULE(gemm_bias_before_heads, 12, 1), DFG_ROOTS(gemm_rule_op_Add)},
    {DFG_RULE_OF_CALLS(gemm_einsum_matmul, 13, 1), DFG_ROOTS(gemm_rule_op_Einsum)},
};

const struct dfg_rules gemm_rules = {
    .abi = DFG_ABI,
    .n = 13, .n_words = 1, .rules = gemm_rule_rows,
    .names = &gemm_rule_names, .candidates = gemm_rules_candidates,
};
