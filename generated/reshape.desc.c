/* What reshape.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "reshape.h"
#if RESHAPE_H != 0x2352f716f8e5672c
#error "reshape.h is of another run of pat2c than this file"
#endif

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_Cast = DFG_FIRST_OP,
    OP_Concat,
    OP_ConstantOfShape,
    OP_Expand,
    OP_Flatten,
    OP_Gather,
    OP_Range,
    OP_ReduceL1,
    OP_ReduceL2,
    OP_ReduceLogSum,
    OP_ReduceLogSumExp,
    OP_ReduceMax,
    OP_ReduceMean,
    OP_ReduceMin,
    OP_ReduceProd,
    OP_ReduceSumSquare,
    OP_Reshape,
    OP_ScatterND,
    OP_Shape,
    OP_Slice,
    OP_Squeeze,
    OP_Unsqueeze,
};
enum {
    ATTR_allowzero,
    ATTR_axes,
    ATTR_axis,
    ATTR_end,
    ATTR_keepdims,
    ATTR_reduction,
    ATTR_start,
};
enum {
    STR_none,
};
static const char *const op_names[] = {
    "Cast",
    "Concat",
    "ConstantOfShape",
    "Expand",
    "Flatten",
    "Gather",
    "Range",
    "ReduceL1",
    "ReduceL2",
    "ReduceLogSum",
    "ReduceLogSumExp",
    "ReduceMax",
    "ReduceMean",
    "ReduceMin",
    "ReduceProd",
    "ReduceSumSquare",
    "Reshape",
    "ScatterND",
    "Shape",
    "Slice",
    "Squeeze",
    "Unsqueeze",
};
static const char *const attr_names[] = {
    "allowzero",
    "axes",
    "axis",
    "end",
    "keepdims",
    "reduction",
    "start",
};
static const char *const str_names[] = {
    "none",
};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = DFG_NEEDS_USERS | DFG_NEEDS_SCRATCH | DFG_NEEDS_FORMS,
    .n_rows = 2,
    .n_ops = 22,
    .ops = op_names,
    .n_attrs = 7,
    .attrs = attr_names,
    .n_strs = 1,
    .strs = str_names,
};

struct reshape_reshape_fusion_whole {
    struct reshape_reshape_fusion_match m;
    dfg_node concat;
};

static bool reshape_reshape_fusion_whole(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Reshape, 2) || !dfg_int_is(g, n, ATTR_allowzero, 0, 0))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node concat = dfg_arg(g, n, 1);
    if (dfg_op(g, concat) != OP_Concat)
        return false;
    dfg_val a = dfg_attr(g, concat, ATTR_axis);
    if (!dfg_known(a))
        return false;
    struct dfg_nodes parts = dfg_rest(g, concat, 0, 0);
    if (!dfg_same_body(g, n, concat))
        return false;
    /* where a == 0 or a == -1 */
    if (!(dfg_eq(a, dfg_int(0)) || dfg_eq(a, dfg_int(-1))))
        return false;
    return accept(ctx, &(struct reshape_reshape_fusion_whole){.m = {.root = n, .x = x, .parts = parts,
            .r = n, .a = a}, .concat = concat});
}

struct reshape_reshape_typed_whole {
    struct reshape_reshape_typed_match m;
};

/* reshape.pat:21  const */
static bool reshape_reshape_typed_not1(const dfg_graph *g, dfg_node n)
{
    if (!dfg_is(g, n, DFG_CONST))
        return false;
    return true;
}

static bool reshape_reshape_typed_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Reshape, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node s = dfg_arg(g, n, 1);
    if (reshape_reshape_typed_not1(g, s))
        return false;
    /* where r.rank >= 0 */
    if (!dfg_ge(dfg_rank_of(g, n), dfg_int(0)))
        return false;
    return accept(ctx, &(struct reshape_reshape_typed_whole){.m = {.root = n, .x = x, .s = s, .r = n}});
}

struct reshape_expand_typed_whole {
    struct reshape_expand_typed_match m;
};

/* reshape.pat:28  const */
static bool reshape_expand_typed_not1(const dfg_graph *g, dfg_node n)
{
    if (!dfg_is(g, n, DFG_CONST))
        return false;
    return true;
}

static bool reshape_expand_typed_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Expand, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node s = dfg_arg(g, n, 1);
    if (reshape_expand_typed_not1(g, s))
        return false;
    /* where present(e.elements) */
    if (!dfg_known(dfg_elements_of(g, n)))
        return false;
    return accept(ctx, &(struct reshape_expand_typed_whole){.m = {.root = n, .x = x, .s = s, .e = n}});
}

struct reshape_shape_known_whole {
    struct reshape_shape_known_match m;
};

static bool reshape_shape_known_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Shape, 1) || !dfg_int_is(g, n, ATTR_start, 0, 0))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where present(x.elements) */
    if (!dfg_known(dfg_elements_of(g, x)))
        return false;
    /* where not present(s.end) */
    if (dfg_known(dfg_attr(g, n, ATTR_end)))
        return false;
    return accept(ctx, &(struct reshape_shape_known_whole){.m = {.root = n, .x = x, .s = n}});
}

struct reshape_shape_gather_whole {
    struct reshape_shape_gather_match m;
    dfg_node constant;
};

static bool reshape_shape_gather_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_Gather, 2))
        return false;
    dfg_node s = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, s, OP_Shape, 1) || !dfg_int_is(g, s, ATTR_start, 0, 0))
        return false;
    dfg_node x = dfg_arg(g, s, 0);
    dfg_node i = dfg_arg(g, n, 1);
    dfg_node constant = i;
    if (!dfg_is(g, constant, DFG_CONST) || !dfg_same_body(g, n, s))
        return false;
    /* where i.rank == 0 */
    if (dfg_rank(g, i) != 0)
        return false;
    /* where not present(s.end) */
    if (dfg_known(dfg_attr(g, s, ATTR_end)))
        return false;
    /* where present(x.shape[value(i)] + 0) */
    if (!dfg_known(dfg_dim_add(g, dfg_at(dfg_shape_of(g, x), dfg_value_of(g, i)), dfg_int(0))))
        return false;
    return accept(ctx, &(struct reshape_shape_gather_whole){.m = {.root = n, .x = x, .i = i, .s = s,
            .g = n}, .constant = constant});
}

struct reshape_shape_slice_whole {
    struct reshape_shape_slice_match m;
    dfg_node v;
    dfg_node slice;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node slice_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node slice_3;
    dfg_node constant_6;
    dfg_node constant_7;
    dfg_node constant_8;
    dfg_node constant_9;
};

static bool reshape_shape_slice_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 3u; alt++) {
        dfg_node slice = DFG_NONE, s = DFG_NONE, first = DFG_NONE, constant = DFG_NONE;
        dfg_node last = DFG_NONE, constant_2 = DFG_NONE, slice_2 = DFG_NONE, constant_3 = DFG_NONE;
        dfg_node constant_4 = DFG_NONE, constant_5 = DFG_NONE, slice_3 = DFG_NONE, constant_6 = DFG_NONE;
        dfg_node constant_7 = DFG_NONE, constant_8 = DFG_NONE, constant_9 = DFG_NONE;
        if (alt == 0) {
            slice = n;
            if (!dfg_calls_with(g, slice, OP_Slice, 3))
                continue;
            s = dfg_arg(g, slice, 0);
            first = dfg_arg(g, slice, 1);
            constant = first;
            if (!dfg_is(g, constant, DFG_CONST))
                continue;
            last = dfg_arg(g, slice, 2);
            constant_2 = last;
            if (!dfg_is(g, constant_2, DFG_CONST))
                continue;
        } else if (alt == 1) {
            slice_2 = n;
            if (!dfg_calls_with(g, slice_2, OP_Slice, 4))
                continue;
            s = dfg_arg(g, slice_2, 0);
            first = dfg_arg(g, slice_2, 1);
            constant_3 = first;
            if (!dfg_is(g, constant_3, DFG_CONST))
                continue;
            last = dfg_arg(g, slice_2, 2);
            constant_4 = last;
            if (!dfg_is(g, constant_4, DFG_CONST))
                continue;
            constant_5 = dfg_arg(g, slice_2, 3);
            if (!dfg_const_is(g, constant_5, dfg_int(0), DFG_NO_DTYPE))
                continue;
        } else {
            slice_3 = n;
            if (!dfg_calls_with(g, slice_3, OP_Slice, 5))
                continue;
            s = dfg_arg(g, slice_3, 0);
            first = dfg_arg(g, slice_3, 1);
            constant_6 = first;
            if (!dfg_is(g, constant_6, DFG_CONST))
                continue;
            last = dfg_arg(g, slice_3, 2);
            constant_7 = last;
            if (!dfg_is(g, constant_7, DFG_CONST))
                continue;
            constant_8 = dfg_arg(g, slice_3, 3);
            if (!dfg_const_is(g, constant_8, dfg_int(0), DFG_NO_DTYPE))
                continue;
            constant_9 = dfg_arg(g, slice_3, 4);
            if (!dfg_const_is(g, constant_9, dfg_int(1), DFG_NO_DTYPE))
                continue;
        }
        if (!dfg_calls_with(g, s, OP_Shape, 1) || !dfg_int_is(g, s, ATTR_start, 0, 0))
            continue;
        dfg_node x = dfg_arg(g, s, 0);
        if (!dfg_in_body(g, n, (const dfg_node[]){slice, slice_2, slice_3, s}, 4))
            continue;
        /* where not present(s.end) */
        if (dfg_known(dfg_attr(g, s, ATTR_end)))
            continue;
        /* where value(first) >= 0 */
        if (!dfg_ge(dfg_value_of(g, first), dfg_int(0)))
            continue;
        /* where value(last) == value(first) + 1 */
        if (!dfg_eq(dfg_value_beside(g, last, dfg_add(dfg_value_of(g, first), dfg_int(1))),
                    dfg_add(dfg_value_of(g, first), dfg_int(1))))
            continue;
        /* where present(x.shape[value(first)] + 0) */
        if (!dfg_known(dfg_dim_add(g, dfg_at(dfg_shape_of(g, x), dfg_value_of(g, first)), dfg_int(0))))
            continue;
        if (accept(ctx, &(struct reshape_shape_slice_whole){.m = {.root = n, .x = x, .first = first,
                .last = last, .s = s}, .v = n, .slice = slice, .constant = constant,
                .constant_2 = constant_2, .slice_2 = slice_2, .constant_3 = constant_3,
                .constant_4 = constant_4, .constant_5 = constant_5, .slice_3 = slice_3,
                .constant_6 = constant_6, .constant_7 = constant_7, .constant_8 = constant_8,
                .constant_9 = constant_9}))
            return true;
    }
    return false;
}

struct reshape_cast_filled_whole {
    struct reshape_cast_filled_match m;
};

static bool reshape_cast_filled_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_Cast, 1))
        return false;
    dfg_node c = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, c, OP_ConstantOfShape, 1))
        return false;
    dfg_node s = dfg_arg(g, c, 0);
    if (!dfg_same_body(g, n, c))
        return false;
    /* where t.dtype in {f16, f32, f64, i8, i16, i32, i64, u8, u16, u32, u64, bool} */
    if (!(dfg_dtype(g, n) == DFG_F16 || dfg_dtype(g, n) == DFG_F32 || dfg_dtype(g, n) == DFG_F64
          || dfg_dtype(g, n) == DFG_I8 || dfg_dtype(g, n) == DFG_I16 || dfg_dtype(g, n) == DFG_I32
          || dfg_dtype(g, n) == DFG_I64 || dfg_dtype(g, n) == DFG_U8 || dfg_dtype(g, n) == DFG_U16
          || dfg_dtype(g, n) == DFG_U32 || dfg_dtype(g, n) == DFG_U64 || dfg_dtype(g, n) == DFG_BOOL))
        return false;
    /* where c.dtype in {f32, f64, i32, i64, bool} */
    if (!(dfg_dtype(g, c) == DFG_F32 || dfg_dtype(g, c) == DFG_F64 || dfg_dtype(g, c) == DFG_I32
          || dfg_dtype(g, c) == DFG_I64 || dfg_dtype(g, c) == DFG_BOOL))
        return false;
    return accept(ctx, &(struct reshape_cast_filled_whole){.m = {.root = n, .s = s, .c = c, .t = n}});
}

static enum dfg_tri reshape_member1(const dfg_graph *g, dfg_node s)
{
    const dfg_val list = dfg_elements(g, s);
    const int64_t n = dfg_len(list);
    enum dfg_tri any = dfg_is_length(n) ? DFG_FALSE : DFG_UNKNOWN;
    for (int64_t k = 0; any != DFG_TRUE && k < n; k++)
        any = dfg_either(any, dfg_same(dfg_int(0), dfg_item(list, k)));
    return any;
}

struct reshape_reshape_reshape_whole {
    struct reshape_reshape_reshape_match m;
    dfg_node call;
    struct dfg_nodes rest;
    dfg_node constant;
};

static bool reshape_reshape_reshape_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_Reshape, 2))
        return false;
    dfg_node call = dfg_arg(g, n, 0);
    if (!(dfg_op(g, call) == OP_Reshape || dfg_op(g, call) == OP_Flatten || dfg_op(g, call) == OP_Squeeze
          || dfg_op(g, call) == OP_Unsqueeze)
        || dfg_arg(g, call, 0) == DFG_NONE)
        return false;
    struct dfg_nodes rest = dfg_rest(g, call, 1, 0);
    dfg_node x = dfg_arg(g, call, 0);
    dfg_node s = dfg_arg(g, n, 1);
    dfg_node constant = s;
    if (!dfg_is(g, constant, DFG_CONST) || !dfg_same_body(g, n, call))
        return false;
    /* where r.allowzero == 0 */
    if (!dfg_int_is(g, n, ATTR_allowzero, 0, 0))
        return false;
    /* where not 0 in {[v for v in value(s)]} */
    if (reshape_member1(g, s) != DFG_FALSE)
        return false;
    return accept(ctx, &(struct reshape_reshape_reshape_whole){.m = {.root = n, .x = x, .s = s, .r = n},
            .call = call, .rest = rest, .constant = constant});
}

