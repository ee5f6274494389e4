/* What relax_coreml.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "relax_coreml.h"
#if RELAX_COREML_H != 0x10d1e71ee77328be
#error "relax_coreml.h is of another run of pat2c than this file"
#endif

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_relax_add = DFG_FIRST_OP,
    OP_relax_clip,
    OP_relax_expand_dims,
    OP_relax_matmul,
    OP_relax_multiply,
    OP_relax_nn_avg_pool2d,
    OP_relax_nn_batch_flatten,
    OP_relax_nn_conv2d,
    OP_relax_nn_relu,
    OP_relax_nn_softmax,
};
enum {
    ATTR_data_layout,
    ATTR_kernel_layout,
    ATTR_strides,
};
enum {
    STR_NCHW,
    STR_OIHW,
};
static const char *const op_names[] = {
    "relax.add",
    "relax.clip",
    "relax.expand_dims",
    "relax.matmul",
    "relax.multiply",
    "relax.nn.avg_pool2d",
    "relax.nn.batch_flatten",
    "relax.nn.conv2d",
    "relax.nn.relu",
    "relax.nn.softmax",
};
static const char *const attr_names[] = {
    "data_layout",
    "kernel_layout",
    "strides",
};
static const char *const str_names[] = {
    "NCHW",
    "OIHW",
};
static const dfg_val LIST_1_1[] = {{.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 1}};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 10,
    .ops = op_names,
    .n_attrs = 3,
    .attrs = attr_names,
    .n_strs = 2,
    .strs = str_names,
};

struct relax_coreml_conv2d_whole {
    struct relax_coreml_conv2d_match m;
    dfg_node constant;
};

static bool relax_coreml_conv2d_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_nn_conv2d, 2))
        return false;
    if (!dfg_str_is(g, n, ATTR_data_layout, STR_NCHW, STR_NCHW))
        return false;
    if (!dfg_str_is(g, n, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    dfg_node constant = w;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    /* where same_dtype(x, w) */
    if (dfg_same_dtype(g, x, w) != DFG_TRUE)
        return false;
    /* where c.strides[0] == c.strides[1] */
    if (!dfg_eq(dfg_at(dfg_attr_or(g, n, ATTR_strides, dfg_list(LIST_1_1, 2)), dfg_int(0)),
                dfg_at(dfg_attr_or(g, n, ATTR_strides, dfg_list(LIST_1_1, 2)), dfg_int(1))))
        return false;
    return accept(ctx, &(struct relax_coreml_conv2d_whole){.m = {.root = n, .x = x, .w = w, .c = n},
            .constant = constant});
}

struct relax_coreml_coreml_add_whole {
    struct relax_coreml_coreml_add_match m;
    dfg_node add;
    dfg_node x;
    dfg_node x_2;
};

static bool relax_coreml_coreml_add_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, swap);
        dfg_node x_2 = dfg_arg(g, n, 1 - swap);
        if (accept(ctx, &(struct relax_coreml_coreml_add_whole){.m = {.root = n}, .add = n, .x = x,
                .x_2 = x_2}))
            return true;
    }
    return false;
}

struct relax_coreml_coreml_multiply_whole {
    struct relax_coreml_coreml_multiply_match m;
    dfg_node multiply;
    dfg_node x;
    dfg_node x_2;
};

static bool relax_coreml_coreml_multiply_whole(const dfg_graph *g, dfg_node n,
                                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_multiply, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, swap);
        dfg_node x_2 = dfg_arg(g, n, 1 - swap);
        if (accept(ctx, &(struct relax_coreml_coreml_multiply_whole){.m = {.root = n}, .multiply = n,
                .x = x, .x_2 = x_2}))
            return true;
    }
    return false;
}

struct relax_coreml_coreml_nn_softmax_whole {
    struct relax_coreml_coreml_nn_softmax_match m;
    dfg_node softmax;
    dfg_node x;
};

static bool relax_coreml_coreml_nn_softmax_whole(const dfg_graph *g, dfg_node n,
                                                 bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_nn_softmax, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct relax_coreml_coreml_nn_softmax_whole){.m = {.root = n}, .softmax = n,
            .x = x});
}

