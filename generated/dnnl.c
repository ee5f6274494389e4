/* Made by pat2c from dnnl.pat; do not edit. */
#include "dnnl.h"
_Static_assert(DNNL_H == 0x3bce8a82b0b10fc6, "dnnl.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    dnnl_op_add = DFG_FIRST_OP, dnnl_op_cast, dnnl_op_clip, dnnl_op_divide, dnnl_op_erf, dnnl_op_exp,
    dnnl_op_log, dnnl_op_multiply, dnnl_op_nn_conv1d, dnnl_op_nn_conv2d, dnnl_op_nn_conv2d_transpose,
    dnnl_op_nn_conv3d, dnnl_op_nn_conv3d_transpose, dnnl_op_nn_dense, dnnl_op_nn_relu, dnnl_op_qnn_conv2d,
    dnnl_op_qnn_dense, dnnl_op_sigmoid, dnnl_op_tanh,
};
enum { dnnl_attr_channels, dnnl_attr_groups, dnnl_attr_kernel_layout };
enum { dnnl_str_IODHW, dnnl_str_IOHW, dnnl_str_O, dnnl_str_OIDHW, dnnl_str_OIHW, dnnl_str_OIW };
static const char *const dnnl_op_names[] = {
    "add", "cast", "clip", "divide", "erf", "exp", "log", "multiply", "nn.conv1d", "nn.conv2d",
    "nn.conv2d_transpose", "nn.conv3d", "nn.conv3d_transpose", "nn.dense", "nn.relu", "qnn.conv2d",
    "qnn.dense", "sigmoid", "tanh",
};
static const char *const dnnl_attr_names[] = { "channels", "groups", "kernel_layout" };
static const char *const dnnl_str_names[] = { "IODHW", "IOHW", "O", "OIDHW", "OIHW", "OIW" };

const struct dfg_names dnnl_names = {
    .abi = DFG_ABI, .needs = DFG_NEEDS_FORMS, .name = "dnnl", .run = DNNL_H, .n_ops = 19,
    .ops = dnnl_op_names, .n_attrs = 3, .attrs = dnnl_attr_names, .n_strs = 6, .strs = dnnl_str_names,
};

/* dnnl.pat:19  cond bias_fits(c, w, b) =
 *     (present(c.channels) ? c.channels : dim(w, c.kernel_layout, "O")) == b.elements; */
static DFG_APART bool dnnl_bias_fits(const dfg_graph *g, dfg_node c, dfg_node w, dfg_node b)
{
    return dfg_extent_eq(g,
                         dfg_known_or(dfg_attr(g, c, dnnl_attr_channels),
                                      dfg_layout_dim(g, w,
                                                     dfg_attr_or_str(g, c, dnnl_attr_kernel_layout,
                                                                     dnnl_str_OIW),
                                                     dfg_str(g, dnnl_str_O))), dfg_elements_of(g, b));
}

/* dnnl.pat:29  pattern conv1d_bias(x, w, b) {
 *     c = nn.conv1d(x, w);
 *     where bias_fits(c, w, b);
 *     return add(c, b);
 * } */
bool dnnl_conv1d_bias_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct dnnl_conv1d_bias_match *m)
{
    if (!dfg_calls_argc(g, n, dnnl_op_add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node c = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, c, dnnl_op_nn_conv1d, 2)) continue;
        dfg_node x = dfg_operand(g, c, 0), w = dfg_operand(g, c, 1), b = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, c) || !dnnl_bias_fits(g, c, w, b)) continue;
        DFG_GIVE(dnnl_conv1d_bias, .root = n, .x = x, .w = w, .b = b, .c = c);
        return true;
    }
    return false;
}

/* dnnl.pat:19  cond bias_fits(c, w, b) =
 *     (present(c.channels) ? c.channels : dim(w, c.kernel_layout, "O")) == b.elements; */
static DFG_APART bool dnnl_bias_fits_2(const dfg_graph *g, dfg_node c, dfg_node w, dfg_node b)
{
    return dfg_extent_eq(g,
                         dfg_known_or(dfg_attr(g, c, dnnl_attr_channels),
                                      dfg_layout_dim(g, w,
                                                     dfg_attr_or_str(g, c, dnnl_attr_kernel_layout,
                                                                     dnnl_str_OIHW),
                                                     dfg_str(g, dnnl_str_O))), dfg_elements_of(g, b));
}

/* dnnl.pat:34  pattern conv2d_bias(x, w, b) {
 *     c = nn.conv2d(x, w);
 *     where bias_fits(c, w, b);
 *     return add(c, b);
 * } */
bool dnnl_conv2d_bias_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct dnnl_conv2d_bias_match *m)
{
    if (!dfg_calls_argc(g, n, dnnl_op_add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node c = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, c, dnnl_op_nn_conv2d, 2)) continue;
        dfg_node x = dfg_operand(g, c, 0), w = dfg_operand(g, c, 1), b = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, c) || !dnnl_bias_fits_2(g, c, w, b)) continue;
        DFG_GIVE(dnnl_conv2d_bias, .root = n, .x = x, .w = w, .b = b, .c = c);
        return true;
    }
    return false;
}

/* dnnl.pat:19  cond bias_fits(c, w, b) =
 *     (present(c.channels) ? c.channels : dim(w, c.kernel_layout, "O")) == b.elements; */
static DFG_APART bool dnnl_bias_fits_3(const dfg_graph *g, dfg_node c, dfg_node w, dfg_node b)
{
    return dfg_extent_eq(g,
                         dfg_known_or(dfg_attr(g, c, dnnl_attr_channels),
                                      dfg_layout_dim(g, w,
                                                     dfg_attr_or_str(g, c, dnnl_attr_kernel_layout,
                                                                     dnnl_str_OIDHW),
                                                     dfg_str(g, dnnl_str_O))), dfg_elements_of(g, b));
}

/* dnnl.pat:39  pattern conv3d_bias(x, w, b) {
 *     c = nn.conv3d(x, w);
 *     where bias_fits(c, w, b);
 *     return add(c, b);
 * } */
bool dnnl_conv3d_bias_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct dnnl_conv3d_bias_match *m)
{
    if (!dfg_calls_argc(g, n, dnnl_op_add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node c = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, c, dnnl_op_nn_conv3d, 2)) continue;
        dfg_node x = dfg_operand(g, c, 0), w = dfg_operand(g, c, 1), b = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, c) || !dnnl_bias_fits_3(g, c, w, b)) continue;
        DFG_GIVE(dnnl_conv3d_bias, .root = n, .x = x, .w = w, .b = b, .c = c);
        return true;
    }
    return false;
}

static DFG_APART dfg_val dnnl_value(const dfg_graph *g, dfg_node c, dfg_node w)
{
    return dfg_known_or(dfg_attr(g, c, dnnl_attr_channels),
                        dfg_extent_mul(g,
                                       dfg_layout_dim(g, w,
                                                      dfg_attr_or_str(g, c, dnnl_attr_kernel_layout,
                                                                      dnnl_str_IOHW),
                                                      dfg_str(g, dnnl_str_O)),
                                       dfg_attr_or_int(g, c, dnnl_attr_groups, 1)));
}

/* dnnl.pat:21  cond bias_fits_transposed(c, w, b) =
 *     (present(c.channels) ? c.channels : dim(w, c.kernel_layout, "O") * c.groups) == b.elements; */
static DFG_APART bool dnnl_bias_fits_transposed(const dfg_graph *g, dfg_node c, dfg_node w, dfg_node b)
{
    return dfg_extent_eq(g, dnnl_value(g, c, w), dfg_elements_of(g, b));
}

/* dnnl.pat:44  pattern deconv2d_bias(x, w, b) {
 *     c = nn.conv2d_transpose(x, w);
 *     where bias_fits_transposed(c, w, b);
 *     return add(c, b);
 * } */
bool dnnl_deconv2d_bias_find(DFG_FIND_ON_MATCH(dnnl_deconv2d_bias))
{
    if (!dfg_calls_argc(g, n, dnnl_op_add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node c = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, c, dnnl_op_nn_conv2d_transpose, 2)) continue;
        dfg_node x = dfg_operand(g, c, 0), w = dfg_operand(g, c, 1), b = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, c) || !dnnl_bias_fits_transposed(g, c, w, b)) continue;
        DFG_GIVE(dnnl_deconv2d_bias, .root = n, .x = x, .w = w, .b = b, .c = c);
        return true;
    }
    return false;
}

static DFG_APART dfg_val dnnl_value_2(const dfg_graph *g, dfg_node c, dfg_node w)
{
    return dfg_known_or(dfg_attr(g, c, dnnl_attr_channels),
                        dfg_extent_mul(g,
                                       dfg_layout_dim(g, w,
                                                      dfg_attr_or_str(g, c, dnnl_attr_kernel_layout,
                                                                      dnnl_str_IODHW),
                                                      dfg_str(g, dnnl_str_O)),
                                       dfg_attr_or_int(g, c, dnnl_attr_groups, 1)));
}

/* dnnl.pat:21  cond bias_fits_transposed(c, w, b) =
 *     (present(c.channels) ? c.channels : dim(w, c.kernel_layout, "O") * c.groups) == b.elements; */
static DFG_APART bool dnnl_bias_fits_transposed_2(const dfg_graph *g, dfg_node c, dfg_node w, dfg_node b)
{
    return dfg_extent_eq(g, dnnl_value_2(g, c, w), dfg_elements_of(g, b));
}

/* dnnl.pat:49  pattern deconv3d_bias(x, w, b) {
 *     c = nn.conv3d_transpose(x, w);
 *     where bias_fits_transposed(c, w, b);
 *     return add(c, b);
 * } */
bool dnnl_deconv3d_bias_find(DFG_FIND_ON_MATCH(dnnl_deconv3d_bias))
{
    if (!dfg_calls_argc(g, n, dnnl_op_add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node c = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, c, dnnl_op_nn_conv3d_transpose, 2)) continue;
        dfg_node x = dfg_operand(g, c, 0), w = dfg_operand(g, c, 1), b = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, c) || !dnnl_bias_fits_transposed_2(g, c, w, b)) continue;
        DFG_GIVE(dnnl_deconv3d_bias, .root = n, .x = x, .w = w, .b = b, .c = c);
        return true;
    }
    return false;
}

/* dnnl.pat:54  pattern dense_bias(x, w, b) = add(nn.dense(x, w), b); */
bool dnnl_dense_bias_find(DFG_FIND_ON(dnnl_dense_bias))
{
    if (!dfg_calls_argc(g, n, dnnl_op_add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node dense = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, dense, dnnl_op_nn_dense, 2)) continue;
        dfg_node x = dfg_operand(g, dense, 0), w = dfg_operand(g, dense, 1), b = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, dense)) continue;
        DFG_GIVE(dnnl_dense_bias, .root = n, .x = x, .w = w, .b = b);
        DFG_GIVE_WHOLE(dnnl_dense_bias, .dense = dense);
        return true;
    }
    return false;
}

/* dnnl.pat:60  pattern gelu(p) = multiply(multiply(p, add(erf(divide(p, approx(1.41421356, 1e-3))), 1)), 0.5); */
bool dnnl_gelu_find(DFG_FIND_ON(dnnl_gelu))
{
    if (!dfg_calls_argc(g, n, dnnl_op_multiply, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == dnnl_op_multiply ? 0 : 1;
    dfg_node constant_3 = dfg_arg(g, n, 1 - swap);
    if (!dfg_const_is(g, constant_3, dfg_float(0.5), DFG_NO_DTYPE)) return false;
    dfg_node multiply = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, multiply, dnnl_op_multiply, 2)) return false;
    for (uint32_t swap_2 = way[0]; swap_2 < dfg_orders(g, multiply); way[0] = ++swap_2) {
        dfg_node p = dfg_arg(g, multiply, swap_2), add = dfg_arg(g, multiply, 1 - swap_2);
        if (!dfg_calls_argc(g, add, dnnl_op_add, 2)) continue;
        uint32_t swap_3 = dfg_op(g, dfg_operand(g, add, 0)) == dnnl_op_erf ? 0 : 1;
        dfg_node erf = dfg_arg(g, add, swap_3);
        if (!dfg_calls_argc(g, erf, dnnl_op_erf, 1)) continue;
        dfg_node divide = dfg_operand(g, erf, 0);
        if (!dfg_calls_argc(g, divide, dnnl_op_divide, 2)) continue;
        if (dfg_operand(g, divide, 0) != p) continue;
        dfg_node constant = dfg_operand(g, divide, 1);
        if (!dfg_const_near(g, constant, dfg_float(1.41421356), 0.001, DFG_NO_DTYPE)) continue;
        dfg_node constant_2 = dfg_arg(g, add, 1 - swap_3);
        if (!dfg_const_is(g, constant_2, dfg_int(1), DFG_NO_DTYPE)) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){multiply, add, erf, divide}, 4)) continue;
        DFG_GIVE(dnnl_gelu, .root = n, .p = p);
        DFG_GIVE_WHOLE(dnnl_gelu, .multiply = multiply, .add = add, .erf = erf, .divide = divide,
                       .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3);
        return true;
    }
    return false;
}

/* dnnl.pat:61  pattern swish(p) = multiply(p, sigmoid(p)); */
bool dnnl_swish_find(DFG_FIND_ON(dnnl_swish))
{
    if (!dfg_calls_argc(g, n, dnnl_op_multiply, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node p = dfg_arg(g, n, swap), sigmoid = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_argc(g, sigmoid, dnnl_op_sigmoid, 1)) continue;
        if (dfg_operand(g, sigmoid, 0) != p) continue;
        if (!dfg_same_body(g, n, sigmoid)) continue;
        DFG_GIVE(dnnl_swish, .root = n, .p = p);
        DFG_GIVE_WHOLE(dnnl_swish, .sigmoid = sigmoid);
        return true;
    }
    return false;
}

/* dnnl.pat:62  pattern mish(p) = multiply(p, tanh(log(add(exp(p), 1)))); */
bool dnnl_mish_find(DFG_FIND_ON(dnnl_mish))
{
    if (!dfg_calls_argc(g, n, dnnl_op_multiply, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node p = dfg_arg(g, n, swap), tanh = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_argc(g, tanh, dnnl_op_tanh, 1)) continue;
        dfg_node log = dfg_operand(g, tanh, 0);
        if (!dfg_calls_argc(g, log, dnnl_op_log, 1)) continue;
        dfg_node add = dfg_operand(g, log, 0);
        if (!dfg_calls_argc(g, add, dnnl_op_add, 2)) continue;
        uint32_t swap_2 = dfg_op(g, dfg_operand(g, add, 0)) == dnnl_op_exp ? 0 : 1;
        dfg_node exp = dfg_arg(g, add, swap_2);
        if (!dfg_calls_argc(g, exp, dnnl_op_exp, 1)) continue;
        if (dfg_operand(g, exp, 0) != p) continue;
        dfg_node constant = dfg_arg(g, add, 1 - swap_2);
        if (!dfg_const_is(g, constant, dfg_int(1), DFG_NO_DTYPE)) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){tanh, log, add, exp}, 4)) continue;
        DFG_GIVE(dnnl_mish, .root = n, .p = p);
        DFG_GIVE_WHOLE(dnnl_mish, .tanh = tanh, .log = log, .add = add, .exp = exp, .constant = constant);
        return true;
    }
    return false;
}

/* dnnl.pat:69  multiply?(clip(multiply(add?(cast(q), bias & const), scale & const)),
 *           act_scale & const) */
static bool dnnl_requantized_v_find(DFG_FIND(dnnl_requantized_v))
{
    dfg_node multiply = DFG_NONE, clip = n, act_scale = DFG_NONE;
    uint32_t swap = 0;
    if (dfg_calls_argc(g, n, dnnl_op_multiply, 2)) {
        multiply = n;
        swap = dfg_op(g, dfg_arg(g, multiply, 0)) == dnnl_op_clip ? 0 : 1;
        clip = dfg_arg(g, multiply, swap);
        act_scale = dfg_arg(g, multiply, 1 - swap);
        if (!dfg_is(g, act_scale, DFG_CONST)) return false;
    }
    if (!dfg_calls_argc(g, clip, dnnl_op_clip, 1)) return false;
    dfg_node multiply_2 = dfg_arg(g, clip, 0);
    if (!dfg_calls_argc(g, multiply_2, dnnl_op_multiply, 2)) return false;
    uint32_t swap_2 = dfg_op(g, dfg_operand(g, multiply_2, 0)) == dnnl_op_add
        || dfg_op(g, dfg_operand(g, multiply_2, 0)) == dnnl_op_cast
        ? 0
        : 1;
    dfg_node v = dfg_arg(g, multiply_2, swap_2), add = DFG_NONE, cast = v, bias = DFG_NONE;
    uint32_t swap_3 = 0;
    if (dfg_calls_argc(g, v, dnnl_op_add, 2)) {
        add = v;
        swap_3 = dfg_op(g, dfg_arg(g, add, 0)) == dnnl_op_cast ? 0 : 1;
        cast = dfg_arg(g, add, swap_3);
        bias = dfg_arg(g, add, 1 - swap_3);
        if (!dfg_is(g, bias, DFG_CONST)) return false;
    }
    if (!dfg_calls_argc(g, cast, dnnl_op_cast, 1)) return false;
    dfg_node q = dfg_arg(g, cast, 0), scale = dfg_arg(g, multiply_2, 1 - swap_2);
    if (!dfg_is(g, scale, DFG_CONST)) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){multiply, clip, multiply_2, add, cast}, 5)) return false;
    DFG_GIVE(dnnl_requantized_v, .root = n, .q = q, .bias = bias, .scale = scale, .act_scale = act_scale);
    DFG_GIVE_WHOLE(dnnl_requantized_v, .multiply = multiply, .clip = clip, .multiply_2 = multiply_2,
                   .add = add, .cast = cast);
    return true;
}

/* dnnl.pat:68  pattern requantized(q, bias, scale, act_scale, sum_scale, residual, zero) =
 *     cast(add?(add?(multiply?(clip(multiply(add?(cast(q), bias & const), scale & const)),
 *                              act_scale & const),
 *                    multiply(sum_scale & const, cast(residual))),
 *               zero & const)); */
bool dnnl_requantized_find(DFG_FIND_ON(dnnl_requantized))
{
    if (!dfg_calls_argc(g, n, dnnl_op_cast, 1)) return false;
    dfg_node v = dfg_operand(g, n, 0);
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt, way[1] = 0) {
        dfg_node add = DFG_NONE, zero = DFG_NONE, v_2 = v;
        uint32_t swap = 0;
        if (alt == 0) {
            add = v;
            if (!dfg_calls_argc(g, add, dnnl_op_add, 2)) continue;
            swap = dfg_op(g, dfg_arg(g, add, 0)) == dnnl_op_add
                || dfg_op(g, dfg_arg(g, add, 0)) == dnnl_op_multiply
                || dfg_op(g, dfg_arg(g, add, 0)) == dnnl_op_clip
                ? 0
                : 1;
            zero = dfg_arg(g, add, 1 - swap);
            if (!dfg_is(g, zero, DFG_CONST)) continue;
            v_2 = dfg_arg(g, add, swap);
        }
        bool is_add_2 = dfg_calls_argc(g, v_2, dnnl_op_add, 2);
        dfg_node add_2 = DFG_NONE;
        if (is_add_2) add_2 = v_2;
        for (uint32_t swap_2 = way[1]; swap_2 < (is_add_2 ? dfg_orders(g, add_2) : 1u); way[1] = ++swap_2) {
            dfg_node v_3 = v_2, multiply_3 = DFG_NONE, sum_scale = DFG_NONE, cast_2 = DFG_NONE;
            dfg_node residual = DFG_NONE;
            uint32_t swap_3 = 0;
            if (is_add_2) {
                v_3 = dfg_arg(g, add_2, swap_2);
                multiply_3 = dfg_arg(g, add_2, 1 - swap_2);
                if (!dfg_calls_argc(g, multiply_3, dnnl_op_multiply, 2)) continue;
                swap_3 = dfg_is(g, dfg_arg(g, multiply_3, 0), DFG_CONST) ? 0 : 1;
                sum_scale = dfg_arg(g, multiply_3, swap_3);
                if (!dfg_is(g, sum_scale, DFG_CONST)) continue;
                cast_2 = dfg_arg(g, multiply_3, 1 - swap_3);
                if (!dfg_calls_argc(g, cast_2, dnnl_op_cast, 1)) continue;
                residual = dfg_arg(g, cast_2, 0);
            }
            struct dnnl_requantized_v_match v_4;
            if (!dnnl_requantized_v_find(g, v_3, &v_4, DFG_PART(whole, v_4))) continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){add, add_2, multiply_3, cast_2, v_3}, 5)) continue;
            DFG_GIVE(dnnl_requantized, .root = n, .q = v_4.q, .bias = v_4.bias, .scale = v_4.scale,
                     .act_scale = v_4.act_scale, .sum_scale = sum_scale, .residual = residual,
                     .zero = zero);
            DFG_GIVE_PARTS(whole->add = add, whole->add_2 = add_2, whole->multiply_3 = multiply_3,
                           whole->cast_2 = cast_2);
            return true;
        }
    }
    return false;
}

