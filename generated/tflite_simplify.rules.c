/* The replacements of tflite_simplify.pat's rules.  Made by pat2c; do not edit. */
#include "tflite_simplify.h"
_Static_assert(TFLITE_SIMPLIFY_H == 0x6b833f7ca0434791, "tflite_simplify.h is of another run of pat2c than this file");

#include "dfg_rewrite.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    tflite_simplify_rule_op_tfl_Add = DFG_FIRST_OP, tflite_simplify_rule_op_tfl_AveragePool2D,
    tflite_simplify_rule_op_tfl_BatchMatMul, tflite_simplify_rule_op_tfl_Concatenation,
    tflite_simplify_rule_op_tfl_Conv2D, tflite_simplify_rule_op_tfl_DepthwiseConv2D,
    tflite_simplify_rule_op_tfl_Dequantize, tflite_simplify_rule_op_tfl_Div,
    tflite_simplify_rule_op_tfl_FullyConnected, tflite_simplify_rule_op_tfl_HardSwish,
    tflite_simplify_rule_op_tfl_LeakyRelu, tflite_simplify_rule_op_tfl_MaxPool2D,
    tflite_simplify_rule_op_tfl_Mean, tflite_simplify_rule_op_tfl_Minimum, tflite_simplify_rule_op_tfl_Mul,
    tflite_simplify_rule_op_tfl_PRelu, tflite_simplify_rule_op_tfl_Quantize,
    tflite_simplify_rule_op_tfl_Relu, tflite_simplify_rule_op_tfl_Relu6,
    tflite_simplify_rule_op_tfl_ReluN1To1, tflite_simplify_rule_op_tfl_Reshape,
    tflite_simplify_rule_op_tfl_Sub, tflite_simplify_rule_op_tfl_Sum, tflite_simplify_rule_op_tfl_Transpose,
    tflite_simplify_rule_op_tfl_TransposeConv,
};
enum { tflite_simplify_rule_attr_activation };
enum {
    tflite_simplify_rule_str_NONE, tflite_simplify_rule_str_RELU, tflite_simplify_rule_str_RELU6,
    tflite_simplify_rule_str_RELU_N1_TO_1,
};
static const char *const tflite_simplify_rule_op_names[] = {
    "tfl.Add", "tfl.AveragePool2D", "tfl.BatchMatMul", "tfl.Concatenation", "tfl.Conv2D",
    "tfl.DepthwiseConv2D", "tfl.Dequantize", "tfl.Div", "tfl.FullyConnected", "tfl.HardSwish",
    "tfl.LeakyRelu", "tfl.MaxPool2D", "tfl.Mean", "tfl.Minimum", "tfl.Mul", "tfl.PRelu", "tfl.Quantize",
    "tfl.Relu", "tfl.Relu6", "tfl.ReluN1To1", "tfl.Reshape", "tfl.Sub", "tfl.Sum", "tfl.Transpose",
    "tfl.TransposeConv",
};
static const char *const tflite_simplify_rule_attr_names[] = { "activation" };
static const char *const tflite_simplify_rule_str_names[] = { "NONE", "RELU", "RELU6", "RELU_N1_TO_1" };

static const struct dfg_names tflite_simplify_rule_names = {
    .abi = DFG_ABI, .needs = 0, .n_ops = 25, .ops = tflite_simplify_rule_op_names, .n_attrs = 1,
    .attrs = tflite_simplify_rule_attr_names, .n_strs = 4, .strs = tflite_simplify_rule_str_names,
};

/* tflite_simplify.pat:31, rule tfl_fuse_activation:  rewrite c.op(...rest) {
 *     ..c, activation = a.op == tfl.Relu ? "RELU" : a.op == tfl.Relu6 ? "RELU6" : "RELU_N1_TO_1"
 * }; */
