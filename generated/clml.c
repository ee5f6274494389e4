/* Made by pat2c from clml.pat; do not edit. */
#include "clml.h"
_Static_assert(CLML_H == 0xce988581f4f80254, "clml.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    clml_op_add = DFG_FIRST_OP, clml_op_clip, clml_op_concatenate, clml_op_divide, clml_op_maximum,
    clml_op_minimum, clml_op_multiply, clml_op_nn_avg_pool2d, clml_op_nn_batch_flatten,
    clml_op_nn_batch_matmul, clml_op_nn_batch_norm, clml_op_nn_bias_add, clml_op_nn_conv2d,
    clml_op_nn_conv2d_transpose, clml_op_nn_dense, clml_op_nn_depth_to_space, clml_op_nn_global_avg_pool2d,
    clml_op_nn_global_max_pool2d, clml_op_nn_max_pool2d, clml_op_nn_pad, clml_op_nn_relu,
    clml_op_nn_softmax, clml_op_nn_upsampling, clml_op_reshape, clml_op_subtract,
};
enum {
    clml_attr_a_max, clml_attr_a_min, clml_attr_axis, clml_attr_data_layout, clml_attr_dilation,
    clml_attr_groups, clml_attr_kernel_layout, clml_attr_method, clml_attr_pad_width,
};
enum { clml_str_H, clml_str_NCHW, clml_str_O, clml_str_OIHW, clml_str_bilinear, clml_str_nearest_neighbor };
static const char *const clml_op_names[] = {
    "add", "clip", "concatenate", "divide", "maximum", "minimum", "multiply", "nn.avg_pool2d",
    "nn.batch_flatten", "nn.batch_matmul", "nn.batch_norm", "nn.bias_add", "nn.conv2d",
    "nn.conv2d_transpose", "nn.dense", "nn.depth_to_space", "nn.global_avg_pool2d", "nn.global_max_pool2d",
    "nn.max_pool2d", "nn.pad", "nn.relu", "nn.softmax", "nn.upsampling", "reshape", "subtract",
};
static const char *const clml_attr_names[] = {
    "a_max", "a_min", "axis", "data_layout", "dilation", "groups", "kernel_layout", "method", "pad_width",
};
static const char *const clml_str_names[] = { "H", "NCHW", "O", "OIHW", "bilinear", "nearest_neighbor" };
static const dfg_val clml_list_1_1[] = {{.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 1}};

const struct dfg_names clml_names = {
    .abi = DFG_ABI, .needs = DFG_NEEDS_FORMS, .name = "clml", .run = CLML_H, .n_ops = 25,
    .ops = clml_op_names, .n_attrs = 9, .attrs = clml_attr_names, .n_strs = 6, .strs = clml_str_names,
};

/* clml.pat:19  pattern tail(c, b, s, g, be, m, v) {
 *     biased = add?(nn.bias_add?(c, b & const), s & const);
 *     return nn.relu?(nn.batch_norm(biased, g & const, be & const, m & const, v & const).0 | biased);
 * } */
bool clml_tail_find(DFG_FIND_ON(clml_tail))
{
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt, way[1] = 0) {
        dfg_node relu = DFG_NONE, v = n;
        if (alt == 0) {
            relu = n;
            if (!dfg_calls_argc(g, relu, clml_op_nn_relu, 1)) continue;
            v = dfg_arg(g, relu, 0);
        }
        for (uint32_t alt_2 = way[1]; alt_2 < 2u; way[1] = ++alt_2, way[2] = 0) {
            dfg_node get = DFG_NONE, batch_norm = DFG_NONE, g_2 = DFG_NONE, be = DFG_NONE, m_2 = DFG_NONE;
            dfg_node v_2 = DFG_NONE, biased = v;
            if (alt_2 == 0) {
                get = v;
                if (!dfg_is_get(g, get, 0)) continue;
                batch_norm = dfg_arg(g, get, 0);
                if (!dfg_calls_argc(g, batch_norm, clml_op_nn_batch_norm, 5)) continue;
                g_2 = dfg_arg(g, batch_norm, 1);
                if (!dfg_is(g, g_2, DFG_CONST)) continue;
                be = dfg_arg(g, batch_norm, 2);
                if (!dfg_is(g, be, DFG_CONST)) continue;
                m_2 = dfg_arg(g, batch_norm, 3);
                if (!dfg_is(g, m_2, DFG_CONST)) continue;
                v_2 = dfg_arg(g, batch_norm, 4);
                if (!dfg_is(g, v_2, DFG_CONST)) continue;
                biased = dfg_arg(g, batch_norm, 0);
            }
            for (uint32_t alt_3 = way[2]; alt_3 < 2u; way[2] = ++alt_3, way[3] = 0) {
                dfg_node add = DFG_NONE;
                if (alt_3 == 0) {
                    add = biased;
                    if (!dfg_calls_argc(g, add, clml_op_add, 2)) continue;
                }
                for (uint32_t swap = way[3]; swap < (alt_3 == 0 ? dfg_orders(g, add) : 1u);
                     way[3] = ++swap, way[4] = 0) {
                    dfg_node s = DFG_NONE, v_3 = biased;
                    if (alt_3 == 0) {
                        s = dfg_arg(g, add, 1 - swap);
                        if (!dfg_is(g, s, DFG_CONST)) continue;
                        v_3 = dfg_arg(g, add, swap);
                    }
                    for (uint32_t alt_4 = way[4]; alt_4 < 2u; way[4] = ++alt_4) {
                        dfg_node bias_add = DFG_NONE, c = v_3, b = DFG_NONE;
                        if (alt_4 == 0) {
                            bias_add = v_3;
                            if (!dfg_calls_argc(g, bias_add, clml_op_nn_bias_add, 2)) continue;
                            c = dfg_arg(g, bias_add, 0);
                            b = dfg_arg(g, bias_add, 1);
                            if (!dfg_is(g, b, DFG_CONST)) continue;
                        }
                        if (!dfg_in_body(g, n, (const dfg_node[]){relu, get, batch_norm, add, bias_add}, 5))
                            continue;
                        DFG_GIVE(clml_tail, .root = n, .c = c, .b = b, .s = s, .g = g_2, .be = be, .m = m_2,
                                 .v = v_2, .biased = biased);
                        DFG_GIVE_WHOLE(clml_tail, .add = add, .bias_add = bias_add, .relu = relu,
                                       .get = get, .batch_norm = batch_norm);
                        return true;
                    }
                }
            }
        }
    }
    return false;
}

/* clml.pat:25  cond depthwise(c, x, w) = c.groups == x.shape[1], c.groups == dim(w, c.kernel_layout, "O"); */
static DFG_APART bool clml_depthwise(const dfg_graph *g, dfg_node c, dfg_node x, dfg_node w)
{
    return dfg_extent_eq(g, dfg_attr_or_int(g, c, clml_attr_groups, 1), dfg_extent_of(g, x, 1))
        && dfg_extent_eq(g, dfg_attr_or_int(g, c, clml_attr_groups, 1),
                         dfg_layout_dim(g, w, dfg_attr_or_str(g, c, clml_attr_kernel_layout, clml_str_OIHW),
                                        dfg_str(g, clml_str_O)));
}

/* clml.pat:23  cond relu6(c) = not present(c) or (c.a_min == 0 and c.a_max == 6); */
static DFG_APART bool clml_relu6(const dfg_graph *g, dfg_node c)
{
    return c == DFG_NONE
        || (dfg_scalar_eq(dfg_attr(g, c, clml_attr_a_min), dfg_int(0))
            && dfg_scalar_eq(dfg_attr(g, c, clml_attr_a_max), dfg_int(6)));
}

/* clml.pat:27  cond conv_ok(c, x, w, act) =
 *     c.data_layout == "NCHW", c.groups == 1 or depthwise(c, x, w), relu6(act),
 *     present(act) or c.groups == 1 or dim(w, c.kernel_layout, "H") != 3 or c.dilation[0] == 1; */
