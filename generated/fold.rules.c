/* The replacements of fold.pat's rules.  Made by pat2c; do not edit. */
#include "fold.h"
_Static_assert(FOLD_H == 0x0effcec55b715943, "fold.h is of another run of pat2c than this file");

#include "dfg_rewrite.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    fold_rule_op_Add = DFG_FIRST_OP, fold_rule_op_AveragePool, fold_rule_op_BatchNormalization,
    fold_rule_op_Conv, fold_rule_op_ConvInteger, fold_rule_op_ConvTranspose, fold_rule_op_Div,
    fold_rule_op_Flatten, fold_rule_op_Gemm, fold_rule_op_MatMul, fold_rule_op_Mul, fold_rule_op_Pad,
    fold_rule_op_QLinearConv, fold_rule_op_Reshape, fold_rule_op_Squeeze, fold_rule_op_Unsqueeze,
};
enum {
    fold_rule_attr_auto_pad, fold_rule_attr_ceil_mode, fold_rule_attr_count_include_pad,
    fold_rule_attr_mode, fold_rule_attr_pads, fold_rule_attr_training_mode,
};
enum { fold_rule_str_NOTSET, fold_rule_str_constant };
static const char *const fold_rule_op_names[] = {
    "Add", "AveragePool", "BatchNormalization", "Conv", "ConvInteger", "ConvTranspose", "Div", "Flatten",
    "Gemm", "MatMul", "Mul", "Pad", "QLinearConv", "Reshape", "Squeeze", "Unsqueeze",
};
static const char *const fold_rule_attr_names[] = {
    "auto_pad", "ceil_mode", "count_include_pad", "mode", "pads", "training_mode",
};
static const char *const fold_rule_str_names[] = { "NOTSET", "constant" };

static const struct dfg_names fold_rule_names = {
    .abi = DFG_ABI, .needs = 0, .n_ops = 16, .ops = fold_rule_op_names, .n_attrs = 6,
    .attrs = fold_rule_attr_names, .n_strs = 2, .strs = fold_rule_str_names,
};

/* fold.pat:18, rule fold_batch_norm:  rewrite extern fold_norm; */
DFG_BUILD(fold_fold_batch_norm) { with[0] = fold_norm(r, m); }

/* fold.pat:24, rule fold_mul:  rewrite extern fold_factor; */
DFG_BUILD(fold_fold_mul) { with[0] = fold_factor(r, m); }

/* fold.pat:29, rule fold_div:  rewrite extern fold_divisor; */
DFG_BUILD(fold_fold_div) { with[0] = fold_divisor(r, m); }

/* fold.pat:35, rule fold_add:  rewrite extern fold_summand; */
DFG_BUILD(fold_fold_add) { with[0] = fold_summand(r, m); }

/* fold.pat:44, rule conv_add_bias:  rewrite f.op(x, w, b) { ..f }; */
DFG_BUILD(fold_conv_add_bias)
{
    with[0] = dfg_new_like_call(r, m->f, DFG_OPERANDS(m->x, m->w, m->b), DFG_ATTRS(dfg_take(m->f)), 0);
}

/* fold.pat:51, rule fold_matmul_mul:  rewrite extern fold_columns; */
DFG_BUILD(fold_fold_matmul_mul) { with[0] = fold_columns(r, m); }

/* fold.pat:54, rule conv_zero_bias:  rewrite c.op(x, w) { ..c }; */
DFG_BUILD(fold_conv_zero_bias)
{
    with[0] = dfg_new_like_call(r, m->c, DFG_OPERANDS(m->x, m->w), DFG_ATTRS(dfg_take(m->c)), 0);
}

/* fold.pat:59, rule gemm_zero_bias:  rewrite Gemm(a, b) { ..g }; */
DFG_BUILD(fold_gemm_zero_bias)
{
    with[0] = dfg_new_call(r, fold_rule_op_Gemm, DFG_OPERANDS(m->a, m->b), DFG_ATTRS(dfg_take(m->g)), 0);
}

