/* What relax_cudnn.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "relax_cudnn.h"
#if RELAX_CUDNN_H != 0xcb620697f9700ae3
#error "relax_cudnn.h is of another run of pat2c than this file"
#endif

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_relax_add = DFG_FIRST_OP,
    OP_relax_nn_attention,
    OP_relax_nn_conv2d,
    OP_relax_nn_relu,
    OP_relax_permute_dims,
    OP_relax_reshape,
    OP_relax_split,
};
enum {
    ATTR_axes,
    ATTR_axis,
    ATTR_causal_mask,
    ATTR_data_layout,
    ATTR_kernel_layout,
    ATTR_out_layout,
    ATTR_padding,
    ATTR_window_size,
};
enum {
    STR_NCHW,
    STR_NHWC,
    STR_O,
    STR_OHWI,
    STR_OIHW,
    STR_empty,
};
static const char *const op_names[] = {
    "relax.add",
    "relax.nn.attention",
    "relax.nn.conv2d",
    "relax.nn.relu",
    "relax.permute_dims",
    "relax.reshape",
    "relax.split",
};
static const char *const attr_names[] = {
    "axes",
    "axis",
    "causal_mask",
    "data_layout",
    "kernel_layout",
    "out_layout",
    "padding",
    "window_size",
};
static const char *const str_names[] = {
    "NCHW",
    "NHWC",
    "O",
    "OHWI",
    "OIHW",
    "",
};
static const dfg_val LIST_0_0_0_0[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 7,
    .ops = op_names,
    .n_attrs = 8,
    .attrs = attr_names,
    .n_strs = 6,
    .strs = str_names,
};

/* relax_cudnn.pat:15
 * cond conv2d_ok(c, x, w) =
 *     x.dtype == w.dtype, x.dtype in {f16, f32},
 *     (c.data_layout == "NHWC" and c.kernel_layout == "OHWI")
 *         or (c.data_layout == "NCHW" and c.kernel_layout == "OIHW"),
 *     not present(c.out_layout) or c.out_layout in {"", c.data_layout},
 *     len(c.padding) != 4 or (c.padding[0] == c.padding[2] and c.padding[1] == c.padding[3]);
 */
static bool conv2d_ok(const dfg_graph *g, dfg_node c, dfg_node x, dfg_node w)
{
    return dfg_eq(dfg_dtype_of(g, x), dfg_dtype_of(g, w))
        && (dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32)
        && ((dfg_str_is(g, c, ATTR_data_layout, STR_NHWC, STR_NCHW)
             && dfg_str_is(g, c, ATTR_kernel_layout, STR_OHWI, STR_OIHW))
            || (dfg_str_is(g, c, ATTR_data_layout, STR_NCHW, STR_NCHW)
                && dfg_str_is(g, c, ATTR_kernel_layout, STR_OIHW, STR_OIHW)))
        && (!dfg_known(dfg_attr(g, c, ATTR_out_layout))
            || dfg_eq(dfg_attr(g, c, ATTR_out_layout), dfg_str(g, STR_empty))
            || dfg_member(dfg_attr(g, c, ATTR_out_layout),
                          dfg_attr_or(g, c, ATTR_data_layout, dfg_str(g, STR_NCHW)))
               == DFG_TRUE)
        && (dfg_ne(dfg_count(dfg_len(dfg_attr_or(g, c, ATTR_padding, dfg_list(LIST_0_0_0_0, 4)))),
                   dfg_int(4))
            || (dfg_eq(dfg_at(dfg_attr_or(g, c, ATTR_padding, dfg_list(LIST_0_0_0_0, 4)), dfg_int(0)),
                       dfg_at(dfg_attr_or(g, c, ATTR_padding, dfg_list(LIST_0_0_0_0, 4)), dfg_int(2)))
                && dfg_eq(dfg_at(dfg_attr_or(g, c, ATTR_padding, dfg_list(LIST_0_0_0_0, 4)), dfg_int(1)),
                          dfg_at(dfg_attr_or(g, c, ATTR_padding, dfg_list(LIST_0_0_0_0, 4)),
                                 dfg_int(3)))));
}

struct relax_cudnn_conv2d_whole {
    struct relax_cudnn_conv2d_match m;
};

static bool relax_cudnn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_nn_conv2d, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    /* where conv2d_ok(c, x, w) */
    if (!conv2d_ok(g, n, x, w))
        return false;
    return accept(ctx, &(struct relax_cudnn_conv2d_whole){.m = {.root = n, .x = x, .w = w, .c = n}});
}

/* relax_conditions.pat:9
 * cond one_a_channel(b, c, w) =
 *     b.elements == dim(w, c.kernel_layout, "O"),
 *     (c.data_layout == "NHWC" and b.shape[-1] == b.elements)
 *         or (c.data_layout == "NCHW" and b.shape[-3] == b.elements);
 */
static bool one_a_channel(const dfg_graph *g, dfg_node b, dfg_node c, dfg_node w)
{
    return dfg_dim_eq(g, dfg_elements_of(g, b),
                      dfg_layout_dim(g, w, dfg_attr_or(g, c, ATTR_kernel_layout, dfg_str(g, STR_OIHW)),
                                     dfg_str(g, STR_O)))
        && ((dfg_str_is(g, c, ATTR_data_layout, STR_NHWC, STR_NCHW)
             && dfg_dim_eq(g, dfg_extent_of(g, b, -1), dfg_elements_of(g, b)))
            || (dfg_str_is(g, c, ATTR_data_layout, STR_NCHW, STR_NCHW)
                && dfg_dim_eq(g, dfg_extent_of(g, b, -3), dfg_elements_of(g, b))));
}

struct relax_cudnn_biased_whole {
    struct relax_cudnn_biased_match m;
    dfg_node add;
};

static bool relax_cudnn_biased_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node c = dfg_arg(g, n, swap);
        if (!dfg_calls_with(g, c, OP_relax_nn_conv2d, 2))
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, c))
            continue;
        /* where conv2d_ok(c, x, w) */
        if (!conv2d_ok(g, c, x, w))
            continue;
        /* where one_a_channel(b, c, w) */
        if (!one_a_channel(g, b, c, w))
            continue;
        if (accept(ctx, &(struct relax_cudnn_biased_whole){.m = {.root = n, .x = x, .w = w, .b = b,
                .c = c}, .add = n}))
            return true;
    }
    return false;
}

/* relax_cudnn.pat:34
 * cond attention_ok(a, x) = x.dtype == f16, not present(a.causal_mask), not present(a.window_size);
 */
static bool attention_ok(const dfg_graph *g, dfg_node a, dfg_node x)
{
    return dfg_dtype(g, x) == DFG_F16 && !dfg_known(dfg_attr(g, a, ATTR_causal_mask))
        && !dfg_known(dfg_attr(g, a, ATTR_window_size));
}

/* relax_cudnn.pat:36
 * cond heads(h, x) = h.rank == 4, h.shape[0] == x.shape[0], h.shape[1] == x.shape[1];
 */
static bool heads(const dfg_graph *g, dfg_node h, dfg_node x)
{
    return dfg_rank(g, h) == 4 && dfg_dim_eq(g, dfg_extent_of(g, h, 0), dfg_extent_of(g, x, 0))
        && dfg_dim_eq(g, dfg_extent_of(g, h, 1), dfg_extent_of(g, x, 1));
}

struct relax_cudnn_attention_bs3nh_whole {
    struct relax_cudnn_attention_bs3nh_match m;
    dfg_node get;
    dfg_node x;
    dfg_node get_2;
    dfg_node x_2;
    dfg_node get_3;
    dfg_node x_3;
};

