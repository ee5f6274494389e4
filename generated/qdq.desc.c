/* What qdq.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "qdq.h"

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_Conv = DFG_FIRST_OP,
    OP_DepthToSpace,
    OP_DequantizeLinear,
    OP_Flatten,
    OP_Gather,
    OP_MatMul,
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
    "Conv",
    "DepthToSpace",
    "DequantizeLinear",
    "Flatten",
    "Gather",
    "MatMul",
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
    .n_ops = 16,
    .ops = op_names,
    .n_attrs = 1,
    .attrs = attr_names,
};

/* qdq.pat:8
 * cond same_scale(s, t) = value(s) == value(t);
 */
static bool same_scale(const dfg_graph *g, dfg_node s, dfg_node t)
{
    return dfg_eq(dfg_value_beside(g, s, dfg_value_of(g, t)), dfg_value_beside(g, t, dfg_value_of(g, s)));
}

/* qdq.pat:9
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
    if (dfg_op(g, n) != OP_QuantizeLinear || !dfg_has_args(g, n, 3))
        return false;
    dfg_node dequantizeLinear = dfg_arg(g, n, 0);
    if (dfg_op(g, dequantizeLinear) != OP_DequantizeLinear || !dfg_has_args(g, dequantizeLinear, 3))
        return false;
    dfg_node q = dfg_arg(g, dequantizeLinear, 0);
    dfg_node s = dfg_arg(g, dequantizeLinear, 1);
    dfg_node constant = s;
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    dfg_node z = dfg_arg(g, dequantizeLinear, 2);
    dfg_node constant_2 = z;
    if (dfg_op(g, constant_2) != DFG_CONST)
        return false;
    dfg_node t = dfg_arg(g, n, 1);
    dfg_node constant_3 = t;
    if (dfg_op(g, constant_3) != DFG_CONST)
        return false;
    dfg_node y = dfg_arg(g, n, 2);
    dfg_node constant_4 = y;
    if (dfg_op(g, constant_4) != DFG_CONST)
        return false;
    if (!dfg_same_body(g, n, dequantizeLinear))
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
    if (dfg_op(g, n) != OP_QuantizeLinear || !dfg_has_args(g, n, 3))
        return false;
    dfg_node m_2 = dfg_arg(g, n, 0);
    if (!(dfg_op(g, m_2) == OP_Reshape || dfg_op(g, m_2) == OP_Transpose || dfg_op(g, m_2) == OP_Squeeze
          || dfg_op(g, m_2) == OP_Unsqueeze || dfg_op(g, m_2) == OP_Flatten || dfg_op(g, m_2) == OP_Gather
          || dfg_op(g, m_2) == OP_Slice || dfg_op(g, m_2) == OP_Tile || dfg_op(g, m_2) == OP_DepthToSpace
          || dfg_op(g, m_2) == OP_SpaceToDepth))
        return false;
    struct dfg_nodes rest = dfg_rest(g, m_2, 1, 0);
    dfg_node dequantizeLinear = dfg_arg(g, m_2, 0);
    if (dfg_op(g, dequantizeLinear) != OP_DequantizeLinear || !dfg_has_args(g, dequantizeLinear, 3))
        return false;
    dfg_node q = dfg_arg(g, dequantizeLinear, 0);
    dfg_node s = dfg_arg(g, dequantizeLinear, 1);
    dfg_node constant = s;
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    dfg_node z = dfg_arg(g, dequantizeLinear, 2);
    dfg_node constant_2 = z;
    if (dfg_op(g, constant_2) != DFG_CONST)
        return false;
    dfg_node t = dfg_arg(g, n, 1);
    dfg_node constant_3 = t;
    if (dfg_op(g, constant_3) != DFG_CONST)
        return false;
    dfg_node y = dfg_arg(g, n, 2);
    dfg_node constant_4 = y;
    if (dfg_op(g, constant_4) != DFG_CONST)
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
    if (dfg_op(g, n) != OP_QuantizeLinear || !dfg_has_args(g, n, 3))
        return false;
    dfg_node m_2 = dfg_arg(g, n, 0);
    dfg_node m_2_call = dfg_first_result(g, m_2);
    if (dfg_op(g, m_2_call) != OP_MaxPool || !dfg_argc_is(g, m_2_call, 1))
        return false;
    dfg_node dequantizeLinear = dfg_arg(g, m_2_call, 0);
    if (dfg_op(g, dequantizeLinear) != OP_DequantizeLinear || !dfg_has_args(g, dequantizeLinear, 3))
        return false;
    dfg_node q = dfg_arg(g, dequantizeLinear, 0);
    dfg_node s = dfg_arg(g, dequantizeLinear, 1);
    dfg_node constant = s;
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    dfg_node z = dfg_arg(g, dequantizeLinear, 2);
    dfg_node constant_2 = z;
    if (dfg_op(g, constant_2) != DFG_CONST)
        return false;
    dfg_node t = dfg_arg(g, n, 1);
    dfg_node constant_3 = t;
    if (dfg_op(g, constant_3) != DFG_CONST)
        return false;
    dfg_node y = dfg_arg(g, n, 2);
    dfg_node constant_4 = y;
    if (dfg_op(g, constant_4) != DFG_CONST)
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
    if (dfg_op(g, n) != OP_QuantizeLinear || !dfg_has_args(g, n, 3))
        return false;
    dfg_node relu = dfg_arg(g, n, 0);
    if (dfg_op(g, relu) != OP_Relu || !dfg_has_args(g, relu, 1))
        return false;
    dfg_node x = dfg_arg(g, relu, 0);
    dfg_node s = dfg_arg(g, n, 1);
    dfg_node constant = s;
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    dfg_node z = dfg_arg(g, n, 2);
    dfg_node constant_2 = z;
    if (dfg_op(g, constant_2) != DFG_CONST)
        return false;
    if (!dfg_same_body(g, n, relu))
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
    if (dfg_op(g, n) != OP_QuantizeLinear || !dfg_has_args(g, n, 3))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node s = dfg_arg(g, n, 1);
    dfg_node constant = s;
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    dfg_node z = dfg_arg(g, n, 2);
    dfg_node constant_2 = z;
    if (dfg_op(g, constant_2) != DFG_CONST)
        return false;
    struct dfg_nodes readers = dfg_readers(g, 0, (const dfg_node[]){x}, 1, 1);
    for (uint32_t k = 0; k < readers.n; k++) {
        dfg_node b = readers.at[k];
        if (dfg_op(g, b) != OP_QuantizeLinear || !dfg_has_args(g, b, 3))
            continue;
        if (dfg_arg(g, b, 0) != x)
            continue;
        dfg_node t = dfg_arg(g, b, 1);
        dfg_node constant_3 = t;
        if (dfg_op(g, constant_3) != DFG_CONST)
            continue;
        dfg_node y = dfg_arg(g, b, 2);
        dfg_node constant_4 = y;
        if (dfg_op(g, constant_4) != DFG_CONST)
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
    if (dfg_op(g, n) != OP_QuantizeLinear || !dfg_has_args(g, n, 3))
        return false;
    dfg_node d = dfg_arg(g, n, 0);
    if (dfg_op(g, d) != OP_DequantizeLinear || !dfg_has_args(g, d, 3))
        return false;
    dfg_node a = dfg_arg(g, d, 0);
    if (dfg_op(g, a) != OP_QuantizeLinear || !dfg_has_args(g, a, 3))
        return false;
    dfg_node x = dfg_arg(g, a, 0);
    dfg_node s = dfg_arg(g, a, 1);
    dfg_node constant = s;
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    dfg_node z = dfg_arg(g, a, 2);
    dfg_node constant_2 = z;
    if (dfg_op(g, constant_2) != DFG_CONST)
        return false;
    dfg_node r = dfg_arg(g, d, 1);
    dfg_node constant_3 = r;
    if (dfg_op(g, constant_3) != DFG_CONST)
        return false;
    dfg_node u = dfg_arg(g, d, 2);
    dfg_node constant_4 = u;
    if (dfg_op(g, constant_4) != DFG_CONST)
        return false;
    dfg_node t = dfg_arg(g, n, 1);
    dfg_node constant_5 = t;
    if (dfg_op(g, constant_5) != DFG_CONST)
        return false;
    dfg_node y = dfg_arg(g, n, 2);
    dfg_node constant_6 = y;
    if (dfg_op(g, constant_6) != DFG_CONST)
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){d, a}, 2))
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

struct qdq_qlinear_matmul_whole {
    struct qdq_qlinear_matmul_match m;
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

static bool qdq_qlinear_matmul_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_QuantizeLinear || !dfg_has_args(g, n, 3))
        return false;
    dfg_node m_2 = dfg_arg(g, n, 0);
    if (dfg_op(g, m_2) != OP_MatMul || !dfg_argc_is(g, m_2, 2))
        return false;
    dfg_node dequantizeLinear = dfg_arg(g, m_2, 0);
    if (dfg_op(g, dequantizeLinear) != OP_DequantizeLinear || !dfg_has_args(g, dequantizeLinear, 3))
        return false;
    dfg_node a = dfg_arg(g, dequantizeLinear, 0);
    dfg_node as = dfg_arg(g, dequantizeLinear, 1);
    dfg_node constant = as;
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    dfg_node az = dfg_arg(g, dequantizeLinear, 2);
    dfg_node constant_2 = az;
    if (dfg_op(g, constant_2) != DFG_CONST)
        return false;
    dfg_node dequantizeLinear_2 = dfg_arg(g, m_2, 1);
    if (dfg_op(g, dequantizeLinear_2) != OP_DequantizeLinear || !dfg_has_args(g, dequantizeLinear_2, 3))
        return false;
    dfg_node b = dfg_arg(g, dequantizeLinear_2, 0);
    dfg_node bs = dfg_arg(g, dequantizeLinear_2, 1);
    dfg_node constant_3 = bs;
    if (dfg_op(g, constant_3) != DFG_CONST)
        return false;
    dfg_node bz = dfg_arg(g, dequantizeLinear_2, 2);
    dfg_node constant_4 = bz;
    if (dfg_op(g, constant_4) != DFG_CONST)
        return false;
    dfg_node ys = dfg_arg(g, n, 1);
    dfg_node constant_5 = ys;
    if (dfg_op(g, constant_5) != DFG_CONST)
        return false;
    dfg_node yz = dfg_arg(g, n, 2);
    dfg_node constant_6 = yz;
    if (dfg_op(g, constant_6) != DFG_CONST)
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){m_2, dequantizeLinear, dequantizeLinear_2}, 3))
        return false;
    /* where as.elements == 1 */
    if (!dfg_eq(dfg_elements_of(g, as), dfg_int(1)))
        return false;
    /* where bs.elements == 1 */
    if (!dfg_eq(dfg_elements_of(g, bs), dfg_int(1)))
        return false;
    /* where ys.elements == 1 */
    if (!dfg_eq(dfg_elements_of(g, ys), dfg_int(1)))
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
    return accept(ctx, &(struct qdq_qlinear_matmul_whole){.m = {.root = n, .a = a, .as = as, .az = az,
            .b = b, .bs = bs, .bz = bz, .ys = ys, .yz = yz, .m = m_2},
            .dequantizeLinear = dequantizeLinear, .constant = constant,
            .constant_2 = constant_2, .dequantizeLinear_2 = dequantizeLinear_2,
            .constant_3 = constant_3, .constant_4 = constant_4, .quantizeLinear = n,
            .constant_5 = constant_5, .constant_6 = constant_6});
}

