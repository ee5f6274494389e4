/* Made by pat2c from relax_nnapi.pat; do not edit. */
#include "relax_nnapi.h"
_Static_assert(RELAX_NNAPI_H == 0xeac54be5e9b3e44b, "relax_nnapi.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    relax_nnapi_op_relax_abs = DFG_FIRST_OP, relax_nnapi_op_relax_add, relax_nnapi_op_relax_astype,
    relax_nnapi_op_relax_divide, relax_nnapi_op_relax_equal, relax_nnapi_op_relax_exp,
    relax_nnapi_op_relax_floor, relax_nnapi_op_relax_greater, relax_nnapi_op_relax_greater_equal,
    relax_nnapi_op_relax_less, relax_nnapi_op_relax_less_equal, relax_nnapi_op_relax_log,
    relax_nnapi_op_relax_matmul, relax_nnapi_op_relax_maximum, relax_nnapi_op_relax_mean,
    relax_nnapi_op_relax_minimum, relax_nnapi_op_relax_multiply, relax_nnapi_op_relax_negative,
    relax_nnapi_op_relax_nn_conv2d, relax_nnapi_op_relax_nn_max_pool2d, relax_nnapi_op_relax_nn_relu,
    relax_nnapi_op_relax_nn_softmax, relax_nnapi_op_relax_not_equal, relax_nnapi_op_relax_permute_dims,
    relax_nnapi_op_relax_power, relax_nnapi_op_relax_rsqrt, relax_nnapi_op_relax_sigmoid,
    relax_nnapi_op_relax_sqrt, relax_nnapi_op_relax_subtract, relax_nnapi_op_relax_tanh,
};
enum { relax_nnapi_attr_data_layout, relax_nnapi_attr_kernel_layout };
enum { relax_nnapi_str_NCHW, relax_nnapi_str_NHWC, relax_nnapi_str_O, relax_nnapi_str_OIHW };
static const char *const relax_nnapi_op_names[] = {
    "relax.abs", "relax.add", "relax.astype", "relax.divide", "relax.equal", "relax.exp", "relax.floor",
    "relax.greater", "relax.greater_equal", "relax.less", "relax.less_equal", "relax.log", "relax.matmul",
    "relax.maximum", "relax.mean", "relax.minimum", "relax.multiply", "relax.negative", "relax.nn.conv2d",
    "relax.nn.max_pool2d", "relax.nn.relu", "relax.nn.softmax", "relax.not_equal", "relax.permute_dims",
    "relax.power", "relax.rsqrt", "relax.sigmoid", "relax.sqrt", "relax.subtract", "relax.tanh",
};
static const char *const relax_nnapi_attr_names[] = { "data_layout", "kernel_layout" };
static const char *const relax_nnapi_str_names[] = { "NCHW", "NHWC", "O", "OIHW" };

const struct dfg_names relax_nnapi_names = {
    .abi = DFG_ABI, .needs = 0, .name = "relax_nnapi", .run = RELAX_NNAPI_H, .n_ops = 30,
    .ops = relax_nnapi_op_names, .n_attrs = 2, .attrs = relax_nnapi_attr_names, .n_strs = 4,
    .strs = relax_nnapi_str_names,
};

const struct relax_nnapi_options relax_nnapi_default_options = {
    .feature_level = 7,
};

static const struct relax_nnapi_options *relax_nnapi_options_of(const dfg_graph *g)
{
    const struct relax_nnapi_options *options = dfg_options(g);
    return options != NULL ? options : &relax_nnapi_default_options;
}

/* relax_conditions.pat:9  cond one_a_channel(b, c, w) =
 *     b.elements == dim(w, c.kernel_layout, "O"),
 *     (c.data_layout == "NHWC" and b.shape[-1] == b.elements)
 *         or (c.data_layout == "NCHW" and b.shape[-3] == b.elements); */
static DFG_APART bool relax_nnapi_one_a_channel(const dfg_graph *g, dfg_node b, dfg_node c, dfg_node w)
{
    return dfg_extent_eq(g, dfg_elements_of(g, b),
                         dfg_layout_dim(g, w,
                                        dfg_attr_or_str(g, c, relax_nnapi_attr_kernel_layout,
                                                        relax_nnapi_str_OIHW),
                                        dfg_str(g, relax_nnapi_str_O)))
        && ((dfg_str_is(g, c, relax_nnapi_attr_data_layout, relax_nnapi_str_NHWC, relax_nnapi_str_NCHW)
             && dfg_extent_eq(g, dfg_extent_of(g, b, -1), dfg_elements_of(g, b)))
            || (dfg_str_is(g, c, relax_nnapi_attr_data_layout, relax_nnapi_str_NCHW, relax_nnapi_str_NCHW)
                && dfg_extent_eq(g, dfg_extent_of(g, b, -3), dfg_elements_of(g, b))));
}

