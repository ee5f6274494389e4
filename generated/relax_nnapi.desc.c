/* What relax_nnapi.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "relax_nnapi.h"
#if RELAX_NNAPI_H != 0xfd7d8a56489fc78b
#error "relax_nnapi.h is of another run of pat2c than this file"
#endif

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_relax_abs = DFG_FIRST_OP,
    OP_relax_add,
    OP_relax_astype,
    OP_relax_divide,
    OP_relax_equal,
    OP_relax_exp,
    OP_relax_floor,
    OP_relax_greater,
    OP_relax_greater_equal,
    OP_relax_less,
    OP_relax_less_equal,
    OP_relax_log,
    OP_relax_matmul,
    OP_relax_maximum,
    OP_relax_mean,
    OP_relax_minimum,
    OP_relax_multiply,
    OP_relax_negative,
    OP_relax_nn_conv2d,
    OP_relax_nn_max_pool2d,
    OP_relax_nn_relu,
    OP_relax_nn_softmax,
    OP_relax_not_equal,
    OP_relax_permute_dims,
    OP_relax_power,
    OP_relax_rsqrt,
    OP_relax_sigmoid,
    OP_relax_sqrt,
    OP_relax_subtract,
    OP_relax_tanh,
};
enum {
    ATTR_data_layout,
    ATTR_kernel_layout,
};
enum {
    STR_NCHW,
    STR_NHWC,
    STR_O,
    STR_OIHW,
};
static const char *const op_names[] = {
    "relax.abs",
    "relax.add",
    "relax.astype",
    "relax.divide",
    "relax.equal",
    "relax.exp",
    "relax.floor",
    "relax.greater",
    "relax.greater_equal",
    "relax.less",
    "relax.less_equal",
    "relax.log",
    "relax.matmul",
    "relax.maximum",
    "relax.mean",
    "relax.minimum",
    "relax.multiply",
    "relax.negative",
    "relax.nn.conv2d",
    "relax.nn.max_pool2d",
    "relax.nn.relu",
    "relax.nn.softmax",
    "relax.not_equal",
    "relax.permute_dims",
    "relax.power",
    "relax.rsqrt",
    "relax.sigmoid",
    "relax.sqrt",
    "relax.subtract",
    "relax.tanh",
};
static const char *const attr_names[] = {
    "data_layout",
    "kernel_layout",
};
static const char *const str_names[] = {
    "NCHW",
    "NHWC",
    "O",
    "OIHW",
};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 30,
    .ops = op_names,
    .n_attrs = 2,
    .attrs = attr_names,
    .n_strs = 4,
    .strs = str_names,
};

static const struct relax_nnapi_options *options(const dfg_graph *g)
{
    return g->options ? g->options : &relax_nnapi_default_options;
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

struct relax_nnapi_conv2d_whole {
    struct relax_nnapi_conv2d_match m;
    dfg_node add;
};

static bool relax_nnapi_conv2d_whole(const dfg_graph *g, dfg_node n,
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
        /* where one_a_channel(b, c, w) */
        if (!one_a_channel(g, b, c, w))
            continue;
        if (accept(ctx, &(struct relax_nnapi_conv2d_whole){.m = {.root = n, .x = x, .w = w, .b = b,
                .c = c}, .add = n}))
            return true;
    }
    return false;
}

struct relax_nnapi_cast_number_whole {
    struct relax_nnapi_cast_number_match m;
    dfg_node astype;
    dfg_node x;
};

static bool relax_nnapi_cast_number_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_astype, 1))
        return false;
    if (!dfg_dtype_in(g, n, 1u << DFG_I32 | 1u << DFG_F16 | 1u << DFG_F32))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    if (!dfg_dtype_in(g, x, 1u << DFG_I32 | 1u << DFG_F16 | 1u << DFG_F32))
        return false;
    return accept(ctx, &(struct relax_nnapi_cast_number_whole){.m = {.root = n}, .astype = n, .x = x});
}

struct relax_nnapi_cast_float_whole {
    struct relax_nnapi_cast_float_match m;
    dfg_node astype;
    dfg_node x;
};

static bool relax_nnapi_cast_float_whole(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_astype, 1))
        return false;
    if (!dfg_dtype_in(g, n, 1u << DFG_F16 | 1u << DFG_F32))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    if (!dfg_dtype_in(g, x, 1u << DFG_F16 | 1u << DFG_F32))
        return false;
    return accept(ctx, &(struct relax_nnapi_cast_float_whole){.m = {.root = n}, .astype = n, .x = x});
}

struct relax_nnapi_nnapi_add_whole {
    struct relax_nnapi_nnapi_add_match m;
    dfg_node add;
    dfg_node x;
    dfg_node x_2;
};

static bool relax_nnapi_nnapi_add_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, swap);
        dfg_node x_2 = dfg_arg(g, n, 1 - swap);
        if (accept(ctx, &(struct relax_nnapi_nnapi_add_whole){.m = {.root = n}, .add = n, .x = x,
                .x_2 = x_2}))
            return true;
    }
    return false;
}

struct relax_nnapi_nnapi_mul_whole {
    struct relax_nnapi_nnapi_mul_match m;
    dfg_node multiply;
    dfg_node x;
    dfg_node x_2;
};

static bool relax_nnapi_nnapi_mul_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_multiply, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, swap);
        dfg_node x_2 = dfg_arg(g, n, 1 - swap);
        if (accept(ctx, &(struct relax_nnapi_nnapi_mul_whole){.m = {.root = n}, .multiply = n, .x = x,
                .x_2 = x_2}))
            return true;
    }
    return false;
}

struct relax_nnapi_nnapi_div_whole {
    struct relax_nnapi_nnapi_div_match m;
    dfg_node divide;
    dfg_node x;
    dfg_node x_2;
};

static bool relax_nnapi_nnapi_div_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_divide, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node x_2 = dfg_arg(g, n, 1);
    /* where feature_level >= 2 */
    if (!dfg_ge(dfg_int(options(g)->feature_level), dfg_int(2)))
        return false;
    return accept(ctx, &(struct relax_nnapi_nnapi_div_whole){.m = {.root = n}, .divide = n, .x = x,
            .x_2 = x_2});
}

struct relax_nnapi_nnapi_sub_whole {
    struct relax_nnapi_nnapi_sub_match m;
    dfg_node subtract;
    dfg_node x;
    dfg_node x_2;
};

static bool relax_nnapi_nnapi_sub_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_subtract, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node x_2 = dfg_arg(g, n, 1);
    /* where feature_level >= 2 */
    if (!dfg_ge(dfg_int(options(g)->feature_level), dfg_int(2)))
        return false;
    return accept(ctx, &(struct relax_nnapi_nnapi_sub_whole){.m = {.root = n}, .subtract = n, .x = x,
            .x_2 = x_2});
}

struct relax_nnapi_nnapi_pow_whole {
    struct relax_nnapi_nnapi_pow_match m;
    dfg_node power;
    dfg_node x;
    dfg_node x_2;
};

static bool relax_nnapi_nnapi_pow_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_power, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node x_2 = dfg_arg(g, n, 1);
    /* where feature_level >= 3 */
    if (!dfg_ge(dfg_int(options(g)->feature_level), dfg_int(3)))
        return false;
    return accept(ctx, &(struct relax_nnapi_nnapi_pow_whole){.m = {.root = n}, .power = n, .x = x,
            .x_2 = x_2});
}

struct relax_nnapi_nnapi_equal_whole {
    struct relax_nnapi_nnapi_equal_match m;
    dfg_node equal;
    dfg_node x;
    dfg_node x_2;
};

static bool relax_nnapi_nnapi_equal_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_equal, 2))
        return false;
    /* where feature_level >= 3 */
    if (!dfg_ge(dfg_int(options(g)->feature_level), dfg_int(3)))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, swap);
        dfg_node x_2 = dfg_arg(g, n, 1 - swap);
        if (accept(ctx, &(struct relax_nnapi_nnapi_equal_whole){.m = {.root = n}, .equal = n, .x = x,
                .x_2 = x_2}))
            return true;
    }
    return false;
}

struct relax_nnapi_nnapi_greater_whole {
    struct relax_nnapi_nnapi_greater_match m;
    dfg_node greater;
    dfg_node x;
    dfg_node x_2;
};

static bool relax_nnapi_nnapi_greater_whole(const dfg_graph *g, dfg_node n,
                                            bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_greater, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node x_2 = dfg_arg(g, n, 1);
    /* where feature_level >= 3 */
    if (!dfg_ge(dfg_int(options(g)->feature_level), dfg_int(3)))
        return false;
    return accept(ctx, &(struct relax_nnapi_nnapi_greater_whole){.m = {.root = n}, .greater = n, .x = x,
            .x_2 = x_2});
}

struct relax_nnapi_nnapi_greater_equal_whole {
    struct relax_nnapi_nnapi_greater_equal_match m;
    dfg_node greater_equal;
    dfg_node x;
    dfg_node x_2;
};

static bool relax_nnapi_nnapi_greater_equal_whole(const dfg_graph *g, dfg_node n,
                                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_greater_equal, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node x_2 = dfg_arg(g, n, 1);
    /* where feature_level >= 3 */
    if (!dfg_ge(dfg_int(options(g)->feature_level), dfg_int(3)))
        return false;
    return accept(ctx, &(struct relax_nnapi_nnapi_greater_equal_whole){.m = {.root = n},
            .greater_equal = n, .x = x, .x_2 = x_2});
}

struct relax_nnapi_nnapi_less_whole {
    struct relax_nnapi_nnapi_less_match m;
    dfg_node less;
    dfg_node x;
    dfg_node x_2;
};

static bool relax_nnapi_nnapi_less_whole(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_less, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node x_2 = dfg_arg(g, n, 1);
    /* where feature_level >= 3 */
    if (!dfg_ge(dfg_int(options(g)->feature_level), dfg_int(3)))
        return false;
    return accept(ctx, &(struct relax_nnapi_nnapi_less_whole){.m = {.root = n}, .less = n, .x = x,
            .x_2 = x_2});
}

struct relax_nnapi_nnapi_less_equal_whole {
    struct relax_nnapi_nnapi_less_equal_match m;
    dfg_node less_equal;
    dfg_node x;
    dfg_node x_2;
};

static bool relax_nnapi_nnapi_less_equal_whole(const dfg_graph *g, dfg_node n,
                                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_less_equal, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node x_2 = dfg_arg(g, n, 1);
    /* where feature_level >= 3 */
    if (!dfg_ge(dfg_int(options(g)->feature_level), dfg_int(3)))
        return false;
    return accept(ctx, &(struct relax_nnapi_nnapi_less_equal_whole){.m = {.root = n}, .less_equal = n,
            .x = x, .x_2 = x_2});
}

struct relax_nnapi_nnapi_not_equal_whole {
    struct relax_nnapi_nnapi_not_equal_match m;
    dfg_node not_equal;
    dfg_node x;
    dfg_node x_2;
};

static bool relax_nnapi_nnapi_not_equal_whole(const dfg_graph *g, dfg_node n,
                                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_not_equal, 2))
        return false;
    /* where feature_level >= 3 */
    if (!dfg_ge(dfg_int(options(g)->feature_level), dfg_int(3)))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, swap);
        dfg_node x_2 = dfg_arg(g, n, 1 - swap);
        if (accept(ctx, &(struct relax_nnapi_nnapi_not_equal_whole){.m = {.root = n}, .not_equal = n,
                .x = x, .x_2 = x_2}))
            return true;
    }
    return false;
}

struct relax_nnapi_nnapi_maximum_whole {
    struct relax_nnapi_nnapi_maximum_match m;
    dfg_node maximum;
    dfg_node x;
    dfg_node x_2;
};

static bool relax_nnapi_nnapi_maximum_whole(const dfg_graph *g, dfg_node n,
                                            bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_maximum, 2))
        return false;
    /* where feature_level >= 3 */
    if (!dfg_ge(dfg_int(options(g)->feature_level), dfg_int(3)))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, swap);
        dfg_node x_2 = dfg_arg(g, n, 1 - swap);
        if (accept(ctx, &(struct relax_nnapi_nnapi_maximum_whole){.m = {.root = n}, .maximum = n, .x = x,
                .x_2 = x_2}))
            return true;
    }
    return false;
}

struct relax_nnapi_nnapi_minimum_whole {
    struct relax_nnapi_nnapi_minimum_match m;
    dfg_node minimum;
    dfg_node x;
    dfg_node x_2;
};

