/* Made by pat2c from mrvl.pat; do not edit. */
#include "mrvl.h"
_Static_assert(MRVL_H == 0xd41cf9ee5a0fe3e0, "mrvl.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    mrvl_op_add = DFG_FIRST_OP, mrvl_op_concatenate, mrvl_op_layout_transform, mrvl_op_nn_avg_pool2d,
    mrvl_op_nn_batch_flatten, mrvl_op_nn_batch_norm, mrvl_op_nn_bias_add, mrvl_op_nn_conv2d,
    mrvl_op_nn_dense, mrvl_op_nn_global_avg_pool2d, mrvl_op_nn_max_pool2d, mrvl_op_nn_pad, mrvl_op_nn_relu,
    mrvl_op_reshape,
};
enum {
    mrvl_attr_axis, mrvl_attr_data_layout, mrvl_attr_dst_layout, mrvl_attr_groups, mrvl_attr_layout,
    mrvl_attr_out_dtype, mrvl_attr_src_layout,
};
enum { mrvl_str_NCHW, mrvl_str_NHWC };
static const char *const mrvl_op_names[] = {
    "add", "concatenate", "layout_transform", "nn.avg_pool2d", "nn.batch_flatten", "nn.batch_norm",
    "nn.bias_add", "nn.conv2d", "nn.dense", "nn.global_avg_pool2d", "nn.max_pool2d", "nn.pad", "nn.relu",
    "reshape",
};
static const char *const mrvl_attr_names[] = {
    "axis", "data_layout", "dst_layout", "groups", "layout", "out_dtype", "src_layout",
};
static const char *const mrvl_str_names[] = { "NCHW", "NHWC" };

const struct dfg_names mrvl_names = {
    .abi = DFG_ABI, .needs = 0, .name = "mrvl", .run = MRVL_H, .n_ops = 14, .ops = mrvl_op_names,
    .n_attrs = 7, .attrs = mrvl_attr_names, .n_strs = 2, .strs = mrvl_str_names,
};

/* mrvl.pat:13  cond small_batch(x) = x.shape[0] <= 8; */
static DFG_APART bool mrvl_small_batch(const dfg_graph *g, dfg_node x)
{
    return dfg_dim_le(g, dfg_extent_of(g, x, 0), dfg_int(8));
}

/* mrvl.pat:14  cond conv_ok(c, x, w) =
 *     c.data_layout == "NHWC", x.rank == 4, w.rank == 4, x.dtype == f32, w.dtype == f32, small_batch(x),
 *     not present(c.out_dtype) or attr(c, out_dtype) == f32, c.groups == 1 or c.groups == w.shape[0]; */
static DFG_APART bool mrvl_conv_ok(const dfg_graph *g, dfg_node c, dfg_node x, dfg_node w)
{
    return dfg_str_is(g, c, mrvl_attr_data_layout, mrvl_str_NHWC, mrvl_str_NCHW) && dfg_rank(g, x) == 4
        && dfg_rank(g, w) == 4 && dfg_dtype(g, x) == DFG_F32 && dfg_dtype(g, w) == DFG_F32
        && mrvl_small_batch(g, x)
        && (!dfg_known(dfg_attr(g, c, mrvl_attr_out_dtype))
            || dfg_scalar_eq(dfg_attr(g, c, mrvl_attr_out_dtype), dfg_dtype_val(DFG_F32)))
        && (dfg_int_is(g, c, mrvl_attr_groups, 1, 1)
            || dfg_extent_eq(g, dfg_attr_or_int(g, c, mrvl_attr_groups, 1), dfg_extent_of(g, w, 0)));
}

/* mrvl.pat:18  pattern conv(x, w, b) {
 *     c = nn.conv2d(nn.pad(x, _) | x, w & const);
 *     where conv_ok(c, x, w);
 *     return nn.bias_add(c, b & const) | add(c, b & const) | c;
 * } */