DFG_BUILD(tflite_simplify_tfl_fuse_activation)
{
    struct dfg_operands args = {0};
    dfg_push_all(r, &args, m->rest);
    with[0] = dfg_new_like_call(r, m->c, args.at, args.n,
                                DFG_ATTRS(dfg_take(m->c),
                                          dfg_give(tflite_simplify_rule_attr_activation,
                                                   dfg_choose(dfg_scalar_same(dfg_op_of(g, m->a),
                                                                              dfg_op_val(g,
                                                                                         tflite_simplify_rule_op_tfl_Relu)),
                                                              dfg_str(g, tflite_simplify_rule_str_RELU),
                                                              dfg_choose(dfg_scalar_same(
                                                                             dfg_op_of(g, m->a),
                                                                             dfg_op_val(g,
                                                                                        tflite_simplify_rule_op_tfl_Relu6)),
                                                                         dfg_str(g,
                                                                                 tflite_simplify_rule_str_RELU6),
                                                                         dfg_str(g,
                                                                                 tflite_simplify_rule_str_RELU_N1_TO_1))))),
                                0);
}

/* tflite_simplify.pat:41, rule tfl_fuse_pool_activation:
 * rewrite p.op(x) { ..p, activation = a.op == tfl.Relu ? "RELU" : a.op == tfl.Relu6 ? "RELU6" : "RELU_N1_TO_1" }; */
DFG_BUILD(tflite_simplify_tfl_fuse_pool_activation)
{
    with[0] = dfg_new_like_call(r, m->p, DFG_OPERANDS(m->x),
                                DFG_ATTRS(dfg_take(m->p),
                                          dfg_give(tflite_simplify_rule_attr_activation,
                                                   dfg_choose(dfg_scalar_same(dfg_op_of(g, m->a),
                                                                              dfg_op_val(g,
                                                                                         tflite_simplify_rule_op_tfl_Relu)),
                                                              dfg_str(g, tflite_simplify_rule_str_RELU),
                                                              dfg_choose(dfg_scalar_same(
                                                                             dfg_op_of(g, m->a),
                                                                             dfg_op_val(g,
                                                                                        tflite_simplify_rule_op_tfl_Relu6)),
                                                                         dfg_str(g,
                                                                                 tflite_simplify_rule_str_RELU6),
                                                                         dfg_str(g,
                                                                                 tflite_simplify_rule_str_RELU_N1_TO_1))))),
                                0);
}

/* tflite_simplify.pat:50, rule tfl_fuse_bias:
 * rewrite tfl.FullyConnected(x, w, b) { ..y, activation = s.activation }; */
DFG_BUILD(tflite_simplify_tfl_fuse_bias)
{
    with[0] = dfg_new_call(r, tflite_simplify_rule_op_tfl_FullyConnected, DFG_OPERANDS(m->x, m->w, m->b),
                           DFG_ATTRS(dfg_take(m->y),
                                     dfg_give(tflite_simplify_rule_attr_activation,
                                              dfg_attr_or_str(g, m->s, tflite_simplify_rule_attr_activation,
                                                              tflite_simplify_rule_str_NONE))), 0);
}

/* tflite_simplify.pat:61, rule tfl_requantize:  rewrite x; */
DFG_BUILD(tflite_simplify_tfl_requantize) { with[0] = m->x; }

/* tflite_simplify.pat:69, rule tfl_parallel_quantize:  rewrite a, a; */
DFG_BUILD(tflite_simplify_tfl_parallel_quantize)
{
    with[0] = m->a;
    with[1] = m->a;
}

/* tflite_simplify.pat:76, rule tfl_quantize_dequantize:  rewrite x; */
DFG_BUILD(tflite_simplify_tfl_quantize_dequantize) { with[0] = m->x; }

/* tflite_simplify.pat:87, rule tfl_quantize_into:  rewrite c.op(...rest) { ..c }; */
DFG_BUILD(tflite_simplify_tfl_quantize_into)
{
    struct dfg_operands args = {0};
    dfg_push_all(r, &args, m->rest);
    with[0] = dfg_new_like_call(r, m->c, args.at, args.n, DFG_ATTRS(dfg_take(m->c)), 0);
}

/* tflite_simplify.pat:95, rule tfl_activation_before_concat:  rewrite extern tflite_activated_parts; */
DFG_BUILD(tflite_simplify_tfl_activation_before_concat) { with[0] = tflite_activated_parts(r, m); }

/* tflite_simplify.pat:114, rule tfl_hard_swish:  rewrite tfl.HardSwish(x); */
static const struct dfg_made_call tflite_simplify_tfl_hard_swish_calls[] = {
    {tflite_simplify_rule_op_tfl_HardSwish, 1, {DFG_FROM(tflite_simplify_tfl_hard_swish, x)}},
};

