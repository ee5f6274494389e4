/* Made by pat2c from cutlass.pat; do not edit. */
#include "cutlass.h"

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

const struct dfg_names cutlass_names = {
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

/* cutlass.pat:23
 * pattern conv2d(x, w) {
 *     c = nn.conv2d(x, w);
 *     where conv2d_ok(c, x, w);
 *     return c;
 * }
 */
bool cutlass_conv2d_match(const dfg_graph *g, dfg_node n, struct cutlass_conv2d_match *m)
{
    if (dfg_op(g, n) != OP_nn_conv2d || !dfg_has_args(g, n, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    /* where conv2d_ok(c, x, w) */
    if (!conv2d_ok(g, n, x, w))
        return false;
    *m = (struct cutlass_conv2d_match){.root = n, .x = x, .w = w, .c = n};
    return true;
}

bool cutlass_conv2d_each(const dfg_graph *g, dfg_node n,
                         bool (*accept)(void *ctx, const struct cutlass_conv2d_match *m),
                         void *ctx)
{
    struct cutlass_conv2d_match m;
    return cutlass_conv2d_match(g, n, &m) && accept(ctx, &m);
}

/* cutlass.pat:15
 * cond one_a_channel(b, c) = b.elements == c.shape[-1];
 */
static bool one_a_channel(const dfg_graph *g, dfg_node b, dfg_node c)
{
    return dfg_eq(dfg_elements_of(g, b), dfg_extent_of(g, c, -1));
}

/* cutlass.pat:28
 * pattern biased(x, w, b) {
 *     c = conv2d(x, w);
 *     where one_a_channel(b, c);
 *     return (add | nn.bias_add)(c, b);
 * }
 */
bool cutlass_biased_each(const dfg_graph *g, dfg_node n,
                         bool (*accept)(void *ctx, const struct cutlass_biased_match *m),
                         void *ctx)
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
        if (accept(ctx, &(struct cutlass_biased_match){.root = n, .x = x, .w = w, .b = b, .c = c}))
            return true;
    }
    return false;
}

static bool cutlass_biased_keep(void *m, const struct cutlass_biased_match *found)
{
    *(struct cutlass_biased_match *)m = *found;
    return true;
}

bool cutlass_biased_match(const dfg_graph *g, dfg_node n, struct cutlass_biased_match *m)
{
    return cutlass_biased_each(g, n, cutlass_biased_keep, m);
}

/* cutlass.pat:33
 * pattern hardswish(x, w, b) {
 *     p = biased(x, w, b);
 *     return multiply(p, divide(clip(add(p, const)), const));
 * }
 */
bool cutlass_hardswish_each(const dfg_graph *g, dfg_node n,
                            bool (*accept)(void *ctx, const struct cutlass_hardswish_match *m),
                            void *ctx)
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
        if (dfg_op(g, dfg_arg(g, divide, 1)) != DFG_CONST)
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
        if (dfg_op(g, dfg_arg(g, add, 1 - swap_3)) != DFG_CONST)
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
        if (accept(ctx, &(struct cutlass_hardswish_match){.root = n, .x = x, .w = w, .b = b, .p = p}))
            return true;
    }
    return false;
}

static bool cutlass_hardswish_keep(void *m, const struct cutlass_hardswish_match *found)
{
    *(struct cutlass_hardswish_match *)m = *found;
    return true;
}

bool cutlass_hardswish_match(const dfg_graph *g, dfg_node n, struct cutlass_hardswish_match *m)
{
    return cutlass_hardswish_each(g, n, cutlass_hardswish_keep, m);
}

/* cutlass.pat:37
 * pattern silu(x, w, b) {
 *     p = biased(x, w, b);
 *     return multiply(p, sigmoid(p));
 * }
 */
bool cutlass_silu_each(const dfg_graph *g, dfg_node n,
                       bool (*accept)(void *ctx, const struct cutlass_silu_match *m),
                       void *ctx)
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
        if (accept(ctx, &(struct cutlass_silu_match){.root = n, .x = x, .w = w, .b = b, .p = p}))
            return true;
    }
    return false;
}

static bool cutlass_silu_keep(void *m, const struct cutlass_silu_match *found)
{
    *(struct cutlass_silu_match *)m = *found;
    return true;
}

bool cutlass_silu_match(const dfg_graph *g, dfg_node n, struct cutlass_silu_match *m)
{
    return cutlass_silu_each(g, n, cutlass_silu_keep, m);
}

/* cutlass.pat:41
 * pattern relu(x, w, b) = nn.relu(biased(x, w, b));
 */
bool cutlass_relu_each(const dfg_graph *g, dfg_node n,
                       bool (*accept)(void *ctx, const struct cutlass_relu_match *m),
                       void *ctx)
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
        if (accept(ctx, &(struct cutlass_relu_match){.root = n, .x = x, .w = w, .b = b}))
            return true;
    }
    return false;
}

static bool cutlass_relu_keep(void *m, const struct cutlass_relu_match *found)
{
    *(struct cutlass_relu_match *)m = *found;
    return true;
}

bool cutlass_relu_match(const dfg_graph *g, dfg_node n, struct cutlass_relu_match *m)
{
    return cutlass_relu_each(g, n, cutlass_relu_keep, m);
}

/* cutlass.pat:42
 * pattern gated(x, w, b) = sigmoid(biased(x, w, b));
 */
bool cutlass_gated_each(const dfg_graph *g, dfg_node n,
                        bool (*accept)(void *ctx, const struct cutlass_gated_match *m),
                        void *ctx)
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
        if (accept(ctx, &(struct cutlass_gated_match){.root = n, .x = x, .w = w, .b = b}))
            return true;
    }
    return false;
}

static bool cutlass_gated_keep(void *m, const struct cutlass_gated_match *found)
{
    *(struct cutlass_gated_match *)m = *found;
    return true;
}

bool cutlass_gated_match(const dfg_graph *g, dfg_node n, struct cutlass_gated_match *m)
{
    return cutlass_gated_each(g, n, cutlass_gated_keep, m);
}

/* cutlass.pat:44
 * pattern conv2d_transpose(x, w) {
 *     c = nn.conv2d_transpose(x, w) { data_layout == "NHWC", kernel_layout == "IHWO" };
 *     where gemm_types(x, w);
 *     return c;
 * }
 */
bool cutlass_conv2d_transpose_match(const dfg_graph *g, dfg_node n, struct cutlass_conv2d_transpose_match *m)
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
    *m = (struct cutlass_conv2d_transpose_match){.root = n, .x = x, .w = w, .c = n};
    return true;
}

bool cutlass_conv2d_transpose_each(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const struct cutlass_conv2d_transpose_match *m),
                                   void *ctx)
{
    struct cutlass_conv2d_transpose_match m;
    return cutlass_conv2d_transpose_match(g, n, &m) && accept(ctx, &m);
}

/* cutlass.pat:49
 * pattern backward_weight(g, x) {
 *     c = nn.conv2d_backward_weight(g, x) { kernel_layout == "NHWC" };
 *     where gemm_types(g, x);
 *     return c;
 * }
 */
bool cutlass_backward_weight_match(const dfg_graph *g, dfg_node n, struct cutlass_backward_weight_match *m)
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
    *m = (struct cutlass_backward_weight_match){.root = n, .g = g_2, .x = x, .c = n};
    return true;
}

bool cutlass_backward_weight_each(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const struct cutlass_backward_weight_match *m),
                                  void *ctx)
{
    struct cutlass_backward_weight_match m;
    return cutlass_backward_weight_match(g, n, &m) && accept(ctx, &m);
}

/* cutlass.pat:57
 * pattern hardswish_add(r) {
 *     p = hardswish;
 *     where same_shape(p, r);
 *     return add(p, r);
 * }
 */
bool cutlass_hardswish_add_each(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const struct cutlass_hardswish_add_match *m),
                                void *ctx)
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
            if (dfg_op(g, dfg_arg(g, divide, 1)) != DFG_CONST)
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
            if (dfg_op(g, dfg_arg(g, add, 1 - swap_4)) != DFG_CONST)
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
            if (accept(ctx, &(struct cutlass_hardswish_add_match){.root = n, .r = r, .p = p}))
                return true;
        }
    }
    return false;
}

static bool cutlass_hardswish_add_keep(void *m, const struct cutlass_hardswish_add_match *found)
{
    *(struct cutlass_hardswish_add_match *)m = *found;
    return true;
}