bool mrvl_conv_find(DFG_FIND_ON(mrvl_conv))
{
    uint32_t alt = dfg_calls_argc(g, n, mrvl_op_nn_bias_add, 2) ? 0
        : dfg_calls_argc(g, n, mrvl_op_add, 2) ? 1 : 2;
    dfg_node bias_add = DFG_NONE, b = DFG_NONE, constant = DFG_NONE, c = DFG_NONE, add = DFG_NONE;
    dfg_node constant_2 = DFG_NONE;
    uint32_t swap = 0;
    if (alt == 0) {
        bias_add = n;
        b = dfg_arg(g, bias_add, 1);
        constant = b;
        if (!dfg_is(g, constant, DFG_CONST)) return false;
        c = dfg_arg(g, bias_add, 0);
    } else if (alt == 1) {
        add = n;
        swap = dfg_op(g, dfg_arg(g, add, 0)) == mrvl_op_nn_conv2d ? 0 : 1;
        b = dfg_arg(g, add, 1 - swap);
        constant_2 = b;
        if (!dfg_is(g, constant_2, DFG_CONST)) return false;
        c = dfg_arg(g, add, swap);
    } else {
        c = n;
    }
    if (!dfg_calls_argc(g, c, mrvl_op_nn_conv2d, 2)) return false;
    dfg_node w = dfg_arg(g, c, 1);
    if (!dfg_is(g, w, DFG_CONST)) return false;
    dfg_node v = dfg_arg(g, c, 0);
    for (uint32_t alt_2 = way[0]; alt_2 < 2u; way[0] = ++alt_2) {
        dfg_node pad = DFG_NONE, x = v, x_2 = DFG_NONE;
        if (alt_2 == 0) {
            pad = v;
            if (!dfg_calls_argc(g, pad, mrvl_op_nn_pad, 2)) continue;
            x = dfg_arg(g, pad, 0);
            x_2 = dfg_arg(g, pad, 1);
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){bias_add, add, c, pad}, 4) || !mrvl_conv_ok(g, c, x, w))
            continue;
        DFG_GIVE(mrvl_conv, .root = n, .x = x, .w = w, .b = b, .c = c);
        DFG_GIVE_WHOLE(mrvl_conv, .pad = pad, .x = x_2, .bias_add = bias_add, .constant = constant,
                       .add = add, .constant_2 = constant_2);
        return true;
    }
    return false;
}

/* mrvl.pat:23
 * pattern conv2d(x, w, b) = nn.relu?(conv(x, w, b) | nn.batch_norm(conv(x, w, b), const, const, const, const).0); */
