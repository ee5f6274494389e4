/* What qdq.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "qdq.h"

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

/* qdq.pat:9
 * cond same_scale(s, t) = value(s) == value(t);
 */
static bool same_scale(const dfg_graph *g, dfg_node s, dfg_node t)
{
    return dfg_eq(dfg_value_beside(g, s, dfg_value_of(g, t)), dfg_value_beside(g, t, dfg_value_of(g, s)));
}

/* qdq.pat:10
 * cond same_zero(z, y) = value(z) == value(y), same_dtype(z, y);
 */
static bool same_zero(const dfg_graph *g, dfg_node z, dfg_node y)
{
    return dfg_eq(dfg_value_beside(g, z, dfg_value_of(g, y)), dfg_value_beside(g, y, dfg_value_of(g, z)))
        && dfg_same_dtype(g, z, y) == DFG_TRUE;
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
    /* where same_scale(s, t) */
    if (!same_scale(g, s, t))
        return false;
    /* where same_zero(z, y) */
    if (!same_zero(g, z, y))
        return false;
    /* where z.dtype in {i8, u8, i16, u16} */
    if (!(dfg_dtype(g, z) == DFG_I8 || dfg_dtype(g, z) == DFG_U8 || dfg_dtype(g, z) == DFG_I16
          || dfg_dtype(g, z) == DFG_U16))
        return false;
    /* where s.elements == 1 */
    if (!dfg_eq(dfg_elements_of(g, s), dfg_int(1)))
        return false;
    /* where value(s) > 0 */
    if (!dfg_gt(dfg_value_of(g, s), dfg_int(0)))
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
    /* where same_scale(s, t) */
    if (!same_scale(g, s, t))
        return false;
    /* where same_zero(z, y) */
    if (!same_zero(g, z, y))
        return false;
    /* where z.dtype in {i8, u8, i16, u16} */
    if (!(dfg_dtype(g, z) == DFG_I8 || dfg_dtype(g, z) == DFG_U8 || dfg_dtype(g, z) == DFG_I16
          || dfg_dtype(g, z) == DFG_U16))
        return false;
    /* where s.elements == 1 */
    if (!dfg_eq(dfg_elements_of(g, s), dfg_int(1)))
        return false;
    /* where value(s) > 0 */
    if (!dfg_gt(dfg_value_of(g, s), dfg_int(0)))
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
    /* where same_scale(s, t) */
    if (!same_scale(g, s, t))
        return false;
    /* where same_zero(z, y) */
    if (!same_zero(g, z, y))
        return false;
    /* where z.dtype in {i8, u8} */
    if (!(dfg_dtype(g, z) == DFG_I8 || dfg_dtype(g, z) == DFG_U8))
        return false;
    /* where s.elements == 1 */
    if (!dfg_eq(dfg_elements_of(g, s), dfg_int(1)))
        return false;
    /* where value(s) > 0 */
    if (!dfg_gt(dfg_value_of(g, s), dfg_int(0)))
        return false;
    return accept(ctx, &(struct qdq_max_pool_quantized_whole){.m = {.root = n, .q = q, .s = s, .z = z,
            .t = t, .y = y, .m = m_2}, .m_call = dfg_first_result(g, m_2),
            .dequantizeLinear = dequantizeLinear, .constant = constant,
            .constant_2 = constant_2, .quantizeLinear = n, .constant_3 = constant_3,
            .constant_4 = constant_4});
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
              || dfg_eq(dfg_elements_of(g, s), dfg_int(1))))
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
    /* where same_scale(s, t) */
    if (!same_scale(g, s, t))
        return false;
    /* where same_zero(z, u) */
    if (!same_zero(g, z, u))
        return false;
    /* where s.elements == 1 */
    if (!dfg_eq(dfg_elements_of(g, s), dfg_int(1)))
        return false;
    /* where value(s) > 0 */
    if (!dfg_gt(dfg_value_of(g, s), dfg_int(0)))
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "s", .line = 9 },
    /* 1 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "value(s)", .line = 9 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 10, .text = "t", .line = 9 },
    /* 3 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "value(t)", .line = 9 },
    /* 4 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "value(s) == value(t)", .line = 9 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 7, .text = "z", .line = 10 },
    /* 6 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "value(z)", .line = 10 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 13, .text = "y", .line = 10 },
    /* 8 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "value(y)", .line = 10 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 8, }, .text = "value(z) == value(y)", .line = 10 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 7, .text = "z", .line = 10 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 13, .text = "y", .line = 10 },
    /* 12 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "same_dtype(z, y)", .line = 10 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 9, 12, }, .text = "value(z) == value(y), same_dtype(z, y)", .line = 10 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 7, .text = "z", .line = 15 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 15 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 15 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 15 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 15 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 9 }, .text = "u16", .line = 15 },
    /* 20 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 15, 16, 17, 18, 19, }, .text = "z.dtype in {i8, u8, i16, u16}", .line = 15 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 4, .text = "s", .line = 15 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "elements", .line = 15 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 15 },
    /* 24 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "s.elements == 1", .line = 15 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 4, .text = "s", .line = 15 },
    /* 26 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "value(s)", .line = 15 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 15 },
    /* 28 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "value(s) > 0", .line = 15 },
};
static const struct dfg_desc_node qdq_requantize_same_nodes[15] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 9, 12, },
        .text = "QuantizeLinear(DequantizeLinear(q, s & const, z & const), t & const, y & const)", .line = 14 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 3, 6, },
        .text = "DequantizeLinear(q, s & const, z & const)", .line = 14 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "q",
        .text = "q", .line = 13 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "s & const", .line = 14 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 13 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 14 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "z & const", .line = 14 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "z",
        .text = "z", .line = 13 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 14 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "t & const", .line = 14 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "t",
        .text = "t", .line = 13 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 14 },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "y & const", .line = 14 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "y",
        .text = "y", .line = 13 },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 14 },
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
    .n_nodes = 15, .n_exprs = 29, .n_vars = 0, .n_sets = 5,
    .nodes = qdq_requantize_same_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = qdq_requantize_same_regions,
    .exprs = qdq_requantize_same_exprs,
    .captures = qdq_requantize_same_refs,
    .text = "rule requantize_same(q, s, z, t, y) : keep_shared {\012    match QuantizeLinear(DequantizeLinear(q, s & const, z & const), t & const, y & const);\012    where same_scale(s, t), same_zero(z, y), z.dtype in {i8, u8, i16, u16}, s.elements == 1, value(s) > 0;\012    rewrite q;\012}", .line = 13, .n_where = 5, .where = (const uint32_t[]){ 4, 13, 20, 24, 28, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 9 },
    /* 1 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "value(s)", .line = 9 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 11, .text = "t", .line = 9 },
    /* 3 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "value(t)", .line = 9 },
    /* 4 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "value(s) == value(t)", .line = 9 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 10 },
    /* 6 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "value(z)", .line = 10 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 14, .text = "y", .line = 10 },
    /* 8 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "value(y)", .line = 10 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 8, }, .text = "value(z) == value(y)", .line = 10 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 10 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 14, .text = "y", .line = 10 },
    /* 12 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "same_dtype(z, y)", .line = 10 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 9, 12, }, .text = "value(z) == value(y), same_dtype(z, y)", .line = 10 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 23 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 23 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 23 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 23 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 9 }, .text = "u16", .line = 23 },
    /* 20 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 15, 16, 17, 18, 19, }, .text = "z.dtype in {i8, u8, i16, u16}", .line = 23 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 23 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "elements", .line = 23 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 23 },
    /* 24 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "s.elements == 1", .line = 23 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 23 },
    /* 26 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "value(s)", .line = 23 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 28 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "value(s) > 0", .line = 23 },
};
static const struct dfg_desc_node qdq_move_quantized_nodes[16] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 10, 13, },
        .text = "QuantizeLinear(m, t & const, y & const)", .line = 22 },
    [1] = { .kind = DFG_D_CALL, .rest = 5, .index = -1, .region = 0,
        .n_ops = 10, .ops = (const char *const[]){ "Reshape", "Transpose", "Squeeze", "Unsqueeze", "Flatten", "Gather", "Slice", "Tile", "DepthToSpace", "SpaceToDepth", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .rest_first = 0, .rest_last = 1,
        .name = "m",
        .text = "(Reshape | Transpose | Squeeze | Unsqueeze | Flatten | Gather | Slice | Tile | D...", .line = 20 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 7, },
        .text = "DequantizeLinear(q, s & const, z & const)", .line = 21 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "q",
        .text = "q", .line = 19 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "s & const", .line = 21 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 19 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 21 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "z & const", .line = 21 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "z",
        .text = "z", .line = 19 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 21 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "t & const", .line = 22 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "t",
        .text = "t", .line = 19 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 22 },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "y & const", .line = 22 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "y",
        .text = "y", .line = 19 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 22 },
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
    .n_nodes = 16, .n_exprs = 29, .n_vars = 0, .n_sets = 7,
    .nodes = qdq_move_quantized_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = qdq_move_quantized_regions,
    .exprs = qdq_move_quantized_exprs,
    .captures = qdq_move_quantized_refs,
    .text = "rule move_quantized(q, s, z, t, y, rest) : keep_shared {\012    m = (Reshape | Transpose | Squeeze | Unsqueeze | Flatten | Gather | Slice | Tile | DepthToSpace | SpaceToDepth)\012        (DequantizeLinear(q, s & const, z & const), ...rest);\012    match QuantizeLinear(m, t & const, y & const);\012    where same_scale(s, t), same_zero(z, y), z.dtype in {i8, u8, i16, u16}, s.elements == 1, value(s) > 0;\012    rewrite m.op(q, ...rest) { ..m };\012}", .line = 19, .n_where = 5, .where = (const uint32_t[]){ 4, 13, 20, 24, 28, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 9 },
    /* 1 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "value(s)", .line = 9 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 11, .text = "t", .line = 9 },
    /* 3 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "value(t)", .line = 9 },
    /* 4 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "value(s) == value(t)", .line = 9 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 10 },
    /* 6 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "value(z)", .line = 10 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 14, .text = "y", .line = 10 },
    /* 8 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "value(y)", .line = 10 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 8, }, .text = "value(z) == value(y)", .line = 10 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 10 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 14, .text = "y", .line = 10 },
    /* 12 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "same_dtype(z, y)", .line = 10 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 9, 12, }, .text = "value(z) == value(y), same_dtype(z, y)", .line = 10 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 29 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 29 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 29 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 29 },
    /* 18 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 15, 16, 17, }, .text = "z.dtype in {i8, u8}", .line = 29 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 29 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "elements", .line = 29 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 29 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "s.elements == 1", .line = 29 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 29 },
    /* 24 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "value(s)", .line = 29 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 29 },
    /* 26 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "value(s) > 0", .line = 29 },
};
static const struct dfg_desc_node qdq_max_pool_quantized_nodes[16] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 10, 13, },
        .text = "QuantizeLinear(m, t & const, y & const)", .line = 28 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MaxPool", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "m",
        .text = "MaxPool(DequantizeLinear(q, s & const, z & const))", .line = 27 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 7, },
        .text = "DequantizeLinear(q, s & const, z & const)", .line = 27 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "q",
        .text = "q", .line = 26 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "s & const", .line = 27 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 26 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 27 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "z & const", .line = 27 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "z",
        .text = "z", .line = 26 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 27 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "t & const", .line = 28 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "t",
        .text = "t", .line = 26 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "y & const", .line = 28 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "y",
        .text = "y", .line = 26 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 28 },
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
    .n_nodes = 16, .n_exprs = 27, .n_vars = 0, .n_sets = 6,
    .nodes = qdq_max_pool_quantized_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = qdq_max_pool_quantized_regions,
    .exprs = qdq_max_pool_quantized_exprs,
    .captures = qdq_max_pool_quantized_refs,
    .text = "rule max_pool_quantized(q, s, z, t, y) : keep_shared {\012    m = MaxPool(DequantizeLinear(q, s & const, z & const));\012    match QuantizeLinear(m, t & const, y & const);\012    where same_scale(s, t), same_zero(z, y), z.dtype in {i8, u8}, s.elements == 1, value(s) > 0;\012    rewrite MaxPool(q) { ..m };\012}", .line = 26, .n_where = 5, .where = (const uint32_t[]){ 4, 13, 18, 22, 26, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 7, .text = "z", .line = 36 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 36 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 36 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 9 }, .text = "u16", .line = 36 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "z.dtype in {u8, u16}", .line = 36 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 7, .text = "z", .line = 36 },
    /* 6 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "value(z)", .line = 36 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 36 },
    /* 8 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "value(z) == 0", .line = 36 },
    /* 9 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 8, }, .text = "(z.dtype in {u8, u16} and value(z) == 0)", .line = 36 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 7, .text = "z", .line = 36 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "dtype", .line = 36 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 36 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "z.dtype == i8", .line = 36 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 7, .text = "z", .line = 36 },
    /* 15 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "value(z)", .line = 36 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -128LL }, .text = "-128", .line = 36 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "value(z) == -128", .line = 36 },
    /* 18 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 17, }, .text = "(z.dtype == i8 and value(z) == -128)", .line = 36 },
    /* 19 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 9, 18, }, .text = "(z.dtype in {u8, u16} and value(z) == 0) or (z.dtype == i8 and value(z) == -128)", .line = 36 },
};
static const struct dfg_desc_node qdq_relu_quantized_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 3, 6, },
        .name = "q",
        .text = "QuantizeLinear(Relu(x), s & const, z & const)", .line = 34 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "Relu(x)", .line = 34 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 33 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "s & const", .line = 34 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 33 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 34 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "z & const", .line = 34 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "z",
        .text = "z", .line = 33 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 34 },
};
static const struct dfg_desc_region qdq_relu_quantized_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture qdq_relu_quantized_refs[] = { { 2, -1 }, { 4, -1 }, { 7, -1 }, { 0, -1 }, };
static const struct dfg_capture qdq_relu_quantized_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct qdq_relu_quantized_match, x) },
    { "s", DFG_CAP_NODE, offsetof(struct qdq_relu_quantized_match, s) },
    { "z", DFG_CAP_NODE, offsetof(struct qdq_relu_quantized_match, z) },
    { "q", DFG_CAP_NODE, offsetof(struct qdq_relu_quantized_match, q) },
};
static const struct dfg_desc_pattern qdq_relu_quantized_desc = {
    .n_nodes = 9, .n_exprs = 20, .n_vars = 0, .n_sets = 4,
    .nodes = qdq_relu_quantized_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = qdq_relu_quantized_regions,
    .exprs = qdq_relu_quantized_exprs,
    .captures = qdq_relu_quantized_refs,
    .text = "rule relu_quantized(x, s, z) {\012    q = QuantizeLinear(Relu(x), s & const, z & const);\012    match q;\012    where (z.dtype in {u8, u16} and value(z) == 0) or (z.dtype == i8 and value(z) == -128);\012    rewrite QuantizeLinear(x, s, z) { ..q };\012}", .line = 33, .n_where = 1, .where = (const uint32_t[]){ 19, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "s", .line = 9 },
    /* 1 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "value(s)", .line = 9 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 10, .text = "t", .line = 9 },
    /* 3 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "value(t)", .line = 9 },
    /* 4 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "value(s) == value(t)", .line = 9 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 6, .text = "z", .line = 10 },
    /* 6 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "value(z)", .line = 10 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 13, .text = "y", .line = 10 },
    /* 8 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "value(y)", .line = 10 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 8, }, .text = "value(z) == value(y)", .line = 10 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 6, .text = "z", .line = 10 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 13, .text = "y", .line = 10 },
    /* 12 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "same_dtype(z, y)", .line = 10 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 9, 12, }, .text = "value(z) == value(y), same_dtype(z, y)", .line = 10 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 0, .text = "a", .line = 44 },
    /* 15 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .name = "axis", .text = "axis", .line = 44 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 8, .text = "b", .line = 44 },
    /* 17 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .name = "axis", .text = "axis", .line = 44 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 17, }, .text = "a.axis == b.axis", .line = 44 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 3, .text = "s", .line = 44 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "elements", .line = 44 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 44 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "s.elements == 1", .line = 44 },
    /* 23 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 18, 22, }, .text = "a.axis == b.axis or s.elements == 1", .line = 44 },
};
static const struct dfg_desc_node qdq_parallel_quantize_nodes[15] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 5, },
        .name = "a",
        .text = "QuantizeLinear(x, s & const, z & const)", .line = 41 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 40 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "s & const", .line = 41 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 40 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 41 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "z & const", .line = 41 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "z",
        .text = "z", .line = 40 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 41 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 9, 12, },
        .name = "b",
        .text = "QuantizeLinear(x, t & const, y & const)", .line = 42 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "t & const", .line = 42 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "t",
        .text = "t", .line = 40 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 42 },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "y & const", .line = 42 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "y",
        .text = "y", .line = 40 },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 42 },
};
static const struct dfg_desc_region qdq_parallel_quantize_regions[] = { { DFG_D_OUTER, 0, 0 }, };
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
    .n_nodes = 15, .n_exprs = 24, .n_vars = 0, .n_sets = 7,
    .nodes = qdq_parallel_quantize_nodes,
    .n_roots = 2, .roots = (const uint32_t[]){ 0, 8, },
    .n_regions = 1, .regions = qdq_parallel_quantize_regions,
    .exprs = qdq_parallel_quantize_exprs,
    .captures = qdq_parallel_quantize_refs,
    .text = "rule parallel_quantize(x, s, z, t, y) {\012    a = QuantizeLinear(x, s & const, z & const);\012    b = QuantizeLinear(x, t & const, y & const);\012    match a, b;\012    where same_scale(s, t), same_zero(z, y), a.axis == b.axis or s.elements == 1;\012    rewrite { q = QuantizeLinear(x, s, z) { ..a }; return q, q; }\012}", .line = 40, .n_where = 3, .where = (const uint32_t[]){ 4, 13, 23, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 9 },
    /* 1 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "value(s)", .line = 9 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 11, .text = "t", .line = 9 },
    /* 3 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "value(t)", .line = 9 },
    /* 4 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "value(s) == value(t)", .line = 9 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 9 },
    /* 6 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "value(s)", .line = 9 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 17, .text = "t", .line = 9 },
    /* 8 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "value(t)", .line = 9 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 8, }, .text = "value(s) == value(t)", .line = 9 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 10 },
    /* 11 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "value(z)", .line = 10 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 14, .text = "y", .line = 10 },
    /* 13 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "value(y)", .line = 10 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 13, }, .text = "value(z) == value(y)", .line = 10 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 10 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 14, .text = "y", .line = 10 },
    /* 17 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "same_dtype(z, y)", .line = 10 },
    /* 18 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 14, 17, }, .text = "value(z) == value(y), same_dtype(z, y)", .line = 10 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 52 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "elements", .line = 52 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 52 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "s.elements == 1", .line = 52 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 52 },
    /* 24 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "value(s)", .line = 52 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 52 },
    /* 26 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "value(s) > 0", .line = 52 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 53 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "dtype", .line = 53 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 53 },
    /* 30 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "z.dtype == u8", .line = 53 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 20, .text = "y", .line = 53 },
    /* 32 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "dtype", .line = 53 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 53 },
    /* 34 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "y.dtype == i8", .line = 53 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 30, 34, }, .text = "z.dtype == u8 and y.dtype == i8", .line = 53 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 20, .text = "y", .line = 53 },
    /* 37 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "value(y)", .line = 53 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 53 },
    /* 39 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "value(z)", .line = 53 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 128LL }, .text = "128", .line = 53 },
    /* 41 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "value(z) - 128", .line = 53 },
    /* 42 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 37, 41, }, .text = "value(y) == value(z) - 128", .line = 53 },
    /* 43 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 35, 42, }, .text = "(z.dtype == u8 and y.dtype == i8 and value(y) == value(z) - 128)", .line = 53 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 54 },
    /* 45 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "dtype", .line = 54 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 54 },
    /* 47 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 45, 46, }, .text = "z.dtype == i8", .line = 54 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 20, .text = "y", .line = 54 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "dtype", .line = 54 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 54 },
    /* 51 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "y.dtype == u8", .line = 54 },
    /* 52 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 47, 51, }, .text = "z.dtype == i8 and y.dtype == u8", .line = 54 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 20, .text = "y", .line = 54 },
    /* 54 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "value(y)", .line = 54 },
    /* 55 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 54 },
    /* 56 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .text = "value(z)", .line = 54 },
    /* 57 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 128LL }, .text = "128", .line = 54 },
    /* 58 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "value(z) + 128", .line = 54 },
    /* 59 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 54, 58, }, .text = "value(y) == value(z) + 128", .line = 54 },
    /* 60 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 52, 59, }, .text = "(z.dtype == i8 and y.dtype == u8 and value(y) == value(z) + 128)", .line = 54 },
    /* 61 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 43, 60, }, .text = "(z.dtype == u8 and y.dtype == i8 and value(y) == value(z) - 128)\012       or (z.dtype == i8 and y.dtype == u8 and value(y) == value(z) + 128)", .line = 53 },
};
static const struct dfg_desc_node qdq_quantize_shifted_nodes[22] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 16, 19, },
        .text = "QuantizeLinear(d, t & const, y & const)", .line = 51 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 10, 13, },
        .name = "d",
        .text = "DequantizeLinear(a, r & const, u & const)", .line = 50 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 7, },
        .name = "a",
        .text = "QuantizeLinear(x, s & const, z & const)", .line = 49 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 48 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "s & const", .line = 49 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 48 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 49 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "z & const", .line = 49 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "z",
        .text = "z", .line = 48 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 49 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "r & const", .line = 50 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 48 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 50 },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "u & const", .line = 50 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "u",
        .text = "u", .line = 48 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 50 },
    [16] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, },
        .text = "t & const", .line = 51 },
    [17] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "t",
        .text = "t", .line = 48 },
    [18] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 51 },
    [19] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, },
        .text = "y & const", .line = 51 },
    [20] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "y",
        .text = "y", .line = 48 },
    [21] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 51 },
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
    .n_nodes = 22, .n_exprs = 62, .n_vars = 0, .n_sets = 9,
    .nodes = qdq_quantize_shifted_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = qdq_quantize_shifted_regions,
    .exprs = qdq_quantize_shifted_exprs,
    .captures = qdq_quantize_shifted_refs,
    .text = "rule quantize_shifted(x, s, z, r, u, t, y) : keep_shared {\012    a = QuantizeLinear(x, s & const, z & const);\012    d = DequantizeLinear(a, r & const, u & const);\012    match QuantizeLinear(d, t & const, y & const);\012    where same_scale(s, r), same_scale(s, t), same_zero(z, u), s.elements == 1, value(s) > 0;\012    where (z.dtype == u8 and y.dtype == i8 and value(y) == value(z) - 128)\012       or (z.dtype == i8 and y.dtype == u8 and value(y) == value(z) + 128);\012    rewrite QuantizeLinear(x, t, y);\012}", .line = 48, .n_where = 6, .where = (const uint32_t[]){ 4, 9, 18, 22, 26, 61, }
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
    { .name = "requantize_same", .place = "qdq.pat:13", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct qdq_requantize_same_match),
      .n_captures = 5, .captures = qdq_requantize_same_captures,
      .match = qdq_requantize_same_any, .each = qdq_requantize_same_all, .desc = &qdq_requantize_same_desc,
      .whole_size = sizeof(struct qdq_requantize_same_whole), .n_parts = sizeof qdq_requantize_same_parts / sizeof *qdq_requantize_same_parts,
      .n_params = 5, .parts = qdq_requantize_same_parts, .whole = qdq_requantize_same_whole },
    { .name = "move_quantized", .place = "qdq.pat:19", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct qdq_move_quantized_match),
      .n_captures = 7, .captures = qdq_move_quantized_captures,
      .match = qdq_move_quantized_any, .each = qdq_move_quantized_all, .desc = &qdq_move_quantized_desc,
      .whole_size = sizeof(struct qdq_move_quantized_whole), .n_parts = sizeof qdq_move_quantized_parts / sizeof *qdq_move_quantized_parts,
      .n_params = 6, .parts = qdq_move_quantized_parts, .whole = qdq_move_quantized_whole },
    { .name = "max_pool_quantized", .place = "qdq.pat:26", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct qdq_max_pool_quantized_match),
      .n_captures = 6, .captures = qdq_max_pool_quantized_captures,
      .match = qdq_max_pool_quantized_any, .each = qdq_max_pool_quantized_all, .desc = &qdq_max_pool_quantized_desc,
      .whole_size = sizeof(struct qdq_max_pool_quantized_whole), .n_parts = sizeof qdq_max_pool_quantized_parts / sizeof *qdq_max_pool_quantized_parts,
      .n_params = 5, .parts = qdq_max_pool_quantized_parts, .whole = qdq_max_pool_quantized_whole },
    { .name = "relu_quantized", .place = "qdq.pat:33", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct qdq_relu_quantized_match),
      .n_captures = 4, .captures = qdq_relu_quantized_captures,
      .match = qdq_relu_quantized_any, .each = qdq_relu_quantized_all, .desc = &qdq_relu_quantized_desc,
      .whole_size = sizeof(struct qdq_relu_quantized_whole), .n_parts = sizeof qdq_relu_quantized_parts / sizeof *qdq_relu_quantized_parts,
      .n_params = 3, .parts = qdq_relu_quantized_parts, .whole = qdq_relu_quantized_whole },
    { .name = "parallel_quantize", .place = "qdq.pat:40", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct qdq_parallel_quantize_match),
      .n_captures = 7, .captures = qdq_parallel_quantize_captures,
      .match = qdq_parallel_quantize_any, .each = qdq_parallel_quantize_all, .desc = &qdq_parallel_quantize_desc,
      .whole_size = sizeof(struct qdq_parallel_quantize_whole), .n_parts = sizeof qdq_parallel_quantize_parts / sizeof *qdq_parallel_quantize_parts,
      .n_params = 5, .parts = qdq_parallel_quantize_parts, .whole = qdq_parallel_quantize_whole },
    { .name = "quantize_shifted", .place = "qdq.pat:48", .is_rule = 1, .is_entry = 0,
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
