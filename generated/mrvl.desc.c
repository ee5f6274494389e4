/* What mrvl.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "mrvl.h"
#if MRVL_H != 0x44aa0d71cba3fd76
#error "mrvl.h is of another run of pat2c than this file"
#endif

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_add = DFG_FIRST_OP,
    OP_concatenate,
    OP_layout_transform,
    OP_nn_avg_pool2d,
    OP_nn_batch_flatten,
    OP_nn_batch_norm,
    OP_nn_bias_add,
    OP_nn_conv2d,
    OP_nn_dense,
    OP_nn_global_avg_pool2d,
    OP_nn_max_pool2d,
    OP_nn_pad,
    OP_nn_relu,
    OP_reshape,
};
enum {
    ATTR_axis,
    ATTR_data_layout,
    ATTR_dst_layout,
    ATTR_groups,
    ATTR_layout,
    ATTR_out_dtype,
    ATTR_src_layout,
};
enum {
    STR_NCHW,
    STR_NHWC,
};
static const char *const op_names[] = {
    "add",
    "concatenate",
    "layout_transform",
    "nn.avg_pool2d",
    "nn.batch_flatten",
    "nn.batch_norm",
    "nn.bias_add",
    "nn.conv2d",
    "nn.dense",
    "nn.global_avg_pool2d",
    "nn.max_pool2d",
    "nn.pad",
    "nn.relu",
    "reshape",
};
static const char *const attr_names[] = {
    "axis",
    "data_layout",
    "dst_layout",
    "groups",
    "layout",
    "out_dtype",
    "src_layout",
};
static const char *const str_names[] = {
    "NCHW",
    "NHWC",
};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 14,
    .ops = op_names,
    .n_attrs = 7,
    .attrs = attr_names,
    .n_strs = 2,
    .strs = str_names,
};

/* mrvl.pat:13
 * cond small_batch(x) = x.shape[0] <= 8;
 */
static bool small_batch(const dfg_graph *g, dfg_node x)
{
    return dfg_dim_le(g, dfg_extent_of(g, x, 0), dfg_int(8));
}

/* mrvl.pat:14
 * cond conv_ok(c, x, w) =
 *     c.data_layout == "NHWC", x.rank == 4, w.rank == 4, x.dtype == f32, w.dtype == f32, small_batch(x),
 *     not present(c.out_dtype) or attr(c, out_dtype) == f32, c.groups == 1 or c.groups == w.shape[0];
 */
static bool conv_ok(const dfg_graph *g, dfg_node c, dfg_node x, dfg_node w)
{
    return dfg_str_is(g, c, ATTR_data_layout, STR_NHWC, STR_NCHW) && dfg_rank(g, x) == 4
        && dfg_rank(g, w) == 4 && dfg_dtype(g, x) == DFG_F32 && dfg_dtype(g, w) == DFG_F32
        && small_batch(g, x)
        && (!dfg_known(dfg_attr(g, c, ATTR_out_dtype))
            || dfg_eq(dfg_attr(g, c, ATTR_out_dtype), dfg_dtype_val(DFG_F32)))
        && (dfg_int_is(g, c, ATTR_groups, 1, 1)
            || dfg_dim_eq(g, dfg_attr_or(g, c, ATTR_groups, dfg_int(1)), dfg_extent_of(g, w, 0)));
}

struct mrvl_conv_whole {
    struct mrvl_conv_match m;
    dfg_node pad;
    dfg_node x;
    dfg_node constant;
    dfg_node v;
    dfg_node bias_add;
    dfg_node constant_2;
    dfg_node add;
    dfg_node constant_3;
};

static bool mrvl_conv_whole(const dfg_graph *g, dfg_node n,
                            bool (*accept)(void *ctx, const void *m), void *ctx)
{
    uint32_t alt = dfg_calls_argc(g, n, OP_nn_bias_add, 2) ? 0 : dfg_calls_argc(g, n, OP_add, 2) ? 1 : 2;
    dfg_node bias_add = DFG_NONE, b = DFG_NONE, constant_2 = DFG_NONE, c = DFG_NONE;
    dfg_node add = DFG_NONE, constant_3 = DFG_NONE;
    uint32_t swap = 0;
    if (alt == 0) {
        bias_add = n;
        b = dfg_arg(g, bias_add, 1);
        constant_2 = b;
        if (!dfg_is(g, constant_2, DFG_CONST))
            return false;
        c = dfg_arg(g, bias_add, 0);
    } else if (alt == 1) {
        add = n;
        swap = dfg_op(g, dfg_arg(g, add, 0)) == OP_nn_conv2d ? 0 : 1;
        b = dfg_arg(g, add, 1 - swap);
        constant_3 = b;
        if (!dfg_is(g, constant_3, DFG_CONST))
            return false;
        c = dfg_arg(g, add, swap);
    } else {
        c = n;
    }
    if (!dfg_calls_with(g, c, OP_nn_conv2d, 2))
        return false;
    dfg_node w = dfg_arg(g, c, 1);
    dfg_node constant = w;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node v = dfg_arg(g, c, 0);
    for (uint32_t alt_2 = 0; alt_2 < 2u; alt_2++) {
        dfg_node pad = DFG_NONE, x = DFG_NONE, x_2 = DFG_NONE;
        if (alt_2 == 0) {
            pad = v;
            if (!dfg_calls_with(g, pad, OP_nn_pad, 2))
                continue;
            x = dfg_arg(g, pad, 0);
            x_2 = dfg_arg(g, pad, 1);
        } else {
            x = v;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){bias_add, add, c, pad}, 4))
            continue;
        /* where conv_ok(c, x, w) */
        if (!conv_ok(g, c, x, w))
            continue;
        if (accept(ctx, &(struct mrvl_conv_whole){.m = {.root = n, .x = x, .w = w, .b = b, .c = c},
                .pad = pad, .x = x_2, .constant = constant, .v = n, .bias_add = bias_add,
                .constant_2 = constant_2, .add = add, .constant_3 = constant_3}))
            return true;
    }
    return false;
}

struct mrvl_conv2d_whole {
    struct mrvl_conv2d_match m;
    dfg_node v;
    dfg_node relu;
    dfg_node bias_add;
    dfg_node c;
    dfg_node pad;
    dfg_node x;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node add;
    dfg_node constant_3;
    dfg_node get;
    dfg_node batch_norm;
    dfg_node bias_add_2;
    dfg_node c_2;
    dfg_node pad_2;
    dfg_node x_2;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node add_2;
    dfg_node constant_6;
    dfg_node constant_7;
    dfg_node constant_8;
    dfg_node constant_9;
    dfg_node constant_10;
};

static bool mrvl_conv2d_whole(const dfg_graph *g, dfg_node n,
                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    bool is_relu = dfg_calls_argc(g, n, OP_nn_relu, 1);
    dfg_node relu = DFG_NONE, v = DFG_NONE;
    if (is_relu) {
        relu = n;
        v = dfg_arg(g, relu, 0);
    } else {
        v = n;
    }
    bool is_v = (dfg_op(g, v) == OP_nn_bias_add || dfg_op(g, v) == OP_add || dfg_op(g, v) == OP_nn_conv2d);
    uint32_t alt = 0, swap = 0;
    dfg_node bias_add = DFG_NONE, b = DFG_NONE, constant_2 = DFG_NONE, c = DFG_NONE;
    dfg_node add = DFG_NONE, constant_3 = DFG_NONE, w = DFG_NONE, constant = DFG_NONE;
    dfg_node v_2 = DFG_NONE;
    if (is_v) {
        alt = dfg_calls_argc(g, v, OP_nn_bias_add, 2) ? 0 : dfg_calls_argc(g, v, OP_add, 2) ? 1 : 2;
        if (alt == 0) {
            bias_add = v;
            b = dfg_arg(g, bias_add, 1);
            constant_2 = b;
            if (!dfg_is(g, constant_2, DFG_CONST))
                return false;
            c = dfg_arg(g, bias_add, 0);
        } else if (alt == 1) {
            add = v;
            swap = dfg_op(g, dfg_arg(g, add, 0)) == OP_nn_conv2d ? 0 : 1;
            b = dfg_arg(g, add, 1 - swap);
            constant_3 = b;
            if (!dfg_is(g, constant_3, DFG_CONST))
                return false;
            c = dfg_arg(g, add, swap);
        } else {
            c = v;
        }
        if (!dfg_calls_with(g, c, OP_nn_conv2d, 2))
            return false;
        w = dfg_arg(g, c, 1);
        constant = w;
        if (!dfg_is(g, constant, DFG_CONST))
            return false;
        v_2 = dfg_arg(g, c, 0);
    }
    for (uint32_t alt_2 = 0; alt_2 < (is_v ? 2u : 1u); alt_2++) {
        dfg_node pad = DFG_NONE, x = DFG_NONE, x_2 = DFG_NONE, get = DFG_NONE, batch_norm = DFG_NONE;
        dfg_node constant_7 = DFG_NONE, constant_8 = DFG_NONE, constant_9 = DFG_NONE, constant_10 = DFG_NONE;
        dfg_node v_3 = DFG_NONE, bias_add_2 = DFG_NONE, constant_5 = DFG_NONE, c_2 = DFG_NONE;
        dfg_node add_2 = DFG_NONE, constant_6 = DFG_NONE, constant_4 = DFG_NONE, v_4 = DFG_NONE;
        uint32_t alt_3 = 0, swap_2 = 0;
        if (is_v) {
            if (alt_2 == 0) {
                pad = v_2;
                if (!dfg_calls_with(g, pad, OP_nn_pad, 2))
                    continue;
                x = dfg_arg(g, pad, 0);
                x_2 = dfg_arg(g, pad, 1);
            } else {
                x = v_2;
            }
        } else {
            get = v;
            if (!dfg_is_get(g, get, 0))
                continue;
            batch_norm = dfg_arg(g, get, 0);
            if (!dfg_calls_argc(g, batch_norm, OP_nn_batch_norm, 5))
                continue;
            constant_7 = dfg_arg(g, batch_norm, 1);
            if (!dfg_is(g, constant_7, DFG_CONST))
                continue;
            constant_8 = dfg_arg(g, batch_norm, 2);
            if (!dfg_is(g, constant_8, DFG_CONST))
                continue;
            constant_9 = dfg_arg(g, batch_norm, 3);
            if (!dfg_is(g, constant_9, DFG_CONST))
                continue;
            constant_10 = dfg_arg(g, batch_norm, 4);
            if (!dfg_is(g, constant_10, DFG_CONST))
                continue;
            v_3 = dfg_arg(g, batch_norm, 0);
            alt_3 = dfg_calls_argc(g, v_3, OP_nn_bias_add, 2) ? 0 : dfg_calls_argc(g, v_3, OP_add, 2) ? 1
                : 2;
            if (alt_3 == 0) {
                bias_add_2 = v_3;
                b = dfg_arg(g, bias_add_2, 1);
                constant_5 = b;
                if (!dfg_is(g, constant_5, DFG_CONST))
                    continue;
                c_2 = dfg_arg(g, bias_add_2, 0);
            } else if (alt_3 == 1) {
                add_2 = v_3;
                swap_2 = dfg_op(g, dfg_arg(g, add_2, 0)) == OP_nn_conv2d ? 0 : 1;
                b = dfg_arg(g, add_2, 1 - swap_2);
                constant_6 = b;
                if (!dfg_is(g, constant_6, DFG_CONST))
                    continue;
                c_2 = dfg_arg(g, add_2, swap_2);
            } else {
                c_2 = v_3;
            }
            if (!dfg_calls_with(g, c_2, OP_nn_conv2d, 2))
                continue;
            w = dfg_arg(g, c_2, 1);
            constant_4 = w;
            if (!dfg_is(g, constant_4, DFG_CONST))
                continue;
            v_4 = dfg_arg(g, c_2, 0);
        }
        for (uint32_t alt_4 = 0; alt_4 < (!is_v ? 2u : 1u); alt_4++) {
            dfg_node pad_2 = DFG_NONE, x_2_2 = DFG_NONE;
            if (!is_v) {
                if (alt_4 == 0) {
                    pad_2 = v_4;
                    if (!dfg_calls_with(g, pad_2, OP_nn_pad, 2))
                        continue;
                    x = dfg_arg(g, pad_2, 0);
                    x_2_2 = dfg_arg(g, pad_2, 1);
                } else {
                    x = v_4;
                }
            }
            if (!dfg_in_body(g, n,
                             (const dfg_node[]){relu, bias_add, add, c, pad, get, batch_norm, bias_add_2,
                                                add_2, c_2, pad_2},
                             11))
                continue;
            if (is_v) {
                /* where conv_ok(c, x, w) */
                if (!conv_ok(g, c, x, w))
                    continue;
            } else {
                /* where conv_ok(c, x, w) */
                if (!conv_ok(g, c_2, x, w))
                    continue;
            }
            if (!((is_v && alt == 0) || (is_v && alt == 1) || (!is_v && alt_3 == 0) || (!is_v && alt_3 == 1)))
                b = DFG_NONE;
            if (accept(ctx, &(struct mrvl_conv2d_whole){.m = {.root = n, .x = x, .w = w, .b = b}, .v = n,
                    .relu = relu, .bias_add = bias_add, .c = c, .pad = pad, .x = x_2,
                    .constant = constant, .constant_2 = constant_2, .add = add,
                    .constant_3 = constant_3, .get = get, .batch_norm = batch_norm,
                    .bias_add_2 = bias_add_2, .c_2 = c_2, .pad_2 = pad_2, .x_2 = x_2_2,
                    .constant_4 = constant_4, .constant_5 = constant_5, .add_2 = add_2,
                    .constant_6 = constant_6, .constant_7 = constant_7, .constant_8 = constant_8,
                    .constant_9 = constant_9, .constant_10 = constant_10}))
                return true;
        }
    }
    return false;
}