/* fold.pat:64, rule qlinear_zero_bias:  rewrite QLinearConv(x, xs, xz, w, ws, wz, ys, yz) { ..c }; */
DFG_BUILD(fold_qlinear_zero_bias)
{
    with[0] = dfg_new_call(r, fold_rule_op_QLinearConv,
                           DFG_OPERANDS(m->x, m->xs, m->xz, m->w, m->ws, m->wz, m->ys, m->yz),
                           DFG_ATTRS(dfg_take(m->c)), 0);
}

static DFG_APART int64_t fold_rule_length(const dfg_graph *g, dfg_node x)
{
    return dfg_range_to(dfg_int_mul(dfg_int(2), dfg_rank_plus(g, x, -2)));
}

static DFG_APART dfg_val fold_rule_value(const dfg_graph *g, dfg_node pads, const dfg_val *i, dfg_node x)
{
    return dfg_at(dfg_elements(g, pads),
                  dfg_choose(dfg_less(*i, dfg_rank_plus(g, x, -2)), dfg_int_add(*i, dfg_int(2)),
                             dfg_int_add(*i, dfg_int(4))));
}

static DFG_APART dfg_val fold_rule_value_2(const dfg_graph *g, dfg_node c, const dfg_val *i)
{
    return dfg_stored_at(dfg_attr(g, c, fold_rule_attr_pads), *i);
}

static DFG_APART dfg_val fold_rule_item(const dfg_graph *g, dfg_node pads, const dfg_val *i, dfg_node x, dfg_node c)
{
    return dfg_add(fold_rule_value(g, pads, i, x),
                   dfg_known(dfg_attr(g, c, fold_rule_attr_pads))
                   && dfg_str_is(g, c, fold_rule_attr_auto_pad, fold_rule_str_NOTSET, fold_rule_str_NOTSET)
                   ? fold_rule_value_2(g, c, i)
                   : !dfg_known(dfg_attr(g, c, fold_rule_attr_pads))
                     || dfg_scalar_ne(dfg_attr_or_str(g, c, fold_rule_attr_auto_pad, fold_rule_str_NOTSET),
                                      dfg_str(g, fold_rule_str_NOTSET))
                     ? dfg_int(0)
                   : dfg_nil());
}

/* fold.pat:76, rule pad_conv:  rewrite Conv(x, w, b?) {
 *     ..c, auto_pad = "NOTSET",
 *     pads = [value(pads)[i < x.rank - 2 ? i + 2 : i + 4]
 *             + (present(c.pads) and c.auto_pad == "NOTSET" ? c.pads[i] : 0)
 *             for i in range(2 * (x.rank - 2))]
 * }; */
DFG_BUILD(fold_pad_conv)
{
    struct dfg_values pads = {0};
    const int64_t n = fold_rule_length(g, m->x);
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &pads, fold_rule_item(g, m->pads, DFG_PUT(dfg_int(i)), m->x, m->c));
    with[0] = dfg_new_call(r, fold_rule_op_Conv, DFG_OPERANDS(m->x, m->w, m->b),
                           DFG_ATTRS(dfg_take(m->c),
                                     dfg_give(fold_rule_attr_auto_pad, dfg_str(g, fold_rule_str_NOTSET)),
                                     dfg_give(fold_rule_attr_pads,
                                              n < 0 ? dfg_nil() : dfg_list_of(r, &pads))), 0);
}

/* fold.pat:90, rule pad_conv_integer:  rewrite ConvInteger(x, w) {
 *     ..c, auto_pad = "NOTSET",
 *     pads = [value(pads)[i < x.rank - 2 ? i + 2 : i + 4]
 *             + (present(c.pads) and c.auto_pad == "NOTSET" ? c.pads[i] : 0)
 *             for i in range(2 * (x.rank - 2))]
 * }; */
