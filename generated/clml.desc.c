/* What clml.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "clml.h"
#if CLML_H != 0x44939123d4aaad4b
#error "clml.h is of another run of pat2c than this file"
#endif

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_add = DFG_FIRST_OP,
    OP_clip,
    OP_concatenate,
    OP_divide,
    OP_maximum,
    OP_minimum,
    OP_multiply,
    OP_nn_avg_pool2d,
    OP_nn_batch_flatten,
    OP_nn_batch_matmul,
    OP_nn_batch_norm,
    OP_nn_bias_add,
    OP_nn_conv2d,
    OP_nn_conv2d_transpose,
    OP_nn_dense,
    OP_nn_depth_to_space,
    OP_nn_global_avg_pool2d,
    OP_nn_global_max_pool2d,
    OP_nn_max_pool2d,
    OP_nn_pad,
    OP_nn_relu,
    OP_nn_softmax,
    OP_nn_upsampling,
    OP_subtract,
};
enum {
    ATTR_a_max,
    ATTR_a_min,
    ATTR_axis,
    ATTR_data_layout,
    ATTR_dilation,
    ATTR_groups,
    ATTR_kernel_layout,
    ATTR_method,
    ATTR_pad_width,
};
enum {
    STR_H,
    STR_NCHW,
    STR_O,
    STR_OIHW,
    STR_bilinear,
    STR_nearest_neighbor,
};
static const char *const op_names[] = {
    "add",
    "clip",
    "concatenate",
    "divide",
    "maximum",
    "minimum",
    "multiply",
    "nn.avg_pool2d",
    "nn.batch_flatten",
    "nn.batch_matmul",
    "nn.batch_norm",
    "nn.bias_add",
    "nn.conv2d",
    "nn.conv2d_transpose",
    "nn.dense",
    "nn.depth_to_space",
    "nn.global_avg_pool2d",
    "nn.global_max_pool2d",
    "nn.max_pool2d",
    "nn.pad",
    "nn.relu",
    "nn.softmax",
    "nn.upsampling",
    "subtract",
};
static const char *const attr_names[] = {
    "a_max",
    "a_min",
    "axis",
    "data_layout",
    "dilation",
    "groups",
    "kernel_layout",
    "method",
    "pad_width",
};
static const char *const str_names[] = {
    "H",
    "NCHW",
    "O",
    "OIHW",
    "bilinear",
    "nearest_neighbor",
};
static const dfg_val LIST_1_1[] = {{.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 1}};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 24,
    .ops = op_names,
    .n_attrs = 9,
    .attrs = attr_names,
    .n_strs = 6,
    .strs = str_names,
};

struct clml_tail_whole {
    struct clml_tail_match m;
    dfg_node add;
    dfg_node bias_add;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node v;
    dfg_node relu;
    dfg_node get;
    dfg_node batch_norm;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node constant_6;
};

static bool clml_tail_whole(const dfg_graph *g, dfg_node n,
                            bool (*accept)(void *ctx, const void *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 2u; alt++) {
        dfg_node relu = DFG_NONE, v = DFG_NONE;
        if (alt == 0) {
            relu = n;
            if (!dfg_calls_with(g, relu, OP_nn_relu, 1))
                continue;
            v = dfg_arg(g, relu, 0);
        } else {
            v = n;
        }
        for (uint32_t alt_2 = 0; alt_2 < 2u; alt_2++) {
            dfg_node get = DFG_NONE, batch_norm = DFG_NONE, g_2 = DFG_NONE, constant_3 = DFG_NONE;
            dfg_node be = DFG_NONE, constant_4 = DFG_NONE, m_2 = DFG_NONE, constant_5 = DFG_NONE;
            dfg_node v_2 = DFG_NONE, constant_6 = DFG_NONE, biased = DFG_NONE;
            if (alt_2 == 0) {
                get = v;
                if (!dfg_is_get(g, get, 0))
                    continue;
                batch_norm = dfg_arg(g, get, 0);
                if (!dfg_calls_with(g, batch_norm, OP_nn_batch_norm, 5))
                    continue;
                g_2 = dfg_arg(g, batch_norm, 1);
                constant_3 = g_2;
                if (!dfg_is(g, constant_3, DFG_CONST))
                    continue;
                be = dfg_arg(g, batch_norm, 2);
                constant_4 = be;
                if (!dfg_is(g, constant_4, DFG_CONST))
                    continue;
                m_2 = dfg_arg(g, batch_norm, 3);
                constant_5 = m_2;
                if (!dfg_is(g, constant_5, DFG_CONST))
                    continue;
                v_2 = dfg_arg(g, batch_norm, 4);
                constant_6 = v_2;
                if (!dfg_is(g, constant_6, DFG_CONST))
                    continue;
                biased = dfg_arg(g, batch_norm, 0);
            } else {
                biased = v;
            }
            for (uint32_t alt_3 = 0; alt_3 < 2u; alt_3++) {
                dfg_node add = DFG_NONE;
                if (alt_3 == 0) {
                    add = biased;
                    if (!dfg_calls_with(g, add, OP_add, 2))
                        continue;
                }
                for (uint32_t swap = 0; swap < (alt_3 == 0 ? dfg_orders(g, add) : 1u); swap++) {
                    dfg_node s = DFG_NONE, constant_2 = DFG_NONE, v_3 = DFG_NONE;
                    if (alt_3 == 0) {
                        s = dfg_arg(g, add, 1 - swap);
                        constant_2 = s;
                        if (!dfg_is(g, constant_2, DFG_CONST))
                            continue;
                        v_3 = dfg_arg(g, add, swap);
                    } else {
                        v_3 = biased;
                    }
                    for (uint32_t alt_4 = 0; alt_4 < 2u; alt_4++) {
                        dfg_node bias_add = DFG_NONE, c = DFG_NONE, b = DFG_NONE, constant = DFG_NONE;
                        if (alt_4 == 0) {
                            bias_add = v_3;
                            if (!dfg_calls_with(g, bias_add, OP_nn_bias_add, 2))
                                continue;
                            c = dfg_arg(g, bias_add, 0);
                            b = dfg_arg(g, bias_add, 1);
                            constant = b;
                            if (!dfg_is(g, constant, DFG_CONST))
                                continue;
                        } else {
                            c = v_3;
                        }
                        if (!dfg_in_body(g, n, (const dfg_node[]){relu, get, batch_norm, add, bias_add}, 5))
                            continue;
                        if (accept(ctx, &(struct clml_tail_whole){.m = {.root = n, .c = c, .b = b, .s = s, .g = g_2,
                                .be = be, .m = m_2, .v = v_2, .biased = biased}, .add = add,
                                .bias_add = bias_add, .constant = constant, .constant_2 = constant_2, .v = n,
                                .relu = relu, .get = get, .batch_norm = batch_norm, .constant_3 = constant_3,
                                .constant_4 = constant_4, .constant_5 = constant_5, .constant_6 = constant_6}))
                            return true;
                    }
                }
            }
        }
    }
    return false;
}

/* clml.pat:23
 * cond depthwise(c, x, w) = c.groups == x.shape[1], c.groups == dim(w, c.kernel_layout, "O");
 */
static bool depthwise(const dfg_graph *g, dfg_node c, dfg_node x, dfg_node w)
{
    return dfg_dim_eq(g, dfg_attr_or(g, c, ATTR_groups, dfg_int(1)), dfg_extent_of(g, x, 1))
        && dfg_dim_eq(g, dfg_attr_or(g, c, ATTR_groups, dfg_int(1)),
                      dfg_layout_dim(g, w, dfg_attr_or(g, c, ATTR_kernel_layout, dfg_str(g, STR_OIHW)),
                                     dfg_str(g, STR_O)));
}

/* clml.pat:21
 * cond relu6(c) = not present(c) or (c.a_min == 0 and c.a_max == 6);
 */
static bool relu6(const dfg_graph *g, dfg_node c)
{
    return c == DFG_NONE
        || (dfg_eq(dfg_attr(g, c, ATTR_a_min), dfg_int(0))
            && dfg_eq(dfg_attr(g, c, ATTR_a_max), dfg_int(6)));
}

/* clml.pat:25
 * cond conv_ok(c, x, w, act) =
 *     c.data_layout == "NCHW", c.groups == 1 or depthwise(c, x, w), relu6(act),
 *     present(act) or c.groups == 1 or dim(w, c.kernel_layout, "H") != 3 or c.dilation[0] == 1;
 */
static bool conv_ok(const dfg_graph *g, dfg_node c, dfg_node x, dfg_node w, dfg_node act)
{
    return dfg_str_is(g, c, ATTR_data_layout, STR_NCHW, STR_NCHW)
        && (dfg_int_is(g, c, ATTR_groups, 1, 1) || depthwise(g, c, x, w)) && relu6(g, act)
        && (act != DFG_NONE || dfg_int_is(g, c, ATTR_groups, 1, 1)
            || dfg_dim_ne(g,
                          dfg_layout_dim(g, w, dfg_attr_or(g, c, ATTR_kernel_layout, dfg_str(g, STR_OIHW)),
                                         dfg_str(g, STR_H)),
                          dfg_int(3))
            || dfg_eq(dfg_at(dfg_attr_or(g, c, ATTR_dilation, dfg_list(LIST_1_1, 2)), dfg_int(0)),
                      dfg_int(1)));
}

struct clml_conv2d_whole {
    struct clml_conv2d_match m;
    dfg_node constant;
    dfg_node relu;
    dfg_node get;
    dfg_node batch_norm;
    dfg_node add;
    dfg_node bias_add;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node constant_6;
    dfg_node constant_7;
    dfg_node v;
};

static bool clml_conv2d_whole(const dfg_graph *g, dfg_node n,
                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    bool is_act = dfg_calls_argc(g, n, OP_clip, 1);
    dfg_node act = DFG_NONE, active = DFG_NONE;
    if (is_act) {
        act = n;
        active = dfg_arg(g, act, 0);
    } else {
        active = n;
    }
    bool is_relu = dfg_calls_argc(g, active, OP_nn_relu, 1);
    dfg_node relu = DFG_NONE, v = DFG_NONE;
    if (is_relu) {
        relu = active;
        v = dfg_arg(g, relu, 0);
    } else {
        v = active;
    }
    bool is_get = dfg_is(g, v, DFG_GET);
    dfg_node get = DFG_NONE, batch_norm = DFG_NONE, biased = DFG_NONE, g_2 = DFG_NONE;
    dfg_node constant_4 = DFG_NONE, be = DFG_NONE, constant_5 = DFG_NONE, m_2 = DFG_NONE;
    dfg_node constant_6 = DFG_NONE, v_2 = DFG_NONE, constant_7 = DFG_NONE;
    if (is_get) {
        get = v;
        if (!dfg_is_get(g, get, 0))
            return false;
        batch_norm = dfg_arg(g, get, 0);
        if (!dfg_calls_argc(g, batch_norm, OP_nn_batch_norm, 5))
            return false;
        biased = dfg_arg(g, batch_norm, 0);
        g_2 = dfg_arg(g, batch_norm, 1);
        constant_4 = g_2;
        if (!dfg_is(g, constant_4, DFG_CONST))
            return false;
        be = dfg_arg(g, batch_norm, 2);
        constant_5 = be;
        if (!dfg_is(g, constant_5, DFG_CONST))
            return false;
        m_2 = dfg_arg(g, batch_norm, 3);
        constant_6 = m_2;
        if (!dfg_is(g, constant_6, DFG_CONST))
            return false;
        v_2 = dfg_arg(g, batch_norm, 4);
        constant_7 = v_2;
        if (!dfg_is(g, constant_7, DFG_CONST))
            return false;
    } else {
        biased = v;
    }
    bool is_add = dfg_calls_argc(g, biased, OP_add, 2);
    dfg_node add = DFG_NONE, v_3 = DFG_NONE, s = DFG_NONE, constant_3 = DFG_NONE;
    uint32_t swap = 0;
    if (is_add) {
        add = biased;
        swap = (dfg_op(g, dfg_arg(g, add, 0)) == OP_nn_bias_add
                || dfg_op(g, dfg_arg(g, add, 0)) == OP_nn_conv2d)
            ? 0
            : 1;
        v_3 = dfg_arg(g, add, swap);
        s = dfg_arg(g, add, 1 - swap);
        constant_3 = s;
        if (!dfg_is(g, constant_3, DFG_CONST))
            return false;
    } else {
        v_3 = biased;
    }
    bool is_bias_add = dfg_calls_argc(g, v_3, OP_nn_bias_add, 2);
    dfg_node bias_add = DFG_NONE, c = DFG_NONE, b = DFG_NONE, constant_2 = DFG_NONE;
    if (is_bias_add) {
        bias_add = v_3;
        c = dfg_arg(g, bias_add, 0);
        b = dfg_arg(g, bias_add, 1);
        constant_2 = b;
        if (!dfg_is(g, constant_2, DFG_CONST))
            return false;
    } else {
        c = v_3;
    }
    if (!dfg_calls_with(g, c, OP_nn_conv2d, 2))
        return false;
    dfg_node x = dfg_arg(g, c, 0);
    dfg_node w = dfg_arg(g, c, 1);
    dfg_node constant = w;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){act, relu, get, batch_norm, add, bias_add, c}, 7))
        return false;
    /* where conv_ok(c, x, w, act) */
    if (!conv_ok(g, c, x, w, act))
        return false;
    return accept(ctx, &(struct clml_conv2d_whole){.m = {.root = n, .x = x, .w = w, .b = b, .s = s,
            .g = g_2, .be = be, .m = m_2, .v = v_2, .c = c, .active = active, .act = act},
            .constant = constant, .relu = relu, .get = get, .batch_norm = batch_norm,
            .add = add, .bias_add = bias_add, .constant_2 = constant_2,
            .constant_3 = constant_3, .constant_4 = constant_4, .constant_5 = constant_5,
            .constant_6 = constant_6, .constant_7 = constant_7, .v = n});
}

struct clml_pad_conv2d_whole {
    struct clml_pad_conv2d_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node relu;
    dfg_node get;
    dfg_node batch_norm;
    dfg_node add;
    dfg_node bias_add;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node constant_6;
    dfg_node constant_7;
    dfg_node constant_8;
    dfg_node v;
};

