/* What qdq.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "qdq.h"
#if QDQ_H != 0x7b3f1188d0e72fa4
#error "qdq.h is of another run of pat2c than this file"
#endif

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_DepthToSpace = DFG_FIRST_OP,
    OP_DequantizeLinear,
    OP_Flatten,
    OP_Gather,
    OP_MaxPool,
    OP_QuantizeLinear,
    OP_Relu,
    OP_Reshape,
    OP_Slice,
    OP_SpaceToDepth,
    OP_Squeeze,
    OP_Tile,
    OP_Transpose,
    OP_Unsqueeze,
};
enum {
    ATTR_axis,
};
static const char *const op_names[] = {
    "DepthToSpace",
    "DequantizeLinear",
    "Flatten",
    "Gather",
    "MaxPool",
    "QuantizeLinear",
    "Relu",
    "Reshape",
    "Slice",
    "SpaceToDepth",
    "Squeeze",
    "Tile",
    "Transpose",
    "Unsqueeze",
};
static const char *const attr_names[] = {
    "axis",
};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = DFG_NEEDS_USERS | DFG_NEEDS_SCRATCH,
    .n_rows = 2,
    .n_ops = 14,
    .ops = op_names,
    .n_attrs = 1,
    .attrs = attr_names,
};

/* qdq.pat:10
 * cond same_scale(s, t) = value(s) == value(t);
 */
static bool same_scale(const dfg_graph *g, dfg_node s, dfg_node t)
{
    return dfg_eq(dfg_value_beside(g, s, dfg_value_of(g, t)), dfg_value_beside(g, t, dfg_value_of(g, s)));
}

/* qdq.pat:11
 * cond same_zero(z, y) = value(z) == value(y), same_dtype(z, y);
 */
static bool same_zero(const dfg_graph *g, dfg_node z, dfg_node y)
{
    return dfg_eq(dfg_value_beside(g, z, dfg_value_of(g, y)), dfg_value_beside(g, y, dfg_value_of(g, z)))
        && dfg_same_dtype(g, z, y) == DFG_TRUE;
}

/* qdq.pat:13
 * cond keeps(s, z) =
 *     s.elements == 1, value(s) > 0,
 *     (s.dtype == f32 and value(s) < 1e30 and z.dtype in {i8, u8, i16, u16})
 *     or (s.dtype == f16 and value(s) < 256 and z.dtype in {i8, u8});
 */
static bool keeps(const dfg_graph *g, dfg_node s, dfg_node z)
{
    return dfg_dim_eq(g, dfg_elements_of(g, s), dfg_int(1)) && dfg_gt(dfg_value_of(g, s), dfg_int(0))
        && ((dfg_dtype(g, s) == DFG_F32 && dfg_lt(dfg_value_of(g, s), dfg_float(1e+30))
             && (dfg_dtype(g, z) == DFG_I8 || dfg_dtype(g, z) == DFG_U8 || dfg_dtype(g, z) == DFG_I16
                 || dfg_dtype(g, z) == DFG_U16))
            || (dfg_dtype(g, s) == DFG_F16 && dfg_lt(dfg_value_of(g, s), dfg_int(256))
                && (dfg_dtype(g, z) == DFG_I8 || dfg_dtype(g, z) == DFG_U8)));
}

/* qdq.pat:17
 * cond same_step(s, z, t, y) = same_scale(s, t), same_dtype(s, t), same_zero(z, y), keeps(s, z);
 */
static bool same_step(const dfg_graph *g, dfg_node s, dfg_node z, dfg_node t, dfg_node y)
{
    return same_scale(g, s, t) && dfg_same_dtype(g, s, t) == DFG_TRUE && same_zero(g, z, y)
        && keeps(g, s, z);
}

struct qdq_requantize_same_whole {
    struct qdq_requantize_same_match m;
    dfg_node quantizeLinear;
    dfg_node dequantizeLinear;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool qdq_requantize_same_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_QuantizeLinear, 3))
        return false;
    dfg_node dequantizeLinear = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, dequantizeLinear, OP_DequantizeLinear, 3))
        return false;
    dfg_node q = dfg_arg(g, dequantizeLinear, 0);
    dfg_node s = dfg_arg(g, dequantizeLinear, 1);
    dfg_node constant = s;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node z = dfg_arg(g, dequantizeLinear, 2);
    dfg_node constant_2 = z;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node t = dfg_arg(g, n, 1);
    dfg_node constant_3 = t;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node y = dfg_arg(g, n, 2);
    dfg_node constant_4 = y;
    if (!dfg_is(g, constant_4, DFG_CONST) || !dfg_same_body(g, n, dequantizeLinear))
        return false;
    /* where same_step(s, z, t, y) */
    if (!same_step(g, s, z, t, y))
        return false;
    return accept(ctx, &(struct qdq_requantize_same_whole){.m = {.root = n, .q = q, .s = s, .z = z,
            .t = t, .y = y}, .quantizeLinear = n,
            .dequantizeLinear = dequantizeLinear, .constant = constant,
            .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4});
}

struct qdq_move_quantized_whole {
    struct qdq_move_quantized_match m;
    dfg_node dequantizeLinear;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node quantizeLinear;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool qdq_move_quantized_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_QuantizeLinear, 3))
        return false;
    dfg_node m_2 = dfg_arg(g, n, 0);
    if (!(dfg_op(g, m_2) == OP_Reshape || dfg_op(g, m_2) == OP_Transpose || dfg_op(g, m_2) == OP_Squeeze
          || dfg_op(g, m_2) == OP_Unsqueeze || dfg_op(g, m_2) == OP_Flatten || dfg_op(g, m_2) == OP_Gather
          || dfg_op(g, m_2) == OP_Slice || dfg_op(g, m_2) == OP_Tile || dfg_op(g, m_2) == OP_DepthToSpace
          || dfg_op(g, m_2) == OP_SpaceToDepth))
        return false;
    struct dfg_nodes rest = dfg_rest(g, m_2, 1, 0);
    dfg_node dequantizeLinear = dfg_arg(g, m_2, 0);
    if (!dfg_calls_with(g, dequantizeLinear, OP_DequantizeLinear, 3))
        return false;
    dfg_node q = dfg_arg(g, dequantizeLinear, 0);
    dfg_node s = dfg_arg(g, dequantizeLinear, 1);
    dfg_node constant = s;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node z = dfg_arg(g, dequantizeLinear, 2);
    dfg_node constant_2 = z;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node t = dfg_arg(g, n, 1);
    dfg_node constant_3 = t;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node y = dfg_arg(g, n, 2);
    dfg_node constant_4 = y;
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){m_2, dequantizeLinear}, 2))
        return false;
    /* where same_step(s, z, t, y) */
    if (!same_step(g, s, z, t, y))
        return false;
    return accept(ctx, &(struct qdq_move_quantized_whole){.m = {.root = n, .q = q, .s = s, .z = z,
            .t = t, .y = y, .rest = rest, .m = m_2},
            .dequantizeLinear = dequantizeLinear, .constant = constant,
            .constant_2 = constant_2, .quantizeLinear = n, .constant_3 = constant_3,
            .constant_4 = constant_4});
}

struct qdq_max_pool_quantized_whole {
    struct qdq_max_pool_quantized_match m;
    dfg_node m_call;
    dfg_node dequantizeLinear;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node quantizeLinear;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool qdq_max_pool_quantized_whole(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_QuantizeLinear, 3))
        return false;
    dfg_node m_2 = dfg_arg(g, n, 0);
    dfg_node m_2_call = dfg_first_result(g, m_2);
    if (!dfg_calls_argc(g, m_2_call, OP_MaxPool, 1))
        return false;
    dfg_node dequantizeLinear = dfg_arg(g, m_2_call, 0);
    if (!dfg_calls_with(g, dequantizeLinear, OP_DequantizeLinear, 3))
        return false;
    dfg_node q = dfg_arg(g, dequantizeLinear, 0);
    dfg_node s = dfg_arg(g, dequantizeLinear, 1);
    dfg_node constant = s;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node z = dfg_arg(g, dequantizeLinear, 2);
    dfg_node constant_2 = z;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node t = dfg_arg(g, n, 1);
    dfg_node constant_3 = t;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node y = dfg_arg(g, n, 2);
    dfg_node constant_4 = y;
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){m_2, m_2_call, dequantizeLinear}, 3))
        return false;
    /* where same_step(s, z, t, y) */
    if (!same_step(g, s, z, t, y))
        return false;
    /* where z.dtype in {i8, u8} */
    if (!(dfg_dtype(g, z) == DFG_I8 || dfg_dtype(g, z) == DFG_U8))
        return false;
    return accept(ctx, &(struct qdq_max_pool_quantized_whole){.m = {.root = n, .q = q, .s = s, .z = z,
            .t = t, .y = y, .m = m_2}, .m_call = dfg_first_result(g, m_2),
            .dequantizeLinear = dequantizeLinear, .constant = constant,
            .constant_2 = constant_2, .quantizeLinear = n, .constant_3 = constant_3,
            .constant_4 = constant_4});
}

