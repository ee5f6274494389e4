/* Made by pat2c from relax_coreml.pat; do not edit. */
#include "relax_coreml.h"
_Static_assert(RELAX_COREML_H == 0xb11f45f264bf3065, "relax_coreml.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    relax_coreml_op_relax_add = DFG_FIRST_OP, relax_coreml_op_relax_clip, relax_coreml_op_relax_expand_dims,
    relax_coreml_op_relax_matmul, relax_coreml_op_relax_multiply, relax_coreml_op_relax_nn_avg_pool2d,
    relax_coreml_op_relax_nn_batch_flatten, relax_coreml_op_relax_nn_conv2d, relax_coreml_op_relax_nn_relu,
    relax_coreml_op_relax_nn_softmax,
};
enum { relax_coreml_attr_data_layout, relax_coreml_attr_kernel_layout, relax_coreml_attr_strides };
enum { relax_coreml_str_NCHW, relax_coreml_str_OIHW };
static const char *const relax_coreml_op_names[] = {
    "relax.add", "relax.clip", "relax.expand_dims", "relax.matmul", "relax.multiply", "relax.nn.avg_pool2d",
    "relax.nn.batch_flatten", "relax.nn.conv2d", "relax.nn.relu", "relax.nn.softmax",
};
static const char *const relax_coreml_attr_names[] = { "data_layout", "kernel_layout", "strides" };
static const char *const relax_coreml_str_names[] = { "NCHW", "OIHW" };
static const dfg_val relax_coreml_list_1_1[] = {{.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 1}};

const struct dfg_names relax_coreml_names = {
    .abi = DFG_ABI, .needs = 0, .name = "relax_coreml", .run = RELAX_COREML_H, .n_ops = 10,
    .ops = relax_coreml_op_names, .n_attrs = 3, .attrs = relax_coreml_attr_names, .n_strs = 2,
    .strs = relax_coreml_str_names,
};

/* relax_coreml.pat:11  pattern conv2d(x, w) {
 *     c = relax.nn.conv2d(x, w & const) { data_layout == "NCHW", kernel_layout == "OIHW" };
 *     where same_dtype(x, w), c.strides[0] == c.strides[1];
 *     return c;
 * } */
bool relax_coreml_conv2d_match(const dfg_graph *g, dfg_node n, struct relax_coreml_conv2d_match *m)
{
    if (!dfg_calls_argc(g, n, relax_coreml_op_relax_nn_conv2d, 2)) return false;
    if (!dfg_str_is(g, n, relax_coreml_attr_data_layout, relax_coreml_str_NCHW, relax_coreml_str_NCHW))
        return false;
    if (!dfg_str_is(g, n, relax_coreml_attr_kernel_layout, relax_coreml_str_OIHW, relax_coreml_str_OIHW))
        return false;
    dfg_node x = dfg_operand(g, n, 0), w = dfg_operand(g, n, 1);
    if (!dfg_is(g, w, DFG_CONST) || dfg_same_dtype(g, x, w) != DFG_TRUE) return false;
    /* where c.strides[0] == c.strides[1] */
    if (!dfg_eq(dfg_stored_item(
                    dfg_attr_or_list(g, n, relax_coreml_attr_strides, relax_coreml_list_1_1, 2), 0),
                dfg_stored_item(
                    dfg_attr_or_list(g, n, relax_coreml_attr_strides, relax_coreml_list_1_1, 2), 1)))
        return false;
    DFG_GIVE(relax_coreml_conv2d, .root = n, .x = x, .w = w, .c = n);
    return true;
}

/* relax_coreml.pat:19, as an entry of a table  "coreml.add"               = relax.add(_, _); */
bool relax_coreml_coreml_add_find(DFG_FIND_ON(relax_coreml_coreml_add))
{
    if (!dfg_calls_argc(g, n, relax_coreml_op_relax_add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, n, swap), x_2 = dfg_arg(g, n, 1 - swap);
        DFG_GIVE(relax_coreml_coreml_add, .root = n);
        DFG_GIVE_WHOLE(relax_coreml_coreml_add, .x = x, .x_2 = x_2);
        return true;
    }
    return false;
}

