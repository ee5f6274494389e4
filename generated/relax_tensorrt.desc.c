/* What relax_tensorrt.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "relax_tensorrt.h"
#if RELAX_TENSORRT_H != 0xe2d7d8fae94f9bc7
#error "relax_tensorrt.h is of another run of pat2c than this file"
#endif

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_relax_abs = DFG_FIRST_OP,
    OP_relax_add,
    OP_relax_atan,
    OP_relax_ceil,
    OP_relax_clip,
    OP_relax_concat,
    OP_relax_cos,
    OP_relax_divide,
    OP_relax_erf,
    OP_relax_exp,
    OP_relax_expand_dims,
    OP_relax_floor,
    OP_relax_image_resize2d,
    OP_relax_layout_transform,
    OP_relax_log,
    OP_relax_matmul,
    OP_relax_max,
    OP_relax_maximum,
    OP_relax_mean,
    OP_relax_min,
    OP_relax_minimum,
    OP_relax_multiply,
    OP_relax_negative,
    OP_relax_nn_adaptive_avg_pool2d,
    OP_relax_nn_avg_pool2d,
    OP_relax_nn_avg_pool3d,
    OP_relax_nn_batch_flatten,
    OP_relax_nn_conv1d,
    OP_relax_nn_conv2d,
    OP_relax_nn_conv2d_transpose,
    OP_relax_nn_conv3d,
    OP_relax_nn_conv3d_transpose,
    OP_relax_nn_layer_norm,
    OP_relax_nn_max_pool2d,
    OP_relax_nn_max_pool3d,
    OP_relax_nn_relu,
    OP_relax_nn_silu,
    OP_relax_nn_softmax,
    OP_relax_permute_dims,
    OP_relax_power,
    OP_relax_prod,
    OP_relax_reshape,
    OP_relax_sigmoid,
    OP_relax_sin,
    OP_relax_split,
    OP_relax_sqrt,
    OP_relax_squeeze,
    OP_relax_strided_slice,
    OP_relax_subtract,
    OP_relax_sum,
    OP_relax_tanh,
};
enum {
    ATTR_coordinate_transformation_mode,
    ATTR_layout,
    ATTR_method,
    ATTR_rounding_method,
};
enum {
    STR_NCHW,
    STR_align_corners,
    STR_asymmetric,
    STR_ceil,
    STR_cubic,
    STR_floor,
    STR_half_pixel,
    STR_linear,
    STR_nearest_neighbor,
    STR_pytorch_half_pixel,
    STR_round,
    STR_round_prefer_ceil,
    STR_round_prefer_floor,
};
static const char *const op_names[] = {
    "relax.abs",
    "relax.add",
    "relax.atan",
    "relax.ceil",
    "relax.clip",
    "relax.concat",
    "relax.cos",
    "relax.divide",
    "relax.erf",
    "relax.exp",
    "relax.expand_dims",
    "relax.floor",
    "relax.image.resize2d",
    "relax.layout_transform",
    "relax.log",
    "relax.matmul",
    "relax.max",
    "relax.maximum",
    "relax.mean",
    "relax.min",
    "relax.minimum",
    "relax.multiply",
    "relax.negative",
    "relax.nn.adaptive_avg_pool2d",
    "relax.nn.avg_pool2d",
    "relax.nn.avg_pool3d",
    "relax.nn.batch_flatten",
    "relax.nn.conv1d",
    "relax.nn.conv2d",
    "relax.nn.conv2d_transpose",
    "relax.nn.conv3d",
    "relax.nn.conv3d_transpose",
    "relax.nn.layer_norm",
    "relax.nn.max_pool2d",
    "relax.nn.max_pool3d",
    "relax.nn.relu",
    "relax.nn.silu",
    "relax.nn.softmax",
    "relax.permute_dims",
    "relax.power",
    "relax.prod",
    "relax.reshape",
    "relax.sigmoid",
    "relax.sin",
    "relax.split",
    "relax.sqrt",
    "relax.squeeze",
    "relax.strided_slice",
    "relax.subtract",
    "relax.sum",
    "relax.tanh",
};
static const char *const attr_names[] = {
    "coordinate_transformation_mode",
    "layout",
    "method",
    "rounding_method",
};
static const char *const str_names[] = {
    "NCHW",
    "align_corners",
    "asymmetric",
    "ceil",
    "cubic",
    "floor",
    "half_pixel",
    "linear",
    "nearest_neighbor",
    "pytorch_half_pixel",
    "round",
    "round_prefer_ceil",
    "round_prefer_floor",
};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 51,
    .ops = op_names,
    .n_attrs = 4,
    .attrs = attr_names,
    .n_strs = 13,
    .strs = str_names,
};

struct relax_tensorrt_resize2d_whole {
    struct relax_tensorrt_resize2d_match m;
    dfg_node constant;
    dfg_node x;
};

static bool relax_tensorrt_resize2d_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_image_resize2d, 2))
        return false;
    if (!dfg_str_is(g, n, ATTR_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!(dfg_str_is(g, n, ATTR_method, STR_nearest_neighbor, STR_linear)
          || dfg_str_is(g, n, ATTR_method, STR_linear, STR_linear)
          || dfg_str_is(g, n, ATTR_method, STR_cubic, STR_linear)))
        return false;
    if (!(dfg_str_is(g, n, ATTR_coordinate_transformation_mode, STR_asymmetric, STR_half_pixel)
          || dfg_str_is(g, n, ATTR_coordinate_transformation_mode, STR_align_corners, STR_half_pixel)
          || dfg_str_is(g, n, ATTR_coordinate_transformation_mode, STR_half_pixel, STR_half_pixel)
          || dfg_str_is(g, n, ATTR_coordinate_transformation_mode, STR_pytorch_half_pixel, STR_half_pixel)))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node size = dfg_arg(g, n, 1);
    dfg_node constant = size;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node x_2 = size;
    if (dfg_rank(g, x_2) != 1 || dfg_extent(g, x_2, 0) != 2)
        return false;
    /* where x.rank == 4 */
    if (dfg_rank(g, x) != 4)
        return false;
    /* where x.dtype in {f16, f32} */
    if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32))
        return false;
    /* where r.dtype == x.dtype */
    if (!dfg_eq(dfg_dtype_of(g, n), dfg_dtype_of(g, x)))
        return false;
    /* where min(value(size)) > 0 */
    if (!dfg_gt(dfg_min_of(dfg_elements(g, size)), dfg_int(0)))
        return false;
    /* where r.method != "nearest_neighbor" or r.rounding_method in {"floor", "ceil",
     * "round_prefer_ceil", "round_prefer_floor"} */
    if (!(dfg_ne(dfg_attr_or(g, n, ATTR_method, dfg_str(g, STR_linear)), dfg_str(g, STR_nearest_neighbor))
          || dfg_str_is(g, n, ATTR_rounding_method, STR_floor, STR_round)
          || dfg_str_is(g, n, ATTR_rounding_method, STR_ceil, STR_round)
          || dfg_str_is(g, n, ATTR_rounding_method, STR_round_prefer_ceil, STR_round)
          || dfg_str_is(g, n, ATTR_rounding_method, STR_round_prefer_floor, STR_round)))
        return false;
    return accept(ctx, &(struct relax_tensorrt_resize2d_whole){.m = {.root = n, .x = x, .size = size,
            .r = n}, .constant = constant, .x = x_2});
}

struct relax_tensorrt_tensorrt_nn_relu_whole {
    struct relax_tensorrt_tensorrt_nn_relu_match m;
    dfg_node relu;
    dfg_node x;
};

static bool relax_tensorrt_tensorrt_nn_relu_whole(const dfg_graph *g, dfg_node n,
                                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_nn_relu, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct relax_tensorrt_tensorrt_nn_relu_whole){.m = {.root = n}, .relu = n,
            .x = x});
}

struct relax_tensorrt_tensorrt_sigmoid_whole {
    struct relax_tensorrt_tensorrt_sigmoid_match m;
    dfg_node sigmoid;
    dfg_node x;
};

static bool relax_tensorrt_tensorrt_sigmoid_whole(const dfg_graph *g, dfg_node n,
                                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_sigmoid, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct relax_tensorrt_tensorrt_sigmoid_whole){.m = {.root = n}, .sigmoid = n,
            .x = x});
}

struct relax_tensorrt_tensorrt_nn_silu_whole {
    struct relax_tensorrt_tensorrt_nn_silu_match m;
    dfg_node silu;
    dfg_node x;
};

static bool relax_tensorrt_tensorrt_nn_silu_whole(const dfg_graph *g, dfg_node n,
                                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_nn_silu, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct relax_tensorrt_tensorrt_nn_silu_whole){.m = {.root = n}, .silu = n,
            .x = x});
}

struct relax_tensorrt_tensorrt_tanh_whole {
    struct relax_tensorrt_tensorrt_tanh_match m;
    dfg_node tanh;
    dfg_node x;
};

static bool relax_tensorrt_tensorrt_tanh_whole(const dfg_graph *g, dfg_node n,
                                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_tanh, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct relax_tensorrt_tensorrt_tanh_whole){.m = {.root = n}, .tanh = n, .x = x});
}

struct relax_tensorrt_tensorrt_exp_whole {
    struct relax_tensorrt_tensorrt_exp_match m;
    dfg_node exp;
    dfg_node x;
};

static bool relax_tensorrt_tensorrt_exp_whole(const dfg_graph *g, dfg_node n,
                                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_exp, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct relax_tensorrt_tensorrt_exp_whole){.m = {.root = n}, .exp = n, .x = x});
}

struct relax_tensorrt_tensorrt_log_whole {
    struct relax_tensorrt_tensorrt_log_match m;
    dfg_node log;
    dfg_node x;
};

static bool relax_tensorrt_tensorrt_log_whole(const dfg_graph *g, dfg_node n,
                                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_log, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct relax_tensorrt_tensorrt_log_whole){.m = {.root = n}, .log = n, .x = x});
}

struct relax_tensorrt_tensorrt_sqrt_whole {
    struct relax_tensorrt_tensorrt_sqrt_match m;
    dfg_node sqrt;
    dfg_node x;
};

static bool relax_tensorrt_tensorrt_sqrt_whole(const dfg_graph *g, dfg_node n,
                                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_sqrt, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct relax_tensorrt_tensorrt_sqrt_whole){.m = {.root = n}, .sqrt = n, .x = x});
}

struct relax_tensorrt_tensorrt_abs_whole {
    struct relax_tensorrt_tensorrt_abs_match m;
    dfg_node abs;
    dfg_node x;
};

static bool relax_tensorrt_tensorrt_abs_whole(const dfg_graph *g, dfg_node n,
                                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_abs, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct relax_tensorrt_tensorrt_abs_whole){.m = {.root = n}, .abs = n, .x = x});
}

struct relax_tensorrt_tensorrt_negative_whole {
    struct relax_tensorrt_tensorrt_negative_match m;
    dfg_node negative;
    dfg_node x;
};

static bool relax_tensorrt_tensorrt_negative_whole(const dfg_graph *g, dfg_node n,
                                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_negative, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct relax_tensorrt_tensorrt_negative_whole){.m = {.root = n}, .negative = n,
            .x = x});
}

struct relax_tensorrt_tensorrt_sin_whole {
    struct relax_tensorrt_tensorrt_sin_match m;
    dfg_node sin;
    dfg_node x;
};

static bool relax_tensorrt_tensorrt_sin_whole(const dfg_graph *g, dfg_node n,
                                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_sin, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct relax_tensorrt_tensorrt_sin_whole){.m = {.root = n}, .sin = n, .x = x});
}

struct relax_tensorrt_tensorrt_cos_whole {
    struct relax_tensorrt_tensorrt_cos_match m;
    dfg_node cos;
    dfg_node x;
};

static bool relax_tensorrt_tensorrt_cos_whole(const dfg_graph *g, dfg_node n,
                                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_cos, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct relax_tensorrt_tensorrt_cos_whole){.m = {.root = n}, .cos = n, .x = x});
}

struct relax_tensorrt_tensorrt_atan_whole {
    struct relax_tensorrt_tensorrt_atan_match m;
    dfg_node atan;
    dfg_node x;
};

static bool relax_tensorrt_tensorrt_atan_whole(const dfg_graph *g, dfg_node n,
                                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_atan, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct relax_tensorrt_tensorrt_atan_whole){.m = {.root = n}, .atan = n, .x = x});
}

struct relax_tensorrt_tensorrt_ceil_whole {
    struct relax_tensorrt_tensorrt_ceil_match m;
    dfg_node ceil;
    dfg_node x;
};

static bool relax_tensorrt_tensorrt_ceil_whole(const dfg_graph *g, dfg_node n,
                                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_ceil, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct relax_tensorrt_tensorrt_ceil_whole){.m = {.root = n}, .ceil = n, .x = x});
}

struct relax_tensorrt_tensorrt_floor_whole {
    struct relax_tensorrt_tensorrt_floor_match m;
    dfg_node floor;
    dfg_node x;
};

static bool relax_tensorrt_tensorrt_floor_whole(const dfg_graph *g, dfg_node n,
                                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_floor, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct relax_tensorrt_tensorrt_floor_whole){.m = {.root = n}, .floor = n,
            .x = x});
}

struct relax_tensorrt_tensorrt_erf_whole {
    struct relax_tensorrt_tensorrt_erf_match m;
    dfg_node erf;
    dfg_node x;
};

static bool relax_tensorrt_tensorrt_erf_whole(const dfg_graph *g, dfg_node n,
                                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_erf, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct relax_tensorrt_tensorrt_erf_whole){.m = {.root = n}, .erf = n, .x = x});
}

struct relax_tensorrt_tensorrt_nn_softmax_whole {
    struct relax_tensorrt_tensorrt_nn_softmax_match m;
    dfg_node softmax;
    dfg_node x;
};