struct reshape_reshape_last_whole {
    struct reshape_reshape_last_match m;
    dfg_node call;
    struct dfg_nodes rest;
    dfg_node call_2;
    struct dfg_nodes rest_2;
    dfg_node reshape;
    dfg_node call_3;
    struct dfg_nodes rest_3;
    dfg_node constant;
};

static bool reshape_reshape_last_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    bool is_call = (dfg_op(g, n) == OP_Flatten || dfg_op(g, n) == OP_Squeeze
                    || dfg_op(g, n) == OP_Unsqueeze);
    dfg_node call = DFG_NONE, call_2 = DFG_NONE, x = DFG_NONE, reshape = DFG_NONE;
    dfg_node call_3 = DFG_NONE, constant = DFG_NONE;
    struct dfg_nodes rest = { NULL, 0 }, rest_2 = { NULL, 0 }, rest_3 = { NULL, 0 };
    if (is_call) {
        call = n;
        rest = dfg_rest(g, call, 1, 0);
        call_2 = dfg_arg(g, call, 0);
        if (!(dfg_op(g, call_2) == OP_Reshape || dfg_op(g, call_2) == OP_Flatten)
            || dfg_arg(g, call_2, 0) == DFG_NONE)
            return false;
        rest_2 = dfg_rest(g, call_2, 1, 0);
        x = dfg_arg(g, call_2, 0);
    } else {
        reshape = n;
        if (!dfg_calls_argc(g, reshape, OP_Reshape, 2))
            return false;
        call_3 = dfg_arg(g, reshape, 0);
        if (!(dfg_op(g, call_3) == OP_Reshape || dfg_op(g, call_3) == OP_Flatten
              || dfg_op(g, call_3) == OP_Squeeze || dfg_op(g, call_3) == OP_Unsqueeze)
            || dfg_arg(g, call_3, 0) == DFG_NONE)
            return false;
        rest_3 = dfg_rest(g, call_3, 1, 0);
        x = dfg_arg(g, call_3, 0);
        constant = dfg_arg(g, reshape, 1);
        if (!dfg_is(g, constant, DFG_CONST))
            return false;
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){call, call_2, reshape, call_3}, 4))
        return false;
    /* where y.elements > 0 */
    if (!dfg_dim_gt(g, dfg_elements_of(g, n), dfg_int(0)))
        return false;
    return accept(ctx, &(struct reshape_reshape_last_whole){.m = {.root = n, .x = x, .y = n},
            .call = call, .rest = rest, .call_2 = call_2, .rest_2 = rest_2,
            .reshape = reshape, .call_3 = call_3, .rest_3 = rest_3, .constant = constant});
}

struct reshape_unsqueeze_unsqueeze_whole {
    struct reshape_unsqueeze_unsqueeze_match m;
    dfg_node unsqueeze;
    dfg_node unsqueeze_2;
    dfg_node constant;
    dfg_node constant_2;
};

static bool reshape_unsqueeze_unsqueeze_whole(const dfg_graph *g, dfg_node n,
                                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_Unsqueeze, 2))
        return false;
    dfg_node unsqueeze_2 = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, unsqueeze_2, OP_Unsqueeze, 2))
        return false;
    dfg_node x = dfg_arg(g, unsqueeze_2, 0);
    dfg_node a = dfg_arg(g, unsqueeze_2, 1);
    dfg_node constant = a;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node b = dfg_arg(g, n, 1);
    dfg_node constant_2 = b;
    if (!dfg_is(g, constant_2, DFG_CONST) || !dfg_same_body(g, n, unsqueeze_2))
        return false;
    /* where value(a) >= 0 */
    if (!dfg_ge(dfg_value_of(g, a), dfg_int(0)))
        return false;
    /* where value(b) >= 0 */
    if (!dfg_ge(dfg_value_of(g, b), dfg_int(0)))
        return false;
    return accept(ctx, &(struct reshape_unsqueeze_unsqueeze_whole){.m = {.root = n, .x = x, .a = a,
            .b = b}, .unsqueeze = n, .unsqueeze_2 = unsqueeze_2,
            .constant = constant, .constant_2 = constant_2});
}

struct reshape_squeeze_squeeze_whole {
    struct reshape_squeeze_squeeze_match m;
    dfg_node squeeze;
    dfg_node squeeze_2;
    dfg_node constant;
    dfg_node constant_2;
};

static bool reshape_squeeze_squeeze_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Squeeze, 2))
        return false;
    dfg_node squeeze_2 = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, squeeze_2, OP_Squeeze, 2))
        return false;
    dfg_node x = dfg_arg(g, squeeze_2, 0);
    dfg_node a = dfg_arg(g, squeeze_2, 1);
    dfg_node constant = a;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node b = dfg_arg(g, n, 1);
    dfg_node constant_2 = b;
    if (!dfg_is(g, constant_2, DFG_CONST) || !dfg_same_body(g, n, squeeze_2))
        return false;
    /* where value(a) >= 0 */
    if (!dfg_ge(dfg_value_of(g, a), dfg_int(0)))
        return false;
    /* where value(b) >= 0 */
    if (!dfg_ge(dfg_value_of(g, b), dfg_int(0)))
        return false;
    return accept(ctx, &(struct reshape_squeeze_squeeze_whole){.m = {.root = n, .x = x, .a = a, .b = b},
            .squeeze = n, .squeeze_2 = squeeze_2, .constant = constant,
            .constant_2 = constant_2});
}

struct reshape_squeeze_unsqueeze_whole {
    struct reshape_squeeze_unsqueeze_match m;
    dfg_node v;
    dfg_node squeeze;
    dfg_node unsqueeze;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node unsqueeze_2;
    dfg_node squeeze_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool reshape_squeeze_unsqueeze_whole(const dfg_graph *g, dfg_node n,
                                            bool (*accept)(void *ctx, const void *m), void *ctx)
{
    bool is_squeeze = dfg_calls_with(g, n, OP_Squeeze, 2);
    dfg_node squeeze = DFG_NONE, unsqueeze = DFG_NONE, x = DFG_NONE, a = DFG_NONE;
    dfg_node constant = DFG_NONE, b = DFG_NONE, constant_2 = DFG_NONE, unsqueeze_2 = DFG_NONE;
    dfg_node squeeze_2 = DFG_NONE, constant_3 = DFG_NONE, constant_4 = DFG_NONE;
    if (is_squeeze) {
        squeeze = n;
        unsqueeze = dfg_arg(g, squeeze, 0);
        if (!dfg_calls_with(g, unsqueeze, OP_Unsqueeze, 2))
            return false;
        x = dfg_arg(g, unsqueeze, 0);
        a = dfg_arg(g, unsqueeze, 1);
        constant = a;
        if (!dfg_is(g, constant, DFG_CONST))
            return false;
        b = dfg_arg(g, squeeze, 1);
        constant_2 = b;
        if (!dfg_is(g, constant_2, DFG_CONST))
            return false;
    } else {
        unsqueeze_2 = n;
        if (!dfg_calls_argc(g, unsqueeze_2, OP_Unsqueeze, 2))
            return false;
        squeeze_2 = dfg_arg(g, unsqueeze_2, 0);
        if (!dfg_calls_with(g, squeeze_2, OP_Squeeze, 2))
            return false;
        x = dfg_arg(g, squeeze_2, 0);
        a = dfg_arg(g, squeeze_2, 1);
        constant_3 = a;
        if (!dfg_is(g, constant_3, DFG_CONST))
            return false;
        b = dfg_arg(g, unsqueeze_2, 1);
        constant_4 = b;
        if (!dfg_is(g, constant_4, DFG_CONST))
            return false;
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){squeeze, unsqueeze, unsqueeze_2, squeeze_2}, 4))
        return false;
    /* where value(a) == value(b) */
    if (!dfg_eq(dfg_value_beside(g, a, dfg_value_of(g, b)), dfg_value_beside(g, b, dfg_value_of(g, a))))
        return false;
    return accept(ctx, &(struct reshape_squeeze_unsqueeze_whole){.m = {.root = n, .x = x, .a = a, .b = b},
            .v = n, .squeeze = squeeze, .unsqueeze = unsqueeze, .constant = constant,
            .constant_2 = constant_2, .unsqueeze_2 = unsqueeze_2, .squeeze_2 = squeeze_2,
            .constant_3 = constant_3, .constant_4 = constant_4});
}

struct reshape_squeeze_flat_whole {
    struct reshape_squeeze_flat_match m;
    dfg_node reshape;
    dfg_node squeeze;
    struct dfg_nodes rest;
    dfg_node constant;
};

static bool reshape_squeeze_flat_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_Reshape, 2))
        return false;
    dfg_node squeeze = dfg_arg(g, n, 0);
    if (dfg_op(g, squeeze) != OP_Squeeze || dfg_arg(g, squeeze, 0) == DFG_NONE)
        return false;
    struct dfg_nodes rest = dfg_rest(g, squeeze, 1, 0);
    dfg_node x = dfg_arg(g, squeeze, 0);
    dfg_node constant = dfg_arg(g, n, 1);
    if (!dfg_const_list(g, constant, DFG_LIST(dfg_int(-1)), DFG_NO_DTYPE))
        return false;
    if (!dfg_same_body(g, n, squeeze))
        return false;
    /* where x.rank == 1 */
    if (dfg_rank(g, x) != 1)
        return false;
    return accept(ctx, &(struct reshape_squeeze_flat_whole){.m = {.root = n, .x = x}, .reshape = n,
            .squeeze = squeeze, .rest = rest, .constant = constant});
}

struct reshape_flatten_reshape_whole {
    struct reshape_flatten_reshape_match m;
};

static bool reshape_flatten_reshape_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Flatten, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where f.elements > 0 */
    if (!dfg_dim_gt(g, dfg_elements_of(g, n), dfg_int(0)))
        return false;
    return accept(ctx, &(struct reshape_flatten_reshape_whole){.m = {.root = n, .x = x, .f = n}});
}

static enum dfg_tri reshape_same2(const dfg_graph *g, dfg_node a, dfg_val p)
{
    const dfg_val list = dfg_elements(g, a);
    const int64_t n = dfg_len(list), m = dfg_len(p);
    if (!dfg_is_length(n) || !dfg_is_length(m))
        return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all, dfg_same(dfg_item(list, k), dfg_item(p, k)));
    return all;
}

struct reshape_reduce_unsqueeze_whole {
    struct reshape_reduce_unsqueeze_match m;
    dfg_node unsqueeze;
    dfg_node constant;
};

static bool reshape_reduce_unsqueeze_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_Unsqueeze, 2))
        return false;
    dfg_node r = dfg_arg(g, n, 0);
    if (!(dfg_op(g, r) == OP_ReduceMean || dfg_op(g, r) == OP_ReduceMax || dfg_op(g, r) == OP_ReduceMin
          || dfg_op(g, r) == OP_ReduceProd || dfg_op(g, r) == OP_ReduceL1 || dfg_op(g, r) == OP_ReduceL2
          || dfg_op(g, r) == OP_ReduceSumSquare || dfg_op(g, r) == OP_ReduceLogSum
          || dfg_op(g, r) == OP_ReduceLogSumExp)
        || !dfg_has_args(g, r, 1))
        return false;
    dfg_val p = dfg_attr(g, r, ATTR_axes);
    if (!dfg_known(p) || !dfg_int_is(g, r, ATTR_keepdims, 0, 1))
        return false;
    dfg_node x = dfg_arg(g, r, 0);
    dfg_node a = dfg_arg(g, n, 1);
    dfg_node constant = a;
    if (!dfg_is(g, constant, DFG_CONST) || !dfg_same_body(g, n, r))
        return false;
    /* where [v for v in value(a)] == [v for v in p] or (len(p) == 1 and value(a) == p[0]) */
    if (!(reshape_same2(g, a, p) == DFG_TRUE
          || (dfg_eq(dfg_count(dfg_len(p)), dfg_int(1))
              && dfg_eq(dfg_value_of(g, a), dfg_at(p, dfg_int(0))))))
        return false;
    return accept(ctx, &(struct reshape_reduce_unsqueeze_whole){.m = {.root = n, .x = x, .a = a, .r = r,
            .p = p}, .unsqueeze = n, .constant = constant});
}

struct reshape_concat_concat_whole {
    struct reshape_concat_concat_match m;
};

static bool reshape_concat_concat_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_Concat)
        return false;
    struct dfg_nodes rest = dfg_rest(g, n, 1, 0);
    dfg_node c = dfg_arg(g, n, 0);
    if (dfg_op(g, c) != OP_Concat)
        return false;
    struct dfg_nodes inner = dfg_rest(g, c, 0, 0);
    if (!dfg_same_body(g, n, c))
        return false;
    /* where c.axis == k.axis */
    if (!dfg_eq(dfg_attr(g, c, ATTR_axis), dfg_attr(g, n, ATTR_axis)))
        return false;
    /* where len(rest) > 0 */
    if (!dfg_gt(dfg_int(rest.n), dfg_int(0)))
        return false;
    return accept(ctx, &(struct reshape_concat_concat_whole){.m = {.root = n, .inner = inner,
            .rest = rest, .c = c, .k = n}});
}

struct reshape_concat_concat_last_whole {
    struct reshape_concat_concat_last_match m;
};