struct mrvl_flat_whole {
    struct mrvl_flat_match m;
    dfg_node call;
    dfg_node layout_transform;
};

static bool mrvl_flat_whole(const dfg_graph *g, dfg_node n,
                            bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!(dfg_op(g, n) == OP_reshape || dfg_op(g, n) == OP_nn_batch_flatten) || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node layout_transform = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, layout_transform, OP_layout_transform, 1))
        return false;
    if (!dfg_eq(dfg_attr(g, layout_transform, ATTR_src_layout), dfg_str(g, STR_NHWC)))
        return false;
    if (!dfg_eq(dfg_attr(g, layout_transform, ATTR_dst_layout), dfg_str(g, STR_NCHW)))
        return false;
    dfg_node x = dfg_arg(g, layout_transform, 0);
    if (!dfg_same_body(g, n, layout_transform))
        return false;
    return accept(ctx, &(struct mrvl_flat_whole){.m = {.root = n, .x = x}, .call = n,
            .layout_transform = layout_transform});
}

struct mrvl_fc_whole {
    struct mrvl_fc_match m;
    dfg_node call;
    dfg_node layout_transform;
    dfg_node constant;
    dfg_node v;
    dfg_node relu;
    dfg_node bias_add;
    dfg_node constant_2;
    dfg_node add;
    dfg_node constant_3;
};

static bool mrvl_fc_whole(const dfg_graph *g, dfg_node n,
                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    bool is_relu = dfg_calls_argc(g, n, OP_nn_relu, 1);
    dfg_node relu = DFG_NONE, v = DFG_NONE;
    if (is_relu) {
        relu = n;
        v = dfg_arg(g, relu, 0);
    } else {
        v = n;
    }
    uint32_t alt = dfg_calls_argc(g, v, OP_nn_bias_add, 2) ? 0 : dfg_calls_argc(g, v, OP_add, 2) ? 1 : 2;
    dfg_node bias_add = DFG_NONE, b = DFG_NONE, constant_2 = DFG_NONE, d = DFG_NONE;
    dfg_node add = DFG_NONE, constant_3 = DFG_NONE;
    uint32_t swap = 0;
    if (alt == 0) {
        bias_add = v;
        b = dfg_arg(g, bias_add, 1);
        constant_2 = b;
        if (!dfg_is(g, constant_2, DFG_CONST))
            return false;
        d = dfg_arg(g, bias_add, 0);
    } else if (alt == 1) {
        add = v;
        swap = dfg_op(g, dfg_arg(g, add, 0)) == OP_nn_dense ? 0 : 1;
        b = dfg_arg(g, add, 1 - swap);
        constant_3 = b;
        if (!dfg_is(g, constant_3, DFG_CONST))
            return false;
        d = dfg_arg(g, add, swap);
    } else {
        d = v;
    }
    if (!dfg_calls_with(g, d, OP_nn_dense, 2))
        return false;
    dfg_node w = dfg_arg(g, d, 1);
    dfg_node constant = w;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node v_2 = dfg_arg(g, d, 0);
    /* where w.dtype == f32 */
    if (dfg_dtype(g, w) != DFG_F32)
        return false;
    /* where w.rank == 2 */
    if (dfg_rank(g, w) != 2)
        return false;
    /* where not present(d.out_dtype) or attr(d, out_dtype) == f32 */
    if (!(!dfg_known(dfg_attr(g, d, ATTR_out_dtype))
          || dfg_eq(dfg_attr(g, d, ATTR_out_dtype), dfg_dtype_val(DFG_F32))))
        return false;
    for (uint32_t alt_2 = 0; alt_2 < 2u; alt_2++) {
        dfg_node call = DFG_NONE, layout_transform = DFG_NONE, x = DFG_NONE;
        if (alt_2 == 0) {
            call = v_2;
            if (!(dfg_op(g, call) == OP_reshape || dfg_op(g, call) == OP_nn_batch_flatten)
                || !dfg_argc_is(g, call, 1))
                continue;
            layout_transform = dfg_arg(g, call, 0);
            if (!dfg_calls_with(g, layout_transform, OP_layout_transform, 1))
                continue;
            if (!dfg_eq(dfg_attr(g, layout_transform, ATTR_src_layout), dfg_str(g, STR_NHWC)))
                continue;
            if (!dfg_eq(dfg_attr(g, layout_transform, ATTR_dst_layout), dfg_str(g, STR_NCHW)))
                continue;
            x = dfg_arg(g, layout_transform, 0);
        } else {
            x = v_2;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){relu, bias_add, add, d, call, layout_transform}, 6))
            continue;
        /* where x.dtype == f32 */
        if (dfg_dtype(g, x) != DFG_F32)
            continue;
        if (accept(ctx, &(struct mrvl_fc_whole){.m = {.root = n, .x = x, .w = w, .b = b, .d = d},
                .call = call, .layout_transform = layout_transform, .constant = constant, .v = n,
                .relu = relu, .bias_add = bias_add, .constant_2 = constant_2, .add = add,
                .constant_3 = constant_3}))
            return true;
    }
    return false;
}

struct mrvl_max_pool2d_whole {
    struct mrvl_max_pool2d_match m;
    dfg_node max_pool2d;
    dfg_node pad;
    dfg_node x;
};

static bool mrvl_max_pool2d_whole(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_max_pool2d, 1))
        return false;
    if (!dfg_str_is(g, n, ATTR_layout, STR_NHWC, STR_NCHW))
        return false;
    dfg_node v = dfg_arg(g, n, 0);
    for (uint32_t alt = 0; alt < 2u; alt++) {
        dfg_node pad = DFG_NONE, x = DFG_NONE, x_2 = DFG_NONE;
        if (alt == 0) {
            pad = v;
            if (!dfg_calls_with(g, pad, OP_nn_pad, 2))
                continue;
            x = dfg_arg(g, pad, 0);
            x_2 = dfg_arg(g, pad, 1);
        } else {
            x = v;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){pad}, 1))
            continue;
        /* where x.rank == 4 */
        if (dfg_rank(g, x) != 4)
            continue;
        /* where x.dtype == f32 */
        if (dfg_dtype(g, x) != DFG_F32)
            continue;
        /* where small_batch(x) */
        if (!small_batch(g, x))
            continue;
        if (accept(ctx, &(struct mrvl_max_pool2d_whole){.m = {.root = n, .x = x}, .max_pool2d = n,
                .pad = pad, .x = x_2}))
            return true;
    }
    return false;
}

struct mrvl_avg_pool2d_whole {
    struct mrvl_avg_pool2d_match m;
    dfg_node avg_pool2d;
    dfg_node pad;
    dfg_node x;
};

