/* Made by pat2c from known.pat; do not edit. */
#include "known.h"
_Static_assert(KNOWN_H == 0xa041c52e1d954aba, "known.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    known_op_add = DFG_FIRST_OP, known_op_cast, known_op_multiply, known_op_nn_bias_add, known_op_nn_conv2d,
    known_op_nn_dense, known_op_nn_max_pool2d, known_op_nn_pad, known_op_nn_relu, known_op_nn_softmax,
};
static const char *const known_op_names[] = {
    "add", "cast", "multiply", "nn.bias_add", "nn.conv2d", "nn.dense", "nn.max_pool2d", "nn.pad", "nn.relu",
    "nn.softmax",
};

const struct dfg_names known_names = {
    .abi = DFG_ABI, .needs = 0, .name = "known", .run = KNOWN_H, .n_ops = 10, .ops = known_op_names,
};

/* known.pat:5  pattern scores(q, k) = cast?(nn.dense(q, k)); */
bool scores_find(DFG_FIND(scores))
{
    dfg_node cast = DFG_NONE, dense = n;
    if (dfg_calls_argc(g, n, known_op_cast, 1)) {
        cast = n;
        dense = dfg_arg(g, cast, 0);
    }
    if (!dfg_calls_argc(g, dense, known_op_nn_dense, 2)) return false;
    dfg_node q = dfg_arg(g, dense, 0), k = dfg_arg(g, dense, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){cast, dense}, 2)) return false;
    DFG_GIVE(scores, .root = n, .q = q, .k = k);
    DFG_GIVE_WHOLE(scores, .cast = cast, .dense = dense);
    return true;
}

/* known.pat:6  pattern scaled(q, k, s) = scores(multiply(q, s & const), k) | scores(q, k); */
bool scaled_find(DFG_FIND_ON(scaled))
{
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt, way[1] = 0) {
        struct scores_match scores = {0};
        if (whole != NULL) whole->scores = (struct scores_whole){0};
        dfg_node multiply = DFG_NONE;
        if (alt == 0) {
            if (!scores_find(g, n, &scores, DFG_PART(whole, scores))) continue;
            multiply = scores.q;
            if (!dfg_calls_argc(g, multiply, known_op_multiply, 2)) continue;
        }
        for (uint32_t swap = way[1]; swap < (alt == 0 ? dfg_orders(g, multiply) : 1u); way[1] = ++swap) {
            dfg_node q = DFG_NONE, s = DFG_NONE, k = DFG_NONE;
            if (whole != NULL) whole->scores_2 = (struct scores_whole){0};
            if (alt == 0) {
                q = dfg_arg(g, multiply, swap);
                s = dfg_arg(g, multiply, 1 - swap);
                if (!dfg_is(g, s, DFG_CONST)) continue;
                k = scores.k;
            } else {
                if (!scores_find(g, n, &scores, DFG_PART(whole, scores_2))) continue;
                q = scores.q;
                k = scores.k;
            }
            if (!dfg_in_body(g, n, (const dfg_node[]){multiply}, 1)) continue;
            DFG_GIVE(scaled, .root = n, .q = q, .k = k, .s = s);
            DFG_GIVE_PARTS(whole->multiply = multiply);
            return true;
        }
    }
    return false;
}

/* known.pat:7  pattern attention(q, k, s) = nn.softmax(scaled(q, k, s)); */
bool attention_find(DFG_FIND_ON(attention))
{
    if (!dfg_calls_argc(g, n, known_op_nn_softmax, 1)) return false;
    struct scaled_match scaled;
    for (; scaled_find(g, dfg_operand(g, n, 0), way, &scaled, DFG_PART(whole, scaled)); way[1]++) {
        if (!dfg_same_body(g, n, scaled.root)) continue;
        DFG_GIVE_IN_BOTH(attention, .root = n, .q = scaled.q, .k = scaled.k, .s = scaled.s);
        return true;
    }
    return false;
}