static bool reshape_concat_concat_last_whole(const dfg_graph *g, dfg_node n,
                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_Concat || dfg_n_args(g, n) < 1)
        return false;
    struct dfg_nodes rest = dfg_rest(g, n, 0, 1);
    dfg_node c = dfg_arg(g, n, dfg_n_args(g, n) - 1);
    if (dfg_op(g, c) != OP_Concat)
        return false;
    struct dfg_nodes inner = dfg_rest(g, c, 0, 0);
    if (!dfg_same_body(g, n, c))
        return false;
    /* where c.axis == k.axis */
    if (!dfg_eq(dfg_attr(g, c, ATTR_axis), dfg_attr(g, n, ATTR_axis)))
        return false;
    /* where len(rest) > 0 */
    if (!dfg_gt(dfg_int(rest.n), dfg_int(0)))
        return false;
    return accept(ctx, &(struct reshape_concat_concat_last_whole){.m = {.root = n, .inner = inner,
            .rest = rest, .c = c, .k = n}});
}

struct reshape_slices_split_whole {
    struct reshape_slices_split_match m;
    dfg_node slice;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node slice_2;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node constant_6;
};

static bool reshape_slices_split_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Slice, 4))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node constant = dfg_arg(g, n, 1);
    if (!dfg_const_is(g, constant, dfg_int(0), DFG_NO_DTYPE))
        return false;
    dfg_node end = dfg_arg(g, n, 2);
    dfg_node constant_2 = end;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node axis = dfg_arg(g, n, 3);
    dfg_node constant_3 = axis;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    /* where value(end) > 0 */
    if (!dfg_gt(dfg_value_of(g, end), dfg_int(0)))
        return false;
    /* where x.shape[value(axis)] > value(end) */
    if (!dfg_dim_gt(g, dfg_at(dfg_shape_of(g, x), dfg_value_of(g, axis)), dfg_value_of(g, end)))
        return false;
    struct dfg_nodes readers = dfg_readers(g, 0, (const dfg_node[]){x}, 1, 1);
    for (uint32_t k = 0; k < readers.n; k++) {
        dfg_node slice_2 = readers.at[k];
        if (!dfg_calls_with(g, slice_2, OP_Slice, 4))
            continue;
        if (dfg_arg(g, slice_2, 0) != x)
            continue;
        dfg_node start = dfg_arg(g, slice_2, 1);
        dfg_node constant_4 = start;
        if (!dfg_is(g, constant_4, DFG_CONST))
            continue;
        dfg_node all = dfg_arg(g, slice_2, 2);
        dfg_node constant_5 = all;
        if (!dfg_is(g, constant_5, DFG_CONST))
            continue;
        dfg_node same = dfg_arg(g, slice_2, 3);
        dfg_node constant_6 = same;
        if (!dfg_is(g, constant_6, DFG_CONST))
            continue;
        if (slice_2 == n)
            continue;
        if (!dfg_same_body(g, n, slice_2))
            continue;
        /* where value(start) == value(end) */
        if (!dfg_eq(dfg_value_beside(g, start, dfg_value_of(g, end)),
                    dfg_value_beside(g, end, dfg_value_of(g, start))))
            continue;
        /* where value(same) == value(axis) */
        if (!dfg_eq(dfg_value_beside(g, same, dfg_value_of(g, axis)),
                    dfg_value_beside(g, axis, dfg_value_of(g, same))))
            continue;
        /* where value(all) >= x.shape[value(axis)] */
        if (!dfg_dim_ge(g, dfg_value_of(g, all), dfg_at(dfg_shape_of(g, x), dfg_value_of(g, axis))))
            continue;
        if (accept(ctx, &(struct reshape_slices_split_whole){.m = {.root = n, .x = x, .end = end,
                .start = start, .all = all, .axis = axis, .same = same}, .slice = n,
                .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
                .slice_2 = slice_2, .constant_4 = constant_4, .constant_5 = constant_5,
                .constant_6 = constant_6}))
            return true;
    }
    return false;
}

struct reshape_scatter_all_whole {
    struct reshape_scatter_all_match m;
    dfg_node scatterND;
    dfg_node unsqueeze;
    dfg_node range;
    dfg_node constant;
    dfg_node gather;
    dfg_node shape;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
};

static bool reshape_scatter_all_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_ScatterND, 3))
        return false;
    if (!dfg_str_is(g, n, ATTR_reduction, STR_none, STR_none))
        return false;
    dfg_node t = dfg_arg(g, n, 0);
    dfg_node unsqueeze = dfg_arg(g, n, 1);
    if (!dfg_calls_argc(g, unsqueeze, OP_Unsqueeze, 2))
        return false;
    dfg_node range = dfg_arg(g, unsqueeze, 0);
    if (!dfg_calls_argc(g, range, OP_Range, 3))
        return false;
    dfg_node constant = dfg_arg(g, range, 0);
    if (!dfg_const_is(g, constant, dfg_int(0), DFG_NO_DTYPE))
        return false;
    dfg_node gather = dfg_arg(g, range, 1);
    if (!dfg_calls_argc(g, gather, OP_Gather, 2))
        return false;
    dfg_node shape = dfg_arg(g, gather, 0);
    if (!dfg_calls_with(g, shape, OP_Shape, 1))
        return false;
    dfg_node d = dfg_arg(g, shape, 0);
    dfg_node axis = dfg_arg(g, gather, 1);
    dfg_node constant_2 = axis;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node constant_3 = dfg_arg(g, range, 2);
    if (!dfg_const_is(g, constant_3, dfg_int(1), DFG_NO_DTYPE))
        return false;
    dfg_node constant_4 = dfg_arg(g, unsqueeze, 1);
    if (!dfg_const_is(g, constant_4, dfg_int(-1), DFG_NO_DTYPE))
        return false;
    dfg_node u = dfg_arg(g, n, 2);
    if (!dfg_in_body(g, n, (const dfg_node[]){unsqueeze, range, gather, shape}, 4))
        return false;
    /* where t.shape[0] == d.shape[value(axis)] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, t, 0), dfg_at(dfg_shape_of(g, d), dfg_value_of(g, axis))))
        return false;
    /* where same_shape(t, u) */
    if (dfg_same_shape(g, t, u) != DFG_TRUE)
        return false;
    return accept(ctx, &(struct reshape_scatter_all_whole){.m = {.root = n, .t = t, .d = d, .axis = axis,
            .u = u}, .scatterND = n, .unsqueeze = unsqueeze, .range = range,
            .constant = constant, .gather = gather, .shape = shape, .constant_2 = constant_2,
            .constant_3 = constant_3, .constant_4 = constant_4});
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- reshape_fusion ---- */

static const struct dfg_desc_expr reshape_reshape_fusion_exprs[] = {
    /* 0 */ { .op = DFG_E_VAR, .ref = 0, .text = "a", .line = 16 },
    /* 1 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 16 },
    /* 2 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "a == 0", .line = 16 },
    /* 3 */ { .op = DFG_E_VAR, .ref = 0, .text = "a", .line = 16 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 16 },
    /* 5 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "a == -1", .line = 16 },
    /* 6 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, }, .text = "a == 0 or a == -1", .line = 16 },
};
static const struct dfg_desc_node reshape_reshape_fusion_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "allowzero", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "allowzero == 0", .line = 14 },
        },
        .name = "r",
        .text = "Reshape(x, Concat(...parts) { axis = a })", .line = 14 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 13 },
    [2] = { .kind = DFG_D_CALL, .rest = 1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Concat", },
        .rest_first = 0, .rest_last = 1,
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axis", .expr = -1, .var = 0, .text = "axis = a", .line = 14 },
        },
        .text = "Concat(...parts)", .line = 14 },
};
static const struct dfg_desc_region reshape_reshape_fusion_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t reshape_reshape_fusion_var_regions[] = { 0, };
static const bool reshape_reshape_fusion_dims[] = { 0, };
static const struct dfg_desc_capture reshape_reshape_fusion_refs[] = { { 1, -1 }, { -1, -1 }, { 0, -1 }, { 0, -1 }, };
static const struct dfg_capture reshape_reshape_fusion_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct reshape_reshape_fusion_match, x) },
    { "parts", DFG_CAP_NODES, offsetof(struct reshape_reshape_fusion_match, parts) },
    { "r", DFG_CAP_NODE, offsetof(struct reshape_reshape_fusion_match, r) },
    { "a", DFG_CAP_VALUE, offsetof(struct reshape_reshape_fusion_match, a) },
};
static const struct dfg_desc_pattern reshape_reshape_fusion_desc = {
    .n_nodes = 3, .n_exprs = 7, .n_vars = 1, .n_sets = 4,
    .nodes = reshape_reshape_fusion_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = reshape_reshape_fusion_regions,
    .var_region = reshape_reshape_fusion_var_regions,
    .exprs = reshape_reshape_fusion_exprs,
    .captures = reshape_reshape_fusion_refs,
    .var_is_dim = reshape_reshape_fusion_dims,
    .text = "rule reshape_fusion(x, parts) : keep_shared {\012    r = Reshape(x, Concat(...parts) { axis = a }) { allowzero == 0 };\012    match r;\012    where a == 0 or a == -1;\012    rewrite extern reshape_of_parts;\012}", .line = 13, .n_where = 1, .where = (const uint32_t[]){ 6, }
};
static bool reshape_reshape_fusion_any(const dfg_graph *g, dfg_node n, void *m)
{
    return reshape_reshape_fusion_match(g, n, m);
}
static bool reshape_reshape_fusion_pass(void *ctx, const struct reshape_reshape_fusion_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool reshape_reshape_fusion_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return reshape_reshape_fusion_each(g, n, reshape_reshape_fusion_pass, &e);
}

static const struct dfg_part reshape_reshape_fusion_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct reshape_reshape_fusion_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct reshape_reshape_fusion_whole, m.r) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct reshape_reshape_fusion_whole, concat) },
    { DFG_PART_INPUT, true, 0, 1, offsetof(struct reshape_reshape_fusion_whole, m.parts) },
};
/* ---- reshape_typed ---- */

static const struct dfg_desc_expr reshape_reshape_typed_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 3 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "r.rank >= 0", .line = 23 },
};
static const struct dfg_desc_node reshape_reshape_typed_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "r",
        .text = "Reshape(x, s & !const)", .line = 21 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 20 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "s & !const", .line = 21 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 20 },
    [4] = { .kind = DFG_D_NOT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .text = "!const", .line = 21 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 1,
        .text = "const", .line = 21 },
};
static const struct dfg_desc_region reshape_reshape_typed_regions[] = { { DFG_D_OUTER, 0, 0 }, { DFG_D_INSIDE_NOT, 4, 0 }, };
static const struct dfg_desc_capture reshape_reshape_typed_refs[] = { { 1, -1 }, { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture reshape_reshape_typed_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct reshape_reshape_typed_match, x) },
    { "s", DFG_CAP_NODE, offsetof(struct reshape_reshape_typed_match, s) },
    { "r", DFG_CAP_NODE, offsetof(struct reshape_reshape_typed_match, r) },
};
static const struct dfg_desc_pattern reshape_reshape_typed_desc = {
    .n_nodes = 6, .n_exprs = 4, .n_vars = 0, .n_sets = 3,
    .nodes = reshape_reshape_typed_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 2, .regions = reshape_reshape_typed_regions,
    .exprs = reshape_reshape_typed_exprs,
    .captures = reshape_reshape_typed_refs,
    .text = "rule reshape_typed(x, s) : keep_shared {\012    r = Reshape(x, s & !const);\012    match r;\012    where r.rank >= 0;\012    rewrite extern reshape_of_type;\012}", .line = 20, .n_where = 1, .where = (const uint32_t[]){ 3, }
};
static bool reshape_reshape_typed_any(const dfg_graph *g, dfg_node n, void *m)
{
    return reshape_reshape_typed_match(g, n, m);
}
static bool reshape_reshape_typed_pass(void *ctx, const struct reshape_reshape_typed_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool reshape_reshape_typed_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return reshape_reshape_typed_each(g, n, reshape_reshape_typed_pass, &e);
}

static const struct dfg_part reshape_reshape_typed_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct reshape_reshape_typed_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct reshape_reshape_typed_whole, m.s) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct reshape_reshape_typed_whole, m.r) },
};
/* ---- expand_typed ---- */

static const struct dfg_desc_expr reshape_expand_typed_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "e", .line = 30 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 30 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(e.elements)", .line = 30 },
};
static const struct dfg_desc_node reshape_expand_typed_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Expand", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "e",
        .text = "Expand(x, s & !const)", .line = 28 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 27 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "s & !const", .line = 28 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 27 },
    [4] = { .kind = DFG_D_NOT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .text = "!const", .line = 28 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 1,
        .text = "const", .line = 28 },
};
static const struct dfg_desc_region reshape_expand_typed_regions[] = { { DFG_D_OUTER, 0, 0 }, { DFG_D_INSIDE_NOT, 4, 0 }, };
static const uint32_t reshape_expand_typed_var_regions[] = { 0, };
static const bool reshape_expand_typed_dims[] = { 0, };
static const struct dfg_desc_capture reshape_expand_typed_refs[] = { { 1, -1 }, { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture reshape_expand_typed_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct reshape_expand_typed_match, x) },
    { "s", DFG_CAP_NODE, offsetof(struct reshape_expand_typed_match, s) },
    { "e", DFG_CAP_NODE, offsetof(struct reshape_expand_typed_match, e) },
};
static const struct dfg_desc_pattern reshape_expand_typed_desc = {
    .n_nodes = 6, .n_exprs = 3, .n_vars = 1, .n_sets = 3,
    .nodes = reshape_expand_typed_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 2, .regions = reshape_expand_typed_regions,
    .var_region = reshape_expand_typed_var_regions,
    .exprs = reshape_expand_typed_exprs,
    .captures = reshape_expand_typed_refs,
    .var_is_dim = reshape_expand_typed_dims,
    .text = "rule expand_typed(x, s) : keep_shared {\012    e = Expand(x, s & !const);\012    match e;\012    where present(e.elements);\012    rewrite Expand(x, i64 [d for d in e.shape]);\012}", .line = 27, .n_where = 1, .where = (const uint32_t[]){ 2, }
};
static bool reshape_expand_typed_any(const dfg_graph *g, dfg_node n, void *m)
{
    return reshape_expand_typed_match(g, n, m);
}
static bool reshape_expand_typed_pass(void *ctx, const struct reshape_expand_typed_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool reshape_expand_typed_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return reshape_expand_typed_each(g, n, reshape_expand_typed_pass, &e);
}

