/* What approximate.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "approximate.h"
#if APPROXIMATE_H != 0xe95f98bc57caf082
#error "approximate.h is of another run of pat2c than this file"
#endif

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_Conv = DFG_FIRST_OP,
    OP_DequantizeLinear,
    OP_MatMul,
    OP_QuantizeLinear,
    OP_com_microsoft_BiasGelu,
    OP_com_microsoft_Gelu,
};
static const char *const op_names[] = {
    "Conv",
    "DequantizeLinear",
    "MatMul",
    "QuantizeLinear",
    "com.microsoft.BiasGelu",
    "com.microsoft.Gelu",
};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 6,
    .ops = op_names,
};

struct approximate_approximate_gelu_whole {
    struct approximate_approximate_gelu_match m;
    dfg_node gelu;
};

static bool approximate_approximate_gelu_whole(const dfg_graph *g, dfg_node n,
                                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_com_microsoft_Gelu, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where x.rank >= 1 */
    if (!dfg_ge(dfg_rank_of(g, x), dfg_int(1)))
        return false;
    return accept(ctx, &(struct approximate_approximate_gelu_whole){.m = {.root = n, .x = x}, .gelu = n});
}

struct approximate_approximate_bias_gelu_whole {
    struct approximate_approximate_bias_gelu_match m;
    dfg_node biasGelu;
};

static bool approximate_approximate_bias_gelu_whole(const dfg_graph *g, dfg_node n,
                                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_com_microsoft_BiasGelu, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node b = dfg_arg(g, n, 1);
    return accept(ctx, &(struct approximate_approximate_bias_gelu_whole){.m = {.root = n, .x = x, .b = b},
            .biasGelu = n});
}

/* approximate.pat:13
 * cond one_scale(s) = s.elements == 1, s.dtype == f32;
 */
static bool one_scale(const dfg_graph *g, dfg_node s)
{
    return dfg_dim_eq(g, dfg_elements_of(g, s), dfg_int(1)) && dfg_dtype(g, s) == DFG_F32;
}

struct approximate_qlinear_matmul_whole {
    struct approximate_qlinear_matmul_match m;
    dfg_node dequantizeLinear;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node dequantizeLinear_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node quantizeLinear;
    dfg_node constant_5;
    dfg_node constant_6;
};

static bool approximate_qlinear_matmul_whole(const dfg_graph *g, dfg_node n,
                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_QuantizeLinear, 3))
        return false;
    dfg_node m_2 = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, m_2, OP_MatMul, 2))
        return false;
    dfg_node dequantizeLinear = dfg_arg(g, m_2, 0);
    if (!dfg_calls_with(g, dequantizeLinear, OP_DequantizeLinear, 3))
        return false;
    dfg_node a = dfg_arg(g, dequantizeLinear, 0);
    dfg_node as = dfg_arg(g, dequantizeLinear, 1);
    dfg_node constant = as;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node az = dfg_arg(g, dequantizeLinear, 2);
    dfg_node constant_2 = az;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node dequantizeLinear_2 = dfg_arg(g, m_2, 1);
    if (!dfg_calls_with(g, dequantizeLinear_2, OP_DequantizeLinear, 3))
        return false;
    dfg_node b = dfg_arg(g, dequantizeLinear_2, 0);
    dfg_node bs = dfg_arg(g, dequantizeLinear_2, 1);
    dfg_node constant_3 = bs;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node bz = dfg_arg(g, dequantizeLinear_2, 2);
    dfg_node constant_4 = bz;
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    dfg_node ys = dfg_arg(g, n, 1);
    dfg_node constant_5 = ys;
    if (!dfg_is(g, constant_5, DFG_CONST))
        return false;
    dfg_node yz = dfg_arg(g, n, 2);
    dfg_node constant_6 = yz;
    if (!dfg_is(g, constant_6, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){m_2, dequantizeLinear, dequantizeLinear_2}, 3))
        return false;
    /* where one_scale(as) */
    if (!one_scale(g, as))
        return false;
    /* where one_scale(bs) */
    if (!one_scale(g, bs))
        return false;
    /* where one_scale(ys) */
    if (!one_scale(g, ys))
        return false;
    /* where az.dtype in {i8, u8} */
    if (!(dfg_dtype(g, az) == DFG_I8 || dfg_dtype(g, az) == DFG_U8))
        return false;
    /* where bz.dtype in {i8, u8} */
    if (!(dfg_dtype(g, bz) == DFG_I8 || dfg_dtype(g, bz) == DFG_U8))
        return false;
    /* where same_dtype(az, yz) */
    if (dfg_same_dtype(g, az, yz) != DFG_TRUE)
        return false;
    return accept(ctx, &(struct approximate_qlinear_matmul_whole){.m = {.root = n, .a = a, .as = as,
            .az = az, .b = b, .bs = bs, .bz = bz, .ys = ys, .yz = yz, .m = m_2},
            .dequantizeLinear = dequantizeLinear, .constant = constant,
            .constant_2 = constant_2, .dequantizeLinear_2 = dequantizeLinear_2,
            .constant_3 = constant_3, .constant_4 = constant_4, .quantizeLinear = n,
            .constant_5 = constant_5, .constant_6 = constant_6});
}

struct approximate_qlinear_conv_whole {
    struct approximate_qlinear_conv_match m;
    dfg_node dequantizeLinear;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node dequantizeLinear_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node quantizeLinear;
    dfg_node constant_6;
    dfg_node constant_7;
};