/* tflite_simplify.pat:123, rule tfl_hard_swish_quantised:  rewrite tfl.HardSwish(x); */
static const struct dfg_made_call tflite_simplify_tfl_hard_swish_quantised_calls[] = {
    {tflite_simplify_rule_op_tfl_HardSwish, 1, {DFG_FROM(tflite_simplify_tfl_hard_swish_quantised, x)}},
};

/* tflite_simplify.pat:139, rule tfl_permute_weights:  rewrite extern tflite_permuted_product; */
DFG_BUILD(tflite_simplify_tfl_permute_weights) { with[0] = tflite_permuted_product(r, m); }

/* tflite_simplify.pat:149, rule tfl_permute_kernel:  rewrite extern tflite_permuted_kernel; */
DFG_BUILD(tflite_simplify_tfl_permute_kernel) { with[0] = tflite_permuted_kernel(r, m); }

/* tflite_simplify.pat:158, rule tfl_pool_to_sum:  rewrite extern tflite_sum_product; */
DFG_BUILD(tflite_simplify_tfl_pool_to_sum) { with[0] = tflite_sum_product(r, m); }

/* ---- which rules may match at a node: a bit each, in order of priority ---- */

enum {
    tflite_simplify_rule_tfl_fuse_activation, tflite_simplify_rule_tfl_fuse_pool_activation,
    tflite_simplify_rule_tfl_fuse_bias, tflite_simplify_rule_tfl_requantize,
    tflite_simplify_rule_tfl_parallel_quantize, tflite_simplify_rule_tfl_quantize_dequantize,
    tflite_simplify_rule_tfl_quantize_into, tflite_simplify_rule_tfl_activation_before_concat,
    tflite_simplify_rule_tfl_hard_swish, tflite_simplify_rule_tfl_hard_swish_quantised,
    tflite_simplify_rule_tfl_permute_weights, tflite_simplify_rule_tfl_permute_kernel,
    tflite_simplify_rule_tfl_pool_to_sum,
};

/* tflite_simplify.pat:91  tfl.Concatenation(every parts & tfl.Conv2D(...)); the operator is known */
static inline bool tflite_simplify_rule_is_c(const dfg_graph *g, dfg_node n)
{
    return dfg_n_args(g, n) > 0 && dfg_calls(g, dfg_arg(g, n, 0), tflite_simplify_rule_op_tfl_Conv2D)
        && dfg_str_is(g, n, tflite_simplify_rule_attr_activation, tflite_simplify_rule_str_NONE,
                      tflite_simplify_rule_str_NONE);
}

/* op in {tfl.Relu, tfl.Relu6, tfl.ReluN1To1}: tflite_simplify_rule_tfl_fuse_activation,
 * tflite_simplify_rule_tfl_fuse_pool_activation,
 * tflite_simplify_rule_tfl_activation_before_concat */
static uint64_t tflite_simplify_rule_at_tfl_Relu_like(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case tflite_simplify_rule_op_tfl_Add: case tflite_simplify_rule_op_tfl_Conv2D:
        case tflite_simplify_rule_op_tfl_DepthwiseConv2D: case tflite_simplify_rule_op_tfl_Div:
        case tflite_simplify_rule_op_tfl_FullyConnected: case tflite_simplify_rule_op_tfl_Mul:
        case tflite_simplify_rule_op_tfl_Sub: case tflite_simplify_rule_op_tfl_TransposeConv:
            if (dfg_str_is(g, a0, tflite_simplify_rule_attr_activation, tflite_simplify_rule_str_NONE,
                           tflite_simplify_rule_str_NONE))
                set |= DFG_BIT(tflite_simplify_rule_tfl_fuse_activation);
            break;
        case tflite_simplify_rule_op_tfl_AveragePool2D: case tflite_simplify_rule_op_tfl_MaxPool2D:
            if (dfg_argc_is(g, a0, 1)
                && dfg_str_is(g, a0, tflite_simplify_rule_attr_activation, tflite_simplify_rule_str_NONE,
                              tflite_simplify_rule_str_NONE))
                set |= DFG_BIT(tflite_simplify_rule_tfl_fuse_pool_activation);
            break;
        case tflite_simplify_rule_op_tfl_Concatenation:
            if (tflite_simplify_rule_is_c(g, a0))
                set |= DFG_BIT(tflite_simplify_rule_tfl_activation_before_concat);
            break;
        default: break;
        }
    }
    return set;
}