static bool clml_pad_conv2d_whole(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    bool is_act = dfg_calls_argc(g, n, OP_clip, 1);
    dfg_node act = DFG_NONE, active = DFG_NONE;
    if (is_act) {
        act = n;
        active = dfg_arg(g, act, 0);
    } else {
        active = n;
    }
    bool is_relu = dfg_calls_argc(g, active, OP_nn_relu, 1);
    dfg_node relu = DFG_NONE, v = DFG_NONE;
    if (is_relu) {
        relu = active;
        v = dfg_arg(g, relu, 0);
    } else {
        v = active;
    }
    bool is_get = dfg_is(g, v, DFG_GET);
    dfg_node get = DFG_NONE, batch_norm = DFG_NONE, biased = DFG_NONE, g_2 = DFG_NONE;
    dfg_node constant_5 = DFG_NONE, be = DFG_NONE, constant_6 = DFG_NONE, m_2 = DFG_NONE;
    dfg_node constant_7 = DFG_NONE, v_2 = DFG_NONE, constant_8 = DFG_NONE;
    if (is_get) {
        get = v;
        if (!dfg_is_get(g, get, 0))
            return false;
        batch_norm = dfg_arg(g, get, 0);
        if (!dfg_calls_argc(g, batch_norm, OP_nn_batch_norm, 5))
            return false;
        biased = dfg_arg(g, batch_norm, 0);
        g_2 = dfg_arg(g, batch_norm, 1);
        constant_5 = g_2;
        if (!dfg_is(g, constant_5, DFG_CONST))
            return false;
        be = dfg_arg(g, batch_norm, 2);
        constant_6 = be;
        if (!dfg_is(g, constant_6, DFG_CONST))
            return false;
        m_2 = dfg_arg(g, batch_norm, 3);
        constant_7 = m_2;
        if (!dfg_is(g, constant_7, DFG_CONST))
            return false;
        v_2 = dfg_arg(g, batch_norm, 4);
        constant_8 = v_2;
        if (!dfg_is(g, constant_8, DFG_CONST))
            return false;
    } else {
        biased = v;
    }
    bool is_add = dfg_calls_argc(g, biased, OP_add, 2);
    dfg_node add = DFG_NONE, v_3 = DFG_NONE, s = DFG_NONE, constant_4 = DFG_NONE;
    uint32_t swap = 0;
    if (is_add) {
        add = biased;
        swap = (dfg_op(g, dfg_arg(g, add, 0)) == OP_nn_bias_add
                || dfg_op(g, dfg_arg(g, add, 0)) == OP_nn_conv2d)
            ? 0
            : 1;
        v_3 = dfg_arg(g, add, swap);
        s = dfg_arg(g, add, 1 - swap);
        constant_4 = s;
        if (!dfg_is(g, constant_4, DFG_CONST))
            return false;
    } else {
        v_3 = biased;
    }
    bool is_bias_add = dfg_calls_argc(g, v_3, OP_nn_bias_add, 2);
    dfg_node bias_add = DFG_NONE, c = DFG_NONE, b = DFG_NONE, constant_3 = DFG_NONE;
    if (is_bias_add) {
        bias_add = v_3;
        c = dfg_arg(g, bias_add, 0);
        b = dfg_arg(g, bias_add, 1);
        constant_3 = b;
        if (!dfg_is(g, constant_3, DFG_CONST))
            return false;
    } else {
        c = v_3;
    }
    if (!dfg_calls_argc(g, c, OP_nn_conv2d, 2))
        return false;
    dfg_node p = dfg_arg(g, c, 0);
    if (!dfg_calls_with(g, p, OP_nn_pad, 2))
        return false;
    dfg_node x = dfg_arg(g, p, 0);
    dfg_node constant = dfg_arg(g, p, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node w = dfg_arg(g, c, 1);
    dfg_node constant_2 = w;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){act, relu, get, batch_norm, add, bias_add, c, p}, 8))
        return false;
    /* where conv_ok(c, p, w, act) */
    if (!conv_ok(g, c, p, w, act))
        return false;
    return accept(ctx, &(struct clml_pad_conv2d_whole){.m = {.root = n, .x = x, .w = w, .b = b, .s = s,
            .g = g_2, .be = be, .m = m_2, .v = v_2, .p = p, .c = c, .active = active,
            .act = act}, .constant = constant, .constant_2 = constant_2,
            .relu = relu, .get = get, .batch_norm = batch_norm, .add = add,
            .bias_add = bias_add, .constant_3 = constant_3, .constant_4 = constant_4,
            .constant_5 = constant_5, .constant_6 = constant_6, .constant_7 = constant_7,
            .constant_8 = constant_8, .v = n});
}

struct clml_conv2d_transpose_whole {
    struct clml_conv2d_transpose_match m;
    dfg_node constant;
    dfg_node relu;
    dfg_node get;
    dfg_node batch_norm;
    dfg_node add;
    dfg_node bias_add;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node constant_6;
    dfg_node constant_7;
    dfg_node v;
};

static bool clml_conv2d_transpose_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    bool is_act = dfg_calls_argc(g, n, OP_clip, 1);
    dfg_node act = DFG_NONE, active = DFG_NONE;
    if (is_act) {
        act = n;
        active = dfg_arg(g, act, 0);
    } else {
        active = n;
    }
    bool is_relu = dfg_calls_argc(g, active, OP_nn_relu, 1);
    dfg_node relu = DFG_NONE, v = DFG_NONE;
    if (is_relu) {
        relu = active;
        v = dfg_arg(g, relu, 0);
    } else {
        v = active;
    }
    bool is_get = dfg_is(g, v, DFG_GET);
    dfg_node get = DFG_NONE, batch_norm = DFG_NONE, biased = DFG_NONE, g_2 = DFG_NONE;
    dfg_node constant_4 = DFG_NONE, be = DFG_NONE, constant_5 = DFG_NONE, m_2 = DFG_NONE;
    dfg_node constant_6 = DFG_NONE, v_2 = DFG_NONE, constant_7 = DFG_NONE;
    if (is_get) {
        get = v;
        if (!dfg_is_get(g, get, 0))
            return false;
        batch_norm = dfg_arg(g, get, 0);
        if (!dfg_calls_argc(g, batch_norm, OP_nn_batch_norm, 5))
            return false;
        biased = dfg_arg(g, batch_norm, 0);
        g_2 = dfg_arg(g, batch_norm, 1);
        constant_4 = g_2;
        if (!dfg_is(g, constant_4, DFG_CONST))
            return false;
        be = dfg_arg(g, batch_norm, 2);
        constant_5 = be;
        if (!dfg_is(g, constant_5, DFG_CONST))
            return false;
        m_2 = dfg_arg(g, batch_norm, 3);
        constant_6 = m_2;
        if (!dfg_is(g, constant_6, DFG_CONST))
            return false;
        v_2 = dfg_arg(g, batch_norm, 4);
        constant_7 = v_2;
        if (!dfg_is(g, constant_7, DFG_CONST))
            return false;
    } else {
        biased = v;
    }
    bool is_add = dfg_calls_argc(g, biased, OP_add, 2);
    dfg_node add = DFG_NONE, v_3 = DFG_NONE, s = DFG_NONE, constant_3 = DFG_NONE;
    uint32_t swap = 0;
    if (is_add) {
        add = biased;
        swap = (dfg_op(g, dfg_arg(g, add, 0)) == OP_nn_bias_add
                || dfg_op(g, dfg_arg(g, add, 0)) == OP_nn_conv2d_transpose)
            ? 0
            : 1;
        v_3 = dfg_arg(g, add, swap);
        s = dfg_arg(g, add, 1 - swap);
        constant_3 = s;
        if (!dfg_is(g, constant_3, DFG_CONST))
            return false;
    } else {
        v_3 = biased;
    }
    bool is_bias_add = dfg_calls_argc(g, v_3, OP_nn_bias_add, 2);
    dfg_node bias_add = DFG_NONE, c = DFG_NONE, b = DFG_NONE, constant_2 = DFG_NONE;
    if (is_bias_add) {
        bias_add = v_3;
        c = dfg_arg(g, bias_add, 0);
        b = dfg_arg(g, bias_add, 1);
        constant_2 = b;
        if (!dfg_is(g, constant_2, DFG_CONST))
            return false;
    } else {
        c = v_3;
    }
    if (!dfg_calls_with(g, c, OP_nn_conv2d_transpose, 2))
        return false;
    if (!dfg_str_is(g, c, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    dfg_node x = dfg_arg(g, c, 0);
    dfg_node w = dfg_arg(g, c, 1);
    dfg_node constant = w;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){act, relu, get, batch_norm, add, bias_add, c}, 7))
        return false;
    /* where relu6(act) */
    if (!relu6(g, act))
        return false;
    return accept(ctx, &(struct clml_conv2d_transpose_whole){.m = {.root = n, .x = x, .w = w, .b = b,
            .s = s, .g = g_2, .be = be, .m = m_2, .v = v_2, .c = c, .active = active,
            .act = act}, .constant = constant, .relu = relu, .get = get,
            .batch_norm = batch_norm, .add = add, .bias_add = bias_add,
            .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4,
            .constant_5 = constant_5, .constant_6 = constant_6, .constant_7 = constant_7,
            .v = n});
}

struct clml_dense_whole {
    struct clml_dense_match m;
    dfg_node dense;
    dfg_node constant;
};

static bool clml_dense_whole(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_dense, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    dfg_node constant = w;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    return accept(ctx, &(struct clml_dense_whole){.m = {.root = n, .x = x, .w = w}, .dense = n,
            .constant = constant});
}

struct clml_pad_whole {
    struct clml_pad_match m;
    dfg_node constant;
};

/* clml.pat:54  input */
static bool clml_pad_not1(const dfg_graph *g, dfg_node n)
{
    if (!dfg_is_input(g, n))
        return false;
    return true;
}

static bool clml_pad_whole(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_pad, 2))
        return false;
    dfg_val width = dfg_attr(g, n, ATTR_pad_width);
    if (!dfg_known(width))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    if (clml_pad_not1(g, x))
        return false;
    dfg_node constant = dfg_arg(g, n, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    /* where len(width) == 4 */
    if (!dfg_eq(dfg_count(dfg_len(width)), dfg_int(4)))
        return false;
    return accept(ctx, &(struct clml_pad_whole){.m = {.root = n, .x = x, .p = n, .width = width},
            .constant = constant});
}

struct clml_concat_whole {
    struct clml_concat_match m;
    dfg_node concatenate;
    dfg_node tuple;
    struct dfg_nodes rest;
};

static bool clml_concat_whole(const dfg_graph *g, dfg_node n,
                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_concatenate, 1) || !dfg_int_is(g, n, ATTR_axis, 1, 0))
        return false;
    dfg_node tuple = dfg_arg(g, n, 0);
    if (!dfg_is(g, tuple, DFG_TUPLE))
        return false;
    struct dfg_nodes rest = dfg_rest(g, tuple, 0, 0);
    if (!dfg_same_body(g, n, tuple))
        return false;
    return accept(ctx, &(struct clml_concat_whole){.m = {.root = n}, .concatenate = n, .tuple = tuple,
            .rest = rest});
}

struct clml_batch_norm_whole {
    struct clml_batch_norm_match m;
    dfg_node get;
    dfg_node batch_norm;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool clml_batch_norm_whole(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_is_get(g, n, 0))
        return false;
    dfg_node batch_norm = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, batch_norm, OP_nn_batch_norm, 5))
        return false;
    dfg_node x = dfg_arg(g, batch_norm, 0);
    dfg_node constant = dfg_arg(g, batch_norm, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, batch_norm, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node constant_3 = dfg_arg(g, batch_norm, 3);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, batch_norm, 4);
    if (!dfg_is(g, constant_4, DFG_CONST) || !dfg_same_body(g, n, batch_norm))
        return false;
    return accept(ctx, &(struct clml_batch_norm_whole){.m = {.root = n, .x = x}, .get = n,
            .batch_norm = batch_norm, .constant = constant, .constant_2 = constant_2,
            .constant_3 = constant_3, .constant_4 = constant_4});
}

/* clml.pat:14
 * cond no_int64(x) = x.dtype != i64;
 */
static bool no_int64_holds(const dfg_graph *g, dfg_node x)
{
    return dfg_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64));
}

/* clml.pat:61
 * cond binary_ok(a, b) = b.rank > 0, no_int64(a), no_int64(b), a.shape[0] <= 1, b.shape[0] <= 1;
 */
static bool binary_ok(const dfg_graph *g, dfg_node a, dfg_node b)
{
    return dfg_gt(dfg_rank_of(g, b), dfg_int(0)) && no_int64_holds(g, a) && no_int64_holds(g, b)
        && dfg_dim_le(g, dfg_extent_of(g, a, 0), dfg_int(1))
        && dfg_dim_le(g, dfg_extent_of(g, b, 0), dfg_int(1));
}

struct clml_binary_whole {
    struct clml_binary_match m;
    dfg_node call;
};

static bool clml_binary_whole(const dfg_graph *g, dfg_node n,
                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!(dfg_op(g, n) == OP_add || dfg_op(g, n) == OP_subtract || dfg_op(g, n) == OP_multiply
          || dfg_op(g, n) == OP_divide || dfg_op(g, n) == OP_minimum || dfg_op(g, n) == OP_maximum)
        || !dfg_has_args(g, n, 2))
        return false;
    for (uint32_t swap = 0; swap < ((dfg_op(g, n) == OP_add || dfg_op(g, n) == OP_multiply || dfg_op(g, n) == OP_minimum || dfg_op(g, n) == OP_maximum) ? dfg_orders(g, n) : 1u); swap++) {
        dfg_node a = dfg_arg(g, n, swap);
        dfg_node b = dfg_arg(g, n, 1 - swap);
        /* where binary_ok(a, b) */
        if (!binary_ok(g, a, b))
            continue;
        if (accept(ctx, &(struct clml_binary_whole){.m = {.root = n, .a = a, .b = b}, .call = n}))
            return true;
    }
    return false;
}

struct clml_softmax_whole {
    struct clml_softmax_match m;
    dfg_node softmax;
};

static bool clml_softmax_whole(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_softmax, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where x.rank <= 2 */
    if (!dfg_le(dfg_rank_of(g, x), dfg_int(2)))
        return false;
    return accept(ctx, &(struct clml_softmax_whole){.m = {.root = n, .x = x}, .softmax = n});
}

struct clml_upsampling_whole {
    struct clml_upsampling_match m;
    dfg_node upsampling;
};

static bool clml_upsampling_whole(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_upsampling, 1))
        return false;
    if (!dfg_str_is(g, n, ATTR_method, STR_bilinear, STR_nearest_neighbor))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct clml_upsampling_whole){.m = {.root = n, .x = x}, .upsampling = n});
}

struct clml_batch_matmul_whole {
    struct clml_batch_matmul_match m;
    dfg_node batch_matmul;
};

static bool clml_batch_matmul_whole(const dfg_graph *g, dfg_node n,
                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_batch_matmul, 2))
        return false;
    dfg_node a = dfg_arg(g, n, 0);
    dfg_node b = dfg_arg(g, n, 1);
    /* where a.shape[0] <= 1 */
    if (!dfg_dim_le(g, dfg_extent_of(g, a, 0), dfg_int(1)))
        return false;
    /* where b.shape[0] <= 1 */
    if (!dfg_dim_le(g, dfg_extent_of(g, b, 0), dfg_int(1)))
        return false;
    return accept(ctx, &(struct clml_batch_matmul_whole){.m = {.root = n, .a = a, .b = b},
            .batch_matmul = n});
}

struct clml_narrow_whole {
    struct clml_narrow_match m;
};

static bool clml_narrow_whole(const dfg_graph *g, dfg_node n,
                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    /* where no_int64(x) */
    if (!no_int64_holds(g, n))
        return false;
    return accept(ctx, &(struct clml_narrow_whole){.m = {.root = n, .x = n}});
}

struct clml_add_whole {
    struct clml_add_match m;
    dfg_node call;
    dfg_node call_2;
    dfg_node a;
    dfg_node b;
    dfg_node add;
    struct dfg_nodes rest;
};

static bool clml_add_whole(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    dfg_node call_2 = n;
    if (!(dfg_op(g, call_2) == OP_add || dfg_op(g, call_2) == OP_subtract
          || dfg_op(g, call_2) == OP_multiply || dfg_op(g, call_2) == OP_divide
          || dfg_op(g, call_2) == OP_minimum || dfg_op(g, call_2) == OP_maximum)
        || !dfg_has_args(g, call_2, 2))
        return false;
    for (uint32_t swap = 0; swap < ((dfg_op(g, call_2) == OP_add || dfg_op(g, call_2) == OP_multiply || dfg_op(g, call_2) == OP_minimum || dfg_op(g, call_2) == OP_maximum) ? dfg_orders(g, call_2) : 1u); swap++) {
        dfg_node a = dfg_arg(g, call_2, swap);
        dfg_node b = dfg_arg(g, call_2, 1 - swap);
        dfg_node add = n;
        if (dfg_op(g, add) != OP_add)
            continue;
        struct dfg_nodes rest = dfg_rest(g, add, 0, 0);
        if (!dfg_in_body(g, n, (const dfg_node[]){call_2, add}, 2))
            continue;
        /* where binary_ok(a, b) */
        if (!binary_ok(g, a, b))
            continue;
        if (accept(ctx, &(struct clml_add_whole){.m = {.root = n}, .call = n, .call_2 = call_2, .a = a,
                .b = b, .add = add, .rest = rest}))
            return true;
    }
    return false;
}

struct clml_subtract_whole {
    struct clml_subtract_match m;
    dfg_node call;
    dfg_node call_2;
    dfg_node a;
    dfg_node b;
    dfg_node subtract;
    struct dfg_nodes rest;
};

