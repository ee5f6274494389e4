/* What dnnl_operators.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "dnnl_operators.h"
#if DNNL_OPERATORS_H != 0x1eaad85ab1deb026
#error "dnnl_operators.h is of another run of pat2c than this file"
#endif

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_abs = DFG_FIRST_OP,
    OP_add,
    OP_clip,
    OP_exp,
    OP_log,
    OP_multiply,
    OP_nn_avg_pool2d,
    OP_nn_avg_pool3d,
    OP_nn_batch_matmul,
    OP_nn_batch_norm,
    OP_nn_conv1d,
    OP_nn_conv2d,
    OP_nn_conv2d_transpose,
    OP_nn_conv3d,
    OP_nn_conv3d_transpose,
    OP_nn_dense,
    OP_nn_global_avg_pool2d,
    OP_nn_layer_norm,
    OP_nn_leaky_relu,
    OP_nn_max_pool2d,
    OP_nn_max_pool3d,
    OP_nn_relu,
    OP_nn_softmax,
    OP_round,
    OP_sigmoid,
    OP_sqrt,
    OP_tanh,
};
enum {
    ATTR_ceil_mode,
};
static const char *const op_names[] = {
    "abs",
    "add",
    "clip",
    "exp",
    "log",
    "multiply",
    "nn.avg_pool2d",
    "nn.avg_pool3d",
    "nn.batch_matmul",
    "nn.batch_norm",
    "nn.conv1d",
    "nn.conv2d",
    "nn.conv2d_transpose",
    "nn.conv3d",
    "nn.conv3d_transpose",
    "nn.dense",
    "nn.global_avg_pool2d",
    "nn.layer_norm",
    "nn.leaky_relu",
    "nn.max_pool2d",
    "nn.max_pool3d",
    "nn.relu",
    "nn.softmax",
    "round",
    "sigmoid",
    "sqrt",
    "tanh",
};
static const char *const attr_names[] = {
    "ceil_mode",
};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 27,
    .ops = op_names,
    .n_attrs = 1,
    .attrs = attr_names,
};

struct dnnl_operators_narrow_whole {
    struct dnnl_operators_narrow_match m;
};

static bool dnnl_operators_narrow_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    /* where x.dtype != i64 */
    if (!dfg_ne(dfg_dtype_of(g, n), dfg_dtype_val(DFG_I64)))
        return false;
    return accept(ctx, &(struct dnnl_operators_narrow_whole){.m = {.root = n, .x = n}});
}

struct dnnl_operators_dnnl_nn_batch_norm_whole {
    struct dnnl_operators_dnnl_nn_batch_norm_match m;
    dfg_node get;
    dfg_node batch_norm;
    dfg_node x;
    dfg_node x_2;
    dfg_node x_3;
    dfg_node x_4;
    dfg_node x_5;
};

static bool dnnl_operators_dnnl_nn_batch_norm_whole(const dfg_graph *g, dfg_node n,
                                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_is_get(g, n, 0))
        return false;
    dfg_node batch_norm = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, batch_norm, OP_nn_batch_norm, 5))
        return false;
    dfg_node x = dfg_arg(g, batch_norm, 0);
    dfg_node x_2 = dfg_arg(g, batch_norm, 1);
    dfg_node x_3 = dfg_arg(g, batch_norm, 2);
    dfg_node x_4 = dfg_arg(g, batch_norm, 3);
    dfg_node x_5 = dfg_arg(g, batch_norm, 4);
    if (!dfg_same_body(g, n, batch_norm))
        return false;
    /* where x.dtype != i64 */
    if (!dfg_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64)))
        return false;
    /* where x.dtype != i64 */
    if (!dfg_ne(dfg_dtype_of(g, x_2), dfg_dtype_val(DFG_I64)))
        return false;
    /* where x.dtype != i64 */
    if (!dfg_ne(dfg_dtype_of(g, x_3), dfg_dtype_val(DFG_I64)))
        return false;
    /* where x.dtype != i64 */
    if (!dfg_ne(dfg_dtype_of(g, x_4), dfg_dtype_val(DFG_I64)))
        return false;
    /* where x.dtype != i64 */
    if (!dfg_ne(dfg_dtype_of(g, x_5), dfg_dtype_val(DFG_I64)))
        return false;
    return accept(ctx, &(struct dnnl_operators_dnnl_nn_batch_norm_whole){.m = {.root = n}, .get = n,
            .batch_norm = batch_norm, .x = x, .x_2 = x_2, .x_3 = x_3, .x_4 = x_4, .x_5 = x_5});
}

struct dnnl_operators_dnnl_nn_conv1d_whole {
    struct dnnl_operators_dnnl_nn_conv1d_match m;
    dfg_node conv1d;
    dfg_node x;
    dfg_node x_2;
};

static bool dnnl_operators_dnnl_nn_conv1d_whole(const dfg_graph *g, dfg_node n,
                                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_conv1d, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node x_2 = dfg_arg(g, n, 1);
    /* where x.dtype != i64 */
    if (!dfg_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64)))
        return false;
    /* where x.dtype != i64 */
    if (!dfg_ne(dfg_dtype_of(g, x_2), dfg_dtype_val(DFG_I64)))
        return false;
    return accept(ctx, &(struct dnnl_operators_dnnl_nn_conv1d_whole){.m = {.root = n}, .conv1d = n,
            .x = x, .x_2 = x_2});
}

struct dnnl_operators_dnnl_nn_conv2d_whole {
    struct dnnl_operators_dnnl_nn_conv2d_match m;
    dfg_node conv2d;
    dfg_node x;
    dfg_node x_2;
};

static bool dnnl_operators_dnnl_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_conv2d, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node x_2 = dfg_arg(g, n, 1);
    /* where x.dtype != i64 */
    if (!dfg_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64)))
        return false;
    /* where x.dtype != i64 */
    if (!dfg_ne(dfg_dtype_of(g, x_2), dfg_dtype_val(DFG_I64)))
        return false;
    return accept(ctx, &(struct dnnl_operators_dnnl_nn_conv2d_whole){.m = {.root = n}, .conv2d = n,
            .x = x, .x_2 = x_2});
}

struct dnnl_operators_dnnl_nn_conv3d_whole {
    struct dnnl_operators_dnnl_nn_conv3d_match m;
    dfg_node conv3d;
    dfg_node x;
    dfg_node x_2;
};

static bool dnnl_operators_dnnl_nn_conv3d_whole(const dfg_graph *g, dfg_node n,
                                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_conv3d, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node x_2 = dfg_arg(g, n, 1);
    /* where x.dtype != i64 */
    if (!dfg_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64)))
        return false;
    /* where x.dtype != i64 */
    if (!dfg_ne(dfg_dtype_of(g, x_2), dfg_dtype_val(DFG_I64)))
        return false;
    return accept(ctx, &(struct dnnl_operators_dnnl_nn_conv3d_whole){.m = {.root = n}, .conv3d = n,
            .x = x, .x_2 = x_2});
}

struct dnnl_operators_dnnl_nn_conv2d_transpose_whole {
    struct dnnl_operators_dnnl_nn_conv2d_transpose_match m;
    dfg_node conv2d_transpose;
    dfg_node x;
    dfg_node x_2;
};

static bool dnnl_operators_dnnl_nn_conv2d_transpose_whole(const dfg_graph *g, dfg_node n,
                                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_conv2d_transpose, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node x_2 = dfg_arg(g, n, 1);
    /* where x.dtype != i64 */
    if (!dfg_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64)))
        return false;
    /* where x.dtype != i64 */
    if (!dfg_ne(dfg_dtype_of(g, x_2), dfg_dtype_val(DFG_I64)))
        return false;
    return accept(ctx, &(struct dnnl_operators_dnnl_nn_conv2d_transpose_whole){.m = {.root = n},
            .conv2d_transpose = n, .x = x, .x_2 = x_2});
}

struct dnnl_operators_dnnl_nn_conv3d_transpose_whole {
    struct dnnl_operators_dnnl_nn_conv3d_transpose_match m;
    dfg_node conv3d_transpose;
    dfg_node x;
    dfg_node x_2;
};

static bool dnnl_operators_dnnl_nn_conv3d_transpose_whole(const dfg_graph *g, dfg_node n,
                                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_conv3d_transpose, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node x_2 = dfg_arg(g, n, 1);
    /* where x.dtype != i64 */
    if (!dfg_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64)))
        return false;
    /* where x.dtype != i64 */
    if (!dfg_ne(dfg_dtype_of(g, x_2), dfg_dtype_val(DFG_I64)))
        return false;
    return accept(ctx, &(struct dnnl_operators_dnnl_nn_conv3d_transpose_whole){.m = {.root = n},
            .conv3d_transpose = n, .x = x, .x_2 = x_2});
}

struct dnnl_operators_dnnl_nn_dense_whole {
    struct dnnl_operators_dnnl_nn_dense_match m;
    dfg_node dense;
    dfg_node x;
    dfg_node x_2;
};

static bool dnnl_operators_dnnl_nn_dense_whole(const dfg_graph *g, dfg_node n,
                                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_dense, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node x_2 = dfg_arg(g, n, 1);
    /* where x.dtype != i64 */
    if (!dfg_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64)))
        return false;
    /* where x.dtype != i64 */
    if (!dfg_ne(dfg_dtype_of(g, x_2), dfg_dtype_val(DFG_I64)))
        return false;
    return accept(ctx, &(struct dnnl_operators_dnnl_nn_dense_whole){.m = {.root = n}, .dense = n, .x = x,
            .x_2 = x_2});
}

struct dnnl_operators_dnnl_nn_max_pool2d_whole {
    struct dnnl_operators_dnnl_nn_max_pool2d_match m;
    dfg_node max_pool2d;
    dfg_node x;
};

static bool dnnl_operators_dnnl_nn_max_pool2d_whole(const dfg_graph *g, dfg_node n,
                                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_max_pool2d, 1))
        return false;
    if (!dfg_bool_is(g, n, ATTR_ceil_mode, false, false))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where x.dtype != i64 */
    if (!dfg_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64)))
        return false;
    return accept(ctx, &(struct dnnl_operators_dnnl_nn_max_pool2d_whole){.m = {.root = n},
            .max_pool2d = n, .x = x});
}

struct dnnl_operators_dnnl_nn_avg_pool2d_whole {
    struct dnnl_operators_dnnl_nn_avg_pool2d_match m;
    dfg_node avg_pool2d;
    dfg_node x;
};

static bool dnnl_operators_dnnl_nn_avg_pool2d_whole(const dfg_graph *g, dfg_node n,
                                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_avg_pool2d, 1))
        return false;
    if (!dfg_bool_is(g, n, ATTR_ceil_mode, false, false))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where x.dtype != i64 */
    if (!dfg_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64)))
        return false;
    return accept(ctx, &(struct dnnl_operators_dnnl_nn_avg_pool2d_whole){.m = {.root = n},
            .avg_pool2d = n, .x = x});
}

struct dnnl_operators_dnnl_nn_max_pool3d_whole {
    struct dnnl_operators_dnnl_nn_max_pool3d_match m;
    dfg_node max_pool3d;
    dfg_node x;
};

static bool dnnl_operators_dnnl_nn_max_pool3d_whole(const dfg_graph *g, dfg_node n,
                                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_max_pool3d, 1))
        return false;
    if (!dfg_bool_is(g, n, ATTR_ceil_mode, false, false))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where x.dtype != i64 */
    if (!dfg_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64)))
        return false;
    return accept(ctx, &(struct dnnl_operators_dnnl_nn_max_pool3d_whole){.m = {.root = n},
            .max_pool3d = n, .x = x});
}

struct dnnl_operators_dnnl_nn_avg_pool3d_whole {
    struct dnnl_operators_dnnl_nn_avg_pool3d_match m;
    dfg_node avg_pool3d;
    dfg_node x;
};