static bool mrvl_avg_pool2d_whole(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_avg_pool2d, 1))
        return false;
    if (!dfg_str_is(g, n, ATTR_layout, STR_NHWC, STR_NCHW))
        return false;
    dfg_node v = dfg_arg(g, n, 0);
    for (uint32_t alt = 0; alt < 2u; alt++) {
        dfg_node pad = DFG_NONE, x = DFG_NONE, x_2 = DFG_NONE;
        if (alt == 0) {
            pad = v;
            if (!dfg_calls_with(g, pad, OP_nn_pad, 2))
                continue;
            x = dfg_arg(g, pad, 0);
            x_2 = dfg_arg(g, pad, 1);
        } else {
            x = v;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){pad}, 1))
            continue;
        /* where x.rank == 4 */
        if (dfg_rank(g, x) != 4)
            continue;
        /* where x.dtype == f32 */
        if (dfg_dtype(g, x) != DFG_F32)
            continue;
        /* where x.shape[0] == 1 */
        if (dfg_extent(g, x, 0) != 1)
            continue;
        if (accept(ctx, &(struct mrvl_avg_pool2d_whole){.m = {.root = n, .x = x}, .avg_pool2d = n,
                .pad = pad, .x = x_2}))
            return true;
    }
    return false;
}

struct mrvl_global_avg_pool2d_whole {
    struct mrvl_global_avg_pool2d_match m;
    dfg_node global_avg_pool2d;
    dfg_node pad;
    dfg_node x;
};

static bool mrvl_global_avg_pool2d_whole(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_global_avg_pool2d, 1))
        return false;
    if (!dfg_str_is(g, n, ATTR_layout, STR_NHWC, STR_NCHW))
        return false;
    dfg_node v = dfg_arg(g, n, 0);
    for (uint32_t alt = 0; alt < 2u; alt++) {
        dfg_node pad = DFG_NONE, x = DFG_NONE, x_2 = DFG_NONE;
        if (alt == 0) {
            pad = v;
            if (!dfg_calls_with(g, pad, OP_nn_pad, 2))
                continue;
            x = dfg_arg(g, pad, 0);
            x_2 = dfg_arg(g, pad, 1);
        } else {
            x = v;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){pad}, 1))
            continue;
        /* where x.rank == 4 */
        if (dfg_rank(g, x) != 4)
            continue;
        /* where x.dtype == f32 */
        if (dfg_dtype(g, x) != DFG_F32)
            continue;
        /* where x.shape[0] == 1 */
        if (dfg_extent(g, x, 0) != 1)
            continue;
        if (accept(ctx, &(struct mrvl_global_avg_pool2d_whole){.m = {.root = n, .x = x},
                .global_avg_pool2d = n, .pad = pad, .x = x_2}))
            return true;
    }
    return false;
}

struct mrvl_sum_of_whole {
    struct mrvl_sum_of_match m;
    dfg_node v;
    dfg_node relu;
};

/* mrvl.pat:42  (nn.conv2d | nn.dense)(...) */
static bool mrvl_sum_of_not1(const dfg_graph *g, dfg_node n, dfg_node root)
{
    if (!(dfg_op(g, n) == OP_nn_conv2d || dfg_op(g, n) == OP_nn_dense) || !dfg_same_body(g, root, n))
        return false;
    return true;
}

/* mrvl.pat:42  (nn.conv2d | nn.dense)(...) */
static bool mrvl_sum_of_not2(const dfg_graph *g, dfg_node n, dfg_node root)
{
    if (!(dfg_op(g, n) == OP_nn_conv2d || dfg_op(g, n) == OP_nn_dense) || !dfg_same_body(g, root, n))
        return false;
    return true;
}

static bool mrvl_sum_of_whole(const dfg_graph *g, dfg_node n,
                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    bool is_relu = dfg_calls_argc(g, n, OP_nn_relu, 1);
    dfg_node relu = DFG_NONE, s = DFG_NONE;
    if (is_relu) {
        relu = n;
        s = dfg_arg(g, relu, 0);
    } else {
        s = n;
    }
    if (!dfg_calls_with(g, s, OP_add, 2))
        return false;
    /* where s.rank in {3, 4} */
    if (!(dfg_rank(g, s) == 3 || dfg_rank(g, s) == 4))
        return false;
    /* where small_batch(s) */
    if (!small_batch(g, s))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, s); swap++) {
        dfg_node a = dfg_arg(g, s, swap);
        if (mrvl_sum_of_not1(g, a, n))
            continue;
        dfg_node b = dfg_arg(g, s, 1 - swap);
        if (mrvl_sum_of_not2(g, b, n))
            continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){relu, s}, 2))
            continue;
        /* where a.dtype == f32 */
        if (dfg_dtype(g, a) != DFG_F32)
            continue;
        /* where b.dtype == f32 */
        if (dfg_dtype(g, b) != DFG_F32)
            continue;
        if (accept(ctx, &(struct mrvl_sum_of_whole){.m = {.root = n, .a = a, .b = b, .s = s}, .v = n,
                .relu = relu}))
            return true;
    }
    return false;
}

struct mrvl_concat_whole {
    struct mrvl_concat_match m;
    dfg_node tuple;
    struct dfg_nodes rest;
};

static bool mrvl_concat_whole(const dfg_graph *g, dfg_node n,
                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_concatenate, 1))
        return false;
    if (!(dfg_int_is(g, n, ATTR_axis, 3, 0) || dfg_int_is(g, n, ATTR_axis, -1, 0)))
        return false;
    dfg_node tuple = dfg_arg(g, n, 0);
    if (!dfg_is(g, tuple, DFG_TUPLE))
        return false;
    struct dfg_nodes rest = dfg_rest(g, tuple, 0, 0);
    if (!dfg_same_body(g, n, tuple))
        return false;
    /* where c.dtype == f32 */
    if (dfg_dtype(g, n) != DFG_F32)
        return false;
    /* where c.rank == 4 */
    if (dfg_rank(g, n) != 4)
        return false;
    /* where c.shape[0] == 1 */
    if (dfg_extent(g, n, 0) != 1)
        return false;
    return accept(ctx, &(struct mrvl_concat_whole){.m = {.root = n, .c = n}, .tuple = tuple,
            .rest = rest});
}

struct mrvl_layout_nchw_to_nhwc_whole {
    struct mrvl_layout_nchw_to_nhwc_match m;
    dfg_node layout_transform;
    dfg_node var;
};

static bool mrvl_layout_nchw_to_nhwc_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_layout_transform, 1))
        return false;
    if (!dfg_eq(dfg_attr(g, n, ATTR_src_layout), dfg_str(g, STR_NCHW)))
        return false;
    if (!dfg_eq(dfg_attr(g, n, ATTR_dst_layout), dfg_str(g, STR_NHWC)))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node var = x;
    if (!dfg_is(g, var, DFG_VAR))
        return false;
    /* where x.dtype == f32 */
    if (dfg_dtype(g, x) != DFG_F32)
        return false;
    return accept(ctx, &(struct mrvl_layout_nchw_to_nhwc_whole){.m = {.root = n, .x = x},
            .layout_transform = n, .var = var});
}

struct mrvl_reshaped_whole {
    struct mrvl_reshaped_match m;
};

static bool mrvl_reshaped_whole(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_reshape, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where x.dtype == f32 */
    if (dfg_dtype(g, x) != DFG_F32)
        return false;
    /* where r.rank in {2, 4} */
    if (!(dfg_rank(g, n) == 2 || dfg_rank(g, n) == 4))
        return false;
    return accept(ctx, &(struct mrvl_reshaped_whole){.m = {.root = n, .x = x, .r = n}});
}

struct mrvl_flattened_whole {
    struct mrvl_flattened_match m;
    dfg_node batch_flatten;
};