struct relax_coreml_coreml_nn_relu_whole {
    struct relax_coreml_coreml_nn_relu_match m;
    dfg_node relu;
    dfg_node x;
};

static bool relax_coreml_coreml_nn_relu_whole(const dfg_graph *g, dfg_node n,
                                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_nn_relu, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct relax_coreml_coreml_nn_relu_whole){.m = {.root = n}, .relu = n, .x = x});
}

struct relax_coreml_coreml_expand_dims_whole {
    struct relax_coreml_coreml_expand_dims_match m;
    dfg_node expand_dims;
    dfg_node x;
};

static bool relax_coreml_coreml_expand_dims_whole(const dfg_graph *g, dfg_node n,
                                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_expand_dims, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct relax_coreml_coreml_expand_dims_whole){.m = {.root = n},
            .expand_dims = n, .x = x});
}

struct relax_coreml_coreml_nn_avg_pool2d_whole {
    struct relax_coreml_coreml_nn_avg_pool2d_match m;
    dfg_node avg_pool2d;
    dfg_node x;
};

static bool relax_coreml_coreml_nn_avg_pool2d_whole(const dfg_graph *g, dfg_node n,
                                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_nn_avg_pool2d, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct relax_coreml_coreml_nn_avg_pool2d_whole){.m = {.root = n},
            .avg_pool2d = n, .x = x});
}

struct relax_coreml_coreml_nn_batch_flatten_whole {
    struct relax_coreml_coreml_nn_batch_flatten_match m;
    dfg_node batch_flatten;
    dfg_node x;
};

static bool relax_coreml_coreml_nn_batch_flatten_whole(const dfg_graph *g, dfg_node n,
                                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_nn_batch_flatten, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct relax_coreml_coreml_nn_batch_flatten_whole){.m = {.root = n},
            .batch_flatten = n, .x = x});
}

struct relax_coreml_coreml_clip_whole {
    struct relax_coreml_coreml_clip_match m;
    dfg_node clip;
    dfg_node x;
    dfg_node constant;
    dfg_node constant_2;
};

static bool relax_coreml_coreml_clip_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_clip, 3))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node constant = dfg_arg(g, n, 1);
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node constant_2 = dfg_arg(g, n, 2);
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    return accept(ctx, &(struct relax_coreml_coreml_clip_whole){.m = {.root = n}, .clip = n, .x = x,
            .constant = constant, .constant_2 = constant_2});
}

struct relax_coreml_coreml_matmul_whole {
    struct relax_coreml_coreml_matmul_match m;
    dfg_node matmul;
    dfg_node x;
    dfg_node x_2;
};