DFG_BUILD(fold_pad_conv_integer)
{
    struct dfg_values pads = {0};
    const int64_t n = fold_rule_length(g, m->x);
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &pads, fold_rule_item(g, m->pads, DFG_PUT(dfg_int(i)), m->x, m->c));
    with[0] = dfg_new_call(r, fold_rule_op_ConvInteger, DFG_OPERANDS(m->x, m->w),
                           DFG_ATTRS(dfg_take(m->c),
                                     dfg_give(fold_rule_attr_auto_pad, dfg_str(g, fold_rule_str_NOTSET)),
                                     dfg_give(fold_rule_attr_pads,
                                              n < 0 ? dfg_nil() : dfg_list_of(r, &pads))), 0);
}

static DFG_APART dfg_val fold_rule_item_2(const dfg_graph *g, dfg_node pads, const dfg_val *i, dfg_node x, dfg_node a)
{
    return dfg_add(fold_rule_value(g, pads, i, x),
                   dfg_known(dfg_attr(g, a, fold_rule_attr_pads))
                   ? dfg_stored_at(dfg_attr(g, a, fold_rule_attr_pads), *i)
                   : dfg_int(0));
}

/* fold.pat:105, rule pad_average:  rewrite AveragePool(x) {
 *     ..a,
 *     pads = [value(pads)[i < x.rank - 2 ? i + 2 : i + 4] + (present(a.pads) ? a.pads[i] : 0)
 *             for i in range(2 * (x.rank - 2))]
 * }; */
DFG_BUILD(fold_pad_average)
{
    struct dfg_values pads = {0};
    const int64_t n = fold_rule_length(g, m->x);
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &pads, fold_rule_item_2(g, m->pads, DFG_PUT(dfg_int(i)), m->x, m->a));
    with[0] = dfg_new_call(r, fold_rule_op_AveragePool, DFG_OPERANDS(m->x),
                           DFG_ATTRS(dfg_take(m->a),
                                     dfg_give(fold_rule_attr_pads,
                                              n < 0 ? dfg_nil() : dfg_list_of(r, &pads))), 0);
}

/* fold.pat:119, rule constant_reshaped:  rewrite extern fold_same_elements; */
DFG_BUILD(fold_constant_reshaped) { with[0] = fold_same_elements(r, m); }

/* ---- which rules may match at a node: a bit each, in order of priority ---- */

enum {
    fold_rule_fold_batch_norm, fold_rule_fold_mul, fold_rule_fold_div, fold_rule_fold_add,
    fold_rule_conv_add_bias, fold_rule_fold_matmul_mul, fold_rule_conv_zero_bias, fold_rule_gemm_zero_bias,
    fold_rule_qlinear_zero_bias, fold_rule_pad_conv, fold_rule_pad_conv_integer, fold_rule_pad_average,
    fold_rule_constant_reshaped,
};

/* fold.pat:14  (Conv | ConvTranspose | Gemm)(x, w & const, (b & const)?) */
static inline bool fold_rule_is_f(const dfg_graph *g, dfg_node n)
{
    return (dfg_calls(g, n, fold_rule_op_Conv) || dfg_calls(g, n, fold_rule_op_ConvTranspose)
            || dfg_calls(g, n, fold_rule_op_Gemm))
        && dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST)
        && (dfg_arg(g, n, 2) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 2), DFG_CONST));
}

/* fold.pat:15  BatchNormalization(f, scale & const, shift & const, mean & const, variance & const); the operator is known */
static inline bool fold_rule_is_BatchNormalization(const dfg_graph *g, dfg_node n)
{
    return dfg_data(g, n) <= 1 && dfg_argc_is(g, n, 5) && fold_rule_is_f(g, dfg_operand(g, n, 0))
        && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 3), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 4), DFG_CONST)
        && dfg_int_is(g, n, fold_rule_attr_training_mode, 0, 0);
}

/* fold.pat:15  BatchNormalization(f, scale & const, shift & const, mean & const, variance & const) */
static inline bool fold_rule_is_norm(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, fold_rule_op_BatchNormalization, 5)
        && fold_rule_is_f(g, dfg_operand(g, n, 0)) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 3), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 4), DFG_CONST)
        && dfg_int_is(g, n, fold_rule_attr_training_mode, 0, 0);
}