bool cutlass_hardswish_add_match(const dfg_graph *g, dfg_node n, struct cutlass_hardswish_add_match *m)
{
    return cutlass_hardswish_add_each(g, n, cutlass_hardswish_add_keep, m);
}

/* cutlass.pat:62
 * pattern hardswish_mul(r) {
 *     p = hardswish;
 *     where same_shape(p, r);
 *     return multiply(p, r);
 * }
 */
bool cutlass_hardswish_mul_each(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const struct cutlass_hardswish_mul_match *m),
                                void *ctx)
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
            if (dfg_op(g, dfg_arg(g, divide, 1)) != DFG_CONST)
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
            if (dfg_op(g, dfg_arg(g, add, 1 - swap_4)) != DFG_CONST)
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
            if (accept(ctx, &(struct cutlass_hardswish_mul_match){.root = n, .r = r, .p = p}))
                return true;
        }
    }
    return false;
}

static bool cutlass_hardswish_mul_keep(void *m, const struct cutlass_hardswish_mul_match *found)
{
    *(struct cutlass_hardswish_mul_match *)m = *found;
    return true;
}

bool cutlass_hardswish_mul_match(const dfg_graph *g, dfg_node n, struct cutlass_hardswish_mul_match *m)
{
    return cutlass_hardswish_mul_each(g, n, cutlass_hardswish_mul_keep, m);
}

/* cutlass.pat:67
 * pattern silu_add(r) {
 *     p = silu;
 *     where same_shape(p, r);
 *     return add(p, r);
 * }
 */
bool cutlass_silu_add_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct cutlass_silu_add_match *m),
                           void *ctx)
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
            if (accept(ctx, &(struct cutlass_silu_add_match){.root = n, .r = r, .p = p}))
                return true;
        }
    }
    return false;
}

static bool cutlass_silu_add_keep(void *m, const struct cutlass_silu_add_match *found)
{
    *(struct cutlass_silu_add_match *)m = *found;
    return true;
}

bool cutlass_silu_add_match(const dfg_graph *g, dfg_node n, struct cutlass_silu_add_match *m)
{
    return cutlass_silu_add_each(g, n, cutlass_silu_add_keep, m);
}

/* cutlass.pat:72
 * pattern silu_mul(r) {
 *     p = silu;
 *     where same_shape(p, r);
 *     return multiply(p, r);
 * }
 */
bool cutlass_silu_mul_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct cutlass_silu_mul_match *m),
                           void *ctx)
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
            if (accept(ctx, &(struct cutlass_silu_mul_match){.root = n, .r = r, .p = p}))
                return true;
        }
    }
    return false;
}

static bool cutlass_silu_mul_keep(void *m, const struct cutlass_silu_mul_match *found)
{
    *(struct cutlass_silu_mul_match *)m = *found;
    return true;
}

bool cutlass_silu_mul_match(const dfg_graph *g, dfg_node n, struct cutlass_silu_mul_match *m)
{
    return cutlass_silu_mul_each(g, n, cutlass_silu_mul_keep, m);
}

/* cutlass.pat:77
 * pattern relu_add(r) {
 *     p = relu;
 *     where same_shape(p, r);
 *     return add(p, r);
 * }
 */
bool cutlass_relu_add_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct cutlass_relu_add_match *m),
                           void *ctx)
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
            if (accept(ctx, &(struct cutlass_relu_add_match){.root = n, .r = r, .p = p}))
                return true;
        }
    }
    return false;
}

static bool cutlass_relu_add_keep(void *m, const struct cutlass_relu_add_match *found)
{
    *(struct cutlass_relu_add_match *)m = *found;
    return true;
}

bool cutlass_relu_add_match(const dfg_graph *g, dfg_node n, struct cutlass_relu_add_match *m)
{
    return cutlass_relu_add_each(g, n, cutlass_relu_add_keep, m);
}

/* cutlass.pat:82
 * pattern relu_mul(r) {
 *     p = relu;
 *     where same_shape(p, r);
 *     return multiply(p, r);
 * }
 */
bool cutlass_relu_mul_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct cutlass_relu_mul_match *m),
                           void *ctx)
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
            if (accept(ctx, &(struct cutlass_relu_mul_match){.root = n, .r = r, .p = p}))
                return true;
        }
    }
    return false;
}

static bool cutlass_relu_mul_keep(void *m, const struct cutlass_relu_mul_match *found)
{
    *(struct cutlass_relu_mul_match *)m = *found;
    return true;
}

bool cutlass_relu_mul_match(const dfg_graph *g, dfg_node n, struct cutlass_relu_mul_match *m)
{
    return cutlass_relu_mul_each(g, n, cutlass_relu_mul_keep, m);
}

/* cutlass.pat:87
 * pattern sigmoid_add(r) {
 *     p = gated;
 *     where same_shape(p, r);
 *     return add(p, r);
 * }
 */
bool cutlass_sigmoid_add_each(const dfg_graph *g, dfg_node n,
                              bool (*accept)(void *ctx, const struct cutlass_sigmoid_add_match *m),
                              void *ctx)
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
            if (accept(ctx, &(struct cutlass_sigmoid_add_match){.root = n, .r = r, .p = p}))
                return true;
        }
    }
    return false;
}

static bool cutlass_sigmoid_add_keep(void *m, const struct cutlass_sigmoid_add_match *found)
{
    *(struct cutlass_sigmoid_add_match *)m = *found;
    return true;
}

bool cutlass_sigmoid_add_match(const dfg_graph *g, dfg_node n, struct cutlass_sigmoid_add_match *m)
{
    return cutlass_sigmoid_add_each(g, n, cutlass_sigmoid_add_keep, m);
}

/* cutlass.pat:92
 * pattern sigmoid_mul(r) {
 *     p = gated;
 *     where same_shape(p, r);
 *     return multiply(p, r);
 * }
 */
bool cutlass_sigmoid_mul_each(const dfg_graph *g, dfg_node n,
                              bool (*accept)(void *ctx, const struct cutlass_sigmoid_mul_match *m),
                              void *ctx)
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
            if (accept(ctx, &(struct cutlass_sigmoid_mul_match){.root = n, .r = r, .p = p}))
                return true;
        }
    }
    return false;
}

static bool cutlass_sigmoid_mul_keep(void *m, const struct cutlass_sigmoid_mul_match *found)
{
    *(struct cutlass_sigmoid_mul_match *)m = *found;
    return true;
}

bool cutlass_sigmoid_mul_match(const dfg_graph *g, dfg_node n, struct cutlass_sigmoid_mul_match *m)
{
    return cutlass_sigmoid_mul_each(g, n, cutlass_sigmoid_mul_keep, m);
}

/* cutlass.pat:97
 * pattern bias_add(r) {
 *     p = biased;
 *     where same_shape(p, r);
 *     return add(p, r);
 * }
 */
bool cutlass_bias_add_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct cutlass_bias_add_match *m),
                           void *ctx)
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
            if (accept(ctx, &(struct cutlass_bias_add_match){.root = n, .r = r, .p = p}))
                return true;
        }
    }
    return false;
}

static bool cutlass_bias_add_keep(void *m, const struct cutlass_bias_add_match *found)
{
    *(struct cutlass_bias_add_match *)m = *found;
    return true;
}

bool cutlass_bias_add_match(const dfg_graph *g, dfg_node n, struct cutlass_bias_add_match *m)
{
    return cutlass_bias_add_each(g, n, cutlass_bias_add_keep, m);
}

/* cutlass.pat:102
 * pattern bias_mul(r) {
 *     p = biased;
 *     where same_shape(p, r);
 *     return multiply(p, r);
 * }
 */
bool cutlass_bias_mul_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct cutlass_bias_mul_match *m),
                           void *ctx)
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
            if (accept(ctx, &(struct cutlass_bias_mul_match){.root = n, .r = r, .p = p}))
                return true;
        }
    }
    return false;
}

static bool cutlass_bias_mul_keep(void *m, const struct cutlass_bias_mul_match *found)
{
    *(struct cutlass_bias_mul_match *)m = *found;
    return true;
}

bool cutlass_bias_mul_match(const dfg_graph *g, dfg_node n, struct cutlass_bias_mul_match *m)
{
    return cutlass_bias_mul_each(g, n, cutlass_bias_mul_keep, m);
}

