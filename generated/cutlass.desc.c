/* What cutlass.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "cutlass.h"
#if CUTLASS_H != 0x25856d944b42776a
#error "cutlass.h is of another run of pat2c than this file"
#endif

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
    .needs = DFG_NEEDS_SCRATCH,
    .n_ops = 14,
    .ops = op_names,
    .n_attrs = 5,
    .attrs = attr_names,
    .n_strs = 6,
    .strs = str_names,
};

/* cutlass.pat:18
 * cond float_pair(x, w) = (x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32);
 */
static bool float_pair(const dfg_graph *g, dfg_node x, dfg_node w)
{
    return (dfg_dtype(g, x) == DFG_F16 && dfg_dtype(g, w) == DFG_F16)
        || (dfg_dtype(g, x) == DFG_F32 && dfg_dtype(g, w) == DFG_F32);
}

/* cutlass.pat:19
 * cond gemm_types(x, w) = float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8});
 */
static bool gemm_types(const dfg_graph *g, dfg_node x, dfg_node w)
{
    return float_pair(g, x, w)
        || ((dfg_dtype(g, x) == DFG_I8 || dfg_dtype(g, x) == DFG_U8)
            && (dfg_dtype(g, w) == DFG_I8 || dfg_dtype(g, w) == DFG_U8));
}

/* cutlass.pat:25
 * cond conv2d_ok(c, x, w) =
 *     c.data_layout == "NHWC", gemm_types(x, w),
 *     c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0]);
 */
static bool conv2d_ok(const dfg_graph *g, dfg_node c, dfg_node x, dfg_node w)
{
    return dfg_str_is(g, c, ATTR_data_layout, STR_NHWC, STR_NCHW) && gemm_types(g, x, w)
        && (dfg_int_is(g, c, ATTR_groups, 1, 1)
            || dfg_dim_ne(g, dfg_attr_or(g, c, ATTR_groups, dfg_int(1)), dfg_extent_of(g, x, 3))
            || dfg_dim_ne(g, dfg_attr_or(g, c, ATTR_groups, dfg_int(1)), dfg_extent_of(g, w, 0)));
}

struct cutlass_conv2d_whole {
    struct cutlass_conv2d_match m;
};

static bool cutlass_conv2d_whole(const dfg_graph *g, dfg_node n,
                                 bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, n, ATTR_kernel_layout, STR_OHWI, STR_OIHW))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    /* where conv2d_ok(c, x, w) */
    if (!conv2d_ok(g, n, x, w))
        return false;
    return accept(ctx, &(struct cutlass_conv2d_whole){.m = {.root = n, .x = x, .w = w, .c = n}});
}

struct cutlass_conv2d_transpose_whole {
    struct cutlass_conv2d_transpose_match m;
};

static bool cutlass_conv2d_transpose_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_conv2d_transpose, 2))
        return false;
    if (!dfg_str_is(g, n, ATTR_kernel_layout, STR_IHWO, STR_IOHW))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    /* where conv2d_ok(c, x, w) */
    if (!conv2d_ok(g, n, x, w))
        return false;
    return accept(ctx, &(struct cutlass_conv2d_transpose_whole){.m = {.root = n, .x = x, .w = w, .c = n}});
}

struct cutlass_backward_weight_whole {
    struct cutlass_backward_weight_match m;
};

static bool cutlass_backward_weight_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_conv2d_backward_weight, 2))
        return false;
    if (!dfg_str_is(g, n, ATTR_kernel_layout, STR_NHWC, STR_OIHW))
        return false;
    dfg_node g_2 = dfg_arg(g, n, 0);
    dfg_node x = dfg_arg(g, n, 1);
    /* where conv2d_ok(c, g, x) */
    if (!conv2d_ok(g, n, g_2, x))
        return false;
    return accept(ctx, &(struct cutlass_backward_weight_whole){.m = {.root = n, .g = g_2, .x = x, .c = n}});
}

/* cutlass.pat:20
 * cond one_a_channel(b, c) = b.elements == c.shape[-1];
 */
static bool one_a_channel(const dfg_graph *g, dfg_node b, dfg_node c)
{
    return dfg_dim_eq(g, dfg_elements_of(g, b), dfg_extent_of(g, c, -1));
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
        dfg_node b = dfg_arg(g, n, 1 - swap);
        /* where one_a_channel(b, c) */
        if (!one_a_channel(g, b, c))
            continue;
        if (accept(ctx, &(struct cutlass_biased_whole){.m = {.root = n, .c = c, .b = b}, .call = n}))
            return true;
    }
    return false;
}

struct cutlass_hardswish_whole {
    struct cutlass_hardswish_match m;
    dfg_node add;
    dfg_node constant;
    dfg_node v;
    dfg_node multiply;
    dfg_node divide;
    dfg_node constant_2;
    dfg_node divide_2;
    dfg_node multiply_2;
    dfg_node constant_3;
};

static bool cutlass_hardswish_whole(const dfg_graph *g, dfg_node n,
                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    bool is_multiply = dfg_calls_with(g, n, OP_multiply, 2);
    dfg_node multiply = DFG_NONE;
    if (is_multiply) {
        multiply = n;
    }
    for (uint32_t swap = 0; swap < (is_multiply ? dfg_orders(g, multiply) : 1u); swap++) {
        dfg_node p = DFG_NONE, divide = DFG_NONE, constant_2 = DFG_NONE, limited = DFG_NONE;
        dfg_node divide_2 = DFG_NONE, constant_3 = DFG_NONE, multiply_2 = DFG_NONE;
        if (is_multiply) {
            p = dfg_arg(g, multiply, swap);
            divide = dfg_arg(g, multiply, 1 - swap);
            if (!dfg_calls_argc(g, divide, OP_divide, 2))
                continue;
            constant_2 = dfg_arg(g, divide, 1);
            if (!dfg_is(g, constant_2, DFG_CONST))
                continue;
            limited = dfg_arg(g, divide, 0);
        } else {
            divide_2 = n;
            if (!dfg_calls_argc(g, divide_2, OP_divide, 2))
                continue;
            constant_3 = dfg_arg(g, divide_2, 1);
            if (!dfg_is(g, constant_3, DFG_CONST))
                continue;
            multiply_2 = dfg_arg(g, divide_2, 0);
            if (!dfg_calls_with(g, multiply_2, OP_multiply, 2))
                continue;
        }
        for (uint32_t swap_2 = 0; swap_2 < (!is_multiply ? dfg_orders(g, multiply_2) : 1u); swap_2++) {
            if (!is_multiply) {
                p = dfg_arg(g, multiply_2, swap_2);
                limited = dfg_arg(g, multiply_2, 1 - swap_2);
            }
            if (!dfg_calls_argc(g, limited, OP_clip, 1))
                continue;
            dfg_node add = dfg_arg(g, limited, 0);
            if (!dfg_calls_with(g, add, OP_add, 2))
                continue;
            for (uint32_t swap_3 = 0; swap_3 < dfg_orders(g, add); swap_3++) {
                if (dfg_arg(g, add, swap_3) != p)
                    continue;
                dfg_node constant = dfg_arg(g, add, 1 - swap_3);
                if (!dfg_is(g, constant, DFG_CONST))
                    continue;
                if (!dfg_in_body(g, n,
                                 (const dfg_node[]){multiply, divide, divide_2, multiply_2, limited, add},
                                 6))
                    continue;
                if (accept(ctx, &(struct cutlass_hardswish_whole){.m = {.root = n, .p = p, .limited = limited},
                        .add = add, .constant = constant, .v = n, .multiply = multiply, .divide = divide,
                        .constant_2 = constant_2, .divide_2 = divide_2, .multiply_2 = multiply_2,
                        .constant_3 = constant_3}))
                    return true;
            }
        }
    }
    return false;
}

struct cutlass_silu_whole {
    struct cutlass_silu_match m;
    dfg_node multiply;
    dfg_node sigmoid;
};

static bool cutlass_silu_whole(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_multiply, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node p = dfg_arg(g, n, swap);
        dfg_node sigmoid = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_with(g, sigmoid, OP_sigmoid, 1))
            continue;
        if (dfg_arg(g, sigmoid, 0) != p)
            continue;
        if (!dfg_same_body(g, n, sigmoid))
            continue;
        if (accept(ctx, &(struct cutlass_silu_whole){.m = {.root = n, .p = p}, .multiply = n,
                .sigmoid = sigmoid}))
            return true;
    }
    return false;
}

struct cutlass_conv2d_bias_whole {
    struct cutlass_conv2d_bias_match m;
    dfg_node call;
    dfg_node c;
};

static bool cutlass_conv2d_bias_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!(dfg_op(g, n) == OP_add || dfg_op(g, n) == OP_nn_bias_add) || !dfg_has_args(g, n, 2))
        return false;
    for (uint32_t swap = 0; swap < (dfg_op(g, n) == OP_add ? dfg_orders(g, n) : 1u); swap++) {
        dfg_node c = dfg_arg(g, n, swap);
        if (!dfg_calls_with(g, c, OP_nn_conv2d, 2))
            continue;
        if (!dfg_str_is(g, c, ATTR_kernel_layout, STR_OHWI, STR_OIHW))
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
        if (accept(ctx, &(struct cutlass_conv2d_bias_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                .call = n, .c = c}))
            return true;
    }
    return false;
}

struct cutlass_plus_whole {
    struct cutlass_plus_match m;
    dfg_node add;
};

static bool cutlass_plus_whole(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node p = dfg_arg(g, n, swap);
        dfg_node r = dfg_arg(g, n, 1 - swap);
        /* where same_shape(p, r) */
        if (dfg_same_shape(g, p, r) != DFG_TRUE)
            continue;
        if (accept(ctx, &(struct cutlass_plus_whole){.m = {.root = n, .p = p, .r = r}, .add = n}))
            return true;
    }
    return false;
}

struct cutlass_times_whole {
    struct cutlass_times_match m;
    dfg_node multiply;
};

static bool cutlass_times_whole(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_multiply, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node p = dfg_arg(g, n, swap);
        dfg_node r = dfg_arg(g, n, 1 - swap);
        /* where same_shape(p, r) */
        if (dfg_same_shape(g, p, r) != DFG_TRUE)
            continue;
        if (accept(ctx, &(struct cutlass_times_whole){.m = {.root = n, .p = p, .r = r}, .multiply = n}))
            return true;
    }
    return false;
}

struct cutlass_dense_whole {
    struct cutlass_dense_match m;
};

static bool cutlass_dense_whole(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_dense, 2))
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
    dfg_node d;
};

static bool cutlass_dense_bias_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!(dfg_op(g, n) == OP_add || dfg_op(g, n) == OP_nn_bias_add) || !dfg_has_args(g, n, 2))
        return false;
    for (uint32_t swap = 0; swap < (dfg_op(g, n) == OP_add ? dfg_orders(g, n) : 1u); swap++) {
        dfg_node d = dfg_arg(g, n, swap);
        if (!dfg_calls_with(g, d, OP_nn_dense, 2))
            continue;
        dfg_node x = dfg_arg(g, d, 0);
        dfg_node w = dfg_arg(g, d, 1);
        dfg_node b = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, d))
            continue;
        /* where gemm_types(x, w) */
        if (!gemm_types(g, x, w))
            continue;
        /* where one_a_channel(b, c) */
        if (!one_a_channel(g, b, d))
            continue;
        if (accept(ctx, &(struct cutlass_dense_bias_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                .call = n, .d = d}))
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
    if (!dfg_calls_argc(g, n, OP_multiply, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node add = dfg_arg(g, n, swap);
        if (!dfg_calls_with(g, add, OP_add, 2))
            continue;
        for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, add); swap_2++) {
            dfg_node x_3 = dfg_arg(g, add, 1 - swap_2);
            dfg_node multiply_2 = dfg_arg(g, add, swap_2);
            if (!dfg_calls_with(g, multiply_2, OP_multiply, 2))
                continue;
            for (uint32_t swap_3 = 0; swap_3 < dfg_orders(g, multiply_2); swap_3++) {
                dfg_node x_2 = dfg_arg(g, multiply_2, 1 - swap_3);
                dfg_node cast = dfg_arg(g, multiply_2, swap_3);
                if (!dfg_calls_argc(g, cast, OP_cast, 1))
                    continue;
                dfg_node erf = dfg_arg(g, cast, 0);
                if (!dfg_calls_argc(g, erf, OP_erf, 1))
                    continue;
                dfg_node cast_2 = dfg_arg(g, erf, 0);
                if (!dfg_calls_argc(g, cast_2, OP_cast, 1))
                    continue;
                dfg_node multiply_3 = dfg_arg(g, cast_2, 0);
                if (!dfg_calls_with(g, multiply_3, OP_multiply, 2))
                    continue;
                for (uint32_t swap_4 = 0; swap_4 < dfg_orders(g, multiply_3); swap_4++) {
                    dfg_node x = dfg_arg(g, multiply_3, 1 - swap_4);
                    dfg_node p = dfg_arg(g, multiply_3, swap_4);
                    if (!(dfg_op(g, p) == OP_add || dfg_op(g, p) == OP_nn_bias_add)
                        || !dfg_has_args(g, p, 2))
                        continue;
                    for (uint32_t swap_5 = 0; swap_5 < (dfg_op(g, p) == OP_add ? dfg_orders(g, p) : 1u); swap_5++) {
                        dfg_node d = dfg_arg(g, p, swap_5);
                        if (!dfg_calls_with(g, d, OP_nn_dense, 2))
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
                        /* where one_a_channel(b, c) */
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
    if (!dfg_calls_argc(g, n, OP_multiply, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node add = dfg_arg(g, n, swap);
        if (!dfg_calls_with(g, add, OP_add, 2))
            continue;
        for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, add); swap_2++) {
            dfg_node x_3 = dfg_arg(g, add, 1 - swap_2);
            dfg_node multiply_2 = dfg_arg(g, add, swap_2);
            if (!dfg_calls_with(g, multiply_2, OP_multiply, 2))
                continue;
            for (uint32_t swap_3 = 0; swap_3 < dfg_orders(g, multiply_2); swap_3++) {
                dfg_node x_2 = dfg_arg(g, multiply_2, 1 - swap_3);
                dfg_node erf = dfg_arg(g, multiply_2, swap_3);
                if (!dfg_calls_argc(g, erf, OP_erf, 1))
                    continue;
                dfg_node multiply_3 = dfg_arg(g, erf, 0);
                if (!dfg_calls_with(g, multiply_3, OP_multiply, 2))
                    continue;
                for (uint32_t swap_4 = 0; swap_4 < dfg_orders(g, multiply_3); swap_4++) {
                    dfg_node x = dfg_arg(g, multiply_3, 1 - swap_4);
                    dfg_node p = dfg_arg(g, multiply_3, swap_4);
                    if (!(dfg_op(g, p) == OP_add || dfg_op(g, p) == OP_nn_bias_add)
                        || !dfg_has_args(g, p, 2))
                        continue;
                    for (uint32_t swap_5 = 0; swap_5 < (dfg_op(g, p) == OP_add ? dfg_orders(g, p) : 1u); swap_5++) {
                        dfg_node d = dfg_arg(g, p, swap_5);
                        if (!dfg_calls_with(g, d, OP_nn_dense, 2))
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
                        /* where one_a_channel(b, c) */
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
    if (!dfg_calls_with(g, n, OP_nn_batch_matmul, 2))
        return false;
    if (!dfg_bool_is(g, n, ATTR_transpose_a, false, false))
        return false;
    if (!dfg_bool_is(g, n, ATTR_transpose_b, true, false))
        return false;
    dfg_node a = dfg_arg(g, n, 0);
    dfg_node b = dfg_arg(g, n, 1);
    /* where gemm_types(a, b) */
    if (!gemm_types(g, a, b))
        return false;
    return accept(ctx, &(struct cutlass_batch_matmul_whole){.m = {.root = n, .a = a, .b = b},
            .batch_matmul = n});
}

/* cutlass.pat:60
 * cond from_outside(r, c) = distinct(r, c), not depends(r, c);
 */
static bool from_outside(const dfg_graph *g, dfg_node r, dfg_node c)
{
    return r != c && !dfg_depends(g, r, c);
}

struct cutlass_conv2d_bias_hardswish_residual_add_relu_whole {
    struct cutlass_conv2d_bias_hardswish_residual_add_relu_match m;
    dfg_node relu;
    dfg_node add;
    dfg_node multiply;
    dfg_node call;
    dfg_node divide;
    dfg_node limited;
    dfg_node add_2;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node divide_2;
    dfg_node multiply_2;
    dfg_node constant_3;
    dfg_node c;
};

static bool cutlass_conv2d_bias_hardswish_residual_add_relu_whole(const dfg_graph *g, dfg_node n,
                                                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_nn_relu, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, add, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node r = dfg_arg(g, add, 1 - swap);
        dfg_node v = dfg_arg(g, add, swap);
        bool is_multiply = dfg_calls_argc(g, v, OP_multiply, 2);
        dfg_node multiply = DFG_NONE, call = DFG_NONE;
        uint32_t swap_2 = 0;
        if (is_multiply) {
            multiply = v;
            swap_2 = (dfg_op(g, dfg_arg(g, multiply, 0)) == OP_add
                      || dfg_op(g, dfg_arg(g, multiply, 0)) == OP_nn_bias_add)
                ? 0
                : 1;
            call = dfg_arg(g, multiply, swap_2);
            if (!(dfg_op(g, call) == OP_add || dfg_op(g, call) == OP_nn_bias_add)
                || !dfg_has_args(g, call, 2))
                continue;
        }
        for (uint32_t swap_3 = 0; swap_3 < (is_multiply ? (dfg_op(g, call) == OP_add ? dfg_orders(g, call) : 1u) : 1u); swap_3++) {
            dfg_node c = DFG_NONE, c_2 = DFG_NONE, c_3 = DFG_NONE, x = DFG_NONE, w = DFG_NONE;
            dfg_node b = DFG_NONE, divide = DFG_NONE, constant_2 = DFG_NONE, limited = DFG_NONE;
            dfg_node divide_2 = DFG_NONE, constant_3 = DFG_NONE, multiply_2 = DFG_NONE;
            uint32_t swap_4 = 0;
            if (is_multiply) {
                c = dfg_arg(g, call, swap_3);
                c_2 = c;
                c_3 = c;
                if (!dfg_calls_with(g, c_3, OP_nn_conv2d, 2))
                    continue;
                if (!dfg_str_is(g, c_3, ATTR_kernel_layout, STR_OHWI, STR_OIHW))
                    continue;
                x = dfg_arg(g, c_3, 0);
                w = dfg_arg(g, c_3, 1);
                b = dfg_arg(g, call, 1 - swap_3);
                divide = dfg_arg(g, multiply, 1 - swap_2);
                if (!dfg_calls_argc(g, divide, OP_divide, 2))
                    continue;
                constant_2 = dfg_arg(g, divide, 1);
                if (!dfg_is(g, constant_2, DFG_CONST))
                    continue;
                limited = dfg_arg(g, divide, 0);
            } else {
                divide_2 = v;
                if (!dfg_calls_argc(g, divide_2, OP_divide, 2))
                    continue;
                constant_3 = dfg_arg(g, divide_2, 1);
                if (!dfg_is(g, constant_3, DFG_CONST))
                    continue;
                multiply_2 = dfg_arg(g, divide_2, 0);
                if (!dfg_calls_argc(g, multiply_2, OP_multiply, 2))
                    continue;
                swap_4 = (dfg_op(g, dfg_arg(g, multiply_2, 0)) == OP_add
                          || dfg_op(g, dfg_arg(g, multiply_2, 0)) == OP_nn_bias_add)
                    ? 0
                    : 1;
                call = dfg_arg(g, multiply_2, swap_4);
                if (!(dfg_op(g, call) == OP_add || dfg_op(g, call) == OP_nn_bias_add)
                    || !dfg_has_args(g, call, 2))
                    continue;
            }
            for (uint32_t swap_5 = 0; swap_5 < (!is_multiply ? (dfg_op(g, call) == OP_add ? dfg_orders(g, call) : 1u) : 1u); swap_5++) {
                if (!is_multiply) {
                    c = dfg_arg(g, call, swap_5);
                    c_2 = c;
                    c_3 = c;
                    if (!dfg_calls_with(g, c_3, OP_nn_conv2d, 2))
                        continue;
                    if (!dfg_str_is(g, c_3, ATTR_kernel_layout, STR_OHWI, STR_OIHW))
                        continue;
                    x = dfg_arg(g, c_3, 0);
                    w = dfg_arg(g, c_3, 1);
                    b = dfg_arg(g, call, 1 - swap_5);
                    limited = dfg_arg(g, multiply_2, 1 - swap_4);
                }
                if (!dfg_calls_argc(g, limited, OP_clip, 1))
                    continue;
                dfg_node add_2 = dfg_arg(g, limited, 0);
                if (!dfg_calls_argc(g, add_2, OP_add, 2))
                    continue;
                uint32_t swap_6 = (dfg_op(g, dfg_arg(g, add_2, 0)) == OP_add
                                   || dfg_op(g, dfg_arg(g, add_2, 0)) == OP_nn_bias_add)
                    ? 0
                    : 1;
                dfg_node constant = dfg_arg(g, add_2, 1 - swap_6);
                if (!dfg_is(g, constant, DFG_CONST))
                    continue;
                if (dfg_arg(g, add_2, swap_6) != call)
                    continue;
                if (!dfg_in_body(g, n,
                                 (const dfg_node[]){add, multiply, call, c_3, divide, divide_2, multiply_2,
                                                    limited, add_2},
                                 9))
                    continue;
                if (is_multiply) {
                    /* where conv2d_ok(c, x, w) */
                    if (!conv2d_ok(g, c_3, x, w))
                        continue;
                    /* where one_a_channel(b, c) */
                    if (!one_a_channel(g, b, c))
                        continue;
                } else {
                    /* where conv2d_ok(c, x, w) */
                    if (!conv2d_ok(g, c_3, x, w))
                        continue;
                    /* where one_a_channel(b, c) */
                    if (!one_a_channel(g, b, c))
                        continue;
                }
                /* where same_shape(p, r) */
                if (dfg_same_shape(g, v, r) != DFG_TRUE)
                    continue;
                /* where from_outside(r, c) */
                if (!from_outside(g, r, c_2))
                    continue;
                if (accept(ctx, &(struct cutlass_conv2d_bias_hardswish_residual_add_relu_whole){.m = {.root = n,
                        .x = x, .w = w, .b = b, .r = r, .c = c_2}, .relu = n, .add = add,
                        .multiply = multiply, .call = call, .divide = divide, .limited = limited,
                        .add_2 = add_2, .constant = constant, .constant_2 = constant_2,
                        .divide_2 = divide_2, .multiply_2 = multiply_2, .constant_3 = constant_3,
                        .c = c_3}))
                    return true;
            }
        }
    }
    return false;
}

struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole {
    struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_match m;
    dfg_node relu;
    dfg_node multiply;
    dfg_node multiply_2;
    dfg_node call;
    dfg_node divide;
    dfg_node limited;
    dfg_node add;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node divide_2;
    dfg_node multiply_3;
    dfg_node constant_3;
    dfg_node c;
};

static bool cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole(const dfg_graph *g, dfg_node n,
                                                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_nn_relu, 1))
        return false;
    dfg_node multiply = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, multiply, OP_multiply, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, multiply); swap++) {
        dfg_node r = dfg_arg(g, multiply, 1 - swap);
        dfg_node v = dfg_arg(g, multiply, swap);
        bool is_multiply_2 = dfg_calls_argc(g, v, OP_multiply, 2);
        dfg_node multiply_2 = DFG_NONE, call = DFG_NONE;
        uint32_t swap_2 = 0;
        if (is_multiply_2) {
            multiply_2 = v;
            swap_2 = (dfg_op(g, dfg_arg(g, multiply_2, 0)) == OP_add
                      || dfg_op(g, dfg_arg(g, multiply_2, 0)) == OP_nn_bias_add)
                ? 0
                : 1;
            call = dfg_arg(g, multiply_2, swap_2);
            if (!(dfg_op(g, call) == OP_add || dfg_op(g, call) == OP_nn_bias_add)
                || !dfg_has_args(g, call, 2))
                continue;
        }
        for (uint32_t swap_3 = 0; swap_3 < (is_multiply_2 ? (dfg_op(g, call) == OP_add ? dfg_orders(g, call) : 1u) : 1u); swap_3++) {
            dfg_node c = DFG_NONE, c_2 = DFG_NONE, c_3 = DFG_NONE, x = DFG_NONE, w = DFG_NONE;
            dfg_node b = DFG_NONE, divide = DFG_NONE, constant_2 = DFG_NONE, limited = DFG_NONE;
            dfg_node divide_2 = DFG_NONE, constant_3 = DFG_NONE, multiply_3 = DFG_NONE;
            uint32_t swap_4 = 0;
            if (is_multiply_2) {
                c = dfg_arg(g, call, swap_3);
                c_2 = c;
                c_3 = c;
                if (!dfg_calls_with(g, c_3, OP_nn_conv2d, 2))
                    continue;
                if (!dfg_str_is(g, c_3, ATTR_kernel_layout, STR_OHWI, STR_OIHW))
                    continue;
                x = dfg_arg(g, c_3, 0);
                w = dfg_arg(g, c_3, 1);
                b = dfg_arg(g, call, 1 - swap_3);
                divide = dfg_arg(g, multiply_2, 1 - swap_2);
                if (!dfg_calls_argc(g, divide, OP_divide, 2))
                    continue;
                constant_2 = dfg_arg(g, divide, 1);
                if (!dfg_is(g, constant_2, DFG_CONST))
                    continue;
                limited = dfg_arg(g, divide, 0);
            } else {
                divide_2 = v;
                if (!dfg_calls_argc(g, divide_2, OP_divide, 2))
                    continue;
                constant_3 = dfg_arg(g, divide_2, 1);
                if (!dfg_is(g, constant_3, DFG_CONST))
                    continue;
                multiply_3 = dfg_arg(g, divide_2, 0);
                if (!dfg_calls_argc(g, multiply_3, OP_multiply, 2))
                    continue;
                swap_4 = (dfg_op(g, dfg_arg(g, multiply_3, 0)) == OP_add
                          || dfg_op(g, dfg_arg(g, multiply_3, 0)) == OP_nn_bias_add)
                    ? 0
                    : 1;
                call = dfg_arg(g, multiply_3, swap_4);
                if (!(dfg_op(g, call) == OP_add || dfg_op(g, call) == OP_nn_bias_add)
                    || !dfg_has_args(g, call, 2))
                    continue;
            }
            for (uint32_t swap_5 = 0; swap_5 < (!is_multiply_2 ? (dfg_op(g, call) == OP_add ? dfg_orders(g, call) : 1u) : 1u); swap_5++) {
                if (!is_multiply_2) {
                    c = dfg_arg(g, call, swap_5);
                    c_2 = c;
                    c_3 = c;
                    if (!dfg_calls_with(g, c_3, OP_nn_conv2d, 2))
                        continue;
                    if (!dfg_str_is(g, c_3, ATTR_kernel_layout, STR_OHWI, STR_OIHW))
                        continue;
                    x = dfg_arg(g, c_3, 0);
                    w = dfg_arg(g, c_3, 1);
                    b = dfg_arg(g, call, 1 - swap_5);
                    limited = dfg_arg(g, multiply_3, 1 - swap_4);
                }
                if (!dfg_calls_argc(g, limited, OP_clip, 1))
                    continue;
                dfg_node add = dfg_arg(g, limited, 0);
                if (!dfg_calls_argc(g, add, OP_add, 2))
                    continue;
                uint32_t swap_6 = (dfg_op(g, dfg_arg(g, add, 0)) == OP_add
                                   || dfg_op(g, dfg_arg(g, add, 0)) == OP_nn_bias_add)
                    ? 0
                    : 1;
                dfg_node constant = dfg_arg(g, add, 1 - swap_6);
                if (!dfg_is(g, constant, DFG_CONST))
                    continue;
                if (dfg_arg(g, add, swap_6) != call)
                    continue;
                if (!dfg_in_body(g, n,
                                 (const dfg_node[]){multiply, multiply_2, call, c_3, divide, divide_2,
                                                    multiply_3, limited, add},
                                 9))
                    continue;
                if (is_multiply_2) {
                    /* where conv2d_ok(c, x, w) */
                    if (!conv2d_ok(g, c_3, x, w))
                        continue;
                    /* where one_a_channel(b, c) */
                    if (!one_a_channel(g, b, c))
                        continue;
                } else {
                    /* where conv2d_ok(c, x, w) */
                    if (!conv2d_ok(g, c_3, x, w))
                        continue;
                    /* where one_a_channel(b, c) */
                    if (!one_a_channel(g, b, c))
                        continue;
                }
                /* where same_shape(p, r) */
                if (dfg_same_shape(g, v, r) != DFG_TRUE)
                    continue;
                /* where from_outside(r, c) */
                if (!from_outside(g, r, c_2))
                    continue;
                if (accept(ctx, &(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole){.m = {.root = n,
                        .x = x, .w = w, .b = b, .r = r, .c = c_2}, .relu = n,
                        .multiply = multiply, .multiply_2 = multiply_2, .call = call, .divide = divide,
                        .limited = limited, .add = add, .constant = constant, .constant_2 = constant_2,
                        .divide_2 = divide_2, .multiply_3 = multiply_3, .constant_3 = constant_3,
                        .c = c_3}))
                    return true;
            }
        }
    }
    return false;
}

struct cutlass_conv2d_bias_silu_residual_add_relu_whole {
    struct cutlass_conv2d_bias_silu_residual_add_relu_match m;
    dfg_node relu;
    dfg_node add;
    dfg_node multiply;
    dfg_node call;
    dfg_node sigmoid;
    dfg_node c;
};

static bool cutlass_conv2d_bias_silu_residual_add_relu_whole(const dfg_graph *g, dfg_node n,
                                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_nn_relu, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, add, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node r = dfg_arg(g, add, 1 - swap);
        dfg_node multiply = dfg_arg(g, add, swap);
        if (!dfg_calls_argc(g, multiply, OP_multiply, 2))
            continue;
        uint32_t swap_2 = (dfg_op(g, dfg_arg(g, multiply, 0)) == OP_add
                           || dfg_op(g, dfg_arg(g, multiply, 0)) == OP_nn_bias_add)
            ? 0
            : 1;
        dfg_node call = dfg_arg(g, multiply, swap_2);
        if (!(dfg_op(g, call) == OP_add || dfg_op(g, call) == OP_nn_bias_add) || !dfg_has_args(g, call, 2))
            continue;
        for (uint32_t swap_3 = 0; swap_3 < (dfg_op(g, call) == OP_add ? dfg_orders(g, call) : 1u); swap_3++) {
            dfg_node c = dfg_arg(g, call, swap_3);
            dfg_node c_2 = c;
            dfg_node c_3 = c;
            if (!dfg_calls_with(g, c_3, OP_nn_conv2d, 2))
                continue;
            if (!dfg_str_is(g, c_3, ATTR_kernel_layout, STR_OHWI, STR_OIHW))
                continue;
            dfg_node x = dfg_arg(g, c_3, 0);
            dfg_node w = dfg_arg(g, c_3, 1);
            dfg_node b = dfg_arg(g, call, 1 - swap_3);
            dfg_node sigmoid = dfg_arg(g, multiply, 1 - swap_2);
            if (!dfg_calls_argc(g, sigmoid, OP_sigmoid, 1))
                continue;
            if (dfg_arg(g, sigmoid, 0) != call)
                continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){add, multiply, call, c_3, sigmoid}, 5))
                continue;
            /* where conv2d_ok(c, x, w) */
            if (!conv2d_ok(g, c_3, x, w))
                continue;
            /* where one_a_channel(b, c) */
            if (!one_a_channel(g, b, c))
                continue;
            /* where same_shape(p, r) */
            if (dfg_same_shape(g, multiply, r) != DFG_TRUE)
                continue;
            /* where from_outside(r, c) */
            if (!from_outside(g, r, c_2))
                continue;
            if (accept(ctx, &(struct cutlass_conv2d_bias_silu_residual_add_relu_whole){.m = {.root = n,
                    .x = x, .w = w, .b = b, .r = r, .c = c_2}, .relu = n, .add = add,
                    .multiply = multiply, .call = call, .sigmoid = sigmoid, .c = c_3}))
                return true;
        }
    }
    return false;
}

struct cutlass_conv2d_bias_silu_residual_multiply_relu_whole {
    struct cutlass_conv2d_bias_silu_residual_multiply_relu_match m;
    dfg_node relu;
    dfg_node multiply;
    dfg_node multiply_2;
    dfg_node call;
    dfg_node sigmoid;
    dfg_node c;
};

static bool cutlass_conv2d_bias_silu_residual_multiply_relu_whole(const dfg_graph *g, dfg_node n,
                                                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_nn_relu, 1))
        return false;
    dfg_node multiply = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, multiply, OP_multiply, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, multiply); swap++) {
        dfg_node r = dfg_arg(g, multiply, 1 - swap);
        dfg_node multiply_2 = dfg_arg(g, multiply, swap);
        if (!dfg_calls_argc(g, multiply_2, OP_multiply, 2))
            continue;
        uint32_t swap_2 = (dfg_op(g, dfg_arg(g, multiply_2, 0)) == OP_add
                           || dfg_op(g, dfg_arg(g, multiply_2, 0)) == OP_nn_bias_add)
            ? 0
            : 1;
        dfg_node call = dfg_arg(g, multiply_2, swap_2);
        if (!(dfg_op(g, call) == OP_add || dfg_op(g, call) == OP_nn_bias_add) || !dfg_has_args(g, call, 2))
            continue;
        for (uint32_t swap_3 = 0; swap_3 < (dfg_op(g, call) == OP_add ? dfg_orders(g, call) : 1u); swap_3++) {
            dfg_node c = dfg_arg(g, call, swap_3);
            dfg_node c_2 = c;
            dfg_node c_3 = c;
            if (!dfg_calls_with(g, c_3, OP_nn_conv2d, 2))
                continue;
            if (!dfg_str_is(g, c_3, ATTR_kernel_layout, STR_OHWI, STR_OIHW))
                continue;
            dfg_node x = dfg_arg(g, c_3, 0);
            dfg_node w = dfg_arg(g, c_3, 1);
            dfg_node b = dfg_arg(g, call, 1 - swap_3);
            dfg_node sigmoid = dfg_arg(g, multiply_2, 1 - swap_2);
            if (!dfg_calls_argc(g, sigmoid, OP_sigmoid, 1))
                continue;
            if (dfg_arg(g, sigmoid, 0) != call)
                continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){multiply, multiply_2, call, c_3, sigmoid}, 5))
                continue;
            /* where conv2d_ok(c, x, w) */
            if (!conv2d_ok(g, c_3, x, w))
                continue;
            /* where one_a_channel(b, c) */
            if (!one_a_channel(g, b, c))
                continue;
            /* where same_shape(p, r) */
            if (dfg_same_shape(g, multiply_2, r) != DFG_TRUE)
                continue;
            /* where from_outside(r, c) */
            if (!from_outside(g, r, c_2))
                continue;
            if (accept(ctx, &(struct cutlass_conv2d_bias_silu_residual_multiply_relu_whole){.m = {.root = n,
                    .x = x, .w = w, .b = b, .r = r, .c = c_2}, .relu = n,
                    .multiply = multiply, .multiply_2 = multiply_2, .call = call, .sigmoid = sigmoid,
                    .c = c_3}))
                return true;
        }
    }
    return false;
}

struct cutlass_conv2d_bias_relu_residual_add_relu_whole {
    struct cutlass_conv2d_bias_relu_residual_add_relu_match m;
    dfg_node relu;
    dfg_node add;
    dfg_node relu_2;
    dfg_node call;
    dfg_node c;
};