static bool relax_cudnn_attention_bs3nh_whole(const dfg_graph *g, dfg_node n,
                                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_nn_attention, 3))
        return false;
    dfg_node q = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, q, OP_relax_reshape, 2))
        return false;
    dfg_node get = dfg_arg(g, q, 0);
    if (!dfg_is_get(g, get, 0))
        return false;
    dfg_node parts = dfg_arg(g, get, 0);
    if (!dfg_calls_with(g, parts, OP_relax_split, 1) || !dfg_int_is(g, parts, ATTR_axis, 2, 0))
        return false;
    dfg_node x = dfg_arg(g, parts, 0);
    dfg_node x_2 = dfg_arg(g, q, 1);
    dfg_node k = dfg_arg(g, n, 1);
    if (!dfg_calls_with(g, k, OP_relax_reshape, 2))
        return false;
    dfg_node get_2 = dfg_arg(g, k, 0);
    if (!dfg_is_get(g, get_2, 1))
        return false;
    if (dfg_arg(g, get_2, 0) != parts)
        return false;
    dfg_node x_2_2 = dfg_arg(g, k, 1);
    dfg_node v = dfg_arg(g, n, 2);
    if (!dfg_calls_with(g, v, OP_relax_reshape, 2))
        return false;
    dfg_node get_3 = dfg_arg(g, v, 0);
    if (!dfg_is_get(g, get_3, 2))
        return false;
    if (dfg_arg(g, get_3, 0) != parts)
        return false;
    dfg_node x_3 = dfg_arg(g, v, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){q, get, parts, k, get_2, v, get_3}, 7))
        return false;
    /* where x.rank == 3 */
    if (dfg_rank(g, x) != 3)
        return false;
    /* where attention_ok(a, x) */
    if (!attention_ok(g, n, x))
        return false;
    /* where heads(q, x) */
    if (!heads(g, q, x))
        return false;
    /* where heads(k, x) */
    if (!heads(g, k, x))
        return false;
    /* where heads(v, x) */
    if (!heads(g, v, x))
        return false;
    return accept(ctx, &(struct relax_cudnn_attention_bs3nh_whole){.m = {.root = n, .x = x,
            .parts = parts, .q = q, .k = k, .v = v, .a = n}, .get = get, .x = x_2,
            .get_2 = get_2, .x_2 = x_2_2, .get_3 = get_3, .x_3 = x_3});
}

struct relax_cudnn_swapped_whole {
    struct relax_cudnn_swapped_match m;
    dfg_node permute_dims;
};

static bool relax_cudnn_swapped_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_permute_dims, 1))
        return false;
    if (!dfg_list_is(g, n, ATTR_axes, DFG_LIST(dfg_int(1), dfg_int(0), dfg_int(2), dfg_int(3)), false))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct relax_cudnn_swapped_whole){.m = {.root = n, .x = x}, .permute_dims = n});
}

struct relax_cudnn_attention_sbn3h_whole {
    struct relax_cudnn_attention_sbn3h_match m;
    dfg_node permute_dims;
    dfg_node permute_dims_2;
    dfg_node permute_dims_3;
    dfg_node permute_dims_4;
    dfg_node get;
    dfg_node get_2;
    dfg_node get_3;
};

static bool relax_cudnn_attention_sbn3h_whole(const dfg_graph *g, dfg_node n,
                                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_permute_dims, 1))
        return false;
    if (!dfg_list_is(g, n, ATTR_axes, DFG_LIST(dfg_int(1), dfg_int(0), dfg_int(2), dfg_int(3)), false))
        return false;
    dfg_node a = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, a, OP_relax_nn_attention, 3))
        return false;
    dfg_node permute_dims_2 = dfg_arg(g, a, 0);
    if (!dfg_calls_argc(g, permute_dims_2, OP_relax_permute_dims, 1))
        return false;
    if (!dfg_list_is(g, permute_dims_2, ATTR_axes, DFG_LIST(dfg_int(1), dfg_int(0), dfg_int(2), dfg_int(3)),
                     false))
        return false;
    dfg_node get = dfg_arg(g, permute_dims_2, 0);
    if (!dfg_is_get(g, get, 0))
        return false;
    dfg_node parts = dfg_arg(g, get, 0);
    if (!dfg_calls_with(g, parts, OP_relax_split, 1) || !dfg_int_is(g, parts, ATTR_axis, 3, 0))
        return false;
    dfg_node x = dfg_arg(g, parts, 0);
    dfg_node permute_dims_3 = dfg_arg(g, a, 1);
    if (!dfg_calls_argc(g, permute_dims_3, OP_relax_permute_dims, 1))
        return false;
    if (!dfg_list_is(g, permute_dims_3, ATTR_axes, DFG_LIST(dfg_int(1), dfg_int(0), dfg_int(2), dfg_int(3)),
                     false))
        return false;
    dfg_node get_2 = dfg_arg(g, permute_dims_3, 0);
    if (!dfg_is_get(g, get_2, 1))
        return false;
    if (dfg_arg(g, get_2, 0) != parts)
        return false;
    dfg_node permute_dims_4 = dfg_arg(g, a, 2);
    if (!dfg_calls_argc(g, permute_dims_4, OP_relax_permute_dims, 1))
        return false;
    if (!dfg_list_is(g, permute_dims_4, ATTR_axes, DFG_LIST(dfg_int(1), dfg_int(0), dfg_int(2), dfg_int(3)),
                     false))
        return false;
    dfg_node get_3 = dfg_arg(g, permute_dims_4, 0);
    if (!dfg_is_get(g, get_3, 2))
        return false;
    if (dfg_arg(g, get_3, 0) != parts)
        return false;
    if (!dfg_in_body(g, n,
                     (const dfg_node[]){a, permute_dims_2, get, parts, permute_dims_3, get_2,
                                        permute_dims_4, get_3},
                     8))
        return false;
    /* where x.rank == 4 */
    if (dfg_rank(g, x) != 4)
        return false;
    /* where attention_ok(a, x) */
    if (!attention_ok(g, a, x))
        return false;
    return accept(ctx, &(struct relax_cudnn_attention_sbn3h_whole){.m = {.root = n, .x = x,
            .parts = parts, .a = a}, .permute_dims = n,
            .permute_dims_2 = permute_dims_2, .permute_dims_3 = permute_dims_3,
            .permute_dims_4 = permute_dims_4, .get = get, .get_2 = get_2, .get_3 = get_3});
}

struct relax_cudnn_cudnn_conv2d_nhwc_ohwi_bias_relu_whole {
    struct relax_cudnn_cudnn_conv2d_nhwc_ohwi_bias_relu_match m;
    dfg_node relu;
    dfg_node add;
    dfg_node c;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};

static bool relax_cudnn_cudnn_conv2d_nhwc_ohwi_bias_relu_whole(const dfg_graph *g, dfg_node n,
                                                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_nn_relu, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, add, OP_relax_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node c = dfg_arg(g, add, swap);
        if (!dfg_calls_with(g, c, OP_relax_nn_conv2d, 2))
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, add, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){add, c}, 2))
            continue;
        /* where conv2d_ok(c, x, w) */
        if (!conv2d_ok(g, c, x, w))
            continue;
        /* where one_a_channel(b, c, w) */
        if (!one_a_channel(g, b, c, w))
            continue;
        if (accept(ctx, &(struct relax_cudnn_cudnn_conv2d_nhwc_ohwi_bias_relu_whole){.m = {.root = n},
                .relu = n, .add = add, .c = c, .x = x, .w = w, .b = b}))
            return true;
    }
    return false;
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- conv2d ---- */

