/* What onnx_fusion.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "onnx_fusion.h"

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

static const struct dfg_attr_decl attrs_of_Softmax_v1[] = {
    { "axis", "int", "1" },
};
static const struct dfg_attr_decl attrs_of_Softmax_v11[] = {
    { "axis", "int", "1" },
};

/* name, fusion kind, commutative, effect, required and declared operands, variadic,
 * declared and required results, variadic, attributes, operands that swap together */
static const struct dfg_op_decl ops[] = {
    { "Softmax.v1", DFG_OPAQUE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_Softmax_v1, NULL },
    { "Softmax.v11", DFG_OPAQUE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_Softmax_v11, NULL },
    { "RequantShift", DFG_ELEMWISE, false, false, 3, 3, false, 1, 1, false, 0, NULL, NULL },
    { "com.microsoft.Gelu", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "com.microsoft.FastGelu", DFG_ELEMWISE, false, false, 1, 2, false, 1, 1, false, 0, NULL, NULL },
};

extern const struct dfg_ops onnx_fusion_ops;
const struct dfg_ops onnx_fusion_ops = { DFG_ABI, 5, "onnx_fusion", ops };

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- conv ---- */

static const struct dfg_desc_node onnx_fusion_conv_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, },
        .optional = 0x4u,
        .text = "Conv(x, w, b?)", .line = 19 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 19 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 19 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 19 },
};
static const struct dfg_desc_region onnx_fusion_conv_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_conv_refs[] = { { 1, -1 }, { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture onnx_fusion_conv_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_match, b) },
};
static const struct dfg_desc_pattern onnx_fusion_conv_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 3,
    .nodes = onnx_fusion_conv_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_conv_regions,
    .captures = onnx_fusion_conv_refs,
    .text = "pattern conv(x, w, b) = Conv(x, w, b?);", .line = 19
};
static bool onnx_fusion_conv_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_conv_match(g, n, m);
}
static bool onnx_fusion_conv_pass(void *ctx, const struct onnx_fusion_conv_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_conv_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_conv_each(g, n, onnx_fusion_conv_pass, &e);
}

/* ---- gemm ---- */

static const struct dfg_desc_node onnx_fusion_gemm_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Gemm", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, },
        .optional = 0x4u,
        .text = "Gemm(a, b, c?)", .line = 20 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 20 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 20 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 20 },
};
static const struct dfg_desc_region onnx_fusion_gemm_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_gemm_refs[] = { { 1, -1 }, { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture onnx_fusion_gemm_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct onnx_fusion_gemm_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_fusion_gemm_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct onnx_fusion_gemm_match, c) },
};
static const struct dfg_desc_pattern onnx_fusion_gemm_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 3,
    .nodes = onnx_fusion_gemm_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_gemm_regions,
    .captures = onnx_fusion_gemm_refs,
    .text = "pattern gemm(a, b, c) = Gemm(a, b, c?);", .line = 20
};
static bool onnx_fusion_gemm_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_gemm_match(g, n, m);
}
static bool onnx_fusion_gemm_pass(void *ctx, const struct onnx_fusion_gemm_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_gemm_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_gemm_each(g, n, onnx_fusion_gemm_pass, &e);
}

/* ---- matmul_bias ---- */

static const struct dfg_desc_node onnx_fusion_matmul_bias_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "Add(MatMul(a, b), c & const)", .line = 21 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "MatMul(a, b)", .line = 21 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 21 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 21 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "c & const", .line = 21 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 21 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 21 },
};
static const struct dfg_desc_region onnx_fusion_matmul_bias_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_matmul_bias_refs[] = { { 2, -1 }, { 3, -1 }, { 5, -1 }, };
static const struct dfg_capture onnx_fusion_matmul_bias_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct onnx_fusion_matmul_bias_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_fusion_matmul_bias_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct onnx_fusion_matmul_bias_match, c) },
};
static const struct dfg_desc_pattern onnx_fusion_matmul_bias_desc = {
    .n_nodes = 7, .n_exprs = 0, .n_vars = 0, .n_sets = 3,
    .nodes = onnx_fusion_matmul_bias_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_matmul_bias_regions,
    .captures = onnx_fusion_matmul_bias_refs,
    .text = "pattern matmul_bias(a, b, c) = Add(MatMul(a, b), c & const);", .line = 21
};
static bool onnx_fusion_matmul_bias_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_matmul_bias_match(g, n, m);
}
static bool onnx_fusion_matmul_bias_pass(void *ctx, const struct onnx_fusion_matmul_bias_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_matmul_bias_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_matmul_bias_each(g, n, onnx_fusion_matmul_bias_pass, &e);
}

/* ---- normalized ---- */

static const struct dfg_desc_node onnx_fusion_normalized_nodes[14] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "BatchNormalization", },
        .n_kids = 5, .kids = (const uint32_t[]){ 1, 2, 5, 8, 11, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "training_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "training_mode == 0", .line = 25 },
        },
        .text = "BatchNormalization(p, scale & const, bias & const, mean & const, variance & cons...", .line = 25 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "p",
        .text = "p", .line = 24 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "scale & const", .line = 25 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 24 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "bias & const", .line = 25 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 24 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [8] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .text = "mean & const", .line = 25 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "mean",
        .text = "mean", .line = 24 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [11] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, },
        .text = "variance & const", .line = 25 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "variance",
        .text = "variance", .line = 24 },
    [13] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
};
static const struct dfg_desc_region onnx_fusion_normalized_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_normalized_refs[] = { { 1, -1 }, { 3, -1 }, { 6, -1 }, { 9, -1 }, { 12, -1 }, };
static const struct dfg_capture onnx_fusion_normalized_captures[] = {
    { "p", DFG_CAP_NODE, offsetof(struct onnx_fusion_normalized_match, p) },
    { "scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_normalized_match, scale) },
    { "bias", DFG_CAP_NODE, offsetof(struct onnx_fusion_normalized_match, bias) },
    { "mean", DFG_CAP_NODE, offsetof(struct onnx_fusion_normalized_match, mean) },
    { "variance", DFG_CAP_NODE, offsetof(struct onnx_fusion_normalized_match, variance) },
};
static const struct dfg_desc_pattern onnx_fusion_normalized_desc = {
    .n_nodes = 14, .n_exprs = 0, .n_vars = 0, .n_sets = 5,
    .nodes = onnx_fusion_normalized_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_normalized_regions,
    .captures = onnx_fusion_normalized_refs,
    .text = "pattern normalized(p, scale, bias, mean, variance) =\012    BatchNormalization(p, scale & const, bias & const, mean & const, variance & const) { training_mode == 0 };", .line = 24
};
static bool onnx_fusion_normalized_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_normalized_match(g, n, m);
}
static bool onnx_fusion_normalized_pass(void *ctx, const struct onnx_fusion_normalized_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_normalized_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_normalized_each(g, n, onnx_fusion_normalized_pass, &e);
}

/* ---- conv_norm ---- */

static const struct dfg_desc_node onnx_fusion_conv_norm_nodes[19] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "BatchNormalization", },
        .n_kids = 5, .kids = (const uint32_t[]){ 1, 7, 10, 13, 16, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "training_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "training_mode == 0", .line = 25 },
        },
        .text = "BatchNormalization(p, scale & const, bias & const, mean & const, variance & cons...", .line = 25 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 3, 6, },
        .optional = 0x4u,
        .text = "Conv(x, w & const, b?)", .line = 28 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 27 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "w & const", .line = 28 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 27 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 27 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "scale & const", .line = 25 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 27 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "bias & const", .line = 25 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 27 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "mean & const", .line = 25 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "mean",
        .text = "mean", .line = 27 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [16] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, },
        .text = "variance & const", .line = 25 },
    [17] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "variance",
        .text = "variance", .line = 27 },
    [18] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
};
static const struct dfg_desc_region onnx_fusion_conv_norm_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_conv_norm_refs[] = { { 2, -1 }, { 4, -1 }, { 6, -1 }, { 8, -1 }, { 11, -1 }, { 14, -1 }, { 17, -1 }, };
static const struct dfg_capture onnx_fusion_conv_norm_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_match, b) },
    { "scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_match, scale) },
    { "bias", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_match, bias) },
    { "mean", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_match, mean) },
    { "variance", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_match, variance) },
};
static const struct dfg_desc_pattern onnx_fusion_conv_norm_desc = {
    .n_nodes = 19, .n_exprs = 0, .n_vars = 0, .n_sets = 7,
    .nodes = onnx_fusion_conv_norm_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_conv_norm_regions,
    .captures = onnx_fusion_conv_norm_refs,
    .text = "pattern conv_norm(x, w, b, scale, bias, mean, variance) =\012    normalized(Conv(x, w & const, b?), scale, bias, mean, variance);", .line = 27
};
static bool onnx_fusion_conv_norm_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_conv_norm_match(g, n, m);
}
static bool onnx_fusion_conv_norm_pass(void *ctx, const struct onnx_fusion_conv_norm_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_conv_norm_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_conv_norm_each(g, n, onnx_fusion_conv_norm_pass, &e);
}

/* ---- conv_transpose_norm ---- */

static const struct dfg_desc_node onnx_fusion_conv_transpose_norm_nodes[19] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "BatchNormalization", },
        .n_kids = 5, .kids = (const uint32_t[]){ 1, 7, 10, 13, 16, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "training_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "training_mode == 0", .line = 25 },
        },
        .text = "BatchNormalization(p, scale & const, bias & const, mean & const, variance & cons...", .line = 25 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "ConvTranspose", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 3, 6, },
        .optional = 0x4u,
        .text = "ConvTranspose(x, w & const, b?)", .line = 30 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 29 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "w & const", .line = 30 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 29 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 30 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 29 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "scale & const", .line = 25 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 29 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "bias & const", .line = 25 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 29 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "mean & const", .line = 25 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "mean",
        .text = "mean", .line = 29 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [16] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, },
        .text = "variance & const", .line = 25 },
    [17] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "variance",
        .text = "variance", .line = 29 },
    [18] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
};
static const struct dfg_desc_region onnx_fusion_conv_transpose_norm_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_conv_transpose_norm_refs[] = { { 2, -1 }, { 4, -1 }, { 6, -1 }, { 8, -1 }, { 11, -1 }, { 14, -1 }, { 17, -1 }, };
static const struct dfg_capture onnx_fusion_conv_transpose_norm_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_transpose_norm_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_transpose_norm_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_transpose_norm_match, b) },
    { "scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_transpose_norm_match, scale) },
    { "bias", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_transpose_norm_match, bias) },
    { "mean", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_transpose_norm_match, mean) },
    { "variance", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_transpose_norm_match, variance) },
};
static const struct dfg_desc_pattern onnx_fusion_conv_transpose_norm_desc = {
    .n_nodes = 19, .n_exprs = 0, .n_vars = 0, .n_sets = 7,
    .nodes = onnx_fusion_conv_transpose_norm_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_conv_transpose_norm_regions,
    .captures = onnx_fusion_conv_transpose_norm_refs,
    .text = "pattern conv_transpose_norm(x, w, b, scale, bias, mean, variance) =\012    normalized(ConvTranspose(x, w & const, b?), scale, bias, mean, variance);", .line = 29
};
static bool onnx_fusion_conv_transpose_norm_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_conv_transpose_norm_match(g, n, m);
}
static bool onnx_fusion_conv_transpose_norm_pass(void *ctx, const struct onnx_fusion_conv_transpose_norm_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_conv_transpose_norm_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_conv_transpose_norm_each(g, n, onnx_fusion_conv_transpose_norm_pass, &e);
}

/* ---- relu6 ---- */

static const struct dfg_desc_node onnx_fusion_relu6_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, },
        .text = "Clip(x, 0, 6)", .line = 35 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 35 },
    [2] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 35 },
    [3] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 35 },
};
static const struct dfg_desc_region onnx_fusion_relu6_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_relu6_refs[] = { { 1, -1 }, };
static const struct dfg_capture onnx_fusion_relu6_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_relu6_match, x) },
};
static const struct dfg_desc_pattern onnx_fusion_relu6_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = onnx_fusion_relu6_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_relu6_regions,
    .captures = onnx_fusion_relu6_refs,
    .text = "pattern relu6(x) = Clip(x, 0, 6);", .line = 35
};
static bool onnx_fusion_relu6_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_relu6_match(g, n, m);
}
static bool onnx_fusion_relu6_pass(void *ctx, const struct onnx_fusion_relu6_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_relu6_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_relu6_each(g, n, onnx_fusion_relu6_pass, &e);
}

/* ---- swish ---- */

static const struct dfg_desc_node onnx_fusion_swish_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "Mul(x, Sigmoid(x))", .line = 37 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 37 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "Sigmoid(x)", .line = 37 },
};
static const struct dfg_desc_region onnx_fusion_swish_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_swish_refs[] = { { 1, -1 }, };
static const struct dfg_capture onnx_fusion_swish_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_swish_match, x) },
};
static const struct dfg_desc_pattern onnx_fusion_swish_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = onnx_fusion_swish_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_swish_regions,
    .captures = onnx_fusion_swish_refs,
    .text = "pattern swish(x) = Mul(x, Sigmoid(x));", .line = 37
};
static bool onnx_fusion_swish_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_swish_match(g, n, m);
}
static bool onnx_fusion_swish_pass(void *ctx, const struct onnx_fusion_swish_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_swish_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_swish_each(g, n, onnx_fusion_swish_pass, &e);
}

/* ---- hard_sigmoid ---- */

static const struct dfg_desc_node onnx_fusion_hard_sigmoid_nodes[17] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 9, 16, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)\012    | Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667...", .line = 40 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 8, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)", .line = 40 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 6, 7, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 40 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "Add(x, 3)", .line = 40 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 39 },
    [5] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 40 },
    [6] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 40 },
    [7] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40 },
    [8] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 15, },
        .text = "Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4))", .line = 41 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 11, 13, 14, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 41 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 12, },
        .text = "Add(x, 3)", .line = 41 },
    [12] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 41 },
    [13] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 41 },
    [14] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 41 },
    [15] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.16666667 }, 0.0001 },
        .text = "approx(0.16666667, 1e-4)", .line = 41 },
    [16] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "HardSigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_NEAR, .name = "alpha", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.16666667 }, .has_tol = true, .tol = 0.0001, .text = "alpha ~= 0.16666667 +- 1e-4", .line = 42 },
            { .test = DFG_D_TEST_NEAR, .name = "beta", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.5 }, .text = "beta ~= 0.5", .line = 42 },
        },
        .text = "HardSigmoid(x)", .line = 42 },
};
static const struct dfg_desc_region onnx_fusion_hard_sigmoid_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_hard_sigmoid_refs[] = { { 4, -1 }, };
static const struct dfg_capture onnx_fusion_hard_sigmoid_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_hard_sigmoid_match, x) },
};
static const struct dfg_desc_pattern onnx_fusion_hard_sigmoid_desc = {
    .n_nodes = 17, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = onnx_fusion_hard_sigmoid_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_hard_sigmoid_regions,
    .captures = onnx_fusion_hard_sigmoid_refs,
    .text = "pattern hard_sigmoid(x) =\012    Div(Clip(Add(x, 3), 0, 6), 6)\012    | Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4))\012    | HardSigmoid(x) { alpha ~= 0.16666667 +- 1e-4, beta ~= 0.5 };", .line = 39
};
static bool onnx_fusion_hard_sigmoid_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_hard_sigmoid_match(g, n, m);
}
static bool onnx_fusion_hard_sigmoid_pass(void *ctx, const struct onnx_fusion_hard_sigmoid_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_hard_sigmoid_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_hard_sigmoid_each(g, n, onnx_fusion_hard_sigmoid_pass, &e);
}

/* ---- hard_swish ---- */

static const struct dfg_desc_node onnx_fusion_hard_swish_nodes[18] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "Mul(x, hard_sigmoid(x))", .line = 43 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 43 },
    [2] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 10, 17, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)\012    | Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667...", .line = 40 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)", .line = 40 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 5, 7, 8, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 40 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 6, },
        .text = "Add(x, 3)", .line = 40 },
    [6] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 40 },
    [7] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 40 },
    [8] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40 },
    [9] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 16, },
        .text = "Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4))", .line = 41 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 12, 14, 15, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 41 },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 13, },
        .text = "Add(x, 3)", .line = 41 },
    [13] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 41 },
    [14] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 41 },
    [15] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 41 },
    [16] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.16666667 }, 0.0001 },
        .text = "approx(0.16666667, 1e-4)", .line = 41 },
    [17] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "HardSigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_NEAR, .name = "alpha", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.16666667 }, .has_tol = true, .tol = 0.0001, .text = "alpha ~= 0.16666667 +- 1e-4", .line = 42 },
            { .test = DFG_D_TEST_NEAR, .name = "beta", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.5 }, .text = "beta ~= 0.5", .line = 42 },
        },
        .text = "HardSigmoid(x)", .line = 42 },
};
static const struct dfg_desc_region onnx_fusion_hard_swish_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_hard_swish_refs[] = { { 1, -1 }, };
static const struct dfg_capture onnx_fusion_hard_swish_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_hard_swish_match, x) },
};
static const struct dfg_desc_pattern onnx_fusion_hard_swish_desc = {
    .n_nodes = 18, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = onnx_fusion_hard_swish_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_hard_swish_regions,
    .captures = onnx_fusion_hard_swish_refs,
    .text = "pattern hard_swish(x) = Mul(x, hard_sigmoid(x));", .line = 43
};
static bool onnx_fusion_hard_swish_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_hard_swish_match(g, n, m);
}
static bool onnx_fusion_hard_swish_pass(void *ctx, const struct onnx_fusion_hard_swish_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_hard_swish_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_hard_swish_each(g, n, onnx_fusion_hard_swish_pass, &e);
}