static bool approximate_qlinear_conv_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_QuantizeLinear, 3))
        return false;
    dfg_node c = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, c, OP_Conv, 2))
        return false;
    dfg_node dequantizeLinear = dfg_arg(g, c, 0);
    if (!dfg_calls_with(g, dequantizeLinear, OP_DequantizeLinear, 3))
        return false;
    dfg_node x = dfg_arg(g, dequantizeLinear, 0);
    dfg_node xs = dfg_arg(g, dequantizeLinear, 1);
    dfg_node constant = xs;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node xz = dfg_arg(g, dequantizeLinear, 2);
    dfg_node constant_2 = xz;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node dequantizeLinear_2 = dfg_arg(g, c, 1);
    if (!dfg_calls_with(g, dequantizeLinear_2, OP_DequantizeLinear, 3))
        return false;
    dfg_node w = dfg_arg(g, dequantizeLinear_2, 0);
    dfg_node constant_3 = w;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node ws = dfg_arg(g, dequantizeLinear_2, 1);
    dfg_node constant_4 = ws;
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    dfg_node wz = dfg_arg(g, dequantizeLinear_2, 2);
    dfg_node constant_5 = wz;
    if (!dfg_is(g, constant_5, DFG_CONST))
        return false;
    dfg_node ys = dfg_arg(g, n, 1);
    dfg_node constant_6 = ys;
    if (!dfg_is(g, constant_6, DFG_CONST))
        return false;
    dfg_node yz = dfg_arg(g, n, 2);
    dfg_node constant_7 = yz;
    if (!dfg_is(g, constant_7, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){c, dequantizeLinear, dequantizeLinear_2}, 3))
        return false;
    /* where one_scale(xs) */
    if (!one_scale(g, xs))
        return false;
    /* where one_scale(ws) */
    if (!one_scale(g, ws))
        return false;
    /* where one_scale(ys) */
    if (!one_scale(g, ys))
        return false;
    /* where xz.dtype in {i8, u8} */
    if (!(dfg_dtype(g, xz) == DFG_I8 || dfg_dtype(g, xz) == DFG_U8))
        return false;
    /* where wz.dtype in {i8, u8} */
    if (!(dfg_dtype(g, wz) == DFG_I8 || dfg_dtype(g, wz) == DFG_U8))
        return false;
    /* where same_dtype(xz, yz) */
    if (dfg_same_dtype(g, xz, yz) != DFG_TRUE)
        return false;
    return accept(ctx, &(struct approximate_qlinear_conv_whole){.m = {.root = n, .x = x, .xs = xs,
            .xz = xz, .w = w, .ws = ws, .wz = wz, .ys = ys, .yz = yz, .c = c},
            .dequantizeLinear = dequantizeLinear, .constant = constant,
            .constant_2 = constant_2, .dequantizeLinear_2 = dequantizeLinear_2,
            .constant_3 = constant_3, .constant_4 = constant_4, .constant_5 = constant_5,
            .quantizeLinear = n, .constant_6 = constant_6, .constant_7 = constant_7});
}

struct approximate_qlinear_conv_bias_whole {
    struct approximate_qlinear_conv_bias_match m;
    dfg_node dequantizeLinear;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node dequantizeLinear_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node dequantizeLinear_3;
    dfg_node constant_6;
    dfg_node constant_7;
    dfg_node constant_8;
    dfg_node quantizeLinear;
    dfg_node constant_9;
    dfg_node constant_10;
};

