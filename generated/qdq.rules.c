/* The replacements of qdq.pat's rules.  Made by pat2c; do not edit. */
#include "qdq.h"
_Static_assert(QDQ_H == 0x0a10fe034817827f, "qdq.h is of another run of pat2c than this file");

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
    .abi = DFG_ABI, .needs = 0, .n_ops = 14, .ops = qdq_rule_op_names,
};

/* qdq.pat:23, rule requantize_same:  rewrite q; */
DFG_BUILD(qdq_requantize_same) { with[0] = m->q; }

/* qdq.pat:32, rule move_quantized:  rewrite m.op(q, ...rest) { ..m }; */
DFG_BUILD(qdq_move_quantized)
{
    struct dfg_operands args = {0};
    dfg_push(r, &args, m->q);
    dfg_push_all(r, &args, m->rest);
    with[0] = dfg_new_like_call(r, m->m, args.at, args.n, DFG_ATTRS(dfg_take(m->m)), 0);
}

/* qdq.pat:38, rule max_pool_quantized:  rewrite MaxPool(q) { ..m }; */
DFG_BUILD(qdq_max_pool_quantized)
{
    with[0] = dfg_new_call(r, qdq_rule_op_MaxPool, DFG_OPERANDS(m->q), DFG_ATTRS(dfg_take(m->m)), 0);
}

/* qdq.pat:46, rule relu_quantized:  rewrite QuantizeLinear(x, s, z) { ..q }; */
DFG_BUILD(qdq_relu_quantized)
{
    with[0] = dfg_new_call(r, qdq_rule_op_QuantizeLinear, DFG_OPERANDS(m->x, m->s, m->z),
                           DFG_ATTRS(dfg_take(m->q)), 0);
}

/* qdq.pat:54, rule parallel_quantize:  rewrite { q = QuantizeLinear(x, s, z) { ..a }; return q, q; } */
DFG_BUILD(qdq_parallel_quantize)
{
    const dfg_node q = dfg_new_call(r, qdq_rule_op_QuantizeLinear, DFG_OPERANDS(m->x, m->s, m->z),
                                    DFG_ATTRS(dfg_take(m->a)), 0);
    with[0] = q;
    with[1] = q;
}

/* qdq.pat:64, rule quantize_shifted:  rewrite QuantizeLinear(x, t, y); */
static const struct dfg_made_call qdq_quantize_shifted_calls[] = {
    {qdq_rule_op_QuantizeLinear, 3, {DFG_FROM(qdq_quantize_shifted, x), DFG_FROM(qdq_quantize_shifted, t),
        DFG_FROM(qdq_quantize_shifted, y)}},
};

/* qdq.pat:72, rule parallel_dequantize:  rewrite { d = DequantizeLinear(q, s, z) { ..a }; return d, d; } */
DFG_BUILD(qdq_parallel_dequantize)
{
    const dfg_node d = dfg_new_call(r, qdq_rule_op_DequantizeLinear, DFG_OPERANDS(m->q, m->s, m->z),
                                    DFG_ATTRS(dfg_take(m->a)), 0);
    with[0] = d;
    with[1] = d;
}

/* ---- which rules may match at a node: a bit each, in order of priority ---- */

enum {
    qdq_rule_requantize_same, qdq_rule_move_quantized, qdq_rule_max_pool_quantized, qdq_rule_relu_quantized,
    qdq_rule_parallel_quantize, qdq_rule_quantize_shifted, qdq_rule_parallel_dequantize,
};

/* qdq.pat:28  (Reshape | Transpose | Squeeze | Unsqueeze | Flatten | Gather | Slice | Tile | DepthToSpac ...; the operator is known */
static inline bool qdq_rule_is_DepthToSpace(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_with(g, dfg_arg(g, n, 0), qdq_rule_op_DequantizeLinear, 3);
}

/* qdq.pat:35  MaxPool(DequantizeLinear(q, s & const, z & const)) */
static inline bool qdq_rule_is_MaxPool(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, qdq_rule_op_MaxPool, 1)
        && dfg_calls_with(g, dfg_operand(g, n, 0), qdq_rule_op_DequantizeLinear, 3);
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
                if (dfg_calls_with(g, dfg_operand(g, a0, 0), qdq_rule_op_QuantizeLinear, 3))
                    set |= DFG_BIT(qdq_rule_quantize_shifted);
            }
            break;
        case qdq_rule_op_DepthToSpace: case qdq_rule_op_Flatten: case qdq_rule_op_Gather:
        case qdq_rule_op_Reshape: case qdq_rule_op_Slice: case qdq_rule_op_SpaceToDepth:
        case qdq_rule_op_Squeeze: case qdq_rule_op_Tile: case qdq_rule_op_Transpose:
        case qdq_rule_op_Unsqueeze:
            if (qdq_rule_is_DepthToSpace(g, a0)) set |= DFG_BIT(qdq_rule_move_quantized);
            break;
        case qdq_rule_op_MaxPool: case DFG_GET:
            if (qdq_rule_is_MaxPool(g, dfg_first_result(g, a0)))
                set |= DFG_BIT(qdq_rule_max_pool_quantized);
            break;
        case qdq_rule_op_Relu: if (dfg_argc_is(g, a0, 1)) set |= DFG_BIT(qdq_rule_relu_quantized); break;
        default: break;
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
    {DFG_RULE(qdq_requantize_same, 0, 1), .keep_shared = true, DFG_ROOTS(qdq_rule_op_QuantizeLinear)},
    {DFG_RULE(qdq_move_quantized, 1, 1), .keep_shared = true, DFG_ROOTS(qdq_rule_op_QuantizeLinear)},
    {DFG_RULE(qdq_max_pool_quantized, 2, 1), .keep_shared = true, DFG_ROOTS(qdq_rule_op_QuantizeLinear)},
    {DFG_RULE(qdq_relu_quantized, 3, 1), DFG_ROOTS(qdq_rule_op_QuantizeLinear)},
    {DFG_RULE(qdq_parallel_quantize, 4, 2), DFG_ROOTS(qdq_rule_op_QuantizeLinear)},
    {DFG_RULE_OF_CALLS(qdq_quantize_shifted, 5, 1), .keep_shared = true,
     DFG_ROOTS(qdq_rule_op_QuantizeLinear)},
    {DFG_RULE(qdq_parallel_dequantize, 6, 2), DFG_ROOTS(qdq_rule_op_DequantizeLinear)},
};

const struct dfg_rules qdq_rules = {
    .abi = DFG_ABI,
    .n = 7, .n_words = 1, .rules = qdq_rule_rows,
    .names = &qdq_rule_names, .candidates = qdq_rules_candidates,
};
