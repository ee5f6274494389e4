/* What cudnn.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "cudnn.h"
#if CUDNN_H != 0xa6ebe1c0de8a36c9
#error "cudnn.h is of another run of pat2c than this file"
#endif

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_nn_bias_add = DFG_FIRST_OP,
    OP_nn_conv2d,
    OP_nn_log_softmax,
    OP_nn_relu,
    OP_nn_softmax,
};
enum {
    ATTR_axis,
    ATTR_data_layout,
    ATTR_kernel_layout,
    ATTR_padding,
};
enum {
    STR_NCHW,
    STR_OIHW,
};
static const char *const op_names[] = {
    "nn.bias_add",
    "nn.conv2d",
    "nn.log_softmax",
    "nn.relu",
    "nn.softmax",
};
static const char *const attr_names[] = {
    "axis",
    "data_layout",
    "kernel_layout",
    "padding",
};
static const char *const str_names[] = {
    "NCHW",
    "OIHW",
};
static const dfg_val LIST_0_0[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 5,
    .ops = op_names,
    .n_attrs = 4,
    .attrs = attr_names,
    .n_strs = 2,
    .strs = str_names,
};

/* cudnn.pat:9
 * cond float_type(x) = x.dtype in {f64, f32, f16};
 */
static bool float_type(const dfg_graph *g, dfg_node x)
{
    return dfg_dtype(g, x) == DFG_F64 || dfg_dtype(g, x) == DFG_F32 || dfg_dtype(g, x) == DFG_F16;
}

struct cudnn_softmax_whole {
    struct cudnn_softmax_match m;
    dfg_node softmax;
};

static bool cudnn_softmax_whole(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_softmax, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where float_type(x) */
    if (!float_type(g, x))
        return false;
    return accept(ctx, &(struct cudnn_softmax_whole){.m = {.root = n, .x = x}, .softmax = n});
}

struct cudnn_log_softmax_whole {
    struct cudnn_log_softmax_match m;
    dfg_node log_softmax;
};

static bool cudnn_log_softmax_whole(const dfg_graph *g, dfg_node n,
                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_log_softmax, 1))
        return false;
    if (!(dfg_int_is(g, n, ATTR_axis, 1, -1) || dfg_int_is(g, n, ATTR_axis, -1, -1)))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where float_type(x) */
    if (!float_type(g, x))
        return false;
    /* where x.rank == 2 */
    if (dfg_rank(g, x) != 2)
        return false;
    return accept(ctx, &(struct cudnn_log_softmax_whole){.m = {.root = n, .x = x}, .log_softmax = n});
}

/* cudnn.pat:11
 * cond conv2d_ok(c, x) =
 *     float_type(x), c.data_layout == "NCHW", c.kernel_layout == "OIHW",
 *     len(c.padding) != 4 or (c.padding[0] == c.padding[2] and c.padding[1] == c.padding[3]);
 */
static bool conv2d_ok(const dfg_graph *g, dfg_node c, dfg_node x)
{
    return float_type(g, x) && dfg_str_is(g, c, ATTR_data_layout, STR_NCHW, STR_NCHW)
        && dfg_str_is(g, c, ATTR_kernel_layout, STR_OIHW, STR_OIHW)
        && (dfg_ne(dfg_count(dfg_len(dfg_attr_or(g, c, ATTR_padding, dfg_list(LIST_0_0, 2)))), dfg_int(4))
            || (dfg_eq(dfg_at(dfg_attr_or(g, c, ATTR_padding, dfg_list(LIST_0_0, 2)), dfg_int(0)),
                       dfg_at(dfg_attr_or(g, c, ATTR_padding, dfg_list(LIST_0_0, 2)), dfg_int(2)))
                && dfg_eq(dfg_at(dfg_attr_or(g, c, ATTR_padding, dfg_list(LIST_0_0, 2)), dfg_int(1)),
                          dfg_at(dfg_attr_or(g, c, ATTR_padding, dfg_list(LIST_0_0, 2)), dfg_int(3)))));
}

struct cudnn_conv2d_whole {
    struct cudnn_conv2d_match m;
};

static bool cudnn_conv2d_whole(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_conv2d, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    /* where conv2d_ok(c, x) */
    if (!conv2d_ok(g, n, x))
        return false;
    return accept(ctx, &(struct cudnn_conv2d_whole){.m = {.root = n, .x = x, .w = w, .c = n}});
}

