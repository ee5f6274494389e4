/* What bnns.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "bnns.h"
#if BNNS_H != 0x1220027f014e5ec1
#error "bnns.h is of another run of pat2c than this file"
#endif

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_add = DFG_FIRST_OP,
    OP_multiply,
    OP_nn_avg_pool2d,
    OP_nn_batch_matmul,
    OP_nn_bias_add,
    OP_nn_conv2d,
    OP_nn_dense,
    OP_nn_global_avg_pool2d,
    OP_nn_global_max_pool2d,
    OP_nn_instance_norm,
    OP_nn_max_pool2d,
    OP_nn_relu,
    OP_power,
    OP_sigmoid,
    OP_tanh,
};
enum {
    ATTR_axis,
    ATTR_data_layout,
    ATTR_layout,
    ATTR_out_dtype,
};
enum {
    STR_NCHW,
};
static const char *const op_names[] = {
    "add",
    "multiply",
    "nn.avg_pool2d",
    "nn.batch_matmul",
    "nn.bias_add",
    "nn.conv2d",
    "nn.dense",
    "nn.global_avg_pool2d",
    "nn.global_max_pool2d",
    "nn.instance_norm",
    "nn.max_pool2d",
    "nn.relu",
    "power",
    "sigmoid",
    "tanh",
};
static const char *const attr_names[] = {
    "axis",
    "data_layout",
    "layout",
    "out_dtype",
};
static const char *const str_names[] = {
    "NCHW",
};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 15,
    .ops = op_names,
    .n_attrs = 4,
    .attrs = attr_names,
    .n_strs = 1,
    .strs = str_names,
};

/* bnns.pat:17
 * cond conv2d_ok(c, x, w) =
 *     c.data_layout == "NCHW", x.rank == 4, w.rank == 4, x.dtype == f32, w.dtype == f32,
 *     not present(c.out_dtype) or attr(c, out_dtype) == f32;
 */
static bool conv2d_ok(const dfg_graph *g, dfg_node c, dfg_node x, dfg_node w)
{
    return dfg_str_is(g, c, ATTR_data_layout, STR_NCHW, STR_NCHW) && dfg_rank(g, x) == 4
        && dfg_rank(g, w) == 4 && dfg_dtype(g, x) == DFG_F32 && dfg_dtype(g, w) == DFG_F32
        && (!dfg_known(dfg_attr(g, c, ATTR_out_dtype))
            || dfg_eq(dfg_attr(g, c, ATTR_out_dtype), dfg_dtype_val(DFG_F32)));
}

struct bnns_conv_whole {
    struct bnns_conv_match m;
    dfg_node constant;
};

static bool bnns_conv_whole(const dfg_graph *g, dfg_node n,
                            bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_conv2d, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    dfg_node constant = w;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    /* where conv2d_ok(c, x, w) */
    if (!conv2d_ok(g, n, x, w))
        return false;
    return accept(ctx, &(struct bnns_conv_whole){.m = {.root = n, .x = x, .w = w, .c = n},
            .constant = constant});
}

struct bnns_conv_bias_whole {
    struct bnns_conv_bias_match m;
    dfg_node v;
    dfg_node add;
    dfg_node c;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node x;
    dfg_node x_2;
    dfg_node bias_add;
    dfg_node c_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool bnns_conv_bias_whole(const dfg_graph *g, dfg_node n,
                                 bool (*accept)(void *ctx, const void *m), void *ctx)
{
    bool is_add = dfg_calls_argc(g, n, OP_add, 2);
    dfg_node add = DFG_NONE, c = DFG_NONE, x = DFG_NONE, w = DFG_NONE, constant = DFG_NONE;
    dfg_node b = DFG_NONE, constant_2 = DFG_NONE;
    uint32_t swap = 0;
    if (is_add) {
        add = n;
        swap = dfg_op(g, dfg_arg(g, add, 0)) == OP_nn_conv2d ? 0 : 1;
        c = dfg_arg(g, add, swap);
        if (!dfg_calls_with(g, c, OP_nn_conv2d, 2))
            return false;
        x = dfg_arg(g, c, 0);
        w = dfg_arg(g, c, 1);
        constant = w;
        if (!dfg_is(g, constant, DFG_CONST))
            return false;
        b = dfg_arg(g, add, 1 - swap);
        constant_2 = b;
        if (!dfg_is(g, constant_2, DFG_CONST))
            return false;
    }
    for (uint32_t alt = 0; alt < (is_add ? 2u : 1u); alt++) {
        dfg_node x_2 = DFG_NONE, x_2_2 = DFG_NONE, bias_add = DFG_NONE, c_2 = DFG_NONE;
        dfg_node constant_3 = DFG_NONE, constant_4 = DFG_NONE;
        if (is_add) {
            if (alt == 0) {
                x_2 = b;
                if (dfg_rank(g, x_2) != 4 || dfg_extent(g, x_2, 0) != 1 || dfg_extent(g, x_2, 2) != 1
                    || dfg_extent(g, x_2, 3) != 1)
                    continue;
            } else {
                x_2_2 = b;
                if (dfg_rank(g, x_2_2) != 3 || dfg_extent(g, x_2_2, 1) != 1 || dfg_extent(g, x_2_2, 2) != 1)
                    continue;
            }
        } else {
            bias_add = n;
            if (!dfg_calls_argc(g, bias_add, OP_nn_bias_add, 2)
                || !dfg_int_is(g, bias_add, ATTR_axis, 1, 1))
                continue;
            c_2 = dfg_arg(g, bias_add, 0);
            if (!dfg_calls_with(g, c_2, OP_nn_conv2d, 2))
                continue;
            x = dfg_arg(g, c_2, 0);
            w = dfg_arg(g, c_2, 1);
            constant_3 = w;
            if (!dfg_is(g, constant_3, DFG_CONST))
                continue;
            b = dfg_arg(g, bias_add, 1);
            constant_4 = b;
            if (!dfg_is(g, constant_4, DFG_CONST))
                continue;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){add, c, bias_add, c_2}, 4))
            continue;
        if (is_add) {
            /* where conv2d_ok(c, x, w) */
            if (!conv2d_ok(g, c, x, w))
                continue;
        } else {
            /* where conv2d_ok(c, x, w) */
            if (!conv2d_ok(g, c_2, x, w))
                continue;
        }
        if (accept(ctx, &(struct bnns_conv_bias_whole){.m = {.root = n, .x = x, .w = w, .b = b}, .v = n,
                .add = add, .c = c, .constant = constant, .constant_2 = constant_2, .x = x_2,
                .x_2 = x_2_2, .bias_add = bias_add, .c_2 = c_2, .constant_3 = constant_3,
                .constant_4 = constant_4}))
            return true;
    }
    return false;
}

/* bnns.pat:20
 * cond dense_ok(d, x, w) =
 *     x.dtype == f32, w.dtype == f32, w.rank == 2, not present(d.out_dtype) or attr(d, out_dtype) == f32;
 */
static bool dense_ok(const dfg_graph *g, dfg_node d, dfg_node x, dfg_node w)
{
    return dfg_dtype(g, x) == DFG_F32 && dfg_dtype(g, w) == DFG_F32 && dfg_rank(g, w) == 2
        && (!dfg_known(dfg_attr(g, d, ATTR_out_dtype))
            || dfg_eq(dfg_attr(g, d, ATTR_out_dtype), dfg_dtype_val(DFG_F32)));
}

struct bnns_dense_whole {
    struct bnns_dense_match m;
    dfg_node constant;
};

static bool bnns_dense_whole(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_dense, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    dfg_node constant = w;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    /* where dense_ok(d, x, w) */
    if (!dense_ok(g, n, x, w))
        return false;
    return accept(ctx, &(struct bnns_dense_whole){.m = {.root = n, .x = x, .w = w, .d = n},
            .constant = constant});
}

struct bnns_dense_bias_whole {
    struct bnns_dense_bias_match m;
    dfg_node add;
    dfg_node d;
    dfg_node constant;
};

static bool bnns_dense_bias_whole(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node d = dfg_arg(g, n, swap);
        if (!dfg_calls_with(g, d, OP_nn_dense, 2))
            continue;
        dfg_node x = dfg_arg(g, d, 0);
        dfg_node w = dfg_arg(g, d, 1);
        dfg_node constant = w;
        if (!dfg_is(g, constant, DFG_CONST))
            continue;
        dfg_node b = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, d))
            continue;
        /* where dense_ok(d, x, w) */
        if (!dense_ok(g, d, x, w))
            continue;
        if (accept(ctx, &(struct bnns_dense_bias_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                .add = n, .d = d, .constant = constant}))
            return true;
    }
    return false;
}

struct bnns_dense_bias_gelu_whole {
    struct bnns_dense_bias_gelu_match m;
    dfg_node multiply;
    dfg_node power;
    dfg_node d;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node v;
    dfg_node multiply_2;
    dfg_node multiply_3;
    dfg_node add;
    dfg_node tanh;
    dfg_node multiply_4;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node constant_6;
    dfg_node multiply_5;
    dfg_node multiply_6;
    dfg_node add_2;
    dfg_node tanh_2;
    dfg_node multiply_7;
    dfg_node constant_7;
    dfg_node constant_8;
    dfg_node constant_9;
};