/* ---- gelu_erf ---- */

static const struct dfg_desc_node onnx_fusion_gelu_erf_nodes[19] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 13, 16, },
        .text = "Mul(Mul(x, t), 0.5) | Mul(x, Mul(t, 0.5)) | Mul(Mul(x, 0.5), t)", .line = 48 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 12, },
        .text = "Mul(Mul(x, t), 0.5)", .line = 48 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "Mul(x, t)", .line = 48 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 46 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 11, },
        .name = "t",
        .text = "Add(Erf(Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3))), 1)", .line = 47 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Erf", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .text = "Erf(Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3)))", .line = 47 },
    [6] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 9, },
        .text = "Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3))", .line = 47 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, },
        .text = "Div(x, approx(1.41421356, 1e-3))", .line = 47 },
    [8] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 1.41421356 }, 0.001 },
        .text = "approx(1.41421356, 1e-3)", .line = 47 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 10, },
        .text = "Mul(x, approx(0.70710678, 1e-3))", .line = 47 },
    [10] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.70710678 }, 0.001 },
        .text = "approx(0.70710678, 1e-3)", .line = 47 },
    [11] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 47 },
    [12] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 48 },
    [13] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 14, },
        .text = "Mul(x, Mul(t, 0.5))", .line = 48 },
    [14] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 15, },
        .text = "Mul(t, 0.5)", .line = 48 },
    [15] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 48 },
    [16] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 17, 4, },
        .text = "Mul(Mul(x, 0.5), t)", .line = 48 },
    [17] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 18, },
        .text = "Mul(x, 0.5)", .line = 48 },
    [18] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 48 },
};
static const struct dfg_desc_region onnx_fusion_gelu_erf_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_gelu_erf_refs[] = { { 3, -1 }, { 4, -1 }, };
static const struct dfg_capture onnx_fusion_gelu_erf_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_gelu_erf_match, x) },
    { "t", DFG_CAP_NODE, offsetof(struct onnx_fusion_gelu_erf_match, t) },
};
static const struct dfg_desc_pattern onnx_fusion_gelu_erf_desc = {
    .n_nodes = 19, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = onnx_fusion_gelu_erf_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_gelu_erf_regions,
    .captures = onnx_fusion_gelu_erf_refs,
    .text = "pattern gelu_erf(x) {\012    t = Add(Erf(Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3))), 1);\012    return Mul(Mul(x, t), 0.5) | Mul(x, Mul(t, 0.5)) | Mul(Mul(x, 0.5), t);\012}", .line = 46
};
static bool onnx_fusion_gelu_erf_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_gelu_erf_match(g, n, m);
}
static bool onnx_fusion_gelu_erf_pass(void *ctx, const struct onnx_fusion_gelu_erf_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_gelu_erf_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_gelu_erf_each(g, n, onnx_fusion_gelu_erf_pass, &e);
}

/* ---- cubic ---- */

static const struct dfg_desc_node onnx_fusion_cubic_nodes[13] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 9, },
        .text = "Mul(Pow(x, 3) | Mul(x, Mul(x, x)), approx(0.044715, 1e-4))\012    | Mul(x, Mul(x, M...", .line = 53 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 8, },
        .text = "Mul(Pow(x, 3) | Mul(x, Mul(x, x)), approx(0.044715, 1e-4))", .line = 53 },
    [2] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 6, },
        .text = "Pow(x, 3) | Mul(x, Mul(x, x))", .line = 53 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Pow", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "Pow(x, 3)", .line = 53 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 52 },
    [5] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 53 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 7, },
        .text = "Mul(x, Mul(x, x))", .line = 53 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 4, },
        .text = "Mul(x, x)", .line = 53 },
    [8] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.044715 }, 0.0001 },
        .text = "approx(0.044715, 1e-4)", .line = 53 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 10, },
        .text = "Mul(x, Mul(x, Mul(x, approx(0.044715, 1e-4))))", .line = 54 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 11, },
        .text = "Mul(x, Mul(x, approx(0.044715, 1e-4)))", .line = 54 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 12, },
        .text = "Mul(x, approx(0.044715, 1e-4))", .line = 54 },
    [12] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.044715 }, 0.0001 },
        .text = "approx(0.044715, 1e-4)", .line = 54 },
};
static const struct dfg_desc_region onnx_fusion_cubic_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_cubic_refs[] = { { 4, -1 }, };
static const struct dfg_capture onnx_fusion_cubic_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_cubic_match, x) },
};
static const struct dfg_desc_pattern onnx_fusion_cubic_desc = {
    .n_nodes = 13, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = onnx_fusion_cubic_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_cubic_regions,
    .captures = onnx_fusion_cubic_refs,
    .text = "pattern cubic(x) =\012    Mul(Pow(x, 3) | Mul(x, Mul(x, x)), approx(0.044715, 1e-4))\012    | Mul(x, Mul(x, Mul(x, approx(0.044715, 1e-4))));", .line = 52
};
static bool onnx_fusion_cubic_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_cubic_match(g, n, m);
}
static bool onnx_fusion_cubic_pass(void *ctx, const struct onnx_fusion_cubic_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_cubic_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_cubic_each(g, n, onnx_fusion_cubic_pass, &e);
}

/* ---- gelu_tanh ---- */

static const struct dfg_desc_node onnx_fusion_gelu_tanh_nodes[29] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 23, 26, },
        .text = "Mul(Mul(x, t), 0.5) | Mul(x, Mul(t, 0.5)) | Mul(Mul(x, 0.5), t)", .line = 57 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 22, },
        .text = "Mul(Mul(x, t), 0.5)", .line = 57 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "Mul(x, t)", .line = 57 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 55 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 21, },
        .name = "t",
        .text = "Add(Tanh(Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3))), 1)", .line = 56 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .text = "Tanh(Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3)))", .line = 56 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 20, },
        .text = "Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3))", .line = 56 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, },
        .text = "Add(x, cubic(x))", .line = 56 },
    [8] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 16, },
        .text = "Mul(Pow(x, 3) | Mul(x, Mul(x, x)), approx(0.044715, 1e-4))\012    | Mul(x, Mul(x, M...", .line = 53 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 15, },
        .text = "Mul(Pow(x, 3) | Mul(x, Mul(x, x)), approx(0.044715, 1e-4))", .line = 53 },
    [10] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 13, },
        .text = "Pow(x, 3) | Mul(x, Mul(x, x))", .line = 53 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Pow", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 12, },
        .text = "Pow(x, 3)", .line = 53 },
    [12] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 53 },
    [13] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 14, },
        .text = "Mul(x, Mul(x, x))", .line = 53 },
    [14] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 3, },
        .text = "Mul(x, x)", .line = 53 },
    [15] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.044715 }, 0.0001 },
        .text = "approx(0.044715, 1e-4)", .line = 53 },
    [16] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 17, },
        .text = "Mul(x, Mul(x, Mul(x, approx(0.044715, 1e-4))))", .line = 54 },
    [17] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 18, },
        .text = "Mul(x, Mul(x, approx(0.044715, 1e-4)))", .line = 54 },
    [18] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 19, },
        .text = "Mul(x, approx(0.044715, 1e-4))", .line = 54 },
    [19] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.044715 }, 0.0001 },
        .text = "approx(0.044715, 1e-4)", .line = 54 },
    [20] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.79788456 }, 0.001 },
        .text = "approx(0.79788456, 1e-3)", .line = 56 },
    [21] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 56 },
    [22] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 57 },
    [23] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 24, },
        .text = "Mul(x, Mul(t, 0.5))", .line = 57 },
    [24] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 25, },
        .text = "Mul(t, 0.5)", .line = 57 },
    [25] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 57 },
    [26] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 27, 4, },
        .text = "Mul(Mul(x, 0.5), t)", .line = 57 },
    [27] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 28, },
        .text = "Mul(x, 0.5)", .line = 57 },
    [28] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 57 },
};
static const struct dfg_desc_region onnx_fusion_gelu_tanh_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_gelu_tanh_refs[] = { { 3, -1 }, { 4, -1 }, };
static const struct dfg_capture onnx_fusion_gelu_tanh_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_gelu_tanh_match, x) },
    { "t", DFG_CAP_NODE, offsetof(struct onnx_fusion_gelu_tanh_match, t) },
};
static const struct dfg_desc_pattern onnx_fusion_gelu_tanh_desc = {
    .n_nodes = 29, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = onnx_fusion_gelu_tanh_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_gelu_tanh_regions,
    .captures = onnx_fusion_gelu_tanh_refs,
    .text = "pattern gelu_tanh(x) {\012    t = Add(Tanh(Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3))), 1);\012    return Mul(Mul(x, t), 0.5) | Mul(x, Mul(t, 0.5)) | Mul(Mul(x, 0.5), t);\012}", .line = 55
};
static bool onnx_fusion_gelu_tanh_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_gelu_tanh_match(g, n, m);
}
static bool onnx_fusion_gelu_tanh_pass(void *ctx, const struct onnx_fusion_gelu_tanh_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_gelu_tanh_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_gelu_tanh_each(g, n, onnx_fusion_gelu_tanh_pass, &e);
}

/* ---- gelu ---- */

static const struct dfg_desc_node onnx_fusion_gelu_nodes[51] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 5, .kids = (const uint32_t[]){ 1, 20, 48, 49, 50, },
        .text = "gelu_erf(x) | gelu_tanh(x) | Gelu(x) | com.microsoft.Gelu(x) | com.microsoft.Fas...", .line = 60 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 14, 17, },
        .text = "Mul(Mul(x, t), 0.5) | Mul(x, Mul(t, 0.5)) | Mul(Mul(x, 0.5), t)", .line = 48 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, },
        .text = "Mul(Mul(x, t), 0.5)", .line = 48 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "Mul(x, t)", .line = 48 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 60 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 12, },
        .name = "t",
        .text = "Add(Erf(Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3))), 1)", .line = 47 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Erf", },
        .n_kids = 1, .kids = (const uint32_t[]){ 7, },
        .text = "Erf(Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3)))", .line = 47 },
    [7] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 10, },
        .text = "Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3))", .line = 47 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, },
        .text = "Div(x, approx(1.41421356, 1e-3))", .line = 47 },
    [9] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 1.41421356 }, 0.001 },
        .text = "approx(1.41421356, 1e-3)", .line = 47 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 11, },
        .text = "Mul(x, approx(0.70710678, 1e-3))", .line = 47 },
    [11] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.70710678 }, 0.001 },
        .text = "approx(0.70710678, 1e-3)", .line = 47 },
    [12] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 47 },
    [13] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 48 },
    [14] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 15, },
        .text = "Mul(x, Mul(t, 0.5))", .line = 48 },
    [15] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 16, },
        .text = "Mul(t, 0.5)", .line = 48 },
    [16] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 48 },
    [17] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 5, },
        .text = "Mul(Mul(x, 0.5), t)", .line = 48 },
    [18] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 19, },
        .text = "Mul(x, 0.5)", .line = 48 },
    [19] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 48 },
    [20] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 21, 42, 45, },
        .text = "Mul(Mul(x, t), 0.5) | Mul(x, Mul(t, 0.5)) | Mul(Mul(x, 0.5), t)", .line = 57 },
    [21] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 22, 41, },
        .text = "Mul(Mul(x, t), 0.5)", .line = 57 },
    [22] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 23, },
        .text = "Mul(x, t)", .line = 57 },
    [23] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 24, 40, },
        .name = "t",
        .text = "Add(Tanh(Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3))), 1)", .line = 56 },
    [24] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 25, },
        .text = "Tanh(Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3)))", .line = 56 },
    [25] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 26, 39, },
        .text = "Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3))", .line = 56 },
    [26] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 27, },
        .text = "Add(x, cubic(x))", .line = 56 },
    [27] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 28, 35, },
        .text = "Mul(Pow(x, 3) | Mul(x, Mul(x, x)), approx(0.044715, 1e-4))\012    | Mul(x, Mul(x, M...", .line = 53 },
    [28] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 29, 34, },
        .text = "Mul(Pow(x, 3) | Mul(x, Mul(x, x)), approx(0.044715, 1e-4))", .line = 53 },
    [29] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 30, 32, },
        .text = "Pow(x, 3) | Mul(x, Mul(x, x))", .line = 53 },
    [30] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Pow", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 31, },
        .text = "Pow(x, 3)", .line = 53 },
    [31] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 53 },
    [32] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 33, },
        .text = "Mul(x, Mul(x, x))", .line = 53 },
    [33] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 4, },
        .text = "Mul(x, x)", .line = 53 },
    [34] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.044715 }, 0.0001 },
        .text = "approx(0.044715, 1e-4)", .line = 53 },
    [35] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 36, },
        .text = "Mul(x, Mul(x, Mul(x, approx(0.044715, 1e-4))))", .line = 54 },
    [36] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 37, },
        .text = "Mul(x, Mul(x, approx(0.044715, 1e-4)))", .line = 54 },
    [37] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 38, },
        .text = "Mul(x, approx(0.044715, 1e-4))", .line = 54 },
    [38] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.044715 }, 0.0001 },
        .text = "approx(0.044715, 1e-4)", .line = 54 },
    [39] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.79788456 }, 0.001 },
        .text = "approx(0.79788456, 1e-3)", .line = 56 },
    [40] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 56 },
    [41] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 57 },
    [42] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 43, },
        .text = "Mul(x, Mul(t, 0.5))", .line = 57 },
    [43] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 23, 44, },
        .text = "Mul(t, 0.5)", .line = 57 },
    [44] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 57 },
    [45] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 46, 23, },
        .text = "Mul(Mul(x, 0.5), t)", .line = 57 },
    [46] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 47, },
        .text = "Mul(x, 0.5)", .line = 57 },
    [47] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 57 },
    [48] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .text = "Gelu(x)", .line = 60 },
    [49] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "com.microsoft.Gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .text = "com.microsoft.Gelu(x)", .line = 60 },
    [50] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "com.microsoft.FastGelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .rest_first = 0, .rest_last = 1,
        .text = "com.microsoft.FastGelu(x, ...)", .line = 60 },
};
static const struct dfg_desc_region onnx_fusion_gelu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_gelu_refs[] = { { 4, -1 }, };
static const struct dfg_capture onnx_fusion_gelu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_gelu_match, x) },
};
static const struct dfg_desc_pattern onnx_fusion_gelu_desc = {
    .n_nodes = 51, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = onnx_fusion_gelu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_gelu_regions,
    .captures = onnx_fusion_gelu_refs,
    .text = "pattern gelu(x) = gelu_erf(x) | gelu_tanh(x) | Gelu(x) | com.microsoft.Gelu(x) | com.microsoft.FastGelu(x, ...);", .line = 60
};
static bool onnx_fusion_gelu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_gelu_match(g, n, m);
}
static bool onnx_fusion_gelu_pass(void *ctx, const struct onnx_fusion_gelu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_gelu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_gelu_each(g, n, onnx_fusion_gelu_pass, &e);
}

/* ---- activation ---- */

static const struct dfg_desc_node onnx_fusion_activation_nodes[25] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 4, .kids = (const uint32_t[]){ 1, 3, 6, 8, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)\012    | re...", .line = 63 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 7, .ops = (const char *const[]){ "Relu", "LeakyRelu", "Sigmoid", "Tanh", "HardSigmoid", "HardSwish", "Gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)", .line = 63 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 63 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 5, },
        .text = "Clip(x, 0, 6)", .line = 35 },
    [4] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 35 },
    [5] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 35 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 7, },
        .text = "Mul(x, Sigmoid(x))", .line = 37 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "Sigmoid(x)", .line = 37 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 9, },
        .text = "Mul(x, hard_sigmoid(x))", .line = 43 },
    [9] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 10, 17, 24, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)\012    | Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667...", .line = 40 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 16, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)", .line = 40 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 12, 14, 15, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 40 },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 13, },
        .text = "Add(x, 3)", .line = 40 },
    [13] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 40 },
    [14] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 40 },
    [15] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40 },
    [16] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40 },
    [17] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 23, },
        .text = "Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4))", .line = 41 },
    [18] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 19, 21, 22, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 41 },
    [19] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 20, },
        .text = "Add(x, 3)", .line = 41 },
    [20] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 41 },
    [21] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 41 },
    [22] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 41 },
    [23] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.16666667 }, 0.0001 },
        .text = "approx(0.16666667, 1e-4)", .line = 41 },
    [24] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "HardSigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_NEAR, .name = "alpha", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.16666667 }, .has_tol = true, .tol = 0.0001, .text = "alpha ~= 0.16666667 +- 1e-4", .line = 42 },
            { .test = DFG_D_TEST_NEAR, .name = "beta", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.5 }, .text = "beta ~= 0.5", .line = 42 },
        },
        .text = "HardSigmoid(x)", .line = 42 },
};
static const struct dfg_desc_region onnx_fusion_activation_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_activation_refs[] = { { 2, -1 }, };
static const struct dfg_capture onnx_fusion_activation_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_activation_match, x) },
};
static const struct dfg_desc_pattern onnx_fusion_activation_desc = {
    .n_nodes = 25, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = onnx_fusion_activation_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_activation_regions,
    .captures = onnx_fusion_activation_refs,
    .text = "pattern activation(x) = (Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)\012    | relu6(x) | swish(x) | hard_swish(x);", .line = 63
};
static bool onnx_fusion_activation_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_activation_match(g, n, m);
}
static bool onnx_fusion_activation_pass(void *ctx, const struct onnx_fusion_activation_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_activation_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_activation_each(g, n, onnx_fusion_activation_pass, &e);
}