bool mrvl_conv2d_find(DFG_FIND_ON(mrvl_conv2d))
{
    dfg_node relu = DFG_NONE, v = n;
    if (dfg_calls_argc(g, n, mrvl_op_nn_relu, 1)) {
        relu = n;
        v = dfg_arg(g, relu, 0);
    }
    bool is_v = dfg_op(g, v) == mrvl_op_nn_bias_add || dfg_op(g, v) == mrvl_op_add
        || dfg_op(g, v) == mrvl_op_nn_conv2d;
    uint32_t alt = 0, swap = 0;
    dfg_node bias_add = DFG_NONE, b = DFG_NONE, constant_2 = DFG_NONE, c = DFG_NONE, add = DFG_NONE;
    dfg_node constant_3 = DFG_NONE, w = DFG_NONE, constant = DFG_NONE, v_2 = DFG_NONE;
    if (is_v) {
        /* conv is written out: its conditions ask what it may leave unbound, and the rest binds */
        alt = dfg_calls_argc(g, v, mrvl_op_nn_bias_add, 2) ? 0 : dfg_calls_argc(g, v, mrvl_op_add, 2) ? 1
            : 2;
        if (alt == 0) {
            bias_add = v;
            b = dfg_arg(g, bias_add, 1);
            constant_2 = b;
            if (!dfg_is(g, constant_2, DFG_CONST)) return false;
            c = dfg_arg(g, bias_add, 0);
        } else if (alt == 1) {
            add = v;
            swap = dfg_op(g, dfg_arg(g, add, 0)) == mrvl_op_nn_conv2d ? 0 : 1;
            b = dfg_arg(g, add, 1 - swap);
            constant_3 = b;
            if (!dfg_is(g, constant_3, DFG_CONST)) return false;
            c = dfg_arg(g, add, swap);
        } else {
            c = v;
        }
        if (!dfg_calls_argc(g, c, mrvl_op_nn_conv2d, 2)) return false;
        w = dfg_arg(g, c, 1);
        constant = w;
        if (!dfg_is(g, constant, DFG_CONST)) return false;
        v_2 = dfg_arg(g, c, 0);
    }
    for (uint32_t alt_2 = way[0]; alt_2 < (is_v ? 2u : 1u); way[0] = ++alt_2, way[1] = 0) {
        dfg_node pad = DFG_NONE, x = DFG_NONE, x_2 = DFG_NONE, get = DFG_NONE, batch_norm = DFG_NONE;
        dfg_node constant_7 = DFG_NONE, constant_8 = DFG_NONE, constant_9 = DFG_NONE;
        dfg_node constant_10 = DFG_NONE, v_3 = DFG_NONE, bias_add_2 = DFG_NONE, constant_5 = DFG_NONE;
        dfg_node c_2 = DFG_NONE, add_2 = DFG_NONE, constant_6 = DFG_NONE, constant_4 = DFG_NONE;
        dfg_node v_4 = DFG_NONE;
        uint32_t alt_3 = 0, swap_2 = 0;
        if (is_v) {
            if (alt_2 == 0) {
                pad = v_2;
                if (!dfg_calls_argc(g, pad, mrvl_op_nn_pad, 2)) continue;
                x = dfg_arg(g, pad, 0);
                x_2 = dfg_arg(g, pad, 1);
            } else {
                x = v_2;
            }
        } else {
            get = v;
            if (!dfg_is_get(g, get, 0)) continue;
            batch_norm = dfg_arg(g, get, 0);
            if (!dfg_calls_argc(g, batch_norm, mrvl_op_nn_batch_norm, 5)) continue;
            constant_7 = dfg_arg(g, batch_norm, 1);
            if (!dfg_is(g, constant_7, DFG_CONST)) continue;
            constant_8 = dfg_arg(g, batch_norm, 2);
            if (!dfg_is(g, constant_8, DFG_CONST)) continue;
            constant_9 = dfg_arg(g, batch_norm, 3);
            if (!dfg_is(g, constant_9, DFG_CONST)) continue;
            constant_10 = dfg_arg(g, batch_norm, 4);
            if (!dfg_is(g, constant_10, DFG_CONST)) continue;
            v_3 = dfg_arg(g, batch_norm, 0);
            /* conv is written out: its conditions ask what it may leave unbound, and the rest binds */
            alt_3 = dfg_calls_argc(g, v_3, mrvl_op_nn_bias_add, 2) ? 0
                : dfg_calls_argc(g, v_3, mrvl_op_add, 2) ? 1 : 2;
            if (alt_3 == 0) {
                bias_add_2 = v_3;
                b = dfg_arg(g, bias_add_2, 1);
                constant_5 = b;
                if (!dfg_is(g, constant_5, DFG_CONST)) continue;
                c_2 = dfg_arg(g, bias_add_2, 0);
            } else if (alt_3 == 1) {
                add_2 = v_3;
                swap_2 = dfg_op(g, dfg_arg(g, add_2, 0)) == mrvl_op_nn_conv2d ? 0 : 1;
                b = dfg_arg(g, add_2, 1 - swap_2);
                constant_6 = b;
                if (!dfg_is(g, constant_6, DFG_CONST)) continue;
                c_2 = dfg_arg(g, add_2, swap_2);
            } else {
                c_2 = v_3;
            }
            if (!dfg_calls_argc(g, c_2, mrvl_op_nn_conv2d, 2)) continue;
            w = dfg_arg(g, c_2, 1);
            constant_4 = w;
            if (!dfg_is(g, constant_4, DFG_CONST)) continue;
            v_4 = dfg_arg(g, c_2, 0);
        }
        for (uint32_t alt_4 = way[1]; alt_4 < (!is_v ? 2u : 1u); way[1] = ++alt_4) {
            dfg_node pad_2 = DFG_NONE, x_2_2 = DFG_NONE;
            if (!is_v) {
                if (alt_4 == 0) {
                    pad_2 = v_4;
                    if (!dfg_calls_argc(g, pad_2, mrvl_op_nn_pad, 2)) continue;
                    x = dfg_arg(g, pad_2, 0);
                    x_2_2 = dfg_arg(g, pad_2, 1);
                } else {
                    x = v_4;
                }
            }
            if (!dfg_in_body(g, n,
                             (const dfg_node[]){relu, bias_add, add, c, pad, get, batch_norm, bias_add_2,
                                                add_2, c_2, pad_2}, 11))
                continue;
            if (is_v) {
                if (!mrvl_conv_ok(g, c, x, w)) continue;
            } else if (!mrvl_conv_ok(g, c_2, x, w)) {
                continue;
            }
            if (!((is_v && alt == 0) || (is_v && alt == 1) || (!is_v && alt_3 == 0)
                  || (!is_v && alt_3 == 1)))
                b = DFG_NONE;
            DFG_GIVE(mrvl_conv2d, .root = n, .x = x, .w = w, .b = b);
            DFG_GIVE_WHOLE(mrvl_conv2d, .relu = relu, .bias_add = bias_add, .c = c, .pad = pad, .x = x_2,
                           .constant = constant, .constant_2 = constant_2, .add = add,
                           .constant_3 = constant_3, .get = get, .batch_norm = batch_norm,
                           .bias_add_2 = bias_add_2, .c_2 = c_2, .pad_2 = pad_2, .x_2 = x_2_2,
                           .constant_4 = constant_4, .constant_5 = constant_5, .add_2 = add_2,
                           .constant_6 = constant_6, .constant_7 = constant_7, .constant_8 = constant_8,
                           .constant_9 = constant_9, .constant_10 = constant_10);
            return true;
        }
    }
    return false;
}

/* mrvl.pat:25
 * pattern flat(x) = (reshape | nn.batch_flatten)(layout_transform(x) { src_layout == "NHWC", dst_layout == "NCHW" }); */
bool mrvl_flat_find(DFG_FIND(mrvl_flat))
{
    if (!(dfg_op(g, n) == mrvl_op_reshape || dfg_op(g, n) == mrvl_op_nn_batch_flatten)
        || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node layout_transform = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, layout_transform, mrvl_op_layout_transform, 1)) return false;
    if (!dfg_scalar_eq(dfg_attr(g, layout_transform, mrvl_attr_src_layout), dfg_str(g, mrvl_str_NHWC)))
        return false;
    if (!dfg_scalar_eq(dfg_attr(g, layout_transform, mrvl_attr_dst_layout), dfg_str(g, mrvl_str_NCHW)))
        return false;
    dfg_node x = dfg_operand(g, layout_transform, 0);
    if (!dfg_same_body(g, n, layout_transform)) return false;
    DFG_GIVE(mrvl_flat, .root = n, .x = x);
    DFG_GIVE_WHOLE(mrvl_flat, .layout_transform = layout_transform);
    return true;
}

