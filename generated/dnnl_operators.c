/* Made by pat2c from dnnl_operators.pat; do not edit. */
#include "dnnl_operators.h"
_Static_assert(DNNL_OPERATORS_H == 0xfbae0539db333812, "dnnl_operators.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    dnnl_operators_op_abs = DFG_FIRST_OP, dnnl_operators_op_add, dnnl_operators_op_clip,
    dnnl_operators_op_exp, dnnl_operators_op_log, dnnl_operators_op_multiply,
    dnnl_operators_op_nn_avg_pool2d, dnnl_operators_op_nn_avg_pool3d, dnnl_operators_op_nn_batch_matmul,
    dnnl_operators_op_nn_batch_norm, dnnl_operators_op_nn_conv1d, dnnl_operators_op_nn_conv2d,
    dnnl_operators_op_nn_conv2d_transpose, dnnl_operators_op_nn_conv3d,
    dnnl_operators_op_nn_conv3d_transpose, dnnl_operators_op_nn_dense,
    dnnl_operators_op_nn_global_avg_pool2d, dnnl_operators_op_nn_layer_norm,
    dnnl_operators_op_nn_leaky_relu, dnnl_operators_op_nn_max_pool2d, dnnl_operators_op_nn_max_pool3d,
    dnnl_operators_op_nn_relu, dnnl_operators_op_nn_softmax, dnnl_operators_op_round,
    dnnl_operators_op_sigmoid, dnnl_operators_op_sqrt, dnnl_operators_op_tanh,
};
enum { dnnl_operators_attr_ceil_mode };
static const char *const dnnl_operators_op_names[] = {
    "abs", "add", "clip", "exp", "log", "multiply", "nn.avg_pool2d", "nn.avg_pool3d", "nn.batch_matmul",
    "nn.batch_norm", "nn.conv1d", "nn.conv2d", "nn.conv2d_transpose", "nn.conv3d", "nn.conv3d_transpose",
    "nn.dense", "nn.global_avg_pool2d", "nn.layer_norm", "nn.leaky_relu", "nn.max_pool2d", "nn.max_pool3d",
    "nn.relu", "nn.softmax", "round", "sigmoid", "sqrt", "tanh",
};
static const char *const dnnl_operators_attr_names[] = { "ceil_mode" };

const struct dfg_names dnnl_operators_names = {
    .abi = DFG_ABI, .needs = 0, .name = "dnnl_operators", .run = DNNL_OPERATORS_H, .n_ops = 27,
    .ops = dnnl_operators_op_names, .n_attrs = 1, .attrs = dnnl_operators_attr_names,
};

/* dnnl_operators.pat:11  pattern narrow(x) = x where x.dtype != i64; */
bool dnnl_operators_narrow_match(const dfg_graph *g, dfg_node n, struct dnnl_operators_narrow_match *m)
{
    if (!dfg_scalar_ne(dfg_dtype_of(g, n), dfg_dtype_val(DFG_I64))) return false;
    DFG_GIVE(dnnl_operators_narrow, .root = n, .x = n);
    return true;
}

/* dnnl_operators.pat:15, as an entry of a table
 * "dnnl.nn.batch_norm"        = nn.batch_norm(narrow, narrow, narrow, narrow, narrow).0; */
bool dnnl_operators_dnnl_nn_batch_norm_find(DFG_FIND(dnnl_operators_dnnl_nn_batch_norm))
{
    if (!dfg_is_get(g, n, 0)) return false;
    dfg_node batch_norm = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, batch_norm, dnnl_operators_op_nn_batch_norm, 5)) return false;
    dfg_node x = dfg_operand(g, batch_norm, 0), x_2 = dfg_operand(g, batch_norm, 1);
    dfg_node x_3 = dfg_operand(g, batch_norm, 2), x_4 = dfg_operand(g, batch_norm, 3);
    dfg_node x_5 = dfg_operand(g, batch_norm, 4);
    if (!dfg_same_body(g, n, batch_norm)) return false;
    if (!dfg_scalar_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64))) return false;
    if (!dfg_scalar_ne(dfg_dtype_of(g, x_2), dfg_dtype_val(DFG_I64))) return false;
    if (!dfg_scalar_ne(dfg_dtype_of(g, x_3), dfg_dtype_val(DFG_I64))) return false;
    if (!dfg_scalar_ne(dfg_dtype_of(g, x_4), dfg_dtype_val(DFG_I64))) return false;
    if (!dfg_scalar_ne(dfg_dtype_of(g, x_5), dfg_dtype_val(DFG_I64))) return false;
    DFG_GIVE(dnnl_operators_dnnl_nn_batch_norm, .root = n);
    DFG_GIVE_WHOLE(dnnl_operators_dnnl_nn_batch_norm, .batch_norm = batch_norm, .x = x, .x_2 = x_2,
                   .x_3 = x_3, .x_4 = x_4, .x_5 = x_5);
    return true;
}

