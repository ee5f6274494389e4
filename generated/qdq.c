/* Made by pat2c from qdq.pat; do not edit. */
#include "qdq.h"
_Static_assert(QDQ_H == 0x0a10fe034817827f, "qdq.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    qdq_op_DepthToSpace = DFG_FIRST_OP, qdq_op_DequantizeLinear, qdq_op_Flatten, qdq_op_Gather,
    qdq_op_MaxPool, qdq_op_QuantizeLinear, qdq_op_Relu, qdq_op_Reshape, qdq_op_Slice, qdq_op_SpaceToDepth,
    qdq_op_Squeeze, qdq_op_Tile, qdq_op_Transpose, qdq_op_Unsqueeze,
};
enum { qdq_attr_axis };
static const char *const qdq_op_names[] = {
    "DepthToSpace", "DequantizeLinear", "Flatten", "Gather", "MaxPool", "QuantizeLinear", "Relu", "Reshape",
    "Slice", "SpaceToDepth", "Squeeze", "Tile", "Transpose", "Unsqueeze",
};
static const char *const qdq_attr_names[] = { "axis" };

const struct dfg_names qdq_names = {
    .abi = DFG_ABI, .needs = DFG_NEEDS_USERS | DFG_NEEDS_SCRATCH, .name = "qdq", .run = QDQ_H, .n_rows = 2,
    .n_ops = 14, .ops = qdq_op_names, .n_attrs = 1, .attrs = qdq_attr_names,
};

/* qdq.pat:10  cond same_scale(s, t) = value(s) == value(t); */
static DFG_APART bool qdq_same_scale(const dfg_graph *g, dfg_node s, dfg_node t)
{
    return dfg_eq(dfg_value_beside(g, s, dfg_value_of(g, t)), dfg_value_beside(g, t, dfg_value_of(g, s)));
}

/* qdq.pat:11  cond same_zero(z, y) = value(z) == value(y), same_dtype(z, y); */
static DFG_APART bool qdq_same_zero(const dfg_graph *g, dfg_node z, dfg_node y)
{
    return dfg_eq(dfg_value_beside(g, z, dfg_value_of(g, y)), dfg_value_beside(g, y, dfg_value_of(g, z)))
        && dfg_same_dtype(g, z, y) == DFG_TRUE;
}

/* qdq.pat:13  cond keeps(s, z) =
 *     s.elements == 1, value(s) > 0,
 *     (s.dtype == f32 and value(s) < 1e30 and z.dtype in {i8, u8, i16, u16})
 *     or (s.dtype == f16 and value(s) < 256 and z.dtype in {i8, u8}); */
static DFG_APART bool qdq_keeps(const dfg_graph *g, dfg_node s, dfg_node z)
{
    return dfg_extent_eq(g, dfg_elements_of(g, s), dfg_int(1)) && dfg_gt(dfg_value_of(g, s), dfg_int(0))
        && ((dfg_dtype(g, s) == DFG_F32 && dfg_lt(dfg_value_of(g, s), dfg_float(1e+30))
             && (dfg_dtype(g, z) == DFG_I8 || dfg_dtype(g, z) == DFG_U8 || dfg_dtype(g, z) == DFG_I16
                 || dfg_dtype(g, z) == DFG_U16))
            || (dfg_dtype(g, s) == DFG_F16 && dfg_lt(dfg_value_of(g, s), dfg_int(256))
                && (dfg_dtype(g, z) == DFG_I8 || dfg_dtype(g, z) == DFG_U8)));
}

/* qdq.pat:17  cond same_step(s, z, t, y) = same_scale(s, t), same_dtype(s, t), same_zero(z, y), keeps(s, z); */
static DFG_APART bool qdq_same_step(const dfg_graph *g, dfg_node s, dfg_node z, dfg_node t, dfg_node y)
{
    return qdq_same_scale(g, s, t) && dfg_same_dtype(g, s, t) == DFG_TRUE && qdq_same_zero(g, z, y)
        && qdq_keeps(g, s, z);
}

/* qdq.pat:20  rule requantize_same(q, s, z, t, y) : keep_shared {
 *     match QuantizeLinear(DequantizeLinear(q, s & const, z & const), t & const, y & const);
 *     where same_step(s, z, t, y);
 *     rewrite q;
 * } */