static bool bnns_dense_bias_gelu_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 2u; alt++) {
        dfg_node multiply_2 = DFG_NONE, multiply_3 = DFG_NONE, constant_6 = DFG_NONE, add = DFG_NONE;
        dfg_node constant_5 = DFG_NONE, tanh = DFG_NONE, multiply_4 = DFG_NONE, constant_4 = DFG_NONE;
        dfg_node cubed = DFG_NONE, multiply = DFG_NONE, constant_3 = DFG_NONE, power = DFG_NONE;
        dfg_node constant_2 = DFG_NONE, d = DFG_NONE;
        uint32_t swap = 0, swap_2 = 0, swap_3 = 0, swap_4 = 0, swap_5 = 0, swap_6 = 0;
        if (alt == 0) {
            multiply_2 = n;
            if (!dfg_calls_argc(g, multiply_2, OP_multiply, 2))
                continue;
            swap = dfg_op(g, dfg_arg(g, multiply_2, 0)) == OP_multiply ? 0 : 1;
            multiply_3 = dfg_arg(g, multiply_2, swap);
            if (!dfg_calls_argc(g, multiply_3, OP_multiply, 2))
                continue;
            swap_2 = dfg_op(g, dfg_arg(g, multiply_3, 0)) == OP_add ? 0 : 1;
            constant_6 = dfg_arg(g, multiply_3, 1 - swap_2);
            if (!dfg_const_is(g, constant_6, dfg_float(0.5), DFG_NO_DTYPE))
                continue;
            add = dfg_arg(g, multiply_3, swap_2);
            if (!dfg_calls_argc(g, add, OP_add, 2))
                continue;
            swap_3 = dfg_op(g, dfg_arg(g, add, 0)) == OP_tanh ? 0 : 1;
            constant_5 = dfg_arg(g, add, 1 - swap_3);
            if (!dfg_const_is(g, constant_5, dfg_int(1), DFG_NO_DTYPE))
                continue;
            tanh = dfg_arg(g, add, swap_3);
            if (!dfg_calls_argc(g, tanh, OP_tanh, 1))
                continue;
            multiply_4 = dfg_arg(g, tanh, 0);
            if (!dfg_calls_argc(g, multiply_4, OP_multiply, 2))
                continue;
            swap_4 = dfg_op(g, dfg_arg(g, multiply_4, 0)) == OP_add ? 0 : 1;
            constant_4 = dfg_arg(g, multiply_4, 1 - swap_4);
            if (!dfg_const_near(g, constant_4, dfg_float(0.79788456), 1e-06, DFG_NO_DTYPE))
                continue;
            cubed = dfg_arg(g, multiply_4, swap_4);
            if (!dfg_calls_argc(g, cubed, OP_add, 2))
                continue;
            swap_5 = dfg_op(g, dfg_arg(g, cubed, 0)) == OP_multiply ? 0 : 1;
            multiply = dfg_arg(g, cubed, swap_5);
            if (!dfg_calls_argc(g, multiply, OP_multiply, 2))
                continue;
            swap_6 = dfg_op(g, dfg_arg(g, multiply, 0)) == OP_power ? 0 : 1;
            constant_3 = dfg_arg(g, multiply, 1 - swap_6);
            if (!dfg_const_near(g, constant_3, dfg_float(0.044715), 1e-06, DFG_NO_DTYPE))
                continue;
            power = dfg_arg(g, multiply, swap_6);
            if (!dfg_calls_argc(g, power, OP_power, 2))
                continue;
            constant_2 = dfg_arg(g, power, 1);
            if (!dfg_const_is(g, constant_2, dfg_int(3), DFG_NO_DTYPE))
                continue;
            d = dfg_arg(g, power, 0);
            if (!dfg_calls_with(g, d, OP_add, 2))
                continue;
        }
        for (uint32_t swap_7 = 0; swap_7 < (alt == 0 ? dfg_orders(g, d) : 1u); swap_7++) {
            dfg_node d_2 = DFG_NONE, x = DFG_NONE, w = DFG_NONE, constant = DFG_NONE, b = DFG_NONE;
            dfg_node multiply_5 = DFG_NONE, constant_9 = DFG_NONE, multiply_6 = DFG_NONE;
            uint32_t swap_8 = 0;
            if (alt == 0) {
                d_2 = dfg_arg(g, d, swap_7);
                if (!dfg_calls_with(g, d_2, OP_nn_dense, 2))
                    continue;
                x = dfg_arg(g, d_2, 0);
                w = dfg_arg(g, d_2, 1);
                constant = w;
                if (!dfg_is(g, constant, DFG_CONST))
                    continue;
                b = dfg_arg(g, d, 1 - swap_7);
                if (dfg_arg(g, cubed, 1 - swap_5) != d)
                    continue;
                if (dfg_arg(g, multiply_2, 1 - swap) != d)
                    continue;
            } else {
                multiply_5 = n;
                if (!dfg_calls_argc(g, multiply_5, OP_multiply, 2))
                    continue;
                swap_8 = dfg_op(g, dfg_arg(g, multiply_5, 0)) == OP_multiply ? 0 : 1;
                constant_9 = dfg_arg(g, multiply_5, 1 - swap_8);
                if (!dfg_const_is(g, constant_9, dfg_float(0.5), DFG_NO_DTYPE))
                    continue;
                multiply_6 = dfg_arg(g, multiply_5, swap_8);
                if (!dfg_calls_argc(g, multiply_6, OP_multiply, 2))
                    continue;
            }
            for (uint32_t swap_9 = 0; swap_9 < (alt == 1 ? dfg_orders(g, multiply_6) : 1u); swap_9++) {
                if (alt == 1) {
                    d = dfg_arg(g, multiply_6, swap_9);
                    if (!dfg_calls_with(g, d, OP_add, 2))
                        continue;
                }
                for (uint32_t swap_10 = 0; swap_10 < (alt == 1 ? dfg_orders(g, d) : 1u); swap_10++) {
                    dfg_node add_2 = DFG_NONE, constant_8 = DFG_NONE, tanh_2 = DFG_NONE, multiply_7 = DFG_NONE;
                    dfg_node constant_7 = DFG_NONE;
                    uint32_t swap_11 = 0, swap_12 = 0, swap_13 = 0, swap_14 = 0;
                    if (alt == 1) {
                        d_2 = dfg_arg(g, d, swap_10);
                        if (!dfg_calls_with(g, d_2, OP_nn_dense, 2))
                            continue;
                        x = dfg_arg(g, d_2, 0);
                        w = dfg_arg(g, d_2, 1);
                        constant = w;
                        if (!dfg_is(g, constant, DFG_CONST))
                            continue;
                        b = dfg_arg(g, d, 1 - swap_10);
                        add_2 = dfg_arg(g, multiply_6, 1 - swap_9);
                        if (!dfg_calls_argc(g, add_2, OP_add, 2))
                            continue;
                        swap_11 = dfg_op(g, dfg_arg(g, add_2, 0)) == OP_tanh ? 0 : 1;
                        constant_8 = dfg_arg(g, add_2, 1 - swap_11);
                        if (!dfg_const_is(g, constant_8, dfg_int(1), DFG_NO_DTYPE))
                            continue;
                        tanh_2 = dfg_arg(g, add_2, swap_11);
                        if (!dfg_calls_argc(g, tanh_2, OP_tanh, 1))
                            continue;
                        multiply_7 = dfg_arg(g, tanh_2, 0);
                        if (!dfg_calls_argc(g, multiply_7, OP_multiply, 2))
                            continue;
                        swap_12 = dfg_op(g, dfg_arg(g, multiply_7, 0)) == OP_add ? 0 : 1;
                        constant_7 = dfg_arg(g, multiply_7, 1 - swap_12);
                        if (!dfg_const_near(g, constant_7, dfg_float(0.79788456), 1e-06, DFG_NO_DTYPE))
                            continue;
                        cubed = dfg_arg(g, multiply_7, swap_12);
                        if (!dfg_calls_argc(g, cubed, OP_add, 2))
                            continue;
                        swap_13 = dfg_op(g, dfg_arg(g, cubed, 0)) == OP_multiply ? 0 : 1;
                        multiply = dfg_arg(g, cubed, swap_13);
                        if (!dfg_calls_argc(g, multiply, OP_multiply, 2))
                            continue;
                        swap_14 = dfg_op(g, dfg_arg(g, multiply, 0)) == OP_power ? 0 : 1;
                        constant_3 = dfg_arg(g, multiply, 1 - swap_14);
                        if (!dfg_const_near(g, constant_3, dfg_float(0.044715), 1e-06, DFG_NO_DTYPE))
                            continue;
                        power = dfg_arg(g, multiply, swap_14);
                        if (!dfg_calls_argc(g, power, OP_power, 2))
                            continue;
                        constant_2 = dfg_arg(g, power, 1);
                        if (!dfg_const_is(g, constant_2, dfg_int(3), DFG_NO_DTYPE))
                            continue;
                        if (dfg_arg(g, power, 0) != d)
                            continue;
                        if (dfg_arg(g, cubed, 1 - swap_13) != d)
                            continue;
                    }
                    if (!dfg_in_body(g, n,
                                     (const dfg_node[]){multiply_2, multiply_3, add, tanh, multiply_4,
                                                        cubed, multiply, power, d, d_2, multiply_5,
                                                        multiply_6, add_2, tanh_2, multiply_7},
                                     15))
                        continue;
                    if (alt == 0) {
                        /* where dense_ok(d, x, w) */
                        if (!dense_ok(g, d_2, x, w))
                            continue;
                    } else {
                        /* where dense_ok(d, x, w) */
                        if (!dense_ok(g, d_2, x, w))
                            continue;
                    }
                    if (accept(ctx, &(struct bnns_dense_bias_gelu_whole){.m = {.root = n, .x = x, .w = w, .b = b,
                            .d = d, .cubed = cubed}, .multiply = multiply, .power = power, .d = d_2,
                            .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3, .v = n,
                            .multiply_2 = multiply_2, .multiply_3 = multiply_3, .add = add, .tanh = tanh,
                            .multiply_4 = multiply_4, .constant_4 = constant_4, .constant_5 = constant_5,
                            .constant_6 = constant_6, .multiply_5 = multiply_5, .multiply_6 = multiply_6,
                            .add_2 = add_2, .tanh_2 = tanh_2, .multiply_7 = multiply_7,
                            .constant_7 = constant_7, .constant_8 = constant_8, .constant_9 = constant_9}))
                        return true;
                }
            }
        }
    }
    return false;
}

/* bnns.pat:15
 * cond plain_f32(x) = x.dtype == f32;
 */
static bool plain_f32_holds(const dfg_graph *g, dfg_node x)
{
    return dfg_dtype(g, x) == DFG_F32;
}

struct bnns_batch_matmul_whole {
    struct bnns_batch_matmul_match m;
    dfg_node batch_matmul;
};

static bool bnns_batch_matmul_whole(const dfg_graph *g, dfg_node n,
                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_batch_matmul, 2))
        return false;
    dfg_node a = dfg_arg(g, n, 0);
    dfg_node b = dfg_arg(g, n, 1);
    /* where plain_f32(a) */
    if (!plain_f32_holds(g, a))
        return false;
    /* where plain_f32(b) */
    if (!plain_f32_holds(g, b))
        return false;
    return accept(ctx, &(struct bnns_batch_matmul_whole){.m = {.root = n, .a = a, .b = b},
            .batch_matmul = n});
}

struct bnns_pool2d_whole {
    struct bnns_pool2d_match m;
    dfg_node call;
};

static bool bnns_pool2d_whole(const dfg_graph *g, dfg_node n,
                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!(dfg_op(g, n) == OP_nn_max_pool2d || dfg_op(g, n) == OP_nn_avg_pool2d
          || dfg_op(g, n) == OP_nn_global_max_pool2d || dfg_op(g, n) == OP_nn_global_avg_pool2d)
        || !dfg_has_args(g, n, 1))
        return false;
    if (!dfg_str_is(g, n, ATTR_layout, STR_NCHW, STR_NCHW))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where plain_f32(x) */
    if (!plain_f32_holds(g, x))
        return false;
    /* where x.rank in {3, 4} */
    if (!(dfg_rank(g, x) == 3 || dfg_rank(g, x) == 4))
        return false;
    return accept(ctx, &(struct bnns_pool2d_whole){.m = {.root = n, .x = x}, .call = n});
}

struct bnns_instance_norm_whole {
    struct bnns_instance_norm_match m;
    dfg_node constant;
    dfg_node constant_2;
};

static bool bnns_instance_norm_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_instance_norm, 3))
        return false;
    dfg_val axis = dfg_attr_or(g, n, ATTR_axis, dfg_int(1));
    if (!dfg_known(axis))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node g_2 = dfg_arg(g, n, 1);
    dfg_node constant = g_2;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node b = dfg_arg(g, n, 2);
    dfg_node constant_2 = b;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    /* where plain_f32(x) */
    if (!plain_f32_holds(g, x))
        return false;
    /* where (x.rank == 3 and axis == 0) or (x.rank == 4 and axis == 1) */
    if (!((dfg_rank(g, x) == 3 && dfg_eq(axis, dfg_int(0)))
          || (dfg_rank(g, x) == 4 && dfg_eq(axis, dfg_int(1)))))
        return false;
    return accept(ctx, &(struct bnns_instance_norm_whole){.m = {.root = n, .x = x, .g = g_2, .b = b,
            .n = n, .axis = axis}, .constant = constant, .constant_2 = constant_2});
}