/* tflite_simplify.pat:46  tfl.Add(y, b); the operator is known */
static inline bool tflite_simplify_rule_is_s(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0), a1 = dfg_operand(g, n, 1);
    return (dfg_calls_with(g, a0, tflite_simplify_rule_op_tfl_FullyConnected, 2)
            && dfg_str_is(g, a0, tflite_simplify_rule_attr_activation, tflite_simplify_rule_str_NONE,
                          tflite_simplify_rule_str_NONE))
        || (dfg_calls_with(g, a1, tflite_simplify_rule_op_tfl_FullyConnected, 2)
            && dfg_str_is(g, a1, tflite_simplify_rule_attr_activation, tflite_simplify_rule_str_NONE,
                          tflite_simplify_rule_str_NONE));
}

/* tflite_simplify.pat:119  tfl.Mul(swish_limits(swish_line(d, sixth, half), one), d); the operator is known */
static inline bool tflite_simplify_rule_is_tfl_Mul(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    if (!dfg_str_is(g, n, tflite_simplify_rule_attr_activation, tflite_simplify_rule_str_NONE,
                    tflite_simplify_rule_str_NONE))
        return false;
    return dfg_calls_argc(g, dfg_operand(g, n, 0), tflite_simplify_rule_op_tfl_Relu, 1)
        || dfg_calls_argc(g, dfg_operand(g, n, 0), tflite_simplify_rule_op_tfl_Minimum, 2)
        || dfg_calls_argc(g, dfg_operand(g, n, 1), tflite_simplify_rule_op_tfl_Relu, 1)
        || dfg_calls_argc(g, dfg_operand(g, n, 1), tflite_simplify_rule_op_tfl_Minimum, 2);
}

/* op in {tfl.Quantize}: tflite_simplify_rule_tfl_requantize,
 * tflite_simplify_rule_tfl_parallel_quantize, tflite_simplify_rule_tfl_quantize_dequantize,
 * tflite_simplify_rule_tfl_quantize_into, tflite_simplify_rule_tfl_hard_swish_quantised */
static uint64_t tflite_simplify_rule_at_tfl_Quantize(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        if (dfg_calls(g, a0, tflite_simplify_rule_op_tfl_Add)
            || dfg_calls(g, a0, tflite_simplify_rule_op_tfl_BatchMatMul)
            || dfg_calls(g, a0, tflite_simplify_rule_op_tfl_Conv2D)
            || dfg_calls(g, a0, tflite_simplify_rule_op_tfl_FullyConnected)
            || dfg_calls(g, a0, tflite_simplify_rule_op_tfl_HardSwish)
            || dfg_calls(g, a0, tflite_simplify_rule_op_tfl_LeakyRelu)
            || dfg_calls(g, a0, tflite_simplify_rule_op_tfl_Mean)
            || dfg_calls(g, a0, tflite_simplify_rule_op_tfl_Mul)
            || dfg_calls(g, a0, tflite_simplify_rule_op_tfl_PRelu)
            || dfg_calls(g, a0, tflite_simplify_rule_op_tfl_Relu)
            || dfg_calls(g, a0, tflite_simplify_rule_op_tfl_Sub)
            || dfg_calls(g, a0, tflite_simplify_rule_op_tfl_Sum))
            set |= DFG_BIT(tflite_simplify_rule_tfl_quantize_into);
        if (dfg_calls(g, a0, tflite_simplify_rule_op_tfl_Mul) && tflite_simplify_rule_is_tfl_Mul(g, a0))
            set |= DFG_BIT(tflite_simplify_rule_tfl_hard_swish_quantised);
        switch (dfg_op(g, a0)) {
        case tflite_simplify_rule_op_tfl_Quantize:
            if (dfg_argc_is(g, a0, 1)) set |= DFG_BIT(tflite_simplify_rule_tfl_requantize);
            break;
        case tflite_simplify_rule_op_tfl_Dequantize:
            if (dfg_argc_is(g, a0, 1)) set |= DFG_BIT(tflite_simplify_rule_tfl_quantize_dequantize);
            break;
        default: break;
        }
        set |= DFG_BIT(tflite_simplify_rule_tfl_parallel_quantize);
    }
    return set;
}