static bool dnnl_operators_dnnl_nn_avg_pool3d_whole(const dfg_graph *g, dfg_node n,
                                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_avg_pool3d, 1))
        return false;
    if (!dfg_bool_is(g, n, ATTR_ceil_mode, false, false))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where x.dtype != i64 */
    if (!dfg_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64)))
        return false;
    return accept(ctx, &(struct dnnl_operators_dnnl_nn_avg_pool3d_whole){.m = {.root = n},
            .avg_pool3d = n, .x = x});
}

struct dnnl_operators_dnnl_nn_global_avg_pool2d_whole {
    struct dnnl_operators_dnnl_nn_global_avg_pool2d_match m;
    dfg_node global_avg_pool2d;
    dfg_node x;
};

static bool dnnl_operators_dnnl_nn_global_avg_pool2d_whole(const dfg_graph *g, dfg_node n,
                                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_global_avg_pool2d, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where x.dtype != i64 */
    if (!dfg_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64)))
        return false;
    return accept(ctx, &(struct dnnl_operators_dnnl_nn_global_avg_pool2d_whole){.m = {.root = n},
            .global_avg_pool2d = n, .x = x});
}

struct dnnl_operators_dnnl_abs_whole {
    struct dnnl_operators_dnnl_abs_match m;
    dfg_node abs;
    dfg_node x;
};

static bool dnnl_operators_dnnl_abs_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_abs, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where x.dtype != i64 */
    if (!dfg_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64)))
        return false;
    return accept(ctx, &(struct dnnl_operators_dnnl_abs_whole){.m = {.root = n}, .abs = n, .x = x});
}

struct dnnl_operators_dnnl_clip_whole {
    struct dnnl_operators_dnnl_clip_match m;
    dfg_node clip;
    dfg_node x;
};

static bool dnnl_operators_dnnl_clip_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_clip, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where x.dtype != i64 */
    if (!dfg_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64)))
        return false;
    return accept(ctx, &(struct dnnl_operators_dnnl_clip_whole){.m = {.root = n}, .clip = n, .x = x});
}

struct dnnl_operators_dnnl_exp_whole {
    struct dnnl_operators_dnnl_exp_match m;
    dfg_node exp;
    dfg_node x;
};

static bool dnnl_operators_dnnl_exp_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_exp, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where x.dtype != i64 */
    if (!dfg_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64)))
        return false;
    return accept(ctx, &(struct dnnl_operators_dnnl_exp_whole){.m = {.root = n}, .exp = n, .x = x});
}

struct dnnl_operators_dnnl_log_whole {
    struct dnnl_operators_dnnl_log_match m;
    dfg_node log;
    dfg_node x;
};

static bool dnnl_operators_dnnl_log_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_log, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where x.dtype != i64 */
    if (!dfg_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64)))
        return false;
    return accept(ctx, &(struct dnnl_operators_dnnl_log_whole){.m = {.root = n}, .log = n, .x = x});
}

struct dnnl_operators_dnnl_sqrt_whole {
    struct dnnl_operators_dnnl_sqrt_match m;
    dfg_node sqrt;
    dfg_node x;
};

static bool dnnl_operators_dnnl_sqrt_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_sqrt, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where x.dtype != i64 */
    if (!dfg_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64)))
        return false;
    return accept(ctx, &(struct dnnl_operators_dnnl_sqrt_whole){.m = {.root = n}, .sqrt = n, .x = x});
}

struct dnnl_operators_dnnl_round_whole {
    struct dnnl_operators_dnnl_round_match m;
    dfg_node round;
    dfg_node x;
};

static bool dnnl_operators_dnnl_round_whole(const dfg_graph *g, dfg_node n,
                                            bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_round, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where x.dtype != i64 */
    if (!dfg_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64)))
        return false;
    return accept(ctx, &(struct dnnl_operators_dnnl_round_whole){.m = {.root = n}, .round = n, .x = x});
}

struct dnnl_operators_dnnl_nn_relu_whole {
    struct dnnl_operators_dnnl_nn_relu_match m;
    dfg_node relu;
    dfg_node x;
};

static bool dnnl_operators_dnnl_nn_relu_whole(const dfg_graph *g, dfg_node n,
                                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_relu, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where x.dtype != i64 */
    if (!dfg_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64)))
        return false;
    return accept(ctx, &(struct dnnl_operators_dnnl_nn_relu_whole){.m = {.root = n}, .relu = n, .x = x});
}

struct dnnl_operators_dnnl_nn_leaky_relu_whole {
    struct dnnl_operators_dnnl_nn_leaky_relu_match m;
    dfg_node leaky_relu;
    dfg_node x;
};

static bool dnnl_operators_dnnl_nn_leaky_relu_whole(const dfg_graph *g, dfg_node n,
                                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_leaky_relu, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where x.dtype != i64 */
    if (!dfg_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64)))
        return false;
    return accept(ctx, &(struct dnnl_operators_dnnl_nn_leaky_relu_whole){.m = {.root = n},
            .leaky_relu = n, .x = x});
}

struct dnnl_operators_dnnl_tanh_whole {
    struct dnnl_operators_dnnl_tanh_match m;
    dfg_node tanh;
    dfg_node x;
};

static bool dnnl_operators_dnnl_tanh_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_tanh, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where x.dtype != i64 */
    if (!dfg_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64)))
        return false;
    return accept(ctx, &(struct dnnl_operators_dnnl_tanh_whole){.m = {.root = n}, .tanh = n, .x = x});
}

struct dnnl_operators_dnnl_sigmoid_whole {
    struct dnnl_operators_dnnl_sigmoid_match m;
    dfg_node sigmoid;
    dfg_node x;
};

static bool dnnl_operators_dnnl_sigmoid_whole(const dfg_graph *g, dfg_node n,
                                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_sigmoid, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where x.dtype != i64 */
    if (!dfg_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64)))
        return false;
    return accept(ctx, &(struct dnnl_operators_dnnl_sigmoid_whole){.m = {.root = n}, .sigmoid = n,
            .x = x});
}

struct dnnl_operators_dnnl_nn_softmax_whole {
    struct dnnl_operators_dnnl_nn_softmax_match m;
    dfg_node softmax;
    dfg_node x;
};

static bool dnnl_operators_dnnl_nn_softmax_whole(const dfg_graph *g, dfg_node n,
                                                 bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_softmax, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where x.dtype != i64 */
    if (!dfg_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64)))
        return false;
    return accept(ctx, &(struct dnnl_operators_dnnl_nn_softmax_whole){.m = {.root = n}, .softmax = n,
            .x = x});
}

struct dnnl_operators_dnnl_add_whole {
    struct dnnl_operators_dnnl_add_match m;
    dfg_node add;
    dfg_node x;
    dfg_node x_2;
};

static bool dnnl_operators_dnnl_add_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, swap);
        dfg_node x_2 = dfg_arg(g, n, 1 - swap);
        /* where x.dtype != i64 */
        if (!dfg_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64)))
            continue;
        /* where x.dtype != i64 */
        if (!dfg_ne(dfg_dtype_of(g, x_2), dfg_dtype_val(DFG_I64)))
            continue;
        if (accept(ctx, &(struct dnnl_operators_dnnl_add_whole){.m = {.root = n}, .add = n, .x = x,
                .x_2 = x_2}))
            return true;
    }
    return false;
}

struct dnnl_operators_dnnl_multiply_whole {
    struct dnnl_operators_dnnl_multiply_match m;
    dfg_node multiply;
    dfg_node x;
    dfg_node x_2;
};

static bool dnnl_operators_dnnl_multiply_whole(const dfg_graph *g, dfg_node n,
                                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_multiply, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, swap);
        dfg_node x_2 = dfg_arg(g, n, 1 - swap);
        /* where x.dtype != i64 */
        if (!dfg_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64)))
            continue;
        /* where x.dtype != i64 */
        if (!dfg_ne(dfg_dtype_of(g, x_2), dfg_dtype_val(DFG_I64)))
            continue;
        if (accept(ctx, &(struct dnnl_operators_dnnl_multiply_whole){.m = {.root = n}, .multiply = n,
                .x = x, .x_2 = x_2}))
            return true;
    }
    return false;
}

struct dnnl_operators_dnnl_nn_layer_norm_whole {
    struct dnnl_operators_dnnl_nn_layer_norm_match m;
    dfg_node layer_norm;
    dfg_node x;
    dfg_node x_2;
    dfg_node x_3;
};

static bool dnnl_operators_dnnl_nn_layer_norm_whole(const dfg_graph *g, dfg_node n,
                                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_layer_norm, 3))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node x_2 = dfg_arg(g, n, 1);
    dfg_node x_3 = dfg_arg(g, n, 2);
    /* where x.dtype != i64 */
    if (!dfg_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64)))
        return false;
    /* where x.dtype != i64 */
    if (!dfg_ne(dfg_dtype_of(g, x_2), dfg_dtype_val(DFG_I64)))
        return false;
    /* where x.dtype != i64 */
    if (!dfg_ne(dfg_dtype_of(g, x_3), dfg_dtype_val(DFG_I64)))
        return false;
    return accept(ctx, &(struct dnnl_operators_dnnl_nn_layer_norm_whole){.m = {.root = n},
            .layer_norm = n, .x = x, .x_2 = x_2, .x_3 = x_3});
}

struct dnnl_operators_dnnl_nn_batch_matmul_whole {
    struct dnnl_operators_dnnl_nn_batch_matmul_match m;
    dfg_node batch_matmul;
    dfg_node x;
    dfg_node x_2;
};

static bool dnnl_operators_dnnl_nn_batch_matmul_whole(const dfg_graph *g, dfg_node n,
                                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_batch_matmul, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node x_2 = dfg_arg(g, n, 1);
    /* where x.dtype != i64 */
    if (!dfg_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I64)))
        return false;
    /* where x.dtype != i64 */
    if (!dfg_ne(dfg_dtype_of(g, x_2), dfg_dtype_val(DFG_I64)))
        return false;
    return accept(ctx, &(struct dnnl_operators_dnnl_nn_batch_matmul_whole){.m = {.root = n},
            .batch_matmul = n, .x = x, .x_2 = x_2});
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- narrow ---- */

static const struct dfg_desc_expr dnnl_operators_narrow_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 11 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 11 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 11 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype != i64", .line = 11 },
};
static const struct dfg_desc_node dnnl_operators_narrow_nodes[1] = {
    [0] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 11 },
};
static const struct dfg_desc_region dnnl_operators_narrow_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture dnnl_operators_narrow_refs[] = { { 0, -1 }, };
static const struct dfg_capture dnnl_operators_narrow_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct dnnl_operators_narrow_match, x) },
};
static const struct dfg_desc_pattern dnnl_operators_narrow_desc = {
    .n_nodes = 1, .n_exprs = 4, .n_vars = 0, .n_sets = 1,
    .nodes = dnnl_operators_narrow_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_operators_narrow_regions,
    .exprs = dnnl_operators_narrow_exprs,
    .captures = dnnl_operators_narrow_refs,
    .text = "pattern narrow(x) = x where x.dtype != i64;", .line = 11, .n_where = 1, .where = (const uint32_t[]){ 3, }
};
static bool dnnl_operators_narrow_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_operators_narrow_match(g, n, m);
}
static bool dnnl_operators_narrow_pass(void *ctx, const struct dnnl_operators_narrow_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_operators_narrow_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_operators_narrow_each(g, n, dnnl_operators_narrow_pass, &e);
}

static const struct dfg_part dnnl_operators_narrow_parts[] = {
    { DFG_PART_ROOT, false, 1, 0, offsetof(struct dnnl_operators_narrow_whole, m.x) },
};
/* ---- dnnl.nn.batch_norm ---- */