/* ---- conv_norm_act ---- */

static const struct dfg_desc_node onnx_fusion_conv_norm_act_nodes[43] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 4, .kids = (const uint32_t[]){ 1, 21, 24, 26, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)\012    | re...", .line = 63 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 7, .ops = (const char *const[]){ "Relu", "LeakyRelu", "Sigmoid", "Tanh", "HardSigmoid", "HardSwish", "Gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)", .line = 63 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "BatchNormalization", },
        .n_kids = 5, .kids = (const uint32_t[]){ 3, 9, 12, 15, 18, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "training_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "training_mode == 0", .line = 25 },
        },
        .text = "BatchNormalization(p, scale & const, bias & const, mean & const, variance & cons...", .line = 25 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 3, .kids = (const uint32_t[]){ 4, 5, 8, },
        .optional = 0x4u,
        .text = "Conv(x, w & const, b?)", .line = 28 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 66 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "w & const", .line = 28 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 66 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 66 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "scale & const", .line = 25 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 66 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "bias & const", .line = 25 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 66 },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [15] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, },
        .text = "mean & const", .line = 25 },
    [16] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "mean",
        .text = "mean", .line = 66 },
    [17] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [18] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, },
        .text = "variance & const", .line = 25 },
    [19] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "variance",
        .text = "variance", .line = 66 },
    [20] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [21] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 22, 23, },
        .text = "Clip(x, 0, 6)", .line = 35 },
    [22] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 35 },
    [23] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 35 },
    [24] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 25, },
        .text = "Mul(x, Sigmoid(x))", .line = 37 },
    [25] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "Sigmoid(x)", .line = 37 },
    [26] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 27, },
        .text = "Mul(x, hard_sigmoid(x))", .line = 43 },
    [27] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 28, 35, 42, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)\012    | Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667...", .line = 40 },
    [28] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 29, 34, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)", .line = 40 },
    [29] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 30, 32, 33, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 40 },
    [30] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 31, },
        .text = "Add(x, 3)", .line = 40 },
    [31] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 40 },
    [32] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 40 },
    [33] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40 },
    [34] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40 },
    [35] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 36, 41, },
        .text = "Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4))", .line = 41 },
    [36] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 37, 39, 40, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 41 },
    [37] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 38, },
        .text = "Add(x, 3)", .line = 41 },
    [38] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 41 },
    [39] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 41 },
    [40] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 41 },
    [41] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.16666667 }, 0.0001 },
        .text = "approx(0.16666667, 1e-4)", .line = 41 },
    [42] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "HardSigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_NEAR, .name = "alpha", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.16666667 }, .has_tol = true, .tol = 0.0001, .text = "alpha ~= 0.16666667 +- 1e-4", .line = 42 },
            { .test = DFG_D_TEST_NEAR, .name = "beta", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.5 }, .text = "beta ~= 0.5", .line = 42 },
        },
        .text = "HardSigmoid(x)", .line = 42 },
};
static const struct dfg_desc_region onnx_fusion_conv_norm_act_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_conv_norm_act_refs[] = { { 4, -1 }, { 6, -1 }, { 8, -1 }, { 10, -1 }, { 13, -1 }, { 16, -1 }, { 19, -1 }, };
static const struct dfg_capture onnx_fusion_conv_norm_act_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_act_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_act_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_act_match, b) },
    { "scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_act_match, scale) },
    { "bias", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_act_match, bias) },
    { "mean", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_act_match, mean) },
    { "variance", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_act_match, variance) },
};
static const struct dfg_desc_pattern onnx_fusion_conv_norm_act_desc = {
    .n_nodes = 43, .n_exprs = 0, .n_vars = 0, .n_sets = 7,
    .nodes = onnx_fusion_conv_norm_act_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_conv_norm_act_regions,
    .captures = onnx_fusion_conv_norm_act_refs,
    .text = "pattern conv_norm_act(x, w, b, scale, bias, mean, variance) =\012    activation(conv_norm(x, w, b, scale, bias, mean, variance));", .line = 66
};
static bool onnx_fusion_conv_norm_act_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_conv_norm_act_match(g, n, m);
}
static bool onnx_fusion_conv_norm_act_pass(void *ctx, const struct onnx_fusion_conv_norm_act_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_conv_norm_act_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_conv_norm_act_each(g, n, onnx_fusion_conv_norm_act_pass, &e);
}

/* ---- conv_transpose_norm_act ---- */

static const struct dfg_desc_node onnx_fusion_conv_transpose_norm_act_nodes[43] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 4, .kids = (const uint32_t[]){ 1, 21, 24, 26, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)\012    | re...", .line = 63 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 7, .ops = (const char *const[]){ "Relu", "LeakyRelu", "Sigmoid", "Tanh", "HardSigmoid", "HardSwish", "Gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)", .line = 63 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "BatchNormalization", },
        .n_kids = 5, .kids = (const uint32_t[]){ 3, 9, 12, 15, 18, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "training_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "training_mode == 0", .line = 25 },
        },
        .text = "BatchNormalization(p, scale & const, bias & const, mean & const, variance & cons...", .line = 25 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "ConvTranspose", },
        .n_kids = 3, .kids = (const uint32_t[]){ 4, 5, 8, },
        .optional = 0x4u,
        .text = "ConvTranspose(x, w & const, b?)", .line = 30 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 68 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "w & const", .line = 30 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 68 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 30 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 68 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "scale & const", .line = 25 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 68 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "bias & const", .line = 25 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 68 },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [15] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, },
        .text = "mean & const", .line = 25 },
    [16] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "mean",
        .text = "mean", .line = 68 },
    [17] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [18] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, },
        .text = "variance & const", .line = 25 },
    [19] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "variance",
        .text = "variance", .line = 68 },
    [20] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [21] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 22, 23, },
        .text = "Clip(x, 0, 6)", .line = 35 },
    [22] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 35 },
    [23] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 35 },
    [24] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 25, },
        .text = "Mul(x, Sigmoid(x))", .line = 37 },
    [25] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "Sigmoid(x)", .line = 37 },
    [26] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 27, },
        .text = "Mul(x, hard_sigmoid(x))", .line = 43 },
    [27] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 28, 35, 42, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)\012    | Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667...", .line = 40 },
    [28] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 29, 34, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)", .line = 40 },
    [29] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 30, 32, 33, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 40 },
    [30] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 31, },
        .text = "Add(x, 3)", .line = 40 },
    [31] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 40 },
    [32] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 40 },
    [33] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40 },
    [34] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40 },
    [35] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 36, 41, },
        .text = "Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4))", .line = 41 },
    [36] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 37, 39, 40, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 41 },
    [37] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 38, },
        .text = "Add(x, 3)", .line = 41 },
    [38] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 41 },
    [39] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 41 },
    [40] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 41 },
    [41] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.16666667 }, 0.0001 },
        .text = "approx(0.16666667, 1e-4)", .line = 41 },
    [42] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "HardSigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_NEAR, .name = "alpha", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.16666667 }, .has_tol = true, .tol = 0.0001, .text = "alpha ~= 0.16666667 +- 1e-4", .line = 42 },
            { .test = DFG_D_TEST_NEAR, .name = "beta", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.5 }, .text = "beta ~= 0.5", .line = 42 },
        },
        .text = "HardSigmoid(x)", .line = 42 },
};
static const struct dfg_desc_region onnx_fusion_conv_transpose_norm_act_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_conv_transpose_norm_act_refs[] = { { 4, -1 }, { 6, -1 }, { 8, -1 }, { 10, -1 }, { 13, -1 }, { 16, -1 }, { 19, -1 }, };
static const struct dfg_capture onnx_fusion_conv_transpose_norm_act_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_transpose_norm_act_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_transpose_norm_act_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_transpose_norm_act_match, b) },
    { "scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_transpose_norm_act_match, scale) },
    { "bias", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_transpose_norm_act_match, bias) },
    { "mean", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_transpose_norm_act_match, mean) },
    { "variance", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_transpose_norm_act_match, variance) },
};
static const struct dfg_desc_pattern onnx_fusion_conv_transpose_norm_act_desc = {
    .n_nodes = 43, .n_exprs = 0, .n_vars = 0, .n_sets = 7,
    .nodes = onnx_fusion_conv_transpose_norm_act_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_conv_transpose_norm_act_regions,
    .captures = onnx_fusion_conv_transpose_norm_act_refs,
    .text = "pattern conv_transpose_norm_act(x, w, b, scale, bias, mean, variance) =\012    activation(conv_transpose_norm(x, w, b, scale, bias, mean, variance));", .line = 68
};
static bool onnx_fusion_conv_transpose_norm_act_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_conv_transpose_norm_act_match(g, n, m);
}
static bool onnx_fusion_conv_transpose_norm_act_pass(void *ctx, const struct onnx_fusion_conv_transpose_norm_act_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_conv_transpose_norm_act_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_conv_transpose_norm_act_each(g, n, onnx_fusion_conv_transpose_norm_act_pass, &e);
}

/* ---- conv_act ---- */

static const struct dfg_desc_node onnx_fusion_conv_act_nodes[28] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 4, .kids = (const uint32_t[]){ 1, 6, 9, 11, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)\012    | re...", .line = 63 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 7, .ops = (const char *const[]){ "Relu", "LeakyRelu", "Sigmoid", "Tanh", "HardSigmoid", "HardSwish", "Gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)", .line = 63 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 5, },
        .optional = 0x4u,
        .text = "Conv(x, w, b?)", .line = 19 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 70 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 70 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 70 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 7, 8, },
        .text = "Clip(x, 0, 6)", .line = 35 },
    [7] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 35 },
    [8] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 35 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 10, },
        .text = "Mul(x, Sigmoid(x))", .line = 37 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "Sigmoid(x)", .line = 37 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 12, },
        .text = "Mul(x, hard_sigmoid(x))", .line = 43 },
    [12] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 13, 20, 27, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)\012    | Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667...", .line = 40 },
    [13] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 19, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)", .line = 40 },
    [14] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 15, 17, 18, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 40 },
    [15] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 16, },
        .text = "Add(x, 3)", .line = 40 },
    [16] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 40 },
    [17] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 40 },
    [18] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40 },
    [19] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40 },
    [20] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 21, 26, },
        .text = "Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4))", .line = 41 },
    [21] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 22, 24, 25, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 41 },
    [22] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 23, },
        .text = "Add(x, 3)", .line = 41 },
    [23] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 41 },
    [24] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 41 },
    [25] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 41 },
    [26] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.16666667 }, 0.0001 },
        .text = "approx(0.16666667, 1e-4)", .line = 41 },
    [27] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "HardSigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_NEAR, .name = "alpha", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.16666667 }, .has_tol = true, .tol = 0.0001, .text = "alpha ~= 0.16666667 +- 1e-4", .line = 42 },
            { .test = DFG_D_TEST_NEAR, .name = "beta", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.5 }, .text = "beta ~= 0.5", .line = 42 },
        },
        .text = "HardSigmoid(x)", .line = 42 },
};
static const struct dfg_desc_region onnx_fusion_conv_act_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_conv_act_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture onnx_fusion_conv_act_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_act_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_act_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_act_match, b) },
};
static const struct dfg_desc_pattern onnx_fusion_conv_act_desc = {
    .n_nodes = 28, .n_exprs = 0, .n_vars = 0, .n_sets = 3,
    .nodes = onnx_fusion_conv_act_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_conv_act_regions,
    .captures = onnx_fusion_conv_act_refs,
    .text = "pattern conv_act(x, w, b) = activation(conv(x, w, b));", .line = 70
};
static bool onnx_fusion_conv_act_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_conv_act_match(g, n, m);
}
static bool onnx_fusion_conv_act_pass(void *ctx, const struct onnx_fusion_conv_act_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_conv_act_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_conv_act_each(g, n, onnx_fusion_conv_act_pass, &e);
}

/* ---- gemm_act ---- */

static const struct dfg_desc_node onnx_fusion_gemm_act_nodes[28] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 4, .kids = (const uint32_t[]){ 1, 6, 9, 11, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)\012    | re...", .line = 63 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 7, .ops = (const char *const[]){ "Relu", "LeakyRelu", "Sigmoid", "Tanh", "HardSigmoid", "HardSwish", "Gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)", .line = 63 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Gemm", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 5, },
        .optional = 0x4u,
        .text = "Gemm(a, b, c?)", .line = 20 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 71 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 71 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 71 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 7, 8, },
        .text = "Clip(x, 0, 6)", .line = 35 },
    [7] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 35 },
    [8] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 35 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 10, },
        .text = "Mul(x, Sigmoid(x))", .line = 37 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "Sigmoid(x)", .line = 37 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 12, },
        .text = "Mul(x, hard_sigmoid(x))", .line = 43 },
    [12] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 13, 20, 27, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)\012    | Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667...", .line = 40 },
    [13] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 19, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)", .line = 40 },
    [14] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 15, 17, 18, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 40 },
    [15] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 16, },
        .text = "Add(x, 3)", .line = 40 },
    [16] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 40 },
    [17] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 40 },
    [18] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40 },
    [19] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40 },
    [20] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 21, 26, },
        .text = "Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4))", .line = 41 },
    [21] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 22, 24, 25, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 41 },
    [22] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 23, },
        .text = "Add(x, 3)", .line = 41 },
    [23] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 41 },
    [24] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 41 },
    [25] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 41 },
    [26] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.16666667 }, 0.0001 },
        .text = "approx(0.16666667, 1e-4)", .line = 41 },
    [27] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "HardSigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_NEAR, .name = "alpha", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.16666667 }, .has_tol = true, .tol = 0.0001, .text = "alpha ~= 0.16666667 +- 1e-4", .line = 42 },
            { .test = DFG_D_TEST_NEAR, .name = "beta", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.5 }, .text = "beta ~= 0.5", .line = 42 },
        },
        .text = "HardSigmoid(x)", .line = 42 },
};
static const struct dfg_desc_region onnx_fusion_gemm_act_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_gemm_act_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, };
static const struct dfg_capture onnx_fusion_gemm_act_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct onnx_fusion_gemm_act_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_fusion_gemm_act_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct onnx_fusion_gemm_act_match, c) },
};
static const struct dfg_desc_pattern onnx_fusion_gemm_act_desc = {
    .n_nodes = 28, .n_exprs = 0, .n_vars = 0, .n_sets = 3,
    .nodes = onnx_fusion_gemm_act_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_gemm_act_regions,
    .captures = onnx_fusion_gemm_act_refs,
    .text = "pattern gemm_act(a, b, c) = activation(gemm(a, b, c));", .line = 71
};
static bool onnx_fusion_gemm_act_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_gemm_act_match(g, n, m);
}
static bool onnx_fusion_gemm_act_pass(void *ctx, const struct onnx_fusion_gemm_act_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_gemm_act_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_gemm_act_each(g, n, onnx_fusion_gemm_act_pass, &e);
}

/* ---- matmul_bias_act ---- */

static const struct dfg_desc_node onnx_fusion_matmul_bias_act_nodes[31] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 4, .kids = (const uint32_t[]){ 1, 9, 12, 14, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)\012    | re...", .line = 63 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 7, .ops = (const char *const[]){ "Relu", "LeakyRelu", "Sigmoid", "Tanh", "HardSigmoid", "HardSwish", "Gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)", .line = 63 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 6, },
        .text = "Add(MatMul(a, b), c & const)", .line = 21 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "MatMul(a, b)", .line = 21 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 72 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 72 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "c & const", .line = 21 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 72 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 21 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 10, 11, },
        .text = "Clip(x, 0, 6)", .line = 35 },
    [10] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 35 },
    [11] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 35 },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 13, },
        .text = "Mul(x, Sigmoid(x))", .line = 37 },
    [13] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "Sigmoid(x)", .line = 37 },
    [14] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 15, },
        .text = "Mul(x, hard_sigmoid(x))", .line = 43 },
    [15] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 16, 23, 30, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)\012    | Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667...", .line = 40 },
    [16] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 17, 22, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)", .line = 40 },
    [17] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 18, 20, 21, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 40 },
    [18] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 19, },
        .text = "Add(x, 3)", .line = 40 },
    [19] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 40 },
    [20] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 40 },
    [21] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40 },
    [22] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40 },
    [23] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 24, 29, },
        .text = "Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4))", .line = 41 },
    [24] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 25, 27, 28, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 41 },
    [25] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 26, },
        .text = "Add(x, 3)", .line = 41 },
    [26] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 41 },
    [27] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 41 },
    [28] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 41 },
    [29] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.16666667 }, 0.0001 },
        .text = "approx(0.16666667, 1e-4)", .line = 41 },
    [30] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "HardSigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_NEAR, .name = "alpha", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.16666667 }, .has_tol = true, .tol = 0.0001, .text = "alpha ~= 0.16666667 +- 1e-4", .line = 42 },
            { .test = DFG_D_TEST_NEAR, .name = "beta", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.5 }, .text = "beta ~= 0.5", .line = 42 },
        },
        .text = "HardSigmoid(x)", .line = 42 },
};
static const struct dfg_desc_region onnx_fusion_matmul_bias_act_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_matmul_bias_act_refs[] = { { 4, -1 }, { 5, -1 }, { 7, -1 }, };
static const struct dfg_capture onnx_fusion_matmul_bias_act_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct onnx_fusion_matmul_bias_act_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_fusion_matmul_bias_act_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct onnx_fusion_matmul_bias_act_match, c) },
};
static const struct dfg_desc_pattern onnx_fusion_matmul_bias_act_desc = {
    .n_nodes = 31, .n_exprs = 0, .n_vars = 0, .n_sets = 3,
    .nodes = onnx_fusion_matmul_bias_act_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_matmul_bias_act_regions,
    .captures = onnx_fusion_matmul_bias_act_refs,
    .text = "pattern matmul_bias_act(a, b, c) = activation(matmul_bias(a, b, c));", .line = 72
};
static bool onnx_fusion_matmul_bias_act_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_matmul_bias_act_match(g, n, m);
}
static bool onnx_fusion_matmul_bias_act_pass(void *ctx, const struct onnx_fusion_matmul_bias_act_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_matmul_bias_act_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_matmul_bias_act_each(g, n, onnx_fusion_matmul_bias_act_pass, &e);
}