static bool clml_subtract_whole(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    dfg_node call_2 = n;
    if (!(dfg_op(g, call_2) == OP_add || dfg_op(g, call_2) == OP_subtract
          || dfg_op(g, call_2) == OP_multiply || dfg_op(g, call_2) == OP_divide
          || dfg_op(g, call_2) == OP_minimum || dfg_op(g, call_2) == OP_maximum)
        || !dfg_has_args(g, call_2, 2))
        return false;
    for (uint32_t swap = 0; swap < ((dfg_op(g, call_2) == OP_add || dfg_op(g, call_2) == OP_multiply || dfg_op(g, call_2) == OP_minimum || dfg_op(g, call_2) == OP_maximum) ? dfg_orders(g, call_2) : 1u); swap++) {
        dfg_node a = dfg_arg(g, call_2, swap);
        dfg_node b = dfg_arg(g, call_2, 1 - swap);
        dfg_node subtract = n;
        if (dfg_op(g, subtract) != OP_subtract)
            continue;
        struct dfg_nodes rest = dfg_rest(g, subtract, 0, 0);
        if (!dfg_in_body(g, n, (const dfg_node[]){call_2, subtract}, 2))
            continue;
        /* where binary_ok(a, b) */
        if (!binary_ok(g, a, b))
            continue;
        if (accept(ctx, &(struct clml_subtract_whole){.m = {.root = n}, .call = n, .call_2 = call_2,
                .a = a, .b = b, .subtract = subtract, .rest = rest}))
            return true;
    }
    return false;
}

struct clml_multiply_whole {
    struct clml_multiply_match m;
    dfg_node call;
    dfg_node call_2;
    dfg_node a;
    dfg_node b;
    dfg_node multiply;
    struct dfg_nodes rest;
};

static bool clml_multiply_whole(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    dfg_node call_2 = n;
    if (!(dfg_op(g, call_2) == OP_add || dfg_op(g, call_2) == OP_subtract
          || dfg_op(g, call_2) == OP_multiply || dfg_op(g, call_2) == OP_divide
          || dfg_op(g, call_2) == OP_minimum || dfg_op(g, call_2) == OP_maximum)
        || !dfg_has_args(g, call_2, 2))
        return false;
    for (uint32_t swap = 0; swap < ((dfg_op(g, call_2) == OP_add || dfg_op(g, call_2) == OP_multiply || dfg_op(g, call_2) == OP_minimum || dfg_op(g, call_2) == OP_maximum) ? dfg_orders(g, call_2) : 1u); swap++) {
        dfg_node a = dfg_arg(g, call_2, swap);
        dfg_node b = dfg_arg(g, call_2, 1 - swap);
        dfg_node multiply = n;
        if (dfg_op(g, multiply) != OP_multiply)
            continue;
        struct dfg_nodes rest = dfg_rest(g, multiply, 0, 0);
        if (!dfg_in_body(g, n, (const dfg_node[]){call_2, multiply}, 2))
            continue;
        /* where binary_ok(a, b) */
        if (!binary_ok(g, a, b))
            continue;
        if (accept(ctx, &(struct clml_multiply_whole){.m = {.root = n}, .call = n, .call_2 = call_2,
                .a = a, .b = b, .multiply = multiply, .rest = rest}))
            return true;
    }
    return false;
}

struct clml_divide_whole {
    struct clml_divide_match m;
    dfg_node call;
    dfg_node call_2;
    dfg_node a;
    dfg_node b;
    dfg_node divide;
    struct dfg_nodes rest;
};

static bool clml_divide_whole(const dfg_graph *g, dfg_node n,
                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    dfg_node call_2 = n;
    if (!(dfg_op(g, call_2) == OP_add || dfg_op(g, call_2) == OP_subtract
          || dfg_op(g, call_2) == OP_multiply || dfg_op(g, call_2) == OP_divide
          || dfg_op(g, call_2) == OP_minimum || dfg_op(g, call_2) == OP_maximum)
        || !dfg_has_args(g, call_2, 2))
        return false;
    for (uint32_t swap = 0; swap < ((dfg_op(g, call_2) == OP_add || dfg_op(g, call_2) == OP_multiply || dfg_op(g, call_2) == OP_minimum || dfg_op(g, call_2) == OP_maximum) ? dfg_orders(g, call_2) : 1u); swap++) {
        dfg_node a = dfg_arg(g, call_2, swap);
        dfg_node b = dfg_arg(g, call_2, 1 - swap);
        dfg_node divide = n;
        if (dfg_op(g, divide) != OP_divide)
            continue;
        struct dfg_nodes rest = dfg_rest(g, divide, 0, 0);
        if (!dfg_in_body(g, n, (const dfg_node[]){call_2, divide}, 2))
            continue;
        /* where binary_ok(a, b) */
        if (!binary_ok(g, a, b))
            continue;
        if (accept(ctx, &(struct clml_divide_whole){.m = {.root = n}, .call = n, .call_2 = call_2, .a = a,
                .b = b, .divide = divide, .rest = rest}))
            return true;
    }
    return false;
}

struct clml_minimum_whole {
    struct clml_minimum_match m;
    dfg_node call;
    dfg_node call_2;
    dfg_node a;
    dfg_node b;
    dfg_node minimum;
    struct dfg_nodes rest;
};

static bool clml_minimum_whole(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    dfg_node call_2 = n;
    if (!(dfg_op(g, call_2) == OP_add || dfg_op(g, call_2) == OP_subtract
          || dfg_op(g, call_2) == OP_multiply || dfg_op(g, call_2) == OP_divide
          || dfg_op(g, call_2) == OP_minimum || dfg_op(g, call_2) == OP_maximum)
        || !dfg_has_args(g, call_2, 2))
        return false;
    for (uint32_t swap = 0; swap < ((dfg_op(g, call_2) == OP_add || dfg_op(g, call_2) == OP_multiply || dfg_op(g, call_2) == OP_minimum || dfg_op(g, call_2) == OP_maximum) ? dfg_orders(g, call_2) : 1u); swap++) {
        dfg_node a = dfg_arg(g, call_2, swap);
        dfg_node b = dfg_arg(g, call_2, 1 - swap);
        dfg_node minimum = n;
        if (dfg_op(g, minimum) != OP_minimum)
            continue;
        struct dfg_nodes rest = dfg_rest(g, minimum, 0, 0);
        if (!dfg_in_body(g, n, (const dfg_node[]){call_2, minimum}, 2))
            continue;
        /* where binary_ok(a, b) */
        if (!binary_ok(g, a, b))
            continue;
        if (accept(ctx, &(struct clml_minimum_whole){.m = {.root = n}, .call = n, .call_2 = call_2,
                .a = a, .b = b, .minimum = minimum, .rest = rest}))
            return true;
    }
    return false;
}

struct clml_maximum_whole {
    struct clml_maximum_match m;
    dfg_node call;
    dfg_node call_2;
    dfg_node a;
    dfg_node b;
    dfg_node maximum;
    struct dfg_nodes rest;
};

static bool clml_maximum_whole(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    dfg_node call_2 = n;
    if (!(dfg_op(g, call_2) == OP_add || dfg_op(g, call_2) == OP_subtract
          || dfg_op(g, call_2) == OP_multiply || dfg_op(g, call_2) == OP_divide
          || dfg_op(g, call_2) == OP_minimum || dfg_op(g, call_2) == OP_maximum)
        || !dfg_has_args(g, call_2, 2))
        return false;
    for (uint32_t swap = 0; swap < ((dfg_op(g, call_2) == OP_add || dfg_op(g, call_2) == OP_multiply || dfg_op(g, call_2) == OP_minimum || dfg_op(g, call_2) == OP_maximum) ? dfg_orders(g, call_2) : 1u); swap++) {
        dfg_node a = dfg_arg(g, call_2, swap);
        dfg_node b = dfg_arg(g, call_2, 1 - swap);
        dfg_node maximum = n;
        if (dfg_op(g, maximum) != OP_maximum)
            continue;
        struct dfg_nodes rest = dfg_rest(g, maximum, 0, 0);
        if (!dfg_in_body(g, n, (const dfg_node[]){call_2, maximum}, 2))
            continue;
        /* where binary_ok(a, b) */
        if (!binary_ok(g, a, b))
            continue;
        if (accept(ctx, &(struct clml_maximum_whole){.m = {.root = n}, .call = n, .call_2 = call_2,
                .a = a, .b = b, .maximum = maximum, .rest = rest}))
            return true;
    }
    return false;
}

struct clml_avg_pool2d_whole {
    struct clml_avg_pool2d_match m;
    dfg_node avg_pool2d;
    dfg_node x;
};

static bool clml_avg_pool2d_whole(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_avg_pool2d, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where no_int64(x) */
    if (!no_int64_holds(g, x))
        return false;
    return accept(ctx, &(struct clml_avg_pool2d_whole){.m = {.root = n}, .avg_pool2d = n, .x = x});
}

struct clml_max_pool2d_whole {
    struct clml_max_pool2d_match m;
    dfg_node max_pool2d;
    dfg_node x;
};

static bool clml_max_pool2d_whole(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_max_pool2d, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where no_int64(x) */
    if (!no_int64_holds(g, x))
        return false;
    return accept(ctx, &(struct clml_max_pool2d_whole){.m = {.root = n}, .max_pool2d = n, .x = x});
}

struct clml_global_avg_pool2d_whole {
    struct clml_global_avg_pool2d_match m;
    dfg_node global_avg_pool2d;
    dfg_node x;
};

static bool clml_global_avg_pool2d_whole(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_global_avg_pool2d, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where no_int64(x) */
    if (!no_int64_holds(g, x))
        return false;
    return accept(ctx, &(struct clml_global_avg_pool2d_whole){.m = {.root = n}, .global_avg_pool2d = n,
            .x = x});
}

struct clml_global_max_pool2d_whole {
    struct clml_global_max_pool2d_match m;
    dfg_node global_max_pool2d;
    dfg_node x;
};

static bool clml_global_max_pool2d_whole(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_global_max_pool2d, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where no_int64(x) */
    if (!no_int64_holds(g, x))
        return false;
    return accept(ctx, &(struct clml_global_max_pool2d_whole){.m = {.root = n}, .global_max_pool2d = n,
            .x = x});
}

struct clml_relu_whole {
    struct clml_relu_match m;
    dfg_node relu;
    dfg_node x;
};

static bool clml_relu_whole(const dfg_graph *g, dfg_node n,
                            bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_relu, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where no_int64(x) */
    if (!no_int64_holds(g, x))
        return false;
    return accept(ctx, &(struct clml_relu_whole){.m = {.root = n}, .relu = n, .x = x});
}

struct clml_clip_whole {
    struct clml_clip_match m;
    dfg_node clip;
    dfg_node x;
};

static bool clml_clip_whole(const dfg_graph *g, dfg_node n,
                            bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_clip, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where no_int64(x) */
    if (!no_int64_holds(g, x))
        return false;
    return accept(ctx, &(struct clml_clip_whole){.m = {.root = n}, .clip = n, .x = x});
}

struct clml_batch_flatten_whole {
    struct clml_batch_flatten_match m;
    dfg_node batch_flatten;
    dfg_node x;
};

static bool clml_batch_flatten_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_batch_flatten, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where no_int64(x) */
    if (!no_int64_holds(g, x))
        return false;
    return accept(ctx, &(struct clml_batch_flatten_whole){.m = {.root = n}, .batch_flatten = n, .x = x});
}

struct clml_depth_to_space_whole {
    struct clml_depth_to_space_match m;
    dfg_node depth_to_space;
    dfg_node x;
};

static bool clml_depth_to_space_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_depth_to_space, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where no_int64(x) */
    if (!no_int64_holds(g, x))
        return false;
    return accept(ctx, &(struct clml_depth_to_space_whole){.m = {.root = n}, .depth_to_space = n, .x = x});
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- tail ---- */

static const struct dfg_desc_node clml_tail_nodes[28] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "nn.relu?(nn.batch_norm(biased, g & const, be & const, m & const, v & const).0 | ...", .line = 19 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "nn.relu?(nn.batch_norm(biased, g & const, be & const, m & const, v & const).0 | ...", .line = 19 },
    [2] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 5, },
        .text = "nn.batch_norm(biased, g & const, be & const, m & const, v & const).0 | biased", .line = 19 },
    [3] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .text = "nn.batch_norm(biased, g & const, be & const, m & const, v & const).0", .line = 19 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 5, 16, 19, 22, 25, },
        .under_get = true,
        .text = "nn.batch_norm(biased, g & const, be & const, m & const, v & const)", .line = 19 },
    [5] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .name = "biased",
        .text = "add?(nn.bias_add?(c, b & const), s & const)", .line = 18 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 13, },
        .text = "add?(nn.bias_add?(c, b & const), s & const)", .line = 18 },
    [7] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "nn.bias_add?(c, b & const)", .line = 18 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .text = "nn.bias_add?(c, b & const)", .line = 18 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 17 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "b & const", .line = 18 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 17 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 18 },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "s & const", .line = 18 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 17 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 18 },
    [16] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, },
        .text = "g & const", .line = 19 },
    [17] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "g",
        .text = "g", .line = 17 },
    [18] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 19 },
    [19] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, },
        .text = "be & const", .line = 19 },
    [20] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "be",
        .text = "be", .line = 17 },
    [21] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 19 },
    [22] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, },
        .text = "m & const", .line = 19 },
    [23] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "m",
        .text = "m", .line = 17 },
    [24] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 19 },
    [25] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, },
        .text = "v & const", .line = 19 },
    [26] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "v",
        .text = "v", .line = 17 },
    [27] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 19 },
};
static const struct dfg_desc_region clml_tail_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture clml_tail_refs[] = { { 9, -1 }, { 11, -1 }, { 14, -1 }, { 17, -1 }, { 20, -1 }, { 23, -1 }, { 26, -1 }, { 5, -1 }, };
static const struct dfg_capture clml_tail_captures[] = {
    { "c", DFG_CAP_NODE, offsetof(struct clml_tail_match, c) },
    { "b", DFG_CAP_NODE, offsetof(struct clml_tail_match, b) },
    { "s", DFG_CAP_NODE, offsetof(struct clml_tail_match, s) },
    { "g", DFG_CAP_NODE, offsetof(struct clml_tail_match, g) },
    { "be", DFG_CAP_NODE, offsetof(struct clml_tail_match, be) },
    { "m", DFG_CAP_NODE, offsetof(struct clml_tail_match, m) },
    { "v", DFG_CAP_NODE, offsetof(struct clml_tail_match, v) },
    { "biased", DFG_CAP_NODE, offsetof(struct clml_tail_match, biased) },
};
static const struct dfg_desc_pattern clml_tail_desc = {
    .n_nodes = 28, .n_exprs = 0, .n_vars = 0, .n_sets = 8,
    .nodes = clml_tail_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clml_tail_regions,
    .captures = clml_tail_refs,
    .text = "pattern tail(c, b, s, g, be, m, v) {\012    biased = add?(nn.bias_add?(c, b & const), s & const);\012    return nn.relu?(nn.batch_norm(biased, g & const, be & const, m & const, v & const).0 | biased);\012}", .line = 17
};
static bool clml_tail_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clml_tail_match(g, n, m);
}
static bool clml_tail_pass(void *ctx, const struct clml_tail_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clml_tail_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clml_tail_each(g, n, clml_tail_pass, &e);
}

static const struct dfg_part clml_tail_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct clml_tail_whole, m.c) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct clml_tail_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct clml_tail_whole, m.s) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct clml_tail_whole, m.g) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct clml_tail_whole, m.be) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct clml_tail_whole, m.m) },
    { DFG_PART_INPUT, false, 0, 6, offsetof(struct clml_tail_whole, m.v) },
    { DFG_PART_NONE, false, 0, 7, offsetof(struct clml_tail_whole, m.biased) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clml_tail_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clml_tail_whole, bias_add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clml_tail_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clml_tail_whole, constant_2) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct clml_tail_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clml_tail_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clml_tail_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clml_tail_whole, batch_norm) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clml_tail_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clml_tail_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clml_tail_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clml_tail_whole, constant_6) },
};
/* ---- conv2d ---- */