static const struct dfg_desc_expr relax_cudnn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 16 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 16 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 16 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "dtype", .line = 16 },
    /* 4 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "x.dtype == w.dtype", .line = 16 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 16 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 16 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 16 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 16 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "x.dtype in {f16, f32}", .line = 16 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype == w.dtype, x.dtype in {f16, f32}", .line = 16 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 17 },
    /* 12 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .name = "data_layout", .text = "data_layout", .line = 17 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 17 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "c.data_layout == \"NHWC\"", .line = 17 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 17 },
    /* 16 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .name = "kernel_layout", .text = "kernel_layout", .line = 17 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "\"OHWI\"", .line = 17 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "c.kernel_layout == \"OHWI\"", .line = 17 },
    /* 19 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 14, 18, }, .text = "(c.data_layout == \"NHWC\" and c.kernel_layout == \"OHWI\")", .line = 17 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 18 },
    /* 21 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .name = "data_layout", .text = "data_layout", .line = 18 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "\"NCHW\"", .line = 18 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "c.data_layout == \"NCHW\"", .line = 18 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 18 },
    /* 25 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .name = "kernel_layout", .text = "kernel_layout", .line = 18 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "\"OIHW\"", .line = 18 },
    /* 27 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "c.kernel_layout == \"OIHW\"", .line = 18 },
    /* 28 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 23, 27, }, .text = "(c.data_layout == \"NCHW\" and c.kernel_layout == \"OIHW\")", .line = 18 },
    /* 29 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 19, 28, }, .text = "(c.data_layout == \"NHWC\" and c.kernel_layout == \"OHWI\")\012        or (c.data_layout == \"NCHW\" and c.kernel_layout == \"OIHW\")", .line = 17 },
    /* 30 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 29, }, .text = "x.dtype == w.dtype, x.dtype in {f16, f32},\012    (c.data_layout == \"NHWC\" and c.kernel_layout == \"OHWI\")\012        or (c.data_layout == \"NCHW\" and c.kernel_layout == \"OIHW\")", .line = 16 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 19 },
    /* 32 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .name = "out_layout", .text = "out_layout", .line = 19 },
    /* 33 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "present(c.out_layout)", .line = 19 },
    /* 34 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "not present(c.out_layout)", .line = 19 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 19 },
    /* 36 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .name = "out_layout", .text = "out_layout", .line = 19 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 0, .s = "" }, .text = "\"\"", .line = 19 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 19 },
    /* 39 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .name = "data_layout", .text = "data_layout", .line = 19 },
    /* 40 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 36, 37, 39, }, .text = "c.out_layout in {\"\", c.data_layout}", .line = 19 },
    /* 41 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 34, 40, }, .text = "not present(c.out_layout) or c.out_layout in {\"\", c.data_layout}", .line = 19 },
    /* 42 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 30, 41, }, .text = "x.dtype == w.dtype, x.dtype in {f16, f32},\012    (c.data_layout == \"NHWC\" and c.kernel_layout == \"OHWI\")\012        or (c.data_layout == \"NCHW\" and c.kernel_layout == \"OIHW\"),\012    not present(c.out_layout) or c.out_layout in {\"\", c.data_layout}", .line = 16 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 20 },
    /* 44 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .name = "padding", .text = "padding", .line = 20 },
    /* 45 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "len(c.padding)", .line = 20 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 47 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 45, 46, }, .text = "len(c.padding) != 4", .line = 20 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 20 },
    /* 49 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .name = "padding", .text = "padding", .line = 20 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 51 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "c.padding[0]", .line = 20 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 20 },
    /* 53 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .name = "padding", .text = "padding", .line = 20 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "c.padding[2]", .line = 20 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 55, }, .text = "c.padding[0] == c.padding[2]", .line = 20 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 20 },
    /* 58 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .name = "padding", .text = "padding", .line = 20 },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 60 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 58, 59, }, .text = "c.padding[1]", .line = 20 },
    /* 61 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 20 },
    /* 62 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 61, }, .name = "padding", .text = "padding", .line = 20 },
    /* 63 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 64 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 62, 63, }, .text = "c.padding[3]", .line = 20 },
    /* 65 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 60, 64, }, .text = "c.padding[1] == c.padding[3]", .line = 20 },
    /* 66 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 56, 65, }, .text = "(c.padding[0] == c.padding[2] and c.padding[1] == c.padding[3])", .line = 20 },
    /* 67 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 47, 66, }, .text = "len(c.padding) != 4 or (c.padding[0] == c.padding[2] and c.padding[1] == c.padding[3])", .line = 20 },
    /* 68 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 42, 67, }, .text = "x.dtype == w.dtype, x.dtype in {f16, f32},\012    (c.data_layout == \"NHWC\" and c.kernel_layout == \"OHWI\")\012        or (c.data_layout == \"NCHW\" and c.kernel_layout == \"OIHW\"),\012    not present(c.out_layout) or c.out_layout in {\"\", c.data_layout},\012    len(c.padding) != 4 or (c.padding[0] == c.padding[2] and c.padding[1] == c.padding[3])", .line = 16 },
};
static const struct dfg_desc_node relax_cudnn_conv2d_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "c",
        .text = "relax.nn.conv2d(x, w)", .line = 23 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 22 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 22 },
};
static const struct dfg_desc_region relax_cudnn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_cudnn_conv2d_refs[] = { { 1, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture relax_cudnn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_cudnn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_cudnn_conv2d_match, w) },
    { "c", DFG_CAP_NODE, offsetof(struct relax_cudnn_conv2d_match, c) },
};
static const struct dfg_desc_pattern relax_cudnn_conv2d_desc = {
    .n_nodes = 3, .n_exprs = 69, .n_vars = 0, .n_sets = 3,
    .nodes = relax_cudnn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_cudnn_conv2d_regions,
    .exprs = relax_cudnn_conv2d_exprs,
    .captures = relax_cudnn_conv2d_refs,
    .text = "pattern conv2d(x, w) {\012    c = relax.nn.conv2d(x, w);\012    where conv2d_ok(c, x, w);\012    return c;\012}", .line = 22, .n_where = 1, .where = (const uint32_t[]){ 68, }
};
static bool relax_cudnn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_cudnn_conv2d_match(g, n, m);
}
static bool relax_cudnn_conv2d_pass(void *ctx, const struct relax_cudnn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_cudnn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_cudnn_conv2d_each(g, n, relax_cudnn_conv2d_pass, &e);
}

static const struct dfg_part relax_cudnn_conv2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_cudnn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_cudnn_conv2d_whole, m.w) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct relax_cudnn_conv2d_whole, m.c) },
};
/* ---- biased ---- */