/* ---- matmul_bias_gelu ---- */

static const struct dfg_desc_node onnx_fusion_matmul_bias_gelu_nodes[57] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 5, .kids = (const uint32_t[]){ 1, 26, 54, 55, 56, },
        .text = "gelu_erf(x) | gelu_tanh(x) | Gelu(x) | com.microsoft.Gelu(x) | com.microsoft.Fas...", .line = 60 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 20, 23, },
        .text = "Mul(Mul(x, t), 0.5) | Mul(x, Mul(t, 0.5)) | Mul(Mul(x, 0.5), t)", .line = 48 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 19, },
        .text = "Mul(Mul(x, t), 0.5)", .line = 48 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 11, },
        .text = "Mul(x, t)", .line = 48 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 8, },
        .text = "Add(MatMul(a, b), c & const)", .line = 21 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "MatMul(a, b)", .line = 21 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 73 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 73 },
    [8] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .text = "c & const", .line = 21 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 73 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 21 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 18, },
        .name = "t",
        .text = "Add(Erf(Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3))), 1)", .line = 47 },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Erf", },
        .n_kids = 1, .kids = (const uint32_t[]){ 13, },
        .text = "Erf(Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3)))", .line = 47 },
    [13] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 16, },
        .text = "Div(x, approx(1.41421356, 1e-3)) | Mul(x, approx(0.70710678, 1e-3))", .line = 47 },
    [14] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 15, },
        .text = "Div(x, approx(1.41421356, 1e-3))", .line = 47 },
    [15] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 1.41421356 }, 0.001 },
        .text = "approx(1.41421356, 1e-3)", .line = 47 },
    [16] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 17, },
        .text = "Mul(x, approx(0.70710678, 1e-3))", .line = 47 },
    [17] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.70710678 }, 0.001 },
        .text = "approx(0.70710678, 1e-3)", .line = 47 },
    [18] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 47 },
    [19] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 48 },
    [20] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 21, },
        .text = "Mul(x, Mul(t, 0.5))", .line = 48 },
    [21] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 22, },
        .text = "Mul(t, 0.5)", .line = 48 },
    [22] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 48 },
    [23] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 24, 11, },
        .text = "Mul(Mul(x, 0.5), t)", .line = 48 },
    [24] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 25, },
        .text = "Mul(x, 0.5)", .line = 48 },
    [25] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 48 },
    [26] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 27, 48, 51, },
        .text = "Mul(Mul(x, t), 0.5) | Mul(x, Mul(t, 0.5)) | Mul(Mul(x, 0.5), t)", .line = 57 },
    [27] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 28, 47, },
        .text = "Mul(Mul(x, t), 0.5)", .line = 57 },
    [28] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 29, },
        .text = "Mul(x, t)", .line = 57 },
    [29] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 30, 46, },
        .name = "t",
        .text = "Add(Tanh(Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3))), 1)", .line = 56 },
    [30] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 31, },
        .text = "Tanh(Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3)))", .line = 56 },
    [31] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 32, 45, },
        .text = "Mul(Add(x, cubic(x)), approx(0.79788456, 1e-3))", .line = 56 },
    [32] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 33, },
        .text = "Add(x, cubic(x))", .line = 56 },
    [33] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 34, 41, },
        .text = "Mul(Pow(x, 3) | Mul(x, Mul(x, x)), approx(0.044715, 1e-4))\012    | Mul(x, Mul(x, M...", .line = 53 },
    [34] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 35, 40, },
        .text = "Mul(Pow(x, 3) | Mul(x, Mul(x, x)), approx(0.044715, 1e-4))", .line = 53 },
    [35] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 36, 38, },
        .text = "Pow(x, 3) | Mul(x, Mul(x, x))", .line = 53 },
    [36] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Pow", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 37, },
        .text = "Pow(x, 3)", .line = 53 },
    [37] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 53 },
    [38] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 39, },
        .text = "Mul(x, Mul(x, x))", .line = 53 },
    [39] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 4, },
        .text = "Mul(x, x)", .line = 53 },
    [40] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.044715 }, 0.0001 },
        .text = "approx(0.044715, 1e-4)", .line = 53 },
    [41] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 42, },
        .text = "Mul(x, Mul(x, Mul(x, approx(0.044715, 1e-4))))", .line = 54 },
    [42] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 43, },
        .text = "Mul(x, Mul(x, approx(0.044715, 1e-4)))", .line = 54 },
    [43] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 44, },
        .text = "Mul(x, approx(0.044715, 1e-4))", .line = 54 },
    [44] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.044715 }, 0.0001 },
        .text = "approx(0.044715, 1e-4)", .line = 54 },
    [45] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.79788456 }, 0.001 },
        .text = "approx(0.79788456, 1e-3)", .line = 56 },
    [46] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 56 },
    [47] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 57 },
    [48] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 49, },
        .text = "Mul(x, Mul(t, 0.5))", .line = 57 },
    [49] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 29, 50, },
        .text = "Mul(t, 0.5)", .line = 57 },
    [50] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 57 },
    [51] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 52, 29, },
        .text = "Mul(Mul(x, 0.5), t)", .line = 57 },
    [52] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 53, },
        .text = "Mul(x, 0.5)", .line = 57 },
    [53] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 57 },
    [54] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .text = "Gelu(x)", .line = 60 },
    [55] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "com.microsoft.Gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .text = "com.microsoft.Gelu(x)", .line = 60 },
    [56] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "com.microsoft.FastGelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .rest_first = 0, .rest_last = 1,
        .text = "com.microsoft.FastGelu(x, ...)", .line = 60 },
};
static const struct dfg_desc_region onnx_fusion_matmul_bias_gelu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_matmul_bias_gelu_refs[] = { { 6, -1 }, { 7, -1 }, { 9, -1 }, };
static const struct dfg_capture onnx_fusion_matmul_bias_gelu_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct onnx_fusion_matmul_bias_gelu_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_fusion_matmul_bias_gelu_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct onnx_fusion_matmul_bias_gelu_match, c) },
};
static const struct dfg_desc_pattern onnx_fusion_matmul_bias_gelu_desc = {
    .n_nodes = 57, .n_exprs = 0, .n_vars = 0, .n_sets = 3,
    .nodes = onnx_fusion_matmul_bias_gelu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_matmul_bias_gelu_regions,
    .captures = onnx_fusion_matmul_bias_gelu_refs,
    .text = "pattern matmul_bias_gelu(a, b, c) = gelu(matmul_bias(a, b, c));", .line = 73
};
static bool onnx_fusion_matmul_bias_gelu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_matmul_bias_gelu_match(g, n, m);
}
static bool onnx_fusion_matmul_bias_gelu_pass(void *ctx, const struct onnx_fusion_matmul_bias_gelu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_matmul_bias_gelu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_matmul_bias_gelu_each(g, n, onnx_fusion_matmul_bias_gelu_pass, &e);
}

/* ---- sum ---- */

static const struct dfg_desc_node onnx_fusion_sum_nodes[5] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "Add(a, b) | Sum(a, b)", .line = 77 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "Add(a, b)", .line = 77 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 77 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 77 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "Sum(a, b)", .line = 77 },
};
static const struct dfg_desc_region onnx_fusion_sum_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_sum_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture onnx_fusion_sum_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct onnx_fusion_sum_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_fusion_sum_match, b) },
};
static const struct dfg_desc_pattern onnx_fusion_sum_desc = {
    .n_nodes = 5, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = onnx_fusion_sum_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_sum_regions,
    .captures = onnx_fusion_sum_refs,
    .text = "pattern sum(a, b) = Add(a, b) | Sum(a, b);", .line = 77
};
static bool onnx_fusion_sum_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_sum_match(g, n, m);
}
static bool onnx_fusion_sum_pass(void *ctx, const struct onnx_fusion_sum_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_sum_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_sum_each(g, n, onnx_fusion_sum_pass, &e);
}

/* ---- conv_sum ---- */

static const struct dfg_desc_node onnx_fusion_conv_sum_nodes[8] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 7, },
        .text = "Add(a, b) | Sum(a, b)", .line = 77 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 6, },
        .text = "Add(a, b)", .line = 77 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 5, },
        .optional = 0x4u,
        .text = "Conv(x, w, b?)", .line = 19 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 78 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 78 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 78 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "residual",
        .text = "residual", .line = 78 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 6, },
        .text = "Sum(a, b)", .line = 77 },
};
static const struct dfg_desc_region onnx_fusion_conv_sum_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_conv_sum_refs[] = { { 3, -1 }, { 4, -1 }, { 5, -1 }, { 6, -1 }, };
static const struct dfg_capture onnx_fusion_conv_sum_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_sum_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_sum_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_sum_match, b) },
    { "residual", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_sum_match, residual) },
};
static const struct dfg_desc_pattern onnx_fusion_conv_sum_desc = {
    .n_nodes = 8, .n_exprs = 0, .n_vars = 0, .n_sets = 4,
    .nodes = onnx_fusion_conv_sum_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_conv_sum_regions,
    .captures = onnx_fusion_conv_sum_refs,
    .text = "pattern conv_sum(x, w, b, residual) = sum(conv(x, w, b), residual);", .line = 78
};
static bool onnx_fusion_conv_sum_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_conv_sum_match(g, n, m);
}
static bool onnx_fusion_conv_sum_pass(void *ctx, const struct onnx_fusion_conv_sum_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_conv_sum_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_conv_sum_each(g, n, onnx_fusion_conv_sum_pass, &e);
}

/* ---- conv_norm_sum ---- */

static const struct dfg_desc_node onnx_fusion_conv_norm_sum_nodes[23] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 22, },
        .text = "Add(a, b) | Sum(a, b)", .line = 77 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 21, },
        .text = "Add(a, b)", .line = 77 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "BatchNormalization", },
        .n_kids = 5, .kids = (const uint32_t[]){ 3, 9, 12, 15, 18, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "training_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "training_mode == 0", .line = 25 },
        },
        .text = "BatchNormalization(p, scale & const, bias & const, mean & const, variance & cons...", .line = 25 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 3, .kids = (const uint32_t[]){ 4, 5, 8, },
        .optional = 0x4u,
        .text = "Conv(x, w & const, b?)", .line = 28 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 79 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "w & const", .line = 28 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 79 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 79 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "scale & const", .line = 25 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 79 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "bias & const", .line = 25 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 79 },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [15] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, },
        .text = "mean & const", .line = 25 },
    [16] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "mean",
        .text = "mean", .line = 79 },
    [17] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [18] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, },
        .text = "variance & const", .line = 25 },
    [19] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "variance",
        .text = "variance", .line = 79 },
    [20] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [21] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "residual",
        .text = "residual", .line = 79 },
    [22] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 21, },
        .text = "Sum(a, b)", .line = 77 },
};
static const struct dfg_desc_region onnx_fusion_conv_norm_sum_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_conv_norm_sum_refs[] = { { 4, -1 }, { 6, -1 }, { 8, -1 }, { 10, -1 }, { 13, -1 }, { 16, -1 }, { 19, -1 }, { 21, -1 }, };
static const struct dfg_capture onnx_fusion_conv_norm_sum_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_sum_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_sum_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_sum_match, b) },
    { "scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_sum_match, scale) },
    { "bias", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_sum_match, bias) },
    { "mean", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_sum_match, mean) },
    { "variance", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_sum_match, variance) },
    { "residual", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_sum_match, residual) },
};
static const struct dfg_desc_pattern onnx_fusion_conv_norm_sum_desc = {
    .n_nodes = 23, .n_exprs = 0, .n_vars = 0, .n_sets = 8,
    .nodes = onnx_fusion_conv_norm_sum_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_conv_norm_sum_regions,
    .captures = onnx_fusion_conv_norm_sum_refs,
    .text = "pattern conv_norm_sum(x, w, b, scale, bias, mean, variance, residual) =\012    sum(conv_norm(x, w, b, scale, bias, mean, variance), residual);", .line = 79
};
static bool onnx_fusion_conv_norm_sum_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_conv_norm_sum_match(g, n, m);
}
static bool onnx_fusion_conv_norm_sum_pass(void *ctx, const struct onnx_fusion_conv_norm_sum_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_conv_norm_sum_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_conv_norm_sum_each(g, n, onnx_fusion_conv_norm_sum_pass, &e);
}

/* ---- conv_sum_act ---- */

static const struct dfg_desc_node onnx_fusion_conv_sum_act_nodes[32] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 4, .kids = (const uint32_t[]){ 1, 10, 13, 15, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)\012    | re...", .line = 63 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 7, .ops = (const char *const[]){ "Relu", "LeakyRelu", "Sigmoid", "Tanh", "HardSigmoid", "HardSwish", "Gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)", .line = 63 },
    [2] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 9, },
        .text = "Add(a, b) | Sum(a, b)", .line = 77 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 8, },
        .text = "Add(a, b)", .line = 77 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 3, .kids = (const uint32_t[]){ 5, 6, 7, },
        .optional = 0x4u,
        .text = "Conv(x, w, b?)", .line = 19 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 81 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 81 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 81 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "residual",
        .text = "residual", .line = 81 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 8, },
        .text = "Sum(a, b)", .line = 77 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 11, 12, },
        .text = "Clip(x, 0, 6)", .line = 35 },
    [11] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 35 },
    [12] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 35 },
    [13] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 14, },
        .text = "Mul(x, Sigmoid(x))", .line = 37 },
    [14] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "Sigmoid(x)", .line = 37 },
    [15] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 16, },
        .text = "Mul(x, hard_sigmoid(x))", .line = 43 },
    [16] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 17, 24, 31, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)\012    | Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667...", .line = 40 },
    [17] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 23, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)", .line = 40 },
    [18] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 19, 21, 22, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 40 },
    [19] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 20, },
        .text = "Add(x, 3)", .line = 40 },
    [20] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 40 },
    [21] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 40 },
    [22] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40 },
    [23] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40 },
    [24] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 25, 30, },
        .text = "Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4))", .line = 41 },
    [25] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 26, 28, 29, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 41 },
    [26] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 27, },
        .text = "Add(x, 3)", .line = 41 },
    [27] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 41 },
    [28] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 41 },
    [29] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 41 },
    [30] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.16666667 }, 0.0001 },
        .text = "approx(0.16666667, 1e-4)", .line = 41 },
    [31] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "HardSigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_NEAR, .name = "alpha", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.16666667 }, .has_tol = true, .tol = 0.0001, .text = "alpha ~= 0.16666667 +- 1e-4", .line = 42 },
            { .test = DFG_D_TEST_NEAR, .name = "beta", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.5 }, .text = "beta ~= 0.5", .line = 42 },
        },
        .text = "HardSigmoid(x)", .line = 42 },
};
static const struct dfg_desc_region onnx_fusion_conv_sum_act_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_conv_sum_act_refs[] = { { 5, -1 }, { 6, -1 }, { 7, -1 }, { 8, -1 }, };
static const struct dfg_capture onnx_fusion_conv_sum_act_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_sum_act_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_sum_act_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_sum_act_match, b) },
    { "residual", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_sum_act_match, residual) },
};
static const struct dfg_desc_pattern onnx_fusion_conv_sum_act_desc = {
    .n_nodes = 32, .n_exprs = 0, .n_vars = 0, .n_sets = 4,
    .nodes = onnx_fusion_conv_sum_act_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_conv_sum_act_regions,
    .captures = onnx_fusion_conv_sum_act_refs,
    .text = "pattern conv_sum_act(x, w, b, residual) = activation(conv_sum(x, w, b, residual));", .line = 81
};
static bool onnx_fusion_conv_sum_act_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_conv_sum_act_match(g, n, m);
}
static bool onnx_fusion_conv_sum_act_pass(void *ctx, const struct onnx_fusion_conv_sum_act_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_conv_sum_act_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_conv_sum_act_each(g, n, onnx_fusion_conv_sum_act_pass, &e);
}

/* ---- conv_norm_sum_act ---- */