static const struct dfg_desc_expr clml_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 11, .text = "c", .line = 26 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "data_layout", .text = "data_layout", .line = 26 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "\"NCHW\"", .line = 26 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.data_layout == \"NCHW\"", .line = 26 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 11, .text = "c", .line = 26 },
    /* 5 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .name = "groups", .text = "groups", .line = 26 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 26 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "c.groups == 1", .line = 26 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 11, .text = "c", .line = 23 },
    /* 9 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .name = "groups", .text = "groups", .line = 23 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 12, .text = "x", .line = 23 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "shape", .line = 23 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 13 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "x.shape[1]", .line = 23 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 13, }, .text = "c.groups == x.shape[1]", .line = 23 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 11, .text = "c", .line = 23 },
    /* 16 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .name = "groups", .text = "groups", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 14, .text = "w", .line = 23 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 11, .text = "c", .line = 23 },
    /* 19 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .name = "kernel_layout", .text = "kernel_layout", .line = 23 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 23 },
    /* 21 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 17, 19, 20, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 23 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 21, }, .text = "c.groups == dim(w, c.kernel_layout, \"O\")", .line = 23 },
    /* 23 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 14, 22, }, .text = "c.groups == x.shape[1], c.groups == dim(w, c.kernel_layout, \"O\")", .line = 23 },
    /* 24 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 23, }, .text = "c.groups == 1 or depthwise(c, x, w)", .line = 26 },
    /* 25 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 24, }, .text = "c.data_layout == \"NCHW\", c.groups == 1 or depthwise(c, x, w)", .line = 26 },
    /* 26 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 21 },
    /* 27 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "present(c)", .line = 21 },
    /* 28 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "not present(c)", .line = 21 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 21 },
    /* 30 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .name = "a_min", .text = "a_min", .line = 21 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 32 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "c.a_min == 0", .line = 21 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 21 },
    /* 34 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .name = "a_max", .text = "a_max", .line = 21 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 6LL }, .text = "6", .line = 21 },
    /* 36 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 34, 35, }, .text = "c.a_max == 6", .line = 21 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 32, 36, }, .text = "(c.a_min == 0 and c.a_max == 6)", .line = 21 },
    /* 38 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 28, 37, }, .text = "not present(c) or (c.a_min == 0 and c.a_max == 6)", .line = 21 },
    /* 39 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 25, 38, }, .text = "c.data_layout == \"NCHW\", c.groups == 1 or depthwise(c, x, w), relu6(act)", .line = 26 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 1, .text = "act", .line = 27 },
    /* 41 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "present(act)", .line = 27 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 11, .text = "c", .line = 27 },
    /* 43 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .name = "groups", .text = "groups", .line = 27 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 27 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "c.groups == 1", .line = 27 },
    /* 46 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 41, 45, }, .text = "present(act) or c.groups == 1", .line = 27 },
    /* 47 */ { .op = DFG_E_NODE, .ref = 14, .text = "w", .line = 27 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 11, .text = "c", .line = 27 },
    /* 49 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .name = "kernel_layout", .text = "kernel_layout", .line = 27 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "H" }, .text = "\"H\"", .line = 27 },
    /* 51 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 47, 49, 50, }, .text = "dim(w, c.kernel_layout, \"H\")", .line = 27 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 27 },
    /* 53 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "dim(w, c.kernel_layout, \"H\") != 3", .line = 27 },
    /* 54 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 46, 53, }, .text = "present(act) or c.groups == 1 or dim(w, c.kernel_layout, \"H\") != 3", .line = 27 },
    /* 55 */ { .op = DFG_E_NODE, .ref = 11, .text = "c", .line = 27 },
    /* 56 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .name = "dilation", .text = "dilation", .line = 27 },
    /* 57 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 58 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "c.dilation[0]", .line = 27 },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 27 },
    /* 60 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 58, 59, }, .text = "c.dilation[0] == 1", .line = 27 },
    /* 61 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 54, 60, }, .text = "present(act) or c.groups == 1 or dim(w, c.kernel_layout, \"H\") != 3 or c.dilation[0] == 1", .line = 27 },
    /* 62 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 39, 61, }, .text = "c.data_layout == \"NCHW\", c.groups == 1 or depthwise(c, x, w), relu6(act),\012    present(act) or c.groups == 1 or dim(w, c.kernel_layout, \"H\") != 3 or c.dilation[0] == 1", .line = 26 },
};
static const struct dfg_desc_node clml_conv2d_nodes[34] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "act | active", .line = 34 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "act",
        .text = "clip(active)", .line = 32 },
    [2] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "active",
        .text = "nn.relu?(nn.batch_norm(biased, g & const, be & const, m & const, v & const).0 | ...", .line = 19 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .text = "nn.relu?(nn.batch_norm(biased, g & const, be & const, m & const, v & const).0 | ...", .line = 19 },
    [4] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 7, },
        .text = "nn.batch_norm(biased, g & const, be & const, m & const, v & const).0 | biased", .line = 19 },
    [5] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .text = "nn.batch_norm(biased, g & const, be & const, m & const, v & const).0", .line = 19 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 7, 22, 25, 28, 31, },
        .under_get = true,
        .text = "nn.batch_norm(biased, g & const, be & const, m & const, v & const)", .line = 19 },
    [7] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .name = "biased",
        .text = "add?(nn.bias_add?(c, b & const), s & const)", .line = 18 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 19, },
        .text = "add?(nn.bias_add?(c, b & const), s & const)", .line = 18 },
    [9] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "nn.bias_add?(c, b & const)", .line = 18 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 16, },
        .text = "nn.bias_add?(c, b & const)", .line = 18 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, },
        .name = "c",
        .text = "nn.conv2d(x, w & const)", .line = 30 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 29 },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "w & const", .line = 30 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 29 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 30 },
    [16] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, },
        .text = "b & const", .line = 18 },
    [17] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 29 },
    [18] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 18 },
    [19] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, },
        .text = "s & const", .line = 18 },
    [20] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 29 },
    [21] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 18 },
    [22] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, },
        .text = "g & const", .line = 19 },
    [23] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "g",
        .text = "g", .line = 29 },
    [24] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 19 },
    [25] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, },
        .text = "be & const", .line = 19 },
    [26] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "be",
        .text = "be", .line = 29 },
    [27] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 19 },
    [28] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, },
        .text = "m & const", .line = 19 },
    [29] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "m",
        .text = "m", .line = 29 },
    [30] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 19 },
    [31] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, },
        .text = "v & const", .line = 19 },
    [32] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "v",
        .text = "v", .line = 29 },
    [33] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 19 },
};
static const struct dfg_desc_region clml_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture clml_conv2d_refs[] = { { 12, -1 }, { 14, -1 }, { 17, -1 }, { 20, -1 }, { 23, -1 }, { 26, -1 }, { 29, -1 }, { 32, -1 }, { 11, -1 }, { 2, -1 }, { 1, -1 }, };
static const struct dfg_capture clml_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct clml_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct clml_conv2d_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct clml_conv2d_match, b) },
    { "s", DFG_CAP_NODE, offsetof(struct clml_conv2d_match, s) },
    { "g", DFG_CAP_NODE, offsetof(struct clml_conv2d_match, g) },
    { "be", DFG_CAP_NODE, offsetof(struct clml_conv2d_match, be) },
    { "m", DFG_CAP_NODE, offsetof(struct clml_conv2d_match, m) },
    { "v", DFG_CAP_NODE, offsetof(struct clml_conv2d_match, v) },
    { "c", DFG_CAP_NODE, offsetof(struct clml_conv2d_match, c) },
    { "active", DFG_CAP_NODE, offsetof(struct clml_conv2d_match, active) },
    { "act", DFG_CAP_NODE, offsetof(struct clml_conv2d_match, act) },
};
static const struct dfg_desc_pattern clml_conv2d_desc = {
    .n_nodes = 34, .n_exprs = 63, .n_vars = 0, .n_sets = 11,
    .nodes = clml_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clml_conv2d_regions,
    .exprs = clml_conv2d_exprs,
    .captures = clml_conv2d_refs,
    .text = "pattern conv2d(x, w, b, s, g, be, m, v) {\012    c = nn.conv2d(x, w & const);\012    active = tail(c, b, s, g, be, m, v);\012    act = clip(active);\012    where conv_ok(c, x, w, act);\012    return act | active;\012}", .line = 29, .n_where = 1, .where = (const uint32_t[]){ 62, }
};
static bool clml_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clml_conv2d_match(g, n, m);
}
static bool clml_conv2d_pass(void *ctx, const struct clml_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clml_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clml_conv2d_each(g, n, clml_conv2d_pass, &e);
}

static const struct dfg_part clml_conv2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct clml_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct clml_conv2d_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct clml_conv2d_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct clml_conv2d_whole, m.s) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct clml_conv2d_whole, m.g) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct clml_conv2d_whole, m.be) },
    { DFG_PART_INPUT, false, 0, 6, offsetof(struct clml_conv2d_whole, m.m) },
    { DFG_PART_INPUT, false, 0, 7, offsetof(struct clml_conv2d_whole, m.v) },
    { DFG_PART_INNER, false, 0, 8, offsetof(struct clml_conv2d_whole, m.c) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clml_conv2d_whole, constant) },
    { DFG_PART_INNER, false, 0, 10, offsetof(struct clml_conv2d_whole, m.act) },
    { DFG_PART_NONE, false, 0, 9, offsetof(struct clml_conv2d_whole, m.active) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clml_conv2d_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clml_conv2d_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clml_conv2d_whole, batch_norm) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clml_conv2d_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clml_conv2d_whole, bias_add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clml_conv2d_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clml_conv2d_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clml_conv2d_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clml_conv2d_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clml_conv2d_whole, constant_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clml_conv2d_whole, constant_7) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct clml_conv2d_whole, v) },
};
/* ---- pad_conv2d ---- */

static const struct dfg_desc_expr clml_pad_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 11, .text = "c", .line = 26 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "data_layout", .text = "data_layout", .line = 26 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "\"NCHW\"", .line = 26 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.data_layout == \"NCHW\"", .line = 26 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 11, .text = "c", .line = 26 },
    /* 5 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .name = "groups", .text = "groups", .line = 26 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 26 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "c.groups == 1", .line = 26 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 11, .text = "c", .line = 23 },
    /* 9 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .name = "groups", .text = "groups", .line = 23 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 12, .text = "x", .line = 23 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "shape", .line = 23 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 13 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "x.shape[1]", .line = 23 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 13, }, .text = "c.groups == x.shape[1]", .line = 23 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 11, .text = "c", .line = 23 },
    /* 16 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .name = "groups", .text = "groups", .line = 23 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 16, .text = "w", .line = 23 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 11, .text = "c", .line = 23 },
    /* 19 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .name = "kernel_layout", .text = "kernel_layout", .line = 23 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 23 },
    /* 21 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 17, 19, 20, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 23 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 21, }, .text = "c.groups == dim(w, c.kernel_layout, \"O\")", .line = 23 },
    /* 23 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 14, 22, }, .text = "c.groups == x.shape[1], c.groups == dim(w, c.kernel_layout, \"O\")", .line = 23 },
    /* 24 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 23, }, .text = "c.groups == 1 or depthwise(c, x, w)", .line = 26 },
    /* 25 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 24, }, .text = "c.data_layout == \"NCHW\", c.groups == 1 or depthwise(c, x, w)", .line = 26 },
    /* 26 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 21 },
    /* 27 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "present(c)", .line = 21 },
    /* 28 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "not present(c)", .line = 21 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 21 },
    /* 30 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .name = "a_min", .text = "a_min", .line = 21 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 32 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "c.a_min == 0", .line = 21 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 21 },
    /* 34 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .name = "a_max", .text = "a_max", .line = 21 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 6LL }, .text = "6", .line = 21 },
    /* 36 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 34, 35, }, .text = "c.a_max == 6", .line = 21 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 32, 36, }, .text = "(c.a_min == 0 and c.a_max == 6)", .line = 21 },
    /* 38 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 28, 37, }, .text = "not present(c) or (c.a_min == 0 and c.a_max == 6)", .line = 21 },
    /* 39 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 25, 38, }, .text = "c.data_layout == \"NCHW\", c.groups == 1 or depthwise(c, x, w), relu6(act)", .line = 26 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 1, .text = "act", .line = 27 },
    /* 41 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "present(act)", .line = 27 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 11, .text = "c", .line = 27 },
    /* 43 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .name = "groups", .text = "groups", .line = 27 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 27 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "c.groups == 1", .line = 27 },
    /* 46 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 41, 45, }, .text = "present(act) or c.groups == 1", .line = 27 },
    /* 47 */ { .op = DFG_E_NODE, .ref = 16, .text = "w", .line = 27 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 11, .text = "c", .line = 27 },
    /* 49 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .name = "kernel_layout", .text = "kernel_layout", .line = 27 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "H" }, .text = "\"H\"", .line = 27 },
    /* 51 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 47, 49, 50, }, .text = "dim(w, c.kernel_layout, \"H\")", .line = 27 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 27 },
    /* 53 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "dim(w, c.kernel_layout, \"H\") != 3", .line = 27 },
    /* 54 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 46, 53, }, .text = "present(act) or c.groups == 1 or dim(w, c.kernel_layout, \"H\") != 3", .line = 27 },
    /* 55 */ { .op = DFG_E_NODE, .ref = 11, .text = "c", .line = 27 },
    /* 56 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .name = "dilation", .text = "dilation", .line = 27 },
    /* 57 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 58 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "c.dilation[0]", .line = 27 },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 27 },
    /* 60 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 58, 59, }, .text = "c.dilation[0] == 1", .line = 27 },
    /* 61 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 54, 60, }, .text = "present(act) or c.groups == 1 or dim(w, c.kernel_layout, \"H\") != 3 or c.dilation[0] == 1", .line = 27 },
    /* 62 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 39, 61, }, .text = "c.data_layout == \"NCHW\", c.groups == 1 or depthwise(c, x, w), relu6(act),\012    present(act) or c.groups == 1 or dim(w, c.kernel_layout, \"H\") != 3 or c.dilation[0] == 1", .line = 26 },
};
static const struct dfg_desc_node clml_pad_conv2d_nodes[36] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "act | active", .line = 42 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "act",
        .text = "clip(active)", .line = 40 },
    [2] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "active",
        .text = "nn.relu?(nn.batch_norm(biased, g & const, be & const, m & const, v & const).0 | ...", .line = 19 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .text = "nn.relu?(nn.batch_norm(biased, g & const, be & const, m & const, v & const).0 | ...", .line = 19 },
    [4] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 7, },
        .text = "nn.batch_norm(biased, g & const, be & const, m & const, v & const).0 | biased", .line = 19 },
    [5] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .text = "nn.batch_norm(biased, g & const, be & const, m & const, v & const).0", .line = 19 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 7, 24, 27, 30, 33, },
        .under_get = true,
        .text = "nn.batch_norm(biased, g & const, be & const, m & const, v & const)", .line = 19 },
    [7] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .name = "biased",
        .text = "add?(nn.bias_add?(c, b & const), s & const)", .line = 18 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 21, },
        .text = "add?(nn.bias_add?(c, b & const), s & const)", .line = 18 },
    [9] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "nn.bias_add?(c, b & const)", .line = 18 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 18, },
        .text = "nn.bias_add?(c, b & const)", .line = 18 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 15, },
        .name = "c",
        .text = "nn.conv2d(p, w & const)", .line = 38 },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.pad", },
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .name = "p",
        .text = "nn.pad(x, const)", .line = 37 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 36 },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 37 },
    [15] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, },
        .text = "w & const", .line = 38 },
    [16] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 36 },
    [17] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 38 },
    [18] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, },
        .text = "b & const", .line = 18 },
    [19] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 36 },
    [20] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 18 },
    [21] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, },
        .text = "s & const", .line = 18 },
    [22] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 36 },
    [23] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 18 },
    [24] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, },
        .text = "g & const", .line = 19 },
    [25] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "g",
        .text = "g", .line = 36 },
    [26] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 19 },
    [27] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, },
        .text = "be & const", .line = 19 },
    [28] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "be",
        .text = "be", .line = 36 },
    [29] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 19 },
    [30] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, },
        .text = "m & const", .line = 19 },
    [31] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "m",
        .text = "m", .line = 36 },
    [32] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 19 },
    [33] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 34, 35, },
        .text = "v & const", .line = 19 },
    [34] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "v",
        .text = "v", .line = 36 },
    [35] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 19 },
};
static const struct dfg_desc_region clml_pad_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture clml_pad_conv2d_refs[] = { { 13, -1 }, { 16, -1 }, { 19, -1 }, { 22, -1 }, { 25, -1 }, { 28, -1 }, { 31, -1 }, { 34, -1 }, { 12, -1 }, { 11, -1 }, { 2, -1 }, { 1, -1 }, };
static const struct dfg_capture clml_pad_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct clml_pad_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct clml_pad_conv2d_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct clml_pad_conv2d_match, b) },
    { "s", DFG_CAP_NODE, offsetof(struct clml_pad_conv2d_match, s) },
    { "g", DFG_CAP_NODE, offsetof(struct clml_pad_conv2d_match, g) },
    { "be", DFG_CAP_NODE, offsetof(struct clml_pad_conv2d_match, be) },
    { "m", DFG_CAP_NODE, offsetof(struct clml_pad_conv2d_match, m) },
    { "v", DFG_CAP_NODE, offsetof(struct clml_pad_conv2d_match, v) },
    { "p", DFG_CAP_NODE, offsetof(struct clml_pad_conv2d_match, p) },
    { "c", DFG_CAP_NODE, offsetof(struct clml_pad_conv2d_match, c) },
    { "active", DFG_CAP_NODE, offsetof(struct clml_pad_conv2d_match, active) },
    { "act", DFG_CAP_NODE, offsetof(struct clml_pad_conv2d_match, act) },
};
static const struct dfg_desc_pattern clml_pad_conv2d_desc = {
    .n_nodes = 36, .n_exprs = 63, .n_vars = 0, .n_sets = 12,
    .nodes = clml_pad_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clml_pad_conv2d_regions,
    .exprs = clml_pad_conv2d_exprs,
    .captures = clml_pad_conv2d_refs,
    .text = "pattern pad_conv2d(x, w, b, s, g, be, m, v) {\012    p = nn.pad(x, const);\012    c = nn.conv2d(p, w & const);\012    active = tail(c, b, s, g, be, m, v);\012    act = clip(active);\012    where conv_ok(c, p, w, act);\012    return act | active;\012}", .line = 36, .n_where = 1, .where = (const uint32_t[]){ 62, }
};
static bool clml_pad_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clml_pad_conv2d_match(g, n, m);
}
static bool clml_pad_conv2d_pass(void *ctx, const struct clml_pad_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clml_pad_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clml_pad_conv2d_each(g, n, clml_pad_conv2d_pass, &e);
}

static const struct dfg_part clml_pad_conv2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct clml_pad_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct clml_pad_conv2d_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct clml_pad_conv2d_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct clml_pad_conv2d_whole, m.s) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct clml_pad_conv2d_whole, m.g) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct clml_pad_conv2d_whole, m.be) },
    { DFG_PART_INPUT, false, 0, 6, offsetof(struct clml_pad_conv2d_whole, m.m) },
    { DFG_PART_INPUT, false, 0, 7, offsetof(struct clml_pad_conv2d_whole, m.v) },
    { DFG_PART_INNER, false, 0, 8, offsetof(struct clml_pad_conv2d_whole, m.p) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clml_pad_conv2d_whole, constant) },
    { DFG_PART_INNER, false, 0, 9, offsetof(struct clml_pad_conv2d_whole, m.c) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clml_pad_conv2d_whole, constant_2) },
    { DFG_PART_INNER, false, 0, 11, offsetof(struct clml_pad_conv2d_whole, m.act) },
    { DFG_PART_NONE, false, 0, 10, offsetof(struct clml_pad_conv2d_whole, m.active) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clml_pad_conv2d_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clml_pad_conv2d_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clml_pad_conv2d_whole, batch_norm) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clml_pad_conv2d_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clml_pad_conv2d_whole, bias_add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clml_pad_conv2d_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clml_pad_conv2d_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clml_pad_conv2d_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clml_pad_conv2d_whole, constant_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clml_pad_conv2d_whole, constant_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clml_pad_conv2d_whole, constant_8) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct clml_pad_conv2d_whole, v) },
};
/* ---- conv2d_transpose ---- */