static const struct dfg_desc_expr relax_cudnn_biased_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 16 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 16 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 16 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "dtype", .line = 16 },
    /* 4 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "x.dtype == w.dtype", .line = 16 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 16 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 16 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 16 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 16 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, }, .text = "x.dtype in {f16, f32}", .line = 16 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, }, .text = "x.dtype == w.dtype, x.dtype in {f16, f32}", .line = 16 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 17 },
    /* 12 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .name = "data_layout", .text = "data_layout", .line = 17 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 17 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "c.data_layout == \"NHWC\"", .line = 17 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 17 },
    /* 16 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .name = "kernel_layout", .text = "kernel_layout", .line = 17 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "\"OHWI\"", .line = 17 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "c.kernel_layout == \"OHWI\"", .line = 17 },
    /* 19 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 14, 18, }, .text = "(c.data_layout == \"NHWC\" and c.kernel_layout == \"OHWI\")", .line = 17 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 18 },
    /* 21 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .name = "data_layout", .text = "data_layout", .line = 18 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "\"NCHW\"", .line = 18 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "c.data_layout == \"NCHW\"", .line = 18 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 18 },
    /* 25 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .name = "kernel_layout", .text = "kernel_layout", .line = 18 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "\"OIHW\"", .line = 18 },
    /* 27 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "c.kernel_layout == \"OIHW\"", .line = 18 },
    /* 28 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 23, 27, }, .text = "(c.data_layout == \"NCHW\" and c.kernel_layout == \"OIHW\")", .line = 18 },
    /* 29 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 19, 28, }, .text = "(c.data_layout == \"NHWC\" and c.kernel_layout == \"OHWI\")\012        or (c.data_layout == \"NCHW\" and c.kernel_layout == \"OIHW\")", .line = 17 },
    /* 30 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 29, }, .text = "x.dtype == w.dtype, x.dtype in {f16, f32},\012    (c.data_layout == \"NHWC\" and c.kernel_layout == \"OHWI\")\012        or (c.data_layout == \"NCHW\" and c.kernel_layout == \"OIHW\")", .line = 16 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 19 },
    /* 32 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .name = "out_layout", .text = "out_layout", .line = 19 },
    /* 33 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "present(c.out_layout)", .line = 19 },
    /* 34 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "not present(c.out_layout)", .line = 19 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 19 },
    /* 36 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .name = "out_layout", .text = "out_layout", .line = 19 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 0, .s = "" }, .text = "\"\"", .line = 19 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 19 },
    /* 39 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .name = "data_layout", .text = "data_layout", .line = 19 },
    /* 40 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 36, 37, 39, }, .text = "c.out_layout in {\"\", c.data_layout}", .line = 19 },
    /* 41 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 34, 40, }, .text = "not present(c.out_layout) or c.out_layout in {\"\", c.data_layout}", .line = 19 },
    /* 42 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 30, 41, }, .text = "x.dtype == w.dtype, x.dtype in {f16, f32},\012    (c.data_layout == \"NHWC\" and c.kernel_layout == \"OHWI\")\012        or (c.data_layout == \"NCHW\" and c.kernel_layout == \"OIHW\"),\012    not present(c.out_layout) or c.out_layout in {\"\", c.data_layout}", .line = 16 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 20 },
    /* 44 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .name = "padding", .text = "padding", .line = 20 },
    /* 45 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "len(c.padding)", .line = 20 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 47 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 45, 46, }, .text = "len(c.padding) != 4", .line = 20 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 20 },
    /* 49 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .name = "padding", .text = "padding", .line = 20 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 51 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "c.padding[0]", .line = 20 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 20 },
    /* 53 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .name = "padding", .text = "padding", .line = 20 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "c.padding[2]", .line = 20 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 55, }, .text = "c.padding[0] == c.padding[2]", .line = 20 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 20 },
    /* 58 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .name = "padding", .text = "padding", .line = 20 },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 60 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 58, 59, }, .text = "c.padding[1]", .line = 20 },
    /* 61 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 20 },
    /* 62 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 61, }, .name = "padding", .text = "padding", .line = 20 },
    /* 63 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 64 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 62, 63, }, .text = "c.padding[3]", .line = 20 },
    /* 65 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 60, 64, }, .text = "c.padding[1] == c.padding[3]", .line = 20 },
    /* 66 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 56, 65, }, .text = "(c.padding[0] == c.padding[2] and c.padding[1] == c.padding[3])", .line = 20 },
    /* 67 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 47, 66, }, .text = "len(c.padding) != 4 or (c.padding[0] == c.padding[2] and c.padding[1] == c.padding[3])", .line = 20 },
    /* 68 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 42, 67, }, .text = "x.dtype == w.dtype, x.dtype in {f16, f32},\012    (c.data_layout == \"NHWC\" and c.kernel_layout == \"OHWI\")\012        or (c.data_layout == \"NCHW\" and c.kernel_layout == \"OIHW\"),\012    not present(c.out_layout) or c.out_layout in {\"\", c.data_layout},\012    len(c.padding) != 4 or (c.padding[0] == c.padding[2] and c.padding[1] == c.padding[3])", .line = 16 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 10, .file = "relax_conditions.pat" },
    /* 70 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 69, }, .text = "elements", .line = 10, .file = "relax_conditions.pat" },
    /* 71 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 10, .file = "relax_conditions.pat" },
    /* 72 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 10, .file = "relax_conditions.pat" },
    /* 73 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .name = "kernel_layout", .text = "kernel_layout", .line = 10, .file = "relax_conditions.pat" },
    /* 74 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 10, .file = "relax_conditions.pat" },
    /* 75 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 71, 73, 74, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 10, .file = "relax_conditions.pat" },
    /* 76 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 70, 75, }, .text = "b.elements == dim(w, c.kernel_layout, \"O\")", .line = 10, .file = "relax_conditions.pat" },
    /* 77 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 11, .file = "relax_conditions.pat" },
    /* 78 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 77, }, .name = "data_layout", .text = "data_layout", .line = 11, .file = "relax_conditions.pat" },
    /* 79 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 11, .file = "relax_conditions.pat" },
    /* 80 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 78, 79, }, .text = "c.data_layout == \"NHWC\"", .line = 11, .file = "relax_conditions.pat" },
    /* 81 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 11, .file = "relax_conditions.pat" },
    /* 82 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 81, }, .text = "shape", .line = 11, .file = "relax_conditions.pat" },
    /* 83 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 11, .file = "relax_conditions.pat" },
    /* 84 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 82, 83, }, .text = "b.shape[-1]", .line = 11, .file = "relax_conditions.pat" },
    /* 85 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 11, .file = "relax_conditions.pat" },
    /* 86 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 85, }, .text = "elements", .line = 11, .file = "relax_conditions.pat" },
    /* 87 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 84, 86, }, .text = "b.shape[-1] == b.elements", .line = 11, .file = "relax_conditions.pat" },
    /* 88 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 80, 87, }, .text = "(c.data_layout == \"NHWC\" and b.shape[-1] == b.elements)", .line = 11, .file = "relax_conditions.pat" },
    /* 89 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 12, .file = "relax_conditions.pat" },
    /* 90 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 89, }, .name = "data_layout", .text = "data_layout", .line = 12, .file = "relax_conditions.pat" },
    /* 91 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "\"NCHW\"", .line = 12, .file = "relax_conditions.pat" },
    /* 92 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 90, 91, }, .text = "c.data_layout == \"NCHW\"", .line = 12, .file = "relax_conditions.pat" },
    /* 93 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 12, .file = "relax_conditions.pat" },
    /* 94 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 93, }, .text = "shape", .line = 12, .file = "relax_conditions.pat" },
    /* 95 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -3LL }, .text = "-3", .line = 12, .file = "relax_conditions.pat" },
    /* 96 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 94, 95, }, .text = "b.shape[-3]", .line = 12, .file = "relax_conditions.pat" },
    /* 97 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 12, .file = "relax_conditions.pat" },
    /* 98 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 97, }, .text = "elements", .line = 12, .file = "relax_conditions.pat" },
    /* 99 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 96, 98, }, .text = "b.shape[-3] == b.elements", .line = 12, .file = "relax_conditions.pat" },
    /* 100 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 92, 99, }, .text = "(c.data_layout == \"NCHW\" and b.shape[-3] == b.elements)", .line = 12, .file = "relax_conditions.pat" },
    /* 101 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 88, 100, }, .text = "(c.data_layout == \"NHWC\" and b.shape[-1] == b.elements)\012        or (c.data_layout == \"NCHW\" and b.shape[-3] == b.elements)", .line = 11, .file = "relax_conditions.pat" },
    /* 102 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 76, 101, }, .text = "b.elements == dim(w, c.kernel_layout, \"O\"),\012    (c.data_layout == \"NHWC\" and b.shape[-1] == b.elements)\012        or (c.data_layout == \"NCHW\" and b.shape[-3] == b.elements)", .line = 10, .file = "relax_conditions.pat" },
};
static const struct dfg_desc_node relax_cudnn_biased_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "relax.add(c, b)", .line = 30 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .name = "c",
        .text = "relax.nn.conv2d(x, w)", .line = 23, .n_where = 1, .where = (const uint32_t[]){ 68, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 27 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 27 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 27 },
};
static const struct dfg_desc_region relax_cudnn_biased_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_cudnn_biased_refs[] = { { 2, -1 }, { 3, -1 }, { 4, -1 }, { 1, -1 }, };
static const struct dfg_capture relax_cudnn_biased_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_cudnn_biased_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_cudnn_biased_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct relax_cudnn_biased_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct relax_cudnn_biased_match, c) },
};
static const struct dfg_desc_pattern relax_cudnn_biased_desc = {
    .n_nodes = 5, .n_exprs = 103, .n_vars = 0, .n_sets = 4,
    .nodes = relax_cudnn_biased_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_cudnn_biased_regions,
    .exprs = relax_cudnn_biased_exprs,
    .captures = relax_cudnn_biased_refs,
    .text = "pattern biased(x, w, b) {\012    c = conv2d(x, w);\012    where one_a_channel(b, c, w);\012    return relax.add(c, b);\012}", .line = 27, .n_where = 1, .where = (const uint32_t[]){ 102, }
};
static bool relax_cudnn_biased_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_cudnn_biased_match(g, n, m);
}
static bool relax_cudnn_biased_pass(void *ctx, const struct relax_cudnn_biased_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_cudnn_biased_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_cudnn_biased_each(g, n, relax_cudnn_biased_pass, &e);
}

static const struct dfg_part relax_cudnn_biased_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_cudnn_biased_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_cudnn_biased_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct relax_cudnn_biased_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_cudnn_biased_whole, add) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct relax_cudnn_biased_whole, m.c) },
};
/* ---- attention_bs3nh ---- */

