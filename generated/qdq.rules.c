/* The replacements of qdq.pat's rules.  Made by pat2c; do not edit. */
#include "qdq.h"
#if QDQ_H != 0x8d7ada2990ec6f82
#error "qdq.h is of another run of pat2c than this file"
#endif

#include "dfg_rewrite.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    qdq_rule_op_DepthToSpace = DFG_FIRST_OP, qdq_rule_op_DequantizeLinear, qdq_rule_op_Flatten,
    qdq_rule_op_Gather, qdq_rule_op_MaxPool, qdq_rule_op_QuantizeLinear, qdq_rule_op_Relu,
    qdq_rule_op_Reshape, qdq_rule_op_Slice, qdq_rule_op_SpaceToDepth, qdq_rule_op_Squeeze, qdq_rule_op_Tile,
    qdq_rule_op_Transpose, qdq_rule_op_Unsqueeze,
};
static const char *const qdq_rule_op_names[] = {
    "DepthToSpace", "DequantizeLinear", "Flatten", "Gather", "MaxPool", "QuantizeLinear", "Relu", "Reshape",
    "Slice", "SpaceToDepth", "Squeeze", "Tile", "Transpose", "Unsqueeze",
};

static const struct dfg_names qdq_rule_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 14,
    .ops = qdq_rule_op_names,
};

/* qdq.pat:23, rule requantize_same:  rewrite q; */
static bool qdq_requantize_same_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct qdq_requantize_same_match *m = match;
    with[0] = m->q;
    return with[0] != DFG_NONE;
}

/* qdq.pat:31, rule move_quantized:  rewrite m.op(q, ...rest) { ..m }; */
static bool qdq_move_quantized_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct qdq_move_quantized_match *m = match;
    struct dfg_operands args = {0};
    dfg_push(r, &args, m->q);
    dfg_push_all(r, &args, m->rest);
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->m);
    with[0] = dfg_new_like_call(r, m->m, args.at, args.n, &attrs, 0);
    return with[0] != DFG_NONE;
}

/* qdq.pat:37, rule max_pool_quantized:  rewrite MaxPool(q) { ..m }; */
static bool qdq_max_pool_quantized_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct qdq_max_pool_quantized_match *m = match;
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->m);
    with[0] = dfg_new_call(r, qdq_rule_op_MaxPool, DFG_OPERANDS(m->q), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* qdq.pat:45, rule relu_quantized:  rewrite QuantizeLinear(x, s, z) { ..q }; */
static bool qdq_relu_quantized_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct qdq_relu_quantized_match *m = match;
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->q);
    with[0] = dfg_new_call(r, qdq_rule_op_QuantizeLinear, DFG_OPERANDS(m->x, m->s, m->z), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* qdq.pat:53, rule parallel_quantize:  rewrite { q = QuantizeLinear(x, s, z) { ..a }; return q, q; } */
static bool qdq_parallel_quantize_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct qdq_parallel_quantize_match *m = match;
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->a);
    const dfg_node q = dfg_new_call(r, qdq_rule_op_QuantizeLinear, DFG_OPERANDS(m->x, m->s, m->z), &attrs,
                                    0);
    with[0] = q;
    with[1] = q;
    return with[0] != DFG_NONE && with[1] != DFG_NONE;
}

/* qdq.pat:63, rule quantize_shifted:  rewrite QuantizeLinear(x, t, y); */
static bool qdq_quantize_shifted_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct qdq_quantize_shifted_match *m = match;
    with[0] = dfg_new_call(r, qdq_rule_op_QuantizeLinear, DFG_OPERANDS(m->x, m->t, m->y), NULL, 0);
    return with[0] != DFG_NONE;
}

/* qdq.pat:71, rule parallel_dequantize:  rewrite { d = DequantizeLinear(q, s, z) { ..a }; return d, d; } */
static bool qdq_parallel_dequantize_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct qdq_parallel_dequantize_match *m = match;
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->a);
    const dfg_node d = dfg_new_call(r, qdq_rule_op_DequantizeLinear, DFG_OPERANDS(m->q, m->s, m->z), &attrs,
                                    0);
    with[0] = d;
    with[1] = d;
    return with[0] != DFG_NONE && with[1] != DFG_NONE;
}

/* ---- which rules may match at a node: a bit each, in order of priority ---- */

enum {
    qdq_rule_requantize_same,
    qdq_rule_move_quantized,
    qdq_rule_max_pool_quantized,
    qdq_rule_relu_quantized,
    qdq_rule_parallel_quantize,
    qdq_rule_quantize_shifted,
    qdq_rule_parallel_dequantize,
};

/* qdq.pat:49  QuantizeLinear(x, s & const, z & const) */
static inline bool qdq_rule_is_a(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, qdq_rule_op_QuantizeLinear) && dfg_has_args(g, n, 3)
        && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST);
}

/* qdq.pat:21  DequantizeLinear(q, s & const, z & const) */
static inline bool qdq_rule_is_DequantizeLinear(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, qdq_rule_op_DequantizeLinear) && dfg_has_args(g, n, 3)
        && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST);
}

/* qdq.pat:27  (Reshape | Transpose | Squeeze | Unsqueeze | Flatten | Gather | Slice | Tile | DepthToSpac ...; the operator is known */
static inline bool qdq_rule_is_m(const dfg_graph *g, dfg_node n)
{
    return qdq_rule_is_DequantizeLinear(g, dfg_arg(g, n, 0));
}