static DFG_APART bool clml_conv_ok(const dfg_graph *g, dfg_node c, dfg_node x, dfg_node w, dfg_node act)
{
    return dfg_str_is(g, c, clml_attr_data_layout, clml_str_NCHW, clml_str_NCHW)
        && (dfg_int_is(g, c, clml_attr_groups, 1, 1) || clml_depthwise(g, c, x, w)) && clml_relu6(g, act)
        && (act != DFG_NONE || dfg_int_is(g, c, clml_attr_groups, 1, 1)
            || dfg_extent_ne(g,
                             dfg_layout_dim(g, w,
                                            dfg_attr_or_str(g, c, clml_attr_kernel_layout, clml_str_OIHW),
                                            dfg_str(g, clml_str_H)), dfg_int(3))
            || dfg_scalar_eq(dfg_stored_item(dfg_attr_or_list(g, c, clml_attr_dilation, clml_list_1_1, 2),
                                             0), dfg_int(1)));
}

/* clml.pat:31  pattern conv2d(x, w, b, s, g, be, m, v) {
 *     c = nn.conv2d(x, w & const);
 *     active = tail(c, b, s, g, be, m, v);
 *     act = clip(active);
 *     where conv_ok(c, x, w, act);
 *     return act | active;
 * } */
bool clml_conv2d_find(DFG_FIND(clml_conv2d))
{
    dfg_node act = DFG_NONE, active = n;
    if (dfg_calls_argc(g, n, clml_op_clip, 1)) {
        act = n;
        active = dfg_arg(g, act, 0);
    }
    /* tail is written out: not all it may be is a call */
    dfg_node relu = DFG_NONE, v = active;
    if (dfg_calls_argc(g, active, clml_op_nn_relu, 1)) {
        relu = active;
        v = dfg_arg(g, relu, 0);
    }
    dfg_node get = DFG_NONE, batch_norm = DFG_NONE, biased = v, g_2 = DFG_NONE, be = DFG_NONE;
    dfg_node m_2 = DFG_NONE, v_2 = DFG_NONE;
    if (dfg_is(g, v, DFG_GET)) {
        get = v;
        if (!dfg_is_get(g, get, 0)) return false;
        batch_norm = dfg_arg(g, get, 0);
        if (!dfg_calls_argc(g, batch_norm, clml_op_nn_batch_norm, 5)) return false;
        biased = dfg_arg(g, batch_norm, 0);
        g_2 = dfg_arg(g, batch_norm, 1);
        if (!dfg_is(g, g_2, DFG_CONST)) return false;
        be = dfg_arg(g, batch_norm, 2);
        if (!dfg_is(g, be, DFG_CONST)) return false;
        m_2 = dfg_arg(g, batch_norm, 3);
        if (!dfg_is(g, m_2, DFG_CONST)) return false;
        v_2 = dfg_arg(g, batch_norm, 4);
        if (!dfg_is(g, v_2, DFG_CONST)) return false;
    }
    dfg_node add = DFG_NONE, v_3 = biased, s = DFG_NONE;
    uint32_t swap = 0;
    if (dfg_calls_argc(g, biased, clml_op_add, 2)) {
        add = biased;
        swap = dfg_op(g, dfg_arg(g, add, 0)) == clml_op_nn_bias_add
            || dfg_op(g, dfg_arg(g, add, 0)) == clml_op_nn_conv2d
            ? 0
            : 1;
        v_3 = dfg_arg(g, add, swap);
        s = dfg_arg(g, add, 1 - swap);
        if (!dfg_is(g, s, DFG_CONST)) return false;
    }
    dfg_node bias_add = DFG_NONE, c = v_3, b = DFG_NONE;
    if (dfg_calls_argc(g, v_3, clml_op_nn_bias_add, 2)) {
        bias_add = v_3;
        c = dfg_arg(g, bias_add, 0);
        b = dfg_arg(g, bias_add, 1);
        if (!dfg_is(g, b, DFG_CONST)) return false;
    }
    if (!dfg_calls_argc(g, c, clml_op_nn_conv2d, 2)) return false;
    dfg_node x = dfg_arg(g, c, 0), w = dfg_arg(g, c, 1);
    if (!dfg_is(g, w, DFG_CONST)) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){act, relu, get, batch_norm, add, bias_add, c}, 7))
        return false;
    if (!clml_conv_ok(g, c, x, w, act)) return false;
    DFG_GIVE(clml_conv2d, .root = n, .x = x, .w = w, .b = b, .s = s, .g = g_2, .be = be, .m = m_2, .v = v_2,
             .c = c, .active = active, .act = act);
    DFG_GIVE_WHOLE(clml_conv2d, .relu = relu, .get = get, .batch_norm = batch_norm, .add = add,
                   .bias_add = bias_add);
    return true;
}

/* clml.pat:38  pattern pad_conv2d(x, w, b, s, g, be, m, v) {
 *     p = nn.pad(x, const);
 *     c = nn.conv2d(p, w & const);
 *     active = tail(c, b, s, g, be, m, v);
 *     act = clip(active);
 *     where conv_ok(c, p, w, act);
 *     return act | active;
 * } */
bool clml_pad_conv2d_find(DFG_FIND(clml_pad_conv2d))
{
    dfg_node act = DFG_NONE, active = n;
    if (dfg_calls_argc(g, n, clml_op_clip, 1)) {
        act = n;
        active = dfg_arg(g, act, 0);
    }
    /* tail is written out: not all it may be is a call */
    dfg_node relu = DFG_NONE, v = active;
    if (dfg_calls_argc(g, active, clml_op_nn_relu, 1)) {
        relu = active;
        v = dfg_arg(g, relu, 0);
    }
    dfg_node get = DFG_NONE, batch_norm = DFG_NONE, biased = v, g_2 = DFG_NONE, be = DFG_NONE;
    dfg_node m_2 = DFG_NONE, v_2 = DFG_NONE;
    if (dfg_is(g, v, DFG_GET)) {
        get = v;
        if (!dfg_is_get(g, get, 0)) return false;
        batch_norm = dfg_arg(g, get, 0);
        if (!dfg_calls_argc(g, batch_norm, clml_op_nn_batch_norm, 5)) return false;
        biased = dfg_arg(g, batch_norm, 0);
        g_2 = dfg_arg(g, batch_norm, 1);
        if (!dfg_is(g, g_2, DFG_CONST)) return false;
        be = dfg_arg(g, batch_norm, 2);
        if (!dfg_is(g, be, DFG_CONST)) return false;
        m_2 = dfg_arg(g, batch_norm, 3);
        if (!dfg_is(g, m_2, DFG_CONST)) return false;
        v_2 = dfg_arg(g, batch_norm, 4);
        if (!dfg_is(g, v_2, DFG_CONST)) return false;
    }
    dfg_node add = DFG_NONE, v_3 = biased, s = DFG_NONE;
    uint32_t swap = 0;
    if (dfg_calls_argc(g, biased, clml_op_add, 2)) {
        add = biased;
        swap = dfg_op(g, dfg_arg(g, add, 0)) == clml_op_nn_bias_add
            || dfg_op(g, dfg_arg(g, add, 0)) == clml_op_nn_conv2d
            ? 0
            : 1;
        v_3 = dfg_arg(g, add, swap);
        s = dfg_arg(g, add, 1 - swap);
        if (!dfg_is(g, s, DFG_CONST)) return false;
    }
    dfg_node bias_add = DFG_NONE, c = v_3, b = DFG_NONE;
    if (dfg_calls_argc(g, v_3, clml_op_nn_bias_add, 2)) {
        bias_add = v_3;
        c = dfg_arg(g, bias_add, 0);
        b = dfg_arg(g, bias_add, 1);
        if (!dfg_is(g, b, DFG_CONST)) return false;
    }
    if (!dfg_calls_argc(g, c, clml_op_nn_conv2d, 2)) return false;
    dfg_node p = dfg_arg(g, c, 0);
    if (!dfg_calls_argc(g, p, clml_op_nn_pad, 2)) return false;
    dfg_node x = dfg_operand(g, p, 0), constant = dfg_operand(g, p, 1);
    if (!dfg_is(g, constant, DFG_CONST)) return false;
    dfg_node w = dfg_arg(g, c, 1);
    if (!dfg_is(g, w, DFG_CONST)) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){act, relu, get, batch_norm, add, bias_add, c, p}, 8))
        return false;
    if (!clml_conv_ok(g, c, p, w, act)) return false;
    DFG_GIVE(clml_pad_conv2d, .root = n, .x = x, .w = w, .b = b, .s = s, .g = g_2, .be = be, .m = m_2,
             .v = v_2, .p = p, .c = c, .active = active, .act = act);
    DFG_GIVE_WHOLE(clml_pad_conv2d, .constant = constant, .relu = relu, .get = get,
                   .batch_norm = batch_norm, .add = add, .bias_add = bias_add);
    return true;
}