static const struct dfg_desc_expr dnnl_operators_dnnl_nn_batch_norm_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 11 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 11 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 11 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype != i64", .line = 11 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 11 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 11 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 11 },
    /* 7 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.dtype != i64", .line = 11 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 11 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "dtype", .line = 11 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 11 },
    /* 11 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "x.dtype != i64", .line = 11 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 9, .text = "x", .line = 11 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "dtype", .line = 11 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 11 },
    /* 15 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.dtype != i64", .line = 11 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 11, .text = "x", .line = 11 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 11 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 11 },
    /* 19 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "x.dtype != i64", .line = 11 },
};
static const struct dfg_desc_node dnnl_operators_dnnl_nn_batch_norm_nodes[12] = {
    [0] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "nn.batch_norm(narrow, narrow, narrow, narrow, narrow).0", .line = 15 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 2, 4, 6, 8, 10, },
        .under_get = true,
        .text = "nn.batch_norm(narrow, narrow, narrow, narrow, narrow)", .line = 15 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "x", .line = 11, .n_where = 1, .where = (const uint32_t[]){ 3, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 11 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .text = "x", .line = 11, .n_where = 1, .where = (const uint32_t[]){ 7, } },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 11 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 7, },
        .text = "x", .line = 11, .n_where = 1, .where = (const uint32_t[]){ 11, } },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 11 },
    [8] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 9, },
        .text = "x", .line = 11, .n_where = 1, .where = (const uint32_t[]){ 15, } },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 11 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 11, },
        .text = "x", .line = 11, .n_where = 1, .where = (const uint32_t[]){ 19, } },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 11 },
};
static const struct dfg_desc_region dnnl_operators_dnnl_nn_batch_norm_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern dnnl_operators_dnnl_nn_batch_norm_desc = {
    .n_nodes = 12, .n_exprs = 20, .n_vars = 0, .n_sets = 0,
    .nodes = dnnl_operators_dnnl_nn_batch_norm_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_operators_dnnl_nn_batch_norm_regions,
    .exprs = dnnl_operators_dnnl_nn_batch_norm_exprs,
    .text = "\"dnnl.nn.batch_norm\"        = nn.batch_norm(narrow, narrow, narrow, narrow, narrow).0;", .line = 15
};
static bool dnnl_operators_dnnl_nn_batch_norm_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_operators_dnnl_nn_batch_norm_match(g, n, m);
}
static bool dnnl_operators_dnnl_nn_batch_norm_pass(void *ctx, const struct dnnl_operators_dnnl_nn_batch_norm_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_operators_dnnl_nn_batch_norm_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_operators_dnnl_nn_batch_norm_each(g, n, dnnl_operators_dnnl_nn_batch_norm_pass, &e);
}

static const struct dfg_part dnnl_operators_dnnl_nn_batch_norm_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_operators_dnnl_nn_batch_norm_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct dnnl_operators_dnnl_nn_batch_norm_whole, batch_norm) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_operators_dnnl_nn_batch_norm_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_operators_dnnl_nn_batch_norm_whole, x_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_operators_dnnl_nn_batch_norm_whole, x_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_operators_dnnl_nn_batch_norm_whole, x_4) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_operators_dnnl_nn_batch_norm_whole, x_5) },
};
/* ---- dnnl.nn.conv1d ---- */

static const struct dfg_desc_expr dnnl_operators_dnnl_nn_conv1d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 11 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 11 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 11 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype != i64", .line = 11 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 11 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 11 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 11 },
    /* 7 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.dtype != i64", .line = 11 },
};
static const struct dfg_desc_node dnnl_operators_dnnl_nn_conv1d_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv1d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, },
        .text = "nn.conv1d(narrow, narrow)", .line = 16 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 11, .n_where = 1, .where = (const uint32_t[]){ 3, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 11 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .text = "x", .line = 11, .n_where = 1, .where = (const uint32_t[]){ 7, } },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 11 },
};
static const struct dfg_desc_region dnnl_operators_dnnl_nn_conv1d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern dnnl_operators_dnnl_nn_conv1d_desc = {
    .n_nodes = 5, .n_exprs = 8, .n_vars = 0, .n_sets = 0,
    .nodes = dnnl_operators_dnnl_nn_conv1d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_operators_dnnl_nn_conv1d_regions,
    .exprs = dnnl_operators_dnnl_nn_conv1d_exprs,
    .text = "\"dnnl.nn.conv1d\"            = nn.conv1d(narrow, narrow);", .line = 16
};
static bool dnnl_operators_dnnl_nn_conv1d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_operators_dnnl_nn_conv1d_match(g, n, m);
}
static bool dnnl_operators_dnnl_nn_conv1d_pass(void *ctx, const struct dnnl_operators_dnnl_nn_conv1d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_operators_dnnl_nn_conv1d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_operators_dnnl_nn_conv1d_each(g, n, dnnl_operators_dnnl_nn_conv1d_pass, &e);
}

static const struct dfg_part dnnl_operators_dnnl_nn_conv1d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_operators_dnnl_nn_conv1d_whole, conv1d) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_operators_dnnl_nn_conv1d_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_operators_dnnl_nn_conv1d_whole, x_2) },
};
/* ---- dnnl.nn.conv2d ---- */

static const struct dfg_desc_expr dnnl_operators_dnnl_nn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 11 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 11 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 11 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype != i64", .line = 11 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 11 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 11 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 11 },
    /* 7 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.dtype != i64", .line = 11 },
};
static const struct dfg_desc_node dnnl_operators_dnnl_nn_conv2d_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, },
        .text = "nn.conv2d(narrow, narrow)", .line = 17 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 11, .n_where = 1, .where = (const uint32_t[]){ 3, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 11 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .text = "x", .line = 11, .n_where = 1, .where = (const uint32_t[]){ 7, } },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 11 },
};
static const struct dfg_desc_region dnnl_operators_dnnl_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern dnnl_operators_dnnl_nn_conv2d_desc = {
    .n_nodes = 5, .n_exprs = 8, .n_vars = 0, .n_sets = 0,
    .nodes = dnnl_operators_dnnl_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_operators_dnnl_nn_conv2d_regions,
    .exprs = dnnl_operators_dnnl_nn_conv2d_exprs,
    .text = "\"dnnl.nn.conv2d\"            = nn.conv2d(narrow, narrow);", .line = 17
};
static bool dnnl_operators_dnnl_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_operators_dnnl_nn_conv2d_match(g, n, m);
}
static bool dnnl_operators_dnnl_nn_conv2d_pass(void *ctx, const struct dnnl_operators_dnnl_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_operators_dnnl_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_operators_dnnl_nn_conv2d_each(g, n, dnnl_operators_dnnl_nn_conv2d_pass, &e);
}

static const struct dfg_part dnnl_operators_dnnl_nn_conv2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_operators_dnnl_nn_conv2d_whole, conv2d) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_operators_dnnl_nn_conv2d_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_operators_dnnl_nn_conv2d_whole, x_2) },
};
/* ---- dnnl.nn.conv3d ---- */

static const struct dfg_desc_expr dnnl_operators_dnnl_nn_conv3d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 11 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 11 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 11 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype != i64", .line = 11 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 11 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 11 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 11 },
    /* 7 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.dtype != i64", .line = 11 },
};
static const struct dfg_desc_node dnnl_operators_dnnl_nn_conv3d_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv3d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, },
        .text = "nn.conv3d(narrow, narrow)", .line = 18 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 11, .n_where = 1, .where = (const uint32_t[]){ 3, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 11 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .text = "x", .line = 11, .n_where = 1, .where = (const uint32_t[]){ 7, } },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 11 },
};
static const struct dfg_desc_region dnnl_operators_dnnl_nn_conv3d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern dnnl_operators_dnnl_nn_conv3d_desc = {
    .n_nodes = 5, .n_exprs = 8, .n_vars = 0, .n_sets = 0,
    .nodes = dnnl_operators_dnnl_nn_conv3d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_operators_dnnl_nn_conv3d_regions,
    .exprs = dnnl_operators_dnnl_nn_conv3d_exprs,
    .text = "\"dnnl.nn.conv3d\"            = nn.conv3d(narrow, narrow);", .line = 18
};
static bool dnnl_operators_dnnl_nn_conv3d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_operators_dnnl_nn_conv3d_match(g, n, m);
}
static bool dnnl_operators_dnnl_nn_conv3d_pass(void *ctx, const struct dnnl_operators_dnnl_nn_conv3d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_operators_dnnl_nn_conv3d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_operators_dnnl_nn_conv3d_each(g, n, dnnl_operators_dnnl_nn_conv3d_pass, &e);
}

static const struct dfg_part dnnl_operators_dnnl_nn_conv3d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_operators_dnnl_nn_conv3d_whole, conv3d) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_operators_dnnl_nn_conv3d_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_operators_dnnl_nn_conv3d_whole, x_2) },
};
/* ---- dnnl.nn.conv2d_transpose ---- */

static const struct dfg_desc_expr dnnl_operators_dnnl_nn_conv2d_transpose_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 11 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 11 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 11 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype != i64", .line = 11 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 11 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 11 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 11 },
    /* 7 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.dtype != i64", .line = 11 },
};
static const struct dfg_desc_node dnnl_operators_dnnl_nn_conv2d_transpose_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, },
        .text = "nn.conv2d_transpose(narrow, narrow)", .line = 19 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 11, .n_where = 1, .where = (const uint32_t[]){ 3, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 11 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .text = "x", .line = 11, .n_where = 1, .where = (const uint32_t[]){ 7, } },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 11 },
};
static const struct dfg_desc_region dnnl_operators_dnnl_nn_conv2d_transpose_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern dnnl_operators_dnnl_nn_conv2d_transpose_desc = {
    .n_nodes = 5, .n_exprs = 8, .n_vars = 0, .n_sets = 0,
    .nodes = dnnl_operators_dnnl_nn_conv2d_transpose_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_operators_dnnl_nn_conv2d_transpose_regions,
    .exprs = dnnl_operators_dnnl_nn_conv2d_transpose_exprs,
    .text = "\"dnnl.nn.conv2d_transpose\"  = nn.conv2d_transpose(narrow, narrow);", .line = 19
};
static bool dnnl_operators_dnnl_nn_conv2d_transpose_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_operators_dnnl_nn_conv2d_transpose_match(g, n, m);
}
static bool dnnl_operators_dnnl_nn_conv2d_transpose_pass(void *ctx, const struct dnnl_operators_dnnl_nn_conv2d_transpose_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_operators_dnnl_nn_conv2d_transpose_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_operators_dnnl_nn_conv2d_transpose_each(g, n, dnnl_operators_dnnl_nn_conv2d_transpose_pass, &e);
}

static const struct dfg_part dnnl_operators_dnnl_nn_conv2d_transpose_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_operators_dnnl_nn_conv2d_transpose_whole, conv2d_transpose) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_operators_dnnl_nn_conv2d_transpose_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_operators_dnnl_nn_conv2d_transpose_whole, x_2) },
};
/* ---- dnnl.nn.conv3d_transpose ---- */

static const struct dfg_desc_expr dnnl_operators_dnnl_nn_conv3d_transpose_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 11 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 11 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 11 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype != i64", .line = 11 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 11 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 11 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 11 },
    /* 7 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.dtype != i64", .line = 11 },
};
static const struct dfg_desc_node dnnl_operators_dnnl_nn_conv3d_transpose_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv3d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, },
        .text = "nn.conv3d_transpose(narrow, narrow)", .line = 20 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 11, .n_where = 1, .where = (const uint32_t[]){ 3, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 11 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .text = "x", .line = 11, .n_where = 1, .where = (const uint32_t[]){ 7, } },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 11 },
};
static const struct dfg_desc_region dnnl_operators_dnnl_nn_conv3d_transpose_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern dnnl_operators_dnnl_nn_conv3d_transpose_desc = {
    .n_nodes = 5, .n_exprs = 8, .n_vars = 0, .n_sets = 0,
    .nodes = dnnl_operators_dnnl_nn_conv3d_transpose_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_operators_dnnl_nn_conv3d_transpose_regions,
    .exprs = dnnl_operators_dnnl_nn_conv3d_transpose_exprs,
    .text = "\"dnnl.nn.conv3d_transpose\"  = nn.conv3d_transpose(narrow, narrow);", .line = 20
};
static bool dnnl_operators_dnnl_nn_conv3d_transpose_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_operators_dnnl_nn_conv3d_transpose_match(g, n, m);
}
static bool dnnl_operators_dnnl_nn_conv3d_transpose_pass(void *ctx, const struct dnnl_operators_dnnl_nn_conv3d_transpose_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_operators_dnnl_nn_conv3d_transpose_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_operators_dnnl_nn_conv3d_transpose_each(g, n, dnnl_operators_dnnl_nn_conv3d_transpose_pass, &e);
}

static const struct dfg_part dnnl_operators_dnnl_nn_conv3d_transpose_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_operators_dnnl_nn_conv3d_transpose_whole, conv3d_transpose) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_operators_dnnl_nn_conv3d_transpose_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_operators_dnnl_nn_conv3d_transpose_whole, x_2) },
};
/* ---- dnnl.nn.dense ---- */