static bool relax_coreml_coreml_matmul_whole(const dfg_graph *g, dfg_node n,
                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_matmul, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node x_2 = dfg_arg(g, n, 1);
    return accept(ctx, &(struct relax_coreml_coreml_matmul_whole){.m = {.root = n}, .matmul = n, .x = x,
            .x_2 = x_2});
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- conv2d ---- */

static const struct dfg_desc_expr relax_coreml_conv2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 13 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 13 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_dtype(x, w)", .line = 13 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 13 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "strides", .text = "strides", .line = 13 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 13 },
    /* 6 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, }, .text = "c.strides[0]", .line = 13 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 13 },
    /* 8 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .name = "strides", .text = "strides", .line = 13 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 13 },
    /* 10 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "c.strides[1]", .line = 13 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 10, }, .text = "c.strides[0] == c.strides[1]", .line = 13 },
};
static const struct dfg_desc_node relax_coreml_conv2d_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "data_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "data_layout == \"NCHW\"", .line = 12 },
            { .test = DFG_D_TEST_EQ, .name = "kernel_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "kernel_layout == \"OIHW\"", .line = 12 },
        },
        .name = "c",
        .text = "relax.nn.conv2d(x, w & const)", .line = 12 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 11 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "w & const", .line = 12 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 11 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 12 },
};
static const struct dfg_desc_region relax_coreml_conv2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_coreml_conv2d_refs[] = { { 1, -1 }, { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture relax_coreml_conv2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_coreml_conv2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_coreml_conv2d_match, w) },
    { "c", DFG_CAP_NODE, offsetof(struct relax_coreml_conv2d_match, c) },
};
static const struct dfg_desc_pattern relax_coreml_conv2d_desc = {
    .n_nodes = 5, .n_exprs = 12, .n_vars = 0, .n_sets = 3,
    .nodes = relax_coreml_conv2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_coreml_conv2d_regions,
    .exprs = relax_coreml_conv2d_exprs,
    .captures = relax_coreml_conv2d_refs,
    .text = "pattern conv2d(x, w) {\012    c = relax.nn.conv2d(x, w & const) { data_layout == \"NCHW\", kernel_layout == \"OIHW\" };\012    where same_dtype(x, w), c.strides[0] == c.strides[1];\012    return c;\012}", .line = 11, .n_where = 2, .where = (const uint32_t[]){ 2, 11, }
};
static bool relax_coreml_conv2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_coreml_conv2d_match(g, n, m);
}
static bool relax_coreml_conv2d_pass(void *ctx, const struct relax_coreml_conv2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_coreml_conv2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_coreml_conv2d_each(g, n, relax_coreml_conv2d_pass, &e);
}

static const struct dfg_part relax_coreml_conv2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_coreml_conv2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_coreml_conv2d_whole, m.w) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct relax_coreml_conv2d_whole, m.c) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_coreml_conv2d_whole, constant) },
};
/* ---- coreml.add ---- */

static const struct dfg_desc_node relax_coreml_coreml_add_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "relax.add(_, _)", .line = 19 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 19 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 19 },
};
static const struct dfg_desc_region relax_coreml_coreml_add_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_coreml_coreml_add_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_coreml_coreml_add_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_coreml_coreml_add_regions,
    .text = "\"coreml.add\"               = relax.add(_, _);", .line = 19
};
static bool relax_coreml_coreml_add_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_coreml_coreml_add_match(g, n, m);
}
static bool relax_coreml_coreml_add_pass(void *ctx, const struct relax_coreml_coreml_add_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_coreml_coreml_add_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_coreml_coreml_add_each(g, n, relax_coreml_coreml_add_pass, &e);
}

static const struct dfg_part relax_coreml_coreml_add_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_coreml_coreml_add_whole, add) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_coreml_coreml_add_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_coreml_coreml_add_whole, x_2) },
};
/* ---- coreml.multiply ---- */

static const struct dfg_desc_node relax_coreml_coreml_multiply_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "relax.multiply(_, _)", .line = 20 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 20 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 20 },
};
static const struct dfg_desc_region relax_coreml_coreml_multiply_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_coreml_coreml_multiply_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_coreml_coreml_multiply_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_coreml_coreml_multiply_regions,
    .text = "\"coreml.multiply\"          = relax.multiply(_, _);", .line = 20
};
static bool relax_coreml_coreml_multiply_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_coreml_coreml_multiply_match(g, n, m);
}
static bool relax_coreml_coreml_multiply_pass(void *ctx, const struct relax_coreml_coreml_multiply_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_coreml_coreml_multiply_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_coreml_coreml_multiply_each(g, n, relax_coreml_coreml_multiply_pass, &e);
}

static const struct dfg_part relax_coreml_coreml_multiply_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_coreml_coreml_multiply_whole, multiply) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_coreml_coreml_multiply_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_coreml_coreml_multiply_whole, x_2) },
};
/* ---- coreml.nn.softmax ---- */