/* dnnl.pat:74  pattern qnn_conv2d(x, w, x_scale, w_scale, bias, scale, act_scale, sum_scale, residual, zero) =
 *     requantized(qnn.conv2d(x, w & const, scalar(i32 0), scalar(i32 0), x_scale & const, w_scale & const),
 *                 bias, scale, act_scale, sum_scale, residual, zero); */
bool dnnl_qnn_conv2d_find(DFG_FIND_ON(dnnl_qnn_conv2d))
{
    if (dfg_op(g, n) != dnnl_op_cast) return false;
    struct dnnl_requantized_match requantized;
    for (; dnnl_requantized_find(g, n, way, &requantized, DFG_PART(whole, requantized)); way[1]++) {
        dfg_node conv2d = requantized.q;
        if (!dfg_calls_argc(g, conv2d, dnnl_op_qnn_conv2d, 6)) continue;
        dfg_node x = dfg_operand(g, conv2d, 0), w = dfg_operand(g, conv2d, 1);
        if (!dfg_is(g, w, DFG_CONST)) continue;
        dfg_node constant = dfg_operand(g, conv2d, 2);
        if (!dfg_scalar_is(g, constant, dfg_int(0), DFG_I32)) continue;
        dfg_node constant_2 = dfg_operand(g, conv2d, 3);
        if (!dfg_scalar_is(g, constant_2, dfg_int(0), DFG_I32)) continue;
        dfg_node x_scale = dfg_operand(g, conv2d, 4);
        if (!dfg_is(g, x_scale, DFG_CONST)) continue;
        dfg_node w_scale = dfg_operand(g, conv2d, 5);
        if (!dfg_is(g, w_scale, DFG_CONST) || !dfg_same_body(g, n, conv2d)) continue;
        DFG_GIVE(dnnl_qnn_conv2d, .root = n, .x = x, .w = w, .x_scale = x_scale, .w_scale = w_scale,
                 .bias = requantized.bias, .scale = requantized.scale, .act_scale = requantized.act_scale,
                 .sum_scale = requantized.sum_scale, .residual = requantized.residual,
                 .zero = requantized.zero);
        DFG_GIVE_PARTS(whole->conv2d = conv2d, whole->constant = constant, whole->constant_2 = constant_2);
        return true;
    }
    return false;
}

/* dnnl.pat:78  pattern qnn_dense(x, w, x_scale, w_scale, bias, scale, act_scale, sum_scale, residual, zero) =
 *     requantized(qnn.dense(x, w & const, scalar(i32 0), scalar(i32 0), x_scale & const, w_scale & const),
 *                 bias, scale, act_scale, sum_scale, residual, zero); */
bool dnnl_qnn_dense_find(DFG_FIND_ON(dnnl_qnn_dense))
{
    if (dfg_op(g, n) != dnnl_op_cast) return false;
    struct dnnl_requantized_match requantized;
    for (; dnnl_requantized_find(g, n, way, &requantized, DFG_PART(whole, requantized)); way[1]++) {
        dfg_node dense = requantized.q;
        if (!dfg_calls_argc(g, dense, dnnl_op_qnn_dense, 6)) continue;
        dfg_node x = dfg_operand(g, dense, 0), w = dfg_operand(g, dense, 1);
        if (!dfg_is(g, w, DFG_CONST)) continue;
        dfg_node constant = dfg_operand(g, dense, 2);
        if (!dfg_scalar_is(g, constant, dfg_int(0), DFG_I32)) continue;
        dfg_node constant_2 = dfg_operand(g, dense, 3);
        if (!dfg_scalar_is(g, constant_2, dfg_int(0), DFG_I32)) continue;
        dfg_node x_scale = dfg_operand(g, dense, 4);
        if (!dfg_is(g, x_scale, DFG_CONST)) continue;
        dfg_node w_scale = dfg_operand(g, dense, 5);
        if (!dfg_is(g, w_scale, DFG_CONST) || !dfg_same_body(g, n, dense)) continue;
        DFG_GIVE(dnnl_qnn_dense, .root = n, .x = x, .w = w, .x_scale = x_scale, .w_scale = w_scale,
                 .bias = requantized.bias, .scale = requantized.scale, .act_scale = requantized.act_scale,
                 .sum_scale = requantized.sum_scale, .residual = requantized.residual,
                 .zero = requantized.zero);
        DFG_GIVE_PARTS(whole->dense = dense, whole->constant = constant, whole->constant_2 = constant_2);
        return true;
    }
    return false;
}

/* dnnl.pat:84  pattern dense_bias_sum(x, w, b, residual) {
 *     d = nn.dense(x, w);
 *     s = add(d, b);
 *     where distinct(residual, d), distinct(residual, s);
 *     return add(s, residual);
 * } */