struct qdq_qlinear_conv_whole {
    struct qdq_qlinear_conv_match m;
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

static bool qdq_qlinear_conv_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_QuantizeLinear || !dfg_has_args(g, n, 3))
        return false;
    dfg_node c = dfg_arg(g, n, 0);
    if (dfg_op(g, c) != OP_Conv || !dfg_has_args(g, c, 2))
        return false;
    dfg_node dequantizeLinear = dfg_arg(g, c, 0);
    if (dfg_op(g, dequantizeLinear) != OP_DequantizeLinear || !dfg_has_args(g, dequantizeLinear, 3))
        return false;
    dfg_node x = dfg_arg(g, dequantizeLinear, 0);
    dfg_node xs = dfg_arg(g, dequantizeLinear, 1);
    dfg_node constant = xs;
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    dfg_node xz = dfg_arg(g, dequantizeLinear, 2);
    dfg_node constant_2 = xz;
    if (dfg_op(g, constant_2) != DFG_CONST)
        return false;
    dfg_node dequantizeLinear_2 = dfg_arg(g, c, 1);
    if (dfg_op(g, dequantizeLinear_2) != OP_DequantizeLinear || !dfg_has_args(g, dequantizeLinear_2, 3))
        return false;
    dfg_node w = dfg_arg(g, dequantizeLinear_2, 0);
    dfg_node constant_3 = w;
    if (dfg_op(g, constant_3) != DFG_CONST)
        return false;
    dfg_node ws = dfg_arg(g, dequantizeLinear_2, 1);
    dfg_node constant_4 = ws;
    if (dfg_op(g, constant_4) != DFG_CONST)
        return false;
    dfg_node wz = dfg_arg(g, dequantizeLinear_2, 2);
    dfg_node constant_5 = wz;
    if (dfg_op(g, constant_5) != DFG_CONST)
        return false;
    dfg_node ys = dfg_arg(g, n, 1);
    dfg_node constant_6 = ys;
    if (dfg_op(g, constant_6) != DFG_CONST)
        return false;
    dfg_node yz = dfg_arg(g, n, 2);
    dfg_node constant_7 = yz;
    if (dfg_op(g, constant_7) != DFG_CONST)
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){c, dequantizeLinear, dequantizeLinear_2}, 3))
        return false;
    /* where xs.elements == 1 */
    if (!dfg_eq(dfg_elements_of(g, xs), dfg_int(1)))
        return false;
    /* where ws.elements == 1 */
    if (!dfg_eq(dfg_elements_of(g, ws), dfg_int(1)))
        return false;
    /* where ys.elements == 1 */
    if (!dfg_eq(dfg_elements_of(g, ys), dfg_int(1)))
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
    return accept(ctx, &(struct qdq_qlinear_conv_whole){.m = {.root = n, .x = x, .xs = xs, .xz = xz,
            .w = w, .ws = ws, .wz = wz, .ys = ys, .yz = yz, .c = c},
            .dequantizeLinear = dequantizeLinear, .constant = constant,
            .constant_2 = constant_2, .dequantizeLinear_2 = dequantizeLinear_2,
            .constant_3 = constant_3, .constant_4 = constant_4, .constant_5 = constant_5,
            .quantizeLinear = n, .constant_6 = constant_6, .constant_7 = constant_7});
}