/* mrvl.pat:26  pattern fc(x, w, b) {
 *     d = nn.dense(flat(x) | x, w & const);
 *     where x.dtype == f32, w.dtype == f32, w.rank == 2, not present(d.out_dtype) or attr(d, out_dtype) == f32;
 *     return nn.relu?(nn.bias_add(d, b & const) | add(d, b & const) | d);
 * } */
bool mrvl_fc_find(DFG_FIND_ON(mrvl_fc))
{
    dfg_node relu = DFG_NONE, v = n;
    if (dfg_calls_argc(g, n, mrvl_op_nn_relu, 1)) {
        relu = n;
        v = dfg_arg(g, relu, 0);
    }
    uint32_t alt = dfg_calls_argc(g, v, mrvl_op_nn_bias_add, 2) ? 0
        : dfg_calls_argc(g, v, mrvl_op_add, 2) ? 1 : 2;
    dfg_node bias_add = DFG_NONE, b = DFG_NONE, constant = DFG_NONE, d = DFG_NONE, add = DFG_NONE;
    dfg_node constant_2 = DFG_NONE;
    uint32_t swap = 0;
    if (alt == 0) {
        bias_add = v;
        b = dfg_arg(g, bias_add, 1);
        constant = b;
        if (!dfg_is(g, constant, DFG_CONST)) return false;
        d = dfg_arg(g, bias_add, 0);
    } else if (alt == 1) {
        add = v;
        swap = dfg_op(g, dfg_arg(g, add, 0)) == mrvl_op_nn_dense ? 0 : 1;
        b = dfg_arg(g, add, 1 - swap);
        constant_2 = b;
        if (!dfg_is(g, constant_2, DFG_CONST)) return false;
        d = dfg_arg(g, add, swap);
    } else {
        d = v;
    }
    if (!dfg_calls_argc(g, d, mrvl_op_nn_dense, 2)) return false;
    dfg_node w = dfg_arg(g, d, 1);
    if (!dfg_is(g, w, DFG_CONST)) return false;
    dfg_node v_2 = dfg_arg(g, d, 0);
    if (dfg_dtype(g, w) != DFG_F32 || dfg_rank(g, w) != 2) return false;
    /* where not present(d.out_dtype) or attr(d, out_dtype) == f32 */
    if (dfg_known(dfg_attr(g, d, mrvl_attr_out_dtype))
        && !dfg_scalar_eq(dfg_attr(g, d, mrvl_attr_out_dtype), dfg_dtype_val(DFG_F32)))
        return false;
    for (uint32_t alt_2 = way[0]; alt_2 < 2u; way[0] = ++alt_2) {
        dfg_node call = DFG_NONE, x = DFG_NONE;
        struct mrvl_flat_match flat = {0};
        if (whole != NULL) whole->flat = (struct mrvl_flat_whole){0};
        if (alt_2 == 0) {
            call = v_2;
            if (!(dfg_op(g, call) == mrvl_op_reshape || dfg_op(g, call) == mrvl_op_nn_batch_flatten))
                continue;
            if (!mrvl_flat_find(g, call, &flat, DFG_PART(whole, flat))) continue;
            x = flat.x;
        } else {
            x = v_2;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){relu, bias_add, add, d, call}, 5)) continue;
        if (dfg_dtype(g, x) != DFG_F32) continue;
        DFG_GIVE(mrvl_fc, .root = n, .x = x, .w = w, .b = b, .d = d);
        DFG_GIVE_PARTS(whole->call = call, whole->relu = relu, whole->bias_add = bias_add,
                       whole->constant = constant, whole->add = add, whole->constant_2 = constant_2);
        return true;
    }
    return false;
}

/* mrvl.pat:32  pattern max_pool2d(x) = nn.max_pool2d(nn.pad(x, _) | x) { layout == "NHWC" }
 *         where x.rank == 4, x.dtype == f32, small_batch(x); */
bool mrvl_max_pool2d_find(DFG_FIND_ON(mrvl_max_pool2d))
{
    if (!dfg_calls_argc(g, n, mrvl_op_nn_max_pool2d, 1)) return false;
    if (!dfg_str_is(g, n, mrvl_attr_layout, mrvl_str_NHWC, mrvl_str_NCHW)) return false;
    dfg_node v = dfg_operand(g, n, 0);
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt) {
        dfg_node pad = DFG_NONE, x = v, x_2 = DFG_NONE;
        if (alt == 0) {
            pad = v;
            if (!dfg_calls_argc(g, pad, mrvl_op_nn_pad, 2)) continue;
            x = dfg_arg(g, pad, 0);
            x_2 = dfg_arg(g, pad, 1);
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){pad}, 1) || dfg_rank(g, x) != 4) continue;
        if (dfg_dtype(g, x) != DFG_F32 || !mrvl_small_batch(g, x)) continue;
        DFG_GIVE(mrvl_max_pool2d, .root = n, .x = x);
        DFG_GIVE_WHOLE(mrvl_max_pool2d, .pad = pad, .x = x_2);
        return true;
    }
    return false;
}