static const struct dfg_desc_node relax_coreml_coreml_nn_softmax_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.softmax", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.nn.softmax(_)", .line = 21 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 21 },
};
static const struct dfg_desc_region relax_coreml_coreml_nn_softmax_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_coreml_coreml_nn_softmax_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_coreml_coreml_nn_softmax_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_coreml_coreml_nn_softmax_regions,
    .text = "\"coreml.nn.softmax\"        = relax.nn.softmax(_);", .line = 21
};
static bool relax_coreml_coreml_nn_softmax_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_coreml_coreml_nn_softmax_match(g, n, m);
}
static bool relax_coreml_coreml_nn_softmax_pass(void *ctx, const struct relax_coreml_coreml_nn_softmax_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_coreml_coreml_nn_softmax_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_coreml_coreml_nn_softmax_each(g, n, relax_coreml_coreml_nn_softmax_pass, &e);
}

static const struct dfg_part relax_coreml_coreml_nn_softmax_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_coreml_coreml_nn_softmax_whole, softmax) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_coreml_coreml_nn_softmax_whole, x) },
};
/* ---- coreml.nn.relu ---- */

static const struct dfg_desc_node relax_coreml_coreml_nn_relu_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.nn.relu(_)", .line = 22 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 22 },
};
static const struct dfg_desc_region relax_coreml_coreml_nn_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_coreml_coreml_nn_relu_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_coreml_coreml_nn_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_coreml_coreml_nn_relu_regions,
    .text = "\"coreml.nn.relu\"           = relax.nn.relu(_);", .line = 22
};
static bool relax_coreml_coreml_nn_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_coreml_coreml_nn_relu_match(g, n, m);
}
static bool relax_coreml_coreml_nn_relu_pass(void *ctx, const struct relax_coreml_coreml_nn_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_coreml_coreml_nn_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_coreml_coreml_nn_relu_each(g, n, relax_coreml_coreml_nn_relu_pass, &e);
}

static const struct dfg_part relax_coreml_coreml_nn_relu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_coreml_coreml_nn_relu_whole, relu) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_coreml_coreml_nn_relu_whole, x) },
};
/* ---- coreml.expand_dims ---- */

static const struct dfg_desc_node relax_coreml_coreml_expand_dims_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.expand_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.expand_dims(_)", .line = 23 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 23 },
};
static const struct dfg_desc_region relax_coreml_coreml_expand_dims_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_coreml_coreml_expand_dims_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_coreml_coreml_expand_dims_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_coreml_coreml_expand_dims_regions,
    .text = "\"coreml.expand_dims\"       = relax.expand_dims(_);", .line = 23
};
static bool relax_coreml_coreml_expand_dims_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_coreml_coreml_expand_dims_match(g, n, m);
}
static bool relax_coreml_coreml_expand_dims_pass(void *ctx, const struct relax_coreml_coreml_expand_dims_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_coreml_coreml_expand_dims_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_coreml_coreml_expand_dims_each(g, n, relax_coreml_coreml_expand_dims_pass, &e);
}

static const struct dfg_part relax_coreml_coreml_expand_dims_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_coreml_coreml_expand_dims_whole, expand_dims) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_coreml_coreml_expand_dims_whole, x) },
};
/* ---- coreml.nn.avg_pool2d ---- */

static const struct dfg_desc_node relax_coreml_coreml_nn_avg_pool2d_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.avg_pool2d", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.nn.avg_pool2d(_)", .line = 24 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 24 },
};
static const struct dfg_desc_region relax_coreml_coreml_nn_avg_pool2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_coreml_coreml_nn_avg_pool2d_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_coreml_coreml_nn_avg_pool2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_coreml_coreml_nn_avg_pool2d_regions,
    .text = "\"coreml.nn.avg_pool2d\"     = relax.nn.avg_pool2d(_);", .line = 24
};
static bool relax_coreml_coreml_nn_avg_pool2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_coreml_coreml_nn_avg_pool2d_match(g, n, m);
}
static bool relax_coreml_coreml_nn_avg_pool2d_pass(void *ctx, const struct relax_coreml_coreml_nn_avg_pool2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_coreml_coreml_nn_avg_pool2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_coreml_coreml_nn_avg_pool2d_each(g, n, relax_coreml_coreml_nn_avg_pool2d_pass, &e);
}