/* dnnl_operators.pat:16, as an entry of a table  "dnnl.nn.conv1d"            = nn.conv1d(narrow, narrow); */
bool dnnl_operators_dnnl_nn_conv1d_find(DFG_FIND(dnnl_operators_dnnl_nn_conv1d))
{
    if (!dfg_calls_argc(g, n, dnnl_operators_op_nn_conv1d, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), x_2 = dfg_operand(g, n, 1);
    if (!dfg_scalar_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64))) return false;
    if (!dfg_scalar_ne(dfg_dtype_of(g, x_2), dfg_dtype_val(DFG_I64))) return false;
    DFG_GIVE(dnnl_operators_dnnl_nn_conv1d, .root = n);
    DFG_GIVE_WHOLE(dnnl_operators_dnnl_nn_conv1d, .x = x, .x_2 = x_2);
    return true;
}

/* dnnl_operators.pat:17, as an entry of a table  "dnnl.nn.conv2d"            = nn.conv2d(narrow, narrow); */
bool dnnl_operators_dnnl_nn_conv2d_find(DFG_FIND(dnnl_operators_dnnl_nn_conv2d))
{
    if (!dfg_calls_argc(g, n, dnnl_operators_op_nn_conv2d, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), x_2 = dfg_operand(g, n, 1);
    if (!dfg_scalar_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64))) return false;
    if (!dfg_scalar_ne(dfg_dtype_of(g, x_2), dfg_dtype_val(DFG_I64))) return false;
    DFG_GIVE(dnnl_operators_dnnl_nn_conv2d, .root = n);
    DFG_GIVE_WHOLE(dnnl_operators_dnnl_nn_conv2d, .x = x, .x_2 = x_2);
    return true;
}

/* dnnl_operators.pat:18, as an entry of a table  "dnnl.nn.conv3d"            = nn.conv3d(narrow, narrow); */
bool dnnl_operators_dnnl_nn_conv3d_find(DFG_FIND(dnnl_operators_dnnl_nn_conv3d))
{
    if (!dfg_calls_argc(g, n, dnnl_operators_op_nn_conv3d, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), x_2 = dfg_operand(g, n, 1);
    if (!dfg_scalar_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64))) return false;
    if (!dfg_scalar_ne(dfg_dtype_of(g, x_2), dfg_dtype_val(DFG_I64))) return false;
    DFG_GIVE(dnnl_operators_dnnl_nn_conv3d, .root = n);
    DFG_GIVE_WHOLE(dnnl_operators_dnnl_nn_conv3d, .x = x, .x_2 = x_2);
    return true;
}

/* dnnl_operators.pat:19, as an entry of a table  "dnnl.nn.conv2d_transpose"  = nn.conv2d_transpose(narrow, narrow); */
bool dnnl_operators_dnnl_nn_conv2d_transpose_find(DFG_FIND(dnnl_operators_dnnl_nn_conv2d_transpose))
{
    if (!dfg_calls_argc(g, n, dnnl_operators_op_nn_conv2d_transpose, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), x_2 = dfg_operand(g, n, 1);
    if (!dfg_scalar_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64))) return false;
    if (!dfg_scalar_ne(dfg_dtype_of(g, x_2), dfg_dtype_val(DFG_I64))) return false;
    DFG_GIVE(dnnl_operators_dnnl_nn_conv2d_transpose, .root = n);
    DFG_GIVE_WHOLE(dnnl_operators_dnnl_nn_conv2d_transpose, .x = x, .x_2 = x_2);
    return true;
}