struct qdq_qlinear_conv_bias_whole {
    struct qdq_qlinear_conv_bias_match m;
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

static bool qdq_qlinear_conv_bias_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_QuantizeLinear || !dfg_has_args(g, n, 3))
        return false;
    dfg_node c = dfg_arg(g, n, 0);
    if (dfg_op(g, c) != OP_Conv || !dfg_has_args(g, c, 3))
        return false;
    dfg_node dequantizeLinear = dfg_arg(g, c, 0);
    if (dfg_op(g, dequantizeLinear) != OP_DequantizeLinear || !dfg_has_args(g, dequantizeLinear, 3))
        return false;
    dfg_node x = dfg_arg(g, dequantizeLinear, 0);
    dfg_node xs = dfg_arg(g, dequantizeLinear, 1);
    dfg_node constant = xs;
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    dfg_node xz = dfg_arg(g, dequantizeLinear, 2);
    dfg_node constant_2 = xz;
    if (dfg_op(g, constant_2) != DFG_CONST)
        return false;
    dfg_node dequantizeLinear_2 = dfg_arg(g, c, 1);
    if (dfg_op(g, dequantizeLinear_2) != OP_DequantizeLinear || !dfg_has_args(g, dequantizeLinear_2, 3))
        return false;
    dfg_node w = dfg_arg(g, dequantizeLinear_2, 0);
    dfg_node constant_3 = w;
    if (dfg_op(g, constant_3) != DFG_CONST)
        return false;
    dfg_node ws = dfg_arg(g, dequantizeLinear_2, 1);
    dfg_node constant_4 = ws;
    if (dfg_op(g, constant_4) != DFG_CONST)
        return false;
    dfg_node wz = dfg_arg(g, dequantizeLinear_2, 2);
    dfg_node constant_5 = wz;
    if (dfg_op(g, constant_5) != DFG_CONST)
        return false;
    dfg_node dequantizeLinear_3 = dfg_arg(g, c, 2);
    if (dfg_op(g, dequantizeLinear_3) != OP_DequantizeLinear || dfg_n_args(g, dequantizeLinear_3) > 3)
        return false;
    dfg_node b = dfg_arg(g, dequantizeLinear_3, 0);
    dfg_node constant_6 = b;
    if (dfg_op(g, constant_6) != DFG_CONST)
        return false;
    if (dfg_dtype(g, constant_6) != DFG_I32)
        return false;
    dfg_node bs = dfg_arg(g, dequantizeLinear_3, 1);
    dfg_node constant_7 = bs;
    if (dfg_op(g, constant_7) != DFG_CONST)
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
    if (dfg_op(g, constant_9) != DFG_CONST)
        return false;
    dfg_node yz = dfg_arg(g, n, 2);
    dfg_node constant_10 = yz;
    if (dfg_op(g, constant_10) != DFG_CONST)
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){c, dequantizeLinear, dequantizeLinear_2, dequantizeLinear_3},
                     4))
        return false;
    /* where xs.elements == 1 */
    if (!dfg_eq(dfg_elements_of(g, xs), dfg_int(1)))
        return false;
    /* where ws.elements == 1 */
    if (!dfg_eq(dfg_elements_of(g, ws), dfg_int(1)))
        return false;
    /* where ys.elements == 1 */
    if (!dfg_eq(dfg_elements_of(g, ys), dfg_int(1)))
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
    if (!dfg_eq(dfg_elements_of(g, bs), dfg_int(1)))
        return false;
    /* where value(bs) ~= value(xs) * value(ws) */
    if (!dfg_near(dfg_value_of(g, bs), dfg_mul(dfg_value_of(g, xs), dfg_value_of(g, ws))))
        return false;
    return accept(ctx, &(struct qdq_qlinear_conv_bias_whole){.m = {.root = n, .x = x, .xs = xs, .xz = xz,
            .w = w, .ws = ws, .wz = wz, .b = b, .bs = bs, .bz = bz, .ys = ys, .yz = yz,
            .c = c}, .dequantizeLinear = dequantizeLinear, .constant = constant,
            .constant_2 = constant_2, .dequantizeLinear_2 = dequantizeLinear_2,
            .constant_3 = constant_3, .constant_4 = constant_4, .constant_5 = constant_5,
            .dequantizeLinear_3 = dequantizeLinear_3, .constant_6 = constant_6,
            .constant_7 = constant_7, .constant_8 = constant_8, .quantizeLinear = n,
            .constant_9 = constant_9, .constant_10 = constant_10});
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- requantize_same ---- */