static bool relax_tensorrt_tensorrt_nn_softmax_whole(const dfg_graph *g, dfg_node n,
                                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_nn_softmax, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct relax_tensorrt_tensorrt_nn_softmax_whole){.m = {.root = n}, .softmax = n,
            .x = x});
}

struct relax_tensorrt_tensorrt_nn_batch_flatten_whole {
    struct relax_tensorrt_tensorrt_nn_batch_flatten_match m;
    dfg_node batch_flatten;
    dfg_node x;
};

static bool relax_tensorrt_tensorrt_nn_batch_flatten_whole(const dfg_graph *g, dfg_node n,
                                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_nn_batch_flatten, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct relax_tensorrt_tensorrt_nn_batch_flatten_whole){.m = {.root = n},
            .batch_flatten = n, .x = x});
}

struct relax_tensorrt_tensorrt_expand_dims_whole {
    struct relax_tensorrt_tensorrt_expand_dims_match m;
    dfg_node expand_dims;
    dfg_node x;
};

static bool relax_tensorrt_tensorrt_expand_dims_whole(const dfg_graph *g, dfg_node n,
                                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_expand_dims, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct relax_tensorrt_tensorrt_expand_dims_whole){.m = {.root = n},
            .expand_dims = n, .x = x});
}

struct relax_tensorrt_tensorrt_squeeze_whole {
    struct relax_tensorrt_tensorrt_squeeze_match m;
    dfg_node squeeze;
    dfg_node x;
};

static bool relax_tensorrt_tensorrt_squeeze_whole(const dfg_graph *g, dfg_node n,
                                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_squeeze, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct relax_tensorrt_tensorrt_squeeze_whole){.m = {.root = n}, .squeeze = n,
            .x = x});
}

struct relax_tensorrt_tensorrt_transpose_whole {
    struct relax_tensorrt_tensorrt_transpose_match m;
    dfg_node permute_dims;
    dfg_node x;
};

static bool relax_tensorrt_tensorrt_transpose_whole(const dfg_graph *g, dfg_node n,
                                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_permute_dims, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct relax_tensorrt_tensorrt_transpose_whole){.m = {.root = n},
            .permute_dims = n, .x = x});
}

struct relax_tensorrt_tensorrt_layout_transform_whole {
    struct relax_tensorrt_tensorrt_layout_transform_match m;
    dfg_node layout_transform;
    dfg_node x;
};

static bool relax_tensorrt_tensorrt_layout_transform_whole(const dfg_graph *g, dfg_node n,
                                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_layout_transform, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct relax_tensorrt_tensorrt_layout_transform_whole){.m = {.root = n},
            .layout_transform = n, .x = x});
}

struct relax_tensorrt_tensorrt_nn_max_pool2d_whole {
    struct relax_tensorrt_tensorrt_nn_max_pool2d_match m;
    dfg_node max_pool2d;
    dfg_node x;
};

static bool relax_tensorrt_tensorrt_nn_max_pool2d_whole(const dfg_graph *g, dfg_node n,
                                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_nn_max_pool2d, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct relax_tensorrt_tensorrt_nn_max_pool2d_whole){.m = {.root = n},
            .max_pool2d = n, .x = x});
}

struct relax_tensorrt_tensorrt_nn_avg_pool2d_whole {
    struct relax_tensorrt_tensorrt_nn_avg_pool2d_match m;
    dfg_node avg_pool2d;
    dfg_node x;
};

static bool relax_tensorrt_tensorrt_nn_avg_pool2d_whole(const dfg_graph *g, dfg_node n,
                                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_nn_avg_pool2d, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct relax_tensorrt_tensorrt_nn_avg_pool2d_whole){.m = {.root = n},
            .avg_pool2d = n, .x = x});
}

struct relax_tensorrt_tensorrt_nn_max_pool3d_whole {
    struct relax_tensorrt_tensorrt_nn_max_pool3d_match m;
    dfg_node max_pool3d;
    dfg_node x;
};

static bool relax_tensorrt_tensorrt_nn_max_pool3d_whole(const dfg_graph *g, dfg_node n,
                                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_nn_max_pool3d, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct relax_tensorrt_tensorrt_nn_max_pool3d_whole){.m = {.root = n},
            .max_pool3d = n, .x = x});
}

struct relax_tensorrt_tensorrt_nn_avg_pool3d_whole {
    struct relax_tensorrt_tensorrt_nn_avg_pool3d_match m;
    dfg_node avg_pool3d;
    dfg_node x;
};

static bool relax_tensorrt_tensorrt_nn_avg_pool3d_whole(const dfg_graph *g, dfg_node n,
                                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_nn_avg_pool3d, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct relax_tensorrt_tensorrt_nn_avg_pool3d_whole){.m = {.root = n},
            .avg_pool3d = n, .x = x});
}

struct relax_tensorrt_tensorrt_nn_adaptive_avg_pool2d_whole {
    struct relax_tensorrt_tensorrt_nn_adaptive_avg_pool2d_match m;
    dfg_node adaptive_avg_pool2d;
    dfg_node x;
};

static bool relax_tensorrt_tensorrt_nn_adaptive_avg_pool2d_whole(const dfg_graph *g, dfg_node n,
                                                                 bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_nn_adaptive_avg_pool2d, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct relax_tensorrt_tensorrt_nn_adaptive_avg_pool2d_whole){.m = {.root = n},
            .adaptive_avg_pool2d = n, .x = x});
}

struct relax_tensorrt_tensorrt_sum_whole {
    struct relax_tensorrt_tensorrt_sum_match m;
    dfg_node sum;
    dfg_node x;
};

static bool relax_tensorrt_tensorrt_sum_whole(const dfg_graph *g, dfg_node n,
                                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_sum, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct relax_tensorrt_tensorrt_sum_whole){.m = {.root = n}, .sum = n, .x = x});
}

struct relax_tensorrt_tensorrt_prod_whole {
    struct relax_tensorrt_tensorrt_prod_match m;
    dfg_node prod;
    dfg_node x;
};

static bool relax_tensorrt_tensorrt_prod_whole(const dfg_graph *g, dfg_node n,
                                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_prod, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct relax_tensorrt_tensorrt_prod_whole){.m = {.root = n}, .prod = n, .x = x});
}

struct relax_tensorrt_tensorrt_max_whole {
    struct relax_tensorrt_tensorrt_max_match m;
    dfg_node max;
    dfg_node x;
};

static bool relax_tensorrt_tensorrt_max_whole(const dfg_graph *g, dfg_node n,
                                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_max, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct relax_tensorrt_tensorrt_max_whole){.m = {.root = n}, .max = n, .x = x});
}

struct relax_tensorrt_tensorrt_min_whole {
    struct relax_tensorrt_tensorrt_min_match m;
    dfg_node min;
    dfg_node x;
};

static bool relax_tensorrt_tensorrt_min_whole(const dfg_graph *g, dfg_node n,
                                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_min, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct relax_tensorrt_tensorrt_min_whole){.m = {.root = n}, .min = n, .x = x});
}

struct relax_tensorrt_tensorrt_mean_whole {
    struct relax_tensorrt_tensorrt_mean_match m;
    dfg_node mean;
    dfg_node x;
};

static bool relax_tensorrt_tensorrt_mean_whole(const dfg_graph *g, dfg_node n,
                                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_mean, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct relax_tensorrt_tensorrt_mean_whole){.m = {.root = n}, .mean = n, .x = x});
}

struct relax_tensorrt_tensorrt_concatenate_whole {
    struct relax_tensorrt_tensorrt_concatenate_match m;
    dfg_node concat;
    dfg_node tuple;
    struct dfg_nodes rest;
};

static bool relax_tensorrt_tensorrt_concatenate_whole(const dfg_graph *g, dfg_node n,
                                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_concat, 1))
        return false;
    dfg_node tuple = dfg_arg(g, n, 0);
    if (!dfg_is(g, tuple, DFG_TUPLE))
        return false;
    struct dfg_nodes rest = dfg_rest(g, tuple, 0, 0);
    if (!dfg_same_body(g, n, tuple))
        return false;
    return accept(ctx, &(struct relax_tensorrt_tensorrt_concatenate_whole){.m = {.root = n}, .concat = n,
            .tuple = tuple, .rest = rest});
}

struct relax_tensorrt_tensorrt_split_whole {
    struct relax_tensorrt_tensorrt_split_match m;
    dfg_node split;
    dfg_node x;
};

static bool relax_tensorrt_tensorrt_split_whole(const dfg_graph *g, dfg_node n,
                                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_split, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct relax_tensorrt_tensorrt_split_whole){.m = {.root = n}, .split = n,
            .x = x});
}

struct relax_tensorrt_tensorrt_add_whole {
    struct relax_tensorrt_tensorrt_add_match m;
    dfg_node add;
    dfg_node x;
    dfg_node x_2;
};

static bool relax_tensorrt_tensorrt_add_whole(const dfg_graph *g, dfg_node n,
                                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, swap);
        dfg_node x_2 = dfg_arg(g, n, 1 - swap);
        if (accept(ctx, &(struct relax_tensorrt_tensorrt_add_whole){.m = {.root = n}, .add = n, .x = x,
                .x_2 = x_2}))
            return true;
    }
    return false;
}

struct relax_tensorrt_tensorrt_subtract_whole {
    struct relax_tensorrt_tensorrt_subtract_match m;
    dfg_node subtract;
    dfg_node x;
    dfg_node x_2;
};

static bool relax_tensorrt_tensorrt_subtract_whole(const dfg_graph *g, dfg_node n,
                                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_subtract, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node x_2 = dfg_arg(g, n, 1);
    return accept(ctx, &(struct relax_tensorrt_tensorrt_subtract_whole){.m = {.root = n}, .subtract = n,
            .x = x, .x_2 = x_2});
}

struct relax_tensorrt_tensorrt_multiply_whole {
    struct relax_tensorrt_tensorrt_multiply_match m;
    dfg_node multiply;
    dfg_node x;
    dfg_node x_2;
};

static bool relax_tensorrt_tensorrt_multiply_whole(const dfg_graph *g, dfg_node n,
                                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_multiply, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, swap);
        dfg_node x_2 = dfg_arg(g, n, 1 - swap);
        if (accept(ctx, &(struct relax_tensorrt_tensorrt_multiply_whole){.m = {.root = n}, .multiply = n,
                .x = x, .x_2 = x_2}))
            return true;
    }
    return false;
}

struct relax_tensorrt_tensorrt_divide_whole {
    struct relax_tensorrt_tensorrt_divide_match m;
    dfg_node divide;
    dfg_node x;
    dfg_node x_2;
};

static bool relax_tensorrt_tensorrt_divide_whole(const dfg_graph *g, dfg_node n,
                                                 bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_divide, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node x_2 = dfg_arg(g, n, 1);
    return accept(ctx, &(struct relax_tensorrt_tensorrt_divide_whole){.m = {.root = n}, .divide = n,
            .x = x, .x_2 = x_2});
}

struct relax_tensorrt_tensorrt_power_whole {
    struct relax_tensorrt_tensorrt_power_match m;
    dfg_node power;
    dfg_node x;
    dfg_node x_2;
};

static bool relax_tensorrt_tensorrt_power_whole(const dfg_graph *g, dfg_node n,
                                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_power, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node x_2 = dfg_arg(g, n, 1);
    return accept(ctx, &(struct relax_tensorrt_tensorrt_power_whole){.m = {.root = n}, .power = n,
            .x = x, .x_2 = x_2});
}

struct relax_tensorrt_tensorrt_maximum_whole {
    struct relax_tensorrt_tensorrt_maximum_match m;
    dfg_node maximum;
    dfg_node x;
    dfg_node x_2;
};

static bool relax_tensorrt_tensorrt_maximum_whole(const dfg_graph *g, dfg_node n,
                                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_maximum, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, swap);
        dfg_node x_2 = dfg_arg(g, n, 1 - swap);
        if (accept(ctx, &(struct relax_tensorrt_tensorrt_maximum_whole){.m = {.root = n}, .maximum = n,
                .x = x, .x_2 = x_2}))
            return true;
    }
    return false;
}

struct relax_tensorrt_tensorrt_minimum_whole {
    struct relax_tensorrt_tensorrt_minimum_match m;
    dfg_node minimum;
    dfg_node x;
    dfg_node x_2;
};

static bool relax_tensorrt_tensorrt_minimum_whole(const dfg_graph *g, dfg_node n,
                                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_minimum, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, swap);
        dfg_node x_2 = dfg_arg(g, n, 1 - swap);
        if (accept(ctx, &(struct relax_tensorrt_tensorrt_minimum_whole){.m = {.root = n}, .minimum = n,
                .x = x, .x_2 = x_2}))
            return true;
    }
    return false;
}

struct relax_tensorrt_tensorrt_nn_conv1d_whole {
    struct relax_tensorrt_tensorrt_nn_conv1d_match m;
    dfg_node conv1d;
    dfg_node x;
    dfg_node x_2;
};

static bool relax_tensorrt_tensorrt_nn_conv1d_whole(const dfg_graph *g, dfg_node n,
                                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_nn_conv1d, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node x_2 = dfg_arg(g, n, 1);
    return accept(ctx, &(struct relax_tensorrt_tensorrt_nn_conv1d_whole){.m = {.root = n}, .conv1d = n,
            .x = x, .x_2 = x_2});
}

struct relax_tensorrt_tensorrt_nn_conv2d_whole {
    struct relax_tensorrt_tensorrt_nn_conv2d_match m;
    dfg_node conv2d;
    dfg_node x;
    dfg_node x_2;
};

static bool relax_tensorrt_tensorrt_nn_conv2d_whole(const dfg_graph *g, dfg_node n,
                                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_nn_conv2d, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node x_2 = dfg_arg(g, n, 1);
    return accept(ctx, &(struct relax_tensorrt_tensorrt_nn_conv2d_whole){.m = {.root = n}, .conv2d = n,
            .x = x, .x_2 = x_2});
}