static bool approximate_qlinear_conv_bias_whole(const dfg_graph *g, dfg_node n,
                                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_QuantizeLinear, 3))
        return false;
    dfg_node c = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, c, OP_Conv, 3))
        return false;
    dfg_node dequantizeLinear = dfg_arg(g, c, 0);
    if (!dfg_calls_with(g, dequantizeLinear, OP_DequantizeLinear, 3))
        return false;
    dfg_node x = dfg_arg(g, dequantizeLinear, 0);
    dfg_node xs = dfg_arg(g, dequantizeLinear, 1);
    dfg_node constant = xs;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node xz = dfg_arg(g, dequantizeLinear, 2);
    dfg_node constant_2 = xz;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node dequantizeLinear_2 = dfg_arg(g, c, 1);
    if (!dfg_calls_with(g, dequantizeLinear_2, OP_DequantizeLinear, 3))
        return false;
    dfg_node w = dfg_arg(g, dequantizeLinear_2, 0);
    dfg_node constant_3 = w;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node ws = dfg_arg(g, dequantizeLinear_2, 1);
    dfg_node constant_4 = ws;
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    dfg_node wz = dfg_arg(g, dequantizeLinear_2, 2);
    dfg_node constant_5 = wz;
    if (!dfg_is(g, constant_5, DFG_CONST))
        return false;
    dfg_node dequantizeLinear_3 = dfg_arg(g, c, 2);
    if (dfg_op(g, dequantizeLinear_3) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear_3) > 3)
        return false;
    dfg_node b = dfg_arg(g, dequantizeLinear_3, 0);
    dfg_node constant_6 = b;
    if (!dfg_is(g, constant_6, DFG_CONST) || dfg_dtype(g, constant_6) != DFG_I32)
        return false;
    dfg_node bs = dfg_arg(g, dequantizeLinear_3, 1);
    dfg_node constant_7 = bs;
    if (!dfg_is(g, constant_7, DFG_CONST))
        return false;
    bool has_bz = dfg_arg(g, dequantizeLinear_3, 2) != DFG_NONE;
    dfg_node bz = DFG_NONE, constant_8 = DFG_NONE;
    if (has_bz) {
        bz = dfg_arg(g, dequantizeLinear_3, 2);
        constant_8 = bz;
        if (!dfg_splat_is(g, constant_8, dfg_int(0), DFG_NO_DTYPE))
            return false;
    }
    dfg_node ys = dfg_arg(g, n, 1);
    dfg_node constant_9 = ys;
    if (!dfg_is(g, constant_9, DFG_CONST))
        return false;
    dfg_node yz = dfg_arg(g, n, 2);
    dfg_node constant_10 = yz;
    if (!dfg_is(g, constant_10, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){c, dequantizeLinear, dequantizeLinear_2, dequantizeLinear_3},
                     4))
        return false;
    /* where one_scale(xs) */
    if (!one_scale(g, xs))
        return false;
    /* where one_scale(ws) */
    if (!one_scale(g, ws))
        return false;
    /* where one_scale(ys) */
    if (!one_scale(g, ys))
        return false;
    /* where xz.dtype in {i8, u8} */
    if (!(dfg_dtype(g, xz) == DFG_I8 || dfg_dtype(g, xz) == DFG_U8))
        return false;
    /* where wz.dtype in {i8, u8} */
    if (!(dfg_dtype(g, wz) == DFG_I8 || dfg_dtype(g, wz) == DFG_U8))
        return false;
    /* where same_dtype(xz, yz) */
    if (dfg_same_dtype(g, xz, yz) != DFG_TRUE)
        return false;
    /* where bs.elements == 1 */
    if (!dfg_dim_eq(g, dfg_elements_of(g, bs), dfg_int(1)))
        return false;
    /* where value(bs) ~= value(xs) * value(ws) */
    if (!dfg_near(dfg_value_of(g, bs), dfg_mul(dfg_value_of(g, xs), dfg_value_of(g, ws))))
        return false;
    return accept(ctx, &(struct approximate_qlinear_conv_bias_whole){.m = {.root = n, .x = x, .xs = xs,
            .xz = xz, .w = w, .ws = ws, .wz = wz, .b = b, .bs = bs, .bz = bz, .ys = ys,
            .yz = yz, .c = c}, .dequantizeLinear = dequantizeLinear,
            .constant = constant, .constant_2 = constant_2,
            .dequantizeLinear_2 = dequantizeLinear_2, .constant_3 = constant_3,
            .constant_4 = constant_4, .constant_5 = constant_5,
            .dequantizeLinear_3 = dequantizeLinear_3, .constant_6 = constant_6,
            .constant_7 = constant_7, .constant_8 = constant_8, .quantizeLinear = n,
            .constant_9 = constant_9, .constant_10 = constant_10});
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- approximate_gelu ---- */

static const struct dfg_desc_expr approximate_approximate_gelu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 7 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 7 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 7 },
    /* 3 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.rank >= 1", .line = 7 },
};
static const struct dfg_desc_node approximate_approximate_gelu_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "com.microsoft.Gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "com.microsoft.Gelu(x)", .line = 7 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 7 },
};
static const struct dfg_desc_region approximate_approximate_gelu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture approximate_approximate_gelu_refs[] = { { 1, -1 }, };
static const struct dfg_capture approximate_approximate_gelu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct approximate_approximate_gelu_match, x) },
};
static const struct dfg_desc_pattern approximate_approximate_gelu_desc = {
    .n_nodes = 2, .n_exprs = 4, .n_vars = 0, .n_sets = 1,
    .nodes = approximate_approximate_gelu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = approximate_approximate_gelu_regions,
    .exprs = approximate_approximate_gelu_exprs,
    .captures = approximate_approximate_gelu_refs,
    .text = "rule approximate_gelu(x) { match com.microsoft.Gelu(x); where x.rank >= 1; rewrite com.microsoft.FastGelu(x); }", .line = 7, .n_where = 1, .where = (const uint32_t[]){ 3, }
};
static bool approximate_approximate_gelu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return approximate_approximate_gelu_match(g, n, m);
}
static bool approximate_approximate_gelu_pass(void *ctx, const struct approximate_approximate_gelu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool approximate_approximate_gelu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return approximate_approximate_gelu_each(g, n, approximate_approximate_gelu_pass, &e);
}

static const struct dfg_part approximate_approximate_gelu_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct approximate_approximate_gelu_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct approximate_approximate_gelu_whole, gelu) },
};
/* ---- approximate_bias_gelu ---- */

static const struct dfg_desc_node approximate_approximate_bias_gelu_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "com.microsoft.BiasGelu", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "com.microsoft.BiasGelu(x, b)", .line = 8 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 8 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 8 },
};
static const struct dfg_desc_region approximate_approximate_bias_gelu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture approximate_approximate_bias_gelu_refs[] = { { 1, -1 }, { 2, -1 }, };
static const struct dfg_capture approximate_approximate_bias_gelu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct approximate_approximate_bias_gelu_match, x) },
    { "b", DFG_CAP_NODE, offsetof(struct approximate_approximate_bias_gelu_match, b) },
};
static const struct dfg_desc_pattern approximate_approximate_bias_gelu_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = approximate_approximate_bias_gelu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = approximate_approximate_bias_gelu_regions,
    .captures = approximate_approximate_bias_gelu_refs,
    .text = "rule approximate_bias_gelu(x, b) { match com.microsoft.BiasGelu(x, b); rewrite com.microsoft.FastGelu(x, b); }", .line = 8
};
static bool approximate_approximate_bias_gelu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return approximate_approximate_bias_gelu_match(g, n, m);
}
static bool approximate_approximate_bias_gelu_pass(void *ctx, const struct approximate_approximate_bias_gelu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool approximate_approximate_bias_gelu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return approximate_approximate_bias_gelu_each(g, n, approximate_approximate_bias_gelu_pass, &e);
}