static bool cutlass_conv2d_bias_relu_residual_add_relu_whole(const dfg_graph *g, dfg_node n,
                                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_nn_relu, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, add, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node r = dfg_arg(g, add, 1 - swap);
        dfg_node relu_2 = dfg_arg(g, add, swap);
        if (!dfg_calls_argc(g, relu_2, OP_nn_relu, 1))
            continue;
        dfg_node call = dfg_arg(g, relu_2, 0);
        if (!(dfg_op(g, call) == OP_add || dfg_op(g, call) == OP_nn_bias_add) || !dfg_has_args(g, call, 2))
            continue;
        for (uint32_t swap_2 = 0; swap_2 < (dfg_op(g, call) == OP_add ? dfg_orders(g, call) : 1u); swap_2++) {
            dfg_node c = dfg_arg(g, call, swap_2);
            dfg_node c_2 = c;
            dfg_node c_3 = c;
            if (!dfg_calls_with(g, c_3, OP_nn_conv2d, 2))
                continue;
            if (!dfg_str_is(g, c_3, ATTR_kernel_layout, STR_OHWI, STR_OIHW))
                continue;
            dfg_node x = dfg_arg(g, c_3, 0);
            dfg_node w = dfg_arg(g, c_3, 1);
            dfg_node b = dfg_arg(g, call, 1 - swap_2);
            if (!dfg_in_body(g, n, (const dfg_node[]){add, relu_2, call, c_3}, 4))
                continue;
            /* where conv2d_ok(c, x, w) */
            if (!conv2d_ok(g, c_3, x, w))
                continue;
            /* where one_a_channel(b, c) */
            if (!one_a_channel(g, b, c))
                continue;
            /* where same_shape(p, r) */
            if (dfg_same_shape(g, relu_2, r) != DFG_TRUE)
                continue;
            /* where from_outside(r, c) */
            if (!from_outside(g, r, c_2))
                continue;
            if (accept(ctx, &(struct cutlass_conv2d_bias_relu_residual_add_relu_whole){.m = {.root = n,
                    .x = x, .w = w, .b = b, .r = r, .c = c_2}, .relu = n, .add = add,
                    .relu_2 = relu_2, .call = call, .c = c_3}))
                return true;
        }
    }
    return false;
}

struct cutlass_conv2d_bias_relu_residual_multiply_relu_whole {
    struct cutlass_conv2d_bias_relu_residual_multiply_relu_match m;
    dfg_node relu;
    dfg_node multiply;
    dfg_node relu_2;
    dfg_node call;
    dfg_node c;
};

static bool cutlass_conv2d_bias_relu_residual_multiply_relu_whole(const dfg_graph *g, dfg_node n,
                                                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_nn_relu, 1))
        return false;
    dfg_node multiply = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, multiply, OP_multiply, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, multiply); swap++) {
        dfg_node r = dfg_arg(g, multiply, 1 - swap);
        dfg_node relu_2 = dfg_arg(g, multiply, swap);
        if (!dfg_calls_argc(g, relu_2, OP_nn_relu, 1))
            continue;
        dfg_node call = dfg_arg(g, relu_2, 0);
        if (!(dfg_op(g, call) == OP_add || dfg_op(g, call) == OP_nn_bias_add) || !dfg_has_args(g, call, 2))
            continue;
        for (uint32_t swap_2 = 0; swap_2 < (dfg_op(g, call) == OP_add ? dfg_orders(g, call) : 1u); swap_2++) {
            dfg_node c = dfg_arg(g, call, swap_2);
            dfg_node c_2 = c;
            dfg_node c_3 = c;
            if (!dfg_calls_with(g, c_3, OP_nn_conv2d, 2))
                continue;
            if (!dfg_str_is(g, c_3, ATTR_kernel_layout, STR_OHWI, STR_OIHW))
                continue;
            dfg_node x = dfg_arg(g, c_3, 0);
            dfg_node w = dfg_arg(g, c_3, 1);
            dfg_node b = dfg_arg(g, call, 1 - swap_2);
            if (!dfg_in_body(g, n, (const dfg_node[]){multiply, relu_2, call, c_3}, 4))
                continue;
            /* where conv2d_ok(c, x, w) */
            if (!conv2d_ok(g, c_3, x, w))
                continue;
            /* where one_a_channel(b, c) */
            if (!one_a_channel(g, b, c))
                continue;
            /* where same_shape(p, r) */
            if (dfg_same_shape(g, relu_2, r) != DFG_TRUE)
                continue;
            /* where from_outside(r, c) */
            if (!from_outside(g, r, c_2))
                continue;
            if (accept(ctx, &(struct cutlass_conv2d_bias_relu_residual_multiply_relu_whole){.m = {.root = n,
                    .x = x, .w = w, .b = b, .r = r, .c = c_2}, .relu = n,
                    .multiply = multiply, .relu_2 = relu_2, .call = call, .c = c_3}))
                return true;
        }
    }
    return false;
}

struct cutlass_conv2d_bias_sigmoid_residual_add_relu_whole {
    struct cutlass_conv2d_bias_sigmoid_residual_add_relu_match m;
    dfg_node relu;
    dfg_node add;
    dfg_node sigmoid;
    dfg_node call;
    dfg_node c;
};

static bool cutlass_conv2d_bias_sigmoid_residual_add_relu_whole(const dfg_graph *g, dfg_node n,
                                                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_nn_relu, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, add, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node r = dfg_arg(g, add, 1 - swap);
        dfg_node sigmoid = dfg_arg(g, add, swap);
        if (!dfg_calls_argc(g, sigmoid, OP_sigmoid, 1))
            continue;
        dfg_node call = dfg_arg(g, sigmoid, 0);
        if (!(dfg_op(g, call) == OP_add || dfg_op(g, call) == OP_nn_bias_add) || !dfg_has_args(g, call, 2))
            continue;
        for (uint32_t swap_2 = 0; swap_2 < (dfg_op(g, call) == OP_add ? dfg_orders(g, call) : 1u); swap_2++) {
            dfg_node c = dfg_arg(g, call, swap_2);
            dfg_node c_2 = c;
            dfg_node c_3 = c;
            if (!dfg_calls_with(g, c_3, OP_nn_conv2d, 2))
                continue;
            if (!dfg_str_is(g, c_3, ATTR_kernel_layout, STR_OHWI, STR_OIHW))
                continue;
            dfg_node x = dfg_arg(g, c_3, 0);
            dfg_node w = dfg_arg(g, c_3, 1);
            dfg_node b = dfg_arg(g, call, 1 - swap_2);
            if (!dfg_in_body(g, n, (const dfg_node[]){add, sigmoid, call, c_3}, 4))
                continue;
            /* where conv2d_ok(c, x, w) */
            if (!conv2d_ok(g, c_3, x, w))
                continue;
            /* where one_a_channel(b, c) */
            if (!one_a_channel(g, b, c))
                continue;
            /* where same_shape(p, r) */
            if (dfg_same_shape(g, sigmoid, r) != DFG_TRUE)
                continue;
            /* where from_outside(r, c) */
            if (!from_outside(g, r, c_2))
                continue;
            if (accept(ctx, &(struct cutlass_conv2d_bias_sigmoid_residual_add_relu_whole){.m = {.root = n,
                    .x = x, .w = w, .b = b, .r = r, .c = c_2}, .relu = n, .add = add,
                    .sigmoid = sigmoid, .call = call, .c = c_3}))
                return true;
        }
    }
    return false;
}

struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_whole {
    struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_match m;
    dfg_node relu;
    dfg_node multiply;
    dfg_node sigmoid;
    dfg_node call;
    dfg_node c;
};

static bool cutlass_conv2d_bias_sigmoid_residual_multiply_relu_whole(const dfg_graph *g, dfg_node n,
                                                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_nn_relu, 1))
        return false;
    dfg_node multiply = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, multiply, OP_multiply, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, multiply); swap++) {
        dfg_node r = dfg_arg(g, multiply, 1 - swap);
        dfg_node sigmoid = dfg_arg(g, multiply, swap);
        if (!dfg_calls_argc(g, sigmoid, OP_sigmoid, 1))
            continue;
        dfg_node call = dfg_arg(g, sigmoid, 0);
        if (!(dfg_op(g, call) == OP_add || dfg_op(g, call) == OP_nn_bias_add) || !dfg_has_args(g, call, 2))
            continue;
        for (uint32_t swap_2 = 0; swap_2 < (dfg_op(g, call) == OP_add ? dfg_orders(g, call) : 1u); swap_2++) {
            dfg_node c = dfg_arg(g, call, swap_2);
            dfg_node c_2 = c;
            dfg_node c_3 = c;
            if (!dfg_calls_with(g, c_3, OP_nn_conv2d, 2))
                continue;
            if (!dfg_str_is(g, c_3, ATTR_kernel_layout, STR_OHWI, STR_OIHW))
                continue;
            dfg_node x = dfg_arg(g, c_3, 0);
            dfg_node w = dfg_arg(g, c_3, 1);
            dfg_node b = dfg_arg(g, call, 1 - swap_2);
            if (!dfg_in_body(g, n, (const dfg_node[]){multiply, sigmoid, call, c_3}, 4))
                continue;
            /* where conv2d_ok(c, x, w) */
            if (!conv2d_ok(g, c_3, x, w))
                continue;
            /* where one_a_channel(b, c) */
            if (!one_a_channel(g, b, c))
                continue;
            /* where same_shape(p, r) */
            if (dfg_same_shape(g, sigmoid, r) != DFG_TRUE)
                continue;
            /* where from_outside(r, c) */
            if (!from_outside(g, r, c_2))
                continue;
            if (accept(ctx, &(struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_whole){.m = {.root = n,
                    .x = x, .w = w, .b = b, .r = r, .c = c_2}, .relu = n,
                    .multiply = multiply, .sigmoid = sigmoid, .call = call, .c = c_3}))
                return true;
        }
    }
    return false;
}

struct cutlass_conv2d_bias_residual_add_relu_whole {
    struct cutlass_conv2d_bias_residual_add_relu_match m;
    dfg_node relu;
    dfg_node add;
    dfg_node call;
    dfg_node c;
};

static bool cutlass_conv2d_bias_residual_add_relu_whole(const dfg_graph *g, dfg_node n,
                                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_nn_relu, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, add, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node r = dfg_arg(g, add, 1 - swap);
        dfg_node call = dfg_arg(g, add, swap);
        if (!(dfg_op(g, call) == OP_add || dfg_op(g, call) == OP_nn_bias_add) || !dfg_has_args(g, call, 2))
            continue;
        for (uint32_t swap_2 = 0; swap_2 < (dfg_op(g, call) == OP_add ? dfg_orders(g, call) : 1u); swap_2++) {
            dfg_node c = dfg_arg(g, call, swap_2);
            dfg_node c_2 = c;
            dfg_node c_3 = c;
            if (!dfg_calls_with(g, c_3, OP_nn_conv2d, 2))
                continue;
            if (!dfg_str_is(g, c_3, ATTR_kernel_layout, STR_OHWI, STR_OIHW))
                continue;
            dfg_node x = dfg_arg(g, c_3, 0);
            dfg_node w = dfg_arg(g, c_3, 1);
            dfg_node b = dfg_arg(g, call, 1 - swap_2);
            if (!dfg_in_body(g, n, (const dfg_node[]){add, call, c_3}, 3))
                continue;
            /* where conv2d_ok(c, x, w) */
            if (!conv2d_ok(g, c_3, x, w))
                continue;
            /* where one_a_channel(b, c) */
            if (!one_a_channel(g, b, c))
                continue;
            /* where same_shape(p, r) */
            if (dfg_same_shape(g, call, r) != DFG_TRUE)
                continue;
            /* where from_outside(r, c) */
            if (!from_outside(g, r, c_2))
                continue;
            if (accept(ctx, &(struct cutlass_conv2d_bias_residual_add_relu_whole){.m = {.root = n, .x = x,
                    .w = w, .b = b, .r = r, .c = c_2}, .relu = n, .add = add, .call = call,
                    .c = c_3}))
                return true;
        }
    }
    return false;
}

struct cutlass_conv2d_bias_residual_multiply_relu_whole {
    struct cutlass_conv2d_bias_residual_multiply_relu_match m;
    dfg_node relu;
    dfg_node multiply;
    dfg_node call;
    dfg_node c;
};

static bool cutlass_conv2d_bias_residual_multiply_relu_whole(const dfg_graph *g, dfg_node n,
                                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_nn_relu, 1))
        return false;
    dfg_node multiply = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, multiply, OP_multiply, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, multiply); swap++) {
        dfg_node r = dfg_arg(g, multiply, 1 - swap);
        dfg_node call = dfg_arg(g, multiply, swap);
        if (!(dfg_op(g, call) == OP_add || dfg_op(g, call) == OP_nn_bias_add) || !dfg_has_args(g, call, 2))
            continue;
        for (uint32_t swap_2 = 0; swap_2 < (dfg_op(g, call) == OP_add ? dfg_orders(g, call) : 1u); swap_2++) {
            dfg_node c = dfg_arg(g, call, swap_2);
            dfg_node c_2 = c;
            dfg_node c_3 = c;
            if (!dfg_calls_with(g, c_3, OP_nn_conv2d, 2))
                continue;
            if (!dfg_str_is(g, c_3, ATTR_kernel_layout, STR_OHWI, STR_OIHW))
                continue;
            dfg_node x = dfg_arg(g, c_3, 0);
            dfg_node w = dfg_arg(g, c_3, 1);
            dfg_node b = dfg_arg(g, call, 1 - swap_2);
            if (!dfg_in_body(g, n, (const dfg_node[]){multiply, call, c_3}, 3))
                continue;
            /* where conv2d_ok(c, x, w) */
            if (!conv2d_ok(g, c_3, x, w))
                continue;
            /* where one_a_channel(b, c) */
            if (!one_a_channel(g, b, c))
                continue;
            /* where same_shape(p, r) */
            if (dfg_same_shape(g, call, r) != DFG_TRUE)
                continue;
            /* where from_outside(r, c) */
            if (!from_outside(g, r, c_2))
                continue;
            if (accept(ctx, &(struct cutlass_conv2d_bias_residual_multiply_relu_whole){.m = {.root = n,
                    .x = x, .w = w, .b = b, .r = r, .c = c_2}, .relu = n,
                    .multiply = multiply, .call = call, .c = c_3}))
                return true;
        }
    }
    return false;
}

struct cutlass_conv2d_bias_hardswish_residual_add_whole {
    struct cutlass_conv2d_bias_hardswish_residual_add_match m;
    dfg_node add;
    dfg_node multiply;
    dfg_node call;
    dfg_node divide;
    dfg_node limited;
    dfg_node add_2;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node divide_2;
    dfg_node multiply_2;
    dfg_node constant_3;
    dfg_node c;
};

static bool cutlass_conv2d_bias_hardswish_residual_add_whole(const dfg_graph *g, dfg_node n,
                                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node r = dfg_arg(g, n, 1 - swap);
        dfg_node v = dfg_arg(g, n, swap);
        bool is_multiply = dfg_calls_argc(g, v, OP_multiply, 2);
        dfg_node multiply = DFG_NONE, call = DFG_NONE;
        uint32_t swap_2 = 0;
        if (is_multiply) {
            multiply = v;
            swap_2 = (dfg_op(g, dfg_arg(g, multiply, 0)) == OP_add
                      || dfg_op(g, dfg_arg(g, multiply, 0)) == OP_nn_bias_add)
                ? 0
                : 1;
            call = dfg_arg(g, multiply, swap_2);
            if (!(dfg_op(g, call) == OP_add || dfg_op(g, call) == OP_nn_bias_add)
                || !dfg_has_args(g, call, 2))
                continue;
        }
        for (uint32_t swap_3 = 0; swap_3 < (is_multiply ? (dfg_op(g, call) == OP_add ? dfg_orders(g, call) : 1u) : 1u); swap_3++) {
            dfg_node c = DFG_NONE, c_2 = DFG_NONE, c_3 = DFG_NONE, x = DFG_NONE, w = DFG_NONE;
            dfg_node b = DFG_NONE, divide = DFG_NONE, constant_2 = DFG_NONE, limited = DFG_NONE;
            dfg_node divide_2 = DFG_NONE, constant_3 = DFG_NONE, multiply_2 = DFG_NONE;
            uint32_t swap_4 = 0;
            if (is_multiply) {
                c = dfg_arg(g, call, swap_3);
                c_2 = c;
                c_3 = c;
                if (!dfg_calls_with(g, c_3, OP_nn_conv2d, 2))
                    continue;
                if (!dfg_str_is(g, c_3, ATTR_kernel_layout, STR_OHWI, STR_OIHW))
                    continue;
                x = dfg_arg(g, c_3, 0);
                w = dfg_arg(g, c_3, 1);
                b = dfg_arg(g, call, 1 - swap_3);
                divide = dfg_arg(g, multiply, 1 - swap_2);
                if (!dfg_calls_argc(g, divide, OP_divide, 2))
                    continue;
                constant_2 = dfg_arg(g, divide, 1);
                if (!dfg_is(g, constant_2, DFG_CONST))
                    continue;
                limited = dfg_arg(g, divide, 0);
            } else {
                divide_2 = v;
                if (!dfg_calls_argc(g, divide_2, OP_divide, 2))
                    continue;
                constant_3 = dfg_arg(g, divide_2, 1);
                if (!dfg_is(g, constant_3, DFG_CONST))
                    continue;
                multiply_2 = dfg_arg(g, divide_2, 0);
                if (!dfg_calls_argc(g, multiply_2, OP_multiply, 2))
                    continue;
                swap_4 = (dfg_op(g, dfg_arg(g, multiply_2, 0)) == OP_add
                          || dfg_op(g, dfg_arg(g, multiply_2, 0)) == OP_nn_bias_add)
                    ? 0
                    : 1;
                call = dfg_arg(g, multiply_2, swap_4);
                if (!(dfg_op(g, call) == OP_add || dfg_op(g, call) == OP_nn_bias_add)
                    || !dfg_has_args(g, call, 2))
                    continue;
            }
            for (uint32_t swap_5 = 0; swap_5 < (!is_multiply ? (dfg_op(g, call) == OP_add ? dfg_orders(g, call) : 1u) : 1u); swap_5++) {
                if (!is_multiply) {
                    c = dfg_arg(g, call, swap_5);
                    c_2 = c;
                    c_3 = c;
                    if (!dfg_calls_with(g, c_3, OP_nn_conv2d, 2))
                        continue;
                    if (!dfg_str_is(g, c_3, ATTR_kernel_layout, STR_OHWI, STR_OIHW))
                        continue;
                    x = dfg_arg(g, c_3, 0);
                    w = dfg_arg(g, c_3, 1);
                    b = dfg_arg(g, call, 1 - swap_5);
                    limited = dfg_arg(g, multiply_2, 1 - swap_4);
                }
                if (!dfg_calls_argc(g, limited, OP_clip, 1))
                    continue;
                dfg_node add_2 = dfg_arg(g, limited, 0);
                if (!dfg_calls_argc(g, add_2, OP_add, 2))
                    continue;
                uint32_t swap_6 = (dfg_op(g, dfg_arg(g, add_2, 0)) == OP_add
                                   || dfg_op(g, dfg_arg(g, add_2, 0)) == OP_nn_bias_add)
                    ? 0
                    : 1;
                dfg_node constant = dfg_arg(g, add_2, 1 - swap_6);
                if (!dfg_is(g, constant, DFG_CONST))
                    continue;
                if (dfg_arg(g, add_2, swap_6) != call)
                    continue;
                if (!dfg_in_body(g, n,
                                 (const dfg_node[]){multiply, call, c_3, divide, divide_2, multiply_2,
                                                    limited, add_2},
                                 8))
                    continue;
                if (is_multiply) {
                    /* where conv2d_ok(c, x, w) */
                    if (!conv2d_ok(g, c_3, x, w))
                        continue;
                    /* where one_a_channel(b, c) */
                    if (!one_a_channel(g, b, c))
                        continue;
                } else {
                    /* where conv2d_ok(c, x, w) */
                    if (!conv2d_ok(g, c_3, x, w))
                        continue;
                    /* where one_a_channel(b, c) */
                    if (!one_a_channel(g, b, c))
                        continue;
                }
                /* where same_shape(p, r) */
                if (dfg_same_shape(g, v, r) != DFG_TRUE)
                    continue;
                /* where from_outside(r, c) */
                if (!from_outside(g, r, c_2))
                    continue;
                if (accept(ctx, &(struct cutlass_conv2d_bias_hardswish_residual_add_whole){.m = {.root = n,
                        .x = x, .w = w, .b = b, .r = r, .c = c_2}, .add = n,
                        .multiply = multiply, .call = call, .divide = divide, .limited = limited,
                        .add_2 = add_2, .constant = constant, .constant_2 = constant_2,
                        .divide_2 = divide_2, .multiply_2 = multiply_2, .constant_3 = constant_3,
                        .c = c_3}))
                    return true;
            }
        }
    }
    return false;
}

struct cutlass_conv2d_bias_hardswish_residual_multiply_whole {
    struct cutlass_conv2d_bias_hardswish_residual_multiply_match m;
    dfg_node multiply;
    dfg_node multiply_2;
    dfg_node call;
    dfg_node divide;
    dfg_node limited;
    dfg_node add;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node divide_2;
    dfg_node multiply_3;
    dfg_node constant_3;
    dfg_node c;
};

static bool cutlass_conv2d_bias_hardswish_residual_multiply_whole(const dfg_graph *g, dfg_node n,
                                                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_multiply, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node r = dfg_arg(g, n, 1 - swap);
        dfg_node v = dfg_arg(g, n, swap);
        bool is_multiply_2 = dfg_calls_argc(g, v, OP_multiply, 2);
        dfg_node multiply_2 = DFG_NONE, call = DFG_NONE;
        uint32_t swap_2 = 0;
        if (is_multiply_2) {
            multiply_2 = v;
            swap_2 = (dfg_op(g, dfg_arg(g, multiply_2, 0)) == OP_add
                      || dfg_op(g, dfg_arg(g, multiply_2, 0)) == OP_nn_bias_add)
                ? 0
                : 1;
            call = dfg_arg(g, multiply_2, swap_2);
            if (!(dfg_op(g, call) == OP_add || dfg_op(g, call) == OP_nn_bias_add)
                || !dfg_has_args(g, call, 2))
                continue;
        }
        for (uint32_t swap_3 = 0; swap_3 < (is_multiply_2 ? (dfg_op(g, call) == OP_add ? dfg_orders(g, call) : 1u) : 1u); swap_3++) {
            dfg_node c = DFG_NONE, c_2 = DFG_NONE, c_3 = DFG_NONE, x = DFG_NONE, w = DFG_NONE;
            dfg_node b = DFG_NONE, divide = DFG_NONE, constant_2 = DFG_NONE, limited = DFG_NONE;
            dfg_node divide_2 = DFG_NONE, constant_3 = DFG_NONE, multiply_3 = DFG_NONE;
            uint32_t swap_4 = 0;
            if (is_multiply_2) {
                c = dfg_arg(g, call, swap_3);
                c_2 = c;
                c_3 = c;
                if (!dfg_calls_with(g, c_3, OP_nn_conv2d, 2))
                    continue;
                if (!dfg_str_is(g, c_3, ATTR_kernel_layout, STR_OHWI, STR_OIHW))
                    continue;
                x = dfg_arg(g, c_3, 0);
                w = dfg_arg(g, c_3, 1);
                b = dfg_arg(g, call, 1 - swap_3);
                divide = dfg_arg(g, multiply_2, 1 - swap_2);
                if (!dfg_calls_argc(g, divide, OP_divide, 2))
                    continue;
                constant_2 = dfg_arg(g, divide, 1);
                if (!dfg_is(g, constant_2, DFG_CONST))
                    continue;
                limited = dfg_arg(g, divide, 0);
            } else {
                divide_2 = v;
                if (!dfg_calls_argc(g, divide_2, OP_divide, 2))
                    continue;
                constant_3 = dfg_arg(g, divide_2, 1);
                if (!dfg_is(g, constant_3, DFG_CONST))
                    continue;
                multiply_3 = dfg_arg(g, divide_2, 0);
                if (!dfg_calls_argc(g, multiply_3, OP_multiply, 2))
                    continue;
                swap_4 = (dfg_op(g, dfg_arg(g, multiply_3, 0)) == OP_add
                          || dfg_op(g, dfg_arg(g, multiply_3, 0)) == OP_nn_bias_add)
                    ? 0
                    : 1;
                call = dfg_arg(g, multiply_3, swap_4);
                if (!(dfg_op(g, call) == OP_add || dfg_op(g, call) == OP_nn_bias_add)
                    || !dfg_has_args(g, call, 2))
                    continue;
            }
            for (uint32_t swap_5 = 0; swap_5 < (!is_multiply_2 ? (dfg_op(g, call) == OP_add ? dfg_orders(g, call) : 1u) : 1u); swap_5++) {
                if (!is_multiply_2) {
                    c = dfg_arg(g, call, swap_5);
                    c_2 = c;
                    c_3 = c;
                    if (!dfg_calls_with(g, c_3, OP_nn_conv2d, 2))
                        continue;
                    if (!dfg_str_is(g, c_3, ATTR_kernel_layout, STR_OHWI, STR_OIHW))
                        continue;
                    x = dfg_arg(g, c_3, 0);
                    w = dfg_arg(g, c_3, 1);
                    b = dfg_arg(g, call, 1 - swap_5);
                    limited = dfg_arg(g, multiply_3, 1 - swap_4);
                }
                if (!dfg_calls_argc(g, limited, OP_clip, 1))
                    continue;
                dfg_node add = dfg_arg(g, limited, 0);
                if (!dfg_calls_argc(g, add, OP_add, 2))
                    continue;
                uint32_t swap_6 = (dfg_op(g, dfg_arg(g, add, 0)) == OP_add
                                   || dfg_op(g, dfg_arg(g, add, 0)) == OP_nn_bias_add)
                    ? 0
                    : 1;
                dfg_node constant = dfg_arg(g, add, 1 - swap_6);
                if (!dfg_is(g, constant, DFG_CONST))
                    continue;
                if (dfg_arg(g, add, swap_6) != call)
                    continue;
                if (!dfg_in_body(g, n,
                                 (const dfg_node[]){multiply_2, call, c_3, divide, divide_2, multiply_3,
                                                    limited, add},
                                 8))
                    continue;
                if (is_multiply_2) {
                    /* where conv2d_ok(c, x, w) */
                    if (!conv2d_ok(g, c_3, x, w))
                        continue;
                    /* where one_a_channel(b, c) */
                    if (!one_a_channel(g, b, c))
                        continue;
                } else {
                    /* where conv2d_ok(c, x, w) */
                    if (!conv2d_ok(g, c_3, x, w))
                        continue;
                    /* where one_a_channel(b, c) */
                    if (!one_a_channel(g, b, c))
                        continue;
                }
                /* where same_shape(p, r) */
                if (dfg_same_shape(g, v, r) != DFG_TRUE)
                    continue;
                /* where from_outside(r, c) */
                if (!from_outside(g, r, c_2))
                    continue;
                if (accept(ctx, &(struct cutlass_conv2d_bias_hardswish_residual_multiply_whole){.m = {.root = n,
                        .x = x, .w = w, .b = b, .r = r, .c = c_2}, .multiply = n,
                        .multiply_2 = multiply_2, .call = call, .divide = divide, .limited = limited,
                        .add = add, .constant = constant, .constant_2 = constant_2, .divide_2 = divide_2,
                        .multiply_3 = multiply_3, .constant_3 = constant_3, .c = c_3}))
                    return true;
            }
        }
    }
    return false;
}

struct cutlass_conv2d_bias_silu_residual_add_whole {
    struct cutlass_conv2d_bias_silu_residual_add_match m;
    dfg_node add;
    dfg_node multiply;
    dfg_node call;
    dfg_node sigmoid;
    dfg_node c;
};

static bool cutlass_conv2d_bias_silu_residual_add_whole(const dfg_graph *g, dfg_node n,
                                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node r = dfg_arg(g, n, 1 - swap);
        dfg_node multiply = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, multiply, OP_multiply, 2))
            continue;
        uint32_t swap_2 = (dfg_op(g, dfg_arg(g, multiply, 0)) == OP_add
                           || dfg_op(g, dfg_arg(g, multiply, 0)) == OP_nn_bias_add)
            ? 0
            : 1;
        dfg_node call = dfg_arg(g, multiply, swap_2);
        if (!(dfg_op(g, call) == OP_add || dfg_op(g, call) == OP_nn_bias_add) || !dfg_has_args(g, call, 2))
            continue;
        for (uint32_t swap_3 = 0; swap_3 < (dfg_op(g, call) == OP_add ? dfg_orders(g, call) : 1u); swap_3++) {
            dfg_node c = dfg_arg(g, call, swap_3);
            dfg_node c_2 = c;
            dfg_node c_3 = c;
            if (!dfg_calls_with(g, c_3, OP_nn_conv2d, 2))
                continue;
            if (!dfg_str_is(g, c_3, ATTR_kernel_layout, STR_OHWI, STR_OIHW))
                continue;
            dfg_node x = dfg_arg(g, c_3, 0);
            dfg_node w = dfg_arg(g, c_3, 1);
            dfg_node b = dfg_arg(g, call, 1 - swap_3);
            dfg_node sigmoid = dfg_arg(g, multiply, 1 - swap_2);
            if (!dfg_calls_argc(g, sigmoid, OP_sigmoid, 1))
                continue;
            if (dfg_arg(g, sigmoid, 0) != call)
                continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){multiply, call, c_3, sigmoid}, 4))
                continue;
            /* where conv2d_ok(c, x, w) */
            if (!conv2d_ok(g, c_3, x, w))
                continue;
            /* where one_a_channel(b, c) */
            if (!one_a_channel(g, b, c))
                continue;
            /* where same_shape(p, r) */
            if (dfg_same_shape(g, multiply, r) != DFG_TRUE)
                continue;
            /* where from_outside(r, c) */
            if (!from_outside(g, r, c_2))
                continue;
            if (accept(ctx, &(struct cutlass_conv2d_bias_silu_residual_add_whole){.m = {.root = n, .x = x,
                    .w = w, .b = b, .r = r, .c = c_2}, .add = n, .multiply = multiply,
                    .call = call, .sigmoid = sigmoid, .c = c_3}))
                return true;
        }
    }
    return false;
}

struct cutlass_conv2d_bias_silu_residual_multiply_whole {
    struct cutlass_conv2d_bias_silu_residual_multiply_match m;
    dfg_node multiply;
    dfg_node multiply_2;
    dfg_node call;
    dfg_node sigmoid;
    dfg_node c;
};

static bool cutlass_conv2d_bias_silu_residual_multiply_whole(const dfg_graph *g, dfg_node n,
                                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_multiply, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node r = dfg_arg(g, n, 1 - swap);
        dfg_node multiply_2 = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, multiply_2, OP_multiply, 2))
            continue;
        uint32_t swap_2 = (dfg_op(g, dfg_arg(g, multiply_2, 0)) == OP_add
                           || dfg_op(g, dfg_arg(g, multiply_2, 0)) == OP_nn_bias_add)
            ? 0
            : 1;
        dfg_node call = dfg_arg(g, multiply_2, swap_2);
        if (!(dfg_op(g, call) == OP_add || dfg_op(g, call) == OP_nn_bias_add) || !dfg_has_args(g, call, 2))
            continue;
        for (uint32_t swap_3 = 0; swap_3 < (dfg_op(g, call) == OP_add ? dfg_orders(g, call) : 1u); swap_3++) {
            dfg_node c = dfg_arg(g, call, swap_3);
            dfg_node c_2 = c;
            dfg_node c_3 = c;
            if (!dfg_calls_with(g, c_3, OP_nn_conv2d, 2))
                continue;
            if (!dfg_str_is(g, c_3, ATTR_kernel_layout, STR_OHWI, STR_OIHW))
                continue;
            dfg_node x = dfg_arg(g, c_3, 0);
            dfg_node w = dfg_arg(g, c_3, 1);
            dfg_node b = dfg_arg(g, call, 1 - swap_3);
            dfg_node sigmoid = dfg_arg(g, multiply_2, 1 - swap_2);
            if (!dfg_calls_argc(g, sigmoid, OP_sigmoid, 1))
                continue;
            if (dfg_arg(g, sigmoid, 0) != call)
                continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){multiply_2, call, c_3, sigmoid}, 4))
                continue;
            /* where conv2d_ok(c, x, w) */
            if (!conv2d_ok(g, c_3, x, w))
                continue;
            /* where one_a_channel(b, c) */
            if (!one_a_channel(g, b, c))
                continue;
            /* where same_shape(p, r) */
            if (dfg_same_shape(g, multiply_2, r) != DFG_TRUE)
                continue;
            /* where from_outside(r, c) */
            if (!from_outside(g, r, c_2))
                continue;
            if (accept(ctx, &(struct cutlass_conv2d_bias_silu_residual_multiply_whole){.m = {.root = n,
                    .x = x, .w = w, .b = b, .r = r, .c = c_2}, .multiply = n,
                    .multiply_2 = multiply_2, .call = call, .sigmoid = sigmoid, .c = c_3}))
                return true;
        }
    }
    return false;
}

struct cutlass_conv2d_bias_relu_residual_add_whole {
    struct cutlass_conv2d_bias_relu_residual_add_match m;
    dfg_node add;
    dfg_node relu;
    dfg_node call;
    dfg_node c;
};

static bool cutlass_conv2d_bias_relu_residual_add_whole(const dfg_graph *g, dfg_node n,
                                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node r = dfg_arg(g, n, 1 - swap);
        dfg_node relu = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, relu, OP_nn_relu, 1))
            continue;
        dfg_node call = dfg_arg(g, relu, 0);
        if (!(dfg_op(g, call) == OP_add || dfg_op(g, call) == OP_nn_bias_add) || !dfg_has_args(g, call, 2))
            continue;
        for (uint32_t swap_2 = 0; swap_2 < (dfg_op(g, call) == OP_add ? dfg_orders(g, call) : 1u); swap_2++) {
            dfg_node c = dfg_arg(g, call, swap_2);
            dfg_node c_2 = c;
            dfg_node c_3 = c;
            if (!dfg_calls_with(g, c_3, OP_nn_conv2d, 2))
                continue;
            if (!dfg_str_is(g, c_3, ATTR_kernel_layout, STR_OHWI, STR_OIHW))
                continue;
            dfg_node x = dfg_arg(g, c_3, 0);
            dfg_node w = dfg_arg(g, c_3, 1);
            dfg_node b = dfg_arg(g, call, 1 - swap_2);
            if (!dfg_in_body(g, n, (const dfg_node[]){relu, call, c_3}, 3))
                continue;
            /* where conv2d_ok(c, x, w) */
            if (!conv2d_ok(g, c_3, x, w))
                continue;
            /* where one_a_channel(b, c) */
            if (!one_a_channel(g, b, c))
                continue;
            /* where same_shape(p, r) */
            if (dfg_same_shape(g, relu, r) != DFG_TRUE)
                continue;
            /* where from_outside(r, c) */
            if (!from_outside(g, r, c_2))
                continue;
            if (accept(ctx, &(struct cutlass_conv2d_bias_relu_residual_add_whole){.m = {.root = n, .x = x,
                    .w = w, .b = b, .r = r, .c = c_2}, .add = n, .relu = relu, .call = call,
                    .c = c_3}))
                return true;
        }
    }
    return false;
}

struct cutlass_conv2d_bias_relu_residual_multiply_whole {
    struct cutlass_conv2d_bias_relu_residual_multiply_match m;
    dfg_node multiply;
    dfg_node relu;
    dfg_node call;
    dfg_node c;
};

static bool cutlass_conv2d_bias_relu_residual_multiply_whole(const dfg_graph *g, dfg_node n,
                                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_multiply, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node r = dfg_arg(g, n, 1 - swap);
        dfg_node relu = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, relu, OP_nn_relu, 1))
            continue;
        dfg_node call = dfg_arg(g, relu, 0);
        if (!(dfg_op(g, call) == OP_add || dfg_op(g, call) == OP_nn_bias_add) || !dfg_has_args(g, call, 2))
            continue;
        for (uint32_t swap_2 = 0; swap_2 < (dfg_op(g, call) == OP_add ? dfg_orders(g, call) : 1u); swap_2++) {
            dfg_node c = dfg_arg(g, call, swap_2);
            dfg_node c_2 = c;
            dfg_node c_3 = c;
            if (!dfg_calls_with(g, c_3, OP_nn_conv2d, 2))
                continue;
            if (!dfg_str_is(g, c_3, ATTR_kernel_layout, STR_OHWI, STR_OIHW))
                continue;
            dfg_node x = dfg_arg(g, c_3, 0);
            dfg_node w = dfg_arg(g, c_3, 1);
            dfg_node b = dfg_arg(g, call, 1 - swap_2);
            if (!dfg_in_body(g, n, (const dfg_node[]){relu, call, c_3}, 3))
                continue;
            /* where conv2d_ok(c, x, w) */
            if (!conv2d_ok(g, c_3, x, w))
                continue;
            /* where one_a_channel(b, c) */
            if (!one_a_channel(g, b, c))
                continue;
            /* where same_shape(p, r) */
            if (dfg_same_shape(g, relu, r) != DFG_TRUE)
                continue;
            /* where from_outside(r, c) */
            if (!from_outside(g, r, c_2))
                continue;
            if (accept(ctx, &(struct cutlass_conv2d_bias_relu_residual_multiply_whole){.m = {.root = n,
                    .x = x, .w = w, .b = b, .r = r, .c = c_2}, .multiply = n, .relu = relu,
                    .call = call, .c = c_3}))
                return true;
        }
    }
    return false;
}