/* mrvl.pat:35  pattern avg_pool2d(x) = nn.avg_pool2d(nn.pad(x, _) | x) { layout == "NHWC" }
 *         where x.rank == 4, x.dtype == f32, x.shape[0] == 1; */
bool mrvl_avg_pool2d_find(DFG_FIND_ON(mrvl_avg_pool2d))
{
    if (!dfg_calls_argc(g, n, mrvl_op_nn_avg_pool2d, 1)) return false;
    if (!dfg_str_is(g, n, mrvl_attr_layout, mrvl_str_NHWC, mrvl_str_NCHW)) return false;
    dfg_node v = dfg_operand(g, n, 0);
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt) {
        dfg_node pad = DFG_NONE, x = v, x_2 = DFG_NONE;
        if (alt == 0) {
            pad = v;
            if (!dfg_calls_argc(g, pad, mrvl_op_nn_pad, 2)) continue;
            x = dfg_arg(g, pad, 0);
            x_2 = dfg_arg(g, pad, 1);
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){pad}, 1) || dfg_rank(g, x) != 4) continue;
        if (dfg_dtype(g, x) != DFG_F32 || dfg_extent(g, x, 0) != 1) continue;
        DFG_GIVE(mrvl_avg_pool2d, .root = n, .x = x);
        DFG_GIVE_WHOLE(mrvl_avg_pool2d, .pad = pad, .x = x_2);
        return true;
    }
    return false;
}

/* mrvl.pat:37  pattern global_avg_pool2d(x) = nn.global_avg_pool2d(nn.pad(x, _) | x) { layout == "NHWC" }
 *         where x.rank == 4, x.dtype == f32, x.shape[0] == 1; */
bool mrvl_global_avg_pool2d_find(DFG_FIND_ON(mrvl_global_avg_pool2d))
{
    if (!dfg_calls_argc(g, n, mrvl_op_nn_global_avg_pool2d, 1)) return false;
    if (!dfg_str_is(g, n, mrvl_attr_layout, mrvl_str_NHWC, mrvl_str_NCHW)) return false;
    dfg_node v = dfg_operand(g, n, 0);
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt) {
        dfg_node pad = DFG_NONE, x = v, x_2 = DFG_NONE;
        if (alt == 0) {
            pad = v;
            if (!dfg_calls_argc(g, pad, mrvl_op_nn_pad, 2)) continue;
            x = dfg_arg(g, pad, 0);
            x_2 = dfg_arg(g, pad, 1);
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){pad}, 1) || dfg_rank(g, x) != 4) continue;
        if (dfg_dtype(g, x) != DFG_F32 || dfg_extent(g, x, 0) != 1) continue;
        DFG_GIVE(mrvl_global_avg_pool2d, .root = n, .x = x);
        DFG_GIVE_WHOLE(mrvl_global_avg_pool2d, .pad = pad, .x = x_2);
        return true;
    }
    return false;
}

/* mrvl.pat:42  (nn.conv2d | nn.dense)(...) */
static bool mrvl_sum_of_not1(const dfg_graph *g, dfg_node n, dfg_node root)
{
    if (!(dfg_op(g, n) == mrvl_op_nn_conv2d || dfg_op(g, n) == mrvl_op_nn_dense)) return false;
    return dfg_same_body(g, root, n);
}

/* mrvl.pat:42  (nn.conv2d | nn.dense)(...) */
static bool mrvl_sum_of_not2(const dfg_graph *g, dfg_node n, dfg_node root)
{
    if (!(dfg_op(g, n) == mrvl_op_nn_conv2d || dfg_op(g, n) == mrvl_op_nn_dense)) return false;
    return dfg_same_body(g, root, n);
}

/* mrvl.pat:41  pattern sum_of(a, b) {
 *     s = add(a & !(nn.conv2d | nn.dense)(...), b & !(nn.conv2d | nn.dense)(...));
 *     where a.dtype == f32, b.dtype == f32, s.rank in {3, 4}, small_batch(s);
 *     return nn.relu?(s);
 * } */
bool mrvl_sum_of_find(DFG_FIND_ON(mrvl_sum_of))
{
    dfg_node relu = DFG_NONE, s = n;
    if (dfg_calls_argc(g, n, mrvl_op_nn_relu, 1)) {
        relu = n;
        s = dfg_arg(g, relu, 0);
    }
    if (!dfg_calls_argc(g, s, mrvl_op_add, 2) || !(dfg_rank(g, s) == 3 || dfg_rank(g, s) == 4))
        return false;
    if (!mrvl_small_batch(g, s)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, s); way[0] = ++swap) {
        dfg_node a = dfg_arg(g, s, swap);
        if (mrvl_sum_of_not1(g, a, n)) continue;
        dfg_node b = dfg_arg(g, s, 1 - swap);
        if (mrvl_sum_of_not2(g, b, n)) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){relu, s}, 2) || dfg_dtype(g, a) != DFG_F32) continue;
        if (dfg_dtype(g, b) != DFG_F32) continue;
        DFG_GIVE(mrvl_sum_of, .root = n, .a = a, .b = b, .s = s);
        DFG_GIVE_WHOLE(mrvl_sum_of, .relu = relu);
        return true;
    }
    return false;
}