/* dnnl_operators.pat:20, as an entry of a table  "dnnl.nn.conv3d_transpose"  = nn.conv3d_transpose(narrow, narrow); */
bool dnnl_operators_dnnl_nn_conv3d_transpose_find(DFG_FIND(dnnl_operators_dnnl_nn_conv3d_transpose))
{
    if (!dfg_calls_argc(g, n, dnnl_operators_op_nn_conv3d_transpose, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), x_2 = dfg_operand(g, n, 1);
    if (!dfg_scalar_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64))) return false;
    if (!dfg_scalar_ne(dfg_dtype_of(g, x_2), dfg_dtype_val(DFG_I64))) return false;
    DFG_GIVE(dnnl_operators_dnnl_nn_conv3d_transpose, .root = n);
    DFG_GIVE_WHOLE(dnnl_operators_dnnl_nn_conv3d_transpose, .x = x, .x_2 = x_2);
    return true;
}

/* dnnl_operators.pat:21, as an entry of a table  "dnnl.nn.dense"             = nn.dense(narrow, narrow); */
bool dnnl_operators_dnnl_nn_dense_find(DFG_FIND(dnnl_operators_dnnl_nn_dense))
{
    if (!dfg_calls_argc(g, n, dnnl_operators_op_nn_dense, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), x_2 = dfg_operand(g, n, 1);
    if (!dfg_scalar_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64))) return false;
    if (!dfg_scalar_ne(dfg_dtype_of(g, x_2), dfg_dtype_val(DFG_I64))) return false;
    DFG_GIVE(dnnl_operators_dnnl_nn_dense, .root = n);
    DFG_GIVE_WHOLE(dnnl_operators_dnnl_nn_dense, .x = x, .x_2 = x_2);
    return true;
}

/* dnnl_operators.pat:22, as an entry of a table
 * "dnnl.nn.max_pool2d"        = nn.max_pool2d(narrow) { ceil_mode == false }; */
bool dnnl_operators_dnnl_nn_max_pool2d_find(DFG_FIND(dnnl_operators_dnnl_nn_max_pool2d))
{
    if (!dfg_calls_argc(g, n, dnnl_operators_op_nn_max_pool2d, 1)) return false;
    if (!dfg_bool_is(g, n, dnnl_operators_attr_ceil_mode, false, false)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_scalar_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64))) return false;
    DFG_GIVE(dnnl_operators_dnnl_nn_max_pool2d, .root = n);
    DFG_GIVE_WHOLE(dnnl_operators_dnnl_nn_max_pool2d, .x = x);
    return true;
}

/* dnnl_operators.pat:23, as an entry of a table
 * "dnnl.nn.avg_pool2d"        = nn.avg_pool2d(narrow) { ceil_mode == false }; */
bool dnnl_operators_dnnl_nn_avg_pool2d_find(DFG_FIND(dnnl_operators_dnnl_nn_avg_pool2d))
{
    if (!dfg_calls_argc(g, n, dnnl_operators_op_nn_avg_pool2d, 1)) return false;
    if (!dfg_bool_is(g, n, dnnl_operators_attr_ceil_mode, false, false)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_scalar_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64))) return false;
    DFG_GIVE(dnnl_operators_dnnl_nn_avg_pool2d, .root = n);
    DFG_GIVE_WHOLE(dnnl_operators_dnnl_nn_avg_pool2d, .x = x);
    return true;
}

/* dnnl_operators.pat:24, as an entry of a table
 * "dnnl.nn.max_pool3d"        = nn.max_pool3d(narrow) { ceil_mode == false }; */
bool dnnl_operators_dnnl_nn_max_pool3d_find(DFG_FIND(dnnl_operators_dnnl_nn_max_pool3d))
{
    if (!dfg_calls_argc(g, n, dnnl_operators_op_nn_max_pool3d, 1)) return false;
    if (!dfg_bool_is(g, n, dnnl_operators_attr_ceil_mode, false, false)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_scalar_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64))) return false;
    DFG_GIVE(dnnl_operators_dnnl_nn_max_pool3d, .root = n);
    DFG_GIVE_WHOLE(dnnl_operators_dnnl_nn_max_pool3d, .x = x);
    return true;
}

/* dnnl_operators.pat:25, as an entry of a table
 * "dnnl.nn.avg_pool3d"        = nn.avg_pool3d(narrow) { ceil_mode == false }; */