static const struct dfg_desc_expr qdq_requantize_same_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "s", .line = 8 },
    /* 1 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "value(s)", .line = 8 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 10, .text = "t", .line = 8 },
    /* 3 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "value(t)", .line = 8 },
    /* 4 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "value(s) == value(t)", .line = 8 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 7, .text = "z", .line = 9 },
    /* 6 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "value(z)", .line = 9 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 13, .text = "y", .line = 9 },
    /* 8 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "value(y)", .line = 9 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 8, }, .text = "value(z) == value(y)", .line = 9 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 7, .text = "z", .line = 9 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 13, .text = "y", .line = 9 },
    /* 12 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "same_dtype(z, y)", .line = 9 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 9, 12, }, .text = "value(z) == value(y), same_dtype(z, y)", .line = 9 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 7, .text = "z", .line = 14 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 14 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 14 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 14 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 14 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 9 }, .text = "u16", .line = 14 },
    /* 20 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 15, 16, 17, 18, 19, }, .text = "z.dtype in {i8, u8, i16, u16}", .line = 14 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 4, .text = "s", .line = 14 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "elements", .line = 14 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 14 },
    /* 24 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "s.elements == 1", .line = 14 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 4, .text = "s", .line = 14 },
    /* 26 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "value(s)", .line = 14 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 14 },
    /* 28 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "value(s) > 0", .line = 14 },
};
static const struct dfg_desc_node qdq_requantize_same_nodes[15] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 9, 12, },
        .text = "QuantizeLinear(DequantizeLinear(q, s & const, z & const), t & const, y & const)", .line = 13 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 3, 6, },
        .text = "DequantizeLinear(q, s & const, z & const)", .line = 13 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "q",
        .text = "q", .line = 12 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "s & const", .line = 13 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 12 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 13 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "z & const", .line = 13 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "z",
        .text = "z", .line = 12 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 13 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "t & const", .line = 13 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "t",
        .text = "t", .line = 12 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 13 },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "y & const", .line = 13 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "y",
        .text = "y", .line = 12 },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 13 },
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
    .text = "rule requantize_same(q, s, z, t, y) : keep_shared {\012    match QuantizeLinear(DequantizeLinear(q, s & const, z & const), t & const, y & const);\012    where same_scale(s, t), same_zero(z, y), z.dtype in {i8, u8, i16, u16}, s.elements == 1, value(s) > 0;\012    rewrite q;\012}", .line = 12, .n_where = 5, .where = (const uint32_t[]){ 4, 13, 20, 24, 28, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 8 },
    /* 1 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "value(s)", .line = 8 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 11, .text = "t", .line = 8 },
    /* 3 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "value(t)", .line = 8 },
    /* 4 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "value(s) == value(t)", .line = 8 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 9 },
    /* 6 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "value(z)", .line = 9 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 14, .text = "y", .line = 9 },
    /* 8 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "value(y)", .line = 9 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 8, }, .text = "value(z) == value(y)", .line = 9 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 9 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 14, .text = "y", .line = 9 },
    /* 12 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "same_dtype(z, y)", .line = 9 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 9, 12, }, .text = "value(z) == value(y), same_dtype(z, y)", .line = 9 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 22 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 22 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 22 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 22 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 22 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 9 }, .text = "u16", .line = 22 },
    /* 20 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 15, 16, 17, 18, 19, }, .text = "z.dtype in {i8, u8, i16, u16}", .line = 22 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 22 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "elements", .line = 22 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 22 },
    /* 24 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "s.elements == 1", .line = 22 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 22 },
    /* 26 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "value(s)", .line = 22 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 28 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "value(s) > 0", .line = 22 },
};
static const struct dfg_desc_node qdq_move_quantized_nodes[16] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 10, 13, },
        .text = "QuantizeLinear(m, t & const, y & const)", .line = 21 },
    [1] = { .kind = DFG_D_CALL, .rest = 5, .index = -1, .region = 0,
        .n_ops = 10, .ops = (const char *const[]){ "Reshape", "Transpose", "Squeeze", "Unsqueeze", "Flatten", "Gather", "Slice", "Tile", "DepthToSpace", "SpaceToDepth", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .rest_first = 0, .rest_last = 1,
        .name = "m",
        .text = "(Reshape | Transpose | Squeeze | Unsqueeze | Flatten | Gather | Slice | Tile | D...", .line = 19 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 7, },
        .text = "DequantizeLinear(q, s & const, z & const)", .line = 20 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "q",
        .text = "q", .line = 18 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "s & const", .line = 20 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 18 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 20 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "z & const", .line = 20 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "z",
        .text = "z", .line = 18 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 20 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "t & const", .line = 21 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "t",
        .text = "t", .line = 18 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 21 },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "y & const", .line = 21 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "y",
        .text = "y", .line = 18 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 21 },
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
    .text = "rule move_quantized(q, s, z, t, y, rest) : keep_shared {\012    m = (Reshape | Transpose | Squeeze | Unsqueeze | Flatten | Gather | Slice | Tile | DepthToSpace | SpaceToDepth)\012        (DequantizeLinear(q, s & const, z & const), ...rest);\012    match QuantizeLinear(m, t & const, y & const);\012    where same_scale(s, t), same_zero(z, y), z.dtype in {i8, u8, i16, u16}, s.elements == 1, value(s) > 0;\012    rewrite m.op(q, ...rest) { ..m };\012}", .line = 18, .n_where = 5, .where = (const uint32_t[]){ 4, 13, 20, 24, 28, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 8 },
    /* 1 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "value(s)", .line = 8 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 11, .text = "t", .line = 8 },
    /* 3 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "value(t)", .line = 8 },
    /* 4 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "value(s) == value(t)", .line = 8 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 9 },
    /* 6 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "value(z)", .line = 9 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 14, .text = "y", .line = 9 },
    /* 8 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "value(y)", .line = 9 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 8, }, .text = "value(z) == value(y)", .line = 9 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 9 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 14, .text = "y", .line = 9 },
    /* 12 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "same_dtype(z, y)", .line = 9 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 9, 12, }, .text = "value(z) == value(y), same_dtype(z, y)", .line = 9 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 28 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 28 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 28 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 28 },
    /* 18 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 15, 16, 17, }, .text = "z.dtype in {i8, u8}", .line = 28 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 28 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "elements", .line = 28 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 28 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "s.elements == 1", .line = 28 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 28 },
    /* 24 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "value(s)", .line = 28 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 26 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "value(s) > 0", .line = 28 },
};
static const struct dfg_desc_node qdq_max_pool_quantized_nodes[16] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 10, 13, },
        .text = "QuantizeLinear(m, t & const, y & const)", .line = 27 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MaxPool", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "m",
        .text = "MaxPool(DequantizeLinear(q, s & const, z & const))", .line = 26 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 7, },
        .text = "DequantizeLinear(q, s & const, z & const)", .line = 26 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "q",
        .text = "q", .line = 25 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "s & const", .line = 26 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 25 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 26 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "z & const", .line = 26 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "z",
        .text = "z", .line = 25 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 26 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "t & const", .line = 27 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "t",
        .text = "t", .line = 25 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 27 },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "y & const", .line = 27 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "y",
        .text = "y", .line = 25 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 27 },
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
    .text = "rule max_pool_quantized(q, s, z, t, y) : keep_shared {\012    m = MaxPool(DequantizeLinear(q, s & const, z & const));\012    match QuantizeLinear(m, t & const, y & const);\012    where same_scale(s, t), same_zero(z, y), z.dtype in {i8, u8}, s.elements == 1, value(s) > 0;\012    rewrite MaxPool(q) { ..m };\012}", .line = 25, .n_where = 5, .where = (const uint32_t[]){ 4, 13, 18, 22, 26, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 7, .text = "z", .line = 35 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 35 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 35 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 9 }, .text = "u16", .line = 35 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "z.dtype in {u8, u16}", .line = 35 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 7, .text = "z", .line = 35 },
    /* 6 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "value(z)", .line = 35 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35 },
    /* 8 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "value(z) == 0", .line = 35 },
    /* 9 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 8, }, .text = "(z.dtype in {u8, u16} and value(z) == 0)", .line = 35 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 7, .text = "z", .line = 35 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "dtype", .line = 35 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 35 },
    /* 13 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "z.dtype == i8", .line = 35 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 7, .text = "z", .line = 35 },
    /* 15 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "value(z)", .line = 35 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -128LL }, .text = "-128", .line = 35 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "value(z) == -128", .line = 35 },
    /* 18 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 17, }, .text = "(z.dtype == i8 and value(z) == -128)", .line = 35 },
    /* 19 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 9, 18, }, .text = "(z.dtype in {u8, u16} and value(z) == 0) or (z.dtype == i8 and value(z) == -128)", .line = 35 },
};
static const struct dfg_desc_node qdq_relu_quantized_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 3, 6, },
        .name = "q",
        .text = "QuantizeLinear(Relu(x), s & const, z & const)", .line = 33 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "Relu(x)", .line = 33 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 32 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "s & const", .line = 33 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 32 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 33 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "z & const", .line = 33 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "z",
        .text = "z", .line = 32 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 33 },
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
    .text = "rule relu_quantized(x, s, z) {\012    q = QuantizeLinear(Relu(x), s & const, z & const);\012    match q;\012    where (z.dtype in {u8, u16} and value(z) == 0) or (z.dtype == i8 and value(z) == -128);\012    rewrite QuantizeLinear(x, s, z) { ..q };\012}", .line = 32, .n_where = 1, .where = (const uint32_t[]){ 19, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "s", .line = 8 },
    /* 1 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "value(s)", .line = 8 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 10, .text = "t", .line = 8 },
    /* 3 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "value(t)", .line = 8 },
    /* 4 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "value(s) == value(t)", .line = 8 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 6, .text = "z", .line = 9 },
    /* 6 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "value(z)", .line = 9 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 13, .text = "y", .line = 9 },
    /* 8 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "value(y)", .line = 9 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 8, }, .text = "value(z) == value(y)", .line = 9 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 6, .text = "z", .line = 9 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 13, .text = "y", .line = 9 },
    /* 12 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "same_dtype(z, y)", .line = 9 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 9, 12, }, .text = "value(z) == value(y), same_dtype(z, y)", .line = 9 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 0, .text = "a", .line = 43 },
    /* 15 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .name = "axis", .text = "axis", .line = 43 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 8, .text = "b", .line = 43 },
    /* 17 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .name = "axis", .text = "axis", .line = 43 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 17, }, .text = "a.axis == b.axis", .line = 43 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 3, .text = "s", .line = 43 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "elements", .line = 43 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 43 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "s.elements == 1", .line = 43 },
    /* 23 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 18, 22, }, .text = "a.axis == b.axis or s.elements == 1", .line = 43 },
};
static const struct dfg_desc_node qdq_parallel_quantize_nodes[15] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 5, },
        .name = "a",
        .text = "QuantizeLinear(x, s & const, z & const)", .line = 40 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 39 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "s & const", .line = 40 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 39 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 40 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "z & const", .line = 40 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "z",
        .text = "z", .line = 39 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 40 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 9, 12, },
        .name = "b",
        .text = "QuantizeLinear(x, t & const, y & const)", .line = 41 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "t & const", .line = 41 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "t",
        .text = "t", .line = 39 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 41 },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "y & const", .line = 41 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "y",
        .text = "y", .line = 39 },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 41 },
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
    .text = "rule parallel_quantize(x, s, z, t, y) {\012    a = QuantizeLinear(x, s & const, z & const);\012    b = QuantizeLinear(x, t & const, y & const);\012    match a, b;\012    where same_scale(s, t), same_zero(z, y), a.axis == b.axis or s.elements == 1;\012    rewrite { q = QuantizeLinear(x, s, z) { ..a }; return q, q; }\012}", .line = 39, .n_where = 3, .where = (const uint32_t[]){ 4, 13, 23, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 8 },
    /* 1 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "value(s)", .line = 8 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 11, .text = "t", .line = 8 },
    /* 3 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "value(t)", .line = 8 },
    /* 4 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "value(s) == value(t)", .line = 8 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 8 },
    /* 6 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "value(s)", .line = 8 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 17, .text = "t", .line = 8 },
    /* 8 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "value(t)", .line = 8 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 8, }, .text = "value(s) == value(t)", .line = 8 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 9 },
    /* 11 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "value(z)", .line = 9 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 14, .text = "y", .line = 9 },
    /* 13 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "value(y)", .line = 9 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 13, }, .text = "value(z) == value(y)", .line = 9 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 9 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 14, .text = "y", .line = 9 },
    /* 17 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "same_dtype(z, y)", .line = 9 },
    /* 18 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 14, 17, }, .text = "value(z) == value(y), same_dtype(z, y)", .line = 9 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 51 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "elements", .line = 51 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 51 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "s.elements == 1", .line = 51 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 51 },
    /* 24 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "value(s)", .line = 51 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 51 },
    /* 26 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "value(s) > 0", .line = 51 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 52 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "dtype", .line = 52 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 52 },
    /* 30 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, }, .text = "z.dtype == u8", .line = 52 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 20, .text = "y", .line = 52 },
    /* 32 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "dtype", .line = 52 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 52 },
    /* 34 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "y.dtype == i8", .line = 52 },
    /* 35 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 30, 34, }, .text = "z.dtype == u8 and y.dtype == i8", .line = 52 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 20, .text = "y", .line = 52 },
    /* 37 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "value(y)", .line = 52 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 52 },
    /* 39 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "value(z)", .line = 52 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 128LL }, .text = "128", .line = 52 },
    /* 41 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "value(z) - 128", .line = 52 },
    /* 42 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 37, 41, }, .text = "value(y) == value(z) - 128", .line = 52 },
    /* 43 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 35, 42, }, .text = "(z.dtype == u8 and y.dtype == i8 and value(y) == value(z) - 128)", .line = 52 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 53 },
    /* 45 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "dtype", .line = 53 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 53 },
    /* 47 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 45, 46, }, .text = "z.dtype == i8", .line = 53 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 20, .text = "y", .line = 53 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "dtype", .line = 53 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 53 },
    /* 51 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "y.dtype == u8", .line = 53 },
    /* 52 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 47, 51, }, .text = "z.dtype == i8 and y.dtype == u8", .line = 53 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 20, .text = "y", .line = 53 },
    /* 54 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "value(y)", .line = 53 },
    /* 55 */ { .op = DFG_E_NODE, .ref = 8, .text = "z", .line = 53 },
    /* 56 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .text = "value(z)", .line = 53 },
    /* 57 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 128LL }, .text = "128", .line = 53 },
    /* 58 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "value(z) + 128", .line = 53 },
    /* 59 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 54, 58, }, .text = "value(y) == value(z) + 128", .line = 53 },
    /* 60 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 52, 59, }, .text = "(z.dtype == i8 and y.dtype == u8 and value(y) == value(z) + 128)", .line = 53 },
    /* 61 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 43, 60, }, .text = "(z.dtype == u8 and y.dtype == i8 and value(y) == value(z) - 128)\012       or (z.dtype == i8 and y.dtype == u8 and value(y) == value(z) + 128)", .line = 52 },
};
static const struct dfg_desc_node qdq_quantize_shifted_nodes[22] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 16, 19, },
        .text = "QuantizeLinear(d, t & const, y & const)", .line = 50 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 10, 13, },
        .name = "d",
        .text = "DequantizeLinear(a, r & const, u & const)", .line = 49 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 7, },
        .name = "a",
        .text = "QuantizeLinear(x, s & const, z & const)", .line = 48 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 47 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "s & const", .line = 48 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 47 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 48 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "z & const", .line = 48 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "z",
        .text = "z", .line = 47 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 48 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "r & const", .line = 49 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "r",
        .text = "r", .line = 47 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 49 },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "u & const", .line = 49 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "u",
        .text = "u", .line = 47 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 49 },
    [16] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, },
        .text = "t & const", .line = 50 },
    [17] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "t",
        .text = "t", .line = 47 },
    [18] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 50 },
    [19] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, },
        .text = "y & const", .line = 50 },
    [20] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "y",
        .text = "y", .line = 47 },
    [21] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 50 },
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
    .text = "rule quantize_shifted(x, s, z, r, u, t, y) : keep_shared {\012    a = QuantizeLinear(x, s & const, z & const);\012    d = DequantizeLinear(a, r & const, u & const);\012    match QuantizeLinear(d, t & const, y & const);\012    where same_scale(s, r), same_scale(s, t), same_zero(z, u), s.elements == 1, value(s) > 0;\012    where (z.dtype == u8 and y.dtype == i8 and value(y) == value(z) - 128)\012       or (z.dtype == i8 and y.dtype == u8 and value(y) == value(z) + 128);\012    rewrite QuantizeLinear(x, t, y);\012}", .line = 47, .n_where = 6, .where = (const uint32_t[]){ 4, 9, 18, 22, 26, 61, }
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
/* ---- qlinear_matmul ---- */

