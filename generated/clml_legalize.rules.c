/* The replacements of clml_legalize.pat's rules.  Made by pat2c; do not edit. */
#include "clml_legalize.h"
_Static_assert(CLML_LEGALIZE_H == 0x472c394ac5ce7881, "clml_legalize.h is of another run of pat2c than this file");

#include "dfg_rewrite.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    clml_legalize_rule_op_add = DFG_FIRST_OP, clml_legalize_rule_op_divide, clml_legalize_rule_op_multiply,
    clml_legalize_rule_op_nn_batch_norm, clml_legalize_rule_op_nn_conv2d, clml_legalize_rule_op_nn_dropout,
    clml_legalize_rule_op_relax_add, clml_legalize_rule_op_relax_divide,
    clml_legalize_rule_op_relax_multiply, clml_legalize_rule_op_relax_nn_batch_norm,
    clml_legalize_rule_op_relax_nn_conv2d, clml_legalize_rule_op_relax_reshape,
    clml_legalize_rule_op_relax_sqrt, clml_legalize_rule_op_relax_subtract, clml_legalize_rule_op_reshape,
    clml_legalize_rule_op_sqrt, clml_legalize_rule_op_subtract,
};
enum {
    clml_legalize_rule_attr_kernel_layout, clml_legalize_rule_attr_newshape,
    clml_legalize_rule_attr_out_layout, clml_legalize_rule_attr_training,
};
enum { clml_legalize_rule_str_NCHW, clml_legalize_rule_str_OIHW, clml_legalize_rule_str_empty };
static const char *const clml_legalize_rule_op_names[] = {
    "add", "divide", "multiply", "nn.batch_norm", "nn.conv2d", "nn.dropout", "relax.add", "relax.divide",
    "relax.multiply", "relax.nn.batch_norm", "relax.nn.conv2d", "relax.reshape", "relax.sqrt",
    "relax.subtract", "reshape", "sqrt", "subtract",
};
static const char *const clml_legalize_rule_attr_names[] = {
    "kernel_layout", "newshape", "out_layout", "training",
};
static const char *const clml_legalize_rule_str_names[] = { "NCHW", "OIHW", "" };
static const dfg_val clml_legalize_rule_list_1_minus_1_1_1[] = {{.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = -1}, {.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 1}};
static const dfg_val clml_legalize_rule_list_minus_1_1_1_1[] = {{.tag = DFG_V_INT, .u.i = -1}, {.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 1}};

static const struct dfg_names clml_legalize_rule_names = {
    .abi = DFG_ABI, .needs = 0, .n_ops = 17, .ops = clml_legalize_rule_op_names, .n_attrs = 4,
    .attrs = clml_legalize_rule_attr_names, .n_strs = 3, .strs = clml_legalize_rule_str_names,
};

/* clml_legalize.pat:20, rule clml_constant:  rewrite extern clml_fold_constant; */
DFG_BUILD(clml_legalize_clml_constant) { with[0] = clml_fold_constant(r, m); }

/* clml_legalize.pat:22, rule clml_dropout:  rewrite x; */
DFG_BUILD(clml_legalize_clml_dropout) { with[0] = m->x; }

/* clml_legalize.pat:48, rule clml_batch_norm:  rewrite {
 *     s = divide(gamma, sqrt(add(var_, like(var_, e))));
 *     t = subtract(beta, multiply(mean_, s));
 *     scaled = multiply(w, reshape(s) { newshape = c.kernel_layout == "OIHW" ? [-1, 1, 1, 1] : [1, -1, 1, 1] });
 *     return add(nn.conv2d(x, scaled) { ..c }, reshape(t) { newshape = [1, -1, 1, 1] });
 * } */
DFG_BUILD(clml_legalize_clml_batch_norm)
{
    const dfg_node constant = dfg_new_like(r, m->var_, m->e);
    const dfg_node add = dfg_new_call(r, clml_legalize_rule_op_add, DFG_OPERANDS(m->var_, constant), NULL,
                                      0);
    const dfg_node sqrt = dfg_new_call(r, clml_legalize_rule_op_sqrt, DFG_OPERANDS(add), NULL, 0);
    const dfg_node s = dfg_new_call(r, clml_legalize_rule_op_divide, DFG_OPERANDS(m->gamma, sqrt), NULL, 0);
    const dfg_node multiply = dfg_new_call(r, clml_legalize_rule_op_multiply, DFG_OPERANDS(m->mean_, s),
                                           NULL, 0);
    const dfg_node t = dfg_new_call(r, clml_legalize_rule_op_subtract, DFG_OPERANDS(m->beta, multiply),
                                    NULL, 0);
    const dfg_node reshape = dfg_new_call(r, clml_legalize_rule_op_reshape, DFG_OPERANDS(s),
                                          DFG_ATTRS(dfg_give(clml_legalize_rule_attr_newshape,
                                                             dfg_choose(dfg_scalar_same(
                                                                            dfg_attr_or_str(g, m->c,
                                                                                            clml_legalize_rule_attr_kernel_layout,
                                                                                            clml_legalize_rule_str_OIHW),
                                                                            dfg_str(g,
                                                                                    clml_legalize_rule_str_OIHW)),
                                                                        dfg_list(clml_legalize_rule_list_minus_1_1_1_1,
                                                                                 4),
                                                                        dfg_list(clml_legalize_rule_list_1_minus_1_1_1,
                                                                                 4)))), 0);
    const dfg_node scaled = dfg_new_call(r, clml_legalize_rule_op_multiply, DFG_OPERANDS(m->w, reshape),
                                         NULL, 0);
    const dfg_node conv2d = dfg_new_call(r, clml_legalize_rule_op_nn_conv2d, DFG_OPERANDS(m->x, scaled),
                                         DFG_ATTRS(dfg_take(m->c)), 0);
    const dfg_node reshape_2 = dfg_new_call(r, clml_legalize_rule_op_reshape, DFG_OPERANDS(t),
                                            DFG_ATTRS(dfg_give(clml_legalize_rule_attr_newshape,
                                                               dfg_list(clml_legalize_rule_list_1_minus_1_1_1,
                                                                        4))), 0);
    with[0] = dfg_new_call(r, clml_legalize_rule_op_add, DFG_OPERANDS(conv2d, reshape_2), NULL, 0);
}