static bool mrvl_flattened_whole(const dfg_graph *g, dfg_node n,
                                 bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_batch_flatten, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where x.dtype == f32 */
    if (dfg_dtype(g, x) != DFG_F32)
        return false;
    /* where x.rank in {2, 4} */
    if (!(dfg_rank(g, x) == 2 || dfg_rank(g, x) == 4))
        return false;
    return accept(ctx, &(struct mrvl_flattened_whole){.m = {.root = n, .x = x}, .batch_flatten = n});
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- conv ---- */

static const struct dfg_desc_expr mrvl_conv_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 15 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "data_layout", .text = "data_layout", .line = 15 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 15 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.data_layout == \"NHWC\"", .line = 15 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 15 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 15 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 15 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank == 4", .line = 15 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "c.data_layout == \"NHWC\", x.rank == 4", .line = 15 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 15 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "rank", .line = 15 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 15 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "w.rank == 4", .line = 15 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 12, }, .text = "c.data_layout == \"NHWC\", x.rank == 4, w.rank == 4", .line = 15 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 15 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 15 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 15 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "x.dtype == f32", .line = 15 },
    /* 18 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 17, }, .text = "c.data_layout == \"NHWC\", x.rank == 4, w.rank == 4, x.dtype == f32", .line = 15 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 15 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 15 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 15 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "w.dtype == f32", .line = 15 },
    /* 23 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 22, }, .text = "c.data_layout == \"NHWC\", x.rank == 4, w.rank == 4, x.dtype == f32, w.dtype == f32", .line = 15 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 13 },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "shape", .line = 13 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 13 },
    /* 27 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "x.shape[0]", .line = 13 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 8LL }, .text = "8", .line = 13 },
    /* 29 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, }, .text = "x.shape[0] <= 8", .line = 13 },
    /* 30 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 23, 29, }, .text = "c.data_layout == \"NHWC\", x.rank == 4, w.rank == 4, x.dtype == f32, w.dtype == f32, small_batch(x)", .line = 15 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 16 },
    /* 32 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .name = "out_dtype", .text = "out_dtype", .line = 16 },
    /* 33 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "present(c.out_dtype)", .line = 16 },
    /* 34 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "not present(c.out_dtype)", .line = 16 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 16 },
    /* 36 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .name = "out_dtype", .text = "out_dtype", .line = 16 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 16 },
    /* 38 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "attr(c, out_dtype) == f32", .line = 16 },
    /* 39 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 34, 38, }, .text = "not present(c.out_dtype) or attr(c, out_dtype) == f32", .line = 16 },
    /* 40 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 30, 39, }, .text = "c.data_layout == \"NHWC\", x.rank == 4, w.rank == 4, x.dtype == f32, w.dtype == f32, small_batch(x),\012    not present(c.out_dtype) or attr(c, out_dtype) == f32", .line = 15 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 16 },
    /* 42 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .name = "groups", .text = "groups", .line = 16 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 16 },
    /* 44 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "c.groups == 1", .line = 16 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 16 },
    /* 46 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .name = "groups", .text = "groups", .line = 16 },
    /* 47 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 16 },
    /* 48 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 47, }, .text = "shape", .line = 16 },
    /* 49 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 16 },
    /* 50 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 48, 49, }, .text = "w.shape[0]", .line = 16 },
    /* 51 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 46, 50, }, .text = "c.groups == w.shape[0]", .line = 16 },
    /* 52 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 44, 51, }, .text = "c.groups == 1 or c.groups == w.shape[0]", .line = 16 },
    /* 53 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 40, 52, }, .text = "c.data_layout == \"NHWC\", x.rank == 4, w.rank == 4, x.dtype == f32, w.dtype == f32, small_batch(x),\012    not present(c.out_dtype) or attr(c, out_dtype) == f32, c.groups == 1 or c.groups == w.shape[0]", .line = 15 },
};
static const struct dfg_desc_node mrvl_conv_nodes[16] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 13, 2, },
        .text = "nn.bias_add(c, b & const) | add(c, b & const) | c", .line = 21 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 10, },
        .text = "nn.bias_add(c, b & const)", .line = 21 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, },
        .name = "c",
        .text = "nn.conv2d(nn.pad(x, _) | x, w & const)", .line = 19 },
    [3] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "nn.pad(x, _) | x", .line = 19 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.pad", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "nn.pad(x, _)", .line = 19 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 18 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 19 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "w & const", .line = 19 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 18 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 19 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "b & const", .line = 21 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 18 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 21 },
    [13] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 14, },
        .text = "add(c, b & const)", .line = 21 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 15, },
        .text = "b & const", .line = 21 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 21 },
};
static const struct dfg_desc_region mrvl_conv_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture mrvl_conv_refs[] = { { 5, -1 }, { 8, -1 }, { 11, -1 }, { 2, -1 }, };
static const struct dfg_capture mrvl_conv_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct mrvl_conv_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct mrvl_conv_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct mrvl_conv_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct mrvl_conv_match, c) },
};
static const struct dfg_desc_pattern mrvl_conv_desc = {
    .n_nodes = 16, .n_exprs = 54, .n_vars = 0, .n_sets = 4,
    .nodes = mrvl_conv_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = mrvl_conv_regions,
    .exprs = mrvl_conv_exprs,
    .captures = mrvl_conv_refs,
    .text = "pattern conv(x, w, b) {\012    c = nn.conv2d(nn.pad(x, _) | x, w & const);\012    where conv_ok(c, x, w);\012    return nn.bias_add(c, b & const) | add(c, b & const) | c;\012}", .line = 18, .n_where = 1, .where = (const uint32_t[]){ 53, }
};
static bool mrvl_conv_any(const dfg_graph *g, dfg_node n, void *m)
{
    return mrvl_conv_match(g, n, m);
}
static bool mrvl_conv_pass(void *ctx, const struct mrvl_conv_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool mrvl_conv_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return mrvl_conv_each(g, n, mrvl_conv_pass, &e);
}

static const struct dfg_part mrvl_conv_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct mrvl_conv_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct mrvl_conv_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct mrvl_conv_whole, m.b) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct mrvl_conv_whole, m.c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct mrvl_conv_whole, pad) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct mrvl_conv_whole, x) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct mrvl_conv_whole, constant) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct mrvl_conv_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct mrvl_conv_whole, bias_add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct mrvl_conv_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct mrvl_conv_whole, add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct mrvl_conv_whole, constant_3) },
};
/* ---- conv2d ---- */

