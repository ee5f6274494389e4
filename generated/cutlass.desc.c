/* What cutlass.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "cutlass.h"

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_add = DFG_FIRST_OP,
    OP_cast,
    OP_clip,
    OP_divide,
    OP_erf,
    OP_multiply,
    OP_nn_batch_matmul,
    OP_nn_bias_add,
    OP_nn_conv2d,
    OP_nn_conv2d_backward_weight,
    OP_nn_conv2d_transpose,
    OP_nn_dense,
    OP_nn_relu,
    OP_sigmoid,
};
enum {
    ATTR_data_layout,
    ATTR_groups,
    ATTR_kernel_layout,
    ATTR_transpose_a,
    ATTR_transpose_b,
};
enum {
    STR_IHWO,
    STR_IOHW,
    STR_NCHW,
    STR_NHWC,
    STR_OHWI,
    STR_OIHW,
};
static const char *const op_names[] = {
    "add",
    "cast",
    "clip",
    "divide",
    "erf",
    "multiply",
    "nn.batch_matmul",
    "nn.bias_add",
    "nn.conv2d",
    "nn.conv2d_backward_weight",
    "nn.conv2d_transpose",
    "nn.dense",
    "nn.relu",
    "sigmoid",
};
static const char *const attr_names[] = {
    "data_layout",
    "groups",
    "kernel_layout",
    "transpose_a",
    "transpose_b",
};
static const char *const str_names[] = {
    "IHWO",
    "IOHW",
    "NCHW",
    "NHWC",
    "OHWI",
    "OIHW",
};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 14,
    .ops = op_names,
    .n_attrs = 5,
    .attrs = attr_names,
    .n_strs = 6,
    .strs = str_names,
};

/* cutlass.pat:13
 * cond float_pair(x, w) = (x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32);
 */
static bool float_pair(const dfg_graph *g, dfg_node x, dfg_node w)
{
    return (dfg_dtype(g, x) == DFG_F16 && dfg_dtype(g, w) == DFG_F16)
        || (dfg_dtype(g, x) == DFG_F32 && dfg_dtype(g, w) == DFG_F32);
}

/* cutlass.pat:14
 * cond gemm_types(x, w) = float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8});
 */
static bool gemm_types(const dfg_graph *g, dfg_node x, dfg_node w)
{
    return float_pair(g, x, w)
        || ((dfg_dtype(g, x) == DFG_I8 || dfg_dtype(g, x) == DFG_U8)
            && (dfg_dtype(g, w) == DFG_I8 || dfg_dtype(g, w) == DFG_U8));
}

/* cutlass.pat:19
 * cond conv2d_ok(c, x, w) =
 *     c.data_layout == "NHWC", c.kernel_layout == "OHWI", gemm_types(x, w),
 *     not (x.shape[3] == w.shape[0] and c.groups == w.shape[0]);
 */
static bool conv2d_ok(const dfg_graph *g, dfg_node c, dfg_node x, dfg_node w)
{
    return dfg_str_is(g, c, ATTR_data_layout, STR_NHWC, STR_NCHW)
        && dfg_str_is(g, c, ATTR_kernel_layout, STR_OHWI, STR_OIHW) && gemm_types(g, x, w)
        && (dfg_ne(dfg_extent_of(g, x, 3), dfg_extent_of(g, w, 0))
            || dfg_ne(dfg_attr_or(g, c, ATTR_groups, dfg_int(1)), dfg_extent_of(g, w, 0)));
}

struct cutlass_conv2d_whole {
    struct cutlass_conv2d_match m;
};

static bool cutlass_conv2d_whole(const dfg_graph *g, dfg_node n,
                                 bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_nn_conv2d || !dfg_has_args(g, n, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    /* where conv2d_ok(c, x, w) */
    if (!conv2d_ok(g, n, x, w))
        return false;
    return accept(ctx, &(struct cutlass_conv2d_whole){.m = {.root = n, .x = x, .w = w, .c = n}});
}

/* cutlass.pat:15
 * cond one_a_channel(b, c) = b.elements == c.shape[-1];
 */
static bool one_a_channel(const dfg_graph *g, dfg_node b, dfg_node c)
{
    return dfg_eq(dfg_elements_of(g, b), dfg_extent_of(g, c, -1));
}

struct cutlass_biased_whole {
    struct cutlass_biased_match m;
    dfg_node call;
};

static bool cutlass_biased_whole(const dfg_graph *g, dfg_node n,
                                 bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!(dfg_op(g, n) == OP_add || dfg_op(g, n) == OP_nn_bias_add) || !dfg_has_args(g, n, 2))
        return false;
    for (uint32_t swap = 0; swap < (dfg_op(g, n) == OP_add ? dfg_orders(g, n) : 1u); swap++) {
        dfg_node c = dfg_arg(g, n, swap);
        if (dfg_op(g, c) != OP_nn_conv2d || !dfg_has_args(g, c, 2))
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, c))
            continue;
        /* where conv2d_ok(c, x, w) */
        if (!conv2d_ok(g, c, x, w))
            continue;
        /* where one_a_channel(b, c) */
        if (!one_a_channel(g, b, c))
            continue;
        if (accept(ctx, &(struct cutlass_biased_whole){.m = {.root = n, .x = x, .w = w, .b = b, .c = c},
                .call = n}))
            return true;
    }
    return false;
}

struct cutlass_hardswish_whole {
    struct cutlass_hardswish_match m;
    dfg_node multiply;
    dfg_node c;
    dfg_node divide;
    dfg_node clip;
    dfg_node add;
    dfg_node constant;
    dfg_node constant_2;
};

static bool cutlass_hardswish_whole(const dfg_graph *g, dfg_node n,
                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_multiply || !dfg_argc_is(g, n, 2))
        return false;
    uint32_t swap = (dfg_op(g, dfg_arg(g, n, 0)) == OP_add || dfg_op(g, dfg_arg(g, n, 0)) == OP_nn_bias_add)
        ? 0
        : 1;
    dfg_node p = dfg_arg(g, n, swap);
    if (!(dfg_op(g, p) == OP_add || dfg_op(g, p) == OP_nn_bias_add) || !dfg_has_args(g, p, 2))
        return false;
    for (uint32_t swap_2 = 0; swap_2 < (dfg_op(g, p) == OP_add ? dfg_orders(g, p) : 1u); swap_2++) {
        dfg_node c = dfg_arg(g, p, swap_2);
        if (dfg_op(g, c) != OP_nn_conv2d || !dfg_has_args(g, c, 2))
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, p, 1 - swap_2);
        dfg_node divide = dfg_arg(g, n, 1 - swap);
        if (dfg_op(g, divide) != OP_divide || !dfg_argc_is(g, divide, 2))
            continue;
        dfg_node constant_2 = dfg_arg(g, divide, 1);
        if (dfg_op(g, constant_2) != DFG_CONST)
            continue;
        dfg_node clip = dfg_arg(g, divide, 0);
        if (dfg_op(g, clip) != OP_clip || !dfg_argc_is(g, clip, 1))
            continue;
        dfg_node add = dfg_arg(g, clip, 0);
        if (dfg_op(g, add) != OP_add || !dfg_argc_is(g, add, 2))
            continue;
        uint32_t swap_3 = (dfg_op(g, dfg_arg(g, add, 0)) == OP_add
                           || dfg_op(g, dfg_arg(g, add, 0)) == OP_nn_bias_add)
            ? 0
            : 1;
        dfg_node constant = dfg_arg(g, add, 1 - swap_3);
        if (dfg_op(g, constant) != DFG_CONST)
            continue;
        if (dfg_arg(g, add, swap_3) != p)
            continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){p, c, divide, clip, add}, 5))
            continue;
        /* where conv2d_ok(c, x, w) */
        if (!conv2d_ok(g, c, x, w))
            continue;
        /* where one_a_channel(b, c) */
        if (!one_a_channel(g, b, c))
            continue;
        if (accept(ctx, &(struct cutlass_hardswish_whole){.m = {.root = n, .x = x, .w = w, .b = b, .p = p},
                .multiply = n, .c = c, .divide = divide, .clip = clip, .add = add,
                .constant = constant, .constant_2 = constant_2}))
            return true;
    }
    return false;
}

struct cutlass_silu_whole {
    struct cutlass_silu_match m;
    dfg_node multiply;
    dfg_node c;
    dfg_node sigmoid;
};

static bool cutlass_silu_whole(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_multiply || !dfg_argc_is(g, n, 2))
        return false;
    uint32_t swap = (dfg_op(g, dfg_arg(g, n, 0)) == OP_add || dfg_op(g, dfg_arg(g, n, 0)) == OP_nn_bias_add)
        ? 0
        : 1;
    dfg_node p = dfg_arg(g, n, swap);
    if (!(dfg_op(g, p) == OP_add || dfg_op(g, p) == OP_nn_bias_add) || !dfg_has_args(g, p, 2))
        return false;
    for (uint32_t swap_2 = 0; swap_2 < (dfg_op(g, p) == OP_add ? dfg_orders(g, p) : 1u); swap_2++) {
        dfg_node c = dfg_arg(g, p, swap_2);
        if (dfg_op(g, c) != OP_nn_conv2d || !dfg_has_args(g, c, 2))
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, p, 1 - swap_2);
        dfg_node sigmoid = dfg_arg(g, n, 1 - swap);
        if (dfg_op(g, sigmoid) != OP_sigmoid || !dfg_argc_is(g, sigmoid, 1))
            continue;
        if (dfg_arg(g, sigmoid, 0) != p)
            continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){p, c, sigmoid}, 3))
            continue;
        /* where conv2d_ok(c, x, w) */
        if (!conv2d_ok(g, c, x, w))
            continue;
        /* where one_a_channel(b, c) */
        if (!one_a_channel(g, b, c))
            continue;
        if (accept(ctx, &(struct cutlass_silu_whole){.m = {.root = n, .x = x, .w = w, .b = b, .p = p},
                .multiply = n, .c = c, .sigmoid = sigmoid}))
            return true;
    }
    return false;
}

struct cutlass_relu_whole {
    struct cutlass_relu_match m;
    dfg_node relu;
    dfg_node call;
    dfg_node c;
};

static bool cutlass_relu_whole(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_nn_relu || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node call = dfg_arg(g, n, 0);
    if (!(dfg_op(g, call) == OP_add || dfg_op(g, call) == OP_nn_bias_add) || !dfg_has_args(g, call, 2))
        return false;
    for (uint32_t swap = 0; swap < (dfg_op(g, call) == OP_add ? dfg_orders(g, call) : 1u); swap++) {
        dfg_node c = dfg_arg(g, call, swap);
        if (dfg_op(g, c) != OP_nn_conv2d || !dfg_has_args(g, c, 2))
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, call, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){call, c}, 2))
            continue;
        /* where conv2d_ok(c, x, w) */
        if (!conv2d_ok(g, c, x, w))
            continue;
        /* where one_a_channel(b, c) */
        if (!one_a_channel(g, b, c))
            continue;
        if (accept(ctx, &(struct cutlass_relu_whole){.m = {.root = n, .x = x, .w = w, .b = b}, .relu = n,
                .call = call, .c = c}))
            return true;
    }
    return false;
}

struct cutlass_gated_whole {
    struct cutlass_gated_match m;
    dfg_node sigmoid;
    dfg_node call;
    dfg_node c;
};

static bool cutlass_gated_whole(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_sigmoid || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node call = dfg_arg(g, n, 0);
    if (!(dfg_op(g, call) == OP_add || dfg_op(g, call) == OP_nn_bias_add) || !dfg_has_args(g, call, 2))
        return false;
    for (uint32_t swap = 0; swap < (dfg_op(g, call) == OP_add ? dfg_orders(g, call) : 1u); swap++) {
        dfg_node c = dfg_arg(g, call, swap);
        if (dfg_op(g, c) != OP_nn_conv2d || !dfg_has_args(g, c, 2))
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, call, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){call, c}, 2))
            continue;
        /* where conv2d_ok(c, x, w) */
        if (!conv2d_ok(g, c, x, w))
            continue;
        /* where one_a_channel(b, c) */
        if (!one_a_channel(g, b, c))
            continue;
        if (accept(ctx, &(struct cutlass_gated_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                .sigmoid = n, .call = call, .c = c}))
            return true;
    }
    return false;
}

struct cutlass_conv2d_transpose_whole {
    struct cutlass_conv2d_transpose_match m;
};

static bool cutlass_conv2d_transpose_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_nn_conv2d_transpose || !dfg_has_args(g, n, 2))
        return false;
    if (!dfg_str_is(g, n, ATTR_data_layout, STR_NHWC, STR_NCHW))
        return false;
    if (!dfg_str_is(g, n, ATTR_kernel_layout, STR_IHWO, STR_IOHW))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    /* where gemm_types(x, w) */
    if (!gemm_types(g, x, w))
        return false;
    return accept(ctx, &(struct cutlass_conv2d_transpose_whole){.m = {.root = n, .x = x, .w = w, .c = n}});
}

struct cutlass_backward_weight_whole {
    struct cutlass_backward_weight_match m;
};

static bool cutlass_backward_weight_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_nn_conv2d_backward_weight || !dfg_has_args(g, n, 2))
        return false;
    if (!dfg_str_is(g, n, ATTR_kernel_layout, STR_NHWC, STR_OIHW))
        return false;
    dfg_node g_2 = dfg_arg(g, n, 0);
    dfg_node x = dfg_arg(g, n, 1);
    /* where gemm_types(g, x) */
    if (!gemm_types(g, g_2, x))
        return false;
    return accept(ctx, &(struct cutlass_backward_weight_whole){.m = {.root = n, .g = g_2, .x = x, .c = n}});
}

struct cutlass_hardswish_add_whole {
    struct cutlass_hardswish_add_match m;
    dfg_node add;
    dfg_node p;
    dfg_node c;
    dfg_node x;
    dfg_node w;
    dfg_node b;
    dfg_node divide;
    dfg_node clip;
    dfg_node add_2;
    dfg_node constant;
    dfg_node constant_2;
};

static bool cutlass_hardswish_add_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_add || !dfg_has_args(g, n, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node r = dfg_arg(g, n, 1 - swap);
        dfg_node p = dfg_arg(g, n, swap);
        if (dfg_op(g, p) != OP_multiply || !dfg_argc_is(g, p, 2))
            continue;
        uint32_t swap_2 = (dfg_op(g, dfg_arg(g, p, 0)) == OP_add
                           || dfg_op(g, dfg_arg(g, p, 0)) == OP_nn_bias_add)
            ? 0
            : 1;
        dfg_node p_2 = dfg_arg(g, p, swap_2);
        if (!(dfg_op(g, p_2) == OP_add || dfg_op(g, p_2) == OP_nn_bias_add) || !dfg_has_args(g, p_2, 2))
            continue;
        /* where same_shape(p, r) */
        if (dfg_same_shape(g, p, r) != DFG_TRUE)
            continue;
        for (uint32_t swap_3 = 0; swap_3 < (dfg_op(g, p_2) == OP_add ? dfg_orders(g, p_2) : 1u); swap_3++) {
            dfg_node c = dfg_arg(g, p_2, swap_3);
            if (dfg_op(g, c) != OP_nn_conv2d || !dfg_has_args(g, c, 2))
                continue;
            dfg_node x = dfg_arg(g, c, 0);
            dfg_node w = dfg_arg(g, c, 1);
            dfg_node b = dfg_arg(g, p_2, 1 - swap_3);
            dfg_node divide = dfg_arg(g, p, 1 - swap_2);
            if (dfg_op(g, divide) != OP_divide || !dfg_argc_is(g, divide, 2))
                continue;
            dfg_node constant_2 = dfg_arg(g, divide, 1);
            if (dfg_op(g, constant_2) != DFG_CONST)
                continue;
            dfg_node clip = dfg_arg(g, divide, 0);
            if (dfg_op(g, clip) != OP_clip || !dfg_argc_is(g, clip, 1))
                continue;
            dfg_node add_2 = dfg_arg(g, clip, 0);
            if (dfg_op(g, add_2) != OP_add || !dfg_argc_is(g, add_2, 2))
                continue;
            uint32_t swap_4 = (dfg_op(g, dfg_arg(g, add_2, 0)) == OP_add
                               || dfg_op(g, dfg_arg(g, add_2, 0)) == OP_nn_bias_add)
                ? 0
                : 1;
            dfg_node constant = dfg_arg(g, add_2, 1 - swap_4);
            if (dfg_op(g, constant) != DFG_CONST)
                continue;
            if (dfg_arg(g, add_2, swap_4) != p_2)
                continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){p, p_2, c, divide, clip, add_2}, 6))
                continue;
            /* where conv2d_ok(c, x, w) */
            if (!conv2d_ok(g, c, x, w))
                continue;
            /* where one_a_channel(b, c) */
            if (!one_a_channel(g, b, c))
                continue;
            if (accept(ctx, &(struct cutlass_hardswish_add_whole){.m = {.root = n, .r = r, .p = p}, .add = n,
                    .p = p_2, .c = c, .x = x, .w = w, .b = b, .divide = divide, .clip = clip,
                    .add_2 = add_2, .constant = constant, .constant_2 = constant_2}))
                return true;
        }
    }
    return false;
}

struct cutlass_hardswish_mul_whole {
    struct cutlass_hardswish_mul_match m;
    dfg_node multiply;
    dfg_node p;
    dfg_node c;
    dfg_node x;
    dfg_node w;
    dfg_node b;
    dfg_node divide;
    dfg_node clip;
    dfg_node add;
    dfg_node constant;
    dfg_node constant_2;
};

static bool cutlass_hardswish_mul_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_multiply || !dfg_has_args(g, n, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node r = dfg_arg(g, n, 1 - swap);
        dfg_node p = dfg_arg(g, n, swap);
        if (dfg_op(g, p) != OP_multiply || !dfg_argc_is(g, p, 2))
            continue;
        uint32_t swap_2 = (dfg_op(g, dfg_arg(g, p, 0)) == OP_add
                           || dfg_op(g, dfg_arg(g, p, 0)) == OP_nn_bias_add)
            ? 0
            : 1;
        dfg_node p_2 = dfg_arg(g, p, swap_2);
        if (!(dfg_op(g, p_2) == OP_add || dfg_op(g, p_2) == OP_nn_bias_add) || !dfg_has_args(g, p_2, 2))
            continue;
        /* where same_shape(p, r) */
        if (dfg_same_shape(g, p, r) != DFG_TRUE)
            continue;
        for (uint32_t swap_3 = 0; swap_3 < (dfg_op(g, p_2) == OP_add ? dfg_orders(g, p_2) : 1u); swap_3++) {
            dfg_node c = dfg_arg(g, p_2, swap_3);
            if (dfg_op(g, c) != OP_nn_conv2d || !dfg_has_args(g, c, 2))
                continue;
            dfg_node x = dfg_arg(g, c, 0);
            dfg_node w = dfg_arg(g, c, 1);
            dfg_node b = dfg_arg(g, p_2, 1 - swap_3);
            dfg_node divide = dfg_arg(g, p, 1 - swap_2);
            if (dfg_op(g, divide) != OP_divide || !dfg_argc_is(g, divide, 2))
                continue;
            dfg_node constant_2 = dfg_arg(g, divide, 1);
            if (dfg_op(g, constant_2) != DFG_CONST)
                continue;
            dfg_node clip = dfg_arg(g, divide, 0);
            if (dfg_op(g, clip) != OP_clip || !dfg_argc_is(g, clip, 1))
                continue;
            dfg_node add = dfg_arg(g, clip, 0);
            if (dfg_op(g, add) != OP_add || !dfg_argc_is(g, add, 2))
                continue;
            uint32_t swap_4 = (dfg_op(g, dfg_arg(g, add, 0)) == OP_add
                               || dfg_op(g, dfg_arg(g, add, 0)) == OP_nn_bias_add)
                ? 0
                : 1;
            dfg_node constant = dfg_arg(g, add, 1 - swap_4);
            if (dfg_op(g, constant) != DFG_CONST)
                continue;
            if (dfg_arg(g, add, swap_4) != p_2)
                continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){p, p_2, c, divide, clip, add}, 6))
                continue;
            /* where conv2d_ok(c, x, w) */
            if (!conv2d_ok(g, c, x, w))
                continue;
            /* where one_a_channel(b, c) */
            if (!one_a_channel(g, b, c))
                continue;
            if (accept(ctx, &(struct cutlass_hardswish_mul_whole){.m = {.root = n, .r = r, .p = p},
                    .multiply = n, .p = p_2, .c = c, .x = x, .w = w, .b = b, .divide = divide,
                    .clip = clip, .add = add, .constant = constant, .constant_2 = constant_2}))
                return true;
        }
    }
    return false;
}

struct cutlass_silu_add_whole {
    struct cutlass_silu_add_match m;
    dfg_node add;
    dfg_node p;
    dfg_node c;
    dfg_node x;
    dfg_node w;
    dfg_node b;
    dfg_node sigmoid;
};

static bool cutlass_silu_add_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_add || !dfg_has_args(g, n, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node r = dfg_arg(g, n, 1 - swap);
        dfg_node p = dfg_arg(g, n, swap);
        if (dfg_op(g, p) != OP_multiply || !dfg_argc_is(g, p, 2))
            continue;
        uint32_t swap_2 = (dfg_op(g, dfg_arg(g, p, 0)) == OP_add
                           || dfg_op(g, dfg_arg(g, p, 0)) == OP_nn_bias_add)
            ? 0
            : 1;
        dfg_node p_2 = dfg_arg(g, p, swap_2);
        if (!(dfg_op(g, p_2) == OP_add || dfg_op(g, p_2) == OP_nn_bias_add) || !dfg_has_args(g, p_2, 2))
            continue;
        /* where same_shape(p, r) */
        if (dfg_same_shape(g, p, r) != DFG_TRUE)
            continue;
        for (uint32_t swap_3 = 0; swap_3 < (dfg_op(g, p_2) == OP_add ? dfg_orders(g, p_2) : 1u); swap_3++) {
            dfg_node c = dfg_arg(g, p_2, swap_3);
            if (dfg_op(g, c) != OP_nn_conv2d || !dfg_has_args(g, c, 2))
                continue;
            dfg_node x = dfg_arg(g, c, 0);
            dfg_node w = dfg_arg(g, c, 1);
            dfg_node b = dfg_arg(g, p_2, 1 - swap_3);
            dfg_node sigmoid = dfg_arg(g, p, 1 - swap_2);
            if (dfg_op(g, sigmoid) != OP_sigmoid || !dfg_argc_is(g, sigmoid, 1))
                continue;
            if (dfg_arg(g, sigmoid, 0) != p_2)
                continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){p, p_2, c, sigmoid}, 4))
                continue;
            /* where conv2d_ok(c, x, w) */
            if (!conv2d_ok(g, c, x, w))
                continue;
            /* where one_a_channel(b, c) */
            if (!one_a_channel(g, b, c))
                continue;
            if (accept(ctx, &(struct cutlass_silu_add_whole){.m = {.root = n, .r = r, .p = p}, .add = n,
                    .p = p_2, .c = c, .x = x, .w = w, .b = b, .sigmoid = sigmoid}))
                return true;
        }
    }
    return false;
}

struct cutlass_silu_mul_whole {
    struct cutlass_silu_mul_match m;
    dfg_node multiply;
    dfg_node p;
    dfg_node c;
    dfg_node x;
    dfg_node w;
    dfg_node b;
    dfg_node sigmoid;
};

static bool cutlass_silu_mul_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_multiply || !dfg_has_args(g, n, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node r = dfg_arg(g, n, 1 - swap);
        dfg_node p = dfg_arg(g, n, swap);
        if (dfg_op(g, p) != OP_multiply || !dfg_argc_is(g, p, 2))
            continue;
        uint32_t swap_2 = (dfg_op(g, dfg_arg(g, p, 0)) == OP_add
                           || dfg_op(g, dfg_arg(g, p, 0)) == OP_nn_bias_add)
            ? 0
            : 1;
        dfg_node p_2 = dfg_arg(g, p, swap_2);
        if (!(dfg_op(g, p_2) == OP_add || dfg_op(g, p_2) == OP_nn_bias_add) || !dfg_has_args(g, p_2, 2))
            continue;
        /* where same_shape(p, r) */
        if (dfg_same_shape(g, p, r) != DFG_TRUE)
            continue;
        for (uint32_t swap_3 = 0; swap_3 < (dfg_op(g, p_2) == OP_add ? dfg_orders(g, p_2) : 1u); swap_3++) {
            dfg_node c = dfg_arg(g, p_2, swap_3);
            if (dfg_op(g, c) != OP_nn_conv2d || !dfg_has_args(g, c, 2))
                continue;
            dfg_node x = dfg_arg(g, c, 0);
            dfg_node w = dfg_arg(g, c, 1);
            dfg_node b = dfg_arg(g, p_2, 1 - swap_3);
            dfg_node sigmoid = dfg_arg(g, p, 1 - swap_2);
            if (dfg_op(g, sigmoid) != OP_sigmoid || !dfg_argc_is(g, sigmoid, 1))
                continue;
            if (dfg_arg(g, sigmoid, 0) != p_2)
                continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){p, p_2, c, sigmoid}, 4))
                continue;
            /* where conv2d_ok(c, x, w) */
            if (!conv2d_ok(g, c, x, w))
                continue;
            /* where one_a_channel(b, c) */
            if (!one_a_channel(g, b, c))
                continue;
            if (accept(ctx, &(struct cutlass_silu_mul_whole){.m = {.root = n, .r = r, .p = p}, .multiply = n,
                    .p = p_2, .c = c, .x = x, .w = w, .b = b, .sigmoid = sigmoid}))
                return true;
        }
    }
    return false;
}

struct cutlass_relu_add_whole {
    struct cutlass_relu_add_match m;
    dfg_node add;
    dfg_node call;
    dfg_node c;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};

static bool cutlass_relu_add_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_add || !dfg_has_args(g, n, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node r = dfg_arg(g, n, 1 - swap);
        dfg_node p = dfg_arg(g, n, swap);
        if (dfg_op(g, p) != OP_nn_relu || !dfg_argc_is(g, p, 1))
            continue;
        dfg_node call = dfg_arg(g, p, 0);
        if (!(dfg_op(g, call) == OP_add || dfg_op(g, call) == OP_nn_bias_add) || !dfg_has_args(g, call, 2))
            continue;
        /* where same_shape(p, r) */
        if (dfg_same_shape(g, p, r) != DFG_TRUE)
            continue;
        for (uint32_t swap_2 = 0; swap_2 < (dfg_op(g, call) == OP_add ? dfg_orders(g, call) : 1u); swap_2++) {
            dfg_node c = dfg_arg(g, call, swap_2);
            if (dfg_op(g, c) != OP_nn_conv2d || !dfg_has_args(g, c, 2))
                continue;
            dfg_node x = dfg_arg(g, c, 0);
            dfg_node w = dfg_arg(g, c, 1);
            dfg_node b = dfg_arg(g, call, 1 - swap_2);
            if (!dfg_in_body(g, n, (const dfg_node[]){p, call, c}, 3))
                continue;
            /* where conv2d_ok(c, x, w) */
            if (!conv2d_ok(g, c, x, w))
                continue;
            /* where one_a_channel(b, c) */
            if (!one_a_channel(g, b, c))
                continue;
            if (accept(ctx, &(struct cutlass_relu_add_whole){.m = {.root = n, .r = r, .p = p}, .add = n,
                    .call = call, .c = c, .x = x, .w = w, .b = b}))
                return true;
        }
    }
    return false;
}

struct cutlass_relu_mul_whole {
    struct cutlass_relu_mul_match m;
    dfg_node multiply;
    dfg_node call;
    dfg_node c;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};

static bool cutlass_relu_mul_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_multiply || !dfg_has_args(g, n, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node r = dfg_arg(g, n, 1 - swap);
        dfg_node p = dfg_arg(g, n, swap);
        if (dfg_op(g, p) != OP_nn_relu || !dfg_argc_is(g, p, 1))
            continue;
        dfg_node call = dfg_arg(g, p, 0);
        if (!(dfg_op(g, call) == OP_add || dfg_op(g, call) == OP_nn_bias_add) || !dfg_has_args(g, call, 2))
            continue;
        /* where same_shape(p, r) */
        if (dfg_same_shape(g, p, r) != DFG_TRUE)
            continue;
        for (uint32_t swap_2 = 0; swap_2 < (dfg_op(g, call) == OP_add ? dfg_orders(g, call) : 1u); swap_2++) {
            dfg_node c = dfg_arg(g, call, swap_2);
            if (dfg_op(g, c) != OP_nn_conv2d || !dfg_has_args(g, c, 2))
                continue;
            dfg_node x = dfg_arg(g, c, 0);
            dfg_node w = dfg_arg(g, c, 1);
            dfg_node b = dfg_arg(g, call, 1 - swap_2);
            if (!dfg_in_body(g, n, (const dfg_node[]){p, call, c}, 3))
                continue;
            /* where conv2d_ok(c, x, w) */
            if (!conv2d_ok(g, c, x, w))
                continue;
            /* where one_a_channel(b, c) */
            if (!one_a_channel(g, b, c))
                continue;
            if (accept(ctx, &(struct cutlass_relu_mul_whole){.m = {.root = n, .r = r, .p = p}, .multiply = n,
                    .call = call, .c = c, .x = x, .w = w, .b = b}))
                return true;
        }
    }
    return false;
}

