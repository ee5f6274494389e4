/* What ethos_n.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "ethos_n.h"
#if ETHOS_N_H != 0x6274e6a55439a852
#error "ethos_n.h is of another run of pat2c than this file"
#endif

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_cast = DFG_FIRST_OP,
    OP_clip,
    OP_image_resize2d,
    OP_mean,
    OP_nn_avg_pool2d,
    OP_nn_bias_add,
    OP_nn_depth_to_space,
    OP_nn_leaky_relu,
    OP_nn_max_pool2d,
    OP_nn_pad,
    OP_qnn_add,
    OP_qnn_concatenate,
    OP_qnn_conv2d,
    OP_qnn_conv2d_transpose,
    OP_qnn_dense,
    OP_qnn_dequantize,
    OP_qnn_mul,
    OP_qnn_quantize,
    OP_qnn_requantize,
    OP_reshape,
    OP_sigmoid,
    OP_split,
    OP_tanh,
};
enum {
    ATTR_alpha,
    ATTR_data_layout,
    ATTR_dilation,
    ATTR_groups,
    ATTR_kernel_layout,
    ATTR_layout,
    ATTR_method,
    ATTR_mode,
    ATTR_padding,
};
enum {
    STR_DCR,
    STR_NCHW,
    STR_NHWC,
    STR_O,
    STR_OIHW,
    STR_linear,
    STR_nearest_neighbor,
};
static const char *const op_names[] = {
    "cast",
    "clip",
    "image.resize2d",
    "mean",
    "nn.avg_pool2d",
    "nn.bias_add",
    "nn.depth_to_space",
    "nn.leaky_relu",
    "nn.max_pool2d",
    "nn.pad",
    "qnn.add",
    "qnn.concatenate",
    "qnn.conv2d",
    "qnn.conv2d_transpose",
    "qnn.dense",
    "qnn.dequantize",
    "qnn.mul",
    "qnn.quantize",
    "qnn.requantize",
    "reshape",
    "sigmoid",
    "split",
    "tanh",
};
static const char *const attr_names[] = {
    "alpha",
    "data_layout",
    "dilation",
    "groups",
    "kernel_layout",
    "layout",
    "method",
    "mode",
    "padding",
};
static const char *const str_names[] = {
    "DCR",
    "NCHW",
    "NHWC",
    "O",
    "OIHW",
    "linear",
    "nearest_neighbor",
};
static const dfg_val LIST_0_0[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 23,
    .ops = op_names,
    .n_attrs = 9,
    .attrs = attr_names,
    .n_strs = 7,
    .strs = str_names,
};

struct ethos_n_requantized_whole {
    struct ethos_n_requantized_match m;
    dfg_node requantize;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool ethos_n_requantized_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_qnn_requantize, 5))
        return false;
    dfg_node p = dfg_arg(g, n, 0);
    dfg_node constant = dfg_arg(g, n, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, n, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node constant_3 = dfg_arg(g, n, 3);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, n, 4);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    return accept(ctx, &(struct ethos_n_requantized_whole){.m = {.root = n, .p = p}, .requantize = n,
            .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
            .constant_4 = constant_4});
}

/* ethos_n.pat:9
 * cond tensor_ok(x) = x.dtype in {u8, i8, i32}, x.rank <= 4, x.shape[0] == 1;
 */
static bool tensor_ok(const dfg_graph *g, dfg_node x)
{
    return (dfg_dtype(g, x) == DFG_U8 || dfg_dtype(g, x) == DFG_I8 || dfg_dtype(g, x) == DFG_I32)
        && dfg_le(dfg_rank_of(g, x), dfg_int(4)) && dfg_extent(g, x, 0) == 1;
}

struct ethos_n_mul_to_reinterpret_whole {
    struct ethos_n_mul_to_reinterpret_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node constant_6;
    dfg_node constant_7;
};

static bool ethos_n_mul_to_reinterpret_whole(const dfg_graph *g, dfg_node n,
                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_qnn_mul, 8))
        return false;
    bool differ = (dfg_arg(g, n, 0) != dfg_arg(g, n, 1) || dfg_arg(g, n, 2) != dfg_arg(g, n, 4)
                   || dfg_arg(g, n, 3) != dfg_arg(g, n, 5));
    for (uint32_t swap = 0; swap < (differ ? 2u : 1u); swap++) {
        dfg_node x = dfg_arg(g, n, swap ? 1u : 0u);
        dfg_node c = dfg_arg(g, n, swap ? 0u : 1u);
        dfg_node constant = c;
        if (!dfg_is(g, constant, DFG_CONST))
            continue;
        dfg_node sx = dfg_arg(g, n, swap ? 4u : 2u);
        dfg_node constant_2 = sx;
        if (!dfg_is(g, constant_2, DFG_CONST))
            continue;
        dfg_node zx = dfg_arg(g, n, swap ? 5u : 3u);
        dfg_node constant_3 = zx;
        if (!dfg_is(g, constant_3, DFG_CONST))
            continue;
        dfg_node sc = dfg_arg(g, n, swap ? 2u : 4u);
        dfg_node constant_4 = sc;
        if (!dfg_is(g, constant_4, DFG_CONST))
            continue;
        dfg_node zc = dfg_arg(g, n, swap ? 3u : 5u);
        dfg_node constant_5 = zc;
        if (!dfg_is(g, constant_5, DFG_CONST))
            continue;
        dfg_node so = dfg_arg(g, n, 6u);
        dfg_node constant_6 = so;
        if (!dfg_is(g, constant_6, DFG_CONST))
            continue;
        dfg_node zo = dfg_arg(g, n, 7u);
        dfg_node constant_7 = zo;
        if (!dfg_is(g, constant_7, DFG_CONST))
            continue;
        /* where tensor_ok(x) */
        if (!tensor_ok(g, x))
            continue;
        /* where c.elements == 1 */
        if (!dfg_dim_eq(g, dfg_elements_of(g, c), dfg_int(1)))
            continue;
        /* where value(sx) * value(sc) * (value(c) - value(zc)) ~= value(so) +- 0.004 */
        if (dfg_close_within(dfg_mul(dfg_mul(dfg_value_of(g, sx), dfg_value_of(g, sc)),
                                     dfg_sub(dfg_value_of(g, c), dfg_value_of(g, zc))),
                             dfg_value_of(g, so), dfg_float(0.004))
            != DFG_TRUE)
            continue;
        if (accept(ctx, &(struct ethos_n_mul_to_reinterpret_whole){.m = {.root = n, .x = x, .c = c,
                .sx = sx, .zx = zx, .sc = sc, .zc = zc, .so = so, .zo = zo, .r = n},
                .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
                .constant_4 = constant_4, .constant_5 = constant_5, .constant_6 = constant_6,
                .constant_7 = constant_7}))
            return true;
    }
    return false;
}

struct ethos_n_mul_to_depthwise_whole {
    struct ethos_n_mul_to_depthwise_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node constant_6;
    dfg_node constant_7;
};

static bool ethos_n_mul_to_depthwise_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_qnn_mul, 8))
        return false;
    bool differ = (dfg_arg(g, n, 0) != dfg_arg(g, n, 1) || dfg_arg(g, n, 2) != dfg_arg(g, n, 4)
                   || dfg_arg(g, n, 3) != dfg_arg(g, n, 5));
    for (uint32_t swap = 0; swap < (differ ? 2u : 1u); swap++) {
        dfg_node x = dfg_arg(g, n, swap ? 1u : 0u);
        dfg_node c = dfg_arg(g, n, swap ? 0u : 1u);
        dfg_node constant = c;
        if (!dfg_is(g, constant, DFG_CONST))
            continue;
        dfg_node constant_2 = dfg_arg(g, n, swap ? 4u : 2u);
        if (!dfg_is(g, constant_2, DFG_CONST))
            continue;
        dfg_node constant_3 = dfg_arg(g, n, swap ? 5u : 3u);
        if (!dfg_is(g, constant_3, DFG_CONST))
            continue;
        dfg_node constant_4 = dfg_arg(g, n, swap ? 2u : 4u);
        if (!dfg_is(g, constant_4, DFG_CONST))
            continue;
        dfg_node constant_5 = dfg_arg(g, n, swap ? 3u : 5u);
        if (!dfg_is(g, constant_5, DFG_CONST))
            continue;
        dfg_node constant_6 = dfg_arg(g, n, 6u);
        if (!dfg_is(g, constant_6, DFG_CONST))
            continue;
        dfg_node constant_7 = dfg_arg(g, n, 7u);
        if (!dfg_is(g, constant_7, DFG_CONST))
            continue;
        /* where tensor_ok(x) */
        if (!tensor_ok(g, x))
            continue;
        /* where c.elements == x.shape[-1] */
        if (!dfg_dim_eq(g, dfg_elements_of(g, c), dfg_extent_of(g, x, -1)))
            continue;
        if (accept(ctx, &(struct ethos_n_mul_to_depthwise_whole){.m = {.root = n, .x = x, .c = c, .r = n},
                .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
                .constant_4 = constant_4, .constant_5 = constant_5, .constant_6 = constant_6,
                .constant_7 = constant_7}))
            return true;
    }
    return false;
}

struct ethos_n_add_to_reinterpret_whole {
    struct ethos_n_add_to_reinterpret_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node constant_6;
    dfg_node constant_7;
};

static bool ethos_n_add_to_reinterpret_whole(const dfg_graph *g, dfg_node n,
                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_qnn_add, 8))
        return false;
    bool differ = (dfg_arg(g, n, 0) != dfg_arg(g, n, 1) || dfg_arg(g, n, 2) != dfg_arg(g, n, 4)
                   || dfg_arg(g, n, 3) != dfg_arg(g, n, 5));
    for (uint32_t swap = 0; swap < (differ ? 2u : 1u); swap++) {
        dfg_node x = dfg_arg(g, n, swap ? 1u : 0u);
        dfg_node c = dfg_arg(g, n, swap ? 0u : 1u);
        dfg_node constant = c;
        if (!dfg_is(g, constant, DFG_CONST))
            continue;
        dfg_node sx = dfg_arg(g, n, swap ? 4u : 2u);
        dfg_node constant_2 = sx;
        if (!dfg_is(g, constant_2, DFG_CONST))
            continue;
        dfg_node zx = dfg_arg(g, n, swap ? 5u : 3u);
        dfg_node constant_3 = zx;
        if (!dfg_is(g, constant_3, DFG_CONST))
            continue;
        dfg_node sc = dfg_arg(g, n, swap ? 2u : 4u);
        dfg_node constant_4 = sc;
        if (!dfg_is(g, constant_4, DFG_CONST))
            continue;
        dfg_node zc = dfg_arg(g, n, swap ? 3u : 5u);
        dfg_node constant_5 = zc;
        if (!dfg_is(g, constant_5, DFG_CONST))
            continue;
        dfg_node so = dfg_arg(g, n, 6u);
        dfg_node constant_6 = so;
        if (!dfg_is(g, constant_6, DFG_CONST))
            continue;
        dfg_node zo = dfg_arg(g, n, 7u);
        dfg_node constant_7 = zo;
        if (!dfg_is(g, constant_7, DFG_CONST))
            continue;
        /* where tensor_ok(x) */
        if (!tensor_ok(g, x))
            continue;
        /* where c.elements == 1 */
        if (!dfg_dim_eq(g, dfg_elements_of(g, c), dfg_int(1)))
            continue;
        /* where value(sx) ~= value(so) +- 0.004 */
        if (dfg_close_within(dfg_value_of(g, sx), dfg_value_of(g, so), dfg_float(0.004)) != DFG_TRUE)
            continue;
        if (accept(ctx, &(struct ethos_n_add_to_reinterpret_whole){.m = {.root = n, .x = x, .c = c,
                .sx = sx, .zx = zx, .sc = sc, .zc = zc, .so = so, .zo = zo, .r = n},
                .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
                .constant_4 = constant_4, .constant_5 = constant_5, .constant_6 = constant_6,
                .constant_7 = constant_7}))
            return true;
    }
    return false;
}

struct ethos_n_add_to_depthwise_whole {
    struct ethos_n_add_to_depthwise_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node constant_6;
    dfg_node constant_7;
};

static bool ethos_n_add_to_depthwise_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_qnn_add, 8))
        return false;
    bool differ = (dfg_arg(g, n, 0) != dfg_arg(g, n, 1) || dfg_arg(g, n, 2) != dfg_arg(g, n, 4)
                   || dfg_arg(g, n, 3) != dfg_arg(g, n, 5));
    for (uint32_t swap = 0; swap < (differ ? 2u : 1u); swap++) {
        dfg_node x = dfg_arg(g, n, swap ? 1u : 0u);
        dfg_node c = dfg_arg(g, n, swap ? 0u : 1u);
        dfg_node constant = c;
        if (!dfg_is(g, constant, DFG_CONST))
            continue;
        dfg_node constant_2 = dfg_arg(g, n, swap ? 4u : 2u);
        if (!dfg_is(g, constant_2, DFG_CONST))
            continue;
        dfg_node constant_3 = dfg_arg(g, n, swap ? 5u : 3u);
        if (!dfg_is(g, constant_3, DFG_CONST))
            continue;
        dfg_node constant_4 = dfg_arg(g, n, swap ? 2u : 4u);
        if (!dfg_is(g, constant_4, DFG_CONST))
            continue;
        dfg_node constant_5 = dfg_arg(g, n, swap ? 3u : 5u);
        if (!dfg_is(g, constant_5, DFG_CONST))
            continue;
        dfg_node constant_6 = dfg_arg(g, n, 6u);
        if (!dfg_is(g, constant_6, DFG_CONST))
            continue;
        dfg_node constant_7 = dfg_arg(g, n, 7u);
        if (!dfg_is(g, constant_7, DFG_CONST))
            continue;
        /* where tensor_ok(x) */
        if (!tensor_ok(g, x))
            continue;
        /* where c.elements == x.shape[-1] */
        if (!dfg_dim_eq(g, dfg_elements_of(g, c), dfg_extent_of(g, x, -1)))
            continue;
        if (accept(ctx, &(struct ethos_n_add_to_depthwise_whole){.m = {.root = n, .x = x, .c = c, .r = n},
                .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
                .constant_4 = constant_4, .constant_5 = constant_5, .constant_6 = constant_6,
                .constant_7 = constant_7}))
            return true;
    }
    return false;
}

struct ethos_n_qnn_add_whole {
    struct ethos_n_qnn_add_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node constant_6;
};

static bool ethos_n_qnn_add_whole(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_qnn_add, 8))
        return false;
    bool differ = (dfg_arg(g, n, 0) != dfg_arg(g, n, 1) || dfg_arg(g, n, 2) != dfg_arg(g, n, 4)
                   || dfg_arg(g, n, 3) != dfg_arg(g, n, 5));
    for (uint32_t swap = 0; swap < (differ ? 2u : 1u); swap++) {
        dfg_node a = dfg_arg(g, n, swap ? 1u : 0u);
        dfg_node b = dfg_arg(g, n, swap ? 0u : 1u);
        dfg_node constant = dfg_arg(g, n, swap ? 4u : 2u);
        if (!dfg_is(g, constant, DFG_CONST))
            continue;
        dfg_node constant_2 = dfg_arg(g, n, swap ? 5u : 3u);
        if (!dfg_is(g, constant_2, DFG_CONST))
            continue;
        dfg_node constant_3 = dfg_arg(g, n, swap ? 2u : 4u);
        if (!dfg_is(g, constant_3, DFG_CONST))
            continue;
        dfg_node constant_4 = dfg_arg(g, n, swap ? 3u : 5u);
        if (!dfg_is(g, constant_4, DFG_CONST))
            continue;
        dfg_node constant_5 = dfg_arg(g, n, 6u);
        if (!dfg_is(g, constant_5, DFG_CONST))
            continue;
        dfg_node constant_6 = dfg_arg(g, n, 7u);
        if (!dfg_is(g, constant_6, DFG_CONST))
            continue;
        /* where tensor_ok(a) */
        if (!tensor_ok(g, a))
            continue;
        /* where tensor_ok(b) */
        if (!tensor_ok(g, b))
            continue;
        if (accept(ctx, &(struct ethos_n_qnn_add_whole){.m = {.root = n, .a = a, .b = b, .r = n},
                .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
                .constant_4 = constant_4, .constant_5 = constant_5, .constant_6 = constant_6}))
            return true;
    }
    return false;
}