/* relax_nnapi.pat:14  pattern conv2d(x, w, b) {
 *     c = relax.nn.conv2d(x, w);
 *     where one_a_channel(b, c, w);
 *     return relax.add(c, b);
 * } */
bool relax_nnapi_conv2d_find(DFG_FIND_ON_MATCH(relax_nnapi_conv2d))
{
    if (!dfg_calls_argc(g, n, relax_nnapi_op_relax_add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node c = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, c, relax_nnapi_op_relax_nn_conv2d, 2)) continue;
        dfg_node x = dfg_operand(g, c, 0), w = dfg_operand(g, c, 1), b = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, c) || !relax_nnapi_one_a_channel(g, b, c, w)) continue;
        DFG_GIVE(relax_nnapi_conv2d, .root = n, .x = x, .w = w, .b = b, .c = c);
        return true;
    }
    return false;
}

/* relax_nnapi.pat:19  pattern cast_number = relax.astype(_ : {f16, f32, i32}) : {f16, f32, i32}; */
bool relax_nnapi_cast_number_find(DFG_FIND(relax_nnapi_cast_number))
{
    if (!dfg_calls_argc(g, n, relax_nnapi_op_relax_astype, 1)) return false;
    if (!dfg_dtype_in(g, n, 1u << DFG_I32 | 1u << DFG_F16 | 1u << DFG_F32)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_dtype_in(g, x, 1u << DFG_I32 | 1u << DFG_F16 | 1u << DFG_F32)) return false;
    DFG_GIVE(relax_nnapi_cast_number, .root = n);
    DFG_GIVE_WHOLE(relax_nnapi_cast_number, .x = x);
    return true;
}

/* relax_nnapi.pat:20  pattern cast_float = relax.astype(_ : {f16, f32}) : {f16, f32}; */
bool relax_nnapi_cast_float_find(DFG_FIND(relax_nnapi_cast_float))
{
    if (!dfg_calls_argc(g, n, relax_nnapi_op_relax_astype, 1)) return false;
    if (!dfg_dtype_in(g, n, 1u << DFG_F16 | 1u << DFG_F32)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_dtype_in(g, x, 1u << DFG_F16 | 1u << DFG_F32)) return false;
    DFG_GIVE(relax_nnapi_cast_float, .root = n);
    DFG_GIVE_WHOLE(relax_nnapi_cast_float, .x = x);
    return true;
}

/* relax_nnapi.pat:24, as an entry of a table  "nnapi.add"           = relax.add(_, _); */
bool relax_nnapi_nnapi_add_find(DFG_FIND_ON(relax_nnapi_nnapi_add))
{
    if (!dfg_calls_argc(g, n, relax_nnapi_op_relax_add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, n, swap), x_2 = dfg_arg(g, n, 1 - swap);
        DFG_GIVE(relax_nnapi_nnapi_add, .root = n);
        DFG_GIVE_WHOLE(relax_nnapi_nnapi_add, .x = x, .x_2 = x_2);
        return true;
    }
    return false;
}

/* relax_nnapi.pat:25, as an entry of a table  "nnapi.mul"           = relax.multiply(_, _); */
bool relax_nnapi_nnapi_mul_find(DFG_FIND_ON(relax_nnapi_nnapi_mul))
{
    if (!dfg_calls_argc(g, n, relax_nnapi_op_relax_multiply, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, n, swap), x_2 = dfg_arg(g, n, 1 - swap);
        DFG_GIVE(relax_nnapi_nnapi_mul, .root = n);
        DFG_GIVE_WHOLE(relax_nnapi_nnapi_mul, .x = x, .x_2 = x_2);
        return true;
    }
    return false;
}