struct cutlass_sigmoid_add_whole {
    struct cutlass_sigmoid_add_match m;
    dfg_node add;
    dfg_node call;
    dfg_node c;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};

static bool cutlass_sigmoid_add_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_add || !dfg_has_args(g, n, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node r = dfg_arg(g, n, 1 - swap);
        dfg_node p = dfg_arg(g, n, swap);
        if (dfg_op(g, p) != OP_sigmoid || !dfg_argc_is(g, p, 1))
            continue;
        dfg_node call = dfg_arg(g, p, 0);
        if (!(dfg_op(g, call) == OP_add || dfg_op(g, call) == OP_nn_bias_add) || !dfg_has_args(g, call, 2))
            continue;
        /* where same_shape(p, r) */
        if (dfg_same_shape(g, p, r) != DFG_TRUE)
            continue;
        for (uint32_t swap_2 = 0; swap_2 < (dfg_op(g, call) == OP_add ? dfg_orders(g, call) : 1u); swap_2++) {
            dfg_node c = dfg_arg(g, call, swap_2);
            if (dfg_op(g, c) != OP_nn_conv2d || !dfg_has_args(g, c, 2))
                continue;
            dfg_node x = dfg_arg(g, c, 0);
            dfg_node w = dfg_arg(g, c, 1);
            dfg_node b = dfg_arg(g, call, 1 - swap_2);
            if (!dfg_in_body(g, n, (const dfg_node[]){p, call, c}, 3))
                continue;
            /* where conv2d_ok(c, x, w) */
            if (!conv2d_ok(g, c, x, w))
                continue;
            /* where one_a_channel(b, c) */
            if (!one_a_channel(g, b, c))
                continue;
            if (accept(ctx, &(struct cutlass_sigmoid_add_whole){.m = {.root = n, .r = r, .p = p}, .add = n,
                    .call = call, .c = c, .x = x, .w = w, .b = b}))
                return true;
        }
    }
    return false;
}

struct cutlass_sigmoid_mul_whole {
    struct cutlass_sigmoid_mul_match m;
    dfg_node multiply;
    dfg_node call;
    dfg_node c;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};

static bool cutlass_sigmoid_mul_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_multiply || !dfg_has_args(g, n, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node r = dfg_arg(g, n, 1 - swap);
        dfg_node p = dfg_arg(g, n, swap);
        if (dfg_op(g, p) != OP_sigmoid || !dfg_argc_is(g, p, 1))
            continue;
        dfg_node call = dfg_arg(g, p, 0);
        if (!(dfg_op(g, call) == OP_add || dfg_op(g, call) == OP_nn_bias_add) || !dfg_has_args(g, call, 2))
            continue;
        /* where same_shape(p, r) */
        if (dfg_same_shape(g, p, r) != DFG_TRUE)
            continue;
        for (uint32_t swap_2 = 0; swap_2 < (dfg_op(g, call) == OP_add ? dfg_orders(g, call) : 1u); swap_2++) {
            dfg_node c = dfg_arg(g, call, swap_2);
            if (dfg_op(g, c) != OP_nn_conv2d || !dfg_has_args(g, c, 2))
                continue;
            dfg_node x = dfg_arg(g, c, 0);
            dfg_node w = dfg_arg(g, c, 1);
            dfg_node b = dfg_arg(g, call, 1 - swap_2);
            if (!dfg_in_body(g, n, (const dfg_node[]){p, call, c}, 3))
                continue;
            /* where conv2d_ok(c, x, w) */
            if (!conv2d_ok(g, c, x, w))
                continue;
            /* where one_a_channel(b, c) */
            if (!one_a_channel(g, b, c))
                continue;
            if (accept(ctx, &(struct cutlass_sigmoid_mul_whole){.m = {.root = n, .r = r, .p = p},
                    .multiply = n, .call = call, .c = c, .x = x, .w = w, .b = b}))
                return true;
        }
    }
    return false;
}

struct cutlass_bias_add_whole {
    struct cutlass_bias_add_match m;
    dfg_node add;
    dfg_node c;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};

static bool cutlass_bias_add_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_add || !dfg_has_args(g, n, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node r = dfg_arg(g, n, 1 - swap);
        dfg_node p = dfg_arg(g, n, swap);
        if (!(dfg_op(g, p) == OP_add || dfg_op(g, p) == OP_nn_bias_add) || !dfg_has_args(g, p, 2))
            continue;
        /* where same_shape(p, r) */
        if (dfg_same_shape(g, p, r) != DFG_TRUE)
            continue;
        for (uint32_t swap_2 = 0; swap_2 < (dfg_op(g, p) == OP_add ? dfg_orders(g, p) : 1u); swap_2++) {
            dfg_node c = dfg_arg(g, p, swap_2);
            if (dfg_op(g, c) != OP_nn_conv2d || !dfg_has_args(g, c, 2))
                continue;
            dfg_node x = dfg_arg(g, c, 0);
            dfg_node w = dfg_arg(g, c, 1);
            dfg_node b = dfg_arg(g, p, 1 - swap_2);
            if (!dfg_in_body(g, n, (const dfg_node[]){p, c}, 2))
                continue;
            /* where conv2d_ok(c, x, w) */
            if (!conv2d_ok(g, c, x, w))
                continue;
            /* where one_a_channel(b, c) */
            if (!one_a_channel(g, b, c))
                continue;
            if (accept(ctx, &(struct cutlass_bias_add_whole){.m = {.root = n, .r = r, .p = p}, .add = n,
                    .c = c, .x = x, .w = w, .b = b}))
                return true;
        }
    }
    return false;
}

struct cutlass_bias_mul_whole {
    struct cutlass_bias_mul_match m;
    dfg_node multiply;
    dfg_node c;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};

static bool cutlass_bias_mul_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_multiply || !dfg_has_args(g, n, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node r = dfg_arg(g, n, 1 - swap);
        dfg_node p = dfg_arg(g, n, swap);
        if (!(dfg_op(g, p) == OP_add || dfg_op(g, p) == OP_nn_bias_add) || !dfg_has_args(g, p, 2))
            continue;
        /* where same_shape(p, r) */
        if (dfg_same_shape(g, p, r) != DFG_TRUE)
            continue;
        for (uint32_t swap_2 = 0; swap_2 < (dfg_op(g, p) == OP_add ? dfg_orders(g, p) : 1u); swap_2++) {
            dfg_node c = dfg_arg(g, p, swap_2);
            if (dfg_op(g, c) != OP_nn_conv2d || !dfg_has_args(g, c, 2))
                continue;
            dfg_node x = dfg_arg(g, c, 0);
            dfg_node w = dfg_arg(g, c, 1);
            dfg_node b = dfg_arg(g, p, 1 - swap_2);
            if (!dfg_in_body(g, n, (const dfg_node[]){p, c}, 2))
                continue;
            /* where conv2d_ok(c, x, w) */
            if (!conv2d_ok(g, c, x, w))
                continue;
            /* where one_a_channel(b, c) */
            if (!one_a_channel(g, b, c))
                continue;
            if (accept(ctx, &(struct cutlass_bias_mul_whole){.m = {.root = n, .r = r, .p = p}, .multiply = n,
                    .c = c, .x = x, .w = w, .b = b}))
                return true;
        }
    }
    return false;
}

struct cutlass_dense_whole {
    struct cutlass_dense_match m;
};

static bool cutlass_dense_whole(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_nn_dense || !dfg_has_args(g, n, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    /* where gemm_types(x, w) */
    if (!gemm_types(g, x, w))
        return false;
    return accept(ctx, &(struct cutlass_dense_whole){.m = {.root = n, .x = x, .w = w, .d = n}});
}

struct cutlass_dense_bias_whole {
    struct cutlass_dense_bias_match m;
    dfg_node call;
};

static bool cutlass_dense_bias_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!(dfg_op(g, n) == OP_add || dfg_op(g, n) == OP_nn_bias_add) || !dfg_has_args(g, n, 2))
        return false;
    for (uint32_t swap = 0; swap < (dfg_op(g, n) == OP_add ? dfg_orders(g, n) : 1u); swap++) {
        dfg_node d = dfg_arg(g, n, swap);
        if (dfg_op(g, d) != OP_nn_dense || !dfg_has_args(g, d, 2))
            continue;
        dfg_node x = dfg_arg(g, d, 0);
        dfg_node w = dfg_arg(g, d, 1);
        dfg_node b = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, d))
            continue;
        /* where gemm_types(x, w) */
        if (!gemm_types(g, x, w))
            continue;
        /* where one_a_channel(b, d) */
        if (!one_a_channel(g, b, d))
            continue;
        if (accept(ctx, &(struct cutlass_dense_bias_whole){.m = {.root = n, .x = x, .w = w, .b = b,
                .d = d}, .call = n}))
            return true;
    }
    return false;
}

struct cutlass_dense_gelu_fp16_whole {
    struct cutlass_dense_gelu_fp16_match m;
    dfg_node multiply;
    dfg_node add;
    dfg_node multiply_2;
    dfg_node cast;
    dfg_node erf;
    dfg_node cast_2;
    dfg_node multiply_3;
    dfg_node d;
    dfg_node x;
    dfg_node x_2;
    dfg_node x_3;
};

static bool cutlass_dense_gelu_fp16_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_multiply || !dfg_argc_is(g, n, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node add = dfg_arg(g, n, swap);
        if (dfg_op(g, add) != OP_add || !dfg_has_args(g, add, 2))
            continue;
        for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, add); swap_2++) {
            dfg_node x_3 = dfg_arg(g, add, 1 - swap_2);
            dfg_node multiply_2 = dfg_arg(g, add, swap_2);
            if (dfg_op(g, multiply_2) != OP_multiply || !dfg_has_args(g, multiply_2, 2))
                continue;
            for (uint32_t swap_3 = 0; swap_3 < dfg_orders(g, multiply_2); swap_3++) {
                dfg_node x_2 = dfg_arg(g, multiply_2, 1 - swap_3);
                dfg_node cast = dfg_arg(g, multiply_2, swap_3);
                if (dfg_op(g, cast) != OP_cast || !dfg_argc_is(g, cast, 1))
                    continue;
                dfg_node erf = dfg_arg(g, cast, 0);
                if (dfg_op(g, erf) != OP_erf || !dfg_argc_is(g, erf, 1))
                    continue;
                dfg_node cast_2 = dfg_arg(g, erf, 0);
                if (dfg_op(g, cast_2) != OP_cast || !dfg_argc_is(g, cast_2, 1))
                    continue;
                dfg_node multiply_3 = dfg_arg(g, cast_2, 0);
                if (dfg_op(g, multiply_3) != OP_multiply || !dfg_has_args(g, multiply_3, 2))
                    continue;
                for (uint32_t swap_4 = 0; swap_4 < dfg_orders(g, multiply_3); swap_4++) {
                    dfg_node x = dfg_arg(g, multiply_3, 1 - swap_4);
                    dfg_node p = dfg_arg(g, multiply_3, swap_4);
                    if (!(dfg_op(g, p) == OP_add || dfg_op(g, p) == OP_nn_bias_add)
                        || !dfg_has_args(g, p, 2))
                        continue;
                    /* where p.dtype == f16 */
                    if (dfg_dtype(g, p) != DFG_F16)
                        continue;
                    for (uint32_t swap_5 = 0; swap_5 < (dfg_op(g, p) == OP_add ? dfg_orders(g, p) : 1u); swap_5++) {
                        dfg_node d = dfg_arg(g, p, swap_5);
                        if (dfg_op(g, d) != OP_nn_dense || !dfg_has_args(g, d, 2))
                            continue;
                        dfg_node x_4 = dfg_arg(g, d, 0);
                        dfg_node w = dfg_arg(g, d, 1);
                        dfg_node b = dfg_arg(g, p, 1 - swap_5);
                        if (dfg_arg(g, n, 1 - swap) != p)
                            continue;
                        if (!dfg_in_body(g, n,
                                         (const dfg_node[]){add, multiply_2, cast, erf, cast_2, multiply_3,
                                                            p, d},
                                         8))
                            continue;
                        /* where gemm_types(x, w) */
                        if (!gemm_types(g, x_4, w))
                            continue;
                        /* where one_a_channel(b, d) */
                        if (!one_a_channel(g, b, d))
                            continue;
                        if (accept(ctx, &(struct cutlass_dense_gelu_fp16_whole){.m = {.root = n, .x = x_4, .w = w, .b = b,
                                .p = p}, .multiply = n, .add = add, .multiply_2 = multiply_2,
                                .cast = cast, .erf = erf, .cast_2 = cast_2, .multiply_3 = multiply_3, .d = d,
                                .x = x, .x_2 = x_2, .x_3 = x_3}))
                            return true;
                    }
                }
            }
        }
    }
    return false;
}

struct cutlass_dense_gelu_fp32_whole {
    struct cutlass_dense_gelu_fp32_match m;
    dfg_node multiply;
    dfg_node add;
    dfg_node multiply_2;
    dfg_node erf;
    dfg_node multiply_3;
    dfg_node d;
    dfg_node x;
    dfg_node x_2;
    dfg_node x_3;
};

static bool cutlass_dense_gelu_fp32_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_multiply || !dfg_argc_is(g, n, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node add = dfg_arg(g, n, swap);
        if (dfg_op(g, add) != OP_add || !dfg_has_args(g, add, 2))
            continue;
        for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, add); swap_2++) {
            dfg_node x_3 = dfg_arg(g, add, 1 - swap_2);
            dfg_node multiply_2 = dfg_arg(g, add, swap_2);
            if (dfg_op(g, multiply_2) != OP_multiply || !dfg_has_args(g, multiply_2, 2))
                continue;
            for (uint32_t swap_3 = 0; swap_3 < dfg_orders(g, multiply_2); swap_3++) {
                dfg_node x_2 = dfg_arg(g, multiply_2, 1 - swap_3);
                dfg_node erf = dfg_arg(g, multiply_2, swap_3);
                if (dfg_op(g, erf) != OP_erf || !dfg_argc_is(g, erf, 1))
                    continue;
                dfg_node multiply_3 = dfg_arg(g, erf, 0);
                if (dfg_op(g, multiply_3) != OP_multiply || !dfg_has_args(g, multiply_3, 2))
                    continue;
                for (uint32_t swap_4 = 0; swap_4 < dfg_orders(g, multiply_3); swap_4++) {
                    dfg_node x = dfg_arg(g, multiply_3, 1 - swap_4);
                    dfg_node p = dfg_arg(g, multiply_3, swap_4);
                    if (!(dfg_op(g, p) == OP_add || dfg_op(g, p) == OP_nn_bias_add)
                        || !dfg_has_args(g, p, 2))
                        continue;
                    /* where p.dtype == f32 */
                    if (dfg_dtype(g, p) != DFG_F32)
                        continue;
                    for (uint32_t swap_5 = 0; swap_5 < (dfg_op(g, p) == OP_add ? dfg_orders(g, p) : 1u); swap_5++) {
                        dfg_node d = dfg_arg(g, p, swap_5);
                        if (dfg_op(g, d) != OP_nn_dense || !dfg_has_args(g, d, 2))
                            continue;
                        dfg_node x_4 = dfg_arg(g, d, 0);
                        dfg_node w = dfg_arg(g, d, 1);
                        dfg_node b = dfg_arg(g, p, 1 - swap_5);
                        if (dfg_arg(g, n, 1 - swap) != p)
                            continue;
                        if (!dfg_in_body(g, n, (const dfg_node[]){add, multiply_2, erf, multiply_3, p, d},
                                         6))
                            continue;
                        /* where gemm_types(x, w) */
                        if (!gemm_types(g, x_4, w))
                            continue;
                        /* where one_a_channel(b, d) */
                        if (!one_a_channel(g, b, d))
                            continue;
                        if (accept(ctx, &(struct cutlass_dense_gelu_fp32_whole){.m = {.root = n, .x = x_4, .w = w, .b = b,
                                .p = p}, .multiply = n, .add = add, .multiply_2 = multiply_2, .erf = erf,
                                .multiply_3 = multiply_3, .d = d, .x = x, .x_2 = x_2, .x_3 = x_3}))
                            return true;
                    }
                }
            }
        }
    }
    return false;
}

struct cutlass_batch_matmul_whole {
    struct cutlass_batch_matmul_match m;
    dfg_node batch_matmul;
};

static bool cutlass_batch_matmul_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_nn_batch_matmul || !dfg_has_args(g, n, 2))
        return false;
    if (!dfg_bool_is(g, n, ATTR_transpose_a, false, false))
        return false;
    if (!dfg_bool_is(g, n, ATTR_transpose_b, true, false))
        return false;
    dfg_node a = dfg_arg(g, n, 0);
    dfg_node b = dfg_arg(g, n, 1);
    /* where a.dtype == b.dtype */
    if (!dfg_eq(dfg_dtype_of(g, a), dfg_dtype_of(g, b)))
        return false;
    /* where gemm_types(a, b) */
    if (!gemm_types(g, a, b))
        return false;
    return accept(ctx, &(struct cutlass_batch_matmul_whole){.m = {.root = n, .a = a, .b = b},
            .batch_matmul = n});
}

struct cutlass_conv2d_bias_hardswish_residual_add_relu_whole {
    struct cutlass_conv2d_bias_hardswish_residual_add_relu_match m;
    dfg_node relu;
    dfg_node add;
    dfg_node p;
    dfg_node p_2;
    dfg_node c;
    dfg_node x;
    dfg_node w;
    dfg_node b;
    dfg_node divide;
    dfg_node clip;
    dfg_node add_2;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node r;
};

static bool cutlass_conv2d_bias_hardswish_residual_add_relu_whole(const dfg_graph *g, dfg_node n,
                                                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_nn_relu || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (dfg_op(g, add) != OP_add || !dfg_has_args(g, add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node r = dfg_arg(g, add, 1 - swap);
        dfg_node p = dfg_arg(g, add, swap);
        if (dfg_op(g, p) != OP_multiply || !dfg_argc_is(g, p, 2))
            continue;
        uint32_t swap_2 = (dfg_op(g, dfg_arg(g, p, 0)) == OP_add
                           || dfg_op(g, dfg_arg(g, p, 0)) == OP_nn_bias_add)
            ? 0
            : 1;
        dfg_node p_2 = dfg_arg(g, p, swap_2);
        if (!(dfg_op(g, p_2) == OP_add || dfg_op(g, p_2) == OP_nn_bias_add) || !dfg_has_args(g, p_2, 2))
            continue;
        for (uint32_t swap_3 = 0; swap_3 < (dfg_op(g, p_2) == OP_add ? dfg_orders(g, p_2) : 1u); swap_3++) {
            dfg_node c = dfg_arg(g, p_2, swap_3);
            if (dfg_op(g, c) != OP_nn_conv2d || !dfg_has_args(g, c, 2))
                continue;
            dfg_node x = dfg_arg(g, c, 0);
            dfg_node w = dfg_arg(g, c, 1);
            dfg_node b = dfg_arg(g, p_2, 1 - swap_3);
            dfg_node divide = dfg_arg(g, p, 1 - swap_2);
            if (dfg_op(g, divide) != OP_divide || !dfg_argc_is(g, divide, 2))
                continue;
            dfg_node constant_2 = dfg_arg(g, divide, 1);
            if (dfg_op(g, constant_2) != DFG_CONST)
                continue;
            dfg_node clip = dfg_arg(g, divide, 0);
            if (dfg_op(g, clip) != OP_clip || !dfg_argc_is(g, clip, 1))
                continue;
            dfg_node add_2 = dfg_arg(g, clip, 0);
            if (dfg_op(g, add_2) != OP_add || !dfg_argc_is(g, add_2, 2))
                continue;
            uint32_t swap_4 = (dfg_op(g, dfg_arg(g, add_2, 0)) == OP_add
                               || dfg_op(g, dfg_arg(g, add_2, 0)) == OP_nn_bias_add)
                ? 0
                : 1;
            dfg_node constant = dfg_arg(g, add_2, 1 - swap_4);
            if (dfg_op(g, constant) != DFG_CONST)
                continue;
            if (dfg_arg(g, add_2, swap_4) != p_2)
                continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){add, p, p_2, c, divide, clip, add_2}, 7))
                continue;
            /* where conv2d_ok(c, x, w) */
            if (!conv2d_ok(g, c, x, w))
                continue;
            /* where one_a_channel(b, c) */
            if (!one_a_channel(g, b, c))
                continue;
            /* where same_shape(p, r) */
            if (dfg_same_shape(g, p, r) != DFG_TRUE)
                continue;
            if (accept(ctx, &(struct cutlass_conv2d_bias_hardswish_residual_add_relu_whole){.m = {.root = n},
                    .relu = n, .add = add, .p = p, .p_2 = p_2, .c = c, .x = x, .w = w, .b = b,
                    .divide = divide, .clip = clip, .add_2 = add_2, .constant = constant,
                    .constant_2 = constant_2, .r = r}))
                return true;
        }
    }
    return false;
}

struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole {
    struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_match m;
    dfg_node relu;
    dfg_node multiply;
    dfg_node p;
    dfg_node p_2;
    dfg_node c;
    dfg_node x;
    dfg_node w;
    dfg_node b;
    dfg_node divide;
    dfg_node clip;
    dfg_node add;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node r;
};

static bool cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole(const dfg_graph *g, dfg_node n,
                                                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_nn_relu || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node multiply = dfg_arg(g, n, 0);
    if (dfg_op(g, multiply) != OP_multiply || !dfg_has_args(g, multiply, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, multiply); swap++) {
        dfg_node r = dfg_arg(g, multiply, 1 - swap);
        dfg_node p = dfg_arg(g, multiply, swap);
        if (dfg_op(g, p) != OP_multiply || !dfg_argc_is(g, p, 2))
            continue;
        uint32_t swap_2 = (dfg_op(g, dfg_arg(g, p, 0)) == OP_add
                           || dfg_op(g, dfg_arg(g, p, 0)) == OP_nn_bias_add)
            ? 0
            : 1;
        dfg_node p_2 = dfg_arg(g, p, swap_2);
        if (!(dfg_op(g, p_2) == OP_add || dfg_op(g, p_2) == OP_nn_bias_add) || !dfg_has_args(g, p_2, 2))
            continue;
        for (uint32_t swap_3 = 0; swap_3 < (dfg_op(g, p_2) == OP_add ? dfg_orders(g, p_2) : 1u); swap_3++) {
            dfg_node c = dfg_arg(g, p_2, swap_3);
            if (dfg_op(g, c) != OP_nn_conv2d || !dfg_has_args(g, c, 2))
                continue;
            dfg_node x = dfg_arg(g, c, 0);
            dfg_node w = dfg_arg(g, c, 1);
            dfg_node b = dfg_arg(g, p_2, 1 - swap_3);
            dfg_node divide = dfg_arg(g, p, 1 - swap_2);
            if (dfg_op(g, divide) != OP_divide || !dfg_argc_is(g, divide, 2))
                continue;
            dfg_node constant_2 = dfg_arg(g, divide, 1);
            if (dfg_op(g, constant_2) != DFG_CONST)
                continue;
            dfg_node clip = dfg_arg(g, divide, 0);
            if (dfg_op(g, clip) != OP_clip || !dfg_argc_is(g, clip, 1))
                continue;
            dfg_node add = dfg_arg(g, clip, 0);
            if (dfg_op(g, add) != OP_add || !dfg_argc_is(g, add, 2))
                continue;
            uint32_t swap_4 = (dfg_op(g, dfg_arg(g, add, 0)) == OP_add
                               || dfg_op(g, dfg_arg(g, add, 0)) == OP_nn_bias_add)
                ? 0
                : 1;
            dfg_node constant = dfg_arg(g, add, 1 - swap_4);
            if (dfg_op(g, constant) != DFG_CONST)
                continue;
            if (dfg_arg(g, add, swap_4) != p_2)
                continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){multiply, p, p_2, c, divide, clip, add}, 7))
                continue;
            /* where conv2d_ok(c, x, w) */
            if (!conv2d_ok(g, c, x, w))
                continue;
            /* where one_a_channel(b, c) */
            if (!one_a_channel(g, b, c))
                continue;
            /* where same_shape(p, r) */
            if (dfg_same_shape(g, p, r) != DFG_TRUE)
                continue;
            if (accept(ctx, &(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole){.m = {.root = n},
                    .relu = n, .multiply = multiply, .p = p, .p_2 = p_2, .c = c, .x = x, .w = w,
                    .b = b, .divide = divide, .clip = clip, .add = add, .constant = constant,
                    .constant_2 = constant_2, .r = r}))
                return true;
        }
    }
    return false;
}

struct cutlass_conv2d_bias_silu_residual_add_relu_whole {
    struct cutlass_conv2d_bias_silu_residual_add_relu_match m;
    dfg_node relu;
    dfg_node add;
    dfg_node p;
    dfg_node p_2;
    dfg_node c;
    dfg_node x;
    dfg_node w;
    dfg_node b;
    dfg_node sigmoid;
    dfg_node r;
};

static bool cutlass_conv2d_bias_silu_residual_add_relu_whole(const dfg_graph *g, dfg_node n,
                                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_nn_relu || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (dfg_op(g, add) != OP_add || !dfg_has_args(g, add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node r = dfg_arg(g, add, 1 - swap);
        dfg_node p = dfg_arg(g, add, swap);
        if (dfg_op(g, p) != OP_multiply || !dfg_argc_is(g, p, 2))
            continue;
        uint32_t swap_2 = (dfg_op(g, dfg_arg(g, p, 0)) == OP_add
                           || dfg_op(g, dfg_arg(g, p, 0)) == OP_nn_bias_add)
            ? 0
            : 1;
        dfg_node p_2 = dfg_arg(g, p, swap_2);
        if (!(dfg_op(g, p_2) == OP_add || dfg_op(g, p_2) == OP_nn_bias_add) || !dfg_has_args(g, p_2, 2))
            continue;
        for (uint32_t swap_3 = 0; swap_3 < (dfg_op(g, p_2) == OP_add ? dfg_orders(g, p_2) : 1u); swap_3++) {
            dfg_node c = dfg_arg(g, p_2, swap_3);
            if (dfg_op(g, c) != OP_nn_conv2d || !dfg_has_args(g, c, 2))
                continue;
            dfg_node x = dfg_arg(g, c, 0);
            dfg_node w = dfg_arg(g, c, 1);
            dfg_node b = dfg_arg(g, p_2, 1 - swap_3);
            dfg_node sigmoid = dfg_arg(g, p, 1 - swap_2);
            if (dfg_op(g, sigmoid) != OP_sigmoid || !dfg_argc_is(g, sigmoid, 1))
                continue;
            if (dfg_arg(g, sigmoid, 0) != p_2)
                continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){add, p, p_2, c, sigmoid}, 5))
                continue;
            /* where conv2d_ok(c, x, w) */
            if (!conv2d_ok(g, c, x, w))
                continue;
            /* where one_a_channel(b, c) */
            if (!one_a_channel(g, b, c))
                continue;
            /* where same_shape(p, r) */
            if (dfg_same_shape(g, p, r) != DFG_TRUE)
                continue;
            if (accept(ctx, &(struct cutlass_conv2d_bias_silu_residual_add_relu_whole){.m = {.root = n},
                    .relu = n, .add = add, .p = p, .p_2 = p_2, .c = c, .x = x, .w = w, .b = b,
                    .sigmoid = sigmoid, .r = r}))
                return true;
        }
    }
    return false;
}

struct cutlass_conv2d_bias_silu_residual_multiply_relu_whole {
    struct cutlass_conv2d_bias_silu_residual_multiply_relu_match m;
    dfg_node relu;
    dfg_node multiply;
    dfg_node p;
    dfg_node p_2;
    dfg_node c;
    dfg_node x;
    dfg_node w;
    dfg_node b;
    dfg_node sigmoid;
    dfg_node r;
};

static bool cutlass_conv2d_bias_silu_residual_multiply_relu_whole(const dfg_graph *g, dfg_node n,
                                                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_nn_relu || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node multiply = dfg_arg(g, n, 0);
    if (dfg_op(g, multiply) != OP_multiply || !dfg_has_args(g, multiply, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, multiply); swap++) {
        dfg_node r = dfg_arg(g, multiply, 1 - swap);
        dfg_node p = dfg_arg(g, multiply, swap);
        if (dfg_op(g, p) != OP_multiply || !dfg_argc_is(g, p, 2))
            continue;
        uint32_t swap_2 = (dfg_op(g, dfg_arg(g, p, 0)) == OP_add
                           || dfg_op(g, dfg_arg(g, p, 0)) == OP_nn_bias_add)
            ? 0
            : 1;
        dfg_node p_2 = dfg_arg(g, p, swap_2);
        if (!(dfg_op(g, p_2) == OP_add || dfg_op(g, p_2) == OP_nn_bias_add) || !dfg_has_args(g, p_2, 2))
            continue;
        for (uint32_t swap_3 = 0; swap_3 < (dfg_op(g, p_2) == OP_add ? dfg_orders(g, p_2) : 1u); swap_3++) {
            dfg_node c = dfg_arg(g, p_2, swap_3);
            if (dfg_op(g, c) != OP_nn_conv2d || !dfg_has_args(g, c, 2))
                continue;
            dfg_node x = dfg_arg(g, c, 0);
            dfg_node w = dfg_arg(g, c, 1);
            dfg_node b = dfg_arg(g, p_2, 1 - swap_3);
            dfg_node sigmoid = dfg_arg(g, p, 1 - swap_2);
            if (dfg_op(g, sigmoid) != OP_sigmoid || !dfg_argc_is(g, sigmoid, 1))
                continue;
            if (dfg_arg(g, sigmoid, 0) != p_2)
                continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){multiply, p, p_2, c, sigmoid}, 5))
                continue;
            /* where conv2d_ok(c, x, w) */
            if (!conv2d_ok(g, c, x, w))
                continue;
            /* where one_a_channel(b, c) */
            if (!one_a_channel(g, b, c))
                continue;
            /* where same_shape(p, r) */
            if (dfg_same_shape(g, p, r) != DFG_TRUE)
                continue;
            if (accept(ctx, &(struct cutlass_conv2d_bias_silu_residual_multiply_relu_whole){.m = {.root = n},
                    .relu = n, .multiply = multiply, .p = p, .p_2 = p_2, .c = c, .x = x, .w = w,
                    .b = b, .sigmoid = sigmoid, .r = r}))
                return true;
        }
    }
    return false;
}