static const struct dfg_desc_expr dnnl_operators_dnnl_nn_dense_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 11 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 11 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 11 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype != i64", .line = 11 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 11 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 11 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 11 },
    /* 7 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.dtype != i64", .line = 11 },
};
static const struct dfg_desc_node dnnl_operators_dnnl_nn_dense_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, },
        .text = "nn.dense(narrow, narrow)", .line = 21 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 11, .n_where = 1, .where = (const uint32_t[]){ 3, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 11 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .text = "x", .line = 11, .n_where = 1, .where = (const uint32_t[]){ 7, } },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 11 },
};
static const struct dfg_desc_region dnnl_operators_dnnl_nn_dense_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern dnnl_operators_dnnl_nn_dense_desc = {
    .n_nodes = 5, .n_exprs = 8, .n_vars = 0, .n_sets = 0,
    .nodes = dnnl_operators_dnnl_nn_dense_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_operators_dnnl_nn_dense_regions,
    .exprs = dnnl_operators_dnnl_nn_dense_exprs,
    .text = "\"dnnl.nn.dense\"             = nn.dense(narrow, narrow);", .line = 21
};
static bool dnnl_operators_dnnl_nn_dense_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_operators_dnnl_nn_dense_match(g, n, m);
}
static bool dnnl_operators_dnnl_nn_dense_pass(void *ctx, const struct dnnl_operators_dnnl_nn_dense_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_operators_dnnl_nn_dense_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_operators_dnnl_nn_dense_each(g, n, dnnl_operators_dnnl_nn_dense_pass, &e);
}

static const struct dfg_part dnnl_operators_dnnl_nn_dense_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_operators_dnnl_nn_dense_whole, dense) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_operators_dnnl_nn_dense_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_operators_dnnl_nn_dense_whole, x_2) },
};
/* ---- dnnl.nn.max_pool2d ---- */

static const struct dfg_desc_expr dnnl_operators_dnnl_nn_max_pool2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 11 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 11 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 11 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype != i64", .line = 11 },
};
static const struct dfg_desc_node dnnl_operators_dnnl_nn_max_pool2d_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.max_pool2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "ceil_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "ceil_mode == false", .line = 22 },
        },
        .text = "nn.max_pool2d(narrow)", .line = 22 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 11, .n_where = 1, .where = (const uint32_t[]){ 3, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 11 },
};
static const struct dfg_desc_region dnnl_operators_dnnl_nn_max_pool2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern dnnl_operators_dnnl_nn_max_pool2d_desc = {
    .n_nodes = 3, .n_exprs = 4, .n_vars = 0, .n_sets = 0,
    .nodes = dnnl_operators_dnnl_nn_max_pool2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_operators_dnnl_nn_max_pool2d_regions,
    .exprs = dnnl_operators_dnnl_nn_max_pool2d_exprs,
    .text = "\"dnnl.nn.max_pool2d\"        = nn.max_pool2d(narrow) { ceil_mode == false };", .line = 22
};
static bool dnnl_operators_dnnl_nn_max_pool2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_operators_dnnl_nn_max_pool2d_match(g, n, m);
}
static bool dnnl_operators_dnnl_nn_max_pool2d_pass(void *ctx, const struct dnnl_operators_dnnl_nn_max_pool2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_operators_dnnl_nn_max_pool2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_operators_dnnl_nn_max_pool2d_each(g, n, dnnl_operators_dnnl_nn_max_pool2d_pass, &e);
}

static const struct dfg_part dnnl_operators_dnnl_nn_max_pool2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_operators_dnnl_nn_max_pool2d_whole, max_pool2d) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_operators_dnnl_nn_max_pool2d_whole, x) },
};
/* ---- dnnl.nn.avg_pool2d ---- */

static const struct dfg_desc_expr dnnl_operators_dnnl_nn_avg_pool2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 11 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 11 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 11 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype != i64", .line = 11 },
};
static const struct dfg_desc_node dnnl_operators_dnnl_nn_avg_pool2d_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.avg_pool2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "ceil_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "ceil_mode == false", .line = 23 },
        },
        .text = "nn.avg_pool2d(narrow)", .line = 23 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 11, .n_where = 1, .where = (const uint32_t[]){ 3, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 11 },
};
static const struct dfg_desc_region dnnl_operators_dnnl_nn_avg_pool2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern dnnl_operators_dnnl_nn_avg_pool2d_desc = {
    .n_nodes = 3, .n_exprs = 4, .n_vars = 0, .n_sets = 0,
    .nodes = dnnl_operators_dnnl_nn_avg_pool2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_operators_dnnl_nn_avg_pool2d_regions,
    .exprs = dnnl_operators_dnnl_nn_avg_pool2d_exprs,
    .text = "\"dnnl.nn.avg_pool2d\"        = nn.avg_pool2d(narrow) { ceil_mode == false };", .line = 23
};
static bool dnnl_operators_dnnl_nn_avg_pool2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_operators_dnnl_nn_avg_pool2d_match(g, n, m);
}
static bool dnnl_operators_dnnl_nn_avg_pool2d_pass(void *ctx, const struct dnnl_operators_dnnl_nn_avg_pool2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_operators_dnnl_nn_avg_pool2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_operators_dnnl_nn_avg_pool2d_each(g, n, dnnl_operators_dnnl_nn_avg_pool2d_pass, &e);
}

static const struct dfg_part dnnl_operators_dnnl_nn_avg_pool2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_operators_dnnl_nn_avg_pool2d_whole, avg_pool2d) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_operators_dnnl_nn_avg_pool2d_whole, x) },
};
/* ---- dnnl.nn.max_pool3d ---- */

static const struct dfg_desc_expr dnnl_operators_dnnl_nn_max_pool3d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 11 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 11 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 11 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype != i64", .line = 11 },
};
static const struct dfg_desc_node dnnl_operators_dnnl_nn_max_pool3d_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.max_pool3d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "ceil_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "ceil_mode == false", .line = 24 },
        },
        .text = "nn.max_pool3d(narrow)", .line = 24 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 11, .n_where = 1, .where = (const uint32_t[]){ 3, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 11 },
};
static const struct dfg_desc_region dnnl_operators_dnnl_nn_max_pool3d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern dnnl_operators_dnnl_nn_max_pool3d_desc = {
    .n_nodes = 3, .n_exprs = 4, .n_vars = 0, .n_sets = 0,
    .nodes = dnnl_operators_dnnl_nn_max_pool3d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_operators_dnnl_nn_max_pool3d_regions,
    .exprs = dnnl_operators_dnnl_nn_max_pool3d_exprs,
    .text = "\"dnnl.nn.max_pool3d\"        = nn.max_pool3d(narrow) { ceil_mode == false };", .line = 24
};
static bool dnnl_operators_dnnl_nn_max_pool3d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_operators_dnnl_nn_max_pool3d_match(g, n, m);
}
static bool dnnl_operators_dnnl_nn_max_pool3d_pass(void *ctx, const struct dnnl_operators_dnnl_nn_max_pool3d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_operators_dnnl_nn_max_pool3d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_operators_dnnl_nn_max_pool3d_each(g, n, dnnl_operators_dnnl_nn_max_pool3d_pass, &e);
}

static const struct dfg_part dnnl_operators_dnnl_nn_max_pool3d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_operators_dnnl_nn_max_pool3d_whole, max_pool3d) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_operators_dnnl_nn_max_pool3d_whole, x) },
};
/* ---- dnnl.nn.avg_pool3d ---- */

static const struct dfg_desc_expr dnnl_operators_dnnl_nn_avg_pool3d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 11 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 11 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 11 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype != i64", .line = 11 },
};
static const struct dfg_desc_node dnnl_operators_dnnl_nn_avg_pool3d_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.avg_pool3d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "ceil_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "ceil_mode == false", .line = 25 },
        },
        .text = "nn.avg_pool3d(narrow)", .line = 25 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 11, .n_where = 1, .where = (const uint32_t[]){ 3, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 11 },
};
static const struct dfg_desc_region dnnl_operators_dnnl_nn_avg_pool3d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern dnnl_operators_dnnl_nn_avg_pool3d_desc = {
    .n_nodes = 3, .n_exprs = 4, .n_vars = 0, .n_sets = 0,
    .nodes = dnnl_operators_dnnl_nn_avg_pool3d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_operators_dnnl_nn_avg_pool3d_regions,
    .exprs = dnnl_operators_dnnl_nn_avg_pool3d_exprs,
    .text = "\"dnnl.nn.avg_pool3d\"        = nn.avg_pool3d(narrow) { ceil_mode == false };", .line = 25
};
static bool dnnl_operators_dnnl_nn_avg_pool3d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_operators_dnnl_nn_avg_pool3d_match(g, n, m);
}
static bool dnnl_operators_dnnl_nn_avg_pool3d_pass(void *ctx, const struct dnnl_operators_dnnl_nn_avg_pool3d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_operators_dnnl_nn_avg_pool3d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_operators_dnnl_nn_avg_pool3d_each(g, n, dnnl_operators_dnnl_nn_avg_pool3d_pass, &e);
}

static const struct dfg_part dnnl_operators_dnnl_nn_avg_pool3d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_operators_dnnl_nn_avg_pool3d_whole, avg_pool3d) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_operators_dnnl_nn_avg_pool3d_whole, x) },
};
/* ---- dnnl.nn.global_avg_pool2d ---- */

static const struct dfg_desc_expr dnnl_operators_dnnl_nn_global_avg_pool2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 11 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 11 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 11 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype != i64", .line = 11 },
};
static const struct dfg_desc_node dnnl_operators_dnnl_nn_global_avg_pool2d_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.global_avg_pool2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "nn.global_avg_pool2d(narrow)", .line = 26 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 11, .n_where = 1, .where = (const uint32_t[]){ 3, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 11 },
};
static const struct dfg_desc_region dnnl_operators_dnnl_nn_global_avg_pool2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern dnnl_operators_dnnl_nn_global_avg_pool2d_desc = {
    .n_nodes = 3, .n_exprs = 4, .n_vars = 0, .n_sets = 0,
    .nodes = dnnl_operators_dnnl_nn_global_avg_pool2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_operators_dnnl_nn_global_avg_pool2d_regions,
    .exprs = dnnl_operators_dnnl_nn_global_avg_pool2d_exprs,
    .text = "\"dnnl.nn.global_avg_pool2d\" = nn.global_avg_pool2d(narrow);", .line = 26
};
static bool dnnl_operators_dnnl_nn_global_avg_pool2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_operators_dnnl_nn_global_avg_pool2d_match(g, n, m);
}
static bool dnnl_operators_dnnl_nn_global_avg_pool2d_pass(void *ctx, const struct dnnl_operators_dnnl_nn_global_avg_pool2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_operators_dnnl_nn_global_avg_pool2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_operators_dnnl_nn_global_avg_pool2d_each(g, n, dnnl_operators_dnnl_nn_global_avg_pool2d_pass, &e);
}