/* clml_legalize.pat:62, rule clml_relax_batch_norm:  rewrite {
 *     s = relax.divide(gamma, relax.sqrt(relax.add(var_, like(var_, e))));
 *     t = relax.subtract(beta, relax.multiply(mean_, s));
 *     scaled = relax.multiply(w, relax.reshape(s, i64[4] [c.kernel_layout == "OIHW" ? -1 : 1,
 *                                                         c.kernel_layout == "OIHW" ? 1 : -1, 1, 1]));
 *     return relax.add(relax.nn.conv2d(x, scaled) { ..c }, relax.reshape(t, i64[4] [1, -1, 1, 1]));
 * } */
DFG_BUILD(clml_legalize_clml_relax_batch_norm)
{
    const dfg_node constant = dfg_new_like(r, m->var_, m->e);
    const dfg_node add = dfg_new_call(r, clml_legalize_rule_op_relax_add, DFG_OPERANDS(m->var_, constant),
                                      NULL, 0);
    const dfg_node sqrt = dfg_new_call(r, clml_legalize_rule_op_relax_sqrt, DFG_OPERANDS(add), NULL, 0);
    const dfg_node s = dfg_new_call(r, clml_legalize_rule_op_relax_divide, DFG_OPERANDS(m->gamma, sqrt),
                                    NULL, 0);
    const dfg_node multiply = dfg_new_call(r, clml_legalize_rule_op_relax_multiply,
                                           DFG_OPERANDS(m->mean_, s), NULL, 0);
    const dfg_node t = dfg_new_call(r, clml_legalize_rule_op_relax_subtract,
                                    DFG_OPERANDS(m->beta, multiply), NULL, 0);
    const dfg_node constant_2 = dfg_new_const(
            r, DFG_I64, 1, (const dfg_dim[]){4},
            DFG_LIST(
                dfg_choose_int(dfg_scalar_same(dfg_attr_or_str(g, m->c,
                                                               clml_legalize_rule_attr_kernel_layout,
                                                               clml_legalize_rule_str_OIHW),
                                               dfg_str(g, clml_legalize_rule_str_OIHW)), -1, 1),
                dfg_choose_int(dfg_scalar_same(dfg_attr_or_str(g, m->c,
                                                               clml_legalize_rule_attr_kernel_layout,
                                                               clml_legalize_rule_str_OIHW),
                                               dfg_str(g, clml_legalize_rule_str_OIHW)), 1, -1), dfg_int(1),
                dfg_int(1)));
    const dfg_node reshape = dfg_new_call(r, clml_legalize_rule_op_relax_reshape,
                                          DFG_OPERANDS(s, constant_2), NULL, 0);
    const dfg_node scaled = dfg_new_call(r, clml_legalize_rule_op_relax_multiply,
                                         DFG_OPERANDS(m->w, reshape), NULL, 0);
    const dfg_node conv2d = dfg_new_call(r, clml_legalize_rule_op_relax_nn_conv2d,
                                         DFG_OPERANDS(m->x, scaled), DFG_ATTRS(dfg_take(m->c)), 0);
    const dfg_node constant_3 = dfg_new_const(r, DFG_I64, 1, (const dfg_dim[]){4},
                                              DFG_LIST(dfg_int(1), dfg_int(-1), dfg_int(1), dfg_int(1)));
    const dfg_node reshape_2 = dfg_new_call(r, clml_legalize_rule_op_relax_reshape,
                                            DFG_OPERANDS(t, constant_3), NULL, 0);
    with[0] = dfg_new_call(r, clml_legalize_rule_op_relax_add, DFG_OPERANDS(conv2d, reshape_2), NULL, 0);
}