struct cudnn_conv2d_bias_act_whole {
    struct cudnn_conv2d_bias_act_match m;
    dfg_node v;
    dfg_node relu;
    dfg_node bias_add;
    dfg_node c;
};

static bool cudnn_conv2d_bias_act_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    bool is_relu = dfg_calls_argc(g, n, OP_nn_relu, 1);
    dfg_node relu = DFG_NONE, bias_add = DFG_NONE;
    if (is_relu) {
        relu = n;
        bias_add = dfg_arg(g, relu, 0);
    } else {
        bias_add = n;
    }
    if (!dfg_calls_with(g, bias_add, OP_nn_bias_add, 2))
        return false;
    dfg_node c = dfg_arg(g, bias_add, 0);
    if (!dfg_calls_with(g, c, OP_nn_conv2d, 2))
        return false;
    dfg_node x = dfg_arg(g, c, 0);
    dfg_node w = dfg_arg(g, c, 1);
    dfg_node b = dfg_arg(g, bias_add, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){relu, bias_add, c}, 3))
        return false;
    /* where conv2d_ok(c, x) */
    if (!conv2d_ok(g, c, x))
        return false;
    return accept(ctx, &(struct cudnn_conv2d_bias_act_whole){.m = {.root = n, .x = x, .w = w, .b = b},
            .v = n, .relu = relu, .bias_add = bias_add, .c = c});
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- softmax ---- */

static const struct dfg_desc_expr cudnn_softmax_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 9 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 9 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 9 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 9 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 9 },
    /* 5 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 1, 2, 3, 4, }, .text = "x.dtype in {f64, f32, f16}", .line = 9 },
};
static const struct dfg_desc_node cudnn_softmax_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.softmax", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "nn.softmax(x)", .line = 15 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 15 },
};
static const struct dfg_desc_region cudnn_softmax_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cudnn_softmax_refs[] = { { 1, -1 }, };
static const struct dfg_capture cudnn_softmax_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cudnn_softmax_match, x) },
};
static const struct dfg_desc_pattern cudnn_softmax_desc = {
    .n_nodes = 2, .n_exprs = 6, .n_vars = 0, .n_sets = 1,
    .nodes = cudnn_softmax_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cudnn_softmax_regions,
    .exprs = cudnn_softmax_exprs,
    .captures = cudnn_softmax_refs,
    .text = "pattern softmax(x) = nn.softmax(x) where float_type(x);", .line = 15, .n_where = 1, .where = (const uint32_t[]){ 5, }
};
static bool cudnn_softmax_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cudnn_softmax_match(g, n, m);
}
static bool cudnn_softmax_pass(void *ctx, const struct cudnn_softmax_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cudnn_softmax_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cudnn_softmax_each(g, n, cudnn_softmax_pass, &e);
}

static const struct dfg_part cudnn_softmax_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cudnn_softmax_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cudnn_softmax_whole, softmax) },
};
/* ---- log_softmax ---- */

static const struct dfg_desc_expr cudnn_log_softmax_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 9 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 9 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 9 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 9 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 9 },
    /* 5 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 1, 2, 3, 4, }, .text = "x.dtype in {f64, f32, f16}", .line = 9 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 16 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "rank", .line = 16 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 16 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "x.rank == 2", .line = 16 },
};
static const struct dfg_desc_node cudnn_log_softmax_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.log_softmax", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_IN_SET, .name = "axis", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = -1LL }, } }, .text = "axis in {1, -1}", .line = 16 },
        },
        .text = "nn.log_softmax(x)", .line = 16 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 16 },
};
static const struct dfg_desc_region cudnn_log_softmax_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cudnn_log_softmax_refs[] = { { 1, -1 }, };
static const struct dfg_capture cudnn_log_softmax_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cudnn_log_softmax_match, x) },
};
static const struct dfg_desc_pattern cudnn_log_softmax_desc = {
    .n_nodes = 2, .n_exprs = 10, .n_vars = 0, .n_sets = 1,
    .nodes = cudnn_log_softmax_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cudnn_log_softmax_regions,
    .exprs = cudnn_log_softmax_exprs,
    .captures = cudnn_log_softmax_refs,
    .text = "pattern log_softmax(x) = nn.log_softmax(x) { axis in {1, -1} } where float_type(x), x.rank == 2;", .line = 16, .n_where = 2, .where = (const uint32_t[]){ 5, 9, }
};
static bool cudnn_log_softmax_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cudnn_log_softmax_match(g, n, m);
}
static bool cudnn_log_softmax_pass(void *ctx, const struct cudnn_log_softmax_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cudnn_log_softmax_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cudnn_log_softmax_each(g, n, cudnn_log_softmax_pass, &e);
}

static const struct dfg_part cudnn_log_softmax_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cudnn_log_softmax_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cudnn_log_softmax_whole, log_softmax) },
};
/* ---- conv2d ---- */