/* clml.pat:46  pattern conv2d_transpose(x, w, b, s, g, be, m, v) {
 *     c = nn.conv2d_transpose(x, w & const) { data_layout == "NCHW" };
 *     active = tail(c, b, s, g, be, m, v);
 *     act = clip(active);
 *     where relu6(act);
 *     return act | active;
 * } */
bool clml_conv2d_transpose_find(DFG_FIND(clml_conv2d_transpose))
{
    dfg_node act = DFG_NONE, active = n;
    if (dfg_calls_argc(g, n, clml_op_clip, 1)) {
        act = n;
        active = dfg_arg(g, act, 0);
    }
    /* tail is written out: not all it may be is a call */
    dfg_node relu = DFG_NONE, v = active;
    if (dfg_calls_argc(g, active, clml_op_nn_relu, 1)) {
        relu = active;
        v = dfg_arg(g, relu, 0);
    }
    dfg_node get = DFG_NONE, batch_norm = DFG_NONE, biased = v, g_2 = DFG_NONE, be = DFG_NONE;
    dfg_node m_2 = DFG_NONE, v_2 = DFG_NONE;
    if (dfg_is(g, v, DFG_GET)) {
        get = v;
        if (!dfg_is_get(g, get, 0)) return false;
        batch_norm = dfg_arg(g, get, 0);
        if (!dfg_calls_argc(g, batch_norm, clml_op_nn_batch_norm, 5)) return false;
        biased = dfg_arg(g, batch_norm, 0);
        g_2 = dfg_arg(g, batch_norm, 1);
        if (!dfg_is(g, g_2, DFG_CONST)) return false;
        be = dfg_arg(g, batch_norm, 2);
        if (!dfg_is(g, be, DFG_CONST)) return false;
        m_2 = dfg_arg(g, batch_norm, 3);
        if (!dfg_is(g, m_2, DFG_CONST)) return false;
        v_2 = dfg_arg(g, batch_norm, 4);
        if (!dfg_is(g, v_2, DFG_CONST)) return false;
    }
    dfg_node add = DFG_NONE, v_3 = biased, s = DFG_NONE;
    uint32_t swap = 0;
    if (dfg_calls_argc(g, biased, clml_op_add, 2)) {
        add = biased;
        swap = dfg_op(g, dfg_arg(g, add, 0)) == clml_op_nn_bias_add
            || dfg_op(g, dfg_arg(g, add, 0)) == clml_op_nn_conv2d_transpose
            ? 0
            : 1;
        v_3 = dfg_arg(g, add, swap);
        s = dfg_arg(g, add, 1 - swap);
        if (!dfg_is(g, s, DFG_CONST)) return false;
    }
    dfg_node bias_add = DFG_NONE, c = v_3, b = DFG_NONE;
    if (dfg_calls_argc(g, v_3, clml_op_nn_bias_add, 2)) {
        bias_add = v_3;
        c = dfg_arg(g, bias_add, 0);
        b = dfg_arg(g, bias_add, 1);
        if (!dfg_is(g, b, DFG_CONST)) return false;
    }
    if (!dfg_calls_argc(g, c, clml_op_nn_conv2d_transpose, 2)) return false;
    if (!dfg_str_is(g, c, clml_attr_data_layout, clml_str_NCHW, clml_str_NCHW)) return false;
    dfg_node x = dfg_arg(g, c, 0), w = dfg_arg(g, c, 1);
    if (!dfg_is(g, w, DFG_CONST)) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){act, relu, get, batch_norm, add, bias_add, c}, 7))
        return false;
    if (!clml_relu6(g, act)) return false;
    DFG_GIVE(clml_conv2d_transpose, .root = n, .x = x, .w = w, .b = b, .s = s, .g = g_2, .be = be, .m = m_2,
             .v = v_2, .c = c, .active = active, .act = act);
    DFG_GIVE_WHOLE(clml_conv2d_transpose, .relu = relu, .get = get, .batch_norm = batch_norm, .add = add,
                   .bias_add = bias_add);
    return true;
}

/* clml.pat:55  pattern dense1d(x, w, b) {
 *     d = nn.dense(x, w & const);
 *     where d.shape[0] <= 1;
 *     return nn.bias_add(d, b & const) | add(d, b & const);
 * } */
bool clml_dense1d_find(DFG_FIND(clml_dense1d))
{
    dfg_node bias_add = DFG_NONE, d = DFG_NONE, b = DFG_NONE, constant = DFG_NONE, add = DFG_NONE;
    dfg_node constant_2 = DFG_NONE;
    uint32_t swap = 0;
    if (dfg_calls_argc(g, n, clml_op_nn_bias_add, 2)) {
        bias_add = n;
        d = dfg_arg(g, bias_add, 0);
        b = dfg_arg(g, bias_add, 1);
        constant = b;
        if (!dfg_is(g, constant, DFG_CONST)) return false;
    } else {
        add = n;
        if (!dfg_calls_argc(g, add, clml_op_add, 2)) return false;
        swap = dfg_op(g, dfg_arg(g, add, 0)) == clml_op_nn_dense ? 0 : 1;
        d = dfg_arg(g, add, swap);
        b = dfg_arg(g, add, 1 - swap);
        constant_2 = b;
        if (!dfg_is(g, constant_2, DFG_CONST)) return false;
    }
    if (!dfg_calls_argc(g, d, clml_op_nn_dense, 2)) return false;
    dfg_node x = dfg_arg(g, d, 0), w = dfg_arg(g, d, 1);
    if (!dfg_is(g, w, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){bias_add, add, d}, 3))
        return false;
    if (!dfg_dim_le(g, dfg_extent_of(g, d, 0), dfg_int(1))) return false;
    DFG_GIVE(clml_dense1d, .root = n, .x = x, .w = w, .b = b, .d = d);
    DFG_GIVE_WHOLE(clml_dense1d, .bias_add = bias_add, .constant = constant, .add = add,
                   .constant_2 = constant_2);
    return true;
}

/* clml.pat:16  cond no_int64(x) = x.dtype != i64; */
static DFG_APART bool clml_no_int64(const dfg_graph *g, dfg_node x)
{
    return dfg_scalar_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64));
}