/* clml_legalize.pat:78, rule clml_relax_reshape_norm:  rewrite relax.reshape(r, i64[4] [d for d in x.shape]); */
DFG_BUILD(clml_legalize_clml_relax_reshape_norm)
{
    struct dfg_values elements = {0};
    const int64_t n = dfg_len(dfg_shape_of(g, m->x));
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &elements, dfg_extent_of(g, m->x, i));
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, (const dfg_dim[]){4},
                                            n < 0 ? dfg_nil() : dfg_list_of(r, &elements));
    with[0] = dfg_new_call(r, clml_legalize_rule_op_relax_reshape, DFG_OPERANDS(m->r, constant), NULL, 0);
}

/* ---- which rules may match at a node: a bit each, in order of priority ---- */

enum {
    clml_legalize_rule_clml_constant, clml_legalize_rule_clml_dropout, clml_legalize_rule_clml_batch_norm,
    clml_legalize_rule_clml_relax_batch_norm, clml_legalize_rule_clml_relax_reshape_norm,
};

/* clml_legalize.pat:18  op(every const) */
static inline bool clml_legalize_rule_is_c(const dfg_graph *g, dfg_node n)
{
    return dfg_is_operator(g, n) && dfg_n_args(g, n) > 0 && dfg_is(g, dfg_arg(g, n, 0), DFG_CONST);
}

/* clml_legalize.pat:45  nn.batch_norm(c, gamma & const, beta & const, mean_ & const, var_ & const); the operator is known */
static inline bool clml_legalize_rule_is_nn_batch_norm(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 5)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return dfg_calls_argc(g, a0, clml_legalize_rule_op_nn_conv2d, 2)
        && (dfg_str_is(g, a0, clml_legalize_rule_attr_out_layout, clml_legalize_rule_str_empty,
                       clml_legalize_rule_str_empty)
            || dfg_str_is(g, a0, clml_legalize_rule_attr_out_layout, clml_legalize_rule_str_NCHW,
                          clml_legalize_rule_str_empty))
        && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 3), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 4), DFG_CONST);
}

/* op in {get}: clml_legalize_rule_clml_dropout, clml_legalize_rule_clml_batch_norm,
 * clml_legalize_rule_clml_relax_batch_norm, clml_legalize_rule_clml_relax_reshape_norm */
static uint64_t clml_legalize_rule_at_get(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) == 0) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        switch (dfg_op(g, a0)) {
        case clml_legalize_rule_op_nn_dropout:
            if (dfg_argc_is(g, a0, 1)) set |= DFG_BIT(clml_legalize_rule_clml_dropout);
            break;
        case clml_legalize_rule_op_nn_batch_norm:
            if (clml_legalize_rule_is_nn_batch_norm(g, a0))
                set |= DFG_BIT(clml_legalize_rule_clml_batch_norm);
            break;
        case clml_legalize_rule_op_relax_nn_batch_norm:
            if (dfg_argc_is(g, a0, 5)
                && dfg_calls_argc(g, dfg_operand(g, a0, 0), clml_legalize_rule_op_relax_nn_conv2d, 2)
                && dfg_is(g, dfg_operand(g, a0, 1), DFG_CONST)
                && dfg_is(g, dfg_operand(g, a0, 2), DFG_CONST)
                && dfg_is(g, dfg_operand(g, a0, 3), DFG_CONST)
                && dfg_is(g, dfg_operand(g, a0, 4), DFG_CONST)
                && dfg_bool_is(g, a0, clml_legalize_rule_attr_training, false, true))
                set |= DFG_BIT(clml_legalize_rule_clml_relax_batch_norm);
            if (dfg_arg(g, a0, 0) != DFG_NONE) set |= DFG_BIT(clml_legalize_rule_clml_relax_reshape_norm);
            break;
        default: break;
        }
    }
    return set;
}

static void clml_legalize_rules_candidates(const struct dfg_rules *self, const dfg_graph *g, dfg_node n, uint64_t *set)
{
    (void)self;
    switch (dfg_op(g, n)) {
    case DFG_GET:
        *set = (clml_legalize_rule_is_c(g, n) ? DFG_BIT(clml_legalize_rule_clml_constant) : 0)
            | clml_legalize_rule_at_get(g, n);
        break;
    default: *set = clml_legalize_rule_is_c(g, n) ? DFG_BIT(clml_legalize_rule_clml_constant) : 0; break;
    }
}

static const struct dfg_rule clml_legalize_rule_rows[] = {
    {DFG_RULE(clml_legalize_clml_constant, 0, 1)},
    {DFG_RULE(clml_legalize_clml_dropout, 1, 1), DFG_ROOTS(DFG_GET)},
    {DFG_RULE(clml_legalize_clml_batch_norm, 2, 1), DFG_ROOTS(DFG_GET)},
    {DFG_RULE(clml_legalize_clml_relax_batch_norm, 3, 1), DFG_ROOTS(DFG_GET)},
    {DFG_RULE(clml_legalize_clml_relax_reshape_norm, 4, 1), .once = true, DFG_ROOTS(DFG_GET)},
};

const struct dfg_rules clml_legalize_rules = {
    .abi = DFG_ABI,
    .n = 5, .n_words = 1, .rules = clml_legalize_rule_rows,
    .names = &clml_legalize_rule_names, .candidates = clml_legalize_rules_candidates,
};
