/* Made by pat2c from approximate.pat; do not edit. */
#include "approximate.h"
#if APPROXIMATE_H != 0x920e9f5e7acae2a0
#error "approximate.h is of another run of pat2c than this file"
#endif

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    approximate_op_Conv = DFG_FIRST_OP, approximate_op_DequantizeLinear, approximate_op_MatMul,
    approximate_op_QuantizeLinear, approximate_op_com_microsoft_BiasGelu,
    approximate_op_com_microsoft_Gelu,
};
static const char *const approximate_op_names[] = {
    "Conv", "DequantizeLinear", "MatMul", "QuantizeLinear", "com.microsoft.BiasGelu",
    "com.microsoft.Gelu",
};

const struct dfg_names approximate_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 6,
    .ops = approximate_op_names,
};

/* approximate.pat:7
 * rule approximate_gelu(x) { match com.microsoft.Gelu(x); where x.rank >= 1; rewrite com.microsoft.FastGelu(x); }
 */
bool approximate_approximate_gelu_match(const dfg_graph *g, dfg_node n, struct approximate_approximate_gelu_match *m)
{
    if (!dfg_calls_with(g, n, approximate_op_com_microsoft_Gelu, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where x.rank >= 1 */
    if (!dfg_ge(dfg_rank_of(g, x), dfg_int(1)))
        return false;
    *m = (struct approximate_approximate_gelu_match){.root = n, .x = x};
    return true;
}

bool approximate_approximate_gelu_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct approximate_approximate_gelu_match *m), void *ctx)
{
    struct approximate_approximate_gelu_match m;
    return approximate_approximate_gelu_match(g, n, &m) && accept(ctx, &m);
}

/* approximate.pat:8
 * rule approximate_bias_gelu(x, b) { match com.microsoft.BiasGelu(x, b); rewrite com.microsoft.FastGelu(x, b); }
 */
bool approximate_approximate_bias_gelu_match(const dfg_graph *g, dfg_node n, struct approximate_approximate_bias_gelu_match *m)
{
    if (!dfg_calls_with(g, n, approximate_op_com_microsoft_BiasGelu, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node b = dfg_arg(g, n, 1);
    *m = (struct approximate_approximate_bias_gelu_match){.root = n, .x = x, .b = b};
    return true;
}

bool approximate_approximate_bias_gelu_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct approximate_approximate_bias_gelu_match *m), void *ctx)
{
    struct approximate_approximate_bias_gelu_match m;
    return approximate_approximate_bias_gelu_match(g, n, &m) && accept(ctx, &m);
}

/* approximate.pat:14
 * cond one_scale(s) = s.elements == 1, s.dtype == f32, value(s) > 1e-12, value(s) < 1e12;
 */
static bool approximate_one_scale(const dfg_graph *g, dfg_node s)
{
    return dfg_dim_eq(g, dfg_elements_of(g, s), dfg_int(1)) && dfg_dtype(g, s) == DFG_F32
        && dfg_gt(dfg_value_of(g, s), dfg_float(1e-12))
        && dfg_lt(dfg_value_of(g, s), dfg_float(1000000000000.0));
}

/* approximate.pat:16
 * rule qlinear_matmul(a, as, az, b, bs, bz, ys, yz) {
 *     m = MatMul(DequantizeLinear(a, as & const, az & const), DequantizeLinear(b, bs & const, bz & const));
 *     match QuantizeLinear(m, ys & const, yz & const);
 *     where one_scale(as), one_scale(bs), one_scale(ys), az.dtype in {i8, u8}, bz.dtype in {i8, u8};
 *     where same_dtype(az, yz);
 *     rewrite QLinearMatMul(a, as, az, b, bs, bz, ys, yz);
 * }
 */