struct cutlass_conv2d_bias_sigmoid_residual_add_whole {
    struct cutlass_conv2d_bias_sigmoid_residual_add_match m;
    dfg_node add;
    dfg_node sigmoid;
    dfg_node call;
    dfg_node c;
};

static bool cutlass_conv2d_bias_sigmoid_residual_add_whole(const dfg_graph *g, dfg_node n,
                                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node r = dfg_arg(g, n, 1 - swap);
        dfg_node sigmoid = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, sigmoid, OP_sigmoid, 1))
            continue;
        dfg_node call = dfg_arg(g, sigmoid, 0);
        if (!(dfg_op(g, call) == OP_add || dfg_op(g, call) == OP_nn_bias_add) || !dfg_has_args(g, call, 2))
            continue;
        for (uint32_t swap_2 = 0; swap_2 < (dfg_op(g, call) == OP_add ? dfg_orders(g, call) : 1u); swap_2++) {
            dfg_node c = dfg_arg(g, call, swap_2);
            dfg_node c_2 = c;
            dfg_node c_3 = c;
            if (!dfg_calls_with(g, c_3, OP_nn_conv2d, 2))
                continue;
            if (!dfg_str_is(g, c_3, ATTR_kernel_layout, STR_OHWI, STR_OIHW))
                continue;
            dfg_node x = dfg_arg(g, c_3, 0);
            dfg_node w = dfg_arg(g, c_3, 1);
            dfg_node b = dfg_arg(g, call, 1 - swap_2);
            if (!dfg_in_body(g, n, (const dfg_node[]){sigmoid, call, c_3}, 3))
                continue;
            /* where conv2d_ok(c, x, w) */
            if (!conv2d_ok(g, c_3, x, w))
                continue;
            /* where one_a_channel(b, c) */
            if (!one_a_channel(g, b, c))
                continue;
            /* where same_shape(p, r) */
            if (dfg_same_shape(g, sigmoid, r) != DFG_TRUE)
                continue;
            /* where from_outside(r, c) */
            if (!from_outside(g, r, c_2))
                continue;
            if (accept(ctx, &(struct cutlass_conv2d_bias_sigmoid_residual_add_whole){.m = {.root = n, .x = x,
                    .w = w, .b = b, .r = r, .c = c_2}, .add = n, .sigmoid = sigmoid,
                    .call = call, .c = c_3}))
                return true;
        }
    }
    return false;
}

struct cutlass_conv2d_bias_sigmoid_residual_multiply_whole {
    struct cutlass_conv2d_bias_sigmoid_residual_multiply_match m;
    dfg_node multiply;
    dfg_node sigmoid;
    dfg_node call;
    dfg_node c;
};

static bool cutlass_conv2d_bias_sigmoid_residual_multiply_whole(const dfg_graph *g, dfg_node n,
                                                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_multiply, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node r = dfg_arg(g, n, 1 - swap);
        dfg_node sigmoid = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, sigmoid, OP_sigmoid, 1))
            continue;
        dfg_node call = dfg_arg(g, sigmoid, 0);
        if (!(dfg_op(g, call) == OP_add || dfg_op(g, call) == OP_nn_bias_add) || !dfg_has_args(g, call, 2))
            continue;
        for (uint32_t swap_2 = 0; swap_2 < (dfg_op(g, call) == OP_add ? dfg_orders(g, call) : 1u); swap_2++) {
            dfg_node c = dfg_arg(g, call, swap_2);
            dfg_node c_2 = c;
            dfg_node c_3 = c;
            if (!dfg_calls_with(g, c_3, OP_nn_conv2d, 2))
                continue;
            if (!dfg_str_is(g, c_3, ATTR_kernel_layout, STR_OHWI, STR_OIHW))
                continue;
            dfg_node x = dfg_arg(g, c_3, 0);
            dfg_node w = dfg_arg(g, c_3, 1);
            dfg_node b = dfg_arg(g, call, 1 - swap_2);
            if (!dfg_in_body(g, n, (const dfg_node[]){sigmoid, call, c_3}, 3))
                continue;
            /* where conv2d_ok(c, x, w) */
            if (!conv2d_ok(g, c_3, x, w))
                continue;
            /* where one_a_channel(b, c) */
            if (!one_a_channel(g, b, c))
                continue;
            /* where same_shape(p, r) */
            if (dfg_same_shape(g, sigmoid, r) != DFG_TRUE)
                continue;
            /* where from_outside(r, c) */
            if (!from_outside(g, r, c_2))
                continue;
            if (accept(ctx, &(struct cutlass_conv2d_bias_sigmoid_residual_multiply_whole){.m = {.root = n,
                    .x = x, .w = w, .b = b, .r = r, .c = c_2}, .multiply = n,
                    .sigmoid = sigmoid, .call = call, .c = c_3}))
                return true;
        }
    }
    return false;
}

struct cutlass_conv2d_bias_residual_add_whole {
    struct cutlass_conv2d_bias_residual_add_match m;
    dfg_node add;
    dfg_node call;
    dfg_node c;
};

static bool cutlass_conv2d_bias_residual_add_whole(const dfg_graph *g, dfg_node n,
                                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node r = dfg_arg(g, n, 1 - swap);
        dfg_node call = dfg_arg(g, n, swap);
        if (!(dfg_op(g, call) == OP_add || dfg_op(g, call) == OP_nn_bias_add) || !dfg_has_args(g, call, 2))
            continue;
        for (uint32_t swap_2 = 0; swap_2 < (dfg_op(g, call) == OP_add ? dfg_orders(g, call) : 1u); swap_2++) {
            dfg_node c = dfg_arg(g, call, swap_2);
            dfg_node c_2 = c;
            dfg_node c_3 = c;
            if (!dfg_calls_with(g, c_3, OP_nn_conv2d, 2))
                continue;
            if (!dfg_str_is(g, c_3, ATTR_kernel_layout, STR_OHWI, STR_OIHW))
                continue;
            dfg_node x = dfg_arg(g, c_3, 0);
            dfg_node w = dfg_arg(g, c_3, 1);
            dfg_node b = dfg_arg(g, call, 1 - swap_2);
            if (!dfg_in_body(g, n, (const dfg_node[]){call, c_3}, 2))
                continue;
            /* where conv2d_ok(c, x, w) */
            if (!conv2d_ok(g, c_3, x, w))
                continue;
            /* where one_a_channel(b, c) */
            if (!one_a_channel(g, b, c))
                continue;
            /* where same_shape(p, r) */
            if (dfg_same_shape(g, call, r) != DFG_TRUE)
                continue;
            /* where from_outside(r, c) */
            if (!from_outside(g, r, c_2))
                continue;
            if (accept(ctx, &(struct cutlass_conv2d_bias_residual_add_whole){.m = {.root = n, .x = x, .w = w,
                    .b = b, .r = r, .c = c_2}, .add = n, .call = call, .c = c_3}))
                return true;
        }
    }
    return false;
}

struct cutlass_conv2d_bias_residual_multiply_whole {
    struct cutlass_conv2d_bias_residual_multiply_match m;
    dfg_node multiply;
    dfg_node call;
    dfg_node c;
};

static bool cutlass_conv2d_bias_residual_multiply_whole(const dfg_graph *g, dfg_node n,
                                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_multiply, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node r = dfg_arg(g, n, 1 - swap);
        dfg_node call = dfg_arg(g, n, swap);
        if (!(dfg_op(g, call) == OP_add || dfg_op(g, call) == OP_nn_bias_add) || !dfg_has_args(g, call, 2))
            continue;
        for (uint32_t swap_2 = 0; swap_2 < (dfg_op(g, call) == OP_add ? dfg_orders(g, call) : 1u); swap_2++) {
            dfg_node c = dfg_arg(g, call, swap_2);
            dfg_node c_2 = c;
            dfg_node c_3 = c;
            if (!dfg_calls_with(g, c_3, OP_nn_conv2d, 2))
                continue;
            if (!dfg_str_is(g, c_3, ATTR_kernel_layout, STR_OHWI, STR_OIHW))
                continue;
            dfg_node x = dfg_arg(g, c_3, 0);
            dfg_node w = dfg_arg(g, c_3, 1);
            dfg_node b = dfg_arg(g, call, 1 - swap_2);
            if (!dfg_in_body(g, n, (const dfg_node[]){call, c_3}, 2))
                continue;
            /* where conv2d_ok(c, x, w) */
            if (!conv2d_ok(g, c_3, x, w))
                continue;
            /* where one_a_channel(b, c) */
            if (!one_a_channel(g, b, c))
                continue;
            /* where same_shape(p, r) */
            if (dfg_same_shape(g, call, r) != DFG_TRUE)
                continue;
            /* where from_outside(r, c) */
            if (!from_outside(g, r, c_2))
                continue;
            if (accept(ctx, &(struct cutlass_conv2d_bias_residual_multiply_whole){.m = {.root = n, .x = x,
                    .w = w, .b = b, .r = r, .c = c_2}, .multiply = n, .call = call, .c = c_3}))
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
    if (!dfg_calls_argc(g, n, OP_nn_relu, 1))
        return false;
    dfg_node call = dfg_arg(g, n, 0);
    if (!(dfg_op(g, call) == OP_add || dfg_op(g, call) == OP_nn_bias_add) || !dfg_has_args(g, call, 2))
        return false;
    for (uint32_t swap = 0; swap < (dfg_op(g, call) == OP_add ? dfg_orders(g, call) : 1u); swap++) {
        dfg_node d = dfg_arg(g, call, swap);
        if (!dfg_calls_with(g, d, OP_nn_dense, 2))
            continue;
        dfg_node x = dfg_arg(g, d, 0);
        dfg_node w = dfg_arg(g, d, 1);
        dfg_node b = dfg_arg(g, call, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){call, d}, 2))
            continue;
        /* where gemm_types(x, w) */
        if (!gemm_types(g, x, w))
            continue;
        /* where one_a_channel(b, c) */
        if (!one_a_channel(g, b, d))
            continue;
        if (accept(ctx, &(struct cutlass_dense_bias_relu_whole){.m = {.root = n}, .relu = n, .call = call,
                .d = d, .x = x, .w = w, .b = b}))
            return true;
    }
    return false;
}

struct cutlass_conv2d_bias_hardswish_whole {
    struct cutlass_conv2d_bias_hardswish_match m;
    dfg_node v;
    dfg_node multiply;
    dfg_node call;
    dfg_node c;
    dfg_node divide;
    dfg_node limited;
    dfg_node add;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node divide_2;
    dfg_node multiply_2;
    dfg_node constant_3;
};

static bool cutlass_conv2d_bias_hardswish_whole(const dfg_graph *g, dfg_node n,
                                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    bool is_multiply = dfg_calls_argc(g, n, OP_multiply, 2);
    dfg_node multiply = DFG_NONE, call = DFG_NONE;
    uint32_t swap = 0;
    if (is_multiply) {
        multiply = n;
        swap = (dfg_op(g, dfg_arg(g, multiply, 0)) == OP_add
                || dfg_op(g, dfg_arg(g, multiply, 0)) == OP_nn_bias_add)
            ? 0
            : 1;
        call = dfg_arg(g, multiply, swap);
        if (!(dfg_op(g, call) == OP_add || dfg_op(g, call) == OP_nn_bias_add) || !dfg_has_args(g, call, 2))
            return false;
    }
    for (uint32_t swap_2 = 0; swap_2 < (is_multiply ? (dfg_op(g, call) == OP_add ? dfg_orders(g, call) : 1u) : 1u); swap_2++) {
        dfg_node c = DFG_NONE, x = DFG_NONE, w = DFG_NONE, b = DFG_NONE, divide = DFG_NONE;
        dfg_node constant_2 = DFG_NONE, limited = DFG_NONE, divide_2 = DFG_NONE, constant_3 = DFG_NONE;
        dfg_node multiply_2 = DFG_NONE;
        uint32_t swap_3 = 0;
        if (is_multiply) {
            c = dfg_arg(g, call, swap_2);
            if (!dfg_calls_with(g, c, OP_nn_conv2d, 2))
                continue;
            if (!dfg_str_is(g, c, ATTR_kernel_layout, STR_OHWI, STR_OIHW))
                continue;
            x = dfg_arg(g, c, 0);
            w = dfg_arg(g, c, 1);
            b = dfg_arg(g, call, 1 - swap_2);
            divide = dfg_arg(g, multiply, 1 - swap);
            if (!dfg_calls_argc(g, divide, OP_divide, 2))
                continue;
            constant_2 = dfg_arg(g, divide, 1);
            if (!dfg_is(g, constant_2, DFG_CONST))
                continue;
            limited = dfg_arg(g, divide, 0);
        } else {
            divide_2 = n;
            if (!dfg_calls_argc(g, divide_2, OP_divide, 2))
                continue;
            constant_3 = dfg_arg(g, divide_2, 1);
            if (!dfg_is(g, constant_3, DFG_CONST))
                continue;
            multiply_2 = dfg_arg(g, divide_2, 0);
            if (!dfg_calls_argc(g, multiply_2, OP_multiply, 2))
                continue;
            swap_3 = (dfg_op(g, dfg_arg(g, multiply_2, 0)) == OP_add
                      || dfg_op(g, dfg_arg(g, multiply_2, 0)) == OP_nn_bias_add)
                ? 0
                : 1;
            call = dfg_arg(g, multiply_2, swap_3);
            if (!(dfg_op(g, call) == OP_add || dfg_op(g, call) == OP_nn_bias_add)
                || !dfg_has_args(g, call, 2))
                continue;
        }
        for (uint32_t swap_4 = 0; swap_4 < (!is_multiply ? (dfg_op(g, call) == OP_add ? dfg_orders(g, call) : 1u) : 1u); swap_4++) {
            if (!is_multiply) {
                c = dfg_arg(g, call, swap_4);
                if (!dfg_calls_with(g, c, OP_nn_conv2d, 2))
                    continue;
                if (!dfg_str_is(g, c, ATTR_kernel_layout, STR_OHWI, STR_OIHW))
                    continue;
                x = dfg_arg(g, c, 0);
                w = dfg_arg(g, c, 1);
                b = dfg_arg(g, call, 1 - swap_4);
                limited = dfg_arg(g, multiply_2, 1 - swap_3);
            }
            if (!dfg_calls_argc(g, limited, OP_clip, 1))
                continue;
            dfg_node add = dfg_arg(g, limited, 0);
            if (!dfg_calls_argc(g, add, OP_add, 2))
                continue;
            uint32_t swap_5 = (dfg_op(g, dfg_arg(g, add, 0)) == OP_add
                               || dfg_op(g, dfg_arg(g, add, 0)) == OP_nn_bias_add)
                ? 0
                : 1;
            dfg_node constant = dfg_arg(g, add, 1 - swap_5);
            if (!dfg_is(g, constant, DFG_CONST))
                continue;
            if (dfg_arg(g, add, swap_5) != call)
                continue;
            if (!dfg_in_body(g, n,
                             (const dfg_node[]){multiply, call, c, divide, divide_2, multiply_2, limited,
                                                add},
                             8))
                continue;
            if (is_multiply) {
                /* where conv2d_ok(c, x, w) */
                if (!conv2d_ok(g, c, x, w))
                    continue;
                /* where one_a_channel(b, c) */
                if (!one_a_channel(g, b, c))
                    continue;
            } else {
                /* where conv2d_ok(c, x, w) */
                if (!conv2d_ok(g, c, x, w))
                    continue;
                /* where one_a_channel(b, c) */
                if (!one_a_channel(g, b, c))
                    continue;
            }
            if (accept(ctx, &(struct cutlass_conv2d_bias_hardswish_whole){.m = {.root = n, .x = x, .w = w,
                    .b = b}, .v = n, .multiply = multiply, .call = call, .c = c,
                    .divide = divide, .limited = limited, .add = add, .constant = constant,
                    .constant_2 = constant_2, .divide_2 = divide_2, .multiply_2 = multiply_2,
                    .constant_3 = constant_3}))
                return true;
        }
    }
    return false;
}

struct cutlass_conv2d_bias_silu_whole {
    struct cutlass_conv2d_bias_silu_match m;
    dfg_node multiply;
    dfg_node call;
    dfg_node c;
    dfg_node sigmoid;
};

static bool cutlass_conv2d_bias_silu_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_multiply, 2))
        return false;
    uint32_t swap = (dfg_op(g, dfg_arg(g, n, 0)) == OP_add || dfg_op(g, dfg_arg(g, n, 0)) == OP_nn_bias_add)
        ? 0
        : 1;
    dfg_node call = dfg_arg(g, n, swap);
    if (!(dfg_op(g, call) == OP_add || dfg_op(g, call) == OP_nn_bias_add) || !dfg_has_args(g, call, 2))
        return false;
    for (uint32_t swap_2 = 0; swap_2 < (dfg_op(g, call) == OP_add ? dfg_orders(g, call) : 1u); swap_2++) {
        dfg_node c = dfg_arg(g, call, swap_2);
        if (!dfg_calls_with(g, c, OP_nn_conv2d, 2))
            continue;
        if (!dfg_str_is(g, c, ATTR_kernel_layout, STR_OHWI, STR_OIHW))
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, call, 1 - swap_2);
        dfg_node sigmoid = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_argc(g, sigmoid, OP_sigmoid, 1))
            continue;
        if (dfg_arg(g, sigmoid, 0) != call)
            continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){call, c, sigmoid}, 3))
            continue;
        /* where conv2d_ok(c, x, w) */
        if (!conv2d_ok(g, c, x, w))
            continue;
        /* where one_a_channel(b, c) */
        if (!one_a_channel(g, b, c))
            continue;
        if (accept(ctx, &(struct cutlass_conv2d_bias_silu_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                .multiply = n, .call = call, .c = c, .sigmoid = sigmoid}))
            return true;
    }
    return false;
}

struct cutlass_conv2d_bias_relu_whole {
    struct cutlass_conv2d_bias_relu_match m;
    dfg_node relu;
    dfg_node call;
    dfg_node c;
};

static bool cutlass_conv2d_bias_relu_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_nn_relu, 1))
        return false;
    dfg_node call = dfg_arg(g, n, 0);
    if (!(dfg_op(g, call) == OP_add || dfg_op(g, call) == OP_nn_bias_add) || !dfg_has_args(g, call, 2))
        return false;
    for (uint32_t swap = 0; swap < (dfg_op(g, call) == OP_add ? dfg_orders(g, call) : 1u); swap++) {
        dfg_node c = dfg_arg(g, call, swap);
        if (!dfg_calls_with(g, c, OP_nn_conv2d, 2))
            continue;
        if (!dfg_str_is(g, c, ATTR_kernel_layout, STR_OHWI, STR_OIHW))
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
        if (accept(ctx, &(struct cutlass_conv2d_bias_relu_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                .relu = n, .call = call, .c = c}))
            return true;
    }
    return false;
}

struct cutlass_conv2d_bias_sigmoid_whole {
    struct cutlass_conv2d_bias_sigmoid_match m;
    dfg_node sigmoid;
    dfg_node call;
    dfg_node c;
};

static bool cutlass_conv2d_bias_sigmoid_whole(const dfg_graph *g, dfg_node n,
                                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_sigmoid, 1))
        return false;
    dfg_node call = dfg_arg(g, n, 0);
    if (!(dfg_op(g, call) == OP_add || dfg_op(g, call) == OP_nn_bias_add) || !dfg_has_args(g, call, 2))
        return false;
    for (uint32_t swap = 0; swap < (dfg_op(g, call) == OP_add ? dfg_orders(g, call) : 1u); swap++) {
        dfg_node c = dfg_arg(g, call, swap);
        if (!dfg_calls_with(g, c, OP_nn_conv2d, 2))
            continue;
        if (!dfg_str_is(g, c, ATTR_kernel_layout, STR_OHWI, STR_OIHW))
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
        if (accept(ctx, &(struct cutlass_conv2d_bias_sigmoid_whole){.m = {.root = n, .x = x, .w = w,
                .b = b}, .sigmoid = n, .call = call, .c = c}))
            return true;
    }
    return false;
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- conv2d ---- */

static const struct dfg_desc_expr cutlass_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 26 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "data_layout", .text = "data_layout", .line = 26 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 26 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.data_layout == \"NHWC\"", .line = 26 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 18 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 18 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.dtype == f16", .line = 18 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 18 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "dtype", .line = 18 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "w.dtype == f16", .line = 18 },
    /* 12 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 7, 11, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 18 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 18 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "dtype", .line = 18 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "x.dtype == f32", .line = 18 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 18 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "dtype", .line = 18 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 20 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "w.dtype == f32", .line = 18 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 22 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 12, 21, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 19 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "dtype", .line = 19 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 27 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 24, 25, 26, }, .text = "x.dtype in {i8, u8}", .line = 19 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 19 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "dtype", .line = 19 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 32 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 29, 30, 31, }, .text = "w.dtype in {i8, u8}", .line = 19 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 27, 32, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 33, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 34, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w)", .line = 26 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 27 },
    /* 37 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .name = "groups", .text = "groups", .line = 27 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 27 },
    /* 39 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "c.groups == 1", .line = 27 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 27 },
    /* 41 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .name = "groups", .text = "groups", .line = 27 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 27 },
    /* 43 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "shape", .line = 27 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 27 },
    /* 45 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "x.shape[3]", .line = 27 },
    /* 46 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 41, 45, }, .text = "c.groups == x.shape[3]", .line = 27 },
    /* 47 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 27 },
    /* 48 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 47, }, .name = "groups", .text = "groups", .line = 27 },
    /* 49 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 27 },
    /* 50 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "shape", .line = 27 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 52 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 50, 51, }, .text = "w.shape[0]", .line = 27 },
    /* 53 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 48, 52, }, .text = "c.groups == w.shape[0]", .line = 27 },
    /* 54 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 46, 53, }, .text = "(c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 55 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 56 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 39, 55, }, .text = "c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 57 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 35, 56, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w),\012    c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 26 },
};
static const struct dfg_desc_node cutlass_conv2d_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "kernel_layout == \"OHWI\"", .line = 30 },
        },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 30 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 29 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 29 },
};
static const struct dfg_desc_region cutlass_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_conv2d_refs[] = { { 1, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture cutlass_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_match, w) },
    { "c", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_match, c) },
};
static const struct dfg_desc_pattern cutlass_conv2d_desc = {
    .n_nodes = 3, .n_exprs = 58, .n_vars = 0, .n_sets = 3,
    .nodes = cutlass_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_conv2d_regions,
    .exprs = cutlass_conv2d_exprs,
    .captures = cutlass_conv2d_refs,
    .text = "pattern conv2d(x, w) {\012    c = nn.conv2d(x, w) { kernel_layout == \"OHWI\" };\012    where conv2d_ok(c, x, w);\012    return c;\012}", .line = 29, .n_where = 1, .where = (const uint32_t[]){ 57, }
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
/* ---- conv2d_transpose ---- */

static const struct dfg_desc_expr cutlass_conv2d_transpose_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 26 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "data_layout", .text = "data_layout", .line = 26 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 26 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.data_layout == \"NHWC\"", .line = 26 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 18 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 18 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.dtype == f16", .line = 18 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 18 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "dtype", .line = 18 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "w.dtype == f16", .line = 18 },
    /* 12 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 7, 11, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 18 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 18 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "dtype", .line = 18 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "x.dtype == f32", .line = 18 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 18 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "dtype", .line = 18 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 20 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "w.dtype == f32", .line = 18 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 22 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 12, 21, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 19 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "dtype", .line = 19 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 27 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 24, 25, 26, }, .text = "x.dtype in {i8, u8}", .line = 19 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 19 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "dtype", .line = 19 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 32 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 29, 30, 31, }, .text = "w.dtype in {i8, u8}", .line = 19 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 27, 32, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 33, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 34, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w)", .line = 26 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 27 },
    /* 37 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .name = "groups", .text = "groups", .line = 27 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 27 },
    /* 39 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "c.groups == 1", .line = 27 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 27 },
    /* 41 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .name = "groups", .text = "groups", .line = 27 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 27 },
    /* 43 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "shape", .line = 27 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 27 },
    /* 45 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "x.shape[3]", .line = 27 },
    /* 46 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 41, 45, }, .text = "c.groups == x.shape[3]", .line = 27 },
    /* 47 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 27 },
    /* 48 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 47, }, .name = "groups", .text = "groups", .line = 27 },
    /* 49 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 27 },
    /* 50 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "shape", .line = 27 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 52 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 50, 51, }, .text = "w.shape[0]", .line = 27 },
    /* 53 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 48, 52, }, .text = "c.groups == w.shape[0]", .line = 27 },
    /* 54 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 46, 53, }, .text = "(c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 55 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 56 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 39, 55, }, .text = "c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 57 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 35, 56, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w),\012    c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 26 },
};
static const struct dfg_desc_node cutlass_conv2d_transpose_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "IHWO" }, .text = "kernel_layout == \"IHWO\"", .line = 35 },
        },
        .name = "c",
        .text = "nn.conv2d_transpose(x, w)", .line = 35 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 34 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 34 },
};
static const struct dfg_desc_region cutlass_conv2d_transpose_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_conv2d_transpose_refs[] = { { 1, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture cutlass_conv2d_transpose_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_transpose_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_transpose_match, w) },
    { "c", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_transpose_match, c) },
};
static const struct dfg_desc_pattern cutlass_conv2d_transpose_desc = {
    .n_nodes = 3, .n_exprs = 58, .n_vars = 0, .n_sets = 3,
    .nodes = cutlass_conv2d_transpose_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_conv2d_transpose_regions,
    .exprs = cutlass_conv2d_transpose_exprs,
    .captures = cutlass_conv2d_transpose_refs,
    .text = "pattern conv2d_transpose(x, w) {\012    c = nn.conv2d_transpose(x, w) { kernel_layout == \"IHWO\" };\012    where conv2d_ok(c, x, w);\012    return c;\012}", .line = 34, .n_where = 1, .where = (const uint32_t[]){ 57, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 26 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "data_layout", .text = "data_layout", .line = 26 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 26 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.data_layout == \"NHWC\"", .line = 26 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 18 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 18 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.dtype == f16", .line = 18 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 18 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "dtype", .line = 18 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "w.dtype == f16", .line = 18 },
    /* 12 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 7, 11, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 18 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 18 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "dtype", .line = 18 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "x.dtype == f32", .line = 18 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 18 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "dtype", .line = 18 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 20 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "w.dtype == f32", .line = 18 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 16, 20, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 22 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 12, 21, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 19 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "dtype", .line = 19 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 27 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 24, 25, 26, }, .text = "x.dtype in {i8, u8}", .line = 19 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 19 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "dtype", .line = 19 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 32 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 29, 30, 31, }, .text = "w.dtype in {i8, u8}", .line = 19 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 27, 32, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 33, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 34, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w)", .line = 26 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 27 },
    /* 37 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .name = "groups", .text = "groups", .line = 27 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 27 },
    /* 39 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "c.groups == 1", .line = 27 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 27 },
    /* 41 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .name = "groups", .text = "groups", .line = 27 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 27 },
    /* 43 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "shape", .line = 27 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 27 },
    /* 45 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "x.shape[3]", .line = 27 },
    /* 46 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 41, 45, }, .text = "c.groups == x.shape[3]", .line = 27 },
    /* 47 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 27 },
    /* 48 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 47, }, .name = "groups", .text = "groups", .line = 27 },
    /* 49 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 27 },
    /* 50 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "shape", .line = 27 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 52 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 50, 51, }, .text = "w.shape[0]", .line = 27 },
    /* 53 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 48, 52, }, .text = "c.groups == w.shape[0]", .line = 27 },
    /* 54 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 46, 53, }, .text = "(c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 55 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 56 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 39, 55, }, .text = "c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 57 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 35, 56, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w),\012    c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 26 },
};
static const struct dfg_desc_node cutlass_backward_weight_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d_backward_weight", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "kernel_layout == \"NHWC\"", .line = 40 },
        },
        .name = "c",
        .text = "nn.conv2d_backward_weight(g, x)", .line = 40 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "g",
        .text = "g", .line = 39 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 39 },
};
static const struct dfg_desc_region cutlass_backward_weight_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_backward_weight_refs[] = { { 1, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture cutlass_backward_weight_captures[] = {
    { "g", DFG_CAP_NODE, offsetof(struct cutlass_backward_weight_match, g) },
    { "x", DFG_CAP_NODE, offsetof(struct cutlass_backward_weight_match, x) },
    { "c", DFG_CAP_NODE, offsetof(struct cutlass_backward_weight_match, c) },
};
static const struct dfg_desc_pattern cutlass_backward_weight_desc = {
    .n_nodes = 3, .n_exprs = 58, .n_vars = 0, .n_sets = 3,
    .nodes = cutlass_backward_weight_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_backward_weight_regions,
    .exprs = cutlass_backward_weight_exprs,
    .captures = cutlass_backward_weight_refs,
    .text = "pattern backward_weight(g, x) {\012    c = nn.conv2d_backward_weight(g, x) { kernel_layout == \"NHWC\" };\012    where conv2d_ok(c, g, x);\012    return c;\012}", .line = 39, .n_where = 1, .where = (const uint32_t[]){ 57, }
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
/* ---- biased ---- */

static const struct dfg_desc_expr cutlass_biased_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 20 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 20 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 20 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 20 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[-1]", .line = 20 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[-1]", .line = 20 },
};
static const struct dfg_desc_node cutlass_biased_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "(add | nn.bias_add)(c, b)", .line = 47 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 47 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 47 },
};
static const struct dfg_desc_region cutlass_biased_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_biased_refs[] = { { 1, -1 }, { 2, -1 }, };
static const struct dfg_capture cutlass_biased_captures[] = {
    { "c", DFG_CAP_NODE, offsetof(struct cutlass_biased_match, c) },
    { "b", DFG_CAP_NODE, offsetof(struct cutlass_biased_match, b) },
};
static const struct dfg_desc_pattern cutlass_biased_desc = {
    .n_nodes = 3, .n_exprs = 7, .n_vars = 0, .n_sets = 2,
    .nodes = cutlass_biased_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_biased_regions,
    .exprs = cutlass_biased_exprs,
    .captures = cutlass_biased_refs,
    .text = "pattern biased(c, b) = (add | nn.bias_add)(c, b) where one_a_channel(b, c);", .line = 47, .n_where = 1, .where = (const uint32_t[]){ 6, }
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
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_biased_whole, m.c) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cutlass_biased_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_biased_whole, call) },
};
/* ---- hardswish ---- */

static const struct dfg_desc_node cutlass_hardswish_nodes[11] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 8, },
        .text = "multiply(p, divide(limited, const)) | divide(multiply(p, limited), const)", .line = 51 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "multiply(p, divide(limited, const))", .line = 51 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "p",
        .text = "p", .line = 49 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "divide", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 7, },
        .text = "divide(limited, const)", .line = 51 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .name = "limited",
        .text = "clip(add(p, const))", .line = 50 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 6, },
        .text = "add(p, const)", .line = 50 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 50 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 51 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "divide", },
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .text = "divide(multiply(p, limited), const)", .line = 51 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 4, },
        .text = "multiply(p, limited)", .line = 51 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 51 },
};
static const struct dfg_desc_region cutlass_hardswish_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_hardswish_refs[] = { { 2, -1 }, { 4, -1 }, };
static const struct dfg_capture cutlass_hardswish_captures[] = {
    { "p", DFG_CAP_NODE, offsetof(struct cutlass_hardswish_match, p) },
    { "limited", DFG_CAP_NODE, offsetof(struct cutlass_hardswish_match, limited) },
};
static const struct dfg_desc_pattern cutlass_hardswish_desc = {
    .n_nodes = 11, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = cutlass_hardswish_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_hardswish_regions,
    .captures = cutlass_hardswish_refs,
    .text = "pattern hardswish(p) {\012    limited = clip(add(p, const));\012    return multiply(p, divide(limited, const)) | divide(multiply(p, limited), const);\012}", .line = 49
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
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_hardswish_whole, m.p) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct cutlass_hardswish_whole, m.limited) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_hardswish_whole, add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cutlass_hardswish_whole, constant) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_hardswish_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_hardswish_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_hardswish_whole, divide) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cutlass_hardswish_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_hardswish_whole, divide_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_hardswish_whole, multiply_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cutlass_hardswish_whole, constant_3) },
};
/* ---- silu ---- */

static const struct dfg_desc_node cutlass_silu_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "multiply(p, sigmoid(p))", .line = 53 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "p",
        .text = "p", .line = 53 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "sigmoid(p)", .line = 53 },
};
static const struct dfg_desc_region cutlass_silu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_silu_refs[] = { { 1, -1 }, };
static const struct dfg_capture cutlass_silu_captures[] = {
    { "p", DFG_CAP_NODE, offsetof(struct cutlass_silu_match, p) },
};
static const struct dfg_desc_pattern cutlass_silu_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = cutlass_silu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_silu_regions,
    .captures = cutlass_silu_refs,
    .text = "pattern silu(p) = multiply(p, sigmoid(p));", .line = 53
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
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_silu_whole, m.p) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_silu_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_silu_whole, sigmoid) },
};
/* ---- conv2d_bias ---- */

static const struct dfg_desc_expr cutlass_conv2d_bias_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 20 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 20 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 20 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 20 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[-1]", .line = 20 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[-1]", .line = 20 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 26 },
    /* 8 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .name = "data_layout", .text = "data_layout", .line = 26 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 26 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "c.data_layout == \"NHWC\"", .line = 26 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 18 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "dtype", .line = 18 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "x.dtype == f16", .line = 18 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 18 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 18 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "w.dtype == f16", .line = 18 },
    /* 19 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 14, 18, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 18 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 18 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "dtype", .line = 18 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "x.dtype == f32", .line = 18 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 18 },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "dtype", .line = 18 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 27 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "w.dtype == f32", .line = 18 },
    /* 28 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 23, 27, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 29 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 19, 28, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 19 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "dtype", .line = 19 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 34 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 31, 32, 33, }, .text = "x.dtype in {i8, u8}", .line = 19 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 19 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "dtype", .line = 19 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 39 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 36, 37, 38, }, .text = "w.dtype in {i8, u8}", .line = 19 },
    /* 40 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 34, 39, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 41 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 29, 40, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 42 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 41, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w)", .line = 26 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 27 },
    /* 44 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .name = "groups", .text = "groups", .line = 27 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 27 },
    /* 46 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 44, 45, }, .text = "c.groups == 1", .line = 27 },
    /* 47 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 27 },
    /* 48 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 47, }, .name = "groups", .text = "groups", .line = 27 },
    /* 49 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 27 },
    /* 50 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "shape", .line = 27 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 27 },
    /* 52 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 50, 51, }, .text = "x.shape[3]", .line = 27 },
    /* 53 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 48, 52, }, .text = "c.groups == x.shape[3]", .line = 27 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 27 },
    /* 55 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .name = "groups", .text = "groups", .line = 27 },
    /* 56 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 27 },
    /* 57 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 56, }, .text = "shape", .line = 27 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 59 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 57, 58, }, .text = "w.shape[0]", .line = 27 },
    /* 60 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 55, 59, }, .text = "c.groups == w.shape[0]", .line = 27 },
    /* 61 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 53, 60, }, .text = "(c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 62 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 61, }, .text = "not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 63 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 46, 62, }, .text = "c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 64 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 42, 63, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w),\012    c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 26 },
};
static const struct dfg_desc_node cutlass_conv2d_bias_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "(add | nn.bias_add)(c, b)", .line = 47, .n_where = 1, .where = (const uint32_t[]){ 6, } },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "kernel_layout == \"OHWI\"", .line = 30 },
        },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 30, .n_where = 1, .where = (const uint32_t[]){ 64, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 54 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 54 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 54 },
};
static const struct dfg_desc_region cutlass_conv2d_bias_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_conv2d_bias_refs[] = { { 2, -1 }, { 3, -1 }, { 4, -1 }, };
static const struct dfg_capture cutlass_conv2d_bias_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_match, b) },
};
static const struct dfg_desc_pattern cutlass_conv2d_bias_desc = {
    .n_nodes = 5, .n_exprs = 65, .n_vars = 0, .n_sets = 3,
    .nodes = cutlass_conv2d_bias_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_conv2d_bias_regions,
    .exprs = cutlass_conv2d_bias_exprs,
    .captures = cutlass_conv2d_bias_refs,
    .text = "pattern conv2d_bias(x, w, b) = biased(conv2d(x, w), b);", .line = 54
};
static bool cutlass_conv2d_bias_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_conv2d_bias_match(g, n, m);
}
static bool cutlass_conv2d_bias_pass(void *ctx, const struct cutlass_conv2d_bias_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_conv2d_bias_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_conv2d_bias_each(g, n, cutlass_conv2d_bias_pass, &e);
}

static const struct dfg_part cutlass_conv2d_bias_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_conv2d_bias_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_whole, c) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_conv2d_bias_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cutlass_conv2d_bias_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cutlass_conv2d_bias_whole, m.b) },
};
/* ---- plus ---- */