static const struct dfg_part dnnl_operators_dnnl_nn_global_avg_pool2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_operators_dnnl_nn_global_avg_pool2d_whole, global_avg_pool2d) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_operators_dnnl_nn_global_avg_pool2d_whole, x) },
};
/* ---- dnnl.abs ---- */

static const struct dfg_desc_expr dnnl_operators_dnnl_abs_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 11 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 11 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 11 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype != i64", .line = 11 },
};
static const struct dfg_desc_node dnnl_operators_dnnl_abs_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "abs", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "abs(narrow)", .line = 27 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 11, .n_where = 1, .where = (const uint32_t[]){ 3, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 11 },
};
static const struct dfg_desc_region dnnl_operators_dnnl_abs_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern dnnl_operators_dnnl_abs_desc = {
    .n_nodes = 3, .n_exprs = 4, .n_vars = 0, .n_sets = 0,
    .nodes = dnnl_operators_dnnl_abs_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_operators_dnnl_abs_regions,
    .exprs = dnnl_operators_dnnl_abs_exprs,
    .text = "\"dnnl.abs\"                  = abs(narrow);", .line = 27
};
static bool dnnl_operators_dnnl_abs_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_operators_dnnl_abs_match(g, n, m);
}
static bool dnnl_operators_dnnl_abs_pass(void *ctx, const struct dnnl_operators_dnnl_abs_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_operators_dnnl_abs_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_operators_dnnl_abs_each(g, n, dnnl_operators_dnnl_abs_pass, &e);
}

static const struct dfg_part dnnl_operators_dnnl_abs_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_operators_dnnl_abs_whole, abs) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_operators_dnnl_abs_whole, x) },
};
/* ---- dnnl.clip ---- */

static const struct dfg_desc_expr dnnl_operators_dnnl_clip_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 11 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 11 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 11 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype != i64", .line = 11 },
};
static const struct dfg_desc_node dnnl_operators_dnnl_clip_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "clip(narrow)", .line = 28 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 11, .n_where = 1, .where = (const uint32_t[]){ 3, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 11 },
};
static const struct dfg_desc_region dnnl_operators_dnnl_clip_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern dnnl_operators_dnnl_clip_desc = {
    .n_nodes = 3, .n_exprs = 4, .n_vars = 0, .n_sets = 0,
    .nodes = dnnl_operators_dnnl_clip_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_operators_dnnl_clip_regions,
    .exprs = dnnl_operators_dnnl_clip_exprs,
    .text = "\"dnnl.clip\"                 = clip(narrow);", .line = 28
};
static bool dnnl_operators_dnnl_clip_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_operators_dnnl_clip_match(g, n, m);
}
static bool dnnl_operators_dnnl_clip_pass(void *ctx, const struct dnnl_operators_dnnl_clip_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_operators_dnnl_clip_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_operators_dnnl_clip_each(g, n, dnnl_operators_dnnl_clip_pass, &e);
}

static const struct dfg_part dnnl_operators_dnnl_clip_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_operators_dnnl_clip_whole, clip) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_operators_dnnl_clip_whole, x) },
};
/* ---- dnnl.exp ---- */

static const struct dfg_desc_expr dnnl_operators_dnnl_exp_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 11 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 11 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 11 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype != i64", .line = 11 },
};
static const struct dfg_desc_node dnnl_operators_dnnl_exp_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "exp", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "exp(narrow)", .line = 29 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 11, .n_where = 1, .where = (const uint32_t[]){ 3, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 11 },
};
static const struct dfg_desc_region dnnl_operators_dnnl_exp_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern dnnl_operators_dnnl_exp_desc = {
    .n_nodes = 3, .n_exprs = 4, .n_vars = 0, .n_sets = 0,
    .nodes = dnnl_operators_dnnl_exp_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_operators_dnnl_exp_regions,
    .exprs = dnnl_operators_dnnl_exp_exprs,
    .text = "\"dnnl.exp\"                  = exp(narrow);", .line = 29
};
static bool dnnl_operators_dnnl_exp_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_operators_dnnl_exp_match(g, n, m);
}
static bool dnnl_operators_dnnl_exp_pass(void *ctx, const struct dnnl_operators_dnnl_exp_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_operators_dnnl_exp_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_operators_dnnl_exp_each(g, n, dnnl_operators_dnnl_exp_pass, &e);
}

static const struct dfg_part dnnl_operators_dnnl_exp_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_operators_dnnl_exp_whole, exp) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_operators_dnnl_exp_whole, x) },
};
/* ---- dnnl.log ---- */

static const struct dfg_desc_expr dnnl_operators_dnnl_log_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 11 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 11 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 11 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype != i64", .line = 11 },
};
static const struct dfg_desc_node dnnl_operators_dnnl_log_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "log", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "log(narrow)", .line = 30 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 11, .n_where = 1, .where = (const uint32_t[]){ 3, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 11 },
};
static const struct dfg_desc_region dnnl_operators_dnnl_log_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern dnnl_operators_dnnl_log_desc = {
    .n_nodes = 3, .n_exprs = 4, .n_vars = 0, .n_sets = 0,
    .nodes = dnnl_operators_dnnl_log_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_operators_dnnl_log_regions,
    .exprs = dnnl_operators_dnnl_log_exprs,
    .text = "\"dnnl.log\"                  = log(narrow);", .line = 30
};
static bool dnnl_operators_dnnl_log_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_operators_dnnl_log_match(g, n, m);
}
static bool dnnl_operators_dnnl_log_pass(void *ctx, const struct dnnl_operators_dnnl_log_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_operators_dnnl_log_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_operators_dnnl_log_each(g, n, dnnl_operators_dnnl_log_pass, &e);
}

static const struct dfg_part dnnl_operators_dnnl_log_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_operators_dnnl_log_whole, log) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_operators_dnnl_log_whole, x) },
};
/* ---- dnnl.sqrt ---- */

static const struct dfg_desc_expr dnnl_operators_dnnl_sqrt_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 11 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 11 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 11 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype != i64", .line = 11 },
};
static const struct dfg_desc_node dnnl_operators_dnnl_sqrt_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sqrt", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "sqrt(narrow)", .line = 31 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 11, .n_where = 1, .where = (const uint32_t[]){ 3, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 11 },
};
static const struct dfg_desc_region dnnl_operators_dnnl_sqrt_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern dnnl_operators_dnnl_sqrt_desc = {
    .n_nodes = 3, .n_exprs = 4, .n_vars = 0, .n_sets = 0,
    .nodes = dnnl_operators_dnnl_sqrt_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_operators_dnnl_sqrt_regions,
    .exprs = dnnl_operators_dnnl_sqrt_exprs,
    .text = "\"dnnl.sqrt\"                 = sqrt(narrow);", .line = 31
};
static bool dnnl_operators_dnnl_sqrt_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_operators_dnnl_sqrt_match(g, n, m);
}
static bool dnnl_operators_dnnl_sqrt_pass(void *ctx, const struct dnnl_operators_dnnl_sqrt_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_operators_dnnl_sqrt_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_operators_dnnl_sqrt_each(g, n, dnnl_operators_dnnl_sqrt_pass, &e);
}

static const struct dfg_part dnnl_operators_dnnl_sqrt_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_operators_dnnl_sqrt_whole, sqrt) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_operators_dnnl_sqrt_whole, x) },
};
/* ---- dnnl.round ---- */

static const struct dfg_desc_expr dnnl_operators_dnnl_round_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 11 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 11 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 11 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype != i64", .line = 11 },
};
static const struct dfg_desc_node dnnl_operators_dnnl_round_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "round", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "round(narrow)", .line = 32 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 11, .n_where = 1, .where = (const uint32_t[]){ 3, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 11 },
};
static const struct dfg_desc_region dnnl_operators_dnnl_round_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern dnnl_operators_dnnl_round_desc = {
    .n_nodes = 3, .n_exprs = 4, .n_vars = 0, .n_sets = 0,
    .nodes = dnnl_operators_dnnl_round_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_operators_dnnl_round_regions,
    .exprs = dnnl_operators_dnnl_round_exprs,
    .text = "\"dnnl.round\"                = round(narrow);", .line = 32
};
static bool dnnl_operators_dnnl_round_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_operators_dnnl_round_match(g, n, m);
}
static bool dnnl_operators_dnnl_round_pass(void *ctx, const struct dnnl_operators_dnnl_round_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_operators_dnnl_round_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_operators_dnnl_round_each(g, n, dnnl_operators_dnnl_round_pass, &e);
}

static const struct dfg_part dnnl_operators_dnnl_round_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_operators_dnnl_round_whole, round) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_operators_dnnl_round_whole, x) },
};
/* ---- dnnl.nn.relu ---- */

static const struct dfg_desc_expr dnnl_operators_dnnl_nn_relu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 11 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 11 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 11 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype != i64", .line = 11 },
};
static const struct dfg_desc_node dnnl_operators_dnnl_nn_relu_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "nn.relu(narrow)", .line = 33 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 11, .n_where = 1, .where = (const uint32_t[]){ 3, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 11 },
};
static const struct dfg_desc_region dnnl_operators_dnnl_nn_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern dnnl_operators_dnnl_nn_relu_desc = {
    .n_nodes = 3, .n_exprs = 4, .n_vars = 0, .n_sets = 0,
    .nodes = dnnl_operators_dnnl_nn_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_operators_dnnl_nn_relu_regions,
    .exprs = dnnl_operators_dnnl_nn_relu_exprs,
    .text = "\"dnnl.nn.relu\"              = nn.relu(narrow);", .line = 33
};
static bool dnnl_operators_dnnl_nn_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_operators_dnnl_nn_relu_match(g, n, m);
}
static bool dnnl_operators_dnnl_nn_relu_pass(void *ctx, const struct dnnl_operators_dnnl_nn_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_operators_dnnl_nn_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_operators_dnnl_nn_relu_each(g, n, dnnl_operators_dnnl_nn_relu_pass, &e);
}

static const struct dfg_part dnnl_operators_dnnl_nn_relu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_operators_dnnl_nn_relu_whole, relu) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_operators_dnnl_nn_relu_whole, x) },
};
/* ---- dnnl.nn.leaky_relu ---- */

static const struct dfg_desc_expr dnnl_operators_dnnl_nn_leaky_relu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 11 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 11 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 11 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype != i64", .line = 11 },
};
static const struct dfg_desc_node dnnl_operators_dnnl_nn_leaky_relu_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.leaky_relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "nn.leaky_relu(narrow)", .line = 34 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 11, .n_where = 1, .where = (const uint32_t[]){ 3, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 11 },
};
static const struct dfg_desc_region dnnl_operators_dnnl_nn_leaky_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern dnnl_operators_dnnl_nn_leaky_relu_desc = {
    .n_nodes = 3, .n_exprs = 4, .n_vars = 0, .n_sets = 0,
    .nodes = dnnl_operators_dnnl_nn_leaky_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_operators_dnnl_nn_leaky_relu_regions,
    .exprs = dnnl_operators_dnnl_nn_leaky_relu_exprs,
    .text = "\"dnnl.nn.leaky_relu\"        = nn.leaky_relu(narrow);", .line = 34
};
static bool dnnl_operators_dnnl_nn_leaky_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_operators_dnnl_nn_leaky_relu_match(g, n, m);
}
static bool dnnl_operators_dnnl_nn_leaky_relu_pass(void *ctx, const struct dnnl_operators_dnnl_nn_leaky_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_operators_dnnl_nn_leaky_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_operators_dnnl_nn_leaky_relu_each(g, n, dnnl_operators_dnnl_nn_leaky_relu_pass, &e);
}

static const struct dfg_part dnnl_operators_dnnl_nn_leaky_relu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_operators_dnnl_nn_leaky_relu_whole, leaky_relu) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_operators_dnnl_nn_leaky_relu_whole, x) },
};
/* ---- dnnl.tanh ---- */