static const struct dfg_desc_node onnx_fusion_conv_norm_sum_act_nodes[47] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 4, .kids = (const uint32_t[]){ 1, 25, 28, 30, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)\012    | re...", .line = 63 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 7, .ops = (const char *const[]){ "Relu", "LeakyRelu", "Sigmoid", "Tanh", "HardSigmoid", "HardSwish", "Gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "(Relu | LeakyRelu | Sigmoid | Tanh | HardSigmoid | HardSwish | Gelu)(x)", .line = 63 },
    [2] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 24, },
        .text = "Add(a, b) | Sum(a, b)", .line = 77 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 23, },
        .text = "Add(a, b)", .line = 77 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "BatchNormalization", },
        .n_kids = 5, .kids = (const uint32_t[]){ 5, 11, 14, 17, 20, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "training_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "training_mode == 0", .line = 25 },
        },
        .text = "BatchNormalization(p, scale & const, bias & const, mean & const, variance & cons...", .line = 25 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 10, },
        .optional = 0x4u,
        .text = "Conv(x, w & const, b?)", .line = 28 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 82 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "w & const", .line = 28 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 82 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 82 },
    [11] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, },
        .text = "scale & const", .line = 25 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 82 },
    [13] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "bias & const", .line = 25 },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 82 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [17] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, },
        .text = "mean & const", .line = 25 },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "mean",
        .text = "mean", .line = 82 },
    [19] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [20] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, },
        .text = "variance & const", .line = 25 },
    [21] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "variance",
        .text = "variance", .line = 82 },
    [22] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 25 },
    [23] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "residual",
        .text = "residual", .line = 82 },
    [24] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 23, },
        .text = "Sum(a, b)", .line = 77 },
    [25] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 26, 27, },
        .text = "Clip(x, 0, 6)", .line = 35 },
    [26] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 35 },
    [27] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 35 },
    [28] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 29, },
        .text = "Mul(x, Sigmoid(x))", .line = 37 },
    [29] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "Sigmoid(x)", .line = 37 },
    [30] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 31, },
        .text = "Mul(x, hard_sigmoid(x))", .line = 43 },
    [31] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 32, 39, 46, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)\012    | Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667...", .line = 40 },
    [32] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 33, 38, },
        .text = "Div(Clip(Add(x, 3), 0, 6), 6)", .line = 40 },
    [33] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 34, 36, 37, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 40 },
    [34] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 35, },
        .text = "Add(x, 3)", .line = 40 },
    [35] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 40 },
    [36] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 40 },
    [37] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40 },
    [38] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 40 },
    [39] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 40, 45, },
        .text = "Mul(Clip(Add(x, 3), 0, 6), approx(0.16666667, 1e-4))", .line = 41 },
    [40] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 41, 43, 44, },
        .text = "Clip(Add(x, 3), 0, 6)", .line = 41 },
    [41] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 42, },
        .text = "Add(x, 3)", .line = 41 },
    [42] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 41 },
    [43] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 41 },
    [44] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 41 },
    [45] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.16666667 }, 0.0001 },
        .text = "approx(0.16666667, 1e-4)", .line = 41 },
    [46] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "HardSigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_NEAR, .name = "alpha", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.16666667 }, .has_tol = true, .tol = 0.0001, .text = "alpha ~= 0.16666667 +- 1e-4", .line = 42 },
            { .test = DFG_D_TEST_NEAR, .name = "beta", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.5 }, .text = "beta ~= 0.5", .line = 42 },
        },
        .text = "HardSigmoid(x)", .line = 42 },
};
static const struct dfg_desc_region onnx_fusion_conv_norm_sum_act_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_conv_norm_sum_act_refs[] = { { 6, -1 }, { 8, -1 }, { 10, -1 }, { 12, -1 }, { 15, -1 }, { 18, -1 }, { 21, -1 }, { 23, -1 }, };
static const struct dfg_capture onnx_fusion_conv_norm_sum_act_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_sum_act_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_sum_act_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_sum_act_match, b) },
    { "scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_sum_act_match, scale) },
    { "bias", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_sum_act_match, bias) },
    { "mean", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_sum_act_match, mean) },
    { "variance", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_sum_act_match, variance) },
    { "residual", DFG_CAP_NODE, offsetof(struct onnx_fusion_conv_norm_sum_act_match, residual) },
};
static const struct dfg_desc_pattern onnx_fusion_conv_norm_sum_act_desc = {
    .n_nodes = 47, .n_exprs = 0, .n_vars = 0, .n_sets = 8,
    .nodes = onnx_fusion_conv_norm_sum_act_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_conv_norm_sum_act_regions,
    .captures = onnx_fusion_conv_norm_sum_act_refs,
    .text = "pattern conv_norm_sum_act(x, w, b, scale, bias, mean, variance, residual) =\012    activation(conv_norm_sum(x, w, b, scale, bias, mean, variance, residual));", .line = 82
};
static bool onnx_fusion_conv_norm_sum_act_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_conv_norm_sum_act_match(g, n, m);
}
static bool onnx_fusion_conv_norm_sum_act_pass(void *ctx, const struct onnx_fusion_conv_norm_sum_act_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_conv_norm_sum_act_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_conv_norm_sum_act_each(g, n, onnx_fusion_conv_norm_sum_act_pass, &e);
}

/* ---- matmul_bias_sum ---- */

static const struct dfg_desc_node onnx_fusion_matmul_bias_sum_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 8, },
        .text = "Add(matmul_bias(a, b, c), residual)", .line = 84 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "Add(MatMul(a, b), c & const)", .line = 21 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "MatMul(a, b)", .line = 21 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 84 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 84 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "c & const", .line = 21 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 84 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 21 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "residual",
        .text = "residual", .line = 84 },
};
static const struct dfg_desc_region onnx_fusion_matmul_bias_sum_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_matmul_bias_sum_refs[] = { { 3, -1 }, { 4, -1 }, { 6, -1 }, { 8, -1 }, };
static const struct dfg_capture onnx_fusion_matmul_bias_sum_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct onnx_fusion_matmul_bias_sum_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_fusion_matmul_bias_sum_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct onnx_fusion_matmul_bias_sum_match, c) },
    { "residual", DFG_CAP_NODE, offsetof(struct onnx_fusion_matmul_bias_sum_match, residual) },
};
static const struct dfg_desc_pattern onnx_fusion_matmul_bias_sum_desc = {
    .n_nodes = 9, .n_exprs = 0, .n_vars = 0, .n_sets = 4,
    .nodes = onnx_fusion_matmul_bias_sum_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_matmul_bias_sum_regions,
    .captures = onnx_fusion_matmul_bias_sum_refs,
    .text = "pattern matmul_bias_sum(a, b, c, residual) = Add(matmul_bias(a, b, c), residual);", .line = 84
};
static bool onnx_fusion_matmul_bias_sum_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_matmul_bias_sum_match(g, n, m);
}
static bool onnx_fusion_matmul_bias_sum_pass(void *ctx, const struct onnx_fusion_matmul_bias_sum_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_matmul_bias_sum_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_matmul_bias_sum_each(g, n, onnx_fusion_matmul_bias_sum_pass, &e);
}

/* ---- dequantized ---- */

static const struct dfg_desc_node onnx_fusion_dequantized_nodes[8] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 5, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "q",
        .text = "q", .line = 88 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "s & const", .line = 88 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 88 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "(z & const)", .line = 88 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "z",
        .text = "z", .line = 88 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
};
static const struct dfg_desc_region onnx_fusion_dequantized_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_dequantized_refs[] = { { 1, -1 }, { 3, -1 }, { 6, -1 }, };
static const struct dfg_capture onnx_fusion_dequantized_captures[] = {
    { "q", DFG_CAP_NODE, offsetof(struct onnx_fusion_dequantized_match, q) },
    { "s", DFG_CAP_NODE, offsetof(struct onnx_fusion_dequantized_match, s) },
    { "z", DFG_CAP_NODE, offsetof(struct onnx_fusion_dequantized_match, z) },
};
static const struct dfg_desc_pattern onnx_fusion_dequantized_desc = {
    .n_nodes = 8, .n_exprs = 0, .n_vars = 0, .n_sets = 3,
    .nodes = onnx_fusion_dequantized_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_dequantized_regions,
    .captures = onnx_fusion_dequantized_refs,
    .text = "pattern dequantized(q, s, z) = DequantizeLinear(q, s & const, (z & const)?);", .line = 88
};
static bool onnx_fusion_dequantized_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_dequantized_match(g, n, m);
}
static bool onnx_fusion_dequantized_pass(void *ctx, const struct onnx_fusion_dequantized_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_dequantized_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_dequantized_each(g, n, onnx_fusion_dequantized_pass, &e);
}

/* ---- quantized ---- */

static const struct dfg_desc_node onnx_fusion_quantized_nodes[8] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 5, },
        .optional = 0x4u,
        .text = "QuantizeLinear(p, s & const, (z & const)?)", .line = 89 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "p",
        .text = "p", .line = 89 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "s & const", .line = 89 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 89 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "(z & const)", .line = 89 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "z",
        .text = "z", .line = 89 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89 },
};
static const struct dfg_desc_region onnx_fusion_quantized_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_quantized_refs[] = { { 1, -1 }, { 3, -1 }, { 6, -1 }, };
static const struct dfg_capture onnx_fusion_quantized_captures[] = {
    { "p", DFG_CAP_NODE, offsetof(struct onnx_fusion_quantized_match, p) },
    { "s", DFG_CAP_NODE, offsetof(struct onnx_fusion_quantized_match, s) },
    { "z", DFG_CAP_NODE, offsetof(struct onnx_fusion_quantized_match, z) },
};
static const struct dfg_desc_pattern onnx_fusion_quantized_desc = {
    .n_nodes = 8, .n_exprs = 0, .n_vars = 0, .n_sets = 3,
    .nodes = onnx_fusion_quantized_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_quantized_regions,
    .captures = onnx_fusion_quantized_refs,
    .text = "pattern quantized(p, s, z) = QuantizeLinear(p, s & const, (z & const)?);", .line = 89
};
static bool onnx_fusion_quantized_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_quantized_match(g, n, m);
}
static bool onnx_fusion_quantized_pass(void *ctx, const struct onnx_fusion_quantized_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_quantized_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_quantized_each(g, n, onnx_fusion_quantized_pass, &e);
}

/* ---- qdq_conv ---- */

static const struct dfg_desc_node onnx_fusion_qdq_conv_nodes[37] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 31, 34, },
        .optional = 0x4u,
        .text = "QuantizeLinear(p, s & const, (z & const)?)", .line = 89 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "Relu?(Conv(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero),\012   ...", .line = 92 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "Relu?(Conv(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero),\012   ...", .line = 92 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 3, .kids = (const uint32_t[]){ 4, 12, 20, },
        .optional = 0x4u,
        .text = "Conv(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero),\012         ...", .line = 92 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 5, 6, 9, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 91 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "s & const", .line = 88 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x_scale",
        .text = "x_scale", .line = 91 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "(z & const)", .line = 88 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x_zero",
        .text = "x_zero", .line = 91 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 13, 14, 17, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 91 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "s & const", .line = 88 },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w_scale",
        .text = "w_scale", .line = 91 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [17] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, },
        .text = "(z & const)", .line = 88 },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w_zero",
        .text = "w_zero", .line = 91 },
    [19] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [20] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 21, 29, },
        .text = "(dequantized(b, b_scale, b_zero) | b & const)", .line = 93 },
    [21] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 22, 23, 26, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88 },
    [22] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 91 },
    [23] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, },
        .text = "s & const", .line = 88 },
    [24] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b_scale",
        .text = "b_scale", .line = 91 },
    [25] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [26] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, },
        .text = "(z & const)", .line = 88 },
    [27] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b_zero",
        .text = "b_zero", .line = 91 },
    [28] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [29] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 22, 30, },
        .text = "b & const", .line = 93 },
    [30] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 93 },
    [31] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, },
        .text = "s & const", .line = 89 },
    [32] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 91 },
    [33] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89 },
    [34] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, },
        .text = "(z & const)", .line = 89 },
    [35] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zero",
        .text = "zero", .line = 91 },
    [36] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89 },
};
static const struct dfg_desc_region onnx_fusion_qdq_conv_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_qdq_conv_refs[] = { { 5, -1 }, { 7, -1 }, { 10, -1 }, { 13, -1 }, { 15, -1 }, { 18, -1 }, { 22, -1 }, { 24, -1 }, { 27, -1 }, { 32, -1 }, { 35, -1 }, };
static const struct dfg_capture onnx_fusion_qdq_conv_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_conv_match, x) },
    { "x_scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_conv_match, x_scale) },
    { "x_zero", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_conv_match, x_zero) },
    { "w", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_conv_match, w) },
    { "w_scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_conv_match, w_scale) },
    { "w_zero", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_conv_match, w_zero) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_conv_match, b) },
    { "b_scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_conv_match, b_scale) },
    { "b_zero", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_conv_match, b_zero) },
    { "scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_conv_match, scale) },
    { "zero", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_conv_match, zero) },
};
static const struct dfg_desc_pattern onnx_fusion_qdq_conv_desc = {
    .n_nodes = 37, .n_exprs = 0, .n_vars = 0, .n_sets = 11,
    .nodes = onnx_fusion_qdq_conv_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_qdq_conv_regions,
    .captures = onnx_fusion_qdq_conv_refs,
    .text = "pattern qdq_conv(x, x_scale, x_zero, w, w_scale, w_zero, b, b_scale, b_zero, scale, zero) =\012    quantized(Relu?(Conv(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero),\012                         (dequantized(b, b_scale, b_zero) | b & const)?)),\012              scale, zero);", .line = 91
};
static bool onnx_fusion_qdq_conv_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_qdq_conv_match(g, n, m);
}
static bool onnx_fusion_qdq_conv_pass(void *ctx, const struct onnx_fusion_qdq_conv_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_qdq_conv_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_qdq_conv_each(g, n, onnx_fusion_qdq_conv_pass, &e);
}

/* ---- qdq_gemm ---- */

static const struct dfg_desc_node onnx_fusion_qdq_gemm_nodes[37] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 31, 34, },
        .optional = 0x4u,
        .text = "QuantizeLinear(p, s & const, (z & const)?)", .line = 89 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "Relu?(Gemm(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero),\012   ...", .line = 96 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "Relu?(Gemm(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero),\012   ...", .line = 96 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Gemm", },
        .n_kids = 3, .kids = (const uint32_t[]){ 4, 12, 20, },
        .optional = 0x4u,
        .text = "Gemm(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero),\012         ...", .line = 96 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 5, 6, 9, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 95 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "s & const", .line = 88 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x_scale",
        .text = "x_scale", .line = 95 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "(z & const)", .line = 88 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x_zero",
        .text = "x_zero", .line = 95 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 13, 14, 17, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 95 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "s & const", .line = 88 },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w_scale",
        .text = "w_scale", .line = 95 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [17] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, },
        .text = "(z & const)", .line = 88 },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w_zero",
        .text = "w_zero", .line = 95 },
    [19] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [20] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 21, 29, },
        .text = "(dequantized(b, b_scale, b_zero) | b & const)", .line = 97 },
    [21] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 22, 23, 26, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88 },
    [22] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 95 },
    [23] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, },
        .text = "s & const", .line = 88 },
    [24] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b_scale",
        .text = "b_scale", .line = 95 },
    [25] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [26] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, },
        .text = "(z & const)", .line = 88 },
    [27] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b_zero",
        .text = "b_zero", .line = 95 },
    [28] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [29] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 22, 30, },
        .text = "b & const", .line = 97 },
    [30] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 97 },
    [31] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, },
        .text = "s & const", .line = 89 },
    [32] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 95 },
    [33] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89 },
    [34] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, },
        .text = "(z & const)", .line = 89 },
    [35] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zero",
        .text = "zero", .line = 95 },
    [36] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89 },
};
static const struct dfg_desc_region onnx_fusion_qdq_gemm_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_qdq_gemm_refs[] = { { 5, -1 }, { 7, -1 }, { 10, -1 }, { 13, -1 }, { 15, -1 }, { 18, -1 }, { 22, -1 }, { 24, -1 }, { 27, -1 }, { 32, -1 }, { 35, -1 }, };
static const struct dfg_capture onnx_fusion_qdq_gemm_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_gemm_match, x) },
    { "x_scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_gemm_match, x_scale) },
    { "x_zero", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_gemm_match, x_zero) },
    { "w", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_gemm_match, w) },
    { "w_scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_gemm_match, w_scale) },
    { "w_zero", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_gemm_match, w_zero) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_gemm_match, b) },
    { "b_scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_gemm_match, b_scale) },
    { "b_zero", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_gemm_match, b_zero) },
    { "scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_gemm_match, scale) },
    { "zero", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_gemm_match, zero) },
};
static const struct dfg_desc_pattern onnx_fusion_qdq_gemm_desc = {
    .n_nodes = 37, .n_exprs = 0, .n_vars = 0, .n_sets = 11,
    .nodes = onnx_fusion_qdq_gemm_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_qdq_gemm_regions,
    .captures = onnx_fusion_qdq_gemm_refs,
    .text = "pattern qdq_gemm(x, x_scale, x_zero, w, w_scale, w_zero, b, b_scale, b_zero, scale, zero) =\012    quantized(Relu?(Gemm(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero),\012                         (dequantized(b, b_scale, b_zero) | b & const)?)),\012              scale, zero);", .line = 95
};
static bool onnx_fusion_qdq_gemm_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_qdq_gemm_match(g, n, m);
}
static bool onnx_fusion_qdq_gemm_pass(void *ctx, const struct onnx_fusion_qdq_gemm_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_qdq_gemm_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_qdq_gemm_each(g, n, onnx_fusion_qdq_gemm_pass, &e);
}

