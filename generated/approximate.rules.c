/* The replacements of approximate.pat's rules.  Made by pat2c; do not edit. */
#include "approximate.h"
#if APPROXIMATE_H != 0x920e9f5e7acae2a0
#error "approximate.h is of another run of pat2c than this file"
#endif

#include "dfg_rewrite.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    approximate_rule_op_Conv = DFG_FIRST_OP, approximate_rule_op_DequantizeLinear,
    approximate_rule_op_MatMul, approximate_rule_op_QLinearConv, approximate_rule_op_QLinearMatMul,
    approximate_rule_op_QuantizeLinear, approximate_rule_op_com_microsoft_BiasGelu,
    approximate_rule_op_com_microsoft_FastGelu, approximate_rule_op_com_microsoft_Gelu,
};
static const char *const approximate_rule_op_names[] = {
    "Conv", "DequantizeLinear", "MatMul", "QLinearConv", "QLinearMatMul", "QuantizeLinear",
    "com.microsoft.BiasGelu", "com.microsoft.FastGelu", "com.microsoft.Gelu",
};

static const struct dfg_names approximate_rule_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 9,
    .ops = approximate_rule_op_names,
};

/* approximate.pat:7
 * rule approximate_gelu(x) { match com.microsoft.Gelu(x); where x.rank >= 1; rewrite com.microsoft.FastGelu(x); }
 */
static bool approximate_approximate_gelu_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct approximate_approximate_gelu_match *m = match;
    (void)self;
    with[0] = dfg_new_call(r, approximate_rule_op_com_microsoft_FastGelu, DFG_OPERANDS(m->x), NULL, 0);
    return with[0] != DFG_NONE;
}

/* approximate.pat:8
 * rule approximate_bias_gelu(x, b) { match com.microsoft.BiasGelu(x, b); rewrite com.microsoft.FastGelu(x, b); }
 */
static bool approximate_approximate_bias_gelu_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct approximate_approximate_bias_gelu_match *m = match;
    (void)self;
    with[0] = dfg_new_call(r, approximate_rule_op_com_microsoft_FastGelu, DFG_OPERANDS(m->x, m->b), NULL,
                           0);
    return with[0] != DFG_NONE;
}

/* approximate.pat:16
 * rule qlinear_matmul(a, as, az, b, bs, bz, ys, yz) {
 *     m = MatMul(DequantizeLinear(a, as & const, az & const), DequantizeLinear(b, bs & const, bz & const));
 *     match QuantizeLinear(m, ys & const, yz & const);
 *     where one_scale(as), one_scale(bs), one_scale(ys), az.dtype in {i8, u8}, bz.dtype in {i8, u8};
 *     where same_dtype(az, yz);
 *     rewrite QLinearMatMul(a, as, az, b, bs, bz, ys, yz);
 * }
 */
static bool approximate_qlinear_matmul_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct approximate_qlinear_matmul_match *m = match;
    (void)self;
    with[0] = dfg_new_call(r, approximate_rule_op_QLinearMatMul,
                           DFG_OPERANDS(m->a, m->as, m->az, m->b, m->bs, m->bz, m->ys, m->yz), NULL, 0);
    return with[0] != DFG_NONE;
}

/* approximate.pat:23
 * rule qlinear_conv(x, xs, xz, w, ws, wz, ys, yz) {
 *     c = Conv(DequantizeLinear(x, xs & const, xz & const), DequantizeLinear(w & const, ws & const, wz & const));
 *     match QuantizeLinear(c, ys & const, yz & const);
 *     where one_scale(xs), one_scale(ws), one_scale(ys), xz.dtype in {i8, u8}, wz.dtype in {i8, u8};
 *     where same_dtype(xz, yz);
 *     rewrite QLinearConv(x, xs, xz, w, ws, wz, ys, yz) { ..c };
 * }
 */
static bool approximate_qlinear_conv_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct approximate_qlinear_conv_match *m = match;
    (void)self;
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->c);
    with[0] = dfg_new_call(r, approximate_rule_op_QLinearConv,
                           DFG_OPERANDS(m->x, m->xs, m->xz, m->w, m->ws, m->wz, m->ys, m->yz), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* approximate.pat:31
 * rule qlinear_conv_bias(x, xs, xz, w, ws, wz, b, bs, bz, ys, yz) {
 *     c = Conv(DequantizeLinear(x, xs & const, xz & const), DequantizeLinear(w & const, ws & const, wz & const),
 *              DequantizeLinear(b & const : i32, bs & const, (bz & splat(0))?));
 *     match QuantizeLinear(c, ys & const, yz & const);
 *     where one_scale(xs), one_scale(ws), one_scale(ys), xz.dtype in {i8, u8}, wz.dtype in {i8, u8};
 *     where same_dtype(xz, yz), bs.elements == 1, value(bs) ~= value(xs) * value(ws);
 *     where max([abs(v) for v in value(b)]) < 1073741824;
 *     rewrite QLinearConv(x, xs, xz, w, ws, wz, ys, yz, b) { ..c };
 * }
 */
static bool approximate_qlinear_conv_bias_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct approximate_qlinear_conv_bias_match *m = match;
    (void)self;
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->c);
    with[0] = dfg_new_call(r, approximate_rule_op_QLinearConv,
                           DFG_OPERANDS(m->x, m->xs, m->xz, m->w, m->ws, m->wz, m->ys, m->yz, m->b), &attrs,
                           0);
    return with[0] != DFG_NONE;
}

/* ---- which rules may match at a node: a bit each, in order of priority ---- */