static const struct dfg_desc_expr qdq_qlinear_matmul_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "as", .line = 62 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 62 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 62 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "as.elements == 1", .line = 62 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 13, .text = "bs", .line = 62 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "elements", .line = 62 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 62 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "bs.elements == 1", .line = 62 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 19, .text = "ys", .line = 62 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "elements", .line = 62 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 62 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "ys.elements == 1", .line = 62 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 8, .text = "az", .line = 62 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "dtype", .line = 62 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 62 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 62 },
    /* 16 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 13, 14, 15, }, .text = "az.dtype in {i8, u8}", .line = 62 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 16, .text = "bz", .line = 62 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "dtype", .line = 62 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 62 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 62 },
    /* 21 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 18, 19, 20, }, .text = "bz.dtype in {i8, u8}", .line = 62 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 8, .text = "az", .line = 63 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 22, .text = "yz", .line = 63 },
    /* 24 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "same_dtype(az, yz)", .line = 63 },
};
static const struct dfg_desc_node qdq_qlinear_matmul_nodes[24] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 18, 21, },
        .text = "QuantizeLinear(m, ys & const, yz & const)", .line = 61 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 10, },
        .name = "m",
        .text = "MatMul(DequantizeLinear(a, as & const, az & const), DequantizeLinear(b, bs & con...", .line = 60 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 7, },
        .text = "DequantizeLinear(a, as & const, az & const)", .line = 60 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 59 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "as & const", .line = 60 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "as",
        .text = "as", .line = 59 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 60 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "az & const", .line = 60 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "az",
        .text = "az", .line = 59 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 60 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 11, 12, 15, },
        .text = "DequantizeLinear(b, bs & const, bz & const)", .line = 60 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 59 },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "bs & const", .line = 60 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bs",
        .text = "bs", .line = 59 },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 60 },
    [15] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, },
        .text = "bz & const", .line = 60 },
    [16] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bz",
        .text = "bz", .line = 59 },
    [17] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 60 },
    [18] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, },
        .text = "ys & const", .line = 61 },
    [19] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "ys",
        .text = "ys", .line = 59 },
    [20] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 61 },
    [21] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, },
        .text = "yz & const", .line = 61 },
    [22] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "yz",
        .text = "yz", .line = 59 },
    [23] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 61 },
};
static const struct dfg_desc_region qdq_qlinear_matmul_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture qdq_qlinear_matmul_refs[] = { { 3, -1 }, { 5, -1 }, { 8, -1 }, { 11, -1 }, { 13, -1 }, { 16, -1 }, { 19, -1 }, { 22, -1 }, { 1, -1 }, };
static const struct dfg_capture qdq_qlinear_matmul_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct qdq_qlinear_matmul_match, a) },
    { "as", DFG_CAP_NODE, offsetof(struct qdq_qlinear_matmul_match, as) },
    { "az", DFG_CAP_NODE, offsetof(struct qdq_qlinear_matmul_match, az) },
    { "b", DFG_CAP_NODE, offsetof(struct qdq_qlinear_matmul_match, b) },
    { "bs", DFG_CAP_NODE, offsetof(struct qdq_qlinear_matmul_match, bs) },
    { "bz", DFG_CAP_NODE, offsetof(struct qdq_qlinear_matmul_match, bz) },
    { "ys", DFG_CAP_NODE, offsetof(struct qdq_qlinear_matmul_match, ys) },
    { "yz", DFG_CAP_NODE, offsetof(struct qdq_qlinear_matmul_match, yz) },
    { "m", DFG_CAP_NODE, offsetof(struct qdq_qlinear_matmul_match, m) },
};
static const struct dfg_desc_pattern qdq_qlinear_matmul_desc = {
    .n_nodes = 24, .n_exprs = 25, .n_vars = 0, .n_sets = 9,
    .nodes = qdq_qlinear_matmul_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = qdq_qlinear_matmul_regions,
    .exprs = qdq_qlinear_matmul_exprs,
    .captures = qdq_qlinear_matmul_refs,
    .text = "rule qlinear_matmul(a, as, az, b, bs, bz, ys, yz) {\012    m = MatMul(DequantizeLinear(a, as & const, az & const), DequantizeLinear(b, bs & const, bz & const));\012    match QuantizeLinear(m, ys & const, yz & const);\012    where as.elements == 1, bs.elements == 1, ys.elements == 1, az.dtype in {i8, u8}, bz.dtype in {i8, u8};\012    where same_dtype(az, yz);\012    rewrite QLinearMatMul(a, as, az, b, bs, bz, ys, yz);\012}", .line = 59, .n_where = 6, .where = (const uint32_t[]){ 3, 7, 11, 16, 21, 24, }
};
static bool qdq_qlinear_matmul_any(const dfg_graph *g, dfg_node n, void *m)
{
    return qdq_qlinear_matmul_match(g, n, m);
}
static bool qdq_qlinear_matmul_pass(void *ctx, const struct qdq_qlinear_matmul_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool qdq_qlinear_matmul_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return qdq_qlinear_matmul_each(g, n, qdq_qlinear_matmul_pass, &e);
}

static const struct dfg_part qdq_qlinear_matmul_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct qdq_qlinear_matmul_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct qdq_qlinear_matmul_whole, m.as) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct qdq_qlinear_matmul_whole, m.az) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct qdq_qlinear_matmul_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct qdq_qlinear_matmul_whole, m.bs) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct qdq_qlinear_matmul_whole, m.bz) },
    { DFG_PART_INPUT, false, 0, 6, offsetof(struct qdq_qlinear_matmul_whole, m.ys) },
    { DFG_PART_INPUT, false, 0, 7, offsetof(struct qdq_qlinear_matmul_whole, m.yz) },
    { DFG_PART_INNER, false, 0, 8, offsetof(struct qdq_qlinear_matmul_whole, m.m) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct qdq_qlinear_matmul_whole, dequantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_qlinear_matmul_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_qlinear_matmul_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct qdq_qlinear_matmul_whole, dequantizeLinear_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_qlinear_matmul_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_qlinear_matmul_whole, constant_4) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct qdq_qlinear_matmul_whole, quantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_qlinear_matmul_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_qlinear_matmul_whole, constant_6) },
};
/* ---- qlinear_conv ---- */