bool dnnl_operators_dnnl_nn_avg_pool3d_find(DFG_FIND(dnnl_operators_dnnl_nn_avg_pool3d))
{
    if (!dfg_calls_argc(g, n, dnnl_operators_op_nn_avg_pool3d, 1)) return false;
    if (!dfg_bool_is(g, n, dnnl_operators_attr_ceil_mode, false, false)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_scalar_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64))) return false;
    DFG_GIVE(dnnl_operators_dnnl_nn_avg_pool3d, .root = n);
    DFG_GIVE_WHOLE(dnnl_operators_dnnl_nn_avg_pool3d, .x = x);
    return true;
}

/* dnnl_operators.pat:26, as an entry of a table  "dnnl.nn.global_avg_pool2d" = nn.global_avg_pool2d(narrow); */
bool dnnl_operators_dnnl_nn_global_avg_pool2d_find(DFG_FIND(dnnl_operators_dnnl_nn_global_avg_pool2d))
{
    if (!dfg_calls_argc(g, n, dnnl_operators_op_nn_global_avg_pool2d, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_scalar_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64))) return false;
    DFG_GIVE(dnnl_operators_dnnl_nn_global_avg_pool2d, .root = n);
    DFG_GIVE_WHOLE(dnnl_operators_dnnl_nn_global_avg_pool2d, .x = x);
    return true;
}

/* dnnl_operators.pat:27, as an entry of a table  "dnnl.abs"                  = abs(narrow); */
bool dnnl_operators_dnnl_abs_find(DFG_FIND(dnnl_operators_dnnl_abs))
{
    if (!dfg_calls_argc(g, n, dnnl_operators_op_abs, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_scalar_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64))) return false;
    DFG_GIVE(dnnl_operators_dnnl_abs, .root = n);
    DFG_GIVE_WHOLE(dnnl_operators_dnnl_abs, .x = x);
    return true;
}

/* dnnl_operators.pat:28, as an entry of a table  "dnnl.clip"                 = clip(narrow); */
bool dnnl_operators_dnnl_clip_find(DFG_FIND(dnnl_operators_dnnl_clip))
{
    if (!dfg_calls_argc(g, n, dnnl_operators_op_clip, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_scalar_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64))) return false;
    DFG_GIVE(dnnl_operators_dnnl_clip, .root = n);
    DFG_GIVE_WHOLE(dnnl_operators_dnnl_clip, .x = x);
    return true;
}

/* dnnl_operators.pat:29, as an entry of a table  "dnnl.exp"                  = exp(narrow); */
bool dnnl_operators_dnnl_exp_find(DFG_FIND(dnnl_operators_dnnl_exp))
{
    if (!dfg_calls_argc(g, n, dnnl_operators_op_exp, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_scalar_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64))) return false;
    DFG_GIVE(dnnl_operators_dnnl_exp, .root = n);
    DFG_GIVE_WHOLE(dnnl_operators_dnnl_exp, .x = x);
    return true;
}

/* dnnl_operators.pat:30, as an entry of a table  "dnnl.log"                  = log(narrow); */
bool dnnl_operators_dnnl_log_find(DFG_FIND(dnnl_operators_dnnl_log))
{
    if (!dfg_calls_argc(g, n, dnnl_operators_op_log, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_scalar_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64))) return false;
    DFG_GIVE(dnnl_operators_dnnl_log, .root = n);
    DFG_GIVE_WHOLE(dnnl_operators_dnnl_log, .x = x);
    return true;
}

/* dnnl_operators.pat:31, as an entry of a table  "dnnl.sqrt"                 = sqrt(narrow); */
bool dnnl_operators_dnnl_sqrt_find(DFG_FIND(dnnl_operators_dnnl_sqrt))
{
    if (!dfg_calls_argc(g, n, dnnl_operators_op_sqrt, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_scalar_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64))) return false;
    DFG_GIVE(dnnl_operators_dnnl_sqrt, .root = n);
    DFG_GIVE_WHOLE(dnnl_operators_dnnl_sqrt, .x = x);
    return true;
}

/* dnnl_operators.pat:32, as an entry of a table  "dnnl.round"                = round(narrow); */
bool dnnl_operators_dnnl_round_find(DFG_FIND(dnnl_operators_dnnl_round))
{
    if (!dfg_calls_argc(g, n, dnnl_operators_op_round, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_scalar_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64))) return false;
    DFG_GIVE(dnnl_operators_dnnl_round, .root = n);
    DFG_GIVE_WHOLE(dnnl_operators_dnnl_round, .x = x);
    return true;
}