/* cutlass.pat:110
 * pattern dense(x, w) {
 *     d = nn.dense(x, w);
 *     where gemm_types(x, w);
 *     return d;
 * }
 */
bool cutlass_dense_match(const dfg_graph *g, dfg_node n, struct cutlass_dense_match *m)
{
    if (dfg_op(g, n) != OP_nn_dense || !dfg_has_args(g, n, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    /* where gemm_types(x, w) */
    if (!gemm_types(g, x, w))
        return false;
    *m = (struct cutlass_dense_match){.root = n, .x = x, .w = w, .d = n};
    return true;
}

bool cutlass_dense_each(const dfg_graph *g, dfg_node n,
                        bool (*accept)(void *ctx, const struct cutlass_dense_match *m),
                        void *ctx)
{
    struct cutlass_dense_match m;
    return cutlass_dense_match(g, n, &m) && accept(ctx, &m);
}

/* cutlass.pat:115
 * pattern dense_bias(x, w, b) {
 *     d = dense(x, w);
 *     where one_a_channel(b, d);
 *     return (add | nn.bias_add)(d, b);
 * }
 */
bool cutlass_dense_bias_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct cutlass_dense_bias_match *m),
                             void *ctx)
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
        if (accept(ctx, &(struct cutlass_dense_bias_match){.root = n, .x = x, .w = w, .b = b, .d = d}))
            return true;
    }
    return false;
}

static bool cutlass_dense_bias_keep(void *m, const struct cutlass_dense_bias_match *found)
{
    *(struct cutlass_dense_bias_match *)m = *found;
    return true;
}

bool cutlass_dense_bias_match(const dfg_graph *g, dfg_node n, struct cutlass_dense_bias_match *m)
{
    return cutlass_dense_bias_each(g, n, cutlass_dense_bias_keep, m);
}

/* cutlass.pat:120
 * pattern dense_gelu_fp16(x, w, b) {
 *     p = dense_bias(x, w, b);
 *     where p.dtype == f16;
 *     return multiply(add(multiply(cast(erf(cast(multiply(p, _)))), _), _), p);
 * }
 */
bool cutlass_dense_gelu_fp16_each(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const struct cutlass_dense_gelu_fp16_match *m),
                                  void *ctx)
{
    if (dfg_op(g, n) != OP_multiply || !dfg_argc_is(g, n, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node add = dfg_arg(g, n, swap);
        if (dfg_op(g, add) != OP_add || !dfg_has_args(g, add, 2))
            continue;
        for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, add); swap_2++) {
            dfg_node multiply = dfg_arg(g, add, swap_2);
            if (dfg_op(g, multiply) != OP_multiply || !dfg_has_args(g, multiply, 2))
                continue;
            for (uint32_t swap_3 = 0; swap_3 < dfg_orders(g, multiply); swap_3++) {
                dfg_node cast = dfg_arg(g, multiply, swap_3);
                if (dfg_op(g, cast) != OP_cast || !dfg_argc_is(g, cast, 1))
                    continue;
                dfg_node erf = dfg_arg(g, cast, 0);
                if (dfg_op(g, erf) != OP_erf || !dfg_argc_is(g, erf, 1))
                    continue;
                dfg_node cast_2 = dfg_arg(g, erf, 0);
                if (dfg_op(g, cast_2) != OP_cast || !dfg_argc_is(g, cast_2, 1))
                    continue;
                dfg_node multiply_2 = dfg_arg(g, cast_2, 0);
                if (dfg_op(g, multiply_2) != OP_multiply || !dfg_has_args(g, multiply_2, 2))
                    continue;
                for (uint32_t swap_4 = 0; swap_4 < dfg_orders(g, multiply_2); swap_4++) {
                    dfg_node p = dfg_arg(g, multiply_2, swap_4);
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
                        dfg_node x = dfg_arg(g, d, 0);
                        dfg_node w = dfg_arg(g, d, 1);
                        dfg_node b = dfg_arg(g, p, 1 - swap_5);
                        if (dfg_arg(g, n, 1 - swap) != p)
                            continue;
                        if (!dfg_in_body(g, n,
                                         (const dfg_node[]){add, multiply, cast, erf, cast_2, multiply_2, p,
                                                            d},
                                         8))
                            continue;
                        /* where gemm_types(x, w) */
                        if (!gemm_types(g, x, w))
                            continue;
                        /* where one_a_channel(b, d) */
                        if (!one_a_channel(g, b, d))
                            continue;
                        if (accept(ctx, &(struct cutlass_dense_gelu_fp16_match){.root = n, .x = x, .w = w, .b = b, .p = p}))
                            return true;
                    }
                }
            }
        }
    }
    return false;
}

static bool cutlass_dense_gelu_fp16_keep(void *m, const struct cutlass_dense_gelu_fp16_match *found)
{
    *(struct cutlass_dense_gelu_fp16_match *)m = *found;
    return true;
}

bool cutlass_dense_gelu_fp16_match(const dfg_graph *g, dfg_node n, struct cutlass_dense_gelu_fp16_match *m)
{
    return cutlass_dense_gelu_fp16_each(g, n, cutlass_dense_gelu_fp16_keep, m);
}

/* cutlass.pat:125
 * pattern dense_gelu_fp32(x, w, b) {
 *     p = dense_bias(x, w, b);
 *     where p.dtype == f32;
 *     return multiply(add(multiply(erf(multiply(p, _)), _), _), p);
 * }
 */
bool cutlass_dense_gelu_fp32_each(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const struct cutlass_dense_gelu_fp32_match *m),
                                  void *ctx)
{
    if (dfg_op(g, n) != OP_multiply || !dfg_argc_is(g, n, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node add = dfg_arg(g, n, swap);
        if (dfg_op(g, add) != OP_add || !dfg_has_args(g, add, 2))
            continue;
        for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, add); swap_2++) {
            dfg_node multiply = dfg_arg(g, add, swap_2);
            if (dfg_op(g, multiply) != OP_multiply || !dfg_has_args(g, multiply, 2))
                continue;
            for (uint32_t swap_3 = 0; swap_3 < dfg_orders(g, multiply); swap_3++) {
                dfg_node erf = dfg_arg(g, multiply, swap_3);
                if (dfg_op(g, erf) != OP_erf || !dfg_argc_is(g, erf, 1))
                    continue;
                dfg_node multiply_2 = dfg_arg(g, erf, 0);
                if (dfg_op(g, multiply_2) != OP_multiply || !dfg_has_args(g, multiply_2, 2))
                    continue;
                for (uint32_t swap_4 = 0; swap_4 < dfg_orders(g, multiply_2); swap_4++) {
                    dfg_node p = dfg_arg(g, multiply_2, swap_4);
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
                        dfg_node x = dfg_arg(g, d, 0);
                        dfg_node w = dfg_arg(g, d, 1);
                        dfg_node b = dfg_arg(g, p, 1 - swap_5);
                        if (dfg_arg(g, n, 1 - swap) != p)
                            continue;
                        if (!dfg_in_body(g, n, (const dfg_node[]){add, multiply, erf, multiply_2, p, d}, 6))
                            continue;
                        /* where gemm_types(x, w) */
                        if (!gemm_types(g, x, w))
                            continue;
                        /* where one_a_channel(b, d) */
                        if (!one_a_channel(g, b, d))
                            continue;
                        if (accept(ctx, &(struct cutlass_dense_gelu_fp32_match){.root = n, .x = x, .w = w, .b = b, .p = p}))
                            return true;
                    }
                }
            }
        }
    }
    return false;
}

static bool cutlass_dense_gelu_fp32_keep(void *m, const struct cutlass_dense_gelu_fp32_match *found)
{
    *(struct cutlass_dense_gelu_fp32_match *)m = *found;
    return true;
}

bool cutlass_dense_gelu_fp32_match(const dfg_graph *g, dfg_node n, struct cutlass_dense_gelu_fp32_match *m)
{
    return cutlass_dense_gelu_fp32_each(g, n, cutlass_dense_gelu_fp32_keep, m);
}

/* cutlass.pat:130
 * pattern batch_matmul(a, b) = nn.batch_matmul(a, b) { transpose_a == false, transpose_b == true }
 *         where a.dtype == b.dtype, gemm_types(a, b);
 */