static bool approximate_qlinear_matmul_find(const dfg_graph *g, dfg_node n, struct approximate_qlinear_matmul_whole *m)
{
    if (!dfg_calls_with(g, n, approximate_op_QuantizeLinear, 3))
        return false;
    dfg_node m_2 = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, m_2, approximate_op_MatMul, 2))
        return false;
    dfg_node dequantizeLinear = dfg_arg(g, m_2, 0);
    if (!dfg_calls_with(g, dequantizeLinear, approximate_op_DequantizeLinear, 3))
        return false;
    dfg_node a = dfg_arg(g, dequantizeLinear, 0);
    dfg_node as = dfg_arg(g, dequantizeLinear, 1);
    if (!dfg_is(g, as, DFG_CONST))
        return false;
    dfg_node az = dfg_arg(g, dequantizeLinear, 2);
    if (!dfg_is(g, az, DFG_CONST))
        return false;
    dfg_node dequantizeLinear_2 = dfg_arg(g, m_2, 1);
    if (!dfg_calls_with(g, dequantizeLinear_2, approximate_op_DequantizeLinear, 3))
        return false;
    dfg_node b = dfg_arg(g, dequantizeLinear_2, 0);
    dfg_node bs = dfg_arg(g, dequantizeLinear_2, 1);
    if (!dfg_is(g, bs, DFG_CONST))
        return false;
    dfg_node bz = dfg_arg(g, dequantizeLinear_2, 2);
    if (!dfg_is(g, bz, DFG_CONST))
        return false;
    dfg_node ys = dfg_arg(g, n, 1);
    if (!dfg_is(g, ys, DFG_CONST))
        return false;
    dfg_node yz = dfg_arg(g, n, 2);
    if (!dfg_is(g, yz, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){m_2, dequantizeLinear, dequantizeLinear_2}, 3))
        return false;
    /* where one_scale(as) */
    if (!approximate_one_scale(g, as))
        return false;
    /* where one_scale(bs) */
    if (!approximate_one_scale(g, bs))
        return false;
    /* where one_scale(ys) */
    if (!approximate_one_scale(g, ys))
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
    *m = (struct approximate_qlinear_matmul_whole){.m = {.root = n, .a = a, .as = as,
            .az = az, .b = b, .bs = bs, .bz = bz, .ys = ys, .yz = yz, .m = m_2},
            .dequantizeLinear = dequantizeLinear, .dequantizeLinear_2 = dequantizeLinear_2};
    return true;
}

bool approximate_qlinear_matmul_match(const dfg_graph *g, dfg_node n, struct approximate_qlinear_matmul_match *m)
{
    struct approximate_qlinear_matmul_whole whole;
    if (!approximate_qlinear_matmul_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool approximate_qlinear_matmul_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct approximate_qlinear_matmul_match *m), void *ctx)
{
    struct approximate_qlinear_matmul_whole whole;
    return approximate_qlinear_matmul_find(g, n, &whole) && accept(ctx, &whole.m);
}

/* approximate.pat:23
 * rule qlinear_conv(x, xs, xz, w, ws, wz, ys, yz) {
 *     c = Conv(DequantizeLinear(x, xs & const, xz & const), DequantizeLinear(w & const, ws & const, wz & const));
 *     match QuantizeLinear(c, ys & const, yz & const);
 *     where one_scale(xs), one_scale(ws), one_scale(ys), xz.dtype in {i8, u8}, wz.dtype in {i8, u8};
 *     where same_dtype(xz, yz);
 *     rewrite QLinearConv(x, xs, xz, w, ws, wz, ys, yz) { ..c };
 * }
 */