static const struct dfg_desc_expr cutlass_plus_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 58 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 58 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_shape(p, r)", .line = 58 },
};
static const struct dfg_desc_node cutlass_plus_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "add(p, r)", .line = 58 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "p",
        .text = "p", .line = 58 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 58 },
};
static const struct dfg_desc_region cutlass_plus_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_plus_refs[] = { { 1, -1 }, { 2, -1 }, };
static const struct dfg_capture cutlass_plus_captures[] = {
    { "p", DFG_CAP_NODE, offsetof(struct cutlass_plus_match, p) },
    { "r", DFG_CAP_NODE, offsetof(struct cutlass_plus_match, r) },
};
static const struct dfg_desc_pattern cutlass_plus_desc = {
    .n_nodes = 3, .n_exprs = 3, .n_vars = 0, .n_sets = 2,
    .nodes = cutlass_plus_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_plus_regions,
    .exprs = cutlass_plus_exprs,
    .captures = cutlass_plus_refs,
    .text = "pattern plus(p, r) = add(p, r) where same_shape(p, r);", .line = 58, .n_where = 1, .where = (const uint32_t[]){ 2, }
};
static bool cutlass_plus_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_plus_match(g, n, m);
}
static bool cutlass_plus_pass(void *ctx, const struct cutlass_plus_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_plus_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_plus_each(g, n, cutlass_plus_pass, &e);
}

static const struct dfg_part cutlass_plus_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_plus_whole, m.p) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cutlass_plus_whole, m.r) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_plus_whole, add) },
};
/* ---- times ---- */

static const struct dfg_desc_expr cutlass_times_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 59 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 59 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_shape(p, r)", .line = 59 },
};
static const struct dfg_desc_node cutlass_times_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "multiply(p, r)", .line = 59 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "p",
        .text = "p", .line = 59 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 59 },
};
static const struct dfg_desc_region cutlass_times_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_times_refs[] = { { 1, -1 }, { 2, -1 }, };
static const struct dfg_capture cutlass_times_captures[] = {
    { "p", DFG_CAP_NODE, offsetof(struct cutlass_times_match, p) },
    { "r", DFG_CAP_NODE, offsetof(struct cutlass_times_match, r) },
};
static const struct dfg_desc_pattern cutlass_times_desc = {
    .n_nodes = 3, .n_exprs = 3, .n_vars = 0, .n_sets = 2,
    .nodes = cutlass_times_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_times_regions,
    .exprs = cutlass_times_exprs,
    .captures = cutlass_times_refs,
    .text = "pattern times(p, r) = multiply(p, r) where same_shape(p, r);", .line = 59, .n_where = 1, .where = (const uint32_t[]){ 2, }
};
static bool cutlass_times_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_times_match(g, n, m);
}
static bool cutlass_times_pass(void *ctx, const struct cutlass_times_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_times_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_times_each(g, n, cutlass_times_pass, &e);
}

static const struct dfg_part cutlass_times_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_times_whole, m.p) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cutlass_times_whole, m.r) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_times_whole, multiply) },
};
/* ---- dense ---- */

static const struct dfg_desc_expr cutlass_dense_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 18 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 18 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f16", .line = 18 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 18 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 18 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "w.dtype == f16", .line = 18 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 18 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 18 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "dtype", .line = 18 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "x.dtype == f32", .line = 18 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 18 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "dtype", .line = 18 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "w.dtype == f32", .line = 18 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 12, 16, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 18 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 8, 17, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 19 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 19 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 23 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 20, 21, 22, }, .text = "x.dtype in {i8, u8}", .line = 19 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 19 },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "dtype", .line = 19 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 28 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 25, 26, 27, }, .text = "w.dtype in {i8, u8}", .line = 19 },
    /* 29 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 23, 28, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 30 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 18, 29, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
};
static const struct dfg_desc_node cutlass_dense_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "d",
        .text = "nn.dense(x, w)", .line = 69 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 68 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 68 },
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
    .text = "pattern dense(x, w) {\012    d = nn.dense(x, w);\012    where gemm_types(x, w);\012    return d;\012}", .line = 68, .n_where = 1, .where = (const uint32_t[]){ 30, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 20 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 20 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 20 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 20 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[-1]", .line = 20 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[-1]", .line = 20 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 18 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "dtype", .line = 18 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "x.dtype == f16", .line = 18 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 18 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "dtype", .line = 18 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "w.dtype == f16", .line = 18 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 14, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 18 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 18 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 18 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 19 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "x.dtype == f32", .line = 18 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 18 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "dtype", .line = 18 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "w.dtype == f32", .line = 18 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 25 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 24, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 26 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 19 },
    /* 27 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "dtype", .line = 19 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 30 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 27, 28, 29, }, .text = "x.dtype in {i8, u8}", .line = 19 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 19 },
    /* 32 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "dtype", .line = 19 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 35 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 32, 33, 34, }, .text = "w.dtype in {i8, u8}", .line = 19 },
    /* 36 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 30, 35, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 37 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 25, 36, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
};
static const struct dfg_desc_node cutlass_dense_bias_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "(add | nn.bias_add)(c, b)", .line = 47, .n_where = 1, .where = (const uint32_t[]){ 6, } },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .name = "d",
        .text = "nn.dense(x, w)", .line = 69, .n_where = 1, .where = (const uint32_t[]){ 37, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 73 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 73 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 73 },
};
static const struct dfg_desc_region cutlass_dense_bias_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_dense_bias_refs[] = { { 2, -1 }, { 3, -1 }, { 4, -1 }, };
static const struct dfg_capture cutlass_dense_bias_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cutlass_dense_bias_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cutlass_dense_bias_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct cutlass_dense_bias_match, b) },
};
static const struct dfg_desc_pattern cutlass_dense_bias_desc = {
    .n_nodes = 5, .n_exprs = 38, .n_vars = 0, .n_sets = 3,
    .nodes = cutlass_dense_bias_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_dense_bias_regions,
    .exprs = cutlass_dense_bias_exprs,
    .captures = cutlass_dense_bias_refs,
    .text = "pattern dense_bias(x, w, b) = biased(dense(x, w), b);", .line = 73
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
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_dense_bias_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_dense_bias_whole, d) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_dense_bias_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cutlass_dense_bias_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cutlass_dense_bias_whole, m.b) },
};
/* ---- dense_gelu_fp16 ---- */

static const struct dfg_desc_expr cutlass_dense_gelu_fp16_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 11, .text = "b", .line = 20 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 20 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 8, .text = "c", .line = 20 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 20 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[-1]", .line = 20 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[-1]", .line = 20 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 9, .text = "x", .line = 18 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "dtype", .line = 18 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "x.dtype == f16", .line = 18 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 10, .text = "w", .line = 18 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "dtype", .line = 18 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "w.dtype == f16", .line = 18 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 14, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 18 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 9, .text = "x", .line = 18 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 18 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 19 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "x.dtype == f32", .line = 18 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 10, .text = "w", .line = 18 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "dtype", .line = 18 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "w.dtype == f32", .line = 18 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 25 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 24, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 26 */ { .op = DFG_E_NODE, .ref = 9, .text = "x", .line = 19 },
    /* 27 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "dtype", .line = 19 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 30 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 27, 28, 29, }, .text = "x.dtype in {i8, u8}", .line = 19 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 10, .text = "w", .line = 19 },
    /* 32 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "dtype", .line = 19 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 35 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 32, 33, 34, }, .text = "w.dtype in {i8, u8}", .line = 19 },
    /* 36 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 30, 35, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 37 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 25, 36, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
};
static const struct dfg_desc_node cutlass_dense_gelu_fp16_nodes[15] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 7, },
        .text = "multiply(add(multiply(cast(erf(cast(multiply(p, _)))), _), _), p)", .line = 76 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 14, },
        .text = "add(multiply(cast(erf(cast(multiply(p, _)))), _), _)", .line = 76 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, },
        .text = "multiply(cast(erf(cast(multiply(p, _)))), _)", .line = 76 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .text = "cast(erf(cast(multiply(p, _))))", .line = 76 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "erf", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .text = "erf(cast(multiply(p, _)))", .line = 76 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .text = "cast(multiply(p, _))", .line = 76 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, },
        .text = "multiply(p, _)", .line = 76 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 11, },
        .name = "p",
        .text = "(add | nn.bias_add)(c, b)", .line = 47, .n_where = 1, .where = (const uint32_t[]){ 6, } },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .name = "d",
        .text = "nn.dense(x, w)", .line = 69, .n_where = 1, .where = (const uint32_t[]){ 37, } },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 74 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 74 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 74 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 76 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 76 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 76 },
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
    .n_nodes = 15, .n_exprs = 38, .n_vars = 0, .n_sets = 4,
    .nodes = cutlass_dense_gelu_fp16_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_dense_gelu_fp16_regions,
    .exprs = cutlass_dense_gelu_fp16_exprs,
    .captures = cutlass_dense_gelu_fp16_refs,
    .text = "pattern dense_gelu_fp16(x, w, b) {\012    p = dense_bias(x, w, b);\012    return multiply(add(multiply(cast(erf(cast(multiply(p, _)))), _), _), p);\012}", .line = 74
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 9, .text = "b", .line = 20 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 20 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 20 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 20 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[-1]", .line = 20 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[-1]", .line = 20 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 18 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "dtype", .line = 18 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "x.dtype == f16", .line = 18 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 18 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "dtype", .line = 18 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "w.dtype == f16", .line = 18 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 14, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 18 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 18 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 18 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 19 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "x.dtype == f32", .line = 18 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 18 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "dtype", .line = 18 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "w.dtype == f32", .line = 18 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 25 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 24, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 26 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 19 },
    /* 27 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "dtype", .line = 19 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 30 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 27, 28, 29, }, .text = "x.dtype in {i8, u8}", .line = 19 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 19 },
    /* 32 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "dtype", .line = 19 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 35 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 32, 33, 34, }, .text = "w.dtype in {i8, u8}", .line = 19 },
    /* 36 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 30, 35, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 37 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 25, 36, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
};
static const struct dfg_desc_node cutlass_dense_gelu_fp32_nodes[13] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, },
        .text = "multiply(add(multiply(erf(multiply(p, _)), _), _), p)", .line = 80 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 12, },
        .text = "add(multiply(erf(multiply(p, _)), _), _)", .line = 80 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 11, },
        .text = "multiply(erf(multiply(p, _)), _)", .line = 80 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "erf", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .text = "erf(multiply(p, _))", .line = 80 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 10, },
        .text = "multiply(p, _)", .line = 80 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 9, },
        .name = "p",
        .text = "(add | nn.bias_add)(c, b)", .line = 47, .n_where = 1, .where = (const uint32_t[]){ 6, } },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .name = "d",
        .text = "nn.dense(x, w)", .line = 69, .n_where = 1, .where = (const uint32_t[]){ 37, } },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 78 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 78 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 78 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 80 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 80 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 80 },
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
    .n_nodes = 13, .n_exprs = 38, .n_vars = 0, .n_sets = 4,
    .nodes = cutlass_dense_gelu_fp32_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_dense_gelu_fp32_regions,
    .exprs = cutlass_dense_gelu_fp32_exprs,
    .captures = cutlass_dense_gelu_fp32_refs,
    .text = "pattern dense_gelu_fp32(x, w, b) {\012    p = dense_bias(x, w, b);\012    return multiply(add(multiply(erf(multiply(p, _)), _), _), p);\012}", .line = 78
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 18 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 18 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == f16", .line = 18 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 18 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 18 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "w.dtype == f16", .line = 18 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 18 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 18 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "dtype", .line = 18 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "x.dtype == f32", .line = 18 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 18 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "dtype", .line = 18 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "w.dtype == f32", .line = 18 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 12, 16, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 18 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 8, 17, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 19 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 19 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 23 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 20, 21, 22, }, .text = "x.dtype in {i8, u8}", .line = 19 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 19 },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "dtype", .line = 19 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 28 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 25, 26, 27, }, .text = "w.dtype in {i8, u8}", .line = 19 },
    /* 29 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 23, 28, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 30 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 18, 29, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
};
static const struct dfg_desc_node cutlass_batch_matmul_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.batch_matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "transpose_a", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "transpose_a == false", .line = 82 },
            { .test = DFG_D_TEST_EQ, .name = "transpose_b", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "transpose_b == true", .line = 82 },
        },
        .text = "nn.batch_matmul(a, b)", .line = 82 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 82 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 82 },
};
static const struct dfg_desc_region cutlass_batch_matmul_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_batch_matmul_refs[] = { { 1, -1 }, { 2, -1 }, };
static const struct dfg_capture cutlass_batch_matmul_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct cutlass_batch_matmul_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct cutlass_batch_matmul_match, b) },
};
static const struct dfg_desc_pattern cutlass_batch_matmul_desc = {
    .n_nodes = 3, .n_exprs = 31, .n_vars = 0, .n_sets = 2,
    .nodes = cutlass_batch_matmul_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_batch_matmul_regions,
    .exprs = cutlass_batch_matmul_exprs,
    .captures = cutlass_batch_matmul_refs,
    .text = "pattern batch_matmul(a, b) = nn.batch_matmul(a, b) { transpose_a == false, transpose_b == true }\012        where gemm_types(a, b);", .line = 82, .n_where = 1, .where = (const uint32_t[]){ 30, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 58 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 19, .text = "r", .line = 58 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_shape(p, r)", .line = 58 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 10, .text = "b", .line = 20 },
    /* 4 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .text = "elements", .line = 20 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 20 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "shape", .line = 20 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 8 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "c.shape[-1]", .line = 20 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 8, }, .text = "b.elements == c.shape[-1]", .line = 20 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 26 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "data_layout", .text = "data_layout", .line = 26 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 26 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "c.data_layout == \"NHWC\"", .line = 26 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 8, .text = "x", .line = 18 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 18 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "x.dtype == f16", .line = 18 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 9, .text = "w", .line = 18 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "dtype", .line = 18 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "w.dtype == f16", .line = 18 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 18 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 8, .text = "x", .line = 18 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "dtype", .line = 18 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.dtype == f32", .line = 18 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 9, .text = "w", .line = 18 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "dtype", .line = 18 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 30 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "w.dtype == f32", .line = 18 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 32 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 31, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 8, .text = "x", .line = 19 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "dtype", .line = 19 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 37 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 34, 35, 36, }, .text = "x.dtype in {i8, u8}", .line = 19 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 9, .text = "w", .line = 19 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 19 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 42 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 39, 40, 41, }, .text = "w.dtype in {i8, u8}", .line = 19 },
    /* 43 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 42, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 44 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 32, 43, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 45 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 44, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w)", .line = 26 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 27 },
    /* 47 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .name = "groups", .text = "groups", .line = 27 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 27 },
    /* 49 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "c.groups == 1", .line = 27 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 27 },
    /* 51 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .name = "groups", .text = "groups", .line = 27 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 8, .text = "x", .line = 27 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "shape", .line = 27 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 27 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "x.shape[3]", .line = 27 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 55, }, .text = "c.groups == x.shape[3]", .line = 27 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 27 },
    /* 58 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .name = "groups", .text = "groups", .line = 27 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 9, .text = "w", .line = 27 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "shape", .line = 27 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 62 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "w.shape[0]", .line = 27 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "c.groups == w.shape[0]", .line = 27 },
    /* 64 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 56, 63, }, .text = "(c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 65 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 66 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 49, 65, }, .text = "c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 67 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 45, 66, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w),\012    c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 26 },
    /* 68 */ { .op = DFG_E_NODE, .ref = 19, .text = "r", .line = 60 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 60 },
    /* 70 */ { .op = DFG_E_PRED, .sub = DFG_F_DISTINCT, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "distinct(r, c)", .line = 60 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 19, .text = "r", .line = 60 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 60 },
    /* 73 */ { .op = DFG_E_PRED, .sub = DFG_F_DEPENDS, .n_kids = 2, .kids = (const uint32_t[]){ 71, 72, }, .text = "depends(r, c)", .line = 60 },
    /* 74 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 73, }, .text = "not depends(r, c)", .line = 60 },
    /* 75 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 70, 74, }, .text = "distinct(r, c), not depends(r, c)", .line = 60 },
};
static const struct dfg_desc_node cutlass_conv2d_bias_hardswish_residual_add_relu_nodes[20] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "g(j(f(biased(c & conv2d(x, w), b)), r))", .line = 88 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 19, },
        .text = "add(p, r)", .line = 58, .n_where = 1, .where = (const uint32_t[]){ 2, } },
    [2] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 16, },
        .text = "multiply(p, divide(limited, const)) | divide(multiply(p, limited), const)", .line = 51 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 11, },
        .text = "multiply(p, divide(limited, const))", .line = 51 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 10, },
        .text = "(add | nn.bias_add)(c, b)", .line = 47, .n_where = 1, .where = (const uint32_t[]){ 9, } },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "c & conv2d(x, w)", .line = 88 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 87 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "kernel_layout == \"OHWI\"", .line = 30 },
        },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 30, .n_where = 1, .where = (const uint32_t[]){ 67, } },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 87 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 87 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 87 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "divide", },
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 15, },
        .text = "divide(limited, const)", .line = 51 },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 13, },
        .name = "limited",
        .text = "clip(add(p, const))", .line = 50 },
    [13] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 14, },
        .text = "add(p, const)", .line = 50 },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 50 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 51 },
    [16] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "divide", },
        .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, },
        .text = "divide(multiply(p, limited), const)", .line = 51 },
    [17] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 12, },
        .text = "multiply(p, limited)", .line = 51 },
    [18] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 51 },
    [19] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 87 },
};
static const struct dfg_desc_region cutlass_conv2d_bias_hardswish_residual_add_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_conv2d_bias_hardswish_residual_add_relu_refs[] = { { 8, -1 }, { 9, -1 }, { 10, -1 }, { 19, -1 }, { 6, -1 }, };
static const struct dfg_capture cutlass_conv2d_bias_hardswish_residual_add_relu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_relu_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_relu_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_relu_match, b) },
    { "r", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_relu_match, r) },
    { "c", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_relu_match, c) },
};
static const struct dfg_desc_pattern cutlass_conv2d_bias_hardswish_residual_add_relu_desc = {
    .n_nodes = 20, .n_exprs = 76, .n_vars = 0, .n_sets = 5,
    .nodes = cutlass_conv2d_bias_hardswish_residual_add_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_conv2d_bias_hardswish_residual_add_relu_regions,
    .exprs = cutlass_conv2d_bias_hardswish_residual_add_relu_exprs,
    .captures = cutlass_conv2d_bias_hardswish_residual_add_relu_refs,
    .text = "\"cutlass.conv2d_bias{f}_residual_{j}{g}\"(x, w, b, r, c) =\012        g(j(f(biased(c & conv2d(x, w), b)), r)) where from_outside(r, c);", .line = 87, .n_where = 1, .where = (const uint32_t[]){ 75, }
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
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_relu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_relu_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_relu_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_relu_whole, m.r) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_relu_whole, m.c) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_relu_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_relu_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_relu_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_relu_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_relu_whole, divide) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_relu_whole, limited) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_relu_whole, add_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_relu_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_relu_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_relu_whole, divide_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_relu_whole, multiply_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_relu_whole, constant_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_relu_whole, c) },
};
/* ---- cutlass.conv2d_bias_hardswish_residual_multiply_relu ---- */

static const struct dfg_desc_expr cutlass_conv2d_bias_hardswish_residual_multiply_relu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 59 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 19, .text = "r", .line = 59 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_shape(p, r)", .line = 59 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 10, .text = "b", .line = 20 },
    /* 4 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .text = "elements", .line = 20 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 20 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "shape", .line = 20 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 8 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "c.shape[-1]", .line = 20 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 8, }, .text = "b.elements == c.shape[-1]", .line = 20 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 26 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "data_layout", .text = "data_layout", .line = 26 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 26 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "c.data_layout == \"NHWC\"", .line = 26 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 8, .text = "x", .line = 18 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 18 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "x.dtype == f16", .line = 18 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 9, .text = "w", .line = 18 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "dtype", .line = 18 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "w.dtype == f16", .line = 18 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 18 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 8, .text = "x", .line = 18 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "dtype", .line = 18 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.dtype == f32", .line = 18 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 9, .text = "w", .line = 18 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "dtype", .line = 18 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 30 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "w.dtype == f32", .line = 18 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 32 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 31, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 8, .text = "x", .line = 19 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "dtype", .line = 19 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 37 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 34, 35, 36, }, .text = "x.dtype in {i8, u8}", .line = 19 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 9, .text = "w", .line = 19 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 19 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 42 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 39, 40, 41, }, .text = "w.dtype in {i8, u8}", .line = 19 },
    /* 43 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 42, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 44 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 32, 43, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 45 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 44, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w)", .line = 26 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 27 },
    /* 47 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .name = "groups", .text = "groups", .line = 27 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 27 },
    /* 49 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "c.groups == 1", .line = 27 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 27 },
    /* 51 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .name = "groups", .text = "groups", .line = 27 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 8, .text = "x", .line = 27 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "shape", .line = 27 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 27 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "x.shape[3]", .line = 27 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 55, }, .text = "c.groups == x.shape[3]", .line = 27 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 27 },
    /* 58 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .name = "groups", .text = "groups", .line = 27 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 9, .text = "w", .line = 27 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "shape", .line = 27 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 62 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "w.shape[0]", .line = 27 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "c.groups == w.shape[0]", .line = 27 },
    /* 64 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 56, 63, }, .text = "(c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 65 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 66 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 49, 65, }, .text = "c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 67 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 45, 66, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w),\012    c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 26 },
    /* 68 */ { .op = DFG_E_NODE, .ref = 19, .text = "r", .line = 60 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 60 },
    /* 70 */ { .op = DFG_E_PRED, .sub = DFG_F_DISTINCT, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "distinct(r, c)", .line = 60 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 19, .text = "r", .line = 60 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 60 },
    /* 73 */ { .op = DFG_E_PRED, .sub = DFG_F_DEPENDS, .n_kids = 2, .kids = (const uint32_t[]){ 71, 72, }, .text = "depends(r, c)", .line = 60 },
    /* 74 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 73, }, .text = "not depends(r, c)", .line = 60 },
    /* 75 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 70, 74, }, .text = "distinct(r, c), not depends(r, c)", .line = 60 },
};
static const struct dfg_desc_node cutlass_conv2d_bias_hardswish_residual_multiply_relu_nodes[20] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "g(j(f(biased(c & conv2d(x, w), b)), r))", .line = 88 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 19, },
        .text = "multiply(p, r)", .line = 59, .n_where = 1, .where = (const uint32_t[]){ 2, } },
    [2] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 16, },
        .text = "multiply(p, divide(limited, const)) | divide(multiply(p, limited), const)", .line = 51 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 11, },
        .text = "multiply(p, divide(limited, const))", .line = 51 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 10, },
        .text = "(add | nn.bias_add)(c, b)", .line = 47, .n_where = 1, .where = (const uint32_t[]){ 9, } },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "c & conv2d(x, w)", .line = 88 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 87 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "kernel_layout == \"OHWI\"", .line = 30 },
        },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 30, .n_where = 1, .where = (const uint32_t[]){ 67, } },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 87 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 87 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 87 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "divide", },
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 15, },
        .text = "divide(limited, const)", .line = 51 },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 13, },
        .name = "limited",
        .text = "clip(add(p, const))", .line = 50 },
    [13] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 14, },
        .text = "add(p, const)", .line = 50 },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 50 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 51 },
    [16] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "divide", },
        .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, },
        .text = "divide(multiply(p, limited), const)", .line = 51 },
    [17] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 12, },
        .text = "multiply(p, limited)", .line = 51 },
    [18] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 51 },
    [19] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 87 },
};
static const struct dfg_desc_region cutlass_conv2d_bias_hardswish_residual_multiply_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_conv2d_bias_hardswish_residual_multiply_relu_refs[] = { { 8, -1 }, { 9, -1 }, { 10, -1 }, { 19, -1 }, { 6, -1 }, };
static const struct dfg_capture cutlass_conv2d_bias_hardswish_residual_multiply_relu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_match, b) },
    { "r", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_match, r) },
    { "c", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_match, c) },
};
static const struct dfg_desc_pattern cutlass_conv2d_bias_hardswish_residual_multiply_relu_desc = {
    .n_nodes = 20, .n_exprs = 76, .n_vars = 0, .n_sets = 5,
    .nodes = cutlass_conv2d_bias_hardswish_residual_multiply_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_conv2d_bias_hardswish_residual_multiply_relu_regions,
    .exprs = cutlass_conv2d_bias_hardswish_residual_multiply_relu_exprs,
    .captures = cutlass_conv2d_bias_hardswish_residual_multiply_relu_refs,
    .text = "\"cutlass.conv2d_bias{f}_residual_{j}{g}\"(x, w, b, r, c) =\012        g(j(f(biased(c & conv2d(x, w), b)), r)) where from_outside(r, c);", .line = 87, .n_where = 1, .where = (const uint32_t[]){ 75, }
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
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole, m.r) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole, m.c) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole, multiply_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole, divide) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole, limited) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole, add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole, divide_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole, multiply_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole, constant_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole, c) },
};
/* ---- cutlass.conv2d_bias_silu_residual_add_relu ---- */

static const struct dfg_desc_expr cutlass_conv2d_bias_silu_residual_add_relu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 58 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 11, .text = "r", .line = 58 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_shape(p, r)", .line = 58 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 9, .text = "b", .line = 20 },
    /* 4 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .text = "elements", .line = 20 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 20 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "shape", .line = 20 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 8 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "c.shape[-1]", .line = 20 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 8, }, .text = "b.elements == c.shape[-1]", .line = 20 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 26 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "data_layout", .text = "data_layout", .line = 26 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 26 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "c.data_layout == \"NHWC\"", .line = 26 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 18 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 18 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "x.dtype == f16", .line = 18 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 18 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "dtype", .line = 18 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "w.dtype == f16", .line = 18 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 18 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 18 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "dtype", .line = 18 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.dtype == f32", .line = 18 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 18 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "dtype", .line = 18 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 30 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "w.dtype == f32", .line = 18 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 32 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 31, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 19 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "dtype", .line = 19 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 37 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 34, 35, 36, }, .text = "x.dtype in {i8, u8}", .line = 19 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 19 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 19 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 42 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 39, 40, 41, }, .text = "w.dtype in {i8, u8}", .line = 19 },
    /* 43 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 42, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 44 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 32, 43, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 45 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 44, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w)", .line = 26 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 27 },
    /* 47 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .name = "groups", .text = "groups", .line = 27 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 27 },
    /* 49 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "c.groups == 1", .line = 27 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 27 },
    /* 51 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .name = "groups", .text = "groups", .line = 27 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 27 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "shape", .line = 27 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 27 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "x.shape[3]", .line = 27 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 55, }, .text = "c.groups == x.shape[3]", .line = 27 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 27 },
    /* 58 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .name = "groups", .text = "groups", .line = 27 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 27 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "shape", .line = 27 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 62 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "w.shape[0]", .line = 27 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "c.groups == w.shape[0]", .line = 27 },
    /* 64 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 56, 63, }, .text = "(c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 65 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 66 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 49, 65, }, .text = "c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 67 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 45, 66, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w),\012    c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 26 },
    /* 68 */ { .op = DFG_E_NODE, .ref = 11, .text = "r", .line = 60 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 60 },
    /* 70 */ { .op = DFG_E_PRED, .sub = DFG_F_DISTINCT, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "distinct(r, c)", .line = 60 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 11, .text = "r", .line = 60 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 60 },
    /* 73 */ { .op = DFG_E_PRED, .sub = DFG_F_DEPENDS, .n_kids = 2, .kids = (const uint32_t[]){ 71, 72, }, .text = "depends(r, c)", .line = 60 },
    /* 74 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 73, }, .text = "not depends(r, c)", .line = 60 },
    /* 75 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 70, 74, }, .text = "distinct(r, c), not depends(r, c)", .line = 60 },
};
static const struct dfg_desc_node cutlass_conv2d_bias_silu_residual_add_relu_nodes[12] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "g(j(f(biased(c & conv2d(x, w), b)), r))", .line = 88 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 11, },
        .text = "add(p, r)", .line = 58, .n_where = 1, .where = (const uint32_t[]){ 2, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, },
        .text = "multiply(p, sigmoid(p))", .line = 53 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, },
        .text = "(add | nn.bias_add)(c, b)", .line = 47, .n_where = 1, .where = (const uint32_t[]){ 9, } },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "c & conv2d(x, w)", .line = 88 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 87 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "kernel_layout == \"OHWI\"", .line = 30 },
        },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 30, .n_where = 1, .where = (const uint32_t[]){ 67, } },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 87 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 87 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 87 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "sigmoid(p)", .line = 53 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 87 },
};
static const struct dfg_desc_region cutlass_conv2d_bias_silu_residual_add_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_conv2d_bias_silu_residual_add_relu_refs[] = { { 7, -1 }, { 8, -1 }, { 9, -1 }, { 11, -1 }, { 5, -1 }, };
static const struct dfg_capture cutlass_conv2d_bias_silu_residual_add_relu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_silu_residual_add_relu_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_silu_residual_add_relu_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_silu_residual_add_relu_match, b) },
    { "r", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_silu_residual_add_relu_match, r) },
    { "c", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_silu_residual_add_relu_match, c) },
};
static const struct dfg_desc_pattern cutlass_conv2d_bias_silu_residual_add_relu_desc = {
    .n_nodes = 12, .n_exprs = 76, .n_vars = 0, .n_sets = 5,
    .nodes = cutlass_conv2d_bias_silu_residual_add_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_conv2d_bias_silu_residual_add_relu_regions,
    .exprs = cutlass_conv2d_bias_silu_residual_add_relu_exprs,
    .captures = cutlass_conv2d_bias_silu_residual_add_relu_refs,
    .text = "\"cutlass.conv2d_bias{f}_residual_{j}{g}\"(x, w, b, r, c) =\012        g(j(f(biased(c & conv2d(x, w), b)), r)) where from_outside(r, c);", .line = 87, .n_where = 1, .where = (const uint32_t[]){ 75, }
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
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_conv2d_bias_silu_residual_add_relu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cutlass_conv2d_bias_silu_residual_add_relu_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cutlass_conv2d_bias_silu_residual_add_relu_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct cutlass_conv2d_bias_silu_residual_add_relu_whole, m.r) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct cutlass_conv2d_bias_silu_residual_add_relu_whole, m.c) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_conv2d_bias_silu_residual_add_relu_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_silu_residual_add_relu_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_silu_residual_add_relu_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_silu_residual_add_relu_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_silu_residual_add_relu_whole, sigmoid) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_silu_residual_add_relu_whole, c) },
};
/* ---- cutlass.conv2d_bias_silu_residual_multiply_relu ---- */

static const struct dfg_desc_expr cutlass_conv2d_bias_silu_residual_multiply_relu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 59 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 11, .text = "r", .line = 59 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_shape(p, r)", .line = 59 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 9, .text = "b", .line = 20 },
    /* 4 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .text = "elements", .line = 20 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 20 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "shape", .line = 20 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 8 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "c.shape[-1]", .line = 20 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 8, }, .text = "b.elements == c.shape[-1]", .line = 20 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 26 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "data_layout", .text = "data_layout", .line = 26 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 26 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "c.data_layout == \"NHWC\"", .line = 26 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 18 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 18 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "x.dtype == f16", .line = 18 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 18 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "dtype", .line = 18 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "w.dtype == f16", .line = 18 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 18 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 18 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "dtype", .line = 18 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.dtype == f32", .line = 18 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 18 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "dtype", .line = 18 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 30 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "w.dtype == f32", .line = 18 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 32 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 31, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 19 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "dtype", .line = 19 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 37 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 34, 35, 36, }, .text = "x.dtype in {i8, u8}", .line = 19 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 19 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 19 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 42 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 39, 40, 41, }, .text = "w.dtype in {i8, u8}", .line = 19 },
    /* 43 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 42, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 44 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 32, 43, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 45 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 44, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w)", .line = 26 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 27 },
    /* 47 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .name = "groups", .text = "groups", .line = 27 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 27 },
    /* 49 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "c.groups == 1", .line = 27 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 27 },
    /* 51 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .name = "groups", .text = "groups", .line = 27 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 27 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "shape", .line = 27 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 27 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "x.shape[3]", .line = 27 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 55, }, .text = "c.groups == x.shape[3]", .line = 27 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 27 },
    /* 58 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .name = "groups", .text = "groups", .line = 27 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 27 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "shape", .line = 27 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 62 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "w.shape[0]", .line = 27 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "c.groups == w.shape[0]", .line = 27 },
    /* 64 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 56, 63, }, .text = "(c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 65 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 66 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 49, 65, }, .text = "c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 67 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 45, 66, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w),\012    c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 26 },
    /* 68 */ { .op = DFG_E_NODE, .ref = 11, .text = "r", .line = 60 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 60 },
    /* 70 */ { .op = DFG_E_PRED, .sub = DFG_F_DISTINCT, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "distinct(r, c)", .line = 60 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 11, .text = "r", .line = 60 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 60 },
    /* 73 */ { .op = DFG_E_PRED, .sub = DFG_F_DEPENDS, .n_kids = 2, .kids = (const uint32_t[]){ 71, 72, }, .text = "depends(r, c)", .line = 60 },
    /* 74 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 73, }, .text = "not depends(r, c)", .line = 60 },
    /* 75 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 70, 74, }, .text = "distinct(r, c), not depends(r, c)", .line = 60 },
};
static const struct dfg_desc_node cutlass_conv2d_bias_silu_residual_multiply_relu_nodes[12] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "g(j(f(biased(c & conv2d(x, w), b)), r))", .line = 88 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 11, },
        .text = "multiply(p, r)", .line = 59, .n_where = 1, .where = (const uint32_t[]){ 2, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, },
        .text = "multiply(p, sigmoid(p))", .line = 53 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, },
        .text = "(add | nn.bias_add)(c, b)", .line = 47, .n_where = 1, .where = (const uint32_t[]){ 9, } },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "c & conv2d(x, w)", .line = 88 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 87 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "kernel_layout == \"OHWI\"", .line = 30 },
        },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 30, .n_where = 1, .where = (const uint32_t[]){ 67, } },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 87 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 87 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 87 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "sigmoid(p)", .line = 53 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 87 },
};
static const struct dfg_desc_region cutlass_conv2d_bias_silu_residual_multiply_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_conv2d_bias_silu_residual_multiply_relu_refs[] = { { 7, -1 }, { 8, -1 }, { 9, -1 }, { 11, -1 }, { 5, -1 }, };
static const struct dfg_capture cutlass_conv2d_bias_silu_residual_multiply_relu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_silu_residual_multiply_relu_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_silu_residual_multiply_relu_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_silu_residual_multiply_relu_match, b) },
    { "r", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_silu_residual_multiply_relu_match, r) },
    { "c", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_silu_residual_multiply_relu_match, c) },
};
static const struct dfg_desc_pattern cutlass_conv2d_bias_silu_residual_multiply_relu_desc = {
    .n_nodes = 12, .n_exprs = 76, .n_vars = 0, .n_sets = 5,
    .nodes = cutlass_conv2d_bias_silu_residual_multiply_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_conv2d_bias_silu_residual_multiply_relu_regions,
    .exprs = cutlass_conv2d_bias_silu_residual_multiply_relu_exprs,
    .captures = cutlass_conv2d_bias_silu_residual_multiply_relu_refs,
    .text = "\"cutlass.conv2d_bias{f}_residual_{j}{g}\"(x, w, b, r, c) =\012        g(j(f(biased(c & conv2d(x, w), b)), r)) where from_outside(r, c);", .line = 87, .n_where = 1, .where = (const uint32_t[]){ 75, }
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
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_conv2d_bias_silu_residual_multiply_relu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cutlass_conv2d_bias_silu_residual_multiply_relu_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cutlass_conv2d_bias_silu_residual_multiply_relu_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct cutlass_conv2d_bias_silu_residual_multiply_relu_whole, m.r) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct cutlass_conv2d_bias_silu_residual_multiply_relu_whole, m.c) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_conv2d_bias_silu_residual_multiply_relu_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_silu_residual_multiply_relu_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_silu_residual_multiply_relu_whole, multiply_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_silu_residual_multiply_relu_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_silu_residual_multiply_relu_whole, sigmoid) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_silu_residual_multiply_relu_whole, c) },
};
/* ---- cutlass.conv2d_bias_relu_residual_add_relu ---- */