bool cutlass_batch_matmul_match(const dfg_graph *g, dfg_node n, struct cutlass_batch_matmul_match *m)
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
    *m = (struct cutlass_batch_matmul_match){.root = n, .a = a, .b = b};
    return true;
}

bool cutlass_batch_matmul_each(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const struct cutlass_batch_matmul_match *m),
                               void *ctx)
{
    struct cutlass_batch_matmul_match m;
    return cutlass_batch_matmul_match(g, n, &m) && accept(ctx, &m);
}

/* cutlass.pat:135, as an entry of a table
 * "cutlass.conv2d_bias_hardswish_residual_add_relu"      = nn.relu(hardswish_add);
 */
bool cutlass_conv2d_bias_hardswish_residual_add_relu_each(const dfg_graph *g, dfg_node n,
                                                          bool (*accept)(void *ctx, const struct cutlass_conv2d_bias_hardswish_residual_add_relu_match *m),
                                                          void *ctx)
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
            if (dfg_op(g, dfg_arg(g, divide, 1)) != DFG_CONST)
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
            if (dfg_op(g, dfg_arg(g, add_2, 1 - swap_4)) != DFG_CONST)
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
            if (accept(ctx, &(struct cutlass_conv2d_bias_hardswish_residual_add_relu_match){.root = n}))
                return true;
        }
    }
    return false;
}

static bool cutlass_conv2d_bias_hardswish_residual_add_relu_keep(void *m, const struct cutlass_conv2d_bias_hardswish_residual_add_relu_match *found)
{
    *(struct cutlass_conv2d_bias_hardswish_residual_add_relu_match *)m = *found;
    return true;
}

bool cutlass_conv2d_bias_hardswish_residual_add_relu_match(const dfg_graph *g, dfg_node n, struct cutlass_conv2d_bias_hardswish_residual_add_relu_match *m)
{
    return cutlass_conv2d_bias_hardswish_residual_add_relu_each(g, n, cutlass_conv2d_bias_hardswish_residual_add_relu_keep, m);
}

/* cutlass.pat:136, as an entry of a table
 * "cutlass.conv2d_bias_hardswish_residual_multiply_relu" = nn.relu(hardswish_mul);
 */
bool cutlass_conv2d_bias_hardswish_residual_multiply_relu_each(const dfg_graph *g, dfg_node n,
                                                               bool (*accept)(void *ctx, const struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_match *m),
                                                               void *ctx)
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
            if (dfg_op(g, dfg_arg(g, divide, 1)) != DFG_CONST)
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
            if (dfg_op(g, dfg_arg(g, add, 1 - swap_4)) != DFG_CONST)
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
            if (accept(ctx, &(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_match){.root = n}))
                return true;
        }
    }
    return false;
}

static bool cutlass_conv2d_bias_hardswish_residual_multiply_relu_keep(void *m, const struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_match *found)
{
    *(struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_match *)m = *found;
    return true;
}

bool cutlass_conv2d_bias_hardswish_residual_multiply_relu_match(const dfg_graph *g, dfg_node n, struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_match *m)
{
    return cutlass_conv2d_bias_hardswish_residual_multiply_relu_each(g, n, cutlass_conv2d_bias_hardswish_residual_multiply_relu_keep, m);
}

/* cutlass.pat:137, as an entry of a table
 * "cutlass.conv2d_bias_silu_residual_add_relu"           = nn.relu(silu_add);
 */
bool cutlass_conv2d_bias_silu_residual_add_relu_each(const dfg_graph *g, dfg_node n,
                                                     bool (*accept)(void *ctx, const struct cutlass_conv2d_bias_silu_residual_add_relu_match *m),
                                                     void *ctx)
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
            if (accept(ctx, &(struct cutlass_conv2d_bias_silu_residual_add_relu_match){.root = n}))
                return true;
        }
    }
    return false;
}

static bool cutlass_conv2d_bias_silu_residual_add_relu_keep(void *m, const struct cutlass_conv2d_bias_silu_residual_add_relu_match *found)
{
    *(struct cutlass_conv2d_bias_silu_residual_add_relu_match *)m = *found;
    return true;
}

bool cutlass_conv2d_bias_silu_residual_add_relu_match(const dfg_graph *g, dfg_node n, struct cutlass_conv2d_bias_silu_residual_add_relu_match *m)
{
    return cutlass_conv2d_bias_silu_residual_add_relu_each(g, n, cutlass_conv2d_bias_silu_residual_add_relu_keep, m);
}

/* cutlass.pat:138, as an entry of a table
 * "cutlass.conv2d_bias_silu_residual_multiply_relu"      = nn.relu(silu_mul);
 */
bool cutlass_conv2d_bias_silu_residual_multiply_relu_each(const dfg_graph *g, dfg_node n,
                                                          bool (*accept)(void *ctx, const struct cutlass_conv2d_bias_silu_residual_multiply_relu_match *m),
                                                          void *ctx)
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
            if (accept(ctx, &(struct cutlass_conv2d_bias_silu_residual_multiply_relu_match){.root = n}))
                return true;
        }
    }
    return false;
}

static bool cutlass_conv2d_bias_silu_residual_multiply_relu_keep(void *m, const struct cutlass_conv2d_bias_silu_residual_multiply_relu_match *found)
{
    *(struct cutlass_conv2d_bias_silu_residual_multiply_relu_match *)m = *found;
    return true;
}

bool cutlass_conv2d_bias_silu_residual_multiply_relu_match(const dfg_graph *g, dfg_node n, struct cutlass_conv2d_bias_silu_residual_multiply_relu_match *m)
{
    return cutlass_conv2d_bias_silu_residual_multiply_relu_each(g, n, cutlass_conv2d_bias_silu_residual_multiply_relu_keep, m);
}

/* cutlass.pat:139, as an entry of a table
 * "cutlass.conv2d_bias_relu_residual_add_relu"           = nn.relu(relu_add);
 */
bool cutlass_conv2d_bias_relu_residual_add_relu_each(const dfg_graph *g, dfg_node n,
                                                     bool (*accept)(void *ctx, const struct cutlass_conv2d_bias_relu_residual_add_relu_match *m),
                                                     void *ctx)
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
            if (accept(ctx, &(struct cutlass_conv2d_bias_relu_residual_add_relu_match){.root = n}))
                return true;
        }
    }
    return false;
}

static bool cutlass_conv2d_bias_relu_residual_add_relu_keep(void *m, const struct cutlass_conv2d_bias_relu_residual_add_relu_match *found)
{
    *(struct cutlass_conv2d_bias_relu_residual_add_relu_match *)m = *found;
    return true;
}

bool cutlass_conv2d_bias_relu_residual_add_relu_match(const dfg_graph *g, dfg_node n, struct cutlass_conv2d_bias_relu_residual_add_relu_match *m)
{
    return cutlass_conv2d_bias_relu_residual_add_relu_each(g, n, cutlass_conv2d_bias_relu_residual_add_relu_keep, m);
}

/* cutlass.pat:140, as an entry of a table
 * "cutlass.conv2d_bias_relu_residual_multiply_relu"      = nn.relu(relu_mul);
 */
bool cutlass_conv2d_bias_relu_residual_multiply_relu_each(const dfg_graph *g, dfg_node n,
                                                          bool (*accept)(void *ctx, const struct cutlass_conv2d_bias_relu_residual_multiply_relu_match *m),
                                                          void *ctx)
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
            if (accept(ctx, &(struct cutlass_conv2d_bias_relu_residual_multiply_relu_match){.root = n}))
                return true;
        }
    }
    return false;
}

static bool cutlass_conv2d_bias_relu_residual_multiply_relu_keep(void *m, const struct cutlass_conv2d_bias_relu_residual_multiply_relu_match *found)
{
    *(struct cutlass_conv2d_bias_relu_residual_multiply_relu_match *)m = *found;
    return true;
}

bool cutlass_conv2d_bias_relu_residual_multiply_relu_match(const dfg_graph *g, dfg_node n, struct cutlass_conv2d_bias_relu_residual_multiply_relu_match *m)
{
    return cutlass_conv2d_bias_relu_residual_multiply_relu_each(g, n, cutlass_conv2d_bias_relu_residual_multiply_relu_keep, m);
}

/* cutlass.pat:141, as an entry of a table
 * "cutlass.conv2d_bias_sigmoid_residual_add_relu"        = nn.relu(sigmoid_add);
 */