static dfg_val qdq_min1(const dfg_graph *g, dfg_node s)
{
    const dfg_val list = dfg_elements(g, s);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_item(list, k);
        total = dfg_min(k == 0 ? each : total, each);
    }
    return total;
}

struct qdq_relu_quantized_whole {
    struct qdq_relu_quantized_match m;
    dfg_node relu;
    dfg_node constant;
    dfg_node constant_2;
};

static bool qdq_relu_quantized_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_QuantizeLinear, 3))
        return false;
    dfg_node relu = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, relu, OP_Relu, 1))
        return false;
    dfg_node x = dfg_arg(g, relu, 0);
    dfg_node s = dfg_arg(g, n, 1);
    dfg_node constant = s;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node z = dfg_arg(g, n, 2);
    dfg_node constant_2 = z;
    if (!dfg_is(g, constant_2, DFG_CONST) || !dfg_same_body(g, n, relu))
        return false;
    /* where (z.dtype in {u8, u16} and value(z) == 0) or (z.dtype == i8 and value(z) == -128) */
    if (!(((dfg_dtype(g, z) == DFG_U8 || dfg_dtype(g, z) == DFG_U16)
           && dfg_eq(dfg_value_of(g, z), dfg_int(0)))
          || (dfg_dtype(g, z) == DFG_I8 && dfg_eq(dfg_value_of(g, z), dfg_int(-128)))))
        return false;
    /* where min([v for v in value(s)]) > 0 */
    if (!dfg_gt(qdq_min1(g, s), dfg_int(0)))
        return false;
    return accept(ctx, &(struct qdq_relu_quantized_whole){.m = {.root = n, .x = x, .s = s, .z = z,
            .q = n}, .relu = relu, .constant = constant, .constant_2 = constant_2});
}

struct qdq_parallel_quantize_whole {
    struct qdq_parallel_quantize_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool qdq_parallel_quantize_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_QuantizeLinear, 3))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node s = dfg_arg(g, n, 1);
    dfg_node constant = s;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node z = dfg_arg(g, n, 2);
    dfg_node constant_2 = z;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    struct dfg_nodes readers = dfg_readers(g, 0, (const dfg_node[]){x}, 1, 1);
    for (uint32_t k = 0; k < readers.n; k++) {
        dfg_node b = readers.at[k];
        if (!dfg_calls_with(g, b, OP_QuantizeLinear, 3))
            continue;
        if (dfg_arg(g, b, 0) != x)
            continue;
        dfg_node t = dfg_arg(g, b, 1);
        dfg_node constant_3 = t;
        if (!dfg_is(g, constant_3, DFG_CONST))
            continue;
        dfg_node y = dfg_arg(g, b, 2);
        dfg_node constant_4 = y;
        if (!dfg_is(g, constant_4, DFG_CONST))
            continue;
        if (b == n)
            continue;
        if (!dfg_same_body(g, n, b))
            continue;
        /* where same_scale(s, t) */
        if (!same_scale(g, s, t))
            continue;
        /* where same_zero(z, y) */
        if (!same_zero(g, z, y))
            continue;
        /* where a.axis == b.axis or s.elements == 1 */
        if (!(dfg_eq(dfg_attr_or(g, n, ATTR_axis, dfg_int(1)), dfg_attr_or(g, b, ATTR_axis, dfg_int(1)))
              || dfg_dim_eq(g, dfg_elements_of(g, s), dfg_int(1))))
            continue;
        /* where min([v for v in value(s)]) > 0 */
        if (!dfg_gt(qdq_min1(g, s), dfg_int(0)))
            continue;
        if (accept(ctx, &(struct qdq_parallel_quantize_whole){.m = {.root = n, .x = x, .s = s, .z = z,
                .t = t, .y = y, .a = n, .b = b}, .constant = constant,
                .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4}))
            return true;
    }
    return false;
}

struct qdq_quantize_shifted_whole {
    struct qdq_quantize_shifted_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node quantizeLinear;
    dfg_node constant_5;
    dfg_node constant_6;
};

static bool qdq_quantize_shifted_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_QuantizeLinear, 3))
        return false;
    dfg_node d = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, d, OP_DequantizeLinear, 3))
        return false;
    dfg_node a = dfg_arg(g, d, 0);
    if (!dfg_calls_with(g, a, OP_QuantizeLinear, 3))
        return false;
    dfg_node x = dfg_arg(g, a, 0);
    dfg_node s = dfg_arg(g, a, 1);
    dfg_node constant = s;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node z = dfg_arg(g, a, 2);
    dfg_node constant_2 = z;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node r = dfg_arg(g, d, 1);
    dfg_node constant_3 = r;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node u = dfg_arg(g, d, 2);
    dfg_node constant_4 = u;
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    dfg_node t = dfg_arg(g, n, 1);
    dfg_node constant_5 = t;
    if (!dfg_is(g, constant_5, DFG_CONST))
        return false;
    dfg_node y = dfg_arg(g, n, 2);
    dfg_node constant_6 = y;
    if (!dfg_is(g, constant_6, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){d, a}, 2))
        return false;
    /* where same_scale(s, r) */
    if (!same_scale(g, s, r))
        return false;
    /* where same_dtype(s, r) */
    if (dfg_same_dtype(g, s, r) != DFG_TRUE)
        return false;
    /* where same_scale(s, t) */
    if (!same_scale(g, s, t))
        return false;
    /* where same_dtype(s, t) */
    if (dfg_same_dtype(g, s, t) != DFG_TRUE)
        return false;
    /* where same_zero(z, u) */
    if (!same_zero(g, z, u))
        return false;
    /* where keeps(s, z) */
    if (!keeps(g, s, z))
        return false;
    /* where (z.dtype == u8 and y.dtype == i8 and value(y) == value(z) - 128) or (z.dtype == i8 and
     * y.dtype == u8 and value(y) == value(z) + 128) */
    if (!((dfg_dtype(g, z) == DFG_U8 && dfg_dtype(g, y) == DFG_I8
           && dfg_eq(dfg_value_beside(g, y, dfg_sub(dfg_value_of(g, z), dfg_int(128))),
                     dfg_sub(dfg_value_of(g, z), dfg_int(128))))
          || (dfg_dtype(g, z) == DFG_I8 && dfg_dtype(g, y) == DFG_U8
              && dfg_eq(dfg_value_beside(g, y, dfg_add(dfg_value_of(g, z), dfg_int(128))),
                        dfg_add(dfg_value_of(g, z), dfg_int(128))))))
        return false;
    return accept(ctx, &(struct qdq_quantize_shifted_whole){.m = {.root = n, .x = x, .s = s, .z = z,
            .r = r, .u = u, .t = t, .y = y, .a = a, .d = d}, .constant = constant,
            .constant_2 = constant_2, .constant_3 = constant_3, .constant_4 = constant_4,
            .quantizeLinear = n, .constant_5 = constant_5, .constant_6 = constant_6});
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- requantize_same ---- */