static const struct dfg_desc_expr qdq_qlinear_conv_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "xs", .line = 69 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 69 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 69 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "xs.elements == 1", .line = 69 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 15, .text = "ws", .line = 69 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "elements", .line = 69 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 69 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "ws.elements == 1", .line = 69 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 21, .text = "ys", .line = 69 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "elements", .line = 69 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 69 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "ys.elements == 1", .line = 69 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 8, .text = "xz", .line = 69 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "dtype", .line = 69 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 69 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 69 },
    /* 16 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 13, 14, 15, }, .text = "xz.dtype in {i8, u8}", .line = 69 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 18, .text = "wz", .line = 69 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "dtype", .line = 69 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 69 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 69 },
    /* 21 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 18, 19, 20, }, .text = "wz.dtype in {i8, u8}", .line = 69 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 8, .text = "xz", .line = 70 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 24, .text = "yz", .line = 70 },
    /* 24 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "same_dtype(xz, yz)", .line = 70 },
};
static const struct dfg_desc_node qdq_qlinear_conv_nodes[26] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 20, 23, },
        .text = "QuantizeLinear(c, ys & const, yz & const)", .line = 68 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 10, },
        .name = "c",
        .text = "Conv(DequantizeLinear(x, xs & const, xz & const), DequantizeLinear(w & const, ws...", .line = 67 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 7, },
        .text = "DequantizeLinear(x, xs & const, xz & const)", .line = 67 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 66 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "xs & const", .line = 67 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "xs",
        .text = "xs", .line = 66 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 67 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "xz & const", .line = 67 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "xz",
        .text = "xz", .line = 66 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 67 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 11, 14, 17, },
        .text = "DequantizeLinear(w & const, ws & const, wz & const)", .line = 67 },
    [11] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, },
        .text = "w & const", .line = 67 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 66 },
    [13] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 67 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "ws & const", .line = 67 },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "ws",
        .text = "ws", .line = 66 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 67 },
    [17] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, },
        .text = "wz & const", .line = 67 },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "wz",
        .text = "wz", .line = 66 },
    [19] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 67 },
    [20] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, },
        .text = "ys & const", .line = 68 },
    [21] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "ys",
        .text = "ys", .line = 66 },
    [22] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 68 },
    [23] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, },
        .text = "yz & const", .line = 68 },
    [24] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "yz",
        .text = "yz", .line = 66 },
    [25] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 68 },
};
static const struct dfg_desc_region qdq_qlinear_conv_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture qdq_qlinear_conv_refs[] = { { 3, -1 }, { 5, -1 }, { 8, -1 }, { 12, -1 }, { 15, -1 }, { 18, -1 }, { 21, -1 }, { 24, -1 }, { 1, -1 }, };
static const struct dfg_capture qdq_qlinear_conv_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct qdq_qlinear_conv_match, x) },
    { "xs", DFG_CAP_NODE, offsetof(struct qdq_qlinear_conv_match, xs) },
    { "xz", DFG_CAP_NODE, offsetof(struct qdq_qlinear_conv_match, xz) },
    { "w", DFG_CAP_NODE, offsetof(struct qdq_qlinear_conv_match, w) },
    { "ws", DFG_CAP_NODE, offsetof(struct qdq_qlinear_conv_match, ws) },
    { "wz", DFG_CAP_NODE, offsetof(struct qdq_qlinear_conv_match, wz) },
    { "ys", DFG_CAP_NODE, offsetof(struct qdq_qlinear_conv_match, ys) },
    { "yz", DFG_CAP_NODE, offsetof(struct qdq_qlinear_conv_match, yz) },
    { "c", DFG_CAP_NODE, offsetof(struct qdq_qlinear_conv_match, c) },
};
static const struct dfg_desc_pattern qdq_qlinear_conv_desc = {
    .n_nodes = 26, .n_exprs = 25, .n_vars = 0, .n_sets = 9,
    .nodes = qdq_qlinear_conv_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = qdq_qlinear_conv_regions,
    .exprs = qdq_qlinear_conv_exprs,
    .captures = qdq_qlinear_conv_refs,
    .text = "rule qlinear_conv(x, xs, xz, w, ws, wz, ys, yz) {\012    c = Conv(DequantizeLinear(x, xs & const, xz & const), DequantizeLinear(w & const, ws & const, wz & const));\012    match QuantizeLinear(c, ys & const, yz & const);\012    where xs.elements == 1, ws.elements == 1, ys.elements == 1, xz.dtype in {i8, u8}, wz.dtype in {i8, u8};\012    where same_dtype(xz, yz);\012    rewrite QLinearConv(x, xs, xz, w, ws, wz, ys, yz) { ..c };\012}", .line = 66, .n_where = 6, .where = (const uint32_t[]){ 3, 7, 11, 16, 21, 24, }
};
static bool qdq_qlinear_conv_any(const dfg_graph *g, dfg_node n, void *m)
{
    return qdq_qlinear_conv_match(g, n, m);
}
static bool qdq_qlinear_conv_pass(void *ctx, const struct qdq_qlinear_conv_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool qdq_qlinear_conv_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return qdq_qlinear_conv_each(g, n, qdq_qlinear_conv_pass, &e);
}

static const struct dfg_part qdq_qlinear_conv_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct qdq_qlinear_conv_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct qdq_qlinear_conv_whole, m.xs) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct qdq_qlinear_conv_whole, m.xz) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct qdq_qlinear_conv_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct qdq_qlinear_conv_whole, m.ws) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct qdq_qlinear_conv_whole, m.wz) },
    { DFG_PART_INPUT, false, 0, 6, offsetof(struct qdq_qlinear_conv_whole, m.ys) },
    { DFG_PART_INPUT, false, 0, 7, offsetof(struct qdq_qlinear_conv_whole, m.yz) },
    { DFG_PART_INNER, false, 0, 8, offsetof(struct qdq_qlinear_conv_whole, m.c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct qdq_qlinear_conv_whole, dequantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_qlinear_conv_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_qlinear_conv_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct qdq_qlinear_conv_whole, dequantizeLinear_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_qlinear_conv_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_qlinear_conv_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_qlinear_conv_whole, constant_5) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct qdq_qlinear_conv_whole, quantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_qlinear_conv_whole, constant_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_qlinear_conv_whole, constant_7) },
};
/* ---- qlinear_conv_bias ---- */