/* ---- qdq_matmul ---- */

static const struct dfg_desc_node onnx_fusion_qdq_matmul_nodes[24] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 18, 21, },
        .optional = 0x4u,
        .text = "QuantizeLinear(p, s & const, (z & const)?)", .line = 89 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 10, },
        .text = "MatMul(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero))", .line = 100 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 7, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 99 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "s & const", .line = 88 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x_scale",
        .text = "x_scale", .line = 99 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "(z & const)", .line = 88 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x_zero",
        .text = "x_zero", .line = 99 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 11, 12, 15, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 99 },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "s & const", .line = 88 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w_scale",
        .text = "w_scale", .line = 99 },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [15] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, },
        .text = "(z & const)", .line = 88 },
    [16] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w_zero",
        .text = "w_zero", .line = 99 },
    [17] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [18] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, },
        .text = "s & const", .line = 89 },
    [19] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 99 },
    [20] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89 },
    [21] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, },
        .text = "(z & const)", .line = 89 },
    [22] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zero",
        .text = "zero", .line = 99 },
    [23] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89 },
};
static const struct dfg_desc_region onnx_fusion_qdq_matmul_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_qdq_matmul_refs[] = { { 3, -1 }, { 5, -1 }, { 8, -1 }, { 11, -1 }, { 13, -1 }, { 16, -1 }, { 19, -1 }, { 22, -1 }, };
static const struct dfg_capture onnx_fusion_qdq_matmul_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_matmul_match, x) },
    { "x_scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_matmul_match, x_scale) },
    { "x_zero", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_matmul_match, x_zero) },
    { "w", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_matmul_match, w) },
    { "w_scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_matmul_match, w_scale) },
    { "w_zero", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_matmul_match, w_zero) },
    { "scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_matmul_match, scale) },
    { "zero", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_matmul_match, zero) },
};
static const struct dfg_desc_pattern onnx_fusion_qdq_matmul_desc = {
    .n_nodes = 24, .n_exprs = 0, .n_vars = 0, .n_sets = 8,
    .nodes = onnx_fusion_qdq_matmul_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_qdq_matmul_regions,
    .captures = onnx_fusion_qdq_matmul_refs,
    .text = "pattern qdq_matmul(x, x_scale, x_zero, w, w_scale, w_zero, scale, zero) =\012    quantized(MatMul(dequantized(x, x_scale, x_zero), dequantized(w, w_scale, w_zero)), scale, zero);", .line = 99
};
static bool onnx_fusion_qdq_matmul_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_qdq_matmul_match(g, n, m);
}
static bool onnx_fusion_qdq_matmul_pass(void *ctx, const struct onnx_fusion_qdq_matmul_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_qdq_matmul_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_qdq_matmul_each(g, n, onnx_fusion_qdq_matmul_pass, &e);
}

/* ---- qdq_binary ---- */

static const struct dfg_desc_node onnx_fusion_qdq_binary_nodes[26] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 20, 23, },
        .optional = 0x4u,
        .text = "QuantizeLinear(p, s & const, (z & const)?)", .line = 89 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "Relu?((Add | Sub | Mul | Div)(dequantized(x, x_scale, x_zero), dequantized(y, y_...", .line = 102 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "Relu?((Add | Sub | Mul | Div)(dequantized(x, x_scale, x_zero), dequantized(y, y_...", .line = 102 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 4, .ops = (const char *const[]){ "Add", "Sub", "Mul", "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 12, },
        .text = "(Add | Sub | Mul | Div)(dequantized(x, x_scale, x_zero), dequantized(y, y_scale,...", .line = 102 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 5, 6, 9, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 101 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "s & const", .line = 88 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x_scale",
        .text = "x_scale", .line = 101 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "(z & const)", .line = 88 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x_zero",
        .text = "x_zero", .line = 101 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 13, 14, 17, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "y",
        .text = "y", .line = 101 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "s & const", .line = 88 },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "y_scale",
        .text = "y_scale", .line = 101 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [17] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, },
        .text = "(z & const)", .line = 88 },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "y_zero",
        .text = "y_zero", .line = 101 },
    [19] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [20] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, },
        .text = "s & const", .line = 89 },
    [21] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 101 },
    [22] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89 },
    [23] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, },
        .text = "(z & const)", .line = 89 },
    [24] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zero",
        .text = "zero", .line = 101 },
    [25] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89 },
};
static const struct dfg_desc_region onnx_fusion_qdq_binary_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_qdq_binary_refs[] = { { 5, -1 }, { 7, -1 }, { 10, -1 }, { 13, -1 }, { 15, -1 }, { 18, -1 }, { 21, -1 }, { 24, -1 }, };
static const struct dfg_capture onnx_fusion_qdq_binary_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_binary_match, x) },
    { "x_scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_binary_match, x_scale) },
    { "x_zero", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_binary_match, x_zero) },
    { "y", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_binary_match, y) },
    { "y_scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_binary_match, y_scale) },
    { "y_zero", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_binary_match, y_zero) },
    { "scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_binary_match, scale) },
    { "zero", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_binary_match, zero) },
};
static const struct dfg_desc_pattern onnx_fusion_qdq_binary_desc = {
    .n_nodes = 26, .n_exprs = 0, .n_vars = 0, .n_sets = 8,
    .nodes = onnx_fusion_qdq_binary_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_qdq_binary_regions,
    .captures = onnx_fusion_qdq_binary_refs,
    .text = "pattern qdq_binary(x, x_scale, x_zero, y, y_scale, y_zero, scale, zero) =\012    quantized(Relu?((Add | Sub | Mul | Div)(dequantized(x, x_scale, x_zero), dequantized(y, y_scale, y_zero))),\012              scale, zero);", .line = 101
};
static bool onnx_fusion_qdq_binary_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_qdq_binary_match(g, n, m);
}
static bool onnx_fusion_qdq_binary_pass(void *ctx, const struct onnx_fusion_qdq_binary_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_qdq_binary_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_qdq_binary_each(g, n, onnx_fusion_qdq_binary_pass, &e);
}

/* ---- qdq_unary ---- */

static const struct dfg_desc_node onnx_fusion_qdq_unary_nodes[16] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 10, 13, },
        .optional = 0x4u,
        .text = "QuantizeLinear(p, s & const, (z & const)?)", .line = 89 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 15, .ops = (const char *const[]){ "AveragePool", "GlobalAveragePool", "MaxPool", "Relu", "Sigmoid", "Tanh", "Softmax", "LeakyRelu", "Clip", "Flatten", "Reshape", "Transpose", "Squeeze", "Unsqueeze", "ReduceMean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .rest_first = 0, .rest_last = 1,
        .name = "y",
        .text = "(AveragePool | GlobalAveragePool | MaxPool | Relu | Sigmoid | Tanh | Softmax | L...", .line = 105 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 7, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 104 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "s & const", .line = 88 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x_scale",
        .text = "x_scale", .line = 104 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "(z & const)", .line = 88 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x_zero",
        .text = "x_zero", .line = 104 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "s & const", .line = 89 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 104 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89 },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "(z & const)", .line = 89 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zero",
        .text = "zero", .line = 104 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89 },
};
static const struct dfg_desc_region onnx_fusion_qdq_unary_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_qdq_unary_refs[] = { { 3, -1 }, { 5, -1 }, { 8, -1 }, { 11, -1 }, { 14, -1 }, { 1, -1 }, };
static const struct dfg_capture onnx_fusion_qdq_unary_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_unary_match, x) },
    { "x_scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_unary_match, x_scale) },
    { "x_zero", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_unary_match, x_zero) },
    { "scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_unary_match, scale) },
    { "zero", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_unary_match, zero) },
    { "y", DFG_CAP_NODE, offsetof(struct onnx_fusion_qdq_unary_match, y) },
};
static const struct dfg_desc_pattern onnx_fusion_qdq_unary_desc = {
    .n_nodes = 16, .n_exprs = 0, .n_vars = 0, .n_sets = 6,
    .nodes = onnx_fusion_qdq_unary_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_qdq_unary_regions,
    .captures = onnx_fusion_qdq_unary_refs,
    .text = "pattern qdq_unary(x, x_scale, x_zero, scale, zero) {\012    y = (AveragePool | GlobalAveragePool | MaxPool | Relu | Sigmoid | Tanh | Softmax | LeakyRelu | Clip | Flatten\012         | Reshape | Transpose | Squeeze | Unsqueeze | ReduceMean)(dequantized(x, x_scale, x_zero), ...);\012    return quantized(y, scale, zero);\012}", .line = 104
};
static bool onnx_fusion_qdq_unary_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_qdq_unary_match(g, n, m);
}
static bool onnx_fusion_qdq_unary_pass(void *ctx, const struct onnx_fusion_qdq_unary_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_qdq_unary_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_qdq_unary_each(g, n, onnx_fusion_qdq_unary_pass, &e);
}

/* ---- requant_shift ---- */

static const struct dfg_desc_node onnx_fusion_requant_shift_nodes[13] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "RequantShift", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 7, 10, },
        .text = "RequantShift((Conv | Gemm)(x, w & const, b?), mul & const, add & const)", .line = 110 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "Conv", "Gemm", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 3, 6, },
        .optional = 0x4u,
        .text = "(Conv | Gemm)(x, w & const, b?)", .line = 110 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 110 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "w & const", .line = 110 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 110 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 110 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 110 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "mul & const", .line = 110 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "mul",
        .text = "mul", .line = 110 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 110 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "add & const", .line = 110 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "add",
        .text = "add", .line = 110 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 110 },
};
static const struct dfg_desc_region onnx_fusion_requant_shift_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_requant_shift_refs[] = { { 2, -1 }, { 4, -1 }, { 6, -1 }, { 8, -1 }, { 11, -1 }, };
static const struct dfg_capture onnx_fusion_requant_shift_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_requant_shift_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct onnx_fusion_requant_shift_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct onnx_fusion_requant_shift_match, b) },
    { "mul", DFG_CAP_NODE, offsetof(struct onnx_fusion_requant_shift_match, mul) },
    { "add", DFG_CAP_NODE, offsetof(struct onnx_fusion_requant_shift_match, add) },
};
static const struct dfg_desc_pattern onnx_fusion_requant_shift_desc = {
    .n_nodes = 13, .n_exprs = 0, .n_vars = 0, .n_sets = 5,
    .nodes = onnx_fusion_requant_shift_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_requant_shift_regions,
    .captures = onnx_fusion_requant_shift_refs,
    .text = "pattern requant_shift(x, w, b, mul, add) = RequantShift((Conv | Gemm)(x, w & const, b?), mul & const, add & const);", .line = 110
};
static bool onnx_fusion_requant_shift_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_requant_shift_match(g, n, m);
}
static bool onnx_fusion_requant_shift_pass(void *ctx, const struct onnx_fusion_requant_shift_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_requant_shift_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_requant_shift_each(g, n, onnx_fusion_requant_shift_pass, &e);
}

/* ---- requantize ---- */

static const struct dfg_desc_node onnx_fusion_requantize_nodes[15] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 9, 12, },
        .optional = 0x4u,
        .text = "QuantizeLinear(p, s & const, (z & const)?)", .line = 89 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 3, 6, },
        .optional = 0x4u,
        .text = "DequantizeLinear(q, s & const, (z & const)?)", .line = 88 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 112 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "s & const", .line = 88 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x_scale",
        .text = "x_scale", .line = 112 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "(z & const)", .line = 88 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x_zero",
        .text = "x_zero", .line = 112 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "s & const", .line = 89 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 112 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89 },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "(z & const)", .line = 89 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zero",
        .text = "zero", .line = 112 },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 89 },
};
static const struct dfg_desc_region onnx_fusion_requantize_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_requantize_refs[] = { { 2, -1 }, { 4, -1 }, { 7, -1 }, { 10, -1 }, { 13, -1 }, };
static const struct dfg_capture onnx_fusion_requantize_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_requantize_match, x) },
    { "x_scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_requantize_match, x_scale) },
    { "x_zero", DFG_CAP_NODE, offsetof(struct onnx_fusion_requantize_match, x_zero) },
    { "scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_requantize_match, scale) },
    { "zero", DFG_CAP_NODE, offsetof(struct onnx_fusion_requantize_match, zero) },
};
static const struct dfg_desc_pattern onnx_fusion_requantize_desc = {
    .n_nodes = 15, .n_exprs = 0, .n_vars = 0, .n_sets = 5,
    .nodes = onnx_fusion_requantize_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_requantize_regions,
    .captures = onnx_fusion_requantize_refs,
    .text = "pattern requantize(x, x_scale, x_zero, scale, zero) = quantized(dequantized(x, x_scale, x_zero), scale, zero);", .line = 112
};
static bool onnx_fusion_requantize_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_requantize_match(g, n, m);
}
static bool onnx_fusion_requantize_pass(void *ctx, const struct onnx_fusion_requantize_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_requantize_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_requantize_each(g, n, onnx_fusion_requantize_pass, &e);
}

/* ---- centred ---- */

static const struct dfg_desc_node onnx_fusion_centred_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sub", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "Sub(x, ReduceMean(x) { keepdims == 1 })", .line = 117 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 117 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "ReduceMean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "keepdims", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "keepdims == 1", .line = 117 },
        },
        .text = "ReduceMean(x)", .line = 117 },
};
static const struct dfg_desc_region onnx_fusion_centred_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_centred_refs[] = { { 1, -1 }, };
static const struct dfg_capture onnx_fusion_centred_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_centred_match, x) },
};
static const struct dfg_desc_pattern onnx_fusion_centred_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = onnx_fusion_centred_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_centred_regions,
    .captures = onnx_fusion_centred_refs,
    .text = "pattern centred(x) = Sub(x, ReduceMean(x) { keepdims == 1 });", .line = 117
};
static bool onnx_fusion_centred_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_centred_match(g, n, m);
}
static bool onnx_fusion_centred_pass(void *ctx, const struct onnx_fusion_centred_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_centred_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_centred_each(g, n, onnx_fusion_centred_pass, &e);
}

/* ---- layer_norm ---- */

static const struct dfg_desc_node onnx_fusion_layer_norm_nodes[28] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 27, },
        .text = "Add(Mul(n, scale), bias) | LayerNormalization(x, scale, bias?)", .line = 124 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 26, },
        .text = "Add(Mul(n, scale), bias)", .line = 124 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 25, },
        .text = "Mul(n, scale)", .line = 124 },
    [3] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 23, },
        .name = "n",
        .text = "Div(d, s) | Mul(d, Reciprocal(s))", .line = 123 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 8, },
        .text = "Div(d, s)", .line = 123 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sub", },
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .name = "d",
        .text = "Sub(x, ReduceMean(x) { keepdims == 1 })", .line = 117 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 118 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "ReduceMean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "keepdims", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "keepdims == 1", .line = 117 },
        },
        .text = "ReduceMean(x)", .line = 117 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sqrt", },
        .n_kids = 1, .kids = (const uint32_t[]){ 9, },
        .name = "s",
        .text = "Sqrt(Add(v, eps & const))", .line = 122 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 20, },
        .text = "Add(v, eps & const)", .line = 122 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "ReduceMean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 11, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "keepdims", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "keepdims == 1", .line = 121 },
        },
        .name = "v",
        .text = "ReduceMean(Pow(e, 2) | Mul(e, e))", .line = 121 },
    [11] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 19, },
        .text = "Pow(e, 2) | Mul(e, e)", .line = 121 },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Pow", },
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 18, },
        .text = "Pow(e, 2)", .line = 121 },
    [13] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .name = "e",
        .text = "Cast?(d | centred(x))", .line = 120 },
    [14] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 15, },
        .text = "Cast?(d | centred(x))", .line = 120 },
    [15] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 16, },
        .text = "d | centred(x)", .line = 120 },
    [16] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sub", },
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 17, },
        .text = "Sub(x, ReduceMean(x) { keepdims == 1 })", .line = 117 },
    [17] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "ReduceMean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "keepdims", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "keepdims == 1", .line = 117 },
        },
        .text = "ReduceMean(x)", .line = 117 },
    [18] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 2LL }, 0.0 },
        .text = "2", .line = 121 },
    [19] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 13, },
        .text = "Mul(e, e)", .line = 121 },
    [20] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, },
        .text = "eps & const", .line = 122 },
    [21] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "eps",
        .text = "eps", .line = 118 },
    [22] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 122 },
    [23] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 24, },
        .text = "Mul(d, Reciprocal(s))", .line = 123 },
    [24] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Reciprocal", },
        .n_kids = 1, .kids = (const uint32_t[]){ 8, },
        .text = "Reciprocal(s)", .line = 123 },
    [25] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 118 },
    [26] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 118 },
    [27] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "LayerNormalization", },
        .n_kids = 3, .kids = (const uint32_t[]){ 6, 25, 26, },
        .optional = 0x4u,
        .text = "LayerNormalization(x, scale, bias?)", .line = 124 },
};
static const struct dfg_desc_region onnx_fusion_layer_norm_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_layer_norm_refs[] = { { 6, -1 }, { 21, -1 }, { 25, -1 }, { 26, -1 }, { 5, -1 }, { 13, -1 }, { 10, -1 }, { 8, -1 }, { 3, -1 }, };
static const struct dfg_capture onnx_fusion_layer_norm_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_layer_norm_match, x) },
    { "eps", DFG_CAP_NODE, offsetof(struct onnx_fusion_layer_norm_match, eps) },
    { "scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_layer_norm_match, scale) },
    { "bias", DFG_CAP_NODE, offsetof(struct onnx_fusion_layer_norm_match, bias) },
    { "d", DFG_CAP_NODE, offsetof(struct onnx_fusion_layer_norm_match, d) },
    { "e", DFG_CAP_NODE, offsetof(struct onnx_fusion_layer_norm_match, e) },
    { "v", DFG_CAP_NODE, offsetof(struct onnx_fusion_layer_norm_match, v) },
    { "s", DFG_CAP_NODE, offsetof(struct onnx_fusion_layer_norm_match, s) },
    { "n", DFG_CAP_NODE, offsetof(struct onnx_fusion_layer_norm_match, n) },
};
static const struct dfg_desc_pattern onnx_fusion_layer_norm_desc = {
    .n_nodes = 28, .n_exprs = 0, .n_vars = 0, .n_sets = 9,
    .nodes = onnx_fusion_layer_norm_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_layer_norm_regions,
    .captures = onnx_fusion_layer_norm_refs,
    .text = "pattern layer_norm(x, eps, scale, bias) {\012    d = centred(x);\012    e = Cast?(d | centred(x));\012    v = ReduceMean(Pow(e, 2) | Mul(e, e)) { keepdims == 1 };\012    s = Sqrt(Add(v, eps & const));\012    n = Div(d, s) | Mul(d, Reciprocal(s));\012    return Add(Mul(n, scale), bias) | LayerNormalization(x, scale, bias?);\012}", .line = 118
};
static bool onnx_fusion_layer_norm_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_layer_norm_match(g, n, m);
}
static bool onnx_fusion_layer_norm_pass(void *ctx, const struct onnx_fusion_layer_norm_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_layer_norm_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_layer_norm_each(g, n, onnx_fusion_layer_norm_pass, &e);
}