static const struct dfg_desc_expr dnnl_operators_dnnl_tanh_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 11 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 11 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 11 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype != i64", .line = 11 },
};
static const struct dfg_desc_node dnnl_operators_dnnl_tanh_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "tanh(narrow)", .line = 35 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 11, .n_where = 1, .where = (const uint32_t[]){ 3, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 11 },
};
static const struct dfg_desc_region dnnl_operators_dnnl_tanh_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern dnnl_operators_dnnl_tanh_desc = {
    .n_nodes = 3, .n_exprs = 4, .n_vars = 0, .n_sets = 0,
    .nodes = dnnl_operators_dnnl_tanh_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_operators_dnnl_tanh_regions,
    .exprs = dnnl_operators_dnnl_tanh_exprs,
    .text = "\"dnnl.tanh\"                 = tanh(narrow);", .line = 35
};
static bool dnnl_operators_dnnl_tanh_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_operators_dnnl_tanh_match(g, n, m);
}
static bool dnnl_operators_dnnl_tanh_pass(void *ctx, const struct dnnl_operators_dnnl_tanh_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_operators_dnnl_tanh_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_operators_dnnl_tanh_each(g, n, dnnl_operators_dnnl_tanh_pass, &e);
}

static const struct dfg_part dnnl_operators_dnnl_tanh_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_operators_dnnl_tanh_whole, tanh) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_operators_dnnl_tanh_whole, x) },
};
/* ---- dnnl.sigmoid ---- */

static const struct dfg_desc_expr dnnl_operators_dnnl_sigmoid_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 11 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 11 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 11 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype != i64", .line = 11 },
};
static const struct dfg_desc_node dnnl_operators_dnnl_sigmoid_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "sigmoid(narrow)", .line = 36 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 11, .n_where = 1, .where = (const uint32_t[]){ 3, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 11 },
};
static const struct dfg_desc_region dnnl_operators_dnnl_sigmoid_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern dnnl_operators_dnnl_sigmoid_desc = {
    .n_nodes = 3, .n_exprs = 4, .n_vars = 0, .n_sets = 0,
    .nodes = dnnl_operators_dnnl_sigmoid_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_operators_dnnl_sigmoid_regions,
    .exprs = dnnl_operators_dnnl_sigmoid_exprs,
    .text = "\"dnnl.sigmoid\"              = sigmoid(narrow);", .line = 36
};
static bool dnnl_operators_dnnl_sigmoid_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_operators_dnnl_sigmoid_match(g, n, m);
}
static bool dnnl_operators_dnnl_sigmoid_pass(void *ctx, const struct dnnl_operators_dnnl_sigmoid_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_operators_dnnl_sigmoid_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_operators_dnnl_sigmoid_each(g, n, dnnl_operators_dnnl_sigmoid_pass, &e);
}

static const struct dfg_part dnnl_operators_dnnl_sigmoid_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_operators_dnnl_sigmoid_whole, sigmoid) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_operators_dnnl_sigmoid_whole, x) },
};
/* ---- dnnl.nn.softmax ---- */

static const struct dfg_desc_expr dnnl_operators_dnnl_nn_softmax_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 11 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 11 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 11 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype != i64", .line = 11 },
};
static const struct dfg_desc_node dnnl_operators_dnnl_nn_softmax_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.softmax", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "nn.softmax(narrow)", .line = 37 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 11, .n_where = 1, .where = (const uint32_t[]){ 3, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 11 },
};
static const struct dfg_desc_region dnnl_operators_dnnl_nn_softmax_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern dnnl_operators_dnnl_nn_softmax_desc = {
    .n_nodes = 3, .n_exprs = 4, .n_vars = 0, .n_sets = 0,
    .nodes = dnnl_operators_dnnl_nn_softmax_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_operators_dnnl_nn_softmax_regions,
    .exprs = dnnl_operators_dnnl_nn_softmax_exprs,
    .text = "\"dnnl.nn.softmax\"           = nn.softmax(narrow);", .line = 37
};
static bool dnnl_operators_dnnl_nn_softmax_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_operators_dnnl_nn_softmax_match(g, n, m);
}
static bool dnnl_operators_dnnl_nn_softmax_pass(void *ctx, const struct dnnl_operators_dnnl_nn_softmax_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_operators_dnnl_nn_softmax_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_operators_dnnl_nn_softmax_each(g, n, dnnl_operators_dnnl_nn_softmax_pass, &e);
}

static const struct dfg_part dnnl_operators_dnnl_nn_softmax_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_operators_dnnl_nn_softmax_whole, softmax) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_operators_dnnl_nn_softmax_whole, x) },
};
/* ---- dnnl.add ---- */

static const struct dfg_desc_expr dnnl_operators_dnnl_add_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 11 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 11 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 11 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype != i64", .line = 11 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 11 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 11 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 11 },
    /* 7 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.dtype != i64", .line = 11 },
};
static const struct dfg_desc_node dnnl_operators_dnnl_add_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, },
        .text = "add(narrow, narrow)", .line = 38 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 11, .n_where = 1, .where = (const uint32_t[]){ 3, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 11 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .text = "x", .line = 11, .n_where = 1, .where = (const uint32_t[]){ 7, } },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 11 },
};
static const struct dfg_desc_region dnnl_operators_dnnl_add_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern dnnl_operators_dnnl_add_desc = {
    .n_nodes = 5, .n_exprs = 8, .n_vars = 0, .n_sets = 0,
    .nodes = dnnl_operators_dnnl_add_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_operators_dnnl_add_regions,
    .exprs = dnnl_operators_dnnl_add_exprs,
    .text = "\"dnnl.add\"                  = add(narrow, narrow);", .line = 38
};
static bool dnnl_operators_dnnl_add_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_operators_dnnl_add_match(g, n, m);
}
static bool dnnl_operators_dnnl_add_pass(void *ctx, const struct dnnl_operators_dnnl_add_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_operators_dnnl_add_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_operators_dnnl_add_each(g, n, dnnl_operators_dnnl_add_pass, &e);
}

static const struct dfg_part dnnl_operators_dnnl_add_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_operators_dnnl_add_whole, add) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_operators_dnnl_add_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_operators_dnnl_add_whole, x_2) },
};
/* ---- dnnl.multiply ---- */

static const struct dfg_desc_expr dnnl_operators_dnnl_multiply_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 11 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 11 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 11 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype != i64", .line = 11 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 11 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 11 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 11 },
    /* 7 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.dtype != i64", .line = 11 },
};
static const struct dfg_desc_node dnnl_operators_dnnl_multiply_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, },
        .text = "multiply(narrow, narrow)", .line = 39 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 11, .n_where = 1, .where = (const uint32_t[]){ 3, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 11 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .text = "x", .line = 11, .n_where = 1, .where = (const uint32_t[]){ 7, } },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 11 },
};
static const struct dfg_desc_region dnnl_operators_dnnl_multiply_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern dnnl_operators_dnnl_multiply_desc = {
    .n_nodes = 5, .n_exprs = 8, .n_vars = 0, .n_sets = 0,
    .nodes = dnnl_operators_dnnl_multiply_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_operators_dnnl_multiply_regions,
    .exprs = dnnl_operators_dnnl_multiply_exprs,
    .text = "\"dnnl.multiply\"             = multiply(narrow, narrow);", .line = 39
};
static bool dnnl_operators_dnnl_multiply_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_operators_dnnl_multiply_match(g, n, m);
}
static bool dnnl_operators_dnnl_multiply_pass(void *ctx, const struct dnnl_operators_dnnl_multiply_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_operators_dnnl_multiply_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_operators_dnnl_multiply_each(g, n, dnnl_operators_dnnl_multiply_pass, &e);
}

static const struct dfg_part dnnl_operators_dnnl_multiply_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_operators_dnnl_multiply_whole, multiply) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_operators_dnnl_multiply_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_operators_dnnl_multiply_whole, x_2) },
};
/* ---- dnnl.nn.layer_norm ---- */

static const struct dfg_desc_expr dnnl_operators_dnnl_nn_layer_norm_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 11 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 11 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 11 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype != i64", .line = 11 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 11 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 11 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 11 },
    /* 7 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.dtype != i64", .line = 11 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 6, .text = "x", .line = 11 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "dtype", .line = 11 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 11 },
    /* 11 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "x.dtype != i64", .line = 11 },
};
static const struct dfg_desc_node dnnl_operators_dnnl_nn_layer_norm_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.layer_norm", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 3, 5, },
        .text = "nn.layer_norm(narrow, narrow, narrow)", .line = 40 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 11, .n_where = 1, .where = (const uint32_t[]){ 3, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 11 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .text = "x", .line = 11, .n_where = 1, .where = (const uint32_t[]){ 7, } },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 11 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .text = "x", .line = 11, .n_where = 1, .where = (const uint32_t[]){ 11, } },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 11 },
};
static const struct dfg_desc_region dnnl_operators_dnnl_nn_layer_norm_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern dnnl_operators_dnnl_nn_layer_norm_desc = {
    .n_nodes = 7, .n_exprs = 12, .n_vars = 0, .n_sets = 0,
    .nodes = dnnl_operators_dnnl_nn_layer_norm_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_operators_dnnl_nn_layer_norm_regions,
    .exprs = dnnl_operators_dnnl_nn_layer_norm_exprs,
    .text = "\"dnnl.nn.layer_norm\"        = nn.layer_norm(narrow, narrow, narrow);", .line = 40
};
static bool dnnl_operators_dnnl_nn_layer_norm_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_operators_dnnl_nn_layer_norm_match(g, n, m);
}
static bool dnnl_operators_dnnl_nn_layer_norm_pass(void *ctx, const struct dnnl_operators_dnnl_nn_layer_norm_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_operators_dnnl_nn_layer_norm_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_operators_dnnl_nn_layer_norm_each(g, n, dnnl_operators_dnnl_nn_layer_norm_pass, &e);
}

static const struct dfg_part dnnl_operators_dnnl_nn_layer_norm_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_operators_dnnl_nn_layer_norm_whole, layer_norm) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_operators_dnnl_nn_layer_norm_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_operators_dnnl_nn_layer_norm_whole, x_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_operators_dnnl_nn_layer_norm_whole, x_3) },
};
/* ---- dnnl.nn.batch_matmul ---- */