static const struct dfg_part reshape_expand_typed_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct reshape_expand_typed_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct reshape_expand_typed_whole, m.s) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct reshape_expand_typed_whole, m.e) },
};
/* ---- shape_known ---- */

static const struct dfg_desc_expr reshape_shape_known_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 37 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 37 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(x.elements)", .line = 37 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 0, .text = "s", .line = 37 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "end", .text = "end", .line = 37 },
    /* 5 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "present(s.end)", .line = 37 },
    /* 6 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "not present(s.end)", .line = 37 },
};
static const struct dfg_desc_node reshape_shape_known_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Shape", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "start", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "start == 0", .line = 35 },
        },
        .name = "s",
        .text = "Shape(x)", .line = 35 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 34 },
};
static const struct dfg_desc_region reshape_shape_known_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t reshape_shape_known_var_regions[] = { 0, };
static const bool reshape_shape_known_dims[] = { 0, };
static const struct dfg_desc_capture reshape_shape_known_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture reshape_shape_known_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct reshape_shape_known_match, x) },
    { "s", DFG_CAP_NODE, offsetof(struct reshape_shape_known_match, s) },
};
static const struct dfg_desc_pattern reshape_shape_known_desc = {
    .n_nodes = 2, .n_exprs = 7, .n_vars = 1, .n_sets = 2,
    .nodes = reshape_shape_known_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = reshape_shape_known_regions,
    .var_region = reshape_shape_known_var_regions,
    .exprs = reshape_shape_known_exprs,
    .captures = reshape_shape_known_refs,
    .var_is_dim = reshape_shape_known_dims,
    .text = "rule shape_known(x) {\012    s = Shape(x) { start == 0 };\012    match s;\012    where present(x.elements), not present(s.end);\012    rewrite i64 [d for d in x.shape];\012}", .line = 34, .n_where = 2, .where = (const uint32_t[]){ 2, 6, }
};
static bool reshape_shape_known_any(const dfg_graph *g, dfg_node n, void *m)
{
    return reshape_shape_known_match(g, n, m);
}
static bool reshape_shape_known_pass(void *ctx, const struct reshape_shape_known_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool reshape_shape_known_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return reshape_shape_known_each(g, n, reshape_shape_known_pass, &e);
}

static const struct dfg_part reshape_shape_known_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct reshape_shape_known_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct reshape_shape_known_whole, m.s) },
};
/* ---- shape_gather ---- */

static const struct dfg_desc_expr reshape_shape_gather_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "i", .line = 44 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 44 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 44 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "i.rank == 0", .line = 44 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "s", .line = 44 },
    /* 5 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .name = "end", .text = "end", .line = 44 },
    /* 6 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "present(s.end)", .line = 44 },
    /* 7 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "not present(s.end)", .line = 44 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 44 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 44 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 4, .text = "i", .line = 44 },
    /* 11 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "value(i)", .line = 44 },
    /* 12 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "x.shape[value(i)]", .line = 44 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 44 },
    /* 14 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "x.shape[value(i)] + 0", .line = 44 },
    /* 15 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "present(x.shape[value(i)] + 0)", .line = 44 },
};
static const struct dfg_desc_node reshape_shape_gather_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Gather", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, },
        .name = "g",
        .text = "Gather(s, i & const)", .line = 42 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Shape", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "start", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "start == 0", .line = 41 },
        },
        .name = "s",
        .text = "Shape(x)", .line = 41 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 40 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "i & const", .line = 42 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "i",
        .text = "i", .line = 40 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 42 },
};
static const struct dfg_desc_region reshape_shape_gather_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture reshape_shape_gather_refs[] = { { 2, -1 }, { 4, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture reshape_shape_gather_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct reshape_shape_gather_match, x) },
    { "i", DFG_CAP_NODE, offsetof(struct reshape_shape_gather_match, i) },
    { "s", DFG_CAP_NODE, offsetof(struct reshape_shape_gather_match, s) },
    { "g", DFG_CAP_NODE, offsetof(struct reshape_shape_gather_match, g) },
};
static const struct dfg_desc_pattern reshape_shape_gather_desc = {
    .n_nodes = 6, .n_exprs = 16, .n_vars = 0, .n_sets = 4,
    .nodes = reshape_shape_gather_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = reshape_shape_gather_regions,
    .exprs = reshape_shape_gather_exprs,
    .captures = reshape_shape_gather_refs,
    .text = "rule shape_gather(x, i) : keep_shared {\012    s = Shape(x) { start == 0 };\012    g = Gather(s, i & const);\012    match g;\012    where i.rank == 0, not present(s.end), present(x.shape[value(i)] + 0);\012    rewrite i64[] [x.shape[value(i)]];\012}", .line = 40, .n_where = 3, .where = (const uint32_t[]){ 3, 7, 15, }
};
static bool reshape_shape_gather_any(const dfg_graph *g, dfg_node n, void *m)
{
    return reshape_shape_gather_match(g, n, m);
}
static bool reshape_shape_gather_pass(void *ctx, const struct reshape_shape_gather_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool reshape_shape_gather_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return reshape_shape_gather_each(g, n, reshape_shape_gather_pass, &e);
}

static const struct dfg_part reshape_shape_gather_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct reshape_shape_gather_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct reshape_shape_gather_whole, m.i) },
    { DFG_PART_INNER, false, 0, 2, offsetof(struct reshape_shape_gather_whole, m.s) },
    { DFG_PART_ROOT, false, 1, 3, offsetof(struct reshape_shape_gather_whole, m.g) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct reshape_shape_gather_whole, constant) },
};
/* ---- shape_slice ---- */

static const struct dfg_desc_expr reshape_shape_slice_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "s", .line = 51 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "end", .text = "end", .line = 51 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(s.end)", .line = 51 },
    /* 3 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "not present(s.end)", .line = 51 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "first", .line = 51 },
    /* 5 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "value(first)", .line = 51 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 51 },
    /* 7 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "value(first) >= 0", .line = 51 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 8, .text = "last", .line = 51 },
    /* 9 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "value(last)", .line = 51 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 5, .text = "first", .line = 51 },
    /* 11 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "value(first)", .line = 51 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 51 },
    /* 13 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "value(first) + 1", .line = 51 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 13, }, .text = "value(last) == value(first) + 1", .line = 51 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 51 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "shape", .line = 51 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 5, .text = "first", .line = 51 },
    /* 18 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "value(first)", .line = 51 },
    /* 19 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 16, 18, }, .text = "x.shape[value(first)]", .line = 51 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 51 },
    /* 21 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x.shape[value(first)] + 0", .line = 51 },
    /* 22 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "present(x.shape[value(first)] + 0)", .line = 51 },
};
static const struct dfg_desc_node reshape_shape_slice_nodes[23] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 10, 16, },
        .text = "Slice(s, first & const, last & const) | Slice(s, first & const, last & const, 0)...", .line = 49 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Slice", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 4, 7, },
        .text = "Slice(s, first & const, last & const)", .line = 49 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Shape", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "start", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "start == 0", .line = 48 },
        },
        .name = "s",
        .text = "Shape(x)", .line = 48 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 47 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "first & const", .line = 49 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "first",
        .text = "first", .line = 47 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 49 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "last & const", .line = 49 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "last",
        .text = "last", .line = 47 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 49 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Slice", },
        .n_kids = 4, .kids = (const uint32_t[]){ 2, 11, 13, 15, },
        .text = "Slice(s, first & const, last & const, 0)", .line = 49 },
    [11] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 12, },
        .text = "first & const", .line = 49 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 49 },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 14, },
        .text = "last & const", .line = 49 },
    [14] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 49 },
    [15] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 49 },
    [16] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Slice", },
        .n_kids = 5, .kids = (const uint32_t[]){ 2, 17, 19, 21, 22, },
        .text = "Slice(s, first & const, last & const, 0, 1)", .line = 50 },
    [17] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 18, },
        .text = "first & const", .line = 50 },
    [18] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 50 },
    [19] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 20, },
        .text = "last & const", .line = 50 },
    [20] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 50 },
    [21] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 50 },
    [22] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 50 },
};
static const struct dfg_desc_region reshape_shape_slice_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture reshape_shape_slice_refs[] = { { 3, -1 }, { 5, -1 }, { 8, -1 }, { 2, -1 }, };
static const struct dfg_capture reshape_shape_slice_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct reshape_shape_slice_match, x) },
    { "first", DFG_CAP_NODE, offsetof(struct reshape_shape_slice_match, first) },
    { "last", DFG_CAP_NODE, offsetof(struct reshape_shape_slice_match, last) },
    { "s", DFG_CAP_NODE, offsetof(struct reshape_shape_slice_match, s) },
};
static const struct dfg_desc_pattern reshape_shape_slice_desc = {
    .n_nodes = 23, .n_exprs = 23, .n_vars = 0, .n_sets = 4,
    .nodes = reshape_shape_slice_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = reshape_shape_slice_regions,
    .exprs = reshape_shape_slice_exprs,
    .captures = reshape_shape_slice_refs,
    .text = "rule shape_slice(x, first, last) : keep_shared {\012    s = Shape(x) { start == 0 };\012    match Slice(s, first & const, last & const) | Slice(s, first & const, last & const, 0)\012        | Slice(s, first & const, last & const, 0, 1);\012    where not present(s.end), value(first) >= 0, value(last) == value(first) + 1, present(x.shape[value(first)] + 0);\012    rewrite i64 [x.shape[value(first)]];\012}", .line = 47, .n_where = 4, .where = (const uint32_t[]){ 3, 7, 14, 22, }
};
static bool reshape_shape_slice_any(const dfg_graph *g, dfg_node n, void *m)
{
    return reshape_shape_slice_match(g, n, m);
}
static bool reshape_shape_slice_pass(void *ctx, const struct reshape_shape_slice_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool reshape_shape_slice_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return reshape_shape_slice_each(g, n, reshape_shape_slice_pass, &e);
}

static const struct dfg_part reshape_shape_slice_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct reshape_shape_slice_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct reshape_shape_slice_whole, m.first) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct reshape_shape_slice_whole, m.last) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct reshape_shape_slice_whole, m.s) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct reshape_shape_slice_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct reshape_shape_slice_whole, slice) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct reshape_shape_slice_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct reshape_shape_slice_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct reshape_shape_slice_whole, slice_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct reshape_shape_slice_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct reshape_shape_slice_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct reshape_shape_slice_whole, constant_5) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct reshape_shape_slice_whole, slice_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct reshape_shape_slice_whole, constant_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct reshape_shape_slice_whole, constant_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct reshape_shape_slice_whole, constant_8) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct reshape_shape_slice_whole, constant_9) },
};
/* ---- cast_filled ---- */

static const struct dfg_desc_expr reshape_cast_filled_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "t", .line = 59 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 59 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 59 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 59 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 59 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 59 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 59 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 59 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 59 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 59 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 9 }, .text = "u16", .line = 59 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 10 }, .text = "u32", .line = 59 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 11 }, .text = "u64", .line = 59 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 1 }, .text = "bool", .line = 59 },
    /* 14 */ { .op = DFG_E_IN, .n_kids = 13, .kids = (const uint32_t[]){ 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, }, .text = "t.dtype in {f16, f32, f64, i8, i16, i32, i64, u8, u16, u32, u64, bool}", .line = 59 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 59 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 59 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 59 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 59 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 59 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 59 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 1 }, .text = "bool", .line = 59 },
    /* 22 */ { .op = DFG_E_IN, .n_kids = 6, .kids = (const uint32_t[]){ 16, 17, 18, 19, 20, 21, }, .text = "c.dtype in {f32, f64, i32, i64, bool}", .line = 59 },
};
static const struct dfg_desc_node reshape_cast_filled_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "t",
        .text = "Cast(c)", .line = 57 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "ConstantOfShape", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "c",
        .text = "ConstantOfShape(s)", .line = 56 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 55 },
};
static const struct dfg_desc_region reshape_cast_filled_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture reshape_cast_filled_refs[] = { { 2, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture reshape_cast_filled_captures[] = {
    { "s", DFG_CAP_NODE, offsetof(struct reshape_cast_filled_match, s) },
    { "c", DFG_CAP_NODE, offsetof(struct reshape_cast_filled_match, c) },
    { "t", DFG_CAP_NODE, offsetof(struct reshape_cast_filled_match, t) },
};
static const struct dfg_desc_pattern reshape_cast_filled_desc = {
    .n_nodes = 3, .n_exprs = 23, .n_vars = 0, .n_sets = 3,
    .nodes = reshape_cast_filled_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = reshape_cast_filled_regions,
    .exprs = reshape_cast_filled_exprs,
    .captures = reshape_cast_filled_refs,
    .text = "rule cast_filled(s) : keep_shared {\012    c = ConstantOfShape(s);\012    t = Cast(c);\012    match t;\012    where t.dtype in {f16, f32, f64, i8, i16, i32, i64, u8, u16, u32, u64, bool}, c.dtype in {f32, f64, i32, i64, bool};\012    rewrite extern reshape_cast_filled;\012}", .line = 55, .n_where = 2, .where = (const uint32_t[]){ 14, 22, }
};
static bool reshape_cast_filled_any(const dfg_graph *g, dfg_node n, void *m)
{
    return reshape_cast_filled_match(g, n, m);
}
static bool reshape_cast_filled_pass(void *ctx, const struct reshape_cast_filled_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool reshape_cast_filled_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return reshape_cast_filled_each(g, n, reshape_cast_filled_pass, &e);
}

static const struct dfg_part reshape_cast_filled_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct reshape_cast_filled_whole, m.s) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct reshape_cast_filled_whole, m.c) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct reshape_cast_filled_whole, m.t) },
};
/* ---- reshape_reshape ---- */

