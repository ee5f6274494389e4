/* The replacements of qdq.pat's rules.  Made by pat2c; do not edit. */
#include "qdq.h"

#include "dfg_rewrite.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_Conv = DFG_FIRST_OP,
    OP_DepthToSpace,
    OP_DequantizeLinear,
    OP_Flatten,
    OP_Gather,
    OP_MatMul,
    OP_MaxPool,
    OP_QLinearConv,
    OP_QLinearMatMul,
    OP_QuantizeLinear,
    OP_Relu,
    OP_Reshape,
    OP_Slice,
    OP_SpaceToDepth,
    OP_Squeeze,
    OP_Tile,
    OP_Transpose,
    OP_Unsqueeze,
};
static const char *const op_names[] = {
    "Conv",
    "DepthToSpace",
    "DequantizeLinear",
    "Flatten",
    "Gather",
    "MatMul",
    "MaxPool",
    "QLinearConv",
    "QLinearMatMul",
    "QuantizeLinear",
    "Relu",
    "Reshape",
    "Slice",
    "SpaceToDepth",
    "Squeeze",
    "Tile",
    "Transpose",
    "Unsqueeze",
};

static const struct dfg_names rule_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 18,
    .ops = op_names,
};

/* qdq.pat:12
 * rule requantize_same(q, s, z, t, y) : keep_shared {
 *     match QuantizeLinear(DequantizeLinear(q, s & const, z & const), t & const, y & const);
 *     where same_scale(s, t), same_zero(z, y), z.dtype in {i8, u8, i16, u16}, s.elements == 1, value(s) > 0;
 *     rewrite q;
 * }
 */
static bool qdq_requantize_same_build(dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct qdq_requantize_same_match *m = match;
    (void)r;

    with[0] = m->q;
    return with[0] != DFG_NONE;
}

/* qdq.pat:18
 * rule move_quantized(q, s, z, t, y, rest) : keep_shared {
 *     m = (Reshape | Transpose | Squeeze | Unsqueeze | Flatten | Gather | Slice | Tile | DepthToSpace | SpaceToDepth)
 *         (DequantizeLinear(q, s & const, z & const), ...rest);
 *     match QuantizeLinear(m, t & const, y & const);
 *     where same_scale(s, t), same_zero(z, y), z.dtype in {i8, u8, i16, u16}, s.elements == 1, value(s) > 0;
 *     rewrite m.op(q, ...rest) { ..m };
 * }
 */
static bool qdq_move_quantized_build(dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct qdq_move_quantized_match *m = match;

    struct dfg_operands args = {0};
    dfg_push(r, &args, m->q);
    dfg_push_all(r, &args, m->rest);
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->m);
    with[0] = dfg_new_like_call(r, m->m, args.at, args.n, &attrs, 0);
    return with[0] != DFG_NONE;
}

/* qdq.pat:25
 * rule max_pool_quantized(q, s, z, t, y) : keep_shared {
 *     m = MaxPool(DequantizeLinear(q, s & const, z & const));
 *     match QuantizeLinear(m, t & const, y & const);
 *     where same_scale(s, t), same_zero(z, y), z.dtype in {i8, u8}, s.elements == 1, value(s) > 0;
 *     rewrite MaxPool(q) { ..m };
 * }
 */