static const struct dfg_desc_expr cutlass_conv2d_bias_relu_residual_add_relu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 58 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 10, .text = "r", .line = 58 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_shape(p, r)", .line = 58 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 9, .text = "b", .line = 20 },
    /* 4 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .text = "elements", .line = 20 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 20 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "shape", .line = 20 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 8 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "c.shape[-1]", .line = 20 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 8, }, .text = "b.elements == c.shape[-1]", .line = 20 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 26 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "data_layout", .text = "data_layout", .line = 26 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 26 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "c.data_layout == \"NHWC\"", .line = 26 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 18 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 18 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "x.dtype == f16", .line = 18 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 18 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "dtype", .line = 18 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "w.dtype == f16", .line = 18 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 18 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 18 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "dtype", .line = 18 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.dtype == f32", .line = 18 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 18 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "dtype", .line = 18 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 30 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "w.dtype == f32", .line = 18 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 32 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 31, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 19 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "dtype", .line = 19 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 37 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 34, 35, 36, }, .text = "x.dtype in {i8, u8}", .line = 19 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 19 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 19 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 42 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 39, 40, 41, }, .text = "w.dtype in {i8, u8}", .line = 19 },
    /* 43 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 42, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 44 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 32, 43, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 45 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 44, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w)", .line = 26 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 27 },
    /* 47 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .name = "groups", .text = "groups", .line = 27 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 27 },
    /* 49 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "c.groups == 1", .line = 27 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 27 },
    /* 51 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .name = "groups", .text = "groups", .line = 27 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 27 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "shape", .line = 27 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 27 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "x.shape[3]", .line = 27 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 55, }, .text = "c.groups == x.shape[3]", .line = 27 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 27 },
    /* 58 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .name = "groups", .text = "groups", .line = 27 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 27 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "shape", .line = 27 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 62 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "w.shape[0]", .line = 27 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "c.groups == w.shape[0]", .line = 27 },
    /* 64 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 56, 63, }, .text = "(c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 65 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 66 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 49, 65, }, .text = "c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 67 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 45, 66, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w),\012    c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 26 },
    /* 68 */ { .op = DFG_E_NODE, .ref = 10, .text = "r", .line = 60 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 60 },
    /* 70 */ { .op = DFG_E_PRED, .sub = DFG_F_DISTINCT, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "distinct(r, c)", .line = 60 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 10, .text = "r", .line = 60 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 60 },
    /* 73 */ { .op = DFG_E_PRED, .sub = DFG_F_DEPENDS, .n_kids = 2, .kids = (const uint32_t[]){ 71, 72, }, .text = "depends(r, c)", .line = 60 },
    /* 74 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 73, }, .text = "not depends(r, c)", .line = 60 },
    /* 75 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 70, 74, }, .text = "distinct(r, c), not depends(r, c)", .line = 60 },
};
static const struct dfg_desc_node cutlass_conv2d_bias_relu_residual_add_relu_nodes[11] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "g(j(f(biased(c & conv2d(x, w), b)), r))", .line = 88 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 10, },
        .text = "add(p, r)", .line = 58, .n_where = 1, .where = (const uint32_t[]){ 2, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "f(biased(c & conv2d(x, w), b))", .line = 88 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, },
        .text = "(add | nn.bias_add)(c, b)", .line = 47, .n_where = 1, .where = (const uint32_t[]){ 9, } },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "c & conv2d(x, w)", .line = 88 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 87 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "kernel_layout == \"OHWI\"", .line = 30 },
        },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 30, .n_where = 1, .where = (const uint32_t[]){ 67, } },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 87 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 87 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 87 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 87 },
};
static const struct dfg_desc_region cutlass_conv2d_bias_relu_residual_add_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_conv2d_bias_relu_residual_add_relu_refs[] = { { 7, -1 }, { 8, -1 }, { 9, -1 }, { 10, -1 }, { 5, -1 }, };
static const struct dfg_capture cutlass_conv2d_bias_relu_residual_add_relu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_relu_residual_add_relu_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_relu_residual_add_relu_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_relu_residual_add_relu_match, b) },
    { "r", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_relu_residual_add_relu_match, r) },
    { "c", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_relu_residual_add_relu_match, c) },
};
static const struct dfg_desc_pattern cutlass_conv2d_bias_relu_residual_add_relu_desc = {
    .n_nodes = 11, .n_exprs = 76, .n_vars = 0, .n_sets = 5,
    .nodes = cutlass_conv2d_bias_relu_residual_add_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_conv2d_bias_relu_residual_add_relu_regions,
    .exprs = cutlass_conv2d_bias_relu_residual_add_relu_exprs,
    .captures = cutlass_conv2d_bias_relu_residual_add_relu_refs,
    .text = "\"cutlass.conv2d_bias{f}_residual_{j}{g}\"(x, w, b, r, c) =\012        g(j(f(biased(c & conv2d(x, w), b)), r)) where from_outside(r, c);", .line = 87, .n_where = 1, .where = (const uint32_t[]){ 75, }
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
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_conv2d_bias_relu_residual_add_relu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cutlass_conv2d_bias_relu_residual_add_relu_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cutlass_conv2d_bias_relu_residual_add_relu_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct cutlass_conv2d_bias_relu_residual_add_relu_whole, m.r) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct cutlass_conv2d_bias_relu_residual_add_relu_whole, m.c) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_conv2d_bias_relu_residual_add_relu_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_relu_residual_add_relu_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_relu_residual_add_relu_whole, relu_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_relu_residual_add_relu_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_relu_residual_add_relu_whole, c) },
};
/* ---- cutlass.conv2d_bias_relu_residual_multiply_relu ---- */

static const struct dfg_desc_expr cutlass_conv2d_bias_relu_residual_multiply_relu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 59 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 10, .text = "r", .line = 59 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_shape(p, r)", .line = 59 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 9, .text = "b", .line = 20 },
    /* 4 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .text = "elements", .line = 20 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 20 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "shape", .line = 20 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 8 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "c.shape[-1]", .line = 20 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 8, }, .text = "b.elements == c.shape[-1]", .line = 20 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 26 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "data_layout", .text = "data_layout", .line = 26 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 26 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "c.data_layout == \"NHWC\"", .line = 26 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 18 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 18 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "x.dtype == f16", .line = 18 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 18 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "dtype", .line = 18 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "w.dtype == f16", .line = 18 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 18 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 18 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "dtype", .line = 18 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.dtype == f32", .line = 18 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 18 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "dtype", .line = 18 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 30 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "w.dtype == f32", .line = 18 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 32 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 31, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 19 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "dtype", .line = 19 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 37 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 34, 35, 36, }, .text = "x.dtype in {i8, u8}", .line = 19 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 19 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 19 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 42 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 39, 40, 41, }, .text = "w.dtype in {i8, u8}", .line = 19 },
    /* 43 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 42, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 44 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 32, 43, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 45 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 44, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w)", .line = 26 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 27 },
    /* 47 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .name = "groups", .text = "groups", .line = 27 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 27 },
    /* 49 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "c.groups == 1", .line = 27 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 27 },
    /* 51 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .name = "groups", .text = "groups", .line = 27 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 27 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "shape", .line = 27 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 27 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "x.shape[3]", .line = 27 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 55, }, .text = "c.groups == x.shape[3]", .line = 27 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 27 },
    /* 58 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .name = "groups", .text = "groups", .line = 27 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 27 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "shape", .line = 27 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 62 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "w.shape[0]", .line = 27 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "c.groups == w.shape[0]", .line = 27 },
    /* 64 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 56, 63, }, .text = "(c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 65 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 66 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 49, 65, }, .text = "c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 67 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 45, 66, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w),\012    c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 26 },
    /* 68 */ { .op = DFG_E_NODE, .ref = 10, .text = "r", .line = 60 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 60 },
    /* 70 */ { .op = DFG_E_PRED, .sub = DFG_F_DISTINCT, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "distinct(r, c)", .line = 60 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 10, .text = "r", .line = 60 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 60 },
    /* 73 */ { .op = DFG_E_PRED, .sub = DFG_F_DEPENDS, .n_kids = 2, .kids = (const uint32_t[]){ 71, 72, }, .text = "depends(r, c)", .line = 60 },
    /* 74 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 73, }, .text = "not depends(r, c)", .line = 60 },
    /* 75 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 70, 74, }, .text = "distinct(r, c), not depends(r, c)", .line = 60 },
};
static const struct dfg_desc_node cutlass_conv2d_bias_relu_residual_multiply_relu_nodes[11] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "g(j(f(biased(c & conv2d(x, w), b)), r))", .line = 88 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 10, },
        .text = "multiply(p, r)", .line = 59, .n_where = 1, .where = (const uint32_t[]){ 2, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "f(biased(c & conv2d(x, w), b))", .line = 88 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, },
        .text = "(add | nn.bias_add)(c, b)", .line = 47, .n_where = 1, .where = (const uint32_t[]){ 9, } },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "c & conv2d(x, w)", .line = 88 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 87 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "kernel_layout == \"OHWI\"", .line = 30 },
        },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 30, .n_where = 1, .where = (const uint32_t[]){ 67, } },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 87 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 87 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 87 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 87 },
};
static const struct dfg_desc_region cutlass_conv2d_bias_relu_residual_multiply_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_conv2d_bias_relu_residual_multiply_relu_refs[] = { { 7, -1 }, { 8, -1 }, { 9, -1 }, { 10, -1 }, { 5, -1 }, };
static const struct dfg_capture cutlass_conv2d_bias_relu_residual_multiply_relu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_relu_residual_multiply_relu_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_relu_residual_multiply_relu_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_relu_residual_multiply_relu_match, b) },
    { "r", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_relu_residual_multiply_relu_match, r) },
    { "c", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_relu_residual_multiply_relu_match, c) },
};
static const struct dfg_desc_pattern cutlass_conv2d_bias_relu_residual_multiply_relu_desc = {
    .n_nodes = 11, .n_exprs = 76, .n_vars = 0, .n_sets = 5,
    .nodes = cutlass_conv2d_bias_relu_residual_multiply_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_conv2d_bias_relu_residual_multiply_relu_regions,
    .exprs = cutlass_conv2d_bias_relu_residual_multiply_relu_exprs,
    .captures = cutlass_conv2d_bias_relu_residual_multiply_relu_refs,
    .text = "\"cutlass.conv2d_bias{f}_residual_{j}{g}\"(x, w, b, r, c) =\012        g(j(f(biased(c & conv2d(x, w), b)), r)) where from_outside(r, c);", .line = 87, .n_where = 1, .where = (const uint32_t[]){ 75, }
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
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_conv2d_bias_relu_residual_multiply_relu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cutlass_conv2d_bias_relu_residual_multiply_relu_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cutlass_conv2d_bias_relu_residual_multiply_relu_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct cutlass_conv2d_bias_relu_residual_multiply_relu_whole, m.r) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct cutlass_conv2d_bias_relu_residual_multiply_relu_whole, m.c) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_conv2d_bias_relu_residual_multiply_relu_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_relu_residual_multiply_relu_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_relu_residual_multiply_relu_whole, relu_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_relu_residual_multiply_relu_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_relu_residual_multiply_relu_whole, c) },
};
/* ---- cutlass.conv2d_bias_sigmoid_residual_add_relu ---- */

static const struct dfg_desc_expr cutlass_conv2d_bias_sigmoid_residual_add_relu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 58 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 10, .text = "r", .line = 58 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_shape(p, r)", .line = 58 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 9, .text = "b", .line = 20 },
    /* 4 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .text = "elements", .line = 20 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 20 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "shape", .line = 20 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 8 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "c.shape[-1]", .line = 20 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 8, }, .text = "b.elements == c.shape[-1]", .line = 20 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 26 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "data_layout", .text = "data_layout", .line = 26 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 26 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "c.data_layout == \"NHWC\"", .line = 26 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 18 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 18 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "x.dtype == f16", .line = 18 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 18 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "dtype", .line = 18 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "w.dtype == f16", .line = 18 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 18 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 18 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "dtype", .line = 18 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.dtype == f32", .line = 18 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 18 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "dtype", .line = 18 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 30 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "w.dtype == f32", .line = 18 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 32 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 31, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 19 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "dtype", .line = 19 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 37 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 34, 35, 36, }, .text = "x.dtype in {i8, u8}", .line = 19 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 19 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 19 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 42 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 39, 40, 41, }, .text = "w.dtype in {i8, u8}", .line = 19 },
    /* 43 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 42, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 44 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 32, 43, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 45 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 44, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w)", .line = 26 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 27 },
    /* 47 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .name = "groups", .text = "groups", .line = 27 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 27 },
    /* 49 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "c.groups == 1", .line = 27 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 27 },
    /* 51 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .name = "groups", .text = "groups", .line = 27 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 27 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "shape", .line = 27 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 27 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "x.shape[3]", .line = 27 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 55, }, .text = "c.groups == x.shape[3]", .line = 27 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 27 },
    /* 58 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .name = "groups", .text = "groups", .line = 27 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 27 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "shape", .line = 27 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 62 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "w.shape[0]", .line = 27 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "c.groups == w.shape[0]", .line = 27 },
    /* 64 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 56, 63, }, .text = "(c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 65 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 66 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 49, 65, }, .text = "c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 67 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 45, 66, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w),\012    c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 26 },
    /* 68 */ { .op = DFG_E_NODE, .ref = 10, .text = "r", .line = 60 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 60 },
    /* 70 */ { .op = DFG_E_PRED, .sub = DFG_F_DISTINCT, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "distinct(r, c)", .line = 60 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 10, .text = "r", .line = 60 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 60 },
    /* 73 */ { .op = DFG_E_PRED, .sub = DFG_F_DEPENDS, .n_kids = 2, .kids = (const uint32_t[]){ 71, 72, }, .text = "depends(r, c)", .line = 60 },
    /* 74 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 73, }, .text = "not depends(r, c)", .line = 60 },
    /* 75 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 70, 74, }, .text = "distinct(r, c), not depends(r, c)", .line = 60 },
};
static const struct dfg_desc_node cutlass_conv2d_bias_sigmoid_residual_add_relu_nodes[11] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "g(j(f(biased(c & conv2d(x, w), b)), r))", .line = 88 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 10, },
        .text = "add(p, r)", .line = 58, .n_where = 1, .where = (const uint32_t[]){ 2, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "f(biased(c & conv2d(x, w), b))", .line = 88 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, },
        .text = "(add | nn.bias_add)(c, b)", .line = 47, .n_where = 1, .where = (const uint32_t[]){ 9, } },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "c & conv2d(x, w)", .line = 88 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 87 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "kernel_layout == \"OHWI\"", .line = 30 },
        },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 30, .n_where = 1, .where = (const uint32_t[]){ 67, } },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 87 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 87 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 87 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 87 },
};
static const struct dfg_desc_region cutlass_conv2d_bias_sigmoid_residual_add_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_conv2d_bias_sigmoid_residual_add_relu_refs[] = { { 7, -1 }, { 8, -1 }, { 9, -1 }, { 10, -1 }, { 5, -1 }, };
static const struct dfg_capture cutlass_conv2d_bias_sigmoid_residual_add_relu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_add_relu_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_add_relu_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_add_relu_match, b) },
    { "r", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_add_relu_match, r) },
    { "c", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_add_relu_match, c) },
};
static const struct dfg_desc_pattern cutlass_conv2d_bias_sigmoid_residual_add_relu_desc = {
    .n_nodes = 11, .n_exprs = 76, .n_vars = 0, .n_sets = 5,
    .nodes = cutlass_conv2d_bias_sigmoid_residual_add_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_conv2d_bias_sigmoid_residual_add_relu_regions,
    .exprs = cutlass_conv2d_bias_sigmoid_residual_add_relu_exprs,
    .captures = cutlass_conv2d_bias_sigmoid_residual_add_relu_refs,
    .text = "\"cutlass.conv2d_bias{f}_residual_{j}{g}\"(x, w, b, r, c) =\012        g(j(f(biased(c & conv2d(x, w), b)), r)) where from_outside(r, c);", .line = 87, .n_where = 1, .where = (const uint32_t[]){ 75, }
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
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_add_relu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_add_relu_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_add_relu_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_add_relu_whole, m.r) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_add_relu_whole, m.c) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_add_relu_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_add_relu_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_add_relu_whole, sigmoid) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_add_relu_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_add_relu_whole, c) },
};
/* ---- cutlass.conv2d_bias_sigmoid_residual_multiply_relu ---- */

static const struct dfg_desc_expr cutlass_conv2d_bias_sigmoid_residual_multiply_relu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 59 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 10, .text = "r", .line = 59 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_shape(p, r)", .line = 59 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 9, .text = "b", .line = 20 },
    /* 4 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .text = "elements", .line = 20 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 20 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "shape", .line = 20 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 8 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "c.shape[-1]", .line = 20 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 8, }, .text = "b.elements == c.shape[-1]", .line = 20 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 26 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "data_layout", .text = "data_layout", .line = 26 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 26 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "c.data_layout == \"NHWC\"", .line = 26 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 18 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 18 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "x.dtype == f16", .line = 18 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 18 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "dtype", .line = 18 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "w.dtype == f16", .line = 18 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 18 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 18 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "dtype", .line = 18 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.dtype == f32", .line = 18 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 18 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "dtype", .line = 18 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 30 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "w.dtype == f32", .line = 18 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 32 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 31, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 19 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "dtype", .line = 19 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 37 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 34, 35, 36, }, .text = "x.dtype in {i8, u8}", .line = 19 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 19 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 19 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 42 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 39, 40, 41, }, .text = "w.dtype in {i8, u8}", .line = 19 },
    /* 43 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 42, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 44 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 32, 43, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 45 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 44, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w)", .line = 26 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 27 },
    /* 47 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .name = "groups", .text = "groups", .line = 27 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 27 },
    /* 49 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "c.groups == 1", .line = 27 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 27 },
    /* 51 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .name = "groups", .text = "groups", .line = 27 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 27 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "shape", .line = 27 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 27 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "x.shape[3]", .line = 27 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 55, }, .text = "c.groups == x.shape[3]", .line = 27 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 27 },
    /* 58 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .name = "groups", .text = "groups", .line = 27 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 27 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "shape", .line = 27 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 62 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "w.shape[0]", .line = 27 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "c.groups == w.shape[0]", .line = 27 },
    /* 64 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 56, 63, }, .text = "(c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 65 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 66 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 49, 65, }, .text = "c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 67 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 45, 66, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w),\012    c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 26 },
    /* 68 */ { .op = DFG_E_NODE, .ref = 10, .text = "r", .line = 60 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 60 },
    /* 70 */ { .op = DFG_E_PRED, .sub = DFG_F_DISTINCT, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "distinct(r, c)", .line = 60 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 10, .text = "r", .line = 60 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 60 },
    /* 73 */ { .op = DFG_E_PRED, .sub = DFG_F_DEPENDS, .n_kids = 2, .kids = (const uint32_t[]){ 71, 72, }, .text = "depends(r, c)", .line = 60 },
    /* 74 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 73, }, .text = "not depends(r, c)", .line = 60 },
    /* 75 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 70, 74, }, .text = "distinct(r, c), not depends(r, c)", .line = 60 },
};
static const struct dfg_desc_node cutlass_conv2d_bias_sigmoid_residual_multiply_relu_nodes[11] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "g(j(f(biased(c & conv2d(x, w), b)), r))", .line = 88 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 10, },
        .text = "multiply(p, r)", .line = 59, .n_where = 1, .where = (const uint32_t[]){ 2, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "f(biased(c & conv2d(x, w), b))", .line = 88 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, },
        .text = "(add | nn.bias_add)(c, b)", .line = 47, .n_where = 1, .where = (const uint32_t[]){ 9, } },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "c & conv2d(x, w)", .line = 88 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 87 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "kernel_layout == \"OHWI\"", .line = 30 },
        },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 30, .n_where = 1, .where = (const uint32_t[]){ 67, } },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 87 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 87 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 87 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 87 },
};
static const struct dfg_desc_region cutlass_conv2d_bias_sigmoid_residual_multiply_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_conv2d_bias_sigmoid_residual_multiply_relu_refs[] = { { 7, -1 }, { 8, -1 }, { 9, -1 }, { 10, -1 }, { 5, -1 }, };
static const struct dfg_capture cutlass_conv2d_bias_sigmoid_residual_multiply_relu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_match, b) },
    { "r", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_match, r) },
    { "c", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_match, c) },
};
static const struct dfg_desc_pattern cutlass_conv2d_bias_sigmoid_residual_multiply_relu_desc = {
    .n_nodes = 11, .n_exprs = 76, .n_vars = 0, .n_sets = 5,
    .nodes = cutlass_conv2d_bias_sigmoid_residual_multiply_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_conv2d_bias_sigmoid_residual_multiply_relu_regions,
    .exprs = cutlass_conv2d_bias_sigmoid_residual_multiply_relu_exprs,
    .captures = cutlass_conv2d_bias_sigmoid_residual_multiply_relu_refs,
    .text = "\"cutlass.conv2d_bias{f}_residual_{j}{g}\"(x, w, b, r, c) =\012        g(j(f(biased(c & conv2d(x, w), b)), r)) where from_outside(r, c);", .line = 87, .n_where = 1, .where = (const uint32_t[]){ 75, }
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
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_whole, m.r) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_whole, m.c) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_whole, sigmoid) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_whole, c) },
};
/* ---- cutlass.conv2d_bias_residual_add_relu ---- */

static const struct dfg_desc_expr cutlass_conv2d_bias_residual_add_relu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 58 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 9, .text = "r", .line = 58 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_shape(p, r)", .line = 58 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 8, .text = "b", .line = 20 },
    /* 4 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .text = "elements", .line = 20 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 20 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "shape", .line = 20 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 8 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "c.shape[-1]", .line = 20 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 8, }, .text = "b.elements == c.shape[-1]", .line = 20 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 26 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "data_layout", .text = "data_layout", .line = 26 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 26 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "c.data_layout == \"NHWC\"", .line = 26 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 18 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 18 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "x.dtype == f16", .line = 18 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 7, .text = "w", .line = 18 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "dtype", .line = 18 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "w.dtype == f16", .line = 18 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 18 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 18 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "dtype", .line = 18 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.dtype == f32", .line = 18 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 7, .text = "w", .line = 18 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "dtype", .line = 18 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 30 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "w.dtype == f32", .line = 18 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 32 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 31, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 19 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "dtype", .line = 19 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 37 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 34, 35, 36, }, .text = "x.dtype in {i8, u8}", .line = 19 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 7, .text = "w", .line = 19 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 19 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 42 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 39, 40, 41, }, .text = "w.dtype in {i8, u8}", .line = 19 },
    /* 43 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 42, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 44 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 32, 43, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 45 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 44, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w)", .line = 26 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 27 },
    /* 47 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .name = "groups", .text = "groups", .line = 27 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 27 },
    /* 49 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "c.groups == 1", .line = 27 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 27 },
    /* 51 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .name = "groups", .text = "groups", .line = 27 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 27 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "shape", .line = 27 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 27 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "x.shape[3]", .line = 27 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 55, }, .text = "c.groups == x.shape[3]", .line = 27 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 27 },
    /* 58 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .name = "groups", .text = "groups", .line = 27 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 7, .text = "w", .line = 27 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "shape", .line = 27 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 62 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "w.shape[0]", .line = 27 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "c.groups == w.shape[0]", .line = 27 },
    /* 64 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 56, 63, }, .text = "(c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 65 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 66 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 49, 65, }, .text = "c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 67 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 45, 66, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w),\012    c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 26 },
    /* 68 */ { .op = DFG_E_NODE, .ref = 9, .text = "r", .line = 60 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 60 },
    /* 70 */ { .op = DFG_E_PRED, .sub = DFG_F_DISTINCT, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "distinct(r, c)", .line = 60 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 9, .text = "r", .line = 60 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 60 },
    /* 73 */ { .op = DFG_E_PRED, .sub = DFG_F_DEPENDS, .n_kids = 2, .kids = (const uint32_t[]){ 71, 72, }, .text = "depends(r, c)", .line = 60 },
    /* 74 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 73, }, .text = "not depends(r, c)", .line = 60 },
    /* 75 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 70, 74, }, .text = "distinct(r, c), not depends(r, c)", .line = 60 },
};
static const struct dfg_desc_node cutlass_conv2d_bias_residual_add_relu_nodes[10] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "g(j(f(biased(c & conv2d(x, w), b)), r))", .line = 88 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 9, },
        .text = "add(p, r)", .line = 58, .n_where = 1, .where = (const uint32_t[]){ 2, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, },
        .text = "(add | nn.bias_add)(c, b)", .line = 47, .n_where = 1, .where = (const uint32_t[]){ 9, } },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "c & conv2d(x, w)", .line = 88 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 87 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "kernel_layout == \"OHWI\"", .line = 30 },
        },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 30, .n_where = 1, .where = (const uint32_t[]){ 67, } },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 87 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 87 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 87 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 87 },
};
static const struct dfg_desc_region cutlass_conv2d_bias_residual_add_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_conv2d_bias_residual_add_relu_refs[] = { { 6, -1 }, { 7, -1 }, { 8, -1 }, { 9, -1 }, { 4, -1 }, };
static const struct dfg_capture cutlass_conv2d_bias_residual_add_relu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_residual_add_relu_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_residual_add_relu_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_residual_add_relu_match, b) },
    { "r", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_residual_add_relu_match, r) },
    { "c", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_residual_add_relu_match, c) },
};
static const struct dfg_desc_pattern cutlass_conv2d_bias_residual_add_relu_desc = {
    .n_nodes = 10, .n_exprs = 76, .n_vars = 0, .n_sets = 5,
    .nodes = cutlass_conv2d_bias_residual_add_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_conv2d_bias_residual_add_relu_regions,
    .exprs = cutlass_conv2d_bias_residual_add_relu_exprs,
    .captures = cutlass_conv2d_bias_residual_add_relu_refs,
    .text = "\"cutlass.conv2d_bias{f}_residual_{j}{g}\"(x, w, b, r, c) =\012        g(j(f(biased(c & conv2d(x, w), b)), r)) where from_outside(r, c);", .line = 87, .n_where = 1, .where = (const uint32_t[]){ 75, }
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
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_conv2d_bias_residual_add_relu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cutlass_conv2d_bias_residual_add_relu_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cutlass_conv2d_bias_residual_add_relu_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct cutlass_conv2d_bias_residual_add_relu_whole, m.r) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct cutlass_conv2d_bias_residual_add_relu_whole, m.c) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_conv2d_bias_residual_add_relu_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_residual_add_relu_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_residual_add_relu_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_residual_add_relu_whole, c) },
};
/* ---- cutlass.conv2d_bias_residual_multiply_relu ---- */

static const struct dfg_desc_expr cutlass_conv2d_bias_residual_multiply_relu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "p", .line = 59 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 9, .text = "r", .line = 59 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_shape(p, r)", .line = 59 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 8, .text = "b", .line = 20 },
    /* 4 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .text = "elements", .line = 20 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 20 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "shape", .line = 20 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 8 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "c.shape[-1]", .line = 20 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 8, }, .text = "b.elements == c.shape[-1]", .line = 20 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 26 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "data_layout", .text = "data_layout", .line = 26 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 26 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "c.data_layout == \"NHWC\"", .line = 26 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 18 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 18 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "x.dtype == f16", .line = 18 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 7, .text = "w", .line = 18 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "dtype", .line = 18 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "w.dtype == f16", .line = 18 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 18 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 18 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "dtype", .line = 18 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.dtype == f32", .line = 18 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 7, .text = "w", .line = 18 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "dtype", .line = 18 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 30 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "w.dtype == f32", .line = 18 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 32 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 31, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 19 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "dtype", .line = 19 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 37 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 34, 35, 36, }, .text = "x.dtype in {i8, u8}", .line = 19 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 7, .text = "w", .line = 19 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 19 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 42 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 39, 40, 41, }, .text = "w.dtype in {i8, u8}", .line = 19 },
    /* 43 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 42, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 44 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 32, 43, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 45 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 44, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w)", .line = 26 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 27 },
    /* 47 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .name = "groups", .text = "groups", .line = 27 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 27 },
    /* 49 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "c.groups == 1", .line = 27 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 27 },
    /* 51 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .name = "groups", .text = "groups", .line = 27 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 27 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "shape", .line = 27 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 27 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "x.shape[3]", .line = 27 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 55, }, .text = "c.groups == x.shape[3]", .line = 27 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 27 },
    /* 58 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .name = "groups", .text = "groups", .line = 27 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 7, .text = "w", .line = 27 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "shape", .line = 27 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 62 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "w.shape[0]", .line = 27 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "c.groups == w.shape[0]", .line = 27 },
    /* 64 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 56, 63, }, .text = "(c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 65 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 66 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 49, 65, }, .text = "c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 67 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 45, 66, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w),\012    c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 26 },
    /* 68 */ { .op = DFG_E_NODE, .ref = 9, .text = "r", .line = 60 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 60 },
    /* 70 */ { .op = DFG_E_PRED, .sub = DFG_F_DISTINCT, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "distinct(r, c)", .line = 60 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 9, .text = "r", .line = 60 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 60 },
    /* 73 */ { .op = DFG_E_PRED, .sub = DFG_F_DEPENDS, .n_kids = 2, .kids = (const uint32_t[]){ 71, 72, }, .text = "depends(r, c)", .line = 60 },
    /* 74 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 73, }, .text = "not depends(r, c)", .line = 60 },
    /* 75 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 70, 74, }, .text = "distinct(r, c), not depends(r, c)", .line = 60 },
};
static const struct dfg_desc_node cutlass_conv2d_bias_residual_multiply_relu_nodes[10] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "g(j(f(biased(c & conv2d(x, w), b)), r))", .line = 88 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 9, },
        .text = "multiply(p, r)", .line = 59, .n_where = 1, .where = (const uint32_t[]){ 2, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, },
        .text = "(add | nn.bias_add)(c, b)", .line = 47, .n_where = 1, .where = (const uint32_t[]){ 9, } },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "c & conv2d(x, w)", .line = 88 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 87 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "kernel_layout == \"OHWI\"", .line = 30 },
        },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 30, .n_where = 1, .where = (const uint32_t[]){ 67, } },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 87 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 87 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 87 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 87 },
};
static const struct dfg_desc_region cutlass_conv2d_bias_residual_multiply_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_conv2d_bias_residual_multiply_relu_refs[] = { { 6, -1 }, { 7, -1 }, { 8, -1 }, { 9, -1 }, { 4, -1 }, };
static const struct dfg_capture cutlass_conv2d_bias_residual_multiply_relu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_residual_multiply_relu_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_residual_multiply_relu_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_residual_multiply_relu_match, b) },
    { "r", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_residual_multiply_relu_match, r) },
    { "c", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_residual_multiply_relu_match, c) },
};
static const struct dfg_desc_pattern cutlass_conv2d_bias_residual_multiply_relu_desc = {
    .n_nodes = 10, .n_exprs = 76, .n_vars = 0, .n_sets = 5,
    .nodes = cutlass_conv2d_bias_residual_multiply_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_conv2d_bias_residual_multiply_relu_regions,
    .exprs = cutlass_conv2d_bias_residual_multiply_relu_exprs,
    .captures = cutlass_conv2d_bias_residual_multiply_relu_refs,
    .text = "\"cutlass.conv2d_bias{f}_residual_{j}{g}\"(x, w, b, r, c) =\012        g(j(f(biased(c & conv2d(x, w), b)), r)) where from_outside(r, c);", .line = 87, .n_where = 1, .where = (const uint32_t[]){ 75, }
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
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_conv2d_bias_residual_multiply_relu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cutlass_conv2d_bias_residual_multiply_relu_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cutlass_conv2d_bias_residual_multiply_relu_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct cutlass_conv2d_bias_residual_multiply_relu_whole, m.r) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct cutlass_conv2d_bias_residual_multiply_relu_whole, m.c) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_conv2d_bias_residual_multiply_relu_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_residual_multiply_relu_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_residual_multiply_relu_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_residual_multiply_relu_whole, c) },
};
/* ---- cutlass.conv2d_bias_hardswish_residual_add ---- */