static const struct dfg_desc_expr reshape_reshape_reshape_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 69 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "allowzero", .text = "allowzero", .line = 69 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 69 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "r.allowzero == 0", .line = 69 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 69 },
    /* 5 */ { .op = DFG_E_VAR, .ref = 0, .text = "v", .line = 69 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 4, .text = "s", .line = 69 },
    /* 7 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "value(s)", .line = 69 },
    /* 8 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 5, 7, }, .text = "[v for v in value(s)]", .line = 69 },
    /* 9 */ { .op = DFG_E_IN, .n_kids = 2, .kids = (const uint32_t[]){ 4, 8, }, .text = "0 in {[v for v in value(s)]}", .line = 69 },
    /* 10 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "not 0 in {[v for v in value(s)]}", .line = 69 },
};
static const struct dfg_desc_node reshape_reshape_reshape_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, },
        .name = "r",
        .text = "Reshape((Reshape | Flatten | Squeeze | Unsqueeze)(x, ...), s & const)", .line = 67 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 4, .ops = (const char *const[]){ "Reshape", "Flatten", "Squeeze", "Unsqueeze", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .rest_first = 0, .rest_last = 1,
        .text = "(Reshape | Flatten | Squeeze | Unsqueeze)(x, ...)", .line = 67 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 66 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "s & const", .line = 67 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 66 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 67 },
};
static const struct dfg_desc_region reshape_reshape_reshape_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t reshape_reshape_reshape_var_regions[] = { 0, };
static const bool reshape_reshape_reshape_dims[] = { 0, };
static const struct dfg_desc_capture reshape_reshape_reshape_refs[] = { { 2, -1 }, { 4, -1 }, { 0, -1 }, };
static const struct dfg_capture reshape_reshape_reshape_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct reshape_reshape_reshape_match, x) },
    { "s", DFG_CAP_NODE, offsetof(struct reshape_reshape_reshape_match, s) },
    { "r", DFG_CAP_NODE, offsetof(struct reshape_reshape_reshape_match, r) },
};
static const struct dfg_desc_pattern reshape_reshape_reshape_desc = {
    .n_nodes = 6, .n_exprs = 11, .n_vars = 1, .n_sets = 3,
    .nodes = reshape_reshape_reshape_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = reshape_reshape_reshape_regions,
    .var_region = reshape_reshape_reshape_var_regions,
    .exprs = reshape_reshape_reshape_exprs,
    .captures = reshape_reshape_reshape_refs,
    .var_is_dim = reshape_reshape_reshape_dims,
    .text = "rule reshape_reshape(x, s) : keep_shared {\012    r = Reshape((Reshape | Flatten | Squeeze | Unsqueeze)(x, ...), s & const);\012    match r;\012    where r.allowzero == 0, not 0 in {[v for v in value(s)]};\012    rewrite Reshape(x, s) { ..r };\012}", .line = 66, .n_where = 2, .where = (const uint32_t[]){ 3, 10, }
};
static bool reshape_reshape_reshape_any(const dfg_graph *g, dfg_node n, void *m)
{
    return reshape_reshape_reshape_match(g, n, m);
}
static bool reshape_reshape_reshape_pass(void *ctx, const struct reshape_reshape_reshape_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool reshape_reshape_reshape_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return reshape_reshape_reshape_each(g, n, reshape_reshape_reshape_pass, &e);
}

static const struct dfg_part reshape_reshape_reshape_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct reshape_reshape_reshape_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct reshape_reshape_reshape_whole, m.s) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct reshape_reshape_reshape_whole, m.r) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct reshape_reshape_reshape_whole, call) },
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct reshape_reshape_reshape_whole, rest) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct reshape_reshape_reshape_whole, constant) },
};
/* ---- reshape_last ---- */

static const struct dfg_desc_expr reshape_reshape_last_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 76 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 76 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 76 },
    /* 3 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "y.elements > 0", .line = 76 },
};
static const struct dfg_desc_node reshape_reshape_last_nodes[7] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .name = "y",
        .text = "(Flatten | Squeeze | Unsqueeze)((Reshape | Flatten)(x, ...), ...)\012      | Reshap...", .line = 73 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 3, .ops = (const char *const[]){ "Flatten", "Squeeze", "Unsqueeze", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .rest_first = 0, .rest_last = 1,
        .text = "(Flatten | Squeeze | Unsqueeze)((Reshape | Flatten)(x, ...), ...)", .line = 73 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "Reshape", "Flatten", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .rest_first = 0, .rest_last = 1,
        .text = "(Reshape | Flatten)(x, ...)", .line = 73 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 72 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "Reshape((Reshape | Flatten | Squeeze | Unsqueeze)(x, ...), const)", .line = 74 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 4, .ops = (const char *const[]){ "Reshape", "Flatten", "Squeeze", "Unsqueeze", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .rest_first = 0, .rest_last = 1,
        .text = "(Reshape | Flatten | Squeeze | Unsqueeze)(x, ...)", .line = 74 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 74 },
};
static const struct dfg_desc_region reshape_reshape_last_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t reshape_reshape_last_var_regions[] = { 0, };
static const bool reshape_reshape_last_dims[] = { 0, };
static const struct dfg_desc_capture reshape_reshape_last_refs[] = { { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture reshape_reshape_last_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct reshape_reshape_last_match, x) },
    { "y", DFG_CAP_NODE, offsetof(struct reshape_reshape_last_match, y) },
};
static const struct dfg_desc_pattern reshape_reshape_last_desc = {
    .n_nodes = 7, .n_exprs = 4, .n_vars = 1, .n_sets = 2,
    .nodes = reshape_reshape_last_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = reshape_reshape_last_regions,
    .var_region = reshape_reshape_last_var_regions,
    .exprs = reshape_reshape_last_exprs,
    .captures = reshape_reshape_last_refs,
    .var_is_dim = reshape_reshape_last_dims,
    .text = "rule reshape_last(x) : keep_shared {\012    y = (Flatten | Squeeze | Unsqueeze)((Reshape | Flatten)(x, ...), ...)\012      | Reshape((Reshape | Flatten | Squeeze | Unsqueeze)(x, ...), const);\012    match y;\012    where y.elements > 0;\012    rewrite Reshape(x, i64 [d for d in y.shape]);\012}", .line = 72, .n_where = 1, .where = (const uint32_t[]){ 3, }
};
static bool reshape_reshape_last_any(const dfg_graph *g, dfg_node n, void *m)
{
    return reshape_reshape_last_match(g, n, m);
}
static bool reshape_reshape_last_pass(void *ctx, const struct reshape_reshape_last_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool reshape_reshape_last_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return reshape_reshape_last_each(g, n, reshape_reshape_last_pass, &e);
}

static const struct dfg_part reshape_reshape_last_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct reshape_reshape_last_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct reshape_reshape_last_whole, m.y) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct reshape_reshape_last_whole, call) },
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct reshape_reshape_last_whole, rest) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct reshape_reshape_last_whole, call_2) },
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct reshape_reshape_last_whole, rest_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct reshape_reshape_last_whole, reshape) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct reshape_reshape_last_whole, call_3) },
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct reshape_reshape_last_whole, rest_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct reshape_reshape_last_whole, constant) },
};
/* ---- unsqueeze_unsqueeze ---- */

static const struct dfg_desc_expr reshape_unsqueeze_unsqueeze_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "a", .line = 82 },
    /* 1 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "value(a)", .line = 82 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 82 },
    /* 3 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "value(a) >= 0", .line = 82 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 82 },
    /* 5 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "value(b)", .line = 82 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 82 },
    /* 7 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "value(b) >= 0", .line = 82 },
};
static const struct dfg_desc_node reshape_unsqueeze_unsqueeze_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Unsqueeze", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 6, },
        .text = "Unsqueeze(Unsqueeze(x, a & const), b & const)", .line = 81 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Unsqueeze", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "Unsqueeze(x, a & const)", .line = 81 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "a & const", .line = 81 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 80 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 81 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "b & const", .line = 81 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 80 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 81 },
};
static const struct dfg_desc_region reshape_unsqueeze_unsqueeze_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture reshape_unsqueeze_unsqueeze_refs[] = { { 2, -1 }, { 4, -1 }, { 7, -1 }, };
static const struct dfg_capture reshape_unsqueeze_unsqueeze_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct reshape_unsqueeze_unsqueeze_match, x) },
    { "a", DFG_CAP_NODE, offsetof(struct reshape_unsqueeze_unsqueeze_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct reshape_unsqueeze_unsqueeze_match, b) },
};
static const struct dfg_desc_pattern reshape_unsqueeze_unsqueeze_desc = {
    .n_nodes = 9, .n_exprs = 8, .n_vars = 0, .n_sets = 3,
    .nodes = reshape_unsqueeze_unsqueeze_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = reshape_unsqueeze_unsqueeze_regions,
    .exprs = reshape_unsqueeze_unsqueeze_exprs,
    .captures = reshape_unsqueeze_unsqueeze_refs,
    .text = "rule unsqueeze_unsqueeze(x, a, b) : keep_shared {\012    match Unsqueeze(Unsqueeze(x, a & const), b & const);\012    where value(a) >= 0, value(b) >= 0;\012    rewrite Unsqueeze(x, i64 [value(b) <= value(a) ? value(b) : value(a),\012                              value(b) <= value(a) ? value(a) + 1 : value(b)]);\012}", .line = 80, .n_where = 2, .where = (const uint32_t[]){ 3, 7, }
};
static bool reshape_unsqueeze_unsqueeze_any(const dfg_graph *g, dfg_node n, void *m)
{
    return reshape_unsqueeze_unsqueeze_match(g, n, m);
}
static bool reshape_unsqueeze_unsqueeze_pass(void *ctx, const struct reshape_unsqueeze_unsqueeze_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool reshape_unsqueeze_unsqueeze_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return reshape_unsqueeze_unsqueeze_each(g, n, reshape_unsqueeze_unsqueeze_pass, &e);
}

static const struct dfg_part reshape_unsqueeze_unsqueeze_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct reshape_unsqueeze_unsqueeze_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct reshape_unsqueeze_unsqueeze_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct reshape_unsqueeze_unsqueeze_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct reshape_unsqueeze_unsqueeze_whole, unsqueeze) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct reshape_unsqueeze_unsqueeze_whole, unsqueeze_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct reshape_unsqueeze_unsqueeze_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct reshape_unsqueeze_unsqueeze_whole, constant_2) },
};
/* ---- squeeze_squeeze ---- */

static const struct dfg_desc_expr reshape_squeeze_squeeze_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "a", .line = 89 },
    /* 1 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "value(a)", .line = 89 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 89 },
    /* 3 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "value(a) >= 0", .line = 89 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 89 },
    /* 5 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "value(b)", .line = 89 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 89 },
    /* 7 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "value(b) >= 0", .line = 89 },
};
static const struct dfg_desc_node reshape_squeeze_squeeze_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Squeeze", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 6, },
        .text = "Squeeze(Squeeze(x, a & const), b & const)", .line = 88 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Squeeze", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "Squeeze(x, a & const)", .line = 88 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 87 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "a & const", .line = 88 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 87 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "b & const", .line = 88 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 87 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 88 },
};
static const struct dfg_desc_region reshape_squeeze_squeeze_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture reshape_squeeze_squeeze_refs[] = { { 2, -1 }, { 4, -1 }, { 7, -1 }, };
static const struct dfg_capture reshape_squeeze_squeeze_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct reshape_squeeze_squeeze_match, x) },
    { "a", DFG_CAP_NODE, offsetof(struct reshape_squeeze_squeeze_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct reshape_squeeze_squeeze_match, b) },
};
static const struct dfg_desc_pattern reshape_squeeze_squeeze_desc = {
    .n_nodes = 9, .n_exprs = 8, .n_vars = 0, .n_sets = 3,
    .nodes = reshape_squeeze_squeeze_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = reshape_squeeze_squeeze_regions,
    .exprs = reshape_squeeze_squeeze_exprs,
    .captures = reshape_squeeze_squeeze_refs,
    .text = "rule squeeze_squeeze(x, a, b) : keep_shared {\012    match Squeeze(Squeeze(x, a & const), b & const);\012    where value(a) >= 0, value(b) >= 0;\012    rewrite Squeeze(x, i64 [value(b) < value(a) ? value(b) : value(a),\012                            value(b) < value(a) ? value(a) : value(b) + 1]);\012}", .line = 87, .n_where = 2, .where = (const uint32_t[]){ 3, 7, }
};
static bool reshape_squeeze_squeeze_any(const dfg_graph *g, dfg_node n, void *m)
{
    return reshape_squeeze_squeeze_match(g, n, m);
}
static bool reshape_squeeze_squeeze_pass(void *ctx, const struct reshape_squeeze_squeeze_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool reshape_squeeze_squeeze_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return reshape_squeeze_squeeze_each(g, n, reshape_squeeze_squeeze_pass, &e);
}

static const struct dfg_part reshape_squeeze_squeeze_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct reshape_squeeze_squeeze_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct reshape_squeeze_squeeze_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct reshape_squeeze_squeeze_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct reshape_squeeze_squeeze_whole, squeeze) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct reshape_squeeze_squeeze_whole, squeeze_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct reshape_squeeze_squeeze_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct reshape_squeeze_squeeze_whole, constant_2) },
};
/* ---- squeeze_unsqueeze ---- */