static const struct dfg_part relax_coreml_coreml_nn_avg_pool2d_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_coreml_coreml_nn_avg_pool2d_whole, avg_pool2d) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_coreml_coreml_nn_avg_pool2d_whole, x) },
};
/* ---- coreml.nn.batch_flatten ---- */

static const struct dfg_desc_node relax_coreml_coreml_nn_batch_flatten_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.batch_flatten", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.nn.batch_flatten(_)", .line = 25 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 25 },
};
static const struct dfg_desc_region relax_coreml_coreml_nn_batch_flatten_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_coreml_coreml_nn_batch_flatten_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_coreml_coreml_nn_batch_flatten_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_coreml_coreml_nn_batch_flatten_regions,
    .text = "\"coreml.nn.batch_flatten\"  = relax.nn.batch_flatten(_);", .line = 25
};
static bool relax_coreml_coreml_nn_batch_flatten_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_coreml_coreml_nn_batch_flatten_match(g, n, m);
}
static bool relax_coreml_coreml_nn_batch_flatten_pass(void *ctx, const struct relax_coreml_coreml_nn_batch_flatten_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_coreml_coreml_nn_batch_flatten_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_coreml_coreml_nn_batch_flatten_each(g, n, relax_coreml_coreml_nn_batch_flatten_pass, &e);
}

static const struct dfg_part relax_coreml_coreml_nn_batch_flatten_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_coreml_coreml_nn_batch_flatten_whole, batch_flatten) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_coreml_coreml_nn_batch_flatten_whole, x) },
};
/* ---- coreml.clip ---- */

static const struct dfg_desc_node relax_coreml_coreml_clip_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, },
        .text = "relax.clip(_, const, const)", .line = 27 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 27 },
    [2] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 27 },
    [3] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 27 },
};
static const struct dfg_desc_region relax_coreml_coreml_clip_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_coreml_coreml_clip_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_coreml_coreml_clip_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_coreml_coreml_clip_regions,
    .text = "\"coreml.clip\"              = relax.clip(_, const, const);", .line = 27
};
static bool relax_coreml_coreml_clip_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_coreml_coreml_clip_match(g, n, m);
}
static bool relax_coreml_coreml_clip_pass(void *ctx, const struct relax_coreml_coreml_clip_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_coreml_coreml_clip_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_coreml_coreml_clip_each(g, n, relax_coreml_coreml_clip_pass, &e);
}

static const struct dfg_part relax_coreml_coreml_clip_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_coreml_coreml_clip_whole, clip) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_coreml_coreml_clip_whole, x) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_coreml_coreml_clip_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_coreml_coreml_clip_whole, constant_2) },
};
/* ---- coreml.matmul ---- */

static const struct dfg_desc_node relax_coreml_coreml_matmul_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "relax.matmul(_, _)", .line = 28 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 28 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 28 },
};
static const struct dfg_desc_region relax_coreml_coreml_matmul_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern relax_coreml_coreml_matmul_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = relax_coreml_coreml_matmul_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_coreml_coreml_matmul_regions,
    .text = "\"coreml.matmul\"            = relax.matmul(_, _);", .line = 28
};
static bool relax_coreml_coreml_matmul_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_coreml_coreml_matmul_match(g, n, m);
}
static bool relax_coreml_coreml_matmul_pass(void *ctx, const struct relax_coreml_coreml_matmul_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_coreml_coreml_matmul_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_coreml_coreml_matmul_each(g, n, relax_coreml_coreml_matmul_pass, &e);
}