/* dnnl_operators.pat:33, as an entry of a table  "dnnl.nn.relu"              = nn.relu(narrow); */
bool dnnl_operators_dnnl_nn_relu_find(DFG_FIND(dnnl_operators_dnnl_nn_relu))
{
    if (!dfg_calls_argc(g, n, dnnl_operators_op_nn_relu, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_scalar_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64))) return false;
    DFG_GIVE(dnnl_operators_dnnl_nn_relu, .root = n);
    DFG_GIVE_WHOLE(dnnl_operators_dnnl_nn_relu, .x = x);
    return true;
}

/* dnnl_operators.pat:34, as an entry of a table  "dnnl.nn.leaky_relu"        = nn.leaky_relu(narrow); */
bool dnnl_operators_dnnl_nn_leaky_relu_find(DFG_FIND(dnnl_operators_dnnl_nn_leaky_relu))
{
    if (!dfg_calls_argc(g, n, dnnl_operators_op_nn_leaky_relu, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_scalar_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64))) return false;
    DFG_GIVE(dnnl_operators_dnnl_nn_leaky_relu, .root = n);
    DFG_GIVE_WHOLE(dnnl_operators_dnnl_nn_leaky_relu, .x = x);
    return true;
}

/* dnnl_operators.pat:35, as an entry of a table  "dnnl.tanh"                 = tanh(narrow); */
bool dnnl_operators_dnnl_tanh_find(DFG_FIND(dnnl_operators_dnnl_tanh))
{
    if (!dfg_calls_argc(g, n, dnnl_operators_op_tanh, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_scalar_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64))) return false;
    DFG_GIVE(dnnl_operators_dnnl_tanh, .root = n);
    DFG_GIVE_WHOLE(dnnl_operators_dnnl_tanh, .x = x);
    return true;
}

/* dnnl_operators.pat:36, as an entry of a table  "dnnl.sigmoid"              = sigmoid(narrow); */
bool dnnl_operators_dnnl_sigmoid_find(DFG_FIND(dnnl_operators_dnnl_sigmoid))
{
    if (!dfg_calls_argc(g, n, dnnl_operators_op_sigmoid, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_scalar_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64))) return false;
    DFG_GIVE(dnnl_operators_dnnl_sigmoid, .root = n);
    DFG_GIVE_WHOLE(dnnl_operators_dnnl_sigmoid, .x = x);
    return true;
}

/* dnnl_operators.pat:37, as an entry of a table  "dnnl.nn.softmax"           = nn.softmax(narrow); */
bool dnnl_operators_dnnl_nn_softmax_find(DFG_FIND(dnnl_operators_dnnl_nn_softmax))
{
    if (!dfg_calls_argc(g, n, dnnl_operators_op_nn_softmax, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_scalar_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64))) return false;
    DFG_GIVE(dnnl_operators_dnnl_nn_softmax, .root = n);
    DFG_GIVE_WHOLE(dnnl_operators_dnnl_nn_softmax, .x = x);
    return true;
}

/* dnnl_operators.pat:38, as an entry of a table  "dnnl.add"                  = add(narrow, narrow); */
bool dnnl_operators_dnnl_add_find(DFG_FIND_ON(dnnl_operators_dnnl_add))
{
    if (!dfg_calls_argc(g, n, dnnl_operators_op_add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, n, swap), x_2 = dfg_arg(g, n, 1 - swap);
        if (!dfg_scalar_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64))) continue;
        if (!dfg_scalar_ne(dfg_dtype_of(g, x_2), dfg_dtype_val(DFG_I64))) continue;
        DFG_GIVE(dnnl_operators_dnnl_add, .root = n);
        DFG_GIVE_WHOLE(dnnl_operators_dnnl_add, .x = x, .x_2 = x_2);
        return true;
    }
    return false;
}

/* dnnl_operators.pat:39, as an entry of a table  "dnnl.multiply"             = multiply(narrow, narrow); */
bool dnnl_operators_dnnl_multiply_find(DFG_FIND_ON(dnnl_operators_dnnl_multiply))
{
    if (!dfg_calls_argc(g, n, dnnl_operators_op_multiply, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, n, swap), x_2 = dfg_arg(g, n, 1 - swap);
        if (!dfg_scalar_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64))) continue;
        if (!dfg_scalar_ne(dfg_dtype_of(g, x_2), dfg_dtype_val(DFG_I64))) continue;
        DFG_GIVE(dnnl_operators_dnnl_multiply, .root = n);
        DFG_GIVE_WHOLE(dnnl_operators_dnnl_multiply, .x = x, .x_2 = x_2);
        return true;
    }
    return false;
}