static const struct dfg_desc_expr qdq_qlinear_conv_bias_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "xs", .line = 78 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 78 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 78 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "xs.elements == 1", .line = 78 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 15, .text = "ws", .line = 78 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "elements", .line = 78 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 78 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "ws.elements == 1", .line = 78 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 31, .text = "ys", .line = 78 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "elements", .line = 78 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 78 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "ys.elements == 1", .line = 78 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 8, .text = "xz", .line = 78 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "dtype", .line = 78 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 78 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 78 },
    /* 16 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 13, 14, 15, }, .text = "xz.dtype in {i8, u8}", .line = 78 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 18, .text = "wz", .line = 78 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "dtype", .line = 78 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 78 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 78 },
    /* 21 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 18, 19, 20, }, .text = "wz.dtype in {i8, u8}", .line = 78 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 8, .text = "xz", .line = 79 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 34, .text = "yz", .line = 79 },
    /* 24 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "same_dtype(xz, yz)", .line = 79 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 25, .text = "bs", .line = 79 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "elements", .line = 79 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 79 },
    /* 28 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "bs.elements == 1", .line = 79 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 25, .text = "bs", .line = 79 },
    /* 30 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "value(bs)", .line = 79 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 5, .text = "xs", .line = 79 },
    /* 32 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "value(xs)", .line = 79 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 15, .text = "ws", .line = 79 },
    /* 34 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "value(ws)", .line = 79 },
    /* 35 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 32, 34, }, .text = "value(xs) * value(ws)", .line = 79 },
    /* 36 */ { .op = DFG_E_NEAR, .n_kids = 2, .kids = (const uint32_t[]){ 30, 35, }, .text = "value(bs) ~= value(xs) * value(ws)", .line = 79 },
};
static const struct dfg_desc_node qdq_qlinear_conv_bias_nodes[36] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "QuantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 30, 33, },
        .text = "QuantizeLinear(c, ys & const, yz & const)", .line = 77 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 10, 20, },
        .name = "c",
        .text = "Conv(DequantizeLinear(x, xs & const, xz & const), DequantizeLinear(w & const, ws...", .line = 75 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 4, 7, },
        .text = "DequantizeLinear(x, xs & const, xz & const)", .line = 75 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 74 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "xs & const", .line = 75 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "xs",
        .text = "xs", .line = 74 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 75 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "xz & const", .line = 75 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "xz",
        .text = "xz", .line = 74 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 75 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 11, 14, 17, },
        .text = "DequantizeLinear(w & const, ws & const, wz & const)", .line = 75 },
    [11] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, },
        .text = "w & const", .line = 75 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 74 },
    [13] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 75 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "ws & const", .line = 75 },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "ws",
        .text = "ws", .line = 74 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 75 },
    [17] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, },
        .text = "wz & const", .line = 75 },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "wz",
        .text = "wz", .line = 74 },
    [19] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 75 },
    [20] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "DequantizeLinear", },
        .n_kids = 3, .kids = (const uint32_t[]){ 21, 24, 27, },
        .optional = 0x4u,
        .text = "DequantizeLinear(b & const : i32, bs & const, (bz & splat(0))?)", .line = 76 },
    [21] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, },
        .text = "b & const : i32", .line = 76 },
    [22] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 74 },
    [23] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x20u, .text = "i32", .line = 76 },
        },
        .text = "const", .line = 76 },
    [24] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, },
        .text = "bs & const", .line = 76 },
    [25] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bs",
        .text = "bs", .line = 74 },
    [26] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 76 },
    [27] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 28, 29, },
        .text = "(bz & splat(0))", .line = 76 },
    [28] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bz",
        .text = "bz", .line = 74 },
    [29] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SPLAT, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 76 },
    [30] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, },
        .text = "ys & const", .line = 77 },
    [31] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "ys",
        .text = "ys", .line = 74 },
    [32] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 77 },
    [33] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 34, 35, },
        .text = "yz & const", .line = 77 },
    [34] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "yz",
        .text = "yz", .line = 74 },
    [35] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 77 },
};
static const struct dfg_desc_region qdq_qlinear_conv_bias_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture qdq_qlinear_conv_bias_refs[] = { { 3, -1 }, { 5, -1 }, { 8, -1 }, { 12, -1 }, { 15, -1 }, { 18, -1 }, { 22, -1 }, { 25, -1 }, { 28, -1 }, { 31, -1 }, { 34, -1 }, { 1, -1 }, };
static const struct dfg_capture qdq_qlinear_conv_bias_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct qdq_qlinear_conv_bias_match, x) },
    { "xs", DFG_CAP_NODE, offsetof(struct qdq_qlinear_conv_bias_match, xs) },
    { "xz", DFG_CAP_NODE, offsetof(struct qdq_qlinear_conv_bias_match, xz) },
    { "w", DFG_CAP_NODE, offsetof(struct qdq_qlinear_conv_bias_match, w) },
    { "ws", DFG_CAP_NODE, offsetof(struct qdq_qlinear_conv_bias_match, ws) },
    { "wz", DFG_CAP_NODE, offsetof(struct qdq_qlinear_conv_bias_match, wz) },
    { "b", DFG_CAP_NODE, offsetof(struct qdq_qlinear_conv_bias_match, b) },
    { "bs", DFG_CAP_NODE, offsetof(struct qdq_qlinear_conv_bias_match, bs) },
    { "bz", DFG_CAP_NODE, offsetof(struct qdq_qlinear_conv_bias_match, bz) },
    { "ys", DFG_CAP_NODE, offsetof(struct qdq_qlinear_conv_bias_match, ys) },
    { "yz", DFG_CAP_NODE, offsetof(struct qdq_qlinear_conv_bias_match, yz) },
    { "c", DFG_CAP_NODE, offsetof(struct qdq_qlinear_conv_bias_match, c) },
};
static const struct dfg_desc_pattern qdq_qlinear_conv_bias_desc = {
    .n_nodes = 36, .n_exprs = 37, .n_vars = 0, .n_sets = 12,
    .nodes = qdq_qlinear_conv_bias_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = qdq_qlinear_conv_bias_regions,
    .exprs = qdq_qlinear_conv_bias_exprs,
    .captures = qdq_qlinear_conv_bias_refs,
    .text = "rule qlinear_conv_bias(x, xs, xz, w, ws, wz, b, bs, bz, ys, yz) {\012    c = Conv(DequantizeLinear(x, xs & const, xz & const), DequantizeLinear(w & const, ws & const, wz & const),\012             DequantizeLinear(b & const : i32, bs & const, (bz & splat(0))?));\012    match QuantizeLinear(c, ys & const, yz & const);\012    where xs.elements == 1, ws.elements == 1, ys.elements == 1, xz.dtype in {i8, u8}, wz.dtype in {i8, u8};\012    where same_dtype(xz, yz), bs.elements == 1, value(bs) ~= value(xs) * value(ws);\012    rewrite QLinearConv(x, xs, xz, w, ws, wz, ys, yz, b) { ..c };\012}", .line = 74, .n_where = 8, .where = (const uint32_t[]){ 3, 7, 11, 16, 21, 24, 28, 36, }
};
static bool qdq_qlinear_conv_bias_any(const dfg_graph *g, dfg_node n, void *m)
{
    return qdq_qlinear_conv_bias_match(g, n, m);
}
static bool qdq_qlinear_conv_bias_pass(void *ctx, const struct qdq_qlinear_conv_bias_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool qdq_qlinear_conv_bias_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return qdq_qlinear_conv_bias_each(g, n, qdq_qlinear_conv_bias_pass, &e);
}