static bool relax_nnapi_nnapi_minimum_whole(const dfg_graph *g, dfg_node n,
                                            bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_minimum, 2))
        return false;
    /* where feature_level >= 3 */
    if (!dfg_ge(dfg_int(options(g)->feature_level), dfg_int(3)))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, swap);
        dfg_node x_2 = dfg_arg(g, n, 1 - swap);
        if (accept(ctx, &(struct relax_nnapi_nnapi_minimum_whole){.m = {.root = n}, .minimum = n, .x = x,
                .x_2 = x_2}))
            return true;
    }
    return false;
}

struct relax_nnapi_nnapi_floor_whole {
    struct relax_nnapi_nnapi_floor_match m;
    dfg_node floor;
    dfg_node x;
};

static bool relax_nnapi_nnapi_floor_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_floor, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct relax_nnapi_nnapi_floor_whole){.m = {.root = n}, .floor = n, .x = x});
}

struct relax_nnapi_nnapi_relu_whole {
    struct relax_nnapi_nnapi_relu_match m;
    dfg_node relu;
    dfg_node x;
};

static bool relax_nnapi_nnapi_relu_whole(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_nn_relu, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct relax_nnapi_nnapi_relu_whole){.m = {.root = n}, .relu = n, .x = x});
}

struct relax_nnapi_nnapi_logistic_whole {
    struct relax_nnapi_nnapi_logistic_match m;
    dfg_node sigmoid;
    dfg_node x;
};

static bool relax_nnapi_nnapi_logistic_whole(const dfg_graph *g, dfg_node n,
                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_sigmoid, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct relax_nnapi_nnapi_logistic_whole){.m = {.root = n}, .sigmoid = n, .x = x});
}

struct relax_nnapi_nnapi_softmax_whole {
    struct relax_nnapi_nnapi_softmax_match m;
    dfg_node softmax;
    dfg_node x;
};

static bool relax_nnapi_nnapi_softmax_whole(const dfg_graph *g, dfg_node n,
                                            bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_nn_softmax, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct relax_nnapi_nnapi_softmax_whole){.m = {.root = n}, .softmax = n, .x = x});
}

struct relax_nnapi_nnapi_tanh_whole {
    struct relax_nnapi_nnapi_tanh_match m;
    dfg_node tanh;
    dfg_node x;
};

static bool relax_nnapi_nnapi_tanh_whole(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_tanh, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct relax_nnapi_nnapi_tanh_whole){.m = {.root = n}, .tanh = n, .x = x});
}

struct relax_nnapi_nnapi_abs_whole {
    struct relax_nnapi_nnapi_abs_match m;
    dfg_node abs;
    dfg_node x;
};

static bool relax_nnapi_nnapi_abs_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_abs, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where feature_level >= 3 */
    if (!dfg_ge(dfg_int(options(g)->feature_level), dfg_int(3)))
        return false;
    return accept(ctx, &(struct relax_nnapi_nnapi_abs_whole){.m = {.root = n}, .abs = n, .x = x});
}

struct relax_nnapi_nnapi_exp_whole {
    struct relax_nnapi_nnapi_exp_match m;
    dfg_node exp;
    dfg_node x;
};

static bool relax_nnapi_nnapi_exp_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_exp, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where feature_level >= 3 */
    if (!dfg_ge(dfg_int(options(g)->feature_level), dfg_int(3)))
        return false;
    return accept(ctx, &(struct relax_nnapi_nnapi_exp_whole){.m = {.root = n}, .exp = n, .x = x});
}

struct relax_nnapi_nnapi_log_whole {
    struct relax_nnapi_nnapi_log_match m;
    dfg_node log;
    dfg_node x;
};

static bool relax_nnapi_nnapi_log_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_log, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where feature_level >= 3 */
    if (!dfg_ge(dfg_int(options(g)->feature_level), dfg_int(3)))
        return false;
    return accept(ctx, &(struct relax_nnapi_nnapi_log_whole){.m = {.root = n}, .log = n, .x = x});
}

struct relax_nnapi_nnapi_neg_whole {
    struct relax_nnapi_nnapi_neg_match m;
    dfg_node negative;
    dfg_node x;
};

static bool relax_nnapi_nnapi_neg_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_negative, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where feature_level >= 3 */
    if (!dfg_ge(dfg_int(options(g)->feature_level), dfg_int(3)))
        return false;
    return accept(ctx, &(struct relax_nnapi_nnapi_neg_whole){.m = {.root = n}, .negative = n, .x = x});
}

struct relax_nnapi_nnapi_cast_whole {
    struct relax_nnapi_nnapi_cast_match m;
    dfg_node astype;
    dfg_node x;
};

static bool relax_nnapi_nnapi_cast_whole(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_astype, 1))
        return false;
    if (!dfg_dtype_in(g, n, 1u << DFG_I32 | 1u << DFG_F16 | 1u << DFG_F32))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    if (!dfg_dtype_in(g, x, 1u << DFG_I32 | 1u << DFG_F16 | 1u << DFG_F32))
        return false;
    /* where feature_level >= 3 */
    if (!dfg_ge(dfg_int(options(g)->feature_level), dfg_int(3)))
        return false;
    return accept(ctx, &(struct relax_nnapi_nnapi_cast_whole){.m = {.root = n}, .astype = n, .x = x});
}

struct relax_nnapi_nnapi_sqrt_whole {
    struct relax_nnapi_nnapi_sqrt_match m;
    dfg_node sqrt;
    dfg_node x;
};

static bool relax_nnapi_nnapi_sqrt_whole(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_sqrt, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where feature_level >= 3 */
    if (!dfg_ge(dfg_int(options(g)->feature_level), dfg_int(3)))
        return false;
    return accept(ctx, &(struct relax_nnapi_nnapi_sqrt_whole){.m = {.root = n}, .sqrt = n, .x = x});
}

struct relax_nnapi_nnapi_rsqrt_whole {
    struct relax_nnapi_nnapi_rsqrt_match m;
    dfg_node rsqrt;
    dfg_node x;
};

static bool relax_nnapi_nnapi_rsqrt_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_rsqrt, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where feature_level >= 3 */
    if (!dfg_ge(dfg_int(options(g)->feature_level), dfg_int(3)))
        return false;
    return accept(ctx, &(struct relax_nnapi_nnapi_rsqrt_whole){.m = {.root = n}, .rsqrt = n, .x = x});
}

struct relax_nnapi_nnapi_batch_matmul_whole {
    struct relax_nnapi_nnapi_batch_matmul_match m;
    dfg_node matmul;
    dfg_node x;
    dfg_node x_2;
};

static bool relax_nnapi_nnapi_batch_matmul_whole(const dfg_graph *g, dfg_node n,
                                                 bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_matmul, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node x_2 = dfg_arg(g, n, 1);
    /* where feature_level >= 6 */
    if (!dfg_ge(dfg_int(options(g)->feature_level), dfg_int(6)))
        return false;
    return accept(ctx, &(struct relax_nnapi_nnapi_batch_matmul_whole){.m = {.root = n}, .matmul = n,
            .x = x, .x_2 = x_2});
}

struct relax_nnapi_nnapi_transpose_whole {
    struct relax_nnapi_nnapi_transpose_match m;
    dfg_node permute_dims;
    dfg_node x;
};

static bool relax_nnapi_nnapi_transpose_whole(const dfg_graph *g, dfg_node n,
                                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_permute_dims, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where feature_level >= 2 */
    if (!dfg_ge(dfg_int(options(g)->feature_level), dfg_int(2)))
        return false;
    return accept(ctx, &(struct relax_nnapi_nnapi_transpose_whole){.m = {.root = n}, .permute_dims = n,
            .x = x});
}

struct relax_nnapi_nnapi_cast_2_whole {
    struct relax_nnapi_nnapi_cast_2_match m;
    dfg_node astype;
    dfg_node x;
};

static bool relax_nnapi_nnapi_cast_2_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_astype, 1))
        return false;
    if (!dfg_dtype_in(g, n, 1u << DFG_F16 | 1u << DFG_F32))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    if (!dfg_dtype_in(g, x, 1u << DFG_F16 | 1u << DFG_F32))
        return false;
    /* where feature_level >= 3 */
    if (!dfg_ge(dfg_int(options(g)->feature_level), dfg_int(3)))
        return false;
    return accept(ctx, &(struct relax_nnapi_nnapi_cast_2_whole){.m = {.root = n}, .astype = n, .x = x});
}

struct relax_nnapi_nnapi_mean_whole {
    struct relax_nnapi_nnapi_mean_match m;
    dfg_node mean;
    dfg_node x;
};

static bool relax_nnapi_nnapi_mean_whole(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_mean, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where feature_level >= 2 */
    if (!dfg_ge(dfg_int(options(g)->feature_level), dfg_int(2)))
        return false;
    return accept(ctx, &(struct relax_nnapi_nnapi_mean_whole){.m = {.root = n}, .mean = n, .x = x});
}

struct relax_nnapi_nnapi_max_pool_2d_whole {
    struct relax_nnapi_nnapi_max_pool_2d_match m;
    dfg_node max_pool2d;
    dfg_node x;
};

static bool relax_nnapi_nnapi_max_pool_2d_whole(const dfg_graph *g, dfg_node n,
                                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_nn_max_pool2d, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct relax_nnapi_nnapi_max_pool_2d_whole){.m = {.root = n}, .max_pool2d = n,
            .x = x});
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- conv2d ---- */

static const struct dfg_desc_expr relax_nnapi_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 10, .file = "relax_conditions.pat" },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 10, .file = "relax_conditions.pat" },
    /* 2 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 10, .file = "relax_conditions.pat" },
    /* 3 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 10, .file = "relax_conditions.pat" },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "kernel_layout", .text = "kernel_layout", .line = 10, .file = "relax_conditions.pat" },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 1, .s = "O" }, .text = "\"O\"", .line = 10, .file = "relax_conditions.pat" },
    /* 6 */ { .op = DFG_E_DIM, .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 5, }, .text = "dim(w, c.kernel_layout, \"O\")", .line = 10, .file = "relax_conditions.pat" },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 6, }, .text = "b.elements == dim(w, c.kernel_layout, \"O\")", .line = 10, .file = "relax_conditions.pat" },
    /* 8 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 11, .file = "relax_conditions.pat" },
    /* 9 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .name = "data_layout", .text = "data_layout", .line = 11, .file = "relax_conditions.pat" },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NHWC" }, .text = "\"NHWC\"", .line = 11, .file = "relax_conditions.pat" },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "c.data_layout == \"NHWC\"", .line = 11, .file = "relax_conditions.pat" },
    /* 12 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 11, .file = "relax_conditions.pat" },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "shape", .line = 11, .file = "relax_conditions.pat" },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 11, .file = "relax_conditions.pat" },
    /* 15 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "b.shape[-1]", .line = 11, .file = "relax_conditions.pat" },
    /* 16 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 11, .file = "relax_conditions.pat" },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "elements", .line = 11, .file = "relax_conditions.pat" },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 17, }, .text = "b.shape[-1] == b.elements", .line = 11, .file = "relax_conditions.pat" },
    /* 19 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 18, }, .text = "(c.data_layout == \"NHWC\" and b.shape[-1] == b.elements)", .line = 11, .file = "relax_conditions.pat" },
    /* 20 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 12, .file = "relax_conditions.pat" },
    /* 21 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .name = "data_layout", .text = "data_layout", .line = 12, .file = "relax_conditions.pat" },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "\"NCHW\"", .line = 12, .file = "relax_conditions.pat" },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "c.data_layout == \"NCHW\"", .line = 12, .file = "relax_conditions.pat" },
    /* 24 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 12, .file = "relax_conditions.pat" },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "shape", .line = 12, .file = "relax_conditions.pat" },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -3LL }, .text = "-3", .line = 12, .file = "relax_conditions.pat" },
    /* 27 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "b.shape[-3]", .line = 12, .file = "relax_conditions.pat" },
    /* 28 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 12, .file = "relax_conditions.pat" },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "elements", .line = 12, .file = "relax_conditions.pat" },
    /* 30 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, }, .text = "b.shape[-3] == b.elements", .line = 12, .file = "relax_conditions.pat" },
    /* 31 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 23, 30, }, .text = "(c.data_layout == \"NCHW\" and b.shape[-3] == b.elements)", .line = 12, .file = "relax_conditions.pat" },
    /* 32 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 19, 31, }, .text = "(c.data_layout == \"NHWC\" and b.shape[-1] == b.elements)\012        or (c.data_layout == \"NCHW\" and b.shape[-3] == b.elements)", .line = 11, .file = "relax_conditions.pat" },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 7, 32, }, .text = "b.elements == dim(w, c.kernel_layout, \"O\"),\012    (c.data_layout == \"NHWC\" and b.shape[-1] == b.elements)\012        or (c.data_layout == \"NCHW\" and b.shape[-3] == b.elements)", .line = 10, .file = "relax_conditions.pat" },
};
static const struct dfg_desc_node relax_nnapi_conv2d_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "relax.add(c, b)", .line = 17 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .name = "c",
        .text = "relax.nn.conv2d(x, w)", .line = 15 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 14 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 14 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 14 },
};
static const struct dfg_desc_region relax_nnapi_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_nnapi_conv2d_refs[] = { { 2, -1 }, { 3, -1 }, { 4, -1 }, { 1, -1 }, };
static const struct dfg_capture relax_nnapi_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_nnapi_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_nnapi_conv2d_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct relax_nnapi_conv2d_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct relax_nnapi_conv2d_match, c) },
};
static const struct dfg_desc_pattern relax_nnapi_conv2d_desc = {
    .n_nodes = 5, .n_exprs = 34, .n_vars = 0, .n_sets = 4,
    .nodes = relax_nnapi_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_nnapi_conv2d_regions,
    .exprs = relax_nnapi_conv2d_exprs,
    .captures = relax_nnapi_conv2d_refs,
    .text = "pattern conv2d(x, w, b) {\012    c = relax.nn.conv2d(x, w);\012    where one_a_channel(b, c, w);\012    return relax.add(c, b);\012}", .line = 14, .n_where = 1, .where = (const uint32_t[]){ 33, }
};
static bool relax_nnapi_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_nnapi_conv2d_match(g, n, m);
}
static bool relax_nnapi_conv2d_pass(void *ctx, const struct relax_nnapi_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_nnapi_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_nnapi_conv2d_each(g, n, relax_nnapi_conv2d_pass, &e);
}

static const struct dfg_part relax_nnapi_conv2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_nnapi_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_nnapi_conv2d_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct relax_nnapi_conv2d_whole, m.b) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct relax_nnapi_conv2d_whole, m.c) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_nnapi_conv2d_whole, add) },
};
/* ---- cast_number ---- */