/* mrvl.pat:46  pattern concat {
 *     c = concatenate((...)) { axis in {3, -1} };
 *     where c.dtype == f32, c.rank == 4, c.shape[0] == 1;
 *     return c;
 * } */
bool mrvl_concat_find(DFG_FIND(mrvl_concat))
{
    if (!dfg_calls_argc(g, n, mrvl_op_concatenate, 1)) return false;
    if (!(dfg_int_is(g, n, mrvl_attr_axis, 3, 0) || dfg_int_is(g, n, mrvl_attr_axis, -1, 0))) return false;
    dfg_node tuple = dfg_operand(g, n, 0);
    if (!dfg_is(g, tuple, DFG_TUPLE)) return false;
    struct dfg_nodes rest = dfg_rest(g, tuple, 0, 0);
    if (!dfg_same_body(g, n, tuple) || dfg_dtype(g, n) != DFG_F32 || dfg_rank(g, n) != 4) return false;
    if (dfg_extent(g, n, 0) != 1) return false;
    DFG_GIVE(mrvl_concat, .root = n, .c = n);
    DFG_GIVE_WHOLE(mrvl_concat, .tuple = tuple, .rest = rest);
    return true;
}

/* mrvl.pat:51  pattern layout_nchw_to_nhwc(x) =
 *     layout_transform(x & var) { src_layout == "NCHW", dst_layout == "NHWC" } where x.dtype == f32; */
bool mrvl_layout_nchw_to_nhwc_find(DFG_FIND(mrvl_layout_nchw_to_nhwc))
{
    if (!dfg_calls_argc(g, n, mrvl_op_layout_transform, 1)) return false;
    if (!dfg_scalar_eq(dfg_attr(g, n, mrvl_attr_src_layout), dfg_str(g, mrvl_str_NCHW))) return false;
    if (!dfg_scalar_eq(dfg_attr(g, n, mrvl_attr_dst_layout), dfg_str(g, mrvl_str_NHWC))) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_is(g, x, DFG_VAR) || dfg_dtype(g, x) != DFG_F32) return false;
    DFG_GIVE(mrvl_layout_nchw_to_nhwc, .root = n, .x = x);
    DFG_GIVE_WHOLE(mrvl_layout_nchw_to_nhwc, .var = x);
    return true;
}

/* mrvl.pat:53  pattern reshaped(x) {
 *     r = reshape(x);
 *     where x.dtype == f32, r.rank in {2, 4};
 *     return r;
 * } */
bool mrvl_reshaped_match(const dfg_graph *g, dfg_node n, struct mrvl_reshaped_match *m)
{
    if (!dfg_calls_argc(g, n, mrvl_op_reshape, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (dfg_dtype(g, x) != DFG_F32 || !(dfg_rank(g, n) == 2 || dfg_rank(g, n) == 4)) return false;
    DFG_GIVE(mrvl_reshaped, .root = n, .x = x, .r = n);
    return true;
}

/* mrvl.pat:58  pattern flattened(x) = nn.batch_flatten(x) where x.dtype == f32, x.rank in {2, 4}; */
bool mrvl_flattened_match(const dfg_graph *g, dfg_node n, struct mrvl_flattened_match *m)
{
    if (!dfg_calls_argc(g, n, mrvl_op_nn_batch_flatten, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (dfg_dtype(g, x) != DFG_F32 || !(dfg_rank(g, x) == 2 || dfg_rank(g, x) == 4)) return false;
    DFG_GIVE(mrvl_flattened, .root = n, .x = x);
    return true;
}

/* ---- mrvl.pat:60  table mrvl ---- */

/* Does the candidate match?  What level 1 does not say is asked by the entry's own matcher. */
static bool mrvl_confirm(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    switch (bit) {
    case 0: return DFG_MATCHES(mrvl_conv2d, g, n); /* where conv_ok(c, x, w) */
    case 1: return DFG_MATCHES(mrvl_fc, g, n); /* where x.dtype == f32 */
    case 2: return DFG_MATCHES(mrvl_max_pool2d, g, n); /* where x.rank == 4 */
    case 3: return DFG_MATCHES(mrvl_avg_pool2d, g, n); /* where x.rank == 4 */
    case 4: return DFG_MATCHES(mrvl_global_avg_pool2d, g, n); /* where x.rank == 4 */
    case 5: return DFG_MATCHES(mrvl_sum_of, g, n); /* where a.dtype == f32 */
    case 6: return DFG_MATCHES(mrvl_concat, g, n); /* where c.dtype == f32 */
    case 7: return DFG_MATCHES(mrvl_layout_nchw_to_nhwc, g, n); /* where x.dtype == f32 */
    case 8: return DFG_MATCHES(mrvl_reshaped, g, n); /* where x.dtype == f32 */
    case 9: return DFG_MATCHES(mrvl_flattened, g, n); /* where x.dtype == f32 */
    default: return false;
    }
}

/* mrvl.pat:19  nn.conv2d(nn.pad(x, _) | x, w & const) */
static inline bool mrvl_is_c(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, mrvl_op_nn_conv2d, 2) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST);
}

/* mrvl.pat:27  nn.dense(flat(x) | x, w & const) */
static inline bool mrvl_is_d(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, mrvl_op_nn_dense, 2) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST);
}