/* relax_nnapi.pat:26, as an entry of a table  "nnapi.div"           = relax.divide(_, _) where feature_level >= 2; */
bool relax_nnapi_nnapi_div_find(DFG_FIND(relax_nnapi_nnapi_div))
{
    if (!dfg_calls_argc(g, n, relax_nnapi_op_relax_divide, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), x_2 = dfg_operand(g, n, 1);
    if (!dfg_ge(dfg_int(relax_nnapi_options_of(g)->feature_level), dfg_int(2))) return false;
    DFG_GIVE(relax_nnapi_nnapi_div, .root = n);
    DFG_GIVE_WHOLE(relax_nnapi_nnapi_div, .x = x, .x_2 = x_2);
    return true;
}

/* relax_nnapi.pat:27, as an entry of a table  "nnapi.sub"           = relax.subtract(_, _) where feature_level >= 2; */
bool relax_nnapi_nnapi_sub_find(DFG_FIND(relax_nnapi_nnapi_sub))
{
    if (!dfg_calls_argc(g, n, relax_nnapi_op_relax_subtract, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), x_2 = dfg_operand(g, n, 1);
    if (!dfg_ge(dfg_int(relax_nnapi_options_of(g)->feature_level), dfg_int(2))) return false;
    DFG_GIVE(relax_nnapi_nnapi_sub, .root = n);
    DFG_GIVE_WHOLE(relax_nnapi_nnapi_sub, .x = x, .x_2 = x_2);
    return true;
}

/* relax_nnapi.pat:28, as an entry of a table  "nnapi.pow"           = relax.power(_, _) where feature_level >= 3; */
bool relax_nnapi_nnapi_pow_find(DFG_FIND(relax_nnapi_nnapi_pow))
{
    if (!dfg_calls_argc(g, n, relax_nnapi_op_relax_power, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), x_2 = dfg_operand(g, n, 1);
    if (!dfg_ge(dfg_int(relax_nnapi_options_of(g)->feature_level), dfg_int(3))) return false;
    DFG_GIVE(relax_nnapi_nnapi_pow, .root = n);
    DFG_GIVE_WHOLE(relax_nnapi_nnapi_pow, .x = x, .x_2 = x_2);
    return true;
}

/* relax_nnapi.pat:29, as an entry of a table  "nnapi.equal"         = relax.equal(_, _) where feature_level >= 3; */
bool relax_nnapi_nnapi_equal_find(DFG_FIND_ON(relax_nnapi_nnapi_equal))
{
    if (!dfg_calls_argc(g, n, relax_nnapi_op_relax_equal, 2)) return false;
    if (!dfg_ge(dfg_int(relax_nnapi_options_of(g)->feature_level), dfg_int(3))) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, n, swap), x_2 = dfg_arg(g, n, 1 - swap);
        DFG_GIVE(relax_nnapi_nnapi_equal, .root = n);
        DFG_GIVE_WHOLE(relax_nnapi_nnapi_equal, .x = x, .x_2 = x_2);
        return true;
    }
    return false;
}

/* relax_nnapi.pat:30, as an entry of a table  "nnapi.greater"       = relax.greater(_, _) where feature_level >= 3; */
bool relax_nnapi_nnapi_greater_find(DFG_FIND(relax_nnapi_nnapi_greater))
{
    if (!dfg_calls_argc(g, n, relax_nnapi_op_relax_greater, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), x_2 = dfg_operand(g, n, 1);
    if (!dfg_ge(dfg_int(relax_nnapi_options_of(g)->feature_level), dfg_int(3))) return false;
    DFG_GIVE(relax_nnapi_nnapi_greater, .root = n);
    DFG_GIVE_WHOLE(relax_nnapi_nnapi_greater, .x = x, .x_2 = x_2);
    return true;
}

/* relax_nnapi.pat:31, as an entry of a table
 * "nnapi.greater_equal" = relax.greater_equal(_, _) where feature_level >= 3; */
bool relax_nnapi_nnapi_greater_equal_find(DFG_FIND(relax_nnapi_nnapi_greater_equal))
{
    if (!dfg_calls_argc(g, n, relax_nnapi_op_relax_greater_equal, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), x_2 = dfg_operand(g, n, 1);
    if (!dfg_ge(dfg_int(relax_nnapi_options_of(g)->feature_level), dfg_int(3))) return false;
    DFG_GIVE(relax_nnapi_nnapi_greater_equal, .root = n);
    DFG_GIVE_WHOLE(relax_nnapi_nnapi_greater_equal, .x = x, .x_2 = x_2);
    return true;
}

/* relax_nnapi.pat:32, as an entry of a table  "nnapi.less"          = relax.less(_, _) where feature_level >= 3; */
bool relax_nnapi_nnapi_less_find(DFG_FIND(relax_nnapi_nnapi_less))
{
    if (!dfg_calls_argc(g, n, relax_nnapi_op_relax_less, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), x_2 = dfg_operand(g, n, 1);
    if (!dfg_ge(dfg_int(relax_nnapi_options_of(g)->feature_level), dfg_int(3))) return false;
    DFG_GIVE(relax_nnapi_nnapi_less, .root = n);
    DFG_GIVE_WHOLE(relax_nnapi_nnapi_less, .x = x, .x_2 = x_2);
    return true;
}

/* relax_nnapi.pat:33, as an entry of a table
 * "nnapi.less_equal"    = relax.less_equal(_, _) where feature_level >= 3; */
bool relax_nnapi_nnapi_less_equal_find(DFG_FIND(relax_nnapi_nnapi_less_equal))
{
    if (!dfg_calls_argc(g, n, relax_nnapi_op_relax_less_equal, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), x_2 = dfg_operand(g, n, 1);
    if (!dfg_ge(dfg_int(relax_nnapi_options_of(g)->feature_level), dfg_int(3))) return false;
    DFG_GIVE(relax_nnapi_nnapi_less_equal, .root = n);
    DFG_GIVE_WHOLE(relax_nnapi_nnapi_less_equal, .x = x, .x_2 = x_2);
    return true;
}

/* relax_nnapi.pat:34, as an entry of a table
 * "nnapi.not_equal"     = relax.not_equal(_, _) where feature_level >= 3; */
bool relax_nnapi_nnapi_not_equal_find(DFG_FIND_ON(relax_nnapi_nnapi_not_equal))
{
    if (!dfg_calls_argc(g, n, relax_nnapi_op_relax_not_equal, 2)) return false;
    if (!dfg_ge(dfg_int(relax_nnapi_options_of(g)->feature_level), dfg_int(3))) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, n, swap), x_2 = dfg_arg(g, n, 1 - swap);
        DFG_GIVE(relax_nnapi_nnapi_not_equal, .root = n);
        DFG_GIVE_WHOLE(relax_nnapi_nnapi_not_equal, .x = x, .x_2 = x_2);
        return true;
    }
    return false;
}

/* relax_nnapi.pat:35, as an entry of a table  "nnapi.maximum"       = relax.maximum(_, _) where feature_level >= 3; */
bool relax_nnapi_nnapi_maximum_find(DFG_FIND_ON(relax_nnapi_nnapi_maximum))
{
    if (!dfg_calls_argc(g, n, relax_nnapi_op_relax_maximum, 2)) return false;
    if (!dfg_ge(dfg_int(relax_nnapi_options_of(g)->feature_level), dfg_int(3))) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, n, swap), x_2 = dfg_arg(g, n, 1 - swap);
        DFG_GIVE(relax_nnapi_nnapi_maximum, .root = n);
        DFG_GIVE_WHOLE(relax_nnapi_nnapi_maximum, .x = x, .x_2 = x_2);
        return true;
    }
    return false;
}

/* relax_nnapi.pat:36, as an entry of a table  "nnapi.minimum"       = relax.minimum(_, _) where feature_level >= 3; */
bool relax_nnapi_nnapi_minimum_find(DFG_FIND_ON(relax_nnapi_nnapi_minimum))
{
    if (!dfg_calls_argc(g, n, relax_nnapi_op_relax_minimum, 2)) return false;
    if (!dfg_ge(dfg_int(relax_nnapi_options_of(g)->feature_level), dfg_int(3))) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, n, swap), x_2 = dfg_arg(g, n, 1 - swap);
        DFG_GIVE(relax_nnapi_nnapi_minimum, .root = n);
        DFG_GIVE_WHOLE(relax_nnapi_nnapi_minimum, .x = x, .x_2 = x_2);
        return true;
    }
    return false;
}