static const struct dfg_desc_node relax_nnapi_cast_number_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.astype", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x5020u, .text = "{f16, f32, i32}", .line = 19 },
        },
        .text = "relax.astype(_ : {f16, f32, i32})", .line = 19 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x5020u, .text = "{f16, f32, i32}", .line = 19 },
        },
        .text = "_", .line = 19 },
};
static const struct dfg_desc_region relax_nnapi_cast_number_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_nnapi_cast_number_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_nnapi_cast_number_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_nnapi_cast_number_regions,
    .text = "pattern cast_number = relax.astype(_ : {f16, f32, i32}) : {f16, f32, i32};", .line = 19
};
static bool relax_nnapi_cast_number_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_nnapi_cast_number_match(g, n, m);
}
static bool relax_nnapi_cast_number_pass(void *ctx, const struct relax_nnapi_cast_number_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_nnapi_cast_number_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_nnapi_cast_number_each(g, n, relax_nnapi_cast_number_pass, &e);
}

static const struct dfg_part relax_nnapi_cast_number_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_nnapi_cast_number_whole, astype) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_nnapi_cast_number_whole, x) },
};
/* ---- cast_float ---- */

static const struct dfg_desc_node relax_nnapi_cast_float_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.astype", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x5000u, .text = "{f16, f32}", .line = 20 },
        },
        .text = "relax.astype(_ : {f16, f32})", .line = 20 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x5000u, .text = "{f16, f32}", .line = 20 },
        },
        .text = "_", .line = 20 },
};
static const struct dfg_desc_region relax_nnapi_cast_float_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_nnapi_cast_float_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_nnapi_cast_float_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_nnapi_cast_float_regions,
    .text = "pattern cast_float = relax.astype(_ : {f16, f32}) : {f16, f32};", .line = 20
};
static bool relax_nnapi_cast_float_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_nnapi_cast_float_match(g, n, m);
}
static bool relax_nnapi_cast_float_pass(void *ctx, const struct relax_nnapi_cast_float_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_nnapi_cast_float_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_nnapi_cast_float_each(g, n, relax_nnapi_cast_float_pass, &e);
}

static const struct dfg_part relax_nnapi_cast_float_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_nnapi_cast_float_whole, astype) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_nnapi_cast_float_whole, x) },
};
/* ---- nnapi.add ---- */

static const struct dfg_desc_node relax_nnapi_nnapi_add_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "relax.add(_, _)", .line = 24 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 24 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 24 },
};
static const struct dfg_desc_region relax_nnapi_nnapi_add_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_nnapi_nnapi_add_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_nnapi_nnapi_add_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_nnapi_nnapi_add_regions,
    .text = "\"nnapi.add\"           = relax.add(_, _);", .line = 24
};
static bool relax_nnapi_nnapi_add_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_nnapi_nnapi_add_match(g, n, m);
}
static bool relax_nnapi_nnapi_add_pass(void *ctx, const struct relax_nnapi_nnapi_add_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_nnapi_nnapi_add_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_nnapi_nnapi_add_each(g, n, relax_nnapi_nnapi_add_pass, &e);
}

static const struct dfg_part relax_nnapi_nnapi_add_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_nnapi_nnapi_add_whole, add) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_nnapi_nnapi_add_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_nnapi_nnapi_add_whole, x_2) },
};
/* ---- nnapi.mul ---- */

static const struct dfg_desc_node relax_nnapi_nnapi_mul_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "relax.multiply(_, _)", .line = 25 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 25 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 25 },
};
static const struct dfg_desc_region relax_nnapi_nnapi_mul_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_nnapi_nnapi_mul_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_nnapi_nnapi_mul_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_nnapi_nnapi_mul_regions,
    .text = "\"nnapi.mul\"           = relax.multiply(_, _);", .line = 25
};
static bool relax_nnapi_nnapi_mul_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_nnapi_nnapi_mul_match(g, n, m);
}
static bool relax_nnapi_nnapi_mul_pass(void *ctx, const struct relax_nnapi_nnapi_mul_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_nnapi_nnapi_mul_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_nnapi_nnapi_mul_each(g, n, relax_nnapi_nnapi_mul_pass, &e);
}

static const struct dfg_part relax_nnapi_nnapi_mul_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_nnapi_nnapi_mul_whole, multiply) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_nnapi_nnapi_mul_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_nnapi_nnapi_mul_whole, x_2) },
};
/* ---- nnapi.div ---- */