static const struct dfg_part approximate_approximate_bias_gelu_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct approximate_approximate_bias_gelu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct approximate_approximate_bias_gelu_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct approximate_approximate_bias_gelu_whole, biasGelu) },
};
/* ---- qlinear_matmul ---- */

static const struct dfg_desc_expr approximate_qlinear_matmul_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 13 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 13 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 13 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "s.elements == 1", .line = 13 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 13 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 13 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "s.dtype == f32", .line = 13 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "s.elements == 1, s.dtype == f32", .line = 13 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 13, .text = "s", .line = 13 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "elements", .line = 13 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 13 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "s.elements == 1", .line = 13 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 13, .text = "s", .line = 13 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "dtype", .line = 13 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "s.dtype == f32", .line = 13 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 12, 16, }, .text = "s.elements == 1, s.dtype == f32", .line = 13 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 19, .text = "s", .line = 13 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "elements", .line = 13 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 13 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "s.elements == 1", .line = 13 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 19, .text = "s", .line = 13 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "dtype", .line = 13 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 25 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "s.dtype == f32", .line = 13 },
    /* 26 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 25, }, .text = "s.elements == 1, s.dtype == f32", .line = 13 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 8, .text = "az", .line = 18 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "dtype", .line = 18 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 18 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 18 },
    /* 31 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 28, 29, 30, }, .text = "az.dtype in {i8, u8}", .line = 18 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 16, .text = "bz", .line = 18 },
    /* 33 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "dtype", .line = 18 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 18 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 18 },
    /* 36 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 33, 34, 35, }, .text = "bz.dtype in {i8, u8}", .line = 18 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 8, .text = "az", .line = 19 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 22, .text = "yz", .line = 19 },
    /* 39 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "same_dtype(az, yz)", .line = 19 },
};
static const struct dfg_desc_node approximate_qlinear_matmul_nodes[24] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 18, 21, },
        .text = "QuantizeLinear(m, ys & const, yz & const)", .line = 17 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 10, },
        .name = "m",
        .text = "MatMul(DequantizeLinear(a, as & const, az & const), DequantizeLinear(b, bs & con...", .line = 16 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 7, },
        .text = "DequantizeLinear(a, as & const, az & const)", .line = 16 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 15 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "as & const", .line = 16 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "as",
        .text = "as", .line = 15 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 16 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "az & const", .line = 16 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "az",
        .text = "az", .line = 15 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 16 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 11, 12, 15, },
        .text = "DequantizeLinear(b, bs & const, bz & const)", .line = 16 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 15 },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "bs & const", .line = 16 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bs",
        .text = "bs", .line = 15 },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 16 },
    [15] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, },
        .text = "bz & const", .line = 16 },
    [16] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bz",
        .text = "bz", .line = 15 },
    [17] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 16 },
    [18] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, },
        .text = "ys & const", .line = 17 },
    [19] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "ys",
        .text = "ys", .line = 15 },
    [20] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 17 },
    [21] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, },
        .text = "yz & const", .line = 17 },
    [22] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "yz",
        .text = "yz", .line = 15 },
    [23] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 17 },
};
static const struct dfg_desc_region approximate_qlinear_matmul_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture approximate_qlinear_matmul_refs[] = { { 3, -1 }, { 5, -1 }, { 8, -1 }, { 11, -1 }, { 13, -1 }, { 16, -1 }, { 19, -1 }, { 22, -1 }, { 1, -1 }, };
static const struct dfg_capture approximate_qlinear_matmul_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct approximate_qlinear_matmul_match, a) },
    { "as", DFG_CAP_NODE, offsetof(struct approximate_qlinear_matmul_match, as) },
    { "az", DFG_CAP_NODE, offsetof(struct approximate_qlinear_matmul_match, az) },
    { "b", DFG_CAP_NODE, offsetof(struct approximate_qlinear_matmul_match, b) },
    { "bs", DFG_CAP_NODE, offsetof(struct approximate_qlinear_matmul_match, bs) },
    { "bz", DFG_CAP_NODE, offsetof(struct approximate_qlinear_matmul_match, bz) },
    { "ys", DFG_CAP_NODE, offsetof(struct approximate_qlinear_matmul_match, ys) },
    { "yz", DFG_CAP_NODE, offsetof(struct approximate_qlinear_matmul_match, yz) },
    { "m", DFG_CAP_NODE, offsetof(struct approximate_qlinear_matmul_match, m) },
};
static const struct dfg_desc_pattern approximate_qlinear_matmul_desc = {
    .n_nodes = 24, .n_exprs = 40, .n_vars = 0, .n_sets = 9,
    .nodes = approximate_qlinear_matmul_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = approximate_qlinear_matmul_regions,
    .exprs = approximate_qlinear_matmul_exprs,
    .captures = approximate_qlinear_matmul_refs,
    .text = "rule qlinear_matmul(a, as, az, b, bs, bz, ys, yz) {\012    m = MatMul(DequantizeLinear(a, as & const, az & const), DequantizeLinear(b, bs & const, bz & const));\012    match QuantizeLinear(m, ys & const, yz & const);\012    where one_scale(as), one_scale(bs), one_scale(ys), az.dtype in {i8, u8}, bz.dtype in {i8, u8};\012    where same_dtype(az, yz);\012    rewrite QLinearMatMul(a, as, az, b, bs, bz, ys, yz);\012}", .line = 15, .n_where = 6, .where = (const uint32_t[]){ 8, 17, 26, 31, 36, 39, }
};
static bool approximate_qlinear_matmul_any(const dfg_graph *g, dfg_node n, void *m)
{
    return approximate_qlinear_matmul_match(g, n, m);
}
static bool approximate_qlinear_matmul_pass(void *ctx, const struct approximate_qlinear_matmul_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool approximate_qlinear_matmul_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return approximate_qlinear_matmul_each(g, n, approximate_qlinear_matmul_pass, &e);
}

static const struct dfg_part approximate_qlinear_matmul_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct approximate_qlinear_matmul_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct approximate_qlinear_matmul_whole, m.as) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct approximate_qlinear_matmul_whole, m.az) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct approximate_qlinear_matmul_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct approximate_qlinear_matmul_whole, m.bs) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct approximate_qlinear_matmul_whole, m.bz) },
    { DFG_PART_INPUT, false, 0, 6, offsetof(struct approximate_qlinear_matmul_whole, m.ys) },
    { DFG_PART_INPUT, false, 0, 7, offsetof(struct approximate_qlinear_matmul_whole, m.yz) },
    { DFG_PART_INNER, false, 0, 8, offsetof(struct approximate_qlinear_matmul_whole, m.m) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct approximate_qlinear_matmul_whole, dequantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct approximate_qlinear_matmul_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct approximate_qlinear_matmul_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct approximate_qlinear_matmul_whole, dequantizeLinear_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct approximate_qlinear_matmul_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct approximate_qlinear_matmul_whole, constant_4) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct approximate_qlinear_matmul_whole, quantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct approximate_qlinear_matmul_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct approximate_qlinear_matmul_whole, constant_6) },
};
/* ---- qlinear_conv ---- */