bool qdq_requantize_same_find(DFG_FIND(qdq_requantize_same))
{
    if (!dfg_calls_with(g, n, qdq_op_QuantizeLinear, 3)) return false;
    dfg_node dequantizeLinear = dfg_operand(g, n, 0);
    if (!dfg_calls_with(g, dequantizeLinear, qdq_op_DequantizeLinear, 3)) return false;
    dfg_node q = dfg_operand(g, dequantizeLinear, 0), s = dfg_operand(g, dequantizeLinear, 1);
    if (!dfg_is(g, s, DFG_CONST)) return false;
    dfg_node z = dfg_operand(g, dequantizeLinear, 2);
    if (!dfg_is(g, z, DFG_CONST)) return false;
    dfg_node t = dfg_operand(g, n, 1);
    if (!dfg_is(g, t, DFG_CONST)) return false;
    dfg_node y = dfg_operand(g, n, 2);
    if (!dfg_is(g, y, DFG_CONST) || !dfg_same_body(g, n, dequantizeLinear)) return false;
    if (!qdq_same_step(g, s, z, t, y)) return false;
    DFG_GIVE(qdq_requantize_same, .root = n, .q = q, .s = s, .z = z, .t = t, .y = y);
    DFG_GIVE_WHOLE(qdq_requantize_same, .dequantizeLinear = dequantizeLinear);
    return true;
}

/* qdq.pat:27  rule move_quantized(q, s, z, t, y, rest) : keep_shared {
 *     m = (Reshape | Transpose | Squeeze | Unsqueeze | Flatten | Gather | Slice | Tile | DepthToSpace | SpaceToDepth)
 *         (DequantizeLinear(q, s & const, z & const), ...rest);
 *     match QuantizeLinear(m, t & const, y & const);
 *     where same_step(s, z, t, y), z.dtype in {i8, u8} or (m.op != DepthToSpace and m.op != SpaceToDepth);
 *     rewrite m.op(q, ...rest) { ..m };
 * } */
bool qdq_move_quantized_find(DFG_FIND(qdq_move_quantized))
{
    if (!dfg_calls_with(g, n, qdq_op_QuantizeLinear, 3)) return false;
    dfg_node m_2 = dfg_operand(g, n, 0);
    if (!(dfg_op(g, m_2) == qdq_op_Reshape || dfg_op(g, m_2) == qdq_op_Transpose
          || dfg_op(g, m_2) == qdq_op_Squeeze || dfg_op(g, m_2) == qdq_op_Unsqueeze
          || dfg_op(g, m_2) == qdq_op_Flatten || dfg_op(g, m_2) == qdq_op_Gather
          || dfg_op(g, m_2) == qdq_op_Slice || dfg_op(g, m_2) == qdq_op_Tile
          || dfg_op(g, m_2) == qdq_op_DepthToSpace || dfg_op(g, m_2) == qdq_op_SpaceToDepth))
        return false;
    struct dfg_nodes rest = dfg_rest(g, m_2, 1, 0);
    dfg_node dequantizeLinear = dfg_arg(g, m_2, 0);
    if (!dfg_calls_with(g, dequantizeLinear, qdq_op_DequantizeLinear, 3)) return false;
    dfg_node q = dfg_operand(g, dequantizeLinear, 0), s = dfg_operand(g, dequantizeLinear, 1);
    if (!dfg_is(g, s, DFG_CONST)) return false;
    dfg_node z = dfg_operand(g, dequantizeLinear, 2);
    if (!dfg_is(g, z, DFG_CONST)) return false;
    dfg_node t = dfg_operand(g, n, 1);
    if (!dfg_is(g, t, DFG_CONST)) return false;
    dfg_node y = dfg_operand(g, n, 2);
    if (!dfg_is(g, y, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){m_2, dequantizeLinear}, 2))
        return false;
    if (!qdq_same_step(g, s, z, t, y)) return false;
    /* where z.dtype in {i8, u8} or (m.op != DepthToSpace and m.op != SpaceToDepth) */
    if (!(dfg_dtype(g, z) == DFG_I8 || dfg_dtype(g, z) == DFG_U8
          || (dfg_scalar_ne(dfg_op_of(g, m_2), dfg_op_val(g, qdq_op_DepthToSpace))
              && dfg_scalar_ne(dfg_op_of(g, m_2), dfg_op_val(g, qdq_op_SpaceToDepth)))))
        return false;
    DFG_GIVE(qdq_move_quantized, .root = n, .q = q, .s = s, .z = z, .t = t, .y = y, .rest = rest, .m = m_2);
    DFG_GIVE_WHOLE(qdq_move_quantized, .dequantizeLinear = dequantizeLinear);
    return true;
}