struct cutlass_conv2d_bias_relu_residual_add_relu_whole {
    struct cutlass_conv2d_bias_relu_residual_add_relu_match m;
    dfg_node relu;
    dfg_node add;
    dfg_node p;
    dfg_node call;
    dfg_node c;
    dfg_node x;
    dfg_node w;
    dfg_node b;
    dfg_node r;
};

static bool cutlass_conv2d_bias_relu_residual_add_relu_whole(const dfg_graph *g, dfg_node n,
                                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_nn_relu || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (dfg_op(g, add) != OP_add || !dfg_has_args(g, add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node r = dfg_arg(g, add, 1 - swap);
        dfg_node p = dfg_arg(g, add, swap);
        if (dfg_op(g, p) != OP_nn_relu || !dfg_argc_is(g, p, 1))
            continue;
        dfg_node call = dfg_arg(g, p, 0);
        if (!(dfg_op(g, call) == OP_add || dfg_op(g, call) == OP_nn_bias_add) || !dfg_has_args(g, call, 2))
            continue;
        for (uint32_t swap_2 = 0; swap_2 < (dfg_op(g, call) == OP_add ? dfg_orders(g, call) : 1u); swap_2++) {
            dfg_node c = dfg_arg(g, call, swap_2);
            if (dfg_op(g, c) != OP_nn_conv2d || !dfg_has_args(g, c, 2))
                continue;
            dfg_node x = dfg_arg(g, c, 0);
            dfg_node w = dfg_arg(g, c, 1);
            dfg_node b = dfg_arg(g, call, 1 - swap_2);
            if (!dfg_in_body(g, n, (const dfg_node[]){add, p, call, c}, 4))
                continue;
            /* where conv2d_ok(c, x, w) */
            if (!conv2d_ok(g, c, x, w))
                continue;
            /* where one_a_channel(b, c) */
            if (!one_a_channel(g, b, c))
                continue;
            /* where same_shape(p, r) */
            if (dfg_same_shape(g, p, r) != DFG_TRUE)
                continue;
            if (accept(ctx, &(struct cutlass_conv2d_bias_relu_residual_add_relu_whole){.m = {.root = n},
                    .relu = n, .add = add, .p = p, .call = call, .c = c, .x = x, .w = w, .b = b,
                    .r = r}))
                return true;
        }
    }
    return false;
}

struct cutlass_conv2d_bias_relu_residual_multiply_relu_whole {
    struct cutlass_conv2d_bias_relu_residual_multiply_relu_match m;
    dfg_node relu;
    dfg_node multiply;
    dfg_node p;
    dfg_node call;
    dfg_node c;
    dfg_node x;
    dfg_node w;
    dfg_node b;
    dfg_node r;
};

static bool cutlass_conv2d_bias_relu_residual_multiply_relu_whole(const dfg_graph *g, dfg_node n,
                                                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_nn_relu || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node multiply = dfg_arg(g, n, 0);
    if (dfg_op(g, multiply) != OP_multiply || !dfg_has_args(g, multiply, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, multiply); swap++) {
        dfg_node r = dfg_arg(g, multiply, 1 - swap);
        dfg_node p = dfg_arg(g, multiply, swap);
        if (dfg_op(g, p) != OP_nn_relu || !dfg_argc_is(g, p, 1))
            continue;
        dfg_node call = dfg_arg(g, p, 0);
        if (!(dfg_op(g, call) == OP_add || dfg_op(g, call) == OP_nn_bias_add) || !dfg_has_args(g, call, 2))
            continue;
        for (uint32_t swap_2 = 0; swap_2 < (dfg_op(g, call) == OP_add ? dfg_orders(g, call) : 1u); swap_2++) {
            dfg_node c = dfg_arg(g, call, swap_2);
            if (dfg_op(g, c) != OP_nn_conv2d || !dfg_has_args(g, c, 2))
                continue;
            dfg_node x = dfg_arg(g, c, 0);
            dfg_node w = dfg_arg(g, c, 1);
            dfg_node b = dfg_arg(g, call, 1 - swap_2);
            if (!dfg_in_body(g, n, (const dfg_node[]){multiply, p, call, c}, 4))
                continue;
            /* where conv2d_ok(c, x, w) */
            if (!conv2d_ok(g, c, x, w))
                continue;
            /* where one_a_channel(b, c) */
            if (!one_a_channel(g, b, c))
                continue;
            /* where same_shape(p, r) */
            if (dfg_same_shape(g, p, r) != DFG_TRUE)
                continue;
            if (accept(ctx, &(struct cutlass_conv2d_bias_relu_residual_multiply_relu_whole){.m = {.root = n},
                    .relu = n, .multiply = multiply, .p = p, .call = call, .c = c, .x = x, .w = w,
                    .b = b, .r = r}))
                return true;
        }
    }
    return false;
}

struct cutlass_conv2d_bias_sigmoid_residual_add_relu_whole {
    struct cutlass_conv2d_bias_sigmoid_residual_add_relu_match m;
    dfg_node relu;
    dfg_node add;
    dfg_node p;
    dfg_node call;
    dfg_node c;
    dfg_node x;
    dfg_node w;
    dfg_node b;
    dfg_node r;
};

static bool cutlass_conv2d_bias_sigmoid_residual_add_relu_whole(const dfg_graph *g, dfg_node n,
                                                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_nn_relu || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (dfg_op(g, add) != OP_add || !dfg_has_args(g, add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node r = dfg_arg(g, add, 1 - swap);
        dfg_node p = dfg_arg(g, add, swap);
        if (dfg_op(g, p) != OP_sigmoid || !dfg_argc_is(g, p, 1))
            continue;
        dfg_node call = dfg_arg(g, p, 0);
        if (!(dfg_op(g, call) == OP_add || dfg_op(g, call) == OP_nn_bias_add) || !dfg_has_args(g, call, 2))
            continue;
        for (uint32_t swap_2 = 0; swap_2 < (dfg_op(g, call) == OP_add ? dfg_orders(g, call) : 1u); swap_2++) {
            dfg_node c = dfg_arg(g, call, swap_2);
            if (dfg_op(g, c) != OP_nn_conv2d || !dfg_has_args(g, c, 2))
                continue;
            dfg_node x = dfg_arg(g, c, 0);
            dfg_node w = dfg_arg(g, c, 1);
            dfg_node b = dfg_arg(g, call, 1 - swap_2);
            if (!dfg_in_body(g, n, (const dfg_node[]){add, p, call, c}, 4))
                continue;
            /* where conv2d_ok(c, x, w) */
            if (!conv2d_ok(g, c, x, w))
                continue;
            /* where one_a_channel(b, c) */
            if (!one_a_channel(g, b, c))
                continue;
            /* where same_shape(p, r) */
            if (dfg_same_shape(g, p, r) != DFG_TRUE)
                continue;
            if (accept(ctx, &(struct cutlass_conv2d_bias_sigmoid_residual_add_relu_whole){.m = {.root = n},
                    .relu = n, .add = add, .p = p, .call = call, .c = c, .x = x, .w = w, .b = b,
                    .r = r}))
                return true;
        }
    }
    return false;
}

struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_whole {
    struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_match m;
    dfg_node relu;
    dfg_node multiply;
    dfg_node p;
    dfg_node call;
    dfg_node c;
    dfg_node x;
    dfg_node w;
    dfg_node b;
    dfg_node r;
};

static bool cutlass_conv2d_bias_sigmoid_residual_multiply_relu_whole(const dfg_graph *g, dfg_node n,
                                                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_nn_relu || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node multiply = dfg_arg(g, n, 0);
    if (dfg_op(g, multiply) != OP_multiply || !dfg_has_args(g, multiply, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, multiply); swap++) {
        dfg_node r = dfg_arg(g, multiply, 1 - swap);
        dfg_node p = dfg_arg(g, multiply, swap);
        if (dfg_op(g, p) != OP_sigmoid || !dfg_argc_is(g, p, 1))
            continue;
        dfg_node call = dfg_arg(g, p, 0);
        if (!(dfg_op(g, call) == OP_add || dfg_op(g, call) == OP_nn_bias_add) || !dfg_has_args(g, call, 2))
            continue;
        for (uint32_t swap_2 = 0; swap_2 < (dfg_op(g, call) == OP_add ? dfg_orders(g, call) : 1u); swap_2++) {
            dfg_node c = dfg_arg(g, call, swap_2);
            if (dfg_op(g, c) != OP_nn_conv2d || !dfg_has_args(g, c, 2))
                continue;
            dfg_node x = dfg_arg(g, c, 0);
            dfg_node w = dfg_arg(g, c, 1);
            dfg_node b = dfg_arg(g, call, 1 - swap_2);
            if (!dfg_in_body(g, n, (const dfg_node[]){multiply, p, call, c}, 4))
                continue;
            /* where conv2d_ok(c, x, w) */
            if (!conv2d_ok(g, c, x, w))
                continue;
            /* where one_a_channel(b, c) */
            if (!one_a_channel(g, b, c))
                continue;
            /* where same_shape(p, r) */
            if (dfg_same_shape(g, p, r) != DFG_TRUE)
                continue;
            if (accept(ctx, &(struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_whole){.m = {.root = n},
                    .relu = n, .multiply = multiply, .p = p, .call = call, .c = c, .x = x, .w = w,
                    .b = b, .r = r}))
                return true;
        }
    }
    return false;
}

struct cutlass_conv2d_bias_residual_add_relu_whole {
    struct cutlass_conv2d_bias_residual_add_relu_match m;
    dfg_node relu;
    dfg_node add;
    dfg_node p;
    dfg_node c;
    dfg_node x;
    dfg_node w;
    dfg_node b;
    dfg_node r;
};

static bool cutlass_conv2d_bias_residual_add_relu_whole(const dfg_graph *g, dfg_node n,
                                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_nn_relu || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (dfg_op(g, add) != OP_add || !dfg_has_args(g, add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node r = dfg_arg(g, add, 1 - swap);
        dfg_node p = dfg_arg(g, add, swap);
        if (!(dfg_op(g, p) == OP_add || dfg_op(g, p) == OP_nn_bias_add) || !dfg_has_args(g, p, 2))
            continue;
        for (uint32_t swap_2 = 0; swap_2 < (dfg_op(g, p) == OP_add ? dfg_orders(g, p) : 1u); swap_2++) {
            dfg_node c = dfg_arg(g, p, swap_2);
            if (dfg_op(g, c) != OP_nn_conv2d || !dfg_has_args(g, c, 2))
                continue;
            dfg_node x = dfg_arg(g, c, 0);
            dfg_node w = dfg_arg(g, c, 1);
            dfg_node b = dfg_arg(g, p, 1 - swap_2);
            if (!dfg_in_body(g, n, (const dfg_node[]){add, p, c}, 3))
                continue;
            /* where conv2d_ok(c, x, w) */
            if (!conv2d_ok(g, c, x, w))
                continue;
            /* where one_a_channel(b, c) */
            if (!one_a_channel(g, b, c))
                continue;
            /* where same_shape(p, r) */
            if (dfg_same_shape(g, p, r) != DFG_TRUE)
                continue;
            if (accept(ctx, &(struct cutlass_conv2d_bias_residual_add_relu_whole){.m = {.root = n}, .relu = n,
                    .add = add, .p = p, .c = c, .x = x, .w = w, .b = b, .r = r}))
                return true;
        }
    }
    return false;
}

struct cutlass_conv2d_bias_residual_multiply_relu_whole {
    struct cutlass_conv2d_bias_residual_multiply_relu_match m;
    dfg_node relu;
    dfg_node multiply;
    dfg_node p;
    dfg_node c;
    dfg_node x;
    dfg_node w;
    dfg_node b;
    dfg_node r;
};

static bool cutlass_conv2d_bias_residual_multiply_relu_whole(const dfg_graph *g, dfg_node n,
                                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_nn_relu || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node multiply = dfg_arg(g, n, 0);
    if (dfg_op(g, multiply) != OP_multiply || !dfg_has_args(g, multiply, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, multiply); swap++) {
        dfg_node r = dfg_arg(g, multiply, 1 - swap);
        dfg_node p = dfg_arg(g, multiply, swap);
        if (!(dfg_op(g, p) == OP_add || dfg_op(g, p) == OP_nn_bias_add) || !dfg_has_args(g, p, 2))
            continue;
        for (uint32_t swap_2 = 0; swap_2 < (dfg_op(g, p) == OP_add ? dfg_orders(g, p) : 1u); swap_2++) {
            dfg_node c = dfg_arg(g, p, swap_2);
            if (dfg_op(g, c) != OP_nn_conv2d || !dfg_has_args(g, c, 2))
                continue;
            dfg_node x = dfg_arg(g, c, 0);
            dfg_node w = dfg_arg(g, c, 1);
            dfg_node b = dfg_arg(g, p, 1 - swap_2);
            if (!dfg_in_body(g, n, (const dfg_node[]){multiply, p, c}, 3))
                continue;
            /* where conv2d_ok(c, x, w) */
            if (!conv2d_ok(g, c, x, w))
                continue;
            /* where one_a_channel(b, c) */
            if (!one_a_channel(g, b, c))
                continue;
            /* where same_shape(p, r) */
            if (dfg_same_shape(g, p, r) != DFG_TRUE)
                continue;
            if (accept(ctx, &(struct cutlass_conv2d_bias_residual_multiply_relu_whole){.m = {.root = n},
                    .relu = n, .multiply = multiply, .p = p, .c = c, .x = x, .w = w, .b = b, .r = r}))
                return true;
        }
    }
    return false;
}

struct cutlass_dense_bias_relu_whole {
    struct cutlass_dense_bias_relu_match m;
    dfg_node relu;
    dfg_node call;
    dfg_node d;
    dfg_node x;
    dfg_node w;
    dfg_node b;
};

static bool cutlass_dense_bias_relu_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_nn_relu || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node call = dfg_arg(g, n, 0);
    if (!(dfg_op(g, call) == OP_add || dfg_op(g, call) == OP_nn_bias_add) || !dfg_has_args(g, call, 2))
        return false;
    for (uint32_t swap = 0; swap < (dfg_op(g, call) == OP_add ? dfg_orders(g, call) : 1u); swap++) {
        dfg_node d = dfg_arg(g, call, swap);
        if (dfg_op(g, d) != OP_nn_dense || !dfg_has_args(g, d, 2))
            continue;
        dfg_node x = dfg_arg(g, d, 0);
        dfg_node w = dfg_arg(g, d, 1);
        dfg_node b = dfg_arg(g, call, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){call, d}, 2))
            continue;
        /* where gemm_types(x, w) */
        if (!gemm_types(g, x, w))
            continue;
        /* where one_a_channel(b, d) */
        if (!one_a_channel(g, b, d))
            continue;
        if (accept(ctx, &(struct cutlass_dense_bias_relu_whole){.m = {.root = n}, .relu = n, .call = call,
                .d = d, .x = x, .w = w, .b = b}))
            return true;
    }
    return false;
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- conv2d ---- */

static const struct dfg_desc_expr cutlass_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 20 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "data_layout", .text = "data_layout", .line = 20 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 20 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.data_layout == \"NHWC\"", .line = 20 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 20 },
    /* 5 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "\"OHWI\"", .line = 20 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 13 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "dtype", .line = 13 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "x.dtype == f16", .line = 13 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 13 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "dtype", .line = 13 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "w.dtype == f16", .line = 13 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 12, 16, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 13 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 13 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "dtype", .line = 13 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.dtype == f32", .line = 13 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 13 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "dtype", .line = 13 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 25 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "w.dtype == f32", .line = 13 },
    /* 26 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 25, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 27 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 17, 26, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 14 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "dtype", .line = 14 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 32 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 29, 30, 31, }, .text = "x.dtype in {i8, u8}", .line = 14 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 14 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "dtype", .line = 14 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 37 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 34, 35, 36, }, .text = "w.dtype in {i8, u8}", .line = 14 },
    /* 38 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 32, 37, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 39 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 27, 38, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 40 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 39, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w)", .line = 20 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "shape", .line = 21 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 21 },
    /* 44 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "x.shape[3]", .line = 21 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 21 },
    /* 46 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "shape", .line = 21 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 48 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 46, 47, }, .text = "w.shape[0]", .line = 21 },
    /* 49 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 44, 48, }, .text = "x.shape[3] == w.shape[0]", .line = 21 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 21 },
    /* 51 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .name = "groups", .text = "groups", .line = 21 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 21 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "shape", .line = 21 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "w.shape[0]", .line = 21 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 55, }, .text = "c.groups == w.shape[0]", .line = 21 },
    /* 57 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 49, 56, }, .text = "(x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 58 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .text = "not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 59 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 40, 58, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w),\012    not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 20 },
};
static const struct dfg_desc_node cutlass_conv2d_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 24 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 23 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 23 },
};
static const struct dfg_desc_region cutlass_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_conv2d_refs[] = { { 1, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture cutlass_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_match, w) },
    { "c", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_match, c) },
};
static const struct dfg_desc_pattern cutlass_conv2d_desc = {
    .n_nodes = 3, .n_exprs = 60, .n_vars = 0, .n_sets = 3,
    .nodes = cutlass_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_conv2d_regions,
    .exprs = cutlass_conv2d_exprs,
    .captures = cutlass_conv2d_refs,
    .text = "pattern conv2d(x, w) {\012    c = nn.conv2d(x, w);\012    where conv2d_ok(c, x, w);\012    return c;\012}", .line = 23, .n_where = 1, .where = (const uint32_t[]){ 59, }
};
static bool cutlass_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_conv2d_match(g, n, m);
}
static bool cutlass_conv2d_pass(void *ctx, const struct cutlass_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_conv2d_each(g, n, cutlass_conv2d_pass, &e);
}

static const struct dfg_part cutlass_conv2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cutlass_conv2d_whole, m.w) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct cutlass_conv2d_whole, m.c) },
};
/* ---- biased ---- */

static const struct dfg_desc_expr cutlass_biased_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 20 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "data_layout", .text = "data_layout", .line = 20 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 20 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.data_layout == \"NHWC\"", .line = 20 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 20 },
    /* 5 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "\"OHWI\"", .line = 20 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 13 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "dtype", .line = 13 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "x.dtype == f16", .line = 13 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 13 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "dtype", .line = 13 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "w.dtype == f16", .line = 13 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 12, 16, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 13 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 13 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "dtype", .line = 13 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.dtype == f32", .line = 13 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 13 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "dtype", .line = 13 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 25 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "w.dtype == f32", .line = 13 },
    /* 26 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 25, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 27 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 17, 26, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 14 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "dtype", .line = 14 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 32 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 29, 30, 31, }, .text = "x.dtype in {i8, u8}", .line = 14 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 14 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "dtype", .line = 14 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 37 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 34, 35, 36, }, .text = "w.dtype in {i8, u8}", .line = 14 },
    /* 38 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 32, 37, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 39 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 27, 38, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 40 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 39, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w)", .line = 20 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "shape", .line = 21 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 21 },
    /* 44 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "x.shape[3]", .line = 21 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 21 },
    /* 46 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "shape", .line = 21 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 48 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 46, 47, }, .text = "w.shape[0]", .line = 21 },
    /* 49 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 44, 48, }, .text = "x.shape[3] == w.shape[0]", .line = 21 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 21 },
    /* 51 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .name = "groups", .text = "groups", .line = 21 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 21 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "shape", .line = 21 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "w.shape[0]", .line = 21 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 55, }, .text = "c.groups == w.shape[0]", .line = 21 },
    /* 57 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 49, 56, }, .text = "(x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 58 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .text = "not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 59 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 40, 58, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w),\012    not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 20 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 15 },
    /* 61 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .text = "elements", .line = 15 },
    /* 62 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 15 },
    /* 63 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 62, }, .text = "shape", .line = 15 },
    /* 64 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 15 },
    /* 65 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 63, 64, }, .text = "c.shape[-1]", .line = 15 },
    /* 66 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 61, 65, }, .text = "b.elements == c.shape[-1]", .line = 15 },
};
static const struct dfg_desc_node cutlass_biased_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "(add | nn.bias_add)(c, b)", .line = 31 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 24, .n_where = 1, .where = (const uint32_t[]){ 59, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 28 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 28 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 28 },
};
static const struct dfg_desc_region cutlass_biased_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_biased_refs[] = { { 2, -1 }, { 3, -1 }, { 4, -1 }, { 1, -1 }, };
static const struct dfg_capture cutlass_biased_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cutlass_biased_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cutlass_biased_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct cutlass_biased_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct cutlass_biased_match, c) },
};
static const struct dfg_desc_pattern cutlass_biased_desc = {
    .n_nodes = 5, .n_exprs = 67, .n_vars = 0, .n_sets = 4,
    .nodes = cutlass_biased_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_biased_regions,
    .exprs = cutlass_biased_exprs,
    .captures = cutlass_biased_refs,
    .text = "pattern biased(x, w, b) {\012    c = conv2d(x, w);\012    where one_a_channel(b, c);\012    return (add | nn.bias_add)(c, b);\012}", .line = 28, .n_where = 1, .where = (const uint32_t[]){ 66, }
};
static bool cutlass_biased_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_biased_match(g, n, m);
}
static bool cutlass_biased_pass(void *ctx, const struct cutlass_biased_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_biased_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_biased_each(g, n, cutlass_biased_pass, &e);
}

static const struct dfg_part cutlass_biased_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_biased_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cutlass_biased_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cutlass_biased_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_biased_whole, call) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct cutlass_biased_whole, m.c) },
};
/* ---- hardswish ---- */

static const struct dfg_desc_expr cutlass_hardswish_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 15 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 15 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 15 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 15 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 15 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[-1]", .line = 15 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[-1]", .line = 15 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 8 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .name = "data_layout", .text = "data_layout", .line = 20 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 20 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "c.data_layout == \"NHWC\"", .line = 20 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 12 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "\"OHWI\"", .line = 20 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 14, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 13 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 13 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 19 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "x.dtype == f16", .line = 13 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 13 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "dtype", .line = 13 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "w.dtype == f16", .line = 13 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 13 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 13 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "dtype", .line = 13 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 28 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "x.dtype == f32", .line = 13 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 13 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "dtype", .line = 13 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 32 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "w.dtype == f32", .line = 13 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 28, 32, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 24, 33, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 14 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "dtype", .line = 14 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 39 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 36, 37, 38, }, .text = "x.dtype in {i8, u8}", .line = 14 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 14 },
    /* 41 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "dtype", .line = 14 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 44 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 41, 42, 43, }, .text = "w.dtype in {i8, u8}", .line = 14 },
    /* 45 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 39, 44, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 46 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 34, 45, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 47 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 15, 46, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w)", .line = 20 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 21 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "shape", .line = 21 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 21 },
    /* 51 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "x.shape[3]", .line = 21 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 21 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "shape", .line = 21 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "w.shape[0]", .line = 21 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 55, }, .text = "x.shape[3] == w.shape[0]", .line = 21 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 21 },
    /* 58 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .name = "groups", .text = "groups", .line = 21 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 21 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "shape", .line = 21 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 62 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "w.shape[0]", .line = 21 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "c.groups == w.shape[0]", .line = 21 },
    /* 64 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 56, 63, }, .text = "(x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 65 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 66 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 47, 65, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w),\012    not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 20 },
};
static const struct dfg_desc_node cutlass_hardswish_nodes[11] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 6, },
        .text = "multiply(p, divide(clip(add(p, const)), const))", .line = 35 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .name = "p",
        .text = "(add | nn.bias_add)(c, b)", .line = 31, .n_where = 1, .where = (const uint32_t[]){ 6, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 24, .n_where = 1, .where = (const uint32_t[]){ 66, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 33 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 33 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 33 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "divide", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 10, },
        .text = "divide(clip(add(p, const)), const)", .line = 35 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 8, },
        .text = "clip(add(p, const))", .line = 35 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 9, },
        .text = "add(p, const)", .line = 35 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
};
static const struct dfg_desc_region cutlass_hardswish_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_hardswish_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, { 1, -1 }, };
static const struct dfg_capture cutlass_hardswish_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cutlass_hardswish_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cutlass_hardswish_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct cutlass_hardswish_match, b) },
    { "p", DFG_CAP_NODE, offsetof(struct cutlass_hardswish_match, p) },
};
static const struct dfg_desc_pattern cutlass_hardswish_desc = {
    .n_nodes = 11, .n_exprs = 67, .n_vars = 0, .n_sets = 4,
    .nodes = cutlass_hardswish_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_hardswish_regions,
    .exprs = cutlass_hardswish_exprs,
    .captures = cutlass_hardswish_refs,
    .text = "pattern hardswish(x, w, b) {\012    p = biased(x, w, b);\012    return multiply(p, divide(clip(add(p, const)), const));\012}", .line = 33
};
static bool cutlass_hardswish_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_hardswish_match(g, n, m);
}
static bool cutlass_hardswish_pass(void *ctx, const struct cutlass_hardswish_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_hardswish_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_hardswish_each(g, n, cutlass_hardswish_pass, &e);
}

static const struct dfg_part cutlass_hardswish_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_hardswish_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cutlass_hardswish_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cutlass_hardswish_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_hardswish_whole, multiply) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct cutlass_hardswish_whole, m.p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_hardswish_whole, c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_hardswish_whole, divide) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_hardswish_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_hardswish_whole, add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cutlass_hardswish_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cutlass_hardswish_whole, constant_2) },
};
/* ---- silu ---- */

static const struct dfg_desc_expr cutlass_silu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 15 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 15 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 15 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 15 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 15 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[-1]", .line = 15 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[-1]", .line = 15 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 8 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .name = "data_layout", .text = "data_layout", .line = 20 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 20 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "c.data_layout == \"NHWC\"", .line = 20 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 12 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "\"OHWI\"", .line = 20 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 14, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 13 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 13 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 19 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "x.dtype == f16", .line = 13 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 13 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "dtype", .line = 13 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "w.dtype == f16", .line = 13 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 13 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 13 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "dtype", .line = 13 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 28 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "x.dtype == f32", .line = 13 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 13 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "dtype", .line = 13 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 32 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "w.dtype == f32", .line = 13 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 28, 32, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 24, 33, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 14 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "dtype", .line = 14 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 39 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 36, 37, 38, }, .text = "x.dtype in {i8, u8}", .line = 14 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 14 },
    /* 41 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "dtype", .line = 14 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 44 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 41, 42, 43, }, .text = "w.dtype in {i8, u8}", .line = 14 },
    /* 45 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 39, 44, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 46 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 34, 45, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 47 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 15, 46, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w)", .line = 20 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 21 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "shape", .line = 21 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 21 },
    /* 51 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "x.shape[3]", .line = 21 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 21 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "shape", .line = 21 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "w.shape[0]", .line = 21 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 55, }, .text = "x.shape[3] == w.shape[0]", .line = 21 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 21 },
    /* 58 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .name = "groups", .text = "groups", .line = 21 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 21 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "shape", .line = 21 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 62 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "w.shape[0]", .line = 21 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "c.groups == w.shape[0]", .line = 21 },
    /* 64 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 56, 63, }, .text = "(x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 65 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 66 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 47, 65, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w),\012    not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 20 },
};
static const struct dfg_desc_node cutlass_silu_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 6, },
        .text = "multiply(p, sigmoid(p))", .line = 39 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .name = "p",
        .text = "(add | nn.bias_add)(c, b)", .line = 31, .n_where = 1, .where = (const uint32_t[]){ 6, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 24, .n_where = 1, .where = (const uint32_t[]){ 66, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 37 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 37 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 37 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "sigmoid(p)", .line = 39 },
};
static const struct dfg_desc_region cutlass_silu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_silu_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, { 1, -1 }, };
static const struct dfg_capture cutlass_silu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cutlass_silu_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cutlass_silu_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct cutlass_silu_match, b) },
    { "p", DFG_CAP_NODE, offsetof(struct cutlass_silu_match, p) },
};
static const struct dfg_desc_pattern cutlass_silu_desc = {
    .n_nodes = 7, .n_exprs = 67, .n_vars = 0, .n_sets = 4,
    .nodes = cutlass_silu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_silu_regions,
    .exprs = cutlass_silu_exprs,
    .captures = cutlass_silu_refs,
    .text = "pattern silu(x, w, b) {\012    p = biased(x, w, b);\012    return multiply(p, sigmoid(p));\012}", .line = 37
};
static bool cutlass_silu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_silu_match(g, n, m);
}
static bool cutlass_silu_pass(void *ctx, const struct cutlass_silu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_silu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_silu_each(g, n, cutlass_silu_pass, &e);
}

static const struct dfg_part cutlass_silu_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_silu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cutlass_silu_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cutlass_silu_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_silu_whole, multiply) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct cutlass_silu_whole, m.p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_silu_whole, c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_silu_whole, sigmoid) },
};
/* ---- relu ---- */