static bool qdq_max_pool_quantized_build(dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct qdq_max_pool_quantized_match *m = match;

    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->m);
    with[0] = dfg_new_call(r, OP_MaxPool, DFG_OPERANDS(m->q), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* qdq.pat:32
 * rule relu_quantized(x, s, z) {
 *     q = QuantizeLinear(Relu(x), s & const, z & const);
 *     match q;
 *     where (z.dtype in {u8, u16} and value(z) == 0) or (z.dtype == i8 and value(z) == -128);
 *     rewrite QuantizeLinear(x, s, z) { ..q };
 * }
 */
static bool qdq_relu_quantized_build(dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct qdq_relu_quantized_match *m = match;

    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->q);
    with[0] = dfg_new_call(r, OP_QuantizeLinear, DFG_OPERANDS(m->x, m->s, m->z), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* qdq.pat:39
 * rule parallel_quantize(x, s, z, t, y) {
 *     a = QuantizeLinear(x, s & const, z & const);
 *     b = QuantizeLinear(x, t & const, y & const);
 *     match a, b;
 *     where same_scale(s, t), same_zero(z, y), a.axis == b.axis or s.elements == 1;
 *     rewrite { q = QuantizeLinear(x, s, z) { ..a }; return q, q; }
 * }
 */
static bool qdq_parallel_quantize_build(dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct qdq_parallel_quantize_match *m = match;

    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->a);
    const dfg_node q = dfg_new_call(r, OP_QuantizeLinear, DFG_OPERANDS(m->x, m->s, m->z), &attrs, 0);
    with[0] = q;
    with[1] = q;
    return with[0] != DFG_NONE && with[1] != DFG_NONE;
}

/* qdq.pat:47
 * rule quantize_shifted(x, s, z, r, u, t, y) : keep_shared {
 *     a = QuantizeLinear(x, s & const, z & const);
 *     d = DequantizeLinear(a, r & const, u & const);
 *     match QuantizeLinear(d, t & const, y & const);
 *     where same_scale(s, r), same_scale(s, t), same_zero(z, u), s.elements == 1, value(s) > 0;
 *     where (z.dtype == u8 and y.dtype == i8 and value(y) == value(z) - 128)
 *        or (z.dtype == i8 and y.dtype == u8 and value(y) == value(z) + 128);
 *     rewrite QuantizeLinear(x, t, y);
 * }
 */
static bool qdq_quantize_shifted_build(dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct qdq_quantize_shifted_match *m = match;

    with[0] = dfg_new_call(r, OP_QuantizeLinear, DFG_OPERANDS(m->x, m->t, m->y), NULL, 0);
    return with[0] != DFG_NONE;
}

/* qdq.pat:59
 * rule qlinear_matmul(a, as, az, b, bs, bz, ys, yz) {
 *     m = MatMul(DequantizeLinear(a, as & const, az & const), DequantizeLinear(b, bs & const, bz & const));
 *     match QuantizeLinear(m, ys & const, yz & const);
 *     where as.elements == 1, bs.elements == 1, ys.elements == 1, az.dtype in {i8, u8}, bz.dtype in {i8, u8};
 *     where same_dtype(az, yz);
 *     rewrite QLinearMatMul(a, as, az, b, bs, bz, ys, yz);
 * }
 */
static bool qdq_qlinear_matmul_build(dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct qdq_qlinear_matmul_match *m = match;

    with[0] = dfg_new_call(r, OP_QLinearMatMul,
                           DFG_OPERANDS(m->a, m->as, m->az, m->b, m->bs, m->bz, m->ys, m->yz), NULL, 0);
    return with[0] != DFG_NONE;
}

/* qdq.pat:66
 * rule qlinear_conv(x, xs, xz, w, ws, wz, ys, yz) {
 *     c = Conv(DequantizeLinear(x, xs & const, xz & const), DequantizeLinear(w & const, ws & const, wz & const));
 *     match QuantizeLinear(c, ys & const, yz & const);
 *     where xs.elements == 1, ws.elements == 1, ys.elements == 1, xz.dtype in {i8, u8}, wz.dtype in {i8, u8};
 *     where same_dtype(xz, yz);
 *     rewrite QLinearConv(x, xs, xz, w, ws, wz, ys, yz) { ..c };
 * }
 */
static bool qdq_qlinear_conv_build(dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct qdq_qlinear_conv_match *m = match;

    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->c);
    with[0] = dfg_new_call(r, OP_QLinearConv,
                           DFG_OPERANDS(m->x, m->xs, m->xz, m->w, m->ws, m->wz, m->ys, m->yz), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* qdq.pat:74
 * rule qlinear_conv_bias(x, xs, xz, w, ws, wz, b, bs, bz, ys, yz) {
 *     c = Conv(DequantizeLinear(x, xs & const, xz & const), DequantizeLinear(w & const, ws & const, wz & const),
 *              DequantizeLinear(b & const : i32, bs & const, (bz & splat(0))?));
 *     match QuantizeLinear(c, ys & const, yz & const);
 *     where xs.elements == 1, ws.elements == 1, ys.elements == 1, xz.dtype in {i8, u8}, wz.dtype in {i8, u8};
 *     where same_dtype(xz, yz), bs.elements == 1, value(bs) ~= value(xs) * value(ws);
 *     rewrite QLinearConv(x, xs, xz, w, ws, wz, ys, yz, b) { ..c };
 * }
 */
static bool qdq_qlinear_conv_bias_build(dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct qdq_qlinear_conv_bias_match *m = match;

    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->c);
    with[0] = dfg_new_call(r, OP_QLinearConv,
                           DFG_OPERANDS(m->x, m->xs, m->xz, m->w, m->ws, m->wz, m->ys, m->yz, m->b), &attrs,
                           0);
    return with[0] != DFG_NONE;
}

/* ---- which rules may match at a node: a bit each, in order of priority ---- */

enum {
    RULE_qdq_requantize_same,
    RULE_qdq_move_quantized,
    RULE_qdq_max_pool_quantized,
    RULE_qdq_relu_quantized,
    RULE_qdq_parallel_quantize,
    RULE_qdq_quantize_shifted,
    RULE_qdq_qlinear_matmul,
    RULE_qdq_qlinear_conv,
    RULE_qdq_qlinear_conv_bias,
};

/* qdq.pat:40  QuantizeLinear(x, s & const, z & const) */
static inline bool is_a(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, OP_QuantizeLinear) && dfg_has_args(g, n, 3)
        && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 2), DFG_CONST);
}