bool cutlass_conv2d_bias_sigmoid_residual_add_relu_each(const dfg_graph *g, dfg_node n,
                                                        bool (*accept)(void *ctx, const struct cutlass_conv2d_bias_sigmoid_residual_add_relu_match *m),
                                                        void *ctx)
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
            if (accept(ctx, &(struct cutlass_conv2d_bias_sigmoid_residual_add_relu_match){.root = n}))
                return true;
        }
    }
    return false;
}

static bool cutlass_conv2d_bias_sigmoid_residual_add_relu_keep(void *m, const struct cutlass_conv2d_bias_sigmoid_residual_add_relu_match *found)
{
    *(struct cutlass_conv2d_bias_sigmoid_residual_add_relu_match *)m = *found;
    return true;
}

bool cutlass_conv2d_bias_sigmoid_residual_add_relu_match(const dfg_graph *g, dfg_node n, struct cutlass_conv2d_bias_sigmoid_residual_add_relu_match *m)
{
    return cutlass_conv2d_bias_sigmoid_residual_add_relu_each(g, n, cutlass_conv2d_bias_sigmoid_residual_add_relu_keep, m);
}

/* cutlass.pat:142, as an entry of a table
 * "cutlass.conv2d_bias_sigmoid_residual_multiply_relu"   = nn.relu(sigmoid_mul);
 */
bool cutlass_conv2d_bias_sigmoid_residual_multiply_relu_each(const dfg_graph *g, dfg_node n,
                                                             bool (*accept)(void *ctx, const struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_match *m),
                                                             void *ctx)
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
            if (accept(ctx, &(struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_match){.root = n}))
                return true;
        }
    }
    return false;
}

static bool cutlass_conv2d_bias_sigmoid_residual_multiply_relu_keep(void *m, const struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_match *found)
{
    *(struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_match *)m = *found;
    return true;
}

bool cutlass_conv2d_bias_sigmoid_residual_multiply_relu_match(const dfg_graph *g, dfg_node n, struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_match *m)
{
    return cutlass_conv2d_bias_sigmoid_residual_multiply_relu_each(g, n, cutlass_conv2d_bias_sigmoid_residual_multiply_relu_keep, m);
}

/* cutlass.pat:143, as an entry of a table
 * "cutlass.conv2d_bias_residual_add_relu"                = nn.relu(bias_add);
 */
bool cutlass_conv2d_bias_residual_add_relu_each(const dfg_graph *g, dfg_node n,
                                                bool (*accept)(void *ctx, const struct cutlass_conv2d_bias_residual_add_relu_match *m),
                                                void *ctx)
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
            if (accept(ctx, &(struct cutlass_conv2d_bias_residual_add_relu_match){.root = n}))
                return true;
        }
    }
    return false;
}

static bool cutlass_conv2d_bias_residual_add_relu_keep(void *m, const struct cutlass_conv2d_bias_residual_add_relu_match *found)
{
    *(struct cutlass_conv2d_bias_residual_add_relu_match *)m = *found;
    return true;
}

bool cutlass_conv2d_bias_residual_add_relu_match(const dfg_graph *g, dfg_node n, struct cutlass_conv2d_bias_residual_add_relu_match *m)
{
    return cutlass_conv2d_bias_residual_add_relu_each(g, n, cutlass_conv2d_bias_residual_add_relu_keep, m);
}

/* cutlass.pat:144, as an entry of a table
 * "cutlass.conv2d_bias_residual_multiply_relu"           = nn.relu(bias_mul);
 */
bool cutlass_conv2d_bias_residual_multiply_relu_each(const dfg_graph *g, dfg_node n,
                                                     bool (*accept)(void *ctx, const struct cutlass_conv2d_bias_residual_multiply_relu_match *m),
                                                     void *ctx)
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
            if (accept(ctx, &(struct cutlass_conv2d_bias_residual_multiply_relu_match){.root = n}))
                return true;
        }
    }
    return false;
}

static bool cutlass_conv2d_bias_residual_multiply_relu_keep(void *m, const struct cutlass_conv2d_bias_residual_multiply_relu_match *found)
{
    *(struct cutlass_conv2d_bias_residual_multiply_relu_match *)m = *found;
    return true;
}

bool cutlass_conv2d_bias_residual_multiply_relu_match(const dfg_graph *g, dfg_node n, struct cutlass_conv2d_bias_residual_multiply_relu_match *m)
{
    return cutlass_conv2d_bias_residual_multiply_relu_each(g, n, cutlass_conv2d_bias_residual_multiply_relu_keep, m);
}

/* cutlass.pat:157, as an entry of a table
 * "cutlass.dense_bias_relu"        = nn.relu(dense_bias);
 */
bool cutlass_dense_bias_relu_each(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const struct cutlass_dense_bias_relu_match *m),
                                  void *ctx)
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
        if (accept(ctx, &(struct cutlass_dense_bias_relu_match){.root = n}))
            return true;
    }
    return false;
}

static bool cutlass_dense_bias_relu_keep(void *m, const struct cutlass_dense_bias_relu_match *found)
{
    *(struct cutlass_dense_bias_relu_match *)m = *found;
    return true;
}

bool cutlass_dense_bias_relu_match(const dfg_graph *g, dfg_node n, struct cutlass_dense_bias_relu_match *m)
{
    return cutlass_dense_bias_relu_each(g, n, cutlass_dense_bias_relu_keep, m);
}

/* ---- cutlass.pat:133  table cutlass ---- */