struct bnns_conv2d_bias_relu_whole {
    struct bnns_conv2d_bias_relu_match m;
    dfg_node relu;
    dfg_node add;
    dfg_node c;
    dfg_node x;
    dfg_node w;
    dfg_node constant;
    dfg_node b;
    dfg_node constant_2;
    dfg_node x_2;
    dfg_node x_3;
    dfg_node bias_add;
    dfg_node c_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool bnns_conv2d_bias_relu_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_nn_relu, 1))
        return false;
    dfg_node v = dfg_arg(g, n, 0);
    bool is_add = dfg_calls_argc(g, v, OP_add, 2);
    dfg_node add = DFG_NONE, c = DFG_NONE, x = DFG_NONE, w = DFG_NONE, constant = DFG_NONE;
    dfg_node b = DFG_NONE, constant_2 = DFG_NONE;
    uint32_t swap = 0;
    if (is_add) {
        add = v;
        swap = dfg_op(g, dfg_arg(g, add, 0)) == OP_nn_conv2d ? 0 : 1;
        c = dfg_arg(g, add, swap);
        if (!dfg_calls_with(g, c, OP_nn_conv2d, 2))
            return false;
        x = dfg_arg(g, c, 0);
        w = dfg_arg(g, c, 1);
        constant = w;
        if (!dfg_is(g, constant, DFG_CONST))
            return false;
        b = dfg_arg(g, add, 1 - swap);
        constant_2 = b;
        if (!dfg_is(g, constant_2, DFG_CONST))
            return false;
    }
    for (uint32_t alt = 0; alt < (is_add ? 2u : 1u); alt++) {
        dfg_node x_2 = DFG_NONE, x_3 = DFG_NONE, bias_add = DFG_NONE, c_2 = DFG_NONE, constant_3 = DFG_NONE;
        dfg_node constant_4 = DFG_NONE;
        if (is_add) {
            if (alt == 0) {
                x_2 = b;
                if (dfg_rank(g, x_2) != 4 || dfg_extent(g, x_2, 0) != 1 || dfg_extent(g, x_2, 2) != 1
                    || dfg_extent(g, x_2, 3) != 1)
                    continue;
            } else {
                x_3 = b;
                if (dfg_rank(g, x_3) != 3 || dfg_extent(g, x_3, 1) != 1 || dfg_extent(g, x_3, 2) != 1)
                    continue;
            }
        } else {
            bias_add = v;
            if (!dfg_calls_argc(g, bias_add, OP_nn_bias_add, 2)
                || !dfg_int_is(g, bias_add, ATTR_axis, 1, 1))
                continue;
            c_2 = dfg_arg(g, bias_add, 0);
            if (!dfg_calls_with(g, c_2, OP_nn_conv2d, 2))
                continue;
            x = dfg_arg(g, c_2, 0);
            w = dfg_arg(g, c_2, 1);
            constant_3 = w;
            if (!dfg_is(g, constant_3, DFG_CONST))
                continue;
            b = dfg_arg(g, bias_add, 1);
            constant_4 = b;
            if (!dfg_is(g, constant_4, DFG_CONST))
                continue;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){add, c, bias_add, c_2}, 4))
            continue;
        if (is_add) {
            /* where conv2d_ok(c, x, w) */
            if (!conv2d_ok(g, c, x, w))
                continue;
        } else {
            /* where conv2d_ok(c, x, w) */
            if (!conv2d_ok(g, c_2, x, w))
                continue;
        }
        if (accept(ctx, &(struct bnns_conv2d_bias_relu_whole){.m = {.root = n}, .relu = n, .add = add,
                .c = c, .x = x, .w = w, .constant = constant, .b = b, .constant_2 = constant_2,
                .x_2 = x_2, .x_3 = x_3, .bias_add = bias_add, .c_2 = c_2,
                .constant_3 = constant_3, .constant_4 = constant_4}))
            return true;
    }
    return false;
}

struct bnns_conv2d_relu_whole {
    struct bnns_conv2d_relu_match m;
    dfg_node relu;
    dfg_node c;
    dfg_node x;
    dfg_node w;
    dfg_node constant;
};

static bool bnns_conv2d_relu_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_nn_relu, 1))
        return false;
    dfg_node c = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, c, OP_nn_conv2d, 2))
        return false;
    dfg_node x = dfg_arg(g, c, 0);
    dfg_node w = dfg_arg(g, c, 1);
    dfg_node constant = w;
    if (!dfg_is(g, constant, DFG_CONST) || !dfg_same_body(g, n, c))
        return false;
    /* where conv2d_ok(c, x, w) */
    if (!conv2d_ok(g, c, x, w))
        return false;
    return accept(ctx, &(struct bnns_conv2d_relu_whole){.m = {.root = n}, .relu = n, .c = c, .x = x,
            .w = w, .constant = constant});
}

struct bnns_conv2d_bias_sigmoid_whole {
    struct bnns_conv2d_bias_sigmoid_match m;
    dfg_node sigmoid;
    dfg_node add;
    dfg_node c;
    dfg_node x;
    dfg_node w;
    dfg_node constant;
    dfg_node b;
    dfg_node constant_2;
    dfg_node x_2;
    dfg_node x_3;
    dfg_node bias_add;
    dfg_node c_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool bnns_conv2d_bias_sigmoid_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_sigmoid, 1))
        return false;
    dfg_node v = dfg_arg(g, n, 0);
    bool is_add = dfg_calls_argc(g, v, OP_add, 2);
    dfg_node add = DFG_NONE, c = DFG_NONE, x = DFG_NONE, w = DFG_NONE, constant = DFG_NONE;
    dfg_node b = DFG_NONE, constant_2 = DFG_NONE;
    uint32_t swap = 0;
    if (is_add) {
        add = v;
        swap = dfg_op(g, dfg_arg(g, add, 0)) == OP_nn_conv2d ? 0 : 1;
        c = dfg_arg(g, add, swap);
        if (!dfg_calls_with(g, c, OP_nn_conv2d, 2))
            return false;
        x = dfg_arg(g, c, 0);
        w = dfg_arg(g, c, 1);
        constant = w;
        if (!dfg_is(g, constant, DFG_CONST))
            return false;
        b = dfg_arg(g, add, 1 - swap);
        constant_2 = b;
        if (!dfg_is(g, constant_2, DFG_CONST))
            return false;
    }
    for (uint32_t alt = 0; alt < (is_add ? 2u : 1u); alt++) {
        dfg_node x_2 = DFG_NONE, x_3 = DFG_NONE, bias_add = DFG_NONE, c_2 = DFG_NONE, constant_3 = DFG_NONE;
        dfg_node constant_4 = DFG_NONE;
        if (is_add) {
            if (alt == 0) {
                x_2 = b;
                if (dfg_rank(g, x_2) != 4 || dfg_extent(g, x_2, 0) != 1 || dfg_extent(g, x_2, 2) != 1
                    || dfg_extent(g, x_2, 3) != 1)
                    continue;
            } else {
                x_3 = b;
                if (dfg_rank(g, x_3) != 3 || dfg_extent(g, x_3, 1) != 1 || dfg_extent(g, x_3, 2) != 1)
                    continue;
            }
        } else {
            bias_add = v;
            if (!dfg_calls_argc(g, bias_add, OP_nn_bias_add, 2)
                || !dfg_int_is(g, bias_add, ATTR_axis, 1, 1))
                continue;
            c_2 = dfg_arg(g, bias_add, 0);
            if (!dfg_calls_with(g, c_2, OP_nn_conv2d, 2))
                continue;
            x = dfg_arg(g, c_2, 0);
            w = dfg_arg(g, c_2, 1);
            constant_3 = w;
            if (!dfg_is(g, constant_3, DFG_CONST))
                continue;
            b = dfg_arg(g, bias_add, 1);
            constant_4 = b;
            if (!dfg_is(g, constant_4, DFG_CONST))
                continue;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){add, c, bias_add, c_2}, 4))
            continue;
        if (is_add) {
            /* where conv2d_ok(c, x, w) */
            if (!conv2d_ok(g, c, x, w))
                continue;
        } else {
            /* where conv2d_ok(c, x, w) */
            if (!conv2d_ok(g, c_2, x, w))
                continue;
        }
        if (accept(ctx, &(struct bnns_conv2d_bias_sigmoid_whole){.m = {.root = n}, .sigmoid = n,
                .add = add, .c = c, .x = x, .w = w, .constant = constant, .b = b,
                .constant_2 = constant_2, .x_2 = x_2, .x_3 = x_3, .bias_add = bias_add,
                .c_2 = c_2, .constant_3 = constant_3, .constant_4 = constant_4}))
            return true;
    }
    return false;
}

struct bnns_conv2d_sigmoid_whole {
    struct bnns_conv2d_sigmoid_match m;
    dfg_node sigmoid;
    dfg_node c;
    dfg_node x;
    dfg_node w;
    dfg_node constant;
};

static bool bnns_conv2d_sigmoid_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_sigmoid, 1))
        return false;
    dfg_node c = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, c, OP_nn_conv2d, 2))
        return false;
    dfg_node x = dfg_arg(g, c, 0);
    dfg_node w = dfg_arg(g, c, 1);
    dfg_node constant = w;
    if (!dfg_is(g, constant, DFG_CONST) || !dfg_same_body(g, n, c))
        return false;
    /* where conv2d_ok(c, x, w) */
    if (!conv2d_ok(g, c, x, w))
        return false;
    return accept(ctx, &(struct bnns_conv2d_sigmoid_whole){.m = {.root = n}, .sigmoid = n, .c = c,
            .x = x, .w = w, .constant = constant});
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- conv ---- */

static const struct dfg_desc_expr bnns_conv_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 18 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "data_layout", .text = "data_layout", .line = 18 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "\"NCHW\"", .line = 18 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.data_layout == \"NCHW\"", .line = 18 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 18 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 18 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 18 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank == 4", .line = 18 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "c.data_layout == \"NCHW\", x.rank == 4", .line = 18 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 18 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "rank", .line = 18 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 18 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "w.rank == 4", .line = 18 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 12, }, .text = "c.data_layout == \"NCHW\", x.rank == 4, w.rank == 4", .line = 18 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 18 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 18 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "x.dtype == f32", .line = 18 },
    /* 18 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 17, }, .text = "c.data_layout == \"NCHW\", x.rank == 4, w.rank == 4, x.dtype == f32", .line = 18 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 18 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 18 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "w.dtype == f32", .line = 18 },
    /* 23 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 22, }, .text = "c.data_layout == \"NCHW\", x.rank == 4, w.rank == 4, x.dtype == f32, w.dtype == f32", .line = 18 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 19 },
    /* 25 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .name = "out_dtype", .text = "out_dtype", .line = 19 },
    /* 26 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "present(c.out_dtype)", .line = 19 },
    /* 27 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "not present(c.out_dtype)", .line = 19 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 19 },
    /* 29 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .name = "out_dtype", .text = "out_dtype", .line = 19 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 19 },
    /* 31 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "attr(c, out_dtype) == f32", .line = 19 },
    /* 32 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 27, 31, }, .text = "not present(c.out_dtype) or attr(c, out_dtype) == f32", .line = 19 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 23, 32, }, .text = "c.data_layout == \"NCHW\", x.rank == 4, w.rank == 4, x.dtype == f32, w.dtype == f32,\012    not present(c.out_dtype) or attr(c, out_dtype) == f32", .line = 18 },
};
static const struct dfg_desc_node bnns_conv_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "c",
        .text = "nn.conv2d(x, w & const)", .line = 24 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 23 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "w & const", .line = 24 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 23 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 24 },
};
static const struct dfg_desc_region bnns_conv_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture bnns_conv_refs[] = { { 1, -1 }, { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture bnns_conv_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct bnns_conv_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct bnns_conv_match, w) },
    { "c", DFG_CAP_NODE, offsetof(struct bnns_conv_match, c) },
};
static const struct dfg_desc_pattern bnns_conv_desc = {
    .n_nodes = 5, .n_exprs = 34, .n_vars = 0, .n_sets = 3,
    .nodes = bnns_conv_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = bnns_conv_regions,
    .exprs = bnns_conv_exprs,
    .captures = bnns_conv_refs,
    .text = "pattern conv(x, w) {\012    c = nn.conv2d(x, w & const);\012    where conv2d_ok(c, x, w);\012    return c;\012}", .line = 23, .n_where = 1, .where = (const uint32_t[]){ 33, }
};
static bool bnns_conv_any(const dfg_graph *g, dfg_node n, void *m)
{
    return bnns_conv_match(g, n, m);
}
static bool bnns_conv_pass(void *ctx, const struct bnns_conv_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool bnns_conv_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return bnns_conv_each(g, n, bnns_conv_pass, &e);
}

static const struct dfg_part bnns_conv_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct bnns_conv_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct bnns_conv_whole, m.w) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct bnns_conv_whole, m.c) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct bnns_conv_whole, constant) },
};
/* ---- conv_bias ---- */