static const struct dfg_part relax_coreml_coreml_matmul_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_coreml_coreml_matmul_whole, matmul) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_coreml_coreml_matmul_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_coreml_coreml_matmul_whole, x_2) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "conv2d", .place = "relax_coreml.pat:11", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct relax_coreml_conv2d_match),
      .n_captures = 3, .captures = relax_coreml_conv2d_captures,
      .match = relax_coreml_conv2d_any, .each = relax_coreml_conv2d_all, .desc = &relax_coreml_conv2d_desc,
      .whole_size = sizeof(struct relax_coreml_conv2d_whole), .n_parts = sizeof relax_coreml_conv2d_parts / sizeof *relax_coreml_conv2d_parts,
      .n_params = 2, .parts = relax_coreml_conv2d_parts, .whole = relax_coreml_conv2d_whole },
    { .name = "coreml.add", .place = "relax_coreml.pat:19", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_coreml_coreml_add_match),
      .match = relax_coreml_coreml_add_any, .each = relax_coreml_coreml_add_all, .desc = &relax_coreml_coreml_add_desc,
      .whole_size = sizeof(struct relax_coreml_coreml_add_whole), .n_parts = sizeof relax_coreml_coreml_add_parts / sizeof *relax_coreml_coreml_add_parts,
      .n_params = 0, .parts = relax_coreml_coreml_add_parts, .whole = relax_coreml_coreml_add_whole },
    { .name = "coreml.multiply", .place = "relax_coreml.pat:20", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_coreml_coreml_multiply_match),
      .match = relax_coreml_coreml_multiply_any, .each = relax_coreml_coreml_multiply_all, .desc = &relax_coreml_coreml_multiply_desc,
      .whole_size = sizeof(struct relax_coreml_coreml_multiply_whole), .n_parts = sizeof relax_coreml_coreml_multiply_parts / sizeof *relax_coreml_coreml_multiply_parts,
      .n_params = 0, .parts = relax_coreml_coreml_multiply_parts, .whole = relax_coreml_coreml_multiply_whole },
    { .name = "coreml.nn.softmax", .place = "relax_coreml.pat:21", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_coreml_coreml_nn_softmax_match),
      .match = relax_coreml_coreml_nn_softmax_any, .each = relax_coreml_coreml_nn_softmax_all, .desc = &relax_coreml_coreml_nn_softmax_desc,
      .whole_size = sizeof(struct relax_coreml_coreml_nn_softmax_whole), .n_parts = sizeof relax_coreml_coreml_nn_softmax_parts / sizeof *relax_coreml_coreml_nn_softmax_parts,
      .n_params = 0, .parts = relax_coreml_coreml_nn_softmax_parts, .whole = relax_coreml_coreml_nn_softmax_whole },
    { .name = "coreml.nn.relu", .place = "relax_coreml.pat:22", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_coreml_coreml_nn_relu_match),
      .match = relax_coreml_coreml_nn_relu_any, .each = relax_coreml_coreml_nn_relu_all, .desc = &relax_coreml_coreml_nn_relu_desc,
      .whole_size = sizeof(struct relax_coreml_coreml_nn_relu_whole), .n_parts = sizeof relax_coreml_coreml_nn_relu_parts / sizeof *relax_coreml_coreml_nn_relu_parts,
      .n_params = 0, .parts = relax_coreml_coreml_nn_relu_parts, .whole = relax_coreml_coreml_nn_relu_whole },
    { .name = "coreml.expand_dims", .place = "relax_coreml.pat:23", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_coreml_coreml_expand_dims_match),
      .match = relax_coreml_coreml_expand_dims_any, .each = relax_coreml_coreml_expand_dims_all, .desc = &relax_coreml_coreml_expand_dims_desc,
      .whole_size = sizeof(struct relax_coreml_coreml_expand_dims_whole), .n_parts = sizeof relax_coreml_coreml_expand_dims_parts / sizeof *relax_coreml_coreml_expand_dims_parts,
      .n_params = 0, .parts = relax_coreml_coreml_expand_dims_parts, .whole = relax_coreml_coreml_expand_dims_whole },
    { .name = "coreml.nn.avg_pool2d", .place = "relax_coreml.pat:24", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_coreml_coreml_nn_avg_pool2d_match),
      .match = relax_coreml_coreml_nn_avg_pool2d_any, .each = relax_coreml_coreml_nn_avg_pool2d_all, .desc = &relax_coreml_coreml_nn_avg_pool2d_desc,
      .whole_size = sizeof(struct relax_coreml_coreml_nn_avg_pool2d_whole), .n_parts = sizeof relax_coreml_coreml_nn_avg_pool2d_parts / sizeof *relax_coreml_coreml_nn_avg_pool2d_parts,
      .n_params = 0, .parts = relax_coreml_coreml_nn_avg_pool2d_parts, .whole = relax_coreml_coreml_nn_avg_pool2d_whole },
    { .name = "coreml.nn.batch_flatten", .place = "relax_coreml.pat:25", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_coreml_coreml_nn_batch_flatten_match),
      .match = relax_coreml_coreml_nn_batch_flatten_any, .each = relax_coreml_coreml_nn_batch_flatten_all, .desc = &relax_coreml_coreml_nn_batch_flatten_desc,
      .whole_size = sizeof(struct relax_coreml_coreml_nn_batch_flatten_whole), .n_parts = sizeof relax_coreml_coreml_nn_batch_flatten_parts / sizeof *relax_coreml_coreml_nn_batch_flatten_parts,
      .n_params = 0, .parts = relax_coreml_coreml_nn_batch_flatten_parts, .whole = relax_coreml_coreml_nn_batch_flatten_whole },
    { .name = "coreml.clip", .place = "relax_coreml.pat:27", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_coreml_coreml_clip_match),
      .match = relax_coreml_coreml_clip_any, .each = relax_coreml_coreml_clip_all, .desc = &relax_coreml_coreml_clip_desc,
      .whole_size = sizeof(struct relax_coreml_coreml_clip_whole), .n_parts = sizeof relax_coreml_coreml_clip_parts / sizeof *relax_coreml_coreml_clip_parts,
      .n_params = 0, .parts = relax_coreml_coreml_clip_parts, .whole = relax_coreml_coreml_clip_whole },
    { .name = "coreml.matmul", .place = "relax_coreml.pat:28", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_coreml_coreml_matmul_match),
      .match = relax_coreml_coreml_matmul_any, .each = relax_coreml_coreml_matmul_all, .desc = &relax_coreml_coreml_matmul_desc,
      .whole_size = sizeof(struct relax_coreml_coreml_matmul_whole), .n_parts = sizeof relax_coreml_coreml_matmul_parts / sizeof *relax_coreml_coreml_matmul_parts,
      .n_params = 0, .parts = relax_coreml_coreml_matmul_parts, .whole = relax_coreml_coreml_matmul_whole },
};