static const struct dfg_desc_expr cudnn_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 9 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 9 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 9 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 9 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 9 },
    /* 5 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 1, 2, 3, 4, }, .text = "x.dtype in {f64, f32, f16}", .line = 9 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 12 },
    /* 7 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .name = "data_layout", .text = "data_layout", .line = 12 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "\"NCHW\"", .line = 12 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "c.data_layout == \"NCHW\"", .line = 12 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "float_type(x), c.data_layout == \"NCHW\"", .line = 12 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 12 },
    /* 12 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .name = "kernel_layout", .text = "kernel_layout", .line = 12 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "\"OIHW\"", .line = 12 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "c.kernel_layout == \"OIHW\"", .line = 12 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 14, }, .text = "float_type(x), c.data_layout == \"NCHW\", c.kernel_layout == \"OIHW\"", .line = 12 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 13 },
    /* 17 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .name = "padding", .text = "padding", .line = 13 },
    /* 18 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "len(c.padding)", .line = 13 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 13 },
    /* 20 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "len(c.padding) != 4", .line = 13 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 13 },
    /* 22 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .name = "padding", .text = "padding", .line = 13 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 13 },
    /* 24 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "c.padding[0]", .line = 13 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 13 },
    /* 26 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .name = "padding", .text = "padding", .line = 13 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 13 },
    /* 28 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "c.padding[2]", .line = 13 },
    /* 29 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 28, }, .text = "c.padding[0] == c.padding[2]", .line = 13 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 13 },
    /* 31 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .name = "padding", .text = "padding", .line = 13 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 13 },
    /* 33 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "c.padding[1]", .line = 13 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 13 },
    /* 35 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .name = "padding", .text = "padding", .line = 13 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 13 },
    /* 37 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "c.padding[3]", .line = 13 },
    /* 38 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 33, 37, }, .text = "c.padding[1] == c.padding[3]", .line = 13 },
    /* 39 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 29, 38, }, .text = "(c.padding[0] == c.padding[2] and c.padding[1] == c.padding[3])", .line = 13 },
    /* 40 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 20, 39, }, .text = "len(c.padding) != 4 or (c.padding[0] == c.padding[2] and c.padding[1] == c.padding[3])", .line = 13 },
    /* 41 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 15, 40, }, .text = "float_type(x), c.data_layout == \"NCHW\", c.kernel_layout == \"OIHW\",\012    len(c.padding) != 4 or (c.padding[0] == c.padding[2] and c.padding[1] == c.padding[3])", .line = 12 },
};
static const struct dfg_desc_node cudnn_conv2d_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 19 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 18 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 18 },
};
static const struct dfg_desc_region cudnn_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cudnn_conv2d_refs[] = { { 1, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture cudnn_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cudnn_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cudnn_conv2d_match, w) },
    { "c", DFG_CAP_NODE, offsetof(struct cudnn_conv2d_match, c) },
};
static const struct dfg_desc_pattern cudnn_conv2d_desc = {
    .n_nodes = 3, .n_exprs = 42, .n_vars = 0, .n_sets = 3,
    .nodes = cudnn_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cudnn_conv2d_regions,
    .exprs = cudnn_conv2d_exprs,
    .captures = cudnn_conv2d_refs,
    .text = "pattern conv2d(x, w) {\012    c = nn.conv2d(x, w);\012    where conv2d_ok(c, x);\012    return c;\012}", .line = 18, .n_where = 1, .where = (const uint32_t[]){ 41, }
};
static bool cudnn_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cudnn_conv2d_match(g, n, m);
}
static bool cudnn_conv2d_pass(void *ctx, const struct cudnn_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cudnn_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cudnn_conv2d_each(g, n, cudnn_conv2d_pass, &e);
}

static const struct dfg_part cudnn_conv2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cudnn_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cudnn_conv2d_whole, m.w) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct cudnn_conv2d_whole, m.c) },
};
/* ---- conv2d_bias_act ---- */