static const struct dfg_desc_expr cutlass_relu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 15 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 15 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 15 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 15 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 15 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[-1]", .line = 15 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[-1]", .line = 15 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 8 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .name = "data_layout", .text = "data_layout", .line = 20 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 20 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "c.data_layout == \"NHWC\"", .line = 20 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 12 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "\"OHWI\"", .line = 20 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 14, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 13 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 13 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 19 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "x.dtype == f16", .line = 13 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 13 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "dtype", .line = 13 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "w.dtype == f16", .line = 13 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 13 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 13 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "dtype", .line = 13 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 28 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "x.dtype == f32", .line = 13 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 13 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "dtype", .line = 13 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 32 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "w.dtype == f32", .line = 13 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 28, 32, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 24, 33, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 14 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "dtype", .line = 14 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 39 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 36, 37, 38, }, .text = "x.dtype in {i8, u8}", .line = 14 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 14 },
    /* 41 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "dtype", .line = 14 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 44 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 41, 42, 43, }, .text = "w.dtype in {i8, u8}", .line = 14 },
    /* 45 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 39, 44, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 46 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 34, 45, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 47 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 15, 46, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w)", .line = 20 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 21 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "shape", .line = 21 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 21 },
    /* 51 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "x.shape[3]", .line = 21 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 21 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "shape", .line = 21 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "w.shape[0]", .line = 21 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 55, }, .text = "x.shape[3] == w.shape[0]", .line = 21 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 21 },
    /* 58 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .name = "groups", .text = "groups", .line = 21 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 21 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "shape", .line = 21 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 62 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "w.shape[0]", .line = 21 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "c.groups == w.shape[0]", .line = 21 },
    /* 64 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 56, 63, }, .text = "(x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 65 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 66 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 47, 65, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w),\012    not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 20 },
};
static const struct dfg_desc_node cutlass_relu_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "nn.relu(biased(x, w, b))", .line = 41 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "(add | nn.bias_add)(c, b)", .line = 31, .n_where = 1, .where = (const uint32_t[]){ 6, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 24, .n_where = 1, .where = (const uint32_t[]){ 66, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 41 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 41 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 41 },
};
static const struct dfg_desc_region cutlass_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_relu_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture cutlass_relu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cutlass_relu_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cutlass_relu_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct cutlass_relu_match, b) },
};
static const struct dfg_desc_pattern cutlass_relu_desc = {
    .n_nodes = 6, .n_exprs = 67, .n_vars = 0, .n_sets = 3,
    .nodes = cutlass_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_relu_regions,
    .exprs = cutlass_relu_exprs,
    .captures = cutlass_relu_refs,
    .text = "pattern relu(x, w, b) = nn.relu(biased(x, w, b));", .line = 41
};
static bool cutlass_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_relu_match(g, n, m);
}
static bool cutlass_relu_pass(void *ctx, const struct cutlass_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_relu_each(g, n, cutlass_relu_pass, &e);
}

static const struct dfg_part cutlass_relu_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_relu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cutlass_relu_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cutlass_relu_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_relu_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_relu_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_relu_whole, c) },
};
/* ---- gated ---- */

static const struct dfg_desc_expr cutlass_gated_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 15 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 15 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 15 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 15 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 15 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[-1]", .line = 15 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[-1]", .line = 15 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 8 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .name = "data_layout", .text = "data_layout", .line = 20 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 20 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "c.data_layout == \"NHWC\"", .line = 20 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 12 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "\"OHWI\"", .line = 20 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 14, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 13 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 13 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 19 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "x.dtype == f16", .line = 13 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 13 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "dtype", .line = 13 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "w.dtype == f16", .line = 13 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 13 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 13 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "dtype", .line = 13 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 28 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "x.dtype == f32", .line = 13 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 13 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "dtype", .line = 13 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 32 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "w.dtype == f32", .line = 13 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 28, 32, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 24, 33, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 14 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "dtype", .line = 14 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 39 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 36, 37, 38, }, .text = "x.dtype in {i8, u8}", .line = 14 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 14 },
    /* 41 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "dtype", .line = 14 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 44 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 41, 42, 43, }, .text = "w.dtype in {i8, u8}", .line = 14 },
    /* 45 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 39, 44, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 46 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 34, 45, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 47 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 15, 46, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w)", .line = 20 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 21 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "shape", .line = 21 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 21 },
    /* 51 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "x.shape[3]", .line = 21 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 21 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "shape", .line = 21 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "w.shape[0]", .line = 21 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 55, }, .text = "x.shape[3] == w.shape[0]", .line = 21 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 21 },
    /* 58 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .name = "groups", .text = "groups", .line = 21 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 21 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "shape", .line = 21 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 62 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "w.shape[0]", .line = 21 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "c.groups == w.shape[0]", .line = 21 },
    /* 64 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 56, 63, }, .text = "(x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 65 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 66 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 47, 65, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w),\012    not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 20 },
};
static const struct dfg_desc_node cutlass_gated_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "sigmoid(biased(x, w, b))", .line = 42 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "(add | nn.bias_add)(c, b)", .line = 31, .n_where = 1, .where = (const uint32_t[]){ 6, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 24, .n_where = 1, .where = (const uint32_t[]){ 66, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 42 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 42 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 42 },
};
static const struct dfg_desc_region cutlass_gated_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_gated_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture cutlass_gated_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cutlass_gated_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cutlass_gated_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct cutlass_gated_match, b) },
};
static const struct dfg_desc_pattern cutlass_gated_desc = {
    .n_nodes = 6, .n_exprs = 67, .n_vars = 0, .n_sets = 3,
    .nodes = cutlass_gated_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_gated_regions,
    .exprs = cutlass_gated_exprs,
    .captures = cutlass_gated_refs,
    .text = "pattern gated(x, w, b) = sigmoid(biased(x, w, b));", .line = 42
};
static bool cutlass_gated_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_gated_match(g, n, m);
}
static bool cutlass_gated_pass(void *ctx, const struct cutlass_gated_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_gated_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_gated_each(g, n, cutlass_gated_pass, &e);
}

static const struct dfg_part cutlass_gated_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_gated_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cutlass_gated_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cutlass_gated_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_gated_whole, sigmoid) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_gated_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_gated_whole, c) },
};
/* ---- conv2d_transpose ---- */

static const struct dfg_desc_expr cutlass_conv2d_transpose_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 13 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 13 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f16", .line = 13 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 13 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 13 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "w.dtype == f16", .line = 13 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 13 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 13 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "dtype", .line = 13 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "x.dtype == f32", .line = 13 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 13 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "dtype", .line = 13 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "w.dtype == f32", .line = 13 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 12, 16, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 18 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 8, 17, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 14 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 14 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 23 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 20, 21, 22, }, .text = "x.dtype in {i8, u8}", .line = 14 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 14 },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "dtype", .line = 14 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 28 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 25, 26, 27, }, .text = "w.dtype in {i8, u8}", .line = 14 },
    /* 29 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 23, 28, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 30 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 18, 29, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
};
static const struct dfg_desc_node cutlass_conv2d_transpose_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "data_layout == \"NHWC\"", .line = 45 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "IHWO" }, .text = "kernel_layout == \"IHWO\"", .line = 45 },
        },
        .name = "c",
        .text = "nn.conv2d_transpose(x, w)", .line = 45 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 44 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 44 },
};
static const struct dfg_desc_region cutlass_conv2d_transpose_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_conv2d_transpose_refs[] = { { 1, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture cutlass_conv2d_transpose_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_transpose_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_transpose_match, w) },
    { "c", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_transpose_match, c) },
};
static const struct dfg_desc_pattern cutlass_conv2d_transpose_desc = {
    .n_nodes = 3, .n_exprs = 31, .n_vars = 0, .n_sets = 3,
    .nodes = cutlass_conv2d_transpose_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_conv2d_transpose_regions,
    .exprs = cutlass_conv2d_transpose_exprs,
    .captures = cutlass_conv2d_transpose_refs,
    .text = "pattern conv2d_transpose(x, w) {\012    c = nn.conv2d_transpose(x, w) { data_layout == \"NHWC\", kernel_layout == \"IHWO\" };\012    where gemm_types(x, w);\012    return c;\012}", .line = 44, .n_where = 1, .where = (const uint32_t[]){ 30, }
};
static bool cutlass_conv2d_transpose_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_conv2d_transpose_match(g, n, m);
}
static bool cutlass_conv2d_transpose_pass(void *ctx, const struct cutlass_conv2d_transpose_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_conv2d_transpose_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_conv2d_transpose_each(g, n, cutlass_conv2d_transpose_pass, &e);
}

static const struct dfg_part cutlass_conv2d_transpose_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_conv2d_transpose_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cutlass_conv2d_transpose_whole, m.w) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct cutlass_conv2d_transpose_whole, m.c) },
};
/* ---- backward_weight ---- */

static const struct dfg_desc_expr cutlass_backward_weight_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 13 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 13 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f16", .line = 13 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 13 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 13 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "w.dtype == f16", .line = 13 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 13 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 13 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "dtype", .line = 13 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "x.dtype == f32", .line = 13 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 13 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "dtype", .line = 13 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "w.dtype == f32", .line = 13 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 12, 16, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 18 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 8, 17, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 14 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 14 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 23 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 20, 21, 22, }, .text = "x.dtype in {i8, u8}", .line = 14 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 14 },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "dtype", .line = 14 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 28 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 25, 26, 27, }, .text = "w.dtype in {i8, u8}", .line = 14 },
    /* 29 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 23, 28, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 30 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 18, 29, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
};
static const struct dfg_desc_node cutlass_backward_weight_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d_backward_weight", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "kernel_layout == \"NHWC\"", .line = 50 },
        },
        .name = "c",
        .text = "nn.conv2d_backward_weight(g, x)", .line = 50 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "g",
        .text = "g", .line = 49 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 49 },
};
static const struct dfg_desc_region cutlass_backward_weight_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_backward_weight_refs[] = { { 1, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture cutlass_backward_weight_captures[] = {
    { "g", DFG_CAP_NODE, offsetof(struct cutlass_backward_weight_match, g) },
    { "x", DFG_CAP_NODE, offsetof(struct cutlass_backward_weight_match, x) },
    { "c", DFG_CAP_NODE, offsetof(struct cutlass_backward_weight_match, c) },
};
static const struct dfg_desc_pattern cutlass_backward_weight_desc = {
    .n_nodes = 3, .n_exprs = 31, .n_vars = 0, .n_sets = 3,
    .nodes = cutlass_backward_weight_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_backward_weight_regions,
    .exprs = cutlass_backward_weight_exprs,
    .captures = cutlass_backward_weight_refs,
    .text = "pattern backward_weight(g, x) {\012    c = nn.conv2d_backward_weight(g, x) { kernel_layout == \"NHWC\" };\012    where gemm_types(g, x);\012    return c;\012}", .line = 49, .n_where = 1, .where = (const uint32_t[]){ 30, }
};
static bool cutlass_backward_weight_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_backward_weight_match(g, n, m);
}
static bool cutlass_backward_weight_pass(void *ctx, const struct cutlass_backward_weight_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_backward_weight_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_backward_weight_each(g, n, cutlass_backward_weight_pass, &e);
}

static const struct dfg_part cutlass_backward_weight_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_backward_weight_whole, m.g) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cutlass_backward_weight_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct cutlass_backward_weight_whole, m.c) },
};
/* ---- hardswish_add ---- */

static const struct dfg_desc_expr cutlass_hardswish_add_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 15 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 15 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 15 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 15 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 15 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[-1]", .line = 15 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[-1]", .line = 15 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 20 },
    /* 8 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .name = "data_layout", .text = "data_layout", .line = 20 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 20 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "c.data_layout == \"NHWC\"", .line = 20 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 20 },
    /* 12 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "\"OHWI\"", .line = 20 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 14, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 13 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 13 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 19 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "x.dtype == f16", .line = 13 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 13 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "dtype", .line = 13 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "w.dtype == f16", .line = 13 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 13 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 13 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "dtype", .line = 13 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 28 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "x.dtype == f32", .line = 13 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 13 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "dtype", .line = 13 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 32 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "w.dtype == f32", .line = 13 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 28, 32, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 24, 33, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 14 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "dtype", .line = 14 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 39 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 36, 37, 38, }, .text = "x.dtype in {i8, u8}", .line = 14 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 14 },
    /* 41 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "dtype", .line = 14 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 44 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 41, 42, 43, }, .text = "w.dtype in {i8, u8}", .line = 14 },
    /* 45 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 39, 44, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 46 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 34, 45, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 47 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 15, 46, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w)", .line = 20 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 21 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "shape", .line = 21 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 21 },
    /* 51 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "x.shape[3]", .line = 21 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 21 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "shape", .line = 21 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "w.shape[0]", .line = 21 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 55, }, .text = "x.shape[3] == w.shape[0]", .line = 21 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 21 },
    /* 58 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .name = "groups", .text = "groups", .line = 21 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 21 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "shape", .line = 21 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 62 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "w.shape[0]", .line = 21 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "c.groups == w.shape[0]", .line = 21 },
    /* 64 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 56, 63, }, .text = "(x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 65 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 66 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 47, 65, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w),\012    not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 20 },
    /* 67 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 59 },
    /* 68 */ { .op = DFG_E_NODE, .ref = 12, .text = "r", .line = 59 },
    /* 69 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 67, 68, }, .text = "same_shape(p, r)", .line = 59 },
};
static const struct dfg_desc_node cutlass_hardswish_add_nodes[13] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 12, },
        .text = "add(p, r)", .line = 60 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 7, },
        .name = "p",
        .text = "multiply(p, divide(clip(add(p, const)), const))", .line = 35 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 6, },
        .name = "p",
        .text = "(add | nn.bias_add)(c, b)", .line = 31, .n_where = 1, .where = (const uint32_t[]){ 6, } },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 24, .n_where = 1, .where = (const uint32_t[]){ 66, } },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 33 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 33 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 33 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "divide", },
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 11, },
        .text = "divide(clip(add(p, const)), const)", .line = 35 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 9, },
        .text = "clip(add(p, const))", .line = 35 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 10, },
        .text = "add(p, const)", .line = 35 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 57 },
};
static const struct dfg_desc_region cutlass_hardswish_add_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_hardswish_add_refs[] = { { 12, -1 }, { 1, -1 }, };
static const struct dfg_capture cutlass_hardswish_add_captures[] = {
    { "r", DFG_CAP_NODE, offsetof(struct cutlass_hardswish_add_match, r) },
    { "p", DFG_CAP_NODE, offsetof(struct cutlass_hardswish_add_match, p) },
};
static const struct dfg_desc_pattern cutlass_hardswish_add_desc = {
    .n_nodes = 13, .n_exprs = 70, .n_vars = 0, .n_sets = 2,
    .nodes = cutlass_hardswish_add_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_hardswish_add_regions,
    .exprs = cutlass_hardswish_add_exprs,
    .captures = cutlass_hardswish_add_refs,
    .text = "pattern hardswish_add(r) {\012    p = hardswish;\012    where same_shape(p, r);\012    return add(p, r);\012}", .line = 57, .n_where = 1, .where = (const uint32_t[]){ 69, }
};
static bool cutlass_hardswish_add_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_hardswish_add_match(g, n, m);
}
static bool cutlass_hardswish_add_pass(void *ctx, const struct cutlass_hardswish_add_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_hardswish_add_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_hardswish_add_each(g, n, cutlass_hardswish_add_pass, &e);
}

static const struct dfg_part cutlass_hardswish_add_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_hardswish_add_whole, m.r) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_hardswish_add_whole, add) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct cutlass_hardswish_add_whole, m.p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_hardswish_add_whole, p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_hardswish_add_whole, c) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_hardswish_add_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_hardswish_add_whole, w) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_hardswish_add_whole, b) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_hardswish_add_whole, divide) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_hardswish_add_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_hardswish_add_whole, add_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cutlass_hardswish_add_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cutlass_hardswish_add_whole, constant_2) },
};
/* ---- hardswish_mul ---- */

static const struct dfg_desc_expr cutlass_hardswish_mul_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 15 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 15 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 15 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 15 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 15 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[-1]", .line = 15 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[-1]", .line = 15 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 20 },
    /* 8 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .name = "data_layout", .text = "data_layout", .line = 20 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 20 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "c.data_layout == \"NHWC\"", .line = 20 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 20 },
    /* 12 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "\"OHWI\"", .line = 20 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 14, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 13 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 13 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 19 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "x.dtype == f16", .line = 13 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 13 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "dtype", .line = 13 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "w.dtype == f16", .line = 13 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 13 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 13 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "dtype", .line = 13 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 28 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "x.dtype == f32", .line = 13 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 13 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "dtype", .line = 13 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 32 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "w.dtype == f32", .line = 13 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 28, 32, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 24, 33, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 14 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "dtype", .line = 14 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 39 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 36, 37, 38, }, .text = "x.dtype in {i8, u8}", .line = 14 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 14 },
    /* 41 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "dtype", .line = 14 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 44 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 41, 42, 43, }, .text = "w.dtype in {i8, u8}", .line = 14 },
    /* 45 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 39, 44, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 46 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 34, 45, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 47 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 15, 46, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w)", .line = 20 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 21 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "shape", .line = 21 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 21 },
    /* 51 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "x.shape[3]", .line = 21 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 21 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "shape", .line = 21 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "w.shape[0]", .line = 21 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 55, }, .text = "x.shape[3] == w.shape[0]", .line = 21 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 21 },
    /* 58 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .name = "groups", .text = "groups", .line = 21 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 21 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "shape", .line = 21 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 62 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "w.shape[0]", .line = 21 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "c.groups == w.shape[0]", .line = 21 },
    /* 64 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 56, 63, }, .text = "(x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 65 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 66 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 47, 65, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w),\012    not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 20 },
    /* 67 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 64 },
    /* 68 */ { .op = DFG_E_NODE, .ref = 12, .text = "r", .line = 64 },
    /* 69 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 67, 68, }, .text = "same_shape(p, r)", .line = 64 },
};
static const struct dfg_desc_node cutlass_hardswish_mul_nodes[13] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 12, },
        .text = "multiply(p, r)", .line = 65 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 7, },
        .name = "p",
        .text = "multiply(p, divide(clip(add(p, const)), const))", .line = 35 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 6, },
        .name = "p",
        .text = "(add | nn.bias_add)(c, b)", .line = 31, .n_where = 1, .where = (const uint32_t[]){ 6, } },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 24, .n_where = 1, .where = (const uint32_t[]){ 66, } },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 33 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 33 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 33 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "divide", },
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 11, },
        .text = "divide(clip(add(p, const)), const)", .line = 35 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 9, },
        .text = "clip(add(p, const))", .line = 35 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 10, },
        .text = "add(p, const)", .line = 35 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 62 },
};
static const struct dfg_desc_region cutlass_hardswish_mul_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_hardswish_mul_refs[] = { { 12, -1 }, { 1, -1 }, };
static const struct dfg_capture cutlass_hardswish_mul_captures[] = {
    { "r", DFG_CAP_NODE, offsetof(struct cutlass_hardswish_mul_match, r) },
    { "p", DFG_CAP_NODE, offsetof(struct cutlass_hardswish_mul_match, p) },
};
static const struct dfg_desc_pattern cutlass_hardswish_mul_desc = {
    .n_nodes = 13, .n_exprs = 70, .n_vars = 0, .n_sets = 2,
    .nodes = cutlass_hardswish_mul_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_hardswish_mul_regions,
    .exprs = cutlass_hardswish_mul_exprs,
    .captures = cutlass_hardswish_mul_refs,
    .text = "pattern hardswish_mul(r) {\012    p = hardswish;\012    where same_shape(p, r);\012    return multiply(p, r);\012}", .line = 62, .n_where = 1, .where = (const uint32_t[]){ 69, }
};
static bool cutlass_hardswish_mul_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_hardswish_mul_match(g, n, m);
}
static bool cutlass_hardswish_mul_pass(void *ctx, const struct cutlass_hardswish_mul_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_hardswish_mul_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_hardswish_mul_each(g, n, cutlass_hardswish_mul_pass, &e);
}

static const struct dfg_part cutlass_hardswish_mul_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_hardswish_mul_whole, m.r) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_hardswish_mul_whole, multiply) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct cutlass_hardswish_mul_whole, m.p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_hardswish_mul_whole, p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_hardswish_mul_whole, c) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_hardswish_mul_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_hardswish_mul_whole, w) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_hardswish_mul_whole, b) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_hardswish_mul_whole, divide) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_hardswish_mul_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_hardswish_mul_whole, add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cutlass_hardswish_mul_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cutlass_hardswish_mul_whole, constant_2) },
};
/* ---- silu_add ---- */

static const struct dfg_desc_expr cutlass_silu_add_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 15 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 15 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 15 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 15 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 15 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[-1]", .line = 15 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[-1]", .line = 15 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 20 },
    /* 8 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .name = "data_layout", .text = "data_layout", .line = 20 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 20 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "c.data_layout == \"NHWC\"", .line = 20 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 20 },
    /* 12 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "\"OHWI\"", .line = 20 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 14, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 13 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 13 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 19 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "x.dtype == f16", .line = 13 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 13 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "dtype", .line = 13 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "w.dtype == f16", .line = 13 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 13 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 13 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "dtype", .line = 13 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 28 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "x.dtype == f32", .line = 13 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 13 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "dtype", .line = 13 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 32 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "w.dtype == f32", .line = 13 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 28, 32, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 24, 33, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 14 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "dtype", .line = 14 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 39 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 36, 37, 38, }, .text = "x.dtype in {i8, u8}", .line = 14 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 14 },
    /* 41 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "dtype", .line = 14 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 44 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 41, 42, 43, }, .text = "w.dtype in {i8, u8}", .line = 14 },
    /* 45 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 39, 44, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 46 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 34, 45, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 47 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 15, 46, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w)", .line = 20 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 21 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "shape", .line = 21 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 21 },
    /* 51 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "x.shape[3]", .line = 21 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 21 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "shape", .line = 21 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "w.shape[0]", .line = 21 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 55, }, .text = "x.shape[3] == w.shape[0]", .line = 21 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 21 },
    /* 58 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .name = "groups", .text = "groups", .line = 21 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 21 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "shape", .line = 21 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 62 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "w.shape[0]", .line = 21 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "c.groups == w.shape[0]", .line = 21 },
    /* 64 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 56, 63, }, .text = "(x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 65 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 66 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 47, 65, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w),\012    not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 20 },
    /* 67 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 69 },
    /* 68 */ { .op = DFG_E_NODE, .ref = 8, .text = "r", .line = 69 },
    /* 69 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 67, 68, }, .text = "same_shape(p, r)", .line = 69 },
};
static const struct dfg_desc_node cutlass_silu_add_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 8, },
        .text = "add(p, r)", .line = 70 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 7, },
        .name = "p",
        .text = "multiply(p, sigmoid(p))", .line = 39 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 6, },
        .name = "p",
        .text = "(add | nn.bias_add)(c, b)", .line = 31, .n_where = 1, .where = (const uint32_t[]){ 6, } },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 24, .n_where = 1, .where = (const uint32_t[]){ 66, } },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 37 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 37 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 37 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "sigmoid(p)", .line = 39 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 67 },
};
static const struct dfg_desc_region cutlass_silu_add_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_silu_add_refs[] = { { 8, -1 }, { 1, -1 }, };
static const struct dfg_capture cutlass_silu_add_captures[] = {
    { "r", DFG_CAP_NODE, offsetof(struct cutlass_silu_add_match, r) },
    { "p", DFG_CAP_NODE, offsetof(struct cutlass_silu_add_match, p) },
};
static const struct dfg_desc_pattern cutlass_silu_add_desc = {
    .n_nodes = 9, .n_exprs = 70, .n_vars = 0, .n_sets = 2,
    .nodes = cutlass_silu_add_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_silu_add_regions,
    .exprs = cutlass_silu_add_exprs,
    .captures = cutlass_silu_add_refs,
    .text = "pattern silu_add(r) {\012    p = silu;\012    where same_shape(p, r);\012    return add(p, r);\012}", .line = 67, .n_where = 1, .where = (const uint32_t[]){ 69, }
};
static bool cutlass_silu_add_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_silu_add_match(g, n, m);
}
static bool cutlass_silu_add_pass(void *ctx, const struct cutlass_silu_add_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_silu_add_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_silu_add_each(g, n, cutlass_silu_add_pass, &e);
}

static const struct dfg_part cutlass_silu_add_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_silu_add_whole, m.r) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_silu_add_whole, add) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct cutlass_silu_add_whole, m.p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_silu_add_whole, p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_silu_add_whole, c) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_silu_add_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_silu_add_whole, w) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_silu_add_whole, b) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_silu_add_whole, sigmoid) },
};
/* ---- silu_mul ---- */

static const struct dfg_desc_expr cutlass_silu_mul_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 15 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 15 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 15 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 15 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 15 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[-1]", .line = 15 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[-1]", .line = 15 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 20 },
    /* 8 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .name = "data_layout", .text = "data_layout", .line = 20 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 20 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "c.data_layout == \"NHWC\"", .line = 20 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 20 },
    /* 12 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "\"OHWI\"", .line = 20 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 14, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 13 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 13 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 19 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "x.dtype == f16", .line = 13 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 13 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "dtype", .line = 13 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "w.dtype == f16", .line = 13 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 13 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 13 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "dtype", .line = 13 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 28 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "x.dtype == f32", .line = 13 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 13 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "dtype", .line = 13 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 32 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "w.dtype == f32", .line = 13 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 28, 32, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 24, 33, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 14 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "dtype", .line = 14 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 39 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 36, 37, 38, }, .text = "x.dtype in {i8, u8}", .line = 14 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 14 },
    /* 41 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "dtype", .line = 14 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 44 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 41, 42, 43, }, .text = "w.dtype in {i8, u8}", .line = 14 },
    /* 45 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 39, 44, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 46 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 34, 45, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 47 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 15, 46, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w)", .line = 20 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 21 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "shape", .line = 21 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 21 },
    /* 51 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "x.shape[3]", .line = 21 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 21 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "shape", .line = 21 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "w.shape[0]", .line = 21 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 55, }, .text = "x.shape[3] == w.shape[0]", .line = 21 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 21 },
    /* 58 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .name = "groups", .text = "groups", .line = 21 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 21 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "shape", .line = 21 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 62 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "w.shape[0]", .line = 21 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "c.groups == w.shape[0]", .line = 21 },
    /* 64 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 56, 63, }, .text = "(x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 65 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 66 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 47, 65, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w),\012    not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 20 },
    /* 67 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 74 },
    /* 68 */ { .op = DFG_E_NODE, .ref = 8, .text = "r", .line = 74 },
    /* 69 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 67, 68, }, .text = "same_shape(p, r)", .line = 74 },
};
static const struct dfg_desc_node cutlass_silu_mul_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 8, },
        .text = "multiply(p, r)", .line = 75 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 7, },
        .name = "p",
        .text = "multiply(p, sigmoid(p))", .line = 39 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 6, },
        .name = "p",
        .text = "(add | nn.bias_add)(c, b)", .line = 31, .n_where = 1, .where = (const uint32_t[]){ 6, } },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 24, .n_where = 1, .where = (const uint32_t[]){ 66, } },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 37 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 37 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 37 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "sigmoid(p)", .line = 39 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 72 },
};
static const struct dfg_desc_region cutlass_silu_mul_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_silu_mul_refs[] = { { 8, -1 }, { 1, -1 }, };
static const struct dfg_capture cutlass_silu_mul_captures[] = {
    { "r", DFG_CAP_NODE, offsetof(struct cutlass_silu_mul_match, r) },
    { "p", DFG_CAP_NODE, offsetof(struct cutlass_silu_mul_match, p) },
};
static const struct dfg_desc_pattern cutlass_silu_mul_desc = {
    .n_nodes = 9, .n_exprs = 70, .n_vars = 0, .n_sets = 2,
    .nodes = cutlass_silu_mul_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_silu_mul_regions,
    .exprs = cutlass_silu_mul_exprs,
    .captures = cutlass_silu_mul_refs,
    .text = "pattern silu_mul(r) {\012    p = silu;\012    where same_shape(p, r);\012    return multiply(p, r);\012}", .line = 72, .n_where = 1, .where = (const uint32_t[]){ 69, }
};
static bool cutlass_silu_mul_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_silu_mul_match(g, n, m);
}
static bool cutlass_silu_mul_pass(void *ctx, const struct cutlass_silu_mul_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_silu_mul_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_silu_mul_each(g, n, cutlass_silu_mul_pass, &e);
}

static const struct dfg_part cutlass_silu_mul_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_silu_mul_whole, m.r) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_silu_mul_whole, multiply) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct cutlass_silu_mul_whole, m.p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_silu_mul_whole, p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_silu_mul_whole, c) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_silu_mul_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_silu_mul_whole, w) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_silu_mul_whole, b) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_silu_mul_whole, sigmoid) },
};
/* ---- relu_add ---- */