bool dnnl_dense_bias_sum_find(DFG_FIND_ON_MATCH(dnnl_dense_bias_sum))
{
    if (!dfg_calls_argc(g, n, dnnl_op_add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap, way[1] = 0) {
        dfg_node residual = dfg_arg(g, n, 1 - swap), s = dfg_arg(g, n, swap);
        if (dfg_op(g, s) != dnnl_op_add || residual == s) continue;
        struct dnnl_dense_bias_match dense_bias;
        struct dnnl_dense_bias_whole dense_bias_whole;
        for (; dnnl_dense_bias_find(g, s, way + 1, &dense_bias, &dense_bias_whole); way[1]++) {
            if (!dfg_same_body(g, n, s) || residual == dense_bias_whole.dense) continue;
            DFG_GIVE(dnnl_dense_bias_sum, .root = n, .x = dense_bias.x, .w = dense_bias.w,
                     .b = dense_bias.b, .residual = residual, .d = dense_bias_whole.dense, .s = s);
            return true;
        }
    }
    return false;
}

/* dnnl.pat:90  pattern conv2d_bias_sum(x, w, b, residual) {
 *     c = nn.conv2d(x, w);
 *     s = add(c, b);
 *     where bias_fits(c, w, b), distinct(residual, c), distinct(residual, s), same_shape(s, residual);
 *     return add(s, residual);
 * } */
bool dnnl_conv2d_bias_sum_find(DFG_FIND_ON_MATCH(dnnl_conv2d_bias_sum))
{
    if (!dfg_calls_argc(g, n, dnnl_op_add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap, way[1] = 0) {
        dfg_node residual = dfg_arg(g, n, 1 - swap), s = dfg_arg(g, n, swap);
        if (dfg_op(g, s) != dnnl_op_add || residual == s || dfg_same_shape(g, s, residual) != DFG_TRUE)
            continue;
        struct dnnl_conv2d_bias_match conv2d_bias;
        for (; dnnl_conv2d_bias_find(g, s, way + 1, &conv2d_bias); way[1]++) {
            if (!dfg_same_body(g, n, s) || residual == conv2d_bias.c) continue;
            DFG_GIVE(dnnl_conv2d_bias_sum, .root = n, .x = conv2d_bias.x, .w = conv2d_bias.w,
                     .b = conv2d_bias.b, .residual = residual, .c = conv2d_bias.c, .s = s);
            return true;
        }
    }
    return false;
}

/* dnnl.pat:96  pattern conv2d_bias_sum_relu(x, w, b, residual) = nn.relu(conv2d_bias_sum(x, w, b, residual)); */
bool dnnl_conv2d_bias_sum_relu_find(DFG_FIND_ON(dnnl_conv2d_bias_sum_relu))
{
    if (!dfg_calls_argc(g, n, dnnl_op_nn_relu, 1) || dfg_op(g, dfg_operand(g, n, 0)) != dnnl_op_add)
        return false;
    struct dnnl_conv2d_bias_sum_match conv2d_bias_sum;
    for (; dnnl_conv2d_bias_sum_find(g, dfg_operand(g, n, 0), way, &conv2d_bias_sum); way[1]++) {
        if (!dfg_same_body(g, n, conv2d_bias_sum.root)) continue;
        DFG_GIVE(dnnl_conv2d_bias_sum_relu, .root = n, .x = conv2d_bias_sum.x, .w = conv2d_bias_sum.w,
                 .b = conv2d_bias_sum.b, .residual = conv2d_bias_sum.residual);
        DFG_GIVE_PARTS(whole->conv2d_bias_sum = conv2d_bias_sum);
        return true;
    }
    return false;
}

/* dnnl.pat:105, as an entry of a table, with f = nn.relu, c = conv1d_bias  "dnnl.{c}_{f}"(x, w, b) = f(c(x, w, b)); */
bool dnnl_conv1d_bias_relu_find(DFG_FIND_ON(dnnl_conv1d_bias_relu))
{
    if (!dfg_calls_argc(g, n, dnnl_op_nn_relu, 1) || dfg_op(g, dfg_operand(g, n, 0)) != dnnl_op_add)
        return false;
    struct dnnl_conv1d_bias_match conv1d_bias;
    for (; dnnl_conv1d_bias_find(g, dfg_operand(g, n, 0), way, &conv1d_bias); way[0]++) {
        if (!dfg_same_body(g, n, conv1d_bias.root)) continue;
        DFG_GIVE(dnnl_conv1d_bias_relu, .root = n, .x = conv1d_bias.x, .w = conv1d_bias.w,
                 .b = conv1d_bias.b);
        DFG_GIVE_PARTS(whole->conv1d_bias = conv1d_bias);
        return true;
    }
    return false;
}

/* dnnl.pat:105, as an entry of a table, with f = nn.relu, c = conv2d_bias */
bool dnnl_conv2d_bias_relu_find(DFG_FIND_ON(dnnl_conv2d_bias_relu))
{
    if (!dfg_calls_argc(g, n, dnnl_op_nn_relu, 1) || dfg_op(g, dfg_operand(g, n, 0)) != dnnl_op_add)
        return false;
    struct dnnl_conv2d_bias_match conv2d_bias;
    for (; dnnl_conv2d_bias_find(g, dfg_operand(g, n, 0), way, &conv2d_bias); way[0]++) {
        if (!dfg_same_body(g, n, conv2d_bias.root)) continue;
        DFG_GIVE(dnnl_conv2d_bias_relu, .root = n, .x = conv2d_bias.x, .w = conv2d_bias.w,
                 .b = conv2d_bias.b);
        DFG_GIVE_PARTS(whole->conv2d_bias = conv2d_bias);
        return true;
    }
    return false;
}

/* dnnl.pat:105, as an entry of a table, with f = nn.relu, c = conv3d_bias */
bool dnnl_conv3d_bias_relu_find(DFG_FIND_ON(dnnl_conv3d_bias_relu))
{
    if (!dfg_calls_argc(g, n, dnnl_op_nn_relu, 1) || dfg_op(g, dfg_operand(g, n, 0)) != dnnl_op_add)
        return false;
    struct dnnl_conv3d_bias_match conv3d_bias;
    for (; dnnl_conv3d_bias_find(g, dfg_operand(g, n, 0), way, &conv3d_bias); way[0]++) {
        if (!dfg_same_body(g, n, conv3d_bias.root)) continue;
        DFG_GIVE(dnnl_conv3d_bias_relu, .root = n, .x = conv3d_bias.x, .w = conv3d_bias.w,
                 .b = conv3d_bias.b);
        DFG_GIVE_PARTS(whole->conv3d_bias = conv3d_bias);
        return true;
    }
    return false;
}

/* dnnl.pat:105, as an entry of a table, with f = nn.relu, c = deconv2d_bias */
bool dnnl_deconv2d_bias_relu_find(DFG_FIND_ON(dnnl_deconv2d_bias_relu))
{
    if (!dfg_calls_argc(g, n, dnnl_op_nn_relu, 1) || dfg_op(g, dfg_operand(g, n, 0)) != dnnl_op_add)
        return false;
    struct dnnl_deconv2d_bias_match deconv2d_bias;
    for (; dnnl_deconv2d_bias_find(g, dfg_operand(g, n, 0), way, &deconv2d_bias); way[0]++) {
        if (!dfg_same_body(g, n, deconv2d_bias.root)) continue;
        DFG_GIVE(dnnl_deconv2d_bias_relu, .root = n, .x = deconv2d_bias.x, .w = deconv2d_bias.w,
                 .b = deconv2d_bias.b);
        DFG_GIVE_PARTS(whole->deconv2d_bias = deconv2d_bias);
        return true;
    }
    return false;
}

/* dnnl.pat:105, as an entry of a table, with f = nn.relu, c = deconv3d_bias */
bool dnnl_deconv3d_bias_relu_find(DFG_FIND_ON(dnnl_deconv3d_bias_relu))
{
    if (!dfg_calls_argc(g, n, dnnl_op_nn_relu, 1) || dfg_op(g, dfg_operand(g, n, 0)) != dnnl_op_add)
        return false;
    struct dnnl_deconv3d_bias_match deconv3d_bias;
    for (; dnnl_deconv3d_bias_find(g, dfg_operand(g, n, 0), way, &deconv3d_bias); way[0]++) {
        if (!dfg_same_body(g, n, deconv3d_bias.root)) continue;
        DFG_GIVE(dnnl_deconv3d_bias_relu, .root = n, .x = deconv3d_bias.x, .w = deconv3d_bias.w,
                 .b = deconv3d_bias.b);
        DFG_GIVE_PARTS(whole->deconv3d_bias = deconv3d_bias);
        return true;
    }
    return false;
}

/* dnnl.pat:105, as an entry of a table, with f = nn.relu, c = dense_bias */
bool dnnl_dense_bias_relu_find(DFG_FIND_ON(dnnl_dense_bias_relu))
{
    if (!dfg_calls_argc(g, n, dnnl_op_nn_relu, 1) || dfg_op(g, dfg_operand(g, n, 0)) != dnnl_op_add)
        return false;
    struct dnnl_dense_bias_match dense_bias;
    for (; dnnl_dense_bias_find(g, dfg_operand(g, n, 0), way, &dense_bias, DFG_PART(whole, dense_bias));
         way[0]++) {
        if (!dfg_same_body(g, n, dense_bias.root)) continue;
        DFG_GIVE_IN_BOTH(dnnl_dense_bias_relu, .root = n, .x = dense_bias.x, .w = dense_bias.w,
                         .b = dense_bias.b);
        return true;
    }
    return false;
}

/* dnnl.pat:105, as an entry of a table, with f = tanh, c = conv1d_bias */
bool dnnl_conv1d_bias_tanh_find(DFG_FIND_ON(dnnl_conv1d_bias_tanh))
{
    if (!dfg_calls_argc(g, n, dnnl_op_tanh, 1) || dfg_op(g, dfg_operand(g, n, 0)) != dnnl_op_add)
        return false;
    struct dnnl_conv1d_bias_match conv1d_bias;
    for (; dnnl_conv1d_bias_find(g, dfg_operand(g, n, 0), way, &conv1d_bias); way[0]++) {
        if (!dfg_same_body(g, n, conv1d_bias.root)) continue;
        DFG_GIVE(dnnl_conv1d_bias_tanh, .root = n, .x = conv1d_bias.x, .w = conv1d_bias.w,
                 .b = conv1d_bias.b);
        DFG_GIVE_PARTS(whole->conv1d_bias = conv1d_bias);
        return true;
    }
    return false;
}

/* dnnl.pat:105, as an entry of a table, with f = tanh, c = conv2d_bias */
bool dnnl_conv2d_bias_tanh_find(DFG_FIND_ON(dnnl_conv2d_bias_tanh))
{
    if (!dfg_calls_argc(g, n, dnnl_op_tanh, 1) || dfg_op(g, dfg_operand(g, n, 0)) != dnnl_op_add)
        return false;
    struct dnnl_conv2d_bias_match conv2d_bias;
    for (; dnnl_conv2d_bias_find(g, dfg_operand(g, n, 0), way, &conv2d_bias); way[0]++) {
        if (!dfg_same_body(g, n, conv2d_bias.root)) continue;
        DFG_GIVE(dnnl_conv2d_bias_tanh, .root = n, .x = conv2d_bias.x, .w = conv2d_bias.w,
                 .b = conv2d_bias.b);
        DFG_GIVE_PARTS(whole->conv2d_bias = conv2d_bias);
        return true;
    }
    return false;
}

/* dnnl.pat:105, as an entry of a table, with f = tanh, c = conv3d_bias */
bool dnnl_conv3d_bias_tanh_find(DFG_FIND_ON(dnnl_conv3d_bias_tanh))
{
    if (!dfg_calls_argc(g, n, dnnl_op_tanh, 1) || dfg_op(g, dfg_operand(g, n, 0)) != dnnl_op_add)
        return false;
    struct dnnl_conv3d_bias_match conv3d_bias;
    for (; dnnl_conv3d_bias_find(g, dfg_operand(g, n, 0), way, &conv3d_bias); way[0]++) {
        if (!dfg_same_body(g, n, conv3d_bias.root)) continue;
        DFG_GIVE(dnnl_conv3d_bias_tanh, .root = n, .x = conv3d_bias.x, .w = conv3d_bias.w,
                 .b = conv3d_bias.b);
        DFG_GIVE_PARTS(whole->conv3d_bias = conv3d_bias);
        return true;
    }
    return false;
}

/* dnnl.pat:105, as an entry of a table, with f = tanh, c = deconv2d_bias */
bool dnnl_deconv2d_bias_tanh_find(DFG_FIND_ON(dnnl_deconv2d_bias_tanh))
{
    if (!dfg_calls_argc(g, n, dnnl_op_tanh, 1) || dfg_op(g, dfg_operand(g, n, 0)) != dnnl_op_add)
        return false;
    struct dnnl_deconv2d_bias_match deconv2d_bias;
    for (; dnnl_deconv2d_bias_find(g, dfg_operand(g, n, 0), way, &deconv2d_bias); way[0]++) {
        if (!dfg_same_body(g, n, deconv2d_bias.root)) continue;
        DFG_GIVE(dnnl_deconv2d_bias_tanh, .root = n, .x = deconv2d_bias.x, .w = deconv2d_bias.w,
                 .b = deconv2d_bias.b);
        DFG_GIVE_PARTS(whole->deconv2d_bias = deconv2d_bias);
        return true;
    }
    return false;
}

/* dnnl.pat:105, as an entry of a table, with f = tanh, c = deconv3d_bias */
bool dnnl_deconv3d_bias_tanh_find(DFG_FIND_ON(dnnl_deconv3d_bias_tanh))
{
    if (!dfg_calls_argc(g, n, dnnl_op_tanh, 1) || dfg_op(g, dfg_operand(g, n, 0)) != dnnl_op_add)
        return false;
    struct dnnl_deconv3d_bias_match deconv3d_bias;
    for (; dnnl_deconv3d_bias_find(g, dfg_operand(g, n, 0), way, &deconv3d_bias); way[0]++) {
        if (!dfg_same_body(g, n, deconv3d_bias.root)) continue;
        DFG_GIVE(dnnl_deconv3d_bias_tanh, .root = n, .x = deconv3d_bias.x, .w = deconv3d_bias.w,
                 .b = deconv3d_bias.b);
        DFG_GIVE_PARTS(whole->deconv3d_bias = deconv3d_bias);
        return true;
    }
    return false;
}

/* dnnl.pat:105, as an entry of a table, with f = tanh, c = dense_bias */
bool dnnl_dense_bias_tanh_find(DFG_FIND_ON(dnnl_dense_bias_tanh))
{
    if (!dfg_calls_argc(g, n, dnnl_op_tanh, 1) || dfg_op(g, dfg_operand(g, n, 0)) != dnnl_op_add)
        return false;
    struct dnnl_dense_bias_match dense_bias;
    for (; dnnl_dense_bias_find(g, dfg_operand(g, n, 0), way, &dense_bias, DFG_PART(whole, dense_bias));
         way[0]++) {
        if (!dfg_same_body(g, n, dense_bias.root)) continue;
        DFG_GIVE_IN_BOTH(dnnl_dense_bias_tanh, .root = n, .x = dense_bias.x, .w = dense_bias.w,
                         .b = dense_bias.b);
        return true;
    }
    return false;
}

/* dnnl.pat:105, as an entry of a table, with f = sigmoid, c = conv1d_bias */
bool dnnl_conv1d_bias_sigmoid_find(DFG_FIND_ON(dnnl_conv1d_bias_sigmoid))
{
    if (!dfg_calls_argc(g, n, dnnl_op_sigmoid, 1) || dfg_op(g, dfg_operand(g, n, 0)) != dnnl_op_add)
        return false;
    struct dnnl_conv1d_bias_match conv1d_bias;
    for (; dnnl_conv1d_bias_find(g, dfg_operand(g, n, 0), way, &conv1d_bias); way[0]++) {
        if (!dfg_same_body(g, n, conv1d_bias.root)) continue;
        DFG_GIVE(dnnl_conv1d_bias_sigmoid, .root = n, .x = conv1d_bias.x, .w = conv1d_bias.w,
                 .b = conv1d_bias.b);
        DFG_GIVE_PARTS(whole->conv1d_bias = conv1d_bias);
        return true;
    }
    return false;
}

/* dnnl.pat:105, as an entry of a table, with f = sigmoid, c = conv2d_bias */
bool dnnl_conv2d_bias_sigmoid_find(DFG_FIND_ON(dnnl_conv2d_bias_sigmoid))
{
    if (!dfg_calls_argc(g, n, dnnl_op_sigmoid, 1) || dfg_op(g, dfg_operand(g, n, 0)) != dnnl_op_add)
        return false;
    struct dnnl_conv2d_bias_match conv2d_bias;
    for (; dnnl_conv2d_bias_find(g, dfg_operand(g, n, 0), way, &conv2d_bias); way[0]++) {
        if (!dfg_same_body(g, n, conv2d_bias.root)) continue;
        DFG_GIVE(dnnl_conv2d_bias_sigmoid, .root = n, .x = conv2d_bias.x, .w = conv2d_bias.w,
                 .b = conv2d_bias.b);
        DFG_GIVE_PARTS(whole->conv2d_bias = conv2d_bias);
        return true;
    }
    return false;
}

/* dnnl.pat:105, as an entry of a table, with f = sigmoid, c = conv3d_bias */
bool dnnl_conv3d_bias_sigmoid_find(DFG_FIND_ON(dnnl_conv3d_bias_sigmoid))
{
    if (!dfg_calls_argc(g, n, dnnl_op_sigmoid, 1) || dfg_op(g, dfg_operand(g, n, 0)) != dnnl_op_add)
        return false;
    struct dnnl_conv3d_bias_match conv3d_bias;
    for (; dnnl_conv3d_bias_find(g, dfg_operand(g, n, 0), way, &conv3d_bias); way[0]++) {
        if (!dfg_same_body(g, n, conv3d_bias.root)) continue;
        DFG_GIVE(dnnl_conv3d_bias_sigmoid, .root = n, .x = conv3d_bias.x, .w = conv3d_bias.w,
                 .b = conv3d_bias.b);
        DFG_GIVE_PARTS(whole->conv3d_bias = conv3d_bias);
        return true;
    }
    return false;
}

/* dnnl.pat:105, as an entry of a table, with f = sigmoid, c = deconv2d_bias */
bool dnnl_deconv2d_bias_sigmoid_find(DFG_FIND_ON(dnnl_deconv2d_bias_sigmoid))
{
    if (!dfg_calls_argc(g, n, dnnl_op_sigmoid, 1) || dfg_op(g, dfg_operand(g, n, 0)) != dnnl_op_add)
        return false;
    struct dnnl_deconv2d_bias_match deconv2d_bias;
    for (; dnnl_deconv2d_bias_find(g, dfg_operand(g, n, 0), way, &deconv2d_bias); way[0]++) {
        if (!dfg_same_body(g, n, deconv2d_bias.root)) continue;
        DFG_GIVE(dnnl_deconv2d_bias_sigmoid, .root = n, .x = deconv2d_bias.x, .w = deconv2d_bias.w,
                 .b = deconv2d_bias.b);
        DFG_GIVE_PARTS(whole->deconv2d_bias = deconv2d_bias);
        return true;
    }
    return false;
}

/* dnnl.pat:105, as an entry of a table, with f = sigmoid, c = deconv3d_bias */
bool dnnl_deconv3d_bias_sigmoid_find(DFG_FIND_ON(dnnl_deconv3d_bias_sigmoid))
{
    if (!dfg_calls_argc(g, n, dnnl_op_sigmoid, 1) || dfg_op(g, dfg_operand(g, n, 0)) != dnnl_op_add)
        return false;
    struct dnnl_deconv3d_bias_match deconv3d_bias;
    for (; dnnl_deconv3d_bias_find(g, dfg_operand(g, n, 0), way, &deconv3d_bias); way[0]++) {
        if (!dfg_same_body(g, n, deconv3d_bias.root)) continue;
        DFG_GIVE(dnnl_deconv3d_bias_sigmoid, .root = n, .x = deconv3d_bias.x, .w = deconv3d_bias.w,
                 .b = deconv3d_bias.b);
        DFG_GIVE_PARTS(whole->deconv3d_bias = deconv3d_bias);
        return true;
    }
    return false;
}

/* dnnl.pat:105, as an entry of a table, with f = sigmoid, c = dense_bias */
bool dnnl_dense_bias_sigmoid_find(DFG_FIND_ON(dnnl_dense_bias_sigmoid))
{
    if (!dfg_calls_argc(g, n, dnnl_op_sigmoid, 1) || dfg_op(g, dfg_operand(g, n, 0)) != dnnl_op_add)
        return false;
    struct dnnl_dense_bias_match dense_bias;
    for (; dnnl_dense_bias_find(g, dfg_operand(g, n, 0), way, &dense_bias, DFG_PART(whole, dense_bias));
         way[0]++) {
        if (!dfg_same_body(g, n, dense_bias.root)) continue;
        DFG_GIVE_IN_BOTH(dnnl_dense_bias_sigmoid, .root = n, .x = dense_bias.x, .w = dense_bias.w,
                         .b = dense_bias.b);
        return true;
    }
    return false;
}

/* dnnl.pat:105, as an entry of a table, with f = clip, c = conv1d_bias */
bool dnnl_conv1d_bias_clip_find(DFG_FIND_ON(dnnl_conv1d_bias_clip))
{
    if (!dfg_calls_argc(g, n, dnnl_op_clip, 1) || dfg_op(g, dfg_operand(g, n, 0)) != dnnl_op_add)
        return false;
    struct dnnl_conv1d_bias_match conv1d_bias;
    for (; dnnl_conv1d_bias_find(g, dfg_operand(g, n, 0), way, &conv1d_bias); way[0]++) {
        if (!dfg_same_body(g, n, conv1d_bias.root)) continue;
        DFG_GIVE(dnnl_conv1d_bias_clip, .root = n, .x = conv1d_bias.x, .w = conv1d_bias.w,
                 .b = conv1d_bias.b);
        DFG_GIVE_PARTS(whole->conv1d_bias = conv1d_bias);
        return true;
    }
    return false;
}

/* dnnl.pat:105, as an entry of a table, with f = clip, c = conv2d_bias */
bool dnnl_conv2d_bias_clip_find(DFG_FIND_ON(dnnl_conv2d_bias_clip))
{
    if (!dfg_calls_argc(g, n, dnnl_op_clip, 1) || dfg_op(g, dfg_operand(g, n, 0)) != dnnl_op_add)
        return false;
    struct dnnl_conv2d_bias_match conv2d_bias;
    for (; dnnl_conv2d_bias_find(g, dfg_operand(g, n, 0), way, &conv2d_bias); way[0]++) {
        if (!dfg_same_body(g, n, conv2d_bias.root)) continue;
        DFG_GIVE(dnnl_conv2d_bias_clip, .root = n, .x = conv2d_bias.x, .w = conv2d_bias.w,
                 .b = conv2d_bias.b);
        DFG_GIVE_PARTS(whole->conv2d_bias = conv2d_bias);
        return true;
    }
    return false;
}

/* dnnl.pat:105, as an entry of a table, with f = clip, c = conv3d_bias */
bool dnnl_conv3d_bias_clip_find(DFG_FIND_ON(dnnl_conv3d_bias_clip))
{
    if (!dfg_calls_argc(g, n, dnnl_op_clip, 1) || dfg_op(g, dfg_operand(g, n, 0)) != dnnl_op_add)
        return false;
    struct dnnl_conv3d_bias_match conv3d_bias;
    for (; dnnl_conv3d_bias_find(g, dfg_operand(g, n, 0), way, &conv3d_bias); way[0]++) {
        if (!dfg_same_body(g, n, conv3d_bias.root)) continue;
        DFG_GIVE(dnnl_conv3d_bias_clip, .root = n, .x = conv3d_bias.x, .w = conv3d_bias.w,
                 .b = conv3d_bias.b);
        DFG_GIVE_PARTS(whole->conv3d_bias = conv3d_bias);
        return true;
    }
    return false;
}

/* dnnl.pat:105, as an entry of a table, with f = clip, c = deconv2d_bias */
bool dnnl_deconv2d_bias_clip_find(DFG_FIND_ON(dnnl_deconv2d_bias_clip))
{
    if (!dfg_calls_argc(g, n, dnnl_op_clip, 1) || dfg_op(g, dfg_operand(g, n, 0)) != dnnl_op_add)
        return false;
    struct dnnl_deconv2d_bias_match deconv2d_bias;
    for (; dnnl_deconv2d_bias_find(g, dfg_operand(g, n, 0), way, &deconv2d_bias); way[0]++) {
        if (!dfg_same_body(g, n, deconv2d_bias.root)) continue;
        DFG_GIVE(dnnl_deconv2d_bias_clip, .root = n, .x = deconv2d_bias.x, .w = deconv2d_bias.w,
                 .b = deconv2d_bias.b);
        DFG_GIVE_PARTS(whole->deconv2d_bias = deconv2d_bias);
        return true;
    }
    return false;
}

/* dnnl.pat:105, as an entry of a table, with f = clip, c = deconv3d_bias */
bool dnnl_deconv3d_bias_clip_find(DFG_FIND_ON(dnnl_deconv3d_bias_clip))
{
    if (!dfg_calls_argc(g, n, dnnl_op_clip, 1) || dfg_op(g, dfg_operand(g, n, 0)) != dnnl_op_add)
        return false;
    struct dnnl_deconv3d_bias_match deconv3d_bias;
    for (; dnnl_deconv3d_bias_find(g, dfg_operand(g, n, 0), way, &deconv3d_bias); way[0]++) {
        if (!dfg_same_body(g, n, deconv3d_bias.root)) continue;
        DFG_GIVE(dnnl_deconv3d_bias_clip, .root = n, .x = deconv3d_bias.x, .w = deconv3d_bias.w,
                 .b = deconv3d_bias.b);
        DFG_GIVE_PARTS(whole->deconv3d_bias = deconv3d_bias);
        return true;
    }
    return false;
}

/* dnnl.pat:105, as an entry of a table, with f = clip, c = dense_bias */
bool dnnl_dense_bias_clip_find(DFG_FIND_ON(dnnl_dense_bias_clip))
{
    if (!dfg_calls_argc(g, n, dnnl_op_clip, 1) || dfg_op(g, dfg_operand(g, n, 0)) != dnnl_op_add)
        return false;
    struct dnnl_dense_bias_match dense_bias;
    for (; dnnl_dense_bias_find(g, dfg_operand(g, n, 0), way, &dense_bias, DFG_PART(whole, dense_bias));
         way[0]++) {
        if (!dfg_same_body(g, n, dense_bias.root)) continue;
        DFG_GIVE_IN_BOTH(dnnl_dense_bias_clip, .root = n, .x = dense_bias.x, .w = dense_bias.w,
                         .b = dense_bias.b);
        return true;
    }
    return false;
}

/* dnnl.pat:105, as an entry of a table, with f = gelu, c = conv1d_bias */
bool dnnl_conv1d_bias_gelu_find(DFG_FIND_ON(dnnl_conv1d_bias_gelu))
{
    if (dfg_op(g, n) != dnnl_op_multiply) return false;
    struct dnnl_gelu_match gelu;
    for (; dnnl_gelu_find(g, n, way, &gelu, DFG_PART(whole, gelu)); way[0]++, way[1] = 0) {
        if (dfg_op(g, gelu.p) != dnnl_op_add) continue;
        struct dnnl_conv1d_bias_match conv1d_bias;
        for (; dnnl_conv1d_bias_find(g, gelu.p, way + 1, &conv1d_bias); way[1]++) {
            if (!dfg_same_body(g, n, gelu.p)) continue;
            DFG_GIVE(dnnl_conv1d_bias_gelu, .root = n, .x = conv1d_bias.x, .w = conv1d_bias.w,
                     .b = conv1d_bias.b);
            DFG_GIVE_PARTS(whole->conv1d_bias = conv1d_bias);
            return true;
        }
    }
    return false;
}

/* dnnl.pat:105, as an entry of a table, with f = gelu, c = conv2d_bias */
bool dnnl_conv2d_bias_gelu_find(DFG_FIND_ON(dnnl_conv2d_bias_gelu))
{
    if (dfg_op(g, n) != dnnl_op_multiply) return false;
    struct dnnl_gelu_match gelu;
    for (; dnnl_gelu_find(g, n, way, &gelu, DFG_PART(whole, gelu)); way[0]++, way[1] = 0) {
        if (dfg_op(g, gelu.p) != dnnl_op_add) continue;
        struct dnnl_conv2d_bias_match conv2d_bias;
        for (; dnnl_conv2d_bias_find(g, gelu.p, way + 1, &conv2d_bias); way[1]++) {
            if (!dfg_same_body(g, n, gelu.p)) continue;
            DFG_GIVE(dnnl_conv2d_bias_gelu, .root = n, .x = conv2d_bias.x, .w = conv2d_bias.w,
                     .b = conv2d_bias.b);
            DFG_GIVE_PARTS(whole->conv2d_bias = conv2d_bias);
            return true;
        }
    }
    return false;
}

/* dnnl.pat:105, as an entry of a table, with f = gelu, c = conv3d_bias */
bool dnnl_conv3d_bias_gelu_find(DFG_FIND_ON(dnnl_conv3d_bias_gelu))
{
    if (dfg_op(g, n) != dnnl_op_multiply) return false;
    struct dnnl_gelu_match gelu;
    for (; dnnl_gelu_find(g, n, way, &gelu, DFG_PART(whole, gelu)); way[0]++, way[1] = 0) {
        if (dfg_op(g, gelu.p) != dnnl_op_add) continue;
        struct dnnl_conv3d_bias_match conv3d_bias;
        for (; dnnl_conv3d_bias_find(g, gelu.p, way + 1, &conv3d_bias); way[1]++) {
            if (!dfg_same_body(g, n, gelu.p)) continue;
            DFG_GIVE(dnnl_conv3d_bias_gelu, .root = n, .x = conv3d_bias.x, .w = conv3d_bias.w,
                     .b = conv3d_bias.b);
            DFG_GIVE_PARTS(whole->conv3d_bias = conv3d_bias);
            return true;
        }
    }
    return false;
}

/* dnnl.pat:105, as an entry of a table, with f = gelu, c = deconv2d_bias */
bool dnnl_deconv2d_bias_gelu_find(DFG_FIND_ON(dnnl_deconv2d_bias_gelu))
{
    if (dfg_op(g, n) != dnnl_op_multiply) return false;
    struct dnnl_gelu_match gelu;
    for (; dnnl_gelu_find(g, n, way, &gelu, DFG_PART(whole, gelu)); way[0]++, way[1] = 0) {
        if (dfg_op(g, gelu.p) != dnnl_op_add) continue;
        struct dnnl_deconv2d_bias_match deconv2d_bias;
        for (; dnnl_deconv2d_bias_find(g, gelu.p, way + 1, &deconv2d_bias); way[1]++) {
            if (!dfg_same_body(g, n, gelu.p)) continue;
            DFG_GIVE(dnnl_deconv2d_bias_gelu, .root = n, .x = deconv2d_bias.x, .w = deconv2d_bias.w,
                     .b = deconv2d_bias.b);
            DFG_GIVE_PARTS(whole->deconv2d_bias = deconv2d_bias);
            return true;
        }
    }
    return false;
}

/* dnnl.pat:105, as an entry of a table, with f = gelu, c = deconv3d_bias */
bool dnnl_deconv3d_bias_gelu_find(DFG_FIND_ON(dnnl_deconv3d_bias_gelu))
{
    if (dfg_op(g, n) != dnnl_op_multiply) return false;
    struct dnnl_gelu_match gelu;
    for (; dnnl_gelu_find(g, n, way, &gelu, DFG_PART(whole, gelu)); way[0]++, way[1] = 0) {
        if (dfg_op(g, gelu.p) != dnnl_op_add) continue;
        struct dnnl_deconv3d_bias_match deconv3d_bias;
        for (; dnnl_deconv3d_bias_find(g, gelu.p, way + 1, &deconv3d_bias); way[1]++) {
            if (!dfg_same_body(g, n, gelu.p)) continue;
            DFG_GIVE(dnnl_deconv3d_bias_gelu, .root = n, .x = deconv3d_bias.x, .w = deconv3d_bias.w,
                     .b = deconv3d_bias.b);
            DFG_GIVE_PARTS(whole->deconv3d_bias = deconv3d_bias);
            return true;
        }
    }
    return false;
}

/* dnnl.pat:105, as an entry of a table, with f = gelu, c = dense_bias */
bool dnnl_dense_bias_gelu_find(DFG_FIND_ON(dnnl_dense_bias_gelu))
{
    if (dfg_op(g, n) != dnnl_op_multiply) return false;
    struct dnnl_gelu_match gelu;
    for (; dnnl_gelu_find(g, n, way, &gelu, DFG_PART(whole, gelu)); way[0]++, way[1] = 0) {
        if (dfg_op(g, gelu.p) != dnnl_op_add) continue;
        struct dnnl_dense_bias_match dense_bias;
        for (; dnnl_dense_bias_find(g, gelu.p, way + 1, &dense_bias, DFG_PART(whole, dense_bias)); way[1]++) {
            if (!dfg_same_body(g, n, gelu.p)) continue;
            DFG_GIVE_IN_BOTH(dnnl_dense_bias_gelu, .root = n, .x = dense_bias.x, .w = dense_bias.w,
                             .b = dense_bias.b);
            return true;
        }
    }
    return false;
}

/* dnnl.pat:105, as an entry of a table, with f = swish, c = conv1d_bias */
bool dnnl_conv1d_bias_swish_find(DFG_FIND_ON(dnnl_conv1d_bias_swish))
{
    if (dfg_op(g, n) != dnnl_op_multiply) return false;
    struct dnnl_swish_match swish;
    for (; dnnl_swish_find(g, n, way, &swish, DFG_PART(whole, swish)); way[0]++, way[1] = 0) {
        if (dfg_op(g, swish.p) != dnnl_op_add) continue;
        struct dnnl_conv1d_bias_match conv1d_bias;
        for (; dnnl_conv1d_bias_find(g, swish.p, way + 1, &conv1d_bias); way[1]++) {
            if (!dfg_same_body(g, n, swish.p)) continue;
            DFG_GIVE(dnnl_conv1d_bias_swish, .root = n, .x = conv1d_bias.x, .w = conv1d_bias.w,
                     .b = conv1d_bias.b);
            DFG_GIVE_PARTS(whole->conv1d_bias = conv1d_bias);
            return true;
        }
    }
    return false;
}

/* dnnl.pat:105, as an entry of a table, with f = swish, c = conv2d_bias */
bool dnnl_conv2d_bias_swish_find(DFG_FIND_ON(dnnl_conv2d_bias_swish))
{
    if (dfg_op(g, n) != dnnl_op_multiply) return false;
    struct dnnl_swish_match swish;
    for (; dnnl_swish_find(g, n, way, &swish, DFG_PART(whole, swish)); way[0]++, way[1] = 0) {
        if (dfg_op(g, swish.p) != dnnl_op_add) continue;
        struct dnnl_conv2d_bias_match conv2d_bias;
        for (; dnnl_conv2d_bias_find(g, swish.p, way + 1, &conv2d_bias); way[1]++) {
            if (!dfg_same_body(g, n, swish.p)) continue;
            DFG_GIVE(dnnl_conv2d_bias_swish, .root = n, .x = conv2d_bias.x, .w = conv2d_bias.w,
                     .b = conv2d_bias.b);
            DFG_GIVE_PARTS(whole->conv2d_bias = conv2d_bias);
            return true;
        }
    }
    return false;
}

/* dnnl.pat:105, as an entry of a table, with f = swish, c = conv3d_bias */
bool dnnl_conv3d_bias_swish_find(DFG_FIND_ON(dnnl_conv3d_bias_swish))
{
    if (dfg_op(g, n) != dnnl_op_multiply) return false;
    struct dnnl_swish_match swish;
    for (; dnnl_swish_find(g, n, way, &swish, DFG_PART(whole, swish)); way[0]++, way[1] = 0) {
        if (dfg_op(g, swish.p) != dnnl_op_add) continue;
        struct dnnl_conv3d_bias_match conv3d_bias;
        for (; dnnl_conv3d_bias_find(g, swish.p, way + 1, &conv3d_bias); way[1]++) {
            if (!dfg_same_body(g, n, swish.p)) continue;
            DFG_GIVE(dnnl_conv3d_bias_swish, .root = n, .x = conv3d_bias.x, .w = conv3d_bias.w,
                     .b = conv3d_bias.b);
            DFG_GIVE_PARTS(whole->conv3d_bias = conv3d_bias);
            return true;
        }
    }
    return false;
}

/* dnnl.pat:105, as an entry of a table, with f = swish, c = deconv2d_bias */
bool dnnl_deconv2d_bias_swish_find(DFG_FIND_ON(dnnl_deconv2d_bias_swish))
{
    if (dfg_op(g, n) != dnnl_op_multiply) return false;
    struct dnnl_swish_match swish;
    for (; dnnl_swish_find(g, n, way, &swish, DFG_PART(whole, swish)); way[0]++, way[1] = 0) {
        if (dfg_op(g, swish.p) != dnnl_op_add) continue;
        struct dnnl_deconv2d_bias_match deconv2d_bias;
        for (; dnnl_deconv2d_bias_find(g, swish.p, way + 1, &deconv2d_bias); way[1]++) {
            if (!dfg_same_body(g, n, swish.p)) continue;
            DFG_GIVE(dnnl_deconv2d_bias_swish, .root = n, .x = deconv2d_bias.x, .w = deconv2d_bias.w,
                     .b = deconv2d_bias.b);
            DFG_GIVE_PARTS(whole->deconv2d_bias = deconv2d_bias);
            return true;
        }
    }
    return false;
}

/* dnnl.pat:105, as an entry of a table, with f = swish, c = deconv3d_bias */
bool dnnl_deconv3d_bias_swish_find(DFG_FIND_ON(dnnl_deconv3d_bias_swish))
{
    if (dfg_op(g, n) != dnnl_op_multiply) return false;
    struct dnnl_swish_match swish;
    for (; dnnl_swish_find(g, n, way, &swish, DFG_PART(whole, swish)); way[0]++, way[1] = 0) {
        if (dfg_op(g, swish.p) != dnnl_op_add) continue;
        struct dnnl_deconv3d_bias_match deconv3d_bias;
        for (; dnnl_deconv3d_bias_find(g, swish.p, way + 1, &deconv3d_bias); way[1]++) {
            if (!dfg_same_body(g, n, swish.p)) continue;
            DFG_GIVE(dnnl_deconv3d_bias_swish, .root = n, .x = deconv3d_bias.x, .w = deconv3d_bias.w,
                     .b = deconv3d_bias.b);
            DFG_GIVE_PARTS(whole->deconv3d_bias = deconv3d_bias);
            return true;
        }
    }
    return false;
}

/* dnnl.pat:105, as an entry of a table, with f = swish, c = dense_bias */
bool dnnl_dense_bias_swish_find(DFG_FIND_ON(dnnl_dense_bias_swish))
{
    if (dfg_op(g, n) != dnnl_op_multiply) return false;
    struct dnnl_swish_match swish;
    for (; dnnl_swish_find(g, n, way, &swish, DFG_PART(whole, swish)); way[0]++, way[1] = 0) {
        if (dfg_op(g, swish.p) != dnnl_op_add) continue;
        struct dnnl_dense_bias_match dense_bias;
        for (; dnnl_dense_bias_find(g, swish.p, way + 1, &dense_bias, DFG_PART(whole, dense_bias)); way[1]++) {
            if (!dfg_same_body(g, n, swish.p)) continue;
            DFG_GIVE_IN_BOTH(dnnl_dense_bias_swish, .root = n, .x = dense_bias.x, .w = dense_bias.w,
                             .b = dense_bias.b);
            return true;
        }
    }
    return false;
}

/* dnnl.pat:105, as an entry of a table, with f = mish, c = conv1d_bias */
bool dnnl_conv1d_bias_mish_find(DFG_FIND_ON(dnnl_conv1d_bias_mish))
{
    if (dfg_op(g, n) != dnnl_op_multiply) return false;
    struct dnnl_mish_match mish;
    for (; dnnl_mish_find(g, n, way, &mish, DFG_PART(whole, mish)); way[0]++, way[1] = 0) {
        if (dfg_op(g, mish.p) != dnnl_op_add) continue;
        struct dnnl_conv1d_bias_match conv1d_bias;
        for (; dnnl_conv1d_bias_find(g, mish.p, way + 1, &conv1d_bias); way[1]++) {
            if (!dfg_same_body(g, n, mish.p)) continue;
            DFG_GIVE(dnnl_conv1d_bias_mish, .root = n, .x = conv1d_bias.x, .w = conv1d_bias.w,
                     .b = conv1d_bias.b);
            DFG_GIVE_PARTS(whole->conv1d_bias = conv1d_bias);
            return true;
        }
    }
    return false;
}

/* dnnl.pat:105, as an entry of a table, with f = mish, c = conv2d_bias */
bool dnnl_conv2d_bias_mish_find(DFG_FIND_ON(dnnl_conv2d_bias_mish))
{
    if (dfg_op(g, n) != dnnl_op_multiply) return false;
    struct dnnl_mish_match mish;
    for (; dnnl_mish_find(g, n, way, &mish, DFG_PART(whole, mish)); way[0]++, way[1] = 0) {
        if (dfg_op(g, mish.p) != dnnl_op_add) continue;
        struct dnnl_conv2d_bias_match conv2d_bias;
        for (; dnnl_conv2d_bias_find(g, mish.p, way + 1, &conv2d_bias); way[1]++) {
            if (!dfg_same_body(g, n, mish.p)) continue;
            DFG_GIVE(dnnl_conv2d_bias_mish, .root = n, .x = conv2d_bias.x, .w = conv2d_bias.w,
                     .b = conv2d_bias.b);
            DFG_GIVE_PARTS(whole->conv2d_bias = conv2d_bias);
            return true;
        }
    }
    return false;
}

/* dnnl.pat:105, as an entry of a table, with f = mish, c = conv3d_bias */
bool dnnl_conv3d_bias_mish_find(DFG_FIND_ON(dnnl_conv3d_bias_mish))
{
    if (dfg_op(g, n) != dnnl_op_multiply) return false;
    struct dnnl_mish_match mish;
    for (; dnnl_mish_find(g, n, way, &mish, DFG_PART(whole, mish)); way[0]++, way[1] = 0) {
        if (dfg_op(g, mish.p) != dnnl_op_add) continue;
        struct dnnl_conv3d_bias_match conv3d_bias;
        for (; dnnl_conv3d_bias_find(g, mish.p, way + 1, &conv3d_bias); way[1]++) {
            if (!dfg_same_body(g, n, mish.p)) continue;
            DFG_GIVE(dnnl_conv3d_bias_mish, .root = n, .x = conv3d_bias.x, .w = conv3d_bias.w,
                     .b = conv3d_bias.b);
            DFG_GIVE_PARTS(whole->conv3d_bias = conv3d_bias);
            return true;
        }
    }
    return false;
}

/* dnnl.pat:105, as an entry of a table, with f = mish, c = deconv2d_bias */
bool dnnl_deconv2d_bias_mish_find(DFG_FIND_ON(dnnl_deconv2d_bias_mish))
{
    if (dfg_op(g, n) != dnnl_op_multiply) return false;
    struct dnnl_mish_match mish;
    for (; dnnl_mish_find(g, n, way, &mish, DFG_PART(whole, mish)); way[0]++, way[1] = 0) {
        if (dfg_op(g, mish.p) != dnnl_op_add) continue;
        struct dnnl_deconv2d_bias_match deconv2d_bias;
        for (; dnnl_deconv2d_bias_find(g, mish.p, way + 1, &deconv2d_bias); way[1]++) {
            if (!dfg_same_body(g, n, mish.p)) continue;
            DFG_GIVE(dnnl_deconv2d_bias_mish, .root = n, .x = deconv2d_bias.x, .w = deconv2d_bias.w,
                     .b = deconv2d_bias.b);
            DFG_GIVE_PARTS(whole->deconv2d_bias = deconv2d_bias);
            return true;
        }
    }
    return false;
}

/* dnnl.pat:105, as an entry of a table, with f = mish, c = deconv3d_bias */
bool dnnl_deconv3d_bias_mish_find(DFG_FIND_ON(dnnl_deconv3d_bias_mish))
{
    if (dfg_op(g, n) != dnnl_op_multiply) return false;
    struct dnnl_mish_match mish;
    for (; dnnl_mish_find(g, n, way, &mish, DFG_PART(whole, mish)); way[0]++, way[1] = 0) {
        if (dfg_op(g, mish.p) != dnnl_op_add) continue;
        struct dnnl_deconv3d_bias_match deconv3d_bias;
        for (; dnnl_deconv3d_bias_find(g, mish.p, way + 1, &deconv3d_bias); way[1]++) {
            if (!dfg_same_body(g, n, mish.p)) continue;
            DFG_GIVE(dnnl_deconv3d_bias_mish, .root = n, .x = deconv3d_bias.x, .w = deconv3d_bias.w,
                     .b = deconv3d_bias.b);
            DFG_GIVE_PARTS(whole->deconv3d_bias = deconv3d_bias);
            return true;
        }
    }
    return false;
}

/* dnnl.pat:105, as an entry of a table, with f = mish, c = dense_bias */
bool dnnl_dense_bias_mish_find(DFG_FIND_ON(dnnl_dense_bias_mish))
{
    if (dfg_op(g, n) != dnnl_op_multiply) return false;
    struct dnnl_mish_match mish;
    for (; dnnl_mish_find(g, n, way, &mish, DFG_PART(whole, mish)); way[0]++, way[1] = 0) {
        if (dfg_op(g, mish.p) != dnnl_op_add) continue;
        struct dnnl_dense_bias_match dense_bias;
        for (; dnnl_dense_bias_find(g, mish.p, way + 1, &dense_bias, DFG_PART(whole, dense_bias)); way[1]++) {
            if (!dfg_same_body(g, n, mish.p)) continue;
            DFG_GIVE_IN_BOTH(dnnl_dense_bias_mish, .root = n, .x = dense_bias.x, .w = dense_bias.w,
                             .b = dense_bias.b);
            return true;
        }
    }
    return false;
}

/* dnnl.pat:107, as an entry of a table, with f = nn.relu, c = nn.conv1d  "dnnl.{c}_{f}"(x, w) = f(c(x, w)); */
bool dnnl_conv1d_relu_find(DFG_FIND(dnnl_conv1d_relu))
{
    if (!dfg_calls_argc(g, n, dnnl_op_nn_relu, 1)) return false;
    dfg_node conv1d = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, conv1d, dnnl_op_nn_conv1d, 2)) return false;
    dfg_node x = dfg_operand(g, conv1d, 0), w = dfg_operand(g, conv1d, 1);
    if (!dfg_same_body(g, n, conv1d)) return false;
    DFG_GIVE(dnnl_conv1d_relu, .root = n, .x = x, .w = w);
    DFG_GIVE_WHOLE(dnnl_conv1d_relu, .conv1d = conv1d);
    return true;
}