static const struct dfg_desc_expr mrvl_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 15 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "data_layout", .text = "data_layout", .line = 15 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 15 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.data_layout == \"NHWC\"", .line = 15 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 8, .text = "x", .line = 15 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 15 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 15 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank == 4", .line = 15 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "c.data_layout == \"NHWC\", x.rank == 4", .line = 15 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 11, .text = "w", .line = 15 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "rank", .line = 15 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 15 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "w.rank == 4", .line = 15 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 12, }, .text = "c.data_layout == \"NHWC\", x.rank == 4, w.rank == 4", .line = 15 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 8, .text = "x", .line = 15 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 15 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 15 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "x.dtype == f32", .line = 15 },
    /* 18 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 17, }, .text = "c.data_layout == \"NHWC\", x.rank == 4, w.rank == 4, x.dtype == f32", .line = 15 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 11, .text = "w", .line = 15 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 15 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 15 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "w.dtype == f32", .line = 15 },
    /* 23 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 22, }, .text = "c.data_layout == \"NHWC\", x.rank == 4, w.rank == 4, x.dtype == f32, w.dtype == f32", .line = 15 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 8, .text = "x", .line = 13 },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "shape", .line = 13 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 13 },
    /* 27 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "x.shape[0]", .line = 13 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 8LL }, .text = "8", .line = 13 },
    /* 29 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, }, .text = "x.shape[0] <= 8", .line = 13 },
    /* 30 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 23, 29, }, .text = "c.data_layout == \"NHWC\", x.rank == 4, w.rank == 4, x.dtype == f32, w.dtype == f32, small_batch(x)", .line = 15 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 16 },
    /* 32 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .name = "out_dtype", .text = "out_dtype", .line = 16 },
    /* 33 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "present(c.out_dtype)", .line = 16 },
    /* 34 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "not present(c.out_dtype)", .line = 16 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 16 },
    /* 36 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .name = "out_dtype", .text = "out_dtype", .line = 16 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 16 },
    /* 38 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "attr(c, out_dtype) == f32", .line = 16 },
    /* 39 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 34, 38, }, .text = "not present(c.out_dtype) or attr(c, out_dtype) == f32", .line = 16 },
    /* 40 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 30, 39, }, .text = "c.data_layout == \"NHWC\", x.rank == 4, w.rank == 4, x.dtype == f32, w.dtype == f32, small_batch(x),\012    not present(c.out_dtype) or attr(c, out_dtype) == f32", .line = 15 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 16 },
    /* 42 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .name = "groups", .text = "groups", .line = 16 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 16 },
    /* 44 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "c.groups == 1", .line = 16 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 16 },
    /* 46 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .name = "groups", .text = "groups", .line = 16 },
    /* 47 */ { .op = DFG_E_NODE, .ref = 11, .text = "w", .line = 16 },
    /* 48 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 47, }, .text = "shape", .line = 16 },
    /* 49 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 16 },
    /* 50 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 48, 49, }, .text = "w.shape[0]", .line = 16 },
    /* 51 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 46, 50, }, .text = "c.groups == w.shape[0]", .line = 16 },
    /* 52 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 44, 51, }, .text = "c.groups == 1 or c.groups == w.shape[0]", .line = 16 },
    /* 53 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 40, 52, }, .text = "c.data_layout == \"NHWC\", x.rank == 4, w.rank == 4, x.dtype == f32, w.dtype == f32, small_batch(x),\012    not present(c.out_dtype) or attr(c, out_dtype) == f32, c.groups == 1 or c.groups == w.shape[0]", .line = 15 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 23, .text = "c", .line = 15 },
    /* 55 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .name = "data_layout", .text = "data_layout", .line = 15 },
    /* 56 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 15 },
    /* 57 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 55, 56, }, .text = "c.data_layout == \"NHWC\"", .line = 15 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 8, .text = "x", .line = 15 },
    /* 59 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .text = "rank", .line = 15 },
    /* 60 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 15 },
    /* 61 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 59, 60, }, .text = "x.rank == 4", .line = 15 },
    /* 62 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 57, 61, }, .text = "c.data_layout == \"NHWC\", x.rank == 4", .line = 15 },
    /* 63 */ { .op = DFG_E_NODE, .ref = 11, .text = "w", .line = 15 },
    /* 64 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 63, }, .text = "rank", .line = 15 },
    /* 65 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 15 },
    /* 66 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 64, 65, }, .text = "w.rank == 4", .line = 15 },
    /* 67 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 62, 66, }, .text = "c.data_layout == \"NHWC\", x.rank == 4, w.rank == 4", .line = 15 },
    /* 68 */ { .op = DFG_E_NODE, .ref = 8, .text = "x", .line = 15 },
    /* 69 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 68, }, .text = "dtype", .line = 15 },
    /* 70 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 15 },
    /* 71 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 69, 70, }, .text = "x.dtype == f32", .line = 15 },
    /* 72 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 67, 71, }, .text = "c.data_layout == \"NHWC\", x.rank == 4, w.rank == 4, x.dtype == f32", .line = 15 },
    /* 73 */ { .op = DFG_E_NODE, .ref = 11, .text = "w", .line = 15 },
    /* 74 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 73, }, .text = "dtype", .line = 15 },
    /* 75 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 15 },
    /* 76 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 74, 75, }, .text = "w.dtype == f32", .line = 15 },
    /* 77 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 72, 76, }, .text = "c.data_layout == \"NHWC\", x.rank == 4, w.rank == 4, x.dtype == f32, w.dtype == f32", .line = 15 },
    /* 78 */ { .op = DFG_E_NODE, .ref = 8, .text = "x", .line = 13 },
    /* 79 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 78, }, .text = "shape", .line = 13 },
    /* 80 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 13 },
    /* 81 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 79, 80, }, .text = "x.shape[0]", .line = 13 },
    /* 82 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 8LL }, .text = "8", .line = 13 },
    /* 83 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 81, 82, }, .text = "x.shape[0] <= 8", .line = 13 },
    /* 84 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 77, 83, }, .text = "c.data_layout == \"NHWC\", x.rank == 4, w.rank == 4, x.dtype == f32, w.dtype == f32, small_batch(x)", .line = 15 },
    /* 85 */ { .op = DFG_E_NODE, .ref = 23, .text = "c", .line = 16 },
    /* 86 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 85, }, .name = "out_dtype", .text = "out_dtype", .line = 16 },
    /* 87 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 86, }, .text = "present(c.out_dtype)", .line = 16 },
    /* 88 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 87, }, .text = "not present(c.out_dtype)", .line = 16 },
    /* 89 */ { .op = DFG_E_NODE, .ref = 23, .text = "c", .line = 16 },
    /* 90 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 89, }, .name = "out_dtype", .text = "out_dtype", .line = 16 },
    /* 91 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 16 },
    /* 92 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 90, 91, }, .text = "attr(c, out_dtype) == f32", .line = 16 },
    /* 93 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 88, 92, }, .text = "not present(c.out_dtype) or attr(c, out_dtype) == f32", .line = 16 },
    /* 94 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 84, 93, }, .text = "c.data_layout == \"NHWC\", x.rank == 4, w.rank == 4, x.dtype == f32, w.dtype == f32, small_batch(x),\012    not present(c.out_dtype) or attr(c, out_dtype) == f32", .line = 15 },
    /* 95 */ { .op = DFG_E_NODE, .ref = 23, .text = "c", .line = 16 },
    /* 96 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 95, }, .name = "groups", .text = "groups", .line = 16 },
    /* 97 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 16 },
    /* 98 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 96, 97, }, .text = "c.groups == 1", .line = 16 },
    /* 99 */ { .op = DFG_E_NODE, .ref = 23, .text = "c", .line = 16 },
    /* 100 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 99, }, .name = "groups", .text = "groups", .line = 16 },
    /* 101 */ { .op = DFG_E_NODE, .ref = 11, .text = "w", .line = 16 },
    /* 102 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 101, }, .text = "shape", .line = 16 },
    /* 103 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 16 },
    /* 104 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 102, 103, }, .text = "w.shape[0]", .line = 16 },
    /* 105 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 100, 104, }, .text = "c.groups == w.shape[0]", .line = 16 },
    /* 106 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 98, 105, }, .text = "c.groups == 1 or c.groups == w.shape[0]", .line = 16 },
    /* 107 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 94, 106, }, .text = "c.data_layout == \"NHWC\", x.rank == 4, w.rank == 4, x.dtype == f32, w.dtype == f32, small_batch(x),\012    not present(c.out_dtype) or attr(c, out_dtype) == f32, c.groups == 1 or c.groups == w.shape[0]", .line = 15 },
};
static const struct dfg_desc_node mrvl_conv2d_nodes[38] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "nn.relu?(conv(x, w, b) | nn.batch_norm(conv(x, w, b), const, const, const, const...", .line = 23 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "nn.relu?(conv(x, w, b) | nn.batch_norm(conv(x, w, b), const, const, const, const...", .line = 23 },
    [2] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 19, },
        .text = "conv(x, w, b) | nn.batch_norm(conv(x, w, b), const, const, const, const).0", .line = 23 },
    [3] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 4, 16, 5, },
        .text = "nn.bias_add(c, b & const) | add(c, b & const) | c", .line = 21, .n_where = 1, .where = (const uint32_t[]){ 53, } },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 13, },
        .text = "nn.bias_add(c, b & const)", .line = 21 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 10, },
        .name = "c",
        .text = "nn.conv2d(nn.pad(x, _) | x, w & const)", .line = 19 },
    [6] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "nn.pad(x, _) | x", .line = 19 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.pad", },
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "nn.pad(x, _)", .line = 19 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 23 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 19 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "w & const", .line = 19 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 23 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 19 },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "b & const", .line = 21 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 23 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 21 },
    [16] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 17, },
        .text = "add(c, b & const)", .line = 21 },
    [17] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 18, },
        .text = "b & const", .line = 21 },
    [18] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 21 },
    [19] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 20, },
        .text = "nn.batch_norm(conv(x, w, b), const, const, const, const).0", .line = 23 },
    [20] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 21, 34, 35, 36, 37, },
        .under_get = true,
        .text = "nn.batch_norm(conv(x, w, b), const, const, const, const)", .line = 23 },
    [21] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 22, 31, 23, },
        .text = "nn.bias_add(c, b & const) | add(c, b & const) | c", .line = 21, .n_where = 1, .where = (const uint32_t[]){ 107, } },
    [22] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 23, 29, },
        .text = "nn.bias_add(c, b & const)", .line = 21 },
    [23] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 24, 27, },
        .name = "c",
        .text = "nn.conv2d(nn.pad(x, _) | x, w & const)", .line = 19 },
    [24] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 25, 8, },
        .text = "nn.pad(x, _) | x", .line = 19 },
    [25] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.pad", },
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 26, },
        .text = "nn.pad(x, _)", .line = 19 },
    [26] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 19 },
    [27] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 28, },
        .text = "w & const", .line = 19 },
    [28] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 19 },
    [29] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 30, },
        .text = "b & const", .line = 21 },
    [30] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 21 },
    [31] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 23, 32, },
        .text = "add(c, b & const)", .line = 21 },
    [32] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 33, },
        .text = "b & const", .line = 21 },
    [33] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 21 },
    [34] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 23 },
    [35] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 23 },
    [36] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 23 },
    [37] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 23 },
};
static const struct dfg_desc_region mrvl_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture mrvl_conv2d_refs[] = { { 8, -1 }, { 11, -1 }, { 14, -1 }, };
static const struct dfg_capture mrvl_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct mrvl_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct mrvl_conv2d_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct mrvl_conv2d_match, b) },
};
static const struct dfg_desc_pattern mrvl_conv2d_desc = {
    .n_nodes = 38, .n_exprs = 108, .n_vars = 0, .n_sets = 3,
    .nodes = mrvl_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = mrvl_conv2d_regions,
    .exprs = mrvl_conv2d_exprs,
    .captures = mrvl_conv2d_refs,
    .text = "pattern conv2d(x, w, b) = nn.relu?(conv(x, w, b) | nn.batch_norm(conv(x, w, b), const, const, const, const).0);", .line = 23
};
static bool mrvl_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return mrvl_conv2d_match(g, n, m);
}
static bool mrvl_conv2d_pass(void *ctx, const struct mrvl_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool mrvl_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return mrvl_conv2d_each(g, n, mrvl_conv2d_pass, &e);
}

static const struct dfg_part mrvl_conv2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct mrvl_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct mrvl_conv2d_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct mrvl_conv2d_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct mrvl_conv2d_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct mrvl_conv2d_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct mrvl_conv2d_whole, bias_add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct mrvl_conv2d_whole, c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct mrvl_conv2d_whole, pad) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct mrvl_conv2d_whole, x) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct mrvl_conv2d_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct mrvl_conv2d_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct mrvl_conv2d_whole, add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct mrvl_conv2d_whole, constant_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct mrvl_conv2d_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct mrvl_conv2d_whole, batch_norm) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct mrvl_conv2d_whole, bias_add_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct mrvl_conv2d_whole, c_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct mrvl_conv2d_whole, pad_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct mrvl_conv2d_whole, x_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct mrvl_conv2d_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct mrvl_conv2d_whole, constant_5) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct mrvl_conv2d_whole, add_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct mrvl_conv2d_whole, constant_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct mrvl_conv2d_whole, constant_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct mrvl_conv2d_whole, constant_8) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct mrvl_conv2d_whole, constant_9) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct mrvl_conv2d_whole, constant_10) },
};
/* ---- flat ---- */

static const struct dfg_desc_node mrvl_flat_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "reshape", "nn.batch_flatten", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "(reshape | nn.batch_flatten)(layout_transform(x) { src_layout == \"NHWC\", dst_lay...", .line = 25 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "layout_transform", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "src_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "src_layout == \"NHWC\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "dst_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "dst_layout == \"NCHW\"", .line = 25 },
        },
        .text = "layout_transform(x)", .line = 25 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 25 },
};
static const struct dfg_desc_region mrvl_flat_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture mrvl_flat_refs[] = { { 2, -1 }, };
static const struct dfg_capture mrvl_flat_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct mrvl_flat_match, x) },
};
static const struct dfg_desc_pattern mrvl_flat_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = mrvl_flat_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = mrvl_flat_regions,
    .captures = mrvl_flat_refs,
    .text = "pattern flat(x) = (reshape | nn.batch_flatten)(layout_transform(x) { src_layout == \"NHWC\", dst_layout == \"NCHW\" });", .line = 25
};
static bool mrvl_flat_any(const dfg_graph *g, dfg_node n, void *m)
{
    return mrvl_flat_match(g, n, m);
}
static bool mrvl_flat_pass(void *ctx, const struct mrvl_flat_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool mrvl_flat_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return mrvl_flat_each(g, n, mrvl_flat_pass, &e);
}

static const struct dfg_part mrvl_flat_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct mrvl_flat_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct mrvl_flat_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct mrvl_flat_whole, layout_transform) },
};
/* ---- fc ---- */