struct ethos_n_conv2d_whole {
    struct ethos_n_conv2d_match m;
    dfg_node requantize;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node x;
    dfg_node constant_5;
    dfg_node constant_6;
    dfg_node constant_7;
    dfg_node constant_8;
    dfg_node constant_9;
    dfg_node bias_add;
    dfg_node constant_10;
};

static bool ethos_n_conv2d_whole(const dfg_graph *g, dfg_node n,
                                 bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_qnn_requantize, 5))
        return false;
    dfg_node constant = dfg_arg(g, n, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, n, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node constant_3 = dfg_arg(g, n, 3);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, n, 4);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    dfg_node bias_add = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, bias_add, OP_nn_bias_add, 2))
        return false;
    dfg_node b = dfg_arg(g, bias_add, 1);
    dfg_node constant_10 = b;
    if (!dfg_is(g, constant_10, DFG_CONST))
        return false;
    dfg_node c = dfg_arg(g, bias_add, 0);
    if (!dfg_calls_with(g, c, OP_qnn_conv2d, 6))
        return false;
    if (!dfg_str_is(g, c, ATTR_data_layout, STR_NHWC, STR_NCHW))
        return false;
    dfg_val own = dfg_attr_or(g, c, ATTR_padding, dfg_list(LIST_0_0, 2));
    if (!dfg_known(own))
        return false;
    dfg_node w = dfg_arg(g, c, 1);
    dfg_node constant_5 = w;
    if (!dfg_is(g, constant_5, DFG_CONST))
        return false;
    dfg_node constant_6 = dfg_arg(g, c, 2);
    if (!dfg_is(g, constant_6, DFG_CONST))
        return false;
    dfg_node constant_7 = dfg_arg(g, c, 3);
    if (!dfg_is(g, constant_7, DFG_CONST))
        return false;
    dfg_node constant_8 = dfg_arg(g, c, 4);
    if (!dfg_is(g, constant_8, DFG_CONST))
        return false;
    dfg_node constant_9 = dfg_arg(g, c, 5);
    if (!dfg_is(g, constant_9, DFG_CONST))
        return false;
    dfg_node v = dfg_arg(g, c, 0);
    /* where c.dilation == [1, 1] */
    if (!dfg_list_is(g, c, ATTR_dilation, DFG_LIST(dfg_int(1), dfg_int(1)), true))
        return false;
    for (uint32_t alt = 0; alt < 2u; alt++) {
        dfg_node padded = DFG_NONE, x = DFG_NONE, x_2 = DFG_NONE;
        if (alt == 0) {
            padded = v;
            if (!dfg_calls_with(g, padded, OP_nn_pad, 2))
                continue;
            x = dfg_arg(g, padded, 0);
            x_2 = dfg_arg(g, padded, 1);
        } else {
            x = v;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){bias_add, c, padded}, 3))
            continue;
        /* where tensor_ok(x) */
        if (!tensor_ok(g, x))
            continue;
        /* where not present(padded) or max(own) == 0 */
        if (!(padded == DFG_NONE || dfg_eq(dfg_max_of(own), dfg_int(0))))
            continue;
        /* where c.groups == 1 or (c.groups == x.shape[3] and c.groups == dim(w, c.kernel_layout, "O")) */
        if (!(dfg_int_is(g, c, ATTR_groups, 1, 1)
              || (dfg_dim_eq(g, dfg_attr_or(g, c, ATTR_groups, dfg_int(1)), dfg_extent_of(g, x, 3))
                  && dfg_dim_eq(g, dfg_attr_or(g, c, ATTR_groups, dfg_int(1)),
                                dfg_layout_dim(g, w,
                                               dfg_attr_or(g, c, ATTR_kernel_layout, dfg_str(g, STR_OIHW)),
                                               dfg_str(g, STR_O))))))
            continue;
        if (accept(ctx, &(struct ethos_n_conv2d_whole){.m = {.root = n, .x = x, .w = w, .b = b,
                .padded = padded, .c = c, .own = own}, .requantize = n,
                .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
                .constant_4 = constant_4, .x = x_2, .constant_5 = constant_5,
                .constant_6 = constant_6, .constant_7 = constant_7, .constant_8 = constant_8,
                .constant_9 = constant_9, .bias_add = bias_add, .constant_10 = constant_10}))
            return true;
    }
    return false;
}

struct ethos_n_conv2d_transpose_whole {
    struct ethos_n_conv2d_transpose_match m;
    dfg_node requantize;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node constant_6;
    dfg_node constant_7;
    dfg_node constant_8;
    dfg_node constant_9;
    dfg_node bias_add;
    dfg_node constant_10;
};

static bool ethos_n_conv2d_transpose_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_qnn_requantize, 5))
        return false;
    dfg_node v = dfg_arg(g, n, 0);
    bool is_bias_add = dfg_calls_argc(g, v, OP_nn_bias_add, 2);
    dfg_node bias_add = DFG_NONE, c = DFG_NONE, b = DFG_NONE, constant_10 = DFG_NONE;
    if (is_bias_add) {
        bias_add = v;
        c = dfg_arg(g, bias_add, 0);
        b = dfg_arg(g, bias_add, 1);
        constant_10 = b;
        if (!dfg_is(g, constant_10, DFG_CONST))
            return false;
    } else {
        c = v;
    }
    if (!dfg_calls_with(g, c, OP_qnn_conv2d_transpose, 6))
        return false;
    if (!dfg_str_is(g, c, ATTR_data_layout, STR_NHWC, STR_NCHW))
        return false;
    if (!dfg_list_is(g, c, ATTR_dilation, DFG_LIST(dfg_int(1), dfg_int(1)), true))
        return false;
    dfg_node x = dfg_arg(g, c, 0);
    dfg_node w = dfg_arg(g, c, 1);
    dfg_node constant_5 = w;
    if (!dfg_is(g, constant_5, DFG_CONST))
        return false;
    dfg_node constant_6 = dfg_arg(g, c, 2);
    if (!dfg_is(g, constant_6, DFG_CONST))
        return false;
    dfg_node constant_7 = dfg_arg(g, c, 3);
    if (!dfg_is(g, constant_7, DFG_CONST))
        return false;
    dfg_node constant_8 = dfg_arg(g, c, 4);
    if (!dfg_is(g, constant_8, DFG_CONST))
        return false;
    dfg_node constant_9 = dfg_arg(g, c, 5);
    if (!dfg_is(g, constant_9, DFG_CONST))
        return false;
    dfg_node constant = dfg_arg(g, n, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, n, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node constant_3 = dfg_arg(g, n, 3);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, n, 4);
    if (!dfg_is(g, constant_4, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){bias_add, c}, 2))
        return false;
    /* where tensor_ok(x) */
    if (!tensor_ok(g, x))
        return false;
    return accept(ctx, &(struct ethos_n_conv2d_transpose_whole){.m = {.root = n, .x = x, .w = w, .b = b,
            .c = c}, .requantize = n, .constant = constant, .constant_2 = constant_2,
            .constant_3 = constant_3, .constant_4 = constant_4, .constant_5 = constant_5,
            .constant_6 = constant_6, .constant_7 = constant_7, .constant_8 = constant_8,
            .constant_9 = constant_9, .bias_add = bias_add, .constant_10 = constant_10});
}

struct ethos_n_fc_whole {
    struct ethos_n_fc_match m;
    dfg_node requantize;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node constant_6;
    dfg_node constant_7;
    dfg_node constant_8;
    dfg_node constant_9;
    dfg_node bias_add;
    dfg_node constant_10;
};

static bool ethos_n_fc_whole(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_qnn_requantize, 5))
        return false;
    dfg_node bias_add = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, bias_add, OP_nn_bias_add, 2))
        return false;
    dfg_node d = dfg_arg(g, bias_add, 0);
    if (!dfg_calls_with(g, d, OP_qnn_dense, 6))
        return false;
    dfg_node x = dfg_arg(g, d, 0);
    dfg_node w = dfg_arg(g, d, 1);
    dfg_node constant_5 = w;
    if (!dfg_is(g, constant_5, DFG_CONST))
        return false;
    dfg_node constant_6 = dfg_arg(g, d, 2);
    if (!dfg_is(g, constant_6, DFG_CONST))
        return false;
    dfg_node constant_7 = dfg_arg(g, d, 3);
    if (!dfg_is(g, constant_7, DFG_CONST))
        return false;
    dfg_node constant_8 = dfg_arg(g, d, 4);
    if (!dfg_is(g, constant_8, DFG_CONST))
        return false;
    dfg_node constant_9 = dfg_arg(g, d, 5);
    if (!dfg_is(g, constant_9, DFG_CONST))
        return false;
    dfg_node b = dfg_arg(g, bias_add, 1);
    dfg_node constant_10 = b;
    if (!dfg_is(g, constant_10, DFG_CONST))
        return false;
    dfg_node constant = dfg_arg(g, n, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, n, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node constant_3 = dfg_arg(g, n, 3);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, n, 4);
    if (!dfg_is(g, constant_4, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){bias_add, d}, 2))
        return false;
    /* where tensor_ok(x) */
    if (!tensor_ok(g, x))
        return false;
    return accept(ctx, &(struct ethos_n_fc_whole){.m = {.root = n, .x = x, .w = w, .b = b, .d = d},
            .requantize = n, .constant = constant, .constant_2 = constant_2,
            .constant_3 = constant_3, .constant_4 = constant_4, .constant_5 = constant_5,
            .constant_6 = constant_6, .constant_7 = constant_7, .constant_8 = constant_8,
            .constant_9 = constant_9, .bias_add = bias_add, .constant_10 = constant_10});
}

struct ethos_n_avg_pool2d_whole {
    struct ethos_n_avg_pool2d_match m;
    dfg_node cast;
    dfg_node avg_pool2d;
    dfg_node cast_2;
};

static bool ethos_n_avg_pool2d_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_cast, 1))
        return false;
    dfg_node avg_pool2d = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, avg_pool2d, OP_nn_avg_pool2d, 1))
        return false;
    if (!dfg_str_is(g, avg_pool2d, ATTR_layout, STR_NHWC, STR_NCHW))
        return false;
    dfg_node cast_2 = dfg_arg(g, avg_pool2d, 0);
    if (!dfg_calls_with(g, cast_2, OP_cast, 1))
        return false;
    dfg_node x = dfg_arg(g, cast_2, 0);
    if (!dfg_in_body(g, n, (const dfg_node[]){avg_pool2d, cast_2}, 2))
        return false;
    /* where tensor_ok(x) */
    if (!tensor_ok(g, x))
        return false;
    return accept(ctx, &(struct ethos_n_avg_pool2d_whole){.m = {.root = n, .x = x}, .cast = n,
            .avg_pool2d = avg_pool2d, .cast_2 = cast_2});
}

struct ethos_n_mean_of_whole {
    struct ethos_n_mean_of_match m;
    dfg_node requantize;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node mean;
    dfg_node cast;
};

static bool ethos_n_mean_of_whole(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_qnn_requantize, 5))
        return false;
    dfg_node mean = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, mean, OP_mean, 1))
        return false;
    dfg_node cast = dfg_arg(g, mean, 0);
    if (!dfg_calls_with(g, cast, OP_cast, 1))
        return false;
    dfg_node x = dfg_arg(g, cast, 0);
    dfg_node constant = dfg_arg(g, n, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, n, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node constant_3 = dfg_arg(g, n, 3);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, n, 4);
    if (!dfg_is(g, constant_4, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){mean, cast}, 2))
        return false;
    /* where tensor_ok(x) */
    if (!tensor_ok(g, x))
        return false;
    return accept(ctx, &(struct ethos_n_mean_of_whole){.m = {.root = n, .x = x}, .requantize = n,
            .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
            .constant_4 = constant_4, .mean = mean, .cast = cast});
}

struct ethos_n_sigmoid_table_whole {
    struct ethos_n_sigmoid_table_match m;
    dfg_node sigmoid;
    dfg_node dequantize;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool ethos_n_sigmoid_table_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_qnn_quantize, 3))
        return false;
    dfg_node sigmoid = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, sigmoid, OP_sigmoid, 1))
        return false;
    dfg_node dequantize = dfg_arg(g, sigmoid, 0);
    if (!dfg_calls_with(g, dequantize, OP_qnn_dequantize, 3))
        return false;
    dfg_node x = dfg_arg(g, dequantize, 0);
    dfg_node constant = dfg_arg(g, dequantize, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, dequantize, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node s = dfg_arg(g, n, 1);
    dfg_node constant_3 = s;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node z = dfg_arg(g, n, 2);
    dfg_node constant_4 = z;
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){sigmoid, dequantize}, 2))
        return false;
    /* where tensor_ok(x) */
    if (!tensor_ok(g, x))
        return false;
    /* where value(s) == 0.00390625 */
    if (!dfg_eq(dfg_value_of(g, s), dfg_float(0.00390625)))
        return false;
    /* where (q.dtype == i8 and value(z) == -128) or (q.dtype == u8 and value(z) == 0) */
    if (!((dfg_dtype(g, n) == DFG_I8 && dfg_eq(dfg_value_of(g, z), dfg_int(-128)))
          || (dfg_dtype(g, n) == DFG_U8 && dfg_eq(dfg_value_of(g, z), dfg_int(0)))))
        return false;
    return accept(ctx, &(struct ethos_n_sigmoid_table_whole){.m = {.root = n, .x = x, .s = s, .z = z,
            .q = n}, .sigmoid = sigmoid, .dequantize = dequantize,
            .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
            .constant_4 = constant_4});
}

struct ethos_n_tanh_table_whole {
    struct ethos_n_tanh_table_match m;
    dfg_node tanh;
    dfg_node dequantize;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool ethos_n_tanh_table_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_qnn_quantize, 3))
        return false;
    dfg_node tanh = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, tanh, OP_tanh, 1))
        return false;
    dfg_node dequantize = dfg_arg(g, tanh, 0);
    if (!dfg_calls_with(g, dequantize, OP_qnn_dequantize, 3))
        return false;
    dfg_node x = dfg_arg(g, dequantize, 0);
    dfg_node constant = dfg_arg(g, dequantize, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, dequantize, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node s = dfg_arg(g, n, 1);
    dfg_node constant_3 = s;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node z = dfg_arg(g, n, 2);
    dfg_node constant_4 = z;
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){tanh, dequantize}, 2))
        return false;
    /* where tensor_ok(x) */
    if (!tensor_ok(g, x))
        return false;
    /* where value(s) == 0.0078125 */
    if (!dfg_eq(dfg_value_of(g, s), dfg_float(0.0078125)))
        return false;
    /* where (q.dtype == i8 and value(z) == 0) or (q.dtype == u8 and value(z) == 128) */
    if (!((dfg_dtype(g, n) == DFG_I8 && dfg_eq(dfg_value_of(g, z), dfg_int(0)))
          || (dfg_dtype(g, n) == DFG_U8 && dfg_eq(dfg_value_of(g, z), dfg_int(128)))))
        return false;
    return accept(ctx, &(struct ethos_n_tanh_table_whole){.m = {.root = n, .x = x, .s = s, .z = z,
            .q = n}, .tanh = tanh, .dequantize = dequantize, .constant = constant,
            .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4});
}

struct ethos_n_leaky_relu_table_whole {
    struct ethos_n_leaky_relu_table_match m;
    dfg_node dequantize;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node quantize;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool ethos_n_leaky_relu_table_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_qnn_quantize, 3))
        return false;
    dfg_node l = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, l, OP_nn_leaky_relu, 1))
        return false;
    dfg_val a = dfg_attr_or(g, l, ATTR_alpha, dfg_float(0.25));
    if (!dfg_known(a))
        return false;
    dfg_node dequantize = dfg_arg(g, l, 0);
    if (!dfg_calls_with(g, dequantize, OP_qnn_dequantize, 3))
        return false;
    dfg_node x = dfg_arg(g, dequantize, 0);
    dfg_node constant = dfg_arg(g, dequantize, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, dequantize, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node constant_3 = dfg_arg(g, n, 1);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, n, 2);
    if (!dfg_is(g, constant_4, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){l, dequantize}, 2))
        return false;
    /* where tensor_ok(x) */
    if (!tensor_ok(g, x))
        return false;
    /* where a > 0.0 */
    if (!dfg_gt(a, dfg_float(0.0)))
        return false;
    /* where a < 1.0 */
    if (!dfg_lt(a, dfg_float(1.0)))
        return false;
    return accept(ctx, &(struct ethos_n_leaky_relu_table_whole){.m = {.root = n, .x = x, .l = l, .a = a},
            .dequantize = dequantize, .constant = constant, .constant_2 = constant_2,
            .quantize = n, .constant_3 = constant_3, .constant_4 = constant_4});
}