static const struct dfg_desc_expr bnns_conv_bias_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 18 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "data_layout", .text = "data_layout", .line = 18 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "\"NCHW\"", .line = 18 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.data_layout == \"NCHW\"", .line = 18 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 18 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 18 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 18 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank == 4", .line = 18 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "c.data_layout == \"NCHW\", x.rank == 4", .line = 18 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 18 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "rank", .line = 18 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 18 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "w.rank == 4", .line = 18 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 12, }, .text = "c.data_layout == \"NCHW\", x.rank == 4, w.rank == 4", .line = 18 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 18 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 18 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "x.dtype == f32", .line = 18 },
    /* 18 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 17, }, .text = "c.data_layout == \"NCHW\", x.rank == 4, w.rank == 4, x.dtype == f32", .line = 18 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 18 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 18 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "w.dtype == f32", .line = 18 },
    /* 23 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 22, }, .text = "c.data_layout == \"NCHW\", x.rank == 4, w.rank == 4, x.dtype == f32, w.dtype == f32", .line = 18 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 19 },
    /* 25 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .name = "out_dtype", .text = "out_dtype", .line = 19 },
    /* 26 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "present(c.out_dtype)", .line = 19 },
    /* 27 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "not present(c.out_dtype)", .line = 19 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 19 },
    /* 29 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .name = "out_dtype", .text = "out_dtype", .line = 19 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 19 },
    /* 31 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "attr(c, out_dtype) == f32", .line = 19 },
    /* 32 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 27, 31, }, .text = "not present(c.out_dtype) or attr(c, out_dtype) == f32", .line = 19 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 23, 32, }, .text = "c.data_layout == \"NCHW\", x.rank == 4, w.rank == 4, x.dtype == f32, w.dtype == f32,\012    not present(c.out_dtype) or attr(c, out_dtype) == f32", .line = 18 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 14, .text = "c", .line = 18 },
    /* 35 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .name = "data_layout", .text = "data_layout", .line = 18 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "\"NCHW\"", .line = 18 },
    /* 37 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "c.data_layout == \"NCHW\"", .line = 18 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 18 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "rank", .line = 18 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 18 },
    /* 41 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "x.rank == 4", .line = 18 },
    /* 42 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 41, }, .text = "c.data_layout == \"NCHW\", x.rank == 4", .line = 18 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 18 },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "rank", .line = 18 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 18 },
    /* 46 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 44, 45, }, .text = "w.rank == 4", .line = 18 },
    /* 47 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 42, 46, }, .text = "c.data_layout == \"NCHW\", x.rank == 4, w.rank == 4", .line = 18 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 18 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "dtype", .line = 18 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 51 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "x.dtype == f32", .line = 18 },
    /* 52 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 47, 51, }, .text = "c.data_layout == \"NCHW\", x.rank == 4, w.rank == 4, x.dtype == f32", .line = 18 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 18 },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "dtype", .line = 18 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "w.dtype == f32", .line = 18 },
    /* 57 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 52, 56, }, .text = "c.data_layout == \"NCHW\", x.rank == 4, w.rank == 4, x.dtype == f32, w.dtype == f32", .line = 18 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 14, .text = "c", .line = 19 },
    /* 59 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .name = "out_dtype", .text = "out_dtype", .line = 19 },
    /* 60 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "present(c.out_dtype)", .line = 19 },
    /* 61 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .text = "not present(c.out_dtype)", .line = 19 },
    /* 62 */ { .op = DFG_E_NODE, .ref = 14, .text = "c", .line = 19 },
    /* 63 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 62, }, .name = "out_dtype", .text = "out_dtype", .line = 19 },
    /* 64 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 19 },
    /* 65 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 63, 64, }, .text = "attr(c, out_dtype) == f32", .line = 19 },
    /* 66 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 61, 65, }, .text = "not present(c.out_dtype) or attr(c, out_dtype) == f32", .line = 19 },
    /* 67 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 57, 66, }, .text = "c.data_layout == \"NCHW\", x.rank == 4, w.rank == 4, x.dtype == f32, w.dtype == f32,\012    not present(c.out_dtype) or attr(c, out_dtype) == f32", .line = 18 },
};
static const struct dfg_desc_node bnns_conv_bias_nodes[19] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 13, },
        .text = "add(conv(x, w), b & const & (_ : [1, _, 1, 1] | _ : [_, 1, 1])) | nn.bias_add(co...", .line = 30 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 7, },
        .text = "add(conv(x, w), b & const & (_ : [1, _, 1, 1] | _ : [_, 1, 1]))", .line = 30 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "c",
        .text = "nn.conv2d(x, w & const)", .line = 24, .n_where = 1, .where = (const uint32_t[]){ 33, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 29 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "w & const", .line = 24 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 29 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 24 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 8, 9, 10, },
        .text = "b & const & (_ : [1, _, 1, 1] | _ : [_, 1, 1])", .line = 30 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 29 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 30 },
    [10] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "(_ : [1, _, 1, 1] | _ : [_, 1, 1])", .line = 30 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x0u, .has_shape = true, .n = 4, .dims = (const struct dfg_desc_dim[]){ { DFG_D_DIM_NUM, 1LL }, { DFG_D_DIM_ANY, 0 }, { DFG_D_DIM_NUM, 1LL }, { DFG_D_DIM_NUM, 1LL }, }, .text = "[1, _, 1, 1]", .line = 30 },
        },
        .text = "_", .line = 30 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x0u, .has_shape = true, .n = 3, .dims = (const struct dfg_desc_dim[]){ { DFG_D_DIM_ANY, 0 }, { DFG_D_DIM_NUM, 1LL }, { DFG_D_DIM_NUM, 1LL }, }, .text = "[_, 1, 1]", .line = 30 },
        },
        .text = "_", .line = 30 },
    [13] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 17, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axis", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "axis == 1", .line = 30 },
        },
        .text = "nn.bias_add(conv(x, w), b & const)", .line = 30 },
    [14] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 15, },
        .name = "c",
        .text = "nn.conv2d(x, w & const)", .line = 24, .n_where = 1, .where = (const uint32_t[]){ 67, } },
    [15] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 16, },
        .text = "w & const", .line = 24 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 24 },
    [17] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 18, },
        .text = "b & const", .line = 30 },
    [18] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 30 },
};
static const struct dfg_desc_region bnns_conv_bias_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture bnns_conv_bias_refs[] = { { 3, -1 }, { 5, -1 }, { 8, -1 }, };
static const struct dfg_capture bnns_conv_bias_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct bnns_conv_bias_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct bnns_conv_bias_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct bnns_conv_bias_match, b) },
};
static const struct dfg_desc_pattern bnns_conv_bias_desc = {
    .n_nodes = 19, .n_exprs = 68, .n_vars = 0, .n_sets = 3,
    .nodes = bnns_conv_bias_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = bnns_conv_bias_regions,
    .exprs = bnns_conv_bias_exprs,
    .captures = bnns_conv_bias_refs,
    .text = "pattern conv_bias(x, w, b) =\012    add(conv(x, w), b & const & (_ : [1, _, 1, 1] | _ : [_, 1, 1])) | nn.bias_add(conv(x, w), b & const) { axis == 1 };", .line = 29
};
static bool bnns_conv_bias_any(const dfg_graph *g, dfg_node n, void *m)
{
    return bnns_conv_bias_match(g, n, m);
}
static bool bnns_conv_bias_pass(void *ctx, const struct bnns_conv_bias_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool bnns_conv_bias_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return bnns_conv_bias_each(g, n, bnns_conv_bias_pass, &e);
}

static const struct dfg_part bnns_conv_bias_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct bnns_conv_bias_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct bnns_conv_bias_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct bnns_conv_bias_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct bnns_conv_bias_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct bnns_conv_bias_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct bnns_conv_bias_whole, c) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct bnns_conv_bias_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct bnns_conv_bias_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct bnns_conv_bias_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct bnns_conv_bias_whole, x_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct bnns_conv_bias_whole, bias_add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct bnns_conv_bias_whole, c_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct bnns_conv_bias_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct bnns_conv_bias_whole, constant_4) },
};
/* ---- dense ---- */

static const struct dfg_desc_expr bnns_dense_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 21 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 21 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "w.dtype == f32", .line = 21 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "x.dtype == f32, w.dtype == f32", .line = 21 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 21 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "rank", .line = 21 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 21 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "w.rank == 2", .line = 21 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 12, }, .text = "x.dtype == f32, w.dtype == f32, w.rank == 2", .line = 21 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 0, .text = "d", .line = 21 },
    /* 15 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .name = "out_dtype", .text = "out_dtype", .line = 21 },
    /* 16 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "present(d.out_dtype)", .line = 21 },
    /* 17 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "not present(d.out_dtype)", .line = 21 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 0, .text = "d", .line = 21 },
    /* 19 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .name = "out_dtype", .text = "out_dtype", .line = 21 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "attr(d, out_dtype) == f32", .line = 21 },
    /* 22 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "not present(d.out_dtype) or attr(d, out_dtype) == f32", .line = 21 },
    /* 23 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 22, }, .text = "x.dtype == f32, w.dtype == f32, w.rank == 2, not present(d.out_dtype) or attr(d, out_dtype) == f32", .line = 21 },
};
static const struct dfg_desc_node bnns_dense_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "d",
        .text = "nn.dense(x, w & const)", .line = 33 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 32 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "w & const", .line = 33 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 32 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 33 },
};
static const struct dfg_desc_region bnns_dense_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture bnns_dense_refs[] = { { 1, -1 }, { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture bnns_dense_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct bnns_dense_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct bnns_dense_match, w) },
    { "d", DFG_CAP_NODE, offsetof(struct bnns_dense_match, d) },
};
static const struct dfg_desc_pattern bnns_dense_desc = {
    .n_nodes = 5, .n_exprs = 24, .n_vars = 0, .n_sets = 3,
    .nodes = bnns_dense_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = bnns_dense_regions,
    .exprs = bnns_dense_exprs,
    .captures = bnns_dense_refs,
    .text = "pattern dense(x, w) {\012    d = nn.dense(x, w & const);\012    where dense_ok(d, x, w);\012    return d;\012}", .line = 32, .n_where = 1, .where = (const uint32_t[]){ 23, }
};
static bool bnns_dense_any(const dfg_graph *g, dfg_node n, void *m)
{
    return bnns_dense_match(g, n, m);
}
static bool bnns_dense_pass(void *ctx, const struct bnns_dense_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool bnns_dense_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return bnns_dense_each(g, n, bnns_dense_pass, &e);
}

static const struct dfg_part bnns_dense_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct bnns_dense_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct bnns_dense_whole, m.w) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct bnns_dense_whole, m.d) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct bnns_dense_whole, constant) },
};
/* ---- dense_bias ---- */

static const struct dfg_desc_expr bnns_dense_bias_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 21 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 21 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "w.dtype == f32", .line = 21 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "x.dtype == f32, w.dtype == f32", .line = 21 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 21 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "rank", .line = 21 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 21 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "w.rank == 2", .line = 21 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 12, }, .text = "x.dtype == f32, w.dtype == f32, w.rank == 2", .line = 21 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 1, .text = "d", .line = 21 },
    /* 15 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .name = "out_dtype", .text = "out_dtype", .line = 21 },
    /* 16 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "present(d.out_dtype)", .line = 21 },
    /* 17 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "not present(d.out_dtype)", .line = 21 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 1, .text = "d", .line = 21 },
    /* 19 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .name = "out_dtype", .text = "out_dtype", .line = 21 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "attr(d, out_dtype) == f32", .line = 21 },
    /* 22 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "not present(d.out_dtype) or attr(d, out_dtype) == f32", .line = 21 },
    /* 23 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 22, }, .text = "x.dtype == f32, w.dtype == f32, w.rank == 2, not present(d.out_dtype) or attr(d, out_dtype) == f32", .line = 21 },
};
static const struct dfg_desc_node bnns_dense_bias_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 6, },
        .text = "add(dense(x, w), b)", .line = 37 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .name = "d",
        .text = "nn.dense(x, w & const)", .line = 33, .n_where = 1, .where = (const uint32_t[]){ 23, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 37 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "w & const", .line = 33 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 37 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 33 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 37 },
};
static const struct dfg_desc_region bnns_dense_bias_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture bnns_dense_bias_refs[] = { { 2, -1 }, { 4, -1 }, { 6, -1 }, };
static const struct dfg_capture bnns_dense_bias_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct bnns_dense_bias_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct bnns_dense_bias_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct bnns_dense_bias_match, b) },
};
static const struct dfg_desc_pattern bnns_dense_bias_desc = {
    .n_nodes = 7, .n_exprs = 24, .n_vars = 0, .n_sets = 3,
    .nodes = bnns_dense_bias_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = bnns_dense_bias_regions,
    .exprs = bnns_dense_bias_exprs,
    .captures = bnns_dense_bias_refs,
    .text = "pattern dense_bias(x, w, b) = add(dense(x, w), b);", .line = 37
};
static bool bnns_dense_bias_any(const dfg_graph *g, dfg_node n, void *m)
{
    return bnns_dense_bias_match(g, n, m);
}
static bool bnns_dense_bias_pass(void *ctx, const struct bnns_dense_bias_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool bnns_dense_bias_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return bnns_dense_bias_each(g, n, bnns_dense_bias_pass, &e);
}

static const struct dfg_part bnns_dense_bias_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct bnns_dense_bias_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct bnns_dense_bias_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct bnns_dense_bias_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct bnns_dense_bias_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct bnns_dense_bias_whole, d) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct bnns_dense_bias_whole, constant) },
};
/* ---- dense_bias_gelu ---- */