static const struct dfg_desc_expr approximate_qlinear_conv_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 13 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 13 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 13 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "s.elements == 1", .line = 13 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 13 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 13 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "s.dtype == f32", .line = 13 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "s.elements == 1, s.dtype == f32", .line = 13 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 15, .text = "s", .line = 13 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "elements", .line = 13 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 13 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "s.elements == 1", .line = 13 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 15, .text = "s", .line = 13 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "dtype", .line = 13 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "s.dtype == f32", .line = 13 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 12, 16, }, .text = "s.elements == 1, s.dtype == f32", .line = 13 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 21, .text = "s", .line = 13 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "elements", .line = 13 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 13 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "s.elements == 1", .line = 13 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 21, .text = "s", .line = 13 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "dtype", .line = 13 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 25 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "s.dtype == f32", .line = 13 },
    /* 26 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 25, }, .text = "s.elements == 1, s.dtype == f32", .line = 13 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 8, .text = "xz", .line = 25 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "dtype", .line = 25 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 25 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 25 },
    /* 31 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 28, 29, 30, }, .text = "xz.dtype in {i8, u8}", .line = 25 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 18, .text = "wz", .line = 25 },
    /* 33 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "dtype", .line = 25 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 25 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 25 },
    /* 36 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 33, 34, 35, }, .text = "wz.dtype in {i8, u8}", .line = 25 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 8, .text = "xz", .line = 26 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 24, .text = "yz", .line = 26 },
    /* 39 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "same_dtype(xz, yz)", .line = 26 },
};
static const struct dfg_desc_node approximate_qlinear_conv_nodes[26] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 20, 23, },
        .text = "QuantizeLinear(c, ys & const, yz & const)", .line = 24 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 10, },
        .name = "c",
        .text = "Conv(DequantizeLinear(x, xs & const, xz & const), DequantizeLinear(w & const, ws...", .line = 23 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 7, },
        .text = "DequantizeLinear(x, xs & const, xz & const)", .line = 23 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 22 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "xs & const", .line = 23 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "xs",
        .text = "xs", .line = 22 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 23 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "xz & const", .line = 23 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "xz",
        .text = "xz", .line = 22 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 23 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 11, 14, 17, },
        .text = "DequantizeLinear(w & const, ws & const, wz & const)", .line = 23 },
    [11] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, },
        .text = "w & const", .line = 23 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 22 },
    [13] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 23 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "ws & const", .line = 23 },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "ws",
        .text = "ws", .line = 22 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 23 },
    [17] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, },
        .text = "wz & const", .line = 23 },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "wz",
        .text = "wz", .line = 22 },
    [19] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 23 },
    [20] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, },
        .text = "ys & const", .line = 24 },
    [21] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "ys",
        .text = "ys", .line = 22 },
    [22] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 24 },
    [23] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, },
        .text = "yz & const", .line = 24 },
    [24] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "yz",
        .text = "yz", .line = 22 },
    [25] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 24 },
};
static const struct dfg_desc_region approximate_qlinear_conv_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture approximate_qlinear_conv_refs[] = { { 3, -1 }, { 5, -1 }, { 8, -1 }, { 12, -1 }, { 15, -1 }, { 18, -1 }, { 21, -1 }, { 24, -1 }, { 1, -1 }, };
static const struct dfg_capture approximate_qlinear_conv_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct approximate_qlinear_conv_match, x) },
    { "xs", DFG_CAP_NODE, offsetof(struct approximate_qlinear_conv_match, xs) },
    { "xz", DFG_CAP_NODE, offsetof(struct approximate_qlinear_conv_match, xz) },
    { "w", DFG_CAP_NODE, offsetof(struct approximate_qlinear_conv_match, w) },
    { "ws", DFG_CAP_NODE, offsetof(struct approximate_qlinear_conv_match, ws) },
    { "wz", DFG_CAP_NODE, offsetof(struct approximate_qlinear_conv_match, wz) },
    { "ys", DFG_CAP_NODE, offsetof(struct approximate_qlinear_conv_match, ys) },
    { "yz", DFG_CAP_NODE, offsetof(struct approximate_qlinear_conv_match, yz) },
    { "c", DFG_CAP_NODE, offsetof(struct approximate_qlinear_conv_match, c) },
};
static const struct dfg_desc_pattern approximate_qlinear_conv_desc = {
    .n_nodes = 26, .n_exprs = 40, .n_vars = 0, .n_sets = 9,
    .nodes = approximate_qlinear_conv_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = approximate_qlinear_conv_regions,
    .exprs = approximate_qlinear_conv_exprs,
    .captures = approximate_qlinear_conv_refs,
    .text = "rule qlinear_conv(x, xs, xz, w, ws, wz, ys, yz) {\012    c = Conv(DequantizeLinear(x, xs & const, xz & const), DequantizeLinear(w & const, ws & const, wz & const));\012    match QuantizeLinear(c, ys & const, yz & const);\012    where one_scale(xs), one_scale(ws), one_scale(ys), xz.dtype in {i8, u8}, wz.dtype in {i8, u8};\012    where same_dtype(xz, yz);\012    rewrite QLinearConv(x, xs, xz, w, ws, wz, ys, yz) { ..c };\012}", .line = 22, .n_where = 6, .where = (const uint32_t[]){ 8, 17, 26, 31, 36, 39, }
};
static bool approximate_qlinear_conv_any(const dfg_graph *g, dfg_node n, void *m)
{
    return approximate_qlinear_conv_match(g, n, m);
}
static bool approximate_qlinear_conv_pass(void *ctx, const struct approximate_qlinear_conv_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool approximate_qlinear_conv_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return approximate_qlinear_conv_each(g, n, approximate_qlinear_conv_pass, &e);
}

static const struct dfg_part approximate_qlinear_conv_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct approximate_qlinear_conv_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct approximate_qlinear_conv_whole, m.xs) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct approximate_qlinear_conv_whole, m.xz) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct approximate_qlinear_conv_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct approximate_qlinear_conv_whole, m.ws) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct approximate_qlinear_conv_whole, m.wz) },
    { DFG_PART_INPUT, false, 0, 6, offsetof(struct approximate_qlinear_conv_whole, m.ys) },
    { DFG_PART_INPUT, false, 0, 7, offsetof(struct approximate_qlinear_conv_whole, m.yz) },
    { DFG_PART_INNER, false, 0, 8, offsetof(struct approximate_qlinear_conv_whole, m.c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct approximate_qlinear_conv_whole, dequantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct approximate_qlinear_conv_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct approximate_qlinear_conv_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct approximate_qlinear_conv_whole, dequantizeLinear_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct approximate_qlinear_conv_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct approximate_qlinear_conv_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct approximate_qlinear_conv_whole, constant_5) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct approximate_qlinear_conv_whole, quantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct approximate_qlinear_conv_whole, constant_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct approximate_qlinear_conv_whole, constant_7) },
};
/* ---- qlinear_conv_bias ---- */