/* Does the candidate match?  What level 1 does not say is asked by the entry's own matcher. */
static bool cutlass_confirm(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    switch (bit) {
    case 0: { /* CUTLASS_CONV2D_BIAS_HARDSWISH_RESIDUAL_ADD_RELU: p is one node at several places */
        struct cutlass_conv2d_bias_hardswish_residual_add_relu_match m;
        return cutlass_conv2d_bias_hardswish_residual_add_relu_match(g, n, &m);
    }
    case 1: { /* CUTLASS_CONV2D_BIAS_HARDSWISH_RESIDUAL_MULTIPLY_RELU: p is one node at several places */
        struct cutlass_conv2d_bias_hardswish_residual_multiply_relu_match m;
        return cutlass_conv2d_bias_hardswish_residual_multiply_relu_match(g, n, &m);
    }
    case 2: { /* CUTLASS_CONV2D_BIAS_SILU_RESIDUAL_ADD_RELU: p is one node at several places */
        struct cutlass_conv2d_bias_silu_residual_add_relu_match m;
        return cutlass_conv2d_bias_silu_residual_add_relu_match(g, n, &m);
    }
    case 3: { /* CUTLASS_CONV2D_BIAS_SILU_RESIDUAL_MULTIPLY_RELU: p is one node at several places */
        struct cutlass_conv2d_bias_silu_residual_multiply_relu_match m;
        return cutlass_conv2d_bias_silu_residual_multiply_relu_match(g, n, &m);
    }
    case 4: { /* CUTLASS_CONV2D_BIAS_RELU_RESIDUAL_ADD_RELU: where conv2d_ok(c, x, w) */
        struct cutlass_conv2d_bias_relu_residual_add_relu_match m;
        return cutlass_conv2d_bias_relu_residual_add_relu_match(g, n, &m);
    }
    case 5: { /* CUTLASS_CONV2D_BIAS_RELU_RESIDUAL_MULTIPLY_RELU: where conv2d_ok(c, x, w) */
        struct cutlass_conv2d_bias_relu_residual_multiply_relu_match m;
        return cutlass_conv2d_bias_relu_residual_multiply_relu_match(g, n, &m);
    }
    case 6: { /* CUTLASS_CONV2D_BIAS_SIGMOID_RESIDUAL_ADD_RELU: where conv2d_ok(c, x, w) */
        struct cutlass_conv2d_bias_sigmoid_residual_add_relu_match m;
        return cutlass_conv2d_bias_sigmoid_residual_add_relu_match(g, n, &m);
    }
    case 7: { /* CUTLASS_CONV2D_BIAS_SIGMOID_RESIDUAL_MULTIPLY_RELU: where conv2d_ok(c, x, w) */
        struct cutlass_conv2d_bias_sigmoid_residual_multiply_relu_match m;
        return cutlass_conv2d_bias_sigmoid_residual_multiply_relu_match(g, n, &m);
    }
    case 8: { /* CUTLASS_CONV2D_BIAS_RESIDUAL_ADD_RELU: where conv2d_ok(c, x, w) */
        struct cutlass_conv2d_bias_residual_add_relu_match m;
        return cutlass_conv2d_bias_residual_add_relu_match(g, n, &m);
    }
    case 9: { /* CUTLASS_CONV2D_BIAS_RESIDUAL_MULTIPLY_RELU: where conv2d_ok(c, x, w) */
        struct cutlass_conv2d_bias_residual_multiply_relu_match m;
        return cutlass_conv2d_bias_residual_multiply_relu_match(g, n, &m);
    }
    case 10: { /* CUTLASS_CONV2D_BIAS_HARDSWISH_RESIDUAL_ADD: p is one node at several places */
        struct cutlass_hardswish_add_match m;
        return cutlass_hardswish_add_match(g, n, &m);
    }
    case 11: { /* CUTLASS_CONV2D_BIAS_HARDSWISH_RESIDUAL_MULTIPLY: p is one node at several places */
        struct cutlass_hardswish_mul_match m;
        return cutlass_hardswish_mul_match(g, n, &m);
    }
    case 12: { /* CUTLASS_CONV2D_BIAS_SILU_RESIDUAL_ADD: p is one node at several places */
        struct cutlass_silu_add_match m;
        return cutlass_silu_add_match(g, n, &m);
    }
    case 13: { /* CUTLASS_CONV2D_BIAS_SILU_RESIDUAL_MULTIPLY: p is one node at several places */
        struct cutlass_silu_mul_match m;
        return cutlass_silu_mul_match(g, n, &m);
    }
    case 14: { /* CUTLASS_CONV2D_BIAS_RELU_RESIDUAL_ADD: where conv2d_ok(c, x, w) */
        struct cutlass_relu_add_match m;
        return cutlass_relu_add_match(g, n, &m);
    }
    case 15: { /* CUTLASS_CONV2D_BIAS_RELU_RESIDUAL_MULTIPLY: where conv2d_ok(c, x, w) */
        struct cutlass_relu_mul_match m;
        return cutlass_relu_mul_match(g, n, &m);
    }
    case 16: { /* CUTLASS_CONV2D_BIAS_SIGMOID_RESIDUAL_ADD: where conv2d_ok(c, x, w) */
        struct cutlass_sigmoid_add_match m;
        return cutlass_sigmoid_add_match(g, n, &m);
    }
    case 17: { /* CUTLASS_CONV2D_BIAS_SIGMOID_RESIDUAL_MULTIPLY: where conv2d_ok(c, x, w) */
        struct cutlass_sigmoid_mul_match m;
        return cutlass_sigmoid_mul_match(g, n, &m);
    }
    case 18: { /* CUTLASS_CONV2D_BIAS_RESIDUAL_ADD: where conv2d_ok(c, x, w) */
        struct cutlass_bias_add_match m;
        return cutlass_bias_add_match(g, n, &m);
    }
    case 19: { /* CUTLASS_CONV2D_BIAS_RESIDUAL_MULTIPLY: where conv2d_ok(c, x, w) */
        struct cutlass_bias_mul_match m;
        return cutlass_bias_mul_match(g, n, &m);
    }
    case 20: { /* CUTLASS_DENSE_BIAS_GELU_FP16: p is one node at several places */
        struct cutlass_dense_gelu_fp16_match m;
        return cutlass_dense_gelu_fp16_match(g, n, &m);
    }
    case 21: { /* CUTLASS_DENSE_BIAS_GELU_FP32: p is one node at several places */
        struct cutlass_dense_gelu_fp32_match m;
        return cutlass_dense_gelu_fp32_match(g, n, &m);
    }
    case 22: { /* CUTLASS_DENSE_BIAS_RELU: where gemm_types(x, w) */
        struct cutlass_dense_bias_relu_match m;
        return cutlass_dense_bias_relu_match(g, n, &m);
    }
    case 23: { /* CUTLASS_DENSE_BIAS: where gemm_types(x, w) */
        struct cutlass_dense_bias_match m;
        return cutlass_dense_bias_match(g, n, &m);
    }
    case 24: { /* CUTLASS_DENSE: where gemm_types(x, w) */
        struct cutlass_dense_match m;
        return cutlass_dense_match(g, n, &m);
    }
    case 25: { /* CUTLASS_BATCH_MATMUL: where a.dtype == b.dtype */
        struct cutlass_batch_matmul_match m;
        return cutlass_batch_matmul_match(g, n, &m);
    }
    case 26: { /* CUTLASS_CONV2D_BIAS_HARDSWISH: p is one node at several places */
        struct cutlass_hardswish_match m;
        return cutlass_hardswish_match(g, n, &m);
    }
    case 27: { /* CUTLASS_CONV2D_BIAS_SILU: p is one node at several places */
        struct cutlass_silu_match m;
        return cutlass_silu_match(g, n, &m);
    }
    case 28: { /* CUTLASS_CONV2D_BIAS_RELU: where conv2d_ok(c, x, w) */
        struct cutlass_relu_match m;
        return cutlass_relu_match(g, n, &m);
    }
    case 29: { /* CUTLASS_CONV2D_BIAS_SIGMOID: where conv2d_ok(c, x, w) */
        struct cutlass_gated_match m;
        return cutlass_gated_match(g, n, &m);
    }
    case 30: { /* CUTLASS_CONV2D_BIAS: where conv2d_ok(c, x, w) */
        struct cutlass_biased_match m;
        return cutlass_biased_match(g, n, &m);
    }
    case 31: { /* CUTLASS_CONV2D: where conv2d_ok(c, x, w) */
        struct cutlass_conv2d_match m;
        return cutlass_conv2d_match(g, n, &m);
    }
    case 32: { /* CUTLASS_CONV2D_TRANSPOSE: where gemm_types(x, w) */
        struct cutlass_conv2d_transpose_match m;
        return cutlass_conv2d_transpose_match(g, n, &m);
    }
    case 33: { /* CUTLASS_CONV2D_BACKWARD_WEIGHT: where gemm_types(g, x) */
        struct cutlass_backward_weight_match m;
        return cutlass_backward_weight_match(g, n, &m);
    }
    default:
        return false;
    }
}

/* cutlass.pat:31  (add | nn.bias_add)(c, b) */
static inline bool is_add(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_add))
        return false;
    const dfg_node a1 = dfg_arg(g, n, 1);
    return dfg_calls(g, a1, OP_nn_conv2d) && dfg_has_args(g, a1, 2);
}

/* cutlass.pat:31  (add | nn.bias_add)(c, b) */
static inline bool is_biased(const dfg_graph *g, dfg_node n)
{
    if (!(dfg_calls(g, n, OP_add) || dfg_calls(g, n, OP_nn_bias_add)) || !dfg_has_args(g, n, 2))
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return (dfg_calls(g, a0, OP_nn_conv2d) && dfg_has_args(g, a0, 2)) || is_add(g, n);
}

/* cutlass.pat:35  add(p, const) */
static inline bool is_add_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_add) || !dfg_argc_is(g, n, 2))
        return false;
    return dfg_is(g, dfg_arg(g, n, 1), DFG_CONST) || dfg_is(g, dfg_arg(g, n, 0), DFG_CONST);
}

/* cutlass.pat:35  clip(add(p, const)) */
static inline bool is_clip(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, OP_clip) && dfg_argc_is(g, n, 1) && is_add_2(g, dfg_arg(g, n, 0));
}

/* cutlass.pat:35  divide(clip(add(p, const)), const) */
static inline bool is_divide(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, OP_divide) && dfg_argc_is(g, n, 2) && is_clip(g, dfg_arg(g, n, 0))
        && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST);
}

/* cutlass.pat:41  nn.relu(biased(x, w, b)); the operator is known */
static inline bool is_relu(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && is_biased(g, dfg_arg(g, n, 0));
}

/* cutlass.pat:42  sigmoid(biased(x, w, b)); the operator is known */
static inline bool is_gated(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && is_biased(g, dfg_arg(g, n, 0));
}

/* from bit 0 on: CUTLASS_CONV2D_BIAS_HARDSWISH_RESIDUAL_ADD_RELU, CUTLASS_CONV2D_BIAS_SILU_RESIDUAL_ADD_RELU,
 * CUTLASS_CONV2D_BIAS_RELU_RESIDUAL_ADD_RELU, CUTLASS_CONV2D_BIAS_SIGMOID_RESIDUAL_ADD_RELU,
 * CUTLASS_CONV2D_BIAS_RESIDUAL_ADD_RELU, and 7 more such groups */