static const struct dfg_desc_expr reshape_squeeze_unsqueeze_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "a", .line = 96 },
    /* 1 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "value(a)", .line = 96 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 8, .text = "b", .line = 96 },
    /* 3 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "value(b)", .line = 96 },
    /* 4 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "value(a) == value(b)", .line = 96 },
};
static const struct dfg_desc_node reshape_squeeze_unsqueeze_nodes[16] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 10, },
        .text = "Squeeze(Unsqueeze(x, a & const), b & const) | Unsqueeze(Squeeze(x, a & const), b...", .line = 95 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Squeeze", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 7, },
        .text = "Squeeze(Unsqueeze(x, a & const), b & const)", .line = 95 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Unsqueeze", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "Unsqueeze(x, a & const)", .line = 95 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 94 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "a & const", .line = 95 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 94 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 95 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "b & const", .line = 95 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 94 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 95 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Unsqueeze", },
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 14, },
        .text = "Unsqueeze(Squeeze(x, a & const), b & const)", .line = 95 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Squeeze", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 12, },
        .text = "Squeeze(x, a & const)", .line = 95 },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 13, },
        .text = "a & const", .line = 95 },
    [13] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 95 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 15, },
        .text = "b & const", .line = 95 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 95 },
};
static const struct dfg_desc_region reshape_squeeze_unsqueeze_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture reshape_squeeze_unsqueeze_refs[] = { { 3, -1 }, { 5, -1 }, { 8, -1 }, };
static const struct dfg_capture reshape_squeeze_unsqueeze_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct reshape_squeeze_unsqueeze_match, x) },
    { "a", DFG_CAP_NODE, offsetof(struct reshape_squeeze_unsqueeze_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct reshape_squeeze_unsqueeze_match, b) },
};
static const struct dfg_desc_pattern reshape_squeeze_unsqueeze_desc = {
    .n_nodes = 16, .n_exprs = 5, .n_vars = 0, .n_sets = 3,
    .nodes = reshape_squeeze_unsqueeze_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = reshape_squeeze_unsqueeze_regions,
    .exprs = reshape_squeeze_unsqueeze_exprs,
    .captures = reshape_squeeze_unsqueeze_refs,
    .text = "rule squeeze_unsqueeze(x, a, b) : keep_shared {\012    match Squeeze(Unsqueeze(x, a & const), b & const) | Unsqueeze(Squeeze(x, a & const), b & const);\012    where value(a) == value(b);\012    rewrite x;\012}", .line = 94, .n_where = 1, .where = (const uint32_t[]){ 4, }
};
static bool reshape_squeeze_unsqueeze_any(const dfg_graph *g, dfg_node n, void *m)
{
    return reshape_squeeze_unsqueeze_match(g, n, m);
}
static bool reshape_squeeze_unsqueeze_pass(void *ctx, const struct reshape_squeeze_unsqueeze_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool reshape_squeeze_unsqueeze_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return reshape_squeeze_unsqueeze_each(g, n, reshape_squeeze_unsqueeze_pass, &e);
}

static const struct dfg_part reshape_squeeze_unsqueeze_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct reshape_squeeze_unsqueeze_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct reshape_squeeze_unsqueeze_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct reshape_squeeze_unsqueeze_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct reshape_squeeze_unsqueeze_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct reshape_squeeze_unsqueeze_whole, squeeze) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct reshape_squeeze_unsqueeze_whole, unsqueeze) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct reshape_squeeze_unsqueeze_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct reshape_squeeze_unsqueeze_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct reshape_squeeze_unsqueeze_whole, unsqueeze_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct reshape_squeeze_unsqueeze_whole, squeeze_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct reshape_squeeze_unsqueeze_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct reshape_squeeze_unsqueeze_whole, constant_4) },
};
/* ---- squeeze_flat ---- */

static const struct dfg_desc_expr reshape_squeeze_flat_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 102 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 102 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 102 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.rank == 1", .line = 102 },
};
static const struct dfg_desc_node reshape_squeeze_flat_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, },
        .text = "Reshape(Squeeze(x, ...), [-1])", .line = 101 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Squeeze", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .rest_first = 0, .rest_last = 1,
        .text = "Squeeze(x, ...)", .line = 101 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 100 },
    [3] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ELEMENTS, 0, false, { .tag = DFG_D_LIST, .n = 1, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = -1LL }, } }, 0.0 },
        .text = "[-1]", .line = 101 },
};
static const struct dfg_desc_region reshape_squeeze_flat_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture reshape_squeeze_flat_refs[] = { { 2, -1 }, };
static const struct dfg_capture reshape_squeeze_flat_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct reshape_squeeze_flat_match, x) },
};
static const struct dfg_desc_pattern reshape_squeeze_flat_desc = {
    .n_nodes = 4, .n_exprs = 4, .n_vars = 0, .n_sets = 1,
    .nodes = reshape_squeeze_flat_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = reshape_squeeze_flat_regions,
    .exprs = reshape_squeeze_flat_exprs,
    .captures = reshape_squeeze_flat_refs,
    .text = "rule squeeze_flat(x) : keep_shared {\012    match Reshape(Squeeze(x, ...), [-1]);\012    where x.rank == 1;\012    rewrite x;\012}", .line = 100, .n_where = 1, .where = (const uint32_t[]){ 3, }
};
static bool reshape_squeeze_flat_any(const dfg_graph *g, dfg_node n, void *m)
{
    return reshape_squeeze_flat_match(g, n, m);
}
static bool reshape_squeeze_flat_pass(void *ctx, const struct reshape_squeeze_flat_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool reshape_squeeze_flat_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return reshape_squeeze_flat_each(g, n, reshape_squeeze_flat_pass, &e);
}

static const struct dfg_part reshape_squeeze_flat_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct reshape_squeeze_flat_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct reshape_squeeze_flat_whole, reshape) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct reshape_squeeze_flat_whole, squeeze) },
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct reshape_squeeze_flat_whole, rest) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct reshape_squeeze_flat_whole, constant) },
};
/* ---- flatten_reshape ---- */

static const struct dfg_desc_expr reshape_flatten_reshape_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "f", .line = 109 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 109 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 109 },
    /* 3 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "f.elements > 0", .line = 109 },
};
static const struct dfg_desc_node reshape_flatten_reshape_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Flatten", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "f",
        .text = "Flatten(x)", .line = 107 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 106 },
};
static const struct dfg_desc_region reshape_flatten_reshape_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t reshape_flatten_reshape_var_regions[] = { 0, };
static const bool reshape_flatten_reshape_dims[] = { 0, };
static const struct dfg_desc_capture reshape_flatten_reshape_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture reshape_flatten_reshape_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct reshape_flatten_reshape_match, x) },
    { "f", DFG_CAP_NODE, offsetof(struct reshape_flatten_reshape_match, f) },
};
static const struct dfg_desc_pattern reshape_flatten_reshape_desc = {
    .n_nodes = 2, .n_exprs = 4, .n_vars = 1, .n_sets = 2,
    .nodes = reshape_flatten_reshape_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = reshape_flatten_reshape_regions,
    .var_region = reshape_flatten_reshape_var_regions,
    .exprs = reshape_flatten_reshape_exprs,
    .captures = reshape_flatten_reshape_refs,
    .var_is_dim = reshape_flatten_reshape_dims,
    .text = "rule flatten_reshape(x) {\012    f = Flatten(x);\012    match f;\012    where f.elements > 0;\012    rewrite Reshape(x, i64 [d for d in f.shape]);\012}", .line = 106, .n_where = 1, .where = (const uint32_t[]){ 3, }
};
static bool reshape_flatten_reshape_any(const dfg_graph *g, dfg_node n, void *m)
{
    return reshape_flatten_reshape_match(g, n, m);
}
static bool reshape_flatten_reshape_pass(void *ctx, const struct reshape_flatten_reshape_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool reshape_flatten_reshape_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return reshape_flatten_reshape_each(g, n, reshape_flatten_reshape_pass, &e);
}

static const struct dfg_part reshape_flatten_reshape_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct reshape_flatten_reshape_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct reshape_flatten_reshape_whole, m.f) },
};
/* ---- reduce_unsqueeze ---- */

static const struct dfg_desc_expr reshape_reduce_unsqueeze_exprs[] = {
    /* 0 */ { .op = DFG_E_VAR, .ref = 1, .text = "v", .line = 117 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 4, .text = "a", .line = 117 },
    /* 2 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "value(a)", .line = 117 },
    /* 3 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 0, 2, }, .text = "[v for v in value(a)]", .line = 117 },
    /* 4 */ { .op = DFG_E_VAR, .ref = 2, .text = "v", .line = 117 },
    /* 5 */ { .op = DFG_E_VAR, .ref = 0, .text = "p", .line = 117 },
    /* 6 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, }, .text = "[v for v in p]", .line = 117 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 3, 6, }, .text = "[v for v in value(a)] == [v for v in p]", .line = 117 },
    /* 8 */ { .op = DFG_E_VAR, .ref = 0, .text = "p", .line = 117 },
    /* 9 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "len(p)", .line = 117 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 117 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "len(p) == 1", .line = 117 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 4, .text = "a", .line = 117 },
    /* 13 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "value(a)", .line = 117 },
    /* 14 */ { .op = DFG_E_VAR, .ref = 0, .text = "p", .line = 117 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 117 },
    /* 16 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "p[0]", .line = 117 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 13, 16, }, .text = "value(a) == p[0]", .line = 117 },
    /* 18 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 17, }, .text = "(len(p) == 1 and value(a) == p[0])", .line = 117 },
    /* 19 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 18, }, .text = "[v for v in value(a)] == [v for v in p] or (len(p) == 1 and value(a) == p[0])", .line = 117 },
};
static const struct dfg_desc_node reshape_reduce_unsqueeze_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Unsqueeze", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, },
        .text = "Unsqueeze(r, a & const)", .line = 116 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 9, .ops = (const char *const[]){ "ReduceMean", "ReduceMax", "ReduceMin", "ReduceProd", "ReduceL1", "ReduceL2", "ReduceSumSquare", "ReduceLogSum", "ReduceLogSumExp", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axes", .expr = -1, .var = 0, .text = "axes = p", .line = 115 },
            { .test = DFG_D_TEST_EQ, .name = "keepdims", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "keepdims == 0", .line = 115 },
        },
        .name = "r",
        .text = "(ReduceMean | ReduceMax | ReduceMin | ReduceProd | ReduceL1 | ReduceL2 | ReduceS...", .line = 114 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 113 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "a & const", .line = 116 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 113 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 116 },
};
static const struct dfg_desc_region reshape_reduce_unsqueeze_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t reshape_reduce_unsqueeze_var_regions[] = { 0, 0, 0, };
static const bool reshape_reduce_unsqueeze_dims[] = { 0, 0, 0, };
static const struct dfg_desc_capture reshape_reduce_unsqueeze_refs[] = { { 2, -1 }, { 4, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture reshape_reduce_unsqueeze_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct reshape_reduce_unsqueeze_match, x) },
    { "a", DFG_CAP_NODE, offsetof(struct reshape_reduce_unsqueeze_match, a) },
    { "r", DFG_CAP_NODE, offsetof(struct reshape_reduce_unsqueeze_match, r) },
    { "p", DFG_CAP_VALUE, offsetof(struct reshape_reduce_unsqueeze_match, p) },
};
static const struct dfg_desc_pattern reshape_reduce_unsqueeze_desc = {
    .n_nodes = 6, .n_exprs = 20, .n_vars = 3, .n_sets = 4,
    .nodes = reshape_reduce_unsqueeze_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = reshape_reduce_unsqueeze_regions,
    .var_region = reshape_reduce_unsqueeze_var_regions,
    .exprs = reshape_reduce_unsqueeze_exprs,
    .captures = reshape_reduce_unsqueeze_refs,
    .var_is_dim = reshape_reduce_unsqueeze_dims,
    .text = "rule reduce_unsqueeze(x, a) {\012    r = (ReduceMean | ReduceMax | ReduceMin | ReduceProd | ReduceL1 | ReduceL2 | ReduceSumSquare\012         | ReduceLogSum | ReduceLogSumExp)(x) { axes = p, keepdims == 0 };\012    match Unsqueeze(r, a & const);\012    where [v for v in value(a)] == [v for v in p] or (len(p) == 1 and value(a) == p[0]);\012    rewrite r.op(x) { ..r, keepdims = 1 };\012}", .line = 113, .n_where = 1, .where = (const uint32_t[]){ 19, }
};
static bool reshape_reduce_unsqueeze_any(const dfg_graph *g, dfg_node n, void *m)
{
    return reshape_reduce_unsqueeze_match(g, n, m);
}
static bool reshape_reduce_unsqueeze_pass(void *ctx, const struct reshape_reduce_unsqueeze_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool reshape_reduce_unsqueeze_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return reshape_reduce_unsqueeze_each(g, n, reshape_reduce_unsqueeze_pass, &e);
}

static const struct dfg_part reshape_reduce_unsqueeze_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct reshape_reduce_unsqueeze_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct reshape_reduce_unsqueeze_whole, m.a) },
    { DFG_PART_INNER, false, 0, 2, offsetof(struct reshape_reduce_unsqueeze_whole, m.r) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct reshape_reduce_unsqueeze_whole, unsqueeze) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct reshape_reduce_unsqueeze_whole, constant) },
};
/* ---- concat_concat ---- */

static const struct dfg_desc_expr reshape_concat_concat_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 126 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "axis", .text = "axis", .line = 126 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 0, .text = "k", .line = 126 },
    /* 3 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .name = "axis", .text = "axis", .line = 126 },
    /* 4 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "c.axis == k.axis", .line = 126 },
    /* 5 */ { .op = DFG_E_SET, .ref = 1, .text = "rest", .line = 126 },
    /* 6 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "len(rest)", .line = 126 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 126 },
    /* 8 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "len(rest) > 0", .line = 126 },
};
static const struct dfg_desc_node reshape_concat_concat_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = 1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Concat", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .rest_first = 0, .rest_last = 1,
        .name = "k",
        .text = "Concat(c, ...rest)", .line = 124 },
    [1] = { .kind = DFG_D_CALL, .rest = 0, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Concat", },
        .rest_first = 0, .rest_last = 1,
        .name = "c",
        .text = "Concat(...inner)", .line = 123 },
};
static const struct dfg_desc_region reshape_concat_concat_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture reshape_concat_concat_refs[] = { { -1, -1 }, { -1, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture reshape_concat_concat_captures[] = {
    { "inner", DFG_CAP_NODES, offsetof(struct reshape_concat_concat_match, inner) },
    { "rest", DFG_CAP_NODES, offsetof(struct reshape_concat_concat_match, rest) },
    { "c", DFG_CAP_NODE, offsetof(struct reshape_concat_concat_match, c) },
    { "k", DFG_CAP_NODE, offsetof(struct reshape_concat_concat_match, k) },
};
static const struct dfg_desc_pattern reshape_concat_concat_desc = {
    .n_nodes = 2, .n_exprs = 9, .n_vars = 0, .n_sets = 4,
    .nodes = reshape_concat_concat_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = reshape_concat_concat_regions,
    .exprs = reshape_concat_concat_exprs,
    .captures = reshape_concat_concat_refs,
    .text = "rule concat_concat(inner, rest) : keep_shared {\012    c = Concat(...inner);\012    k = Concat(c, ...rest);\012    match k;\012    where c.axis == k.axis, len(rest) > 0;\012    rewrite Concat(...inner, ...rest) { ..k };\012}", .line = 122, .n_where = 2, .where = (const uint32_t[]){ 4, 8, }
};
static bool reshape_concat_concat_any(const dfg_graph *g, dfg_node n, void *m)
{
    return reshape_concat_concat_match(g, n, m);
}
static bool reshape_concat_concat_pass(void *ctx, const struct reshape_concat_concat_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool reshape_concat_concat_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return reshape_concat_concat_each(g, n, reshape_concat_concat_pass, &e);
}

static const struct dfg_part reshape_concat_concat_parts[] = {
    { DFG_PART_INNER, false, 0, 2, offsetof(struct reshape_concat_concat_whole, m.c) },
    { DFG_PART_INPUT, true, 0, 0, offsetof(struct reshape_concat_concat_whole, m.inner) },
    { DFG_PART_ROOT, false, 1, 3, offsetof(struct reshape_concat_concat_whole, m.k) },
    { DFG_PART_INPUT, true, 0, 1, offsetof(struct reshape_concat_concat_whole, m.rest) },
};
/* ---- concat_concat_last ---- */