/* clml.pat:60  pattern dense2d(x, w) = nn.dense(x, w & const) where no_int64(x), no_int64(w); */
bool clml_dense2d_match(const dfg_graph *g, dfg_node n, struct clml_dense2d_match *m)
{
    if (!dfg_calls_argc(g, n, clml_op_nn_dense, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), w = dfg_operand(g, n, 1);
    if (!dfg_is(g, w, DFG_CONST) || !clml_no_int64(g, x) || !clml_no_int64(g, w)) return false;
    DFG_GIVE(clml_dense2d, .root = n, .x = x, .w = w);
    return true;
}

/* clml.pat:62  input */
static bool clml_pad_not1(const dfg_graph *g, dfg_node n)
{
    return dfg_is_input(g, n);
}

/* clml.pat:61  pattern pad(x) {
 *     p = nn.pad(x & !input, const) { pad_width = width };
 *     where len(width) == 4;
 *     return p;
 * } */
bool clml_pad_find(DFG_FIND(clml_pad))
{
    if (!dfg_calls_argc(g, n, clml_op_nn_pad, 2)) return false;
    dfg_val width = dfg_attr(g, n, clml_attr_pad_width);
    if (!dfg_known(width)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (clml_pad_not1(g, x)) return false;
    dfg_node constant = dfg_operand(g, n, 1);
    if (!dfg_is(g, constant, DFG_CONST) || dfg_len(width) != 4) return false;
    DFG_GIVE(clml_pad, .root = n, .x = x, .p = n, .width = width);
    DFG_GIVE_WHOLE(clml_pad, .constant = constant);
    return true;
}

/* clml.pat:66  pattern concat = concatenate((...)) { axis == 1 }; */
bool clml_concat_find(DFG_FIND(clml_concat))
{
    if (!dfg_calls_argc(g, n, clml_op_concatenate, 1) || !dfg_int_is(g, n, clml_attr_axis, 1, 0))
        return false;
    dfg_node tuple = dfg_operand(g, n, 0);
    if (!dfg_is(g, tuple, DFG_TUPLE)) return false;
    struct dfg_nodes rest = dfg_rest(g, tuple, 0, 0);
    if (!dfg_same_body(g, n, tuple)) return false;
    DFG_GIVE(clml_concat, .root = n);
    DFG_GIVE_WHOLE(clml_concat, .tuple = tuple, .rest = rest);
    return true;
}

/* clml.pat:67  pattern batch_norm(x) = nn.batch_norm(x, const, const, const, const).0; */
bool clml_batch_norm_find(DFG_FIND(clml_batch_norm))
{
    if (!dfg_is_get(g, n, 0)) return false;
    dfg_node batch_norm = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, batch_norm, clml_op_nn_batch_norm, 5)) return false;
    dfg_node x = dfg_operand(g, batch_norm, 0), constant = dfg_operand(g, batch_norm, 1);
    if (!dfg_is(g, constant, DFG_CONST)) return false;
    dfg_node constant_2 = dfg_operand(g, batch_norm, 2);
    if (!dfg_is(g, constant_2, DFG_CONST)) return false;
    dfg_node constant_3 = dfg_operand(g, batch_norm, 3);
    if (!dfg_is(g, constant_3, DFG_CONST)) return false;
    dfg_node constant_4 = dfg_operand(g, batch_norm, 4);
    if (!dfg_is(g, constant_4, DFG_CONST) || !dfg_same_body(g, n, batch_norm)) return false;
    DFG_GIVE(clml_batch_norm, .root = n, .x = x);
    DFG_GIVE_WHOLE(clml_batch_norm, .batch_norm = batch_norm, .constant = constant,
                   .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4);
    return true;
}

/* clml.pat:69  cond binary_ok(a, b) =
 *     b.rank > 0, same_shape(a, b), no_int64(a), no_int64(b), a.shape[0] <= 1, b.shape[0] <= 1; */
static DFG_APART bool clml_binary_ok(const dfg_graph *g, dfg_node a, dfg_node b)
{
    return dfg_gt(dfg_rank_of(g, b), dfg_int(0)) && dfg_same_shape(g, a, b) == DFG_TRUE
        && clml_no_int64(g, a) && clml_no_int64(g, b) && dfg_dim_le(g, dfg_extent_of(g, a, 0), dfg_int(1))
        && dfg_dim_le(g, dfg_extent_of(g, b, 0), dfg_int(1));
}

/* clml.pat:71
 * pattern binary(a, b) = (add | subtract | multiply | divide | minimum | maximum)(a, b) where binary_ok(a, b); */
bool clml_binary_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct clml_binary_match *m)
{
    if (!(dfg_op(g, n) == clml_op_add || dfg_op(g, n) == clml_op_subtract
          || dfg_op(g, n) == clml_op_multiply || dfg_op(g, n) == clml_op_divide
          || dfg_op(g, n) == clml_op_minimum || dfg_op(g, n) == clml_op_maximum)
        || !dfg_argc_is(g, n, 2))
        return false;
    for (uint32_t swap = way[0]; swap < (dfg_op(g, n) == clml_op_add || dfg_op(g, n) == clml_op_multiply
                                         || dfg_op(g, n) == clml_op_minimum
                                         || dfg_op(g, n) == clml_op_maximum
                                         ? dfg_orders(g, n)
                                         : 1u);
         way[0] = ++swap) {
        dfg_node a = dfg_arg(g, n, swap), b = dfg_arg(g, n, 1 - swap);
        if (!clml_binary_ok(g, a, b)) continue;
        DFG_GIVE(clml_binary, .root = n, .a = a, .b = b);
        return true;
    }
    return false;
}