/* fold.pat:15  BatchNormalization(f, scale & const, shift & const, mean & const, variance & const); the operator is known */
static inline bool fold_rule_is_node(const dfg_graph *g, dfg_node n)
{
    return dfg_data(g, n) == 0 && fold_rule_is_norm(g, dfg_arg(g, n, 0));
}

/* fold.pat:22  (Conv | ConvTranspose)(x, w & const, (b & const)?) */
static inline bool fold_rule_is_f_2(const dfg_graph *g, dfg_node n)
{
    return (dfg_calls(g, n, fold_rule_op_Conv) || dfg_calls(g, n, fold_rule_op_ConvTranspose))
        && dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST)
        && (dfg_arg(g, n, 2) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 2), DFG_CONST));
}

/* fold.pat:48  MatMul(x, w & const) */
static inline bool fold_rule_is_f_3(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, fold_rule_op_MatMul, 2) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST);
}

/* op in {Mul}: fold_rule_fold_mul, fold_rule_fold_matmul_mul */
static uint64_t fold_rule_at_Mul(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        if ((fold_rule_is_f_2(g, dfg_operand(g, n, 0)) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
            || (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST) && fold_rule_is_f_2(g, dfg_operand(g, n, 1))))
            set |= DFG_BIT(fold_rule_fold_mul);
        if ((fold_rule_is_f_3(g, dfg_operand(g, n, 0)) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
            || (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST) && fold_rule_is_f_3(g, dfg_operand(g, n, 1))))
            set |= DFG_BIT(fold_rule_fold_matmul_mul);
    }
    return set;
}

/* fold.pat:28  Div(f, c & const : {f16, f32, f64}); the operator is known */
static inline bool fold_rule_is_fold_div(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    const dfg_node a1 = dfg_operand(g, n, 1);
    return fold_rule_is_f_2(g, dfg_operand(g, n, 0)) && dfg_is(g, a1, DFG_CONST)
        && dfg_dtype_in(g, a1, 1u << DFG_F16 | 1u << DFG_F32 | 1u << DFG_F64);
}

/* fold.pat:33  (Conv | ConvTranspose)(x, w, (b & const)?) */
static inline bool fold_rule_is_f_4(const dfg_graph *g, dfg_node n)
{
    return (dfg_calls(g, n, fold_rule_op_Conv) || dfg_calls(g, n, fold_rule_op_ConvTranspose))
        && dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE && dfg_arg(g, n, 1) != DFG_NONE
        && (dfg_arg(g, n, 2) == DFG_NONE || dfg_is(g, dfg_arg(g, n, 2), DFG_CONST));
}

/* fold.pat:41  u & !const */
static inline bool fold_rule_is_Reshape(const dfg_graph *g, dfg_node n)
{
    return (dfg_calls(g, n, fold_rule_op_Reshape) || dfg_calls(g, n, fold_rule_op_Unsqueeze))
        && dfg_argc_is(g, n, 2) && !dfg_is(g, n, DFG_CONST);
}

/* op in {Add}: fold_rule_fold_add, fold_rule_conv_add_bias */
static uint64_t fold_rule_at_Add(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        if ((fold_rule_is_f_4(g, dfg_operand(g, n, 0)) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
            || (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST) && fold_rule_is_f_4(g, dfg_operand(g, n, 1))))
            set |= DFG_BIT(fold_rule_fold_add);
        const dfg_node a0 = dfg_operand(g, n, 0), a1 = dfg_operand(g, n, 1);
        if (((dfg_calls(g, a0, fold_rule_op_Conv) || dfg_calls(g, a0, fold_rule_op_ConvTranspose))
             && dfg_has_args(g, a0, 2) && fold_rule_is_Reshape(g, a1))
            || (fold_rule_is_Reshape(g, a0)
                && (dfg_calls(g, a1, fold_rule_op_Conv) || dfg_calls(g, a1, fold_rule_op_ConvTranspose))
                && dfg_has_args(g, a1, 2)))
            set |= DFG_BIT(fold_rule_conv_add_bias);
    }
    return set;
}