/* tflite_simplify.pat:108  tfl.Relu(tfl.Minimum(y, one & 1)) */
static inline bool tflite_simplify_rule_is_tfl_Relu(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, tflite_simplify_rule_op_tfl_Relu, 1)
        && dfg_calls_argc(g, dfg_operand(g, n, 0), tflite_simplify_rule_op_tfl_Minimum, 2);
}

/* tflite_simplify.pat:108  tfl.Minimum(tfl.Relu(y), one & 1) */
static inline bool tflite_simplify_rule_is_tfl_Minimum(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, tflite_simplify_rule_op_tfl_Minimum, 2)) return false;
    return (dfg_calls_argc(g, dfg_operand(g, n, 0), tflite_simplify_rule_op_tfl_Relu, 1)
            && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(1), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_operand(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
            && dfg_calls_argc(g, dfg_operand(g, n, 1), tflite_simplify_rule_op_tfl_Relu, 1));
}

/* tflite_simplify.pat:111  tfl.Mul(swish_limits(swish_line(x, sixth, half), one), x); the operator is known */
static inline bool tflite_simplify_rule_is_tfl_Mul_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    if (!dfg_str_is(g, n, tflite_simplify_rule_attr_activation, tflite_simplify_rule_str_NONE,
                    tflite_simplify_rule_str_NONE))
        return false;
    return tflite_simplify_rule_is_tfl_Relu(g, dfg_operand(g, n, 0))
        || tflite_simplify_rule_is_tfl_Minimum(g, dfg_operand(g, n, 0))
        || tflite_simplify_rule_is_tfl_Relu(g, dfg_operand(g, n, 1))
        || tflite_simplify_rule_is_tfl_Minimum(g, dfg_operand(g, n, 1));
}

/* op in {tfl.FullyConnected}: tflite_simplify_rule_tfl_permute_weights,
 * tflite_simplify_rule_tfl_pool_to_sum */
static uint64_t tflite_simplify_rule_at_tfl_FullyConnected(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_n_args(g, n) <= 3 && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST)) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        if (dfg_calls(g, a0, tflite_simplify_rule_op_tfl_Reshape) && dfg_argc_is(g, a0, 2)) {
            const dfg_node a0_0 = dfg_operand(g, a0, 0);
            switch (dfg_op(g, a0_0)) {
            case tflite_simplify_rule_op_tfl_Transpose:
                if (dfg_argc_is(g, a0_0, 2)) set |= DFG_BIT(tflite_simplify_rule_tfl_permute_weights);
                break;
            case tflite_simplify_rule_op_tfl_AveragePool2D:
                if (dfg_rank(g, a0) == 2 && dfg_argc_is(g, a0_0, 1)
                    && dfg_str_is(g, a0_0, tflite_simplify_rule_attr_activation,
                                  tflite_simplify_rule_str_NONE, tflite_simplify_rule_str_NONE))
                    set |= DFG_BIT(tflite_simplify_rule_tfl_pool_to_sum);
                break;
            default: break;
            }
        }
    }
    return set;
}

/* tflite_simplify.pat:144  tfl.Reshape(t, _) */
static inline bool tflite_simplify_rule_is_tfl_Reshape(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, tflite_simplify_rule_op_tfl_Reshape, 2) && dfg_rank(g, n) == 4
        && dfg_extent(g, n, 0) == 1 && dfg_extent(g, n, 1) == 1 && dfg_extent(g, n, 2) == 1
        && dfg_calls_argc(g, dfg_operand(g, n, 0), tflite_simplify_rule_op_tfl_Transpose, 2);
}

/* tflite_simplify.pat:145  tfl.Conv2D(r, w & const, b?); the operator is known */
static inline bool tflite_simplify_rule_is_tfl_Conv2D(const dfg_graph *g, dfg_node n)
{
    return dfg_n_args(g, n) <= 3 && tflite_simplify_rule_is_tfl_Reshape(g, dfg_arg(g, n, 0))
        && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST);
}

