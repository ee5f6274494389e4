/* Made by pat2c from types.pat; do not edit. */
#include "types.h"
_Static_assert(TYPES_H == 0x518d800212b6d5fe, "types.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum { types_op_nn_dense = DFG_FIRST_OP, types_op_nn_relu };
static const char *const types_op_names[] = { "nn.dense", "nn.relu" };

const struct dfg_names types_names = {
    .abi = DFG_ABI, .needs = 0, .name = "types", .run = TYPES_H, .n_ops = 2, .ops = types_op_names,
};

/* types.pat:3  pattern square(x) = nn.relu(x : f32[n, n]); */
bool square_match(const dfg_graph *g, dfg_node n, struct square_match *m)
{
    if (!dfg_calls_argc(g, n, types_op_nn_relu, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (dfg_dtype(g, x) != DFG_F32 || dfg_rank(g, x) != 2) return false;
    dfg_dim n_2 = dfg_extent(g, x, 0);
    if (!dfg_same_dim(dfg_extent(g, x, 1), n_2)) return false;
    DFG_GIVE(square, .root = n, .x = x, .n = n_2);
    return true;
}

/* types.pat:4  pattern same_rows(x, y) = nn.dense(x : [n, _], y : {f16, f32}[..., n]); */
bool same_rows_match(const dfg_graph *g, dfg_node n, struct same_rows_match *m)
{
    if (!dfg_calls_argc(g, n, types_op_nn_dense, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (dfg_rank(g, x) != 2) return false;
    dfg_dim n_2 = dfg_extent(g, x, 0);
    dfg_node y = dfg_operand(g, n, 1);
    if (!dfg_dtype_in(g, y, 1u << DFG_F16 | 1u << DFG_F32) || dfg_rank(g, y) < 1) return false;
    if (!dfg_same_dim(dfg_extent(g, y, -1), n_2)) return false;
    DFG_GIVE(same_rows, .root = n, .x = x, .y = y, .n = n_2);
    return true;
}

/* types.pat:5  pattern of_tuple(t) = (t : (f32[4, k], i64)).0; */
bool of_tuple_match(const dfg_graph *g, dfg_node n, struct of_tuple_match *m)
{
    if (!dfg_is_get(g, n, 0)) return false;
    dfg_node t = dfg_arg(g, n, 0);
    if (!dfg_is_tuple_type(g, dfg_type_id(g, t), 2)
        || !dfg_type_dtype_in(g, dfg_field_type(g, dfg_type_id(g, t), 0), 1u << DFG_F32)
        || dfg_type_rank(g, dfg_field_type(g, dfg_type_id(g, t), 0)) != 2
        || dfg_type_extent(g, dfg_field_type(g, dfg_type_id(g, t), 0), 0) != 4
        || !dfg_type_dtype_in(g, dfg_field_type(g, dfg_type_id(g, t), 1), 1u << DFG_I64))
        return false;
    dfg_dim k = dfg_type_extent(g, dfg_field_type(g, dfg_type_id(g, t), 0), 1);
    DFG_GIVE(of_tuple, .root = n, .t = t, .k = k);
    return true;
}