/* clml.pat:73  pattern softmax(x) = nn.softmax(x) where x.rank in {2, 4}; */
bool clml_softmax_match(const dfg_graph *g, dfg_node n, struct clml_softmax_match *m)
{
    if (!dfg_calls_argc(g, n, clml_op_nn_softmax, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!(dfg_rank(g, x) == 2 || dfg_rank(g, x) == 4)) return false;
    DFG_GIVE(clml_softmax, .root = n, .x = x);
    return true;
}

/* clml.pat:74  pattern reshaped(x) {
 *     r = reshape(x);
 *     where r.shape[0] <= 1, max(r.shape) <= 32768;
 *     return r;
 * } */
bool clml_reshaped_match(const dfg_graph *g, dfg_node n, struct clml_reshaped_match *m)
{
    if (!dfg_calls_argc(g, n, clml_op_reshape, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_dim_le(g, dfg_extent_of(g, n, 0), dfg_int(1))) return false;
    if (!dfg_dim_le(g, dfg_dim_max_of(g, dfg_shape_of(g, n)), dfg_int(32768))) return false;
    DFG_GIVE(clml_reshaped, .root = n, .x = x, .r = n);
    return true;
}

/* clml.pat:79  pattern upsampling(x) = nn.upsampling(x) { method == "bilinear" }; */
bool clml_upsampling_match(const dfg_graph *g, dfg_node n, struct clml_upsampling_match *m)
{
    if (!dfg_calls_argc(g, n, clml_op_nn_upsampling, 1)) return false;
    if (!dfg_str_is(g, n, clml_attr_method, clml_str_bilinear, clml_str_nearest_neighbor)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(clml_upsampling, .root = n, .x = x);
    return true;
}

/* clml.pat:80  pattern batch_matmul(a, b) = nn.batch_matmul(a, b) where a.shape[0] <= 1, b.shape[0] <= 1; */
bool clml_batch_matmul_match(const dfg_graph *g, dfg_node n, struct clml_batch_matmul_match *m)
{
    if (!dfg_calls_argc(g, n, clml_op_nn_batch_matmul, 2)) return false;
    dfg_node a = dfg_operand(g, n, 0), b = dfg_operand(g, n, 1);
    if (!dfg_dim_le(g, dfg_extent_of(g, a, 0), dfg_int(1))) return false;
    if (!dfg_dim_le(g, dfg_extent_of(g, b, 0), dfg_int(1))) return false;
    DFG_GIVE(clml_batch_matmul, .root = n, .a = a, .b = b);
    return true;
}

/* clml.pat:83  pattern narrow(x) = x where no_int64(x); */
bool clml_narrow_match(const dfg_graph *g, dfg_node n, struct clml_narrow_match *m)
{
    if (!clml_no_int64(g, n)) return false;
    DFG_GIVE(clml_narrow, .root = n, .x = n);
    return true;
}

/* clml.pat:95, as an entry of a table  "clml.add"               = binary & add(...); */
bool clml_add_find(DFG_FIND_ON(clml_add))
{
    struct clml_binary_match binary;
    for (; clml_binary_find(g, n, way, &binary); way[0]++) {
        if (dfg_op(g, n) != clml_op_add) continue;
        struct dfg_nodes rest = dfg_rest(g, n, 0, 0);
        if (!dfg_same_body(g, n, n)) continue;
        DFG_GIVE(clml_add, .root = n);
        DFG_GIVE_PARTS(whole->binary = binary, whole->call = n, whole->add = n, whole->rest = rest);
        return true;
    }
    return false;
}

/* clml.pat:96, as an entry of a table  "clml.subtract"          = binary & subtract(...); */
bool clml_subtract_find(DFG_FIND_ON(clml_subtract))
{
    struct clml_binary_match binary;
    for (; clml_binary_find(g, n, way, &binary); way[0]++) {
        if (dfg_op(g, n) != clml_op_subtract) continue;
        struct dfg_nodes rest = dfg_rest(g, n, 0, 0);
        if (!dfg_same_body(g, n, n)) continue;
        DFG_GIVE(clml_subtract, .root = n);
        DFG_GIVE_PARTS(whole->binary = binary, whole->call = n, whole->subtract = n, whole->rest = rest);
        return true;
    }
    return false;
}

/* clml.pat:97, as an entry of a table  "clml.multiply"          = binary & multiply(...); */
bool clml_multiply_find(DFG_FIND_ON(clml_multiply))
{
    struct clml_binary_match binary;
    for (; clml_binary_find(g, n, way, &binary); way[0]++) {
        if (dfg_op(g, n) != clml_op_multiply) continue;
        struct dfg_nodes rest = dfg_rest(g, n, 0, 0);
        if (!dfg_same_body(g, n, n)) continue;
        DFG_GIVE(clml_multiply, .root = n);
        DFG_GIVE_PARTS(whole->binary = binary, whole->call = n, whole->multiply = n, whole->rest = rest);
        return true;
    }
    return false;
}

/* clml.pat:98, as an entry of a table  "clml.divide"            = binary & divide(...); */
bool clml_divide_find(DFG_FIND_ON(clml_divide))
{
    struct clml_binary_match binary;
    for (; clml_binary_find(g, n, way, &binary); way[0]++) {
        if (dfg_op(g, n) != clml_op_divide) continue;
        struct dfg_nodes rest = dfg_rest(g, n, 0, 0);
        if (!dfg_same_body(g, n, n)) continue;
        DFG_GIVE(clml_divide, .root = n);
        DFG_GIVE_PARTS(whole->binary = binary, whole->call = n, whole->divide = n, whole->rest = rest);
        return true;
    }
    return false;
}

/* clml.pat:99, as an entry of a table  "clml.minimum"           = binary & minimum(...); */
bool clml_minimum_find(DFG_FIND_ON(clml_minimum))
{
    struct clml_binary_match binary;
    for (; clml_binary_find(g, n, way, &binary); way[0]++) {
        if (dfg_op(g, n) != clml_op_minimum) continue;
        struct dfg_nodes rest = dfg_rest(g, n, 0, 0);
        if (!dfg_same_body(g, n, n)) continue;
        DFG_GIVE(clml_minimum, .root = n);
        DFG_GIVE_PARTS(whole->binary = binary, whole->call = n, whole->minimum = n, whole->rest = rest);
        return true;
    }
    return false;
}

/* clml.pat:100, as an entry of a table  "clml.maximum"           = binary & maximum(...); */
bool clml_maximum_find(DFG_FIND_ON(clml_maximum))
{
    struct clml_binary_match binary;
    for (; clml_binary_find(g, n, way, &binary); way[0]++) {
        if (dfg_op(g, n) != clml_op_maximum) continue;
        struct dfg_nodes rest = dfg_rest(g, n, 0, 0);
        if (!dfg_same_body(g, n, n)) continue;
        DFG_GIVE(clml_maximum, .root = n);
        DFG_GIVE_PARTS(whole->binary = binary, whole->call = n, whole->maximum = n, whole->rest = rest);
        return true;
    }
    return false;
}

/* clml.pat:103, as an entry of a table  "clml.avg_pool2d"        = nn.avg_pool2d(narrow); */
bool clml_avg_pool2d_find(DFG_FIND(clml_avg_pool2d))
{
    if (!dfg_calls_argc(g, n, clml_op_nn_avg_pool2d, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!clml_no_int64(g, x)) return false;
    DFG_GIVE(clml_avg_pool2d, .root = n);
    DFG_GIVE_WHOLE(clml_avg_pool2d, .x = x);
    return true;
}

/* clml.pat:104, as an entry of a table  "clml.max_pool2d"        = nn.max_pool2d(narrow); */
bool clml_max_pool2d_find(DFG_FIND(clml_max_pool2d))
{
    if (!dfg_calls_argc(g, n, clml_op_nn_max_pool2d, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!clml_no_int64(g, x)) return false;
    DFG_GIVE(clml_max_pool2d, .root = n);
    DFG_GIVE_WHOLE(clml_max_pool2d, .x = x);
    return true;
}

/* clml.pat:105, as an entry of a table  "clml.global_avg_pool2d" = nn.global_avg_pool2d(narrow); */
bool clml_global_avg_pool2d_find(DFG_FIND(clml_global_avg_pool2d))
{
    if (!dfg_calls_argc(g, n, clml_op_nn_global_avg_pool2d, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!clml_no_int64(g, x)) return false;
    DFG_GIVE(clml_global_avg_pool2d, .root = n);
    DFG_GIVE_WHOLE(clml_global_avg_pool2d, .x = x);
    return true;
}

/* clml.pat:106, as an entry of a table  "clml.global_max_pool2d" = nn.global_max_pool2d(narrow); */
bool clml_global_max_pool2d_find(DFG_FIND(clml_global_max_pool2d))
{
    if (!dfg_calls_argc(g, n, clml_op_nn_global_max_pool2d, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!clml_no_int64(g, x)) return false;
    DFG_GIVE(clml_global_max_pool2d, .root = n);
    DFG_GIVE_WHOLE(clml_global_max_pool2d, .x = x);
    return true;
}

/* clml.pat:107, as an entry of a table  "clml.relu"              = nn.relu(narrow); */
bool clml_relu_find(DFG_FIND(clml_relu))
{
    if (!dfg_calls_argc(g, n, clml_op_nn_relu, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!clml_no_int64(g, x)) return false;
    DFG_GIVE(clml_relu, .root = n);
    DFG_GIVE_WHOLE(clml_relu, .x = x);
    return true;
}

/* clml.pat:108, as an entry of a table  "clml.clip"              = clip(narrow); */
bool clml_clip_find(DFG_FIND(clml_clip))
{
    if (!dfg_calls_argc(g, n, clml_op_clip, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!clml_no_int64(g, x)) return false;
    DFG_GIVE(clml_clip, .root = n);
    DFG_GIVE_WHOLE(clml_clip, .x = x);
    return true;
}

/* clml.pat:109, as an entry of a table  "clml.batch_flatten"     = nn.batch_flatten(narrow); */
bool clml_batch_flatten_find(DFG_FIND(clml_batch_flatten))
{
    if (!dfg_calls_argc(g, n, clml_op_nn_batch_flatten, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!clml_no_int64(g, x)) return false;
    DFG_GIVE(clml_batch_flatten, .root = n);
    DFG_GIVE_WHOLE(clml_batch_flatten, .x = x);
    return true;
}

/* clml.pat:110, as an entry of a table  "clml.depth_to_space"    = nn.depth_to_space(narrow); */
bool clml_depth_to_space_find(DFG_FIND(clml_depth_to_space))
{
    if (!dfg_calls_argc(g, n, clml_op_nn_depth_to_space, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!clml_no_int64(g, x)) return false;
    DFG_GIVE(clml_depth_to_space, .root = n);
    DFG_GIVE_WHOLE(clml_depth_to_space, .x = x);
    return true;
}

/* ---- clml.pat:85  table clml ---- */

/* Does the candidate match?  What level 1 does not say is asked by the entry's own matcher. */
static bool clml_confirm(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    switch (bit) {
    case 0: return DFG_MATCHES(clml_pad_conv2d, g, n); /* where conv_ok(c, p, w, act) */
    case 1: return DFG_MATCHES(clml_conv2d, g, n); /* where conv_ok(c, x, w, act) */
    case 2: return DFG_MATCHES(clml_conv2d_transpose, g, n); /* where relu6(act) */
    case 3: return DFG_MATCHES(clml_dense1d, g, n); /* where d.shape[0] <= 1 */
    case 4: return DFG_MATCHES(clml_dense2d, g, n); /* where no_int64(x) */
    case 5: return DFG_MATCHES(clml_pad, g, n); /* attribute pad_width is given a name */
    case 6: return DFG_MATCHES_CANDIDATE(clml_concat, g, n);
    case 7: return DFG_MATCHES_CANDIDATE(clml_batch_norm, g, n);
    case 8: return DFG_MATCHES(clml_add, g, n); /* where binary_ok(a, b) */
    case 9: return DFG_MATCHES(clml_subtract, g, n); /* where binary_ok(a, b) */
    case 10: return DFG_MATCHES(clml_multiply, g, n); /* where binary_ok(a, b) */
    case 11: return DFG_MATCHES(clml_divide, g, n); /* where binary_ok(a, b) */
    case 12: return DFG_MATCHES(clml_minimum, g, n); /* where binary_ok(a, b) */
    case 13: return DFG_MATCHES(clml_maximum, g, n); /* where binary_ok(a, b) */
    case 14: return DFG_MATCHES(clml_softmax, g, n); /* where x.rank in {2, 4} */
    case 15: return DFG_MATCHES(clml_reshaped, g, n); /* where r.shape[0] <= 1 */
    case 16: return DFG_MATCHES(clml_avg_pool2d, g, n); /* where no_int64(x) */
    case 17: return DFG_MATCHES(clml_max_pool2d, g, n); /* where no_int64(x) */
    case 18: return DFG_MATCHES(clml_global_avg_pool2d, g, n); /* where no_int64(x) */
    case 19: return DFG_MATCHES(clml_global_max_pool2d, g, n); /* where no_int64(x) */
    case 20: return DFG_MATCHES(clml_relu, g, n); /* where no_int64(x) */
    case 21: return DFG_MATCHES(clml_clip, g, n); /* where no_int64(x) */
    case 22: return DFG_MATCHES(clml_batch_flatten, g, n); /* where no_int64(x) */
    case 23: return DFG_MATCHES(clml_depth_to_space, g, n); /* where no_int64(x) */
    case 24: return DFG_MATCHES_CANDIDATE(clml_upsampling, g, n);
    case 25: return DFG_MATCHES(clml_batch_matmul, g, n); /* where a.shape[0] <= 1 */
    default: return false;
    }
}

/* clml.pat:39  nn.pad(x, const) */
static inline bool clml_is_p(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, clml_op_nn_pad, 2) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST);
}

/* clml.pat:40  nn.conv2d(p, w & const) */
static inline bool clml_is_c(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, clml_op_nn_conv2d, 2) && clml_is_p(g, dfg_operand(g, n, 0))
        && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST);
}

/* clml.pat:20  nn.bias_add?(c, b & const) */
static inline bool clml_is_nn_bias_add(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, clml_op_nn_bias_add, 2) && clml_is_c(g, dfg_operand(g, n, 0))
        && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST);
}

/* clml.pat:20  add?(nn.bias_add?(c, b & const), s & const) */
static inline bool clml_is_add(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, clml_op_add, 2)) return false;
    return ((clml_is_nn_bias_add(g, dfg_operand(g, n, 0)) || clml_is_c(g, dfg_operand(g, n, 0)))
            && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST)
            && (clml_is_nn_bias_add(g, dfg_operand(g, n, 1)) || clml_is_c(g, dfg_operand(g, n, 1))));
}

/* clml.pat:21  nn.batch_norm(biased, g & const, be & const, m & const, v & const) */
static inline bool clml_is_nn_batch_norm(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, clml_op_nn_batch_norm, 5)
        && (clml_is_add(g, dfg_operand(g, n, 0)) || clml_is_nn_bias_add(g, dfg_operand(g, n, 0))
            || clml_is_c(g, dfg_operand(g, n, 0)))
        && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 3), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 4), DFG_CONST);
}