static const struct dfg_desc_expr qdq_requantize_same_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "s", .line = 10 },
    /* 1 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "value(s)", .line = 10 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 10, .text = "t", .line = 10 },
    /* 3 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "value(t)", .line = 10 },
    /* 4 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "value(s) == value(t)", .line = 10 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 4, .text = "s", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 10, .text = "t", .line = 17 },
    /* 7 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "same_dtype(s, t)", .line = 17 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 7, }, .text = "same_scale(s, t), same_dtype(s, t)", .line = 17 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 7, .text = "z", .line = 11 },
    /* 10 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "value(z)", .line = 11 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 13, .text = "y", .line = 11 },
    /* 12 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "value(y)", .line = 11 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "value(z) == value(y)", .line = 11 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 7, .text = "z", .line = 11 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 13, .text = "y", .line = 11 },
    /* 16 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "same_dtype(z, y)", .line = 11 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 16, }, .text = "value(z) == value(y), same_dtype(z, y)", .line = 11 },
    /* 18 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 17, }, .text = "same_scale(s, t), same_dtype(s, t), same_zero(z, y)", .line = 17 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 4, .text = "s", .line = 14 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "elements", .line = 14 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 14 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "s.elements == 1", .line = 14 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 4, .text = "s", .line = 14 },
    /* 24 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "value(s)", .line = 14 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 14 },
    /* 26 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "value(s) > 0", .line = 14 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 26, }, .text = "s.elements == 1, value(s) > 0", .line = 14 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 4, .text = "s", .line = 15 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "dtype", .line = 15 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 15 },
    /* 31 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "s.dtype == f32", .line = 15 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 4, .text = "s", .line = 15 },
    /* 33 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "value(s)", .line = 15 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 1e+30 }, .text = "1e30", .line = 15 },
    /* 35 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 33, 34, }, .text = "value(s) < 1e30", .line = 15 },
    /* 36 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 31, 35, }, .text = "s.dtype == f32 and value(s) < 1e30", .line = 15 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 7, .text = "z", .line = 15 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "dtype", .line = 15 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 15 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 15 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 15 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 9 }, .text = "u16", .line = 15 },
    /* 43 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 38, 39, 40, 41, 42, }, .text = "z.dtype in {i8, u8, i16, u16}", .line = 15 },
    /* 44 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 36, 43, }, .text = "(s.dtype == f32 and value(s) < 1e30 and z.dtype in {i8, u8, i16, u16})", .line = 15 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 4, .text = "s", .line = 16 },
    /* 46 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "dtype", .line = 16 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 16 },
    /* 48 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 46, 47, }, .text = "s.dtype == f16", .line = 16 },
    /* 49 */ { .op = DFG_E_NODE, .ref = 4, .text = "s", .line = 16 },
    /* 50 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "value(s)", .line = 16 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 256LL }, .text = "256", .line = 16 },
    /* 52 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 50, 51, }, .text = "value(s) < 256", .line = 16 },
    /* 53 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 48, 52, }, .text = "s.dtype == f16 and value(s) < 256", .line = 16 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 7, .text = "z", .line = 16 },
    /* 55 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "dtype", .line = 16 },
    /* 56 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 16 },
    /* 57 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 16 },
    /* 58 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 55, 56, 57, }, .text = "z.dtype in {i8, u8}", .line = 16 },
    /* 59 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 53, 58, }, .text = "(s.dtype == f16 and value(s) < 256 and z.dtype in {i8, u8})", .line = 16 },
    /* 60 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 44, 59, }, .text = "(s.dtype == f32 and value(s) < 1e30 and z.dtype in {i8, u8, i16, u16})\012    or (s.dtype == f16 and value(s) < 256 and z.dtype in {i8, u8})", .line = 15 },
    /* 61 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 27, 60, }, .text = "s.elements == 1, value(s) > 0,\012    (s.dtype == f32 and value(s) < 1e30 and z.dtype in {i8, u8, i16, u16})\012    or (s.dtype == f16 and value(s) < 256 and z.dtype in {i8, u8})", .line = 14 },
    /* 62 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 61, }, .text = "same_scale(s, t), same_dtype(s, t), same_zero(z, y), keeps(s, z)", .line = 17 },
};
static const struct dfg_desc_node qdq_requantize_same_nodes[15] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 9, 12, },
        .text = "QuantizeLinear(DequantizeLinear(q, s & const, z & const), t & const, y & const)", .line = 21 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 3, 6, },
        .text = "DequantizeLinear(q, s & const, z & const)", .line = 21 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "q",
        .text = "q", .line = 20 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "s & const", .line = 21 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 20 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 21 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "z & const", .line = 21 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "z",
        .text = "z", .line = 20 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 21 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "t & const", .line = 21 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "t",
        .text = "t", .line = 20 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 21 },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "y & const", .line = 21 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "y",
        .text = "y", .line = 20 },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 21 },
};
static const struct dfg_desc_region qdq_requantize_same_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture qdq_requantize_same_refs[] = { { 2, -1 }, { 4, -1 }, { 7, -1 }, { 10, -1 }, { 13, -1 }, };
static const struct dfg_capture qdq_requantize_same_captures[] = {
    { "q", DFG_CAP_NODE, offsetof(struct qdq_requantize_same_match, q) },
    { "s", DFG_CAP_NODE, offsetof(struct qdq_requantize_same_match, s) },
    { "z", DFG_CAP_NODE, offsetof(struct qdq_requantize_same_match, z) },
    { "t", DFG_CAP_NODE, offsetof(struct qdq_requantize_same_match, t) },
    { "y", DFG_CAP_NODE, offsetof(struct qdq_requantize_same_match, y) },
};
static const struct dfg_desc_pattern qdq_requantize_same_desc = {
    .n_nodes = 15, .n_exprs = 63, .n_vars = 0, .n_sets = 5,
    .nodes = qdq_requantize_same_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = qdq_requantize_same_regions,
    .exprs = qdq_requantize_same_exprs,
    .captures = qdq_requantize_same_refs,
    .text = "rule requantize_same(q, s, z, t, y) : keep_shared {\012    match QuantizeLinear(DequantizeLinear(q, s & const, z & const), t & const, y & const);\012    where same_step(s, z, t, y);\012    rewrite q;\012}", .line = 20, .n_where = 1, .where = (const uint32_t[]){ 62, }
};
static bool qdq_requantize_same_any(const dfg_graph *g, dfg_node n, void *m)
{
    return qdq_requantize_same_match(g, n, m);
}
static bool qdq_requantize_same_pass(void *ctx, const struct qdq_requantize_same_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool qdq_requantize_same_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return qdq_requantize_same_each(g, n, qdq_requantize_same_pass, &e);
}

static const struct dfg_part qdq_requantize_same_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct qdq_requantize_same_whole, m.q) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct qdq_requantize_same_whole, m.s) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct qdq_requantize_same_whole, m.z) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct qdq_requantize_same_whole, m.t) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct qdq_requantize_same_whole, m.y) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct qdq_requantize_same_whole, quantizeLinear) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct qdq_requantize_same_whole, dequantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_requantize_same_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_requantize_same_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_requantize_same_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_requantize_same_whole, constant_4) },
};
/* ---- move_quantized ---- */