/* ---- table relax_coreml ---- */

static const struct dfg_table_entry relax_coreml_entries[] = {
    { .name = "coreml.add", .pattern = 1 },
    { .name = "coreml.multiply", .pattern = 2 },
    { .name = "coreml.nn.softmax", .pattern = 3 },
    { .name = "coreml.nn.relu", .pattern = 4 },
    { .name = "coreml.expand_dims", .pattern = 5 },
    { .name = "coreml.nn.avg_pool2d", .pattern = 6 },
    { .name = "coreml.nn.batch_flatten", .pattern = 7 },
    { .name = "coreml.nn.conv2d", .pattern = 0 },
    { .name = "coreml.clip", .pattern = 8 },
    { .name = "coreml.matmul", .pattern = 9 },
};
static const struct dfg_attr_text relax_coreml_attrs[] = {
    { "Compiler", "\"coreml\"" },
};
static void relax_coreml_candidates_any(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    *set = relax_coreml_candidates(g, n);
}

static const struct dfg_table tables[] = {
    { .name = "relax_coreml", .n = 10, .last_wins = true, .entries = relax_coreml_entries, .n_words = 1,
      .n_attrs = 1, .attrs = relax_coreml_attrs,
      .candidates = relax_coreml_candidates_any, .first = relax_coreml_first, .sweep = relax_coreml_sweep },
};

static const char *const imports[] = { "relax", NULL };
extern const struct dfg_unit relax_coreml_unit;
const struct dfg_unit relax_coreml_unit = {
    .abi = DFG_ABI,
    .name = "relax_coreml",
    .imports = imports,
    .names = &relax_coreml_names, .whole_names = &whole_names,
    .n_patterns = 10, .patterns = patterns,
    .n_tables = 1, .tables = tables,
};