struct relax_tensorrt_tensorrt_nn_conv3d_whole {
    struct relax_tensorrt_tensorrt_nn_conv3d_match m;
    dfg_node conv3d;
    dfg_node x;
    dfg_node x_2;
};

static bool relax_tensorrt_tensorrt_nn_conv3d_whole(const dfg_graph *g, dfg_node n,
                                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_nn_conv3d, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node x_2 = dfg_arg(g, n, 1);
    return accept(ctx, &(struct relax_tensorrt_tensorrt_nn_conv3d_whole){.m = {.root = n}, .conv3d = n,
            .x = x, .x_2 = x_2});
}

struct relax_tensorrt_tensorrt_nn_conv2d_transpose_whole {
    struct relax_tensorrt_tensorrt_nn_conv2d_transpose_match m;
    dfg_node conv2d_transpose;
    dfg_node x;
    dfg_node x_2;
};

static bool relax_tensorrt_tensorrt_nn_conv2d_transpose_whole(const dfg_graph *g, dfg_node n,
                                                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_nn_conv2d_transpose, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node x_2 = dfg_arg(g, n, 1);
    return accept(ctx, &(struct relax_tensorrt_tensorrt_nn_conv2d_transpose_whole){.m = {.root = n},
            .conv2d_transpose = n, .x = x, .x_2 = x_2});
}

struct relax_tensorrt_tensorrt_nn_conv3d_transpose_whole {
    struct relax_tensorrt_tensorrt_nn_conv3d_transpose_match m;
    dfg_node conv3d_transpose;
    dfg_node x;
    dfg_node x_2;
};

static bool relax_tensorrt_tensorrt_nn_conv3d_transpose_whole(const dfg_graph *g, dfg_node n,
                                                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_nn_conv3d_transpose, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node x_2 = dfg_arg(g, n, 1);
    return accept(ctx, &(struct relax_tensorrt_tensorrt_nn_conv3d_transpose_whole){.m = {.root = n},
            .conv3d_transpose = n, .x = x, .x_2 = x_2});
}

struct relax_tensorrt_tensorrt_nn_batch_matmul_whole {
    struct relax_tensorrt_tensorrt_nn_batch_matmul_match m;
    dfg_node matmul;
    dfg_node x;
    dfg_node x_2;
};

static bool relax_tensorrt_tensorrt_nn_batch_matmul_whole(const dfg_graph *g, dfg_node n,
                                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_matmul, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node x_2 = dfg_arg(g, n, 1);
    return accept(ctx, &(struct relax_tensorrt_tensorrt_nn_batch_matmul_whole){.m = {.root = n},
            .matmul = n, .x = x, .x_2 = x_2});
}

struct relax_tensorrt_tensorrt_reshape_whole {
    struct relax_tensorrt_tensorrt_reshape_match m;
    dfg_node reshape;
    dfg_node x;
    dfg_node x_2;
};

static bool relax_tensorrt_tensorrt_reshape_whole(const dfg_graph *g, dfg_node n,
                                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_reshape, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node x_2 = dfg_arg(g, n, 1);
    return accept(ctx, &(struct relax_tensorrt_tensorrt_reshape_whole){.m = {.root = n}, .reshape = n,
            .x = x, .x_2 = x_2});
}

struct relax_tensorrt_tensorrt_nn_layer_norm_whole {
    struct relax_tensorrt_tensorrt_nn_layer_norm_match m;
    dfg_node layer_norm;
    dfg_node x;
    dfg_node x_2;
    dfg_node x_3;
};

static bool relax_tensorrt_tensorrt_nn_layer_norm_whole(const dfg_graph *g, dfg_node n,
                                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_nn_layer_norm, 3))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node x_2 = dfg_arg(g, n, 1);
    dfg_node x_3 = dfg_arg(g, n, 2);
    return accept(ctx, &(struct relax_tensorrt_tensorrt_nn_layer_norm_whole){.m = {.root = n},
            .layer_norm = n, .x = x, .x_2 = x_2, .x_3 = x_3});
}

struct relax_tensorrt_tensorrt_clip_whole {
    struct relax_tensorrt_tensorrt_clip_match m;
    dfg_node clip;
    dfg_node x;
    dfg_node x_2;
    dfg_node x_3;
};

static bool relax_tensorrt_tensorrt_clip_whole(const dfg_graph *g, dfg_node n,
                                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_clip, 3))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node x_2 = dfg_arg(g, n, 1);
    dfg_node x_3 = dfg_arg(g, n, 2);
    return accept(ctx, &(struct relax_tensorrt_tensorrt_clip_whole){.m = {.root = n}, .clip = n, .x = x,
            .x_2 = x_2, .x_3 = x_3});
}

struct relax_tensorrt_tensorrt_strided_slice_whole {
    struct relax_tensorrt_tensorrt_strided_slice_match m;
    dfg_node strided_slice;
    dfg_node x;
    dfg_node x_2;
    dfg_node x_3;
    dfg_node x_4;
    dfg_node x_5;
};

static bool relax_tensorrt_tensorrt_strided_slice_whole(const dfg_graph *g, dfg_node n,
                                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_strided_slice, 5))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node x_2 = dfg_arg(g, n, 1);
    dfg_node x_3 = dfg_arg(g, n, 2);
    dfg_node x_4 = dfg_arg(g, n, 3);
    dfg_node x_5 = dfg_arg(g, n, 4);
    return accept(ctx, &(struct relax_tensorrt_tensorrt_strided_slice_whole){.m = {.root = n},
            .strided_slice = n, .x = x, .x_2 = x_2, .x_3 = x_3, .x_4 = x_4, .x_5 = x_5});
}

struct relax_tensorrt_tensorrt_strided_slice_2_whole {
    struct relax_tensorrt_tensorrt_strided_slice_2_match m;
    dfg_node strided_slice;
    dfg_node x;
    dfg_node x_2;
    dfg_node x_3;
    dfg_node x_4;
};

static bool relax_tensorrt_tensorrt_strided_slice_2_whole(const dfg_graph *g, dfg_node n,
                                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_strided_slice, 4))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node x_2 = dfg_arg(g, n, 1);
    dfg_node x_3 = dfg_arg(g, n, 2);
    dfg_node x_4 = dfg_arg(g, n, 3);
    return accept(ctx, &(struct relax_tensorrt_tensorrt_strided_slice_2_whole){.m = {.root = n},
            .strided_slice = n, .x = x, .x_2 = x_2, .x_3 = x_3, .x_4 = x_4});
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- resize2d ---- */