static const struct dfg_desc_expr qdq_move_quantized_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 10 },
    /* 1 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "value(s)", .line = 10 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 11, .text = "t", .line = 10 },
    /* 3 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "value(t)", .line = 10 },
    /* 4 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "value(s) == value(t)", .line = 10 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 11, .text = "t", .line = 17 },
    /* 7 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "same_dtype(s, t)", .line = 17 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 7, }, .text = "same_scale(s, t), same_dtype(s, t)", .line = 17 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 11 },
    /* 10 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "value(z)", .line = 11 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 14, .text = "y", .line = 11 },
    /* 12 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "value(y)", .line = 11 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "value(z) == value(y)", .line = 11 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 11 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 14, .text = "y", .line = 11 },
    /* 16 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "same_dtype(z, y)", .line = 11 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 16, }, .text = "value(z) == value(y), same_dtype(z, y)", .line = 11 },
    /* 18 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 17, }, .text = "same_scale(s, t), same_dtype(s, t), same_zero(z, y)", .line = 17 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 14 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "elements", .line = 14 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 14 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "s.elements == 1", .line = 14 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 14 },
    /* 24 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "value(s)", .line = 14 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 14 },
    /* 26 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "value(s) > 0", .line = 14 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 26, }, .text = "s.elements == 1, value(s) > 0", .line = 14 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 15 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "dtype", .line = 15 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 15 },
    /* 31 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "s.dtype == f32", .line = 15 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 15 },
    /* 33 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "value(s)", .line = 15 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 1e+30 }, .text = "1e30", .line = 15 },
    /* 35 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 33, 34, }, .text = "value(s) < 1e30", .line = 15 },
    /* 36 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 31, 35, }, .text = "s.dtype == f32 and value(s) < 1e30", .line = 15 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 15 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "dtype", .line = 15 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 15 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 15 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 15 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 9 }, .text = "u16", .line = 15 },
    /* 43 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 38, 39, 40, 41, 42, }, .text = "z.dtype in {i8, u8, i16, u16}", .line = 15 },
    /* 44 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 36, 43, }, .text = "(s.dtype == f32 and value(s) < 1e30 and z.dtype in {i8, u8, i16, u16})", .line = 15 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 16 },
    /* 46 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "dtype", .line = 16 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 16 },
    /* 48 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 46, 47, }, .text = "s.dtype == f16", .line = 16 },
    /* 49 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 16 },
    /* 50 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "value(s)", .line = 16 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 256LL }, .text = "256", .line = 16 },
    /* 52 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 50, 51, }, .text = "value(s) < 256", .line = 16 },
    /* 53 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 48, 52, }, .text = "s.dtype == f16 and value(s) < 256", .line = 16 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 16 },
    /* 55 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "dtype", .line = 16 },
    /* 56 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 16 },
    /* 57 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 16 },
    /* 58 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 55, 56, 57, }, .text = "z.dtype in {i8, u8}", .line = 16 },
    /* 59 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 53, 58, }, .text = "(s.dtype == f16 and value(s) < 256 and z.dtype in {i8, u8})", .line = 16 },
    /* 60 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 44, 59, }, .text = "(s.dtype == f32 and value(s) < 1e30 and z.dtype in {i8, u8, i16, u16})\012    or (s.dtype == f16 and value(s) < 256 and z.dtype in {i8, u8})", .line = 15 },
    /* 61 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 27, 60, }, .text = "s.elements == 1, value(s) > 0,\012    (s.dtype == f32 and value(s) < 1e30 and z.dtype in {i8, u8, i16, u16})\012    or (s.dtype == f16 and value(s) < 256 and z.dtype in {i8, u8})", .line = 14 },
    /* 62 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 61, }, .text = "same_scale(s, t), same_dtype(s, t), same_zero(z, y), keeps(s, z)", .line = 17 },
};
static const struct dfg_desc_node qdq_move_quantized_nodes[16] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 10, 13, },
        .text = "QuantizeLinear(m, t & const, y & const)", .line = 29 },
    [1] = { .kind = DFG_D_CALL, .rest = 5, .index = -1, .region = 0,
        .n_ops = 10, .ops = (const char *const[]){ "Reshape", "Transpose", "Squeeze", "Unsqueeze", "Flatten", "Gather", "Slice", "Tile", "DepthToSpace", "SpaceToDepth", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .rest_first = 0, .rest_last = 1,
        .name = "m",
        .text = "(Reshape | Transpose | Squeeze | Unsqueeze | Flatten | Gather | Slice | Tile | D...", .line = 27 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 7, },
        .text = "DequantizeLinear(q, s & const, z & const)", .line = 28 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "q",
        .text = "q", .line = 26 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "s & const", .line = 28 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 26 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "z & const", .line = 28 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "z",
        .text = "z", .line = 26 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "t & const", .line = 29 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "t",
        .text = "t", .line = 26 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 29 },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "y & const", .line = 29 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "y",
        .text = "y", .line = 26 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 29 },
};
static const struct dfg_desc_region qdq_move_quantized_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture qdq_move_quantized_refs[] = { { 3, -1 }, { 5, -1 }, { 8, -1 }, { 11, -1 }, { 14, -1 }, { -1, -1 }, { 1, -1 }, };
static const struct dfg_capture qdq_move_quantized_captures[] = {
    { "q", DFG_CAP_NODE, offsetof(struct qdq_move_quantized_match, q) },
    { "s", DFG_CAP_NODE, offsetof(struct qdq_move_quantized_match, s) },
    { "z", DFG_CAP_NODE, offsetof(struct qdq_move_quantized_match, z) },
    { "t", DFG_CAP_NODE, offsetof(struct qdq_move_quantized_match, t) },
    { "y", DFG_CAP_NODE, offsetof(struct qdq_move_quantized_match, y) },
    { "rest", DFG_CAP_NODES, offsetof(struct qdq_move_quantized_match, rest) },
    { "m", DFG_CAP_NODE, offsetof(struct qdq_move_quantized_match, m) },
};
static const struct dfg_desc_pattern qdq_move_quantized_desc = {
    .n_nodes = 16, .n_exprs = 63, .n_vars = 0, .n_sets = 7,
    .nodes = qdq_move_quantized_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = qdq_move_quantized_regions,
    .exprs = qdq_move_quantized_exprs,
    .captures = qdq_move_quantized_refs,
    .text = "rule move_quantized(q, s, z, t, y, rest) : keep_shared {\012    m = (Reshape | Transpose | Squeeze | Unsqueeze | Flatten | Gather | Slice | Tile | DepthToSpace | SpaceToDepth)\012        (DequantizeLinear(q, s & const, z & const), ...rest);\012    match QuantizeLinear(m, t & const, y & const);\012    where same_step(s, z, t, y);\012    rewrite m.op(q, ...rest) { ..m };\012}", .line = 26, .n_where = 1, .where = (const uint32_t[]){ 62, }
};
static bool qdq_move_quantized_any(const dfg_graph *g, dfg_node n, void *m)
{
    return qdq_move_quantized_match(g, n, m);
}
static bool qdq_move_quantized_pass(void *ctx, const struct qdq_move_quantized_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool qdq_move_quantized_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return qdq_move_quantized_each(g, n, qdq_move_quantized_pass, &e);
}

static const struct dfg_part qdq_move_quantized_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct qdq_move_quantized_whole, m.q) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct qdq_move_quantized_whole, m.s) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct qdq_move_quantized_whole, m.z) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct qdq_move_quantized_whole, m.t) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct qdq_move_quantized_whole, m.y) },
    { DFG_PART_INNER, false, 0, 6, offsetof(struct qdq_move_quantized_whole, m.m) },
    { DFG_PART_INPUT, true, 0, 5, offsetof(struct qdq_move_quantized_whole, m.rest) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct qdq_move_quantized_whole, dequantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_move_quantized_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_move_quantized_whole, constant_2) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct qdq_move_quantized_whole, quantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_move_quantized_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_move_quantized_whole, constant_4) },
};
/* ---- max_pool_quantized ---- */