static const struct dfg_desc_expr cutlass_conv2d_bias_hardswish_residual_add_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 58 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 18, .text = "r", .line = 58 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_shape(p, r)", .line = 58 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 9, .text = "b", .line = 20 },
    /* 4 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .text = "elements", .line = 20 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 20 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "shape", .line = 20 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 8 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "c.shape[-1]", .line = 20 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 8, }, .text = "b.elements == c.shape[-1]", .line = 20 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 26 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "data_layout", .text = "data_layout", .line = 26 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 26 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "c.data_layout == \"NHWC\"", .line = 26 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 18 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 18 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "x.dtype == f16", .line = 18 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 18 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "dtype", .line = 18 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "w.dtype == f16", .line = 18 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 18 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 18 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "dtype", .line = 18 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.dtype == f32", .line = 18 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 18 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "dtype", .line = 18 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 30 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "w.dtype == f32", .line = 18 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 32 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 31, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 19 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "dtype", .line = 19 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 37 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 34, 35, 36, }, .text = "x.dtype in {i8, u8}", .line = 19 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 19 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 19 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 42 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 39, 40, 41, }, .text = "w.dtype in {i8, u8}", .line = 19 },
    /* 43 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 42, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 44 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 32, 43, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 45 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 44, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w)", .line = 26 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 27 },
    /* 47 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .name = "groups", .text = "groups", .line = 27 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 27 },
    /* 49 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "c.groups == 1", .line = 27 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 27 },
    /* 51 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .name = "groups", .text = "groups", .line = 27 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 27 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "shape", .line = 27 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 27 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "x.shape[3]", .line = 27 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 55, }, .text = "c.groups == x.shape[3]", .line = 27 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 27 },
    /* 58 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .name = "groups", .text = "groups", .line = 27 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 27 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "shape", .line = 27 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 62 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "w.shape[0]", .line = 27 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "c.groups == w.shape[0]", .line = 27 },
    /* 64 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 56, 63, }, .text = "(c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 65 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 66 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 49, 65, }, .text = "c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 67 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 45, 66, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w),\012    c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 26 },
    /* 68 */ { .op = DFG_E_NODE, .ref = 18, .text = "r", .line = 60 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 60 },
    /* 70 */ { .op = DFG_E_PRED, .sub = DFG_F_DISTINCT, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "distinct(r, c)", .line = 60 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 18, .text = "r", .line = 60 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 60 },
    /* 73 */ { .op = DFG_E_PRED, .sub = DFG_F_DEPENDS, .n_kids = 2, .kids = (const uint32_t[]){ 71, 72, }, .text = "depends(r, c)", .line = 60 },
    /* 74 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 73, }, .text = "not depends(r, c)", .line = 60 },
    /* 75 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 70, 74, }, .text = "distinct(r, c), not depends(r, c)", .line = 60 },
};
static const struct dfg_desc_node cutlass_conv2d_bias_hardswish_residual_add_nodes[19] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 18, },
        .text = "add(p, r)", .line = 58, .n_where = 1, .where = (const uint32_t[]){ 2, } },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 15, },
        .text = "multiply(p, divide(limited, const)) | divide(multiply(p, limited), const)", .line = 51 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, },
        .text = "multiply(p, divide(limited, const))", .line = 51 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, },
        .text = "(add | nn.bias_add)(c, b)", .line = 47, .n_where = 1, .where = (const uint32_t[]){ 9, } },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "c & conv2d(x, w)", .line = 88 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 87 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "kernel_layout == \"OHWI\"", .line = 30 },
        },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 30, .n_where = 1, .where = (const uint32_t[]){ 67, } },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 87 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 87 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 87 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "divide", },
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 14, },
        .text = "divide(limited, const)", .line = 51 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 12, },
        .name = "limited",
        .text = "clip(add(p, const))", .line = 50 },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, },
        .text = "add(p, const)", .line = 50 },
    [13] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 50 },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 51 },
    [15] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "divide", },
        .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, },
        .text = "divide(multiply(p, limited), const)", .line = 51 },
    [16] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 11, },
        .text = "multiply(p, limited)", .line = 51 },
    [17] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 51 },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 87 },
};
static const struct dfg_desc_region cutlass_conv2d_bias_hardswish_residual_add_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_conv2d_bias_hardswish_residual_add_refs[] = { { 7, -1 }, { 8, -1 }, { 9, -1 }, { 18, -1 }, { 5, -1 }, };
static const struct dfg_capture cutlass_conv2d_bias_hardswish_residual_add_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_match, b) },
    { "r", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_match, r) },
    { "c", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_match, c) },
};
static const struct dfg_desc_pattern cutlass_conv2d_bias_hardswish_residual_add_desc = {
    .n_nodes = 19, .n_exprs = 76, .n_vars = 0, .n_sets = 5,
    .nodes = cutlass_conv2d_bias_hardswish_residual_add_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_conv2d_bias_hardswish_residual_add_regions,
    .exprs = cutlass_conv2d_bias_hardswish_residual_add_exprs,
    .captures = cutlass_conv2d_bias_hardswish_residual_add_refs,
    .text = "\"cutlass.conv2d_bias{f}_residual_{j}{g}\"(x, w, b, r, c) =\012        g(j(f(biased(c & conv2d(x, w), b)), r)) where from_outside(r, c);", .line = 87, .n_where = 1, .where = (const uint32_t[]){ 75, }
};
static bool cutlass_conv2d_bias_hardswish_residual_add_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_conv2d_bias_hardswish_residual_add_match(g, n, m);
}
static bool cutlass_conv2d_bias_hardswish_residual_add_pass(void *ctx, const struct cutlass_conv2d_bias_hardswish_residual_add_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_conv2d_bias_hardswish_residual_add_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_conv2d_bias_hardswish_residual_add_each(g, n, cutlass_conv2d_bias_hardswish_residual_add_pass, &e);
}

static const struct dfg_part cutlass_conv2d_bias_hardswish_residual_add_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_whole, divide) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_whole, limited) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_whole, add_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_whole, divide_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_whole, multiply_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_whole, constant_3) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_whole, m.r) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_whole, m.c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_add_whole, c) },
};
/* ---- cutlass.conv2d_bias_hardswish_residual_multiply ---- */

static const struct dfg_desc_expr cutlass_conv2d_bias_hardswish_residual_multiply_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 59 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 18, .text = "r", .line = 59 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_shape(p, r)", .line = 59 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 9, .text = "b", .line = 20 },
    /* 4 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .text = "elements", .line = 20 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 20 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "shape", .line = 20 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 8 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "c.shape[-1]", .line = 20 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 8, }, .text = "b.elements == c.shape[-1]", .line = 20 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 26 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "data_layout", .text = "data_layout", .line = 26 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 26 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "c.data_layout == \"NHWC\"", .line = 26 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 18 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 18 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "x.dtype == f16", .line = 18 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 18 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "dtype", .line = 18 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "w.dtype == f16", .line = 18 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 18 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 18 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "dtype", .line = 18 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.dtype == f32", .line = 18 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 18 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "dtype", .line = 18 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 30 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "w.dtype == f32", .line = 18 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 32 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 31, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 19 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "dtype", .line = 19 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 37 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 34, 35, 36, }, .text = "x.dtype in {i8, u8}", .line = 19 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 19 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 19 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 42 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 39, 40, 41, }, .text = "w.dtype in {i8, u8}", .line = 19 },
    /* 43 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 42, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 44 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 32, 43, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 45 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 44, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w)", .line = 26 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 27 },
    /* 47 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .name = "groups", .text = "groups", .line = 27 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 27 },
    /* 49 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "c.groups == 1", .line = 27 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 27 },
    /* 51 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .name = "groups", .text = "groups", .line = 27 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 27 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "shape", .line = 27 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 27 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "x.shape[3]", .line = 27 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 55, }, .text = "c.groups == x.shape[3]", .line = 27 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 27 },
    /* 58 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .name = "groups", .text = "groups", .line = 27 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 8, .text = "w", .line = 27 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "shape", .line = 27 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 62 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "w.shape[0]", .line = 27 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "c.groups == w.shape[0]", .line = 27 },
    /* 64 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 56, 63, }, .text = "(c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 65 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 66 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 49, 65, }, .text = "c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 67 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 45, 66, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w),\012    c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 26 },
    /* 68 */ { .op = DFG_E_NODE, .ref = 18, .text = "r", .line = 60 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 60 },
    /* 70 */ { .op = DFG_E_PRED, .sub = DFG_F_DISTINCT, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "distinct(r, c)", .line = 60 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 18, .text = "r", .line = 60 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 60 },
    /* 73 */ { .op = DFG_E_PRED, .sub = DFG_F_DEPENDS, .n_kids = 2, .kids = (const uint32_t[]){ 71, 72, }, .text = "depends(r, c)", .line = 60 },
    /* 74 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 73, }, .text = "not depends(r, c)", .line = 60 },
    /* 75 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 70, 74, }, .text = "distinct(r, c), not depends(r, c)", .line = 60 },
};
static const struct dfg_desc_node cutlass_conv2d_bias_hardswish_residual_multiply_nodes[19] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 18, },
        .text = "multiply(p, r)", .line = 59, .n_where = 1, .where = (const uint32_t[]){ 2, } },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 15, },
        .text = "multiply(p, divide(limited, const)) | divide(multiply(p, limited), const)", .line = 51 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, },
        .text = "multiply(p, divide(limited, const))", .line = 51 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, },
        .text = "(add | nn.bias_add)(c, b)", .line = 47, .n_where = 1, .where = (const uint32_t[]){ 9, } },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "c & conv2d(x, w)", .line = 88 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 87 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "kernel_layout == \"OHWI\"", .line = 30 },
        },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 30, .n_where = 1, .where = (const uint32_t[]){ 67, } },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 87 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 87 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 87 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "divide", },
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 14, },
        .text = "divide(limited, const)", .line = 51 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 12, },
        .name = "limited",
        .text = "clip(add(p, const))", .line = 50 },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, },
        .text = "add(p, const)", .line = 50 },
    [13] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 50 },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 51 },
    [15] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "divide", },
        .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, },
        .text = "divide(multiply(p, limited), const)", .line = 51 },
    [16] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 11, },
        .text = "multiply(p, limited)", .line = 51 },
    [17] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 51 },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 87 },
};
static const struct dfg_desc_region cutlass_conv2d_bias_hardswish_residual_multiply_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_conv2d_bias_hardswish_residual_multiply_refs[] = { { 7, -1 }, { 8, -1 }, { 9, -1 }, { 18, -1 }, { 5, -1 }, };
static const struct dfg_capture cutlass_conv2d_bias_hardswish_residual_multiply_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_match, b) },
    { "r", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_match, r) },
    { "c", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_match, c) },
};
static const struct dfg_desc_pattern cutlass_conv2d_bias_hardswish_residual_multiply_desc = {
    .n_nodes = 19, .n_exprs = 76, .n_vars = 0, .n_sets = 5,
    .nodes = cutlass_conv2d_bias_hardswish_residual_multiply_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_conv2d_bias_hardswish_residual_multiply_regions,
    .exprs = cutlass_conv2d_bias_hardswish_residual_multiply_exprs,
    .captures = cutlass_conv2d_bias_hardswish_residual_multiply_refs,
    .text = "\"cutlass.conv2d_bias{f}_residual_{j}{g}\"(x, w, b, r, c) =\012        g(j(f(biased(c & conv2d(x, w), b)), r)) where from_outside(r, c);", .line = 87, .n_where = 1, .where = (const uint32_t[]){ 75, }
};
static bool cutlass_conv2d_bias_hardswish_residual_multiply_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_conv2d_bias_hardswish_residual_multiply_match(g, n, m);
}
static bool cutlass_conv2d_bias_hardswish_residual_multiply_pass(void *ctx, const struct cutlass_conv2d_bias_hardswish_residual_multiply_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_conv2d_bias_hardswish_residual_multiply_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_conv2d_bias_hardswish_residual_multiply_each(g, n, cutlass_conv2d_bias_hardswish_residual_multiply_pass, &e);
}

static const struct dfg_part cutlass_conv2d_bias_hardswish_residual_multiply_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_whole, multiply_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_whole, divide) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_whole, limited) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_whole, add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_whole, divide_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_whole, multiply_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_whole, constant_3) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_whole, m.r) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_whole, m.c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_residual_multiply_whole, c) },
};
/* ---- cutlass.conv2d_bias_silu_residual_add ---- */

static const struct dfg_desc_expr cutlass_conv2d_bias_silu_residual_add_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 58 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 10, .text = "r", .line = 58 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_shape(p, r)", .line = 58 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 8, .text = "b", .line = 20 },
    /* 4 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .text = "elements", .line = 20 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 20 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "shape", .line = 20 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 8 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "c.shape[-1]", .line = 20 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 8, }, .text = "b.elements == c.shape[-1]", .line = 20 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 26 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "data_layout", .text = "data_layout", .line = 26 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 26 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "c.data_layout == \"NHWC\"", .line = 26 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 18 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 18 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "x.dtype == f16", .line = 18 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 7, .text = "w", .line = 18 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "dtype", .line = 18 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "w.dtype == f16", .line = 18 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 18 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 18 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "dtype", .line = 18 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.dtype == f32", .line = 18 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 7, .text = "w", .line = 18 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "dtype", .line = 18 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 30 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "w.dtype == f32", .line = 18 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 32 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 31, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 19 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "dtype", .line = 19 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 37 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 34, 35, 36, }, .text = "x.dtype in {i8, u8}", .line = 19 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 7, .text = "w", .line = 19 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 19 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 42 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 39, 40, 41, }, .text = "w.dtype in {i8, u8}", .line = 19 },
    /* 43 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 42, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 44 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 32, 43, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 45 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 44, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w)", .line = 26 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 27 },
    /* 47 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .name = "groups", .text = "groups", .line = 27 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 27 },
    /* 49 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "c.groups == 1", .line = 27 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 27 },
    /* 51 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .name = "groups", .text = "groups", .line = 27 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 27 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "shape", .line = 27 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 27 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "x.shape[3]", .line = 27 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 55, }, .text = "c.groups == x.shape[3]", .line = 27 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 27 },
    /* 58 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .name = "groups", .text = "groups", .line = 27 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 7, .text = "w", .line = 27 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "shape", .line = 27 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 62 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "w.shape[0]", .line = 27 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "c.groups == w.shape[0]", .line = 27 },
    /* 64 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 56, 63, }, .text = "(c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 65 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 66 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 49, 65, }, .text = "c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 67 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 45, 66, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w),\012    c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 26 },
    /* 68 */ { .op = DFG_E_NODE, .ref = 10, .text = "r", .line = 60 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 60 },
    /* 70 */ { .op = DFG_E_PRED, .sub = DFG_F_DISTINCT, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "distinct(r, c)", .line = 60 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 10, .text = "r", .line = 60 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 60 },
    /* 73 */ { .op = DFG_E_PRED, .sub = DFG_F_DEPENDS, .n_kids = 2, .kids = (const uint32_t[]){ 71, 72, }, .text = "depends(r, c)", .line = 60 },
    /* 74 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 73, }, .text = "not depends(r, c)", .line = 60 },
    /* 75 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 70, 74, }, .text = "distinct(r, c), not depends(r, c)", .line = 60 },
};
static const struct dfg_desc_node cutlass_conv2d_bias_silu_residual_add_nodes[11] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 10, },
        .text = "add(p, r)", .line = 58, .n_where = 1, .where = (const uint32_t[]){ 2, } },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 9, },
        .text = "multiply(p, sigmoid(p))", .line = 53 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, },
        .text = "(add | nn.bias_add)(c, b)", .line = 47, .n_where = 1, .where = (const uint32_t[]){ 9, } },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "c & conv2d(x, w)", .line = 88 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 87 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "kernel_layout == \"OHWI\"", .line = 30 },
        },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 30, .n_where = 1, .where = (const uint32_t[]){ 67, } },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 87 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 87 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 87 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "sigmoid(p)", .line = 53 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 87 },
};
static const struct dfg_desc_region cutlass_conv2d_bias_silu_residual_add_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_conv2d_bias_silu_residual_add_refs[] = { { 6, -1 }, { 7, -1 }, { 8, -1 }, { 10, -1 }, { 4, -1 }, };
static const struct dfg_capture cutlass_conv2d_bias_silu_residual_add_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_silu_residual_add_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_silu_residual_add_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_silu_residual_add_match, b) },
    { "r", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_silu_residual_add_match, r) },
    { "c", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_silu_residual_add_match, c) },
};
static const struct dfg_desc_pattern cutlass_conv2d_bias_silu_residual_add_desc = {
    .n_nodes = 11, .n_exprs = 76, .n_vars = 0, .n_sets = 5,
    .nodes = cutlass_conv2d_bias_silu_residual_add_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_conv2d_bias_silu_residual_add_regions,
    .exprs = cutlass_conv2d_bias_silu_residual_add_exprs,
    .captures = cutlass_conv2d_bias_silu_residual_add_refs,
    .text = "\"cutlass.conv2d_bias{f}_residual_{j}{g}\"(x, w, b, r, c) =\012        g(j(f(biased(c & conv2d(x, w), b)), r)) where from_outside(r, c);", .line = 87, .n_where = 1, .where = (const uint32_t[]){ 75, }
};
static bool cutlass_conv2d_bias_silu_residual_add_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_conv2d_bias_silu_residual_add_match(g, n, m);
}
static bool cutlass_conv2d_bias_silu_residual_add_pass(void *ctx, const struct cutlass_conv2d_bias_silu_residual_add_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_conv2d_bias_silu_residual_add_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_conv2d_bias_silu_residual_add_each(g, n, cutlass_conv2d_bias_silu_residual_add_pass, &e);
}

static const struct dfg_part cutlass_conv2d_bias_silu_residual_add_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_conv2d_bias_silu_residual_add_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_silu_residual_add_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_silu_residual_add_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_silu_residual_add_whole, sigmoid) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_conv2d_bias_silu_residual_add_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cutlass_conv2d_bias_silu_residual_add_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cutlass_conv2d_bias_silu_residual_add_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct cutlass_conv2d_bias_silu_residual_add_whole, m.r) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct cutlass_conv2d_bias_silu_residual_add_whole, m.c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_silu_residual_add_whole, c) },
};
/* ---- cutlass.conv2d_bias_silu_residual_multiply ---- */

static const struct dfg_desc_expr cutlass_conv2d_bias_silu_residual_multiply_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 59 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 10, .text = "r", .line = 59 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_shape(p, r)", .line = 59 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 8, .text = "b", .line = 20 },
    /* 4 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .text = "elements", .line = 20 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 20 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "shape", .line = 20 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 8 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "c.shape[-1]", .line = 20 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 8, }, .text = "b.elements == c.shape[-1]", .line = 20 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 26 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "data_layout", .text = "data_layout", .line = 26 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 26 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "c.data_layout == \"NHWC\"", .line = 26 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 18 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 18 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "x.dtype == f16", .line = 18 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 7, .text = "w", .line = 18 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "dtype", .line = 18 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "w.dtype == f16", .line = 18 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 18 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 18 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "dtype", .line = 18 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.dtype == f32", .line = 18 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 7, .text = "w", .line = 18 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "dtype", .line = 18 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 30 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "w.dtype == f32", .line = 18 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 32 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 31, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 19 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "dtype", .line = 19 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 37 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 34, 35, 36, }, .text = "x.dtype in {i8, u8}", .line = 19 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 7, .text = "w", .line = 19 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 19 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 42 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 39, 40, 41, }, .text = "w.dtype in {i8, u8}", .line = 19 },
    /* 43 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 42, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 44 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 32, 43, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 45 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 44, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w)", .line = 26 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 27 },
    /* 47 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .name = "groups", .text = "groups", .line = 27 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 27 },
    /* 49 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "c.groups == 1", .line = 27 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 27 },
    /* 51 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .name = "groups", .text = "groups", .line = 27 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 27 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "shape", .line = 27 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 27 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "x.shape[3]", .line = 27 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 55, }, .text = "c.groups == x.shape[3]", .line = 27 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 27 },
    /* 58 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .name = "groups", .text = "groups", .line = 27 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 7, .text = "w", .line = 27 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "shape", .line = 27 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 62 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "w.shape[0]", .line = 27 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "c.groups == w.shape[0]", .line = 27 },
    /* 64 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 56, 63, }, .text = "(c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 65 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 66 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 49, 65, }, .text = "c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 67 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 45, 66, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w),\012    c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 26 },
    /* 68 */ { .op = DFG_E_NODE, .ref = 10, .text = "r", .line = 60 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 60 },
    /* 70 */ { .op = DFG_E_PRED, .sub = DFG_F_DISTINCT, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "distinct(r, c)", .line = 60 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 10, .text = "r", .line = 60 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 60 },
    /* 73 */ { .op = DFG_E_PRED, .sub = DFG_F_DEPENDS, .n_kids = 2, .kids = (const uint32_t[]){ 71, 72, }, .text = "depends(r, c)", .line = 60 },
    /* 74 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 73, }, .text = "not depends(r, c)", .line = 60 },
    /* 75 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 70, 74, }, .text = "distinct(r, c), not depends(r, c)", .line = 60 },
};
static const struct dfg_desc_node cutlass_conv2d_bias_silu_residual_multiply_nodes[11] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 10, },
        .text = "multiply(p, r)", .line = 59, .n_where = 1, .where = (const uint32_t[]){ 2, } },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 9, },
        .text = "multiply(p, sigmoid(p))", .line = 53 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, },
        .text = "(add | nn.bias_add)(c, b)", .line = 47, .n_where = 1, .where = (const uint32_t[]){ 9, } },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "c & conv2d(x, w)", .line = 88 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 87 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "kernel_layout == \"OHWI\"", .line = 30 },
        },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 30, .n_where = 1, .where = (const uint32_t[]){ 67, } },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 87 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 87 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 87 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "sigmoid(p)", .line = 53 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 87 },
};
static const struct dfg_desc_region cutlass_conv2d_bias_silu_residual_multiply_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_conv2d_bias_silu_residual_multiply_refs[] = { { 6, -1 }, { 7, -1 }, { 8, -1 }, { 10, -1 }, { 4, -1 }, };
static const struct dfg_capture cutlass_conv2d_bias_silu_residual_multiply_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_silu_residual_multiply_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_silu_residual_multiply_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_silu_residual_multiply_match, b) },
    { "r", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_silu_residual_multiply_match, r) },
    { "c", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_silu_residual_multiply_match, c) },
};
static const struct dfg_desc_pattern cutlass_conv2d_bias_silu_residual_multiply_desc = {
    .n_nodes = 11, .n_exprs = 76, .n_vars = 0, .n_sets = 5,
    .nodes = cutlass_conv2d_bias_silu_residual_multiply_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_conv2d_bias_silu_residual_multiply_regions,
    .exprs = cutlass_conv2d_bias_silu_residual_multiply_exprs,
    .captures = cutlass_conv2d_bias_silu_residual_multiply_refs,
    .text = "\"cutlass.conv2d_bias{f}_residual_{j}{g}\"(x, w, b, r, c) =\012        g(j(f(biased(c & conv2d(x, w), b)), r)) where from_outside(r, c);", .line = 87, .n_where = 1, .where = (const uint32_t[]){ 75, }
};
static bool cutlass_conv2d_bias_silu_residual_multiply_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_conv2d_bias_silu_residual_multiply_match(g, n, m);
}
static bool cutlass_conv2d_bias_silu_residual_multiply_pass(void *ctx, const struct cutlass_conv2d_bias_silu_residual_multiply_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_conv2d_bias_silu_residual_multiply_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_conv2d_bias_silu_residual_multiply_each(g, n, cutlass_conv2d_bias_silu_residual_multiply_pass, &e);
}

static const struct dfg_part cutlass_conv2d_bias_silu_residual_multiply_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_conv2d_bias_silu_residual_multiply_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_silu_residual_multiply_whole, multiply_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_silu_residual_multiply_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_silu_residual_multiply_whole, sigmoid) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_conv2d_bias_silu_residual_multiply_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cutlass_conv2d_bias_silu_residual_multiply_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cutlass_conv2d_bias_silu_residual_multiply_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct cutlass_conv2d_bias_silu_residual_multiply_whole, m.r) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct cutlass_conv2d_bias_silu_residual_multiply_whole, m.c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_silu_residual_multiply_whole, c) },
};
/* ---- cutlass.conv2d_bias_relu_residual_add ---- */

static const struct dfg_desc_expr cutlass_conv2d_bias_relu_residual_add_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 58 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 9, .text = "r", .line = 58 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_shape(p, r)", .line = 58 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 8, .text = "b", .line = 20 },
    /* 4 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .text = "elements", .line = 20 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 20 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "shape", .line = 20 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 8 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "c.shape[-1]", .line = 20 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 8, }, .text = "b.elements == c.shape[-1]", .line = 20 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 26 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "data_layout", .text = "data_layout", .line = 26 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 26 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "c.data_layout == \"NHWC\"", .line = 26 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 18 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 18 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "x.dtype == f16", .line = 18 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 7, .text = "w", .line = 18 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "dtype", .line = 18 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "w.dtype == f16", .line = 18 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 18 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 18 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "dtype", .line = 18 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.dtype == f32", .line = 18 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 7, .text = "w", .line = 18 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "dtype", .line = 18 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 30 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "w.dtype == f32", .line = 18 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 32 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 31, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 19 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "dtype", .line = 19 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 37 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 34, 35, 36, }, .text = "x.dtype in {i8, u8}", .line = 19 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 7, .text = "w", .line = 19 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 19 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 42 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 39, 40, 41, }, .text = "w.dtype in {i8, u8}", .line = 19 },
    /* 43 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 42, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 44 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 32, 43, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 45 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 44, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w)", .line = 26 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 27 },
    /* 47 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .name = "groups", .text = "groups", .line = 27 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 27 },
    /* 49 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "c.groups == 1", .line = 27 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 27 },
    /* 51 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .name = "groups", .text = "groups", .line = 27 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 27 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "shape", .line = 27 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 27 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "x.shape[3]", .line = 27 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 55, }, .text = "c.groups == x.shape[3]", .line = 27 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 27 },
    /* 58 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .name = "groups", .text = "groups", .line = 27 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 7, .text = "w", .line = 27 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "shape", .line = 27 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 62 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "w.shape[0]", .line = 27 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "c.groups == w.shape[0]", .line = 27 },
    /* 64 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 56, 63, }, .text = "(c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 65 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 66 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 49, 65, }, .text = "c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 67 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 45, 66, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w),\012    c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 26 },
    /* 68 */ { .op = DFG_E_NODE, .ref = 9, .text = "r", .line = 60 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 60 },
    /* 70 */ { .op = DFG_E_PRED, .sub = DFG_F_DISTINCT, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "distinct(r, c)", .line = 60 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 9, .text = "r", .line = 60 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 60 },
    /* 73 */ { .op = DFG_E_PRED, .sub = DFG_F_DEPENDS, .n_kids = 2, .kids = (const uint32_t[]){ 71, 72, }, .text = "depends(r, c)", .line = 60 },
    /* 74 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 73, }, .text = "not depends(r, c)", .line = 60 },
    /* 75 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 70, 74, }, .text = "distinct(r, c), not depends(r, c)", .line = 60 },
};
static const struct dfg_desc_node cutlass_conv2d_bias_relu_residual_add_nodes[10] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 9, },
        .text = "add(p, r)", .line = 58, .n_where = 1, .where = (const uint32_t[]){ 2, } },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "f(biased(c & conv2d(x, w), b))", .line = 88 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, },
        .text = "(add | nn.bias_add)(c, b)", .line = 47, .n_where = 1, .where = (const uint32_t[]){ 9, } },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "c & conv2d(x, w)", .line = 88 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 87 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "kernel_layout == \"OHWI\"", .line = 30 },
        },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 30, .n_where = 1, .where = (const uint32_t[]){ 67, } },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 87 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 87 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 87 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 87 },
};
static const struct dfg_desc_region cutlass_conv2d_bias_relu_residual_add_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_conv2d_bias_relu_residual_add_refs[] = { { 6, -1 }, { 7, -1 }, { 8, -1 }, { 9, -1 }, { 4, -1 }, };
static const struct dfg_capture cutlass_conv2d_bias_relu_residual_add_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_relu_residual_add_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_relu_residual_add_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_relu_residual_add_match, b) },
    { "r", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_relu_residual_add_match, r) },
    { "c", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_relu_residual_add_match, c) },
};
static const struct dfg_desc_pattern cutlass_conv2d_bias_relu_residual_add_desc = {
    .n_nodes = 10, .n_exprs = 76, .n_vars = 0, .n_sets = 5,
    .nodes = cutlass_conv2d_bias_relu_residual_add_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_conv2d_bias_relu_residual_add_regions,
    .exprs = cutlass_conv2d_bias_relu_residual_add_exprs,
    .captures = cutlass_conv2d_bias_relu_residual_add_refs,
    .text = "\"cutlass.conv2d_bias{f}_residual_{j}{g}\"(x, w, b, r, c) =\012        g(j(f(biased(c & conv2d(x, w), b)), r)) where from_outside(r, c);", .line = 87, .n_where = 1, .where = (const uint32_t[]){ 75, }
};
static bool cutlass_conv2d_bias_relu_residual_add_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_conv2d_bias_relu_residual_add_match(g, n, m);
}
static bool cutlass_conv2d_bias_relu_residual_add_pass(void *ctx, const struct cutlass_conv2d_bias_relu_residual_add_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_conv2d_bias_relu_residual_add_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_conv2d_bias_relu_residual_add_each(g, n, cutlass_conv2d_bias_relu_residual_add_pass, &e);
}

static const struct dfg_part cutlass_conv2d_bias_relu_residual_add_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_conv2d_bias_relu_residual_add_whole, add) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_conv2d_bias_relu_residual_add_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cutlass_conv2d_bias_relu_residual_add_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cutlass_conv2d_bias_relu_residual_add_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct cutlass_conv2d_bias_relu_residual_add_whole, m.r) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct cutlass_conv2d_bias_relu_residual_add_whole, m.c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_relu_residual_add_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_relu_residual_add_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_relu_residual_add_whole, c) },
};
/* ---- cutlass.conv2d_bias_relu_residual_multiply ---- */

static const struct dfg_desc_expr cutlass_conv2d_bias_relu_residual_multiply_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 59 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 9, .text = "r", .line = 59 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_shape(p, r)", .line = 59 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 8, .text = "b", .line = 20 },
    /* 4 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .text = "elements", .line = 20 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 20 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "shape", .line = 20 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 8 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "c.shape[-1]", .line = 20 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 8, }, .text = "b.elements == c.shape[-1]", .line = 20 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 26 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "data_layout", .text = "data_layout", .line = 26 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 26 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "c.data_layout == \"NHWC\"", .line = 26 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 18 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 18 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "x.dtype == f16", .line = 18 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 7, .text = "w", .line = 18 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "dtype", .line = 18 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "w.dtype == f16", .line = 18 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 18 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 18 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "dtype", .line = 18 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.dtype == f32", .line = 18 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 7, .text = "w", .line = 18 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "dtype", .line = 18 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 30 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "w.dtype == f32", .line = 18 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 32 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 31, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 19 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "dtype", .line = 19 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 37 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 34, 35, 36, }, .text = "x.dtype in {i8, u8}", .line = 19 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 7, .text = "w", .line = 19 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 19 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 42 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 39, 40, 41, }, .text = "w.dtype in {i8, u8}", .line = 19 },
    /* 43 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 42, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 44 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 32, 43, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 45 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 44, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w)", .line = 26 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 27 },
    /* 47 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .name = "groups", .text = "groups", .line = 27 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 27 },
    /* 49 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "c.groups == 1", .line = 27 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 27 },
    /* 51 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .name = "groups", .text = "groups", .line = 27 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 27 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "shape", .line = 27 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 27 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "x.shape[3]", .line = 27 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 55, }, .text = "c.groups == x.shape[3]", .line = 27 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 27 },
    /* 58 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .name = "groups", .text = "groups", .line = 27 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 7, .text = "w", .line = 27 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "shape", .line = 27 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 62 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "w.shape[0]", .line = 27 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "c.groups == w.shape[0]", .line = 27 },
    /* 64 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 56, 63, }, .text = "(c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 65 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 66 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 49, 65, }, .text = "c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 67 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 45, 66, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w),\012    c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 26 },
    /* 68 */ { .op = DFG_E_NODE, .ref = 9, .text = "r", .line = 60 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 60 },
    /* 70 */ { .op = DFG_E_PRED, .sub = DFG_F_DISTINCT, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "distinct(r, c)", .line = 60 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 9, .text = "r", .line = 60 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 60 },
    /* 73 */ { .op = DFG_E_PRED, .sub = DFG_F_DEPENDS, .n_kids = 2, .kids = (const uint32_t[]){ 71, 72, }, .text = "depends(r, c)", .line = 60 },
    /* 74 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 73, }, .text = "not depends(r, c)", .line = 60 },
    /* 75 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 70, 74, }, .text = "distinct(r, c), not depends(r, c)", .line = 60 },
};
static const struct dfg_desc_node cutlass_conv2d_bias_relu_residual_multiply_nodes[10] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 9, },
        .text = "multiply(p, r)", .line = 59, .n_where = 1, .where = (const uint32_t[]){ 2, } },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "f(biased(c & conv2d(x, w), b))", .line = 88 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, },
        .text = "(add | nn.bias_add)(c, b)", .line = 47, .n_where = 1, .where = (const uint32_t[]){ 9, } },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "c & conv2d(x, w)", .line = 88 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 87 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "kernel_layout == \"OHWI\"", .line = 30 },
        },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 30, .n_where = 1, .where = (const uint32_t[]){ 67, } },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 87 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 87 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 87 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 87 },
};
static const struct dfg_desc_region cutlass_conv2d_bias_relu_residual_multiply_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_conv2d_bias_relu_residual_multiply_refs[] = { { 6, -1 }, { 7, -1 }, { 8, -1 }, { 9, -1 }, { 4, -1 }, };
static const struct dfg_capture cutlass_conv2d_bias_relu_residual_multiply_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_relu_residual_multiply_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_relu_residual_multiply_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_relu_residual_multiply_match, b) },
    { "r", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_relu_residual_multiply_match, r) },
    { "c", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_relu_residual_multiply_match, c) },
};
static const struct dfg_desc_pattern cutlass_conv2d_bias_relu_residual_multiply_desc = {
    .n_nodes = 10, .n_exprs = 76, .n_vars = 0, .n_sets = 5,
    .nodes = cutlass_conv2d_bias_relu_residual_multiply_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_conv2d_bias_relu_residual_multiply_regions,
    .exprs = cutlass_conv2d_bias_relu_residual_multiply_exprs,
    .captures = cutlass_conv2d_bias_relu_residual_multiply_refs,
    .text = "\"cutlass.conv2d_bias{f}_residual_{j}{g}\"(x, w, b, r, c) =\012        g(j(f(biased(c & conv2d(x, w), b)), r)) where from_outside(r, c);", .line = 87, .n_where = 1, .where = (const uint32_t[]){ 75, }
};
static bool cutlass_conv2d_bias_relu_residual_multiply_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_conv2d_bias_relu_residual_multiply_match(g, n, m);
}
static bool cutlass_conv2d_bias_relu_residual_multiply_pass(void *ctx, const struct cutlass_conv2d_bias_relu_residual_multiply_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_conv2d_bias_relu_residual_multiply_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_conv2d_bias_relu_residual_multiply_each(g, n, cutlass_conv2d_bias_relu_residual_multiply_pass, &e);
}

static const struct dfg_part cutlass_conv2d_bias_relu_residual_multiply_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_conv2d_bias_relu_residual_multiply_whole, multiply) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_conv2d_bias_relu_residual_multiply_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cutlass_conv2d_bias_relu_residual_multiply_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cutlass_conv2d_bias_relu_residual_multiply_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct cutlass_conv2d_bias_relu_residual_multiply_whole, m.r) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct cutlass_conv2d_bias_relu_residual_multiply_whole, m.c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_relu_residual_multiply_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_relu_residual_multiply_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_relu_residual_multiply_whole, c) },
};
/* ---- cutlass.conv2d_bias_sigmoid_residual_add ---- */

static const struct dfg_desc_expr cutlass_conv2d_bias_sigmoid_residual_add_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 58 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 9, .text = "r", .line = 58 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_shape(p, r)", .line = 58 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 8, .text = "b", .line = 20 },
    /* 4 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .text = "elements", .line = 20 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 20 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "shape", .line = 20 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 8 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "c.shape[-1]", .line = 20 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 8, }, .text = "b.elements == c.shape[-1]", .line = 20 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 26 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "data_layout", .text = "data_layout", .line = 26 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 26 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "c.data_layout == \"NHWC\"", .line = 26 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 18 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 18 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "x.dtype == f16", .line = 18 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 7, .text = "w", .line = 18 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "dtype", .line = 18 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "w.dtype == f16", .line = 18 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 18 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 18 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "dtype", .line = 18 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.dtype == f32", .line = 18 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 7, .text = "w", .line = 18 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "dtype", .line = 18 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 30 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "w.dtype == f32", .line = 18 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 32 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 31, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 19 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "dtype", .line = 19 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 37 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 34, 35, 36, }, .text = "x.dtype in {i8, u8}", .line = 19 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 7, .text = "w", .line = 19 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 19 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 42 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 39, 40, 41, }, .text = "w.dtype in {i8, u8}", .line = 19 },
    /* 43 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 42, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 44 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 32, 43, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 45 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 44, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w)", .line = 26 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 27 },
    /* 47 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .name = "groups", .text = "groups", .line = 27 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 27 },
    /* 49 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "c.groups == 1", .line = 27 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 27 },
    /* 51 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .name = "groups", .text = "groups", .line = 27 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 27 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "shape", .line = 27 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 27 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "x.shape[3]", .line = 27 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 55, }, .text = "c.groups == x.shape[3]", .line = 27 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 27 },
    /* 58 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .name = "groups", .text = "groups", .line = 27 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 7, .text = "w", .line = 27 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "shape", .line = 27 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 62 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "w.shape[0]", .line = 27 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "c.groups == w.shape[0]", .line = 27 },
    /* 64 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 56, 63, }, .text = "(c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 65 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 66 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 49, 65, }, .text = "c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 67 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 45, 66, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w),\012    c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 26 },
    /* 68 */ { .op = DFG_E_NODE, .ref = 9, .text = "r", .line = 60 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 60 },
    /* 70 */ { .op = DFG_E_PRED, .sub = DFG_F_DISTINCT, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "distinct(r, c)", .line = 60 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 9, .text = "r", .line = 60 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 60 },
    /* 73 */ { .op = DFG_E_PRED, .sub = DFG_F_DEPENDS, .n_kids = 2, .kids = (const uint32_t[]){ 71, 72, }, .text = "depends(r, c)", .line = 60 },
    /* 74 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 73, }, .text = "not depends(r, c)", .line = 60 },
    /* 75 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 70, 74, }, .text = "distinct(r, c), not depends(r, c)", .line = 60 },
};
static const struct dfg_desc_node cutlass_conv2d_bias_sigmoid_residual_add_nodes[10] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 9, },
        .text = "add(p, r)", .line = 58, .n_where = 1, .where = (const uint32_t[]){ 2, } },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "f(biased(c & conv2d(x, w), b))", .line = 88 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, },
        .text = "(add | nn.bias_add)(c, b)", .line = 47, .n_where = 1, .where = (const uint32_t[]){ 9, } },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "c & conv2d(x, w)", .line = 88 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 87 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "kernel_layout == \"OHWI\"", .line = 30 },
        },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 30, .n_where = 1, .where = (const uint32_t[]){ 67, } },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 87 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 87 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 87 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 87 },
};
static const struct dfg_desc_region cutlass_conv2d_bias_sigmoid_residual_add_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_conv2d_bias_sigmoid_residual_add_refs[] = { { 6, -1 }, { 7, -1 }, { 8, -1 }, { 9, -1 }, { 4, -1 }, };
static const struct dfg_capture cutlass_conv2d_bias_sigmoid_residual_add_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_add_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_add_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_add_match, b) },
    { "r", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_add_match, r) },
    { "c", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_add_match, c) },
};
static const struct dfg_desc_pattern cutlass_conv2d_bias_sigmoid_residual_add_desc = {
    .n_nodes = 10, .n_exprs = 76, .n_vars = 0, .n_sets = 5,
    .nodes = cutlass_conv2d_bias_sigmoid_residual_add_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_conv2d_bias_sigmoid_residual_add_regions,
    .exprs = cutlass_conv2d_bias_sigmoid_residual_add_exprs,
    .captures = cutlass_conv2d_bias_sigmoid_residual_add_refs,
    .text = "\"cutlass.conv2d_bias{f}_residual_{j}{g}\"(x, w, b, r, c) =\012        g(j(f(biased(c & conv2d(x, w), b)), r)) where from_outside(r, c);", .line = 87, .n_where = 1, .where = (const uint32_t[]){ 75, }
};
static bool cutlass_conv2d_bias_sigmoid_residual_add_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_conv2d_bias_sigmoid_residual_add_match(g, n, m);
}
static bool cutlass_conv2d_bias_sigmoid_residual_add_pass(void *ctx, const struct cutlass_conv2d_bias_sigmoid_residual_add_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_conv2d_bias_sigmoid_residual_add_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_conv2d_bias_sigmoid_residual_add_each(g, n, cutlass_conv2d_bias_sigmoid_residual_add_pass, &e);
}

static const struct dfg_part cutlass_conv2d_bias_sigmoid_residual_add_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_add_whole, add) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_add_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_add_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_add_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_add_whole, m.r) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_add_whole, m.c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_add_whole, sigmoid) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_add_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_add_whole, c) },
};
/* ---- cutlass.conv2d_bias_sigmoid_residual_multiply ---- */