/* clml.pat:21  nn.batch_norm(biased, g & const, be & const, m & const, v & const).0 */
static inline bool clml_is_node(const dfg_graph *g, dfg_node n)
{
    return dfg_is(g, n, DFG_GET) && dfg_data(g, n) == 0 && clml_is_nn_batch_norm(g, dfg_arg(g, n, 0));
}

/* clml.pat:21  nn.relu?(nn.batch_norm(biased, g & const, be & const, m & const, v & const).0 | biased) */
static inline bool clml_is_nn_relu(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, clml_op_nn_relu, 1)
        && (clml_is_node(g, dfg_operand(g, n, 0)) || clml_is_add(g, dfg_operand(g, n, 0))
            || clml_is_nn_bias_add(g, dfg_operand(g, n, 0)) || clml_is_c(g, dfg_operand(g, n, 0)));
}

/* clml.pat:32  nn.conv2d(x, w & const) */
static inline bool clml_is_c_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, clml_op_nn_conv2d, 2) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST);
}

/* clml.pat:20  nn.bias_add?(c, b & const) */
static inline bool clml_is_nn_bias_add_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, clml_op_nn_bias_add, 2) && clml_is_c_2(g, dfg_operand(g, n, 0))
        && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST);
}

/* clml.pat:20  add?(nn.bias_add?(c, b & const), s & const) */
static inline bool clml_is_add_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, clml_op_add, 2)) return false;
    return ((clml_is_nn_bias_add_2(g, dfg_operand(g, n, 0)) || clml_is_c_2(g, dfg_operand(g, n, 0)))
            && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST)
            && (clml_is_nn_bias_add_2(g, dfg_operand(g, n, 1)) || clml_is_c_2(g, dfg_operand(g, n, 1))));
}

/* clml.pat:21  nn.batch_norm(biased, g & const, be & const, m & const, v & const) */
static inline bool clml_is_nn_batch_norm_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, clml_op_nn_batch_norm, 5)
        && (clml_is_add_2(g, dfg_operand(g, n, 0)) || clml_is_nn_bias_add_2(g, dfg_operand(g, n, 0))
            || clml_is_c_2(g, dfg_operand(g, n, 0)))
        && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 3), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 4), DFG_CONST);
}

/* clml.pat:21  nn.batch_norm(biased, g & const, be & const, m & const, v & const).0 */
static inline bool clml_is_node_2(const dfg_graph *g, dfg_node n)
{
    return dfg_is(g, n, DFG_GET) && dfg_data(g, n) == 0 && clml_is_nn_batch_norm_2(g, dfg_arg(g, n, 0));
}

/* clml.pat:21  nn.relu?(nn.batch_norm(biased, g & const, be & const, m & const, v & const).0 | biased) */
static inline bool clml_is_nn_relu_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, clml_op_nn_relu, 1)
        && (clml_is_node_2(g, dfg_operand(g, n, 0)) || clml_is_add_2(g, dfg_operand(g, n, 0))
            || clml_is_nn_bias_add_2(g, dfg_operand(g, n, 0)) || clml_is_c_2(g, dfg_operand(g, n, 0)));
}

/* clml.pat:47  nn.conv2d_transpose(x, w & const) */
static inline bool clml_is_c_3(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, clml_op_nn_conv2d_transpose, 2)
        && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
        && dfg_str_is(g, n, clml_attr_data_layout, clml_str_NCHW, clml_str_NCHW);
}

/* clml.pat:20  nn.bias_add?(c, b & const) */
static inline bool clml_is_nn_bias_add_3(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, clml_op_nn_bias_add, 2) && clml_is_c_3(g, dfg_operand(g, n, 0))
        && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST);
}

/* clml.pat:20  add?(nn.bias_add?(c, b & const), s & const) */
static inline bool clml_is_add_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, clml_op_add, 2)) return false;
    return ((clml_is_nn_bias_add_3(g, dfg_operand(g, n, 0)) || clml_is_c_3(g, dfg_operand(g, n, 0)))
            && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST)
            && (clml_is_nn_bias_add_3(g, dfg_operand(g, n, 1)) || clml_is_c_3(g, dfg_operand(g, n, 1))));
}

/* clml.pat:21  nn.batch_norm(biased, g & const, be & const, m & const, v & const) */
static inline bool clml_is_nn_batch_norm_3(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, clml_op_nn_batch_norm, 5)
        && (clml_is_add_3(g, dfg_operand(g, n, 0)) || clml_is_nn_bias_add_3(g, dfg_operand(g, n, 0))
            || clml_is_c_3(g, dfg_operand(g, n, 0)))
        && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 3), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 4), DFG_CONST);
}

/* clml.pat:21  nn.batch_norm(biased, g & const, be & const, m & const, v & const).0 */
static inline bool clml_is_node_3(const dfg_graph *g, dfg_node n)
{
    return dfg_is(g, n, DFG_GET) && dfg_data(g, n) == 0 && clml_is_nn_batch_norm_3(g, dfg_arg(g, n, 0));
}