/* dnnl.pat:107, as an entry of a table, with f = nn.relu, c = nn.conv2d */
bool dnnl_conv2d_relu_find(DFG_FIND(dnnl_conv2d_relu))
{
    if (!dfg_calls_argc(g, n, dnnl_op_nn_relu, 1)) return false;
    dfg_node conv2d = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, conv2d, dnnl_op_nn_conv2d, 2)) return false;
    dfg_node x = dfg_operand(g, conv2d, 0), w = dfg_operand(g, conv2d, 1);
    if (!dfg_same_body(g, n, conv2d)) return false;
    DFG_GIVE(dnnl_conv2d_relu, .root = n, .x = x, .w = w);
    DFG_GIVE_WHOLE(dnnl_conv2d_relu, .conv2d = conv2d);
    return true;
}

/* dnnl.pat:107, as an entry of a table, with f = nn.relu, c = nn.conv3d */
bool dnnl_conv3d_relu_find(DFG_FIND(dnnl_conv3d_relu))
{
    if (!dfg_calls_argc(g, n, dnnl_op_nn_relu, 1)) return false;
    dfg_node conv3d = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, conv3d, dnnl_op_nn_conv3d, 2)) return false;
    dfg_node x = dfg_operand(g, conv3d, 0), w = dfg_operand(g, conv3d, 1);
    if (!dfg_same_body(g, n, conv3d)) return false;
    DFG_GIVE(dnnl_conv3d_relu, .root = n, .x = x, .w = w);
    DFG_GIVE_WHOLE(dnnl_conv3d_relu, .conv3d = conv3d);
    return true;
}

/* dnnl.pat:107, as an entry of a table, with f = nn.relu, c = nn.conv2d_transpose */
bool dnnl_deconv2d_relu_find(DFG_FIND(dnnl_deconv2d_relu))
{
    if (!dfg_calls_argc(g, n, dnnl_op_nn_relu, 1)) return false;
    dfg_node conv2d_transpose = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, conv2d_transpose, dnnl_op_nn_conv2d_transpose, 2)) return false;
    dfg_node x = dfg_operand(g, conv2d_transpose, 0), w = dfg_operand(g, conv2d_transpose, 1);
    if (!dfg_same_body(g, n, conv2d_transpose)) return false;
    DFG_GIVE(dnnl_deconv2d_relu, .root = n, .x = x, .w = w);
    DFG_GIVE_WHOLE(dnnl_deconv2d_relu, .conv2d_transpose = conv2d_transpose);
    return true;
}

/* dnnl.pat:107, as an entry of a table, with f = nn.relu, c = nn.conv3d_transpose */
bool dnnl_deconv3d_relu_find(DFG_FIND(dnnl_deconv3d_relu))
{
    if (!dfg_calls_argc(g, n, dnnl_op_nn_relu, 1)) return false;
    dfg_node conv3d_transpose = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, conv3d_transpose, dnnl_op_nn_conv3d_transpose, 2)) return false;
    dfg_node x = dfg_operand(g, conv3d_transpose, 0), w = dfg_operand(g, conv3d_transpose, 1);
    if (!dfg_same_body(g, n, conv3d_transpose)) return false;
    DFG_GIVE(dnnl_deconv3d_relu, .root = n, .x = x, .w = w);
    DFG_GIVE_WHOLE(dnnl_deconv3d_relu, .conv3d_transpose = conv3d_transpose);
    return true;
}

/* dnnl.pat:107, as an entry of a table, with f = nn.relu, c = nn.dense */
bool dnnl_dense_relu_find(DFG_FIND(dnnl_dense_relu))
{
    if (!dfg_calls_argc(g, n, dnnl_op_nn_relu, 1)) return false;
    dfg_node dense = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, dense, dnnl_op_nn_dense, 2)) return false;
    dfg_node x = dfg_operand(g, dense, 0), w = dfg_operand(g, dense, 1);
    if (!dfg_same_body(g, n, dense)) return false;
    DFG_GIVE(dnnl_dense_relu, .root = n, .x = x, .w = w);
    DFG_GIVE_WHOLE(dnnl_dense_relu, .dense = dense);
    return true;
}

/* dnnl.pat:107, as an entry of a table, with f = tanh, c = nn.conv1d */
bool dnnl_conv1d_tanh_find(DFG_FIND(dnnl_conv1d_tanh))
{
    if (!dfg_calls_argc(g, n, dnnl_op_tanh, 1)) return false;
    dfg_node conv1d = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, conv1d, dnnl_op_nn_conv1d, 2)) return false;
    dfg_node x = dfg_operand(g, conv1d, 0), w = dfg_operand(g, conv1d, 1);
    if (!dfg_same_body(g, n, conv1d)) return false;
    DFG_GIVE(dnnl_conv1d_tanh, .root = n, .x = x, .w = w);
    DFG_GIVE_WHOLE(dnnl_conv1d_tanh, .conv1d = conv1d);
    return true;
}

/* dnnl.pat:107, as an entry of a table, with f = tanh, c = nn.conv2d */
bool dnnl_conv2d_tanh_find(DFG_FIND(dnnl_conv2d_tanh))
{
    if (!dfg_calls_argc(g, n, dnnl_op_tanh, 1)) return false;
    dfg_node conv2d = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, conv2d, dnnl_op_nn_conv2d, 2)) return false;
    dfg_node x = dfg_operand(g, conv2d, 0), w = dfg_operand(g, conv2d, 1);
    if (!dfg_same_body(g, n, conv2d)) return false;
    DFG_GIVE(dnnl_conv2d_tanh, .root = n, .x = x, .w = w);
    DFG_GIVE_WHOLE(dnnl_conv2d_tanh, .conv2d = conv2d);
    return true;
}

/* dnnl.pat:107, as an entry of a table, with f = tanh, c = nn.conv3d */
bool dnnl_conv3d_tanh_find(DFG_FIND(dnnl_conv3d_tanh))
{
    if (!dfg_calls_argc(g, n, dnnl_op_tanh, 1)) return false;
    dfg_node conv3d = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, conv3d, dnnl_op_nn_conv3d, 2)) return false;
    dfg_node x = dfg_operand(g, conv3d, 0), w = dfg_operand(g, conv3d, 1);
    if (!dfg_same_body(g, n, conv3d)) return false;
    DFG_GIVE(dnnl_conv3d_tanh, .root = n, .x = x, .w = w);
    DFG_GIVE_WHOLE(dnnl_conv3d_tanh, .conv3d = conv3d);
    return true;
}

/* dnnl.pat:107, as an entry of a table, with f = tanh, c = nn.conv2d_transpose */
bool dnnl_deconv2d_tanh_find(DFG_FIND(dnnl_deconv2d_tanh))
{
    if (!dfg_calls_argc(g, n, dnnl_op_tanh, 1)) return false;
    dfg_node conv2d_transpose = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, conv2d_transpose, dnnl_op_nn_conv2d_transpose, 2)) return false;
    dfg_node x = dfg_operand(g, conv2d_transpose, 0), w = dfg_operand(g, conv2d_transpose, 1);
    if (!dfg_same_body(g, n, conv2d_transpose)) return false;
    DFG_GIVE(dnnl_deconv2d_tanh, .root = n, .x = x, .w = w);
    DFG_GIVE_WHOLE(dnnl_deconv2d_tanh, .conv2d_transpose = conv2d_transpose);
    return true;
}

/* dnnl.pat:107, as an entry of a table, with f = tanh, c = nn.conv3d_transpose */
bool dnnl_deconv3d_tanh_find(DFG_FIND(dnnl_deconv3d_tanh))
{
    if (!dfg_calls_argc(g, n, dnnl_op_tanh, 1)) return false;
    dfg_node conv3d_transpose = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, conv3d_transpose, dnnl_op_nn_conv3d_transpose, 2)) return false;
    dfg_node x = dfg_operand(g, conv3d_transpose, 0), w = dfg_operand(g, conv3d_transpose, 1);
    if (!dfg_same_body(g, n, conv3d_transpose)) return false;
    DFG_GIVE(dnnl_deconv3d_tanh, .root = n, .x = x, .w = w);
    DFG_GIVE_WHOLE(dnnl_deconv3d_tanh, .conv3d_transpose = conv3d_transpose);
    return true;
}

