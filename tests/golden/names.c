/* Made by pat2c from names.pat; do not edit. */
#include "names.h"
#if NAMES_H != 0x87a222e1045346af
#error "names.h is of another run of pat2c than this file"
#endif

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_add = DFG_FIRST_OP, OP_nn_conv2d, OP_nn_relu, OP_tanh,
};
enum {
    ATTR_data_layout,
};
enum {
    STR_N, STR_NCHW,
};
static const char *const op_names[] = {
    "add", "nn.conv2d", "nn.relu", "tanh",
};
static const char *const attr_names[] = {
    "data_layout",
};
static const char *const str_names[] = {
    "N\"*/?\?/\303\251", "NCHW",
};

const struct dfg_names names_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 4,
    .ops = op_names,
    .n_attrs = 1,
    .attrs = attr_names,
    .n_strs = 2,
    .strs = str_names,
};

/* names.pat:3  pattern words(int, n, g, m) = nn.relu(add(add(int, n), add(g, m))); */
static bool words_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct words_whole *m)
{
    if (!dfg_calls_argc(g, n, OP_nn_relu, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, add, OP_add, 2))
        return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, add); way[0] = ++swap, way[1] = 0) {
        dfg_node add_2 = dfg_arg(g, add, swap);
        if (!dfg_calls_with(g, add_2, OP_add, 2))
            continue;
        for (uint32_t swap_2 = way[1]; swap_2 < dfg_orders(g, add_2); way[1] = ++swap_2, way[2] = 0) {
            dfg_node int_ = dfg_arg(g, add_2, swap_2);
            dfg_node n_2 = dfg_arg(g, add_2, 1 - swap_2);
            dfg_node add_3 = dfg_arg(g, add, 1 - swap);
            if (!dfg_calls_with(g, add_3, OP_add, 2))
                continue;
            for (uint32_t swap_3 = way[2]; swap_3 < dfg_orders(g, add_3); way[2] = ++swap_3) {
                dfg_node g_2 = dfg_arg(g, add_3, swap_3);
                dfg_node m_2 = dfg_arg(g, add_3, 1 - swap_3);
                if (!dfg_in_body(g, n, (const dfg_node[]){add, add_2, add_3}, 3))
                    continue;
                *m = (struct words_whole){.m = {.root = n, .int_ = int_, .n = n_2, .g = g_2, .m = m_2},
                        .add = add, .add_2 = add_2, .add_3 = add_3};
                return true;
            }
        }
    }
    return false;
}

DFG_PROJECTIONS_OF_WAYS(words, whole, 3)

/* names.pat:4  pattern root_named(root) = tanh(root / * a comment * /) where root.dtype == f32; */
bool root_named_match(const dfg_graph *g, dfg_node n, struct root_named_match *m)
{
    if (!dfg_calls_with(g, n, OP_tanh, 1))
        return false;
    dfg_node root_ = dfg_arg(g, n, 0);
    /* where root.dtype == f32 */
    if (dfg_dtype(g, root_) != DFG_F32)
        return false;
    *m = (struct root_named_match){.root = n, .root_ = root_};
    return true;
}

DFG_EACH_OF_MATCH(root_named)

/* names.pat:5  pattern quoted(x, w) = nn.conv2d(x, w) { data_layout == "N\"* /? ?/.." }; */
bool quoted_match(const dfg_graph *g, dfg_node n, struct quoted_match *m)
{
    if (!dfg_calls_with(g, n, OP_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, n, ATTR_data_layout, STR_N, STR_NCHW))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    *m = (struct quoted_match){.root = n, .x = x, .w = w};
    return true;
}

DFG_EACH_OF_MATCH(quoted)

/* names.pat:6  pattern nearly(int, int_, this, op_names) = add(add(int, int_), add(this, op_names)); */
static bool nearly_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct nearly_whole *m)
{
    if (!dfg_calls_argc(g, n, OP_add, 2))
        return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap, way[1] = 0) {
        dfg_node add = dfg_arg(g, n, swap);
        if (!dfg_calls_with(g, add, OP_add, 2))
            continue;
        for (uint32_t swap_2 = way[1]; swap_2 < dfg_orders(g, add); way[1] = ++swap_2, way[2] = 0) {
            dfg_node int_ = dfg_arg(g, add, swap_2);
            dfg_node int__ = dfg_arg(g, add, 1 - swap_2);
            dfg_node add_2 = dfg_arg(g, n, 1 - swap);
            if (!dfg_calls_with(g, add_2, OP_add, 2))
                continue;
            for (uint32_t swap_3 = way[2]; swap_3 < dfg_orders(g, add_2); way[2] = ++swap_3) {
                dfg_node this_ = dfg_arg(g, add_2, swap_3);
                dfg_node op_names_ = dfg_arg(g, add_2, 1 - swap_3);
                if (!dfg_in_body(g, n, (const dfg_node[]){add, add_2}, 2))
                    continue;
                *m = (struct nearly_whole){.m = {.root = n, .int_ = int_, .int__ = int__,
                        .this_ = this_, .op_names_ = op_names_}, .add = add, .add_2 = add_2};
                return true;
            }
        }
    }
    return false;
}

DFG_PROJECTIONS_OF_WAYS(nearly, whole, 3)