static const struct dfg_desc_expr reshape_concat_concat_last_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 133 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "axis", .text = "axis", .line = 133 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 0, .text = "k", .line = 133 },
    /* 3 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .name = "axis", .text = "axis", .line = 133 },
    /* 4 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "c.axis == k.axis", .line = 133 },
    /* 5 */ { .op = DFG_E_SET, .ref = 1, .text = "rest", .line = 133 },
    /* 6 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "len(rest)", .line = 133 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 133 },
    /* 8 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "len(rest) > 0", .line = 133 },
};
static const struct dfg_desc_node reshape_concat_concat_last_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = 1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Concat", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .rest_first = 1, .rest_last = 0,
        .name = "k",
        .text = "Concat(...rest, c)", .line = 131 },
    [1] = { .kind = DFG_D_CALL, .rest = 0, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Concat", },
        .rest_first = 0, .rest_last = 1,
        .name = "c",
        .text = "Concat(...inner)", .line = 130 },
};
static const struct dfg_desc_region reshape_concat_concat_last_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture reshape_concat_concat_last_refs[] = { { -1, -1 }, { -1, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture reshape_concat_concat_last_captures[] = {
    { "inner", DFG_CAP_NODES, offsetof(struct reshape_concat_concat_last_match, inner) },
    { "rest", DFG_CAP_NODES, offsetof(struct reshape_concat_concat_last_match, rest) },
    { "c", DFG_CAP_NODE, offsetof(struct reshape_concat_concat_last_match, c) },
    { "k", DFG_CAP_NODE, offsetof(struct reshape_concat_concat_last_match, k) },
};
static const struct dfg_desc_pattern reshape_concat_concat_last_desc = {
    .n_nodes = 2, .n_exprs = 9, .n_vars = 0, .n_sets = 4,
    .nodes = reshape_concat_concat_last_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = reshape_concat_concat_last_regions,
    .exprs = reshape_concat_concat_last_exprs,
    .captures = reshape_concat_concat_last_refs,
    .text = "rule concat_concat_last(inner, rest) : keep_shared {\012    c = Concat(...inner);\012    k = Concat(...rest, c);\012    match k;\012    where c.axis == k.axis, len(rest) > 0;\012    rewrite Concat(...rest, ...inner) { ..k };\012}", .line = 129, .n_where = 2, .where = (const uint32_t[]){ 4, 8, }
};
static bool reshape_concat_concat_last_any(const dfg_graph *g, dfg_node n, void *m)
{
    return reshape_concat_concat_last_match(g, n, m);
}
static bool reshape_concat_concat_last_pass(void *ctx, const struct reshape_concat_concat_last_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool reshape_concat_concat_last_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return reshape_concat_concat_last_each(g, n, reshape_concat_concat_last_pass, &e);
}

static const struct dfg_part reshape_concat_concat_last_parts[] = {
    { DFG_PART_INNER, false, 0, 2, offsetof(struct reshape_concat_concat_last_whole, m.c) },
    { DFG_PART_INPUT, true, 0, 0, offsetof(struct reshape_concat_concat_last_whole, m.inner) },
    { DFG_PART_ROOT, false, 1, 3, offsetof(struct reshape_concat_concat_last_whole, m.k) },
    { DFG_PART_INPUT, true, 0, 1, offsetof(struct reshape_concat_concat_last_whole, m.rest) },
};
/* ---- slices_split ---- */

static const struct dfg_desc_expr reshape_slices_split_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 11, .text = "start", .line = 143 },
    /* 1 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "value(start)", .line = 143 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 4, .text = "end", .line = 143 },
    /* 3 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "value(end)", .line = 143 },
    /* 4 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "value(start) == value(end)", .line = 143 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 17, .text = "same", .line = 143 },
    /* 6 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "value(same)", .line = 143 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 7, .text = "axis", .line = 143 },
    /* 8 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "value(axis)", .line = 143 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 8, }, .text = "value(same) == value(axis)", .line = 143 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 4, .text = "end", .line = 143 },
    /* 11 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "value(end)", .line = 143 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 143 },
    /* 13 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "value(end) > 0", .line = 143 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 144 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "shape", .line = 144 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 7, .text = "axis", .line = 144 },
    /* 17 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "value(axis)", .line = 144 },
    /* 18 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 15, 17, }, .text = "x.shape[value(axis)]", .line = 144 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 4, .text = "end", .line = 144 },
    /* 20 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "value(end)", .line = 144 },
    /* 21 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 18, 20, }, .text = "x.shape[value(axis)] > value(end)", .line = 144 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 14, .text = "all", .line = 144 },
    /* 23 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "value(all)", .line = 144 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 144 },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "shape", .line = 144 },
    /* 26 */ { .op = DFG_E_NODE, .ref = 7, .text = "axis", .line = 144 },
    /* 27 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "value(axis)", .line = 144 },
    /* 28 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 25, 27, }, .text = "x.shape[value(axis)]", .line = 144 },
    /* 29 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 23, 28, }, .text = "value(all) >= x.shape[value(axis)]", .line = 144 },
};
static const struct dfg_desc_node reshape_slices_split_nodes[19] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Slice", },
        .n_kids = 4, .kids = (const uint32_t[]){ 1, 2, 3, 6, },
        .text = "Slice(x, 0, end & const, axis & const)", .line = 142 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 141 },
    [2] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 142 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "end & const", .line = 142 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "end",
        .text = "end", .line = 141 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 142 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "axis & const", .line = 142 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "axis",
        .text = "axis", .line = 141 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 142 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Slice", },
        .n_kids = 4, .kids = (const uint32_t[]){ 1, 10, 13, 16, },
        .text = "Slice(x, start & const, all & const, same & const)", .line = 142 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "start & const", .line = 142 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "start",
        .text = "start", .line = 141 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 142 },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "all & const", .line = 142 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "all",
        .text = "all", .line = 141 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 142 },
    [16] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, },
        .text = "same & const", .line = 142 },
    [17] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "same",
        .text = "same", .line = 141 },
    [18] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 142 },
};
static const struct dfg_desc_region reshape_slices_split_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture reshape_slices_split_refs[] = { { 1, -1 }, { 4, -1 }, { 11, -1 }, { 14, -1 }, { 7, -1 }, { 17, -1 }, };
static const struct dfg_capture reshape_slices_split_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct reshape_slices_split_match, x) },
    { "end", DFG_CAP_NODE, offsetof(struct reshape_slices_split_match, end) },
    { "start", DFG_CAP_NODE, offsetof(struct reshape_slices_split_match, start) },
    { "all", DFG_CAP_NODE, offsetof(struct reshape_slices_split_match, all) },
    { "axis", DFG_CAP_NODE, offsetof(struct reshape_slices_split_match, axis) },
    { "same", DFG_CAP_NODE, offsetof(struct reshape_slices_split_match, same) },
};
static const struct dfg_desc_pattern reshape_slices_split_desc = {
    .n_nodes = 19, .n_exprs = 30, .n_vars = 0, .n_sets = 6,
    .nodes = reshape_slices_split_nodes,
    .n_roots = 2, .roots = (const uint32_t[]){ 0, 9, },
    .n_regions = 1, .regions = reshape_slices_split_regions,
    .exprs = reshape_slices_split_exprs,
    .captures = reshape_slices_split_refs,
    .text = "rule slices_split(x, end, start, all, axis, same) {\012    match Slice(x, 0, end & const, axis & const), Slice(x, start & const, all & const, same & const);\012    where value(start) == value(end), value(same) == value(axis), value(end) > 0;\012    where x.shape[value(axis)] > value(end), value(all) >= x.shape[value(axis)];\012    rewrite {\012        s = Split(x, i64 [value(end), x.shape[value(axis)] - value(end)]) -> 2 { axis = value(axis) };\012        return s.0, s.1;\012    }\012}", .line = 141, .n_where = 5, .where = (const uint32_t[]){ 4, 9, 13, 21, 29, }
};
static bool reshape_slices_split_any(const dfg_graph *g, dfg_node n, void *m)
{
    return reshape_slices_split_match(g, n, m);
}
static bool reshape_slices_split_pass(void *ctx, const struct reshape_slices_split_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool reshape_slices_split_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return reshape_slices_split_each(g, n, reshape_slices_split_pass, &e);
}

static const struct dfg_part reshape_slices_split_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct reshape_slices_split_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct reshape_slices_split_whole, m.end) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct reshape_slices_split_whole, m.start) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct reshape_slices_split_whole, m.all) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct reshape_slices_split_whole, m.axis) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct reshape_slices_split_whole, m.same) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct reshape_slices_split_whole, slice) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct reshape_slices_split_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct reshape_slices_split_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct reshape_slices_split_whole, constant_3) },
    { DFG_PART_ROOT, false, 2, -1, offsetof(struct reshape_slices_split_whole, slice_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct reshape_slices_split_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct reshape_slices_split_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct reshape_slices_split_whole, constant_6) },
};
/* ---- scatter_all ---- */