/* relax_coreml.pat:20, as an entry of a table  "coreml.multiply"          = relax.multiply(_, _); */
bool relax_coreml_coreml_multiply_find(DFG_FIND_ON(relax_coreml_coreml_multiply))
{
    if (!dfg_calls_argc(g, n, relax_coreml_op_relax_multiply, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, n, swap), x_2 = dfg_arg(g, n, 1 - swap);
        DFG_GIVE(relax_coreml_coreml_multiply, .root = n);
        DFG_GIVE_WHOLE(relax_coreml_coreml_multiply, .x = x, .x_2 = x_2);
        return true;
    }
    return false;
}

/* relax_coreml.pat:21, as an entry of a table  "coreml.nn.softmax"        = relax.nn.softmax(_); */
bool relax_coreml_coreml_nn_softmax_find(DFG_FIND(relax_coreml_coreml_nn_softmax))
{
    if (!dfg_calls_argc(g, n, relax_coreml_op_relax_nn_softmax, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(relax_coreml_coreml_nn_softmax, .root = n);
    DFG_GIVE_WHOLE(relax_coreml_coreml_nn_softmax, .x = x);
    return true;
}

/* relax_coreml.pat:22, as an entry of a table  "coreml.nn.relu"           = relax.nn.relu(_); */
bool relax_coreml_coreml_nn_relu_find(DFG_FIND(relax_coreml_coreml_nn_relu))
{
    if (!dfg_calls_argc(g, n, relax_coreml_op_relax_nn_relu, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(relax_coreml_coreml_nn_relu, .root = n);
    DFG_GIVE_WHOLE(relax_coreml_coreml_nn_relu, .x = x);
    return true;
}

/* relax_coreml.pat:23, as an entry of a table  "coreml.expand_dims"       = relax.expand_dims(_); */
bool relax_coreml_coreml_expand_dims_find(DFG_FIND(relax_coreml_coreml_expand_dims))
{
    if (!dfg_calls_argc(g, n, relax_coreml_op_relax_expand_dims, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(relax_coreml_coreml_expand_dims, .root = n);
    DFG_GIVE_WHOLE(relax_coreml_coreml_expand_dims, .x = x);
    return true;
}

/* relax_coreml.pat:24, as an entry of a table  "coreml.nn.avg_pool2d"     = relax.nn.avg_pool2d(_); */
bool relax_coreml_coreml_nn_avg_pool2d_find(DFG_FIND(relax_coreml_coreml_nn_avg_pool2d))
{
    if (!dfg_calls_argc(g, n, relax_coreml_op_relax_nn_avg_pool2d, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(relax_coreml_coreml_nn_avg_pool2d, .root = n);
    DFG_GIVE_WHOLE(relax_coreml_coreml_nn_avg_pool2d, .x = x);
    return true;
}

/* relax_coreml.pat:25, as an entry of a table  "coreml.nn.batch_flatten"  = relax.nn.batch_flatten(_); */
bool relax_coreml_coreml_nn_batch_flatten_find(DFG_FIND(relax_coreml_coreml_nn_batch_flatten))
{
    if (!dfg_calls_argc(g, n, relax_coreml_op_relax_nn_batch_flatten, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(relax_coreml_coreml_nn_batch_flatten, .root = n);
    DFG_GIVE_WHOLE(relax_coreml_coreml_nn_batch_flatten, .x = x);
    return true;
}

/* relax_coreml.pat:27, as an entry of a table  "coreml.clip"              = relax.clip(_, const, const); */
bool relax_coreml_coreml_clip_find(DFG_FIND(relax_coreml_coreml_clip))
{
    if (!dfg_calls_argc(g, n, relax_coreml_op_relax_clip, 3)) return false;
    dfg_node x = dfg_operand(g, n, 0), constant = dfg_operand(g, n, 1);
    if (!dfg_is(g, constant, DFG_CONST)) return false;
    dfg_node constant_2 = dfg_operand(g, n, 2);
    if (!dfg_is(g, constant_2, DFG_CONST)) return false;
    DFG_GIVE(relax_coreml_coreml_clip, .root = n);
    DFG_GIVE_WHOLE(relax_coreml_coreml_clip, .x = x, .constant = constant, .constant_2 = constant_2);
    return true;
}

/* relax_coreml.pat:28, as an entry of a table  "coreml.matmul"            = relax.matmul(_, _); */
bool relax_coreml_coreml_matmul_find(DFG_FIND(relax_coreml_coreml_matmul))
{
    if (!dfg_calls_argc(g, n, relax_coreml_op_relax_matmul, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), x_2 = dfg_operand(g, n, 1);
    DFG_GIVE(relax_coreml_coreml_matmul, .root = n);
    DFG_GIVE_WHOLE(relax_coreml_coreml_matmul, .x = x, .x_2 = x_2);
    return true;
}

/* ---- relax_coreml.pat:17  table relax_coreml : last_wins ---- */

/* Does the candidate match?  What level 1 does not say is asked by the entry's own matcher. */
static bool relax_coreml_confirm(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    switch (bit) {
    case 0: return DFG_MATCHES_CANDIDATE(relax_coreml_coreml_matmul, g, n);
    case 1: return DFG_MATCHES_CANDIDATE(relax_coreml_coreml_clip, g, n);
    case 2: return DFG_MATCHES(relax_coreml_conv2d, g, n); /* where same_dtype(x, w) */
    case 3: return DFG_MATCHES_CANDIDATE(relax_coreml_coreml_nn_batch_flatten, g, n);
    case 4: return DFG_MATCHES_CANDIDATE(relax_coreml_coreml_nn_avg_pool2d, g, n);
    case 5: return DFG_MATCHES_CANDIDATE(relax_coreml_coreml_expand_dims, g, n);
    case 6: return DFG_MATCHES_CANDIDATE(relax_coreml_coreml_nn_relu, g, n);
    case 7: return DFG_MATCHES_CANDIDATE(relax_coreml_coreml_nn_softmax, g, n);
    case 8: return DFG_MATCHES_CANDIDATE(relax_coreml_coreml_multiply, g, n);
    case 9: return DFG_MATCHES_CANDIDATE(relax_coreml_coreml_add, g, n);
    default: return false;
    }
}

/* relax_coreml.pat:12  relax.nn.conv2d(x, w & const); the operator is known */
static inline bool relax_coreml_is_c(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
        && dfg_str_is(g, n, relax_coreml_attr_data_layout, relax_coreml_str_NCHW, relax_coreml_str_NCHW)
        && dfg_str_is(g, n, relax_coreml_attr_kernel_layout, relax_coreml_str_OIHW, relax_coreml_str_OIHW);
}

/* relax_coreml.pat:27  relax.clip(_, const, const); the operator is known */
static inline bool relax_coreml_is_coreml_clip(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 3) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST);
}

size_t relax_coreml_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets)
{
    size_t count = 0;
    for (dfg_node n = first; n < last; n++) {
        uint64_t set = 0;
        switch (dfg_op(g, n)) {
        case relax_coreml_op_relax_add: set = dfg_argc_is(g, n, 2) ? DFG_BIT(9) : 0; break;
        case relax_coreml_op_relax_multiply: set = dfg_argc_is(g, n, 2) ? DFG_BIT(8) : 0; break;
        case relax_coreml_op_relax_nn_softmax: set = dfg_argc_is(g, n, 1) ? DFG_BIT(7) : 0; break;
        case relax_coreml_op_relax_nn_relu: set = dfg_argc_is(g, n, 1) ? DFG_BIT(6) : 0; break;
        case relax_coreml_op_relax_expand_dims: set = dfg_argc_is(g, n, 1) ? DFG_BIT(5) : 0; break;
        case relax_coreml_op_relax_nn_avg_pool2d: set = dfg_argc_is(g, n, 1) ? DFG_BIT(4) : 0; break;
        case relax_coreml_op_relax_nn_batch_flatten: set = dfg_argc_is(g, n, 1) ? DFG_BIT(3) : 0; break;
        case relax_coreml_op_relax_nn_conv2d: set = relax_coreml_is_c(g, n) ? DFG_BIT(2) : 0; break;
        case relax_coreml_op_relax_clip: set = relax_coreml_is_coreml_clip(g, n) ? DFG_BIT(1) : 0; break;
        case relax_coreml_op_relax_matmul: set = dfg_argc_is(g, n, 2) ? DFG_BIT(0) : 0; break;
        default: continue;
        }
        nodes[count] = n;
        sets[count] = set;
        count += set != 0;
    }
    return count;
}

uint64_t relax_coreml_candidates(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    dfg_node node = n;
    relax_coreml_sweep(g, n, n + 1, &node, &set);
    return set;
}

int32_t relax_coreml_first(const dfg_graph *g, dfg_node n)
{
    for (uint64_t set = relax_coreml_candidates(g, n); set != 0; set &= set - 1) {
        const uint32_t bit = dfg_lowest_bit(set);
        if (relax_coreml_confirm(g, n, bit)) return 9 - (int32_t)bit;
    }
    return -1;
}