/* dnnl.pat:107, as an entry of a table, with f = tanh, c = nn.dense */
bool dnnl_dense_tanh_find(DFG_FIND(dnnl_dense_tanh))
{
    if (!dfg_calls_argc(g, n, dnnl_op_tanh, 1)) return false;
    dfg_node dense = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, dense, dnnl_op_nn_dense, 2)) return false;
    dfg_node x = dfg_operand(g, dense, 0), w = dfg_operand(g, dense, 1);
    if (!dfg_same_body(g, n, dense)) return false;
    DFG_GIVE(dnnl_dense_tanh, .root = n, .x = x, .w = w);
    DFG_GIVE_WHOLE(dnnl_dense_tanh, .dense = dense);
    return true;
}

/* dnnl.pat:107, as an entry of a table, with f = sigmoid, c = nn.conv1d */
bool dnnl_conv1d_sigmoid_find(DFG_FIND(dnnl_conv1d_sigmoid))
{
    if (!dfg_calls_argc(g, n, dnnl_op_sigmoid, 1)) return false;
    dfg_node conv1d = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, conv1d, dnnl_op_nn_conv1d, 2)) return false;
    dfg_node x = dfg_operand(g, conv1d, 0), w = dfg_operand(g, conv1d, 1);
    if (!dfg_same_body(g, n, conv1d)) return false;
    DFG_GIVE(dnnl_conv1d_sigmoid, .root = n, .x = x, .w = w);
    DFG_GIVE_WHOLE(dnnl_conv1d_sigmoid, .conv1d = conv1d);
    return true;
}

/* dnnl.pat:107, as an entry of a table, with f = sigmoid, c = nn.conv2d */
bool dnnl_conv2d_sigmoid_find(DFG_FIND(dnnl_conv2d_sigmoid))
{
    if (!dfg_calls_argc(g, n, dnnl_op_sigmoid, 1)) return false;
    dfg_node conv2d = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, conv2d, dnnl_op_nn_conv2d, 2)) return false;
    dfg_node x = dfg_operand(g, conv2d, 0), w = dfg_operand(g, conv2d, 1);
    if (!dfg_same_body(g, n, conv2d)) return false;
    DFG_GIVE(dnnl_conv2d_sigmoid, .root = n, .x = x, .w = w);
    DFG_GIVE_WHOLE(dnnl_conv2d_sigmoid, .conv2d = conv2d);
    return true;
}

/* dnnl.pat:107, as an entry of a table, with f = sigmoid, c = nn.conv3d */
bool dnnl_conv3d_sigmoid_find(DFG_FIND(dnnl_conv3d_sigmoid))
{
    if (!dfg_calls_argc(g, n, dnnl_op_sigmoid, 1)) return false;
    dfg_node conv3d = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, conv3d, dnnl_op_nn_conv3d, 2)) return false;
    dfg_node x = dfg_operand(g, conv3d, 0), w = dfg_operand(g, conv3d, 1);
    if (!dfg_same_body(g, n, conv3d)) return false;
    DFG_GIVE(dnnl_conv3d_sigmoid, .root = n, .x = x, .w = w);
    DFG_GIVE_WHOLE(dnnl_conv3d_sigmoid, .conv3d = conv3d);
    return true;
}

/* dnnl.pat:107, as an entry of a table, with f = sigmoid, c = nn.conv2d_transpose */
bool dnnl_deconv2d_sigmoid_find(DFG_FIND(dnnl_deconv2d_sigmoid))
{
    if (!dfg_calls_argc(g, n, dnnl_op_sigmoid, 1)) return false;
    dfg_node conv2d_transpose = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, conv2d_transpose, dnnl_op_nn_conv2d_transpose, 2)) return false;
    dfg_node x = dfg_operand(g, conv2d_transpose, 0), w = dfg_operand(g, conv2d_transpose, 1);
    if (!dfg_same_body(g, n, conv2d_transpose)) return false;
    DFG_GIVE(dnnl_deconv2d_sigmoid, .root = n, .x = x, .w = w);
    DFG_GIVE_WHOLE(dnnl_deconv2d_sigmoid, .conv2d_transpose = conv2d_transpose);
    return true;
}

/* dnnl.pat:107, as an entry of a table, with f = sigmoid, c = nn.conv3d_transpose */
bool dnnl_deconv3d_sigmoid_find(DFG_FIND(dnnl_deconv3d_sigmoid))
{
    if (!dfg_calls_argc(g, n, dnnl_op_sigmoid, 1)) return false;
    dfg_node conv3d_transpose = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, conv3d_transpose, dnnl_op_nn_conv3d_transpose, 2)) return false;
    dfg_node x = dfg_operand(g, conv3d_transpose, 0), w = dfg_operand(g, conv3d_transpose, 1);
    if (!dfg_same_body(g, n, conv3d_transpose)) return false;
    DFG_GIVE(dnnl_deconv3d_sigmoid, .root = n, .x = x, .w = w);
    DFG_GIVE_WHOLE(dnnl_deconv3d_sigmoid, .conv3d_transpose = conv3d_transpose);
    return true;
}

/* dnnl.pat:107, as an entry of a table, with f = sigmoid, c = nn.dense */
bool dnnl_dense_sigmoid_find(DFG_FIND(dnnl_dense_sigmoid))
{
    if (!dfg_calls_argc(g, n, dnnl_op_sigmoid, 1)) return false;
    dfg_node dense = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, dense, dnnl_op_nn_dense, 2)) return false;
    dfg_node x = dfg_operand(g, dense, 0), w = dfg_operand(g, dense, 1);
    if (!dfg_same_body(g, n, dense)) return false;
    DFG_GIVE(dnnl_dense_sigmoid, .root = n, .x = x, .w = w);
    DFG_GIVE_WHOLE(dnnl_dense_sigmoid, .dense = dense);
    return true;
}

/* dnnl.pat:107, as an entry of a table, with f = clip, c = nn.conv1d */
bool dnnl_conv1d_clip_find(DFG_FIND(dnnl_conv1d_clip))
{
    if (!dfg_calls_argc(g, n, dnnl_op_clip, 1)) return false;
    dfg_node conv1d = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, conv1d, dnnl_op_nn_conv1d, 2)) return false;
    dfg_node x = dfg_operand(g, conv1d, 0), w = dfg_operand(g, conv1d, 1);
    if (!dfg_same_body(g, n, conv1d)) return false;
    DFG_GIVE(dnnl_conv1d_clip, .root = n, .x = x, .w = w);
    DFG_GIVE_WHOLE(dnnl_conv1d_clip, .conv1d = conv1d);
    return true;
}

/* dnnl.pat:107, as an entry of a table, with f = clip, c = nn.conv2d */
bool dnnl_conv2d_clip_find(DFG_FIND(dnnl_conv2d_clip))
{
    if (!dfg_calls_argc(g, n, dnnl_op_clip, 1)) return false;
    dfg_node conv2d = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, conv2d, dnnl_op_nn_conv2d, 2)) return false;
    dfg_node x = dfg_operand(g, conv2d, 0), w = dfg_operand(g, conv2d, 1);
    if (!dfg_same_body(g, n, conv2d)) return false;
    DFG_GIVE(dnnl_conv2d_clip, .root = n, .x = x, .w = w);
    DFG_GIVE_WHOLE(dnnl_conv2d_clip, .conv2d = conv2d);
    return true;
}

/* dnnl.pat:107, as an entry of a table, with f = clip, c = nn.conv3d */
bool dnnl_conv3d_clip_find(DFG_FIND(dnnl_conv3d_clip))
{
    if (!dfg_calls_argc(g, n, dnnl_op_clip, 1)) return false;
    dfg_node conv3d = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, conv3d, dnnl_op_nn_conv3d, 2)) return false;
    dfg_node x = dfg_operand(g, conv3d, 0), w = dfg_operand(g, conv3d, 1);
    if (!dfg_same_body(g, n, conv3d)) return false;
    DFG_GIVE(dnnl_conv3d_clip, .root = n, .x = x, .w = w);
    DFG_GIVE_WHOLE(dnnl_conv3d_clip, .conv3d = conv3d);
    return true;
}

/* dnnl.pat:107, as an entry of a table, with f = clip, c = nn.conv2d_transpose */
bool dnnl_deconv2d_clip_find(DFG_FIND(dnnl_deconv2d_clip))
{
    if (!dfg_calls_argc(g, n, dnnl_op_clip, 1)) return false;
    dfg_node conv2d_transpose = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, conv2d_transpose, dnnl_op_nn_conv2d_transpose, 2)) return false;
    dfg_node x = dfg_operand(g, conv2d_transpose, 0), w = dfg_operand(g, conv2d_transpose, 1);
    if (!dfg_same_body(g, n, conv2d_transpose)) return false;
    DFG_GIVE(dnnl_deconv2d_clip, .root = n, .x = x, .w = w);
    DFG_GIVE_WHOLE(dnnl_deconv2d_clip, .conv2d_transpose = conv2d_transpose);
    return true;
}

/* dnnl.pat:107, as an entry of a table, with f = clip, c = nn.conv3d_transpose */
bool dnnl_deconv3d_clip_find(DFG_FIND(dnnl_deconv3d_clip))
{
    if (!dfg_calls_argc(g, n, dnnl_op_clip, 1)) return false;
    dfg_node conv3d_transpose = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, conv3d_transpose, dnnl_op_nn_conv3d_transpose, 2)) return false;
    dfg_node x = dfg_operand(g, conv3d_transpose, 0), w = dfg_operand(g, conv3d_transpose, 1);
    if (!dfg_same_body(g, n, conv3d_transpose)) return false;
    DFG_GIVE(dnnl_deconv3d_clip, .root = n, .x = x, .w = w);
    DFG_GIVE_WHOLE(dnnl_deconv3d_clip, .conv3d_transpose = conv3d_transpose);
    return true;
}

/* dnnl.pat:107, as an entry of a table, with f = clip, c = nn.dense */
bool dnnl_dense_clip_find(DFG_FIND(dnnl_dense_clip))
{
    if (!dfg_calls_argc(g, n, dnnl_op_clip, 1)) return false;
    dfg_node dense = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, dense, dnnl_op_nn_dense, 2)) return false;
    dfg_node x = dfg_operand(g, dense, 0), w = dfg_operand(g, dense, 1);
    if (!dfg_same_body(g, n, dense)) return false;
    DFG_GIVE(dnnl_dense_clip, .root = n, .x = x, .w = w);
    DFG_GIVE_WHOLE(dnnl_dense_clip, .dense = dense);
    return true;
}

/* dnnl.pat:107, as an entry of a table, with f = gelu, c = nn.conv1d */
bool dnnl_conv1d_gelu_find(DFG_FIND_ON(dnnl_conv1d_gelu))
{
    if (dfg_op(g, n) != dnnl_op_multiply) return false;
    struct dnnl_gelu_match gelu;
    for (; dnnl_gelu_find(g, n, way, &gelu, DFG_PART(whole, gelu)); way[0]++) {
        dfg_node conv1d = gelu.p;
        if (!dfg_calls_argc(g, conv1d, dnnl_op_nn_conv1d, 2)) continue;
        dfg_node x = dfg_operand(g, conv1d, 0), w = dfg_operand(g, conv1d, 1);
        if (!dfg_same_body(g, n, conv1d)) continue;
        DFG_GIVE(dnnl_conv1d_gelu, .root = n, .x = x, .w = w);
        DFG_GIVE_PARTS(whole->conv1d = conv1d);
        return true;
    }
    return false;
}

/* dnnl.pat:107, as an entry of a table, with f = gelu, c = nn.conv2d */
bool dnnl_conv2d_gelu_find(DFG_FIND_ON(dnnl_conv2d_gelu))
{
    if (dfg_op(g, n) != dnnl_op_multiply) return false;
    struct dnnl_gelu_match gelu;
    for (; dnnl_gelu_find(g, n, way, &gelu, DFG_PART(whole, gelu)); way[0]++) {
        dfg_node conv2d = gelu.p;
        if (!dfg_calls_argc(g, conv2d, dnnl_op_nn_conv2d, 2)) continue;
        dfg_node x = dfg_operand(g, conv2d, 0), w = dfg_operand(g, conv2d, 1);
        if (!dfg_same_body(g, n, conv2d)) continue;
        DFG_GIVE(dnnl_conv2d_gelu, .root = n, .x = x, .w = w);
        DFG_GIVE_PARTS(whole->conv2d = conv2d);
        return true;
    }
    return false;
}

/* dnnl.pat:107, as an entry of a table, with f = gelu, c = nn.conv3d */
bool dnnl_conv3d_gelu_find(DFG_FIND_ON(dnnl_conv3d_gelu))
{
    if (dfg_op(g, n) != dnnl_op_multiply) return false;
    struct dnnl_gelu_match gelu;
    for (; dnnl_gelu_find(g, n, way, &gelu, DFG_PART(whole, gelu)); way[0]++) {
        dfg_node conv3d = gelu.p;
        if (!dfg_calls_argc(g, conv3d, dnnl_op_nn_conv3d, 2)) continue;
        dfg_node x = dfg_operand(g, conv3d, 0), w = dfg_operand(g, conv3d, 1);
        if (!dfg_same_body(g, n, conv3d)) continue;
        DFG_GIVE(dnnl_conv3d_gelu, .root = n, .x = x, .w = w);
        DFG_GIVE_PARTS(whole->conv3d = conv3d);
        return true;
    }
    return false;
}

/* dnnl.pat:107, as an entry of a table, with f = gelu, c = nn.conv2d_transpose */
bool dnnl_deconv2d_gelu_find(DFG_FIND_ON(dnnl_deconv2d_gelu))
{
    if (dfg_op(g, n) != dnnl_op_multiply) return false;
    struct dnnl_gelu_match gelu;
    for (; dnnl_gelu_find(g, n, way, &gelu, DFG_PART(whole, gelu)); way[0]++) {
        dfg_node conv2d_transpose = gelu.p;
        if (!dfg_calls_argc(g, conv2d_transpose, dnnl_op_nn_conv2d_transpose, 2)) continue;
        dfg_node x = dfg_operand(g, conv2d_transpose, 0), w = dfg_operand(g, conv2d_transpose, 1);
        if (!dfg_same_body(g, n, conv2d_transpose)) continue;
        DFG_GIVE(dnnl_deconv2d_gelu, .root = n, .x = x, .w = w);
        DFG_GIVE_PARTS(whole->conv2d_transpose = conv2d_transpose);
        return true;
    }
    return false;
}

/* dnnl.pat:107, as an entry of a table, with f = gelu, c = nn.conv3d_transpose */
bool dnnl_deconv3d_gelu_find(DFG_FIND_ON(dnnl_deconv3d_gelu))
{
    if (dfg_op(g, n) != dnnl_op_multiply) return false;
    struct dnnl_gelu_match gelu;
    for (; dnnl_gelu_find(g, n, way, &gelu, DFG_PART(whole, gelu)); way[0]++) {
        dfg_node conv3d_transpose = gelu.p;
        if (!dfg_calls_argc(g, conv3d_transpose, dnnl_op_nn_conv3d_transpose, 2)) continue;
        dfg_node x = dfg_operand(g, conv3d_transpose, 0), w = dfg_operand(g, conv3d_transpose, 1);
        if (!dfg_same_body(g, n, conv3d_transpose)) continue;
        DFG_GIVE(dnnl_deconv3d_gelu, .root = n, .x = x, .w = w);
        DFG_GIVE_PARTS(whole->conv3d_transpose = conv3d_transpose);
        return true;
    }
    return false;
}

/* dnnl.pat:107, as an entry of a table, with f = gelu, c = nn.dense */
bool dnnl_dense_gelu_find(DFG_FIND_ON(dnnl_dense_gelu))
{
    if (dfg_op(g, n) != dnnl_op_multiply) return false;
    struct dnnl_gelu_match gelu;
    for (; dnnl_gelu_find(g, n, way, &gelu, DFG_PART(whole, gelu)); way[0]++) {
        dfg_node dense = gelu.p;
        if (!dfg_calls_argc(g, dense, dnnl_op_nn_dense, 2)) continue;
        dfg_node x = dfg_operand(g, dense, 0), w = dfg_operand(g, dense, 1);
        if (!dfg_same_body(g, n, dense)) continue;
        DFG_GIVE(dnnl_dense_gelu, .root = n, .x = x, .w = w);
        DFG_GIVE_PARTS(whole->dense = dense);
        return true;
    }
    return false;
}

/* dnnl.pat:107, as an entry of a table, with f = swish, c = nn.conv1d */
bool dnnl_conv1d_swish_find(DFG_FIND_ON(dnnl_conv1d_swish))
{
    if (dfg_op(g, n) != dnnl_op_multiply) return false;
    struct dnnl_swish_match swish;
    for (; dnnl_swish_find(g, n, way, &swish, DFG_PART(whole, swish)); way[0]++) {
        dfg_node conv1d = swish.p;
        if (!dfg_calls_argc(g, conv1d, dnnl_op_nn_conv1d, 2)) continue;
        dfg_node x = dfg_operand(g, conv1d, 0), w = dfg_operand(g, conv1d, 1);
        if (!dfg_same_body(g, n, conv1d)) continue;
        DFG_GIVE(dnnl_conv1d_swish, .root = n, .x = x, .w = w);
        DFG_GIVE_PARTS(whole->conv1d = conv1d);
        return true;
    }
    return false;
}

/* dnnl.pat:107, as an entry of a table, with f = swish, c = nn.conv2d */
bool dnnl_conv2d_swish_find(DFG_FIND_ON(dnnl_conv2d_swish))
{
    if (dfg_op(g, n) != dnnl_op_multiply) return false;
    struct dnnl_swish_match swish;
    for (; dnnl_swish_find(g, n, way, &swish, DFG_PART(whole, swish)); way[0]++) {
        dfg_node conv2d = swish.p;
        if (!dfg_calls_argc(g, conv2d, dnnl_op_nn_conv2d, 2)) continue;
        dfg_node x = dfg_operand(g, conv2d, 0), w = dfg_operand(g, conv2d, 1);
        if (!dfg_same_body(g, n, conv2d)) continue;
        DFG_GIVE(dnnl_conv2d_swish, .root = n, .x = x, .w = w);
        DFG_GIVE_PARTS(whole->conv2d = conv2d);
        return true;
    }
    return false;
}

/* dnnl.pat:107, as an entry of a table, with f = swish, c = nn.conv3d */
bool dnnl_conv3d_swish_find(DFG_FIND_ON(dnnl_conv3d_swish))
{
    if (dfg_op(g, n) != dnnl_op_multiply) return false;
    struct dnnl_swish_match swish;
    for (; dnnl_swish_find(g, n, way, &swish, DFG_PART(whole, swish)); way[0]++) {
        dfg_node conv3d = swish.p;
        if (!dfg_calls_argc(g, conv3d, dnnl_op_nn_conv3d, 2)) continue;
        dfg_node x = dfg_operand(g, conv3d, 0), w = dfg_operand(g, conv3d, 1);
        if (!dfg_same_body(g, n, conv3d)) continue;
        DFG_GIVE(dnnl_conv3d_swish, .root = n, .x = x, .w = w);
        DFG_GIVE_PARTS(whole->conv3d = conv3d);
        return true;
    }
    return false;
}

/* dnnl.pat:107, as an entry of a table, with f = swish, c = nn.conv2d_transpose */
bool dnnl_deconv2d_swish_find(DFG_FIND_ON(dnnl_deconv2d_swish))
{
    if (dfg_op(g, n) != dnnl_op_multiply) return false;
    struct dnnl_swish_match swish;
    for (; dnnl_swish_find(g, n, way, &swish, DFG_PART(whole, swish)); way[0]++) {
        dfg_node conv2d_transpose = swish.p;
        if (!dfg_calls_argc(g, conv2d_transpose, dnnl_op_nn_conv2d_transpose, 2)) continue;
        dfg_node x = dfg_operand(g, conv2d_transpose, 0), w = dfg_operand(g, conv2d_transpose, 1);
        if (!dfg_same_body(g, n, conv2d_transpose)) continue;
        DFG_GIVE(dnnl_deconv2d_swish, .root = n, .x = x, .w = w);
        DFG_GIVE_PARTS(whole->conv2d_transpose = conv2d_transpose);
        return true;
    }
    return false;
}