static bool approximate_qlinear_conv_find(const dfg_graph *g, dfg_node n, struct approximate_qlinear_conv_whole *m)
{
    if (!dfg_calls_with(g, n, approximate_op_QuantizeLinear, 3))
        return false;
    dfg_node c = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, c, approximate_op_Conv, 2))
        return false;
    dfg_node dequantizeLinear = dfg_arg(g, c, 0);
    if (!dfg_calls_with(g, dequantizeLinear, approximate_op_DequantizeLinear, 3))
        return false;
    dfg_node x = dfg_arg(g, dequantizeLinear, 0);
    dfg_node xs = dfg_arg(g, dequantizeLinear, 1);
    if (!dfg_is(g, xs, DFG_CONST))
        return false;
    dfg_node xz = dfg_arg(g, dequantizeLinear, 2);
    if (!dfg_is(g, xz, DFG_CONST))
        return false;
    dfg_node dequantizeLinear_2 = dfg_arg(g, c, 1);
    if (!dfg_calls_with(g, dequantizeLinear_2, approximate_op_DequantizeLinear, 3))
        return false;
    dfg_node w = dfg_arg(g, dequantizeLinear_2, 0);
    if (!dfg_is(g, w, DFG_CONST))
        return false;
    dfg_node ws = dfg_arg(g, dequantizeLinear_2, 1);
    if (!dfg_is(g, ws, DFG_CONST))
        return false;
    dfg_node wz = dfg_arg(g, dequantizeLinear_2, 2);
    if (!dfg_is(g, wz, DFG_CONST))
        return false;
    dfg_node ys = dfg_arg(g, n, 1);
    if (!dfg_is(g, ys, DFG_CONST))
        return false;
    dfg_node yz = dfg_arg(g, n, 2);
    if (!dfg_is(g, yz, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){c, dequantizeLinear, dequantizeLinear_2}, 3))
        return false;
    /* where one_scale(xs) */
    if (!approximate_one_scale(g, xs))
        return false;
    /* where one_scale(ws) */
    if (!approximate_one_scale(g, ws))
        return false;
    /* where one_scale(ys) */
    if (!approximate_one_scale(g, ys))
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
    *m = (struct approximate_qlinear_conv_whole){.m = {.root = n, .x = x, .xs = xs,
            .xz = xz, .w = w, .ws = ws, .wz = wz, .ys = ys, .yz = yz, .c = c},
            .dequantizeLinear = dequantizeLinear, .dequantizeLinear_2 = dequantizeLinear_2};
    return true;
}

bool approximate_qlinear_conv_match(const dfg_graph *g, dfg_node n, struct approximate_qlinear_conv_match *m)
{
    struct approximate_qlinear_conv_whole whole;
    if (!approximate_qlinear_conv_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool approximate_qlinear_conv_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct approximate_qlinear_conv_match *m), void *ctx)
{
    struct approximate_qlinear_conv_whole whole;
    return approximate_qlinear_conv_find(g, n, &whole) && accept(ctx, &whole.m);
}

static dfg_val approximate_max(const dfg_graph *g, dfg_node b)
{
    const dfg_val list = dfg_elements(g, b);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_abs(dfg_item(list, k));
        total = dfg_max(k == 0 ? each : total, each);
    }
    return total;
}

/* approximate.pat:31
 * rule qlinear_conv_bias(x, xs, xz, w, ws, wz, b, bs, bz, ys, yz) {
 *     c = Conv(DequantizeLinear(x, xs & const, xz & const), DequantizeLinear(w & const, ws & const, wz & const),
 *              DequantizeLinear(b & const : i32, bs & const, (bz & splat(0))?));
 *     match QuantizeLinear(c, ys & const, yz & const);
 *     where one_scale(xs), one_scale(ws), one_scale(ys), xz.dtype in {i8, u8}, wz.dtype in {i8, u8};
 *     where same_dtype(xz, yz), bs.elements == 1, value(bs) ~= value(xs) * value(ws);
 *     where max([abs(v) for v in value(b)]) < 1073741824;
 *     rewrite QLinearConv(x, xs, xz, w, ws, wz, ys, yz, b) { ..c };
 * }
 */