/* fold.pat:54  (Conv | ConvTranspose)(x, w, splat(0)); the operator is known */
static inline bool fold_rule_is_c(const dfg_graph *g, dfg_node n)
{
    return dfg_has_args(g, n, 3) && dfg_splat_is(g, dfg_operand(g, n, 2), dfg_int(0), DFG_NO_DTYPE);
}

/* fold.pat:56  Gemm(a, b, c & splat(0)); the operator is known */
static inline bool fold_rule_is_g(const dfg_graph *g, dfg_node n)
{
    return dfg_has_args(g, n, 3) && dfg_splat_is(g, dfg_operand(g, n, 2), dfg_int(0), DFG_NO_DTYPE);
}

/* fold.pat:62  QLinearConv(x, xs, xz, w, ws, wz, ys, yz, splat(0)); the operator is known */
static inline bool fold_rule_is_c_2(const dfg_graph *g, dfg_node n)
{
    return dfg_has_args(g, n, 9) && dfg_splat_is(g, dfg_operand(g, n, 8), dfg_int(0), DFG_NO_DTYPE);
}

/* fold.pat:71  Pad(x, pads & const, (zero & 0)?) */
static inline bool fold_rule_is_Pad(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, fold_rule_op_Pad) && dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE
        && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST)
        && (dfg_arg(g, n, 2) == DFG_NONE || dfg_const_is(g, dfg_arg(g, n, 2), dfg_int(0), DFG_NO_DTYPE))
        && dfg_str_is(g, n, fold_rule_attr_mode, fold_rule_str_constant, fold_rule_str_constant);
}

/* fold.pat:71  Conv(Pad(x, pads & const, (zero & 0)?) { mode == "constant" }, w, b?); the operator is known */
static inline bool fold_rule_is_c_3(const dfg_graph *g, dfg_node n)
{
    return dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 1) != DFG_NONE && fold_rule_is_Pad(g, dfg_arg(g, n, 0));
}

/* fold.pat:85  ConvInteger(Pad(x, pads & const, (zero & 0)?) { mode == "constant" }, w); the operator is known */
static inline bool fold_rule_is_c_4(const dfg_graph *g, dfg_node n)
{
    return dfg_has_args(g, n, 2) && fold_rule_is_Pad(g, dfg_operand(g, n, 0));
}

/* fold.pat:99  AveragePool(Pad(x, pads & const, (zero & 0)?) { mode == "constant" }); the operator is known */
static inline bool fold_rule_is_a(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && fold_rule_is_Pad(g, dfg_operand(g, n, 0))
        && dfg_str_is(g, n, fold_rule_attr_auto_pad, fold_rule_str_NOTSET, fold_rule_str_NOTSET)
        && dfg_int_is(g, n, fold_rule_attr_ceil_mode, 0, 0)
        && dfg_int_is(g, n, fold_rule_attr_count_include_pad, 1, 0);
}

/* fold.pat:116  (Reshape | Squeeze | Unsqueeze | Flatten)(c & const, ...); the operator is known */
static inline bool fold_rule_is_y(const dfg_graph *g, dfg_node n)
{
    return dfg_is(g, dfg_arg(g, n, 0), DFG_CONST);
}