/* qdq.pat:13  DequantizeLinear(q, s & const, z & const) */
static inline bool is_DequantizeLinear(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, OP_DequantizeLinear) && dfg_has_args(g, n, 3)
        && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 2), DFG_CONST);
}

/* qdq.pat:19  (Reshape | Transpose | Squeeze | Unsqueeze | Flatten | Gather | Slice | Tile | DepthToSpac ...; the operator is known */
static inline bool is_m(const dfg_graph *g, dfg_node n)
{
    return is_DequantizeLinear(g, dfg_arg(g, n, 0));
}

/* qdq.pat:26  MaxPool(DequantizeLinear(q, s & const, z & const)) */
static inline bool is_m_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, OP_MaxPool) && dfg_argc_is(g, n, 1) && is_DequantizeLinear(g, dfg_arg(g, n, 0));
}

/* qdq.pat:60  MatMul(DequantizeLinear(a, as & const, az & const), DequantizeLinear(b, bs & const, bz & c ...; the operator is known */
static inline bool is_m_3(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && is_DequantizeLinear(g, dfg_arg(g, n, 0))
        && is_DequantizeLinear(g, dfg_arg(g, n, 1));
}

/* qdq.pat:67  DequantizeLinear(w & const, ws & const, wz & const) */
static inline bool is_DequantizeLinear_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, OP_DequantizeLinear) && dfg_has_args(g, n, 3)
        && dfg_is(g, dfg_arg(g, n, 0), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_arg(g, n, 2), DFG_CONST);
}

/* qdq.pat:76  DequantizeLinear(b & const : i32, bs & const, (bz & splat(0))?) */
static inline bool is_DequantizeLinear_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_DequantizeLinear) || dfg_n_args(g, n) > 3)
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_is(g, a0, DFG_CONST) && dfg_dtype(g, a0) == DFG_I32 && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST)
        && (dfg_arg(g, n, 2) == DFG_NONE || dfg_splat_is(g, dfg_arg(g, n, 2), dfg_int(0), DFG_NO_DTYPE));
}

/* op in {QuantizeLinear}: RULE_qdq_requantize_same, RULE_qdq_move_quantized, RULE_qdq_max_pool_quantized,
 * RULE_qdq_relu_quantized, RULE_qdq_parallel_quantize, RULE_qdq_quantize_shifted,
 * RULE_qdq_qlinear_matmul, RULE_qdq_qlinear_conv, RULE_qdq_qlinear_conv_bias */
static uint64_t qdq_rules_at_QuantizeLinear(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_is(g, dfg_arg(g, n, 1), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 2), DFG_CONST)
        && dfg_has_args(g, n, 3)) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        switch (dfg_op(g, a0)) {
        case OP_DequantizeLinear:
            if (dfg_is(g, dfg_arg(g, a0, 1), DFG_CONST) && dfg_is(g, dfg_arg(g, a0, 2), DFG_CONST)
                && dfg_has_args(g, a0, 3)) {
                set |= UINT64_C(1) << RULE_qdq_requantize_same;
                if (is_a(g, dfg_arg(g, a0, 0)))
                    set |= UINT64_C(1) << RULE_qdq_quantize_shifted;
            }
            break;
        case OP_DepthToSpace:
        case OP_Flatten:
        case OP_Gather:
        case OP_Reshape:
        case OP_Slice:
        case OP_SpaceToDepth:
        case OP_Squeeze:
        case OP_Tile:
        case OP_Transpose:
        case OP_Unsqueeze:
            if (is_m(g, a0))
                set |= UINT64_C(1) << RULE_qdq_move_quantized;
            break;
        case OP_MaxPool:
        case DFG_GET:
            if (is_m_2(g, dfg_first_result(g, a0)))
                set |= UINT64_C(1) << RULE_qdq_max_pool_quantized;
            break;
        case OP_Relu:
            if (dfg_has_args(g, a0, 1))
                set |= UINT64_C(1) << RULE_qdq_relu_quantized;
            break;
        case OP_MatMul:
            if (is_m_3(g, a0))
                set |= UINT64_C(1) << RULE_qdq_qlinear_matmul;
            break;
        case OP_Conv:
            if (is_DequantizeLinear(g, dfg_arg(g, a0, 0)) && is_DequantizeLinear_2(g, dfg_arg(g, a0, 1))) {
                if (dfg_has_args(g, a0, 2))
                    set |= UINT64_C(1) << RULE_qdq_qlinear_conv;
                if (dfg_has_args(g, a0, 3) && is_DequantizeLinear_3(g, dfg_arg(g, a0, 2)))
                    set |= UINT64_C(1) << RULE_qdq_qlinear_conv_bias;
            }
            break;
        default:
            break;
        }
        set |= UINT64_C(1) << RULE_qdq_parallel_quantize;
    }
    return set;
}