static const struct dfg_desc_expr relax_tensorrt_resize2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 15 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 15 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 15 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.rank == 4", .line = 15 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 15 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 15 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 15 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 15 },
    /* 8 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 5, 6, 7, }, .text = "x.dtype in {f16, f32}", .line = 15 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 15 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "dtype", .line = 15 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 15 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "dtype", .line = 15 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "r.dtype == x.dtype", .line = 15 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 3, .text = "size", .line = 15 },
    /* 15 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "value(size)", .line = 15 },
    /* 16 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "min(value(size))", .line = 15 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 15 },
    /* 18 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "min(value(size)) > 0", .line = 15 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 16 },
    /* 20 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .name = "method", .text = "method", .line = 16 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 16, .s = "nearest_neighbor" }, .text = "\"nearest_neighbor\"", .line = 16 },
    /* 22 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "r.method != \"nearest_neighbor\"", .line = 16 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 17 },
    /* 24 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .name = "rounding_method", .text = "rounding_method", .line = 17 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 5, .s = "floor" }, .text = "\"floor\"", .line = 17 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "ceil" }, .text = "\"ceil\"", .line = 17 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 17, .s = "round_prefer_ceil" }, .text = "\"round_prefer_ceil\"", .line = 17 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 18, .s = "round_prefer_floor" }, .text = "\"round_prefer_floor\"", .line = 17 },
    /* 29 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 24, 25, 26, 27, 28, }, .text = "r.rounding_method in {\"floor\", \"ceil\", \"round_prefer_ceil\", \"round_prefer_floor\"}", .line = 17 },
    /* 30 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 29, }, .text = "r.method != \"nearest_neighbor\"\012        or r.rounding_method in {\"floor\", \"ceil\", \"round_prefer_ceil\", \"round_prefer_floor\"}", .line = 16 },
};
static const struct dfg_desc_node relax_tensorrt_resize2d_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.image.resize2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .n_attrs = 3, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "layout == \"NCHW\"", .line = 11 },
            { .test = DFG_D_TEST_IN_SET, .name = "method", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 3, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_STRING, .n = 16, .s = "nearest_neighbor" }, { .tag = DFG_D_STRING, .n = 6, .s = "linear" }, { .tag = DFG_D_STRING, .n = 5, .s = "cubic" }, } }, .text = "method in {\"nearest_neighbor\", \"linear\", \"cubic\"}", .line = 12 },
            { .test = DFG_D_TEST_IN_SET, .name = "coordinate_transformation_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_STRING, .n = 10, .s = "asymmetric" }, { .tag = DFG_D_STRING, .n = 13, .s = "align_corners" }, { .tag = DFG_D_STRING, .n = 10, .s = "half_pixel" }, { .tag = DFG_D_STRING, .n = 18, .s = "pytorch_half_pixel" }, } }, .text = "coordinate_transformation_mode in {\"asymmetric\", \"align_corners\", \"half_pixel\", \"pytorch_half_pixel\"}", .line = 13 },
        },
        .name = "r",
        .text = "relax.image.resize2d(x, size & const & _ : [2])", .line = 10 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 9 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 5, },
        .text = "size & const & _ : [2]", .line = 10 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "size",
        .text = "size", .line = 9 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 10 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x0u, .has_shape = true, .n = 1, .dims = (const struct dfg_desc_dim[]){ { DFG_D_DIM_NUM, 2LL }, }, .text = "[2]", .line = 10 },
        },
        .text = "_", .line = 10 },
};
static const struct dfg_desc_region relax_tensorrt_resize2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_tensorrt_resize2d_refs[] = { { 1, -1 }, { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture relax_tensorrt_resize2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_tensorrt_resize2d_match, x) },
    { "size", DFG_CAP_NODE, offsetof(struct relax_tensorrt_resize2d_match, size) },
    { "r", DFG_CAP_NODE, offsetof(struct relax_tensorrt_resize2d_match, r) },
};
static const struct dfg_desc_pattern relax_tensorrt_resize2d_desc = {
    .n_nodes = 6, .n_exprs = 31, .n_vars = 0, .n_sets = 3,
    .nodes = relax_tensorrt_resize2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_resize2d_regions,
    .exprs = relax_tensorrt_resize2d_exprs,
    .captures = relax_tensorrt_resize2d_refs,
    .text = "pattern resize2d(x, size) {\012    r = relax.image.resize2d(x, size & const & _ : [2]) {\012        layout == \"NCHW\",\012        method in {\"nearest_neighbor\", \"linear\", \"cubic\"},\012        coordinate_transformation_mode in {\"asymmetric\", \"align_corners\", \"half_pixel\", \"pytorch_half_pixel\"}\012    };\012    where x.rank == 4, x.dtype in {f16, f32}, r.dtype == x.dtype, min(value(size)) > 0;\012    where r.method != \"nearest_neighbor\"\012        or r.rounding_method in {\"floor\", \"ceil\", \"round_prefer_ceil\", \"round_prefer_floor\"};\012    return r;\012}", .line = 9, .n_where = 5, .where = (const uint32_t[]){ 3, 8, 13, 18, 30, }
};
static bool relax_tensorrt_resize2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_resize2d_match(g, n, m);
}
static bool relax_tensorrt_resize2d_pass(void *ctx, const struct relax_tensorrt_resize2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_resize2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_resize2d_each(g, n, relax_tensorrt_resize2d_pass, &e);
}

static const struct dfg_part relax_tensorrt_resize2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_tensorrt_resize2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_tensorrt_resize2d_whole, m.size) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct relax_tensorrt_resize2d_whole, m.r) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_tensorrt_resize2d_whole, constant) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_resize2d_whole, x) },
};
/* ---- tensorrt.nn.relu ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_nn_relu_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.nn.relu(_)", .line = 23 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 23 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_nn_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_nn_relu_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_nn_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_nn_relu_regions,
    .text = "\"tensorrt.nn.relu\"                = relax.nn.relu(_);", .line = 23
};
static bool relax_tensorrt_tensorrt_nn_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_nn_relu_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_nn_relu_pass(void *ctx, const struct relax_tensorrt_tensorrt_nn_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_nn_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_nn_relu_each(g, n, relax_tensorrt_tensorrt_nn_relu_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_nn_relu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_nn_relu_whole, relu) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_nn_relu_whole, x) },
};
/* ---- tensorrt.sigmoid ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_sigmoid_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.sigmoid(_)", .line = 24 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 24 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_sigmoid_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_sigmoid_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_sigmoid_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_sigmoid_regions,
    .text = "\"tensorrt.sigmoid\"                = relax.sigmoid(_);", .line = 24
};
static bool relax_tensorrt_tensorrt_sigmoid_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_sigmoid_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_sigmoid_pass(void *ctx, const struct relax_tensorrt_tensorrt_sigmoid_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_sigmoid_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_sigmoid_each(g, n, relax_tensorrt_tensorrt_sigmoid_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_sigmoid_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_sigmoid_whole, sigmoid) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_sigmoid_whole, x) },
};
/* ---- tensorrt.nn.silu ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_nn_silu_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.silu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.nn.silu(_)", .line = 25 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 25 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_nn_silu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_nn_silu_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_nn_silu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_nn_silu_regions,
    .text = "\"tensorrt.nn.silu\"                = relax.nn.silu(_);", .line = 25
};
static bool relax_tensorrt_tensorrt_nn_silu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_nn_silu_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_nn_silu_pass(void *ctx, const struct relax_tensorrt_tensorrt_nn_silu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_nn_silu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_nn_silu_each(g, n, relax_tensorrt_tensorrt_nn_silu_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_nn_silu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_nn_silu_whole, silu) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_nn_silu_whole, x) },
};
/* ---- tensorrt.tanh ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_tanh_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.tanh(_)", .line = 26 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 26 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_tanh_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_tanh_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_tanh_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_tanh_regions,
    .text = "\"tensorrt.tanh\"                   = relax.tanh(_);", .line = 26
};
static bool relax_tensorrt_tensorrt_tanh_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_tanh_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_tanh_pass(void *ctx, const struct relax_tensorrt_tensorrt_tanh_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_tanh_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_tanh_each(g, n, relax_tensorrt_tensorrt_tanh_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_tanh_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_tanh_whole, tanh) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_tanh_whole, x) },
};
/* ---- tensorrt.exp ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_exp_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.exp", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.exp(_)", .line = 27 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 27 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_exp_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_exp_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_exp_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_exp_regions,
    .text = "\"tensorrt.exp\"                    = relax.exp(_);", .line = 27
};
static bool relax_tensorrt_tensorrt_exp_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_exp_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_exp_pass(void *ctx, const struct relax_tensorrt_tensorrt_exp_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_exp_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_exp_each(g, n, relax_tensorrt_tensorrt_exp_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_exp_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_exp_whole, exp) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_exp_whole, x) },
};
/* ---- tensorrt.log ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_log_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.log", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.log(_)", .line = 28 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 28 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_log_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_log_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_log_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_log_regions,
    .text = "\"tensorrt.log\"                    = relax.log(_);", .line = 28
};
static bool relax_tensorrt_tensorrt_log_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_log_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_log_pass(void *ctx, const struct relax_tensorrt_tensorrt_log_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_log_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_log_each(g, n, relax_tensorrt_tensorrt_log_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_log_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_log_whole, log) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_log_whole, x) },
};
/* ---- tensorrt.sqrt ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_sqrt_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.sqrt", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.sqrt(_)", .line = 29 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 29 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_sqrt_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_sqrt_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_sqrt_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_sqrt_regions,
    .text = "\"tensorrt.sqrt\"                   = relax.sqrt(_);", .line = 29
};
static bool relax_tensorrt_tensorrt_sqrt_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_sqrt_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_sqrt_pass(void *ctx, const struct relax_tensorrt_tensorrt_sqrt_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_sqrt_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_sqrt_each(g, n, relax_tensorrt_tensorrt_sqrt_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_sqrt_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_sqrt_whole, sqrt) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_sqrt_whole, x) },
};
/* ---- tensorrt.abs ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_abs_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.abs", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.abs(_)", .line = 30 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 30 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_abs_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_abs_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_abs_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_abs_regions,
    .text = "\"tensorrt.abs\"                    = relax.abs(_);", .line = 30
};
static bool relax_tensorrt_tensorrt_abs_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_abs_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_abs_pass(void *ctx, const struct relax_tensorrt_tensorrt_abs_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_abs_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_abs_each(g, n, relax_tensorrt_tensorrt_abs_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_abs_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_abs_whole, abs) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_abs_whole, x) },
};
/* ---- tensorrt.negative ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_negative_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.negative", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.negative(_)", .line = 31 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 31 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_negative_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_negative_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_negative_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_negative_regions,
    .text = "\"tensorrt.negative\"               = relax.negative(_);", .line = 31
};
static bool relax_tensorrt_tensorrt_negative_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_negative_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_negative_pass(void *ctx, const struct relax_tensorrt_tensorrt_negative_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_negative_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_negative_each(g, n, relax_tensorrt_tensorrt_negative_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_negative_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_negative_whole, negative) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_negative_whole, x) },
};
/* ---- tensorrt.sin ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_sin_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.sin", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.sin(_)", .line = 32 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 32 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_sin_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_sin_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_sin_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_sin_regions,
    .text = "\"tensorrt.sin\"                    = relax.sin(_);", .line = 32
};
static bool relax_tensorrt_tensorrt_sin_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_sin_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_sin_pass(void *ctx, const struct relax_tensorrt_tensorrt_sin_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_sin_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_sin_each(g, n, relax_tensorrt_tensorrt_sin_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_sin_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_sin_whole, sin) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_sin_whole, x) },
};
/* ---- tensorrt.cos ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_cos_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.cos", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.cos(_)", .line = 33 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 33 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_cos_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_cos_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_cos_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_cos_regions,
    .text = "\"tensorrt.cos\"                    = relax.cos(_);", .line = 33
};
static bool relax_tensorrt_tensorrt_cos_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_cos_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_cos_pass(void *ctx, const struct relax_tensorrt_tensorrt_cos_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_cos_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_cos_each(g, n, relax_tensorrt_tensorrt_cos_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_cos_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_cos_whole, cos) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_cos_whole, x) },
};
/* ---- tensorrt.atan ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_atan_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.atan", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.atan(_)", .line = 34 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 34 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_atan_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_atan_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_atan_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_atan_regions,
    .text = "\"tensorrt.atan\"                   = relax.atan(_);", .line = 34
};
static bool relax_tensorrt_tensorrt_atan_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_atan_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_atan_pass(void *ctx, const struct relax_tensorrt_tensorrt_atan_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_atan_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_atan_each(g, n, relax_tensorrt_tensorrt_atan_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_atan_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_atan_whole, atan) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_atan_whole, x) },
};
/* ---- tensorrt.ceil ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_ceil_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.ceil", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.ceil(_)", .line = 35 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 35 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_ceil_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_ceil_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_ceil_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_ceil_regions,
    .text = "\"tensorrt.ceil\"                   = relax.ceil(_);", .line = 35
};
static bool relax_tensorrt_tensorrt_ceil_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_ceil_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_ceil_pass(void *ctx, const struct relax_tensorrt_tensorrt_ceil_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_ceil_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_ceil_each(g, n, relax_tensorrt_tensorrt_ceil_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_ceil_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_ceil_whole, ceil) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_ceil_whole, x) },
};
/* ---- tensorrt.floor ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_floor_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.floor", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.floor(_)", .line = 36 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 36 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_floor_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_floor_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_floor_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_floor_regions,
    .text = "\"tensorrt.floor\"                  = relax.floor(_);", .line = 36
};
static bool relax_tensorrt_tensorrt_floor_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_floor_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_floor_pass(void *ctx, const struct relax_tensorrt_tensorrt_floor_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_floor_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_floor_each(g, n, relax_tensorrt_tensorrt_floor_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_floor_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_floor_whole, floor) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_floor_whole, x) },
};
/* ---- tensorrt.erf ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_erf_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.erf", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.erf(_)", .line = 37 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 37 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_erf_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_erf_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_erf_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_erf_regions,
    .text = "\"tensorrt.erf\"                    = relax.erf(_);", .line = 37
};
static bool relax_tensorrt_tensorrt_erf_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_erf_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_erf_pass(void *ctx, const struct relax_tensorrt_tensorrt_erf_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_erf_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_erf_each(g, n, relax_tensorrt_tensorrt_erf_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_erf_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_erf_whole, erf) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_erf_whole, x) },
};
/* ---- tensorrt.nn.softmax ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_nn_softmax_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.softmax", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.nn.softmax(_)", .line = 38 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 38 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_nn_softmax_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_nn_softmax_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_nn_softmax_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_nn_softmax_regions,
    .text = "\"tensorrt.nn.softmax\"             = relax.nn.softmax(_);", .line = 38
};
static bool relax_tensorrt_tensorrt_nn_softmax_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_nn_softmax_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_nn_softmax_pass(void *ctx, const struct relax_tensorrt_tensorrt_nn_softmax_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_nn_softmax_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_nn_softmax_each(g, n, relax_tensorrt_tensorrt_nn_softmax_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_nn_softmax_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_nn_softmax_whole, softmax) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_nn_softmax_whole, x) },
};
/* ---- tensorrt.nn.batch_flatten ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_nn_batch_flatten_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.batch_flatten", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.nn.batch_flatten(_)", .line = 39 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 39 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_nn_batch_flatten_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_nn_batch_flatten_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_nn_batch_flatten_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_nn_batch_flatten_regions,
    .text = "\"tensorrt.nn.batch_flatten\"       = relax.nn.batch_flatten(_);", .line = 39
};
static bool relax_tensorrt_tensorrt_nn_batch_flatten_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_nn_batch_flatten_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_nn_batch_flatten_pass(void *ctx, const struct relax_tensorrt_tensorrt_nn_batch_flatten_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_nn_batch_flatten_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_nn_batch_flatten_each(g, n, relax_tensorrt_tensorrt_nn_batch_flatten_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_nn_batch_flatten_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_nn_batch_flatten_whole, batch_flatten) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_nn_batch_flatten_whole, x) },
};
/* ---- tensorrt.expand_dims ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_expand_dims_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.expand_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.expand_dims(_)", .line = 40 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 40 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_expand_dims_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_expand_dims_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_expand_dims_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_expand_dims_regions,
    .text = "\"tensorrt.expand_dims\"            = relax.expand_dims(_);", .line = 40
};
static bool relax_tensorrt_tensorrt_expand_dims_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_expand_dims_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_expand_dims_pass(void *ctx, const struct relax_tensorrt_tensorrt_expand_dims_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_expand_dims_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_expand_dims_each(g, n, relax_tensorrt_tensorrt_expand_dims_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_expand_dims_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_expand_dims_whole, expand_dims) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_expand_dims_whole, x) },
};
/* ---- tensorrt.squeeze ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_squeeze_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.squeeze", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.squeeze(_)", .line = 41 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 41 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_squeeze_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_squeeze_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_squeeze_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_squeeze_regions,
    .text = "\"tensorrt.squeeze\"                = relax.squeeze(_);", .line = 41
};
static bool relax_tensorrt_tensorrt_squeeze_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_squeeze_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_squeeze_pass(void *ctx, const struct relax_tensorrt_tensorrt_squeeze_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_squeeze_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_squeeze_each(g, n, relax_tensorrt_tensorrt_squeeze_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_squeeze_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_squeeze_whole, squeeze) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_squeeze_whole, x) },
};
/* ---- tensorrt.transpose ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_transpose_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.permute_dims(_)", .line = 42 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 42 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_transpose_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_transpose_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_transpose_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_transpose_regions,
    .text = "\"tensorrt.transpose\"              = relax.permute_dims(_);", .line = 42
};
static bool relax_tensorrt_tensorrt_transpose_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_transpose_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_transpose_pass(void *ctx, const struct relax_tensorrt_tensorrt_transpose_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_transpose_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_transpose_each(g, n, relax_tensorrt_tensorrt_transpose_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_transpose_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_transpose_whole, permute_dims) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_transpose_whole, x) },
};
/* ---- tensorrt.layout_transform ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_layout_transform_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.layout_transform", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.layout_transform(_)", .line = 43 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 43 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_layout_transform_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_layout_transform_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_layout_transform_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_layout_transform_regions,
    .text = "\"tensorrt.layout_transform\"       = relax.layout_transform(_);", .line = 43
};
static bool relax_tensorrt_tensorrt_layout_transform_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_layout_transform_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_layout_transform_pass(void *ctx, const struct relax_tensorrt_tensorrt_layout_transform_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_layout_transform_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_layout_transform_each(g, n, relax_tensorrt_tensorrt_layout_transform_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_layout_transform_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_layout_transform_whole, layout_transform) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_layout_transform_whole, x) },
};
/* ---- tensorrt.nn.max_pool2d ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_nn_max_pool2d_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.max_pool2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.nn.max_pool2d(_)", .line = 44 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 44 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_nn_max_pool2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_nn_max_pool2d_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_nn_max_pool2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_nn_max_pool2d_regions,
    .text = "\"tensorrt.nn.max_pool2d\"          = relax.nn.max_pool2d(_);", .line = 44
};
static bool relax_tensorrt_tensorrt_nn_max_pool2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_nn_max_pool2d_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_nn_max_pool2d_pass(void *ctx, const struct relax_tensorrt_tensorrt_nn_max_pool2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_nn_max_pool2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_nn_max_pool2d_each(g, n, relax_tensorrt_tensorrt_nn_max_pool2d_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_nn_max_pool2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_nn_max_pool2d_whole, max_pool2d) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_nn_max_pool2d_whole, x) },
};
/* ---- tensorrt.nn.avg_pool2d ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_nn_avg_pool2d_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.avg_pool2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.nn.avg_pool2d(_)", .line = 45 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 45 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_nn_avg_pool2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_nn_avg_pool2d_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_nn_avg_pool2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_nn_avg_pool2d_regions,
    .text = "\"tensorrt.nn.avg_pool2d\"          = relax.nn.avg_pool2d(_);", .line = 45
};
static bool relax_tensorrt_tensorrt_nn_avg_pool2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_nn_avg_pool2d_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_nn_avg_pool2d_pass(void *ctx, const struct relax_tensorrt_tensorrt_nn_avg_pool2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_nn_avg_pool2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_nn_avg_pool2d_each(g, n, relax_tensorrt_tensorrt_nn_avg_pool2d_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_nn_avg_pool2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_nn_avg_pool2d_whole, avg_pool2d) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_nn_avg_pool2d_whole, x) },
};
/* ---- tensorrt.nn.max_pool3d ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_nn_max_pool3d_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.max_pool3d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.nn.max_pool3d(_)", .line = 46 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 46 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_nn_max_pool3d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_nn_max_pool3d_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_nn_max_pool3d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_nn_max_pool3d_regions,
    .text = "\"tensorrt.nn.max_pool3d\"          = relax.nn.max_pool3d(_);", .line = 46
};
static bool relax_tensorrt_tensorrt_nn_max_pool3d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_nn_max_pool3d_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_nn_max_pool3d_pass(void *ctx, const struct relax_tensorrt_tensorrt_nn_max_pool3d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_nn_max_pool3d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_nn_max_pool3d_each(g, n, relax_tensorrt_tensorrt_nn_max_pool3d_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_nn_max_pool3d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_nn_max_pool3d_whole, max_pool3d) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_nn_max_pool3d_whole, x) },
};
/* ---- tensorrt.nn.avg_pool3d ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_nn_avg_pool3d_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.avg_pool3d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.nn.avg_pool3d(_)", .line = 47 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 47 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_nn_avg_pool3d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_nn_avg_pool3d_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_nn_avg_pool3d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_nn_avg_pool3d_regions,
    .text = "\"tensorrt.nn.avg_pool3d\"          = relax.nn.avg_pool3d(_);", .line = 47
};
static bool relax_tensorrt_tensorrt_nn_avg_pool3d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_nn_avg_pool3d_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_nn_avg_pool3d_pass(void *ctx, const struct relax_tensorrt_tensorrt_nn_avg_pool3d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_nn_avg_pool3d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_nn_avg_pool3d_each(g, n, relax_tensorrt_tensorrt_nn_avg_pool3d_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_nn_avg_pool3d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_nn_avg_pool3d_whole, avg_pool3d) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_nn_avg_pool3d_whole, x) },
};
/* ---- tensorrt.nn.adaptive_avg_pool2d ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_nn_adaptive_avg_pool2d_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.adaptive_avg_pool2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.nn.adaptive_avg_pool2d(_)", .line = 48 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 48 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_nn_adaptive_avg_pool2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_nn_adaptive_avg_pool2d_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_nn_adaptive_avg_pool2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_nn_adaptive_avg_pool2d_regions,
    .text = "\"tensorrt.nn.adaptive_avg_pool2d\" = relax.nn.adaptive_avg_pool2d(_);", .line = 48
};
static bool relax_tensorrt_tensorrt_nn_adaptive_avg_pool2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_nn_adaptive_avg_pool2d_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_nn_adaptive_avg_pool2d_pass(void *ctx, const struct relax_tensorrt_tensorrt_nn_adaptive_avg_pool2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_nn_adaptive_avg_pool2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_nn_adaptive_avg_pool2d_each(g, n, relax_tensorrt_tensorrt_nn_adaptive_avg_pool2d_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_nn_adaptive_avg_pool2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_nn_adaptive_avg_pool2d_whole, adaptive_avg_pool2d) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_nn_adaptive_avg_pool2d_whole, x) },
};
/* ---- tensorrt.sum ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_sum_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.sum", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.sum(_)", .line = 49 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 49 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_sum_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_sum_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_sum_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_sum_regions,
    .text = "\"tensorrt.sum\"                    = relax.sum(_);", .line = 49
};
static bool relax_tensorrt_tensorrt_sum_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_sum_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_sum_pass(void *ctx, const struct relax_tensorrt_tensorrt_sum_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_sum_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_sum_each(g, n, relax_tensorrt_tensorrt_sum_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_sum_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_sum_whole, sum) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_sum_whole, x) },
};
/* ---- tensorrt.prod ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_prod_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.prod", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.prod(_)", .line = 50 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 50 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_prod_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_prod_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_prod_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_prod_regions,
    .text = "\"tensorrt.prod\"                   = relax.prod(_);", .line = 50
};
static bool relax_tensorrt_tensorrt_prod_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_prod_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_prod_pass(void *ctx, const struct relax_tensorrt_tensorrt_prod_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_prod_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_prod_each(g, n, relax_tensorrt_tensorrt_prod_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_prod_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_prod_whole, prod) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_prod_whole, x) },
};
/* ---- tensorrt.max ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_max_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.max", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.max(_)", .line = 51 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 51 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_max_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_max_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_max_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_max_regions,
    .text = "\"tensorrt.max\"                    = relax.max(_);", .line = 51
};
static bool relax_tensorrt_tensorrt_max_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_max_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_max_pass(void *ctx, const struct relax_tensorrt_tensorrt_max_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_max_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_max_each(g, n, relax_tensorrt_tensorrt_max_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_max_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_max_whole, max) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_max_whole, x) },
};
/* ---- tensorrt.min ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_min_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.min", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.min(_)", .line = 52 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 52 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_min_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_min_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_min_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_min_regions,
    .text = "\"tensorrt.min\"                    = relax.min(_);", .line = 52
};
static bool relax_tensorrt_tensorrt_min_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_min_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_min_pass(void *ctx, const struct relax_tensorrt_tensorrt_min_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_min_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_min_each(g, n, relax_tensorrt_tensorrt_min_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_min_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_min_whole, min) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_min_whole, x) },
};
/* ---- tensorrt.mean ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_mean_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.mean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.mean(_)", .line = 53 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 53 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_mean_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_mean_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_mean_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_mean_regions,
    .text = "\"tensorrt.mean\"                   = relax.mean(_);", .line = 53
};
static bool relax_tensorrt_tensorrt_mean_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_mean_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_mean_pass(void *ctx, const struct relax_tensorrt_tensorrt_mean_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_mean_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_mean_each(g, n, relax_tensorrt_tensorrt_mean_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_mean_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_mean_whole, mean) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_mean_whole, x) },
};
/* ---- tensorrt.concatenate ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_concatenate_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.concat", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.concat((...))", .line = 54 },
    [1] = { .kind = DFG_D_TUPLE, .rest = -1, .index = -1, .region = 0,
        .rest_first = 0, .rest_last = 1,
        .text = "(...)", .line = 54 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_concatenate_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_concatenate_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_concatenate_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_concatenate_regions,
    .text = "\"tensorrt.concatenate\"            = relax.concat((...));", .line = 54
};
static bool relax_tensorrt_tensorrt_concatenate_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_concatenate_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_concatenate_pass(void *ctx, const struct relax_tensorrt_tensorrt_concatenate_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_concatenate_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_concatenate_each(g, n, relax_tensorrt_tensorrt_concatenate_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_concatenate_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_concatenate_whole, concat) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_concatenate_whole, tuple) },
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct relax_tensorrt_tensorrt_concatenate_whole, rest) },
};
/* ---- tensorrt.split ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_split_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.split", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.split(_)", .line = 55 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 55 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_split_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_split_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_split_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_split_regions,
    .text = "\"tensorrt.split\"                  = relax.split(_);", .line = 55
};
static bool relax_tensorrt_tensorrt_split_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_split_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_split_pass(void *ctx, const struct relax_tensorrt_tensorrt_split_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_split_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_split_each(g, n, relax_tensorrt_tensorrt_split_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_split_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_split_whole, split) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_split_whole, x) },
};
/* ---- tensorrt.add ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_add_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "relax.add(_, _)", .line = 56 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 56 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 56 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_add_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_add_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_add_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_add_regions,
    .text = "\"tensorrt.add\"                    = relax.add(_, _);", .line = 56
};
static bool relax_tensorrt_tensorrt_add_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_add_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_add_pass(void *ctx, const struct relax_tensorrt_tensorrt_add_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_add_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_add_each(g, n, relax_tensorrt_tensorrt_add_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_add_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_add_whole, add) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_add_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_add_whole, x_2) },
};
/* ---- tensorrt.subtract ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_subtract_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.subtract", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "relax.subtract(_, _)", .line = 57 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 57 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 57 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_subtract_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_subtract_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_subtract_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_subtract_regions,
    .text = "\"tensorrt.subtract\"               = relax.subtract(_, _);", .line = 57
};
static bool relax_tensorrt_tensorrt_subtract_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_subtract_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_subtract_pass(void *ctx, const struct relax_tensorrt_tensorrt_subtract_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_subtract_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_subtract_each(g, n, relax_tensorrt_tensorrt_subtract_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_subtract_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_subtract_whole, subtract) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_subtract_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_subtract_whole, x_2) },
};
/* ---- tensorrt.multiply ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_multiply_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "relax.multiply(_, _)", .line = 58 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 58 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 58 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_multiply_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_multiply_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_multiply_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_multiply_regions,
    .text = "\"tensorrt.multiply\"               = relax.multiply(_, _);", .line = 58
};
static bool relax_tensorrt_tensorrt_multiply_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_multiply_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_multiply_pass(void *ctx, const struct relax_tensorrt_tensorrt_multiply_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_multiply_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_multiply_each(g, n, relax_tensorrt_tensorrt_multiply_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_multiply_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_multiply_whole, multiply) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_multiply_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_multiply_whole, x_2) },
};
/* ---- tensorrt.divide ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_divide_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.divide", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "relax.divide(_, _)", .line = 59 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 59 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 59 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_divide_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_divide_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_divide_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_divide_regions,
    .text = "\"tensorrt.divide\"                 = relax.divide(_, _);", .line = 59
};
static bool relax_tensorrt_tensorrt_divide_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_divide_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_divide_pass(void *ctx, const struct relax_tensorrt_tensorrt_divide_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_divide_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_divide_each(g, n, relax_tensorrt_tensorrt_divide_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_divide_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_divide_whole, divide) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_divide_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_divide_whole, x_2) },
};
/* ---- tensorrt.power ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_power_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.power", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "relax.power(_, _)", .line = 60 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 60 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 60 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_power_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_power_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_power_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_power_regions,
    .text = "\"tensorrt.power\"                  = relax.power(_, _);", .line = 60
};
static bool relax_tensorrt_tensorrt_power_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_power_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_power_pass(void *ctx, const struct relax_tensorrt_tensorrt_power_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_power_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_power_each(g, n, relax_tensorrt_tensorrt_power_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_power_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_power_whole, power) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_power_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_power_whole, x_2) },
};
/* ---- tensorrt.maximum ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_maximum_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.maximum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "relax.maximum(_, _)", .line = 61 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 61 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 61 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_maximum_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_maximum_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_maximum_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_maximum_regions,
    .text = "\"tensorrt.maximum\"                = relax.maximum(_, _);", .line = 61
};
static bool relax_tensorrt_tensorrt_maximum_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_maximum_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_maximum_pass(void *ctx, const struct relax_tensorrt_tensorrt_maximum_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_maximum_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_maximum_each(g, n, relax_tensorrt_tensorrt_maximum_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_maximum_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_maximum_whole, maximum) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_maximum_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_maximum_whole, x_2) },
};
/* ---- tensorrt.minimum ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_minimum_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.minimum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "relax.minimum(_, _)", .line = 62 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 62 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 62 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_minimum_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_minimum_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_minimum_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_minimum_regions,
    .text = "\"tensorrt.minimum\"                = relax.minimum(_, _);", .line = 62
};
static bool relax_tensorrt_tensorrt_minimum_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_minimum_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_minimum_pass(void *ctx, const struct relax_tensorrt_tensorrt_minimum_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_minimum_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_minimum_each(g, n, relax_tensorrt_tensorrt_minimum_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_minimum_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_minimum_whole, minimum) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_minimum_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_minimum_whole, x_2) },
};
/* ---- tensorrt.nn.conv1d ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_nn_conv1d_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv1d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "relax.nn.conv1d(_, _)", .line = 64 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 64 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 64 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_nn_conv1d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_nn_conv1d_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_nn_conv1d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_nn_conv1d_regions,
    .text = "\"tensorrt.nn.conv1d\"              = relax.nn.conv1d(_, _);", .line = 64
};
static bool relax_tensorrt_tensorrt_nn_conv1d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_nn_conv1d_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_nn_conv1d_pass(void *ctx, const struct relax_tensorrt_tensorrt_nn_conv1d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_nn_conv1d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_nn_conv1d_each(g, n, relax_tensorrt_tensorrt_nn_conv1d_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_nn_conv1d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_nn_conv1d_whole, conv1d) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_nn_conv1d_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_nn_conv1d_whole, x_2) },
};
/* ---- tensorrt.nn.conv2d ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_nn_conv2d_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "relax.nn.conv2d(_, _)", .line = 65 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 65 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 65 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_nn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_nn_conv2d_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_nn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_nn_conv2d_regions,
    .text = "\"tensorrt.nn.conv2d\"              = relax.nn.conv2d(_, _);", .line = 65
};
static bool relax_tensorrt_tensorrt_nn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_nn_conv2d_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_nn_conv2d_pass(void *ctx, const struct relax_tensorrt_tensorrt_nn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_nn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_nn_conv2d_each(g, n, relax_tensorrt_tensorrt_nn_conv2d_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_nn_conv2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_nn_conv2d_whole, conv2d) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_nn_conv2d_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_nn_conv2d_whole, x_2) },
};
/* ---- tensorrt.nn.conv3d ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_nn_conv3d_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv3d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "relax.nn.conv3d(_, _)", .line = 66 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 66 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 66 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_nn_conv3d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_nn_conv3d_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_nn_conv3d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_nn_conv3d_regions,
    .text = "\"tensorrt.nn.conv3d\"              = relax.nn.conv3d(_, _);", .line = 66
};
static bool relax_tensorrt_tensorrt_nn_conv3d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_nn_conv3d_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_nn_conv3d_pass(void *ctx, const struct relax_tensorrt_tensorrt_nn_conv3d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_nn_conv3d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_nn_conv3d_each(g, n, relax_tensorrt_tensorrt_nn_conv3d_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_nn_conv3d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_nn_conv3d_whole, conv3d) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_nn_conv3d_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_nn_conv3d_whole, x_2) },
};
/* ---- tensorrt.nn.conv2d_transpose ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_nn_conv2d_transpose_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "relax.nn.conv2d_transpose(_, _)", .line = 67 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 67 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 67 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_nn_conv2d_transpose_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_nn_conv2d_transpose_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_nn_conv2d_transpose_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_nn_conv2d_transpose_regions,
    .text = "\"tensorrt.nn.conv2d_transpose\"    = relax.nn.conv2d_transpose(_, _);", .line = 67
};
static bool relax_tensorrt_tensorrt_nn_conv2d_transpose_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_nn_conv2d_transpose_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_nn_conv2d_transpose_pass(void *ctx, const struct relax_tensorrt_tensorrt_nn_conv2d_transpose_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_nn_conv2d_transpose_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_nn_conv2d_transpose_each(g, n, relax_tensorrt_tensorrt_nn_conv2d_transpose_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_nn_conv2d_transpose_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_nn_conv2d_transpose_whole, conv2d_transpose) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_nn_conv2d_transpose_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_nn_conv2d_transpose_whole, x_2) },
};
/* ---- tensorrt.nn.conv3d_transpose ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_nn_conv3d_transpose_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv3d_transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "relax.nn.conv3d_transpose(_, _)", .line = 68 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 68 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 68 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_nn_conv3d_transpose_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_nn_conv3d_transpose_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_nn_conv3d_transpose_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_nn_conv3d_transpose_regions,
    .text = "\"tensorrt.nn.conv3d_transpose\"    = relax.nn.conv3d_transpose(_, _);", .line = 68
};
static bool relax_tensorrt_tensorrt_nn_conv3d_transpose_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_nn_conv3d_transpose_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_nn_conv3d_transpose_pass(void *ctx, const struct relax_tensorrt_tensorrt_nn_conv3d_transpose_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_nn_conv3d_transpose_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_nn_conv3d_transpose_each(g, n, relax_tensorrt_tensorrt_nn_conv3d_transpose_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_nn_conv3d_transpose_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_nn_conv3d_transpose_whole, conv3d_transpose) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_nn_conv3d_transpose_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_nn_conv3d_transpose_whole, x_2) },
};
/* ---- tensorrt.nn.batch_matmul ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_nn_batch_matmul_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "relax.matmul(_, _)", .line = 69 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 69 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 69 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_nn_batch_matmul_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_nn_batch_matmul_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_nn_batch_matmul_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_nn_batch_matmul_regions,
    .text = "\"tensorrt.nn.batch_matmul\"        = relax.matmul(_, _);", .line = 69
};
static bool relax_tensorrt_tensorrt_nn_batch_matmul_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_nn_batch_matmul_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_nn_batch_matmul_pass(void *ctx, const struct relax_tensorrt_tensorrt_nn_batch_matmul_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_nn_batch_matmul_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_nn_batch_matmul_each(g, n, relax_tensorrt_tensorrt_nn_batch_matmul_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_nn_batch_matmul_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_nn_batch_matmul_whole, matmul) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_nn_batch_matmul_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_nn_batch_matmul_whole, x_2) },
};
/* ---- tensorrt.reshape ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_reshape_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "relax.reshape(_, _)", .line = 70 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 70 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 70 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_reshape_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_reshape_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_reshape_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_reshape_regions,
    .text = "\"tensorrt.reshape\"                = relax.reshape(_, _);", .line = 70
};
static bool relax_tensorrt_tensorrt_reshape_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_reshape_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_reshape_pass(void *ctx, const struct relax_tensorrt_tensorrt_reshape_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_reshape_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_reshape_each(g, n, relax_tensorrt_tensorrt_reshape_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_reshape_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_reshape_whole, reshape) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_reshape_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_reshape_whole, x_2) },
};
/* ---- tensorrt.nn.layer_norm ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_nn_layer_norm_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.layer_norm", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, },
        .text = "relax.nn.layer_norm(_, _, _)", .line = 71 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 71 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 71 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 71 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_nn_layer_norm_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_nn_layer_norm_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_nn_layer_norm_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_nn_layer_norm_regions,
    .text = "\"tensorrt.nn.layer_norm\"          = relax.nn.layer_norm(_, _, _);", .line = 71
};
static bool relax_tensorrt_tensorrt_nn_layer_norm_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_nn_layer_norm_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_nn_layer_norm_pass(void *ctx, const struct relax_tensorrt_tensorrt_nn_layer_norm_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_nn_layer_norm_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_nn_layer_norm_each(g, n, relax_tensorrt_tensorrt_nn_layer_norm_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_nn_layer_norm_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_nn_layer_norm_whole, layer_norm) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_nn_layer_norm_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_nn_layer_norm_whole, x_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_nn_layer_norm_whole, x_3) },
};
/* ---- tensorrt.clip ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_clip_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, },
        .text = "relax.clip(_, _, _)", .line = 72 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 72 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 72 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 72 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_clip_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_clip_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_clip_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_clip_regions,
    .text = "\"tensorrt.clip\"                   = relax.clip(_, _, _);", .line = 72
};
static bool relax_tensorrt_tensorrt_clip_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_clip_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_clip_pass(void *ctx, const struct relax_tensorrt_tensorrt_clip_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_clip_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_clip_each(g, n, relax_tensorrt_tensorrt_clip_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_clip_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_clip_whole, clip) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_clip_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_clip_whole, x_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_clip_whole, x_3) },
};
/* ---- tensorrt.strided_slice ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_strided_slice_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.strided_slice", },
        .n_kids = 5, .kids = (const uint32_t[]){ 1, 2, 3, 4, 5, },
        .text = "relax.strided_slice(_, _, _, _, _)", .line = 73 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 73 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 73 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 73 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 73 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 73 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_strided_slice_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_strided_slice_desc = {
    .n_nodes = 6, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_strided_slice_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_strided_slice_regions,
    .text = "\"tensorrt.strided_slice\"          = relax.strided_slice(_, _, _, _, _);", .line = 73
};
static bool relax_tensorrt_tensorrt_strided_slice_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_strided_slice_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_strided_slice_pass(void *ctx, const struct relax_tensorrt_tensorrt_strided_slice_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_strided_slice_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_strided_slice_each(g, n, relax_tensorrt_tensorrt_strided_slice_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_strided_slice_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_strided_slice_whole, strided_slice) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_strided_slice_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_strided_slice_whole, x_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_strided_slice_whole, x_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_strided_slice_whole, x_4) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_strided_slice_whole, x_5) },
};
/* ---- tensorrt.strided_slice ---- */