/* qdq.pat:34  rule max_pool_quantized(q, s, z, t, y) : keep_shared {
 *     m = MaxPool(DequantizeLinear(q, s & const, z & const));
 *     match QuantizeLinear(m, t & const, y & const);
 *     where same_step(s, z, t, y), z.dtype in {i8, u8};
 *     rewrite MaxPool(q) { ..m };
 * } */
bool qdq_max_pool_quantized_find(DFG_FIND(qdq_max_pool_quantized))
{
    if (!dfg_calls_with(g, n, qdq_op_QuantizeLinear, 3)) return false;
    dfg_node m_2 = dfg_operand(g, n, 0), m_2_call = dfg_first_result(g, m_2);
    if (!dfg_calls_argc(g, m_2_call, qdq_op_MaxPool, 1)) return false;
    dfg_node dequantizeLinear = dfg_operand(g, m_2_call, 0);
    if (!dfg_calls_with(g, dequantizeLinear, qdq_op_DequantizeLinear, 3)) return false;
    dfg_node q = dfg_operand(g, dequantizeLinear, 0), s = dfg_operand(g, dequantizeLinear, 1);
    if (!dfg_is(g, s, DFG_CONST)) return false;
    dfg_node z = dfg_operand(g, dequantizeLinear, 2);
    if (!dfg_is(g, z, DFG_CONST)) return false;
    dfg_node t = dfg_operand(g, n, 1);
    if (!dfg_is(g, t, DFG_CONST)) return false;
    dfg_node y = dfg_operand(g, n, 2);
    if (!dfg_is(g, y, DFG_CONST)) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){m_2, m_2_call, dequantizeLinear}, 3)) return false;
    if (!qdq_same_step(g, s, z, t, y) || !(dfg_dtype(g, z) == DFG_I8 || dfg_dtype(g, z) == DFG_U8))
        return false;
    DFG_GIVE(qdq_max_pool_quantized, .root = n, .q = q, .s = s, .z = z, .t = t, .y = y, .m = m_2);
    DFG_GIVE_WHOLE(qdq_max_pool_quantized, .m_call = dfg_first_result(g, m_2),
                   .dequantizeLinear = dequantizeLinear);
    return true;
}

static DFG_APART dfg_val qdq_min(const dfg_graph *g, dfg_node s)
{
    const dfg_val list = dfg_elements(g, s);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_item_at(&list, k);
        total = dfg_min(k == 0 ? each : total, each);
    }
    return total;
}

/* qdq.pat:41  rule relu_quantized(x, s, z) {
 *     q = QuantizeLinear(Relu(x), s & const, z & const);
 *     match q;
 *     where (z.dtype in {u8, u16} and value(z) == 0) or (z.dtype == i8 and value(z) == -128);
 *     where min([v for v in value(s)]) > 0;
 *     rewrite QuantizeLinear(x, s, z) { ..q };
 * } */
bool qdq_relu_quantized_find(DFG_FIND(qdq_relu_quantized))
{
    if (!dfg_calls_with(g, n, qdq_op_QuantizeLinear, 3)) return false;
    dfg_node relu = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, relu, qdq_op_Relu, 1)) return false;
    dfg_node x = dfg_operand(g, relu, 0), s = dfg_operand(g, n, 1);
    if (!dfg_is(g, s, DFG_CONST)) return false;
    dfg_node z = dfg_operand(g, n, 2);
    if (!dfg_is(g, z, DFG_CONST) || !dfg_same_body(g, n, relu)) return false;
    /* where (z.dtype in {u8, u16} and value(z) == 0) or (z.dtype == i8 and value(z) == -128) */
    if (!(((dfg_dtype(g, z) == DFG_U8 || dfg_dtype(g, z) == DFG_U16)
           && dfg_scalar_eq(dfg_value_of(g, z), dfg_int(0)))
          || (dfg_dtype(g, z) == DFG_I8 && dfg_scalar_eq(dfg_value_of(g, z), dfg_int(-128)))))
        return false;
    if (!dfg_gt(qdq_min(g, s), dfg_int(0))) return false;
    DFG_GIVE(qdq_relu_quantized, .root = n, .x = x, .s = s, .z = z, .q = n);
    DFG_GIVE_WHOLE(qdq_relu_quantized, .relu = relu);
    return true;
}