static const struct dfg_desc_expr mrvl_fc_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 8, .text = "x", .line = 28 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 28 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 28 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 28 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 10, .text = "w", .line = 28 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 28 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 28 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "w.dtype == f32", .line = 28 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 10, .text = "w", .line = 28 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 28 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 28 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "w.rank == 2", .line = 28 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 4, .text = "d", .line = 28 },
    /* 13 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .name = "out_dtype", .text = "out_dtype", .line = 28 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "present(d.out_dtype)", .line = 28 },
    /* 15 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "not present(d.out_dtype)", .line = 28 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 4, .text = "d", .line = 28 },
    /* 17 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .name = "out_dtype", .text = "out_dtype", .line = 28 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 28 },
    /* 19 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "attr(d, out_dtype) == f32", .line = 28 },
    /* 20 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 19, }, .text = "not present(d.out_dtype) or attr(d, out_dtype) == f32", .line = 28 },
};
static const struct dfg_desc_node mrvl_fc_nodes[18] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "nn.relu?(nn.bias_add(d, b & const) | add(d, b & const) | d)", .line = 29 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "nn.relu?(nn.bias_add(d, b & const) | add(d, b & const) | d)", .line = 29 },
    [2] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 15, 4, },
        .text = "nn.bias_add(d, b & const) | add(d, b & const) | d", .line = 29 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 12, },
        .text = "nn.bias_add(d, b & const)", .line = 29 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, },
        .name = "d",
        .text = "nn.dense(flat(x) | x, w & const)", .line = 27 },
    [5] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 8, },
        .text = "flat(x) | x", .line = 27 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "reshape", "nn.batch_flatten", },
        .n_kids = 1, .kids = (const uint32_t[]){ 7, },
        .text = "(reshape | nn.batch_flatten)(layout_transform(x) { src_layout == \"NHWC\", dst_lay...", .line = 25 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "layout_transform", },
        .n_kids = 1, .kids = (const uint32_t[]){ 8, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "src_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "src_layout == \"NHWC\"", .line = 25 },
            { .test = DFG_D_TEST_EQ, .name = "dst_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "dst_layout == \"NCHW\"", .line = 25 },
        },
        .text = "layout_transform(x)", .line = 25 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 26 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "w & const", .line = 27 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 26 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 27 },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "b & const", .line = 29 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 26 },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 29 },
    [15] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 16, },
        .text = "add(d, b & const)", .line = 29 },
    [16] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 17, },
        .text = "b & const", .line = 29 },
    [17] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 29 },
};
static const struct dfg_desc_region mrvl_fc_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture mrvl_fc_refs[] = { { 8, -1 }, { 10, -1 }, { 13, -1 }, { 4, -1 }, };
static const struct dfg_capture mrvl_fc_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct mrvl_fc_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct mrvl_fc_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct mrvl_fc_match, b) },
    { "d", DFG_CAP_NODE, offsetof(struct mrvl_fc_match, d) },
};
static const struct dfg_desc_pattern mrvl_fc_desc = {
    .n_nodes = 18, .n_exprs = 21, .n_vars = 0, .n_sets = 4,
    .nodes = mrvl_fc_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = mrvl_fc_regions,
    .exprs = mrvl_fc_exprs,
    .captures = mrvl_fc_refs,
    .text = "pattern fc(x, w, b) {\012    d = nn.dense(flat(x) | x, w & const);\012    where x.dtype == f32, w.dtype == f32, w.rank == 2, not present(d.out_dtype) or attr(d, out_dtype) == f32;\012    return nn.relu?(nn.bias_add(d, b & const) | add(d, b & const) | d);\012}", .line = 26, .n_where = 4, .where = (const uint32_t[]){ 3, 7, 11, 20, }
};
static bool mrvl_fc_any(const dfg_graph *g, dfg_node n, void *m)
{
    return mrvl_fc_match(g, n, m);
}
static bool mrvl_fc_pass(void *ctx, const struct mrvl_fc_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool mrvl_fc_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return mrvl_fc_each(g, n, mrvl_fc_pass, &e);
}

static const struct dfg_part mrvl_fc_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct mrvl_fc_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct mrvl_fc_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct mrvl_fc_whole, m.b) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct mrvl_fc_whole, m.d) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct mrvl_fc_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct mrvl_fc_whole, layout_transform) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct mrvl_fc_whole, constant) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct mrvl_fc_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct mrvl_fc_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct mrvl_fc_whole, bias_add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct mrvl_fc_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct mrvl_fc_whole, add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct mrvl_fc_whole, constant_3) },
};
/* ---- max_pool2d ---- */

static const struct dfg_desc_expr mrvl_max_pool2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 33 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 33 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 33 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.rank == 4", .line = 33 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 33 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 33 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 33 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.dtype == f32", .line = 33 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 13 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 13 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 13 },
    /* 11 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "x.shape[0]", .line = 13 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 8LL }, .text = "8", .line = 13 },
    /* 13 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "x.shape[0] <= 8", .line = 13 },
};
static const struct dfg_desc_node mrvl_max_pool2d_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.max_pool2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "layout == \"NHWC\"", .line = 32 },
        },
        .text = "nn.max_pool2d(nn.pad(x, _) | x)", .line = 32 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "nn.pad(x, _) | x", .line = 32 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.pad", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "nn.pad(x, _)", .line = 32 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 32 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 32 },
};
static const struct dfg_desc_region mrvl_max_pool2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture mrvl_max_pool2d_refs[] = { { 3, -1 }, };
static const struct dfg_capture mrvl_max_pool2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct mrvl_max_pool2d_match, x) },
};
static const struct dfg_desc_pattern mrvl_max_pool2d_desc = {
    .n_nodes = 5, .n_exprs = 14, .n_vars = 0, .n_sets = 1,
    .nodes = mrvl_max_pool2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = mrvl_max_pool2d_regions,
    .exprs = mrvl_max_pool2d_exprs,
    .captures = mrvl_max_pool2d_refs,
    .text = "pattern max_pool2d(x) = nn.max_pool2d(nn.pad(x, _) | x) { layout == \"NHWC\" }\012        where x.rank == 4, x.dtype == f32, small_batch(x);", .line = 32, .n_where = 3, .where = (const uint32_t[]){ 3, 7, 13, }
};
static bool mrvl_max_pool2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return mrvl_max_pool2d_match(g, n, m);
}
static bool mrvl_max_pool2d_pass(void *ctx, const struct mrvl_max_pool2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool mrvl_max_pool2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return mrvl_max_pool2d_each(g, n, mrvl_max_pool2d_pass, &e);
}

static const struct dfg_part mrvl_max_pool2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct mrvl_max_pool2d_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct mrvl_max_pool2d_whole, max_pool2d) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct mrvl_max_pool2d_whole, pad) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct mrvl_max_pool2d_whole, x) },
};
/* ---- avg_pool2d ---- */

static const struct dfg_desc_expr mrvl_avg_pool2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 36 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 36 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 36 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.rank == 4", .line = 36 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 36 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 36 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 36 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.dtype == f32", .line = 36 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 36 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 36 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 36 },
    /* 11 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "x.shape[0]", .line = 36 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 36 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "x.shape[0] == 1", .line = 36 },
};
static const struct dfg_desc_node mrvl_avg_pool2d_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.avg_pool2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "layout == \"NHWC\"", .line = 35 },
        },
        .text = "nn.avg_pool2d(nn.pad(x, _) | x)", .line = 35 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "nn.pad(x, _) | x", .line = 35 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.pad", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "nn.pad(x, _)", .line = 35 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 35 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 35 },
};
static const struct dfg_desc_region mrvl_avg_pool2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture mrvl_avg_pool2d_refs[] = { { 3, -1 }, };
static const struct dfg_capture mrvl_avg_pool2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct mrvl_avg_pool2d_match, x) },
};
static const struct dfg_desc_pattern mrvl_avg_pool2d_desc = {
    .n_nodes = 5, .n_exprs = 14, .n_vars = 0, .n_sets = 1,
    .nodes = mrvl_avg_pool2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = mrvl_avg_pool2d_regions,
    .exprs = mrvl_avg_pool2d_exprs,
    .captures = mrvl_avg_pool2d_refs,
    .text = "pattern avg_pool2d(x) = nn.avg_pool2d(nn.pad(x, _) | x) { layout == \"NHWC\" }\012        where x.rank == 4, x.dtype == f32, x.shape[0] == 1;", .line = 35, .n_where = 3, .where = (const uint32_t[]){ 3, 7, 13, }
};
static bool mrvl_avg_pool2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return mrvl_avg_pool2d_match(g, n, m);
}
static bool mrvl_avg_pool2d_pass(void *ctx, const struct mrvl_avg_pool2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool mrvl_avg_pool2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return mrvl_avg_pool2d_each(g, n, mrvl_avg_pool2d_pass, &e);
}

static const struct dfg_part mrvl_avg_pool2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct mrvl_avg_pool2d_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct mrvl_avg_pool2d_whole, avg_pool2d) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct mrvl_avg_pool2d_whole, pad) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct mrvl_avg_pool2d_whole, x) },
};
/* ---- global_avg_pool2d ---- */

static const struct dfg_desc_expr mrvl_global_avg_pool2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 38 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 38 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 38 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.rank == 4", .line = 38 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 38 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 38 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 38 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.dtype == f32", .line = 38 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 38 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 38 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 38 },
    /* 11 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "x.shape[0]", .line = 38 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 38 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "x.shape[0] == 1", .line = 38 },
};
static const struct dfg_desc_node mrvl_global_avg_pool2d_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.global_avg_pool2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "layout == \"NHWC\"", .line = 37 },
        },
        .text = "nn.global_avg_pool2d(nn.pad(x, _) | x)", .line = 37 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "nn.pad(x, _) | x", .line = 37 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.pad", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "nn.pad(x, _)", .line = 37 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 37 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 37 },
};
static const struct dfg_desc_region mrvl_global_avg_pool2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture mrvl_global_avg_pool2d_refs[] = { { 3, -1 }, };
static const struct dfg_capture mrvl_global_avg_pool2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct mrvl_global_avg_pool2d_match, x) },
};
static const struct dfg_desc_pattern mrvl_global_avg_pool2d_desc = {
    .n_nodes = 5, .n_exprs = 14, .n_vars = 0, .n_sets = 1,
    .nodes = mrvl_global_avg_pool2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = mrvl_global_avg_pool2d_regions,
    .exprs = mrvl_global_avg_pool2d_exprs,
    .captures = mrvl_global_avg_pool2d_refs,
    .text = "pattern global_avg_pool2d(x) = nn.global_avg_pool2d(nn.pad(x, _) | x) { layout == \"NHWC\" }\012        where x.rank == 4, x.dtype == f32, x.shape[0] == 1;", .line = 37, .n_where = 3, .where = (const uint32_t[]){ 3, 7, 13, }
};
static bool mrvl_global_avg_pool2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return mrvl_global_avg_pool2d_match(g, n, m);
}
static bool mrvl_global_avg_pool2d_pass(void *ctx, const struct mrvl_global_avg_pool2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool mrvl_global_avg_pool2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return mrvl_global_avg_pool2d_each(g, n, mrvl_global_avg_pool2d_pass, &e);
}

static const struct dfg_part mrvl_global_avg_pool2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct mrvl_global_avg_pool2d_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct mrvl_global_avg_pool2d_whole, global_avg_pool2d) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct mrvl_global_avg_pool2d_whole, pad) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct mrvl_global_avg_pool2d_whole, x) },
};
/* ---- sum_of ---- */