/* clml.pat:21  nn.relu?(nn.batch_norm(biased, g & const, be & const, m & const, v & const).0 | biased) */
static inline bool clml_is_nn_relu_3(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, clml_op_nn_relu, 1)
        && (clml_is_node_3(g, dfg_operand(g, n, 0)) || clml_is_add_3(g, dfg_operand(g, n, 0))
            || clml_is_nn_bias_add_3(g, dfg_operand(g, n, 0)) || clml_is_c_3(g, dfg_operand(g, n, 0)));
}

/* op in {clip}: CLML_PAD_CONV2D, CLML_CONV2D, CLML_CONV2D_TRANSPOSE, CLML_CLIP */
static inline DFG_IN_LINE_FOR_SPEED uint64_t clml_at_clip(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        if (clml_is_nn_relu(g, dfg_operand(g, n, 0)) || clml_is_node(g, dfg_operand(g, n, 0))
            || clml_is_add(g, dfg_operand(g, n, 0)) || clml_is_nn_bias_add(g, dfg_operand(g, n, 0))
            || clml_is_c(g, dfg_operand(g, n, 0)))
            set |= DFG_BIT(CLML_PAD_CONV2D);
        if (clml_is_nn_relu_2(g, dfg_operand(g, n, 0)) || clml_is_node_2(g, dfg_operand(g, n, 0))
            || clml_is_add_2(g, dfg_operand(g, n, 0)) || clml_is_nn_bias_add_2(g, dfg_operand(g, n, 0))
            || clml_is_c_2(g, dfg_operand(g, n, 0)))
            set |= DFG_BIT(CLML_CONV2D);
        if (clml_is_nn_relu_3(g, dfg_operand(g, n, 0)) || clml_is_node_3(g, dfg_operand(g, n, 0))
            || clml_is_add_3(g, dfg_operand(g, n, 0)) || clml_is_nn_bias_add_3(g, dfg_operand(g, n, 0))
            || clml_is_c_3(g, dfg_operand(g, n, 0)))
            set |= DFG_BIT(CLML_CONV2D_TRANSPOSE);
        set |= DFG_BIT(CLML_CLIP);
    }
    return set;
}

/* from bit 0 on: CLML_PAD_CONV2D, CLML_CONV2D, CLML_CONV2D_TRANSPOSE, and 1 more such group */
static uint64_t clml_part(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        if (((clml_is_nn_bias_add(g, dfg_operand(g, n, 0)) || clml_is_c(g, dfg_operand(g, n, 0)))
             && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
            || (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST)
                && (clml_is_nn_bias_add(g, dfg_operand(g, n, 1)) || clml_is_c(g, dfg_operand(g, n, 1)))))
            set |= DFG_BIT(0); /* CLML_PAD_CONV2D ... */
        if (((clml_is_nn_bias_add_2(g, dfg_operand(g, n, 0)) || clml_is_c_2(g, dfg_operand(g, n, 0)))
             && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
            || (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST)
                && (clml_is_nn_bias_add_2(g, dfg_operand(g, n, 1))
                    || clml_is_c_2(g, dfg_operand(g, n, 1)))))
            set |= DFG_BIT(1); /* CLML_CONV2D ... */
        if (((clml_is_nn_bias_add_3(g, dfg_operand(g, n, 0)) || clml_is_c_3(g, dfg_operand(g, n, 0)))
             && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
            || (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST)
                && (clml_is_nn_bias_add_3(g, dfg_operand(g, n, 1))
                    || clml_is_c_3(g, dfg_operand(g, n, 1)))))
            set |= DFG_BIT(2); /* CLML_CONV2D_TRANSPOSE ... */
    }
    return set;
}

/* from bit 0 on: CLML_PAD_CONV2D, CLML_CONV2D, and 5 more such groups */
static uint64_t clml_part_3(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)) {
        if (clml_is_p(g, dfg_operand(g, n, 0))) set |= DFG_BIT(0); /* CLML_PAD_CONV2D ... */
        set |= DFG_BIT(1); /* CLML_CONV2D ... */
    }
    return set;
}

/* from bit 0 on: CLML_PAD_CONV2D, CLML_CONV2D, CLML_CONV2D_TRANSPOSE, and 1 more such group */
static uint64_t clml_part_2(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case clml_op_nn_conv2d: set |= clml_part_3(g, a0); break;
        case clml_op_nn_conv2d_transpose:
            if (clml_is_c_3(g, a0)) set |= DFG_BIT(2); /* CLML_CONV2D_TRANSPOSE ... */
            break;
        default: break;
        }
    }
    return set;
}

/* op in {nn.relu}: CLML_PAD_CONV2D, CLML_CONV2D, CLML_CONV2D_TRANSPOSE, CLML_RELU */
static inline DFG_IN_LINE_FOR_SPEED uint64_t clml_at_nn_relu(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case DFG_GET:
            if (dfg_data(g, a0) == 0) {
                const dfg_node a0_0 = dfg_arg(g, a0, 0);
                if (dfg_calls(g, a0_0, clml_op_nn_batch_norm) && dfg_argc_is(g, a0_0, 5)
                    && dfg_is(g, dfg_operand(g, a0_0, 1), DFG_CONST)
                    && dfg_is(g, dfg_operand(g, a0_0, 2), DFG_CONST)
                    && dfg_is(g, dfg_operand(g, a0_0, 3), DFG_CONST)
                    && dfg_is(g, dfg_operand(g, a0_0, 4), DFG_CONST)) {
                    if (clml_is_add(g, dfg_operand(g, a0_0, 0))
                        || clml_is_nn_bias_add(g, dfg_operand(g, a0_0, 0))
                        || clml_is_c(g, dfg_operand(g, a0_0, 0)))
                        set |= DFG_BIT(CLML_PAD_CONV2D);
                    if (clml_is_add_2(g, dfg_operand(g, a0_0, 0))
                        || clml_is_nn_bias_add_2(g, dfg_operand(g, a0_0, 0))
                        || clml_is_c_2(g, dfg_operand(g, a0_0, 0)))
                        set |= DFG_BIT(CLML_CONV2D);
                    if (clml_is_add_3(g, dfg_operand(g, a0_0, 0))
                        || clml_is_nn_bias_add_3(g, dfg_operand(g, a0_0, 0))
                        || clml_is_c_3(g, dfg_operand(g, a0_0, 0)))
                        set |= DFG_BIT(CLML_CONV2D_TRANSPOSE);
                }
            }
            break;
        case clml_op_add: set |= clml_part(g, a0); break;
        case clml_op_nn_bias_add: set |= clml_part_2(g, a0); break;
        case clml_op_nn_conv2d: set |= clml_part_3(g, a0); break;
        case clml_op_nn_conv2d_transpose:
            if (clml_is_c_3(g, a0)) set |= DFG_BIT(CLML_CONV2D_TRANSPOSE);
            break;
        default: break;
        }
        set |= DFG_BIT(CLML_RELU);
    }
    return set;
}

/* op in {get}: CLML_PAD_CONV2D, CLML_CONV2D, CLML_CONV2D_TRANSPOSE, CLML_BATCH_NORM */
static inline DFG_IN_LINE_FOR_SPEED uint64_t clml_at_get(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) == 0) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        if (dfg_calls(g, a0, clml_op_nn_batch_norm) && dfg_argc_is(g, a0, 5)
            && dfg_is(g, dfg_operand(g, a0, 1), DFG_CONST) && dfg_is(g, dfg_operand(g, a0, 2), DFG_CONST)
            && dfg_is(g, dfg_operand(g, a0, 3), DFG_CONST) && dfg_is(g, dfg_operand(g, a0, 4), DFG_CONST)) {
            const dfg_node a0_0 = dfg_operand(g, a0, 0);
            switch (dfg_op(g, a0_0)) {
            case clml_op_add: set |= clml_part(g, a0_0); break;
            case clml_op_nn_bias_add: set |= clml_part_2(g, a0_0); break;
            case clml_op_nn_conv2d: set |= clml_part_3(g, a0_0); break;
            case clml_op_nn_conv2d_transpose:
                if (clml_is_c_3(g, a0_0)) set |= DFG_BIT(CLML_CONV2D_TRANSPOSE);
                break;
            default: break;
            }
            set |= DFG_BIT(CLML_BATCH_NORM);
        }
    }
    return set;
}