/* ---- rms_norm ---- */

static const struct dfg_desc_node onnx_fusion_rms_norm_nodes[34] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 33, },
        .text = "Mul(Cast?(Div(x, s) | Mul(x, Reciprocal(s)) | Mul(x, Div(1, s))), scale)", .line = 131 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "Cast?(Div(x, s) | Mul(x, Reciprocal(s)) | Mul(x, Div(1, s)))", .line = 131 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "Cast?(Div(x, s) | Mul(x, Reciprocal(s)) | Mul(x, Div(1, s)))", .line = 131 },
    [3] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 4, 28, 30, },
        .text = "Div(x, s) | Mul(x, Reciprocal(s)) | Mul(x, Div(1, s))", .line = 131 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "Div(x, s)", .line = 131 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 128 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sqrt", },
        .n_kids = 1, .kids = (const uint32_t[]){ 7, },
        .name = "s",
        .text = "Sqrt(Add(v, eps & const))", .line = 130 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 25, },
        .text = "Add(v, eps & const)", .line = 130 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "ReduceMean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 9, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "keepdims", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "keepdims == 1", .line = 129 },
        },
        .name = "v",
        .text = "ReduceMean(Pow(x & !Sub(_, ReduceMean(_)), 2) | Mul(x, x & !Sub(_, ReduceMean(_)...", .line = 129 },
    [9] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 18, },
        .text = "Pow(x & !Sub(_, ReduceMean(_)), 2) | Mul(x, x & !Sub(_, ReduceMean(_)))", .line = 129 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Pow", },
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 17, },
        .text = "Pow(x & !Sub(_, ReduceMean(_)), 2)", .line = 129 },
    [11] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 12, },
        .text = "x & !Sub(_, ReduceMean(_))", .line = 129 },
    [12] = { .kind = DFG_D_NOT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 13, },
        .text = "!Sub(_, ReduceMean(_))", .line = 129 },
    [13] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 1,
        .n_ops = 1, .ops = (const char *const[]){ "Sub", },
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "Sub(_, ReduceMean(_))", .line = 129 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 1,
        .text = "_", .line = 129 },
    [15] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 1,
        .n_ops = 1, .ops = (const char *const[]){ "ReduceMean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 16, },
        .text = "ReduceMean(_)", .line = 129 },
    [16] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 1,
        .text = "_", .line = 129 },
    [17] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 2LL }, 0.0 },
        .text = "2", .line = 129 },
    [18] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 19, },
        .text = "Mul(x, x & !Sub(_, ReduceMean(_)))", .line = 129 },
    [19] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 20, },
        .text = "x & !Sub(_, ReduceMean(_))", .line = 129 },
    [20] = { .kind = DFG_D_NOT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 21, },
        .text = "!Sub(_, ReduceMean(_))", .line = 129 },
    [21] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 2,
        .n_ops = 1, .ops = (const char *const[]){ "Sub", },
        .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, },
        .text = "Sub(_, ReduceMean(_))", .line = 129 },
    [22] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 2,
        .text = "_", .line = 129 },
    [23] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 2,
        .n_ops = 1, .ops = (const char *const[]){ "ReduceMean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 24, },
        .text = "ReduceMean(_)", .line = 129 },
    [24] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 2,
        .text = "_", .line = 129 },
    [25] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, },
        .text = "eps & const", .line = 130 },
    [26] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "eps",
        .text = "eps", .line = 128 },
    [27] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 130 },
    [28] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 29, },
        .text = "Mul(x, Reciprocal(s))", .line = 131 },
    [29] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Reciprocal", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .text = "Reciprocal(s)", .line = 131 },
    [30] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 31, },
        .text = "Mul(x, Div(1, s))", .line = 131 },
    [31] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 32, 6, },
        .text = "Div(1, s)", .line = 131 },
    [32] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 131 },
    [33] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 128 },
};
static const struct dfg_desc_region onnx_fusion_rms_norm_regions[] = { { DFG_D_OUTER, 0, 0 }, { DFG_D_INSIDE_NOT, 12, 0 }, { DFG_D_INSIDE_NOT, 20, 0 }, };
static const struct dfg_desc_capture onnx_fusion_rms_norm_refs[] = { { 5, -1 }, { 26, -1 }, { 33, -1 }, { 8, -1 }, { 6, -1 }, };
static const struct dfg_capture onnx_fusion_rms_norm_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct onnx_fusion_rms_norm_match, x) },
    { "eps", DFG_CAP_NODE, offsetof(struct onnx_fusion_rms_norm_match, eps) },
    { "scale", DFG_CAP_NODE, offsetof(struct onnx_fusion_rms_norm_match, scale) },
    { "v", DFG_CAP_NODE, offsetof(struct onnx_fusion_rms_norm_match, v) },
    { "s", DFG_CAP_NODE, offsetof(struct onnx_fusion_rms_norm_match, s) },
};
static const struct dfg_desc_pattern onnx_fusion_rms_norm_desc = {
    .n_nodes = 34, .n_exprs = 0, .n_vars = 0, .n_sets = 5,
    .nodes = onnx_fusion_rms_norm_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 3, .regions = onnx_fusion_rms_norm_regions,
    .captures = onnx_fusion_rms_norm_refs,
    .text = "pattern rms_norm(x, eps, scale) {\012    v = ReduceMean(Pow(x & !Sub(_, ReduceMean(_)), 2) | Mul(x, x & !Sub(_, ReduceMean(_)))) { keepdims == 1 };\012    s = Sqrt(Add(v, eps & const));\012    return Mul(Cast?(Div(x, s) | Mul(x, Reciprocal(s)) | Mul(x, Div(1, s))), scale);\012}", .line = 128
};
static bool onnx_fusion_rms_norm_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_rms_norm_match(g, n, m);
}
static bool onnx_fusion_rms_norm_pass(void *ctx, const struct onnx_fusion_rms_norm_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_rms_norm_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_rms_norm_each(g, n, onnx_fusion_rms_norm_pass, &e);
}

/* ---- scores ---- */

static const struct dfg_desc_node onnx_fusion_scores_nodes[5] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "Cast?(MatMul(q, k))", .line = 136 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "Cast?(MatMul(q, k))", .line = 136 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "MatMul(q, k)", .line = 136 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "q",
        .text = "q", .line = 136 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "k",
        .text = "k", .line = 136 },
};
static const struct dfg_desc_region onnx_fusion_scores_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_scores_refs[] = { { 3, -1 }, { 4, -1 }, };
static const struct dfg_capture onnx_fusion_scores_captures[] = {
    { "q", DFG_CAP_NODE, offsetof(struct onnx_fusion_scores_match, q) },
    { "k", DFG_CAP_NODE, offsetof(struct onnx_fusion_scores_match, k) },
};
static const struct dfg_desc_pattern onnx_fusion_scores_desc = {
    .n_nodes = 5, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = onnx_fusion_scores_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_scores_regions,
    .captures = onnx_fusion_scores_refs,
    .text = "pattern scores(q, k) = Cast?(MatMul(q, k));", .line = 136
};
static bool onnx_fusion_scores_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_scores_match(g, n, m);
}
static bool onnx_fusion_scores_pass(void *ctx, const struct onnx_fusion_scores_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_scores_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_scores_each(g, n, onnx_fusion_scores_pass, &e);
}

/* ---- scaled ---- */

static const struct dfg_desc_node onnx_fusion_scaled_nodes[25] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 4, .kids = (const uint32_t[]){ 1, 10, 16, 22, },
        .text = "Div(scores(q, k), s & const) | Mul(scores(q, k), s & const)\012    | scores(Mul(q, ...", .line = 137 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 7, },
        .text = "Div(scores(q, k), s & const)", .line = 137 },
    [2] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "Cast?(MatMul(q, k))", .line = 136 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .text = "Cast?(MatMul(q, k))", .line = 136 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "MatMul(q, k)", .line = 136 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "q",
        .text = "q", .line = 137 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "k",
        .text = "k", .line = 137 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "s & const", .line = 137 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 137 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 137 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 14, },
        .text = "Mul(scores(q, k), s & const)", .line = 137 },
    [11] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, },
        .text = "Cast?(MatMul(q, k))", .line = 136 },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 13, },
        .text = "Cast?(MatMul(q, k))", .line = 136 },
    [13] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "MatMul(q, k)", .line = 136 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 15, },
        .text = "s & const", .line = 137 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 137 },
    [16] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, },
        .text = "Cast?(MatMul(q, k))", .line = 136 },
    [17] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 18, },
        .text = "Cast?(MatMul(q, k))", .line = 136 },
    [18] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 19, 6, },
        .text = "MatMul(q, k)", .line = 136 },
    [19] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 20, },
        .text = "Mul(q, s & const)", .line = 138 },
    [20] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 21, },
        .text = "s & const", .line = 138 },
    [21] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 138 },
    [22] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, },
        .text = "Cast?(MatMul(q, k))", .line = 136 },
    [23] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 24, },
        .text = "Cast?(MatMul(q, k))", .line = 136 },
    [24] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "MatMul(q, k)", .line = 136 },
};
static const struct dfg_desc_region onnx_fusion_scaled_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_scaled_refs[] = { { 5, -1 }, { 6, -1 }, { 8, -1 }, };
static const struct dfg_capture onnx_fusion_scaled_captures[] = {
    { "q", DFG_CAP_NODE, offsetof(struct onnx_fusion_scaled_match, q) },
    { "k", DFG_CAP_NODE, offsetof(struct onnx_fusion_scaled_match, k) },
    { "s", DFG_CAP_NODE, offsetof(struct onnx_fusion_scaled_match, s) },
};
static const struct dfg_desc_pattern onnx_fusion_scaled_desc = {
    .n_nodes = 25, .n_exprs = 0, .n_vars = 0, .n_sets = 3,
    .nodes = onnx_fusion_scaled_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_scaled_regions,
    .captures = onnx_fusion_scaled_refs,
    .text = "pattern scaled(q, k, s) = Div(scores(q, k), s & const) | Mul(scores(q, k), s & const)\012    | scores(Mul(q, s & const), k) | scores(q, k);", .line = 137
};
static bool onnx_fusion_scaled_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_scaled_match(g, n, m);
}
static bool onnx_fusion_scaled_pass(void *ctx, const struct onnx_fusion_scaled_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_scaled_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_scaled_each(g, n, onnx_fusion_scaled_pass, &e);
}

/* ---- attention ---- */

static const struct dfg_desc_node onnx_fusion_attention_nodes[37] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 36, },
        .text = "MatMul(Dropout?(Cast?(p), ...), v)", .line = 144 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "Dropout?(Cast?(p), ...)", .line = 144 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Dropout", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .rest_first = 0, .rest_last = 1,
        .text = "Dropout?(Cast?(p), ...)", .line = 144 },
    [3] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "Cast?(p)", .line = 144 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .text = "Cast?(p)", .line = 144 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 3, .ops = (const char *const[]){ "Softmax", "Softmax.v1", "Softmax.v11", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_IN_SET, .name = "axis", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = -1LL }, { .tag = DFG_D_INT, .i = 3LL }, } }, .text = "axis in {-1, 3}", .line = 143 },
        },
        .name = "p",
        .text = "(Softmax | Softmax.v1 | Softmax.v11)(m)", .line = 143 },
    [6] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 7, 34, 8, },
        .name = "m",
        .text = "Add(a, mask) | Where(keep, a, mask) | a", .line = 142 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 33, },
        .text = "Add(a, mask)", .line = 142 },
    [8] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 4, .kids = (const uint32_t[]){ 9, 18, 24, 30, },
        .name = "a",
        .text = "Div(scores(q, k), s & const) | Mul(scores(q, k), s & const)\012    | scores(Mul(q, ...", .line = 137 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 15, },
        .text = "Div(scores(q, k), s & const)", .line = 137 },
    [10] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "Cast?(MatMul(q, k))", .line = 136 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 12, },
        .text = "Cast?(MatMul(q, k))", .line = 136 },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "MatMul(q, k)", .line = 136 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "q",
        .text = "q", .line = 140 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "k",
        .text = "k", .line = 140 },
    [15] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, },
        .text = "s & const", .line = 137 },
    [16] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 140 },
    [17] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 137 },
    [18] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 19, 22, },
        .text = "Mul(scores(q, k), s & const)", .line = 137 },
    [19] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, },
        .text = "Cast?(MatMul(q, k))", .line = 136 },
    [20] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 21, },
        .text = "Cast?(MatMul(q, k))", .line = 136 },
    [21] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "MatMul(q, k)", .line = 136 },
    [22] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 16, 23, },
        .text = "s & const", .line = 137 },
    [23] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 137 },
    [24] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, },
        .text = "Cast?(MatMul(q, k))", .line = 136 },
    [25] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 26, },
        .text = "Cast?(MatMul(q, k))", .line = 136 },
    [26] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 27, 14, },
        .text = "MatMul(q, k)", .line = 136 },
    [27] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 28, },
        .text = "Mul(q, s & const)", .line = 138 },
    [28] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 16, 29, },
        .text = "s & const", .line = 138 },
    [29] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 138 },
    [30] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, },
        .text = "Cast?(MatMul(q, k))", .line = 136 },
    [31] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 32, },
        .text = "Cast?(MatMul(q, k))", .line = 136 },
    [32] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "MatMul(q, k)", .line = 136 },
    [33] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "mask",
        .text = "mask", .line = 140 },
    [34] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Where", },
        .n_kids = 3, .kids = (const uint32_t[]){ 35, 8, 33, },
        .text = "Where(keep, a, mask)", .line = 142 },
    [35] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "keep",
        .text = "keep", .line = 140 },
    [36] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "v",
        .text = "v", .line = 140 },
};
static const struct dfg_desc_region onnx_fusion_attention_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture onnx_fusion_attention_refs[] = { { 13, -1 }, { 14, -1 }, { 36, -1 }, { 16, -1 }, { 33, -1 }, { 35, -1 }, { 8, -1 }, { 6, -1 }, { 5, -1 }, };
static const struct dfg_capture onnx_fusion_attention_captures[] = {
    { "q", DFG_CAP_NODE, offsetof(struct onnx_fusion_attention_match, q) },
    { "k", DFG_CAP_NODE, offsetof(struct onnx_fusion_attention_match, k) },
    { "v", DFG_CAP_NODE, offsetof(struct onnx_fusion_attention_match, v) },
    { "s", DFG_CAP_NODE, offsetof(struct onnx_fusion_attention_match, s) },
    { "mask", DFG_CAP_NODE, offsetof(struct onnx_fusion_attention_match, mask) },
    { "keep", DFG_CAP_NODE, offsetof(struct onnx_fusion_attention_match, keep) },
    { "a", DFG_CAP_NODE, offsetof(struct onnx_fusion_attention_match, a) },
    { "m", DFG_CAP_NODE, offsetof(struct onnx_fusion_attention_match, m) },
    { "p", DFG_CAP_NODE, offsetof(struct onnx_fusion_attention_match, p) },
};
static const struct dfg_desc_pattern onnx_fusion_attention_desc = {
    .n_nodes = 37, .n_exprs = 0, .n_vars = 0, .n_sets = 9,
    .nodes = onnx_fusion_attention_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = onnx_fusion_attention_regions,
    .captures = onnx_fusion_attention_refs,
    .text = "pattern attention(q, k, v, s, mask, keep) {\012    a = scaled(q, k, s);\012    m = Add(a, mask) | Where(keep, a, mask) | a;\012    p = (Softmax | Softmax.v1 | Softmax.v11)(m) { axis in {-1, 3} };\012    return MatMul(Dropout?(Cast?(p), ...), v);\012}", .line = 140
};
static bool onnx_fusion_attention_any(const dfg_graph *g, dfg_node n, void *m)
{
    return onnx_fusion_attention_match(g, n, m);
}
static bool onnx_fusion_attention_pass(void *ctx, const struct onnx_fusion_attention_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool onnx_fusion_attention_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return onnx_fusion_attention_each(g, n, onnx_fusion_attention_pass, &e);
}