static bool approximate_qlinear_conv_bias_find(const dfg_graph *g, dfg_node n, struct approximate_qlinear_conv_bias_whole *m)
{
    if (!dfg_calls_with(g, n, approximate_op_QuantizeLinear, 3))
        return false;
    dfg_node c = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, c, approximate_op_Conv, 3))
        return false;
    dfg_node dequantizeLinear = dfg_arg(g, c, 0);
    if (!dfg_calls_with(g, dequantizeLinear, approximate_op_DequantizeLinear, 3))
        return false;
    dfg_node x = dfg_arg(g, dequantizeLinear, 0);
    dfg_node xs = dfg_arg(g, dequantizeLinear, 1);
    if (!dfg_is(g, xs, DFG_CONST))
        return false;
    dfg_node xz = dfg_arg(g, dequantizeLinear, 2);
    if (!dfg_is(g, xz, DFG_CONST))
        return false;
    dfg_node dequantizeLinear_2 = dfg_arg(g, c, 1);
    if (!dfg_calls_with(g, dequantizeLinear_2, approximate_op_DequantizeLinear, 3))
        return false;
    dfg_node w = dfg_arg(g, dequantizeLinear_2, 0);
    if (!dfg_is(g, w, DFG_CONST))
        return false;
    dfg_node ws = dfg_arg(g, dequantizeLinear_2, 1);
    if (!dfg_is(g, ws, DFG_CONST))
        return false;
    dfg_node wz = dfg_arg(g, dequantizeLinear_2, 2);
    if (!dfg_is(g, wz, DFG_CONST))
        return false;
    dfg_node dequantizeLinear_3 = dfg_arg(g, c, 2);
    if (dfg_op(g, dequantizeLinear_3) != approximate_op_DequantizeLinear
        || dfg_n_args(g, dequantizeLinear_3) > 3)
        return false;
    dfg_node b = dfg_arg(g, dequantizeLinear_3, 0);
    if (!dfg_is(g, b, DFG_CONST) || dfg_dtype(g, b) != DFG_I32)
        return false;
    dfg_node bs = dfg_arg(g, dequantizeLinear_3, 1);
    if (!dfg_is(g, bs, DFG_CONST))
        return false;
    bool has_bz = dfg_arg(g, dequantizeLinear_3, 2) != DFG_NONE;
    dfg_node bz = DFG_NONE;
    if (has_bz) {
        bz = dfg_arg(g, dequantizeLinear_3, 2);
        if (!dfg_splat_is(g, bz, dfg_int(0), DFG_NO_DTYPE))
            return false;
    }
    dfg_node ys = dfg_arg(g, n, 1);
    if (!dfg_is(g, ys, DFG_CONST))
        return false;
    dfg_node yz = dfg_arg(g, n, 2);
    if (!dfg_is(g, yz, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){c, dequantizeLinear, dequantizeLinear_2, dequantizeLinear_3},
                     4))
        return false;
    /* where one_scale(xs) */
    if (!approximate_one_scale(g, xs))
        return false;
    /* where one_scale(ws) */
    if (!approximate_one_scale(g, ws))
        return false;
    /* where one_scale(ys) */
    if (!approximate_one_scale(g, ys))
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
    /* where max([abs(v) for v in value(b)]) < 1073741824 */
    if (!dfg_lt(approximate_max(g, b), dfg_int(1073741824)))
        return false;
    *m = (struct approximate_qlinear_conv_bias_whole){.m = {.root = n, .x = x, .xs = xs,
            .xz = xz, .w = w, .ws = ws, .wz = wz, .b = b, .bs = bs, .bz = bz, .ys = ys,
            .yz = yz, .c = c}, .dequantizeLinear = dequantizeLinear,
            .dequantizeLinear_2 = dequantizeLinear_2,
            .dequantizeLinear_3 = dequantizeLinear_3};
    return true;
}

bool approximate_qlinear_conv_bias_match(const dfg_graph *g, dfg_node n, struct approximate_qlinear_conv_bias_match *m)
{
    struct approximate_qlinear_conv_bias_whole whole;
    if (!approximate_qlinear_conv_bias_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool approximate_qlinear_conv_bias_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct approximate_qlinear_conv_bias_match *m), void *ctx)
{
    struct approximate_qlinear_conv_bias_whole whole;
    return approximate_qlinear_conv_bias_find(g, n, &whole) && accept(ctx, &whole.m);
}