static const struct dfg_desc_expr cutlass_conv2d_bias_sigmoid_residual_multiply_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 59 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 9, .text = "r", .line = 59 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_shape(p, r)", .line = 59 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 8, .text = "b", .line = 20 },
    /* 4 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .text = "elements", .line = 20 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 20 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "shape", .line = 20 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 8 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "c.shape[-1]", .line = 20 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 8, }, .text = "b.elements == c.shape[-1]", .line = 20 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 26 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "data_layout", .text = "data_layout", .line = 26 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 26 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "c.data_layout == \"NHWC\"", .line = 26 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 18 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 18 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "x.dtype == f16", .line = 18 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 7, .text = "w", .line = 18 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "dtype", .line = 18 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "w.dtype == f16", .line = 18 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 18 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 18 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "dtype", .line = 18 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.dtype == f32", .line = 18 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 7, .text = "w", .line = 18 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "dtype", .line = 18 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 30 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "w.dtype == f32", .line = 18 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 32 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 31, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 19 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "dtype", .line = 19 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 37 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 34, 35, 36, }, .text = "x.dtype in {i8, u8}", .line = 19 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 7, .text = "w", .line = 19 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 19 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 42 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 39, 40, 41, }, .text = "w.dtype in {i8, u8}", .line = 19 },
    /* 43 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 42, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 44 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 32, 43, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 45 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 44, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w)", .line = 26 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 27 },
    /* 47 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .name = "groups", .text = "groups", .line = 27 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 27 },
    /* 49 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "c.groups == 1", .line = 27 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 27 },
    /* 51 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .name = "groups", .text = "groups", .line = 27 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 27 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "shape", .line = 27 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 27 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "x.shape[3]", .line = 27 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 55, }, .text = "c.groups == x.shape[3]", .line = 27 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 27 },
    /* 58 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .name = "groups", .text = "groups", .line = 27 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 7, .text = "w", .line = 27 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "shape", .line = 27 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 62 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "w.shape[0]", .line = 27 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "c.groups == w.shape[0]", .line = 27 },
    /* 64 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 56, 63, }, .text = "(c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 65 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 66 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 49, 65, }, .text = "c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 67 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 45, 66, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w),\012    c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 26 },
    /* 68 */ { .op = DFG_E_NODE, .ref = 9, .text = "r", .line = 60 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 60 },
    /* 70 */ { .op = DFG_E_PRED, .sub = DFG_F_DISTINCT, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "distinct(r, c)", .line = 60 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 9, .text = "r", .line = 60 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 60 },
    /* 73 */ { .op = DFG_E_PRED, .sub = DFG_F_DEPENDS, .n_kids = 2, .kids = (const uint32_t[]){ 71, 72, }, .text = "depends(r, c)", .line = 60 },
    /* 74 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 73, }, .text = "not depends(r, c)", .line = 60 },
    /* 75 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 70, 74, }, .text = "distinct(r, c), not depends(r, c)", .line = 60 },
};
static const struct dfg_desc_node cutlass_conv2d_bias_sigmoid_residual_multiply_nodes[10] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 9, },
        .text = "multiply(p, r)", .line = 59, .n_where = 1, .where = (const uint32_t[]){ 2, } },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "f(biased(c & conv2d(x, w), b))", .line = 88 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, },
        .text = "(add | nn.bias_add)(c, b)", .line = 47, .n_where = 1, .where = (const uint32_t[]){ 9, } },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "c & conv2d(x, w)", .line = 88 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 87 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "kernel_layout == \"OHWI\"", .line = 30 },
        },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 30, .n_where = 1, .where = (const uint32_t[]){ 67, } },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 87 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 87 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 87 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 87 },
};
static const struct dfg_desc_region cutlass_conv2d_bias_sigmoid_residual_multiply_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_conv2d_bias_sigmoid_residual_multiply_refs[] = { { 6, -1 }, { 7, -1 }, { 8, -1 }, { 9, -1 }, { 4, -1 }, };
static const struct dfg_capture cutlass_conv2d_bias_sigmoid_residual_multiply_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_match, b) },
    { "r", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_match, r) },
    { "c", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_match, c) },
};
static const struct dfg_desc_pattern cutlass_conv2d_bias_sigmoid_residual_multiply_desc = {
    .n_nodes = 10, .n_exprs = 76, .n_vars = 0, .n_sets = 5,
    .nodes = cutlass_conv2d_bias_sigmoid_residual_multiply_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_conv2d_bias_sigmoid_residual_multiply_regions,
    .exprs = cutlass_conv2d_bias_sigmoid_residual_multiply_exprs,
    .captures = cutlass_conv2d_bias_sigmoid_residual_multiply_refs,
    .text = "\"cutlass.conv2d_bias{f}_residual_{j}{g}\"(x, w, b, r, c) =\012        g(j(f(biased(c & conv2d(x, w), b)), r)) where from_outside(r, c);", .line = 87, .n_where = 1, .where = (const uint32_t[]){ 75, }
};
static bool cutlass_conv2d_bias_sigmoid_residual_multiply_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_conv2d_bias_sigmoid_residual_multiply_match(g, n, m);
}
static bool cutlass_conv2d_bias_sigmoid_residual_multiply_pass(void *ctx, const struct cutlass_conv2d_bias_sigmoid_residual_multiply_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_conv2d_bias_sigmoid_residual_multiply_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_conv2d_bias_sigmoid_residual_multiply_each(g, n, cutlass_conv2d_bias_sigmoid_residual_multiply_pass, &e);
}

static const struct dfg_part cutlass_conv2d_bias_sigmoid_residual_multiply_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_whole, multiply) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_whole, m.r) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_whole, m.c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_whole, sigmoid) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_whole, c) },
};
/* ---- cutlass.conv2d_bias_residual_add ---- */

static const struct dfg_desc_expr cutlass_conv2d_bias_residual_add_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 58 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 8, .text = "r", .line = 58 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_shape(p, r)", .line = 58 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 20 },
    /* 4 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .text = "elements", .line = 20 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "shape", .line = 20 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 8 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "c.shape[-1]", .line = 20 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 8, }, .text = "b.elements == c.shape[-1]", .line = 20 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 26 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "data_layout", .text = "data_layout", .line = 26 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 26 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "c.data_layout == \"NHWC\"", .line = 26 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 18 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 18 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "x.dtype == f16", .line = 18 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 18 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "dtype", .line = 18 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "w.dtype == f16", .line = 18 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 18 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 18 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "dtype", .line = 18 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.dtype == f32", .line = 18 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 18 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "dtype", .line = 18 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 30 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "w.dtype == f32", .line = 18 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 32 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 31, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 19 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "dtype", .line = 19 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 37 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 34, 35, 36, }, .text = "x.dtype in {i8, u8}", .line = 19 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 19 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 19 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 42 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 39, 40, 41, }, .text = "w.dtype in {i8, u8}", .line = 19 },
    /* 43 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 42, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 44 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 32, 43, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 45 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 44, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w)", .line = 26 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 27 },
    /* 47 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .name = "groups", .text = "groups", .line = 27 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 27 },
    /* 49 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "c.groups == 1", .line = 27 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 27 },
    /* 51 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .name = "groups", .text = "groups", .line = 27 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 27 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "shape", .line = 27 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 27 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "x.shape[3]", .line = 27 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 55, }, .text = "c.groups == x.shape[3]", .line = 27 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 27 },
    /* 58 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .name = "groups", .text = "groups", .line = 27 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 27 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "shape", .line = 27 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 62 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "w.shape[0]", .line = 27 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "c.groups == w.shape[0]", .line = 27 },
    /* 64 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 56, 63, }, .text = "(c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 65 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 66 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 49, 65, }, .text = "c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 67 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 45, 66, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w),\012    c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 26 },
    /* 68 */ { .op = DFG_E_NODE, .ref = 8, .text = "r", .line = 60 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 60 },
    /* 70 */ { .op = DFG_E_PRED, .sub = DFG_F_DISTINCT, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "distinct(r, c)", .line = 60 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 8, .text = "r", .line = 60 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 60 },
    /* 73 */ { .op = DFG_E_PRED, .sub = DFG_F_DEPENDS, .n_kids = 2, .kids = (const uint32_t[]){ 71, 72, }, .text = "depends(r, c)", .line = 60 },
    /* 74 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 73, }, .text = "not depends(r, c)", .line = 60 },
    /* 75 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 70, 74, }, .text = "distinct(r, c), not depends(r, c)", .line = 60 },
};
static const struct dfg_desc_node cutlass_conv2d_bias_residual_add_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 8, },
        .text = "add(p, r)", .line = 58, .n_where = 1, .where = (const uint32_t[]){ 2, } },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 7, },
        .text = "(add | nn.bias_add)(c, b)", .line = 47, .n_where = 1, .where = (const uint32_t[]){ 9, } },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "c & conv2d(x, w)", .line = 88 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 87 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "kernel_layout == \"OHWI\"", .line = 30 },
        },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 30, .n_where = 1, .where = (const uint32_t[]){ 67, } },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 87 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 87 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 87 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 87 },
};
static const struct dfg_desc_region cutlass_conv2d_bias_residual_add_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_conv2d_bias_residual_add_refs[] = { { 5, -1 }, { 6, -1 }, { 7, -1 }, { 8, -1 }, { 3, -1 }, };
static const struct dfg_capture cutlass_conv2d_bias_residual_add_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_residual_add_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_residual_add_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_residual_add_match, b) },
    { "r", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_residual_add_match, r) },
    { "c", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_residual_add_match, c) },
};
static const struct dfg_desc_pattern cutlass_conv2d_bias_residual_add_desc = {
    .n_nodes = 9, .n_exprs = 76, .n_vars = 0, .n_sets = 5,
    .nodes = cutlass_conv2d_bias_residual_add_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_conv2d_bias_residual_add_regions,
    .exprs = cutlass_conv2d_bias_residual_add_exprs,
    .captures = cutlass_conv2d_bias_residual_add_refs,
    .text = "\"cutlass.conv2d_bias{f}_residual_{j}{g}\"(x, w, b, r, c) =\012        g(j(f(biased(c & conv2d(x, w), b)), r)) where from_outside(r, c);", .line = 87, .n_where = 1, .where = (const uint32_t[]){ 75, }
};
static bool cutlass_conv2d_bias_residual_add_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_conv2d_bias_residual_add_match(g, n, m);
}
static bool cutlass_conv2d_bias_residual_add_pass(void *ctx, const struct cutlass_conv2d_bias_residual_add_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_conv2d_bias_residual_add_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_conv2d_bias_residual_add_each(g, n, cutlass_conv2d_bias_residual_add_pass, &e);
}

static const struct dfg_part cutlass_conv2d_bias_residual_add_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_conv2d_bias_residual_add_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_residual_add_whole, call) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_conv2d_bias_residual_add_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cutlass_conv2d_bias_residual_add_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cutlass_conv2d_bias_residual_add_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct cutlass_conv2d_bias_residual_add_whole, m.r) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct cutlass_conv2d_bias_residual_add_whole, m.c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_residual_add_whole, c) },
};
/* ---- cutlass.conv2d_bias_residual_multiply ---- */

static const struct dfg_desc_expr cutlass_conv2d_bias_residual_multiply_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 59 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 8, .text = "r", .line = 59 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_shape(p, r)", .line = 59 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 20 },
    /* 4 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .text = "elements", .line = 20 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "shape", .line = 20 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 8 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "c.shape[-1]", .line = 20 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 4, 8, }, .text = "b.elements == c.shape[-1]", .line = 20 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 26 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "data_layout", .text = "data_layout", .line = 26 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 26 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "c.data_layout == \"NHWC\"", .line = 26 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 18 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 18 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "x.dtype == f16", .line = 18 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 18 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "dtype", .line = 18 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "w.dtype == f16", .line = 18 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 18 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 18 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "dtype", .line = 18 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x.dtype == f32", .line = 18 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 18 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "dtype", .line = 18 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 30 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "w.dtype == f32", .line = 18 },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 26, 30, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 32 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 31, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 19 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "dtype", .line = 19 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 37 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 34, 35, 36, }, .text = "x.dtype in {i8, u8}", .line = 19 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 19 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 19 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 42 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 39, 40, 41, }, .text = "w.dtype in {i8, u8}", .line = 19 },
    /* 43 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 42, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 44 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 32, 43, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 45 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 44, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w)", .line = 26 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 27 },
    /* 47 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .name = "groups", .text = "groups", .line = 27 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 27 },
    /* 49 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "c.groups == 1", .line = 27 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 27 },
    /* 51 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .name = "groups", .text = "groups", .line = 27 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 27 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "shape", .line = 27 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 27 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "x.shape[3]", .line = 27 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 55, }, .text = "c.groups == x.shape[3]", .line = 27 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 27 },
    /* 58 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .name = "groups", .text = "groups", .line = 27 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 27 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "shape", .line = 27 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 62 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "w.shape[0]", .line = 27 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "c.groups == w.shape[0]", .line = 27 },
    /* 64 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 56, 63, }, .text = "(c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 65 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 66 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 49, 65, }, .text = "c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 67 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 45, 66, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w),\012    c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 26 },
    /* 68 */ { .op = DFG_E_NODE, .ref = 8, .text = "r", .line = 60 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 60 },
    /* 70 */ { .op = DFG_E_PRED, .sub = DFG_F_DISTINCT, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "distinct(r, c)", .line = 60 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 8, .text = "r", .line = 60 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 60 },
    /* 73 */ { .op = DFG_E_PRED, .sub = DFG_F_DEPENDS, .n_kids = 2, .kids = (const uint32_t[]){ 71, 72, }, .text = "depends(r, c)", .line = 60 },
    /* 74 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 73, }, .text = "not depends(r, c)", .line = 60 },
    /* 75 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 70, 74, }, .text = "distinct(r, c), not depends(r, c)", .line = 60 },
};
static const struct dfg_desc_node cutlass_conv2d_bias_residual_multiply_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 8, },
        .text = "multiply(p, r)", .line = 59, .n_where = 1, .where = (const uint32_t[]){ 2, } },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 7, },
        .text = "(add | nn.bias_add)(c, b)", .line = 47, .n_where = 1, .where = (const uint32_t[]){ 9, } },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "c & conv2d(x, w)", .line = 88 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 87 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "kernel_layout == \"OHWI\"", .line = 30 },
        },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 30, .n_where = 1, .where = (const uint32_t[]){ 67, } },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 87 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 87 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 87 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 87 },
};
static const struct dfg_desc_region cutlass_conv2d_bias_residual_multiply_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_conv2d_bias_residual_multiply_refs[] = { { 5, -1 }, { 6, -1 }, { 7, -1 }, { 8, -1 }, { 3, -1 }, };
static const struct dfg_capture cutlass_conv2d_bias_residual_multiply_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_residual_multiply_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_residual_multiply_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_residual_multiply_match, b) },
    { "r", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_residual_multiply_match, r) },
    { "c", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_residual_multiply_match, c) },
};
static const struct dfg_desc_pattern cutlass_conv2d_bias_residual_multiply_desc = {
    .n_nodes = 9, .n_exprs = 76, .n_vars = 0, .n_sets = 5,
    .nodes = cutlass_conv2d_bias_residual_multiply_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_conv2d_bias_residual_multiply_regions,
    .exprs = cutlass_conv2d_bias_residual_multiply_exprs,
    .captures = cutlass_conv2d_bias_residual_multiply_refs,
    .text = "\"cutlass.conv2d_bias{f}_residual_{j}{g}\"(x, w, b, r, c) =\012        g(j(f(biased(c & conv2d(x, w), b)), r)) where from_outside(r, c);", .line = 87, .n_where = 1, .where = (const uint32_t[]){ 75, }
};
static bool cutlass_conv2d_bias_residual_multiply_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_conv2d_bias_residual_multiply_match(g, n, m);
}
static bool cutlass_conv2d_bias_residual_multiply_pass(void *ctx, const struct cutlass_conv2d_bias_residual_multiply_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_conv2d_bias_residual_multiply_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_conv2d_bias_residual_multiply_each(g, n, cutlass_conv2d_bias_residual_multiply_pass, &e);
}

static const struct dfg_part cutlass_conv2d_bias_residual_multiply_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_conv2d_bias_residual_multiply_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_residual_multiply_whole, call) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_conv2d_bias_residual_multiply_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cutlass_conv2d_bias_residual_multiply_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cutlass_conv2d_bias_residual_multiply_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct cutlass_conv2d_bias_residual_multiply_whole, m.r) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct cutlass_conv2d_bias_residual_multiply_whole, m.c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_residual_multiply_whole, c) },
};
/* ---- cutlass.dense_bias_relu ---- */

static const struct dfg_desc_expr cutlass_dense_bias_relu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 20 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 20 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 20 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[-1]", .line = 20 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[-1]", .line = 20 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 18 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "dtype", .line = 18 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "x.dtype == f16", .line = 18 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 18 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "dtype", .line = 18 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "w.dtype == f16", .line = 18 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 14, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 18 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 18 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 18 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 19 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "x.dtype == f32", .line = 18 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 18 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "dtype", .line = 18 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "w.dtype == f32", .line = 18 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 25 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 24, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 26 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 19 },
    /* 27 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "dtype", .line = 19 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 30 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 27, 28, 29, }, .text = "x.dtype in {i8, u8}", .line = 19 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 19 },
    /* 32 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "dtype", .line = 19 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 35 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 32, 33, 34, }, .text = "w.dtype in {i8, u8}", .line = 19 },
    /* 36 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 30, 35, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 37 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 25, 36, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
};
static const struct dfg_desc_node cutlass_dense_bias_relu_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "nn.relu(dense_bias)", .line = 91 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "(add | nn.bias_add)(c, b)", .line = 47, .n_where = 1, .where = (const uint32_t[]){ 6, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "d",
        .text = "nn.dense(x, w)", .line = 69, .n_where = 1, .where = (const uint32_t[]){ 37, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 73 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 73 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 73 },
};
static const struct dfg_desc_region cutlass_dense_bias_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern cutlass_dense_bias_relu_desc = {
    .n_nodes = 6, .n_exprs = 38, .n_vars = 0, .n_sets = 0,
    .nodes = cutlass_dense_bias_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_dense_bias_relu_regions,
    .exprs = cutlass_dense_bias_relu_exprs,
    .text = "\"cutlass.dense_bias_relu\"        = nn.relu(dense_bias);", .line = 91
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
/* ---- cutlass.conv2d_bias_hardswish ---- */

static const struct dfg_desc_expr cutlass_conv2d_bias_hardswish_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 20 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 20 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 20 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 20 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[-1]", .line = 20 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[-1]", .line = 20 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 26 },
    /* 8 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .name = "data_layout", .text = "data_layout", .line = 26 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 26 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "c.data_layout == \"NHWC\"", .line = 26 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 18 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "dtype", .line = 18 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "x.dtype == f16", .line = 18 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 18 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 18 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "w.dtype == f16", .line = 18 },
    /* 19 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 14, 18, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 18 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 18 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "dtype", .line = 18 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "x.dtype == f32", .line = 18 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 18 },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "dtype", .line = 18 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 27 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "w.dtype == f32", .line = 18 },
    /* 28 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 23, 27, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 29 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 19, 28, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 19 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "dtype", .line = 19 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 34 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 31, 32, 33, }, .text = "x.dtype in {i8, u8}", .line = 19 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 19 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "dtype", .line = 19 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 39 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 36, 37, 38, }, .text = "w.dtype in {i8, u8}", .line = 19 },
    /* 40 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 34, 39, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 41 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 29, 40, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 42 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 41, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w)", .line = 26 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 27 },
    /* 44 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .name = "groups", .text = "groups", .line = 27 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 27 },
    /* 46 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 44, 45, }, .text = "c.groups == 1", .line = 27 },
    /* 47 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 27 },
    /* 48 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 47, }, .name = "groups", .text = "groups", .line = 27 },
    /* 49 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 27 },
    /* 50 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "shape", .line = 27 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 27 },
    /* 52 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 50, 51, }, .text = "x.shape[3]", .line = 27 },
    /* 53 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 48, 52, }, .text = "c.groups == x.shape[3]", .line = 27 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 27 },
    /* 55 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .name = "groups", .text = "groups", .line = 27 },
    /* 56 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 27 },
    /* 57 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 56, }, .text = "shape", .line = 27 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 59 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 57, 58, }, .text = "w.shape[0]", .line = 27 },
    /* 60 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 55, 59, }, .text = "c.groups == w.shape[0]", .line = 27 },
    /* 61 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 53, 60, }, .text = "(c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 62 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 61, }, .text = "not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 63 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 46, 62, }, .text = "c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 64 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 42, 63, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w),\012    c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 26 },
};
static const struct dfg_desc_node cutlass_conv2d_bias_hardswish_nodes[15] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 12, },
        .text = "multiply(p, divide(limited, const)) | divide(multiply(p, limited), const)", .line = 51 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 7, },
        .text = "multiply(p, divide(limited, const))", .line = 51 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 6, },
        .text = "(add | nn.bias_add)(c, b)", .line = 47, .n_where = 1, .where = (const uint32_t[]){ 6, } },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "kernel_layout == \"OHWI\"", .line = 30 },
        },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 30, .n_where = 1, .where = (const uint32_t[]){ 64, } },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 95 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 95 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 95 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "divide", },
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 11, },
        .text = "divide(limited, const)", .line = 51 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 9, },
        .name = "limited",
        .text = "clip(add(p, const))", .line = 50 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 10, },
        .text = "add(p, const)", .line = 50 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 50 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 51 },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "divide", },
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "divide(multiply(p, limited), const)", .line = 51 },
    [13] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 8, },
        .text = "multiply(p, limited)", .line = 51 },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 51 },
};
static const struct dfg_desc_region cutlass_conv2d_bias_hardswish_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_conv2d_bias_hardswish_refs[] = { { 4, -1 }, { 5, -1 }, { 6, -1 }, };
static const struct dfg_capture cutlass_conv2d_bias_hardswish_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_hardswish_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_hardswish_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_hardswish_match, b) },
};
static const struct dfg_desc_pattern cutlass_conv2d_bias_hardswish_desc = {
    .n_nodes = 15, .n_exprs = 65, .n_vars = 0, .n_sets = 3,
    .nodes = cutlass_conv2d_bias_hardswish_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_conv2d_bias_hardswish_regions,
    .exprs = cutlass_conv2d_bias_hardswish_exprs,
    .captures = cutlass_conv2d_bias_hardswish_refs,
    .text = "\"cutlass.conv2d_bias_{f}\"(x, w, b) = f(conv2d_bias(x, w, b));", .line = 95
};
static bool cutlass_conv2d_bias_hardswish_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_conv2d_bias_hardswish_match(g, n, m);
}
static bool cutlass_conv2d_bias_hardswish_pass(void *ctx, const struct cutlass_conv2d_bias_hardswish_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_conv2d_bias_hardswish_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_conv2d_bias_hardswish_each(g, n, cutlass_conv2d_bias_hardswish_pass, &e);
}

static const struct dfg_part cutlass_conv2d_bias_hardswish_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_conv2d_bias_hardswish_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_whole, c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_whole, divide) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_whole, limited) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_whole, add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_whole, divide_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_whole, multiply_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cutlass_conv2d_bias_hardswish_whole, constant_3) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_conv2d_bias_hardswish_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cutlass_conv2d_bias_hardswish_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cutlass_conv2d_bias_hardswish_whole, m.b) },
};
/* ---- cutlass.conv2d_bias_silu ---- */

static const struct dfg_desc_expr cutlass_conv2d_bias_silu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 20 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 20 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 20 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[-1]", .line = 20 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[-1]", .line = 20 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 26 },
    /* 8 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .name = "data_layout", .text = "data_layout", .line = 26 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 26 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "c.data_layout == \"NHWC\"", .line = 26 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 18 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "dtype", .line = 18 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "x.dtype == f16", .line = 18 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 18 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 18 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "w.dtype == f16", .line = 18 },
    /* 19 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 14, 18, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 18 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 18 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "dtype", .line = 18 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "x.dtype == f32", .line = 18 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 18 },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "dtype", .line = 18 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 27 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "w.dtype == f32", .line = 18 },
    /* 28 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 23, 27, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 29 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 19, 28, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 19 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "dtype", .line = 19 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 34 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 31, 32, 33, }, .text = "x.dtype in {i8, u8}", .line = 19 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 19 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "dtype", .line = 19 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 39 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 36, 37, 38, }, .text = "w.dtype in {i8, u8}", .line = 19 },
    /* 40 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 34, 39, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 41 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 29, 40, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 42 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 41, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w)", .line = 26 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 27 },
    /* 44 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .name = "groups", .text = "groups", .line = 27 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 27 },
    /* 46 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 44, 45, }, .text = "c.groups == 1", .line = 27 },
    /* 47 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 27 },
    /* 48 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 47, }, .name = "groups", .text = "groups", .line = 27 },
    /* 49 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 27 },
    /* 50 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "shape", .line = 27 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 27 },
    /* 52 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 50, 51, }, .text = "x.shape[3]", .line = 27 },
    /* 53 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 48, 52, }, .text = "c.groups == x.shape[3]", .line = 27 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 27 },
    /* 55 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .name = "groups", .text = "groups", .line = 27 },
    /* 56 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 27 },
    /* 57 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 56, }, .text = "shape", .line = 27 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 59 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 57, 58, }, .text = "w.shape[0]", .line = 27 },
    /* 60 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 55, 59, }, .text = "c.groups == w.shape[0]", .line = 27 },
    /* 61 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 53, 60, }, .text = "(c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 62 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 61, }, .text = "not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 63 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 46, 62, }, .text = "c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 64 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 42, 63, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w),\012    c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 26 },
};
static const struct dfg_desc_node cutlass_conv2d_bias_silu_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 6, },
        .text = "multiply(p, sigmoid(p))", .line = 53 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "(add | nn.bias_add)(c, b)", .line = 47, .n_where = 1, .where = (const uint32_t[]){ 6, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "kernel_layout == \"OHWI\"", .line = 30 },
        },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 30, .n_where = 1, .where = (const uint32_t[]){ 64, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 95 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 95 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 95 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "sigmoid(p)", .line = 53 },
};
static const struct dfg_desc_region cutlass_conv2d_bias_silu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_conv2d_bias_silu_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture cutlass_conv2d_bias_silu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_silu_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_silu_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_silu_match, b) },
};
static const struct dfg_desc_pattern cutlass_conv2d_bias_silu_desc = {
    .n_nodes = 7, .n_exprs = 65, .n_vars = 0, .n_sets = 3,
    .nodes = cutlass_conv2d_bias_silu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_conv2d_bias_silu_regions,
    .exprs = cutlass_conv2d_bias_silu_exprs,
    .captures = cutlass_conv2d_bias_silu_refs,
    .text = "\"cutlass.conv2d_bias_{f}\"(x, w, b) = f(conv2d_bias(x, w, b));", .line = 95
};
static bool cutlass_conv2d_bias_silu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_conv2d_bias_silu_match(g, n, m);
}
static bool cutlass_conv2d_bias_silu_pass(void *ctx, const struct cutlass_conv2d_bias_silu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_conv2d_bias_silu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_conv2d_bias_silu_each(g, n, cutlass_conv2d_bias_silu_pass, &e);
}

static const struct dfg_part cutlass_conv2d_bias_silu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_conv2d_bias_silu_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_silu_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_silu_whole, c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_silu_whole, sigmoid) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_conv2d_bias_silu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cutlass_conv2d_bias_silu_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cutlass_conv2d_bias_silu_whole, m.b) },
};
/* ---- cutlass.conv2d_bias_relu ---- */

static const struct dfg_desc_expr cutlass_conv2d_bias_relu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 20 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 20 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 20 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[-1]", .line = 20 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[-1]", .line = 20 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 26 },
    /* 8 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .name = "data_layout", .text = "data_layout", .line = 26 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 26 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "c.data_layout == \"NHWC\"", .line = 26 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 18 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "dtype", .line = 18 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "x.dtype == f16", .line = 18 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 18 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 18 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "w.dtype == f16", .line = 18 },
    /* 19 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 14, 18, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 18 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 18 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "dtype", .line = 18 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "x.dtype == f32", .line = 18 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 18 },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "dtype", .line = 18 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 27 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "w.dtype == f32", .line = 18 },
    /* 28 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 23, 27, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 29 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 19, 28, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 19 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "dtype", .line = 19 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 34 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 31, 32, 33, }, .text = "x.dtype in {i8, u8}", .line = 19 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 19 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "dtype", .line = 19 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 39 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 36, 37, 38, }, .text = "w.dtype in {i8, u8}", .line = 19 },
    /* 40 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 34, 39, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 41 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 29, 40, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 42 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 41, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w)", .line = 26 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 27 },
    /* 44 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .name = "groups", .text = "groups", .line = 27 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 27 },
    /* 46 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 44, 45, }, .text = "c.groups == 1", .line = 27 },
    /* 47 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 27 },
    /* 48 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 47, }, .name = "groups", .text = "groups", .line = 27 },
    /* 49 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 27 },
    /* 50 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "shape", .line = 27 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 27 },
    /* 52 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 50, 51, }, .text = "x.shape[3]", .line = 27 },
    /* 53 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 48, 52, }, .text = "c.groups == x.shape[3]", .line = 27 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 27 },
    /* 55 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .name = "groups", .text = "groups", .line = 27 },
    /* 56 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 27 },
    /* 57 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 56, }, .text = "shape", .line = 27 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 59 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 57, 58, }, .text = "w.shape[0]", .line = 27 },
    /* 60 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 55, 59, }, .text = "c.groups == w.shape[0]", .line = 27 },
    /* 61 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 53, 60, }, .text = "(c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 62 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 61, }, .text = "not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 63 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 46, 62, }, .text = "c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 64 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 42, 63, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w),\012    c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 26 },
};
static const struct dfg_desc_node cutlass_conv2d_bias_relu_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(conv2d_bias(x, w, b))", .line = 95 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "(add | nn.bias_add)(c, b)", .line = 47, .n_where = 1, .where = (const uint32_t[]){ 6, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "kernel_layout == \"OHWI\"", .line = 30 },
        },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 30, .n_where = 1, .where = (const uint32_t[]){ 64, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 95 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 95 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 95 },
};
static const struct dfg_desc_region cutlass_conv2d_bias_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_conv2d_bias_relu_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture cutlass_conv2d_bias_relu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_relu_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_relu_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_relu_match, b) },
};
static const struct dfg_desc_pattern cutlass_conv2d_bias_relu_desc = {
    .n_nodes = 6, .n_exprs = 65, .n_vars = 0, .n_sets = 3,
    .nodes = cutlass_conv2d_bias_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_conv2d_bias_relu_regions,
    .exprs = cutlass_conv2d_bias_relu_exprs,
    .captures = cutlass_conv2d_bias_relu_refs,
    .text = "\"cutlass.conv2d_bias_{f}\"(x, w, b) = f(conv2d_bias(x, w, b));", .line = 95
};
static bool cutlass_conv2d_bias_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_conv2d_bias_relu_match(g, n, m);
}
static bool cutlass_conv2d_bias_relu_pass(void *ctx, const struct cutlass_conv2d_bias_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_conv2d_bias_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_conv2d_bias_relu_each(g, n, cutlass_conv2d_bias_relu_pass, &e);
}

static const struct dfg_part cutlass_conv2d_bias_relu_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_conv2d_bias_relu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cutlass_conv2d_bias_relu_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cutlass_conv2d_bias_relu_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_conv2d_bias_relu_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_relu_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_relu_whole, c) },
};
/* ---- cutlass.conv2d_bias_sigmoid ---- */