static const struct dfg_desc_expr approximate_qlinear_conv_bias_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 13 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 13 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 13 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "s.elements == 1", .line = 13 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 13 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 13 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "s.dtype == f32", .line = 13 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "s.elements == 1, s.dtype == f32", .line = 13 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 15, .text = "s", .line = 13 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "elements", .line = 13 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 13 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "s.elements == 1", .line = 13 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 15, .text = "s", .line = 13 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "dtype", .line = 13 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "s.dtype == f32", .line = 13 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 12, 16, }, .text = "s.elements == 1, s.dtype == f32", .line = 13 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 31, .text = "s", .line = 13 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "elements", .line = 13 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 13 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "s.elements == 1", .line = 13 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 31, .text = "s", .line = 13 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "dtype", .line = 13 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 13 },
    /* 25 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "s.dtype == f32", .line = 13 },
    /* 26 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 21, 25, }, .text = "s.elements == 1, s.dtype == f32", .line = 13 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 8, .text = "xz", .line = 34 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "dtype", .line = 34 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 34 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 34 },
    /* 31 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 28, 29, 30, }, .text = "xz.dtype in {i8, u8}", .line = 34 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 18, .text = "wz", .line = 34 },
    /* 33 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "dtype", .line = 34 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 34 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 34 },
    /* 36 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 33, 34, 35, }, .text = "wz.dtype in {i8, u8}", .line = 34 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 8, .text = "xz", .line = 35 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 34, .text = "yz", .line = 35 },
    /* 39 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "same_dtype(xz, yz)", .line = 35 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 25, .text = "bs", .line = 35 },
    /* 41 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "elements", .line = 35 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 35 },
    /* 43 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 41, 42, }, .text = "bs.elements == 1", .line = 35 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 25, .text = "bs", .line = 35 },
    /* 45 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "value(bs)", .line = 35 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 5, .text = "xs", .line = 35 },
    /* 47 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "value(xs)", .line = 35 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 15, .text = "ws", .line = 35 },
    /* 49 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "value(ws)", .line = 35 },
    /* 50 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 47, 49, }, .text = "value(xs) * value(ws)", .line = 35 },
    /* 51 */ { .op = DFG_E_NEAR, .n_kids = 2, .kids = (const uint32_t[]){ 45, 50, }, .text = "value(bs) ~= value(xs) * value(ws)", .line = 35 },
};
static const struct dfg_desc_node approximate_qlinear_conv_bias_nodes[36] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 30, 33, },
        .text = "QuantizeLinear(c, ys & const, yz & const)", .line = 33 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 10, 20, },
        .name = "c",
        .text = "Conv(DequantizeLinear(x, xs & const, xz & const), DequantizeLinear(w & const, ws...", .line = 31 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 7, },
        .text = "DequantizeLinear(x, xs & const, xz & const)", .line = 31 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 30 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "xs & const", .line = 31 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "xs",
        .text = "xs", .line = 30 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 31 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "xz & const", .line = 31 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "xz",
        .text = "xz", .line = 30 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 31 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 11, 14, 17, },
        .text = "DequantizeLinear(w & const, ws & const, wz & const)", .line = 31 },
    [11] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, },
        .text = "w & const", .line = 31 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 30 },
    [13] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 31 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "ws & const", .line = 31 },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "ws",
        .text = "ws", .line = 30 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 31 },
    [17] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, },
        .text = "wz & const", .line = 31 },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "wz",
        .text = "wz", .line = 30 },
    [19] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 31 },
    [20] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 21, 24, 27, },
        .optional = 0x4u,
        .text = "DequantizeLinear(b & const : i32, bs & const, (bz & splat(0))?)", .line = 32 },
    [21] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, },
        .text = "b & const : i32", .line = 32 },
    [22] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 30 },
    [23] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x20u, .text = "i32", .line = 32 },
        },
        .text = "const", .line = 32 },
    [24] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, },
        .text = "bs & const", .line = 32 },
    [25] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bs",
        .text = "bs", .line = 30 },
    [26] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 32 },
    [27] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, },
        .text = "(bz & splat(0))", .line = 32 },
    [28] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bz",
        .text = "bz", .line = 30 },
    [29] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SPLAT, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 32 },
    [30] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, },
        .text = "ys & const", .line = 33 },
    [31] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "ys",
        .text = "ys", .line = 30 },
    [32] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 33 },
    [33] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 34, 35, },
        .text = "yz & const", .line = 33 },
    [34] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "yz",
        .text = "yz", .line = 30 },
    [35] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 33 },
};
static const struct dfg_desc_region approximate_qlinear_conv_bias_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture approximate_qlinear_conv_bias_refs[] = { { 3, -1 }, { 5, -1 }, { 8, -1 }, { 12, -1 }, { 15, -1 }, { 18, -1 }, { 22, -1 }, { 25, -1 }, { 28, -1 }, { 31, -1 }, { 34, -1 }, { 1, -1 }, };
static const struct dfg_capture approximate_qlinear_conv_bias_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct approximate_qlinear_conv_bias_match, x) },
    { "xs", DFG_CAP_NODE, offsetof(struct approximate_qlinear_conv_bias_match, xs) },
    { "xz", DFG_CAP_NODE, offsetof(struct approximate_qlinear_conv_bias_match, xz) },
    { "w", DFG_CAP_NODE, offsetof(struct approximate_qlinear_conv_bias_match, w) },
    { "ws", DFG_CAP_NODE, offsetof(struct approximate_qlinear_conv_bias_match, ws) },
    { "wz", DFG_CAP_NODE, offsetof(struct approximate_qlinear_conv_bias_match, wz) },
    { "b", DFG_CAP_NODE, offsetof(struct approximate_qlinear_conv_bias_match, b) },
    { "bs", DFG_CAP_NODE, offsetof(struct approximate_qlinear_conv_bias_match, bs) },
    { "bz", DFG_CAP_NODE, offsetof(struct approximate_qlinear_conv_bias_match, bz) },
    { "ys", DFG_CAP_NODE, offsetof(struct approximate_qlinear_conv_bias_match, ys) },
    { "yz", DFG_CAP_NODE, offsetof(struct approximate_qlinear_conv_bias_match, yz) },
    { "c", DFG_CAP_NODE, offsetof(struct approximate_qlinear_conv_bias_match, c) },
};
static const struct dfg_desc_pattern approximate_qlinear_conv_bias_desc = {
    .n_nodes = 36, .n_exprs = 52, .n_vars = 0, .n_sets = 12,
    .nodes = approximate_qlinear_conv_bias_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = approximate_qlinear_conv_bias_regions,
    .exprs = approximate_qlinear_conv_bias_exprs,
    .captures = approximate_qlinear_conv_bias_refs,
    .text = "rule qlinear_conv_bias(x, xs, xz, w, ws, wz, b, bs, bz, ys, yz) {\012    c = Conv(DequantizeLinear(x, xs & const, xz & const), DequantizeLinear(w & const, ws & const, wz & const),\012             DequantizeLinear(b & const : i32, bs & const, (bz & splat(0))?));\012    match QuantizeLinear(c, ys & const, yz & const);\012    where one_scale(xs), one_scale(ws), one_scale(ys), xz.dtype in {i8, u8}, wz.dtype in {i8, u8};\012    where same_dtype(xz, yz), bs.elements == 1, value(bs) ~= value(xs) * value(ws);\012    rewrite QLinearConv(x, xs, xz, w, ws, wz, ys, yz, b) { ..c };\012}", .line = 30, .n_where = 8, .where = (const uint32_t[]){ 8, 17, 26, 31, 36, 39, 43, 51, }
};
static bool approximate_qlinear_conv_bias_any(const dfg_graph *g, dfg_node n, void *m)
{
    return approximate_qlinear_conv_bias_match(g, n, m);
}
static bool approximate_qlinear_conv_bias_pass(void *ctx, const struct approximate_qlinear_conv_bias_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool approximate_qlinear_conv_bias_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return approximate_qlinear_conv_bias_each(g, n, approximate_qlinear_conv_bias_pass, &e);
}