/* dnnl.pat:107, as an entry of a table, with f = swish, c = nn.conv3d_transpose */
bool dnnl_deconv3d_swish_find(DFG_FIND_ON(dnnl_deconv3d_swish))
{
    if (dfg_op(g, n) != dnnl_op_multiply) return false;
    struct dnnl_swish_match swish;
    for (; dnnl_swish_find(g, n, way, &swish, DFG_PART(whole, swish)); way[0]++) {
        dfg_node conv3d_transpose = swish.p;
        if (!dfg_calls_argc(g, conv3d_transpose, dnnl_op_nn_conv3d_transpose, 2)) continue;
        dfg_node x = dfg_operand(g, conv3d_transpose, 0), w = dfg_operand(g, conv3d_transpose, 1);
        if (!dfg_same_body(g, n, conv3d_transpose)) continue;
        DFG_GIVE(dnnl_deconv3d_swish, .root = n, .x = x, .w = w);
        DFG_GIVE_PARTS(whole->conv3d_transpose = conv3d_transpose);
        return true;
    }
    return false;
}

/* dnnl.pat:107, as an entry of a table, with f = swish, c = nn.dense */
bool dnnl_dense_swish_find(DFG_FIND_ON(dnnl_dense_swish))
{
    if (dfg_op(g, n) != dnnl_op_multiply) return false;
    struct dnnl_swish_match swish;
    for (; dnnl_swish_find(g, n, way, &swish, DFG_PART(whole, swish)); way[0]++) {
        dfg_node dense = swish.p;
        if (!dfg_calls_argc(g, dense, dnnl_op_nn_dense, 2)) continue;
        dfg_node x = dfg_operand(g, dense, 0), w = dfg_operand(g, dense, 1);
        if (!dfg_same_body(g, n, dense)) continue;
        DFG_GIVE(dnnl_dense_swish, .root = n, .x = x, .w = w);
        DFG_GIVE_PARTS(whole->dense = dense);
        return true;
    }
    return false;
}

/* dnnl.pat:107, as an entry of a table, with f = mish, c = nn.conv1d */
bool dnnl_conv1d_mish_find(DFG_FIND_ON(dnnl_conv1d_mish))
{
    if (dfg_op(g, n) != dnnl_op_multiply) return false;
    struct dnnl_mish_match mish;
    for (; dnnl_mish_find(g, n, way, &mish, DFG_PART(whole, mish)); way[0]++) {
        dfg_node conv1d = mish.p;
        if (!dfg_calls_argc(g, conv1d, dnnl_op_nn_conv1d, 2)) continue;
        dfg_node x = dfg_operand(g, conv1d, 0), w = dfg_operand(g, conv1d, 1);
        if (!dfg_same_body(g, n, conv1d)) continue;
        DFG_GIVE(dnnl_conv1d_mish, .root = n, .x = x, .w = w);
        DFG_GIVE_PARTS(whole->conv1d = conv1d);
        return true;
    }
    return false;
}

/* dnnl.pat:107, as an entry of a table, with f = mish, c = nn.conv2d */
bool dnnl_conv2d_mish_find(DFG_FIND_ON(dnnl_conv2d_mish))
{
    if (dfg_op(g, n) != dnnl_op_multiply) return false;
    struct dnnl_mish_match mish;
    for (; dnnl_mish_find(g, n, way, &mish, DFG_PART(whole, mish)); way[0]++) {
        dfg_node conv2d = mish.p;
        if (!dfg_calls_argc(g, conv2d, dnnl_op_nn_conv2d, 2)) continue;
        dfg_node x = dfg_operand(g, conv2d, 0), w = dfg_operand(g, conv2d, 1);
        if (!dfg_same_body(g, n, conv2d)) continue;
        DFG_GIVE(dnnl_conv2d_mish, .root = n, .x = x, .w = w);
        DFG_GIVE_PARTS(whole->conv2d = conv2d);
        return true;
    }
    return false;
}

/* dnnl.pat:107, as an entry of a table, with f = mish, c = nn.conv3d */
bool dnnl_conv3d_mish_find(DFG_FIND_ON(dnnl_conv3d_mish))
{
    if (dfg_op(g, n) != dnnl_op_multiply) return false;
    struct dnnl_mish_match mish;
    for (; dnnl_mish_find(g, n, way, &mish, DFG_PART(whole, mish)); way[0]++) {
        dfg_node conv3d = mish.p;
        if (!dfg_calls_argc(g, conv3d, dnnl_op_nn_conv3d, 2)) continue;
        dfg_node x = dfg_operand(g, conv3d, 0), w = dfg_operand(g, conv3d, 1);
        if (!dfg_same_body(g, n, conv3d)) continue;
        DFG_GIVE(dnnl_conv3d_mish, .root = n, .x = x, .w = w);
        DFG_GIVE_PARTS(whole->conv3d = conv3d);
        return true;
    }
    return false;
}

/* dnnl.pat:107, as an entry of a table, with f = mish, c = nn.conv2d_transpose */
bool dnnl_deconv2d_mish_find(DFG_FIND_ON(dnnl_deconv2d_mish))
{
    if (dfg_op(g, n) != dnnl_op_multiply) return false;
    struct dnnl_mish_match mish;
    for (; dnnl_mish_find(g, n, way, &mish, DFG_PART(whole, mish)); way[0]++) {
        dfg_node conv2d_transpose = mish.p;
        if (!dfg_calls_argc(g, conv2d_transpose, dnnl_op_nn_conv2d_transpose, 2)) continue;
        dfg_node x = dfg_operand(g, conv2d_transpose, 0), w = dfg_operand(g, conv2d_transpose, 1);
        if (!dfg_same_body(g, n, conv2d_transpose)) continue;
        DFG_GIVE(dnnl_deconv2d_mish, .root = n, .x = x, .w = w);
        DFG_GIVE_PARTS(whole->conv2d_transpose = conv2d_transpose);
        return true;
    }
    return false;
}

/* dnnl.pat:107, as an entry of a table, with f = mish, c = nn.conv3d_transpose */
bool dnnl_deconv3d_mish_find(DFG_FIND_ON(dnnl_deconv3d_mish))
{
    if (dfg_op(g, n) != dnnl_op_multiply) return false;
    struct dnnl_mish_match mish;
    for (; dnnl_mish_find(g, n, way, &mish, DFG_PART(whole, mish)); way[0]++) {
        dfg_node conv3d_transpose = mish.p;
        if (!dfg_calls_argc(g, conv3d_transpose, dnnl_op_nn_conv3d_transpose, 2)) continue;
        dfg_node x = dfg_operand(g, conv3d_transpose, 0), w = dfg_operand(g, conv3d_transpose, 1);
        if (!dfg_same_body(g, n, conv3d_transpose)) continue;
        DFG_GIVE(dnnl_deconv3d_mish, .root = n, .x = x, .w = w);
        DFG_GIVE_PARTS(whole->conv3d_transpose = conv3d_transpose);
        return true;
    }
    return false;
}

/* dnnl.pat:107, as an entry of a table, with f = mish, c = nn.dense */
bool dnnl_dense_mish_find(DFG_FIND_ON(dnnl_dense_mish))
{
    if (dfg_op(g, n) != dnnl_op_multiply) return false;
    struct dnnl_mish_match mish;
    for (; dnnl_mish_find(g, n, way, &mish, DFG_PART(whole, mish)); way[0]++) {
        dfg_node dense = mish.p;
        if (!dfg_calls_argc(g, dense, dnnl_op_nn_dense, 2)) continue;
        dfg_node x = dfg_operand(g, dense, 0), w = dfg_operand(g, dense, 1);
        if (!dfg_same_body(g, n, dense)) continue;
        DFG_GIVE(dnnl_dense_mish, .root = n, .x = x, .w = w);
        DFG_GIVE_PARTS(whole->dense = dense);
        return true;
    }
    return false;
}

/* ---- dnnl.pat:98  table dnnl ---- */

/* Candidates 0 to 31. */
static bool dnnl_confirm_2(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    switch (bit) {
    case 0: return DFG_MATCHES_CANDIDATE(dnnl_qnn_conv2d, g, n);
    case 1: return DFG_MATCHES_CANDIDATE(dnnl_qnn_dense, g, n);
    case 2: return DFG_MATCHES(dnnl_dense_bias_sum, g, n); /* where distinct(residual, d) */
    case 3: return DFG_MATCHES(dnnl_conv2d_bias_sum_relu, g, n); /* where bias_fits(c, w, b) */
    case 4: return DFG_MATCHES(dnnl_conv2d_bias_sum, g, n); /* where bias_fits(c, w, b) */
    case 5: return DFG_MATCHES(dnnl_conv1d_bias_relu, g, n); /* where bias_fits(c, w, b) */
    case 6: return DFG_MATCHES(dnnl_conv2d_bias_relu, g, n); /* where bias_fits(c, w, b) */
    case 7: return DFG_MATCHES(dnnl_conv3d_bias_relu, g, n); /* where bias_fits(c, w, b) */
    case 8: return DFG_MATCHES(dnnl_deconv2d_bias_relu, g, n); /* where bias_fits_transposed(c, w, b) */
    case 9: return DFG_MATCHES(dnnl_deconv3d_bias_relu, g, n); /* where bias_fits_transposed(c, w, b) */
    case 10: return DFG_MATCHES_CANDIDATE(dnnl_dense_bias_relu, g, n);
    case 11: return DFG_MATCHES(dnnl_conv1d_bias_tanh, g, n); /* where bias_fits(c, w, b) */
    case 12: return DFG_MATCHES(dnnl_conv2d_bias_tanh, g, n); /* where bias_fits(c, w, b) */
    case 13: return DFG_MATCHES(dnnl_conv3d_bias_tanh, g, n); /* where bias_fits(c, w, b) */
    case 14: return DFG_MATCHES(dnnl_deconv2d_bias_tanh, g, n); /* where bias_fits_transposed(c, w, b) */
    case 15: return DFG_MATCHES(dnnl_deconv3d_bias_tanh, g, n); /* where bias_fits_transposed(c, w, b) */
    case 16: return DFG_MATCHES_CANDIDATE(dnnl_dense_bias_tanh, g, n);
    case 17: return DFG_MATCHES(dnnl_conv1d_bias_sigmoid, g, n); /* where bias_fits(c, w, b) */
    case 18: return DFG_MATCHES(dnnl_conv2d_bias_sigmoid, g, n); /* where bias_fits(c, w, b) */
    case 19: return DFG_MATCHES(dnnl_conv3d_bias_sigmoid, g, n); /* where bias_fits(c, w, b) */
    case 20: /* where bias_fits_transposed(c, w, b) */
        return DFG_MATCHES(dnnl_deconv2d_bias_sigmoid, g, n);
    case 21: /* where bias_fits_transposed(c, w, b) */
        return DFG_MATCHES(dnnl_deconv3d_bias_sigmoid, g, n);
    case 22: return DFG_MATCHES_CANDIDATE(dnnl_dense_bias_sigmoid, g, n);
    case 23: return DFG_MATCHES(dnnl_conv1d_bias_clip, g, n); /* where bias_fits(c, w, b) */
    case 24: return DFG_MATCHES(dnnl_conv2d_bias_clip, g, n); /* where bias_fits(c, w, b) */
    case 25: return DFG_MATCHES(dnnl_conv3d_bias_clip, g, n); /* where bias_fits(c, w, b) */
    case 26: return DFG_MATCHES(dnnl_deconv2d_bias_clip, g, n); /* where bias_fits_transposed(c, w, b) */
    case 27: return DFG_MATCHES(dnnl_deconv3d_bias_clip, g, n); /* where bias_fits_transposed(c, w, b) */
    case 28: return DFG_MATCHES_CANDIDATE(dnnl_dense_bias_clip, g, n);
    case 29: /* 'add(c, b)' is one node at several places */
        return DFG_MATCHES(dnnl_conv1d_bias_gelu, g, n);
    case 30: /* 'add(c, b)' is one node at several places */
        return DFG_MATCHES(dnnl_conv2d_bias_gelu, g, n);
    case 31: /* 'add(c, b)' is one node at several places */
        return DFG_MATCHES(dnnl_conv3d_bias_gelu, g, n);
    default: return false;
    }
}

/* Candidates 32 to 63. */
static bool dnnl_confirm_3(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    switch (bit) {
    case 32: /* 'add(c, b)' is one node at several places */
        return DFG_MATCHES(dnnl_deconv2d_bias_gelu, g, n);
    case 33: /* 'add(c, b)' is one node at several places */
        return DFG_MATCHES(dnnl_deconv3d_bias_gelu, g, n);
    case 34: /* 'add(nn.dense(x, w), b)' is one node at several places */
        return DFG_MATCHES(dnnl_dense_bias_gelu, g, n);
    case 35: /* 'add(c, b)' is one node at several places */
        return DFG_MATCHES(dnnl_conv1d_bias_swish, g, n);
    case 36: /* 'add(c, b)' is one node at several places */
        return DFG_MATCHES(dnnl_conv2d_bias_swish, g, n);
    case 37: /* 'add(c, b)' is one node at several places */
        return DFG_MATCHES(dnnl_conv3d_bias_swish, g, n);
    case 38: /* 'add(c, b)' is one node at several places */
        return DFG_MATCHES(dnnl_deconv2d_bias_swish, g, n);
    case 39: /* 'add(c, b)' is one node at several places */
        return DFG_MATCHES(dnnl_deconv3d_bias_swish, g, n);
    case 40: /* 'add(nn.dense(x, w), b)' is one node at several places */
        return DFG_MATCHES(dnnl_dense_bias_swish, g, n);
    case 41: /* 'add(c, b)' is one node at several places */
        return DFG_MATCHES(dnnl_conv1d_bias_mish, g, n);
    case 42: /* 'add(c, b)' is one node at several places */
        return DFG_MATCHES(dnnl_conv2d_bias_mish, g, n);
    case 43: /* 'add(c, b)' is one node at several places */
        return DFG_MATCHES(dnnl_conv3d_bias_mish, g, n);
    case 44: /* 'add(c, b)' is one node at several places */
        return DFG_MATCHES(dnnl_deconv2d_bias_mish, g, n);
    case 45: /* 'add(c, b)' is one node at several places */
        return DFG_MATCHES(dnnl_deconv3d_bias_mish, g, n);
    case 46: /* 'add(nn.dense(x, w), b)' is one node at several places */
        return DFG_MATCHES(dnnl_dense_bias_mish, g, n);
    case 47: return DFG_MATCHES(dnnl_conv1d_bias, g, n); /* where bias_fits(c, w, b) */
    case 48: return DFG_MATCHES(dnnl_conv2d_bias, g, n); /* where bias_fits(c, w, b) */
    case 49: return DFG_MATCHES(dnnl_conv3d_bias, g, n); /* where bias_fits(c, w, b) */
    case 50: return DFG_MATCHES(dnnl_deconv2d_bias, g, n); /* where bias_fits_transposed(c, w, b) */
    case 51: return DFG_MATCHES(dnnl_deconv3d_bias, g, n); /* where bias_fits_transposed(c, w, b) */
    case 52: return DFG_MATCHES_CANDIDATE(dnnl_dense_bias, g, n);
    case 53: return DFG_MATCHES_CANDIDATE(dnnl_conv1d_relu, g, n);
    case 54: return DFG_MATCHES_CANDIDATE(dnnl_conv2d_relu, g, n);
    case 55: return DFG_MATCHES_CANDIDATE(dnnl_conv3d_relu, g, n);
    case 56: return DFG_MATCHES_CANDIDATE(dnnl_deconv2d_relu, g, n);
    case 57: return DFG_MATCHES_CANDIDATE(dnnl_deconv3d_relu, g, n);
    case 58: return DFG_MATCHES_CANDIDATE(dnnl_dense_relu, g, n);
    case 59: return DFG_MATCHES_CANDIDATE(dnnl_conv1d_tanh, g, n);
    case 60: return DFG_MATCHES_CANDIDATE(dnnl_conv2d_tanh, g, n);
    case 61: return DFG_MATCHES_CANDIDATE(dnnl_conv3d_tanh, g, n);
    case 62: return DFG_MATCHES_CANDIDATE(dnnl_deconv2d_tanh, g, n);
    case 63: return DFG_MATCHES_CANDIDATE(dnnl_deconv3d_tanh, g, n);
    default: return false;
    }
}

/* Candidates 64 to 94. */
static bool dnnl_confirm_4(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    switch (bit) {
    case 64: return DFG_MATCHES_CANDIDATE(dnnl_dense_tanh, g, n);
    case 65: return DFG_MATCHES_CANDIDATE(dnnl_conv1d_sigmoid, g, n);
    case 66: return DFG_MATCHES_CANDIDATE(dnnl_conv2d_sigmoid, g, n);
    case 67: return DFG_MATCHES_CANDIDATE(dnnl_conv3d_sigmoid, g, n);
    case 68: return DFG_MATCHES_CANDIDATE(dnnl_deconv2d_sigmoid, g, n);
    case 69: return DFG_MATCHES_CANDIDATE(dnnl_deconv3d_sigmoid, g, n);
    case 70: return DFG_MATCHES_CANDIDATE(dnnl_dense_sigmoid, g, n);
    case 71: return DFG_MATCHES_CANDIDATE(dnnl_conv1d_clip, g, n);
    case 72: return DFG_MATCHES_CANDIDATE(dnnl_conv2d_clip, g, n);
    case 73: return DFG_MATCHES_CANDIDATE(dnnl_conv3d_clip, g, n);
    case 74: return DFG_MATCHES_CANDIDATE(dnnl_deconv2d_clip, g, n);
    case 75: return DFG_MATCHES_CANDIDATE(dnnl_deconv3d_clip, g, n);
    case 76: return DFG_MATCHES_CANDIDATE(dnnl_dense_clip, g, n);
    case 77: return DFG_MATCHES(dnnl_conv1d_gelu, g, n); /* 'c(x, w)' is one node at several places */
    case 78: return DFG_MATCHES(dnnl_conv2d_gelu, g, n); /* 'c(x, w)' is one node at several places */
    case 79: return DFG_MATCHES(dnnl_conv3d_gelu, g, n); /* 'c(x, w)' is one node at several places */
    case 80: return DFG_MATCHES(dnnl_deconv2d_gelu, g, n); /* 'c(x, w)' is one node at several places */
    case 81: return DFG_MATCHES(dnnl_deconv3d_gelu, g, n); /* 'c(x, w)' is one node at several places */
    case 82: return DFG_MATCHES(dnnl_dense_gelu, g, n); /* 'c(x, w)' is one node at several places */
    case 83: return DFG_MATCHES(dnnl_conv1d_swish, g, n); /* 'c(x, w)' is one node at several places */
    case 84: return DFG_MATCHES(dnnl_conv2d_swish, g, n); /* 'c(x, w)' is one node at several places */
    case 85: return DFG_MATCHES(dnnl_conv3d_swish, g, n); /* 'c(x, w)' is one node at several places */
    case 86: return DFG_MATCHES(dnnl_deconv2d_swish, g, n); /* 'c(x, w)' is one node at several places */
    case 87: return DFG_MATCHES(dnnl_deconv3d_swish, g, n); /* 'c(x, w)' is one node at several places */
    case 88: return DFG_MATCHES(dnnl_dense_swish, g, n); /* 'c(x, w)' is one node at several places */
    case 89: return DFG_MATCHES(dnnl_conv1d_mish, g, n); /* 'c(x, w)' is one node at several places */
    case 90: return DFG_MATCHES(dnnl_conv2d_mish, g, n); /* 'c(x, w)' is one node at several places */
    case 91: return DFG_MATCHES(dnnl_conv3d_mish, g, n); /* 'c(x, w)' is one node at several places */
    case 92: return DFG_MATCHES(dnnl_deconv2d_mish, g, n); /* 'c(x, w)' is one node at several places */
    case 93: return DFG_MATCHES(dnnl_deconv3d_mish, g, n); /* 'c(x, w)' is one node at several places */
    case 94: return DFG_MATCHES(dnnl_dense_mish, g, n); /* 'c(x, w)' is one node at several places */
    default: return false;
    }
}

/* Does the candidate match?  What level 1 does not say is asked by the entry's own matcher. */
static bool dnnl_confirm(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    if (bit < 32) return dnnl_confirm_2(g, n, bit);
    if (bit < 64) return dnnl_confirm_3(g, n, bit);
    return dnnl_confirm_4(g, n, bit);
}

/* dnnl.pat:75  qnn.conv2d(x, w & const, scalar(i32 0), scalar(i32 0), x_scale & const, w_scale & const) */
static inline bool dnnl_is_qnn_conv2d(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, dnnl_op_qnn_conv2d, 6) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
        && dfg_scalar_is(g, dfg_operand(g, n, 2), dfg_int(0), DFG_I32)
        && dfg_scalar_is(g, dfg_operand(g, n, 3), dfg_int(0), DFG_I32)
        && dfg_is(g, dfg_operand(g, n, 4), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 5), DFG_CONST);
}