static const struct dfg_desc_expr relax_cudnn_attention_bs3nh_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 43 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 43 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 43 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.rank == 3", .line = 43 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 34 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 34 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 34 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.dtype == f16", .line = 34 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 0, .text = "a", .line = 34 },
    /* 9 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .name = "causal_mask", .text = "causal_mask", .line = 34 },
    /* 10 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "present(a.causal_mask)", .line = 34 },
    /* 11 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "not present(a.causal_mask)", .line = 34 },
    /* 12 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 7, 11, }, .text = "x.dtype == f16, not present(a.causal_mask)", .line = 34 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 0, .text = "a", .line = 34 },
    /* 14 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .name = "window_size", .text = "window_size", .line = 34 },
    /* 15 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "present(a.window_size)", .line = 34 },
    /* 16 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "not present(a.window_size)", .line = 34 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 12, 16, }, .text = "x.dtype == f16, not present(a.causal_mask), not present(a.window_size)", .line = 34 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 1, .text = "h", .line = 36 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 36 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 36 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "h.rank == 4", .line = 36 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "h", .line = 36 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 36 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 36 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "h.shape[0]", .line = 36 },
    /* 26 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 36 },
    /* 27 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "shape", .line = 36 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 36 },
    /* 29 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, }, .text = "x.shape[0]", .line = 36 },
    /* 30 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "h.shape[0] == x.shape[0]", .line = 36 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 30, }, .text = "h.rank == 4, h.shape[0] == x.shape[0]", .line = 36 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 1, .text = "h", .line = 36 },
    /* 33 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "shape", .line = 36 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 36 },
    /* 35 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 33, 34, }, .text = "h.shape[1]", .line = 36 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 36 },
    /* 37 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "shape", .line = 36 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 36 },
    /* 39 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "x.shape[1]", .line = 36 },
    /* 40 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 35, 39, }, .text = "h.shape[1] == x.shape[1]", .line = 36 },
    /* 41 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 31, 40, }, .text = "h.rank == 4, h.shape[0] == x.shape[0], h.shape[1] == x.shape[1]", .line = 36 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 6, .text = "h", .line = 36 },
    /* 43 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "rank", .line = 36 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 36 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "h.rank == 4", .line = 36 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 6, .text = "h", .line = 36 },
    /* 47 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "shape", .line = 36 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 36 },
    /* 49 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "h.shape[0]", .line = 36 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 36 },
    /* 51 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "shape", .line = 36 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 36 },
    /* 53 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "x.shape[0]", .line = 36 },
    /* 54 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 49, 53, }, .text = "h.shape[0] == x.shape[0]", .line = 36 },
    /* 55 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 45, 54, }, .text = "h.rank == 4, h.shape[0] == x.shape[0]", .line = 36 },
    /* 56 */ { .op = DFG_E_NODE, .ref = 6, .text = "h", .line = 36 },
    /* 57 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 56, }, .text = "shape", .line = 36 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 36 },
    /* 59 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 57, 58, }, .text = "h.shape[1]", .line = 36 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 36 },
    /* 61 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .text = "shape", .line = 36 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 36 },
    /* 63 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 61, 62, }, .text = "x.shape[1]", .line = 36 },
    /* 64 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 59, 63, }, .text = "h.shape[1] == x.shape[1]", .line = 36 },
    /* 65 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 55, 64, }, .text = "h.rank == 4, h.shape[0] == x.shape[0], h.shape[1] == x.shape[1]", .line = 36 },
    /* 66 */ { .op = DFG_E_NODE, .ref = 9, .text = "h", .line = 36 },
    /* 67 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .text = "rank", .line = 36 },
    /* 68 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 36 },
    /* 69 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 67, 68, }, .text = "h.rank == 4", .line = 36 },
    /* 70 */ { .op = DFG_E_NODE, .ref = 9, .text = "h", .line = 36 },
    /* 71 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 70, }, .text = "shape", .line = 36 },
    /* 72 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 36 },
    /* 73 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 71, 72, }, .text = "h.shape[0]", .line = 36 },
    /* 74 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 36 },
    /* 75 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 74, }, .text = "shape", .line = 36 },
    /* 76 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 36 },
    /* 77 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 75, 76, }, .text = "x.shape[0]", .line = 36 },
    /* 78 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 73, 77, }, .text = "h.shape[0] == x.shape[0]", .line = 36 },
    /* 79 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 69, 78, }, .text = "h.rank == 4, h.shape[0] == x.shape[0]", .line = 36 },
    /* 80 */ { .op = DFG_E_NODE, .ref = 9, .text = "h", .line = 36 },
    /* 81 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 80, }, .text = "shape", .line = 36 },
    /* 82 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 36 },
    /* 83 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 81, 82, }, .text = "h.shape[1]", .line = 36 },
    /* 84 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 36 },
    /* 85 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 84, }, .text = "shape", .line = 36 },
    /* 86 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 36 },
    /* 87 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 85, 86, }, .text = "x.shape[1]", .line = 36 },
    /* 88 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 83, 87, }, .text = "h.shape[1] == x.shape[1]", .line = 36 },
    /* 89 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 79, 88, }, .text = "h.rank == 4, h.shape[0] == x.shape[0], h.shape[1] == x.shape[1]", .line = 36 },
};
static const struct dfg_desc_node relax_cudnn_attention_bs3nh_nodes[12] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.attention", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 6, 9, },
        .name = "a",
        .text = "relax.nn.attention(q, k, v)", .line = 42 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .name = "q",
        .text = "relax.reshape(parts.0, _)", .line = 39 },
    [2] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "parts.0", .line = 39 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.split", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .under_get = true,
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axis", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "axis == 2", .line = 38 },
        },
        .name = "parts",
        .text = "relax.split(x)", .line = 38 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 37 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 39 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .name = "k",
        .text = "relax.reshape(parts.1, _)", .line = 40 },
    [7] = { .kind = DFG_D_GET, .rest = -1, .index = 1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "parts.1", .line = 40 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 40 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .name = "v",
        .text = "relax.reshape(parts.2, _)", .line = 41 },
    [10] = { .kind = DFG_D_GET, .rest = -1, .index = 2, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "parts.2", .line = 41 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 41 },
};
static const struct dfg_desc_region relax_cudnn_attention_bs3nh_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_cudnn_attention_bs3nh_refs[] = { { 4, -1 }, { 3, -1 }, { 1, -1 }, { 6, -1 }, { 9, -1 }, { 0, -1 }, };
static const struct dfg_capture relax_cudnn_attention_bs3nh_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_cudnn_attention_bs3nh_match, x) },
    { "parts", DFG_CAP_NODE, offsetof(struct relax_cudnn_attention_bs3nh_match, parts) },
    { "q", DFG_CAP_NODE, offsetof(struct relax_cudnn_attention_bs3nh_match, q) },
    { "k", DFG_CAP_NODE, offsetof(struct relax_cudnn_attention_bs3nh_match, k) },
    { "v", DFG_CAP_NODE, offsetof(struct relax_cudnn_attention_bs3nh_match, v) },
    { "a", DFG_CAP_NODE, offsetof(struct relax_cudnn_attention_bs3nh_match, a) },
};
static const struct dfg_desc_pattern relax_cudnn_attention_bs3nh_desc = {
    .n_nodes = 12, .n_exprs = 90, .n_vars = 0, .n_sets = 6,
    .nodes = relax_cudnn_attention_bs3nh_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_cudnn_attention_bs3nh_regions,
    .exprs = relax_cudnn_attention_bs3nh_exprs,
    .captures = relax_cudnn_attention_bs3nh_refs,
    .text = "pattern attention_bs3nh(x) {\012    parts = relax.split(x) { axis == 2 };\012    q = relax.reshape(parts.0, _);\012    k = relax.reshape(parts.1, _);\012    v = relax.reshape(parts.2, _);\012    a = relax.nn.attention(q, k, v);\012    where x.rank == 3, attention_ok(a, x), heads(q, x), heads(k, x), heads(v, x);\012    return a;\012}", .line = 37, .n_where = 5, .where = (const uint32_t[]){ 3, 17, 41, 65, 89, }
};
static bool relax_cudnn_attention_bs3nh_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_cudnn_attention_bs3nh_match(g, n, m);
}
static bool relax_cudnn_attention_bs3nh_pass(void *ctx, const struct relax_cudnn_attention_bs3nh_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_cudnn_attention_bs3nh_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_cudnn_attention_bs3nh_each(g, n, relax_cudnn_attention_bs3nh_pass, &e);
}

static const struct dfg_part relax_cudnn_attention_bs3nh_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_cudnn_attention_bs3nh_whole, m.x) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct relax_cudnn_attention_bs3nh_whole, m.parts) },
    { DFG_PART_INNER, false, 0, 2, offsetof(struct relax_cudnn_attention_bs3nh_whole, m.q) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_cudnn_attention_bs3nh_whole, get) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_cudnn_attention_bs3nh_whole, x) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct relax_cudnn_attention_bs3nh_whole, m.k) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_cudnn_attention_bs3nh_whole, get_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_cudnn_attention_bs3nh_whole, x_2) },
    { DFG_PART_INNER, false, 0, 4, offsetof(struct relax_cudnn_attention_bs3nh_whole, m.v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_cudnn_attention_bs3nh_whole, get_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_cudnn_attention_bs3nh_whole, x_3) },
    { DFG_PART_ROOT, false, 1, 5, offsetof(struct relax_cudnn_attention_bs3nh_whole, m.a) },
};
/* ---- swapped ---- */