static const struct dfg_desc_expr dnnl_operators_dnnl_nn_batch_matmul_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 11 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 11 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 11 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype != i64", .line = 11 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 11 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 11 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 11 },
    /* 7 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.dtype != i64", .line = 11 },
};
static const struct dfg_desc_node dnnl_operators_dnnl_nn_batch_matmul_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.batch_matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, },
        .text = "nn.batch_matmul(narrow, narrow)", .line = 41 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "x", .line = 11, .n_where = 1, .where = (const uint32_t[]){ 3, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 11 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .text = "x", .line = 11, .n_where = 1, .where = (const uint32_t[]){ 7, } },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 11 },
};
static const struct dfg_desc_region dnnl_operators_dnnl_nn_batch_matmul_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern dnnl_operators_dnnl_nn_batch_matmul_desc = {
    .n_nodes = 5, .n_exprs = 8, .n_vars = 0, .n_sets = 0,
    .nodes = dnnl_operators_dnnl_nn_batch_matmul_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = dnnl_operators_dnnl_nn_batch_matmul_regions,
    .exprs = dnnl_operators_dnnl_nn_batch_matmul_exprs,
    .text = "\"dnnl.nn.batch_matmul\"      = nn.batch_matmul(narrow, narrow);", .line = 41
};
static bool dnnl_operators_dnnl_nn_batch_matmul_any(const dfg_graph *g, dfg_node n, void *m)
{
    return dnnl_operators_dnnl_nn_batch_matmul_match(g, n, m);
}
static bool dnnl_operators_dnnl_nn_batch_matmul_pass(void *ctx, const struct dnnl_operators_dnnl_nn_batch_matmul_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool dnnl_operators_dnnl_nn_batch_matmul_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return dnnl_operators_dnnl_nn_batch_matmul_each(g, n, dnnl_operators_dnnl_nn_batch_matmul_pass, &e);
}

static const struct dfg_part dnnl_operators_dnnl_nn_batch_matmul_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct dnnl_operators_dnnl_nn_batch_matmul_whole, batch_matmul) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_operators_dnnl_nn_batch_matmul_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct dnnl_operators_dnnl_nn_batch_matmul_whole, x_2) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "narrow", .place = "dnnl_operators.pat:11", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct dnnl_operators_narrow_match),
      .n_captures = 1, .captures = dnnl_operators_narrow_captures,
      .match = dnnl_operators_narrow_any, .each = dnnl_operators_narrow_all, .desc = &dnnl_operators_narrow_desc,
      .whole_size = sizeof(struct dnnl_operators_narrow_whole), .n_parts = sizeof dnnl_operators_narrow_parts / sizeof *dnnl_operators_narrow_parts,
      .n_params = 1, .parts = dnnl_operators_narrow_parts, .whole = dnnl_operators_narrow_whole },
    { .name = "dnnl.nn.batch_norm", .place = "dnnl_operators.pat:15", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_operators_dnnl_nn_batch_norm_match),
      .match = dnnl_operators_dnnl_nn_batch_norm_any, .each = dnnl_operators_dnnl_nn_batch_norm_all, .desc = &dnnl_operators_dnnl_nn_batch_norm_desc,
      .whole_size = sizeof(struct dnnl_operators_dnnl_nn_batch_norm_whole), .n_parts = sizeof dnnl_operators_dnnl_nn_batch_norm_parts / sizeof *dnnl_operators_dnnl_nn_batch_norm_parts,
      .n_params = 0, .parts = dnnl_operators_dnnl_nn_batch_norm_parts, .whole = dnnl_operators_dnnl_nn_batch_norm_whole },
    { .name = "dnnl.nn.conv1d", .place = "dnnl_operators.pat:16", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_operators_dnnl_nn_conv1d_match),
      .match = dnnl_operators_dnnl_nn_conv1d_any, .each = dnnl_operators_dnnl_nn_conv1d_all, .desc = &dnnl_operators_dnnl_nn_conv1d_desc,
      .whole_size = sizeof(struct dnnl_operators_dnnl_nn_conv1d_whole), .n_parts = sizeof dnnl_operators_dnnl_nn_conv1d_parts / sizeof *dnnl_operators_dnnl_nn_conv1d_parts,
      .n_params = 0, .parts = dnnl_operators_dnnl_nn_conv1d_parts, .whole = dnnl_operators_dnnl_nn_conv1d_whole },
    { .name = "dnnl.nn.conv2d", .place = "dnnl_operators.pat:17", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_operators_dnnl_nn_conv2d_match),
      .match = dnnl_operators_dnnl_nn_conv2d_any, .each = dnnl_operators_dnnl_nn_conv2d_all, .desc = &dnnl_operators_dnnl_nn_conv2d_desc,
      .whole_size = sizeof(struct dnnl_operators_dnnl_nn_conv2d_whole), .n_parts = sizeof dnnl_operators_dnnl_nn_conv2d_parts / sizeof *dnnl_operators_dnnl_nn_conv2d_parts,
      .n_params = 0, .parts = dnnl_operators_dnnl_nn_conv2d_parts, .whole = dnnl_operators_dnnl_nn_conv2d_whole },
    { .name = "dnnl.nn.conv3d", .place = "dnnl_operators.pat:18", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_operators_dnnl_nn_conv3d_match),
      .match = dnnl_operators_dnnl_nn_conv3d_any, .each = dnnl_operators_dnnl_nn_conv3d_all, .desc = &dnnl_operators_dnnl_nn_conv3d_desc,
      .whole_size = sizeof(struct dnnl_operators_dnnl_nn_conv3d_whole), .n_parts = sizeof dnnl_operators_dnnl_nn_conv3d_parts / sizeof *dnnl_operators_dnnl_nn_conv3d_parts,
      .n_params = 0, .parts = dnnl_operators_dnnl_nn_conv3d_parts, .whole = dnnl_operators_dnnl_nn_conv3d_whole },
    { .name = "dnnl.nn.conv2d_transpose", .place = "dnnl_operators.pat:19", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_operators_dnnl_nn_conv2d_transpose_match),
      .match = dnnl_operators_dnnl_nn_conv2d_transpose_any, .each = dnnl_operators_dnnl_nn_conv2d_transpose_all, .desc = &dnnl_operators_dnnl_nn_conv2d_transpose_desc,
      .whole_size = sizeof(struct dnnl_operators_dnnl_nn_conv2d_transpose_whole), .n_parts = sizeof dnnl_operators_dnnl_nn_conv2d_transpose_parts / sizeof *dnnl_operators_dnnl_nn_conv2d_transpose_parts,
      .n_params = 0, .parts = dnnl_operators_dnnl_nn_conv2d_transpose_parts, .whole = dnnl_operators_dnnl_nn_conv2d_transpose_whole },
    { .name = "dnnl.nn.conv3d_transpose", .place = "dnnl_operators.pat:20", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_operators_dnnl_nn_conv3d_transpose_match),
      .match = dnnl_operators_dnnl_nn_conv3d_transpose_any, .each = dnnl_operators_dnnl_nn_conv3d_transpose_all, .desc = &dnnl_operators_dnnl_nn_conv3d_transpose_desc,
      .whole_size = sizeof(struct dnnl_operators_dnnl_nn_conv3d_transpose_whole), .n_parts = sizeof dnnl_operators_dnnl_nn_conv3d_transpose_parts / sizeof *dnnl_operators_dnnl_nn_conv3d_transpose_parts,
      .n_params = 0, .parts = dnnl_operators_dnnl_nn_conv3d_transpose_parts, .whole = dnnl_operators_dnnl_nn_conv3d_transpose_whole },
    { .name = "dnnl.nn.dense", .place = "dnnl_operators.pat:21", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_operators_dnnl_nn_dense_match),
      .match = dnnl_operators_dnnl_nn_dense_any, .each = dnnl_operators_dnnl_nn_dense_all, .desc = &dnnl_operators_dnnl_nn_dense_desc,
      .whole_size = sizeof(struct dnnl_operators_dnnl_nn_dense_whole), .n_parts = sizeof dnnl_operators_dnnl_nn_dense_parts / sizeof *dnnl_operators_dnnl_nn_dense_parts,
      .n_params = 0, .parts = dnnl_operators_dnnl_nn_dense_parts, .whole = dnnl_operators_dnnl_nn_dense_whole },
    { .name = "dnnl.nn.max_pool2d", .place = "dnnl_operators.pat:22", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_operators_dnnl_nn_max_pool2d_match),
      .match = dnnl_operators_dnnl_nn_max_pool2d_any, .each = dnnl_operators_dnnl_nn_max_pool2d_all, .desc = &dnnl_operators_dnnl_nn_max_pool2d_desc,
      .whole_size = sizeof(struct dnnl_operators_dnnl_nn_max_pool2d_whole), .n_parts = sizeof dnnl_operators_dnnl_nn_max_pool2d_parts / sizeof *dnnl_operators_dnnl_nn_max_pool2d_parts,
      .n_params = 0, .parts = dnnl_operators_dnnl_nn_max_pool2d_parts, .whole = dnnl_operators_dnnl_nn_max_pool2d_whole },
    { .name = "dnnl.nn.avg_pool2d", .place = "dnnl_operators.pat:23", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_operators_dnnl_nn_avg_pool2d_match),
      .match = dnnl_operators_dnnl_nn_avg_pool2d_any, .each = dnnl_operators_dnnl_nn_avg_pool2d_all, .desc = &dnnl_operators_dnnl_nn_avg_pool2d_desc,
      .whole_size = sizeof(struct dnnl_operators_dnnl_nn_avg_pool2d_whole), .n_parts = sizeof dnnl_operators_dnnl_nn_avg_pool2d_parts / sizeof *dnnl_operators_dnnl_nn_avg_pool2d_parts,
      .n_params = 0, .parts = dnnl_operators_dnnl_nn_avg_pool2d_parts, .whole = dnnl_operators_dnnl_nn_avg_pool2d_whole },
    { .name = "dnnl.nn.max_pool3d", .place = "dnnl_operators.pat:24", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_operators_dnnl_nn_max_pool3d_match),
      .match = dnnl_operators_dnnl_nn_max_pool3d_any, .each = dnnl_operators_dnnl_nn_max_pool3d_all, .desc = &dnnl_operators_dnnl_nn_max_pool3d_desc,
      .whole_size = sizeof(struct dnnl_operators_dnnl_nn_max_pool3d_whole), .n_parts = sizeof dnnl_operators_dnnl_nn_max_pool3d_parts / sizeof *dnnl_operators_dnnl_nn_max_pool3d_parts,
      .n_params = 0, .parts = dnnl_operators_dnnl_nn_max_pool3d_parts, .whole = dnnl_operators_dnnl_nn_max_pool3d_whole },
    { .name = "dnnl.nn.avg_pool3d", .place = "dnnl_operators.pat:25", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_operators_dnnl_nn_avg_pool3d_match),
      .match = dnnl_operators_dnnl_nn_avg_pool3d_any, .each = dnnl_operators_dnnl_nn_avg_pool3d_all, .desc = &dnnl_operators_dnnl_nn_avg_pool3d_desc,
      .whole_size = sizeof(struct dnnl_operators_dnnl_nn_avg_pool3d_whole), .n_parts = sizeof dnnl_operators_dnnl_nn_avg_pool3d_parts / sizeof *dnnl_operators_dnnl_nn_avg_pool3d_parts,
      .n_params = 0, .parts = dnnl_operators_dnnl_nn_avg_pool3d_parts, .whole = dnnl_operators_dnnl_nn_avg_pool3d_whole },
    { .name = "dnnl.nn.global_avg_pool2d", .place = "dnnl_operators.pat:26", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_operators_dnnl_nn_global_avg_pool2d_match),
      .match = dnnl_operators_dnnl_nn_global_avg_pool2d_any, .each = dnnl_operators_dnnl_nn_global_avg_pool2d_all, .desc = &dnnl_operators_dnnl_nn_global_avg_pool2d_desc,
      .whole_size = sizeof(struct dnnl_operators_dnnl_nn_global_avg_pool2d_whole), .n_parts = sizeof dnnl_operators_dnnl_nn_global_avg_pool2d_parts / sizeof *dnnl_operators_dnnl_nn_global_avg_pool2d_parts,
      .n_params = 0, .parts = dnnl_operators_dnnl_nn_global_avg_pool2d_parts, .whole = dnnl_operators_dnnl_nn_global_avg_pool2d_whole },
    { .name = "dnnl.abs", .place = "dnnl_operators.pat:27", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_operators_dnnl_abs_match),
      .match = dnnl_operators_dnnl_abs_any, .each = dnnl_operators_dnnl_abs_all, .desc = &dnnl_operators_dnnl_abs_desc,
      .whole_size = sizeof(struct dnnl_operators_dnnl_abs_whole), .n_parts = sizeof dnnl_operators_dnnl_abs_parts / sizeof *dnnl_operators_dnnl_abs_parts,
      .n_params = 0, .parts = dnnl_operators_dnnl_abs_parts, .whole = dnnl_operators_dnnl_abs_whole },
    { .name = "dnnl.clip", .place = "dnnl_operators.pat:28", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_operators_dnnl_clip_match),
      .match = dnnl_operators_dnnl_clip_any, .each = dnnl_operators_dnnl_clip_all, .desc = &dnnl_operators_dnnl_clip_desc,
      .whole_size = sizeof(struct dnnl_operators_dnnl_clip_whole), .n_parts = sizeof dnnl_operators_dnnl_clip_parts / sizeof *dnnl_operators_dnnl_clip_parts,
      .n_params = 0, .parts = dnnl_operators_dnnl_clip_parts, .whole = dnnl_operators_dnnl_clip_whole },
    { .name = "dnnl.exp", .place = "dnnl_operators.pat:29", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_operators_dnnl_exp_match),
      .match = dnnl_operators_dnnl_exp_any, .each = dnnl_operators_dnnl_exp_all, .desc = &dnnl_operators_dnnl_exp_desc,
      .whole_size = sizeof(struct dnnl_operators_dnnl_exp_whole), .n_parts = sizeof dnnl_operators_dnnl_exp_parts / sizeof *dnnl_operators_dnnl_exp_parts,
      .n_params = 0, .parts = dnnl_operators_dnnl_exp_parts, .whole = dnnl_operators_dnnl_exp_whole },
    { .name = "dnnl.log", .place = "dnnl_operators.pat:30", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_operators_dnnl_log_match),
      .match = dnnl_operators_dnnl_log_any, .each = dnnl_operators_dnnl_log_all, .desc = &dnnl_operators_dnnl_log_desc,
      .whole_size = sizeof(struct dnnl_operators_dnnl_log_whole), .n_parts = sizeof dnnl_operators_dnnl_log_parts / sizeof *dnnl_operators_dnnl_log_parts,
      .n_params = 0, .parts = dnnl_operators_dnnl_log_parts, .whole = dnnl_operators_dnnl_log_whole },
    { .name = "dnnl.sqrt", .place = "dnnl_operators.pat:31", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_operators_dnnl_sqrt_match),
      .match = dnnl_operators_dnnl_sqrt_any, .each = dnnl_operators_dnnl_sqrt_all, .desc = &dnnl_operators_dnnl_sqrt_desc,
      .whole_size = sizeof(struct dnnl_operators_dnnl_sqrt_whole), .n_parts = sizeof dnnl_operators_dnnl_sqrt_parts / sizeof *dnnl_operators_dnnl_sqrt_parts,
      .n_params = 0, .parts = dnnl_operators_dnnl_sqrt_parts, .whole = dnnl_operators_dnnl_sqrt_whole },
    { .name = "dnnl.round", .place = "dnnl_operators.pat:32", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_operators_dnnl_round_match),
      .match = dnnl_operators_dnnl_round_any, .each = dnnl_operators_dnnl_round_all, .desc = &dnnl_operators_dnnl_round_desc,
      .whole_size = sizeof(struct dnnl_operators_dnnl_round_whole), .n_parts = sizeof dnnl_operators_dnnl_round_parts / sizeof *dnnl_operators_dnnl_round_parts,
      .n_params = 0, .parts = dnnl_operators_dnnl_round_parts, .whole = dnnl_operators_dnnl_round_whole },
    { .name = "dnnl.nn.relu", .place = "dnnl_operators.pat:33", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_operators_dnnl_nn_relu_match),
      .match = dnnl_operators_dnnl_nn_relu_any, .each = dnnl_operators_dnnl_nn_relu_all, .desc = &dnnl_operators_dnnl_nn_relu_desc,
      .whole_size = sizeof(struct dnnl_operators_dnnl_nn_relu_whole), .n_parts = sizeof dnnl_operators_dnnl_nn_relu_parts / sizeof *dnnl_operators_dnnl_nn_relu_parts,
      .n_params = 0, .parts = dnnl_operators_dnnl_nn_relu_parts, .whole = dnnl_operators_dnnl_nn_relu_whole },
    { .name = "dnnl.nn.leaky_relu", .place = "dnnl_operators.pat:34", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_operators_dnnl_nn_leaky_relu_match),
      .match = dnnl_operators_dnnl_nn_leaky_relu_any, .each = dnnl_operators_dnnl_nn_leaky_relu_all, .desc = &dnnl_operators_dnnl_nn_leaky_relu_desc,
      .whole_size = sizeof(struct dnnl_operators_dnnl_nn_leaky_relu_whole), .n_parts = sizeof dnnl_operators_dnnl_nn_leaky_relu_parts / sizeof *dnnl_operators_dnnl_nn_leaky_relu_parts,
      .n_params = 0, .parts = dnnl_operators_dnnl_nn_leaky_relu_parts, .whole = dnnl_operators_dnnl_nn_leaky_relu_whole },
    { .name = "dnnl.tanh", .place = "dnnl_operators.pat:35", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_operators_dnnl_tanh_match),
      .match = dnnl_operators_dnnl_tanh_any, .each = dnnl_operators_dnnl_tanh_all, .desc = &dnnl_operators_dnnl_tanh_desc,
      .whole_size = sizeof(struct dnnl_operators_dnnl_tanh_whole), .n_parts = sizeof dnnl_operators_dnnl_tanh_parts / sizeof *dnnl_operators_dnnl_tanh_parts,
      .n_params = 0, .parts = dnnl_operators_dnnl_tanh_parts, .whole = dnnl_operators_dnnl_tanh_whole },
    { .name = "dnnl.sigmoid", .place = "dnnl_operators.pat:36", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_operators_dnnl_sigmoid_match),
      .match = dnnl_operators_dnnl_sigmoid_any, .each = dnnl_operators_dnnl_sigmoid_all, .desc = &dnnl_operators_dnnl_sigmoid_desc,
      .whole_size = sizeof(struct dnnl_operators_dnnl_sigmoid_whole), .n_parts = sizeof dnnl_operators_dnnl_sigmoid_parts / sizeof *dnnl_operators_dnnl_sigmoid_parts,
      .n_params = 0, .parts = dnnl_operators_dnnl_sigmoid_parts, .whole = dnnl_operators_dnnl_sigmoid_whole },
    { .name = "dnnl.nn.softmax", .place = "dnnl_operators.pat:37", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_operators_dnnl_nn_softmax_match),
      .match = dnnl_operators_dnnl_nn_softmax_any, .each = dnnl_operators_dnnl_nn_softmax_all, .desc = &dnnl_operators_dnnl_nn_softmax_desc,
      .whole_size = sizeof(struct dnnl_operators_dnnl_nn_softmax_whole), .n_parts = sizeof dnnl_operators_dnnl_nn_softmax_parts / sizeof *dnnl_operators_dnnl_nn_softmax_parts,
      .n_params = 0, .parts = dnnl_operators_dnnl_nn_softmax_parts, .whole = dnnl_operators_dnnl_nn_softmax_whole },
    { .name = "dnnl.add", .place = "dnnl_operators.pat:38", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_operators_dnnl_add_match),
      .match = dnnl_operators_dnnl_add_any, .each = dnnl_operators_dnnl_add_all, .desc = &dnnl_operators_dnnl_add_desc,
      .whole_size = sizeof(struct dnnl_operators_dnnl_add_whole), .n_parts = sizeof dnnl_operators_dnnl_add_parts / sizeof *dnnl_operators_dnnl_add_parts,
      .n_params = 0, .parts = dnnl_operators_dnnl_add_parts, .whole = dnnl_operators_dnnl_add_whole },
    { .name = "dnnl.multiply", .place = "dnnl_operators.pat:39", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_operators_dnnl_multiply_match),
      .match = dnnl_operators_dnnl_multiply_any, .each = dnnl_operators_dnnl_multiply_all, .desc = &dnnl_operators_dnnl_multiply_desc,
      .whole_size = sizeof(struct dnnl_operators_dnnl_multiply_whole), .n_parts = sizeof dnnl_operators_dnnl_multiply_parts / sizeof *dnnl_operators_dnnl_multiply_parts,
      .n_params = 0, .parts = dnnl_operators_dnnl_multiply_parts, .whole = dnnl_operators_dnnl_multiply_whole },
    { .name = "dnnl.nn.layer_norm", .place = "dnnl_operators.pat:40", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_operators_dnnl_nn_layer_norm_match),
      .match = dnnl_operators_dnnl_nn_layer_norm_any, .each = dnnl_operators_dnnl_nn_layer_norm_all, .desc = &dnnl_operators_dnnl_nn_layer_norm_desc,
      .whole_size = sizeof(struct dnnl_operators_dnnl_nn_layer_norm_whole), .n_parts = sizeof dnnl_operators_dnnl_nn_layer_norm_parts / sizeof *dnnl_operators_dnnl_nn_layer_norm_parts,
      .n_params = 0, .parts = dnnl_operators_dnnl_nn_layer_norm_parts, .whole = dnnl_operators_dnnl_nn_layer_norm_whole },
    { .name = "dnnl.nn.batch_matmul", .place = "dnnl_operators.pat:41", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct dnnl_operators_dnnl_nn_batch_matmul_match),
      .match = dnnl_operators_dnnl_nn_batch_matmul_any, .each = dnnl_operators_dnnl_nn_batch_matmul_all, .desc = &dnnl_operators_dnnl_nn_batch_matmul_desc,
      .whole_size = sizeof(struct dnnl_operators_dnnl_nn_batch_matmul_whole), .n_parts = sizeof dnnl_operators_dnnl_nn_batch_matmul_parts / sizeof *dnnl_operators_dnnl_nn_batch_matmul_parts,
      .n_params = 0, .parts = dnnl_operators_dnnl_nn_batch_matmul_parts, .whole = dnnl_operators_dnnl_nn_batch_matmul_whole },
};

/* ---- table dnnl_operators ---- */