/* clml.pat:56  nn.dense(x, w & const) */
static inline bool clml_is_d(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, clml_op_nn_dense, 2) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST);
}

/* op in {add}: CLML_PAD_CONV2D, CLML_CONV2D, CLML_CONV2D_TRANSPOSE, CLML_DENSE1D, CLML_ADD */
static inline DFG_IN_LINE_FOR_SPEED uint64_t clml_at_add(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        const dfg_node a1 = dfg_operand(g, n, 1);
        switch (dfg_op(g, a1)) {
        case DFG_CONST:
            if (clml_is_nn_bias_add(g, dfg_operand(g, n, 0)) || clml_is_c(g, dfg_operand(g, n, 0)))
                set |= DFG_BIT(CLML_PAD_CONV2D);
            if (clml_is_nn_bias_add_2(g, dfg_operand(g, n, 0)) || clml_is_c_2(g, dfg_operand(g, n, 0)))
                set |= DFG_BIT(CLML_CONV2D);
            if (clml_is_nn_bias_add_3(g, dfg_operand(g, n, 0)) || clml_is_c_3(g, dfg_operand(g, n, 0)))
                set |= DFG_BIT(CLML_CONV2D_TRANSPOSE);
            if (clml_is_d(g, dfg_operand(g, n, 0))) set |= DFG_BIT(CLML_DENSE1D);
            break;
        case clml_op_nn_dense:
            if (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST) && clml_is_d(g, a1))
                set |= DFG_BIT(CLML_DENSE1D);
            break;
        default: break;
        }
        if (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST)) {
            if (clml_is_nn_bias_add(g, a1) || clml_is_c(g, a1)) set |= DFG_BIT(CLML_PAD_CONV2D);
            if (clml_is_nn_bias_add_2(g, a1) || clml_is_c_2(g, a1)) set |= DFG_BIT(CLML_CONV2D);
            if (clml_is_nn_bias_add_3(g, a1) || clml_is_c_3(g, a1)) set |= DFG_BIT(CLML_CONV2D_TRANSPOSE);
        }
        set |= DFG_BIT(CLML_ADD);
    }
    return set;
}

/* op in {nn.bias_add}: CLML_PAD_CONV2D, CLML_CONV2D, CLML_CONV2D_TRANSPOSE, CLML_DENSE1D */
static inline DFG_IN_LINE_FOR_SPEED uint64_t clml_at_nn_bias_add(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case clml_op_nn_conv2d: set |= clml_part_3(g, a0); break;
        case clml_op_nn_conv2d_transpose:
            if (clml_is_c_3(g, a0)) set |= DFG_BIT(CLML_CONV2D_TRANSPOSE);
            break;
        case clml_op_nn_dense: if (clml_is_d(g, a0)) set |= DFG_BIT(CLML_DENSE1D); break;
        default: break;
        }
    }
    return set;
}

/* clml.pat:62  nn.pad(x & !input, const); the operator is known */
static inline bool clml_is_p_2(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && !dfg_is_input(g, dfg_operand(g, n, 0))
        && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST);
}

/* clml.pat:66  concatenate((...)); the operator is known */
static inline bool clml_is_concat(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && dfg_is(g, dfg_operand(g, n, 0), DFG_TUPLE)
        && dfg_int_is(g, n, clml_attr_axis, 1, 0);
}

/* op in {nn.upsampling}: CLML_UPSAMPLING */
static inline DFG_IN_LINE_FOR_SPEED uint64_t clml_at_nn_upsampling(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)
        && dfg_str_is(g, n, clml_attr_method, clml_str_bilinear, clml_str_nearest_neighbor))
        set |= DFG_BIT(CLML_UPSAMPLING);
    return set;
}

size_t clml_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets)
{
    size_t count = 0;
    for (dfg_node n = first; n < last; n++) {
        uint64_t set = 0;
        switch (dfg_op(g, n)) {
        case clml_op_clip: set = clml_at_clip(g, n); break;
        case clml_op_nn_relu: set = clml_at_nn_relu(g, n); break;
        case DFG_GET: set = clml_at_get(g, n); break;
        case clml_op_add: set = clml_at_add(g, n); break;
        case clml_op_nn_bias_add: set = clml_at_nn_bias_add(g, n); break;
        case clml_op_nn_conv2d: set = clml_part_3(g, n); break;
        case clml_op_nn_conv2d_transpose:
            set = clml_is_c_3(g, n) ? DFG_BIT(CLML_CONV2D_TRANSPOSE) : 0;
            break;
        case clml_op_nn_dense: set = clml_is_d(g, n) ? DFG_BIT(CLML_DENSE2D) : 0; break;
        case clml_op_nn_pad: set = clml_is_p_2(g, n) ? DFG_BIT(CLML_PAD) : 0; break;
        case clml_op_concatenate: set = clml_is_concat(g, n) ? DFG_BIT(CLML_CONCAT) : 0; break;
        case clml_op_subtract: set = dfg_argc_is(g, n, 2) ? DFG_BIT(CLML_SUBTRACT) : 0; break;
        case clml_op_multiply: set = dfg_argc_is(g, n, 2) ? DFG_BIT(CLML_MULTIPLY) : 0; break;
        case clml_op_divide: set = dfg_argc_is(g, n, 2) ? DFG_BIT(CLML_DIVIDE) : 0; break;
        case clml_op_minimum: set = dfg_argc_is(g, n, 2) ? DFG_BIT(CLML_MINIMUM) : 0; break;
        case clml_op_maximum: set = dfg_argc_is(g, n, 2) ? DFG_BIT(CLML_MAXIMUM) : 0; break;
        case clml_op_nn_softmax: set = dfg_argc_is(g, n, 1) ? DFG_BIT(CLML_SOFTMAX) : 0; break;
        case clml_op_reshape: set = dfg_argc_is(g, n, 1) ? DFG_BIT(CLML_RESHAPE) : 0; break;
        case clml_op_nn_avg_pool2d: set = dfg_argc_is(g, n, 1) ? DFG_BIT(CLML_AVG_POOL2D) : 0; break;
        case clml_op_nn_max_pool2d: set = dfg_argc_is(g, n, 1) ? DFG_BIT(CLML_MAX_POOL2D) : 0; break;
        case clml_op_nn_global_avg_pool2d:
            set = dfg_argc_is(g, n, 1) ? DFG_BIT(CLML_GLOBAL_AVG_POOL2D) : 0;
            break;
        case clml_op_nn_global_max_pool2d:
            set = dfg_argc_is(g, n, 1) ? DFG_BIT(CLML_GLOBAL_MAX_POOL2D) : 0;
            break;
        case clml_op_nn_batch_flatten: set = dfg_argc_is(g, n, 1) ? DFG_BIT(CLML_BATCH_FLATTEN) : 0; break;
        case clml_op_nn_depth_to_space:
            set = dfg_argc_is(g, n, 1) ? DFG_BIT(CLML_DEPTH_TO_SPACE) : 0;
            break;
        case clml_op_nn_upsampling: set = clml_at_nn_upsampling(g, n); break;
        case clml_op_nn_batch_matmul: set = dfg_argc_is(g, n, 2) ? DFG_BIT(CLML_BATCH_MATMUL) : 0; break;
        default: continue;
        }
        nodes[count] = n;
        sets[count] = set;
        count += set != 0;
    }
    return count;
}

uint64_t clml_candidates(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    dfg_node node = n;
    clml_sweep(g, n, n + 1, &node, &set);
    return set;
}

int32_t clml_first(const dfg_graph *g, dfg_node n)
{
    for (uint64_t set = clml_candidates(g, n); set != 0; set &= set - 1) {
        const uint32_t bit = dfg_lowest_bit(set);
        if (clml_confirm(g, n, bit)) return (int32_t)bit;
    }
    return -1;
}