/* qdq.pat:49  rule parallel_quantize(x, s, z, t, y) {
 *     a = QuantizeLinear(x, s & const, z & const);
 *     b = QuantizeLinear(x, t & const, y & const);
 *     match a, b;
 *     where same_scale(s, t), same_zero(z, y), a.axis == b.axis or s.elements == 1, min([v for v in value(s)]) > 0;
 *     rewrite { q = QuantizeLinear(x, s, z) { ..a }; return q, q; }
 * } */
bool qdq_parallel_quantize_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct qdq_parallel_quantize_match *m), void *ctx)
{
    if (!dfg_calls_with(g, n, qdq_op_QuantizeLinear, 3)) return false;
    dfg_node x = dfg_operand(g, n, 0), s = dfg_operand(g, n, 1);
    if (!dfg_is(g, s, DFG_CONST)) return false;
    dfg_node z = dfg_operand(g, n, 2);
    if (!dfg_is(g, z, DFG_CONST)) return false;
    struct dfg_nodes readers = dfg_readers(g, 0, (const dfg_node[]){x}, 1, 1);
    for (uint32_t k = 0; k < readers.n; k++) {
        dfg_node b = readers.at[k];
        if (!dfg_calls_with(g, b, qdq_op_QuantizeLinear, 3)) continue;
        if (dfg_operand(g, b, 0) != x) continue;
        dfg_node t = dfg_operand(g, b, 1);
        if (!dfg_is(g, t, DFG_CONST)) continue;
        dfg_node y = dfg_operand(g, b, 2);
        if (!dfg_is(g, y, DFG_CONST)) continue;
        if (b == n) continue;
        if (!dfg_same_body(g, n, b) || !qdq_same_scale(g, s, t) || !qdq_same_zero(g, z, y)) continue;
        /* where a.axis == b.axis or s.elements == 1 */
        if (!(dfg_eq(dfg_attr_or_int(g, n, qdq_attr_axis, 1), dfg_attr_or_int(g, b, qdq_attr_axis, 1))
              || dfg_extent_eq(g, dfg_elements_of(g, s), dfg_int(1))))
            continue;
        if (!dfg_gt(qdq_min(g, s), dfg_int(0))) continue;
        if (accept(ctx, &(struct qdq_parallel_quantize_match){.root = n, .x = x, .s = s, .z = z, .t = t,
                                                              .y = y, .a = n, .b = b}))
            return true;
    }
    return false;
}

static DFG_APART bool qdq_holds(const dfg_graph *g, dfg_node z, dfg_node y)
{
    return dfg_dtype(g, z) == DFG_U8 && dfg_dtype(g, y) == DFG_I8
        && dfg_scalar_eq(dfg_value_beside(g, y, dfg_sub(dfg_value_of(g, z), dfg_int(128))),
                         dfg_sub(dfg_value_of(g, z), dfg_int(128)));
}

static DFG_APART bool qdq_holds_2(const dfg_graph *g, dfg_node z, dfg_node y)
{
    return dfg_dtype(g, z) == DFG_I8 && dfg_dtype(g, y) == DFG_U8
        && dfg_scalar_eq(dfg_value_beside(g, y, dfg_add(dfg_value_of(g, z), dfg_int(128))),
                         dfg_add(dfg_value_of(g, z), dfg_int(128)));
}

/* qdq.pat:57  rule quantize_shifted(x, s, z, r, u, t, y) : keep_shared {
 *     a = QuantizeLinear(x, s & const, z & const);
 *     d = DequantizeLinear(a, r & const, u & const);
 *     match QuantizeLinear(d, t & const, y & const);
 *     where same_scale(s, r), same_dtype(s, r), same_scale(s, t), same_dtype(s, t), same_zero(z, u), keeps(s, z);
 *     where (z.dtype == u8 and y.dtype == i8 and value(y) == value(z) - 128)
 *         or (z.dtype == i8 and y.dtype == u8 and value(y) == value(z) + 128);
 *     rewrite QuantizeLinear(x, t, y);
 * } */