static const struct dfg_desc_expr reshape_scatter_all_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "t", .line = 153 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "shape", .line = 153 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 153 },
    /* 3 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "t.shape[0]", .line = 153 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 7, .text = "d", .line = 153 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 153 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 9, .text = "axis", .line = 153 },
    /* 7 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "value(axis)", .line = 153 },
    /* 8 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 5, 7, }, .text = "d.shape[value(axis)]", .line = 153 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, }, .text = "t.shape[0] == d.shape[value(axis)]", .line = 153 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 1, .text = "t", .line = 153 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 13, .text = "u", .line = 153 },
    /* 12 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "same_shape(t, u)", .line = 153 },
};
static const struct dfg_desc_node reshape_scatter_all_nodes[14] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "ScatterND", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 13, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "reduction", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "none" }, .text = "reduction == \"none\"", .line = 152 },
        },
        .text = "ScatterND(t, Unsqueeze(Range(0, Gather(Shape(d), axis & const), 1), -1), u)", .line = 152 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "t",
        .text = "t", .line = 151 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Unsqueeze", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 12, },
        .text = "Unsqueeze(Range(0, Gather(Shape(d), axis & const), 1), -1)", .line = 152 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Range", },
        .n_kids = 3, .kids = (const uint32_t[]){ 4, 5, 11, },
        .text = "Range(0, Gather(Shape(d), axis & const), 1)", .line = 152 },
    [4] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 152 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Gather", },
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 8, },
        .text = "Gather(Shape(d), axis & const)", .line = 152 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Shape", },
        .n_kids = 1, .kids = (const uint32_t[]){ 7, },
        .text = "Shape(d)", .line = 152 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "d",
        .text = "d", .line = 151 },
    [8] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .text = "axis & const", .line = 152 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "axis",
        .text = "axis", .line = 151 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 152 },
    [11] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 152 },
    [12] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = -1LL }, 0.0 },
        .text = "-1", .line = 152 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "u",
        .text = "u", .line = 151 },
};
static const struct dfg_desc_region reshape_scatter_all_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture reshape_scatter_all_refs[] = { { 1, -1 }, { 7, -1 }, { 9, -1 }, { 13, -1 }, };
static const struct dfg_capture reshape_scatter_all_captures[] = {
    { "t", DFG_CAP_NODE, offsetof(struct reshape_scatter_all_match, t) },
    { "d", DFG_CAP_NODE, offsetof(struct reshape_scatter_all_match, d) },
    { "axis", DFG_CAP_NODE, offsetof(struct reshape_scatter_all_match, axis) },
    { "u", DFG_CAP_NODE, offsetof(struct reshape_scatter_all_match, u) },
};
static const struct dfg_desc_pattern reshape_scatter_all_desc = {
    .n_nodes = 14, .n_exprs = 13, .n_vars = 0, .n_sets = 4,
    .nodes = reshape_scatter_all_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = reshape_scatter_all_regions,
    .exprs = reshape_scatter_all_exprs,
    .captures = reshape_scatter_all_refs,
    .text = "rule scatter_all(t, d, axis, u) : keep_shared {\012    match ScatterND(t, Unsqueeze(Range(0, Gather(Shape(d), axis & const), 1), -1), u) { reduction == \"none\" };\012    where t.shape[0] == d.shape[value(axis)], same_shape(t, u);\012    rewrite u;\012}", .line = 151, .n_where = 2, .where = (const uint32_t[]){ 9, 12, }
};
static bool reshape_scatter_all_any(const dfg_graph *g, dfg_node n, void *m)
{
    return reshape_scatter_all_match(g, n, m);
}
static bool reshape_scatter_all_pass(void *ctx, const struct reshape_scatter_all_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool reshape_scatter_all_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return reshape_scatter_all_each(g, n, reshape_scatter_all_pass, &e);
}

static const struct dfg_part reshape_scatter_all_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct reshape_scatter_all_whole, m.t) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct reshape_scatter_all_whole, m.d) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct reshape_scatter_all_whole, m.axis) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct reshape_scatter_all_whole, m.u) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct reshape_scatter_all_whole, scatterND) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct reshape_scatter_all_whole, unsqueeze) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct reshape_scatter_all_whole, range) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct reshape_scatter_all_whole, constant) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct reshape_scatter_all_whole, gather) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct reshape_scatter_all_whole, shape) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct reshape_scatter_all_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct reshape_scatter_all_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct reshape_scatter_all_whole, constant_4) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "reshape_fusion", .place = "reshape.pat:13", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct reshape_reshape_fusion_match),
      .n_captures = 4, .captures = reshape_reshape_fusion_captures,
      .match = reshape_reshape_fusion_any, .each = reshape_reshape_fusion_all, .desc = &reshape_reshape_fusion_desc,
      .whole_size = sizeof(struct reshape_reshape_fusion_whole), .n_parts = sizeof reshape_reshape_fusion_parts / sizeof *reshape_reshape_fusion_parts,
      .n_params = 2, .parts = reshape_reshape_fusion_parts, .whole = reshape_reshape_fusion_whole },
    { .name = "reshape_typed", .place = "reshape.pat:20", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct reshape_reshape_typed_match),
      .n_captures = 3, .captures = reshape_reshape_typed_captures,
      .match = reshape_reshape_typed_any, .each = reshape_reshape_typed_all, .desc = &reshape_reshape_typed_desc,
      .whole_size = sizeof(struct reshape_reshape_typed_whole), .n_parts = sizeof reshape_reshape_typed_parts / sizeof *reshape_reshape_typed_parts,
      .n_params = 2, .parts = reshape_reshape_typed_parts, .whole = reshape_reshape_typed_whole },
    { .name = "expand_typed", .place = "reshape.pat:27", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct reshape_expand_typed_match),
      .n_captures = 3, .captures = reshape_expand_typed_captures,
      .match = reshape_expand_typed_any, .each = reshape_expand_typed_all, .desc = &reshape_expand_typed_desc,
      .whole_size = sizeof(struct reshape_expand_typed_whole), .n_parts = sizeof reshape_expand_typed_parts / sizeof *reshape_expand_typed_parts,
      .n_params = 2, .parts = reshape_expand_typed_parts, .whole = reshape_expand_typed_whole },
    { .name = "shape_known", .place = "reshape.pat:34", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct reshape_shape_known_match),
      .n_captures = 2, .captures = reshape_shape_known_captures,
      .match = reshape_shape_known_any, .each = reshape_shape_known_all, .desc = &reshape_shape_known_desc,
      .whole_size = sizeof(struct reshape_shape_known_whole), .n_parts = sizeof reshape_shape_known_parts / sizeof *reshape_shape_known_parts,
      .n_params = 1, .parts = reshape_shape_known_parts, .whole = reshape_shape_known_whole },
    { .name = "shape_gather", .place = "reshape.pat:40", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct reshape_shape_gather_match),
      .n_captures = 4, .captures = reshape_shape_gather_captures,
      .match = reshape_shape_gather_any, .each = reshape_shape_gather_all, .desc = &reshape_shape_gather_desc,
      .whole_size = sizeof(struct reshape_shape_gather_whole), .n_parts = sizeof reshape_shape_gather_parts / sizeof *reshape_shape_gather_parts,
      .n_params = 2, .parts = reshape_shape_gather_parts, .whole = reshape_shape_gather_whole },
    { .name = "shape_slice", .place = "reshape.pat:47", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct reshape_shape_slice_match),
      .n_captures = 4, .captures = reshape_shape_slice_captures,
      .match = reshape_shape_slice_any, .each = reshape_shape_slice_all, .desc = &reshape_shape_slice_desc,
      .whole_size = sizeof(struct reshape_shape_slice_whole), .n_parts = sizeof reshape_shape_slice_parts / sizeof *reshape_shape_slice_parts,
      .n_params = 3, .parts = reshape_shape_slice_parts, .whole = reshape_shape_slice_whole },
    { .name = "cast_filled", .place = "reshape.pat:55", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct reshape_cast_filled_match),
      .n_captures = 3, .captures = reshape_cast_filled_captures,
      .match = reshape_cast_filled_any, .each = reshape_cast_filled_all, .desc = &reshape_cast_filled_desc,
      .whole_size = sizeof(struct reshape_cast_filled_whole), .n_parts = sizeof reshape_cast_filled_parts / sizeof *reshape_cast_filled_parts,
      .n_params = 1, .parts = reshape_cast_filled_parts, .whole = reshape_cast_filled_whole },
    { .name = "reshape_reshape", .place = "reshape.pat:66", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct reshape_reshape_reshape_match),
      .n_captures = 3, .captures = reshape_reshape_reshape_captures,
      .match = reshape_reshape_reshape_any, .each = reshape_reshape_reshape_all, .desc = &reshape_reshape_reshape_desc,
      .whole_size = sizeof(struct reshape_reshape_reshape_whole), .n_parts = sizeof reshape_reshape_reshape_parts / sizeof *reshape_reshape_reshape_parts,
      .n_params = 2, .parts = reshape_reshape_reshape_parts, .whole = reshape_reshape_reshape_whole },
    { .name = "reshape_last", .place = "reshape.pat:72", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct reshape_reshape_last_match),
      .n_captures = 2, .captures = reshape_reshape_last_captures,
      .match = reshape_reshape_last_any, .each = reshape_reshape_last_all, .desc = &reshape_reshape_last_desc,
      .whole_size = sizeof(struct reshape_reshape_last_whole), .n_parts = sizeof reshape_reshape_last_parts / sizeof *reshape_reshape_last_parts,
      .n_params = 1, .parts = reshape_reshape_last_parts, .whole = reshape_reshape_last_whole },
    { .name = "unsqueeze_unsqueeze", .place = "reshape.pat:80", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct reshape_unsqueeze_unsqueeze_match),
      .n_captures = 3, .captures = reshape_unsqueeze_unsqueeze_captures,
      .match = reshape_unsqueeze_unsqueeze_any, .each = reshape_unsqueeze_unsqueeze_all, .desc = &reshape_unsqueeze_unsqueeze_desc,
      .whole_size = sizeof(struct reshape_unsqueeze_unsqueeze_whole), .n_parts = sizeof reshape_unsqueeze_unsqueeze_parts / sizeof *reshape_unsqueeze_unsqueeze_parts,
      .n_params = 3, .parts = reshape_unsqueeze_unsqueeze_parts, .whole = reshape_unsqueeze_unsqueeze_whole },
    { .name = "squeeze_squeeze", .place = "reshape.pat:87", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct reshape_squeeze_squeeze_match),
      .n_captures = 3, .captures = reshape_squeeze_squeeze_captures,
      .match = reshape_squeeze_squeeze_any, .each = reshape_squeeze_squeeze_all, .desc = &reshape_squeeze_squeeze_desc,
      .whole_size = sizeof(struct reshape_squeeze_squeeze_whole), .n_parts = sizeof reshape_squeeze_squeeze_parts / sizeof *reshape_squeeze_squeeze_parts,
      .n_params = 3, .parts = reshape_squeeze_squeeze_parts, .whole = reshape_squeeze_squeeze_whole },
    { .name = "squeeze_unsqueeze", .place = "reshape.pat:94", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct reshape_squeeze_unsqueeze_match),
      .n_captures = 3, .captures = reshape_squeeze_unsqueeze_captures,
      .match = reshape_squeeze_unsqueeze_any, .each = reshape_squeeze_unsqueeze_all, .desc = &reshape_squeeze_unsqueeze_desc,
      .whole_size = sizeof(struct reshape_squeeze_unsqueeze_whole), .n_parts = sizeof reshape_squeeze_unsqueeze_parts / sizeof *reshape_squeeze_unsqueeze_parts,
      .n_params = 3, .parts = reshape_squeeze_unsqueeze_parts, .whole = reshape_squeeze_unsqueeze_whole },
    { .name = "squeeze_flat", .place = "reshape.pat:100", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct reshape_squeeze_flat_match),
      .n_captures = 1, .captures = reshape_squeeze_flat_captures,
      .match = reshape_squeeze_flat_any, .each = reshape_squeeze_flat_all, .desc = &reshape_squeeze_flat_desc,
      .whole_size = sizeof(struct reshape_squeeze_flat_whole), .n_parts = sizeof reshape_squeeze_flat_parts / sizeof *reshape_squeeze_flat_parts,
      .n_params = 1, .parts = reshape_squeeze_flat_parts, .whole = reshape_squeeze_flat_whole },
    { .name = "flatten_reshape", .place = "reshape.pat:106", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct reshape_flatten_reshape_match),
      .n_captures = 2, .captures = reshape_flatten_reshape_captures,
      .match = reshape_flatten_reshape_any, .each = reshape_flatten_reshape_all, .desc = &reshape_flatten_reshape_desc,
      .whole_size = sizeof(struct reshape_flatten_reshape_whole), .n_parts = sizeof reshape_flatten_reshape_parts / sizeof *reshape_flatten_reshape_parts,
      .n_params = 1, .parts = reshape_flatten_reshape_parts, .whole = reshape_flatten_reshape_whole },
    { .name = "reduce_unsqueeze", .place = "reshape.pat:113", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct reshape_reduce_unsqueeze_match),
      .n_captures = 4, .captures = reshape_reduce_unsqueeze_captures,
      .match = reshape_reduce_unsqueeze_any, .each = reshape_reduce_unsqueeze_all, .desc = &reshape_reduce_unsqueeze_desc,
      .whole_size = sizeof(struct reshape_reduce_unsqueeze_whole), .n_parts = sizeof reshape_reduce_unsqueeze_parts / sizeof *reshape_reduce_unsqueeze_parts,
      .n_params = 2, .parts = reshape_reduce_unsqueeze_parts, .whole = reshape_reduce_unsqueeze_whole },
    { .name = "concat_concat", .place = "reshape.pat:122", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct reshape_concat_concat_match),
      .n_captures = 4, .captures = reshape_concat_concat_captures,
      .match = reshape_concat_concat_any, .each = reshape_concat_concat_all, .desc = &reshape_concat_concat_desc,
      .whole_size = sizeof(struct reshape_concat_concat_whole), .n_parts = sizeof reshape_concat_concat_parts / sizeof *reshape_concat_concat_parts,
      .n_params = 2, .parts = reshape_concat_concat_parts, .whole = reshape_concat_concat_whole },
    { .name = "concat_concat_last", .place = "reshape.pat:129", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct reshape_concat_concat_last_match),
      .n_captures = 4, .captures = reshape_concat_concat_last_captures,
      .match = reshape_concat_concat_last_any, .each = reshape_concat_concat_last_all, .desc = &reshape_concat_concat_last_desc,
      .whole_size = sizeof(struct reshape_concat_concat_last_whole), .n_parts = sizeof reshape_concat_concat_last_parts / sizeof *reshape_concat_concat_last_parts,
      .n_params = 2, .parts = reshape_concat_concat_last_parts, .whole = reshape_concat_concat_last_whole },
    { .name = "slices_split", .place = "reshape.pat:141", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct reshape_slices_split_match),
      .n_captures = 6, .captures = reshape_slices_split_captures,
      .match = reshape_slices_split_any, .each = reshape_slices_split_all, .desc = &reshape_slices_split_desc,
      .whole_size = sizeof(struct reshape_slices_split_whole), .n_parts = sizeof reshape_slices_split_parts / sizeof *reshape_slices_split_parts,
      .n_params = 6, .parts = reshape_slices_split_parts, .whole = reshape_slices_split_whole },
    { .name = "scatter_all", .place = "reshape.pat:151", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct reshape_scatter_all_match),
      .n_captures = 4, .captures = reshape_scatter_all_captures,
      .match = reshape_scatter_all_any, .each = reshape_scatter_all_all, .desc = &reshape_scatter_all_desc,
      .whole_size = sizeof(struct reshape_scatter_all_whole), .n_parts = sizeof reshape_scatter_all_parts / sizeof *reshape_scatter_all_parts,
      .n_params = 4, .parts = reshape_scatter_all_parts, .whole = reshape_scatter_all_whole },
};

static const char *const imports[] = { "onnx", NULL };
extern const struct dfg_unit reshape_unit;
const struct dfg_unit reshape_unit = {
    .abi = DFG_ABI,
    .name = "reshape",
    .imports = imports,
    .names = &reshape_names, .whole_names = &whole_names,
    .n_patterns = 19, .patterns = patterns,
    .rules = &reshape_rules,
};