static const struct dfg_desc_expr clml_conv2d_transpose_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 21 },
    /* 1 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "present(c)", .line = 21 },
    /* 2 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "not present(c)", .line = 21 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 21 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "a_min", .text = "a_min", .line = 21 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, }, .text = "c.a_min == 0", .line = 21 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 21 },
    /* 8 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .name = "a_max", .text = "a_max", .line = 21 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 6LL }, .text = "6", .line = 21 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "c.a_max == 6", .line = 21 },
    /* 11 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 6, 10, }, .text = "(c.a_min == 0 and c.a_max == 6)", .line = 21 },
    /* 12 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 2, 11, }, .text = "not present(c) or (c.a_min == 0 and c.a_max == 6)", .line = 21 },
};
static const struct dfg_desc_node clml_conv2d_transpose_nodes[34] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "act | active", .line = 49 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "act",
        .text = "clip(active)", .line = 47 },
    [2] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "active",
        .text = "nn.relu?(nn.batch_norm(biased, g & const, be & const, m & const, v & const).0 | ...", .line = 19 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .text = "nn.relu?(nn.batch_norm(biased, g & const, be & const, m & const, v & const).0 | ...", .line = 19 },
    [4] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 7, },
        .text = "nn.batch_norm(biased, g & const, be & const, m & const, v & const).0 | biased", .line = 19 },
    [5] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .text = "nn.batch_norm(biased, g & const, be & const, m & const, v & const).0", .line = 19 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 7, 22, 25, 28, 31, },
        .under_get = true,
        .text = "nn.batch_norm(biased, g & const, be & const, m & const, v & const)", .line = 19 },
    [7] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .name = "biased",
        .text = "add?(nn.bias_add?(c, b & const), s & const)", .line = 18 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 19, },
        .text = "add?(nn.bias_add?(c, b & const), s & const)", .line = 18 },
    [9] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "nn.bias_add?(c, b & const)", .line = 18 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 16, },
        .text = "nn.bias_add?(c, b & const)", .line = 18 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 45 },
        },
        .name = "c",
        .text = "nn.conv2d_transpose(x, w & const)", .line = 45 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 44 },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "w & const", .line = 45 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 44 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 45 },
    [16] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, },
        .text = "b & const", .line = 18 },
    [17] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 44 },
    [18] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 18 },
    [19] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, },
        .text = "s & const", .line = 18 },
    [20] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 44 },
    [21] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 18 },
    [22] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, },
        .text = "g & const", .line = 19 },
    [23] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "g",
        .text = "g", .line = 44 },
    [24] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 19 },
    [25] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, },
        .text = "be & const", .line = 19 },
    [26] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "be",
        .text = "be", .line = 44 },
    [27] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 19 },
    [28] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, },
        .text = "m & const", .line = 19 },
    [29] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "m",
        .text = "m", .line = 44 },
    [30] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 19 },
    [31] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, },
        .text = "v & const", .line = 19 },
    [32] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "v",
        .text = "v", .line = 44 },
    [33] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 19 },
};
static const struct dfg_desc_region clml_conv2d_transpose_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture clml_conv2d_transpose_refs[] = { { 12, -1 }, { 14, -1 }, { 17, -1 }, { 20, -1 }, { 23, -1 }, { 26, -1 }, { 29, -1 }, { 32, -1 }, { 11, -1 }, { 2, -1 }, { 1, -1 }, };
static const struct dfg_capture clml_conv2d_transpose_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct clml_conv2d_transpose_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct clml_conv2d_transpose_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct clml_conv2d_transpose_match, b) },
    { "s", DFG_CAP_NODE, offsetof(struct clml_conv2d_transpose_match, s) },
    { "g", DFG_CAP_NODE, offsetof(struct clml_conv2d_transpose_match, g) },
    { "be", DFG_CAP_NODE, offsetof(struct clml_conv2d_transpose_match, be) },
    { "m", DFG_CAP_NODE, offsetof(struct clml_conv2d_transpose_match, m) },
    { "v", DFG_CAP_NODE, offsetof(struct clml_conv2d_transpose_match, v) },
    { "c", DFG_CAP_NODE, offsetof(struct clml_conv2d_transpose_match, c) },
    { "active", DFG_CAP_NODE, offsetof(struct clml_conv2d_transpose_match, active) },
    { "act", DFG_CAP_NODE, offsetof(struct clml_conv2d_transpose_match, act) },
};
static const struct dfg_desc_pattern clml_conv2d_transpose_desc = {
    .n_nodes = 34, .n_exprs = 13, .n_vars = 0, .n_sets = 11,
    .nodes = clml_conv2d_transpose_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clml_conv2d_transpose_regions,
    .exprs = clml_conv2d_transpose_exprs,
    .captures = clml_conv2d_transpose_refs,
    .text = "pattern conv2d_transpose(x, w, b, s, g, be, m, v) {\012    c = nn.conv2d_transpose(x, w & const) { data_layout == \"NCHW\" };\012    active = tail(c, b, s, g, be, m, v);\012    act = clip(active);\012    where relu6(act);\012    return act | active;\012}", .line = 44, .n_where = 1, .where = (const uint32_t[]){ 12, }
};
static bool clml_conv2d_transpose_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clml_conv2d_transpose_match(g, n, m);
}
static bool clml_conv2d_transpose_pass(void *ctx, const struct clml_conv2d_transpose_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clml_conv2d_transpose_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clml_conv2d_transpose_each(g, n, clml_conv2d_transpose_pass, &e);
}

static const struct dfg_part clml_conv2d_transpose_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct clml_conv2d_transpose_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct clml_conv2d_transpose_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct clml_conv2d_transpose_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct clml_conv2d_transpose_whole, m.s) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct clml_conv2d_transpose_whole, m.g) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct clml_conv2d_transpose_whole, m.be) },
    { DFG_PART_INPUT, false, 0, 6, offsetof(struct clml_conv2d_transpose_whole, m.m) },
    { DFG_PART_INPUT, false, 0, 7, offsetof(struct clml_conv2d_transpose_whole, m.v) },
    { DFG_PART_INNER, false, 0, 8, offsetof(struct clml_conv2d_transpose_whole, m.c) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clml_conv2d_transpose_whole, constant) },
    { DFG_PART_INNER, false, 0, 10, offsetof(struct clml_conv2d_transpose_whole, m.act) },
    { DFG_PART_NONE, false, 0, 9, offsetof(struct clml_conv2d_transpose_whole, m.active) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clml_conv2d_transpose_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clml_conv2d_transpose_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clml_conv2d_transpose_whole, batch_norm) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clml_conv2d_transpose_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clml_conv2d_transpose_whole, bias_add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clml_conv2d_transpose_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clml_conv2d_transpose_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clml_conv2d_transpose_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clml_conv2d_transpose_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clml_conv2d_transpose_whole, constant_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clml_conv2d_transpose_whole, constant_7) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct clml_conv2d_transpose_whole, v) },
};
/* ---- dense ---- */

static const struct dfg_desc_node clml_dense_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "nn.dense(x, w & const)", .line = 52 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 52 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "w & const", .line = 52 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 52 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 52 },
};
static const struct dfg_desc_region clml_dense_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture clml_dense_refs[] = { { 1, -1 }, { 3, -1 }, };
static const struct dfg_capture clml_dense_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct clml_dense_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct clml_dense_match, w) },
};
static const struct dfg_desc_pattern clml_dense_desc = {
    .n_nodes = 5, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = clml_dense_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clml_dense_regions,
    .captures = clml_dense_refs,
    .text = "pattern dense(x, w) = nn.dense(x, w & const);", .line = 52
};
static bool clml_dense_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clml_dense_match(g, n, m);
}
static bool clml_dense_pass(void *ctx, const struct clml_dense_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clml_dense_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clml_dense_each(g, n, clml_dense_pass, &e);
}

static const struct dfg_part clml_dense_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct clml_dense_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct clml_dense_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct clml_dense_whole, dense) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clml_dense_whole, constant) },
};
/* ---- pad ---- */

static const struct dfg_desc_expr clml_pad_exprs[] = {
    /* 0 */ { .op = DFG_E_VAR, .ref = 0, .text = "width", .line = 55 },
    /* 1 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "len(width)", .line = 55 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 55 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "len(width) == 4", .line = 55 },
};
static const struct dfg_desc_node clml_pad_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.pad", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "pad_width", .expr = -1, .var = 0, .text = "pad_width = width", .line = 54 },
        },
        .name = "p",
        .text = "nn.pad(x & !input, const)", .line = 54 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "x & !input", .line = 54 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 53 },
    [3] = { .kind = DFG_D_NOT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .text = "!input", .line = 54 },
    [4] = { .kind = DFG_D_INPUT, .rest = -1, .index = -1, .region = 1,
        .text = "input", .line = 54 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 54 },
};
static const struct dfg_desc_region clml_pad_regions[] = { { DFG_D_OUTER, 0, 0 }, { DFG_D_INSIDE_NOT, 3, 0 }, };
static const uint32_t clml_pad_var_regions[] = { 0, };
static const bool clml_pad_dims[] = { 0, };
static const struct dfg_desc_capture clml_pad_refs[] = { { 2, -1 }, { 0, -1 }, { 0, -1 }, };
static const struct dfg_capture clml_pad_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct clml_pad_match, x) },
    { "p", DFG_CAP_NODE, offsetof(struct clml_pad_match, p) },
    { "width", DFG_CAP_VALUE, offsetof(struct clml_pad_match, width) },
};
static const struct dfg_desc_pattern clml_pad_desc = {
    .n_nodes = 6, .n_exprs = 4, .n_vars = 1, .n_sets = 3,
    .nodes = clml_pad_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 2, .regions = clml_pad_regions,
    .var_region = clml_pad_var_regions,
    .exprs = clml_pad_exprs,
    .captures = clml_pad_refs,
    .var_is_dim = clml_pad_dims,
    .text = "pattern pad(x) {\012    p = nn.pad(x & !input, const) { pad_width = width };\012    where len(width) == 4;\012    return p;\012}", .line = 53, .n_where = 1, .where = (const uint32_t[]){ 3, }
};
static bool clml_pad_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clml_pad_match(g, n, m);
}
static bool clml_pad_pass(void *ctx, const struct clml_pad_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clml_pad_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clml_pad_each(g, n, clml_pad_pass, &e);
}

static const struct dfg_part clml_pad_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct clml_pad_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct clml_pad_whole, m.p) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clml_pad_whole, constant) },
};
/* ---- concat ---- */

static const struct dfg_desc_node clml_concat_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "concatenate", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axis", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "axis == 1", .line = 58 },
        },
        .text = "concatenate((...))", .line = 58 },
    [1] = { .kind = DFG_D_TUPLE, .rest = -1, .index = -1, .region = 0,
        .rest_first = 0, .rest_last = 1,
        .text = "(...)", .line = 58 },
};
static const struct dfg_desc_region clml_concat_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern clml_concat_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = clml_concat_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clml_concat_regions,
    .text = "pattern concat = concatenate((...)) { axis == 1 };", .line = 58
};
static bool clml_concat_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clml_concat_match(g, n, m);
}
static bool clml_concat_pass(void *ctx, const struct clml_concat_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clml_concat_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clml_concat_each(g, n, clml_concat_pass, &e);
}

static const struct dfg_part clml_concat_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct clml_concat_whole, concatenate) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clml_concat_whole, tuple) },
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct clml_concat_whole, rest) },
};
/* ---- batch_norm ---- */

static const struct dfg_desc_node clml_batch_norm_nodes[7] = {
    [0] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "nn.batch_norm(x, const, const, const, const).0", .line = 59 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 2, 3, 4, 5, 6, },
        .under_get = true,
        .text = "nn.batch_norm(x, const, const, const, const)", .line = 59 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 59 },
    [3] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 59 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 59 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 59 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 59 },
};
static const struct dfg_desc_region clml_batch_norm_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture clml_batch_norm_refs[] = { { 2, -1 }, };
static const struct dfg_capture clml_batch_norm_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct clml_batch_norm_match, x) },
};
static const struct dfg_desc_pattern clml_batch_norm_desc = {
    .n_nodes = 7, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = clml_batch_norm_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clml_batch_norm_regions,
    .captures = clml_batch_norm_refs,
    .text = "pattern batch_norm(x) = nn.batch_norm(x, const, const, const, const).0;", .line = 59
};
static bool clml_batch_norm_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clml_batch_norm_match(g, n, m);
}
static bool clml_batch_norm_pass(void *ctx, const struct clml_batch_norm_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clml_batch_norm_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clml_batch_norm_each(g, n, clml_batch_norm_pass, &e);
}

static const struct dfg_part clml_batch_norm_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct clml_batch_norm_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct clml_batch_norm_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clml_batch_norm_whole, batch_norm) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clml_batch_norm_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clml_batch_norm_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clml_batch_norm_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clml_batch_norm_whole, constant_4) },
};
/* ---- binary ---- */