static const struct dfg_desc_expr qdq_max_pool_quantized_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 10 },
    /* 1 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "value(s)", .line = 10 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 11, .text = "t", .line = 10 },
    /* 3 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "value(t)", .line = 10 },
    /* 4 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "value(s) == value(t)", .line = 10 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 17 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 11, .text = "t", .line = 17 },
    /* 7 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "same_dtype(s, t)", .line = 17 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 7, }, .text = "same_scale(s, t), same_dtype(s, t)", .line = 17 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 11 },
    /* 10 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "value(z)", .line = 11 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 14, .text = "y", .line = 11 },
    /* 12 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "value(y)", .line = 11 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "value(z) == value(y)", .line = 11 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 11 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 14, .text = "y", .line = 11 },
    /* 16 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "same_dtype(z, y)", .line = 11 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 16, }, .text = "value(z) == value(y), same_dtype(z, y)", .line = 11 },
    /* 18 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 17, }, .text = "same_scale(s, t), same_dtype(s, t), same_zero(z, y)", .line = 17 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 14 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "elements", .line = 14 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 14 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "s.elements == 1", .line = 14 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 14 },
    /* 24 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "value(s)", .line = 14 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 14 },
    /* 26 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "value(s) > 0", .line = 14 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 26, }, .text = "s.elements == 1, value(s) > 0", .line = 14 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 15 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "dtype", .line = 15 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 15 },
    /* 31 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "s.dtype == f32", .line = 15 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 15 },
    /* 33 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "value(s)", .line = 15 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 1e+30 }, .text = "1e30", .line = 15 },
    /* 35 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 33, 34, }, .text = "value(s) < 1e30", .line = 15 },
    /* 36 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 31, 35, }, .text = "s.dtype == f32 and value(s) < 1e30", .line = 15 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 15 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "dtype", .line = 15 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 15 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 15 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 15 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 9 }, .text = "u16", .line = 15 },
    /* 43 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 38, 39, 40, 41, 42, }, .text = "z.dtype in {i8, u8, i16, u16}", .line = 15 },
    /* 44 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 36, 43, }, .text = "(s.dtype == f32 and value(s) < 1e30 and z.dtype in {i8, u8, i16, u16})", .line = 15 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 16 },
    /* 46 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "dtype", .line = 16 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 16 },
    /* 48 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 46, 47, }, .text = "s.dtype == f16", .line = 16 },
    /* 49 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 16 },
    /* 50 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "value(s)", .line = 16 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 256LL }, .text = "256", .line = 16 },
    /* 52 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 50, 51, }, .text = "value(s) < 256", .line = 16 },
    /* 53 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 48, 52, }, .text = "s.dtype == f16 and value(s) < 256", .line = 16 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 16 },
    /* 55 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "dtype", .line = 16 },
    /* 56 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 16 },
    /* 57 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 16 },
    /* 58 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 55, 56, 57, }, .text = "z.dtype in {i8, u8}", .line = 16 },
    /* 59 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 53, 58, }, .text = "(s.dtype == f16 and value(s) < 256 and z.dtype in {i8, u8})", .line = 16 },
    /* 60 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 44, 59, }, .text = "(s.dtype == f32 and value(s) < 1e30 and z.dtype in {i8, u8, i16, u16})\012    or (s.dtype == f16 and value(s) < 256 and z.dtype in {i8, u8})", .line = 15 },
    /* 61 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 27, 60, }, .text = "s.elements == 1, value(s) > 0,\012    (s.dtype == f32 and value(s) < 1e30 and z.dtype in {i8, u8, i16, u16})\012    or (s.dtype == f16 and value(s) < 256 and z.dtype in {i8, u8})", .line = 14 },
    /* 62 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 61, }, .text = "same_scale(s, t), same_dtype(s, t), same_zero(z, y), keeps(s, z)", .line = 17 },
    /* 63 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 36 },
    /* 64 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 63, }, .text = "dtype", .line = 36 },
    /* 65 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 36 },
    /* 66 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 36 },
    /* 67 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 64, 65, 66, }, .text = "z.dtype in {i8, u8}", .line = 36 },
};
static const struct dfg_desc_node qdq_max_pool_quantized_nodes[16] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 10, 13, },
        .text = "QuantizeLinear(m, t & const, y & const)", .line = 35 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MaxPool", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "m",
        .text = "MaxPool(DequantizeLinear(q, s & const, z & const))", .line = 34 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 7, },
        .text = "DequantizeLinear(q, s & const, z & const)", .line = 34 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "q",
        .text = "q", .line = 33 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "s & const", .line = 34 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 33 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 34 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "z & const", .line = 34 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "z",
        .text = "z", .line = 33 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 34 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "t & const", .line = 35 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "t",
        .text = "t", .line = 33 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "y & const", .line = 35 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "y",
        .text = "y", .line = 33 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 35 },
};
static const struct dfg_desc_region qdq_max_pool_quantized_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture qdq_max_pool_quantized_refs[] = { { 3, -1 }, { 5, -1 }, { 8, -1 }, { 11, -1 }, { 14, -1 }, { 1, -1 }, };
static const struct dfg_capture qdq_max_pool_quantized_captures[] = {
    { "q", DFG_CAP_NODE, offsetof(struct qdq_max_pool_quantized_match, q) },
    { "s", DFG_CAP_NODE, offsetof(struct qdq_max_pool_quantized_match, s) },
    { "z", DFG_CAP_NODE, offsetof(struct qdq_max_pool_quantized_match, z) },
    { "t", DFG_CAP_NODE, offsetof(struct qdq_max_pool_quantized_match, t) },
    { "y", DFG_CAP_NODE, offsetof(struct qdq_max_pool_quantized_match, y) },
    { "m", DFG_CAP_NODE, offsetof(struct qdq_max_pool_quantized_match, m) },
};
static const struct dfg_desc_pattern qdq_max_pool_quantized_desc = {
    .n_nodes = 16, .n_exprs = 68, .n_vars = 0, .n_sets = 6,
    .nodes = qdq_max_pool_quantized_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = qdq_max_pool_quantized_regions,
    .exprs = qdq_max_pool_quantized_exprs,
    .captures = qdq_max_pool_quantized_refs,
    .text = "rule max_pool_quantized(q, s, z, t, y) : keep_shared {\012    m = MaxPool(DequantizeLinear(q, s & const, z & const));\012    match QuantizeLinear(m, t & const, y & const);\012    where same_step(s, z, t, y), z.dtype in {i8, u8};\012    rewrite MaxPool(q) { ..m };\012}", .line = 33, .n_where = 2, .where = (const uint32_t[]){ 62, 67, }
};
static bool qdq_max_pool_quantized_any(const dfg_graph *g, dfg_node n, void *m)
{
    return qdq_max_pool_quantized_match(g, n, m);
}
static bool qdq_max_pool_quantized_pass(void *ctx, const struct qdq_max_pool_quantized_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool qdq_max_pool_quantized_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return qdq_max_pool_quantized_each(g, n, qdq_max_pool_quantized_pass, &e);
}

static const struct dfg_part qdq_max_pool_quantized_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct qdq_max_pool_quantized_whole, m.q) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct qdq_max_pool_quantized_whole, m.s) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct qdq_max_pool_quantized_whole, m.z) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct qdq_max_pool_quantized_whole, m.t) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct qdq_max_pool_quantized_whole, m.y) },
    { DFG_PART_INNER, false, 0, 5, offsetof(struct qdq_max_pool_quantized_whole, m.m) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct qdq_max_pool_quantized_whole, m_call) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct qdq_max_pool_quantized_whole, dequantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_max_pool_quantized_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_max_pool_quantized_whole, constant_2) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct qdq_max_pool_quantized_whole, quantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_max_pool_quantized_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_max_pool_quantized_whole, constant_4) },
};
/* ---- relu_quantized ---- */