static const struct dfg_desc_expr bnns_dense_bias_gelu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 11, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 21 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 13, .text = "w", .line = 21 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 21 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "w.dtype == f32", .line = 21 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "x.dtype == f32, w.dtype == f32", .line = 21 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 13, .text = "w", .line = 21 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "rank", .line = 21 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 21 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "w.rank == 2", .line = 21 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 12, }, .text = "x.dtype == f32, w.dtype == f32, w.rank == 2", .line = 21 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 10, .text = "d", .line = 21 },
    /* 15 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .name = "out_dtype", .text = "out_dtype", .line = 21 },
    /* 16 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "present(d.out_dtype)", .line = 21 },
    /* 17 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "not present(d.out_dtype)", .line = 21 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 10, .text = "d", .line = 21 },
    /* 19 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .name = "out_dtype", .text = "out_dtype", .line = 21 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 21 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "attr(d, out_dtype) == f32", .line = 21 },
    /* 22 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "not present(d.out_dtype) or attr(d, out_dtype) == f32", .line = 21 },
    /* 23 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 22, }, .text = "x.dtype == f32, w.dtype == f32, w.rank == 2, not present(d.out_dtype) or attr(d, out_dtype) == f32", .line = 21 },
};
static const struct dfg_desc_node bnns_dense_bias_gelu_nodes[29] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 21, },
        .text = "multiply(multiply(add(tanh(multiply(cubed, approx(0.79788456, 1e-6))), 1), 0.5),...", .line = 42 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 9, },
        .text = "multiply(multiply(add(tanh(multiply(cubed, approx(0.79788456, 1e-6))), 1), 0.5),...", .line = 42 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 20, },
        .text = "multiply(add(tanh(multiply(cubed, approx(0.79788456, 1e-6))), 1), 0.5)", .line = 42 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 19, },
        .text = "add(tanh(multiply(cubed, approx(0.79788456, 1e-6))), 1)", .line = 42 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .text = "tanh(multiply(cubed, approx(0.79788456, 1e-6)))", .line = 42 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 18, },
        .text = "multiply(cubed, approx(0.79788456, 1e-6))", .line = 42 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 9, },
        .name = "cubed",
        .text = "multiply(power(d, 3), approx(0.044715, 1e-6)) + d", .line = 41 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 17, },
        .text = "multiply(power(d, 3), approx(0.044715, 1e-6))", .line = 41 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "power", },
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 16, },
        .text = "power(d, 3)", .line = 41 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 15, },
        .name = "d",
        .text = "add(dense(x, w), b)", .line = 37 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .name = "d",
        .text = "nn.dense(x, w & const)", .line = 33, .n_where = 1, .where = (const uint32_t[]){ 23, } },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 39 },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "w & const", .line = 33 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 39 },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 33 },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 39 },
    [16] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 41 },
    [17] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.044715 }, 1e-06 },
        .text = "approx(0.044715, 1e-6)", .line = 41 },
    [18] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.79788456 }, 1e-06 },
        .text = "approx(0.79788456, 1e-6)", .line = 42 },
    [19] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 42 },
    [20] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 42 },
    [21] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 22, 28, },
        .text = "multiply(multiply(d, add(tanh(multiply(cubed, approx(0.79788456, 1e-6))), 1)), 0...", .line = 43 },
    [22] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 23, },
        .text = "multiply(d, add(tanh(multiply(cubed, approx(0.79788456, 1e-6))), 1))", .line = 43 },
    [23] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 24, 27, },
        .text = "add(tanh(multiply(cubed, approx(0.79788456, 1e-6))), 1)", .line = 43 },
    [24] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 25, },
        .text = "tanh(multiply(cubed, approx(0.79788456, 1e-6)))", .line = 43 },
    [25] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 26, },
        .text = "multiply(cubed, approx(0.79788456, 1e-6))", .line = 43 },
    [26] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.79788456 }, 1e-06 },
        .text = "approx(0.79788456, 1e-6)", .line = 43 },
    [27] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 43 },
    [28] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 43 },
};
static const struct dfg_desc_region bnns_dense_bias_gelu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture bnns_dense_bias_gelu_refs[] = { { 11, -1 }, { 13, -1 }, { 15, -1 }, { 9, -1 }, { 6, -1 }, };
static const struct dfg_capture bnns_dense_bias_gelu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct bnns_dense_bias_gelu_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct bnns_dense_bias_gelu_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct bnns_dense_bias_gelu_match, b) },
    { "d", DFG_CAP_NODE, offsetof(struct bnns_dense_bias_gelu_match, d) },
    { "cubed", DFG_CAP_NODE, offsetof(struct bnns_dense_bias_gelu_match, cubed) },
};
static const struct dfg_desc_pattern bnns_dense_bias_gelu_desc = {
    .n_nodes = 29, .n_exprs = 24, .n_vars = 0, .n_sets = 5,
    .nodes = bnns_dense_bias_gelu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = bnns_dense_bias_gelu_regions,
    .exprs = bnns_dense_bias_gelu_exprs,
    .captures = bnns_dense_bias_gelu_refs,
    .text = "pattern dense_bias_gelu(x, w, b) {\012    d = dense_bias(x, w, b);\012    cubed = multiply(power(d, 3), approx(0.044715, 1e-6)) + d;\012    return multiply(multiply(add(tanh(multiply(cubed, approx(0.79788456, 1e-6))), 1), 0.5), d)\012        | multiply(multiply(d, add(tanh(multiply(cubed, approx(0.79788456, 1e-6))), 1)), 0.5);\012}", .line = 39
};
static bool bnns_dense_bias_gelu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return bnns_dense_bias_gelu_match(g, n, m);
}
static bool bnns_dense_bias_gelu_pass(void *ctx, const struct bnns_dense_bias_gelu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool bnns_dense_bias_gelu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return bnns_dense_bias_gelu_each(g, n, bnns_dense_bias_gelu_pass, &e);
}

static const struct dfg_part bnns_dense_bias_gelu_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct bnns_dense_bias_gelu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct bnns_dense_bias_gelu_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct bnns_dense_bias_gelu_whole, m.b) },
    { DFG_PART_INNER, false, 0, 4, offsetof(struct bnns_dense_bias_gelu_whole, m.cubed) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct bnns_dense_bias_gelu_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct bnns_dense_bias_gelu_whole, power) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct bnns_dense_bias_gelu_whole, m.d) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct bnns_dense_bias_gelu_whole, d) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct bnns_dense_bias_gelu_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct bnns_dense_bias_gelu_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct bnns_dense_bias_gelu_whole, constant_3) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct bnns_dense_bias_gelu_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct bnns_dense_bias_gelu_whole, multiply_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct bnns_dense_bias_gelu_whole, multiply_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct bnns_dense_bias_gelu_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct bnns_dense_bias_gelu_whole, tanh) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct bnns_dense_bias_gelu_whole, multiply_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct bnns_dense_bias_gelu_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct bnns_dense_bias_gelu_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct bnns_dense_bias_gelu_whole, constant_6) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct bnns_dense_bias_gelu_whole, multiply_5) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct bnns_dense_bias_gelu_whole, multiply_6) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct bnns_dense_bias_gelu_whole, add_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct bnns_dense_bias_gelu_whole, tanh_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct bnns_dense_bias_gelu_whole, multiply_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct bnns_dense_bias_gelu_whole, constant_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct bnns_dense_bias_gelu_whole, constant_8) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct bnns_dense_bias_gelu_whole, constant_9) },
};
/* ---- batch_matmul ---- */

static const struct dfg_desc_expr bnns_batch_matmul_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 15 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 15 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 15 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 15 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 15 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 15 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 15 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.dtype == f32", .line = 15 },
};
static const struct dfg_desc_node bnns_batch_matmul_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.batch_matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "nn.batch_matmul(a, b)", .line = 48 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 48 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 48 },
};
static const struct dfg_desc_region bnns_batch_matmul_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture bnns_batch_matmul_refs[] = { { 1, -1 }, { 2, -1 }, };
static const struct dfg_capture bnns_batch_matmul_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct bnns_batch_matmul_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct bnns_batch_matmul_match, b) },
};
static const struct dfg_desc_pattern bnns_batch_matmul_desc = {
    .n_nodes = 3, .n_exprs = 8, .n_vars = 0, .n_sets = 2,
    .nodes = bnns_batch_matmul_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = bnns_batch_matmul_regions,
    .exprs = bnns_batch_matmul_exprs,
    .captures = bnns_batch_matmul_refs,
    .text = "pattern batch_matmul(a, b) = nn.batch_matmul(a, b) where plain_f32(a), plain_f32(b);", .line = 48, .n_where = 2, .where = (const uint32_t[]){ 3, 7, }
};
static bool bnns_batch_matmul_any(const dfg_graph *g, dfg_node n, void *m)
{
    return bnns_batch_matmul_match(g, n, m);
}
static bool bnns_batch_matmul_pass(void *ctx, const struct bnns_batch_matmul_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool bnns_batch_matmul_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return bnns_batch_matmul_each(g, n, bnns_batch_matmul_pass, &e);
}

static const struct dfg_part bnns_batch_matmul_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct bnns_batch_matmul_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct bnns_batch_matmul_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct bnns_batch_matmul_whole, batch_matmul) },
};
/* ---- pool2d ---- */

static const struct dfg_desc_expr bnns_pool2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 15 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 15 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 15 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 15 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 50 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 50 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 50 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 50 },
    /* 8 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 5, 6, 7, }, .text = "x.rank in {3, 4}", .line = 50 },
};
static const struct dfg_desc_node bnns_pool2d_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 4, .ops = (const char *const[]){ "nn.max_pool2d", "nn.avg_pool2d", "nn.global_max_pool2d", "nn.global_avg_pool2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "layout == \"NCHW\"", .line = 50 },
        },
        .text = "(nn.max_pool2d | nn.avg_pool2d | nn.global_max_pool2d | nn.global_avg_pool2d)(x)", .line = 49 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 49 },
};
static const struct dfg_desc_region bnns_pool2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture bnns_pool2d_refs[] = { { 1, -1 }, };
static const struct dfg_capture bnns_pool2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct bnns_pool2d_match, x) },
};
static const struct dfg_desc_pattern bnns_pool2d_desc = {
    .n_nodes = 2, .n_exprs = 9, .n_vars = 0, .n_sets = 1,
    .nodes = bnns_pool2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = bnns_pool2d_regions,
    .exprs = bnns_pool2d_exprs,
    .captures = bnns_pool2d_refs,
    .text = "pattern pool2d(x) = (nn.max_pool2d | nn.avg_pool2d | nn.global_max_pool2d | nn.global_avg_pool2d)(x)\012        { layout == \"NCHW\" } where plain_f32(x), x.rank in {3, 4};", .line = 49, .n_where = 2, .where = (const uint32_t[]){ 3, 8, }
};
static bool bnns_pool2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return bnns_pool2d_match(g, n, m);
}
static bool bnns_pool2d_pass(void *ctx, const struct bnns_pool2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool bnns_pool2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return bnns_pool2d_each(g, n, bnns_pool2d_pass, &e);
}

static const struct dfg_part bnns_pool2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct bnns_pool2d_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct bnns_pool2d_whole, call) },
};
/* ---- instance_norm ---- */