struct ethos_n_resized_whole {
    struct ethos_n_resized_match m;
    dfg_node resize2d;
};

static bool ethos_n_resized_whole(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_image_resize2d, 1))
        return false;
    if (!dfg_str_is(g, n, ATTR_method, STR_nearest_neighbor, STR_linear))
        return false;
    if (!dfg_str_is(g, n, ATTR_layout, STR_NHWC, STR_NCHW))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where tensor_ok(x) */
    if (!tensor_ok(g, x))
        return false;
    return accept(ctx, &(struct ethos_n_resized_whole){.m = {.root = n, .x = x}, .resize2d = n});
}

struct ethos_n_rescaled_whole {
    struct ethos_n_rescaled_match m;
    dfg_node requantize;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool ethos_n_rescaled_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_qnn_requantize, 5))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node constant = dfg_arg(g, n, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, n, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node constant_3 = dfg_arg(g, n, 3);
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node constant_4 = dfg_arg(g, n, 4);
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    /* where tensor_ok(x) */
    if (!tensor_ok(g, x))
        return false;
    return accept(ctx, &(struct ethos_n_rescaled_whole){.m = {.root = n, .x = x}, .requantize = n,
            .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
            .constant_4 = constant_4});
}

struct ethos_n_max_pool2d_whole {
    struct ethos_n_max_pool2d_match m;
    dfg_node max_pool2d;
};

static bool ethos_n_max_pool2d_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_max_pool2d, 1))
        return false;
    if (!dfg_str_is(g, n, ATTR_layout, STR_NHWC, STR_NCHW))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where tensor_ok(x) */
    if (!tensor_ok(g, x))
        return false;
    return accept(ctx, &(struct ethos_n_max_pool2d_whole){.m = {.root = n, .x = x}, .max_pool2d = n});
}

struct ethos_n_reshaped_whole {
    struct ethos_n_reshaped_match m;
};

static bool ethos_n_reshaped_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_reshape, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where tensor_ok(x) */
    if (!tensor_ok(g, x))
        return false;
    /* where tensor_ok(r) */
    if (!tensor_ok(g, n))
        return false;
    return accept(ctx, &(struct ethos_n_reshaped_whole){.m = {.root = n, .x = x, .r = n}});
}

struct ethos_n_concatenated_whole {
    struct ethos_n_concatenated_match m;
    dfg_node tuple;
    struct dfg_nodes rest;
    dfg_node tuple_2;
    struct dfg_nodes rest_2;
    dfg_node tuple_3;
    struct dfg_nodes rest_3;
    dfg_node constant;
    dfg_node constant_2;
};

static bool ethos_n_concatenated_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_qnn_concatenate, 5))
        return false;
    dfg_node tuple = dfg_arg(g, n, 0);
    if (!dfg_is(g, tuple, DFG_TUPLE))
        return false;
    struct dfg_nodes rest = dfg_rest(g, tuple, 0, 0);
    dfg_node tuple_2 = dfg_arg(g, n, 1);
    if (!dfg_is(g, tuple_2, DFG_TUPLE))
        return false;
    struct dfg_nodes rest_2 = dfg_rest(g, tuple_2, 0, 0);
    dfg_node tuple_3 = dfg_arg(g, n, 2);
    if (!dfg_is(g, tuple_3, DFG_TUPLE))
        return false;
    struct dfg_nodes rest_3 = dfg_rest(g, tuple_3, 0, 0);
    dfg_node constant = dfg_arg(g, n, 3);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, n, 4);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){tuple, tuple_2, tuple_3}, 3))
        return false;
    /* where tensor_ok(c) */
    if (!tensor_ok(g, n))
        return false;
    return accept(ctx, &(struct ethos_n_concatenated_whole){.m = {.root = n, .c = n}, .tuple = tuple,
            .rest = rest, .tuple_2 = tuple_2, .rest_2 = rest_2, .tuple_3 = tuple_3,
            .rest_3 = rest_3, .constant = constant, .constant_2 = constant_2});
}

struct ethos_n_split_up_whole {
    struct ethos_n_split_up_match m;
    dfg_node split;
};

static bool ethos_n_split_up_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_split, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where tensor_ok(x) */
    if (!tensor_ok(g, x))
        return false;
    return accept(ctx, &(struct ethos_n_split_up_whole){.m = {.root = n, .x = x}, .split = n});
}

struct ethos_n_to_space_whole {
    struct ethos_n_to_space_match m;
    dfg_node depth_to_space;
};

static bool ethos_n_to_space_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_depth_to_space, 1))
        return false;
    if (!dfg_str_is(g, n, ATTR_mode, STR_DCR, STR_DCR))
        return false;
    if (!dfg_str_is(g, n, ATTR_layout, STR_NHWC, STR_NCHW))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where tensor_ok(x) */
    if (!tensor_ok(g, x))
        return false;
    return accept(ctx, &(struct ethos_n_to_space_whole){.m = {.root = n, .x = x}, .depth_to_space = n});
}

struct ethos_n_clipped_whole {
    struct ethos_n_clipped_match m;
    dfg_node clip;
};

static bool ethos_n_clipped_whole(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_clip, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where tensor_ok(x) */
    if (!tensor_ok(g, x))
        return false;
    return accept(ctx, &(struct ethos_n_clipped_whole){.m = {.root = n, .x = x}, .clip = n});
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- requantized ---- */

static const struct dfg_desc_node ethos_n_requantized_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.requantize", },
        .n_kids = 5, .kids = (const uint32_t[]){ 1, 2, 3, 4, 5, },
        .text = "qnn.requantize(p, const, const, const, const)", .line = 10 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "p",
        .text = "p", .line = 10 },
    [2] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 10 },
    [3] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 10 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 10 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 10 },
};
static const struct dfg_desc_region ethos_n_requantized_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_n_requantized_refs[] = { { 1, -1 }, };
static const struct dfg_capture ethos_n_requantized_captures[] = {
    { "p", DFG_CAP_NODE, offsetof(struct ethos_n_requantized_match, p) },
};
static const struct dfg_desc_pattern ethos_n_requantized_desc = {
    .n_nodes = 6, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = ethos_n_requantized_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_n_requantized_regions,
    .captures = ethos_n_requantized_refs,
    .text = "pattern requantized(p) = qnn.requantize(p, const, const, const, const);", .line = 10
};
static bool ethos_n_requantized_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_n_requantized_match(g, n, m);
}
static bool ethos_n_requantized_pass(void *ctx, const struct ethos_n_requantized_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_n_requantized_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_n_requantized_each(g, n, ethos_n_requantized_pass, &e);
}

static const struct dfg_part ethos_n_requantized_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_n_requantized_whole, m.p) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct ethos_n_requantized_whole, requantize) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_requantized_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_requantized_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_requantized_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_requantized_whole, constant_4) },
};
/* ---- mul_to_reinterpret ---- */

static const struct dfg_desc_expr ethos_n_mul_to_reinterpret_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 9 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 9 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 9 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 9 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 9 },
    /* 5 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 1, 2, 3, 4, }, .text = "x.dtype in {u8, i8, i32}", .line = 9 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 9 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "rank", .line = 9 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 9 },
    /* 9 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.rank <= 4", .line = 9 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "x.dtype in {u8, i8, i32}, x.rank <= 4", .line = 9 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 9 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "shape", .line = 9 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 9 },
    /* 14 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "x.shape[0]", .line = 9 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 9 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "x.shape[0] == 1", .line = 9 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 16, }, .text = "x.dtype in {u8, i8, i32}, x.rank <= 4, x.shape[0] == 1", .line = 9 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 17 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "elements", .line = 17 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 17 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "c.elements == 1", .line = 17 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 6, .text = "sx", .line = 18 },
    /* 23 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "value(sx)", .line = 18 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 12, .text = "sc", .line = 18 },
    /* 25 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "value(sc)", .line = 18 },
    /* 26 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 23, 25, }, .text = "value(sx) * value(sc)", .line = 18 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 18 },
    /* 28 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "value(c)", .line = 18 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 15, .text = "zc", .line = 18 },
    /* 30 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "value(zc)", .line = 18 },
    /* 31 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 28, 30, }, .text = "(value(c) - value(zc))", .line = 18 },
    /* 32 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 26, 31, }, .text = "value(sx) * value(sc) * (value(c) - value(zc))", .line = 18 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 18, .text = "so", .line = 18 },
    /* 34 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "value(so)", .line = 18 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 0.004 }, .text = "0.004", .line = 18 },
    /* 36 */ { .op = DFG_E_NEAR, .n_kids = 3, .kids = (const uint32_t[]){ 32, 34, 35, }, .text = "value(sx) * value(sc) * (value(c) - value(zc)) ~= value(so) +- 0.004", .line = 18 },
};
static const struct dfg_desc_node ethos_n_mul_to_reinterpret_nodes[23] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.mul", },
        .n_kids = 8, .kids = (const uint32_t[]){ 1, 2, 5, 8, 11, 14, 17, 20, },
        .name = "r",
        .text = "qnn.mul(x, c & const, sx & const, zx & const, sc & const, zc & const, so & const...", .line = 16 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 15 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "c & const", .line = 16 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 15 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 16 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "sx & const", .line = 16 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "sx",
        .text = "sx", .line = 15 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 16 },
    [8] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .text = "zx & const", .line = 16 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zx",
        .text = "zx", .line = 15 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 16 },
    [11] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, },
        .text = "sc & const", .line = 16 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "sc",
        .text = "sc", .line = 15 },
    [13] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 16 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "zc & const", .line = 16 },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zc",
        .text = "zc", .line = 15 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 16 },
    [17] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, },
        .text = "so & const", .line = 16 },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "so",
        .text = "so", .line = 15 },
    [19] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 16 },
    [20] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, },
        .text = "zo & const", .line = 16 },
    [21] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zo",
        .text = "zo", .line = 15 },
    [22] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 16 },
};
static const struct dfg_desc_region ethos_n_mul_to_reinterpret_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_n_mul_to_reinterpret_refs[] = { { 1, -1 }, { 3, -1 }, { 6, -1 }, { 9, -1 }, { 12, -1 }, { 15, -1 }, { 18, -1 }, { 21, -1 }, { 0, -1 }, };
static const struct dfg_capture ethos_n_mul_to_reinterpret_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_n_mul_to_reinterpret_match, x) },
    { "c", DFG_CAP_NODE, offsetof(struct ethos_n_mul_to_reinterpret_match, c) },
    { "sx", DFG_CAP_NODE, offsetof(struct ethos_n_mul_to_reinterpret_match, sx) },
    { "zx", DFG_CAP_NODE, offsetof(struct ethos_n_mul_to_reinterpret_match, zx) },
    { "sc", DFG_CAP_NODE, offsetof(struct ethos_n_mul_to_reinterpret_match, sc) },
    { "zc", DFG_CAP_NODE, offsetof(struct ethos_n_mul_to_reinterpret_match, zc) },
    { "so", DFG_CAP_NODE, offsetof(struct ethos_n_mul_to_reinterpret_match, so) },
    { "zo", DFG_CAP_NODE, offsetof(struct ethos_n_mul_to_reinterpret_match, zo) },
    { "r", DFG_CAP_NODE, offsetof(struct ethos_n_mul_to_reinterpret_match, r) },
};
static const struct dfg_desc_pattern ethos_n_mul_to_reinterpret_desc = {
    .n_nodes = 23, .n_exprs = 37, .n_vars = 0, .n_sets = 9,
    .nodes = ethos_n_mul_to_reinterpret_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_n_mul_to_reinterpret_regions,
    .exprs = ethos_n_mul_to_reinterpret_exprs,
    .captures = ethos_n_mul_to_reinterpret_refs,
    .text = "pattern mul_to_reinterpret(x, c, sx, zx, sc, zc, so, zo) {\012    r = qnn.mul(x, c & const, sx & const, zx & const, sc & const, zc & const, so & const, zo & const);\012    where tensor_ok(x), c.elements == 1;\012    where value(sx) * value(sc) * (value(c) - value(zc)) ~= value(so) +- 0.004;\012    return r;\012}", .line = 15, .n_where = 3, .where = (const uint32_t[]){ 17, 21, 36, }
};
static bool ethos_n_mul_to_reinterpret_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_n_mul_to_reinterpret_match(g, n, m);
}
static bool ethos_n_mul_to_reinterpret_pass(void *ctx, const struct ethos_n_mul_to_reinterpret_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_n_mul_to_reinterpret_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_n_mul_to_reinterpret_each(g, n, ethos_n_mul_to_reinterpret_pass, &e);
}

static const struct dfg_part ethos_n_mul_to_reinterpret_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_n_mul_to_reinterpret_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct ethos_n_mul_to_reinterpret_whole, m.c) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct ethos_n_mul_to_reinterpret_whole, m.sx) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct ethos_n_mul_to_reinterpret_whole, m.zx) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct ethos_n_mul_to_reinterpret_whole, m.sc) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct ethos_n_mul_to_reinterpret_whole, m.zc) },
    { DFG_PART_INPUT, false, 0, 6, offsetof(struct ethos_n_mul_to_reinterpret_whole, m.so) },
    { DFG_PART_INPUT, false, 0, 7, offsetof(struct ethos_n_mul_to_reinterpret_whole, m.zo) },
    { DFG_PART_ROOT, false, 1, 8, offsetof(struct ethos_n_mul_to_reinterpret_whole, m.r) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_mul_to_reinterpret_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_mul_to_reinterpret_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_mul_to_reinterpret_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_mul_to_reinterpret_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_mul_to_reinterpret_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_mul_to_reinterpret_whole, constant_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_mul_to_reinterpret_whole, constant_7) },
};
/* ---- mul_to_depthwise ---- */

static const struct dfg_desc_expr ethos_n_mul_to_depthwise_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 9 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 9 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 9 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 9 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 9 },
    /* 5 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 1, 2, 3, 4, }, .text = "x.dtype in {u8, i8, i32}", .line = 9 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 9 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "rank", .line = 9 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 9 },
    /* 9 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.rank <= 4", .line = 9 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "x.dtype in {u8, i8, i32}, x.rank <= 4", .line = 9 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 9 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "shape", .line = 9 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 9 },
    /* 14 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "x.shape[0]", .line = 9 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 9 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "x.shape[0] == 1", .line = 9 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 16, }, .text = "x.dtype in {u8, i8, i32}, x.rank <= 4, x.shape[0] == 1", .line = 9 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 23 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "elements", .line = 23 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "shape", .line = 23 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 23 },
    /* 23 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "x.shape[-1]", .line = 23 },
    /* 24 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "c.elements == x.shape[-1]", .line = 23 },
};
static const struct dfg_desc_node ethos_n_mul_to_depthwise_nodes[11] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.mul", },
        .n_kids = 8, .kids = (const uint32_t[]){ 1, 2, 5, 6, 7, 8, 9, 10, },
        .name = "r",
        .text = "qnn.mul(x, c & const, const, const, const, const, const, const)", .line = 22 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 21 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "c & const", .line = 22 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 21 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 22 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 22 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 22 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 22 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 22 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 22 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 22 },
};
static const struct dfg_desc_region ethos_n_mul_to_depthwise_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_n_mul_to_depthwise_refs[] = { { 1, -1 }, { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture ethos_n_mul_to_depthwise_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_n_mul_to_depthwise_match, x) },
    { "c", DFG_CAP_NODE, offsetof(struct ethos_n_mul_to_depthwise_match, c) },
    { "r", DFG_CAP_NODE, offsetof(struct ethos_n_mul_to_depthwise_match, r) },
};
static const struct dfg_desc_pattern ethos_n_mul_to_depthwise_desc = {
    .n_nodes = 11, .n_exprs = 25, .n_vars = 0, .n_sets = 3,
    .nodes = ethos_n_mul_to_depthwise_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_n_mul_to_depthwise_regions,
    .exprs = ethos_n_mul_to_depthwise_exprs,
    .captures = ethos_n_mul_to_depthwise_refs,
    .text = "pattern mul_to_depthwise(x, c) {\012    r = qnn.mul(x, c & const, const, const, const, const, const, const);\012    where tensor_ok(x), c.elements == x.shape[-1];\012    return r;\012}", .line = 21, .n_where = 2, .where = (const uint32_t[]){ 17, 24, }
};
static bool ethos_n_mul_to_depthwise_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_n_mul_to_depthwise_match(g, n, m);
}
static bool ethos_n_mul_to_depthwise_pass(void *ctx, const struct ethos_n_mul_to_depthwise_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_n_mul_to_depthwise_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_n_mul_to_depthwise_each(g, n, ethos_n_mul_to_depthwise_pass, &e);
}

static const struct dfg_part ethos_n_mul_to_depthwise_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_n_mul_to_depthwise_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct ethos_n_mul_to_depthwise_whole, m.c) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct ethos_n_mul_to_depthwise_whole, m.r) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_mul_to_depthwise_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_mul_to_depthwise_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_mul_to_depthwise_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_mul_to_depthwise_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_mul_to_depthwise_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_mul_to_depthwise_whole, constant_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_mul_to_depthwise_whole, constant_7) },
};
/* ---- add_to_reinterpret ---- */