static void tflite_simplify_rules_candidates(const struct dfg_rules *self, const dfg_graph *g, dfg_node n, uint64_t *set)
{
    (void)self;
    switch (dfg_op(g, n)) {
    case tflite_simplify_rule_op_tfl_Relu: case tflite_simplify_rule_op_tfl_Relu6:
    case tflite_simplify_rule_op_tfl_ReluN1To1: *set = tflite_simplify_rule_at_tfl_Relu_like(g, n); break;
    case tflite_simplify_rule_op_tfl_Add:
        *set = tflite_simplify_rule_is_s(g, n) ? DFG_BIT(tflite_simplify_rule_tfl_fuse_bias) : 0;
        break;
    case tflite_simplify_rule_op_tfl_Quantize: *set = tflite_simplify_rule_at_tfl_Quantize(g, n); break;
    case tflite_simplify_rule_op_tfl_Mul:
        *set = tflite_simplify_rule_is_tfl_Mul_2(g, n) ? DFG_BIT(tflite_simplify_rule_tfl_hard_swish) : 0;
        break;
    case tflite_simplify_rule_op_tfl_FullyConnected:
        *set = tflite_simplify_rule_at_tfl_FullyConnected(g, n);
        break;
    case tflite_simplify_rule_op_tfl_Conv2D:
        *set = tflite_simplify_rule_is_tfl_Conv2D(g, n) ? DFG_BIT(tflite_simplify_rule_tfl_permute_kernel)
            : 0;
        break;
    default: *set = 0; break;
    }
}

static const struct dfg_rule tflite_simplify_rule_rows[] = {
    {DFG_RULE(tflite_simplify_tfl_fuse_activation, 0, 1),
     DFG_ROOTS(tflite_simplify_rule_op_tfl_Relu, tflite_simplify_rule_op_tfl_Relu6, tflite_simplify_rule_op_tfl_ReluN1To1)},
    {DFG_RULE(tflite_simplify_tfl_fuse_pool_activation, 1, 1),
     DFG_ROOTS(tflite_simplify_rule_op_tfl_Relu, tflite_simplify_rule_op_tfl_Relu6, tflite_simplify_rule_op_tfl_ReluN1To1)},
    {DFG_RULE(tflite_simplify_tfl_fuse_bias, 2, 1), DFG_ROOTS(tflite_simplify_rule_op_tfl_Add)},
    {DFG_RULE(tflite_simplify_tfl_requantize, 3, 1), .keep_shared = true,
     DFG_ROOTS(tflite_simplify_rule_op_tfl_Quantize)},
    {DFG_RULE(tflite_simplify_tfl_parallel_quantize, 4, 2),
     DFG_ROOTS(tflite_simplify_rule_op_tfl_Quantize)},
    {DFG_RULE(tflite_simplify_tfl_quantize_dequantize, 5, 1), .keep_shared = true,
     DFG_ROOTS(tflite_simplify_rule_op_tfl_Quantize)},
    {DFG_RULE(tflite_simplify_tfl_quantize_into, 6, 1), DFG_ROOTS(tflite_simplify_rule_op_tfl_Quantize)},
    {DFG_RULE(tflite_simplify_tfl_activation_before_concat, 7, 1),
     DFG_ROOTS(tflite_simplify_rule_op_tfl_Relu, tflite_simplify_rule_op_tfl_Relu6, tflite_simplify_rule_op_tfl_ReluN1To1)},
    {DFG_RULE_OF_CALLS(tflite_simplify_tfl_hard_swish, 10, 1), DFG_ROOTS(tflite_simplify_rule_op_tfl_Mul)},
    {DFG_RULE_OF_CALLS(tflite_simplify_tfl_hard_swish_quantised, 11, 1),
     DFG_ROOTS(tflite_simplify_rule_op_tfl_Quantize)},
    {DFG_RULE(tflite_simplify_tfl_permute_weights, 12, 1),
     DFG_ROOTS(tflite_simplify_rule_op_tfl_FullyConnected)},
    {DFG_RULE(tflite_simplify_tfl_permute_kernel, 13, 1), DFG_ROOTS(tflite_simplify_rule_op_tfl_Conv2D)},
    {DFG_RULE(tflite_simplify_tfl_pool_to_sum, 14, 1),
     DFG_ROOTS(tflite_simplify_rule_op_tfl_FullyConnected)},
};

const struct dfg_rules tflite_simplify_rules = {
    .abi = DFG_ABI,
    .n = 13, .n_words = 1, .rules = tflite_simplify_rule_rows,
    .names = &tflite_simplify_rule_names, .candidates = tflite_simplify_rules_candidates,
};