static uint64_t cutlass_part_3(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    switch (dfg_op(g, n)) {
    case OP_multiply: {
        if (dfg_argc_is(g, n, 2)) {
            if ((is_biased(g, dfg_arg(g, n, 0)) && is_divide(g, dfg_arg(g, n, 1)))
                || (is_divide(g, dfg_arg(g, n, 0)) && is_biased(g, dfg_arg(g, n, 1))))
                set |= DFG_BIT(0); /* CUTLASS_CONV2D_BIAS_HARDSWISH_RESIDUAL_ADD_RELU ... */
            const dfg_node a1 = dfg_arg(g, n, 1);
            const dfg_node a0 = dfg_arg(g, n, 0);
            if ((is_biased(g, a0) && dfg_calls(g, a1, OP_sigmoid) && dfg_argc_is(g, a1, 1))
                || (dfg_calls(g, a0, OP_sigmoid) && dfg_argc_is(g, a0, 1) && is_biased(g, a1)))
                set |= DFG_BIT(2); /* CUTLASS_CONV2D_BIAS_SILU_RESIDUAL_ADD_RELU ... */
        }
        break;
    }
    case OP_nn_relu:
        if (is_relu(g, n))
            set |= DFG_BIT(4); /* CUTLASS_CONV2D_BIAS_RELU_RESIDUAL_ADD_RELU ... */
        break;
    case OP_sigmoid:
        if (is_gated(g, n))
            set |= DFG_BIT(6); /* CUTLASS_CONV2D_BIAS_SIGMOID_RESIDUAL_ADD_RELU ... */
        break;
    case OP_add:
    case OP_nn_bias_add:
        if (is_biased(g, n))
            set |= DFG_BIT(8); /* CUTLASS_CONV2D_BIAS_RESIDUAL_ADD_RELU ... */
        break;
    default:
        break;
    }
    return set;
}

/* from bit 0 on: CUTLASS_CONV2D_BIAS_HARDSWISH_RESIDUAL_ADD_RELU, CUTLASS_CONV2D_BIAS_SILU_RESIDUAL_ADD_RELU,
 * CUTLASS_CONV2D_BIAS_RELU_RESIDUAL_ADD_RELU, CUTLASS_CONV2D_BIAS_SIGMOID_RESIDUAL_ADD_RELU,
 * CUTLASS_CONV2D_BIAS_RESIDUAL_ADD_RELU, and 3 more such groups */
static uint64_t cutlass_part_2(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    set |= cutlass_part_3(g, dfg_arg(g, n, 0));
    set |= cutlass_part_3(g, dfg_arg(g, n, 1));
    return set;
}

/* from bit 0 on: CUTLASS_CONV2D_BIAS_HARDSWISH_RESIDUAL_ADD_RELU, CUTLASS_CONV2D_BIAS_SILU_RESIDUAL_ADD_RELU,
 * CUTLASS_CONV2D_BIAS_RELU_RESIDUAL_ADD_RELU, CUTLASS_CONV2D_BIAS_SIGMOID_RESIDUAL_ADD_RELU,
 * CUTLASS_CONV2D_BIAS_RESIDUAL_ADD_RELU, and 2 more such groups */
static uint64_t cutlass_part(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 2))
        set |= cutlass_part_2(g, n);
    return set;
}

/* cutlass.pat:118  (add | nn.bias_add)(d, b) */
static inline bool is_add_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_add))
        return false;
    const dfg_node a1 = dfg_arg(g, n, 1);
    return dfg_calls(g, a1, OP_nn_dense) && dfg_has_args(g, a1, 2);
}

/* op in {nn.relu}: CUTLASS_CONV2D_BIAS_HARDSWISH_RESIDUAL_ADD_RELU, CUTLASS_CONV2D_BIAS_HARDSWISH_RESIDUAL_MULTIPLY_RELU,
 * CUTLASS_CONV2D_BIAS_SILU_RESIDUAL_ADD_RELU, CUTLASS_CONV2D_BIAS_SILU_RESIDUAL_MULTIPLY_RELU,
 * CUTLASS_CONV2D_BIAS_RELU_RESIDUAL_ADD_RELU, CUTLASS_CONV2D_BIAS_RELU_RESIDUAL_MULTIPLY_RELU,
 * CUTLASS_CONV2D_BIAS_SIGMOID_RESIDUAL_ADD_RELU, CUTLASS_CONV2D_BIAS_SIGMOID_RESIDUAL_MULTIPLY_RELU,
 * CUTLASS_CONV2D_BIAS_RESIDUAL_ADD_RELU, CUTLASS_CONV2D_BIAS_RESIDUAL_MULTIPLY_RELU,
 * CUTLASS_DENSE_BIAS_RELU, CUTLASS_CONV2D_BIAS_RELU */
static uint64_t cutlass_at_nn_relu(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        if (dfg_calls(g, a0, OP_add))
            set |= cutlass_part(g, a0);
        if ((dfg_calls(g, a0, OP_add) || dfg_calls(g, a0, OP_nn_bias_add)) && dfg_has_args(g, a0, 2)) {
            const dfg_node a0_0 = dfg_arg(g, a0, 0);
            if ((dfg_calls(g, a0_0, OP_nn_dense) && dfg_has_args(g, a0_0, 2)) || is_add_3(g, a0))
                set |= DFG_BIT(CUTLASS_DENSE_BIAS_RELU);
            if ((dfg_calls(g, a0_0, OP_nn_conv2d) && dfg_has_args(g, a0_0, 2)) || is_add(g, a0))
                set |= DFG_BIT(CUTLASS_CONV2D_BIAS_RELU);
        }
        switch (dfg_op(g, a0)) {
        case OP_multiply:
            set |= cutlass_part(g, a0) << 1;
            break;
        default:
            break;
        }
    }
    return set;
}

/* cutlass.pat:118  (add | nn.bias_add)(d, b) */
static inline bool is_dense_bias(const dfg_graph *g, dfg_node n)
{
    if (!(dfg_calls(g, n, OP_add) || dfg_calls(g, n, OP_nn_bias_add)) || !dfg_has_args(g, n, 2))
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return (dfg_calls(g, a0, OP_nn_dense) && dfg_has_args(g, a0, 2)) || is_add_3(g, n);
}

/* cutlass.pat:123  multiply(p, _) */
static inline bool is_multiply_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_multiply) || !dfg_has_args(g, n, 2))
        return false;
    return is_dense_bias(g, dfg_arg(g, n, 0)) || is_dense_bias(g, dfg_arg(g, n, 1));
}

/* cutlass.pat:123  cast(multiply(p, _)) */
static inline bool is_cast_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, OP_cast) && dfg_argc_is(g, n, 1) && is_multiply_2(g, dfg_arg(g, n, 0));
}

/* cutlass.pat:123  erf(cast(multiply(p, _))) */
static inline bool is_erf(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, OP_erf) && dfg_argc_is(g, n, 1) && is_cast_2(g, dfg_arg(g, n, 0));
}

/* cutlass.pat:123  cast(erf(cast(multiply(p, _)))) */
static inline bool is_cast(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, OP_cast) && dfg_argc_is(g, n, 1) && is_erf(g, dfg_arg(g, n, 0));
}

/* cutlass.pat:123  multiply(cast(erf(cast(multiply(p, _)))), _) */
static inline bool is_multiply(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_multiply) || !dfg_has_args(g, n, 2))
        return false;
    return is_cast(g, dfg_arg(g, n, 0)) || is_cast(g, dfg_arg(g, n, 1));
}

/* cutlass.pat:128  erf(multiply(p, _)) */
static inline bool is_erf_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, OP_erf) && dfg_argc_is(g, n, 1) && is_multiply_2(g, dfg_arg(g, n, 0));
}

/* cutlass.pat:128  multiply(erf(multiply(p, _)), _) */
static inline bool is_multiply_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_multiply) || !dfg_has_args(g, n, 2))
        return false;
    return is_erf_2(g, dfg_arg(g, n, 0)) || is_erf_2(g, dfg_arg(g, n, 1));
}

/* from bit 0 on: CUTLASS_DENSE_BIAS_GELU_FP16, CUTLASS_DENSE_BIAS_GELU_FP32,
 * and 1 more such group */