static const struct dfg_desc_expr ethos_n_add_to_reinterpret_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 9 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 9 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 9 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 9 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 9 },
    /* 5 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 1, 2, 3, 4, }, .text = "x.dtype in {u8, i8, i32}", .line = 9 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 9 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "rank", .line = 9 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 9 },
    /* 9 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.rank <= 4", .line = 9 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "x.dtype in {u8, i8, i32}, x.rank <= 4", .line = 9 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 9 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "shape", .line = 9 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 9 },
    /* 14 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "x.shape[0]", .line = 9 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 9 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "x.shape[0] == 1", .line = 9 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 16, }, .text = "x.dtype in {u8, i8, i32}, x.rank <= 4, x.shape[0] == 1", .line = 9 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 29 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "elements", .line = 29 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 29 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "c.elements == 1", .line = 29 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 6, .text = "sx", .line = 29 },
    /* 23 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "value(sx)", .line = 29 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 18, .text = "so", .line = 29 },
    /* 25 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "value(so)", .line = 29 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 0.004 }, .text = "0.004", .line = 29 },
    /* 27 */ { .op = DFG_E_NEAR, .n_kids = 3, .kids = (const uint32_t[]){ 23, 25, 26, }, .text = "value(sx) ~= value(so) +- 0.004", .line = 29 },
};
static const struct dfg_desc_node ethos_n_add_to_reinterpret_nodes[23] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.add", },
        .n_kids = 8, .kids = (const uint32_t[]){ 1, 2, 5, 8, 11, 14, 17, 20, },
        .name = "r",
        .text = "qnn.add(x, c & const, sx & const, zx & const, sc & const, zc & const, so & const...", .line = 28 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 27 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "c & const", .line = 28 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 27 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "sx & const", .line = 28 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "sx",
        .text = "sx", .line = 27 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
    [8] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .text = "zx & const", .line = 28 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zx",
        .text = "zx", .line = 27 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
    [11] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, },
        .text = "sc & const", .line = 28 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "sc",
        .text = "sc", .line = 27 },
    [13] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "zc & const", .line = 28 },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zc",
        .text = "zc", .line = 27 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
    [17] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, },
        .text = "so & const", .line = 28 },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "so",
        .text = "so", .line = 27 },
    [19] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
    [20] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, },
        .text = "zo & const", .line = 28 },
    [21] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zo",
        .text = "zo", .line = 27 },
    [22] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
};
static const struct dfg_desc_region ethos_n_add_to_reinterpret_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_n_add_to_reinterpret_refs[] = { { 1, -1 }, { 3, -1 }, { 6, -1 }, { 9, -1 }, { 12, -1 }, { 15, -1 }, { 18, -1 }, { 21, -1 }, { 0, -1 }, };
static const struct dfg_capture ethos_n_add_to_reinterpret_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_n_add_to_reinterpret_match, x) },
    { "c", DFG_CAP_NODE, offsetof(struct ethos_n_add_to_reinterpret_match, c) },
    { "sx", DFG_CAP_NODE, offsetof(struct ethos_n_add_to_reinterpret_match, sx) },
    { "zx", DFG_CAP_NODE, offsetof(struct ethos_n_add_to_reinterpret_match, zx) },
    { "sc", DFG_CAP_NODE, offsetof(struct ethos_n_add_to_reinterpret_match, sc) },
    { "zc", DFG_CAP_NODE, offsetof(struct ethos_n_add_to_reinterpret_match, zc) },
    { "so", DFG_CAP_NODE, offsetof(struct ethos_n_add_to_reinterpret_match, so) },
    { "zo", DFG_CAP_NODE, offsetof(struct ethos_n_add_to_reinterpret_match, zo) },
    { "r", DFG_CAP_NODE, offsetof(struct ethos_n_add_to_reinterpret_match, r) },
};
static const struct dfg_desc_pattern ethos_n_add_to_reinterpret_desc = {
    .n_nodes = 23, .n_exprs = 28, .n_vars = 0, .n_sets = 9,
    .nodes = ethos_n_add_to_reinterpret_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_n_add_to_reinterpret_regions,
    .exprs = ethos_n_add_to_reinterpret_exprs,
    .captures = ethos_n_add_to_reinterpret_refs,
    .text = "pattern add_to_reinterpret(x, c, sx, zx, sc, zc, so, zo) {\012    r = qnn.add(x, c & const, sx & const, zx & const, sc & const, zc & const, so & const, zo & const);\012    where tensor_ok(x), c.elements == 1, value(sx) ~= value(so) +- 0.004;\012    return r;\012}", .line = 27, .n_where = 3, .where = (const uint32_t[]){ 17, 21, 27, }
};
static bool ethos_n_add_to_reinterpret_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_n_add_to_reinterpret_match(g, n, m);
}
static bool ethos_n_add_to_reinterpret_pass(void *ctx, const struct ethos_n_add_to_reinterpret_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_n_add_to_reinterpret_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_n_add_to_reinterpret_each(g, n, ethos_n_add_to_reinterpret_pass, &e);
}

static const struct dfg_part ethos_n_add_to_reinterpret_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_n_add_to_reinterpret_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct ethos_n_add_to_reinterpret_whole, m.c) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct ethos_n_add_to_reinterpret_whole, m.sx) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct ethos_n_add_to_reinterpret_whole, m.zx) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct ethos_n_add_to_reinterpret_whole, m.sc) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct ethos_n_add_to_reinterpret_whole, m.zc) },
    { DFG_PART_INPUT, false, 0, 6, offsetof(struct ethos_n_add_to_reinterpret_whole, m.so) },
    { DFG_PART_INPUT, false, 0, 7, offsetof(struct ethos_n_add_to_reinterpret_whole, m.zo) },
    { DFG_PART_ROOT, false, 1, 8, offsetof(struct ethos_n_add_to_reinterpret_whole, m.r) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_add_to_reinterpret_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_add_to_reinterpret_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_add_to_reinterpret_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_add_to_reinterpret_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_add_to_reinterpret_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_add_to_reinterpret_whole, constant_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_add_to_reinterpret_whole, constant_7) },
};
/* ---- add_to_depthwise ---- */

static const struct dfg_desc_expr ethos_n_add_to_depthwise_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 9 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 9 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 9 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 9 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 9 },
    /* 5 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 1, 2, 3, 4, }, .text = "x.dtype in {u8, i8, i32}", .line = 9 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 9 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "rank", .line = 9 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 9 },
    /* 9 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.rank <= 4", .line = 9 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "x.dtype in {u8, i8, i32}, x.rank <= 4", .line = 9 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 9 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "shape", .line = 9 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 9 },
    /* 14 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "x.shape[0]", .line = 9 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 9 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "x.shape[0] == 1", .line = 9 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 16, }, .text = "x.dtype in {u8, i8, i32}, x.rank <= 4, x.shape[0] == 1", .line = 9 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 34 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "elements", .line = 34 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 34 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "shape", .line = 34 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 34 },
    /* 23 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "x.shape[-1]", .line = 34 },
    /* 24 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "c.elements == x.shape[-1]", .line = 34 },
};
static const struct dfg_desc_node ethos_n_add_to_depthwise_nodes[11] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.add", },
        .n_kids = 8, .kids = (const uint32_t[]){ 1, 2, 5, 6, 7, 8, 9, 10, },
        .name = "r",
        .text = "qnn.add(x, c & const, const, const, const, const, const, const)", .line = 33 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 32 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "c & const", .line = 33 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 32 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 33 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 33 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 33 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 33 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 33 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 33 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 33 },
};
static const struct dfg_desc_region ethos_n_add_to_depthwise_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_n_add_to_depthwise_refs[] = { { 1, -1 }, { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture ethos_n_add_to_depthwise_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_n_add_to_depthwise_match, x) },
    { "c", DFG_CAP_NODE, offsetof(struct ethos_n_add_to_depthwise_match, c) },
    { "r", DFG_CAP_NODE, offsetof(struct ethos_n_add_to_depthwise_match, r) },
};
static const struct dfg_desc_pattern ethos_n_add_to_depthwise_desc = {
    .n_nodes = 11, .n_exprs = 25, .n_vars = 0, .n_sets = 3,
    .nodes = ethos_n_add_to_depthwise_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_n_add_to_depthwise_regions,
    .exprs = ethos_n_add_to_depthwise_exprs,
    .captures = ethos_n_add_to_depthwise_refs,
    .text = "pattern add_to_depthwise(x, c) {\012    r = qnn.add(x, c & const, const, const, const, const, const, const);\012    where tensor_ok(x), c.elements == x.shape[-1];\012    return r;\012}", .line = 32, .n_where = 2, .where = (const uint32_t[]){ 17, 24, }
};
static bool ethos_n_add_to_depthwise_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_n_add_to_depthwise_match(g, n, m);
}
static bool ethos_n_add_to_depthwise_pass(void *ctx, const struct ethos_n_add_to_depthwise_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_n_add_to_depthwise_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_n_add_to_depthwise_each(g, n, ethos_n_add_to_depthwise_pass, &e);
}

static const struct dfg_part ethos_n_add_to_depthwise_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_n_add_to_depthwise_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct ethos_n_add_to_depthwise_whole, m.c) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct ethos_n_add_to_depthwise_whole, m.r) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_add_to_depthwise_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_add_to_depthwise_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_add_to_depthwise_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_add_to_depthwise_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_add_to_depthwise_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_add_to_depthwise_whole, constant_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_add_to_depthwise_whole, constant_7) },
};
/* ---- qnn_add ---- */

static const struct dfg_desc_expr ethos_n_qnn_add_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 9 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 9 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 9 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 9 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 9 },
    /* 5 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 1, 2, 3, 4, }, .text = "x.dtype in {u8, i8, i32}", .line = 9 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 9 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "rank", .line = 9 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 9 },
    /* 9 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.rank <= 4", .line = 9 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "x.dtype in {u8, i8, i32}, x.rank <= 4", .line = 9 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 9 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "shape", .line = 9 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 9 },
    /* 14 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "x.shape[0]", .line = 9 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 9 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "x.shape[0] == 1", .line = 9 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 16, }, .text = "x.dtype in {u8, i8, i32}, x.rank <= 4, x.shape[0] == 1", .line = 9 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 9 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "dtype", .line = 9 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 9 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 9 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 9 },
    /* 23 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 19, 20, 21, 22, }, .text = "x.dtype in {u8, i8, i32}", .line = 9 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 9 },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "rank", .line = 9 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 9 },
    /* 27 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "x.rank <= 4", .line = 9 },
    /* 28 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 23, 27, }, .text = "x.dtype in {u8, i8, i32}, x.rank <= 4", .line = 9 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 9 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "shape", .line = 9 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 9 },
    /* 32 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "x.shape[0]", .line = 9 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 9 },
    /* 34 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "x.shape[0] == 1", .line = 9 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 28, 34, }, .text = "x.dtype in {u8, i8, i32}, x.rank <= 4, x.shape[0] == 1", .line = 9 },
};
static const struct dfg_desc_node ethos_n_qnn_add_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.add", },
        .n_kids = 8, .kids = (const uint32_t[]){ 1, 2, 3, 4, 5, 6, 7, 8, },
        .name = "r",
        .text = "qnn.add(a, b, const, const, const, const, const, const)", .line = 38 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 37 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 37 },
    [3] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 38 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 38 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 38 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 38 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 38 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 38 },
};
static const struct dfg_desc_region ethos_n_qnn_add_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_n_qnn_add_refs[] = { { 1, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture ethos_n_qnn_add_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct ethos_n_qnn_add_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct ethos_n_qnn_add_match, b) },
    { "r", DFG_CAP_NODE, offsetof(struct ethos_n_qnn_add_match, r) },
};
static const struct dfg_desc_pattern ethos_n_qnn_add_desc = {
    .n_nodes = 9, .n_exprs = 36, .n_vars = 0, .n_sets = 3,
    .nodes = ethos_n_qnn_add_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_n_qnn_add_regions,
    .exprs = ethos_n_qnn_add_exprs,
    .captures = ethos_n_qnn_add_refs,
    .text = "pattern qnn_add(a, b) {\012    r = qnn.add(a, b, const, const, const, const, const, const);\012    where tensor_ok(a), tensor_ok(b);\012    return r;\012}", .line = 37, .n_where = 2, .where = (const uint32_t[]){ 17, 35, }
};
static bool ethos_n_qnn_add_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_n_qnn_add_match(g, n, m);
}
static bool ethos_n_qnn_add_pass(void *ctx, const struct ethos_n_qnn_add_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_n_qnn_add_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_n_qnn_add_each(g, n, ethos_n_qnn_add_pass, &e);
}

static const struct dfg_part ethos_n_qnn_add_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_n_qnn_add_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct ethos_n_qnn_add_whole, m.b) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct ethos_n_qnn_add_whole, m.r) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_qnn_add_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_qnn_add_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_qnn_add_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_qnn_add_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_qnn_add_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_qnn_add_whole, constant_6) },
};
/* ---- conv2d ---- */