static const struct dfg_desc_expr bnns_instance_norm_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 15 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 15 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 15 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f32", .line = 15 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 53 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 53 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 53 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank == 3", .line = 53 },
    /* 8 */ { .op = DFG_E_VAR, .ref = 0, .text = "axis", .line = 53 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 53 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "axis == 0", .line = 53 },
    /* 11 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 7, 10, }, .text = "(x.rank == 3 and axis == 0)", .line = 53 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 53 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "rank", .line = 53 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 53 },
    /* 15 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.rank == 4", .line = 53 },
    /* 16 */ { .op = DFG_E_VAR, .ref = 0, .text = "axis", .line = 53 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 53 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "axis == 1", .line = 53 },
    /* 19 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 15, 18, }, .text = "(x.rank == 4 and axis == 1)", .line = 53 },
    /* 20 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 11, 19, }, .text = "(x.rank == 3 and axis == 0) or (x.rank == 4 and axis == 1)", .line = 53 },
};
static const struct dfg_desc_node bnns_instance_norm_nodes[8] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.instance_norm", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 5, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axis", .expr = -1, .var = 0, .text = "axis = axis", .line = 52 },
        },
        .name = "n",
        .text = "nn.instance_norm(x, g & const, b & const)", .line = 52 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 51 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "g & const", .line = 52 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "g",
        .text = "g", .line = 51 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 52 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "b & const", .line = 52 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 51 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 52 },
};
static const struct dfg_desc_region bnns_instance_norm_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t bnns_instance_norm_var_regions[] = { 0, };
static const bool bnns_instance_norm_dims[] = { 0, };
static const struct dfg_desc_capture bnns_instance_norm_refs[] = { { 1, -1 }, { 3, -1 }, { 6, -1 }, { 0, -1 }, { 0, -1 }, };
static const struct dfg_capture bnns_instance_norm_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct bnns_instance_norm_match, x) },
    { "g", DFG_CAP_NODE, offsetof(struct bnns_instance_norm_match, g) },
    { "b", DFG_CAP_NODE, offsetof(struct bnns_instance_norm_match, b) },
    { "n", DFG_CAP_NODE, offsetof(struct bnns_instance_norm_match, n) },
    { "axis", DFG_CAP_VALUE, offsetof(struct bnns_instance_norm_match, axis) },
};
static const struct dfg_desc_pattern bnns_instance_norm_desc = {
    .n_nodes = 8, .n_exprs = 21, .n_vars = 1, .n_sets = 5,
    .nodes = bnns_instance_norm_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = bnns_instance_norm_regions,
    .var_region = bnns_instance_norm_var_regions,
    .exprs = bnns_instance_norm_exprs,
    .captures = bnns_instance_norm_refs,
    .var_is_dim = bnns_instance_norm_dims,
    .text = "pattern instance_norm(x, g, b) {\012    n = nn.instance_norm(x, g & const, b & const) { axis = axis };\012    where plain_f32(x), (x.rank == 3 and axis == 0) or (x.rank == 4 and axis == 1);\012    return n;\012}", .line = 51, .n_where = 2, .where = (const uint32_t[]){ 3, 20, }
};
static bool bnns_instance_norm_any(const dfg_graph *g, dfg_node n, void *m)
{
    return bnns_instance_norm_match(g, n, m);
}
static bool bnns_instance_norm_pass(void *ctx, const struct bnns_instance_norm_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool bnns_instance_norm_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return bnns_instance_norm_each(g, n, bnns_instance_norm_pass, &e);
}

static const struct dfg_part bnns_instance_norm_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct bnns_instance_norm_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct bnns_instance_norm_whole, m.g) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct bnns_instance_norm_whole, m.b) },
    { DFG_PART_ROOT, false, 1, 3, offsetof(struct bnns_instance_norm_whole, m.n) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct bnns_instance_norm_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct bnns_instance_norm_whole, constant_2) },
};
/* ---- bnns.conv2d_bias_relu ---- */

static const struct dfg_desc_expr bnns_conv2d_bias_relu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 18 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "data_layout", .text = "data_layout", .line = 18 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "\"NCHW\"", .line = 18 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.data_layout == \"NCHW\"", .line = 18 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 18 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 18 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 18 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank == 4", .line = 18 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "c.data_layout == \"NCHW\", x.rank == 4", .line = 18 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 18 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "rank", .line = 18 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 18 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "w.rank == 4", .line = 18 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 12, }, .text = "c.data_layout == \"NCHW\", x.rank == 4, w.rank == 4", .line = 18 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 18 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 18 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "x.dtype == f32", .line = 18 },
    /* 18 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 17, }, .text = "c.data_layout == \"NCHW\", x.rank == 4, w.rank == 4, x.dtype == f32", .line = 18 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 18 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 18 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "w.dtype == f32", .line = 18 },
    /* 23 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 22, }, .text = "c.data_layout == \"NCHW\", x.rank == 4, w.rank == 4, x.dtype == f32, w.dtype == f32", .line = 18 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 19 },
    /* 25 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .name = "out_dtype", .text = "out_dtype", .line = 19 },
    /* 26 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "present(c.out_dtype)", .line = 19 },
    /* 27 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "not present(c.out_dtype)", .line = 19 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 19 },
    /* 29 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .name = "out_dtype", .text = "out_dtype", .line = 19 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 19 },
    /* 31 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "attr(c, out_dtype) == f32", .line = 19 },
    /* 32 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 27, 31, }, .text = "not present(c.out_dtype) or attr(c, out_dtype) == f32", .line = 19 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 23, 32, }, .text = "c.data_layout == \"NCHW\", x.rank == 4, w.rank == 4, x.dtype == f32, w.dtype == f32,\012    not present(c.out_dtype) or attr(c, out_dtype) == f32", .line = 18 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 15, .text = "c", .line = 18 },
    /* 35 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .name = "data_layout", .text = "data_layout", .line = 18 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "\"NCHW\"", .line = 18 },
    /* 37 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "c.data_layout == \"NCHW\"", .line = 18 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 18 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "rank", .line = 18 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 18 },
    /* 41 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "x.rank == 4", .line = 18 },
    /* 42 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 41, }, .text = "c.data_layout == \"NCHW\", x.rank == 4", .line = 18 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 18 },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "rank", .line = 18 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 18 },
    /* 46 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 44, 45, }, .text = "w.rank == 4", .line = 18 },
    /* 47 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 42, 46, }, .text = "c.data_layout == \"NCHW\", x.rank == 4, w.rank == 4", .line = 18 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 18 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "dtype", .line = 18 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 51 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "x.dtype == f32", .line = 18 },
    /* 52 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 47, 51, }, .text = "c.data_layout == \"NCHW\", x.rank == 4, w.rank == 4, x.dtype == f32", .line = 18 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 18 },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "dtype", .line = 18 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "w.dtype == f32", .line = 18 },
    /* 57 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 52, 56, }, .text = "c.data_layout == \"NCHW\", x.rank == 4, w.rank == 4, x.dtype == f32, w.dtype == f32", .line = 18 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 15, .text = "c", .line = 19 },
    /* 59 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .name = "out_dtype", .text = "out_dtype", .line = 19 },
    /* 60 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "present(c.out_dtype)", .line = 19 },
    /* 61 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .text = "not present(c.out_dtype)", .line = 19 },
    /* 62 */ { .op = DFG_E_NODE, .ref = 15, .text = "c", .line = 19 },
    /* 63 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 62, }, .name = "out_dtype", .text = "out_dtype", .line = 19 },
    /* 64 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 19 },
    /* 65 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 63, 64, }, .text = "attr(c, out_dtype) == f32", .line = 19 },
    /* 66 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 61, 65, }, .text = "not present(c.out_dtype) or attr(c, out_dtype) == f32", .line = 19 },
    /* 67 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 57, 66, }, .text = "c.data_layout == \"NCHW\", x.rank == 4, w.rank == 4, x.dtype == f32, w.dtype == f32,\012    not present(c.out_dtype) or attr(c, out_dtype) == f32", .line = 18 },
};
static const struct dfg_desc_node bnns_conv2d_bias_relu_nodes[20] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "nn.relu(conv_bias)", .line = 59 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 14, },
        .text = "add(conv(x, w), b & const & (_ : [1, _, 1, 1] | _ : [_, 1, 1])) | nn.bias_add(co...", .line = 30 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, },
        .text = "add(conv(x, w), b & const & (_ : [1, _, 1, 1] | _ : [_, 1, 1]))", .line = 30 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .name = "c",
        .text = "nn.conv2d(x, w & const)", .line = 24, .n_where = 1, .where = (const uint32_t[]){ 33, } },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 29 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "w & const", .line = 24 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 29 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 24 },
    [8] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 9, 10, 11, },
        .text = "b & const & (_ : [1, _, 1, 1] | _ : [_, 1, 1])", .line = 30 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 29 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 30 },
    [11] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, },
        .text = "(_ : [1, _, 1, 1] | _ : [_, 1, 1])", .line = 30 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x0u, .has_shape = true, .n = 4, .dims = (const struct dfg_desc_dim[]){ { DFG_D_DIM_NUM, 1LL }, { DFG_D_DIM_ANY, 0 }, { DFG_D_DIM_NUM, 1LL }, { DFG_D_DIM_NUM, 1LL }, }, .text = "[1, _, 1, 1]", .line = 30 },
        },
        .text = "_", .line = 30 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x0u, .has_shape = true, .n = 3, .dims = (const struct dfg_desc_dim[]){ { DFG_D_DIM_ANY, 0 }, { DFG_D_DIM_NUM, 1LL }, { DFG_D_DIM_NUM, 1LL }, }, .text = "[_, 1, 1]", .line = 30 },
        },
        .text = "_", .line = 30 },
    [14] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 18, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axis", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "axis == 1", .line = 30 },
        },
        .text = "nn.bias_add(conv(x, w), b & const)", .line = 30 },
    [15] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 16, },
        .name = "c",
        .text = "nn.conv2d(x, w & const)", .line = 24, .n_where = 1, .where = (const uint32_t[]){ 67, } },
    [16] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 17, },
        .text = "w & const", .line = 24 },
    [17] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 24 },
    [18] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 19, },
        .text = "b & const", .line = 30 },
    [19] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 30 },
};
static const struct dfg_desc_region bnns_conv2d_bias_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern bnns_conv2d_bias_relu_desc = {
    .n_nodes = 20, .n_exprs = 68, .n_vars = 0, .n_sets = 0,
    .nodes = bnns_conv2d_bias_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = bnns_conv2d_bias_relu_regions,
    .exprs = bnns_conv2d_bias_relu_exprs,
    .text = "\"bnns.conv2d_bias_relu\"    = nn.relu(conv_bias);", .line = 59
};
static bool bnns_conv2d_bias_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return bnns_conv2d_bias_relu_match(g, n, m);
}
static bool bnns_conv2d_bias_relu_pass(void *ctx, const struct bnns_conv2d_bias_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool bnns_conv2d_bias_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return bnns_conv2d_bias_relu_each(g, n, bnns_conv2d_bias_relu_pass, &e);
}

static const struct dfg_part bnns_conv2d_bias_relu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct bnns_conv2d_bias_relu_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct bnns_conv2d_bias_relu_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct bnns_conv2d_bias_relu_whole, c) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct bnns_conv2d_bias_relu_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct bnns_conv2d_bias_relu_whole, w) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct bnns_conv2d_bias_relu_whole, constant) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct bnns_conv2d_bias_relu_whole, b) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct bnns_conv2d_bias_relu_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct bnns_conv2d_bias_relu_whole, x_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct bnns_conv2d_bias_relu_whole, x_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct bnns_conv2d_bias_relu_whole, bias_add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct bnns_conv2d_bias_relu_whole, c_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct bnns_conv2d_bias_relu_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct bnns_conv2d_bias_relu_whole, constant_4) },
};
/* ---- bnns.conv2d_relu ---- */