static const struct dfg_desc_expr cutlass_relu_add_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 15 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 15 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 15 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 15 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 15 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[-1]", .line = 15 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[-1]", .line = 15 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 20 },
    /* 8 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .name = "data_layout", .text = "data_layout", .line = 20 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 20 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "c.data_layout == \"NHWC\"", .line = 20 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 20 },
    /* 12 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "\"OHWI\"", .line = 20 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 14, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 13 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 13 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 19 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "x.dtype == f16", .line = 13 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 13 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "dtype", .line = 13 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "w.dtype == f16", .line = 13 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 13 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 13 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "dtype", .line = 13 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 28 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "x.dtype == f32", .line = 13 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 13 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "dtype", .line = 13 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 32 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "w.dtype == f32", .line = 13 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 28, 32, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 24, 33, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 14 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "dtype", .line = 14 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 39 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 36, 37, 38, }, .text = "x.dtype in {i8, u8}", .line = 14 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 14 },
    /* 41 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "dtype", .line = 14 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 44 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 41, 42, 43, }, .text = "w.dtype in {i8, u8}", .line = 14 },
    /* 45 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 39, 44, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 46 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 34, 45, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 47 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 15, 46, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w)", .line = 20 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 21 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "shape", .line = 21 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 21 },
    /* 51 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "x.shape[3]", .line = 21 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 21 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "shape", .line = 21 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "w.shape[0]", .line = 21 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 55, }, .text = "x.shape[3] == w.shape[0]", .line = 21 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 21 },
    /* 58 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .name = "groups", .text = "groups", .line = 21 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 21 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "shape", .line = 21 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 62 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "w.shape[0]", .line = 21 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "c.groups == w.shape[0]", .line = 21 },
    /* 64 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 56, 63, }, .text = "(x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 65 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 66 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 47, 65, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w),\012    not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 20 },
    /* 67 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 79 },
    /* 68 */ { .op = DFG_E_NODE, .ref = 7, .text = "r", .line = 79 },
    /* 69 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 67, 68, }, .text = "same_shape(p, r)", .line = 79 },
};
static const struct dfg_desc_node cutlass_relu_add_nodes[8] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 7, },
        .text = "add(p, r)", .line = 80 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "p",
        .text = "nn.relu(biased(x, w, b))", .line = 41 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 6, },
        .text = "(add | nn.bias_add)(c, b)", .line = 31, .n_where = 1, .where = (const uint32_t[]){ 6, } },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 24, .n_where = 1, .where = (const uint32_t[]){ 66, } },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 41 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 41 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 41 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 77 },
};
static const struct dfg_desc_region cutlass_relu_add_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_relu_add_refs[] = { { 7, -1 }, { 1, -1 }, };
static const struct dfg_capture cutlass_relu_add_captures[] = {
    { "r", DFG_CAP_NODE, offsetof(struct cutlass_relu_add_match, r) },
    { "p", DFG_CAP_NODE, offsetof(struct cutlass_relu_add_match, p) },
};
static const struct dfg_desc_pattern cutlass_relu_add_desc = {
    .n_nodes = 8, .n_exprs = 70, .n_vars = 0, .n_sets = 2,
    .nodes = cutlass_relu_add_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_relu_add_regions,
    .exprs = cutlass_relu_add_exprs,
    .captures = cutlass_relu_add_refs,
    .text = "pattern relu_add(r) {\012    p = relu;\012    where same_shape(p, r);\012    return add(p, r);\012}", .line = 77, .n_where = 1, .where = (const uint32_t[]){ 69, }
};
static bool cutlass_relu_add_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_relu_add_match(g, n, m);
}
static bool cutlass_relu_add_pass(void *ctx, const struct cutlass_relu_add_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_relu_add_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_relu_add_each(g, n, cutlass_relu_add_pass, &e);
}

static const struct dfg_part cutlass_relu_add_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_relu_add_whole, m.r) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_relu_add_whole, add) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct cutlass_relu_add_whole, m.p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_relu_add_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_relu_add_whole, c) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_relu_add_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_relu_add_whole, w) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_relu_add_whole, b) },
};
/* ---- relu_mul ---- */

static const struct dfg_desc_expr cutlass_relu_mul_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 15 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 15 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 15 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 15 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 15 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[-1]", .line = 15 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[-1]", .line = 15 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 20 },
    /* 8 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .name = "data_layout", .text = "data_layout", .line = 20 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 20 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "c.data_layout == \"NHWC\"", .line = 20 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 20 },
    /* 12 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "\"OHWI\"", .line = 20 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 14, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 13 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 13 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 19 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "x.dtype == f16", .line = 13 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 13 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "dtype", .line = 13 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "w.dtype == f16", .line = 13 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 13 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 13 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "dtype", .line = 13 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 28 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "x.dtype == f32", .line = 13 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 13 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "dtype", .line = 13 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 32 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "w.dtype == f32", .line = 13 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 28, 32, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 24, 33, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 14 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "dtype", .line = 14 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 39 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 36, 37, 38, }, .text = "x.dtype in {i8, u8}", .line = 14 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 14 },
    /* 41 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "dtype", .line = 14 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 44 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 41, 42, 43, }, .text = "w.dtype in {i8, u8}", .line = 14 },
    /* 45 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 39, 44, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 46 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 34, 45, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 47 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 15, 46, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w)", .line = 20 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 21 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "shape", .line = 21 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 21 },
    /* 51 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "x.shape[3]", .line = 21 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 21 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "shape", .line = 21 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "w.shape[0]", .line = 21 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 55, }, .text = "x.shape[3] == w.shape[0]", .line = 21 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 21 },
    /* 58 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .name = "groups", .text = "groups", .line = 21 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 21 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "shape", .line = 21 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 62 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "w.shape[0]", .line = 21 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "c.groups == w.shape[0]", .line = 21 },
    /* 64 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 56, 63, }, .text = "(x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 65 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 66 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 47, 65, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w),\012    not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 20 },
    /* 67 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 84 },
    /* 68 */ { .op = DFG_E_NODE, .ref = 7, .text = "r", .line = 84 },
    /* 69 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 67, 68, }, .text = "same_shape(p, r)", .line = 84 },
};
static const struct dfg_desc_node cutlass_relu_mul_nodes[8] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 7, },
        .text = "multiply(p, r)", .line = 85 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "p",
        .text = "nn.relu(biased(x, w, b))", .line = 41 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 6, },
        .text = "(add | nn.bias_add)(c, b)", .line = 31, .n_where = 1, .where = (const uint32_t[]){ 6, } },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 24, .n_where = 1, .where = (const uint32_t[]){ 66, } },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 41 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 41 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 41 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 82 },
};
static const struct dfg_desc_region cutlass_relu_mul_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_relu_mul_refs[] = { { 7, -1 }, { 1, -1 }, };
static const struct dfg_capture cutlass_relu_mul_captures[] = {
    { "r", DFG_CAP_NODE, offsetof(struct cutlass_relu_mul_match, r) },
    { "p", DFG_CAP_NODE, offsetof(struct cutlass_relu_mul_match, p) },
};
static const struct dfg_desc_pattern cutlass_relu_mul_desc = {
    .n_nodes = 8, .n_exprs = 70, .n_vars = 0, .n_sets = 2,
    .nodes = cutlass_relu_mul_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_relu_mul_regions,
    .exprs = cutlass_relu_mul_exprs,
    .captures = cutlass_relu_mul_refs,
    .text = "pattern relu_mul(r) {\012    p = relu;\012    where same_shape(p, r);\012    return multiply(p, r);\012}", .line = 82, .n_where = 1, .where = (const uint32_t[]){ 69, }
};
static bool cutlass_relu_mul_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_relu_mul_match(g, n, m);
}
static bool cutlass_relu_mul_pass(void *ctx, const struct cutlass_relu_mul_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_relu_mul_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_relu_mul_each(g, n, cutlass_relu_mul_pass, &e);
}

static const struct dfg_part cutlass_relu_mul_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_relu_mul_whole, m.r) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_relu_mul_whole, multiply) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct cutlass_relu_mul_whole, m.p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_relu_mul_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_relu_mul_whole, c) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_relu_mul_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_relu_mul_whole, w) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_relu_mul_whole, b) },
};
/* ---- sigmoid_add ---- */

static const struct dfg_desc_expr cutlass_sigmoid_add_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 15 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 15 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 15 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 15 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 15 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[-1]", .line = 15 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[-1]", .line = 15 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 20 },
    /* 8 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .name = "data_layout", .text = "data_layout", .line = 20 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 20 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "c.data_layout == \"NHWC\"", .line = 20 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 20 },
    /* 12 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "\"OHWI\"", .line = 20 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 14, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 13 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 13 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 19 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "x.dtype == f16", .line = 13 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 13 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "dtype", .line = 13 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "w.dtype == f16", .line = 13 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 13 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 13 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "dtype", .line = 13 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 28 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "x.dtype == f32", .line = 13 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 13 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "dtype", .line = 13 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 32 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "w.dtype == f32", .line = 13 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 28, 32, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 24, 33, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 14 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "dtype", .line = 14 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 39 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 36, 37, 38, }, .text = "x.dtype in {i8, u8}", .line = 14 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 14 },
    /* 41 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "dtype", .line = 14 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 44 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 41, 42, 43, }, .text = "w.dtype in {i8, u8}", .line = 14 },
    /* 45 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 39, 44, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 46 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 34, 45, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 47 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 15, 46, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w)", .line = 20 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 21 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "shape", .line = 21 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 21 },
    /* 51 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "x.shape[3]", .line = 21 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 21 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "shape", .line = 21 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "w.shape[0]", .line = 21 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 55, }, .text = "x.shape[3] == w.shape[0]", .line = 21 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 21 },
    /* 58 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .name = "groups", .text = "groups", .line = 21 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 21 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "shape", .line = 21 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 62 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "w.shape[0]", .line = 21 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "c.groups == w.shape[0]", .line = 21 },
    /* 64 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 56, 63, }, .text = "(x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 65 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 66 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 47, 65, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w),\012    not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 20 },
    /* 67 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 89 },
    /* 68 */ { .op = DFG_E_NODE, .ref = 7, .text = "r", .line = 89 },
    /* 69 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 67, 68, }, .text = "same_shape(p, r)", .line = 89 },
};
static const struct dfg_desc_node cutlass_sigmoid_add_nodes[8] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 7, },
        .text = "add(p, r)", .line = 90 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "p",
        .text = "sigmoid(biased(x, w, b))", .line = 42 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 6, },
        .text = "(add | nn.bias_add)(c, b)", .line = 31, .n_where = 1, .where = (const uint32_t[]){ 6, } },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 24, .n_where = 1, .where = (const uint32_t[]){ 66, } },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 42 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 42 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 42 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 87 },
};
static const struct dfg_desc_region cutlass_sigmoid_add_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_sigmoid_add_refs[] = { { 7, -1 }, { 1, -1 }, };
static const struct dfg_capture cutlass_sigmoid_add_captures[] = {
    { "r", DFG_CAP_NODE, offsetof(struct cutlass_sigmoid_add_match, r) },
    { "p", DFG_CAP_NODE, offsetof(struct cutlass_sigmoid_add_match, p) },
};
static const struct dfg_desc_pattern cutlass_sigmoid_add_desc = {
    .n_nodes = 8, .n_exprs = 70, .n_vars = 0, .n_sets = 2,
    .nodes = cutlass_sigmoid_add_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_sigmoid_add_regions,
    .exprs = cutlass_sigmoid_add_exprs,
    .captures = cutlass_sigmoid_add_refs,
    .text = "pattern sigmoid_add(r) {\012    p = gated;\012    where same_shape(p, r);\012    return add(p, r);\012}", .line = 87, .n_where = 1, .where = (const uint32_t[]){ 69, }
};
static bool cutlass_sigmoid_add_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_sigmoid_add_match(g, n, m);
}
static bool cutlass_sigmoid_add_pass(void *ctx, const struct cutlass_sigmoid_add_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_sigmoid_add_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_sigmoid_add_each(g, n, cutlass_sigmoid_add_pass, &e);
}

static const struct dfg_part cutlass_sigmoid_add_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_sigmoid_add_whole, m.r) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_sigmoid_add_whole, add) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct cutlass_sigmoid_add_whole, m.p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_sigmoid_add_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_sigmoid_add_whole, c) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_sigmoid_add_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_sigmoid_add_whole, w) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_sigmoid_add_whole, b) },
};
/* ---- sigmoid_mul ---- */

static const struct dfg_desc_expr cutlass_sigmoid_mul_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 15 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 15 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 15 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 15 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 15 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[-1]", .line = 15 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[-1]", .line = 15 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 20 },
    /* 8 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .name = "data_layout", .text = "data_layout", .line = 20 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 20 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "c.data_layout == \"NHWC\"", .line = 20 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 20 },
    /* 12 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "\"OHWI\"", .line = 20 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 14, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 13 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 13 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 19 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "x.dtype == f16", .line = 13 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 13 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "dtype", .line = 13 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "w.dtype == f16", .line = 13 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 13 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 13 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "dtype", .line = 13 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 28 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "x.dtype == f32", .line = 13 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 13 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "dtype", .line = 13 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 32 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "w.dtype == f32", .line = 13 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 28, 32, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 24, 33, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 14 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "dtype", .line = 14 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 39 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 36, 37, 38, }, .text = "x.dtype in {i8, u8}", .line = 14 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 14 },
    /* 41 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "dtype", .line = 14 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 44 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 41, 42, 43, }, .text = "w.dtype in {i8, u8}", .line = 14 },
    /* 45 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 39, 44, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 46 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 34, 45, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 47 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 15, 46, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w)", .line = 20 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 21 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "shape", .line = 21 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 21 },
    /* 51 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "x.shape[3]", .line = 21 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 21 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "shape", .line = 21 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "w.shape[0]", .line = 21 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 55, }, .text = "x.shape[3] == w.shape[0]", .line = 21 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 21 },
    /* 58 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .name = "groups", .text = "groups", .line = 21 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 21 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "shape", .line = 21 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 62 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "w.shape[0]", .line = 21 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "c.groups == w.shape[0]", .line = 21 },
    /* 64 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 56, 63, }, .text = "(x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 65 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 66 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 47, 65, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w),\012    not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 20 },
    /* 67 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 94 },
    /* 68 */ { .op = DFG_E_NODE, .ref = 7, .text = "r", .line = 94 },
    /* 69 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 67, 68, }, .text = "same_shape(p, r)", .line = 94 },
};
static const struct dfg_desc_node cutlass_sigmoid_mul_nodes[8] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 7, },
        .text = "multiply(p, r)", .line = 95 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "p",
        .text = "sigmoid(biased(x, w, b))", .line = 42 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 6, },
        .text = "(add | nn.bias_add)(c, b)", .line = 31, .n_where = 1, .where = (const uint32_t[]){ 6, } },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 24, .n_where = 1, .where = (const uint32_t[]){ 66, } },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 42 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 42 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 42 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 92 },
};
static const struct dfg_desc_region cutlass_sigmoid_mul_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_sigmoid_mul_refs[] = { { 7, -1 }, { 1, -1 }, };
static const struct dfg_capture cutlass_sigmoid_mul_captures[] = {
    { "r", DFG_CAP_NODE, offsetof(struct cutlass_sigmoid_mul_match, r) },
    { "p", DFG_CAP_NODE, offsetof(struct cutlass_sigmoid_mul_match, p) },
};
static const struct dfg_desc_pattern cutlass_sigmoid_mul_desc = {
    .n_nodes = 8, .n_exprs = 70, .n_vars = 0, .n_sets = 2,
    .nodes = cutlass_sigmoid_mul_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_sigmoid_mul_regions,
    .exprs = cutlass_sigmoid_mul_exprs,
    .captures = cutlass_sigmoid_mul_refs,
    .text = "pattern sigmoid_mul(r) {\012    p = gated;\012    where same_shape(p, r);\012    return multiply(p, r);\012}", .line = 92, .n_where = 1, .where = (const uint32_t[]){ 69, }
};
static bool cutlass_sigmoid_mul_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_sigmoid_mul_match(g, n, m);
}
static bool cutlass_sigmoid_mul_pass(void *ctx, const struct cutlass_sigmoid_mul_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_sigmoid_mul_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_sigmoid_mul_each(g, n, cutlass_sigmoid_mul_pass, &e);
}

static const struct dfg_part cutlass_sigmoid_mul_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_sigmoid_mul_whole, m.r) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_sigmoid_mul_whole, multiply) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct cutlass_sigmoid_mul_whole, m.p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_sigmoid_mul_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_sigmoid_mul_whole, c) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_sigmoid_mul_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_sigmoid_mul_whole, w) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_sigmoid_mul_whole, b) },
};
/* ---- bias_add ---- */

static const struct dfg_desc_expr cutlass_bias_add_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 15 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 15 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 15 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 15 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 15 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[-1]", .line = 15 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[-1]", .line = 15 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 8 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .name = "data_layout", .text = "data_layout", .line = 20 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 20 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "c.data_layout == \"NHWC\"", .line = 20 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 12 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "\"OHWI\"", .line = 20 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 14, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 13 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 13 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 19 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "x.dtype == f16", .line = 13 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 13 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "dtype", .line = 13 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "w.dtype == f16", .line = 13 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 13 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 13 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "dtype", .line = 13 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 28 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "x.dtype == f32", .line = 13 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 13 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "dtype", .line = 13 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 32 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "w.dtype == f32", .line = 13 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 28, 32, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 24, 33, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 14 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "dtype", .line = 14 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 39 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 36, 37, 38, }, .text = "x.dtype in {i8, u8}", .line = 14 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 14 },
    /* 41 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "dtype", .line = 14 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 44 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 41, 42, 43, }, .text = "w.dtype in {i8, u8}", .line = 14 },
    /* 45 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 39, 44, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 46 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 34, 45, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 47 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 15, 46, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w)", .line = 20 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 21 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "shape", .line = 21 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 21 },
    /* 51 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "x.shape[3]", .line = 21 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 21 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "shape", .line = 21 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "w.shape[0]", .line = 21 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 55, }, .text = "x.shape[3] == w.shape[0]", .line = 21 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 21 },
    /* 58 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .name = "groups", .text = "groups", .line = 21 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 21 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "shape", .line = 21 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 62 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "w.shape[0]", .line = 21 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "c.groups == w.shape[0]", .line = 21 },
    /* 64 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 56, 63, }, .text = "(x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 65 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 66 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 47, 65, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w),\012    not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 20 },
    /* 67 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 99 },
    /* 68 */ { .op = DFG_E_NODE, .ref = 6, .text = "r", .line = 99 },
    /* 69 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 67, 68, }, .text = "same_shape(p, r)", .line = 99 },
};
static const struct dfg_desc_node cutlass_bias_add_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 6, },
        .text = "add(p, r)", .line = 100 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .name = "p",
        .text = "(add | nn.bias_add)(c, b)", .line = 31, .n_where = 1, .where = (const uint32_t[]){ 6, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 24, .n_where = 1, .where = (const uint32_t[]){ 66, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 28 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 28 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 28 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 97 },
};
static const struct dfg_desc_region cutlass_bias_add_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_bias_add_refs[] = { { 6, -1 }, { 1, -1 }, };
static const struct dfg_capture cutlass_bias_add_captures[] = {
    { "r", DFG_CAP_NODE, offsetof(struct cutlass_bias_add_match, r) },
    { "p", DFG_CAP_NODE, offsetof(struct cutlass_bias_add_match, p) },
};
static const struct dfg_desc_pattern cutlass_bias_add_desc = {
    .n_nodes = 7, .n_exprs = 70, .n_vars = 0, .n_sets = 2,
    .nodes = cutlass_bias_add_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_bias_add_regions,
    .exprs = cutlass_bias_add_exprs,
    .captures = cutlass_bias_add_refs,
    .text = "pattern bias_add(r) {\012    p = biased;\012    where same_shape(p, r);\012    return add(p, r);\012}", .line = 97, .n_where = 1, .where = (const uint32_t[]){ 69, }
};
static bool cutlass_bias_add_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_bias_add_match(g, n, m);
}
static bool cutlass_bias_add_pass(void *ctx, const struct cutlass_bias_add_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_bias_add_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_bias_add_each(g, n, cutlass_bias_add_pass, &e);
}

static const struct dfg_part cutlass_bias_add_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_bias_add_whole, m.r) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_bias_add_whole, add) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct cutlass_bias_add_whole, m.p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_bias_add_whole, c) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_bias_add_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_bias_add_whole, w) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_bias_add_whole, b) },
};
/* ---- bias_mul ---- */

static const struct dfg_desc_expr cutlass_bias_mul_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 15 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 15 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 15 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 15 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 15 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[-1]", .line = 15 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[-1]", .line = 15 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 8 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .name = "data_layout", .text = "data_layout", .line = 20 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 20 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "c.data_layout == \"NHWC\"", .line = 20 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 12 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "\"OHWI\"", .line = 20 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 14, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 13 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 13 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 19 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "x.dtype == f16", .line = 13 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 13 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "dtype", .line = 13 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "w.dtype == f16", .line = 13 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 13 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 13 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "dtype", .line = 13 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 28 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "x.dtype == f32", .line = 13 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 13 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "dtype", .line = 13 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 32 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "w.dtype == f32", .line = 13 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 28, 32, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 24, 33, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 14 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "dtype", .line = 14 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 39 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 36, 37, 38, }, .text = "x.dtype in {i8, u8}", .line = 14 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 14 },
    /* 41 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "dtype", .line = 14 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 44 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 41, 42, 43, }, .text = "w.dtype in {i8, u8}", .line = 14 },
    /* 45 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 39, 44, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 46 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 34, 45, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 47 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 15, 46, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w)", .line = 20 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 21 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "shape", .line = 21 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 21 },
    /* 51 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "x.shape[3]", .line = 21 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 21 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "shape", .line = 21 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "w.shape[0]", .line = 21 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 55, }, .text = "x.shape[3] == w.shape[0]", .line = 21 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 21 },
    /* 58 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .name = "groups", .text = "groups", .line = 21 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 21 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "shape", .line = 21 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 62 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "w.shape[0]", .line = 21 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "c.groups == w.shape[0]", .line = 21 },
    /* 64 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 56, 63, }, .text = "(x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 65 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 66 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 47, 65, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w),\012    not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 20 },
    /* 67 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 104 },
    /* 68 */ { .op = DFG_E_NODE, .ref = 6, .text = "r", .line = 104 },
    /* 69 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 67, 68, }, .text = "same_shape(p, r)", .line = 104 },
};
static const struct dfg_desc_node cutlass_bias_mul_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 6, },
        .text = "multiply(p, r)", .line = 105 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .name = "p",
        .text = "(add | nn.bias_add)(c, b)", .line = 31, .n_where = 1, .where = (const uint32_t[]){ 6, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 24, .n_where = 1, .where = (const uint32_t[]){ 66, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 28 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 28 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 28 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 102 },
};
static const struct dfg_desc_region cutlass_bias_mul_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_bias_mul_refs[] = { { 6, -1 }, { 1, -1 }, };
static const struct dfg_capture cutlass_bias_mul_captures[] = {
    { "r", DFG_CAP_NODE, offsetof(struct cutlass_bias_mul_match, r) },
    { "p", DFG_CAP_NODE, offsetof(struct cutlass_bias_mul_match, p) },
};
static const struct dfg_desc_pattern cutlass_bias_mul_desc = {
    .n_nodes = 7, .n_exprs = 70, .n_vars = 0, .n_sets = 2,
    .nodes = cutlass_bias_mul_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_bias_mul_regions,
    .exprs = cutlass_bias_mul_exprs,
    .captures = cutlass_bias_mul_refs,
    .text = "pattern bias_mul(r) {\012    p = biased;\012    where same_shape(p, r);\012    return multiply(p, r);\012}", .line = 102, .n_where = 1, .where = (const uint32_t[]){ 69, }
};
static bool cutlass_bias_mul_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_bias_mul_match(g, n, m);
}
static bool cutlass_bias_mul_pass(void *ctx, const struct cutlass_bias_mul_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_bias_mul_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_bias_mul_each(g, n, cutlass_bias_mul_pass, &e);
}

static const struct dfg_part cutlass_bias_mul_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_bias_mul_whole, m.r) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_bias_mul_whole, multiply) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct cutlass_bias_mul_whole, m.p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_bias_mul_whole, c) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_bias_mul_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_bias_mul_whole, w) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_bias_mul_whole, b) },
};
/* ---- dense ---- */

static const struct dfg_desc_expr cutlass_dense_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 13 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 13 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f16", .line = 13 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 13 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 13 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "w.dtype == f16", .line = 13 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 13 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 13 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "dtype", .line = 13 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "x.dtype == f32", .line = 13 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 13 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "dtype", .line = 13 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "w.dtype == f32", .line = 13 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 12, 16, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 18 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 8, 17, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 14 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 14 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 23 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 20, 21, 22, }, .text = "x.dtype in {i8, u8}", .line = 14 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 14 },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "dtype", .line = 14 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 28 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 25, 26, 27, }, .text = "w.dtype in {i8, u8}", .line = 14 },
    /* 29 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 23, 28, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 30 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 18, 29, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
};
static const struct dfg_desc_node cutlass_dense_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "d",
        .text = "nn.dense(x, w)", .line = 111 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 110 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 110 },
};
static const struct dfg_desc_region cutlass_dense_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_dense_refs[] = { { 1, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture cutlass_dense_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cutlass_dense_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cutlass_dense_match, w) },
    { "d", DFG_CAP_NODE, offsetof(struct cutlass_dense_match, d) },
};
static const struct dfg_desc_pattern cutlass_dense_desc = {
    .n_nodes = 3, .n_exprs = 31, .n_vars = 0, .n_sets = 3,
    .nodes = cutlass_dense_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_dense_regions,
    .exprs = cutlass_dense_exprs,
    .captures = cutlass_dense_refs,
    .text = "pattern dense(x, w) {\012    d = nn.dense(x, w);\012    where gemm_types(x, w);\012    return d;\012}", .line = 110, .n_where = 1, .where = (const uint32_t[]){ 30, }
};
static bool cutlass_dense_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_dense_match(g, n, m);
}
static bool cutlass_dense_pass(void *ctx, const struct cutlass_dense_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_dense_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_dense_each(g, n, cutlass_dense_pass, &e);
}

static const struct dfg_part cutlass_dense_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_dense_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cutlass_dense_whole, m.w) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct cutlass_dense_whole, m.d) },
};
/* ---- dense_bias ---- */

static const struct dfg_desc_expr cutlass_dense_bias_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 13 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 13 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f16", .line = 13 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 13 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 13 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "w.dtype == f16", .line = 13 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 13 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 13 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "dtype", .line = 13 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "x.dtype == f32", .line = 13 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 13 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "dtype", .line = 13 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "w.dtype == f32", .line = 13 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 12, 16, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 18 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 8, 17, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 14 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 14 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 23 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 20, 21, 22, }, .text = "x.dtype in {i8, u8}", .line = 14 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 14 },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "dtype", .line = 14 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 28 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 25, 26, 27, }, .text = "w.dtype in {i8, u8}", .line = 14 },
    /* 29 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 23, 28, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 30 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 18, 29, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 15 },
    /* 32 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "elements", .line = 15 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 15 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "shape", .line = 15 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 15 },
    /* 36 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 34, 35, }, .text = "c.shape[-1]", .line = 15 },
    /* 37 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 32, 36, }, .text = "b.elements == c.shape[-1]", .line = 15 },
};
static const struct dfg_desc_node cutlass_dense_bias_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "(add | nn.bias_add)(d, b)", .line = 118 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .name = "d",
        .text = "nn.dense(x, w)", .line = 111, .n_where = 1, .where = (const uint32_t[]){ 30, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 115 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 115 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 115 },
};
static const struct dfg_desc_region cutlass_dense_bias_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_dense_bias_refs[] = { { 2, -1 }, { 3, -1 }, { 4, -1 }, { 1, -1 }, };
static const struct dfg_capture cutlass_dense_bias_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cutlass_dense_bias_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cutlass_dense_bias_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct cutlass_dense_bias_match, b) },
    { "d", DFG_CAP_NODE, offsetof(struct cutlass_dense_bias_match, d) },
};
static const struct dfg_desc_pattern cutlass_dense_bias_desc = {
    .n_nodes = 5, .n_exprs = 38, .n_vars = 0, .n_sets = 4,
    .nodes = cutlass_dense_bias_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_dense_bias_regions,
    .exprs = cutlass_dense_bias_exprs,
    .captures = cutlass_dense_bias_refs,
    .text = "pattern dense_bias(x, w, b) {\012    d = dense(x, w);\012    where one_a_channel(b, d);\012    return (add | nn.bias_add)(d, b);\012}", .line = 115, .n_where = 1, .where = (const uint32_t[]){ 37, }
};
static bool cutlass_dense_bias_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_dense_bias_match(g, n, m);
}
static bool cutlass_dense_bias_pass(void *ctx, const struct cutlass_dense_bias_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_dense_bias_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_dense_bias_each(g, n, cutlass_dense_bias_pass, &e);
}

static const struct dfg_part cutlass_dense_bias_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_dense_bias_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cutlass_dense_bias_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cutlass_dense_bias_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_dense_bias_whole, call) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct cutlass_dense_bias_whole, m.d) },
};
/* ---- dense_gelu_fp16 ---- */