/* relax_nnapi.pat:37, as an entry of a table  "nnapi.floor"         = relax.floor(_); */
bool relax_nnapi_nnapi_floor_find(DFG_FIND(relax_nnapi_nnapi_floor))
{
    if (!dfg_calls_argc(g, n, relax_nnapi_op_relax_floor, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(relax_nnapi_nnapi_floor, .root = n);
    DFG_GIVE_WHOLE(relax_nnapi_nnapi_floor, .x = x);
    return true;
}

/* relax_nnapi.pat:38, as an entry of a table  "nnapi.relu"          = relax.nn.relu(_); */
bool relax_nnapi_nnapi_relu_find(DFG_FIND(relax_nnapi_nnapi_relu))
{
    if (!dfg_calls_argc(g, n, relax_nnapi_op_relax_nn_relu, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(relax_nnapi_nnapi_relu, .root = n);
    DFG_GIVE_WHOLE(relax_nnapi_nnapi_relu, .x = x);
    return true;
}

/* relax_nnapi.pat:39, as an entry of a table  "nnapi.logistic"      = relax.sigmoid(_); */
bool relax_nnapi_nnapi_logistic_find(DFG_FIND(relax_nnapi_nnapi_logistic))
{
    if (!dfg_calls_argc(g, n, relax_nnapi_op_relax_sigmoid, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(relax_nnapi_nnapi_logistic, .root = n);
    DFG_GIVE_WHOLE(relax_nnapi_nnapi_logistic, .x = x);
    return true;
}

/* relax_nnapi.pat:40, as an entry of a table  "nnapi.softmax"       = relax.nn.softmax(_); */
bool relax_nnapi_nnapi_softmax_find(DFG_FIND(relax_nnapi_nnapi_softmax))
{
    if (!dfg_calls_argc(g, n, relax_nnapi_op_relax_nn_softmax, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(relax_nnapi_nnapi_softmax, .root = n);
    DFG_GIVE_WHOLE(relax_nnapi_nnapi_softmax, .x = x);
    return true;
}

/* relax_nnapi.pat:41, as an entry of a table  "nnapi.tanh"          = relax.tanh(_); */
bool relax_nnapi_nnapi_tanh_find(DFG_FIND(relax_nnapi_nnapi_tanh))
{
    if (!dfg_calls_argc(g, n, relax_nnapi_op_relax_tanh, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(relax_nnapi_nnapi_tanh, .root = n);
    DFG_GIVE_WHOLE(relax_nnapi_nnapi_tanh, .x = x);
    return true;
}

/* relax_nnapi.pat:42, as an entry of a table  "nnapi.abs"           = relax.abs(_) where feature_level >= 3; */
bool relax_nnapi_nnapi_abs_find(DFG_FIND(relax_nnapi_nnapi_abs))
{
    if (!dfg_calls_argc(g, n, relax_nnapi_op_relax_abs, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_ge(dfg_int(relax_nnapi_options_of(g)->feature_level), dfg_int(3))) return false;
    DFG_GIVE(relax_nnapi_nnapi_abs, .root = n);
    DFG_GIVE_WHOLE(relax_nnapi_nnapi_abs, .x = x);
    return true;
}

/* relax_nnapi.pat:43, as an entry of a table  "nnapi.exp"           = relax.exp(_) where feature_level >= 3; */
bool relax_nnapi_nnapi_exp_find(DFG_FIND(relax_nnapi_nnapi_exp))
{
    if (!dfg_calls_argc(g, n, relax_nnapi_op_relax_exp, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_ge(dfg_int(relax_nnapi_options_of(g)->feature_level), dfg_int(3))) return false;
    DFG_GIVE(relax_nnapi_nnapi_exp, .root = n);
    DFG_GIVE_WHOLE(relax_nnapi_nnapi_exp, .x = x);
    return true;
}

/* relax_nnapi.pat:44, as an entry of a table  "nnapi.log"           = relax.log(_) where feature_level >= 3; */
bool relax_nnapi_nnapi_log_find(DFG_FIND(relax_nnapi_nnapi_log))
{
    if (!dfg_calls_argc(g, n, relax_nnapi_op_relax_log, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_ge(dfg_int(relax_nnapi_options_of(g)->feature_level), dfg_int(3))) return false;
    DFG_GIVE(relax_nnapi_nnapi_log, .root = n);
    DFG_GIVE_WHOLE(relax_nnapi_nnapi_log, .x = x);
    return true;
}

/* relax_nnapi.pat:45, as an entry of a table  "nnapi.neg"           = relax.negative(_) where feature_level >= 3; */
bool relax_nnapi_nnapi_neg_find(DFG_FIND(relax_nnapi_nnapi_neg))
{
    if (!dfg_calls_argc(g, n, relax_nnapi_op_relax_negative, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_ge(dfg_int(relax_nnapi_options_of(g)->feature_level), dfg_int(3))) return false;
    DFG_GIVE(relax_nnapi_nnapi_neg, .root = n);
    DFG_GIVE_WHOLE(relax_nnapi_nnapi_neg, .x = x);
    return true;
}

/* relax_nnapi.pat:19, as an entry of a table
 * pattern cast_number = relax.astype(_ : {f16, f32, i32}) : {f16, f32, i32}; */
bool relax_nnapi_nnapi_cast_find(DFG_FIND(relax_nnapi_nnapi_cast))
{
    if (!dfg_calls_argc(g, n, relax_nnapi_op_relax_astype, 1)) return false;
    if (!dfg_dtype_in(g, n, 1u << DFG_I32 | 1u << DFG_F16 | 1u << DFG_F32)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_dtype_in(g, x, 1u << DFG_I32 | 1u << DFG_F16 | 1u << DFG_F32)) return false;
    if (!dfg_ge(dfg_int(relax_nnapi_options_of(g)->feature_level), dfg_int(3))) return false;
    DFG_GIVE(relax_nnapi_nnapi_cast, .root = n);
    DFG_GIVE_WHOLE(relax_nnapi_nnapi_cast, .x = x);
    return true;
}

/* relax_nnapi.pat:47, as an entry of a table  "nnapi.sqrt"          = relax.sqrt(_) where feature_level >= 3; */
bool relax_nnapi_nnapi_sqrt_find(DFG_FIND(relax_nnapi_nnapi_sqrt))
{
    if (!dfg_calls_argc(g, n, relax_nnapi_op_relax_sqrt, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_ge(dfg_int(relax_nnapi_options_of(g)->feature_level), dfg_int(3))) return false;
    DFG_GIVE(relax_nnapi_nnapi_sqrt, .root = n);
    DFG_GIVE_WHOLE(relax_nnapi_nnapi_sqrt, .x = x);
    return true;
}

/* relax_nnapi.pat:48, as an entry of a table  "nnapi.rsqrt"         = relax.rsqrt(_) where feature_level >= 3; */
bool relax_nnapi_nnapi_rsqrt_find(DFG_FIND(relax_nnapi_nnapi_rsqrt))
{
    if (!dfg_calls_argc(g, n, relax_nnapi_op_relax_rsqrt, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_ge(dfg_int(relax_nnapi_options_of(g)->feature_level), dfg_int(3))) return false;
    DFG_GIVE(relax_nnapi_nnapi_rsqrt, .root = n);
    DFG_GIVE_WHOLE(relax_nnapi_nnapi_rsqrt, .x = x);
    return true;
}

/* relax_nnapi.pat:49, as an entry of a table  "nnapi.batch_matmul"  = relax.matmul(_, _) where feature_level >= 6; */
bool relax_nnapi_nnapi_batch_matmul_find(DFG_FIND(relax_nnapi_nnapi_batch_matmul))
{
    if (!dfg_calls_argc(g, n, relax_nnapi_op_relax_matmul, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), x_2 = dfg_operand(g, n, 1);
    if (!dfg_ge(dfg_int(relax_nnapi_options_of(g)->feature_level), dfg_int(6))) return false;
    DFG_GIVE(relax_nnapi_nnapi_batch_matmul, .root = n);
    DFG_GIVE_WHOLE(relax_nnapi_nnapi_batch_matmul, .x = x, .x_2 = x_2);
    return true;
}

/* relax_nnapi.pat:50, as an entry of a table
 * "nnapi.transpose"     = relax.permute_dims(_) where feature_level >= 2; */
bool relax_nnapi_nnapi_transpose_find(DFG_FIND(relax_nnapi_nnapi_transpose))
{
    if (!dfg_calls_argc(g, n, relax_nnapi_op_relax_permute_dims, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_ge(dfg_int(relax_nnapi_options_of(g)->feature_level), dfg_int(2))) return false;
    DFG_GIVE(relax_nnapi_nnapi_transpose, .root = n);
    DFG_GIVE_WHOLE(relax_nnapi_nnapi_transpose, .x = x);
    return true;
}

/* relax_nnapi.pat:20, as an entry of a table  pattern cast_float = relax.astype(_ : {f16, f32}) : {f16, f32}; */
bool relax_nnapi_nnapi_cast_2_find(DFG_FIND(relax_nnapi_nnapi_cast_2))
{
    if (!dfg_calls_argc(g, n, relax_nnapi_op_relax_astype, 1)) return false;
    if (!dfg_dtype_in(g, n, 1u << DFG_F16 | 1u << DFG_F32)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_dtype_in(g, x, 1u << DFG_F16 | 1u << DFG_F32)) return false;
    if (!dfg_ge(dfg_int(relax_nnapi_options_of(g)->feature_level), dfg_int(3))) return false;
    DFG_GIVE(relax_nnapi_nnapi_cast_2, .root = n);
    DFG_GIVE_WHOLE(relax_nnapi_nnapi_cast_2, .x = x);
    return true;
}

/* relax_nnapi.pat:52, as an entry of a table  "nnapi.mean"          = relax.mean(_) where feature_level >= 2; */
bool relax_nnapi_nnapi_mean_find(DFG_FIND(relax_nnapi_nnapi_mean))
{
    if (!dfg_calls_argc(g, n, relax_nnapi_op_relax_mean, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_ge(dfg_int(relax_nnapi_options_of(g)->feature_level), dfg_int(2))) return false;
    DFG_GIVE(relax_nnapi_nnapi_mean, .root = n);
    DFG_GIVE_WHOLE(relax_nnapi_nnapi_mean, .x = x);
    return true;
}

/* relax_nnapi.pat:54, as an entry of a table  "nnapi.max_pool_2d"   = relax.nn.max_pool2d(_); */
bool relax_nnapi_nnapi_max_pool_2d_find(DFG_FIND(relax_nnapi_nnapi_max_pool_2d))
{
    if (!dfg_calls_argc(g, n, relax_nnapi_op_relax_nn_max_pool2d, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(relax_nnapi_nnapi_max_pool_2d, .root = n);
    DFG_GIVE_WHOLE(relax_nnapi_nnapi_max_pool_2d, .x = x);
    return true;
}

/* ---- relax_nnapi.pat:22  table relax_nnapi : last_wins ---- */

/* Does the candidate match?  What level 1 does not say is asked by the entry's own matcher. */
static bool relax_nnapi_confirm(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    switch (bit) {
    case 0: return DFG_MATCHES_CANDIDATE(relax_nnapi_nnapi_max_pool_2d, g, n);
    case 1: return DFG_MATCHES(relax_nnapi_conv2d, g, n); /* where one_a_channel(b, c, w) */
    case 2: return DFG_MATCHES(relax_nnapi_nnapi_mean, g, n); /* where feature_level >= 2 */
    case 3: return DFG_MATCHES(relax_nnapi_nnapi_cast_2, g, n); /* where feature_level >= 3 */
    case 4: return DFG_MATCHES(relax_nnapi_nnapi_transpose, g, n); /* where feature_level >= 2 */
    case 5: return DFG_MATCHES(relax_nnapi_nnapi_batch_matmul, g, n); /* where feature_level >= 6 */
    case 6: return DFG_MATCHES(relax_nnapi_nnapi_rsqrt, g, n); /* where feature_level >= 3 */
    case 7: return DFG_MATCHES(relax_nnapi_nnapi_sqrt, g, n); /* where feature_level >= 3 */
    case 8: return DFG_MATCHES(relax_nnapi_nnapi_cast, g, n); /* where feature_level >= 3 */
    case 9: return DFG_MATCHES(relax_nnapi_nnapi_neg, g, n); /* where feature_level >= 3 */
    case 10: return DFG_MATCHES(relax_nnapi_nnapi_log, g, n); /* where feature_level >= 3 */
    case 11: return DFG_MATCHES(relax_nnapi_nnapi_exp, g, n); /* where feature_level >= 3 */
    case 12: return DFG_MATCHES(relax_nnapi_nnapi_abs, g, n); /* where feature_level >= 3 */
    case 13: return DFG_MATCHES_CANDIDATE(relax_nnapi_nnapi_tanh, g, n);
    case 14: return DFG_MATCHES_CANDIDATE(relax_nnapi_nnapi_softmax, g, n);
    case 15: return DFG_MATCHES_CANDIDATE(relax_nnapi_nnapi_logistic, g, n);
    case 16: return DFG_MATCHES_CANDIDATE(relax_nnapi_nnapi_relu, g, n);
    case 17: return DFG_MATCHES_CANDIDATE(relax_nnapi_nnapi_floor, g, n);
    case 18: return DFG_MATCHES(relax_nnapi_nnapi_minimum, g, n); /* where feature_level >= 3 */
    case 19: return DFG_MATCHES(relax_nnapi_nnapi_maximum, g, n); /* where feature_level >= 3 */
    case 20: return DFG_MATCHES(relax_nnapi_nnapi_not_equal, g, n); /* where feature_level >= 3 */
    case 21: return DFG_MATCHES(relax_nnapi_nnapi_less_equal, g, n); /* where feature_level >= 3 */
    case 22: return DFG_MATCHES(relax_nnapi_nnapi_less, g, n); /* where feature_level >= 3 */
    case 23: return DFG_MATCHES(relax_nnapi_nnapi_greater_equal, g, n); /* where feature_level >= 3 */
    case 24: return DFG_MATCHES(relax_nnapi_nnapi_greater, g, n); /* where feature_level >= 3 */
    case 25: return DFG_MATCHES(relax_nnapi_nnapi_equal, g, n); /* where feature_level >= 3 */
    case 26: return DFG_MATCHES(relax_nnapi_nnapi_pow, g, n); /* where feature_level >= 3 */
    case 27: return DFG_MATCHES(relax_nnapi_nnapi_sub, g, n); /* where feature_level >= 2 */
    case 28: return DFG_MATCHES(relax_nnapi_nnapi_div, g, n); /* where feature_level >= 2 */
    case 29: return DFG_MATCHES_CANDIDATE(relax_nnapi_nnapi_mul, g, n);
    case 30: return DFG_MATCHES_CANDIDATE(relax_nnapi_nnapi_add, g, n);
    default: return false;
    }
}

/* op in {relax.add}: RELAX_NNAPI_NNAPI_ADD, RELAX_NNAPI_NNAPI_CONV2D */
static uint64_t relax_nnapi_at_relax_add(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        set |= DFG_BIT(30); /* RELAX_NNAPI_NNAPI_ADD */
        if (dfg_calls_argc(g, dfg_operand(g, n, 0), relax_nnapi_op_relax_nn_conv2d, 2)
            || dfg_calls_argc(g, dfg_operand(g, n, 1), relax_nnapi_op_relax_nn_conv2d, 2))
            set |= DFG_BIT(1); /* RELAX_NNAPI_NNAPI_CONV2D */
    }
    return set;
}

/* op in {relax.astype}: RELAX_NNAPI_NNAPI_CAST, RELAX_NNAPI_NNAPI_CAST_2 */
static uint64_t relax_nnapi_at_relax_astype(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        if (dfg_dtype_in(g, n, 1u << DFG_I32 | 1u << DFG_F16 | 1u << DFG_F32)
            && dfg_dtype_in(g, dfg_operand(g, n, 0), 1u << DFG_I32 | 1u << DFG_F16 | 1u << DFG_F32))
            set |= DFG_BIT(8); /* RELAX_NNAPI_NNAPI_CAST */
        if (dfg_dtype_in(g, n, 1u << DFG_F16 | 1u << DFG_F32)
            && dfg_dtype_in(g, dfg_operand(g, n, 0), 1u << DFG_F16 | 1u << DFG_F32))
            set |= DFG_BIT(3); /* RELAX_NNAPI_NNAPI_CAST_2 */
    }
    return set;
}

size_t relax_nnapi_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets)
{
    size_t count = 0;
    for (dfg_node n = first; n < last; n++) {
        uint64_t set = 0;
        switch (dfg_op(g, n)) {
        case relax_nnapi_op_relax_add: set = relax_nnapi_at_relax_add(g, n); break;
        case relax_nnapi_op_relax_multiply: set = dfg_argc_is(g, n, 2) ? DFG_BIT(29) : 0; break;
        case relax_nnapi_op_relax_divide: set = dfg_argc_is(g, n, 2) ? DFG_BIT(28) : 0; break;
        case relax_nnapi_op_relax_subtract: set = dfg_argc_is(g, n, 2) ? DFG_BIT(27) : 0; break;
        case relax_nnapi_op_relax_power: set = dfg_argc_is(g, n, 2) ? DFG_BIT(26) : 0; break;
        case relax_nnapi_op_relax_equal: set = dfg_argc_is(g, n, 2) ? DFG_BIT(25) : 0; break;
        case relax_nnapi_op_relax_greater: set = dfg_argc_is(g, n, 2) ? DFG_BIT(24) : 0; break;
        case relax_nnapi_op_relax_greater_equal: set = dfg_argc_is(g, n, 2) ? DFG_BIT(23) : 0; break;
        case relax_nnapi_op_relax_less: set = dfg_argc_is(g, n, 2) ? DFG_BIT(22) : 0; break;
        case relax_nnapi_op_relax_less_equal: set = dfg_argc_is(g, n, 2) ? DFG_BIT(21) : 0; break;
        case relax_nnapi_op_relax_not_equal: set = dfg_argc_is(g, n, 2) ? DFG_BIT(20) : 0; break;
        case relax_nnapi_op_relax_maximum: set = dfg_argc_is(g, n, 2) ? DFG_BIT(19) : 0; break;
        case relax_nnapi_op_relax_minimum: set = dfg_argc_is(g, n, 2) ? DFG_BIT(18) : 0; break;
        case relax_nnapi_op_relax_floor: set = dfg_argc_is(g, n, 1) ? DFG_BIT(17) : 0; break;
        case relax_nnapi_op_relax_nn_relu: set = dfg_argc_is(g, n, 1) ? DFG_BIT(16) : 0; break;
        case relax_nnapi_op_relax_sigmoid: set = dfg_argc_is(g, n, 1) ? DFG_BIT(15) : 0; break;
        case relax_nnapi_op_relax_nn_softmax: set = dfg_argc_is(g, n, 1) ? DFG_BIT(14) : 0; break;
        case relax_nnapi_op_relax_tanh: set = dfg_argc_is(g, n, 1) ? DFG_BIT(13) : 0; break;
        case relax_nnapi_op_relax_abs: set = dfg_argc_is(g, n, 1) ? DFG_BIT(12) : 0; break;
        case relax_nnapi_op_relax_exp: set = dfg_argc_is(g, n, 1) ? DFG_BIT(11) : 0; break;
        case relax_nnapi_op_relax_log: set = dfg_argc_is(g, n, 1) ? DFG_BIT(10) : 0; break;
        case relax_nnapi_op_relax_negative: set = dfg_argc_is(g, n, 1) ? DFG_BIT(9) : 0; break;
        case relax_nnapi_op_relax_astype: set = relax_nnapi_at_relax_astype(g, n); break;
        case relax_nnapi_op_relax_sqrt: set = dfg_argc_is(g, n, 1) ? DFG_BIT(7) : 0; break;
        case relax_nnapi_op_relax_rsqrt: set = dfg_argc_is(g, n, 1) ? DFG_BIT(6) : 0; break;
        case relax_nnapi_op_relax_matmul: set = dfg_argc_is(g, n, 2) ? DFG_BIT(5) : 0; break;
        case relax_nnapi_op_relax_permute_dims: set = dfg_argc_is(g, n, 1) ? DFG_BIT(4) : 0; break;
        case relax_nnapi_op_relax_mean: set = dfg_argc_is(g, n, 1) ? DFG_BIT(2) : 0; break;
        case relax_nnapi_op_relax_nn_max_pool2d: set = dfg_argc_is(g, n, 1) ? DFG_BIT(0) : 0; break;
        default: continue;
        }
        nodes[count] = n;
        sets[count] = set;
        count += set != 0;
    }
    return count;
}

uint64_t relax_nnapi_candidates(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    dfg_node node = n;
    relax_nnapi_sweep(g, n, n + 1, &node, &set);
    return set;
}

int32_t relax_nnapi_first(const dfg_graph *g, dfg_node n)
{
    for (uint64_t set = relax_nnapi_candidates(g, n); set != 0; set &= set - 1) {
        const uint32_t bit = dfg_lowest_bit(set);
        if (relax_nnapi_confirm(g, n, bit)) return 30 - (int32_t)bit;
    }
    return -1;
}