static const struct dfg_desc_expr qdq_relu_quantized_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 7, .text = "z", .line = 43 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 43 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 43 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 9 }, .text = "u16", .line = 43 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "z.dtype in {u8, u16}", .line = 43 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 7, .text = "z", .line = 43 },
    /* 6 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "value(z)", .line = 43 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 43 },
    /* 8 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "value(z) == 0", .line = 43 },
    /* 9 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 8, }, .text = "(z.dtype in {u8, u16} and value(z) == 0)", .line = 43 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 7, .text = "z", .line = 43 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "dtype", .line = 43 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 43 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "z.dtype == i8", .line = 43 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 7, .text = "z", .line = 43 },
    /* 15 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "value(z)", .line = 43 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -128LL }, .text = "-128", .line = 43 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "value(z) == -128", .line = 43 },
    /* 18 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 17, }, .text = "(z.dtype == i8 and value(z) == -128)", .line = 43 },
    /* 19 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 9, 18, }, .text = "(z.dtype in {u8, u16} and value(z) == 0) or (z.dtype == i8 and value(z) == -128)", .line = 43 },
    /* 20 */ { .op = DFG_E_VAR, .ref = 0, .text = "v", .line = 44 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 4, .text = "s", .line = 44 },
    /* 22 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "value(s)", .line = 44 },
    /* 23 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 20, 22, }, .text = "[v for v in value(s)]", .line = 44 },
    /* 24 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "min([v for v in value(s)])", .line = 44 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 44 },
    /* 26 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "min([v for v in value(s)]) > 0", .line = 44 },
};
static const struct dfg_desc_node qdq_relu_quantized_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 3, 6, },
        .name = "q",
        .text = "QuantizeLinear(Relu(x), s & const, z & const)", .line = 41 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "Relu(x)", .line = 41 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 40 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "s & const", .line = 41 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 40 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 41 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "z & const", .line = 41 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "z",
        .text = "z", .line = 40 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 41 },
};
static const struct dfg_desc_region qdq_relu_quantized_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t qdq_relu_quantized_var_regions[] = { 0, };
static const bool qdq_relu_quantized_dims[] = { 0, };
static const struct dfg_desc_capture qdq_relu_quantized_refs[] = { { 2, -1 }, { 4, -1 }, { 7, -1 }, { 0, -1 }, };
static const struct dfg_capture qdq_relu_quantized_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct qdq_relu_quantized_match, x) },
    { "s", DFG_CAP_NODE, offsetof(struct qdq_relu_quantized_match, s) },
    { "z", DFG_CAP_NODE, offsetof(struct qdq_relu_quantized_match, z) },
    { "q", DFG_CAP_NODE, offsetof(struct qdq_relu_quantized_match, q) },
};
static const struct dfg_desc_pattern qdq_relu_quantized_desc = {
    .n_nodes = 9, .n_exprs = 27, .n_vars = 1, .n_sets = 4,
    .nodes = qdq_relu_quantized_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = qdq_relu_quantized_regions,
    .var_region = qdq_relu_quantized_var_regions,
    .exprs = qdq_relu_quantized_exprs,
    .captures = qdq_relu_quantized_refs,
    .var_is_dim = qdq_relu_quantized_dims,
    .text = "rule relu_quantized(x, s, z) {\012    q = QuantizeLinear(Relu(x), s & const, z & const);\012    match q;\012    where (z.dtype in {u8, u16} and value(z) == 0) or (z.dtype == i8 and value(z) == -128);\012    where min([v for v in value(s)]) > 0;\012    rewrite QuantizeLinear(x, s, z) { ..q };\012}", .line = 40, .n_where = 2, .where = (const uint32_t[]){ 19, 26, }
};
static bool qdq_relu_quantized_any(const dfg_graph *g, dfg_node n, void *m)
{
    return qdq_relu_quantized_match(g, n, m);
}
static bool qdq_relu_quantized_pass(void *ctx, const struct qdq_relu_quantized_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool qdq_relu_quantized_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return qdq_relu_quantized_each(g, n, qdq_relu_quantized_pass, &e);
}

static const struct dfg_part qdq_relu_quantized_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct qdq_relu_quantized_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct qdq_relu_quantized_whole, m.s) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct qdq_relu_quantized_whole, m.z) },
    { DFG_PART_ROOT, false, 1, 3, offsetof(struct qdq_relu_quantized_whole, m.q) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct qdq_relu_quantized_whole, relu) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_relu_quantized_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_relu_quantized_whole, constant_2) },
};
/* ---- parallel_quantize ---- */

static const struct dfg_desc_expr qdq_parallel_quantize_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "s", .line = 10 },
    /* 1 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "value(s)", .line = 10 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 10, .text = "t", .line = 10 },
    /* 3 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "value(t)", .line = 10 },
    /* 4 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "value(s) == value(t)", .line = 10 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 6, .text = "z", .line = 11 },
    /* 6 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "value(z)", .line = 11 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 13, .text = "y", .line = 11 },
    /* 8 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "value(y)", .line = 11 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 8, }, .text = "value(z) == value(y)", .line = 11 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 6, .text = "z", .line = 11 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 13, .text = "y", .line = 11 },
    /* 12 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "same_dtype(z, y)", .line = 11 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 9, 12, }, .text = "value(z) == value(y), same_dtype(z, y)", .line = 11 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 0, .text = "a", .line = 52 },
    /* 15 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .name = "axis", .text = "axis", .line = 52 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 8, .text = "b", .line = 52 },
    /* 17 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .name = "axis", .text = "axis", .line = 52 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 17, }, .text = "a.axis == b.axis", .line = 52 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 3, .text = "s", .line = 52 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "elements", .line = 52 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 52 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "s.elements == 1", .line = 52 },
    /* 23 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 18, 22, }, .text = "a.axis == b.axis or s.elements == 1", .line = 52 },
    /* 24 */ { .op = DFG_E_VAR, .ref = 0, .text = "v", .line = 52 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 3, .text = "s", .line = 52 },
    /* 26 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "value(s)", .line = 52 },
    /* 27 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 24, 26, }, .text = "[v for v in value(s)]", .line = 52 },
    /* 28 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "min([v for v in value(s)])", .line = 52 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 52 },
    /* 30 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "min([v for v in value(s)]) > 0", .line = 52 },
};
static const struct dfg_desc_node qdq_parallel_quantize_nodes[15] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 5, },
        .name = "a",
        .text = "QuantizeLinear(x, s & const, z & const)", .line = 49 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 48 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "s & const", .line = 49 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 48 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 49 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "z & const", .line = 49 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "z",
        .text = "z", .line = 48 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 49 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 9, 12, },
        .name = "b",
        .text = "QuantizeLinear(x, t & const, y & const)", .line = 50 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "t & const", .line = 50 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "t",
        .text = "t", .line = 48 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 50 },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "y & const", .line = 50 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "y",
        .text = "y", .line = 48 },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 50 },
};
static const struct dfg_desc_region qdq_parallel_quantize_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t qdq_parallel_quantize_var_regions[] = { 0, };
static const bool qdq_parallel_quantize_dims[] = { 0, };
static const struct dfg_desc_capture qdq_parallel_quantize_refs[] = { { 1, -1 }, { 3, -1 }, { 6, -1 }, { 10, -1 }, { 13, -1 }, { 0, -1 }, { 8, -1 }, };
static const struct dfg_capture qdq_parallel_quantize_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct qdq_parallel_quantize_match, x) },
    { "s", DFG_CAP_NODE, offsetof(struct qdq_parallel_quantize_match, s) },
    { "z", DFG_CAP_NODE, offsetof(struct qdq_parallel_quantize_match, z) },
    { "t", DFG_CAP_NODE, offsetof(struct qdq_parallel_quantize_match, t) },
    { "y", DFG_CAP_NODE, offsetof(struct qdq_parallel_quantize_match, y) },
    { "a", DFG_CAP_NODE, offsetof(struct qdq_parallel_quantize_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct qdq_parallel_quantize_match, b) },
};
static const struct dfg_desc_pattern qdq_parallel_quantize_desc = {
    .n_nodes = 15, .n_exprs = 31, .n_vars = 1, .n_sets = 7,
    .nodes = qdq_parallel_quantize_nodes,
    .n_roots = 2, .roots = (const uint32_t[]){ 0, 8, },
    .n_regions = 1, .regions = qdq_parallel_quantize_regions,
    .var_region = qdq_parallel_quantize_var_regions,
    .exprs = qdq_parallel_quantize_exprs,
    .captures = qdq_parallel_quantize_refs,
    .var_is_dim = qdq_parallel_quantize_dims,
    .text = "rule parallel_quantize(x, s, z, t, y) {\012    a = QuantizeLinear(x, s & const, z & const);\012    b = QuantizeLinear(x, t & const, y & const);\012    match a, b;\012    where same_scale(s, t), same_zero(z, y), a.axis == b.axis or s.elements == 1, min([v for v in value(s)]) > 0;\012    rewrite { q = QuantizeLinear(x, s, z) { ..a }; return q, q; }\012}", .line = 48, .n_where = 4, .where = (const uint32_t[]){ 4, 13, 23, 30, }
};
static bool qdq_parallel_quantize_any(const dfg_graph *g, dfg_node n, void *m)
{
    return qdq_parallel_quantize_match(g, n, m);
}
static bool qdq_parallel_quantize_pass(void *ctx, const struct qdq_parallel_quantize_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool qdq_parallel_quantize_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return qdq_parallel_quantize_each(g, n, qdq_parallel_quantize_pass, &e);
}

static const struct dfg_part qdq_parallel_quantize_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct qdq_parallel_quantize_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct qdq_parallel_quantize_whole, m.s) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct qdq_parallel_quantize_whole, m.z) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct qdq_parallel_quantize_whole, m.t) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct qdq_parallel_quantize_whole, m.y) },
    { DFG_PART_ROOT, false, 1, 5, offsetof(struct qdq_parallel_quantize_whole, m.a) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_parallel_quantize_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_parallel_quantize_whole, constant_2) },
    { DFG_PART_ROOT, false, 2, 6, offsetof(struct qdq_parallel_quantize_whole, m.b) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_parallel_quantize_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_parallel_quantize_whole, constant_4) },
};
/* ---- quantize_shifted ---- */