/* known.pat:8  pattern conv_sum(x, w, y) = add(nn.conv2d(x, w & const), y); */
bool conv_sum_find(DFG_FIND_ON(conv_sum))
{
    if (!dfg_calls_argc(g, n, known_op_add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node conv2d = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, conv2d, known_op_nn_conv2d, 2)) continue;
        dfg_node x = dfg_operand(g, conv2d, 0), w = dfg_operand(g, conv2d, 1);
        if (!dfg_is(g, w, DFG_CONST)) continue;
        dfg_node y = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, conv2d)) continue;
        DFG_GIVE(conv_sum, .root = n, .x = x, .w = w, .y = y);
        DFG_GIVE_WHOLE(conv_sum, .conv2d = conv2d);
        return true;
    }
    return false;
}

/* known.pat:9  pattern dense_sum(x, w, y) = add(nn.dense(x, w & const), y); */
bool dense_sum_find(DFG_FIND_ON(dense_sum))
{
    if (!dfg_calls_argc(g, n, known_op_add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node dense = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, dense, known_op_nn_dense, 2)) continue;
        dfg_node x = dfg_operand(g, dense, 0), w = dfg_operand(g, dense, 1);
        if (!dfg_is(g, w, DFG_CONST)) continue;
        dfg_node y = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, dense)) continue;
        DFG_GIVE(dense_sum, .root = n, .x = x, .w = w, .y = y);
        DFG_GIVE_WHOLE(dense_sum, .dense = dense);
        return true;
    }
    return false;
}

/* known.pat:10  pattern pool_sum(x, y) = add(nn.max_pool2d(nn.relu(x)), y); */
bool pool_sum_find(DFG_FIND_ON(pool_sum))
{
    if (!dfg_calls_argc(g, n, known_op_add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node max_pool2d = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, max_pool2d, known_op_nn_max_pool2d, 1)) continue;
        dfg_node relu = dfg_operand(g, max_pool2d, 0);
        if (!dfg_calls_argc(g, relu, known_op_nn_relu, 1)) continue;
        dfg_node x = dfg_operand(g, relu, 0), y = dfg_arg(g, n, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){max_pool2d, relu}, 2)) continue;
        DFG_GIVE(pool_sum, .root = n, .x = x, .y = y);
        DFG_GIVE_WHOLE(pool_sum, .max_pool2d = max_pool2d, .relu = relu);
        return true;
    }
    return false;
}

/* known.pat:11  pattern padded(x, w, c, d) = nn.bias_add(nn.conv2d(nn.pad(x, c & const), w & const), d & const); */
bool padded_find(DFG_FIND(padded))
{
    if (!dfg_calls_argc(g, n, known_op_nn_bias_add, 2)) return false;
    dfg_node conv2d = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, conv2d, known_op_nn_conv2d, 2)) return false;
    dfg_node pad = dfg_operand(g, conv2d, 0);
    if (!dfg_calls_argc(g, pad, known_op_nn_pad, 2)) return false;
    dfg_node x = dfg_operand(g, pad, 0), c = dfg_operand(g, pad, 1);
    if (!dfg_is(g, c, DFG_CONST)) return false;
    dfg_node w = dfg_operand(g, conv2d, 1);
    if (!dfg_is(g, w, DFG_CONST)) return false;
    dfg_node d = dfg_operand(g, n, 1);
    if (!dfg_is(g, d, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){conv2d, pad}, 2)) return false;
    DFG_GIVE(padded, .root = n, .x = x, .w = w, .c = c, .d = d);
    DFG_GIVE_WHOLE(padded, .conv2d = conv2d, .pad = pad);
    return true;
}

/* ---- known.pat:13  table npu ---- */

/* Does the candidate match?  What level 1 does not say is asked by the entry's own matcher. */
static bool npu_confirm(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    if (!dfg_has_closures(g)) return true;
    switch (bit) {
    case 0: return DFG_MATCHES(attention, g, n);
    case 1: return DFG_MATCHES(conv_sum, g, n);
    case 2: return DFG_MATCHES(dense_sum, g, n);
    case 3: return DFG_MATCHES(pool_sum, g, n);
    case 4: return DFG_MATCHES(padded, g, n);
    default: return false;
    }
}