static const struct dfg_desc_expr mrvl_sum_of_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "a", .line = 43 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 43 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 43 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "a.dtype == f32", .line = 43 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 8, .text = "b", .line = 43 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 43 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 43 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "b.dtype == f32", .line = 43 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 2, .text = "s", .line = 43 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 43 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 43 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 43 },
    /* 12 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 9, 10, 11, }, .text = "s.rank in {3, 4}", .line = 43 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 13 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "shape", .line = 13 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 13 },
    /* 16 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "x.shape[0]", .line = 13 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 8LL }, .text = "8", .line = 13 },
    /* 18 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "x.shape[0] <= 8", .line = 13 },
};
static const struct dfg_desc_node mrvl_sum_of_nodes[11] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "nn.relu?(s)", .line = 44 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "nn.relu?(s)", .line = 44 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, },
        .name = "s",
        .text = "add(a & !(nn.conv2d | nn.dense)(...), b & !(nn.conv2d | nn.dense)(...))", .line = 42 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "a & !(nn.conv2d | nn.dense)(...)", .line = 42 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 41 },
    [5] = { .kind = DFG_D_NOT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .text = "!(nn.conv2d | nn.dense)(...)", .line = 42 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 1,
        .n_ops = 2, .ops = (const char *const[]){ "nn.conv2d", "nn.dense", },
        .rest_first = 0, .rest_last = 1,
        .text = "(nn.conv2d | nn.dense)(...)", .line = 42 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "b & !(nn.conv2d | nn.dense)(...)", .line = 42 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 41 },
    [9] = { .kind = DFG_D_NOT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 10, },
        .text = "!(nn.conv2d | nn.dense)(...)", .line = 42 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 2,
        .n_ops = 2, .ops = (const char *const[]){ "nn.conv2d", "nn.dense", },
        .rest_first = 0, .rest_last = 1,
        .text = "(nn.conv2d | nn.dense)(...)", .line = 42 },
};
static const struct dfg_desc_region mrvl_sum_of_regions[] = { { DFG_D_OUTER, 0, 0 }, { DFG_D_INSIDE_NOT, 5, 0 }, { DFG_D_INSIDE_NOT, 9, 0 }, };
static const struct dfg_desc_capture mrvl_sum_of_refs[] = { { 4, -1 }, { 8, -1 }, { 2, -1 }, };
static const struct dfg_capture mrvl_sum_of_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct mrvl_sum_of_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct mrvl_sum_of_match, b) },
    { "s", DFG_CAP_NODE, offsetof(struct mrvl_sum_of_match, s) },
};
static const struct dfg_desc_pattern mrvl_sum_of_desc = {
    .n_nodes = 11, .n_exprs = 19, .n_vars = 0, .n_sets = 3,
    .nodes = mrvl_sum_of_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 3, .regions = mrvl_sum_of_regions,
    .exprs = mrvl_sum_of_exprs,
    .captures = mrvl_sum_of_refs,
    .text = "pattern sum_of(a, b) {\012    s = add(a & !(nn.conv2d | nn.dense)(...), b & !(nn.conv2d | nn.dense)(...));\012    where a.dtype == f32, b.dtype == f32, s.rank in {3, 4}, small_batch(s);\012    return nn.relu?(s);\012}", .line = 41, .n_where = 4, .where = (const uint32_t[]){ 3, 7, 12, 18, }
};
static bool mrvl_sum_of_any(const dfg_graph *g, dfg_node n, void *m)
{
    return mrvl_sum_of_match(g, n, m);
}
static bool mrvl_sum_of_pass(void *ctx, const struct mrvl_sum_of_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool mrvl_sum_of_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return mrvl_sum_of_each(g, n, mrvl_sum_of_pass, &e);
}

static const struct dfg_part mrvl_sum_of_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct mrvl_sum_of_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct mrvl_sum_of_whole, m.b) },
    { DFG_PART_INNER, false, 0, 2, offsetof(struct mrvl_sum_of_whole, m.s) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct mrvl_sum_of_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct mrvl_sum_of_whole, relu) },
};
/* ---- concat ---- */

static const struct dfg_desc_expr mrvl_concat_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 48 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 48 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 48 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.dtype == f32", .line = 48 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 48 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 48 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 48 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "c.rank == 4", .line = 48 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 48 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 48 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 48 },
    /* 11 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "c.shape[0]", .line = 48 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 48 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "c.shape[0] == 1", .line = 48 },
};
static const struct dfg_desc_node mrvl_concat_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "concatenate", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_IN_SET, .name = "axis", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 3LL }, { .tag = DFG_D_INT, .i = -1LL }, } }, .text = "axis in {3, -1}", .line = 47 },
        },
        .name = "c",
        .text = "concatenate((...))", .line = 47 },
    [1] = { .kind = DFG_D_TUPLE, .rest = -1, .index = -1, .region = 0,
        .rest_first = 0, .rest_last = 1,
        .text = "(...)", .line = 47 },
};
static const struct dfg_desc_region mrvl_concat_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture mrvl_concat_refs[] = { { 0, -1 }, };
static const struct dfg_capture mrvl_concat_captures[] = {
    { "c", DFG_CAP_NODE, offsetof(struct mrvl_concat_match, c) },
};
static const struct dfg_desc_pattern mrvl_concat_desc = {
    .n_nodes = 2, .n_exprs = 14, .n_vars = 0, .n_sets = 1,
    .nodes = mrvl_concat_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = mrvl_concat_regions,
    .exprs = mrvl_concat_exprs,
    .captures = mrvl_concat_refs,
    .text = "pattern concat {\012    c = concatenate((...)) { axis in {3, -1} };\012    where c.dtype == f32, c.rank == 4, c.shape[0] == 1;\012    return c;\012}", .line = 46, .n_where = 3, .where = (const uint32_t[]){ 3, 7, 13, }
};
static bool mrvl_concat_any(const dfg_graph *g, dfg_node n, void *m)
{
    return mrvl_concat_match(g, n, m);
}
static bool mrvl_concat_pass(void *ctx, const struct mrvl_concat_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool mrvl_concat_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return mrvl_concat_each(g, n, mrvl_concat_pass, &e);
}

static const struct dfg_part mrvl_concat_parts[] = {
    { DFG_PART_ROOT, false, 1, 0, offsetof(struct mrvl_concat_whole, m.c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct mrvl_concat_whole, tuple) },
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct mrvl_concat_whole, rest) },
};
/* ---- layout_nchw_to_nhwc ---- */

static const struct dfg_desc_expr mrvl_layout_nchw_to_nhwc_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 52 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 52 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 52 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 52 },
};
static const struct dfg_desc_node mrvl_layout_nchw_to_nhwc_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "layout_transform", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "src_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "src_layout == \"NCHW\"", .line = 52 },
            { .test = DFG_D_TEST_EQ, .name = "dst_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "dst_layout == \"NHWC\"", .line = 52 },
        },
        .text = "layout_transform(x & var)", .line = 52 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "x & var", .line = 52 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 51 },
    [3] = { .kind = DFG_D_VAR, .rest = -1, .index = -1, .region = 0,
        .text = "var", .line = 52 },
};
static const struct dfg_desc_region mrvl_layout_nchw_to_nhwc_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture mrvl_layout_nchw_to_nhwc_refs[] = { { 2, -1 }, };
static const struct dfg_capture mrvl_layout_nchw_to_nhwc_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct mrvl_layout_nchw_to_nhwc_match, x) },
};
static const struct dfg_desc_pattern mrvl_layout_nchw_to_nhwc_desc = {
    .n_nodes = 4, .n_exprs = 4, .n_vars = 0, .n_sets = 1,
    .nodes = mrvl_layout_nchw_to_nhwc_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = mrvl_layout_nchw_to_nhwc_regions,
    .exprs = mrvl_layout_nchw_to_nhwc_exprs,
    .captures = mrvl_layout_nchw_to_nhwc_refs,
    .text = "pattern layout_nchw_to_nhwc(x) =\012    layout_transform(x & var) { src_layout == \"NCHW\", dst_layout == \"NHWC\" } where x.dtype == f32;", .line = 51, .n_where = 1, .where = (const uint32_t[]){ 3, }
};
static bool mrvl_layout_nchw_to_nhwc_any(const dfg_graph *g, dfg_node n, void *m)
{
    return mrvl_layout_nchw_to_nhwc_match(g, n, m);
}
static bool mrvl_layout_nchw_to_nhwc_pass(void *ctx, const struct mrvl_layout_nchw_to_nhwc_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool mrvl_layout_nchw_to_nhwc_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return mrvl_layout_nchw_to_nhwc_each(g, n, mrvl_layout_nchw_to_nhwc_pass, &e);
}

static const struct dfg_part mrvl_layout_nchw_to_nhwc_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct mrvl_layout_nchw_to_nhwc_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct mrvl_layout_nchw_to_nhwc_whole, layout_transform) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct mrvl_layout_nchw_to_nhwc_whole, var) },
};
/* ---- reshaped ---- */

static const struct dfg_desc_expr mrvl_reshaped_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 55 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 55 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 55 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 55 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 55 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 55 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 55 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 55 },
    /* 8 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 5, 6, 7, }, .text = "r.rank in {2, 4}", .line = 55 },
};
static const struct dfg_desc_node mrvl_reshaped_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "reshape", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "r",
        .text = "reshape(x)", .line = 54 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 53 },
};
static const struct dfg_desc_region mrvl_reshaped_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture mrvl_reshaped_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture mrvl_reshaped_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct mrvl_reshaped_match, x) },
    { "r", DFG_CAP_NODE, offsetof(struct mrvl_reshaped_match, r) },
};
static const struct dfg_desc_pattern mrvl_reshaped_desc = {
    .n_nodes = 2, .n_exprs = 9, .n_vars = 0, .n_sets = 2,
    .nodes = mrvl_reshaped_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = mrvl_reshaped_regions,
    .exprs = mrvl_reshaped_exprs,
    .captures = mrvl_reshaped_refs,
    .text = "pattern reshaped(x) {\012    r = reshape(x);\012    where x.dtype == f32, r.rank in {2, 4};\012    return r;\012}", .line = 53, .n_where = 2, .where = (const uint32_t[]){ 3, 8, }
};
static bool mrvl_reshaped_any(const dfg_graph *g, dfg_node n, void *m)
{
    return mrvl_reshaped_match(g, n, m);
}
static bool mrvl_reshaped_pass(void *ctx, const struct mrvl_reshaped_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool mrvl_reshaped_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return mrvl_reshaped_each(g, n, mrvl_reshaped_pass, &e);
}

static const struct dfg_part mrvl_reshaped_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct mrvl_reshaped_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct mrvl_reshaped_whole, m.r) },
};
/* ---- flattened ---- */