static const struct dfg_desc_expr bnns_conv2d_relu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 18 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "data_layout", .text = "data_layout", .line = 18 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "\"NCHW\"", .line = 18 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.data_layout == \"NCHW\"", .line = 18 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 18 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 18 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 18 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank == 4", .line = 18 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "c.data_layout == \"NCHW\", x.rank == 4", .line = 18 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 18 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "rank", .line = 18 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 18 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "w.rank == 4", .line = 18 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 12, }, .text = "c.data_layout == \"NCHW\", x.rank == 4, w.rank == 4", .line = 18 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 18 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 18 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "x.dtype == f32", .line = 18 },
    /* 18 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 17, }, .text = "c.data_layout == \"NCHW\", x.rank == 4, w.rank == 4, x.dtype == f32", .line = 18 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 18 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 18 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "w.dtype == f32", .line = 18 },
    /* 23 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 22, }, .text = "c.data_layout == \"NCHW\", x.rank == 4, w.rank == 4, x.dtype == f32, w.dtype == f32", .line = 18 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 19 },
    /* 25 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .name = "out_dtype", .text = "out_dtype", .line = 19 },
    /* 26 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "present(c.out_dtype)", .line = 19 },
    /* 27 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "not present(c.out_dtype)", .line = 19 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 19 },
    /* 29 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .name = "out_dtype", .text = "out_dtype", .line = 19 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 19 },
    /* 31 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "attr(c, out_dtype) == f32", .line = 19 },
    /* 32 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 27, 31, }, .text = "not present(c.out_dtype) or attr(c, out_dtype) == f32", .line = 19 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 23, 32, }, .text = "c.data_layout == \"NCHW\", x.rank == 4, w.rank == 4, x.dtype == f32, w.dtype == f32,\012    not present(c.out_dtype) or attr(c, out_dtype) == f32", .line = 18 },
};
static const struct dfg_desc_node bnns_conv2d_relu_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "nn.relu(conv)", .line = 60 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .name = "c",
        .text = "nn.conv2d(x, w & const)", .line = 24, .n_where = 1, .where = (const uint32_t[]){ 33, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 23 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "w & const", .line = 24 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 23 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 24 },
};
static const struct dfg_desc_region bnns_conv2d_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern bnns_conv2d_relu_desc = {
    .n_nodes = 6, .n_exprs = 34, .n_vars = 0, .n_sets = 0,
    .nodes = bnns_conv2d_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = bnns_conv2d_relu_regions,
    .exprs = bnns_conv2d_relu_exprs,
    .text = "\"bnns.conv2d_relu\"         = nn.relu(conv);", .line = 60
};
static bool bnns_conv2d_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return bnns_conv2d_relu_match(g, n, m);
}
static bool bnns_conv2d_relu_pass(void *ctx, const struct bnns_conv2d_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool bnns_conv2d_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return bnns_conv2d_relu_each(g, n, bnns_conv2d_relu_pass, &e);
}

static const struct dfg_part bnns_conv2d_relu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct bnns_conv2d_relu_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct bnns_conv2d_relu_whole, c) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct bnns_conv2d_relu_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct bnns_conv2d_relu_whole, w) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct bnns_conv2d_relu_whole, constant) },
};
/* ---- bnns.conv2d_bias_sigmoid ---- */

static const struct dfg_desc_expr bnns_conv2d_bias_sigmoid_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 18 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "data_layout", .text = "data_layout", .line = 18 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "\"NCHW\"", .line = 18 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.data_layout == \"NCHW\"", .line = 18 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 18 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 18 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 18 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank == 4", .line = 18 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "c.data_layout == \"NCHW\", x.rank == 4", .line = 18 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 18 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "rank", .line = 18 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 18 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "w.rank == 4", .line = 18 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 12, }, .text = "c.data_layout == \"NCHW\", x.rank == 4, w.rank == 4", .line = 18 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 18 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 18 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "x.dtype == f32", .line = 18 },
    /* 18 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 17, }, .text = "c.data_layout == \"NCHW\", x.rank == 4, w.rank == 4, x.dtype == f32", .line = 18 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 18 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 18 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "w.dtype == f32", .line = 18 },
    /* 23 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 22, }, .text = "c.data_layout == \"NCHW\", x.rank == 4, w.rank == 4, x.dtype == f32, w.dtype == f32", .line = 18 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 19 },
    /* 25 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .name = "out_dtype", .text = "out_dtype", .line = 19 },
    /* 26 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "present(c.out_dtype)", .line = 19 },
    /* 27 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "not present(c.out_dtype)", .line = 19 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 19 },
    /* 29 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .name = "out_dtype", .text = "out_dtype", .line = 19 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 19 },
    /* 31 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "attr(c, out_dtype) == f32", .line = 19 },
    /* 32 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 27, 31, }, .text = "not present(c.out_dtype) or attr(c, out_dtype) == f32", .line = 19 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 23, 32, }, .text = "c.data_layout == \"NCHW\", x.rank == 4, w.rank == 4, x.dtype == f32, w.dtype == f32,\012    not present(c.out_dtype) or attr(c, out_dtype) == f32", .line = 18 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 15, .text = "c", .line = 18 },
    /* 35 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .name = "data_layout", .text = "data_layout", .line = 18 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "\"NCHW\"", .line = 18 },
    /* 37 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "c.data_layout == \"NCHW\"", .line = 18 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 18 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "rank", .line = 18 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 18 },
    /* 41 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "x.rank == 4", .line = 18 },
    /* 42 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 41, }, .text = "c.data_layout == \"NCHW\", x.rank == 4", .line = 18 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 18 },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "rank", .line = 18 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 18 },
    /* 46 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 44, 45, }, .text = "w.rank == 4", .line = 18 },
    /* 47 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 42, 46, }, .text = "c.data_layout == \"NCHW\", x.rank == 4, w.rank == 4", .line = 18 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 18 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "dtype", .line = 18 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 51 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "x.dtype == f32", .line = 18 },
    /* 52 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 47, 51, }, .text = "c.data_layout == \"NCHW\", x.rank == 4, w.rank == 4, x.dtype == f32", .line = 18 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 18 },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "dtype", .line = 18 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "w.dtype == f32", .line = 18 },
    /* 57 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 52, 56, }, .text = "c.data_layout == \"NCHW\", x.rank == 4, w.rank == 4, x.dtype == f32, w.dtype == f32", .line = 18 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 15, .text = "c", .line = 19 },
    /* 59 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .name = "out_dtype", .text = "out_dtype", .line = 19 },
    /* 60 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "present(c.out_dtype)", .line = 19 },
    /* 61 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .text = "not present(c.out_dtype)", .line = 19 },
    /* 62 */ { .op = DFG_E_NODE, .ref = 15, .text = "c", .line = 19 },
    /* 63 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 62, }, .name = "out_dtype", .text = "out_dtype", .line = 19 },
    /* 64 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 19 },
    /* 65 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 63, 64, }, .text = "attr(c, out_dtype) == f32", .line = 19 },
    /* 66 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 61, 65, }, .text = "not present(c.out_dtype) or attr(c, out_dtype) == f32", .line = 19 },
    /* 67 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 57, 66, }, .text = "c.data_layout == \"NCHW\", x.rank == 4, w.rank == 4, x.dtype == f32, w.dtype == f32,\012    not present(c.out_dtype) or attr(c, out_dtype) == f32", .line = 18 },
};
static const struct dfg_desc_node bnns_conv2d_bias_sigmoid_nodes[20] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "sigmoid(conv_bias)", .line = 61 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 14, },
        .text = "add(conv(x, w), b & const & (_ : [1, _, 1, 1] | _ : [_, 1, 1])) | nn.bias_add(co...", .line = 30 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, },
        .text = "add(conv(x, w), b & const & (_ : [1, _, 1, 1] | _ : [_, 1, 1]))", .line = 30 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .name = "c",
        .text = "nn.conv2d(x, w & const)", .line = 24, .n_where = 1, .where = (const uint32_t[]){ 33, } },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 29 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "w & const", .line = 24 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 29 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 24 },
    [8] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 9, 10, 11, },
        .text = "b & const & (_ : [1, _, 1, 1] | _ : [_, 1, 1])", .line = 30 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 29 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 30 },
    [11] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, },
        .text = "(_ : [1, _, 1, 1] | _ : [_, 1, 1])", .line = 30 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x0u, .has_shape = true, .n = 4, .dims = (const struct dfg_desc_dim[]){ { DFG_D_DIM_NUM, 1LL }, { DFG_D_DIM_ANY, 0 }, { DFG_D_DIM_NUM, 1LL }, { DFG_D_DIM_NUM, 1LL }, }, .text = "[1, _, 1, 1]", .line = 30 },
        },
        .text = "_", .line = 30 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x0u, .has_shape = true, .n = 3, .dims = (const struct dfg_desc_dim[]){ { DFG_D_DIM_ANY, 0 }, { DFG_D_DIM_NUM, 1LL }, { DFG_D_DIM_NUM, 1LL }, }, .text = "[_, 1, 1]", .line = 30 },
        },
        .text = "_", .line = 30 },
    [14] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 18, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axis", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "axis == 1", .line = 30 },
        },
        .text = "nn.bias_add(conv(x, w), b & const)", .line = 30 },
    [15] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 16, },
        .name = "c",
        .text = "nn.conv2d(x, w & const)", .line = 24, .n_where = 1, .where = (const uint32_t[]){ 67, } },
    [16] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 17, },
        .text = "w & const", .line = 24 },
    [17] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 24 },
    [18] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 19, },
        .text = "b & const", .line = 30 },
    [19] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 30 },
};
static const struct dfg_desc_region bnns_conv2d_bias_sigmoid_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern bnns_conv2d_bias_sigmoid_desc = {
    .n_nodes = 20, .n_exprs = 68, .n_vars = 0, .n_sets = 0,
    .nodes = bnns_conv2d_bias_sigmoid_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = bnns_conv2d_bias_sigmoid_regions,
    .exprs = bnns_conv2d_bias_sigmoid_exprs,
    .text = "\"bnns.conv2d_bias_sigmoid\" = sigmoid(conv_bias);", .line = 61
};
static bool bnns_conv2d_bias_sigmoid_any(const dfg_graph *g, dfg_node n, void *m)
{
    return bnns_conv2d_bias_sigmoid_match(g, n, m);
}
static bool bnns_conv2d_bias_sigmoid_pass(void *ctx, const struct bnns_conv2d_bias_sigmoid_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool bnns_conv2d_bias_sigmoid_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return bnns_conv2d_bias_sigmoid_each(g, n, bnns_conv2d_bias_sigmoid_pass, &e);
}

static const struct dfg_part bnns_conv2d_bias_sigmoid_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct bnns_conv2d_bias_sigmoid_whole, sigmoid) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct bnns_conv2d_bias_sigmoid_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct bnns_conv2d_bias_sigmoid_whole, c) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct bnns_conv2d_bias_sigmoid_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct bnns_conv2d_bias_sigmoid_whole, w) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct bnns_conv2d_bias_sigmoid_whole, constant) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct bnns_conv2d_bias_sigmoid_whole, b) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct bnns_conv2d_bias_sigmoid_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct bnns_conv2d_bias_sigmoid_whole, x_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct bnns_conv2d_bias_sigmoid_whole, x_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct bnns_conv2d_bias_sigmoid_whole, bias_add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct bnns_conv2d_bias_sigmoid_whole, c_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct bnns_conv2d_bias_sigmoid_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct bnns_conv2d_bias_sigmoid_whole, constant_4) },
};
/* ---- bnns.conv2d_sigmoid ---- */