static uint64_t cutlass_part_4(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 2)) {
        if (is_multiply(g, dfg_arg(g, n, 0)) || is_multiply(g, dfg_arg(g, n, 1)))
            set |= DFG_BIT(0); /* CUTLASS_DENSE_BIAS_GELU_FP16 ... */
        if (is_multiply_3(g, dfg_arg(g, n, 0)) || is_multiply_3(g, dfg_arg(g, n, 1)))
            set |= DFG_BIT(1); /* CUTLASS_DENSE_BIAS_GELU_FP32 ... */
    }
    return set;
}

/* op in {multiply}: CUTLASS_CONV2D_BIAS_HARDSWISH_RESIDUAL_MULTIPLY, CUTLASS_CONV2D_BIAS_SILU_RESIDUAL_MULTIPLY,
 * CUTLASS_CONV2D_BIAS_RELU_RESIDUAL_MULTIPLY, CUTLASS_CONV2D_BIAS_SIGMOID_RESIDUAL_MULTIPLY,
 * CUTLASS_CONV2D_BIAS_RESIDUAL_MULTIPLY, CUTLASS_DENSE_BIAS_GELU_FP16, CUTLASS_DENSE_BIAS_GELU_FP32,
 * CUTLASS_CONV2D_BIAS_HARDSWISH, CUTLASS_CONV2D_BIAS_SILU */
static uint64_t cutlass_at_multiply(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 2))
        set |= cutlass_part_2(g, n) << 11;
    if (dfg_argc_is(g, n, 2)) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        if (dfg_calls(g, a0, OP_add))
            set |= cutlass_part_4(g, a0) << 20;
        if (dfg_calls(g, a0, OP_add) || dfg_calls(g, a0, OP_nn_bias_add)) {
            const dfg_node a0_0 = dfg_arg(g, a0, 0);
            if (((dfg_calls(g, a0_0, OP_nn_conv2d) && dfg_has_args(g, a0_0, 2)) || is_add(g, a0))
                && dfg_has_args(g, a0, 2)) {
                const dfg_node a1 = dfg_arg(g, n, 1);
                switch (dfg_op(g, a1)) {
                case OP_divide:
                    if (is_divide(g, a1))
                        set |= DFG_BIT(CUTLASS_CONV2D_BIAS_HARDSWISH);
                    break;
                case OP_sigmoid:
                    if (dfg_argc_is(g, a1, 1))
                        set |= DFG_BIT(CUTLASS_CONV2D_BIAS_SILU);
                    break;
                default:
                    break;
                }
            }
        }
        switch (dfg_op(g, a0)) {
        case OP_divide:
            if (is_divide(g, a0) && is_biased(g, dfg_arg(g, n, 1)))
                set |= DFG_BIT(CUTLASS_CONV2D_BIAS_HARDSWISH);
            break;
        case OP_sigmoid:
            if (dfg_argc_is(g, a0, 1) && is_biased(g, dfg_arg(g, n, 1)))
                set |= DFG_BIT(CUTLASS_CONV2D_BIAS_SILU);
            break;
        default:
            break;
        }
        const dfg_node a1 = dfg_arg(g, n, 1);
        if (dfg_calls(g, a1, OP_add))
            set |= cutlass_part_4(g, a1) << 20;
    }
    return set;
}

/* op in {add, nn.bias_add}: CUTLASS_DENSE_BIAS, CUTLASS_CONV2D_BIAS */
static uint64_t cutlass_at_add_like(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 2)) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        if ((dfg_calls(g, a0, OP_nn_dense) && dfg_has_args(g, a0, 2)) || is_add_3(g, n))
            set |= DFG_BIT(CUTLASS_DENSE_BIAS);
        if ((dfg_calls(g, a0, OP_nn_conv2d) && dfg_has_args(g, a0, 2)) || is_add(g, n))
            set |= DFG_BIT(CUTLASS_CONV2D_BIAS);
    }
    return set;
}

/* op in {nn.batch_matmul}: CUTLASS_BATCH_MATMUL */
static uint64_t cutlass_at_nn_batch_matmul(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 2) && dfg_bool_is(g, n, ATTR_transpose_a, false, false)
        && dfg_bool_is(g, n, ATTR_transpose_b, true, false))
        set |= DFG_BIT(CUTLASS_BATCH_MATMUL);
    return set;
}

/* op in {nn.conv2d_transpose}: CUTLASS_CONV2D_TRANSPOSE */
static uint64_t cutlass_at_nn_conv2d_transpose(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 2) && dfg_str_is(g, n, ATTR_data_layout, STR_NHWC, STR_NCHW)
        && dfg_str_is(g, n, ATTR_kernel_layout, STR_IHWO, STR_IOHW))
        set |= DFG_BIT(CUTLASS_CONV2D_TRANSPOSE);
    return set;
}

/* op in {nn.conv2d_backward_weight}: CUTLASS_CONV2D_BACKWARD_WEIGHT */
static uint64_t cutlass_at_nn_conv2d_backward_weight(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 2) && dfg_str_is(g, n, ATTR_kernel_layout, STR_NHWC, STR_OIHW))
        set |= DFG_BIT(CUTLASS_CONV2D_BACKWARD_WEIGHT);
    return set;
}

uint64_t cutlass_candidates(const dfg_graph *g, dfg_node n)
{
    switch (dfg_op(g, n)) {
    case OP_nn_relu:
        return cutlass_at_nn_relu(g, n);
    case OP_add:
        return cutlass_part(g, n) << 10 | cutlass_at_add_like(g, n);
    case OP_multiply:
        return cutlass_at_multiply(g, n);
    case OP_nn_bias_add:
        return cutlass_at_add_like(g, n);
    case OP_nn_dense:
        return dfg_has_args(g, n, 2) ? DFG_BIT(CUTLASS_DENSE) : 0;
    case OP_nn_batch_matmul:
        return cutlass_at_nn_batch_matmul(g, n);
    case OP_sigmoid:
        return is_gated(g, n) ? DFG_BIT(CUTLASS_CONV2D_BIAS_SIGMOID) : 0;
    case OP_nn_conv2d:
        return dfg_has_args(g, n, 2) ? DFG_BIT(CUTLASS_CONV2D) : 0;
    case OP_nn_conv2d_transpose:
        return cutlass_at_nn_conv2d_transpose(g, n);
    case OP_nn_conv2d_backward_weight:
        return cutlass_at_nn_conv2d_backward_weight(g, n);
    default:
        return 0;
    }
}

int32_t cutlass_first(const dfg_graph *g, dfg_node n)
{
    for (uint64_t set = cutlass_candidates(g, n); set != 0; set &= set - 1) {
        const uint32_t bit = dfg_lowest_bit(set);
        if (cutlass_confirm(g, n, bit))
            return (int32_t)bit;
    }
    return -1;
}

size_t cutlass_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets)
{
    size_t count = 0;
    for (dfg_node n = first; n < last; n++) {
        uint64_t set;
        switch (dfg_op(g, n)) {
        case OP_nn_relu:
            set = cutlass_at_nn_relu(g, n);
            break;
        case OP_add:
            set = cutlass_part(g, n) << 10 | cutlass_at_add_like(g, n);
            break;
        case OP_multiply:
            set = cutlass_at_multiply(g, n);
            break;
        case OP_nn_bias_add:
            set = cutlass_at_add_like(g, n);
            break;
        case OP_nn_dense:
            set = dfg_has_args(g, n, 2) ? DFG_BIT(CUTLASS_DENSE) : 0;
            break;
        case OP_nn_batch_matmul:
            set = cutlass_at_nn_batch_matmul(g, n);
            break;
        case OP_sigmoid:
            set = is_gated(g, n) ? DFG_BIT(CUTLASS_CONV2D_BIAS_SIGMOID) : 0;
            break;
        case OP_nn_conv2d:
            set = dfg_has_args(g, n, 2) ? DFG_BIT(CUTLASS_CONV2D) : 0;
            break;
        case OP_nn_conv2d_transpose:
            set = cutlass_at_nn_conv2d_transpose(g, n);
            break;
        case OP_nn_conv2d_backward_weight:
            set = cutlass_at_nn_conv2d_backward_weight(g, n);
            break;
        default:
            continue;
        }
        nodes[count] = n;
        sets[count] = set;
        count += set != 0;
    }
    return count;
}