enum {
    approximate_rule_approximate_gelu,
    approximate_rule_approximate_bias_gelu,
    approximate_rule_qlinear_matmul,
    approximate_rule_qlinear_conv,
    approximate_rule_qlinear_conv_bias,
};

/* approximate.pat:17  DequantizeLinear(a, as & const, az & const) */
static inline bool approximate_rule_is_DequantizeLinear(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, approximate_rule_op_DequantizeLinear) && dfg_has_args(g, n, 3)
        && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 2), DFG_CONST);
}

/* approximate.pat:17  MatMul(DequantizeLinear(a, as & const, az & const), DequantizeLinear(b, bs & const, bz & c ...; the operator is known */
static inline bool approximate_rule_is_m(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && approximate_rule_is_DequantizeLinear(g, dfg_arg(g, n, 0))
        && approximate_rule_is_DequantizeLinear(g, dfg_arg(g, n, 1));
}

/* approximate.pat:24  DequantizeLinear(w & const, ws & const, wz & const) */
static inline bool approximate_rule_is_DequantizeLinear_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, approximate_rule_op_DequantizeLinear) && dfg_has_args(g, n, 3)
        && dfg_is(g, dfg_arg(g, n, 0), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_arg(g, n, 2), DFG_CONST);
}

/* approximate.pat:33  DequantizeLinear(b & const : i32, bs & const, (bz & splat(0))?) */
static inline bool approximate_rule_is_DequantizeLinear_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, approximate_rule_op_DequantizeLinear) || dfg_n_args(g, n) > 3)
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_is(g, a0, DFG_CONST) && dfg_dtype(g, a0) == DFG_I32 && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST)
        && (dfg_arg(g, n, 2) == DFG_NONE || dfg_splat_is(g, dfg_arg(g, n, 2), dfg_int(0), DFG_NO_DTYPE));
}

/* op in {QuantizeLinear}: approximate_rule_qlinear_matmul, approximate_rule_qlinear_conv,
 * approximate_rule_qlinear_conv_bias */
static uint64_t approximate_rule_approximate_rules_at_QuantizeLinear(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_is(g, dfg_arg(g, n, 1), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 2), DFG_CONST)
        && dfg_has_args(g, n, 3)) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        switch (dfg_op(g, a0)) {
        case approximate_rule_op_MatMul:
            if (approximate_rule_is_m(g, a0))
                set |= DFG_BIT(approximate_rule_qlinear_matmul);
            break;
        case approximate_rule_op_Conv:
            if (approximate_rule_is_DequantizeLinear(g, dfg_arg(g, a0, 0))
                && approximate_rule_is_DequantizeLinear_2(g, dfg_arg(g, a0, 1))) {
                if (dfg_has_args(g, a0, 2))
                    set |= DFG_BIT(approximate_rule_qlinear_conv);
                if (dfg_has_args(g, a0, 3) && approximate_rule_is_DequantizeLinear_3(g, dfg_arg(g, a0, 2)))
                    set |= DFG_BIT(approximate_rule_qlinear_conv_bias);
            }
            break;
        default:
            break;
        }
    }
    return set;
}

static uint64_t approximate_rules_at(const dfg_graph *g, dfg_node n)
{
    switch (dfg_op(g, n)) {
    case approximate_rule_op_com_microsoft_Gelu:
        return dfg_has_args(g, n, 1) ? DFG_BIT(approximate_rule_approximate_gelu) : 0;
    case approximate_rule_op_com_microsoft_BiasGelu:
        return dfg_has_args(g, n, 2) ? DFG_BIT(approximate_rule_approximate_bias_gelu) : 0;
    case approximate_rule_op_QuantizeLinear:
        return approximate_rule_approximate_rules_at_QuantizeLinear(g, n);
    default:
        return 0;
    }
}

static void approximate_rules_candidates(const struct dfg_rules *self, const dfg_graph *g, dfg_node n, uint64_t *set)
{
    (void)self;
    *set = approximate_rules_at(g, n);
}

static const struct dfg_rule approximate_rule_rows[] = {
    [approximate_rule_approximate_gelu] = {.name = "approximate_gelu", .place = "approximate.pat:7", .pattern = 0, .n_roots = 1, .depth = 1,
        .height = 0, .build = approximate_approximate_gelu_build},
    [approximate_rule_approximate_bias_gelu] = {.name = "approximate_bias_gelu", .place = "approximate.pat:8", .pattern = 1, .n_roots = 1,
        .depth = 1, .height = 0, .build = approximate_approximate_bias_gelu_build},
    [approximate_rule_qlinear_matmul] = {.name = "qlinear_matmul", .place = "approximate.pat:16", .pattern = 2, .n_roots = 1, .depth = 3,
        .height = 0, .build = approximate_qlinear_matmul_build},
    [approximate_rule_qlinear_conv] = {.name = "qlinear_conv", .place = "approximate.pat:23", .pattern = 3, .n_roots = 1, .depth = 3,
        .height = 0, .build = approximate_qlinear_conv_build},
    [approximate_rule_qlinear_conv_bias] = {.name = "qlinear_conv_bias", .place = "approximate.pat:31", .pattern = 4, .n_roots = 1, .depth = 3,
        .height = 0, .build = approximate_qlinear_conv_bias_build},
};

const struct dfg_rules approximate_rules = {
    .abi = DFG_ABI,
    .n = 5, .n_words = 1, .rules = approximate_rule_rows,
    .names = &approximate_rule_names, .candidates = approximate_rules_candidates,
};