static const struct dfg_part approximate_qlinear_conv_bias_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct approximate_qlinear_conv_bias_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct approximate_qlinear_conv_bias_whole, m.xs) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct approximate_qlinear_conv_bias_whole, m.xz) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct approximate_qlinear_conv_bias_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct approximate_qlinear_conv_bias_whole, m.ws) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct approximate_qlinear_conv_bias_whole, m.wz) },
    { DFG_PART_INPUT, false, 0, 6, offsetof(struct approximate_qlinear_conv_bias_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 7, offsetof(struct approximate_qlinear_conv_bias_whole, m.bs) },
    { DFG_PART_INPUT, false, 0, 8, offsetof(struct approximate_qlinear_conv_bias_whole, m.bz) },
    { DFG_PART_INPUT, false, 0, 9, offsetof(struct approximate_qlinear_conv_bias_whole, m.ys) },
    { DFG_PART_INPUT, false, 0, 10, offsetof(struct approximate_qlinear_conv_bias_whole, m.yz) },
    { DFG_PART_INNER, false, 0, 11, offsetof(struct approximate_qlinear_conv_bias_whole, m.c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct approximate_qlinear_conv_bias_whole, dequantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct approximate_qlinear_conv_bias_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct approximate_qlinear_conv_bias_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct approximate_qlinear_conv_bias_whole, dequantizeLinear_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct approximate_qlinear_conv_bias_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct approximate_qlinear_conv_bias_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct approximate_qlinear_conv_bias_whole, constant_5) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct approximate_qlinear_conv_bias_whole, dequantizeLinear_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct approximate_qlinear_conv_bias_whole, constant_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct approximate_qlinear_conv_bias_whole, constant_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct approximate_qlinear_conv_bias_whole, constant_8) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct approximate_qlinear_conv_bias_whole, quantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct approximate_qlinear_conv_bias_whole, constant_9) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct approximate_qlinear_conv_bias_whole, constant_10) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "approximate_gelu", .place = "approximate.pat:7", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct approximate_approximate_gelu_match),
      .n_captures = 1, .captures = approximate_approximate_gelu_captures,
      .match = approximate_approximate_gelu_any, .each = approximate_approximate_gelu_all, .desc = &approximate_approximate_gelu_desc,
      .whole_size = sizeof(struct approximate_approximate_gelu_whole), .n_parts = sizeof approximate_approximate_gelu_parts / sizeof *approximate_approximate_gelu_parts,
      .n_params = 1, .parts = approximate_approximate_gelu_parts, .whole = approximate_approximate_gelu_whole },
    { .name = "approximate_bias_gelu", .place = "approximate.pat:8", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct approximate_approximate_bias_gelu_match),
      .n_captures = 2, .captures = approximate_approximate_bias_gelu_captures,
      .match = approximate_approximate_bias_gelu_any, .each = approximate_approximate_bias_gelu_all, .desc = &approximate_approximate_bias_gelu_desc,
      .whole_size = sizeof(struct approximate_approximate_bias_gelu_whole), .n_parts = sizeof approximate_approximate_bias_gelu_parts / sizeof *approximate_approximate_bias_gelu_parts,
      .n_params = 2, .parts = approximate_approximate_bias_gelu_parts, .whole = approximate_approximate_bias_gelu_whole },
    { .name = "qlinear_matmul", .place = "approximate.pat:15", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct approximate_qlinear_matmul_match),
      .n_captures = 9, .captures = approximate_qlinear_matmul_captures,
      .match = approximate_qlinear_matmul_any, .each = approximate_qlinear_matmul_all, .desc = &approximate_qlinear_matmul_desc,
      .whole_size = sizeof(struct approximate_qlinear_matmul_whole), .n_parts = sizeof approximate_qlinear_matmul_parts / sizeof *approximate_qlinear_matmul_parts,
      .n_params = 8, .parts = approximate_qlinear_matmul_parts, .whole = approximate_qlinear_matmul_whole },
    { .name = "qlinear_conv", .place = "approximate.pat:22", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct approximate_qlinear_conv_match),
      .n_captures = 9, .captures = approximate_qlinear_conv_captures,
      .match = approximate_qlinear_conv_any, .each = approximate_qlinear_conv_all, .desc = &approximate_qlinear_conv_desc,
      .whole_size = sizeof(struct approximate_qlinear_conv_whole), .n_parts = sizeof approximate_qlinear_conv_parts / sizeof *approximate_qlinear_conv_parts,
      .n_params = 8, .parts = approximate_qlinear_conv_parts, .whole = approximate_qlinear_conv_whole },
    { .name = "qlinear_conv_bias", .place = "approximate.pat:30", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct approximate_qlinear_conv_bias_match),
      .n_captures = 12, .captures = approximate_qlinear_conv_bias_captures,
      .match = approximate_qlinear_conv_bias_any, .each = approximate_qlinear_conv_bias_all, .desc = &approximate_qlinear_conv_bias_desc,
      .whole_size = sizeof(struct approximate_qlinear_conv_bias_whole), .n_parts = sizeof approximate_qlinear_conv_bias_parts / sizeof *approximate_qlinear_conv_bias_parts,
      .n_params = 11, .parts = approximate_qlinear_conv_bias_parts, .whole = approximate_qlinear_conv_bias_whole },
};

static const char *const imports[] = { "onnx", "com_microsoft", NULL };
extern const struct dfg_unit approximate_unit;
const struct dfg_unit approximate_unit = {
    .abi = DFG_ABI,
    .name = "approximate",
    .imports = imports,
    .names = &approximate_names, .whole_names = &whole_names,
    .n_patterns = 5, .patterns = patterns,
    .rules = &approximate_rules,
};