static const struct dfg_desc_expr mrvl_flattened_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 58 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 58 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 58 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 58 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 58 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 58 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 58 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 58 },
    /* 8 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 5, 6, 7, }, .text = "x.rank in {2, 4}", .line = 58 },
};
static const struct dfg_desc_node mrvl_flattened_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.batch_flatten", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "nn.batch_flatten(x)", .line = 58 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 58 },
};
static const struct dfg_desc_region mrvl_flattened_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture mrvl_flattened_refs[] = { { 1, -1 }, };
static const struct dfg_capture mrvl_flattened_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct mrvl_flattened_match, x) },
};
static const struct dfg_desc_pattern mrvl_flattened_desc = {
    .n_nodes = 2, .n_exprs = 9, .n_vars = 0, .n_sets = 1,
    .nodes = mrvl_flattened_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = mrvl_flattened_regions,
    .exprs = mrvl_flattened_exprs,
    .captures = mrvl_flattened_refs,
    .text = "pattern flattened(x) = nn.batch_flatten(x) where x.dtype == f32, x.rank in {2, 4};", .line = 58, .n_where = 2, .where = (const uint32_t[]){ 3, 8, }
};
static bool mrvl_flattened_any(const dfg_graph *g, dfg_node n, void *m)
{
    return mrvl_flattened_match(g, n, m);
}
static bool mrvl_flattened_pass(void *ctx, const struct mrvl_flattened_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool mrvl_flattened_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return mrvl_flattened_each(g, n, mrvl_flattened_pass, &e);
}

static const struct dfg_part mrvl_flattened_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct mrvl_flattened_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct mrvl_flattened_whole, batch_flatten) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "conv", .place = "mrvl.pat:18", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct mrvl_conv_match),
      .n_captures = 4, .captures = mrvl_conv_captures,
      .match = mrvl_conv_any, .each = mrvl_conv_all, .desc = &mrvl_conv_desc,
      .whole_size = sizeof(struct mrvl_conv_whole), .n_parts = sizeof mrvl_conv_parts / sizeof *mrvl_conv_parts,
      .n_params = 3, .parts = mrvl_conv_parts, .whole = mrvl_conv_whole },
    { .name = "conv2d", .place = "mrvl.pat:23", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct mrvl_conv2d_match),
      .n_captures = 3, .captures = mrvl_conv2d_captures,
      .match = mrvl_conv2d_any, .each = mrvl_conv2d_all, .desc = &mrvl_conv2d_desc,
      .whole_size = sizeof(struct mrvl_conv2d_whole), .n_parts = sizeof mrvl_conv2d_parts / sizeof *mrvl_conv2d_parts,
      .n_params = 3, .parts = mrvl_conv2d_parts, .whole = mrvl_conv2d_whole },
    { .name = "flat", .place = "mrvl.pat:25", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct mrvl_flat_match),
      .n_captures = 1, .captures = mrvl_flat_captures,
      .match = mrvl_flat_any, .each = mrvl_flat_all, .desc = &mrvl_flat_desc,
      .whole_size = sizeof(struct mrvl_flat_whole), .n_parts = sizeof mrvl_flat_parts / sizeof *mrvl_flat_parts,
      .n_params = 1, .parts = mrvl_flat_parts, .whole = mrvl_flat_whole },
    { .name = "fc", .place = "mrvl.pat:26", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct mrvl_fc_match),
      .n_captures = 4, .captures = mrvl_fc_captures,
      .match = mrvl_fc_any, .each = mrvl_fc_all, .desc = &mrvl_fc_desc,
      .whole_size = sizeof(struct mrvl_fc_whole), .n_parts = sizeof mrvl_fc_parts / sizeof *mrvl_fc_parts,
      .n_params = 3, .parts = mrvl_fc_parts, .whole = mrvl_fc_whole },
    { .name = "max_pool2d", .place = "mrvl.pat:32", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct mrvl_max_pool2d_match),
      .n_captures = 1, .captures = mrvl_max_pool2d_captures,
      .match = mrvl_max_pool2d_any, .each = mrvl_max_pool2d_all, .desc = &mrvl_max_pool2d_desc,
      .whole_size = sizeof(struct mrvl_max_pool2d_whole), .n_parts = sizeof mrvl_max_pool2d_parts / sizeof *mrvl_max_pool2d_parts,
      .n_params = 1, .parts = mrvl_max_pool2d_parts, .whole = mrvl_max_pool2d_whole },
    { .name = "avg_pool2d", .place = "mrvl.pat:35", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct mrvl_avg_pool2d_match),
      .n_captures = 1, .captures = mrvl_avg_pool2d_captures,
      .match = mrvl_avg_pool2d_any, .each = mrvl_avg_pool2d_all, .desc = &mrvl_avg_pool2d_desc,
      .whole_size = sizeof(struct mrvl_avg_pool2d_whole), .n_parts = sizeof mrvl_avg_pool2d_parts / sizeof *mrvl_avg_pool2d_parts,
      .n_params = 1, .parts = mrvl_avg_pool2d_parts, .whole = mrvl_avg_pool2d_whole },
    { .name = "global_avg_pool2d", .place = "mrvl.pat:37", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct mrvl_global_avg_pool2d_match),
      .n_captures = 1, .captures = mrvl_global_avg_pool2d_captures,
      .match = mrvl_global_avg_pool2d_any, .each = mrvl_global_avg_pool2d_all, .desc = &mrvl_global_avg_pool2d_desc,
      .whole_size = sizeof(struct mrvl_global_avg_pool2d_whole), .n_parts = sizeof mrvl_global_avg_pool2d_parts / sizeof *mrvl_global_avg_pool2d_parts,
      .n_params = 1, .parts = mrvl_global_avg_pool2d_parts, .whole = mrvl_global_avg_pool2d_whole },
    { .name = "sum_of", .place = "mrvl.pat:41", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct mrvl_sum_of_match),
      .n_captures = 3, .captures = mrvl_sum_of_captures,
      .match = mrvl_sum_of_any, .each = mrvl_sum_of_all, .desc = &mrvl_sum_of_desc,
      .whole_size = sizeof(struct mrvl_sum_of_whole), .n_parts = sizeof mrvl_sum_of_parts / sizeof *mrvl_sum_of_parts,
      .n_params = 2, .parts = mrvl_sum_of_parts, .whole = mrvl_sum_of_whole },
    { .name = "concat", .place = "mrvl.pat:46", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct mrvl_concat_match),
      .n_captures = 1, .captures = mrvl_concat_captures,
      .match = mrvl_concat_any, .each = mrvl_concat_all, .desc = &mrvl_concat_desc,
      .whole_size = sizeof(struct mrvl_concat_whole), .n_parts = sizeof mrvl_concat_parts / sizeof *mrvl_concat_parts,
      .n_params = 0, .parts = mrvl_concat_parts, .whole = mrvl_concat_whole },
    { .name = "layout_nchw_to_nhwc", .place = "mrvl.pat:51", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct mrvl_layout_nchw_to_nhwc_match),
      .n_captures = 1, .captures = mrvl_layout_nchw_to_nhwc_captures,
      .match = mrvl_layout_nchw_to_nhwc_any, .each = mrvl_layout_nchw_to_nhwc_all, .desc = &mrvl_layout_nchw_to_nhwc_desc,
      .whole_size = sizeof(struct mrvl_layout_nchw_to_nhwc_whole), .n_parts = sizeof mrvl_layout_nchw_to_nhwc_parts / sizeof *mrvl_layout_nchw_to_nhwc_parts,
      .n_params = 1, .parts = mrvl_layout_nchw_to_nhwc_parts, .whole = mrvl_layout_nchw_to_nhwc_whole },
    { .name = "reshaped", .place = "mrvl.pat:53", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct mrvl_reshaped_match),
      .n_captures = 2, .captures = mrvl_reshaped_captures,
      .match = mrvl_reshaped_any, .each = mrvl_reshaped_all, .desc = &mrvl_reshaped_desc,
      .whole_size = sizeof(struct mrvl_reshaped_whole), .n_parts = sizeof mrvl_reshaped_parts / sizeof *mrvl_reshaped_parts,
      .n_params = 1, .parts = mrvl_reshaped_parts, .whole = mrvl_reshaped_whole },
    { .name = "flattened", .place = "mrvl.pat:58", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct mrvl_flattened_match),
      .n_captures = 1, .captures = mrvl_flattened_captures,
      .match = mrvl_flattened_any, .each = mrvl_flattened_all, .desc = &mrvl_flattened_desc,
      .whole_size = sizeof(struct mrvl_flattened_whole), .n_parts = sizeof mrvl_flattened_parts / sizeof *mrvl_flattened_parts,
      .n_params = 1, .parts = mrvl_flattened_parts, .whole = mrvl_flattened_whole },
};

/* ---- table mrvl ---- */

static const struct dfg_table_entry mrvl_entries[] = {
    { .name = "mrvl.conv2d_nhwc2nhwc", .pattern = 1 },
    { .name = "mrvl.fc_ni2no", .pattern = 3 },
    { .name = "mrvl.maxpool2d_nhwc2nhwc", .pattern = 4 },
    { .name = "mrvl.avgpool2d_nhwc2nhwc", .pattern = 5 },
    { .name = "mrvl.globalavgpool2d_nhwc2nhwc", .pattern = 6 },
    { .name = "mrvl.sum", .pattern = 7 },
    { .name = "mrvl.concat", .pattern = 8 },
    { .name = "mrvl.layout_transform_nchw2nhwc", .pattern = 9 },
    { .name = "mrvl.reshape", .pattern = 10 },
    { .name = "mrvl.batch_flatten", .pattern = 11 },
};
static const struct dfg_attr_text mrvl_attrs[] = {
    { "Compiler", "\"mrvl\"" },
};
static void mrvl_candidates_any(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    *set = mrvl_candidates(g, n);
}

static const struct dfg_table tables[] = {
    { .name = "mrvl", .n = 10, .last_wins = false, .entries = mrvl_entries, .n_words = 1,
      .n_attrs = 1, .attrs = mrvl_attrs,
      .candidates = mrvl_candidates_any, .first = mrvl_first, .sweep = mrvl_sweep },
};

static const char *const imports[] = { "relay", NULL };
extern const struct dfg_unit mrvl_unit;
const struct dfg_unit mrvl_unit = {
    .abi = DFG_ABI,
    .name = "mrvl",
    .imports = imports,
    .names = &mrvl_names, .whole_names = &whole_names,
    .n_patterns = 12, .patterns = patterns,
    .n_tables = 1, .tables = tables,
};