static const struct dfg_desc_expr cutlass_dense_gelu_fp16_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 11, .text = "b", .line = 15 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 15 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 8, .text = "c", .line = 15 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 15 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 15 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[-1]", .line = 15 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[-1]", .line = 15 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 9, .text = "x", .line = 13 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "dtype", .line = 13 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "x.dtype == f16", .line = 13 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 10, .text = "w", .line = 13 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "dtype", .line = 13 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "w.dtype == f16", .line = 13 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 14, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 13 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 9, .text = "x", .line = 13 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 13 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 19 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "x.dtype == f32", .line = 13 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 10, .text = "w", .line = 13 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "dtype", .line = 13 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "w.dtype == f32", .line = 13 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 25 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 24, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 26 */ { .op = DFG_E_NODE, .ref = 9, .text = "x", .line = 14 },
    /* 27 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "dtype", .line = 14 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 30 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 27, 28, 29, }, .text = "x.dtype in {i8, u8}", .line = 14 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 10, .text = "w", .line = 14 },
    /* 32 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "dtype", .line = 14 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 35 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 32, 33, 34, }, .text = "w.dtype in {i8, u8}", .line = 14 },
    /* 36 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 30, 35, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 37 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 25, 36, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 7, .text = "p", .line = 122 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 122 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 122 },
    /* 41 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "p.dtype == f16", .line = 122 },
};
static const struct dfg_desc_node cutlass_dense_gelu_fp16_nodes[15] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 7, },
        .text = "multiply(add(multiply(cast(erf(cast(multiply(p, _)))), _), _), p)", .line = 123 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 14, },
        .text = "add(multiply(cast(erf(cast(multiply(p, _)))), _), _)", .line = 123 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, },
        .text = "multiply(cast(erf(cast(multiply(p, _)))), _)", .line = 123 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .text = "cast(erf(cast(multiply(p, _))))", .line = 123 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "erf", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .text = "erf(cast(multiply(p, _)))", .line = 123 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .text = "cast(multiply(p, _))", .line = 123 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, },
        .text = "multiply(p, _)", .line = 123 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 11, },
        .name = "p",
        .text = "(add | nn.bias_add)(d, b)", .line = 118, .n_where = 1, .where = (const uint32_t[]){ 6, } },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .name = "d",
        .text = "nn.dense(x, w)", .line = 111, .n_where = 1, .where = (const uint32_t[]){ 37, } },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 120 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 120 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 120 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 123 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 123 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 123 },
};
static const struct dfg_desc_region cutlass_dense_gelu_fp16_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_dense_gelu_fp16_refs[] = { { 9, -1 }, { 10, -1 }, { 11, -1 }, { 7, -1 }, };
static const struct dfg_capture cutlass_dense_gelu_fp16_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cutlass_dense_gelu_fp16_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cutlass_dense_gelu_fp16_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct cutlass_dense_gelu_fp16_match, b) },
    { "p", DFG_CAP_NODE, offsetof(struct cutlass_dense_gelu_fp16_match, p) },
};
static const struct dfg_desc_pattern cutlass_dense_gelu_fp16_desc = {
    .n_nodes = 15, .n_exprs = 42, .n_vars = 0, .n_sets = 4,
    .nodes = cutlass_dense_gelu_fp16_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_dense_gelu_fp16_regions,
    .exprs = cutlass_dense_gelu_fp16_exprs,
    .captures = cutlass_dense_gelu_fp16_refs,
    .text = "pattern dense_gelu_fp16(x, w, b) {\012    p = dense_bias(x, w, b);\012    where p.dtype == f16;\012    return multiply(add(multiply(cast(erf(cast(multiply(p, _)))), _), _), p);\012}", .line = 120, .n_where = 1, .where = (const uint32_t[]){ 41, }
};
static bool cutlass_dense_gelu_fp16_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_dense_gelu_fp16_match(g, n, m);
}
static bool cutlass_dense_gelu_fp16_pass(void *ctx, const struct cutlass_dense_gelu_fp16_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_dense_gelu_fp16_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_dense_gelu_fp16_each(g, n, cutlass_dense_gelu_fp16_pass, &e);
}

static const struct dfg_part cutlass_dense_gelu_fp16_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_dense_gelu_fp16_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cutlass_dense_gelu_fp16_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cutlass_dense_gelu_fp16_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_dense_gelu_fp16_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_dense_gelu_fp16_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_dense_gelu_fp16_whole, multiply_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_dense_gelu_fp16_whole, cast) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_dense_gelu_fp16_whole, erf) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_dense_gelu_fp16_whole, cast_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_dense_gelu_fp16_whole, multiply_3) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct cutlass_dense_gelu_fp16_whole, m.p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_dense_gelu_fp16_whole, d) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_dense_gelu_fp16_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_dense_gelu_fp16_whole, x_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_dense_gelu_fp16_whole, x_3) },
};
/* ---- dense_gelu_fp32 ---- */

static const struct dfg_desc_expr cutlass_dense_gelu_fp32_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 9, .text = "b", .line = 15 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 15 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 15 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 15 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 15 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[-1]", .line = 15 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[-1]", .line = 15 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 13 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "dtype", .line = 13 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "x.dtype == f16", .line = 13 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 13 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "dtype", .line = 13 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "w.dtype == f16", .line = 13 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 14, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 13 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 13 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 13 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 19 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "x.dtype == f32", .line = 13 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 13 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "dtype", .line = 13 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "w.dtype == f32", .line = 13 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 25 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 24, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 26 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 14 },
    /* 27 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "dtype", .line = 14 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 30 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 27, 28, 29, }, .text = "x.dtype in {i8, u8}", .line = 14 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 14 },
    /* 32 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "dtype", .line = 14 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 35 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 32, 33, 34, }, .text = "w.dtype in {i8, u8}", .line = 14 },
    /* 36 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 30, 35, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 37 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 25, 36, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 5, .text = "p", .line = 127 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 127 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 127 },
    /* 41 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "p.dtype == f32", .line = 127 },
};
static const struct dfg_desc_node cutlass_dense_gelu_fp32_nodes[13] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, },
        .text = "multiply(add(multiply(erf(multiply(p, _)), _), _), p)", .line = 128 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 12, },
        .text = "add(multiply(erf(multiply(p, _)), _), _)", .line = 128 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 11, },
        .text = "multiply(erf(multiply(p, _)), _)", .line = 128 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "erf", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .text = "erf(multiply(p, _))", .line = 128 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 10, },
        .text = "multiply(p, _)", .line = 128 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 9, },
        .name = "p",
        .text = "(add | nn.bias_add)(d, b)", .line = 118, .n_where = 1, .where = (const uint32_t[]){ 6, } },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .name = "d",
        .text = "nn.dense(x, w)", .line = 111, .n_where = 1, .where = (const uint32_t[]){ 37, } },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 125 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 125 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 125 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 128 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 128 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 128 },
};
static const struct dfg_desc_region cutlass_dense_gelu_fp32_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_dense_gelu_fp32_refs[] = { { 7, -1 }, { 8, -1 }, { 9, -1 }, { 5, -1 }, };
static const struct dfg_capture cutlass_dense_gelu_fp32_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cutlass_dense_gelu_fp32_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cutlass_dense_gelu_fp32_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct cutlass_dense_gelu_fp32_match, b) },
    { "p", DFG_CAP_NODE, offsetof(struct cutlass_dense_gelu_fp32_match, p) },
};
static const struct dfg_desc_pattern cutlass_dense_gelu_fp32_desc = {
    .n_nodes = 13, .n_exprs = 42, .n_vars = 0, .n_sets = 4,
    .nodes = cutlass_dense_gelu_fp32_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_dense_gelu_fp32_regions,
    .exprs = cutlass_dense_gelu_fp32_exprs,
    .captures = cutlass_dense_gelu_fp32_refs,
    .text = "pattern dense_gelu_fp32(x, w, b) {\012    p = dense_bias(x, w, b);\012    where p.dtype == f32;\012    return multiply(add(multiply(erf(multiply(p, _)), _), _), p);\012}", .line = 125, .n_where = 1, .where = (const uint32_t[]){ 41, }
};
static bool cutlass_dense_gelu_fp32_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_dense_gelu_fp32_match(g, n, m);
}
static bool cutlass_dense_gelu_fp32_pass(void *ctx, const struct cutlass_dense_gelu_fp32_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_dense_gelu_fp32_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_dense_gelu_fp32_each(g, n, cutlass_dense_gelu_fp32_pass, &e);
}

static const struct dfg_part cutlass_dense_gelu_fp32_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_dense_gelu_fp32_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cutlass_dense_gelu_fp32_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cutlass_dense_gelu_fp32_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_dense_gelu_fp32_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_dense_gelu_fp32_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_dense_gelu_fp32_whole, multiply_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_dense_gelu_fp32_whole, erf) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_dense_gelu_fp32_whole, multiply_3) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct cutlass_dense_gelu_fp32_whole, m.p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_dense_gelu_fp32_whole, d) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_dense_gelu_fp32_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_dense_gelu_fp32_whole, x_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_dense_gelu_fp32_whole, x_3) },
};
/* ---- batch_matmul ---- */

static const struct dfg_desc_expr cutlass_batch_matmul_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 131 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 131 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 131 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "dtype", .line = 131 },
    /* 4 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "a.dtype == b.dtype", .line = 131 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 13 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 13 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 8 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "x.dtype == f16", .line = 13 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 13 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "dtype", .line = 13 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "w.dtype == f16", .line = 13 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 12, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 13 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 13 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 13 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "x.dtype == f32", .line = 13 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 13 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "dtype", .line = 13 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "w.dtype == f32", .line = 13 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 23 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 13, 22, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 14 },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "dtype", .line = 14 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 28 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 25, 26, 27, }, .text = "x.dtype in {i8, u8}", .line = 14 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 14 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "dtype", .line = 14 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 33 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 30, 31, 32, }, .text = "w.dtype in {i8, u8}", .line = 14 },
    /* 34 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 28, 33, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 35 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 23, 34, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
};
static const struct dfg_desc_node cutlass_batch_matmul_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.batch_matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "transpose_a", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "transpose_a == false", .line = 130 },
            { .test = DFG_D_TEST_EQ, .name = "transpose_b", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "transpose_b == true", .line = 130 },
        },
        .text = "nn.batch_matmul(a, b)", .line = 130 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 130 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 130 },
};
static const struct dfg_desc_region cutlass_batch_matmul_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_batch_matmul_refs[] = { { 1, -1 }, { 2, -1 }, };
static const struct dfg_capture cutlass_batch_matmul_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct cutlass_batch_matmul_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct cutlass_batch_matmul_match, b) },
};
static const struct dfg_desc_pattern cutlass_batch_matmul_desc = {
    .n_nodes = 3, .n_exprs = 36, .n_vars = 0, .n_sets = 2,
    .nodes = cutlass_batch_matmul_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_batch_matmul_regions,
    .exprs = cutlass_batch_matmul_exprs,
    .captures = cutlass_batch_matmul_refs,
    .text = "pattern batch_matmul(a, b) = nn.batch_matmul(a, b) { transpose_a == false, transpose_b == true }\012        where a.dtype == b.dtype, gemm_types(a, b);", .line = 130, .n_where = 2, .where = (const uint32_t[]){ 4, 35, }
};
static bool cutlass_batch_matmul_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_batch_matmul_match(g, n, m);
}
static bool cutlass_batch_matmul_pass(void *ctx, const struct cutlass_batch_matmul_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_batch_matmul_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_batch_matmul_each(g, n, cutlass_batch_matmul_pass, &e);
}

static const struct dfg_part cutlass_batch_matmul_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_batch_matmul_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cutlass_batch_matmul_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_batch_matmul_whole, batch_matmul) },
};
/* ---- cutlass.conv2d_bias_hardswish_residual_add_relu ---- */

static const struct dfg_desc_expr cutlass_conv2d_bias_hardswish_residual_add_relu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 59 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 13, .text = "r", .line = 59 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_shape(p, r)", .line = 59 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 15 },
    /* 4 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .text = "elements", .line = 15 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 15 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "shape", .line = 15 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 15 },
    /* 8 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "c.shape[-1]", .line = 15 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 8, }, .text = "b.elements == c.shape[-1]", .line = 15 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 20 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "data_layout", .text = "data_layout", .line = 20 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 20 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "c.data_layout == \"NHWC\"", .line = 20 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 20 },
    /* 15 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "\"OHWI\"", .line = 20 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 18 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 17, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 13 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 13 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "x.dtype == f16", .line = 13 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 13 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "dtype", .line = 13 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "w.dtype == f16", .line = 13 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 26, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 13 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 13 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "dtype", .line = 13 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 31 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "x.dtype == f32", .line = 13 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 13 },
    /* 33 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "dtype", .line = 13 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 35 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 33, 34, }, .text = "w.dtype == f32", .line = 13 },
    /* 36 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 31, 35, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 37 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 27, 36, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 14 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 14 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 42 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 39, 40, 41, }, .text = "x.dtype in {i8, u8}", .line = 14 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 14 },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "dtype", .line = 14 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 47 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 44, 45, 46, }, .text = "w.dtype in {i8, u8}", .line = 14 },
    /* 48 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 42, 47, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 49 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 37, 48, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 50 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 49, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w)", .line = 20 },
    /* 51 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 21 },
    /* 52 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "shape", .line = 21 },
    /* 53 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 21 },
    /* 54 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 52, 53, }, .text = "x.shape[3]", .line = 21 },
    /* 55 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 21 },
    /* 56 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .text = "shape", .line = 21 },
    /* 57 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 58 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "w.shape[0]", .line = 21 },
    /* 59 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 54, 58, }, .text = "x.shape[3] == w.shape[0]", .line = 21 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 21 },
    /* 61 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .name = "groups", .text = "groups", .line = 21 },
    /* 62 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 21 },
    /* 63 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 62, }, .text = "shape", .line = 21 },
    /* 64 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 65 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 63, 64, }, .text = "w.shape[0]", .line = 21 },
    /* 66 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 61, 65, }, .text = "c.groups == w.shape[0]", .line = 21 },
    /* 67 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 59, 66, }, .text = "(x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 68 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 69 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 50, 68, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w),\012    not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 20 },
};
static const struct dfg_desc_node cutlass_conv2d_bias_hardswish_residual_add_relu_nodes[14] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "nn.relu(hardswish_add)", .line = 135 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 13, },
        .text = "add(p, r)", .line = 60, .n_where = 1, .where = (const uint32_t[]){ 2, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, },
        .name = "p",
        .text = "multiply(p, divide(clip(add(p, const)), const))", .line = 35 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 7, },
        .name = "p",
        .text = "(add | nn.bias_add)(c, b)", .line = 31, .n_where = 1, .where = (const uint32_t[]){ 9, } },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 24, .n_where = 1, .where = (const uint32_t[]){ 69, } },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 33 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 33 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 33 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "divide", },
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 12, },
        .text = "divide(clip(add(p, const)), const)", .line = 35 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 10, },
        .text = "clip(add(p, const))", .line = 35 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 11, },
        .text = "add(p, const)", .line = 35 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 57 },
};
static const struct dfg_desc_region cutlass_conv2d_bias_hardswish_residual_add_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern cutlass_conv2d_bias_hardswish_residual_add_relu_desc = {
    .n_nodes = 14, .n_exprs = 70, .n_vars = 0, .n_sets = 0,
    .nodes = cutlass_conv2d_bias_hardswish_residual_add_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_conv2d_bias_hardswish_residual_add_relu_regions,
    .exprs = cutlass_conv2d_bias_hardswish_residual_add_relu_exprs,
    .text = "\"cutlass.conv2d_bias_hardswish_residual_add_relu\"      = nn.relu(hardswish_add);", .line = 135
};
static bool cutlass_conv2d_bias_hardswish_residual_add_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_conv2d_bias_hardswish_residual_add_relu_match(g, n, m);
}
static bool cutlass_conv2d_bias_hardswish_residual_add_relu_pass(void *ctx, const struct cutlass_conv2d_bias_hardswish_residual_add_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_conv2d_bias_hardswish_residual_add_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_conv2d_bias_hardswish_residual_add_relu_each(g, n, cutlass_conv2d_bias_hardswish_residual_add_relu_pass, &e);
}

static const struct dfg_part cutlass_conv2d_bias_hardswish_residual_add_relu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_relu_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_relu_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_relu_whole, p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_relu_whole, p_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_relu_whole, c) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_relu_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_relu_whole, w) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_relu_whole, b) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_relu_whole, divide) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_relu_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_relu_whole, add_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_relu_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_relu_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_relu_whole, r) },
};
/* ---- cutlass.conv2d_bias_hardswish_residual_multiply_relu ---- */

static const struct dfg_desc_expr cutlass_conv2d_bias_hardswish_residual_multiply_relu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 64 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 13, .text = "r", .line = 64 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_shape(p, r)", .line = 64 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 15 },
    /* 4 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .text = "elements", .line = 15 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 15 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "shape", .line = 15 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 15 },
    /* 8 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "c.shape[-1]", .line = 15 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 8, }, .text = "b.elements == c.shape[-1]", .line = 15 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 20 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "data_layout", .text = "data_layout", .line = 20 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 20 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "c.data_layout == \"NHWC\"", .line = 20 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 20 },
    /* 15 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "\"OHWI\"", .line = 20 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 18 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 17, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 13 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 13 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "x.dtype == f16", .line = 13 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 13 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "dtype", .line = 13 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "w.dtype == f16", .line = 13 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 26, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 13 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 13 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "dtype", .line = 13 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 31 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "x.dtype == f32", .line = 13 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 13 },
    /* 33 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "dtype", .line = 13 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 35 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 33, 34, }, .text = "w.dtype == f32", .line = 13 },
    /* 36 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 31, 35, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 37 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 27, 36, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 14 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 14 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 42 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 39, 40, 41, }, .text = "x.dtype in {i8, u8}", .line = 14 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 14 },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "dtype", .line = 14 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 47 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 44, 45, 46, }, .text = "w.dtype in {i8, u8}", .line = 14 },
    /* 48 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 42, 47, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 49 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 37, 48, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 50 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 49, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w)", .line = 20 },
    /* 51 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 21 },
    /* 52 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "shape", .line = 21 },
    /* 53 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 21 },
    /* 54 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 52, 53, }, .text = "x.shape[3]", .line = 21 },
    /* 55 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 21 },
    /* 56 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .text = "shape", .line = 21 },
    /* 57 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 58 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "w.shape[0]", .line = 21 },
    /* 59 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 54, 58, }, .text = "x.shape[3] == w.shape[0]", .line = 21 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 21 },
    /* 61 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .name = "groups", .text = "groups", .line = 21 },
    /* 62 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 21 },
    /* 63 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 62, }, .text = "shape", .line = 21 },
    /* 64 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 65 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 63, 64, }, .text = "w.shape[0]", .line = 21 },
    /* 66 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 61, 65, }, .text = "c.groups == w.shape[0]", .line = 21 },
    /* 67 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 59, 66, }, .text = "(x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 68 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 69 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 50, 68, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w),\012    not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 20 },
};
static const struct dfg_desc_node cutlass_conv2d_bias_hardswish_residual_multiply_relu_nodes[14] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "nn.relu(hardswish_mul)", .line = 136 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 13, },
        .text = "multiply(p, r)", .line = 65, .n_where = 1, .where = (const uint32_t[]){ 2, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, },
        .name = "p",
        .text = "multiply(p, divide(clip(add(p, const)), const))", .line = 35 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 7, },
        .name = "p",
        .text = "(add | nn.bias_add)(c, b)", .line = 31, .n_where = 1, .where = (const uint32_t[]){ 9, } },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 24, .n_where = 1, .where = (const uint32_t[]){ 69, } },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 33 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 33 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 33 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "divide", },
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 12, },
        .text = "divide(clip(add(p, const)), const)", .line = 35 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 10, },
        .text = "clip(add(p, const))", .line = 35 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 11, },
        .text = "add(p, const)", .line = 35 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 62 },
};
static const struct dfg_desc_region cutlass_conv2d_bias_hardswish_residual_multiply_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern cutlass_conv2d_bias_hardswish_residual_multiply_relu_desc = {
    .n_nodes = 14, .n_exprs = 70, .n_vars = 0, .n_sets = 0,
    .nodes = cutlass_conv2d_bias_hardswish_residual_multiply_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_conv2d_bias_hardswish_residual_multiply_relu_regions,
    .exprs = cutlass_conv2d_bias_hardswish_residual_multiply_relu_exprs,
    .text = "\"cutlass.conv2d_bias_hardswish_residual_multiply_relu\" = nn.relu(hardswish_mul);", .line = 136
};
static bool cutlass_conv2d_bias_hardswish_residual_multiply_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_conv2d_bias_hardswish_residual_multiply_relu_match(g, n, m);
}
static bool cutlass_conv2d_bias_hardswish_residual_multiply_relu_pass(void *ctx, const struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_conv2d_bias_hardswish_residual_multiply_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_conv2d_bias_hardswish_residual_multiply_relu_each(g, n, cutlass_conv2d_bias_hardswish_residual_multiply_relu_pass, &e);
}

static const struct dfg_part cutlass_conv2d_bias_hardswish_residual_multiply_relu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole, p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole, p_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole, c) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole, w) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole, b) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole, divide) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole, add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole, r) },
};
/* ---- cutlass.conv2d_bias_silu_residual_add_relu ---- */

static const struct dfg_desc_expr cutlass_conv2d_bias_silu_residual_add_relu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 69 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 9, .text = "r", .line = 69 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_shape(p, r)", .line = 69 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 15 },
    /* 4 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .text = "elements", .line = 15 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 15 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "shape", .line = 15 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 15 },
    /* 8 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "c.shape[-1]", .line = 15 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 8, }, .text = "b.elements == c.shape[-1]", .line = 15 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 20 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "data_layout", .text = "data_layout", .line = 20 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 20 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "c.data_layout == \"NHWC\"", .line = 20 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 20 },
    /* 15 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "\"OHWI\"", .line = 20 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 18 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 17, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 13 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 13 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "x.dtype == f16", .line = 13 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 13 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "dtype", .line = 13 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "w.dtype == f16", .line = 13 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 26, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 13 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 13 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "dtype", .line = 13 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 31 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "x.dtype == f32", .line = 13 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 13 },
    /* 33 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "dtype", .line = 13 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 35 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 33, 34, }, .text = "w.dtype == f32", .line = 13 },
    /* 36 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 31, 35, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 37 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 27, 36, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 14 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 14 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 42 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 39, 40, 41, }, .text = "x.dtype in {i8, u8}", .line = 14 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 14 },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "dtype", .line = 14 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 47 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 44, 45, 46, }, .text = "w.dtype in {i8, u8}", .line = 14 },
    /* 48 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 42, 47, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 49 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 37, 48, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 50 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 49, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w)", .line = 20 },
    /* 51 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 21 },
    /* 52 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "shape", .line = 21 },
    /* 53 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 21 },
    /* 54 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 52, 53, }, .text = "x.shape[3]", .line = 21 },
    /* 55 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 21 },
    /* 56 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .text = "shape", .line = 21 },
    /* 57 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 58 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "w.shape[0]", .line = 21 },
    /* 59 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 54, 58, }, .text = "x.shape[3] == w.shape[0]", .line = 21 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 21 },
    /* 61 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .name = "groups", .text = "groups", .line = 21 },
    /* 62 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 21 },
    /* 63 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 62, }, .text = "shape", .line = 21 },
    /* 64 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 65 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 63, 64, }, .text = "w.shape[0]", .line = 21 },
    /* 66 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 61, 65, }, .text = "c.groups == w.shape[0]", .line = 21 },
    /* 67 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 59, 66, }, .text = "(x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 68 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 69 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 50, 68, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w),\012    not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 20 },
};
static const struct dfg_desc_node cutlass_conv2d_bias_silu_residual_add_relu_nodes[10] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "nn.relu(silu_add)", .line = 137 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 9, },
        .text = "add(p, r)", .line = 70, .n_where = 1, .where = (const uint32_t[]){ 2, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, },
        .name = "p",
        .text = "multiply(p, sigmoid(p))", .line = 39 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 7, },
        .name = "p",
        .text = "(add | nn.bias_add)(c, b)", .line = 31, .n_where = 1, .where = (const uint32_t[]){ 9, } },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 24, .n_where = 1, .where = (const uint32_t[]){ 69, } },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 37 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 37 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 37 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "sigmoid(p)", .line = 39 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 67 },
};
static const struct dfg_desc_region cutlass_conv2d_bias_silu_residual_add_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern cutlass_conv2d_bias_silu_residual_add_relu_desc = {
    .n_nodes = 10, .n_exprs = 70, .n_vars = 0, .n_sets = 0,
    .nodes = cutlass_conv2d_bias_silu_residual_add_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_conv2d_bias_silu_residual_add_relu_regions,
    .exprs = cutlass_conv2d_bias_silu_residual_add_relu_exprs,
    .text = "\"cutlass.conv2d_bias_silu_residual_add_relu\"           = nn.relu(silu_add);", .line = 137
};
static bool cutlass_conv2d_bias_silu_residual_add_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_conv2d_bias_silu_residual_add_relu_match(g, n, m);
}
static bool cutlass_conv2d_bias_silu_residual_add_relu_pass(void *ctx, const struct cutlass_conv2d_bias_silu_residual_add_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_conv2d_bias_silu_residual_add_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_conv2d_bias_silu_residual_add_relu_each(g, n, cutlass_conv2d_bias_silu_residual_add_relu_pass, &e);
}

static const struct dfg_part cutlass_conv2d_bias_silu_residual_add_relu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_conv2d_bias_silu_residual_add_relu_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_silu_residual_add_relu_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_silu_residual_add_relu_whole, p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_silu_residual_add_relu_whole, p_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_silu_residual_add_relu_whole, c) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_conv2d_bias_silu_residual_add_relu_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_conv2d_bias_silu_residual_add_relu_whole, w) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_conv2d_bias_silu_residual_add_relu_whole, b) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_silu_residual_add_relu_whole, sigmoid) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_conv2d_bias_silu_residual_add_relu_whole, r) },
};
/* ---- cutlass.conv2d_bias_silu_residual_multiply_relu ---- */

static const struct dfg_desc_expr cutlass_conv2d_bias_silu_residual_multiply_relu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 74 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 9, .text = "r", .line = 74 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_shape(p, r)", .line = 74 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 15 },
    /* 4 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .text = "elements", .line = 15 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 15 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "shape", .line = 15 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 15 },
    /* 8 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "c.shape[-1]", .line = 15 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 8, }, .text = "b.elements == c.shape[-1]", .line = 15 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 20 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "data_layout", .text = "data_layout", .line = 20 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 20 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "c.data_layout == \"NHWC\"", .line = 20 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 20 },
    /* 15 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "\"OHWI\"", .line = 20 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 18 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 17, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 13 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 13 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "x.dtype == f16", .line = 13 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 13 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "dtype", .line = 13 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "w.dtype == f16", .line = 13 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 26, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 13 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 13 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "dtype", .line = 13 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 31 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "x.dtype == f32", .line = 13 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 13 },
    /* 33 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "dtype", .line = 13 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 35 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 33, 34, }, .text = "w.dtype == f32", .line = 13 },
    /* 36 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 31, 35, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 37 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 27, 36, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 14 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 14 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 42 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 39, 40, 41, }, .text = "x.dtype in {i8, u8}", .line = 14 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 14 },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "dtype", .line = 14 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 47 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 44, 45, 46, }, .text = "w.dtype in {i8, u8}", .line = 14 },
    /* 48 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 42, 47, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 49 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 37, 48, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 50 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 49, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w)", .line = 20 },
    /* 51 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 21 },
    /* 52 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "shape", .line = 21 },
    /* 53 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 21 },
    /* 54 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 52, 53, }, .text = "x.shape[3]", .line = 21 },
    /* 55 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 21 },
    /* 56 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .text = "shape", .line = 21 },
    /* 57 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 58 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "w.shape[0]", .line = 21 },
    /* 59 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 54, 58, }, .text = "x.shape[3] == w.shape[0]", .line = 21 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 21 },
    /* 61 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .name = "groups", .text = "groups", .line = 21 },
    /* 62 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 21 },
    /* 63 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 62, }, .text = "shape", .line = 21 },
    /* 64 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 65 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 63, 64, }, .text = "w.shape[0]", .line = 21 },
    /* 66 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 61, 65, }, .text = "c.groups == w.shape[0]", .line = 21 },
    /* 67 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 59, 66, }, .text = "(x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 68 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 69 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 50, 68, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w),\012    not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 20 },
};
static const struct dfg_desc_node cutlass_conv2d_bias_silu_residual_multiply_relu_nodes[10] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "nn.relu(silu_mul)", .line = 138 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 9, },
        .text = "multiply(p, r)", .line = 75, .n_where = 1, .where = (const uint32_t[]){ 2, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, },
        .name = "p",
        .text = "multiply(p, sigmoid(p))", .line = 39 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 7, },
        .name = "p",
        .text = "(add | nn.bias_add)(c, b)", .line = 31, .n_where = 1, .where = (const uint32_t[]){ 9, } },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 24, .n_where = 1, .where = (const uint32_t[]){ 69, } },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 37 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 37 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 37 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "sigmoid(p)", .line = 39 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 72 },
};
static const struct dfg_desc_region cutlass_conv2d_bias_silu_residual_multiply_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern cutlass_conv2d_bias_silu_residual_multiply_relu_desc = {
    .n_nodes = 10, .n_exprs = 70, .n_vars = 0, .n_sets = 0,
    .nodes = cutlass_conv2d_bias_silu_residual_multiply_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_conv2d_bias_silu_residual_multiply_relu_regions,
    .exprs = cutlass_conv2d_bias_silu_residual_multiply_relu_exprs,
    .text = "\"cutlass.conv2d_bias_silu_residual_multiply_relu\"      = nn.relu(silu_mul);", .line = 138
};
static bool cutlass_conv2d_bias_silu_residual_multiply_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_conv2d_bias_silu_residual_multiply_relu_match(g, n, m);
}
static bool cutlass_conv2d_bias_silu_residual_multiply_relu_pass(void *ctx, const struct cutlass_conv2d_bias_silu_residual_multiply_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_conv2d_bias_silu_residual_multiply_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_conv2d_bias_silu_residual_multiply_relu_each(g, n, cutlass_conv2d_bias_silu_residual_multiply_relu_pass, &e);
}

static const struct dfg_part cutlass_conv2d_bias_silu_residual_multiply_relu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_conv2d_bias_silu_residual_multiply_relu_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_silu_residual_multiply_relu_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_silu_residual_multiply_relu_whole, p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_silu_residual_multiply_relu_whole, p_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_silu_residual_multiply_relu_whole, c) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_conv2d_bias_silu_residual_multiply_relu_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_conv2d_bias_silu_residual_multiply_relu_whole, w) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_conv2d_bias_silu_residual_multiply_relu_whole, b) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_silu_residual_multiply_relu_whole, sigmoid) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_conv2d_bias_silu_residual_multiply_relu_whole, r) },
};
/* ---- cutlass.conv2d_bias_relu_residual_add_relu ---- */