static const struct dfg_desc_node relax_cudnn_swapped_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 3LL }, } }, .text = "axes == [1, 0, 2, 3]", .line = 47 },
        },
        .text = "relax.permute_dims(x)", .line = 47 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 47 },
};
static const struct dfg_desc_region relax_cudnn_swapped_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_cudnn_swapped_refs[] = { { 1, -1 }, };
static const struct dfg_capture relax_cudnn_swapped_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_cudnn_swapped_match, x) },
};
static const struct dfg_desc_pattern relax_cudnn_swapped_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = relax_cudnn_swapped_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_cudnn_swapped_regions,
    .captures = relax_cudnn_swapped_refs,
    .text = "pattern swapped(x) = relax.permute_dims(x) { axes == [1, 0, 2, 3] };", .line = 47
};
static bool relax_cudnn_swapped_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_cudnn_swapped_match(g, n, m);
}
static bool relax_cudnn_swapped_pass(void *ctx, const struct relax_cudnn_swapped_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_cudnn_swapped_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_cudnn_swapped_each(g, n, relax_cudnn_swapped_pass, &e);
}

static const struct dfg_part relax_cudnn_swapped_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_cudnn_swapped_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_cudnn_swapped_whole, permute_dims) },
};
/* ---- attention_sbn3h ---- */

static const struct dfg_desc_expr relax_cudnn_attention_sbn3h_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 51 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 51 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 51 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.rank == 4", .line = 51 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 34 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 34 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 34 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.dtype == f16", .line = 34 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 34 },
    /* 9 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .name = "causal_mask", .text = "causal_mask", .line = 34 },
    /* 10 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "present(a.causal_mask)", .line = 34 },
    /* 11 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "not present(a.causal_mask)", .line = 34 },
    /* 12 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 7, 11, }, .text = "x.dtype == f16, not present(a.causal_mask)", .line = 34 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 34 },
    /* 14 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .name = "window_size", .text = "window_size", .line = 34 },
    /* 15 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "present(a.window_size)", .line = 34 },
    /* 16 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "not present(a.window_size)", .line = 34 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 12, 16, }, .text = "x.dtype == f16, not present(a.causal_mask), not present(a.window_size)", .line = 34 },
};
static const struct dfg_desc_node relax_cudnn_attention_sbn3h_nodes[10] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 3LL }, } }, .text = "axes == [1, 0, 2, 3]", .line = 47 },
        },
        .text = "relax.permute_dims(x)", .line = 47 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.attention", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 6, 8, },
        .name = "a",
        .text = "relax.nn.attention(swapped(parts.0), swapped(parts.1), swapped(parts.2))", .line = 50 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 3LL }, } }, .text = "axes == [1, 0, 2, 3]", .line = 47 },
        },
        .text = "relax.permute_dims(x)", .line = 47 },
    [3] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .text = "parts.0", .line = 50 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.split", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .under_get = true,
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axis", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "axis == 3", .line = 49 },
        },
        .name = "parts",
        .text = "relax.split(x)", .line = 49 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 48 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 7, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 3LL }, } }, .text = "axes == [1, 0, 2, 3]", .line = 47 },
        },
        .text = "relax.permute_dims(x)", .line = 47 },
    [7] = { .kind = DFG_D_GET, .rest = -1, .index = 1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .text = "parts.1", .line = 50 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 9, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 3LL }, } }, .text = "axes == [1, 0, 2, 3]", .line = 47 },
        },
        .text = "relax.permute_dims(x)", .line = 47 },
    [9] = { .kind = DFG_D_GET, .rest = -1, .index = 2, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .text = "parts.2", .line = 50 },
};
static const struct dfg_desc_region relax_cudnn_attention_sbn3h_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_cudnn_attention_sbn3h_refs[] = { { 5, -1 }, { 4, -1 }, { 1, -1 }, };
static const struct dfg_capture relax_cudnn_attention_sbn3h_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_cudnn_attention_sbn3h_match, x) },
    { "parts", DFG_CAP_NODE, offsetof(struct relax_cudnn_attention_sbn3h_match, parts) },
    { "a", DFG_CAP_NODE, offsetof(struct relax_cudnn_attention_sbn3h_match, a) },
};
static const struct dfg_desc_pattern relax_cudnn_attention_sbn3h_desc = {
    .n_nodes = 10, .n_exprs = 18, .n_vars = 0, .n_sets = 3,
    .nodes = relax_cudnn_attention_sbn3h_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_cudnn_attention_sbn3h_regions,
    .exprs = relax_cudnn_attention_sbn3h_exprs,
    .captures = relax_cudnn_attention_sbn3h_refs,
    .text = "pattern attention_sbn3h(x) {\012    parts = relax.split(x) { axis == 3 };\012    a = relax.nn.attention(swapped(parts.0), swapped(parts.1), swapped(parts.2));\012    where x.rank == 4, attention_ok(a, x);\012    return swapped(a);\012}", .line = 48, .n_where = 2, .where = (const uint32_t[]){ 3, 17, }
};
static bool relax_cudnn_attention_sbn3h_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_cudnn_attention_sbn3h_match(g, n, m);
}
static bool relax_cudnn_attention_sbn3h_pass(void *ctx, const struct relax_cudnn_attention_sbn3h_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_cudnn_attention_sbn3h_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_cudnn_attention_sbn3h_each(g, n, relax_cudnn_attention_sbn3h_pass, &e);
}

static const struct dfg_part relax_cudnn_attention_sbn3h_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_cudnn_attention_sbn3h_whole, permute_dims) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_cudnn_attention_sbn3h_whole, m.x) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct relax_cudnn_attention_sbn3h_whole, m.parts) },
    { DFG_PART_INNER, false, 0, 2, offsetof(struct relax_cudnn_attention_sbn3h_whole, m.a) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_cudnn_attention_sbn3h_whole, permute_dims_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_cudnn_attention_sbn3h_whole, permute_dims_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_cudnn_attention_sbn3h_whole, permute_dims_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_cudnn_attention_sbn3h_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_cudnn_attention_sbn3h_whole, get_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_cudnn_attention_sbn3h_whole, get_3) },
};
/* ---- cudnn.conv2d.nhwc_ohwi_bias_relu ---- */