/* dnnl_operators.pat:40, as an entry of a table
 * "dnnl.nn.layer_norm"        = nn.layer_norm(narrow, narrow, narrow); */
bool dnnl_operators_dnnl_nn_layer_norm_find(DFG_FIND(dnnl_operators_dnnl_nn_layer_norm))
{
    if (!dfg_calls_argc(g, n, dnnl_operators_op_nn_layer_norm, 3)) return false;
    dfg_node x = dfg_operand(g, n, 0), x_2 = dfg_operand(g, n, 1), x_3 = dfg_operand(g, n, 2);
    if (!dfg_scalar_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64))) return false;
    if (!dfg_scalar_ne(dfg_dtype_of(g, x_2), dfg_dtype_val(DFG_I64))) return false;
    if (!dfg_scalar_ne(dfg_dtype_of(g, x_3), dfg_dtype_val(DFG_I64))) return false;
    DFG_GIVE(dnnl_operators_dnnl_nn_layer_norm, .root = n);
    DFG_GIVE_WHOLE(dnnl_operators_dnnl_nn_layer_norm, .x = x, .x_2 = x_2, .x_3 = x_3);
    return true;
}

/* dnnl_operators.pat:41, as an entry of a table  "dnnl.nn.batch_matmul"      = nn.batch_matmul(narrow, narrow); */
bool dnnl_operators_dnnl_nn_batch_matmul_find(DFG_FIND(dnnl_operators_dnnl_nn_batch_matmul))
{
    if (!dfg_calls_argc(g, n, dnnl_operators_op_nn_batch_matmul, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), x_2 = dfg_operand(g, n, 1);
    if (!dfg_scalar_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64))) return false;
    if (!dfg_scalar_ne(dfg_dtype_of(g, x_2), dfg_dtype_val(DFG_I64))) return false;
    DFG_GIVE(dnnl_operators_dnnl_nn_batch_matmul, .root = n);
    DFG_GIVE_WHOLE(dnnl_operators_dnnl_nn_batch_matmul, .x = x, .x_2 = x_2);
    return true;
}

/* ---- dnnl_operators.pat:13  table dnnl_operators ---- */

/* Does the candidate match?  What level 1 does not say is asked by the entry's own matcher. */
static bool dnnl_operators_confirm(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    switch (bit) {
    case 0: return DFG_MATCHES(dnnl_operators_dnnl_nn_batch_norm, g, n); /* where x.dtype != i64 */
    case 1: return DFG_MATCHES(dnnl_operators_dnnl_nn_conv1d, g, n); /* where x.dtype != i64 */
    case 2: return DFG_MATCHES(dnnl_operators_dnnl_nn_conv2d, g, n); /* where x.dtype != i64 */
    case 3: return DFG_MATCHES(dnnl_operators_dnnl_nn_conv3d, g, n); /* where x.dtype != i64 */
    case 4: return DFG_MATCHES(dnnl_operators_dnnl_nn_conv2d_transpose, g, n); /* where x.dtype != i64 */
    case 5: return DFG_MATCHES(dnnl_operators_dnnl_nn_conv3d_transpose, g, n); /* where x.dtype != i64 */
    case 6: return DFG_MATCHES(dnnl_operators_dnnl_nn_dense, g, n); /* where x.dtype != i64 */
    case 7: return DFG_MATCHES(dnnl_operators_dnnl_nn_max_pool2d, g, n); /* where x.dtype != i64 */
    case 8: return DFG_MATCHES(dnnl_operators_dnnl_nn_avg_pool2d, g, n); /* where x.dtype != i64 */
    case 9: return DFG_MATCHES(dnnl_operators_dnnl_nn_max_pool3d, g, n); /* where x.dtype != i64 */
    case 10: return DFG_MATCHES(dnnl_operators_dnnl_nn_avg_pool3d, g, n); /* where x.dtype != i64 */
    case 11: return DFG_MATCHES(dnnl_operators_dnnl_nn_global_avg_pool2d, g, n); /* where x.dtype != i64 */
    case 12: return DFG_MATCHES(dnnl_operators_dnnl_abs, g, n); /* where x.dtype != i64 */
    case 13: return DFG_MATCHES(dnnl_operators_dnnl_clip, g, n); /* where x.dtype != i64 */
    case 14: return DFG_MATCHES(dnnl_operators_dnnl_exp, g, n); /* where x.dtype != i64 */
    case 15: return DFG_MATCHES(dnnl_operators_dnnl_log, g, n); /* where x.dtype != i64 */
    case 16: return DFG_MATCHES(dnnl_operators_dnnl_sqrt, g, n); /* where x.dtype != i64 */
    case 17: return DFG_MATCHES(dnnl_operators_dnnl_round, g, n); /* where x.dtype != i64 */
    case 18: return DFG_MATCHES(dnnl_operators_dnnl_nn_relu, g, n); /* where x.dtype != i64 */
    case 19: return DFG_MATCHES(dnnl_operators_dnnl_nn_leaky_relu, g, n); /* where x.dtype != i64 */
    case 20: return DFG_MATCHES(dnnl_operators_dnnl_tanh, g, n); /* where x.dtype != i64 */
    case 21: return DFG_MATCHES(dnnl_operators_dnnl_sigmoid, g, n); /* where x.dtype != i64 */
    case 22: return DFG_MATCHES(dnnl_operators_dnnl_nn_softmax, g, n); /* where x.dtype != i64 */
    case 23: return DFG_MATCHES(dnnl_operators_dnnl_add, g, n); /* where x.dtype != i64 */
    case 24: return DFG_MATCHES(dnnl_operators_dnnl_multiply, g, n); /* where x.dtype != i64 */
    case 25: return DFG_MATCHES(dnnl_operators_dnnl_nn_layer_norm, g, n); /* where x.dtype != i64 */
    case 26: return DFG_MATCHES(dnnl_operators_dnnl_nn_batch_matmul, g, n); /* where x.dtype != i64 */
    default: return false;
    }
}