static const struct dfg_desc_expr clml_binary_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 61 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 61 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 61 },
    /* 3 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "b.rank > 0", .line = 61 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 14 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 14 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 14 },
    /* 7 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.dtype != i64", .line = 14 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "b.rank > 0, no_int64(a)", .line = 61 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 14 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "dtype", .line = 14 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 14 },
    /* 12 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "x.dtype != i64", .line = 14 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 12, }, .text = "b.rank > 0, no_int64(a), no_int64(b)", .line = 61 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 61 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "shape", .line = 61 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 61 },
    /* 17 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "a.shape[0]", .line = 61 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 61 },
    /* 19 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "a.shape[0] <= 1", .line = 61 },
    /* 20 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 19, }, .text = "b.rank > 0, no_int64(a), no_int64(b), a.shape[0] <= 1", .line = 61 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 61 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "shape", .line = 61 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 61 },
    /* 24 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "b.shape[0]", .line = 61 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 61 },
    /* 26 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "b.shape[0] <= 1", .line = 61 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 20, 26, }, .text = "b.rank > 0, no_int64(a), no_int64(b), a.shape[0] <= 1, b.shape[0] <= 1", .line = 61 },
};
static const struct dfg_desc_node clml_binary_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 6, .ops = (const char *const[]){ "add", "subtract", "multiply", "divide", "minimum", "maximum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "(add | subtract | multiply | divide | minimum | maximum)(a, b)", .line = 62 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 62 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 62 },
};
static const struct dfg_desc_region clml_binary_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture clml_binary_refs[] = { { 1, -1 }, { 2, -1 }, };
static const struct dfg_capture clml_binary_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct clml_binary_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct clml_binary_match, b) },
};
static const struct dfg_desc_pattern clml_binary_desc = {
    .n_nodes = 3, .n_exprs = 28, .n_vars = 0, .n_sets = 2,
    .nodes = clml_binary_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clml_binary_regions,
    .exprs = clml_binary_exprs,
    .captures = clml_binary_refs,
    .text = "pattern binary(a, b) = (add | subtract | multiply | divide | minimum | maximum)(a, b) where binary_ok(a, b);", .line = 62, .n_where = 1, .where = (const uint32_t[]){ 27, }
};
static bool clml_binary_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clml_binary_match(g, n, m);
}
static bool clml_binary_pass(void *ctx, const struct clml_binary_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clml_binary_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clml_binary_each(g, n, clml_binary_pass, &e);
}

static const struct dfg_part clml_binary_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct clml_binary_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct clml_binary_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct clml_binary_whole, call) },
};
/* ---- softmax ---- */

static const struct dfg_desc_expr clml_softmax_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 64 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 64 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 64 },
    /* 3 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.rank <= 2", .line = 64 },
};
static const struct dfg_desc_node clml_softmax_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.softmax", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "nn.softmax(x)", .line = 64 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 64 },
};
static const struct dfg_desc_region clml_softmax_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture clml_softmax_refs[] = { { 1, -1 }, };
static const struct dfg_capture clml_softmax_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct clml_softmax_match, x) },
};
static const struct dfg_desc_pattern clml_softmax_desc = {
    .n_nodes = 2, .n_exprs = 4, .n_vars = 0, .n_sets = 1,
    .nodes = clml_softmax_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clml_softmax_regions,
    .exprs = clml_softmax_exprs,
    .captures = clml_softmax_refs,
    .text = "pattern softmax(x) = nn.softmax(x) where x.rank <= 2;", .line = 64, .n_where = 1, .where = (const uint32_t[]){ 3, }
};
static bool clml_softmax_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clml_softmax_match(g, n, m);
}
static bool clml_softmax_pass(void *ctx, const struct clml_softmax_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clml_softmax_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clml_softmax_each(g, n, clml_softmax_pass, &e);
}

static const struct dfg_part clml_softmax_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct clml_softmax_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct clml_softmax_whole, softmax) },
};
/* ---- upsampling ---- */

static const struct dfg_desc_node clml_upsampling_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.upsampling", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "method", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 8, .s = "bilinear" }, .text = "method == \"bilinear\"", .line = 65 },
        },
        .text = "nn.upsampling(x)", .line = 65 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 65 },
};
static const struct dfg_desc_region clml_upsampling_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture clml_upsampling_refs[] = { { 1, -1 }, };
static const struct dfg_capture clml_upsampling_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct clml_upsampling_match, x) },
};
static const struct dfg_desc_pattern clml_upsampling_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = clml_upsampling_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clml_upsampling_regions,
    .captures = clml_upsampling_refs,
    .text = "pattern upsampling(x) = nn.upsampling(x) { method == \"bilinear\" };", .line = 65
};
static bool clml_upsampling_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clml_upsampling_match(g, n, m);
}
static bool clml_upsampling_pass(void *ctx, const struct clml_upsampling_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clml_upsampling_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clml_upsampling_each(g, n, clml_upsampling_pass, &e);
}

static const struct dfg_part clml_upsampling_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct clml_upsampling_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct clml_upsampling_whole, upsampling) },
};
/* ---- batch_matmul ---- */

static const struct dfg_desc_expr clml_batch_matmul_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 66 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "shape", .line = 66 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 66 },
    /* 3 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "a.shape[0]", .line = 66 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 66 },
    /* 5 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "a.shape[0] <= 1", .line = 66 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 66 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "shape", .line = 66 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 66 },
    /* 9 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "b.shape[0]", .line = 66 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 66 },
    /* 11 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "b.shape[0] <= 1", .line = 66 },
};
static const struct dfg_desc_node clml_batch_matmul_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.batch_matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "nn.batch_matmul(a, b)", .line = 66 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 66 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 66 },
};
static const struct dfg_desc_region clml_batch_matmul_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture clml_batch_matmul_refs[] = { { 1, -1 }, { 2, -1 }, };
static const struct dfg_capture clml_batch_matmul_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct clml_batch_matmul_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct clml_batch_matmul_match, b) },
};
static const struct dfg_desc_pattern clml_batch_matmul_desc = {
    .n_nodes = 3, .n_exprs = 12, .n_vars = 0, .n_sets = 2,
    .nodes = clml_batch_matmul_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clml_batch_matmul_regions,
    .exprs = clml_batch_matmul_exprs,
    .captures = clml_batch_matmul_refs,
    .text = "pattern batch_matmul(a, b) = nn.batch_matmul(a, b) where a.shape[0] <= 1, b.shape[0] <= 1;", .line = 66, .n_where = 2, .where = (const uint32_t[]){ 5, 11, }
};
static bool clml_batch_matmul_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clml_batch_matmul_match(g, n, m);
}
static bool clml_batch_matmul_pass(void *ctx, const struct clml_batch_matmul_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clml_batch_matmul_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clml_batch_matmul_each(g, n, clml_batch_matmul_pass, &e);
}

static const struct dfg_part clml_batch_matmul_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct clml_batch_matmul_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct clml_batch_matmul_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct clml_batch_matmul_whole, batch_matmul) },
};
/* ---- narrow ---- */

static const struct dfg_desc_expr clml_narrow_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 14 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 14 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 14 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype != i64", .line = 14 },
};
static const struct dfg_desc_node clml_narrow_nodes[1] = {
    [0] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 69 },
};
static const struct dfg_desc_region clml_narrow_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture clml_narrow_refs[] = { { 0, -1 }, };
static const struct dfg_capture clml_narrow_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct clml_narrow_match, x) },
};
static const struct dfg_desc_pattern clml_narrow_desc = {
    .n_nodes = 1, .n_exprs = 4, .n_vars = 0, .n_sets = 1,
    .nodes = clml_narrow_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clml_narrow_regions,
    .exprs = clml_narrow_exprs,
    .captures = clml_narrow_refs,
    .text = "pattern narrow(x) = x where no_int64(x);", .line = 69, .n_where = 1, .where = (const uint32_t[]){ 3, }
};
static bool clml_narrow_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clml_narrow_match(g, n, m);
}
static bool clml_narrow_pass(void *ctx, const struct clml_narrow_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clml_narrow_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clml_narrow_each(g, n, clml_narrow_pass, &e);
}

static const struct dfg_part clml_narrow_parts[] = {
    { DFG_PART_ROOT, false, 1, 0, offsetof(struct clml_narrow_whole, m.x) },
};
/* ---- clml.add ---- */

static const struct dfg_desc_expr clml_add_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 61 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 61 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 61 },
    /* 3 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "b.rank > 0", .line = 61 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 14 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 14 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 14 },
    /* 7 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.dtype != i64", .line = 14 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "b.rank > 0, no_int64(a)", .line = 61 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 14 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "dtype", .line = 14 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 14 },
    /* 12 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "x.dtype != i64", .line = 14 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 12, }, .text = "b.rank > 0, no_int64(a), no_int64(b)", .line = 61 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 61 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "shape", .line = 61 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 61 },
    /* 17 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "a.shape[0]", .line = 61 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 61 },
    /* 19 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "a.shape[0] <= 1", .line = 61 },
    /* 20 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 19, }, .text = "b.rank > 0, no_int64(a), no_int64(b), a.shape[0] <= 1", .line = 61 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 61 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "shape", .line = 61 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 61 },
    /* 24 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "b.shape[0]", .line = 61 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 61 },
    /* 26 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "b.shape[0] <= 1", .line = 61 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 20, 26, }, .text = "b.rank > 0, no_int64(a), no_int64(b), a.shape[0] <= 1, b.shape[0] <= 1", .line = 61 },
};
static const struct dfg_desc_node clml_add_nodes[5] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "binary & add(...)", .line = 80 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 6, .ops = (const char *const[]){ "add", "subtract", "multiply", "divide", "minimum", "maximum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "(add | subtract | multiply | divide | minimum | maximum)(a, b)", .line = 62, .n_where = 1, .where = (const uint32_t[]){ 27, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 62 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 62 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .rest_first = 0, .rest_last = 1,
        .text = "add(...)", .line = 80 },
};
static const struct dfg_desc_region clml_add_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern clml_add_desc = {
    .n_nodes = 5, .n_exprs = 28, .n_vars = 0, .n_sets = 0,
    .nodes = clml_add_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clml_add_regions,
    .exprs = clml_add_exprs,
    .text = "\"clml.add\"               = binary & add(...);", .line = 80
};
static bool clml_add_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clml_add_match(g, n, m);
}
static bool clml_add_pass(void *ctx, const struct clml_add_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clml_add_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clml_add_each(g, n, clml_add_pass, &e);
}

static const struct dfg_part clml_add_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct clml_add_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clml_add_whole, call_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct clml_add_whole, a) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct clml_add_whole, b) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clml_add_whole, add) },
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct clml_add_whole, rest) },
};
/* ---- clml.subtract ---- */

static const struct dfg_desc_expr clml_subtract_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 61 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 61 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 61 },
    /* 3 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "b.rank > 0", .line = 61 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 14 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 14 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 14 },
    /* 7 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.dtype != i64", .line = 14 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "b.rank > 0, no_int64(a)", .line = 61 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 14 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "dtype", .line = 14 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 14 },
    /* 12 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "x.dtype != i64", .line = 14 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 12, }, .text = "b.rank > 0, no_int64(a), no_int64(b)", .line = 61 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 61 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "shape", .line = 61 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 61 },
    /* 17 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "a.shape[0]", .line = 61 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 61 },
    /* 19 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "a.shape[0] <= 1", .line = 61 },
    /* 20 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 19, }, .text = "b.rank > 0, no_int64(a), no_int64(b), a.shape[0] <= 1", .line = 61 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 61 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "shape", .line = 61 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 61 },
    /* 24 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "b.shape[0]", .line = 61 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 61 },
    /* 26 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "b.shape[0] <= 1", .line = 61 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 20, 26, }, .text = "b.rank > 0, no_int64(a), no_int64(b), a.shape[0] <= 1, b.shape[0] <= 1", .line = 61 },
};
static const struct dfg_desc_node clml_subtract_nodes[5] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "binary & subtract(...)", .line = 81 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 6, .ops = (const char *const[]){ "add", "subtract", "multiply", "divide", "minimum", "maximum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "(add | subtract | multiply | divide | minimum | maximum)(a, b)", .line = 62, .n_where = 1, .where = (const uint32_t[]){ 27, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 62 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 62 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "subtract", },
        .rest_first = 0, .rest_last = 1,
        .text = "subtract(...)", .line = 81 },
};
static const struct dfg_desc_region clml_subtract_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern clml_subtract_desc = {
    .n_nodes = 5, .n_exprs = 28, .n_vars = 0, .n_sets = 0,
    .nodes = clml_subtract_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clml_subtract_regions,
    .exprs = clml_subtract_exprs,
    .text = "\"clml.subtract\"          = binary & subtract(...);", .line = 81
};
static bool clml_subtract_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clml_subtract_match(g, n, m);
}
static bool clml_subtract_pass(void *ctx, const struct clml_subtract_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clml_subtract_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clml_subtract_each(g, n, clml_subtract_pass, &e);
}

static const struct dfg_part clml_subtract_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct clml_subtract_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clml_subtract_whole, call_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct clml_subtract_whole, a) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct clml_subtract_whole, b) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clml_subtract_whole, subtract) },
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct clml_subtract_whole, rest) },
};
/* ---- clml.multiply ---- */

static const struct dfg_desc_expr clml_multiply_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 61 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 61 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 61 },
    /* 3 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "b.rank > 0", .line = 61 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 14 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 14 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 14 },
    /* 7 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.dtype != i64", .line = 14 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "b.rank > 0, no_int64(a)", .line = 61 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 14 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "dtype", .line = 14 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 14 },
    /* 12 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "x.dtype != i64", .line = 14 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 12, }, .text = "b.rank > 0, no_int64(a), no_int64(b)", .line = 61 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 61 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "shape", .line = 61 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 61 },
    /* 17 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "a.shape[0]", .line = 61 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 61 },
    /* 19 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "a.shape[0] <= 1", .line = 61 },
    /* 20 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 19, }, .text = "b.rank > 0, no_int64(a), no_int64(b), a.shape[0] <= 1", .line = 61 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 61 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "shape", .line = 61 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 61 },
    /* 24 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "b.shape[0]", .line = 61 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 61 },
    /* 26 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "b.shape[0] <= 1", .line = 61 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 20, 26, }, .text = "b.rank > 0, no_int64(a), no_int64(b), a.shape[0] <= 1, b.shape[0] <= 1", .line = 61 },
};
static const struct dfg_desc_node clml_multiply_nodes[5] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "binary & multiply(...)", .line = 82 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 6, .ops = (const char *const[]){ "add", "subtract", "multiply", "divide", "minimum", "maximum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "(add | subtract | multiply | divide | minimum | maximum)(a, b)", .line = 62, .n_where = 1, .where = (const uint32_t[]){ 27, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 62 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 62 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .rest_first = 0, .rest_last = 1,
        .text = "multiply(...)", .line = 82 },
};
static const struct dfg_desc_region clml_multiply_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern clml_multiply_desc = {
    .n_nodes = 5, .n_exprs = 28, .n_vars = 0, .n_sets = 0,
    .nodes = clml_multiply_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clml_multiply_regions,
    .exprs = clml_multiply_exprs,
    .text = "\"clml.multiply\"          = binary & multiply(...);", .line = 82
};
static bool clml_multiply_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clml_multiply_match(g, n, m);
}
static bool clml_multiply_pass(void *ctx, const struct clml_multiply_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clml_multiply_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clml_multiply_each(g, n, clml_multiply_pass, &e);
}

static const struct dfg_part clml_multiply_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct clml_multiply_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clml_multiply_whole, call_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct clml_multiply_whole, a) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct clml_multiply_whole, b) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clml_multiply_whole, multiply) },
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct clml_multiply_whole, rest) },
};
/* ---- clml.divide ---- */