static const struct dfg_part qdq_qlinear_conv_bias_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct qdq_qlinear_conv_bias_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct qdq_qlinear_conv_bias_whole, m.xs) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct qdq_qlinear_conv_bias_whole, m.xz) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct qdq_qlinear_conv_bias_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct qdq_qlinear_conv_bias_whole, m.ws) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct qdq_qlinear_conv_bias_whole, m.wz) },
    { DFG_PART_INPUT, false, 0, 6, offsetof(struct qdq_qlinear_conv_bias_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 7, offsetof(struct qdq_qlinear_conv_bias_whole, m.bs) },
    { DFG_PART_INPUT, false, 0, 8, offsetof(struct qdq_qlinear_conv_bias_whole, m.bz) },
    { DFG_PART_INPUT, false, 0, 9, offsetof(struct qdq_qlinear_conv_bias_whole, m.ys) },
    { DFG_PART_INPUT, false, 0, 10, offsetof(struct qdq_qlinear_conv_bias_whole, m.yz) },
    { DFG_PART_INNER, false, 0, 11, offsetof(struct qdq_qlinear_conv_bias_whole, m.c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct qdq_qlinear_conv_bias_whole, dequantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_qlinear_conv_bias_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_qlinear_conv_bias_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct qdq_qlinear_conv_bias_whole, dequantizeLinear_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_qlinear_conv_bias_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_qlinear_conv_bias_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_qlinear_conv_bias_whole, constant_5) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct qdq_qlinear_conv_bias_whole, dequantizeLinear_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_qlinear_conv_bias_whole, constant_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_qlinear_conv_bias_whole, constant_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_qlinear_conv_bias_whole, constant_8) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct qdq_qlinear_conv_bias_whole, quantizeLinear) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_qlinear_conv_bias_whole, constant_9) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct qdq_qlinear_conv_bias_whole, constant_10) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "requantize_same", .place = "qdq.pat:12", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct qdq_requantize_same_match),
      .n_captures = 5, .captures = qdq_requantize_same_captures,
      .match = qdq_requantize_same_any, .each = qdq_requantize_same_all, .desc = &qdq_requantize_same_desc,
      .whole_size = sizeof(struct qdq_requantize_same_whole), .n_parts = sizeof qdq_requantize_same_parts / sizeof *qdq_requantize_same_parts,
      .n_params = 5, .parts = qdq_requantize_same_parts, .whole = qdq_requantize_same_whole },
    { .name = "move_quantized", .place = "qdq.pat:18", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct qdq_move_quantized_match),
      .n_captures = 7, .captures = qdq_move_quantized_captures,
      .match = qdq_move_quantized_any, .each = qdq_move_quantized_all, .desc = &qdq_move_quantized_desc,
      .whole_size = sizeof(struct qdq_move_quantized_whole), .n_parts = sizeof qdq_move_quantized_parts / sizeof *qdq_move_quantized_parts,
      .n_params = 6, .parts = qdq_move_quantized_parts, .whole = qdq_move_quantized_whole },
    { .name = "max_pool_quantized", .place = "qdq.pat:25", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct qdq_max_pool_quantized_match),
      .n_captures = 6, .captures = qdq_max_pool_quantized_captures,
      .match = qdq_max_pool_quantized_any, .each = qdq_max_pool_quantized_all, .desc = &qdq_max_pool_quantized_desc,
      .whole_size = sizeof(struct qdq_max_pool_quantized_whole), .n_parts = sizeof qdq_max_pool_quantized_parts / sizeof *qdq_max_pool_quantized_parts,
      .n_params = 5, .parts = qdq_max_pool_quantized_parts, .whole = qdq_max_pool_quantized_whole },
    { .name = "relu_quantized", .place = "qdq.pat:32", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct qdq_relu_quantized_match),
      .n_captures = 4, .captures = qdq_relu_quantized_captures,
      .match = qdq_relu_quantized_any, .each = qdq_relu_quantized_all, .desc = &qdq_relu_quantized_desc,
      .whole_size = sizeof(struct qdq_relu_quantized_whole), .n_parts = sizeof qdq_relu_quantized_parts / sizeof *qdq_relu_quantized_parts,
      .n_params = 3, .parts = qdq_relu_quantized_parts, .whole = qdq_relu_quantized_whole },
    { .name = "parallel_quantize", .place = "qdq.pat:39", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct qdq_parallel_quantize_match),
      .n_captures = 7, .captures = qdq_parallel_quantize_captures,
      .match = qdq_parallel_quantize_any, .each = qdq_parallel_quantize_all, .desc = &qdq_parallel_quantize_desc,
      .whole_size = sizeof(struct qdq_parallel_quantize_whole), .n_parts = sizeof qdq_parallel_quantize_parts / sizeof *qdq_parallel_quantize_parts,
      .n_params = 5, .parts = qdq_parallel_quantize_parts, .whole = qdq_parallel_quantize_whole },
    { .name = "quantize_shifted", .place = "qdq.pat:47", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct qdq_quantize_shifted_match),
      .n_captures = 9, .captures = qdq_quantize_shifted_captures,
      .match = qdq_quantize_shifted_any, .each = qdq_quantize_shifted_all, .desc = &qdq_quantize_shifted_desc,
      .whole_size = sizeof(struct qdq_quantize_shifted_whole), .n_parts = sizeof qdq_quantize_shifted_parts / sizeof *qdq_quantize_shifted_parts,
      .n_params = 7, .parts = qdq_quantize_shifted_parts, .whole = qdq_quantize_shifted_whole },
    { .name = "qlinear_matmul", .place = "qdq.pat:59", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct qdq_qlinear_matmul_match),
      .n_captures = 9, .captures = qdq_qlinear_matmul_captures,
      .match = qdq_qlinear_matmul_any, .each = qdq_qlinear_matmul_all, .desc = &qdq_qlinear_matmul_desc,
      .whole_size = sizeof(struct qdq_qlinear_matmul_whole), .n_parts = sizeof qdq_qlinear_matmul_parts / sizeof *qdq_qlinear_matmul_parts,
      .n_params = 8, .parts = qdq_qlinear_matmul_parts, .whole = qdq_qlinear_matmul_whole },
    { .name = "qlinear_conv", .place = "qdq.pat:66", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct qdq_qlinear_conv_match),
      .n_captures = 9, .captures = qdq_qlinear_conv_captures,
      .match = qdq_qlinear_conv_any, .each = qdq_qlinear_conv_all, .desc = &qdq_qlinear_conv_desc,
      .whole_size = sizeof(struct qdq_qlinear_conv_whole), .n_parts = sizeof qdq_qlinear_conv_parts / sizeof *qdq_qlinear_conv_parts,
      .n_params = 8, .parts = qdq_qlinear_conv_parts, .whole = qdq_qlinear_conv_whole },
    { .name = "qlinear_conv_bias", .place = "qdq.pat:74", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct qdq_qlinear_conv_bias_match),
      .n_captures = 12, .captures = qdq_qlinear_conv_bias_captures,
      .match = qdq_qlinear_conv_bias_any, .each = qdq_qlinear_conv_bias_all, .desc = &qdq_qlinear_conv_bias_desc,
      .whole_size = sizeof(struct qdq_qlinear_conv_bias_whole), .n_parts = sizeof qdq_qlinear_conv_bias_parts / sizeof *qdq_qlinear_conv_bias_parts,
      .n_params = 11, .parts = qdq_qlinear_conv_bias_parts, .whole = qdq_qlinear_conv_bias_whole },
};

static const char *const imports[] = { "onnx", NULL };
extern const struct dfg_unit qdq_unit;
const struct dfg_unit qdq_unit = {
    .abi = DFG_ABI,
    .name = "qdq",
    .imports = imports,
    .names = &qdq_names, .whole_names = &whole_names,
    .n_patterns = 9, .patterns = patterns,
    .rules = &qdq_rules,
};