/* from bit 0 on: MRVL_CONV2D_NHWC2NHWC, MRVL_FC_NI2NO, and 2 more such groups */
static uint64_t mrvl_part_2(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    switch (dfg_op(g, n)) {
    case mrvl_op_nn_conv2d: if (mrvl_is_c(g, n)) set |= DFG_BIT(0); break; /* MRVL_CONV2D_NHWC2NHWC ... */
    case mrvl_op_nn_dense: if (mrvl_is_d(g, n)) set |= DFG_BIT(1); break; /* MRVL_FC_NI2NO ... */
    default: break;
    }
    return set;
}

/* from bit 0 on: MRVL_CONV2D_NHWC2NHWC, MRVL_FC_NI2NO, and 1 more such group */
static uint64_t mrvl_part(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
        set |= mrvl_part_2(g, dfg_operand(g, n, 0));
    return set;
}

/* mrvl.pat:21  nn.bias_add(c, b & const) */
static inline bool mrvl_is_nn_bias_add(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, mrvl_op_nn_bias_add, 2) && mrvl_is_c(g, dfg_operand(g, n, 0))
        && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST);
}

/* mrvl.pat:21  add(c, b & const) */
static inline bool mrvl_is_add(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, mrvl_op_add, 2)) return false;
    return (mrvl_is_c(g, dfg_operand(g, n, 0)) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST) && mrvl_is_c(g, dfg_operand(g, n, 1)));
}

/* mrvl.pat:23  nn.batch_norm(conv(x, w, b), const, const, const, const) */
static inline bool mrvl_is_nn_batch_norm(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, mrvl_op_nn_batch_norm, 5)
        && (mrvl_is_nn_bias_add(g, dfg_operand(g, n, 0)) || mrvl_is_add(g, dfg_operand(g, n, 0))
            || mrvl_is_c(g, dfg_operand(g, n, 0)))
        && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 3), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 4), DFG_CONST);
}

/* mrvl.pat:23  nn.batch_norm(conv(x, w, b), const, const, const, const).0; the operator is known */
static inline bool mrvl_is_node(const dfg_graph *g, dfg_node n)
{
    return dfg_data(g, n) == 0 && mrvl_is_nn_batch_norm(g, dfg_arg(g, n, 0));
}

/* op in {nn.relu}: MRVL_CONV2D_NHWC2NHWC, MRVL_FC_NI2NO, MRVL_SUM */
static uint64_t mrvl_at_nn_relu(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case mrvl_op_nn_bias_add: set |= mrvl_part(g, a0); break;
        case mrvl_op_add:
            if (dfg_argc_is(g, a0, 2)) {
                if ((mrvl_is_c(g, dfg_operand(g, a0, 0)) && dfg_is(g, dfg_operand(g, a0, 1), DFG_CONST))
                    || (dfg_is(g, dfg_operand(g, a0, 0), DFG_CONST) && mrvl_is_c(g, dfg_operand(g, a0, 1))))
                    set |= DFG_BIT(MRVL_CONV2D_NHWC2NHWC);
                if ((mrvl_is_d(g, dfg_operand(g, a0, 0)) && dfg_is(g, dfg_operand(g, a0, 1), DFG_CONST))
                    || (dfg_is(g, dfg_operand(g, a0, 0), DFG_CONST) && mrvl_is_d(g, dfg_operand(g, a0, 1))))
                    set |= DFG_BIT(MRVL_FC_NI2NO);
                const dfg_node a0_0 = dfg_operand(g, a0, 0), a0_1 = dfg_operand(g, a0, 1);
                if ((dfg_has_closures(g)
                     || !(dfg_calls(g, a0_0, mrvl_op_nn_conv2d) || dfg_calls(g, a0_0, mrvl_op_nn_dense)))
                    && (dfg_has_closures(g)
                        || !(dfg_calls(g, a0_1, mrvl_op_nn_conv2d)
                             || dfg_calls(g, a0_1, mrvl_op_nn_dense))))
                    set |= DFG_BIT(MRVL_SUM);
            }
            break;
        case mrvl_op_nn_conv2d: if (mrvl_is_c(g, a0)) set |= DFG_BIT(MRVL_CONV2D_NHWC2NHWC); break;
        case DFG_GET: if (mrvl_is_node(g, a0)) set |= DFG_BIT(MRVL_CONV2D_NHWC2NHWC); break;
        case mrvl_op_nn_dense: if (mrvl_is_d(g, a0)) set |= DFG_BIT(MRVL_FC_NI2NO); break;
        default: break;
        }
    }
    return set;
}