static const struct dfg_pattern patterns[] = {
    { .name = "conv", .place = "onnx_fusion.pat:19", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_conv_match),
      .n_captures = 3, .captures = onnx_fusion_conv_captures,
      .match = onnx_fusion_conv_any, .each = onnx_fusion_conv_all, .desc = &onnx_fusion_conv_desc },
    { .name = "gemm", .place = "onnx_fusion.pat:20", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_gemm_match),
      .n_captures = 3, .captures = onnx_fusion_gemm_captures,
      .match = onnx_fusion_gemm_any, .each = onnx_fusion_gemm_all, .desc = &onnx_fusion_gemm_desc },
    { .name = "matmul_bias", .place = "onnx_fusion.pat:21", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_matmul_bias_match),
      .n_captures = 3, .captures = onnx_fusion_matmul_bias_captures,
      .match = onnx_fusion_matmul_bias_any, .each = onnx_fusion_matmul_bias_all, .desc = &onnx_fusion_matmul_bias_desc },
    { .name = "normalized", .place = "onnx_fusion.pat:24", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_normalized_match),
      .n_captures = 5, .captures = onnx_fusion_normalized_captures,
      .match = onnx_fusion_normalized_any, .each = onnx_fusion_normalized_all, .desc = &onnx_fusion_normalized_desc },
    { .name = "conv_norm", .place = "onnx_fusion.pat:27", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_conv_norm_match),
      .n_captures = 7, .captures = onnx_fusion_conv_norm_captures,
      .match = onnx_fusion_conv_norm_any, .each = onnx_fusion_conv_norm_all, .desc = &onnx_fusion_conv_norm_desc },
    { .name = "conv_transpose_norm", .place = "onnx_fusion.pat:29", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_conv_transpose_norm_match),
      .n_captures = 7, .captures = onnx_fusion_conv_transpose_norm_captures,
      .match = onnx_fusion_conv_transpose_norm_any, .each = onnx_fusion_conv_transpose_norm_all, .desc = &onnx_fusion_conv_transpose_norm_desc },
    { .name = "relu6", .place = "onnx_fusion.pat:35", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_relu6_match),
      .n_captures = 1, .captures = onnx_fusion_relu6_captures,
      .match = onnx_fusion_relu6_any, .each = onnx_fusion_relu6_all, .desc = &onnx_fusion_relu6_desc },
    { .name = "swish", .place = "onnx_fusion.pat:37", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_swish_match),
      .n_captures = 1, .captures = onnx_fusion_swish_captures,
      .match = onnx_fusion_swish_any, .each = onnx_fusion_swish_all, .desc = &onnx_fusion_swish_desc },
    { .name = "hard_sigmoid", .place = "onnx_fusion.pat:39", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_hard_sigmoid_match),
      .n_captures = 1, .captures = onnx_fusion_hard_sigmoid_captures,
      .match = onnx_fusion_hard_sigmoid_any, .each = onnx_fusion_hard_sigmoid_all, .desc = &onnx_fusion_hard_sigmoid_desc },
    { .name = "hard_swish", .place = "onnx_fusion.pat:43", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_hard_swish_match),
      .n_captures = 1, .captures = onnx_fusion_hard_swish_captures,
      .match = onnx_fusion_hard_swish_any, .each = onnx_fusion_hard_swish_all, .desc = &onnx_fusion_hard_swish_desc },
    { .name = "gelu_erf", .place = "onnx_fusion.pat:46", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_gelu_erf_match),
      .n_captures = 2, .captures = onnx_fusion_gelu_erf_captures,
      .match = onnx_fusion_gelu_erf_any, .each = onnx_fusion_gelu_erf_all, .desc = &onnx_fusion_gelu_erf_desc },
    { .name = "cubic", .place = "onnx_fusion.pat:52", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_cubic_match),
      .n_captures = 1, .captures = onnx_fusion_cubic_captures,
      .match = onnx_fusion_cubic_any, .each = onnx_fusion_cubic_all, .desc = &onnx_fusion_cubic_desc },
    { .name = "gelu_tanh", .place = "onnx_fusion.pat:55", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_gelu_tanh_match),
      .n_captures = 2, .captures = onnx_fusion_gelu_tanh_captures,
      .match = onnx_fusion_gelu_tanh_any, .each = onnx_fusion_gelu_tanh_all, .desc = &onnx_fusion_gelu_tanh_desc },
    { .name = "gelu", .place = "onnx_fusion.pat:60", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_gelu_match),
      .n_captures = 1, .captures = onnx_fusion_gelu_captures,
      .match = onnx_fusion_gelu_any, .each = onnx_fusion_gelu_all, .desc = &onnx_fusion_gelu_desc },
    { .name = "activation", .place = "onnx_fusion.pat:63", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_activation_match),
      .n_captures = 1, .captures = onnx_fusion_activation_captures,
      .match = onnx_fusion_activation_any, .each = onnx_fusion_activation_all, .desc = &onnx_fusion_activation_desc },
    { .name = "conv_norm_act", .place = "onnx_fusion.pat:66", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_conv_norm_act_match),
      .n_captures = 7, .captures = onnx_fusion_conv_norm_act_captures,
      .match = onnx_fusion_conv_norm_act_any, .each = onnx_fusion_conv_norm_act_all, .desc = &onnx_fusion_conv_norm_act_desc },
    { .name = "conv_transpose_norm_act", .place = "onnx_fusion.pat:68", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_conv_transpose_norm_act_match),
      .n_captures = 7, .captures = onnx_fusion_conv_transpose_norm_act_captures,
      .match = onnx_fusion_conv_transpose_norm_act_any, .each = onnx_fusion_conv_transpose_norm_act_all, .desc = &onnx_fusion_conv_transpose_norm_act_desc },
    { .name = "conv_act", .place = "onnx_fusion.pat:70", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_conv_act_match),
      .n_captures = 3, .captures = onnx_fusion_conv_act_captures,
      .match = onnx_fusion_conv_act_any, .each = onnx_fusion_conv_act_all, .desc = &onnx_fusion_conv_act_desc },
    { .name = "gemm_act", .place = "onnx_fusion.pat:71", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_gemm_act_match),
      .n_captures = 3, .captures = onnx_fusion_gemm_act_captures,
      .match = onnx_fusion_gemm_act_any, .each = onnx_fusion_gemm_act_all, .desc = &onnx_fusion_gemm_act_desc },
    { .name = "matmul_bias_act", .place = "onnx_fusion.pat:72", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_matmul_bias_act_match),
      .n_captures = 3, .captures = onnx_fusion_matmul_bias_act_captures,
      .match = onnx_fusion_matmul_bias_act_any, .each = onnx_fusion_matmul_bias_act_all, .desc = &onnx_fusion_matmul_bias_act_desc },
    { .name = "matmul_bias_gelu", .place = "onnx_fusion.pat:73", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_matmul_bias_gelu_match),
      .n_captures = 3, .captures = onnx_fusion_matmul_bias_gelu_captures,
      .match = onnx_fusion_matmul_bias_gelu_any, .each = onnx_fusion_matmul_bias_gelu_all, .desc = &onnx_fusion_matmul_bias_gelu_desc },
    { .name = "sum", .place = "onnx_fusion.pat:77", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_sum_match),
      .n_captures = 2, .captures = onnx_fusion_sum_captures,
      .match = onnx_fusion_sum_any, .each = onnx_fusion_sum_all, .desc = &onnx_fusion_sum_desc },
    { .name = "conv_sum", .place = "onnx_fusion.pat:78", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_conv_sum_match),
      .n_captures = 4, .captures = onnx_fusion_conv_sum_captures,
      .match = onnx_fusion_conv_sum_any, .each = onnx_fusion_conv_sum_all, .desc = &onnx_fusion_conv_sum_desc },
    { .name = "conv_norm_sum", .place = "onnx_fusion.pat:79", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_conv_norm_sum_match),
      .n_captures = 8, .captures = onnx_fusion_conv_norm_sum_captures,
      .match = onnx_fusion_conv_norm_sum_any, .each = onnx_fusion_conv_norm_sum_all, .desc = &onnx_fusion_conv_norm_sum_desc },
    { .name = "conv_sum_act", .place = "onnx_fusion.pat:81", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_conv_sum_act_match),
      .n_captures = 4, .captures = onnx_fusion_conv_sum_act_captures,
      .match = onnx_fusion_conv_sum_act_any, .each = onnx_fusion_conv_sum_act_all, .desc = &onnx_fusion_conv_sum_act_desc },
    { .name = "conv_norm_sum_act", .place = "onnx_fusion.pat:82", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_conv_norm_sum_act_match),
      .n_captures = 8, .captures = onnx_fusion_conv_norm_sum_act_captures,
      .match = onnx_fusion_conv_norm_sum_act_any, .each = onnx_fusion_conv_norm_sum_act_all, .desc = &onnx_fusion_conv_norm_sum_act_desc },
    { .name = "matmul_bias_sum", .place = "onnx_fusion.pat:84", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_matmul_bias_sum_match),
      .n_captures = 4, .captures = onnx_fusion_matmul_bias_sum_captures,
      .match = onnx_fusion_matmul_bias_sum_any, .each = onnx_fusion_matmul_bias_sum_all, .desc = &onnx_fusion_matmul_bias_sum_desc },
    { .name = "dequantized", .place = "onnx_fusion.pat:88", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_dequantized_match),
      .n_captures = 3, .captures = onnx_fusion_dequantized_captures,
      .match = onnx_fusion_dequantized_any, .each = onnx_fusion_dequantized_all, .desc = &onnx_fusion_dequantized_desc },
    { .name = "quantized", .place = "onnx_fusion.pat:89", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_quantized_match),
      .n_captures = 3, .captures = onnx_fusion_quantized_captures,
      .match = onnx_fusion_quantized_any, .each = onnx_fusion_quantized_all, .desc = &onnx_fusion_quantized_desc },
    { .name = "qdq_conv", .place = "onnx_fusion.pat:91", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_qdq_conv_match),
      .n_captures = 11, .captures = onnx_fusion_qdq_conv_captures,
      .match = onnx_fusion_qdq_conv_any, .each = onnx_fusion_qdq_conv_all, .desc = &onnx_fusion_qdq_conv_desc },
    { .name = "qdq_gemm", .place = "onnx_fusion.pat:95", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_qdq_gemm_match),
      .n_captures = 11, .captures = onnx_fusion_qdq_gemm_captures,
      .match = onnx_fusion_qdq_gemm_any, .each = onnx_fusion_qdq_gemm_all, .desc = &onnx_fusion_qdq_gemm_desc },
    { .name = "qdq_matmul", .place = "onnx_fusion.pat:99", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_qdq_matmul_match),
      .n_captures = 8, .captures = onnx_fusion_qdq_matmul_captures,
      .match = onnx_fusion_qdq_matmul_any, .each = onnx_fusion_qdq_matmul_all, .desc = &onnx_fusion_qdq_matmul_desc },
    { .name = "qdq_binary", .place = "onnx_fusion.pat:101", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_qdq_binary_match),
      .n_captures = 8, .captures = onnx_fusion_qdq_binary_captures,
      .match = onnx_fusion_qdq_binary_any, .each = onnx_fusion_qdq_binary_all, .desc = &onnx_fusion_qdq_binary_desc },
    { .name = "qdq_unary", .place = "onnx_fusion.pat:104", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_qdq_unary_match),
      .n_captures = 6, .captures = onnx_fusion_qdq_unary_captures,
      .match = onnx_fusion_qdq_unary_any, .each = onnx_fusion_qdq_unary_all, .desc = &onnx_fusion_qdq_unary_desc },
    { .name = "requant_shift", .place = "onnx_fusion.pat:110", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_requant_shift_match),
      .n_captures = 5, .captures = onnx_fusion_requant_shift_captures,
      .match = onnx_fusion_requant_shift_any, .each = onnx_fusion_requant_shift_all, .desc = &onnx_fusion_requant_shift_desc },
    { .name = "requantize", .place = "onnx_fusion.pat:112", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_requantize_match),
      .n_captures = 5, .captures = onnx_fusion_requantize_captures,
      .match = onnx_fusion_requantize_any, .each = onnx_fusion_requantize_all, .desc = &onnx_fusion_requantize_desc },
    { .name = "centred", .place = "onnx_fusion.pat:117", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_centred_match),
      .n_captures = 1, .captures = onnx_fusion_centred_captures,
      .match = onnx_fusion_centred_any, .each = onnx_fusion_centred_all, .desc = &onnx_fusion_centred_desc },
    { .name = "layer_norm", .place = "onnx_fusion.pat:118", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_layer_norm_match),
      .n_captures = 9, .captures = onnx_fusion_layer_norm_captures,
      .match = onnx_fusion_layer_norm_any, .each = onnx_fusion_layer_norm_all, .desc = &onnx_fusion_layer_norm_desc },
    { .name = "rms_norm", .place = "onnx_fusion.pat:128", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_rms_norm_match),
      .n_captures = 5, .captures = onnx_fusion_rms_norm_captures,
      .match = onnx_fusion_rms_norm_any, .each = onnx_fusion_rms_norm_all, .desc = &onnx_fusion_rms_norm_desc },
    { .name = "scores", .place = "onnx_fusion.pat:136", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_scores_match),
      .n_captures = 2, .captures = onnx_fusion_scores_captures,
      .match = onnx_fusion_scores_any, .each = onnx_fusion_scores_all, .desc = &onnx_fusion_scores_desc },
    { .name = "scaled", .place = "onnx_fusion.pat:137", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_scaled_match),
      .n_captures = 3, .captures = onnx_fusion_scaled_captures,
      .match = onnx_fusion_scaled_any, .each = onnx_fusion_scaled_all, .desc = &onnx_fusion_scaled_desc },
    { .name = "attention", .place = "onnx_fusion.pat:140", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct onnx_fusion_attention_match),
      .n_captures = 9, .captures = onnx_fusion_attention_captures,
      .match = onnx_fusion_attention_any, .each = onnx_fusion_attention_all, .desc = &onnx_fusion_attention_desc },
};

/* ---- table onnx_fusion ---- */

static const struct dfg_table_entry onnx_fusion_entries[] = {
    { .name = "attention", .pattern = 41 },
    { .name = "layer_norm", .pattern = 37 },
    { .name = "rms_norm", .pattern = 38 },
    { .name = "conv_norm_sum_act", .pattern = 25 },
    { .name = "conv_norm_sum", .pattern = 23 },
    { .name = "conv_sum_act", .pattern = 24 },
    { .name = "conv_norm_act", .pattern = 15 },
    { .name = "conv_norm", .pattern = 4 },
    { .name = "conv_transpose_norm_act", .pattern = 16 },
    { .name = "conv_transpose_norm", .pattern = 5 },
    { .name = "conv_act", .pattern = 17 },
    { .name = "conv_sum", .pattern = 22 },
    { .name = "gemm_act", .pattern = 18 },
    { .name = "matmul_bias_gelu", .pattern = 20 },
    { .name = "matmul_bias_act", .pattern = 19 },
    { .name = "matmul_bias_sum", .pattern = 26 },
    { .name = "qdq_conv", .pattern = 29 },
    { .name = "qdq_gemm", .pattern = 30 },
    { .name = "qdq_matmul", .pattern = 31 },
    { .name = "qdq_binary", .pattern = 32 },
    { .name = "qdq_unary", .pattern = 33 },
    { .name = "requant_shift", .pattern = 34 },
    { .name = "requantize", .pattern = 35 },
    { .name = "gelu", .pattern = 13 },
    { .name = "hard_swish", .pattern = 9 },
    { .name = "hard_sigmoid", .pattern = 8 },
    { .name = "swish", .pattern = 7 },
    { .name = "conv", .pattern = 0 },
    { .name = "gemm", .pattern = 1 },
    { .name = "matmul_bias", .pattern = 2 },
};
static void onnx_fusion_candidates_any(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    *set = onnx_fusion_candidates(g, n);
}

static const struct dfg_table tables[] = {
    { .name = "onnx_fusion", .n = 30, .last_wins = false, .entries = onnx_fusion_entries, .n_words = 1,
      .candidates = onnx_fusion_candidates_any, .first = onnx_fusion_first, .sweep = onnx_fusion_sweep },
};

static const char *const imports[] = { "onnx", NULL };
extern const struct dfg_unit onnx_fusion_unit;
const struct dfg_unit onnx_fusion_unit = {
    .abi = DFG_ABI,
    .name = "onnx_fusion",
    .ops = &onnx_fusion_ops,
    .imports = imports,
    .names = &onnx_fusion_names,
    .n_patterns = 42, .patterns = patterns,
    .n_tables = 1, .tables = tables,
};