static const struct dfg_desc_expr ethos_n_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 9 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 9 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 9 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 9 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 9 },
    /* 5 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 1, 2, 3, 4, }, .text = "x.dtype in {u8, i8, i32}", .line = 9 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 9 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "rank", .line = 9 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 9 },
    /* 9 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.rank <= 4", .line = 9 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "x.dtype in {u8, i8, i32}, x.rank <= 4", .line = 9 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 9 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "shape", .line = 9 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 9 },
    /* 14 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "x.shape[0]", .line = 9 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 9 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "x.shape[0] == 1", .line = 9 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 16, }, .text = "x.dtype in {u8, i8, i32}, x.rank <= 4, x.shape[0] == 1", .line = 9 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 49 },
    /* 19 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .name = "dilation", .text = "dilation", .line = 49 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "[1, 1]", .line = 49 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "c.dilation == [1, 1]", .line = 49 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 4, .text = "padded", .line = 49 },
    /* 23 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "present(padded)", .line = 49 },
    /* 24 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "not present(padded)", .line = 49 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "own", .line = 49 },
    /* 26 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "max(own)", .line = 49 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 49 },
    /* 28 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "max(own) == 0", .line = 49 },
    /* 29 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 24, 28, }, .text = "not present(padded) or max(own) == 0", .line = 49 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 50 },
    /* 31 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .name = "groups", .text = "groups", .line = 50 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 50 },
    /* 33 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "c.groups == 1", .line = 50 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 50 },
    /* 35 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .name = "groups", .text = "groups", .line = 50 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 50 },
    /* 37 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "shape", .line = 50 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 50 },
    /* 39 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "x.shape[3]", .line = 50 },
    /* 40 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 35, 39, }, .text = "c.groups == x.shape[3]", .line = 50 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 50 },
    /* 42 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .name = "groups", .text = "groups", .line = 50 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 50 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 50 },
    /* 45 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .name = "kernel_layout", .text = "kernel_layout", .line = 50 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 50 },
    /* 47 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 43, 45, 46, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 50 },
    /* 48 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 42, 47, }, .text = "c.groups == dim(w, c.kernel_layout, \"O\")", .line = 50 },
    /* 49 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 40, 48, }, .text = "(c.groups == x.shape[3] and c.groups == dim(w, c.kernel_layout, \"O\"))", .line = 50 },
    /* 50 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 33, 49, }, .text = "c.groups == 1 or (c.groups == x.shape[3] and c.groups == dim(w, c.kernel_layout, \"O\"))", .line = 50 },
};
static const struct dfg_desc_node ethos_n_conv2d_nodes[21] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.requantize", },
        .n_kids = 5, .kids = (const uint32_t[]){ 1, 17, 18, 19, 20, },
        .text = "qnn.requantize(p, const, const, const, const)", .line = 10 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 14, },
        .text = "nn.bias_add(c, b & const)", .line = 51 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.conv2d", },
        .n_kids = 6, .kids = (const uint32_t[]){ 3, 7, 10, 11, 12, 13, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "data_layout == \"NHWC\"", .line = 48 },
            { .test = DFG_D_TEST_BIND, .name = "padding", .expr = -1, .var = 0, .text = "padding = own", .line = 48 },
        },
        .name = "c",
        .text = "qnn.conv2d(padded | x, w & const, const, const, const, const)", .line = 48 },
    [3] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "padded | x", .line = 48 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.pad", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .name = "padded",
        .text = "nn.pad(x, _)", .line = 47 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 46 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 47 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "w & const", .line = 48 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 46 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 48 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 48 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 48 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 48 },
    [13] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 48 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "b & const", .line = 51 },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 46 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 51 },
    [17] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 10 },
    [18] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 10 },
    [19] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 10 },
    [20] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 10 },
};
static const struct dfg_desc_region ethos_n_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t ethos_n_conv2d_var_regions[] = { 0, };
static const bool ethos_n_conv2d_dims[] = { 0, };
static const struct dfg_desc_capture ethos_n_conv2d_refs[] = { { 5, -1 }, { 8, -1 }, { 15, -1 }, { 4, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture ethos_n_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_n_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct ethos_n_conv2d_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct ethos_n_conv2d_match, b) },
    { "padded", DFG_CAP_NODE, offsetof(struct ethos_n_conv2d_match, padded) },
    { "c", DFG_CAP_NODE, offsetof(struct ethos_n_conv2d_match, c) },
    { "own", DFG_CAP_VALUE, offsetof(struct ethos_n_conv2d_match, own) },
};
static const struct dfg_desc_pattern ethos_n_conv2d_desc = {
    .n_nodes = 21, .n_exprs = 51, .n_vars = 1, .n_sets = 6,
    .nodes = ethos_n_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_n_conv2d_regions,
    .var_region = ethos_n_conv2d_var_regions,
    .exprs = ethos_n_conv2d_exprs,
    .captures = ethos_n_conv2d_refs,
    .var_is_dim = ethos_n_conv2d_dims,
    .text = "pattern conv2d(x, w, b) {\012    padded = nn.pad(x, _);\012    c = qnn.conv2d(padded | x, w & const, const, const, const, const) { data_layout == \"NHWC\", padding = own };\012    where tensor_ok(x), c.dilation == [1, 1], not present(padded) or max(own) == 0;\012    where c.groups == 1 or (c.groups == x.shape[3] and c.groups == dim(w, c.kernel_layout, \"O\"));\012    return requantized(nn.bias_add(c, b & const));\012}", .line = 46, .n_where = 4, .where = (const uint32_t[]){ 17, 21, 29, 50, }
};
static bool ethos_n_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_n_conv2d_match(g, n, m);
}
static bool ethos_n_conv2d_pass(void *ctx, const struct ethos_n_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_n_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_n_conv2d_each(g, n, ethos_n_conv2d_pass, &e);
}

static const struct dfg_part ethos_n_conv2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct ethos_n_conv2d_whole, requantize) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_conv2d_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_conv2d_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_conv2d_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_conv2d_whole, constant_4) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_n_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct ethos_n_conv2d_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct ethos_n_conv2d_whole, m.b) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct ethos_n_conv2d_whole, m.padded) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct ethos_n_conv2d_whole, x) },
    { DFG_PART_INNER, false, 0, 4, offsetof(struct ethos_n_conv2d_whole, m.c) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_conv2d_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_conv2d_whole, constant_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_conv2d_whole, constant_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_conv2d_whole, constant_8) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_conv2d_whole, constant_9) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_n_conv2d_whole, bias_add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_conv2d_whole, constant_10) },
};
/* ---- conv2d_transpose ---- */

static const struct dfg_desc_expr ethos_n_conv2d_transpose_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 9 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 9 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 9 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 9 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 9 },
    /* 5 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 1, 2, 3, 4, }, .text = "x.dtype in {u8, i8, i32}", .line = 9 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 9 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "rank", .line = 9 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 9 },
    /* 9 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.rank <= 4", .line = 9 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "x.dtype in {u8, i8, i32}, x.rank <= 4", .line = 9 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 9 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "shape", .line = 9 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 9 },
    /* 14 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "x.shape[0]", .line = 9 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 9 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "x.shape[0] == 1", .line = 9 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 16, }, .text = "x.dtype in {u8, i8, i32}, x.rank <= 4, x.shape[0] == 1", .line = 9 },
};
static const struct dfg_desc_node ethos_n_conv2d_transpose_nodes[19] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.requantize", },
        .n_kids = 5, .kids = (const uint32_t[]){ 1, 15, 16, 17, 18, },
        .text = "qnn.requantize(p, const, const, const, const)", .line = 10 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "nn.bias_add?(c, b & const)", .line = 56 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 12, },
        .text = "nn.bias_add?(c, b & const)", .line = 56 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.conv2d_transpose", },
        .n_kids = 6, .kids = (const uint32_t[]){ 4, 5, 8, 9, 10, 11, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "data_layout == \"NHWC\"", .line = 54 },
            { .test = DFG_D_TEST_EQ, .name = "dilation", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "dilation == [1, 1]", .line = 54 },
        },
        .name = "c",
        .text = "qnn.conv2d_transpose(x, w & const, const, const, const, const)", .line = 54 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 53 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "w & const", .line = 54 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 53 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 54 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 54 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 54 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 54 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 54 },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "b & const", .line = 56 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 53 },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 56 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 10 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 10 },
    [17] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 10 },
    [18] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 10 },
};
static const struct dfg_desc_region ethos_n_conv2d_transpose_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_n_conv2d_transpose_refs[] = { { 4, -1 }, { 6, -1 }, { 13, -1 }, { 3, -1 }, };
static const struct dfg_capture ethos_n_conv2d_transpose_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_n_conv2d_transpose_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct ethos_n_conv2d_transpose_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct ethos_n_conv2d_transpose_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct ethos_n_conv2d_transpose_match, c) },
};
static const struct dfg_desc_pattern ethos_n_conv2d_transpose_desc = {
    .n_nodes = 19, .n_exprs = 18, .n_vars = 0, .n_sets = 4,
    .nodes = ethos_n_conv2d_transpose_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_n_conv2d_transpose_regions,
    .exprs = ethos_n_conv2d_transpose_exprs,
    .captures = ethos_n_conv2d_transpose_refs,
    .text = "pattern conv2d_transpose(x, w, b) {\012    c = qnn.conv2d_transpose(x, w & const, const, const, const, const) { data_layout == \"NHWC\", dilation == [1, 1] };\012    where tensor_ok(x);\012    return requantized(nn.bias_add?(c, b & const));\012}", .line = 53, .n_where = 1, .where = (const uint32_t[]){ 17, }
};
static bool ethos_n_conv2d_transpose_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_n_conv2d_transpose_match(g, n, m);
}
static bool ethos_n_conv2d_transpose_pass(void *ctx, const struct ethos_n_conv2d_transpose_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_n_conv2d_transpose_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_n_conv2d_transpose_each(g, n, ethos_n_conv2d_transpose_pass, &e);
}

static const struct dfg_part ethos_n_conv2d_transpose_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct ethos_n_conv2d_transpose_whole, requantize) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_conv2d_transpose_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_conv2d_transpose_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_conv2d_transpose_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_conv2d_transpose_whole, constant_4) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_n_conv2d_transpose_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct ethos_n_conv2d_transpose_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct ethos_n_conv2d_transpose_whole, m.b) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct ethos_n_conv2d_transpose_whole, m.c) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_conv2d_transpose_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_conv2d_transpose_whole, constant_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_conv2d_transpose_whole, constant_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_conv2d_transpose_whole, constant_8) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_conv2d_transpose_whole, constant_9) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_n_conv2d_transpose_whole, bias_add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_conv2d_transpose_whole, constant_10) },
};
/* ---- fc ---- */

static const struct dfg_desc_expr ethos_n_fc_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 9 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 9 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 9 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 9 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 9 },
    /* 5 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 1, 2, 3, 4, }, .text = "x.dtype in {u8, i8, i32}", .line = 9 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 9 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "rank", .line = 9 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 9 },
    /* 9 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.rank <= 4", .line = 9 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "x.dtype in {u8, i8, i32}, x.rank <= 4", .line = 9 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 9 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "shape", .line = 9 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 9 },
    /* 14 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "x.shape[0]", .line = 9 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 9 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "x.shape[0] == 1", .line = 9 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 16, }, .text = "x.dtype in {u8, i8, i32}, x.rank <= 4, x.shape[0] == 1", .line = 9 },
};
static const struct dfg_desc_node ethos_n_fc_nodes[18] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.requantize", },
        .n_kids = 5, .kids = (const uint32_t[]){ 1, 14, 15, 16, 17, },
        .text = "qnn.requantize(p, const, const, const, const)", .line = 10 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 11, },
        .text = "nn.bias_add(d, b & const)", .line = 61 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.dense", },
        .n_kids = 6, .kids = (const uint32_t[]){ 3, 4, 7, 8, 9, 10, },
        .name = "d",
        .text = "qnn.dense(x, w & const, const, const, const, const)", .line = 59 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 58 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "w & const", .line = 59 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 58 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 59 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 59 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 59 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 59 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 59 },
    [11] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, },
        .text = "b & const", .line = 61 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 58 },
    [13] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 61 },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 10 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 10 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 10 },
    [17] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 10 },
};
static const struct dfg_desc_region ethos_n_fc_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_n_fc_refs[] = { { 3, -1 }, { 5, -1 }, { 12, -1 }, { 2, -1 }, };
static const struct dfg_capture ethos_n_fc_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_n_fc_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct ethos_n_fc_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct ethos_n_fc_match, b) },
    { "d", DFG_CAP_NODE, offsetof(struct ethos_n_fc_match, d) },
};
static const struct dfg_desc_pattern ethos_n_fc_desc = {
    .n_nodes = 18, .n_exprs = 18, .n_vars = 0, .n_sets = 4,
    .nodes = ethos_n_fc_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_n_fc_regions,
    .exprs = ethos_n_fc_exprs,
    .captures = ethos_n_fc_refs,
    .text = "pattern fc(x, w, b) {\012    d = qnn.dense(x, w & const, const, const, const, const);\012    where tensor_ok(x);\012    return requantized(nn.bias_add(d, b & const));\012}", .line = 58, .n_where = 1, .where = (const uint32_t[]){ 17, }
};
static bool ethos_n_fc_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_n_fc_match(g, n, m);
}
static bool ethos_n_fc_pass(void *ctx, const struct ethos_n_fc_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_n_fc_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_n_fc_each(g, n, ethos_n_fc_pass, &e);
}

static const struct dfg_part ethos_n_fc_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct ethos_n_fc_whole, requantize) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_fc_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_fc_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_fc_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_fc_whole, constant_4) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_n_fc_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct ethos_n_fc_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct ethos_n_fc_whole, m.b) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct ethos_n_fc_whole, m.d) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_fc_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_fc_whole, constant_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_fc_whole, constant_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_fc_whole, constant_8) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_fc_whole, constant_9) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_n_fc_whole, bias_add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_fc_whole, constant_10) },
};
/* ---- avg_pool2d ---- */

static const struct dfg_desc_expr ethos_n_avg_pool2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 9 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 9 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 9 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 9 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 9 },
    /* 5 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 1, 2, 3, 4, }, .text = "x.dtype in {u8, i8, i32}", .line = 9 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 9 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "rank", .line = 9 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 9 },
    /* 9 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.rank <= 4", .line = 9 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "x.dtype in {u8, i8, i32}, x.rank <= 4", .line = 9 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 9 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "shape", .line = 9 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 9 },
    /* 14 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "x.shape[0]", .line = 9 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 9 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "x.shape[0] == 1", .line = 9 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 16, }, .text = "x.dtype in {u8, i8, i32}, x.rank <= 4, x.shape[0] == 1", .line = 9 },
};
static const struct dfg_desc_node ethos_n_avg_pool2d_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "cast(nn.avg_pool2d(cast(x)) { layout == \"NHWC\" })", .line = 66 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.avg_pool2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "layout == \"NHWC\"", .line = 66 },
        },
        .text = "nn.avg_pool2d(cast(x))", .line = 66 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "cast(x)", .line = 66 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 66 },
};
static const struct dfg_desc_region ethos_n_avg_pool2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_n_avg_pool2d_refs[] = { { 3, -1 }, };
static const struct dfg_capture ethos_n_avg_pool2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_n_avg_pool2d_match, x) },
};
static const struct dfg_desc_pattern ethos_n_avg_pool2d_desc = {
    .n_nodes = 4, .n_exprs = 18, .n_vars = 0, .n_sets = 1,
    .nodes = ethos_n_avg_pool2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_n_avg_pool2d_regions,
    .exprs = ethos_n_avg_pool2d_exprs,
    .captures = ethos_n_avg_pool2d_refs,
    .text = "pattern avg_pool2d(x) = cast(nn.avg_pool2d(cast(x)) { layout == \"NHWC\" }) where tensor_ok(x);", .line = 66, .n_where = 1, .where = (const uint32_t[]){ 17, }
};
static bool ethos_n_avg_pool2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_n_avg_pool2d_match(g, n, m);
}
static bool ethos_n_avg_pool2d_pass(void *ctx, const struct ethos_n_avg_pool2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_n_avg_pool2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_n_avg_pool2d_each(g, n, ethos_n_avg_pool2d_pass, &e);
}

static const struct dfg_part ethos_n_avg_pool2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_n_avg_pool2d_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct ethos_n_avg_pool2d_whole, cast) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_n_avg_pool2d_whole, avg_pool2d) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_n_avg_pool2d_whole, cast_2) },
};
/* ---- mean_of ---- */

static const struct dfg_desc_expr ethos_n_mean_of_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 9 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 9 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 9 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 9 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 9 },
    /* 5 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 1, 2, 3, 4, }, .text = "x.dtype in {u8, i8, i32}", .line = 9 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 9 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "rank", .line = 9 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 9 },
    /* 9 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.rank <= 4", .line = 9 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "x.dtype in {u8, i8, i32}, x.rank <= 4", .line = 9 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 9 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "shape", .line = 9 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 9 },
    /* 14 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "x.shape[0]", .line = 9 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 9 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "x.shape[0] == 1", .line = 9 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 16, }, .text = "x.dtype in {u8, i8, i32}, x.rank <= 4, x.shape[0] == 1", .line = 9 },
};
static const struct dfg_desc_node ethos_n_mean_of_nodes[8] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.requantize", },
        .n_kids = 5, .kids = (const uint32_t[]){ 1, 4, 5, 6, 7, },
        .text = "qnn.requantize(p, const, const, const, const)", .line = 10 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "mean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "mean(cast(x))", .line = 67 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "cast(x)", .line = 67 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 67 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 10 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 10 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 10 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 10 },
};
static const struct dfg_desc_region ethos_n_mean_of_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_n_mean_of_refs[] = { { 3, -1 }, };
static const struct dfg_capture ethos_n_mean_of_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_n_mean_of_match, x) },
};
static const struct dfg_desc_pattern ethos_n_mean_of_desc = {
    .n_nodes = 8, .n_exprs = 18, .n_vars = 0, .n_sets = 1,
    .nodes = ethos_n_mean_of_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_n_mean_of_regions,
    .exprs = ethos_n_mean_of_exprs,
    .captures = ethos_n_mean_of_refs,
    .text = "pattern mean_of(x) = requantized(mean(cast(x))) where tensor_ok(x);", .line = 67, .n_where = 1, .where = (const uint32_t[]){ 17, }
};
static bool ethos_n_mean_of_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_n_mean_of_match(g, n, m);
}
static bool ethos_n_mean_of_pass(void *ctx, const struct ethos_n_mean_of_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_n_mean_of_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_n_mean_of_each(g, n, ethos_n_mean_of_pass, &e);
}

static const struct dfg_part ethos_n_mean_of_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct ethos_n_mean_of_whole, requantize) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_mean_of_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_mean_of_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_mean_of_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_mean_of_whole, constant_4) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_n_mean_of_whole, m.x) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_n_mean_of_whole, mean) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_n_mean_of_whole, cast) },
};
/* ---- sigmoid_table ---- */