/* dnnl.pat:69  cast(q) */
static inline bool dnnl_is_cast(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, dnnl_op_cast, 1) && dnnl_is_qnn_conv2d(g, dfg_operand(g, n, 0));
}

/* dnnl.pat:69  add?(cast(q), bias & const) */
static inline bool dnnl_is_add_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, dnnl_op_add, 2)) return false;
    return (dnnl_is_cast(g, dfg_operand(g, n, 0)) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST) && dnnl_is_cast(g, dfg_operand(g, n, 1)));
}

/* dnnl.pat:69  multiply(add?(cast(q), bias & const), scale & const) */
static inline bool dnnl_is_multiply_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, dnnl_op_multiply, 2)) return false;
    return ((dnnl_is_add_3(g, dfg_operand(g, n, 0)) || dnnl_is_cast(g, dfg_operand(g, n, 0)))
            && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST)
            && (dnnl_is_add_3(g, dfg_operand(g, n, 1)) || dnnl_is_cast(g, dfg_operand(g, n, 1))));
}

/* dnnl.pat:69  clip(multiply(add?(cast(q), bias & const), scale & const)) */
static inline bool dnnl_is_clip(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, dnnl_op_clip, 1) && dnnl_is_multiply_2(g, dfg_operand(g, n, 0));
}

/* dnnl.pat:69  multiply?(clip(multiply(add?(cast(q), bias & const), scale & const)), act_scale & const) */
static inline bool dnnl_is_multiply(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, dnnl_op_multiply, 2)) return false;
    return (dnnl_is_clip(g, dfg_operand(g, n, 0)) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST) && dnnl_is_clip(g, dfg_operand(g, n, 1)));
}

/* dnnl.pat:71  multiply(sum_scale & const, cast(residual)) */
static inline bool dnnl_is_multiply_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, dnnl_op_multiply, 2)) return false;
    return (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST)
            && dfg_calls_argc(g, dfg_operand(g, n, 1), dnnl_op_cast, 1))
        || (dfg_calls_argc(g, dfg_operand(g, n, 0), dnnl_op_cast, 1)
            && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST));
}

/* dnnl.pat:69  add?(multiply?(clip(multiply(add?(cast(q), bias & const), scale & const)), act_scale & con ... */
static inline bool dnnl_is_add_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, dnnl_op_add, 2)) return false;
    return ((dnnl_is_multiply(g, dfg_operand(g, n, 0)) || dnnl_is_clip(g, dfg_operand(g, n, 0)))
            && dnnl_is_multiply_3(g, dfg_operand(g, n, 1)))
        || (dnnl_is_multiply_3(g, dfg_operand(g, n, 0))
            && (dnnl_is_multiply(g, dfg_operand(g, n, 1)) || dnnl_is_clip(g, dfg_operand(g, n, 1))));
}

/* dnnl.pat:69  add?(add?(multiply?(clip(multiply(add?(cast(q), bias & const), scale & const)), act_scale  ... */
static inline bool dnnl_is_add(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, dnnl_op_add, 2)) return false;
    return ((dnnl_is_add_2(g, dfg_operand(g, n, 0)) || dnnl_is_multiply(g, dfg_operand(g, n, 0))
             || dnnl_is_clip(g, dfg_operand(g, n, 0)))
            && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST)
            && (dnnl_is_add_2(g, dfg_operand(g, n, 1)) || dnnl_is_multiply(g, dfg_operand(g, n, 1))
                || dnnl_is_clip(g, dfg_operand(g, n, 1))));
}

/* dnnl.pat:79  qnn.dense(x, w & const, scalar(i32 0), scalar(i32 0), x_scale & const, w_scale & const) */
static inline bool dnnl_is_qnn_dense(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, dnnl_op_qnn_dense, 6) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
        && dfg_scalar_is(g, dfg_operand(g, n, 2), dfg_int(0), DFG_I32)
        && dfg_scalar_is(g, dfg_operand(g, n, 3), dfg_int(0), DFG_I32)
        && dfg_is(g, dfg_operand(g, n, 4), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 5), DFG_CONST);
}

/* dnnl.pat:69  cast(q) */
static inline bool dnnl_is_cast_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, dnnl_op_cast, 1) && dnnl_is_qnn_dense(g, dfg_operand(g, n, 0));
}

/* dnnl.pat:69  add?(cast(q), bias & const) */
static inline bool dnnl_is_add_6(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, dnnl_op_add, 2)) return false;
    return (dnnl_is_cast_2(g, dfg_operand(g, n, 0)) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST) && dnnl_is_cast_2(g, dfg_operand(g, n, 1)));
}

/* dnnl.pat:69  multiply(add?(cast(q), bias & const), scale & const) */
static inline bool dnnl_is_multiply_5(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, dnnl_op_multiply, 2)) return false;
    return ((dnnl_is_add_6(g, dfg_operand(g, n, 0)) || dnnl_is_cast_2(g, dfg_operand(g, n, 0)))
            && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST)
            && (dnnl_is_add_6(g, dfg_operand(g, n, 1)) || dnnl_is_cast_2(g, dfg_operand(g, n, 1))));
}

/* dnnl.pat:69  clip(multiply(add?(cast(q), bias & const), scale & const)) */
static inline bool dnnl_is_clip_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, dnnl_op_clip, 1) && dnnl_is_multiply_5(g, dfg_operand(g, n, 0));
}

/* dnnl.pat:69  multiply?(clip(multiply(add?(cast(q), bias & const), scale & const)), act_scale & const) */
static inline bool dnnl_is_multiply_4(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, dnnl_op_multiply, 2)) return false;
    return (dnnl_is_clip_2(g, dfg_operand(g, n, 0)) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST) && dnnl_is_clip_2(g, dfg_operand(g, n, 1)));
}

/* dnnl.pat:69  add?(multiply?(clip(multiply(add?(cast(q), bias & const), scale & const)), act_scale & con ... */
static inline bool dnnl_is_add_5(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, dnnl_op_add, 2)) return false;
    return ((dnnl_is_multiply_4(g, dfg_operand(g, n, 0)) || dnnl_is_clip_2(g, dfg_operand(g, n, 0)))
            && dnnl_is_multiply_3(g, dfg_operand(g, n, 1)))
        || (dnnl_is_multiply_3(g, dfg_operand(g, n, 0))
            && (dnnl_is_multiply_4(g, dfg_operand(g, n, 1)) || dnnl_is_clip_2(g, dfg_operand(g, n, 1))));
}

/* dnnl.pat:69  add?(add?(multiply?(clip(multiply(add?(cast(q), bias & const), scale & const)), act_scale  ... */
static inline bool dnnl_is_add_4(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, dnnl_op_add, 2)) return false;
    return ((dnnl_is_add_5(g, dfg_operand(g, n, 0)) || dnnl_is_multiply_4(g, dfg_operand(g, n, 0))
             || dnnl_is_clip_2(g, dfg_operand(g, n, 0)))
            && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST)
            && (dnnl_is_add_5(g, dfg_operand(g, n, 1)) || dnnl_is_multiply_4(g, dfg_operand(g, n, 1))
                || dnnl_is_clip_2(g, dfg_operand(g, n, 1))));
}

/* op in {cast}: DNNL_QNN_CONV2D, DNNL_QNN_DENSE */
static inline DFG_IN_LINE_FOR_SPEED bool dnnl_at_cast(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    bool found = false;
    if (dfg_argc_is(g, n, 1)) {
        if (dnnl_is_add(g, dfg_operand(g, n, 0)) || dnnl_is_add_2(g, dfg_operand(g, n, 0))
            || dnnl_is_multiply(g, dfg_operand(g, n, 0)) || dnnl_is_clip(g, dfg_operand(g, n, 0)))
            found |= set[0] |= DFG_BIT(0); /* DNNL_QNN_CONV2D */
        if (dnnl_is_add_4(g, dfg_operand(g, n, 0)) || dnnl_is_add_5(g, dfg_operand(g, n, 0))
            || dnnl_is_multiply_4(g, dfg_operand(g, n, 0)) || dnnl_is_clip_2(g, dfg_operand(g, n, 0)))
            found |= set[0] |= DFG_BIT(1); /* DNNL_QNN_DENSE */
    }
    return found;
}

/* from bit 0 on: DNNL_DENSE_BIAS_SUM, DNNL_CONV2D_BIAS_SUM, DNNL_CONV1D_BIAS,
 * DNNL_CONV2D_BIAS, DNNL_CONV3D_BIAS, DNNL_DECONV2D_BIAS and 2 more, and 1 more such group */
static uint64_t dnnl_part(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    switch (dfg_op(g, n)) {
    case dnnl_op_add:
        if (dfg_argc_is(g, n, 2)) {
            if (dfg_calls_argc(g, dfg_operand(g, n, 0), dnnl_op_nn_dense, 2)
                || dfg_calls_argc(g, dfg_operand(g, n, 1), dnnl_op_nn_dense, 2))
                set |= DFG_BIT(0); /* DNNL_DENSE_BIAS_SUM ... */
            if (dfg_calls_argc(g, dfg_operand(g, n, 0), dnnl_op_nn_conv2d, 2)
                || dfg_calls_argc(g, dfg_operand(g, n, 1), dnnl_op_nn_conv2d, 2))
                set |= DFG_BIT(2); /* DNNL_CONV2D_BIAS_SUM ... */
        }
        break;
    case dnnl_op_nn_conv1d: if (dfg_argc_is(g, n, 2)) set |= DFG_BIT(45); break; /* DNNL_CONV1D_BIAS ... */
    case dnnl_op_nn_conv2d: if (dfg_argc_is(g, n, 2)) set |= DFG_BIT(46); break; /* DNNL_CONV2D_BIAS ... */
    case dnnl_op_nn_conv3d: if (dfg_argc_is(g, n, 2)) set |= DFG_BIT(47); break; /* DNNL_CONV3D_BIAS ... */
    case dnnl_op_nn_conv2d_transpose:
        if (dfg_argc_is(g, n, 2)) set |= DFG_BIT(48); /* DNNL_DECONV2D_BIAS ... */
        break;
    case dnnl_op_nn_conv3d_transpose:
        if (dfg_argc_is(g, n, 2)) set |= DFG_BIT(49); /* DNNL_DECONV3D_BIAS ... */
        break;
    case dnnl_op_nn_dense: if (dfg_argc_is(g, n, 2)) set |= DFG_BIT(50); break; /* DNNL_DENSE_BIAS ... */
    default: break;
    }
    return set;
}

/* op in {add}: DNNL_DENSE_BIAS_SUM, DNNL_CONV2D_BIAS_SUM, DNNL_CONV1D_BIAS, DNNL_CONV2D_BIAS,
 * DNNL_CONV3D_BIAS, DNNL_DECONV2D_BIAS and 2 more */
static inline DFG_IN_LINE_FOR_SPEED bool dnnl_at_add(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    bool found = false;
    if (dfg_argc_is(g, n, 2)) {
        found |= set[0] |= dnnl_part(g, dfg_operand(g, n, 0)) << 2;
        found |= set[0] |= dnnl_part(g, dfg_operand(g, n, 1)) << 2;
    }
    return found;
}

/* dnnl.pat:37  add(c, b) */
static inline bool dnnl_is_conv2d_bias(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, dnnl_op_add, 2)) return false;
    return dfg_calls_argc(g, dfg_operand(g, n, 0), dnnl_op_nn_conv2d, 2)
        || dfg_calls_argc(g, dfg_operand(g, n, 1), dnnl_op_nn_conv2d, 2);
}

/* from bit 0 on: DNNL_CONV2D_BIAS_SUM_RELU, DNNL_CONV1D_BIAS_RELU, DNNL_CONV2D_BIAS_RELU,
 * DNNL_CONV3D_BIAS_RELU, DNNL_DECONV2D_BIAS_RELU, DNNL_DECONV3D_BIAS_RELU and 1 more, and 1
 * more such group */
static uint64_t dnnl_part_2(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    switch (dfg_op(g, n)) {
    case dnnl_op_add:
        if (dnnl_is_conv2d_bias(g, n)) set |= DFG_BIT(0); /* DNNL_CONV2D_BIAS_SUM_RELU ... */
        break;
    case dnnl_op_nn_conv1d:
        if (dfg_argc_is(g, n, 2)) set |= DFG_BIT(2); /* DNNL_CONV1D_BIAS_RELU ... */
        break;
    case dnnl_op_nn_conv2d:
        if (dfg_argc_is(g, n, 2)) set |= DFG_BIT(3); /* DNNL_CONV2D_BIAS_RELU ... */
        break;
    case dnnl_op_nn_conv3d:
        if (dfg_argc_is(g, n, 2)) set |= DFG_BIT(4); /* DNNL_CONV3D_BIAS_RELU ... */
        break;
    case dnnl_op_nn_conv2d_transpose:
        if (dfg_argc_is(g, n, 2)) set |= DFG_BIT(5); /* DNNL_DECONV2D_BIAS_RELU ... */
        break;
    case dnnl_op_nn_conv3d_transpose:
        if (dfg_argc_is(g, n, 2)) set |= DFG_BIT(6); /* DNNL_DECONV3D_BIAS_RELU ... */
        break;
    case dnnl_op_nn_dense:
        if (dfg_argc_is(g, n, 2)) set |= DFG_BIT(7); /* DNNL_DENSE_BIAS_RELU ... */
        break;
    default: break;
    }
    return set;
}

/* op in {nn.relu}: DNNL_CONV2D_BIAS_SUM_RELU, DNNL_CONV1D_BIAS_RELU, DNNL_CONV2D_BIAS_RELU,
 * DNNL_CONV3D_BIAS_RELU, DNNL_DECONV2D_BIAS_RELU, DNNL_DECONV3D_BIAS_RELU and 7 more */
static inline DFG_IN_LINE_FOR_SPEED bool dnnl_at_nn_relu(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    bool found = false;
    if (dfg_argc_is(g, n, 1)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case dnnl_op_add:
            if (dfg_argc_is(g, a0, 2)) {
                found |= set[0] |= dnnl_part_2(g, dfg_operand(g, a0, 0)) << 3;
                found |= set[0] |= dnnl_part_2(g, dfg_operand(g, a0, 1)) << 3;
            }
            break;
        case dnnl_op_nn_conv1d:
            if (dfg_argc_is(g, a0, 2)) found |= (set[0] |= DFG_BIT(53)); /* DNNL_CONV1D_RELU */
            break;
        case dnnl_op_nn_conv2d:
            if (dfg_argc_is(g, a0, 2)) found |= (set[0] |= DFG_BIT(54)); /* DNNL_CONV2D_RELU */
            break;
        case dnnl_op_nn_conv3d:
            if (dfg_argc_is(g, a0, 2)) found |= (set[0] |= DFG_BIT(55)); /* DNNL_CONV3D_RELU */
            break;
        case dnnl_op_nn_conv2d_transpose:
            if (dfg_argc_is(g, a0, 2)) found |= (set[0] |= DFG_BIT(56)); /* DNNL_DECONV2D_RELU */
            break;
        case dnnl_op_nn_conv3d_transpose:
            if (dfg_argc_is(g, a0, 2)) found |= (set[0] |= DFG_BIT(57)); /* DNNL_DECONV3D_RELU */
            break;
        case dnnl_op_nn_dense:
            if (dfg_argc_is(g, a0, 2)) found |= (set[0] |= DFG_BIT(58)); /* DNNL_DENSE_RELU */
            break;
        default: break;
        }
    }
    return found;
}

/* from bit 0 on: DNNL_CONV1D_BIAS_TANH, DNNL_CONV2D_BIAS_TANH, DNNL_CONV3D_BIAS_TANH,
 * DNNL_DECONV2D_BIAS_TANH, DNNL_DECONV3D_BIAS_TANH, DNNL_DENSE_BIAS_TANH, and 5 more such
 * groups */
static uint64_t dnnl_part_4(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    switch (dfg_op(g, n)) {
    case dnnl_op_nn_conv1d:
        if (dfg_argc_is(g, n, 2)) set |= DFG_BIT(0); /* DNNL_CONV1D_BIAS_TANH ... */
        break;
    case dnnl_op_nn_conv2d:
        if (dfg_argc_is(g, n, 2)) set |= DFG_BIT(1); /* DNNL_CONV2D_BIAS_TANH ... */
        break;
    case dnnl_op_nn_conv3d:
        if (dfg_argc_is(g, n, 2)) set |= DFG_BIT(2); /* DNNL_CONV3D_BIAS_TANH ... */
        break;
    case dnnl_op_nn_conv2d_transpose:
        if (dfg_argc_is(g, n, 2)) set |= DFG_BIT(3); /* DNNL_DECONV2D_BIAS_TANH ... */
        break;
    case dnnl_op_nn_conv3d_transpose:
        if (dfg_argc_is(g, n, 2)) set |= DFG_BIT(4); /* DNNL_DECONV3D_BIAS_TANH ... */
        break;
    case dnnl_op_nn_dense:
        if (dfg_argc_is(g, n, 2)) set |= DFG_BIT(5); /* DNNL_DENSE_BIAS_TANH ... */
        break;
    default: break;
    }
    return set;
}

/* from bit 0 on: DNNL_CONV1D_BIAS_TANH, DNNL_CONV2D_BIAS_TANH, DNNL_CONV3D_BIAS_TANH,
 * DNNL_DECONV2D_BIAS_TANH, DNNL_DECONV3D_BIAS_TANH, DNNL_DENSE_BIAS_TANH and 6 more, and 2 more
 * such groups */
static uint64_t dnnl_part_3(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case dnnl_op_add:
            if (dfg_argc_is(g, a0, 2)) {
                set |= dnnl_part_4(g, dfg_operand(g, a0, 0));
                set |= dnnl_part_4(g, dfg_operand(g, a0, 1));
            }
            break;
        case dnnl_op_nn_conv1d:
            if (dfg_argc_is(g, a0, 2)) set |= DFG_BIT(48); /* DNNL_CONV1D_TANH ... */
            break;
        case dnnl_op_nn_conv2d:
            if (dfg_argc_is(g, a0, 2)) set |= DFG_BIT(49); /* DNNL_CONV2D_TANH ... */
            break;
        case dnnl_op_nn_conv3d:
            if (dfg_argc_is(g, a0, 2)) set |= DFG_BIT(50); /* DNNL_CONV3D_TANH ... */
            break;
        case dnnl_op_nn_conv2d_transpose:
            if (dfg_argc_is(g, a0, 2)) set |= DFG_BIT(51); /* DNNL_DECONV2D_TANH ... */
            break;
        case dnnl_op_nn_conv3d_transpose:
            if (dfg_argc_is(g, a0, 2)) set |= DFG_BIT(52); /* DNNL_DECONV3D_TANH ... */
            break;
        case dnnl_op_nn_dense:
            if (dfg_argc_is(g, a0, 2)) set |= DFG_BIT(53); /* DNNL_DENSE_TANH ... */
            break;
        default: break;
        }
    }
    return set;
}

/* op in {tanh}: DNNL_CONV1D_BIAS_TANH, DNNL_CONV2D_BIAS_TANH, DNNL_CONV3D_BIAS_TANH,
 * DNNL_DECONV2D_BIAS_TANH, DNNL_DECONV3D_BIAS_TANH, DNNL_DENSE_BIAS_TANH and 6 more */
static inline DFG_IN_LINE_FOR_SPEED bool dnnl_at_tanh(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    bool found = false;
    {
        const uint64_t part = dnnl_part_3(g, n);
        found |= set[0] |= part << 11;
        found |= set[1] |= part >> 53;
    }
    return found;
}

/* op in {sigmoid}: DNNL_CONV1D_BIAS_SIGMOID, DNNL_CONV2D_BIAS_SIGMOID,
 * DNNL_CONV3D_BIAS_SIGMOID, DNNL_DECONV2D_BIAS_SIGMOID, DNNL_DECONV3D_BIAS_SIGMOID,
 * DNNL_DENSE_BIAS_SIGMOID and 6 more */
static inline DFG_IN_LINE_FOR_SPEED bool dnnl_at_sigmoid(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    bool found = false;
    {
        const uint64_t part = dnnl_part_3(g, n);
        found |= set[0] |= part << 17;
        found |= set[1] |= part >> 47;
    }
    return found;
}