static const struct dfg_desc_node relax_tensorrt_tensorrt_strided_slice_2_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.strided_slice", },
        .n_kids = 4, .kids = (const uint32_t[]){ 1, 2, 3, 4, },
        .text = "relax.strided_slice(_, _, _, _)", .line = 74 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 74 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 74 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 74 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 74 },
};
static const struct dfg_desc_region relax_tensorrt_tensorrt_strided_slice_2_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_tensorrt_tensorrt_strided_slice_2_desc = {
    .n_nodes = 5, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_tensorrt_tensorrt_strided_slice_2_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_tensorrt_tensorrt_strided_slice_2_regions,
    .text = "\"tensorrt.strided_slice\"          = relax.strided_slice(_, _, _, _);", .line = 74
};
static bool relax_tensorrt_tensorrt_strided_slice_2_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_tensorrt_tensorrt_strided_slice_2_match(g, n, m);
}
static bool relax_tensorrt_tensorrt_strided_slice_2_pass(void *ctx, const struct relax_tensorrt_tensorrt_strided_slice_2_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_tensorrt_tensorrt_strided_slice_2_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_tensorrt_tensorrt_strided_slice_2_each(g, n, relax_tensorrt_tensorrt_strided_slice_2_pass, &e);
}

static const struct dfg_part relax_tensorrt_tensorrt_strided_slice_2_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_tensorrt_tensorrt_strided_slice_2_whole, strided_slice) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_strided_slice_2_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_strided_slice_2_whole, x_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_strided_slice_2_whole, x_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_tensorrt_tensorrt_strided_slice_2_whole, x_4) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "resize2d", .place = "relax_tensorrt.pat:9", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct relax_tensorrt_resize2d_match),
      .n_captures = 3, .captures = relax_tensorrt_resize2d_captures,
      .match = relax_tensorrt_resize2d_any, .each = relax_tensorrt_resize2d_all, .desc = &relax_tensorrt_resize2d_desc,
      .whole_size = sizeof(struct relax_tensorrt_resize2d_whole), .n_parts = sizeof relax_tensorrt_resize2d_parts / sizeof *relax_tensorrt_resize2d_parts,
      .n_params = 2, .parts = relax_tensorrt_resize2d_parts, .whole = relax_tensorrt_resize2d_whole },
    { .name = "tensorrt.nn.relu", .place = "relax_tensorrt.pat:23", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_nn_relu_match),
      .match = relax_tensorrt_tensorrt_nn_relu_any, .each = relax_tensorrt_tensorrt_nn_relu_all, .desc = &relax_tensorrt_tensorrt_nn_relu_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_nn_relu_whole), .n_parts = sizeof relax_tensorrt_tensorrt_nn_relu_parts / sizeof *relax_tensorrt_tensorrt_nn_relu_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_nn_relu_parts, .whole = relax_tensorrt_tensorrt_nn_relu_whole },
    { .name = "tensorrt.sigmoid", .place = "relax_tensorrt.pat:24", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_sigmoid_match),
      .match = relax_tensorrt_tensorrt_sigmoid_any, .each = relax_tensorrt_tensorrt_sigmoid_all, .desc = &relax_tensorrt_tensorrt_sigmoid_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_sigmoid_whole), .n_parts = sizeof relax_tensorrt_tensorrt_sigmoid_parts / sizeof *relax_tensorrt_tensorrt_sigmoid_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_sigmoid_parts, .whole = relax_tensorrt_tensorrt_sigmoid_whole },
    { .name = "tensorrt.nn.silu", .place = "relax_tensorrt.pat:25", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_nn_silu_match),
      .match = relax_tensorrt_tensorrt_nn_silu_any, .each = relax_tensorrt_tensorrt_nn_silu_all, .desc = &relax_tensorrt_tensorrt_nn_silu_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_nn_silu_whole), .n_parts = sizeof relax_tensorrt_tensorrt_nn_silu_parts / sizeof *relax_tensorrt_tensorrt_nn_silu_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_nn_silu_parts, .whole = relax_tensorrt_tensorrt_nn_silu_whole },
    { .name = "tensorrt.tanh", .place = "relax_tensorrt.pat:26", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_tanh_match),
      .match = relax_tensorrt_tensorrt_tanh_any, .each = relax_tensorrt_tensorrt_tanh_all, .desc = &relax_tensorrt_tensorrt_tanh_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_tanh_whole), .n_parts = sizeof relax_tensorrt_tensorrt_tanh_parts / sizeof *relax_tensorrt_tensorrt_tanh_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_tanh_parts, .whole = relax_tensorrt_tensorrt_tanh_whole },
    { .name = "tensorrt.exp", .place = "relax_tensorrt.pat:27", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_exp_match),
      .match = relax_tensorrt_tensorrt_exp_any, .each = relax_tensorrt_tensorrt_exp_all, .desc = &relax_tensorrt_tensorrt_exp_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_exp_whole), .n_parts = sizeof relax_tensorrt_tensorrt_exp_parts / sizeof *relax_tensorrt_tensorrt_exp_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_exp_parts, .whole = relax_tensorrt_tensorrt_exp_whole },
    { .name = "tensorrt.log", .place = "relax_tensorrt.pat:28", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_log_match),
      .match = relax_tensorrt_tensorrt_log_any, .each = relax_tensorrt_tensorrt_log_all, .desc = &relax_tensorrt_tensorrt_log_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_log_whole), .n_parts = sizeof relax_tensorrt_tensorrt_log_parts / sizeof *relax_tensorrt_tensorrt_log_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_log_parts, .whole = relax_tensorrt_tensorrt_log_whole },
    { .name = "tensorrt.sqrt", .place = "relax_tensorrt.pat:29", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_sqrt_match),
      .match = relax_tensorrt_tensorrt_sqrt_any, .each = relax_tensorrt_tensorrt_sqrt_all, .desc = &relax_tensorrt_tensorrt_sqrt_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_sqrt_whole), .n_parts = sizeof relax_tensorrt_tensorrt_sqrt_parts / sizeof *relax_tensorrt_tensorrt_sqrt_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_sqrt_parts, .whole = relax_tensorrt_tensorrt_sqrt_whole },
    { .name = "tensorrt.abs", .place = "relax_tensorrt.pat:30", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_abs_match),
      .match = relax_tensorrt_tensorrt_abs_any, .each = relax_tensorrt_tensorrt_abs_all, .desc = &relax_tensorrt_tensorrt_abs_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_abs_whole), .n_parts = sizeof relax_tensorrt_tensorrt_abs_parts / sizeof *relax_tensorrt_tensorrt_abs_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_abs_parts, .whole = relax_tensorrt_tensorrt_abs_whole },
    { .name = "tensorrt.negative", .place = "relax_tensorrt.pat:31", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_negative_match),
      .match = relax_tensorrt_tensorrt_negative_any, .each = relax_tensorrt_tensorrt_negative_all, .desc = &relax_tensorrt_tensorrt_negative_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_negative_whole), .n_parts = sizeof relax_tensorrt_tensorrt_negative_parts / sizeof *relax_tensorrt_tensorrt_negative_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_negative_parts, .whole = relax_tensorrt_tensorrt_negative_whole },
    { .name = "tensorrt.sin", .place = "relax_tensorrt.pat:32", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_sin_match),
      .match = relax_tensorrt_tensorrt_sin_any, .each = relax_tensorrt_tensorrt_sin_all, .desc = &relax_tensorrt_tensorrt_sin_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_sin_whole), .n_parts = sizeof relax_tensorrt_tensorrt_sin_parts / sizeof *relax_tensorrt_tensorrt_sin_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_sin_parts, .whole = relax_tensorrt_tensorrt_sin_whole },
    { .name = "tensorrt.cos", .place = "relax_tensorrt.pat:33", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_cos_match),
      .match = relax_tensorrt_tensorrt_cos_any, .each = relax_tensorrt_tensorrt_cos_all, .desc = &relax_tensorrt_tensorrt_cos_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_cos_whole), .n_parts = sizeof relax_tensorrt_tensorrt_cos_parts / sizeof *relax_tensorrt_tensorrt_cos_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_cos_parts, .whole = relax_tensorrt_tensorrt_cos_whole },
    { .name = "tensorrt.atan", .place = "relax_tensorrt.pat:34", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_atan_match),
      .match = relax_tensorrt_tensorrt_atan_any, .each = relax_tensorrt_tensorrt_atan_all, .desc = &relax_tensorrt_tensorrt_atan_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_atan_whole), .n_parts = sizeof relax_tensorrt_tensorrt_atan_parts / sizeof *relax_tensorrt_tensorrt_atan_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_atan_parts, .whole = relax_tensorrt_tensorrt_atan_whole },
    { .name = "tensorrt.ceil", .place = "relax_tensorrt.pat:35", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_ceil_match),
      .match = relax_tensorrt_tensorrt_ceil_any, .each = relax_tensorrt_tensorrt_ceil_all, .desc = &relax_tensorrt_tensorrt_ceil_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_ceil_whole), .n_parts = sizeof relax_tensorrt_tensorrt_ceil_parts / sizeof *relax_tensorrt_tensorrt_ceil_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_ceil_parts, .whole = relax_tensorrt_tensorrt_ceil_whole },
    { .name = "tensorrt.floor", .place = "relax_tensorrt.pat:36", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_floor_match),
      .match = relax_tensorrt_tensorrt_floor_any, .each = relax_tensorrt_tensorrt_floor_all, .desc = &relax_tensorrt_tensorrt_floor_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_floor_whole), .n_parts = sizeof relax_tensorrt_tensorrt_floor_parts / sizeof *relax_tensorrt_tensorrt_floor_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_floor_parts, .whole = relax_tensorrt_tensorrt_floor_whole },
    { .name = "tensorrt.erf", .place = "relax_tensorrt.pat:37", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_erf_match),
      .match = relax_tensorrt_tensorrt_erf_any, .each = relax_tensorrt_tensorrt_erf_all, .desc = &relax_tensorrt_tensorrt_erf_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_erf_whole), .n_parts = sizeof relax_tensorrt_tensorrt_erf_parts / sizeof *relax_tensorrt_tensorrt_erf_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_erf_parts, .whole = relax_tensorrt_tensorrt_erf_whole },
    { .name = "tensorrt.nn.softmax", .place = "relax_tensorrt.pat:38", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_nn_softmax_match),
      .match = relax_tensorrt_tensorrt_nn_softmax_any, .each = relax_tensorrt_tensorrt_nn_softmax_all, .desc = &relax_tensorrt_tensorrt_nn_softmax_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_nn_softmax_whole), .n_parts = sizeof relax_tensorrt_tensorrt_nn_softmax_parts / sizeof *relax_tensorrt_tensorrt_nn_softmax_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_nn_softmax_parts, .whole = relax_tensorrt_tensorrt_nn_softmax_whole },
    { .name = "tensorrt.nn.batch_flatten", .place = "relax_tensorrt.pat:39", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_nn_batch_flatten_match),
      .match = relax_tensorrt_tensorrt_nn_batch_flatten_any, .each = relax_tensorrt_tensorrt_nn_batch_flatten_all, .desc = &relax_tensorrt_tensorrt_nn_batch_flatten_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_nn_batch_flatten_whole), .n_parts = sizeof relax_tensorrt_tensorrt_nn_batch_flatten_parts / sizeof *relax_tensorrt_tensorrt_nn_batch_flatten_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_nn_batch_flatten_parts, .whole = relax_tensorrt_tensorrt_nn_batch_flatten_whole },
    { .name = "tensorrt.expand_dims", .place = "relax_tensorrt.pat:40", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_expand_dims_match),
      .match = relax_tensorrt_tensorrt_expand_dims_any, .each = relax_tensorrt_tensorrt_expand_dims_all, .desc = &relax_tensorrt_tensorrt_expand_dims_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_expand_dims_whole), .n_parts = sizeof relax_tensorrt_tensorrt_expand_dims_parts / sizeof *relax_tensorrt_tensorrt_expand_dims_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_expand_dims_parts, .whole = relax_tensorrt_tensorrt_expand_dims_whole },
    { .name = "tensorrt.squeeze", .place = "relax_tensorrt.pat:41", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_squeeze_match),
      .match = relax_tensorrt_tensorrt_squeeze_any, .each = relax_tensorrt_tensorrt_squeeze_all, .desc = &relax_tensorrt_tensorrt_squeeze_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_squeeze_whole), .n_parts = sizeof relax_tensorrt_tensorrt_squeeze_parts / sizeof *relax_tensorrt_tensorrt_squeeze_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_squeeze_parts, .whole = relax_tensorrt_tensorrt_squeeze_whole },
    { .name = "tensorrt.transpose", .place = "relax_tensorrt.pat:42", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_transpose_match),
      .match = relax_tensorrt_tensorrt_transpose_any, .each = relax_tensorrt_tensorrt_transpose_all, .desc = &relax_tensorrt_tensorrt_transpose_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_transpose_whole), .n_parts = sizeof relax_tensorrt_tensorrt_transpose_parts / sizeof *relax_tensorrt_tensorrt_transpose_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_transpose_parts, .whole = relax_tensorrt_tensorrt_transpose_whole },
    { .name = "tensorrt.layout_transform", .place = "relax_tensorrt.pat:43", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_layout_transform_match),
      .match = relax_tensorrt_tensorrt_layout_transform_any, .each = relax_tensorrt_tensorrt_layout_transform_all, .desc = &relax_tensorrt_tensorrt_layout_transform_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_layout_transform_whole), .n_parts = sizeof relax_tensorrt_tensorrt_layout_transform_parts / sizeof *relax_tensorrt_tensorrt_layout_transform_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_layout_transform_parts, .whole = relax_tensorrt_tensorrt_layout_transform_whole },
    { .name = "tensorrt.nn.max_pool2d", .place = "relax_tensorrt.pat:44", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_nn_max_pool2d_match),
      .match = relax_tensorrt_tensorrt_nn_max_pool2d_any, .each = relax_tensorrt_tensorrt_nn_max_pool2d_all, .desc = &relax_tensorrt_tensorrt_nn_max_pool2d_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_nn_max_pool2d_whole), .n_parts = sizeof relax_tensorrt_tensorrt_nn_max_pool2d_parts / sizeof *relax_tensorrt_tensorrt_nn_max_pool2d_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_nn_max_pool2d_parts, .whole = relax_tensorrt_tensorrt_nn_max_pool2d_whole },
    { .name = "tensorrt.nn.avg_pool2d", .place = "relax_tensorrt.pat:45", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_nn_avg_pool2d_match),
      .match = relax_tensorrt_tensorrt_nn_avg_pool2d_any, .each = relax_tensorrt_tensorrt_nn_avg_pool2d_all, .desc = &relax_tensorrt_tensorrt_nn_avg_pool2d_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_nn_avg_pool2d_whole), .n_parts = sizeof relax_tensorrt_tensorrt_nn_avg_pool2d_parts / sizeof *relax_tensorrt_tensorrt_nn_avg_pool2d_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_nn_avg_pool2d_parts, .whole = relax_tensorrt_tensorrt_nn_avg_pool2d_whole },
    { .name = "tensorrt.nn.max_pool3d", .place = "relax_tensorrt.pat:46", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_nn_max_pool3d_match),
      .match = relax_tensorrt_tensorrt_nn_max_pool3d_any, .each = relax_tensorrt_tensorrt_nn_max_pool3d_all, .desc = &relax_tensorrt_tensorrt_nn_max_pool3d_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_nn_max_pool3d_whole), .n_parts = sizeof relax_tensorrt_tensorrt_nn_max_pool3d_parts / sizeof *relax_tensorrt_tensorrt_nn_max_pool3d_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_nn_max_pool3d_parts, .whole = relax_tensorrt_tensorrt_nn_max_pool3d_whole },
    { .name = "tensorrt.nn.avg_pool3d", .place = "relax_tensorrt.pat:47", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_nn_avg_pool3d_match),
      .match = relax_tensorrt_tensorrt_nn_avg_pool3d_any, .each = relax_tensorrt_tensorrt_nn_avg_pool3d_all, .desc = &relax_tensorrt_tensorrt_nn_avg_pool3d_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_nn_avg_pool3d_whole), .n_parts = sizeof relax_tensorrt_tensorrt_nn_avg_pool3d_parts / sizeof *relax_tensorrt_tensorrt_nn_avg_pool3d_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_nn_avg_pool3d_parts, .whole = relax_tensorrt_tensorrt_nn_avg_pool3d_whole },
    { .name = "tensorrt.nn.adaptive_avg_pool2d", .place = "relax_tensorrt.pat:48", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_nn_adaptive_avg_pool2d_match),
      .match = relax_tensorrt_tensorrt_nn_adaptive_avg_pool2d_any, .each = relax_tensorrt_tensorrt_nn_adaptive_avg_pool2d_all, .desc = &relax_tensorrt_tensorrt_nn_adaptive_avg_pool2d_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_nn_adaptive_avg_pool2d_whole), .n_parts = sizeof relax_tensorrt_tensorrt_nn_adaptive_avg_pool2d_parts / sizeof *relax_tensorrt_tensorrt_nn_adaptive_avg_pool2d_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_nn_adaptive_avg_pool2d_parts, .whole = relax_tensorrt_tensorrt_nn_adaptive_avg_pool2d_whole },
    { .name = "tensorrt.sum", .place = "relax_tensorrt.pat:49", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_sum_match),
      .match = relax_tensorrt_tensorrt_sum_any, .each = relax_tensorrt_tensorrt_sum_all, .desc = &relax_tensorrt_tensorrt_sum_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_sum_whole), .n_parts = sizeof relax_tensorrt_tensorrt_sum_parts / sizeof *relax_tensorrt_tensorrt_sum_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_sum_parts, .whole = relax_tensorrt_tensorrt_sum_whole },
    { .name = "tensorrt.prod", .place = "relax_tensorrt.pat:50", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_prod_match),
      .match = relax_tensorrt_tensorrt_prod_any, .each = relax_tensorrt_tensorrt_prod_all, .desc = &relax_tensorrt_tensorrt_prod_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_prod_whole), .n_parts = sizeof relax_tensorrt_tensorrt_prod_parts / sizeof *relax_tensorrt_tensorrt_prod_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_prod_parts, .whole = relax_tensorrt_tensorrt_prod_whole },
    { .name = "tensorrt.max", .place = "relax_tensorrt.pat:51", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_max_match),
      .match = relax_tensorrt_tensorrt_max_any, .each = relax_tensorrt_tensorrt_max_all, .desc = &relax_tensorrt_tensorrt_max_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_max_whole), .n_parts = sizeof relax_tensorrt_tensorrt_max_parts / sizeof *relax_tensorrt_tensorrt_max_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_max_parts, .whole = relax_tensorrt_tensorrt_max_whole },
    { .name = "tensorrt.min", .place = "relax_tensorrt.pat:52", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_min_match),
      .match = relax_tensorrt_tensorrt_min_any, .each = relax_tensorrt_tensorrt_min_all, .desc = &relax_tensorrt_tensorrt_min_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_min_whole), .n_parts = sizeof relax_tensorrt_tensorrt_min_parts / sizeof *relax_tensorrt_tensorrt_min_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_min_parts, .whole = relax_tensorrt_tensorrt_min_whole },
    { .name = "tensorrt.mean", .place = "relax_tensorrt.pat:53", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_mean_match),
      .match = relax_tensorrt_tensorrt_mean_any, .each = relax_tensorrt_tensorrt_mean_all, .desc = &relax_tensorrt_tensorrt_mean_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_mean_whole), .n_parts = sizeof relax_tensorrt_tensorrt_mean_parts / sizeof *relax_tensorrt_tensorrt_mean_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_mean_parts, .whole = relax_tensorrt_tensorrt_mean_whole },
    { .name = "tensorrt.concatenate", .place = "relax_tensorrt.pat:54", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_concatenate_match),
      .match = relax_tensorrt_tensorrt_concatenate_any, .each = relax_tensorrt_tensorrt_concatenate_all, .desc = &relax_tensorrt_tensorrt_concatenate_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_concatenate_whole), .n_parts = sizeof relax_tensorrt_tensorrt_concatenate_parts / sizeof *relax_tensorrt_tensorrt_concatenate_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_concatenate_parts, .whole = relax_tensorrt_tensorrt_concatenate_whole },
    { .name = "tensorrt.split", .place = "relax_tensorrt.pat:55", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_split_match),
      .match = relax_tensorrt_tensorrt_split_any, .each = relax_tensorrt_tensorrt_split_all, .desc = &relax_tensorrt_tensorrt_split_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_split_whole), .n_parts = sizeof relax_tensorrt_tensorrt_split_parts / sizeof *relax_tensorrt_tensorrt_split_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_split_parts, .whole = relax_tensorrt_tensorrt_split_whole },
    { .name = "tensorrt.add", .place = "relax_tensorrt.pat:56", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_add_match),
      .match = relax_tensorrt_tensorrt_add_any, .each = relax_tensorrt_tensorrt_add_all, .desc = &relax_tensorrt_tensorrt_add_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_add_whole), .n_parts = sizeof relax_tensorrt_tensorrt_add_parts / sizeof *relax_tensorrt_tensorrt_add_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_add_parts, .whole = relax_tensorrt_tensorrt_add_whole },
    { .name = "tensorrt.subtract", .place = "relax_tensorrt.pat:57", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_subtract_match),
      .match = relax_tensorrt_tensorrt_subtract_any, .each = relax_tensorrt_tensorrt_subtract_all, .desc = &relax_tensorrt_tensorrt_subtract_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_subtract_whole), .n_parts = sizeof relax_tensorrt_tensorrt_subtract_parts / sizeof *relax_tensorrt_tensorrt_subtract_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_subtract_parts, .whole = relax_tensorrt_tensorrt_subtract_whole },
    { .name = "tensorrt.multiply", .place = "relax_tensorrt.pat:58", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_multiply_match),
      .match = relax_tensorrt_tensorrt_multiply_any, .each = relax_tensorrt_tensorrt_multiply_all, .desc = &relax_tensorrt_tensorrt_multiply_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_multiply_whole), .n_parts = sizeof relax_tensorrt_tensorrt_multiply_parts / sizeof *relax_tensorrt_tensorrt_multiply_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_multiply_parts, .whole = relax_tensorrt_tensorrt_multiply_whole },
    { .name = "tensorrt.divide", .place = "relax_tensorrt.pat:59", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_divide_match),
      .match = relax_tensorrt_tensorrt_divide_any, .each = relax_tensorrt_tensorrt_divide_all, .desc = &relax_tensorrt_tensorrt_divide_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_divide_whole), .n_parts = sizeof relax_tensorrt_tensorrt_divide_parts / sizeof *relax_tensorrt_tensorrt_divide_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_divide_parts, .whole = relax_tensorrt_tensorrt_divide_whole },
    { .name = "tensorrt.power", .place = "relax_tensorrt.pat:60", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_power_match),
      .match = relax_tensorrt_tensorrt_power_any, .each = relax_tensorrt_tensorrt_power_all, .desc = &relax_tensorrt_tensorrt_power_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_power_whole), .n_parts = sizeof relax_tensorrt_tensorrt_power_parts / sizeof *relax_tensorrt_tensorrt_power_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_power_parts, .whole = relax_tensorrt_tensorrt_power_whole },
    { .name = "tensorrt.maximum", .place = "relax_tensorrt.pat:61", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_maximum_match),
      .match = relax_tensorrt_tensorrt_maximum_any, .each = relax_tensorrt_tensorrt_maximum_all, .desc = &relax_tensorrt_tensorrt_maximum_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_maximum_whole), .n_parts = sizeof relax_tensorrt_tensorrt_maximum_parts / sizeof *relax_tensorrt_tensorrt_maximum_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_maximum_parts, .whole = relax_tensorrt_tensorrt_maximum_whole },
    { .name = "tensorrt.minimum", .place = "relax_tensorrt.pat:62", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_minimum_match),
      .match = relax_tensorrt_tensorrt_minimum_any, .each = relax_tensorrt_tensorrt_minimum_all, .desc = &relax_tensorrt_tensorrt_minimum_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_minimum_whole), .n_parts = sizeof relax_tensorrt_tensorrt_minimum_parts / sizeof *relax_tensorrt_tensorrt_minimum_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_minimum_parts, .whole = relax_tensorrt_tensorrt_minimum_whole },
    { .name = "tensorrt.nn.conv1d", .place = "relax_tensorrt.pat:64", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_nn_conv1d_match),
      .match = relax_tensorrt_tensorrt_nn_conv1d_any, .each = relax_tensorrt_tensorrt_nn_conv1d_all, .desc = &relax_tensorrt_tensorrt_nn_conv1d_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_nn_conv1d_whole), .n_parts = sizeof relax_tensorrt_tensorrt_nn_conv1d_parts / sizeof *relax_tensorrt_tensorrt_nn_conv1d_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_nn_conv1d_parts, .whole = relax_tensorrt_tensorrt_nn_conv1d_whole },
    { .name = "tensorrt.nn.conv2d", .place = "relax_tensorrt.pat:65", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_nn_conv2d_match),
      .match = relax_tensorrt_tensorrt_nn_conv2d_any, .each = relax_tensorrt_tensorrt_nn_conv2d_all, .desc = &relax_tensorrt_tensorrt_nn_conv2d_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_nn_conv2d_whole), .n_parts = sizeof relax_tensorrt_tensorrt_nn_conv2d_parts / sizeof *relax_tensorrt_tensorrt_nn_conv2d_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_nn_conv2d_parts, .whole = relax_tensorrt_tensorrt_nn_conv2d_whole },
    { .name = "tensorrt.nn.conv3d", .place = "relax_tensorrt.pat:66", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_nn_conv3d_match),
      .match = relax_tensorrt_tensorrt_nn_conv3d_any, .each = relax_tensorrt_tensorrt_nn_conv3d_all, .desc = &relax_tensorrt_tensorrt_nn_conv3d_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_nn_conv3d_whole), .n_parts = sizeof relax_tensorrt_tensorrt_nn_conv3d_parts / sizeof *relax_tensorrt_tensorrt_nn_conv3d_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_nn_conv3d_parts, .whole = relax_tensorrt_tensorrt_nn_conv3d_whole },
    { .name = "tensorrt.nn.conv2d_transpose", .place = "relax_tensorrt.pat:67", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_nn_conv2d_transpose_match),
      .match = relax_tensorrt_tensorrt_nn_conv2d_transpose_any, .each = relax_tensorrt_tensorrt_nn_conv2d_transpose_all, .desc = &relax_tensorrt_tensorrt_nn_conv2d_transpose_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_nn_conv2d_transpose_whole), .n_parts = sizeof relax_tensorrt_tensorrt_nn_conv2d_transpose_parts / sizeof *relax_tensorrt_tensorrt_nn_conv2d_transpose_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_nn_conv2d_transpose_parts, .whole = relax_tensorrt_tensorrt_nn_conv2d_transpose_whole },
    { .name = "tensorrt.nn.conv3d_transpose", .place = "relax_tensorrt.pat:68", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_nn_conv3d_transpose_match),
      .match = relax_tensorrt_tensorrt_nn_conv3d_transpose_any, .each = relax_tensorrt_tensorrt_nn_conv3d_transpose_all, .desc = &relax_tensorrt_tensorrt_nn_conv3d_transpose_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_nn_conv3d_transpose_whole), .n_parts = sizeof relax_tensorrt_tensorrt_nn_conv3d_transpose_parts / sizeof *relax_tensorrt_tensorrt_nn_conv3d_transpose_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_nn_conv3d_transpose_parts, .whole = relax_tensorrt_tensorrt_nn_conv3d_transpose_whole },
    { .name = "tensorrt.nn.batch_matmul", .place = "relax_tensorrt.pat:69", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_nn_batch_matmul_match),
      .match = relax_tensorrt_tensorrt_nn_batch_matmul_any, .each = relax_tensorrt_tensorrt_nn_batch_matmul_all, .desc = &relax_tensorrt_tensorrt_nn_batch_matmul_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_nn_batch_matmul_whole), .n_parts = sizeof relax_tensorrt_tensorrt_nn_batch_matmul_parts / sizeof *relax_tensorrt_tensorrt_nn_batch_matmul_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_nn_batch_matmul_parts, .whole = relax_tensorrt_tensorrt_nn_batch_matmul_whole },
    { .name = "tensorrt.reshape", .place = "relax_tensorrt.pat:70", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_reshape_match),
      .match = relax_tensorrt_tensorrt_reshape_any, .each = relax_tensorrt_tensorrt_reshape_all, .desc = &relax_tensorrt_tensorrt_reshape_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_reshape_whole), .n_parts = sizeof relax_tensorrt_tensorrt_reshape_parts / sizeof *relax_tensorrt_tensorrt_reshape_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_reshape_parts, .whole = relax_tensorrt_tensorrt_reshape_whole },
    { .name = "tensorrt.nn.layer_norm", .place = "relax_tensorrt.pat:71", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_nn_layer_norm_match),
      .match = relax_tensorrt_tensorrt_nn_layer_norm_any, .each = relax_tensorrt_tensorrt_nn_layer_norm_all, .desc = &relax_tensorrt_tensorrt_nn_layer_norm_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_nn_layer_norm_whole), .n_parts = sizeof relax_tensorrt_tensorrt_nn_layer_norm_parts / sizeof *relax_tensorrt_tensorrt_nn_layer_norm_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_nn_layer_norm_parts, .whole = relax_tensorrt_tensorrt_nn_layer_norm_whole },
    { .name = "tensorrt.clip", .place = "relax_tensorrt.pat:72", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_clip_match),
      .match = relax_tensorrt_tensorrt_clip_any, .each = relax_tensorrt_tensorrt_clip_all, .desc = &relax_tensorrt_tensorrt_clip_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_clip_whole), .n_parts = sizeof relax_tensorrt_tensorrt_clip_parts / sizeof *relax_tensorrt_tensorrt_clip_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_clip_parts, .whole = relax_tensorrt_tensorrt_clip_whole },
    { .name = "tensorrt.strided_slice", .place = "relax_tensorrt.pat:73", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_strided_slice_match),
      .match = relax_tensorrt_tensorrt_strided_slice_any, .each = relax_tensorrt_tensorrt_strided_slice_all, .desc = &relax_tensorrt_tensorrt_strided_slice_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_strided_slice_whole), .n_parts = sizeof relax_tensorrt_tensorrt_strided_slice_parts / sizeof *relax_tensorrt_tensorrt_strided_slice_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_strided_slice_parts, .whole = relax_tensorrt_tensorrt_strided_slice_whole },
    { .name = "tensorrt.strided_slice", .place = "relax_tensorrt.pat:74", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_tensorrt_tensorrt_strided_slice_2_match),
      .match = relax_tensorrt_tensorrt_strided_slice_2_any, .each = relax_tensorrt_tensorrt_strided_slice_2_all, .desc = &relax_tensorrt_tensorrt_strided_slice_2_desc,
      .whole_size = sizeof(struct relax_tensorrt_tensorrt_strided_slice_2_whole), .n_parts = sizeof relax_tensorrt_tensorrt_strided_slice_2_parts / sizeof *relax_tensorrt_tensorrt_strided_slice_2_parts,
      .n_params = 0, .parts = relax_tensorrt_tensorrt_strided_slice_2_parts, .whole = relax_tensorrt_tensorrt_strided_slice_2_whole },
};