static const struct dfg_desc_expr relax_nnapi_nnapi_div_exprs[] = {
    /* 0 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 7LL }, .text = "feature_level", .line = 26 },
    /* 1 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 26 },
    /* 2 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "feature_level >= 2", .line = 26 },
};
static const struct dfg_desc_node relax_nnapi_nnapi_div_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.divide", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "relax.divide(_, _)", .line = 26 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 26 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 26 },
};
static const struct dfg_desc_region relax_nnapi_nnapi_div_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_nnapi_nnapi_div_desc = {
    .n_nodes = 3, .n_exprs = 3, .n_vars = 0, .n_sets = 0,
    .nodes = relax_nnapi_nnapi_div_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_nnapi_nnapi_div_regions,
    .exprs = relax_nnapi_nnapi_div_exprs,
    .text = "\"nnapi.div\"           = relax.divide(_, _) where feature_level >= 2;", .line = 26, .n_where = 1, .where = (const uint32_t[]){ 2, }
};
static bool relax_nnapi_nnapi_div_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_nnapi_nnapi_div_match(g, n, m);
}
static bool relax_nnapi_nnapi_div_pass(void *ctx, const struct relax_nnapi_nnapi_div_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_nnapi_nnapi_div_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_nnapi_nnapi_div_each(g, n, relax_nnapi_nnapi_div_pass, &e);
}

static const struct dfg_part relax_nnapi_nnapi_div_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_nnapi_nnapi_div_whole, divide) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_nnapi_nnapi_div_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_nnapi_nnapi_div_whole, x_2) },
};
/* ---- nnapi.sub ---- */

static const struct dfg_desc_expr relax_nnapi_nnapi_sub_exprs[] = {
    /* 0 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 7LL }, .text = "feature_level", .line = 27 },
    /* 1 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 27 },
    /* 2 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "feature_level >= 2", .line = 27 },
};
static const struct dfg_desc_node relax_nnapi_nnapi_sub_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.subtract", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "relax.subtract(_, _)", .line = 27 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 27 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 27 },
};
static const struct dfg_desc_region relax_nnapi_nnapi_sub_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_nnapi_nnapi_sub_desc = {
    .n_nodes = 3, .n_exprs = 3, .n_vars = 0, .n_sets = 0,
    .nodes = relax_nnapi_nnapi_sub_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_nnapi_nnapi_sub_regions,
    .exprs = relax_nnapi_nnapi_sub_exprs,
    .text = "\"nnapi.sub\"           = relax.subtract(_, _) where feature_level >= 2;", .line = 27, .n_where = 1, .where = (const uint32_t[]){ 2, }
};
static bool relax_nnapi_nnapi_sub_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_nnapi_nnapi_sub_match(g, n, m);
}
static bool relax_nnapi_nnapi_sub_pass(void *ctx, const struct relax_nnapi_nnapi_sub_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_nnapi_nnapi_sub_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_nnapi_nnapi_sub_each(g, n, relax_nnapi_nnapi_sub_pass, &e);
}

static const struct dfg_part relax_nnapi_nnapi_sub_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_nnapi_nnapi_sub_whole, subtract) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_nnapi_nnapi_sub_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_nnapi_nnapi_sub_whole, x_2) },
};
/* ---- nnapi.pow ---- */

static const struct dfg_desc_expr relax_nnapi_nnapi_pow_exprs[] = {
    /* 0 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 7LL }, .text = "feature_level", .line = 28 },
    /* 1 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 28 },
    /* 2 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "feature_level >= 3", .line = 28 },
};
static const struct dfg_desc_node relax_nnapi_nnapi_pow_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.power", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "relax.power(_, _)", .line = 28 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 28 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 28 },
};
static const struct dfg_desc_region relax_nnapi_nnapi_pow_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_nnapi_nnapi_pow_desc = {
    .n_nodes = 3, .n_exprs = 3, .n_vars = 0, .n_sets = 0,
    .nodes = relax_nnapi_nnapi_pow_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_nnapi_nnapi_pow_regions,
    .exprs = relax_nnapi_nnapi_pow_exprs,
    .text = "\"nnapi.pow\"           = relax.power(_, _) where feature_level >= 3;", .line = 28, .n_where = 1, .where = (const uint32_t[]){ 2, }
};
static bool relax_nnapi_nnapi_pow_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_nnapi_nnapi_pow_match(g, n, m);
}
static bool relax_nnapi_nnapi_pow_pass(void *ctx, const struct relax_nnapi_nnapi_pow_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_nnapi_nnapi_pow_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_nnapi_nnapi_pow_each(g, n, relax_nnapi_nnapi_pow_pass, &e);
}

static const struct dfg_part relax_nnapi_nnapi_pow_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_nnapi_nnapi_pow_whole, power) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_nnapi_nnapi_pow_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_nnapi_nnapi_pow_whole, x_2) },
};
/* ---- nnapi.equal ---- */

static const struct dfg_desc_expr relax_nnapi_nnapi_equal_exprs[] = {
    /* 0 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 7LL }, .text = "feature_level", .line = 29 },
    /* 1 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 29 },
    /* 2 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "feature_level >= 3", .line = 29 },
};
static const struct dfg_desc_node relax_nnapi_nnapi_equal_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.equal", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "relax.equal(_, _)", .line = 29 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 29 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 29 },
};
static const struct dfg_desc_region relax_nnapi_nnapi_equal_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_nnapi_nnapi_equal_desc = {
    .n_nodes = 3, .n_exprs = 3, .n_vars = 0, .n_sets = 0,
    .nodes = relax_nnapi_nnapi_equal_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_nnapi_nnapi_equal_regions,
    .exprs = relax_nnapi_nnapi_equal_exprs,
    .text = "\"nnapi.equal\"         = relax.equal(_, _) where feature_level >= 3;", .line = 29, .n_where = 1, .where = (const uint32_t[]){ 2, }
};
static bool relax_nnapi_nnapi_equal_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_nnapi_nnapi_equal_match(g, n, m);
}
static bool relax_nnapi_nnapi_equal_pass(void *ctx, const struct relax_nnapi_nnapi_equal_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_nnapi_nnapi_equal_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_nnapi_nnapi_equal_each(g, n, relax_nnapi_nnapi_equal_pass, &e);
}

static const struct dfg_part relax_nnapi_nnapi_equal_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_nnapi_nnapi_equal_whole, equal) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_nnapi_nnapi_equal_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_nnapi_nnapi_equal_whole, x_2) },
};
/* ---- nnapi.greater ---- */

static const struct dfg_desc_expr relax_nnapi_nnapi_greater_exprs[] = {
    /* 0 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 7LL }, .text = "feature_level", .line = 30 },
    /* 1 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 30 },
    /* 2 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "feature_level >= 3", .line = 30 },
};
static const struct dfg_desc_node relax_nnapi_nnapi_greater_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.greater", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "relax.greater(_, _)", .line = 30 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 30 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 30 },
};
static const struct dfg_desc_region relax_nnapi_nnapi_greater_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_nnapi_nnapi_greater_desc = {
    .n_nodes = 3, .n_exprs = 3, .n_vars = 0, .n_sets = 0,
    .nodes = relax_nnapi_nnapi_greater_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_nnapi_nnapi_greater_regions,
    .exprs = relax_nnapi_nnapi_greater_exprs,
    .text = "\"nnapi.greater\"       = relax.greater(_, _) where feature_level >= 3;", .line = 30, .n_where = 1, .where = (const uint32_t[]){ 2, }
};
static bool relax_nnapi_nnapi_greater_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_nnapi_nnapi_greater_match(g, n, m);
}
static bool relax_nnapi_nnapi_greater_pass(void *ctx, const struct relax_nnapi_nnapi_greater_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_nnapi_nnapi_greater_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_nnapi_nnapi_greater_each(g, n, relax_nnapi_nnapi_greater_pass, &e);
}

static const struct dfg_part relax_nnapi_nnapi_greater_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_nnapi_nnapi_greater_whole, greater) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_nnapi_nnapi_greater_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_nnapi_nnapi_greater_whole, x_2) },
};
/* ---- nnapi.greater_equal ---- */

static const struct dfg_desc_expr relax_nnapi_nnapi_greater_equal_exprs[] = {
    /* 0 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 7LL }, .text = "feature_level", .line = 31 },
    /* 1 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 31 },
    /* 2 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "feature_level >= 3", .line = 31 },
};
static const struct dfg_desc_node relax_nnapi_nnapi_greater_equal_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.greater_equal", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "relax.greater_equal(_, _)", .line = 31 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 31 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 31 },
};
static const struct dfg_desc_region relax_nnapi_nnapi_greater_equal_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_nnapi_nnapi_greater_equal_desc = {
    .n_nodes = 3, .n_exprs = 3, .n_vars = 0, .n_sets = 0,
    .nodes = relax_nnapi_nnapi_greater_equal_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_nnapi_nnapi_greater_equal_regions,
    .exprs = relax_nnapi_nnapi_greater_equal_exprs,
    .text = "\"nnapi.greater_equal\" = relax.greater_equal(_, _) where feature_level >= 3;", .line = 31, .n_where = 1, .where = (const uint32_t[]){ 2, }
};
static bool relax_nnapi_nnapi_greater_equal_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_nnapi_nnapi_greater_equal_match(g, n, m);
}
static bool relax_nnapi_nnapi_greater_equal_pass(void *ctx, const struct relax_nnapi_nnapi_greater_equal_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_nnapi_nnapi_greater_equal_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_nnapi_nnapi_greater_equal_each(g, n, relax_nnapi_nnapi_greater_equal_pass, &e);
}

static const struct dfg_part relax_nnapi_nnapi_greater_equal_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_nnapi_nnapi_greater_equal_whole, greater_equal) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_nnapi_nnapi_greater_equal_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_nnapi_nnapi_greater_equal_whole, x_2) },
};
/* ---- nnapi.less ---- */

static const struct dfg_desc_expr relax_nnapi_nnapi_less_exprs[] = {
    /* 0 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 7LL }, .text = "feature_level", .line = 32 },
    /* 1 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 32 },
    /* 2 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "feature_level >= 3", .line = 32 },
};
static const struct dfg_desc_node relax_nnapi_nnapi_less_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.less", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "relax.less(_, _)", .line = 32 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 32 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 32 },
};
static const struct dfg_desc_region relax_nnapi_nnapi_less_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_nnapi_nnapi_less_desc = {
    .n_nodes = 3, .n_exprs = 3, .n_vars = 0, .n_sets = 0,
    .nodes = relax_nnapi_nnapi_less_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_nnapi_nnapi_less_regions,
    .exprs = relax_nnapi_nnapi_less_exprs,
    .text = "\"nnapi.less\"          = relax.less(_, _) where feature_level >= 3;", .line = 32, .n_where = 1, .where = (const uint32_t[]){ 2, }
};
static bool relax_nnapi_nnapi_less_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_nnapi_nnapi_less_match(g, n, m);
}
static bool relax_nnapi_nnapi_less_pass(void *ctx, const struct relax_nnapi_nnapi_less_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_nnapi_nnapi_less_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_nnapi_nnapi_less_each(g, n, relax_nnapi_nnapi_less_pass, &e);
}

static const struct dfg_part relax_nnapi_nnapi_less_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_nnapi_nnapi_less_whole, less) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_nnapi_nnapi_less_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_nnapi_nnapi_less_whole, x_2) },
};
/* ---- nnapi.less_equal ---- */

static const struct dfg_desc_expr relax_nnapi_nnapi_less_equal_exprs[] = {
    /* 0 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 7LL }, .text = "feature_level", .line = 33 },
    /* 1 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 33 },
    /* 2 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "feature_level >= 3", .line = 33 },
};
static const struct dfg_desc_node relax_nnapi_nnapi_less_equal_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.less_equal", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "relax.less_equal(_, _)", .line = 33 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 33 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 33 },
};
static const struct dfg_desc_region relax_nnapi_nnapi_less_equal_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_nnapi_nnapi_less_equal_desc = {
    .n_nodes = 3, .n_exprs = 3, .n_vars = 0, .n_sets = 0,
    .nodes = relax_nnapi_nnapi_less_equal_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_nnapi_nnapi_less_equal_regions,
    .exprs = relax_nnapi_nnapi_less_equal_exprs,
    .text = "\"nnapi.less_equal\"    = relax.less_equal(_, _) where feature_level >= 3;", .line = 33, .n_where = 1, .where = (const uint32_t[]){ 2, }
};
static bool relax_nnapi_nnapi_less_equal_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_nnapi_nnapi_less_equal_match(g, n, m);
}
static bool relax_nnapi_nnapi_less_equal_pass(void *ctx, const struct relax_nnapi_nnapi_less_equal_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_nnapi_nnapi_less_equal_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_nnapi_nnapi_less_equal_each(g, n, relax_nnapi_nnapi_less_equal_pass, &e);
}

static const struct dfg_part relax_nnapi_nnapi_less_equal_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_nnapi_nnapi_less_equal_whole, less_equal) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_nnapi_nnapi_less_equal_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_nnapi_nnapi_less_equal_whole, x_2) },
};
/* ---- nnapi.not_equal ---- */

static const struct dfg_desc_expr relax_nnapi_nnapi_not_equal_exprs[] = {
    /* 0 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 7LL }, .text = "feature_level", .line = 34 },
    /* 1 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 34 },
    /* 2 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "feature_level >= 3", .line = 34 },
};
static const struct dfg_desc_node relax_nnapi_nnapi_not_equal_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.not_equal", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "relax.not_equal(_, _)", .line = 34 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 34 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 34 },
};
static const struct dfg_desc_region relax_nnapi_nnapi_not_equal_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_nnapi_nnapi_not_equal_desc = {
    .n_nodes = 3, .n_exprs = 3, .n_vars = 0, .n_sets = 0,
    .nodes = relax_nnapi_nnapi_not_equal_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_nnapi_nnapi_not_equal_regions,
    .exprs = relax_nnapi_nnapi_not_equal_exprs,
    .text = "\"nnapi.not_equal\"     = relax.not_equal(_, _) where feature_level >= 3;", .line = 34, .n_where = 1, .where = (const uint32_t[]){ 2, }
};
static bool relax_nnapi_nnapi_not_equal_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_nnapi_nnapi_not_equal_match(g, n, m);
}
static bool relax_nnapi_nnapi_not_equal_pass(void *ctx, const struct relax_nnapi_nnapi_not_equal_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_nnapi_nnapi_not_equal_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_nnapi_nnapi_not_equal_each(g, n, relax_nnapi_nnapi_not_equal_pass, &e);
}

static const struct dfg_part relax_nnapi_nnapi_not_equal_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_nnapi_nnapi_not_equal_whole, not_equal) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_nnapi_nnapi_not_equal_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_nnapi_nnapi_not_equal_whole, x_2) },
};
/* ---- nnapi.maximum ---- */

static const struct dfg_desc_expr relax_nnapi_nnapi_maximum_exprs[] = {
    /* 0 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 7LL }, .text = "feature_level", .line = 35 },
    /* 1 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 35 },
    /* 2 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "feature_level >= 3", .line = 35 },
};
static const struct dfg_desc_node relax_nnapi_nnapi_maximum_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.maximum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "relax.maximum(_, _)", .line = 35 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 35 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 35 },
};
static const struct dfg_desc_region relax_nnapi_nnapi_maximum_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_nnapi_nnapi_maximum_desc = {
    .n_nodes = 3, .n_exprs = 3, .n_vars = 0, .n_sets = 0,
    .nodes = relax_nnapi_nnapi_maximum_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_nnapi_nnapi_maximum_regions,
    .exprs = relax_nnapi_nnapi_maximum_exprs,
    .text = "\"nnapi.maximum\"       = relax.maximum(_, _) where feature_level >= 3;", .line = 35, .n_where = 1, .where = (const uint32_t[]){ 2, }
};
static bool relax_nnapi_nnapi_maximum_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_nnapi_nnapi_maximum_match(g, n, m);
}
static bool relax_nnapi_nnapi_maximum_pass(void *ctx, const struct relax_nnapi_nnapi_maximum_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_nnapi_nnapi_maximum_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_nnapi_nnapi_maximum_each(g, n, relax_nnapi_nnapi_maximum_pass, &e);
}

static const struct dfg_part relax_nnapi_nnapi_maximum_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_nnapi_nnapi_maximum_whole, maximum) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_nnapi_nnapi_maximum_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_nnapi_nnapi_maximum_whole, x_2) },
};
/* ---- nnapi.minimum ---- */

static const struct dfg_desc_expr relax_nnapi_nnapi_minimum_exprs[] = {
    /* 0 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 7LL }, .text = "feature_level", .line = 36 },
    /* 1 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 36 },
    /* 2 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "feature_level >= 3", .line = 36 },
};
static const struct dfg_desc_node relax_nnapi_nnapi_minimum_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.minimum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "relax.minimum(_, _)", .line = 36 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 36 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 36 },
};
static const struct dfg_desc_region relax_nnapi_nnapi_minimum_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_nnapi_nnapi_minimum_desc = {
    .n_nodes = 3, .n_exprs = 3, .n_vars = 0, .n_sets = 0,
    .nodes = relax_nnapi_nnapi_minimum_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_nnapi_nnapi_minimum_regions,
    .exprs = relax_nnapi_nnapi_minimum_exprs,
    .text = "\"nnapi.minimum\"       = relax.minimum(_, _) where feature_level >= 3;", .line = 36, .n_where = 1, .where = (const uint32_t[]){ 2, }
};
static bool relax_nnapi_nnapi_minimum_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_nnapi_nnapi_minimum_match(g, n, m);
}
static bool relax_nnapi_nnapi_minimum_pass(void *ctx, const struct relax_nnapi_nnapi_minimum_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_nnapi_nnapi_minimum_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_nnapi_nnapi_minimum_each(g, n, relax_nnapi_nnapi_minimum_pass, &e);
}

static const struct dfg_part relax_nnapi_nnapi_minimum_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_nnapi_nnapi_minimum_whole, minimum) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_nnapi_nnapi_minimum_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_nnapi_nnapi_minimum_whole, x_2) },
};
/* ---- nnapi.floor ---- */

static const struct dfg_desc_node relax_nnapi_nnapi_floor_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.floor", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.floor(_)", .line = 37 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 37 },
};
static const struct dfg_desc_region relax_nnapi_nnapi_floor_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_nnapi_nnapi_floor_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_nnapi_nnapi_floor_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_nnapi_nnapi_floor_regions,
    .text = "\"nnapi.floor\"         = relax.floor(_);", .line = 37
};
static bool relax_nnapi_nnapi_floor_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_nnapi_nnapi_floor_match(g, n, m);
}
static bool relax_nnapi_nnapi_floor_pass(void *ctx, const struct relax_nnapi_nnapi_floor_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_nnapi_nnapi_floor_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_nnapi_nnapi_floor_each(g, n, relax_nnapi_nnapi_floor_pass, &e);
}

static const struct dfg_part relax_nnapi_nnapi_floor_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_nnapi_nnapi_floor_whole, floor) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_nnapi_nnapi_floor_whole, x) },
};
/* ---- nnapi.relu ---- */

static const struct dfg_desc_node relax_nnapi_nnapi_relu_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.nn.relu(_)", .line = 38 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 38 },
};
static const struct dfg_desc_region relax_nnapi_nnapi_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_nnapi_nnapi_relu_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_nnapi_nnapi_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_nnapi_nnapi_relu_regions,
    .text = "\"nnapi.relu\"          = relax.nn.relu(_);", .line = 38
};
static bool relax_nnapi_nnapi_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_nnapi_nnapi_relu_match(g, n, m);
}
static bool relax_nnapi_nnapi_relu_pass(void *ctx, const struct relax_nnapi_nnapi_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_nnapi_nnapi_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_nnapi_nnapi_relu_each(g, n, relax_nnapi_nnapi_relu_pass, &e);
}

