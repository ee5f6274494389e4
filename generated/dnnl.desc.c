/* What dnnl.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "dnnl.h"
#if DNNL_H != 0x39fa37a4896bcf7d
#error "dnnl.h is of another run of pat2c than this file"
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
    OP_exp,
    OP_log,
    OP_multiply,
    OP_nn_conv1d,
    OP_nn_conv2d,
    OP_nn_conv2d_transpose,
    OP_nn_conv3d,
    OP_nn_conv3d_transpose,
    OP_nn_dense,
    OP_nn_relu,
    OP_qnn_conv2d,
    OP_qnn_dense,
    OP_sigmoid,
    OP_tanh,
};
enum {
    ATTR_channels,
    ATTR_groups,
    ATTR_kernel_layout,
};
enum {
    STR_IODHW,
    STR_IOHW,
    STR_O,
    STR_OIDHW,
    STR_OIHW,
    STR_OIW,
};
static const char *const op_names[] = {
    "add",
    "cast",
    "clip",
    "divide",
    "erf",
    "exp",
    "log",
    "multiply",
    "nn.conv1d",
    "nn.conv2d",
    "nn.conv2d_transpose",
    "nn.conv3d",
    "nn.conv3d_transpose",
    "nn.dense",
    "nn.relu",
    "qnn.conv2d",
    "qnn.dense",
    "sigmoid",
    "tanh",
};
static const char *const attr_names[] = {
    "channels",
    "groups",
    "kernel_layout",
};
static const char *const str_names[] = {
    "IODHW",
    "IOHW",
    "O",
    "OIDHW",
    "OIHW",
    "OIW",
};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = DFG_NEEDS_FORMS,
    .n_ops = 19,
    .ops = op_names,
    .n_attrs = 3,
    .attrs = attr_names,
    .n_strs = 6,
    .strs = str_names,
};

/* dnnl.pat:19
 * cond bias_fits(c, w, b) =
 *     (present(c.channels) ? c.channels : dim(w, c.kernel_layout, "O")) == b.elements;
 */
static bool bias_fits(const dfg_graph *g, dfg_node c, dfg_node w, dfg_node b)
{
    return dfg_dim_eq(g,
                      dfg_known_or(dfg_attr(g, c, ATTR_channels),
                                   dfg_layout_dim(g, w,
                                                  dfg_attr_or(
                                                      g, c, ATTR_kernel_layout, dfg_str(g, STR_OIW)),
                                                  dfg_str(g, STR_O))),
                      dfg_elements_of(g, b));
}

struct dnnl_conv1d_bias_whole {
    struct dnnl_conv1d_bias_match m;
    dfg_node add;
};

static bool dnnl_conv1d_bias_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node c = dfg_arg(g, n, swap);
        if (!dfg_calls_with(g, c, OP_nn_conv1d, 2))
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, c))
            continue;
        /* where bias_fits(c, w, b) */
        if (!bias_fits(g, c, w, b))
            continue;
        if (accept(ctx, &(struct dnnl_conv1d_bias_whole){.m = {.root = n, .x = x, .w = w, .b = b, .c = c},
                .add = n}))
            return true;
    }
    return false;
}

/* dnnl.pat:19
 * cond bias_fits(c, w, b) =
 *     (present(c.channels) ? c.channels : dim(w, c.kernel_layout, "O")) == b.elements;
 */
static bool bias_fits_2(const dfg_graph *g, dfg_node c, dfg_node w, dfg_node b)
{
    return dfg_dim_eq(g,
                      dfg_known_or(dfg_attr(g, c, ATTR_channels),
                                   dfg_layout_dim(g, w,
                                                  dfg_attr_or(
                                                      g, c, ATTR_kernel_layout, dfg_str(g, STR_OIHW)),
                                                  dfg_str(g, STR_O))),
                      dfg_elements_of(g, b));
}

struct dnnl_conv2d_bias_whole {
    struct dnnl_conv2d_bias_match m;
    dfg_node add;
};

static bool dnnl_conv2d_bias_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node c = dfg_arg(g, n, swap);
        if (!dfg_calls_with(g, c, OP_nn_conv2d, 2))
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, c))
            continue;
        /* where bias_fits(c, w, b) */
        if (!bias_fits_2(g, c, w, b))
            continue;
        if (accept(ctx, &(struct dnnl_conv2d_bias_whole){.m = {.root = n, .x = x, .w = w, .b = b, .c = c},
                .add = n}))
            return true;
    }
    return false;
}

/* dnnl.pat:19
 * cond bias_fits(c, w, b) =
 *     (present(c.channels) ? c.channels : dim(w, c.kernel_layout, "O")) == b.elements;
 */
static bool bias_fits_3(const dfg_graph *g, dfg_node c, dfg_node w, dfg_node b)
{
    return dfg_dim_eq(g,
                      dfg_known_or(dfg_attr(g, c, ATTR_channels),
                                   dfg_layout_dim(g, w,
                                                  dfg_attr_or(
                                                      g, c, ATTR_kernel_layout, dfg_str(g, STR_OIDHW)),
                                                  dfg_str(g, STR_O))),
                      dfg_elements_of(g, b));
}

struct dnnl_conv3d_bias_whole {
    struct dnnl_conv3d_bias_match m;
    dfg_node add;
};

static bool dnnl_conv3d_bias_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node c = dfg_arg(g, n, swap);
        if (!dfg_calls_with(g, c, OP_nn_conv3d, 2))
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, c))
            continue;
        /* where bias_fits(c, w, b) */
        if (!bias_fits_3(g, c, w, b))
            continue;
        if (accept(ctx, &(struct dnnl_conv3d_bias_whole){.m = {.root = n, .x = x, .w = w, .b = b, .c = c},
                .add = n}))
            return true;
    }
    return false;
}

/* dnnl.pat:21
 * cond bias_fits_transposed(c, w, b) =
 *     (present(c.channels) ? c.channels : dim(w, c.kernel_layout, "O") * c.groups) == b.elements;
 */
static bool bias_fits_transposed(const dfg_graph *g, dfg_node c, dfg_node w, dfg_node b)
{
    return dfg_dim_eq(g,
                      dfg_known_or(dfg_attr(g, c, ATTR_channels),
                                   dfg_dim_mul(g,
                                               dfg_layout_dim(
                                                   g, w,
                                                   dfg_attr_or(
                                                       g, c, ATTR_kernel_layout, dfg_str(g, STR_IOHW)),
                                                   dfg_str(g, STR_O)),
                                               dfg_attr_or(g, c, ATTR_groups, dfg_int(1)))),
                      dfg_elements_of(g, b));
}

struct dnnl_deconv2d_bias_whole {
    struct dnnl_deconv2d_bias_match m;
    dfg_node add;
};

static bool dnnl_deconv2d_bias_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node c = dfg_arg(g, n, swap);
        if (!dfg_calls_with(g, c, OP_nn_conv2d_transpose, 2))
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, c))
            continue;
        /* where bias_fits_transposed(c, w, b) */
        if (!bias_fits_transposed(g, c, w, b))
            continue;
        if (accept(ctx, &(struct dnnl_deconv2d_bias_whole){.m = {.root = n, .x = x, .w = w, .b = b,
                .c = c}, .add = n}))
            return true;
    }
    return false;
}

/* dnnl.pat:21
 * cond bias_fits_transposed(c, w, b) =
 *     (present(c.channels) ? c.channels : dim(w, c.kernel_layout, "O") * c.groups) == b.elements;
 */
static bool bias_fits_transposed_2(const dfg_graph *g, dfg_node c, dfg_node w, dfg_node b)
{
    return dfg_dim_eq(g,
                      dfg_known_or(dfg_attr(g, c, ATTR_channels),
                                   dfg_dim_mul(g,
                                               dfg_layout_dim(
                                                   g, w,
                                                   dfg_attr_or(
                                                       g, c, ATTR_kernel_layout, dfg_str(g, STR_IODHW)),
                                                   dfg_str(g, STR_O)),
                                               dfg_attr_or(g, c, ATTR_groups, dfg_int(1)))),
                      dfg_elements_of(g, b));
}

struct dnnl_deconv3d_bias_whole {
    struct dnnl_deconv3d_bias_match m;
    dfg_node add;
};

static bool dnnl_deconv3d_bias_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node c = dfg_arg(g, n, swap);
        if (!dfg_calls_with(g, c, OP_nn_conv3d_transpose, 2))
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, c))
            continue;
        /* where bias_fits_transposed(c, w, b) */
        if (!bias_fits_transposed_2(g, c, w, b))
            continue;
        if (accept(ctx, &(struct dnnl_deconv3d_bias_whole){.m = {.root = n, .x = x, .w = w, .b = b,
                .c = c}, .add = n}))
            return true;
    }
    return false;
}

struct dnnl_dense_bias_whole {
    struct dnnl_dense_bias_match m;
    dfg_node add;
    dfg_node dense;
};

static bool dnnl_dense_bias_whole(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node dense = dfg_arg(g, n, swap);
        if (!dfg_calls_with(g, dense, OP_nn_dense, 2))
            continue;
        dfg_node x = dfg_arg(g, dense, 0);
        dfg_node w = dfg_arg(g, dense, 1);
        dfg_node b = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, dense))
            continue;
        if (accept(ctx, &(struct dnnl_dense_bias_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                .add = n, .dense = dense}))
            return true;
    }
    return false;
}

struct dnnl_gelu_whole {
    struct dnnl_gelu_match m;
    dfg_node multiply;
    dfg_node multiply_2;
    dfg_node add;
    dfg_node erf;
    dfg_node divide;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
};

static bool dnnl_gelu_whole(const dfg_graph *g, dfg_node n,
                            bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_multiply ? 0 : 1;
    dfg_node constant_3 = dfg_arg(g, n, 1 - swap);
    if (!dfg_const_is(g, constant_3, dfg_float(0.5), DFG_NO_DTYPE))
        return false;
    dfg_node multiply_2 = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, multiply_2, OP_multiply, 2))
        return false;
    for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, multiply_2); swap_2++) {
        dfg_node p = dfg_arg(g, multiply_2, swap_2);
        dfg_node add = dfg_arg(g, multiply_2, 1 - swap_2);
        if (!dfg_calls_argc(g, add, OP_add, 2))
            continue;
        uint32_t swap_3 = dfg_op(g, dfg_arg(g, add, 0)) == OP_erf ? 0 : 1;
        dfg_node erf = dfg_arg(g, add, swap_3);
        if (!dfg_calls_argc(g, erf, OP_erf, 1))
            continue;
        dfg_node divide = dfg_arg(g, erf, 0);
        if (!dfg_calls_with(g, divide, OP_divide, 2))
            continue;
        if (dfg_arg(g, divide, 0) != p)
            continue;
        dfg_node constant = dfg_arg(g, divide, 1);
        if (!dfg_const_near(g, constant, dfg_float(1.41421356), 0.001, DFG_NO_DTYPE))
            continue;
        dfg_node constant_2 = dfg_arg(g, add, 1 - swap_3);
        if (!dfg_const_is(g, constant_2, dfg_int(1), DFG_NO_DTYPE))
            continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){multiply_2, add, erf, divide}, 4))
            continue;
        if (accept(ctx, &(struct dnnl_gelu_whole){.m = {.root = n, .p = p}, .multiply = n,
                .multiply_2 = multiply_2, .add = add, .erf = erf, .divide = divide,
                .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3}))
            return true;
    }
    return false;
}

struct dnnl_swish_whole {
    struct dnnl_swish_match m;
    dfg_node multiply;
    dfg_node sigmoid;
};

static bool dnnl_swish_whole(const dfg_graph *g, dfg_node n,
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
        if (accept(ctx, &(struct dnnl_swish_whole){.m = {.root = n, .p = p}, .multiply = n,
                .sigmoid = sigmoid}))
            return true;
    }
    return false;
}

struct dnnl_mish_whole {
    struct dnnl_mish_match m;
    dfg_node multiply;
    dfg_node tanh;
    dfg_node log;
    dfg_node add;
    dfg_node exp;
    dfg_node constant;
};

static bool dnnl_mish_whole(const dfg_graph *g, dfg_node n,
                            bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_multiply, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node p = dfg_arg(g, n, swap);
        dfg_node tanh = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_argc(g, tanh, OP_tanh, 1))
            continue;
        dfg_node log = dfg_arg(g, tanh, 0);
        if (!dfg_calls_argc(g, log, OP_log, 1))
            continue;
        dfg_node add = dfg_arg(g, log, 0);
        if (!dfg_calls_argc(g, add, OP_add, 2))
            continue;
        uint32_t swap_2 = dfg_op(g, dfg_arg(g, add, 0)) == OP_exp ? 0 : 1;
        dfg_node exp = dfg_arg(g, add, swap_2);
        if (!dfg_calls_with(g, exp, OP_exp, 1))
            continue;
        if (dfg_arg(g, exp, 0) != p)
            continue;
        dfg_node constant = dfg_arg(g, add, 1 - swap_2);
        if (!dfg_const_is(g, constant, dfg_int(1), DFG_NO_DTYPE))
            continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){tanh, log, add, exp}, 4))
            continue;
        if (accept(ctx, &(struct dnnl_mish_whole){.m = {.root = n, .p = p}, .multiply = n, .tanh = tanh,
                .log = log, .add = add, .exp = exp, .constant = constant}))
            return true;
    }
    return false;
}

struct dnnl_requantized_whole {
    struct dnnl_requantized_match m;
    dfg_node cast;
    dfg_node add;
    dfg_node add_2;
    dfg_node multiply;
    dfg_node clip;
    dfg_node multiply_2;
    dfg_node add_3;
    dfg_node cast_2;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node multiply_3;
    dfg_node constant_4;
    dfg_node cast_3;
    dfg_node constant_5;
};

static bool dnnl_requantized_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_cast, 1))
        return false;
    dfg_node v = dfg_arg(g, n, 0);
    for (uint32_t alt = 0; alt < 2u; alt++) {
        dfg_node add = DFG_NONE, zero = DFG_NONE, constant_5 = DFG_NONE, v_2 = DFG_NONE;
        uint32_t swap = 0;
        if (alt == 0) {
            add = v;
            if (!dfg_calls_argc(g, add, OP_add, 2))
                continue;
            swap = (dfg_op(g, dfg_arg(g, add, 0)) == OP_add || dfg_op(g, dfg_arg(g, add, 0)) == OP_multiply
                    || dfg_op(g, dfg_arg(g, add, 0)) == OP_clip)
                ? 0
                : 1;
            zero = dfg_arg(g, add, 1 - swap);
            constant_5 = zero;
            if (!dfg_is(g, constant_5, DFG_CONST))
                continue;
            v_2 = dfg_arg(g, add, swap);
        } else {
            v_2 = v;
        }
        bool is_add_2 = dfg_calls_argc(g, v_2, OP_add, 2);
        dfg_node add_2 = DFG_NONE;
        if (is_add_2) {
            add_2 = v_2;
        }
        for (uint32_t swap_2 = 0; swap_2 < (is_add_2 ? dfg_orders(g, add_2) : 1u); swap_2++) {
            dfg_node v_3 = DFG_NONE, multiply_3 = DFG_NONE, sum_scale = DFG_NONE, constant_4 = DFG_NONE;
            dfg_node cast_3 = DFG_NONE, residual = DFG_NONE;
            uint32_t swap_3 = 0;
            if (is_add_2) {
                v_3 = dfg_arg(g, add_2, swap_2);
                multiply_3 = dfg_arg(g, add_2, 1 - swap_2);
                if (!dfg_calls_argc(g, multiply_3, OP_multiply, 2))
                    continue;
                swap_3 = dfg_is(g, dfg_arg(g, multiply_3, 0), DFG_CONST) ? 0 : 1;
                sum_scale = dfg_arg(g, multiply_3, swap_3);
                constant_4 = sum_scale;
                if (!dfg_is(g, constant_4, DFG_CONST))
                    continue;
                cast_3 = dfg_arg(g, multiply_3, 1 - swap_3);
                if (!dfg_calls_with(g, cast_3, OP_cast, 1))
                    continue;
                residual = dfg_arg(g, cast_3, 0);
            } else {
                v_3 = v_2;
            }
            bool is_multiply = dfg_calls_argc(g, v_3, OP_multiply, 2);
            dfg_node multiply = DFG_NONE, clip = DFG_NONE, act_scale = DFG_NONE, constant_3 = DFG_NONE;
            uint32_t swap_4 = 0;
            if (is_multiply) {
                multiply = v_3;
                swap_4 = dfg_op(g, dfg_arg(g, multiply, 0)) == OP_clip ? 0 : 1;
                clip = dfg_arg(g, multiply, swap_4);
                act_scale = dfg_arg(g, multiply, 1 - swap_4);
                constant_3 = act_scale;
                if (!dfg_is(g, constant_3, DFG_CONST))
                    continue;
            } else {
                clip = v_3;
            }
            if (!dfg_calls_argc(g, clip, OP_clip, 1))
                continue;
            dfg_node multiply_2 = dfg_arg(g, clip, 0);
            if (!dfg_calls_argc(g, multiply_2, OP_multiply, 2))
                continue;
            uint32_t swap_5 = (dfg_op(g, dfg_arg(g, multiply_2, 0)) == OP_add
                               || dfg_op(g, dfg_arg(g, multiply_2, 0)) == OP_cast)
                ? 0
                : 1;
            dfg_node v_4 = dfg_arg(g, multiply_2, swap_5);
            bool is_add_3 = dfg_calls_argc(g, v_4, OP_add, 2);
            dfg_node add_3 = DFG_NONE, cast_2 = DFG_NONE, bias = DFG_NONE, constant = DFG_NONE;
            uint32_t swap_6 = 0;
            if (is_add_3) {
                add_3 = v_4;
                swap_6 = dfg_op(g, dfg_arg(g, add_3, 0)) == OP_cast ? 0 : 1;
                cast_2 = dfg_arg(g, add_3, swap_6);
                bias = dfg_arg(g, add_3, 1 - swap_6);
                constant = bias;
                if (!dfg_is(g, constant, DFG_CONST))
                    continue;
            } else {
                cast_2 = v_4;
            }
            if (!dfg_calls_with(g, cast_2, OP_cast, 1))
                continue;
            dfg_node q = dfg_arg(g, cast_2, 0);
            dfg_node scale = dfg_arg(g, multiply_2, 1 - swap_5);
            dfg_node constant_2 = scale;
            if (!dfg_is(g, constant_2, DFG_CONST))
                continue;
            if (!dfg_in_body(g, n,
                             (const dfg_node[]){add, add_2, multiply_3, cast_3, multiply, clip, multiply_2,
                                                add_3, cast_2},
                             9))
                continue;
            if (accept(ctx, &(struct dnnl_requantized_whole){.m = {.root = n, .q = q, .bias = bias,
                    .scale = scale, .act_scale = act_scale, .sum_scale = sum_scale,
                    .residual = residual, .zero = zero}, .cast = n, .add = add,
                    .add_2 = add_2, .multiply = multiply, .clip = clip, .multiply_2 = multiply_2,
                    .add_3 = add_3, .cast_2 = cast_2, .constant = constant, .constant_2 = constant_2,
                    .constant_3 = constant_3, .multiply_3 = multiply_3, .constant_4 = constant_4,
                    .cast_3 = cast_3, .constant_5 = constant_5}))
                return true;
        }
    }
    return false;
}

struct dnnl_qnn_conv2d_whole {
    struct dnnl_qnn_conv2d_match m;
    dfg_node cast;
    dfg_node add;
    dfg_node add_2;
    dfg_node multiply;
    dfg_node clip;
    dfg_node multiply_2;
    dfg_node add_3;
    dfg_node cast_2;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node multiply_3;
    dfg_node constant_4;
    dfg_node cast_3;
    dfg_node constant_5;
    dfg_node conv2d;
    dfg_node constant_6;
    dfg_node constant_7;
    dfg_node constant_8;
    dfg_node constant_9;
    dfg_node constant_10;
};

static bool dnnl_qnn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_cast, 1))
        return false;
    dfg_node v = dfg_arg(g, n, 0);
    for (uint32_t alt = 0; alt < 2u; alt++) {
        dfg_node add = DFG_NONE, zero = DFG_NONE, constant_5 = DFG_NONE, v_2 = DFG_NONE;
        uint32_t swap = 0;
        if (alt == 0) {
            add = v;
            if (!dfg_calls_argc(g, add, OP_add, 2))
                continue;
            swap = (dfg_op(g, dfg_arg(g, add, 0)) == OP_add || dfg_op(g, dfg_arg(g, add, 0)) == OP_multiply
                    || dfg_op(g, dfg_arg(g, add, 0)) == OP_clip)
                ? 0
                : 1;
            zero = dfg_arg(g, add, 1 - swap);
            constant_5 = zero;
            if (!dfg_is(g, constant_5, DFG_CONST))
                continue;
            v_2 = dfg_arg(g, add, swap);
        } else {
            v_2 = v;
        }
        bool is_add_2 = dfg_calls_argc(g, v_2, OP_add, 2);
        dfg_node add_2 = DFG_NONE;
        if (is_add_2) {
            add_2 = v_2;
        }
        for (uint32_t swap_2 = 0; swap_2 < (is_add_2 ? dfg_orders(g, add_2) : 1u); swap_2++) {
            dfg_node v_3 = DFG_NONE, multiply_3 = DFG_NONE, sum_scale = DFG_NONE, constant_4 = DFG_NONE;
            dfg_node cast_3 = DFG_NONE, residual = DFG_NONE;
            uint32_t swap_3 = 0;
            if (is_add_2) {
                v_3 = dfg_arg(g, add_2, swap_2);
                multiply_3 = dfg_arg(g, add_2, 1 - swap_2);
                if (!dfg_calls_argc(g, multiply_3, OP_multiply, 2))
                    continue;
                swap_3 = dfg_is(g, dfg_arg(g, multiply_3, 0), DFG_CONST) ? 0 : 1;
                sum_scale = dfg_arg(g, multiply_3, swap_3);
                constant_4 = sum_scale;
                if (!dfg_is(g, constant_4, DFG_CONST))
                    continue;
                cast_3 = dfg_arg(g, multiply_3, 1 - swap_3);
                if (!dfg_calls_with(g, cast_3, OP_cast, 1))
                    continue;
                residual = dfg_arg(g, cast_3, 0);
            } else {
                v_3 = v_2;
            }
            bool is_multiply = dfg_calls_argc(g, v_3, OP_multiply, 2);
            dfg_node multiply = DFG_NONE, clip = DFG_NONE, act_scale = DFG_NONE, constant_3 = DFG_NONE;
            uint32_t swap_4 = 0;
            if (is_multiply) {
                multiply = v_3;
                swap_4 = dfg_op(g, dfg_arg(g, multiply, 0)) == OP_clip ? 0 : 1;
                clip = dfg_arg(g, multiply, swap_4);
                act_scale = dfg_arg(g, multiply, 1 - swap_4);
                constant_3 = act_scale;
                if (!dfg_is(g, constant_3, DFG_CONST))
                    continue;
            } else {
                clip = v_3;
            }
            if (!dfg_calls_argc(g, clip, OP_clip, 1))
                continue;
            dfg_node multiply_2 = dfg_arg(g, clip, 0);
            if (!dfg_calls_argc(g, multiply_2, OP_multiply, 2))
                continue;
            uint32_t swap_5 = (dfg_op(g, dfg_arg(g, multiply_2, 0)) == OP_add
                               || dfg_op(g, dfg_arg(g, multiply_2, 0)) == OP_cast)
                ? 0
                : 1;
            dfg_node v_4 = dfg_arg(g, multiply_2, swap_5);
            bool is_add_3 = dfg_calls_argc(g, v_4, OP_add, 2);
            dfg_node add_3 = DFG_NONE, cast_2 = DFG_NONE, bias = DFG_NONE, constant = DFG_NONE;
            uint32_t swap_6 = 0;
            if (is_add_3) {
                add_3 = v_4;
                swap_6 = dfg_op(g, dfg_arg(g, add_3, 0)) == OP_cast ? 0 : 1;
                cast_2 = dfg_arg(g, add_3, swap_6);
                bias = dfg_arg(g, add_3, 1 - swap_6);
                constant = bias;
                if (!dfg_is(g, constant, DFG_CONST))
                    continue;
            } else {
                cast_2 = v_4;
            }
            if (!dfg_calls_argc(g, cast_2, OP_cast, 1))
                continue;
            dfg_node conv2d = dfg_arg(g, cast_2, 0);
            if (!dfg_calls_with(g, conv2d, OP_qnn_conv2d, 6))
                continue;
            dfg_node x = dfg_arg(g, conv2d, 0);
            dfg_node w = dfg_arg(g, conv2d, 1);
            dfg_node constant_6 = w;
            if (!dfg_is(g, constant_6, DFG_CONST))
                continue;
            dfg_node constant_7 = dfg_arg(g, conv2d, 2);
            if (!dfg_scalar_is(g, constant_7, dfg_int(0), DFG_I32))
                continue;
            dfg_node constant_8 = dfg_arg(g, conv2d, 3);
            if (!dfg_scalar_is(g, constant_8, dfg_int(0), DFG_I32))
                continue;
            dfg_node x_scale = dfg_arg(g, conv2d, 4);
            dfg_node constant_9 = x_scale;
            if (!dfg_is(g, constant_9, DFG_CONST))
                continue;
            dfg_node w_scale = dfg_arg(g, conv2d, 5);
            dfg_node constant_10 = w_scale;
            if (!dfg_is(g, constant_10, DFG_CONST))
                continue;
            dfg_node scale = dfg_arg(g, multiply_2, 1 - swap_5);
            dfg_node constant_2 = scale;
            if (!dfg_is(g, constant_2, DFG_CONST))
                continue;
            if (!dfg_in_body(g, n,
                             (const dfg_node[]){add, add_2, multiply_3, cast_3, multiply, clip, multiply_2,
                                                add_3, cast_2, conv2d},
                             10))
                continue;
            if (accept(ctx, &(struct dnnl_qnn_conv2d_whole){.m = {.root = n, .x = x, .w = w,
                    .x_scale = x_scale, .w_scale = w_scale, .bias = bias, .scale = scale,
                    .act_scale = act_scale, .sum_scale = sum_scale, .residual = residual,
                    .zero = zero}, .cast = n, .add = add, .add_2 = add_2,
                    .multiply = multiply, .clip = clip, .multiply_2 = multiply_2, .add_3 = add_3,
                    .cast_2 = cast_2, .constant = constant, .constant_2 = constant_2,
                    .constant_3 = constant_3, .multiply_3 = multiply_3, .constant_4 = constant_4,
                    .cast_3 = cast_3, .constant_5 = constant_5, .conv2d = conv2d,
                    .constant_6 = constant_6, .constant_7 = constant_7, .constant_8 = constant_8,
                    .constant_9 = constant_9, .constant_10 = constant_10}))
                return true;
        }
    }
    return false;
}

struct dnnl_qnn_dense_whole {
    struct dnnl_qnn_dense_match m;
    dfg_node cast;
    dfg_node add;
    dfg_node add_2;
    dfg_node multiply;
    dfg_node clip;
    dfg_node multiply_2;
    dfg_node add_3;
    dfg_node cast_2;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node multiply_3;
    dfg_node constant_4;
    dfg_node cast_3;
    dfg_node constant_5;
    dfg_node dense;
    dfg_node constant_6;
    dfg_node constant_7;
    dfg_node constant_8;
    dfg_node constant_9;
    dfg_node constant_10;
};

static bool dnnl_qnn_dense_whole(const dfg_graph *g, dfg_node n,
                                 bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_cast, 1))
        return false;
    dfg_node v = dfg_arg(g, n, 0);
    for (uint32_t alt = 0; alt < 2u; alt++) {
        dfg_node add = DFG_NONE, zero = DFG_NONE, constant_5 = DFG_NONE, v_2 = DFG_NONE;
        uint32_t swap = 0;
        if (alt == 0) {
            add = v;
            if (!dfg_calls_argc(g, add, OP_add, 2))
                continue;
            swap = (dfg_op(g, dfg_arg(g, add, 0)) == OP_add || dfg_op(g, dfg_arg(g, add, 0)) == OP_multiply
                    || dfg_op(g, dfg_arg(g, add, 0)) == OP_clip)
                ? 0
                : 1;
            zero = dfg_arg(g, add, 1 - swap);
            constant_5 = zero;
            if (!dfg_is(g, constant_5, DFG_CONST))
                continue;
            v_2 = dfg_arg(g, add, swap);
        } else {
            v_2 = v;
        }
        bool is_add_2 = dfg_calls_argc(g, v_2, OP_add, 2);
        dfg_node add_2 = DFG_NONE;
        if (is_add_2) {
            add_2 = v_2;
        }
        for (uint32_t swap_2 = 0; swap_2 < (is_add_2 ? dfg_orders(g, add_2) : 1u); swap_2++) {
            dfg_node v_3 = DFG_NONE, multiply_3 = DFG_NONE, sum_scale = DFG_NONE, constant_4 = DFG_NONE;
            dfg_node cast_3 = DFG_NONE, residual = DFG_NONE;
            uint32_t swap_3 = 0;
            if (is_add_2) {
                v_3 = dfg_arg(g, add_2, swap_2);
                multiply_3 = dfg_arg(g, add_2, 1 - swap_2);
                if (!dfg_calls_argc(g, multiply_3, OP_multiply, 2))
                    continue;
                swap_3 = dfg_is(g, dfg_arg(g, multiply_3, 0), DFG_CONST) ? 0 : 1;
                sum_scale = dfg_arg(g, multiply_3, swap_3);
                constant_4 = sum_scale;
                if (!dfg_is(g, constant_4, DFG_CONST))
                    continue;
                cast_3 = dfg_arg(g, multiply_3, 1 - swap_3);
                if (!dfg_calls_with(g, cast_3, OP_cast, 1))
                    continue;
                residual = dfg_arg(g, cast_3, 0);
            } else {
                v_3 = v_2;
            }
            bool is_multiply = dfg_calls_argc(g, v_3, OP_multiply, 2);
            dfg_node multiply = DFG_NONE, clip = DFG_NONE, act_scale = DFG_NONE, constant_3 = DFG_NONE;
            uint32_t swap_4 = 0;
            if (is_multiply) {
                multiply = v_3;
                swap_4 = dfg_op(g, dfg_arg(g, multiply, 0)) == OP_clip ? 0 : 1;
                clip = dfg_arg(g, multiply, swap_4);
                act_scale = dfg_arg(g, multiply, 1 - swap_4);
                constant_3 = act_scale;
                if (!dfg_is(g, constant_3, DFG_CONST))
                    continue;
            } else {
                clip = v_3;
            }
            if (!dfg_calls_argc(g, clip, OP_clip, 1))
                continue;
            dfg_node multiply_2 = dfg_arg(g, clip, 0);
            if (!dfg_calls_argc(g, multiply_2, OP_multiply, 2))
                continue;
            uint32_t swap_5 = (dfg_op(g, dfg_arg(g, multiply_2, 0)) == OP_add
                               || dfg_op(g, dfg_arg(g, multiply_2, 0)) == OP_cast)
                ? 0
                : 1;
            dfg_node v_4 = dfg_arg(g, multiply_2, swap_5);
            bool is_add_3 = dfg_calls_argc(g, v_4, OP_add, 2);
            dfg_node add_3 = DFG_NONE, cast_2 = DFG_NONE, bias = DFG_NONE, constant = DFG_NONE;
            uint32_t swap_6 = 0;
            if (is_add_3) {
                add_3 = v_4;
                swap_6 = dfg_op(g, dfg_arg(g, add_3, 0)) == OP_cast ? 0 : 1;
                cast_2 = dfg_arg(g, add_3, swap_6);
                bias = dfg_arg(g, add_3, 1 - swap_6);
                constant = bias;
                if (!dfg_is(g, constant, DFG_CONST))
                    continue;
            } else {
                cast_2 = v_4;
            }
            if (!dfg_calls_argc(g, cast_2, OP_cast, 1))
                continue;
            dfg_node dense = dfg_arg(g, cast_2, 0);
            if (!dfg_calls_with(g, dense, OP_qnn_dense, 6))
                continue;
            dfg_node x = dfg_arg(g, dense, 0);
            dfg_node w = dfg_arg(g, dense, 1);
            dfg_node constant_6 = w;
            if (!dfg_is(g, constant_6, DFG_CONST))
                continue;
            dfg_node constant_7 = dfg_arg(g, dense, 2);
            if (!dfg_scalar_is(g, constant_7, dfg_int(0), DFG_I32))
                continue;
            dfg_node constant_8 = dfg_arg(g, dense, 3);
            if (!dfg_scalar_is(g, constant_8, dfg_int(0), DFG_I32))
                continue;
            dfg_node x_scale = dfg_arg(g, dense, 4);
            dfg_node constant_9 = x_scale;
            if (!dfg_is(g, constant_9, DFG_CONST))
                continue;
            dfg_node w_scale = dfg_arg(g, dense, 5);
            dfg_node constant_10 = w_scale;
            if (!dfg_is(g, constant_10, DFG_CONST))
                continue;
            dfg_node scale = dfg_arg(g, multiply_2, 1 - swap_5);
            dfg_node constant_2 = scale;
            if (!dfg_is(g, constant_2, DFG_CONST))
                continue;
            if (!dfg_in_body(g, n,
                             (const dfg_node[]){add, add_2, multiply_3, cast_3, multiply, clip, multiply_2,
                                                add_3, cast_2, dense},
                             10))
                continue;
            if (accept(ctx, &(struct dnnl_qnn_dense_whole){.m = {.root = n, .x = x, .w = w,
                    .x_scale = x_scale, .w_scale = w_scale, .bias = bias, .scale = scale,
                    .act_scale = act_scale, .sum_scale = sum_scale, .residual = residual,
                    .zero = zero}, .cast = n, .add = add, .add_2 = add_2,
                    .multiply = multiply, .clip = clip, .multiply_2 = multiply_2, .add_3 = add_3,
                    .cast_2 = cast_2, .constant = constant, .constant_2 = constant_2,
                    .constant_3 = constant_3, .multiply_3 = multiply_3, .constant_4 = constant_4,
                    .cast_3 = cast_3, .constant_5 = constant_5, .dense = dense,
                    .constant_6 = constant_6, .constant_7 = constant_7, .constant_8 = constant_8,
                    .constant_9 = constant_9, .constant_10 = constant_10}))
                return true;
        }
    }
    return false;
}

struct dnnl_dense_bias_sum_whole {
    struct dnnl_dense_bias_sum_match m;
    dfg_node add;
};

static bool dnnl_dense_bias_sum_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node residual = dfg_arg(g, n, 1 - swap);
        dfg_node s = dfg_arg(g, n, swap);
        if (!dfg_calls_with(g, s, OP_add, 2))
            continue;
        /* where distinct(residual, s) */
        if (residual == s)
            continue;
        for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, s); swap_2++) {
            dfg_node d = dfg_arg(g, s, swap_2);
            if (!dfg_calls_with(g, d, OP_nn_dense, 2))
                continue;
            dfg_node x = dfg_arg(g, d, 0);
            dfg_node w = dfg_arg(g, d, 1);
            dfg_node b = dfg_arg(g, s, 1 - swap_2);
            if (!dfg_in_body(g, n, (const dfg_node[]){s, d}, 2))
                continue;
            /* where distinct(residual, d) */
            if (residual == d)
                continue;
            if (accept(ctx, &(struct dnnl_dense_bias_sum_whole){.m = {.root = n, .x = x, .w = w, .b = b,
                    .residual = residual, .d = d, .s = s}, .add = n}))
                return true;
        }
    }
    return false;
}

struct dnnl_conv2d_bias_sum_whole {
    struct dnnl_conv2d_bias_sum_match m;
    dfg_node add;
};

static bool dnnl_conv2d_bias_sum_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node residual = dfg_arg(g, n, 1 - swap);
        dfg_node s = dfg_arg(g, n, swap);
        if (!dfg_calls_with(g, s, OP_add, 2))
            continue;
        /* where distinct(residual, s) */
        if (residual == s)
            continue;
        /* where same_shape(s, residual) */
        if (dfg_same_shape(g, s, residual) != DFG_TRUE)
            continue;
        for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, s); swap_2++) {
            dfg_node c = dfg_arg(g, s, swap_2);
            if (!dfg_calls_with(g, c, OP_nn_conv2d, 2))
                continue;
            dfg_node x = dfg_arg(g, c, 0);
            dfg_node w = dfg_arg(g, c, 1);
            dfg_node b = dfg_arg(g, s, 1 - swap_2);
            if (!dfg_in_body(g, n, (const dfg_node[]){s, c}, 2))
                continue;
            /* where bias_fits(c, w, b) */
            if (!bias_fits_2(g, c, w, b))
                continue;
            /* where distinct(residual, c) */
            if (residual == c)
                continue;
            if (accept(ctx, &(struct dnnl_conv2d_bias_sum_whole){.m = {.root = n, .x = x, .w = w, .b = b,
                    .residual = residual, .c = c, .s = s}, .add = n}))
                return true;
        }
    }
    return false;
}

struct dnnl_conv2d_bias_sum_relu_whole {
    struct dnnl_conv2d_bias_sum_relu_match m;
    dfg_node relu;
    dfg_node add;
    dfg_node s;
    dfg_node c;
};

static bool dnnl_conv2d_bias_sum_relu_whole(const dfg_graph *g, dfg_node n,
                                            bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_nn_relu, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, add, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node residual = dfg_arg(g, add, 1 - swap);
        dfg_node s = dfg_arg(g, add, swap);
        if (!dfg_calls_with(g, s, OP_add, 2))
            continue;
        for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, s); swap_2++) {
            dfg_node c = dfg_arg(g, s, swap_2);
            if (!dfg_calls_with(g, c, OP_nn_conv2d, 2))
                continue;
            dfg_node x = dfg_arg(g, c, 0);
            dfg_node w = dfg_arg(g, c, 1);
            dfg_node b = dfg_arg(g, s, 1 - swap_2);
            if (!dfg_in_body(g, n, (const dfg_node[]){add, s, c}, 3))
                continue;
            /* where bias_fits(c, w, b) */
            if (!bias_fits_2(g, c, w, b))
                continue;
            /* where distinct(residual, c) */
            if (c == DFG_NONE || residual == c)
                continue;
            /* where distinct(residual, s) */
            if (s == DFG_NONE || residual == s)
                continue;
            /* where same_shape(s, residual) */
            if (dfg_same_shape(g, s, residual) != DFG_TRUE)
                continue;
            if (accept(ctx, &(struct dnnl_conv2d_bias_sum_relu_whole){.m = {.root = n, .x = x, .w = w, .b = b,
                    .residual = residual}, .relu = n, .add = add, .s = s, .c = c}))
                return true;
        }
    }
    return false;
}

struct dnnl_conv1d_bias_relu_whole {
    struct dnnl_conv1d_bias_relu_match m;
    dfg_node relu;
    dfg_node add;
    dfg_node c;
};

static bool dnnl_conv1d_bias_relu_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_nn_relu, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, add, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node c = dfg_arg(g, add, swap);
        if (!dfg_calls_with(g, c, OP_nn_conv1d, 2))
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, add, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){add, c}, 2))
            continue;
        /* where bias_fits(c, w, b) */
        if (!bias_fits(g, c, w, b))
            continue;
        if (accept(ctx, &(struct dnnl_conv1d_bias_relu_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                .relu = n, .add = add, .c = c}))
            return true;
    }
    return false;
}

struct dnnl_conv2d_bias_relu_whole {
    struct dnnl_conv2d_bias_relu_match m;
    dfg_node relu;
    dfg_node add;
    dfg_node c;
};

static bool dnnl_conv2d_bias_relu_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_nn_relu, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, add, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node c = dfg_arg(g, add, swap);
        if (!dfg_calls_with(g, c, OP_nn_conv2d, 2))
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, add, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){add, c}, 2))
            continue;
        /* where bias_fits(c, w, b) */
        if (!bias_fits_2(g, c, w, b))
            continue;
        if (accept(ctx, &(struct dnnl_conv2d_bias_relu_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                .relu = n, .add = add, .c = c}))
            return true;
    }
    return false;
}

struct dnnl_conv3d_bias_relu_whole {
    struct dnnl_conv3d_bias_relu_match m;
    dfg_node relu;
    dfg_node add;
    dfg_node c;
};

static bool dnnl_conv3d_bias_relu_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_nn_relu, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, add, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node c = dfg_arg(g, add, swap);
        if (!dfg_calls_with(g, c, OP_nn_conv3d, 2))
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, add, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){add, c}, 2))
            continue;
        /* where bias_fits(c, w, b) */
        if (!bias_fits_3(g, c, w, b))
            continue;
        if (accept(ctx, &(struct dnnl_conv3d_bias_relu_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                .relu = n, .add = add, .c = c}))
            return true;
    }
    return false;
}

struct dnnl_deconv2d_bias_relu_whole {
    struct dnnl_deconv2d_bias_relu_match m;
    dfg_node relu;
    dfg_node add;
    dfg_node c;
};

static bool dnnl_deconv2d_bias_relu_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_nn_relu, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, add, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node c = dfg_arg(g, add, swap);
        if (!dfg_calls_with(g, c, OP_nn_conv2d_transpose, 2))
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, add, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){add, c}, 2))
            continue;
        /* where bias_fits_transposed(c, w, b) */
        if (!bias_fits_transposed(g, c, w, b))
            continue;
        if (accept(ctx, &(struct dnnl_deconv2d_bias_relu_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                .relu = n, .add = add, .c = c}))
            return true;
    }
    return false;
}

struct dnnl_deconv3d_bias_relu_whole {
    struct dnnl_deconv3d_bias_relu_match m;
    dfg_node relu;
    dfg_node add;
    dfg_node c;
};

static bool dnnl_deconv3d_bias_relu_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_nn_relu, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, add, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node c = dfg_arg(g, add, swap);
        if (!dfg_calls_with(g, c, OP_nn_conv3d_transpose, 2))
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, add, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){add, c}, 2))
            continue;
        /* where bias_fits_transposed(c, w, b) */
        if (!bias_fits_transposed_2(g, c, w, b))
            continue;
        if (accept(ctx, &(struct dnnl_deconv3d_bias_relu_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                .relu = n, .add = add, .c = c}))
            return true;
    }
    return false;
}

struct dnnl_dense_bias_relu_whole {
    struct dnnl_dense_bias_relu_match m;
    dfg_node relu;
    dfg_node add;
    dfg_node dense;
};

static bool dnnl_dense_bias_relu_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_nn_relu, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, add, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node dense = dfg_arg(g, add, swap);
        if (!dfg_calls_with(g, dense, OP_nn_dense, 2))
            continue;
        dfg_node x = dfg_arg(g, dense, 0);
        dfg_node w = dfg_arg(g, dense, 1);
        dfg_node b = dfg_arg(g, add, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){add, dense}, 2))
            continue;
        if (accept(ctx, &(struct dnnl_dense_bias_relu_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                .relu = n, .add = add, .dense = dense}))
            return true;
    }
    return false;
}

struct dnnl_conv1d_bias_tanh_whole {
    struct dnnl_conv1d_bias_tanh_match m;
    dfg_node tanh;
    dfg_node add;
    dfg_node c;
};

static bool dnnl_conv1d_bias_tanh_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_tanh, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, add, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node c = dfg_arg(g, add, swap);
        if (!dfg_calls_with(g, c, OP_nn_conv1d, 2))
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, add, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){add, c}, 2))
            continue;
        /* where bias_fits(c, w, b) */
        if (!bias_fits(g, c, w, b))
            continue;
        if (accept(ctx, &(struct dnnl_conv1d_bias_tanh_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                .tanh = n, .add = add, .c = c}))
            return true;
    }
    return false;
}

struct dnnl_conv2d_bias_tanh_whole {
    struct dnnl_conv2d_bias_tanh_match m;
    dfg_node tanh;
    dfg_node add;
    dfg_node c;
};

static bool dnnl_conv2d_bias_tanh_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_tanh, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, add, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node c = dfg_arg(g, add, swap);
        if (!dfg_calls_with(g, c, OP_nn_conv2d, 2))
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, add, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){add, c}, 2))
            continue;
        /* where bias_fits(c, w, b) */
        if (!bias_fits_2(g, c, w, b))
            continue;
        if (accept(ctx, &(struct dnnl_conv2d_bias_tanh_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                .tanh = n, .add = add, .c = c}))
            return true;
    }
    return false;
}

struct dnnl_conv3d_bias_tanh_whole {
    struct dnnl_conv3d_bias_tanh_match m;
    dfg_node tanh;
    dfg_node add;
    dfg_node c;
};

static bool dnnl_conv3d_bias_tanh_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_tanh, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, add, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node c = dfg_arg(g, add, swap);
        if (!dfg_calls_with(g, c, OP_nn_conv3d, 2))
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, add, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){add, c}, 2))
            continue;
        /* where bias_fits(c, w, b) */
        if (!bias_fits_3(g, c, w, b))
            continue;
        if (accept(ctx, &(struct dnnl_conv3d_bias_tanh_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                .tanh = n, .add = add, .c = c}))
            return true;
    }
    return false;
}

struct dnnl_deconv2d_bias_tanh_whole {
    struct dnnl_deconv2d_bias_tanh_match m;
    dfg_node tanh;
    dfg_node add;
    dfg_node c;
};

static bool dnnl_deconv2d_bias_tanh_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_tanh, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, add, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node c = dfg_arg(g, add, swap);
        if (!dfg_calls_with(g, c, OP_nn_conv2d_transpose, 2))
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, add, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){add, c}, 2))
            continue;
        /* where bias_fits_transposed(c, w, b) */
        if (!bias_fits_transposed(g, c, w, b))
            continue;
        if (accept(ctx, &(struct dnnl_deconv2d_bias_tanh_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                .tanh = n, .add = add, .c = c}))
            return true;
    }
    return false;
}

struct dnnl_deconv3d_bias_tanh_whole {
    struct dnnl_deconv3d_bias_tanh_match m;
    dfg_node tanh;
    dfg_node add;
    dfg_node c;
};

static bool dnnl_deconv3d_bias_tanh_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_tanh, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, add, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node c = dfg_arg(g, add, swap);
        if (!dfg_calls_with(g, c, OP_nn_conv3d_transpose, 2))
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, add, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){add, c}, 2))
            continue;
        /* where bias_fits_transposed(c, w, b) */
        if (!bias_fits_transposed_2(g, c, w, b))
            continue;
        if (accept(ctx, &(struct dnnl_deconv3d_bias_tanh_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                .tanh = n, .add = add, .c = c}))
            return true;
    }
    return false;
}

struct dnnl_dense_bias_tanh_whole {
    struct dnnl_dense_bias_tanh_match m;
    dfg_node tanh;
    dfg_node add;
    dfg_node dense;
};

static bool dnnl_dense_bias_tanh_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_tanh, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, add, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node dense = dfg_arg(g, add, swap);
        if (!dfg_calls_with(g, dense, OP_nn_dense, 2))
            continue;
        dfg_node x = dfg_arg(g, dense, 0);
        dfg_node w = dfg_arg(g, dense, 1);
        dfg_node b = dfg_arg(g, add, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){add, dense}, 2))
            continue;
        if (accept(ctx, &(struct dnnl_dense_bias_tanh_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                .tanh = n, .add = add, .dense = dense}))
            return true;
    }
    return false;
}

struct dnnl_conv1d_bias_sigmoid_whole {
    struct dnnl_conv1d_bias_sigmoid_match m;
    dfg_node sigmoid;
    dfg_node add;
    dfg_node c;
};

static bool dnnl_conv1d_bias_sigmoid_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_sigmoid, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, add, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node c = dfg_arg(g, add, swap);
        if (!dfg_calls_with(g, c, OP_nn_conv1d, 2))
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, add, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){add, c}, 2))
            continue;
        /* where bias_fits(c, w, b) */
        if (!bias_fits(g, c, w, b))
            continue;
        if (accept(ctx, &(struct dnnl_conv1d_bias_sigmoid_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                .sigmoid = n, .add = add, .c = c}))
            return true;
    }
    return false;
}

struct dnnl_conv2d_bias_sigmoid_whole {
    struct dnnl_conv2d_bias_sigmoid_match m;
    dfg_node sigmoid;
    dfg_node add;
    dfg_node c;
};

static bool dnnl_conv2d_bias_sigmoid_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_sigmoid, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, add, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node c = dfg_arg(g, add, swap);
        if (!dfg_calls_with(g, c, OP_nn_conv2d, 2))
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, add, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){add, c}, 2))
            continue;
        /* where bias_fits(c, w, b) */
        if (!bias_fits_2(g, c, w, b))
            continue;
        if (accept(ctx, &(struct dnnl_conv2d_bias_sigmoid_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                .sigmoid = n, .add = add, .c = c}))
            return true;
    }
    return false;
}

struct dnnl_conv3d_bias_sigmoid_whole {
    struct dnnl_conv3d_bias_sigmoid_match m;
    dfg_node sigmoid;
    dfg_node add;
    dfg_node c;
};

static bool dnnl_conv3d_bias_sigmoid_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_sigmoid, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, add, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node c = dfg_arg(g, add, swap);
        if (!dfg_calls_with(g, c, OP_nn_conv3d, 2))
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, add, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){add, c}, 2))
            continue;
        /* where bias_fits(c, w, b) */
        if (!bias_fits_3(g, c, w, b))
            continue;
        if (accept(ctx, &(struct dnnl_conv3d_bias_sigmoid_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                .sigmoid = n, .add = add, .c = c}))
            return true;
    }
    return false;
}

struct dnnl_deconv2d_bias_sigmoid_whole {
    struct dnnl_deconv2d_bias_sigmoid_match m;
    dfg_node sigmoid;
    dfg_node add;
    dfg_node c;
};

static bool dnnl_deconv2d_bias_sigmoid_whole(const dfg_graph *g, dfg_node n,
                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_sigmoid, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, add, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node c = dfg_arg(g, add, swap);
        if (!dfg_calls_with(g, c, OP_nn_conv2d_transpose, 2))
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, add, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){add, c}, 2))
            continue;
        /* where bias_fits_transposed(c, w, b) */
        if (!bias_fits_transposed(g, c, w, b))
            continue;
        if (accept(ctx, &(struct dnnl_deconv2d_bias_sigmoid_whole){.m = {.root = n, .x = x, .w = w,
                .b = b}, .sigmoid = n, .add = add, .c = c}))
            return true;
    }
    return false;
}

struct dnnl_deconv3d_bias_sigmoid_whole {
    struct dnnl_deconv3d_bias_sigmoid_match m;
    dfg_node sigmoid;
    dfg_node add;
    dfg_node c;
};

static bool dnnl_deconv3d_bias_sigmoid_whole(const dfg_graph *g, dfg_node n,
                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_sigmoid, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, add, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node c = dfg_arg(g, add, swap);
        if (!dfg_calls_with(g, c, OP_nn_conv3d_transpose, 2))
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, add, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){add, c}, 2))
            continue;
        /* where bias_fits_transposed(c, w, b) */
        if (!bias_fits_transposed_2(g, c, w, b))
            continue;
        if (accept(ctx, &(struct dnnl_deconv3d_bias_sigmoid_whole){.m = {.root = n, .x = x, .w = w,
                .b = b}, .sigmoid = n, .add = add, .c = c}))
            return true;
    }
    return false;
}

struct dnnl_dense_bias_sigmoid_whole {
    struct dnnl_dense_bias_sigmoid_match m;
    dfg_node sigmoid;
    dfg_node add;
    dfg_node dense;
};

static bool dnnl_dense_bias_sigmoid_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_sigmoid, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, add, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node dense = dfg_arg(g, add, swap);
        if (!dfg_calls_with(g, dense, OP_nn_dense, 2))
            continue;
        dfg_node x = dfg_arg(g, dense, 0);
        dfg_node w = dfg_arg(g, dense, 1);
        dfg_node b = dfg_arg(g, add, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){add, dense}, 2))
            continue;
        if (accept(ctx, &(struct dnnl_dense_bias_sigmoid_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                .sigmoid = n, .add = add, .dense = dense}))
            return true;
    }
    return false;
}

struct dnnl_conv1d_bias_clip_whole {
    struct dnnl_conv1d_bias_clip_match m;
    dfg_node clip;
    dfg_node add;
    dfg_node c;
};

static bool dnnl_conv1d_bias_clip_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_clip, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, add, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node c = dfg_arg(g, add, swap);
        if (!dfg_calls_with(g, c, OP_nn_conv1d, 2))
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, add, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){add, c}, 2))
            continue;
        /* where bias_fits(c, w, b) */
        if (!bias_fits(g, c, w, b))
            continue;
        if (accept(ctx, &(struct dnnl_conv1d_bias_clip_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                .clip = n, .add = add, .c = c}))
            return true;
    }
    return false;
}

struct dnnl_conv2d_bias_clip_whole {
    struct dnnl_conv2d_bias_clip_match m;
    dfg_node clip;
    dfg_node add;
    dfg_node c;
};

static bool dnnl_conv2d_bias_clip_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_clip, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, add, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node c = dfg_arg(g, add, swap);
        if (!dfg_calls_with(g, c, OP_nn_conv2d, 2))
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, add, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){add, c}, 2))
            continue;
        /* where bias_fits(c, w, b) */
        if (!bias_fits_2(g, c, w, b))
            continue;
        if (accept(ctx, &(struct dnnl_conv2d_bias_clip_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                .clip = n, .add = add, .c = c}))
            return true;
    }
    return false;
}

struct dnnl_conv3d_bias_clip_whole {
    struct dnnl_conv3d_bias_clip_match m;
    dfg_node clip;
    dfg_node add;
    dfg_node c;
};

static bool dnnl_conv3d_bias_clip_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_clip, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, add, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node c = dfg_arg(g, add, swap);
        if (!dfg_calls_with(g, c, OP_nn_conv3d, 2))
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, add, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){add, c}, 2))
            continue;
        /* where bias_fits(c, w, b) */
        if (!bias_fits_3(g, c, w, b))
            continue;
        if (accept(ctx, &(struct dnnl_conv3d_bias_clip_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                .clip = n, .add = add, .c = c}))
            return true;
    }
    return false;
}

struct dnnl_deconv2d_bias_clip_whole {
    struct dnnl_deconv2d_bias_clip_match m;
    dfg_node clip;
    dfg_node add;
    dfg_node c;
};

static bool dnnl_deconv2d_bias_clip_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_clip, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, add, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node c = dfg_arg(g, add, swap);
        if (!dfg_calls_with(g, c, OP_nn_conv2d_transpose, 2))
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, add, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){add, c}, 2))
            continue;
        /* where bias_fits_transposed(c, w, b) */
        if (!bias_fits_transposed(g, c, w, b))
            continue;
        if (accept(ctx, &(struct dnnl_deconv2d_bias_clip_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                .clip = n, .add = add, .c = c}))
            return true;
    }
    return false;
}

struct dnnl_deconv3d_bias_clip_whole {
    struct dnnl_deconv3d_bias_clip_match m;
    dfg_node clip;
    dfg_node add;
    dfg_node c;
};

static bool dnnl_deconv3d_bias_clip_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_clip, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, add, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node c = dfg_arg(g, add, swap);
        if (!dfg_calls_with(g, c, OP_nn_conv3d_transpose, 2))
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, add, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){add, c}, 2))
            continue;
        /* where bias_fits_transposed(c, w, b) */
        if (!bias_fits_transposed_2(g, c, w, b))
            continue;
        if (accept(ctx, &(struct dnnl_deconv3d_bias_clip_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                .clip = n, .add = add, .c = c}))
            return true;
    }
    return false;
}

struct dnnl_dense_bias_clip_whole {
    struct dnnl_dense_bias_clip_match m;
    dfg_node clip;
    dfg_node add;
    dfg_node dense;
};

static bool dnnl_dense_bias_clip_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_clip, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, add, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node dense = dfg_arg(g, add, swap);
        if (!dfg_calls_with(g, dense, OP_nn_dense, 2))
            continue;
        dfg_node x = dfg_arg(g, dense, 0);
        dfg_node w = dfg_arg(g, dense, 1);
        dfg_node b = dfg_arg(g, add, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){add, dense}, 2))
            continue;
        if (accept(ctx, &(struct dnnl_dense_bias_clip_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                .clip = n, .add = add, .dense = dense}))
            return true;
    }
    return false;
}

struct dnnl_conv1d_bias_gelu_whole {
    struct dnnl_conv1d_bias_gelu_match m;
    dfg_node multiply;
    dfg_node multiply_2;
    dfg_node add;
    dfg_node c;
    dfg_node add_2;
    dfg_node erf;
    dfg_node divide;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
};

static bool dnnl_conv1d_bias_gelu_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_multiply ? 0 : 1;
    dfg_node constant_3 = dfg_arg(g, n, 1 - swap);
    if (!dfg_const_is(g, constant_3, dfg_float(0.5), DFG_NO_DTYPE))
        return false;
    dfg_node multiply_2 = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, multiply_2, OP_multiply, 2))
        return false;
    for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, multiply_2); swap_2++) {
        dfg_node add = dfg_arg(g, multiply_2, swap_2);
        if (!dfg_calls_with(g, add, OP_add, 2))
            continue;
        for (uint32_t swap_3 = 0; swap_3 < dfg_orders(g, add); swap_3++) {
            dfg_node c = dfg_arg(g, add, swap_3);
            if (!dfg_calls_with(g, c, OP_nn_conv1d, 2))
                continue;
            dfg_node x = dfg_arg(g, c, 0);
            dfg_node w = dfg_arg(g, c, 1);
            dfg_node b = dfg_arg(g, add, 1 - swap_3);
            dfg_node add_2 = dfg_arg(g, multiply_2, 1 - swap_2);
            if (!dfg_calls_argc(g, add_2, OP_add, 2))
                continue;
            uint32_t swap_4 = dfg_op(g, dfg_arg(g, add_2, 0)) == OP_erf ? 0 : 1;
            dfg_node constant_2 = dfg_arg(g, add_2, 1 - swap_4);
            if (!dfg_const_is(g, constant_2, dfg_int(1), DFG_NO_DTYPE))
                continue;
            dfg_node erf = dfg_arg(g, add_2, swap_4);
            if (!dfg_calls_argc(g, erf, OP_erf, 1))
                continue;
            dfg_node divide = dfg_arg(g, erf, 0);
            if (!dfg_calls_argc(g, divide, OP_divide, 2))
                continue;
            dfg_node constant = dfg_arg(g, divide, 1);
            if (!dfg_const_near(g, constant, dfg_float(1.41421356), 0.001, DFG_NO_DTYPE))
                continue;
            if (dfg_arg(g, divide, 0) != add)
                continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){multiply_2, add, c, add_2, erf, divide}, 6))
                continue;
            /* where bias_fits(c, w, b) */
            if (!bias_fits(g, c, w, b))
                continue;
            if (accept(ctx, &(struct dnnl_conv1d_bias_gelu_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                    .multiply = n, .multiply_2 = multiply_2, .add = add, .c = c, .add_2 = add_2,
                    .erf = erf, .divide = divide, .constant = constant, .constant_2 = constant_2,
                    .constant_3 = constant_3}))
                return true;
        }
    }
    return false;
}

struct dnnl_conv2d_bias_gelu_whole {
    struct dnnl_conv2d_bias_gelu_match m;
    dfg_node multiply;
    dfg_node multiply_2;
    dfg_node add;
    dfg_node c;
    dfg_node add_2;
    dfg_node erf;
    dfg_node divide;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
};

static bool dnnl_conv2d_bias_gelu_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_multiply ? 0 : 1;
    dfg_node constant_3 = dfg_arg(g, n, 1 - swap);
    if (!dfg_const_is(g, constant_3, dfg_float(0.5), DFG_NO_DTYPE))
        return false;
    dfg_node multiply_2 = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, multiply_2, OP_multiply, 2))
        return false;
    for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, multiply_2); swap_2++) {
        dfg_node add = dfg_arg(g, multiply_2, swap_2);
        if (!dfg_calls_with(g, add, OP_add, 2))
            continue;
        for (uint32_t swap_3 = 0; swap_3 < dfg_orders(g, add); swap_3++) {
            dfg_node c = dfg_arg(g, add, swap_3);
            if (!dfg_calls_with(g, c, OP_nn_conv2d, 2))
                continue;
            dfg_node x = dfg_arg(g, c, 0);
            dfg_node w = dfg_arg(g, c, 1);
            dfg_node b = dfg_arg(g, add, 1 - swap_3);
            dfg_node add_2 = dfg_arg(g, multiply_2, 1 - swap_2);
            if (!dfg_calls_argc(g, add_2, OP_add, 2))
                continue;
            uint32_t swap_4 = dfg_op(g, dfg_arg(g, add_2, 0)) == OP_erf ? 0 : 1;
            dfg_node constant_2 = dfg_arg(g, add_2, 1 - swap_4);
            if (!dfg_const_is(g, constant_2, dfg_int(1), DFG_NO_DTYPE))
                continue;
            dfg_node erf = dfg_arg(g, add_2, swap_4);
            if (!dfg_calls_argc(g, erf, OP_erf, 1))
                continue;
            dfg_node divide = dfg_arg(g, erf, 0);
            if (!dfg_calls_argc(g, divide, OP_divide, 2))
                continue;
            dfg_node constant = dfg_arg(g, divide, 1);
            if (!dfg_const_near(g, constant, dfg_float(1.41421356), 0.001, DFG_NO_DTYPE))
                continue;
            if (dfg_arg(g, divide, 0) != add)
                continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){multiply_2, add, c, add_2, erf, divide}, 6))
                continue;
            /* where bias_fits(c, w, b) */
            if (!bias_fits_2(g, c, w, b))
                continue;
            if (accept(ctx, &(struct dnnl_conv2d_bias_gelu_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                    .multiply = n, .multiply_2 = multiply_2, .add = add, .c = c, .add_2 = add_2,
                    .erf = erf, .divide = divide, .constant = constant, .constant_2 = constant_2,
                    .constant_3 = constant_3}))
                return true;
        }
    }
    return false;
}

struct dnnl_conv3d_bias_gelu_whole {
    struct dnnl_conv3d_bias_gelu_match m;
    dfg_node multiply;
    dfg_node multiply_2;
    dfg_node add;
    dfg_node c;
    dfg_node add_2;
    dfg_node erf;
    dfg_node divide;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
};

static bool dnnl_conv3d_bias_gelu_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_multiply ? 0 : 1;
    dfg_node constant_3 = dfg_arg(g, n, 1 - swap);
    if (!dfg_const_is(g, constant_3, dfg_float(0.5), DFG_NO_DTYPE))
        return false;
    dfg_node multiply_2 = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, multiply_2, OP_multiply, 2))
        return false;
    for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, multiply_2); swap_2++) {
        dfg_node add = dfg_arg(g, multiply_2, swap_2);
        if (!dfg_calls_with(g, add, OP_add, 2))
            continue;
        for (uint32_t swap_3 = 0; swap_3 < dfg_orders(g, add); swap_3++) {
            dfg_node c = dfg_arg(g, add, swap_3);
            if (!dfg_calls_with(g, c, OP_nn_conv3d, 2))
                continue;
            dfg_node x = dfg_arg(g, c, 0);
            dfg_node w = dfg_arg(g, c, 1);
            dfg_node b = dfg_arg(g, add, 1 - swap_3);
            dfg_node add_2 = dfg_arg(g, multiply_2, 1 - swap_2);
            if (!dfg_calls_argc(g, add_2, OP_add, 2))
                continue;
            uint32_t swap_4 = dfg_op(g, dfg_arg(g, add_2, 0)) == OP_erf ? 0 : 1;
            dfg_node constant_2 = dfg_arg(g, add_2, 1 - swap_4);
            if (!dfg_const_is(g, constant_2, dfg_int(1), DFG_NO_DTYPE))
                continue;
            dfg_node erf = dfg_arg(g, add_2, swap_4);
            if (!dfg_calls_argc(g, erf, OP_erf, 1))
                continue;
            dfg_node divide = dfg_arg(g, erf, 0);
            if (!dfg_calls_argc(g, divide, OP_divide, 2))
                continue;
            dfg_node constant = dfg_arg(g, divide, 1);
            if (!dfg_const_near(g, constant, dfg_float(1.41421356), 0.001, DFG_NO_DTYPE))
                continue;
            if (dfg_arg(g, divide, 0) != add)
                continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){multiply_2, add, c, add_2, erf, divide}, 6))
                continue;
            /* where bias_fits(c, w, b) */
            if (!bias_fits_3(g, c, w, b))
                continue;
            if (accept(ctx, &(struct dnnl_conv3d_bias_gelu_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                    .multiply = n, .multiply_2 = multiply_2, .add = add, .c = c, .add_2 = add_2,
                    .erf = erf, .divide = divide, .constant = constant, .constant_2 = constant_2,
                    .constant_3 = constant_3}))
                return true;
        }
    }
    return false;
}

struct dnnl_deconv2d_bias_gelu_whole {
    struct dnnl_deconv2d_bias_gelu_match m;
    dfg_node multiply;
    dfg_node multiply_2;
    dfg_node add;
    dfg_node c;
    dfg_node add_2;
    dfg_node erf;
    dfg_node divide;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
};

static bool dnnl_deconv2d_bias_gelu_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_multiply ? 0 : 1;
    dfg_node constant_3 = dfg_arg(g, n, 1 - swap);
    if (!dfg_const_is(g, constant_3, dfg_float(0.5), DFG_NO_DTYPE))
        return false;
    dfg_node multiply_2 = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, multiply_2, OP_multiply, 2))
        return false;
    for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, multiply_2); swap_2++) {
        dfg_node add = dfg_arg(g, multiply_2, swap_2);
        if (!dfg_calls_with(g, add, OP_add, 2))
            continue;
        for (uint32_t swap_3 = 0; swap_3 < dfg_orders(g, add); swap_3++) {
            dfg_node c = dfg_arg(g, add, swap_3);
            if (!dfg_calls_with(g, c, OP_nn_conv2d_transpose, 2))
                continue;
            dfg_node x = dfg_arg(g, c, 0);
            dfg_node w = dfg_arg(g, c, 1);
            dfg_node b = dfg_arg(g, add, 1 - swap_3);
            dfg_node add_2 = dfg_arg(g, multiply_2, 1 - swap_2);
            if (!dfg_calls_argc(g, add_2, OP_add, 2))
                continue;
            uint32_t swap_4 = dfg_op(g, dfg_arg(g, add_2, 0)) == OP_erf ? 0 : 1;
            dfg_node constant_2 = dfg_arg(g, add_2, 1 - swap_4);
            if (!dfg_const_is(g, constant_2, dfg_int(1), DFG_NO_DTYPE))
                continue;
            dfg_node erf = dfg_arg(g, add_2, swap_4);
            if (!dfg_calls_argc(g, erf, OP_erf, 1))
                continue;
            dfg_node divide = dfg_arg(g, erf, 0);
            if (!dfg_calls_argc(g, divide, OP_divide, 2))
                continue;
            dfg_node constant = dfg_arg(g, divide, 1);
            if (!dfg_const_near(g, constant, dfg_float(1.41421356), 0.001, DFG_NO_DTYPE))
                continue;
            if (dfg_arg(g, divide, 0) != add)
                continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){multiply_2, add, c, add_2, erf, divide}, 6))
                continue;
            /* where bias_fits_transposed(c, w, b) */
            if (!bias_fits_transposed(g, c, w, b))
                continue;
            if (accept(ctx, &(struct dnnl_deconv2d_bias_gelu_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                    .multiply = n, .multiply_2 = multiply_2, .add = add, .c = c, .add_2 = add_2,
                    .erf = erf, .divide = divide, .constant = constant, .constant_2 = constant_2,
                    .constant_3 = constant_3}))
                return true;
        }
    }
    return false;
}

struct dnnl_deconv3d_bias_gelu_whole {
    struct dnnl_deconv3d_bias_gelu_match m;
    dfg_node multiply;
    dfg_node multiply_2;
    dfg_node add;
    dfg_node c;
    dfg_node add_2;
    dfg_node erf;
    dfg_node divide;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
};

static bool dnnl_deconv3d_bias_gelu_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_multiply ? 0 : 1;
    dfg_node constant_3 = dfg_arg(g, n, 1 - swap);
    if (!dfg_const_is(g, constant_3, dfg_float(0.5), DFG_NO_DTYPE))
        return false;
    dfg_node multiply_2 = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, multiply_2, OP_multiply, 2))
        return false;
    for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, multiply_2); swap_2++) {
        dfg_node add = dfg_arg(g, multiply_2, swap_2);
        if (!dfg_calls_with(g, add, OP_add, 2))
            continue;
        for (uint32_t swap_3 = 0; swap_3 < dfg_orders(g, add); swap_3++) {
            dfg_node c = dfg_arg(g, add, swap_3);
            if (!dfg_calls_with(g, c, OP_nn_conv3d_transpose, 2))
                continue;
            dfg_node x = dfg_arg(g, c, 0);
            dfg_node w = dfg_arg(g, c, 1);
            dfg_node b = dfg_arg(g, add, 1 - swap_3);
            dfg_node add_2 = dfg_arg(g, multiply_2, 1 - swap_2);
            if (!dfg_calls_argc(g, add_2, OP_add, 2))
                continue;
            uint32_t swap_4 = dfg_op(g, dfg_arg(g, add_2, 0)) == OP_erf ? 0 : 1;
            dfg_node constant_2 = dfg_arg(g, add_2, 1 - swap_4);
            if (!dfg_const_is(g, constant_2, dfg_int(1), DFG_NO_DTYPE))
                continue;
            dfg_node erf = dfg_arg(g, add_2, swap_4);
            if (!dfg_calls_argc(g, erf, OP_erf, 1))
                continue;
            dfg_node divide = dfg_arg(g, erf, 0);
            if (!dfg_calls_argc(g, divide, OP_divide, 2))
                continue;
            dfg_node constant = dfg_arg(g, divide, 1);
            if (!dfg_const_near(g, constant, dfg_float(1.41421356), 0.001, DFG_NO_DTYPE))
                continue;
            if (dfg_arg(g, divide, 0) != add)
                continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){multiply_2, add, c, add_2, erf, divide}, 6))
                continue;
            /* where bias_fits_transposed(c, w, b) */
            if (!bias_fits_transposed_2(g, c, w, b))
                continue;
            if (accept(ctx, &(struct dnnl_deconv3d_bias_gelu_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                    .multiply = n, .multiply_2 = multiply_2, .add = add, .c = c, .add_2 = add_2,
                    .erf = erf, .divide = divide, .constant = constant, .constant_2 = constant_2,
                    .constant_3 = constant_3}))
                return true;
        }
    }
    return false;
}

struct dnnl_dense_bias_gelu_whole {
    struct dnnl_dense_bias_gelu_match m;
    dfg_node multiply;
    dfg_node multiply_2;
    dfg_node add;
    dfg_node dense;
    dfg_node add_2;
    dfg_node erf;
    dfg_node divide;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
};

static bool dnnl_dense_bias_gelu_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_multiply ? 0 : 1;
    dfg_node constant_3 = dfg_arg(g, n, 1 - swap);
    if (!dfg_const_is(g, constant_3, dfg_float(0.5), DFG_NO_DTYPE))
        return false;
    dfg_node multiply_2 = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, multiply_2, OP_multiply, 2))
        return false;
    for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, multiply_2); swap_2++) {
        dfg_node add = dfg_arg(g, multiply_2, swap_2);
        if (!dfg_calls_with(g, add, OP_add, 2))
            continue;
        for (uint32_t swap_3 = 0; swap_3 < dfg_orders(g, add); swap_3++) {
            dfg_node dense = dfg_arg(g, add, swap_3);
            if (!dfg_calls_with(g, dense, OP_nn_dense, 2))
                continue;
            dfg_node x = dfg_arg(g, dense, 0);
            dfg_node w = dfg_arg(g, dense, 1);
            dfg_node b = dfg_arg(g, add, 1 - swap_3);
            dfg_node add_2 = dfg_arg(g, multiply_2, 1 - swap_2);
            if (!dfg_calls_argc(g, add_2, OP_add, 2))
                continue;
            uint32_t swap_4 = dfg_op(g, dfg_arg(g, add_2, 0)) == OP_erf ? 0 : 1;
            dfg_node constant_2 = dfg_arg(g, add_2, 1 - swap_4);
            if (!dfg_const_is(g, constant_2, dfg_int(1), DFG_NO_DTYPE))
                continue;
            dfg_node erf = dfg_arg(g, add_2, swap_4);
            if (!dfg_calls_argc(g, erf, OP_erf, 1))
                continue;
            dfg_node divide = dfg_arg(g, erf, 0);
            if (!dfg_calls_argc(g, divide, OP_divide, 2))
                continue;
            dfg_node constant = dfg_arg(g, divide, 1);
            if (!dfg_const_near(g, constant, dfg_float(1.41421356), 0.001, DFG_NO_DTYPE))
                continue;
            if (dfg_arg(g, divide, 0) != add)
                continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){multiply_2, add, dense, add_2, erf, divide}, 6))
                continue;
            if (accept(ctx, &(struct dnnl_dense_bias_gelu_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                    .multiply = n, .multiply_2 = multiply_2, .add = add, .dense = dense,
                    .add_2 = add_2, .erf = erf, .divide = divide, .constant = constant,
                    .constant_2 = constant_2, .constant_3 = constant_3}))
                return true;
        }
    }
    return false;
}

struct dnnl_conv1d_bias_swish_whole {
    struct dnnl_conv1d_bias_swish_match m;
    dfg_node multiply;
    dfg_node add;
    dfg_node c;
    dfg_node sigmoid;
};

static bool dnnl_conv1d_bias_swish_whole(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_add ? 0 : 1;
    dfg_node add = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, add, OP_add, 2))
        return false;
    for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, add); swap_2++) {
        dfg_node c = dfg_arg(g, add, swap_2);
        if (!dfg_calls_with(g, c, OP_nn_conv1d, 2))
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, add, 1 - swap_2);
        dfg_node sigmoid = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_argc(g, sigmoid, OP_sigmoid, 1))
            continue;
        if (dfg_arg(g, sigmoid, 0) != add)
            continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){add, c, sigmoid}, 3))
            continue;
        /* where bias_fits(c, w, b) */
        if (!bias_fits(g, c, w, b))
            continue;
        if (accept(ctx, &(struct dnnl_conv1d_bias_swish_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                .multiply = n, .add = add, .c = c, .sigmoid = sigmoid}))
            return true;
    }
    return false;
}

struct dnnl_conv2d_bias_swish_whole {
    struct dnnl_conv2d_bias_swish_match m;
    dfg_node multiply;
    dfg_node add;
    dfg_node c;
    dfg_node sigmoid;
};

static bool dnnl_conv2d_bias_swish_whole(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_add ? 0 : 1;
    dfg_node add = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, add, OP_add, 2))
        return false;
    for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, add); swap_2++) {
        dfg_node c = dfg_arg(g, add, swap_2);
        if (!dfg_calls_with(g, c, OP_nn_conv2d, 2))
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, add, 1 - swap_2);
        dfg_node sigmoid = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_argc(g, sigmoid, OP_sigmoid, 1))
            continue;
        if (dfg_arg(g, sigmoid, 0) != add)
            continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){add, c, sigmoid}, 3))
            continue;
        /* where bias_fits(c, w, b) */
        if (!bias_fits_2(g, c, w, b))
            continue;
        if (accept(ctx, &(struct dnnl_conv2d_bias_swish_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                .multiply = n, .add = add, .c = c, .sigmoid = sigmoid}))
            return true;
    }
    return false;
}

struct dnnl_conv3d_bias_swish_whole {
    struct dnnl_conv3d_bias_swish_match m;
    dfg_node multiply;
    dfg_node add;
    dfg_node c;
    dfg_node sigmoid;
};

static bool dnnl_conv3d_bias_swish_whole(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_add ? 0 : 1;
    dfg_node add = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, add, OP_add, 2))
        return false;
    for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, add); swap_2++) {
        dfg_node c = dfg_arg(g, add, swap_2);
        if (!dfg_calls_with(g, c, OP_nn_conv3d, 2))
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, add, 1 - swap_2);
        dfg_node sigmoid = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_argc(g, sigmoid, OP_sigmoid, 1))
            continue;
        if (dfg_arg(g, sigmoid, 0) != add)
            continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){add, c, sigmoid}, 3))
            continue;
        /* where bias_fits(c, w, b) */
        if (!bias_fits_3(g, c, w, b))
            continue;
        if (accept(ctx, &(struct dnnl_conv3d_bias_swish_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                .multiply = n, .add = add, .c = c, .sigmoid = sigmoid}))
            return true;
    }
    return false;
}

struct dnnl_deconv2d_bias_swish_whole {
    struct dnnl_deconv2d_bias_swish_match m;
    dfg_node multiply;
    dfg_node add;
    dfg_node c;
    dfg_node sigmoid;
};

static bool dnnl_deconv2d_bias_swish_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_add ? 0 : 1;
    dfg_node add = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, add, OP_add, 2))
        return false;
    for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, add); swap_2++) {
        dfg_node c = dfg_arg(g, add, swap_2);
        if (!dfg_calls_with(g, c, OP_nn_conv2d_transpose, 2))
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, add, 1 - swap_2);
        dfg_node sigmoid = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_argc(g, sigmoid, OP_sigmoid, 1))
            continue;
        if (dfg_arg(g, sigmoid, 0) != add)
            continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){add, c, sigmoid}, 3))
            continue;
        /* where bias_fits_transposed(c, w, b) */
        if (!bias_fits_transposed(g, c, w, b))
            continue;
        if (accept(ctx, &(struct dnnl_deconv2d_bias_swish_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                .multiply = n, .add = add, .c = c, .sigmoid = sigmoid}))
            return true;
    }
    return false;
}

struct dnnl_deconv3d_bias_swish_whole {
    struct dnnl_deconv3d_bias_swish_match m;
    dfg_node multiply;
    dfg_node add;
    dfg_node c;
    dfg_node sigmoid;
};

static bool dnnl_deconv3d_bias_swish_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_add ? 0 : 1;
    dfg_node add = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, add, OP_add, 2))
        return false;
    for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, add); swap_2++) {
        dfg_node c = dfg_arg(g, add, swap_2);
        if (!dfg_calls_with(g, c, OP_nn_conv3d_transpose, 2))
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, add, 1 - swap_2);
        dfg_node sigmoid = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_argc(g, sigmoid, OP_sigmoid, 1))
            continue;
        if (dfg_arg(g, sigmoid, 0) != add)
            continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){add, c, sigmoid}, 3))
            continue;
        /* where bias_fits_transposed(c, w, b) */
        if (!bias_fits_transposed_2(g, c, w, b))
            continue;
        if (accept(ctx, &(struct dnnl_deconv3d_bias_swish_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                .multiply = n, .add = add, .c = c, .sigmoid = sigmoid}))
            return true;
    }
    return false;
}

struct dnnl_dense_bias_swish_whole {
    struct dnnl_dense_bias_swish_match m;
    dfg_node multiply;
    dfg_node add;
    dfg_node dense;
    dfg_node sigmoid;
};

static bool dnnl_dense_bias_swish_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_add ? 0 : 1;
    dfg_node add = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, add, OP_add, 2))
        return false;
    for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, add); swap_2++) {
        dfg_node dense = dfg_arg(g, add, swap_2);
        if (!dfg_calls_with(g, dense, OP_nn_dense, 2))
            continue;
        dfg_node x = dfg_arg(g, dense, 0);
        dfg_node w = dfg_arg(g, dense, 1);
        dfg_node b = dfg_arg(g, add, 1 - swap_2);
        dfg_node sigmoid = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_argc(g, sigmoid, OP_sigmoid, 1))
            continue;
        if (dfg_arg(g, sigmoid, 0) != add)
            continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){add, dense, sigmoid}, 3))
            continue;
        if (accept(ctx, &(struct dnnl_dense_bias_swish_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                .multiply = n, .add = add, .dense = dense, .sigmoid = sigmoid}))
            return true;
    }
    return false;
}

struct dnnl_conv1d_bias_mish_whole {
    struct dnnl_conv1d_bias_mish_match m;
    dfg_node multiply;
    dfg_node add;
    dfg_node c;
    dfg_node tanh;
    dfg_node log;
    dfg_node add_2;
    dfg_node exp;
    dfg_node constant;
};

static bool dnnl_conv1d_bias_mish_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_add ? 0 : 1;
    dfg_node add = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, add, OP_add, 2))
        return false;
    for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, add); swap_2++) {
        dfg_node c = dfg_arg(g, add, swap_2);
        if (!dfg_calls_with(g, c, OP_nn_conv1d, 2))
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, add, 1 - swap_2);
        dfg_node tanh = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_argc(g, tanh, OP_tanh, 1))
            continue;
        dfg_node log = dfg_arg(g, tanh, 0);
        if (!dfg_calls_argc(g, log, OP_log, 1))
            continue;
        dfg_node add_2 = dfg_arg(g, log, 0);
        if (!dfg_calls_argc(g, add_2, OP_add, 2))
            continue;
        uint32_t swap_3 = dfg_op(g, dfg_arg(g, add_2, 0)) == OP_exp ? 0 : 1;
        dfg_node constant = dfg_arg(g, add_2, 1 - swap_3);
        if (!dfg_const_is(g, constant, dfg_int(1), DFG_NO_DTYPE))
            continue;
        dfg_node exp = dfg_arg(g, add_2, swap_3);
        if (!dfg_calls_argc(g, exp, OP_exp, 1))
            continue;
        if (dfg_arg(g, exp, 0) != add)
            continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){add, c, tanh, log, add_2, exp}, 6))
            continue;
        /* where bias_fits(c, w, b) */
        if (!bias_fits(g, c, w, b))
            continue;
        if (accept(ctx, &(struct dnnl_conv1d_bias_mish_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                .multiply = n, .add = add, .c = c, .tanh = tanh, .log = log, .add_2 = add_2,
                .exp = exp, .constant = constant}))
            return true;
    }
    return false;
}

struct dnnl_conv2d_bias_mish_whole {
    struct dnnl_conv2d_bias_mish_match m;
    dfg_node multiply;
    dfg_node add;
    dfg_node c;
    dfg_node tanh;
    dfg_node log;
    dfg_node add_2;
    dfg_node exp;
    dfg_node constant;
};

static bool dnnl_conv2d_bias_mish_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_add ? 0 : 1;
    dfg_node add = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, add, OP_add, 2))
        return false;
    for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, add); swap_2++) {
        dfg_node c = dfg_arg(g, add, swap_2);
        if (!dfg_calls_with(g, c, OP_nn_conv2d, 2))
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, add, 1 - swap_2);
        dfg_node tanh = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_argc(g, tanh, OP_tanh, 1))
            continue;
        dfg_node log = dfg_arg(g, tanh, 0);
        if (!dfg_calls_argc(g, log, OP_log, 1))
            continue;
        dfg_node add_2 = dfg_arg(g, log, 0);
        if (!dfg_calls_argc(g, add_2, OP_add, 2))
            continue;
        uint32_t swap_3 = dfg_op(g, dfg_arg(g, add_2, 0)) == OP_exp ? 0 : 1;
        dfg_node constant = dfg_arg(g, add_2, 1 - swap_3);
        if (!dfg_const_is(g, constant, dfg_int(1), DFG_NO_DTYPE))
            continue;
        dfg_node exp = dfg_arg(g, add_2, swap_3);
        if (!dfg_calls_argc(g, exp, OP_exp, 1))
            continue;
        if (dfg_arg(g, exp, 0) != add)
            continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){add, c, tanh, log, add_2, exp}, 6))
            continue;
        /* where bias_fits(c, w, b) */
        if (!bias_fits_2(g, c, w, b))
            continue;
        if (accept(ctx, &(struct dnnl_conv2d_bias_mish_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                .multiply = n, .add = add, .c = c, .tanh = tanh, .log = log, .add_2 = add_2,
                .exp = exp, .constant = constant}))
            return true;
    }
    return false;
}

struct dnnl_conv3d_bias_mish_whole {
    struct dnnl_conv3d_bias_mish_match m;
    dfg_node multiply;
    dfg_node add;
    dfg_node c;
    dfg_node tanh;
    dfg_node log;
    dfg_node add_2;
    dfg_node exp;
    dfg_node constant;
};

static bool dnnl_conv3d_bias_mish_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_add ? 0 : 1;
    dfg_node add = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, add, OP_add, 2))
        return false;
    for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, add); swap_2++) {
        dfg_node c = dfg_arg(g, add, swap_2);
        if (!dfg_calls_with(g, c, OP_nn_conv3d, 2))
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, add, 1 - swap_2);
        dfg_node tanh = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_argc(g, tanh, OP_tanh, 1))
            continue;
        dfg_node log = dfg_arg(g, tanh, 0);
        if (!dfg_calls_argc(g, log, OP_log, 1))
            continue;
        dfg_node add_2 = dfg_arg(g, log, 0);
        if (!dfg_calls_argc(g, add_2, OP_add, 2))
            continue;
        uint32_t swap_3 = dfg_op(g, dfg_arg(g, add_2, 0)) == OP_exp ? 0 : 1;
        dfg_node constant = dfg_arg(g, add_2, 1 - swap_3);
        if (!dfg_const_is(g, constant, dfg_int(1), DFG_NO_DTYPE))
            continue;
        dfg_node exp = dfg_arg(g, add_2, swap_3);
        if (!dfg_calls_argc(g, exp, OP_exp, 1))
            continue;
        if (dfg_arg(g, exp, 0) != add)
            continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){add, c, tanh, log, add_2, exp}, 6))
            continue;
        /* where bias_fits(c, w, b) */
        if (!bias_fits_3(g, c, w, b))
            continue;
        if (accept(ctx, &(struct dnnl_conv3d_bias_mish_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                .multiply = n, .add = add, .c = c, .tanh = tanh, .log = log, .add_2 = add_2,
                .exp = exp, .constant = constant}))
            return true;
    }
    return false;
}

struct dnnl_deconv2d_bias_mish_whole {
    struct dnnl_deconv2d_bias_mish_match m;
    dfg_node multiply;
    dfg_node add;
    dfg_node c;
    dfg_node tanh;
    dfg_node log;
    dfg_node add_2;
    dfg_node exp;
    dfg_node constant;
};

static bool dnnl_deconv2d_bias_mish_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_add ? 0 : 1;
    dfg_node add = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, add, OP_add, 2))
        return false;
    for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, add); swap_2++) {
        dfg_node c = dfg_arg(g, add, swap_2);
        if (!dfg_calls_with(g, c, OP_nn_conv2d_transpose, 2))
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, add, 1 - swap_2);
        dfg_node tanh = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_argc(g, tanh, OP_tanh, 1))
            continue;
        dfg_node log = dfg_arg(g, tanh, 0);
        if (!dfg_calls_argc(g, log, OP_log, 1))
            continue;
        dfg_node add_2 = dfg_arg(g, log, 0);
        if (!dfg_calls_argc(g, add_2, OP_add, 2))
            continue;
        uint32_t swap_3 = dfg_op(g, dfg_arg(g, add_2, 0)) == OP_exp ? 0 : 1;
        dfg_node constant = dfg_arg(g, add_2, 1 - swap_3);
        if (!dfg_const_is(g, constant, dfg_int(1), DFG_NO_DTYPE))
            continue;
        dfg_node exp = dfg_arg(g, add_2, swap_3);
        if (!dfg_calls_argc(g, exp, OP_exp, 1))
            continue;
        if (dfg_arg(g, exp, 0) != add)
            continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){add, c, tanh, log, add_2, exp}, 6))
            continue;
        /* where bias_fits_transposed(c, w, b) */
        if (!bias_fits_transposed(g, c, w, b))
            continue;
        if (accept(ctx, &(struct dnnl_deconv2d_bias_mish_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                .multiply = n, .add = add, .c = c, .tanh = tanh, .log = log, .add_2 = add_2,
                .exp = exp, .constant = constant}))
            return true;
    }
    return false;
}

struct dnnl_deconv3d_bias_mish_whole {
    struct dnnl_deconv3d_bias_mish_match m;
    dfg_node multiply;
    dfg_node add;
    dfg_node c;
    dfg_node tanh;
    dfg_node log;
    dfg_node add_2;
    dfg_node exp;
    dfg_node constant;
};

static bool dnnl_deconv3d_bias_mish_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_add ? 0 : 1;
    dfg_node add = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, add, OP_add, 2))
        return false;
    for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, add); swap_2++) {
        dfg_node c = dfg_arg(g, add, swap_2);
        if (!dfg_calls_with(g, c, OP_nn_conv3d_transpose, 2))
            continue;
        dfg_node x = dfg_arg(g, c, 0);
        dfg_node w = dfg_arg(g, c, 1);
        dfg_node b = dfg_arg(g, add, 1 - swap_2);
        dfg_node tanh = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_argc(g, tanh, OP_tanh, 1))
            continue;
        dfg_node log = dfg_arg(g, tanh, 0);
        if (!dfg_calls_argc(g, log, OP_log, 1))
            continue;
        dfg_node add_2 = dfg_arg(g, log, 0);
        if (!dfg_calls_argc(g, add_2, OP_add, 2))
            continue;
        uint32_t swap_3 = dfg_op(g, dfg_arg(g, add_2, 0)) == OP_exp ? 0 : 1;
        dfg_node constant = dfg_arg(g, add_2, 1 - swap_3);
        if (!dfg_const_is(g, constant, dfg_int(1), DFG_NO_DTYPE))
            continue;
        dfg_node exp = dfg_arg(g, add_2, swap_3);
        if (!dfg_calls_argc(g, exp, OP_exp, 1))
            continue;
        if (dfg_arg(g, exp, 0) != add)
            continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){add, c, tanh, log, add_2, exp}, 6))
            continue;
        /* where bias_fits_transposed(c, w, b) */
        if (!bias_fits_transposed_2(g, c, w, b))
            continue;
        if (accept(ctx, &(struct dnnl_deconv3d_bias_mish_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                .multiply = n, .add = add, .c = c, .tanh = tanh, .log = log, .add_2 = add_2,
                .exp = exp, .constant = constant}))
            return true;
    }
    return false;
}

struct dnnl_dense_bias_mish_whole {
    struct dnnl_dense_bias_mish_match m;
    dfg_node multiply;
    dfg_node add;
    dfg_node dense;
    dfg_node tanh;
    dfg_node log;
    dfg_node add_2;
    dfg_node exp;
    dfg_node constant;
};

static bool dnnl_dense_bias_mish_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_add ? 0 : 1;
    dfg_node add = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, add, OP_add, 2))
        return false;
    for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, add); swap_2++) {
        dfg_node dense = dfg_arg(g, add, swap_2);
        if (!dfg_calls_with(g, dense, OP_nn_dense, 2))
            continue;
        dfg_node x = dfg_arg(g, dense, 0);
        dfg_node w = dfg_arg(g, dense, 1);
        dfg_node b = dfg_arg(g, add, 1 - swap_2);
        dfg_node tanh = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_argc(g, tanh, OP_tanh, 1))
            continue;
        dfg_node log = dfg_arg(g, tanh, 0);
        if (!dfg_calls_argc(g, log, OP_log, 1))
            continue;
        dfg_node add_2 = dfg_arg(g, log, 0);
        if (!dfg_calls_argc(g, add_2, OP_add, 2))
            continue;
        uint32_t swap_3 = dfg_op(g, dfg_arg(g, add_2, 0)) == OP_exp ? 0 : 1;
        dfg_node constant = dfg_arg(g, add_2, 1 - swap_3);
        if (!dfg_const_is(g, constant, dfg_int(1), DFG_NO_DTYPE))
            continue;
        dfg_node exp = dfg_arg(g, add_2, swap_3);
        if (!dfg_calls_argc(g, exp, OP_exp, 1))
            continue;
        if (dfg_arg(g, exp, 0) != add)
            continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){add, dense, tanh, log, add_2, exp}, 6))
            continue;
        if (accept(ctx, &(struct dnnl_dense_bias_mish_whole){.m = {.root = n, .x = x, .w = w, .b = b},
                .multiply = n, .add = add, .dense = dense, .tanh = tanh, .log = log,
                .add_2 = add_2, .exp = exp, .constant = constant}))
            return true;
    }
    return false;
}

struct dnnl_conv1d_relu_whole {
    struct dnnl_conv1d_relu_match m;
    dfg_node relu;
    dfg_node conv1d;
};

static bool dnnl_conv1d_relu_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_nn_relu, 1))
        return false;
    dfg_node conv1d = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, conv1d, OP_nn_conv1d, 2))
        return false;
    dfg_node x = dfg_arg(g, conv1d, 0);
    dfg_node w = dfg_arg(g, conv1d, 1);
    if (!dfg_same_body(g, n, conv1d))
        return false;
    return accept(ctx, &(struct dnnl_conv1d_relu_whole){.m = {.root = n, .x = x, .w = w}, .relu = n,
            .conv1d = conv1d});
}

struct dnnl_conv2d_relu_whole {
    struct dnnl_conv2d_relu_match m;
    dfg_node relu;
    dfg_node conv2d;
};

static bool dnnl_conv2d_relu_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_nn_relu, 1))
        return false;
    dfg_node conv2d = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, conv2d, OP_nn_conv2d, 2))
        return false;
    dfg_node x = dfg_arg(g, conv2d, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    if (!dfg_same_body(g, n, conv2d))
        return false;
    return accept(ctx, &(struct dnnl_conv2d_relu_whole){.m = {.root = n, .x = x, .w = w}, .relu = n,
            .conv2d = conv2d});
}

struct dnnl_conv3d_relu_whole {
    struct dnnl_conv3d_relu_match m;
    dfg_node relu;
    dfg_node conv3d;
};

static bool dnnl_conv3d_relu_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_nn_relu, 1))
        return false;
    dfg_node conv3d = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, conv3d, OP_nn_conv3d, 2))
        return false;
    dfg_node x = dfg_arg(g, conv3d, 0);
    dfg_node w = dfg_arg(g, conv3d, 1);
    if (!dfg_same_body(g, n, conv3d))
        return false;
    return accept(ctx, &(struct dnnl_conv3d_relu_whole){.m = {.root = n, .x = x, .w = w}, .relu = n,
            .conv3d = conv3d});
}

struct dnnl_deconv2d_relu_whole {
    struct dnnl_deconv2d_relu_match m;
    dfg_node relu;
    dfg_node conv2d_transpose;
};

static bool dnnl_deconv2d_relu_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_nn_relu, 1))
        return false;
    dfg_node conv2d_transpose = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, conv2d_transpose, OP_nn_conv2d_transpose, 2))
        return false;
    dfg_node x = dfg_arg(g, conv2d_transpose, 0);
    dfg_node w = dfg_arg(g, conv2d_transpose, 1);
    if (!dfg_same_body(g, n, conv2d_transpose))
        return false;
    return accept(ctx, &(struct dnnl_deconv2d_relu_whole){.m = {.root = n, .x = x, .w = w}, .relu = n,
            .conv2d_transpose = conv2d_transpose});
}

struct dnnl_deconv3d_relu_whole {
    struct dnnl_deconv3d_relu_match m;
    dfg_node relu;
    dfg_node conv3d_transpose;
};

static bool dnnl_deconv3d_relu_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_nn_relu, 1))
        return false;
    dfg_node conv3d_transpose = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, conv3d_transpose, OP_nn_conv3d_transpose, 2))
        return false;
    dfg_node x = dfg_arg(g, conv3d_transpose, 0);
    dfg_node w = dfg_arg(g, conv3d_transpose, 1);
    if (!dfg_same_body(g, n, conv3d_transpose))
        return false;
    return accept(ctx, &(struct dnnl_deconv3d_relu_whole){.m = {.root = n, .x = x, .w = w}, .relu = n,
            .conv3d_transpose = conv3d_transpose});
}

struct dnnl_dense_relu_whole {
    struct dnnl_dense_relu_match m;
    dfg_node relu;
    dfg_node dense;
};

static bool dnnl_dense_relu_whole(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_nn_relu, 1))
        return false;
    dfg_node dense = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, dense, OP_nn_dense, 2))
        return false;
    dfg_node x = dfg_arg(g, dense, 0);
    dfg_node w = dfg_arg(g, dense, 1);
    if (!dfg_same_body(g, n, dense))
        return false;
    return accept(ctx, &(struct dnnl_dense_relu_whole){.m = {.root = n, .x = x, .w = w}, .relu = n,
            .dense = dense});
}

struct dnnl_conv1d_tanh_whole {
    struct dnnl_conv1d_tanh_match m;
    dfg_node tanh;
    dfg_node conv1d;
};

static bool dnnl_conv1d_tanh_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_tanh, 1))
        return false;
    dfg_node conv1d = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, conv1d, OP_nn_conv1d, 2))
        return false;
    dfg_node x = dfg_arg(g, conv1d, 0);
    dfg_node w = dfg_arg(g, conv1d, 1);
    if (!dfg_same_body(g, n, conv1d))
        return false;
    return accept(ctx, &(struct dnnl_conv1d_tanh_whole){.m = {.root = n, .x = x, .w = w}, .tanh = n,
            .conv1d = conv1d});
}

struct dnnl_conv2d_tanh_whole {
    struct dnnl_conv2d_tanh_match m;
    dfg_node tanh;
    dfg_node conv2d;
};

static bool dnnl_conv2d_tanh_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_tanh, 1))
        return false;
    dfg_node conv2d = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, conv2d, OP_nn_conv2d, 2))
        return false;
    dfg_node x = dfg_arg(g, conv2d, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    if (!dfg_same_body(g, n, conv2d))
        return false;
    return accept(ctx, &(struct dnnl_conv2d_tanh_whole){.m = {.root = n, .x = x, .w = w}, .tanh = n,
            .conv2d = conv2d});
}

struct dnnl_conv3d_tanh_whole {
    struct dnnl_conv3d_tanh_match m;
    dfg_node tanh;
    dfg_node conv3d;
};

static bool dnnl_conv3d_tanh_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_tanh, 1))
        return false;
    dfg_node conv3d = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, conv3d, OP_nn_conv3d, 2))
        return false;
    dfg_node x = dfg_arg(g, conv3d, 0);
    dfg_node w = dfg_arg(g, conv3d, 1);
    if (!dfg_same_body(g, n, conv3d))
        return false;
    return accept(ctx, &(struct dnnl_conv3d_tanh_whole){.m = {.root = n, .x = x, .w = w}, .tanh = n,
            .conv3d = conv3d});
}

struct dnnl_deconv2d_tanh_whole {
    struct dnnl_deconv2d_tanh_match m;
    dfg_node tanh;
    dfg_node conv2d_transpose;
};

static bool dnnl_deconv2d_tanh_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_tanh, 1))
        return false;
    dfg_node conv2d_transpose = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, conv2d_transpose, OP_nn_conv2d_transpose, 2))
        return false;
    dfg_node x = dfg_arg(g, conv2d_transpose, 0);
    dfg_node w = dfg_arg(g, conv2d_transpose, 1);
    if (!dfg_same_body(g, n, conv2d_transpose))
        return false;
    return accept(ctx, &(struct dnnl_deconv2d_tanh_whole){.m = {.root = n, .x = x, .w = w}, .tanh = n,
            .conv2d_transpose = conv2d_transpose});
}

struct dnnl_deconv3d_tanh_whole {
    struct dnnl_deconv3d_tanh_match m;
    dfg_node tanh;
    dfg_node conv3d_transpose;
};

static bool dnnl_deconv3d_tanh_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_tanh, 1))
        return false;
    dfg_node conv3d_transpose = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, conv3d_transpose, OP_nn_conv3d_transpose, 2))
        return false;
    dfg_node x = dfg_arg(g, conv3d_transpose, 0);
    dfg_node w = dfg_arg(g, conv3d_transpose, 1);
    if (!dfg_same_body(g, n, conv3d_transpose))
        return false;
    return accept(ctx, &(struct dnnl_deconv3d_tanh_whole){.m = {.root = n, .x = x, .w = w}, .tanh = n,
            .conv3d_transpose = conv3d_transpose});
}

struct dnnl_dense_tanh_whole {
    struct dnnl_dense_tanh_match m;
    dfg_node tanh;
    dfg_node dense;
};

static bool dnnl_dense_tanh_whole(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_tanh, 1))
        return false;
    dfg_node dense = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, dense, OP_nn_dense, 2))
        return false;
    dfg_node x = dfg_arg(g, dense, 0);
    dfg_node w = dfg_arg(g, dense, 1);
    if (!dfg_same_body(g, n, dense))
        return false;
    return accept(ctx, &(struct dnnl_dense_tanh_whole){.m = {.root = n, .x = x, .w = w}, .tanh = n,
            .dense = dense});
}

struct dnnl_conv1d_sigmoid_whole {
    struct dnnl_conv1d_sigmoid_match m;
    dfg_node sigmoid;
    dfg_node conv1d;
};

static bool dnnl_conv1d_sigmoid_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_sigmoid, 1))
        return false;
    dfg_node conv1d = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, conv1d, OP_nn_conv1d, 2))
        return false;
    dfg_node x = dfg_arg(g, conv1d, 0);
    dfg_node w = dfg_arg(g, conv1d, 1);
    if (!dfg_same_body(g, n, conv1d))
        return false;
    return accept(ctx, &(struct dnnl_conv1d_sigmoid_whole){.m = {.root = n, .x = x, .w = w},
            .sigmoid = n, .conv1d = conv1d});
}

struct dnnl_conv2d_sigmoid_whole {
    struct dnnl_conv2d_sigmoid_match m;
    dfg_node sigmoid;
    dfg_node conv2d;
};

static bool dnnl_conv2d_sigmoid_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_sigmoid, 1))
        return false;
    dfg_node conv2d = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, conv2d, OP_nn_conv2d, 2))
        return false;
    dfg_node x = dfg_arg(g, conv2d, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    if (!dfg_same_body(g, n, conv2d))
        return false;
    return accept(ctx, &(struct dnnl_conv2d_sigmoid_whole){.m = {.root = n, .x = x, .w = w},
            .sigmoid = n, .conv2d = conv2d});
}

struct dnnl_conv3d_sigmoid_whole {
    struct dnnl_conv3d_sigmoid_match m;
    dfg_node sigmoid;
    dfg_node conv3d;
};

static bool dnnl_conv3d_sigmoid_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_sigmoid, 1))
        return false;
    dfg_node conv3d = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, conv3d, OP_nn_conv3d, 2))
        return false;
    dfg_node x = dfg_arg(g, conv3d, 0);
    dfg_node w = dfg_arg(g, conv3d, 1);
    if (!dfg_same_body(g, n, conv3d))
        return false;
    return accept(ctx, &(struct dnnl_conv3d_sigmoid_whole){.m = {.root = n, .x = x, .w = w},
            .sigmoid = n, .conv3d = conv3d});
}

struct dnnl_deconv2d_sigmoid_whole {
    struct dnnl_deconv2d_sigmoid_match m;
    dfg_node sigmoid;
    dfg_node conv2d_transpose;
};

static bool dnnl_deconv2d_sigmoid_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_sigmoid, 1))
        return false;
    dfg_node conv2d_transpose = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, conv2d_transpose, OP_nn_conv2d_transpose, 2))
        return false;
    dfg_node x = dfg_arg(g, conv2d_transpose, 0);
    dfg_node w = dfg_arg(g, conv2d_transpose, 1);
    if (!dfg_same_body(g, n, conv2d_transpose))
        return false;
    return accept(ctx, &(struct dnnl_deconv2d_sigmoid_whole){.m = {.root = n, .x = x, .w = w},
            .sigmoid = n, .conv2d_transpose = conv2d_transpose});
}

struct dnnl_deconv3d_sigmoid_whole {
    struct dnnl_deconv3d_sigmoid_match m;
    dfg_node sigmoid;
    dfg_node conv3d_transpose;
};

static bool dnnl_deconv3d_sigmoid_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_sigmoid, 1))
        return false;
    dfg_node conv3d_transpose = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, conv3d_transpose, OP_nn_conv3d_transpose, 2))
        return false;
    dfg_node x = dfg_arg(g, conv3d_transpose, 0);
    dfg_node w = dfg_arg(g, conv3d_transpose, 1);
    if (!dfg_same_body(g, n, conv3d_transpose))
        return false;
    return accept(ctx, &(struct dnnl_deconv3d_sigmoid_whole){.m = {.root = n, .x = x, .w = w},
            .sigmoid = n, .conv3d_transpose = conv3d_transpose});
}

struct dnnl_dense_sigmoid_whole {
    struct dnnl_dense_sigmoid_match m;
    dfg_node sigmoid;
    dfg_node dense;
};

static bool dnnl_dense_sigmoid_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_sigmoid, 1))
        return false;
    dfg_node dense = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, dense, OP_nn_dense, 2))
        return false;
    dfg_node x = dfg_arg(g, dense, 0);
    dfg_node w = dfg_arg(g, dense, 1);
    if (!dfg_same_body(g, n, dense))
        return false;
    return accept(ctx, &(struct dnnl_dense_sigmoid_whole){.m = {.root = n, .x = x, .w = w}, .sigmoid = n,
            .dense = dense});
}

struct dnnl_conv1d_clip_whole {
    struct dnnl_conv1d_clip_match m;
    dfg_node clip;
    dfg_node conv1d;
};

static bool dnnl_conv1d_clip_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_clip, 1))
        return false;
    dfg_node conv1d = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, conv1d, OP_nn_conv1d, 2))
        return false;
    dfg_node x = dfg_arg(g, conv1d, 0);
    dfg_node w = dfg_arg(g, conv1d, 1);
    if (!dfg_same_body(g, n, conv1d))
        return false;
    return accept(ctx, &(struct dnnl_conv1d_clip_whole){.m = {.root = n, .x = x, .w = w}, .clip = n,
            .conv1d = conv1d});
}

struct dnnl_conv2d_clip_whole {
    struct dnnl_conv2d_clip_match m;
    dfg_node clip;
    dfg_node conv2d;
};

static bool dnnl_conv2d_clip_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_clip, 1))
        return false;
    dfg_node conv2d = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, conv2d, OP_nn_conv2d, 2))
        return false;
    dfg_node x = dfg_arg(g, conv2d, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    if (!dfg_same_body(g, n, conv2d))
        return false;
    return accept(ctx, &(struct dnnl_conv2d_clip_whole){.m = {.root = n, .x = x, .w = w}, .clip = n,
            .conv2d = conv2d});
}

struct dnnl_conv3d_clip_whole {
    struct dnnl_conv3d_clip_match m;
    dfg_node clip;
    dfg_node conv3d;
};

static bool dnnl_conv3d_clip_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_clip, 1))
        return false;
    dfg_node conv3d = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, conv3d, OP_nn_conv3d, 2))
        return false;
    dfg_node x = dfg_arg(g, conv3d, 0);
    dfg_node w = dfg_arg(g, conv3d, 1);
    if (!dfg_same_body(g, n, conv3d))
        return false;
    return accept(ctx, &(struct dnnl_conv3d_clip_whole){.m = {.root = n, .x = x, .w = w}, .clip = n,
            .conv3d = conv3d});
}

struct dnnl_deconv2d_clip_whole {
    struct dnnl_deconv2d_clip_match m;
    dfg_node clip;
    dfg_node conv2d_transpose;
};

static bool dnnl_deconv2d_clip_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_clip, 1))
        return false;
    dfg_node conv2d_transpose = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, conv2d_transpose, OP_nn_conv2d_transpose, 2))
        return false;
    dfg_node x = dfg_arg(g, conv2d_transpose, 0);
    dfg_node w = dfg_arg(g, conv2d_transpose, 1);
    if (!dfg_same_body(g, n, conv2d_transpose))
        return false;
    return accept(ctx, &(struct dnnl_deconv2d_clip_whole){.m = {.root = n, .x = x, .w = w}, .clip = n,
            .conv2d_transpose = conv2d_transpose});
}

struct dnnl_deconv3d_clip_whole {
    struct dnnl_deconv3d_clip_match m;
    dfg_node clip;
    dfg_node conv3d_transpose;
};

static bool dnnl_deconv3d_clip_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_clip, 1))
        return false;
    dfg_node conv3d_transpose = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, conv3d_transpose, OP_nn_conv3d_transpose, 2))
        return false;
    dfg_node x = dfg_arg(g, conv3d_transpose, 0);
    dfg_node w = dfg_arg(g, conv3d_transpose, 1);
    if (!dfg_same_body(g, n, conv3d_transpose))
        return false;
    return accept(ctx, &(struct dnnl_deconv3d_clip_whole){.m = {.root = n, .x = x, .w = w}, .clip = n,
            .conv3d_transpose = conv3d_transpose});
}

struct dnnl_dense_clip_whole {
    struct dnnl_dense_clip_match m;
    dfg_node clip;
    dfg_node dense;
};

static bool dnnl_dense_clip_whole(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_clip, 1))
        return false;
    dfg_node dense = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, dense, OP_nn_dense, 2))
        return false;
    dfg_node x = dfg_arg(g, dense, 0);
    dfg_node w = dfg_arg(g, dense, 1);
    if (!dfg_same_body(g, n, dense))
        return false;
    return accept(ctx, &(struct dnnl_dense_clip_whole){.m = {.root = n, .x = x, .w = w}, .clip = n,
            .dense = dense});
}

struct dnnl_conv1d_gelu_whole {
    struct dnnl_conv1d_gelu_match m;
    dfg_node multiply;
    dfg_node multiply_2;
    dfg_node add;
    dfg_node erf;
    dfg_node divide;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node conv1d;
};

static bool dnnl_conv1d_gelu_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_multiply ? 0 : 1;
    dfg_node multiply_2 = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, multiply_2, OP_multiply, 2))
        return false;
    uint32_t swap_2 = dfg_op(g, dfg_arg(g, multiply_2, 0)) == OP_nn_conv1d ? 0 : 1;
    dfg_node conv1d = dfg_arg(g, multiply_2, swap_2);
    if (!dfg_calls_with(g, conv1d, OP_nn_conv1d, 2))
        return false;
    dfg_node x = dfg_arg(g, conv1d, 0);
    dfg_node w = dfg_arg(g, conv1d, 1);
    dfg_node add = dfg_arg(g, multiply_2, 1 - swap_2);
    if (!dfg_calls_argc(g, add, OP_add, 2))
        return false;
    uint32_t swap_3 = dfg_op(g, dfg_arg(g, add, 0)) == OP_erf ? 0 : 1;
    dfg_node erf = dfg_arg(g, add, swap_3);
    if (!dfg_calls_argc(g, erf, OP_erf, 1))
        return false;
    dfg_node divide = dfg_arg(g, erf, 0);
    if (!dfg_calls_argc(g, divide, OP_divide, 2))
        return false;
    if (dfg_arg(g, divide, 0) != conv1d)
        return false;
    dfg_node constant = dfg_arg(g, divide, 1);
    if (!dfg_const_near(g, constant, dfg_float(1.41421356), 0.001, DFG_NO_DTYPE))
        return false;
    dfg_node constant_2 = dfg_arg(g, add, 1 - swap_3);
    if (!dfg_const_is(g, constant_2, dfg_int(1), DFG_NO_DTYPE))
        return false;
    dfg_node constant_3 = dfg_arg(g, n, 1 - swap);
    if (!dfg_const_is(g, constant_3, dfg_float(0.5), DFG_NO_DTYPE))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){multiply_2, conv1d, add, erf, divide}, 5))
        return false;
    return accept(ctx, &(struct dnnl_conv1d_gelu_whole){.m = {.root = n, .x = x, .w = w}, .multiply = n,
            .multiply_2 = multiply_2, .add = add, .erf = erf, .divide = divide,
            .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
            .conv1d = conv1d});
}

struct dnnl_conv2d_gelu_whole {
    struct dnnl_conv2d_gelu_match m;
    dfg_node multiply;
    dfg_node multiply_2;
    dfg_node add;
    dfg_node erf;
    dfg_node divide;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node conv2d;
};

static bool dnnl_conv2d_gelu_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_multiply ? 0 : 1;
    dfg_node multiply_2 = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, multiply_2, OP_multiply, 2))
        return false;
    uint32_t swap_2 = dfg_op(g, dfg_arg(g, multiply_2, 0)) == OP_nn_conv2d ? 0 : 1;
    dfg_node conv2d = dfg_arg(g, multiply_2, swap_2);
    if (!dfg_calls_with(g, conv2d, OP_nn_conv2d, 2))
        return false;
    dfg_node x = dfg_arg(g, conv2d, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    dfg_node add = dfg_arg(g, multiply_2, 1 - swap_2);
    if (!dfg_calls_argc(g, add, OP_add, 2))
        return false;
    uint32_t swap_3 = dfg_op(g, dfg_arg(g, add, 0)) == OP_erf ? 0 : 1;
    dfg_node erf = dfg_arg(g, add, swap_3);
    if (!dfg_calls_argc(g, erf, OP_erf, 1))
        return false;
    dfg_node divide = dfg_arg(g, erf, 0);
    if (!dfg_calls_argc(g, divide, OP_divide, 2))
        return false;
    if (dfg_arg(g, divide, 0) != conv2d)
        return false;
    dfg_node constant = dfg_arg(g, divide, 1);
    if (!dfg_const_near(g, constant, dfg_float(1.41421356), 0.001, DFG_NO_DTYPE))
        return false;
    dfg_node constant_2 = dfg_arg(g, add, 1 - swap_3);
    if (!dfg_const_is(g, constant_2, dfg_int(1), DFG_NO_DTYPE))
        return false;
    dfg_node constant_3 = dfg_arg(g, n, 1 - swap);
    if (!dfg_const_is(g, constant_3, dfg_float(0.5), DFG_NO_DTYPE))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){multiply_2, conv2d, add, erf, divide}, 5))
        return false;
    return accept(ctx, &(struct dnnl_conv2d_gelu_whole){.m = {.root = n, .x = x, .w = w}, .multiply = n,
            .multiply_2 = multiply_2, .add = add, .erf = erf, .divide = divide,
            .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
            .conv2d = conv2d});
}

struct dnnl_conv3d_gelu_whole {
    struct dnnl_conv3d_gelu_match m;
    dfg_node multiply;
    dfg_node multiply_2;
    dfg_node add;
    dfg_node erf;
    dfg_node divide;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node conv3d;
};

static bool dnnl_conv3d_gelu_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_multiply ? 0 : 1;
    dfg_node multiply_2 = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, multiply_2, OP_multiply, 2))
        return false;
    uint32_t swap_2 = dfg_op(g, dfg_arg(g, multiply_2, 0)) == OP_nn_conv3d ? 0 : 1;
    dfg_node conv3d = dfg_arg(g, multiply_2, swap_2);
    if (!dfg_calls_with(g, conv3d, OP_nn_conv3d, 2))
        return false;
    dfg_node x = dfg_arg(g, conv3d, 0);
    dfg_node w = dfg_arg(g, conv3d, 1);
    dfg_node add = dfg_arg(g, multiply_2, 1 - swap_2);
    if (!dfg_calls_argc(g, add, OP_add, 2))
        return false;
    uint32_t swap_3 = dfg_op(g, dfg_arg(g, add, 0)) == OP_erf ? 0 : 1;
    dfg_node erf = dfg_arg(g, add, swap_3);
    if (!dfg_calls_argc(g, erf, OP_erf, 1))
        return false;
    dfg_node divide = dfg_arg(g, erf, 0);
    if (!dfg_calls_argc(g, divide, OP_divide, 2))
        return false;
    if (dfg_arg(g, divide, 0) != conv3d)
        return false;
    dfg_node constant = dfg_arg(g, divide, 1);
    if (!dfg_const_near(g, constant, dfg_float(1.41421356), 0.001, DFG_NO_DTYPE))
        return false;
    dfg_node constant_2 = dfg_arg(g, add, 1 - swap_3);
    if (!dfg_const_is(g, constant_2, dfg_int(1), DFG_NO_DTYPE))
        return false;
    dfg_node constant_3 = dfg_arg(g, n, 1 - swap);
    if (!dfg_const_is(g, constant_3, dfg_float(0.5), DFG_NO_DTYPE))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){multiply_2, conv3d, add, erf, divide}, 5))
        return false;
    return accept(ctx, &(struct dnnl_conv3d_gelu_whole){.m = {.root = n, .x = x, .w = w}, .multiply = n,
            .multiply_2 = multiply_2, .add = add, .erf = erf, .divide = divide,
            .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
            .conv3d = conv3d});
}

struct dnnl_deconv2d_gelu_whole {
    struct dnnl_deconv2d_gelu_match m;
    dfg_node multiply;
    dfg_node multiply_2;
    dfg_node add;
    dfg_node erf;
    dfg_node divide;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node conv2d_transpose;
};

static bool dnnl_deconv2d_gelu_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_multiply ? 0 : 1;
    dfg_node multiply_2 = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, multiply_2, OP_multiply, 2))
        return false;
    uint32_t swap_2 = dfg_op(g, dfg_arg(g, multiply_2, 0)) == OP_nn_conv2d_transpose ? 0 : 1;
    dfg_node conv2d_transpose = dfg_arg(g, multiply_2, swap_2);
    if (!dfg_calls_with(g, conv2d_transpose, OP_nn_conv2d_transpose, 2))
        return false;
    dfg_node x = dfg_arg(g, conv2d_transpose, 0);
    dfg_node w = dfg_arg(g, conv2d_transpose, 1);
    dfg_node add = dfg_arg(g, multiply_2, 1 - swap_2);
    if (!dfg_calls_argc(g, add, OP_add, 2))
        return false;
    uint32_t swap_3 = dfg_op(g, dfg_arg(g, add, 0)) == OP_erf ? 0 : 1;
    dfg_node erf = dfg_arg(g, add, swap_3);
    if (!dfg_calls_argc(g, erf, OP_erf, 1))
        return false;
    dfg_node divide = dfg_arg(g, erf, 0);
    if (!dfg_calls_argc(g, divide, OP_divide, 2))
        return false;
    if (dfg_arg(g, divide, 0) != conv2d_transpose)
        return false;
    dfg_node constant = dfg_arg(g, divide, 1);
    if (!dfg_const_near(g, constant, dfg_float(1.41421356), 0.001, DFG_NO_DTYPE))
        return false;
    dfg_node constant_2 = dfg_arg(g, add, 1 - swap_3);
    if (!dfg_const_is(g, constant_2, dfg_int(1), DFG_NO_DTYPE))
        return false;
    dfg_node constant_3 = dfg_arg(g, n, 1 - swap);
    if (!dfg_const_is(g, constant_3, dfg_float(0.5), DFG_NO_DTYPE))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){multiply_2, conv2d_transpose, add, erf, divide}, 5))
        return false;
    return accept(ctx, &(struct dnnl_deconv2d_gelu_whole){.m = {.root = n, .x = x, .w = w},
            .multiply = n, .multiply_2 = multiply_2, .add = add, .erf = erf,
            .divide = divide, .constant = constant, .constant_2 = constant_2,
            .constant_3 = constant_3, .conv2d_transpose = conv2d_transpose});
}

struct dnnl_deconv3d_gelu_whole {
    struct dnnl_deconv3d_gelu_match m;
    dfg_node multiply;
    dfg_node multiply_2;
    dfg_node add;
    dfg_node erf;
    dfg_node divide;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node conv3d_transpose;
};

static bool dnnl_deconv3d_gelu_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_multiply ? 0 : 1;
    dfg_node multiply_2 = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, multiply_2, OP_multiply, 2))
        return false;
    uint32_t swap_2 = dfg_op(g, dfg_arg(g, multiply_2, 0)) == OP_nn_conv3d_transpose ? 0 : 1;
    dfg_node conv3d_transpose = dfg_arg(g, multiply_2, swap_2);
    if (!dfg_calls_with(g, conv3d_transpose, OP_nn_conv3d_transpose, 2))
        return false;
    dfg_node x = dfg_arg(g, conv3d_transpose, 0);
    dfg_node w = dfg_arg(g, conv3d_transpose, 1);
    dfg_node add = dfg_arg(g, multiply_2, 1 - swap_2);
    if (!dfg_calls_argc(g, add, OP_add, 2))
        return false;
    uint32_t swap_3 = dfg_op(g, dfg_arg(g, add, 0)) == OP_erf ? 0 : 1;
    dfg_node erf = dfg_arg(g, add, swap_3);
    if (!dfg_calls_argc(g, erf, OP_erf, 1))
        return false;
    dfg_node divide = dfg_arg(g, erf, 0);
    if (!dfg_calls_argc(g, divide, OP_divide, 2))
        return false;
    if (dfg_arg(g, divide, 0) != conv3d_transpose)
        return false;
    dfg_node constant = dfg_arg(g, divide, 1);
    if (!dfg_const_near(g, constant, dfg_float(1.41421356), 0.001, DFG_NO_DTYPE))
        return false;
    dfg_node constant_2 = dfg_arg(g, add, 1 - swap_3);
    if (!dfg_const_is(g, constant_2, dfg_int(1), DFG_NO_DTYPE))
        return false;
    dfg_node constant_3 = dfg_arg(g, n, 1 - swap);
    if (!dfg_const_is(g, constant_3, dfg_float(0.5), DFG_NO_DTYPE))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){multiply_2, conv3d_transpose, add, erf, divide}, 5))
        return false;
    return accept(ctx, &(struct dnnl_deconv3d_gelu_whole){.m = {.root = n, .x = x, .w = w},
            .multiply = n, .multiply_2 = multiply_2, .add = add, .erf = erf,
            .divide = divide, .constant = constant, .constant_2 = constant_2,
            .constant_3 = constant_3, .conv3d_transpose = conv3d_transpose});
}

struct dnnl_dense_gelu_whole {
    struct dnnl_dense_gelu_match m;
    dfg_node multiply;
    dfg_node multiply_2;
    dfg_node add;
    dfg_node erf;
    dfg_node divide;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node dense;
};

static bool dnnl_dense_gelu_whole(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_multiply ? 0 : 1;
    dfg_node multiply_2 = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, multiply_2, OP_multiply, 2))
        return false;
    uint32_t swap_2 = dfg_op(g, dfg_arg(g, multiply_2, 0)) == OP_nn_dense ? 0 : 1;
    dfg_node dense = dfg_arg(g, multiply_2, swap_2);
    if (!dfg_calls_with(g, dense, OP_nn_dense, 2))
        return false;
    dfg_node x = dfg_arg(g, dense, 0);
    dfg_node w = dfg_arg(g, dense, 1);
    dfg_node add = dfg_arg(g, multiply_2, 1 - swap_2);
    if (!dfg_calls_argc(g, add, OP_add, 2))
        return false;
    uint32_t swap_3 = dfg_op(g, dfg_arg(g, add, 0)) == OP_erf ? 0 : 1;
    dfg_node erf = dfg_arg(g, add, swap_3);
    if (!dfg_calls_argc(g, erf, OP_erf, 1))
        return false;
    dfg_node divide = dfg_arg(g, erf, 0);
    if (!dfg_calls_argc(g, divide, OP_divide, 2))
        return false;
    if (dfg_arg(g, divide, 0) != dense)
        return false;
    dfg_node constant = dfg_arg(g, divide, 1);
    if (!dfg_const_near(g, constant, dfg_float(1.41421356), 0.001, DFG_NO_DTYPE))
        return false;
    dfg_node constant_2 = dfg_arg(g, add, 1 - swap_3);
    if (!dfg_const_is(g, constant_2, dfg_int(1), DFG_NO_DTYPE))
        return false;
    dfg_node constant_3 = dfg_arg(g, n, 1 - swap);
    if (!dfg_const_is(g, constant_3, dfg_float(0.5), DFG_NO_DTYPE))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){multiply_2, dense, add, erf, divide}, 5))
        return false;
    return accept(ctx, &(struct dnnl_dense_gelu_whole){.m = {.root = n, .x = x, .w = w}, .multiply = n,
            .multiply_2 = multiply_2, .add = add, .erf = erf, .divide = divide,
            .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
            .dense = dense});
}

struct dnnl_conv1d_swish_whole {
    struct dnnl_conv1d_swish_match m;
    dfg_node multiply;
    dfg_node sigmoid;
    dfg_node conv1d;
};

static bool dnnl_conv1d_swish_whole(const dfg_graph *g, dfg_node n,
                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_nn_conv1d ? 0 : 1;
    dfg_node conv1d = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, conv1d, OP_nn_conv1d, 2))
        return false;
    dfg_node x = dfg_arg(g, conv1d, 0);
    dfg_node w = dfg_arg(g, conv1d, 1);
    dfg_node sigmoid = dfg_arg(g, n, 1 - swap);
    if (!dfg_calls_argc(g, sigmoid, OP_sigmoid, 1))
        return false;
    if (dfg_arg(g, sigmoid, 0) != conv1d)
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){conv1d, sigmoid}, 2))
        return false;
    return accept(ctx, &(struct dnnl_conv1d_swish_whole){.m = {.root = n, .x = x, .w = w}, .multiply = n,
            .sigmoid = sigmoid, .conv1d = conv1d});
}

struct dnnl_conv2d_swish_whole {
    struct dnnl_conv2d_swish_match m;
    dfg_node multiply;
    dfg_node sigmoid;
    dfg_node conv2d;
};

static bool dnnl_conv2d_swish_whole(const dfg_graph *g, dfg_node n,
                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_nn_conv2d ? 0 : 1;
    dfg_node conv2d = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, conv2d, OP_nn_conv2d, 2))
        return false;
    dfg_node x = dfg_arg(g, conv2d, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    dfg_node sigmoid = dfg_arg(g, n, 1 - swap);
    if (!dfg_calls_argc(g, sigmoid, OP_sigmoid, 1))
        return false;
    if (dfg_arg(g, sigmoid, 0) != conv2d)
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){conv2d, sigmoid}, 2))
        return false;
    return accept(ctx, &(struct dnnl_conv2d_swish_whole){.m = {.root = n, .x = x, .w = w}, .multiply = n,
            .sigmoid = sigmoid, .conv2d = conv2d});
}

struct dnnl_conv3d_swish_whole {
    struct dnnl_conv3d_swish_match m;
    dfg_node multiply;
    dfg_node sigmoid;
    dfg_node conv3d;
};

static bool dnnl_conv3d_swish_whole(const dfg_graph *g, dfg_node n,
                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_nn_conv3d ? 0 : 1;
    dfg_node conv3d = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, conv3d, OP_nn_conv3d, 2))
        return false;
    dfg_node x = dfg_arg(g, conv3d, 0);
    dfg_node w = dfg_arg(g, conv3d, 1);
    dfg_node sigmoid = dfg_arg(g, n, 1 - swap);
    if (!dfg_calls_argc(g, sigmoid, OP_sigmoid, 1))
        return false;
    if (dfg_arg(g, sigmoid, 0) != conv3d)
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){conv3d, sigmoid}, 2))
        return false;
    return accept(ctx, &(struct dnnl_conv3d_swish_whole){.m = {.root = n, .x = x, .w = w}, .multiply = n,
            .sigmoid = sigmoid, .conv3d = conv3d});
}

struct dnnl_deconv2d_swish_whole {
    struct dnnl_deconv2d_swish_match m;
    dfg_node multiply;
    dfg_node sigmoid;
    dfg_node conv2d_transpose;
};

static bool dnnl_deconv2d_swish_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_nn_conv2d_transpose ? 0 : 1;
    dfg_node conv2d_transpose = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, conv2d_transpose, OP_nn_conv2d_transpose, 2))
        return false;
    dfg_node x = dfg_arg(g, conv2d_transpose, 0);
    dfg_node w = dfg_arg(g, conv2d_transpose, 1);
    dfg_node sigmoid = dfg_arg(g, n, 1 - swap);
    if (!dfg_calls_argc(g, sigmoid, OP_sigmoid, 1))
        return false;
    if (dfg_arg(g, sigmoid, 0) != conv2d_transpose)
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){conv2d_transpose, sigmoid}, 2))
        return false;
    return accept(ctx, &(struct dnnl_deconv2d_swish_whole){.m = {.root = n, .x = x, .w = w},
            .multiply = n, .sigmoid = sigmoid, .conv2d_transpose = conv2d_transpose});
}

struct dnnl_deconv3d_swish_whole {
    struct dnnl_deconv3d_swish_match m;
    dfg_node multiply;
    dfg_node sigmoid;
    dfg_node conv3d_transpose;
};

static bool dnnl_deconv3d_swish_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_nn_conv3d_transpose ? 0 : 1;
    dfg_node conv3d_transpose = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, conv3d_transpose, OP_nn_conv3d_transpose, 2))
        return false;
    dfg_node x = dfg_arg(g, conv3d_transpose, 0);
    dfg_node w = dfg_arg(g, conv3d_transpose, 1);
    dfg_node sigmoid = dfg_arg(g, n, 1 - swap);
    if (!dfg_calls_argc(g, sigmoid, OP_sigmoid, 1))
        return false;
    if (dfg_arg(g, sigmoid, 0) != conv3d_transpose)
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){conv3d_transpose, sigmoid}, 2))
        return false;
    return accept(ctx, &(struct dnnl_deconv3d_swish_whole){.m = {.root = n, .x = x, .w = w},
            .multiply = n, .sigmoid = sigmoid, .conv3d_transpose = conv3d_transpose});
}

struct dnnl_dense_swish_whole {
    struct dnnl_dense_swish_match m;
    dfg_node multiply;
    dfg_node sigmoid;
    dfg_node dense;
};

static bool dnnl_dense_swish_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_nn_dense ? 0 : 1;
    dfg_node dense = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, dense, OP_nn_dense, 2))
        return false;
    dfg_node x = dfg_arg(g, dense, 0);
    dfg_node w = dfg_arg(g, dense, 1);
    dfg_node sigmoid = dfg_arg(g, n, 1 - swap);
    if (!dfg_calls_argc(g, sigmoid, OP_sigmoid, 1))
        return false;
    if (dfg_arg(g, sigmoid, 0) != dense)
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){dense, sigmoid}, 2))
        return false;
    return accept(ctx, &(struct dnnl_dense_swish_whole){.m = {.root = n, .x = x, .w = w}, .multiply = n,
            .sigmoid = sigmoid, .dense = dense});
}

struct dnnl_conv1d_mish_whole {
    struct dnnl_conv1d_mish_match m;
    dfg_node multiply;
    dfg_node tanh;
    dfg_node log;
    dfg_node add;
    dfg_node exp;
    dfg_node constant;
    dfg_node conv1d;
};

static bool dnnl_conv1d_mish_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_nn_conv1d ? 0 : 1;
    dfg_node conv1d = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, conv1d, OP_nn_conv1d, 2))
        return false;
    dfg_node x = dfg_arg(g, conv1d, 0);
    dfg_node w = dfg_arg(g, conv1d, 1);
    dfg_node tanh = dfg_arg(g, n, 1 - swap);
    if (!dfg_calls_argc(g, tanh, OP_tanh, 1))
        return false;
    dfg_node log = dfg_arg(g, tanh, 0);
    if (!dfg_calls_argc(g, log, OP_log, 1))
        return false;
    dfg_node add = dfg_arg(g, log, 0);
    if (!dfg_calls_argc(g, add, OP_add, 2))
        return false;
    uint32_t swap_2 = dfg_op(g, dfg_arg(g, add, 0)) == OP_exp ? 0 : 1;
    dfg_node exp = dfg_arg(g, add, swap_2);
    if (!dfg_calls_argc(g, exp, OP_exp, 1))
        return false;
    if (dfg_arg(g, exp, 0) != conv1d)
        return false;
    dfg_node constant = dfg_arg(g, add, 1 - swap_2);
    if (!dfg_const_is(g, constant, dfg_int(1), DFG_NO_DTYPE))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){conv1d, tanh, log, add, exp}, 5))
        return false;
    return accept(ctx, &(struct dnnl_conv1d_mish_whole){.m = {.root = n, .x = x, .w = w}, .multiply = n,
            .tanh = tanh, .log = log, .add = add, .exp = exp, .constant = constant,
            .conv1d = conv1d});
}

struct dnnl_conv2d_mish_whole {
    struct dnnl_conv2d_mish_match m;
    dfg_node multiply;
    dfg_node tanh;
    dfg_node log;
    dfg_node add;
    dfg_node exp;
    dfg_node constant;
    dfg_node conv2d;
};

static bool dnnl_conv2d_mish_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_nn_conv2d ? 0 : 1;
    dfg_node conv2d = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, conv2d, OP_nn_conv2d, 2))
        return false;
    dfg_node x = dfg_arg(g, conv2d, 0);
    dfg_node w = dfg_arg(g, conv2d, 1);
    dfg_node tanh = dfg_arg(g, n, 1 - swap);
    if (!dfg_calls_argc(g, tanh, OP_tanh, 1))
        return false;
    dfg_node log = dfg_arg(g, tanh, 0);
    if (!dfg_calls_argc(g, log, OP_log, 1))
        return false;
    dfg_node add = dfg_arg(g, log, 0);
    if (!dfg_calls_argc(g, add, OP_add, 2))
        return false;
    uint32_t swap_2 = dfg_op(g, dfg_arg(g, add, 0)) == OP_exp ? 0 : 1;
    dfg_node exp = dfg_arg(g, add, swap_2);
    if (!dfg_calls_argc(g, exp, OP_exp, 1))
        return false;
    if (dfg_arg(g, exp, 0) != conv2d)
        return false;
    dfg_node constant = dfg_arg(g, add, 1 - swap_2);
    if (!dfg_const_is(g, constant, dfg_int(1), DFG_NO_DTYPE))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){conv2d, tanh, log, add, exp}, 5))
        return false;
    return accept(ctx, &(struct dnnl_conv2d_mish_whole){.m = {.root = n, .x = x, .w = w}, .multiply = n,
            .tanh = tanh, .log = log, .add = add, .exp = exp, .constant = constant,
            .conv2d = conv2d});
}

struct dnnl_conv3d_mish_whole {
    struct dnnl_conv3d_mish_match m;
    dfg_node multiply;
    dfg_node tanh;
    dfg_node log;
    dfg_node add;
    dfg_node exp;
    dfg_node constant;
    dfg_node conv3d;
};

static bool dnnl_conv3d_mish_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_nn_conv3d ? 0 : 1;
    dfg_node conv3d = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, conv3d, OP_nn_conv3d, 2))
        return false;
    dfg_node x = dfg_arg(g, conv3d, 0);
    dfg_node w = dfg_arg(g, conv3d, 1);
    dfg_node tanh = dfg_arg(g, n, 1 - swap);
    if (!dfg_calls_argc(g, tanh, OP_tanh, 1))
        return false;
    dfg_node log = dfg_arg(g, tanh, 0);
    if (!dfg_calls_argc(g, log, OP_log, 1))
        return false;
    dfg_node add = dfg_arg(g, log, 0);
    if (!dfg_calls_argc(g, add, OP_add, 2))
        return false;
    uint32_t swap_2 = dfg_op(g, dfg_arg(g, add, 0)) == OP_exp ? 0 : 1;
    dfg_node exp = dfg_arg(g, add, swap_2);
    if (!dfg_calls_argc(g, exp, OP_exp, 1))
        return false;
    if (dfg_arg(g, exp, 0) != conv3d)
        return false;
    dfg_node constant = dfg_arg(g, add, 1 - swap_2);
    if (!dfg_const_is(g, constant, dfg_int(1), DFG_NO_DTYPE))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){conv3d, tanh, log, add, exp}, 5))
        return false;
    return accept(ctx, &(struct dnnl_conv3d_mish_whole){.m = {.root = n, .x = x, .w = w}, .multiply = n,
            .tanh = tanh, .log = log, .add = add, .exp = exp, .constant = constant,
            .conv3d = conv3d});
}

struct dnnl_deconv2d_mish_whole {
    struct dnnl_deconv2d_mish_match m;
    dfg_node multiply;
    dfg_node tanh;
    dfg_node log;
    dfg_node add;
    dfg_node exp;
    dfg_node constant;
    dfg_node conv2d_transpose;
};

static bool dnnl_deconv2d_mish_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_nn_conv2d_transpose ? 0 : 1;
    dfg_node conv2d_transpose = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, conv2d_transpose, OP_nn_conv2d_transpose, 2))
        return false;
    dfg_node x = dfg_arg(g, conv2d_transpose, 0);
    dfg_node w = dfg_arg(g, conv2d_transpose, 1);
    dfg_node tanh = dfg_arg(g, n, 1 - swap);
    if (!dfg_calls_argc(g, tanh, OP_tanh, 1))
        return false;
    dfg_node log = dfg_arg(g, tanh, 0);
    if (!dfg_calls_argc(g, log, OP_log, 1))
        return false;
    dfg_node add = dfg_arg(g, log, 0);
    if (!dfg_calls_argc(g, add, OP_add, 2))
        return false;
    uint32_t swap_2 = dfg_op(g, dfg_arg(g, add, 0)) == OP_exp ? 0 : 1;
    dfg_node exp = dfg_arg(g, add, swap_2);
    if (!dfg_calls_argc(g, exp, OP_exp, 1))
        return false;
    if (dfg_arg(g, exp, 0) != conv2d_transpose)
        return false;
    dfg_node constant = dfg_arg(g, add, 1 - swap_2);
    if (!dfg_const_is(g, constant, dfg_int(1), DFG_NO_DTYPE))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){conv2d_transpose, tanh, log, add, exp}, 5))
        return false;
    return accept(ctx, &(struct dnnl_deconv2d_mish_whole){.m = {.root = n, .x = x, .w = w},
            .multiply = n, .tanh = tanh, .log = log, .add = add, .exp = exp,
            .constant = constant, .conv2d_transpose = conv2d_transpose});
}

struct dnnl_deconv3d_mish_whole {
    struct dnnl_deconv3d_mish_match m;
    dfg_node multiply;
    dfg_node tanh;
    dfg_node log;
    dfg_node add;
    dfg_node exp;
    dfg_node constant;
    dfg_node conv3d_transpose;
};

static bool dnnl_deconv3d_mish_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_nn_conv3d_transpose ? 0 : 1;
    dfg_node conv3d_transpose = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, conv3d_transpose, OP_nn_conv3d_transpose, 2))
        return false;
    dfg_node x = dfg_arg(g, conv3d_transpose, 0);
    dfg_node w = dfg_arg(g, conv3d_transpose, 1);
    dfg_node tanh = dfg_arg(g, n, 1 - swap);
    if (!dfg_calls_argc(g, tanh, OP_tanh, 1))
        return false;
    dfg_node log = dfg_arg(g, tanh, 0);
    if (!dfg_calls_argc(g, log, OP_log, 1))
        return false;
    dfg_node add = dfg_arg(g, log, 0);
    if (!dfg_calls_argc(g, add, OP_add, 2))
        return false;
    uint32_t swap_2 = dfg_op(g, dfg_arg(g, add, 0)) == OP_exp ? 0 : 1;
    dfg_node exp = dfg_arg(g, add, swap_2);
    if (!dfg_calls_argc(g, exp, OP_exp, 1))
        return false;
    if (dfg_arg(g, exp, 0) != conv3d_transpose)
        return false;
    dfg_node constant = dfg_arg(g, add, 1 - swap_2);
    if (!dfg_const_is(g, constant, dfg_int(1), DFG_NO_DTYPE))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){conv3d_transpose, tanh, log, add, exp}, 5))
        return false;
    return accept(ctx, &(struct dnnl_deconv3d_mish_whole){.m = {.root = n, .x = x, .w = w},
            .multiply = n, .tanh = tanh, .log = log, .add = add, .exp = exp,
            .constant = constant, .conv3d_transpose = conv3d_transpose});
}

struct dnnl_dense_mish_whole {
    struct dnnl_dense_mish_match m;
    dfg_node multiply;
    dfg_node tanh;
    dfg_node log;
    dfg_node add;
    dfg_node exp;
    dfg_node constant;
    dfg_node dense;
};

static bool dnnl_dense_mish_whole(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_nn_dense ? 0 : 1;
    dfg_node dense = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, dense, OP_nn_dense, 2))
        return false;
    dfg_node x = dfg_arg(g, dense, 0);
    dfg_node w = dfg_arg(g, dense, 1);
    dfg_node tanh = dfg_arg(g, n, 1 - swap);
    if (!dfg_calls_argc(g, tanh, OP_tanh, 1))
        return false;
    dfg_node log = dfg_arg(g, tanh, 0);
    if (!dfg_calls_argc(g, log, OP_log, 1))
        return false;
    dfg_node add = dfg_arg(g, log, 0);
    if (!dfg_calls_argc(g, add, OP_add, 2))
        return false;
    uint32_t swap_2 = dfg_op(g, dfg_arg(g, add, 0)) == OP_exp ? 0 : 1;
    dfg_node exp = dfg_arg(g, add, swap_2);
    if (!dfg_calls_argc(g, exp, OP_exp, 1))
        return false;
    if (dfg_arg(g, exp, 0) != dense)
        return false;
    dfg_node constant = dfg_arg(g, add, 1 - swap_2);
    if (!dfg_const_is(g, constant, dfg_int(1), DFG_NO_DTYPE))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){dense, tanh, log, add, exp}, 5))
        return false;
    return accept(ctx, &(struct dnnl_dense_mish_whole){.m = {.root = n, .x = x, .w = w}, .multiply = n,
            .tanh = tanh, .log = log, .add = add, .exp = exp, .constant = constant,
            .dense = dense});
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- conv1d_bias ---- */

static const struct dfg_desc_expr dnnl_conv1d_bias_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 20 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "channels", .text = "channels", .line = 20 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(c.channels)", .line = 20 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 20 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "channels", .text = "channels", .line = 20 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 20 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 20 },
    /* 7 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 20 },
    /* 9 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 5, 7, 8, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 20 },
    /* 10 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 9, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\"))", .line = 20 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 20 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 20 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\")) == b.elements", .line = 20 },
};
static const struct dfg_desc_node dnnl_conv1d_bias_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "add(c, b)", .line = 32 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv1d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .name = "c",
        .text = "nn.conv1d(x, w)", .line = 30 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 29 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 29 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 29 },
};
static const struct dfg_desc_region dnnl_conv1d_bias_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv1d_bias_refs[] = { { 2, -1 }, { 3, -1 }, { 4, -1 }, { 1, -1 }, };
static const struct dfg_capture dnnl_conv1d_bias_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv1d_bias_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv1d_bias_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_conv1d_bias_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct dnnl_conv1d_bias_match, c) },
};
static const struct dfg_desc_pattern dnnl_conv1d_bias_desc = {
    .n_nodes = 5, .n_exprs = 14, .n_vars = 0, .n_sets = 4,
    .nodes = dnnl_conv1d_bias_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv1d_bias_regions,
    .exprs = dnnl_conv1d_bias_exprs,
    .captures = dnnl_conv1d_bias_refs,
    .text = "pattern conv1d_bias(x, w, b) {\012    c = nn.conv1d(x, w);\012    where bias_fits(c, w, b);\012    return add(c, b);\012}", .line = 29, .n_where = 1, .where = (const uint32_t[]){ 13, }
};
static bool dnnl_conv1d_bias_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv1d_bias_match(g, n, m);
}
static bool dnnl_conv1d_bias_pass(void *ctx, const struct dnnl_conv1d_bias_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv1d_bias_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv1d_bias_each(g, n, dnnl_conv1d_bias_pass, &e);
}

static const struct dfg_part dnnl_conv1d_bias_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv1d_bias_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv1d_bias_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_conv1d_bias_whole, m.b) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct dnnl_conv1d_bias_whole, m.c) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv1d_bias_whole, add) },
};
/* ---- conv2d_bias ---- */

static const struct dfg_desc_expr dnnl_conv2d_bias_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 20 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "channels", .text = "channels", .line = 20 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(c.channels)", .line = 20 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 20 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "channels", .text = "channels", .line = 20 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 20 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 20 },
    /* 7 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 20 },
    /* 9 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 5, 7, 8, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 20 },
    /* 10 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 9, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\"))", .line = 20 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 20 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 20 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\")) == b.elements", .line = 20 },
};
static const struct dfg_desc_node dnnl_conv2d_bias_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "add(c, b)", .line = 37 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 35 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 34 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 34 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 34 },
};
static const struct dfg_desc_region dnnl_conv2d_bias_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv2d_bias_refs[] = { { 2, -1 }, { 3, -1 }, { 4, -1 }, { 1, -1 }, };
static const struct dfg_capture dnnl_conv2d_bias_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_bias_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_bias_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_bias_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_bias_match, c) },
};
static const struct dfg_desc_pattern dnnl_conv2d_bias_desc = {
    .n_nodes = 5, .n_exprs = 14, .n_vars = 0, .n_sets = 4,
    .nodes = dnnl_conv2d_bias_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv2d_bias_regions,
    .exprs = dnnl_conv2d_bias_exprs,
    .captures = dnnl_conv2d_bias_refs,
    .text = "pattern conv2d_bias(x, w, b) {\012    c = nn.conv2d(x, w);\012    where bias_fits(c, w, b);\012    return add(c, b);\012}", .line = 34, .n_where = 1, .where = (const uint32_t[]){ 13, }
};
static bool dnnl_conv2d_bias_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv2d_bias_match(g, n, m);
}
static bool dnnl_conv2d_bias_pass(void *ctx, const struct dnnl_conv2d_bias_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv2d_bias_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv2d_bias_each(g, n, dnnl_conv2d_bias_pass, &e);
}

static const struct dfg_part dnnl_conv2d_bias_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv2d_bias_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv2d_bias_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_conv2d_bias_whole, m.b) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct dnnl_conv2d_bias_whole, m.c) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv2d_bias_whole, add) },
};
/* ---- conv3d_bias ---- */

static const struct dfg_desc_expr dnnl_conv3d_bias_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 20 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "channels", .text = "channels", .line = 20 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(c.channels)", .line = 20 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 20 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "channels", .text = "channels", .line = 20 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 20 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 20 },
    /* 7 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 20 },
    /* 9 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 5, 7, 8, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 20 },
    /* 10 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 9, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\"))", .line = 20 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 20 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 20 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\")) == b.elements", .line = 20 },
};
static const struct dfg_desc_node dnnl_conv3d_bias_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "add(c, b)", .line = 42 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv3d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .name = "c",
        .text = "nn.conv3d(x, w)", .line = 40 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 39 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 39 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 39 },
};
static const struct dfg_desc_region dnnl_conv3d_bias_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv3d_bias_refs[] = { { 2, -1 }, { 3, -1 }, { 4, -1 }, { 1, -1 }, };
static const struct dfg_capture dnnl_conv3d_bias_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv3d_bias_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv3d_bias_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_conv3d_bias_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct dnnl_conv3d_bias_match, c) },
};
static const struct dfg_desc_pattern dnnl_conv3d_bias_desc = {
    .n_nodes = 5, .n_exprs = 14, .n_vars = 0, .n_sets = 4,
    .nodes = dnnl_conv3d_bias_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv3d_bias_regions,
    .exprs = dnnl_conv3d_bias_exprs,
    .captures = dnnl_conv3d_bias_refs,
    .text = "pattern conv3d_bias(x, w, b) {\012    c = nn.conv3d(x, w);\012    where bias_fits(c, w, b);\012    return add(c, b);\012}", .line = 39, .n_where = 1, .where = (const uint32_t[]){ 13, }
};
static bool dnnl_conv3d_bias_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv3d_bias_match(g, n, m);
}
static bool dnnl_conv3d_bias_pass(void *ctx, const struct dnnl_conv3d_bias_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv3d_bias_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv3d_bias_each(g, n, dnnl_conv3d_bias_pass, &e);
}

static const struct dfg_part dnnl_conv3d_bias_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv3d_bias_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv3d_bias_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_conv3d_bias_whole, m.b) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct dnnl_conv3d_bias_whole, m.c) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv3d_bias_whole, add) },
};
/* ---- deconv2d_bias ---- */

static const struct dfg_desc_expr dnnl_deconv2d_bias_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 22 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "channels", .text = "channels", .line = 22 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(c.channels)", .line = 22 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 22 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "channels", .text = "channels", .line = 22 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 22 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 22 },
    /* 7 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .name = "kernel_layout", .text = "kernel_layout", .line = 22 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 22 },
    /* 9 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 5, 7, 8, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 22 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 22 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "groups", .text = "groups", .line = 22 },
    /* 12 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "dim(w, c.kernel_layout, \"O\") * c.groups", .line = 22 },
    /* 13 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 12, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\") * c.groups)", .line = 22 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 22 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "elements", .line = 22 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 13, 15, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\") * c.groups) == b.elements", .line = 22 },
};
static const struct dfg_desc_node dnnl_deconv2d_bias_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "add(c, b)", .line = 47 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .name = "c",
        .text = "nn.conv2d_transpose(x, w)", .line = 45 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 44 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 44 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 44 },
};
static const struct dfg_desc_region dnnl_deconv2d_bias_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_deconv2d_bias_refs[] = { { 2, -1 }, { 3, -1 }, { 4, -1 }, { 1, -1 }, };
static const struct dfg_capture dnnl_deconv2d_bias_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_deconv2d_bias_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_deconv2d_bias_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_deconv2d_bias_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct dnnl_deconv2d_bias_match, c) },
};
static const struct dfg_desc_pattern dnnl_deconv2d_bias_desc = {
    .n_nodes = 5, .n_exprs = 17, .n_vars = 0, .n_sets = 4,
    .nodes = dnnl_deconv2d_bias_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_deconv2d_bias_regions,
    .exprs = dnnl_deconv2d_bias_exprs,
    .captures = dnnl_deconv2d_bias_refs,
    .text = "pattern deconv2d_bias(x, w, b) {\012    c = nn.conv2d_transpose(x, w);\012    where bias_fits_transposed(c, w, b);\012    return add(c, b);\012}", .line = 44, .n_where = 1, .where = (const uint32_t[]){ 16, }
};
static bool dnnl_deconv2d_bias_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_deconv2d_bias_match(g, n, m);
}
static bool dnnl_deconv2d_bias_pass(void *ctx, const struct dnnl_deconv2d_bias_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_deconv2d_bias_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_deconv2d_bias_each(g, n, dnnl_deconv2d_bias_pass, &e);
}

static const struct dfg_part dnnl_deconv2d_bias_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_deconv2d_bias_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_deconv2d_bias_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_deconv2d_bias_whole, m.b) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct dnnl_deconv2d_bias_whole, m.c) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_deconv2d_bias_whole, add) },
};
/* ---- deconv3d_bias ---- */

static const struct dfg_desc_expr dnnl_deconv3d_bias_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 22 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "channels", .text = "channels", .line = 22 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(c.channels)", .line = 22 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 22 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "channels", .text = "channels", .line = 22 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 22 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 22 },
    /* 7 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .name = "kernel_layout", .text = "kernel_layout", .line = 22 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 22 },
    /* 9 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 5, 7, 8, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 22 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 22 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "groups", .text = "groups", .line = 22 },
    /* 12 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "dim(w, c.kernel_layout, \"O\") * c.groups", .line = 22 },
    /* 13 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 12, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\") * c.groups)", .line = 22 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 22 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "elements", .line = 22 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 13, 15, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\") * c.groups) == b.elements", .line = 22 },
};
static const struct dfg_desc_node dnnl_deconv3d_bias_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "add(c, b)", .line = 52 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv3d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .name = "c",
        .text = "nn.conv3d_transpose(x, w)", .line = 50 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 49 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 49 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 49 },
};
static const struct dfg_desc_region dnnl_deconv3d_bias_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_deconv3d_bias_refs[] = { { 2, -1 }, { 3, -1 }, { 4, -1 }, { 1, -1 }, };
static const struct dfg_capture dnnl_deconv3d_bias_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_deconv3d_bias_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_deconv3d_bias_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_deconv3d_bias_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct dnnl_deconv3d_bias_match, c) },
};
static const struct dfg_desc_pattern dnnl_deconv3d_bias_desc = {
    .n_nodes = 5, .n_exprs = 17, .n_vars = 0, .n_sets = 4,
    .nodes = dnnl_deconv3d_bias_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_deconv3d_bias_regions,
    .exprs = dnnl_deconv3d_bias_exprs,
    .captures = dnnl_deconv3d_bias_refs,
    .text = "pattern deconv3d_bias(x, w, b) {\012    c = nn.conv3d_transpose(x, w);\012    where bias_fits_transposed(c, w, b);\012    return add(c, b);\012}", .line = 49, .n_where = 1, .where = (const uint32_t[]){ 16, }
};
static bool dnnl_deconv3d_bias_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_deconv3d_bias_match(g, n, m);
}
static bool dnnl_deconv3d_bias_pass(void *ctx, const struct dnnl_deconv3d_bias_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_deconv3d_bias_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_deconv3d_bias_each(g, n, dnnl_deconv3d_bias_pass, &e);
}

static const struct dfg_part dnnl_deconv3d_bias_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_deconv3d_bias_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_deconv3d_bias_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_deconv3d_bias_whole, m.b) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct dnnl_deconv3d_bias_whole, m.c) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_deconv3d_bias_whole, add) },
};
/* ---- dense_bias ---- */

static const struct dfg_desc_node dnnl_dense_bias_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "add(nn.dense(x, w), b)", .line = 54 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "nn.dense(x, w)", .line = 54 },
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
static const struct dfg_desc_region dnnl_dense_bias_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_dense_bias_refs[] = { { 2, -1 }, { 3, -1 }, { 4, -1 }, };
static const struct dfg_capture dnnl_dense_bias_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_dense_bias_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_dense_bias_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_dense_bias_match, b) },
};
static const struct dfg_desc_pattern dnnl_dense_bias_desc = {
    .n_nodes = 5, .n_exprs = 0, .n_vars = 0, .n_sets = 3,
    .nodes = dnnl_dense_bias_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_dense_bias_regions,
    .captures = dnnl_dense_bias_refs,
    .text = "pattern dense_bias(x, w, b) = add(nn.dense(x, w), b);", .line = 54
};
static bool dnnl_dense_bias_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_dense_bias_match(g, n, m);
}
static bool dnnl_dense_bias_pass(void *ctx, const struct dnnl_dense_bias_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_dense_bias_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_dense_bias_each(g, n, dnnl_dense_bias_pass, &e);
}

static const struct dfg_part dnnl_dense_bias_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_dense_bias_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_dense_bias_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_dense_bias_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_dense_bias_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_dense_bias_whole, dense) },
};
/* ---- gelu ---- */

static const struct dfg_desc_node dnnl_gelu_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 8, },
        .text = "multiply(multiply(p, add(erf(divide(p, approx(1.41421356, 1e-3))), 1)), 0.5)", .line = 60 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "multiply(p, add(erf(divide(p, approx(1.41421356, 1e-3))), 1))", .line = 60 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "p",
        .text = "p", .line = 60 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 7, },
        .text = "add(erf(divide(p, approx(1.41421356, 1e-3))), 1)", .line = 60 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "erf", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .text = "erf(divide(p, approx(1.41421356, 1e-3)))", .line = 60 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "divide", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 6, },
        .text = "divide(p, approx(1.41421356, 1e-3))", .line = 60 },
    [6] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 1.41421356 }, 0.001 },
        .text = "approx(1.41421356, 1e-3)", .line = 60 },
    [7] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 60 },
    [8] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 60 },
};
static const struct dfg_desc_region dnnl_gelu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_gelu_refs[] = { { 2, -1 }, };
static const struct dfg_capture dnnl_gelu_captures[] = {
    { "p", DFG_CAP_NODE, offsetof(struct dnnl_gelu_match, p) },
};
static const struct dfg_desc_pattern dnnl_gelu_desc = {
    .n_nodes = 9, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = dnnl_gelu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_gelu_regions,
    .captures = dnnl_gelu_refs,
    .text = "pattern gelu(p) = multiply(multiply(p, add(erf(divide(p, approx(1.41421356, 1e-3))), 1)), 0.5);", .line = 60
};
static bool dnnl_gelu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_gelu_match(g, n, m);
}
static bool dnnl_gelu_pass(void *ctx, const struct dnnl_gelu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_gelu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_gelu_each(g, n, dnnl_gelu_pass, &e);
}

static const struct dfg_part dnnl_gelu_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_gelu_whole, m.p) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_gelu_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_gelu_whole, multiply_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_gelu_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_gelu_whole, erf) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_gelu_whole, divide) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_gelu_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_gelu_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_gelu_whole, constant_3) },
};
/* ---- swish ---- */

static const struct dfg_desc_node dnnl_swish_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "multiply(p, sigmoid(p))", .line = 61 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "p",
        .text = "p", .line = 61 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "sigmoid(p)", .line = 61 },
};
static const struct dfg_desc_region dnnl_swish_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_swish_refs[] = { { 1, -1 }, };
static const struct dfg_capture dnnl_swish_captures[] = {
    { "p", DFG_CAP_NODE, offsetof(struct dnnl_swish_match, p) },
};
static const struct dfg_desc_pattern dnnl_swish_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = dnnl_swish_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_swish_regions,
    .captures = dnnl_swish_refs,
    .text = "pattern swish(p) = multiply(p, sigmoid(p));", .line = 61
};
static bool dnnl_swish_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_swish_match(g, n, m);
}
static bool dnnl_swish_pass(void *ctx, const struct dnnl_swish_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_swish_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_swish_each(g, n, dnnl_swish_pass, &e);
}

static const struct dfg_part dnnl_swish_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_swish_whole, m.p) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_swish_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_swish_whole, sigmoid) },
};
/* ---- mish ---- */

static const struct dfg_desc_node dnnl_mish_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "multiply(p, tanh(log(add(exp(p), 1))))", .line = 62 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "p",
        .text = "p", .line = 62 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "tanh(log(add(exp(p), 1)))", .line = 62 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "log", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .text = "log(add(exp(p), 1))", .line = 62 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "add(exp(p), 1)", .line = 62 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "exp", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "exp(p)", .line = 62 },
    [6] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 62 },
};
static const struct dfg_desc_region dnnl_mish_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_mish_refs[] = { { 1, -1 }, };
static const struct dfg_capture dnnl_mish_captures[] = {
    { "p", DFG_CAP_NODE, offsetof(struct dnnl_mish_match, p) },
};
static const struct dfg_desc_pattern dnnl_mish_desc = {
    .n_nodes = 7, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = dnnl_mish_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_mish_regions,
    .captures = dnnl_mish_refs,
    .text = "pattern mish(p) = multiply(p, tanh(log(add(exp(p), 1))));", .line = 62
};
static bool dnnl_mish_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_mish_match(g, n, m);
}
static bool dnnl_mish_pass(void *ctx, const struct dnnl_mish_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_mish_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_mish_each(g, n, dnnl_mish_pass, &e);
}

static const struct dfg_part dnnl_mish_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_mish_whole, m.p) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_mish_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_mish_whole, tanh) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_mish_whole, log) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_mish_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_mish_whole, exp) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_mish_whole, constant) },
};
/* ---- requantized ---- */

static const struct dfg_desc_node dnnl_requantized_nodes[31] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "cast(add?(add?(multiply?(clip(multiply(add?(cast(q), bias & const), scale & cons...", .line = 69 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "add?(add?(multiply?(clip(multiply(add?(cast(q), bias & const), scale & const)),\012...", .line = 69 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 28, },
        .text = "add?(add?(multiply?(clip(multiply(add?(cast(q), bias & const), scale & const)),\012...", .line = 69 },
    [3] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "add?(multiply?(clip(multiply(add?(cast(q), bias & const), scale & const)),\012     ...", .line = 69 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 22, },
        .text = "add?(multiply?(clip(multiply(add?(cast(q), bias & const), scale & const)),\012     ...", .line = 69 },
    [5] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "multiply?(clip(multiply(add?(cast(q), bias & const), scale & const)),\012          ...", .line = 69 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 19, },
        .text = "multiply?(clip(multiply(add?(cast(q), bias & const), scale & const)),\012          ...", .line = 69 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 8, },
        .text = "clip(multiply(add?(cast(q), bias & const), scale & const))", .line = 69 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 16, },
        .text = "multiply(add?(cast(q), bias & const), scale & const)", .line = 69 },
    [9] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "add?(cast(q), bias & const)", .line = 69 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 13, },
        .text = "add?(cast(q), bias & const)", .line = 69 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 12, },
        .text = "cast(q)", .line = 69 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "q",
        .text = "q", .line = 68 },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "bias & const", .line = 69 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 68 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 69 },
    [16] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, },
        .text = "scale & const", .line = 69 },
    [17] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 68 },
    [18] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 69 },
    [19] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, },
        .text = "act_scale & const", .line = 70 },
    [20] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "act_scale",
        .text = "act_scale", .line = 68 },
    [21] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 70 },
    [22] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 23, 26, },
        .text = "multiply(sum_scale & const, cast(residual))", .line = 71 },
    [23] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, },
        .text = "sum_scale & const", .line = 71 },
    [24] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "sum_scale",
        .text = "sum_scale", .line = 68 },
    [25] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 71 },
    [26] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 27, },
        .text = "cast(residual)", .line = 71 },
    [27] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "residual",
        .text = "residual", .line = 68 },
    [28] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, },
        .text = "zero & const", .line = 72 },
    [29] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zero",
        .text = "zero", .line = 68 },
    [30] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 72 },
};
static const struct dfg_desc_region dnnl_requantized_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_requantized_refs[] = { { 12, -1 }, { 14, -1 }, { 17, -1 }, { 20, -1 }, { 24, -1 }, { 27, -1 }, { 29, -1 }, };
static const struct dfg_capture dnnl_requantized_captures[] = {
    { "q", DFG_CAP_NODE, offsetof(struct dnnl_requantized_match, q) },
    { "bias", DFG_CAP_NODE, offsetof(struct dnnl_requantized_match, bias) },
    { "scale", DFG_CAP_NODE, offsetof(struct dnnl_requantized_match, scale) },
    { "act_scale", DFG_CAP_NODE, offsetof(struct dnnl_requantized_match, act_scale) },
    { "sum_scale", DFG_CAP_NODE, offsetof(struct dnnl_requantized_match, sum_scale) },
    { "residual", DFG_CAP_NODE, offsetof(struct dnnl_requantized_match, residual) },
    { "zero", DFG_CAP_NODE, offsetof(struct dnnl_requantized_match, zero) },
};
static const struct dfg_desc_pattern dnnl_requantized_desc = {
    .n_nodes = 31, .n_exprs = 0, .n_vars = 0, .n_sets = 7,
    .nodes = dnnl_requantized_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_requantized_regions,
    .captures = dnnl_requantized_refs,
    .text = "pattern requantized(q, bias, scale, act_scale, sum_scale, residual, zero) =\012    cast(add?(add?(multiply?(clip(multiply(add?(cast(q), bias & const), scale & const)),\012                             act_scale & const),\012                   multiply(sum_scale & const, cast(residual))),\012              zero & const));", .line = 68
};
static bool dnnl_requantized_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_requantized_match(g, n, m);
}
static bool dnnl_requantized_pass(void *ctx, const struct dnnl_requantized_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_requantized_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_requantized_each(g, n, dnnl_requantized_pass, &e);
}

static const struct dfg_part dnnl_requantized_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_requantized_whole, m.q) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_requantized_whole, m.bias) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_requantized_whole, m.scale) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct dnnl_requantized_whole, m.act_scale) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct dnnl_requantized_whole, m.sum_scale) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct dnnl_requantized_whole, m.residual) },
    { DFG_PART_INPUT, false, 0, 6, offsetof(struct dnnl_requantized_whole, m.zero) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_requantized_whole, cast) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_requantized_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_requantized_whole, add_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_requantized_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_requantized_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_requantized_whole, multiply_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_requantized_whole, add_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_requantized_whole, cast_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_requantized_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_requantized_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_requantized_whole, constant_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_requantized_whole, multiply_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_requantized_whole, constant_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_requantized_whole, cast_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_requantized_whole, constant_5) },
};
/* ---- qnn_conv2d ---- */

static const struct dfg_desc_node dnnl_qnn_conv2d_nodes[43] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "cast(add?(add?(multiply?(clip(multiply(add?(cast(q), bias & const), scale & cons...", .line = 69 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "add?(add?(multiply?(clip(multiply(add?(cast(q), bias & const), scale & const)),\012...", .line = 69 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 40, },
        .text = "add?(add?(multiply?(clip(multiply(add?(cast(q), bias & const), scale & const)),\012...", .line = 69 },
    [3] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "add?(multiply?(clip(multiply(add?(cast(q), bias & const), scale & const)),\012     ...", .line = 69 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 34, },
        .text = "add?(multiply?(clip(multiply(add?(cast(q), bias & const), scale & const)),\012     ...", .line = 69 },
    [5] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "multiply?(clip(multiply(add?(cast(q), bias & const), scale & const)),\012          ...", .line = 69 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 31, },
        .text = "multiply?(clip(multiply(add?(cast(q), bias & const), scale & const)),\012          ...", .line = 69 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 8, },
        .text = "clip(multiply(add?(cast(q), bias & const), scale & const))", .line = 69 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 28, },
        .text = "multiply(add?(cast(q), bias & const), scale & const)", .line = 69 },
    [9] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "add?(cast(q), bias & const)", .line = 69 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 25, },
        .text = "add?(cast(q), bias & const)", .line = 69 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 12, },
        .text = "cast(q)", .line = 69 },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.conv2d", },
        .n_kids = 6, .kids = (const uint32_t[]){ 13, 14, 17, 18, 19, 22, },
        .text = "qnn.conv2d(x, w & const, scalar(i32 0), scalar(i32 0), x_scale & const, w_scale ...", .line = 75 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 74 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "w & const", .line = 75 },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 74 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 75 },
    [17] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 5, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "i32 0", .line = 75 },
    [18] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 5, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "i32 0", .line = 75 },
    [19] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, },
        .text = "x_scale & const", .line = 75 },
    [20] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x_scale",
        .text = "x_scale", .line = 74 },
    [21] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 75 },
    [22] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, },
        .text = "w_scale & const", .line = 75 },
    [23] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w_scale",
        .text = "w_scale", .line = 74 },
    [24] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 75 },
    [25] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, },
        .text = "bias & const", .line = 69 },
    [26] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 74 },
    [27] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 69 },
    [28] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, },
        .text = "scale & const", .line = 69 },
    [29] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 74 },
    [30] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 69 },
    [31] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, },
        .text = "act_scale & const", .line = 70 },
    [32] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "act_scale",
        .text = "act_scale", .line = 74 },
    [33] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 70 },
    [34] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 35, 38, },
        .text = "multiply(sum_scale & const, cast(residual))", .line = 71 },
    [35] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, },
        .text = "sum_scale & const", .line = 71 },
    [36] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "sum_scale",
        .text = "sum_scale", .line = 74 },
    [37] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 71 },
    [38] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 39, },
        .text = "cast(residual)", .line = 71 },
    [39] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "residual",
        .text = "residual", .line = 74 },
    [40] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 41, 42, },
        .text = "zero & const", .line = 72 },
    [41] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zero",
        .text = "zero", .line = 74 },
    [42] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 72 },
};
static const struct dfg_desc_region dnnl_qnn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_qnn_conv2d_refs[] = { { 13, -1 }, { 15, -1 }, { 20, -1 }, { 23, -1 }, { 26, -1 }, { 29, -1 }, { 32, -1 }, { 36, -1 }, { 39, -1 }, { 41, -1 }, };
static const struct dfg_capture dnnl_qnn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_qnn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_qnn_conv2d_match, w) },
    { "x_scale", DFG_CAP_NODE, offsetof(struct dnnl_qnn_conv2d_match, x_scale) },
    { "w_scale", DFG_CAP_NODE, offsetof(struct dnnl_qnn_conv2d_match, w_scale) },
    { "bias", DFG_CAP_NODE, offsetof(struct dnnl_qnn_conv2d_match, bias) },
    { "scale", DFG_CAP_NODE, offsetof(struct dnnl_qnn_conv2d_match, scale) },
    { "act_scale", DFG_CAP_NODE, offsetof(struct dnnl_qnn_conv2d_match, act_scale) },
    { "sum_scale", DFG_CAP_NODE, offsetof(struct dnnl_qnn_conv2d_match, sum_scale) },
    { "residual", DFG_CAP_NODE, offsetof(struct dnnl_qnn_conv2d_match, residual) },
    { "zero", DFG_CAP_NODE, offsetof(struct dnnl_qnn_conv2d_match, zero) },
};
static const struct dfg_desc_pattern dnnl_qnn_conv2d_desc = {
    .n_nodes = 43, .n_exprs = 0, .n_vars = 0, .n_sets = 10,
    .nodes = dnnl_qnn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_qnn_conv2d_regions,
    .captures = dnnl_qnn_conv2d_refs,
    .text = "pattern qnn_conv2d(x, w, x_scale, w_scale, bias, scale, act_scale, sum_scale, residual, zero) =\012    requantized(qnn.conv2d(x, w & const, scalar(i32 0), scalar(i32 0), x_scale & const, w_scale & const),\012                bias, scale, act_scale, sum_scale, residual, zero);", .line = 74
};
static bool dnnl_qnn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_qnn_conv2d_match(g, n, m);
}
static bool dnnl_qnn_conv2d_pass(void *ctx, const struct dnnl_qnn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_qnn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_qnn_conv2d_each(g, n, dnnl_qnn_conv2d_pass, &e);
}

static const struct dfg_part dnnl_qnn_conv2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_qnn_conv2d_whole, cast) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_qnn_conv2d_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_qnn_conv2d_whole, add_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_qnn_conv2d_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_qnn_conv2d_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_qnn_conv2d_whole, multiply_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_qnn_conv2d_whole, add_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_qnn_conv2d_whole, cast_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_qnn_conv2d_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_qnn_conv2d_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_qnn_conv2d_whole, constant_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_qnn_conv2d_whole, multiply_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_qnn_conv2d_whole, constant_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_qnn_conv2d_whole, cast_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_qnn_conv2d_whole, constant_5) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_qnn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_qnn_conv2d_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_qnn_conv2d_whole, m.x_scale) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct dnnl_qnn_conv2d_whole, m.w_scale) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct dnnl_qnn_conv2d_whole, m.bias) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct dnnl_qnn_conv2d_whole, m.scale) },
    { DFG_PART_INPUT, false, 0, 6, offsetof(struct dnnl_qnn_conv2d_whole, m.act_scale) },
    { DFG_PART_INPUT, false, 0, 7, offsetof(struct dnnl_qnn_conv2d_whole, m.sum_scale) },
    { DFG_PART_INPUT, false, 0, 8, offsetof(struct dnnl_qnn_conv2d_whole, m.residual) },
    { DFG_PART_INPUT, false, 0, 9, offsetof(struct dnnl_qnn_conv2d_whole, m.zero) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_qnn_conv2d_whole, conv2d) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_qnn_conv2d_whole, constant_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_qnn_conv2d_whole, constant_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_qnn_conv2d_whole, constant_8) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_qnn_conv2d_whole, constant_9) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_qnn_conv2d_whole, constant_10) },
};
/* ---- qnn_dense ---- */

static const struct dfg_desc_node dnnl_qnn_dense_nodes[43] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "cast(add?(add?(multiply?(clip(multiply(add?(cast(q), bias & const), scale & cons...", .line = 69 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "add?(add?(multiply?(clip(multiply(add?(cast(q), bias & const), scale & const)),\012...", .line = 69 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 40, },
        .text = "add?(add?(multiply?(clip(multiply(add?(cast(q), bias & const), scale & const)),\012...", .line = 69 },
    [3] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "add?(multiply?(clip(multiply(add?(cast(q), bias & const), scale & const)),\012     ...", .line = 69 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 34, },
        .text = "add?(multiply?(clip(multiply(add?(cast(q), bias & const), scale & const)),\012     ...", .line = 69 },
    [5] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "multiply?(clip(multiply(add?(cast(q), bias & const), scale & const)),\012          ...", .line = 69 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 31, },
        .text = "multiply?(clip(multiply(add?(cast(q), bias & const), scale & const)),\012          ...", .line = 69 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 8, },
        .text = "clip(multiply(add?(cast(q), bias & const), scale & const))", .line = 69 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 28, },
        .text = "multiply(add?(cast(q), bias & const), scale & const)", .line = 69 },
    [9] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "add?(cast(q), bias & const)", .line = 69 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 25, },
        .text = "add?(cast(q), bias & const)", .line = 69 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 12, },
        .text = "cast(q)", .line = 69 },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.dense", },
        .n_kids = 6, .kids = (const uint32_t[]){ 13, 14, 17, 18, 19, 22, },
        .text = "qnn.dense(x, w & const, scalar(i32 0), scalar(i32 0), x_scale & const, w_scale &...", .line = 79 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 78 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "w & const", .line = 79 },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 78 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 79 },
    [17] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 5, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "i32 0", .line = 79 },
    [18] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 5, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "i32 0", .line = 79 },
    [19] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, },
        .text = "x_scale & const", .line = 79 },
    [20] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x_scale",
        .text = "x_scale", .line = 78 },
    [21] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 79 },
    [22] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, },
        .text = "w_scale & const", .line = 79 },
    [23] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w_scale",
        .text = "w_scale", .line = 78 },
    [24] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 79 },
    [25] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, },
        .text = "bias & const", .line = 69 },
    [26] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 78 },
    [27] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 69 },
    [28] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, },
        .text = "scale & const", .line = 69 },
    [29] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 78 },
    [30] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 69 },
    [31] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, },
        .text = "act_scale & const", .line = 70 },
    [32] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "act_scale",
        .text = "act_scale", .line = 78 },
    [33] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 70 },
    [34] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 35, 38, },
        .text = "multiply(sum_scale & const, cast(residual))", .line = 71 },
    [35] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, },
        .text = "sum_scale & const", .line = 71 },
    [36] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "sum_scale",
        .text = "sum_scale", .line = 78 },
    [37] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 71 },
    [38] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 39, },
        .text = "cast(residual)", .line = 71 },
    [39] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "residual",
        .text = "residual", .line = 78 },
    [40] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 41, 42, },
        .text = "zero & const", .line = 72 },
    [41] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zero",
        .text = "zero", .line = 78 },
    [42] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 72 },
};
static const struct dfg_desc_region dnnl_qnn_dense_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_qnn_dense_refs[] = { { 13, -1 }, { 15, -1 }, { 20, -1 }, { 23, -1 }, { 26, -1 }, { 29, -1 }, { 32, -1 }, { 36, -1 }, { 39, -1 }, { 41, -1 }, };
static const struct dfg_capture dnnl_qnn_dense_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_qnn_dense_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_qnn_dense_match, w) },
    { "x_scale", DFG_CAP_NODE, offsetof(struct dnnl_qnn_dense_match, x_scale) },
    { "w_scale", DFG_CAP_NODE, offsetof(struct dnnl_qnn_dense_match, w_scale) },
    { "bias", DFG_CAP_NODE, offsetof(struct dnnl_qnn_dense_match, bias) },
    { "scale", DFG_CAP_NODE, offsetof(struct dnnl_qnn_dense_match, scale) },
    { "act_scale", DFG_CAP_NODE, offsetof(struct dnnl_qnn_dense_match, act_scale) },
    { "sum_scale", DFG_CAP_NODE, offsetof(struct dnnl_qnn_dense_match, sum_scale) },
    { "residual", DFG_CAP_NODE, offsetof(struct dnnl_qnn_dense_match, residual) },
    { "zero", DFG_CAP_NODE, offsetof(struct dnnl_qnn_dense_match, zero) },
};
static const struct dfg_desc_pattern dnnl_qnn_dense_desc = {
    .n_nodes = 43, .n_exprs = 0, .n_vars = 0, .n_sets = 10,
    .nodes = dnnl_qnn_dense_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_qnn_dense_regions,
    .captures = dnnl_qnn_dense_refs,
    .text = "pattern qnn_dense(x, w, x_scale, w_scale, bias, scale, act_scale, sum_scale, residual, zero) =\012    requantized(qnn.dense(x, w & const, scalar(i32 0), scalar(i32 0), x_scale & const, w_scale & const),\012                bias, scale, act_scale, sum_scale, residual, zero);", .line = 78
};
static bool dnnl_qnn_dense_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_qnn_dense_match(g, n, m);
}
static bool dnnl_qnn_dense_pass(void *ctx, const struct dnnl_qnn_dense_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_qnn_dense_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_qnn_dense_each(g, n, dnnl_qnn_dense_pass, &e);
}

static const struct dfg_part dnnl_qnn_dense_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_qnn_dense_whole, cast) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_qnn_dense_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_qnn_dense_whole, add_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_qnn_dense_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_qnn_dense_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_qnn_dense_whole, multiply_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_qnn_dense_whole, add_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_qnn_dense_whole, cast_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_qnn_dense_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_qnn_dense_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_qnn_dense_whole, constant_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_qnn_dense_whole, multiply_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_qnn_dense_whole, constant_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_qnn_dense_whole, cast_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_qnn_dense_whole, constant_5) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_qnn_dense_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_qnn_dense_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_qnn_dense_whole, m.x_scale) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct dnnl_qnn_dense_whole, m.w_scale) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct dnnl_qnn_dense_whole, m.bias) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct dnnl_qnn_dense_whole, m.scale) },
    { DFG_PART_INPUT, false, 0, 6, offsetof(struct dnnl_qnn_dense_whole, m.act_scale) },
    { DFG_PART_INPUT, false, 0, 7, offsetof(struct dnnl_qnn_dense_whole, m.sum_scale) },
    { DFG_PART_INPUT, false, 0, 8, offsetof(struct dnnl_qnn_dense_whole, m.residual) },
    { DFG_PART_INPUT, false, 0, 9, offsetof(struct dnnl_qnn_dense_whole, m.zero) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_qnn_dense_whole, dense) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_qnn_dense_whole, constant_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_qnn_dense_whole, constant_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_qnn_dense_whole, constant_8) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_qnn_dense_whole, constant_9) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_qnn_dense_whole, constant_10) },
};
/* ---- dense_bias_sum ---- */

static const struct dfg_desc_expr dnnl_dense_bias_sum_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 6, .text = "residual", .line = 87 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 2, .text = "d", .line = 87 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_DISTINCT, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "distinct(residual, d)", .line = 87 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 6, .text = "residual", .line = 87 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "s", .line = 87 },
    /* 5 */ { .op = DFG_E_PRED, .sub = DFG_F_DISTINCT, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "distinct(residual, s)", .line = 87 },
};
static const struct dfg_desc_node dnnl_dense_bias_sum_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 6, },
        .text = "add(s, residual)", .line = 88 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .name = "s",
        .text = "add(d, b)", .line = 86 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "d",
        .text = "nn.dense(x, w)", .line = 85 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 84 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 84 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 84 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "residual",
        .text = "residual", .line = 84 },
};
static const struct dfg_desc_region dnnl_dense_bias_sum_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_dense_bias_sum_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, { 6, -1 }, { 2, -1 }, { 1, -1 }, };
static const struct dfg_capture dnnl_dense_bias_sum_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_dense_bias_sum_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_dense_bias_sum_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_dense_bias_sum_match, b) },
    { "residual", DFG_CAP_NODE, offsetof(struct dnnl_dense_bias_sum_match, residual) },
    { "d", DFG_CAP_NODE, offsetof(struct dnnl_dense_bias_sum_match, d) },
    { "s", DFG_CAP_NODE, offsetof(struct dnnl_dense_bias_sum_match, s) },
};
static const struct dfg_desc_pattern dnnl_dense_bias_sum_desc = {
    .n_nodes = 7, .n_exprs = 6, .n_vars = 0, .n_sets = 6,
    .nodes = dnnl_dense_bias_sum_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_dense_bias_sum_regions,
    .exprs = dnnl_dense_bias_sum_exprs,
    .captures = dnnl_dense_bias_sum_refs,
    .text = "pattern dense_bias_sum(x, w, b, residual) {\012    d = nn.dense(x, w);\012    s = add(d, b);\012    where distinct(residual, d), distinct(residual, s);\012    return add(s, residual);\012}", .line = 84, .n_where = 2, .where = (const uint32_t[]){ 2, 5, }
};
static bool dnnl_dense_bias_sum_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_dense_bias_sum_match(g, n, m);
}
static bool dnnl_dense_bias_sum_pass(void *ctx, const struct dnnl_dense_bias_sum_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_dense_bias_sum_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_dense_bias_sum_each(g, n, dnnl_dense_bias_sum_pass, &e);
}

static const struct dfg_part dnnl_dense_bias_sum_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_dense_bias_sum_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_dense_bias_sum_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_dense_bias_sum_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct dnnl_dense_bias_sum_whole, m.residual) },
    { DFG_PART_INNER, false, 0, 4, offsetof(struct dnnl_dense_bias_sum_whole, m.d) },
    { DFG_PART_INNER, false, 0, 5, offsetof(struct dnnl_dense_bias_sum_whole, m.s) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_dense_bias_sum_whole, add) },
};
/* ---- conv2d_bias_sum ---- */

static const struct dfg_desc_expr dnnl_conv2d_bias_sum_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "channels", .text = "channels", .line = 20 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(c.channels)", .line = 20 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "channels", .text = "channels", .line = 20 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 20 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 7 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 20 },
    /* 9 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 5, 7, 8, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 20 },
    /* 10 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 9, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\"))", .line = 20 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 20 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 20 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\")) == b.elements", .line = 20 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 6, .text = "residual", .line = 93 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 93 },
    /* 16 */ { .op = DFG_E_PRED, .sub = DFG_F_DISTINCT, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "distinct(residual, c)", .line = 93 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 6, .text = "residual", .line = 93 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 1, .text = "s", .line = 93 },
    /* 19 */ { .op = DFG_E_PRED, .sub = DFG_F_DISTINCT, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "distinct(residual, s)", .line = 93 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 1, .text = "s", .line = 93 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 6, .text = "residual", .line = 93 },
    /* 22 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "same_shape(s, residual)", .line = 93 },
};
static const struct dfg_desc_node dnnl_conv2d_bias_sum_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 6, },
        .text = "add(s, residual)", .line = 94 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .name = "s",
        .text = "add(c, b)", .line = 92 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 91 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 90 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 90 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 90 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "residual",
        .text = "residual", .line = 90 },
};
static const struct dfg_desc_region dnnl_conv2d_bias_sum_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv2d_bias_sum_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, { 6, -1 }, { 2, -1 }, { 1, -1 }, };
static const struct dfg_capture dnnl_conv2d_bias_sum_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_bias_sum_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_bias_sum_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_bias_sum_match, b) },
    { "residual", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_bias_sum_match, residual) },
    { "c", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_bias_sum_match, c) },
    { "s", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_bias_sum_match, s) },
};
static const struct dfg_desc_pattern dnnl_conv2d_bias_sum_desc = {
    .n_nodes = 7, .n_exprs = 23, .n_vars = 0, .n_sets = 6,
    .nodes = dnnl_conv2d_bias_sum_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv2d_bias_sum_regions,
    .exprs = dnnl_conv2d_bias_sum_exprs,
    .captures = dnnl_conv2d_bias_sum_refs,
    .text = "pattern conv2d_bias_sum(x, w, b, residual) {\012    c = nn.conv2d(x, w);\012    s = add(c, b);\012    where bias_fits(c, w, b), distinct(residual, c), distinct(residual, s), same_shape(s, residual);\012    return add(s, residual);\012}", .line = 90, .n_where = 4, .where = (const uint32_t[]){ 13, 16, 19, 22, }
};
static bool dnnl_conv2d_bias_sum_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv2d_bias_sum_match(g, n, m);
}
static bool dnnl_conv2d_bias_sum_pass(void *ctx, const struct dnnl_conv2d_bias_sum_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv2d_bias_sum_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv2d_bias_sum_each(g, n, dnnl_conv2d_bias_sum_pass, &e);
}

static const struct dfg_part dnnl_conv2d_bias_sum_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv2d_bias_sum_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv2d_bias_sum_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_conv2d_bias_sum_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct dnnl_conv2d_bias_sum_whole, m.residual) },
    { DFG_PART_INNER, false, 0, 4, offsetof(struct dnnl_conv2d_bias_sum_whole, m.c) },
    { DFG_PART_INNER, false, 0, 5, offsetof(struct dnnl_conv2d_bias_sum_whole, m.s) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv2d_bias_sum_whole, add) },
};
/* ---- conv2d_bias_sum_relu ---- */

static const struct dfg_desc_expr dnnl_conv2d_bias_sum_relu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 20 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "channels", .text = "channels", .line = 20 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(c.channels)", .line = 20 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 20 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "channels", .text = "channels", .line = 20 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 20 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 20 },
    /* 7 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 20 },
    /* 9 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 5, 7, 8, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 20 },
    /* 10 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 9, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\"))", .line = 20 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 20 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 20 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\")) == b.elements", .line = 20 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 7, .text = "residual", .line = 93 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 93 },
    /* 16 */ { .op = DFG_E_PRED, .sub = DFG_F_DISTINCT, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "distinct(residual, c)", .line = 93 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 7, .text = "residual", .line = 93 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 2, .text = "s", .line = 93 },
    /* 19 */ { .op = DFG_E_PRED, .sub = DFG_F_DISTINCT, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "distinct(residual, s)", .line = 93 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 2, .text = "s", .line = 93 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 7, .text = "residual", .line = 93 },
    /* 22 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "same_shape(s, residual)", .line = 93 },
};
static const struct dfg_desc_node dnnl_conv2d_bias_sum_relu_nodes[8] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "nn.relu(conv2d_bias_sum(x, w, b, residual))", .line = 96 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 7, },
        .text = "add(s, residual)", .line = 94, .n_where = 4, .where = (const uint32_t[]){ 13, 16, 19, 22, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 6, },
        .name = "s",
        .text = "add(c, b)", .line = 92 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 91 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 96 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 96 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 96 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "residual",
        .text = "residual", .line = 96 },
};
static const struct dfg_desc_region dnnl_conv2d_bias_sum_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv2d_bias_sum_relu_refs[] = { { 4, -1 }, { 5, -1 }, { 6, -1 }, { 7, -1 }, };
static const struct dfg_capture dnnl_conv2d_bias_sum_relu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_bias_sum_relu_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_bias_sum_relu_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_bias_sum_relu_match, b) },
    { "residual", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_bias_sum_relu_match, residual) },
};
static const struct dfg_desc_pattern dnnl_conv2d_bias_sum_relu_desc = {
    .n_nodes = 8, .n_exprs = 23, .n_vars = 0, .n_sets = 4,
    .nodes = dnnl_conv2d_bias_sum_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv2d_bias_sum_relu_regions,
    .exprs = dnnl_conv2d_bias_sum_relu_exprs,
    .captures = dnnl_conv2d_bias_sum_relu_refs,
    .text = "pattern conv2d_bias_sum_relu(x, w, b, residual) = nn.relu(conv2d_bias_sum(x, w, b, residual));", .line = 96
};
static bool dnnl_conv2d_bias_sum_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv2d_bias_sum_relu_match(g, n, m);
}
static bool dnnl_conv2d_bias_sum_relu_pass(void *ctx, const struct dnnl_conv2d_bias_sum_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv2d_bias_sum_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv2d_bias_sum_relu_each(g, n, dnnl_conv2d_bias_sum_relu_pass, &e);
}

static const struct dfg_part dnnl_conv2d_bias_sum_relu_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv2d_bias_sum_relu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv2d_bias_sum_relu_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_conv2d_bias_sum_relu_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct dnnl_conv2d_bias_sum_relu_whole, m.residual) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv2d_bias_sum_relu_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv2d_bias_sum_relu_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv2d_bias_sum_relu_whole, s) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv2d_bias_sum_relu_whole, c) },
};
/* ---- dnnl.conv1d_bias_relu ---- */

static const struct dfg_desc_expr dnnl_conv1d_bias_relu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "channels", .text = "channels", .line = 20 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(c.channels)", .line = 20 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "channels", .text = "channels", .line = 20 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 20 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 7 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 20 },
    /* 9 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 5, 7, 8, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 20 },
    /* 10 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 9, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\"))", .line = 20 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 20 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 20 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\")) == b.elements", .line = 20 },
};
static const struct dfg_desc_node dnnl_conv1d_bias_relu_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w, b))", .line = 105 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "add(c, b)", .line = 32, .n_where = 1, .where = (const uint32_t[]){ 13, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv1d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "c",
        .text = "nn.conv1d(x, w)", .line = 30 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 105 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 105 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 105 },
};
static const struct dfg_desc_region dnnl_conv1d_bias_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv1d_bias_relu_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture dnnl_conv1d_bias_relu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv1d_bias_relu_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv1d_bias_relu_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_conv1d_bias_relu_match, b) },
};
static const struct dfg_desc_pattern dnnl_conv1d_bias_relu_desc = {
    .n_nodes = 6, .n_exprs = 14, .n_vars = 0, .n_sets = 3,
    .nodes = dnnl_conv1d_bias_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv1d_bias_relu_regions,
    .exprs = dnnl_conv1d_bias_relu_exprs,
    .captures = dnnl_conv1d_bias_relu_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w, b) = f(c(x, w, b));", .line = 105
};
static bool dnnl_conv1d_bias_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv1d_bias_relu_match(g, n, m);
}
static bool dnnl_conv1d_bias_relu_pass(void *ctx, const struct dnnl_conv1d_bias_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv1d_bias_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv1d_bias_relu_each(g, n, dnnl_conv1d_bias_relu_pass, &e);
}

static const struct dfg_part dnnl_conv1d_bias_relu_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv1d_bias_relu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv1d_bias_relu_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_conv1d_bias_relu_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv1d_bias_relu_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv1d_bias_relu_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv1d_bias_relu_whole, c) },
};
/* ---- dnnl.conv2d_bias_relu ---- */

static const struct dfg_desc_expr dnnl_conv2d_bias_relu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "channels", .text = "channels", .line = 20 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(c.channels)", .line = 20 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "channels", .text = "channels", .line = 20 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 20 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 7 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 20 },
    /* 9 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 5, 7, 8, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 20 },
    /* 10 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 9, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\"))", .line = 20 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 20 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 20 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\")) == b.elements", .line = 20 },
};
static const struct dfg_desc_node dnnl_conv2d_bias_relu_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w, b))", .line = 105 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "add(c, b)", .line = 37, .n_where = 1, .where = (const uint32_t[]){ 13, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 35 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 105 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 105 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 105 },
};
static const struct dfg_desc_region dnnl_conv2d_bias_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv2d_bias_relu_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture dnnl_conv2d_bias_relu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_bias_relu_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_bias_relu_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_bias_relu_match, b) },
};
static const struct dfg_desc_pattern dnnl_conv2d_bias_relu_desc = {
    .n_nodes = 6, .n_exprs = 14, .n_vars = 0, .n_sets = 3,
    .nodes = dnnl_conv2d_bias_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv2d_bias_relu_regions,
    .exprs = dnnl_conv2d_bias_relu_exprs,
    .captures = dnnl_conv2d_bias_relu_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w, b) = f(c(x, w, b));", .line = 105
};
static bool dnnl_conv2d_bias_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv2d_bias_relu_match(g, n, m);
}
static bool dnnl_conv2d_bias_relu_pass(void *ctx, const struct dnnl_conv2d_bias_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv2d_bias_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv2d_bias_relu_each(g, n, dnnl_conv2d_bias_relu_pass, &e);
}

static const struct dfg_part dnnl_conv2d_bias_relu_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv2d_bias_relu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv2d_bias_relu_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_conv2d_bias_relu_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv2d_bias_relu_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv2d_bias_relu_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv2d_bias_relu_whole, c) },
};
/* ---- dnnl.conv3d_bias_relu ---- */

static const struct dfg_desc_expr dnnl_conv3d_bias_relu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "channels", .text = "channels", .line = 20 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(c.channels)", .line = 20 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "channels", .text = "channels", .line = 20 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 20 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 7 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 20 },
    /* 9 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 5, 7, 8, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 20 },
    /* 10 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 9, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\"))", .line = 20 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 20 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 20 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\")) == b.elements", .line = 20 },
};
static const struct dfg_desc_node dnnl_conv3d_bias_relu_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w, b))", .line = 105 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "add(c, b)", .line = 42, .n_where = 1, .where = (const uint32_t[]){ 13, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv3d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "c",
        .text = "nn.conv3d(x, w)", .line = 40 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 105 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 105 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 105 },
};
static const struct dfg_desc_region dnnl_conv3d_bias_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv3d_bias_relu_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture dnnl_conv3d_bias_relu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv3d_bias_relu_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv3d_bias_relu_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_conv3d_bias_relu_match, b) },
};
static const struct dfg_desc_pattern dnnl_conv3d_bias_relu_desc = {
    .n_nodes = 6, .n_exprs = 14, .n_vars = 0, .n_sets = 3,
    .nodes = dnnl_conv3d_bias_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv3d_bias_relu_regions,
    .exprs = dnnl_conv3d_bias_relu_exprs,
    .captures = dnnl_conv3d_bias_relu_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w, b) = f(c(x, w, b));", .line = 105
};
static bool dnnl_conv3d_bias_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv3d_bias_relu_match(g, n, m);
}
static bool dnnl_conv3d_bias_relu_pass(void *ctx, const struct dnnl_conv3d_bias_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv3d_bias_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv3d_bias_relu_each(g, n, dnnl_conv3d_bias_relu_pass, &e);
}

static const struct dfg_part dnnl_conv3d_bias_relu_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv3d_bias_relu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv3d_bias_relu_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_conv3d_bias_relu_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv3d_bias_relu_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv3d_bias_relu_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv3d_bias_relu_whole, c) },
};
/* ---- dnnl.deconv2d_bias_relu ---- */

static const struct dfg_desc_expr dnnl_deconv2d_bias_relu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "channels", .text = "channels", .line = 22 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(c.channels)", .line = 22 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "channels", .text = "channels", .line = 22 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 22 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 7 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .name = "kernel_layout", .text = "kernel_layout", .line = 22 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 22 },
    /* 9 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 5, 7, 8, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 22 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "groups", .text = "groups", .line = 22 },
    /* 12 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "dim(w, c.kernel_layout, \"O\") * c.groups", .line = 22 },
    /* 13 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 12, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\") * c.groups)", .line = 22 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 22 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "elements", .line = 22 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 13, 15, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\") * c.groups) == b.elements", .line = 22 },
};
static const struct dfg_desc_node dnnl_deconv2d_bias_relu_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w, b))", .line = 105 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "add(c, b)", .line = 47, .n_where = 1, .where = (const uint32_t[]){ 16, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "c",
        .text = "nn.conv2d_transpose(x, w)", .line = 45 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 105 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 105 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 105 },
};
static const struct dfg_desc_region dnnl_deconv2d_bias_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_deconv2d_bias_relu_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture dnnl_deconv2d_bias_relu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_deconv2d_bias_relu_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_deconv2d_bias_relu_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_deconv2d_bias_relu_match, b) },
};
static const struct dfg_desc_pattern dnnl_deconv2d_bias_relu_desc = {
    .n_nodes = 6, .n_exprs = 17, .n_vars = 0, .n_sets = 3,
    .nodes = dnnl_deconv2d_bias_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_deconv2d_bias_relu_regions,
    .exprs = dnnl_deconv2d_bias_relu_exprs,
    .captures = dnnl_deconv2d_bias_relu_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w, b) = f(c(x, w, b));", .line = 105
};
static bool dnnl_deconv2d_bias_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_deconv2d_bias_relu_match(g, n, m);
}
static bool dnnl_deconv2d_bias_relu_pass(void *ctx, const struct dnnl_deconv2d_bias_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_deconv2d_bias_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_deconv2d_bias_relu_each(g, n, dnnl_deconv2d_bias_relu_pass, &e);
}

static const struct dfg_part dnnl_deconv2d_bias_relu_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_deconv2d_bias_relu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_deconv2d_bias_relu_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_deconv2d_bias_relu_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_deconv2d_bias_relu_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv2d_bias_relu_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv2d_bias_relu_whole, c) },
};
/* ---- dnnl.deconv3d_bias_relu ---- */

static const struct dfg_desc_expr dnnl_deconv3d_bias_relu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "channels", .text = "channels", .line = 22 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(c.channels)", .line = 22 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "channels", .text = "channels", .line = 22 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 22 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 7 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .name = "kernel_layout", .text = "kernel_layout", .line = 22 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 22 },
    /* 9 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 5, 7, 8, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 22 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "groups", .text = "groups", .line = 22 },
    /* 12 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "dim(w, c.kernel_layout, \"O\") * c.groups", .line = 22 },
    /* 13 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 12, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\") * c.groups)", .line = 22 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 22 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "elements", .line = 22 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 13, 15, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\") * c.groups) == b.elements", .line = 22 },
};
static const struct dfg_desc_node dnnl_deconv3d_bias_relu_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w, b))", .line = 105 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "add(c, b)", .line = 52, .n_where = 1, .where = (const uint32_t[]){ 16, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv3d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "c",
        .text = "nn.conv3d_transpose(x, w)", .line = 50 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 105 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 105 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 105 },
};
static const struct dfg_desc_region dnnl_deconv3d_bias_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_deconv3d_bias_relu_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture dnnl_deconv3d_bias_relu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_deconv3d_bias_relu_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_deconv3d_bias_relu_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_deconv3d_bias_relu_match, b) },
};
static const struct dfg_desc_pattern dnnl_deconv3d_bias_relu_desc = {
    .n_nodes = 6, .n_exprs = 17, .n_vars = 0, .n_sets = 3,
    .nodes = dnnl_deconv3d_bias_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_deconv3d_bias_relu_regions,
    .exprs = dnnl_deconv3d_bias_relu_exprs,
    .captures = dnnl_deconv3d_bias_relu_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w, b) = f(c(x, w, b));", .line = 105
};
static bool dnnl_deconv3d_bias_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_deconv3d_bias_relu_match(g, n, m);
}
static bool dnnl_deconv3d_bias_relu_pass(void *ctx, const struct dnnl_deconv3d_bias_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_deconv3d_bias_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_deconv3d_bias_relu_each(g, n, dnnl_deconv3d_bias_relu_pass, &e);
}

static const struct dfg_part dnnl_deconv3d_bias_relu_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_deconv3d_bias_relu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_deconv3d_bias_relu_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_deconv3d_bias_relu_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_deconv3d_bias_relu_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv3d_bias_relu_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv3d_bias_relu_whole, c) },
};
/* ---- dnnl.dense_bias_relu ---- */

static const struct dfg_desc_node dnnl_dense_bias_relu_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w, b))", .line = 105 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "add(nn.dense(x, w), b)", .line = 54 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "nn.dense(x, w)", .line = 54 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 105 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 105 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 105 },
};
static const struct dfg_desc_region dnnl_dense_bias_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_dense_bias_relu_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture dnnl_dense_bias_relu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_dense_bias_relu_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_dense_bias_relu_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_dense_bias_relu_match, b) },
};
static const struct dfg_desc_pattern dnnl_dense_bias_relu_desc = {
    .n_nodes = 6, .n_exprs = 0, .n_vars = 0, .n_sets = 3,
    .nodes = dnnl_dense_bias_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_dense_bias_relu_regions,
    .captures = dnnl_dense_bias_relu_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w, b) = f(c(x, w, b));", .line = 105
};
static bool dnnl_dense_bias_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_dense_bias_relu_match(g, n, m);
}
static bool dnnl_dense_bias_relu_pass(void *ctx, const struct dnnl_dense_bias_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_dense_bias_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_dense_bias_relu_each(g, n, dnnl_dense_bias_relu_pass, &e);
}

static const struct dfg_part dnnl_dense_bias_relu_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_dense_bias_relu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_dense_bias_relu_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_dense_bias_relu_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_dense_bias_relu_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_dense_bias_relu_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_dense_bias_relu_whole, dense) },
};
/* ---- dnnl.conv1d_bias_tanh ---- */

static const struct dfg_desc_expr dnnl_conv1d_bias_tanh_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "channels", .text = "channels", .line = 20 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(c.channels)", .line = 20 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "channels", .text = "channels", .line = 20 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 20 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 7 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 20 },
    /* 9 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 5, 7, 8, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 20 },
    /* 10 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 9, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\"))", .line = 20 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 20 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 20 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\")) == b.elements", .line = 20 },
};
static const struct dfg_desc_node dnnl_conv1d_bias_tanh_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w, b))", .line = 105 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "add(c, b)", .line = 32, .n_where = 1, .where = (const uint32_t[]){ 13, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv1d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "c",
        .text = "nn.conv1d(x, w)", .line = 30 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 105 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 105 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 105 },
};
static const struct dfg_desc_region dnnl_conv1d_bias_tanh_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv1d_bias_tanh_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture dnnl_conv1d_bias_tanh_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv1d_bias_tanh_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv1d_bias_tanh_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_conv1d_bias_tanh_match, b) },
};
static const struct dfg_desc_pattern dnnl_conv1d_bias_tanh_desc = {
    .n_nodes = 6, .n_exprs = 14, .n_vars = 0, .n_sets = 3,
    .nodes = dnnl_conv1d_bias_tanh_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv1d_bias_tanh_regions,
    .exprs = dnnl_conv1d_bias_tanh_exprs,
    .captures = dnnl_conv1d_bias_tanh_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w, b) = f(c(x, w, b));", .line = 105
};
static bool dnnl_conv1d_bias_tanh_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv1d_bias_tanh_match(g, n, m);
}
static bool dnnl_conv1d_bias_tanh_pass(void *ctx, const struct dnnl_conv1d_bias_tanh_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv1d_bias_tanh_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv1d_bias_tanh_each(g, n, dnnl_conv1d_bias_tanh_pass, &e);
}

static const struct dfg_part dnnl_conv1d_bias_tanh_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv1d_bias_tanh_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv1d_bias_tanh_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_conv1d_bias_tanh_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv1d_bias_tanh_whole, tanh) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv1d_bias_tanh_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv1d_bias_tanh_whole, c) },
};
/* ---- dnnl.conv2d_bias_tanh ---- */

static const struct dfg_desc_expr dnnl_conv2d_bias_tanh_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "channels", .text = "channels", .line = 20 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(c.channels)", .line = 20 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "channels", .text = "channels", .line = 20 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 20 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 7 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 20 },
    /* 9 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 5, 7, 8, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 20 },
    /* 10 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 9, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\"))", .line = 20 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 20 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 20 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\")) == b.elements", .line = 20 },
};
static const struct dfg_desc_node dnnl_conv2d_bias_tanh_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w, b))", .line = 105 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "add(c, b)", .line = 37, .n_where = 1, .where = (const uint32_t[]){ 13, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 35 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 105 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 105 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 105 },
};
static const struct dfg_desc_region dnnl_conv2d_bias_tanh_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv2d_bias_tanh_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture dnnl_conv2d_bias_tanh_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_bias_tanh_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_bias_tanh_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_bias_tanh_match, b) },
};
static const struct dfg_desc_pattern dnnl_conv2d_bias_tanh_desc = {
    .n_nodes = 6, .n_exprs = 14, .n_vars = 0, .n_sets = 3,
    .nodes = dnnl_conv2d_bias_tanh_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv2d_bias_tanh_regions,
    .exprs = dnnl_conv2d_bias_tanh_exprs,
    .captures = dnnl_conv2d_bias_tanh_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w, b) = f(c(x, w, b));", .line = 105
};
static bool dnnl_conv2d_bias_tanh_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv2d_bias_tanh_match(g, n, m);
}
static bool dnnl_conv2d_bias_tanh_pass(void *ctx, const struct dnnl_conv2d_bias_tanh_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv2d_bias_tanh_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv2d_bias_tanh_each(g, n, dnnl_conv2d_bias_tanh_pass, &e);
}

static const struct dfg_part dnnl_conv2d_bias_tanh_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv2d_bias_tanh_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv2d_bias_tanh_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_conv2d_bias_tanh_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv2d_bias_tanh_whole, tanh) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv2d_bias_tanh_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv2d_bias_tanh_whole, c) },
};
/* ---- dnnl.conv3d_bias_tanh ---- */

static const struct dfg_desc_expr dnnl_conv3d_bias_tanh_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "channels", .text = "channels", .line = 20 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(c.channels)", .line = 20 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "channels", .text = "channels", .line = 20 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 20 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 7 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 20 },
    /* 9 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 5, 7, 8, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 20 },
    /* 10 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 9, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\"))", .line = 20 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 20 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 20 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\")) == b.elements", .line = 20 },
};
static const struct dfg_desc_node dnnl_conv3d_bias_tanh_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w, b))", .line = 105 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "add(c, b)", .line = 42, .n_where = 1, .where = (const uint32_t[]){ 13, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv3d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "c",
        .text = "nn.conv3d(x, w)", .line = 40 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 105 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 105 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 105 },
};
static const struct dfg_desc_region dnnl_conv3d_bias_tanh_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv3d_bias_tanh_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture dnnl_conv3d_bias_tanh_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv3d_bias_tanh_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv3d_bias_tanh_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_conv3d_bias_tanh_match, b) },
};
static const struct dfg_desc_pattern dnnl_conv3d_bias_tanh_desc = {
    .n_nodes = 6, .n_exprs = 14, .n_vars = 0, .n_sets = 3,
    .nodes = dnnl_conv3d_bias_tanh_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv3d_bias_tanh_regions,
    .exprs = dnnl_conv3d_bias_tanh_exprs,
    .captures = dnnl_conv3d_bias_tanh_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w, b) = f(c(x, w, b));", .line = 105
};
static bool dnnl_conv3d_bias_tanh_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv3d_bias_tanh_match(g, n, m);
}
static bool dnnl_conv3d_bias_tanh_pass(void *ctx, const struct dnnl_conv3d_bias_tanh_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv3d_bias_tanh_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv3d_bias_tanh_each(g, n, dnnl_conv3d_bias_tanh_pass, &e);
}

static const struct dfg_part dnnl_conv3d_bias_tanh_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv3d_bias_tanh_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv3d_bias_tanh_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_conv3d_bias_tanh_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv3d_bias_tanh_whole, tanh) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv3d_bias_tanh_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv3d_bias_tanh_whole, c) },
};
/* ---- dnnl.deconv2d_bias_tanh ---- */

static const struct dfg_desc_expr dnnl_deconv2d_bias_tanh_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "channels", .text = "channels", .line = 22 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(c.channels)", .line = 22 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "channels", .text = "channels", .line = 22 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 22 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 7 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .name = "kernel_layout", .text = "kernel_layout", .line = 22 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 22 },
    /* 9 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 5, 7, 8, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 22 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "groups", .text = "groups", .line = 22 },
    /* 12 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "dim(w, c.kernel_layout, \"O\") * c.groups", .line = 22 },
    /* 13 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 12, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\") * c.groups)", .line = 22 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 22 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "elements", .line = 22 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 13, 15, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\") * c.groups) == b.elements", .line = 22 },
};
static const struct dfg_desc_node dnnl_deconv2d_bias_tanh_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w, b))", .line = 105 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "add(c, b)", .line = 47, .n_where = 1, .where = (const uint32_t[]){ 16, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "c",
        .text = "nn.conv2d_transpose(x, w)", .line = 45 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 105 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 105 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 105 },
};
static const struct dfg_desc_region dnnl_deconv2d_bias_tanh_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_deconv2d_bias_tanh_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture dnnl_deconv2d_bias_tanh_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_deconv2d_bias_tanh_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_deconv2d_bias_tanh_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_deconv2d_bias_tanh_match, b) },
};
static const struct dfg_desc_pattern dnnl_deconv2d_bias_tanh_desc = {
    .n_nodes = 6, .n_exprs = 17, .n_vars = 0, .n_sets = 3,
    .nodes = dnnl_deconv2d_bias_tanh_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_deconv2d_bias_tanh_regions,
    .exprs = dnnl_deconv2d_bias_tanh_exprs,
    .captures = dnnl_deconv2d_bias_tanh_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w, b) = f(c(x, w, b));", .line = 105
};
static bool dnnl_deconv2d_bias_tanh_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_deconv2d_bias_tanh_match(g, n, m);
}
static bool dnnl_deconv2d_bias_tanh_pass(void *ctx, const struct dnnl_deconv2d_bias_tanh_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_deconv2d_bias_tanh_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_deconv2d_bias_tanh_each(g, n, dnnl_deconv2d_bias_tanh_pass, &e);
}

static const struct dfg_part dnnl_deconv2d_bias_tanh_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_deconv2d_bias_tanh_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_deconv2d_bias_tanh_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_deconv2d_bias_tanh_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_deconv2d_bias_tanh_whole, tanh) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv2d_bias_tanh_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv2d_bias_tanh_whole, c) },
};
/* ---- dnnl.deconv3d_bias_tanh ---- */

static const struct dfg_desc_expr dnnl_deconv3d_bias_tanh_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "channels", .text = "channels", .line = 22 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(c.channels)", .line = 22 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "channels", .text = "channels", .line = 22 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 22 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 7 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .name = "kernel_layout", .text = "kernel_layout", .line = 22 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 22 },
    /* 9 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 5, 7, 8, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 22 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "groups", .text = "groups", .line = 22 },
    /* 12 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "dim(w, c.kernel_layout, \"O\") * c.groups", .line = 22 },
    /* 13 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 12, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\") * c.groups)", .line = 22 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 22 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "elements", .line = 22 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 13, 15, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\") * c.groups) == b.elements", .line = 22 },
};
static const struct dfg_desc_node dnnl_deconv3d_bias_tanh_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w, b))", .line = 105 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "add(c, b)", .line = 52, .n_where = 1, .where = (const uint32_t[]){ 16, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv3d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "c",
        .text = "nn.conv3d_transpose(x, w)", .line = 50 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 105 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 105 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 105 },
};
static const struct dfg_desc_region dnnl_deconv3d_bias_tanh_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_deconv3d_bias_tanh_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture dnnl_deconv3d_bias_tanh_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_deconv3d_bias_tanh_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_deconv3d_bias_tanh_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_deconv3d_bias_tanh_match, b) },
};
static const struct dfg_desc_pattern dnnl_deconv3d_bias_tanh_desc = {
    .n_nodes = 6, .n_exprs = 17, .n_vars = 0, .n_sets = 3,
    .nodes = dnnl_deconv3d_bias_tanh_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_deconv3d_bias_tanh_regions,
    .exprs = dnnl_deconv3d_bias_tanh_exprs,
    .captures = dnnl_deconv3d_bias_tanh_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w, b) = f(c(x, w, b));", .line = 105
};
static bool dnnl_deconv3d_bias_tanh_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_deconv3d_bias_tanh_match(g, n, m);
}
static bool dnnl_deconv3d_bias_tanh_pass(void *ctx, const struct dnnl_deconv3d_bias_tanh_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_deconv3d_bias_tanh_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_deconv3d_bias_tanh_each(g, n, dnnl_deconv3d_bias_tanh_pass, &e);
}

static const struct dfg_part dnnl_deconv3d_bias_tanh_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_deconv3d_bias_tanh_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_deconv3d_bias_tanh_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_deconv3d_bias_tanh_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_deconv3d_bias_tanh_whole, tanh) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv3d_bias_tanh_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv3d_bias_tanh_whole, c) },
};
/* ---- dnnl.dense_bias_tanh ---- */

static const struct dfg_desc_node dnnl_dense_bias_tanh_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w, b))", .line = 105 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "add(nn.dense(x, w), b)", .line = 54 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "nn.dense(x, w)", .line = 54 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 105 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 105 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 105 },
};
static const struct dfg_desc_region dnnl_dense_bias_tanh_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_dense_bias_tanh_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture dnnl_dense_bias_tanh_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_dense_bias_tanh_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_dense_bias_tanh_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_dense_bias_tanh_match, b) },
};
static const struct dfg_desc_pattern dnnl_dense_bias_tanh_desc = {
    .n_nodes = 6, .n_exprs = 0, .n_vars = 0, .n_sets = 3,
    .nodes = dnnl_dense_bias_tanh_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_dense_bias_tanh_regions,
    .captures = dnnl_dense_bias_tanh_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w, b) = f(c(x, w, b));", .line = 105
};
static bool dnnl_dense_bias_tanh_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_dense_bias_tanh_match(g, n, m);
}
static bool dnnl_dense_bias_tanh_pass(void *ctx, const struct dnnl_dense_bias_tanh_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_dense_bias_tanh_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_dense_bias_tanh_each(g, n, dnnl_dense_bias_tanh_pass, &e);
}

static const struct dfg_part dnnl_dense_bias_tanh_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_dense_bias_tanh_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_dense_bias_tanh_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_dense_bias_tanh_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_dense_bias_tanh_whole, tanh) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_dense_bias_tanh_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_dense_bias_tanh_whole, dense) },
};
/* ---- dnnl.conv1d_bias_sigmoid ---- */

static const struct dfg_desc_expr dnnl_conv1d_bias_sigmoid_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "channels", .text = "channels", .line = 20 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(c.channels)", .line = 20 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "channels", .text = "channels", .line = 20 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 20 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 7 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 20 },
    /* 9 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 5, 7, 8, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 20 },
    /* 10 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 9, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\"))", .line = 20 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 20 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 20 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\")) == b.elements", .line = 20 },
};
static const struct dfg_desc_node dnnl_conv1d_bias_sigmoid_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w, b))", .line = 105 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "add(c, b)", .line = 32, .n_where = 1, .where = (const uint32_t[]){ 13, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv1d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "c",
        .text = "nn.conv1d(x, w)", .line = 30 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 105 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 105 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 105 },
};
static const struct dfg_desc_region dnnl_conv1d_bias_sigmoid_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv1d_bias_sigmoid_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture dnnl_conv1d_bias_sigmoid_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv1d_bias_sigmoid_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv1d_bias_sigmoid_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_conv1d_bias_sigmoid_match, b) },
};
static const struct dfg_desc_pattern dnnl_conv1d_bias_sigmoid_desc = {
    .n_nodes = 6, .n_exprs = 14, .n_vars = 0, .n_sets = 3,
    .nodes = dnnl_conv1d_bias_sigmoid_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv1d_bias_sigmoid_regions,
    .exprs = dnnl_conv1d_bias_sigmoid_exprs,
    .captures = dnnl_conv1d_bias_sigmoid_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w, b) = f(c(x, w, b));", .line = 105
};
static bool dnnl_conv1d_bias_sigmoid_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv1d_bias_sigmoid_match(g, n, m);
}
static bool dnnl_conv1d_bias_sigmoid_pass(void *ctx, const struct dnnl_conv1d_bias_sigmoid_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv1d_bias_sigmoid_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv1d_bias_sigmoid_each(g, n, dnnl_conv1d_bias_sigmoid_pass, &e);
}

static const struct dfg_part dnnl_conv1d_bias_sigmoid_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv1d_bias_sigmoid_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv1d_bias_sigmoid_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_conv1d_bias_sigmoid_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv1d_bias_sigmoid_whole, sigmoid) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv1d_bias_sigmoid_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv1d_bias_sigmoid_whole, c) },
};
/* ---- dnnl.conv2d_bias_sigmoid ---- */

static const struct dfg_desc_expr dnnl_conv2d_bias_sigmoid_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "channels", .text = "channels", .line = 20 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(c.channels)", .line = 20 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "channels", .text = "channels", .line = 20 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 20 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 7 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 20 },
    /* 9 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 5, 7, 8, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 20 },
    /* 10 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 9, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\"))", .line = 20 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 20 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 20 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\")) == b.elements", .line = 20 },
};
static const struct dfg_desc_node dnnl_conv2d_bias_sigmoid_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w, b))", .line = 105 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "add(c, b)", .line = 37, .n_where = 1, .where = (const uint32_t[]){ 13, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 35 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 105 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 105 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 105 },
};
static const struct dfg_desc_region dnnl_conv2d_bias_sigmoid_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv2d_bias_sigmoid_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture dnnl_conv2d_bias_sigmoid_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_bias_sigmoid_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_bias_sigmoid_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_bias_sigmoid_match, b) },
};
static const struct dfg_desc_pattern dnnl_conv2d_bias_sigmoid_desc = {
    .n_nodes = 6, .n_exprs = 14, .n_vars = 0, .n_sets = 3,
    .nodes = dnnl_conv2d_bias_sigmoid_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv2d_bias_sigmoid_regions,
    .exprs = dnnl_conv2d_bias_sigmoid_exprs,
    .captures = dnnl_conv2d_bias_sigmoid_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w, b) = f(c(x, w, b));", .line = 105
};
static bool dnnl_conv2d_bias_sigmoid_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv2d_bias_sigmoid_match(g, n, m);
}
static bool dnnl_conv2d_bias_sigmoid_pass(void *ctx, const struct dnnl_conv2d_bias_sigmoid_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv2d_bias_sigmoid_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv2d_bias_sigmoid_each(g, n, dnnl_conv2d_bias_sigmoid_pass, &e);
}

static const struct dfg_part dnnl_conv2d_bias_sigmoid_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv2d_bias_sigmoid_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv2d_bias_sigmoid_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_conv2d_bias_sigmoid_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv2d_bias_sigmoid_whole, sigmoid) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv2d_bias_sigmoid_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv2d_bias_sigmoid_whole, c) },
};
/* ---- dnnl.conv3d_bias_sigmoid ---- */

static const struct dfg_desc_expr dnnl_conv3d_bias_sigmoid_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "channels", .text = "channels", .line = 20 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(c.channels)", .line = 20 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "channels", .text = "channels", .line = 20 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 20 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 7 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 20 },
    /* 9 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 5, 7, 8, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 20 },
    /* 10 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 9, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\"))", .line = 20 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 20 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 20 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\")) == b.elements", .line = 20 },
};
static const struct dfg_desc_node dnnl_conv3d_bias_sigmoid_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w, b))", .line = 105 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "add(c, b)", .line = 42, .n_where = 1, .where = (const uint32_t[]){ 13, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv3d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "c",
        .text = "nn.conv3d(x, w)", .line = 40 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 105 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 105 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 105 },
};
static const struct dfg_desc_region dnnl_conv3d_bias_sigmoid_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv3d_bias_sigmoid_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture dnnl_conv3d_bias_sigmoid_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv3d_bias_sigmoid_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv3d_bias_sigmoid_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_conv3d_bias_sigmoid_match, b) },
};
static const struct dfg_desc_pattern dnnl_conv3d_bias_sigmoid_desc = {
    .n_nodes = 6, .n_exprs = 14, .n_vars = 0, .n_sets = 3,
    .nodes = dnnl_conv3d_bias_sigmoid_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv3d_bias_sigmoid_regions,
    .exprs = dnnl_conv3d_bias_sigmoid_exprs,
    .captures = dnnl_conv3d_bias_sigmoid_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w, b) = f(c(x, w, b));", .line = 105
};
static bool dnnl_conv3d_bias_sigmoid_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv3d_bias_sigmoid_match(g, n, m);
}
static bool dnnl_conv3d_bias_sigmoid_pass(void *ctx, const struct dnnl_conv3d_bias_sigmoid_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv3d_bias_sigmoid_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv3d_bias_sigmoid_each(g, n, dnnl_conv3d_bias_sigmoid_pass, &e);
}

static const struct dfg_part dnnl_conv3d_bias_sigmoid_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv3d_bias_sigmoid_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv3d_bias_sigmoid_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_conv3d_bias_sigmoid_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv3d_bias_sigmoid_whole, sigmoid) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv3d_bias_sigmoid_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv3d_bias_sigmoid_whole, c) },
};
/* ---- dnnl.deconv2d_bias_sigmoid ---- */

static const struct dfg_desc_expr dnnl_deconv2d_bias_sigmoid_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "channels", .text = "channels", .line = 22 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(c.channels)", .line = 22 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "channels", .text = "channels", .line = 22 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 22 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 7 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .name = "kernel_layout", .text = "kernel_layout", .line = 22 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 22 },
    /* 9 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 5, 7, 8, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 22 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "groups", .text = "groups", .line = 22 },
    /* 12 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "dim(w, c.kernel_layout, \"O\") * c.groups", .line = 22 },
    /* 13 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 12, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\") * c.groups)", .line = 22 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 22 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "elements", .line = 22 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 13, 15, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\") * c.groups) == b.elements", .line = 22 },
};
static const struct dfg_desc_node dnnl_deconv2d_bias_sigmoid_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w, b))", .line = 105 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "add(c, b)", .line = 47, .n_where = 1, .where = (const uint32_t[]){ 16, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "c",
        .text = "nn.conv2d_transpose(x, w)", .line = 45 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 105 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 105 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 105 },
};
static const struct dfg_desc_region dnnl_deconv2d_bias_sigmoid_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_deconv2d_bias_sigmoid_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture dnnl_deconv2d_bias_sigmoid_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_deconv2d_bias_sigmoid_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_deconv2d_bias_sigmoid_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_deconv2d_bias_sigmoid_match, b) },
};
static const struct dfg_desc_pattern dnnl_deconv2d_bias_sigmoid_desc = {
    .n_nodes = 6, .n_exprs = 17, .n_vars = 0, .n_sets = 3,
    .nodes = dnnl_deconv2d_bias_sigmoid_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_deconv2d_bias_sigmoid_regions,
    .exprs = dnnl_deconv2d_bias_sigmoid_exprs,
    .captures = dnnl_deconv2d_bias_sigmoid_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w, b) = f(c(x, w, b));", .line = 105
};
static bool dnnl_deconv2d_bias_sigmoid_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_deconv2d_bias_sigmoid_match(g, n, m);
}
static bool dnnl_deconv2d_bias_sigmoid_pass(void *ctx, const struct dnnl_deconv2d_bias_sigmoid_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_deconv2d_bias_sigmoid_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_deconv2d_bias_sigmoid_each(g, n, dnnl_deconv2d_bias_sigmoid_pass, &e);
}

static const struct dfg_part dnnl_deconv2d_bias_sigmoid_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_deconv2d_bias_sigmoid_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_deconv2d_bias_sigmoid_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_deconv2d_bias_sigmoid_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_deconv2d_bias_sigmoid_whole, sigmoid) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv2d_bias_sigmoid_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv2d_bias_sigmoid_whole, c) },
};
/* ---- dnnl.deconv3d_bias_sigmoid ---- */

static const struct dfg_desc_expr dnnl_deconv3d_bias_sigmoid_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "channels", .text = "channels", .line = 22 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(c.channels)", .line = 22 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "channels", .text = "channels", .line = 22 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 22 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 7 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .name = "kernel_layout", .text = "kernel_layout", .line = 22 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 22 },
    /* 9 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 5, 7, 8, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 22 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "groups", .text = "groups", .line = 22 },
    /* 12 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "dim(w, c.kernel_layout, \"O\") * c.groups", .line = 22 },
    /* 13 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 12, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\") * c.groups)", .line = 22 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 22 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "elements", .line = 22 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 13, 15, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\") * c.groups) == b.elements", .line = 22 },
};
static const struct dfg_desc_node dnnl_deconv3d_bias_sigmoid_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w, b))", .line = 105 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "add(c, b)", .line = 52, .n_where = 1, .where = (const uint32_t[]){ 16, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv3d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "c",
        .text = "nn.conv3d_transpose(x, w)", .line = 50 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 105 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 105 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 105 },
};
static const struct dfg_desc_region dnnl_deconv3d_bias_sigmoid_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_deconv3d_bias_sigmoid_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture dnnl_deconv3d_bias_sigmoid_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_deconv3d_bias_sigmoid_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_deconv3d_bias_sigmoid_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_deconv3d_bias_sigmoid_match, b) },
};
static const struct dfg_desc_pattern dnnl_deconv3d_bias_sigmoid_desc = {
    .n_nodes = 6, .n_exprs = 17, .n_vars = 0, .n_sets = 3,
    .nodes = dnnl_deconv3d_bias_sigmoid_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_deconv3d_bias_sigmoid_regions,
    .exprs = dnnl_deconv3d_bias_sigmoid_exprs,
    .captures = dnnl_deconv3d_bias_sigmoid_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w, b) = f(c(x, w, b));", .line = 105
};
static bool dnnl_deconv3d_bias_sigmoid_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_deconv3d_bias_sigmoid_match(g, n, m);
}
static bool dnnl_deconv3d_bias_sigmoid_pass(void *ctx, const struct dnnl_deconv3d_bias_sigmoid_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_deconv3d_bias_sigmoid_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_deconv3d_bias_sigmoid_each(g, n, dnnl_deconv3d_bias_sigmoid_pass, &e);
}

static const struct dfg_part dnnl_deconv3d_bias_sigmoid_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_deconv3d_bias_sigmoid_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_deconv3d_bias_sigmoid_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_deconv3d_bias_sigmoid_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_deconv3d_bias_sigmoid_whole, sigmoid) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv3d_bias_sigmoid_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv3d_bias_sigmoid_whole, c) },
};
/* ---- dnnl.dense_bias_sigmoid ---- */

static const struct dfg_desc_node dnnl_dense_bias_sigmoid_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w, b))", .line = 105 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "add(nn.dense(x, w), b)", .line = 54 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "nn.dense(x, w)", .line = 54 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 105 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 105 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 105 },
};
static const struct dfg_desc_region dnnl_dense_bias_sigmoid_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_dense_bias_sigmoid_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture dnnl_dense_bias_sigmoid_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_dense_bias_sigmoid_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_dense_bias_sigmoid_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_dense_bias_sigmoid_match, b) },
};
static const struct dfg_desc_pattern dnnl_dense_bias_sigmoid_desc = {
    .n_nodes = 6, .n_exprs = 0, .n_vars = 0, .n_sets = 3,
    .nodes = dnnl_dense_bias_sigmoid_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_dense_bias_sigmoid_regions,
    .captures = dnnl_dense_bias_sigmoid_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w, b) = f(c(x, w, b));", .line = 105
};
static bool dnnl_dense_bias_sigmoid_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_dense_bias_sigmoid_match(g, n, m);
}
static bool dnnl_dense_bias_sigmoid_pass(void *ctx, const struct dnnl_dense_bias_sigmoid_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_dense_bias_sigmoid_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_dense_bias_sigmoid_each(g, n, dnnl_dense_bias_sigmoid_pass, &e);
}

static const struct dfg_part dnnl_dense_bias_sigmoid_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_dense_bias_sigmoid_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_dense_bias_sigmoid_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_dense_bias_sigmoid_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_dense_bias_sigmoid_whole, sigmoid) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_dense_bias_sigmoid_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_dense_bias_sigmoid_whole, dense) },
};
/* ---- dnnl.conv1d_bias_clip ---- */

static const struct dfg_desc_expr dnnl_conv1d_bias_clip_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "channels", .text = "channels", .line = 20 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(c.channels)", .line = 20 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "channels", .text = "channels", .line = 20 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 20 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 7 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 20 },
    /* 9 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 5, 7, 8, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 20 },
    /* 10 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 9, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\"))", .line = 20 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 20 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 20 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\")) == b.elements", .line = 20 },
};
static const struct dfg_desc_node dnnl_conv1d_bias_clip_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w, b))", .line = 105 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "add(c, b)", .line = 32, .n_where = 1, .where = (const uint32_t[]){ 13, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv1d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "c",
        .text = "nn.conv1d(x, w)", .line = 30 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 105 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 105 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 105 },
};
static const struct dfg_desc_region dnnl_conv1d_bias_clip_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv1d_bias_clip_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture dnnl_conv1d_bias_clip_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv1d_bias_clip_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv1d_bias_clip_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_conv1d_bias_clip_match, b) },
};
static const struct dfg_desc_pattern dnnl_conv1d_bias_clip_desc = {
    .n_nodes = 6, .n_exprs = 14, .n_vars = 0, .n_sets = 3,
    .nodes = dnnl_conv1d_bias_clip_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv1d_bias_clip_regions,
    .exprs = dnnl_conv1d_bias_clip_exprs,
    .captures = dnnl_conv1d_bias_clip_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w, b) = f(c(x, w, b));", .line = 105
};
static bool dnnl_conv1d_bias_clip_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv1d_bias_clip_match(g, n, m);
}
static bool dnnl_conv1d_bias_clip_pass(void *ctx, const struct dnnl_conv1d_bias_clip_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv1d_bias_clip_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv1d_bias_clip_each(g, n, dnnl_conv1d_bias_clip_pass, &e);
}

static const struct dfg_part dnnl_conv1d_bias_clip_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv1d_bias_clip_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv1d_bias_clip_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_conv1d_bias_clip_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv1d_bias_clip_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv1d_bias_clip_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv1d_bias_clip_whole, c) },
};
/* ---- dnnl.conv2d_bias_clip ---- */

static const struct dfg_desc_expr dnnl_conv2d_bias_clip_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "channels", .text = "channels", .line = 20 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(c.channels)", .line = 20 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "channels", .text = "channels", .line = 20 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 20 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 7 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 20 },
    /* 9 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 5, 7, 8, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 20 },
    /* 10 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 9, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\"))", .line = 20 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 20 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 20 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\")) == b.elements", .line = 20 },
};
static const struct dfg_desc_node dnnl_conv2d_bias_clip_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w, b))", .line = 105 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "add(c, b)", .line = 37, .n_where = 1, .where = (const uint32_t[]){ 13, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 35 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 105 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 105 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 105 },
};
static const struct dfg_desc_region dnnl_conv2d_bias_clip_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv2d_bias_clip_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture dnnl_conv2d_bias_clip_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_bias_clip_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_bias_clip_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_bias_clip_match, b) },
};
static const struct dfg_desc_pattern dnnl_conv2d_bias_clip_desc = {
    .n_nodes = 6, .n_exprs = 14, .n_vars = 0, .n_sets = 3,
    .nodes = dnnl_conv2d_bias_clip_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv2d_bias_clip_regions,
    .exprs = dnnl_conv2d_bias_clip_exprs,
    .captures = dnnl_conv2d_bias_clip_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w, b) = f(c(x, w, b));", .line = 105
};
static bool dnnl_conv2d_bias_clip_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv2d_bias_clip_match(g, n, m);
}
static bool dnnl_conv2d_bias_clip_pass(void *ctx, const struct dnnl_conv2d_bias_clip_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv2d_bias_clip_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv2d_bias_clip_each(g, n, dnnl_conv2d_bias_clip_pass, &e);
}

static const struct dfg_part dnnl_conv2d_bias_clip_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv2d_bias_clip_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv2d_bias_clip_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_conv2d_bias_clip_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv2d_bias_clip_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv2d_bias_clip_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv2d_bias_clip_whole, c) },
};
/* ---- dnnl.conv3d_bias_clip ---- */

static const struct dfg_desc_expr dnnl_conv3d_bias_clip_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "channels", .text = "channels", .line = 20 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(c.channels)", .line = 20 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "channels", .text = "channels", .line = 20 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 20 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 7 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 20 },
    /* 9 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 5, 7, 8, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 20 },
    /* 10 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 9, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\"))", .line = 20 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 20 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 20 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\")) == b.elements", .line = 20 },
};
static const struct dfg_desc_node dnnl_conv3d_bias_clip_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w, b))", .line = 105 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "add(c, b)", .line = 42, .n_where = 1, .where = (const uint32_t[]){ 13, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv3d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "c",
        .text = "nn.conv3d(x, w)", .line = 40 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 105 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 105 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 105 },
};
static const struct dfg_desc_region dnnl_conv3d_bias_clip_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv3d_bias_clip_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture dnnl_conv3d_bias_clip_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv3d_bias_clip_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv3d_bias_clip_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_conv3d_bias_clip_match, b) },
};
static const struct dfg_desc_pattern dnnl_conv3d_bias_clip_desc = {
    .n_nodes = 6, .n_exprs = 14, .n_vars = 0, .n_sets = 3,
    .nodes = dnnl_conv3d_bias_clip_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv3d_bias_clip_regions,
    .exprs = dnnl_conv3d_bias_clip_exprs,
    .captures = dnnl_conv3d_bias_clip_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w, b) = f(c(x, w, b));", .line = 105
};
static bool dnnl_conv3d_bias_clip_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv3d_bias_clip_match(g, n, m);
}
static bool dnnl_conv3d_bias_clip_pass(void *ctx, const struct dnnl_conv3d_bias_clip_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv3d_bias_clip_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv3d_bias_clip_each(g, n, dnnl_conv3d_bias_clip_pass, &e);
}

static const struct dfg_part dnnl_conv3d_bias_clip_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv3d_bias_clip_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv3d_bias_clip_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_conv3d_bias_clip_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv3d_bias_clip_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv3d_bias_clip_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv3d_bias_clip_whole, c) },
};
/* ---- dnnl.deconv2d_bias_clip ---- */

static const struct dfg_desc_expr dnnl_deconv2d_bias_clip_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "channels", .text = "channels", .line = 22 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(c.channels)", .line = 22 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "channels", .text = "channels", .line = 22 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 22 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 7 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .name = "kernel_layout", .text = "kernel_layout", .line = 22 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 22 },
    /* 9 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 5, 7, 8, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 22 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "groups", .text = "groups", .line = 22 },
    /* 12 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "dim(w, c.kernel_layout, \"O\") * c.groups", .line = 22 },
    /* 13 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 12, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\") * c.groups)", .line = 22 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 22 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "elements", .line = 22 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 13, 15, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\") * c.groups) == b.elements", .line = 22 },
};
static const struct dfg_desc_node dnnl_deconv2d_bias_clip_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w, b))", .line = 105 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "add(c, b)", .line = 47, .n_where = 1, .where = (const uint32_t[]){ 16, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "c",
        .text = "nn.conv2d_transpose(x, w)", .line = 45 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 105 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 105 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 105 },
};
static const struct dfg_desc_region dnnl_deconv2d_bias_clip_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_deconv2d_bias_clip_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture dnnl_deconv2d_bias_clip_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_deconv2d_bias_clip_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_deconv2d_bias_clip_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_deconv2d_bias_clip_match, b) },
};
static const struct dfg_desc_pattern dnnl_deconv2d_bias_clip_desc = {
    .n_nodes = 6, .n_exprs = 17, .n_vars = 0, .n_sets = 3,
    .nodes = dnnl_deconv2d_bias_clip_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_deconv2d_bias_clip_regions,
    .exprs = dnnl_deconv2d_bias_clip_exprs,
    .captures = dnnl_deconv2d_bias_clip_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w, b) = f(c(x, w, b));", .line = 105
};
static bool dnnl_deconv2d_bias_clip_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_deconv2d_bias_clip_match(g, n, m);
}
static bool dnnl_deconv2d_bias_clip_pass(void *ctx, const struct dnnl_deconv2d_bias_clip_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_deconv2d_bias_clip_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_deconv2d_bias_clip_each(g, n, dnnl_deconv2d_bias_clip_pass, &e);
}

static const struct dfg_part dnnl_deconv2d_bias_clip_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_deconv2d_bias_clip_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_deconv2d_bias_clip_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_deconv2d_bias_clip_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_deconv2d_bias_clip_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv2d_bias_clip_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv2d_bias_clip_whole, c) },
};
/* ---- dnnl.deconv3d_bias_clip ---- */

static const struct dfg_desc_expr dnnl_deconv3d_bias_clip_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "channels", .text = "channels", .line = 22 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(c.channels)", .line = 22 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "channels", .text = "channels", .line = 22 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 22 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 7 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .name = "kernel_layout", .text = "kernel_layout", .line = 22 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 22 },
    /* 9 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 5, 7, 8, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 22 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "groups", .text = "groups", .line = 22 },
    /* 12 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "dim(w, c.kernel_layout, \"O\") * c.groups", .line = 22 },
    /* 13 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 12, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\") * c.groups)", .line = 22 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 22 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "elements", .line = 22 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 13, 15, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\") * c.groups) == b.elements", .line = 22 },
};
static const struct dfg_desc_node dnnl_deconv3d_bias_clip_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w, b))", .line = 105 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "add(c, b)", .line = 52, .n_where = 1, .where = (const uint32_t[]){ 16, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv3d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "c",
        .text = "nn.conv3d_transpose(x, w)", .line = 50 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 105 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 105 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 105 },
};
static const struct dfg_desc_region dnnl_deconv3d_bias_clip_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_deconv3d_bias_clip_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture dnnl_deconv3d_bias_clip_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_deconv3d_bias_clip_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_deconv3d_bias_clip_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_deconv3d_bias_clip_match, b) },
};
static const struct dfg_desc_pattern dnnl_deconv3d_bias_clip_desc = {
    .n_nodes = 6, .n_exprs = 17, .n_vars = 0, .n_sets = 3,
    .nodes = dnnl_deconv3d_bias_clip_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_deconv3d_bias_clip_regions,
    .exprs = dnnl_deconv3d_bias_clip_exprs,
    .captures = dnnl_deconv3d_bias_clip_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w, b) = f(c(x, w, b));", .line = 105
};
static bool dnnl_deconv3d_bias_clip_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_deconv3d_bias_clip_match(g, n, m);
}
static bool dnnl_deconv3d_bias_clip_pass(void *ctx, const struct dnnl_deconv3d_bias_clip_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_deconv3d_bias_clip_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_deconv3d_bias_clip_each(g, n, dnnl_deconv3d_bias_clip_pass, &e);
}

static const struct dfg_part dnnl_deconv3d_bias_clip_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_deconv3d_bias_clip_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_deconv3d_bias_clip_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_deconv3d_bias_clip_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_deconv3d_bias_clip_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv3d_bias_clip_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv3d_bias_clip_whole, c) },
};
/* ---- dnnl.dense_bias_clip ---- */

static const struct dfg_desc_node dnnl_dense_bias_clip_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w, b))", .line = 105 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "add(nn.dense(x, w), b)", .line = 54 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "nn.dense(x, w)", .line = 54 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 105 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 105 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 105 },
};
static const struct dfg_desc_region dnnl_dense_bias_clip_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_dense_bias_clip_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture dnnl_dense_bias_clip_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_dense_bias_clip_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_dense_bias_clip_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_dense_bias_clip_match, b) },
};
static const struct dfg_desc_pattern dnnl_dense_bias_clip_desc = {
    .n_nodes = 6, .n_exprs = 0, .n_vars = 0, .n_sets = 3,
    .nodes = dnnl_dense_bias_clip_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_dense_bias_clip_regions,
    .captures = dnnl_dense_bias_clip_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w, b) = f(c(x, w, b));", .line = 105
};
static bool dnnl_dense_bias_clip_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_dense_bias_clip_match(g, n, m);
}
static bool dnnl_dense_bias_clip_pass(void *ctx, const struct dnnl_dense_bias_clip_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_dense_bias_clip_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_dense_bias_clip_each(g, n, dnnl_dense_bias_clip_pass, &e);
}

static const struct dfg_part dnnl_dense_bias_clip_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_dense_bias_clip_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_dense_bias_clip_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_dense_bias_clip_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_dense_bias_clip_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_dense_bias_clip_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_dense_bias_clip_whole, dense) },
};
/* ---- dnnl.conv1d_bias_gelu ---- */

static const struct dfg_desc_expr dnnl_conv1d_bias_gelu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 20 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "channels", .text = "channels", .line = 20 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(c.channels)", .line = 20 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 20 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "channels", .text = "channels", .line = 20 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 20 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 20 },
    /* 7 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 20 },
    /* 9 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 5, 7, 8, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 20 },
    /* 10 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 9, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\"))", .line = 20 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 20 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 20 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\")) == b.elements", .line = 20 },
};
static const struct dfg_desc_node dnnl_conv1d_bias_gelu_nodes[13] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 12, },
        .text = "multiply(multiply(p, add(erf(divide(p, approx(1.41421356, 1e-3))), 1)), 0.5)", .line = 60 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 7, },
        .text = "multiply(p, add(erf(divide(p, approx(1.41421356, 1e-3))), 1))", .line = 60 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 6, },
        .text = "add(c, b)", .line = 32, .n_where = 1, .where = (const uint32_t[]){ 13, } },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv1d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .name = "c",
        .text = "nn.conv1d(x, w)", .line = 30 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 105 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 105 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 105 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 11, },
        .text = "add(erf(divide(p, approx(1.41421356, 1e-3))), 1)", .line = 60 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "erf", },
        .n_kids = 1, .kids = (const uint32_t[]){ 9, },
        .text = "erf(divide(p, approx(1.41421356, 1e-3)))", .line = 60 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "divide", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 10, },
        .text = "divide(p, approx(1.41421356, 1e-3))", .line = 60 },
    [10] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 1.41421356 }, 0.001 },
        .text = "approx(1.41421356, 1e-3)", .line = 60 },
    [11] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 60 },
    [12] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 60 },
};
static const struct dfg_desc_region dnnl_conv1d_bias_gelu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv1d_bias_gelu_refs[] = { { 4, -1 }, { 5, -1 }, { 6, -1 }, };
static const struct dfg_capture dnnl_conv1d_bias_gelu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv1d_bias_gelu_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv1d_bias_gelu_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_conv1d_bias_gelu_match, b) },
};
static const struct dfg_desc_pattern dnnl_conv1d_bias_gelu_desc = {
    .n_nodes = 13, .n_exprs = 14, .n_vars = 0, .n_sets = 3,
    .nodes = dnnl_conv1d_bias_gelu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv1d_bias_gelu_regions,
    .exprs = dnnl_conv1d_bias_gelu_exprs,
    .captures = dnnl_conv1d_bias_gelu_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w, b) = f(c(x, w, b));", .line = 105
};
static bool dnnl_conv1d_bias_gelu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv1d_bias_gelu_match(g, n, m);
}
static bool dnnl_conv1d_bias_gelu_pass(void *ctx, const struct dnnl_conv1d_bias_gelu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv1d_bias_gelu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv1d_bias_gelu_each(g, n, dnnl_conv1d_bias_gelu_pass, &e);
}

static const struct dfg_part dnnl_conv1d_bias_gelu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv1d_bias_gelu_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv1d_bias_gelu_whole, multiply_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv1d_bias_gelu_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv1d_bias_gelu_whole, c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv1d_bias_gelu_whole, add_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv1d_bias_gelu_whole, erf) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv1d_bias_gelu_whole, divide) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_conv1d_bias_gelu_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_conv1d_bias_gelu_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_conv1d_bias_gelu_whole, constant_3) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv1d_bias_gelu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv1d_bias_gelu_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_conv1d_bias_gelu_whole, m.b) },
};
/* ---- dnnl.conv2d_bias_gelu ---- */

static const struct dfg_desc_expr dnnl_conv2d_bias_gelu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 20 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "channels", .text = "channels", .line = 20 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(c.channels)", .line = 20 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 20 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "channels", .text = "channels", .line = 20 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 20 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 20 },
    /* 7 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 20 },
    /* 9 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 5, 7, 8, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 20 },
    /* 10 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 9, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\"))", .line = 20 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 20 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 20 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\")) == b.elements", .line = 20 },
};
static const struct dfg_desc_node dnnl_conv2d_bias_gelu_nodes[13] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 12, },
        .text = "multiply(multiply(p, add(erf(divide(p, approx(1.41421356, 1e-3))), 1)), 0.5)", .line = 60 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 7, },
        .text = "multiply(p, add(erf(divide(p, approx(1.41421356, 1e-3))), 1))", .line = 60 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 6, },
        .text = "add(c, b)", .line = 37, .n_where = 1, .where = (const uint32_t[]){ 13, } },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 35 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 105 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 105 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 105 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 11, },
        .text = "add(erf(divide(p, approx(1.41421356, 1e-3))), 1)", .line = 60 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "erf", },
        .n_kids = 1, .kids = (const uint32_t[]){ 9, },
        .text = "erf(divide(p, approx(1.41421356, 1e-3)))", .line = 60 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "divide", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 10, },
        .text = "divide(p, approx(1.41421356, 1e-3))", .line = 60 },
    [10] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 1.41421356 }, 0.001 },
        .text = "approx(1.41421356, 1e-3)", .line = 60 },
    [11] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 60 },
    [12] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 60 },
};
static const struct dfg_desc_region dnnl_conv2d_bias_gelu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv2d_bias_gelu_refs[] = { { 4, -1 }, { 5, -1 }, { 6, -1 }, };
static const struct dfg_capture dnnl_conv2d_bias_gelu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_bias_gelu_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_bias_gelu_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_bias_gelu_match, b) },
};
static const struct dfg_desc_pattern dnnl_conv2d_bias_gelu_desc = {
    .n_nodes = 13, .n_exprs = 14, .n_vars = 0, .n_sets = 3,
    .nodes = dnnl_conv2d_bias_gelu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv2d_bias_gelu_regions,
    .exprs = dnnl_conv2d_bias_gelu_exprs,
    .captures = dnnl_conv2d_bias_gelu_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w, b) = f(c(x, w, b));", .line = 105
};
static bool dnnl_conv2d_bias_gelu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv2d_bias_gelu_match(g, n, m);
}
static bool dnnl_conv2d_bias_gelu_pass(void *ctx, const struct dnnl_conv2d_bias_gelu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv2d_bias_gelu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv2d_bias_gelu_each(g, n, dnnl_conv2d_bias_gelu_pass, &e);
}

static const struct dfg_part dnnl_conv2d_bias_gelu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv2d_bias_gelu_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv2d_bias_gelu_whole, multiply_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv2d_bias_gelu_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv2d_bias_gelu_whole, c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv2d_bias_gelu_whole, add_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv2d_bias_gelu_whole, erf) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv2d_bias_gelu_whole, divide) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_conv2d_bias_gelu_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_conv2d_bias_gelu_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_conv2d_bias_gelu_whole, constant_3) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv2d_bias_gelu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv2d_bias_gelu_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_conv2d_bias_gelu_whole, m.b) },
};
/* ---- dnnl.conv3d_bias_gelu ---- */

static const struct dfg_desc_expr dnnl_conv3d_bias_gelu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 20 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "channels", .text = "channels", .line = 20 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(c.channels)", .line = 20 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 20 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "channels", .text = "channels", .line = 20 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 20 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 20 },
    /* 7 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 20 },
    /* 9 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 5, 7, 8, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 20 },
    /* 10 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 9, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\"))", .line = 20 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 20 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 20 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\")) == b.elements", .line = 20 },
};
static const struct dfg_desc_node dnnl_conv3d_bias_gelu_nodes[13] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 12, },
        .text = "multiply(multiply(p, add(erf(divide(p, approx(1.41421356, 1e-3))), 1)), 0.5)", .line = 60 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 7, },
        .text = "multiply(p, add(erf(divide(p, approx(1.41421356, 1e-3))), 1))", .line = 60 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 6, },
        .text = "add(c, b)", .line = 42, .n_where = 1, .where = (const uint32_t[]){ 13, } },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv3d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .name = "c",
        .text = "nn.conv3d(x, w)", .line = 40 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 105 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 105 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 105 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 11, },
        .text = "add(erf(divide(p, approx(1.41421356, 1e-3))), 1)", .line = 60 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "erf", },
        .n_kids = 1, .kids = (const uint32_t[]){ 9, },
        .text = "erf(divide(p, approx(1.41421356, 1e-3)))", .line = 60 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "divide", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 10, },
        .text = "divide(p, approx(1.41421356, 1e-3))", .line = 60 },
    [10] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 1.41421356 }, 0.001 },
        .text = "approx(1.41421356, 1e-3)", .line = 60 },
    [11] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 60 },
    [12] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 60 },
};
static const struct dfg_desc_region dnnl_conv3d_bias_gelu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv3d_bias_gelu_refs[] = { { 4, -1 }, { 5, -1 }, { 6, -1 }, };
static const struct dfg_capture dnnl_conv3d_bias_gelu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv3d_bias_gelu_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv3d_bias_gelu_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_conv3d_bias_gelu_match, b) },
};
static const struct dfg_desc_pattern dnnl_conv3d_bias_gelu_desc = {
    .n_nodes = 13, .n_exprs = 14, .n_vars = 0, .n_sets = 3,
    .nodes = dnnl_conv3d_bias_gelu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv3d_bias_gelu_regions,
    .exprs = dnnl_conv3d_bias_gelu_exprs,
    .captures = dnnl_conv3d_bias_gelu_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w, b) = f(c(x, w, b));", .line = 105
};
static bool dnnl_conv3d_bias_gelu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv3d_bias_gelu_match(g, n, m);
}
static bool dnnl_conv3d_bias_gelu_pass(void *ctx, const struct dnnl_conv3d_bias_gelu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv3d_bias_gelu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv3d_bias_gelu_each(g, n, dnnl_conv3d_bias_gelu_pass, &e);
}

static const struct dfg_part dnnl_conv3d_bias_gelu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv3d_bias_gelu_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv3d_bias_gelu_whole, multiply_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv3d_bias_gelu_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv3d_bias_gelu_whole, c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv3d_bias_gelu_whole, add_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv3d_bias_gelu_whole, erf) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv3d_bias_gelu_whole, divide) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_conv3d_bias_gelu_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_conv3d_bias_gelu_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_conv3d_bias_gelu_whole, constant_3) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv3d_bias_gelu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv3d_bias_gelu_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_conv3d_bias_gelu_whole, m.b) },
};
/* ---- dnnl.deconv2d_bias_gelu ---- */

static const struct dfg_desc_expr dnnl_deconv2d_bias_gelu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 22 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "channels", .text = "channels", .line = 22 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(c.channels)", .line = 22 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 22 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "channels", .text = "channels", .line = 22 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 22 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 22 },
    /* 7 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .name = "kernel_layout", .text = "kernel_layout", .line = 22 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 22 },
    /* 9 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 5, 7, 8, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 22 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 22 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "groups", .text = "groups", .line = 22 },
    /* 12 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "dim(w, c.kernel_layout, \"O\") * c.groups", .line = 22 },
    /* 13 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 12, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\") * c.groups)", .line = 22 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 22 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "elements", .line = 22 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 13, 15, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\") * c.groups) == b.elements", .line = 22 },
};
static const struct dfg_desc_node dnnl_deconv2d_bias_gelu_nodes[13] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 12, },
        .text = "multiply(multiply(p, add(erf(divide(p, approx(1.41421356, 1e-3))), 1)), 0.5)", .line = 60 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 7, },
        .text = "multiply(p, add(erf(divide(p, approx(1.41421356, 1e-3))), 1))", .line = 60 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 6, },
        .text = "add(c, b)", .line = 47, .n_where = 1, .where = (const uint32_t[]){ 16, } },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .name = "c",
        .text = "nn.conv2d_transpose(x, w)", .line = 45 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 105 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 105 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 105 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 11, },
        .text = "add(erf(divide(p, approx(1.41421356, 1e-3))), 1)", .line = 60 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "erf", },
        .n_kids = 1, .kids = (const uint32_t[]){ 9, },
        .text = "erf(divide(p, approx(1.41421356, 1e-3)))", .line = 60 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "divide", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 10, },
        .text = "divide(p, approx(1.41421356, 1e-3))", .line = 60 },
    [10] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 1.41421356 }, 0.001 },
        .text = "approx(1.41421356, 1e-3)", .line = 60 },
    [11] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 60 },
    [12] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 60 },
};
static const struct dfg_desc_region dnnl_deconv2d_bias_gelu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_deconv2d_bias_gelu_refs[] = { { 4, -1 }, { 5, -1 }, { 6, -1 }, };
static const struct dfg_capture dnnl_deconv2d_bias_gelu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_deconv2d_bias_gelu_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_deconv2d_bias_gelu_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_deconv2d_bias_gelu_match, b) },
};
static const struct dfg_desc_pattern dnnl_deconv2d_bias_gelu_desc = {
    .n_nodes = 13, .n_exprs = 17, .n_vars = 0, .n_sets = 3,
    .nodes = dnnl_deconv2d_bias_gelu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_deconv2d_bias_gelu_regions,
    .exprs = dnnl_deconv2d_bias_gelu_exprs,
    .captures = dnnl_deconv2d_bias_gelu_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w, b) = f(c(x, w, b));", .line = 105
};
static bool dnnl_deconv2d_bias_gelu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_deconv2d_bias_gelu_match(g, n, m);
}
static bool dnnl_deconv2d_bias_gelu_pass(void *ctx, const struct dnnl_deconv2d_bias_gelu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_deconv2d_bias_gelu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_deconv2d_bias_gelu_each(g, n, dnnl_deconv2d_bias_gelu_pass, &e);
}

static const struct dfg_part dnnl_deconv2d_bias_gelu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_deconv2d_bias_gelu_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv2d_bias_gelu_whole, multiply_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv2d_bias_gelu_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv2d_bias_gelu_whole, c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv2d_bias_gelu_whole, add_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv2d_bias_gelu_whole, erf) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv2d_bias_gelu_whole, divide) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_deconv2d_bias_gelu_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_deconv2d_bias_gelu_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_deconv2d_bias_gelu_whole, constant_3) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_deconv2d_bias_gelu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_deconv2d_bias_gelu_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_deconv2d_bias_gelu_whole, m.b) },
};
/* ---- dnnl.deconv3d_bias_gelu ---- */

static const struct dfg_desc_expr dnnl_deconv3d_bias_gelu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 22 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "channels", .text = "channels", .line = 22 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(c.channels)", .line = 22 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 22 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "channels", .text = "channels", .line = 22 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 22 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 22 },
    /* 7 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .name = "kernel_layout", .text = "kernel_layout", .line = 22 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 22 },
    /* 9 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 5, 7, 8, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 22 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 22 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "groups", .text = "groups", .line = 22 },
    /* 12 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "dim(w, c.kernel_layout, \"O\") * c.groups", .line = 22 },
    /* 13 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 12, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\") * c.groups)", .line = 22 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 22 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "elements", .line = 22 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 13, 15, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\") * c.groups) == b.elements", .line = 22 },
};
static const struct dfg_desc_node dnnl_deconv3d_bias_gelu_nodes[13] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 12, },
        .text = "multiply(multiply(p, add(erf(divide(p, approx(1.41421356, 1e-3))), 1)), 0.5)", .line = 60 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 7, },
        .text = "multiply(p, add(erf(divide(p, approx(1.41421356, 1e-3))), 1))", .line = 60 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 6, },
        .text = "add(c, b)", .line = 52, .n_where = 1, .where = (const uint32_t[]){ 16, } },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv3d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .name = "c",
        .text = "nn.conv3d_transpose(x, w)", .line = 50 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 105 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 105 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 105 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 11, },
        .text = "add(erf(divide(p, approx(1.41421356, 1e-3))), 1)", .line = 60 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "erf", },
        .n_kids = 1, .kids = (const uint32_t[]){ 9, },
        .text = "erf(divide(p, approx(1.41421356, 1e-3)))", .line = 60 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "divide", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 10, },
        .text = "divide(p, approx(1.41421356, 1e-3))", .line = 60 },
    [10] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 1.41421356 }, 0.001 },
        .text = "approx(1.41421356, 1e-3)", .line = 60 },
    [11] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 60 },
    [12] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 60 },
};
static const struct dfg_desc_region dnnl_deconv3d_bias_gelu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_deconv3d_bias_gelu_refs[] = { { 4, -1 }, { 5, -1 }, { 6, -1 }, };
static const struct dfg_capture dnnl_deconv3d_bias_gelu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_deconv3d_bias_gelu_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_deconv3d_bias_gelu_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_deconv3d_bias_gelu_match, b) },
};
static const struct dfg_desc_pattern dnnl_deconv3d_bias_gelu_desc = {
    .n_nodes = 13, .n_exprs = 17, .n_vars = 0, .n_sets = 3,
    .nodes = dnnl_deconv3d_bias_gelu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_deconv3d_bias_gelu_regions,
    .exprs = dnnl_deconv3d_bias_gelu_exprs,
    .captures = dnnl_deconv3d_bias_gelu_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w, b) = f(c(x, w, b));", .line = 105
};
static bool dnnl_deconv3d_bias_gelu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_deconv3d_bias_gelu_match(g, n, m);
}
static bool dnnl_deconv3d_bias_gelu_pass(void *ctx, const struct dnnl_deconv3d_bias_gelu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_deconv3d_bias_gelu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_deconv3d_bias_gelu_each(g, n, dnnl_deconv3d_bias_gelu_pass, &e);
}

static const struct dfg_part dnnl_deconv3d_bias_gelu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_deconv3d_bias_gelu_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv3d_bias_gelu_whole, multiply_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv3d_bias_gelu_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv3d_bias_gelu_whole, c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv3d_bias_gelu_whole, add_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv3d_bias_gelu_whole, erf) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv3d_bias_gelu_whole, divide) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_deconv3d_bias_gelu_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_deconv3d_bias_gelu_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_deconv3d_bias_gelu_whole, constant_3) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_deconv3d_bias_gelu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_deconv3d_bias_gelu_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_deconv3d_bias_gelu_whole, m.b) },
};
/* ---- dnnl.dense_bias_gelu ---- */

static const struct dfg_desc_node dnnl_dense_bias_gelu_nodes[13] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 12, },
        .text = "multiply(multiply(p, add(erf(divide(p, approx(1.41421356, 1e-3))), 1)), 0.5)", .line = 60 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 7, },
        .text = "multiply(p, add(erf(divide(p, approx(1.41421356, 1e-3))), 1))", .line = 60 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 6, },
        .text = "add(nn.dense(x, w), b)", .line = 54 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "nn.dense(x, w)", .line = 54 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 105 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 105 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 105 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 11, },
        .text = "add(erf(divide(p, approx(1.41421356, 1e-3))), 1)", .line = 60 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "erf", },
        .n_kids = 1, .kids = (const uint32_t[]){ 9, },
        .text = "erf(divide(p, approx(1.41421356, 1e-3)))", .line = 60 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "divide", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 10, },
        .text = "divide(p, approx(1.41421356, 1e-3))", .line = 60 },
    [10] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 1.41421356 }, 0.001 },
        .text = "approx(1.41421356, 1e-3)", .line = 60 },
    [11] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 60 },
    [12] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 60 },
};
static const struct dfg_desc_region dnnl_dense_bias_gelu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_dense_bias_gelu_refs[] = { { 4, -1 }, { 5, -1 }, { 6, -1 }, };
static const struct dfg_capture dnnl_dense_bias_gelu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_dense_bias_gelu_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_dense_bias_gelu_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_dense_bias_gelu_match, b) },
};
static const struct dfg_desc_pattern dnnl_dense_bias_gelu_desc = {
    .n_nodes = 13, .n_exprs = 0, .n_vars = 0, .n_sets = 3,
    .nodes = dnnl_dense_bias_gelu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_dense_bias_gelu_regions,
    .captures = dnnl_dense_bias_gelu_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w, b) = f(c(x, w, b));", .line = 105
};
static bool dnnl_dense_bias_gelu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_dense_bias_gelu_match(g, n, m);
}
static bool dnnl_dense_bias_gelu_pass(void *ctx, const struct dnnl_dense_bias_gelu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_dense_bias_gelu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_dense_bias_gelu_each(g, n, dnnl_dense_bias_gelu_pass, &e);
}

static const struct dfg_part dnnl_dense_bias_gelu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_dense_bias_gelu_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_dense_bias_gelu_whole, multiply_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_dense_bias_gelu_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_dense_bias_gelu_whole, dense) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_dense_bias_gelu_whole, add_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_dense_bias_gelu_whole, erf) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_dense_bias_gelu_whole, divide) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_dense_bias_gelu_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_dense_bias_gelu_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_dense_bias_gelu_whole, constant_3) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_dense_bias_gelu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_dense_bias_gelu_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_dense_bias_gelu_whole, m.b) },
};
/* ---- dnnl.conv1d_bias_swish ---- */

static const struct dfg_desc_expr dnnl_conv1d_bias_swish_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "channels", .text = "channels", .line = 20 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(c.channels)", .line = 20 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "channels", .text = "channels", .line = 20 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 20 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 7 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 20 },
    /* 9 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 5, 7, 8, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 20 },
    /* 10 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 9, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\"))", .line = 20 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 20 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 20 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\")) == b.elements", .line = 20 },
};
static const struct dfg_desc_node dnnl_conv1d_bias_swish_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 6, },
        .text = "multiply(p, sigmoid(p))", .line = 61 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "add(c, b)", .line = 32, .n_where = 1, .where = (const uint32_t[]){ 13, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv1d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "c",
        .text = "nn.conv1d(x, w)", .line = 30 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 105 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 105 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 105 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "sigmoid(p)", .line = 61 },
};
static const struct dfg_desc_region dnnl_conv1d_bias_swish_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv1d_bias_swish_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture dnnl_conv1d_bias_swish_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv1d_bias_swish_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv1d_bias_swish_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_conv1d_bias_swish_match, b) },
};
static const struct dfg_desc_pattern dnnl_conv1d_bias_swish_desc = {
    .n_nodes = 7, .n_exprs = 14, .n_vars = 0, .n_sets = 3,
    .nodes = dnnl_conv1d_bias_swish_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv1d_bias_swish_regions,
    .exprs = dnnl_conv1d_bias_swish_exprs,
    .captures = dnnl_conv1d_bias_swish_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w, b) = f(c(x, w, b));", .line = 105
};
static bool dnnl_conv1d_bias_swish_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv1d_bias_swish_match(g, n, m);
}
static bool dnnl_conv1d_bias_swish_pass(void *ctx, const struct dnnl_conv1d_bias_swish_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv1d_bias_swish_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv1d_bias_swish_each(g, n, dnnl_conv1d_bias_swish_pass, &e);
}

static const struct dfg_part dnnl_conv1d_bias_swish_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv1d_bias_swish_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv1d_bias_swish_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv1d_bias_swish_whole, c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv1d_bias_swish_whole, sigmoid) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv1d_bias_swish_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv1d_bias_swish_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_conv1d_bias_swish_whole, m.b) },
};
/* ---- dnnl.conv2d_bias_swish ---- */

static const struct dfg_desc_expr dnnl_conv2d_bias_swish_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "channels", .text = "channels", .line = 20 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(c.channels)", .line = 20 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "channels", .text = "channels", .line = 20 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 20 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 7 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 20 },
    /* 9 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 5, 7, 8, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 20 },
    /* 10 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 9, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\"))", .line = 20 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 20 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 20 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\")) == b.elements", .line = 20 },
};
static const struct dfg_desc_node dnnl_conv2d_bias_swish_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 6, },
        .text = "multiply(p, sigmoid(p))", .line = 61 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "add(c, b)", .line = 37, .n_where = 1, .where = (const uint32_t[]){ 13, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 35 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 105 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 105 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 105 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "sigmoid(p)", .line = 61 },
};
static const struct dfg_desc_region dnnl_conv2d_bias_swish_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv2d_bias_swish_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture dnnl_conv2d_bias_swish_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_bias_swish_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_bias_swish_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_bias_swish_match, b) },
};
static const struct dfg_desc_pattern dnnl_conv2d_bias_swish_desc = {
    .n_nodes = 7, .n_exprs = 14, .n_vars = 0, .n_sets = 3,
    .nodes = dnnl_conv2d_bias_swish_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv2d_bias_swish_regions,
    .exprs = dnnl_conv2d_bias_swish_exprs,
    .captures = dnnl_conv2d_bias_swish_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w, b) = f(c(x, w, b));", .line = 105
};
static bool dnnl_conv2d_bias_swish_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv2d_bias_swish_match(g, n, m);
}
static bool dnnl_conv2d_bias_swish_pass(void *ctx, const struct dnnl_conv2d_bias_swish_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv2d_bias_swish_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv2d_bias_swish_each(g, n, dnnl_conv2d_bias_swish_pass, &e);
}

static const struct dfg_part dnnl_conv2d_bias_swish_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv2d_bias_swish_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv2d_bias_swish_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv2d_bias_swish_whole, c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv2d_bias_swish_whole, sigmoid) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv2d_bias_swish_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv2d_bias_swish_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_conv2d_bias_swish_whole, m.b) },
};
/* ---- dnnl.conv3d_bias_swish ---- */

static const struct dfg_desc_expr dnnl_conv3d_bias_swish_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "channels", .text = "channels", .line = 20 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(c.channels)", .line = 20 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "channels", .text = "channels", .line = 20 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 20 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 7 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 20 },
    /* 9 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 5, 7, 8, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 20 },
    /* 10 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 9, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\"))", .line = 20 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 20 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 20 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\")) == b.elements", .line = 20 },
};
static const struct dfg_desc_node dnnl_conv3d_bias_swish_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 6, },
        .text = "multiply(p, sigmoid(p))", .line = 61 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "add(c, b)", .line = 42, .n_where = 1, .where = (const uint32_t[]){ 13, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv3d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "c",
        .text = "nn.conv3d(x, w)", .line = 40 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 105 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 105 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 105 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "sigmoid(p)", .line = 61 },
};
static const struct dfg_desc_region dnnl_conv3d_bias_swish_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv3d_bias_swish_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture dnnl_conv3d_bias_swish_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv3d_bias_swish_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv3d_bias_swish_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_conv3d_bias_swish_match, b) },
};
static const struct dfg_desc_pattern dnnl_conv3d_bias_swish_desc = {
    .n_nodes = 7, .n_exprs = 14, .n_vars = 0, .n_sets = 3,
    .nodes = dnnl_conv3d_bias_swish_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv3d_bias_swish_regions,
    .exprs = dnnl_conv3d_bias_swish_exprs,
    .captures = dnnl_conv3d_bias_swish_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w, b) = f(c(x, w, b));", .line = 105
};
static bool dnnl_conv3d_bias_swish_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv3d_bias_swish_match(g, n, m);
}
static bool dnnl_conv3d_bias_swish_pass(void *ctx, const struct dnnl_conv3d_bias_swish_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv3d_bias_swish_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv3d_bias_swish_each(g, n, dnnl_conv3d_bias_swish_pass, &e);
}

static const struct dfg_part dnnl_conv3d_bias_swish_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv3d_bias_swish_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv3d_bias_swish_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv3d_bias_swish_whole, c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv3d_bias_swish_whole, sigmoid) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv3d_bias_swish_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv3d_bias_swish_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_conv3d_bias_swish_whole, m.b) },
};
/* ---- dnnl.deconv2d_bias_swish ---- */

static const struct dfg_desc_expr dnnl_deconv2d_bias_swish_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "channels", .text = "channels", .line = 22 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(c.channels)", .line = 22 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "channels", .text = "channels", .line = 22 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 22 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 7 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .name = "kernel_layout", .text = "kernel_layout", .line = 22 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 22 },
    /* 9 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 5, 7, 8, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 22 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "groups", .text = "groups", .line = 22 },
    /* 12 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "dim(w, c.kernel_layout, \"O\") * c.groups", .line = 22 },
    /* 13 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 12, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\") * c.groups)", .line = 22 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 22 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "elements", .line = 22 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 13, 15, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\") * c.groups) == b.elements", .line = 22 },
};
static const struct dfg_desc_node dnnl_deconv2d_bias_swish_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 6, },
        .text = "multiply(p, sigmoid(p))", .line = 61 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "add(c, b)", .line = 47, .n_where = 1, .where = (const uint32_t[]){ 16, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "c",
        .text = "nn.conv2d_transpose(x, w)", .line = 45 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 105 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 105 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 105 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "sigmoid(p)", .line = 61 },
};
static const struct dfg_desc_region dnnl_deconv2d_bias_swish_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_deconv2d_bias_swish_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture dnnl_deconv2d_bias_swish_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_deconv2d_bias_swish_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_deconv2d_bias_swish_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_deconv2d_bias_swish_match, b) },
};
static const struct dfg_desc_pattern dnnl_deconv2d_bias_swish_desc = {
    .n_nodes = 7, .n_exprs = 17, .n_vars = 0, .n_sets = 3,
    .nodes = dnnl_deconv2d_bias_swish_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_deconv2d_bias_swish_regions,
    .exprs = dnnl_deconv2d_bias_swish_exprs,
    .captures = dnnl_deconv2d_bias_swish_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w, b) = f(c(x, w, b));", .line = 105
};
static bool dnnl_deconv2d_bias_swish_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_deconv2d_bias_swish_match(g, n, m);
}
static bool dnnl_deconv2d_bias_swish_pass(void *ctx, const struct dnnl_deconv2d_bias_swish_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_deconv2d_bias_swish_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_deconv2d_bias_swish_each(g, n, dnnl_deconv2d_bias_swish_pass, &e);
}

static const struct dfg_part dnnl_deconv2d_bias_swish_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_deconv2d_bias_swish_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv2d_bias_swish_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv2d_bias_swish_whole, c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv2d_bias_swish_whole, sigmoid) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_deconv2d_bias_swish_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_deconv2d_bias_swish_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_deconv2d_bias_swish_whole, m.b) },
};
/* ---- dnnl.deconv3d_bias_swish ---- */

static const struct dfg_desc_expr dnnl_deconv3d_bias_swish_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "channels", .text = "channels", .line = 22 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(c.channels)", .line = 22 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "channels", .text = "channels", .line = 22 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 22 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 7 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .name = "kernel_layout", .text = "kernel_layout", .line = 22 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 22 },
    /* 9 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 5, 7, 8, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 22 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "groups", .text = "groups", .line = 22 },
    /* 12 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "dim(w, c.kernel_layout, \"O\") * c.groups", .line = 22 },
    /* 13 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 12, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\") * c.groups)", .line = 22 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 22 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "elements", .line = 22 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 13, 15, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\") * c.groups) == b.elements", .line = 22 },
};
static const struct dfg_desc_node dnnl_deconv3d_bias_swish_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 6, },
        .text = "multiply(p, sigmoid(p))", .line = 61 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "add(c, b)", .line = 52, .n_where = 1, .where = (const uint32_t[]){ 16, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv3d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "c",
        .text = "nn.conv3d_transpose(x, w)", .line = 50 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 105 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 105 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 105 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "sigmoid(p)", .line = 61 },
};
static const struct dfg_desc_region dnnl_deconv3d_bias_swish_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_deconv3d_bias_swish_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture dnnl_deconv3d_bias_swish_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_deconv3d_bias_swish_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_deconv3d_bias_swish_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_deconv3d_bias_swish_match, b) },
};
static const struct dfg_desc_pattern dnnl_deconv3d_bias_swish_desc = {
    .n_nodes = 7, .n_exprs = 17, .n_vars = 0, .n_sets = 3,
    .nodes = dnnl_deconv3d_bias_swish_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_deconv3d_bias_swish_regions,
    .exprs = dnnl_deconv3d_bias_swish_exprs,
    .captures = dnnl_deconv3d_bias_swish_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w, b) = f(c(x, w, b));", .line = 105
};
static bool dnnl_deconv3d_bias_swish_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_deconv3d_bias_swish_match(g, n, m);
}
static bool dnnl_deconv3d_bias_swish_pass(void *ctx, const struct dnnl_deconv3d_bias_swish_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_deconv3d_bias_swish_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_deconv3d_bias_swish_each(g, n, dnnl_deconv3d_bias_swish_pass, &e);
}

static const struct dfg_part dnnl_deconv3d_bias_swish_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_deconv3d_bias_swish_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv3d_bias_swish_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv3d_bias_swish_whole, c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv3d_bias_swish_whole, sigmoid) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_deconv3d_bias_swish_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_deconv3d_bias_swish_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_deconv3d_bias_swish_whole, m.b) },
};
/* ---- dnnl.dense_bias_swish ---- */

static const struct dfg_desc_node dnnl_dense_bias_swish_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 6, },
        .text = "multiply(p, sigmoid(p))", .line = 61 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "add(nn.dense(x, w), b)", .line = 54 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "nn.dense(x, w)", .line = 54 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 105 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 105 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 105 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "sigmoid(p)", .line = 61 },
};
static const struct dfg_desc_region dnnl_dense_bias_swish_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_dense_bias_swish_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture dnnl_dense_bias_swish_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_dense_bias_swish_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_dense_bias_swish_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_dense_bias_swish_match, b) },
};
static const struct dfg_desc_pattern dnnl_dense_bias_swish_desc = {
    .n_nodes = 7, .n_exprs = 0, .n_vars = 0, .n_sets = 3,
    .nodes = dnnl_dense_bias_swish_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_dense_bias_swish_regions,
    .captures = dnnl_dense_bias_swish_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w, b) = f(c(x, w, b));", .line = 105
};
static bool dnnl_dense_bias_swish_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_dense_bias_swish_match(g, n, m);
}
static bool dnnl_dense_bias_swish_pass(void *ctx, const struct dnnl_dense_bias_swish_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_dense_bias_swish_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_dense_bias_swish_each(g, n, dnnl_dense_bias_swish_pass, &e);
}

static const struct dfg_part dnnl_dense_bias_swish_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_dense_bias_swish_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_dense_bias_swish_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_dense_bias_swish_whole, dense) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_dense_bias_swish_whole, sigmoid) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_dense_bias_swish_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_dense_bias_swish_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_dense_bias_swish_whole, m.b) },
};
/* ---- dnnl.conv1d_bias_mish ---- */

static const struct dfg_desc_expr dnnl_conv1d_bias_mish_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "channels", .text = "channels", .line = 20 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(c.channels)", .line = 20 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "channels", .text = "channels", .line = 20 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 20 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 7 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 20 },
    /* 9 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 5, 7, 8, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 20 },
    /* 10 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 9, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\"))", .line = 20 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 20 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 20 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\")) == b.elements", .line = 20 },
};
static const struct dfg_desc_node dnnl_conv1d_bias_mish_nodes[11] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 6, },
        .text = "multiply(p, tanh(log(add(exp(p), 1))))", .line = 62 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "add(c, b)", .line = 32, .n_where = 1, .where = (const uint32_t[]){ 13, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv1d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "c",
        .text = "nn.conv1d(x, w)", .line = 30 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 105 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 105 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 105 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 7, },
        .text = "tanh(log(add(exp(p), 1)))", .line = 62 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "log", },
        .n_kids = 1, .kids = (const uint32_t[]){ 8, },
        .text = "log(add(exp(p), 1))", .line = 62 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .text = "add(exp(p), 1)", .line = 62 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "exp", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "exp(p)", .line = 62 },
    [10] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 62 },
};
static const struct dfg_desc_region dnnl_conv1d_bias_mish_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv1d_bias_mish_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture dnnl_conv1d_bias_mish_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv1d_bias_mish_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv1d_bias_mish_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_conv1d_bias_mish_match, b) },
};
static const struct dfg_desc_pattern dnnl_conv1d_bias_mish_desc = {
    .n_nodes = 11, .n_exprs = 14, .n_vars = 0, .n_sets = 3,
    .nodes = dnnl_conv1d_bias_mish_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv1d_bias_mish_regions,
    .exprs = dnnl_conv1d_bias_mish_exprs,
    .captures = dnnl_conv1d_bias_mish_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w, b) = f(c(x, w, b));", .line = 105
};
static bool dnnl_conv1d_bias_mish_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv1d_bias_mish_match(g, n, m);
}
static bool dnnl_conv1d_bias_mish_pass(void *ctx, const struct dnnl_conv1d_bias_mish_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv1d_bias_mish_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv1d_bias_mish_each(g, n, dnnl_conv1d_bias_mish_pass, &e);
}

static const struct dfg_part dnnl_conv1d_bias_mish_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv1d_bias_mish_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv1d_bias_mish_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv1d_bias_mish_whole, c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv1d_bias_mish_whole, tanh) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv1d_bias_mish_whole, log) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv1d_bias_mish_whole, add_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv1d_bias_mish_whole, exp) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_conv1d_bias_mish_whole, constant) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv1d_bias_mish_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv1d_bias_mish_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_conv1d_bias_mish_whole, m.b) },
};
/* ---- dnnl.conv2d_bias_mish ---- */

static const struct dfg_desc_expr dnnl_conv2d_bias_mish_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "channels", .text = "channels", .line = 20 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(c.channels)", .line = 20 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "channels", .text = "channels", .line = 20 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 20 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 7 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 20 },
    /* 9 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 5, 7, 8, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 20 },
    /* 10 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 9, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\"))", .line = 20 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 20 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 20 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\")) == b.elements", .line = 20 },
};
static const struct dfg_desc_node dnnl_conv2d_bias_mish_nodes[11] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 6, },
        .text = "multiply(p, tanh(log(add(exp(p), 1))))", .line = 62 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "add(c, b)", .line = 37, .n_where = 1, .where = (const uint32_t[]){ 13, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 35 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 105 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 105 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 105 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 7, },
        .text = "tanh(log(add(exp(p), 1)))", .line = 62 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "log", },
        .n_kids = 1, .kids = (const uint32_t[]){ 8, },
        .text = "log(add(exp(p), 1))", .line = 62 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .text = "add(exp(p), 1)", .line = 62 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "exp", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "exp(p)", .line = 62 },
    [10] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 62 },
};
static const struct dfg_desc_region dnnl_conv2d_bias_mish_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv2d_bias_mish_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture dnnl_conv2d_bias_mish_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_bias_mish_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_bias_mish_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_bias_mish_match, b) },
};
static const struct dfg_desc_pattern dnnl_conv2d_bias_mish_desc = {
    .n_nodes = 11, .n_exprs = 14, .n_vars = 0, .n_sets = 3,
    .nodes = dnnl_conv2d_bias_mish_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv2d_bias_mish_regions,
    .exprs = dnnl_conv2d_bias_mish_exprs,
    .captures = dnnl_conv2d_bias_mish_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w, b) = f(c(x, w, b));", .line = 105
};
static bool dnnl_conv2d_bias_mish_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv2d_bias_mish_match(g, n, m);
}
static bool dnnl_conv2d_bias_mish_pass(void *ctx, const struct dnnl_conv2d_bias_mish_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv2d_bias_mish_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv2d_bias_mish_each(g, n, dnnl_conv2d_bias_mish_pass, &e);
}

static const struct dfg_part dnnl_conv2d_bias_mish_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv2d_bias_mish_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv2d_bias_mish_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv2d_bias_mish_whole, c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv2d_bias_mish_whole, tanh) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv2d_bias_mish_whole, log) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv2d_bias_mish_whole, add_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv2d_bias_mish_whole, exp) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_conv2d_bias_mish_whole, constant) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv2d_bias_mish_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv2d_bias_mish_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_conv2d_bias_mish_whole, m.b) },
};
/* ---- dnnl.conv3d_bias_mish ---- */

static const struct dfg_desc_expr dnnl_conv3d_bias_mish_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "channels", .text = "channels", .line = 20 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(c.channels)", .line = 20 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "channels", .text = "channels", .line = 20 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 20 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 20 },
    /* 7 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .name = "kernel_layout", .text = "kernel_layout", .line = 20 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 20 },
    /* 9 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 5, 7, 8, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 20 },
    /* 10 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 9, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\"))", .line = 20 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 20 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "elements", .line = 20 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\")) == b.elements", .line = 20 },
};
static const struct dfg_desc_node dnnl_conv3d_bias_mish_nodes[11] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 6, },
        .text = "multiply(p, tanh(log(add(exp(p), 1))))", .line = 62 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "add(c, b)", .line = 42, .n_where = 1, .where = (const uint32_t[]){ 13, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv3d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "c",
        .text = "nn.conv3d(x, w)", .line = 40 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 105 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 105 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 105 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 7, },
        .text = "tanh(log(add(exp(p), 1)))", .line = 62 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "log", },
        .n_kids = 1, .kids = (const uint32_t[]){ 8, },
        .text = "log(add(exp(p), 1))", .line = 62 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .text = "add(exp(p), 1)", .line = 62 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "exp", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "exp(p)", .line = 62 },
    [10] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 62 },
};
static const struct dfg_desc_region dnnl_conv3d_bias_mish_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv3d_bias_mish_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture dnnl_conv3d_bias_mish_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv3d_bias_mish_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv3d_bias_mish_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_conv3d_bias_mish_match, b) },
};
static const struct dfg_desc_pattern dnnl_conv3d_bias_mish_desc = {
    .n_nodes = 11, .n_exprs = 14, .n_vars = 0, .n_sets = 3,
    .nodes = dnnl_conv3d_bias_mish_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv3d_bias_mish_regions,
    .exprs = dnnl_conv3d_bias_mish_exprs,
    .captures = dnnl_conv3d_bias_mish_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w, b) = f(c(x, w, b));", .line = 105
};
static bool dnnl_conv3d_bias_mish_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv3d_bias_mish_match(g, n, m);
}
static bool dnnl_conv3d_bias_mish_pass(void *ctx, const struct dnnl_conv3d_bias_mish_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv3d_bias_mish_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv3d_bias_mish_each(g, n, dnnl_conv3d_bias_mish_pass, &e);
}

static const struct dfg_part dnnl_conv3d_bias_mish_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv3d_bias_mish_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv3d_bias_mish_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv3d_bias_mish_whole, c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv3d_bias_mish_whole, tanh) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv3d_bias_mish_whole, log) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv3d_bias_mish_whole, add_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv3d_bias_mish_whole, exp) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_conv3d_bias_mish_whole, constant) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv3d_bias_mish_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv3d_bias_mish_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_conv3d_bias_mish_whole, m.b) },
};
/* ---- dnnl.deconv2d_bias_mish ---- */

static const struct dfg_desc_expr dnnl_deconv2d_bias_mish_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "channels", .text = "channels", .line = 22 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(c.channels)", .line = 22 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "channels", .text = "channels", .line = 22 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 22 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 7 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .name = "kernel_layout", .text = "kernel_layout", .line = 22 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 22 },
    /* 9 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 5, 7, 8, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 22 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "groups", .text = "groups", .line = 22 },
    /* 12 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "dim(w, c.kernel_layout, \"O\") * c.groups", .line = 22 },
    /* 13 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 12, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\") * c.groups)", .line = 22 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 22 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "elements", .line = 22 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 13, 15, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\") * c.groups) == b.elements", .line = 22 },
};
static const struct dfg_desc_node dnnl_deconv2d_bias_mish_nodes[11] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 6, },
        .text = "multiply(p, tanh(log(add(exp(p), 1))))", .line = 62 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "add(c, b)", .line = 47, .n_where = 1, .where = (const uint32_t[]){ 16, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "c",
        .text = "nn.conv2d_transpose(x, w)", .line = 45 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 105 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 105 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 105 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 7, },
        .text = "tanh(log(add(exp(p), 1)))", .line = 62 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "log", },
        .n_kids = 1, .kids = (const uint32_t[]){ 8, },
        .text = "log(add(exp(p), 1))", .line = 62 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .text = "add(exp(p), 1)", .line = 62 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "exp", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "exp(p)", .line = 62 },
    [10] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 62 },
};
static const struct dfg_desc_region dnnl_deconv2d_bias_mish_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_deconv2d_bias_mish_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture dnnl_deconv2d_bias_mish_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_deconv2d_bias_mish_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_deconv2d_bias_mish_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_deconv2d_bias_mish_match, b) },
};
static const struct dfg_desc_pattern dnnl_deconv2d_bias_mish_desc = {
    .n_nodes = 11, .n_exprs = 17, .n_vars = 0, .n_sets = 3,
    .nodes = dnnl_deconv2d_bias_mish_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_deconv2d_bias_mish_regions,
    .exprs = dnnl_deconv2d_bias_mish_exprs,
    .captures = dnnl_deconv2d_bias_mish_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w, b) = f(c(x, w, b));", .line = 105
};
static bool dnnl_deconv2d_bias_mish_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_deconv2d_bias_mish_match(g, n, m);
}
static bool dnnl_deconv2d_bias_mish_pass(void *ctx, const struct dnnl_deconv2d_bias_mish_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_deconv2d_bias_mish_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_deconv2d_bias_mish_each(g, n, dnnl_deconv2d_bias_mish_pass, &e);
}

static const struct dfg_part dnnl_deconv2d_bias_mish_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_deconv2d_bias_mish_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv2d_bias_mish_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv2d_bias_mish_whole, c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv2d_bias_mish_whole, tanh) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv2d_bias_mish_whole, log) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv2d_bias_mish_whole, add_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv2d_bias_mish_whole, exp) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_deconv2d_bias_mish_whole, constant) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_deconv2d_bias_mish_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_deconv2d_bias_mish_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_deconv2d_bias_mish_whole, m.b) },
};
/* ---- dnnl.deconv3d_bias_mish ---- */

static const struct dfg_desc_expr dnnl_deconv3d_bias_mish_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "channels", .text = "channels", .line = 22 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(c.channels)", .line = 22 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "channels", .text = "channels", .line = 22 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "w", .line = 22 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 7 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .name = "kernel_layout", .text = "kernel_layout", .line = 22 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 22 },
    /* 9 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 5, 7, 8, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 22 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 11 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .name = "groups", .text = "groups", .line = 22 },
    /* 12 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "dim(w, c.kernel_layout, \"O\") * c.groups", .line = 22 },
    /* 13 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 12, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\") * c.groups)", .line = 22 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 22 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "elements", .line = 22 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 13, 15, }, .text = "(present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\") * c.groups) == b.elements", .line = 22 },
};
static const struct dfg_desc_node dnnl_deconv3d_bias_mish_nodes[11] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 6, },
        .text = "multiply(p, tanh(log(add(exp(p), 1))))", .line = 62 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "add(c, b)", .line = 52, .n_where = 1, .where = (const uint32_t[]){ 16, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv3d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "c",
        .text = "nn.conv3d_transpose(x, w)", .line = 50 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 105 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 105 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 105 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 7, },
        .text = "tanh(log(add(exp(p), 1)))", .line = 62 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "log", },
        .n_kids = 1, .kids = (const uint32_t[]){ 8, },
        .text = "log(add(exp(p), 1))", .line = 62 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .text = "add(exp(p), 1)", .line = 62 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "exp", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "exp(p)", .line = 62 },
    [10] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 62 },
};
static const struct dfg_desc_region dnnl_deconv3d_bias_mish_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_deconv3d_bias_mish_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture dnnl_deconv3d_bias_mish_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_deconv3d_bias_mish_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_deconv3d_bias_mish_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_deconv3d_bias_mish_match, b) },
};
static const struct dfg_desc_pattern dnnl_deconv3d_bias_mish_desc = {
    .n_nodes = 11, .n_exprs = 17, .n_vars = 0, .n_sets = 3,
    .nodes = dnnl_deconv3d_bias_mish_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_deconv3d_bias_mish_regions,
    .exprs = dnnl_deconv3d_bias_mish_exprs,
    .captures = dnnl_deconv3d_bias_mish_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w, b) = f(c(x, w, b));", .line = 105
};
static bool dnnl_deconv3d_bias_mish_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_deconv3d_bias_mish_match(g, n, m);
}
static bool dnnl_deconv3d_bias_mish_pass(void *ctx, const struct dnnl_deconv3d_bias_mish_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_deconv3d_bias_mish_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_deconv3d_bias_mish_each(g, n, dnnl_deconv3d_bias_mish_pass, &e);
}

static const struct dfg_part dnnl_deconv3d_bias_mish_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_deconv3d_bias_mish_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv3d_bias_mish_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv3d_bias_mish_whole, c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv3d_bias_mish_whole, tanh) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv3d_bias_mish_whole, log) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv3d_bias_mish_whole, add_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv3d_bias_mish_whole, exp) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_deconv3d_bias_mish_whole, constant) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_deconv3d_bias_mish_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_deconv3d_bias_mish_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_deconv3d_bias_mish_whole, m.b) },
};
/* ---- dnnl.dense_bias_mish ---- */

static const struct dfg_desc_node dnnl_dense_bias_mish_nodes[11] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 6, },
        .text = "multiply(p, tanh(log(add(exp(p), 1))))", .line = 62 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "add(nn.dense(x, w), b)", .line = 54 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "nn.dense(x, w)", .line = 54 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 105 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 105 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 105 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 7, },
        .text = "tanh(log(add(exp(p), 1)))", .line = 62 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "log", },
        .n_kids = 1, .kids = (const uint32_t[]){ 8, },
        .text = "log(add(exp(p), 1))", .line = 62 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .text = "add(exp(p), 1)", .line = 62 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "exp", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "exp(p)", .line = 62 },
    [10] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 62 },
};
static const struct dfg_desc_region dnnl_dense_bias_mish_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_dense_bias_mish_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture dnnl_dense_bias_mish_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_dense_bias_mish_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_dense_bias_mish_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct dnnl_dense_bias_mish_match, b) },
};
static const struct dfg_desc_pattern dnnl_dense_bias_mish_desc = {
    .n_nodes = 11, .n_exprs = 0, .n_vars = 0, .n_sets = 3,
    .nodes = dnnl_dense_bias_mish_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_dense_bias_mish_regions,
    .captures = dnnl_dense_bias_mish_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w, b) = f(c(x, w, b));", .line = 105
};
static bool dnnl_dense_bias_mish_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_dense_bias_mish_match(g, n, m);
}
static bool dnnl_dense_bias_mish_pass(void *ctx, const struct dnnl_dense_bias_mish_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_dense_bias_mish_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_dense_bias_mish_each(g, n, dnnl_dense_bias_mish_pass, &e);
}

static const struct dfg_part dnnl_dense_bias_mish_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_dense_bias_mish_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_dense_bias_mish_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_dense_bias_mish_whole, dense) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_dense_bias_mish_whole, tanh) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_dense_bias_mish_whole, log) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_dense_bias_mish_whole, add_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_dense_bias_mish_whole, exp) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_dense_bias_mish_whole, constant) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_dense_bias_mish_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_dense_bias_mish_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct dnnl_dense_bias_mish_whole, m.b) },
};
/* ---- dnnl.conv1d_relu ---- */

static const struct dfg_desc_node dnnl_conv1d_relu_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w))", .line = 107 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv1d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "c(x, w)", .line = 107 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 107 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 107 },
};
static const struct dfg_desc_region dnnl_conv1d_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv1d_relu_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture dnnl_conv1d_relu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv1d_relu_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv1d_relu_match, w) },
};
static const struct dfg_desc_pattern dnnl_conv1d_relu_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = dnnl_conv1d_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv1d_relu_regions,
    .captures = dnnl_conv1d_relu_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w) = f(c(x, w));", .line = 107
};
static bool dnnl_conv1d_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv1d_relu_match(g, n, m);
}
static bool dnnl_conv1d_relu_pass(void *ctx, const struct dnnl_conv1d_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv1d_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv1d_relu_each(g, n, dnnl_conv1d_relu_pass, &e);
}

static const struct dfg_part dnnl_conv1d_relu_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv1d_relu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv1d_relu_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv1d_relu_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv1d_relu_whole, conv1d) },
};
/* ---- dnnl.conv2d_relu ---- */

static const struct dfg_desc_node dnnl_conv2d_relu_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w))", .line = 107 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "c(x, w)", .line = 107 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 107 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 107 },
};
static const struct dfg_desc_region dnnl_conv2d_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv2d_relu_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture dnnl_conv2d_relu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_relu_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_relu_match, w) },
};
static const struct dfg_desc_pattern dnnl_conv2d_relu_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = dnnl_conv2d_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv2d_relu_regions,
    .captures = dnnl_conv2d_relu_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w) = f(c(x, w));", .line = 107
};
static bool dnnl_conv2d_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv2d_relu_match(g, n, m);
}
static bool dnnl_conv2d_relu_pass(void *ctx, const struct dnnl_conv2d_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv2d_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv2d_relu_each(g, n, dnnl_conv2d_relu_pass, &e);
}

static const struct dfg_part dnnl_conv2d_relu_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv2d_relu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv2d_relu_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv2d_relu_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv2d_relu_whole, conv2d) },
};
/* ---- dnnl.conv3d_relu ---- */

static const struct dfg_desc_node dnnl_conv3d_relu_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w))", .line = 107 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv3d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "c(x, w)", .line = 107 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 107 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 107 },
};
static const struct dfg_desc_region dnnl_conv3d_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv3d_relu_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture dnnl_conv3d_relu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv3d_relu_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv3d_relu_match, w) },
};
static const struct dfg_desc_pattern dnnl_conv3d_relu_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = dnnl_conv3d_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv3d_relu_regions,
    .captures = dnnl_conv3d_relu_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w) = f(c(x, w));", .line = 107
};
static bool dnnl_conv3d_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv3d_relu_match(g, n, m);
}
static bool dnnl_conv3d_relu_pass(void *ctx, const struct dnnl_conv3d_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv3d_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv3d_relu_each(g, n, dnnl_conv3d_relu_pass, &e);
}

static const struct dfg_part dnnl_conv3d_relu_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv3d_relu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv3d_relu_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv3d_relu_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv3d_relu_whole, conv3d) },
};
/* ---- dnnl.deconv2d_relu ---- */

static const struct dfg_desc_node dnnl_deconv2d_relu_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w))", .line = 107 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "c(x, w)", .line = 107 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 107 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 107 },
};
static const struct dfg_desc_region dnnl_deconv2d_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_deconv2d_relu_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture dnnl_deconv2d_relu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_deconv2d_relu_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_deconv2d_relu_match, w) },
};
static const struct dfg_desc_pattern dnnl_deconv2d_relu_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = dnnl_deconv2d_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_deconv2d_relu_regions,
    .captures = dnnl_deconv2d_relu_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w) = f(c(x, w));", .line = 107
};
static bool dnnl_deconv2d_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_deconv2d_relu_match(g, n, m);
}
static bool dnnl_deconv2d_relu_pass(void *ctx, const struct dnnl_deconv2d_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_deconv2d_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_deconv2d_relu_each(g, n, dnnl_deconv2d_relu_pass, &e);
}

static const struct dfg_part dnnl_deconv2d_relu_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_deconv2d_relu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_deconv2d_relu_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_deconv2d_relu_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv2d_relu_whole, conv2d_transpose) },
};
/* ---- dnnl.deconv3d_relu ---- */

static const struct dfg_desc_node dnnl_deconv3d_relu_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w))", .line = 107 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv3d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "c(x, w)", .line = 107 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 107 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 107 },
};
static const struct dfg_desc_region dnnl_deconv3d_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_deconv3d_relu_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture dnnl_deconv3d_relu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_deconv3d_relu_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_deconv3d_relu_match, w) },
};
static const struct dfg_desc_pattern dnnl_deconv3d_relu_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = dnnl_deconv3d_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_deconv3d_relu_regions,
    .captures = dnnl_deconv3d_relu_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w) = f(c(x, w));", .line = 107
};
static bool dnnl_deconv3d_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_deconv3d_relu_match(g, n, m);
}
static bool dnnl_deconv3d_relu_pass(void *ctx, const struct dnnl_deconv3d_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_deconv3d_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_deconv3d_relu_each(g, n, dnnl_deconv3d_relu_pass, &e);
}

static const struct dfg_part dnnl_deconv3d_relu_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_deconv3d_relu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_deconv3d_relu_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_deconv3d_relu_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv3d_relu_whole, conv3d_transpose) },
};
/* ---- dnnl.dense_relu ---- */

static const struct dfg_desc_node dnnl_dense_relu_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w))", .line = 107 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "c(x, w)", .line = 107 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 107 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 107 },
};
static const struct dfg_desc_region dnnl_dense_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_dense_relu_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture dnnl_dense_relu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_dense_relu_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_dense_relu_match, w) },
};
static const struct dfg_desc_pattern dnnl_dense_relu_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = dnnl_dense_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_dense_relu_regions,
    .captures = dnnl_dense_relu_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w) = f(c(x, w));", .line = 107
};
static bool dnnl_dense_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_dense_relu_match(g, n, m);
}
static bool dnnl_dense_relu_pass(void *ctx, const struct dnnl_dense_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_dense_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_dense_relu_each(g, n, dnnl_dense_relu_pass, &e);
}

static const struct dfg_part dnnl_dense_relu_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_dense_relu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_dense_relu_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_dense_relu_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_dense_relu_whole, dense) },
};
/* ---- dnnl.conv1d_tanh ---- */

static const struct dfg_desc_node dnnl_conv1d_tanh_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w))", .line = 107 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv1d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "c(x, w)", .line = 107 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 107 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 107 },
};
static const struct dfg_desc_region dnnl_conv1d_tanh_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv1d_tanh_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture dnnl_conv1d_tanh_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv1d_tanh_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv1d_tanh_match, w) },
};
static const struct dfg_desc_pattern dnnl_conv1d_tanh_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = dnnl_conv1d_tanh_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv1d_tanh_regions,
    .captures = dnnl_conv1d_tanh_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w) = f(c(x, w));", .line = 107
};
static bool dnnl_conv1d_tanh_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv1d_tanh_match(g, n, m);
}
static bool dnnl_conv1d_tanh_pass(void *ctx, const struct dnnl_conv1d_tanh_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv1d_tanh_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv1d_tanh_each(g, n, dnnl_conv1d_tanh_pass, &e);
}

static const struct dfg_part dnnl_conv1d_tanh_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv1d_tanh_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv1d_tanh_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv1d_tanh_whole, tanh) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv1d_tanh_whole, conv1d) },
};
/* ---- dnnl.conv2d_tanh ---- */

static const struct dfg_desc_node dnnl_conv2d_tanh_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w))", .line = 107 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "c(x, w)", .line = 107 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 107 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 107 },
};
static const struct dfg_desc_region dnnl_conv2d_tanh_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv2d_tanh_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture dnnl_conv2d_tanh_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_tanh_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_tanh_match, w) },
};
static const struct dfg_desc_pattern dnnl_conv2d_tanh_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = dnnl_conv2d_tanh_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv2d_tanh_regions,
    .captures = dnnl_conv2d_tanh_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w) = f(c(x, w));", .line = 107
};
static bool dnnl_conv2d_tanh_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv2d_tanh_match(g, n, m);
}
static bool dnnl_conv2d_tanh_pass(void *ctx, const struct dnnl_conv2d_tanh_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv2d_tanh_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv2d_tanh_each(g, n, dnnl_conv2d_tanh_pass, &e);
}

static const struct dfg_part dnnl_conv2d_tanh_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv2d_tanh_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv2d_tanh_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv2d_tanh_whole, tanh) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv2d_tanh_whole, conv2d) },
};
/* ---- dnnl.conv3d_tanh ---- */

static const struct dfg_desc_node dnnl_conv3d_tanh_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w))", .line = 107 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv3d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "c(x, w)", .line = 107 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 107 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 107 },
};
static const struct dfg_desc_region dnnl_conv3d_tanh_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv3d_tanh_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture dnnl_conv3d_tanh_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv3d_tanh_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv3d_tanh_match, w) },
};
static const struct dfg_desc_pattern dnnl_conv3d_tanh_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = dnnl_conv3d_tanh_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv3d_tanh_regions,
    .captures = dnnl_conv3d_tanh_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w) = f(c(x, w));", .line = 107
};
static bool dnnl_conv3d_tanh_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv3d_tanh_match(g, n, m);
}
static bool dnnl_conv3d_tanh_pass(void *ctx, const struct dnnl_conv3d_tanh_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv3d_tanh_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv3d_tanh_each(g, n, dnnl_conv3d_tanh_pass, &e);
}

static const struct dfg_part dnnl_conv3d_tanh_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv3d_tanh_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv3d_tanh_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv3d_tanh_whole, tanh) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv3d_tanh_whole, conv3d) },
};
/* ---- dnnl.deconv2d_tanh ---- */

static const struct dfg_desc_node dnnl_deconv2d_tanh_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w))", .line = 107 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "c(x, w)", .line = 107 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 107 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 107 },
};
static const struct dfg_desc_region dnnl_deconv2d_tanh_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_deconv2d_tanh_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture dnnl_deconv2d_tanh_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_deconv2d_tanh_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_deconv2d_tanh_match, w) },
};
static const struct dfg_desc_pattern dnnl_deconv2d_tanh_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = dnnl_deconv2d_tanh_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_deconv2d_tanh_regions,
    .captures = dnnl_deconv2d_tanh_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w) = f(c(x, w));", .line = 107
};
static bool dnnl_deconv2d_tanh_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_deconv2d_tanh_match(g, n, m);
}
static bool dnnl_deconv2d_tanh_pass(void *ctx, const struct dnnl_deconv2d_tanh_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_deconv2d_tanh_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_deconv2d_tanh_each(g, n, dnnl_deconv2d_tanh_pass, &e);
}

static const struct dfg_part dnnl_deconv2d_tanh_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_deconv2d_tanh_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_deconv2d_tanh_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_deconv2d_tanh_whole, tanh) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv2d_tanh_whole, conv2d_transpose) },
};
/* ---- dnnl.deconv3d_tanh ---- */

static const struct dfg_desc_node dnnl_deconv3d_tanh_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w))", .line = 107 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv3d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "c(x, w)", .line = 107 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 107 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 107 },
};
static const struct dfg_desc_region dnnl_deconv3d_tanh_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_deconv3d_tanh_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture dnnl_deconv3d_tanh_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_deconv3d_tanh_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_deconv3d_tanh_match, w) },
};
static const struct dfg_desc_pattern dnnl_deconv3d_tanh_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = dnnl_deconv3d_tanh_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_deconv3d_tanh_regions,
    .captures = dnnl_deconv3d_tanh_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w) = f(c(x, w));", .line = 107
};
static bool dnnl_deconv3d_tanh_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_deconv3d_tanh_match(g, n, m);
}
static bool dnnl_deconv3d_tanh_pass(void *ctx, const struct dnnl_deconv3d_tanh_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_deconv3d_tanh_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_deconv3d_tanh_each(g, n, dnnl_deconv3d_tanh_pass, &e);
}

static const struct dfg_part dnnl_deconv3d_tanh_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_deconv3d_tanh_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_deconv3d_tanh_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_deconv3d_tanh_whole, tanh) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv3d_tanh_whole, conv3d_transpose) },
};
/* ---- dnnl.dense_tanh ---- */

static const struct dfg_desc_node dnnl_dense_tanh_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w))", .line = 107 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "c(x, w)", .line = 107 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 107 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 107 },
};
static const struct dfg_desc_region dnnl_dense_tanh_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_dense_tanh_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture dnnl_dense_tanh_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_dense_tanh_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_dense_tanh_match, w) },
};
static const struct dfg_desc_pattern dnnl_dense_tanh_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = dnnl_dense_tanh_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_dense_tanh_regions,
    .captures = dnnl_dense_tanh_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w) = f(c(x, w));", .line = 107
};
static bool dnnl_dense_tanh_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_dense_tanh_match(g, n, m);
}
static bool dnnl_dense_tanh_pass(void *ctx, const struct dnnl_dense_tanh_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_dense_tanh_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_dense_tanh_each(g, n, dnnl_dense_tanh_pass, &e);
}

static const struct dfg_part dnnl_dense_tanh_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_dense_tanh_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_dense_tanh_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_dense_tanh_whole, tanh) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_dense_tanh_whole, dense) },
};
/* ---- dnnl.conv1d_sigmoid ---- */

static const struct dfg_desc_node dnnl_conv1d_sigmoid_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w))", .line = 107 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv1d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "c(x, w)", .line = 107 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 107 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 107 },
};
static const struct dfg_desc_region dnnl_conv1d_sigmoid_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv1d_sigmoid_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture dnnl_conv1d_sigmoid_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv1d_sigmoid_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv1d_sigmoid_match, w) },
};
static const struct dfg_desc_pattern dnnl_conv1d_sigmoid_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = dnnl_conv1d_sigmoid_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv1d_sigmoid_regions,
    .captures = dnnl_conv1d_sigmoid_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w) = f(c(x, w));", .line = 107
};
static bool dnnl_conv1d_sigmoid_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv1d_sigmoid_match(g, n, m);
}
static bool dnnl_conv1d_sigmoid_pass(void *ctx, const struct dnnl_conv1d_sigmoid_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv1d_sigmoid_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv1d_sigmoid_each(g, n, dnnl_conv1d_sigmoid_pass, &e);
}

static const struct dfg_part dnnl_conv1d_sigmoid_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv1d_sigmoid_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv1d_sigmoid_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv1d_sigmoid_whole, sigmoid) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv1d_sigmoid_whole, conv1d) },
};
/* ---- dnnl.conv2d_sigmoid ---- */

static const struct dfg_desc_node dnnl_conv2d_sigmoid_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w))", .line = 107 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "c(x, w)", .line = 107 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 107 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 107 },
};
static const struct dfg_desc_region dnnl_conv2d_sigmoid_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv2d_sigmoid_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture dnnl_conv2d_sigmoid_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_sigmoid_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_sigmoid_match, w) },
};
static const struct dfg_desc_pattern dnnl_conv2d_sigmoid_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = dnnl_conv2d_sigmoid_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv2d_sigmoid_regions,
    .captures = dnnl_conv2d_sigmoid_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w) = f(c(x, w));", .line = 107
};
static bool dnnl_conv2d_sigmoid_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv2d_sigmoid_match(g, n, m);
}
static bool dnnl_conv2d_sigmoid_pass(void *ctx, const struct dnnl_conv2d_sigmoid_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv2d_sigmoid_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv2d_sigmoid_each(g, n, dnnl_conv2d_sigmoid_pass, &e);
}

static const struct dfg_part dnnl_conv2d_sigmoid_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv2d_sigmoid_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv2d_sigmoid_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv2d_sigmoid_whole, sigmoid) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv2d_sigmoid_whole, conv2d) },
};
/* ---- dnnl.conv3d_sigmoid ---- */

static const struct dfg_desc_node dnnl_conv3d_sigmoid_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w))", .line = 107 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv3d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "c(x, w)", .line = 107 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 107 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 107 },
};
static const struct dfg_desc_region dnnl_conv3d_sigmoid_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv3d_sigmoid_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture dnnl_conv3d_sigmoid_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv3d_sigmoid_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv3d_sigmoid_match, w) },
};
static const struct dfg_desc_pattern dnnl_conv3d_sigmoid_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = dnnl_conv3d_sigmoid_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv3d_sigmoid_regions,
    .captures = dnnl_conv3d_sigmoid_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w) = f(c(x, w));", .line = 107
};
static bool dnnl_conv3d_sigmoid_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv3d_sigmoid_match(g, n, m);
}
static bool dnnl_conv3d_sigmoid_pass(void *ctx, const struct dnnl_conv3d_sigmoid_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv3d_sigmoid_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv3d_sigmoid_each(g, n, dnnl_conv3d_sigmoid_pass, &e);
}

static const struct dfg_part dnnl_conv3d_sigmoid_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv3d_sigmoid_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv3d_sigmoid_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv3d_sigmoid_whole, sigmoid) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv3d_sigmoid_whole, conv3d) },
};
/* ---- dnnl.deconv2d_sigmoid ---- */

static const struct dfg_desc_node dnnl_deconv2d_sigmoid_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w))", .line = 107 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "c(x, w)", .line = 107 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 107 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 107 },
};
static const struct dfg_desc_region dnnl_deconv2d_sigmoid_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_deconv2d_sigmoid_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture dnnl_deconv2d_sigmoid_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_deconv2d_sigmoid_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_deconv2d_sigmoid_match, w) },
};
static const struct dfg_desc_pattern dnnl_deconv2d_sigmoid_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = dnnl_deconv2d_sigmoid_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_deconv2d_sigmoid_regions,
    .captures = dnnl_deconv2d_sigmoid_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w) = f(c(x, w));", .line = 107
};
static bool dnnl_deconv2d_sigmoid_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_deconv2d_sigmoid_match(g, n, m);
}
static bool dnnl_deconv2d_sigmoid_pass(void *ctx, const struct dnnl_deconv2d_sigmoid_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_deconv2d_sigmoid_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_deconv2d_sigmoid_each(g, n, dnnl_deconv2d_sigmoid_pass, &e);
}

static const struct dfg_part dnnl_deconv2d_sigmoid_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_deconv2d_sigmoid_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_deconv2d_sigmoid_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_deconv2d_sigmoid_whole, sigmoid) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv2d_sigmoid_whole, conv2d_transpose) },
};
/* ---- dnnl.deconv3d_sigmoid ---- */

static const struct dfg_desc_node dnnl_deconv3d_sigmoid_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w))", .line = 107 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv3d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "c(x, w)", .line = 107 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 107 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 107 },
};
static const struct dfg_desc_region dnnl_deconv3d_sigmoid_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_deconv3d_sigmoid_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture dnnl_deconv3d_sigmoid_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_deconv3d_sigmoid_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_deconv3d_sigmoid_match, w) },
};
static const struct dfg_desc_pattern dnnl_deconv3d_sigmoid_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = dnnl_deconv3d_sigmoid_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_deconv3d_sigmoid_regions,
    .captures = dnnl_deconv3d_sigmoid_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w) = f(c(x, w));", .line = 107
};
static bool dnnl_deconv3d_sigmoid_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_deconv3d_sigmoid_match(g, n, m);
}
static bool dnnl_deconv3d_sigmoid_pass(void *ctx, const struct dnnl_deconv3d_sigmoid_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_deconv3d_sigmoid_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_deconv3d_sigmoid_each(g, n, dnnl_deconv3d_sigmoid_pass, &e);
}

static const struct dfg_part dnnl_deconv3d_sigmoid_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_deconv3d_sigmoid_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_deconv3d_sigmoid_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_deconv3d_sigmoid_whole, sigmoid) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv3d_sigmoid_whole, conv3d_transpose) },
};
/* ---- dnnl.dense_sigmoid ---- */

static const struct dfg_desc_node dnnl_dense_sigmoid_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w))", .line = 107 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "c(x, w)", .line = 107 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 107 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 107 },
};
static const struct dfg_desc_region dnnl_dense_sigmoid_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_dense_sigmoid_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture dnnl_dense_sigmoid_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_dense_sigmoid_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_dense_sigmoid_match, w) },
};
static const struct dfg_desc_pattern dnnl_dense_sigmoid_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = dnnl_dense_sigmoid_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_dense_sigmoid_regions,
    .captures = dnnl_dense_sigmoid_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w) = f(c(x, w));", .line = 107
};
static bool dnnl_dense_sigmoid_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_dense_sigmoid_match(g, n, m);
}
static bool dnnl_dense_sigmoid_pass(void *ctx, const struct dnnl_dense_sigmoid_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_dense_sigmoid_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_dense_sigmoid_each(g, n, dnnl_dense_sigmoid_pass, &e);
}

static const struct dfg_part dnnl_dense_sigmoid_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_dense_sigmoid_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_dense_sigmoid_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_dense_sigmoid_whole, sigmoid) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_dense_sigmoid_whole, dense) },
};
/* ---- dnnl.conv1d_clip ---- */

static const struct dfg_desc_node dnnl_conv1d_clip_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w))", .line = 107 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv1d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "c(x, w)", .line = 107 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 107 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 107 },
};
static const struct dfg_desc_region dnnl_conv1d_clip_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv1d_clip_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture dnnl_conv1d_clip_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv1d_clip_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv1d_clip_match, w) },
};
static const struct dfg_desc_pattern dnnl_conv1d_clip_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = dnnl_conv1d_clip_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv1d_clip_regions,
    .captures = dnnl_conv1d_clip_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w) = f(c(x, w));", .line = 107
};
static bool dnnl_conv1d_clip_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv1d_clip_match(g, n, m);
}
static bool dnnl_conv1d_clip_pass(void *ctx, const struct dnnl_conv1d_clip_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv1d_clip_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv1d_clip_each(g, n, dnnl_conv1d_clip_pass, &e);
}

static const struct dfg_part dnnl_conv1d_clip_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv1d_clip_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv1d_clip_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv1d_clip_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv1d_clip_whole, conv1d) },
};
/* ---- dnnl.conv2d_clip ---- */

static const struct dfg_desc_node dnnl_conv2d_clip_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w))", .line = 107 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "c(x, w)", .line = 107 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 107 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 107 },
};
static const struct dfg_desc_region dnnl_conv2d_clip_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv2d_clip_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture dnnl_conv2d_clip_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_clip_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_clip_match, w) },
};
static const struct dfg_desc_pattern dnnl_conv2d_clip_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = dnnl_conv2d_clip_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv2d_clip_regions,
    .captures = dnnl_conv2d_clip_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w) = f(c(x, w));", .line = 107
};
static bool dnnl_conv2d_clip_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv2d_clip_match(g, n, m);
}
static bool dnnl_conv2d_clip_pass(void *ctx, const struct dnnl_conv2d_clip_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv2d_clip_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv2d_clip_each(g, n, dnnl_conv2d_clip_pass, &e);
}

static const struct dfg_part dnnl_conv2d_clip_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv2d_clip_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv2d_clip_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv2d_clip_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv2d_clip_whole, conv2d) },
};
/* ---- dnnl.conv3d_clip ---- */

static const struct dfg_desc_node dnnl_conv3d_clip_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w))", .line = 107 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv3d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "c(x, w)", .line = 107 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 107 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 107 },
};
static const struct dfg_desc_region dnnl_conv3d_clip_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv3d_clip_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture dnnl_conv3d_clip_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv3d_clip_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv3d_clip_match, w) },
};
static const struct dfg_desc_pattern dnnl_conv3d_clip_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = dnnl_conv3d_clip_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv3d_clip_regions,
    .captures = dnnl_conv3d_clip_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w) = f(c(x, w));", .line = 107
};
static bool dnnl_conv3d_clip_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv3d_clip_match(g, n, m);
}
static bool dnnl_conv3d_clip_pass(void *ctx, const struct dnnl_conv3d_clip_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv3d_clip_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv3d_clip_each(g, n, dnnl_conv3d_clip_pass, &e);
}

static const struct dfg_part dnnl_conv3d_clip_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv3d_clip_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv3d_clip_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv3d_clip_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv3d_clip_whole, conv3d) },
};
/* ---- dnnl.deconv2d_clip ---- */

static const struct dfg_desc_node dnnl_deconv2d_clip_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w))", .line = 107 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "c(x, w)", .line = 107 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 107 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 107 },
};
static const struct dfg_desc_region dnnl_deconv2d_clip_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_deconv2d_clip_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture dnnl_deconv2d_clip_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_deconv2d_clip_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_deconv2d_clip_match, w) },
};
static const struct dfg_desc_pattern dnnl_deconv2d_clip_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = dnnl_deconv2d_clip_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_deconv2d_clip_regions,
    .captures = dnnl_deconv2d_clip_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w) = f(c(x, w));", .line = 107
};
static bool dnnl_deconv2d_clip_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_deconv2d_clip_match(g, n, m);
}
static bool dnnl_deconv2d_clip_pass(void *ctx, const struct dnnl_deconv2d_clip_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_deconv2d_clip_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_deconv2d_clip_each(g, n, dnnl_deconv2d_clip_pass, &e);
}

static const struct dfg_part dnnl_deconv2d_clip_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_deconv2d_clip_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_deconv2d_clip_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_deconv2d_clip_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv2d_clip_whole, conv2d_transpose) },
};
/* ---- dnnl.deconv3d_clip ---- */

static const struct dfg_desc_node dnnl_deconv3d_clip_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w))", .line = 107 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv3d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "c(x, w)", .line = 107 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 107 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 107 },
};
static const struct dfg_desc_region dnnl_deconv3d_clip_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_deconv3d_clip_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture dnnl_deconv3d_clip_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_deconv3d_clip_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_deconv3d_clip_match, w) },
};
static const struct dfg_desc_pattern dnnl_deconv3d_clip_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = dnnl_deconv3d_clip_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_deconv3d_clip_regions,
    .captures = dnnl_deconv3d_clip_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w) = f(c(x, w));", .line = 107
};
static bool dnnl_deconv3d_clip_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_deconv3d_clip_match(g, n, m);
}
static bool dnnl_deconv3d_clip_pass(void *ctx, const struct dnnl_deconv3d_clip_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_deconv3d_clip_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_deconv3d_clip_each(g, n, dnnl_deconv3d_clip_pass, &e);
}

static const struct dfg_part dnnl_deconv3d_clip_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_deconv3d_clip_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_deconv3d_clip_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_deconv3d_clip_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv3d_clip_whole, conv3d_transpose) },
};
/* ---- dnnl.dense_clip ---- */

static const struct dfg_desc_node dnnl_dense_clip_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "f(c(x, w))", .line = 107 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "c(x, w)", .line = 107 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 107 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 107 },
};
static const struct dfg_desc_region dnnl_dense_clip_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_dense_clip_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture dnnl_dense_clip_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_dense_clip_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_dense_clip_match, w) },
};
static const struct dfg_desc_pattern dnnl_dense_clip_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = dnnl_dense_clip_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_dense_clip_regions,
    .captures = dnnl_dense_clip_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w) = f(c(x, w));", .line = 107
};
static bool dnnl_dense_clip_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_dense_clip_match(g, n, m);
}
static bool dnnl_dense_clip_pass(void *ctx, const struct dnnl_dense_clip_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_dense_clip_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_dense_clip_each(g, n, dnnl_dense_clip_pass, &e);
}

static const struct dfg_part dnnl_dense_clip_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_dense_clip_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_dense_clip_whole, m.w) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_dense_clip_whole, clip) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_dense_clip_whole, dense) },
};
/* ---- dnnl.conv1d_gelu ---- */

static const struct dfg_desc_node dnnl_conv1d_gelu_nodes[11] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 10, },
        .text = "multiply(multiply(p, add(erf(divide(p, approx(1.41421356, 1e-3))), 1)), 0.5)", .line = 60 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "multiply(p, add(erf(divide(p, approx(1.41421356, 1e-3))), 1))", .line = 60 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv1d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "c(x, w)", .line = 107 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 107 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 107 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 9, },
        .text = "add(erf(divide(p, approx(1.41421356, 1e-3))), 1)", .line = 60 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "erf", },
        .n_kids = 1, .kids = (const uint32_t[]){ 7, },
        .text = "erf(divide(p, approx(1.41421356, 1e-3)))", .line = 60 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "divide", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 8, },
        .text = "divide(p, approx(1.41421356, 1e-3))", .line = 60 },
    [8] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 1.41421356 }, 0.001 },
        .text = "approx(1.41421356, 1e-3)", .line = 60 },
    [9] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 60 },
    [10] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 60 },
};
static const struct dfg_desc_region dnnl_conv1d_gelu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv1d_gelu_refs[] = { { 3, -1 }, { 4, -1 }, };
static const struct dfg_capture dnnl_conv1d_gelu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv1d_gelu_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv1d_gelu_match, w) },
};
static const struct dfg_desc_pattern dnnl_conv1d_gelu_desc = {
    .n_nodes = 11, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = dnnl_conv1d_gelu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv1d_gelu_regions,
    .captures = dnnl_conv1d_gelu_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w) = f(c(x, w));", .line = 107
};
static bool dnnl_conv1d_gelu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv1d_gelu_match(g, n, m);
}
static bool dnnl_conv1d_gelu_pass(void *ctx, const struct dnnl_conv1d_gelu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv1d_gelu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv1d_gelu_each(g, n, dnnl_conv1d_gelu_pass, &e);
}

static const struct dfg_part dnnl_conv1d_gelu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv1d_gelu_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv1d_gelu_whole, multiply_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv1d_gelu_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv1d_gelu_whole, erf) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv1d_gelu_whole, divide) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_conv1d_gelu_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_conv1d_gelu_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_conv1d_gelu_whole, constant_3) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv1d_gelu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv1d_gelu_whole, m.w) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv1d_gelu_whole, conv1d) },
};
/* ---- dnnl.conv2d_gelu ---- */

static const struct dfg_desc_node dnnl_conv2d_gelu_nodes[11] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 10, },
        .text = "multiply(multiply(p, add(erf(divide(p, approx(1.41421356, 1e-3))), 1)), 0.5)", .line = 60 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "multiply(p, add(erf(divide(p, approx(1.41421356, 1e-3))), 1))", .line = 60 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "c(x, w)", .line = 107 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 107 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 107 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 9, },
        .text = "add(erf(divide(p, approx(1.41421356, 1e-3))), 1)", .line = 60 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "erf", },
        .n_kids = 1, .kids = (const uint32_t[]){ 7, },
        .text = "erf(divide(p, approx(1.41421356, 1e-3)))", .line = 60 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "divide", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 8, },
        .text = "divide(p, approx(1.41421356, 1e-3))", .line = 60 },
    [8] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 1.41421356 }, 0.001 },
        .text = "approx(1.41421356, 1e-3)", .line = 60 },
    [9] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 60 },
    [10] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 60 },
};
static const struct dfg_desc_region dnnl_conv2d_gelu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv2d_gelu_refs[] = { { 3, -1 }, { 4, -1 }, };
static const struct dfg_capture dnnl_conv2d_gelu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_gelu_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_gelu_match, w) },
};
static const struct dfg_desc_pattern dnnl_conv2d_gelu_desc = {
    .n_nodes = 11, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = dnnl_conv2d_gelu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv2d_gelu_regions,
    .captures = dnnl_conv2d_gelu_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w) = f(c(x, w));", .line = 107
};
static bool dnnl_conv2d_gelu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv2d_gelu_match(g, n, m);
}
static bool dnnl_conv2d_gelu_pass(void *ctx, const struct dnnl_conv2d_gelu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv2d_gelu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv2d_gelu_each(g, n, dnnl_conv2d_gelu_pass, &e);
}

static const struct dfg_part dnnl_conv2d_gelu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv2d_gelu_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv2d_gelu_whole, multiply_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv2d_gelu_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv2d_gelu_whole, erf) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv2d_gelu_whole, divide) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_conv2d_gelu_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_conv2d_gelu_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_conv2d_gelu_whole, constant_3) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv2d_gelu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv2d_gelu_whole, m.w) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv2d_gelu_whole, conv2d) },
};
/* ---- dnnl.conv3d_gelu ---- */

static const struct dfg_desc_node dnnl_conv3d_gelu_nodes[11] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 10, },
        .text = "multiply(multiply(p, add(erf(divide(p, approx(1.41421356, 1e-3))), 1)), 0.5)", .line = 60 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "multiply(p, add(erf(divide(p, approx(1.41421356, 1e-3))), 1))", .line = 60 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv3d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "c(x, w)", .line = 107 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 107 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 107 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 9, },
        .text = "add(erf(divide(p, approx(1.41421356, 1e-3))), 1)", .line = 60 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "erf", },
        .n_kids = 1, .kids = (const uint32_t[]){ 7, },
        .text = "erf(divide(p, approx(1.41421356, 1e-3)))", .line = 60 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "divide", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 8, },
        .text = "divide(p, approx(1.41421356, 1e-3))", .line = 60 },
    [8] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 1.41421356 }, 0.001 },
        .text = "approx(1.41421356, 1e-3)", .line = 60 },
    [9] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 60 },
    [10] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 60 },
};
static const struct dfg_desc_region dnnl_conv3d_gelu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv3d_gelu_refs[] = { { 3, -1 }, { 4, -1 }, };
static const struct dfg_capture dnnl_conv3d_gelu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv3d_gelu_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv3d_gelu_match, w) },
};
static const struct dfg_desc_pattern dnnl_conv3d_gelu_desc = {
    .n_nodes = 11, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = dnnl_conv3d_gelu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv3d_gelu_regions,
    .captures = dnnl_conv3d_gelu_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w) = f(c(x, w));", .line = 107
};
static bool dnnl_conv3d_gelu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv3d_gelu_match(g, n, m);
}
static bool dnnl_conv3d_gelu_pass(void *ctx, const struct dnnl_conv3d_gelu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv3d_gelu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv3d_gelu_each(g, n, dnnl_conv3d_gelu_pass, &e);
}

static const struct dfg_part dnnl_conv3d_gelu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv3d_gelu_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv3d_gelu_whole, multiply_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv3d_gelu_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv3d_gelu_whole, erf) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv3d_gelu_whole, divide) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_conv3d_gelu_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_conv3d_gelu_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_conv3d_gelu_whole, constant_3) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv3d_gelu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv3d_gelu_whole, m.w) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv3d_gelu_whole, conv3d) },
};
/* ---- dnnl.deconv2d_gelu ---- */

static const struct dfg_desc_node dnnl_deconv2d_gelu_nodes[11] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 10, },
        .text = "multiply(multiply(p, add(erf(divide(p, approx(1.41421356, 1e-3))), 1)), 0.5)", .line = 60 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "multiply(p, add(erf(divide(p, approx(1.41421356, 1e-3))), 1))", .line = 60 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "c(x, w)", .line = 107 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 107 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 107 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 9, },
        .text = "add(erf(divide(p, approx(1.41421356, 1e-3))), 1)", .line = 60 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "erf", },
        .n_kids = 1, .kids = (const uint32_t[]){ 7, },
        .text = "erf(divide(p, approx(1.41421356, 1e-3)))", .line = 60 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "divide", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 8, },
        .text = "divide(p, approx(1.41421356, 1e-3))", .line = 60 },
    [8] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 1.41421356 }, 0.001 },
        .text = "approx(1.41421356, 1e-3)", .line = 60 },
    [9] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 60 },
    [10] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 60 },
};
static const struct dfg_desc_region dnnl_deconv2d_gelu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_deconv2d_gelu_refs[] = { { 3, -1 }, { 4, -1 }, };
static const struct dfg_capture dnnl_deconv2d_gelu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_deconv2d_gelu_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_deconv2d_gelu_match, w) },
};
static const struct dfg_desc_pattern dnnl_deconv2d_gelu_desc = {
    .n_nodes = 11, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = dnnl_deconv2d_gelu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_deconv2d_gelu_regions,
    .captures = dnnl_deconv2d_gelu_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w) = f(c(x, w));", .line = 107
};
static bool dnnl_deconv2d_gelu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_deconv2d_gelu_match(g, n, m);
}
static bool dnnl_deconv2d_gelu_pass(void *ctx, const struct dnnl_deconv2d_gelu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_deconv2d_gelu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_deconv2d_gelu_each(g, n, dnnl_deconv2d_gelu_pass, &e);
}

static const struct dfg_part dnnl_deconv2d_gelu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_deconv2d_gelu_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv2d_gelu_whole, multiply_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv2d_gelu_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv2d_gelu_whole, erf) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv2d_gelu_whole, divide) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_deconv2d_gelu_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_deconv2d_gelu_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_deconv2d_gelu_whole, constant_3) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_deconv2d_gelu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_deconv2d_gelu_whole, m.w) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv2d_gelu_whole, conv2d_transpose) },
};
/* ---- dnnl.deconv3d_gelu ---- */

static const struct dfg_desc_node dnnl_deconv3d_gelu_nodes[11] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 10, },
        .text = "multiply(multiply(p, add(erf(divide(p, approx(1.41421356, 1e-3))), 1)), 0.5)", .line = 60 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "multiply(p, add(erf(divide(p, approx(1.41421356, 1e-3))), 1))", .line = 60 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv3d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "c(x, w)", .line = 107 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 107 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 107 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 9, },
        .text = "add(erf(divide(p, approx(1.41421356, 1e-3))), 1)", .line = 60 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "erf", },
        .n_kids = 1, .kids = (const uint32_t[]){ 7, },
        .text = "erf(divide(p, approx(1.41421356, 1e-3)))", .line = 60 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "divide", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 8, },
        .text = "divide(p, approx(1.41421356, 1e-3))", .line = 60 },
    [8] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 1.41421356 }, 0.001 },
        .text = "approx(1.41421356, 1e-3)", .line = 60 },
    [9] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 60 },
    [10] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 60 },
};
static const struct dfg_desc_region dnnl_deconv3d_gelu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_deconv3d_gelu_refs[] = { { 3, -1 }, { 4, -1 }, };
static const struct dfg_capture dnnl_deconv3d_gelu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_deconv3d_gelu_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_deconv3d_gelu_match, w) },
};
static const struct dfg_desc_pattern dnnl_deconv3d_gelu_desc = {
    .n_nodes = 11, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = dnnl_deconv3d_gelu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_deconv3d_gelu_regions,
    .captures = dnnl_deconv3d_gelu_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w) = f(c(x, w));", .line = 107
};
static bool dnnl_deconv3d_gelu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_deconv3d_gelu_match(g, n, m);
}
static bool dnnl_deconv3d_gelu_pass(void *ctx, const struct dnnl_deconv3d_gelu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_deconv3d_gelu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_deconv3d_gelu_each(g, n, dnnl_deconv3d_gelu_pass, &e);
}

static const struct dfg_part dnnl_deconv3d_gelu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_deconv3d_gelu_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv3d_gelu_whole, multiply_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv3d_gelu_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv3d_gelu_whole, erf) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv3d_gelu_whole, divide) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_deconv3d_gelu_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_deconv3d_gelu_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_deconv3d_gelu_whole, constant_3) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_deconv3d_gelu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_deconv3d_gelu_whole, m.w) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv3d_gelu_whole, conv3d_transpose) },
};
/* ---- dnnl.dense_gelu ---- */

static const struct dfg_desc_node dnnl_dense_gelu_nodes[11] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 10, },
        .text = "multiply(multiply(p, add(erf(divide(p, approx(1.41421356, 1e-3))), 1)), 0.5)", .line = 60 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "multiply(p, add(erf(divide(p, approx(1.41421356, 1e-3))), 1))", .line = 60 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "c(x, w)", .line = 107 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 107 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 107 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 9, },
        .text = "add(erf(divide(p, approx(1.41421356, 1e-3))), 1)", .line = 60 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "erf", },
        .n_kids = 1, .kids = (const uint32_t[]){ 7, },
        .text = "erf(divide(p, approx(1.41421356, 1e-3)))", .line = 60 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "divide", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 8, },
        .text = "divide(p, approx(1.41421356, 1e-3))", .line = 60 },
    [8] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 1.41421356 }, 0.001 },
        .text = "approx(1.41421356, 1e-3)", .line = 60 },
    [9] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 60 },
    [10] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 60 },
};
static const struct dfg_desc_region dnnl_dense_gelu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_dense_gelu_refs[] = { { 3, -1 }, { 4, -1 }, };
static const struct dfg_capture dnnl_dense_gelu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_dense_gelu_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_dense_gelu_match, w) },
};
static const struct dfg_desc_pattern dnnl_dense_gelu_desc = {
    .n_nodes = 11, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = dnnl_dense_gelu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_dense_gelu_regions,
    .captures = dnnl_dense_gelu_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w) = f(c(x, w));", .line = 107
};
static bool dnnl_dense_gelu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_dense_gelu_match(g, n, m);
}
static bool dnnl_dense_gelu_pass(void *ctx, const struct dnnl_dense_gelu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_dense_gelu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_dense_gelu_each(g, n, dnnl_dense_gelu_pass, &e);
}

static const struct dfg_part dnnl_dense_gelu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_dense_gelu_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_dense_gelu_whole, multiply_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_dense_gelu_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_dense_gelu_whole, erf) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_dense_gelu_whole, divide) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_dense_gelu_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_dense_gelu_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_dense_gelu_whole, constant_3) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_dense_gelu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_dense_gelu_whole, m.w) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_dense_gelu_whole, dense) },
};
/* ---- dnnl.conv1d_swish ---- */

static const struct dfg_desc_node dnnl_conv1d_swish_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "multiply(p, sigmoid(p))", .line = 61 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv1d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "c(x, w)", .line = 107 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 107 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 107 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "sigmoid(p)", .line = 61 },
};
static const struct dfg_desc_region dnnl_conv1d_swish_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv1d_swish_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture dnnl_conv1d_swish_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv1d_swish_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv1d_swish_match, w) },
};
static const struct dfg_desc_pattern dnnl_conv1d_swish_desc = {
    .n_nodes = 5, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = dnnl_conv1d_swish_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv1d_swish_regions,
    .captures = dnnl_conv1d_swish_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w) = f(c(x, w));", .line = 107
};
static bool dnnl_conv1d_swish_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv1d_swish_match(g, n, m);
}
static bool dnnl_conv1d_swish_pass(void *ctx, const struct dnnl_conv1d_swish_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv1d_swish_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv1d_swish_each(g, n, dnnl_conv1d_swish_pass, &e);
}

static const struct dfg_part dnnl_conv1d_swish_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv1d_swish_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv1d_swish_whole, sigmoid) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv1d_swish_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv1d_swish_whole, m.w) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv1d_swish_whole, conv1d) },
};
/* ---- dnnl.conv2d_swish ---- */

static const struct dfg_desc_node dnnl_conv2d_swish_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "multiply(p, sigmoid(p))", .line = 61 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "c(x, w)", .line = 107 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 107 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 107 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "sigmoid(p)", .line = 61 },
};
static const struct dfg_desc_region dnnl_conv2d_swish_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv2d_swish_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture dnnl_conv2d_swish_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_swish_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_swish_match, w) },
};
static const struct dfg_desc_pattern dnnl_conv2d_swish_desc = {
    .n_nodes = 5, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = dnnl_conv2d_swish_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv2d_swish_regions,
    .captures = dnnl_conv2d_swish_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w) = f(c(x, w));", .line = 107
};
static bool dnnl_conv2d_swish_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv2d_swish_match(g, n, m);
}
static bool dnnl_conv2d_swish_pass(void *ctx, const struct dnnl_conv2d_swish_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv2d_swish_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv2d_swish_each(g, n, dnnl_conv2d_swish_pass, &e);
}

static const struct dfg_part dnnl_conv2d_swish_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv2d_swish_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv2d_swish_whole, sigmoid) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv2d_swish_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv2d_swish_whole, m.w) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv2d_swish_whole, conv2d) },
};
/* ---- dnnl.conv3d_swish ---- */

static const struct dfg_desc_node dnnl_conv3d_swish_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "multiply(p, sigmoid(p))", .line = 61 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv3d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "c(x, w)", .line = 107 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 107 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 107 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "sigmoid(p)", .line = 61 },
};
static const struct dfg_desc_region dnnl_conv3d_swish_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv3d_swish_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture dnnl_conv3d_swish_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv3d_swish_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv3d_swish_match, w) },
};
static const struct dfg_desc_pattern dnnl_conv3d_swish_desc = {
    .n_nodes = 5, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = dnnl_conv3d_swish_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv3d_swish_regions,
    .captures = dnnl_conv3d_swish_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w) = f(c(x, w));", .line = 107
};
static bool dnnl_conv3d_swish_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv3d_swish_match(g, n, m);
}
static bool dnnl_conv3d_swish_pass(void *ctx, const struct dnnl_conv3d_swish_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv3d_swish_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv3d_swish_each(g, n, dnnl_conv3d_swish_pass, &e);
}

static const struct dfg_part dnnl_conv3d_swish_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv3d_swish_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv3d_swish_whole, sigmoid) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv3d_swish_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv3d_swish_whole, m.w) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv3d_swish_whole, conv3d) },
};
/* ---- dnnl.deconv2d_swish ---- */

static const struct dfg_desc_node dnnl_deconv2d_swish_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "multiply(p, sigmoid(p))", .line = 61 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "c(x, w)", .line = 107 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 107 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 107 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "sigmoid(p)", .line = 61 },
};
static const struct dfg_desc_region dnnl_deconv2d_swish_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_deconv2d_swish_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture dnnl_deconv2d_swish_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_deconv2d_swish_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_deconv2d_swish_match, w) },
};
static const struct dfg_desc_pattern dnnl_deconv2d_swish_desc = {
    .n_nodes = 5, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = dnnl_deconv2d_swish_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_deconv2d_swish_regions,
    .captures = dnnl_deconv2d_swish_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w) = f(c(x, w));", .line = 107
};
static bool dnnl_deconv2d_swish_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_deconv2d_swish_match(g, n, m);
}
static bool dnnl_deconv2d_swish_pass(void *ctx, const struct dnnl_deconv2d_swish_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_deconv2d_swish_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_deconv2d_swish_each(g, n, dnnl_deconv2d_swish_pass, &e);
}

static const struct dfg_part dnnl_deconv2d_swish_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_deconv2d_swish_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv2d_swish_whole, sigmoid) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_deconv2d_swish_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_deconv2d_swish_whole, m.w) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv2d_swish_whole, conv2d_transpose) },
};
/* ---- dnnl.deconv3d_swish ---- */

static const struct dfg_desc_node dnnl_deconv3d_swish_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "multiply(p, sigmoid(p))", .line = 61 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv3d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "c(x, w)", .line = 107 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 107 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 107 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "sigmoid(p)", .line = 61 },
};
static const struct dfg_desc_region dnnl_deconv3d_swish_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_deconv3d_swish_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture dnnl_deconv3d_swish_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_deconv3d_swish_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_deconv3d_swish_match, w) },
};
static const struct dfg_desc_pattern dnnl_deconv3d_swish_desc = {
    .n_nodes = 5, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = dnnl_deconv3d_swish_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_deconv3d_swish_regions,
    .captures = dnnl_deconv3d_swish_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w) = f(c(x, w));", .line = 107
};
static bool dnnl_deconv3d_swish_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_deconv3d_swish_match(g, n, m);
}
static bool dnnl_deconv3d_swish_pass(void *ctx, const struct dnnl_deconv3d_swish_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_deconv3d_swish_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_deconv3d_swish_each(g, n, dnnl_deconv3d_swish_pass, &e);
}

static const struct dfg_part dnnl_deconv3d_swish_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_deconv3d_swish_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv3d_swish_whole, sigmoid) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_deconv3d_swish_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_deconv3d_swish_whole, m.w) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv3d_swish_whole, conv3d_transpose) },
};
/* ---- dnnl.dense_swish ---- */

static const struct dfg_desc_node dnnl_dense_swish_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "multiply(p, sigmoid(p))", .line = 61 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "c(x, w)", .line = 107 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 107 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 107 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "sigmoid(p)", .line = 61 },
};
static const struct dfg_desc_region dnnl_dense_swish_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_dense_swish_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture dnnl_dense_swish_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_dense_swish_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_dense_swish_match, w) },
};
static const struct dfg_desc_pattern dnnl_dense_swish_desc = {
    .n_nodes = 5, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = dnnl_dense_swish_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_dense_swish_regions,
    .captures = dnnl_dense_swish_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w) = f(c(x, w));", .line = 107
};
static bool dnnl_dense_swish_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_dense_swish_match(g, n, m);
}
static bool dnnl_dense_swish_pass(void *ctx, const struct dnnl_dense_swish_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_dense_swish_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_dense_swish_each(g, n, dnnl_dense_swish_pass, &e);
}

static const struct dfg_part dnnl_dense_swish_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_dense_swish_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_dense_swish_whole, sigmoid) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_dense_swish_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_dense_swish_whole, m.w) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_dense_swish_whole, dense) },
};
/* ---- dnnl.conv1d_mish ---- */

static const struct dfg_desc_node dnnl_conv1d_mish_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "multiply(p, tanh(log(add(exp(p), 1))))", .line = 62 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv1d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "c(x, w)", .line = 107 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 107 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 107 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .text = "tanh(log(add(exp(p), 1)))", .line = 62 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "log", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .text = "log(add(exp(p), 1))", .line = 62 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "add(exp(p), 1)", .line = 62 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "exp", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "exp(p)", .line = 62 },
    [8] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 62 },
};
static const struct dfg_desc_region dnnl_conv1d_mish_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv1d_mish_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture dnnl_conv1d_mish_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv1d_mish_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv1d_mish_match, w) },
};
static const struct dfg_desc_pattern dnnl_conv1d_mish_desc = {
    .n_nodes = 9, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = dnnl_conv1d_mish_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv1d_mish_regions,
    .captures = dnnl_conv1d_mish_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w) = f(c(x, w));", .line = 107
};
static bool dnnl_conv1d_mish_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv1d_mish_match(g, n, m);
}
static bool dnnl_conv1d_mish_pass(void *ctx, const struct dnnl_conv1d_mish_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv1d_mish_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv1d_mish_each(g, n, dnnl_conv1d_mish_pass, &e);
}

static const struct dfg_part dnnl_conv1d_mish_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv1d_mish_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv1d_mish_whole, tanh) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv1d_mish_whole, log) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv1d_mish_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv1d_mish_whole, exp) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_conv1d_mish_whole, constant) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv1d_mish_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv1d_mish_whole, m.w) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv1d_mish_whole, conv1d) },
};
/* ---- dnnl.conv2d_mish ---- */

static const struct dfg_desc_node dnnl_conv2d_mish_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "multiply(p, tanh(log(add(exp(p), 1))))", .line = 62 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "c(x, w)", .line = 107 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 107 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 107 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .text = "tanh(log(add(exp(p), 1)))", .line = 62 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "log", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .text = "log(add(exp(p), 1))", .line = 62 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "add(exp(p), 1)", .line = 62 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "exp", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "exp(p)", .line = 62 },
    [8] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 62 },
};
static const struct dfg_desc_region dnnl_conv2d_mish_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv2d_mish_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture dnnl_conv2d_mish_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_mish_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv2d_mish_match, w) },
};
static const struct dfg_desc_pattern dnnl_conv2d_mish_desc = {
    .n_nodes = 9, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = dnnl_conv2d_mish_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv2d_mish_regions,
    .captures = dnnl_conv2d_mish_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w) = f(c(x, w));", .line = 107
};
static bool dnnl_conv2d_mish_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv2d_mish_match(g, n, m);
}
static bool dnnl_conv2d_mish_pass(void *ctx, const struct dnnl_conv2d_mish_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv2d_mish_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv2d_mish_each(g, n, dnnl_conv2d_mish_pass, &e);
}

static const struct dfg_part dnnl_conv2d_mish_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv2d_mish_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv2d_mish_whole, tanh) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv2d_mish_whole, log) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv2d_mish_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv2d_mish_whole, exp) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_conv2d_mish_whole, constant) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv2d_mish_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv2d_mish_whole, m.w) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv2d_mish_whole, conv2d) },
};
/* ---- dnnl.conv3d_mish ---- */

static const struct dfg_desc_node dnnl_conv3d_mish_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "multiply(p, tanh(log(add(exp(p), 1))))", .line = 62 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv3d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "c(x, w)", .line = 107 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 107 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 107 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .text = "tanh(log(add(exp(p), 1)))", .line = 62 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "log", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .text = "log(add(exp(p), 1))", .line = 62 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "add(exp(p), 1)", .line = 62 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "exp", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "exp(p)", .line = 62 },
    [8] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 62 },
};
static const struct dfg_desc_region dnnl_conv3d_mish_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_conv3d_mish_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture dnnl_conv3d_mish_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_conv3d_mish_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_conv3d_mish_match, w) },
};
static const struct dfg_desc_pattern dnnl_conv3d_mish_desc = {
    .n_nodes = 9, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = dnnl_conv3d_mish_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_conv3d_mish_regions,
    .captures = dnnl_conv3d_mish_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w) = f(c(x, w));", .line = 107
};
static bool dnnl_conv3d_mish_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_conv3d_mish_match(g, n, m);
}
static bool dnnl_conv3d_mish_pass(void *ctx, const struct dnnl_conv3d_mish_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_conv3d_mish_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_conv3d_mish_each(g, n, dnnl_conv3d_mish_pass, &e);
}

static const struct dfg_part dnnl_conv3d_mish_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_conv3d_mish_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv3d_mish_whole, tanh) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv3d_mish_whole, log) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv3d_mish_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv3d_mish_whole, exp) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_conv3d_mish_whole, constant) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_conv3d_mish_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_conv3d_mish_whole, m.w) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_conv3d_mish_whole, conv3d) },
};
/* ---- dnnl.deconv2d_mish ---- */

static const struct dfg_desc_node dnnl_deconv2d_mish_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "multiply(p, tanh(log(add(exp(p), 1))))", .line = 62 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "c(x, w)", .line = 107 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 107 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 107 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .text = "tanh(log(add(exp(p), 1)))", .line = 62 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "log", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .text = "log(add(exp(p), 1))", .line = 62 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "add(exp(p), 1)", .line = 62 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "exp", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "exp(p)", .line = 62 },
    [8] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 62 },
};
static const struct dfg_desc_region dnnl_deconv2d_mish_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_deconv2d_mish_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture dnnl_deconv2d_mish_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_deconv2d_mish_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_deconv2d_mish_match, w) },
};
static const struct dfg_desc_pattern dnnl_deconv2d_mish_desc = {
    .n_nodes = 9, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = dnnl_deconv2d_mish_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_deconv2d_mish_regions,
    .captures = dnnl_deconv2d_mish_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w) = f(c(x, w));", .line = 107
};
static bool dnnl_deconv2d_mish_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_deconv2d_mish_match(g, n, m);
}
static bool dnnl_deconv2d_mish_pass(void *ctx, const struct dnnl_deconv2d_mish_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_deconv2d_mish_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_deconv2d_mish_each(g, n, dnnl_deconv2d_mish_pass, &e);
}

static const struct dfg_part dnnl_deconv2d_mish_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_deconv2d_mish_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv2d_mish_whole, tanh) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv2d_mish_whole, log) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv2d_mish_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv2d_mish_whole, exp) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_deconv2d_mish_whole, constant) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_deconv2d_mish_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_deconv2d_mish_whole, m.w) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv2d_mish_whole, conv2d_transpose) },
};
/* ---- dnnl.deconv3d_mish ---- */

static const struct dfg_desc_node dnnl_deconv3d_mish_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "multiply(p, tanh(log(add(exp(p), 1))))", .line = 62 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv3d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "c(x, w)", .line = 107 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 107 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 107 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .text = "tanh(log(add(exp(p), 1)))", .line = 62 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "log", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .text = "log(add(exp(p), 1))", .line = 62 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "add(exp(p), 1)", .line = 62 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "exp", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "exp(p)", .line = 62 },
    [8] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 62 },
};
static const struct dfg_desc_region dnnl_deconv3d_mish_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_deconv3d_mish_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture dnnl_deconv3d_mish_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_deconv3d_mish_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_deconv3d_mish_match, w) },
};
static const struct dfg_desc_pattern dnnl_deconv3d_mish_desc = {
    .n_nodes = 9, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = dnnl_deconv3d_mish_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_deconv3d_mish_regions,
    .captures = dnnl_deconv3d_mish_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w) = f(c(x, w));", .line = 107
};
static bool dnnl_deconv3d_mish_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_deconv3d_mish_match(g, n, m);
}
static bool dnnl_deconv3d_mish_pass(void *ctx, const struct dnnl_deconv3d_mish_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_deconv3d_mish_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_deconv3d_mish_each(g, n, dnnl_deconv3d_mish_pass, &e);
}

static const struct dfg_part dnnl_deconv3d_mish_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_deconv3d_mish_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv3d_mish_whole, tanh) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv3d_mish_whole, log) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv3d_mish_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv3d_mish_whole, exp) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_deconv3d_mish_whole, constant) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_deconv3d_mish_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_deconv3d_mish_whole, m.w) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_deconv3d_mish_whole, conv3d_transpose) },
};
/* ---- dnnl.dense_mish ---- */

static const struct dfg_desc_node dnnl_dense_mish_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "multiply(p, tanh(log(add(exp(p), 1))))", .line = 62 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "c(x, w)", .line = 107 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 107 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 107 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .text = "tanh(log(add(exp(p), 1)))", .line = 62 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "log", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .text = "log(add(exp(p), 1))", .line = 62 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "add(exp(p), 1)", .line = 62 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "exp", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "exp(p)", .line = 62 },
    [8] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 62 },
};
static const struct dfg_desc_region dnnl_dense_mish_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_dense_mish_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture dnnl_dense_mish_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_dense_mish_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct dnnl_dense_mish_match, w) },
};
static const struct dfg_desc_pattern dnnl_dense_mish_desc = {
    .n_nodes = 9, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = dnnl_dense_mish_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_dense_mish_regions,
    .captures = dnnl_dense_mish_refs,
    .text = "\"dnnl.{c}_{f}\"(x, w) = f(c(x, w));", .line = 107
};
static bool dnnl_dense_mish_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_dense_mish_match(g, n, m);
}
static bool dnnl_dense_mish_pass(void *ctx, const struct dnnl_dense_mish_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_dense_mish_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_dense_mish_each(g, n, dnnl_dense_mish_pass, &e);
}

static const struct dfg_part dnnl_dense_mish_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_dense_mish_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_dense_mish_whole, tanh) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_dense_mish_whole, log) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_dense_mish_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_dense_mish_whole, exp) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct dnnl_dense_mish_whole, constant) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct dnnl_dense_mish_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct dnnl_dense_mish_whole, m.w) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_dense_mish_whole, dense) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "conv1d_bias", .place = "dnnl.pat:29", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct dnnl_conv1d_bias_match),
      .n_captures = 4, .captures = dnnl_conv1d_bias_captures,
      .match = dnnl_conv1d_bias_any, .each = dnnl_conv1d_bias_all, .desc = &dnnl_conv1d_bias_desc,
      .whole_size = sizeof(struct dnnl_conv1d_bias_whole), .n_parts = sizeof dnnl_conv1d_bias_parts / sizeof *dnnl_conv1d_bias_parts,
      .n_params = 3, .parts = dnnl_conv1d_bias_parts, .whole = dnnl_conv1d_bias_whole },
    { .name = "conv2d_bias", .place = "dnnl.pat:34", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct dnnl_conv2d_bias_match),
      .n_captures = 4, .captures = dnnl_conv2d_bias_captures,
      .match = dnnl_conv2d_bias_any, .each = dnnl_conv2d_bias_all, .desc = &dnnl_conv2d_bias_desc,
      .whole_size = sizeof(struct dnnl_conv2d_bias_whole), .n_parts = sizeof dnnl_conv2d_bias_parts / sizeof *dnnl_conv2d_bias_parts,
      .n_params = 3, .parts = dnnl_conv2d_bias_parts, .whole = dnnl_conv2d_bias_whole },
    { .name = "conv3d_bias", .place = "dnnl.pat:39", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct dnnl_conv3d_bias_match),
      .n_captures = 4, .captures = dnnl_conv3d_bias_captures,
      .match = dnnl_conv3d_bias_any, .each = dnnl_conv3d_bias_all, .desc = &dnnl_conv3d_bias_desc,
      .whole_size = sizeof(struct dnnl_conv3d_bias_whole), .n_parts = sizeof dnnl_conv3d_bias_parts / sizeof *dnnl_conv3d_bias_parts,
      .n_params = 3, .parts = dnnl_conv3d_bias_parts, .whole = dnnl_conv3d_bias_whole },
    { .name = "deconv2d_bias", .place = "dnnl.pat:44", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct dnnl_deconv2d_bias_match),
      .n_captures = 4, .captures = dnnl_deconv2d_bias_captures,
      .match = dnnl_deconv2d_bias_any, .each = dnnl_deconv2d_bias_all, .desc = &dnnl_deconv2d_bias_desc,
      .whole_size = sizeof(struct dnnl_deconv2d_bias_whole), .n_parts = sizeof dnnl_deconv2d_bias_parts / sizeof *dnnl_deconv2d_bias_parts,
      .n_params = 3, .parts = dnnl_deconv2d_bias_parts, .whole = dnnl_deconv2d_bias_whole },
    { .name = "deconv3d_bias", .place = "dnnl.pat:49", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct dnnl_deconv3d_bias_match),
      .n_captures = 4, .captures = dnnl_deconv3d_bias_captures,
      .match = dnnl_deconv3d_bias_any, .each = dnnl_deconv3d_bias_all, .desc = &dnnl_deconv3d_bias_desc,
      .whole_size = sizeof(struct dnnl_deconv3d_bias_whole), .n_parts = sizeof dnnl_deconv3d_bias_parts / sizeof *dnnl_deconv3d_bias_parts,
      .n_params = 3, .parts = dnnl_deconv3d_bias_parts, .whole = dnnl_deconv3d_bias_whole },
    { .name = "dense_bias", .place = "dnnl.pat:54", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct dnnl_dense_bias_match),
      .n_captures = 3, .captures = dnnl_dense_bias_captures,
      .match = dnnl_dense_bias_any, .each = dnnl_dense_bias_all, .desc = &dnnl_dense_bias_desc,
      .whole_size = sizeof(struct dnnl_dense_bias_whole), .n_parts = sizeof dnnl_dense_bias_parts / sizeof *dnnl_dense_bias_parts,
      .n_params = 3, .parts = dnnl_dense_bias_parts, .whole = dnnl_dense_bias_whole },
    { .name = "gelu", .place = "dnnl.pat:60", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct dnnl_gelu_match),
      .n_captures = 1, .captures = dnnl_gelu_captures,
      .match = dnnl_gelu_any, .each = dnnl_gelu_all, .desc = &dnnl_gelu_desc,
      .whole_size = sizeof(struct dnnl_gelu_whole), .n_parts = sizeof dnnl_gelu_parts / sizeof *dnnl_gelu_parts,
      .n_params = 1, .parts = dnnl_gelu_parts, .whole = dnnl_gelu_whole },
    { .name = "swish", .place = "dnnl.pat:61", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct dnnl_swish_match),
      .n_captures = 1, .captures = dnnl_swish_captures,
      .match = dnnl_swish_any, .each = dnnl_swish_all, .desc = &dnnl_swish_desc,
      .whole_size = sizeof(struct dnnl_swish_whole), .n_parts = sizeof dnnl_swish_parts / sizeof *dnnl_swish_parts,
      .n_params = 1, .parts = dnnl_swish_parts, .whole = dnnl_swish_whole },
    { .name = "mish", .place = "dnnl.pat:62", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct dnnl_mish_match),
      .n_captures = 1, .captures = dnnl_mish_captures,
      .match = dnnl_mish_any, .each = dnnl_mish_all, .desc = &dnnl_mish_desc,
      .whole_size = sizeof(struct dnnl_mish_whole), .n_parts = sizeof dnnl_mish_parts / sizeof *dnnl_mish_parts,
      .n_params = 1, .parts = dnnl_mish_parts, .whole = dnnl_mish_whole },
    { .name = "requantized", .place = "dnnl.pat:68", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct dnnl_requantized_match),
      .n_captures = 7, .captures = dnnl_requantized_captures,
      .match = dnnl_requantized_any, .each = dnnl_requantized_all, .desc = &dnnl_requantized_desc,
      .whole_size = sizeof(struct dnnl_requantized_whole), .n_parts = sizeof dnnl_requantized_parts / sizeof *dnnl_requantized_parts,
      .n_params = 7, .parts = dnnl_requantized_parts, .whole = dnnl_requantized_whole },
    { .name = "qnn_conv2d", .place = "dnnl.pat:74", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct dnnl_qnn_conv2d_match),
      .n_captures = 10, .captures = dnnl_qnn_conv2d_captures,
      .match = dnnl_qnn_conv2d_any, .each = dnnl_qnn_conv2d_all, .desc = &dnnl_qnn_conv2d_desc,
      .whole_size = sizeof(struct dnnl_qnn_conv2d_whole), .n_parts = sizeof dnnl_qnn_conv2d_parts / sizeof *dnnl_qnn_conv2d_parts,
      .n_params = 10, .parts = dnnl_qnn_conv2d_parts, .whole = dnnl_qnn_conv2d_whole },
    { .name = "qnn_dense", .place = "dnnl.pat:78", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct dnnl_qnn_dense_match),
      .n_captures = 10, .captures = dnnl_qnn_dense_captures,
      .match = dnnl_qnn_dense_any, .each = dnnl_qnn_dense_all, .desc = &dnnl_qnn_dense_desc,
      .whole_size = sizeof(struct dnnl_qnn_dense_whole), .n_parts = sizeof dnnl_qnn_dense_parts / sizeof *dnnl_qnn_dense_parts,
      .n_params = 10, .parts = dnnl_qnn_dense_parts, .whole = dnnl_qnn_dense_whole },
    { .name = "dense_bias_sum", .place = "dnnl.pat:84", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct dnnl_dense_bias_sum_match),
      .n_captures = 6, .captures = dnnl_dense_bias_sum_captures,
      .match = dnnl_dense_bias_sum_any, .each = dnnl_dense_bias_sum_all, .desc = &dnnl_dense_bias_sum_desc,
      .whole_size = sizeof(struct dnnl_dense_bias_sum_whole), .n_parts = sizeof dnnl_dense_bias_sum_parts / sizeof *dnnl_dense_bias_sum_parts,
      .n_params = 4, .parts = dnnl_dense_bias_sum_parts, .whole = dnnl_dense_bias_sum_whole },
    { .name = "conv2d_bias_sum", .place = "dnnl.pat:90", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct dnnl_conv2d_bias_sum_match),
      .n_captures = 6, .captures = dnnl_conv2d_bias_sum_captures,
      .match = dnnl_conv2d_bias_sum_any, .each = dnnl_conv2d_bias_sum_all, .desc = &dnnl_conv2d_bias_sum_desc,
      .whole_size = sizeof(struct dnnl_conv2d_bias_sum_whole), .n_parts = sizeof dnnl_conv2d_bias_sum_parts / sizeof *dnnl_conv2d_bias_sum_parts,
      .n_params = 4, .parts = dnnl_conv2d_bias_sum_parts, .whole = dnnl_conv2d_bias_sum_whole },
    { .name = "conv2d_bias_sum_relu", .place = "dnnl.pat:96", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct dnnl_conv2d_bias_sum_relu_match),
      .n_captures = 4, .captures = dnnl_conv2d_bias_sum_relu_captures,
      .match = dnnl_conv2d_bias_sum_relu_any, .each = dnnl_conv2d_bias_sum_relu_all, .desc = &dnnl_conv2d_bias_sum_relu_desc,
      .whole_size = sizeof(struct dnnl_conv2d_bias_sum_relu_whole), .n_parts = sizeof dnnl_conv2d_bias_sum_relu_parts / sizeof *dnnl_conv2d_bias_sum_relu_parts,
      .n_params = 4, .parts = dnnl_conv2d_bias_sum_relu_parts, .whole = dnnl_conv2d_bias_sum_relu_whole },
    { .name = "dnnl.conv1d_bias_relu", .place = "dnnl.pat:105", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_conv1d_bias_relu_match),
      .n_captures = 3, .captures = dnnl_conv1d_bias_relu_captures,
      .match = dnnl_conv1d_bias_relu_any, .each = dnnl_conv1d_bias_relu_all, .desc = &dnnl_conv1d_bias_relu_desc,
      .whole_size = sizeof(struct dnnl_conv1d_bias_relu_whole), .n_parts = sizeof dnnl_conv1d_bias_relu_parts / sizeof *dnnl_conv1d_bias_relu_parts,
      .n_params = 3, .parts = dnnl_conv1d_bias_relu_parts, .whole = dnnl_conv1d_bias_relu_whole },
    { .name = "dnnl.conv2d_bias_relu", .place = "dnnl.pat:105", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_conv2d_bias_relu_match),
      .n_captures = 3, .captures = dnnl_conv2d_bias_relu_captures,
      .match = dnnl_conv2d_bias_relu_any, .each = dnnl_conv2d_bias_relu_all, .desc = &dnnl_conv2d_bias_relu_desc,
      .whole_size = sizeof(struct dnnl_conv2d_bias_relu_whole), .n_parts = sizeof dnnl_conv2d_bias_relu_parts / sizeof *dnnl_conv2d_bias_relu_parts,
      .n_params = 3, .parts = dnnl_conv2d_bias_relu_parts, .whole = dnnl_conv2d_bias_relu_whole },
    { .name = "dnnl.conv3d_bias_relu", .place = "dnnl.pat:105", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_conv3d_bias_relu_match),
      .n_captures = 3, .captures = dnnl_conv3d_bias_relu_captures,
      .match = dnnl_conv3d_bias_relu_any, .each = dnnl_conv3d_bias_relu_all, .desc = &dnnl_conv3d_bias_relu_desc,
      .whole_size = sizeof(struct dnnl_conv3d_bias_relu_whole), .n_parts = sizeof dnnl_conv3d_bias_relu_parts / sizeof *dnnl_conv3d_bias_relu_parts,
      .n_params = 3, .parts = dnnl_conv3d_bias_relu_parts, .whole = dnnl_conv3d_bias_relu_whole },
    { .name = "dnnl.deconv2d_bias_relu", .place = "dnnl.pat:105", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_deconv2d_bias_relu_match),
      .n_captures = 3, .captures = dnnl_deconv2d_bias_relu_captures,
      .match = dnnl_deconv2d_bias_relu_any, .each = dnnl_deconv2d_bias_relu_all, .desc = &dnnl_deconv2d_bias_relu_desc,
      .whole_size = sizeof(struct dnnl_deconv2d_bias_relu_whole), .n_parts = sizeof dnnl_deconv2d_bias_relu_parts / sizeof *dnnl_deconv2d_bias_relu_parts,
      .n_params = 3, .parts = dnnl_deconv2d_bias_relu_parts, .whole = dnnl_deconv2d_bias_relu_whole },
    { .name = "dnnl.deconv3d_bias_relu", .place = "dnnl.pat:105", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_deconv3d_bias_relu_match),
      .n_captures = 3, .captures = dnnl_deconv3d_bias_relu_captures,
      .match = dnnl_deconv3d_bias_relu_any, .each = dnnl_deconv3d_bias_relu_all, .desc = &dnnl_deconv3d_bias_relu_desc,
      .whole_size = sizeof(struct dnnl_deconv3d_bias_relu_whole), .n_parts = sizeof dnnl_deconv3d_bias_relu_parts / sizeof *dnnl_deconv3d_bias_relu_parts,
      .n_params = 3, .parts = dnnl_deconv3d_bias_relu_parts, .whole = dnnl_deconv3d_bias_relu_whole },
    { .name = "dnnl.dense_bias_relu", .place = "dnnl.pat:105", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_dense_bias_relu_match),
      .n_captures = 3, .captures = dnnl_dense_bias_relu_captures,
      .match = dnnl_dense_bias_relu_any, .each = dnnl_dense_bias_relu_all, .desc = &dnnl_dense_bias_relu_desc,
      .whole_size = sizeof(struct dnnl_dense_bias_relu_whole), .n_parts = sizeof dnnl_dense_bias_relu_parts / sizeof *dnnl_dense_bias_relu_parts,
      .n_params = 3, .parts = dnnl_dense_bias_relu_parts, .whole = dnnl_dense_bias_relu_whole },
    { .name = "dnnl.conv1d_bias_tanh", .place = "dnnl.pat:105", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_conv1d_bias_tanh_match),
      .n_captures = 3, .captures = dnnl_conv1d_bias_tanh_captures,
      .match = dnnl_conv1d_bias_tanh_any, .each = dnnl_conv1d_bias_tanh_all, .desc = &dnnl_conv1d_bias_tanh_desc,
      .whole_size = sizeof(struct dnnl_conv1d_bias_tanh_whole), .n_parts = sizeof dnnl_conv1d_bias_tanh_parts / sizeof *dnnl_conv1d_bias_tanh_parts,
      .n_params = 3, .parts = dnnl_conv1d_bias_tanh_parts, .whole = dnnl_conv1d_bias_tanh_whole },
    { .name = "dnnl.conv2d_bias_tanh", .place = "dnnl.pat:105", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_conv2d_bias_tanh_match),
      .n_captures = 3, .captures = dnnl_conv2d_bias_tanh_captures,
      .match = dnnl_conv2d_bias_tanh_any, .each = dnnl_conv2d_bias_tanh_all, .desc = &dnnl_conv2d_bias_tanh_desc,
      .whole_size = sizeof(struct dnnl_conv2d_bias_tanh_whole), .n_parts = sizeof dnnl_conv2d_bias_tanh_parts / sizeof *dnnl_conv2d_bias_tanh_parts,
      .n_params = 3, .parts = dnnl_conv2d_bias_tanh_parts, .whole = dnnl_conv2d_bias_tanh_whole },
    { .name = "dnnl.conv3d_bias_tanh", .place = "dnnl.pat:105", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_conv3d_bias_tanh_match),
      .n_captures = 3, .captures = dnnl_conv3d_bias_tanh_captures,
      .match = dnnl_conv3d_bias_tanh_any, .each = dnnl_conv3d_bias_tanh_all, .desc = &dnnl_conv3d_bias_tanh_desc,
      .whole_size = sizeof(struct dnnl_conv3d_bias_tanh_whole), .n_parts = sizeof dnnl_conv3d_bias_tanh_parts / sizeof *dnnl_conv3d_bias_tanh_parts,
      .n_params = 3, .parts = dnnl_conv3d_bias_tanh_parts, .whole = dnnl_conv3d_bias_tanh_whole },
    { .name = "dnnl.deconv2d_bias_tanh", .place = "dnnl.pat:105", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_deconv2d_bias_tanh_match),
      .n_captures = 3, .captures = dnnl_deconv2d_bias_tanh_captures,
      .match = dnnl_deconv2d_bias_tanh_any, .each = dnnl_deconv2d_bias_tanh_all, .desc = &dnnl_deconv2d_bias_tanh_desc,
      .whole_size = sizeof(struct dnnl_deconv2d_bias_tanh_whole), .n_parts = sizeof dnnl_deconv2d_bias_tanh_parts / sizeof *dnnl_deconv2d_bias_tanh_parts,
      .n_params = 3, .parts = dnnl_deconv2d_bias_tanh_parts, .whole = dnnl_deconv2d_bias_tanh_whole },
    { .name = "dnnl.deconv3d_bias_tanh", .place = "dnnl.pat:105", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_deconv3d_bias_tanh_match),
      .n_captures = 3, .captures = dnnl_deconv3d_bias_tanh_captures,
      .match = dnnl_deconv3d_bias_tanh_any, .each = dnnl_deconv3d_bias_tanh_all, .desc = &dnnl_deconv3d_bias_tanh_desc,
      .whole_size = sizeof(struct dnnl_deconv3d_bias_tanh_whole), .n_parts = sizeof dnnl_deconv3d_bias_tanh_parts / sizeof *dnnl_deconv3d_bias_tanh_parts,
      .n_params = 3, .parts = dnnl_deconv3d_bias_tanh_parts, .whole = dnnl_deconv3d_bias_tanh_whole },
    { .name = "dnnl.dense_bias_tanh", .place = "dnnl.pat:105", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_dense_bias_tanh_match),
      .n_captures = 3, .captures = dnnl_dense_bias_tanh_captures,
      .match = dnnl_dense_bias_tanh_any, .each = dnnl_dense_bias_tanh_all, .desc = &dnnl_dense_bias_tanh_desc,
      .whole_size = sizeof(struct dnnl_dense_bias_tanh_whole), .n_parts = sizeof dnnl_dense_bias_tanh_parts / sizeof *dnnl_dense_bias_tanh_parts,
      .n_params = 3, .parts = dnnl_dense_bias_tanh_parts, .whole = dnnl_dense_bias_tanh_whole },
    { .name = "dnnl.conv1d_bias_sigmoid", .place = "dnnl.pat:105", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_conv1d_bias_sigmoid_match),
      .n_captures = 3, .captures = dnnl_conv1d_bias_sigmoid_captures,
      .match = dnnl_conv1d_bias_sigmoid_any, .each = dnnl_conv1d_bias_sigmoid_all, .desc = &dnnl_conv1d_bias_sigmoid_desc,
      .whole_size = sizeof(struct dnnl_conv1d_bias_sigmoid_whole), .n_parts = sizeof dnnl_conv1d_bias_sigmoid_parts / sizeof *dnnl_conv1d_bias_sigmoid_parts,
      .n_params = 3, .parts = dnnl_conv1d_bias_sigmoid_parts, .whole = dnnl_conv1d_bias_sigmoid_whole },
    { .name = "dnnl.conv2d_bias_sigmoid", .place = "dnnl.pat:105", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_conv2d_bias_sigmoid_match),
      .n_captures = 3, .captures = dnnl_conv2d_bias_sigmoid_captures,
      .match = dnnl_conv2d_bias_sigmoid_any, .each = dnnl_conv2d_bias_sigmoid_all, .desc = &dnnl_conv2d_bias_sigmoid_desc,
      .whole_size = sizeof(struct dnnl_conv2d_bias_sigmoid_whole), .n_parts = sizeof dnnl_conv2d_bias_sigmoid_parts / sizeof *dnnl_conv2d_bias_sigmoid_parts,
      .n_params = 3, .parts = dnnl_conv2d_bias_sigmoid_parts, .whole = dnnl_conv2d_bias_sigmoid_whole },
    { .name = "dnnl.conv3d_bias_sigmoid", .place = "dnnl.pat:105", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_conv3d_bias_sigmoid_match),
      .n_captures = 3, .captures = dnnl_conv3d_bias_sigmoid_captures,
      .match = dnnl_conv3d_bias_sigmoid_any, .each = dnnl_conv3d_bias_sigmoid_all, .desc = &dnnl_conv3d_bias_sigmoid_desc,
      .whole_size = sizeof(struct dnnl_conv3d_bias_sigmoid_whole), .n_parts = sizeof dnnl_conv3d_bias_sigmoid_parts / sizeof *dnnl_conv3d_bias_sigmoid_parts,
      .n_params = 3, .parts = dnnl_conv3d_bias_sigmoid_parts, .whole = dnnl_conv3d_bias_sigmoid_whole },
    { .name = "dnnl.deconv2d_bias_sigmoid", .place = "dnnl.pat:105", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_deconv2d_bias_sigmoid_match),
      .n_captures = 3, .captures = dnnl_deconv2d_bias_sigmoid_captures,
      .match = dnnl_deconv2d_bias_sigmoid_any, .each = dnnl_deconv2d_bias_sigmoid_all, .desc = &dnnl_deconv2d_bias_sigmoid_desc,
      .whole_size = sizeof(struct dnnl_deconv2d_bias_sigmoid_whole), .n_parts = sizeof dnnl_deconv2d_bias_sigmoid_parts / sizeof *dnnl_deconv2d_bias_sigmoid_parts,
      .n_params = 3, .parts = dnnl_deconv2d_bias_sigmoid_parts, .whole = dnnl_deconv2d_bias_sigmoid_whole },
    { .name = "dnnl.deconv3d_bias_sigmoid", .place = "dnnl.pat:105", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_deconv3d_bias_sigmoid_match),
      .n_captures = 3, .captures = dnnl_deconv3d_bias_sigmoid_captures,
      .match = dnnl_deconv3d_bias_sigmoid_any, .each = dnnl_deconv3d_bias_sigmoid_all, .desc = &dnnl_deconv3d_bias_sigmoid_desc,
      .whole_size = sizeof(struct dnnl_deconv3d_bias_sigmoid_whole), .n_parts = sizeof dnnl_deconv3d_bias_sigmoid_parts / sizeof *dnnl_deconv3d_bias_sigmoid_parts,
      .n_params = 3, .parts = dnnl_deconv3d_bias_sigmoid_parts, .whole = dnnl_deconv3d_bias_sigmoid_whole },
    { .name = "dnnl.dense_bias_sigmoid", .place = "dnnl.pat:105", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_dense_bias_sigmoid_match),
      .n_captures = 3, .captures = dnnl_dense_bias_sigmoid_captures,
      .match = dnnl_dense_bias_sigmoid_any, .each = dnnl_dense_bias_sigmoid_all, .desc = &dnnl_dense_bias_sigmoid_desc,
      .whole_size = sizeof(struct dnnl_dense_bias_sigmoid_whole), .n_parts = sizeof dnnl_dense_bias_sigmoid_parts / sizeof *dnnl_dense_bias_sigmoid_parts,
      .n_params = 3, .parts = dnnl_dense_bias_sigmoid_parts, .whole = dnnl_dense_bias_sigmoid_whole },
    { .name = "dnnl.conv1d_bias_clip", .place = "dnnl.pat:105", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_conv1d_bias_clip_match),
      .n_captures = 3, .captures = dnnl_conv1d_bias_clip_captures,
      .match = dnnl_conv1d_bias_clip_any, .each = dnnl_conv1d_bias_clip_all, .desc = &dnnl_conv1d_bias_clip_desc,
      .whole_size = sizeof(struct dnnl_conv1d_bias_clip_whole), .n_parts = sizeof dnnl_conv1d_bias_clip_parts / sizeof *dnnl_conv1d_bias_clip_parts,
      .n_params = 3, .parts = dnnl_conv1d_bias_clip_parts, .whole = dnnl_conv1d_bias_clip_whole },
    { .name = "dnnl.conv2d_bias_clip", .place = "dnnl.pat:105", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_conv2d_bias_clip_match),
      .n_captures = 3, .captures = dnnl_conv2d_bias_clip_captures,
      .match = dnnl_conv2d_bias_clip_any, .each = dnnl_conv2d_bias_clip_all, .desc = &dnnl_conv2d_bias_clip_desc,
      .whole_size = sizeof(struct dnnl_conv2d_bias_clip_whole), .n_parts = sizeof dnnl_conv2d_bias_clip_parts / sizeof *dnnl_conv2d_bias_clip_parts,
      .n_params = 3, .parts = dnnl_conv2d_bias_clip_parts, .whole = dnnl_conv2d_bias_clip_whole },
    { .name = "dnnl.conv3d_bias_clip", .place = "dnnl.pat:105", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_conv3d_bias_clip_match),
      .n_captures = 3, .captures = dnnl_conv3d_bias_clip_captures,
      .match = dnnl_conv3d_bias_clip_any, .each = dnnl_conv3d_bias_clip_all, .desc = &dnnl_conv3d_bias_clip_desc,
      .whole_size = sizeof(struct dnnl_conv3d_bias_clip_whole), .n_parts = sizeof dnnl_conv3d_bias_clip_parts / sizeof *dnnl_conv3d_bias_clip_parts,
      .n_params = 3, .parts = dnnl_conv3d_bias_clip_parts, .whole = dnnl_conv3d_bias_clip_whole },
    { .name = "dnnl.deconv2d_bias_clip", .place = "dnnl.pat:105", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_deconv2d_bias_clip_match),
      .n_captures = 3, .captures = dnnl_deconv2d_bias_clip_captures,
      .match = dnnl_deconv2d_bias_clip_any, .each = dnnl_deconv2d_bias_clip_all, .desc = &dnnl_deconv2d_bias_clip_desc,
      .whole_size = sizeof(struct dnnl_deconv2d_bias_clip_whole), .n_parts = sizeof dnnl_deconv2d_bias_clip_parts / sizeof *dnnl_deconv2d_bias_clip_parts,
      .n_params = 3, .parts = dnnl_deconv2d_bias_clip_parts, .whole = dnnl_deconv2d_bias_clip_whole },
    { .name = "dnnl.deconv3d_bias_clip", .place = "dnnl.pat:105", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_deconv3d_bias_clip_match),
      .n_captures = 3, .captures = dnnl_deconv3d_bias_clip_captures,
      .match = dnnl_deconv3d_bias_clip_any, .each = dnnl_deconv3d_bias_clip_all, .desc = &dnnl_deconv3d_bias_clip_desc,
      .whole_size = sizeof(struct dnnl_deconv3d_bias_clip_whole), .n_parts = sizeof dnnl_deconv3d_bias_clip_parts / sizeof *dnnl_deconv3d_bias_clip_parts,
      .n_params = 3, .parts = dnnl_deconv3d_bias_clip_parts, .whole = dnnl_deconv3d_bias_clip_whole },
    { .name = "dnnl.dense_bias_clip", .place = "dnnl.pat:105", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_dense_bias_clip_match),
      .n_captures = 3, .captures = dnnl_dense_bias_clip_captures,
      .match = dnnl_dense_bias_clip_any, .each = dnnl_dense_bias_clip_all, .desc = &dnnl_dense_bias_clip_desc,
      .whole_size = sizeof(struct dnnl_dense_bias_clip_whole), .n_parts = sizeof dnnl_dense_bias_clip_parts / sizeof *dnnl_dense_bias_clip_parts,
      .n_params = 3, .parts = dnnl_dense_bias_clip_parts, .whole = dnnl_dense_bias_clip_whole },
    { .name = "dnnl.conv1d_bias_gelu", .place = "dnnl.pat:105", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_conv1d_bias_gelu_match),
      .n_captures = 3, .captures = dnnl_conv1d_bias_gelu_captures,
      .match = dnnl_conv1d_bias_gelu_any, .each = dnnl_conv1d_bias_gelu_all, .desc = &dnnl_conv1d_bias_gelu_desc,
      .whole_size = sizeof(struct dnnl_conv1d_bias_gelu_whole), .n_parts = sizeof dnnl_conv1d_bias_gelu_parts / sizeof *dnnl_conv1d_bias_gelu_parts,
      .n_params = 3, .parts = dnnl_conv1d_bias_gelu_parts, .whole = dnnl_conv1d_bias_gelu_whole },
    { .name = "dnnl.conv2d_bias_gelu", .place = "dnnl.pat:105", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_conv2d_bias_gelu_match),
      .n_captures = 3, .captures = dnnl_conv2d_bias_gelu_captures,
      .match = dnnl_conv2d_bias_gelu_any, .each = dnnl_conv2d_bias_gelu_all, .desc = &dnnl_conv2d_bias_gelu_desc,
      .whole_size = sizeof(struct dnnl_conv2d_bias_gelu_whole), .n_parts = sizeof dnnl_conv2d_bias_gelu_parts / sizeof *dnnl_conv2d_bias_gelu_parts,
      .n_params = 3, .parts = dnnl_conv2d_bias_gelu_parts, .whole = dnnl_conv2d_bias_gelu_whole },
    { .name = "dnnl.conv3d_bias_gelu", .place = "dnnl.pat:105", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_conv3d_bias_gelu_match),
      .n_captures = 3, .captures = dnnl_conv3d_bias_gelu_captures,
      .match = dnnl_conv3d_bias_gelu_any, .each = dnnl_conv3d_bias_gelu_all, .desc = &dnnl_conv3d_bias_gelu_desc,
      .whole_size = sizeof(struct dnnl_conv3d_bias_gelu_whole), .n_parts = sizeof dnnl_conv3d_bias_gelu_parts / sizeof *dnnl_conv3d_bias_gelu_parts,
      .n_params = 3, .parts = dnnl_conv3d_bias_gelu_parts, .whole = dnnl_conv3d_bias_gelu_whole },
    { .name = "dnnl.deconv2d_bias_gelu", .place = "dnnl.pat:105", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_deconv2d_bias_gelu_match),
      .n_captures = 3, .captures = dnnl_deconv2d_bias_gelu_captures,
      .match = dnnl_deconv2d_bias_gelu_any, .each = dnnl_deconv2d_bias_gelu_all, .desc = &dnnl_deconv2d_bias_gelu_desc,
      .whole_size = sizeof(struct dnnl_deconv2d_bias_gelu_whole), .n_parts = sizeof dnnl_deconv2d_bias_gelu_parts / sizeof *dnnl_deconv2d_bias_gelu_parts,
      .n_params = 3, .parts = dnnl_deconv2d_bias_gelu_parts, .whole = dnnl_deconv2d_bias_gelu_whole },
    { .name = "dnnl.deconv3d_bias_gelu", .place = "dnnl.pat:105", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_deconv3d_bias_gelu_match),
      .n_captures = 3, .captures = dnnl_deconv3d_bias_gelu_captures,
      .match = dnnl_deconv3d_bias_gelu_any, .each = dnnl_deconv3d_bias_gelu_all, .desc = &dnnl_deconv3d_bias_gelu_desc,
      .whole_size = sizeof(struct dnnl_deconv3d_bias_gelu_whole), .n_parts = sizeof dnnl_deconv3d_bias_gelu_parts / sizeof *dnnl_deconv3d_bias_gelu_parts,
      .n_params = 3, .parts = dnnl_deconv3d_bias_gelu_parts, .whole = dnnl_deconv3d_bias_gelu_whole },
    { .name = "dnnl.dense_bias_gelu", .place = "dnnl.pat:105", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_dense_bias_gelu_match),
      .n_captures = 3, .captures = dnnl_dense_bias_gelu_captures,
      .match = dnnl_dense_bias_gelu_any, .each = dnnl_dense_bias_gelu_all, .desc = &dnnl_dense_bias_gelu_desc,
      .whole_size = sizeof(struct dnnl_dense_bias_gelu_whole), .n_parts = sizeof dnnl_dense_bias_gelu_parts / sizeof *dnnl_dense_bias_gelu_parts,
      .n_params = 3, .parts = dnnl_dense_bias_gelu_parts, .whole = dnnl_dense_bias_gelu_whole },
    { .name = "dnnl.conv1d_bias_swish", .place = "dnnl.pat:105", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_conv1d_bias_swish_match),
      .n_captures = 3, .captures = dnnl_conv1d_bias_swish_captures,
      .match = dnnl_conv1d_bias_swish_any, .each = dnnl_conv1d_bias_swish_all, .desc = &dnnl_conv1d_bias_swish_desc,
      .whole_size = sizeof(struct dnnl_conv1d_bias_swish_whole), .n_parts = sizeof dnnl_conv1d_bias_swish_parts / sizeof *dnnl_conv1d_bias_swish_parts,
      .n_params = 3, .parts = dnnl_conv1d_bias_swish_parts, .whole = dnnl_conv1d_bias_swish_whole },
    { .name = "dnnl.conv2d_bias_swish", .place = "dnnl.pat:105", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_conv2d_bias_swish_match),
      .n_captures = 3, .captures = dnnl_conv2d_bias_swish_captures,
      .match = dnnl_conv2d_bias_swish_any, .each = dnnl_conv2d_bias_swish_all, .desc = &dnnl_conv2d_bias_swish_desc,
      .whole_size = sizeof(struct dnnl_conv2d_bias_swish_whole), .n_parts = sizeof dnnl_conv2d_bias_swish_parts / sizeof *dnnl_conv2d_bias_swish_parts,
      .n_params = 3, .parts = dnnl_conv2d_bias_swish_parts, .whole = dnnl_conv2d_bias_swish_whole },
    { .name = "dnnl.conv3d_bias_swish", .place = "dnnl.pat:105", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_conv3d_bias_swish_match),
      .n_captures = 3, .captures = dnnl_conv3d_bias_swish_captures,
      .match = dnnl_conv3d_bias_swish_any, .each = dnnl_conv3d_bias_swish_all, .desc = &dnnl_conv3d_bias_swish_desc,
      .whole_size = sizeof(struct dnnl_conv3d_bias_swish_whole), .n_parts = sizeof dnnl_conv3d_bias_swish_parts / sizeof *dnnl_conv3d_bias_swish_parts,
      .n_params = 3, .parts = dnnl_conv3d_bias_swish_parts, .whole = dnnl_conv3d_bias_swish_whole },
    { .name = "dnnl.deconv2d_bias_swish", .place = "dnnl.pat:105", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_deconv2d_bias_swish_match),
      .n_captures = 3, .captures = dnnl_deconv2d_bias_swish_captures,
      .match = dnnl_deconv2d_bias_swish_any, .each = dnnl_deconv2d_bias_swish_all, .desc = &dnnl_deconv2d_bias_swish_desc,
      .whole_size = sizeof(struct dnnl_deconv2d_bias_swish_whole), .n_parts = sizeof dnnl_deconv2d_bias_swish_parts / sizeof *dnnl_deconv2d_bias_swish_parts,
      .n_params = 3, .parts = dnnl_deconv2d_bias_swish_parts, .whole = dnnl_deconv2d_bias_swish_whole },
    { .name = "dnnl.deconv3d_bias_swish", .place = "dnnl.pat:105", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_deconv3d_bias_swish_match),
      .n_captures = 3, .captures = dnnl_deconv3d_bias_swish_captures,
      .match = dnnl_deconv3d_bias_swish_any, .each = dnnl_deconv3d_bias_swish_all, .desc = &dnnl_deconv3d_bias_swish_desc,
      .whole_size = sizeof(struct dnnl_deconv3d_bias_swish_whole), .n_parts = sizeof dnnl_deconv3d_bias_swish_parts / sizeof *dnnl_deconv3d_bias_swish_parts,
      .n_params = 3, .parts = dnnl_deconv3d_bias_swish_parts, .whole = dnnl_deconv3d_bias_swish_whole },
    { .name = "dnnl.dense_bias_swish", .place = "dnnl.pat:105", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_dense_bias_swish_match),
      .n_captures = 3, .captures = dnnl_dense_bias_swish_captures,
      .match = dnnl_dense_bias_swish_any, .each = dnnl_dense_bias_swish_all, .desc = &dnnl_dense_bias_swish_desc,
      .whole_size = sizeof(struct dnnl_dense_bias_swish_whole), .n_parts = sizeof dnnl_dense_bias_swish_parts / sizeof *dnnl_dense_bias_swish_parts,
      .n_params = 3, .parts = dnnl_dense_bias_swish_parts, .whole = dnnl_dense_bias_swish_whole },
    { .name = "dnnl.conv1d_bias_mish", .place = "dnnl.pat:105", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_conv1d_bias_mish_match),
      .n_captures = 3, .captures = dnnl_conv1d_bias_mish_captures,
      .match = dnnl_conv1d_bias_mish_any, .each = dnnl_conv1d_bias_mish_all, .desc = &dnnl_conv1d_bias_mish_desc,
      .whole_size = sizeof(struct dnnl_conv1d_bias_mish_whole), .n_parts = sizeof dnnl_conv1d_bias_mish_parts / sizeof *dnnl_conv1d_bias_mish_parts,
      .n_params = 3, .parts = dnnl_conv1d_bias_mish_parts, .whole = dnnl_conv1d_bias_mish_whole },
    { .name = "dnnl.conv2d_bias_mish", .place = "dnnl.pat:105", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_conv2d_bias_mish_match),
      .n_captures = 3, .captures = dnnl_conv2d_bias_mish_captures,
      .match = dnnl_conv2d_bias_mish_any, .each = dnnl_conv2d_bias_mish_all, .desc = &dnnl_conv2d_bias_mish_desc,
      .whole_size = sizeof(struct dnnl_conv2d_bias_mish_whole), .n_parts = sizeof dnnl_conv2d_bias_mish_parts / sizeof *dnnl_conv2d_bias_mish_parts,
      .n_params = 3, .parts = dnnl_conv2d_bias_mish_parts, .whole = dnnl_conv2d_bias_mish_whole },
    { .name = "dnnl.conv3d_bias_mish", .place = "dnnl.pat:105", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_conv3d_bias_mish_match),
      .n_captures = 3, .captures = dnnl_conv3d_bias_mish_captures,
      .match = dnnl_conv3d_bias_mish_any, .each = dnnl_conv3d_bias_mish_all, .desc = &dnnl_conv3d_bias_mish_desc,
      .whole_size = sizeof(struct dnnl_conv3d_bias_mish_whole), .n_parts = sizeof dnnl_conv3d_bias_mish_parts / sizeof *dnnl_conv3d_bias_mish_parts,
      .n_params = 3, .parts = dnnl_conv3d_bias_mish_parts, .whole = dnnl_conv3d_bias_mish_whole },
    { .name = "dnnl.deconv2d_bias_mish", .place = "dnnl.pat:105", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_deconv2d_bias_mish_match),
      .n_captures = 3, .captures = dnnl_deconv2d_bias_mish_captures,
      .match = dnnl_deconv2d_bias_mish_any, .each = dnnl_deconv2d_bias_mish_all, .desc = &dnnl_deconv2d_bias_mish_desc,
      .whole_size = sizeof(struct dnnl_deconv2d_bias_mish_whole), .n_parts = sizeof dnnl_deconv2d_bias_mish_parts / sizeof *dnnl_deconv2d_bias_mish_parts,
      .n_params = 3, .parts = dnnl_deconv2d_bias_mish_parts, .whole = dnnl_deconv2d_bias_mish_whole },
    { .name = "dnnl.deconv3d_bias_mish", .place = "dnnl.pat:105", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_deconv3d_bias_mish_match),
      .n_captures = 3, .captures = dnnl_deconv3d_bias_mish_captures,
      .match = dnnl_deconv3d_bias_mish_any, .each = dnnl_deconv3d_bias_mish_all, .desc = &dnnl_deconv3d_bias_mish_desc,
      .whole_size = sizeof(struct dnnl_deconv3d_bias_mish_whole), .n_parts = sizeof dnnl_deconv3d_bias_mish_parts / sizeof *dnnl_deconv3d_bias_mish_parts,
      .n_params = 3, .parts = dnnl_deconv3d_bias_mish_parts, .whole = dnnl_deconv3d_bias_mish_whole },
    { .name = "dnnl.dense_bias_mish", .place = "dnnl.pat:105", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_dense_bias_mish_match),
      .n_captures = 3, .captures = dnnl_dense_bias_mish_captures,
      .match = dnnl_dense_bias_mish_any, .each = dnnl_dense_bias_mish_all, .desc = &dnnl_dense_bias_mish_desc,
      .whole_size = sizeof(struct dnnl_dense_bias_mish_whole), .n_parts = sizeof dnnl_dense_bias_mish_parts / sizeof *dnnl_dense_bias_mish_parts,
      .n_params = 3, .parts = dnnl_dense_bias_mish_parts, .whole = dnnl_dense_bias_mish_whole },
    { .name = "dnnl.conv1d_relu", .place = "dnnl.pat:107", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_conv1d_relu_match),
      .n_captures = 2, .captures = dnnl_conv1d_relu_captures,
      .match = dnnl_conv1d_relu_any, .each = dnnl_conv1d_relu_all, .desc = &dnnl_conv1d_relu_desc,
      .whole_size = sizeof(struct dnnl_conv1d_relu_whole), .n_parts = sizeof dnnl_conv1d_relu_parts / sizeof *dnnl_conv1d_relu_parts,
      .n_params = 2, .parts = dnnl_conv1d_relu_parts, .whole = dnnl_conv1d_relu_whole },
    { .name = "dnnl.conv2d_relu", .place = "dnnl.pat:107", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_conv2d_relu_match),
      .n_captures = 2, .captures = dnnl_conv2d_relu_captures,
      .match = dnnl_conv2d_relu_any, .each = dnnl_conv2d_relu_all, .desc = &dnnl_conv2d_relu_desc,
      .whole_size = sizeof(struct dnnl_conv2d_relu_whole), .n_parts = sizeof dnnl_conv2d_relu_parts / sizeof *dnnl_conv2d_relu_parts,
      .n_params = 2, .parts = dnnl_conv2d_relu_parts, .whole = dnnl_conv2d_relu_whole },
    { .name = "dnnl.conv3d_relu", .place = "dnnl.pat:107", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_conv3d_relu_match),
      .n_captures = 2, .captures = dnnl_conv3d_relu_captures,
      .match = dnnl_conv3d_relu_any, .each = dnnl_conv3d_relu_all, .desc = &dnnl_conv3d_relu_desc,
      .whole_size = sizeof(struct dnnl_conv3d_relu_whole), .n_parts = sizeof dnnl_conv3d_relu_parts / sizeof *dnnl_conv3d_relu_parts,
      .n_params = 2, .parts = dnnl_conv3d_relu_parts, .whole = dnnl_conv3d_relu_whole },
    { .name = "dnnl.deconv2d_relu", .place = "dnnl.pat:107", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_deconv2d_relu_match),
      .n_captures = 2, .captures = dnnl_deconv2d_relu_captures,
      .match = dnnl_deconv2d_relu_any, .each = dnnl_deconv2d_relu_all, .desc = &dnnl_deconv2d_relu_desc,
      .whole_size = sizeof(struct dnnl_deconv2d_relu_whole), .n_parts = sizeof dnnl_deconv2d_relu_parts / sizeof *dnnl_deconv2d_relu_parts,
      .n_params = 2, .parts = dnnl_deconv2d_relu_parts, .whole = dnnl_deconv2d_relu_whole },
    { .name = "dnnl.deconv3d_relu", .place = "dnnl.pat:107", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_deconv3d_relu_match),
      .n_captures = 2, .captures = dnnl_deconv3d_relu_captures,
      .match = dnnl_deconv3d_relu_any, .each = dnnl_deconv3d_relu_all, .desc = &dnnl_deconv3d_relu_desc,
      .whole_size = sizeof(struct dnnl_deconv3d_relu_whole), .n_parts = sizeof dnnl_deconv3d_relu_parts / sizeof *dnnl_deconv3d_relu_parts,
      .n_params = 2, .parts = dnnl_deconv3d_relu_parts, .whole = dnnl_deconv3d_relu_whole },
    { .name = "dnnl.dense_relu", .place = "dnnl.pat:107", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_dense_relu_match),
      .n_captures = 2, .captures = dnnl_dense_relu_captures,
      .match = dnnl_dense_relu_any, .each = dnnl_dense_relu_all, .desc = &dnnl_dense_relu_desc,
      .whole_size = sizeof(struct dnnl_dense_relu_whole), .n_parts = sizeof dnnl_dense_relu_parts / sizeof *dnnl_dense_relu_parts,
      .n_params = 2, .parts = dnnl_dense_relu_parts, .whole = dnnl_dense_relu_whole },
    { .name = "dnnl.conv1d_tanh", .place = "dnnl.pat:107", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_conv1d_tanh_match),
      .n_captures = 2, .captures = dnnl_conv1d_tanh_captures,
      .match = dnnl_conv1d_tanh_any, .each = dnnl_conv1d_tanh_all, .desc = &dnnl_conv1d_tanh_desc,
      .whole_size = sizeof(struct dnnl_conv1d_tanh_whole), .n_parts = sizeof dnnl_conv1d_tanh_parts / sizeof *dnnl_conv1d_tanh_parts,
      .n_params = 2, .parts = dnnl_conv1d_tanh_parts, .whole = dnnl_conv1d_tanh_whole },
    { .name = "dnnl.conv2d_tanh", .place = "dnnl.pat:107", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_conv2d_tanh_match),
      .n_captures = 2, .captures = dnnl_conv2d_tanh_captures,
      .match = dnnl_conv2d_tanh_any, .each = dnnl_conv2d_tanh_all, .desc = &dnnl_conv2d_tanh_desc,
      .whole_size = sizeof(struct dnnl_conv2d_tanh_whole), .n_parts = sizeof dnnl_conv2d_tanh_parts / sizeof *dnnl_conv2d_tanh_parts,
      .n_params = 2, .parts = dnnl_conv2d_tanh_parts, .whole = dnnl_conv2d_tanh_whole },
    { .name = "dnnl.conv3d_tanh", .place = "dnnl.pat:107", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_conv3d_tanh_match),
      .n_captures = 2, .captures = dnnl_conv3d_tanh_captures,
      .match = dnnl_conv3d_tanh_any, .each = dnnl_conv3d_tanh_all, .desc = &dnnl_conv3d_tanh_desc,
      .whole_size = sizeof(struct dnnl_conv3d_tanh_whole), .n_parts = sizeof dnnl_conv3d_tanh_parts / sizeof *dnnl_conv3d_tanh_parts,
      .n_params = 2, .parts = dnnl_conv3d_tanh_parts, .whole = dnnl_conv3d_tanh_whole },
    { .name = "dnnl.deconv2d_tanh", .place = "dnnl.pat:107", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_deconv2d_tanh_match),
      .n_captures = 2, .captures = dnnl_deconv2d_tanh_captures,
      .match = dnnl_deconv2d_tanh_any, .each = dnnl_deconv2d_tanh_all, .desc = &dnnl_deconv2d_tanh_desc,
      .whole_size = sizeof(struct dnnl_deconv2d_tanh_whole), .n_parts = sizeof dnnl_deconv2d_tanh_parts / sizeof *dnnl_deconv2d_tanh_parts,
      .n_params = 2, .parts = dnnl_deconv2d_tanh_parts, .whole = dnnl_deconv2d_tanh_whole },
    { .name = "dnnl.deconv3d_tanh", .place = "dnnl.pat:107", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_deconv3d_tanh_match),
      .n_captures = 2, .captures = dnnl_deconv3d_tanh_captures,
      .match = dnnl_deconv3d_tanh_any, .each = dnnl_deconv3d_tanh_all, .desc = &dnnl_deconv3d_tanh_desc,
      .whole_size = sizeof(struct dnnl_deconv3d_tanh_whole), .n_parts = sizeof dnnl_deconv3d_tanh_parts / sizeof *dnnl_deconv3d_tanh_parts,
      .n_params = 2, .parts = dnnl_deconv3d_tanh_parts, .whole = dnnl_deconv3d_tanh_whole },
    { .name = "dnnl.dense_tanh", .place = "dnnl.pat:107", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_dense_tanh_match),
      .n_captures = 2, .captures = dnnl_dense_tanh_captures,
      .match = dnnl_dense_tanh_any, .each = dnnl_dense_tanh_all, .desc = &dnnl_dense_tanh_desc,
      .whole_size = sizeof(struct dnnl_dense_tanh_whole), .n_parts = sizeof dnnl_dense_tanh_parts / sizeof *dnnl_dense_tanh_parts,
      .n_params = 2, .parts = dnnl_dense_tanh_parts, .whole = dnnl_dense_tanh_whole },
    { .name = "dnnl.conv1d_sigmoid", .place = "dnnl.pat:107", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_conv1d_sigmoid_match),
      .n_captures = 2, .captures = dnnl_conv1d_sigmoid_captures,
      .match = dnnl_conv1d_sigmoid_any, .each = dnnl_conv1d_sigmoid_all, .desc = &dnnl_conv1d_sigmoid_desc,
      .whole_size = sizeof(struct dnnl_conv1d_sigmoid_whole), .n_parts = sizeof dnnl_conv1d_sigmoid_parts / sizeof *dnnl_conv1d_sigmoid_parts,
      .n_params = 2, .parts = dnnl_conv1d_sigmoid_parts, .whole = dnnl_conv1d_sigmoid_whole },
    { .name = "dnnl.conv2d_sigmoid", .place = "dnnl.pat:107", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_conv2d_sigmoid_match),
      .n_captures = 2, .captures = dnnl_conv2d_sigmoid_captures,
      .match = dnnl_conv2d_sigmoid_any, .each = dnnl_conv2d_sigmoid_all, .desc = &dnnl_conv2d_sigmoid_desc,
      .whole_size = sizeof(struct dnnl_conv2d_sigmoid_whole), .n_parts = sizeof dnnl_conv2d_sigmoid_parts / sizeof *dnnl_conv2d_sigmoid_parts,
      .n_params = 2, .parts = dnnl_conv2d_sigmoid_parts, .whole = dnnl_conv2d_sigmoid_whole },
    { .name = "dnnl.conv3d_sigmoid", .place = "dnnl.pat:107", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_conv3d_sigmoid_match),
      .n_captures = 2, .captures = dnnl_conv3d_sigmoid_captures,
      .match = dnnl_conv3d_sigmoid_any, .each = dnnl_conv3d_sigmoid_all, .desc = &dnnl_conv3d_sigmoid_desc,
      .whole_size = sizeof(struct dnnl_conv3d_sigmoid_whole), .n_parts = sizeof dnnl_conv3d_sigmoid_parts / sizeof *dnnl_conv3d_sigmoid_parts,
      .n_params = 2, .parts = dnnl_conv3d_sigmoid_parts, .whole = dnnl_conv3d_sigmoid_whole },
    { .name = "dnnl.deconv2d_sigmoid", .place = "dnnl.pat:107", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_deconv2d_sigmoid_match),
      .n_captures = 2, .captures = dnnl_deconv2d_sigmoid_captures,
      .match = dnnl_deconv2d_sigmoid_any, .each = dnnl_deconv2d_sigmoid_all, .desc = &dnnl_deconv2d_sigmoid_desc,
      .whole_size = sizeof(struct dnnl_deconv2d_sigmoid_whole), .n_parts = sizeof dnnl_deconv2d_sigmoid_parts / sizeof *dnnl_deconv2d_sigmoid_parts,
      .n_params = 2, .parts = dnnl_deconv2d_sigmoid_parts, .whole = dnnl_deconv2d_sigmoid_whole },
    { .name = "dnnl.deconv3d_sigmoid", .place = "dnnl.pat:107", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_deconv3d_sigmoid_match),
      .n_captures = 2, .captures = dnnl_deconv3d_sigmoid_captures,
      .match = dnnl_deconv3d_sigmoid_any, .each = dnnl_deconv3d_sigmoid_all, .desc = &dnnl_deconv3d_sigmoid_desc,
      .whole_size = sizeof(struct dnnl_deconv3d_sigmoid_whole), .n_parts = sizeof dnnl_deconv3d_sigmoid_parts / sizeof *dnnl_deconv3d_sigmoid_parts,
      .n_params = 2, .parts = dnnl_deconv3d_sigmoid_parts, .whole = dnnl_deconv3d_sigmoid_whole },
    { .name = "dnnl.dense_sigmoid", .place = "dnnl.pat:107", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_dense_sigmoid_match),
      .n_captures = 2, .captures = dnnl_dense_sigmoid_captures,
      .match = dnnl_dense_sigmoid_any, .each = dnnl_dense_sigmoid_all, .desc = &dnnl_dense_sigmoid_desc,
      .whole_size = sizeof(struct dnnl_dense_sigmoid_whole), .n_parts = sizeof dnnl_dense_sigmoid_parts / sizeof *dnnl_dense_sigmoid_parts,
      .n_params = 2, .parts = dnnl_dense_sigmoid_parts, .whole = dnnl_dense_sigmoid_whole },
    { .name = "dnnl.conv1d_clip", .place = "dnnl.pat:107", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_conv1d_clip_match),
      .n_captures = 2, .captures = dnnl_conv1d_clip_captures,
      .match = dnnl_conv1d_clip_any, .each = dnnl_conv1d_clip_all, .desc = &dnnl_conv1d_clip_desc,
      .whole_size = sizeof(struct dnnl_conv1d_clip_whole), .n_parts = sizeof dnnl_conv1d_clip_parts / sizeof *dnnl_conv1d_clip_parts,
      .n_params = 2, .parts = dnnl_conv1d_clip_parts, .whole = dnnl_conv1d_clip_whole },
    { .name = "dnnl.conv2d_clip", .place = "dnnl.pat:107", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_conv2d_clip_match),
      .n_captures = 2, .captures = dnnl_conv2d_clip_captures,
      .match = dnnl_conv2d_clip_any, .each = dnnl_conv2d_clip_all, .desc = &dnnl_conv2d_clip_desc,
      .whole_size = sizeof(struct dnnl_conv2d_clip_whole), .n_parts = sizeof dnnl_conv2d_clip_parts / sizeof *dnnl_conv2d_clip_parts,
      .n_params = 2, .parts = dnnl_conv2d_clip_parts, .whole = dnnl_conv2d_clip_whole },
    { .name = "dnnl.conv3d_clip", .place = "dnnl.pat:107", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_conv3d_clip_match),
      .n_captures = 2, .captures = dnnl_conv3d_clip_captures,
      .match = dnnl_conv3d_clip_any, .each = dnnl_conv3d_clip_all, .desc = &dnnl_conv3d_clip_desc,
      .whole_size = sizeof(struct dnnl_conv3d_clip_whole), .n_parts = sizeof dnnl_conv3d_clip_parts / sizeof *dnnl_conv3d_clip_parts,
      .n_params = 2, .parts = dnnl_conv3d_clip_parts, .whole = dnnl_conv3d_clip_whole },
    { .name = "dnnl.deconv2d_clip", .place = "dnnl.pat:107", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_deconv2d_clip_match),
      .n_captures = 2, .captures = dnnl_deconv2d_clip_captures,
      .match = dnnl_deconv2d_clip_any, .each = dnnl_deconv2d_clip_all, .desc = &dnnl_deconv2d_clip_desc,
      .whole_size = sizeof(struct dnnl_deconv2d_clip_whole), .n_parts = sizeof dnnl_deconv2d_clip_parts / sizeof *dnnl_deconv2d_clip_parts,
      .n_params = 2, .parts = dnnl_deconv2d_clip_parts, .whole = dnnl_deconv2d_clip_whole },
    { .name = "dnnl.deconv3d_clip", .place = "dnnl.pat:107", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_deconv3d_clip_match),
      .n_captures = 2, .captures = dnnl_deconv3d_clip_captures,
      .match = dnnl_deconv3d_clip_any, .each = dnnl_deconv3d_clip_all, .desc = &dnnl_deconv3d_clip_desc,
      .whole_size = sizeof(struct dnnl_deconv3d_clip_whole), .n_parts = sizeof dnnl_deconv3d_clip_parts / sizeof *dnnl_deconv3d_clip_parts,
      .n_params = 2, .parts = dnnl_deconv3d_clip_parts, .whole = dnnl_deconv3d_clip_whole },
    { .name = "dnnl.dense_clip", .place = "dnnl.pat:107", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_dense_clip_match),
      .n_captures = 2, .captures = dnnl_dense_clip_captures,
      .match = dnnl_dense_clip_any, .each = dnnl_dense_clip_all, .desc = &dnnl_dense_clip_desc,
      .whole_size = sizeof(struct dnnl_dense_clip_whole), .n_parts = sizeof dnnl_dense_clip_parts / sizeof *dnnl_dense_clip_parts,
      .n_params = 2, .parts = dnnl_dense_clip_parts, .whole = dnnl_dense_clip_whole },
    { .name = "dnnl.conv1d_gelu", .place = "dnnl.pat:107", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_conv1d_gelu_match),
      .n_captures = 2, .captures = dnnl_conv1d_gelu_captures,
      .match = dnnl_conv1d_gelu_any, .each = dnnl_conv1d_gelu_all, .desc = &dnnl_conv1d_gelu_desc,
      .whole_size = sizeof(struct dnnl_conv1d_gelu_whole), .n_parts = sizeof dnnl_conv1d_gelu_parts / sizeof *dnnl_conv1d_gelu_parts,
      .n_params = 2, .parts = dnnl_conv1d_gelu_parts, .whole = dnnl_conv1d_gelu_whole },
    { .name = "dnnl.conv2d_gelu", .place = "dnnl.pat:107", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_conv2d_gelu_match),
      .n_captures = 2, .captures = dnnl_conv2d_gelu_captures,
      .match = dnnl_conv2d_gelu_any, .each = dnnl_conv2d_gelu_all, .desc = &dnnl_conv2d_gelu_desc,
      .whole_size = sizeof(struct dnnl_conv2d_gelu_whole), .n_parts = sizeof dnnl_conv2d_gelu_parts / sizeof *dnnl_conv2d_gelu_parts,
      .n_params = 2, .parts = dnnl_conv2d_gelu_parts, .whole = dnnl_conv2d_gelu_whole },
    { .name = "dnnl.conv3d_gelu", .place = "dnnl.pat:107", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_conv3d_gelu_match),
      .n_captures = 2, .captures = dnnl_conv3d_gelu_captures,
      .match = dnnl_conv3d_gelu_any, .each = dnnl_conv3d_gelu_all, .desc = &dnnl_conv3d_gelu_desc,
      .whole_size = sizeof(struct dnnl_conv3d_gelu_whole), .n_parts = sizeof dnnl_conv3d_gelu_parts / sizeof *dnnl_conv3d_gelu_parts,
      .n_params = 2, .parts = dnnl_conv3d_gelu_parts, .whole = dnnl_conv3d_gelu_whole },
    { .name = "dnnl.deconv2d_gelu", .place = "dnnl.pat:107", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_deconv2d_gelu_match),
      .n_captures = 2, .captures = dnnl_deconv2d_gelu_captures,
      .match = dnnl_deconv2d_gelu_any, .each = dnnl_deconv2d_gelu_all, .desc = &dnnl_deconv2d_gelu_desc,
      .whole_size = sizeof(struct dnnl_deconv2d_gelu_whole), .n_parts = sizeof dnnl_deconv2d_gelu_parts / sizeof *dnnl_deconv2d_gelu_parts,
      .n_params = 2, .parts = dnnl_deconv2d_gelu_parts, .whole = dnnl_deconv2d_gelu_whole },
    { .name = "dnnl.deconv3d_gelu", .place = "dnnl.pat:107", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_deconv3d_gelu_match),
      .n_captures = 2, .captures = dnnl_deconv3d_gelu_captures,
      .match = dnnl_deconv3d_gelu_any, .each = dnnl_deconv3d_gelu_all, .desc = &dnnl_deconv3d_gelu_desc,
      .whole_size = sizeof(struct dnnl_deconv3d_gelu_whole), .n_parts = sizeof dnnl_deconv3d_gelu_parts / sizeof *dnnl_deconv3d_gelu_parts,
      .n_params = 2, .parts = dnnl_deconv3d_gelu_parts, .whole = dnnl_deconv3d_gelu_whole },
    { .name = "dnnl.dense_gelu", .place = "dnnl.pat:107", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_dense_gelu_match),
      .n_captures = 2, .captures = dnnl_dense_gelu_captures,
      .match = dnnl_dense_gelu_any, .each = dnnl_dense_gelu_all, .desc = &dnnl_dense_gelu_desc,
      .whole_size = sizeof(struct dnnl_dense_gelu_whole), .n_parts = sizeof dnnl_dense_gelu_parts / sizeof *dnnl_dense_gelu_parts,
      .n_params = 2, .parts = dnnl_dense_gelu_parts, .whole = dnnl_dense_gelu_whole },
    { .name = "dnnl.conv1d_swish", .place = "dnnl.pat:107", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_conv1d_swish_match),
      .n_captures = 2, .captures = dnnl_conv1d_swish_captures,
      .match = dnnl_conv1d_swish_any, .each = dnnl_conv1d_swish_all, .desc = &dnnl_conv1d_swish_desc,
      .whole_size = sizeof(struct dnnl_conv1d_swish_whole), .n_parts = sizeof dnnl_conv1d_swish_parts / sizeof *dnnl_conv1d_swish_parts,
      .n_params = 2, .parts = dnnl_conv1d_swish_parts, .whole = dnnl_conv1d_swish_whole },
    { .name = "dnnl.conv2d_swish", .place = "dnnl.pat:107", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_conv2d_swish_match),
      .n_captures = 2, .captures = dnnl_conv2d_swish_captures,
      .match = dnnl_conv2d_swish_any, .each = dnnl_conv2d_swish_all, .desc = &dnnl_conv2d_swish_desc,
      .whole_size = sizeof(struct dnnl_conv2d_swish_whole), .n_parts = sizeof dnnl_conv2d_swish_parts / sizeof *dnnl_conv2d_swish_parts,
      .n_params = 2, .parts = dnnl_conv2d_swish_parts, .whole = dnnl_conv2d_swish_whole },
    { .name = "dnnl.conv3d_swish", .place = "dnnl.pat:107", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_conv3d_swish_match),
      .n_captures = 2, .captures = dnnl_conv3d_swish_captures,
      .match = dnnl_conv3d_swish_any, .each = dnnl_conv3d_swish_all, .desc = &dnnl_conv3d_swish_desc,
      .whole_size = sizeof(struct dnnl_conv3d_swish_whole), .n_parts = sizeof dnnl_conv3d_swish_parts / sizeof *dnnl_conv3d_swish_parts,
      .n_params = 2, .parts = dnnl_conv3d_swish_parts, .whole = dnnl_conv3d_swish_whole },
    { .name = "dnnl.deconv2d_swish", .place = "dnnl.pat:107", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_deconv2d_swish_match),
      .n_captures = 2, .captures = dnnl_deconv2d_swish_captures,
      .match = dnnl_deconv2d_swish_any, .each = dnnl_deconv2d_swish_all, .desc = &dnnl_deconv2d_swish_desc,
      .whole_size = sizeof(struct dnnl_deconv2d_swish_whole), .n_parts = sizeof dnnl_deconv2d_swish_parts / sizeof *dnnl_deconv2d_swish_parts,
      .n_params = 2, .parts = dnnl_deconv2d_swish_parts, .whole = dnnl_deconv2d_swish_whole },
    { .name = "dnnl.deconv3d_swish", .place = "dnnl.pat:107", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_deconv3d_swish_match),
      .n_captures = 2, .captures = dnnl_deconv3d_swish_captures,
      .match = dnnl_deconv3d_swish_any, .each = dnnl_deconv3d_swish_all, .desc = &dnnl_deconv3d_swish_desc,
      .whole_size = sizeof(struct dnnl_deconv3d_swish_whole), .n_parts = sizeof dnnl_deconv3d_swish_parts / sizeof *dnnl_deconv3d_swish_parts,
      .n_params = 2, .parts = dnnl_deconv3d_swish_parts, .whole = dnnl_deconv3d_swish_whole },
    { .name = "dnnl.dense_swish", .place = "dnnl.pat:107", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_dense_swish_match),
      .n_captures = 2, .captures = dnnl_dense_swish_captures,
      .match = dnnl_dense_swish_any, .each = dnnl_dense_swish_all, .desc = &dnnl_dense_swish_desc,
      .whole_size = sizeof(struct dnnl_dense_swish_whole), .n_parts = sizeof dnnl_dense_swish_parts / sizeof *dnnl_dense_swish_parts,
      .n_params = 2, .parts = dnnl_dense_swish_parts, .whole = dnnl_dense_swish_whole },
    { .name = "dnnl.conv1d_mish", .place = "dnnl.pat:107", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_conv1d_mish_match),
      .n_captures = 2, .captures = dnnl_conv1d_mish_captures,
      .match = dnnl_conv1d_mish_any, .each = dnnl_conv1d_mish_all, .desc = &dnnl_conv1d_mish_desc,
      .whole_size = sizeof(struct dnnl_conv1d_mish_whole), .n_parts = sizeof dnnl_conv1d_mish_parts / sizeof *dnnl_conv1d_mish_parts,
      .n_params = 2, .parts = dnnl_conv1d_mish_parts, .whole = dnnl_conv1d_mish_whole },
    { .name = "dnnl.conv2d_mish", .place = "dnnl.pat:107", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_conv2d_mish_match),
      .n_captures = 2, .captures = dnnl_conv2d_mish_captures,
      .match = dnnl_conv2d_mish_any, .each = dnnl_conv2d_mish_all, .desc = &dnnl_conv2d_mish_desc,
      .whole_size = sizeof(struct dnnl_conv2d_mish_whole), .n_parts = sizeof dnnl_conv2d_mish_parts / sizeof *dnnl_conv2d_mish_parts,
      .n_params = 2, .parts = dnnl_conv2d_mish_parts, .whole = dnnl_conv2d_mish_whole },
    { .name = "dnnl.conv3d_mish", .place = "dnnl.pat:107", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_conv3d_mish_match),
      .n_captures = 2, .captures = dnnl_conv3d_mish_captures,
      .match = dnnl_conv3d_mish_any, .each = dnnl_conv3d_mish_all, .desc = &dnnl_conv3d_mish_desc,
      .whole_size = sizeof(struct dnnl_conv3d_mish_whole), .n_parts = sizeof dnnl_conv3d_mish_parts / sizeof *dnnl_conv3d_mish_parts,
      .n_params = 2, .parts = dnnl_conv3d_mish_parts, .whole = dnnl_conv3d_mish_whole },
    { .name = "dnnl.deconv2d_mish", .place = "dnnl.pat:107", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_deconv2d_mish_match),
      .n_captures = 2, .captures = dnnl_deconv2d_mish_captures,
      .match = dnnl_deconv2d_mish_any, .each = dnnl_deconv2d_mish_all, .desc = &dnnl_deconv2d_mish_desc,
      .whole_size = sizeof(struct dnnl_deconv2d_mish_whole), .n_parts = sizeof dnnl_deconv2d_mish_parts / sizeof *dnnl_deconv2d_mish_parts,
      .n_params = 2, .parts = dnnl_deconv2d_mish_parts, .whole = dnnl_deconv2d_mish_whole },
    { .name = "dnnl.deconv3d_mish", .place = "dnnl.pat:107", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_deconv3d_mish_match),
      .n_captures = 2, .captures = dnnl_deconv3d_mish_captures,
      .match = dnnl_deconv3d_mish_any, .each = dnnl_deconv3d_mish_all, .desc = &dnnl_deconv3d_mish_desc,
      .whole_size = sizeof(struct dnnl_deconv3d_mish_whole), .n_parts = sizeof dnnl_deconv3d_mish_parts / sizeof *dnnl_deconv3d_mish_parts,
      .n_params = 2, .parts = dnnl_deconv3d_mish_parts, .whole = dnnl_deconv3d_mish_whole },
    { .name = "dnnl.dense_mish", .place = "dnnl.pat:107", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_dense_mish_match),
      .n_captures = 2, .captures = dnnl_dense_mish_captures,
      .match = dnnl_dense_mish_any, .each = dnnl_dense_mish_all, .desc = &dnnl_dense_mish_desc,
      .whole_size = sizeof(struct dnnl_dense_mish_whole), .n_parts = sizeof dnnl_dense_mish_parts / sizeof *dnnl_dense_mish_parts,
      .n_params = 2, .parts = dnnl_dense_mish_parts, .whole = dnnl_dense_mish_whole },
};

/* ---- table dnnl ---- */

static const struct dfg_table_entry dnnl_entries[] = {
    { .name = "dnnl.qnn.conv2d", .pattern = 10 },
    { .name = "dnnl.qnn.dense", .pattern = 11 },
    { .name = "dnnl.dense_bias_sum", .pattern = 12 },
    { .name = "dnnl.conv2d_bias_sum_relu", .pattern = 14 },
    { .name = "dnnl.conv2d_bias_sum", .pattern = 13 },
    { .name = "dnnl.conv1d_bias_relu", .pattern = 15 },
    { .name = "dnnl.conv2d_bias_relu", .pattern = 16 },
    { .name = "dnnl.conv3d_bias_relu", .pattern = 17 },
    { .name = "dnnl.deconv2d_bias_relu", .pattern = 18 },
    { .name = "dnnl.deconv3d_bias_relu", .pattern = 19 },
    { .name = "dnnl.dense_bias_relu", .pattern = 20 },
    { .name = "dnnl.conv1d_bias_tanh", .pattern = 21 },
    { .name = "dnnl.conv2d_bias_tanh", .pattern = 22 },
    { .name = "dnnl.conv3d_bias_tanh", .pattern = 23 },
    { .name = "dnnl.deconv2d_bias_tanh", .pattern = 24 },
    { .name = "dnnl.deconv3d_bias_tanh", .pattern = 25 },
    { .name = "dnnl.dense_bias_tanh", .pattern = 26 },
    { .name = "dnnl.conv1d_bias_sigmoid", .pattern = 27 },
    { .name = "dnnl.conv2d_bias_sigmoid", .pattern = 28 },
    { .name = "dnnl.conv3d_bias_sigmoid", .pattern = 29 },
    { .name = "dnnl.deconv2d_bias_sigmoid", .pattern = 30 },
    { .name = "dnnl.deconv3d_bias_sigmoid", .pattern = 31 },
    { .name = "dnnl.dense_bias_sigmoid", .pattern = 32 },
    { .name = "dnnl.conv1d_bias_clip", .pattern = 33 },
    { .name = "dnnl.conv2d_bias_clip", .pattern = 34 },
    { .name = "dnnl.conv3d_bias_clip", .pattern = 35 },
    { .name = "dnnl.deconv2d_bias_clip", .pattern = 36 },
    { .name = "dnnl.deconv3d_bias_clip", .pattern = 37 },
    { .name = "dnnl.dense_bias_clip", .pattern = 38 },
    { .name = "dnnl.conv1d_bias_gelu", .pattern = 39 },
    { .name = "dnnl.conv2d_bias_gelu", .pattern = 40 },
    { .name = "dnnl.conv3d_bias_gelu", .pattern = 41 },
    { .name = "dnnl.deconv2d_bias_gelu", .pattern = 42 },
    { .name = "dnnl.deconv3d_bias_gelu", .pattern = 43 },
    { .name = "dnnl.dense_bias_gelu", .pattern = 44 },
    { .name = "dnnl.conv1d_bias_swish", .pattern = 45 },
    { .name = "dnnl.conv2d_bias_swish", .pattern = 46 },
    { .name = "dnnl.conv3d_bias_swish", .pattern = 47 },
    { .name = "dnnl.deconv2d_bias_swish", .pattern = 48 },
    { .name = "dnnl.deconv3d_bias_swish", .pattern = 49 },
    { .name = "dnnl.dense_bias_swish", .pattern = 50 },
    { .name = "dnnl.conv1d_bias_mish", .pattern = 51 },
    { .name = "dnnl.conv2d_bias_mish", .pattern = 52 },
    { .name = "dnnl.conv3d_bias_mish", .pattern = 53 },
    { .name = "dnnl.deconv2d_bias_mish", .pattern = 54 },
    { .name = "dnnl.deconv3d_bias_mish", .pattern = 55 },
    { .name = "dnnl.dense_bias_mish", .pattern = 56 },
    { .name = "dnnl.conv1d_bias", .pattern = 0 },
    { .name = "dnnl.conv2d_bias", .pattern = 1 },
    { .name = "dnnl.conv3d_bias", .pattern = 2 },
    { .name = "dnnl.deconv2d_bias", .pattern = 3 },
    { .name = "dnnl.deconv3d_bias", .pattern = 4 },
    { .name = "dnnl.dense_bias", .pattern = 5 },
    { .name = "dnnl.conv1d_relu", .pattern = 57 },
    { .name = "dnnl.conv2d_relu", .pattern = 58 },
    { .name = "dnnl.conv3d_relu", .pattern = 59 },
    { .name = "dnnl.deconv2d_relu", .pattern = 60 },
    { .name = "dnnl.deconv3d_relu", .pattern = 61 },
    { .name = "dnnl.dense_relu", .pattern = 62 },
    { .name = "dnnl.conv1d_tanh", .pattern = 63 },
    { .name = "dnnl.conv2d_tanh", .pattern = 64 },
    { .name = "dnnl.conv3d_tanh", .pattern = 65 },
    { .name = "dnnl.deconv2d_tanh", .pattern = 66 },
    { .name = "dnnl.deconv3d_tanh", .pattern = 67 },
    { .name = "dnnl.dense_tanh", .pattern = 68 },
    { .name = "dnnl.conv1d_sigmoid", .pattern = 69 },
    { .name = "dnnl.conv2d_sigmoid", .pattern = 70 },
    { .name = "dnnl.conv3d_sigmoid", .pattern = 71 },
    { .name = "dnnl.deconv2d_sigmoid", .pattern = 72 },
    { .name = "dnnl.deconv3d_sigmoid", .pattern = 73 },
    { .name = "dnnl.dense_sigmoid", .pattern = 74 },
    { .name = "dnnl.conv1d_clip", .pattern = 75 },
    { .name = "dnnl.conv2d_clip", .pattern = 76 },
    { .name = "dnnl.conv3d_clip", .pattern = 77 },
    { .name = "dnnl.deconv2d_clip", .pattern = 78 },
    { .name = "dnnl.deconv3d_clip", .pattern = 79 },
    { .name = "dnnl.dense_clip", .pattern = 80 },
    { .name = "dnnl.conv1d_gelu", .pattern = 81 },
    { .name = "dnnl.conv2d_gelu", .pattern = 82 },
    { .name = "dnnl.conv3d_gelu", .pattern = 83 },
    { .name = "dnnl.deconv2d_gelu", .pattern = 84 },
    { .name = "dnnl.deconv3d_gelu", .pattern = 85 },
    { .name = "dnnl.dense_gelu", .pattern = 86 },
    { .name = "dnnl.conv1d_swish", .pattern = 87 },
    { .name = "dnnl.conv2d_swish", .pattern = 88 },
    { .name = "dnnl.conv3d_swish", .pattern = 89 },
    { .name = "dnnl.deconv2d_swish", .pattern = 90 },
    { .name = "dnnl.deconv3d_swish", .pattern = 91 },
    { .name = "dnnl.dense_swish", .pattern = 92 },
    { .name = "dnnl.conv1d_mish", .pattern = 93 },
    { .name = "dnnl.conv2d_mish", .pattern = 94 },
    { .name = "dnnl.conv3d_mish", .pattern = 95 },
    { .name = "dnnl.deconv2d_mish", .pattern = 96 },
    { .name = "dnnl.deconv3d_mish", .pattern = 97 },
    { .name = "dnnl.dense_mish", .pattern = 98 },
};
static const struct dfg_attr_text dnnl_attrs[] = {
    { "Compiler", "\"dnnl\"" },
};
static void dnnl_candidates_any(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    dnnl_candidates(g, n, set);
}

static const struct dfg_table tables[] = {
    { .name = "dnnl", .n = 95, .last_wins = false, .entries = dnnl_entries, .n_words = 2,
      .n_attrs = 1, .attrs = dnnl_attrs,
      .candidates = dnnl_candidates_any, .first = dnnl_first, .sweep = dnnl_sweep },
};

static const char *const imports[] = { "relay", NULL };
extern const struct dfg_unit dnnl_unit;
const struct dfg_unit dnnl_unit = {
    .abi = DFG_ABI,
    .name = "dnnl",
    .imports = imports,
    .names = &dnnl_names, .whole_names = &whole_names,
    .n_patterns = 99, .patterns = patterns,
    .n_tables = 1, .tables = tables,
};