static void fold_rules_candidates(const struct dfg_rules *self, const dfg_graph *g, dfg_node n, uint64_t *set)
{
    (void)self;
    switch (dfg_op(g, n)) {
    case fold_rule_op_BatchNormalization:
        *set = fold_rule_is_BatchNormalization(g, n) ? DFG_BIT(fold_rule_fold_batch_norm) : 0;
        break;
    case DFG_GET: *set = fold_rule_is_node(g, n) ? DFG_BIT(fold_rule_fold_batch_norm) : 0; break;
    case fold_rule_op_Mul: *set = fold_rule_at_Mul(g, n); break;
    case fold_rule_op_Div: *set = fold_rule_is_fold_div(g, n) ? DFG_BIT(fold_rule_fold_div) : 0; break;
    case fold_rule_op_Add: *set = fold_rule_at_Add(g, n); break;
    case fold_rule_op_Conv:
        *set = (fold_rule_is_c(g, n) ? DFG_BIT(fold_rule_conv_zero_bias) : 0)
            | (fold_rule_is_c_3(g, n) ? DFG_BIT(fold_rule_pad_conv) : 0);
        break;
    case fold_rule_op_ConvTranspose:
        *set = fold_rule_is_c(g, n) ? DFG_BIT(fold_rule_conv_zero_bias) : 0;
        break;
    case fold_rule_op_Gemm: *set = fold_rule_is_g(g, n) ? DFG_BIT(fold_rule_gemm_zero_bias) : 0; break;
    case fold_rule_op_QLinearConv:
        *set = fold_rule_is_c_2(g, n) ? DFG_BIT(fold_rule_qlinear_zero_bias) : 0;
        break;
    case fold_rule_op_ConvInteger:
        *set = fold_rule_is_c_4(g, n) ? DFG_BIT(fold_rule_pad_conv_integer) : 0;
        break;
    case fold_rule_op_AveragePool: *set = fold_rule_is_a(g, n) ? DFG_BIT(fold_rule_pad_average) : 0; break;
    case fold_rule_op_Flatten: case fold_rule_op_Reshape: case fold_rule_op_Squeeze:
    case fold_rule_op_Unsqueeze:
        *set = fold_rule_is_y(g, n) ? DFG_BIT(fold_rule_constant_reshaped) : 0;
        break;
    default: *set = 0; break;
    }
}

static const struct dfg_rule fold_rule_rows[] = {
    {DFG_RULE(fold_fold_batch_norm, 0, 1), DFG_ROOTS(fold_rule_op_BatchNormalization, DFG_GET)},
    {DFG_RULE(fold_fold_mul, 1, 1), DFG_ROOTS(fold_rule_op_Mul)},
    {DFG_RULE(fold_fold_div, 2, 1), DFG_ROOTS(fold_rule_op_Div)},
    {DFG_RULE(fold_fold_add, 3, 1), DFG_ROOTS(fold_rule_op_Add)},
    {DFG_RULE(fold_conv_add_bias, 4, 1), DFG_ROOTS(fold_rule_op_Add)},
    {DFG_RULE(fold_fold_matmul_mul, 5, 1), DFG_ROOTS(fold_rule_op_Mul)},
    {DFG_RULE(fold_conv_zero_bias, 6, 1), DFG_ROOTS(fold_rule_op_Conv, fold_rule_op_ConvTranspose)},
    {DFG_RULE(fold_gemm_zero_bias, 7, 1), DFG_ROOTS(fold_rule_op_Gemm)},
    {DFG_RULE(fold_qlinear_zero_bias, 8, 1), DFG_ROOTS(fold_rule_op_QLinearConv)},
    {DFG_RULE(fold_pad_conv, 9, 1), DFG_ROOTS(fold_rule_op_Conv)},
    {DFG_RULE(fold_pad_conv_integer, 10, 1), DFG_ROOTS(fold_rule_op_ConvInteger)},
    {DFG_RULE(fold_pad_average, 11, 1), DFG_ROOTS(fold_rule_op_AveragePool)},
    {DFG_RULE(fold_constant_reshaped, 12, 1),
     DFG_ROOTS(fold_rule_op_Flatten, fold_rule_op_Reshape, fold_rule_op_Squeeze, fold_rule_op_Unsqueeze)},
};

const struct dfg_rules fold_rules = {
    .abi = DFG_ABI,
    .n = 13, .n_words = 1, .rules = fold_rule_rows,
    .names = &fold_rule_names, .candidates = fold_rules_candidates,
};