static const struct dfg_part relax_nnapi_nnapi_relu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_nnapi_nnapi_relu_whole, relu) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_nnapi_nnapi_relu_whole, x) },
};
/* ---- nnapi.logistic ---- */

static const struct dfg_desc_node relax_nnapi_nnapi_logistic_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.sigmoid(_)", .line = 39 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 39 },
};
static const struct dfg_desc_region relax_nnapi_nnapi_logistic_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_nnapi_nnapi_logistic_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_nnapi_nnapi_logistic_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_nnapi_nnapi_logistic_regions,
    .text = "\"nnapi.logistic\"      = relax.sigmoid(_);", .line = 39
};
static bool relax_nnapi_nnapi_logistic_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_nnapi_nnapi_logistic_match(g, n, m);
}
static bool relax_nnapi_nnapi_logistic_pass(void *ctx, const struct relax_nnapi_nnapi_logistic_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_nnapi_nnapi_logistic_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_nnapi_nnapi_logistic_each(g, n, relax_nnapi_nnapi_logistic_pass, &e);
}

static const struct dfg_part relax_nnapi_nnapi_logistic_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_nnapi_nnapi_logistic_whole, sigmoid) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_nnapi_nnapi_logistic_whole, x) },
};
/* ---- nnapi.softmax ---- */

static const struct dfg_desc_node relax_nnapi_nnapi_softmax_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.softmax", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.nn.softmax(_)", .line = 40 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 40 },
};
static const struct dfg_desc_region relax_nnapi_nnapi_softmax_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_nnapi_nnapi_softmax_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_nnapi_nnapi_softmax_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_nnapi_nnapi_softmax_regions,
    .text = "\"nnapi.softmax\"       = relax.nn.softmax(_);", .line = 40
};
static bool relax_nnapi_nnapi_softmax_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_nnapi_nnapi_softmax_match(g, n, m);
}
static bool relax_nnapi_nnapi_softmax_pass(void *ctx, const struct relax_nnapi_nnapi_softmax_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_nnapi_nnapi_softmax_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_nnapi_nnapi_softmax_each(g, n, relax_nnapi_nnapi_softmax_pass, &e);
}

static const struct dfg_part relax_nnapi_nnapi_softmax_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_nnapi_nnapi_softmax_whole, softmax) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_nnapi_nnapi_softmax_whole, x) },
};
/* ---- nnapi.tanh ---- */

static const struct dfg_desc_node relax_nnapi_nnapi_tanh_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.tanh(_)", .line = 41 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 41 },
};
static const struct dfg_desc_region relax_nnapi_nnapi_tanh_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_nnapi_nnapi_tanh_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_nnapi_nnapi_tanh_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_nnapi_nnapi_tanh_regions,
    .text = "\"nnapi.tanh\"          = relax.tanh(_);", .line = 41
};
static bool relax_nnapi_nnapi_tanh_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_nnapi_nnapi_tanh_match(g, n, m);
}
static bool relax_nnapi_nnapi_tanh_pass(void *ctx, const struct relax_nnapi_nnapi_tanh_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_nnapi_nnapi_tanh_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_nnapi_nnapi_tanh_each(g, n, relax_nnapi_nnapi_tanh_pass, &e);
}

static const struct dfg_part relax_nnapi_nnapi_tanh_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_nnapi_nnapi_tanh_whole, tanh) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_nnapi_nnapi_tanh_whole, x) },
};
/* ---- nnapi.abs ---- */