static const struct dfg_desc_expr clml_divide_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 61 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 61 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 61 },
    /* 3 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "b.rank > 0", .line = 61 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 14 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 14 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 14 },
    /* 7 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.dtype != i64", .line = 14 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "b.rank > 0, no_int64(a)", .line = 61 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 14 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "dtype", .line = 14 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 14 },
    /* 12 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "x.dtype != i64", .line = 14 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 12, }, .text = "b.rank > 0, no_int64(a), no_int64(b)", .line = 61 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 61 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "shape", .line = 61 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 61 },
    /* 17 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "a.shape[0]", .line = 61 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 61 },
    /* 19 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "a.shape[0] <= 1", .line = 61 },
    /* 20 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 19, }, .text = "b.rank > 0, no_int64(a), no_int64(b), a.shape[0] <= 1", .line = 61 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 61 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "shape", .line = 61 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 61 },
    /* 24 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "b.shape[0]", .line = 61 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 61 },
    /* 26 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "b.shape[0] <= 1", .line = 61 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 20, 26, }, .text = "b.rank > 0, no_int64(a), no_int64(b), a.shape[0] <= 1, b.shape[0] <= 1", .line = 61 },
};
static const struct dfg_desc_node clml_divide_nodes[5] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "binary & divide(...)", .line = 83 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 6, .ops = (const char *const[]){ "add", "subtract", "multiply", "divide", "minimum", "maximum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "(add | subtract | multiply | divide | minimum | maximum)(a, b)", .line = 62, .n_where = 1, .where = (const uint32_t[]){ 27, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 62 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 62 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "divide", },
        .rest_first = 0, .rest_last = 1,
        .text = "divide(...)", .line = 83 },
};
static const struct dfg_desc_region clml_divide_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern clml_divide_desc = {
    .n_nodes = 5, .n_exprs = 28, .n_vars = 0, .n_sets = 0,
    .nodes = clml_divide_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clml_divide_regions,
    .exprs = clml_divide_exprs,
    .text = "\"clml.divide\"            = binary & divide(...);", .line = 83
};
static bool clml_divide_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clml_divide_match(g, n, m);
}
static bool clml_divide_pass(void *ctx, const struct clml_divide_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clml_divide_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clml_divide_each(g, n, clml_divide_pass, &e);
}

static const struct dfg_part clml_divide_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct clml_divide_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clml_divide_whole, call_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct clml_divide_whole, a) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct clml_divide_whole, b) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clml_divide_whole, divide) },
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct clml_divide_whole, rest) },
};
/* ---- clml.minimum ---- */

static const struct dfg_desc_expr clml_minimum_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 61 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 61 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 61 },
    /* 3 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "b.rank > 0", .line = 61 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 14 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 14 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 14 },
    /* 7 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.dtype != i64", .line = 14 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "b.rank > 0, no_int64(a)", .line = 61 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 14 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "dtype", .line = 14 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 14 },
    /* 12 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "x.dtype != i64", .line = 14 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 12, }, .text = "b.rank > 0, no_int64(a), no_int64(b)", .line = 61 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 61 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "shape", .line = 61 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 61 },
    /* 17 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "a.shape[0]", .line = 61 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 61 },
    /* 19 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "a.shape[0] <= 1", .line = 61 },
    /* 20 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 19, }, .text = "b.rank > 0, no_int64(a), no_int64(b), a.shape[0] <= 1", .line = 61 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 61 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "shape", .line = 61 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 61 },
    /* 24 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "b.shape[0]", .line = 61 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 61 },
    /* 26 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "b.shape[0] <= 1", .line = 61 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 20, 26, }, .text = "b.rank > 0, no_int64(a), no_int64(b), a.shape[0] <= 1, b.shape[0] <= 1", .line = 61 },
};
static const struct dfg_desc_node clml_minimum_nodes[5] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "binary & minimum(...)", .line = 84 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 6, .ops = (const char *const[]){ "add", "subtract", "multiply", "divide", "minimum", "maximum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "(add | subtract | multiply | divide | minimum | maximum)(a, b)", .line = 62, .n_where = 1, .where = (const uint32_t[]){ 27, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 62 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 62 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "minimum", },
        .rest_first = 0, .rest_last = 1,
        .text = "minimum(...)", .line = 84 },
};
static const struct dfg_desc_region clml_minimum_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern clml_minimum_desc = {
    .n_nodes = 5, .n_exprs = 28, .n_vars = 0, .n_sets = 0,
    .nodes = clml_minimum_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clml_minimum_regions,
    .exprs = clml_minimum_exprs,
    .text = "\"clml.minimum\"           = binary & minimum(...);", .line = 84
};
static bool clml_minimum_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clml_minimum_match(g, n, m);
}
static bool clml_minimum_pass(void *ctx, const struct clml_minimum_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clml_minimum_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clml_minimum_each(g, n, clml_minimum_pass, &e);
}

static const struct dfg_part clml_minimum_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct clml_minimum_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clml_minimum_whole, call_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct clml_minimum_whole, a) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct clml_minimum_whole, b) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clml_minimum_whole, minimum) },
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct clml_minimum_whole, rest) },
};
/* ---- clml.maximum ---- */

static const struct dfg_desc_expr clml_maximum_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 61 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 61 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 61 },
    /* 3 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "b.rank > 0", .line = 61 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 14 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 14 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 14 },
    /* 7 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.dtype != i64", .line = 14 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "b.rank > 0, no_int64(a)", .line = 61 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 14 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "dtype", .line = 14 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 14 },
    /* 12 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "x.dtype != i64", .line = 14 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 12, }, .text = "b.rank > 0, no_int64(a), no_int64(b)", .line = 61 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 61 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "shape", .line = 61 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 61 },
    /* 17 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "a.shape[0]", .line = 61 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 61 },
    /* 19 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "a.shape[0] <= 1", .line = 61 },
    /* 20 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 19, }, .text = "b.rank > 0, no_int64(a), no_int64(b), a.shape[0] <= 1", .line = 61 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 61 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "shape", .line = 61 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 61 },
    /* 24 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "b.shape[0]", .line = 61 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 61 },
    /* 26 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "b.shape[0] <= 1", .line = 61 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 20, 26, }, .text = "b.rank > 0, no_int64(a), no_int64(b), a.shape[0] <= 1, b.shape[0] <= 1", .line = 61 },
};
static const struct dfg_desc_node clml_maximum_nodes[5] = {
    [0] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "binary & maximum(...)", .line = 85 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 6, .ops = (const char *const[]){ "add", "subtract", "multiply", "divide", "minimum", "maximum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "(add | subtract | multiply | divide | minimum | maximum)(a, b)", .line = 62, .n_where = 1, .where = (const uint32_t[]){ 27, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 62 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 62 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "maximum", },
        .rest_first = 0, .rest_last = 1,
        .text = "maximum(...)", .line = 85 },
};
static const struct dfg_desc_region clml_maximum_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern clml_maximum_desc = {
    .n_nodes = 5, .n_exprs = 28, .n_vars = 0, .n_sets = 0,
    .nodes = clml_maximum_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clml_maximum_regions,
    .exprs = clml_maximum_exprs,
    .text = "\"clml.maximum\"           = binary & maximum(...);", .line = 85
};
static bool clml_maximum_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clml_maximum_match(g, n, m);
}
static bool clml_maximum_pass(void *ctx, const struct clml_maximum_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clml_maximum_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clml_maximum_each(g, n, clml_maximum_pass, &e);
}

static const struct dfg_part clml_maximum_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct clml_maximum_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clml_maximum_whole, call_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct clml_maximum_whole, a) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct clml_maximum_whole, b) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clml_maximum_whole, maximum) },
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct clml_maximum_whole, rest) },
};
/* ---- clml.avg_pool2d ---- */

static const struct dfg_desc_expr clml_avg_pool2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 14 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 14 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 14 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype != i64", .line = 14 },
};
static const struct dfg_desc_node clml_avg_pool2d_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.avg_pool2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "nn.avg_pool2d(narrow)", .line = 87 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 69, .n_where = 1, .where = (const uint32_t[]){ 3, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 69 },
};
static const struct dfg_desc_region clml_avg_pool2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern clml_avg_pool2d_desc = {
    .n_nodes = 3, .n_exprs = 4, .n_vars = 0, .n_sets = 0,
    .nodes = clml_avg_pool2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clml_avg_pool2d_regions,
    .exprs = clml_avg_pool2d_exprs,
    .text = "\"clml.avg_pool2d\"        = nn.avg_pool2d(narrow);", .line = 87
};
static bool clml_avg_pool2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clml_avg_pool2d_match(g, n, m);
}
static bool clml_avg_pool2d_pass(void *ctx, const struct clml_avg_pool2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clml_avg_pool2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clml_avg_pool2d_each(g, n, clml_avg_pool2d_pass, &e);
}

static const struct dfg_part clml_avg_pool2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct clml_avg_pool2d_whole, avg_pool2d) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct clml_avg_pool2d_whole, x) },
};
/* ---- clml.max_pool2d ---- */

static const struct dfg_desc_expr clml_max_pool2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 14 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 14 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 14 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype != i64", .line = 14 },
};
static const struct dfg_desc_node clml_max_pool2d_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.max_pool2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "nn.max_pool2d(narrow)", .line = 88 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 69, .n_where = 1, .where = (const uint32_t[]){ 3, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 69 },
};
static const struct dfg_desc_region clml_max_pool2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern clml_max_pool2d_desc = {
    .n_nodes = 3, .n_exprs = 4, .n_vars = 0, .n_sets = 0,
    .nodes = clml_max_pool2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clml_max_pool2d_regions,
    .exprs = clml_max_pool2d_exprs,
    .text = "\"clml.max_pool2d\"        = nn.max_pool2d(narrow);", .line = 88
};
static bool clml_max_pool2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clml_max_pool2d_match(g, n, m);
}
static bool clml_max_pool2d_pass(void *ctx, const struct clml_max_pool2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clml_max_pool2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clml_max_pool2d_each(g, n, clml_max_pool2d_pass, &e);
}

static const struct dfg_part clml_max_pool2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct clml_max_pool2d_whole, max_pool2d) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct clml_max_pool2d_whole, x) },
};
/* ---- clml.global_avg_pool2d ---- */

static const struct dfg_desc_expr clml_global_avg_pool2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 14 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 14 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 14 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype != i64", .line = 14 },
};
static const struct dfg_desc_node clml_global_avg_pool2d_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.global_avg_pool2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "nn.global_avg_pool2d(narrow)", .line = 89 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 69, .n_where = 1, .where = (const uint32_t[]){ 3, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 69 },
};
static const struct dfg_desc_region clml_global_avg_pool2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern clml_global_avg_pool2d_desc = {
    .n_nodes = 3, .n_exprs = 4, .n_vars = 0, .n_sets = 0,
    .nodes = clml_global_avg_pool2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clml_global_avg_pool2d_regions,
    .exprs = clml_global_avg_pool2d_exprs,
    .text = "\"clml.global_avg_pool2d\" = nn.global_avg_pool2d(narrow);", .line = 89
};
static bool clml_global_avg_pool2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clml_global_avg_pool2d_match(g, n, m);
}
static bool clml_global_avg_pool2d_pass(void *ctx, const struct clml_global_avg_pool2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clml_global_avg_pool2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clml_global_avg_pool2d_each(g, n, clml_global_avg_pool2d_pass, &e);
}

static const struct dfg_part clml_global_avg_pool2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct clml_global_avg_pool2d_whole, global_avg_pool2d) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct clml_global_avg_pool2d_whole, x) },
};
/* ---- clml.global_max_pool2d ---- */

static const struct dfg_desc_expr clml_global_max_pool2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 14 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 14 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 14 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype != i64", .line = 14 },
};
static const struct dfg_desc_node clml_global_max_pool2d_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.global_max_pool2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "nn.global_max_pool2d(narrow)", .line = 90 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 69, .n_where = 1, .where = (const uint32_t[]){ 3, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 69 },
};
static const struct dfg_desc_region clml_global_max_pool2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern clml_global_max_pool2d_desc = {
    .n_nodes = 3, .n_exprs = 4, .n_vars = 0, .n_sets = 0,
    .nodes = clml_global_max_pool2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clml_global_max_pool2d_regions,
    .exprs = clml_global_max_pool2d_exprs,
    .text = "\"clml.global_max_pool2d\" = nn.global_max_pool2d(narrow);", .line = 90
};
static bool clml_global_max_pool2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clml_global_max_pool2d_match(g, n, m);
}
static bool clml_global_max_pool2d_pass(void *ctx, const struct clml_global_max_pool2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clml_global_max_pool2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clml_global_max_pool2d_each(g, n, clml_global_max_pool2d_pass, &e);
}

static const struct dfg_part clml_global_max_pool2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct clml_global_max_pool2d_whole, global_max_pool2d) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct clml_global_max_pool2d_whole, x) },
};
/* ---- clml.relu ---- */

static const struct dfg_desc_expr clml_relu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 14 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 14 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 14 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype != i64", .line = 14 },
};
static const struct dfg_desc_node clml_relu_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "nn.relu(narrow)", .line = 91 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 69, .n_where = 1, .where = (const uint32_t[]){ 3, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 69 },
};
static const struct dfg_desc_region clml_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern clml_relu_desc = {
    .n_nodes = 3, .n_exprs = 4, .n_vars = 0, .n_sets = 0,
    .nodes = clml_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clml_relu_regions,
    .exprs = clml_relu_exprs,
    .text = "\"clml.relu\"              = nn.relu(narrow);", .line = 91
};
static bool clml_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clml_relu_match(g, n, m);
}
static bool clml_relu_pass(void *ctx, const struct clml_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clml_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clml_relu_each(g, n, clml_relu_pass, &e);
}

static const struct dfg_part clml_relu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct clml_relu_whole, relu) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct clml_relu_whole, x) },
};
/* ---- clml.clip ---- */

static const struct dfg_desc_expr clml_clip_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 14 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 14 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 14 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype != i64", .line = 14 },
};
static const struct dfg_desc_node clml_clip_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "clip(narrow)", .line = 92 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 69, .n_where = 1, .where = (const uint32_t[]){ 3, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 69 },
};
static const struct dfg_desc_region clml_clip_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern clml_clip_desc = {
    .n_nodes = 3, .n_exprs = 4, .n_vars = 0, .n_sets = 0,
    .nodes = clml_clip_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clml_clip_regions,
    .exprs = clml_clip_exprs,
    .text = "\"clml.clip\"              = clip(narrow);", .line = 92
};
static bool clml_clip_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clml_clip_match(g, n, m);
}
static bool clml_clip_pass(void *ctx, const struct clml_clip_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clml_clip_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clml_clip_each(g, n, clml_clip_pass, &e);
}

static const struct dfg_part clml_clip_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct clml_clip_whole, clip) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct clml_clip_whole, x) },
};
/* ---- clml.batch_flatten ---- */

static const struct dfg_desc_expr clml_batch_flatten_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 14 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 14 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 14 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype != i64", .line = 14 },
};
static const struct dfg_desc_node clml_batch_flatten_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.batch_flatten", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "nn.batch_flatten(narrow)", .line = 93 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 69, .n_where = 1, .where = (const uint32_t[]){ 3, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 69 },
};
static const struct dfg_desc_region clml_batch_flatten_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern clml_batch_flatten_desc = {
    .n_nodes = 3, .n_exprs = 4, .n_vars = 0, .n_sets = 0,
    .nodes = clml_batch_flatten_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clml_batch_flatten_regions,
    .exprs = clml_batch_flatten_exprs,
    .text = "\"clml.batch_flatten\"     = nn.batch_flatten(narrow);", .line = 93
};
static bool clml_batch_flatten_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clml_batch_flatten_match(g, n, m);
}
static bool clml_batch_flatten_pass(void *ctx, const struct clml_batch_flatten_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clml_batch_flatten_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clml_batch_flatten_each(g, n, clml_batch_flatten_pass, &e);
}

static const struct dfg_part clml_batch_flatten_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct clml_batch_flatten_whole, batch_flatten) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct clml_batch_flatten_whole, x) },
};
/* ---- clml.depth_to_space ---- */