bool qdq_quantize_shifted_match(const dfg_graph *g, dfg_node n, struct qdq_quantize_shifted_match *m)
{
    if (!dfg_calls_with(g, n, qdq_op_QuantizeLinear, 3)) return false;
    dfg_node d = dfg_operand(g, n, 0);
    if (!dfg_calls_with(g, d, qdq_op_DequantizeLinear, 3)) return false;
    dfg_node a = dfg_operand(g, d, 0);
    if (!dfg_calls_with(g, a, qdq_op_QuantizeLinear, 3)) return false;
    dfg_node x = dfg_operand(g, a, 0), s = dfg_operand(g, a, 1);
    if (!dfg_is(g, s, DFG_CONST)) return false;
    dfg_node z = dfg_operand(g, a, 2);
    if (!dfg_is(g, z, DFG_CONST)) return false;
    dfg_node r = dfg_operand(g, d, 1);
    if (!dfg_is(g, r, DFG_CONST)) return false;
    dfg_node u = dfg_operand(g, d, 2);
    if (!dfg_is(g, u, DFG_CONST)) return false;
    dfg_node t = dfg_operand(g, n, 1);
    if (!dfg_is(g, t, DFG_CONST)) return false;
    dfg_node y = dfg_operand(g, n, 2);
    if (!dfg_is(g, y, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){d, a}, 2)) return false;
    if (!qdq_same_scale(g, s, r) || dfg_same_dtype(g, s, r) != DFG_TRUE || !qdq_same_scale(g, s, t))
        return false;
    if (dfg_same_dtype(g, s, t) != DFG_TRUE || !qdq_same_zero(g, z, u) || !qdq_keeps(g, s, z)) return false;
    /* where (z.dtype == u8 and y.dtype == i8 and value(y) == value(z) - 128) or (z.dtype == i8 and
     * y.dtype == u8 and value(y) == value(z) + 128) */
    if (!(qdq_holds(g, z, y) || qdq_holds_2(g, z, y))) return false;
    DFG_GIVE(qdq_quantize_shifted, .root = n, .x = x, .s = s, .z = z, .r = r, .u = u, .t = t, .y = y,
             .a = a, .d = d);
    return true;
}

/* qdq.pat:67  rule parallel_dequantize(q, s, z) {
 *     a = DequantizeLinear(q, s, z);
 *     b = DequantizeLinear(q, s, z);
 *     match a, b;
 *     where s.elements == 1 or a.axis == b.axis, same_dtype(a, b);
 *     rewrite { d = DequantizeLinear(q, s, z) { ..a }; return d, d; }
 * } */
bool qdq_parallel_dequantize_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct qdq_parallel_dequantize_match *m), void *ctx)
{
    if (!dfg_calls_with(g, n, qdq_op_DequantizeLinear, 3)) return false;
    dfg_node q = dfg_operand(g, n, 0), s = dfg_operand(g, n, 1), z = dfg_operand(g, n, 2);
    struct dfg_nodes readers = dfg_readers(g, 0, (const dfg_node[]){q}, 1, 1);
    for (uint32_t k = 0; k < readers.n; k++) {
        dfg_node b = readers.at[k];
        if (!dfg_calls_with(g, b, qdq_op_DequantizeLinear, 3)) continue;
        if (dfg_operand(g, b, 0) != q) continue;
        if (dfg_operand(g, b, 1) != s) continue;
        if (dfg_operand(g, b, 2) != z) continue;
        if (b == n) continue;
        if (!dfg_same_body(g, n, b)) continue;
        /* where s.elements == 1 or a.axis == b.axis */
        if (!(dfg_extent_eq(g, dfg_elements_of(g, s), dfg_int(1))
              || dfg_eq(dfg_attr_or_int(g, n, qdq_attr_axis, 1), dfg_attr_or_int(g, b, qdq_attr_axis, 1))))
            continue;
        if (dfg_same_dtype(g, n, b) != DFG_TRUE) continue;
        if (accept(ctx, &(struct qdq_parallel_dequantize_match){.root = n, .q = q, .s = s, .z = z, .a = n,
                                                                .b = b}))
            return true;
    }
    return false;
}