/* qdq.pat:34  MaxPool(DequantizeLinear(q, s & const, z & const)) */
static inline bool qdq_rule_is_m_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, qdq_rule_op_MaxPool) && dfg_argc_is(g, n, 1)
        && qdq_rule_is_DequantizeLinear(g, dfg_operand(g, n, 0));
}

/* op in {QuantizeLinear}: qdq_rule_requantize_same, qdq_rule_move_quantized,
 * qdq_rule_max_pool_quantized, qdq_rule_relu_quantized, qdq_rule_parallel_quantize,
 * qdq_rule_quantize_shifted */
static uint64_t qdq_rule_at_QuantizeLinear(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 3) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case qdq_rule_op_DequantizeLinear:
            if (dfg_has_args(g, a0, 3) && dfg_is(g, dfg_operand(g, a0, 1), DFG_CONST)
                && dfg_is(g, dfg_operand(g, a0, 2), DFG_CONST)) {
                set |= DFG_BIT(qdq_rule_requantize_same);
                if (qdq_rule_is_a(g, dfg_operand(g, a0, 0)))
                    set |= DFG_BIT(qdq_rule_quantize_shifted);
            }
            break;
        case qdq_rule_op_DepthToSpace:
        case qdq_rule_op_Flatten:
        case qdq_rule_op_Gather:
        case qdq_rule_op_Reshape:
        case qdq_rule_op_Slice:
        case qdq_rule_op_SpaceToDepth:
        case qdq_rule_op_Squeeze:
        case qdq_rule_op_Tile:
        case qdq_rule_op_Transpose:
        case qdq_rule_op_Unsqueeze:
            if (qdq_rule_is_m(g, a0))
                set |= DFG_BIT(qdq_rule_move_quantized);
            break;
        case qdq_rule_op_MaxPool:
        case DFG_GET:
            if (qdq_rule_is_m_2(g, dfg_first_result(g, a0)))
                set |= DFG_BIT(qdq_rule_max_pool_quantized);
            break;
        case qdq_rule_op_Relu:
            if (dfg_argc_is(g, a0, 1))
                set |= DFG_BIT(qdq_rule_relu_quantized);
            break;
        default:
            break;
        }
        set |= DFG_BIT(qdq_rule_parallel_quantize);
    }
    return set;
}

static void qdq_rules_candidates(const struct dfg_rules *self, const dfg_graph *g, dfg_node n, uint64_t *set)
{
    (void)self;
    switch (dfg_op(g, n)) {
    case qdq_rule_op_QuantizeLinear: *set = qdq_rule_at_QuantizeLinear(g, n); break;
    case qdq_rule_op_DequantizeLinear:
        *set = dfg_has_args(g, n, 3) ? DFG_BIT(qdq_rule_parallel_dequantize) : 0;
        break;
    default: *set = 0; break;
    }
}

static const struct dfg_rule qdq_rule_rows[] = {
    [qdq_rule_requantize_same] = {.name = "requantize_same", .place = "qdq.pat:20", .pattern = 0, .n_roots = 1, .keep_shared = true,
        .roots = (const uint16_t[]){qdq_rule_op_QuantizeLinear, 0}, .build = qdq_requantize_same_build},
    [qdq_rule_move_quantized] = {.name = "move_quantized", .place = "qdq.pat:26", .pattern = 1, .n_roots = 1, .keep_shared = true,
        .roots = (const uint16_t[]){qdq_rule_op_QuantizeLinear, 0}, .build = qdq_move_quantized_build},
    [qdq_rule_max_pool_quantized] = {.name = "max_pool_quantized", .place = "qdq.pat:33", .pattern = 2, .n_roots = 1,
        .keep_shared = true, .roots = (const uint16_t[]){qdq_rule_op_QuantizeLinear, 0},
        .build = qdq_max_pool_quantized_build},
    [qdq_rule_relu_quantized] = {.name = "relu_quantized", .place = "qdq.pat:40", .pattern = 3, .n_roots = 1,
        .roots = (const uint16_t[]){qdq_rule_op_QuantizeLinear, 0}, .build = qdq_relu_quantized_build},
    [qdq_rule_parallel_quantize] = {.name = "parallel_quantize", .place = "qdq.pat:48", .pattern = 4, .n_roots = 2,
        .roots = (const uint16_t[]){qdq_rule_op_QuantizeLinear, 0}, .build = qdq_parallel_quantize_build},
    [qdq_rule_quantize_shifted] = {.name = "quantize_shifted", .place = "qdq.pat:56", .pattern = 5, .n_roots = 1, .keep_shared = true,
        .roots = (const uint16_t[]){qdq_rule_op_QuantizeLinear, 0}, .build = qdq_quantize_shifted_build},
    [qdq_rule_parallel_dequantize] = {.name = "parallel_dequantize", .place = "qdq.pat:66", .pattern = 6, .n_roots = 2,
        .roots = (const uint16_t[]){qdq_rule_op_DequantizeLinear, 0},
        .build = qdq_parallel_dequantize_build},
};

const struct dfg_rules qdq_rules = {
    .abi = DFG_ABI,
    .n = 7, .n_words = 1, .rules = qdq_rule_rows,
    .names = &qdq_rule_names, .candidates = qdq_rules_candidates,
};