static const struct dfg_desc_expr cutlass_conv2d_bias_relu_residual_add_relu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 79 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 8, .text = "r", .line = 79 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_shape(p, r)", .line = 79 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 15 },
    /* 4 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .text = "elements", .line = 15 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 15 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "shape", .line = 15 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 15 },
    /* 8 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "c.shape[-1]", .line = 15 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 8, }, .text = "b.elements == c.shape[-1]", .line = 15 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 20 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "data_layout", .text = "data_layout", .line = 20 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 20 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "c.data_layout == \"NHWC\"", .line = 20 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 20 },
    /* 15 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "\"OHWI\"", .line = 20 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 18 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 17, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 13 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 13 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "x.dtype == f16", .line = 13 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 13 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "dtype", .line = 13 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "w.dtype == f16", .line = 13 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 26, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 13 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 13 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "dtype", .line = 13 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 31 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "x.dtype == f32", .line = 13 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 13 },
    /* 33 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "dtype", .line = 13 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 35 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 33, 34, }, .text = "w.dtype == f32", .line = 13 },
    /* 36 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 31, 35, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 37 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 27, 36, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 14 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 14 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 42 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 39, 40, 41, }, .text = "x.dtype in {i8, u8}", .line = 14 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 14 },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "dtype", .line = 14 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 47 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 44, 45, 46, }, .text = "w.dtype in {i8, u8}", .line = 14 },
    /* 48 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 42, 47, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 49 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 37, 48, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 50 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 49, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w)", .line = 20 },
    /* 51 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 21 },
    /* 52 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "shape", .line = 21 },
    /* 53 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 21 },
    /* 54 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 52, 53, }, .text = "x.shape[3]", .line = 21 },
    /* 55 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 21 },
    /* 56 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .text = "shape", .line = 21 },
    /* 57 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 58 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "w.shape[0]", .line = 21 },
    /* 59 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 54, 58, }, .text = "x.shape[3] == w.shape[0]", .line = 21 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 21 },
    /* 61 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .name = "groups", .text = "groups", .line = 21 },
    /* 62 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 21 },
    /* 63 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 62, }, .text = "shape", .line = 21 },
    /* 64 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 65 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 63, 64, }, .text = "w.shape[0]", .line = 21 },
    /* 66 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 61, 65, }, .text = "c.groups == w.shape[0]", .line = 21 },
    /* 67 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 59, 66, }, .text = "(x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 68 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 69 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 50, 68, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w),\012    not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 20 },
};
static const struct dfg_desc_node cutlass_conv2d_bias_relu_residual_add_relu_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "nn.relu(relu_add)", .line = 139 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 8, },
        .text = "add(p, r)", .line = 80, .n_where = 1, .where = (const uint32_t[]){ 2, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .name = "p",
        .text = "nn.relu(biased(x, w, b))", .line = 41 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 7, },
        .text = "(add | nn.bias_add)(c, b)", .line = 31, .n_where = 1, .where = (const uint32_t[]){ 9, } },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 24, .n_where = 1, .where = (const uint32_t[]){ 69, } },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 41 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 41 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 41 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 77 },
};
static const struct dfg_desc_region cutlass_conv2d_bias_relu_residual_add_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern cutlass_conv2d_bias_relu_residual_add_relu_desc = {
    .n_nodes = 9, .n_exprs = 70, .n_vars = 0, .n_sets = 0,
    .nodes = cutlass_conv2d_bias_relu_residual_add_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_conv2d_bias_relu_residual_add_relu_regions,
    .exprs = cutlass_conv2d_bias_relu_residual_add_relu_exprs,
    .text = "\"cutlass.conv2d_bias_relu_residual_add_relu\"           = nn.relu(relu_add);", .line = 139
};
static bool cutlass_conv2d_bias_relu_residual_add_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_conv2d_bias_relu_residual_add_relu_match(g, n, m);
}
static bool cutlass_conv2d_bias_relu_residual_add_relu_pass(void *ctx, const struct cutlass_conv2d_bias_relu_residual_add_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_conv2d_bias_relu_residual_add_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_conv2d_bias_relu_residual_add_relu_each(g, n, cutlass_conv2d_bias_relu_residual_add_relu_pass, &e);
}

static const struct dfg_part cutlass_conv2d_bias_relu_residual_add_relu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_conv2d_bias_relu_residual_add_relu_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_relu_residual_add_relu_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_relu_residual_add_relu_whole, p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_relu_residual_add_relu_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_relu_residual_add_relu_whole, c) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_conv2d_bias_relu_residual_add_relu_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_conv2d_bias_relu_residual_add_relu_whole, w) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_conv2d_bias_relu_residual_add_relu_whole, b) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_conv2d_bias_relu_residual_add_relu_whole, r) },
};
/* ---- cutlass.conv2d_bias_relu_residual_multiply_relu ---- */

static const struct dfg_desc_expr cutlass_conv2d_bias_relu_residual_multiply_relu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 84 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 8, .text = "r", .line = 84 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_shape(p, r)", .line = 84 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 15 },
    /* 4 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .text = "elements", .line = 15 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 15 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "shape", .line = 15 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 15 },
    /* 8 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "c.shape[-1]", .line = 15 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 8, }, .text = "b.elements == c.shape[-1]", .line = 15 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 20 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "data_layout", .text = "data_layout", .line = 20 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 20 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "c.data_layout == \"NHWC\"", .line = 20 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 20 },
    /* 15 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "\"OHWI\"", .line = 20 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 18 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 17, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 13 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 13 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "x.dtype == f16", .line = 13 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 13 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "dtype", .line = 13 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "w.dtype == f16", .line = 13 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 26, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 13 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 13 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "dtype", .line = 13 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 31 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "x.dtype == f32", .line = 13 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 13 },
    /* 33 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "dtype", .line = 13 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 35 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 33, 34, }, .text = "w.dtype == f32", .line = 13 },
    /* 36 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 31, 35, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 37 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 27, 36, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 14 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 14 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 42 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 39, 40, 41, }, .text = "x.dtype in {i8, u8}", .line = 14 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 14 },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "dtype", .line = 14 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 47 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 44, 45, 46, }, .text = "w.dtype in {i8, u8}", .line = 14 },
    /* 48 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 42, 47, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 49 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 37, 48, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 50 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 49, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w)", .line = 20 },
    /* 51 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 21 },
    /* 52 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "shape", .line = 21 },
    /* 53 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 21 },
    /* 54 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 52, 53, }, .text = "x.shape[3]", .line = 21 },
    /* 55 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 21 },
    /* 56 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .text = "shape", .line = 21 },
    /* 57 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 58 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "w.shape[0]", .line = 21 },
    /* 59 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 54, 58, }, .text = "x.shape[3] == w.shape[0]", .line = 21 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 21 },
    /* 61 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .name = "groups", .text = "groups", .line = 21 },
    /* 62 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 21 },
    /* 63 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 62, }, .text = "shape", .line = 21 },
    /* 64 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 65 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 63, 64, }, .text = "w.shape[0]", .line = 21 },
    /* 66 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 61, 65, }, .text = "c.groups == w.shape[0]", .line = 21 },
    /* 67 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 59, 66, }, .text = "(x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 68 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 69 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 50, 68, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w),\012    not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 20 },
};
static const struct dfg_desc_node cutlass_conv2d_bias_relu_residual_multiply_relu_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "nn.relu(relu_mul)", .line = 140 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 8, },
        .text = "multiply(p, r)", .line = 85, .n_where = 1, .where = (const uint32_t[]){ 2, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .name = "p",
        .text = "nn.relu(biased(x, w, b))", .line = 41 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 7, },
        .text = "(add | nn.bias_add)(c, b)", .line = 31, .n_where = 1, .where = (const uint32_t[]){ 9, } },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 24, .n_where = 1, .where = (const uint32_t[]){ 69, } },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 41 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 41 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 41 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 82 },
};
static const struct dfg_desc_region cutlass_conv2d_bias_relu_residual_multiply_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern cutlass_conv2d_bias_relu_residual_multiply_relu_desc = {
    .n_nodes = 9, .n_exprs = 70, .n_vars = 0, .n_sets = 0,
    .nodes = cutlass_conv2d_bias_relu_residual_multiply_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_conv2d_bias_relu_residual_multiply_relu_regions,
    .exprs = cutlass_conv2d_bias_relu_residual_multiply_relu_exprs,
    .text = "\"cutlass.conv2d_bias_relu_residual_multiply_relu\"      = nn.relu(relu_mul);", .line = 140
};
static bool cutlass_conv2d_bias_relu_residual_multiply_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_conv2d_bias_relu_residual_multiply_relu_match(g, n, m);
}
static bool cutlass_conv2d_bias_relu_residual_multiply_relu_pass(void *ctx, const struct cutlass_conv2d_bias_relu_residual_multiply_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_conv2d_bias_relu_residual_multiply_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_conv2d_bias_relu_residual_multiply_relu_each(g, n, cutlass_conv2d_bias_relu_residual_multiply_relu_pass, &e);
}

static const struct dfg_part cutlass_conv2d_bias_relu_residual_multiply_relu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_conv2d_bias_relu_residual_multiply_relu_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_relu_residual_multiply_relu_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_relu_residual_multiply_relu_whole, p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_relu_residual_multiply_relu_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_relu_residual_multiply_relu_whole, c) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_conv2d_bias_relu_residual_multiply_relu_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_conv2d_bias_relu_residual_multiply_relu_whole, w) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_conv2d_bias_relu_residual_multiply_relu_whole, b) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_conv2d_bias_relu_residual_multiply_relu_whole, r) },
};
/* ---- cutlass.conv2d_bias_sigmoid_residual_add_relu ---- */

static const struct dfg_desc_expr cutlass_conv2d_bias_sigmoid_residual_add_relu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 89 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 8, .text = "r", .line = 89 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_shape(p, r)", .line = 89 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 15 },
    /* 4 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .text = "elements", .line = 15 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 15 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "shape", .line = 15 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 15 },
    /* 8 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "c.shape[-1]", .line = 15 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 8, }, .text = "b.elements == c.shape[-1]", .line = 15 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 20 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "data_layout", .text = "data_layout", .line = 20 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 20 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "c.data_layout == \"NHWC\"", .line = 20 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 20 },
    /* 15 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "\"OHWI\"", .line = 20 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 18 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 17, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 13 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 13 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "x.dtype == f16", .line = 13 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 13 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "dtype", .line = 13 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "w.dtype == f16", .line = 13 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 26, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 13 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 13 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "dtype", .line = 13 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 31 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "x.dtype == f32", .line = 13 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 13 },
    /* 33 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "dtype", .line = 13 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 35 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 33, 34, }, .text = "w.dtype == f32", .line = 13 },
    /* 36 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 31, 35, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 37 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 27, 36, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 14 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 14 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 42 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 39, 40, 41, }, .text = "x.dtype in {i8, u8}", .line = 14 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 14 },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "dtype", .line = 14 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 47 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 44, 45, 46, }, .text = "w.dtype in {i8, u8}", .line = 14 },
    /* 48 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 42, 47, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 49 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 37, 48, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 50 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 49, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w)", .line = 20 },
    /* 51 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 21 },
    /* 52 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "shape", .line = 21 },
    /* 53 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 21 },
    /* 54 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 52, 53, }, .text = "x.shape[3]", .line = 21 },
    /* 55 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 21 },
    /* 56 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .text = "shape", .line = 21 },
    /* 57 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 58 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "w.shape[0]", .line = 21 },
    /* 59 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 54, 58, }, .text = "x.shape[3] == w.shape[0]", .line = 21 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 21 },
    /* 61 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .name = "groups", .text = "groups", .line = 21 },
    /* 62 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 21 },
    /* 63 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 62, }, .text = "shape", .line = 21 },
    /* 64 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 65 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 63, 64, }, .text = "w.shape[0]", .line = 21 },
    /* 66 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 61, 65, }, .text = "c.groups == w.shape[0]", .line = 21 },
    /* 67 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 59, 66, }, .text = "(x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 68 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 69 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 50, 68, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w),\012    not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 20 },
};
static const struct dfg_desc_node cutlass_conv2d_bias_sigmoid_residual_add_relu_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "nn.relu(sigmoid_add)", .line = 141 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 8, },
        .text = "add(p, r)", .line = 90, .n_where = 1, .where = (const uint32_t[]){ 2, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .name = "p",
        .text = "sigmoid(biased(x, w, b))", .line = 42 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 7, },
        .text = "(add | nn.bias_add)(c, b)", .line = 31, .n_where = 1, .where = (const uint32_t[]){ 9, } },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 24, .n_where = 1, .where = (const uint32_t[]){ 69, } },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 42 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 42 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 42 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 87 },
};
static const struct dfg_desc_region cutlass_conv2d_bias_sigmoid_residual_add_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern cutlass_conv2d_bias_sigmoid_residual_add_relu_desc = {
    .n_nodes = 9, .n_exprs = 70, .n_vars = 0, .n_sets = 0,
    .nodes = cutlass_conv2d_bias_sigmoid_residual_add_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_conv2d_bias_sigmoid_residual_add_relu_regions,
    .exprs = cutlass_conv2d_bias_sigmoid_residual_add_relu_exprs,
    .text = "\"cutlass.conv2d_bias_sigmoid_residual_add_relu\"        = nn.relu(sigmoid_add);", .line = 141
};
static bool cutlass_conv2d_bias_sigmoid_residual_add_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_conv2d_bias_sigmoid_residual_add_relu_match(g, n, m);
}
static bool cutlass_conv2d_bias_sigmoid_residual_add_relu_pass(void *ctx, const struct cutlass_conv2d_bias_sigmoid_residual_add_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_conv2d_bias_sigmoid_residual_add_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_conv2d_bias_sigmoid_residual_add_relu_each(g, n, cutlass_conv2d_bias_sigmoid_residual_add_relu_pass, &e);
}

static const struct dfg_part cutlass_conv2d_bias_sigmoid_residual_add_relu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_add_relu_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_add_relu_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_add_relu_whole, p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_add_relu_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_add_relu_whole, c) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_add_relu_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_add_relu_whole, w) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_add_relu_whole, b) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_add_relu_whole, r) },
};
/* ---- cutlass.conv2d_bias_sigmoid_residual_multiply_relu ---- */

static const struct dfg_desc_expr cutlass_conv2d_bias_sigmoid_residual_multiply_relu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 94 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 8, .text = "r", .line = 94 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_shape(p, r)", .line = 94 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 15 },
    /* 4 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .text = "elements", .line = 15 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 15 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "shape", .line = 15 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 15 },
    /* 8 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "c.shape[-1]", .line = 15 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 8, }, .text = "b.elements == c.shape[-1]", .line = 15 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 20 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "data_layout", .text = "data_layout", .line = 20 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 20 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "c.data_layout == \"NHWC\"", .line = 20 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 20 },
    /* 15 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "\"OHWI\"", .line = 20 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 18 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 17, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 13 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 13 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "x.dtype == f16", .line = 13 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 13 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "dtype", .line = 13 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "w.dtype == f16", .line = 13 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 26, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 13 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 13 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "dtype", .line = 13 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 31 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "x.dtype == f32", .line = 13 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 13 },
    /* 33 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "dtype", .line = 13 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 35 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 33, 34, }, .text = "w.dtype == f32", .line = 13 },
    /* 36 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 31, 35, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 37 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 27, 36, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 14 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 14 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 42 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 39, 40, 41, }, .text = "x.dtype in {i8, u8}", .line = 14 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 14 },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "dtype", .line = 14 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 47 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 44, 45, 46, }, .text = "w.dtype in {i8, u8}", .line = 14 },
    /* 48 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 42, 47, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 49 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 37, 48, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 50 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 49, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w)", .line = 20 },
    /* 51 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 21 },
    /* 52 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "shape", .line = 21 },
    /* 53 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 21 },
    /* 54 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 52, 53, }, .text = "x.shape[3]", .line = 21 },
    /* 55 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 21 },
    /* 56 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .text = "shape", .line = 21 },
    /* 57 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 58 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "w.shape[0]", .line = 21 },
    /* 59 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 54, 58, }, .text = "x.shape[3] == w.shape[0]", .line = 21 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 21 },
    /* 61 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .name = "groups", .text = "groups", .line = 21 },
    /* 62 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 21 },
    /* 63 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 62, }, .text = "shape", .line = 21 },
    /* 64 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 65 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 63, 64, }, .text = "w.shape[0]", .line = 21 },
    /* 66 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 61, 65, }, .text = "c.groups == w.shape[0]", .line = 21 },
    /* 67 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 59, 66, }, .text = "(x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 68 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 69 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 50, 68, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w),\012    not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 20 },
};
static const struct dfg_desc_node cutlass_conv2d_bias_sigmoid_residual_multiply_relu_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "nn.relu(sigmoid_mul)", .line = 142 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 8, },
        .text = "multiply(p, r)", .line = 95, .n_where = 1, .where = (const uint32_t[]){ 2, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .name = "p",
        .text = "sigmoid(biased(x, w, b))", .line = 42 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 7, },
        .text = "(add | nn.bias_add)(c, b)", .line = 31, .n_where = 1, .where = (const uint32_t[]){ 9, } },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 24, .n_where = 1, .where = (const uint32_t[]){ 69, } },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 42 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 42 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 42 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 92 },
};
static const struct dfg_desc_region cutlass_conv2d_bias_sigmoid_residual_multiply_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern cutlass_conv2d_bias_sigmoid_residual_multiply_relu_desc = {
    .n_nodes = 9, .n_exprs = 70, .n_vars = 0, .n_sets = 0,
    .nodes = cutlass_conv2d_bias_sigmoid_residual_multiply_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_conv2d_bias_sigmoid_residual_multiply_relu_regions,
    .exprs = cutlass_conv2d_bias_sigmoid_residual_multiply_relu_exprs,
    .text = "\"cutlass.conv2d_bias_sigmoid_residual_multiply_relu\"   = nn.relu(sigmoid_mul);", .line = 142
};
static bool cutlass_conv2d_bias_sigmoid_residual_multiply_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_conv2d_bias_sigmoid_residual_multiply_relu_match(g, n, m);
}
static bool cutlass_conv2d_bias_sigmoid_residual_multiply_relu_pass(void *ctx, const struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_conv2d_bias_sigmoid_residual_multiply_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_conv2d_bias_sigmoid_residual_multiply_relu_each(g, n, cutlass_conv2d_bias_sigmoid_residual_multiply_relu_pass, &e);
}

static const struct dfg_part cutlass_conv2d_bias_sigmoid_residual_multiply_relu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_whole, p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_whole, c) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_whole, w) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_whole, b) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_whole, r) },
};
/* ---- cutlass.conv2d_bias_residual_add_relu ---- */

static const struct dfg_desc_expr cutlass_conv2d_bias_residual_add_relu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 99 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 7, .text = "r", .line = 99 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_shape(p, r)", .line = 99 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 15 },
    /* 4 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .text = "elements", .line = 15 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 15 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "shape", .line = 15 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 15 },
    /* 8 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "c.shape[-1]", .line = 15 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 8, }, .text = "b.elements == c.shape[-1]", .line = 15 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 20 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "data_layout", .text = "data_layout", .line = 20 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 20 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "c.data_layout == \"NHWC\"", .line = 20 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 20 },
    /* 15 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "\"OHWI\"", .line = 20 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 18 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 17, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 13 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 13 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "x.dtype == f16", .line = 13 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 13 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "dtype", .line = 13 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "w.dtype == f16", .line = 13 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 26, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 13 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 13 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "dtype", .line = 13 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 31 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "x.dtype == f32", .line = 13 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 13 },
    /* 33 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "dtype", .line = 13 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 35 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 33, 34, }, .text = "w.dtype == f32", .line = 13 },
    /* 36 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 31, 35, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 37 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 27, 36, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 14 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 14 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 42 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 39, 40, 41, }, .text = "x.dtype in {i8, u8}", .line = 14 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 14 },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "dtype", .line = 14 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 47 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 44, 45, 46, }, .text = "w.dtype in {i8, u8}", .line = 14 },
    /* 48 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 42, 47, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 49 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 37, 48, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 50 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 49, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w)", .line = 20 },
    /* 51 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 21 },
    /* 52 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "shape", .line = 21 },
    /* 53 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 21 },
    /* 54 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 52, 53, }, .text = "x.shape[3]", .line = 21 },
    /* 55 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 21 },
    /* 56 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .text = "shape", .line = 21 },
    /* 57 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 58 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "w.shape[0]", .line = 21 },
    /* 59 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 54, 58, }, .text = "x.shape[3] == w.shape[0]", .line = 21 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 21 },
    /* 61 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .name = "groups", .text = "groups", .line = 21 },
    /* 62 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 21 },
    /* 63 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 62, }, .text = "shape", .line = 21 },
    /* 64 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 65 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 63, 64, }, .text = "w.shape[0]", .line = 21 },
    /* 66 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 61, 65, }, .text = "c.groups == w.shape[0]", .line = 21 },
    /* 67 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 59, 66, }, .text = "(x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 68 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 69 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 50, 68, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w),\012    not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 20 },
};
static const struct dfg_desc_node cutlass_conv2d_bias_residual_add_relu_nodes[8] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "nn.relu(bias_add)", .line = 143 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 7, },
        .text = "add(p, r)", .line = 100, .n_where = 1, .where = (const uint32_t[]){ 2, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 6, },
        .name = "p",
        .text = "(add | nn.bias_add)(c, b)", .line = 31, .n_where = 1, .where = (const uint32_t[]){ 9, } },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 24, .n_where = 1, .where = (const uint32_t[]){ 69, } },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 28 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 28 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 28 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 97 },
};
static const struct dfg_desc_region cutlass_conv2d_bias_residual_add_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern cutlass_conv2d_bias_residual_add_relu_desc = {
    .n_nodes = 8, .n_exprs = 70, .n_vars = 0, .n_sets = 0,
    .nodes = cutlass_conv2d_bias_residual_add_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_conv2d_bias_residual_add_relu_regions,
    .exprs = cutlass_conv2d_bias_residual_add_relu_exprs,
    .text = "\"cutlass.conv2d_bias_residual_add_relu\"                = nn.relu(bias_add);", .line = 143
};
static bool cutlass_conv2d_bias_residual_add_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_conv2d_bias_residual_add_relu_match(g, n, m);
}
static bool cutlass_conv2d_bias_residual_add_relu_pass(void *ctx, const struct cutlass_conv2d_bias_residual_add_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_conv2d_bias_residual_add_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_conv2d_bias_residual_add_relu_each(g, n, cutlass_conv2d_bias_residual_add_relu_pass, &e);
}

static const struct dfg_part cutlass_conv2d_bias_residual_add_relu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_conv2d_bias_residual_add_relu_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_residual_add_relu_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_residual_add_relu_whole, p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_residual_add_relu_whole, c) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_conv2d_bias_residual_add_relu_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_conv2d_bias_residual_add_relu_whole, w) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_conv2d_bias_residual_add_relu_whole, b) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_conv2d_bias_residual_add_relu_whole, r) },
};
/* ---- cutlass.conv2d_bias_residual_multiply_relu ---- */

static const struct dfg_desc_expr cutlass_conv2d_bias_residual_multiply_relu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 104 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 7, .text = "r", .line = 104 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_shape(p, r)", .line = 104 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 15 },
    /* 4 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .text = "elements", .line = 15 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 15 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "shape", .line = 15 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 15 },
    /* 8 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "c.shape[-1]", .line = 15 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 8, }, .text = "b.elements == c.shape[-1]", .line = 15 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 20 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "data_layout", .text = "data_layout", .line = 20 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 20 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "c.data_layout == \"NHWC\"", .line = 20 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 20 },
    /* 15 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "\"OHWI\"", .line = 20 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 18 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 17, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\"", .line = 20 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 13 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 13 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "x.dtype == f16", .line = 13 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 13 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "dtype", .line = 13 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "w.dtype == f16", .line = 13 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 26, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 13 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 13 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "dtype", .line = 13 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 31 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "x.dtype == f32", .line = 13 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 13 },
    /* 33 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "dtype", .line = 13 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 35 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 33, 34, }, .text = "w.dtype == f32", .line = 13 },
    /* 36 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 31, 35, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 37 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 27, 36, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 14 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 14 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 42 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 39, 40, 41, }, .text = "x.dtype in {i8, u8}", .line = 14 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 14 },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "dtype", .line = 14 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 47 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 44, 45, 46, }, .text = "w.dtype in {i8, u8}", .line = 14 },
    /* 48 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 42, 47, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 49 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 37, 48, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 50 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 49, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w)", .line = 20 },
    /* 51 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 21 },
    /* 52 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "shape", .line = 21 },
    /* 53 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 21 },
    /* 54 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 52, 53, }, .text = "x.shape[3]", .line = 21 },
    /* 55 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 21 },
    /* 56 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .text = "shape", .line = 21 },
    /* 57 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 58 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "w.shape[0]", .line = 21 },
    /* 59 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 54, 58, }, .text = "x.shape[3] == w.shape[0]", .line = 21 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 21 },
    /* 61 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .name = "groups", .text = "groups", .line = 21 },
    /* 62 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 21 },
    /* 63 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 62, }, .text = "shape", .line = 21 },
    /* 64 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 65 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 63, 64, }, .text = "w.shape[0]", .line = 21 },
    /* 66 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 61, 65, }, .text = "c.groups == w.shape[0]", .line = 21 },
    /* 67 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 59, 66, }, .text = "(x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 68 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 21 },
    /* 69 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 50, 68, }, .text = "c.data_layout == \"NHWC\", c.kernel_layout == \"OHWI\", gemm_types(x, w),\012    not (x.shape[3] == w.shape[0] and c.groups == w.shape[0])", .line = 20 },
};
static const struct dfg_desc_node cutlass_conv2d_bias_residual_multiply_relu_nodes[8] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "nn.relu(bias_mul)", .line = 144 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 7, },
        .text = "multiply(p, r)", .line = 105, .n_where = 1, .where = (const uint32_t[]){ 2, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 6, },
        .name = "p",
        .text = "(add | nn.bias_add)(c, b)", .line = 31, .n_where = 1, .where = (const uint32_t[]){ 9, } },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 24, .n_where = 1, .where = (const uint32_t[]){ 69, } },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 28 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 28 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 28 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 102 },
};
static const struct dfg_desc_region cutlass_conv2d_bias_residual_multiply_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern cutlass_conv2d_bias_residual_multiply_relu_desc = {
    .n_nodes = 8, .n_exprs = 70, .n_vars = 0, .n_sets = 0,
    .nodes = cutlass_conv2d_bias_residual_multiply_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_conv2d_bias_residual_multiply_relu_regions,
    .exprs = cutlass_conv2d_bias_residual_multiply_relu_exprs,
    .text = "\"cutlass.conv2d_bias_residual_multiply_relu\"           = nn.relu(bias_mul);", .line = 144
};
static bool cutlass_conv2d_bias_residual_multiply_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_conv2d_bias_residual_multiply_relu_match(g, n, m);
}
static bool cutlass_conv2d_bias_residual_multiply_relu_pass(void *ctx, const struct cutlass_conv2d_bias_residual_multiply_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_conv2d_bias_residual_multiply_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_conv2d_bias_residual_multiply_relu_each(g, n, cutlass_conv2d_bias_residual_multiply_relu_pass, &e);
}

static const struct dfg_part cutlass_conv2d_bias_residual_multiply_relu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_conv2d_bias_residual_multiply_relu_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_residual_multiply_relu_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_residual_multiply_relu_whole, p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_residual_multiply_relu_whole, c) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_conv2d_bias_residual_multiply_relu_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_conv2d_bias_residual_multiply_relu_whole, w) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_conv2d_bias_residual_multiply_relu_whole, b) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_conv2d_bias_residual_multiply_relu_whole, r) },
};
/* ---- cutlass.dense_bias_relu ---- */