static const struct dfg_desc_expr ethos_n_sigmoid_table_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 9 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 9 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 9 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 9 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 9 },
    /* 5 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 1, 2, 3, 4, }, .text = "x.dtype in {u8, i8, i32}", .line = 9 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 9 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "rank", .line = 9 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 9 },
    /* 9 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.rank <= 4", .line = 9 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "x.dtype in {u8, i8, i32}, x.rank <= 4", .line = 9 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 9 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "shape", .line = 9 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 9 },
    /* 14 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "x.shape[0]", .line = 9 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 9 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "x.shape[0] == 1", .line = 9 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 16, }, .text = "x.dtype in {u8, i8, i32}, x.rank <= 4, x.shape[0] == 1", .line = 9 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 7, .text = "s", .line = 70 },
    /* 19 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "value(s)", .line = 70 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 0.00390625 }, .text = "0.00390625", .line = 70 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "value(s) == 0.00390625", .line = 70 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 71 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "dtype", .line = 71 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 71 },
    /* 25 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "q.dtype == i8", .line = 71 },
    /* 26 */ { .op = DFG_E_NODE, .ref = 10, .text = "z", .line = 71 },
    /* 27 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "value(z)", .line = 71 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -128LL }, .text = "-128", .line = 71 },
    /* 29 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, }, .text = "value(z) == -128", .line = 71 },
    /* 30 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "(q.dtype == i8 and value(z) == -128)", .line = 71 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 71 },
    /* 32 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "dtype", .line = 71 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 71 },
    /* 34 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "q.dtype == u8", .line = 71 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 10, .text = "z", .line = 71 },
    /* 36 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "value(z)", .line = 71 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 71 },
    /* 38 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "value(z) == 0", .line = 71 },
    /* 39 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 34, 38, }, .text = "(q.dtype == u8 and value(z) == 0)", .line = 71 },
    /* 40 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 30, 39, }, .text = "(q.dtype == i8 and value(z) == -128) or (q.dtype == u8 and value(z) == 0)", .line = 71 },
};
static const struct dfg_desc_node ethos_n_sigmoid_table_nodes[12] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.quantize", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 6, 9, },
        .name = "q",
        .text = "qnn.quantize(sigmoid(qnn.dequantize(x, const, const)), s & const, z & const)", .line = 69 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "sigmoid(qnn.dequantize(x, const, const))", .line = 69 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.dequantize", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 5, },
        .text = "qnn.dequantize(x, const, const)", .line = 69 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 68 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 69 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 69 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "s & const", .line = 69 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 68 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 69 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "z & const", .line = 69 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "z",
        .text = "z", .line = 68 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 69 },
};
static const struct dfg_desc_region ethos_n_sigmoid_table_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_n_sigmoid_table_refs[] = { { 3, -1 }, { 7, -1 }, { 10, -1 }, { 0, -1 }, };
static const struct dfg_capture ethos_n_sigmoid_table_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_n_sigmoid_table_match, x) },
    { "s", DFG_CAP_NODE, offsetof(struct ethos_n_sigmoid_table_match, s) },
    { "z", DFG_CAP_NODE, offsetof(struct ethos_n_sigmoid_table_match, z) },
    { "q", DFG_CAP_NODE, offsetof(struct ethos_n_sigmoid_table_match, q) },
};
static const struct dfg_desc_pattern ethos_n_sigmoid_table_desc = {
    .n_nodes = 12, .n_exprs = 41, .n_vars = 0, .n_sets = 4,
    .nodes = ethos_n_sigmoid_table_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_n_sigmoid_table_regions,
    .exprs = ethos_n_sigmoid_table_exprs,
    .captures = ethos_n_sigmoid_table_refs,
    .text = "pattern sigmoid_table(x, s, z) {\012    q = qnn.quantize(sigmoid(qnn.dequantize(x, const, const)), s & const, z & const);\012    where tensor_ok(x), value(s) == 0.00390625;\012    where (q.dtype == i8 and value(z) == -128) or (q.dtype == u8 and value(z) == 0);\012    return q;\012}", .line = 68, .n_where = 3, .where = (const uint32_t[]){ 17, 21, 40, }
};
static bool ethos_n_sigmoid_table_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_n_sigmoid_table_match(g, n, m);
}
static bool ethos_n_sigmoid_table_pass(void *ctx, const struct ethos_n_sigmoid_table_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_n_sigmoid_table_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_n_sigmoid_table_each(g, n, ethos_n_sigmoid_table_pass, &e);
}

static const struct dfg_part ethos_n_sigmoid_table_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_n_sigmoid_table_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct ethos_n_sigmoid_table_whole, m.s) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct ethos_n_sigmoid_table_whole, m.z) },
    { DFG_PART_ROOT, false, 1, 3, offsetof(struct ethos_n_sigmoid_table_whole, m.q) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_n_sigmoid_table_whole, sigmoid) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_n_sigmoid_table_whole, dequantize) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_sigmoid_table_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_sigmoid_table_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_sigmoid_table_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_sigmoid_table_whole, constant_4) },
};
/* ---- tanh_table ---- */

static const struct dfg_desc_expr ethos_n_tanh_table_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 9 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 9 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 9 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 9 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 9 },
    /* 5 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 1, 2, 3, 4, }, .text = "x.dtype in {u8, i8, i32}", .line = 9 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 9 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "rank", .line = 9 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 9 },
    /* 9 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.rank <= 4", .line = 9 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "x.dtype in {u8, i8, i32}, x.rank <= 4", .line = 9 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 9 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "shape", .line = 9 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 9 },
    /* 14 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "x.shape[0]", .line = 9 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 9 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "x.shape[0] == 1", .line = 9 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 16, }, .text = "x.dtype in {u8, i8, i32}, x.rank <= 4, x.shape[0] == 1", .line = 9 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 7, .text = "s", .line = 76 },
    /* 19 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "value(s)", .line = 76 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 0.0078125 }, .text = "0.0078125", .line = 76 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "value(s) == 0.0078125", .line = 76 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 77 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "dtype", .line = 77 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 77 },
    /* 25 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "q.dtype == i8", .line = 77 },
    /* 26 */ { .op = DFG_E_NODE, .ref = 10, .text = "z", .line = 77 },
    /* 27 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "value(z)", .line = 77 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 77 },
    /* 29 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, }, .text = "value(z) == 0", .line = 77 },
    /* 30 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "(q.dtype == i8 and value(z) == 0)", .line = 77 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 0, .text = "q", .line = 77 },
    /* 32 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "dtype", .line = 77 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 77 },
    /* 34 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "q.dtype == u8", .line = 77 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 10, .text = "z", .line = 77 },
    /* 36 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "value(z)", .line = 77 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 128LL }, .text = "128", .line = 77 },
    /* 38 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "value(z) == 128", .line = 77 },
    /* 39 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 34, 38, }, .text = "(q.dtype == u8 and value(z) == 128)", .line = 77 },
    /* 40 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 30, 39, }, .text = "(q.dtype == i8 and value(z) == 0) or (q.dtype == u8 and value(z) == 128)", .line = 77 },
};
static const struct dfg_desc_node ethos_n_tanh_table_nodes[12] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.quantize", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 6, 9, },
        .name = "q",
        .text = "qnn.quantize(tanh(qnn.dequantize(x, const, const)), s & const, z & const)", .line = 75 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "tanh(qnn.dequantize(x, const, const))", .line = 75 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.dequantize", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 5, },
        .text = "qnn.dequantize(x, const, const)", .line = 75 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 74 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 75 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 75 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "s & const", .line = 75 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 74 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 75 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "z & const", .line = 75 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "z",
        .text = "z", .line = 74 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 75 },
};
static const struct dfg_desc_region ethos_n_tanh_table_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_n_tanh_table_refs[] = { { 3, -1 }, { 7, -1 }, { 10, -1 }, { 0, -1 }, };
static const struct dfg_capture ethos_n_tanh_table_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_n_tanh_table_match, x) },
    { "s", DFG_CAP_NODE, offsetof(struct ethos_n_tanh_table_match, s) },
    { "z", DFG_CAP_NODE, offsetof(struct ethos_n_tanh_table_match, z) },
    { "q", DFG_CAP_NODE, offsetof(struct ethos_n_tanh_table_match, q) },
};
static const struct dfg_desc_pattern ethos_n_tanh_table_desc = {
    .n_nodes = 12, .n_exprs = 41, .n_vars = 0, .n_sets = 4,
    .nodes = ethos_n_tanh_table_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_n_tanh_table_regions,
    .exprs = ethos_n_tanh_table_exprs,
    .captures = ethos_n_tanh_table_refs,
    .text = "pattern tanh_table(x, s, z) {\012    q = qnn.quantize(tanh(qnn.dequantize(x, const, const)), s & const, z & const);\012    where tensor_ok(x), value(s) == 0.0078125;\012    where (q.dtype == i8 and value(z) == 0) or (q.dtype == u8 and value(z) == 128);\012    return q;\012}", .line = 74, .n_where = 3, .where = (const uint32_t[]){ 17, 21, 40, }
};
static bool ethos_n_tanh_table_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_n_tanh_table_match(g, n, m);
}
static bool ethos_n_tanh_table_pass(void *ctx, const struct ethos_n_tanh_table_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_n_tanh_table_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_n_tanh_table_each(g, n, ethos_n_tanh_table_pass, &e);
}

static const struct dfg_part ethos_n_tanh_table_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_n_tanh_table_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct ethos_n_tanh_table_whole, m.s) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct ethos_n_tanh_table_whole, m.z) },
    { DFG_PART_ROOT, false, 1, 3, offsetof(struct ethos_n_tanh_table_whole, m.q) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_n_tanh_table_whole, tanh) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_n_tanh_table_whole, dequantize) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_tanh_table_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_tanh_table_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_tanh_table_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_tanh_table_whole, constant_4) },
};
/* ---- leaky_relu_table ---- */

static const struct dfg_desc_expr ethos_n_leaky_relu_table_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 9 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 9 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 9 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 9 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 9 },
    /* 5 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 1, 2, 3, 4, }, .text = "x.dtype in {u8, i8, i32}", .line = 9 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 9 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "rank", .line = 9 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 9 },
    /* 9 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.rank <= 4", .line = 9 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "x.dtype in {u8, i8, i32}, x.rank <= 4", .line = 9 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 9 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "shape", .line = 9 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 9 },
    /* 14 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "x.shape[0]", .line = 9 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 9 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "x.shape[0] == 1", .line = 9 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 16, }, .text = "x.dtype in {u8, i8, i32}, x.rank <= 4, x.shape[0] == 1", .line = 9 },
    /* 18 */ { .op = DFG_E_VAR, .ref = 0, .text = "a", .line = 82 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 0.0 }, .text = "0.0", .line = 82 },
    /* 20 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "a > 0.0", .line = 82 },
    /* 21 */ { .op = DFG_E_VAR, .ref = 0, .text = "a", .line = 82 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 1.0 }, .text = "1.0", .line = 82 },
    /* 23 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "a < 1.0", .line = 82 },
};
static const struct dfg_desc_node ethos_n_leaky_relu_table_nodes[8] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.quantize", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 6, 7, },
        .text = "qnn.quantize(l, const, const)", .line = 83 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.leaky_relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "alpha", .expr = -1, .var = 0, .text = "alpha = a", .line = 81 },
        },
        .name = "l",
        .text = "nn.leaky_relu(qnn.dequantize(x, const, const))", .line = 81 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.dequantize", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 5, },
        .text = "qnn.dequantize(x, const, const)", .line = 81 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 81 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 81 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 83 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 83 },
};
static const struct dfg_desc_region ethos_n_leaky_relu_table_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t ethos_n_leaky_relu_table_var_regions[] = { 0, };
static const bool ethos_n_leaky_relu_table_dims[] = { 0, };
static const struct dfg_desc_capture ethos_n_leaky_relu_table_refs[] = { { 3, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture ethos_n_leaky_relu_table_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_n_leaky_relu_table_match, x) },
    { "l", DFG_CAP_NODE, offsetof(struct ethos_n_leaky_relu_table_match, l) },
    { "a", DFG_CAP_VALUE, offsetof(struct ethos_n_leaky_relu_table_match, a) },
};
static const struct dfg_desc_pattern ethos_n_leaky_relu_table_desc = {
    .n_nodes = 8, .n_exprs = 24, .n_vars = 1, .n_sets = 3,
    .nodes = ethos_n_leaky_relu_table_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_n_leaky_relu_table_regions,
    .var_region = ethos_n_leaky_relu_table_var_regions,
    .exprs = ethos_n_leaky_relu_table_exprs,
    .captures = ethos_n_leaky_relu_table_refs,
    .var_is_dim = ethos_n_leaky_relu_table_dims,
    .text = "pattern leaky_relu_table(x) {\012    l = nn.leaky_relu(qnn.dequantize(x, const, const)) { alpha = a };\012    where tensor_ok(x), a > 0.0, a < 1.0;\012    return qnn.quantize(l, const, const);\012}", .line = 80, .n_where = 3, .where = (const uint32_t[]){ 17, 20, 23, }
};
static bool ethos_n_leaky_relu_table_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_n_leaky_relu_table_match(g, n, m);
}
static bool ethos_n_leaky_relu_table_pass(void *ctx, const struct ethos_n_leaky_relu_table_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_n_leaky_relu_table_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_n_leaky_relu_table_each(g, n, ethos_n_leaky_relu_table_pass, &e);
}

static const struct dfg_part ethos_n_leaky_relu_table_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_n_leaky_relu_table_whole, m.x) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct ethos_n_leaky_relu_table_whole, m.l) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_n_leaky_relu_table_whole, dequantize) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_leaky_relu_table_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_leaky_relu_table_whole, constant_2) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct ethos_n_leaky_relu_table_whole, quantize) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_leaky_relu_table_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_leaky_relu_table_whole, constant_4) },
};
/* ---- resized ---- */

static const struct dfg_desc_expr ethos_n_resized_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 9 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 9 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 9 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 9 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 9 },
    /* 5 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 1, 2, 3, 4, }, .text = "x.dtype in {u8, i8, i32}", .line = 9 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 9 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "rank", .line = 9 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 9 },
    /* 9 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.rank <= 4", .line = 9 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "x.dtype in {u8, i8, i32}, x.rank <= 4", .line = 9 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 9 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "shape", .line = 9 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 9 },
    /* 14 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "x.shape[0]", .line = 9 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 9 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "x.shape[0] == 1", .line = 9 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 16, }, .text = "x.dtype in {u8, i8, i32}, x.rank <= 4, x.shape[0] == 1", .line = 9 },
};
static const struct dfg_desc_node ethos_n_resized_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "image.resize2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "method", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 16, .s = "nearest_neighbor" }, .text = "method == \"nearest_neighbor\"", .line = 85 },
            { .test = DFG_D_TEST_EQ, .name = "layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "layout == \"NHWC\"", .line = 85 },
        },
        .text = "image.resize2d(x)", .line = 85 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 85 },
};
static const struct dfg_desc_region ethos_n_resized_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_n_resized_refs[] = { { 1, -1 }, };
static const struct dfg_capture ethos_n_resized_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_n_resized_match, x) },
};
static const struct dfg_desc_pattern ethos_n_resized_desc = {
    .n_nodes = 2, .n_exprs = 18, .n_vars = 0, .n_sets = 1,
    .nodes = ethos_n_resized_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_n_resized_regions,
    .exprs = ethos_n_resized_exprs,
    .captures = ethos_n_resized_refs,
    .text = "pattern resized(x) = image.resize2d(x) { method == \"nearest_neighbor\", layout == \"NHWC\" } where tensor_ok(x);", .line = 85, .n_where = 1, .where = (const uint32_t[]){ 17, }
};
static bool ethos_n_resized_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_n_resized_match(g, n, m);
}
static bool ethos_n_resized_pass(void *ctx, const struct ethos_n_resized_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_n_resized_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_n_resized_each(g, n, ethos_n_resized_pass, &e);
}

static const struct dfg_part ethos_n_resized_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_n_resized_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct ethos_n_resized_whole, resize2d) },
};
/* ---- rescaled ---- */