/* dnnl_operators.pat:15  nn.batch_norm(narrow, narrow, narrow, narrow, narrow).0; the operator is known */
static inline bool dnnl_operators_is_dnnl_nn_batch_norm(const dfg_graph *g, dfg_node n)
{
    return dfg_data(g, n) == 0 && dfg_calls_argc(g, dfg_arg(g, n, 0), dnnl_operators_op_nn_batch_norm, 5);
}

/* from bit 0 on: DNNL_OPERATORS_DNNL_NN_MAX_POOL2D, and 3 more such groups */
static uint64_t dnnl_operators_part(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1) && dfg_bool_is(g, n, dnnl_operators_attr_ceil_mode, false, false))
        set |= DFG_BIT(0); /* DNNL_OPERATORS_DNNL_NN_MAX_POOL2D ... */
    return set;
}

size_t dnnl_operators_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets)
{
    size_t count = 0;
    for (dfg_node n = first; n < last; n++) {
        uint64_t set = 0;
        switch (dfg_op(g, n)) {
        case DFG_GET:
            set = dnnl_operators_is_dnnl_nn_batch_norm(g, n) ? DFG_BIT(DNNL_OPERATORS_DNNL_NN_BATCH_NORM)
                : 0;
            break;
        case dnnl_operators_op_nn_conv1d:
            set = dfg_argc_is(g, n, 2) ? DFG_BIT(DNNL_OPERATORS_DNNL_NN_CONV1D) : 0;
            break;
        case dnnl_operators_op_nn_conv2d:
            set = dfg_argc_is(g, n, 2) ? DFG_BIT(DNNL_OPERATORS_DNNL_NN_CONV2D) : 0;
            break;
        case dnnl_operators_op_nn_conv3d:
            set = dfg_argc_is(g, n, 2) ? DFG_BIT(DNNL_OPERATORS_DNNL_NN_CONV3D) : 0;
            break;
        case dnnl_operators_op_nn_conv2d_transpose:
            set = dfg_argc_is(g, n, 2) ? DFG_BIT(DNNL_OPERATORS_DNNL_NN_CONV2D_TRANSPOSE) : 0;
            break;
        case dnnl_operators_op_nn_conv3d_transpose:
            set = dfg_argc_is(g, n, 2) ? DFG_BIT(DNNL_OPERATORS_DNNL_NN_CONV3D_TRANSPOSE) : 0;
            break;
        case dnnl_operators_op_nn_dense:
            set = dfg_argc_is(g, n, 2) ? DFG_BIT(DNNL_OPERATORS_DNNL_NN_DENSE) : 0;
            break;
        case dnnl_operators_op_nn_max_pool2d: set = dnnl_operators_part(g, n) << 7; break;
        case dnnl_operators_op_nn_avg_pool2d: set = dnnl_operators_part(g, n) << 8; break;
        case dnnl_operators_op_nn_max_pool3d: set = dnnl_operators_part(g, n) << 9; break;
        case dnnl_operators_op_nn_avg_pool3d: set = dnnl_operators_part(g, n) << 10; break;
        case dnnl_operators_op_nn_global_avg_pool2d:
            set = dfg_argc_is(g, n, 1) ? DFG_BIT(DNNL_OPERATORS_DNNL_NN_GLOBAL_AVG_POOL2D) : 0;
            break;
        case dnnl_operators_op_abs:
            set = dfg_argc_is(g, n, 1) ? DFG_BIT(DNNL_OPERATORS_DNNL_ABS) : 0;
            break;
        case dnnl_operators_op_clip:
            set = dfg_argc_is(g, n, 1) ? DFG_BIT(DNNL_OPERATORS_DNNL_CLIP) : 0;
            break;
        case dnnl_operators_op_exp:
            set = dfg_argc_is(g, n, 1) ? DFG_BIT(DNNL_OPERATORS_DNNL_EXP) : 0;
            break;
        case dnnl_operators_op_log:
            set = dfg_argc_is(g, n, 1) ? DFG_BIT(DNNL_OPERATORS_DNNL_LOG) : 0;
            break;
        case dnnl_operators_op_sqrt:
            set = dfg_argc_is(g, n, 1) ? DFG_BIT(DNNL_OPERATORS_DNNL_SQRT) : 0;
            break;
        case dnnl_operators_op_round:
            set = dfg_argc_is(g, n, 1) ? DFG_BIT(DNNL_OPERATORS_DNNL_ROUND) : 0;
            break;
        case dnnl_operators_op_nn_relu:
            set = dfg_argc_is(g, n, 1) ? DFG_BIT(DNNL_OPERATORS_DNNL_NN_RELU) : 0;
            break;
        case dnnl_operators_op_nn_leaky_relu:
            set = dfg_argc_is(g, n, 1) ? DFG_BIT(DNNL_OPERATORS_DNNL_NN_LEAKY_RELU) : 0;
            break;
        case dnnl_operators_op_tanh:
            set = dfg_argc_is(g, n, 1) ? DFG_BIT(DNNL_OPERATORS_DNNL_TANH) : 0;
            break;
        case dnnl_operators_op_sigmoid:
            set = dfg_argc_is(g, n, 1) ? DFG_BIT(DNNL_OPERATORS_DNNL_SIGMOID) : 0;
            break;
        case dnnl_operators_op_nn_softmax:
            set = dfg_argc_is(g, n, 1) ? DFG_BIT(DNNL_OPERATORS_DNNL_NN_SOFTMAX) : 0;
            break;
        case dnnl_operators_op_add:
            set = dfg_argc_is(g, n, 2) ? DFG_BIT(DNNL_OPERATORS_DNNL_ADD) : 0;
            break;
        case dnnl_operators_op_multiply:
            set = dfg_argc_is(g, n, 2) ? DFG_BIT(DNNL_OPERATORS_DNNL_MULTIPLY) : 0;
            break;
        case dnnl_operators_op_nn_layer_norm:
            set = dfg_argc_is(g, n, 3) ? DFG_BIT(DNNL_OPERATORS_DNNL_NN_LAYER_NORM) : 0;
            break;
        case dnnl_operators_op_nn_batch_matmul:
            set = dfg_argc_is(g, n, 2) ? DFG_BIT(DNNL_OPERATORS_DNNL_NN_BATCH_MATMUL) : 0;
            break;
        default: continue;
        }
        nodes[count] = n;
        sets[count] = set;
        count += set != 0;
    }
    return count;
}

uint64_t dnnl_operators_candidates(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    dfg_node node = n;
    dnnl_operators_sweep(g, n, n + 1, &node, &set);
    return set;
}

int32_t dnnl_operators_first(const dfg_graph *g, dfg_node n)
{
    for (uint64_t set = dnnl_operators_candidates(g, n); set != 0; set &= set - 1) {
        const uint32_t bit = dfg_lowest_bit(set);
        if (dnnl_operators_confirm(g, n, bit)) return (int32_t)bit;
    }
    return -1;
}