static const struct dfg_desc_expr cutlass_dense_bias_relu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 15 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 15 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 15 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 15 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 15 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[-1]", .line = 15 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[-1]", .line = 15 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 13 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "dtype", .line = 13 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "x.dtype == f16", .line = 13 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 13 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "dtype", .line = 13 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 13 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "w.dtype == f16", .line = 13 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 14, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 13 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 13 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 13 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 19 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "x.dtype == f32", .line = 13 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 13 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "dtype", .line = 13 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "w.dtype == f32", .line = 13 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 25 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 24, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 13 },
    /* 26 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 14 },
    /* 27 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "dtype", .line = 14 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 30 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 27, 28, 29, }, .text = "x.dtype in {i8, u8}", .line = 14 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 14 },
    /* 32 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "dtype", .line = 14 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 35 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 32, 33, 34, }, .text = "w.dtype in {i8, u8}", .line = 14 },
    /* 36 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 30, 35, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
    /* 37 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 25, 36, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 14 },
};
static const struct dfg_desc_node cutlass_dense_bias_relu_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "nn.relu(dense_bias)", .line = 157 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "(add | nn.bias_add)(d, b)", .line = 118, .n_where = 1, .where = (const uint32_t[]){ 6, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "d",
        .text = "nn.dense(x, w)", .line = 111, .n_where = 1, .where = (const uint32_t[]){ 37, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 115 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 115 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 115 },
};
static const struct dfg_desc_region cutlass_dense_bias_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern cutlass_dense_bias_relu_desc = {
    .n_nodes = 6, .n_exprs = 38, .n_vars = 0, .n_sets = 0,
    .nodes = cutlass_dense_bias_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_dense_bias_relu_regions,
    .exprs = cutlass_dense_bias_relu_exprs,
    .text = "\"cutlass.dense_bias_relu\"        = nn.relu(dense_bias);", .line = 157
};
static bool cutlass_dense_bias_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_dense_bias_relu_match(g, n, m);
}
static bool cutlass_dense_bias_relu_pass(void *ctx, const struct cutlass_dense_bias_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_dense_bias_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_dense_bias_relu_each(g, n, cutlass_dense_bias_relu_pass, &e);
}

static const struct dfg_part cutlass_dense_bias_relu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_dense_bias_relu_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_dense_bias_relu_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_dense_bias_relu_whole, d) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_dense_bias_relu_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_dense_bias_relu_whole, w) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cutlass_dense_bias_relu_whole, b) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "conv2d", .place = "cutlass.pat:23", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cutlass_conv2d_match),
      .n_captures = 3, .captures = cutlass_conv2d_captures,
      .match = cutlass_conv2d_any, .each = cutlass_conv2d_all, .desc = &cutlass_conv2d_desc,
      .whole_size = sizeof(struct cutlass_conv2d_whole), .n_parts = sizeof cutlass_conv2d_parts / sizeof *cutlass_conv2d_parts,
      .n_params = 2, .parts = cutlass_conv2d_parts, .whole = cutlass_conv2d_whole },
    { .name = "biased", .place = "cutlass.pat:28", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cutlass_biased_match),
      .n_captures = 4, .captures = cutlass_biased_captures,
      .match = cutlass_biased_any, .each = cutlass_biased_all, .desc = &cutlass_biased_desc,
      .whole_size = sizeof(struct cutlass_biased_whole), .n_parts = sizeof cutlass_biased_parts / sizeof *cutlass_biased_parts,
      .n_params = 3, .parts = cutlass_biased_parts, .whole = cutlass_biased_whole },
    { .name = "hardswish", .place = "cutlass.pat:33", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cutlass_hardswish_match),
      .n_captures = 4, .captures = cutlass_hardswish_captures,
      .match = cutlass_hardswish_any, .each = cutlass_hardswish_all, .desc = &cutlass_hardswish_desc,
      .whole_size = sizeof(struct cutlass_hardswish_whole), .n_parts = sizeof cutlass_hardswish_parts / sizeof *cutlass_hardswish_parts,
      .n_params = 3, .parts = cutlass_hardswish_parts, .whole = cutlass_hardswish_whole },
    { .name = "silu", .place = "cutlass.pat:37", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cutlass_silu_match),
      .n_captures = 4, .captures = cutlass_silu_captures,
      .match = cutlass_silu_any, .each = cutlass_silu_all, .desc = &cutlass_silu_desc,
      .whole_size = sizeof(struct cutlass_silu_whole), .n_parts = sizeof cutlass_silu_parts / sizeof *cutlass_silu_parts,
      .n_params = 3, .parts = cutlass_silu_parts, .whole = cutlass_silu_whole },
    { .name = "relu", .place = "cutlass.pat:41", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cutlass_relu_match),
      .n_captures = 3, .captures = cutlass_relu_captures,
      .match = cutlass_relu_any, .each = cutlass_relu_all, .desc = &cutlass_relu_desc,
      .whole_size = sizeof(struct cutlass_relu_whole), .n_parts = sizeof cutlass_relu_parts / sizeof *cutlass_relu_parts,
      .n_params = 3, .parts = cutlass_relu_parts, .whole = cutlass_relu_whole },
    { .name = "gated", .place = "cutlass.pat:42", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cutlass_gated_match),
      .n_captures = 3, .captures = cutlass_gated_captures,
      .match = cutlass_gated_any, .each = cutlass_gated_all, .desc = &cutlass_gated_desc,
      .whole_size = sizeof(struct cutlass_gated_whole), .n_parts = sizeof cutlass_gated_parts / sizeof *cutlass_gated_parts,
      .n_params = 3, .parts = cutlass_gated_parts, .whole = cutlass_gated_whole },
    { .name = "conv2d_transpose", .place = "cutlass.pat:44", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cutlass_conv2d_transpose_match),
      .n_captures = 3, .captures = cutlass_conv2d_transpose_captures,
      .match = cutlass_conv2d_transpose_any, .each = cutlass_conv2d_transpose_all, .desc = &cutlass_conv2d_transpose_desc,
      .whole_size = sizeof(struct cutlass_conv2d_transpose_whole), .n_parts = sizeof cutlass_conv2d_transpose_parts / sizeof *cutlass_conv2d_transpose_parts,
      .n_params = 2, .parts = cutlass_conv2d_transpose_parts, .whole = cutlass_conv2d_transpose_whole },
    { .name = "backward_weight", .place = "cutlass.pat:49", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cutlass_backward_weight_match),
      .n_captures = 3, .captures = cutlass_backward_weight_captures,
      .match = cutlass_backward_weight_any, .each = cutlass_backward_weight_all, .desc = &cutlass_backward_weight_desc,
      .whole_size = sizeof(struct cutlass_backward_weight_whole), .n_parts = sizeof cutlass_backward_weight_parts / sizeof *cutlass_backward_weight_parts,
      .n_params = 2, .parts = cutlass_backward_weight_parts, .whole = cutlass_backward_weight_whole },
    { .name = "hardswish_add", .place = "cutlass.pat:57", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cutlass_hardswish_add_match),
      .n_captures = 2, .captures = cutlass_hardswish_add_captures,
      .match = cutlass_hardswish_add_any, .each = cutlass_hardswish_add_all, .desc = &cutlass_hardswish_add_desc,
      .whole_size = sizeof(struct cutlass_hardswish_add_whole), .n_parts = sizeof cutlass_hardswish_add_parts / sizeof *cutlass_hardswish_add_parts,
      .n_params = 1, .parts = cutlass_hardswish_add_parts, .whole = cutlass_hardswish_add_whole },
    { .name = "hardswish_mul", .place = "cutlass.pat:62", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cutlass_hardswish_mul_match),
      .n_captures = 2, .captures = cutlass_hardswish_mul_captures,
      .match = cutlass_hardswish_mul_any, .each = cutlass_hardswish_mul_all, .desc = &cutlass_hardswish_mul_desc,
      .whole_size = sizeof(struct cutlass_hardswish_mul_whole), .n_parts = sizeof cutlass_hardswish_mul_parts / sizeof *cutlass_hardswish_mul_parts,
      .n_params = 1, .parts = cutlass_hardswish_mul_parts, .whole = cutlass_hardswish_mul_whole },
    { .name = "silu_add", .place = "cutlass.pat:67", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cutlass_silu_add_match),
      .n_captures = 2, .captures = cutlass_silu_add_captures,
      .match = cutlass_silu_add_any, .each = cutlass_silu_add_all, .desc = &cutlass_silu_add_desc,
      .whole_size = sizeof(struct cutlass_silu_add_whole), .n_parts = sizeof cutlass_silu_add_parts / sizeof *cutlass_silu_add_parts,
      .n_params = 1, .parts = cutlass_silu_add_parts, .whole = cutlass_silu_add_whole },
    { .name = "silu_mul", .place = "cutlass.pat:72", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cutlass_silu_mul_match),
      .n_captures = 2, .captures = cutlass_silu_mul_captures,
      .match = cutlass_silu_mul_any, .each = cutlass_silu_mul_all, .desc = &cutlass_silu_mul_desc,
      .whole_size = sizeof(struct cutlass_silu_mul_whole), .n_parts = sizeof cutlass_silu_mul_parts / sizeof *cutlass_silu_mul_parts,
      .n_params = 1, .parts = cutlass_silu_mul_parts, .whole = cutlass_silu_mul_whole },
    { .name = "relu_add", .place = "cutlass.pat:77", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cutlass_relu_add_match),
      .n_captures = 2, .captures = cutlass_relu_add_captures,
      .match = cutlass_relu_add_any, .each = cutlass_relu_add_all, .desc = &cutlass_relu_add_desc,
      .whole_size = sizeof(struct cutlass_relu_add_whole), .n_parts = sizeof cutlass_relu_add_parts / sizeof *cutlass_relu_add_parts,
      .n_params = 1, .parts = cutlass_relu_add_parts, .whole = cutlass_relu_add_whole },
    { .name = "relu_mul", .place = "cutlass.pat:82", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cutlass_relu_mul_match),
      .n_captures = 2, .captures = cutlass_relu_mul_captures,
      .match = cutlass_relu_mul_any, .each = cutlass_relu_mul_all, .desc = &cutlass_relu_mul_desc,
      .whole_size = sizeof(struct cutlass_relu_mul_whole), .n_parts = sizeof cutlass_relu_mul_parts / sizeof *cutlass_relu_mul_parts,
      .n_params = 1, .parts = cutlass_relu_mul_parts, .whole = cutlass_relu_mul_whole },
    { .name = "sigmoid_add", .place = "cutlass.pat:87", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cutlass_sigmoid_add_match),
      .n_captures = 2, .captures = cutlass_sigmoid_add_captures,
      .match = cutlass_sigmoid_add_any, .each = cutlass_sigmoid_add_all, .desc = &cutlass_sigmoid_add_desc,
      .whole_size = sizeof(struct cutlass_sigmoid_add_whole), .n_parts = sizeof cutlass_sigmoid_add_parts / sizeof *cutlass_sigmoid_add_parts,
      .n_params = 1, .parts = cutlass_sigmoid_add_parts, .whole = cutlass_sigmoid_add_whole },
    { .name = "sigmoid_mul", .place = "cutlass.pat:92", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cutlass_sigmoid_mul_match),
      .n_captures = 2, .captures = cutlass_sigmoid_mul_captures,
      .match = cutlass_sigmoid_mul_any, .each = cutlass_sigmoid_mul_all, .desc = &cutlass_sigmoid_mul_desc,
      .whole_size = sizeof(struct cutlass_sigmoid_mul_whole), .n_parts = sizeof cutlass_sigmoid_mul_parts / sizeof *cutlass_sigmoid_mul_parts,
      .n_params = 1, .parts = cutlass_sigmoid_mul_parts, .whole = cutlass_sigmoid_mul_whole },
    { .name = "bias_add", .place = "cutlass.pat:97", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cutlass_bias_add_match),
      .n_captures = 2, .captures = cutlass_bias_add_captures,
      .match = cutlass_bias_add_any, .each = cutlass_bias_add_all, .desc = &cutlass_bias_add_desc,
      .whole_size = sizeof(struct cutlass_bias_add_whole), .n_parts = sizeof cutlass_bias_add_parts / sizeof *cutlass_bias_add_parts,
      .n_params = 1, .parts = cutlass_bias_add_parts, .whole = cutlass_bias_add_whole },
    { .name = "bias_mul", .place = "cutlass.pat:102", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cutlass_bias_mul_match),
      .n_captures = 2, .captures = cutlass_bias_mul_captures,
      .match = cutlass_bias_mul_any, .each = cutlass_bias_mul_all, .desc = &cutlass_bias_mul_desc,
      .whole_size = sizeof(struct cutlass_bias_mul_whole), .n_parts = sizeof cutlass_bias_mul_parts / sizeof *cutlass_bias_mul_parts,
      .n_params = 1, .parts = cutlass_bias_mul_parts, .whole = cutlass_bias_mul_whole },
    { .name = "dense", .place = "cutlass.pat:110", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cutlass_dense_match),
      .n_captures = 3, .captures = cutlass_dense_captures,
      .match = cutlass_dense_any, .each = cutlass_dense_all, .desc = &cutlass_dense_desc,
      .whole_size = sizeof(struct cutlass_dense_whole), .n_parts = sizeof cutlass_dense_parts / sizeof *cutlass_dense_parts,
      .n_params = 2, .parts = cutlass_dense_parts, .whole = cutlass_dense_whole },
    { .name = "dense_bias", .place = "cutlass.pat:115", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cutlass_dense_bias_match),
      .n_captures = 4, .captures = cutlass_dense_bias_captures,
      .match = cutlass_dense_bias_any, .each = cutlass_dense_bias_all, .desc = &cutlass_dense_bias_desc,
      .whole_size = sizeof(struct cutlass_dense_bias_whole), .n_parts = sizeof cutlass_dense_bias_parts / sizeof *cutlass_dense_bias_parts,
      .n_params = 3, .parts = cutlass_dense_bias_parts, .whole = cutlass_dense_bias_whole },
    { .name = "dense_gelu_fp16", .place = "cutlass.pat:120", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cutlass_dense_gelu_fp16_match),
      .n_captures = 4, .captures = cutlass_dense_gelu_fp16_captures,
      .match = cutlass_dense_gelu_fp16_any, .each = cutlass_dense_gelu_fp16_all, .desc = &cutlass_dense_gelu_fp16_desc,
      .whole_size = sizeof(struct cutlass_dense_gelu_fp16_whole), .n_parts = sizeof cutlass_dense_gelu_fp16_parts / sizeof *cutlass_dense_gelu_fp16_parts,
      .n_params = 3, .parts = cutlass_dense_gelu_fp16_parts, .whole = cutlass_dense_gelu_fp16_whole },
    { .name = "dense_gelu_fp32", .place = "cutlass.pat:125", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cutlass_dense_gelu_fp32_match),
      .n_captures = 4, .captures = cutlass_dense_gelu_fp32_captures,
      .match = cutlass_dense_gelu_fp32_any, .each = cutlass_dense_gelu_fp32_all, .desc = &cutlass_dense_gelu_fp32_desc,
      .whole_size = sizeof(struct cutlass_dense_gelu_fp32_whole), .n_parts = sizeof cutlass_dense_gelu_fp32_parts / sizeof *cutlass_dense_gelu_fp32_parts,
      .n_params = 3, .parts = cutlass_dense_gelu_fp32_parts, .whole = cutlass_dense_gelu_fp32_whole },
    { .name = "batch_matmul", .place = "cutlass.pat:130", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cutlass_batch_matmul_match),
      .n_captures = 2, .captures = cutlass_batch_matmul_captures,
      .match = cutlass_batch_matmul_any, .each = cutlass_batch_matmul_all, .desc = &cutlass_batch_matmul_desc,
      .whole_size = sizeof(struct cutlass_batch_matmul_whole), .n_parts = sizeof cutlass_batch_matmul_parts / sizeof *cutlass_batch_matmul_parts,
      .n_params = 2, .parts = cutlass_batch_matmul_parts, .whole = cutlass_batch_matmul_whole },
    { .name = "cutlass.conv2d_bias_hardswish_residual_add_relu", .place = "cutlass.pat:135", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct cutlass_conv2d_bias_hardswish_residual_add_relu_match),
      .match = cutlass_conv2d_bias_hardswish_residual_add_relu_any, .each = cutlass_conv2d_bias_hardswish_residual_add_relu_all, .desc = &cutlass_conv2d_bias_hardswish_residual_add_relu_desc,
      .whole_size = sizeof(struct cutlass_conv2d_bias_hardswish_residual_add_relu_whole), .n_parts = sizeof cutlass_conv2d_bias_hardswish_residual_add_relu_parts / sizeof *cutlass_conv2d_bias_hardswish_residual_add_relu_parts,
      .n_params = 0, .parts = cutlass_conv2d_bias_hardswish_residual_add_relu_parts, .whole = cutlass_conv2d_bias_hardswish_residual_add_relu_whole },
    { .name = "cutlass.conv2d_bias_hardswish_residual_multiply_relu", .place = "cutlass.pat:136", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_match),
      .match = cutlass_conv2d_bias_hardswish_residual_multiply_relu_any, .each = cutlass_conv2d_bias_hardswish_residual_multiply_relu_all, .desc = &cutlass_conv2d_bias_hardswish_residual_multiply_relu_desc,
      .whole_size = sizeof(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole), .n_parts = sizeof cutlass_conv2d_bias_hardswish_residual_multiply_relu_parts / sizeof *cutlass_conv2d_bias_hardswish_residual_multiply_relu_parts,
      .n_params = 0, .parts = cutlass_conv2d_bias_hardswish_residual_multiply_relu_parts, .whole = cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole },
    { .name = "cutlass.conv2d_bias_silu_residual_add_relu", .place = "cutlass.pat:137", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct cutlass_conv2d_bias_silu_residual_add_relu_match),
      .match = cutlass_conv2d_bias_silu_residual_add_relu_any, .each = cutlass_conv2d_bias_silu_residual_add_relu_all, .desc = &cutlass_conv2d_bias_silu_residual_add_relu_desc,
      .whole_size = sizeof(struct cutlass_conv2d_bias_silu_residual_add_relu_whole), .n_parts = sizeof cutlass_conv2d_bias_silu_residual_add_relu_parts / sizeof *cutlass_conv2d_bias_silu_residual_add_relu_parts,
      .n_params = 0, .parts = cutlass_conv2d_bias_silu_residual_add_relu_parts, .whole = cutlass_conv2d_bias_silu_residual_add_relu_whole },
    { .name = "cutlass.conv2d_bias_silu_residual_multiply_relu", .place = "cutlass.pat:138", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct cutlass_conv2d_bias_silu_residual_multiply_relu_match),
      .match = cutlass_conv2d_bias_silu_residual_multiply_relu_any, .each = cutlass_conv2d_bias_silu_residual_multiply_relu_all, .desc = &cutlass_conv2d_bias_silu_residual_multiply_relu_desc,
      .whole_size = sizeof(struct cutlass_conv2d_bias_silu_residual_multiply_relu_whole), .n_parts = sizeof cutlass_conv2d_bias_silu_residual_multiply_relu_parts / sizeof *cutlass_conv2d_bias_silu_residual_multiply_relu_parts,
      .n_params = 0, .parts = cutlass_conv2d_bias_silu_residual_multiply_relu_parts, .whole = cutlass_conv2d_bias_silu_residual_multiply_relu_whole },
    { .name = "cutlass.conv2d_bias_relu_residual_add_relu", .place = "cutlass.pat:139", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct cutlass_conv2d_bias_relu_residual_add_relu_match),
      .match = cutlass_conv2d_bias_relu_residual_add_relu_any, .each = cutlass_conv2d_bias_relu_residual_add_relu_all, .desc = &cutlass_conv2d_bias_relu_residual_add_relu_desc,
      .whole_size = sizeof(struct cutlass_conv2d_bias_relu_residual_add_relu_whole), .n_parts = sizeof cutlass_conv2d_bias_relu_residual_add_relu_parts / sizeof *cutlass_conv2d_bias_relu_residual_add_relu_parts,
      .n_params = 0, .parts = cutlass_conv2d_bias_relu_residual_add_relu_parts, .whole = cutlass_conv2d_bias_relu_residual_add_relu_whole },
    { .name = "cutlass.conv2d_bias_relu_residual_multiply_relu", .place = "cutlass.pat:140", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct cutlass_conv2d_bias_relu_residual_multiply_relu_match),
      .match = cutlass_conv2d_bias_relu_residual_multiply_relu_any, .each = cutlass_conv2d_bias_relu_residual_multiply_relu_all, .desc = &cutlass_conv2d_bias_relu_residual_multiply_relu_desc,
      .whole_size = sizeof(struct cutlass_conv2d_bias_relu_residual_multiply_relu_whole), .n_parts = sizeof cutlass_conv2d_bias_relu_residual_multiply_relu_parts / sizeof *cutlass_conv2d_bias_relu_residual_multiply_relu_parts,
      .n_params = 0, .parts = cutlass_conv2d_bias_relu_residual_multiply_relu_parts, .whole = cutlass_conv2d_bias_relu_residual_multiply_relu_whole },
    { .name = "cutlass.conv2d_bias_sigmoid_residual_add_relu", .place = "cutlass.pat:141", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct cutlass_conv2d_bias_sigmoid_residual_add_relu_match),
      .match = cutlass_conv2d_bias_sigmoid_residual_add_relu_any, .each = cutlass_conv2d_bias_sigmoid_residual_add_relu_all, .desc = &cutlass_conv2d_bias_sigmoid_residual_add_relu_desc,
      .whole_size = sizeof(struct cutlass_conv2d_bias_sigmoid_residual_add_relu_whole), .n_parts = sizeof cutlass_conv2d_bias_sigmoid_residual_add_relu_parts / sizeof *cutlass_conv2d_bias_sigmoid_residual_add_relu_parts,
      .n_params = 0, .parts = cutlass_conv2d_bias_sigmoid_residual_add_relu_parts, .whole = cutlass_conv2d_bias_sigmoid_residual_add_relu_whole },
    { .name = "cutlass.conv2d_bias_sigmoid_residual_multiply_relu", .place = "cutlass.pat:142", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_match),
      .match = cutlass_conv2d_bias_sigmoid_residual_multiply_relu_any, .each = cutlass_conv2d_bias_sigmoid_residual_multiply_relu_all, .desc = &cutlass_conv2d_bias_sigmoid_residual_multiply_relu_desc,
      .whole_size = sizeof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_whole), .n_parts = sizeof cutlass_conv2d_bias_sigmoid_residual_multiply_relu_parts / sizeof *cutlass_conv2d_bias_sigmoid_residual_multiply_relu_parts,
      .n_params = 0, .parts = cutlass_conv2d_bias_sigmoid_residual_multiply_relu_parts, .whole = cutlass_conv2d_bias_sigmoid_residual_multiply_relu_whole },
    { .name = "cutlass.conv2d_bias_residual_add_relu", .place = "cutlass.pat:143", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct cutlass_conv2d_bias_residual_add_relu_match),
      .match = cutlass_conv2d_bias_residual_add_relu_any, .each = cutlass_conv2d_bias_residual_add_relu_all, .desc = &cutlass_conv2d_bias_residual_add_relu_desc,
      .whole_size = sizeof(struct cutlass_conv2d_bias_residual_add_relu_whole), .n_parts = sizeof cutlass_conv2d_bias_residual_add_relu_parts / sizeof *cutlass_conv2d_bias_residual_add_relu_parts,
      .n_params = 0, .parts = cutlass_conv2d_bias_residual_add_relu_parts, .whole = cutlass_conv2d_bias_residual_add_relu_whole },
    { .name = "cutlass.conv2d_bias_residual_multiply_relu", .place = "cutlass.pat:144", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct cutlass_conv2d_bias_residual_multiply_relu_match),
      .match = cutlass_conv2d_bias_residual_multiply_relu_any, .each = cutlass_conv2d_bias_residual_multiply_relu_all, .desc = &cutlass_conv2d_bias_residual_multiply_relu_desc,
      .whole_size = sizeof(struct cutlass_conv2d_bias_residual_multiply_relu_whole), .n_parts = sizeof cutlass_conv2d_bias_residual_multiply_relu_parts / sizeof *cutlass_conv2d_bias_residual_multiply_relu_parts,
      .n_params = 0, .parts = cutlass_conv2d_bias_residual_multiply_relu_parts, .whole = cutlass_conv2d_bias_residual_multiply_relu_whole },
    { .name = "cutlass.dense_bias_relu", .place = "cutlass.pat:157", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct cutlass_dense_bias_relu_match),
      .match = cutlass_dense_bias_relu_any, .each = cutlass_dense_bias_relu_all, .desc = &cutlass_dense_bias_relu_desc,
      .whole_size = sizeof(struct cutlass_dense_bias_relu_whole), .n_parts = sizeof cutlass_dense_bias_relu_parts / sizeof *cutlass_dense_bias_relu_parts,
      .n_params = 0, .parts = cutlass_dense_bias_relu_parts, .whole = cutlass_dense_bias_relu_whole },
};

/* ---- table cutlass ---- */

static const struct dfg_table_entry cutlass_entries[] = {
    { .name = "cutlass.conv2d_bias_hardswish_residual_add_relu", .pattern = 23 },
    { .name = "cutlass.conv2d_bias_hardswish_residual_multiply_relu", .pattern = 24 },
    { .name = "cutlass.conv2d_bias_silu_residual_add_relu", .pattern = 25 },
    { .name = "cutlass.conv2d_bias_silu_residual_multiply_relu", .pattern = 26 },
    { .name = "cutlass.conv2d_bias_relu_residual_add_relu", .pattern = 27 },
    { .name = "cutlass.conv2d_bias_relu_residual_multiply_relu", .pattern = 28 },
    { .name = "cutlass.conv2d_bias_sigmoid_residual_add_relu", .pattern = 29 },
    { .name = "cutlass.conv2d_bias_sigmoid_residual_multiply_relu", .pattern = 30 },
    { .name = "cutlass.conv2d_bias_residual_add_relu", .pattern = 31 },
    { .name = "cutlass.conv2d_bias_residual_multiply_relu", .pattern = 32 },
    { .name = "cutlass.conv2d_bias_hardswish_residual_add", .pattern = 8 },
    { .name = "cutlass.conv2d_bias_hardswish_residual_multiply", .pattern = 9 },
    { .name = "cutlass.conv2d_bias_silu_residual_add", .pattern = 10 },
    { .name = "cutlass.conv2d_bias_silu_residual_multiply", .pattern = 11 },
    { .name = "cutlass.conv2d_bias_relu_residual_add", .pattern = 12 },
    { .name = "cutlass.conv2d_bias_relu_residual_multiply", .pattern = 13 },
    { .name = "cutlass.conv2d_bias_sigmoid_residual_add", .pattern = 14 },
    { .name = "cutlass.conv2d_bias_sigmoid_residual_multiply", .pattern = 15 },
    { .name = "cutlass.conv2d_bias_residual_add", .pattern = 16 },
    { .name = "cutlass.conv2d_bias_residual_multiply", .pattern = 17 },
    { .name = "cutlass.dense_bias_gelu_fp16", .pattern = 20 },
    { .name = "cutlass.dense_bias_gelu_fp32", .pattern = 21 },
    { .name = "cutlass.dense_bias_relu", .pattern = 33 },
    { .name = "cutlass.dense_bias", .pattern = 19 },
    { .name = "cutlass.dense", .pattern = 18 },
    { .name = "cutlass.batch_matmul", .pattern = 22 },
    { .name = "cutlass.conv2d_bias_hardswish", .pattern = 2 },
    { .name = "cutlass.conv2d_bias_silu", .pattern = 3 },
    { .name = "cutlass.conv2d_bias_relu", .pattern = 4 },
    { .name = "cutlass.conv2d_bias_sigmoid", .pattern = 5 },
    { .name = "cutlass.conv2d_bias", .pattern = 1 },
    { .name = "cutlass.conv2d", .pattern = 0 },
    { .name = "cutlass.conv2d_transpose", .pattern = 6 },
    { .name = "cutlass.conv2d_backward_weight", .pattern = 7 },
};
static const struct dfg_attr_text cutlass_attrs[] = {
    { "Compiler", "\"cutlass\"" },
};
static void cutlass_candidates_any(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    *set = cutlass_candidates(g, n);
}

static const struct dfg_table tables[] = {
    { .name = "cutlass", .n = 34, .last_wins = false, .entries = cutlass_entries, .n_words = 1,
      .n_attrs = 1, .attrs = cutlass_attrs,
      .candidates = cutlass_candidates_any, .first = cutlass_first, .sweep = cutlass_sweep },
};

static const char *const imports[] = { "relay", NULL };
extern const struct dfg_unit cutlass_unit;
const struct dfg_unit cutlass_unit = {
    .abi = DFG_ABI,
    .name = "cutlass",
    .imports = imports,
    .names = &cutlass_names, .whole_names = &whole_names,
    .n_patterns = 34, .patterns = patterns,
    .n_tables = 1, .tables = tables,
};
