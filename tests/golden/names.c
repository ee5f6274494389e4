/* Made by pat2c from names.pat; do not edit. */
#include "names.h"
_Static_assert(NAMES_H == 0x02d8d84041bc365f, "names.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum { names_op_add = DFG_FIRST_OP, names_op_nn_conv2d, names_op_nn_relu, names_op_tanh };
enum { names_attr_data_layout };
enum { names_str_N, names_str_NCHW };
static const char *const names_op_names[] = { "add", "nn.conv2d", "nn.relu", "tanh" };
static const char *const names_attr_names[] = { "data_layout" };
static const char *const names_str_names[] = { "N\"*/?\?/\303\251", "NCHW" };

const struct dfg_names names_names = {
    .abi = DFG_ABI, .needs = 0, .name = "names", .run = NAMES_H, .n_ops = 4, .ops = names_op_names,
    .n_attrs = 1, .attrs = names_attr_names, .n_strs = 2, .strs = names_str_names,
};

/* names.pat:6  pattern nearly(int, int_, this, op_names) = add(add(int, int_), add(this, op_names)); */
bool nearly_find(DFG_FIND_ON(nearly))
{
    if (!dfg_calls_argc(g, n, names_op_add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap, way[1] = 0) {
        dfg_node add = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, add, names_op_add, 2)) continue;
        for (uint32_t swap_2 = way[1]; swap_2 < dfg_orders(g, add); way[1] = ++swap_2, way[2] = 0) {
            dfg_node int_ = dfg_arg(g, add, swap_2), int__ = dfg_arg(g, add, 1 - swap_2);
            dfg_node add_2 = dfg_arg(g, n, 1 - swap);
            if (!dfg_calls_argc(g, add_2, names_op_add, 2)) continue;
            for (uint32_t swap_3 = way[2]; swap_3 < dfg_orders(g, add_2); way[2] = ++swap_3) {
                dfg_node this_ = dfg_arg(g, add_2, swap_3), op_names = dfg_arg(g, add_2, 1 - swap_3);
                if (!dfg_in_body(g, n, (const dfg_node[]){add, add_2}, 2)) continue;
                DFG_GIVE(nearly, .root = n, .int_ = int_, .int__ = int__, .this_ = this_,
                         .op_names = op_names);
                DFG_GIVE_WHOLE(nearly, .add = add, .add_2 = add_2);
                return true;
            }
        }
    }
    return false;
}

/* names.pat:3  pattern words(int, n, g, m) = nn.relu(add(add(int, n), add(g, m))); */
bool words_find(DFG_FIND_ON(words))
{
    if (!dfg_calls_argc(g, n, names_op_nn_relu, 1) || dfg_op(g, dfg_operand(g, n, 0)) != names_op_add)
        return false;
    struct nearly_match nearly;
    for (; nearly_find(g, dfg_operand(g, n, 0), way, &nearly, DFG_PART(whole, nearly)); way[2]++) {
        if (!dfg_same_body(g, n, nearly.root)) continue;
        DFG_GIVE_IN_BOTH(words, .root = n, .int_ = nearly.int_, .n = nearly.int__, .g = nearly.this_,
                         .m = nearly.op_names);
        return true;
    }
    return false;
}

/* names.pat:4  pattern root_named(root) = tanh(root / * a comment * /) where root.dtype == f32; */
bool root_named_match(const dfg_graph *g, dfg_node n, struct root_named_match *m)
{
    if (!dfg_calls_argc(g, n, names_op_tanh, 1)) return false;
    dfg_node root_ = dfg_operand(g, n, 0);
    if (dfg_dtype(g, root_) != DFG_F32) return false;
    DFG_GIVE(root_named, .root = n, .root_ = root_);
    return true;
}

/* names.pat:5  pattern quoted(x, w) = nn.conv2d(x, w) { data_layout == "N\"* /? ?/.." }; */
bool quoted_match(const dfg_graph *g, dfg_node n, struct quoted_match *m)
{
    if (!dfg_calls_argc(g, n, names_op_nn_conv2d, 2)) return false;
    if (!dfg_str_is(g, n, names_attr_data_layout, names_str_N, names_str_NCHW)) return false;
    dfg_node x = dfg_operand(g, n, 0), w = dfg_operand(g, n, 1);
    DFG_GIVE(quoted, .root = n, .x = x, .w = w);
    return true;
}