/* op in {clip}: DNNL_CONV1D_BIAS_CLIP, DNNL_CONV2D_BIAS_CLIP, DNNL_CONV3D_BIAS_CLIP,
 * DNNL_DECONV2D_BIAS_CLIP, DNNL_DECONV3D_BIAS_CLIP, DNNL_DENSE_BIAS_CLIP and 6 more */
static inline DFG_IN_LINE_FOR_SPEED bool dnnl_at_clip(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    bool found = false;
    {
        const uint64_t part = dnnl_part_3(g, n);
        found |= set[0] |= part << 23;
        found |= set[1] |= part >> 41;
    }
    return found;
}

/* dnnl.pat:32  add(c, b) */
static inline bool dnnl_is_conv1d_bias(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, dnnl_op_add, 2)) return false;
    return dfg_calls_argc(g, dfg_operand(g, n, 0), dnnl_op_nn_conv1d, 2)
        || dfg_calls_argc(g, dfg_operand(g, n, 1), dnnl_op_nn_conv1d, 2);
}

/* dnnl.pat:60  divide(p, approx(1.41421356, 1e-3)) */
static inline bool dnnl_is_divide(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, dnnl_op_divide, 2)
        && dfg_const_near(g, dfg_operand(g, n, 1), dfg_float(1.41421356), 0.001, DFG_NO_DTYPE);
}

/* dnnl.pat:60  erf(divide(p, approx(1.41421356, 1e-3))) */
static inline bool dnnl_is_erf(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, dnnl_op_erf, 1) && dnnl_is_divide(g, dfg_operand(g, n, 0));
}

/* dnnl.pat:60  add(erf(divide(p, approx(1.41421356, 1e-3))), 1) */
static inline bool dnnl_is_add_7(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, dnnl_op_add, 2)) return false;
    return (dnnl_is_erf(g, dfg_operand(g, n, 0))
            && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(1), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_operand(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
            && dnnl_is_erf(g, dfg_operand(g, n, 1)));
}

/* dnnl.pat:42  add(c, b) */
static inline bool dnnl_is_conv3d_bias(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, dnnl_op_add, 2)) return false;
    return dfg_calls_argc(g, dfg_operand(g, n, 0), dnnl_op_nn_conv3d, 2)
        || dfg_calls_argc(g, dfg_operand(g, n, 1), dnnl_op_nn_conv3d, 2);
}

/* dnnl.pat:47  add(c, b) */
static inline bool dnnl_is_deconv2d_bias(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, dnnl_op_add, 2)) return false;
    return dfg_calls_argc(g, dfg_operand(g, n, 0), dnnl_op_nn_conv2d_transpose, 2)
        || dfg_calls_argc(g, dfg_operand(g, n, 1), dnnl_op_nn_conv2d_transpose, 2);
}

/* dnnl.pat:52  add(c, b) */
static inline bool dnnl_is_deconv3d_bias(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, dnnl_op_add, 2)) return false;
    return dfg_calls_argc(g, dfg_operand(g, n, 0), dnnl_op_nn_conv3d_transpose, 2)
        || dfg_calls_argc(g, dfg_operand(g, n, 1), dnnl_op_nn_conv3d_transpose, 2);
}

/* dnnl.pat:54  add(nn.dense(x, w), b) */
static inline bool dnnl_is_dense_bias(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, dnnl_op_add, 2)) return false;
    return dfg_calls_argc(g, dfg_operand(g, n, 0), dnnl_op_nn_dense, 2)
        || dfg_calls_argc(g, dfg_operand(g, n, 1), dnnl_op_nn_dense, 2);
}

/* from bit 0 on: DNNL_CONV1D_BIAS_GELU, DNNL_CONV2D_BIAS_GELU, DNNL_CONV3D_BIAS_GELU,
 * DNNL_DECONV2D_BIAS_GELU, DNNL_DECONV3D_BIAS_GELU, DNNL_DENSE_BIAS_GELU and 6 more, and 1 more
 * such group */
static uint64_t dnnl_part_6(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        if ((dnnl_is_conv1d_bias(g, dfg_operand(g, n, 0)) && dnnl_is_add_7(g, dfg_operand(g, n, 1)))
            || (dnnl_is_add_7(g, dfg_operand(g, n, 0)) && dnnl_is_conv1d_bias(g, dfg_operand(g, n, 1))))
            set |= DFG_BIT(0); /* DNNL_CONV1D_BIAS_GELU ... */
        if ((dnnl_is_conv2d_bias(g, dfg_operand(g, n, 0)) && dnnl_is_add_7(g, dfg_operand(g, n, 1)))
            || (dnnl_is_add_7(g, dfg_operand(g, n, 0)) && dnnl_is_conv2d_bias(g, dfg_operand(g, n, 1))))
            set |= DFG_BIT(1); /* DNNL_CONV2D_BIAS_GELU ... */
        if ((dnnl_is_conv3d_bias(g, dfg_operand(g, n, 0)) && dnnl_is_add_7(g, dfg_operand(g, n, 1)))
            || (dnnl_is_add_7(g, dfg_operand(g, n, 0)) && dnnl_is_conv3d_bias(g, dfg_operand(g, n, 1))))
            set |= DFG_BIT(2); /* DNNL_CONV3D_BIAS_GELU ... */
        if ((dnnl_is_deconv2d_bias(g, dfg_operand(g, n, 0)) && dnnl_is_add_7(g, dfg_operand(g, n, 1)))
            || (dnnl_is_add_7(g, dfg_operand(g, n, 0)) && dnnl_is_deconv2d_bias(g, dfg_operand(g, n, 1))))
            set |= DFG_BIT(3); /* DNNL_DECONV2D_BIAS_GELU ... */
        if ((dnnl_is_deconv3d_bias(g, dfg_operand(g, n, 0)) && dnnl_is_add_7(g, dfg_operand(g, n, 1)))
            || (dnnl_is_add_7(g, dfg_operand(g, n, 0)) && dnnl_is_deconv3d_bias(g, dfg_operand(g, n, 1))))
            set |= DFG_BIT(4); /* DNNL_DECONV3D_BIAS_GELU ... */
        if ((dnnl_is_dense_bias(g, dfg_operand(g, n, 0)) && dnnl_is_add_7(g, dfg_operand(g, n, 1)))
            || (dnnl_is_add_7(g, dfg_operand(g, n, 0)) && dnnl_is_dense_bias(g, dfg_operand(g, n, 1))))
            set |= DFG_BIT(5); /* DNNL_DENSE_BIAS_GELU ... */
        if ((dfg_calls_argc(g, dfg_operand(g, n, 0), dnnl_op_nn_conv1d, 2)
             && dnnl_is_add_7(g, dfg_operand(g, n, 1)))
            || (dnnl_is_add_7(g, dfg_operand(g, n, 0))
                && dfg_calls_argc(g, dfg_operand(g, n, 1), dnnl_op_nn_conv1d, 2)))
            set |= DFG_BIT(48); /* DNNL_CONV1D_GELU ... */
        if ((dfg_calls_argc(g, dfg_operand(g, n, 0), dnnl_op_nn_conv2d, 2)
             && dnnl_is_add_7(g, dfg_operand(g, n, 1)))
            || (dnnl_is_add_7(g, dfg_operand(g, n, 0))
                && dfg_calls_argc(g, dfg_operand(g, n, 1), dnnl_op_nn_conv2d, 2)))
            set |= DFG_BIT(49); /* DNNL_CONV2D_GELU ... */
        if ((dfg_calls_argc(g, dfg_operand(g, n, 0), dnnl_op_nn_conv3d, 2)
             && dnnl_is_add_7(g, dfg_operand(g, n, 1)))
            || (dnnl_is_add_7(g, dfg_operand(g, n, 0))
                && dfg_calls_argc(g, dfg_operand(g, n, 1), dnnl_op_nn_conv3d, 2)))
            set |= DFG_BIT(50); /* DNNL_CONV3D_GELU ... */
        if ((dfg_calls_argc(g, dfg_operand(g, n, 0), dnnl_op_nn_conv2d_transpose, 2)
             && dnnl_is_add_7(g, dfg_operand(g, n, 1)))
            || (dnnl_is_add_7(g, dfg_operand(g, n, 0))
                && dfg_calls_argc(g, dfg_operand(g, n, 1), dnnl_op_nn_conv2d_transpose, 2)))
            set |= DFG_BIT(51); /* DNNL_DECONV2D_GELU ... */
        if ((dfg_calls_argc(g, dfg_operand(g, n, 0), dnnl_op_nn_conv3d_transpose, 2)
             && dnnl_is_add_7(g, dfg_operand(g, n, 1)))
            || (dnnl_is_add_7(g, dfg_operand(g, n, 0))
                && dfg_calls_argc(g, dfg_operand(g, n, 1), dnnl_op_nn_conv3d_transpose, 2)))
            set |= DFG_BIT(52); /* DNNL_DECONV3D_GELU ... */
        if ((dfg_calls_argc(g, dfg_operand(g, n, 0), dnnl_op_nn_dense, 2)
             && dnnl_is_add_7(g, dfg_operand(g, n, 1)))
            || (dnnl_is_add_7(g, dfg_operand(g, n, 0))
                && dfg_calls_argc(g, dfg_operand(g, n, 1), dnnl_op_nn_dense, 2)))
            set |= DFG_BIT(53); /* DNNL_DENSE_GELU ... */
    }
    return set;
}

/* from bit 0 on: DNNL_CONV1D_BIAS_SWISH, DNNL_CONV2D_BIAS_SWISH, DNNL_CONV3D_BIAS_SWISH,
 * DNNL_DECONV2D_BIAS_SWISH, DNNL_DECONV3D_BIAS_SWISH, DNNL_DENSE_BIAS_SWISH, and 3 more such
 * groups */
static uint64_t dnnl_part_7(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_calls_argc(g, dfg_operand(g, n, 0), dnnl_op_nn_conv1d, 2)
        || dfg_calls_argc(g, dfg_operand(g, n, 1), dnnl_op_nn_conv1d, 2))
        set |= DFG_BIT(0); /* DNNL_CONV1D_BIAS_SWISH ... */
    if (dfg_calls_argc(g, dfg_operand(g, n, 0), dnnl_op_nn_conv2d, 2)
        || dfg_calls_argc(g, dfg_operand(g, n, 1), dnnl_op_nn_conv2d, 2))
        set |= DFG_BIT(1); /* DNNL_CONV2D_BIAS_SWISH ... */
    if (dfg_calls_argc(g, dfg_operand(g, n, 0), dnnl_op_nn_conv3d, 2)
        || dfg_calls_argc(g, dfg_operand(g, n, 1), dnnl_op_nn_conv3d, 2))
        set |= DFG_BIT(2); /* DNNL_CONV3D_BIAS_SWISH ... */
    if (dfg_calls_argc(g, dfg_operand(g, n, 0), dnnl_op_nn_conv2d_transpose, 2)
        || dfg_calls_argc(g, dfg_operand(g, n, 1), dnnl_op_nn_conv2d_transpose, 2))
        set |= DFG_BIT(3); /* DNNL_DECONV2D_BIAS_SWISH ... */
    if (dfg_calls_argc(g, dfg_operand(g, n, 0), dnnl_op_nn_conv3d_transpose, 2)
        || dfg_calls_argc(g, dfg_operand(g, n, 1), dnnl_op_nn_conv3d_transpose, 2))
        set |= DFG_BIT(4); /* DNNL_DECONV3D_BIAS_SWISH ... */
    if (dfg_calls_argc(g, dfg_operand(g, n, 0), dnnl_op_nn_dense, 2)
        || dfg_calls_argc(g, dfg_operand(g, n, 1), dnnl_op_nn_dense, 2))
        set |= DFG_BIT(5); /* DNNL_DENSE_BIAS_SWISH ... */
    return set;
}

/* dnnl.pat:62  add(exp(p), 1) */
static inline bool dnnl_is_add_8(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, dnnl_op_add, 2)) return false;
    return (dfg_calls_argc(g, dfg_operand(g, n, 0), dnnl_op_exp, 1)
            && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(1), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_operand(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
            && dfg_calls_argc(g, dfg_operand(g, n, 1), dnnl_op_exp, 1));
}

/* dnnl.pat:62  log(add(exp(p), 1)) */
static inline bool dnnl_is_log(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, dnnl_op_log, 1) && dnnl_is_add_8(g, dfg_operand(g, n, 0));
}

/* from bit 0 on: DNNL_CONV1D_BIAS_SWISH, DNNL_CONV2D_BIAS_SWISH, DNNL_CONV3D_BIAS_SWISH,
 * DNNL_DECONV2D_BIAS_SWISH, DNNL_DECONV3D_BIAS_SWISH, DNNL_DENSE_BIAS_SWISH and 6 more, and 1
 * more such group */
static uint64_t dnnl_part_8(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    switch (dfg_op(g, n)) {
    case dnnl_op_add: if (dfg_argc_is(g, n, 2)) set |= dnnl_part_7(g, n); break;
    case dnnl_op_nn_conv1d:
        if (dfg_argc_is(g, n, 2)) set |= DFG_BIT(48); /* DNNL_CONV1D_SWISH ... */
        break;
    case dnnl_op_nn_conv2d:
        if (dfg_argc_is(g, n, 2)) set |= DFG_BIT(49); /* DNNL_CONV2D_SWISH ... */
        break;
    case dnnl_op_nn_conv3d:
        if (dfg_argc_is(g, n, 2)) set |= DFG_BIT(50); /* DNNL_CONV3D_SWISH ... */
        break;
    case dnnl_op_nn_conv2d_transpose:
        if (dfg_argc_is(g, n, 2)) set |= DFG_BIT(51); /* DNNL_DECONV2D_SWISH ... */
        break;
    case dnnl_op_nn_conv3d_transpose:
        if (dfg_argc_is(g, n, 2)) set |= DFG_BIT(52); /* DNNL_DECONV3D_SWISH ... */
        break;
    case dnnl_op_nn_dense: if (dfg_argc_is(g, n, 2)) set |= DFG_BIT(53); break; /* DNNL_DENSE_SWISH ... */
    default: break;
    }
    return set;
}

/* dnnl.pat:62  tanh(log(add(exp(p), 1))); the operator is known */
static inline bool dnnl_is_tanh(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && dnnl_is_log(g, dfg_operand(g, n, 0));
}

/* from bit 0 on: DNNL_CONV1D_SWISH, DNNL_CONV1D_MISH, and 5 more such groups */
static uint64_t dnnl_part_9(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    const dfg_node a0 = dfg_operand(g, n, 0);
    if (dfg_argc_is(g, a0, 2)) {
        const dfg_node a1 = dfg_operand(g, n, 1);
        switch (dfg_op(g, a1)) {
        case dnnl_op_sigmoid:
            if (dfg_argc_is(g, a1, 1)) set |= DFG_BIT(0); /* DNNL_CONV1D_SWISH ... */
            break;
        case dnnl_op_tanh: if (dnnl_is_tanh(g, a1)) set |= DFG_BIT(6); break; /* DNNL_CONV1D_MISH ... */
        default: break;
        }
    }
    return set;
}

/* may match: DNNL_CONV1D_BIAS_GELU, DNNL_CONV2D_BIAS_GELU, DNNL_CONV3D_BIAS_GELU,
 * DNNL_DECONV2D_BIAS_GELU, DNNL_DECONV3D_BIAS_GELU, DNNL_DENSE_BIAS_GELU and 30 more */
static inline DFG_IN_LINE_FOR_SPEED bool dnnl_part_5(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    bool found = false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    switch (dfg_op(g, a0)) {
    case dnnl_op_multiply:
        if (dfg_const_is(g, dfg_operand(g, n, 1), dfg_float(0.5), DFG_NO_DTYPE)) {
            const uint64_t part = dnnl_part_6(g, a0);
            found |= set[0] |= part << 29;
            found |= set[1] |= part >> 35;
        }
        break;
    case DFG_CONST:
        if (dfg_const_is(g, a0, dfg_float(0.5), DFG_NO_DTYPE)) {
            const dfg_node a1 = dfg_operand(g, n, 1);
            if (dfg_calls(g, a1, dnnl_op_multiply)) {
                const uint64_t part = dnnl_part_6(g, a1);
                found |= set[0] |= part << 29;
                found |= set[1] |= part >> 35;
            }
        }
        break;
    case dnnl_op_add:
        if (dfg_argc_is(g, a0, 2)) {
            const dfg_node a1 = dfg_operand(g, n, 1);
            switch (dfg_op(g, a1)) {
            case dnnl_op_sigmoid:
                if (dfg_argc_is(g, a1, 1)) found |= (set[0] |= dnnl_part_7(g, a0) << 35);
                break;
            case dnnl_op_tanh:
                if (dfg_argc_is(g, a1, 1) && dnnl_is_log(g, dfg_operand(g, a1, 0)))
                    found |= set[0] |= dnnl_part_7(g, a0) << 41;
                break;
            default: break;
            }
        }
        break;
    case dnnl_op_sigmoid:
        if (dfg_argc_is(g, a0, 1)) {
            const uint64_t part = dnnl_part_8(g, dfg_operand(g, n, 1));
            found |= set[0] |= part << 35;
            found |= set[1] |= part >> 29;
        }
        break;
    case dnnl_op_tanh:
        if (dfg_argc_is(g, a0, 1) && dnnl_is_log(g, dfg_operand(g, a0, 0))) {
            const uint64_t part = dnnl_part_8(g, dfg_operand(g, n, 1));
            found |= set[0] |= part << 41;
            found |= set[1] |= part >> 23;
        }
        break;
    case dnnl_op_nn_conv1d: found |= (set[1] |= dnnl_part_9(g, n) << 19); break;
    case dnnl_op_nn_conv2d: found |= (set[1] |= dnnl_part_9(g, n) << 20); break;
    case dnnl_op_nn_conv3d: found |= (set[1] |= dnnl_part_9(g, n) << 21); break;
    case dnnl_op_nn_conv2d_transpose: found |= (set[1] |= dnnl_part_9(g, n) << 22); break;
    case dnnl_op_nn_conv3d_transpose: found |= (set[1] |= dnnl_part_9(g, n) << 23); break;
    case dnnl_op_nn_dense: found |= (set[1] |= dnnl_part_9(g, n) << 24); break;
    default: break;
    }
    return found;
}

/* op in {multiply}: DNNL_CONV1D_BIAS_GELU, DNNL_CONV2D_BIAS_GELU, DNNL_CONV3D_BIAS_GELU,
 * DNNL_DECONV2D_BIAS_GELU, DNNL_DECONV3D_BIAS_GELU, DNNL_DENSE_BIAS_GELU and 30 more */
static inline DFG_IN_LINE_FOR_SPEED bool dnnl_at_multiply(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    bool found = false;
    if (dfg_argc_is(g, n, 2)) found |= dnnl_part_5(g, n, set);
    return found;
}

size_t dnnl_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets)
{
    size_t count = 0;
    uint64_t *set = sets;
    if (first < last) dfg_clear_set(set, 2);
    for (dfg_node n = first; n < last; n++) {
        bool found = false;
        switch (dfg_op(g, n)) {
        case dnnl_op_cast: found = dnnl_at_cast(g, n, set); break;
        case dnnl_op_add: found = dnnl_at_add(g, n, set); break;
        case dnnl_op_nn_relu: found = dnnl_at_nn_relu(g, n, set); break;
        case dnnl_op_tanh: found = dnnl_at_tanh(g, n, set); break;
        case dnnl_op_sigmoid: found = dnnl_at_sigmoid(g, n, set); break;
        case dnnl_op_clip: found = dnnl_at_clip(g, n, set); break;
        case dnnl_op_multiply: found = dnnl_at_multiply(g, n, set); break;
        default: continue;
        }
        if (!found) continue;
        nodes[count++] = n;
        set += 2;
        if (n != last - 1) dfg_clear_set(set, 2);
    }
    return count;
}

void dnnl_candidates(const dfg_graph *g, dfg_node n, uint64_t set[2])
{
    dfg_node node = n;
    dnnl_sweep(g, n, n + 1, &node, set);
}

int32_t dnnl_first(const dfg_graph *g, dfg_node n)
{
    uint64_t set[2];
    dfg_node node = n;
    if (dnnl_sweep(g, n, n + 1, &node, set) == 0) return -1;
    for (uint32_t i = 0; i < 2; i++)
        for (uint64_t left = set[i]; left != 0; left &= left - 1) {
            const uint32_t bit = 64 * i + dfg_lowest_bit(left);
            if (dnnl_confirm(g, n, bit)) return (int32_t)bit;
        }
    return -1;
}