static const struct dfg_desc_expr relax_cudnn_cudnn_conv2d_nhwc_ohwi_bias_relu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 10, .file = "relax_conditions.pat" },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 10, .file = "relax_conditions.pat" },
    /* 2 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 10, .file = "relax_conditions.pat" },
    /* 3 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 10, .file = "relax_conditions.pat" },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "kernel_layout", .text = "kernel_layout", .line = 10, .file = "relax_conditions.pat" },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 10, .file = "relax_conditions.pat" },
    /* 6 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 5, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 10, .file = "relax_conditions.pat" },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 6, }, .text = "b.elements == dim(w, c.kernel_layout, \"O\")", .line = 10, .file = "relax_conditions.pat" },
    /* 8 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 11, .file = "relax_conditions.pat" },
    /* 9 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .name = "data_layout", .text = "data_layout", .line = 11, .file = "relax_conditions.pat" },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 11, .file = "relax_conditions.pat" },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "c.data_layout == \"NHWC\"", .line = 11, .file = "relax_conditions.pat" },
    /* 12 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 11, .file = "relax_conditions.pat" },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "shape", .line = 11, .file = "relax_conditions.pat" },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 11, .file = "relax_conditions.pat" },
    /* 15 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "b.shape[-1]", .line = 11, .file = "relax_conditions.pat" },
    /* 16 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 11, .file = "relax_conditions.pat" },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "elements", .line = 11, .file = "relax_conditions.pat" },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 17, }, .text = "b.shape[-1] == b.elements", .line = 11, .file = "relax_conditions.pat" },
    /* 19 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 18, }, .text = "(c.data_layout == \"NHWC\" and b.shape[-1] == b.elements)", .line = 11, .file = "relax_conditions.pat" },
    /* 20 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 12, .file = "relax_conditions.pat" },
    /* 21 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .name = "data_layout", .text = "data_layout", .line = 12, .file = "relax_conditions.pat" },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "\"NCHW\"", .line = 12, .file = "relax_conditions.pat" },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "c.data_layout == \"NCHW\"", .line = 12, .file = "relax_conditions.pat" },
    /* 24 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 12, .file = "relax_conditions.pat" },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "shape", .line = 12, .file = "relax_conditions.pat" },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -3LL }, .text = "-3", .line = 12, .file = "relax_conditions.pat" },
    /* 27 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "b.shape[-3]", .line = 12, .file = "relax_conditions.pat" },
    /* 28 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 12, .file = "relax_conditions.pat" },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "elements", .line = 12, .file = "relax_conditions.pat" },
    /* 30 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "b.shape[-3] == b.elements", .line = 12, .file = "relax_conditions.pat" },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 23, 30, }, .text = "(c.data_layout == \"NCHW\" and b.shape[-3] == b.elements)", .line = 12, .file = "relax_conditions.pat" },
    /* 32 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 19, 31, }, .text = "(c.data_layout == \"NHWC\" and b.shape[-1] == b.elements)\012        or (c.data_layout == \"NCHW\" and b.shape[-3] == b.elements)", .line = 11, .file = "relax_conditions.pat" },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 7, 32, }, .text = "b.elements == dim(w, c.kernel_layout, \"O\"),\012    (c.data_layout == \"NHWC\" and b.shape[-1] == b.elements)\012        or (c.data_layout == \"NCHW\" and b.shape[-3] == b.elements)", .line = 10, .file = "relax_conditions.pat" },
    /* 34 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 16 },
    /* 35 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "dtype", .line = 16 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 16 },
    /* 37 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "dtype", .line = 16 },
    /* 38 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 35, 37, }, .text = "x.dtype == w.dtype", .line = 16 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 16 },
    /* 40 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "dtype", .line = 16 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 16 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 16 },
    /* 43 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 40, 41, 42, }, .text = "x.dtype in {f16, f32}", .line = 16 },
    /* 44 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 38, 43, }, .text = "x.dtype == w.dtype, x.dtype in {f16, f32}", .line = 16 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 17 },
    /* 46 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .name = "data_layout", .text = "data_layout", .line = 17 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 17 },
    /* 48 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 46, 47, }, .text = "c.data_layout == \"NHWC\"", .line = 17 },
    /* 49 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 17 },
    /* 50 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .name = "kernel_layout", .text = "kernel_layout", .line = 17 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "\"OHWI\"", .line = 17 },
    /* 52 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 50, 51, }, .text = "c.kernel_layout == \"OHWI\"", .line = 17 },
    /* 53 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 48, 52, }, .text = "(c.data_layout == \"NHWC\" and c.kernel_layout == \"OHWI\")", .line = 17 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 18 },
    /* 55 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .name = "data_layout", .text = "data_layout", .line = 18 },
    /* 56 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "\"NCHW\"", .line = 18 },
    /* 57 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 55, 56, }, .text = "c.data_layout == \"NCHW\"", .line = 18 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 18 },
    /* 59 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .name = "kernel_layout", .text = "kernel_layout", .line = 18 },
    /* 60 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "\"OIHW\"", .line = 18 },
    /* 61 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 59, 60, }, .text = "c.kernel_layout == \"OIHW\"", .line = 18 },
    /* 62 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 57, 61, }, .text = "(c.data_layout == \"NCHW\" and c.kernel_layout == \"OIHW\")", .line = 18 },
    /* 63 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 53, 62, }, .text = "(c.data_layout == \"NHWC\" and c.kernel_layout == \"OHWI\")\012        or (c.data_layout == \"NCHW\" and c.kernel_layout == \"OIHW\")", .line = 17 },
    /* 64 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 44, 63, }, .text = "x.dtype == w.dtype, x.dtype in {f16, f32},\012    (c.data_layout == \"NHWC\" and c.kernel_layout == \"OHWI\")\012        or (c.data_layout == \"NCHW\" and c.kernel_layout == \"OIHW\")", .line = 16 },
    /* 65 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 19 },
    /* 66 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 65, }, .name = "out_layout", .text = "out_layout", .line = 19 },
    /* 67 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .text = "present(c.out_layout)", .line = 19 },
    /* 68 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "not present(c.out_layout)", .line = 19 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 19 },
    /* 70 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 69, }, .name = "out_layout", .text = "out_layout", .line = 19 },
    /* 71 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 0, .s = "" }, .text = "\"\"", .line = 19 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 19 },
    /* 73 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .name = "data_layout", .text = "data_layout", .line = 19 },
    /* 74 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 70, 71, 73, }, .text = "c.out_layout in {\"\", c.data_layout}", .line = 19 },
    /* 75 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 68, 74, }, .text = "not present(c.out_layout) or c.out_layout in {\"\", c.data_layout}", .line = 19 },
    /* 76 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 64, 75, }, .text = "x.dtype == w.dtype, x.dtype in {f16, f32},\012    (c.data_layout == \"NHWC\" and c.kernel_layout == \"OHWI\")\012        or (c.data_layout == \"NCHW\" and c.kernel_layout == \"OIHW\"),\012    not present(c.out_layout) or c.out_layout in {\"\", c.data_layout}", .line = 16 },
    /* 77 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 78 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 77, }, .name = "padding", .text = "padding", .line = 20 },
    /* 79 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 78, }, .text = "len(c.padding)", .line = 20 },
    /* 80 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 81 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 79, 80, }, .text = "len(c.padding) != 4", .line = 20 },
    /* 82 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 83 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 82, }, .name = "padding", .text = "padding", .line = 20 },
    /* 84 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 85 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 83, 84, }, .text = "c.padding[0]", .line = 20 },
    /* 86 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 87 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 86, }, .name = "padding", .text = "padding", .line = 20 },
    /* 88 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 89 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 87, 88, }, .text = "c.padding[2]", .line = 20 },
    /* 90 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 85, 89, }, .text = "c.padding[0] == c.padding[2]", .line = 20 },
    /* 91 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 92 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 91, }, .name = "padding", .text = "padding", .line = 20 },
    /* 93 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 94 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 92, 93, }, .text = "c.padding[1]", .line = 20 },
    /* 95 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 96 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 95, }, .name = "padding", .text = "padding", .line = 20 },
    /* 97 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 98 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 96, 97, }, .text = "c.padding[3]", .line = 20 },
    /* 99 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 94, 98, }, .text = "c.padding[1] == c.padding[3]", .line = 20 },
    /* 100 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 90, 99, }, .text = "(c.padding[0] == c.padding[2] and c.padding[1] == c.padding[3])", .line = 20 },
    /* 101 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 81, 100, }, .text = "len(c.padding) != 4 or (c.padding[0] == c.padding[2] and c.padding[1] == c.padding[3])", .line = 20 },
    /* 102 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 76, 101, }, .text = "x.dtype == w.dtype, x.dtype in {f16, f32},\012    (c.data_layout == \"NHWC\" and c.kernel_layout == \"OHWI\")\012        or (c.data_layout == \"NCHW\" and c.kernel_layout == \"OIHW\"),\012    not present(c.out_layout) or c.out_layout in {\"\", c.data_layout},\012    len(c.padding) != 4 or (c.padding[0] == c.padding[2] and c.padding[1] == c.padding[3])", .line = 16 },
};
static const struct dfg_desc_node relax_cudnn_cudnn_conv2d_nhwc_ohwi_bias_relu_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.nn.relu(biased)", .line = 59 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "relax.add(c, b)", .line = 30, .n_where = 1, .where = (const uint32_t[]){ 33, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "c",
        .text = "relax.nn.conv2d(x, w)", .line = 23, .n_where = 1, .where = (const uint32_t[]){ 102, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 27 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 27 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 27 },
};
static const struct dfg_desc_region relax_cudnn_cudnn_conv2d_nhwc_ohwi_bias_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_cudnn_cudnn_conv2d_nhwc_ohwi_bias_relu_desc = {
    .n_nodes = 6, .n_exprs = 103, .n_vars = 0, .n_sets = 0,
    .nodes = relax_cudnn_cudnn_conv2d_nhwc_ohwi_bias_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_cudnn_cudnn_conv2d_nhwc_ohwi_bias_relu_regions,
    .exprs = relax_cudnn_cudnn_conv2d_nhwc_ohwi_bias_relu_exprs,
    .text = "\"cudnn.conv2d.nhwc_ohwi_bias_relu\" = relax.nn.relu(biased);", .line = 59
};
static bool relax_cudnn_cudnn_conv2d_nhwc_ohwi_bias_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_cudnn_cudnn_conv2d_nhwc_ohwi_bias_relu_match(g, n, m);
}
static bool relax_cudnn_cudnn_conv2d_nhwc_ohwi_bias_relu_pass(void *ctx, const struct relax_cudnn_cudnn_conv2d_nhwc_ohwi_bias_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_cudnn_cudnn_conv2d_nhwc_ohwi_bias_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_cudnn_cudnn_conv2d_nhwc_ohwi_bias_relu_each(g, n, relax_cudnn_cudnn_conv2d_nhwc_ohwi_bias_relu_pass, &e);
}

static const struct dfg_part relax_cudnn_cudnn_conv2d_nhwc_ohwi_bias_relu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_cudnn_cudnn_conv2d_nhwc_ohwi_bias_relu_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_cudnn_cudnn_conv2d_nhwc_ohwi_bias_relu_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_cudnn_cudnn_conv2d_nhwc_ohwi_bias_relu_whole, c) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_cudnn_cudnn_conv2d_nhwc_ohwi_bias_relu_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_cudnn_cudnn_conv2d_nhwc_ohwi_bias_relu_whole, w) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_cudnn_cudnn_conv2d_nhwc_ohwi_bias_relu_whole, b) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "conv2d", .place = "relax_cudnn.pat:22", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct relax_cudnn_conv2d_match),
      .n_captures = 3, .captures = relax_cudnn_conv2d_captures,
      .match = relax_cudnn_conv2d_any, .each = relax_cudnn_conv2d_all, .desc = &relax_cudnn_conv2d_desc,
      .whole_size = sizeof(struct relax_cudnn_conv2d_whole), .n_parts = sizeof relax_cudnn_conv2d_parts / sizeof *relax_cudnn_conv2d_parts,
      .n_params = 2, .parts = relax_cudnn_conv2d_parts, .whole = relax_cudnn_conv2d_whole },
    { .name = "biased", .place = "relax_cudnn.pat:27", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct relax_cudnn_biased_match),
      .n_captures = 4, .captures = relax_cudnn_biased_captures,
      .match = relax_cudnn_biased_any, .each = relax_cudnn_biased_all, .desc = &relax_cudnn_biased_desc,
      .whole_size = sizeof(struct relax_cudnn_biased_whole), .n_parts = sizeof relax_cudnn_biased_parts / sizeof *relax_cudnn_biased_parts,
      .n_params = 3, .parts = relax_cudnn_biased_parts, .whole = relax_cudnn_biased_whole },
    { .name = "attention_bs3nh", .place = "relax_cudnn.pat:37", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct relax_cudnn_attention_bs3nh_match),
      .n_captures = 6, .captures = relax_cudnn_attention_bs3nh_captures,
      .match = relax_cudnn_attention_bs3nh_any, .each = relax_cudnn_attention_bs3nh_all, .desc = &relax_cudnn_attention_bs3nh_desc,
      .whole_size = sizeof(struct relax_cudnn_attention_bs3nh_whole), .n_parts = sizeof relax_cudnn_attention_bs3nh_parts / sizeof *relax_cudnn_attention_bs3nh_parts,
      .n_params = 1, .parts = relax_cudnn_attention_bs3nh_parts, .whole = relax_cudnn_attention_bs3nh_whole },
    { .name = "swapped", .place = "relax_cudnn.pat:47", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct relax_cudnn_swapped_match),
      .n_captures = 1, .captures = relax_cudnn_swapped_captures,
      .match = relax_cudnn_swapped_any, .each = relax_cudnn_swapped_all, .desc = &relax_cudnn_swapped_desc,
      .whole_size = sizeof(struct relax_cudnn_swapped_whole), .n_parts = sizeof relax_cudnn_swapped_parts / sizeof *relax_cudnn_swapped_parts,
      .n_params = 1, .parts = relax_cudnn_swapped_parts, .whole = relax_cudnn_swapped_whole },
    { .name = "attention_sbn3h", .place = "relax_cudnn.pat:48", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct relax_cudnn_attention_sbn3h_match),
      .n_captures = 3, .captures = relax_cudnn_attention_sbn3h_captures,
      .match = relax_cudnn_attention_sbn3h_any, .each = relax_cudnn_attention_sbn3h_all, .desc = &relax_cudnn_attention_sbn3h_desc,
      .whole_size = sizeof(struct relax_cudnn_attention_sbn3h_whole), .n_parts = sizeof relax_cudnn_attention_sbn3h_parts / sizeof *relax_cudnn_attention_sbn3h_parts,
      .n_params = 1, .parts = relax_cudnn_attention_sbn3h_parts, .whole = relax_cudnn_attention_sbn3h_whole },
    { .name = "cudnn.conv2d.nhwc_ohwi_bias_relu", .place = "relax_cudnn.pat:59", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_cudnn_cudnn_conv2d_nhwc_ohwi_bias_relu_match),
      .match = relax_cudnn_cudnn_conv2d_nhwc_ohwi_bias_relu_any, .each = relax_cudnn_cudnn_conv2d_nhwc_ohwi_bias_relu_all, .desc = &relax_cudnn_cudnn_conv2d_nhwc_ohwi_bias_relu_desc,
      .whole_size = sizeof(struct relax_cudnn_cudnn_conv2d_nhwc_ohwi_bias_relu_whole), .n_parts = sizeof relax_cudnn_cudnn_conv2d_nhwc_ohwi_bias_relu_parts / sizeof *relax_cudnn_cudnn_conv2d_nhwc_ohwi_bias_relu_parts,
      .n_params = 0, .parts = relax_cudnn_cudnn_conv2d_nhwc_ohwi_bias_relu_parts, .whole = relax_cudnn_cudnn_conv2d_nhwc_ohwi_bias_relu_whole },
};

/* ---- table relax_cudnn ---- */