static const struct dfg_desc_expr cutlass_conv2d_bias_sigmoid_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 20 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 20 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "shape", .line = 20 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 5 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "c.shape[-1]", .line = 20 },
    /* 6 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, }, .text = "b.elements == c.shape[-1]", .line = 20 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 26 },
    /* 8 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .name = "data_layout", .text = "data_layout", .line = 26 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 26 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "c.data_layout == \"NHWC\"", .line = 26 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 18 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "dtype", .line = 18 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "x.dtype == f16", .line = 18 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 18 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 18 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 18 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "w.dtype == f16", .line = 18 },
    /* 19 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 14, 18, }, .text = "(x.dtype == f16 and w.dtype == f16)", .line = 18 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 18 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "dtype", .line = 18 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "x.dtype == f32", .line = 18 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 18 },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "dtype", .line = 18 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 18 },
    /* 27 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "w.dtype == f32", .line = 18 },
    /* 28 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 23, 27, }, .text = "(x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 29 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 19, 28, }, .text = "(x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32)", .line = 18 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 19 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "dtype", .line = 19 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 34 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 31, 32, 33, }, .text = "x.dtype in {i8, u8}", .line = 19 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 19 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "dtype", .line = 19 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 19 },
    /* 39 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 36, 37, 38, }, .text = "w.dtype in {i8, u8}", .line = 19 },
    /* 40 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 34, 39, }, .text = "(x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 41 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 29, 40, }, .text = "float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8})", .line = 19 },
    /* 42 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 41, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w)", .line = 26 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 27 },
    /* 44 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .name = "groups", .text = "groups", .line = 27 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 27 },
    /* 46 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 44, 45, }, .text = "c.groups == 1", .line = 27 },
    /* 47 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 27 },
    /* 48 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 47, }, .name = "groups", .text = "groups", .line = 27 },
    /* 49 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 27 },
    /* 50 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "shape", .line = 27 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 27 },
    /* 52 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 50, 51, }, .text = "x.shape[3]", .line = 27 },
    /* 53 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 48, 52, }, .text = "c.groups == x.shape[3]", .line = 27 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 27 },
    /* 55 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .name = "groups", .text = "groups", .line = 27 },
    /* 56 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 27 },
    /* 57 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 56, }, .text = "shape", .line = 27 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 59 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 57, 58, }, .text = "w.shape[0]", .line = 27 },
    /* 60 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 55, 59, }, .text = "c.groups == w.shape[0]", .line = 27 },
    /* 61 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 53, 60, }, .text = "(c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 62 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 61, }, .text = "not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 63 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 46, 62, }, .text = "c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 27 },
    /* 64 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 42, 63, }, .text = "c.data_layout == \"NHWC\", gemm_types(x, w),\012    c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0])", .line = 26 },
};
static const struct dfg_desc_node cutlass_conv2d_bias_sigmoid_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(conv2d_bias(x, w, b))", .line = 95 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "add", "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "(add | nn.bias_add)(c, b)", .line = 47, .n_where = 1, .where = (const uint32_t[]){ 6, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OHWI" }, .text = "kernel_layout == \"OHWI\"", .line = 30 },
        },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 30, .n_where = 1, .where = (const uint32_t[]){ 64, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 95 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 95 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 95 },
};
static const struct dfg_desc_region cutlass_conv2d_bias_sigmoid_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cutlass_conv2d_bias_sigmoid_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture cutlass_conv2d_bias_sigmoid_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_sigmoid_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_sigmoid_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct cutlass_conv2d_bias_sigmoid_match, b) },
};
static const struct dfg_desc_pattern cutlass_conv2d_bias_sigmoid_desc = {
    .n_nodes = 6, .n_exprs = 65, .n_vars = 0, .n_sets = 3,
    .nodes = cutlass_conv2d_bias_sigmoid_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cutlass_conv2d_bias_sigmoid_regions,
    .exprs = cutlass_conv2d_bias_sigmoid_exprs,
    .captures = cutlass_conv2d_bias_sigmoid_refs,
    .text = "\"cutlass.conv2d_bias_{f}\"(x, w, b) = f(conv2d_bias(x, w, b));", .line = 95
};
static bool cutlass_conv2d_bias_sigmoid_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cutlass_conv2d_bias_sigmoid_match(g, n, m);
}
static bool cutlass_conv2d_bias_sigmoid_pass(void *ctx, const struct cutlass_conv2d_bias_sigmoid_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cutlass_conv2d_bias_sigmoid_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cutlass_conv2d_bias_sigmoid_each(g, n, cutlass_conv2d_bias_sigmoid_pass, &e);
}

static const struct dfg_part cutlass_conv2d_bias_sigmoid_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cutlass_conv2d_bias_sigmoid_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cutlass_conv2d_bias_sigmoid_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cutlass_conv2d_bias_sigmoid_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cutlass_conv2d_bias_sigmoid_whole, sigmoid) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_sigmoid_whole, call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cutlass_conv2d_bias_sigmoid_whole, c) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "conv2d", .place = "cutlass.pat:29", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cutlass_conv2d_match),
      .n_captures = 3, .captures = cutlass_conv2d_captures,
      .match = cutlass_conv2d_any, .each = cutlass_conv2d_all, .desc = &cutlass_conv2d_desc,
      .whole_size = sizeof(struct cutlass_conv2d_whole), .n_parts = sizeof cutlass_conv2d_parts / sizeof *cutlass_conv2d_parts,
      .n_params = 2, .parts = cutlass_conv2d_parts, .whole = cutlass_conv2d_whole },
    { .name = "conv2d_transpose", .place = "cutlass.pat:34", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cutlass_conv2d_transpose_match),
      .n_captures = 3, .captures = cutlass_conv2d_transpose_captures,
      .match = cutlass_conv2d_transpose_any, .each = cutlass_conv2d_transpose_all, .desc = &cutlass_conv2d_transpose_desc,
      .whole_size = sizeof(struct cutlass_conv2d_transpose_whole), .n_parts = sizeof cutlass_conv2d_transpose_parts / sizeof *cutlass_conv2d_transpose_parts,
      .n_params = 2, .parts = cutlass_conv2d_transpose_parts, .whole = cutlass_conv2d_transpose_whole },
    { .name = "backward_weight", .place = "cutlass.pat:39", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cutlass_backward_weight_match),
      .n_captures = 3, .captures = cutlass_backward_weight_captures,
      .match = cutlass_backward_weight_any, .each = cutlass_backward_weight_all, .desc = &cutlass_backward_weight_desc,
      .whole_size = sizeof(struct cutlass_backward_weight_whole), .n_parts = sizeof cutlass_backward_weight_parts / sizeof *cutlass_backward_weight_parts,
      .n_params = 2, .parts = cutlass_backward_weight_parts, .whole = cutlass_backward_weight_whole },
    { .name = "biased", .place = "cutlass.pat:47", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cutlass_biased_match),
      .n_captures = 2, .captures = cutlass_biased_captures,
      .match = cutlass_biased_any, .each = cutlass_biased_all, .desc = &cutlass_biased_desc,
      .whole_size = sizeof(struct cutlass_biased_whole), .n_parts = sizeof cutlass_biased_parts / sizeof *cutlass_biased_parts,
      .n_params = 2, .parts = cutlass_biased_parts, .whole = cutlass_biased_whole },
    { .name = "hardswish", .place = "cutlass.pat:49", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cutlass_hardswish_match),
      .n_captures = 2, .captures = cutlass_hardswish_captures,
      .match = cutlass_hardswish_any, .each = cutlass_hardswish_all, .desc = &cutlass_hardswish_desc,
      .whole_size = sizeof(struct cutlass_hardswish_whole), .n_parts = sizeof cutlass_hardswish_parts / sizeof *cutlass_hardswish_parts,
      .n_params = 1, .parts = cutlass_hardswish_parts, .whole = cutlass_hardswish_whole },
    { .name = "silu", .place = "cutlass.pat:53", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cutlass_silu_match),
      .n_captures = 1, .captures = cutlass_silu_captures,
      .match = cutlass_silu_any, .each = cutlass_silu_all, .desc = &cutlass_silu_desc,
      .whole_size = sizeof(struct cutlass_silu_whole), .n_parts = sizeof cutlass_silu_parts / sizeof *cutlass_silu_parts,
      .n_params = 1, .parts = cutlass_silu_parts, .whole = cutlass_silu_whole },
    { .name = "conv2d_bias", .place = "cutlass.pat:54", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cutlass_conv2d_bias_match),
      .n_captures = 3, .captures = cutlass_conv2d_bias_captures,
      .match = cutlass_conv2d_bias_any, .each = cutlass_conv2d_bias_all, .desc = &cutlass_conv2d_bias_desc,
      .whole_size = sizeof(struct cutlass_conv2d_bias_whole), .n_parts = sizeof cutlass_conv2d_bias_parts / sizeof *cutlass_conv2d_bias_parts,
      .n_params = 3, .parts = cutlass_conv2d_bias_parts, .whole = cutlass_conv2d_bias_whole },
    { .name = "plus", .place = "cutlass.pat:58", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cutlass_plus_match),
      .n_captures = 2, .captures = cutlass_plus_captures,
      .match = cutlass_plus_any, .each = cutlass_plus_all, .desc = &cutlass_plus_desc,
      .whole_size = sizeof(struct cutlass_plus_whole), .n_parts = sizeof cutlass_plus_parts / sizeof *cutlass_plus_parts,
      .n_params = 2, .parts = cutlass_plus_parts, .whole = cutlass_plus_whole },
    { .name = "times", .place = "cutlass.pat:59", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cutlass_times_match),
      .n_captures = 2, .captures = cutlass_times_captures,
      .match = cutlass_times_any, .each = cutlass_times_all, .desc = &cutlass_times_desc,
      .whole_size = sizeof(struct cutlass_times_whole), .n_parts = sizeof cutlass_times_parts / sizeof *cutlass_times_parts,
      .n_params = 2, .parts = cutlass_times_parts, .whole = cutlass_times_whole },
    { .name = "dense", .place = "cutlass.pat:68", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cutlass_dense_match),
      .n_captures = 3, .captures = cutlass_dense_captures,
      .match = cutlass_dense_any, .each = cutlass_dense_all, .desc = &cutlass_dense_desc,
      .whole_size = sizeof(struct cutlass_dense_whole), .n_parts = sizeof cutlass_dense_parts / sizeof *cutlass_dense_parts,
      .n_params = 2, .parts = cutlass_dense_parts, .whole = cutlass_dense_whole },
    { .name = "dense_bias", .place = "cutlass.pat:73", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cutlass_dense_bias_match),
      .n_captures = 3, .captures = cutlass_dense_bias_captures,
      .match = cutlass_dense_bias_any, .each = cutlass_dense_bias_all, .desc = &cutlass_dense_bias_desc,
      .whole_size = sizeof(struct cutlass_dense_bias_whole), .n_parts = sizeof cutlass_dense_bias_parts / sizeof *cutlass_dense_bias_parts,
      .n_params = 3, .parts = cutlass_dense_bias_parts, .whole = cutlass_dense_bias_whole },
    { .name = "dense_gelu_fp16", .place = "cutlass.pat:74", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cutlass_dense_gelu_fp16_match),
      .n_captures = 4, .captures = cutlass_dense_gelu_fp16_captures,
      .match = cutlass_dense_gelu_fp16_any, .each = cutlass_dense_gelu_fp16_all, .desc = &cutlass_dense_gelu_fp16_desc,
      .whole_size = sizeof(struct cutlass_dense_gelu_fp16_whole), .n_parts = sizeof cutlass_dense_gelu_fp16_parts / sizeof *cutlass_dense_gelu_fp16_parts,
      .n_params = 3, .parts = cutlass_dense_gelu_fp16_parts, .whole = cutlass_dense_gelu_fp16_whole },
    { .name = "dense_gelu_fp32", .place = "cutlass.pat:78", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cutlass_dense_gelu_fp32_match),
      .n_captures = 4, .captures = cutlass_dense_gelu_fp32_captures,
      .match = cutlass_dense_gelu_fp32_any, .each = cutlass_dense_gelu_fp32_all, .desc = &cutlass_dense_gelu_fp32_desc,
      .whole_size = sizeof(struct cutlass_dense_gelu_fp32_whole), .n_parts = sizeof cutlass_dense_gelu_fp32_parts / sizeof *cutlass_dense_gelu_fp32_parts,
      .n_params = 3, .parts = cutlass_dense_gelu_fp32_parts, .whole = cutlass_dense_gelu_fp32_whole },
    { .name = "batch_matmul", .place = "cutlass.pat:82", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cutlass_batch_matmul_match),
      .n_captures = 2, .captures = cutlass_batch_matmul_captures,
      .match = cutlass_batch_matmul_any, .each = cutlass_batch_matmul_all, .desc = &cutlass_batch_matmul_desc,
      .whole_size = sizeof(struct cutlass_batch_matmul_whole), .n_parts = sizeof cutlass_batch_matmul_parts / sizeof *cutlass_batch_matmul_parts,
      .n_params = 2, .parts = cutlass_batch_matmul_parts, .whole = cutlass_batch_matmul_whole },
    { .name = "cutlass.conv2d_bias_hardswish_residual_add_relu", .place = "cutlass.pat:87", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct cutlass_conv2d_bias_hardswish_residual_add_relu_match),
      .n_captures = 5, .captures = cutlass_conv2d_bias_hardswish_residual_add_relu_captures,
      .match = cutlass_conv2d_bias_hardswish_residual_add_relu_any, .each = cutlass_conv2d_bias_hardswish_residual_add_relu_all, .desc = &cutlass_conv2d_bias_hardswish_residual_add_relu_desc,
      .whole_size = sizeof(struct cutlass_conv2d_bias_hardswish_residual_add_relu_whole), .n_parts = sizeof cutlass_conv2d_bias_hardswish_residual_add_relu_parts / sizeof *cutlass_conv2d_bias_hardswish_residual_add_relu_parts,
      .n_params = 5, .parts = cutlass_conv2d_bias_hardswish_residual_add_relu_parts, .whole = cutlass_conv2d_bias_hardswish_residual_add_relu_whole },
    { .name = "cutlass.conv2d_bias_hardswish_residual_multiply_relu", .place = "cutlass.pat:87", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_match),
      .n_captures = 5, .captures = cutlass_conv2d_bias_hardswish_residual_multiply_relu_captures,
      .match = cutlass_conv2d_bias_hardswish_residual_multiply_relu_any, .each = cutlass_conv2d_bias_hardswish_residual_multiply_relu_all, .desc = &cutlass_conv2d_bias_hardswish_residual_multiply_relu_desc,
      .whole_size = sizeof(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole), .n_parts = sizeof cutlass_conv2d_bias_hardswish_residual_multiply_relu_parts / sizeof *cutlass_conv2d_bias_hardswish_residual_multiply_relu_parts,
      .n_params = 5, .parts = cutlass_conv2d_bias_hardswish_residual_multiply_relu_parts, .whole = cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole },
    { .name = "cutlass.conv2d_bias_silu_residual_add_relu", .place = "cutlass.pat:87", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct cutlass_conv2d_bias_silu_residual_add_relu_match),
      .n_captures = 5, .captures = cutlass_conv2d_bias_silu_residual_add_relu_captures,
      .match = cutlass_conv2d_bias_silu_residual_add_relu_any, .each = cutlass_conv2d_bias_silu_residual_add_relu_all, .desc = &cutlass_conv2d_bias_silu_residual_add_relu_desc,
      .whole_size = sizeof(struct cutlass_conv2d_bias_silu_residual_add_relu_whole), .n_parts = sizeof cutlass_conv2d_bias_silu_residual_add_relu_parts / sizeof *cutlass_conv2d_bias_silu_residual_add_relu_parts,
      .n_params = 5, .parts = cutlass_conv2d_bias_silu_residual_add_relu_parts, .whole = cutlass_conv2d_bias_silu_residual_add_relu_whole },
    { .name = "cutlass.conv2d_bias_silu_residual_multiply_relu", .place = "cutlass.pat:87", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct cutlass_conv2d_bias_silu_residual_multiply_relu_match),
      .n_captures = 5, .captures = cutlass_conv2d_bias_silu_residual_multiply_relu_captures,
      .match = cutlass_conv2d_bias_silu_residual_multiply_relu_any, .each = cutlass_conv2d_bias_silu_residual_multiply_relu_all, .desc = &cutlass_conv2d_bias_silu_residual_multiply_relu_desc,
      .whole_size = sizeof(struct cutlass_conv2d_bias_silu_residual_multiply_relu_whole), .n_parts = sizeof cutlass_conv2d_bias_silu_residual_multiply_relu_parts / sizeof *cutlass_conv2d_bias_silu_residual_multiply_relu_parts,
      .n_params = 5, .parts = cutlass_conv2d_bias_silu_residual_multiply_relu_parts, .whole = cutlass_conv2d_bias_silu_residual_multiply_relu_whole },
    { .name = "cutlass.conv2d_bias_relu_residual_add_relu", .place = "cutlass.pat:87", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct cutlass_conv2d_bias_relu_residual_add_relu_match),
      .n_captures = 5, .captures = cutlass_conv2d_bias_relu_residual_add_relu_captures,
      .match = cutlass_conv2d_bias_relu_residual_add_relu_any, .each = cutlass_conv2d_bias_relu_residual_add_relu_all, .desc = &cutlass_conv2d_bias_relu_residual_add_relu_desc,
      .whole_size = sizeof(struct cutlass_conv2d_bias_relu_residual_add_relu_whole), .n_parts = sizeof cutlass_conv2d_bias_relu_residual_add_relu_parts / sizeof *cutlass_conv2d_bias_relu_residual_add_relu_parts,
      .n_params = 5, .parts = cutlass_conv2d_bias_relu_residual_add_relu_parts, .whole = cutlass_conv2d_bias_relu_residual_add_relu_whole },
    { .name = "cutlass.conv2d_bias_relu_residual_multiply_relu", .place = "cutlass.pat:87", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct cutlass_conv2d_bias_relu_residual_multiply_relu_match),
      .n_captures = 5, .captures = cutlass_conv2d_bias_relu_residual_multiply_relu_captures,
      .match = cutlass_conv2d_bias_relu_residual_multiply_relu_any, .each = cutlass_conv2d_bias_relu_residual_multiply_relu_all, .desc = &cutlass_conv2d_bias_relu_residual_multiply_relu_desc,
      .whole_size = sizeof(struct cutlass_conv2d_bias_relu_residual_multiply_relu_whole), .n_parts = sizeof cutlass_conv2d_bias_relu_residual_multiply_relu_parts / sizeof *cutlass_conv2d_bias_relu_residual_multiply_relu_parts,
      .n_params = 5, .parts = cutlass_conv2d_bias_relu_residual_multiply_relu_parts, .whole = cutlass_conv2d_bias_relu_residual_multiply_relu_whole },
    { .name = "cutlass.conv2d_bias_sigmoid_residual_add_relu", .place = "cutlass.pat:87", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct cutlass_conv2d_bias_sigmoid_residual_add_relu_match),
      .n_captures = 5, .captures = cutlass_conv2d_bias_sigmoid_residual_add_relu_captures,
      .match = cutlass_conv2d_bias_sigmoid_residual_add_relu_any, .each = cutlass_conv2d_bias_sigmoid_residual_add_relu_all, .desc = &cutlass_conv2d_bias_sigmoid_residual_add_relu_desc,
      .whole_size = sizeof(struct cutlass_conv2d_bias_sigmoid_residual_add_relu_whole), .n_parts = sizeof cutlass_conv2d_bias_sigmoid_residual_add_relu_parts / sizeof *cutlass_conv2d_bias_sigmoid_residual_add_relu_parts,
      .n_params = 5, .parts = cutlass_conv2d_bias_sigmoid_residual_add_relu_parts, .whole = cutlass_conv2d_bias_sigmoid_residual_add_relu_whole },
    { .name = "cutlass.conv2d_bias_sigmoid_residual_multiply_relu", .place = "cutlass.pat:87", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_match),
      .n_captures = 5, .captures = cutlass_conv2d_bias_sigmoid_residual_multiply_relu_captures,
      .match = cutlass_conv2d_bias_sigmoid_residual_multiply_relu_any, .each = cutlass_conv2d_bias_sigmoid_residual_multiply_relu_all, .desc = &cutlass_conv2d_bias_sigmoid_residual_multiply_relu_desc,
      .whole_size = sizeof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_whole), .n_parts = sizeof cutlass_conv2d_bias_sigmoid_residual_multiply_relu_parts / sizeof *cutlass_conv2d_bias_sigmoid_residual_multiply_relu_parts,
      .n_params = 5, .parts = cutlass_conv2d_bias_sigmoid_residual_multiply_relu_parts, .whole = cutlass_conv2d_bias_sigmoid_residual_multiply_relu_whole },
    { .name = "cutlass.conv2d_bias_residual_add_relu", .place = "cutlass.pat:87", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct cutlass_conv2d_bias_residual_add_relu_match),
      .n_captures = 5, .captures = cutlass_conv2d_bias_residual_add_relu_captures,
      .match = cutlass_conv2d_bias_residual_add_relu_any, .each = cutlass_conv2d_bias_residual_add_relu_all, .desc = &cutlass_conv2d_bias_residual_add_relu_desc,
      .whole_size = sizeof(struct cutlass_conv2d_bias_residual_add_relu_whole), .n_parts = sizeof cutlass_conv2d_bias_residual_add_relu_parts / sizeof *cutlass_conv2d_bias_residual_add_relu_parts,
      .n_params = 5, .parts = cutlass_conv2d_bias_residual_add_relu_parts, .whole = cutlass_conv2d_bias_residual_add_relu_whole },
    { .name = "cutlass.conv2d_bias_residual_multiply_relu", .place = "cutlass.pat:87", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct cutlass_conv2d_bias_residual_multiply_relu_match),
      .n_captures = 5, .captures = cutlass_conv2d_bias_residual_multiply_relu_captures,
      .match = cutlass_conv2d_bias_residual_multiply_relu_any, .each = cutlass_conv2d_bias_residual_multiply_relu_all, .desc = &cutlass_conv2d_bias_residual_multiply_relu_desc,
      .whole_size = sizeof(struct cutlass_conv2d_bias_residual_multiply_relu_whole), .n_parts = sizeof cutlass_conv2d_bias_residual_multiply_relu_parts / sizeof *cutlass_conv2d_bias_residual_multiply_relu_parts,
      .n_params = 5, .parts = cutlass_conv2d_bias_residual_multiply_relu_parts, .whole = cutlass_conv2d_bias_residual_multiply_relu_whole },
    { .name = "cutlass.conv2d_bias_hardswish_residual_add", .place = "cutlass.pat:87", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct cutlass_conv2d_bias_hardswish_residual_add_match),
      .n_captures = 5, .captures = cutlass_conv2d_bias_hardswish_residual_add_captures,
      .match = cutlass_conv2d_bias_hardswish_residual_add_any, .each = cutlass_conv2d_bias_hardswish_residual_add_all, .desc = &cutlass_conv2d_bias_hardswish_residual_add_desc,
      .whole_size = sizeof(struct cutlass_conv2d_bias_hardswish_residual_add_whole), .n_parts = sizeof cutlass_conv2d_bias_hardswish_residual_add_parts / sizeof *cutlass_conv2d_bias_hardswish_residual_add_parts,
      .n_params = 5, .parts = cutlass_conv2d_bias_hardswish_residual_add_parts, .whole = cutlass_conv2d_bias_hardswish_residual_add_whole },
    { .name = "cutlass.conv2d_bias_hardswish_residual_multiply", .place = "cutlass.pat:87", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct cutlass_conv2d_bias_hardswish_residual_multiply_match),
      .n_captures = 5, .captures = cutlass_conv2d_bias_hardswish_residual_multiply_captures,
      .match = cutlass_conv2d_bias_hardswish_residual_multiply_any, .each = cutlass_conv2d_bias_hardswish_residual_multiply_all, .desc = &cutlass_conv2d_bias_hardswish_residual_multiply_desc,
      .whole_size = sizeof(struct cutlass_conv2d_bias_hardswish_residual_multiply_whole), .n_parts = sizeof cutlass_conv2d_bias_hardswish_residual_multiply_parts / sizeof *cutlass_conv2d_bias_hardswish_residual_multiply_parts,
      .n_params = 5, .parts = cutlass_conv2d_bias_hardswish_residual_multiply_parts, .whole = cutlass_conv2d_bias_hardswish_residual_multiply_whole },
    { .name = "cutlass.conv2d_bias_silu_residual_add", .place = "cutlass.pat:87", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct cutlass_conv2d_bias_silu_residual_add_match),
      .n_captures = 5, .captures = cutlass_conv2d_bias_silu_residual_add_captures,
      .match = cutlass_conv2d_bias_silu_residual_add_any, .each = cutlass_conv2d_bias_silu_residual_add_all, .desc = &cutlass_conv2d_bias_silu_residual_add_desc,
      .whole_size = sizeof(struct cutlass_conv2d_bias_silu_residual_add_whole), .n_parts = sizeof cutlass_conv2d_bias_silu_residual_add_parts / sizeof *cutlass_conv2d_bias_silu_residual_add_parts,
      .n_params = 5, .parts = cutlass_conv2d_bias_silu_residual_add_parts, .whole = cutlass_conv2d_bias_silu_residual_add_whole },
    { .name = "cutlass.conv2d_bias_silu_residual_multiply", .place = "cutlass.pat:87", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct cutlass_conv2d_bias_silu_residual_multiply_match),
      .n_captures = 5, .captures = cutlass_conv2d_bias_silu_residual_multiply_captures,
      .match = cutlass_conv2d_bias_silu_residual_multiply_any, .each = cutlass_conv2d_bias_silu_residual_multiply_all, .desc = &cutlass_conv2d_bias_silu_residual_multiply_desc,
      .whole_size = sizeof(struct cutlass_conv2d_bias_silu_residual_multiply_whole), .n_parts = sizeof cutlass_conv2d_bias_silu_residual_multiply_parts / sizeof *cutlass_conv2d_bias_silu_residual_multiply_parts,
      .n_params = 5, .parts = cutlass_conv2d_bias_silu_residual_multiply_parts, .whole = cutlass_conv2d_bias_silu_residual_multiply_whole },
    { .name = "cutlass.conv2d_bias_relu_residual_add", .place = "cutlass.pat:87", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct cutlass_conv2d_bias_relu_residual_add_match),
      .n_captures = 5, .captures = cutlass_conv2d_bias_relu_residual_add_captures,
      .match = cutlass_conv2d_bias_relu_residual_add_any, .each = cutlass_conv2d_bias_relu_residual_add_all, .desc = &cutlass_conv2d_bias_relu_residual_add_desc,
      .whole_size = sizeof(struct cutlass_conv2d_bias_relu_residual_add_whole), .n_parts = sizeof cutlass_conv2d_bias_relu_residual_add_parts / sizeof *cutlass_conv2d_bias_relu_residual_add_parts,
      .n_params = 5, .parts = cutlass_conv2d_bias_relu_residual_add_parts, .whole = cutlass_conv2d_bias_relu_residual_add_whole },
    { .name = "cutlass.conv2d_bias_relu_residual_multiply", .place = "cutlass.pat:87", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct cutlass_conv2d_bias_relu_residual_multiply_match),
      .n_captures = 5, .captures = cutlass_conv2d_bias_relu_residual_multiply_captures,
      .match = cutlass_conv2d_bias_relu_residual_multiply_any, .each = cutlass_conv2d_bias_relu_residual_multiply_all, .desc = &cutlass_conv2d_bias_relu_residual_multiply_desc,
      .whole_size = sizeof(struct cutlass_conv2d_bias_relu_residual_multiply_whole), .n_parts = sizeof cutlass_conv2d_bias_relu_residual_multiply_parts / sizeof *cutlass_conv2d_bias_relu_residual_multiply_parts,
      .n_params = 5, .parts = cutlass_conv2d_bias_relu_residual_multiply_parts, .whole = cutlass_conv2d_bias_relu_residual_multiply_whole },
    { .name = "cutlass.conv2d_bias_sigmoid_residual_add", .place = "cutlass.pat:87", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct cutlass_conv2d_bias_sigmoid_residual_add_match),
      .n_captures = 5, .captures = cutlass_conv2d_bias_sigmoid_residual_add_captures,
      .match = cutlass_conv2d_bias_sigmoid_residual_add_any, .each = cutlass_conv2d_bias_sigmoid_residual_add_all, .desc = &cutlass_conv2d_bias_sigmoid_residual_add_desc,
      .whole_size = sizeof(struct cutlass_conv2d_bias_sigmoid_residual_add_whole), .n_parts = sizeof cutlass_conv2d_bias_sigmoid_residual_add_parts / sizeof *cutlass_conv2d_bias_sigmoid_residual_add_parts,
      .n_params = 5, .parts = cutlass_conv2d_bias_sigmoid_residual_add_parts, .whole = cutlass_conv2d_bias_sigmoid_residual_add_whole },
    { .name = "cutlass.conv2d_bias_sigmoid_residual_multiply", .place = "cutlass.pat:87", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_match),
      .n_captures = 5, .captures = cutlass_conv2d_bias_sigmoid_residual_multiply_captures,
      .match = cutlass_conv2d_bias_sigmoid_residual_multiply_any, .each = cutlass_conv2d_bias_sigmoid_residual_multiply_all, .desc = &cutlass_conv2d_bias_sigmoid_residual_multiply_desc,
      .whole_size = sizeof(struct cutlass_conv2d_bias_sigmoid_residual_multiply_whole), .n_parts = sizeof cutlass_conv2d_bias_sigmoid_residual_multiply_parts / sizeof *cutlass_conv2d_bias_sigmoid_residual_multiply_parts,
      .n_params = 5, .parts = cutlass_conv2d_bias_sigmoid_residual_multiply_parts, .whole = cutlass_conv2d_bias_sigmoid_residual_multiply_whole },
    { .name = "cutlass.conv2d_bias_residual_add", .place = "cutlass.pat:87", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct cutlass_conv2d_bias_residual_add_match),
      .n_captures = 5, .captures = cutlass_conv2d_bias_residual_add_captures,
      .match = cutlass_conv2d_bias_residual_add_any, .each = cutlass_conv2d_bias_residual_add_all, .desc = &cutlass_conv2d_bias_residual_add_desc,
      .whole_size = sizeof(struct cutlass_conv2d_bias_residual_add_whole), .n_parts = sizeof cutlass_conv2d_bias_residual_add_parts / sizeof *cutlass_conv2d_bias_residual_add_parts,
      .n_params = 5, .parts = cutlass_conv2d_bias_residual_add_parts, .whole = cutlass_conv2d_bias_residual_add_whole },
    { .name = "cutlass.conv2d_bias_residual_multiply", .place = "cutlass.pat:87", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct cutlass_conv2d_bias_residual_multiply_match),
      .n_captures = 5, .captures = cutlass_conv2d_bias_residual_multiply_captures,
      .match = cutlass_conv2d_bias_residual_multiply_any, .each = cutlass_conv2d_bias_residual_multiply_all, .desc = &cutlass_conv2d_bias_residual_multiply_desc,
      .whole_size = sizeof(struct cutlass_conv2d_bias_residual_multiply_whole), .n_parts = sizeof cutlass_conv2d_bias_residual_multiply_parts / sizeof *cutlass_conv2d_bias_residual_multiply_parts,
      .n_params = 5, .parts = cutlass_conv2d_bias_residual_multiply_parts, .whole = cutlass_conv2d_bias_residual_multiply_whole },
    { .name = "cutlass.dense_bias_relu", .place = "cutlass.pat:91", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct cutlass_dense_bias_relu_match),
      .match = cutlass_dense_bias_relu_any, .each = cutlass_dense_bias_relu_all, .desc = &cutlass_dense_bias_relu_desc,
      .whole_size = sizeof(struct cutlass_dense_bias_relu_whole), .n_parts = sizeof cutlass_dense_bias_relu_parts / sizeof *cutlass_dense_bias_relu_parts,
      .n_params = 0, .parts = cutlass_dense_bias_relu_parts, .whole = cutlass_dense_bias_relu_whole },
    { .name = "cutlass.conv2d_bias_hardswish", .place = "cutlass.pat:95", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct cutlass_conv2d_bias_hardswish_match),
      .n_captures = 3, .captures = cutlass_conv2d_bias_hardswish_captures,
      .match = cutlass_conv2d_bias_hardswish_any, .each = cutlass_conv2d_bias_hardswish_all, .desc = &cutlass_conv2d_bias_hardswish_desc,
      .whole_size = sizeof(struct cutlass_conv2d_bias_hardswish_whole), .n_parts = sizeof cutlass_conv2d_bias_hardswish_parts / sizeof *cutlass_conv2d_bias_hardswish_parts,
      .n_params = 3, .parts = cutlass_conv2d_bias_hardswish_parts, .whole = cutlass_conv2d_bias_hardswish_whole },
    { .name = "cutlass.conv2d_bias_silu", .place = "cutlass.pat:95", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct cutlass_conv2d_bias_silu_match),
      .n_captures = 3, .captures = cutlass_conv2d_bias_silu_captures,
      .match = cutlass_conv2d_bias_silu_any, .each = cutlass_conv2d_bias_silu_all, .desc = &cutlass_conv2d_bias_silu_desc,
      .whole_size = sizeof(struct cutlass_conv2d_bias_silu_whole), .n_parts = sizeof cutlass_conv2d_bias_silu_parts / sizeof *cutlass_conv2d_bias_silu_parts,
      .n_params = 3, .parts = cutlass_conv2d_bias_silu_parts, .whole = cutlass_conv2d_bias_silu_whole },
    { .name = "cutlass.conv2d_bias_relu", .place = "cutlass.pat:95", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct cutlass_conv2d_bias_relu_match),
      .n_captures = 3, .captures = cutlass_conv2d_bias_relu_captures,
      .match = cutlass_conv2d_bias_relu_any, .each = cutlass_conv2d_bias_relu_all, .desc = &cutlass_conv2d_bias_relu_desc,
      .whole_size = sizeof(struct cutlass_conv2d_bias_relu_whole), .n_parts = sizeof cutlass_conv2d_bias_relu_parts / sizeof *cutlass_conv2d_bias_relu_parts,
      .n_params = 3, .parts = cutlass_conv2d_bias_relu_parts, .whole = cutlass_conv2d_bias_relu_whole },
    { .name = "cutlass.conv2d_bias_sigmoid", .place = "cutlass.pat:95", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct cutlass_conv2d_bias_sigmoid_match),
      .n_captures = 3, .captures = cutlass_conv2d_bias_sigmoid_captures,
      .match = cutlass_conv2d_bias_sigmoid_any, .each = cutlass_conv2d_bias_sigmoid_all, .desc = &cutlass_conv2d_bias_sigmoid_desc,
      .whole_size = sizeof(struct cutlass_conv2d_bias_sigmoid_whole), .n_parts = sizeof cutlass_conv2d_bias_sigmoid_parts / sizeof *cutlass_conv2d_bias_sigmoid_parts,
      .n_params = 3, .parts = cutlass_conv2d_bias_sigmoid_parts, .whole = cutlass_conv2d_bias_sigmoid_whole },
};

/* ---- table cutlass ---- */

static const struct dfg_table_entry cutlass_entries[] = {
    { .name = "cutlass.conv2d_bias_hardswish_residual_add_relu", .pattern = 14 },
    { .name = "cutlass.conv2d_bias_hardswish_residual_multiply_relu", .pattern = 15 },
    { .name = "cutlass.conv2d_bias_silu_residual_add_relu", .pattern = 16 },
    { .name = "cutlass.conv2d_bias_silu_residual_multiply_relu", .pattern = 17 },
    { .name = "cutlass.conv2d_bias_relu_residual_add_relu", .pattern = 18 },
    { .name = "cutlass.conv2d_bias_relu_residual_multiply_relu", .pattern = 19 },
    { .name = "cutlass.conv2d_bias_sigmoid_residual_add_relu", .pattern = 20 },
    { .name = "cutlass.conv2d_bias_sigmoid_residual_multiply_relu", .pattern = 21 },
    { .name = "cutlass.conv2d_bias_residual_add_relu", .pattern = 22 },
    { .name = "cutlass.conv2d_bias_residual_multiply_relu", .pattern = 23 },
    { .name = "cutlass.conv2d_bias_hardswish_residual_add", .pattern = 24 },
    { .name = "cutlass.conv2d_bias_hardswish_residual_multiply", .pattern = 25 },
    { .name = "cutlass.conv2d_bias_silu_residual_add", .pattern = 26 },
    { .name = "cutlass.conv2d_bias_silu_residual_multiply", .pattern = 27 },
    { .name = "cutlass.conv2d_bias_relu_residual_add", .pattern = 28 },
    { .name = "cutlass.conv2d_bias_relu_residual_multiply", .pattern = 29 },
    { .name = "cutlass.conv2d_bias_sigmoid_residual_add", .pattern = 30 },
    { .name = "cutlass.conv2d_bias_sigmoid_residual_multiply", .pattern = 31 },
    { .name = "cutlass.conv2d_bias_residual_add", .pattern = 32 },
    { .name = "cutlass.conv2d_bias_residual_multiply", .pattern = 33 },
    { .name = "cutlass.dense_bias_gelu_fp16", .pattern = 11 },
    { .name = "cutlass.dense_bias_gelu_fp32", .pattern = 12 },
    { .name = "cutlass.dense_bias_relu", .pattern = 34 },
    { .name = "cutlass.dense_bias", .pattern = 10 },
    { .name = "cutlass.dense", .pattern = 9 },
    { .name = "cutlass.batch_matmul", .pattern = 13 },
    { .name = "cutlass.conv2d_bias_hardswish", .pattern = 35 },
    { .name = "cutlass.conv2d_bias_silu", .pattern = 36 },
    { .name = "cutlass.conv2d_bias_relu", .pattern = 37 },
    { .name = "cutlass.conv2d_bias_sigmoid", .pattern = 38 },
    { .name = "cutlass.conv2d_bias", .pattern = 6 },
    { .name = "cutlass.conv2d", .pattern = 0 },
    { .name = "cutlass.conv2d_transpose", .pattern = 1 },
    { .name = "cutlass.conv2d_backward_weight", .pattern = 2 },
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
    .n_patterns = 39, .patterns = patterns,
    .n_tables = 1, .tables = tables,
};