/* known.pat:5  cast?(nn.dense(q, k)) */
static inline bool known_is_cast(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, known_op_cast, 1)
        && dfg_calls_argc(g, dfg_operand(g, n, 0), known_op_nn_dense, 2);
}

/* known.pat:7  nn.softmax(scaled(q, k, s)); the operator is known */
static inline bool known_is_attention(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1)
        && (known_is_cast(g, dfg_operand(g, n, 0))
            || dfg_calls_argc(g, dfg_operand(g, n, 0), known_op_nn_dense, 2));
}

/* known.pat:8  nn.conv2d(x, w & const); the operator is known */
static inline bool known_is_nn_conv2d(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST);
}

/* known.pat:9  nn.dense(x, w & const); the operator is known */
static inline bool known_is_nn_dense(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST);
}

/* known.pat:10  nn.max_pool2d(nn.relu(x)); the operator is known */
static inline bool known_is_nn_max_pool2d(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && dfg_calls_argc(g, dfg_operand(g, n, 0), known_op_nn_relu, 1);
}

/* from bit 0 on: NPU_CONV_SUM, NPU_DENSE_SUM, NPU_POOL_SUM, and 1 more such group */
static uint64_t known_npu_part(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    switch (dfg_op(g, n)) {
    case known_op_nn_conv2d: if (known_is_nn_conv2d(g, n)) set |= DFG_BIT(0); break; /* NPU_CONV_SUM ... */
    case known_op_nn_dense: if (known_is_nn_dense(g, n)) set |= DFG_BIT(1); break; /* NPU_DENSE_SUM ... */
    case known_op_nn_max_pool2d:
        if (known_is_nn_max_pool2d(g, n)) set |= DFG_BIT(2); /* NPU_POOL_SUM ... */
        break;
    default: break;
    }
    return set;
}

/* op in {add}: NPU_CONV_SUM, NPU_DENSE_SUM, NPU_POOL_SUM */
static uint64_t known_npu_at_add(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        set |= known_npu_part(g, dfg_operand(g, n, 0)) << 1;
        set |= known_npu_part(g, dfg_operand(g, n, 1)) << 1;
    }
    return set;
}

/* known.pat:11  nn.pad(x, c & const) */
static inline bool known_is_nn_pad(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, known_op_nn_pad, 2) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST);
}

/* known.pat:11  nn.conv2d(nn.pad(x, c & const), w & const) */
static inline bool known_is_nn_conv2d_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, known_op_nn_conv2d, 2) && known_is_nn_pad(g, dfg_operand(g, n, 0))
        && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST);
}

/* known.pat:11  nn.bias_add(nn.conv2d(nn.pad(x, c & const), w & const), d & const); the operator is known */
static inline bool known_is_padded(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && known_is_nn_conv2d_2(g, dfg_operand(g, n, 0))
        && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST);
}

size_t npu_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets)
{
    size_t count = 0;
    static const uint32_t roots[4] = {known_op_nn_softmax, known_op_add, known_op_nn_bias_add,
                                      known_op_nn_bias_add};
    struct dfg_scan scan = dfg_scan_for_any(g, first, last, roots);
    for (dfg_node n; (n = dfg_scan_next(&scan)) < last;) {
        uint64_t set = 0;
        switch (dfg_op(g, n)) {
        case known_op_nn_softmax: set = known_is_attention(g, n) ? DFG_BIT(NPU_ATTENTION) : 0; break;
        case known_op_add: set = known_npu_at_add(g, n); break;
        default: set = known_is_padded(g, n) ? DFG_BIT(NPU_PADDED) : 0; break; /* known_op_nn_bias_add */
        }
        nodes[count] = n;
        sets[count] = set;
        count += set != 0;
    }
    return count;
}

uint64_t npu_candidates(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    dfg_node node = n;
    npu_sweep(g, n, n + 1, &node, &set);
    return set;
}

int32_t npu_first(const dfg_graph *g, dfg_node n)
{
    for (uint64_t set = npu_candidates(g, n); set != 0; set &= set - 1) {
        const uint32_t bit = dfg_lowest_bit(set);
        if (npu_confirm(g, n, bit)) return (int32_t)bit;
    }
    return -1;
}