static const struct dfg_table_entry relax_cudnn_entries[] = {
    { .name = "cudnn.conv2d.nhwc_ohwi", .pattern = 0 },
    { .name = "cudnn.conv2d.nhwc_ohwi_bias", .pattern = 1 },
    { .name = "cudnn.conv2d.nhwc_ohwi_bias_relu", .pattern = 5 },
    { .name = "cudnn.attention.BS3NH", .pattern = 2 },
    { .name = "cudnn.attention.SBN3H", .pattern = 4 },
};
static const struct dfg_attr_text relax_cudnn_attrs[] = {
    { "Compiler", "\"cudnn\"" },
};
static void relax_cudnn_candidates_any(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    *set = relax_cudnn_candidates(g, n);
}

static const struct dfg_table tables[] = {
    { .name = "relax_cudnn", .n = 5, .last_wins = true, .entries = relax_cudnn_entries, .n_words = 1,
      .n_attrs = 1, .attrs = relax_cudnn_attrs,
      .candidates = relax_cudnn_candidates_any, .first = relax_cudnn_first, .sweep = relax_cudnn_sweep },
};

static const char *const imports[] = { "relax", NULL };
extern const struct dfg_unit relax_cudnn_unit;
const struct dfg_unit relax_cudnn_unit = {
    .abi = DFG_ABI,
    .name = "relax_cudnn",
    .imports = imports,
    .names = &relax_cudnn_names, .whole_names = &whole_names,
    .n_patterns = 6, .patterns = patterns,
    .n_tables = 1, .tables = tables,
};