static const struct dfg_desc_expr relax_nnapi_nnapi_abs_exprs[] = {
    /* 0 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 7LL }, .text = "feature_level", .line = 42 },
    /* 1 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 42 },
    /* 2 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "feature_level >= 3", .line = 42 },
};
static const struct dfg_desc_node relax_nnapi_nnapi_abs_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.abs", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.abs(_)", .line = 42 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 42 },
};
static const struct dfg_desc_region relax_nnapi_nnapi_abs_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_nnapi_nnapi_abs_desc = {
    .n_nodes = 2, .n_exprs = 3, .n_vars = 0, .n_sets = 0,
    .nodes = relax_nnapi_nnapi_abs_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_nnapi_nnapi_abs_regions,
    .exprs = relax_nnapi_nnapi_abs_exprs,
    .text = "\"nnapi.abs\"           = relax.abs(_) where feature_level >= 3;", .line = 42, .n_where = 1, .where = (const uint32_t[]){ 2, }
};
static bool relax_nnapi_nnapi_abs_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_nnapi_nnapi_abs_match(g, n, m);
}
static bool relax_nnapi_nnapi_abs_pass(void *ctx, const struct relax_nnapi_nnapi_abs_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_nnapi_nnapi_abs_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_nnapi_nnapi_abs_each(g, n, relax_nnapi_nnapi_abs_pass, &e);
}

static const struct dfg_part relax_nnapi_nnapi_abs_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_nnapi_nnapi_abs_whole, abs) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_nnapi_nnapi_abs_whole, x) },
};
/* ---- nnapi.exp ---- */

static const struct dfg_desc_expr relax_nnapi_nnapi_exp_exprs[] = {
    /* 0 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 7LL }, .text = "feature_level", .line = 43 },
    /* 1 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 43 },
    /* 2 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "feature_level >= 3", .line = 43 },
};
static const struct dfg_desc_node relax_nnapi_nnapi_exp_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.exp", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.exp(_)", .line = 43 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 43 },
};
static const struct dfg_desc_region relax_nnapi_nnapi_exp_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_nnapi_nnapi_exp_desc = {
    .n_nodes = 2, .n_exprs = 3, .n_vars = 0, .n_sets = 0,
    .nodes = relax_nnapi_nnapi_exp_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_nnapi_nnapi_exp_regions,
    .exprs = relax_nnapi_nnapi_exp_exprs,
    .text = "\"nnapi.exp\"           = relax.exp(_) where feature_level >= 3;", .line = 43, .n_where = 1, .where = (const uint32_t[]){ 2, }
};
static bool relax_nnapi_nnapi_exp_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_nnapi_nnapi_exp_match(g, n, m);
}
static bool relax_nnapi_nnapi_exp_pass(void *ctx, const struct relax_nnapi_nnapi_exp_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_nnapi_nnapi_exp_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_nnapi_nnapi_exp_each(g, n, relax_nnapi_nnapi_exp_pass, &e);
}

static const struct dfg_part relax_nnapi_nnapi_exp_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_nnapi_nnapi_exp_whole, exp) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_nnapi_nnapi_exp_whole, x) },
};
/* ---- nnapi.log ---- */

static const struct dfg_desc_expr relax_nnapi_nnapi_log_exprs[] = {
    /* 0 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 7LL }, .text = "feature_level", .line = 44 },
    /* 1 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 44 },
    /* 2 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "feature_level >= 3", .line = 44 },
};
static const struct dfg_desc_node relax_nnapi_nnapi_log_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.log", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.log(_)", .line = 44 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 44 },
};
static const struct dfg_desc_region relax_nnapi_nnapi_log_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_nnapi_nnapi_log_desc = {
    .n_nodes = 2, .n_exprs = 3, .n_vars = 0, .n_sets = 0,
    .nodes = relax_nnapi_nnapi_log_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_nnapi_nnapi_log_regions,
    .exprs = relax_nnapi_nnapi_log_exprs,
    .text = "\"nnapi.log\"           = relax.log(_) where feature_level >= 3;", .line = 44, .n_where = 1, .where = (const uint32_t[]){ 2, }
};
static bool relax_nnapi_nnapi_log_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_nnapi_nnapi_log_match(g, n, m);
}
static bool relax_nnapi_nnapi_log_pass(void *ctx, const struct relax_nnapi_nnapi_log_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_nnapi_nnapi_log_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_nnapi_nnapi_log_each(g, n, relax_nnapi_nnapi_log_pass, &e);
}

static const struct dfg_part relax_nnapi_nnapi_log_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_nnapi_nnapi_log_whole, log) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_nnapi_nnapi_log_whole, x) },
};
/* ---- nnapi.neg ---- */

static const struct dfg_desc_expr relax_nnapi_nnapi_neg_exprs[] = {
    /* 0 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 7LL }, .text = "feature_level", .line = 45 },
    /* 1 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 45 },
    /* 2 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "feature_level >= 3", .line = 45 },
};
static const struct dfg_desc_node relax_nnapi_nnapi_neg_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.negative", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.negative(_)", .line = 45 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 45 },
};
static const struct dfg_desc_region relax_nnapi_nnapi_neg_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_nnapi_nnapi_neg_desc = {
    .n_nodes = 2, .n_exprs = 3, .n_vars = 0, .n_sets = 0,
    .nodes = relax_nnapi_nnapi_neg_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_nnapi_nnapi_neg_regions,
    .exprs = relax_nnapi_nnapi_neg_exprs,
    .text = "\"nnapi.neg\"           = relax.negative(_) where feature_level >= 3;", .line = 45, .n_where = 1, .where = (const uint32_t[]){ 2, }
};
static bool relax_nnapi_nnapi_neg_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_nnapi_nnapi_neg_match(g, n, m);
}
static bool relax_nnapi_nnapi_neg_pass(void *ctx, const struct relax_nnapi_nnapi_neg_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_nnapi_nnapi_neg_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_nnapi_nnapi_neg_each(g, n, relax_nnapi_nnapi_neg_pass, &e);
}

static const struct dfg_part relax_nnapi_nnapi_neg_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_nnapi_nnapi_neg_whole, negative) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_nnapi_nnapi_neg_whole, x) },
};
/* ---- nnapi.cast ---- */

static const struct dfg_desc_expr relax_nnapi_nnapi_cast_exprs[] = {
    /* 0 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 7LL }, .text = "feature_level", .line = 46 },
    /* 1 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 46 },
    /* 2 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "feature_level >= 3", .line = 46 },
};
static const struct dfg_desc_node relax_nnapi_nnapi_cast_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.astype", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x5020u, .text = "{f16, f32, i32}", .line = 19 },
        },
        .text = "relax.astype(_ : {f16, f32, i32})", .line = 19 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x5020u, .text = "{f16, f32, i32}", .line = 19 },
        },
        .text = "_", .line = 19 },
};
static const struct dfg_desc_region relax_nnapi_nnapi_cast_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_nnapi_nnapi_cast_desc = {
    .n_nodes = 2, .n_exprs = 3, .n_vars = 0, .n_sets = 0,
    .nodes = relax_nnapi_nnapi_cast_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_nnapi_nnapi_cast_regions,
    .exprs = relax_nnapi_nnapi_cast_exprs,
    .text = "pattern cast_number = relax.astype(_ : {f16, f32, i32}) : {f16, f32, i32};", .line = 19, .n_where = 1, .where = (const uint32_t[]){ 2, }
};
static bool relax_nnapi_nnapi_cast_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_nnapi_nnapi_cast_match(g, n, m);
}
static bool relax_nnapi_nnapi_cast_pass(void *ctx, const struct relax_nnapi_nnapi_cast_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_nnapi_nnapi_cast_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_nnapi_nnapi_cast_each(g, n, relax_nnapi_nnapi_cast_pass, &e);
}

static const struct dfg_part relax_nnapi_nnapi_cast_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_nnapi_nnapi_cast_whole, astype) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_nnapi_nnapi_cast_whole, x) },
};
/* ---- nnapi.sqrt ---- */

static const struct dfg_desc_expr relax_nnapi_nnapi_sqrt_exprs[] = {
    /* 0 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 7LL }, .text = "feature_level", .line = 47 },
    /* 1 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 47 },
    /* 2 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "feature_level >= 3", .line = 47 },
};
static const struct dfg_desc_node relax_nnapi_nnapi_sqrt_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.sqrt", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.sqrt(_)", .line = 47 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 47 },
};
static const struct dfg_desc_region relax_nnapi_nnapi_sqrt_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_nnapi_nnapi_sqrt_desc = {
    .n_nodes = 2, .n_exprs = 3, .n_vars = 0, .n_sets = 0,
    .nodes = relax_nnapi_nnapi_sqrt_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_nnapi_nnapi_sqrt_regions,
    .exprs = relax_nnapi_nnapi_sqrt_exprs,
    .text = "\"nnapi.sqrt\"          = relax.sqrt(_) where feature_level >= 3;", .line = 47, .n_where = 1, .where = (const uint32_t[]){ 2, }
};
static bool relax_nnapi_nnapi_sqrt_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_nnapi_nnapi_sqrt_match(g, n, m);
}
static bool relax_nnapi_nnapi_sqrt_pass(void *ctx, const struct relax_nnapi_nnapi_sqrt_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_nnapi_nnapi_sqrt_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_nnapi_nnapi_sqrt_each(g, n, relax_nnapi_nnapi_sqrt_pass, &e);
}

static const struct dfg_part relax_nnapi_nnapi_sqrt_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_nnapi_nnapi_sqrt_whole, sqrt) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_nnapi_nnapi_sqrt_whole, x) },
};
/* ---- nnapi.rsqrt ---- */

static const struct dfg_desc_expr relax_nnapi_nnapi_rsqrt_exprs[] = {
    /* 0 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 7LL }, .text = "feature_level", .line = 48 },
    /* 1 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 48 },
    /* 2 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "feature_level >= 3", .line = 48 },
};
static const struct dfg_desc_node relax_nnapi_nnapi_rsqrt_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.rsqrt", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.rsqrt(_)", .line = 48 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 48 },
};
static const struct dfg_desc_region relax_nnapi_nnapi_rsqrt_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_nnapi_nnapi_rsqrt_desc = {
    .n_nodes = 2, .n_exprs = 3, .n_vars = 0, .n_sets = 0,
    .nodes = relax_nnapi_nnapi_rsqrt_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_nnapi_nnapi_rsqrt_regions,
    .exprs = relax_nnapi_nnapi_rsqrt_exprs,
    .text = "\"nnapi.rsqrt\"         = relax.rsqrt(_) where feature_level >= 3;", .line = 48, .n_where = 1, .where = (const uint32_t[]){ 2, }
};
static bool relax_nnapi_nnapi_rsqrt_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_nnapi_nnapi_rsqrt_match(g, n, m);
}
static bool relax_nnapi_nnapi_rsqrt_pass(void *ctx, const struct relax_nnapi_nnapi_rsqrt_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_nnapi_nnapi_rsqrt_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_nnapi_nnapi_rsqrt_each(g, n, relax_nnapi_nnapi_rsqrt_pass, &e);
}

static const struct dfg_part relax_nnapi_nnapi_rsqrt_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_nnapi_nnapi_rsqrt_whole, rsqrt) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_nnapi_nnapi_rsqrt_whole, x) },
};
/* ---- nnapi.batch_matmul ---- */

static const struct dfg_desc_expr relax_nnapi_nnapi_batch_matmul_exprs[] = {
    /* 0 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 7LL }, .text = "feature_level", .line = 49 },
    /* 1 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 6LL }, .text = "6", .line = 49 },
    /* 2 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "feature_level >= 6", .line = 49 },
};
static const struct dfg_desc_node relax_nnapi_nnapi_batch_matmul_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "relax.matmul(_, _)", .line = 49 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 49 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 49 },
};
static const struct dfg_desc_region relax_nnapi_nnapi_batch_matmul_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_nnapi_nnapi_batch_matmul_desc = {
    .n_nodes = 3, .n_exprs = 3, .n_vars = 0, .n_sets = 0,
    .nodes = relax_nnapi_nnapi_batch_matmul_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_nnapi_nnapi_batch_matmul_regions,
    .exprs = relax_nnapi_nnapi_batch_matmul_exprs,
    .text = "\"nnapi.batch_matmul\"  = relax.matmul(_, _) where feature_level >= 6;", .line = 49, .n_where = 1, .where = (const uint32_t[]){ 2, }
};
static bool relax_nnapi_nnapi_batch_matmul_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_nnapi_nnapi_batch_matmul_match(g, n, m);
}
static bool relax_nnapi_nnapi_batch_matmul_pass(void *ctx, const struct relax_nnapi_nnapi_batch_matmul_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_nnapi_nnapi_batch_matmul_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_nnapi_nnapi_batch_matmul_each(g, n, relax_nnapi_nnapi_batch_matmul_pass, &e);
}

static const struct dfg_part relax_nnapi_nnapi_batch_matmul_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_nnapi_nnapi_batch_matmul_whole, matmul) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_nnapi_nnapi_batch_matmul_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_nnapi_nnapi_batch_matmul_whole, x_2) },
};
/* ---- nnapi.transpose ---- */

static const struct dfg_desc_expr relax_nnapi_nnapi_transpose_exprs[] = {
    /* 0 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 7LL }, .text = "feature_level", .line = 50 },
    /* 1 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 50 },
    /* 2 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "feature_level >= 2", .line = 50 },
};
static const struct dfg_desc_node relax_nnapi_nnapi_transpose_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.permute_dims(_)", .line = 50 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 50 },
};
static const struct dfg_desc_region relax_nnapi_nnapi_transpose_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_nnapi_nnapi_transpose_desc = {
    .n_nodes = 2, .n_exprs = 3, .n_vars = 0, .n_sets = 0,
    .nodes = relax_nnapi_nnapi_transpose_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_nnapi_nnapi_transpose_regions,
    .exprs = relax_nnapi_nnapi_transpose_exprs,
    .text = "\"nnapi.transpose\"     = relax.permute_dims(_) where feature_level >= 2;", .line = 50, .n_where = 1, .where = (const uint32_t[]){ 2, }
};
static bool relax_nnapi_nnapi_transpose_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_nnapi_nnapi_transpose_match(g, n, m);
}
static bool relax_nnapi_nnapi_transpose_pass(void *ctx, const struct relax_nnapi_nnapi_transpose_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_nnapi_nnapi_transpose_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_nnapi_nnapi_transpose_each(g, n, relax_nnapi_nnapi_transpose_pass, &e);
}

static const struct dfg_part relax_nnapi_nnapi_transpose_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_nnapi_nnapi_transpose_whole, permute_dims) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_nnapi_nnapi_transpose_whole, x) },
};
/* ---- nnapi.cast ---- */

static const struct dfg_desc_expr relax_nnapi_nnapi_cast_2_exprs[] = {
    /* 0 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 7LL }, .text = "feature_level", .line = 51 },
    /* 1 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 51 },
    /* 2 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "feature_level >= 3", .line = 51 },
};
static const struct dfg_desc_node relax_nnapi_nnapi_cast_2_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.astype", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x5000u, .text = "{f16, f32}", .line = 20 },
        },
        .text = "relax.astype(_ : {f16, f32})", .line = 20 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x5000u, .text = "{f16, f32}", .line = 20 },
        },
        .text = "_", .line = 20 },
};
static const struct dfg_desc_region relax_nnapi_nnapi_cast_2_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_nnapi_nnapi_cast_2_desc = {
    .n_nodes = 2, .n_exprs = 3, .n_vars = 0, .n_sets = 0,
    .nodes = relax_nnapi_nnapi_cast_2_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_nnapi_nnapi_cast_2_regions,
    .exprs = relax_nnapi_nnapi_cast_2_exprs,
    .text = "pattern cast_float = relax.astype(_ : {f16, f32}) : {f16, f32};", .line = 20, .n_where = 1, .where = (const uint32_t[]){ 2, }
};
static bool relax_nnapi_nnapi_cast_2_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_nnapi_nnapi_cast_2_match(g, n, m);
}
static bool relax_nnapi_nnapi_cast_2_pass(void *ctx, const struct relax_nnapi_nnapi_cast_2_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_nnapi_nnapi_cast_2_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_nnapi_nnapi_cast_2_each(g, n, relax_nnapi_nnapi_cast_2_pass, &e);
}

static const struct dfg_part relax_nnapi_nnapi_cast_2_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_nnapi_nnapi_cast_2_whole, astype) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_nnapi_nnapi_cast_2_whole, x) },
};
/* ---- nnapi.mean ---- */

static const struct dfg_desc_expr relax_nnapi_nnapi_mean_exprs[] = {
    /* 0 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 7LL }, .text = "feature_level", .line = 52 },
    /* 1 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 52 },
    /* 2 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "feature_level >= 2", .line = 52 },
};
static const struct dfg_desc_node relax_nnapi_nnapi_mean_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.mean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.mean(_)", .line = 52 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 52 },
};
static const struct dfg_desc_region relax_nnapi_nnapi_mean_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_nnapi_nnapi_mean_desc = {
    .n_nodes = 2, .n_exprs = 3, .n_vars = 0, .n_sets = 0,
    .nodes = relax_nnapi_nnapi_mean_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_nnapi_nnapi_mean_regions,
    .exprs = relax_nnapi_nnapi_mean_exprs,
    .text = "\"nnapi.mean\"          = relax.mean(_) where feature_level >= 2;", .line = 52, .n_where = 1, .where = (const uint32_t[]){ 2, }
};
static bool relax_nnapi_nnapi_mean_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_nnapi_nnapi_mean_match(g, n, m);
}
static bool relax_nnapi_nnapi_mean_pass(void *ctx, const struct relax_nnapi_nnapi_mean_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_nnapi_nnapi_mean_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_nnapi_nnapi_mean_each(g, n, relax_nnapi_nnapi_mean_pass, &e);
}

static const struct dfg_part relax_nnapi_nnapi_mean_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_nnapi_nnapi_mean_whole, mean) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_nnapi_nnapi_mean_whole, x) },
};
/* ---- nnapi.max_pool_2d ---- */

static const struct dfg_desc_node relax_nnapi_nnapi_max_pool_2d_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.max_pool2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.nn.max_pool2d(_)", .line = 54 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 54 },
};
static const struct dfg_desc_region relax_nnapi_nnapi_max_pool_2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_nnapi_nnapi_max_pool_2d_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_nnapi_nnapi_max_pool_2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_nnapi_nnapi_max_pool_2d_regions,
    .text = "\"nnapi.max_pool_2d\"   = relax.nn.max_pool2d(_);", .line = 54
};
static bool relax_nnapi_nnapi_max_pool_2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_nnapi_nnapi_max_pool_2d_match(g, n, m);
}
static bool relax_nnapi_nnapi_max_pool_2d_pass(void *ctx, const struct relax_nnapi_nnapi_max_pool_2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_nnapi_nnapi_max_pool_2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_nnapi_nnapi_max_pool_2d_each(g, n, relax_nnapi_nnapi_max_pool_2d_pass, &e);
}

static const struct dfg_part relax_nnapi_nnapi_max_pool_2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_nnapi_nnapi_max_pool_2d_whole, max_pool2d) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_nnapi_nnapi_max_pool_2d_whole, x) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "conv2d", .place = "relax_nnapi.pat:14", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct relax_nnapi_conv2d_match),
      .n_captures = 4, .captures = relax_nnapi_conv2d_captures,
      .match = relax_nnapi_conv2d_any, .each = relax_nnapi_conv2d_all, .desc = &relax_nnapi_conv2d_desc,
      .whole_size = sizeof(struct relax_nnapi_conv2d_whole), .n_parts = sizeof relax_nnapi_conv2d_parts / sizeof *relax_nnapi_conv2d_parts,
      .n_params = 3, .parts = relax_nnapi_conv2d_parts, .whole = relax_nnapi_conv2d_whole },
    { .name = "cast_number", .place = "relax_nnapi.pat:19", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct relax_nnapi_cast_number_match),
      .match = relax_nnapi_cast_number_any, .each = relax_nnapi_cast_number_all, .desc = &relax_nnapi_cast_number_desc,
      .whole_size = sizeof(struct relax_nnapi_cast_number_whole), .n_parts = sizeof relax_nnapi_cast_number_parts / sizeof *relax_nnapi_cast_number_parts,
      .n_params = 0, .parts = relax_nnapi_cast_number_parts, .whole = relax_nnapi_cast_number_whole },
    { .name = "cast_float", .place = "relax_nnapi.pat:20", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct relax_nnapi_cast_float_match),
      .match = relax_nnapi_cast_float_any, .each = relax_nnapi_cast_float_all, .desc = &relax_nnapi_cast_float_desc,
      .whole_size = sizeof(struct relax_nnapi_cast_float_whole), .n_parts = sizeof relax_nnapi_cast_float_parts / sizeof *relax_nnapi_cast_float_parts,
      .n_params = 0, .parts = relax_nnapi_cast_float_parts, .whole = relax_nnapi_cast_float_whole },
    { .name = "nnapi.add", .place = "relax_nnapi.pat:24", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_nnapi_nnapi_add_match),
      .match = relax_nnapi_nnapi_add_any, .each = relax_nnapi_nnapi_add_all, .desc = &relax_nnapi_nnapi_add_desc,
      .whole_size = sizeof(struct relax_nnapi_nnapi_add_whole), .n_parts = sizeof relax_nnapi_nnapi_add_parts / sizeof *relax_nnapi_nnapi_add_parts,
      .n_params = 0, .parts = relax_nnapi_nnapi_add_parts, .whole = relax_nnapi_nnapi_add_whole },
    { .name = "nnapi.mul", .place = "relax_nnapi.pat:25", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_nnapi_nnapi_mul_match),
      .match = relax_nnapi_nnapi_mul_any, .each = relax_nnapi_nnapi_mul_all, .desc = &relax_nnapi_nnapi_mul_desc,
      .whole_size = sizeof(struct relax_nnapi_nnapi_mul_whole), .n_parts = sizeof relax_nnapi_nnapi_mul_parts / sizeof *relax_nnapi_nnapi_mul_parts,
      .n_params = 0, .parts = relax_nnapi_nnapi_mul_parts, .whole = relax_nnapi_nnapi_mul_whole },
    { .name = "nnapi.div", .place = "relax_nnapi.pat:26", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_nnapi_nnapi_div_match),
      .match = relax_nnapi_nnapi_div_any, .each = relax_nnapi_nnapi_div_all, .desc = &relax_nnapi_nnapi_div_desc,
      .whole_size = sizeof(struct relax_nnapi_nnapi_div_whole), .n_parts = sizeof relax_nnapi_nnapi_div_parts / sizeof *relax_nnapi_nnapi_div_parts,
      .n_params = 0, .parts = relax_nnapi_nnapi_div_parts, .whole = relax_nnapi_nnapi_div_whole },
    { .name = "nnapi.sub", .place = "relax_nnapi.pat:27", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_nnapi_nnapi_sub_match),
      .match = relax_nnapi_nnapi_sub_any, .each = relax_nnapi_nnapi_sub_all, .desc = &relax_nnapi_nnapi_sub_desc,
      .whole_size = sizeof(struct relax_nnapi_nnapi_sub_whole), .n_parts = sizeof relax_nnapi_nnapi_sub_parts / sizeof *relax_nnapi_nnapi_sub_parts,
      .n_params = 0, .parts = relax_nnapi_nnapi_sub_parts, .whole = relax_nnapi_nnapi_sub_whole },
    { .name = "nnapi.pow", .place = "relax_nnapi.pat:28", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_nnapi_nnapi_pow_match),
      .match = relax_nnapi_nnapi_pow_any, .each = relax_nnapi_nnapi_pow_all, .desc = &relax_nnapi_nnapi_pow_desc,
      .whole_size = sizeof(struct relax_nnapi_nnapi_pow_whole), .n_parts = sizeof relax_nnapi_nnapi_pow_parts / sizeof *relax_nnapi_nnapi_pow_parts,
      .n_params = 0, .parts = relax_nnapi_nnapi_pow_parts, .whole = relax_nnapi_nnapi_pow_whole },
    { .name = "nnapi.equal", .place = "relax_nnapi.pat:29", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_nnapi_nnapi_equal_match),
      .match = relax_nnapi_nnapi_equal_any, .each = relax_nnapi_nnapi_equal_all, .desc = &relax_nnapi_nnapi_equal_desc,
      .whole_size = sizeof(struct relax_nnapi_nnapi_equal_whole), .n_parts = sizeof relax_nnapi_nnapi_equal_parts / sizeof *relax_nnapi_nnapi_equal_parts,
      .n_params = 0, .parts = relax_nnapi_nnapi_equal_parts, .whole = relax_nnapi_nnapi_equal_whole },
    { .name = "nnapi.greater", .place = "relax_nnapi.pat:30", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_nnapi_nnapi_greater_match),
      .match = relax_nnapi_nnapi_greater_any, .each = relax_nnapi_nnapi_greater_all, .desc = &relax_nnapi_nnapi_greater_desc,
      .whole_size = sizeof(struct relax_nnapi_nnapi_greater_whole), .n_parts = sizeof relax_nnapi_nnapi_greater_parts / sizeof *relax_nnapi_nnapi_greater_parts,
      .n_params = 0, .parts = relax_nnapi_nnapi_greater_parts, .whole = relax_nnapi_nnapi_greater_whole },
    { .name = "nnapi.greater_equal", .place = "relax_nnapi.pat:31", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_nnapi_nnapi_greater_equal_match),
      .match = relax_nnapi_nnapi_greater_equal_any, .each = relax_nnapi_nnapi_greater_equal_all, .desc = &relax_nnapi_nnapi_greater_equal_desc,
      .whole_size = sizeof(struct relax_nnapi_nnapi_greater_equal_whole), .n_parts = sizeof relax_nnapi_nnapi_greater_equal_parts / sizeof *relax_nnapi_nnapi_greater_equal_parts,
      .n_params = 0, .parts = relax_nnapi_nnapi_greater_equal_parts, .whole = relax_nnapi_nnapi_greater_equal_whole },
    { .name = "nnapi.less", .place = "relax_nnapi.pat:32", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_nnapi_nnapi_less_match),
      .match = relax_nnapi_nnapi_less_any, .each = relax_nnapi_nnapi_less_all, .desc = &relax_nnapi_nnapi_less_desc,
      .whole_size = sizeof(struct relax_nnapi_nnapi_less_whole), .n_parts = sizeof relax_nnapi_nnapi_less_parts / sizeof *relax_nnapi_nnapi_less_parts,
      .n_params = 0, .parts = relax_nnapi_nnapi_less_parts, .whole = relax_nnapi_nnapi_less_whole },
    { .name = "nnapi.less_equal", .place = "relax_nnapi.pat:33", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_nnapi_nnapi_less_equal_match),
      .match = relax_nnapi_nnapi_less_equal_any, .each = relax_nnapi_nnapi_less_equal_all, .desc = &relax_nnapi_nnapi_less_equal_desc,
      .whole_size = sizeof(struct relax_nnapi_nnapi_less_equal_whole), .n_parts = sizeof relax_nnapi_nnapi_less_equal_parts / sizeof *relax_nnapi_nnapi_less_equal_parts,
      .n_params = 0, .parts = relax_nnapi_nnapi_less_equal_parts, .whole = relax_nnapi_nnapi_less_equal_whole },
    { .name = "nnapi.not_equal", .place = "relax_nnapi.pat:34", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_nnapi_nnapi_not_equal_match),
      .match = relax_nnapi_nnapi_not_equal_any, .each = relax_nnapi_nnapi_not_equal_all, .desc = &relax_nnapi_nnapi_not_equal_desc,
      .whole_size = sizeof(struct relax_nnapi_nnapi_not_equal_whole), .n_parts = sizeof relax_nnapi_nnapi_not_equal_parts / sizeof *relax_nnapi_nnapi_not_equal_parts,
      .n_params = 0, .parts = relax_nnapi_nnapi_not_equal_parts, .whole = relax_nnapi_nnapi_not_equal_whole },
    { .name = "nnapi.maximum", .place = "relax_nnapi.pat:35", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_nnapi_nnapi_maximum_match),
      .match = relax_nnapi_nnapi_maximum_any, .each = relax_nnapi_nnapi_maximum_all, .desc = &relax_nnapi_nnapi_maximum_desc,
      .whole_size = sizeof(struct relax_nnapi_nnapi_maximum_whole), .n_parts = sizeof relax_nnapi_nnapi_maximum_parts / sizeof *relax_nnapi_nnapi_maximum_parts,
      .n_params = 0, .parts = relax_nnapi_nnapi_maximum_parts, .whole = relax_nnapi_nnapi_maximum_whole },
    { .name = "nnapi.minimum", .place = "relax_nnapi.pat:36", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_nnapi_nnapi_minimum_match),
      .match = relax_nnapi_nnapi_minimum_any, .each = relax_nnapi_nnapi_minimum_all, .desc = &relax_nnapi_nnapi_minimum_desc,
      .whole_size = sizeof(struct relax_nnapi_nnapi_minimum_whole), .n_parts = sizeof relax_nnapi_nnapi_minimum_parts / sizeof *relax_nnapi_nnapi_minimum_parts,
      .n_params = 0, .parts = relax_nnapi_nnapi_minimum_parts, .whole = relax_nnapi_nnapi_minimum_whole },
    { .name = "nnapi.floor", .place = "relax_nnapi.pat:37", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_nnapi_nnapi_floor_match),
      .match = relax_nnapi_nnapi_floor_any, .each = relax_nnapi_nnapi_floor_all, .desc = &relax_nnapi_nnapi_floor_desc,
      .whole_size = sizeof(struct relax_nnapi_nnapi_floor_whole), .n_parts = sizeof relax_nnapi_nnapi_floor_parts / sizeof *relax_nnapi_nnapi_floor_parts,
      .n_params = 0, .parts = relax_nnapi_nnapi_floor_parts, .whole = relax_nnapi_nnapi_floor_whole },
    { .name = "nnapi.relu", .place = "relax_nnapi.pat:38", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_nnapi_nnapi_relu_match),
      .match = relax_nnapi_nnapi_relu_any, .each = relax_nnapi_nnapi_relu_all, .desc = &relax_nnapi_nnapi_relu_desc,
      .whole_size = sizeof(struct relax_nnapi_nnapi_relu_whole), .n_parts = sizeof relax_nnapi_nnapi_relu_parts / sizeof *relax_nnapi_nnapi_relu_parts,
      .n_params = 0, .parts = relax_nnapi_nnapi_relu_parts, .whole = relax_nnapi_nnapi_relu_whole },
    { .name = "nnapi.logistic", .place = "relax_nnapi.pat:39", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_nnapi_nnapi_logistic_match),
      .match = relax_nnapi_nnapi_logistic_any, .each = relax_nnapi_nnapi_logistic_all, .desc = &relax_nnapi_nnapi_logistic_desc,
      .whole_size = sizeof(struct relax_nnapi_nnapi_logistic_whole), .n_parts = sizeof relax_nnapi_nnapi_logistic_parts / sizeof *relax_nnapi_nnapi_logistic_parts,
      .n_params = 0, .parts = relax_nnapi_nnapi_logistic_parts, .whole = relax_nnapi_nnapi_logistic_whole },
    { .name = "nnapi.softmax", .place = "relax_nnapi.pat:40", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_nnapi_nnapi_softmax_match),
      .match = relax_nnapi_nnapi_softmax_any, .each = relax_nnapi_nnapi_softmax_all, .desc = &relax_nnapi_nnapi_softmax_desc,
      .whole_size = sizeof(struct relax_nnapi_nnapi_softmax_whole), .n_parts = sizeof relax_nnapi_nnapi_softmax_parts / sizeof *relax_nnapi_nnapi_softmax_parts,
      .n_params = 0, .parts = relax_nnapi_nnapi_softmax_parts, .whole = relax_nnapi_nnapi_softmax_whole },
    { .name = "nnapi.tanh", .place = "relax_nnapi.pat:41", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_nnapi_nnapi_tanh_match),
      .match = relax_nnapi_nnapi_tanh_any, .each = relax_nnapi_nnapi_tanh_all, .desc = &relax_nnapi_nnapi_tanh_desc,
      .whole_size = sizeof(struct relax_nnapi_nnapi_tanh_whole), .n_parts = sizeof relax_nnapi_nnapi_tanh_parts / sizeof *relax_nnapi_nnapi_tanh_parts,
      .n_params = 0, .parts = relax_nnapi_nnapi_tanh_parts, .whole = relax_nnapi_nnapi_tanh_whole },
    { .name = "nnapi.abs", .place = "relax_nnapi.pat:42", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_nnapi_nnapi_abs_match),
      .match = relax_nnapi_nnapi_abs_any, .each = relax_nnapi_nnapi_abs_all, .desc = &relax_nnapi_nnapi_abs_desc,
      .whole_size = sizeof(struct relax_nnapi_nnapi_abs_whole), .n_parts = sizeof relax_nnapi_nnapi_abs_parts / sizeof *relax_nnapi_nnapi_abs_parts,
      .n_params = 0, .parts = relax_nnapi_nnapi_abs_parts, .whole = relax_nnapi_nnapi_abs_whole },
    { .name = "nnapi.exp", .place = "relax_nnapi.pat:43", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_nnapi_nnapi_exp_match),
      .match = relax_nnapi_nnapi_exp_any, .each = relax_nnapi_nnapi_exp_all, .desc = &relax_nnapi_nnapi_exp_desc,
      .whole_size = sizeof(struct relax_nnapi_nnapi_exp_whole), .n_parts = sizeof relax_nnapi_nnapi_exp_parts / sizeof *relax_nnapi_nnapi_exp_parts,
      .n_params = 0, .parts = relax_nnapi_nnapi_exp_parts, .whole = relax_nnapi_nnapi_exp_whole },
    { .name = "nnapi.log", .place = "relax_nnapi.pat:44", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_nnapi_nnapi_log_match),
      .match = relax_nnapi_nnapi_log_any, .each = relax_nnapi_nnapi_log_all, .desc = &relax_nnapi_nnapi_log_desc,
      .whole_size = sizeof(struct relax_nnapi_nnapi_log_whole), .n_parts = sizeof relax_nnapi_nnapi_log_parts / sizeof *relax_nnapi_nnapi_log_parts,
      .n_params = 0, .parts = relax_nnapi_nnapi_log_parts, .whole = relax_nnapi_nnapi_log_whole },
    { .name = "nnapi.neg", .place = "relax_nnapi.pat:45", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_nnapi_nnapi_neg_match),
      .match = relax_nnapi_nnapi_neg_any, .each = relax_nnapi_nnapi_neg_all, .desc = &relax_nnapi_nnapi_neg_desc,
      .whole_size = sizeof(struct relax_nnapi_nnapi_neg_whole), .n_parts = sizeof relax_nnapi_nnapi_neg_parts / sizeof *relax_nnapi_nnapi_neg_parts,
      .n_params = 0, .parts = relax_nnapi_nnapi_neg_parts, .whole = relax_nnapi_nnapi_neg_whole },
    { .name = "nnapi.cast", .place = "relax_nnapi.pat:19", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_nnapi_nnapi_cast_match),
      .match = relax_nnapi_nnapi_cast_any, .each = relax_nnapi_nnapi_cast_all, .desc = &relax_nnapi_nnapi_cast_desc,
      .whole_size = sizeof(struct relax_nnapi_nnapi_cast_whole), .n_parts = sizeof relax_nnapi_nnapi_cast_parts / sizeof *relax_nnapi_nnapi_cast_parts,
      .n_params = 0, .parts = relax_nnapi_nnapi_cast_parts, .whole = relax_nnapi_nnapi_cast_whole },
    { .name = "nnapi.sqrt", .place = "relax_nnapi.pat:47", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_nnapi_nnapi_sqrt_match),
      .match = relax_nnapi_nnapi_sqrt_any, .each = relax_nnapi_nnapi_sqrt_all, .desc = &relax_nnapi_nnapi_sqrt_desc,
      .whole_size = sizeof(struct relax_nnapi_nnapi_sqrt_whole), .n_parts = sizeof relax_nnapi_nnapi_sqrt_parts / sizeof *relax_nnapi_nnapi_sqrt_parts,
      .n_params = 0, .parts = relax_nnapi_nnapi_sqrt_parts, .whole = relax_nnapi_nnapi_sqrt_whole },
    { .name = "nnapi.rsqrt", .place = "relax_nnapi.pat:48", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_nnapi_nnapi_rsqrt_match),
      .match = relax_nnapi_nnapi_rsqrt_any, .each = relax_nnapi_nnapi_rsqrt_all, .desc = &relax_nnapi_nnapi_rsqrt_desc,
      .whole_size = sizeof(struct relax_nnapi_nnapi_rsqrt_whole), .n_parts = sizeof relax_nnapi_nnapi_rsqrt_parts / sizeof *relax_nnapi_nnapi_rsqrt_parts,
      .n_params = 0, .parts = relax_nnapi_nnapi_rsqrt_parts, .whole = relax_nnapi_nnapi_rsqrt_whole },
    { .name = "nnapi.batch_matmul", .place = "relax_nnapi.pat:49", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_nnapi_nnapi_batch_matmul_match),
      .match = relax_nnapi_nnapi_batch_matmul_any, .each = relax_nnapi_nnapi_batch_matmul_all, .desc = &relax_nnapi_nnapi_batch_matmul_desc,
      .whole_size = sizeof(struct relax_nnapi_nnapi_batch_matmul_whole), .n_parts = sizeof relax_nnapi_nnapi_batch_matmul_parts / sizeof *relax_nnapi_nnapi_batch_matmul_parts,
      .n_params = 0, .parts = relax_nnapi_nnapi_batch_matmul_parts, .whole = relax_nnapi_nnapi_batch_matmul_whole },
    { .name = "nnapi.transpose", .place = "relax_nnapi.pat:50", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_nnapi_nnapi_transpose_match),
      .match = relax_nnapi_nnapi_transpose_any, .each = relax_nnapi_nnapi_transpose_all, .desc = &relax_nnapi_nnapi_transpose_desc,
      .whole_size = sizeof(struct relax_nnapi_nnapi_transpose_whole), .n_parts = sizeof relax_nnapi_nnapi_transpose_parts / sizeof *relax_nnapi_nnapi_transpose_parts,
      .n_params = 0, .parts = relax_nnapi_nnapi_transpose_parts, .whole = relax_nnapi_nnapi_transpose_whole },
    { .name = "nnapi.cast", .place = "relax_nnapi.pat:20", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_nnapi_nnapi_cast_2_match),
      .match = relax_nnapi_nnapi_cast_2_any, .each = relax_nnapi_nnapi_cast_2_all, .desc = &relax_nnapi_nnapi_cast_2_desc,
      .whole_size = sizeof(struct relax_nnapi_nnapi_cast_2_whole), .n_parts = sizeof relax_nnapi_nnapi_cast_2_parts / sizeof *relax_nnapi_nnapi_cast_2_parts,
      .n_params = 0, .parts = relax_nnapi_nnapi_cast_2_parts, .whole = relax_nnapi_nnapi_cast_2_whole },
    { .name = "nnapi.mean", .place = "relax_nnapi.pat:52", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_nnapi_nnapi_mean_match),
      .match = relax_nnapi_nnapi_mean_any, .each = relax_nnapi_nnapi_mean_all, .desc = &relax_nnapi_nnapi_mean_desc,
      .whole_size = sizeof(struct relax_nnapi_nnapi_mean_whole), .n_parts = sizeof relax_nnapi_nnapi_mean_parts / sizeof *relax_nnapi_nnapi_mean_parts,
      .n_params = 0, .parts = relax_nnapi_nnapi_mean_parts, .whole = relax_nnapi_nnapi_mean_whole },
    { .name = "nnapi.max_pool_2d", .place = "relax_nnapi.pat:54", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_nnapi_nnapi_max_pool_2d_match),
      .match = relax_nnapi_nnapi_max_pool_2d_any, .each = relax_nnapi_nnapi_max_pool_2d_all, .desc = &relax_nnapi_nnapi_max_pool_2d_desc,
      .whole_size = sizeof(struct relax_nnapi_nnapi_max_pool_2d_whole), .n_parts = sizeof relax_nnapi_nnapi_max_pool_2d_parts / sizeof *relax_nnapi_nnapi_max_pool_2d_parts,
      .n_params = 0, .parts = relax_nnapi_nnapi_max_pool_2d_parts, .whole = relax_nnapi_nnapi_max_pool_2d_whole },
};