/* ---- table relax_tensorrt ---- */

static const struct dfg_table_entry relax_tensorrt_entries[] = {
    { .name = "tensorrt.nn.relu", .pattern = 1 },
    { .name = "tensorrt.sigmoid", .pattern = 2 },
    { .name = "tensorrt.nn.silu", .pattern = 3 },
    { .name = "tensorrt.tanh", .pattern = 4 },
    { .name = "tensorrt.exp", .pattern = 5 },
    { .name = "tensorrt.log", .pattern = 6 },
    { .name = "tensorrt.sqrt", .pattern = 7 },
    { .name = "tensorrt.abs", .pattern = 8 },
    { .name = "tensorrt.negative", .pattern = 9 },
    { .name = "tensorrt.sin", .pattern = 10 },
    { .name = "tensorrt.cos", .pattern = 11 },
    { .name = "tensorrt.atan", .pattern = 12 },
    { .name = "tensorrt.ceil", .pattern = 13 },
    { .name = "tensorrt.floor", .pattern = 14 },
    { .name = "tensorrt.erf", .pattern = 15 },
    { .name = "tensorrt.nn.softmax", .pattern = 16 },
    { .name = "tensorrt.nn.batch_flatten", .pattern = 17 },
    { .name = "tensorrt.expand_dims", .pattern = 18 },
    { .name = "tensorrt.squeeze", .pattern = 19 },
    { .name = "tensorrt.transpose", .pattern = 20 },
    { .name = "tensorrt.layout_transform", .pattern = 21 },
    { .name = "tensorrt.nn.max_pool2d", .pattern = 22 },
    { .name = "tensorrt.nn.avg_pool2d", .pattern = 23 },
    { .name = "tensorrt.nn.max_pool3d", .pattern = 24 },
    { .name = "tensorrt.nn.avg_pool3d", .pattern = 25 },
    { .name = "tensorrt.nn.adaptive_avg_pool2d", .pattern = 26 },
    { .name = "tensorrt.sum", .pattern = 27 },
    { .name = "tensorrt.prod", .pattern = 28 },
    { .name = "tensorrt.max", .pattern = 29 },
    { .name = "tensorrt.min", .pattern = 30 },
    { .name = "tensorrt.mean", .pattern = 31 },
    { .name = "tensorrt.concatenate", .pattern = 32 },
    { .name = "tensorrt.split", .pattern = 33 },
    { .name = "tensorrt.add", .pattern = 34 },
    { .name = "tensorrt.subtract", .pattern = 35 },
    { .name = "tensorrt.multiply", .pattern = 36 },
    { .name = "tensorrt.divide", .pattern = 37 },
    { .name = "tensorrt.power", .pattern = 38 },
    { .name = "tensorrt.maximum", .pattern = 39 },
    { .name = "tensorrt.minimum", .pattern = 40 },
    { .name = "tensorrt.image.resize2d", .pattern = 0 },
    { .name = "tensorrt.nn.conv1d", .pattern = 41 },
    { .name = "tensorrt.nn.conv2d", .pattern = 42 },
    { .name = "tensorrt.nn.conv3d", .pattern = 43 },
    { .name = "tensorrt.nn.conv2d_transpose", .pattern = 44 },
    { .name = "tensorrt.nn.conv3d_transpose", .pattern = 45 },
    { .name = "tensorrt.nn.batch_matmul", .pattern = 46 },
    { .name = "tensorrt.reshape", .pattern = 47 },
    { .name = "tensorrt.nn.layer_norm", .pattern = 48 },
    { .name = "tensorrt.clip", .pattern = 49 },
    { .name = "tensorrt.strided_slice", .pattern = 50 },
    { .name = "tensorrt.strided_slice", .pattern = 51 },
};
static const struct dfg_attr_text relax_tensorrt_attrs[] = {
    { "Compiler", "\"tensorrt\"" },
};
static void relax_tensorrt_candidates_any(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    *set = relax_tensorrt_candidates(g, n);
}

static const struct dfg_table tables[] = {
    { .name = "relax_tensorrt", .n = 52, .last_wins = true, .entries = relax_tensorrt_entries, .n_words = 1,
      .n_attrs = 1, .attrs = relax_tensorrt_attrs,
      .candidates = relax_tensorrt_candidates_any, .first = relax_tensorrt_first, .sweep = relax_tensorrt_sweep },
};

static const char *const imports[] = { "relax", NULL };
extern const struct dfg_unit relax_tensorrt_unit;
const struct dfg_unit relax_tensorrt_unit = {
    .abi = DFG_ABI,
    .name = "relax_tensorrt",
    .imports = imports,
    .names = &relax_tensorrt_names, .whole_names = &whole_names,
    .n_patterns = 52, .patterns = patterns,
    .n_tables = 1, .tables = tables,
};
