/* Made by pat2c from table.pat; do not edit. */
#include "table.h"
_Static_assert(TABLE_H == 0xbbc7a1d7fd0b3545, "table.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum { table_op_clip = DFG_FIRST_OP, table_op_nn_bias_add, table_op_nn_conv2d, table_op_nn_relu };
enum { table_attr_a_max, table_attr_groups };
static const char *const table_op_names[] = { "clip", "nn.bias_add", "nn.conv2d", "nn.relu" };
static const char *const table_attr_names[] = { "a_max", "groups" };

const struct dfg_names table_names = {
    .abi = DFG_ABI, .needs = 0, .name = "table", .run = TABLE_H, .n_ops = 4, .ops = table_op_names,
    .n_attrs = 2, .attrs = table_attr_names,
};

/* table.pat:3  pattern conv(x, w) = nn.conv2d(x, w & const) { groups == 1 }; */
bool conv_match(const dfg_graph *g, dfg_node n, struct conv_match *m)
{
    if (!dfg_calls_argc(g, n, table_op_nn_conv2d, 2) || !dfg_int_is(g, n, table_attr_groups, 1, 1))
        return false;
    dfg_node x = dfg_operand(g, n, 0), w = dfg_operand(g, n, 1);
    if (!dfg_is(g, w, DFG_CONST)) return false;
    DFG_GIVE(conv, .root = n, .x = x, .w = w);
    return true;
}

/* table.pat:4  pattern conv_bias(x, w, b) = nn.bias_add(conv(x, w), b); */
bool conv_bias_find(DFG_FIND(conv_bias))
{
    if (!dfg_calls_argc(g, n, table_op_nn_bias_add, 2)) return false;
    struct conv_match conv;
    if (dfg_op(g, dfg_operand(g, n, 0)) != table_op_nn_conv2d
        || !conv_match(g, dfg_operand(g, n, 0), &conv))
        return false;
    dfg_node b = dfg_operand(g, n, 1);
    if (!dfg_same_body(g, n, conv.root)) return false;
    DFG_GIVE(conv_bias, .root = n, .x = conv.x, .w = conv.w, .b = b);
    DFG_GIVE_PARTS(whole->conv = conv);
    return true;
}

/* table.pat:6, as an entry of a table  "npu.conv_bias_relu" = nn.relu(conv_bias); */
bool npu_conv_bias_relu_find(DFG_FIND(npu_conv_bias_relu))
{
    if (!dfg_calls_argc(g, n, table_op_nn_relu, 1)) return false;
    struct conv_bias_match conv_bias;
    if (dfg_op(g, dfg_operand(g, n, 0)) != table_op_nn_bias_add) return false;
    if (!conv_bias_find(g, dfg_operand(g, n, 0), &conv_bias, DFG_PART(whole, conv_bias))) return false;
    if (!dfg_same_body(g, n, conv_bias.root)) return false;
    DFG_GIVE_IN_BOTH(npu_conv_bias_relu, .root = n);
    return true;
}

/* table.pat:4, as an entry of a table  pattern conv_bias(x, w, b) = nn.bias_add(conv(x, w), b); */
bool npu_conv_bias_find(DFG_FIND(npu_conv_bias))
{
    if (!dfg_calls_argc(g, n, table_op_nn_bias_add, 2)) return false;
    struct conv_match conv;
    if (dfg_op(g, dfg_operand(g, n, 0)) != table_op_nn_conv2d
        || !conv_match(g, dfg_operand(g, n, 0), &conv))
        return false;
    dfg_node b = dfg_operand(g, n, 1);
    if (!dfg_same_body(g, n, conv.root) || dfg_dtype(g, conv.x) != DFG_F32) return false;
    DFG_GIVE(npu_conv_bias, .root = n, .x = conv.x, .w = conv.w, .b = b);
    DFG_GIVE_PARTS(whole->conv = conv);
    return true;
}

/* table.pat:9, as an entry of a table  "npu.conv_relu6"(x, w) = clip(conv(x, w)) { a_max == 6 }; */
bool npu_conv_relu6_find(DFG_FIND(npu_conv_relu6))
{
    if (!dfg_calls_argc(g, n, table_op_clip, 1)) return false;
    if (!dfg_scalar_eq(dfg_attr(g, n, table_attr_a_max), dfg_float(6.0))) return false;
    struct conv_match conv;
    if (dfg_op(g, dfg_operand(g, n, 0)) != table_op_nn_conv2d
        || !conv_match(g, dfg_operand(g, n, 0), &conv))
        return false;
    if (!dfg_same_body(g, n, conv.root)) return false;
    DFG_GIVE(npu_conv_relu6, .root = n, .x = conv.x, .w = conv.w);
    DFG_GIVE_PARTS(whole->conv = conv);
    return true;
}

/* ---- table.pat:5  table npu ---- */

/* Does the candidate match?  What level 1 does not say is asked by the entry's own matcher. */
static bool npu_confirm(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    switch (bit) {
    case 0: return DFG_MATCHES_CANDIDATE(npu_conv_bias_relu, g, n);
    case 1: return DFG_MATCHES(npu_conv_bias, g, n); /* where x.dtype == f32 */
    case 2: return DFG_MATCHES_CANDIDATE(conv, g, n);
    case 3: return DFG_MATCHES_CANDIDATE(npu_conv_relu6, g, n);
    default: return false;
    }
}

/* table.pat:3  nn.conv2d(x, w & const) */
static inline bool table_is_conv(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, table_op_nn_conv2d, 2) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
        && dfg_int_is(g, n, table_attr_groups, 1, 1);
}

/* table.pat:4  nn.bias_add(conv(x, w), b) */
static inline bool table_is_conv_bias(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, table_op_nn_bias_add, 2) && table_is_conv(g, dfg_operand(g, n, 0));
}

/* table.pat:6  nn.relu(conv_bias); the operator is known */
static inline bool table_is_npu_conv_bias_relu(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && table_is_conv_bias(g, dfg_operand(g, n, 0));
}

/* table.pat:9  clip(conv(x, w)); the operator is known */
static inline bool table_is_npu_conv_relu6(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && table_is_conv(g, dfg_operand(g, n, 0))
        && dfg_scalar_eq(dfg_attr(g, n, table_attr_a_max), dfg_float(6.0));
}

size_t npu_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets)
{
    size_t count = 0;
    static const uint32_t roots[4] = {table_op_nn_relu, table_op_nn_bias_add, table_op_nn_conv2d,
                                      table_op_clip};
    struct dfg_scan scan = dfg_scan_for_any(g, first, last, roots);
    for (dfg_node n; (n = dfg_scan_next(&scan)) < last;) {
        uint64_t set = 0;
        switch (dfg_op(g, n)) {
        case table_op_nn_relu:
            set = table_is_npu_conv_bias_relu(g, n) ? DFG_BIT(NPU_CONV_BIAS_RELU) : 0;
            break;
        case table_op_nn_bias_add: set = table_is_conv_bias(g, n) ? DFG_BIT(NPU_CONV_BIAS) : 0; break;
        case table_op_nn_conv2d: set = table_is_conv(g, n) ? DFG_BIT(NPU_CONV) : 0; break;
        default: /* table_op_clip */
            set = table_is_npu_conv_relu6(g, n) ? DFG_BIT(NPU_CONV_RELU6) : 0;
            break;
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