static const struct dfg_desc_expr qdq_quantize_shifted_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 10 },
    /* 1 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "value(s)", .line = 10 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 11, .text = "t", .line = 10 },
    /* 3 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "value(t)", .line = 10 },
    /* 4 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "value(s) == value(t)", .line = 10 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 60 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 11, .text = "r", .line = 60 },
    /* 7 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "same_dtype(s, r)", .line = 60 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 10 },
    /* 9 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "value(s)", .line = 10 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 17, .text = "t", .line = 10 },
    /* 11 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "value(t)", .line = 10 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "value(s) == value(t)", .line = 10 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 60 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 17, .text = "t", .line = 60 },
    /* 15 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "same_dtype(s, t)", .line = 60 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 11 },
    /* 17 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "value(z)", .line = 11 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 14, .text = "y", .line = 11 },
    /* 19 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "value(y)", .line = 11 },
    /* 20 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 19, }, .text = "value(z) == value(y)", .line = 11 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 11 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 14, .text = "y", .line = 11 },
    /* 23 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "same_dtype(z, y)", .line = 11 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 20, 23, }, .text = "value(z) == value(y), same_dtype(z, y)", .line = 11 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 14 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "elements", .line = 14 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 14 },
    /* 28 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "s.elements == 1", .line = 14 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 14 },
    /* 30 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "value(s)", .line = 14 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 14 },
    /* 32 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "value(s) > 0", .line = 14 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 28, 32, }, .text = "s.elements == 1, value(s) > 0", .line = 14 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 15 },
    /* 35 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "dtype", .line = 15 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 15 },
    /* 37 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "s.dtype == f32", .line = 15 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 15 },
    /* 39 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "value(s)", .line = 15 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 1e+30 }, .text = "1e30", .line = 15 },
    /* 41 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "value(s) < 1e30", .line = 15 },
    /* 42 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 41, }, .text = "s.dtype == f32 and value(s) < 1e30", .line = 15 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 15 },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "dtype", .line = 15 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 15 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 15 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 15 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 9 }, .text = "u16", .line = 15 },
    /* 49 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 44, 45, 46, 47, 48, }, .text = "z.dtype in {i8, u8, i16, u16}", .line = 15 },
    /* 50 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 42, 49, }, .text = "(s.dtype == f32 and value(s) < 1e30 and z.dtype in {i8, u8, i16, u16})", .line = 15 },
    /* 51 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 16 },
    /* 52 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "dtype", .line = 16 },
    /* 53 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 16 },
    /* 54 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 52, 53, }, .text = "s.dtype == f16", .line = 16 },
    /* 55 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 16 },
    /* 56 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .text = "value(s)", .line = 16 },
    /* 57 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 256LL }, .text = "256", .line = 16 },
    /* 58 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "value(s) < 256", .line = 16 },
    /* 59 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 54, 58, }, .text = "s.dtype == f16 and value(s) < 256", .line = 16 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 16 },
    /* 61 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .text = "dtype", .line = 16 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 16 },
    /* 63 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 16 },
    /* 64 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 61, 62, 63, }, .text = "z.dtype in {i8, u8}", .line = 16 },
    /* 65 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 59, 64, }, .text = "(s.dtype == f16 and value(s) < 256 and z.dtype in {i8, u8})", .line = 16 },
    /* 66 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 50, 65, }, .text = "(s.dtype == f32 and value(s) < 1e30 and z.dtype in {i8, u8, i16, u16})\012    or (s.dtype == f16 and value(s) < 256 and z.dtype in {i8, u8})", .line = 15 },
    /* 67 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 33, 66, }, .text = "s.elements == 1, value(s) > 0,\012    (s.dtype == f32 and value(s) < 1e30 and z.dtype in {i8, u8, i16, u16})\012    or (s.dtype == f16 and value(s) < 256 and z.dtype in {i8, u8})", .line = 14 },
    /* 68 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 61 },
    /* 69 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 68, }, .text = "dtype", .line = 61 },
    /* 70 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 61 },
    /* 71 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 69, 70, }, .text = "z.dtype == u8", .line = 61 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 20, .text = "y", .line = 61 },
    /* 73 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .text = "dtype", .line = 61 },
    /* 74 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 61 },
    /* 75 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 73, 74, }, .text = "y.dtype == i8", .line = 61 },
    /* 76 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 71, 75, }, .text = "z.dtype == u8 and y.dtype == i8", .line = 61 },
    /* 77 */ { .op = DFG_E_NODE, .ref = 20, .text = "y", .line = 61 },
    /* 78 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 77, }, .text = "value(y)", .line = 61 },
    /* 79 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 61 },
    /* 80 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 79, }, .text = "value(z)", .line = 61 },
    /* 81 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 128LL }, .text = "128", .line = 61 },
    /* 82 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 80, 81, }, .text = "value(z) - 128", .line = 61 },
    /* 83 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 78, 82, }, .text = "value(y) == value(z) - 128", .line = 61 },
    /* 84 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 76, 83, }, .text = "(z.dtype == u8 and y.dtype == i8 and value(y) == value(z) - 128)", .line = 61 },
    /* 85 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 62 },
    /* 86 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 85, }, .text = "dtype", .line = 62 },
    /* 87 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 62 },
    /* 88 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 86, 87, }, .text = "z.dtype == i8", .line = 62 },
    /* 89 */ { .op = DFG_E_NODE, .ref = 20, .text = "y", .line = 62 },
    /* 90 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 89, }, .text = "dtype", .line = 62 },
    /* 91 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 62 },
    /* 92 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 90, 91, }, .text = "y.dtype == u8", .line = 62 },
    /* 93 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 88, 92, }, .text = "z.dtype == i8 and y.dtype == u8", .line = 62 },
    /* 94 */ { .op = DFG_E_NODE, .ref = 20, .text = "y", .line = 62 },
    /* 95 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 94, }, .text = "value(y)", .line = 62 },
    /* 96 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 62 },
    /* 97 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 96, }, .text = "value(z)", .line = 62 },
    /* 98 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 128LL }, .text = "128", .line = 62 },
    /* 99 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 97, 98, }, .text = "value(z) + 128", .line = 62 },
    /* 100 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 95, 99, }, .text = "value(y) == value(z) + 128", .line = 62 },
    /* 101 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 93, 100, }, .text = "(z.dtype == i8 and y.dtype == u8 and value(y) == value(z) + 128)", .line = 62 },
    /* 102 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 84, 101, }, .text = "(z.dtype == u8 and y.dtype == i8 and value(y) == value(z) - 128)\012       or (z.dtype == i8 and y.dtype == u8 and value(y) == value(z) + 128)", .line = 61 },
};
static const struct dfg_desc_node qdq_quantize_shifted_nodes[22] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 16, 19, },
        .text = "QuantizeLinear(d, t & const, y & const)", .line = 59 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 10, 13, },
        .name = "d",
        .text = "DequantizeLinear(a, r & const, u & const)", .line = 58 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 7, },
        .name = "a",
        .text = "QuantizeLinear(x, s & const, z & const)", .line = 57 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 56 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "s & const", .line = 57 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 56 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 57 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "z & const", .line = 57 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "z",
        .text = "z", .line = 56 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 57 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "r & const", .line = 58 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 56 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 58 },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "u & const", .line = 58 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "u",
        .text = "u", .line = 56 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 58 },
    [16] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, },
        .text = "t & const", .line = 59 },
    [17] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "t",
        .text = "t", .line = 56 },
    [18] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 59 },
    [19] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, },
        .text = "y & const", .line = 59 },
    [20] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "y",
        .text = "y", .line = 56 },
    [21] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 59 },
};
static const struct dfg_desc_region qdq_quantize_shifted_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture qdq_quantize_shifted_refs[] = { { 3, -1 }, { 5, -1 }, { 8, -1 }, { 11, -1 }, { 14, -1 }, { 17, -1 }, { 20, -1 }, { 2, -1 }, { 1, -1 }, };
static const struct dfg_capture qdq_quantize_shifted_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct qdq_quantize_shifted_match, x) },
    { "s", DFG_CAP_NODE, offsetof(struct qdq_quantize_shifted_match, s) },
    { "z", DFG_CAP_NODE, offsetof(struct qdq_quantize_shifted_match, z) },
    { "r", DFG_CAP_NODE, offsetof(struct qdq_quantize_shifted_match, r) },
    { "u", DFG_CAP_NODE, offsetof(struct qdq_quantize_shifted_match, u) },
    { "t", DFG_CAP_NODE, offsetof(struct qdq_quantize_shifted_match, t) },
    { "y", DFG_CAP_NODE, offsetof(struct qdq_quantize_shifted_match, y) },
    { "a", DFG_CAP_NODE, offsetof(struct qdq_quantize_shifted_match, a) },
    { "d", DFG_CAP_NODE, offsetof(struct qdq_quantize_shifted_match, d) },
};
static const struct dfg_desc_pattern qdq_quantize_shifted_desc = {
    .n_nodes = 22, .n_exprs = 103, .n_vars = 0, .n_sets = 9,
    .nodes = qdq_quantize_shifted_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = qdq_quantize_shifted_regions,
    .exprs = qdq_quantize_shifted_exprs,
    .captures = qdq_quantize_shifted_refs,
    .text = "rule quantize_shifted(x, s, z, r, u, t, y) : keep_shared {\012    a = QuantizeLinear(x, s & const, z & const);\012    d = DequantizeLinear(a, r & const, u & const);\012    match QuantizeLinear(d, t & const, y & const);\012    where same_scale(s, r), same_dtype(s, r), same_scale(s, t), same_dtype(s, t), same_zero(z, u), keeps(s, z);\012    where (z.dtype == u8 and y.dtype == i8 and value(y) == value(z) - 128)\012       or (z.dtype == i8 and y.dtype == u8 and value(y) == value(z) + 128);\012    rewrite QuantizeLinear(x, t, y);\012}", .line = 56, .n_where = 7, .where = (const uint32_t[]){ 4, 7, 12, 15, 24, 67, 102, }
};
static bool qdq_quantize_shifted_any(const dfg_graph *g, dfg_node n, void *m)
{
    return qdq_quantize_shifted_match(g, n, m);
}
static bool qdq_quantize_shifted_pass(void *ctx, const struct qdq_quantize_shifted_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool qdq_quantize_shifted_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return qdq_quantize_shifted_each(g, n, qdq_quantize_shifted_pass, &e);
}

static const struct dfg_part qdq_quantize_shifted_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct qdq_quantize_shifted_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct qdq_quantize_shifted_whole, m.s) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct qdq_quantize_shifted_whole, m.z) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct qdq_quantize_shifted_whole, m.r) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct qdq_quantize_shifted_whole, m.u) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct qdq_quantize_shifted_whole, m.t) },
    { DFG_PART_INPUT, false, 0, 6, offsetof(struct qdq_quantize_shifted_whole, m.y) },
    { DFG_PART_INNER, false, 0, 7, offsetof(struct qdq_quantize_shifted_whole, m.a) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_quantize_shifted_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_quantize_shifted_whole, constant_2) },
    { DFG_PART_INNER, false, 0, 8, offsetof(struct qdq_quantize_shifted_whole, m.d) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_quantize_shifted_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_quantize_shifted_whole, constant_4) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct qdq_quantize_shifted_whole, quantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_quantize_shifted_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_quantize_shifted_whole, constant_6) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "requantize_same", .place = "qdq.pat:20", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct qdq_requantize_same_match),
      .n_captures = 5, .captures = qdq_requantize_same_captures,
      .match = qdq_requantize_same_any, .each = qdq_requantize_same_all, .desc = &qdq_requantize_same_desc,
      .whole_size = sizeof(struct qdq_requantize_same_whole), .n_parts = sizeof qdq_requantize_same_parts / sizeof *qdq_requantize_same_parts,
      .n_params = 5, .parts = qdq_requantize_same_parts, .whole = qdq_requantize_same_whole },
    { .name = "move_quantized", .place = "qdq.pat:26", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct qdq_move_quantized_match),
      .n_captures = 7, .captures = qdq_move_quantized_captures,
      .match = qdq_move_quantized_any, .each = qdq_move_quantized_all, .desc = &qdq_move_quantized_desc,
      .whole_size = sizeof(struct qdq_move_quantized_whole), .n_parts = sizeof qdq_move_quantized_parts / sizeof *qdq_move_quantized_parts,
      .n_params = 6, .parts = qdq_move_quantized_parts, .whole = qdq_move_quantized_whole },
    { .name = "max_pool_quantized", .place = "qdq.pat:33", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct qdq_max_pool_quantized_match),
      .n_captures = 6, .captures = qdq_max_pool_quantized_captures,
      .match = qdq_max_pool_quantized_any, .each = qdq_max_pool_quantized_all, .desc = &qdq_max_pool_quantized_desc,
      .whole_size = sizeof(struct qdq_max_pool_quantized_whole), .n_parts = sizeof qdq_max_pool_quantized_parts / sizeof *qdq_max_pool_quantized_parts,
      .n_params = 5, .parts = qdq_max_pool_quantized_parts, .whole = qdq_max_pool_quantized_whole },
    { .name = "relu_quantized", .place = "qdq.pat:40", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct qdq_relu_quantized_match),
      .n_captures = 4, .captures = qdq_relu_quantized_captures,
      .match = qdq_relu_quantized_any, .each = qdq_relu_quantized_all, .desc = &qdq_relu_quantized_desc,
      .whole_size = sizeof(struct qdq_relu_quantized_whole), .n_parts = sizeof qdq_relu_quantized_parts / sizeof *qdq_relu_quantized_parts,
      .n_params = 3, .parts = qdq_relu_quantized_parts, .whole = qdq_relu_quantized_whole },
    { .name = "parallel_quantize", .place = "qdq.pat:48", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct qdq_parallel_quantize_match),
      .n_captures = 7, .captures = qdq_parallel_quantize_captures,
      .match = qdq_parallel_quantize_any, .each = qdq_parallel_quantize_all, .desc = &qdq_parallel_quantize_desc,
      .whole_size = sizeof(struct qdq_parallel_quantize_whole), .n_parts = sizeof qdq_parallel_quantize_parts / sizeof *qdq_parallel_quantize_parts,
      .n_params = 5, .parts = qdq_parallel_quantize_parts, .whole = qdq_parallel_quantize_whole },
    { .name = "quantize_shifted", .place = "qdq.pat:56", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct qdq_quantize_shifted_match),
      .n_captures = 9, .captures = qdq_quantize_shifted_captures,
      .match = qdq_quantize_shifted_any, .each = qdq_quantize_shifted_all, .desc = &qdq_quantize_shifted_desc,
      .whole_size = sizeof(struct qdq_quantize_shifted_whole), .n_parts = sizeof qdq_quantize_shifted_parts / sizeof *qdq_quantize_shifted_parts,
      .n_params = 7, .parts = qdq_quantize_shifted_parts, .whole = qdq_quantize_shifted_whole },
};

static const char *const imports[] = { "onnx", NULL };
extern const struct dfg_unit qdq_unit;
const struct dfg_unit qdq_unit = {
    .abi = DFG_ABI,
    .name = "qdq",
    .imports = imports,
    .names = &qdq_names, .whole_names = &whole_names,
    .n_patterns = 6, .patterns = patterns,
    .rules = &qdq_rules,
};