/* op in {add}: MRVL_CONV2D_NHWC2NHWC, MRVL_FC_NI2NO, MRVL_SUM */
static uint64_t mrvl_at_add(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case mrvl_op_nn_conv2d:
            if (mrvl_is_c(g, a0) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
                set |= DFG_BIT(MRVL_CONV2D_NHWC2NHWC);
            break;
        case DFG_CONST: set |= mrvl_part_2(g, dfg_operand(g, n, 1)); break;
        case mrvl_op_nn_dense:
            if (mrvl_is_d(g, a0) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
                set |= DFG_BIT(MRVL_FC_NI2NO);
            break;
        default: break;
        }
        const dfg_node a1 = dfg_operand(g, n, 1);
        if ((dfg_has_closures(g)
             || !(dfg_calls(g, a0, mrvl_op_nn_conv2d) || dfg_calls(g, a0, mrvl_op_nn_dense)))
            && (dfg_has_closures(g)
                || !(dfg_calls(g, a1, mrvl_op_nn_conv2d) || dfg_calls(g, a1, mrvl_op_nn_dense))))
            set |= DFG_BIT(MRVL_SUM);
    }
    return set;
}

/* from bit 0 on: MRVL_MAXPOOL2D_NHWC2NHWC, and 2 more such groups */
static uint64_t mrvl_part_3(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1) && dfg_str_is(g, n, mrvl_attr_layout, mrvl_str_NHWC, mrvl_str_NCHW))
        set |= DFG_BIT(0); /* MRVL_MAXPOOL2D_NHWC2NHWC ... */
    return set;
}

/* mrvl.pat:47  concatenate((...)); the operator is known */
static inline bool mrvl_is_c_2(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && dfg_is(g, dfg_operand(g, n, 0), DFG_TUPLE)
        && (dfg_int_is(g, n, mrvl_attr_axis, 3, 0) || dfg_int_is(g, n, mrvl_attr_axis, -1, 0));
}

/* mrvl.pat:52  layout_transform(x & var); the operator is known */
static inline bool mrvl_is_layout_nchw_to_nhwc(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && dfg_is(g, dfg_operand(g, n, 0), DFG_VAR)
        && dfg_scalar_eq(dfg_attr(g, n, mrvl_attr_dst_layout), dfg_str(g, mrvl_str_NHWC))
        && dfg_scalar_eq(dfg_attr(g, n, mrvl_attr_src_layout), dfg_str(g, mrvl_str_NCHW));
}

size_t mrvl_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets)
{
    size_t count = 0;
    for (dfg_node n = first; n < last; n++) {
        uint64_t set = 0;
        switch (dfg_op(g, n)) {
        case mrvl_op_nn_relu: set = mrvl_at_nn_relu(g, n); break;
        case mrvl_op_nn_bias_add: set = mrvl_part(g, n); break;
        case mrvl_op_add: set = mrvl_at_add(g, n); break;
        case mrvl_op_nn_conv2d: set = mrvl_is_c(g, n) ? DFG_BIT(MRVL_CONV2D_NHWC2NHWC) : 0; break;
        case DFG_GET: set = mrvl_is_node(g, n) ? DFG_BIT(MRVL_CONV2D_NHWC2NHWC) : 0; break;
        case mrvl_op_nn_dense: set = mrvl_is_d(g, n) ? DFG_BIT(MRVL_FC_NI2NO) : 0; break;
        case mrvl_op_nn_max_pool2d: set = mrvl_part_3(g, n) << 2; break;
        case mrvl_op_nn_avg_pool2d: set = mrvl_part_3(g, n) << 3; break;
        case mrvl_op_nn_global_avg_pool2d: set = mrvl_part_3(g, n) << 4; break;
        case mrvl_op_concatenate: set = mrvl_is_c_2(g, n) ? DFG_BIT(MRVL_CONCAT) : 0; break;
        case mrvl_op_layout_transform:
            set = mrvl_is_layout_nchw_to_nhwc(g, n) ? DFG_BIT(MRVL_LAYOUT_TRANSFORM_NCHW2NHWC) : 0;
            break;
        case mrvl_op_reshape: set = dfg_argc_is(g, n, 1) ? DFG_BIT(MRVL_RESHAPE) : 0; break;
        case mrvl_op_nn_batch_flatten: set = dfg_argc_is(g, n, 1) ? DFG_BIT(MRVL_BATCH_FLATTEN) : 0; break;
        default: continue;
        }
        nodes[count] = n;
        sets[count] = set;
        count += set != 0;
    }
    return count;
}

uint64_t mrvl_candidates(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    dfg_node node = n;
    mrvl_sweep(g, n, n + 1, &node, &set);
    return set;
}

int32_t mrvl_first(const dfg_graph *g, dfg_node n)
{
    for (uint64_t set = mrvl_candidates(g, n); set != 0; set &= set - 1) {
        const uint32_t bit = dfg_lowest_bit(set);
        if (mrvl_confirm(g, n, bit)) return (int32_t)bit;
    }
    return -1;
}