static const struct dfg_desc_expr clml_depth_to_space_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 14 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 14 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 14 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype != i64", .line = 14 },
};
static const struct dfg_desc_node clml_depth_to_space_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.depth_to_space", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "nn.depth_to_space(narrow)", .line = 94 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 69, .n_where = 1, .where = (const uint32_t[]){ 3, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 69 },
};
static const struct dfg_desc_region clml_depth_to_space_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern clml_depth_to_space_desc = {
    .n_nodes = 3, .n_exprs = 4, .n_vars = 0, .n_sets = 0,
    .nodes = clml_depth_to_space_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clml_depth_to_space_regions,
    .exprs = clml_depth_to_space_exprs,
    .text = "\"clml.depth_to_space\"    = nn.depth_to_space(narrow);", .line = 94
};
static bool clml_depth_to_space_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clml_depth_to_space_match(g, n, m);
}
static bool clml_depth_to_space_pass(void *ctx, const struct clml_depth_to_space_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clml_depth_to_space_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clml_depth_to_space_each(g, n, clml_depth_to_space_pass, &e);
}

static const struct dfg_part clml_depth_to_space_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct clml_depth_to_space_whole, depth_to_space) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct clml_depth_to_space_whole, x) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "tail", .place = "clml.pat:17", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct clml_tail_match),
      .n_captures = 8, .captures = clml_tail_captures,
      .match = clml_tail_any, .each = clml_tail_all, .desc = &clml_tail_desc,
      .whole_size = sizeof(struct clml_tail_whole), .n_parts = sizeof clml_tail_parts / sizeof *clml_tail_parts,
      .n_params = 7, .parts = clml_tail_parts, .whole = clml_tail_whole },
    { .name = "conv2d", .place = "clml.pat:29", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct clml_conv2d_match),
      .n_captures = 11, .captures = clml_conv2d_captures,
      .match = clml_conv2d_any, .each = clml_conv2d_all, .desc = &clml_conv2d_desc,
      .whole_size = sizeof(struct clml_conv2d_whole), .n_parts = sizeof clml_conv2d_parts / sizeof *clml_conv2d_parts,
      .n_params = 8, .parts = clml_conv2d_parts, .whole = clml_conv2d_whole },
    { .name = "pad_conv2d", .place = "clml.pat:36", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct clml_pad_conv2d_match),
      .n_captures = 12, .captures = clml_pad_conv2d_captures,
      .match = clml_pad_conv2d_any, .each = clml_pad_conv2d_all, .desc = &clml_pad_conv2d_desc,
      .whole_size = sizeof(struct clml_pad_conv2d_whole), .n_parts = sizeof clml_pad_conv2d_parts / sizeof *clml_pad_conv2d_parts,
      .n_params = 8, .parts = clml_pad_conv2d_parts, .whole = clml_pad_conv2d_whole },
    { .name = "conv2d_transpose", .place = "clml.pat:44", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct clml_conv2d_transpose_match),
      .n_captures = 11, .captures = clml_conv2d_transpose_captures,
      .match = clml_conv2d_transpose_any, .each = clml_conv2d_transpose_all, .desc = &clml_conv2d_transpose_desc,
      .whole_size = sizeof(struct clml_conv2d_transpose_whole), .n_parts = sizeof clml_conv2d_transpose_parts / sizeof *clml_conv2d_transpose_parts,
      .n_params = 8, .parts = clml_conv2d_transpose_parts, .whole = clml_conv2d_transpose_whole },
    { .name = "dense", .place = "clml.pat:52", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct clml_dense_match),
      .n_captures = 2, .captures = clml_dense_captures,
      .match = clml_dense_any, .each = clml_dense_all, .desc = &clml_dense_desc,
      .whole_size = sizeof(struct clml_dense_whole), .n_parts = sizeof clml_dense_parts / sizeof *clml_dense_parts,
      .n_params = 2, .parts = clml_dense_parts, .whole = clml_dense_whole },
    { .name = "pad", .place = "clml.pat:53", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct clml_pad_match),
      .n_captures = 3, .captures = clml_pad_captures,
      .match = clml_pad_any, .each = clml_pad_all, .desc = &clml_pad_desc,
      .whole_size = sizeof(struct clml_pad_whole), .n_parts = sizeof clml_pad_parts / sizeof *clml_pad_parts,
      .n_params = 1, .parts = clml_pad_parts, .whole = clml_pad_whole },
    { .name = "concat", .place = "clml.pat:58", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct clml_concat_match),
      .match = clml_concat_any, .each = clml_concat_all, .desc = &clml_concat_desc,
      .whole_size = sizeof(struct clml_concat_whole), .n_parts = sizeof clml_concat_parts / sizeof *clml_concat_parts,
      .n_params = 0, .parts = clml_concat_parts, .whole = clml_concat_whole },
    { .name = "batch_norm", .place = "clml.pat:59", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct clml_batch_norm_match),
      .n_captures = 1, .captures = clml_batch_norm_captures,
      .match = clml_batch_norm_any, .each = clml_batch_norm_all, .desc = &clml_batch_norm_desc,
      .whole_size = sizeof(struct clml_batch_norm_whole), .n_parts = sizeof clml_batch_norm_parts / sizeof *clml_batch_norm_parts,
      .n_params = 1, .parts = clml_batch_norm_parts, .whole = clml_batch_norm_whole },
    { .name = "binary", .place = "clml.pat:62", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct clml_binary_match),
      .n_captures = 2, .captures = clml_binary_captures,
      .match = clml_binary_any, .each = clml_binary_all, .desc = &clml_binary_desc,
      .whole_size = sizeof(struct clml_binary_whole), .n_parts = sizeof clml_binary_parts / sizeof *clml_binary_parts,
      .n_params = 2, .parts = clml_binary_parts, .whole = clml_binary_whole },
    { .name = "softmax", .place = "clml.pat:64", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct clml_softmax_match),
      .n_captures = 1, .captures = clml_softmax_captures,
      .match = clml_softmax_any, .each = clml_softmax_all, .desc = &clml_softmax_desc,
      .whole_size = sizeof(struct clml_softmax_whole), .n_parts = sizeof clml_softmax_parts / sizeof *clml_softmax_parts,
      .n_params = 1, .parts = clml_softmax_parts, .whole = clml_softmax_whole },
    { .name = "upsampling", .place = "clml.pat:65", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct clml_upsampling_match),
      .n_captures = 1, .captures = clml_upsampling_captures,
      .match = clml_upsampling_any, .each = clml_upsampling_all, .desc = &clml_upsampling_desc,
      .whole_size = sizeof(struct clml_upsampling_whole), .n_parts = sizeof clml_upsampling_parts / sizeof *clml_upsampling_parts,
      .n_params = 1, .parts = clml_upsampling_parts, .whole = clml_upsampling_whole },
    { .name = "batch_matmul", .place = "clml.pat:66", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct clml_batch_matmul_match),
      .n_captures = 2, .captures = clml_batch_matmul_captures,
      .match = clml_batch_matmul_any, .each = clml_batch_matmul_all, .desc = &clml_batch_matmul_desc,
      .whole_size = sizeof(struct clml_batch_matmul_whole), .n_parts = sizeof clml_batch_matmul_parts / sizeof *clml_batch_matmul_parts,
      .n_params = 2, .parts = clml_batch_matmul_parts, .whole = clml_batch_matmul_whole },
    { .name = "narrow", .place = "clml.pat:69", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct clml_narrow_match),
      .n_captures = 1, .captures = clml_narrow_captures,
      .match = clml_narrow_any, .each = clml_narrow_all, .desc = &clml_narrow_desc,
      .whole_size = sizeof(struct clml_narrow_whole), .n_parts = sizeof clml_narrow_parts / sizeof *clml_narrow_parts,
      .n_params = 1, .parts = clml_narrow_parts, .whole = clml_narrow_whole },
    { .name = "clml.add", .place = "clml.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct clml_add_match),
      .match = clml_add_any, .each = clml_add_all, .desc = &clml_add_desc,
      .whole_size = sizeof(struct clml_add_whole), .n_parts = sizeof clml_add_parts / sizeof *clml_add_parts,
      .n_params = 0, .parts = clml_add_parts, .whole = clml_add_whole },
    { .name = "clml.subtract", .place = "clml.pat:81", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct clml_subtract_match),
      .match = clml_subtract_any, .each = clml_subtract_all, .desc = &clml_subtract_desc,
      .whole_size = sizeof(struct clml_subtract_whole), .n_parts = sizeof clml_subtract_parts / sizeof *clml_subtract_parts,
      .n_params = 0, .parts = clml_subtract_parts, .whole = clml_subtract_whole },
    { .name = "clml.multiply", .place = "clml.pat:82", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct clml_multiply_match),
      .match = clml_multiply_any, .each = clml_multiply_all, .desc = &clml_multiply_desc,
      .whole_size = sizeof(struct clml_multiply_whole), .n_parts = sizeof clml_multiply_parts / sizeof *clml_multiply_parts,
      .n_params = 0, .parts = clml_multiply_parts, .whole = clml_multiply_whole },
    { .name = "clml.divide", .place = "clml.pat:83", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct clml_divide_match),
      .match = clml_divide_any, .each = clml_divide_all, .desc = &clml_divide_desc,
      .whole_size = sizeof(struct clml_divide_whole), .n_parts = sizeof clml_divide_parts / sizeof *clml_divide_parts,
      .n_params = 0, .parts = clml_divide_parts, .whole = clml_divide_whole },
    { .name = "clml.minimum", .place = "clml.pat:84", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct clml_minimum_match),
      .match = clml_minimum_any, .each = clml_minimum_all, .desc = &clml_minimum_desc,
      .whole_size = sizeof(struct clml_minimum_whole), .n_parts = sizeof clml_minimum_parts / sizeof *clml_minimum_parts,
      .n_params = 0, .parts = clml_minimum_parts, .whole = clml_minimum_whole },
    { .name = "clml.maximum", .place = "clml.pat:85", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct clml_maximum_match),
      .match = clml_maximum_any, .each = clml_maximum_all, .desc = &clml_maximum_desc,
      .whole_size = sizeof(struct clml_maximum_whole), .n_parts = sizeof clml_maximum_parts / sizeof *clml_maximum_parts,
      .n_params = 0, .parts = clml_maximum_parts, .whole = clml_maximum_whole },
    { .name = "clml.avg_pool2d", .place = "clml.pat:87", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct clml_avg_pool2d_match),
      .match = clml_avg_pool2d_any, .each = clml_avg_pool2d_all, .desc = &clml_avg_pool2d_desc,
      .whole_size = sizeof(struct clml_avg_pool2d_whole), .n_parts = sizeof clml_avg_pool2d_parts / sizeof *clml_avg_pool2d_parts,
      .n_params = 0, .parts = clml_avg_pool2d_parts, .whole = clml_avg_pool2d_whole },
    { .name = "clml.max_pool2d", .place = "clml.pat:88", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct clml_max_pool2d_match),
      .match = clml_max_pool2d_any, .each = clml_max_pool2d_all, .desc = &clml_max_pool2d_desc,
      .whole_size = sizeof(struct clml_max_pool2d_whole), .n_parts = sizeof clml_max_pool2d_parts / sizeof *clml_max_pool2d_parts,
      .n_params = 0, .parts = clml_max_pool2d_parts, .whole = clml_max_pool2d_whole },
    { .name = "clml.global_avg_pool2d", .place = "clml.pat:89", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct clml_global_avg_pool2d_match),
      .match = clml_global_avg_pool2d_any, .each = clml_global_avg_pool2d_all, .desc = &clml_global_avg_pool2d_desc,
      .whole_size = sizeof(struct clml_global_avg_pool2d_whole), .n_parts = sizeof clml_global_avg_pool2d_parts / sizeof *clml_global_avg_pool2d_parts,
      .n_params = 0, .parts = clml_global_avg_pool2d_parts, .whole = clml_global_avg_pool2d_whole },
    { .name = "clml.global_max_pool2d", .place = "clml.pat:90", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct clml_global_max_pool2d_match),
      .match = clml_global_max_pool2d_any, .each = clml_global_max_pool2d_all, .desc = &clml_global_max_pool2d_desc,
      .whole_size = sizeof(struct clml_global_max_pool2d_whole), .n_parts = sizeof clml_global_max_pool2d_parts / sizeof *clml_global_max_pool2d_parts,
      .n_params = 0, .parts = clml_global_max_pool2d_parts, .whole = clml_global_max_pool2d_whole },
    { .name = "clml.relu", .place = "clml.pat:91", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct clml_relu_match),
      .match = clml_relu_any, .each = clml_relu_all, .desc = &clml_relu_desc,
      .whole_size = sizeof(struct clml_relu_whole), .n_parts = sizeof clml_relu_parts / sizeof *clml_relu_parts,
      .n_params = 0, .parts = clml_relu_parts, .whole = clml_relu_whole },
    { .name = "clml.clip", .place = "clml.pat:92", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct clml_clip_match),
      .match = clml_clip_any, .each = clml_clip_all, .desc = &clml_clip_desc,
      .whole_size = sizeof(struct clml_clip_whole), .n_parts = sizeof clml_clip_parts / sizeof *clml_clip_parts,
      .n_params = 0, .parts = clml_clip_parts, .whole = clml_clip_whole },
    { .name = "clml.batch_flatten", .place = "clml.pat:93", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct clml_batch_flatten_match),
      .match = clml_batch_flatten_any, .each = clml_batch_flatten_all, .desc = &clml_batch_flatten_desc,
      .whole_size = sizeof(struct clml_batch_flatten_whole), .n_parts = sizeof clml_batch_flatten_parts / sizeof *clml_batch_flatten_parts,
      .n_params = 0, .parts = clml_batch_flatten_parts, .whole = clml_batch_flatten_whole },
    { .name = "clml.depth_to_space", .place = "clml.pat:94", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct clml_depth_to_space_match),
      .match = clml_depth_to_space_any, .each = clml_depth_to_space_all, .desc = &clml_depth_to_space_desc,
      .whole_size = sizeof(struct clml_depth_to_space_whole), .n_parts = sizeof clml_depth_to_space_parts / sizeof *clml_depth_to_space_parts,
      .n_params = 0, .parts = clml_depth_to_space_parts, .whole = clml_depth_to_space_whole },
};

/* ---- table clml ---- */

static const struct dfg_table_entry clml_entries[] = {
    { .name = "clml.pad_conv2d", .pattern = 2 },
    { .name = "clml.conv2d", .pattern = 1 },
    { .name = "clml.conv2d_transpose", .pattern = 3 },
    { .name = "clml.dense", .pattern = 4 },
    { .name = "clml.pad", .pattern = 5 },
    { .name = "clml.concat", .pattern = 6 },
    { .name = "clml.batch_norm", .pattern = 7 },
    { .name = "clml.add", .pattern = 13 },
    { .name = "clml.subtract", .pattern = 14 },
    { .name = "clml.multiply", .pattern = 15 },
    { .name = "clml.divide", .pattern = 16 },
    { .name = "clml.minimum", .pattern = 17 },
    { .name = "clml.maximum", .pattern = 18 },
    { .name = "clml.softmax", .pattern = 9 },
    { .name = "clml.avg_pool2d", .pattern = 19 },
    { .name = "clml.max_pool2d", .pattern = 20 },
    { .name = "clml.global_avg_pool2d", .pattern = 21 },
    { .name = "clml.global_max_pool2d", .pattern = 22 },
    { .name = "clml.relu", .pattern = 23 },
    { .name = "clml.clip", .pattern = 24 },
    { .name = "clml.batch_flatten", .pattern = 25 },
    { .name = "clml.depth_to_space", .pattern = 26 },
    { .name = "clml.upsampling", .pattern = 10 },
    { .name = "clml.batch_matmul", .pattern = 11 },
};
static const struct dfg_attr_text clml_attrs[] = {
    { "Compiler", "\"clml\"" },
};
static void clml_candidates_any(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    *set = clml_candidates(g, n);
}

static const struct dfg_table tables[] = {
    { .name = "clml", .n = 24, .last_wins = false, .entries = clml_entries, .n_words = 1,
      .n_attrs = 1, .attrs = clml_attrs,
      .candidates = clml_candidates_any, .first = clml_first, .sweep = clml_sweep },
};

static const char *const imports[] = { "relay", NULL };
extern const struct dfg_unit clml_unit;
const struct dfg_unit clml_unit = {
    .abi = DFG_ABI,
    .name = "clml",
    .imports = imports,
    .names = &clml_names, .whole_names = &whole_names,
    .n_patterns = 27, .patterns = patterns,
    .n_tables = 1, .tables = tables,
};