static const struct dfg_desc_expr ethos_n_rescaled_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 9 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 9 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 9 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 9 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 9 },
    /* 5 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 1, 2, 3, 4, }, .text = "x.dtype in {u8, i8, i32}", .line = 9 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 9 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "rank", .line = 9 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 9 },
    /* 9 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.rank <= 4", .line = 9 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "x.dtype in {u8, i8, i32}, x.rank <= 4", .line = 9 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 9 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "shape", .line = 9 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 9 },
    /* 14 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "x.shape[0]", .line = 9 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 9 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "x.shape[0] == 1", .line = 9 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 16, }, .text = "x.dtype in {u8, i8, i32}, x.rank <= 4, x.shape[0] == 1", .line = 9 },
};
static const struct dfg_desc_node ethos_n_rescaled_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.requantize", },
        .n_kids = 5, .kids = (const uint32_t[]){ 1, 2, 3, 4, 5, },
        .text = "qnn.requantize(p, const, const, const, const)", .line = 10 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 86 },
    [2] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 10 },
    [3] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 10 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 10 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 10 },
};
static const struct dfg_desc_region ethos_n_rescaled_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_n_rescaled_refs[] = { { 1, -1 }, };
static const struct dfg_capture ethos_n_rescaled_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_n_rescaled_match, x) },
};
static const struct dfg_desc_pattern ethos_n_rescaled_desc = {
    .n_nodes = 6, .n_exprs = 18, .n_vars = 0, .n_sets = 1,
    .nodes = ethos_n_rescaled_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_n_rescaled_regions,
    .exprs = ethos_n_rescaled_exprs,
    .captures = ethos_n_rescaled_refs,
    .text = "pattern rescaled(x) = requantized(x) where tensor_ok(x);", .line = 86, .n_where = 1, .where = (const uint32_t[]){ 17, }
};
static bool ethos_n_rescaled_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_n_rescaled_match(g, n, m);
}
static bool ethos_n_rescaled_pass(void *ctx, const struct ethos_n_rescaled_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_n_rescaled_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_n_rescaled_each(g, n, ethos_n_rescaled_pass, &e);
}

static const struct dfg_part ethos_n_rescaled_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct ethos_n_rescaled_whole, requantize) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_rescaled_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_rescaled_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_rescaled_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_rescaled_whole, constant_4) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_n_rescaled_whole, m.x) },
};
/* ---- max_pool2d ---- */

static const struct dfg_desc_expr ethos_n_max_pool2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 9 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 9 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 9 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 9 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 9 },
    /* 5 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 1, 2, 3, 4, }, .text = "x.dtype in {u8, i8, i32}", .line = 9 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 9 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "rank", .line = 9 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 9 },
    /* 9 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.rank <= 4", .line = 9 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "x.dtype in {u8, i8, i32}, x.rank <= 4", .line = 9 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 9 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "shape", .line = 9 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 9 },
    /* 14 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "x.shape[0]", .line = 9 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 9 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "x.shape[0] == 1", .line = 9 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 16, }, .text = "x.dtype in {u8, i8, i32}, x.rank <= 4, x.shape[0] == 1", .line = 9 },
};
static const struct dfg_desc_node ethos_n_max_pool2d_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.max_pool2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "layout == \"NHWC\"", .line = 88 },
        },
        .text = "nn.max_pool2d(x)", .line = 88 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 88 },
};
static const struct dfg_desc_region ethos_n_max_pool2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_n_max_pool2d_refs[] = { { 1, -1 }, };
static const struct dfg_capture ethos_n_max_pool2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_n_max_pool2d_match, x) },
};
static const struct dfg_desc_pattern ethos_n_max_pool2d_desc = {
    .n_nodes = 2, .n_exprs = 18, .n_vars = 0, .n_sets = 1,
    .nodes = ethos_n_max_pool2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_n_max_pool2d_regions,
    .exprs = ethos_n_max_pool2d_exprs,
    .captures = ethos_n_max_pool2d_refs,
    .text = "pattern max_pool2d(x) = nn.max_pool2d(x) { layout == \"NHWC\" } where tensor_ok(x);", .line = 88, .n_where = 1, .where = (const uint32_t[]){ 17, }
};
static bool ethos_n_max_pool2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_n_max_pool2d_match(g, n, m);
}
static bool ethos_n_max_pool2d_pass(void *ctx, const struct ethos_n_max_pool2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_n_max_pool2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_n_max_pool2d_each(g, n, ethos_n_max_pool2d_pass, &e);
}

static const struct dfg_part ethos_n_max_pool2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_n_max_pool2d_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct ethos_n_max_pool2d_whole, max_pool2d) },
};
/* ---- reshaped ---- */

static const struct dfg_desc_expr ethos_n_reshaped_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 9 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 9 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 9 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 9 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 9 },
    /* 5 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 1, 2, 3, 4, }, .text = "x.dtype in {u8, i8, i32}", .line = 9 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 9 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "rank", .line = 9 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 9 },
    /* 9 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.rank <= 4", .line = 9 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "x.dtype in {u8, i8, i32}, x.rank <= 4", .line = 9 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 9 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "shape", .line = 9 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 9 },
    /* 14 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "x.shape[0]", .line = 9 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 9 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "x.shape[0] == 1", .line = 9 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 16, }, .text = "x.dtype in {u8, i8, i32}, x.rank <= 4, x.shape[0] == 1", .line = 9 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 9 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "dtype", .line = 9 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 9 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 9 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 9 },
    /* 23 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 19, 20, 21, 22, }, .text = "x.dtype in {u8, i8, i32}", .line = 9 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 9 },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "rank", .line = 9 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 9 },
    /* 27 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "x.rank <= 4", .line = 9 },
    /* 28 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 23, 27, }, .text = "x.dtype in {u8, i8, i32}, x.rank <= 4", .line = 9 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 9 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "shape", .line = 9 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 9 },
    /* 32 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "x.shape[0]", .line = 9 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 9 },
    /* 34 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "x.shape[0] == 1", .line = 9 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 28, 34, }, .text = "x.dtype in {u8, i8, i32}, x.rank <= 4, x.shape[0] == 1", .line = 9 },
};
static const struct dfg_desc_node ethos_n_reshaped_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "reshape", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "r",
        .text = "reshape(x)", .line = 90 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 89 },
};
static const struct dfg_desc_region ethos_n_reshaped_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_n_reshaped_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture ethos_n_reshaped_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_n_reshaped_match, x) },
    { "r", DFG_CAP_NODE, offsetof(struct ethos_n_reshaped_match, r) },
};
static const struct dfg_desc_pattern ethos_n_reshaped_desc = {
    .n_nodes = 2, .n_exprs = 36, .n_vars = 0, .n_sets = 2,
    .nodes = ethos_n_reshaped_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_n_reshaped_regions,
    .exprs = ethos_n_reshaped_exprs,
    .captures = ethos_n_reshaped_refs,
    .text = "pattern reshaped(x) {\012    r = reshape(x);\012    where tensor_ok(x), tensor_ok(r);\012    return r;\012}", .line = 89, .n_where = 2, .where = (const uint32_t[]){ 17, 35, }
};
static bool ethos_n_reshaped_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_n_reshaped_match(g, n, m);
}
static bool ethos_n_reshaped_pass(void *ctx, const struct ethos_n_reshaped_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_n_reshaped_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_n_reshaped_each(g, n, ethos_n_reshaped_pass, &e);
}

static const struct dfg_part ethos_n_reshaped_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_n_reshaped_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct ethos_n_reshaped_whole, m.r) },
};
/* ---- concatenated ---- */

static const struct dfg_desc_expr ethos_n_concatenated_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 9 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 9 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 9 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 9 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 9 },
    /* 5 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 1, 2, 3, 4, }, .text = "x.dtype in {u8, i8, i32}", .line = 9 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 9 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "rank", .line = 9 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 9 },
    /* 9 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.rank <= 4", .line = 9 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "x.dtype in {u8, i8, i32}, x.rank <= 4", .line = 9 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 9 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "shape", .line = 9 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 9 },
    /* 14 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "x.shape[0]", .line = 9 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 9 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "x.shape[0] == 1", .line = 9 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 16, }, .text = "x.dtype in {u8, i8, i32}, x.rank <= 4, x.shape[0] == 1", .line = 9 },
};
static const struct dfg_desc_node ethos_n_concatenated_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.concatenate", },
        .n_kids = 5, .kids = (const uint32_t[]){ 1, 2, 3, 4, 5, },
        .name = "c",
        .text = "qnn.concatenate((...), (...), (...), const, const)", .line = 95 },
    [1] = { .kind = DFG_D_TUPLE, .rest = -1, .index = -1, .region = 0,
        .rest_first = 0, .rest_last = 1,
        .text = "(...)", .line = 95 },
    [2] = { .kind = DFG_D_TUPLE, .rest = -1, .index = -1, .region = 0,
        .rest_first = 0, .rest_last = 1,
        .text = "(...)", .line = 95 },
    [3] = { .kind = DFG_D_TUPLE, .rest = -1, .index = -1, .region = 0,
        .rest_first = 0, .rest_last = 1,
        .text = "(...)", .line = 95 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 95 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 95 },
};
static const struct dfg_desc_region ethos_n_concatenated_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_n_concatenated_refs[] = { { 0, -1 }, };
static const struct dfg_capture ethos_n_concatenated_captures[] = {
    { "c", DFG_CAP_NODE, offsetof(struct ethos_n_concatenated_match, c) },
};
static const struct dfg_desc_pattern ethos_n_concatenated_desc = {
    .n_nodes = 6, .n_exprs = 18, .n_vars = 0, .n_sets = 1,
    .nodes = ethos_n_concatenated_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_n_concatenated_regions,
    .exprs = ethos_n_concatenated_exprs,
    .captures = ethos_n_concatenated_refs,
    .text = "pattern concatenated {\012    c = qnn.concatenate((...), (...), (...), const, const);\012    where tensor_ok(c);\012    return c;\012}", .line = 94, .n_where = 1, .where = (const uint32_t[]){ 17, }
};
static bool ethos_n_concatenated_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_n_concatenated_match(g, n, m);
}
static bool ethos_n_concatenated_pass(void *ctx, const struct ethos_n_concatenated_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_n_concatenated_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_n_concatenated_each(g, n, ethos_n_concatenated_pass, &e);
}

static const struct dfg_part ethos_n_concatenated_parts[] = {
    { DFG_PART_ROOT, false, 1, 0, offsetof(struct ethos_n_concatenated_whole, m.c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_n_concatenated_whole, tuple) },
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct ethos_n_concatenated_whole, rest) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_n_concatenated_whole, tuple_2) },
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct ethos_n_concatenated_whole, rest_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct ethos_n_concatenated_whole, tuple_3) },
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct ethos_n_concatenated_whole, rest_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_concatenated_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct ethos_n_concatenated_whole, constant_2) },
};
/* ---- split_up ---- */

static const struct dfg_desc_expr ethos_n_split_up_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 9 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 9 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 9 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 9 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 9 },
    /* 5 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 1, 2, 3, 4, }, .text = "x.dtype in {u8, i8, i32}", .line = 9 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 9 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "rank", .line = 9 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 9 },
    /* 9 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.rank <= 4", .line = 9 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "x.dtype in {u8, i8, i32}, x.rank <= 4", .line = 9 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 9 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "shape", .line = 9 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 9 },
    /* 14 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "x.shape[0]", .line = 9 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 9 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "x.shape[0] == 1", .line = 9 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 16, }, .text = "x.dtype in {u8, i8, i32}, x.rank <= 4, x.shape[0] == 1", .line = 9 },
};
static const struct dfg_desc_node ethos_n_split_up_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "split", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "`split`(x)", .line = 99 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 99 },
};
static const struct dfg_desc_region ethos_n_split_up_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_n_split_up_refs[] = { { 1, -1 }, };
static const struct dfg_capture ethos_n_split_up_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_n_split_up_match, x) },
};
static const struct dfg_desc_pattern ethos_n_split_up_desc = {
    .n_nodes = 2, .n_exprs = 18, .n_vars = 0, .n_sets = 1,
    .nodes = ethos_n_split_up_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_n_split_up_regions,
    .exprs = ethos_n_split_up_exprs,
    .captures = ethos_n_split_up_refs,
    .text = "pattern split_up(x) = `split`(x) where tensor_ok(x);", .line = 99, .n_where = 1, .where = (const uint32_t[]){ 17, }
};
static bool ethos_n_split_up_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_n_split_up_match(g, n, m);
}
static bool ethos_n_split_up_pass(void *ctx, const struct ethos_n_split_up_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_n_split_up_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_n_split_up_each(g, n, ethos_n_split_up_pass, &e);
}

static const struct dfg_part ethos_n_split_up_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_n_split_up_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct ethos_n_split_up_whole, split) },
};
/* ---- to_space ---- */

static const struct dfg_desc_expr ethos_n_to_space_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 9 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 9 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 9 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 9 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 9 },
    /* 5 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 1, 2, 3, 4, }, .text = "x.dtype in {u8, i8, i32}", .line = 9 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 9 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "rank", .line = 9 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 9 },
    /* 9 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.rank <= 4", .line = 9 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "x.dtype in {u8, i8, i32}, x.rank <= 4", .line = 9 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 9 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "shape", .line = 9 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 9 },
    /* 14 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "x.shape[0]", .line = 9 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 9 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "x.shape[0] == 1", .line = 9 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 16, }, .text = "x.dtype in {u8, i8, i32}, x.rank <= 4, x.shape[0] == 1", .line = 9 },
};
static const struct dfg_desc_node ethos_n_to_space_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.depth_to_space", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 3, .s = "DCR" }, .text = "mode == \"DCR\"", .line = 100 },
            { .test = DFG_D_TEST_EQ, .name = "layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "layout == \"NHWC\"", .line = 100 },
        },
        .text = "nn.depth_to_space(x)", .line = 100 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 100 },
};
static const struct dfg_desc_region ethos_n_to_space_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_n_to_space_refs[] = { { 1, -1 }, };
static const struct dfg_capture ethos_n_to_space_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_n_to_space_match, x) },
};
static const struct dfg_desc_pattern ethos_n_to_space_desc = {
    .n_nodes = 2, .n_exprs = 18, .n_vars = 0, .n_sets = 1,
    .nodes = ethos_n_to_space_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_n_to_space_regions,
    .exprs = ethos_n_to_space_exprs,
    .captures = ethos_n_to_space_refs,
    .text = "pattern to_space(x) = nn.depth_to_space(x) { mode == \"DCR\", layout == \"NHWC\" } where tensor_ok(x);", .line = 100, .n_where = 1, .where = (const uint32_t[]){ 17, }
};
static bool ethos_n_to_space_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_n_to_space_match(g, n, m);
}
static bool ethos_n_to_space_pass(void *ctx, const struct ethos_n_to_space_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_n_to_space_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_n_to_space_each(g, n, ethos_n_to_space_pass, &e);
}

static const struct dfg_part ethos_n_to_space_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_n_to_space_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct ethos_n_to_space_whole, depth_to_space) },
};
/* ---- clipped ---- */