static uint64_t qdq_rules_at(const dfg_graph *g, dfg_node n)
{
    switch (dfg_op(g, n)) {
    case OP_QuantizeLinear:
        return qdq_rules_at_QuantizeLinear(g, n);
    default:
        return 0;
    }
}

static void qdq_rules_candidates(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    *set = qdq_rules_at(g, n);
}

static const struct dfg_rule rules[] = {
    [RULE_qdq_requantize_same] = { .name = "requantize_same", .place = "qdq.pat:12", .pattern = 0,
        .n_roots = 1, .every_root = false,
        .once = false, .keep_shared = true, .operands_first = false, .priority = 0,
        .depth = 2, .height = 0, .build = qdq_requantize_same_build },
    [RULE_qdq_move_quantized] = { .name = "move_quantized", .place = "qdq.pat:18", .pattern = 1,
        .n_roots = 1, .every_root = false,
        .once = false, .keep_shared = true, .operands_first = false, .priority = 0,
        .depth = 3, .height = 0, .build = qdq_move_quantized_build },
    [RULE_qdq_max_pool_quantized] = { .name = "max_pool_quantized", .place = "qdq.pat:25", .pattern = 2,
        .n_roots = 1, .every_root = false,
        .once = false, .keep_shared = true, .operands_first = false, .priority = 0,
        .depth = 4, .height = 0, .build = qdq_max_pool_quantized_build },
    [RULE_qdq_relu_quantized] = { .name = "relu_quantized", .place = "qdq.pat:32", .pattern = 3,
        .n_roots = 1, .every_root = false,
        .once = false, .keep_shared = false, .operands_first = false, .priority = 0,
        .depth = 2, .height = 0, .build = qdq_relu_quantized_build },
    [RULE_qdq_parallel_quantize] = { .name = "parallel_quantize", .place = "qdq.pat:39", .pattern = 4,
        .n_roots = 2, .every_root = false,
        .once = false, .keep_shared = false, .operands_first = false, .priority = 0,
        .depth = 1, .height = 1, .build = qdq_parallel_quantize_build },
    [RULE_qdq_quantize_shifted] = { .name = "quantize_shifted", .place = "qdq.pat:47", .pattern = 5,
        .n_roots = 1, .every_root = false,
        .once = false, .keep_shared = true, .operands_first = false, .priority = 0,
        .depth = 3, .height = 0, .build = qdq_quantize_shifted_build },
    [RULE_qdq_qlinear_matmul] = { .name = "qlinear_matmul", .place = "qdq.pat:59", .pattern = 6,
        .n_roots = 1, .every_root = false,
        .once = false, .keep_shared = false, .operands_first = false, .priority = 0,
        .depth = 3, .height = 0, .build = qdq_qlinear_matmul_build },
    [RULE_qdq_qlinear_conv] = { .name = "qlinear_conv", .place = "qdq.pat:66", .pattern = 7,
        .n_roots = 1, .every_root = false,
        .once = false, .keep_shared = false, .operands_first = false, .priority = 0,
        .depth = 3, .height = 0, .build = qdq_qlinear_conv_build },
    [RULE_qdq_qlinear_conv_bias] = { .name = "qlinear_conv_bias", .place = "qdq.pat:74", .pattern = 8,
        .n_roots = 1, .every_root = false,
        .once = false, .keep_shared = false, .operands_first = false, .priority = 0,
        .depth = 3, .height = 0, .build = qdq_qlinear_conv_bias_build },
};

const struct dfg_rules qdq_rules = {
    .abi = DFG_ABI,
    .n = 9, .n_words = 1, .rules = rules,
    .names = &rule_names, .candidates = qdq_rules_candidates,
};