static const struct dfg_desc_expr cudnn_conv2d_bias_act_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 9 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 9 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 9 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 9 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 9 },
    /* 5 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 1, 2, 3, 4, }, .text = "x.dtype in {f64, f32, f16}", .line = 9 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 12 },
    /* 7 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .name = "data_layout", .text = "data_layout", .line = 12 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "\"NCHW\"", .line = 12 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "c.data_layout == \"NCHW\"", .line = 12 },
    /* 10 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "float_type(x), c.data_layout == \"NCHW\"", .line = 12 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 12 },
    /* 12 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .name = "kernel_layout", .text = "kernel_layout", .line = 12 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "\"OIHW\"", .line = 12 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "c.kernel_layout == \"OIHW\"", .line = 12 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 14, }, .text = "float_type(x), c.data_layout == \"NCHW\", c.kernel_layout == \"OIHW\"", .line = 12 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 13 },
    /* 17 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .name = "padding", .text = "padding", .line = 13 },
    /* 18 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "len(c.padding)", .line = 13 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 13 },
    /* 20 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "len(c.padding) != 4", .line = 13 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 13 },
    /* 22 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .name = "padding", .text = "padding", .line = 13 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 13 },
    /* 24 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "c.padding[0]", .line = 13 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 13 },
    /* 26 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .name = "padding", .text = "padding", .line = 13 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 13 },
    /* 28 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "c.padding[2]", .line = 13 },
    /* 29 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 28, }, .text = "c.padding[0] == c.padding[2]", .line = 13 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 13 },
    /* 31 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .name = "padding", .text = "padding", .line = 13 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 13 },
    /* 33 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "c.padding[1]", .line = 13 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 13 },
    /* 35 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .name = "padding", .text = "padding", .line = 13 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 13 },
    /* 37 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "c.padding[3]", .line = 13 },
    /* 38 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 33, 37, }, .text = "c.padding[1] == c.padding[3]", .line = 13 },
    /* 39 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 29, 38, }, .text = "(c.padding[0] == c.padding[2] and c.padding[1] == c.padding[3])", .line = 13 },
    /* 40 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 20, 39, }, .text = "len(c.padding) != 4 or (c.padding[0] == c.padding[2] and c.padding[1] == c.padding[3])", .line = 13 },
    /* 41 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 15, 40, }, .text = "float_type(x), c.data_layout == \"NCHW\", c.kernel_layout == \"OIHW\",\012    len(c.padding) != 4 or (c.padding[0] == c.padding[2] and c.padding[1] == c.padding[3])", .line = 12 },
};
static const struct dfg_desc_node cudnn_conv2d_bias_act_nodes[7] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "nn.relu?(nn.bias_add(conv2d(x, w), b))", .line = 23 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "nn.relu?(nn.bias_add(conv2d(x, w), b))", .line = 23 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.bias_add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 6, },
        .text = "nn.bias_add(conv2d(x, w), b)", .line = 23 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .name = "c",
        .text = "nn.conv2d(x, w)", .line = 19, .n_where = 1, .where = (const uint32_t[]){ 41, } },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 23 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 23 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 23 },
};
static const struct dfg_desc_region cudnn_conv2d_bias_act_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cudnn_conv2d_bias_act_refs[] = { { 4, -1 }, { 5, -1 }, { 6, -1 }, };
static const struct dfg_capture cudnn_conv2d_bias_act_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cudnn_conv2d_bias_act_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cudnn_conv2d_bias_act_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct cudnn_conv2d_bias_act_match, b) },
};
static const struct dfg_desc_pattern cudnn_conv2d_bias_act_desc = {
    .n_nodes = 7, .n_exprs = 42, .n_vars = 0, .n_sets = 3,
    .nodes = cudnn_conv2d_bias_act_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cudnn_conv2d_bias_act_regions,
    .exprs = cudnn_conv2d_bias_act_exprs,
    .captures = cudnn_conv2d_bias_act_refs,
    .text = "pattern conv2d_bias_act(x, w, b) = nn.relu?(nn.bias_add(conv2d(x, w), b));", .line = 23
};
static bool cudnn_conv2d_bias_act_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cudnn_conv2d_bias_act_match(g, n, m);
}
static bool cudnn_conv2d_bias_act_pass(void *ctx, const struct cudnn_conv2d_bias_act_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cudnn_conv2d_bias_act_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cudnn_conv2d_bias_act_each(g, n, cudnn_conv2d_bias_act_pass, &e);
}

static const struct dfg_part cudnn_conv2d_bias_act_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cudnn_conv2d_bias_act_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cudnn_conv2d_bias_act_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cudnn_conv2d_bias_act_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cudnn_conv2d_bias_act_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cudnn_conv2d_bias_act_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cudnn_conv2d_bias_act_whole, bias_add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cudnn_conv2d_bias_act_whole, c) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "softmax", .place = "cudnn.pat:15", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cudnn_softmax_match),
      .n_captures = 1, .captures = cudnn_softmax_captures,
      .match = cudnn_softmax_any, .each = cudnn_softmax_all, .desc = &cudnn_softmax_desc,
      .whole_size = sizeof(struct cudnn_softmax_whole), .n_parts = sizeof cudnn_softmax_parts / sizeof *cudnn_softmax_parts,
      .n_params = 1, .parts = cudnn_softmax_parts, .whole = cudnn_softmax_whole },
    { .name = "log_softmax", .place = "cudnn.pat:16", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cudnn_log_softmax_match),
      .n_captures = 1, .captures = cudnn_log_softmax_captures,
      .match = cudnn_log_softmax_any, .each = cudnn_log_softmax_all, .desc = &cudnn_log_softmax_desc,
      .whole_size = sizeof(struct cudnn_log_softmax_whole), .n_parts = sizeof cudnn_log_softmax_parts / sizeof *cudnn_log_softmax_parts,
      .n_params = 1, .parts = cudnn_log_softmax_parts, .whole = cudnn_log_softmax_whole },
    { .name = "conv2d", .place = "cudnn.pat:18", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cudnn_conv2d_match),
      .n_captures = 3, .captures = cudnn_conv2d_captures,
      .match = cudnn_conv2d_any, .each = cudnn_conv2d_all, .desc = &cudnn_conv2d_desc,
      .whole_size = sizeof(struct cudnn_conv2d_whole), .n_parts = sizeof cudnn_conv2d_parts / sizeof *cudnn_conv2d_parts,
      .n_params = 2, .parts = cudnn_conv2d_parts, .whole = cudnn_conv2d_whole },
    { .name = "conv2d_bias_act", .place = "cudnn.pat:23", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cudnn_conv2d_bias_act_match),
      .n_captures = 3, .captures = cudnn_conv2d_bias_act_captures,
      .match = cudnn_conv2d_bias_act_any, .each = cudnn_conv2d_bias_act_all, .desc = &cudnn_conv2d_bias_act_desc,
      .whole_size = sizeof(struct cudnn_conv2d_bias_act_whole), .n_parts = sizeof cudnn_conv2d_bias_act_parts / sizeof *cudnn_conv2d_bias_act_parts,
      .n_params = 3, .parts = cudnn_conv2d_bias_act_parts, .whole = cudnn_conv2d_bias_act_whole },
};

/* ---- table cudnn ---- */

static const struct dfg_table_entry cudnn_entries[] = {
    { .name = "cudnn.softmax", .pattern = 0 },
    { .name = "cudnn.log_softmax", .pattern = 1 },
    { .name = "cudnn.conv2d_bias_act", .pattern = 3 },
    { .name = "cudnn.conv2d", .pattern = 2 },
};
static const struct dfg_attr_text cudnn_attrs[] = {
    { "Compiler", "\"cudnn\"" },
};
static void cudnn_candidates_any(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    *set = cudnn_candidates(g, n);
}

static const struct dfg_table tables[] = {
    { .name = "cudnn", .n = 4, .last_wins = false, .entries = cudnn_entries, .n_words = 1,
      .n_attrs = 1, .attrs = cudnn_attrs,
      .candidates = cudnn_candidates_any, .first = cudnn_first, .sweep = cudnn_sweep },
};

static const char *const imports[] = { "relay", NULL };
extern const struct dfg_unit cudnn_unit;
const struct dfg_unit cudnn_unit = {
    .abi = DFG_ABI,
    .name = "cudnn",
    .imports = imports,
    .names = &cudnn_names, .whole_names = &whole_names,
    .n_patterns = 4, .patterns = patterns,
    .n_tables = 1, .tables = tables,
};