static const struct dfg_desc_expr ethos_n_clipped_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 9 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 9 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 9 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 9 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 9 },
    /* 5 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 1, 2, 3, 4, }, .text = "x.dtype in {u8, i8, i32}", .line = 9 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 9 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "rank", .line = 9 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 9 },
    /* 9 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.rank <= 4", .line = 9 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "x.dtype in {u8, i8, i32}, x.rank <= 4", .line = 9 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 9 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "shape", .line = 9 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 9 },
    /* 14 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "x.shape[0]", .line = 9 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 9 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "x.shape[0] == 1", .line = 9 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 16, }, .text = "x.dtype in {u8, i8, i32}, x.rank <= 4, x.shape[0] == 1", .line = 9 },
};
static const struct dfg_desc_node ethos_n_clipped_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "clip(x)", .line = 101 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 101 },
};
static const struct dfg_desc_region ethos_n_clipped_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture ethos_n_clipped_refs[] = { { 1, -1 }, };
static const struct dfg_capture ethos_n_clipped_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct ethos_n_clipped_match, x) },
};
static const struct dfg_desc_pattern ethos_n_clipped_desc = {
    .n_nodes = 2, .n_exprs = 18, .n_vars = 0, .n_sets = 1,
    .nodes = ethos_n_clipped_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = ethos_n_clipped_regions,
    .exprs = ethos_n_clipped_exprs,
    .captures = ethos_n_clipped_refs,
    .text = "pattern clipped(x) = clip(x) where tensor_ok(x);", .line = 101, .n_where = 1, .where = (const uint32_t[]){ 17, }
};
static bool ethos_n_clipped_any(const dfg_graph *g, dfg_node n, void *m)
{
    return ethos_n_clipped_match(g, n, m);
}
static bool ethos_n_clipped_pass(void *ctx, const struct ethos_n_clipped_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool ethos_n_clipped_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return ethos_n_clipped_each(g, n, ethos_n_clipped_pass, &e);
}

static const struct dfg_part ethos_n_clipped_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct ethos_n_clipped_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct ethos_n_clipped_whole, clip) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "requantized", .place = "ethos_n.pat:10", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_n_requantized_match),
      .n_captures = 1, .captures = ethos_n_requantized_captures,
      .match = ethos_n_requantized_any, .each = ethos_n_requantized_all, .desc = &ethos_n_requantized_desc,
      .whole_size = sizeof(struct ethos_n_requantized_whole), .n_parts = sizeof ethos_n_requantized_parts / sizeof *ethos_n_requantized_parts,
      .n_params = 1, .parts = ethos_n_requantized_parts, .whole = ethos_n_requantized_whole },
    { .name = "mul_to_reinterpret", .place = "ethos_n.pat:15", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_n_mul_to_reinterpret_match),
      .n_captures = 9, .captures = ethos_n_mul_to_reinterpret_captures,
      .match = ethos_n_mul_to_reinterpret_any, .each = ethos_n_mul_to_reinterpret_all, .desc = &ethos_n_mul_to_reinterpret_desc,
      .whole_size = sizeof(struct ethos_n_mul_to_reinterpret_whole), .n_parts = sizeof ethos_n_mul_to_reinterpret_parts / sizeof *ethos_n_mul_to_reinterpret_parts,
      .n_params = 8, .parts = ethos_n_mul_to_reinterpret_parts, .whole = ethos_n_mul_to_reinterpret_whole },
    { .name = "mul_to_depthwise", .place = "ethos_n.pat:21", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_n_mul_to_depthwise_match),
      .n_captures = 3, .captures = ethos_n_mul_to_depthwise_captures,
      .match = ethos_n_mul_to_depthwise_any, .each = ethos_n_mul_to_depthwise_all, .desc = &ethos_n_mul_to_depthwise_desc,
      .whole_size = sizeof(struct ethos_n_mul_to_depthwise_whole), .n_parts = sizeof ethos_n_mul_to_depthwise_parts / sizeof *ethos_n_mul_to_depthwise_parts,
      .n_params = 2, .parts = ethos_n_mul_to_depthwise_parts, .whole = ethos_n_mul_to_depthwise_whole },
    { .name = "add_to_reinterpret", .place = "ethos_n.pat:27", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_n_add_to_reinterpret_match),
      .n_captures = 9, .captures = ethos_n_add_to_reinterpret_captures,
      .match = ethos_n_add_to_reinterpret_any, .each = ethos_n_add_to_reinterpret_all, .desc = &ethos_n_add_to_reinterpret_desc,
      .whole_size = sizeof(struct ethos_n_add_to_reinterpret_whole), .n_parts = sizeof ethos_n_add_to_reinterpret_parts / sizeof *ethos_n_add_to_reinterpret_parts,
      .n_params = 8, .parts = ethos_n_add_to_reinterpret_parts, .whole = ethos_n_add_to_reinterpret_whole },
    { .name = "add_to_depthwise", .place = "ethos_n.pat:32", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_n_add_to_depthwise_match),
      .n_captures = 3, .captures = ethos_n_add_to_depthwise_captures,
      .match = ethos_n_add_to_depthwise_any, .each = ethos_n_add_to_depthwise_all, .desc = &ethos_n_add_to_depthwise_desc,
      .whole_size = sizeof(struct ethos_n_add_to_depthwise_whole), .n_parts = sizeof ethos_n_add_to_depthwise_parts / sizeof *ethos_n_add_to_depthwise_parts,
      .n_params = 2, .parts = ethos_n_add_to_depthwise_parts, .whole = ethos_n_add_to_depthwise_whole },
    { .name = "qnn_add", .place = "ethos_n.pat:37", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_n_qnn_add_match),
      .n_captures = 3, .captures = ethos_n_qnn_add_captures,
      .match = ethos_n_qnn_add_any, .each = ethos_n_qnn_add_all, .desc = &ethos_n_qnn_add_desc,
      .whole_size = sizeof(struct ethos_n_qnn_add_whole), .n_parts = sizeof ethos_n_qnn_add_parts / sizeof *ethos_n_qnn_add_parts,
      .n_params = 2, .parts = ethos_n_qnn_add_parts, .whole = ethos_n_qnn_add_whole },
    { .name = "conv2d", .place = "ethos_n.pat:46", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_n_conv2d_match),
      .n_captures = 6, .captures = ethos_n_conv2d_captures,
      .match = ethos_n_conv2d_any, .each = ethos_n_conv2d_all, .desc = &ethos_n_conv2d_desc,
      .whole_size = sizeof(struct ethos_n_conv2d_whole), .n_parts = sizeof ethos_n_conv2d_parts / sizeof *ethos_n_conv2d_parts,
      .n_params = 3, .parts = ethos_n_conv2d_parts, .whole = ethos_n_conv2d_whole },
    { .name = "conv2d_transpose", .place = "ethos_n.pat:53", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_n_conv2d_transpose_match),
      .n_captures = 4, .captures = ethos_n_conv2d_transpose_captures,
      .match = ethos_n_conv2d_transpose_any, .each = ethos_n_conv2d_transpose_all, .desc = &ethos_n_conv2d_transpose_desc,
      .whole_size = sizeof(struct ethos_n_conv2d_transpose_whole), .n_parts = sizeof ethos_n_conv2d_transpose_parts / sizeof *ethos_n_conv2d_transpose_parts,
      .n_params = 3, .parts = ethos_n_conv2d_transpose_parts, .whole = ethos_n_conv2d_transpose_whole },
    { .name = "fc", .place = "ethos_n.pat:58", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_n_fc_match),
      .n_captures = 4, .captures = ethos_n_fc_captures,
      .match = ethos_n_fc_any, .each = ethos_n_fc_all, .desc = &ethos_n_fc_desc,
      .whole_size = sizeof(struct ethos_n_fc_whole), .n_parts = sizeof ethos_n_fc_parts / sizeof *ethos_n_fc_parts,
      .n_params = 3, .parts = ethos_n_fc_parts, .whole = ethos_n_fc_whole },
    { .name = "avg_pool2d", .place = "ethos_n.pat:66", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_n_avg_pool2d_match),
      .n_captures = 1, .captures = ethos_n_avg_pool2d_captures,
      .match = ethos_n_avg_pool2d_any, .each = ethos_n_avg_pool2d_all, .desc = &ethos_n_avg_pool2d_desc,
      .whole_size = sizeof(struct ethos_n_avg_pool2d_whole), .n_parts = sizeof ethos_n_avg_pool2d_parts / sizeof *ethos_n_avg_pool2d_parts,
      .n_params = 1, .parts = ethos_n_avg_pool2d_parts, .whole = ethos_n_avg_pool2d_whole },
    { .name = "mean_of", .place = "ethos_n.pat:67", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_n_mean_of_match),
      .n_captures = 1, .captures = ethos_n_mean_of_captures,
      .match = ethos_n_mean_of_any, .each = ethos_n_mean_of_all, .desc = &ethos_n_mean_of_desc,
      .whole_size = sizeof(struct ethos_n_mean_of_whole), .n_parts = sizeof ethos_n_mean_of_parts / sizeof *ethos_n_mean_of_parts,
      .n_params = 1, .parts = ethos_n_mean_of_parts, .whole = ethos_n_mean_of_whole },
    { .name = "sigmoid_table", .place = "ethos_n.pat:68", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_n_sigmoid_table_match),
      .n_captures = 4, .captures = ethos_n_sigmoid_table_captures,
      .match = ethos_n_sigmoid_table_any, .each = ethos_n_sigmoid_table_all, .desc = &ethos_n_sigmoid_table_desc,
      .whole_size = sizeof(struct ethos_n_sigmoid_table_whole), .n_parts = sizeof ethos_n_sigmoid_table_parts / sizeof *ethos_n_sigmoid_table_parts,
      .n_params = 3, .parts = ethos_n_sigmoid_table_parts, .whole = ethos_n_sigmoid_table_whole },
    { .name = "tanh_table", .place = "ethos_n.pat:74", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_n_tanh_table_match),
      .n_captures = 4, .captures = ethos_n_tanh_table_captures,
      .match = ethos_n_tanh_table_any, .each = ethos_n_tanh_table_all, .desc = &ethos_n_tanh_table_desc,
      .whole_size = sizeof(struct ethos_n_tanh_table_whole), .n_parts = sizeof ethos_n_tanh_table_parts / sizeof *ethos_n_tanh_table_parts,
      .n_params = 3, .parts = ethos_n_tanh_table_parts, .whole = ethos_n_tanh_table_whole },
    { .name = "leaky_relu_table", .place = "ethos_n.pat:80", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_n_leaky_relu_table_match),
      .n_captures = 3, .captures = ethos_n_leaky_relu_table_captures,
      .match = ethos_n_leaky_relu_table_any, .each = ethos_n_leaky_relu_table_all, .desc = &ethos_n_leaky_relu_table_desc,
      .whole_size = sizeof(struct ethos_n_leaky_relu_table_whole), .n_parts = sizeof ethos_n_leaky_relu_table_parts / sizeof *ethos_n_leaky_relu_table_parts,
      .n_params = 1, .parts = ethos_n_leaky_relu_table_parts, .whole = ethos_n_leaky_relu_table_whole },
    { .name = "resized", .place = "ethos_n.pat:85", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_n_resized_match),
      .n_captures = 1, .captures = ethos_n_resized_captures,
      .match = ethos_n_resized_any, .each = ethos_n_resized_all, .desc = &ethos_n_resized_desc,
      .whole_size = sizeof(struct ethos_n_resized_whole), .n_parts = sizeof ethos_n_resized_parts / sizeof *ethos_n_resized_parts,
      .n_params = 1, .parts = ethos_n_resized_parts, .whole = ethos_n_resized_whole },
    { .name = "rescaled", .place = "ethos_n.pat:86", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_n_rescaled_match),
      .n_captures = 1, .captures = ethos_n_rescaled_captures,
      .match = ethos_n_rescaled_any, .each = ethos_n_rescaled_all, .desc = &ethos_n_rescaled_desc,
      .whole_size = sizeof(struct ethos_n_rescaled_whole), .n_parts = sizeof ethos_n_rescaled_parts / sizeof *ethos_n_rescaled_parts,
      .n_params = 1, .parts = ethos_n_rescaled_parts, .whole = ethos_n_rescaled_whole },
    { .name = "max_pool2d", .place = "ethos_n.pat:88", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_n_max_pool2d_match),
      .n_captures = 1, .captures = ethos_n_max_pool2d_captures,
      .match = ethos_n_max_pool2d_any, .each = ethos_n_max_pool2d_all, .desc = &ethos_n_max_pool2d_desc,
      .whole_size = sizeof(struct ethos_n_max_pool2d_whole), .n_parts = sizeof ethos_n_max_pool2d_parts / sizeof *ethos_n_max_pool2d_parts,
      .n_params = 1, .parts = ethos_n_max_pool2d_parts, .whole = ethos_n_max_pool2d_whole },
    { .name = "reshaped", .place = "ethos_n.pat:89", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_n_reshaped_match),
      .n_captures = 2, .captures = ethos_n_reshaped_captures,
      .match = ethos_n_reshaped_any, .each = ethos_n_reshaped_all, .desc = &ethos_n_reshaped_desc,
      .whole_size = sizeof(struct ethos_n_reshaped_whole), .n_parts = sizeof ethos_n_reshaped_parts / sizeof *ethos_n_reshaped_parts,
      .n_params = 1, .parts = ethos_n_reshaped_parts, .whole = ethos_n_reshaped_whole },
    { .name = "concatenated", .place = "ethos_n.pat:94", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_n_concatenated_match),
      .n_captures = 1, .captures = ethos_n_concatenated_captures,
      .match = ethos_n_concatenated_any, .each = ethos_n_concatenated_all, .desc = &ethos_n_concatenated_desc,
      .whole_size = sizeof(struct ethos_n_concatenated_whole), .n_parts = sizeof ethos_n_concatenated_parts / sizeof *ethos_n_concatenated_parts,
      .n_params = 0, .parts = ethos_n_concatenated_parts, .whole = ethos_n_concatenated_whole },
    { .name = "split_up", .place = "ethos_n.pat:99", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_n_split_up_match),
      .n_captures = 1, .captures = ethos_n_split_up_captures,
      .match = ethos_n_split_up_any, .each = ethos_n_split_up_all, .desc = &ethos_n_split_up_desc,
      .whole_size = sizeof(struct ethos_n_split_up_whole), .n_parts = sizeof ethos_n_split_up_parts / sizeof *ethos_n_split_up_parts,
      .n_params = 1, .parts = ethos_n_split_up_parts, .whole = ethos_n_split_up_whole },
    { .name = "to_space", .place = "ethos_n.pat:100", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_n_to_space_match),
      .n_captures = 1, .captures = ethos_n_to_space_captures,
      .match = ethos_n_to_space_any, .each = ethos_n_to_space_all, .desc = &ethos_n_to_space_desc,
      .whole_size = sizeof(struct ethos_n_to_space_whole), .n_parts = sizeof ethos_n_to_space_parts / sizeof *ethos_n_to_space_parts,
      .n_params = 1, .parts = ethos_n_to_space_parts, .whole = ethos_n_to_space_whole },
    { .name = "clipped", .place = "ethos_n.pat:101", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct ethos_n_clipped_match),
      .n_captures = 1, .captures = ethos_n_clipped_captures,
      .match = ethos_n_clipped_any, .each = ethos_n_clipped_all, .desc = &ethos_n_clipped_desc,
      .whole_size = sizeof(struct ethos_n_clipped_whole), .n_parts = sizeof ethos_n_clipped_parts / sizeof *ethos_n_clipped_parts,
      .n_params = 1, .parts = ethos_n_clipped_parts, .whole = ethos_n_clipped_whole },
};

/* ---- table ethos_n ---- */

static const struct dfg_table_entry ethos_n_entries[] = {
    { .name = "ethos-n.qnn_mul_to_reinterpret_quantize", .pattern = 1 },
    { .name = "ethos-n.qnn_mul_to_depthwise", .pattern = 2 },
    { .name = "ethos-n.qnn_add_to_reinterpret_quantize", .pattern = 3 },
    { .name = "ethos-n.qnn_add_to_depthwise", .pattern = 4 },
    { .name = "ethos-n.qnn_add", .pattern = 5 },
    { .name = "ethos-n.qnn_conv2d", .pattern = 6 },
    { .name = "ethos-n.qnn_conv2d_transpose", .pattern = 7 },
    { .name = "ethos-n.qnn_avg_pool2d", .pattern = 9 },
    { .name = "ethos-n.qnn_sigmoid", .pattern = 11 },
    { .name = "ethos-n.qnn_fc", .pattern = 8 },
    { .name = "ethos-n.qnn_mean", .pattern = 10 },
    { .name = "ethos-n.qnn_tanh", .pattern = 12 },
    { .name = "ethos-n.qnn_leaky_relu", .pattern = 13 },
    { .name = "ethos-n.qnn_resize", .pattern = 14 },
    { .name = "ethos-n.qnn_requantize", .pattern = 15 },
    { .name = "ethos-n.max_pool2d", .pattern = 16 },
    { .name = "ethos-n.reshape", .pattern = 17 },
    { .name = "ethos-n.qnn_concatenate", .pattern = 18 },
    { .name = "ethos-n.split", .pattern = 19 },
    { .name = "ethos-n.depth_to_space", .pattern = 20 },
    { .name = "ethos-n.clip", .pattern = 21 },
};
static const struct dfg_attr_text ethos_n_attrs[] = {
    { "Compiler", "\"ethos-n\"" },
};
static void ethos_n_candidates_any(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    *set = ethos_n_candidates(g, n);
}

static const struct dfg_table tables[] = {
    { .name = "ethos_n", .n = 21, .last_wins = false, .entries = ethos_n_entries, .n_words = 1,
      .n_attrs = 1, .attrs = ethos_n_attrs,
      .candidates = ethos_n_candidates_any, .first = ethos_n_first, .sweep = ethos_n_sweep },
};

static const char *const imports[] = { "relay", NULL };
extern const struct dfg_unit ethos_n_unit;
const struct dfg_unit ethos_n_unit = {
    .abi = DFG_ABI,
    .name = "ethos_n",
    .imports = imports,
    .names = &ethos_n_names, .whole_names = &whole_names,
    .n_patterns = 22, .patterns = patterns,
    .n_tables = 1, .tables = tables,
};