/* ---- table relax_nnapi ---- */

static const struct dfg_table_entry relax_nnapi_entries[] = {
    { .name = "nnapi.add", .pattern = 3 },
    { .name = "nnapi.mul", .pattern = 4 },
    { .name = "nnapi.div", .pattern = 5 },
    { .name = "nnapi.sub", .pattern = 6 },
    { .name = "nnapi.pow", .pattern = 7 },
    { .name = "nnapi.equal", .pattern = 8 },
    { .name = "nnapi.greater", .pattern = 9 },
    { .name = "nnapi.greater_equal", .pattern = 10 },
    { .name = "nnapi.less", .pattern = 11 },
    { .name = "nnapi.less_equal", .pattern = 12 },
    { .name = "nnapi.not_equal", .pattern = 13 },
    { .name = "nnapi.maximum", .pattern = 14 },
    { .name = "nnapi.minimum", .pattern = 15 },
    { .name = "nnapi.floor", .pattern = 16 },
    { .name = "nnapi.relu", .pattern = 17 },
    { .name = "nnapi.logistic", .pattern = 18 },
    { .name = "nnapi.softmax", .pattern = 19 },
    { .name = "nnapi.tanh", .pattern = 20 },
    { .name = "nnapi.abs", .pattern = 21 },
    { .name = "nnapi.exp", .pattern = 22 },
    { .name = "nnapi.log", .pattern = 23 },
    { .name = "nnapi.neg", .pattern = 24 },
    { .name = "nnapi.cast", .pattern = 25 },
    { .name = "nnapi.sqrt", .pattern = 26 },
    { .name = "nnapi.rsqrt", .pattern = 27 },
    { .name = "nnapi.batch_matmul", .pattern = 28 },
    { .name = "nnapi.transpose", .pattern = 29 },
    { .name = "nnapi.cast", .pattern = 30 },
    { .name = "nnapi.mean", .pattern = 31 },
    { .name = "nnapi.conv2d", .pattern = 0 },
    { .name = "nnapi.max_pool_2d", .pattern = 32 },
};
static const struct dfg_attr_text relax_nnapi_attrs[] = {
    { "Compiler", "\"nnapi\"" },
};
static void relax_nnapi_candidates_any(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    *set = relax_nnapi_candidates(g, n);
}

static const struct dfg_table tables[] = {
    { .name = "relax_nnapi", .n = 31, .last_wins = true, .entries = relax_nnapi_entries, .n_words = 1,
      .n_attrs = 1, .attrs = relax_nnapi_attrs,
      .candidates = relax_nnapi_candidates_any, .first = relax_nnapi_first, .sweep = relax_nnapi_sweep },
};

static const char *const imports[] = { "relax", NULL };
extern const struct dfg_unit relax_nnapi_unit;
const struct dfg_unit relax_nnapi_unit = {
    .abi = DFG_ABI,
    .name = "relax_nnapi",
    .imports = imports,
    .names = &relax_nnapi_names, .whole_names = &whole_names,
    .n_patterns = 33, .patterns = patterns,
    .n_tables = 1, .tables = tables,
};