static const struct dfg_desc_expr bnns_conv2d_sigmoid_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 18 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "data_layout", .text = "data_layout", .line = 18 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "\"NCHW\"", .line = 18 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.data_layout == \"NCHW\"", .line = 18 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 18 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 18 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 18 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank == 4", .line = 18 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "c.data_layout == \"NCHW\", x.rank == 4", .line = 18 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 18 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "rank", .line = 18 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 18 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "w.rank == 4", .line = 18 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 12, }, .text = "c.data_layout == \"NCHW\", x.rank == 4, w.rank == 4", .line = 18 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 18 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 18 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "x.dtype == f32", .line = 18 },
    /* 18 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 17, }, .text = "c.data_layout == \"NCHW\", x.rank == 4, w.rank == 4, x.dtype == f32", .line = 18 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 18 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 18 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "w.dtype == f32", .line = 18 },
    /* 23 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 22, }, .text = "c.data_layout == \"NCHW\", x.rank == 4, w.rank == 4, x.dtype == f32, w.dtype == f32", .line = 18 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 19 },
    /* 25 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .name = "out_dtype", .text = "out_dtype", .line = 19 },
    /* 26 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "present(c.out_dtype)", .line = 19 },
    /* 27 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "not present(c.out_dtype)", .line = 19 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 19 },
    /* 29 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .name = "out_dtype", .text = "out_dtype", .line = 19 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 19 },
    /* 31 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "attr(c, out_dtype) == f32", .line = 19 },
    /* 32 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 27, 31, }, .text = "not present(c.out_dtype) or attr(c, out_dtype) == f32", .line = 19 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 23, 32, }, .text = "c.data_layout == \"NCHW\", x.rank == 4, w.rank == 4, x.dtype == f32, w.dtype == f32,\012    not present(c.out_dtype) or attr(c, out_dtype) == f32", .line = 18 },
};
static const struct dfg_desc_node bnns_conv2d_sigmoid_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "sigmoid(conv)", .line = 62 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .name = "c",
        .text = "nn.conv2d(x, w & const)", .line = 24, .n_where = 1, .where = (const uint32_t[]){ 33, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 23 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "w & const", .line = 24 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 23 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 24 },
};
static const struct dfg_desc_region bnns_conv2d_sigmoid_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern bnns_conv2d_sigmoid_desc = {
    .n_nodes = 6, .n_exprs = 34, .n_vars = 0, .n_sets = 0,
    .nodes = bnns_conv2d_sigmoid_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = bnns_conv2d_sigmoid_regions,
    .exprs = bnns_conv2d_sigmoid_exprs,
    .text = "\"bnns.conv2d_sigmoid\"      = sigmoid(conv);", .line = 62
};
static bool bnns_conv2d_sigmoid_any(const dfg_graph *g, dfg_node n, void *m)
{
    return bnns_conv2d_sigmoid_match(g, n, m);
}
static bool bnns_conv2d_sigmoid_pass(void *ctx, const struct bnns_conv2d_sigmoid_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool bnns_conv2d_sigmoid_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return bnns_conv2d_sigmoid_each(g, n, bnns_conv2d_sigmoid_pass, &e);
}

static const struct dfg_part bnns_conv2d_sigmoid_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct bnns_conv2d_sigmoid_whole, sigmoid) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct bnns_conv2d_sigmoid_whole, c) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct bnns_conv2d_sigmoid_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct bnns_conv2d_sigmoid_whole, w) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct bnns_conv2d_sigmoid_whole, constant) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "conv", .place = "bnns.pat:23", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct bnns_conv_match),
      .n_captures = 3, .captures = bnns_conv_captures,
      .match = bnns_conv_any, .each = bnns_conv_all, .desc = &bnns_conv_desc,
      .whole_size = sizeof(struct bnns_conv_whole), .n_parts = sizeof bnns_conv_parts / sizeof *bnns_conv_parts,
      .n_params = 2, .parts = bnns_conv_parts, .whole = bnns_conv_whole },
    { .name = "conv_bias", .place = "bnns.pat:29", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct bnns_conv_bias_match),
      .n_captures = 3, .captures = bnns_conv_bias_captures,
      .match = bnns_conv_bias_any, .each = bnns_conv_bias_all, .desc = &bnns_conv_bias_desc,
      .whole_size = sizeof(struct bnns_conv_bias_whole), .n_parts = sizeof bnns_conv_bias_parts / sizeof *bnns_conv_bias_parts,
      .n_params = 3, .parts = bnns_conv_bias_parts, .whole = bnns_conv_bias_whole },
    { .name = "dense", .place = "bnns.pat:32", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct bnns_dense_match),
      .n_captures = 3, .captures = bnns_dense_captures,
      .match = bnns_dense_any, .each = bnns_dense_all, .desc = &bnns_dense_desc,
      .whole_size = sizeof(struct bnns_dense_whole), .n_parts = sizeof bnns_dense_parts / sizeof *bnns_dense_parts,
      .n_params = 2, .parts = bnns_dense_parts, .whole = bnns_dense_whole },
    { .name = "dense_bias", .place = "bnns.pat:37", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct bnns_dense_bias_match),
      .n_captures = 3, .captures = bnns_dense_bias_captures,
      .match = bnns_dense_bias_any, .each = bnns_dense_bias_all, .desc = &bnns_dense_bias_desc,
      .whole_size = sizeof(struct bnns_dense_bias_whole), .n_parts = sizeof bnns_dense_bias_parts / sizeof *bnns_dense_bias_parts,
      .n_params = 3, .parts = bnns_dense_bias_parts, .whole = bnns_dense_bias_whole },
    { .name = "dense_bias_gelu", .place = "bnns.pat:39", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct bnns_dense_bias_gelu_match),
      .n_captures = 5, .captures = bnns_dense_bias_gelu_captures,
      .match = bnns_dense_bias_gelu_any, .each = bnns_dense_bias_gelu_all, .desc = &bnns_dense_bias_gelu_desc,
      .whole_size = sizeof(struct bnns_dense_bias_gelu_whole), .n_parts = sizeof bnns_dense_bias_gelu_parts / sizeof *bnns_dense_bias_gelu_parts,
      .n_params = 3, .parts = bnns_dense_bias_gelu_parts, .whole = bnns_dense_bias_gelu_whole },
    { .name = "batch_matmul", .place = "bnns.pat:48", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct bnns_batch_matmul_match),
      .n_captures = 2, .captures = bnns_batch_matmul_captures,
      .match = bnns_batch_matmul_any, .each = bnns_batch_matmul_all, .desc = &bnns_batch_matmul_desc,
      .whole_size = sizeof(struct bnns_batch_matmul_whole), .n_parts = sizeof bnns_batch_matmul_parts / sizeof *bnns_batch_matmul_parts,
      .n_params = 2, .parts = bnns_batch_matmul_parts, .whole = bnns_batch_matmul_whole },
    { .name = "pool2d", .place = "bnns.pat:49", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct bnns_pool2d_match),
      .n_captures = 1, .captures = bnns_pool2d_captures,
      .match = bnns_pool2d_any, .each = bnns_pool2d_all, .desc = &bnns_pool2d_desc,
      .whole_size = sizeof(struct bnns_pool2d_whole), .n_parts = sizeof bnns_pool2d_parts / sizeof *bnns_pool2d_parts,
      .n_params = 1, .parts = bnns_pool2d_parts, .whole = bnns_pool2d_whole },
    { .name = "instance_norm", .place = "bnns.pat:51", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct bnns_instance_norm_match),
      .n_captures = 5, .captures = bnns_instance_norm_captures,
      .match = bnns_instance_norm_any, .each = bnns_instance_norm_all, .desc = &bnns_instance_norm_desc,
      .whole_size = sizeof(struct bnns_instance_norm_whole), .n_parts = sizeof bnns_instance_norm_parts / sizeof *bnns_instance_norm_parts,
      .n_params = 3, .parts = bnns_instance_norm_parts, .whole = bnns_instance_norm_whole },
    { .name = "bnns.conv2d_bias_relu", .place = "bnns.pat:59", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct bnns_conv2d_bias_relu_match),
      .match = bnns_conv2d_bias_relu_any, .each = bnns_conv2d_bias_relu_all, .desc = &bnns_conv2d_bias_relu_desc,
      .whole_size = sizeof(struct bnns_conv2d_bias_relu_whole), .n_parts = sizeof bnns_conv2d_bias_relu_parts / sizeof *bnns_conv2d_bias_relu_parts,
      .n_params = 0, .parts = bnns_conv2d_bias_relu_parts, .whole = bnns_conv2d_bias_relu_whole },
    { .name = "bnns.conv2d_relu", .place = "bnns.pat:60", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct bnns_conv2d_relu_match),
      .match = bnns_conv2d_relu_any, .each = bnns_conv2d_relu_all, .desc = &bnns_conv2d_relu_desc,
      .whole_size = sizeof(struct bnns_conv2d_relu_whole), .n_parts = sizeof bnns_conv2d_relu_parts / sizeof *bnns_conv2d_relu_parts,
      .n_params = 0, .parts = bnns_conv2d_relu_parts, .whole = bnns_conv2d_relu_whole },
    { .name = "bnns.conv2d_bias_sigmoid", .place = "bnns.pat:61", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct bnns_conv2d_bias_sigmoid_match),
      .match = bnns_conv2d_bias_sigmoid_any, .each = bnns_conv2d_bias_sigmoid_all, .desc = &bnns_conv2d_bias_sigmoid_desc,
      .whole_size = sizeof(struct bnns_conv2d_bias_sigmoid_whole), .n_parts = sizeof bnns_conv2d_bias_sigmoid_parts / sizeof *bnns_conv2d_bias_sigmoid_parts,
      .n_params = 0, .parts = bnns_conv2d_bias_sigmoid_parts, .whole = bnns_conv2d_bias_sigmoid_whole },
    { .name = "bnns.conv2d_sigmoid", .place = "bnns.pat:62", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct bnns_conv2d_sigmoid_match),
      .match = bnns_conv2d_sigmoid_any, .each = bnns_conv2d_sigmoid_all, .desc = &bnns_conv2d_sigmoid_desc,
      .whole_size = sizeof(struct bnns_conv2d_sigmoid_whole), .n_parts = sizeof bnns_conv2d_sigmoid_parts / sizeof *bnns_conv2d_sigmoid_parts,
      .n_params = 0, .parts = bnns_conv2d_sigmoid_parts, .whole = bnns_conv2d_sigmoid_whole },
};

/* ---- table bnns ---- */

static const struct dfg_table_entry bnns_entries[] = {
    { .name = "bnns.conv2d_bias_relu", .pattern = 8 },
    { .name = "bnns.conv2d_relu", .pattern = 9 },
    { .name = "bnns.conv2d_bias_sigmoid", .pattern = 10 },
    { .name = "bnns.conv2d_sigmoid", .pattern = 11 },
    { .name = "bnns.conv2d_bias", .pattern = 1 },
    { .name = "bnns.dense_bias_gelu", .pattern = 4 },
    { .name = "bnns.dense_bias", .pattern = 3 },
    { .name = "bnns.conv2d", .pattern = 0 },
    { .name = "bnns.dense", .pattern = 2 },
    { .name = "bnns.batch_matmul", .pattern = 5 },
    { .name = "bnns.pool2d", .pattern = 6 },
    { .name = "bnns.instance_norm", .pattern = 7 },
};
static const struct dfg_attr_text bnns_attrs[] = {
    { "Compiler", "\"bnns\"" },
};
static void bnns_candidates_any(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    *set = bnns_candidates(g, n);
}

static const struct dfg_table tables[] = {
    { .name = "bnns", .n = 12, .last_wins = false, .entries = bnns_entries, .n_words = 1,
      .n_attrs = 1, .attrs = bnns_attrs,
      .candidates = bnns_candidates_any, .first = bnns_first, .sweep = bnns_sweep },
};

static const char *const imports[] = { "relay", NULL };
extern const struct dfg_unit bnns_unit;
const struct dfg_unit bnns_unit = {
    .abi = DFG_ABI,
    .name = "bnns",
    .imports = imports,
    .names = &bnns_names, .whole_names = &whole_names,
    .n_patterns = 12, .patterns = patterns,
    .n_tables = 1, .tables = tables,
};