static const struct dfg_table_entry dnnl_operators_entries[] = {
    { .name = "dnnl.nn.batch_norm", .pattern = 1 },
    { .name = "dnnl.nn.conv1d", .pattern = 2 },
    { .name = "dnnl.nn.conv2d", .pattern = 3 },
    { .name = "dnnl.nn.conv3d", .pattern = 4 },
    { .name = "dnnl.nn.conv2d_transpose", .pattern = 5 },
    { .name = "dnnl.nn.conv3d_transpose", .pattern = 6 },
    { .name = "dnnl.nn.dense", .pattern = 7 },
    { .name = "dnnl.nn.max_pool2d", .pattern = 8 },
    { .name = "dnnl.nn.avg_pool2d", .pattern = 9 },
    { .name = "dnnl.nn.max_pool3d", .pattern = 10 },
    { .name = "dnnl.nn.avg_pool3d", .pattern = 11 },
    { .name = "dnnl.nn.global_avg_pool2d", .pattern = 12 },
    { .name = "dnnl.abs", .pattern = 13 },
    { .name = "dnnl.clip", .pattern = 14 },
    { .name = "dnnl.exp", .pattern = 15 },
    { .name = "dnnl.log", .pattern = 16 },
    { .name = "dnnl.sqrt", .pattern = 17 },
    { .name = "dnnl.round", .pattern = 18 },
    { .name = "dnnl.nn.relu", .pattern = 19 },
    { .name = "dnnl.nn.leaky_relu", .pattern = 20 },
    { .name = "dnnl.tanh", .pattern = 21 },
    { .name = "dnnl.sigmoid", .pattern = 22 },
    { .name = "dnnl.nn.softmax", .pattern = 23 },
    { .name = "dnnl.add", .pattern = 24 },
    { .name = "dnnl.multiply", .pattern = 25 },
    { .name = "dnnl.nn.layer_norm", .pattern = 26 },
    { .name = "dnnl.nn.batch_matmul", .pattern = 27 },
};
static const struct dfg_attr_text dnnl_operators_attrs[] = {
    { "Compiler", "\"dnnl\"" },
};
static void dnnl_operators_candidates_any(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    *set = dnnl_operators_candidates(g, n);
}

static const struct dfg_table tables[] = {
    { .name = "dnnl_operators", .n = 27, .last_wins = false, .entries = dnnl_operators_entries, .n_words = 1,
      .n_attrs = 1, .attrs = dnnl_operators_attrs,
      .candidates = dnnl_operators_candidates_any, .first = dnnl_operators_first, .sweep = dnnl_operators_sweep },
};

static const char *const imports[] = { "relay", NULL };
extern const struct dfg_unit dnnl_operators_unit;
const struct dfg_unit dnnl_operators_unit = {
    .abi = DFG_ABI,
    .name = "dnnl_operators",
    .imports = imports,
    .names = &dnnl_operators_names, .whole_names = &whole_names,
    .n_patterns = 28, .patterns = patterns,
    .n_tables = 1, .tables = tables,
};
